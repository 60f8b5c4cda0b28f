"""A second search of the reduction: its least cost, by the terms that a group of registers has summed.

A reduction makes groups of registers of terms and adds each group to the accumulator in the end. The cost of
a group depends on its terms, its structure and its pending shift, not on other groups. Its bound follows from
its terms and its shift. So the least cost per (terms, structure, shift) follows from the costs of all
partitions of the terms in two. The cost of the whole follows from the costs of its parts. No state has two
groups, no order of acts is chosen, and no estimate prunes.
"""

from __future__ import annotations

import heapq
import itertools
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from isa_specs.instruction import Isa
from sketches.reduction import LENGTH, Sketch, Structure
from synth.minimality import Clock

#: The terms of a group: how many of each kind.
Terms = tuple[int, ...]
#: A group's structure, by number, and the shift that its value still needs.
Form = tuple[int, int]
#: Least costs by structure and shift.
Forms = dict[int, dict[int, int]]
#: (units of the first bound, units of the second, room), as in ``sketches.reduction.Merge``.
Limits = tuple[tuple[int, int, int], ...]


def least_length(
    isa: Isa, target: str, m: int, row_bytes: int, start: tuple[tuple[int, int], ...], clock: Clock
) -> int | None:
    """Return the fewest instructions, with stores, of any reduction of the terms ``start``, (shift, bound per
    byte), or None without a reduction. Raises GaveUp. ``m``, ``row_bytes``: rows of partial sums, and the
    bytes of each."""
    units = _Least(_space(isa, target, m, row_bytes), start, clock).units()
    return None if units is None else units // LENGTH


class _Space:
    """The structures that moves and splits reach from the block, numbered, and the merges between them.

    ``steps[n]``: (result, shift applied, largest bound, cost). ``merges[n]``: (other, result, shift applied
    to the first, shift applied to the other, limits, cost).
    """

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch
        self.structures = [sketch.start]
        self._numbers = {sketch.start: 0}
        self.steps: list[list[tuple[int, int, int, int]]] = []
        self.merges: list[list[tuple[int, int, int, int, Limits, int]]] = []
        while len(self.steps) < len(self.structures):
            structure = self.structures[len(self.steps)]
            steps = [
                (self._number(move.result), _log2(move.factor), move.limit, move.cost)
                for move in sketch.moves(structure)
            ]
            for _, result, cost in sketch.splits(structure):
                steps.append((self._number(result), 0, structure.capacity, cost))
            self.steps.append(steps)
        self.merges = [[] for _ in self.structures]
        for (one, first), (two, second) in itertools.product(enumerate(self.structures), repeat=2):
            for merge in sketch.merges(first, second):
                number = self._numbers.get(merge.result)
                if number is not None:
                    shifts = _log2(merge.first_factor), _log2(merge.second_factor)
                    self.merges[one].append((two, number, *shifts, merge.limits, merge.cost))

    def _number(self, structure: Structure) -> int:
        if structure not in self._numbers:
            self._numbers[structure] = len(self.structures)
            self.structures.append(structure)
        return self._numbers[structure]


@cache
def _space(isa: Isa, target: str, m: int, row_bytes: int) -> _Space:
    return _Space(Sketch(isa, target, m, row_bytes))


