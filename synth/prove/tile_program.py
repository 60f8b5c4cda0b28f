"""Proof of a tile program of any form: one step, the widenings, the epilogue, and the loop around them.

``bitplanes``, ``tables`` and ``dot`` of this package prove what a step adds. The rest is common to all forms
(``accumulator_stages``, ``induction``). If words are added before they are counted, ``carry_save`` proves
what holds of the loop besides.
"""

from __future__ import annotations

from dataclasses import replace

from isa_specs.instruction import Isa
from sketches.bitplanes import tile_longest_k
from sketches.dot import sum_bits
from sketches.kernel import KernelSpec
from sketches.tile_program import TileProgram
from sketches.wellformed_forms import check_tile_program
from synth.prove.accumulator_stages import ProvedStage, epilogue, widened
from synth.prove.bitplanes import bitplane_step
from synth.prove.carry_save import carry_save_obligations
from synth.prove.code import straight_code
from synth.prove.dot import dot_step
from synth.prove.induction import induction
from synth.prove.obligation import Obligation, distinct
from synth.prove.position import code_obligations
from synth.prove.tables import table_step


def tile_obligations(spec: KernelSpec, isa: Isa, target: str, program: TileProgram) -> list[Obligation]:
    """Return every obligation of a kernel. Raises MalformedProgram if the program contradicts itself."""
    check_tile_program(spec, isa, target, program)
    prove_step = bitplane_step if program.terms else table_step if program.lanes else dot_step
    first, step = prove_step(spec, isa, target, program)
    stages, widenings = widened(isa, target, program, first)
    wide, ends = _end(isa, target, program, stages[-1])
    longest = tile_longest_k(spec, isa, program)
    loop = induction(stages, longest // program.positions)
    if not program.terms:
        codes = code_obligations(spec, longest, program.stored_zero)
        return distinct([*step, *widenings, *ends, *loop, *codes])
    found = [*step, *widenings, *loop, *ends]
    if program.carry_save is not None:
        found += carry_save_obligations(spec, isa, target, program, (first, wide), longest)
    return found


def _end(
    isa: Isa, target: str, program: TileProgram, last: ProvedStage
) -> tuple[ProvedStage, list[Obligation]]:
    """Return the last stage as the epilogue reads it, and the obligations of the epilogue."""
    names, lines = program.accumulator_names[-1], program.epilogue
    if program.spilled:
        # Sums lie in memory as they were in their registers.
        straight_code(isa, target, (), program.spilled, wide=sum_bits(isa, program) // 8)
        lines = tuple(line for line in lines if line not in program.spilled)
        names = tuple(line.dest for line in program.spilled)
    read = tuple(replace(one, name=name) for one, name in zip(last.sums, names, strict=True))
    wide = replace(last, sums=read)
    return wide, epilogue(straight_code(isa, target, program.constants, lines), wide)
