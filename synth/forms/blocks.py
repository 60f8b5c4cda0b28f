"""Weights of a linear layer in quantization groups: as a format stores them, and as a kernel reads them."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from sketches import block_values
from sketches.blocks import (
    BITS_ARE,
    BLOCK_BITS,
    ENTRIES,
    ENTRY_BITS,
    INDEX_BITS,
    LARGEST_ACTIVATION,
    LARGEST_BLOCK,
    LARGEST_INTEGER,
    SMALLEST_BLOCK,
    BlockSpec,
    blocks_together,
)
from sketches.bytes import CHUNK
from synth.errors import UserError
from synth.forms.float_tables import FloatTable


@dataclass(frozen=True, repr=False)
class SuperBlockScales:
    """Scales (or offsets) of quantization groups that are integers times the float of a super-block.

    ``codes``: int8 [M, groups]. ``super_blocks``: float16 [M, groups / n], each for n neighbouring groups, n
    a power of two. The constructor raises UserError for other arrays."""

    codes: NDArray[np.int8]
    super_blocks: NDArray[np.float16]

    def __post_init__(self) -> None:
        rows, blocks = self.codes.shape
        each = self.each
        if (
            (self.codes.dtype, self.super_blocks.dtype) != (np.int8, np.float16)
            or self.super_blocks.shape[:-1] != (rows,)
            or self.super_blocks.shape[-1] * each != blocks
            or each & (each - 1)
        ):
            raise UserError(
                f"multiples: {self.codes.dtype} {list(self.codes.shape)} of {self.super_blocks.dtype} "
                f"{list(self.super_blocks.shape)} are no int8 [rows, blocks] of float16 [rows, blocks / n], "
                f"n a "
                "power of two"
            )

    @property
    def each(self) -> int:
        """Return the number of quantization groups of a super-block."""
        return self.codes.shape[1] // max(1, self.super_blocks.shape[-1])

    @property
    def shape(self) -> tuple[int, ...]:
        return self.codes.shape

    @property
    def nbytes(self) -> int:
        return self.codes.size + 2 * self.super_blocks.size


#: Scales or offsets of groups: float16 or float32 [M, groups], or ``SuperBlockScales``.
Numbers = NDArray[np.floating] | SuperBlockScales


def as_floats(numbers: Numbers) -> NDArray[np.floating]:
    """Return float scales or offsets [M, groups]: exact float32 of ``SuperBlockScales``, else as given."""
    if not isinstance(numbers, SuperBlockScales):
        return numbers
    return np.repeat(numbers.super_blocks.astype(np.float32), numbers.each, axis=1) * numbers.codes.astype(
        np.float32
    )


@dataclass(frozen=True, repr=False)
class BlockWeights:
    """Weights ``W[m, k] = scales[m, k // block] * (code[m, k] - zero) + offsets[m, k // block]`` of a layer.

    ``bits``: of a stored code. ``block``: positions of a quantization group; the last may be incomplete.
    ``codes``: uint8 [M, groups / shared, bytes], the words of each group's steps (``sketches.blocks``). The
    bytes of a group are contiguous; the array may be a slice of a larger one.
    ``order``: uint16 [codes of the steps], the position of each code within ``block * shared`` positions, by
    steps, sub-steps and bytes. Codes without a position have ``block * shared``.
    ``scales``: float16 or float32 [M, groups], or ``SuperBlockScales``. ``offsets``: likewise, or None.
    ``zero``: zero point of all groups; with ``half_zero`` the zero point is ``zero / 2``. ``zeros``: zero
    points uint8 [M, groups] that replace ``zero``, or None; not with ``half_zero``, offsets, super-blocks.
    ``bias``: float32 [M], or None. ``flip``: XOR mask of stored bytes (0x80 for int8), after which codes are
    unsigned as in the formula.
    ``shared``: groups of a super-block that share steps; their codes, in order, count as one group's.
    ``table``: uint8 [16], or None. With a table, codes of 4 bits are indices into it, and an entry takes the
    place of the code above. Groups have the same zero point then, and no offsets. ``exact``: the weights, if
    entries are rounded.
    ``columns``: int [K], the position in a row of activations of each position k, or None if they agree."""

    bits: int
    block: int
    k: int
    codes: NDArray[np.uint8]
    order: NDArray[np.uint16]
    scales: Numbers
    zero: int
    zeros: NDArray[np.uint8] | None = None
    bias: NDArray[np.float32] | None = None
    flip: int = 0
    half_zero: bool = False
    offsets: Numbers | None = None
    shared: int = 1
    table: NDArray[np.uint8] | None = None
    exact: FloatTable | None = None
    columns: NDArray[np.intp] | None = None

    def __post_init__(self) -> None:
        check_block(self.block)
        spec, rows, blocks = BlockSpec(self.bits), len(self.codes), -(-self.k // self.block)
        bytes_of, fields, wide = spec.bytes(self.wide), self.steps * spec.positions, self.wide
        if self.shared not in (1, blocks_together(self.bits, self.block)) or self.super_block % self.shared:
            raise UserError(
                f"shared={self.shared}: a step of {self.bits} bits is "
                f"{blocks_together(self.bits, self.block)} blocks of {self.block}, and a super-block is "
                f"{self.super_block}"
            )
        if (
            self.codes.dtype != np.uint8
            or self.codes.shape != (rows, -(-self.k // wide), bytes_of)
            or not rows
        ):
            raise UserError(
                f"codes: {self.codes.dtype} {list(self.codes.shape)}; blocks of {wide} weights of "
                f"{self.bits} bits with K={self.k} are uint8 [rows, {-(-self.k // wide)}, {bytes_of}]"
            )
        if not np.array_equal(np.sort(self.order)[:wide], np.arange(wide)) or (
            self.order.dtype != np.uint16 or self.order.shape != (fields,) or self.order.max() > wide
        ):
            raise UserError(
                f"order: uint16 [{fields}], which has every position of a block of {wide} once, and "
                f"{wide} elsewhere"
            )
        if self.shared > 1 and not np.array_equal(self.order, np.arange(wide)):
            raise UserError(f"order: blocks that share steps have their {wide} positions in order")
        if self.zeros is not None and (self.zeros.dtype != np.uint8 or self.half_zero):
            raise UserError(
                f"zeros: {self.zeros.dtype} are no uint8, and only one for all may be half of one"
            )
        if not 0 <= self.zero < 1 << 8:
            raise UserError(f"zero={self.zero}: a zero point is 0 to 255")
        if self.offsets is not None and (self.zeros is not None or self.half_zero):
            raise UserError("offsets: zero points of blocks or half of an integer are to be part of them")
        if isinstance(self.scales, SuperBlockScales) and self.zeros is not None:
            raise UserError("zeros: scales that are multiples have one zero point for all")
        if self.table is not None and (
            (self.table.dtype, self.table.shape, self.bits) != (np.uint8, (ENTRIES,), INDEX_BITS)
            or not (self.zeros is None and self.offsets is None)
        ):
            raise UserError(
                f"table: uint8 [{ENTRIES}] for codes of {INDEX_BITS} bits, with one zero point and no offsets"
            )
        if self.columns is not None and not np.array_equal(np.sort(self.columns), np.arange(self.k)):
            raise UserError(f"columns: {list(self.columns.shape)} are no permutation of {self.k} positions")
        for name, values, shape in (
            ("scales", self.scales, (rows, blocks)),
            ("offsets", self.offsets, (rows, blocks)),
            ("zeros", self.zeros, (rows, blocks)),
            ("bias", self.bias, (rows,)),
        ):
            if values is not None and values.shape != shape:
                raise UserError(f"{name}: shape {list(values.shape)} is not {list(shape)}")

    def __repr__(self) -> str:
        return f"<weights [{len(self.codes)}, {self.k}] of {self.bits} bits in blocks of {self.block}>"

    @property
    def wide(self) -> int:
        """Return the positions of K of ``shared`` quantization groups, which share steps."""
        return self.block * self.shared

    @property
    def blocks(self) -> int:
        """Return the quantization groups of a row."""
        return self.codes.shape[1] * self.shared

    @property
    def steps(self) -> int:
        """Return the steps of a quantization group, or of the groups that share steps."""
        return BlockSpec(self.bits).steps(self.wide)

    @property
    def super_block(self) -> int:
        """Return how many groups are added as integers before a float multiplies their sum. The number is 1
        unless scales, and offsets if any, are ``SuperBlockScales`` of equal ``each``. It is also 1 with
        ``half_zero``, or if the sum of the largest activations may exceed 32 bits."""
        if not isinstance(self.scales, SuperBlockScales) or self.half_zero:
            return 1
        each, others = self.scales.each, self.offsets
        if others is not None and not (isinstance(others, SuperBlockScales) and others.each == each):
            return 1
        total = each * self.block * LARGEST_ACTIVATION * self.largest_difference * LARGEST_INTEGER
        return each if total < 1 << 31 else 1

    @property
    def largest_difference(self) -> float:
        """Return the largest ``|code - zero point|`` of any code of ``bits`` bits; 255 with ``zeros``."""
        zero = self.zero / 2 if self.half_zero else self.zero
        return 255 if self.zeros is not None else max(zero, (1 << self.value_bits) - 1 - zero)

    @property
    def value_bits(self) -> int:
        """Return the bits of a code, or the bits of a table's entries for which there are kernels."""
        if self.table is None:
            return self.bits
        return next(bits for bits in ENTRY_BITS if int(self.table.max()) < 1 << bits)

    @property
    def nbytes(self) -> int:
        """Return the bytes of codes, scales, zero points and offsets, without the bias."""
        others = (one.nbytes for one in (self.zeros, self.offsets) if one is not None)
        return int(self.codes.size + self.scales.nbytes + sum(others))

    def values(self) -> NDArray[np.float64]:
        """Return the dequantized weights in the order of activations: float64 [M, K]."""
        values = dequantized(self, unpacked(self))
        if self.exact is not None:
            entries = self.exact.values.astype(np.float64)[unpacked(replace(self, table=None, exact=None))]
            values = (
                np.repeat(self.exact.scales.astype(np.float64), self.block, axis=1)[:, : self.k] * entries
            )
        return values if self.columns is None else values[:, np.argsort(self.columns)]


def without_super_blocks(weights: BlockWeights) -> BlockWeights:
    """Return the same weights with a float32 scale, and offset if any, per quantization group: each group is
    added in floats. Raises UserError for groups that share steps, which only super-blocks can."""
    if weights.shared > 1:
        raise UserError(f"per_group: blocks of {weights.block} weights of {weights.bits} bits share steps")

    def floats(numbers: Numbers) -> NDArray[np.floating]:
        return np.ascontiguousarray(as_floats(numbers))

    offsets = None if weights.offsets is None else floats(weights.offsets)
    return replace(weights, scales=floats(weights.scales), offsets=offsets)


def activation_limit(weights: BlockWeights) -> np.float32:
    """Return the absolute value from which on an activation sends its row to the product in float64. Below
    the limit every product of two scales, and every partial sum, is at most half the largest float32. That
    holds for all codes. Infinite scales are ignored: their results are not finite anyway. The limit is at
    most 2^119, so that the sum of 256 activations is a float32."""

    def largest(numbers: Numbers | None) -> float:
        if numbers is None:
            return 0.0
        floats = (
            numbers.super_blocks
            if isinstance(numbers, SuperBlockScales) and weights.super_block > 1
            else as_floats(numbers)
        )
        return float(np.abs(floats[np.isfinite(floats)]).max(initial=0))

    weight = weights.largest_difference * largest(weights.scales) + largest(weights.offsets)
    weight *= LARGEST_INTEGER if weights.super_block > 1 else 1
    half = float(np.finfo(np.float32).max) / 2
    fits = half / (weights.blocks * weights.block * weight) if weight else half
    return np.float32(min(fits, 2.0**119))


def check_block(block: int) -> None:
    """Raise UserError unless ``block`` is a group size that kernels support: 16 to 256, a multiple of 4."""
    if not SMALLEST_BLOCK <= block <= LARGEST_BLOCK or block % CHUNK:
        raise UserError(
            f"blocks of {block} positions: they have {SMALLEST_BLOCK} to {LARGEST_BLOCK}, a multiple of "
            f"{CHUNK}"
        )


def from_codes(
    codes: NDArray[np.integer], scales: Numbers, zeros: NDArray[np.integer] | int, bits: int,
    block: int, bias: NDArray[np.floating] | None = None, offsets: Numbers | None = None, shared: int = 1,
) -> BlockWeights:  # fmt: skip
    """Return weights of integer ``codes`` [M, K], 0 to 2^bits - 1, in the natural order of positions.
    ``scales``, ``offsets``: [M, groups]. ``zeros``: [M, groups] or an integer. ``block``, ``shared``: as in
    ``BlockWeights``. Raises UserError for wrong types, shapes and values."""
    array = np.asarray(codes)
    if array.ndim != 2 or 0 in array.shape or array.dtype.kind not in "iu":
        raise UserError(f"codes: {array.dtype} {list(array.shape)} are no integers [rows, K]")
    if bits not in BLOCK_BITS:
        raise UserError(f"{bits} bits: {BITS_ARE}")
    check_block(block)
    _refuse("codes", array, bits)
    rows, k = array.shape
    wide = block * shared
    blocks = -(-k // wide)
    stored = stored_bits(bits, wide)
    whole = np.zeros((rows, blocks * wide), np.uint8)
    whole[:, :k] = array
    given = np.asarray(zeros)
    _refuse("zeros", given, 8)
    return BlockWeights(
        bits=stored,
        block=block,
        k=k,
        codes=packed_codes(whole.reshape(rows, blocks, wide), stored),
        order=natural_order(stored, wide),
        scales=halves_or_floats(scales),
        zero=0 if given.ndim else int(given),
        zeros=given.astype(np.uint8) if given.ndim else None,
        bias=None if bias is None else np.asarray(bias, np.float32),
        offsets=None if offsets is None else halves_or_floats(offsets),
        shared=shared,
    )


def halves_or_floats(numbers: Numbers) -> Numbers:
    """Return scales or offsets as kernels take them: floats other than float16 become float32."""
    if isinstance(numbers, SuperBlockScales) or numbers.dtype == np.float16:
        return numbers
    return numbers.astype(np.float32)


def _refuse(what: str, values: NDArray[np.integer], bits: int) -> None:
    """Raise UserError unless all values are unsigned integers of ``bits`` bits."""
    if values.dtype.kind not in "iu":
        raise UserError(f"{what}: {values.dtype} are no integers")
    if values.size and (values.min() < 0 or values.max() >= 1 << bits):
        wrong = values.min() if values.min() < 0 else values.max()
        raise UserError(f"{what}: {wrong} is none of 0 to {(1 << bits) - 1}")


def stored_bits(bits: int, block: int) -> int:
    """Return the bits, ``bits`` or more, whose words of a group take the fewest bytes. Steps of an odd number
    of bits have many positions, so a small group may need fewer bytes with more bits."""
    return min((one for one in BLOCK_BITS if one >= bits), key=lambda one: (BlockSpec(one).bytes(block), one))


def natural_order(bits: int, block: int) -> NDArray[np.uint16]:
    """Return the ``order`` (``BlockWeights``) of codes that are stored in order of positions: 0, 1, 2, ...,
    with ``block`` for the codes of the last step that have no position."""
    fields = BlockSpec(bits).steps(block) * BlockSpec(bits).positions
    return np.minimum(np.arange(fields), block).astype(np.uint16)


def packed_codes(codes: NDArray[np.uint8], bits: int) -> NDArray[np.uint8]:
    """Return the words of codes uint8 [M, groups, size] in order of positions: uint8 [M, groups, bytes]."""
    spec, (rows, blocks, block) = BlockSpec(bits), codes.shape
    fields = np.zeros((rows, blocks, spec.steps(block) * spec.positions), np.uint8)
    fields[:, :, :block] = codes
    return block_values.packed(spec, fields)


def unpacked(weights: BlockWeights) -> NDArray[np.uint8]:
    """Return the unsigned codes, or the entries of a table, in order of positions: uint8 [M, K]."""
    rows, blocks, _ = weights.codes.shape
    wide = weights.wide
    fields = block_values.unpacked(BlockSpec(weights.bits), weights.codes ^ np.uint8(weights.flip))
    codes = np.zeros((rows, blocks, wide + 1), np.uint8)
    codes[:, :, weights.order] = fields
    found = codes[:, :, :wide].reshape(rows, -1)[:, : weights.k]
    return found if weights.table is None else weights.table[found]


def dequantized(weights: BlockWeights, codes: NDArray[np.integer]) -> NDArray[np.float64]:
    """Return float64 values of unsigned ``codes`` [M, K] by ``weights``: its scales, zero points, offsets."""

    def spread(values: NDArray[np.generic]) -> NDArray[np.generic]:
        return np.repeat(values, weights.block, axis=1)[:, : weights.k]

    constant = weights.zero / 2 if weights.half_zero else weights.zero
    zeros = constant if weights.zeros is None else spread(weights.zeros).astype(np.int64)
    values = spread(as_floats(weights.scales)).astype(np.float64) * (codes.astype(np.int64) - zeros)
    if weights.offsets is not None:
        values += spread(as_floats(weights.offsets)).astype(np.float64)
    return values
