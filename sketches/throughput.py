"""The core model: how many cycles straight-line code takes on a core when it runs repeatedly, as in a loop.

The cost is the largest of three bounds: ports, front end, and the dependency chain between iterations. Every
micro-operation takes one of its ports for a cycle. The best fractional distribution over ports takes

    max over sets U of ports:  (micro-operations whose ports all lie in U) / |U|

cycles, by linear programming duality (Hall's condition). Only connected unions of the port sets can be the
largest. Not modelled: imperfect schedulers, caches, and stalls of in-order cores, whose code is assumed to be
ordered well."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from isa_specs.cores import Core, Usage
from isa_specs.instruction import Instruction, Isa
from sketches.program import BlockKernelProgram, Constant, Line, split_memory

Ports = frozenset[str]
#: Front-end slots of a loop's counters and branch per iteration.
LOOP_SLOTS = 5
#: Registers for temporary values while an accumulator's step is counted.
COUNTING = 3


@dataclass(frozen=True)
class Pressure:
    """The demand of code per iteration: micro-operations by the ports they may use, and front-end slots."""

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
    """The bounds in cycles per iteration: ``ports``, ``front`` end, ``chain`` of dependent instructions."""

    ports: float
    front: float
    chain: float

    @property
    def total(self) -> float:
        return max(self.ports, self.front, self.chain)

    @property
    def bound(self) -> str:
        """Return the name of the largest bound: ``"ports"``, ``"front end"`` or ``"chain"``."""
        return {self.chain: "chain", self.front: "front end", self.ports: "ports"}[self.total]


def usage_pressure(usage: Usage, count: float = 1.0) -> Pressure:
    """Return the demand of ``count`` executions of one instruction."""
    single = (Pressure({ports: count * number}) for ports, number in usage.ops)
    return sum(single, Pressure({}, count * usage.slots))


def pressure(core: Core, isa: Isa, target: str, lines: Iterable[tuple[Line, float]]) -> Pressure:
    """Return the demand of lines, each with its executions per iteration. Raises MissingUsage."""
    named = ((isa.instructions[line.instruction], count) for line, count in lines)
    return instruction_pressure(core, target, named)


def instruction_pressure(core: Core, target: str, counts: Iterable[tuple[Instruction, float]]) -> Pressure:
    """Return the demand of instructions, each with its executions per iteration. Raises MissingUsage if the
    core's table lacks an instruction."""
    every = (usage_pressure(core.usage(instruction, target), count) for instruction, count in counts)
    return sum(every, Pressure())


def port_sets(groups: Iterable[Ports]) -> tuple[Ports, ...]:
    """Return every connected union of the port sets, smallest first. If two port sets share no port, one of
    them is at least as busy as their union."""
    unions = set(groups)
    fresh = set(unions)
    while fresh:
        fresh = {one | other for one in fresh for other in unions if one & other} - unions
        unions |= fresh
    return tuple(sorted(unions, key=lambda union: (len(union), sorted(union))))


def port_bound(ops: Mapping[Ports, float]) -> float:
    """Return the fewest cycles that the ports need for these micro-operations."""
    loads = ((union, sum(n for ports, n in ops.items() if ports <= union)) for union in port_sets(ops))
    return max((load / len(union) for union, load in loads), default=0.0)


def cycles(core: Core, pressure: Pressure, chain: float = 0.0) -> Cycles:
    """Return the bounds of one iteration. ``chain``: latency in cycles from one iteration to the next."""
    return Cycles(port_bound(pressure.ops), pressure.slots / core.width, chain)


def line_cycles(
    core: Core, isa: Isa, lines: Iterable[tuple[Line, float]], target: str | None = None
) -> Cycles:
    """Return the bounds of lines, each with its executions per iteration, without a dependency chain. Raises
    MissingUsage. ``target``: by default the core's first target."""
    return cycles(core, pressure(core, isa, target or core.targets[0], lines))


def program_cycles(core: Core, isa: Isa, target: str, program: BlockKernelProgram) -> Cycles:
    """Return the bounds of a block kernel run again and again on independent blocks. Raises MissingUsage."""
    return line_cycles(core, isa, [(line, 1.0) for line in program.body], target)


@dataclass(frozen=True)
class LiveValues:
    """Values of one kind that need ``count`` registers in a tile.

    ``loads``, ``stores``: of one value without a register, in the work of the tile.
    ``whole``: if one value of the kind has no register, none has.
    ``stalls``: a value without a register makes the step longer (``Measured.spill``)."""

    count: int
    loads: float = 1.0
    stores: float = 1.0
    whole: bool = False
    stalls: bool = False


@dataclass(frozen=True)
class DependencyChain:
    """A dependency chain in the work of a tile.

    ``links``: (paths, how often they follow each other). The slowest path counts; a path names instructions
    of which each waits for the one before.
    ``accumulates``: whether only the latency of the accumulated operand counts (``Usage.accumulate``).
    ``loads``: number of register loads before all links, whose latencies count too.
    ``groups``: number of such independent chains; ``Core.window`` micro-operations hide latency (a window of
    0: all). ``groups`` 0: one chain, none of whose latency is hidden."""

    links: tuple[tuple[Sequence[tuple[str, ...]], float], ...]
    accumulates: bool = True
    loads: float = 0.0
    groups: int = 0


