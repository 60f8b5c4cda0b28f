"""What a product of matrices takes in a kernel of linear layers in blocks (``sketches.blocks``), and what its
tiles take for as many columns.

A block is unpacked once for all columns of a panel, into memory, before it is its turn. Products of a group
of columns are begun before the sums of the group in front are scaled. How long they take is hidden by as many
micro-operations as these are and as a core has under way at the same time (``Core.window``): what is not
counts as a chain. Sums, and the results that scales are added to, are read from memory; a column's scale, and
what its sums begin with, once for all registers of rows. Registers with fewer rows, of few columns, are
loaded and stored sooner, but multiplied no sooner.
"""

from __future__ import annotations

from collections.abc import Sequence

from isa_specs.cores import Core
from isa_specs.instruction import Isa
from sketches.blocks import LARGEST_BLOCK, TYPICAL_BLOCK, BlockProgram, Matrix
from sketches.blocks_work import BlockEnds, block_work
from sketches.bytes import CHUNK, rows_per_register
from sketches.program import Line
from sketches.throughput import LOOP_SLOTS, Chain, TileWork, tile_cycles
from sketches.tile import Tile

#: Columns that a block is unpacked for at once. Their scales lie as far apart as a column has blocks, often a
#: power of two: of many more the first-level cache could not keep them.
PANEL = 32
#: Conversion, product of the scales, fused addition of a register of sums.
FLOATS = 3


def kept_bytes(isa: Isa, matrix: Matrix) -> int:
    """What the first-level cache has to keep: parts of the largest block, results of a panel, and the sums of
    two groups."""
    columns = PANEL + 2 * matrix.columns
    return matrix.registers * (LARGEST_BLOCK // CHUNK + columns) * isa.vector_bits // 8


def depth(fields: int, most: int) -> int:
    """Registers of parts that one product takes: the most that cut those of a block without rest."""
    return next(taken for taken in range(min(fields, most), 0, -1) if fields % taken == 0)


def matrix_work(
    isa: Isa, target: str, program: BlockProgram, columns: int, block: int = TYPICAL_BLOCK
) -> TileWork:
    """Return what a block of so many positions takes: ``registers`` of rows against so many columns, in the
    steady state."""
    matrix, spec = _matrix(program), program.spec
    registers, groups, share = matrix.registers, -(-columns // matrix.columns), columns / matrix.columns
    steps = -(-block // spec.positions)
    fields, cells = steps * spec.parts, registers * columns
    runs = fields // depth(fields, matrix.positions // CHUNK)
    lines = [(line, float(registers * steps)) for line in (*program.loads, *program.unpack)]
    lines.append((matrix.keep, float(registers * fields)))
    often = {
        "activations": runs * share,
        "parts": registers * groups * fields * CHUNK / matrix.positions,
        "row": float(registers * groups * runs),
        "store": registers * share,
    }
    links = []
    for line in matrix.lines:
        stage = line.args[0].partition("@")[0] if line.stage == "load" else line.stage
        lines.append((line, often[stage]))
        links.append((((line.instruction,),), float(runs if stage == "row" else stage != "parts")))
    lines += [(line, float(cells)) for line in (*matrix.finish, *_scaling(matrix))]
    return TileWork(
        lines=lines,
        macs=cells * rows_per_register(isa) * block,
        registers=isa.target(target).vector_registers,
        loads=cells + 2.0 * columns,
        stores=cells,
        slots=cells + LOOP_SLOTS * (steps + groups * runs),
        chains=(Chain(tuple(links), groups=groups),),
    )


def vector_cycles(
    isa: Isa, core: Core, program: BlockProgram, columns: int, target: str, block: int = TYPICAL_BLOCK
) -> float:
    """Cycles of the tiles that the driver takes for as many rows and columns, floats on the same ports.
    Raises MissingUsage."""
    matrix, steps, cycles = _matrix(program), -(-block // program.spec.positions), 0.0
    ends = BlockEnds(block, _scaling(matrix))
    for wide in sorted({tile.columns for tile in program.tiles}, reverse=True):
        tall = max(tile.registers for tile in program.tiles if tile.columns == wide)
        one = tile_cycles(isa, core, target, block_work(isa, target, program, Tile(tall, wide), ends))
        cycles += columns // wide * steps * one.step.total * matrix.registers / tall
        columns %= wide
    return cycles


def _matrix(program: BlockProgram) -> Matrix:
    assert program.matrix is not None
    return program.matrix


def _scaling(matrix: Matrix) -> Sequence[Line]:
    """Floats as lines: they take the ports of an addition of integers."""
    return [matrix.finish[-1]] * FLOATS
