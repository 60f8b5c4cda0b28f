"""ResNet-18 end to end on synthesized kernels, beside ONNX Runtime's float and int8 of the same architecture.

    python -m bench.resnet18 [--configurations A1W1,A2W1,A2W2] [--threads 1,2] [--seconds 30] [--check]
        [--target native] [--out DIR]

Our models run from Python and as exported C; where there are several thread counts, the last table says what
the larger ones gain, with everything timed in turns.

Batch 1, 224 x 224, 1000 classes, random weights; first and last layer of 8 bits, all others of the
configuration. Every program is timed from the float image to the float logits, in turns in one run; ratios
are taken round by round with their quartiles, above 1 we are faster; everybody may use every instruction of
this processor. ONNX Runtime's int8 is there in its fastest mode, with how far that is off, and in its exact
one (``bench.int8_modes``). Then the time of each layer, the bytes of the low-bit layers' weights beside those
of float32, and the memory that each model adds to a process of its own: ours exported as a library.
``--check`` also compares all logits with the QONNX reference executor's, on scales that are powers of two.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
import numpy as np
import onnx
from rich.console import Console
from rich.table import Table

from bench import int8_modes
from bench import resnet18_models as models
from bench.peak_memory import Memory, of_library, of_onnx

# Importing the peers sets the variables of TVM's thread pool, which TVM reads once: so nothing imports TVM
# before.
from bench.peers import machine_text, set_tvm_threads
from bench.resnet18_layers import NATIVE, described
from bench.thread_gains import Gains, exported_runs, gains_table, measure_gains
from bench.timing import Timing, measure, ratio
from synth.errors import UserError
from synth.model.onnx_session import open_session

__all__ = [
    "FP32",
    "Layers",
    "Result",
    "Rival",
    "compile_precision",
    "layer_times",
    "low_bit_bytes",
    "measure_threads",
]

FP32 = "ONNX Runtime fp32"
DEFAULT = ("A1W1", "A2W1", "A2W2")
Ratio = tuple[float, float, float]
Say = Callable[[str], None]


@dataclass(frozen=True)
class Layers:
    """Milliseconds by layer name; ``others``: all the rest of the program by kind of step."""

    milliseconds: Mapping[str, float]
    others: Mapping[str, float]


@dataclass(frozen=True)
class Result:
    """One thread count: times by program; ``ratios``: rival -> configuration -> how often faster we are;
    ``off``: by what part of the largest logit the fast int8 rival's differ from the exact one's at most."""

    threads: int
    times: Mapping[str, Timing]
    ratios: Mapping[str, Mapping[str, Ratio]]
    layers: Mapping[str, Layers] = field(default_factory=dict)
    off: float = 0.0


@dataclass(frozen=True)
class Rival:
    """A model for ONNX Runtime, and whether its integer products have to be right."""

    model: onnx.ModelProto
    exact: bool = False


def rivals_of(size: int) -> dict[str, Rival]:
    """The float model, and the int8 one in both modes."""
    int8 = models.int8_model(size)
    return {
        FP32: Rival(models.float_model(size)),
        **{name: Rival(int8, exact) for name, exact in int8_modes.MODES.items()},
    }


def compile_precision(
    precision: Mapping[str, str], size: int, threads: int, target: str | None = None
) -> Any:
    """ResNet-18 with a precision for each layer, compiled for ``target`` (None: this kind of computer)."""
    import synth

    return synth.compile(models.quantized_model(precision, size), target=target, threads=threads)


def measure_threads(
    compiled: Mapping[str, Any],
    rivals: Mapping[str, Rival],
    size: int,
    threads: int,
    seconds: float,
    repeat: int,
    exported: Mapping[str, Callable[[], None]] | None = None,
) -> Result:
    """Times of the compiled models and of ONNX Runtime's, at one thread count; ``exported``: further runs of
    ours."""
    image = models.image(size)
    set_tvm_threads(threads)
    sessions = {name: onnxruntime_run(rival, image, threads) for name, rival in rivals.items()}
    ours = {name: model.runner(image) for name, model in compiled.items()} | dict(exported or {})
    runs: dict[str, Callable[[], Any]] = {**sessions, **ours}
    times = measure(runs, seconds)
    ratios = {rival: {name: ratio(times[rival], times[name]) for name in ours} for rival in rivals}
    layers = {name: onnxruntime_layers(rival, image, threads, repeat) for name, rival in rivals.items()}
    layers |= {name: layer_times(model, image, repeat) for name, model in compiled.items()}
    off = 0.0
    if set(rivals) >= set(int8_modes.MODES):
        fast, exact = (sessions[name]() for name in (int8_modes.FAST, int8_modes.EXACT))
        off = int8_modes.largest(fast, exact) / float(np.abs(exact).max())
    return Result(threads, times, ratios, layers, off)


def onnxruntime_run(rival: Rival, image: Any, threads: int) -> Callable[[], Any]:
    """One inference on ``image``, which gives the logits."""
    session = open_session(rival.model.SerializeToString(), exact=rival.exact, threads=threads)
    feed = {session.get_inputs()[0].name: image}
    return lambda: session.run(None, feed)[0]


def onnxruntime_layers(rival: Rival, image: Any, threads: int, repeat: int) -> Layers:
    """Medians over ``repeat`` runs by its own profiler. Its nodes carry the layers' names, with endings of
    its own."""
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "profile"
        session = open_session(
            rival.model.SerializeToString(), exact=rival.exact, threads=threads, profile=profile
        )
        feed = {session.get_inputs()[0].name: image}
        for _ in range(repeat + 1):
            session.run(None, feed)
        events = json.loads(Path(session.end_profiling()).read_text(encoding="utf-8"))
    spent: dict[tuple[str, str], list[float]] = {}
    for event in events:
        if event.get("cat") == "Node" and event["name"].endswith("_kernel_time"):
            key = event["name"].removesuffix("_kernel_time"), event["args"]["op_name"]
            spent.setdefault(key, []).append(event["dur"] / 1e3)
    layers: dict[str, float] = {}
    others: dict[str, float] = {}
    for (name, operator), times in spent.items():
        layer = next(
            (layer for layer in models.layer_names() if re.match(rf"{re.escape(layer)}([._]|$)", name)), None
        )
        place, key = (others, operator) if layer is None else (layers, layer)
        place[key] = place.get(key, 0.0) + float(np.median(times[1:]))
    return Layers(layers, others)


def layer_times(model: Any, image: Any, repeat: int) -> Layers:
    """Medians over ``repeat`` runs of a compiled model."""
    steps = {step.name: step for step in model.time_layers([image], repeat)}
    of_layers = {step: name for name, info in layer_infos(model).items() for step in info.steps}
    layers: dict[str, float] = {}
    others: dict[str, float] = {}
    for name, step in steps.items():
        place, key = (layers, of_layers[name]) if name in of_layers else (others, step.kind)
        place[key] = place.get(key, 0.0) + 1e3 * step.median
    return Layers(layers, others)


def layer_infos(model: Any) -> dict[str, Any]:
    """The compiled model's layers by their names in the architecture.

    The compiler spells names as identifiers, and ends one with a number where it is taken already.
    """
    infos = {info.name: info for info in model.layers}
    found = {}
    for name in models.layer_names():
        plain = re.sub(r"\W", "_", name)
        fitting = [other for other in infos if re.fullmatch(rf"{plain}_?\d*", other)]
        if fitting:
            found[name] = infos[min(fitting, key=len)]
    return found


def low_bit_bytes(model: Any, precision: Mapping[str, str]) -> tuple[int, int]:
    """Bytes of the weights of layers of fewer than 8 bits: as the program holds them, and as float32.

    Raises UserError where the compiled model lacks one of those layers.
    """
    infos = layer_infos(model)
    low = [name for name, text in precision.items() if text not in (models.FP32, "A8W8")]
    if missing := [name for name in low if name not in infos]:
        raise UserError(f"the compiled model reports no layer {missing[0]}; it has {', '.join(infos)}")
    return sum(infos[name].weight_bytes for name in low), sum(infos[name].fp32_bytes for name in low)


def memory_of(model: Any, size: int, folder: Path) -> Memory:
    """Of the compiled model as a library in a process of its own."""
    from synth.model.deploy import export_model

    outputs = int(np.prod(model.outputs[0].shape))
    exported = export_model(model, "resnet18", folder)
    assert exported.library is not None
    return of_library(exported.library, (1, 3, size, size), outputs, "resnet18")


def check(configuration: str, size: int, target: str = NATIVE) -> tuple[int, int, float]:
    """Logits that equal the reference executor's, of how many, and the largest difference."""
    import synth
    from bench.low_bit_accuracy import reference

    model = models.quantized_model(models.precisions(configuration), size, powers_of_two=True)
    image = models.image(size)
    want = reference(model, {models.IMAGE: image})["logits"]
    got = synth.compile(model, target=target)(image)
    return int((got == want).sum()), want.size, float(np.abs(got - want).max())


