"""A linear kernel (``sketches.blocks``) as one self-contained C file: tiles in intrinsics and in portable C,
and a driver for a layer.

A tile takes the quantization groups of its rows and columns in order. It adds up a group in integers. Then it
adds this sum, as a float and times the scales of row and column, to the result in a register. So every result
is the sum of its groups in order. It is the same for any tile and number of threads, and in portable C."""

from __future__ import annotations

from pathlib import Path
from string import Template

from isa_specs.instruction import Floats, Isa
from sketches.blocks import (
    ENTRIES,
    FEW,
    GROUP,
    LARGEST_BLOCK,
    LARGEST_INTEGER,
    LINE,
    MOST_INTEGERS,
    BitField,
    BlockProgram,
    BlockSpec,
    Matrix,
)
from sketches.blocks_work import PANEL
from sketches.bytes import rows_per_register
from synth.emit.block_matrix import matrix_says, matrix_text
from synth.emit.block_portable import column_offsets, portable_text, readers_text, sum_type
from synth.emit.block_scales import (
    AT_A_TIME,
    LOOPS,
    PACKED,
    behind_scales,
    integers_text,
    scales_text,
)
from synth.emit.block_tile import LAYER_ARGUMENTS, LAYER_PARAMETERS, PARAMETERS_TEXT, tile_text
from synth.emit.cgen import cost_of
from synth.emit.macros import TILE_MACRO, macros
from synth.emit.names import marked, plain
from synth.emit.text import CFunction, comment, constant_text, file_text

