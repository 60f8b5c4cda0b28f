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
        rows: Numbers = np.unique(sets, axis=0)
        return rows
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
        union = distinct_sets(np.concatenate(pairs)) if pairs else np.zeros((0, 2), dtype=np.int64)
        return singles, union[union[:, 0] != union[:, 1]]

    def results(self, members: int, lanes: int, size: int) -> Iterator[tuple[Applied, Numbers, Bytes]]:
        """Yield, in portions, the results of one more line on sets of ``members``. A portion is an operation,
        operands (numbers [n, 1 or 2]), and values, uint8 [lanes, n, size]. ``size``: bytes of a test lane.
        Raises GaveUp."""
        singles, pairs = self.values_of(members)
        head = self.values[:, : lanes * size].reshape(-1, lanes, size)
        values = np.ascontiguousarray(head.transpose(1, 0, 2))
        count = max(1, _AT_ONCE // (lanes * size))
        for operands, lines in ((singles[:, None], self.single), (pairs, self.double)):
            for start in range(0, len(operands), count):
                part = operands[start : start + count]
                args = [values[:, column] for column in part.T]
                for line in lines:
                    self.clock.check()
                    yield line, part, line.run(args)

    def _grow(self) -> None:
        """Add the sets of one more value."""
        singles, pairs = self.values_of(len(self.levels) - 1)
        tables: list[tuple[Numbers, list[Bytes]]] = []
        for operands, lines in ((singles[:, None], self.single), (pairs, self.double)):
            results = []
            for line in lines:
                self.clock.check()
                results.append(line.run([self.values[column] for column in operands.T]))
            tables.append((operands, results))
        known = len(self.values)
        values = np.concatenate([self.values, *(part for _, results in tables for part in results)])
        _, numbers = distinct_rows(values)
        # Values keep their numbers; new values get the next ones.
        number_of = np.full(int(numbers.max()) + 1, -1, dtype=np.int64)
        number_of[numbers[:known]] = np.arange(known)
        fresh = np.flatnonzero(number_of < 0)
        number_of[fresh] = known + np.arange(len(fresh))
        first = np.full(len(number_of), -1, dtype=np.int64)
        first[number_of[numbers[::-1]]] = np.arange(len(numbers))[::-1]
        self.values = values[first]
        at = known
        successors: list[Numbers] = []
        for operands, results in tables:
            end = at + len(operands) * len(results)
            successors.append(number_of[numbers[at:end]].reshape(len(results), len(operands)).T)
            at = end
        self.levels.append(self._next_level(singles, pairs, *successors))

    def _next_level(self, singles: Numbers, pairs: Numbers, after: Numbers, after_pair: Numbers) -> Numbers:
        last = self.levels[-1]
        members, extent = last.shape[1], len(self.values)
        keys = pairs[:, 0] * extent + pairs[:, 1]  # ascending: ``distinct_sets`` sorts
        columns = self.free + members
        width = columns * after.shape[1] + columns * (columns - 1) // 2 * after_pair.shape[1]
        size = max(1, 4 * _AT_ONCE // max(1, width))
        chunks: list[Numbers] = []
        for start in range(0, len(last), size):
            self.clock.check()
            sets = last[start : start + size]
            free = np.broadcast_to(np.arange(self.free), (len(sets), self.free))
            values = np.concatenate([free, sets], axis=1)
            results = [after[np.searchsorted(singles, column)] for column in values.T]
            for a, b in itertools.combinations(values.T, 2):
                pair = np.minimum(a, b) * extent + np.maximum(a, b)
                results.append(after_pair[np.searchsorted(keys, pair)])
            new = np.concatenate(results, axis=1)
            rows = np.concatenate([np.repeat(sets, new.shape[1], axis=0), new.reshape(-1, 1)], axis=1)
            is_new = (rows[:, -1] >= self.free) & (rows[:, :-1] != rows[:, -1:]).all(axis=1)
            chunks.append(distinct_sets(np.sort(rows[is_new], axis=1)))
            if sum(map(len, chunks)) > 3 * MOST_SETS:  # chunks share some sets
                raise GaveUp(f"more than {MOST_SETS:,} sets of values")
        return distinct_sets(np.concatenate(chunks)) if chunks else np.zeros((0, members + 1), np.int64)

    def lines(self, members: int, numbers: Sequence[int]) -> list[tuple[Applied, tuple[int, ...], int]]:
        """Return the lines (operation, numbers read, number made) that compute a set of ``members`` values.
        The set contains the values ``numbers``."""
        rows = self.level(members)
        for number in numbers:
            if number >= self.free:
                rows = rows[(rows == number).any(axis=1)]
        known, left, lines = list(range(self.free)), [int(number) for number in rows[0]], []
        while left:
            for number, (line, operands) in itertools.product(left, self._next_lines(known)):
                result = line.run([self.values[n][None] for n in operands])
                if np.array_equal(result[0], self.values[number]):
                    lines.append((line, operands, number))
                    known.append(number)
                    left.remove(number)
                    break
            else:
                raise AssertionError("a set of values that nothing makes")
        return lines

    def _next_lines(self, known: Sequence[int]) -> Iterator[tuple[Applied, tuple[int, ...]]]:
        """Yield every line on the values ``known``, with its operands."""
        yield from ((line, (number,)) for number in known for line in self.single)
        yield from ((line, pair) for pair in itertools.combinations(known, 2) for line in self.double)
