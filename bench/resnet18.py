"""ResNet-18 end to end on synthesized kernels, beside ONNX Runtime's float and int8 of the same architecture.

    python -m bench.resnet18 [--configurations A1W1,A2W1,A2W2,int8] [--threads 1,2] [--seconds 30] [--check]
        [--target native] [--out DIR]

Our models run from Python and as exported C; where there are several thread counts, the last table says what
the larger ones gain, with everything timed in turns.

Batch 1, 224 x 224, 1000 classes, random weights; first and last layer of 8 bits, all others of the
configuration; ``int8`` is the file that ONNX Runtime runs, compiled by us. Every program is timed from the
float image to the float logits, in turns in one run; ratios are taken round by round with their quartiles,
above 1 we are faster; everybody may use every instruction of this processor, and the kernels that OpenVINO
took are named (``bench.openvino_peer``). ONNX Runtime's int8 is there in its fastest mode, with how far that
is off, and in its exact one (``bench.onnx_models``). Then the time of each layer, the bytes of the low-bit
layers' weights beside those of float32, and the memory that each model adds to a process of its own: ours
exported as a library. ``--check`` also compares all logits with the QONNX reference executor's, on scales
that are powers of two.
"""

import json
import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import numpy as np
import onnx
from rich.console import Console
from rich.table import Table

from bench import harness, openvino_peer
from bench import resnet18_models as models
from bench.harness import Spread, benchmark, flag, machine_text, say, screen, text_of, value
from bench.onnx_models import EXACT, FAST, MODES, exact_text
from bench.peak_memory import Memory, of_library, of_onnx
from bench.timing import Timing, measure, ratio, ratios
from bench.tvm_convolutions import set_tvm_threads
from synth.errors import UserError
from synth.model.onnx_session import open_session

FP32 = "ONNX Runtime fp32"
#: Our program of the file that ONNX Runtime runs in int8.
INT8 = "int8"
DEFAULT = ("A1W1", "A2W1", "A2W2", INT8)
#: How a program's name goes on where it is its exported C that runs.
EXPORTED = ", exported C"
#: Bytes by configuration: low-bit layers' weights, theirs as float32, all constants, the arena.
Weights = Mapping[str, tuple[int, int, int, int]]


@dataclass(frozen=True)
class Gains:
    """``times`` by program and thread count; ``ratios``: the time of the fewest threads over that of each
    other count, round by round: median and quartiles."""

    times: Mapping[str, Mapping[int, Timing]]
    ratios: Mapping[str, Mapping[int, Spread]]


def exported_runs(
    compiled: Mapping[str, Any], inputs: Sequence[Any], threads: int, folder: Path
) -> dict[str, Callable[[], None]]:
    """The models exported as C libraries into ``folder`` and loaded: a function for each that runs it once.

    Raises UserError where the target is another machine.
    """
    from synth.compiler.export import native_runner
    from synth.model.deploy import export_model

    runs = {}
    for number, (name, model) in enumerate(compiled.items()):
        exported = export_model(model, f"model{number}_{threads}", folder)
        runs[f"{name}{EXPORTED}"] = native_runner(exported, inputs, threads)[0]
    return runs


def measure_gains(runs: Mapping[int, Mapping[str, Callable[[], None]]], seconds: float) -> Gains:
    """``runs`` by thread count and program; everything takes turns in one measurement of ``seconds``."""
    keys = {f"{name} {count}": (name, count) for count, programs in runs.items() for name in programs}
    timings = measure({key: runs[count][name] for key, (name, count) in keys.items()}, seconds)
    times: dict[str, dict[int, Timing]] = {}
    for key, (name, count) in keys.items():
        times.setdefault(name, {})[count] = timings[key]
    gains = {
        name: {n: ratio(of[min(of)], timing) for n, timing in of.items() if n != min(of)}
        for name, of in times.items()
    }
    return Gains(times, gains)


def gains_table(gains: Gains) -> Table:
    first, *more = sorted({count for of in gains.times.values() for count in of})
    heads = [*(f"{n} thread(s), ms" for n in (first, *more)), *(f"{first} / {n}" for n in more)]
    table = Table("program", *heads, title="What threads gain, timed in turns")
    for name, of in gains.times.items():
        cells = [text_of(gains.ratios[name][n]) for n in more]
        table.add_row(name, *(of[n].text(2) for n in (first, *more)), *cells)
    return table


