"""A second search of a compute sketch: is there a program of so many lines, look-ups and adds of look-ups?

The values that lines can make are listed as sets (``synth.minimality.sets``) on test lanes. The goal on the
last value, or on the looked-up values, has to hold on the test lanes. If a program passes and is wrong
elsewhere, a rectangle that refutes it joins the test lanes, and the listing starts again. The search ends
when no program passes, or when a program is correct.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from sketches.compute import LaneSketch, input_values, wanted_counts
from synth.minimality import NOT_REPLAYED, REPLAYED, WRONG, Clock, GaveUp, ReplayOutcome
from synth.minimality.goal import (
    AffineFit,
    Bytes,
    Goal,
    Lanes,
    Numbers,
    alternating,
    in_proportion,
    one_table,
    popcounts,
    two_tables,
)
from synth.minimality.sets import Applied, Listing

#: Bytes of random planes on which a program that passed the test lanes is checked, if not all can be.
_MANY = 1 << 16
#: Candidates that are checked before the listing starts again with lanes that refute them.
_ROUND = 16


@dataclass(frozen=True)
class _Candidate:
    """A program that passed for a goal: a line on values, or values to look up, by number in the listing.
    ``members``: how many values it has beside the inputs."""

    goal: int
    members: int
    line: Applied | None
    read: tuple[int, ...]


def replay_compute(
    sketch: LaneSketch, goals: Sequence[Goal], longest: int, clock: Clock
) -> Iterator[tuple[ReplayOutcome, ...]]:
    """Yield, per length 1, 2, ..., ``longest``, an outcome for each of ``goals``, which replace the sketch's
    own goal. After a limit, of ``clock`` or of memory, undecided goals are NOT_REPLAYED; nothing is raised.
    """
    search = _Replay(sketch, goals, clock)
    ended: dict[int, tuple[str, str]] = {}
    for length in range(1, longest + 1):
        reason = ""
        if len(ended) < len(goals):
            try:
                reason = search.exclude(length, ended)
            except GaveUp as error:
                ended = dict.fromkeys(range(len(goals)), (NOT_REPLAYED, str(error))) | ended
        outcomes = (ended.get(number, (REPLAYED, reason)) for number in range(len(goals)))
        yield tuple(ReplayOutcome(length, *outcome) for outcome in outcomes)


class _Replay:
    def __init__(self, sketch: LaneSketch, goals: Sequence[Goal], clock: Clock) -> None:
        self.sketch, self.goals, self.clock = sketch, tuple(goals), clock
        #: With one plane pair, a term of one operand alone has to be a multiple of its popcount.
        self.one_pair = sketch.weight_planes == sketch.activation_planes == 1
        self.lanes = Lanes(sketch, goals, 6)
        self.listing = self._listing()

    def _listing(self) -> Listing:
        return Listing(self.lanes.inputs(), self.sketch.ops, self.clock)

    def exclude(self, length: int, ended: dict[int, tuple[str, str]]) -> str:
        """Exclude a length for all goals that have not ``ended``. Goals with a program join ``ended``. Return
        a line on the work. Raises GaveUp."""
        while True:
            candidates = list(self._candidates(length, ended))
            if not candidates:
                sets = sum(len(level) for level in self.listing.levels[: length + 1])
                return f"{sets:,} sets of values listed on {self.lanes.weights.shape[1]} test bytes"
            for candidate in candidates:
                if candidate.goal not in ended and (text := self._program_text(candidate)):
                    ended[candidate.goal] = (WRONG, f"{text}, in {length} instructions")
            self.listing = self._listing()

    def _candidates(self, length: int, ended: dict[int, tuple[str, str]]) -> Iterator[_Candidate]:
        goals = [number for number in range(len(self.goals)) if number not in ended]
        sources = [self._lines(length - 1, goals)]
        if self.sketch.table is not None:
            for lookups in range(1, self.sketch.max_lookups + 1):
                if length >= 2 * lookups - 1:
                    sources.append(self._lookup_sums(length - 2 * lookups + 1, lookups, goals))
        for source in sources:
            for number, candidate in enumerate(source):
                yield candidate
                if number == _ROUND:
                    return

    def _lines(self, members: int, goals: Sequence[int]) -> Iterator[_Candidate]:
        """Yield candidates whose result is a line."""
        lanes = self.lanes
        sums = [lanes.sums(goal) for goal in self.goals]
        fit = AffineFit(lanes.weights, lanes.activations) if self.one_pair else None
        for line, operands, values in self.listing.results(members, lanes.head, lanes.size):
            head = alternating(values, lanes.corners[:2])
            for goal in goals:
                hits = np.flatnonzero(in_proportion(head, sums[goal][:2]))
                if not len(hits):
                    continue
                results = line.run([self.listing.values[column] for column in operands[hits].T])
                by_lane = results.reshape(len(hits), -1, lanes.size).transpose(1, 0, 2)
                right = in_proportion(alternating(by_lane, lanes.corners), sums[goal])
                if fit is not None:
                    right &= fit.holds(results)
                for hit in hits[right]:
                    yield _Candidate(goal, members, line, tuple(int(n) for n in operands[hit]))

    def _lookup_sums(self, members: int, lookups: int, goals: Sequence[int]) -> Iterator[_Candidate]:
        """Yield candidates whose result is a look-up, or the sum of two."""
        singles, pairs = self.listing.values_of(members)
        entries = self._entries(self.listing.values)
        counts = popcounts(self.lanes.weights, self.lanes.activations)
        if lookups == 1:
            operands: Iterable[list[int]] = singles[one_table(entries[singles], counts)][:, None].tolist()
        else:
            pairs = np.concatenate([np.stack([singles, singles], axis=1), pairs])
            operands = (pair for pair in pairs.tolist() if self._fit(entries[pair], counts))
        for numbers in operands:
            for goal in goals:
                yield _Candidate(goal, members, None, tuple(numbers))

    def _fit(self, entries: Bytes, counts: Numbers) -> bool:
        """Return whether tables of the entries of one or two values may make the goal."""
        self.clock.check()
        assert self.sketch.table is not None
        if len(entries) == 1:
            return bool(one_table(entries, counts)[0])
        return two_tables(entries[0], entries[1], self.sketch.table.entries, counts)

    def _entries(self, values: Bytes) -> Bytes:
        assert self.sketch.table is not None
        entries: Bytes = np.asarray(self.sketch.table.entry, dtype=np.uint8)[values]
        return entries

    def _program_text(self, candidate: _Candidate) -> str:
        """Return the candidate as text if it is correct; else add test lanes that refute it, and return
        ""."""
        for weights, activations in self._elsewhere():
            values = self._values(candidate, input_values(self.sketch, weights, activations))
            if not self._right(candidate, values, weights, activations):
                return ""
        text = "; ".join(
            f"{line.op.label} of {', '.join(f'v{numbers[arg]}' for arg in line.args)} is v{result}"
            for line, numbers, result in self.listing.lines(candidate.members, candidate.read)
        )
        end = "looked up" if candidate.line is None else candidate.line.op.label
        operands = ", ".join(f"v{n}" for n in candidate.read)
        return f"there is a program: {text}{'; ' if text else ''}{end} of {operands}"

    def _elsewhere(self) -> Iterator[tuple[Bytes, Bytes]]:
        """Yield planes, uint8 [planes, bytes]: all values of each byte of a pair, else random bytes."""
        sketch, size = self.sketch, self.sketch.width // 8
        rng = np.random.default_rng(21)
        planes = (sketch.weight_planes, sketch.activation_planes)
        if not self.one_pair:
            w, a = (rng.integers(0, 256, (count, _MANY), dtype=np.uint8) for count in planes)
            yield w, a
            return
        numbers = np.arange(256, dtype=np.uint8)
        for byte in range(size):
            w, a = (rng.integers(0, 256, (1 << 16, size), dtype=np.uint8) for _ in planes)
            w[:, byte], a[:, byte] = np.repeat(numbers, 256), np.tile(numbers, 256)
            yield w.reshape(1, -1), a.reshape(1, -1)

    def _values(self, candidate: _Candidate, inputs: Sequence[Bytes]) -> list[Bytes]:
        """Return the values that the candidate looks up, or its result, on inputs (uint8 [bytes] each)."""
        known = {number: inputs[index] for index, number in reversed(list(enumerate(self.listing.inputs)))}
        for line, operands, result in self.listing.lines(candidate.members, candidate.read):
            known[result] = line.run([known[number][None] for number in operands])[0]
        last = [known[number] for number in candidate.read]
        return last if candidate.line is None else [candidate.line.run([value[None] for value in last])[0]]

    def _right(
        self, candidate: _Candidate, values: Sequence[Bytes], weights: Bytes, activations: Bytes
    ) -> bool:
        """Return whether the candidate meets the goal; else add test lanes on which it fails."""
        if candidate.line is None:
            return self._tables_right(values, weights, activations)
        goal = self.goals[candidate.goal]
        if self.one_pair and AffineFit(weights, activations).holds(values[0][None])[0]:
            return True
        both, only_w, only_a, none = (
            self._values(candidate, input_values(self.sketch, w, a))[0]
            for w in (weights, np.zeros_like(weights))
            for a in (activations, np.zeros_like(activations))
        )
        sums = both - only_w - only_a + none
        counts = (wanted_counts(goal, weights, activations) % 256).astype(np.uint8)
        odd = int(np.flatnonzero(counts % 2)[0])
        factor = np.uint8(int(sums[odd]) * pow(int(counts[odd]), -1, 256) % 256)
        wrong = np.flatnonzero(sums != factor * counts)
        if not len(wrong) and not self.one_pair:
            if factor == 0:
                self._join(weights, activations, [odd])
            return bool(factor != 0)
        # The result has no affine form, which random lanes show.
        if not len(wrong):
            wrong = np.random.default_rng(len(self.lanes.corners)).permutation(len(sums))
        self._join(weights, activations, [odd, *(int(n) for n in wrong[:: max(1, len(wrong) // 3)][:3])])
        return False

    def _tables_right(self, values: Sequence[Bytes], weights: Bytes, activations: Bytes) -> bool:
        fits = self._fit(self._entries(np.stack(values)), popcounts(weights, activations))
        if not fits:
            rng = np.random.default_rng(len(self.lanes.corners))
            self._join(weights, activations, [int(n) for n in rng.integers(0, weights.shape[1], 8)])
        return fits

    def _join(self, weights: Bytes, activations: Bytes, indices: Sequence[int]) -> None:
        size = self.sketch.width // 8
        for index in indices:
            lane = slice(index // size * size, index // size * size + size)
            self.lanes.add(weights[:, lane], activations[:, lane])