#: What its files begin with.
NAME = "linear"
#: What a layer's numbers are, in order (``parameters``).
PARAMETERS = (
    "rows", "blocks", "steps", "shared", "fields", "pitch", "zero_pitch", "super_block", "integers", "least",
    "count", "varied", "biased", "out_stride", "k", "block", "zero", "together", "limit",
)  # fmt: skip
#: C: indices of a layer's parameters. Several files in one translation unit may define them.
PARAMETER_ENUM = "\n".join(
    [
        "#ifndef SYNTH_STRIDE",
        f"enum {{ {', '.join(f'SYNTH_{name.upper()}' for name in (*PARAMETERS, 'parameter_count'))} }};",
        "/* bytes from column to column */",
        f"#define SYNTH_STRIDE(codes) (((codes) + {LINE - 1}) / {LINE} * {LINE} | {LINE})",
        "#endif",
    ]
)
#: A tile prefetches weights into the first-level cache: with a Cascade Lake, 1.2 to 2 times as fast from
#: memory as without, for 1 to 16 columns. Tiles as tall as a row panel read memory in order, and prefetch so
#: many bytes ahead.
_AHEAD = 4096
#: Lower tiles read a part of each step. They compute a run of so many bytes of a row panel, tile after tile,
#: and share the prefetch of the next run in the order of memory. With more columns than ``RUN_COLUMNS`` runs
#: cost more than they gain (5 to 15 % with 512): tiles then take all positions, and prefetch their own part.
RUN, RUN_COLUMNS = 16384, 32
#: The functions of a kernel, named by what stands behind the kernel's own name: its tiles' driver first.
FUNCTIONS = (
    CFunction(
        "void",
        "",
        """\
const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const uint8_t *codes, const float *column_scales, const int32_t *column_begins,
    const float *column_sums, float *out, const int32_t *parameters, int32_t columns""",
    ),
    CFunction(
        "void",
        "_columns",
        """\
const float *values, intptr_t stride, const int32_t *parameters, const uint16_t *order,
    uint8_t *codes, float *column_scales, int32_t *column_begins, float *column_sums, uint8_t *odd,
    int32_t columns""",
    ),
    CFunction(
        "void",
        "_pack",
        """\
const uint8_t *from, intptr_t row_stride, intptr_t block_stride, const int32_t *parameters,
    int32_t words, int32_t flip, uint8_t *packed""",
    ),
    CFunction(
        "void",
        "_floats",
        """\
const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const float *values, const int32_t *parameters, const uint16_t *order, float *out""",
    ),
    CFunction("void", "_limit", "const uint8_t *scales, const uint8_t *zeros, int32_t *parameters"),
    CFunction("intptr_t", "_scratch", "const int32_t *parameters, int32_t columns"),
    CFunction(
        "void",
        "_layer",
        """\
const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const uint16_t *order, const int32_t *parameters, const float *values, intptr_t stride, int32_t count,
    int32_t panel, uint8_t *scratch, float *out""",
    ),
)


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
    condition = f"{' && '.join(needs)} && !defined(SYNTH_PORTABLE)"
    header = linear_header(isa, target, program, name, obligations)
    parts = [
        "#include <stdint.h>\n#include <string.h>\n#include <math.h>\n",
        macros("SYNTH_INLINE SYNTH_CALLED SYNTH_ROLLED") + TILE_MACRO,
        PARAMETER_ENUM,
        PARAMETERS_TEXT,
        integers_text(isa),
        f"#if {condition}",
        isa.preamble,
        macros("UNROLL SYNTH_KEEP( SYNTH_AHEAD(", isa.register_constraint),
        f"#define SYNTH_FEW {FEW}",
        *(constant_text(constant, max(isa.vector_bits // 8, 32)) for constant in made.constants),
        scales_text(floats),
        f"{LOOPS}{tile_text(isa, target, made, floats)}",
        *([matrix_text(isa, made, made.matrix, floats)] if made.matrix else []),
        "#endif",
        readers_text(isa, program, floats),
        f"#if !({condition})",
        "/* any other CPU: portable C */",
        "#define SYNTH_FEW 0",
        portable_text(isa, program, floats),
        "#endif",
        _driver(isa, target, program, name, condition),
        _around(isa, target, program, name),
    ]
    return file_text(name, header, plain("\n".join(parts)))


def floats_of(isa: Isa, target: str) -> Floats:
    """Return the float operations of a target's architecture, as C."""
    return isa.floats[isa.target(target).architecture]


def _driver(isa: Isa, target: str, program: BlockProgram, name: str, condition: str) -> str:
    """Return C of the driver: all rows in tiles as tall as there are, and for each of these all columns, in
    tiles as wide as there are. Many columns are multiplied by the matrix product, under the C ``condition``
    that it is there."""
    floats, matrix = floats_of(isa, target), program.matrix
    functions, branches = [_all_rows(isa, floats, program)], list[str]()

    def branch(when: str, whole: str, call: str) -> list[str]:
        head, end = (f"    if ({when}) {{", "    } else") if when else ("    {", "    }")
        return [head, f"      whole = {whole};", f"      {call}{LAYER_ARGUMENTS}, whole);", end]

    if matrix is not None:
        least, of_group = matrix.least, matrix.columns
        whole = f"columns % {of_group} < {least} ? columns - columns % {of_group} : columns"
        functions += [f"#if {condition}", _all_rows(isa, floats, program, matrix), "#endif"]
        of_matrix = branch(f"columns >= {least}", whole, f"LOCAL(many)({matrix.registers}, ")
        branches += [f"#if {condition}", *of_matrix, "#endif"]
    for in_super_blocks, tiles in ((1, program.super_block_tiles), (0, program.tiles)):
        kind = "super_blocks" if in_super_blocks else "blocks"
        tallest: dict[int, int] = {}
        for tile_of in sorted(tiles, key=lambda one: (-one.columns, -one.registers)):
            tallest.setdefault(tile_of.columns, tile_of.registers)
        for columns, tall in tallest.items():
            called, when = f"LOCAL({kind}_{columns})", f"columns >= {columns}" if columns > 1 else ""
            functions += [
                f"SYNTH_CALLED void {called}({LAYER_PARAMETERS}, int32_t count) {{",
                f"  LOCAL(rows)({in_super_blocks}, {columns}, {tall}, {LAYER_ARGUMENTS}, count);",
                "}",
            ]
            when = f"parameters[SYNTH_SUPER_BLOCK] && columns >= {columns}" if in_super_blocks else when
            branches += branch(when, f"columns / {columns} * {columns}", f"{called}(")
    return "\n".join(
        [
            *functions,
            f"SYNTH_CALLED void LOCAL(panel)({LAYER_PARAMETERS}, int32_t columns) {{",
            "  const intptr_t blocks = parameters[SYNTH_BLOCKS];",
            "  for (int32_t whole = 0; columns > 0; columns -= whole) {",
            *branches,
            "    codes += whole * SYNTH_STRIDE(blocks * parameters[SYNTH_FIELDS]);",
            "    column_scales += whole * blocks, column_begins += whole * blocks, column_sums += whole * "
            "blocks;",
            "    out += (intptr_t)whole * parameters[SYNTH_OUT_STRIDE];",
            "  }",
            "}",
            f"SYNTH_TILE {FUNCTIONS[0].named(name).head} {{",
            _all_panels(isa, program),
            "}",
            "",
        ]
    )


def _all_rows(isa: Isa, floats: Floats, program: BlockProgram, matrix: Matrix | None = None) -> str:
    """Return C of a function over all rows, in tiles of ``tall`` registers and of one register, or by the
    product of ``matrix``. It unpacks integers of several super-blocks at a time, once for all columns. Tiles
    of few columns unpack them themselves, so that they read memory in order."""
    height, panel, high = rows_per_register(isa), "", "columns"
    name, call, constants = "rows", "LOCAL(tile)(in_super_blocks, {}, columns", "const int tall"
    if matrix:
        of_group, high = matrix.columns, "high"
        name, call = "many", "LOCAL(matrix)({}, high"
        remaining = f"count - n < {of_group} ? count - n : (count - n) / {of_group} * {of_group}"
        panel = f"high = {remaining};\n          if (high > {PANEL}) high = {PANEL};\n          "
    step = program.spec.registers * isa.vector_bits // 8
    run = "0" if panel else f"tall < group && count <= {RUN_COLUMNS}"
    packed = PACKED if panel else f"in_super_blocks && columns > SYNTH_FEW && {PACKED}"
    if not panel:
        constants = f"const int in_super_blocks, const int columns, {constants}"
    there = (
        f"packed + r * {step}, scales + r * pitch, zeros + r * zero_pitch,\n"
        f"          bias + (parameters[SYNTH_BIASED] ? r * {height} : 0), "
        f"codes + n * SYNTH_STRIDE(blocks * parameters[SYNTH_FIELDS]),\n"
        "          column_scales + n * blocks, column_begins + n * blocks, column_sums + n * blocks,\n"
        f"          out + n * (intptr_t)parameters[SYNTH_OUT_STRIDE] + r * {height}, parameters, rows - r * "
        f"{height}, group, integers + r * wide, wide, begin, end, n ? NULL : next + r * apart, further"
    )
    tall, one = (f"{call.format(registers)}, {there});" for registers in ("tall", "1"))
    return f"""\
SYNTH_INLINE void LOCAL({name})({constants}, {LAYER_PARAMETERS}, int32_t count) {{
  const intptr_t blocks = parameters[SYNTH_BLOCKS];
  const int32_t shift = parameters[SYNTH_SUPER_BLOCK];
  const intptr_t pitch = {height} * (intptr_t)parameters[SYNTH_PITCH];
  const intptr_t zero_pitch = {height} * (intptr_t)parameters[SYNTH_ZERO_PITCH];
  const intptr_t wide = {packed} ? {height} * (intptr_t)parameters[SYNTH_COUNT] : pitch;
  const int32_t group = (rows + {height - 1}) / {height}, shared = parameters[SYNTH_SHARED];
  const intptr_t bytes = group * {step} * parameters[SYNTH_STEPS];
  const int run = {run};
  int32_t most = run ? (int32_t)({RUN} / bytes) << shared >> shift << shift : (int32_t)blocks;
  if (most < 1 << shift) most = 1 << shift;
  if ({packed} && most > {AT_A_TIME} / parameters[SYNTH_COUNT] << shift)
    most = {AT_A_TIME} / parameters[SYNTH_COUNT] << shift;
  for (int32_t begin = 0, end; begin < blocks; begin = end) {{
    const uint8_t *integers = scales + {behind_scales(isa, floats)} + (begin >> shift) * group * pitch;
    uint8_t unpacked[{GROUP * AT_A_TIME * height}];
    end = blocks - begin > most ? begin + most : (int32_t)blocks;
    const intptr_t apart = run ? ((end - begin) >> shared) * (bytes / group) : {step};
    const uint8_t *const next = packed + ((run ? end : begin) >> shared) * bytes + (run ? 0 : {_AHEAD});
    if ({packed}) {{
      LOCAL(integers)(integers, pitch, ((end - begin) >> shift) * group, parameters, unpacked);
      integers = unpacked;
    }}
    for (int32_t r = 0, tile_registers; r < group; r += tile_registers) {{
      tile_registers = group - r >= tall ? tall : 1;
      const intptr_t further = {step} * (run ? tile_registers : group);
      for (int32_t n = 0{", high" if panel else ""}; n < count; n += {high}) {{
        {panel}if (tall > 1 && tile_registers == tall) {tall}
        else {one}
      }}
    }}
  }}
}}"""


def _all_panels(isa: Isa, program: BlockProgram) -> str:
    """Return C of the loop over row panels. All columns use the weights of a panel while they are in a cache:
    a tile for the columns that wider tiles leave reads no weights from memory."""
    height = rows_per_register(isa)
    step = program.spec.registers * isa.vector_bits // 8
    return f"""\
  const intptr_t blocks = parameters[SYNTH_BLOCKS], super_blocks = blocks >> parameters[SYNTH_SUPER_BLOCK];
  const intptr_t steps = (blocks >> parameters[SYNTH_SHARED]) * parameters[SYNTH_STEPS];
  const int32_t rows = parameters[SYNTH_ROWS], most = {GROUP * height};
  for (int32_t row = 0; row < rows; row += most)
    LOCAL(panel)(packed + row / {height} * steps * {step},
        scales + row * super_blocks * parameters[SYNTH_PITCH],
        zeros + row * super_blocks * parameters[SYNTH_ZERO_PITCH],
        bias + (parameters[SYNTH_BIASED] ? row : 0), codes, column_scales, column_begins, column_sums,
        out + row, parameters, rows - row < most ? rows - row : most, columns);"""


_AROUND = Path(__file__).with_name("linear.c")


def _around(isa: Isa, target: str, program: BlockProgram, name: str) -> str:
    """Return C that packs operands, and that multiplies rows without codes."""
    spec, size = program.spec, isa.vector_bits // 8
    return Template(_AROUND.read_text(encoding="utf-8")).substitute(
        name=name,
        positions=spec.positions,
        words=spec.words,
        registers=spec.registers,
        chunk=spec.chunk,
        height=rows_per_register(isa),
        size=size * spec.columns,
        step=spec.registers * size,
        group=GROUP,
        largest=LARGEST_BLOCK,
        stored_zero=program.zero_point,
        most=spec.largest_code,
        table=", zeros" if program.table else "",
        integer=LARGEST_INTEGER,
        halves=int(bool(floats_of(isa, target).half)),
        summed=sum_type(program),
        capacity=MOST_INTEGERS * rows_per_register(isa),
        behind=behind_scales(isa, floats_of(isa, target)),
        packed_integers=PACKED,
        **column_offsets(spec),
    )


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
    spec, floats = program.spec, floats_of(isa, target)
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
