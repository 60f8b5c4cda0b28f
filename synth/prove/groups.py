"""Proof of a bytes kernel in groups of columns: one step, the epilogue, and the loop around them.

The packers guarantee the offsets of codes. Position p of row r of a step's weights is at byte ``(p //
together * rows + r) * together + p % together``. Position p of column c of a group's activations is at byte
``c * positions + p``. A step adds to the sum of every row and column the products of its positions. The
epilogue adds sums to the result, a register of rows per column.
"""

from __future__ import annotations

from dataclasses import replace

from isa_specs.instruction import Isa
from sketches.bytes import WIDE, byte_coefficient, rows_per_register
from sketches.groups import GroupProgram, group_bound, spilled, sum_bits, sum_names
from sketches.kernel import KernelSpec
from sketches.tables import code_longest_k
from sketches.wellformed_forms import check_groups
from synth.prove.accumulator_stages import ProvedStage, Sum, epilogue
from synth.prove.bytes import added_products, check_driver, products_of
from synth.prove.code import straight_code
from synth.prove.induction import induction
from synth.prove.obligation import Obligation, distinct
from synth.prove.position import code_obligations


def group_obligations(
    spec: KernelSpec, isa: Isa, target: str, program: GroupProgram, positions: int
) -> list[Obligation]:
    """Return every obligation of the kernel. ``positions``: positions of K of a step. Raises MalformedProgram
    if the program contradicts itself."""
    check_groups(spec, isa, target, program, positions)
    check_driver(program.tiles)
    rows, together, share = rows_per_register(isa), program.together, byte_coefficient(spec)
    names = sum_names(program)
    height = rows // len(names)

    def accumulator(number: int, lane: int) -> tuple[int, int]:
        """Return column and row of a lane of the sums."""
        return lane // height, number * height + lane % height

    def places(number: int, lane: int) -> list[tuple[int, int]]:
        column, row = accumulator(number, lane)
        return [
            ((p // together * rows + row) * together + p % together, column * positions + p)
            for p in range(positions)
        ]

    lanes = range(program.columns * height)
    sums = tuple(
        Sum(
            name,
            group_bound(spec, program),
            tuple((c * rows + r, share) for c, r in (accumulator(n, x) for x in lanes)),
        )
        for n, name in enumerate(names)
    )
    stage = ProvedStage(WIDE, sums, None, signed=program.zero_point > 0)
    code = straight_code(isa, target, (), program.inner, wide=sum_bits(isa, program) // 8)
    says = "step: lane {lane} takes the products of its row and column"
    found = added_products(products_of(spec, program.zero_point, places), code, stage, program.totals, says)
    last, stored = program.epilogue, spilled(program)
    if stored:
        # They lie in memory as they were in their registers.
        straight_code(isa, target, (), stored, wide=sum_bits(isa, program) // 8)
        last = tuple(line for line in last if line not in stored)
        stage = replace(
            stage, sums=tuple(replace(s, name=line.dest) for s, line in zip(sums, stored, strict=True))
        )
    found += epilogue(straight_code(isa, target, (), last), stage)
    longest = code_longest_k(spec, positions, program.zero_point)
    found += induction([stage], longest // positions)
    return distinct([*found, *code_obligations(spec, longest, program.zero_point)])
