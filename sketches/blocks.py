"""The kernel of linear layers in blocks: weights of 1 to 8 bits, activations of 8 bits, and a scale for every
so many positions of either.

    C[n, m] = sum over blocks b of s_a[n, b] * (s_w[m, b] * sum over k in b of A[n, k] * (W[m, k] - z[m, b])
                                                + o_w[m, b] * sum over k in b of A[n, k])

A is a signed byte, W a code without a sign. The zero points z leave the sum of products: in a block it is
``sum A * W - z * sum A``, whose second part needs the sum of the activations alone. Products of bytes are
added up as ``sketches.bytes`` does it, a row stays in its 32-bit lane. Where one zero point serves all of a
layer a block's sums begin with ``-z * sum A``; else it is taken off when the sum is a float, which has it
exactly. A layer whose zero points are no integers has offsets o_w instead, floats, which others do not have.

What is in memory. A *word* has four bytes of a row. A *part* is a code of the same bits of each of them, for
four positions, which are next to each other in the activations too. A byte has as many codes as it has room
for, the first one lowest. What is left above them is of further parts: several bytes have a *piece* of such a
code each (``cut``). A *step* takes as many words of a register of rows as make every byte of them whole. The
steps of up to ``GROUP`` registers of rows lie behind each other, so that the weights of a tile are one
stretch of memory; those of a register have the words behind each other, and the words of the rows next to
each other. Which position of its source a field has is for packing to say, which orders activations likewise
(``synth.linear``).

What a register of activations has. Where an instruction multiplies by a part of a register (``sdot`` by
element), it *holds* the activations of several parts, and is loaded once for them. Where one multiplies rows
by columns (``smmla``), it has those of a *group* of columns, which lie next to each other in memory too. A
lane of sums is then one of a row and a column. Such a register of weights has fewer rows and as many more
positions of each: a word has four bytes for each column of a group. In which lane a sum is follows from the
program's ``finish``, which takes sums to their columns. What sums begin with lies next to each other for the
columns of a group.

Many columns may be multiplied by a product of matrices (``Matrix``) instead, which reads the same memory:
the parts of a register of rows that belong to a block are kept behind each other, positions by rows, and the
codes of a column lie as the product wants them already.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache, cached_property

from sketches.bytes import CHUNK, WIDE, Level, lane_bounds
from sketches.limits import MAX_BITS
from sketches.program import Constant, Line
from sketches.tile import Tile

#: The bits of weights that there are kernels for.
BLOCK_BITS = tuple(range(1, MAX_BITS + 1))
BITS_ARE = f"weights in blocks have {BLOCK_BITS[0]} to {BLOCK_BITS[-1]} bits"
#: The smallest and the largest block, in positions.
SMALLEST_BLOCK, LARGEST_BLOCK = 16, 256
#: Bits of codes of which a step is longer than the smallest block, and formats have such blocks in units
#: (GGUF ``Q3_K``): these share steps.
SHARING = (3,)
#: Integers up to here, of either sign, are floats of 32 bits as they are.
EXACT_FLOAT = 1 << 24
#: The largest size of an activation, which is a signed byte.
LARGEST_ACTIVATION = 128
#: The largest size of a block's sum, whatever its zero point, which is a byte.
LARGEST_SUM = LARGEST_BLOCK * LARGEST_ACTIVATION * 255
#: The largest size of an integer that a number of several blocks is multiplied by, which is a signed byte.
LARGEST_INTEGER = 128
#: Registers of rows whose steps lie behind each other; a tile has no more.
GROUP = 4
#: Columns lie an odd number of lines of a cache apart, so that a tile's do not share one set of it.
LINE = 64
#: So few columns are bound by memory: tiles ask for their weights ahead.
FEW = 2
#: Positions of the blocks that tiles are chosen for.
TYPICAL_BLOCK = 32


def column_stride(codes: int) -> int:
    """Bytes from column to column, of which each has so many codes."""
    return -(-codes // LINE) * LINE | LINE


@dataclass(frozen=True)
class Piece:
    """Bits of a part's codes, ``width`` of them from ``low`` on: in the bytes of a step's ``word``, from
    ``shift`` on."""

    word: int
    shift: int
    width: int
    low: int


@cache
def cut(bits: int) -> tuple[tuple[Piece, ...], ...]:
    """The pieces of each part of the shortest step that codes of so many bits fill.

    A byte has whole codes first, which take a shift and a mask at most. What it has left are ``rest`` bits. A
    code that is put together of them takes those of as many bytes as it has room for, and then its share of
    the bytes that are left, in order. This fills every bit, and no cut of which every word has one piece of
    its codes' bits (four and one of five, for example) is cheaper to unpack."""
    parts = 8 // math.gcd(8, bits)
    words, whole, rest = parts * bits // 8, 8 // bits, 8 % bits
    found = [[Piece(word, n * bits, bits, 0)] for word in range(words) for n in range(whole)]
    if not rest:
        return tuple(map(tuple, found))
    each, first, put = bits // rest, whole * bits, parts - len(found)
    made = [[Piece(n * each + i, first, rest, i * rest) for i in range(each)] for n in range(put)]
    free = [(word, first + bit) for word in range(put * each, words) for bit in range(rest)]
    for pieces in made:
        while (low := sum(piece.width for piece in pieces)) < bits:
            word, shift = free[0]
            width = sum(1 for other, _ in free[: bits - low] if other == word)
            pieces.append(Piece(word, shift, width, low))
            free = free[width:]
    return tuple(map(tuple, found + made))


