"""Integers of a unit of a kernel of linear layers in blocks (``sketches.blocks``), which its number is
multiplied by, in memory.

Of a register of rows a unit has those of its scales, block by block one for each row, and behind them those
of its offsets, if there are any. Those of eight bits are bytes with a sign, and are read from where they lie.
Those of fewer bits count from the least one on, and are cut as codes of weights are (``BlockSpec.pieces``):
what a step of so many bits is made of fills as many registers as it has parts, part p register p.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sketches import block_values
from sketches.blocks import BlockSpec, Piece
from sketches.bytes import CHUNK

#: The bits that integers may have in memory: those of fewer than a byte, and a byte.
PACKED_BITS, BYTE = (4, 6), 8
#: The most integers of a row that have fewer: a unit's are unpacked at once.
MOST_INTEGERS = 32


@dataclass(frozen=True)
class Field:
    """Bits of every byte of a word of a step: the ``word`` moved ``up`` by so many bits, or down, as a whole,
    and what the ``mask`` has in each of its bytes."""

    word: int
    up: int
    mask: int


def fields(bits: int) -> tuple[tuple[Field, ...], ...]:
    """What the parts of a step of integers are made of, each the bits of its fields together."""
    spec = BlockSpec(bits)

    def field(piece: Piece) -> Field:
        return Field(piece.word, piece.low - piece.shift, ((1 << piece.width) - 1) << piece.low)

    return tuple(tuple(map(field, spec.pieces(part))) for part in range(spec.parts))


def integer_bits(integers: Sequence[NDArray[np.int8]]) -> tuple[int, int]:
    """The fewest bits that integers of units [..., blocks], those of scales and of offsets, may have in
    memory, and what they count from: the least one of so many bits with a sign, or 0. Steps are whole."""
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
    """Integers of registers of so many rows, uint8 [..., integers], less the one that they count from, as
    they lie in memory: uint8 [..., bytes]."""
    if bits == BYTE:
        return integers
    spec = BlockSpec(bits)
    steps = integers.reshape(*integers.shape[:-1], -1, spec.parts, height, CHUNK).swapaxes(-2, -3)
    words = block_values.packed(spec, steps.reshape(*steps.shape[:-2], spec.positions))
    words = words.reshape(*steps.shape[:-2], spec.words, CHUNK).swapaxes(-2, -3)
    return words.reshape(*integers.shape[:-1], -1)
