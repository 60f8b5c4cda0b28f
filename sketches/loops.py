"""What the loop over K of a tile does, step by step, whatever the form.

A step is taken cell by cell, and what it gives is kept in narrow lanes for a number of steps, a *part*; a
*fold* then adds these sums to those of the next level, and so on; the *finish* adds the last ones to the
result. The emitter makes loops of this description, in intrinsics and in assembly, and the provers compare
with it what a loop does.
"""

from dataclasses import dataclass, replace

from isa_specs.instruction import Isa
from sketches.bitplanes import CHUNK, BitplaneProgram, rows_per_register, widen_lines
from sketches.bytes import WIDE, ByteProgram, first_products
from sketches.bytes import rows_per_register as byte_rows
from sketches.groups import GroupProgram, sum_names
from sketches.program import Constant, Line, memory, place_of
from sketches.tables import MIDDLE, NARROW, TableProgram
from sketches.tables import rows_per_register as table_rows
from sketches.tile import Tile


@dataclass(frozen=True)
class TileProgram:
    """What a program does step by step.

    ``inner``: a step of a register of ``rows`` rows against a column, with its loads of ``weights@`` and of
    what the column has, up to the registers that ``groups`` name. ``adder`` adds those up for at most
    ``interval`` steps; where it is empty, ``inner`` adds to the sums itself, by the names of ``sums``.

    ``widths``: of the lanes of each level of sums; ``intervals``: after how many runs they move on, None
    where K alone bounds them. ``widenings``: the lines that move the sums of a level on; they load and store
    those of the next (``acc@``). ``accumulator_names``: by which names the folds, and behind them the
    ``epilogue``, read the sums that they move. ``first``: lines of the first step of a part where ``inner``
    adds to the sums, for loops that begin with them. ``columns``: of an accumulator, in a row in
    ``activations@`` and ``acc@``.
    """

    rows: int
    tiles: tuple[Tile, ...]
    constants: tuple[Constant, ...]
    inner: tuple[Line, ...]
    groups: tuple[str, ...]
    adder: str
    widths: tuple[int, ...]
    intervals: tuple[int | None, ...]
    widenings: tuple[tuple[Line, ...], ...]
    accumulator_names: tuple[tuple[str, ...], ...]
    epilogue: tuple[Line, ...]
    first: tuple[Line, ...] = ()
    columns: int = 1

    @property
    def sums(self) -> tuple[str, ...]:
        """The narrowest sums, as the first fold reads them."""
        return self.accumulator_names[0]

    @property
    def widening(self) -> tuple[Line, ...]:
        """The lines after a part."""
        return self.widenings[0]

    @property
    def interval(self) -> int:
        """Steps of a part at most."""
        first = self.intervals[0]
        assert first is not None
        return first

    @property
    def kept(self) -> int:
        """Registers per cell that a fold adds to."""
        return sum(line.stage == "store" for line in self.widening)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Those that compute."""
        every = (*self.inner, *self.first, *self.widening)
        return tuple(line for line in every if line.stage not in ("load", "store"))

    def loads(self, of_weights: bool) -> list[Line]:
        """Loads of a step, of weights or of what a column has, in the order of memory."""
        loads = [line for line in self.inner if line.stage == "load"]
        mine = (line for line in loads if (place_of(line)[0] == "weights") == of_weights)
        return sorted(mine, key=place_of)

    def bytes(self, isa: Isa, of_weights: bool) -> int:
        """Bytes that a step takes, of a register of weights or of a column."""
        return sum(isa.instructions[line.instruction].operands[0].bytes for line in self.loads(of_weights))


def bitplane_tile(planes: BitplaneProgram, isa: Isa) -> TileProgram:
    """What a bitplanes kernel does, without carry-save."""
    body, widening = planes.inner.body, set(widen_lines(planes))
    kept = widening | {line.dest for line in body if line.args[0].startswith("acc@")}
    moving = tuple(line for line in body if line.stage == "store" or line.dest in kept)
    entry = next(line for line in moving if line.stage == "load")
    store = next(line for line in moving if line.stage == "store")
    groups = tuple(group.name for group in planes.groups)
    return TileProgram(
        rows=rows_per_register(isa),
        tiles=planes.tiles,
        constants=planes.inner.constants,
        inner=tuple(line for line in body if line not in moving),
        groups=groups,
        adder=planes.adder,
        widths=(8, CHUNK),
        intervals=(planes.interval, None),
        widenings=(moving,),
        accumulator_names=(groups, ("wide",)),
        epilogue=(
            replace(entry, dest="before"),
            Line("after", planes.result_adder, ("before", "wide"), None, "reduce"),
            replace(store, args=("after",)),
        ),
    )


def bitplane_steps(isa: Isa, target: str, planes: BitplaneProgram) -> TileProgram | None:
    """What a bitplanes kernel's loops in assembly do; None where words are added before they are counted, and
    where an operand is unpacked."""
    unpacked = any(line.stage in ("unpack", "activations") for line in planes.inner.body)
    if planes.carry_save is not None or unpacked:
        return None
    return bitplane_tile(planes, isa)


def table_tile(program: TableProgram, isa: Isa) -> TileProgram:
    """What a table kernel does."""
    halves = [line for line in program.spill if line.stage == "load" and place_of(line)[0] == "half"]
    halves.sort(key=place_of)
    return TileProgram(
        rows=table_rows(isa),
        tiles=program.tiles,
        constants=program.constants,
        inner=program.inner,
        groups=tuple(group.name for group in program.groups),
        adder=program.adder,
        widths=(NARROW, MIDDLE),
        intervals=(program.interval, program.rounds),
        widenings=(program.widening,),
        accumulator_names=(
            tuple(f"held{number}" for number in range(len(program.groups))),
            tuple(line.dest for line in halves),
        ),
        epilogue=tuple(line for line in program.spill if line not in halves),
    )


def table_steps(isa: Isa, target: str, program: TableProgram) -> TileProgram:
    """What a table kernel's loops in assembly do."""
    return table_tile(program, isa)


