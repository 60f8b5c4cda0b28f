"""The mixed-precision sweep of DeepliteRT (Table 3) on ResNet-18: from all layers in float to all of one bit.

    python -m bench.sweep_precision [--threads 1] [--seconds 40] [--ends A8W8|fp32] [--configurations "all
    fp32,all A2W2"]

Each configuration gives every layer between the first and the last its precision: float, A2W2, A1W2 or A1W1,
half of the layers one and the later half another. Whole-model time at batch 1, in turns in one run, beside
ONNX Runtime in float; bytes of all constants and of the temporaries. Weights are random, so accuracy says
nothing and is not shown.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from bench import resnet18_models as models

# Importing the peers sets the variables of TVM's thread pool, which TVM reads once: so nothing imports TVM
# before.
from bench.peers import machine_text, set_tvm_threads
from bench.resnet18 import FP32, Rival, compile_precision, onnxruntime_run
from bench.resnet18_layers import NATIVE, described
from bench.timing import Timing, measure, ratio
from synth.errors import UserError

__all__ = ["Row", "rows"]


@dataclass(frozen=True)
class Row:
    """A configuration: how many layers of which precision, its time, ratios to the all-float ones, and
    bytes."""

    name: str
    layers: Mapping[str, int]
    time: Timing
    of_float: tuple[float, float, float] | None
    of_onnxruntime: tuple[float, float, float]
    constants: int
    temporaries: int


def rows(
    configurations: Mapping[str, Mapping[str, str]],
    size: int,
    threads: int,
    seconds: float,
    console: Console,
    target: str = NATIVE,
) -> tuple[Row, ...]:
    """Compile and time them all in one run. ``of_float`` compares with our own all-float program, where it is
    among the configurations."""
    compiled = {}
    for name, precision in configurations.items():
        console.print(f"{name}: compiling", highlight=False)
        compiled[name] = compile_precision(precision, size, threads, target)
    image = models.image(size)
    set_tvm_threads(threads)
    runs = {FP32: onnxruntime_run(Rival(models.float_model(size)), image, threads)}
    runs |= {name: model.runner(image) for name, model in compiled.items()}
    console.print("timing", highlight=False)
    times = measure(runs, seconds)
    whole = next((n for n, p in configurations.items() if set(p.values()) == {models.FP32}), None)
    return tuple(
        Row(
            name,
            Counter(precision.values()),
            times[name],
            None if whole is None else ratio(times[whole], times[name]),
            ratio(times[FP32], times[name]),
            compiled[name].weight_bytes,
            compiled[name].activation_bytes,
        )
        for name, precision in configurations.items()
    )


def table(found: Sequence[Row], threads: int) -> Table:
    """One row per configuration."""
    grid = Table(title=f"ResNet-18, mixed precision, {threads} thread(s); ratios above 1: faster than float")
    grid.add_column("configuration")
    grid.add_column("layers")
    for heading in (
        "ms",
        "our fp32 / it",
        "ONNX Runtime fp32 / it",
        "weights MiB",
        "of fp32",
        "temporaries MiB",
    ):
        grid.add_column(heading, justify="right")
    most = max(row.constants for row in found)
    for row in found:
        grid.add_row(
            row.name,
            ", ".join(f"{count} {bits}" for bits, count in row.layers.items()),
            row.time.text(2),
            _text(row.of_float),
            _text(row.of_onnxruntime),
            f"{row.constants / 2**20:.2f}",
            f"1/{most / row.constants:.1f}",
            f"{row.temporaries / 2**20:.2f}",
        )
    return grid


def _text(cell: tuple[float, float, float] | None) -> str:
    return "-" if cell is None else f"{cell[0]:.2f} ({cell[1]:.2f}-{cell[2]:.2f})"


def as_json(found: Sequence[Row], threads: int, target: str = NATIVE) -> str:
    made = [
        {
            "name": row.name,
            "layers": dict(row.layers),
            "milliseconds": [row.time.median, row.time.low, row.time.high],
            "disturbed": row.time.disturbed,
            "fp32 / it": row.of_float,
            f"{FP32} / it": row.of_onnxruntime,
            "weight bytes": row.constants,
            "temporary bytes": row.temporaries,
        }
        for row in found
    ]
    body = {"machine": machine_text(), "target": target, "threads": threads, "results": made}
    return json.dumps(body, indent=1) + "\n"


def chosen_configurations(text: str, ends: str) -> dict[str, dict[str, str]]:
    """``all``, or names of the sweep with commas. Raises UserError naming what is unknown."""
    every = models.sweep(ends)
    for precision in every.values():
        models.quantized_model(precision, 32, 8, 1)
    names = [part.strip() for part in text.split(",") if part.strip()]
    if unknown := [name for name in names if name not in every and name != "all"]:
        raise UserError(f"--configurations {unknown[0]}: choose from all, {', '.join(every)}")
    if not names:
        raise UserError("--configurations: give at least one")
    return every if "all" in names else {name: every[name] for name in names}


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--configurations", default="all", show_default=True, help="Names as in the table, with commas."
)
@click.option(
    "--ends", default="A8W8", show_default=True, help="Precision of first and last layer, if not all is fp32."
)
@click.option("--threads", type=click.IntRange(min=1), default=1, show_default=True, help="Threads.")
@click.option("--target", default=NATIVE, show_default=True, help="What our code is compiled for.")
@click.option("--size", default=224, show_default=True, help="Height and width of the image.")
@click.option("--seconds", default=40.0, show_default=True, help="Timing of all together.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("bench_out"),
    show_default=True,
    help="Folder of the JSON.",
)
def main(
    configurations: str, ends: str, threads: int, target: str, size: int, seconds: float, out: Path
) -> None:
    """DeepliteRT's mixed-precision sweep on ResNet-18."""
    console = Console()
    console.width = max(console.width, 150)
    try:
        chosen = chosen_configurations(configurations, ends)
        console.print(f"{machine_text()}\nour code: {described(target)}", highlight=False)
        found = rows(chosen, size, threads, seconds, Console(stderr=True), target)
        console.print(table(found, threads))
        disturbed = sum(row.time.disturbed for row in found)
        if disturbed:
            console.print(
                f"{disturbed} timing rounds were disturbed by other work on this computer.", highlight=False
            )
        out.mkdir(parents=True, exist_ok=True)
        (out / "sweep_precision.json").write_text(as_json(found, threads, target), encoding="utf-8")
        console.print(f"File: {out / 'sweep_precision.json'}", highlight=False)
    except UserError as error:
        raise click.ClickException(str(error)) from None


if __name__ == "__main__":
    main()
