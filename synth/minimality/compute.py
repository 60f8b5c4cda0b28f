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
        said = ""
        if len(ended) < len(goals):
            try:
                said = search.exclude(length, ended)
            except GaveUp as error:
                ended |= {
                    number: (NOT_REPLAYED, str(error)) for number in range(len(goals)) if number not in ended
                }
        yield tuple(
            ReplayOutcome(length, *ended[number])
            if number in ended
            else ReplayOutcome(length, REPLAYED, said)
            for number in range(len(goals))
        )


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
            found = list(self._candidates(length, ended))
            if not found:
                sets = sum(len(level) for level in self.listing.levels[: length + 1])
                return f"{sets:,} sets of values listed on {self.lanes.weights.shape[1]} test bytes"
            for candidate in found:
                if candidate.goal not in ended:
                    text = self._look_at(candidate)
                    if text:
                        ended[candidate.goal] = (WRONG, f"{text}, in {length} instructions")
            self.listing = self._listing()

    # What passes on the test lanes ----------------------------------------------------------------

    def _candidates(self, length: int, ended: dict[int, tuple[str, str]]) -> Iterator[_Candidate]:
        goals = [number for number in range(len(self.goals)) if number not in ended]
        ways = [self._lines(length - 1, goals)]
        if self.sketch.table is not None:
            for lookups in range(1, self.sketch.max_lookups + 1):
                if length >= 2 * lookups - 1:
                    ways.append(self._looked_up(length - 2 * lookups + 1, lookups, goals))
        for way in ways:
            for number, candidate in enumerate(way):
                yield candidate
                if number == _ROUND:
                    return

    def _lines(self, members: int, goals: Sequence[int]) -> Iterator[_Candidate]:
        """Yield candidates whose result is a line."""
        lanes = self.lanes
        sums = [lanes.sums(goal) for goal in self.goals]
        fit = AffineFit(lanes.weights, lanes.activations) if self.one_pair else None
        for way, read, made in self.listing.results(members, lanes.head, lanes.size):
            some = alternating(made, lanes.corners[:2])
            for goal in goals:
                hits = np.flatnonzero(in_proportion(some, sums[goal][:2]))
                if not len(hits):
                    continue
                whole = way.run([self.listing.values[column] for column in read[hits].T])
                apart = whole.reshape(len(hits), -1, lanes.size).transpose(1, 0, 2)
                right = in_proportion(alternating(apart, lanes.corners), sums[goal])
                if fit is not None:
                    right &= fit.holds(whole)
                for hit in hits[right]:
                    yield _Candidate(goal, members, way, tuple(int(n) for n in read[hit]))

    def _looked_up(self, members: int, lookups: int, goals: Sequence[int]) -> Iterator[_Candidate]:
        """Yield candidates whose result is a look-up, or the sum of two."""
        lanes = self.lanes
        singles, pairs = self.listing.values_of(members)
        entries = self._entries(self.listing.values)
        counts = popcounts(lanes.weights, lanes.activations)
        if lookups == 1:
            reads: Iterable[list[int]] = singles[one_table(entries[singles], counts)][:, None].tolist()
        else:
            every = np.concatenate([np.stack([singles, singles], axis=1), pairs]).tolist()
            reads = (pair for pair in every if self._fit(entries[pair], counts))
        for read in reads:
            for goal in goals:
                yield _Candidate(goal, members, None, tuple(read))

    def _fit(self, entries: Bytes, counts: Numbers) -> bool:
        """Return whether tables of the entries of one or two values may make the goal."""
        self.clock.check()
        assert self.sketch.table is not None
        if len(entries) == 1:
            return bool(one_table(entries, counts)[0])
        return two_tables(entries[0], entries[1], self.sketch.table.entries, counts)

    def _entries(self, values: Bytes) -> Bytes:
        table = self.sketch.table
        assert table is not None
        found: Bytes = np.asarray(table.entry, dtype=np.uint8)[values]
        return found

    # Is it right elsewhere? -------------------------------------------------------------------------

    def _look_at(self, candidate: _Candidate) -> str:
        """Return the candidate as text if it is correct; else add test lanes that refute it, and return
        ""."""
        for weights, activations in self._elsewhere():
            values = self._values(candidate, input_values(self.sketch, weights, activations))
            if not self._right(candidate, values, weights, activations):
                return ""
        text = "; ".join(
            f"{way.op.label} of {', '.join(f'v{read[arg]}' for arg in way.args)} is v{made}"
            for way, read, made in self.listing.lines(candidate.members, candidate.read)
        )
        ends = "looked up" if candidate.line is None else candidate.line.op.label
        read = ", ".join(f"v{n}" for n in candidate.read)
        return f"there is a program: {text}{'; ' if text else ''}{ends} of {read}"

    def _elsewhere(self) -> Iterator[tuple[Bytes, Bytes]]:
        """Yield planes, uint8 [planes, bytes]: all values of each byte of a pair, else random bytes."""
        sketch, size = self.sketch, self.sketch.width // 8
        rng = np.random.default_rng(21)
        planes = (sketch.weight_planes, sketch.activation_planes)
        if not self.one_pair:
            w, a = (rng.integers(0, 256, (count, _MANY), dtype=np.uint8) for count in planes)
            yield w, a
            return
        every = np.arange(256, dtype=np.uint8)
        for place in range(size):
            w, a = (rng.integers(0, 256, (1 << 16, size), dtype=np.uint8) for _ in planes)
            w[:, place], a[:, place] = np.repeat(every, 256), np.tile(every, 256)
            yield w.reshape(1, -1), a.reshape(1, -1)

    def _values(self, candidate: _Candidate, inputs: Sequence[Bytes]) -> list[Bytes]:
        """Return the values that the candidate looks up, or its result, on inputs (uint8 [bytes] each)."""
        known = {number: inputs[place] for place, number in reversed(list(enumerate(self.listing.inputs)))}
        for way, read, made in self.listing.lines(candidate.members, candidate.read):
            known[made] = way.run([known[number][None] for number in read])[0]
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
        whole, only_w, only_a, none = (
            self._values(candidate, input_values(self.sketch, w, a))[0]
            for w in (weights, np.zeros_like(weights))
            for a in (activations, np.zeros_like(activations))
        )
        sums = whole - only_w - only_a + none
        wanted = (wanted_counts(goal, weights, activations) % 256).astype(np.uint8)
        odd = int(np.flatnonzero(wanted % 2)[0])
        factor = np.uint8(int(sums[odd]) * pow(int(wanted[odd]), -1, 256) % 256)
        wrong = np.flatnonzero(sums != factor * wanted)
        if not len(wrong) and not self.one_pair:
            if factor == 0:
                self._join(weights, activations, [odd])
            return bool(factor != 0)
        # The result has no affine form, which random lanes show.
        chosen = (
            wrong if len(wrong) else np.random.default_rng(len(self.lanes.corners)).permutation(len(sums))
        )
        self._join(weights, activations, [odd, *(int(n) for n in chosen[:: max(1, len(chosen) // 3)][:3])])
        return False

    def _tables_right(self, values: Sequence[Bytes], weights: Bytes, activations: Bytes) -> bool:
        fits = self._fit(self._entries(np.stack(values)), popcounts(weights, activations))
        if not fits:
            rng = np.random.default_rng(len(self.lanes.corners))
            self._join(weights, activations, [int(n) for n in rng.integers(0, weights.shape[1], 8)])
        return fits

    def _join(self, weights: Bytes, activations: Bytes, places: Sequence[int]) -> None:
        size = self.sketch.width // 8
        for place in places:
            lane = slice(place // size * size, place // size * size + size)
            self.lanes.add(weights[:, lane], activations[:, lane])
