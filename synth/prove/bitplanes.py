"""The proof of a bitplanes kernel: the step of one accumulator (``cell``) is a block kernel, and the loop
around it sums in accumulator stages.

The proof of the step includes the unpacking of the weights, whose lines are part of every term's formula. A
formula starts at the planes, goes through the stored words, and ends at the count, for all bytes.

A step adds its groups to byte sums. A widening adds these to one 32-bit lane per row, which is added to the
result in the end (``synth.prove.accumulator_stages``). If words are added before they are counted,
``synth.prove.carry_save`` proves what holds of the loop besides.
"""

from __future__ import annotations

from isa_specs.instruction import Isa
from sketches.bitplanes import CHUNK, inner_spec, step_kernel
from sketches.kernel import KernelSpec
from sketches.program import split_memory
from sketches.tile import Tile
from sketches.tile_program import TileProgram
from sketches.wellformed import MalformedProgram
from synth.prove.accumulator_stages import ProvedStage, accumulated, first_stage
from synth.prove.kernel import block_obligations
from synth.prove.linear import LaneForms, Source
from synth.prove.obligation import Obligation
from synth.prove.terms import BlockKernelCode, block_code

_LANES = CHUNK // 8


def bitplane_step(
    spec: KernelSpec, isa: Isa, target: str, program: TileProgram
) -> tuple[ProvedStage, list[Obligation]]:
    """Return the byte sums and the obligations of a step. Raises MalformedProgram if the program contradicts
    itself."""
    block = block_code(inner_spec(spec, isa), isa, target, step_kernel(isa, program))
    found = block_obligations(block)
    _check_shape(spec, program)
    found += _groups(program, block)
    for group in program.groups:
        found += accumulated(isa, target, program.adder, group.bound, program.interval, f"step: {group.name}")
    rows = [lane // _LANES for lane in range(isa.vector_bits // 8)]
    lanes = (tuple((row, group.coefficient) for row in rows) for group in program.groups)
    return first_stage(program, lanes), found


def _check_shape(spec: KernelSpec, program: TileProgram) -> None:
    """Raise MalformedProgram unless the emitter's assumptions hold. A widening loads its accumulator once,
    and a step has a word per plane. The driver has its tiles."""
    if len(program.derived_planes) != spec.weights.bits:
        raise MalformedProgram(
            f"a bitplanes kernel stores one word per weight plane, not {len(program.derived_planes)} for "
            f"{spec.weights.bits}"
        )
    loads = [
        split_memory(line.args[0]) for line in (*program.inner, *program.widening) if line.stage == "load"
    ]
    of_acc = [place is not None and place[0] == "acc" for place in loads]
    if of_acc != [False] * len(program.stage("load")) + [True]:
        raise MalformedProgram("a widening loads its accumulator once, and a step does not")
    if any(Tile(1, columns) not in program.tiles for columns in {1, *(t.columns for t in program.tiles)}):
        raise MalformedProgram(
            "a bitplanes kernel has a tile of one register for every number of columns, and 1x1"
        )


def _groups(program: TileProgram, block: BlockKernelCode) -> list[Obligation]:
    """Return the obligations that a step adds to a group a sum of terms within the group's bound. The
    widening and the proof of the step, which reads the same lines, show that the terms and their coefficients
    are the right ones."""
    terms = {term.name: Source(8, term.bound) for term in program.terms}
    forms = LaneForms(block.body, terms)
    for group in program.groups:
        for lane in range(block.vector_bytes):
            bound = forms.value(group.name, lane).bound
            if bound > group.bound:
                raise MalformedProgram(f"{group.name}: a step can add {bound}, not {group.bound} as declared")
    return list(forms.steps.values())
