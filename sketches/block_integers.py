"""The packed integer scales and offsets of super-blocks (``sketches.blocks``).

A register of rows has the integer scales of a super-block group by group, one per row. Its integer offsets
follow in the same order. Integers of 8 bits are signed bytes, read in place. Integers of fewer bits are
stored minus the least one, in the bit fields of weight codes (``BlockSpec.bit_fields``). A step of them fills
a register per sub-step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sketches import block_values
from sketches.blocks import BitField, BlockSpec
from sketches.bytes import CHUNK

#: Bits of packed integers, and of integers that are bytes.
PACKED_BITS, BYTE = (4, 6), 8
#: The most packed integers per row: all of a super-block's are unpacked together.
MOST_INTEGERS = 32


@dataclass(frozen=True)
class Field:
    """A bit field of every byte of a word: the step's word ``word``, shifted left by ``up`` bits, then
    masked.

    A negative ``up`` shifts right. ``mask`` applies to each byte of the shifted word."""

    word: int
    up: int
    mask: int


def fields(bits: int) -> tuple[tuple[Field, ...], ...]:
    """Return per sub-step of packed scales and offsets the bit fields whose OR is the sub-step's integers."""
    spec = BlockSpec(bits)

    def field(bit_field: BitField) -> Field:
        return Field(
            bit_field.word, bit_field.low - bit_field.shift, ((1 << bit_field.width) - 1) << bit_field.low
        )

    return tuple(tuple(map(field, spec.bit_fields(part))) for part in range(spec.sub_steps))


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
    words = block_values.packed(spec, steps.reshape(*steps.shape[:-2], spec.positions))
    words = words.reshape(*steps.shape[:-2], spec.words, CHUNK).swapaxes(-2, -3)
    return words.reshape(*integers.shape[:-1], -1)
