// The page of examples/web: strokes become an image as those of MNIST are made, and two networks read it.

const SIDE = 28; // pixels of the networks' image
const BOX = 20; // MNIST's digits fill a box of 20 x 20; their centroid is the middle of the image
const PEN = 2.6; // width of MNIST's strokes in those pixels
const TIMED = 4; // milliseconds: a clock of the browser may tick only every 0.1 ms, so a network runs so long
const KEPT = 15; // timings whose median the page shows
const NAMES = ["digits_2bit", "digits_float"];

const find = (id) => document.getElementById(id);
const [pad, seen] = [find("pad"), find("seen")];
const ink = pad.getContext("2d");
const pixels = seen.getContext("2d", { willReadFrequently: true });
let strokes = []; // each a list of points [x, y] in 0..1 of the pad
let networks = [];
let waiting = false;

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

// ---- drawing --------------------------------------------------------------------------------------------

/** Draw the strokes on a context. `place` maps a point of the pad to the context. */
function trace(context, width, place) {
  context.lineWidth = width;
  context.lineCap = context.lineJoin = "round";
  for (const stroke of strokes) {
    context.beginPath();
    context.moveTo(...place(stroke[0]));
    for (const point of stroke) context.lineTo(...place(point));
    context.stroke();
  }
}

function redraw() {
  const size = Math.round(pad.clientWidth * devicePixelRatio);
  if (pad.width !== size) pad.width = pad.height = size;
  ink.clearRect(0, 0, size, size);
  ink.strokeStyle = getComputedStyle(pad).color;
  trace(ink, size * 0.07, ([x, y]) => [x * size, y * size]);
}

function paint(shiftX, shiftY, scale) {
  pixels.fillStyle = "#000";
  pixels.fillRect(0, 0, SIDE, SIDE);
  pixels.strokeStyle = "#fff";
  trace(pixels, PEN, ([x, y]) => [x * scale + shiftX, y * scale + shiftY]);
  const { data } = pixels.getImageData(0, 0, SIDE, SIDE);
  return Float32Array.from({ length: SIDE * SIDE }, (_, n) => data[4 * n] / 255);
}

/** Return the image [28 x 28] in 0..1 of the strokes: scaled to MNIST's box, its centroid in the middle. */
function imageOf() {
  const points = strokes.flat();
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // A dot stays a dot: nothing is enlarged beyond a fifth of the pad.
  const scale = (BOX - PEN) / Math.max(right - left, bottom - top, 0.2);
  const middle = (low, high) => SIDE / 2 - (scale * (low + high)) / 2;
  const [x, y] = [middle(left, right), middle(top, bottom)];
  const image = paint(x, y, scale);
  let [mass, sumX, sumY] = [0, 0, 0];
  image.forEach((value, n) => {
    mass += value;
    sumX += value * ((n % SIDE) + 0.5);
    sumY += value * (Math.floor(n / SIDE) + 0.5);
  });
  return paint(x + SIDE / 2 - sumX / mass, y + SIDE / 2 - sumY / mass, scale);
}

// ---- answers --------------------------------------------------------------------------------------------

function probabilities(logits) {
  const most = Math.max(...logits);
  const powers = Array.from(logits, (logit) => Math.exp(logit - most));
  const sum = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / sum);
}

/** Return a network's logits, and keep how many milliseconds one answer takes. */
function answer(network, image) {
  const { model, times } = network;
  const start = performance.now();
  let [runs, spent, outputs] = [0, 0, null];
  do {
    outputs = model.run({ [model.inputs[0].name]: image });
    runs += 1;
    spent = performance.now() - start;
  } while (spent < TIMED);
  times.push(spent / runs);
  if (times.length > KEPT) times.shift();
  return outputs[model.outputs[0].name];
}

function show(network, values) {
  const best = values ? values.indexOf(Math.max(...values)) : -1;
  network.cells.answer.textContent = values ? best : "–";
  if (network.times.length) network.cells.time.textContent = `${median(network.times).toFixed(2)} ms`;
  network.bars.forEach(({ bar, text, row }, digit) => {
    const percent = values ? 100 * values[digit] : 0;
    bar.style.width = `${percent}%`;
    text.textContent = values ? percent.toFixed(1) : "–";
    if (network === networks[0]) row.classList.toggle("best", digit === best);
  });
}

function changed() {
  redraw();
  if (waiting || !networks.length) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    const image = strokes.length ? imageOf() : paint(0, 0, 1) && null;
    for (const network of networks) show(network, image && probabilities(answer(network, image)));
  });
}

function clear() {
  strokes = [];
  changed();
}

// ---- set-up ---------------------------------------------------------------------------------------------

/** Return the size of a network's module in bytes: as it is, and compressed by gzip. */
async function sizes(name, level) {
  const file = level === "simd128" ? `${name}.wasm` : `${name}.${level}.wasm`;
  const response = await fetch(file, { cache: "force-cache" });
  if (!response.ok) throw new Error(`${file}: status ${response.status}`);
  const bytes = await response.blob();
  const zipped = await new Response(bytes.stream().pipeThrough(new CompressionStream("gzip"))).blob();
  return { size: bytes.size, download: zipped.size };
}

async function open(name, column) {
  const { load } = await import(`./${name}.js`);
  const model = await load();
  const cells = Object.fromEntries(
    ["answer", "time", "size", "download"].map((what) => [what, document.querySelectorAll(`[data-of=${what}]`)[column]]),
  );
  for (const [what, bytes] of Object.entries(await sizes(name, model.level))) {
    cells[what].textContent = `${(bytes / 1000).toFixed(0)} kB`;
  }
  const bars = Array.from(find("bars").tBodies[0].rows, (row) => ({
    row, bar: row.querySelectorAll(".bar")[column], text: row.cells[2 + column],
  }));
  return { model, cells, bars, times: [] };
}

function listen() {
  const point = (event) => {
    const box = pad.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  };
  pad.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    pad.setPointerCapture(event.pointerId);
    strokes.push([point(event)]);
    changed();
  });
  pad.addEventListener("pointermove", (event) => {
    if (!pad.hasPointerCapture(event.pointerId)) return;
    const events = event.getCoalescedEvents?.() ?? [];
    strokes.at(-1).push(...(events.length ? events : [event]).map(point));
    changed();
  });
  find("clear").addEventListener("click", clear);
  addEventListener("keydown", (event) => event.key === "Escape" && clear());
  new ResizeObserver(redraw).observe(pad);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
}

for (let digit = 0; digit < 10; digit += 1) {
  const row = find("bars").tBodies[0].insertRow();
  row.innerHTML = `<th scope="row">${digit}</th><td><div class="bar few"></div><div class="bar many"></div></td><td>–</td><td>–</td>`;
}
listen();
try {
  networks = await Promise.all(NAMES.map(open));
  find("status").textContent = "";
  find("engine").textContent = `Both run in this page. Instructions of WebAssembly that they use: ${networks[0].model.level}.`;
  changed();
} catch (error) {
  find("status").className = "error";
  find("status").setAttribute("role", "alert");
  find("status").textContent = `The networks do not run here: ${error.message}`;
}