def byte_tile(program: ByteProgram, isa: Isa) -> TileProgram:
    """What a bytes kernel does."""
    step, *wider = program.levels
    load = next(line.instruction for line in step.lines if line.stage == "load")
    store = next((line.instruction for line in program.epilogue if line.stage == "store"), "")
    at = memory("acc", 0)
    ends = [(Line(at, store, (level.total,), None, "store"), level.lines) for level in wider]
    widenings = tuple(
        (Line(f"sum{number}", load, (at,), None, "load"), *lines, end)
        for number, (end, lines) in enumerate(ends, 1)
    )
    return TileProgram(
        rows=byte_rows(isa),
        tiles=program.tiles,
        constants=program.constants,
        inner=step.lines,
        groups=(step.total,),
        adder="",
        widths=tuple(level.width for level in program.levels),
        intervals=(*program.intervals, None),
        widenings=widenings,
        accumulator_names=tuple((f"sum{number}",) for number in range(len(program.levels))),
        epilogue=program.epilogue,
    )


def byte_steps(isa: Isa, target: str, program: ByteProgram) -> TileProgram | None:
    """What a bytes kernel's loops in assembly do: sums of the narrowest lanes go to the next, which are
    kept. None where sums do not go through three widths, where constants are read, or where no instruction
    begins a sum."""
    if len(program.levels) != 3 or program.constants:
        return None
    first = first_products(isa, target, program)
    if first is None:
        return None
    loads = (line for line in program.levels[0].lines if line.stage == "load")
    return replace(byte_tile(program, isa), first=(*loads, first))


def no_steps(isa: Isa, target: str, program: object) -> None:
    """What loops in assembly do of a form that has none."""


def group_tile(program: GroupProgram, isa: Isa) -> TileProgram:
    """What a kernel of bytes in groups of columns does."""
    return TileProgram(
        rows=byte_rows(isa),
        tiles=program.tiles,
        constants=(),
        inner=program.inner,
        groups=program.totals,
        adder="",
        widths=(WIDE,),
        intervals=(None,),
        widenings=(),
        accumulator_names=(sum_names(program),),
        epilogue=program.epilogue,
        columns=program.columns,
    )
