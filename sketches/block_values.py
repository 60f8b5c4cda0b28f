"""What a linear layer in blocks gives, on numpy: the specification of ``sketches.blocks`` with its floats.

Sums within a block are integers. Block by block in order, products are added to the result, each with one
rounding (``fused``) or two. Where blocks have offsets the first is that of the offset and of the column's
sum, which is the scale of the column times the sum of its codes, rounded to float32. Then comes that of the
block's sum and of the scales' product, rounded to float32.

Blocks of a unit, whose scales and offsets are multiples of the unit's, have one scale of activations. Their
sums, times these integers, are added up exactly, and so are the sums of codes. The unit is then as two blocks
whose sums these are, first that of the offset.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Floats
from sketches.blocks import LARGEST_ACTIVATION, BlockSpec
from sketches.bytes import CHUNK

#: The smallest normal float32.
SMALLEST_NORMAL = 2.0**-126
#: The least size that a block of activations is not zero for.
SMALLEST = np.float32(2.0**-120)


def packed(spec: BlockSpec, codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Codes of the fields of whole steps, uint8 [..., fields], to the words of the steps: uint8 [...,
    bytes]."""
    steps = codes.reshape(*codes.shape[:-1], -1, spec.parts, CHUNK)
    words = np.zeros((*steps.shape[:-2], spec.words, CHUNK), np.uint8)
    for part in range(spec.parts):
        for piece in spec.pieces(part):
            bits = steps[..., part, :] >> piece.low & (1 << piece.width) - 1
            words[..., piece.word, :] |= (bits << piece.shift).astype(np.uint8)
    return words.reshape(*codes.shape[:-1], -1)


def unpacked(spec: BlockSpec, words: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The codes that words have: uint8 [..., bytes] to uint8 [..., fields]."""
    steps = words.reshape(*words.shape[:-1], -1, spec.words, CHUNK)
    codes = np.zeros((*steps.shape[:-2], spec.parts, CHUNK), np.uint8)
    for part in range(spec.parts):
        for piece in spec.pieces(part):
            bits = steps[..., piece.word, :] >> piece.shift & (1 << piece.width) - 1
            codes[..., part, :] |= (bits << piece.low).astype(np.uint8)
    return codes.reshape(*words.shape[:-1], -1)


def quantized(values: NDArray[np.float32], together: bool) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Codes and scales of activations in blocks, float32 [N, blocks, block]: int8 of that shape and float32
    [N, blocks]. ``together``: all blocks of a row have one scale. Values are finite."""
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
    """Sums of blocks, int64 or float64 [N, M, blocks], times float32 [M, blocks] and [N, blocks]: float32 [N,
    M], rounded as a target's ``floats`` are. ``offsets``: float32 [M, blocks]; with ``column_sums``: of the
    activations' codes, [N, blocks]."""

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
    """The product of float32, as a target rounds it. A float64 has it exactly."""
    if not floats.flushes:
        return one * other
    return _flushed(_flushed(one) * _flushed(other)).astype(np.float32)


def summed(one: NDArray[Any], other: NDArray[Any], floats: Floats) -> NDArray[np.float32]:
    """The sum of float32, as a target rounds it. A sum below 2^-126 is exact."""
    if not floats.flushes:
        return one + other
    return _flushed(_flushed(one) + _flushed(other)).astype(np.float32)


def _flushed(values: NDArray[Any]) -> NDArray[np.float64]:
    """Float64 values, of which those below the smallest normal float32 are zero."""
    return np.where(np.abs(values) < SMALLEST_NORMAL, 0.0, values.astype(np.float64))


def _added(
    one: NDArray[np.number[Any]], factor: NDArray[np.float32], total: NDArray[np.float32]
) -> NDArray[np.float32]:
    """``one * factor + total``, rounded once. A float64 has the product; their sum is rounded to it so that
    an inexact one is odd in its last bit, which leaves the rounding to float32 as it would be from the exact
    sum (Boldo and Melquiond, Emulation of FMA and correctly rounded sums, 2008)."""
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
