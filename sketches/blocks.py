"""Kernels of linear layers in quantization groups: weights of 1 to 8 bits against activations of 8 bits.

    C[n, m] = sum over groups b of s_a[n, b] * (s_w[m, b] * sum over k in b of A[n, k] * (W[m, k] - z[m, b])
                                                + o_w[m, b] * sum over k in b of A[n, k])

The code calls a quantization group a block. A is a signed byte, W a code without sign. Zero points z are
applied outside the products, as ``sum A * W - z * sum A``. If a layer has one zero point, the accumulators of
a group start at ``-z * sum A``. If each group has a zero point, it is applied to the float of the sum, which
is exact. If zero points are not integers, a layer has float offsets o_w instead. Products are added as in
``sketches.bytes``: a row stays in its 32-bit lane.

Weights in memory. A *word* has four bytes of a row. A *sub-step* is the codes at one bit
field of these bytes: four positions, also contiguous in the activations. Each byte stores as many whole codes
as fit, the first one lowest. The leftover high bits of several bytes together store further codes
(``bit_field_layout``). A *step* takes the fewest words per row that leave no bit free. A *row panel* is up to
``GROUP`` registers of rows. Its weights are one stretch of memory: [quantization group, step, register, word,
row, 4 bytes]. Packing decides which position each bit field has, and orders activations likewise
(``synth.linear``).

Registers of activations. Some instructions multiply by a part of a register (``sdot`` by element). Then one
load gives the activations of several sub-steps. Other instructions multiply rows by columns (``smmla``).
Then a register has a *column group*, whose columns are contiguous in memory, and each accumulator lane is one
row and one column. A weight register then has fewer rows, and a word has four bytes for each column of the
group. ``BlockProgram.epilogue`` moves the sums to registers of one column each.

Many columns may use a matrix product (``Matrix``) instead, which reads the same packed weights. It stores the
unpacked sub-steps of a quantization group first, as [sub-step, row, 4 positions].

Tables. For formats whose values are not evenly spaced, a code of 4 bits selects one of 16 unsigned bytes, the
*entries*. The weight is the scale times the entry less the zero point. One instruction looks up all codes of
a register. The size of codes decides the layout of words, the size of entries decides the products. The table
belongs to the layer, so one kernel computes every format whose entries have few enough bits. Its proofs hold
for every table.

Integer scales and offsets of super-blocks. A register of rows has the integer scales of a super-block group
by group, one per row. Its integer offsets follow in the same order. Integers of 8 bits are signed bytes, read
in place. Integers of ``PACKED_BITS`` are stored minus the least one, in the bit fields of weight codes
(``BlockSpec.bit_fields``). A step of them fills a register per sub-step."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache, cached_property

from sketches.bytes import CHUNK, WIDE, AccumulatorStage, lane_bounds
from sketches.limits import MAX_BITS
from sketches.program import Constant, Line
from sketches.tile import Tile

#: The bits that weights may have.
BLOCK_BITS = tuple(range(1, MAX_BITS + 1))
BITS_ARE = f"weights in blocks have {BLOCK_BITS[0]} to {BLOCK_BITS[-1]} bits"
#: The smallest and the largest size of a quantization group, in positions.
SMALLEST_BLOCK, LARGEST_BLOCK = 16, 256
#: Bits whose step is longer than the smallest quantization group, although a format has such groups in
#: super-blocks (GGUF ``Q3_K``). Groups of these bits share steps.
SHARING = (3,)
#: Integers of at most this size are exact as float32.
EXACT_FLOAT = 1 << 24
#: The largest absolute value of an activation, a signed byte.
LARGEST_ACTIVATION = 128
#: The largest absolute value of the sum of a quantization group, for any zero point of 8 bits.
LARGEST_SUM = LARGEST_BLOCK * LARGEST_ACTIVATION * 255
#: The largest absolute value of an integer scale within a super-block, a signed byte.
LARGEST_INTEGER = 128
#: The most registers of rows of a row panel, and so of a tile.
GROUP = 4
#: Bytes of a cache line. Columns are an odd number of lines apart, so that those of a tile are in different
#: cache sets.
LINE = 64
#: Up to this many columns, memory bandwidth is the limit: tiles load all words of a step at once, and unpack
#: the integers of super-blocks themselves.
FEW = 2
#: Size of a quantization group for which tiles are chosen.
TYPICAL_BLOCK = 32
#: Bits of a code that is an index into a table, and the entries of a table.
INDEX_BITS, ENTRIES = 4, 16
#: The bits of the largest entry for which there are kernels. Twice the values of E2M1, -12 to 12, take five.
ENTRY_BITS = (5, 8)
#: The buffer and the register of the entries.
TABLE, LOADED = "table", "entries"
#: Bits of packed integers of super-blocks, and of integers that are bytes.
PACKED_BITS, BYTE = (4, 6), 8
#: The most packed integers per row: all of a super-block's are unpacked together.
MOST_INTEGERS = 32


@dataclass(frozen=True)
class FormatDigit:
    """Digit ``digit`` (0: the highest) of a byte in a ``base``. It has the bits of a code from ``low`` on."""

    byte: int
    digit: int
    base: int
    low: int = 0


def column_stride(codes: int) -> int:
    """Return the distance in bytes between columns of ``codes`` bytes each: an odd number of cache lines."""
    return -(-codes // LINE) * LINE | LINE


@dataclass(frozen=True)
class BitField:
    """A bit field of a sub-step's codes: bits ``low`` to ``low + width - 1`` of each code.

    The bits are in the bytes of word ``word`` of the step, from bit ``shift`` on."""

    word: int
    shift: int
    width: int
    low: int

    @property
    def ones(self) -> int:
        """Return the number with all ``width`` bits set."""
        return (1 << self.width) - 1

    @property
    def up(self) -> int:
        """Return by how many bits a word is shifted left to have the bits in their offset in the code.
        Negative: it is shifted right."""
        return self.low - self.shift


@cache
def bit_field_layout(bits: int) -> tuple[tuple[BitField, ...], ...]:
    """Return the bit fields of each sub-step of the shortest step that codes of ``bits`` bits fill. Whole
    codes come first: unpacking them takes at most a shift and a mask. Each byte leaves rest = 8 % ``bits``
    high bits. One further code takes these bits of ``bits // rest`` words, plus a remainder from the last
    words. Splitting every code alike, such as 5 bits into words of 4 bits and words of 1 bit, is no cheaper
    to unpack."""
    sub_steps = 8 // math.gcd(8, bits)
    words, whole, rest = sub_steps * bits // 8, 8 // bits, 8 % bits
    found = [[BitField(word, n * bits, bits, 0)] for word in range(words) for n in range(whole)]
    if not rest:
        return tuple(map(tuple, found))
    each, first, put = bits // rest, whole * bits, sub_steps - len(found)
    made = [[BitField(n * each + i, first, rest, i * rest) for i in range(each)] for n in range(put)]
    free = [(word, first + bit) for word in range(put * each, words) for bit in range(rest)]
    for bit_fields in made:
        while (low := sum(bit_field.width for bit_field in bit_fields)) < bits:
            word, shift = free[0]
            width = sum(1 for other, _ in free[: bits - low] if other == word)
            bit_fields.append(BitField(word, shift, width, low))
            free = free[width:]
    return tuple(map(tuple, found + made))


def blocks_together(bits: int, block: int) -> int:
    """Return how many groups of ``block`` positions a step may cover: 2 if bits = 3, block = 16; else 1."""
    shares = BlockSpec(bits).shares
    return shares if block == SMALLEST_BLOCK else 1


@dataclass(frozen=True)
class BlockSpec:
    """Weights of ``bits`` bits against signed bytes.

    ``columns``: columns of a column group, 1 without groups.
    ``positions_per_register``: positions of each column that a register of activations has.
    ``entry_bits``: the most bits of the entries that codes select, 0 for codes that are integers."""

    bits: int
    columns: int = 1
    positions_per_register: int = CHUNK
    entry_bits: int = 0

    def __post_init__(self) -> None:
        if self.bits not in BLOCK_BITS:
            raise ValueError(f"{self.bits} bits: {BITS_ARE}")
        registers = (1, 2, 4) if self.columns == 1 else (1,)
        if self.columns < 1 or self.positions_per_register not in [self.chunk * n for n in registers]:
            raise ValueError(
                f"{self.positions_per_register} activations of each of {self.columns} columns: no such "
                f"registers"
            )
        if self.entry_bits and (self.bits != INDEX_BITS or self.entry_bits not in ENTRY_BITS):
            raise ValueError(f"entries of {self.entry_bits} bits for codes of {self.bits}: no such kernels")

    @property
    def chunk(self) -> int:
        """Return the bytes of a word, 4 * ``columns``. A sub-step has as many positions of K."""
        return CHUNK * self.columns

    @property
    def sub_steps_per_register(self) -> int:
        """Return how many sub-steps the activations in one register are for."""
        return self.positions_per_register // self.chunk

    @property
    def sub_steps(self) -> int:
        """Return the number of sub-steps of a step."""
        return max(self.sub_steps_per_register, len(bit_field_layout(self.bits)))

    @property
    def positions(self) -> int:
        """Return the positions of K that a step takes."""
        return self.chunk * self.sub_steps

    @property
    def shares(self) -> int:
        """Return how many groups of 16 positions may share a step: 2 for 3 bits, 1 column; else 1."""
        return self.positions // SMALLEST_BLOCK if self.bits in SHARING and self.columns == 1 else 1

    @property
    def words(self) -> int:
        """Return the words of a row in a step."""
        return self.sub_steps * self.bits // 8

    def steps(self, positions: int) -> int:
        """Return the steps that ``positions`` of K take."""
        return -(-positions // self.positions)

    def bytes(self, positions: int) -> int:
        """Return the bytes of a row's words for ``positions`` of K."""
        return self.steps(positions) * self.words * CHUNK

    @property
    def registers(self) -> int:
        """Return the registers that a step's words fill for a register of rows."""
        return self.words * self.columns

    def bit_fields(self, sub_step: int) -> tuple[BitField, ...]:
        """Return the bit fields of sub-step ``sub_step``, lowest bits first."""
        shortest = bit_field_layout(self.bits)
        before, own = divmod(sub_step, len(shortest))
        words = before * len(shortest) * self.bits // 8
        return tuple(replace(bit_field, word=bit_field.word + words) for bit_field in shortest[own])

    @property
    def whole(self) -> bool:
        """Return whether every code is a single bit field."""
        return 8 % self.bits == 0

    @property
    def value_bits(self) -> int:
        """Return the bits of a weight's integer before the zero point is subtracted: code or entry."""
        return self.entry_bits or self.bits

    @property
    def name(self) -> str:
        """Return the name of such weights in names of kernels."""
        return f"t{self.bits}v{self.entry_bits}" if self.entry_bits else f"w{self.bits}"

    @property
    def largest_code(self) -> int:
        """Return 2^value_bits - 1, the largest integer of a weight before the zero point is subtracted."""
        return (1 << self.value_bits) - 1


