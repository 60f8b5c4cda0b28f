"""The table kernel: an MR x NR tile that looks partial sums up instead of counting bits.

The activations of some neighbouring positions of K make a table: of four, 16 bytes, of six, 64 bytes. Entry i
is the sum of those whose bit is set in i. As many bits of a weight plane, one per position, are an index into
it. A table depends on activations only: it is built once per column and read by all rows, so the cost of a
product does not depend on the bits of the activations (the layout of T-MAC, Wei et al. 2024, here with
unsigned sums that are exact and widened by their bounds, and with tables as large as an instruction looks
up). Rows lie in the byte lanes of a register: one lookup is a row per lane and the positions of a table.

Both operands are written as *codes*: ``value = offset + step * code`` with codes 0..2^bits - 1, so one kernel
serves every encoding; offsets and zero points are terms of one operand alone.
"""

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import execute
from isa_specs.instruction import Instruction, Isa
from sketches.encoding import Operand
from sketches.kernel import KernelSpec
from sketches.limits import Share, longest_positions
from sketches.program import Constant, Line
from sketches.throughput import COUNTING, TileWork, Values, added, adding, constants_read, of_tile
from sketches.tile import Group, Tile

#: Lane widths: of the sums of a few steps, of the sums between two spills, of the result.
NARROW, MIDDLE, WIDE = 8, 16, 32


@dataclass(frozen=True)
class Cut:
    """How K is cut: ``positions`` share a table, and a step takes so many ``tables``. A row has a byte per
    weight plane and step, in whose lower bits its positions lie."""

    positions: int
    tables: int

    @property
    def chunk(self) -> int:
        """Positions of a step."""
        return self.positions * self.tables

    @property
    def entries(self) -> int:
        """Bytes of a table."""
        return 1 << self.positions

    @property
    def size(self) -> int:
        """Bytes of a step's tables."""
        return self.tables * self.entries

    @property
    def tall(self) -> int:
        """The most registers of rows of a tile: a step of one table loads one for every lookup of a plane, so
        that two registers of rows share it."""
        return 2 if self.tables == 1 else 1


#: Two tables of 16 bytes; one of 64.
NIBBLES, SEXTETS = Cut(4, 2), Cut(6, 1)


@dataclass(frozen=True)
class Code:
    """``value = offset + step * code``; ``code`` is the encoding's bits with those of ``flip`` inverted."""

    offset: int
    step: int
    flip: int


@dataclass(frozen=True)
class TableProgram:
    """A table kernel.

    ``cell``: one step of one register of rows against one column: loads of a word per weight plane
    (``weights@``) and of the tables (``tables@``), ``unpack`` lines (weights alone: once for all columns),
    lookups (``row``) and sums (``combine``) up to the registers that ``groups`` name, one per word, and there
    are as many words as planes; a group's share is that of the weight plane with its number. ``adder`` adds
    them up in byte lanes for at most ``interval`` steps. ``fold`` moves byte sums ``held0``,
    ... into the 16-bit lanes of ``half0``, ..., giving the registers that ``halves`` names; after at most
    ``rounds`` folds ``spill`` adds the 16-bit lanes to the 32-bit result (``acc@``), rows in order. Plane p
    of row r lies in byte ``lanes[p * rows + r]`` of the words of a step: where the chain to 32 bits likes it,
    since packing costs nothing. A word need not hold one plane: a fold may take two planes of a row side by
    side.
    """

    constants: tuple[Constant, ...]
    cell: tuple[Line, ...]
    groups: tuple[Group, ...]
    adder: str
    interval: int
    fold: tuple[Line, ...]
    halves: tuple[str, ...]
    rounds: int
    spill: tuple[Line, ...]
    lanes: tuple[int, ...]
    tiles: tuple[Tile, ...]

    def stage(self, name: str) -> tuple[Line, ...]:
        return tuple(line for line in self.cell if line.stage == name)


@dataclass(frozen=True)
class TableCorrections:
    """``dot = acc + rows * (sum of the row's weights) + columns * (sum of the column's codes)``, the weights'
    values less their zero point; padded positions have codes zero in both operands."""

    rows: int
    columns: int


def code_of(operand: Operand) -> Code:
    """The operand's values as codes in ascending order."""
    falling = sum(1 << i for i, coefficient in enumerate(operand.coefficients) if coefficient < 0)
    return Code(min(operand.values), abs(operand.coefficients[0]), falling)


@dataclass(frozen=True)
class Lookup:
    """An instruction that looks every byte of a register up in a table, which is its first operand where
    ``table_first``; the other is the register."""

    instruction: Instruction
    table_first: bool

    def operands(self, table: Any, index: Any) -> tuple[Any, Any]:
        return (table, index) if self.table_first else (index, table)


