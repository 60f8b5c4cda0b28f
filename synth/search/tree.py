"""Search of the reduction: from counts of plane pairs to the accumulator, cheapest first.

A state is the multiset of live groups of registers. A group has a structure, a bound B per source lane and a
shift s: its value still has to be multiplied by 2^s. The search is A* with an admissible estimate. It expands
every state that could cost less than the answer, which proves that the sketch has no cheaper reduction.
"""

from __future__ import annotations

import heapq
import itertools
import time
from bisect import insort
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from operator import eq
from typing import NamedTuple

from isa_specs.instruction import Isa
from sketches.reduction import LENGTH, Application, Merge, Move, Sketch, Structure
from synth import counts
from synth.search.verdict import Found, NoneExists, Unknown, Verdict


@dataclass(frozen=True)
class Live:
    """A group of live registers. ``structure``: number of the ``Structure`` (which lanes are summed).
    ``shift``: its value still has to be multiplied by 2^shift. ``bound``: the largest value of a source lane
    (a byte of the counts), times the factors so far."""

    structure: int
    shift: int
    bound: int


@dataclass(frozen=True)
class Act:
    """One step of a reduction. ``kind``: ``"move"``, ``"split"``, ``"merge"`` or ``"accumulate"``.
    ``groups``: positions of the groups that it takes, in the sorted state. ``result``: a new group or
    None."""

    kind: str
    groups: tuple[int, ...]
    what: Move | Merge | tuple[Application, Application]
    result: Live | None


@dataclass(frozen=True)
class Reduction:
    """A found reduction: all numbered structures, the accumulator's own, the groups at the start, and the
    acts. ``cost``: the length with the stores. ``block_bound``: the most that a block adds to a lane."""

    structures: tuple[Structure, ...]
    accumulator: Structure
    start: tuple[Live, ...]
    acts: tuple[Act, ...]
    cost: int
    block_bound: int


@dataclass(frozen=True)
class TreeSearch:
    """The result of a search: verdicts by length, and the cheapest reduction or None."""

    verdicts: tuple[Verdict[Reduction], ...]
    best: Reduction | None


#: The live groups, sorted. Each is one number (``_code``), because states are hashed and compared often.
State = tuple[int, ...]
#: A state and its phase (see ``_successors``).
_Node = tuple[State, int]
INFINITE = 1 << 40
#: Bits of a group's bound and of its shift.
_BOUND_BITS = 64
_SHIFT_BITS = 8
_SHIFT = _BOUND_BITS + _SHIFT_BITS
_BOUNDS = (1 << _BOUND_BITS) - 1
_SHIFTS = (1 << _SHIFT_BITS) - 1


def _code(structure: int, shift: int, bound: int) -> int:
    """Return a number that orders groups as (structure, shift, bound) does."""
    return structure << _SHIFT | shift << _BOUND_BITS | bound


def _decode(code: int) -> Live:
    return Live(code >> _SHIFT, code >> _BOUND_BITS & _SHIFTS, code & _BOUNDS)


@dataclass(frozen=True)
class _Step:
    kind: str
    what: Move | tuple[Application, Application]
    result: int
    log2_factor: int
    limit: int
    cost: int


class _Way(NamedTuple):
    """A merge of two numbered structures into ``result``, with the factors as shifts."""

    merge: Merge
    result: int
    first_log2: int
    second_log2: int
    cost: int


class _Next(NamedTuple):
    """An act on a state: the groups that it takes (by position), the group that it adds (-1: none), its cost,
    and the phase after it."""

    kind: str
    groups: tuple[int, ...]
    what: Move | Merge | tuple[Application, Application]
    result: int
    cost: int
    phase: int

    def act(self) -> Act:
        return Act(self.kind, self.groups, self.what, None if self.result < 0 else _decode(self.result))


class Space:
    """The numbered structures that moves and splits reach from the block, and all acts between them."""

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch
        self.structures: list[Structure] = [sketch.start]
        self.number: dict[Structure, int] = {sketch.start: 0}
        self.steps: list[list[_Step]] = []
        while len(self.steps) < len(self.structures):
            structure = self.structures[len(self.steps)]
            steps = [
                _Step("move", move, self._index(move.result), _log2(move.factor), move.limit, move.cost)
                for move in sketch.moves(structure)
            ]
            for pair, result, cost in sketch.splits(structure):
                steps.append(_Step("split", pair, self._index(result), 0, structure.capacity, cost))
            self.steps.append(steps)
        #: Source lanes per lane, which acts only increase.
        self.depth = [structure.summed for structure in self.structures]
        self.accumulators = sorted(
            {s for s in self.structures if sketch.complete(s)},
            key=lambda s: (len(s.registers), -s.registers[0].width, repr(s)),
        )
        self._merges: dict[tuple[int, int], tuple[_Way, ...]] = {}

    def _index(self, structure: Structure) -> int:
        if structure not in self.number:
            self.number[structure] = len(self.structures)
            self.structures.append(structure)
        return self.number[structure]

    def merges(self, first: int, second: int) -> tuple[_Way, ...]:
        """Return the merges of two structures whose result is one of the numbered structures."""
        key = (first, second)
        if key not in self._merges:
            ways = []
            for merge in self.sketch.merges(self.structures[first], self.structures[second]):
                if (number := self.number.get(merge.result)) is not None:
                    shifts = _log2(merge.first_factor), _log2(merge.second_factor)
                    ways.append(_Way(merge, number, *shifts, merge.cost))
            self._merges[key] = tuple(ways)
        return self._merges[key]


