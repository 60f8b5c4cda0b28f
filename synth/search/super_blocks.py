"""Super-blocks of linear layers (``sketches.blocks.SuperBlocks``): the cheapest instruction sequences that
add sums of quantization groups, times the groups' integer scales, to sums of a super-block. Test vectors
select them. The proof shows that they are correct on all values."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.blocks import LARGEST_INTEGER
from sketches.bytes import WIDE
from synth.search.block_unpack import STATES
from synth.search.byte_ways import cheapest_adding
from synth.search.instruction_sequences import (
    Bytes,
    InstructionSequence,
    as_registers,
    cheapest_of,
    making,
    whole_registers,
)

#: Bits of sums of groups and of their integer scales. Two fill a lane.
_HALF = WIDE // 2


@cache
def scale_sequences(
    isa: Isa, target: str
) -> tuple[InstructionSequence, tuple[InstructionSequence, ...]] | None:
    """Return (sequence, repeats), or None if the target lacks one. The sequence adds to each 32-bit lane (0)
    its two 16-bit sums (1), both times one 16-bit integer, repeated in the lane (2). ``repeats``: sequences
    that repeat the first or the second of two integers in a lane (0)."""
    rng = np.random.default_rng(24)
    integers = _integers(rng, isa)
    scale = _adding_products(isa, target, _sums(rng, integers.shape), integers[..., :1].repeat(2, axis=2))
    factors = [_repeated(isa, target, half, integers) for half in range(2)]
    chosen = tuple(sequence for sequence in factors if sequence is not None)
    return None if scale is None or len(chosen) < 2 else (scale, chosen)


@cache
def move_sequence(isa: Isa, target: str) -> InstructionSequence | None:
    """Return the cheapest instruction sequence that adds two 16-bit sums (1), each times its own 16-bit
    integer (2), to their 32-bit lane (0), or None."""
    rng = np.random.default_rng(25)
    integers = _integers(rng, isa)
    return _adding_products(isa, target, _sums(rng, integers.shape), integers)


def _adding_products(
    isa: Isa, target: str, sums: NDArray[np.int64], integers: NDArray[np.int64]
) -> InstructionSequence | None:
    """Return the cheapest instruction sequence that adds to 32-bit lanes the products of their 16-bit
    lanes."""
    given = [as_registers(sums, "<i2"), as_registers(integers, "<i2")]
    found = cheapest_adding(isa, target, given, (sums * integers).sum(axis=2), WIDE, signed=True)
    return None if found is None else found[1]


def _integers(rng: np.random.Generator, isa: Isa) -> NDArray[np.int64]:
    """Return random integer scales of two groups, [states, lanes, 2], with the extremes."""
    shape, found = (STATES, isa.vector_bits // WIDE), []
    for _ in range(2):
        found.append(rng.integers(-LARGEST_INTEGER, LARGEST_INTEGER, shape))
        found[-1][:3] = [[LARGEST_INTEGER - 1], [LARGEST_INTEGER - 1], [-LARGEST_INTEGER]]
    return np.stack(found, axis=2)


def _sums(rng: np.random.Generator, shape: tuple[int, ...]) -> NDArray[np.int64]:
    """Return random signed 16-bit numbers, with the extremes."""
    most = (1 << _HALF - 1) - 1
    found = rng.integers(-most, most + 1, shape)
    found[0], found[1] = most, -most
    return found


def _repeated(isa: Isa, target: str, half: int, integers: NDArray[np.int64]) -> InstructionSequence | None:
    """Return an instruction that repeats the first or second (``half``) integer of every lane, or None. Its
    constant has byte offsets within 16 bytes."""
    wanted = as_registers(integers[..., half : half + 1].repeat(2, axis=2), "<i2")
    places = np.arange(isa.vector_bits // 8)
    within = places // (WIDE // 8) * (WIDE // 8) + half * _HALF // 8 + places % (_HALF // 8)
    constant = (within % 16).astype(np.uint8).tobytes()
    operands: list[tuple[InstructionSequence, ...]] = [(0, constant), (constant, 0)]
    values: dict[InstructionSequence, Bytes] = {0: as_registers(integers, "<i2")}
    found = [*making(whole_registers(isa, target), operands, values, wanted)]
    return cheapest_of(isa, target, found, "repeat integers") if found else None
