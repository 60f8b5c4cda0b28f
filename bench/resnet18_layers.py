"""ResNet-18's convolutions on synthesized kernels, side by side with ONNX Runtime and TVM's own code.

    python -m bench.resnet18_layers [--configurations A1W1,A2W1,A2W2] [--layers C2,C6] [--threads 1,2]
        [--target native]

Layers C2 to C12 of Table 1 of Cowan et al. (CGO 2020), batch 1, hybrid encoding, int32 output. Our times
contain the packing of the activations, from int8 values. ONNX Runtime's int8 is there twice: its fastest,
with how far that is off, and the exact one (``bench.int8_modes``); OpenVINO's, where it is installed, with
the kernel that it took. Everything is timed in turns in one run;
ratios are taken round by round, with their quartiles; above 1 we are faster. Files: tables as JSON and the
paper's Figures 4, 9, 10 and 11 for this machine, in ``--out``. Rivals use every instruction that this
processor has, and so do we by default (``--target``). Schedules that ``synth-kernel tune`` keeps are used.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bench import harness, int8_modes, openvino_peer
from bench.figures import figure4, figure9, figure10, figure11
from bench.layers import LAYERS, Layer, convolve, find_layer
from bench.peers import Peer, onnxruntime_fp32, onnxruntime_int8, openvino_int8, tvm_bitserial, tvm_fp32
from bench.timing import Timing, geometric_mean, measure, ratio
from bench.tvm_convolutions import set_tvm_threads
from sketches.tile import Tile

FP32, TVM_FP32 = "ONNX Runtime fp32", "TVM fp32"
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
    layer: Layer,
    a: int,
    w: int,
    threads: int,
    tuned: bool = True,
    plan: Any = None,
    target: str = harness.NATIVE,
) -> Peer:
    """Our operator as a peer; ``plan``: another schedule than the tuned or default one."""
    made = operator(layer, a, w, threads, tuned and plan is None, target)
    if plan is not None:
        made.plan = plan(made)
    x, weights = operands(layer, a, w)
    runner = made.runner(x)

    def check() -> None:
        want = convolve(x[0].transpose(2, 0, 1), weights.transpose(0, 3, 1, 2), layer)
        if not np.array_equal(made(x)[0].transpose(2, 0, 1), want):
            raise AssertionError(f"A{a}W{w} on {layer.name}: wrong integers")

    return Peer(f"A{a}W{w}", runner, check)


def measure_layer(
    layer: Layer, configurations: Sequence[str], threads: int, seconds: float, peers: bool, target: str
) -> Result:
    """Build, check and time everything on one layer."""
    made: dict[str, Peer] = {}

    def add(name: str, build: Callable[[], Peer]) -> None:
        harness.say(f"{layer.name}, {threads} thread(s): {name}")
        peer = build()
        if peer.check is not None:
            peer.check()
        made[name] = peer

    add(FP32, lambda: onnxruntime_fp32(layer, threads))
    for name, right in int8_modes.MODES.items():
        add(name, lambda right=right: onnxruntime_int8(layer, threads, right))  # type: ignore[misc]
    int8 = [*int8_modes.MODES]
    if openvino_peer.installed():
        int8.append(openvino_peer.NAME)
        add(openvino_peer.NAME, lambda: openvino_int8(layer, threads))
    results = {name: output() for name in int8 if (output := made[name].output) is not None}
    exact = results.pop(int8_modes.EXACT)
    off = {name: int8_modes.largest(result, exact) for name, result in results.items()}
    if peers:
        add(TVM_FP32, lambda: tvm_fp32(layer, threads))
    for configuration in configurations:
        a, w = harness.bits_of(configuration)
        add(configuration, lambda a=a, w=w: ours(layer, a, w, threads, target=target))  # type: ignore[misc]
        if peers:
            add(f"TVM bit-serial {configuration}", lambda a=a, w=w: tvm_bitserial(layer, threads, a, w, True))  # type: ignore[misc]
    set_tvm_threads(threads)
    harness.say(f"{layer.name}, {threads} thread(s): timing")
    times = measure({name: peer.run for name, peer in made.items()}, seconds)
    kernels = made[openvino_peer.NAME].kernels if openvino_peer.NAME in made else ""
    result = Result(layer.name, threads, times, off=off, kernels=kernels)
    for configuration in configurations:
        competitors = [FP32, *int8, *([TVM_FP32, f"TVM bit-serial {configuration}"] if peers else [])]
        for competitor in competitors:
            label = "TVM bit-serial" if competitor.startswith("TVM bit") else competitor
            result.ratios.setdefault(label, {})[configuration] = ratio(
                times[competitor], times[configuration]
            )
    return result


# ---- what is shown ----------------------------------------------------------------------------------------


def show(console: Console, results: Sequence[Result], configurations: Sequence[str]) -> None:
    """Times per layer, ratios per rival with their geometric means, and where we lose."""
    for threads in dict.fromkeys(result.threads for result in results):
        mine = [result for result in results if result.threads == threads]
        title = f"Milliseconds (median), {threads} thread(s)"
        table = Table("", *(result.layer for result in mine), title=title)
        for name in mine[0].times:
            table.add_row(name, *(f"{result.times[name].median:.3f}" for result in mine))
            if name in mine[0].off:
                off = (f"{result.off[name]:g}" if result.off[name] else "exact" for result in mine)
                table.add_row("  off by, of 255", *off)
            if name == openvino_peer.NAME:
                table.add_row("  kernel", *(result.kernels for result in mine))
        console.print(table)
        lost = []
        for competitor in mine[0].ratios:
            table = Table("layer", *configurations, title=f"{competitor} / ours, {threads} thread(s)")
            for result in mine:
                cells = [result.ratios[competitor][configuration] for configuration in configurations]
                table.add_row(result.layer, *map(harness.text_of, cells))
                slower = [pair for pair in zip(configurations, cells, strict=True) if pair[1][0] < 1]
                lost += [f"{result.layer} {name} ({cell[0]:.2f} of {competitor})" for name, cell in slower]
            means = [geometric_means(mine, competitor, configuration) for configuration in configurations]
            table.add_row("geometric mean", *map(harness.text_of, means), end_section=True)
            console.print(table)
            if competitor in mine[0].off:
                text = int8_modes.text(max(result.off[competitor] for result in mine), " of 255")
                console.print(f"{competitor}: {text}.", highlight=False)
        if openvino_peer.NAME not in mine[0].times:
            console.print(f"{openvino_peer.MISSING}.", highlight=False)
        lines = [f"Slower than a rival, {threads} thread(s): {'; '.join(lost) or 'nowhere'}."]
        lines += harness.disturbed_text(
            sum(timing.disturbed for result in mine for timing in result.times.values())
        )
        for line in lines:
            console.print(line, highlight=False)


def scaling(one: Timing, several: Timing) -> harness.Spread:
    """Time with one thread over that with several, and the widest the quartiles allow: the two were not timed
    in turns."""
    return one.median / several.median, one.low / several.high, one.high / several.low


def show_scaling(console: Console, results: Sequence[Result]) -> None:
    """What more threads gain over the fewest, layer by layer: for us and for the rivals, since both gain
    nothing while the computer has no second processor to give."""
    counts = sorted({result.threads for result in results})
    base = {result.layer: result for result in results if result.threads == counts[0]}
    for count in counts[1:]:
        mine = [result for result in results if result.threads == count]
        names = [name for name in mine[0].times if all(name in result.times for result in base.values())]
        table = Table("layer", *names, title=f"{counts[0]} thread(s) / {count} thread(s)")
        columns: list[list[harness.Spread]] = []
        for result in mine:
            one, several = base[result.layer].times, result.times
            columns.append([scaling(one[name], several[name]) for name in names])
            table.add_row(result.layer, *map(harness.text_of, columns[-1]))
        means = [_mean(cells) for cells in zip(*columns, strict=True)]
        table.add_row("geometric mean", *map(harness.text_of, means), end_section=True)
        console.print(table)


def geometric_means(results: Sequence[Result], competitor: str, configuration: str) -> harness.Spread:
    """Over the layers, of the medians and of the quartiles."""
    return _mean([result.ratios[competitor][configuration] for result in results])


def _mean(cells: Sequence[harness.Spread]) -> harness.Spread:
    middle, low, high = (geometric_mean([cell[n] for cell in cells]) for n in range(3))
    return middle, low, high


def draw(
    results: Sequence[Result], configurations: Sequence[str], folder: Path, seconds: float, target: str
) -> list[Path]:
    """The paper's figures from these results; Figure 4 measures its stages first."""
    machine = harness.machine_text().splitlines()[0]
    single = [result for result in results if result.threads == min(r.threads for r in results)]
    layers = {result.layer: result.ratios[FP32] for result in single}
    layers["mean"] = {c: geometric_means(single, FP32, c) for c in configurations}
    files = [figure10(layers, folder, FP32, machine)]
    if "A2W1" in configurations:
        series: dict[str, dict[str, harness.Spread]] = {}
        for result in results:
            competitor = "TVM bit-serial" if "TVM bit-serial" in result.ratios else FP32
            series.setdefault(result.layer, {})[f"{result.threads} thread(s)"] = result.ratios[competitor][
                "A2W1"
            ]
        files.append(figure9(series, folder, f"{competitor}, same threads", machine))
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

    def small(made: Any) -> SchedulePlan:
        return SchedulePlan(Tile(1, 1), made.problem.registers)

    def tiled(made: Any) -> SchedulePlan:
        return SchedulePlan(made.plan.tile, made.problem.registers // made.plan.tile.registers)

    stages: dict[str, Callable[[int, int], Peer]] = {
        "TVM's code": lambda a, w: tvm_bitserial(layer, 1, a, w, True),
        "+ bitplanes kernel": lambda a, w: ours(layer, a, w, 1, plan=small, target=target),
        "+ register tile": lambda a, w: ours(layer, a, w, 1, plan=tiled, target=target),
        "+ row blocks": lambda a, w: ours(layer, a, w, 1, False, target=target),
        "+ tuning": lambda a, w: ours(layer, a, w, 1, True, target=target),
    }
    found: dict[str, dict[str, harness.Spread]] = {name: {} for name in stages}
    base = onnxruntime_fp32(layer, 1)
    for configuration in configurations:
        peers = {name: build(*harness.bits_of(configuration)) for name, build in stages.items()}
        set_tvm_threads(1)
        times = measure({FP32: base.run, **{name: peer.run for name, peer in peers.items()}}, seconds)
        for name in stages:
            found[name][configuration] = ratio(times[FP32], times[name])
    return found


def as_json(result: Result) -> dict[str, Any]:
    return {
        "layer": result.layer,
        "threads": result.threads,
        "milliseconds": {n: [t.median, t.low, t.high] for n, t in result.times.items()},
        "disturbed": sum(t.disturbed for t in result.times.values()),
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
    chosen, counts = list(harness.configurations_of(configurations)), harness.thread_counts(threads)
    picked = [
        find_layer(name) for name in harness.listed(layers, "--layers", [layer.name for layer in LAYERS])
    ]
    console.print(f"{harness.machine_text()}\nour code: {harness.described(target)}")
    results = [
        measure_layer(layer, chosen, count, seconds, not no_tvm, target)
        for layer in picked
        for count in counts
    ]
    show(console, results, chosen)
    show_scaling(console, results)
    file = out / "resnet18_layers.json"
    console.print(harness.write_json(file, target=target, results=list(map(as_json, results))))
    for path in () if no_tvm else draw(results, chosen, out, seconds, target):
        console.print(f"File: {path}")


if __name__ == "__main__":
    main()
