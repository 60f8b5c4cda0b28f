"""The table kernel of a specification: how words become indices, and the cheapest way from bytes to 32 bits.

Three small sketches, each decided by exhaustion on test vectors, cheapest first; what is dropped is wrong on
a vector, and that what is taken is right on all is for the proof to say.

* Unpacking: every lookup reads a view of the word of a weight plane (masks of a half byte, shifts by one).
* Widening: a part adds some byte lanes, ``share`` fold, to twice as wide lanes of an accumulator, in a chain of
  at most four lines (take a half, widen, scale, add; or one that does several of these at once). Two parts
  that together read every lane are a fold; or one part takes two planes of a row that lie side by side.
* Spill: the same from 16-bit lanes to the result; rows are stored in the order in which they then arrive.

Of one length the chains with fewer shuffles win: lookups keep the shuffle unit busy.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import execute
from isa_specs.instruction import Instruction, Isa
from sketches.compute import SketchInput, apply_op, views
from sketches.kernel import KernelSpec
from sketches.lanes import lane_grid
from sketches.panel import Group, Tile
from sketches.program import Line, memory
from sketches.tables import (
    CHUNK,
    ENTRIES,
    MIDDLE,
    NARROW,
    TABLES,
    WIDE,
    TableProgram,
    build_tables,
    lookup_instruction,
    rows_per_register,
    share,
    step_bound,
)
from synth.search.assemble import Builder, find_load, find_store, vertical_adder
from synth.search.kernel import SynthesisFailed

Bytes = NDArray[np.uint8]
#: Columns of the tiles.
TILE_COLUMNS = (1, 2, 4, 7)
#: Registers beside the byte sums and the indices: a table and the value looked up.
CELL_REGISTERS = 2
_STATES = 64
_TYPES = {NARROW: "<u1", MIDDLE: "<u2", WIDE: "<u4"}
#: Families that move lanes about, in the unit that looks tables up too.
_SHUFFLES = ("shuffle", "table")
#: Instructions with more immediates than this are no step of a widening: they are general permutations.
_FEW = 2


class NoTables(SynthesisFailed):
    """The target cannot look up 16 bytes at once: no table kernels."""


@dataclass(frozen=True)
class Step:
    """A line of a chain: ``args`` name ``src``, ``acc``, earlier steps ``t0``, ``t1``, ... or a constant,
    which is written ``#`` and the bytes of a register as hexadecimal text."""

    instruction: str
    args: tuple[str, ...]
    imm: int | None


@dataclass(frozen=True)
class Part:
    """A chain that adds lane ``order[i]`` of ``src``, share fold, to lane i of ``acc``."""

    steps: tuple[Step, ...]
    order: tuple[int, ...]
    cost: int
    shuffles: int

    @property
    def price(self) -> tuple[int, int]:
        return (self.cost, self.shuffles)


def table_program(spec: KernelSpec, isa: Isa, target: str) -> TableProgram:
    """The table kernel. Raises NoTables where the target has no lookup of 16 bytes, SynthesisFailed where a
    sketch has no program."""
    build = Builder(isa, target)
    groups = _cell(build, spec)
    cell = tuple(build.body)
    bound = max(group.bound for group in groups)
    interval = ((1 << NARROW) - 1) // bound
    full = interval * sum(group.share * group.bound for group in groups)
    rounds = ((1 << MIDDLE) - 1) // full
    if rounds < 1:
        raise SynthesisFailed(f"{spec.configuration} {spec.encoding}: a fold of {full} leaves 16 bits")
    fold, layout = _fold(build, groups)
    spill, lanes = _spill(build, layout)
    return TableProgram(
        constants=tuple(build.constants.values()),
        cell=cell,
        groups=groups,
        adder=vertical_adder(isa, target),
        interval=interval,
        fold=fold,
        halves=tuple(f"half{number}" for number in range(len(layout.parts))),
        rounds=rounds,
        spill=spill,
        lanes=lanes,
        tiles=_tiles(isa, target, len(groups)),
    )


def find_lookup(isa: Isa, target: str) -> Instruction:
    """The instruction that looks every byte of its second operand up in 16 bytes. Raises NoTables."""
    found = lookup_instruction(isa, target)
    if found is None:
        raise NoTables(
            f"{isa.name}/{target}: no instruction looks a register up in a table of {ENTRIES} bytes"
        )
    return found


