"""The bytes kernel of a specification: the cheapest method from two bytes to a 32-bit sum, per row.

Methods (``synth.search.byte_ways``) and tiles are compared by the cycles of the target's core.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial

import numpy as np

from isa_specs.instruction import Instruction, Isa
from sketches.bytes import (
    CHUNK,
    STORED_ZERO,
    WIDE,
    byte_coefficient,
    code_limits,
    largest_codes,
    largest_product,
    rows_per_register,
)
from sketches.dot import dot_accumulators, operand_registers
from sketches.kernel import KernelSpec
from sketches.program import memory
from sketches.tables import table_corrections
from sketches.tile import Tile
from sketches.tile_program import TileProgram, computing
from sketches.tile_work import tile_work
from synth.search.assemble import Assembler, find_load, vertical_adder
from synth.search.byte_ways import Factors, Way, first_ways
from synth.search.instruction_sequences import LANES, as_registers, makes, shifts_by
from synth.search.tiles import best_rate, fastest, fastest_by_columns, tile_speed
from synth.search.verdict import SynthesisFailed

#: MR (in registers of weights) and NR of tiles. Kernels whose sums have 32 bits at once also try seven
#: columns, because image rows in networks are multiples of seven (7, 14, 28 ...).
TILE_REGISTERS, TILE_COLUMNS, SEVENTH = (1, 2, 4), (1, 2, 4, 6, 8), 7
#: Registers of weights of a tall tile. Smaller tiles take the rows that do not fill it.
MAX_MR_REGISTERS = 8
#: Registers beside the sums and the operands of a step: one product.
PRODUCT_REGISTERS = 1
_STATES = 24


@cache
def byte_program(spec: KernelSpec, isa: Isa, target: str, depthwise: bool = False) -> TileProgram:
    """Return the bytes kernel whose best tile makes the most multiply-accumulates per cycle.

    ``depthwise``: each row has activations of its own. Weight codes that need sums of activations are then
    left out, because the sums cost as much as the kernel. Raises NoByteProgram, SynthesisFailed.
    """
    programs = [
        _assembled(spec, isa, target, way, depthwise)
        for way in first_ways(isa, target, _options(spec, depthwise))
    ]

    def price(program: TileProgram) -> tuple[float, int]:
        rate = best_rate(isa, target, partial(tile_work, isa, target, program), program.tiles)
        return -rate, len(program.inner) + sum(len(computing(lines)) for lines in program.widenings)

    return min(programs, key=price)


def _options(spec: KernelSpec, depthwise: bool) -> Iterator[tuple[Factors, bool, int]]:
    """Yield (factors, cut, largest product), in the order in which ``first_ways`` tries them."""
    for stored_zero, cut in ((0, False), (STORED_ZERO, False), (0, True)):
        needs_sums = depthwise and table_corrections(spec, stored_zero=stored_zero).columns
        if largest_codes(spec)[1] >= stored_zero and not needs_sums:
            yield Factors(code_limits(spec), stored_zero), cut, largest_product(spec)


def _assembled(spec: KernelSpec, isa: Isa, target: str, way: Way, depthwise: bool) -> TileProgram:
    """Return the program of ``way``, with its tiles. Raises SynthesisFailed."""
    build = Assembler(isa, target)
    column_bytes = CHUNK * (rows_per_register(isa) if depthwise else 1)
    load = find_load(isa, target, column_bytes, isa.vector_bits // 8).name

    def constant(data: bytes) -> str:
        width = next(w for w in LANES if data == data[: w // 8] * (8 * len(data) // w))
        value = int.from_bytes(data[: width // 8], "little")
        return build.constant(f"ones{width}" if value == 1 else f"lanes{width}_{value}", data)

    def operands() -> tuple[str, str]:
        weights = build.load("w", "weights", 0)
        return weights, build.line("load", "a", load, (memory("activations", 0),))

    step, *wider = way.accumulator_stages(build, operands, {"w": "unpack", "a": "activations"}, constant)
    widenings = []
    for number, stage in enumerate(wider, 1):
        build.load(f"sum{number}", "acc", 0)
        build.body += stage.lines
        build.store(stage.totals)
        widenings.append(tuple(build.body))
        build.start_again()
    total = scaled(build, f"sum{len(wider)}", byte_coefficient(spec))
    before = build.load("before", "acc", 0)
    build.store([build.line("reduce", "after", vertical_adder(isa, target, WIDE), (before, total))])
    zero = way.factors.stored_zero
    program = TileProgram(
        inner=step.lines, groups=dot_accumulators(spec, step.totals, way.widths[0] // 8, zero),
        widths=way.widths, epilogue=tuple(build.body), tiles=(Tile(1, 1),),
        constants=tuple(build.constants.values()), intervals=way.intervals, widenings=tuple(widenings),
        depthwise=depthwise, stored_zero=zero,
    )  # fmt: skip
    return replace(program, tiles=_tiles(isa, target, program))


def scaled(build: Assembler, total: str, coefficient: int, number: int | str = "") -> str:
    """Write the product of the sums ``total`` and ``coefficient``, a power of two. Return its register:
    ``total`` for 1, else ``scaled`` followed by ``number``. Raises SynthesisFailed."""
    if coefficient == 1:
        return total
    shift = multiplier(build.isa, build.target, coefficient)
    return build.line("reduce", f"scaled{number}", shift.name, (total,), coefficient.bit_length() - 1)


def multiplier(isa: Isa, target: str, coefficient: int) -> Instruction:
    """Return the left shift that multiplies 32-bit lanes by ``coefficient``, a power of two. Raises
    SynthesisFailed."""
    lanes = np.random.default_rng(3).integers(0, 1 << WIDE, (_STATES, isa.vector_bits // WIDE)).astype("<u4")
    shifts = shifts_by(isa, target, coefficient.bit_length() - 1)
    use = makes(shifts, [lanes.view(np.uint8)], as_registers(lanes * np.uint32(coefficient), "<u4"))
    if use is not None:
        return isa.instructions[use[0]]
    raise SynthesisFailed(f"{isa.name}/{target}: no shift multiplies 32-bit lanes by {coefficient}")


def _tiles(isa: Isa, target: str, program: TileProgram) -> tuple[Tile, ...]:
    """Return the fastest tiles by columns whose narrowest sums fit in registers.

    A taller tile is added if it is faster than these: a load of activations may take a port of the products.
    """
    work = partial(tile_work, isa, target, program)
    read = {arg for line in program.inner for arg in line.args}
    *of_weights, of_column = operand_registers(program.inner)
    left = isa.target(target).vector_registers - of_column - PRODUCT_REGISTERS
    left -= sum(constant.name in read for constant in program.constants)

    def fits(tile: Tile) -> bool:
        return tile.registers * (tile.columns + sum(of_weights)) <= left

    columns = TILE_COLUMNS if program.intervals else sorted((*TILE_COLUMNS, SEVENTH))
    heights = TILE_REGISTERS[:1] if program.depthwise else TILE_REGISTERS
    tiles = [*fastest_by_columns(isa, target, work, fits, heights, columns)]
    every = (Tile(MAX_MR_REGISTERS, count) for count in TILE_COLUMNS)
    tallest = None if program.depthwise else fastest(isa, target, work, filter(fits, every))
    rate = max((tile_speed(isa, target, tile, work(tile))[0] for tile in tiles), default=0.0)
    if tallest and tile_speed(isa, target, tallest, work(tallest))[0] > rate:
        tiles.append(tallest)
    return tuple(tiles) or (Tile(1, 1),)
