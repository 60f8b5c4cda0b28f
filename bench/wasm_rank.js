// Times calls of WebAssembly functions for bench/wasm_rank.py. The argument is a file of JSON: a list of
// {"module", "symbol", "words", "memory": [[address, base64], ...], "end"}. Prints a list of lists: milliseconds of
// each run of each call, in turns.
import { readFileSync } from "node:fs";

const [WARM, ROUNDS] = [200, 40]; // milliseconds, runs
const bytes = (text) => Uint8Array.from(Buffer.from(text, "base64"));

function prepared({ module, symbol, words, memory, end }) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes(module)), {});
  const pages = Math.ceil(end / 65536) - exports.memory.buffer.byteLength / 65536;
  if (pages > 0) exports.memory.grow(pages);
  const all = new Uint8Array(exports.memory.buffer);
  for (const [address, data] of memory) all.set(bytes(data), address);
  return () => exports[symbol](...words);
}

const calls = JSON.parse(readFileSync(process.argv[2], "utf8")).map(prepared);
for (const call of calls) for (const start = performance.now(); performance.now() - start < WARM; ) call();
const times = calls.map(() => []);
for (let round = 0; round < ROUNDS; round += 1)
  calls.forEach((call, number) => {
    const start = performance.now();
    call();
    times[number].push(performance.now() - start);
  });
console.log(JSON.stringify({ engine: `Node ${process.versions.node} (V8 ${process.versions.v8})`, times }));
