"""All sets of values that programs of a sketch compute, on test lanes.

A straight-line program of n lines adds at most n values to the inputs, one after the other. This module lists
these sets, the sets of n + 1 values from the sets of n. The set of every program is listed, whatever the
order of its lines, and whichever lines its result needs. Values that agree on every test lane count as one.
So a listing excludes a program on the test lanes, and therefore altogether.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from isa_specs.concrete import evaluate_lanewise
from sketches.compute import SketchOp
from synth.minimality import Clock, GaveUp
from synth.minimality.goal import Bytes, Numbers

#: Results in memory at a time.
_AT_ONCE = 1 << 21
#: The most sets of a listing: some GB.
MOST_SETS = 12_000_000


def distinct_rows(rows: Bytes) -> tuple[Bytes, Numbers]:
    """Return the distinct rows of uint8 [n, bytes], and for every row its number among the distinct rows."""
    size = -(-rows.shape[1] // 8) * 8
    padded = np.zeros((len(rows), size), dtype=np.uint8)
    padded[:, : rows.shape[1]] = rows
    words = padded.view(np.uint64)
    order = np.lexsort(words.T)
    inorder = words[order]
    first = np.ones(len(rows), dtype=bool)
    first[1:] = (inorder[1:] != inorder[:-1]).any(axis=1)
    numbers = np.empty(len(rows), dtype=np.int64)
    numbers[order] = np.cumsum(first) - 1
    return rows[order[first]], numbers


def distinct_numbers(numbers: Numbers) -> Numbers:
    """Return the distinct numbers, ascending. Sorting is several times faster here than ``np.unique``."""
    inorder = np.sort(numbers, axis=None)
    first = np.ones(len(inorder), dtype=bool)
    np.not_equal(inorder[1:], inorder[:-1], out=first[1:])
    return inorder[first]


def distinct_sets(sets: Numbers) -> Numbers:
    """Return the distinct rows of ``sets``, numbers [n, members], in ascending order. The caller sorts the
    members of each row: rows of another order count as other sets."""
    if sets.shape[1] == 0 or len(sets) == 0:
        return sets[:1]
    extent = int(sets.max()) + 1
    if extent ** sets.shape[1] >= 1 << 63:
        found: Numbers = np.unique(sets, axis=0)
        return found
    key = np.zeros(len(sets), dtype=np.int64)
    for column in sets.T:
        key = key * extent + column
    key = distinct_numbers(key)
    columns = []
    for _ in range(sets.shape[1]):
        key, rest = np.divmod(key, extent)
        columns.append(rest)
    return np.stack(columns[::-1], axis=1)


@dataclass(frozen=True)
class Applied:
    """An operation on the values of a pair (``args``: indices 0, 1 in the pair) or on a single value."""

    op: SketchOp
    args: tuple[int, ...]

    def run(self, pair: Sequence[Bytes]) -> Bytes:
        """Return the results on arrays of whole lanes, uint8 [..., bytes] each."""
        shape = pair[0].shape
        args = [np.ascontiguousarray(pair[arg]).reshape(-1) for arg in self.args]
        return evaluate_lanewise(self.op.expr, self.op.width, args).reshape(shape)


class Listing:
    """The sets of values that programs of ``ops`` add to ``inputs`` (uint8 [n, bytes], whole lanes)."""

    def __init__(self, inputs: Bytes, ops: Sequence[SketchOp], clock: Clock) -> None:
        self.clock = clock
        self.values, numbers = distinct_rows(inputs)
        self.free = len(self.values)
        #: For every input its number among the values.
        self.inputs = tuple(int(number) for number in numbers)
        self.single = [Applied(op, (0,) * op.arity) for op in ops]
        self.double = [Applied(op, args) for op in ops if op.arity == 2 for args in ((0, 1), (1, 0))]
        #: The sets by number of values beside the inputs: numbers [sets, members], ascending.
        self.levels: list[Numbers] = [np.zeros((1, 0), dtype=np.int64)]

    def level(self, members: int) -> Numbers:
        """Return the sets of ``members`` values beside the inputs: numbers [sets, members]. Raises GaveUp."""
        while len(self.levels) <= members:
            self._grow()
        return self.levels[members]

    def values_of(self, members: int) -> tuple[Numbers, Numbers]:
        """Return the distinct values of the sets of ``members``, with the inputs, and the distinct pairs [n,
        2] of values of one set. Raises GaveUp."""
        sets = self.level(members)
        singles = distinct_numbers(np.concatenate([sets.reshape(-1), np.arange(self.free)]))
        pairs: list[Numbers] = []
        columns = [*range(-self.free, 0), *range(members)]
        for a, b in itertools.combinations(columns, 2):
            self.clock.check()
            left, right = (np.full(len(sets), c + self.free) if c < 0 else sets[:, c] for c in (a, b))
            pairs.append(distinct_sets(np.sort(np.stack([left, right], axis=1), axis=1)))
        every = distinct_sets(np.concatenate(pairs)) if pairs else np.zeros((0, 2), dtype=np.int64)
        return singles, every[every[:, 0] != every[:, 1]]

    def results(self, members: int, lanes: int, size: int) -> Iterator[tuple[Applied, Numbers, Bytes]]:
        """Yield, in portions, the results of one more line on sets of ``members``. A portion is an operation,
        operands (numbers [n, 1 or 2]), and values, uint8 [lanes, n, size]. ``size``: bytes of a test lane.
        Raises GaveUp."""
        singles, pairs = self.values_of(members)
        head = self.values[:, : lanes * size].reshape(-1, lanes, size)
        values = np.ascontiguousarray(head.transpose(1, 0, 2))
        per = max(1, _AT_ONCE // (lanes * size))
        for read, ways in ((singles[:, None], self.single), (pairs, self.double)):
            for start in range(0, len(read), per):
                part = read[start : start + per]
                args = [values[:, column] for column in part.T]
                for way in ways:
                    self.clock.check()
                    yield way, part, way.run(args)

    def _grow(self) -> None:
        """Add the sets of one more value."""
        singles, pairs = self.values_of(len(self.levels) - 1)
        tables: list[tuple[Numbers, list[Bytes]]] = []
        for read, ways in ((singles[:, None], self.single), (pairs, self.double)):
            made = []
            for way in ways:
                self.clock.check()
                made.append(way.run([self.values[column] for column in read.T]))
            tables.append((read, made))
        known = len(self.values)
        every = np.concatenate([self.values, *(part for _, made in tables for part in made)])
        _, numbers = distinct_rows(every)
        # Values keep their numbers; new values get the next ones.
        renamed = np.full(int(numbers.max()) + 1, -1, dtype=np.int64)
        renamed[numbers[:known]] = np.arange(known)
        fresh = np.flatnonzero(renamed < 0)
        renamed[fresh] = known + np.arange(len(fresh))
        first = np.full(len(renamed), -1, dtype=np.int64)
        first[renamed[numbers[::-1]]] = np.arange(len(numbers))[::-1]
        self.values = every[first]
        at = known
        follow: list[Numbers] = []
        for read, made in tables:
            count = len(read)
            parts = [renamed[numbers[at + n * count : at + (n + 1) * count]] for n in range(len(made))]
            follow.append(np.stack(parts, axis=1) if parts else np.zeros((count, 0), dtype=np.int64))
            at += count * len(made)
        self.levels.append(self._joined(singles, pairs, follow[0], follow[1]))

    def _joined(self, singles: Numbers, pairs: Numbers, after: Numbers, after_pair: Numbers) -> Numbers:
        last = self.levels[-1]
        members, extent = last.shape[1], len(self.values)
        keys = pairs[:, 0] * extent + pairs[:, 1]  # ascending: ``distinct_sets`` sorts
        columns = self.free + members
        width = columns * after.shape[1] + columns * (columns - 1) // 2 * after_pair.shape[1]
        per = max(1, 4 * _AT_ONCE // max(1, width))
        grown: list[Numbers] = []
        listed = 0
        for start in range(0, len(last), per):
            self.clock.check()
            sets = last[start : start + per]
            free = np.broadcast_to(np.arange(self.free), (len(sets), self.free))
            held = np.concatenate([free, sets], axis=1)
            found = [after[np.searchsorted(singles, column)] for column in held.T]
            for a, b in itertools.combinations(range(columns), 2):
                low, high = np.minimum(held[:, a], held[:, b]), np.maximum(held[:, a], held[:, b])
                found.append(after_pair[np.searchsorted(keys, low * extent + high)])
            new = np.concatenate(found, axis=1)
            rows = np.concatenate([np.repeat(sets, new.shape[1], axis=0), new.reshape(-1, 1)], axis=1)
            fresh = rows[:, -1] >= self.free
            for column in range(members):
                fresh &= rows[:, column] != rows[:, -1]
            grown.append(distinct_sets(np.sort(rows[fresh], axis=1)))
            listed += len(grown[-1])
            if listed > 3 * MOST_SETS:  # chunks share some sets
                raise GaveUp(f"more than {MOST_SETS:,} sets of values")
        return distinct_sets(np.concatenate(grown)) if grown else np.zeros((0, members + 1), np.int64)

    def lines(self, members: int, numbers: Sequence[int]) -> list[tuple[Applied, tuple[int, ...], int]]:
        """Return the lines (operation, numbers read, number made) that compute a set of ``members`` values.
        The set contains the values ``numbers``."""
        rows = self.level(members)
        for number in numbers:
            if number >= self.free:
                rows = rows[(rows == number).any(axis=1)]
        return self._ordered([int(number) for number in rows[0]])

    def _ordered(self, members: Sequence[int]) -> list[tuple[Applied, tuple[int, ...], int]]:
        known = list(range(self.free))
        left, lines = list(members), []
        while left:
            for number, (way, read) in itertools.product(left, self._ways(known)):
                made = way.run([self.values[n][None] for n in read])
                if np.array_equal(made[0], self.values[number]):
                    lines.append((way, read, number))
                    known.append(number)
                    left.remove(number)
                    break
            else:
                raise AssertionError("a set of values that nothing makes")
        return lines

    def _ways(self, known: Sequence[int]) -> Iterator[tuple[Applied, tuple[int, ...]]]:
        for number in known:
            for way in self.single:
                yield way, (number,)
        for pair in itertools.combinations(known, 2):
            for way in self.double:
                yield way, pair