class _Least:
    def __init__(self, space: _Space, start: tuple[tuple[int, int], ...], clock: Clock) -> None:
        self.space, self.clock = space, clock
        kinds = Counter(start)
        self.kinds = tuple(kinds)
        self.all_terms: Terms = tuple(kinds[kind] for kind in self.kinds)

    def units(self) -> int | None:
        """Return the least cost in the sketch's units, or None without a reduction."""
        groups: dict[Terms, Forms] = {}
        for terms in sorted(self._parts(self.all_terms), key=sum):
            groups[terms] = self._closed(terms, self._starts(terms, groups))
        sketch, costs = self.space.sketch, []
        for number, accumulator in enumerate(self.space.structures):
            width = min(register.width for register in accumulator.registers)
            # A lane of the accumulator takes one block's sum.
            if sketch.complete(accumulator) and sketch.row_bytes * self._value(self.all_terms) < 1 << width:
                cost = self._sum_cost(number, groups)
                if cost is not None:
                    costs.append(cost + len(accumulator.registers) * LENGTH)
        return min(costs, default=None)

    def _parts(self, terms: Terms) -> Iterator[Terms]:
        """Return every nonempty part of the terms, with all of them."""
        return filter(any, itertools.product(*(range(count + 1) for count in terms)))

    def _value(self, terms: Terms) -> int:
        """Return the largest sum of a byte's terms, with shifts."""
        return sum(count * (bound << shift) for count, (shift, bound) in zip(terms, self.kinds, strict=True))

    def _starts(self, terms: Terms, groups: Mapping[Terms, Forms]) -> dict[Form, int]:
        """Return the forms of terms before any move, with costs: a term itself, or two merged groups."""
        if sum(terms) == 1:
            return {(0, self.kinds[terms.index(1)][0]): 0}
        costs: dict[Form, int] = {}
        for first in self._parts(terms):
            second = tuple(a - b for a, b in zip(terms, first, strict=True))
            if not any(second):
                continue
            self.clock.check()
            values, partners = (self._value(first), self._value(second)), groups[second]
            for structure, shifts in groups[first].items():
                for partner, result, give, partner_give, limits, more in self.space.merges[structure]:
                    partner_costs = partners.get(partner, {})
                    for shift, cost in shifts.items() if partner_costs else ():
                        left = shift - give
                        partner_cost = partner_costs.get(left + partner_give) if left >= 0 else None
                        if partner_cost is None:
                            continue
                        bounds = (values[0] >> shift, values[1] >> (left + partner_give))
                        if any(a * bounds[0] + b * bounds[1] > capacity for a, b, capacity in limits):
                            continue
                        total = cost + partner_cost + more
                        costs[result, left] = min(total, costs.get((result, left), total))
        return costs

    def _closed(self, terms: Terms, starts: dict[Form, int]) -> Forms:
        """Return these and all forms that moves and splits make of them, each by the least cost (Dijkstra's
        algorithm)."""
        best: Forms = {}
        queue = [(cost, *form) for form, cost in starts.items()]
        heapq.heapify(queue)
        value = self._value(terms)
        while queue:
            cost, structure, shift = heapq.heappop(queue)
            known = best.setdefault(structure, {})
            if shift in known:
                continue
            known[shift] = cost
            for result, give, most, more in self.space.steps[structure]:
                if give <= shift and value >> shift <= most:
                    heapq.heappush(queue, (cost + more, result, shift - give))
        return best

    def _sum_cost(self, accumulator: int, groups: Mapping[Terms, Forms]) -> int | None:
        """Return the least cost of adding all terms to the accumulator, group by group, or None."""
        width = min(register.width for register in self.space.structures[accumulator].registers)
        added: dict[Terms, int] = {}
        for terms, forms in groups.items():
            for structure, result, give, shift, limits, more in self.space.merges[accumulator]:
                cost = forms.get(structure, {}).get(shift)
                # The accumulator keeps its form and its value, and may fill its lanes.
                if cost is None or result != accumulator or give:
                    continue
                bound, full = self._value(terms) >> shift, (1 << width) - 1
                if all(b * bound <= capacity and (not a or capacity >= full) for a, b, capacity in limits):
                    added[terms] = min(added.get(terms, cost + more), cost + more)
        least: dict[Terms, int] = {(0,) * len(self.all_terms): 0}
        for terms in sorted(self._parts(self.all_terms), key=sum):
            costs = []
            for part in self._parts(terms):
                rest = tuple(a - b for a, b in zip(terms, part, strict=True))
                if part in added and rest in least:
                    costs.append(added[part] + least[rest])
            if costs:
                least[terms] = min(costs)
        return least.get(self.all_terms)


def _log2(factor: int) -> int:
    return factor.bit_length() - 1
