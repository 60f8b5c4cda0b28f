"""The reduction of fewest cycles: the search of ``tree`` with prices from a core's ports.

The cycles of a kernel's loop are a maximum of linear costs (``sketches.throughput``): one cost per union of
port sets, and one for the front end. A* finds the cheapest reduction of the sketch for each cost. No
reduction takes fewer cycles than the largest of these optima, the *lower bound*. The candidates are these
reductions, the optima of means of two costs, and the shortest reduction. The candidate of fewest cycles is
chosen. If it reaches the lower bound, no reduction of the sketch is faster.
"""

from __future__ import annotations

import itertools
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import TypeVar

from isa_specs.cores import Core, Usage
from isa_specs.instruction import Instruction, Isa
from sketches.program import BlockKernelProgram
from sketches.reduction import LENGTH, Merge, Move, Sketch, Structure
from sketches.throughput import (
    Cycles,
    Ports,
    Pressure,
    cycles,
    instruction_pressure,
    port_sets,
    pressure,
    usage_pressure,
)
from synth.search.assemble import Assembler, replay, vertical_adder
from synth.search.lane_program import LaneProgram
from synth.search.tree import STATES, Cheapest, Reduction, Space, TreeSearch, cheapest, space_of
from synth.search.verdict import Found, Unknown

#: Price units per cycle. Every fraction of a cycle that occurs (1 / ports, 1 / width) is a whole number.
CYCLE = 840 * LENGTH
#: The price of an instruction beside its ports, in price units: the shorter of equally fast ones wins.
LINE = 1
#: The beginning of a certificate's verdict that names the core for which a reduction was chosen.
CHOSEN = "chosen for"
#: How many of the largest costs are combined in pairs.
PAIRED = 3

Price = Callable[[Instruction], int]
_W = TypeVar("_W", Move, Merge)
#: A linear cost of an instruction, in cycles.
Weigh = Callable[[Usage], float]


@dataclass(frozen=True)
class FastReduction:
    """A reduction, and the ``cycles`` of the whole block with it. ``bound``: cycles that the block takes at
    least, with any reduction of the sketch. ``shortest``: the block's cycles with the shortest reduction."""

    reduction: Reduction
    cycles: Cycles
    bound: float
    shortest: Cycles

    @property
    def optimal(self) -> bool:
        """Return whether no reduction of the sketch is faster."""
        return self.cycles.total <= self.bound + 1e-6


