"""The bytes kernel of a specification: the cheapest way from two bytes to a 32-bit sum, per row.

A way is a sequence of lane widths that ends with 32 bits, and per width a *chain*: lines that add products of
bytes, or the sums of narrower lanes, to a register of sums. A chain is one instruction that adds to its
operand, or one that makes a register and another one that adds it. All of these are tried on vectors, with
constants of ones among their operands, up to the largest values that lanes have; what is dropped is wrong on
a vector, and that what is taken is right on all values is for the proof to say. Where codes are too large for
every instruction that multiplies bytes, half of the range is taken off the weights' where one takes signed
bytes and makes 32-bit sums of them at once; else registers are cut into their even and their odd bytes, in
lanes of 16 bits, whose products are added one after the other.

The intervals follow from the bounds: sums grow up to what the next chain still takes, all of a lane or, where
it reads signed lanes, half of that. Ways and tiles are compared by the cycles of the target's core.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Instruction, Isa
from sketches.bytes import (
    CHUNK,
    WIDE,
    ByteProgram,
    byte_share,
    byte_work,
    code_limits,
    column_bytes,
    largest_codes,
    largest_product,
    step_registers,
)
from sketches.kernel import KernelSpec
from sketches.program import memory
from sketches.tables import table_corrections
from sketches.tile import Tile
from synth.search.assemble import Assembler, find_load, vertical_adder
from synth.search.byte_levels import Made, assembled_levels, longest_intervals, programs_of_ways
from synth.search.chains import Bytes, Chain, applied, cheapest, makes, making, plain_instructions, put
from synth.search.tiles import best_rate, tile_speed
from synth.search.verdict import SynthesisFailed

#: Registers of weights and columns that tiles are made of; columns also where sums are of 32 bits at once: a
#: seventh, a fourteenth, ... of the rows of images that networks have, of which fewer columns wait for sums.
TILE_REGISTERS, TILE_COLUMNS, SEVENTH = (1, 2, 4), (1, 2, 4, 6, 8), 7
#: Registers of weights of a tall tile. Rows that do not fill it are left to the smaller ones.
TALL_REGISTERS = 8
#: Registers beside the sums and the operands of a step: a product.
PRODUCT_REGISTERS = 1
#: Bits of the lanes that even and odd bytes are put into, and the largest byte.
_HALF, LARGEST_BYTE = 16, 255
_STATES = 24
_TYPES = {8: "<u1", 16: "<u2", 32: "<u4"}


@cache
def byte_program(spec: KernelSpec, isa: Isa, target: str, depthwise: bool = False) -> ByteProgram:
    """The bytes kernel: of all ways the one with the most multiply-accumulates per cycle in its best
    tile, on the target's core. ``depthwise``: each row has activations of its own, of which the kernel's sums
    are all that is needed: their own sums, that codes of weights less than zero ask for, would be as much
    work. Raises NoByteProgram where the target cannot multiply bytes, SynthesisFailed where no way leads
    on."""

    def price(program: ByteProgram) -> tuple[float, int]:
        works = (byte_work(isa, target, program, tile) for tile in program.tiles)
        return -best_rate(isa, target, works), sum(len(level.lines) for level in program.levels)

    return min(programs_of_ways(isa, target, partial(_programs, spec, isa, target, depthwise)), key=price)


def _programs(
    spec: KernelSpec, isa: Isa, target: str, depthwise: bool, widths: tuple[int, ...], cut: bool,
    centre: int | None,
) -> Iterator[ByteProgram]:  # fmt: skip
    """A program per choice of chains on one way. ``cut``, ``centre``: those of ``products``."""
    if depthwise and table_corrections(spec, centre=centre or 0).columns:
        return
    if centre is not None and (len(widths) > 1 or largest_codes(spec)[1] < centre):
        return
    # Of each level what is added, in lanes of so many bits (0: the products of a step), to what.
    every = [products(isa, target, widths[0], code_limits(spec), cut, centre or 0)]
    every += [chains(isa, target, *pair) for pair in itertools.pairwise(widths)]
    for chosen in itertools.product(*every):
        intervals = longest_intervals(chosen, widths, widths[0] // 8 * largest_product(spec))
        if intervals is not None:
            made = _assembled(spec, isa, target, widths, intervals, chosen, depthwise)
            yield replace(made, centre=centre)


def _assembled(
    spec: KernelSpec, isa: Isa, target: str, widths: tuple[int, ...], intervals: tuple[int, ...],
    chosen: tuple[Made, ...], depthwise: bool,
) -> ByteProgram:  # fmt: skip
    build = Assembler(isa, target)

    def constant(data: bytes) -> str:
        width = next(w for w in _TYPES if data == data[: w // 8] * (8 * len(data) // w))
        value = int.from_bytes(data[: width // 8], "little")
        return build.constant(f"ones{width}" if value == 1 else f"lanes{width}_{value}", data)

    load = find_load(isa, target, column_bytes(isa, depthwise), isa.vector_bits // 8).name
    operands = {build.load("w", "weights", 0): "unpack"}
    operands[build.line("load", "a", load, (memory("activations", 0),))] = "activations"
    levels = assembled_levels(build, widths, [made.chain for made in chosen], operands, constant)
    total = f"sum{len(widths) - 1}"
    share = byte_share(spec)
    if share > 1:
        shift = multiplier(isa, target, share)
        total = build.line("reduce", "scaled", shift.name, (total,), share.bit_length() - 1)
    before = build.load("before", "acc", 0)
    build.store([build.line("reduce", "after", vertical_adder(isa, target, WIDE), (before, total))])
    program = ByteProgram(
        tuple(build.constants.values()), levels, intervals, tuple(build.body), (Tile(1, 1),)
    )
    return replace(program, tiles=_tiles(isa, target, program, depthwise))


def multiplier(isa: Isa, target: str, share: int) -> Instruction:
    """The shift that multiplies 32-bit lanes by ``share``. Raises SynthesisFailed."""
    lanes = np.random.default_rng(3).integers(0, 1 << WIDE, (_STATES, isa.vector_bits // WIDE)).astype("<u4")
    amount = share.bit_length() - 1
    shifts = ((i, amount) for i in isa.on(target) if i.family == "shift" and amount in (i.immediates or ()))
    use = makes(shifts, [lanes.view(np.uint8)], (lanes * np.uint32(share)).view(np.uint8))
    if use is not None:
        return isa.instructions[use[0]]
    raise SynthesisFailed(f"{isa.name}/{target}: no shift multiplies 32-bit lanes by {share}")


def _tiles(isa: Isa, target: str, program: ByteProgram, depthwise: bool) -> tuple[Tile, ...]:
    """Per number of columns the tile of most multiply-accumulates per cycle whose narrowest sums stay in
    registers, and the one of one register of weights; and a taller one if none of these is as fast, as where
    a load of activations takes a pipe of the products. Activations that each row has of its own serve one
    register of weights alone."""
    read = {arg for line in program.levels[0].lines for arg in line.args}
    of_weights, of_column = step_registers(program.levels[0])
    left = isa.target(target).vector_registers - of_column - PRODUCT_REGISTERS
    left -= sum(constant.name in read for constant in program.constants)

    def speed(tile: Tile) -> tuple[float, int]:
        return tile_speed(isa, target, tile, byte_work(isa, target, program, tile))

    tiles = []
    for columns in TILE_COLUMNS if program.intervals else sorted((*TILE_COLUMNS, SEVENTH)):
        heights = TILE_REGISTERS[:1] if depthwise else TILE_REGISTERS
        fits = [Tile(r, columns) for r in heights if r * (columns + of_weights) <= left]
        if fits:
            best = max(fits, key=speed)
            tiles += [Tile(1, columns)] + ([best] if best.registers > 1 else [])
    tall = [Tile(TALL_REGISTERS, n) for n in TILE_COLUMNS if TALL_REGISTERS * (n + of_weights) <= left]
    if tall and not depthwise and max(map(speed, tall))[0] > max(map(speed, tiles))[0]:
        tiles.append(max(tall, key=speed))
    return tuple(tiles) or (Tile(1, 1),)


@cache
def chains(isa: Isa, target: str, source: int, width: int, signed: bool = False) -> tuple[Made, ...]:
    """Chains that add to each lane of ``width`` bits the lanes of ``source`` bits within it: the cheapest,
    and cheaper ones for lanes that are at most half full. ``signed``: all lanes have a sign."""
    kept: list[Made] = []
    least: tuple[int, int] | None = None
    half = (1 << source - 1) - 1
    for takes in (half,) if signed else ((1 << source) - 1, half):
        registers, added = _sums(isa.vector_bits // 8, source, width, takes, signed)
        found = cheapest_adding(isa, target, registers, added, width, signed)
        if found is not None and (least is None or found[0] < least):
            least = found[0]
            kept.append(Made(found[1], takes, (1 << width - signed) - 1))
    return tuple(kept)


@cache
def products(
    isa: Isa,
    target: str,
    width: int,
    largest: tuple[int, int],
    cut: bool,
    centre: int = 0,
    signed: bool = False,
    beside: int = 0,
) -> tuple[Made, ...]:
    """Chains that add to each lane of ``width`` bits the products of the bytes within it, codes up to the
    ``largest`` of an activation and of a weight: the cheapest, where there is one. ``cut``: of even and odd
    bytes, else of whole registers. ``centre``: what was taken off the weights' codes, which are signed bytes
    then; sums are taken modulo 2^``width``, or are ``signed`` as well. ``beside``: what was taken off those
    of activations."""
    size, (activation, weight) = isa.vector_bits // 8, largest
    rng = np.random.default_rng(12)
    weights = rng.integers(0, weight + 1, (_STATES, size))
    activations = rng.integers(0, activation + 1, (_STATES, CHUNK))
    weights[0], activations[0] = weight, activation
    if centre:
        weights[1], activations[1] = 0, activation
    weights -= centre
    activations -= beside
    repeated = np.tile(activations, size // CHUNK)
    added = (weights * repeated).reshape(_STATES, -1, width // 8).sum(axis=2)
    most = (1 << width - signed) - 1
    if np.abs(added).max() > most:
        return ()
    codes = [weights.astype(np.uint8), repeated.astype(np.uint8)]
    if cut:
        chain = _in_halves(isa, target, codes, width, signed)
    else:
        found = cheapest_adding(isa, target, codes, added, width, signed)
        chain = None if found is None else found[1]
    return () if chain is None else (Made(chain, max(largest), most),)


def _in_halves(isa: Isa, target: str, codes: list[Bytes], width: int, signed: bool = False) -> Chain | None:
    """The chain that adds to the sums the products of the even bytes, then those of the odd ones; None where
    the target has none, or lanes hold one product alone. ``signed``: the first bytes are, and sums."""
    halves = (_halves(isa, target, signed), _halves(isa, target))
    if halves[0] is None or halves[1] is None or width == _HALF // 2:
        return None
    chain: Chain = 0
    for number in range(2):
        cut = [each.reshape(_STATES, -1, 2)[:, :, number] for each in codes]
        lanes = [np.ascontiguousarray(cut[0]).view(np.int8 if signed else np.uint8), cut[1]]
        products = lanes[0].astype(np.int64) * lanes[1]
        added = products.reshape(_STATES, -1, width // _HALF).sum(axis=2)
        wide = [lane.astype("<i2").view(np.uint8) for lane in lanes]
        found = cheapest_adding(isa, target, wide, added, width, signed)
        if found is None:
            return None
        placed = {n: put(half[number], {0: n}) for n, half in enumerate(halves, 1) if half is not None}
        chain = put(found[1], {0: chain, **placed})
    return chain


@cache
def _halves(isa: Isa, target: str, signed: bool = False) -> tuple[Chain, Chain] | None:
    """Chains that make of a register (0) its even and its odd bytes, in lanes of 16 bits, with their signs
    where they are ``signed``: the cheapest; None where the target has none. A chain is an instruction, or two
    shifts."""
    size = isa.vector_bits // 8
    register = np.random.default_rng(14).integers(0, 256, (_STATES, size)).astype(np.uint8)
    lanes = register.view("<i2" if signed else "<u2")
    mask = (LARGEST_BYTE).to_bytes(_HALF // 8, "little") * (8 * size // _HALF)
    half = _HALF // 2
    shifts = [(i, half) for i in isa.on(target) if i.family == "shift" and half in (i.immediates or ())]
    candidates = [*plain_instructions(isa, target), *shifts]
    operands: list[tuple[Chain, ...]] = [(0,), (0, mask), (mask, 0)]
    values: dict[Chain, Bytes] = {0: register}
    values |= dict(applied(shifts, [(0,)], {0: register}))
    parts = []
    for wanted in (lanes << half >> half if signed else lanes & LARGEST_BYTE, lanes >> half):
        made = wanted.astype(lanes.dtype).view(np.uint8)
        found = [*making(candidates, operands, values, made)]
        found += making(shifts, [(chain,) for chain in values if chain != 0], values, made)
        least = cheapest(isa, target, found)
        if least is None:
            return None
        parts.append(least[1])
    return parts[0], parts[1]


def cheapest_adding(
    isa: Isa, target: str, sources: list[Bytes], added: NDArray[np.int64], width: int, signed: bool = False
) -> tuple[tuple[int, int], Chain] | None:
    """The cheapest chain that adds these numbers to lanes of sums, as the target's core counts, and its
    cost."""
    rng = np.random.default_rng(13)
    room = (1 << width - signed) - 1 - int(np.abs(added).max() if signed else added.max())
    before = rng.integers(0, room + 1, added.shape)
    before[0] = room
    # Full lower halves, so that what adds has to carry.
    before[1::2] = np.minimum(before[1::2] | (1 << width // 2) - 1, room)
    if signed:
        before[1::3] *= -1
    registers = [before.astype(_TYPES[width]).view(np.uint8), *sources]
    return cheapest(isa, target, _right(isa, target, registers, before + added))


def _sums(
    size: int, source: int, width: int, takes: int, signed: bool
) -> tuple[list[Bytes], NDArray[np.int64]]:
    """A register of random and of extreme lanes, and their sums within wider ones."""
    lanes = (_STATES, 8 * size // source)
    value = np.random.default_rng(12).integers(-takes if signed else 0, takes + 1, lanes)
    value[0] = takes
    if signed:
        value[1] = -takes
    added = value.reshape(_STATES, -1, width // source).sum(axis=2)
    return [value.astype(_TYPES[source]).view(np.uint8)], added


def _right(isa: Isa, target: str, registers: list[Bytes], wanted: NDArray[np.int64]) -> Iterator[Chain]:
    """Every chain that makes the wanted sums of the registers, shortest first."""
    size = isa.vector_bits // 8
    width = 8 * size // wanted.shape[1]
    lanes = wanted.astype(_TYPES[width]).view(np.uint8)
    values: dict[Chain, Bytes] = dict(enumerate(registers))
    sources = tuple(range(1, len(registers)))
    yield from making(plain_instructions(isa, target), _orders((*sources, 0), size), values, lanes)
    first: dict[bytes, tuple[Chain, Bytes]] = {}
    for chain, result in applied(plain_instructions(isa, target), _orders(sources, size), values):
        first.setdefault(result.tobytes(), (chain, result))
    values |= dict(first.values())
    right = []
    for number, (adder, args) in enumerate(_adders(isa, target, width)):
        operands = {
            tuple(chain if arg == 1 else arg for arg in args): place
            for place, (chain, _) in enumerate(first.values())
        }
        for made in making([(adder, None)], operands, values, lanes):
            right.append((operands[made[2:]], number, made))
    yield from (chain for *_, chain in sorted(right, key=lambda entry: entry[:2]))


def _orders(needed: tuple[int, ...], size: int) -> list[tuple[Chain, ...]]:
    """Operands that name each of ``needed`` once, and at most one constant, of ones, beside them."""
    ones = ((1).to_bytes(width // 8, "little") * (8 * size // width) for width in _TYPES)
    beside: list[tuple[Chain, ...]] = [(), *((one,) for one in ones)]
    return [args for more in beside for args in itertools.permutations((*needed, *more))]


@cache
def _adders(isa: Isa, target: str, width: int) -> list[tuple[Instruction, tuple[Chain, ...]]]:
    """Instructions that add something of a register (1) to the lanes of sums (0), with their operands.

    A zero leaves the sums as they are, and another register makes them larger by what does not depend on
    them.
    """
    size = isa.vector_bits // 8
    places = np.tile(np.arange(size, dtype=np.uint8), (_STATES, 1))
    nothing, small, other = np.zeros_like(places), places % 3, places % 5

    tried = [
        list(applied(plain_instructions(isa, target), _orders((1, 0), size), {0: sums, 1: added}))
        for sums, added in ((other, nothing), (nothing, nothing), (nothing, small), (other, small))
    ]
    found = []
    for (chain, zero), (_, none), (_, alone), (_, beside) in zip(*tried, strict=True):
        kept = np.array_equal(zero, other) and not none.any() and bool(alone.any())
        gained = (beside.view(_TYPES[width]) - other.view(_TYPES[width])).astype(_TYPES[width])
        if kept and np.array_equal(alone.view(_TYPES[width]), gained):
            found.append((isa.instructions[chain[0]], chain[2:]))
    return found
