"""Models in a JavaScript engine, one thread: modules of ``synth-compile --target web`` and onnxruntime-web.

    python -m bench.web [--parts layers,network,linear,ready] [--layers C2,C12] [--seconds 5]
        [--node PATH] [--modules PATH]

Everything runs in turns in one process of Node without flags, which has to have relaxed SIMD; the first run
installs such a Node and onnxruntime-web with npm in the cache. Ratios are taken round by round with their
quartiles, above 1 we are faster. Times are those in which the engine's thread computes, so that other work on
this computer does not count. Every output is compared first.

* layers: ResNet-18's convolutions from uint8 to uint8. onnxruntime-web has its int8.
* network: ResNet-18 whole, from the float image to the float logits; and the bytes of its download.
* linear: weights of 2 and 4 bits with a scale for 32, beside MatMulNBits; one row and 128.
* ready: the digits network of ``tests/data``: its bytes, and the time until it runs, in fresh processes.
"""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import geometric_mean
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from bench import harness, web_models
from bench.harness import ROOT, Spread, benchmark, output_of, quartiles, say, screen, text_of, value
from bench.layers import layers_of
from bench.timing import Timing, measure, ratios
from bench.web_models import FLOAT, INT8, SMALL, WHO, Entry
from synth.emit.cache import make_cache_folder
from synth.errors import UserError

Array = NDArray[Any]
ORT, NODE = "onnxruntime-web@1.30.0", "node@24"
REMEDY = "install Node.js with npm, or name a folder with node_modules/onnxruntime-web by --modules"


def modules_folder(chosen: Path | None) -> Path:
    """Return the folder of ``node_modules``: ``chosen``, or one in the cache that npm fills the first time.

    Raises UserError without npm, and where npm fails or ``chosen`` lacks onnxruntime-web.
    """
    folder = chosen or make_cache_folder() / "npm"
    if not (folder / "node_modules" / "onnxruntime-web").is_dir():
        npm = shutil.which("npm")
        if chosen is not None or npm is None:
            what = "no npm" if chosen is None else f"--modules {chosen}: no node_modules/onnxruntime-web"
            raise UserError(f"{what}: {REMEDY}")
        say(f"npm: installing {ORT} and {NODE} in {folder}")
        folder.mkdir(exist_ok=True)
        command = [npm, "install", "--silent", "--prefix", str(folder), ORT, NODE]
        output_of(command, f"{REMEDY}; npm failed")
    return folder


@dataclass(frozen=True)
class Loaded:
    """A model in the engine: milliseconds until loaded and of the first run; the outputs of that run."""

    milliseconds: float
    first: float
    outputs: Mapping[str, Array]


