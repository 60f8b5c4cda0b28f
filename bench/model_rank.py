"""How well the model of a core ranks kernels that run: every tile of the x86 kernels, one thread, data in L1.

    python -m bench.model_rank --core skylake

Each tile is called again and again on the same operands (``bench.clock`` says how its core cycles are taken)
and beside it stand the cycles that ``sketches.throughput`` gives for a step of its loop. What counts is the
order: Spearman's rank correlation over all tiles, and over the tiles of each configuration, where it chooses
a tile.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from rich import box
from rich.console import Console

from bench.clock import Contestant, calibrate, measure
from bench.harness import Spread, benchmark, grid, machine_text, screen, text_of, value
from bench.microkernel_forms import STEP, build, check_machine, forms_of, tile
from bench.timing import geometric_mean
from isa_specs.cores import Core, cores
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
    found = measure(list(contestants.values()), seconds)
    rows = []
    for form in forms:
        for shape in form.tiles:
            estimated, taken = form.cycles(shape, core), found[contestants[form.name, shape].name]
            model, bound = estimated.macs_per_cycle, estimated.step.bound
            clean, name = taken.clean.count(True) / len(taken.clean), f"{form.name} {shape.name}"
            rows.append(Row(form.spec.configuration, name, form.name, model, taken.rate, bound, clean))
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
            text += f" over {len(mine)} tiles; the model chooses {chosen.tile}, "
            text += f"{lost:.1%} slower than {best.tile}"
        console.print(text)


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
    known = sorted(core.name for core in cores().values() if "x86_64" in core.targets)
    if name not in known:
        raise UserError(f"--core {name}: no core of an x86_64 machine; use {' or '.join(known)}")
    if length < STEP or length % STEP:
        raise UserError(f"--k {length}: give a multiple of {STEP}, such as 1152")
    core = cores()[name]
    chosen = target or core.targets[0]
    check_machine(core.isa, chosen)
    console.print(
        f"{machine_text()}\ncore clock {calibrate() / 1e9:.3f} GHz at the start, one thread, K = {length}"
    )
    rows = []
    for x in range(1, MAX_PLANES + 1) if a is None else (a,):
        for y in range(1, MAX_PLANES + 1) if w is None else (w,):
            rows += rows_of(core, chosen, x, y, length, seconds)
    show(console, core, rows)
    for source in core.sources:
        console.print(f"Source of the model: {source}")


if __name__ == "__main__":
    main()
