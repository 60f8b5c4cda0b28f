"""Units of a kernel of linear layers in blocks (``sketches.blocks.Units``): the cheapest chains that add sums
of blocks, and of activations, to those of a unit, times the blocks' integers, tried on vectors. That they are
right on all values is for the proof to say."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.blocks import LARGEST_INTEGER
from sketches.bytes import WIDE
from synth.search.block_unpack import STATES, cheapest_of
from synth.search.bytes import cheapest_adding
from synth.search.chains import Bytes, Chain, making, plain_instructions

#: Bits of narrow sums, of those of a column's codes and of integers: two fill a lane.
_HALF = WIDE // 2


@cache
def scale_chains(isa: Isa, target: str) -> tuple[Chain, tuple[Chain, ...]] | None:
    """The cheapest chain that adds to 32-bit lanes (0) the lanes of 16 bits of sums (1) within them, times an
    integer that both halves of the lane have (2); and those that make such a register of one with two
    integers in every lane (0), of the first ones and of the second ones. None where the target has none."""
    rng = np.random.default_rng(24)
    integers = np.stack([_integers(rng, isa) for _ in range(2)], axis=2)
    sums, several = _full(rng, integers.shape), integers[..., :1].repeat(2, axis=2)
    given = [_lanes(sums, _HALF), _lanes(several, _HALF)]
    found = cheapest_adding(isa, target, given, (sums * several).sum(axis=2), WIDE, signed=True)
    factors = [_repeated(isa, target, half, integers) for half in range(2)]
    chosen = tuple(chain for chain in factors if chain is not None)
    return None if found is None or len(chosen) < 2 else (found[1], chosen)


@cache
def move_chain(isa: Isa, target: str) -> Chain | None:
    """The cheapest chain that adds to 32-bit lanes (0) two sums of 16 bits (1), times an integer each, those
    in the same places of a register (2); None where the target has none."""
    rng = np.random.default_rng(25)
    beside = np.stack([_integers(rng, isa) for _ in range(2)], axis=2)
    sums = _full(rng, beside.shape)
    given = [_lanes(sums, _HALF), _lanes(beside, _HALF)]
    found = cheapest_adding(isa, target, given, (sums * beside).sum(axis=2), WIDE, signed=True)
    return None if found is None else found[1]


def _integers(rng: np.random.Generator, isa: Isa) -> NDArray[np.int64]:
    """Random integers of blocks [states, lanes], and the extreme ones."""
    found = rng.integers(-LARGEST_INTEGER, LARGEST_INTEGER, (STATES, isa.vector_bits // WIDE))
    found[0], found[1], found[2] = LARGEST_INTEGER - 1, LARGEST_INTEGER - 1, -LARGEST_INTEGER
    return found


def _full(rng: np.random.Generator, shape: tuple[int, ...]) -> NDArray[np.int64]:
    """Random numbers of 16 bits with a sign, and the extreme ones."""
    most = (1 << _HALF - 1) - 1
    found = rng.integers(-most, most + 1, shape)
    found[0], found[1] = most, -most
    return found


def _lanes(values: NDArray[np.int64], width: int) -> Bytes:
    """Lanes of so many bits as registers: uint8 [states, bytes]."""
    return np.ascontiguousarray(values.astype(f"<i{width // 8}")).reshape(STATES, -1).view(np.uint8)


def _repeated(isa: Isa, target: str, half: int, integers: NDArray[np.int64]) -> Chain | None:
    """An instruction that repeats one of the two integers of every 32-bit lane through it, by a constant of
    the places of bytes within 16 bytes; None where there is none."""
    wanted = _lanes(integers[..., half : half + 1].repeat(2, axis=2), _HALF)
    places = np.arange(isa.vector_bits // 8)
    within = places // (WIDE // 8) * (WIDE // 8) + half * _HALF // 8 + places % (_HALF // 8)
    constant = (within % 16).astype(np.uint8).tobytes()
    operands: list[tuple[Chain, ...]] = [(0, constant), (constant, 0)]
    values: dict[Chain, Bytes] = {0: _lanes(integers, _HALF)}
    found: list[Chain] = list(making(plain_instructions(isa, target), operands, values, wanted))
    return cheapest_of(isa, target, found, "repeat integers") if found else None