# ---- what is shown ----------------------------------------------------------------------------------------


def show(console: Console, result: Result, configurations: Sequence[str]) -> None:
    """Whole-model times and ratios, then layer by layer."""
    threads = f"{result.threads} thread(s)"
    grid = Table(
        "program", "ms", *(f"{rival} / it" for rival in result.ratios), title=f"ResNet-18, {threads}"
    )
    for name, timing in result.times.items():
        cells = [result.ratios[rival].get(name) for rival in result.ratios]
        grid.add_row(name, timing.text(2), *("-" if cell is None else _text(cell) for cell in cells))
    console.print(grid)
    if int8_modes.FAST in result.times:
        text = int8_modes.text(100 * round(result.off, 4), " % of the largest logit")
        console.print(f"{int8_modes.FAST}: {text}.", highlight=False)
    disturbed = sum(timing.disturbed for timing in result.times.values())
    if disturbed:
        console.print(
            f"{disturbed} timing rounds were disturbed by other work on this computer.", highlight=False
        )
    grid = Table("layer", *result.layers, title=f"Milliseconds by layer, {threads}")
    for layer in models.layer_names():
        grid.add_row(
            layer, *(_milliseconds(layers.milliseconds.get(layer)) for layers in result.layers.values())
        )
    rest = [sum(layers.others.values()) for layers in result.layers.values()]
    grid.add_row("(all other steps)", *map(_milliseconds, rest))
    sums = [
        sum(layers.milliseconds.values()) + more
        for layers, more in zip(result.layers.values(), rest, strict=True)
    ]
    grid.add_row("sum", *map(_milliseconds, sums))
    console.print(grid)


