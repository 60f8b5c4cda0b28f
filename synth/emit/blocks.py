"""A linear kernel (``sketches.blocks``) as a C file: its numbers, its tile in intrinsics, and how a code is
read. Its headers (``synth.emit.linear_headers``) have the rest.

A tile takes the quantization groups of its rows and columns in order. It adds up a group in integers. Then it
adds this sum, as a float and times the scales of row and column, to the result in a register. So every result
is the sum of its groups in order. It is the same for any tile and number of threads, and in portable C."""

from __future__ import annotations

from collections.abc import Iterable

from isa_specs.instruction import Floats, Isa
from sketches.blocks import ENTRIES, TABLE, BitField, BlockProgram, BlockSpec
from sketches.bytes import WIDE, rows_per_register
from sketches.tile import Tile
from synth.emit import PACKERS
from synth.emit.block_matrix import matrix_says, matrix_text
from synth.emit.block_scales import LOOPS, scales_text
from synth.emit.block_tile import tile_text
from synth.emit.cgen import cost_of
from synth.emit.linear_headers import FUNCTIONS, header_files
from synth.emit.macros import macros
from synth.emit.names import marked, plain
from synth.emit.text import CFunction, braced, comment, constant_text, file_text, include

#: What its files begin with.
NAME = "linear"
#: What instructions are counted of.
COUNTED = PACKERS[NAME]


def linear_functions(name: str) -> tuple[CFunction, ...]:
    """Return the C functions of the kernel whose driver has the C name ``name``, the driver first."""
    return tuple(function.named(f"{name}{function.name}") for function in FUNCTIONS)


def linear_stem(isa: Isa, target: str, spec: BlockSpec) -> str:
    """Return the stem of the kernel's file names, with the target's name if the ISA has several targets."""
    return f"{NAME}_{spec.name}{isa.suffix(target)}"


def linear_symbol(isa: Isa, target: str, spec: BlockSpec) -> str:
    """Return the C name of the kernel's driver, such as ``synth_avx512_linear_w4_x86_64_vnni``."""
    return f"synth_{isa.name}_{linear_stem(isa, target, spec)}"


def emit_linear(isa: Isa, target: str, programs: tuple[BlockProgram, ...], obligations: int) -> str:
    """Return the C file of the first (and only) program. ``obligations``: how many were proved."""
    program, floats = programs[0], floats_of(isa, target)
    name = linear_symbol(isa, target, program.spec)
    made = marked(program)
    needs = [isa.target(target).condition, *(feature.macro for feature in floats.needs)]
    before, behind = map(include, header_files(isa))
    parts = [
        *(f"#define LINEAR_{key} {value}" for key, value in _numbers(isa, program, name, floats).items()),
        before,
        f"#if {' && '.join(needs)} && !defined(SYNTH_PORTABLE)",
        isa.preamble,
        macros("UNROLL SYNTH_KEEP( SYNTH_AHEAD(", isa.register_constraint),
        *(constant_text(constant, max(isa.vector_bits // 8, 32)) for constant in made.constants),
        scales_text(floats),
        f"{LOOPS}{tile_text(isa, target, made, floats)}",
        *([matrix_text(isa, made, made.matrix, floats)] if made.matrix else []),
        "#define LINEAR_HAS_TILE 1\n#else\n#define LINEAR_HAS_TILE 0\n#endif\n",
        _code_text(program, isa.vector_bits // 8),
        behind,
    ]
    return file_text(name, _header(isa, target, program, obligations), plain("\n".join(parts)))


def _numbers(isa: Isa, program: BlockProgram, name: str, floats: Floats) -> dict[str, object]:
    """Return what the file of a kernel defines for its headers (``linear.h``): C by name."""
    spec, matrix = program.spec, program.matrix

    def tiles(tiles: Iterable[Tile]) -> str:
        """Return C that applies the macro X to the columns of every tile, widest first, and to its height."""
        tallest: dict[int, int] = {}
        for tile in sorted(tiles, key=lambda tile: (-tile.columns, -tile.registers)):
            tallest.setdefault(tile.columns, tile.registers)
        return " ".join(f"X({wide}, {tall})" for wide, tall in tallest.items())

    return {
        "NAME": name,
        "HEIGHT": rows_per_register(isa),
        "COLUMNS": spec.columns,
        "WORDS": spec.words,
        "SUB_STEPS": spec.sub_steps,
        "STORED_ZERO": program.zero_point,
        "LARGEST_CODE": spec.largest_code,
        "HALVES": int(bool(floats.half)),
        "FUSED": int(floats.fused),
        "FLUSHES": int(floats.flushes),
        "SCALES_TOGETHER": program.scales_together,
        "SUMS_TOGETHER": program.sums_together,
        "SUM": f"int{WIDE // program.sums_together}_t",
        "TILES(X)": tiles(program.tiles),
        "SUPER_BLOCK_TILES(X)": tiles(program.super_block_tiles),
        "MATRIX_COLUMNS": matrix.columns if matrix else 0,
        "MATRIX_LEAST": matrix.least if matrix else 0,
        "MATRIX_REGISTERS": matrix.registers if matrix else 0,
    }


def _code_text(program: BlockProgram, size: int) -> str:
    """Return C of the function of a weight code. ``size``: bytes of a vector register."""
    spec, at = program.spec, f"row * {program.spec.chunk} + j"
    parameters = f"const uint8_t *w, int row, int sub_step, int j, const uint8_t *{TABLE}"
    if spec.whole:
        each, place = 8 // spec.bits, f"sub_step / {8 // spec.bits} * {size * spec.columns} + {at}"
        code = f"w[{place}] >> sub_step % {each} * {spec.bits} & {(1 << spec.bits) - 1}"
        lines = [f"const int code = {f'{TABLE}[{code}]' if program.table else code};"]
    else:
        fields = (
            " | ".join(
                f"(w[{one.word * size * spec.columns} + at] >> {one.shift} & {one.ones}) << {one.low}"
                for one in spec.bit_fields(sub_step)
            )
            for sub_step in range(spec.sub_steps)
        )
        cases = [f"case {sub_step}: code = {value}; break;" for sub_step, value in enumerate(fields)]
        lines = [f"const int at = {at};", "int code = 0;", *braced("switch (sub_step)", cases)]
    result = f"return (void){TABLE}, {'' if program.stored_zero is None else '(int8_t)'}code;"
    return "\n".join(braced(f"static inline int LOCAL(code)({parameters})", [*lines, result]))


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


def _header(isa: Isa, target: str, program: BlockProgram, obligations: int) -> str:
    """Return the first comment of a kernel's file. ``obligations``: how many were proved."""
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


def floats_of(isa: Isa, target: str) -> Floats:
    """Return the float operations of a target's architecture, as C."""
    return isa.floats[isa.target(target).architecture]
