"""The loop nest of a microkernel as data: its stages from a step to the result, and what its loops read."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from isa_specs.instruction import Isa
from sketches.program import Constant, Line, memory, place_of
from sketches.tile import Tile
from sketches.tile_program import SUMS, TileProgram, computing


@dataclass(frozen=True)
class Stage:
    """Lines of a loop nest: a step, a widening or the epilogue. A stage may be a C function.

    ``accumulator_names``: registers that the lines read: operands of a step, or sums of the stage before.
    ``before``, ``totals``: registers of the stage's own accumulators, old values and new values.
    ``buffers``: pointers that the lines read by these names. ``says``: the comment of the C function.
    ``memory``, ``to``: of an epilogue, which has no accumulators of its own: parameters that point to
    results, and the C arguments that tiles pass for them."""

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
    """Return (``lines`` and lines that add each register of ``groups`` to its sum by ``adder``, registers of
    the sums before, registers of the sums afterwards)."""
    before = [f"sum{number}" for number in range(len(groups))]
    totals = [f"total{number}" for number in range(len(groups))]
    sums = zip(totals, before, groups, strict=True)
    return (
        [*lines, *(Line(total, adder, (old, one), None, "combine") for total, old, one in sums)],
        before,
        totals,
    )


def _widening_stage(lines: tuple[Line, ...], accumulator_names: tuple[str, ...], says: str) -> Stage:
    """Return the stage of widening lines. Loads and stores of sums (``acc@``) become its accumulators."""
    loads = {line.args[0]: line.dest for line in lines if line.stage == "load"}
    stores = sorted(
        (line for line in lines if line.stage == "store"), key=lambda line: int(line.dest.partition("@")[2])
    )
    return Stage(
        computing(lines),
        accumulator_names,
        tuple(loads[line.dest] for line in stores),
        tuple(line.args[0] for line in stores),
        says,
    )


@dataclass(frozen=True)
class LoopNest:
    """The loops of a microkernel over its accumulators, whatever its outer loops are.

    ``name``: prefix of C names. ``zero``: C of a register of zeros.
    ``stages``: the first stage adds the products of a sub-step to the narrowest accumulators. Each further
    stage widens the accumulators of the stage before, or is the epilogue.
    ``down``, ``across``: heads of C loops over registers of rows (``r``), and over columns or column groups
    (``c``). ``called``: whether tiles call a C function per stage; otherwise tiles contain its lines.
    ``loaded_once``: lines that a tile runs once, before its loops."""

    name: str
    isa: Isa
    constants: tuple[Constant, ...]
    stages: tuple[Stage, ...]
    down: str
    across: str
    zero: str
    called: bool
    loaded_once: tuple[Line, ...] = field(default=(), kw_only=True)

    @property
    def accumulators(self) -> str:
        """Return the heads of C loops over every accumulator of a tile."""
        return f"{self.down} {self.across}"

    @property
    def known(self) -> dict[str, str]:
        """Return the C type of each constant, and of each register of ``loaded_once``, by name."""
        found = dict.fromkeys((constant.name for constant in self.constants), self.isa.vector_type)
        once = self.loaded_once
        return found | {line.dest: self.isa.instructions[line.instruction].result.c_type for line in once}

    def sums(self, stage: int) -> list[str]:
        """Return the names of the C arrays of a stage's accumulators."""
        count = len(self.stages[stage].totals)
        return [f"stage{stage}_{number}" for number in range(count)] if self.called else [f"stage{stage}"]

    def called_name(self, stage: int) -> str:
        """Return the name of a stage's C function after the prefix ``NAME_``."""
        return "epilogue" if self.stages[stage].to else f"stage{stage}"

    def inner(self, stage: int) -> list[str]:
        """Return C of the accumulators that a stage has for register r and column (or column group) c."""
        return [f"{sums}[r][c]" for sums in self.sums(stage)]


@dataclass(frozen=True)
class Side:
    """The code by which a sub-step reads one operand: weights, or activations.

    ``loop``: head of the C loop over the operand's registers or columns; ``index``: its variable; ``most``:
    its most iterations, which size the array of a live operand.
    ``begin``: C before ``lines``. It declares pointers to memory, and the ``given`` registers as vectors.
    ``keep``: C with a hole for a live register, which compilers then do not compute again."""

    loop: str
    index: str
    most: int
    begin: Sequence[str]
    lines: Sequence[Line]
    given: Sequence[str] = ()
    keep: str = ""


