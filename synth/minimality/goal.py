"""The goal of a compute sketch on test lanes: rectangles, popcounts, affine forms, and whether constant
tables can map the values that they look up to the goal.

The goal of a plane pair is ``p * popcount(w & a) + q * popcount(w) + r * popcount(a) + s`` with p not 0. With
tables, the unknowns of linear equations are their entries, p, q, r and s. Each byte of the test lanes is an
equation.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from sketches.compute import LaneSketch, PlanePair, input_values, wanted_counts

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]
Goal = tuple[PlanePair, ...]


class Lanes:
    """Test lanes: planes uint8 [planes, lanes * lane bytes], and rectangles of them.

    A rectangle is four lanes (w, a), (w, 0), (0, a), (0, 0), a row of ``corners``. Terms of one operand alone
    cancel in its alternating sum. So this sum has to be the goal's sum times the common factor. The first
    ``head`` lanes have the first two rectangles. The first byte of the first rectangle has an odd sum for
    every goal.
    """

    def __init__(self, sketch: LaneSketch, goals: Sequence[Goal], side: int) -> None:
        self.sketch, self.goals = sketch, tuple(goals)
        self.size = sketch.width // 8
        rng = np.random.default_rng(side)
        planes = (sketch.weight_planes, sketch.activation_planes)
        while True:
            w, a = (rng.integers(0, 256, (side, count, self.size), dtype=np.uint8) for count in planes)
            w[0], a[0] = 0, 0
            if all(wanted_counts(g, w[1, :, :1], a[1, :, :1])[0] % 2 for g in self.goals):
                break
        self.head = 6
        pairs = itertools.product(range(side), repeat=2)
        order = sorted(pairs, key=lambda pair: (pair[0] > 1 or pair[1] > 2, pair))
        self.weights = np.concatenate([w[r] for r, _ in order], axis=1)
        self.activations = np.concatenate([a[c] for _, c in order], axis=1)
        at = {pair: number for number, pair in enumerate(order)}
        self.corners = np.asarray(
            [(at[r, c], at[r, 0], at[0, c], at[0, 0]) for r, c in itertools.product(range(1, side), repeat=2)]
        )

    def add(self, weights: Bytes, activations: Bytes) -> None:
        """Add a rectangle from one lane of each operand, uint8 [planes, lane bytes]."""
        number = self.weights.shape[1] // self.size
        none_w, none_a = np.zeros_like(weights), np.zeros_like(activations)
        self.weights = np.concatenate([self.weights, weights, weights, none_w], axis=1)
        self.activations = np.concatenate([self.activations, activations, none_a, activations], axis=1)
        corner = [[number, number + 1, number + 2, int(self.corners[0, 3])]]
        self.corners = np.concatenate([self.corners, corner])

    def inputs(self) -> Bytes:
        return np.stack(input_values(self.sketch, self.weights, self.activations))

    def sums(self, goal: Goal) -> Bytes:
        """Return the goal's sum per rectangle and byte, modulo 256: uint8 [rectangles, lane bytes]."""
        counts = wanted_counts(goal, self.weights, self.activations).reshape(-1, self.size)
        return (counts[self.corners[:, 0]] % 256).astype(np.uint8)


def alternating(results: Bytes, corners: Numbers) -> Bytes:
    """Return the alternating sum (``Lanes``) of uint8 [lanes, n, lane bytes] per row of ``corners``, modulo
    256: uint8 [rectangles, n, lane bytes]."""
    return np.stack([results[a] - results[b] - results[c] + results[d] for a, b, c, d in corners])


def in_proportion(sums: Bytes, wanted: Bytes) -> NDArray[np.bool_]:
    """Return for which n the ``sums``, uint8 [rectangles, n, lane bytes], are ``wanted`` times one nonzero
    factor, modulo 256. ``wanted``: uint8 [rectangles, lane bytes], the first number odd."""
    factor = sums[0, :, 0] * np.uint8(pow(int(wanted[0, 0]), -1, 256))
    holds: NDArray[np.bool_] = factor != 0
    for rectangle, byte in np.ndindex(*wanted.shape):
        holds &= factor * wanted[rectangle, byte] == sums[rectangle, :, byte]
    return holds


def popcounts(weights: Bytes, activations: Bytes) -> Numbers:
    """Return the popcounts of w & a, of w and of a of a plane pair's bytes: int64 [bytes, 3]."""
    columns = [weights[0] & activations[0], weights[0], activations[0]]
    return np.stack([np.bitwise_count(column).astype(np.int64) for column in columns], axis=1)


class AffineFit:
    """Test of bytes for ``p * popcount(w & a) + q * popcount(w) + r * popcount(a) + s`` with p not 0. The
    lanes are those of one plane pair. Bytes are unsigned, p, q, r and s are rational, and no sum wraps.
    Raises ValueError if these lanes do not determine p, q, r and s."""

    def __init__(self, weights: Bytes, activations: Bytes) -> None:
        counts = popcounts(weights, activations)
        self.rows = np.concatenate([counts, np.ones_like(counts[:, :1])], axis=1)
        self._basis: list[int] = []
        for number in range(len(self.rows)):
            if np.linalg.matrix_rank(self.rows[[*self._basis, number]]) > len(self._basis):
                self._basis.append(number)
            if len(self._basis) == self.rows.shape[1]:
                break
        else:
            raise ValueError("the test lanes do not tell the terms of the goal apart")
        # Four bytes determine p, q, r and s (times ``common``), and so every other byte.
        square = self.rows[self._basis]
        self._common = round(np.linalg.det(square))
        self._solve = np.rint(np.linalg.inv(square) * self._common).astype(np.int64)
        if not np.array_equal(self._solve @ square, self._common * np.eye(len(square))):
            raise ValueError("the equations of the goal are not solved exactly")

    def holds(self, results: Bytes) -> NDArray[np.bool_]:
        """Return which rows of uint8 [n, bytes] have the form: bool [n]."""
        plain = results.astype(np.int64)
        form = plain[:, self._basis] @ self._solve.T
        right: NDArray[np.bool_] = (form @ self.rows.T == self._common * plain).all(axis=1)
        return right & (form[:, 0] != 0)


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
        has_entry = entries == entry
        first = counts[has_entry.argmax(axis=1)]
        differences = (counts[None] - first[:, None]) * has_entry[:, :, None]
        gram += np.einsum("nbi,nbj->nij", differences, differences)
    # If the equations have rank 3, p, q and r are 0. Else p is free unless the equations without p have a
    # lower rank.
    a, b, c, d, e, f, g, h, i = (gram[:, x, y] for x in range(3) for y in range(3))
    determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    is_free = np.zeros(len(entries), dtype=bool)
    for number in np.flatnonzero(determinant == 0):
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
    rank = 0
    for step in range(min(matrix.shape)):
        left = work[step:, step:-1]
        twos = left & -left
        twos[left == 0] = 256
        pivot = int(twos.argmin())
        unit = int(twos.flat[pivot])
        if unit == 256:
            break
        row, column = divmod(pivot, left.shape[1])
        work[[step, step + row]] = work[[step + row, step]]
        work[:, [step, step + column]] = work[:, [step + column, step]]
        if work[step, -1] % unit:
            return False
        inverse = pow(int(work[step, step]) // unit, -1, 256)
        times = work[step + 1 :, step] // unit * inverse % 256
        work[step + 1 :] = (work[step + 1 :] - times[:, None] * work[step]) % 256
        rank = step + 1
    return not work[rank:, -1].any()  # the left sides of these are zero
