"""How many cycles straight-line code takes on a core, where it runs again and again (a loop, a kernel in a
loop).

The bound is the largest of three: ports, front end, and the chain of instructions that each round of the loop
has to wait for. Ports: every micro-operation goes to one of its ports, each port takes one per cycle, and the
best distribution (fractional, as over many rounds) takes

    max over sets U of ports:  (micro-operations whose ports all lie in U) / |U|

cycles, by linear programming duality (Hall's condition). Only connected unions of the port sets that occur
can be the largest, so all of these are looked at. What is not modelled: an imperfect scheduler, caches, and,
for cores that issue in order, any stall (the code is taken to be ordered well).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from isa_specs.cores import Core, Usage
from isa_specs.instruction import Isa
from sketches.program import Constant, Line, Program, split_memory

Ports = frozenset[str]
#: Front-end slots of a loop's own counters and branch per round.
LOOP_SLOTS = 5
#: Registers that a cell's own values take while it counts.
COUNTING = 3


@dataclass(frozen=True)
class Pressure:
    """What code asks of a core per round: micro-operations by the ports they may use, and front-end slots."""

    ops: Mapping[Ports, float] = field(default_factory=dict)
    slots: float = 0.0

    def __add__(self, other: Pressure) -> Pressure:
        ops = dict(self.ops)
        for ports, count in other.ops.items():
            ops[ports] = ops.get(ports, 0.0) + count
        return Pressure(ops, self.slots + other.slots)

    def times(self, factor: float) -> Pressure:
        return Pressure({ports: factor * count for ports, count in self.ops.items()}, factor * self.slots)


@dataclass(frozen=True)
class Cycles:
    """Cycles per round by what bounds them: ``ports``, ``front`` end, ``chain`` of dependent instructions."""

    ports: float
    front: float
    chain: float

    @property
    def total(self) -> float:
        return max(self.ports, self.front, self.chain)

    @property
    def bound(self) -> str:
        """What is largest: ``"ports"``, ``"front end"`` or ``"chain"``."""
        return {self.chain: "chain", self.front: "front end", self.ports: "ports"}[self.total]


def usage_pressure(usage: Usage, count: float = 1.0) -> Pressure:
    """``count`` executions of one instruction."""
    result = Pressure({}, count * usage.slots)
    for ports, number in usage.ops:
        result += Pressure({ports: count * number})
    return result


def pressure(core: Core, isa: Isa, target: str, lines: Iterable[tuple[Line, float]]) -> Pressure:
    """Lines with how often each runs per round. Raises MissingUsage naming what the core's table lacks."""
    total = Pressure()
    for line, count in lines:
        total += usage_pressure(core.usage(isa.instructions[line.instruction], target), count)
    return total


def port_sets(groups: Iterable[Ports]) -> tuple[Ports, ...]:
    """Every connected union of the port sets, smallest first.

    Of two port sets that share no port, the union is never busier than the busier one of them.
    """
    unions = set(groups)
    fresh = set(unions)
    while fresh:
        fresh = {one | other for one in fresh for other in unions if one & other} - unions
        unions |= fresh
    return tuple(sorted(unions, key=lambda union: (len(union), sorted(union))))


def port_bound(ops: Mapping[Ports, float]) -> float:
    """Cycles that the ports need for these micro-operations at best."""
    loads = ((union, sum(n for ports, n in ops.items() if ports <= union)) for union in port_sets(ops))
    return max((load / len(union) for union, load in loads), default=0.0)


def cycles(core: Core, pressure: Pressure, chain: float = 0.0) -> Cycles:
    """The three bounds of one round. ``chain``: cycles of the dependence from round to round."""
    return Cycles(port_bound(pressure.ops), pressure.slots / core.width, chain)


