"""Products of bytes where the instruction limits what it sums: which weights it may take.

AVX2's ``vpmaddubsw`` adds two products of an unsigned and a signed byte and saturates the sum to int16. The
loops add the sums of ``chain`` words in 16 bits before they widen them to 32. No sum saturates or wraps if
the positive weights of a word chain sum to at most 128 and the negative weights to at least -128: 255 * 128 =
32,640 is below 32,767, and every partial sum lies between the sums of the negative and the positive products.
Weights are constants here. The packer splits them into a first part that keeps this rule and a rest that is
nearly always zero. The words of the rest that are not zero go through the same instruction one by one.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

#: The largest unsigned byte, and the limits on sums of weights that keep 16-bit sums exact with it.
LARGEST = 255
LEAST, MOST = -(32768 // LARGEST), 32767 // LARGEST
#: Weights of a word, and how many of them one 16-bit lane sums.
WORD, PAIR = 4, 2


def split(weights: NDArray[np.int32], chain: int) -> tuple[NDArray[np.int8], list[NDArray[np.int8]]]:
    """Return a first part of the weights that ``fit`` in word chains, and further parts that fit word by
    word. ``weights``: int32 [..., 4 * chain * n] with values of int8; the parts are int8 and sum to them. In
    the first part, earlier weights of a chain take precedence, so that few words have a rest. Raises
    ValueError for values outside int8."""
    if weights.size and (weights.min() < -128 or weights.max() > 127):
        raise ValueError("weights are no int8")
    first = _first_part(weights, chain)
    rest, others = weights - first, []
    while rest.any():
        others.append(_first_part(rest, 1))
        rest = rest - others[-1]
    assert (sum(others, first.astype(np.int32)) == weights).all()
    return first, others


def _first_part(weights: NDArray[np.int32], chain: int) -> NDArray[np.int8]:
    """Return the part of the weights that keeps the limits."""
    lanes = summed(weights.astype(np.int16), chain).copy()
    more, less = np.full(lanes.shape[:-1], MOST, np.int16), np.full(lanes.shape[:-1], LEAST, np.int16)
    for number in range(lanes.shape[-1]):
        part = np.clip(lanes[..., number], less, more)
        more, less = more - np.maximum(part, 0), less - np.minimum(part, 0)
        lanes[..., number] = part
    words = lanes.reshape(-1, WORD // PAIR, chain, PAIR).swapaxes(1, 2)
    return words.reshape(weights.shape).astype(np.int8)


def summed(weights: NDArray[np.generic], chain: int) -> NDArray[np.generic]:
    """Return weights [..., 4 * chain * n] as [..., 2 * n, 2 * chain]: one row per 16-bit lane."""
    words = weights.reshape(-1, chain, WORD // PAIR, PAIR).swapaxes(1, 2)
    return words.reshape(*weights.shape[:-1], -1, PAIR * chain)


def fit(weights: NDArray[np.int8], chain: int) -> bool:
    """Return whether 16-bit sums of ``chain`` words are exact for these weights and any unsigned bytes."""
    sums = summed(weights.astype(np.int32), chain)
    positive, negative = np.maximum(sums, 0).sum(-1), np.minimum(sums, 0).sum(-1)
    return not weights.size or bool(positive.max() <= MOST and negative.min() >= LEAST)


@dataclass(frozen=True, eq=False)
class Rest:
    """The nonzero words of the rest, by blocks of filters that a tile computes together. ``starts``: int32
    [blocks + 1], the first word of each block. ``places``: int32 [words], offsets of the words' data from the
    data of a position, in elements of the packed input. ``weights``: int32 [words, filters of a block]."""

    starts: NDArray[np.int32]
    places: NDArray[np.int32]
    weights: NDArray[np.int32]


def rest_of(words: NDArray[np.int32], places: NDArray[np.int32], filters: int) -> Rest:
    """Return the words that are nonzero for a filter of their block. ``words``: int32 [blocks * filters,
    steps]. ``places``: int32 [steps]."""
    blocks = words.reshape(-1, filters, words.shape[1]).transpose(0, 2, 1)
    mask = (blocks != 0).any(2)
    starts = np.concatenate([[0], np.cumsum(mask.sum(1))]).astype(np.int32)
    return Rest(starts, np.ascontiguousarray(places[mask.nonzero()[1]]), np.ascontiguousarray(blocks[mask]))


def rest_steps(words: NDArray[np.bool_], filters: int) -> float:
    """Return the average number of words of the rest in a block of ``filters`` filters. A word counts once if
    it is nonzero for any filter of the block. ``words``: bool [filters of all groups, steps], true for
    nonzero words."""
    count = -(-len(words) // filters)
    padded = np.zeros((count * filters, words.shape[1]), bool)
    padded[: len(words)] = words
    return float(padded.reshape(count, filters, -1).any(1).sum() / count)
