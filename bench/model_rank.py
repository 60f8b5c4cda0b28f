"""How well the model of a core ranks kernels that run: every tile of the x86 kernels, one thread, data in L1.

    python -m bench.model_rank --core skylake

Each tile is called again and again on the same operands (``bench.clock`` says how its core cycles are taken)
and beside it stand the cycles that ``sketches.throughput`` gives for a step of its loop. What counts is the
order: Spearman's rank correlation over all tiles, and over the tiles of each configuration, where it chooses
a tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import click
import numpy as np
from rich import box
from rich.console import Console
from rich.table import Table

from bench.clock import Contestant, calibrate, measure
from bench.microkernel_forms import ENCODING, FORMS, Form, build, check_machine, tile
from bench.peers import machine_text
from isa_specs.cores import Core, cores
from sketches.bytelanes import byte_cycles
from sketches.panel import Tile
from sketches.panel_cost import panel_cycles
from sketches.tables import table_cycles
from sketches.throughput import TileCycles
from synth.errors import UserError
from synth.library import kernels as library

__all__ = ["Row", "ranks", "spearman"]

MAX_BITS = 3


@dataclass(frozen=True)
class Row:
    """A tile: MAC per cycle by the model and measured (median, lower and upper quartile); ``bound``: what
    limits it by the model; ``clean``: the part of the measurements that nothing disturbed."""

    configuration: str
    tile: str
    model: float
    measured: tuple[float, float, float]
    bound: str
    clean: float


def ranks(values: Sequence[float]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Ranks from 1; equal values share the mean of their ranks."""
    array = np.asarray(values, dtype=np.float64)
    below = (array[None, :] < array[:, None]).sum(axis=1)
    equal = (array[None, :] == array[:, None]).sum(axis=1)
    return below + (equal + 1) / 2


def spearman(a: Sequence[float], b: Sequence[float]) -> float:
    """Spearman's rank correlation: Pearson's of the ranks. Raises ValueError where one side has no order."""
    x, y = ranks(a), ranks(b)
    x, y = x - x.mean(), y - y.mean()
    scale = float(np.sqrt((x * x).sum() * (y * y).sum()))
    if scale == 0:
        raise ValueError("all values of one side are equal: they have no order")
    return float((x * y).sum()) / scale


def rows_of(core: Core, a: int, w: int, k: int, seconds: float) -> list[Row]:
    """All tiles of one configuration, of every form, in turns. Raises MissingKernel, VerificationError where
    one computes wrongly."""
    forms = [form(a, w, core.isa) for form in FORMS]
    contestants: dict[tuple[str, Tile], Contestant] = {}
    for form in forms:
        kernels = build(form)
        for shape in form.tiles:
            contestants[form.name, shape] = tile(kernels, shape, k)
            contestants[form.name, shape].check()
    found = measure(list(contestants.values()), seconds)
    rows = []
    for form in forms:
        for shape in form.tiles:
            estimated = estimate(core, form, a, w, shape)
            taken = found[contestants[form.name, shape].name]
            rows.append(
                Row(
                    form.spec.configuration, f"{form.name} {shape.name}", estimated.macs_per_cycle, taken.rate,
                    estimated.step.bound, taken.clean.count(True) / len(taken.clean),
                )
            )  # fmt: skip
    return rows


def estimate(core: Core, form: Form, a: int, w: int, shape: Tile) -> TileCycles:
    """What the model says of a tile."""
    kernel = library.load(core.isa, a, w, ENCODING)
    if form.name == "tables":
        return table_cycles(kernel.isa, core, kernel.form("tables").program, shape)
    if form.name == "bytes":
        return byte_cycles(kernel.isa, core, kernel.form("bytes").program, shape)
    return panel_cycles(kernel.isa, core, kernel.form("bitplanes").program, shape)


def show(console: Console, core: Core, rows: Sequence[Row]) -> None:
    """The table, the correlations, and where the model would choose another tile than the fastest."""
    table = Table(
        title=f"Tiles of the kernels, multiply-accumulates per cycle; model of {core.name}",
        title_justify="left", box=box.SIMPLE_HEAD, padding=0,
    )  # fmt: skip
    for name in (
        "kernel",
        "tile",
        "model",
        "measured (quartiles)",
        "measured / model",
        "bound",
        "undisturbed",
    ):
        table.add_column(name, justify="left" if name in ("kernel", "tile", "bound") else "right")
    for row in rows:
        middle, low, high = row.measured
        table.add_row(
            row.configuration, row.tile, f"{row.model:.1f}", f"{middle:.1f} ({low:.1f}-{high:.1f})",
            f"{middle / row.model:.2f}", row.bound, f"{row.clean:.0%}",
        )  # fmt: skip
    console.print(table)
    overall = spearman([row.model for row in rows], [row.measured[0] for row in rows])
    console.print(f"Spearman's rank correlation over {len(rows)} tiles: {overall:.3f}")
    for configuration in dict.fromkeys(row.configuration for row in rows):
        mine = [row for row in rows if row.configuration == configuration]
        if len(mine) < 2:
            continue
        chosen = max(mine, key=lambda row: row.model)
        best = max(mine, key=lambda row: row.measured[0])
        text = f"{configuration}: {spearman([r.model for r in mine], [r.measured[0] for r in mine]):.3f}"
        lost = 1 - chosen.measured[0] / best.measured[0]
        if chosen is best:
            text += f" over {len(mine)} tiles; the model chooses the fastest, {best.tile}"
        else:
            text += f" over {len(mine)} tiles; the model chooses {chosen.tile}, {lost:.1%} slower than {best.tile}"
        console.print(text)


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--core", "name", default="skylake", show_default=True, help="Whose model.")
@click.option("--k", "length", default=1152, show_default=True, help="Positions of K: a multiple of 32.")
@click.option("--seconds", default=3.0, show_default=True, help="Timing per configuration.")
@click.option("--a", "a", type=click.IntRange(1, MAX_BITS), help="Bits of an activation.  [default: all]")
@click.option("--w", "w", type=click.IntRange(1, MAX_BITS), help="Bits of a weight.  [default: all]")
def main(name: str, length: int, seconds: float, a: int | None, w: int | None) -> None:
    """Rank the tiles of the kernels by the model of a core and by measurement."""
    console = Console(highlight=False)
    console.width = max(console.width, 120)
    try:
        known = sorted(core.name for core in cores().values() if "x86_64" in core.targets)
        if name not in known:
            raise UserError(f"--core {name}: no core of an x86_64 machine; use {' or '.join(known)}")
        if length < 32 or length % 32:
            raise UserError(f"--k {length}: give a multiple of 32, such as 1152")
        core = cores()[name]
        check_machine(core.isa)
        console.print(
            f"{machine_text()}\ncore clock {calibrate() / 1e9:.3f} GHz at the start, one thread, K = {length}"
        )
        rows = []
        for x in range(1, MAX_BITS + 1) if a is None else (a,):
            for y in range(1, MAX_BITS + 1) if w is None else (w,):
                rows += rows_of(core, x, y, length, seconds)
        show(console, core, rows)
        for source in core.sources:
            console.print(f"Source of the model: {source}")
    except UserError as error:
        click.echo(f"Error: {error}", err=True)
        raise click.exceptions.Exit(2) from None


if __name__ == "__main__":
    main()
