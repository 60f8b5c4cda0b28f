"""The kernel of linear layers in blocks (``sketches.blocks``): the cheapest way from stored words to the
codes of a part, from two bytes to a sum of a block, and to those of many columns.

Products and sums are those of the search of ``synth.search.bytes``, with activations in the place of bytes
that have a sign, or those of an instruction of ``sketches.groups``, where a register of activations serves
several parts or columns; the core's model says which is cheaper. A part is unpacked by chains of up to two
instructions per piece, with masks, which are then put together. For one column codes may stay where they are
in their bytes, some bits higher than others, with sums of their own. All of it is tried on vectors; that what
is taken is right on all values is for the proof to say.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import isa_specs
from isa_specs.cores import core
from isa_specs.instruction import Isa
from sketches.block_matrix import PANEL, kept_bytes, matrix_work, vector_cycles
from sketches.blocks import (
    FEW,
    GROUP,
    LARGEST_BLOCK,
    LARGEST_SUM,
    SMALLEST_BLOCK,
    TYPICAL_BLOCK,
    BlockProgram,
    BlockSpec,
    Matrix,
    Raised,
    Units,
)
from sketches.blocks_work import BlockEnds, block_work
from sketches.bytes import CENTRE, CHUNK, WIDE, Level, rows_per_register
from sketches.groups import Product
from sketches.groups import products as group_products
from sketches.limits import MAX_BITS
from sketches.program import Line, memory
from sketches.throughput import TileCycles, tile_cycles
from sketches.tile import Tile
from synth.search.assemble import Assembler, find_load, find_store, vertical_adder
from synth.search.block_units import move_chain, scale_chains
from synth.search.block_unpack import STATES, cheapest_of, part_chain
from synth.search.byte_levels import Made, assembled_levels, longest_intervals, programs_of_ways
from synth.search.bytes import chains, products
from synth.search.chains import Bytes, Chain, applied, making, plain_instructions
from synth.search.groups import cheapest_chain, no_constant
from synth.search.tiles import best_rate, tile_speed
from synth.search.verdict import SynthesisFailed

#: Registers of weights and columns that tiles are made of.
TILE_REGISTERS, TILE_COLUMNS = (1, 2, GROUP), (1, 2, 3, 4, 8)
#: How much quicker one column has to be by the model where codes are raised: second sums fill registers,
#: which the words of codes that are cut into pieces need. Measured, such codes win or lose a twentieth.
WORTH = 1.06
#: How much faster a tile of more columns has to be: one that is as fast is one more to compile.
WIDER = 1.01


@cache
def block_program(spec: BlockSpec, isa: Isa, target: str) -> BlockProgram:
    """The kernel: of all ways to its sums the one with the most multiply-accumulates per cycle in its best
    tile, on the target's core. Raises NoByteProgram where the target cannot multiply bytes, SynthesisFailed
    where no way leads on."""
    found = programs_of_ways(isa, target, partial(_programs, spec, isa, target))
    found += _grouped(spec, isa, target)

    def price(program: BlockProgram) -> tuple[float, int]:
        return -_rate(isa, target, program, program.tiles), len(program.lines)

    return _with_matrix(isa, target, min(found, key=price))


def _rate(isa: Isa, target: str, program: BlockProgram, tiles: Iterable[Tile]) -> float:
    """Return the multiply-accumulates per cycle of the fastest of tiles."""
    return best_rate(isa, target, (block_work(isa, target, program, tile) for tile in tiles))


def _with_matrix(isa: Isa, target: str, program: BlockProgram) -> BlockProgram:
    """The program with a product of matrices, where the target has one that reads the same memory and is
    faster: of as many registers of rows as are fastest, from as many columns on as make it faster than the
    tiles whatever the block, and are not bound by memory. Raises SynthesisFailed where sums in such registers
    cannot be stored."""
    tiles, spec = isa.numbered(target), program.spec
    if tiles is None or spec.held > CHUNK:
        return program
    largest, timing = (2 * CENTRE - 1, spec.largest_code), core(isa.target(target).core)
    shapes = group_products(isa, target, tiles.row_bytes, largest, program.taken_off, True)
    whole = (rows_per_register(isa), tiles.rows, tiles.row_bytes, CHUNK)
    fits = [one for one in shapes if (one.rows, one.columns, one.held, one.together) == whole]

    def speed(matrix: Matrix) -> tuple[float, int]:
        work = matrix_work(isa, target, replace(program, matrix=matrix), PANEL)
        return tile_speed(isa, target, Tile(matrix.registers, PANEL), work)

    every = [_matrix(Assembler(isa, target), one, n) for one in fits[:1] for n in TILE_REGISTERS]
    # Each register of rows takes one for its sums, activations and weights take one at least. Half of the
    # cache is left to activations.
    kept = [
        one
        for one in every
        if one.registers + 2 <= tiles.count and 2 * kept_bytes(isa, one) <= timing.caches.first
    ]
    if not kept:
        return program
    matrix = max(kept, key=speed)
    best = replace(program, matrix=matrix)
    slower = [
        columns
        for columns in range(FEW + 1, tiles.rows + 1)
        for block in (SMALLEST_BLOCK, TYPICAL_BLOCK, LARGEST_BLOCK)
        if tile_cycles(isa, timing, target, matrix_work(isa, target, best, columns, block)).step.total
        >= vector_cycles(isa, timing, best, columns, target, block)
    ]
    least = max(slower, default=FEW) + 1
    return replace(best, matrix=replace(matrix, least=least)) if least <= tiles.rows else program


def _matrix(build: Assembler, product: Product, registers: int) -> Matrix:
    """The lines of a product of matrices. Raises SynthesisFailed."""
    isa, target = build.isa, build.target
    instruction = isa.instructions[product.instruction]
    keep = Line(memory("parts", 0), find_store(isa, target).name, ("part",), None, "store")
    operands = {0: "sum0"}
    for number, name, buffer in (
        (3 - product.weights, "a", "activations"),
        (product.weights, "w", "parts"),
    ):
        size = instruction.operands[number].bytes
        load = find_load(isa, target, size, size).name
        operands[number] = build.line("load", name, load, (memory(buffer, 0),))
    made = build.line("row", "s0", instruction.name, (operands[0], operands[1], operands[2]))
    stores = (i for i in isa.on(target) if i.family == "store" and i.operands[0] == instruction.result)
    store = next(stores, None)
    if store is None:
        raise SynthesisFailed(f"{isa.name}/{target}: no instruction stores sums of {instruction.name}")
    lines = (*build.body, Line(memory("sums", 0), store.name, (made,), None, "store"))
    build.start_again()
    column = build.load("column0", "sums", 0)
    build.line("reduce", "after0", vertical_adder(isa, target, WIDE), (column, "begin"))
    return Matrix(keep, lines, tuple(build.body), product.columns, product.positions, registers, 1)


def _programs(
    spec: BlockSpec, isa: Isa, target: str, widths: tuple[int, ...], cut: bool, centre: int | None
) -> Iterator[BlockProgram]:
    """A program per choice of chains on one way."""
    if centre is not None and spec.largest_code < centre:
        return
    # The search of bytes calls those with a sign weights; these are the activations.
    largest = (spec.largest_code, 2 * CENTRE - 1)
    every = [products(isa, target, widths[0], largest, cut, CENTRE, True, centre or 0)]
    every += [chains(isa, target, *pair, signed=True) for pair in itertools.pairwise(widths)]
    for chosen in itertools.product(*every):
        program = _assembled(spec, isa, target, widths, chosen, centre)
        intervals = longest_intervals(chosen, widths, program.bounds[0])
        if intervals is not None:
            found = _with_tiles(isa, target, replace(program, intervals=intervals))
            yield found if centre or intervals else _raised(found, isa, target, chosen[0].chain, cut)


def _raised(program: BlockProgram, isa: Isa, target: str, product: Chain, cut: bool) -> BlockProgram:
    """The program with the quickest way for one column: some parts' codes raised, if that is one, by what
    fields lie above each other. Products of raised codes are those of wider ones, if these have the same
    chain."""
    spec = program.spec

    def rate(one: BlockProgram) -> float:
        return _rate(isa, target, one, (tile for tile in one.tiles if tile.columns == 1))

    by = spec.bits  # a code above another one stays where it is
    largest = ((spec.largest_code + 1 << by) - 1, 2 * CENTRE - 1)
    if 2 * by <= MAX_BITS and product in [
        made.chain for made in products(isa, target, WIDE, largest, cut, CENTRE, True)
    ]:
        with suppress(SynthesisFailed):
            other = _with_tiles(isa, target, _unpacked_for_one(program, isa, target, by))
            if rate(other) > rate(program) * WORTH:
                return other
    return program


def _unpacked_for_one(program: BlockProgram, isa: Isa, target: str, by: int) -> BlockProgram:
    """The program with parts whose codes are raised by so many bits where that is cheaper, after what the
    parts before them have made. Raises SynthesisFailed."""
    spec, build, timing = program.spec, Assembler(isa, target), core(isa.target(target).core)
    words = [line.dest for line in program.loads]
    raised, parts = [], []

    def way(part: int, up: int) -> tuple[float, bool, str, Assembler]:
        chain, reads = part_chain(spec, isa, target, part, up)
        made = build.branch()
        given = [words[word] for word in reads]
        register = made.chain("unpack", f"r{part}", chain, given, partial(_constant, made))
        added = (isa.instructions[line.instruction] for line in made.body[len(build.body) :])
        return sum(timing.usage(line, target).slots for line in added), up > 0, register, made

    for part in range(spec.parts):
        _, up, register, build = min((way(part, up) for up in (0, by)), key=lambda one: one[:2])
        raised.append(up)
        parts.append(register)
    unpack = tuple(build.body)
    build.start_again()
    total = build.chain("reduce", "t", _lowered(isa, target, by), ["sum0", "sum1"], no_constant)
    one = Raised(by, tuple(raised), unpack, tuple(parts), tuple(build.body), total)
    constants = {constant.name: constant for constant in program.constants} | build.constants
    return replace(program, constants=tuple(constants.values()), one_column=one)


def _lowered(isa: Isa, target: str, by: int) -> Chain:
    """The cheapest chain that adds to sums (0) those of raised codes (1), moved down. Raises
    SynthesisFailed."""
    lanes = np.random.default_rng(23).integers(
        -LARGEST_SUM, LARGEST_SUM + 1, (2, STATES, isa.vector_bits // WIDE)
    )
    sums, raised, wanted = (
        one.astype("<i4").view(np.uint8) for one in (lanes[0], lanes[1] << by, lanes.sum(axis=0))
    )
    values: dict[Chain, Bytes] = {0: sums, 1: raised}
    shifts = [(i, by) for i in isa.on(target) if i.family == "shift" and by in (i.immediates or ())]
    found: list[Chain] = list(making(shifts, [(0, 1)], values, wanted))
    values |= dict(applied(shifts, [(1,)], values))
    found += making(plain_instructions(isa, target), [(0, chain) for chain in values], values, wanted)
    return cheapest_of(isa, target, found, f"add sums that are {by} bits higher")


def _grouped(spec: BlockSpec, isa: Isa, target: str) -> Iterator[BlockProgram]:
    """A program per instruction that takes of a register of activations one part after the other, or several
    columns. Steps are no longer than blocks often are: what is left of their last one is room lost. Sums of
    groups are by rows, so that what they begin with is a load of a number for each column."""
    size = isa.vector_bits // 8
    for centre in (None, CENTRE) if spec.largest_code >= CENTRE else (None,):
        for held in (n for n in (CHUNK << 1, CHUNK << 2) if n <= size):
            largest = (2 * CENTRE - 1, spec.largest_code)
            for product in group_products(isa, target, held, largest, centre or 0, True, by_rows=True):
                if product.held != held or held * product.columns != size:
                    continue
                wide = replace(spec, columns=product.columns, held=held)
                if product.together == wide.chunk and wide.positions <= TYPICAL_BLOCK:
                    program = _assembled(wide, isa, target, (WIDE,), (product,), centre)
                    yield _with_tiles(isa, target, program)


def _assembled(
    spec: BlockSpec, isa: Isa, target: str, widths: tuple[int, ...], chosen: tuple[Made | Product, ...],
    centre: int | None,
) -> BlockProgram:  # fmt: skip
    build = Assembler(isa, target)

    constant = partial(_constant, build)
    words = [build.load(f"w{number}", "weights", number) for number in range(spec.registers)]
    loads = tuple(build.body)
    build.body = []
    parts: list[str] = []
    for part in range(spec.parts):
        chain, reads = part_chain(spec, isa, target, part)
        for column in range(spec.columns):
            given = [words[word * spec.columns + column] for word in reads]
            parts.append(build.chain("unpack", f"u{len(parts)}", chain, given, constant))
    unpack = tuple(build.body)
    build.start_again()
    load = find_load(isa, target, spec.held * spec.columns, isa.vector_bits // 8).name
    operands = {build.line("load", "a", load, (memory("activations", 0),)): "activations", "part": "unpack"}
    every = [_product(made) if isinstance(made, Product) else made.chain for made in chosen]
    levels = assembled_levels(build, widths, every, operands, constant)
    units = _units(build, widths, constant)
    first = chosen[0]
    immediates = first.immediates if isinstance(first, Product) else ()
    return BlockProgram(
        spec=spec,
        constants=tuple(build.constants.values()),
        loads=loads,
        unpack=unpack,
        parts=tuple(parts),
        levels=levels,
        intervals=(),
        tiles=(Tile(1, 1),),
        unit_tiles=(Tile(1, 1),),
        units=units,
        centre=centre,
        immediates=tuple(imm for imm in immediates if imm is not None),
        **(_columns(build, spec, first.rows) if isinstance(first, Product) and spec.columns > 1 else {}),
    )


def _units(build: Assembler, widths: tuple[int, ...], constant: Callable[[bytes], str]) -> Units | None:
    """How blocks add up to units, None where the target has no instruction for it."""
    chains = scale_chains(build.isa, build.target) if widths[:-1] == (WIDE // 2,) else None
    move = move_chain(build.isa, build.target)
    if move is None:
        return None

    def level(stem: str, chain: Chain, *given: str, width: int = WIDE) -> Level:
        build.start_again()
        alone = {name: "unpack" for name in given if name.startswith("integers")}
        total = build.chain("row", stem, chain, given, constant, alone)
        return Level(width, tuple(build.body), total)

    if chains is None:
        units = Units(level("m", move, "moved", "sums", "integers"))
    else:
        factors = (level(f"f{n}", one, "integers", width=WIDE // 2) for n, one in enumerate(chains[1]))
        scale = level("v", chains[0], "scaled", "sum0", "factor")
        units = Units(level("m", move, "moved", "sums", "integers"), scale, tuple(factors))
    build.start_again()
    return units


def _constant(build: Assembler, data: bytes) -> str:
    """The constant's register, named by what its lanes are."""
    width = next((w for w in (8, 16, WIDE) if data == data[: w // 8] * (8 * len(data) // w)), 0)
    if not width:
        return build.constant(f"places{data[0]}", data)
    value = int.from_bytes(data[: width // 8], "little")
    return build.constant(f"lanes{width}_{value}", data)


def _product(product: Product) -> Chain:
    """The chain of an instruction on sums (0), activations (1) and a part (2)."""
    operands = {0: 0, product.weights: 2, 3 - product.weights: 1}
    return (product.instruction, product.immediates[0], *(operands[number] for number in range(3)))


def _columns(build: Assembler, spec: BlockSpec, rows: int) -> dict[str, Any]:
    """What sums [rows, columns] begin with, and what makes sums of one column of several such registers.
    Raises SynthesisFailed."""
    isa, target, columns = build.isa, build.target, range(spec.columns)
    load = find_load(isa, target, spec.columns * WIDE // 8, isa.vector_bits // 8).name
    start = build.line("load", "b0", load, (memory("begins", 0),))
    begin = tuple(build.body)
    build.start_again()
    shape = (STATES, spec.columns, rows, spec.columns)
    lanes = np.random.default_rng(22).integers(0, 1 << WIDE, shape, np.uint32).astype("<u4")

    def register(values: NDArray[np.uint32]) -> Bytes:
        return np.ascontiguousarray(values).reshape(STATES, -1).view(np.uint8)

    sums, ends = [register(lanes[:, number]) for number in columns], []
    for column in columns:
        chain = cheapest_chain(isa, target, sums, register(lanes[..., column]), "puts rows together")
        ends.append(build.chain("reduce", f"e{column}", chain, [f"sum{n}" for n in columns], no_constant))
    return {"begin": begin, "start": start, "finish": tuple(build.body), "ends": tuple(ends)}


def _with_tiles(isa: Isa, target: str, program: BlockProgram) -> BlockProgram:
    tiles, unit_tiles = (_tiles(isa, target, program, in_units) for in_units in (False, True))
    return replace(program, tiles=tiles, unit_tiles=unit_tiles)


def _tiles(isa: Isa, target: str, program: BlockProgram, in_units: bool) -> tuple[Tile, ...]:
    """Per number of columns the tile of most multiply-accumulates per cycle, and one of one register of
    weights for what rows it leaves; of the numbers those that are faster than all smaller ones, as the driver
    takes the largest. One column has a whole group of registers, which it reads from memory in order."""
    timing, ends = core(isa.target(target).core), BlockEnds(in_units=in_units)

    def cycles(tile: Tile) -> TileCycles:
        return tile_cycles(isa, timing, target, block_work(isa, target, program, tile, ends))

    def speed(tile: Tile) -> tuple[float, int]:
        rate, height = tile_speed(isa, target, tile, block_work(isa, target, program, tile, ends))
        # The less tall one has more registers left, for words of which later parts have pieces.
        return rate, height if program.spec.whole else -height

    tiles: list[Tile] = []
    fastest = 0.0
    for columns in (n for n in TILE_COLUMNS if n == 1 or n % program.spec.columns == 0):
        every = [Tile(registers, columns) for registers in TILE_REGISTERS]
        fits = [tile for tile in every if not cycles(tile).spilled]
        best = every[-1] if columns == 1 else max(fits, key=speed, default=None)
        if best and cycles(best).macs_per_cycle > fastest * WIDER:
            fastest = cycles(best).macs_per_cycle
            tiles += dict.fromkeys(Tile(n, columns) for n in (1, best.registers))
    return tuple(tiles)


def linear_program(spec: BlockSpec, isa_name: str, target: str) -> tuple[BlockProgram, tuple[()]]:
    """``block_program``, and no searches that a certificate could say lengths of."""
    return block_program(spec, isa_specs.load(isa_name), target), ()
