"""The work of a kernel of quantization groups (``sketches.blocks``) for the core model: of a tile's step, and
of a matrix product.

Of a matrix product: a quantization group is unpacked to memory once for all columns of a panel. The product
of a column group starts before the sums of the preceding one are scaled. Its latency is hidden by that many
micro-operations, up to those in flight (``Core.window``); the rest counts as a dependency chain. Sums and
results are read from memory. Column scales and initial sums are read once for all registers of rows. For few
columns, tile registers have fewer rows: loads and stores are faster, but products are not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from isa_specs.cores import Core
from isa_specs.instruction import Isa
from sketches.blocks import LARGEST_BLOCK, TYPICAL_BLOCK, BlockProgram, Matrix, UnshiftedCodes
from sketches.bytes import CHUNK, rows_per_register
from sketches.program import Line
from sketches.throughput import (
    LOOP_SLOTS,
    DependencyChain,
    LiveValues,
    TileWork,
    adding,
    constants_read,
    tile_cycles,
)
from sketches.tile import Tile

#: Columns for which a quantization group is unpacked at once. Column scales are often a power of two bytes
#: apart: with many more columns they would not fit the first-level cache.
PANEL = 32
#: Float operations per register of a matrix product's sums: conversion, product of the scales, fused
#: multiply-add.
SUM_FLOATS = 3
#: Float instructions per sum of a quantization group, and slots of a 32-bit product with its addition.
FLOATS, PRODUCT = 4, 3


@dataclass(frozen=True)
class BlockEnds:
    """How the core model counts the end of a quantization group of ``block`` positions.

    ``scaling``: lines whose ports stand for a sum's float operations; empty: only slots are counted.
    ``in_super_blocks``: whether groups are in super-blocks, which are counted with offsets. If the program
    has ``correction`` too, integer operations replace the float operations of a group."""

    block: int = TYPICAL_BLOCK
    scaling: Sequence[Line] = ()
    in_super_blocks: bool = False


def block_work(
    isa: Isa, target: str, program: BlockProgram, tile: Tile, ends: BlockEnds = BlockEnds()
) -> TileWork:
    """Return the work of a tile in one step, with a step's fraction of widenings and float operations."""
    spec, registers, floats = program.spec, tile.registers, tile.registers * tile.columns
    blocks, of_floats = max(spec.positions, ends.block) / spec.positions, float(FLOATS)
    if program.correction and ends.in_super_blocks:
        # Of both integers of a block the scale's is a product of 32 bits still, where no line multiplies it.
        of_floats = 0.0 if program.scale else float(PRODUCT)
    slots = LOOP_SLOTS + of_floats * floats / blocks - len(ends.scaling) * floats / blocks
    # Sums of unshifted codes start at zero.
    slots += registers / blocks if _one_column(program, tile) else 0.0
    # If registers run out, each result or super-block sum is loaded and stored once per group. Group sums
    # that are complete before a super-block takes them are a third value per accumulator.
    sums = 3 if ends.in_super_blocks and not program.scale else 2
    row = [line for line in program.stages[0].lines if line.stage == "row"]
    return TileWork(
        lines=_lines(program, tile, ends, blocks), macs=floats * rows_per_register(isa) * spec.positions,
        registers=isa.target(target).vector_registers, values=_values(program, tile), slots=slots,
        chains=adding(line.instruction for line in row if "sum0" in line.args), waits=True,
        ends=(sums * _accumulators(program, tile) + registers + 2, blocks),
    )  # fmt: skip


def _one_column(program: BlockProgram, tile: Tile) -> UnshiftedCodes | None:
    return program.one_column if tile.columns == 1 else None


