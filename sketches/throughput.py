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
from isa_specs.instruction import Instruction, Isa
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
    named = ((isa.instructions[line.instruction], count) for line, count in lines)
    return instruction_pressure(core, target, named)


def instruction_pressure(core: Core, target: str, counts: Iterable[tuple[Instruction, float]]) -> Pressure:
    """Return what instructions ask of a core, with how often each runs. Raises MissingUsage."""
    total = Pressure()
    for instruction, count in counts:
        total += usage_pressure(core.usage(instruction, target), count)
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
    core: Core, isa: Isa, lines: Iterable[tuple[Line, float]], target: str | None = None
) -> Cycles:
    """Return the cycles per round of any lines with how often each runs per round.

    ``target``: the core's usual one by default. Raises MissingUsage.
    """
    return cycles(core, pressure(core, isa, target or core.targets[0], lines))


def program_cycles(core: Core, isa: Isa, target: str, program: Program) -> Cycles:
    """Cycles of a block kernel that runs again and again on independent blocks."""
    return line_cycles(core, isa, [(line, 1.0) for line in program.body], target)


@dataclass(frozen=True)
class Values:
    """Values of one kind that a tile works with: ``count``, which want a register each.

    A value without a register is loaded ``loads`` and stored ``stores`` times in the work of the tile.
    ``whole``: if one value of the kind has no register, none has. ``stalls``: a value without a register
    makes the step longer (``Measured.spill``).
    """

    count: int
    loads: float = 1.0
    stores: float = 1.0
    whole: bool = False
    stalls: bool = False


@dataclass(frozen=True)
class Chain:
    """A dependency chain in the work of a tile.

    ``links``: paths of which the slowest counts, and how often one follows the other. A path names
    instructions of which each waits for the one before. ``accumulates``: an instruction waits for the operand
    that it adds to (``Usage.accumulate``). ``loads`` of a register are in front. ``groups``: so many such
    chains that do not wait for each other fill the core's window (``Core.window``), which hides all else; 0:
    nothing is hidden.
    """

    links: tuple[tuple[Sequence[tuple[str, ...]], float], ...]
    accumulates: bool = True
    loads: float = 0.0
    groups: int = 0


@dataclass(frozen=True)
class TileWork:
    """What a tile executes in ``steps`` steps of K in the steady state, whatever its form.

    ``lines``: with how often the tile runs each. ``macs``: multiply-accumulates of a step. ``values``: what
    wants a register, the first kinds before the later ones; there are ``registers``. ``loads`` and ``stores``
    of whole registers, beside lines and values: sums that always lie in memory. ``slots``: of scalar
    instructions. ``chains``: dependences between steps. ``waits``: a step begins with its loads, so that a
    core that issues in order waits for them and does little else beside. ``ends``: values that want a
    register at the end of every so many steps, and that number; each value without one takes a cycle there.
    """

    lines: Sequence[tuple[Line, float]]
    macs: int
    registers: int
    values: tuple[Values, ...] = ()
    steps: int = 1
    loads: float = 0.0
    stores: float = 0.0
    slots: float = LOOP_SLOTS
    chains: tuple[Chain, ...] = ()
    waits: bool = False
    ends: tuple[int, float] = (0, 1.0)


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


def tile_cycles(isa: Isa, core: Core, target: str, work: TileWork) -> TileCycles:
    """Return what a tile takes on a core, per step. Raises MissingUsage."""
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
    # The rarest first: sums of floats lose least.
    loads, stores = (sum(counts) for counts in zip((0.0, 0.0), *reversed(moved), strict=True))
    return loads + work.loads, stores + work.stores


def _chain_cycles(isa: Isa, core: Core, target: str, chain: Chain, slots: float) -> float:
    """Return the cycles of a chain in work of so many front-end ``slots``. Raises MissingUsage."""

    def taken(path: tuple[str, ...]) -> int:
        usages = [core.usage(isa.instructions[name], target) for name in path]
        return sum(usage.chain if chain.accumulates else usage.latency for usage in usages)

    links = sum(times * max(map(taken, paths), default=0) for paths, times in chain.links)
    found = links + chain.loads * core.load.latency
    if not chain.groups:
        return found
    return found * slots / (core.window + slots / chain.groups) if core.window else 0.0


def adding(instructions: Iterable[str]) -> tuple[Chain, ...]:
    """Return the chains of instructions of which each adds to a register of its own in every step."""
    return tuple(Chain(((((name,),), 1.0),)) for name in instructions)


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
