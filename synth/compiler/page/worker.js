// $licence
// A thread of the model $name, which $name.js starts.

const found = globalThis.postMessage ? null : await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:worker_threads");
const port = found?.parentPort ?? globalThis;

function work({ module, memory, stack }) {
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  exports.__stack_pointer.value = stack;
  port.postMessage("ready");
  exports.synth_rt_worker();
}

if (found) port.once("message", work);
else port.onmessage = ({ data }) => work(data);
