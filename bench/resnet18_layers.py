"""ResNet-18's convolutions on synthesized kernels, side by side with ONNX Runtime and TVM's own code.

    python -m bench.resnet18_layers [--configurations A1W1,A2W1,A2W2] [--layers C2,C6] [--threads 1,2]
        [--target native]

Layers C2 to C12 of Table 1 of Cowan et al. (CGO 2020), batch 1, hybrid encoding, int32 output. Our times
contain the packing of the activations, from int8 values. ONNX Runtime's int8 is there twice: its fastest,
with how far that is off, and the exact one (``bench.onnx_models``); OpenVINO's, where it is installed, with
the kernel that it took. Everything is timed in turns in one run; ratios are taken round by round, with their
quartiles; above 1 we are faster. Files: tables as JSON and the paper's Figures 4, 9, 10 and 11 for this
machine, in ``--out``. Rivals use every instruction that this processor has, and so do we by default
(``--target``). Schedules that ``synth-kernel tune`` keeps are used.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bench import harness, openvino_peer
from bench.figures import figure4, figure11, layer_figure
from bench.layers import Layer, convolve, find_layer, layers_of
from bench.onnx_models import EXACT, MODES, exact_text
from bench.peers import Peer, onnxruntime_fp32, onnxruntime_int8, openvino_int8, tvm_bitserial, tvm_fp32
from bench.timing import Timing, mean_row, measure, ratio, spread_table
from bench.tvm_convolutions import set_tvm_threads
from sketches.tile import Tile

FP32, TVM_FP32, TVM_BITS = "ONNX Runtime fp32", "TVM fp32", "TVM bit-serial"
DEFAULT = ("A1W1", "A2W1", "A2W2")


@dataclass(frozen=True)
class Result:
    """One layer at one thread count: times by peer, ratios peer -> configuration -> how often faster we are;
    ``off``: by how many of the 255 steps an int8 rival differs from ONNX Runtime's exact one at most;
    ``kernels``: what OpenVINO took, empty without it."""

    layer: str
    threads: int
    times: dict[str, Timing]
    ratios: dict[str, dict[str, harness.Spread]] = field(default_factory=dict)
    off: dict[str, float] = field(default_factory=dict)
    kernels: str = ""


def operands(layer: Layer, a: int, w: int) -> tuple[Any, Any]:
    """Activations int8 [1, H, H, C] and hybrid weights [F, K, K, C]."""
    random = np.random.default_rng(7)
    x = random.integers(0, 1 << a, (1, layer.height, layer.height, layer.channels)).astype(np.int8)
    shape = (layer.filters, layer.kernel, layer.kernel, layer.channels)
    return x, random.integers(0, 1 << w, shape) * 2 - ((1 << w) - 1)


def operator(
    layer: Layer, a: int, w: int, threads: int, tuned: bool = True, target: Any = harness.NATIVE
) -> Any:
    from synth import compiler

    x, weights = operands(layer, a, w)
    return compiler.bitserial_conv2d(
        weights, x.shape, a, w, strides=layer.stride, padding=layer.padding, threads=threads, tuned=tuned,
        target=target,
    )  # fmt: skip


def ours(
    layer: Layer, a: int, w: int, threads: int, tuned: bool = True, plan: Any = None,
    target: str = harness.NATIVE,
) -> Peer:  # fmt: skip
    """Our operator as a peer; ``plan``: another schedule than the tuned or default one."""
    convolution = operator(layer, a, w, threads, tuned and plan is None, target)
    if plan is not None:
        convolution.plan = plan(convolution)
    x, weights = operands(layer, a, w)

    def check() -> None:
        want = convolve(x[0].transpose(2, 0, 1), weights.transpose(0, 3, 1, 2), layer)
        harness.expect(f"A{a}W{w} on {layer.name}", convolution(x)[0].transpose(2, 0, 1), want)

    return Peer(f"A{a}W{w}", convolution.runner(x), check)


def measure_layer(
    layer: Layer, configurations: Sequence[str], threads: int, seconds: float, peers: bool, target: str
) -> Result:
    """Build, check and time everything on one layer."""
    builders: dict[str, Callable[[], Peer]] = {FP32: partial(onnxruntime_fp32, layer, threads)}
    for name, is_exact in MODES.items():
        builders[name] = partial(onnxruntime_int8, layer, threads, is_exact)
    if openvino_peer.installed():
        builders[openvino_peer.NAME] = partial(openvino_int8, layer, threads)
    competitors = list(builders)
    if peers:
        builders[TVM_FP32] = partial(tvm_fp32, layer, threads)
    for configuration in configurations:
        a, w = harness.bits_of(configuration)
        builders[configuration] = partial(ours, layer, a, w, threads, target=target)
        if peers:
            builders[f"{TVM_BITS} {configuration}"] = partial(tvm_bitserial, layer, threads, a, w, True)
    built: dict[str, Peer] = {}
    for name, build in builders.items():
        harness.say(f"{layer.name}, {threads} thread(s): {name}")
        peer = built[name] = build()
        if peer.check is not None:
            peer.check()
    outputs = {name: output() for name in competitors if (output := built[name].output) is not None}
    exact = outputs.pop(EXACT)
    off = {name: harness.largest(output, exact) for name, output in outputs.items()}
    set_tvm_threads(threads)
    harness.say(f"{layer.name}, {threads} thread(s): timing")
    times = measure({name: peer.run for name, peer in built.items()}, seconds)
    kernels = built[openvino_peer.NAME].kernels if openvino_peer.NAME in built else ""
    result = Result(layer.name, threads, times, off=off, kernels=kernels)
    for configuration in configurations:
        names = {name: name for name in competitors}
        if peers:
            names |= {TVM_FP32: TVM_FP32, TVM_BITS: f"{TVM_BITS} {configuration}"}
        for label, name in names.items():
            spread = ratio(times[name], times[configuration])
            result.ratios.setdefault(label, {})[configuration] = spread
    return result


# ---- what is shown ----------------------------------------------------------------------------------------


def show(console: Console, results: Sequence[Result], configurations: Sequence[str]) -> None:
    """Times per layer, ratios per competitor with their geometric means, and where we lose."""
    for threads in dict.fromkeys(result.threads for result in results):
        of_threads = [result for result in results if result.threads == threads]
        first = of_threads[0]
        _show_times(console, of_threads)
        lost = []
        for competitor in first.ratios:
            rows = {result.layer: list(result.ratios[competitor].values()) for result in of_threads}
            title = f"{competitor} / ours, {threads} thread(s)"
            console.print(spread_table(title, configurations, rows))
            for layer, cells in rows.items():
                slower = [pair for pair in zip(configurations, cells, strict=True) if pair[1][0] < 1]
                lost += [f"{layer} {name} ({cell[0]:.2f} of {competitor})" for name, cell in slower]
            if competitor in first.off:
                text = exact_text(max(result.off[competitor] for result in of_threads), " of 255")
                console.print(f"{competitor}: {text}.", highlight=False)
        lines = [] if openvino_peer.NAME in first.times else [f"{openvino_peer.MISSING}."]
        lines.append(f"Slower than a rival, {threads} thread(s): {'; '.join(lost) or 'nowhere'}.")
        times = [timing for result in of_threads for timing in result.times.values()]
        lines += harness.disturbed_text(sum(timing.disturbed for timing in times))
        console.print(*lines, sep="\n", highlight=False)


def _show_times(console: Console, results: Sequence[Result]) -> None:
    """Print the times of each layer; under those of int8 how far they are off, and OpenVINO's kernels."""
    title = f"Milliseconds (median), {results[0].threads} thread(s)"
    table = Table("", *(result.layer for result in results), title=title)
    for name in results[0].times:
        table.add_row(name, *(f"{result.times[name].median:.3f}" for result in results))
        if name in results[0].off:
            off = (f"{result.off[name]:g}" if result.off[name] else "exact" for result in results)
            table.add_row("  off by, of 255", *off)
        if name == openvino_peer.NAME:
            table.add_row("  kernel", *(result.kernels for result in results))
    console.print(table)


