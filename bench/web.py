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

import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console

from bench import harness, web_models
from bench.harness import Spread, benchmark, quartiles, say, screen, text_of, value
from bench.layers import LAYERS, find_layer
from bench.timing import Timing, geometric_mean, measure, ratio
from bench.web_engine import ORT, Engine, modules_folder
from bench.web_models import FLOAT, INT8, SMALL, WHO, Entry

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
    """Load programs, compare their outputs, time them in turns. The rivals are those of onnxruntime-web.
    Raises VerificationError where an output is wrong."""
    keys = {key: f"{name} {key}" for key in entries}
    for key, entry in entries.items():
        (output,) = engine.load(keys[key], entry, folder).outputs.values()
        web_models.compare(keys[key], output, entry)
    say(f"{name}: timing")
    times = measure(keys, seconds, engine.batch)
    rivals = [key for key in keys if key.startswith(WHO)]
    ours = [key for key in keys if key not in rivals]
    return Result(name, times, {who: {key: ratio(times[who], times[key]) for key in ours} for who in rivals})


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
    found = {result.name: result.ratios[rival][key][0] for result in results}
    below = {name: times for name, times in found.items() if times < goal}
    where = ", ".join(f"{name} {times:.2f}{' (slower)' * (times < 1)}" for name, times in below.items())
    mean = f", geometric mean {geometric_mean(found.values()):.2f}" if len(found) > 1 else ""
    met = f"met in {len(found) - len(below)} of {len(found)}"
    return f"{key}, goal {goal:g} times {rival}: {met}{mean}{'; below: ' + where if where else ''}."


def show_download(console: Console, entries: Mapping[str, Entry]) -> dict[str, int]:
    """Print and return the bytes of each network, compressed by gzip, without onnxruntime-web itself."""
    found = {}
    for key, entry in entries.items():
        files = web_models.modules_of(entry.file) if entry.file.suffix == ".js" else [entry.file]
        found[key] = web_models.gzipped(files)
        console.print(f"{key}: {found[key] / 1e6:.2f} MB compressed by gzip")
    for key in NETWORK_GOALS:
        times = found[FLOAT] / found[key]
        met = "met" if times >= DOWNLOAD_GOAL else "missed"
        console.print(f"{key}, goal a twelfth of the download of float32: {met}, 1/{times:.1f}.")
    return found


def show_ready(console: Console, modules: Path, node: Path | None, folder: Path) -> dict[str, object]:
    """Load the digits network in fresh processes; print and return its bytes and the times."""
    entry, loads = web_models.digits_entry(folder), []
    for _ in range(STARTS):
        with Engine(modules, node) as engine:
            loads.append(engine.load("digits", entry, folder))
        (output,) = loads[-1].outputs.values()
        web_models.compare("digits", output, entry)
    ready, first = (quartiles([getattr(one, what) for one in loads]) for what in ("milliseconds", "first"))
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
    chosen = harness.listed(parts, "--parts", PARTS)
    picked = harness.listed(layers, "--layers", [layer.name for layer in LAYERS])
    names = harness.listed(configurations, "--configurations", list(LAYER_GOALS))
    place = modules_folder(modules)
    body: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as temporary, Engine(place, node) as engine:
        folder = Path(temporary)
        console.print(f"{engine.name}, {ORT.replace('@', ' ')}; {harness.machine_text()}")
        if "layers" in chosen:
            made = [find_layer(name) for name in picked]
            found = [
                timed(engine, one.name, web_models.layer_entries(one, names, folder), seconds, folder)
                for one in made
            ]
            show(console, found, LAYER_GOALS, "ResNet-18's layers")
            body["layers"] = [asdict(result) for result in found]
        if "network" in chosen:
            entries = web_models.network_entries(size, folder)
            result = timed(engine, "ResNet-18", entries, 3 * seconds, folder)
            show(console, [result], NETWORK_GOALS, "ResNet-18")
            body["network"] = asdict(result) | {"gzip": show_download(console, entries)}
        if "linear" in chosen:
            library = web_models.linear_library(LINEAR_BITS, folder)
            for bits in LINEAR_BITS:
                found = []
                for rows in LINEAR_ROWS:
                    entries = web_models.linear_entries(library, *LINEAR, rows, bits, folder)
                    found.append(timed(engine, f"{rows} row(s)", entries, seconds, folder))
                title = f"Linear layers, {LINEAR[0]} x {LINEAR[1]}"
                show(console, found, LINEAR_GOALS, title)
                body[f"linear W{bits}"] = [asdict(result) for result in found]
        if "ready" in chosen:
            body["ready"] = show_ready(console, place, node, folder)
    if json_file is not None:
        say(harness.write_json(json_file, engine=engine.name, **body))


if __name__ == "__main__":
    main()
