"""The work of a tile of any kernel form for the core model, with and without carry-save accumulation."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from isa_specs.instruction import Isa
from sketches.bitplanes import step_kernel
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
from sketches.dot import at_once, groups_of, operand_registers, tile_register_sums, tile_registers
from sketches.program import Line
from sketches.throughput import (
    COUNTING,
    LOOP_SLOTS,
    DependencyChain,
    LiveValues,
    TileWork,
    added,
    adding,
    constants_read,
    of_tile,
)
from sketches.tile import Tile
from sketches.tile_program import TileProgram, computing

#: Registers for copies of operands that an adder overwrites, and for words in flight.
COPIES = 6


def tile_work(isa: Isa, target: str, program: TileProgram, tile: Tile, steps: int | None = None) -> TileWork:
    """Return the work of a tile in one step, with a step's fraction of widenings, for compiled loops.
    With carry-save, return the work of a product of ``steps`` steps; None: of a block in the steady state.

    If an instruction adds a step's amount, sums of wider stages are in memory. Otherwise they are if
    registers run out. Then an in-order core waits for the loads that begin a step (llvm-mca on compiled
    loops, Cortex-A53 and A55). Loops in assembly state their own cycles
    (``synth.library.costs.tile_rate``)."""
    if program.carry_save is not None:
        return _carry_save_work(isa, target, program, program.carry_save, tile, steps)
    groups, taken, registers = groups_of(program, tile), tile.registers, isa.target(target).vector_registers
    if tile_regs := tile_register_sums(isa, target, program):
        registers, taken = tile_regs.count, at_once(program, tile, tile_regs.count)
    parts, accumulators = tile.registers // taken, tile.registers * groups
    values, again = _values(program, Tile(taken, tile.columns), registers)
    lines = [(line, parts * count) for line, count in of_tile(program.inner, taken, groups, again)]
    lines += added(program.totals, program.adder, accumulators) if program.adder else []
    often, loads, stores, slots = 1.0, 0.0, 0.0, float(LOOP_SLOTS)
    for number, interval in enumerate(program.intervals):
        often /= interval
        widening = (*program.widenings, program.epilogue)[number]
        lines += [(line, accumulators * often) for line in computing(widening)]
        if not program.lanes:  # look-ups bound table kernels, not the slots that set narrower sums to zero
            slots += accumulators * often * len(program.accumulator_names[number])
        if program.adder:
            moved = [line.stage for line in widening]
            in_memory = len(program.accumulator_names[number]) if number else 0
            loads += accumulators * often * (moved.count("load") + in_memory)
            stores += accumulators * often * moved.count("store")
        else:
            values.append(LiveValues(accumulators, often, often, whole=True))
    return TileWork(
        lines=lines, macs=_macs(isa, program, tile), registers=registers, values=tuple(values), loads=loads,
        stores=stores, slots=slots, chains=_adding_chains(program, parts), waits=not program.adder,
    )  # fmt: skip


def _macs(isa: Isa, program: TileProgram, tile: Tile) -> int:
    return tile.registers * tile.columns * program.rows(isa) * program.positions


def _values(program: TileProgram, tile: Tile, registers: int) -> tuple[list[LiveValues], bool]:
    """Return the values of a step, and whether weights that lack registers are loaded for every column."""
    if not program.adder:
        return [LiveValues(tile_registers(program, tile), stalls=True)], False
    live = tile.registers * tile.columns * len(program.groups) + COUNTING
    if program.lanes:
        live += constants_read(program.constants, program.inner)
        # An index without a register is stored once and loaded again for every column.
        indices = LiveValues(tile.registers * len(program.stage("row")), loads=tile.columns)
        return [LiveValues(live, stalls=True), indices], False
    unpacked, loaded, words = operand_registers(program.inner)
    live += tile.registers * unpacked + words + constants_read(program.constants, program.stage("row"))
    return [LiveValues(live, stalls=True)], live + tile.registers * loaded > registers


def _adding_chains(program: TileProgram, parts: int) -> tuple[DependencyChain, ...]:
    """Return the dependency chain of the lines that add to one accumulator in a step."""
    if program.adder:
        return adding([program.adder])
    running, adders = {*program.sums}, []
    for line in program.inner:
        if running & {*line.args}:
            adders.append((line.instruction,))
            running.add(line.dest)
    return (DependencyChain(((tuple(adders), parts * len(adders) / len(program.groups)),)),)


def carry_save_registers(program: TileProgram, carry: CarrySave, tile: Tile) -> int:
    """Return the registers that a tile needs with carry-save: byte accumulators, levels, constants, waiting
    carries, and the operands of an adder."""
    kept = tile.registers * tile.columns * (len(program.groups) + len(carry.pairs) * carry.depth)
    return kept + constants_read(program.constants, carry.counts) + carry.depth - 1 + COUNTING


def _copies(isa: Isa, lines: Sequence[Line]) -> Iterator[Line]:
    """Yield lines that overwrite an operand which later lines read, so that it must be copied first."""
    for number, line in enumerate(lines):
        later = {arg for other in lines[number + 1 :] for arg in other.args}
        if isa.instructions[line.instruction].family == "ternary" and later.issuperset(line.args):
            yield line


def _copied(isa: Isa, carry: CarrySave, parts: Iterable[tuple[int, int]]) -> Iterator[tuple[Line, float]]:
    """Yield the lines whose operand is copied first, in blocks of steps ``parts``, (steps, blocks)."""
    for size, count in parts:
        yield from ((line, count * (size // 2)) for pair in carry.pairs for line in _copies(isa, pair.first))
        further = count * max(0, size // 2 - 1) * len(carry.pairs)
        yield from ((line, further) for line in _copies(isa, carry.adder))


def _carry_save_work(
    isa: Isa, target: str, program: TileProgram, carry: CarrySave, tile: Tile, steps: int | None
) -> TileWork:
    """Return a tile's work with carry-save. Each accumulator loads the words of its block of steps itself."""
    taken = carry.block if steps is None else steps
    parts = runs(carry, taken)
    blocks = sum(count for _, count in parts)
    adds = [line for line, _ in added(program.totals, program.adder, 1.0)]
    lines = [
        (line, float(n))
        for size, n in parts
        for line in (*block_of(step_kernel(isa, program), carry, size).lines, *adds)
    ]
    widenings = sum(count for size, count in parts if size == carry.block) / program.interval
    if steps is not None:
        lines += _end(program, carry, taken, widenings > 0)
        widenings += widenings > 0
    lines += [(line, widenings) for line in computing(program.widening)]
    lines += [(line, taken) for line in program.stage("load")]
    accumulators, adder = tile.registers * tile.columns, sum((pair.first for pair in carry.pairs), ())
    copied = any(isa.instructions[line.instruction].family == "ternary" for line in adder)
    lines += _copied(isa, carry, parts)
    kept = LiveValues(carry_save_registers(program, carry, tile), blocks, blocks, stalls=True)
    return TileWork(
        lines=[(line, count * accumulators) for line, count in lines], macs=_macs(isa, program, tile),
        registers=isa.target(target).vector_registers,
        values=(kept, LiveValues(COPIES if copied else 0, 0.0, 0.0, stalls=True)), steps=taken,
        loads=widenings * accumulators, stores=widenings * accumulators, slots=2 * LOOP_SLOTS * blocks,
        chains=_chains(program, carry, blocks, taken),
    )  # fmt: skip