@dataclass(frozen=True)
class TileWork:
    """The work of a tile in ``steps`` steps of K in the steady state, for any kernel form.

    ``lines``: each with its number of executions. ``macs``: multiply-accumulates of one step.
    ``registers``: number of registers of the target. ``values``: kinds of values for them, in order of
    priority.
    ``loads``, ``stores``: of whole registers, beside lines and values.
    ``slots``: front-end slots of scalar instructions. ``chains``: dependencies between steps.
    ``waits``: whether an in-order core waits for the loads that begin a step.
    ``ends``: (values that need a register, interval in steps). At the end of every interval each value
    without a register takes a cycle."""

    lines: Sequence[tuple[Line, float]]
    macs: int
    registers: int
    values: tuple[LiveValues, ...] = ()
    steps: int = 1
    loads: float = 0.0
    stores: float = 0.0
    slots: float = LOOP_SLOTS
    chains: tuple[DependencyChain, ...] = ()
    waits: bool = False
    ends: tuple[int, float] = (0, 1.0)


@dataclass(frozen=True)
class TileCycles:
    """The cost of a tile per step of K. ``spilled``: values of a step without a register."""

    step: Cycles
    macs_per_step: int
    spilled: int

    @property
    def macs_per_cycle(self) -> float:
        return self.macs_per_step / self.step.total


def tile_cycles(isa: Isa, core: Core, target: str, work: TileWork) -> TileCycles:
    """Return the cost of a tile on a core. Raises MissingUsage."""
    lines = [(line, count / work.steps) for line, count in work.lines]
    loads, stores = (count / work.steps for count in _moved(work))
    beside = usage_pressure(core.load, loads) + usage_pressure(core.store, stores)
    demand = pressure(core, isa, target, lines) + (beside + Pressure({}, work.slots / work.steps))
    chains = [_chain_cycles(isa, core, target, chain, demand.slots) / work.steps for chain in work.chains]
    if work.waits and core.in_order:
        parts = ([entry for entry in lines if (entry[0].stage == "load") is of] for of in (True, False))
        alone = [port_bound(pressure(core, isa, target, part).ops) for part in parts]
        chains.append(sum(alone) + core.load.latency)
    step = cycles(core, demand, max(chains, default=0.0))
    spilled = max(0, sum(values.count for values in work.values if values.stalls) - work.registers)
    ports = step.ports + (core.measured.spill if spilled else 0.0)
    at_end, every = work.ends
    step = replace(step, ports=ports + max(0, at_end - work.registers) / every)
    return TileCycles(step, work.macs, spilled)


def _moved(work: TileWork) -> tuple[float, float]:
    """Return the loads and the stores of a tile beside its lines."""
    free, moved = work.registers, list[tuple[float, float]]()
    for values in work.values:
        free -= values.count
        lacking = max(0, min(values.count, -free))
        lacking = values.count if lacking and values.whole else lacking
        moved.append((lacking * values.loads, lacking * values.stores))
    # Later kinds are rarer. Adding the smallest counts first keeps float rounding small.
    loads, stores = (sum(counts) for counts in zip((0.0, 0.0), *reversed(moved), strict=True))
    return loads + work.loads, stores + work.stores


def _chain_cycles(isa: Isa, core: Core, target: str, chain: DependencyChain, slots: float) -> float:
    """Return the cycles of a chain in work of ``slots`` front-end slots. Raises MissingUsage."""

    def taken(path: tuple[str, ...]) -> int:
        usages = [core.usage(isa.instructions[name], target) for name in path]
        return sum(usage.chain if chain.accumulates else usage.latency for usage in usages)

    links = sum(times * max(map(taken, paths), default=0) for paths, times in chain.links)
    found = links + chain.loads * core.load.latency
    if not chain.groups:
        return found
    return found * slots / (core.window + slots / chain.groups) if core.window else 0.0


def adding(instructions: Iterable[str]) -> tuple[DependencyChain, ...]:
    """Return one chain per instruction, which adds to a register of its own in every step."""
    return tuple(DependencyChain(((((name,),), 1.0),)) for name in instructions)


def of_tile(
    lines: Iterable[Line], registers: int, columns: int, weights_again: bool = False
) -> list[tuple[Line, float]]:
    """Return the lines of one accumulator's step, each with its number of executions in a tile. Lines of
    weights run once per weight register, lines of a column once per column, other lines once per accumulator.
    ``weights_again``: loads of weights, but not their unpacking, run once per accumulator."""
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
    """Return an ``adder`` line per name, run ``times`` times, for costs alone: both operands are the name."""
    return [(Line(name, adder, (name, name), None, "combine"), times) for name in names]


def constants_read(constants: Iterable[Constant], lines: Iterable[Line]) -> int:
    """Return how many of the constants the lines read."""
    return len({arg for line in lines for arg in line.args} & {constant.name for constant in constants})
