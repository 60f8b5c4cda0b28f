"""The table kernel of a specification: how words become indices, and the cheapest widening to 32 bits.

Three small sketches are each decided by exhaustion on test vectors, cheapest first. A rejected candidate is
wrong on a vector. The proof shows that the chosen program is correct on all values.

* Unpacking: every lookup reads a bit pattern of a weight plane's word (masks of a half byte, shifts by one).
* Widening: a widening sequence (``WideningSequence``) adds some byte lanes, times ``coefficient``,
to accumulator
  lanes of twice the width, in at most four lines: take a half, widen, scale, add. Some instructions combine
  these. Two sequences together read every lane, or one sequence reads two planes that lie side by side.
* Second widening: the same from 16-bit lanes to the result. Rows are stored as they arrive.

Of equally short sequences the one with fewer shuffles wins: lookups keep the shuffle unit busy.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from isa_specs.concrete import execute
from isa_specs.instruction import Isa
from sketches.compute import SketchInput, derived_planes
from sketches.kernel import KernelSpec
from sketches.lanes import lane_grid
from sketches.program import Line, memory
from sketches.tables import (
    MIDDLE,
    NARROW,
    NIBBLES,
    LookupInstruction,
    TableLayout,
    build_tables,
    coefficient,
    lookup_instruction,
    rows_per_register,
    step_bound,
)
from sketches.tile import Accumulator, Tile
from sketches.tile_program import TileProgram
from synth.search.assemble import Assembler, find_load, vertical_adder
from synth.search.instruction_sequences import (
    LANES,
    Bytes,
    Candidates,
    InstructionSequence,
    applied,
    instructions_of,
    on_states,
    plain,
)
from synth.search.verdict import SynthesisFailed

#: Columns of the tiles.
TILE_COLUMNS = (1, 2, 4, 7)
#: Registers beside the byte sums and the indices: a table and a looked-up value.
INNER_REGISTERS = 2
_STATES = 64
#: Families that move lanes in the unit that also looks up tables.
_SHUFFLES = ("shuffle", "table")
#: The most immediates of an instruction in a widening. Instructions with more are general permutations.
_FEW = 2


class NoTables(SynthesisFailed):
    """The target has no look-up in tables of the layout's size, and so no table kernel."""


@dataclass(frozen=True)
class WideningSequence:
    """A widening sequence on an accumulator (0) and a source (1). It adds lane ``order[i]`` of the source,
    times the coefficient of ``parts``, to lane i of the accumulator. Without ``order``, it adds lanes 2i and
    2i + 1, times the two coefficients of ``side_by_side``. ``cost``: its instructions. ``shuffles``: its
    instructions in the shuffle unit."""

    sequence: InstructionSequence
    order: tuple[int, ...]
    cost: int
    shuffles: int

    @property
    def price(self) -> tuple[int, int]:
        return (self.cost, self.shuffles)


def _part(isa: Isa, target: str, sequence: InstructionSequence, order: tuple[int, ...]) -> WideningSequence:
    lines = instructions_of(isa, sequence)
    shuffles = sum(instruction.family in _SHUFFLES for instruction in lines)
    return WideningSequence(sequence, order, sum(instruction.cost(target) for instruction in lines), shuffles)


def _price(every: Iterable[WideningSequence]) -> tuple[int, int]:
    prices = [part.price for part in every]
    return sum(cost for cost, _ in prices), sum(shuffles for _, shuffles in prices)


def table_program(
    spec: KernelSpec, isa: Isa, target: str, table_layout: TableLayout = NIBBLES
) -> TileProgram:
    """Return the table kernel. Raises NoTables if the target has no lookup for the layout ``table_layout``,
    and SynthesisFailed if a sketch has no program."""
    build = Assembler(isa, target)
    groups = _inner(build, spec, table_layout)
    inner = tuple(build.body)
    bound = max(group.bound for group in groups)
    interval = ((1 << NARROW) - 1) // bound
    full = interval * sum(group.coefficient * group.bound for group in groups)
    second_interval = ((1 << MIDDLE) - 1) // full
    if second_interval < 1:
        raise SynthesisFailed(
            f"{spec.configuration} {spec.encoding}: widened sums reach {full}, above 16 bits"
        )
    widening, layout = _widening(build, groups)
    epilogue, lanes = _second_widening(build, layout)
    return TileProgram(
        inner=inner, groups=groups, epilogue=epilogue, tiles=_tiles(isa, target, len(groups), table_layout),
        constants=tuple(build.constants.values()), adder=vertical_adder(isa, target),
        widths=(NARROW, MIDDLE),
        intervals=(interval, second_interval), widenings=(widening,), positions=table_layout.chunk,
        lanes=lanes,
    )  # fmt: skip