def _text(cell: Ratio) -> str:
    return f"{cell[0]:.2f} ({cell[1]:.2f}-{cell[2]:.2f})"


def _milliseconds(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"


def show_memory(
    console: Console, weights: Mapping[str, tuple[int, int, int, int]], processes: Mapping[str, Memory]
) -> None:
    """``weights`` by configuration: low-bit layers' bytes, theirs as float32, all constants, the arena."""
    title = (
        "Memory, MiB: low-bit layers' weights, all constants, temporaries; what a process of its own gained"
    )
    grid = Table(
        "program",
        "low-bit weights",
        "as float32",
        "ratio",
        "all constants",
        "arena",
        "resident",
        "peak",
        title=title,
    )
    for name in {**processes, **weights}:
        low = weights.get(name)
        stored = ["-"] * 5
        if low is not None:
            stored = [_mib(low[0]), _mib(low[1]), f"{low[1] / low[0]:.2f}", _mib(low[2]), _mib(low[3])]
        process = processes.get(name)
        gained = ["-", "-"] if process is None else [_mib(process.resident), _mib(process.peak)]
        grid.add_row(name, *stored, *gained)
    console.print(grid)


def _mib(size: int) -> str:
    return f"{size / 2**20:.2f}"


def as_json(
    results: Sequence[Result],
    weights: Mapping[str, tuple[int, int, int, int]],
    processes: Mapping[str, Memory],
    target: str = NATIVE,
    gains: Gains | None = None,
) -> str:
    rows = [
        {
            "threads": result.threads,
            "milliseconds": {n: [t.median, t.low, t.high] for n, t in result.times.items()},
            "disturbed": {n: t.disturbed for n, t in result.times.items()},
            "off by, part of the largest logit": {int8_modes.FAST: result.off},
            "ratios": {
                rival: {n: list(v) for n, v in cells.items()} for rival, cells in result.ratios.items()
            },
            "layers": {n: {**layers.milliseconds, **layers.others} for n, layers in result.layers.items()},
        }
        for result in results
    ]
    memory = {
        "low_bit_weights, as float32, constants, arena": {n: list(v) for n, v in weights.items()},
        "resident, peak": {n: [m.resident, m.peak] for n, m in processes.items()},
    }
    body = {"machine": machine_text(), "target": target, "results": rows, "memory": memory}
    if gains is not None:
        body["fewest threads / threads"] = {
            n: {c: list(v) for c, v in of.items()} for n, of in gains.ratios.items()
        }
    return json.dumps(body, indent=1) + "\n"


def configurations_of(text: str) -> list[str]:
    """Names with commas, checked. Raises UserError."""
    names = [part.strip() for part in text.split(",") if part.strip()]
    for name in names:
        models.quantized_model(models.precisions(name), 32, 8, 1)
    if not names:
        raise UserError("--configurations: give at least one")
    return names


def thread_counts(text: str) -> list[int]:
    """Numbers with commas. Raises UserError."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not parts or not all(part.isdecimal() and int(part) for part in parts):
        raise UserError(f"--threads {text}: numbers from 1 on, with commas")
    return [int(part) for part in parts]


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--configurations", default=",".join(DEFAULT), show_default=True, help="Such as A2W1, with commas."
)
@click.option("--threads", default="1,2", show_default=True, help="Thread counts, with commas.")
@click.option("--target", default=NATIVE, show_default=True, help="What our code is compiled for.")
@click.option("--size", default=224, show_default=True, help="Height and width of the image.")
@click.option("--seconds", default=30.0, show_default=True, help="Timing per thread count.")
@click.option(
    "--repeat", type=click.IntRange(min=1), default=20, show_default=True, help="Runs for times by layer."
)
@click.option("--check", "checked", is_flag=True, help="Compare with the reference executor first.")
@click.option("--no-memory", is_flag=True, help="Do not measure processes.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("bench_out"),
    show_default=True,
    help="Folder of resnet18.json.",
)
def main(
    configurations: str,
    threads: str,
    target: str,
    size: int,
    seconds: float,
    repeat: int,
    checked: bool,
    no_memory: bool,
    out: Path,
) -> None:
    """ResNet-18 on synthesized kernels, beside ONNX Runtime."""
    console, progress = Console(), Console(stderr=True)
    console.width = max(console.width, 140)

    def say(text: str) -> None:
        progress.print(text, highlight=False)

    try:
        chosen, counts = configurations_of(configurations), thread_counts(threads)
        console.print(f"{machine_text()}\nour code: {described(target)}", highlight=False)
        if checked:
            for name in chosen:
                say(f"{name}: running the reference executor")
                equal, total, largest = check(name, size, target)
                console.print(
                    f"{name}: {equal} of {total} logits equal the QONNX executor's, largest difference {largest:g}"
                )
        say("quantizing for ONNX Runtime")
        rivals = rivals_of(size)
        results: list[Result] = []
        weights: dict[str, tuple[int, int, int, int]] = {}
        processes: dict[str, Memory] = {}
        runs: dict[int, dict[str, Callable[[], None]]] = {}
        for count in counts:
            compiled = {}
            for name in chosen:
                say(f"{name}, {count} thread(s): compiling")
                compiled[name] = compile_precision(models.precisions(name), size, count, target)
            say(f"{count} thread(s): exporting")
            image = models.image(size)
            with tempfile.TemporaryDirectory() as folder:
                exported = exported_runs(compiled, [image], count, Path(folder))
            peers = {name: onnxruntime_run(rival, image, count) for name, rival in rivals.items()}
            runs[count] = peers | {name: model.runner(image) for name, model in compiled.items()} | exported
            say(f"{count} thread(s): timing")
            results.append(measure_threads(compiled, rivals, size, count, seconds, repeat, exported))
            show(console, results[-1], chosen)
            if count == counts[0]:
                for name, model in compiled.items():
                    low = low_bit_bytes(model, models.precisions(name))
                    weights[name] = (*low, model.weight_bytes, model.activation_bytes)
                if not no_memory:
                    say("measuring memory")
                    processes = _processes(rivals, compiled, size, count)
        gains = None
        if len(runs) > 1:
            say("timing thread counts in turns")
            gains = measure_gains(runs, seconds)
            console.print(gains_table(gains))
        show_memory(console, weights, processes)
        out.mkdir(parents=True, exist_ok=True)
        (out / "resnet18.json").write_text(
            as_json(results, weights, processes, target, gains), encoding="utf-8"
        )
        console.print(f"File: {out / 'resnet18.json'}", highlight=False)
    except UserError as error:
        raise click.ClickException(str(error)) from None


def _processes(
    rivals: Mapping[str, Rival], compiled: Mapping[str, Any], size: int, threads: int
) -> dict[str, Memory]:
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for number, (name, rival) in enumerate(rivals.items()):
            file = Path(folder) / f"{number}.onnx"
            if not rival.exact:  # which takes the same file
                onnx.save(rival.model, file)
                found[name] = of_onnx(file, (1, 3, size, size), threads)
        for name, model in compiled.items():
            found[name] = memory_of(model, size, Path(folder))
    return found


if __name__ == "__main__":
    main()