def blocks_together(bits: int, block: int) -> int:
    """How many blocks of a unit, of so many positions, share a step of codes."""
    shares = BlockSpec(bits).shares
    return shares if block == SMALLEST_BLOCK else 1


@dataclass(frozen=True)
class BlockSpec:
    """Weights of so many ``bits`` against signed bytes, of which a register has ``held`` of each column of a
    group of ``columns``."""

    bits: int
    columns: int = 1
    held: int = CHUNK

    def __post_init__(self) -> None:
        if self.bits not in BLOCK_BITS:
            raise ValueError(f"{self.bits} bits: {BITS_ARE}")
        parts = (1, 2, 4) if self.columns == 1 else (1,)
        if self.columns < 1 or self.held not in [self.chunk * n for n in parts]:
            raise ValueError(f"{self.held} activations of each of {self.columns} columns: no such registers")

    @property
    def chunk(self) -> int:
        """Bytes of a word, which are positions of a part."""
        return CHUNK * self.columns

    @property
    def parts_held(self) -> int:
        """Parts that a register of activations has the positions of."""
        return self.held // self.chunk

    @property
    def parts(self) -> int:
        """Codes of a byte's place in a step."""
        return max(self.parts_held, len(cut(self.bits)))

    @property
    def positions(self) -> int:
        """Of a step."""
        return self.chunk * self.parts

    @property
    def shares(self) -> int:
        """How many blocks of the smallest size a step may have, one part after the other."""
        return self.positions // SMALLEST_BLOCK if self.bits in SHARING and self.columns == 1 else 1

    @property
    def words(self) -> int:
        """Of a row in a step."""
        return self.parts * self.bits // 8

    @property
    def registers(self) -> int:
        """That the words of a step of a register of rows fill."""
        return self.words * self.columns

    def pieces(self, part: int) -> tuple[Piece, ...]:
        """Of a part's codes, the lowest bits first."""
        shortest = cut(self.bits)
        before, own = divmod(part, len(shortest))
        words = before * len(shortest) * self.bits // 8
        return tuple(replace(piece, word=piece.word + words) for piece in shortest[own])

    @property
    def whole(self) -> bool:
        """Whether every code is one piece."""
        return 8 % self.bits == 0

    @property
    def largest_code(self) -> int:
        return (1 << self.bits) - 1


@dataclass(frozen=True)
class Matrix:
    """How many columns are multiplied at once, by registers that C names by numbers (``Isa.tiles``).

    ``keep`` stores a register of a part (``part``) at its place among the ``parts`` of a block. ``lines``
    load ``activations@0`` and ``parts@0``, add to ``sum0`` the products of ``positions`` of each of so many
    ``columns`` and of every row, and store it at ``sums@0``, [columns, rows]. ``finish`` loads a column's
    sums of there and adds what they begin with (``begin``). ``registers`` of rows are taken at once, where
    there are ``least`` columns or more."""

    keep: Line
    lines: tuple[Line, ...]
    finish: tuple[Line, ...]
    columns: int
    positions: int
    registers: int
    least: int


@dataclass(frozen=True)
class Raised:
    """How the steps of one column are unpacked where that takes fewer instructions: the codes of some parts,
    ``raised``, stay ``by`` bits higher in their bytes, and have sums of their own (``sum1``). Behind a block
    ``lines`` add these, moved down again, to those of the other parts (``sum0``), to ``total``."""

    by: int
    raised: tuple[bool, ...]
    unpack: tuple[Line, ...]
    parts: tuple[str, ...]
    lines: tuple[Line, ...]
    total: str


@dataclass(frozen=True)
class Units:
    """How blocks add up to units where an instruction multiplies pairs of 16 bits.

    ``move`` adds to ``moved`` the integers of two blocks that follow each other times the ``sums`` of a
    column's codes in these, which are lanes of 16 bits.

    ``scale`` takes the place of the second level, if there is one: it adds to ``scaled`` the narrow sums
    (``sum0``) within each lane of 32 bits, times the integer of their block, which fills the lanes of
    ``factor``. So these begin with nothing, and what the zero point takes off is subtracted at the end of a
    unit. Without it sums of whole blocks are multiplied, as they are where there are no such units.

    The integers are one for each row. Those that meet sums of activations lie in memory beside those of the
    next block, and so in lanes of 16 bits (``integers``). Where there is a ``scale`` those that meet sums of
    products do as well, and ``factors`` make of them what an even block is multiplied by, and what an odd
    one; else each has a lane of 32 bits."""

    move: Level
    scale: Level | None = None
    factors: tuple[Level, ...] = ()

    @property
    def levels(self) -> tuple[Level, ...]:
        return (self.move, *((self.scale,) if self.scale else ()), *self.factors)


