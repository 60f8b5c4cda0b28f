"""How many cycles straight-line code takes on a core, where it runs again and again (a loop, a kernel in a loop).

The bound is the largest of three: ports, front end, and the chain of instructions that each round of the loop
has to wait for. Ports: every micro-operation goes to one of its ports, each port takes one per cycle, and the
best distribution (fractional, as over many rounds) takes

    max over sets U of ports:  (micro-operations whose ports all lie in U) / |U|

cycles, by linear programming duality (Hall's condition). Only connected unions of the port sets that occur can be
the largest, so all of these are looked at. What is not modelled: an imperfect scheduler, caches, and, for cores
that issue in order, any stall (the code is taken to be ordered well).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from isa_specs.cores import Core, Usage
from isa_specs.instruction import Isa
from sketches.bytelanes import CHUNK as BYTE_CHUNK
from sketches.bytelanes import ByteProgram
from sketches.bytelanes import rows_per_register as byte_rows
from sketches.carry_save import (
    CARRY,
    LEVEL,
    STEP_PAIR,
    SUM,
    WORDS,
    CarrySave,
    block_lines,
    runs,
    through,
    word_name,
)
from sketches.panel import CHUNK, PanelProgram, Tile, counted_values, rows_per_register, widen_lines
from sketches.program import Line, Program, split_memory
from sketches.tables import CHUNK as TABLE_CHUNK
from sketches.tables import TableProgram
from sketches.tables import rows_per_register as table_rows

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
    return max(
        (sum(n for ports, n in ops.items() if ports <= union) / len(union) for union in port_sets(ops)),
        default=0.0,
    )


def cycles(core: Core, pressure: Pressure, chain: float = 0.0) -> Cycles:
    """The three bounds of one round. ``chain``: cycles of the dependence from round to round."""
    return Cycles(port_bound(pressure.ops), pressure.slots / core.width, chain)


def line_cycles(
    core: Core, isa: Isa, lines: Iterable[tuple[Line, float]], target: str | None = None,
    loads: float = 0.0, stores: float = 0.0, slots: float = 0.0, chain: float = 0.0,
) -> Cycles:  # fmt: skip
    """Cycles per round of any lines with how often each runs per round.

    ``target``: the core's usual one by default. ``loads`` and ``stores``: of whole vector registers beside the
    lines (values that have no register); ``slots``: of scalar instructions; ``chain``: cycles of the dependence
    from round to round. Raises MissingUsage.
    """
    asked = pressure(core, isa, target or core.targets[0], lines)
    asked += usage_pressure(core.load, loads) + usage_pressure(core.store, stores) + Pressure({}, slots)
    return cycles(core, asked, chain)


def program_cycles(core: Core, isa: Isa, target: str, program: Program) -> Cycles:
    """Cycles of a block kernel that runs again and again on independent blocks."""
    return line_cycles(core, isa, [(line, 1.0) for line in program.body], target)


def chain_cycles(core: Core, isa: Isa, target: str, accumulators: Sequence[str]) -> float:
    """The longest chain from round to round where each of these instructions adds to a register once."""
    return max((core.usage(isa.instructions[name], target).chain for name in accumulators), default=0.0)


@dataclass(frozen=True)
class PanelCycles:
    """A tile of a panel: cycles per step of K, and multiply-accumulates per cycle.

    ``spilled``: values of a step that have no register.
    """

    step: Cycles
    macs_per_step: int
    spilled: int

    @property
    def macs_per_cycle(self) -> float:
        return self.macs_per_step / self.step.total


def panel_cycles(
    isa: Isa, core: Core, panel: PanelProgram, tile: Tile, target: str | None = None, steps: int | None = None
) -> PanelCycles:
    """The steady state of a tile: loads, unpacking, counting, and the part of a widening that falls on a step.

    ``steps``: of a product of so many instead, as far as its end is different (``sketches.carry_save``). A step is CHUNK positions of ``tile.registers`` registers of rows by ``tile.columns`` columns. Values that
    find no register are loaded and stored in every step; weights that only are read again are loaded.
    """
    target = target or core.targets[0]
    if panel.carry_save is not None:
        return _carry_save_cycles(isa, core, panel, panel.carry_save, tile, target, steps)
    cell, cells = panel.cell, tile.registers * tile.columns
    widening = set(widen_lines(panel))
    often = 1.0 / panel.interval
    held, reloads = _spilled(isa, panel, tile, target)
    lines: list[tuple[Line, float]] = []
    for line in cell.body:
        place = split_memory(line.args[0]) if line.stage == "load" else None
        if line.dest in widening:
            lines.append((line, cells * often))
        elif line.stage in ("row", "combine"):
            lines.append((line, float(cells)))
        elif line.stage == "unpack" or (place is not None and place[0] == "weights"):
            lines.append((line, float(tile.registers * (tile.columns if reloads and place else 1))))
        elif line.stage == "activations" or (place is not None and place[0] == "activations"):
            lines.append((line, float(tile.columns)))
    for group in panel.groups:
        lines.append((Line(group.name, panel.adder, (group.name, group.name), None, "combine"), float(cells)))
    # The 32-bit sums of a tile that fills the registers lie in memory between widenings.
    asked = line_cycles(
        core, isa, lines, target,
        loads=held + cells * often, stores=held + cells * often,
        slots=LOOP_SLOTS + often * cells * len(panel.groups),
        chain=chain_cycles(core, isa, target, [panel.adder]),
    )  # fmt: skip
    return PanelCycles(asked, cells * rows_per_register(isa) * CHUNK, held)


def carry_save_registers(panel: PanelProgram, carry: CarrySave, tile: Tile) -> int:
    """The registers that a tile keeps through its blocks, and those that a block works with: constants, a carry per
    level that waits for the other, and what an adder reads and makes."""
    used = {arg for line in carry.counts for arg in line.args}
    constants = used & {constant.name for constant in panel.cell.constants}
    kept = tile.registers * tile.columns * (len(panel.groups) + len(carry.pairs) * carry.depth)
    return kept + len(constants) + carry.depth - 1 + COUNTING


def _copies(isa: Isa, lines: Sequence[Line]) -> list[Line]:
    """Lines that write over an operand which others still read, so that it has to be copied before."""
    found = []
    for number, line in enumerate(lines):
        later = {arg for other in lines[number + 1 :] for arg in other.args}
        if isa.instructions[line.instruction].family == "ternary" and later.issuperset(line.args):
            found.append(line)
    return found


def _latency(core: Core, isa: Isa, target: str, lines: Sequence[Line], start: str, end: str) -> int:
    """Cycles of the longest chain of lines from one register to another."""
    return max(
        (
            sum(core.usage(isa.instructions[line.instruction], target).latency for line in chained)
            for chained in through(lines, start, end)
        ),
        default=0,
    )


def _carry_save_cycles(
    isa: Isa, core: Core, panel: PanelProgram, carry: CarrySave, tile: Tile, target: str, steps: int | None
) -> PanelCycles:
    """``panel_cycles`` where words are added before they are counted. A cell takes its block as a whole, so it loads
    all words of its own. The end counts the levels and, once more, what is left of a block."""
    taken = carry.block if steps is None else steps
    parts = runs(carry, taken)
    blocks = sum(count for _, count in parts)
    whole = sum(count for size, count in parts if size == carry.block)
    adds = [Line(g.name, panel.adder, (g.name, g.name), None, "combine") for g in panel.groups]
    counting = [*carry.counts, *adds]
    lines = [(line, float(n)) for size, n in parts for line in (*block_lines(carry, size), *adds)]
    widenings = whole / panel.interval
    if steps is not None:
        # What was counted is widened apart and its weight doubled; then the levels, what was counted doubled each time.
        levels = sum(taken >> level > 1 for level in range(carry.depth))
        doubled = Line("wide", panel.result_adder, ("wide", "wide"), None, "reduce")
        lines += [(doubled, carry.depth)] if whole else []
        lines += [(line, levels) for line in counting] + [(line, max(0, levels - 1)) for line in adds]
        widenings += whole > 0
    widening = set(widen_lines(panel))
    lines += [(line, widenings) for line in panel.cell.body if line.dest in widening]
    for line in panel.cell.stage("load"):
        place = split_memory(line.args[0])
        if place is not None and place[0] != "acc":
            lines.append((line, taken))
    cells = tile.registers * tile.columns
    held = max(0, carry_save_registers(panel, carry, tile) - isa.target(target).vector_registers)
    moved = held * blocks + widenings * cells
    for size, n in parts:
        lines += [(line, n * (size // 2)) for pair in carry.pairs for line in _copies(isa, pair.first)]
        further = n * max(0, size // 2 - 1) * len(carry.pairs)
        lines += [(line, further) for line in _copies(isa, carry.adder)]
    # Blocks hardly overlap: a cell's next one begins about when its carry is counted.
    latency = partial(_latency, core, isa, target)
    block = core.load.latency + (carry.depth - 1) * latency(carry.adder, WORDS[0], CARRY)
    block += max(latency(pair.first, STEP_PAIR[0], CARRY) for pair in carry.pairs)
    block += max(
        latency(carry.counts, word_name(number), group.name)
        for number in range(len(carry.pairs))
        for group in panel.groups
    )
    level = max(latency(pair.first, LEVEL, SUM) for pair in carry.pairs) / 2
    chain = max(level, block * blocks / taken)
    asked = line_cycles(
        core, isa, [(line, count * cells / taken) for line, count in lines], target,
        loads=moved / taken, stores=moved / taken, slots=2 * LOOP_SLOTS * blocks / taken, chain=chain,
    )  # fmt: skip
    return PanelCycles(asked, cells * rows_per_register(isa) * CHUNK, held)


def table_cycles(
    isa: Isa, core: Core, program: TableProgram, tile: Tile, target: str | None = None
) -> PanelCycles:
    """The steady state of a tile of a table kernel, as ``panel_cycles`` gives it of a panel kernel.

    A step is eight positions of ``tile.registers`` registers of rows by ``tile.columns`` columns; the tables
    are built before.
    """
    target = target or core.targets[0]
    cells = tile.registers * tile.columns
    lines: list[tuple[Line, float]] = []
    for line in program.cell:
        place = split_memory(line.args[0]) if line.stage == "load" else None
        of_weights = line.stage == "unpack" or (place is not None and place[0] == "weights")
        lines.append((line, tile.registers if of_weights else cells if place is None else tile.columns))
    for group in program.groups:
        lines.append((Line(group.name, program.adder, (group.name, group.name), None, "combine"), cells))
    lines += [(line, cells / program.interval) for line in program.fold]
    lines += [(line, cells / (program.interval * program.rounds)) for line in program.spill]
    constants = {arg for line in program.cell for arg in line.args} & {c.name for c in program.constants}
    left = isa.target(target).vector_registers - cells * len(program.groups) - len(constants) - COUNTING
    held = max(0, -left)
    # An index without a register is stored once and read again for every column.
    indices = max(0, tile.registers * len(program.stage("row")) - max(0, left))
    asked = line_cycles(
        core, isa, lines, target, loads=held + indices * tile.columns, stores=held + indices, slots=LOOP_SLOTS,
        chain=chain_cycles(core, isa, target, [program.adder]),
    )  # fmt: skip
    return PanelCycles(asked, cells * table_rows(isa) * TABLE_CHUNK, held)


def byte_cycles(
    isa: Isa, core: Core, program: ByteProgram, tile: Tile, target: str | None = None
) -> PanelCycles:
    """The steady state of a tile of a byte-lane kernel, as ``panel_cycles`` gives it of a panel kernel.

    A step is four positions. Sums of all levels but the first lie in memory where registers end. This is
    about compiled loops, a step at a time: a core that issues in order waits for the loads that a step begins with,
    and does little else beside them (llvm-mca's models of Cortex-A53 and A55 on the compiled loops). Loops in
    assembly state their own cycles (``synth.forms.costs.tile_rate``).
    """
    target = target or core.targets[0]
    cells = tile.registers * tile.columns
    first = program.levels[0]
    lines: list[tuple[Line, float]] = []
    for line in first.lines:
        place = split_memory(line.args[0]) if line.stage == "load" else None
        times = {"weights": tile.registers, "activations": tile.columns}
        lines.append((line, float(cells if place is None else times[place[0]])))
    often, moved = 1.0, 0.0
    slots = float(LOOP_SLOTS)
    constants = {arg for line in first.lines for arg in line.args} & {c.name for c in program.constants}
    product = sum(line.stage == "row" for line in first.lines) > 1
    left = isa.target(target).vector_registers - cells - tile.registers - 1 - product - len(constants)
    held = max(0, -left)
    for level, interval in zip(program.levels[1:], program.intervals, strict=True):
        often /= interval
        lines += [(line, cells * often) for line in level.lines]
        left -= cells
        moved += cells * often if left < 0 else 0.0
        slots += cells * often  # the narrower sums start from zero
    chain = chain_cycles(core, isa, target, [line.instruction for line in first.lines if "sum0" in line.args])
    if core.in_order:
        loads, rest = ([entry for entry in lines if (entry[0].stage == "load") == of] for of in (True, False))
        alone = [port_bound(pressure(core, isa, target, part).ops) for part in (loads, rest)]
        chain = max(chain, sum(alone) + core.load.latency)
    asked = line_cycles(
        core, isa, lines, target, loads=held + moved, stores=held + moved, slots=slots, chain=chain,
    )  # fmt: skip
    return PanelCycles(asked, cells * byte_rows(isa) * BYTE_CHUNK, held)


def _spilled(isa: Isa, panel: PanelProgram, tile: Tile, target: str) -> tuple[int, bool]:
    """How many accumulators of a tile's step have no register, and whether stored weights are read again for
    every column."""
    cell = panel.cell
    unpacked = {line.dest for line in cell.stage("unpack")}
    weights, words = counted_values(cell)
    names = {constant.name for constant in cell.constants}
    tables = {arg for line in cell.stage("row") for arg in line.args} & names
    kept = tile.registers * (tile.columns * len(panel.groups) + len(unpacked.intersection(weights)))
    live = kept + len(words) + len(tables) + COUNTING
    registers = isa.target(target).vector_registers
    stored = tile.registers * sum(value not in unpacked for value in weights)
    return max(0, live - registers), tile.columns > 1 and live + stored > registers
