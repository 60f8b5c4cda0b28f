"""Search of the reduction: from counts of plane pairs to the accumulator, cheapest first.

A state is the multiset of live groups, each a structure with a bound B per source lane and a shift s
(its value still has to be multiplied by 2^s). A* with an admissible estimate: every state whose cost
could be below the answer's is expanded, which is the proof that no cheaper reduction is in the sketch.
"""

from __future__ import annotations

import heapq
import itertools
import time
from dataclasses import dataclass

from sketches.reduction import LENGTH, Application, Merge, Move, Sketch, Structure
from synth.search.verdict import Found, NoneExists, Unknown, Verdict


@dataclass(frozen=True)
class Group:
    """Live registers: structure number, shift still to apply, bound per source lane."""

    structure: int
    shift: int
    bound: int


@dataclass(frozen=True)
class Act:
    """One step of a reduction on the groups of a state, by position in its sorted tuple.

    ``kind``: ``"move"``, ``"split"``, ``"merge"`` or ``"accumulate"``.
    """

    kind: str
    groups: tuple[int, ...]
    what: Move | Merge | tuple[Application, Application]
    result: Group | None


@dataclass(frozen=True)
class Reduction:
    """A found reduction: the accumulator's structure, the acts in order, and its length with the stores."""

    structures: tuple[Structure, ...]
    accumulator: Structure
    start: tuple[Group, ...]
    acts: tuple[Act, ...]
    cost: int
    block_bound: int


@dataclass(frozen=True)
class TreeSearch:
    verdicts: tuple[Verdict[Reduction], ...]
    best: Reduction | None
    states: int
    seconds: float


class _Space:
    """The structures that moves reach from the block, and the cheapest ways onward (bounds ignored)."""

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch
        self.structures: list[Structure] = [sketch.start]
        self.number: dict[Structure, int] = {sketch.start: 0}
        self.steps: list[list[tuple[Move | tuple[Application, Application], int, int, int, int]]] = []
        position = 0
        while position < len(self.structures):
            structure = self.structures[position]
            steps: list[tuple[Move | tuple[Application, Application], int, int, int, int]] = []
            for move in sketch.moves(structure):
                steps.append((move, self._index(move.result), move.factor, move.limit, move.cost))
            for pair, result, cost in sketch.splits(structure):
                steps.append((pair, self._index(result), 1, structure.capacity, cost))
            self.steps.append(steps)
            position += 1
        self.accumulators = sorted(
            {s for s in self.structures if sketch.complete(s)},
            key=lambda s: (len(s.registers), -s.registers[0].width),
        )

    def _index(self, structure: Structure) -> int:
        if structure not in self.number:
            self.number[structure] = len(self.structures)
            self.structures.append(structure)
        return self.number[structure]

    def chain(self, finish: dict[int, int]) -> list[int]:
        """Per structure: the least cost of moves to some structure plus ``finish`` of that one."""
        infinity = 1 << 30
        best = [finish.get(i, infinity) for i in range(len(self.structures))]
        changed = True
        while changed:
            changed = False
            for i, steps in enumerate(self.steps):
                for _, j, _, _, cost in steps:
                    if best[j] + cost < best[i]:
                        best[i] = best[j] + cost
                        changed = True
        return best


def _log2(factor: int) -> int:
    return factor.bit_length() - 1


