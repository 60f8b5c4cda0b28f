// $licence
// The model $name: `const model = await load(); const outputs = model.run({ ... })`.

const NAME = $quoted;
const INPUTS = $inputs;
const OUTPUTS = $outputs;
// The file of each level, the best level first.
const MODULES = $modules;
// The same for several threads, and the pages of memory that these have at first and at most.
const SHARED = $shared;
const PAGES = $pages, MOST_PAGES = $most_pages, STACK = 4 * 65536;

/** The array of each type. */
export const ARRAYS = {
  float32: Float32Array, float64: Float64Array, bool: Uint8Array,
  int8: Int8Array, int16: Int16Array, int32: Int32Array, int64: BigInt64Array,
  uint8: Uint8Array, uint16: Uint16Array, uint32: Uint32Array, uint64: BigUint64Array,
};
// Instructions that an engine has if it runs the modules of a level: i32.const 0 and i8x16.splat, and behind
// two such vectors i8x16.relaxed_swizzle.
const SPLAT = [65, 0, 253, 15];
const INSTRUCTIONS = { simd128: SPLAT, relaxed: [...SPLAT, ...SPLAT, 253, 128, 2] };
const ALIGNMENT = $alignment, PAGE = 65536, MOST_THREADS = 64;

function fail(message) {
  throw new Error(NAME + ": " + message);
}

/** Return whether the engine runs modules of a level, by a module with one function that returns a vector. */
function runs(level) {
  const body = INSTRUCTIONS[level];
  const header = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0];
  const code = [10, body.length + 4, 1, body.length + 2, 0, ...body, 11];
  return WebAssembly.validate(new Uint8Array([...header, ...code]));
}

const size = (shape) => shape.reduce((product, extent) => product * extent, 1);
const names = (tensors) => tensors.map(({ name }) => JSON.stringify(name)).join(", ");

/** Return the string of C at an address. */
function text(memory, address) {
  const bytes = new Uint8Array(memory.buffer, address);
  return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
}

/** Return the bytes of a file: from the disk if this module lies there (Node), else from its server. */
async function read(url) {
  try {
    if (url.protocol === "file:") {
      const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:fs/promises");
      return await readFile(url);
    }
    const response = await fetch(url);
    if (!response.ok) throw new Error("status " + response.status);
    return await response.arrayBuffer();
  } catch (error) {
    return fail("cannot read " + url.href + ": " + error.message);
  }
}

// What engines know of a typed array; its own properties may say anything.
const TYPED = Object.getPrototypeOf(Uint8Array.prototype);
const known = (key, array) => Object.getOwnPropertyDescriptor(TYPED, key).get.call(array);

function check({ name, shape, type }, array) {
  const input = "input " + JSON.stringify(name);
  if (array === undefined) fail(input + " is missing; the model needs " + names(INPUTS));
  const wanted = ARRAYS[type].name, found = known(Symbol.toStringTag, array) ?? typeof array;
  if (found !== wanted) fail(input + " is " + found + "; give " + wanted);
  const length = known("length", array);
  if (length !== size(shape)) {
    fail(input + " has " + length + " values; its shape " + shape.join(" x ") + " has " + size(shape));
  }
  if (!type.startsWith("float")) return;
  const index = TYPED.findIndex.call(array, (value) => value !== value);
  if (index >= 0) fail(input + " is NaN at index " + index + "; give numbers");
}

/** Return a worker that waits for tasks of the module in this memory. */
async function start(module, memory) {
  const url = new URL("./$name.worker.js", import.meta.url);
  const node = globalThis.Worker ? null : await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:worker_threads");
  const worker = node ? new node.Worker(url) : new Worker(url, { type: "module" });
  const stack = memory.grow(STACK / PAGE) * PAGE + STACK;
  await new Promise((resolve, reject) => {
    if (node) worker.once("message", resolve).once("error", reject);
    else [worker.onmessage, worker.onerror] = [resolve, () => reject(new Error(url + " does not run"))];
    worker.postMessage({ module, memory, stack });
  });
  worker.unref?.(); // Node ends although the worker waits
  return worker;
}

class Model {
  inputs = INPUTS;
  outputs = OUTPUTS;
  #exports;
  #addresses;
  #workers;

