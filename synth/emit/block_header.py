"""The first comment of a linear kernel's C file: the formula of results, memory layouts, the proof."""

from __future__ import annotations

from isa_specs.instruction import Isa
from sketches.blocks import ENTRIES, BitField, BlockProgram, BlockSpec
from synth.emit.block_matrix import matrix_says
from synth.emit.cgen import cost_of
from synth.emit.linear_headers import header_files
from synth.emit.text import comment


def step_counts(isa: Isa, target: str, programs: tuple[BlockProgram, ...]) -> dict[str, int]:
    """Return counts of instructions without loads and stores, by text: of unpacking a step of a weight
    register, of a sub-step of an accumulator, and of a run of each further accumulator stage. ``one_column``
    adds counts of its own. Only the first program is counted."""
    program = programs[0]
    first = [line for line in program.stages[0].lines if line.stage != "load"]
    widened = {f"sums to {x.width} bits": cost_of(isa, target, x.lines) for x in program.stages[1:]}
    unpack, sub_step = cost_of(isa, target, program.unpack), cost_of(isa, target, first)
    counts = {"unpacking a step": unpack, "a sub-step": sub_step, **widened}
    if one := program.one_column:
        counts |= {"unpacking a step of one column": cost_of(isa, target, one.unpack)}
        counts |= {"its unshifted sums of a block": cost_of(isa, target, one.lines)}
    return counts


def _bit_fields_say(spec: BlockSpec) -> str:
    """Return the sentence on the bit fields of each sub-step."""

    def bits(one: BitField) -> str:
        last = one.shift + one.width - 1
        return f"{one.shift}{f' to {last}' if last > one.shift else ''} of word {one.word}"

    fields = (", then ".join(map(bits, spec.bit_fields(number))) for number in range(spec.sub_steps))
    return f"Bits of each byte that hold the codes of a sub-step, lowest bits first: {'; '.join(fields)}."


def linear_header(isa: Isa, target: str, program: BlockProgram, obligations: int) -> str:
    """Return the comment. ``obligations``: how many were proved."""
    spec, floats = program.spec, isa.floats[isa.target(target).architecture]
    counts = "; ".join(f"{count} for {what}" for what, count in step_counts(isa, target, (program,)).items())
    many = "" if program.matrix is None else matrix_says(isa, program.matrix)
    weights, stored = f"weights of {spec.bits} bits", "code"
    if program.table:
        weights, stored = f"{weights} that select one of {ENTRIES} entries of {spec.value_bits} bits", "entry"
    signed = ""
    if program.stored_zero is not None:
        signed = f" {program.stored_zero} is subtracted from each {stored}, which is stored as a signed byte."
    return comment(
        [
            f"Linear layers in blocks, {weights}, activations of 8: {isa.description}, "
            f"{target}. Written by synth-kernel; do not edit.",
            "",
            f"{header_files(isa)[0]} says what a layer is made of. {_bit_fields_say(spec)}{signed} Adding to "
            f"the result rounds {'once' if floats.fused else 'twice'}. Instructions: {counts}.{many}",
            "",
            f"Proof: {obligations} obligations, all proved: unpacking and products of every sub-step, every "
            "widening, no overflow in a block.",
        ]
    )