def _end(program: TileProgram, carry: CarrySave, steps: int, widened: bool) -> Iterable[tuple[Line, float]]:
    """Yield the lines that end a product: the last widening, and the counts of levels and last steps."""
    levels = sum(steps >> level > 1 for level in range(carry.depth))
    names = program.totals
    (adder,) = computing(program.epilogue)
    doubled = replace(adder, args=("wide", "wide"))
    yield from [(doubled, float(carry.depth))] if widened else []
    yield from ((line, float(levels)) for line in carry.counts)
    yield from added(names, program.adder, levels)
    yield from added(names, program.adder, max(0, levels - 1))


def _chains(program: TileProgram, carry: CarrySave, blocks: int, steps: int) -> tuple[DependencyChain, ...]:
    """Return the dependency chains of ``steps`` steps in ``blocks`` blocks. Blocks hardly overlap: an
    accumulator's next block starts about when the carry is counted."""
    names = program.totals
    adder = _paths(carry.adder, WORDS[0], CARRY)
    first = [path for pair in carry.pairs for path in _paths(pair.first, STEP_PAIR[0], CARRY)]
    words = [word_name(number) for number in range(len(carry.pairs))]
    counts = [path for word in words for name in names for path in _paths(carry.counts, word, name)]
    level = [path for pair in carry.pairs for path in _paths(pair.first, LEVEL, SUM)]
    block = (adder, blocks * (carry.depth - 1)), (first, blocks), (counts, blocks)
    each = DependencyChain(((level, steps / 2),), accumulates=False)
    return each, DependencyChain(block, accumulates=False, loads=blocks)


def _paths(lines: Sequence[Line], start: str, end: str) -> list[tuple[str, ...]]:
    return [tuple(line.instruction for line in path) for path in through(lines, start, end)]