  constructor(exports, workers) {
    this.#exports = exports;
    this.#workers = workers;
    this.threads = workers.length + 1;
    this.level = text(exports.memory, exports[NAME + "_level"]());
    // The arrays lie behind the memory that the module has at first.
    const begin = exports.memory.buffer.byteLength;
    let end = begin;
    this.#addresses = [...INPUTS, ...OUTPUTS].map(({ shape, type }) => {
      const address = end;
      end += Math.ceil((size(shape) * ARRAYS[type].BYTES_PER_ELEMENT) / ALIGNMENT) * ALIGNMENT;
      return address;
    });
    try {
      exports.memory.grow(Math.ceil((end - begin) / PAGE));
    } catch (error) {
      fail("needs " + end + " bytes of memory, which the engine does not give: " + error.message);
    }
  }

  /** The bytes of memory of the model. */
  get memory() {
    return this.#exports.memory.buffer.byteLength;
  }

  /** End the threads. The model cannot run again. */
  close() {
    this.#workers.forEach((worker) => worker.terminate());
    this.run = () => fail("is closed");
  }

  /** Give the states that a run leaves for the next their first values. */
  reset() {
    this.#exports[NAME + "_reset"]?.();
  }

  /** Return new arrays with the outputs by name, for arrays with the inputs by name. */
  run(inputs) {
    const { memory } = this.#exports;
    const unknown = Object.keys(inputs ?? {}).find((name) => !INPUTS.some((input) => input.name === name));
    if (unknown !== undefined) {
      fail("has no input " + JSON.stringify(unknown) + "; its inputs are " + names(INPUTS));
    }
    const arrays = INPUTS.map(({ name }) => inputs?.[name]);
    INPUTS.forEach((input, number) => check(input, arrays[number]));
    const view = ({ shape, type }, number) =>
      new ARRAYS[type](memory.buffer, this.#addresses[number], size(shape));
    INPUTS.forEach((input, number) => {
      const values = view(input, number);
      values.set(arrays[number]);
      if (input.type === "bool") values.forEach((value, index) => (values[index] = value ? 1 : 0));
    });
    if (this.#exports[NAME + "_run"](...this.#addresses)) {
      fail(text(memory, this.#exports[NAME + "_error"]()));
    }
    const output = (tensor, number) => [tensor.name, view(tensor, INPUTS.length + number).slice()];
    return Object.fromEntries(OUTPUTS.map(output));
  }
}

/** Return the exports of a module, with its memory, and its workers. */
async function instantiate(bytes, threads) {
  if (threads === 1) return [(await WebAssembly.instantiate(bytes)).instance.exports, []];
  const memory = new WebAssembly.Memory({ initial: PAGES, maximum: MOST_PAGES, shared: true });
  const { module, instance } = await WebAssembly.instantiate(bytes, { env: { memory } });
  const workers = [];
  while (workers.length < threads - 1) workers.push(await start(module, memory));
  instance.exports[NAME + "_set_threads"](threads);
  return [{ ...instance.exports, memory }, workers];
}

/** Return the model, ready to run. Options: see $name.d.ts. */
export async function load({ bytes, base, threads = 1 } = {}) {
  if (!Number.isInteger(threads) || threads < 1 || threads > MOST_THREADS) {
    fail("threads is " + threads + "; give 1 to " + MOST_THREADS);
  }
  if (threads > 1 && globalThis.crossOriginIsolated === false) {
    fail("threads need the headers Cross-Origin-Opener-Policy: same-origin and Cross-Origin-Embedder-Policy: "
      + "require-corp, without which the page was served");
  }
  const modules = threads > 1 ? SHARED : MODULES;
  const level = Object.keys(MODULES).find(runs);
  if (!level) fail("this engine has no SIMD for WebAssembly (" + Object.keys(MODULES).join(", ") + ")");
  if (!modules[level]) fail("was compiled for one thread; leave threads out, or compile with --threads");
  const folder = base === undefined ? import.meta.url : String(base).replace(/\/?$$/, "/");
  const url = new URL(modules[level], new URL(folder, globalThis.location?.href ?? import.meta.url));
  const module = bytes ?? (await read(url));
  let made;
  try {
    made = await instantiate(module, threads);
  } catch (error) {
    fail("the module cannot be instantiated: " + error.message);
  }
  return new Model(...made);
}