@dataclass(frozen=True)
class Matrix:
    """A matrix product with tile registers (``Isa.tiles``), for many columns.

    ``store``: line that stores register ``weight_codes``, an unpacked sub-step, in the buffer ``sub_steps``.
    ``lines``: load ``activations@0``, ``sub_steps@0``, add their product to ``sum0``, store it at ``sums@0``.
    The product has ``positions`` of ``columns`` columns and of a register's rows; sums are [columns, rows].
    ``epilogue``: lines that load one column's sums and add their initial value ``begin``.
    ``registers``: registers of rows whose products share each load of activations.
    ``least``: the fewest columns for which the driver uses the matrix product."""

    store: Line
    lines: tuple[Line, ...]
    epilogue: tuple[Line, ...]
    columns: int
    positions: int
    registers: int
    least: int


@dataclass(frozen=True)
class UnshiftedCodes:
    """Cheaper unpacking for tiles of one column, which leaves codes of some sub-steps unshifted.

    ``by``: bits that an unshifted code stays higher in its byte.
    ``unshifted``: per sub-step whether its codes are unshifted; their sums are in ``sum1``, others in
    ``sum0``. ``unpack``, ``weight_codes``: replace the fields of these names in ``BlockProgram``.
    ``lines``: at the end of a quantization group, add ``sum1`` shifted right and ``sum0`` to ``total``."""

    by: int
    unshifted: tuple[bool, ...]
    unpack: tuple[Line, ...]
    weight_codes: tuple[str, ...]
    lines: tuple[Line, ...]
    total: str


