"""The loop nest of a microkernel as data: its stages from a step to the result, and what its loops read."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from isa_specs.instruction import Isa
from sketches.groups import SUMS
from sketches.loops import TileProgram
from sketches.program import Constant, Line, memory, place_of
from sketches.tile import Tile


@dataclass(frozen=True)
class Stage:
    """Lines that compute, from the registers that they call ``accumulator_names``, the memory that they call
    ``buffers``, and what accumulators were before by the names ``before``, to the registers ``totals``, what
    these are now. ``says``: the comment of its C function.

    An epilogue has no accumulators: its function stores to the memory of the parameters ``memory``, for which
    tiles give ``to``.
    """

    lines: tuple[Line, ...]
    accumulator_names: tuple[str, ...]
    before: tuple[str, ...]
    totals: tuple[str, ...]
    says: str = ""
    buffers: tuple[str, ...] = ()
    memory: tuple[str, ...] = ()
    to: tuple[str, ...] = ()


def operand_lines(lines: Sequence[Line]) -> tuple[list[Line], list[Line], list[Line]]:
    """Return the lines of a step by how often they run: once per register of rows, once per column, and once
    per accumulator."""
    loads = [line for line in lines if line.stage == "load"]
    rows = [line for line in loads if place_of(line)[0] == "weights"]
    columns = [line for line in loads if line not in rows]
    rows += [line for line in lines if line.stage == "unpack"]
    columns += [line for line in lines if line.stage == "activations"]
    return rows, columns, [line for line in lines if line not in (*rows, *columns)]


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


def _moving_stage(lines: Sequence[Line], accumulator_names: tuple[str, ...], says: str) -> Stage:
    """Lines that move sums to others in memory (``acc@``), with those in registers."""
    loads = {line.args[0]: line.dest for line in lines if line.stage == "load"}
    stores = sorted(
        (line for line in lines if line.stage == "store"), key=lambda line: int(line.dest.partition("@")[2])
    )
    inner = tuple(line for line in lines if line.stage not in ("load", "store"))
    return Stage(
        inner,
        accumulator_names,
        tuple(loads[line.dest] for line in stores),
        tuple(line.args[0] for line in stores),
        says,
    )


@dataclass(frozen=True)
class LoopNest:
    """The loops of a microkernel over its accumulators, whatever its outer loops are.

    ``down``, ``across``: C loops over registers of rows (``r``), and over columns or groups of columns
    (``c``). ``stages``: the first stage adds the products of a sub-step to the narrowest accumulators. Each
    further stage widens the accumulators of the stage before, or is the epilogue. ``called``: every stage is
    a C function that tiles call; otherwise tiles have its lines. ``zero``: C of a register of zeros.
    """

    name: str
    isa: Isa
    constants: tuple[Constant, ...]
    stages: tuple[Stage, ...]
    down: str
    across: str
    zero: str
    called: bool

    @property
    def accumulators(self) -> str:
        """C: loops over every accumulator of a tile."""
        return f"{self.down} {self.across}"

    @property
    def known(self) -> dict[str, str]:
        """The C types of the constants."""
        return dict.fromkeys((constant.name for constant in self.constants), self.isa.vector_type)

    def sums(self, stage: int) -> list[str]:
        """Return the arrays of a stage's accumulators."""
        count = len(self.stages[stage].totals)
        return [f"level{stage}_{number}" for number in range(count)] if self.called else [f"level{stage}"]

    def called_name(self, stage: int) -> str:
        """Return how the name of a stage's C function ends."""
        return "finish" if self.stages[stage].to else f"level{stage}"

    def inner(self, stage: int) -> list[str]:
        """Return C of a stage's accumulators of register r and column c."""
        return [f"{sums}[r][c]" for sums in self.sums(stage)]


@dataclass(frozen=True)
class Side:
    """What a sub-step reads of one operand.

    ``loop``: the C loop over the operand's registers or columns, ``most`` at most; ``index``: its variable.
    ``begin``: C in front of the ``lines``, which says where they read memory and declares the ``given``
    registers, of the vector type. ``keep``: C that keeps a live register as it is, with a hole for it.
    """

    loop: str
    index: str
    most: int
    begin: Sequence[str]
    lines: Sequence[Line]
    given: Sequence[str] = ()
    keep: str = ""


