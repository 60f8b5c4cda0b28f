"""The work of a matrix product in a kernel of quantization groups (``sketches.blocks``), for the core model.

A quantization group is unpacked to memory once for all columns of a panel. The product of a column group
starts before the sums of the preceding one are scaled. Its latency is hidden by that many micro-operations,
up to those in flight (``Core.window``); the rest counts as a dependency chain. Sums and results are read from
memory. Column scales and initial sums are read once for all registers of rows. For few columns, tile
registers have fewer rows: loads and stores are faster, but products are not."""

from __future__ import annotations

from collections.abc import Sequence

from isa_specs.cores import Core
from isa_specs.instruction import Isa
from sketches.blocks import LARGEST_BLOCK, TYPICAL_BLOCK, BlockProgram, Matrix
from sketches.blocks_work import BlockEnds, block_work
from sketches.bytes import CHUNK, rows_per_register
from sketches.program import Line
from sketches.throughput import LOOP_SLOTS, DependencyChain, TileWork, tile_cycles
from sketches.tile import Tile

#: Columns for which a quantization group is unpacked at once. Column scales are often a power of two bytes
#: apart: with many more columns they would not fit the first-level cache.
PANEL = 32
#: Float operations per register of sums: conversion, product of the scales, fused multiply-add.
FLOATS = 3


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
    matrix, spec = _matrix(program), program.spec
    registers, groups, share = matrix.registers, -(-columns // matrix.columns), columns / matrix.columns
    steps = -(-block // spec.positions)
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
    matrix, steps, cycles = _matrix(program), -(-block // program.spec.positions), 0.0
    ends = BlockEnds(block, _scaling(matrix))
    for wide in sorted({tile.columns for tile in program.tiles}, reverse=True):
        max_mr_registers = max(tile.registers for tile in program.tiles if tile.columns == wide)
        one = tile_cycles(
            isa, core, target, block_work(isa, target, program, Tile(max_mr_registers, wide), ends)
        )
        cycles += columns // wide * steps * one.step.total * matrix.registers / max_mr_registers
        columns %= wide
    return cycles


def _matrix(program: BlockProgram) -> Matrix:
    assert program.matrix is not None
    return program.matrix


def _scaling(matrix: Matrix) -> Sequence[Line]:
    """Return lines in place of the float operations: they take the ports of an integer addition."""
    return [matrix.epilogue[-1]] * FLOATS
