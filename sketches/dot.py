"""The dot microkernel (int8 forms): an MR x NR tile that multiplies bytes of weights and of activations.

A step takes ``positions`` positions of K. A weight register has a row per 32-bit lane of a result. Its codes
are bytes [positions / together, rows, together]. Accumulators belong to a group of ``columns`` columns, whose
activations are [columns, positions]. With ``height`` rows per accumulator register, row r of column c is lane
``c * height + r % height`` of accumulator ``r // height``. In *bytes* kernels a step has four positions, a
column's four codes are repeated in all lanes, and narrow sums are widened. In *depthwise* kernels each row
has activations of its own. *Column groups* are for instructions that add an outer product
(``sketches.outer_products``). In *tile registers* one load places all columns of a group.

Operands are codes (``sketches.tables``). Offsets and zero points are terms of one operand
(``table_corrections``). For instructions with signed weights, such as x86 dot products, 128 may be subtracted
from weight codes (``TileProgram.stored_zero``). That is one more zero-point correction."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache

import numpy as np

from isa_specs.concrete import execute
from isa_specs.instruction import Isa, Tiles
from sketches.bytes import byte_coefficient, lane_bounds, largest_product, rows_per_register
from sketches.kernel import KernelSpec
from sketches.lines import constant_values, run_lines
from sketches.program import Line
from sketches.throughput import constants_read
from sketches.tile import Accumulator, Tile
from sketches.tile_program import TileProgram, computing


@cache
def first_products(isa: Isa, target: str, program: TileProgram) -> Line | None:
    """Return a line that computes the narrowest sums from sums of zero in one instruction, or None. Found by
    execution on test vectors; the proof shows it for all values."""
    (total,), size = program.totals, isa.vector_bits // 8
    plain, repeated = (line.dest for line in program.stage("load"))
    registers = np.random.default_rng(16).integers(0, 256, (2, 16, size)).astype(np.uint8)
    values = {plain: registers[0], repeated: registers[1], "sum0": np.zeros((16, size), np.uint8)}
    values |= constant_values(program.constants, 16)
    made = run_lines(isa, computing(program.inner), values)
    for instruction in isa.on(target):
        for args in ((plain, repeated), (repeated, plain)) if isa.whole(instruction, 2) else ():
            if np.array_equal(execute(instruction, [values[a] for a in args]), made[total]):
                return Line(total, instruction.name, args, None, "row")
    return None


def assembly_program(isa: Isa, target: str, program: TileProgram) -> TileProgram | None:
    """Return the program for loops in assembly, which widen the narrowest accumulators to stored ones. None:
    the program has no such loops. It is depthwise, or its step adds to the accumulators and it has other than
    three accumulator stages, reads constants, or lacks an instruction that starts a sum
    (``first_products``). Or it uses carry-save or computes on a column."""
    if program.carry_save is not None or program.stage("activations"):
        return None
    if program.adder:
        return program
    if program.depthwise or len(program.widths) != 3 or program.constants:
        return None
    first = first_products(isa, target, program)
    return replace(program, first=(*program.stage("load"), first)) if first else None


def operand_registers(lines: Sequence[Line]) -> tuple[int, int, int]:
    """Return how many registers of unpacked weights, loaded weights and activations ``row`` lines read."""
    operands = {arg for line in lines if line.stage == "row" for arg in line.args}
    read = [line for line in lines if line.dest in operands and line.stage != "row"]
    unpacked = sum(line.stage == "unpack" for line in read)
    loaded = sum(line.stage == "load" and line.args[0].startswith("weights@") for line in read)
    return unpacked, loaded, len(read) - unpacked - loaded


def dot_accumulators(
    spec: KernelSpec, totals: Iterable[str], products: int, stored_zero: int
) -> tuple[Accumulator, ...]:
    """Return the accumulators of registers ``totals``. ``products``: how many products of codes a step adds
    to a lane, with ``stored_zero`` subtracted from weight codes."""
    bound = products * largest_product(spec, stored_zero)
    return tuple(Accumulator(name, byte_coefficient(spec), bound) for name in totals)


def stage_bounds(program: TileProgram) -> tuple[int, ...]:
    """Return per accumulator stage the largest value that executing its lines once adds to a lane."""
    return lane_bounds(program.groups[0].bound, program.widths, program.intervals)


def column_bytes(isa: Isa, program: TileProgram) -> int:
    """Return a column's bytes of activations per step."""
    return program.positions * (rows_per_register(isa) if program.depthwise else 1)


def groups_of(program: TileProgram, tile: Tile) -> int:
    """Return the number of column groups of a tile. The last group may be partly used."""
    return -(-tile.columns // program.columns)


def tile_registers(program: TileProgram, tile: Tile) -> int:
    """Return the vector or tile registers that a tile needs for sums, operands and constants of a step."""
    groups, (unpacked, loaded, column) = groups_of(program, tile), operand_registers(program.inner)
    weights, sums = unpacked + loaded, tile.registers * groups * len(program.groups)
    if not program.weights_live:
        return sums + groups * column + weights
    product = len(program.stage("row")) > 1
    return (
        sums + tile.registers * weights + column + product + constants_read(program.constants, program.inner)
    )


def at_once(program: TileProgram, tile: Tile, count: int) -> int:
    """Return how many weight registers of a tile one pass takes, given ``count`` tile registers in all."""
    parts = (n for n in range(tile.registers, 1, -1) if tile.registers % n == 0)
    return next((n for n in parts if tile_registers(program, Tile(n, tile.columns)) <= count), 1)


def sum_bits(isa: Isa, program: TileProgram) -> int:
    """Return the bits of a whole accumulator register of a step: a vector register or a tile register."""
    makers = {line.dest: line.instruction for line in program.inner}
    return isa.instructions[makers[program.totals[0]]].result.bits


def tile_register_sums(isa: Isa, target: str, program: TileProgram) -> Tiles | None:
    """Return the target's tile registers if the program's sums are in them, None if they are in vectors."""
    return isa.tile_registers(target) if sum_bits(isa, program) != isa.vector_bits else None
