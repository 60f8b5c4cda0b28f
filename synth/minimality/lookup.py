"""Can constant tables map the values that they look up to the goal? Linear equations decide it.

The goal of a plane pair is ``p * popcount(w & a) + q * popcount(w) + r * popcount(a) + s`` with p not 0. The
unknowns are the entries of the tables, p, q, r and s. Each byte of the test lanes is an equation.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from synth.minimality.goal import Bytes, Numbers

#: A byte's sum is a plain number up to 255, and eight bits count, so |p| is at most 31. So p is an odd number
#: times 1, 2, 4, 8 or 16, which a factor makes 16 modulo 256. If there is a solution, there is one with this
#: p.
_PRODUCT = 16


def one_table(entries: Bytes, counts: Numbers) -> NDArray[np.bool_]:
    """Return for which rows of uint8 [n, bytes], the table entry of each byte, a table may make the goal.
    False is a proof; True may need entries that exceed a byte.

    ``counts``: int64 [bytes, 3], the popcounts of w & a, of w and of a. Bytes with one entry have one sum, so
    their difference is an equation in the goal's p, q and r alone.
    """
    gram = np.zeros((len(entries), 3, 3), dtype=np.int64)
    for entry in np.unique(entries):
        here = entries == entry
        first = counts[here.argmax(axis=1)]
        apart = (counts[None] - first[:, None]) * here[:, :, None]
        gram += np.einsum("nbi,nbj->nij", apart, apart)
    # If the equations have rank 3, p, q and r are 0. Else p is free unless the equations without p have a
    # lower rank.
    a, b, c, d, e, f, g, h, i = (gram[:, x, y] for x in range(3) for y in range(3))
    whole = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    is_free = np.zeros(len(entries), dtype=bool)
    for number in np.flatnonzero(whole == 0):
        full = np.linalg.matrix_rank(gram[number].astype(float))
        part = np.linalg.matrix_rank(gram[number][1:, 1:].astype(float))
        is_free[number] = part == full
    return is_free


def two_tables(first: Bytes, second: Bytes, entries: int, counts: Numbers) -> bool:
    """Return whether the sum of two tables of ``entries`` can make the goal modulo 256; False is a proof.
    ``first``, ``second``: the entry of each byte, uint8 [bytes]; the value ``entries`` means that the look-up
    gives 0. ``counts``: as in ``one_table``."""
    keys = np.concatenate([first[:, None], second[:, None], counts], axis=1).astype(np.int64)
    keys = np.unique(keys, axis=0)
    matrix = np.zeros((len(keys), 2 * entries + 3), dtype=np.int64)
    for column in (0, 1):
        requested = np.flatnonzero(keys[:, column] < entries)
        matrix[requested, column * entries + keys[requested, column]] = 1
    matrix[:, -3:] = -np.concatenate([keys[:, 3:], np.ones((len(keys), 1), dtype=np.int64)], axis=1)
    return solvable(matrix, _PRODUCT * keys[:, 2])


def solvable(matrix: Numbers, wanted: Numbers) -> bool:
    """Return whether ``matrix @ x = wanted`` has a solution modulo 256. A pivot is an entry with the fewest
    factors 2, which divides all remaining entries."""
    work = np.concatenate([matrix, wanted[:, None]], axis=1) % 256
    done = 0
    for step in range(min(matrix.shape)):
        left = work[step:, step:-1]
        twos = left & -left
        twos[left == 0] = 256
        place = int(twos.argmin())
        unit = int(twos.flat[place])
        if unit == 256:
            break
        row, column = divmod(place, left.shape[1])
        work[[step, step + row]] = work[[step + row, step]]
        work[:, [step, step + column]] = work[:, [step + column, step]]
        if work[step, -1] % unit:
            return False
        inverse = pow(int(work[step, step]) // unit, -1, 256)
        times = work[step + 1 :, step] // unit * inverse % 256
        work[step + 1 :] = (work[step + 1 :] - times[:, None] * work[step]) % 256
        done = step + 1
    return not work[done:, -1].any()  # the left sides of these are zero