@dataclass(frozen=True)
class TapNest(LoopNest):
    """The loops of a form's tiles: over taps (kernel positions), steps of a tap, and accumulators.

    ``words``: 32-bit words of a column per step. ``stored``: bytes of a weight register per step. ``rows``:
    rows of a weight register. ``group``: columns of an accumulator.
    ``live``, ``other``: the operand whose registers stay live in a step, and the other operand.
    ``intervals``: widening intervals of the stages, the last of which K alone may bound.
    ``keep_constants``, ``keep_pointers``: whether C stops compilers from computing constants again, and, for
    short steps, the addresses of columns in every step."""

    tiles: tuple[Tile, ...]
    words: int
    stored: int
    rows: int
    group: int
    live: Side
    other: Side
    intervals: tuple[int, ...]
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
        """Return the last stage, which adds the widest accumulators to the result."""
        return self.stages[-1]

    @property
    def most_groups(self) -> int:
        return -(-self.columns // self.group)


def _of_columns(line: Line, group: int, size: int) -> Line:
    """Return a line that reads or writes each column in a buffer of its own (``activations0``, ...).

    The given line has all columns of a group in one buffer, ``size`` bytes each. Sums stay in ``SUMS``."""

    def own(operand: str) -> str:
        buffer, at, offset = operand.partition("@")
        column, within = divmod(int(offset or 0), size)
        return memory(f"{buffer}{column}", within) if at and buffer != SUMS else operand

    return line if group == 1 else replace(line, dest=own(line.dest), args=tuple(map(own, line.args)))


def _epilogue(isa: Isa, tile: TileProgram, rows: int, says: str) -> Stage:
    """Return the stage that adds the last accumulators to the result. Results of columns that the last group
    of a tile lacks go to the array ``discarded``."""
    group = tile.columns
    lines = tuple(_of_columns(line, group, isa.vector_bits // 8) for line in tile.epilogue)
    memory, to = ["int32_t *acc"], [f"out + (intptr_t)c * out_stride + r * {rows}"]
    if group > 1:
        columns = [f"c * {group} + {number}" for number in range(group)]
        memory = [f"uint8_t *acc{number}" for number in range(group)]
        there = "(uint8_t *)({0} < columns ? out + (intptr_t)({0}) * out_stride + r * {1} : discarded)"
        to = [there.format(column, rows) for column in columns]
    return Stage(lines, tile.accumulator_names[-1], (), (), says, memory=tuple(memory), to=tuple(to))


def _of_column(tile: TileProgram, lines: Iterable[Line], words: int, across: str) -> Side:
    """Return how a step reads a column or a column group. ``words``: 32-bit words of a column per step."""
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


def nest_of(
    isa: Isa, name: str, tile: TileProgram, sizes: tuple[int, int, int], says: Sequence[str]
) -> TapNest:
    """Return the loop nest of a program. ``says``: comments of the widenings and the epilogue.
    ``sizes``: the fields ``rows``, ``words`` and ``stored`` of ``TapNest``."""
    rows, words, stored = sizes
    weights, column, lines = operand_lines(tile.inner)
    before, totals = list(tile.sums), list(tile.totals)
    if tile.adder:
        lines, before, totals = added_lines(lines, tile.adder, tile.totals)
    read = {arg for line in lines for arg in line.args}
    accumulator_names = tuple(line.dest for line in (*weights, *column) if line.dest in read)
    group, down = tile.columns, "UNROLL for (int r = 0; r < registers; ++r)"
    against, groups = ("one column", "columns") if group == 1 else (f"{group} columns", "groups")
    across = f"UNROLL for (int c = 0; c < {groups}; ++c)"
    says_step = f"one step of one register of weights and {against}"
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
            *map(_widening_stage, tile.widenings, tile.accumulator_names, says),
            _epilogue(isa, tile, rows, says[-1]),
        ),
        down=down,
        across=across,
        zero="zeros",
        called=True,
        tiles=tile.tiles,
        words=words,
        stored=stored,
        rows=rows,
        group=group,
        live=Side(down, "r", most, [address], weights, keep=keep),
        other=_of_column(tile, column, words, across),
        intervals=tile.intervals,
    )