def scaling(one: Timing, several: Timing) -> harness.Spread:
    """Time with one thread over that with several, and the widest the quartiles allow: the two were not timed
    in turns."""
    return one.median / several.median, one.low / several.high, one.high / several.low


def show_scaling(console: Console, results: Sequence[Result]) -> None:
    """What more threads gain over the fewest, layer by layer: for us and for the competitors, since both gain
    nothing while the computer has no second processor to give."""
    counts = sorted({result.threads for result in results})
    base = {result.layer: result.times for result in results if result.threads == counts[0]}
    for count in counts[1:]:
        times = {result.layer: result.times for result in results if result.threads == count}
        names = [name for name in next(iter(times.values())) if all(name in of for of in base.values())]
        rows = {
            layer: [scaling(base[layer][name], of[name]) for name in names] for layer, of in times.items()
        }
        console.print(spread_table(f"{counts[0]} thread(s) / {count} thread(s)", names, rows))


def draw(
    results: Sequence[Result], configurations: Sequence[str], folder: Path, seconds: float, target: str
) -> list[Path]:
    """The paper's figures from these results; Figure 4 measures its stages first."""
    machine = harness.machine_text().splitlines()[0]
    single = [result for result in results if result.threads == min(r.threads for r in results)]
    layers = {result.layer: result.ratios[FP32] for result in single}
    means = mean_row([list(ratios.values()) for ratios in layers.values()])
    layers["mean"] = dict(zip(configurations, means, strict=True))
    files = [layer_figure(10, layers, folder, "Quantized convolutions", FP32, machine)]
    if "A2W1" in configurations:
        competitor = TVM_BITS if TVM_BITS in results[0].ratios else FP32
        series: dict[str, dict[str, harness.Spread]] = {}
        for result in results:
            times = result.ratios[competitor]["A2W1"]
            series.setdefault(result.layer, {})[f"{result.threads} thread(s)"] = times
        baseline = f"{competitor}, same threads"
        files.append(layer_figure(9, series, folder, "A2W1 convolutions", baseline, machine))
    first = single[0]
    synthesis = {c: _synthesis_seconds(*harness.bits_of(c), target) for c in configurations}
    files.append(figure11(first.ratios[FP32], synthesis, folder, first.layer, FP32, machine))
    files.append(figure4(_stages(configurations, seconds, target), folder, "C6", FP32, machine))
    return files