@dataclass(frozen=True)
class Layers:
    """Milliseconds by layer name; ``others``: all the rest of the program by kind of step."""

    milliseconds: dict[str, float]
    others: dict[str, float]

    @classmethod
    def of(cls, steps: Sequence[tuple[str | None, str, float]]) -> Self:
        """Sums of steps: the layer that each belongs to, if any, its kind, its milliseconds."""
        layers = cls({}, {})
        for layer, kind, milliseconds in steps:
            sums, key = (layers.others, kind) if layer is None else (layers.milliseconds, layer)
            sums[key] = sums.get(key, 0.0) + milliseconds
        return layers


@dataclass(frozen=True)
class Result:
    """One thread count: times by program; ``ratios``: rival -> configuration -> how often faster we are;
    ``off``: by what part of the largest logit the fast int8 rival's differ from the exact one's at most.
    ``kernels``: those of OpenVINO's convolutions and products, and how many; empty where it did not run."""

    threads: int
    times: Mapping[str, Timing]
    ratios: Mapping[str, Mapping[str, Spread]]
    layers: Mapping[str, Layers] = field(default_factory=dict)
    off: float = 0.0
    kernels: str = ""


@dataclass(frozen=True)
class Competitor:
    """A model for ONNX Runtime, and whether its integer products have to be right."""

    model: onnx.ModelProto
    exact: bool = False

    def session(self, threads: int, profile: Path | None = None) -> Any:
        return open_session(
            self.model.SerializeToString(), exact=self.exact, threads=threads, profile=profile
        )

    def run(self, image: Any, threads: int) -> Callable[[], Any]:
        """One inference on ``image``, which gives the logits."""
        session = self.session(threads)
        feed = {session.get_inputs()[0].name: image}
        return lambda: session.run(None, feed)[0]


def competitors_of(size: int) -> dict[str, Competitor]:
    """The float model, and the int8 one in both modes."""
    int8 = models.int8_model(size)
    modes = {name: Competitor(int8, exact) for name, exact in MODES.items()}
    return {FP32: Competitor(models.float_model(size)), **modes}


def compile_precision(
    precision: Mapping[str, str], size: int, threads: int, target: str | None = None
) -> Any:
    """ResNet-18 with a precision for each layer, compiled for ``target`` (None: this kind of computer)."""
    import synth

    return synth.compile(models.quantized_model(precision, size), target=target, threads=threads)


def compile_configuration(name: str, size: int, threads: int, target: str | None = None) -> Any:
    """ResNet-18 of a configuration: all but the first and the last layer of so many bits, or INT8."""
    import synth

    if name == INT8:
        return synth.compile(models.int8_model(size), target=target, threads=threads)
    return compile_precision(models.precisions(name), size, threads, target)


def measure_threads(
    compiled: Mapping[str, Any], competitors: Mapping[str, Competitor], size: int, threads: int,
    seconds: float,
    repeat: int, exported: Mapping[str, Callable[[], None]] | None = None,
) -> Result:  # fmt: skip
    """Times of the compiled models and of ONNX Runtime's, at one thread count; ``exported``: further runs of
    ours."""
    image = models.image(size)
    set_tvm_threads(threads)
    sessions = {name: competitor.run(image, threads) for name, competitor in competitors.items()}
    kernels = ""
    if openvino_peer.installed() and FAST in competitors:
        model = openvino_peer.compiled(competitors[FAST].model.SerializeToString(), threads)
        sessions[openvino_peer.NAME] = openvino_peer.runner(model, {models.IMAGE: image})
        kernels = openvino_peer.kernels_text(model)
    ours = {name: model.runner(image) for name, model in compiled.items()} | dict(exported or {})
    times = measure({**sessions, **ours}, seconds)
    layers = {
        name: onnxruntime_layers(competitor, image, threads, repeat)
        for name, competitor in competitors.items()
    }
    layers |= {name: layer_times(model, image, repeat) for name, model in compiled.items()}
    off = 0.0
    if set(competitors) >= set(MODES):
        fast, exact = (sessions[name]() for name in (FAST, EXACT))
        off = harness.largest(fast, exact) / float(np.abs(exact).max())
    return Result(threads, times, ratios(times, sessions, ours), layers, off, kernels)


