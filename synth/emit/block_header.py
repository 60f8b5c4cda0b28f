"""The first comment of a linear kernel's C file: the formula of results, memory layouts, the proof."""

from __future__ import annotations

from isa_specs.instruction import Floats, Isa
from sketches.blocks import ENTRIES, GROUP, BitField, BlockProgram, BlockSpec
from sketches.bytes import rows_per_register
from synth.emit.block_matrix import matrix_says
from synth.emit.block_portable import sum_type
from synth.emit.cgen import cost_of
from synth.emit.text import comment

#: What a layer's numbers are, in order (``parameters``).
PARAMETERS = (
    "rows", "blocks", "steps", "shared", "fields", "pitch", "zero_pitch", "super_block", "integers", "least",
    "count", "varied", "biased", "out_stride", "k", "block", "zero", "together", "limit",
)  # fmt: skip


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


def linear_header(isa: Isa, target: str, program: BlockProgram, name: str, obligations: int) -> str:
    """Return the comment. ``name``: the kernel's C name; ``obligations``: how many were proved."""
    spec, floats = program.spec, isa.floats[isa.target(target).architecture]
    counts = "; ".join(f"{count} for {what}" for what, count in step_counts(isa, target, (program,)).items())
    many = "" if program.matrix is None else matrix_says(isa, program.matrix)
    weights = f"weights of {spec.bits} bits"
    if program.table:
        weights += f" that select one of {ENTRIES} entries of {spec.value_bits} bits"
    return comment(
        [
            f"Linear layers in blocks, {weights}, activations of 8: {isa.description}, "
            f"{target}. Written by synth-kernel; do not edit.",
            "",
            "A block is a quantization group: weights of one row that share a scale. out[n][m] = bias[m] + "
            "sum over the blocks b, in order, of offset[m][b] * column_sum[n][b] (if the parameter varied is "
            "3), then scale[m][b] * column_scale[n][b] * (sum over the block of activation * code - "
            "zero[m][b] * sum over the block of activation).",
            "",
            f"{_packed_says(isa, program)} {_scales_say(isa, program, floats)} {_columns_say(program, name)}",
            "",
            "The product of two scales is rounded once. Adding to the result rounds "
            f"{'once' if floats.fused else 'twice'}. Instructions: {counts}.{many}",
            "",
            f"Proof: {obligations} obligations, all proved: unpacking and products of every sub-step, every "
            "widening, no overflow in a block.",
        ]
    )


def _packed_says(isa: Isa, program: BlockProgram) -> str:
    """How the codes of weights lie in memory."""
    spec, rows = program.spec, rows_per_register(isa)
    groups = stored_zero = ""
    if spec.columns > 1:
        groups = (
            f" The codes of {spec.columns} columns for a sub-step follow each other. So do the column_begins "
            "of a block."
        )
    if program.stored_zero is not None:
        stored_zero = f" Stored codes are signed bytes: {program.stored_zero} is subtracted from each code."
        if program.table:
            stored_zero = f" {program.stored_zero} is subtracted from each entry, a signed byte then."
    return (
        f"packed: weights. {GROUP} registers of {rows} rows lie together, or fewer at the end. They have per "
        f"block, step of {spec.positions} positions and register {spec.words} words of {spec.chunk} bytes "
        f"per row, the same word of all rows side by side. {_bit_fields_say(spec)} Byte j of sub-step s is "
        f"multiplied by codes[{spec.chunk} s + j] of a column.{groups}{stored_zero}"
    )


def _scales_say(isa: Isa, program: BlockProgram, floats: Floats) -> str:
    """How scales, zero points and offsets lie in memory."""
    scales, sums = (
        ", those of every two blocks side by side" if n == 2 else ""
        for n in (program.scales_together, program.sums_together)
    )
    zeros = (
        "zeros: if varied is 1, per block and row a uint8_t; if varied is 3, offsets of zero_pitch bytes, "
        "laid out as scales are. Otherwise zero is the zero point of every block, or twice that if "
        "varied is 2"
    )
    if program.table:
        size = isa.vector_bits // 8
        zeros = (
            f"zeros: the table, {ENTRIES} entries that replace codes, repeated up to {size} bytes. The "
            "parameter zero is the zero point of every block, or twice that if varied is 2"
        )
    return (
        "scales: per block and register one scale per row, of pitch bytes: 4 is a float, 2 a float16. "
        f"{zeros}. If super_block is not 0, 2^super_block blocks form a super-block. Scales and zeros then "
        f"have per super-block a {'float16' if floats.half else 'float'} per row. Integers follow the scales "
        f"of a super-block: an int8_t per block and row{scales}, by which the sums of the block are "
        "multiplied before they are added to the sums of the super-block. If there are offsets, their "
        f"integers follow{sums}. A row has count integers. If integers is not 0, each integer has so many "
        "bits and is stored less least; LOCAL(integers) unpacks them."
    )


def _columns_say(program: BlockProgram, name: str) -> str:
    """How the operands of columns lie in memory, and what the numbers of a layer are."""
    shared = ""
    if program.spec.shares > 1:
        shared = " If shared is not 0, a step has 2^shared blocks, sub-step by sub-step."
    return (
        "codes: int8_t; columns are SYNTH_STRIDE bytes apart. Per column and block: column_scales; "
        "column_begins, the initial value of the block's sums, which is the sum of its codes times (the "
        "number subtracted from stored weight codes, less the zero point if all blocks share an integer "
        "one); column_sums, minus the sum of its codes. If there are offsets, column_sums has the sum of "
        "codes times the column's scale, rounded to float. In super-blocks column_sums has the sums "
        f"themselves, of type {sum_type(program)}, one after another. parameters: {', '.join(PARAMETERS)}. "
        "steps counts steps of a block, fields the codes that a column has for a block. out_stride is the "
        "distance between columns of out. An activation whose size has at least the float bits limit sends "
        f"its row to {name}_floats; {name}_limit computes limit.{shared} bias: a float per row, padded to "
        "whole registers. Memory is little-endian."
    )