class PricedSketch(Sketch):
    """A sketch with other costs: the length of a step times ``price`` of its instruction."""

    def __init__(self, base: Sketch, price: Price) -> None:
        vars(self).update(vars(base))  # what the base has derived is not derived again
        self._price = price

    def _priced(self, way: _W) -> _W:
        instruction = self.isa.instructions[way.application.instruction]
        return replace(way, cost=self._price(instruction) * (way.cost // LENGTH))

    def moves(self, structure: Structure) -> tuple[Move, ...]:
        return tuple(map(self._priced, super().moves(structure)))

    def merges(self, first: Structure, second: Structure) -> tuple[Merge, ...]:
        return tuple(map(self._priced, super().merges(first, second)))


@cache
def ordered(isa: Isa, core: Core, target: str) -> Isa:
    """Return the ISA with its table in ascending order of usage on the core, and with slots by usage.

    Of two instructions with equal results, the sketch keeps the first.
    """

    def taken(instruction: Instruction) -> float:
        """Return port cycles, each micro-operation spread over its ports, and the front end to break ties."""
        if instruction.family in ("load", "store") or target not in instruction.targets:
            return 0.0
        usage = core.usage(instruction, target)
        return sum(count / len(ports) for ports, count in usage.ops) + usage.slots / core.width / 100

    price = {instruction.name: taken(instruction) for instruction in isa.table}
    table = tuple(
        replace(i, slots=1 + min(LENGTH // 2, round(60 * price[i.name])), _lanes={})
        for i in sorted(isa.table, key=lambda i: price[i.name])
    )
    return replace(isa, table=table)


def instructions_of(isa: Isa, target: str, reduction: Reduction) -> Counter[str]:
    """Count each instruction of a reduction, without aliases and the loads and stores of the accumulator."""
    build, numbers = Assembler(isa, target), itertools.count()
    registers = (reduction.structures[group.structure].registers for group in reduction.start)
    replay(build, reduction, [[f"count{next(numbers)}" for _ in group] for group in registers])
    names = [line.instruction for line in build.body if line.stage != "load"]
    return Counter(name for name in names if isa.instructions[name].cost(target))


def reduction_pressure(core: Core, isa: Isa, target: str, reduction: Reduction) -> Pressure:
    """Return the pressure of a reduction on the core, with the loads and stores of its accumulator."""
    registers = len(reduction.accumulator.registers)
    moved = usage_pressure(core.load, registers) + usage_pressure(core.store, registers)
    counts = instructions_of(isa, target, reduction).items()
    return moved + instruction_pressure(core, target, ((isa.instructions[name], n) for name, n in counts))


@dataclass(frozen=True)
class ReductionProblem:
    """A block whose reduction is chosen by the cycles of a core. ``terms``: (shift, bound) of each term.
    ``compute``: the pressure of the block before the reduction."""

    isa: Isa
    target: str
    core: Core
    m: int
    row_bytes: int
    terms: tuple[tuple[int, int], ...]
    compute: Pressure

    def cycles(self, reduction: Reduction) -> Cycles:
        """Return the cycles of the whole block with this reduction."""
        return cycles(
            self.core, self.compute + reduction_pressure(self.core, self.isa, self.target, reduction)
        )

    def length(self, reduction: Reduction) -> int:
        """Return the number of instructions with the stores, as the length search counts them."""
        counts = instructions_of(self.isa, self.target, reduction)
        return counts.total() + len(reduction.accumulator.registers)


def fastest_reduction(
    problem: ReductionProblem, shortest: Reduction, effort: float = 1.0, seconds: float = 600.0
) -> FastReduction:
    """Return the reduction with which the block takes the fewest cycles, of this module's candidates."""
    search = _Search(problem, shortest, int(effort * STATES), time.monotonic() + seconds)
    floors = [(search.add((weigh,)), weigh) for weigh in _costs(problem.core, problem.isa, problem.target)]
    floors.sort(key=lambda entry: -entry[0])
    for (_, one), (_, other) in itertools.combinations(floors[:PAIRED], 2):
        if min(problem.cycles(reduction).total for reduction in search.candidates) <= search.bound + 1e-6:
            break
        search.add((one, other))
    best = min(search.candidates, key=lambda one: (problem.cycles(one).total, problem.length(one)))
    best = replace(best, cost=problem.length(best))
    return FastReduction(best, problem.cycles(best), search.bound, problem.cycles(shortest))


class _Search:
    """The ``candidates`` for the reduction of fewest cycles, and the lower ``bound`` of all reductions."""

    def __init__(self, problem: ReductionProblem, shortest: Reduction, most: int, deadline: float) -> None:
        self.problem, self.most, self.deadline = problem, most, deadline
        self.candidates, self.bound = [shortest], 0.0
        order = ordered(problem.isa, problem.core, problem.target)
        self._base = space_of(order, problem.target, problem.m, problem.row_bytes).sketch

    def add(self, weighs: tuple[Weigh, ...]) -> float:
        """Add a candidate. Return the bound by the mean of the costs (a mean is at most the maximum)."""
        found = self._cheapest(weighs)
        if found.best is None or found.units is None:
            return 0.0
        self.candidates.append(found.best)
        least = found.units if found.floor is None else min(found.units, found.floor)
        before = sum(_of_pressure(self.problem.compute, weigh) for weigh in weighs) / len(weighs)
        floor = before + (least // LENGTH) * LENGTH / CYCLE
        self.bound = max(self.bound, floor)
        return floor

    def _cheapest(self, weighs: tuple[Weigh, ...]) -> Cheapest:
        """Return the cheapest reduction by the mean of the costs ``weighs``."""
        core, target = self.problem.core, self.problem.target

        def units(usage: Usage) -> int:
            return int(CYCLE * sum(weigh(usage) for weigh in weighs) / len(weighs) + 1e-6) + LINE

        space = Space(PricedSketch(self._base, lambda instruction: units(core.usage(instruction, target))))
        stores = units(core.load) + units(core.store)
        return cheapest(space, self.problem.terms, self.most, self.deadline, store_cost=stores)


def taken(search: TreeSearch, fast: FastReduction, core: Core) -> TreeSearch:
    """Return the length search with the reduction of fewest cycles in place of the shortest one.

    Verdicts below both lengths stay. Lengths from the shortest one to below the chosen one are Unknown.
    """
    shortest = search.best
    assert shortest is not None
    chosen = fast.reduction
    rest = "none of the sketch is faster" if fast.optimal else f"none of the sketch is below {fast.bound:.2f}"
    checked = (
        f"exact linear forms with bounds; {CHOSEN} {core.name}: {fast.cycles.total:.2f} cycles per block, "
        f"the shortest takes {fast.shortest.total:.2f}, {rest}"
    )
    verdicts = [verdict for verdict in search.verdicts if verdict.length < min(shortest.cost, chosen.cost)]
    for length in range(shortest.cost, chosen.cost):
        said = (
            f"a reduction of {shortest.cost} instructions exists, slower on {core.name} and not taken"
            if length == shortest.cost
            else f"not searched by length: chosen for cycles on {core.name}"
        )
        verdicts.append(Unknown(length, said))
    verdicts.append(Found(chosen.cost, chosen, checked))
    return TreeSearch(tuple(verdicts), chosen)


def compute_pressure(core: Core, isa: Isa, target: str, program: BlockKernelProgram) -> Pressure:
    """Return the pressure of a block on a core before the reduction."""
    lines = [
        (line, 1.0)
        for line in program.body
        if line.stage in ("load", "activations", "row") and not line.args[0].startswith("acc@")
    ]
    return pressure(core, isa, target, lines)


def pair_cycles(isa: Isa, target: str, core: Core | None) -> Callable[[LaneProgram], float]:
    """Return the measure of a pair program: cycles of its row lines on the core, or 0 without a core."""
    if core is None:
        return lambda program: 0.0

    def measure(program: LaneProgram) -> float:
        names = [step.op.instruction for step in program.steps]
        if program.lookups:
            assert program.sketch.table is not None
            names += [program.sketch.table.instruction] * len(program.lookups)
            names += [vertical_adder(isa, target)] * (len(program.lookups) - 1)
        return cycles(
            core, instruction_pressure(core, target, ((isa.instructions[n], 1.0) for n in names))
        ).total

    return measure


def _costs(core: Core, isa: Isa, target: str) -> Iterator[Weigh]:
    """Yield the linear costs, in cycles of a usage, whose maximum is the cycles. Loads and stores count in
    the front end only, because every reduction has as many as accumulators."""
    groups: set[Ports] = set()
    for instruction in isa.on(target):
        if instruction.family not in ("load", "store", "lane", "mask", "compare", "join", "blend"):
            groups |= {ports for ports, _ in core.usage(instruction, target).ops}
    for union in port_sets(groups):
        yield lambda usage, union=union: (  # type: ignore[misc]
            sum(count for ports, count in usage.ops if ports <= union) / len(union)
        )
    yield lambda usage: usage.slots / core.width


def _of_pressure(requested: Pressure, weigh: Weigh) -> float:
    """Return the cost of a whole pressure."""
    ops = sum(count * weigh(Usage(((ports, 1),), 0, 0)) for ports, count in requested.ops.items())
    return ops + requested.slots * weigh(Usage((), 1, 0))
