// Runs a model in Node: `node web_driver.mjs MODEL.js INPUTS.json`; prints what it gives and refuses as JSON.
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";

const [script, given] = process.argv.slice(2);
const { load } = await import(pathToFileURL(script));
const model = await load();
const inputs = {};
const values = JSON.parse(readFileSync(given, "utf-8"));
model.inputs.forEach(({ name }, number) => { inputs[name] = Float32Array.from(values[number]); });
const outputs = model.run(inputs);
const again = model.run(inputs);

async function message(action) {
  try {
    await action();
    return null;
  } catch (error) {
    return error.message;
  }
}

/** What `load` says while a property of an object is another one. */
async function without(object, key, value, options) {
  const own = Object.getOwnPropertyDescriptor(object, key);
  Object.defineProperty(object, key, { value, configurable: true, writable: true });
  const said = await message(() => load(options));
  own ? Object.defineProperty(object, key, own) : delete object[key];
  return said;
}

const [first] = Object.keys(inputs);
const changed = (array) => message(() => model.run({ ...inputs, [first]: array }));
const numbers = inputs[first];
// A module of 65537 pages of memory.
const large = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 5, 5, 1, 0, 0x81, 0x80, 4]);
const refuses = () => { throw new RangeError("no more"); };
const errors = {
  simd: await without(WebAssembly, "validate", () => false),
  growth: await without(WebAssembly.Memory.prototype, "grow", refuses),
  isolation: await without(globalThis, "crossOriginIsolated", false, { threads: 2 }),
  threads: await message(() => load({ threads: 2 })),
  many: await message(() => load({ threads: 65 })),
  base: await message(() => load({ base: "file:///nowhere" })),
  large: await message(() => load({ bytes: large })),
  none: await message(() => model.run()),
  missing: await message(() => model.run({})),
  unknown: await message(() => model.run({ ...inputs, other: numbers })),
  type: await changed(Float64Array.from(numbers)),
  list: await changed([1, 2]),
  tag: await changed({ [Symbol.toStringTag]: numbers.constructor.name, length: numbers.length }),
  own: await changed(Object.defineProperty(new numbers.constructor(0), "length", { value: numbers.length })),
  null: await changed(null),
  length: await changed(numbers.slice(1)),
  nan: await changed(numbers.map((value, index) => (index === 3 ? NaN : value))),
};
const file = script.replace(/js$/, model.level === "simd128" ? "wasm" : model.level + ".wasm");
const same = await load({ bytes: await readFile(file) });
const folder = await load({ base: pathToFileURL(dirname(script)) });
const listed = Object.fromEntries(Object.entries(outputs).map(([name, array]) => [name, Array.from(array)]));
const equal = [again, same.run(inputs), folder.run(inputs)].every((found) =>
  model.outputs.every(({ name }) => Buffer.from(found[name].buffer).equals(Buffer.from(outputs[name].buffer))));
console.log(JSON.stringify({
  level: model.level, memory: model.memory, inputs: model.inputs, outputs: model.outputs, listed, equal, errors,
  arrays: Object.values(outputs).map((array) => array.constructor.name),
}));