@dataclass(frozen=True)
class TapNest(LoopNest):
    """The loops of a form's tiles: around the accumulators those over taps and over the steps of a tap.

    ``words``: 32-bit words of a column per step; ``stored``: bytes of a register of weights per step;
    ``rows`` of it; ``group``: columns of an accumulator. ``live``, ``other``: the operand that a step reads
    first, and the other one. ``intervals``: the widening interval of every stage, None where K bounds the
    accumulators. ``keep_constants``: whether compilers must not make constants anew; ``keep_pointers``: nor
    the addresses of columns in every step, where a step is so short that these count.
    """

    tiles: tuple[Tile, ...]
    words: int
    stored: int
    rows: int
    group: int
    live: Side
    other: Side
    intervals: tuple[int | None, ...]
    keep_constants: bool = True
    keep_pointers: bool = False

    @property
    def registers(self) -> int:
        return max(tile.registers for tile in self.tiles)

    @property
    def columns(self) -> int:
        return max(tile.columns for tile in self.tiles)

    @property
    def epilogue(self) -> Stage:
        """The epilogue, which adds the last accumulators to the result."""
        return self.stages[-1]

    @property
    def most_groups(self) -> int:
        return -(-self.columns // self.group)


def _of_columns(line: Line, group: int, size: int) -> Line:
    """A line whose place in a buffer of operands or results, which has ``size`` bytes for each column of a
    group, is one in a buffer of the column's own."""

    def own(place: str) -> str:
        buffer, at, offset = place.partition("@")
        column, within = divmod(int(offset or 0), size)
        return memory(f"{buffer}{column}", within) if at and buffer != SUMS else place

    return line if group == 1 else replace(line, dest=own(line.dest), args=tuple(map(own, line.args)))


def _epilogue(isa: Isa, tile: TileProgram, says: str) -> Stage:
    """The stage that adds the last accumulators to the result, which has no room for columns that the last
    group of a tile lacks."""
    group, rows = tile.columns, tile.rows
    lines = tuple(_of_columns(line, group, isa.vector_bits // 8) for line in tile.epilogue)
    memory, to = ["int32_t *acc"], [f"out + (intptr_t)c * out_stride + r * {rows}"]
    if group > 1:
        columns = [f"c * {group} + {number}" for number in range(group)]
        memory = [f"uint8_t *acc{number}" for number in range(group)]
        there = "(uint8_t *)({0} < columns ? out + (intptr_t)({0}) * out_stride + r * {1} : nowhere)"
        to = [there.format(column, rows) for column in columns]
    return Stage(lines, tile.accumulator_names[-1], (), (), says, memory=tuple(memory), to=tuple(to))


def _of_column(tile: TileProgram, lines: Iterable[Line], words: int, across: str) -> Side:
    """What a step reads of a column, or of a group of columns, which have ``words`` 32-bit words each."""
    group, own = tile.columns, tuple(_of_columns(line, tile.columns, 4 * words) for line in lines)
    buffers = {line.args[0].partition("@")[0] for line in own if line.stage == "load"}
    begin = []
    for number, buffer in enumerate(sorted(buffers, key=lambda name: (len(name), name))):
        # Behind the last column of a tile the last group has this column again.
        one = f"c * {group} + {number}"
        column = "c" if group == 1 else f"{one} < columns ? {one} : columns - 1"
        address = f"(const uint8_t *)(column[{column}] + step * {words})"
        begin.append(f"const uint8_t *const {buffer} = {address};")
    most = -(-max(each.columns for each in tile.tiles) // group)
    return Side(across, "c", most, begin, own)


def nest_of(isa: Isa, name: str, tile: TileProgram, words: int, stored: int, says: Sequence[str]) -> TapNest:
    """Return the loop nest of a program. ``says``: the comments of its widenings and of its epilogue."""
    weights, column, lines = operand_lines(tile.inner)
    before, totals = list(tile.sums), list(tile.groups)
    if tile.adder:
        lines, before, totals = added_lines(lines, tile.adder, tile.groups)
    read = {arg for line in lines for arg in line.args}
    accumulator_names = tuple(line.dest for line in (*weights, *column) if line.dest in read)
    group, down = tile.columns, "UNROLL for (int r = 0; r < registers; ++r)"
    against, groups = ("one column", "columns") if group == 1 else (f"{group} columns", "groups")
    across = f"UNROLL for (int c = 0; c < {groups}; ++c)"
    says_step = f"one register of weights against {against}, one step"
    step = Stage(tuple(lines), accumulator_names, tuple(before), tuple(totals), says_step)
    used = {
        arg for line in (*tile.inner, *tile.epilogue, *itertools.chain(*tile.widenings)) for arg in line.args
    }
    address = f"const uint8_t *const weights = rows[r] + step * {stored};"
    # Registers that were loaded stay as they are: only unpacked ones would be made again.
    keep = "SYNTH_KEEP({});" if any(line.stage == "unpack" for line in weights) else ""
    most = max(one.registers for one in tile.tiles)
    return TapNest(
        name=name,
        isa=isa,
        constants=tuple(constant for constant in tile.constants if constant.name in used),
        stages=(
            step,
            *map(_moving_stage, tile.widenings, tile.accumulator_names, says),
            _epilogue(isa, tile, says[-1]),
        ),
        down=down,
        across=across,
        zero="nothing",
        called=True,
        tiles=tile.tiles,
        words=words,
        stored=stored,
        rows=tile.rows,
        group=group,
        live=Side(down, "r", most, [address], weights, keep=keep),
        other=_of_column(tile, column, words, across),
        intervals=tile.intervals,
    )