def find_lookup(isa: Isa, target: str, layout: TableLayout = NIBBLES) -> LookupInstruction:
    """Return the lookup of every byte of a register in a table of ``layout.entries`` bytes. Raises
    NoTables."""
    found = lookup_instruction(isa, target, layout)
    if found is None:
        where = f"{isa.name}/{target}"
        raise NoTables(f"{where}: no instruction looks a register up in a table of {layout.entries} bytes")
    return found


def _inner(build: Assembler, spec: KernelSpec, layout: TableLayout) -> tuple[Accumulator, ...]:
    """Write one step: words, indices, lookups and sums; return the byte accumulators by weight plane."""
    isa, target = build.isa, build.target
    size = isa.vector_bits // 8
    lookup = find_lookup(isa, target, layout)
    load = find_load(isa, target, layout.entries, size).name
    adder = vertical_adder(isa, target)
    choice = _unpacking(isa, target, layout)
    words = [build.load(f"w{plane}", "weights", plane) for plane in range(spec.weights.bits)]
    indices = [[build.derived_plane("unpack", word, item) for item in choice] for word in words]
    places = [memory("tables", number * layout.entries) for number in range(layout.tables)]
    tables = [build.line("load", f"t{number}", load, (at,)) for number, at in enumerate(places)]
    groups = []
    for plane, columns in enumerate(indices):
        found = [
            build.line(
                "row", f"p{plane}_{number}", lookup.instruction.name, lookup.operands(tables[number], index)
            )
            for number, index in enumerate(columns)
        ]
        total = found[0]
        if found[1:]:
            total = build.line("combine", f"g{plane}", adder, (found[0], found[1]))
        groups.append(Accumulator(total, coefficient(spec, plane), step_bound(spec, layout)))
    return tuple(groups)


