"""The bitplanes kernel: an MR x NR tile with the loop over K inside.

A step takes 32 positions of K. An accumulator is one weight register (a row per 32-bit lane) against one
column. Byte accumulators take the counts of several steps and are then widened to 32-bit lanes, one per row.
Accumulators of a tile share loaded weights and activations."""

from dataclasses import replace

from isa_specs.instruction import Isa
from sketches.bytes import rows_per_register
from sketches.corrections import Corrections, corrections, longest_k
from sketches.kernel import KernelSpec
from sketches.program import BlockKernelProgram
from sketches.reduction import LiveRegister, Structure
from sketches.tables import TableCorrections, code_longest_k, table_corrections
from sketches.tile_program import TileProgram

#: Positions of K of a step: the bits of a 32-bit lane, so that each row's count stays in its lane.
CHUNK = 32


def inner_spec(spec: KernelSpec, isa: Isa) -> KernelSpec:
    """Return the specification of one weight register and one step of 32 positions as a block kernel."""
    return KernelSpec(spec.activations, spec.weights, m=rows_per_register(isa), k=CHUNK)


def inner_accumulator(isa: Isa) -> Structure:
    """Return the structure in which widening ends: one register whose 32-bit lane r has the sum of row r."""
    bytes_of_row = (1 << CHUNK // 8) - 1
    lanes = tuple(bytes_of_row << (row * CHUNK // 8) for row in range(rows_per_register(isa)))
    return Structure((LiveRegister(isa.vector_bits, CHUNK, lanes),))


def step_kernel(isa: Isa, program: TileProgram) -> BlockKernelProgram:
    """Return the block kernel (``inner_spec``) of one weight register and one step. It loads, counts, makes
    the sums of ``groups``, widens and stores them."""
    rows = tuple(range(rows_per_register(isa)))
    return BlockKernelProgram(
        constants=program.constants, weight_lines=program.weight_lines, derived_planes=program.derived_planes,
        body=(*program.inner, *program.widening), terms=program.terms, row_order=rows, accumulator_bits=CHUNK,
        accumulator_registers=1, accumulator_lane=rows, scale=1,
        block_bound=CHUNK // 8 * sum(group.coefficient * group.bound for group in program.groups),
    )  # fmt: skip


def tile_corrections(spec: KernelSpec, isa: Isa, program: TileProgram) -> Corrections | TableCorrections:
    """Return the corrections of a program of any form. Raises ValueError if a plane pair has no term."""
    if program.positions == CHUNK:
        return corrections(inner_spec(spec, isa), step_kernel(isa, program))
    return table_corrections(spec, stored_zero=program.stored_zero)


def tile_longest_k(spec: KernelSpec, isa: Isa, program: TileProgram) -> int:
    """Return the longest K (``sketches.limits``) of a program of any form, a multiple of a step."""
    if program.positions == CHUNK:
        return longest_k(replace(spec, k=CHUNK), step_kernel(isa, program))
    return code_longest_k(spec, program.positions, program.stored_zero)
