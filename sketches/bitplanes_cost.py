"""What a bitplanes kernel's tile takes on a core."""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import product

from isa_specs.cores import Core
from isa_specs.instruction import Isa
from sketches.bitplanes import CHUNK, BitplaneProgram, counted_values, rows_per_register, widen_lines
from sketches.carry_save import (
    CARRY,
    LEVEL,
    STEP_PAIR,
    SUM,
    WORDS,
    CarrySave,
    block_of,
    runs,
    through,
    word_name,
)
from sketches.program import Line, split_memory
from sketches.throughput import (
    COUNTING,
    LOOP_SLOTS,
    TileCycles,
    Work,
    added,
    constants_read,
    of_tile,
    tile_cycles,
)
from sketches.tile import Tile

#: Registers for the copies of what adders write over, and for words that are on their way meanwhile.
COPIES = 6


def bitplane_cycles(
    isa: Isa, core: Core, planes: BitplaneProgram, tile: Tile, target: str | None = None,
    steps: int | None = None,
) -> TileCycles:  # fmt: skip
    """The steady state of a tile: loads, unpacking, counting, and the part of a widening that falls on a
    step.

    ``steps``: of a product of so many instead, as far as its end is different (``sketches.carry_save``). A
    step is CHUNK positions of ``tile.registers`` registers of rows by ``tile.columns`` columns. Values that
    find no register are loaded and stored in every step; weights that only are read again are loaded.
    """
    target = target or core.targets[0]
    carry = planes.carry_save
    if carry is None:
        return tile_cycles(isa, core, target, _work(isa, planes, tile, target))
    return tile_cycles(isa, core, target, _carry_save_work(isa, core, planes, carry, tile, target, steps))


def _macs(isa: Isa, tile: Tile) -> int:
    return tile.registers * tile.columns * rows_per_register(isa) * CHUNK


def _work(isa: Isa, planes: BitplaneProgram, tile: Tile, target: str) -> Work:
    cell, cells = planes.cell, tile.registers * tile.columns
    widening, often = set(widen_lines(planes)), 1.0 / planes.interval
    held, reloads = _spilled(isa, planes, tile, target)
    step = [line for line in cell.body if line.stage != "store" and not line.args[0].startswith("acc@")]
    lines = of_tile(step, tile.registers, tile.columns, reloads)
    lines = [(line, count * often if line.dest in widening else count) for line, count in lines]
    # The 32-bit sums of a tile that fills the registers lie in memory between widenings.
    moved = held + cells * often
    return Work(
        [*lines, *added([group.name for group in planes.groups], planes.adder, cells)],
        _macs(isa, tile), held, moved, moved, LOOP_SLOTS + often * cells * len(planes.groups), [planes.adder],
    )  # fmt: skip


def _spilled(isa: Isa, planes: BitplaneProgram, tile: Tile, target: str) -> tuple[int, bool]:
    """How many accumulators have no register, and whether each column reads stored weights again."""
    cell = planes.cell
    unpacked = {line.dest for line in cell.stage("unpack")}
    weights, words = counted_values(cell)
    tables = constants_read(cell.constants, cell.stage("row"))
    kept = tile.registers * (tile.columns * len(planes.groups) + len(unpacked.intersection(weights)))
    live = kept + len(words) + tables + COUNTING
    registers = isa.target(target).vector_registers
    stored = tile.registers * sum(value not in unpacked for value in weights)
    return max(0, live - registers), tile.columns > 1 and live + stored > registers


def carry_save_registers(planes: BitplaneProgram, carry: CarrySave, tile: Tile) -> int:
    """The registers that a tile keeps through its blocks, and those that a block works with: constants, a
    carry per level that waits for the other, and what an adder reads and makes."""
    kept = tile.registers * tile.columns * (len(planes.groups) + len(carry.pairs) * carry.depth)
    return kept + constants_read(planes.cell.constants, carry.counts) + carry.depth - 1 + COUNTING


def _copies(isa: Isa, lines: Sequence[Line]) -> list[Line]:
    """Lines that write over an operand which others still read, so that it has to be copied before."""
    found = []
    for number, line in enumerate(lines):
        later = {arg for other in lines[number + 1 :] for arg in other.args}
        if isa.instructions[line.instruction].family == "ternary" and later.issuperset(line.args):
            found.append(line)
    return found