def _synthesis_seconds(a: int, w: int, target: str) -> float:
    """What writing the target's kernel took, from its certificate."""
    from synth import library
    from synth.compiler.machines import compile_target

    machine = compile_target(target)
    kernel = library.load(machine.isa, a, w, "hybrid", machine.machine)
    return sum(kernel.certificate.seconds.values())


def _stages(
    configurations: Sequence[str], seconds: float, target: str
) -> dict[str, dict[str, harness.Spread]]:
    """Speedup over fp32 on C6, one thread but for the last: what each step of the schedule adds."""
    from synth.compiler.schedule import SchedulePlan

    layer = find_layer("C6")

    def small(convolution: Any) -> SchedulePlan:
        return SchedulePlan(Tile(1, 1), convolution.problem.registers)

    def tiled(convolution: Any) -> SchedulePlan:
        tile = convolution.plan.tile
        return SchedulePlan(tile, convolution.problem.registers // tile.registers)

    stages: dict[str, Callable[[int, int], Peer]] = {
        "TVM's code": lambda a, w: tvm_bitserial(layer, 1, a, w, True),
        "+ bitplanes kernel": lambda a, w: ours(layer, a, w, 1, plan=small, target=target),
        "+ register tile": lambda a, w: ours(layer, a, w, 1, plan=tiled, target=target),
        "+ row blocks": lambda a, w: ours(layer, a, w, 1, False, target=target),
        "+ tuning": lambda a, w: ours(layer, a, w, 1, True, target=target),
    }
    speedups: dict[str, dict[str, harness.Spread]] = {name: {} for name in stages}
    base = onnxruntime_fp32(layer, 1)
    for configuration in configurations:
        peers = {name: build(*harness.bits_of(configuration)) for name, build in stages.items()}
        set_tvm_threads(1)
        times = measure({FP32: base.run, **{name: peer.run for name, peer in peers.items()}}, seconds)
        for name in stages:
            speedups[name][configuration] = ratio(times[FP32], times[name])
    return speedups


def as_json(result: Result) -> dict[str, Any]:
    return {
        "layer": result.layer,
        "threads": result.threads,
        "milliseconds": {name: timing.spread for name, timing in result.times.items()},
        "disturbed": sum(timing.disturbed for timing in result.times.values()),
        "off by, of 255": result.off,
        "kernels": {openvino_peer.NAME: result.kernels},
        "ratios": result.ratios,
    }


@harness.benchmark(
    harness.value("--configurations", ",".join(DEFAULT), "A1W1 to A3W3, or all."),
    harness.value("--layers", "all", "C2 to C12, with commas."),
    harness.THREADS,
    harness.TARGET,
    harness.value("--seconds", 8.0, "Timing per layer and thread count."),
    harness.flag("--no-tvm", "Leave out TVM's own code (it takes minutes to tune the first time)."),
    harness.OUT,
)
def main(
    configurations: str, layers: str, threads: str, target: str, seconds: float, no_tvm: bool, out: Path
) -> None:
    """ResNet-18's layers on synthesized kernels, beside ONNX Runtime and TVM."""
    console = harness.screen(130)
    names, counts = list(harness.configurations_of(configurations)), harness.thread_counts(threads)
    convolutions = layers_of(layers)
    console.print(f"{harness.machine_text()}\nour code: {harness.described(target)}")
    results = [
        measure_layer(layer, names, count, seconds, not no_tvm, target)
        for layer in convolutions
        for count in counts
    ]
    show(console, results, names)
    show_scaling(console, results)
    file = out / "resnet18_layers.json"
    harness.write_json(file, target=target, results=list(map(as_json, results)))
    for path in () if no_tvm else draw(results, names, out, seconds, target):
        console.print(f"File: {path}")