def _accumulators(program: BlockProgram, tile: Tile) -> int:
    """Return the number of accumulator registers."""
    columns = program.spec.columns
    return tile.registers * -(-tile.columns // columns) * columns


def _lines(program: BlockProgram, tile: Tile, ends: BlockEnds, blocks: float) -> list[tuple[Line, float]]:
    """Return the lines of a step with their counts; a quantization group has ``blocks`` steps."""
    spec, one = program.spec, _one_column(program, tile)
    registers, groups = tile.registers, -(-tile.columns // spec.columns)
    accumulators = _accumulators(program, tile)
    of_column = groups / spec.sub_steps_per_register
    lines = [(line, float(registers)) for line in (*program.loads, *(one or program).unpack)]
    for line in program.stages[0].lines:
        count = {"unpack": registers * spec.columns, "load": of_column, "activations": of_column}.get(
            line.stage, accumulators
        )
        lines.append((line, float(spec.sub_steps * count)))
    lines += [(line, registers * tile.columns / blocks) for line in ends.scaling]
    lines += [(line, groups / blocks) for line in program.begin]
    lines += [(line, registers * groups / blocks) for line in program.epilogue]
    lines += [(line, registers / blocks) for line in (one.lines if one else ())]
    further = program.stages[1:]
    if program.correction and ends.in_super_blocks:
        further = (program.scale,) if program.scale else further
        of_pair = [line for stage in (program.correction, *program.factors) for line in stage.lines]
        each = {"unpack": registers / 2 / blocks, "row": accumulators / 2 / blocks}
        lines += [(line, each[line.stage]) for line in of_pair]
    runs = spec.sub_steps * accumulators / min((spec.sub_steps * blocks, *program.intervals[:1]))
    for stage, interval in zip(further, (*program.intervals[1:], None), strict=False):
        lines += [(line, runs) for line in stage.lines]
        runs /= interval or 1
    return lines


def _values(program: BlockProgram, tile: Tile) -> tuple[LiveValues, ...]:
    """Return the values that need a register: accumulators and operands first, then masks, then words. Words
    of which later sub-steps have bit fields may wait in memory in tiles of one register. Taller tiles keep
    them: measured on a Zen 4, tiles whose words wait are 3 to 10 % slower."""
    spec, one, registers = program.spec, _one_column(program, tile), tile.registers
    groups = -(-tile.columns // spec.columns)
    lines = [line for stage in program.stages for line in stage.lines]
    products = sum(line.stage == "row" for line in program.stages[0].lines)
    live = _accumulators(program, tile) + (registers if one else 0)
    live += (1 + spec.columns) * registers + (groups if program.keeps else 1)
    live += (products > 1) + constants_read(program.constants, lines)
    masks = len({arg for line in (one or program).unpack for arg in line.args} & program.lasting)
    later = 0 if spec.whole else (spec.words - 1) * registers
    return (
        LiveValues(live, stalls=True),
        LiveValues(masks, stores=0.0),
        LiveValues(later, stalls=registers > 1),
    )


def kept_bytes(isa: Isa, matrix: Matrix) -> int:
    """Return the bytes that must stay in the first-level cache: sub-steps of the largest quantization group,
    results of a panel, and sums of two column groups."""
    columns = PANEL + 2 * matrix.columns
    return matrix.registers * (LARGEST_BLOCK // CHUNK + columns) * isa.vector_bits // 8


def depth(fields: int, most: int) -> int:
    """Return how many of ``fields`` sub-steps one product takes: the largest divisor up to ``most``."""
    return next(taken for taken in range(min(fields, most), 0, -1) if fields % taken == 0)


def matrix_work(
    isa: Isa, target: str, program: BlockProgram, columns: int, block: int = TYPICAL_BLOCK
) -> TileWork:
    """Return the work of one quantization group of ``block`` positions, ``columns`` columns and
    ``Matrix.registers`` registers of rows."""
    matrix, spec = program.matrix, program.spec
    assert matrix is not None
    registers, groups, share = matrix.registers, -(-columns // matrix.columns), columns / matrix.columns
    steps = spec.steps(block)
    fields, accumulators = steps * spec.sub_steps, registers * columns
    runs = fields // depth(fields, matrix.positions // CHUNK)
    lines = [(line, float(registers * steps)) for line in (*program.loads, *program.unpack)]
    lines.append((matrix.store, float(registers * fields)))
    often = {
        "activations": runs * share, "sub_steps": registers * groups * fields * CHUNK / matrix.positions,
        "row": float(registers * groups * runs), "store": registers * share,
    }  # fmt: skip
    links = []
    for line in matrix.lines:
        stage = line.args[0].partition("@")[0] if line.stage == "load" else line.stage
        lines.append((line, often[stage]))
        links.append((((line.instruction,),), float(runs if stage == "row" else stage != "sub_steps")))
    lines += [(line, float(accumulators)) for line in (*matrix.epilogue, *_scaling(matrix))]
    return TileWork(
        lines=lines, macs=accumulators * rows_per_register(isa) * block,
        registers=isa.target(target).vector_registers, loads=accumulators + 2.0 * columns,
        stores=accumulators, slots=accumulators + LOOP_SLOTS * (steps + groups * runs),
        chains=(DependencyChain(tuple(links), groups=groups),),
    )  # fmt: skip


def vector_cycles(
    isa: Isa, core: Core, program: BlockProgram, columns: int, target: str, block: int = TYPICAL_BLOCK
) -> float:
    """Return the cycles of tiles for the work of ``matrix_work``, to compare with the matrix product. Float
    operations take ports too. Raises MissingUsage."""
    matrix, steps, cycles = program.matrix, program.spec.steps(block), 0.0
    assert matrix is not None
    ends = BlockEnds(block, _scaling(matrix))
    for wide in sorted({tile.columns for tile in program.tiles}, reverse=True):
        max_mr_registers = max(tile.registers for tile in program.tiles if tile.columns == wide)
        one = tile_cycles(
            isa, core, target, block_work(isa, target, program, Tile(max_mr_registers, wide), ends)
        )
        cycles += columns // wide * steps * one.step.total * matrix.registers / max_mr_registers
        columns %= wide
    return cycles


def _scaling(matrix: Matrix) -> Sequence[Line]:
    """Return lines in place of the float operations: they take the ports of an integer addition."""
    return [matrix.epilogue[-1]] * SUM_FLOATS
