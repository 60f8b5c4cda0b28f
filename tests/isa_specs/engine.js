// Calls functions of a WebAssembly module in Node, or in the page of a browser that includes this file.
//
// A request is {module, arrays, calls}: base64 of the module, base64 of arrays by name, and calls of
// {symbol, number, inputs, bytes}. A call passes the number, the inputs by name and room for a result of so many
// bytes. The response is a list with base64 of each result. Arrays lie at odd addresses.
"use strict";

function decoded(text) {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function encoded(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

function respond(request) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(decoded(request.module)));
  const arrays = Object.fromEntries(Object.entries(request.arrays).map(([name, text]) => [name, decoded(text)]));
  return request.calls.map((call) => {
    let end = exports.__heap_base.value | 1;
    const room = (bytes) => (end += bytes + (bytes % 2)) - bytes - (bytes % 2);
    const inputs = call.inputs.map((name) => room(arrays[name].length));
    const output = room(call.bytes);
    const missing = end - exports.memory.buffer.byteLength;
    if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
    const memory = new Uint8Array(exports.memory.buffer);
    call.inputs.forEach((name, index) => memory.set(arrays[name], inputs[index]));
    memory.fill(0xa5, output, output + call.bytes);
    exports[call.symbol](call.number, ...inputs, output);
    return encoded(memory.subarray(output, output + call.bytes));
  });
}

if (typeof process === "undefined") {
  const place = document.getElementById("request");
  const response = JSON.stringify(respond(JSON.parse(place.textContent)));
  place.textContent = "";
  document.getElementById("response").textContent = response;
} else {
  const fs = require("fs");
  fs.writeSync(1, JSON.stringify(respond(JSON.parse(fs.readFileSync(0, "utf8")))));
}
