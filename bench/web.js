// Loads and times models for bench/web.py. Each line of standard input is a command, each line of standard
// output its answer, both in JSON:
//
//   {"engine": FOLDER}      -> {"engine": TEXT, "relaxed": BOOL}; FOLDER has node_modules/onnxruntime-web
//   {"load": KEY, "file": PATH, "inputs": {NAME: {"type", "shape", "file"}}, "outputs": FOLDER, "layer"}
//                           -> {"milliseconds", "first", "outputs": {NAME: TYPE}}: until loaded, and of the
//                              first run, whose outputs go to FOLDER/out_NAME. PATH is a model of ONNX, a
//                              module of `--target web`, or the library `export-c linear_w4` in WebAssembly
//                              with the sizes of a layer: {"bits", "m", "k", "block"}
//   {"run": KEY}            -> {"milliseconds"}: what the thread computed for a run, the mean of a batch
//
// A failed command is answered by {"error": TEXT}.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";

const [WARM, BATCH, LONG] = [5, 30, 200]; // milliseconds
const [ALIGNMENT, PAGE] = [64, 65536];
const ARRAYS = { float32: Float32Array, uint8: Uint8Array, int8: Int8Array, int32: Int32Array, int64: BigInt64Array };
// (module (func (result v128) i32.const 1 i8x16.splat i32.const 2 i8x16.splat i8x16.relaxed_swizzle))
const RELAXED = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15,
  253, 128, 2, 11,
];
const loaded = new Map();
let modules = "";

/** Return the numbers of a file in memory of their own: Node's buffers share theirs. */
const arrayOf = ({ type, file }) => new ARRAYS[type](Uint8Array.from(readFileSync(file)).buffer);

/** Return a function that runs a model of ONNX in onnxruntime-web, in one thread. */
async function session(file, inputs) {
  const ort = createRequire(join(modules, "index.js"))("onnxruntime-web");
  ort.env.wasm.numThreads = 1;
  ort.env.logLevel = "error";
  const made = await ort.InferenceSession.create(file, { executionProviders: ["wasm"] });
  return async () => {
    const feeds = {};
    for (const [name, { type, shape, array }] of Object.entries(inputs)) feeds[name] = new ort.Tensor(type, array, shape);
    const results = await made.run(feeds);
    return Object.fromEntries(Object.entries(results).map(([name, tensor]) => [name, tensor.data]));
  };
}

/** Return a function that runs a module of `synth-compile --target web`. */
async function module(file, inputs) {
  const model = await (await import(pathToFileURL(file))).load();
  const arrays = Object.fromEntries(Object.entries(inputs).map(([name, { array }]) => [name, array]));
  return () => model.run(arrays);
}

/** Return a function that runs a layer of the C library of linear layers on the rows of `x`. */
async function linear(file, { x, codes, scales }, { bits, m, k, block }) {
  const { exports: library } = (await WebAssembly.instantiate(readFileSync(file))).instance;
  const { memory } = library;
  library._initialize();
  let end = library.__heap_base.value;
  const place = (bytes, array) => {
    const start = Math.ceil(end / ALIGNMENT) * ALIGNMENT;
    end = start + bytes;
    const pages = Math.ceil((end - memory.buffer.byteLength) / PAGE);
    if (pages > 0) memory.grow(pages);
    if (array) new array.constructor(memory.buffer, start, array.length).set(array);
    return start;
  };
  const n = x.array.length / k;
  const layer = place(library.layers_layer_bytes(bits, m, k, block));
  const [values, results] = [place(x.array.byteLength), place(4 * n * m)];
  const given = [codes, scales].map(({ array }) => place(array.byteLength, array));
  if (library.layers_layer_pack(bits, m, k, block, ...given, 0, 0, 0, layer)) throw new Error("the layer is refused");
  const scratch = place(library.layers_scratch_bytes(layer));
  return () => {
    new Float32Array(memory.buffer, values, x.array.length).set(x.array);
    if (library.layers_layer_run(layer, values, n, 0, 1, scratch, results)) throw new Error("the layer does not run");
    return { y: new Float32Array(memory.buffer, results, n * m).slice() };
  };
}

const LOADERS = { ".onnx": session, ".js": module, ".wasm": linear };

async function load({ load: key, file, inputs, outputs, layer }) {
  for (const input of Object.values(inputs)) input.array = arrayOf(input);
  const start = performance.now();
  const run = await LOADERS[extname(file)](file, inputs, layer);
  const ready = performance.now();
  const results = await run();
  const first = performance.now() - ready;
  const types = {};
  for (const [name, array] of Object.entries(results)) {
    writeFileSync(join(outputs, `out_${name}`), array);
    types[name] = array.constructor.name.replace(/^Big|Array$/g, "").toLowerCase();
  }
  loaded.set(key, run);
  return { milliseconds: ready - start, first, outputs: types };
}

/** Return milliseconds that this thread has computed so far: waiting for a processor is none of a model's time. */
async function computed() {
  await setTimeout(1); // a system brings the number up to date where the thread sleeps, else every 4 ms
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)();
  return (user + system) / 1e3;
}

async function batch({ run: key }) {
  const run = loaded.get(key);
  const start = performance.now();
  do await run();
  while (performance.now() - start < WARM);
  const before = await computed();
  const begin = performance.now();
  let [calls, spent] = [0, 0];
  // At least three runs, unless they are long.
  while (spent < (calls < 3 ? LONG : BATCH)) {
    await run();
    calls += 1;
    spent = performance.now() - begin;
  }
  return { milliseconds: ((await computed()) - before) / calls };
}

function engine({ engine: folder }) {
  modules = folder;
  const relaxed = WebAssembly.validate(new Uint8Array(RELAXED));
  return { engine: `Node ${process.versions.node} (V8 ${process.versions.v8})`, relaxed };
}

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line);
  let answer;
  try {
    answer = await (command.engine !== undefined ? engine : command.load !== undefined ? load : batch)(command);
  } catch (error) {
    answer = { error: String(error?.message ?? error) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