@cache
def space_of(isa: Isa, target: str, m: int, row_bytes: int) -> Space:
    return Space(Sketch(isa, target, m, row_bytes))


def _log2(factor: int) -> int:
    return factor.bit_length() - 1


#: States that the exact search may expand (a count, so that verdicts do not depend on the computer). The beam
#: search, which runs after the exact one gave up, keeps ``BEAM_WIDTH`` states.
STATES = 8000
BEAM_WIDTH = 100


@dataclass(frozen=True)
class TreeLimits:
    """Limits of a search. ``effort`` multiplies ``STATES``. Only reductions into ``accumulator`` and of fewer
    than ``below`` instructions count; None sets no limit."""

    effort: float = 1.0
    seconds: float = 600.0
    accumulator: Structure | None = None
    below: int | None = None

    @property
    def states(self) -> int:
        return int(self.effort * STATES)


def search_reduction(
    isa: Isa, target: str, m: int, row_bytes: int, start: tuple[tuple[int, int], ...],
    limits: TreeLimits = TreeLimits(),
) -> TreeSearch:  # fmt: skip
    """Return the cheapest instructions that add up terms ``start`` = (shift, largest byte), with a verdict
    per length.

    The cost counts every instruction after the counts, and the stores. If the budget ends the exact search, a
    beam search gives the best known reduction. Lengths that were not exhausted are unknown.
    """
    deadline = time.monotonic() + limits.seconds
    found = cheapest(space_of(isa, target, m, row_bytes), start, limits.states, deadline, only=limits)
    best = found.best
    exhausted_below = INFINITE if found.floor is None else -(-found.floor // LENGTH)
    undecided = "" if found.floor is None else f"budget of {limits.states} states"
    if best is None:
        less = "" if limits.below is None else f" of less than {limits.below} instructions"
        reason = undecided or f"the sketch has no reduction of this block{less}"
        verdict: Verdict[Reduction] = Unknown(0, reason) if undecided else NoneExists(0, reason)
        return TreeSearch((verdict,), None)
    verdicts: list[Verdict[Reduction]] = []
    for length in range(1, best.cost):
        if length < exhausted_below:
            verdicts.append(NoneExists(length, f"A* exhausted every state of estimated length <= {length}"))
        else:
            verdicts.append(Unknown(length, undecided))
    return TreeSearch((*verdicts, Found(best.cost, best, "exact linear forms with bounds")), best)


@dataclass(frozen=True)
class Cheapest:
    """The cheapest reduction that was found, and its cost in the sketch's units. If a budget ended the exact
    search, all costs below ``floor`` were exhausted; else ``floor`` is None."""

    best: Reduction | None
    units: int | None
    floor: int | None


def cheapest(
    space: Space, start: tuple[tuple[int, int], ...], most: int, deadline: float, store_cost: int = LENGTH,
    only: TreeLimits = TreeLimits(),
) -> Cheapest:  # fmt: skip
    """Return the cheapest reduction by the costs of ``space``'s sketch, within ``most`` states per
    accumulator. ``deadline``: by ``time.monotonic``. ``store_cost``: cost of the store of one accumulator
    register. ``only``: its ``accumulator`` and ``below`` limit the reductions."""
    groups: State = tuple(sorted(_code(0, shift, bound) for shift, bound in start))
    best: Reduction | None = None
    units = None if only.below is None else only.below * LENGTH
    states = 0
    lowest: int | None = None
    for wanted in space.accumulators:
        if only.accumulator not in (None, wanted):
            continue
        search = _Search(space, wanted, groups, store_cost)
        found, floor, late = search.run(units, most, deadline)
        states += search.expanded
        if late:
            lowest = floor if lowest is None else min(lowest, floor)
            found, floor, _ = search.run(units, 1 << 60, deadline, BEAM_WIDTH)
            states += search.expanded
        if found is not None:
            best, units = found, floor
    counts.add("states", states)
    return Cheapest(best, None if best is None else units, lowest)


class _Estimate:
    """An admissible estimate of the cost to go.

    Every live group is absorbed once, by a merge after moves of its own. One group goes all the way into the
    accumulator. Moves and merges that a group's bound forbids do not count, because bounds only grow.
    """

    def __init__(self, space: Space, accumulate: dict[int, list[Merge]]) -> None:
        self.space = space
        self._finish: list[list[tuple[int, int]]] = [[] for _ in space.structures]
        self._absorb: list[list[tuple[int, int]]] = [[] for _ in space.structures]
        for number, merges in accumulate.items():
            for merge in merges:
                self._finish[number].append((_capacity(merge, 1), merge.cost))
        for i in range(len(space.structures)):
            self._absorb[i] += self._finish[i]
            for j in range(len(space.structures)):
                for merge, *_ in space.merges(i, j):
                    self._absorb[i].append((_capacity(merge, 0), merge.cost))
                    self._absorb[j].append((_capacity(merge, 1), merge.cost))
        self._known: dict[int, list[tuple[int, int]]] = {}
        self._groups: dict[int, tuple[int, int]] = {}

    def _table(self, bound: int) -> list[tuple[int, int]]:
        """Return, per structure with this bound, the least cost to be absorbed, and into the accumulator."""
        if bound not in self._known:
            absorb = self._chain(bound, self._absorb)
            end = self._chain(bound, self._finish)
            self._known[bound] = list(zip(absorb, end, strict=True))
        return self._known[bound]

    def _chain(self, bound: int, finish: list[list[tuple[int, int]]]) -> list[int]:
        best = [min((c for capacity, c in ends if bound <= capacity), default=INFINITE) for ends in finish]
        changed = True
        while changed:
            changed = False
            for i, steps in enumerate(self.space.steps):
                for step in steps:
                    if bound <= step.limit and best[step.result] + step.cost < best[i]:
                        best[i] = best[step.result] + step.cost
                        changed = True
        return best

    def __call__(self, state: State) -> int:
        if not state:
            return 0
        total, extra = 0, INFINITE
        for group in state:
            costs = self._groups.get(group)
            if costs is None:
                absorb, end = self._table(group & _BOUNDS)[group >> _SHIFT]
                costs = self._groups[group] = (absorb, end - absorb)
            total += costs[0]
            if costs[1] < extra:
                extra = costs[1]
        return total + extra


def _capacity(merge: Merge, which: int) -> int:
    """Return the largest bound that operand ``which`` may have if the bound of the other one is 1."""
    capacities = [(limit[2] - limit[1 - which]) // limit[which] for limit in merge.limits if limit[which]]
    return min(capacities, default=INFINITE)


class _Search:
    """The search for the cheapest reduction into one accumulator. ``expanded``: states of the last run."""

    def __init__(self, space: Space, accumulator: Structure, start: State, store_cost: int) -> None:
        self._space, self._accumulator, self._start = space, accumulator, start
        self._stores = len(accumulator.registers) * store_cost
        self.expanded = 0
        self._accumulate: dict[int, list[Merge]] = {}
        for number, structure in enumerate(space.structures):
            fits = [
                merge
                for merge in space.sketch.merges(accumulator, structure)
                if merge.result == accumulator and merge.first_factor == 1 and _unlimited(merge, accumulator)
            ]
            if fits:
                self._accumulate[number] = fits
        self._groups = tuple(_decode(group) for group in start)
        self._bound = space.sketch.row_bytes * sum(group.bound << group.shift for group in self._groups)

    def run(
        self, limit: int | None, most: int, deadline: float, width: int | None = None
    ) -> tuple[Reduction | None, int, bool]:
        """Return the reduction or None, its cost or the cost below which all was exhausted, and whether a
        budget ended the search.

        Only reductions that cost less than ``limit`` count. ``width``: a beam search with so many states per
        number of acts; None for the exact search.
        """
        self.expanded = floor = 0
        if not self._accumulate or self._bound >= 1 << min(r.width for r in self._accumulator.registers):
            return None, 0, False
        self._estimate = _Estimate(self._space, self._accumulate)
        origin = (self._start, 0)
        self._parents: dict[_Node, tuple[_Node, _Next] | None] = {origin: None}
        self._costs = {origin: 0}
        self._counter = itertools.count(1)
        self._queue = [(self._estimate(self._start), 0, 0, origin)]
        while self._queue:
            if width is None:
                batch = [heapq.heappop(self._queue)]
            else:
                batch, self._queue = sorted(self._queue)[:width], []
            for total, negative, _, node in batch:
                cost = -negative
                if cost > self._costs[node]:
                    continue
                floor = total + self._stores
                if limit is not None and floor >= limit:
                    if width is None:
                        return None, floor, False
                    continue
                if not node[0]:
                    return self._reduction(node, cost + self._stores), cost + self._stores, False
                self.expanded += 1
                if self.expanded > most or (self.expanded % 64 == 0 and time.monotonic() > deadline):
                    return None, floor, True
                self._expand(node, cost)
        return None, INFINITE, width is not None

    def _expand(self, node: _Node, cost: int) -> None:
        """Put the states after a state into the queue, if they are new or cheaper than before."""
        space, (state, phase) = self._space, node
        depths = [space.depth[group >> _SHIFT] for group in state]
        shallow = min(depths)
        shallow_groups = depths.count(shallow)
        for way in _successors(space, self._accumulate, state, shallow, phase):
            rest = list(state)
            for position in sorted(way.groups, reverse=True):
                del rest[position]
            if way.result >= 0:
                insort(rest, way.result)
            groups = tuple(rest)
            # An act of phase 0 leaves a group as shallow as the groups that it takes.
            taken = [depths[position] for position in way.groups].count(shallow)
            deeper = shallow_groups == taken and way.phase
            new, new_cost = (groups, 0 if deeper else way.phase), cost + way.cost
            if new_cost < self._costs.get(new, INFINITE):
                guess = self._estimate(groups)
                if guess < INFINITE:
                    self._costs[new] = new_cost
                    self._parents[new] = (node, way)
                    heapq.heappush(self._queue, (new_cost + guess, -new_cost, next(self._counter), new))

    def _reduction(self, node: _Node, cost: int) -> Reduction:
        """Return the reduction whose acts lead to a node."""
        acts = list[Act]()
        while (link := self._parents[node]) is not None:
            node, way = link
            acts.insert(0, way.act())
        structures = tuple(self._space.structures)
        return Reduction(
            structures, self._accumulator, self._groups, tuple(acts), cost // LENGTH, self._bound
        )


def _successors(
    space: Space, accumulate: dict[int, list[Merge]], state: State, shallow: int, phase: int
) -> Iterator[_Next]:
    """Yield the acts that may follow. Acts on different depths commute, so the shallowest groups act first.
    Phase 0 has acts that stay at depth ``shallow``, phase 1 acts that sum further."""
    depth = space.depth
    parts = [(group >> _SHIFT, group >> _BOUND_BITS & _SHIFTS, group & _BOUNDS) for group in state]
    repeated = [False, *map(eq, state, state[1:])]
    for i, (structure, shift, bound) in enumerate(parts):
        if depth[structure] != shallow or repeated[i]:
            continue
        for step in space.steps[structure]:
            stays = depth[step.result] == shallow
            if bound > step.limit or step.log2_factor > shift or (phase and stays):
                continue
            code = _code(step.result, shift - step.log2_factor, bound << step.log2_factor)
            yield _Next(step.kind, (i,), step.what, code, step.cost, 0 if stays else 1)
        for merge in accumulate.get(structure, ()):
            if shift == _log2(merge.second_factor) and _within(merge, 0, bound):
                yield _Next("accumulate", (i,), merge, -1, merge.cost, 1)
    for i, j in itertools.permutations(range(len(parts)), 2):
        # Of equal groups, only the first merges, but two of them merge with each other.
        if (repeated[i] and j != i - 1) or (repeated[j] and i != j - 1):
            continue
        if shallow in (depth[parts[i][0]], depth[parts[j][0]]):
            yield from _pair_merges(space, parts, (i, j), shallow, phase)


def _pair_merges(
    space: Space, parts: list[tuple[int, int, int]], pair: tuple[int, int], shallow: int, phase: int
) -> Iterator[_Next]:
    """Yield the merges of two groups. ``parts``: structure, shift and bound of each group of the state."""
    (structure, shift, bound), (other, other_shift, other_bound) = (parts[position] for position in pair)
    for merge, number, first_log2, second_log2, cost in space.merges(structure, other):
        left = shift - first_log2
        if left < 0 or left != other_shift - second_log2:
            continue
        stays = space.depth[number] == shallow
        if (phase and stays) or not _within(merge, bound, other_bound):
            continue
        total = (bound << first_log2) + (other_bound << second_log2)
        yield _Next("merge", pair, merge, _code(number, left, total), cost, 0 if stays else 1)


def _unlimited(merge: Merge, accumulator: Structure) -> bool:
    """Return whether the accumulator may grow to the whole width of its lanes."""
    width = min(register.width for register in accumulator.registers)
    return all(capacity >= (1 << width) - 1 for first, _, capacity in merge.limits if first)


def _within(merge: Merge, first: int, second: int) -> bool:
    return all(u1 * first + u2 * second <= capacity for u1, u2, capacity in merge.limits)