@cache
def lookup_instruction(isa: Isa, target: str, cut: Cut = NIBBLES) -> Lookup | None:
    """What looks bytes up in a table of the cut, which a load repeats through the register where it is
    smaller; None where the target has nothing."""
    rng = np.random.default_rng(5)
    size = isa.vector_bits // 8
    if size % cut.entries:
        return None
    table = rng.integers(0, 256, (64, cut.entries), dtype=np.uint8)
    index = rng.integers(0, cut.entries, (64, size), dtype=np.uint8)
    wanted = np.take_along_axis(table, index.astype(np.intp), axis=1)
    for instruction in isa.on(target):
        if instruction.family != "table" or not isa.whole(instruction, 2):
            continue
        for table_first in (True, False):
            found = Lookup(instruction, table_first)
            operands = found.operands(np.tile(table, size // cut.entries), index)
            if (execute(instruction, list(operands)) == wanted).all():
                return found
    return None


def rows_per_register(isa: Isa) -> int:
    return isa.vector_bits // NARROW


def share(spec: KernelSpec, plane: int) -> int:
    """How often a unit of weight plane ``plane``'s sum counts in the dot product."""
    return code_of(spec.activations).step * code_of(spec.weights).step << plane


def step_bound(spec: KernelSpec, cut: Cut = NIBBLES) -> int:
    """The most that a step adds to a byte lane of one weight plane."""
    return cut.chunk * ((1 << spec.activations.bits) - 1)


def table_corrections(
    spec: KernelSpec, activation_zero_point: int = 0, weight_zero_point: int = 0, centre: int = 0
) -> TableCorrections:
    """What the terms of one operand alone add. ``centre``: what was taken off the weights' codes."""
    a, w = code_of(spec.activations), code_of(spec.weights)
    columns = (w.offset + centre * w.step - weight_zero_point) * a.step
    return TableCorrections(a.offset - activation_zero_point, columns)


def code_shares(spec: KernelSpec, centre: int = 0) -> tuple[Share, ...]:
    """What a position adds, for the least and the largest codes: every sum of these shares is linear in
    either code, so it is largest there. A position that only fills a step up has an activation's code of
    zero and adds nothing. ``centre``: what was taken off the weights' codes."""
    a, w, fix = code_of(spec.activations), code_of(spec.weights), table_corrections(spec, centre=centre)
    ends = product((0, (1 << spec.activations.bits) - 1), (0, (1 << spec.weights.bits) - 1))
    each = ((a.step * w.step * x * (y - centre), w.offset + w.step * y, x) for x, y in ends)
    return tuple(Share(kernel, fix.rows * value, fix.columns * x) for kernel, value, x in each)


def code_longest_k(spec: KernelSpec, step: int, centre: int = 0) -> int:
    """The longest K (``sketches.limits``) of a kernel that multiplies codes, ``step`` positions at once.
    ``centre``: what was taken off the weights' codes."""
    shares = code_shares(spec, centre)
    return longest_positions(step, step * max(abs(share.kernel) for share in shares), shares)


def table_longest_k(spec: KernelSpec, cut: Cut = NIBBLES) -> int:
    """The longest K of a table kernel, a multiple of a step."""
    return code_longest_k(spec, cut.chunk)


def build_tables(codes: NDArray[np.uint8], cut: Cut = NIBBLES) -> NDArray[np.uint8]:
    """Codes [..., positions] (of whole steps) to their tables, uint8 [..., steps, ``cut.size``]."""
    parts = codes.reshape(*codes.shape[:-1], -1, cut.positions)
    entries = np.zeros((*parts.shape[:-1], cut.entries), dtype=np.uint8)
    for position in range(cut.positions):
        chosen = (np.arange(cut.entries) >> position & 1).astype(np.uint8)
        entries += parts[..., position, None] * chosen
    return entries.reshape(*codes.shape[:-1], -1, cut.size)


def table_work(isa: Isa, target: str, program: TableProgram, tile: Tile, *, cut: Cut = NIBBLES) -> TileWork:
    """Return what a step of a tile executes: the cut's positions of ``tile.registers`` registers of rows by
    ``tile.columns`` columns; the tables are built before."""
    cells = tile.registers * tile.columns
    lines = of_tile(program.cell, tile.registers, tile.columns)
    lines += added([group.name for group in program.groups], program.adder, cells)
    lines += [(line, cells / program.interval) for line in program.fold]
    lines += [(line, cells / (program.interval * program.rounds)) for line in program.spill]
    live = cells * len(program.groups) + constants_read(program.constants, program.cell) + COUNTING
    # An index without a register is stored once and read again for every column.
    indices = Values(tile.registers * len(program.stage("row")), loads=tile.columns)
    return TileWork(
        lines=lines,
        macs=cells * rows_per_register(isa) * cut.chunk,
        registers=isa.target(target).vector_registers,
        values=(Values(live, stalls=True), indices),
        chains=adding([program.adder]),
    )
