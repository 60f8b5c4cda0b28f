"""The first comment of a linear kernel's C file: the formula of results, memory layouts, the proof."""

from __future__ import annotations

from isa_specs.instruction import Floats, Isa
from sketches.block_tables import ENTRIES
from sketches.blocks import GROUP, BitField, BlockProgram, BlockSpec
from sketches.bytes import rows_per_register
from synth.emit.block_matrix import matrix_says
from synth.emit.block_portable import sum_type
from synth.emit.cgen import cost_of
from synth.emit.text import comment

#: What a layer's numbers are, in order (``parameters``).
PARAMETERS = (
    "rows", "blocks", "steps", "shared", "fields", "pitch", "zero_pitch", "unit", "integers", "least",
    "count", "varied", "biased", "out_stride", "k", "block", "zero", "together", "limit",
)  # fmt: skip


def step_counts(isa: Isa, target: str, programs: tuple[BlockProgram, ...]) -> dict[str, int]:
    """Return counts of instructions without loads: of unpacking a step of a weight register, of a sub-step of
    an accumulator, and of a run of each further accumulator stage. Only the first program is counted."""
    program = programs[0]
    first = [line for line in program.levels[0].lines if line.stage != "load"]
    widened = {f"sums to {x.width} bits": cost_of(isa, target, x.lines) for x in program.levels[1:]}
    unpack, part = cost_of(isa, target, program.unpack), cost_of(isa, target, first)
    counts = {"unpacking a step": unpack, "a part": part, **widened}
    if one := program.one_column:
        counts |= {"unpacking a step of one column": cost_of(isa, target, one.unpack)}
        counts |= {"its raised sums of a block": cost_of(isa, target, one.lines)}
    return counts


def _cut_says(spec: BlockSpec) -> str:
    """Which bits of a step's words the parts have."""

    def bits(piece: BitField) -> str:
        last = piece.shift + piece.width - 1
        return f"{piece.shift}{f' to {last}' if last > piece.shift else ''} of word {piece.word}"

    parts = (", then ".join(map(bits, spec.bit_fields(part))) for part in range(spec.parts))
    return f"The bits of the bytes of parts, the lowest first: {'; '.join(parts)}."


def linear_header(isa: Isa, target: str, program: BlockProgram, name: str, obligations: int) -> str:
    """Return the comment. ``name``: the kernel's C name; ``obligations``: how many were proved."""
    spec, floats = program.spec, isa.floats[isa.target(target).architecture]
    counts = "; ".join(f"{count} for {what}" for what, count in step_counts(isa, target, (program,)).items())
    many = "" if program.matrix is None else matrix_says(isa, program.matrix)
    weights = f"weights of {spec.bits} bits"
    if program.loaded_once:
        weights += f" that select one of {ENTRIES} entries of {spec.value_bits} bits"
    return comment(
        [
            f"Linear layers in blocks, {weights}, activations of 8: {isa.description}, "
            f"{target}. Written by synth-kernel; do not edit.",
            "",
            "out[n][m] = bias[m] + sum over blocks b, in order, of offset[m][b] * column_sum[n][b] (where "
            "varied of facts is 3), then scale[m][b] * column_scale[n][b] * (sum over the block of "
            "activation * code - zero[m][b] * sum over the block of activation).",
            "",
            f"{_packed_says(isa, program)} {_scales_say(isa, program, floats)} {_columns_say(program, name)}",
            "",
            "A product of scales is rounded once, what is added to the result "
            f"{'once' if floats.fused else 'twice'}. Instructions: {counts}.{many}",
            "",
            f"Proof: {obligations} obligations, all proved: every part, a part of a cell, every widening, no "
            "overflow in a block.",
        ]
    )


def _packed_says(isa: Isa, program: BlockProgram) -> str:
    """How the codes of weights lie in memory."""
    spec, rows = program.spec, rows_per_register(isa)
    groups = stored_zero = ""
    if spec.columns > 1:
        groups = (
            f" Of {spec.columns} columns those of a part of a step are behind each other, and the "
            "column_begins of a block."
        )
    if program.stored_zero is not None:
        which = "entries" if program.loaded_once else "them"
        stored_zero = f" {program.stored_zero} is taken off {which}: they are signed bytes."
    return (
        f"packed: weights, of {GROUP} registers of {rows} rows, or what is left, per block and "
        f"step of {spec.positions} positions and register {spec.words} words of {spec.chunk} bytes per "
        f"row, those of the rows next to each other. {_cut_says(spec)} Byte j of part p goes with "
        f"codes[{spec.chunk} p + j] of a column.{groups}{stored_zero}"
    )


def _scales_say(isa: Isa, program: BlockProgram, floats: Floats) -> str:
    """How scales, zero points and offsets lie in memory."""
    scales, sums = (
        ", those of every two blocks beside each other" if n == 2 else ""
        for n in (program.scales_together, program.sums_together)
    )
    zeros = (
        "zeros: what varied of facts says: 1, likewise a uint8_t per block; 3, offsets, as scales are, which "
        "take facts' zero_pitch bytes; else all zero points are facts' zero, where it is 2 half of that"
    )
    if program.loaded_once:
        size = isa.vector_bits // 8
        zeros = (
            f"zeros: the table, {ENTRIES} entries that take the place of codes, repeated up to {size} bytes. "
            "All zero points are facts' zero, where varied of facts is 2 half of that"
        )
    return (
        "scales: of these registers per block "
        f"and register one per row, which takes facts' pitch bytes: 4, a float, or 2, a float16. {zeros}. "
        "Where facts has unit, 2^unit blocks are one: scales and zeros have per unit a "
        f"{'float16' if floats.half else 'float'} per row, and "
        f"behind those of scales for each block an int8_t per row{scales}, by which the sums of the "
        "block are multiplied before they are added to those of the unit, then, where there are offsets, "
        f"those for sums of codes{sums}; count of facts for a row in all. Where facts' integers is "
        "not 0 they have so many bits, are less facts' least and lie as synth_linear_integers has it."
    )


def _columns_say(program: BlockProgram, name: str) -> str:
    """How the operands of columns lie in memory, and what the numbers of a layer are."""
    shared = ""
    if program.spec.shares > 1:
        shared = " Where facts' shared is not 0 a step has 2^shared blocks, part by part."
    return (
        "codes: int8_t, SYNTH_STRIDE bytes from column to column. Per column and block: column_scales; "
        "column_begins, what its sums begin with, which is the sum "
        "of its codes times what is taken off codes of weights, less the zero point where that is "
        "an integer for all; column_sums, minus the sum of its codes, where there are offsets that "
        "sum times the column's scale, rounded to float, and in units the sums, of type "
        f"{sum_type(program)}, behind each other. facts: "
        f"{', '.join(PARAMETERS)}; steps of a "
        f"block, fields: codes that a block of a column has, out_stride from column to column, limit: "
        f"the bits of the size from which on an activation sends its row to {name}_floats "
        f"({name}_limit).{shared} "
        "bias: a float per row, up to whole registers. "
        "Memory is little-endian."
    )