@cache
def _unpacking(isa: Isa, target: str, layout: TableLayout) -> tuple[SketchInput, ...]:
    """Return, per table, the bit pattern of a word that is its index. Of the choices that look up the right
    sums, return the one with the fewest lines."""
    rng = np.random.default_rng(6)
    size = isa.vector_bits // 8
    lookup = find_lookup(isa, target, layout)
    word = rng.integers(0, 256, (_STATES, size), dtype=np.uint8)
    codes = rng.integers(0, 16, (_STATES, layout.chunk), dtype=np.uint8)
    tables = build_tables(codes, layout).reshape(_STATES, layout.tables, layout.entries)
    bits = word[:, :, None] >> np.arange(layout.chunk, dtype=np.uint8) & 1
    widths = (
        derived_planes(isa, target, "weights", 0, "w", width, 2, nibbles=True) for width in (NARROW, MIDDLE)
    )
    every = list(itertools.chain(*widths))
    right: list[list[SketchInput]] = []
    for number in range(layout.tables):
        part = slice(number * layout.positions, (number + 1) * layout.positions)
        wanted = (bits[:, :, part] * codes[:, None, part]).sum(axis=2)
        table = np.tile(tables[:, number], size // layout.entries)

        def looked_up(item: SketchInput, table: Bytes = table) -> Bytes:
            return execute(lookup.instruction, list(lookup.operands(table, item.value(word))))

        right.append([item for item in every if (looked_up(item) == wanted).all()])

    def lines(items: tuple[SketchInput, ...]) -> int:
        return len({item.steps[: n + 1] for item in items for n in range(len(item.steps))})

    best = min(itertools.product(*right), key=lines, default=None)
    if best is None:
        raise SynthesisFailed(
            f"{isa.name}/{target}: nothing makes indices of {layout.positions} bits of a word"
        )
    return best


@dataclass(frozen=True)
class WideningLayout:
    """How a widening reads byte sums. ``parts``: per 16-bit accumulator, words with widening sequences."""

    parts: tuple[tuple[tuple[int, WideningSequence], ...], ...]

    @property
    def price(self) -> tuple[int, int]:
        return _price(part for accumulator in self.parts for _, part in accumulator)

    def bytes(self, size: int) -> list[list[list[int]]]:
        """Return the byte indices that each lane of an accumulator adds, over all words of ``size`` bytes."""

        def read(word: int, part: WideningSequence, lane: int) -> list[int]:
            lanes = part.order[lane : lane + 1] or (2 * lane, 2 * lane + 1)
            return [word * size + byte for byte in lanes]

        return [
            [[byte for word, part in taken for byte in read(word, part, lane)] for lane in range(size // 2)]
            for taken in self.parts
        ]


def layouts(isa: Isa, target: str, groups: tuple[Accumulator, ...]) -> Iterator[WideningLayout]:
    """Yield layouts for the planes' byte accumulators. Each plane has its own word. Alternatively, two planes
    lie side by side in two words, one per accumulator, and remaining planes have own words."""
    size, shares = rows_per_register(isa), [group.coefficient for group in groups]
    for paired in dict.fromkeys((0, len(groups) // 2 * 2)):
        sides = [side_by_side(isa, target, *shares[plane : plane + 2]) for plane in range(0, paired, 2)]
        joined = [(2 * number, part) for number, part in enumerate(sides) if part is not None]
        if len(joined) < len(sides):
            continue
        single = {
            plane: {part.order: part for part in parts(isa, target, NARROW, shares[plane])}
            for plane in range(paired, len(groups))
        }
        # Two lane orders that all planes have sequences for and that together read every lane.
        covers: Iterable[tuple[tuple[int, ...], ...]] = [((), ())]
        if single:
            common = [order for order in single[paired] if all(order in orders for orders in single.values())]
            covers = itertools.combinations(common, 2)
        for cover in covers:
            if not single or sorted(itertools.chain(*cover)) == list(range(size)):
                taken = []
                for half, order in enumerate(cover):
                    alone = ((plane, orders[order]) for plane, orders in single.items())
                    taken.append((*((plane + half, part) for plane, part in joined), *alone))
                yield WideningLayout(tuple(taken))


@cache
def side_by_side(isa: Isa, target: str, even: int, odd: int) -> WideningSequence | None:
    """Return the cheapest sequence that adds byte lanes 2i times ``even`` and 2i + 1 times ``odd`` to 16-bit
    lane i."""
    rng = np.random.default_rng(9)
    size = isa.vector_bits // 8
    source = rng.integers(0, 256, (_STATES, size), dtype=np.uint8)
    wanted = source[:, ::2].astype(np.int64) * even + source[:, 1::2].astype(np.int64) * odd
    pattern = bytes((even, odd)) * (size // 2)
    add = vertical_adder(isa, target, MIDDLE)
    found = [
        _part(isa, target, (add, None, 0, sequence), ())
        for sequence, value in applied(_beside(isa, target), [(1, pattern), (pattern, 1)], {1: source})
        if value.shape[1] == size and np.array_equal(value.view(LANES[MIDDLE]), wanted)
    ]
    return min(found, key=lambda part: part.price, default=None)


def _widening(build: Assembler, groups: tuple[Accumulator, ...]) -> tuple[tuple[Line, ...], WideningLayout]:
    """Return the widening from byte sums to 16-bit accumulators, and its layout. Raises SynthesisFailed."""
    isa, target = build.isa, build.target
    best = min(layouts(isa, target, groups), key=lambda layout: layout.price, default=None)
    if best is None:
        raise SynthesisFailed(f"{isa.name}/{target}: no two instruction sequences widen all bytes")
    build.start_again()
    results = []
    for number, chosen in enumerate(best.parts):
        value = build.load(f"acc16_{number}", "acc", number)
        for word, part in chosen:
            value = _sequence(build, part, f"acc8_{word}", value, f"f{number}_{word}")
        results.append(value)
    build.store(results)
    return tuple(build.body), best


def _second_widening(build: Assembler, layout: WideningLayout) -> tuple[tuple[Line, ...], tuple[int, ...]]:
    """Return the second widening, from 16-bit accumulators to the 32-bit result. Also return the byte lane of
    each plane and row, in the order in which rows arrive. Raises SynthesisFailed."""
    isa, target = build.isa, build.target
    size = isa.vector_bits // 8
    orders = layout.bytes(size)
    widening = parts(isa, target, MIDDLE, 1)
    found: list[tuple[tuple[int, int], list[tuple[int, WideningSequence]], tuple[int, ...]]] = []
    for cover in itertools.combinations(widening, 2):
        if len(set(cover[0].order) | set(cover[1].order)) < size // (MIDDLE // 8):
            continue
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
        found.append((_price(part for _, part in chosen), chosen, lanes))
    if not found:
        where = f"{isa.name}/{target}"
        raise SynthesisFailed(f"{where}: no widening leaves the rows in an order that packing can give")
    _, best, lanes = min(found, key=lambda one: one[0])
    build.start_again()
    results = [
        _sequence(build, part, f"acc16_{half}", build.load(f"out{number}", "acc", number), f"s{number}")
        for number, (half, part) in enumerate(best)
    ]
    build.store(results)
    return tuple(build.body), lanes


def _sequence(build: Assembler, part: WideningSequence, source: str, accumulator: str, stem: str) -> str:
    """Write a widening sequence; return the register of the new accumulator."""

    def constant(data: bytes) -> str:
        return build.constant(f"lanes_{data[:4].hex()}", data)

    return build.sequence("reduce", stem, part.sequence, (accumulator, source), constant)


@cache
def parts(isa: Isa, target: str, width: int, times: int) -> tuple[WideningSequence, ...]:
    """Return the cheapest widening sequence per lane order, from lanes of ``width`` bits, times ``times``, to
    lanes of twice the width."""
    rng = np.random.default_rng(8)
    size, wide = isa.vector_bits // 8, 2 * width
    source = rng.integers(0, 1 << width, (_STATES, size * 8 // width)).astype(LANES[width])
    before = rng.integers(0, 1 << width, (_STATES, size * 8 // wide)).astype(LANES[wide])
    add = vertical_adder(isa, target, wide)
    best: dict[tuple[int, ...], WideningSequence] = {}

    def order_of(value: Bytes, factor: int) -> tuple[int, ...] | None:
        """Return which lane of the source, times ``factor``, each lane of the value is, or None."""
        same = source[:, :, None].astype(np.int64) * factor == value.view(LANES[wide])[:, None]
        places = same.all(axis=0)
        return tuple(map(int, places.argmax(axis=0))) if (places.sum(axis=0) == 1).all() else None

    def offer(sequence: InstructionSequence, gained: Bytes) -> None:
        order = order_of(gained, times)
        if order is not None and len(set(order)) == len(order):
            part = _part(isa, target, sequence, order)
            if order not in best or part.price < best[order].price:
                best[order] = part

    pieces: list[tuple[InstructionSequence, Bytes]] = [(1, source.view(np.uint8))]
    pieces += applied(_single(isa, target, ("alias", "shuffle")), [(1,)], dict(pieces))
    lane = width // 8
    ones, factor, none = b"\xff" * lane, times.to_bytes(lane, "little"), bytes(lane)
    pairs = (ones + none, none + ones, factor + none, none + factor)
    patterns = [pair * (size // len(pair)) for pair in pairs]
    every = bytes([times]) * size
    shifts = list(_single(isa, target, ("shift",), times.bit_length() - 1))
    half = next(applied(_single(isa, target, ("alias",)), [(every,)], {1: on_states(every, _STATES)}), None)
    # Instructions that add to operand 0: a register, or a register and a constant.
    known = (i for i in isa.on(target) if i.family in ("widening", "accumulate") and i.result.bytes == size)
    accumulating = list(plain(known))
    for piece, value in pieces:
        both = [args for pattern in patterns for args in ((piece, pattern), (pattern, piece))]
        for made, wider in (
            *applied(_single(isa, target, ("widening", "shift"), width), [(piece,)], {piece: value}),
            *applied(_beside(isa, target), both, {piece: value}),
        ):
            if wider.shape[1] == size:
                offer((add, None, 0, made), wider)
                if times > 1 and order_of(wider, 1) is not None:
                    for sequence, moved in applied(shifts, [(made,)], {made: wider}):
                        offer((add, None, 0, sequence), moved)
        values = {0: before.view(np.uint8), piece: value}
        added: list[tuple[InstructionSequence, ...]] = [(0, piece)] if times == 1 else []
        added.append((0, piece, every))
        if half is not None:
            values[half[0]] = half[1]
            added.append((0, piece, half[0]))
        for sequence, total in applied(accumulating, added, values):
            offer(sequence, (total.view(LANES[wide]) - before).astype(LANES[wide]).view(np.uint8))
    return tuple(sorted(best.values(), key=lambda part: (part.price, part.order)))


def _single(isa: Isa, target: str, families: tuple[str, ...], amount: int | None = None) -> Candidates:
    """Yield instructions on one register with their immediates; shifts only by ``amount``."""
    for instruction in isa.on(target):
        single = len(instruction.operands) == 1 and not instruction.result.memory
        if single and instruction.family in families:
            immediates = instruction.immediates or (None,)
            if instruction.family == "shift":
                yield from [(instruction, amount)] if amount in immediates else []
            elif len(immediates) <= _FEW:
                yield from ((instruction, imm) for imm in immediates)


def _beside(isa: Isa, target: str) -> Candidates:
    """Return instructions on a register and a constant."""
    return plain(i for i in isa.on(target) if i.family in ("bitwise", "dot") and len(i.operands) == 2)


def _tiles(isa: Isa, target: str, groups: int, layout: TableLayout) -> tuple[Tile, ...]:
    """Return tiles whose byte sums fit in registers. Indices of one register may be reloaded from memory."""
    left = isa.target(target).vector_registers - INNER_REGISTERS
    return tuple(
        Tile(registers, columns)
        for registers in range(1, layout.max_mr_registers + 1)
        for columns in TILE_COLUMNS
        if registers * columns * groups + (registers - 1) * groups <= left or registers * columns == 1
    )