def onnxruntime_layers(competitor: Competitor, image: Any, threads: int, repeat: int) -> Layers:
    """Medians over ``repeat`` runs by its own profiler. Its nodes carry the layers' names, with endings of
    its own."""
    with tempfile.TemporaryDirectory() as folder:
        session = competitor.session(threads, Path(folder) / "profile")
        feed = {session.get_inputs()[0].name: image}
        for _ in range(repeat + 1):
            session.run(None, feed)
        events = json.loads(Path(session.end_profiling()).read_text(encoding="utf-8"))
    durations: dict[tuple[str, str], list[float]] = {}
    for event in events:
        if event.get("cat") == "Node" and event["name"].endswith("_kernel_time"):
            key = event["name"].removesuffix("_kernel_time"), event["args"]["op_name"]
            durations.setdefault(key, []).append(event["dur"] / 1e3)
    steps = []
    for (name, operator), times in durations.items():
        fits = (layer for layer in models.layer_names() if re.match(rf"{re.escape(layer)}([._]|$)", name))
        steps.append((next(fits, None), operator, float(np.median(times[1:]))))
    return Layers.of(steps)


def layer_times(model: Any, image: Any, repeat: int) -> Layers:
    """Medians over ``repeat`` runs of a compiled model."""
    of_layers = {step: name for name, info in layer_infos(model).items() for step in info.steps}
    steps = model.time_layers([image], repeat)
    return Layers.of([(of_layers.get(step.name), step.kind, 1e3 * step.median) for step in steps])


def layer_infos(model: Any) -> dict[str, Any]:
    """The compiled model's layers by their names in the architecture."""
    infos = {info.name: info for info in model.layers}
    return {name: infos[name] for name in models.layer_names() if name in infos}


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


def check(configuration: str, size: int, target: str = harness.NATIVE) -> tuple[int, int, float]:
    """Logits that equal the reference executor's, of how many, and the largest difference."""
    import synth
    from bench.qonnx_layer import reference

    model = models.quantized_model(models.precisions(configuration), size, powers_of_two=True)
    image = models.image(size)
    want = reference(model, {models.IMAGE: image})["logits"]
    got = synth.compile(model, target=target)(image)
    return int((got == want).sum()), want.size, float(np.abs(got - want).max())


# ---- what is shown ----------------------------------------------------------------------------------------


def show(console: Console, result: Result) -> None:
    """Whole-model times and ratios, then layer by layer."""
    threads = f"{result.threads} thread(s)"
    heads = (f"{competitor} / it" for competitor in result.ratios)
    table = Table("program", "ms", *heads, title=f"ResNet-18, {threads}")
    for name, timing in result.times.items():
        table.add_row(name, timing.text(2), *(text_of(of.get(name)) for of in result.ratios.values()))
    console.print(table)
    lines = []
    if FAST in result.times:
        lines.append(f"{FAST}: {exact_text(100 * round(result.off, 4), ' % of the largest logit')}.")
        kernels = f"{openvino_peer.NAME} took {result.kernels}."
        lines.append(kernels if result.kernels else f"{openvino_peer.MISSING}.")
    lines += harness.disturbed_text(sum(timing.disturbed for timing in result.times.values()))
    for line in lines:
        console.print(line, highlight=False)
    table = Table("layer", *result.layers, title=f"Milliseconds by layer, {threads}")
    programs = result.layers.values()
    rows = {name: [of.milliseconds.get(name) for of in programs] for name in models.layer_names()}
    rest = [sum(of.others.values()) for of in programs]
    rows["(all other steps)"] = [*rest]
    rows["sum"] = [sum(of.milliseconds.values()) + more for of, more in zip(programs, rest, strict=True)]
    for name, row in rows.items():
        table.add_row(name, *("-" if number is None else f"{number:.3f}" for number in row))
    console.print(table)


def show_memory(console: Console, weights: Weights, processes: Mapping[str, Memory]) -> None:
    title = (
        "Memory, MiB: low-bit layers' weights, all constants, temporaries; what a process of its own gained"
    )
    heads = ("low-bit weights", "as float32", "ratio", "all constants", "arena", "resident", "peak")
    table = Table("program", *heads, title=title)
    for name in {**processes, **weights}:
        cells = ["-"] * len(heads)
        if name in weights:
            low, as_float, *stored = weights[name]
            if low:
                cells[:3] = [_mib(low), _mib(as_float), f"{as_float / low:.2f}"]
            cells[3:5] = map(_mib, stored)
        if name in processes:
            cells[5:] = [_mib(processes[name].resident), _mib(processes[name].peak)]
        table.add_row(name, *cells)
    console.print(table)


def _mib(size: int) -> str:
    return f"{size / 2**20:.2f}"


