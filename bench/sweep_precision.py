"""The mixed-precision sweep of DeepliteRT (Table 3) on ResNet-18: from all layers in float to all of one bit.

    python -m bench.sweep_precision [--threads 1] [--seconds 40] [--ends A8W8|fp32]
        [--configurations "all fp32,all A2W2"]

Each configuration gives every layer between the first and the last its precision: float, A2W2, A1W2 or A1W1,
half of the layers one and the later half another. Whole-model time at batch 1, in turns in one run, beside
ONNX Runtime in float; bytes of all constants and of the temporaries. Weights are random, so accuracy says
nothing and is not shown.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.table import Table

from bench import harness
from bench import resnet18_models as models
from bench.harness import Spread, benchmark, machine_text, say, screen, text_of, value
from bench.resnet18 import FP32, Competitor, compile_precision
from bench.timing import Timing, measure, ratio
from bench.tvm_convolutions import set_tvm_threads


@dataclass(frozen=True)
class Row:
    """A configuration: how many layers of which precision, its time, ratios to the all-float ones, and
    bytes."""

    name: str
    layers: Mapping[str, int]
    time: Timing
    of_float: Spread | None
    of_onnxruntime: Spread
    constants: int
    temporaries: int


def rows(
    configurations: Mapping[str, Mapping[str, str]], size: int, threads: int, seconds: float, target: str
) -> tuple[Row, ...]:
    """Compile and time them all in one run. ``of_float`` compares with our own all-float program, where it is
    among the configurations."""
    compiled = {}
    for name, precision in configurations.items():
        say(f"{name}: compiling")
        compiled[name] = compile_precision(precision, size, threads, target)
    image = models.image(size)
    set_tvm_threads(threads)
    runs = {FP32: Competitor(models.float_model(size)).run(image, threads)}
    runs |= {name: model.runner(image) for name, model in compiled.items()}
    say("timing")
    times = measure(runs, seconds)
    floats = next((n for n, p in configurations.items() if set(p.values()) == {models.FP32}), None)
    return tuple(
        Row(
            name, Counter(precision.values()), times[name],
            None if floats is None else ratio(times[floats], times[name]), ratio(times[FP32], times[name]),
            compiled[name].weight_bytes, compiled[name].activation_bytes,
        )
        for name, precision in configurations.items()
    )  # fmt: skip


def table(results: Sequence[Row], threads: int) -> Table:
    """One row per configuration."""
    title = f"ResNet-18, mixed precision, {threads} thread(s); ratios above 1: faster than float"
    heads = ("ms", "our fp32 / it", f"{FP32} / it", "weights MiB", "of fp32", "temporaries MiB")
    grid = harness.grid(title, ("configuration", "layers"), heads)
    most = max(row.constants for row in results)
    for row in results:
        layers = ", ".join(f"{count} {bits}" for bits, count in row.layers.items())
        times = row.time.text(2), text_of(row.of_float), text_of(row.of_onnxruntime)
        mib = [f"{size / 2**20:.2f}" for size in (row.constants, row.temporaries)]
        grid.add_row(row.name, layers, *times, mib[0], f"1/{most / row.constants:.1f}", mib[1])
    return grid


def as_json(row: Row) -> dict[str, Any]:
    return {
        "name": row.name,
        "layers": row.layers,
        "milliseconds": row.time.spread,
        "disturbed": row.time.disturbed,
        "fp32 / it": row.of_float,
        f"{FP32} / it": row.of_onnxruntime,
        "weight bytes": row.constants,
        "temporary bytes": row.temporaries,
    }


def chosen_configurations(text: str, ends: str) -> dict[str, dict[str, str]]:
    """``all``, or names of the sweep with commas. Raises UserError naming what is unknown."""
    sweep = models.sweep(ends)
    for precision in sweep.values():
        models.quantized_model(precision, 32, 8, 1)
    return {name: sweep[name] for name in harness.listed(text, "--configurations", sweep)}


@benchmark(
    value("--configurations", "all", "Names as in the table, with commas."),
    value("--ends", "A8W8", "Precision of first and last layer, if not all is fp32."),
    harness.ONE_THREADS,
    harness.TARGET,
    harness.SIZE,
    value("--seconds", 40.0, "Timing of all together."),
    harness.OUT,
)
def main(
    configurations: str, ends: str, threads: int, target: str, size: int, seconds: float, out: Path
) -> None:
    """DeepliteRT's mixed-precision sweep on ResNet-18."""
    console = screen(150)
    chosen = chosen_configurations(configurations, ends)
    console.print(f"{machine_text()}\nour code: {harness.described(target)}")
    results = rows(chosen, size, threads, seconds, target)
    console.print(table(results, threads))
    for line in harness.disturbed_text(sum(row.time.disturbed for row in results)):
        console.print(line)
    file = out / "sweep_precision.json"
    harness.write_json(file, target=target, threads=threads, results=list(map(as_json, results)))
