"""The reference in numpy for a linear layer in quantization groups: ``sketches.blocks`` with its float
rounding.

Sums within a group are exact integers. Products are added to the result in the order of groups, with one
rounding (``fused``) or two. If groups have offsets, the first product is the offset times the column's sum.
The column's sum is its scale times the sum of its codes, rounded to float32. The next product is the group's
sum times the product of both scales, rounded to float32.

Groups of a super-block, whose scales and offsets are integers times its floats, have one activation scale.
Their sums times these integers are added exactly, and so are the sums of codes times integer offsets. The
super-block's two sums then count as those of one group, the offset's first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Floats
from sketches.blocks import BYTE, LARGEST_ACTIVATION, MOST_INTEGERS, PACKED_BITS, BlockSpec
from sketches.bytes import CHUNK

#: The smallest normal float32.
SMALLEST_NORMAL = 2.0**-126
#: Quantization groups of activations that are all smaller than this size become zero.
SMALLEST = np.float32(2.0**-120)


def packed(spec: BlockSpec, codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the words of codes in the order of sub-steps: uint8 [..., codes of whole steps] to uint8 [...,
    bytes]."""
    steps = codes.reshape(*codes.shape[:-1], -1, spec.sub_steps, CHUNK)
    words = np.zeros((*steps.shape[:-2], spec.words, CHUNK), np.uint8)
    for part in range(spec.sub_steps):
        for bit_field in spec.bit_fields(part):
            bits = steps[..., part, :] >> bit_field.low & bit_field.ones
            words[..., bit_field.word, :] |= (bits << bit_field.shift).astype(np.uint8)
    return words.reshape(*codes.shape[:-1], -1)