def search_reduction(sketch: Sketch, start: tuple[tuple[int, int], ...], seconds: float) -> TreeSearch:
    """The cheapest reduction of terms ``start`` = (shift, bound per byte) into an accumulator.

    The cost counts every instruction after the counts, and the stores of the accumulator.
    """
    began = time.monotonic()
    deadline = began + seconds
    space = _Space(sketch)
    groups = tuple(sorted((Group(0, shift, bound) for shift, bound in start), key=_order))
    best: Reduction | None = None
    best_units: int | None = None
    states = 0
    exhausted_below = 1 << 30
    undecided = ""
    for accumulator in space.accumulators:
        limit = best_units
        found, floor, count, late = _astar(space, accumulator, groups, limit, deadline)
        states += count
        if late:
            undecided = f"time limit of {seconds:.1f} s"
            exhausted_below = min(exhausted_below, floor // LENGTH)
        if found is not None:
            best, best_units = found, floor
    if best is None:
        reason = undecided or "no reduction in the sketch"
        verdict: Verdict[Reduction] = Unknown(0, reason) if undecided else NoneExists(0, reason)
        return TreeSearch((verdict,), None, states, time.monotonic() - began)
    verdicts: list[Verdict[Reduction]] = []
    for length in range(1, best.cost):
        if length < exhausted_below:
            verdicts.append(NoneExists(length, f"A* exhausted every state of estimated length <= {length}"))
        else:
            verdicts.append(Unknown(length, undecided))
    verdicts.append(Found(best.cost, best, "exact linear forms with bounds"))
    return TreeSearch(tuple(verdicts), best, states, time.monotonic() - began)


def _order(group: Group) -> tuple[int, int, int]:
    return (group.structure, group.shift, group.bound)


def _astar(
    space: _Space, accumulator: Structure, start: tuple[Group, ...], limit: int | None, deadline: float
) -> tuple[Reduction | None, int, int, bool]:
    """(reduction or None, cost below which all was exhausted, states expanded, ran out of time)."""
    sketch = space.sketch
    stores = len(accumulator.registers) * LENGTH
    accumulate: dict[int, list[Merge]] = {}
    for number, structure in enumerate(space.structures):
        fits = [
            merge
            for merge in sketch.merges(accumulator, structure)
            if merge.result == accumulator and merge.first_factor == 1 and _unlimited(merge, accumulator)
        ]
        if fits:
            accumulate[number] = fits
    if not accumulate:
        return None, 0, 0, False
    block_bound = sketch.row_bytes * sum(group.bound << group.shift for group in start)
    if block_bound >= 1 << accumulator.registers[0].width:
        return None, 0, 0, False
    into = {number: min(m.cost for m in merges) for number, merges in accumulate.items()}
    end = space.chain(into)
    any_merge = dict(into)
    for i, first in enumerate(space.structures):
        for j, second in enumerate(space.structures):
            for merge in sketch.merges(first, second):
                if merge.result in space.number:
                    any_merge[i] = min(any_merge.get(i, 1 << 30), merge.cost)
                    any_merge[j] = min(any_merge.get(j, 1 << 30), merge.cost)
    absorbed = space.chain(any_merge)

    def estimate(state: tuple[Group, ...]) -> int:
        """Every group is absorbed once, and one of them goes all the way to the accumulator."""
        if not state:
            return 0
        last = min(end[g.structure] - absorbed[g.structure] for g in state)
        return sum(absorbed[g.structure] for g in state) + last

    counter = itertools.count()
    parents: dict[tuple[Group, ...], tuple[tuple[Group, ...], Act] | None] = {start: None}
    costs = {start: 0}
    queue = [(estimate(start), 0, next(counter), start)]
    expanded = 0
    floor = 0
    while queue:
        total, negative, _, state = heapq.heappop(queue)
        cost = -negative
        if cost > costs[state]:
            continue
        floor = total
        if limit is not None and total + stores >= limit:
            return None, total + stores, expanded, False
        if not state:
            acts = []
            here = state
            while (link := parents[here]) is not None:
                acts.append(link[1])
                here = link[0]
            acts.reverse()
            reduction = Reduction(
                tuple(space.structures), accumulator, start, tuple(acts), (cost + stores) // LENGTH, block_bound
            )
            return reduction, cost + stores, expanded, False
        expanded += 1
        if expanded % 256 == 0 and time.monotonic() > deadline:
            return None, floor + stores, expanded, True
        for act, step in _successors(space, accumulate, state):
            rest = [g for position, g in enumerate(state) if position not in act.groups]
            if act.result is not None:
                rest.append(act.result)
            new = tuple(sorted(rest, key=_order))
            new_cost = cost + step
            if new_cost < costs.get(new, 1 << 30):
                guess = estimate(new)
                if guess >= 1 << 29:
                    continue
                costs[new] = new_cost
                parents[new] = (state, act)
                heapq.heappush(queue, (new_cost + guess, -new_cost, next(counter), new))
    return None, 1 << 30, expanded, False


def _successors(
    space: _Space, accumulate: dict[int, list[Merge]], state: tuple[Group, ...]
) -> list[tuple[Act, int]]:
    found: list[tuple[Act, int]] = []
    sketch = space.sketch
    for i, group in enumerate(state):
        if i and state[i - 1] == group:
            continue
        for what, result, factor, limit, cost in space.steps[group.structure]:
            shift = group.shift - _log2(factor)
            if group.bound > limit or shift < 0:
                continue
            kind = "move" if isinstance(what, Move) else "split"
            found.append((Act(kind, (i,), what, Group(result, shift, group.bound * factor)), cost))
        for merge in accumulate.get(group.structure, ()):
            if group.shift == _log2(merge.second_factor) and _within(merge, 0, group.bound):
                found.append((Act("accumulate", (i,), merge, None), merge.cost))
    for i, first in enumerate(state):
        for j, second in enumerate(state):
            if i == j or (i and state[i - 1] == first and j != i - 1) or (j and state[j - 1] == second and i != j - 1):
                continue
            for merge in sketch.merges(space.structures[first.structure], space.structures[second.structure]):
                number = space.number.get(merge.result)
                shift = first.shift - _log2(merge.first_factor)
                if number is None or shift < 0 or shift != second.shift - _log2(merge.second_factor):
                    continue
                if _within(merge, first.bound, second.bound):
                    bound = first.bound * merge.first_factor + second.bound * merge.second_factor
                    found.append((Act("merge", (i, j), merge, Group(number, shift, bound)), merge.cost))
    return found


def _unlimited(merge: Merge, accumulator: Structure) -> bool:
    """Whether the accumulator may grow to the whole width of its lanes."""
    width = min(register.width for register in accumulator.registers)
    return all(room >= (1 << width) - 1 for first, _, room in merge.limits if first)


def _within(merge: Merge, first: int, second: int) -> bool:
    return all(u1 * first + u2 * second <= room for u1, u2, room in merge.limits)
