"""What the loops of a tile run, as C has it: functions of lines that compute (stages), from a step to the
result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from isa_specs.instruction import Isa
from sketches.groups import SUMS
from sketches.loops import TileProgram
from sketches.program import Constant, Line, memory, place_of
from sketches.tile import Tile


@dataclass(frozen=True)
class Stage:
    """Lines that compute, as a C function: from the registers that they call ``reads``, the memory that they
    call ``buffers``, and what sums were before by the names ``before``, to the registers ``totals``, what
    these are now. ``says``: its comment."""

    lines: tuple[Line, ...]
    reads: tuple[str, ...]
    before: tuple[str, ...]
    totals: tuple[str, ...]
    says: str
    buffers: tuple[str, ...] = ()


def added_lines(
    lines: Iterable[Line], adder: str, groups: Sequence[str]
) -> tuple[list[Line], list[str], list[str]]:
    """Lines that give what a step adds to ``groups``, and the sums' additions: all of these, what sums were
    before, and what they are then."""
    before = [f"sum{number}" for number in range(len(groups))]
    totals = [f"total{number}" for number in range(len(groups))]
    sums = zip(totals, before, groups, strict=True)
    return (
        [*lines, *(Line(total, adder, (old, one), None, "combine") for total, old, one in sums)],
        before,
        totals,
    )


def _moving_stage(lines: Sequence[Line], reads: tuple[str, ...], says: str) -> Stage:
    """Lines that move sums to others in memory (``acc@``), with those in registers."""
    loads = {line.args[0]: line.dest for line in lines if line.stage == "load"}
    stores = sorted(
        (line for line in lines if line.stage == "store"), key=lambda line: int(line.dest.partition("@")[2])
    )
    inner = tuple(line for line in lines if line.stage not in ("load", "store"))
    return Stage(
        inner, reads, tuple(loads[line.dest] for line in stores), tuple(line.args[0] for line in stores), says
    )


@dataclass(frozen=True)
class Nest:
    """What the loops of a form's tiles run.

    ``load``: a load of a whole register. ``words``: 32-bit words of a column per step; ``stored``: bytes of a
    register of weights per step; ``rows`` of it. ``of_weights``, ``of_column``: the lines that run once per
    register, and per column. ``stages``: the first one reads what those make and adds to the first sums, the
    others move sums to the next level, after at most as many runs of the one before as ``intervals`` say
    (None: as many as there are). ``finish`` adds the last sums to the result. ``keep_constants``: whether
    compilers must not make constants anew; ``keep_views``: nor what ``of_weights`` make, for every column;
    ``keep_pointers``: nor the addresses of columns in every step, where a step is so short that these count.
    ``columns_first``: whether a step reads all columns before it goes from register to register of weights,
    of which it reads more than of a column, and not the other way round.
    """

    name: str
    isa: Isa
    tiles: tuple[Tile, ...]
    constants: tuple[Constant, ...]
    load: Line
    words: int
    stored: int
    rows: int
    of_weights: tuple[Line, ...]
    of_column: tuple[Line, ...]
    stages: tuple[Stage, ...]
    intervals: tuple[int | None, ...]
    finish: Stage
    keep_constants: bool
    keep_views: bool
    keep_pointers: bool
    group: int = 1
    columns_first: bool = False

    @property
    def registers(self) -> int:
        return max(tile.registers for tile in self.tiles)

    @property
    def columns(self) -> int:
        return max(tile.columns for tile in self.tiles)

    @property
    def across(self) -> str:
        """C: how many groups of columns a tile has; what that is, is a variable of the text."""
        return "columns" if self.group == 1 else "groups"

    @property
    def cells(self) -> str:
        """C: loops over every cell of a tile."""
        return f"UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < {self.across}; ++c)"

    @property
    def column_buffers(self) -> tuple[str, ...]:
        """By which names ``of_column`` read memory, a column of the group each, in order."""
        loads = (line.args[0] for line in self.of_column if line.stage == "load")
        return tuple(sorted({load.partition("@")[0] for load in loads}, key=lambda name: (len(name), name)))

    @property
    def most_groups(self) -> int:
        return -(-self.columns // self.group)

    def sums(self, level: int) -> list[str]:
        """The arrays of a level's sums."""
        return [f"level{level}_{number}" for number in range(len(self.stages[level].totals))]

    def loaded(self, address: str) -> str:
        """C: a whole register from an address, as the vector type."""
        instruction = self.isa.instructions[self.load.instruction]
        value = instruction.spell((address,), self.load.imm)
        return self.isa.reinterpret(value, instruction.result.c_type, self.isa.vector_type)


def _of_columns(line: Line, group: int, size: int) -> Line:
    """A line whose place in a buffer of operands or results, which has ``size`` bytes for each column of a
    group, is one in a buffer of the column's own."""

    def own(place: str) -> str:
        buffer, at, offset = place.partition("@")
        column, within = divmod(int(offset or 0), size)
        return memory(f"{buffer}{column}", within) if at and buffer != SUMS else place

    return line if group == 1 else replace(line, dest=own(line.dest), args=tuple(map(own, line.args)))


def nest_of(
    isa: Isa,
    name: str,
    tile: TileProgram,
    words: int,
    stored: int,
    says: Sequence[str],
    keep_constants: bool = True,
    keep_pointers: bool = False,
    group: int = 1,
    columns_first: bool = False,
) -> Nest:
    """The loops of a program. ``says``: the comments of its folds and of its finish. ``group``: columns of a
    cell, which its lines have one behind the other in ``activations@`` and ``acc@``."""
    loads = [line for line in tile.cell if line.stage == "load"]
    weights = [line for line in loads if place_of(line)[0] == "weights"]
    unpack = [line for line in tile.cell if line.stage == "unpack"]
    of_weights = (*weights, *unpack)
    of_column = (
        *(line for line in loads if line not in weights),
        *(line for line in tile.cell if line.stage == "activations"),
    )
    lines = [line for line in tile.cell if line not in of_weights and line not in of_column]
    before, totals = list(tile.sums), list(tile.groups)
    if tile.adder:
        lines, before, totals = added_lines(lines, tile.adder, tile.groups)
    read = {arg for line in lines for arg in line.args}
    reads = tuple(line.dest for line in (*of_weights, *of_column) if line.dest in read)
    against = "one column" if group == 1 else f"{group} columns"
    says_step = f"one register of weights against {against}, one step"
    stages = [Stage(tuple(lines), reads, tuple(before), tuple(totals), says_step)]
    stages += map(_moving_stage, tile.folds, tile.reads, says)
    of_column = tuple(_of_columns(line, group, 4 * words) for line in of_column)
    last = tuple(_of_columns(line, group, isa.vector_bits // 8) for line in tile.finish)
    finish = Stage(last, tile.reads[-1], (), (), says[-1])
    every = {
        arg
        for line in (*tile.cell, *tile.finish, *(x for fold in tile.folds for x in fold))
        for arg in line.args
    }
    return Nest(
        name=name,
        isa=isa,
        tiles=tile.tiles,
        constants=tuple(constant for constant in tile.constants if constant.name in every),
        load=weights[0],
        words=words,
        stored=stored,
        rows=tile.rows,
        of_weights=of_weights,
        of_column=of_column,
        stages=tuple(stages),
        intervals=tile.intervals,
        finish=finish,
        keep_constants=keep_constants,
        keep_views=bool(unpack),
        keep_pointers=keep_pointers,
        group=group,
        columns_first=columns_first,
    )