@dataclass(frozen=True)
class BlockProgram:
    """A kernel of a linear layer in quantization groups, with its tiles.

    ``loads``: load the words of a step of a register of rows from ``weights@``.
    ``unpack``: lines that make the registers ``weight_codes`` of these words. A sub-step has ``spec.columns``
    registers, each with a fraction 1 / ``spec.columns`` of the rows.
    ``stages``: accumulator stages. The first loads ``activations@0`` and adds the products of a register of
    ``weight_codes`` to ``sum0``; its lines of stage ``unpack`` read that register alone. Stage n + 1 adds
    ``sum{n}``.
    ``intervals``: the most sub-steps, or runs of the stage below, before each widening.
    ``tiles``: for quantization groups with float scales. ``super_block_tiles``: for those in super-blocks.
    ``correction``: sums of super-blocks by products of pairs of 16 bits. It adds to register ``correction``
    the products of ``integers`` and ``sums`` for two neighbouring quantization groups, in lanes of 16 bits.
    ``sums`` are sums of a column's activations. ``integers`` are integer offsets. With ``scale`` and a zero
    point, it runs again with the integer scales, for the zero-point correction. None: by 32-bit products, one
    per quantization group.
    ``scale``: replaces the second accumulator stage in super-blocks. It adds to ``scaled``, within each
    32-bit lane, the 16-bit sums ``sum0`` times ``factor``, the integer scales. Then accumulators start at
    zero, and the zero-point correction is subtracted once per super-block. None: 32-bit sums are multiplied
    by integer scales.
    ``factors``: with ``scale``, two stages that make ``factor`` of an even and of an odd quantization group.
    Their input ``integers`` has the scales of two neighbours in 16-bit lanes.
    ``stored_zero``: subtracted from codes, which are then signed bytes in memory. None: codes are stored
    unchanged.
    ``immediates``: of the ``row`` line that takes one, per sub-step that a register of activations has.
    ``begin``, ``start``: with column groups, lines that load the initial sums ``start`` from ``begins@``.
    ``epilogue``, ``ends``: with column groups, lines that turn ``sum0``, ... into ``ends``, one register per
    column.
    ``one_column``: unpacking for tiles of one column. None: all tiles unpack alike.
    ``matrix``: matrix product for many columns. None: tiles compute all columns.
    ``table``: with a table, loads the register of entries from ``table@0``, once per tile. The register has
    the table in each 16 bytes."""

    spec: BlockSpec
    constants: tuple[Constant, ...]
    loads: tuple[Line, ...]
    unpack: tuple[Line, ...]
    weight_codes: tuple[str, ...]
    stages: tuple[AccumulatorStage, ...]
    intervals: tuple[int, ...]
    tiles: tuple[Tile, ...]
    super_block_tiles: tuple[Tile, ...]
    correction: AccumulatorStage | None = None
    scale: AccumulatorStage | None = None
    factors: tuple[AccumulatorStage, ...] = ()
    stored_zero: int | None = None
    immediates: tuple[int, ...] = ()
    begin: tuple[Line, ...] = ()
    start: str = ""
    epilogue: tuple[Line, ...] = ()
    ends: tuple[str, ...] = ()
    one_column: UnshiftedCodes | None = None
    matrix: Matrix | None = None
    table: tuple[Line, ...] = ()

    def inner(self, sub_step: int) -> tuple[Line, ...]:
        """Return the first stage's lines for a sub-step of a step, with that sub-step's immediate."""
        if not self.immediates:
            return self.stages[0].lines
        imm = self.immediates[sub_step % len(self.immediates)]
        return tuple(
            replace(line, imm=imm) if line.stage == "row" and line.imm is not None else line
            for line in self.stages[0].lines
        )

    @property
    def lasting(self) -> frozenset[str]:
        """Return the names of registers that a tile loads once: constants, and the entries of a table."""
        return frozenset([one.name for one in self.constants] + [line.dest for line in self.table])

    @property
    def keeps(self) -> bool:
        """Return whether registers of a sub-step, or several sub-steps, share a load of activations."""
        return self.spec.columns > 1 or self.spec.sub_steps_per_register > 1

    @property
    def all_tiles(self) -> tuple[Tile, ...]:
        """Return ``tiles`` and ``super_block_tiles``."""
        return (*self.tiles, *self.super_block_tiles)

    @property
    def super_block_stages(self) -> tuple[AccumulatorStage, ...]:
        """Return the stages of super-blocks that are present."""
        return tuple(one for one in (self.correction, self.scale, *self.factors) if one)

    @property
    def sums_together(self) -> int:
        """Return how many quantization groups of a super-block have activation sums in one 32-bit lane."""
        return 2 if self.correction else 1

    @property
    def scales_together(self) -> int:
        """Return for how many quantization groups of a super-block a row's integer scales are contiguous in
        memory. A row's integer offsets are contiguous for ``sums_together`` quantization groups."""
        return 2 if self.scale else 1

    @property
    def columns(self) -> int:
        """Return the columns of the widest tile, or of the matrix product if that has more."""
        return max(self.matrix.columns if self.matrix else 0, *(tile.columns for tile in self.all_tiles))

    @property
    def zero_point(self) -> int:
        """Return the number that is subtracted from weight codes."""
        return self.stored_zero or 0

    @property
    def product_limits(self) -> tuple[int, int]:
        """Return the least and the largest product of an activation, -128 to 127, and a stored code."""
        codes = (-self.zero_point, self.spec.largest_code - self.zero_point)
        every = [code * one for code in codes for one in (-LARGEST_ACTIVATION, LARGEST_ACTIVATION - 1)]
        return min(every), max(every)

    @property
    def largest_product(self) -> int:
        """Return the largest absolute value of a product of an activation and a stored code."""
        return max(map(abs, self.product_limits))

    @cached_property
    def bounds(self) -> tuple[int, ...]:
        """Return per accumulator stage the largest absolute value that a run of its lines adds to a lane."""
        widths = tuple(stage.width for stage in self.stages)
        return lane_bounds(self.spec.chunk * widths[0] // WIDE * self.largest_product, widths, self.intervals)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return all lines of the program but those of ``matrix``."""
        every = (*self.table, *self.loads, *self.unpack, *self.begin, *self.epilogue)
        if self.one_column:
            every += self.one_column.unpack + self.one_column.lines
        return (*every, *(one for part in (*self.stages, *self.super_block_stages) for one in part.lines))