def _carry_save_work(
    isa: Isa, core: Core, planes: BitplaneProgram, carry: CarrySave, tile: Tile, target: str,
    steps: int | None,
) -> Work:  # fmt: skip
    """Where words are added before they are counted. A cell takes its block whole: it loads all its words."""
    taken = carry.block if steps is None else steps
    parts = runs(carry, taken)
    blocks = sum(count for _, count in parts)
    adds = [line for line, _ in added([group.name for group in planes.groups], planes.adder, 1.0)]
    blocks_of = [(block_of(planes.cell, carry, size).lines, float(n)) for size, n in parts]
    lines = [(line, n) for own, n in blocks_of for line in (*own, *adds)]
    widenings = sum(count for size, count in parts if size == carry.block) / planes.interval
    if steps is not None:
        lines += _end(planes, carry, taken, widenings > 0)
        widenings += widenings > 0
    widening = set(widen_lines(planes))
    lines += [(line, widenings) for line in planes.cell.body if line.dest in widening]
    loads = [(line, split_memory(line.args[0])) for line in planes.cell.stage("load")]
    lines += [(line, taken) for line, place in loads if place is not None and place[0] != "acc"]
    cells = tile.registers * tile.columns
    without = carry_save_registers(planes, carry, tile) - isa.target(target).vector_registers
    held, adder = max(0, without), (line for pair in carry.pairs for line in pair.first)
    copied = any(isa.instructions[line.instruction].family == "ternary" for line in adder)
    moved = (held * blocks + widenings * cells) / taken
    for size, n in parts:
        lines += [(line, n * (size // 2)) for pair in carry.pairs for line in _copies(isa, pair.first)]
        further = n * max(0, size // 2 - 1) * len(carry.pairs)
        lines += [(line, further) for line in _copies(isa, carry.adder)]
    return Work(
        [(line, count * cells / taken) for line, count in lines], _macs(isa, tile),
        max(0, without + COPIES if copied else without), moved, moved,
        2 * LOOP_SLOTS * blocks / taken, chain=_chain(core, isa, target, planes, carry, blocks, taken),
    )  # fmt: skip


def _end(
    planes: BitplaneProgram, carry: CarrySave, steps: int, widened: bool
) -> Iterable[tuple[Line, float]]:
    """The lines of a cell's end: what was counted is widened apart and its weight doubled; then the levels
    are counted and, once more, what is left of a block, what was counted doubled each time."""
    levels = sum(steps >> level > 1 for level in range(carry.depth))
    names = [group.name for group in planes.groups]
    doubled = Line("wide", planes.result_adder, ("wide", "wide"), None, "reduce")
    yield from [(doubled, float(carry.depth))] if widened else []
    yield from ((line, float(levels)) for line in carry.counts)
    yield from added(names, planes.adder, levels)
    yield from added(names, planes.adder, max(0, levels - 1))


def _chain(
    core: Core, isa: Isa, target: str, planes: BitplaneProgram, carry: CarrySave, blocks: int, steps: int
) -> float:
    """Cycles per step of the longest chain, where ``steps`` take so many blocks. Blocks hardly overlap: a
    cell's next one begins about when its carry is counted."""
    latency = partial(_latency, core, isa, target)
    block = core.load.latency + (carry.depth - 1) * latency(carry.adder, WORDS[0], CARRY)
    block += max(latency(pair.first, STEP_PAIR[0], CARRY) for pair in carry.pairs)
    ends = product(range(len(carry.pairs)), (group.name for group in planes.groups))
    block += max(latency(carry.counts, word_name(number), name) for number, name in ends)
    level = max(latency(pair.first, LEVEL, SUM) for pair in carry.pairs) / 2
    return max(level, block * blocks / steps)


def _latency(core: Core, isa: Isa, target: str, lines: Sequence[Line], start: str, end: str) -> int:
    chains = through(lines, start, end)
    usages = ([core.usage(isa.instructions[line.instruction], target) for line in chain] for chain in chains)
    return max((sum(usage.latency for usage in chain) for chain in usages), default=0)