class Engine:
    """One process of Node, which runs ``bench/web.js``. ``name``: engine and versions.

    ``node``: its program; None: that of ``modules``, else the system's. Raises UserError without a Node that
    has relaxed SIMD without flags.
    """

    def __init__(self, modules: Path, node: Path | None) -> None:
        own = modules / "node_modules" / "node" / "bin" / "node"
        program = node or (own if own.is_file() else shutil.which("node"))
        if program is None or shutil.which(program) is None:
            raise UserError(f"no Node{'' if program is None else f' {program}'}: {REMEDY}")
        pipe = subprocess.PIPE
        command = [str(program), str(ROOT / "bench" / "web.js")]
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        answer = self._ask(engine=str(modules.resolve()))
        self.name = str(answer["engine"])
        if not answer["relaxed"]:
            self.close()
            raise UserError(f"{self.name} has no relaxed SIMD: name Node 22 or later by --node")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def load(self, key: str, entry: Entry, folder: Path) -> Loaded:
        """Load a program, and run it once. ``folder`` gets the inputs and outputs as files. Raises UserError
        where the engine refuses it."""
        place = folder / key.replace("/", "_")
        place.mkdir(exist_ok=True)
        inputs = {}
        for name, array in entry.inputs.items():
            array.tofile(place / f"in_{name}")
            inputs[name] = {"type": str(array.dtype), "shape": array.shape, "file": str(place / f"in_{name}")}
        file = str(entry.file.resolve())
        answer = self._ask(load=key, file=file, inputs=inputs, outputs=str(place), layer=entry.layer)
        kinds = answer["outputs"].items()
        outputs = {name: np.fromfile(place / f"out_{name}", kind).reshape(-1) for name, kind in kinds}
        return Loaded(answer["milliseconds"], answer["first"], outputs)

    def batch(self, key: str) -> tuple[float, float]:
        """Run one batch of a loaded model. Return 0, since no time of it is a wait for a core, and the
        milliseconds that a run computes (``bench.timing``)."""
        return 0.0, float(self._ask(run=key)["milliseconds"])

    def _ask(self, **command: Any) -> dict[str, Any]:
        """Send a command, return the answer. Raises UserError where the engine fails or ends."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{json.dumps(command)}\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        answer: dict[str, Any] = json.loads(line) if line else {"error": "the process ended"}
        if "error" in answer:
            raise UserError(f"{command.get('load', 'engine')}: {answer['error']}")
        return answer


PARTS = ("layers", "network", "linear", "ready")
#: How often faster than onnxruntime-web each configuration has to be.
LAYER_GOALS = {"A1W1": 4.0, "A2W1": 3.0, "A2W2": 2.0, INT8: 1.2}
NETWORK_GOALS = {"A2W2": 2.0, SMALL: 2.0}
LINEAR_BITS, LINEAR_ROWS, LINEAR = (2, 4), (1, 128), (4096, 4096)
LINEAR_GOALS = {f"W{bits}": 1.5 for bits in LINEAR_BITS}
DOWNLOAD_GOAL = 12.0
READY_BYTES, READY_MILLISECONDS = 60_000, 50.0
#: Fresh processes in which the digits network is loaded.
STARTS = 7


@dataclass(frozen=True)
class Result:
    """Programs that were timed in turns: their times, and rival -> ours -> how often faster ours is."""

    name: str
    times: Mapping[str, Timing]
    ratios: Mapping[str, Mapping[str, Spread]]


def timed(engine: Engine, name: str, entries: Mapping[str, Entry], seconds: float, folder: Path) -> Result:
    """Load programs, compare their outputs, time them in turns. The competitors are those of onnxruntime-web.
    Raises VerificationError where an output is wrong."""
    keys = {key: f"{name} {key}" for key in entries}
    for key, entry in entries.items():
        (output,) = engine.load(keys[key], entry, folder).outputs.values()
        web_models.compare(keys[key], output, entry)
    say(f"{name}: timing")
    times = measure(keys, seconds, engine.batch)
    competitors = [key for key in keys if key.startswith(WHO)]
    return Result(name, times, ratios(times, competitors, [key for key in keys if key not in competitors]))


# ---- what is shown ----------------------------------------------------------------------------------------


def show(console: Console, results: Sequence[Result], goals: Mapping[str, float], title: str) -> None:
    """Print times and ratios, then which goals are met and where a rival is faster."""
    for rival in results[0].ratios:
        ours = list(results[0].ratios[rival])
        heads = [f"{WHO}, ms", *(f"{key}, ms" for key in ours), *(f"over {key}" for key in ours)]
        table = harness.grid(f"{title}: times, and that of {rival} over ours", [""], heads)
        for result in results:
            cells = [result.times[key].text(2) for key in (rival, *ours)]
            table.add_row(result.name, *cells, *(text_of(result.ratios[rival][key]) for key in ours))
        console.print(table)
        for key in ours:
            console.print(goal_text(results, rival, key, goals[key] if rival != FLOAT else 1.0))


def goal_text(results: Sequence[Result], rival: str, key: str, goal: float) -> str:
    """Return in how many results a configuration is so many times as fast as a rival, and where it is not."""
    speedups = {result.name: result.ratios[rival][key][0] for result in results}
    below = {name: times for name, times in speedups.items() if times < goal}
    where = ", ".join(f"{name} {times:.2f}{' (slower)' * (times < 1)}" for name, times in below.items())
    mean = f", geometric mean {geometric_mean(speedups.values()):.2f}" if len(speedups) > 1 else ""
    met = f"met in {len(speedups) - len(below)} of {len(speedups)}"
    return f"{key}, goal {goal:g} times {rival}: {met}{mean}{'; below: ' + where if where else ''}."


def show_download(console: Console, entries: Mapping[str, Entry]) -> dict[str, int]:
    """Print and return the bytes of each network, compressed by gzip, without onnxruntime-web itself."""
    sizes = {}
    for key, entry in entries.items():
        files = web_models.modules_of(entry.file) if entry.file.suffix == ".js" else [entry.file]
        sizes[key] = web_models.gzipped(files)
        console.print(f"{key}: {sizes[key] / 1e6:.2f} MB compressed by gzip")
    for key in NETWORK_GOALS:
        times = sizes[FLOAT] / sizes[key]
        met = "met" if times >= DOWNLOAD_GOAL else "missed"
        console.print(f"{key}, goal a twelfth of the download of float32: {met}, 1/{times:.1f}.")
    return sizes


def show_ready(console: Console, modules: Path, node: Path | None, folder: Path) -> dict[str, object]:
    """Load the digits network in fresh processes; print and return its bytes and the times."""
    entry, loads = web_models.digits_entry(folder), []
    for _ in range(STARTS):
        with Engine(modules, node) as engine:
            loads.append(engine.load("digits", entry, folder))
        (output,) = loads[-1].outputs.values()
        web_models.compare("digits", output, entry)
    ready, first = (
        quartiles([getattr(loaded, what) for loaded in loads]) for what in ("milliseconds", "first")
    )
    size = web_models.gzipped(list(entry.file.parent.glob("*.wasm")))
    met = ["met" if fine else "missed" for fine in (size < READY_BYTES, ready[0] < READY_MILLISECONDS)]
    console.print(f"Digits network: {size} bytes compressed by gzip, goal {READY_BYTES}: {met[0]}.")
    console.print(f"Ready after {text_of(ready)} ms, goal {READY_MILLISECONDS:g}: {met[1]}.")
    console.print(f"First run: {text_of(first)} ms.")
    return {"bytes": size, "ready": ready, "first run": first}


@benchmark(
    value("--parts", ",".join(PARTS), f"Of {', '.join(PARTS)}."),
    value("--layers", "all", "C2 to C12, with commas."),
    value("--configurations", ",".join(LAYER_GOALS), "Of the layers."),
    value("--seconds", 5.0, "Timing per layer."),
    harness.SIZE,
    value("--node", None, "Program of Node 22 or later.", type=harness.FILE),
    value("--modules", None, "Folder of node_modules with onnxruntime-web.", type=harness.FOLDER),
    harness.JSON,
)
def main(
    parts: str, layers: str, configurations: str, seconds: float, size: int, node: Path | None,
    modules: Path | None, json_file: Path | None,
) -> None:  # fmt: skip
    """Modules of --target web beside onnxruntime-web, in Node."""
    console = screen(200)
    names = harness.listed(configurations, "--configurations", list(LAYER_GOALS))
    convolutions, chosen = layers_of(layers), harness.listed(parts, "--parts", PARTS)
    place = modules_folder(modules)
    body: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as temporary, Engine(place, node) as engine:
        folder = Path(temporary)
        console.print(f"{engine.name}, {ORT.replace('@', ' ')}; {harness.machine_text()}")
        if "layers" in chosen:
            results = []
            for layer in convolutions:
                entries = web_models.layer_entries(layer, names, folder)
                results.append(timed(engine, layer.name, entries, seconds, folder))
            show(console, results, LAYER_GOALS, "ResNet-18's layers")
            body["layers"] = [asdict(result) for result in results]
        if "network" in chosen:
            entries = web_models.network_entries(size, folder)
            result = timed(engine, "ResNet-18", entries, 3 * seconds, folder)
            show(console, [result], NETWORK_GOALS, "ResNet-18")
            body["network"] = asdict(result) | {"gzip": show_download(console, entries)}
        library = web_models.linear_library(LINEAR_BITS, folder) if "linear" in chosen else None
        for bits in LINEAR_BITS if library else ():
            results = []
            for rows in LINEAR_ROWS:
                entries = web_models.linear_entries(library, *LINEAR, rows, bits, folder)
                results.append(timed(engine, f"{rows} row(s)", entries, seconds, folder))
            show(console, results, LINEAR_GOALS, f"Linear layers, {LINEAR[0]} x {LINEAR[1]}")
            body[f"linear W{bits}"] = [asdict(result) for result in results]
        if "ready" in chosen:
            body["ready"] = show_ready(console, place, node, folder)
    harness.write_json(json_file, engine=engine.name, **body)
