"""How well the model of a core ranks kernels that run: every tile of the x86 kernels, one thread, data in L1.

    python -m bench.model_rank --core skylake

Each tile is called again and again on the same operands (``bench.clock`` says how its core cycles are taken)
and beside it stand the cycles that ``sketches.throughput`` gives for a step of its loop. What counts is the
order: Spearman's rank correlation over all tiles, and over the tiles of each configuration, where it chooses
a tile.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import geometric_mean

import numpy as np
from rich import box
from rich.console import Console

from bench.clock import Contestant, calibrate, core_named, measure
from bench.harness import Spread, benchmark, grid, machine_text, screen, text_of, value
from bench.microkernel_forms import STEP, build, forms_of, tile
from isa_specs.cores import Core
from sketches.limits import MAX_PLANES
from sketches.tile import Tile
from synth.cli.options import BITS
from synth.errors import UserError


@dataclass(frozen=True)
class Row:
    """A tile: MAC per cycle by the model and measured (median, lower and upper quartile); ``bound``: what
    limits it by the model; ``clean``: the part of the measurements that nothing disturbed."""

    configuration: str
    tile: str
    form: str
    model: float
    measured: Spread
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


def rows_of(core: Core, target: str, a: int, w: int, k: int, seconds: float) -> list[Row]:
    """All tiles of one configuration, of every form that the target runs, in turns. Raises MissingKernel,
    VerificationError where one computes wrongly."""
    forms = forms_of(a, w, core.isa, target)
    contestants: dict[tuple[str, Tile], Contestant] = {}
    for form in forms:
        kernels = build(form)
        for shape in form.tiles:
            contestants[form.name, shape] = tile(kernels, shape, k)
            contestants[form.name, shape].check()
    measured = measure(list(contestants.values()), seconds)
    rows = []
    for form in forms:
        for shape in form.tiles:
            name, model = contestants[form.name, shape].name, form.cycles(shape, core)
            cycles = measured[name]
            clean = cycles.clean.count(True) / len(cycles.clean)
            numbers = model.macs_per_cycle, cycles.rate, model.step.bound, clean
            rows.append(Row(form.spec.configuration, name, form.name, *numbers))
    return rows


def show(console: Console, core: Core, rows: Sequence[Row]) -> None:
    """The table, the correlations, and where the model would choose another tile than the fastest."""
    table = grid(
        f"Tiles of the kernels, multiply-accumulates per cycle; model of {core.name}",
        ("kernel", "tile", "bound"),
        ("model", "measured (quartiles)", "measured / model", "undisturbed"),
        box=box.SIMPLE_HEAD,
    )
    for row in rows:
        numbers = (f"{row.model:.1f}", text_of(row.measured, 1), f"{row.measured[0] / row.model:.2f}")
        table.add_row(row.configuration, row.tile, row.bound, *numbers, f"{row.clean:.0%}")
    console.print(table)
    overall = spearman([row.model for row in rows], [row.measured[0] for row in rows])
    console.print(f"Spearman's rank correlation over {len(rows)} tiles: {overall:.3f}")
    for form in (None, *dict.fromkeys(row.form for row in rows)):
        reached = geometric_mean(row.measured[0] / row.model for row in rows if form in (None, row.form))
        stated = core.measured.reached if form is None else core.measured.part_reached(form)
        name = f" of {form}" if form else ""
        console.print(f"measured / model{name}, geometric mean: {reached:.2f} ({core.name} states {stated})")
    for configuration in dict.fromkeys(row.configuration for row in rows):
        tiles = [row for row in rows if row.configuration == configuration]
        if len(tiles) < 2:
            continue
        first = max(tiles, key=lambda row: row.model)
        best = max(tiles, key=lambda row: row.measured[0])
        order = spearman([row.model for row in tiles], [row.measured[0] for row in tiles])
        lost = f"{first.tile}, {1 - first.measured[0] / best.measured[0]:.1%} slower than {best.tile}"
        choice = f"the fastest, {best.tile}" if first is best else lost
        console.print(f"{configuration}: {order:.3f} over {len(tiles)} tiles; the model chooses {choice}")


@benchmark(
    value("--core", "skylake", "Whose model.", "name"),
    value("--target", None, "Whose kernels.  [default: the core's usual one]"),
    value("--k", 1152, f"Positions of K: a multiple of {STEP}.", "length"),
    value("--seconds", 3.0, "Timing per configuration."),
    value("--a", None, "Bits of an activation.  [default: all]", type=BITS),
    value("--w", None, "Bits of a weight.  [default: all]", type=BITS),
)
def main(name: str, target: str | None, length: int, seconds: float, a: int | None, w: int | None) -> None:
    """Rank the tiles of the kernels by the model of a core and by measurement."""
    console = screen(120)
    if length < STEP or length % STEP:
        raise UserError(f"--k {length}: give a multiple of {STEP}, such as 1152")
    core, _, chosen = core_named(name, target)
    clock = f"core clock {calibrate() / 1e9:.3f} GHz at the start, one thread, K = {length}"
    console.print(f"{machine_text()}\n{clock}")
    rows = []
    for x in range(1, MAX_PLANES + 1) if a is None else (a,):
        for y in range(1, MAX_PLANES + 1) if w is None else (w,):
            rows += rows_of(core, chosen, x, y, length, seconds)
    show(console, core, rows)
    for source in core.sources:
        console.print(f"Source of the model: {source}")
