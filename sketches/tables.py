"""The table kernel (LUT form): an MR x NR tile that looks up partial sums instead of counting bits.

A few neighbouring positions of K share a table of partial sums of activations: four positions 16 bytes, six
positions 64 bytes. Entry i is the sum of the activations whose bit is set in i. The index is one bit per
position of a weight plane. A table depends on activations only. It is built once per column and read for all
rows, so a product's cost does not depend on activation bits. This is the layout of T-MAC (Wei et al. 2024)
with exact unsigned sums. Rows are in byte lanes: one look-up takes a table's positions for a row per lane.

Operands are stored as *codes*: ``value = offset + step * code`` with codes 0 to 2^bits - 1. So one kernel
serves every encoding. Offsets and zero points are terms of one operand."""

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
from sketches.limits import PositionContribution, longest_positions

#: Lane widths of the accumulator stages: of a few steps, and between two additions to the result.
NARROW, MIDDLE = 8, 16


@dataclass(frozen=True)
class TableLayout:
    """How K is divided: ``positions`` share a table, and a step takes ``tables`` tables.

    A row has one byte per weight plane and step. Bit b of the byte is position b of the step."""

    positions: int
    tables: int

    @property
    def chunk(self) -> int:
        """Return the positions of a step."""
        return self.positions * self.tables

    @property
    def entries(self) -> int:
        """Return the bytes of a table."""
        return 1 << self.positions

    @property
    def size(self) -> int:
        """Return the bytes of a step's tables."""
        return self.tables * self.entries

    @property
    def max_mr_registers(self) -> int:
        """Return the most weight registers of a tile: 2 if a step has one table, which serves both, else
        1."""
        return 2 if self.tables == 1 else 1


#: Two tables of 16 bytes per step, and one table of 64.
NIBBLES, SEXTETS = TableLayout(4, 2), TableLayout(6, 1)
#: Each layout by the positions of its steps.
LAYOUTS = {layout.chunk: layout for layout in (NIBBLES, SEXTETS)}


@dataclass(frozen=True)
class CodeMap:
    """The map ``value = offset + step * code``. ``code``: the encoding's bits xor ``flip``."""

    offset: int
    step: int
    flip: int


@dataclass(frozen=True)
class TableCorrections:
    """Coefficients of ``dot = acc + rows * sum of row weights + columns * sum of column codes``.

    Row weights are values less the weight zero point. Padded positions have code 0 in both operands."""

    rows: int
    columns: int


def code_of(operand: Operand) -> CodeMap:
    """Return the map from codes in ascending order of values to the operand's values."""
    falling = sum(1 << i for i, coefficient in enumerate(operand.coefficients) if coefficient < 0)
    return CodeMap(min(operand.values), abs(operand.coefficients[0]), falling)


@dataclass(frozen=True)
class LookupInstruction:
    """An instruction that looks up every byte of a register. ``table_first``: the table is operand 0."""

    instruction: Instruction
    table_first: bool

    def operands(self, table: Any, index: Any) -> tuple[Any, Any]:
        return (table, index) if self.table_first else (index, table)


@cache
def lookup_instruction(isa: Isa, target: str, layout: TableLayout = NIBBLES) -> LookupInstruction | None:
    """Return the instruction that looks up bytes in tables of ``layout.entries`` bytes, None if there is
    none. A smaller table is repeated through the register by its load. Found by execution on test vectors."""
    rng = np.random.default_rng(5)
    size = isa.vector_bits // 8
    if size % layout.entries:
        return None
    table = rng.integers(0, 256, (64, layout.entries), dtype=np.uint8)
    index = rng.integers(0, layout.entries, (64, size), dtype=np.uint8)
    wanted = np.take_along_axis(table, index.astype(np.intp), axis=1)
    for instruction in isa.on(target):
        if instruction.family != "table" or not isa.whole(instruction, 2):
            continue
        for table_first in (True, False):
            found = LookupInstruction(instruction, table_first)
            operands = found.operands(np.tile(table, size // layout.entries), index)
            if (execute(instruction, list(operands)) == wanted).all():
                return found
    return None


def rows_per_register(isa: Isa) -> int:
    """Return the number of rows (byte lanes) of a vector register."""
    return isa.vector_bits // NARROW


def coefficient(spec: KernelSpec, plane: int) -> int:
    """Return the positive coefficient of the sum of weight plane ``plane`` in the dot product."""
    return code_of(spec.activations).step * code_of(spec.weights).step << plane


def step_bound(spec: KernelSpec, layout: TableLayout = NIBBLES) -> int:
    """Return the largest number that a step adds to a byte lane of one weight plane."""
    return layout.chunk * ((1 << spec.activations.bits) - 1)


def table_corrections(
    spec: KernelSpec, activation_zero_point: int = 0, weight_zero_point: int = 0, stored_zero: int = 0
) -> TableCorrections:
    """Return the corrections of codes. Zero points are subtracted from values, ``stored_zero`` from codes of
    weights."""
    a, w = code_of(spec.activations), code_of(spec.weights)
    columns = (w.offset + stored_zero * w.step - weight_zero_point) * a.step
    return TableCorrections(a.offset - activation_zero_point, columns)


def code_contributions(spec: KernelSpec, stored_zero: int = 0) -> tuple[PositionContribution, ...]:
    """Return what one position adds for the least and the largest codes (``sketches.limits``). Every sum of
    contributions is linear in either code, so extremes suffice. A padded position has activation code 0 and
    adds nothing. ``stored_zero``: subtracted from weight codes."""
    a, w = code_of(spec.activations), code_of(spec.weights)
    fix = table_corrections(spec, stored_zero=stored_zero)
    ends = product((0, (1 << spec.activations.bits) - 1), (0, (1 << spec.weights.bits) - 1))
    each = ((a.step * w.step * x * (y - stored_zero), w.offset + w.step * y, x) for x, y in ends)
    return tuple(PositionContribution(kernel, fix.rows * value, fix.columns * x) for kernel, value, x in each)


def code_longest_k(spec: KernelSpec, step: int, stored_zero: int = 0) -> int:
    """Return the longest K (``sketches.limits``) of a kernel that multiplies codes, ``step`` positions at
    once. ``stored_zero``: subtracted from the weight codes."""
    contributions = code_contributions(spec, stored_zero)
    return longest_positions(
        step, step * max(abs(contribution.kernel) for contribution in contributions), contributions
    )


def build_tables(codes: NDArray[np.uint8], layout: TableLayout = NIBBLES) -> NDArray[np.uint8]:
    """Return the tables of activation codes uint8 [..., K]: uint8 [..., steps, ``layout.size``]. Entry i of a
    table is the sum of the codes whose bit is set in i. K is a multiple of ``layout.chunk``."""
    parts = codes.reshape(*codes.shape[:-1], -1, layout.positions)
    entries = np.zeros((*parts.shape[:-1], layout.entries), dtype=np.uint8)
    for position in range(layout.positions):
        chosen = (np.arange(layout.entries) >> position & 1).astype(np.uint8)
        entries += parts[..., position, None] * chosen
    return entries.reshape(*codes.shape[:-1], -1, layout.size)
