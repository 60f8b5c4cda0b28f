"""The kernel of linear layers in quantization groups: unpacking, products, group sums, and epilogue.

Products and sums are methods of ``synth.search.byte_ways``, with activations as the signed factor. Or they
are an instruction of ``sketches.outer_products``, if a register of activations serves several sub-steps or
columns. The core model decides. A sub-step is unpacked by up to two instructions per bit field, with masks,
and a join of the fields. Tiles of one column may use unshifted codes, with sums of their own. Test vectors
decide in the search; the proof shows that the chosen program is correct on all values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from typing import Any

import numpy as np

from isa_specs.cores import core
from isa_specs.instruction import Isa
from sketches.blocks import (
    FEW,
    GROUP,
    LARGEST_ACTIVATION,
    LARGEST_BLOCK,
    LARGEST_SUM,
    LOADED,
    SMALLEST_BLOCK,
    TABLE,
    TYPICAL_BLOCK,
    BlockProgram,
    BlockSpec,
    Matrix,
    UnshiftedCodes,
)
from sketches.blocks_work import PANEL, BlockEnds, block_work, kept_bytes, matrix_work, vector_cycles
from sketches.bytes import CHUNK, STORED_ZERO, WIDE, AccumulatorStage, rows_per_register
from sketches.limits import MAX_BITS
from sketches.outer_products import OuterProduct
from sketches.outer_products import products as group_products
from sketches.program import Line, memory
from sketches.throughput import TileCycles, tile_cycles
from sketches.tile import Tile
from synth.search.assemble import Assembler, find_load, find_store, vertical_adder
from synth.search.block_unpack import STATES, move_sequence, part_sequence, scale_sequences
from synth.search.byte_ways import Factors, Made, Way, first_ways, products
from synth.search.instruction_sequences import (
    LANES,
    Bytes,
    InstructionSequence,
    applied,
    as_registers,
    cheapest_of,
    making,
    shifts_by,
    whole_registers,
)
from synth.search.outer_products import cheapest_sequence
from synth.search.tiles import best_rate, fastest, tile_speed
from synth.search.verdict import SynthesisFailed

#: MR (in registers of weights) and NR of tiles.
TILE_REGISTERS, TILE_COLUMNS = (1, 2, GROUP), (1, 2, 3, 4, 8)
#: By which factor one column has to be faster in the model with unshifted codes. Their second sums take
#: registers that words of split codes need. Measured, such codes win or lose a twentieth.
WORTH = 1.06
#: By which factor a tile of more columns has to be faster. An equally fast tile is one more to compile.
WIDER = 1.01


@cache
def block_program(spec: BlockSpec, isa: Isa, target: str) -> BlockProgram:
    """Return the kernel whose best tile makes the most multiply-accumulates per cycle on the target's core.
    Raises NoByteProgram, SynthesisFailed."""
    programs = []
    for way in first_ways(isa, target, _options(spec)):
        program = _assembled(spec, isa, target, way)
        plain = not (way.factors.beside or way.intervals or program.table)
        programs.append(_with_shifted_codes(program, isa, target, way) if plain else program)
    programs += _grouped(spec, isa, target)

    def price(program: BlockProgram) -> tuple[float, int]:
        return -_rate(isa, target, program, program.tiles), len(program.lines)

    return _with_matrix(isa, target, min(programs, key=price))


def _rate(isa: Isa, target: str, program: BlockProgram, tiles: Iterable[Tile]) -> float:
    """Return the multiply-accumulates per cycle of the fastest tile."""
    return best_rate(isa, target, partial(block_work, isa, target, program), tiles)


def _options(spec: BlockSpec) -> Iterator[tuple[Factors, bool, int]]:
    """Yield (factors, cut, largest product), in the order in which ``first_ways`` tries them."""
    for stored_zero, cut in ((0, False), (STORED_ZERO, False), (0, True)):
        if spec.largest_code >= stored_zero:
            largest = LARGEST_ACTIVATION * max(spec.largest_code - stored_zero, stored_zero)
            yield _factors(spec.largest_code, stored_zero), cut, largest


def _factors(largest_code: int, stored_zero: int = 0) -> Factors:
    """Return the ranges of weight codes, less ``stored_zero``, and of activations, the signed factor."""
    return Factors((largest_code, 2 * STORED_ZERO - 1), STORED_ZERO, stored_zero, signed=True)


def _with_matrix(isa: Isa, target: str, program: BlockProgram) -> BlockProgram:
    """Return the program with a product on tile registers, if the target has a faster one that reads the
    same memory. It is used from as many columns on as make it faster for every group size. Raises
    SynthesisFailed."""
    tiles, spec = isa.tile_registers(target), program.spec
    if tiles is None or spec.positions_per_register > CHUNK:
        return program
    largest, timing = (2 * STORED_ZERO - 1, spec.largest_code), core(isa.target(target).core)
    shapes = group_products(isa, target, tiles.row_bytes, largest, program.zero_point, True)
    sizes = (rows_per_register(isa), tiles.rows, tiles.row_bytes, CHUNK)
    fits = [x for x in shapes if (x.rows, x.columns, x.positions_per_register, x.together) == sizes]

    def speed(matrix: Matrix) -> tuple[float, int]:
        work = matrix_work(isa, target, replace(program, matrix=matrix), PANEL)
        return tile_speed(isa, target, Tile(matrix.registers, PANEL), work)

    every = [_matrix(Assembler(isa, target), one, n) for one in fits[:1] for n in TILE_REGISTERS]
    # Each register of rows needs a register for its sums. Activations and weights need one register each.
    # Half of the cache is left to activations.
    most = timing.caches.first / 2
    small = [x for x in every if x.registers + 2 <= tiles.count and kept_bytes(isa, x) <= most]
    if not small:
        return program
    matrix = max(small, key=speed)
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


def _matrix(build: Assembler, product: OuterProduct, registers: int) -> Matrix:
    """Return the lines of a product on tile registers. Raises SynthesisFailed."""
    isa, target = build.isa, build.target
    instruction = isa.instructions[product.instruction]
    store_codes = Line(memory("sub_steps", 0), find_store(isa, target).name, ("weight_codes",), None, "store")
    operands = {0: "sum0"}
    pairs = ((3 - product.weights, "a", "activations"), (product.weights, "w", "sub_steps"))
    for number, name, buffer in pairs:
        size = instruction.operands[number].bytes
        load = find_load(isa, target, size, size).name
        operands[number] = build.line("load", name, load, (memory(buffer, 0),))
    made = build.line("row", "s0", instruction.name, (operands[0], operands[1], operands[2]))
    store = find_store(isa, target, instruction.result.bits)
    lines = (*build.body, Line(memory("sums", 0), store.name, (made,), None, "store"))
    build.start_again()
    column = build.load("column0", "sums", 0)
    build.line("reduce", "after0", vertical_adder(isa, target, WIDE), (column, "begin"))
    return Matrix(store_codes, lines, tuple(build.body), product.columns, product.positions, registers, 1)


def _with_shifted_codes(program: BlockProgram, isa: Isa, target: str, way: Way) -> BlockProgram:
    """Return the program with unshifted codes in tiles of one column, if that is faster.

    An unshifted code is a multiple of 2^by, whose products need the instruction sequence of wider codes.
    """
    spec = program.spec

    def rate(one: BlockProgram) -> float:
        return _rate(isa, target, one, (tile for tile in one.tiles if tile.columns == 1))

    by = spec.bits  # a code above another one in its byte is not shifted
    wider = _factors((spec.largest_code + 1 << by) - 1)
    same = products(isa, target, WIDE, wider, way.cut) if 2 * by <= MAX_BITS else ()
    if way.steps[0].sequence in [made.sequence for made in same]:
        with suppress(SynthesisFailed):
            other = _with_tiles(isa, target, _unpacked_for_one(program, isa, target, by))
            if rate(other) > rate(program) * WORTH:
                return other
    return program


def _unpacked_for_one(program: BlockProgram, isa: Isa, target: str, by: int) -> BlockProgram:
    """Return the program with codes shifted left by ``by`` bits in the sub-steps where that is cheaper, given
    the registers of earlier sub-steps. Raises SynthesisFailed."""
    spec, build, timing = program.spec, Assembler(isa, target), core(isa.target(target).core)
    words = [line.dest for line in program.loads]
    unshifted, parts = [], []

    def way(part: int, up: int) -> tuple[float, bool, str, Assembler]:
        sequence, reads = part_sequence(spec, isa, target, part, up)
        made = build.branch()
        given = [words[word] for word in reads]
        register = made.sequence("unpack", f"r{part}", sequence, given, partial(_constant, made))
        added = (isa.instructions[line.instruction] for line in made.body[len(build.body) :])
        return sum(timing.usage(line, target).slots for line in added), up > 0, register, made

    for part in range(spec.sub_steps):
        _, up, register, build = min((way(part, up) for up in (0, by)), key=lambda one: one[:2])
        unshifted.append(up)
        parts.append(register)
    unpack = tuple(build.body)
    build.start_again()
    total = build.sequence("reduce", "t", _lowered(isa, target, by), ["sum0", "sum1"])
    one = UnshiftedCodes(by, tuple(unshifted), unpack, tuple(parts), tuple(build.body), total)
    constants = {constant.name: constant for constant in program.constants} | build.constants
    return replace(program, constants=tuple(constants.values()), one_column=one)


def _lowered(isa: Isa, target: str, by: int) -> InstructionSequence:
    """Return the cheapest instruction sequence that adds sums of unshifted codes (1), shifted right by
    ``by``, to sums (0). Raises SynthesisFailed."""
    shape = (2, STATES, isa.vector_bits // WIDE)
    lanes = np.random.default_rng(23).integers(-LARGEST_SUM, LARGEST_SUM + 1, shape)
    every = (lanes[0], lanes[1] << by, lanes.sum(axis=0))
    sums, shifted, wanted = (as_registers(one, "<i4") for one in every)
    values: dict[InstructionSequence, Bytes] = {0: sums, 1: shifted}
    shifts = shifts_by(isa, target, by)
    found: list[InstructionSequence] = list(making(shifts, [(0, 1)], values, wanted))
    values |= dict(applied(shifts, [(1,)], values))
    found += making(whole_registers(isa, target), [(0, sequence) for sequence in values], values, wanted)
    return cheapest_of(isa, target, found, f"add sums that are {by} bits higher")


def _grouped(spec: BlockSpec, isa: Isa, target: str) -> Iterator[BlockProgram]:
    """Yield a program per instruction on several columns, or on one sub-step of a register after the other.

    Steps are at most as long as a typical group, because the rest of a longer last step would be lost. Sums
    are by rows, so that their initialization is a load of one number per column.
    """
    size = isa.vector_bits // 8
    for stored_zero in (0, STORED_ZERO) if spec.largest_code >= STORED_ZERO else (0,):
        for held in (n for n in (CHUNK << 1, CHUNK << 2) if n <= size):
            largest = (2 * STORED_ZERO - 1, spec.largest_code)
            for product in group_products(isa, target, held, largest, stored_zero, True, by_rows=True):
                if product.positions_per_register != held or held * product.columns != size:
                    continue
                wide = replace(spec, columns=product.columns, positions_per_register=held)
                if product.together == wide.chunk and wide.positions <= TYPICAL_BLOCK:
                    step = Made(_product(product), 0, 0)
                    way = Way(_factors(spec.largest_code, stored_zero), False, (WIDE,), (step,), ())
                    yield _assembled(wide, isa, target, way, product)


def _assembled(
    spec: BlockSpec, isa: Isa, target: str, way: Way, product: OuterProduct | None = None
) -> BlockProgram:
    """Return the program of ``way``, with its tiles. ``product``: the instruction that multiplies column
    groups, if there is one. Raises SynthesisFailed."""
    build = Assembler(isa, target)
    constant = partial(_constant, build)
    words = [build.load(f"w{number}", "weights", number) for number in range(spec.registers)]
    loads = tuple(build.body)
    build.body = []
    entries = [build.load(LOADED, TABLE, 0)] if spec.entry_bits else []
    table, build.body = tuple(build.body), []
    parts: list[str] = []
    for part in range(spec.sub_steps):
        sequence, reads = part_sequence(spec, isa, target, part)
        for column in range(spec.columns):
            given = [*(words[word * spec.columns + column] for word in reads), *entries]
            parts.append(build.sequence("unpack", f"u{len(parts)}", sequence, given, constant))
    unpack = tuple(build.body)
    build.start_again()

    def operands() -> tuple[str, str]:
        load = find_load(isa, target, spec.positions_per_register * spec.columns, isa.vector_bits // 8).name
        return build.line("load", "a", load, (memory("activations", 0),)), "weight_codes"

    stages = way.accumulator_stages(build, operands, {"weight_codes": "unpack", "a": "activations"}, constant)
    super_blocks = _super_blocks(build, way.widths, constant)
    program = BlockProgram(
        spec=spec, constants=tuple(build.constants.values()), loads=loads, unpack=unpack,
        weight_codes=tuple(parts), stages=stages, intervals=way.intervals, tiles=(Tile(1, 1),),
        super_block_tiles=(Tile(1, 1),), table=table, stored_zero=way.factors.beside or None,
        immediates=tuple(imm for imm in product.immediates if imm is not None) if product else (),
        **super_blocks,
    )  # fmt: skip
    if product is not None and spec.columns > 1:
        program = _with_columns(build, program, product.rows)
    return _with_tiles(isa, target, program)


def _super_blocks(
    build: Assembler, widths: tuple[int, ...], constant: Callable[[bytes], str]
) -> dict[str, Any]:
    """Return the fields of a program that add groups to super-blocks, none if the target has no instructions
    for it."""
    chains = scale_sequences(build.isa, build.target) if widths[:-1] == (WIDE // 2,) else None
    move = move_sequence(build.isa, build.target)
    if move is None:
        return {}

    def stage(stem: str, sequence: InstructionSequence, *given: str, width: int = WIDE) -> AccumulatorStage:
        build.start_again()
        alone = {name: "unpack" for name in given if name.startswith("integers")}
        total = build.sequence("row", stem, sequence, given, constant, alone)
        return AccumulatorStage(width, tuple(build.body), (total,))

    found: dict[str, Any] = {"correction": stage("m", move, "correction", "sums", "integers")}
    if chains is not None:
        factors = (stage(f"f{n}", one, "integers", width=WIDE // 2) for n, one in enumerate(chains[1]))
        found |= {"scale": stage("v", chains[0], "scaled", "sum0", "factor"), "factors": tuple(factors)}
    build.start_again()
    return found


def _constant(build: Assembler, data: bytes) -> str:
    """Return the register of a constant, named by its lanes."""
    width = next((w for w in LANES if data == data[: w // 8] * (8 * len(data) // w)), 0)
    if not width:
        return build.constant(f"indices{data[0]}", data)
    value = int.from_bytes(data[: width // 8], "little")
    return build.constant(f"lanes{width}_{value}", data)


def _product(product: OuterProduct) -> InstructionSequence:
    """Return the product's instruction on sums (0), activations (1) and a sub-step's codes (2)."""
    operands = {0: 0, product.weights: 2, 3 - product.weights: 1}
    return (product.instruction, product.immediates[0], *(operands[number] for number in range(3)))


def _with_columns(build: Assembler, program: BlockProgram, rows: int) -> BlockProgram:
    """Return the program with the initialization of sums [rows, columns], and lines that join the sums of one
    column from several registers. Raises SynthesisFailed."""
    isa, target, count = build.isa, build.target, program.spec.columns
    load = find_load(isa, target, count * WIDE // 8, isa.vector_bits // 8).name
    start = build.line("load", "b0", load, (memory("begins", 0),))
    begin = tuple(build.body)
    build.start_again()
    lanes = np.random.default_rng(22).integers(0, 1 << WIDE, (STATES, count, rows, count), np.uint32)
    sums, ends = [as_registers(lanes[:, number], "<u4") for number in range(count)], []
    for column in range(count):
        wanted = as_registers(lanes[..., column], "<u4")
        sequence = cheapest_sequence(isa, target, sums, wanted, "puts rows together")
        ends.append(build.sequence("reduce", f"e{column}", sequence, [f"sum{n}" for n in range(count)]))
    return replace(program, begin=begin, start=start, epilogue=tuple(build.body), ends=tuple(ends))


def _with_tiles(isa: Isa, target: str, program: BlockProgram) -> BlockProgram:
    tiles, super_block_tiles = (
        _tiles(isa, target, program, in_super_blocks) for in_super_blocks in (False, True)
    )
    return replace(program, tiles=tiles, super_block_tiles=super_block_tiles)


def _tiles(isa: Isa, target: str, program: BlockProgram, in_super_blocks: bool) -> tuple[Tile, ...]:
    """Return the fastest tile per number of columns, and a tile of one register for the rows that it leaves.

    A number of columns is kept only if it is faster than all smaller ones, because the driver takes the
    largest. One column has a whole row panel. For split codes the lower tile wins ties: it leaves registers
    for words that later sub-steps read.
    """
    timing = core(isa.target(target).core)
    work = partial(block_work, isa, target, program, ends=BlockEnds(in_super_blocks=in_super_blocks))

    def cycles(tile: Tile) -> TileCycles:
        return tile_cycles(isa, timing, target, work(tile))

    tiles: list[Tile] = []
    rate = 0.0
    for columns in (n for n in TILE_COLUMNS if n == 1 or n % program.spec.columns == 0):
        every = [Tile(registers, columns) for registers in TILE_REGISTERS]
        fits = every[-1:] if columns == 1 else [tile for tile in every if not cycles(tile).spilled]
        best = fastest(isa, target, work, fits, prefer_tall=program.spec.whole)
        if best and cycles(best).macs_per_cycle > rate * WIDER:
            rate = cycles(best).macs_per_cycle
            tiles += dict.fromkeys(Tile(n, columns) for n in (1, best.registers))
    return tuple(tiles)