def as_json(
    results: Sequence[Result], weights: Weights, processes: Mapping[str, Memory], gains: Gains | None = None
) -> dict[str, Any]:
    rows = [
        {
            "threads": result.threads,
            "milliseconds": {name: timing.spread for name, timing in result.times.items()},
            "disturbed": {name: timing.disturbed for name, timing in result.times.items()},
            "off by, part of the largest logit": {FAST: result.off},
            "kernels": {openvino_peer.NAME: result.kernels},
            "ratios": result.ratios,
            "layers": {n: {**layers.milliseconds, **layers.others} for n, layers in result.layers.items()},
        }
        for result in results
    ]
    memory = {
        "low_bit_weights, as float32, constants, arena": weights,
        "resident, peak": {n: [m.resident, m.peak] for n, m in processes.items()},
    }
    more = {} if gains is None else {"fewest threads / threads": gains.ratios}
    return {"results": rows, "memory": memory, **more}


def configurations_of(text: str) -> list[str]:
    """Names with commas, checked. Raises UserError."""
    names = harness.listed(text, "--configurations")
    for name in names:
        if name != INT8:
            models.quantized_model(models.precisions(name), 32, 8, 1)
    return names


def _processes(
    competitors: Mapping[str, Competitor], compiled: Mapping[str, Any], size: int, threads: int
) -> dict[str, Memory]:
    processes = {}
    with tempfile.TemporaryDirectory() as folder:
        for number, (name, competitor) in enumerate(competitors.items()):
            file = Path(folder) / f"{number}.onnx"
            if not competitor.exact:  # which takes the same file
                onnx.save(competitor.model, file)
                processes[name] = of_onnx(file, (1, 3, size, size), threads)
        for name, model in compiled.items():
            processes[name] = memory_of(model, size, Path(folder))
    return processes


@benchmark(
    value("--configurations", ",".join(DEFAULT), "Such as A2W1, with commas."),
    harness.THREADS,
    harness.TARGET,
    harness.SIZE,
    value("--seconds", 30.0, "Timing per thread count."),
    value("--repeat", 20, "Runs for times by layer.", type=harness.AT_LEAST_ONE),
    flag("--check", "Compare with the reference executor first.", "checked"),
    flag("--no-memory", "Do not measure processes."),
    harness.OUT,
)
def main(
    configurations: str, threads: str, target: str, size: int, seconds: float, repeat: int, checked: bool,
    no_memory: bool, out: Path,
) -> None:  # fmt: skip
    """ResNet-18 on synthesized kernels, beside ONNX Runtime."""
    console = screen(140)
    names, counts = configurations_of(configurations), harness.thread_counts(threads)
    console.print(f"{machine_text()}\nour code: {harness.described(target)}")
    for name in [name for name in names if checked and name != INT8]:
        say(f"{name}: running the reference executor")
        equal, total, largest = check(name, size, target)
        text = f"{equal} of {total} logits equal the QONNX executor's, largest difference {largest:g}"
        console.print(f"{name}: {text}")
    say("quantizing for ONNX Runtime")
    competitors, image = competitors_of(size), models.image(size)
    results: list[Result] = []
    weights: dict[str, tuple[int, int, int, int]] = {}
    processes: dict[str, Memory] = {}
    runs: dict[int, dict[str, Callable[[], None]]] = {}
    for count in counts:
        compiled = {}
        for name in names:
            say(f"{name}, {count} thread(s): compiling")
            compiled[name] = compile_configuration(name, size, count, target)
        say(f"{count} thread(s): exporting")
        with tempfile.TemporaryDirectory() as folder:
            exported = exported_runs(compiled, [image], count, Path(folder))
        peers = {name: competitor.run(image, count) for name, competitor in competitors.items()}
        runs[count] = peers | {name: model.runner(image) for name, model in compiled.items()} | exported
        say(f"{count} thread(s): timing")
        results.append(measure_threads(compiled, competitors, size, count, seconds, repeat, exported))
        show(console, results[-1])
        if count == counts[0]:
            for name, model in compiled.items():
                low = (0, 0) if name == INT8 else low_bit_bytes(model, models.precisions(name))
                weights[name] = (*low, model.weight_bytes, model.activation_bytes)
            if not no_memory:
                say("measuring memory")
                processes = _processes(competitors, compiled, size, count)
    gains = None
    if len(runs) > 1:
        say("timing thread counts in turns")
        gains = measure_gains(runs, seconds)
        console.print(gains_table(gains))
    show_memory(console, weights, processes)
    body = as_json(results, weights, processes, gains)
    harness.write_json(out / "resnet18.json", target=target, **body)
