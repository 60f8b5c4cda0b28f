"""The work of a tile of a bitplanes kernel for the core model, with and without carry-save accumulation."""

from collections.abc import Iterable, Iterator, Sequence

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
    DependencyChain,
    LiveValues,
    TileWork,
    added,
    adding,
    constants_read,
    of_tile,
)
from sketches.tile import Tile

#: Registers for copies of operands that an adder overwrites, and for words in flight.
COPIES = 6


def bitplane_work(
    isa: Isa, target: str, planes: BitplaneProgram, tile: Tile, steps: int | None = None
) -> TileWork:
    """Return the work of a tile in one step: loads, unpacking, counting, and a step's fraction of a widening.
    With carry-save, return the work of a product of ``steps`` steps of CHUNK positions; None: of a block in
    the steady state. Each step loads and stores the values that have no register. Weights without a register
    are loaded only."""
    if planes.carry_save is not None:
        return _carry_save_work(isa, target, planes, planes.carry_save, tile, steps)
    inner, accumulators = planes.inner, tile.registers * tile.columns
    widening, often = set(widen_lines(planes)), 1.0 / planes.interval
    live, stored = _live(planes, tile)
    registers = isa.target(target).vector_registers
    step = [line for line in inner.body if line.stage != "store" and not line.args[0].startswith("acc@")]
    lines = of_tile(step, tile.registers, tile.columns, live + stored > registers)
    lines = [(line, count * often if line.dest in widening else count) for line, count in lines]
    names = [group.name for group in planes.groups]
    return TileWork(
        lines=[*lines, *added(names, planes.adder, accumulators)],
        macs=_macs(isa, tile),
        registers=registers,
        values=(LiveValues(live, stalls=True),),
        # A tile that fills the registers keeps its 32-bit sums in memory between widenings.
        loads=accumulators * often,
        stores=accumulators * often,
        slots=LOOP_SLOTS + often * accumulators * len(names),
        chains=adding([planes.adder]),
    )


def _macs(isa: Isa, tile: Tile) -> int:
    return tile.registers * tile.columns * rows_per_register(isa) * CHUNK


def _live(planes: BitplaneProgram, tile: Tile) -> tuple[int, int]:
    """Return how many values a tile uses in every step, and how many stored weight registers beside them."""
    inner = planes.inner
    unpacked = {line.dest for line in inner.stage("unpack")}
    weights, words = counted_values(inner)
    tables = constants_read(inner.constants, inner.stage("row"))
    kept = tile.registers * (tile.columns * len(planes.groups) + len(unpacked.intersection(weights)))
    stored = tile.registers * sum(value not in unpacked for value in weights)
    return kept + len(words) + tables + COUNTING, stored


def carry_save_registers(planes: BitplaneProgram, carry: CarrySave, tile: Tile) -> int:
    """Return the registers that a tile needs with carry-save: byte accumulators, levels, constants, waiting
    carries, and the operands of an adder."""
    kept = tile.registers * tile.columns * (len(planes.groups) + len(carry.pairs) * carry.depth)
    return kept + constants_read(planes.inner.constants, carry.counts) + carry.depth - 1 + COUNTING


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
    isa: Isa, target: str, planes: BitplaneProgram, carry: CarrySave, tile: Tile, steps: int | None
) -> TileWork:
    """Return a tile's work with carry-save. Each accumulator loads the words of its block of steps itself."""
    taken = carry.block if steps is None else steps
    parts = runs(carry, taken)
    blocks = sum(count for _, count in parts)
    adds = [line for line, _ in added([group.name for group in planes.groups], planes.adder, 1.0)]
    lines = [
        (line, float(n)) for size, n in parts for line in (*block_of(planes.inner, carry, size).lines, *adds)
    ]
    widenings = sum(count for size, count in parts if size == carry.block) / planes.interval
    if steps is not None:
        lines += _end(planes, carry, taken, widenings > 0)
        widenings += widenings > 0
    widening = set(widen_lines(planes))
    lines += [(line, widenings) for line in planes.inner.body if line.dest in widening]
    loads = [(line, split_memory(line.args[0])) for line in planes.inner.stage("load")]
    lines += [(line, taken) for line, place in loads if place is not None and place[0] != "acc"]
    accumulators, adder = tile.registers * tile.columns, sum((pair.first for pair in carry.pairs), ())
    copied = any(isa.instructions[line.instruction].family == "ternary" for line in adder)
    lines += _copied(isa, carry, parts)
    kept = LiveValues(carry_save_registers(planes, carry, tile), blocks, blocks, stalls=True)
    return TileWork(
        lines=[(line, count * accumulators) for line, count in lines], macs=_macs(isa, tile),
        registers=isa.target(target).vector_registers,
        values=(kept, LiveValues(COPIES if copied else 0, 0.0, 0.0, stalls=True)), steps=taken,
        loads=widenings * accumulators, stores=widenings * accumulators, slots=2 * LOOP_SLOTS * blocks,
        chains=_chains(planes, carry, blocks, taken),
    )  # fmt: skip


def _end(
    planes: BitplaneProgram, carry: CarrySave, steps: int, widened: bool
) -> Iterable[tuple[Line, float]]:
    """Yield the lines that end a product: the last widening, and the counts of levels and last steps."""
    levels = sum(steps >> level > 1 for level in range(carry.depth))
    names = [group.name for group in planes.groups]
    doubled = Line("wide", planes.result_adder, ("wide", "wide"), None, "reduce")
    yield from [(doubled, float(carry.depth))] if widened else []
    yield from ((line, float(levels)) for line in carry.counts)
    yield from added(names, planes.adder, levels)
    yield from added(names, planes.adder, max(0, levels - 1))


def _chains(
    planes: BitplaneProgram, carry: CarrySave, blocks: int, steps: int
) -> tuple[DependencyChain, ...]:
    """Return the dependency chains of ``steps`` steps in ``blocks`` blocks. Blocks hardly overlap: an
    accumulator's next block starts about when the carry is counted."""
    names = [group.name for group in planes.groups]
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
