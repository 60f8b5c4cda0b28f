"""Products of bytes where the instruction limits what it sums: which weights it may take.

AVX2's ``vpmaddubsw`` adds two products of an unsigned and a signed byte and limits their sum to int16 without
saying so. Whatever the unsigned bytes are, a pair of weights is exact if its positive parts sum to at most
32767 / 255 and its negative ones to at least -32768 / 255. Weights are constants here, so every pair is split
into a first part that fits and a rest, which fits as well and is nearly always zero: the words of the rest
that are not go through the same instruction once more.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

#: The largest unsigned byte, and between which sums a pair of weights fits with it.
LARGEST = 255
LEAST, MOST = -(32768 // LARGEST), 32767 // LARGEST


def split_pairs(weights: NDArray[np.int32]) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    """Weights int32 [..., 2 n] of int8 as two parts whose sum they are, both fitting: of a pair that does
    not, the second weight keeps what the first one leaves it.

    Raises ValueError for weights that int8 does not have.
    """
    if weights.size and (weights.min() < -128 or weights.max() > 127):
        raise ValueError("weights are no int8")
    pairs = weights.reshape(*weights.shape[:-1], -1, 2)
    first, second = pairs[..., 0], pairs[..., 1]
    most = MOST - np.maximum(first, 0)
    least = LEAST - np.minimum(first, 0)
    kept = np.stack([first, np.clip(second, least, most)], -1)
    rest = pairs - kept
    assert fit(kept) and fit(rest)
    return tuple(part.reshape(weights.shape).astype(np.int8) for part in (kept, rest))  # type: ignore[return-value]


def fit(pairs: NDArray[np.int32]) -> bool:
    """Whether the instruction is exact for pairs of weights [..., 2] and any unsigned bytes."""
    positive, negative = np.maximum(pairs, 0).sum(-1), np.minimum(pairs, 0).sum(-1)
    return not pairs.size or bool(positive.max() <= MOST and negative.min() >= LEAST)


@dataclass(frozen=True, eq=False)
class Rest:
    """The words of the rest, by blocks of filters that a tile computes together.

    ``starts``: int32 [blocks + 1], where a block's begin; ``places``: int32, where in the data each one's
    bytes are, from a position's own place; ``weights``: int32 [words, filters of a block].
    """

    starts: NDArray[np.int32]
    places: NDArray[np.int32]
    weights: NDArray[np.int32]


def rest_of(words: NDArray[np.int32], places: NDArray[np.int32], filters: int) -> Rest:
    """Of words int32 [blocks * filters, steps] those that are not zero for all filters of their block."""
    blocks = words.reshape(-1, filters, words.shape[1]).transpose(0, 2, 1)
    found = (blocks != 0).any(2)
    starts = np.concatenate([[0], np.cumsum(found.sum(1))]).astype(np.int32)
    return Rest(starts, np.ascontiguousarray(places[found.nonzero()[1]]), np.ascontiguousarray(blocks[found]))


def rest_steps(words: NDArray[np.bool_], filters: int) -> float:
    """How many words of the rest a block of so many filters has on average; ``words``: bool [filters of all
    groups, steps], which are not zero."""
    count = -(-len(words) // filters)
    padded = np.zeros((count * filters, words.shape[1]), bool)
    padded[: len(words)] = words
    return float(padded.reshape(count, filters, -1).any(1).sum() / count)