@dataclass(frozen=True)
class BlockProgram:
    """A kernel of linear layers in blocks.

    ``loads``: of the words of a step of a register of rows (``weights@``), which ``unpack`` makes ``parts``
    of, as many registers each as a group has columns. The first of ``levels`` adds to ``sum0`` the products
    of a register of a ``part`` and of activations (``activations@0``), which it loads; lines of stage unpack
    read the part alone. The lines of level n + 1 move ``sum{n}`` on after at most ``intervals[n]`` parts, or
    runs of the level below. ``centre``: what is taken off a code, which is then a signed byte in memory too;
    None: codes are stored as they are.

    ``immediates``: those of the line that takes one, for each part that a register of activations has
    (``cell``). ``begin`` loads ``start``, what the sums of a group begin with (``begins@``, a number for each
    column); ``finish`` makes ``ends``, the sums of each column by rows, of those that the registers of a part
    were added to (``sum0``, ...). Without groups a column's sums are that already.

    ``one_column``: what takes the place of ``unpack`` and ``parts`` in tiles of one column, if anything does;
    with more columns a part is unpacked once for all of them, and registers are few. ``unit_tiles``: those
    for blocks of a unit, which add up as ``units`` says, or by a product of 32 bits for each of their sums
    where that is None. ``matrix``: what multiplies many columns, None where the tiles do that."""

    spec: BlockSpec
    constants: tuple[Constant, ...]
    loads: tuple[Line, ...]
    unpack: tuple[Line, ...]
    parts: tuple[str, ...]
    levels: tuple[Level, ...]
    intervals: tuple[int, ...]
    tiles: tuple[Tile, ...]
    unit_tiles: tuple[Tile, ...]
    units: Units | None = None
    centre: int | None = None
    immediates: tuple[int, ...] = ()
    begin: tuple[Line, ...] = ()
    start: str = ""
    finish: tuple[Line, ...] = ()
    ends: tuple[str, ...] = ()
    one_column: Raised | None = None
    matrix: Matrix | None = None

    def cell(self, part: int) -> tuple[Line, ...]:
        """The lines of the first level for a part of a step."""
        if not self.immediates:
            return self.levels[0].lines
        imm = self.immediates[part % len(self.immediates)]
        return tuple(
            replace(line, imm=imm) if line.stage == "row" and line.imm is not None else line
            for line in self.levels[0].lines
        )

    @property
    def keeps(self) -> bool:
        """Whether a tile loads activations once for several registers of a part, or for several parts."""
        return self.spec.columns > 1 or self.spec.parts_held > 1

    @property
    def all_tiles(self) -> tuple[Tile, ...]:
        return (*self.tiles, *self.unit_tiles)

    @property
    def unit_scale(self) -> Level | None:
        """What multiplies narrow sums by integers of units."""
        return self.units.scale if self.units else None

    @property
    def sums_together(self) -> int:
        """Blocks whose sums of activations fill 32 bits together where they are parts of units."""
        return 2 if self.units else 1

    @property
    def scales_together(self) -> int:
        """Blocks of a unit whose integers of scales lie beside each other. Those of offsets do where the sums
        of activations do that they meet."""
        return 2 if self.unit_scale else 1

    @property
    def columns(self) -> int:
        """Of the widest tile, or of a product of matrices."""
        return max(self.matrix.columns if self.matrix else 0, *(tile.columns for tile in self.all_tiles))

    @property
    def taken_off(self) -> int:
        return self.centre or 0

    @property
    def product_limits(self) -> tuple[int, int]:
        """The least and the largest product."""
        codes = (-self.taken_off, self.spec.largest_code - self.taken_off)
        every = [code * one for code in codes for one in (-LARGEST_ACTIVATION, LARGEST_ACTIVATION - 1)]
        return min(every), max(every)

    @property
    def largest_product(self) -> int:
        """The largest size of a product."""
        return max(map(abs, self.product_limits))

    @cached_property
    def bounds(self) -> tuple[int, ...]:
        """Per level the most that one run of its lines adds to a lane, or takes from it."""
        widths = tuple(level.width for level in self.levels)
        return lane_bounds(self.spec.chunk * widths[0] // WIDE * self.largest_product, widths, self.intervals)

    @property
    def lines(self) -> tuple[Line, ...]:
        every = (*self.loads, *self.unpack, *self.begin, *self.finish)
        every += tuple(line for level in self.units.levels for line in level.lines) if self.units else ()
        if self.one_column:
            every += self.one_column.unpack + self.one_column.lines
        return (*every, *(line for level in self.levels for line in level.lines))