def line_cycles(
    core: Core, isa: Isa, lines: Iterable[tuple[Line, float]], target: str | None = None, loads: float = 0.0,
    stores: float = 0.0, slots: float = 0.0, chain: float = 0.0,
) -> Cycles:  # fmt: skip
    """Cycles per round of any lines with how often each runs per round.

    ``target``: the core's usual one by default. ``loads`` and ``stores``: of whole vector registers beside
    the lines (values that have no register); ``slots``: of scalar instructions; ``chain``: cycles of the
    dependence from round to round. Raises MissingUsage.
    """
    asked = pressure(core, isa, target or core.targets[0], lines)
    asked += usage_pressure(core.load, loads) + usage_pressure(core.store, stores) + Pressure({}, slots)
    return cycles(core, asked, chain)


def program_cycles(core: Core, isa: Isa, target: str, program: Program) -> Cycles:
    """Cycles of a block kernel that runs again and again on independent blocks."""
    return line_cycles(core, isa, [(line, 1.0) for line in program.body], target)


@dataclass(frozen=True)
class Work:
    """What a tile asks of a core per step of K in the steady state, whatever its form.

    ``lines``: with how often each runs; ``macs``: multiply-accumulates. Beside the lines ``loads`` and
    ``stores`` of whole registers, for values that have none (``spilled`` of a step) and sums that lie in
    memory, and ``slots`` of scalar instructions. Each of ``adders`` adds to a register from step to step;
    ``chain``: cycles of another such dependence. ``waits``: whether a step begins with its loads, so that a
    core that issues in order waits for them and does little else beside.
    """

    lines: Sequence[tuple[Line, float]]
    macs: int
    spilled: int = 0
    loads: float = 0.0
    stores: float = 0.0
    slots: float = LOOP_SLOTS
    adders: Sequence[str] = ()
    chain: float = 0.0
    waits: bool = False


@dataclass(frozen=True)
class TileCycles:
    """A tile: cycles per step of K, and multiply-accumulates per cycle.

    ``spilled``: values of a step that have no register.
    """

    step: Cycles
    macs_per_step: int
    spilled: int

    @property
    def macs_per_cycle(self) -> float:
        return self.macs_per_step / self.step.total


def tile_cycles(isa: Isa, core: Core, target: str, work: Work) -> TileCycles:
    """What a tile takes on a core. Raises MissingUsage."""
    chain = max([work.chain, *(core.usage(isa.instructions[name], target).chain for name in work.adders)])
    if work.waits and core.in_order:
        parts = ([entry for entry in work.lines if (entry[0].stage == "load") is of] for of in (True, False))
        alone = [port_bound(pressure(core, isa, target, part).ops) for part in parts]
        chain = max(chain, sum(alone) + core.load.latency)
    step = line_cycles(core, isa, work.lines, target, work.loads, work.stores, work.slots, chain)
    if work.spilled:
        step = replace(step, ports=step.ports + core.spill)
    return TileCycles(step, work.macs, work.spilled)


def of_tile(
    lines: Iterable[Line], registers: int, columns: int, weights_again: bool = False
) -> list[tuple[Line, float]]:
    """Lines of a step of one cell with how often a tile runs each: those of weights alone once per register
    of rows, those of a column alone once per column, the others once per cell. ``weights_again``: whether
    registers of weights are loaded for every column."""
    found = []
    for line in lines:
        place = split_memory(line.args[0]) if line.stage == "load" else None
        if line.stage == "unpack":
            count = registers
        elif place is not None and place[0] == "weights":
            count = registers * (columns if weights_again else 1)
        elif line.stage == "activations" or place is not None:
            count = columns
        else:
            count = registers * columns
        found.append((line, float(count)))
    return found


def added(names: Iterable[str], adder: str, times: float) -> list[tuple[Line, float]]:
    """Instructions that add what a step counts to sums, each so many times."""
    return [(Line(name, adder, (name, name), None, "combine"), times) for name in names]


def constants_read(constants: Iterable[Constant], lines: Iterable[Line]) -> int:
    """How many constants lines read."""
    return len({arg for line in lines for arg in line.args} & {constant.name for constant in constants})