def _cell(build: Builder, spec: KernelSpec) -> tuple[Group, ...]:
    """One step: words, indices, lookups and their sums; the sums by weight plane."""
    isa, target = build.isa, build.target
    size = isa.vector_bits // 8
    lookup = find_lookup(isa, target)
    load = find_load(isa, target, size, size).name
    broadcast = find_load(isa, target, ENTRIES, size).name
    adder = vertical_adder(isa, target)
    choice = _unpacking(isa, target)
    words = [
        build.line("load", f"w{plane}", load, (memory("weights", plane * size),))
        for plane in range(spec.weights.bits)
    ]
    indices = [[build.view("unpack", word, item) for item in choice] for word in words]
    tables = [
        build.line("load", f"t{number}", broadcast, (memory("tables", number * ENTRIES),))
        for number in range(TABLES)
    ]
    groups = []
    for plane, columns in enumerate(indices):
        found = [
            build.line("row", f"p{plane}_{number}", lookup.name, (tables[number], index))
            for number, index in enumerate(columns)
        ]
        total = build.line("combine", f"g{plane}", adder, (found[0], found[1]))
        groups.append(Group(total, share(spec, plane), step_bound(spec)))
    return tuple(groups)


@cache
def _unpacking(isa: Isa, target: str) -> tuple[SketchInput, ...]:
    """Per table the view of a word that is its index: the fewest lines of all that look the right sums up."""
    rng = np.random.default_rng(6)
    size = isa.vector_bits // 8
    lookup = find_lookup(isa, target)
    word = rng.integers(0, 256, (_STATES, size), dtype=np.uint8)
    codes = rng.integers(0, ENTRIES, (_STATES, CHUNK), dtype=np.uint8)
    tables = build_tables(codes).reshape(_STATES, TABLES, ENTRIES)
    bits = word[:, :, None] >> np.arange(CHUNK, dtype=np.uint8) & 1
    every = [
        item
        for width in (NARROW, MIDDLE)
        for item in views(isa, target, "weights", 0, "w", width, 2, nibbles=True)
    ]
    values = []
    for item in every:
        value = word.reshape(-1)
        for step in item.steps:
            value = apply_op(step, (value,))
        values.append(value.reshape(word.shape))
    right: list[list[SketchInput]] = []
    for number in range(TABLES):
        part = slice(number * CHUNK // TABLES, (number + 1) * CHUNK // TABLES)
        wanted = (bits[:, :, part] * codes[:, None, part]).sum(axis=2)
        table = np.tile(tables[:, number], size // ENTRIES)
        right.append(
            [i for i, v in zip(every, values, strict=True) if (execute(lookup, [table, v]) == wanted).all()]
        )

    def price(items: tuple[SketchInput, ...]) -> int:
        return len({item.steps[: n + 1] for item in items for n in range(len(item.steps))})

    choices = sorted(itertools.product(*right), key=price)
    if not choices:
        raise SynthesisFailed(f"{isa.name}/{target}: no view of a word is an index of half bytes")
    return choices[0]


@dataclass(frozen=True)
class Layout:
    """How a fold takes the byte sums: per 16-bit accumulator the parts with the word that each reads, and
    per lane of it the bytes of a row among all words, plane by plane."""

    parts: tuple[tuple[tuple[int, Part], ...], ...]
    bytes: tuple[tuple[tuple[int, ...], ...], ...]

    @property
    def price(self) -> tuple[int, int]:
        every = [part for accumulator in self.parts for _, part in accumulator]
        return (sum(part.cost for part in every), sum(part.shuffles for part in every))


def layouts(isa: Isa, target: str, groups: tuple[Group, ...]) -> Iterator[Layout]:
    """A plane in a word of its own; or two planes side by side, one word of the two for each accumulator, and
    what is left over in a word of its own."""
    size, shares = rows_per_register(isa), [group.share for group in groups]
    for paired in dict.fromkeys((0, len(groups) // 2 * 2)):
        joined: dict[int, Part] = {}
        for plane in range(0, paired, 2):
            part = side_by_side(isa, target, shares[plane], shares[plane + 1])
            if part is not None:
                joined[plane] = part
        if 2 * len(joined) < paired:
            continue
        single = {
            plane: {part.order: part for part in parts(isa, target, NARROW, shares[plane])}
            for plane in range(paired, len(groups))
        }
        for cover in _covers(list(single.values()), size):
            yield Layout(
                tuple(
                    (
                        *((plane + half, part) for plane, part in joined.items()),
                        *((plane, orders[order]) for plane, orders in single.items()),
                    )
                    for half, order in enumerate(cover)
                ),
                tuple(
                    tuple(
                        (
                            *(
                                (plane + half) * size + 2 * lane + side
                                for plane in joined
                                for side in range(2)
                            ),
                            *(plane * size + order[lane] for plane in single),
                        )
                        for lane in range(size // 2)
                    )
                    for half, order in enumerate(cover)
                ),
            )


def _covers(
    planes: list[dict[tuple[int, ...], Part]], size: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Two orders that all planes have parts for and that together read every lane; empty ones without
    planes."""
    if not planes:
        yield (), ()
        return
    common = [order for order in planes[0] if all(order in orders for orders in planes)]
    for first, second in itertools.combinations(common, 2):
        if sorted(first + second) == list(range(size)):
            yield first, second


@cache
def side_by_side(isa: Isa, target: str, even: int, odd: int) -> Part | None:
    """The cheapest chain that adds byte lane 2i, ``even`` fold, and byte lane 2i + 1, ``odd`` fold, to 16-bit
    lane i; None where no instruction takes both."""
    rng = np.random.default_rng(9)
    size = isa.vector_bits // 8
    source = rng.integers(0, 256, (_STATES, size), dtype=np.uint8)
    wanted = source[:, ::2].astype(np.int64) * even + source[:, 1::2].astype(np.int64) * odd
    pattern = bytes((even, odd)) * (size // 2)
    add = Step(vertical_adder(isa, target, MIDDLE), ("acc", "t0"), None)
    found = []
    for step, value in _with_constant(isa, target, "src", source, (pattern,)):
        if value.shape[1] == size and np.array_equal(value.view(_TYPES[MIDDLE]), wanted):
            steps = (step, add)
            cost = sum(isa.instructions[s.instruction].cost(target) for s in steps)
            shuffles = sum(isa.instructions[s.instruction].family in _SHUFFLES for s in steps)
            found.append(Part(steps, (), cost, shuffles))
    return min(found, key=lambda part: part.price, default=None)


def _fold(build: Builder, groups: tuple[Group, ...]) -> tuple[tuple[Line, ...], Layout]:
    """The lines from byte sums to 16-bit accumulators, and how the cheapest layout takes the byte sums."""
    isa, target = build.isa, build.target
    every = list(layouts(isa, target, groups))
    if not every:
        raise SynthesisFailed(f"{isa.name}/{target}: no two parts widen all bytes")
    best = min(every, key=lambda layout: layout.price)
    build.body, build.known = [], {}
    size = isa.vector_bits // 8
    load, store = find_load(isa, target, size, size).name, find_store(isa, target).name
    results = []
    for number, chosen in enumerate(best.parts):
        value = build.line("load", f"half{number}", load, (memory("acc", number * size),))
        for word, part in chosen:
            value = _chain(build, part, f"held{word}", value, f"f{number}_{word}")
        results.append(value)
    for number, value in enumerate(results):
        build.body.append(Line(memory("acc", number * size), store, (value,), None, "store"))
    return tuple(build.body), best


def _spill(build: Builder, layout: Layout) -> tuple[tuple[Line, ...], tuple[int, ...]]:
    """The lines from 16-bit accumulators to the 32-bit result, and the byte lane of each plane and row: rows
    are counted in the order in which they arrive."""
    isa, target = build.isa, build.target
    size, orders = isa.vector_bits // 8, layout.bytes
    widening = parts(isa, target, MIDDLE, 1)
    covers = [
        cover
        for cover in itertools.combinations(widening, 2)
        if len(set(cover[0].order) | set(cover[1].order)) == size // (MIDDLE // 8)
    ]
    found: list[tuple[tuple[int, int], tuple[tuple[int, Part], ...], tuple[int, ...]]] = []
    for cover in covers:
        chosen = sorted(
            ((half, part) for half in range(len(orders)) for part in cover),
            key=lambda one: orders[one[0]][one[1].order[0]],
        )
        rows = [orders[half][lane] for half, part in chosen for lane in part.order]
        lanes = tuple(places[plane] for plane in range(len(rows[0])) for places in rows)
        try:
            lane_grid(lanes, len(rows))
        except ValueError:
            continue
        price = (sum(part.cost for _, part in chosen), sum(part.shuffles for _, part in chosen))
        found.append((price, tuple(chosen), lanes))
    if not found:
        raise SynthesisFailed(
            f"{isa.name}/{target}: no widening leaves the rows in an order that packing can give"
        )
    _, best, lanes = min(found, key=lambda one: one[0])
    build.body, build.known = [], {}
    load, store = find_load(isa, target, size, size).name, find_store(isa, target).name
    halves = [build.line("load", f"half{n}", load, (memory("half", n * size),)) for n in range(len(orders))]
    stores = []
    for number, (half, part) in enumerate(best):
        accumulator = build.line("load", f"out{number}", load, (memory("acc", number * size),))
        result = _chain(build, part, halves[half], accumulator, f"s{number}")
        stores.append(Line(memory("acc", number * size), store, (result,), None, "store"))
    return (*build.body, *stores), lanes


def _chain(build: Builder, part: Part, source: str, accumulator: str, prefix: str) -> str:
    """Append a part's lines; the register that holds the new accumulator."""
    names = {"src": source, "acc": accumulator}
    value = accumulator
    for number, step in enumerate(part.steps):
        args = []
        for arg in step.args:
            if arg.startswith("#"):
                data = bytes.fromhex(arg[1:])
                args.append(build.constant(f"lanes_{data[:4].hex()}", data))
            else:
                args.append(names[arg])
        value = build.line("reduce", f"{prefix}_{number}", step.instruction, tuple(args), step.imm)
        names[f"t{number}"] = value
    return value


@cache
def parts(isa: Isa, target: str, width: int, times: int) -> tuple[Part, ...]:
    """Every part that widens lanes of ``width`` bits with share ``times``: the cheapest per order of
    lanes."""
    rng = np.random.default_rng(8)
    size = isa.vector_bits // 8
    wide = 2 * width
    source = rng.integers(0, 1 << width, (_STATES, size * 8 // width)).astype(_TYPES[width])
    before = rng.integers(0, 1 << width, (_STATES, size * 8 // wide)).astype(_TYPES[wide])
    start = {"src": source.view(np.uint8), "acc": before.view(np.uint8)}
    adder = vertical_adder(isa, target, wide)
    best: dict[tuple[int, ...], Part] = {}

    def order_of(value: Bytes, factor: int) -> tuple[int, ...] | None:
        """The source lanes that the value's lanes are, ``factor`` fold."""
        lanes = value.view(_TYPES[wide]).astype(np.int64)
        order = []
        for lane in lanes.T:
            places = np.flatnonzero((source.astype(np.int64) * factor == lane[:, None]).all(axis=0))
            if len(places) != 1:
                return None
            order.append(int(places[0]))
        return tuple(order)

    def offer(steps: tuple[Step, ...], order: tuple[int, ...] | None) -> None:
        if order is None or len(set(order)) != len(order):
            return
        table = isa.instructions
        cost = sum(table[s.instruction].cost(target) for s in steps)
        shuffles = sum(table[s.instruction].family in _SHUFFLES for s in steps)
        part = Part(steps, order, cost, shuffles)
        if order not in best or part.price < best[order].price:
            best[order] = part

    pieces: list[tuple[tuple[Step, ...], Bytes]] = [((), start["src"])]
    for step, value in _unary(isa, target, "src", start["src"], ("alias", "shuffle")):
        pieces.append(((step,), value))
    for steps, value in pieces:
        name = f"t{len(steps) - 1}" if steps else "src"
        scaled: list[tuple[tuple[Step, ...], Bytes, int]] = []
        for step, wider in _unary(isa, target, name, value, ("widening", "shift"), width):
            scaled.append(((*steps, step), wider, 1))
        for step, wider in _with_constant(isa, target, name, value, _patterns(size, width, times)):
            scaled.append(((*steps, step), wider, 0))
        for made, wider, _ in scaled:
            if wider.shape[1] != size:
                continue
            last = f"t{len(made) - 1}"
            add = Step(adder, ("acc", last), None)
            offer((*made, add), order_of(wider, times))
            order = order_of(wider, 1)
            if order is not None and times > 1:
                amount = times.bit_length() - 1
                for shift, moved in _unary(isa, target, last, wider, ("shift",), amount):
                    then = Step(adder, ("acc", f"t{len(made)}"), None)
                    offer((*made, shift, then), order_of(moved, times))
        for more, total in _accumulating(isa, target, name, len(steps), value, start["acc"], times):
            gained = (total.view(_TYPES[wide]) - before).astype(_TYPES[wide])
            offer((*steps, *more), order_of(gained.view(np.uint8), times))
    return tuple(sorted(best.values(), key=lambda part: (part.price, part.order)))


def _unary(
    isa: Isa, target: str, name: str, value: Bytes, families: tuple[str, ...], amount: int | None = None
) -> Iterator[tuple[Step, Bytes]]:
    """Instructions of one operand applied to a register; of shifts only those by ``amount``."""
    for instruction in isa.on(target):
        if instruction.family not in families or len(instruction.operands) != 1:
            continue
        if instruction.operands[0].bytes != value.shape[1] or instruction.result.memory:
            continue
        immediates = instruction.immediates
        if instruction.family == "shift":
            amounts: tuple[int | None, ...] = (amount,) if amount in (immediates or ()) else ()
        else:
            amounts = immediates if immediates is not None else (None,)
            amounts = amounts if len(amounts) <= _FEW else ()
        for imm in amounts:
            yield Step(instruction.name, (name,), imm), execute(instruction, [value], imm)


def _patterns(size: int, width: int, times: int) -> tuple[bytes, ...]:
    """Constants that choose or scale every second lane, or scale all."""
    lane = width // 8
    ones, factor, none = b"\xff" * lane, times.to_bytes(lane, "little"), bytes(lane)
    return tuple(pattern * (size // len(pattern)) for pattern in (ones + none, none + ones, factor + none, none + factor))  # fmt: skip


def _with_constant(
    isa: Isa, target: str, name: str, value: Bytes, patterns: tuple[bytes, ...]
) -> Iterator[tuple[Step, Bytes]]:
    """Instructions of a register and a constant."""
    size = isa.vector_bits // 8
    for instruction in isa.on(target):
        if instruction.family not in ("bitwise", "dot") or instruction.immediates is not None:
            continue
        if [o.bytes for o in instruction.operands] != [size, size] or value.shape[1] != size:
            continue
        for pattern in patterns:
            constant = np.tile(np.frombuffer(pattern, dtype=np.uint8), (value.shape[0], 1))
            text = f"#{pattern.hex()}"
            for args, values in (((name, text), [value, constant]), ((text, name), [constant, value])):
                yield Step(instruction.name, args, None), execute(instruction, values)


def _accumulating(
    isa: Isa, target: str, name: str, made: int, value: Bytes, before: Bytes, times: int
) -> Iterator[tuple[tuple[Step, ...], Bytes]]:
    """Instructions that add to their first operand: of a register, or of a register and a constant."""
    size = isa.vector_bits // 8
    for instruction in isa.on(target):
        operands = instruction.operands
        if instruction.family not in ("widening", "accumulate") or instruction.immediates is not None:
            continue
        if len(operands) < 2 or operands[0].bytes != size or instruction.result.bytes != size:
            continue
        if any(operand.bytes != value.shape[1] for operand in operands[1:]):
            continue
        if len(operands) == 2 and times == 1:
            yield (Step(instruction.name, ("acc", name), None),), execute(instruction, [before, value])
        if len(operands) == 3:
            constant = np.full((value.shape[0], size), times, dtype=np.uint8)
            text = f"#{bytes([times] * size).hex()}"
            if operands[2].bytes == size:
                step = Step(instruction.name, ("acc", name, text), None)
                yield (step,), execute(instruction, [before, value, constant])
                continue
            for half, part in _unary(isa, target, text, constant, ("alias",)):
                step = Step(instruction.name, ("acc", name, f"t{made}"), None)
                yield (half, step), execute(instruction, [before, value, part])
                break


def _tiles(isa: Isa, target: str, groups: int) -> tuple[Tile, ...]:
    """Tiles of one register of rows whose byte sums stay in registers; indices may be read from memory
    again."""
    left = isa.target(target).vector_registers - CELL_REGISTERS
    return tuple(Tile(1, columns) for columns in TILE_COLUMNS if columns * groups <= left or columns == 1)