def unpacked(spec: BlockSpec, words: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the codes in words of whole steps: uint8 [..., bytes] to uint8 [..., codes]."""
    steps = words.reshape(*words.shape[:-1], -1, spec.words, CHUNK)
    codes = np.zeros((*steps.shape[:-2], spec.sub_steps, CHUNK), np.uint8)
    for part in range(spec.sub_steps):
        for bit_field in spec.bit_fields(part):
            bits = steps[..., bit_field.word, :] >> bit_field.shift & bit_field.ones
            codes[..., part, :] |= (bits << bit_field.low).astype(np.uint8)
    return codes.reshape(*words.shape[:-1], -1)


def integer_bits(integers: Sequence[NDArray[np.int8]]) -> tuple[int, int]:
    """Return the fewest bits that store integers of super-blocks, and the integer that is subtracted first.
    ``integers``: arrays int8 [..., quantization groups] of scales and of offsets. The subtracted integer is 0
    or -2^(bits - 1). The result is (8, 0) unless 4 or 6 bits suffice and a row's integers, at most 32, fill
    whole steps."""
    count = sum(one.shape[-1] for one in integers)
    least = min((int(one.min()) for one in integers), default=0)
    largest = max((int(one.max()) for one in integers), default=0)
    for bits in PACKED_BITS:
        first = 0 if least >= 0 else -(1 << bits - 1)
        fits = first <= least and largest < first + (1 << bits)
        if fits and 0 < count <= MOST_INTEGERS and count % BlockSpec(bits).positions == 0:
            return bits, first
    return BYTE, 0


def packed_integers(bits: int, integers: NDArray[np.uint8], height: int) -> NDArray[np.uint8]:
    """Return integers packed in memory order: uint8 [..., bytes]. ``integers``: uint8 [..., height *
    integers] of a register of ``height`` rows, less the least one (``integer_bits``), in the memory order of
    8-bit integers. 8 bits: unchanged."""
    if bits == BYTE:
        return integers
    spec = BlockSpec(bits)
    steps = integers.reshape(*integers.shape[:-1], -1, spec.sub_steps, height, CHUNK).swapaxes(-2, -3)
    words = packed(spec, steps.reshape(*steps.shape[:-2], spec.positions))
    words = words.reshape(*steps.shape[:-2], spec.words, CHUNK).swapaxes(-2, -3)
    return words.reshape(*integers.shape[:-1], -1)


def quantized(values: NDArray[np.float32], together: bool) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Return codes int8 [N, groups, size] and scales float32 [N, groups] of finite ``values``, float32 [N,
    groups, size]. A scale is the largest absolute value / 127, of the group or (``together``) of the
    activation vector. Codes are ``values / scale``, rounded to even. Values all below 2^-120 give zeros."""
    largest = np.abs(values).max(axis=(1, 2) if together else 2, keepdims=True)[:, :, 0]
    sizes = np.broadcast_to(largest, values.shape[:2])
    most = np.float32(LARGEST_ACTIVATION - 1)
    nothing = sizes < SMALLEST
    times = np.where(nothing, np.float32(0), most / np.where(nothing, np.float32(1), sizes))
    codes = np.rint(values * times[:, :, None]).astype(np.int8)
    return codes, np.where(nothing, np.float32(0), sizes / most).astype(np.float32)


def product(
    sums: NDArray[np.number[Any]],
    scales: NDArray[np.float32],
    column_scales: NDArray[np.float32],
    floats: Floats,
    offsets: NDArray[np.float32] | None = None,
    column_sums: NDArray[np.integer] | None = None,
) -> NDArray[np.float32]:
    """Return the layer's result, float32 [N, M], rounded as the target's ``floats`` are. Each group in turn
    adds ``offsets * (column_scales * column_sums)`` and then ``sums * (column_scales * scales)``. ``sums``:
    int64 or float64 [N, M, groups]. ``scales``, ``offsets``: float32 [M, groups]. ``column_scales``: float32
    [N, groups]. ``column_sums``: sums of activation codes, integers [N, groups], for ``offsets`` only."""

    def added(one: NDArray[Any], factor: NDArray[np.float32]) -> NDArray[np.float32]:
        rounded = one.astype(np.float32)
        if floats.fused:
            return _added(rounded, factor, total)
        return summed(multiplied(rounded, factor, floats), total, floats)

    total = np.zeros(sums.shape[:2], np.float32)
    for block in range(sums.shape[2]):
        if offsets is not None and column_sums is not None:
            sum_of_column = column_scales[:, block] * column_sums[:, block].astype(np.float32)
            total = added(sum_of_column[:, None], offsets[None, :, block])
        factor = multiplied(column_scales[:, block, None], scales[None, :, block], floats)
        total = added(sums[:, :, block], factor)
    return total


def multiplied(one: NDArray[Any], other: NDArray[Any], floats: Floats) -> NDArray[np.float32]:
    """Return the product of float32 arrays as a target rounds it. The float64 product is exact."""
    if not floats.flushes:
        return one * other
    return _flushed(_flushed(one) * _flushed(other)).astype(np.float32)


def summed(one: NDArray[Any], other: NDArray[Any], floats: Floats) -> NDArray[np.float32]:
    """Return the sum of float32 arrays as a target rounds it. With ``floats.flushes``, terms and sums below
    2^-126 become zero. A sum below 2^-126 is exact."""
    if not floats.flushes:
        return one + other
    return _flushed(_flushed(one) + _flushed(other)).astype(np.float32)


def _flushed(values: NDArray[Any]) -> NDArray[np.float64]:
    """Return float64 values with those below the smallest normal float32 set to zero."""
    return np.where(np.abs(values) < SMALLEST_NORMAL, 0.0, values.astype(np.float64))


def _added(
    one: NDArray[np.number[Any]], factor: NDArray[np.float32], total: NDArray[np.float32]
) -> NDArray[np.float32]:
    """Return ``one * factor + total`` in float32, rounded once. The float64 product is exact. The float64 sum
    is rounded to odd, so that its rounding to float32 equals that of the exact sum. Source: Boldo and
    Melquiond, Emulation of FMA and correctly rounded sums, 2008."""
    first, second = one.astype(np.float64) * factor.astype(np.float64), total.astype(np.float64)
    near = first + second
    with np.errstate(invalid="ignore"):
        part = near - first
    with np.errstate(invalid="ignore"):
        rest = np.where(np.isfinite(near), (first - (near - part)) + (second - part), 0.0)
    bits = near.view(np.int64)
    toward = np.where((rest > 0) == (near > 0), 1, -1)
    odd = np.where((rest != 0) & (bits & 1 == 0), bits + toward, bits)
    with np.errstate(over="ignore"):
        return np.ascontiguousarray(odd).view(np.float64).astype(np.float32)
