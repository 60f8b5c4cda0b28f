"""A linear kernel (``sketches.blocks``) in portable C: functions that read a code, a scale and an integer,
and the tile by its definition."""

from __future__ import annotations

from pathlib import Path

from isa_specs.instruction import Floats, Isa
from sketches.blocks import TABLE, BlockProgram, BlockSpec
from sketches.bytes import CHUNK, WIDE, rows_per_register
from synth.emit.block_scales import ARE_HALVES, SINCE, offset_of_integers
from synth.emit.block_tile import TILE_PARAMETERS


def readers_text(isa: Isa, program: BlockProgram, floats: Floats) -> str:
    """Return C of three functions that read operands. The first returns a weight code of a step. The others
    return a scale or offset, and the integer of a quantization group in a super-block."""
    size, height = isa.vector_bits // 8, rows_per_register(isa)
    of_scale, of_offset = (
        f"{offset_of_integers(n, height, first, 'block')} + row * {n} + block % {n}"
        for n, first in ((program.scales_together, "0"), (program.sums_together, "each"))
    )
    half = _file("half.c") if floats.half else ""
    return f"""\
{half}{_code_text(program, size)}
static inline float LOCAL(scale)(const uint8_t *at, int32_t row, const int32_t *parameters) {{
  float scale;
{_READ_HALF if floats.half else "  (void)parameters;"}
  memcpy(&scale, at + 4 * row, sizeof scale);
  return scale;
}}

static inline int32_t LOCAL(integer)(const uint8_t *own, int of_scale, int32_t b, int32_t row,
    const int32_t *parameters) {{
  const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK], block = b & (each - 1);
  return (int8_t)own[of_scale ? {of_scale} : {of_offset}];
}}
"""


def _code_text(program: BlockProgram, size: int) -> str:
    """Return C of the function of a weight code. ``size``: bytes of a vector register."""
    spec, at = program.spec, f"row * {program.spec.chunk} + j"
    signed = "" if program.stored_zero is None else "(int8_t)"
    table = f", const uint8_t *{TABLE}" if program.table else ""
    head = f"static inline int LOCAL(code)(const uint8_t *w, int row, int sub_step, int j{table}) {{"
    if spec.whole:
        each, place = 8 // spec.bits, f"sub_step / {8 // spec.bits} * {size * spec.columns} + {at}"
        code = f"w[{place}] >> sub_step % {each} * {spec.bits} & {(1 << spec.bits) - 1}"
        code = f"{TABLE}[{code}]" if table else code
        return "\n".join([head, f"  return {signed}({code});", "}\n"])
    lines = []
    for sub_step in range(spec.sub_steps):
        bits = (
            f"(w[{one.word * size * spec.columns} + at] >> {one.shift} & {one.ones}) << {one.low}"
            for one in spec.bit_fields(sub_step)
        )
        lines.append(f"    case {sub_step}: code = {' | '.join(bits)}; break;")
    return "\n".join(
        [
            head,
            f"  const int at = {at};",
            "  int code = 0;",
            "  switch (sub_step) {",
            *lines,
            "  }",
            f"  return {signed}code;",
            "}\n",
        ]
    )


def sum_type(program: BlockProgram) -> str:
    """Return the C type of activation sums per quantization group, as layers in super-blocks store them."""
    return f"int{WIDE // program.sums_together}_t"


def begin_of_column(spec: BlockSpec, column: str) -> str:
    """Return C of an index: where ``column_begins`` has the value of ``column`` in quantization group b."""
    beside = f"{column} % {spec.columns}"
    return f"(intptr_t)({column} - {beside}) * blocks + b * {spec.columns} + {beside}"


def codes_of_column(spec: BlockSpec) -> str:
    """Return C of the index in ``codes`` of column c's first activation in quantization group b."""
    if spec.columns == 1:
        return "c * SYNTH_STRIDE(blocks * positions) + b * positions"
    beside = f"c % {spec.columns}"
    within = f"b * {spec.columns} * positions + {beside} * {spec.chunk}"
    return f"(c - {beside}) * SYNTH_STRIDE(blocks * positions) + {within}"


def column_offsets(spec: BlockSpec) -> dict[str, str]:
    """Return values of placeholders of ``linear.c``: those that depend on the layout of activation codes."""
    columns, chunk, codes = spec.columns, spec.chunk, "(intptr_t)blocks * fields"
    rest = f"SYNTH_STRIDE({codes}) - {codes}"
    if columns == 1:
        begins = "memset(column_begins + first, 0, (size_t)blocks * sizeof *column_begins);"
        return {
            "at": "i",
            "further": "fields",
            "next_column": f"\n    codes += {rest};",
            "begin": "first + b",
            "forget": f"memset(codes - {codes}, 0, (size_t)blocks * (size_t)fields);\n      {begins}",
            "beside": "",
            "columns": "columns",
            "panel": "panel",
            "groups": "",
        }
    at, all_codes = f"i + i / {chunk} * {chunk * (columns - 1)}", f"{columns} * {codes}"
    begin, last = begin_of_column(spec, "n"), f"n % {columns} == {columns - 1}"
    return {
        "at": at,
        "further": f"{columns} * fields",
        "next_column": f"\n    codes += {last} ? {columns} * ({rest}) - {chunk * (columns - 1)}"
        f" : {chunk} - {all_codes};",
        "begin": begin,
        "forget": f"for (intptr_t i = 0; i < {codes}; ++i) codes[{at} - {all_codes}] = 0;\n"
        f"      for (int32_t b = 0; b < blocks; ++b) column_begins[{begin}] = 0;",
        "beside": f" + word / {spec.words} % {columns} * {CHUNK}",
        **{n: f"({n} + {columns - 1}) / {columns} * {columns}" for n in ("columns", "panel")},
        "groups": f" {columns} columns form a group: {chunk} codes of each column follow each other, and so "
        "do\n * the column_begins of a block.",
    }


def portable_text(isa: Isa, program: BlockProgram, floats: Floats) -> str:
    """Return the tile function in portable C."""
    spec, height, size = program.spec, rows_per_register(isa), isa.vector_bits // 8
    multiplied, summed = (
        ("synth_product({}, {})", "synth_sum({}, {})") if floats.flushes else ("{} * {}", "{} + {}")
    )
    added = "fmaf({}, {}, {})" if floats.fused else summed.format(multiplied, "{}")
    table = ", zeros" if program.table else ""
    code = f"LOCAL(code)(w, row, first + sub_step, j{table})"
    place, begin, of_sub_step = codes_of_column(spec), "of", spec.chunk * spec.columns
    if spec.columns > 1:
        begin = begin_of_column(spec, "c")
    return f"""\
{_file("flushed.c") if floats.flushes else ""}\
static void LOCAL(tile)(int in_super_blocks, int registers, int columns, {TILE_PARAMETERS}) {{
{"" if floats.fused else _APART}\
  const int32_t blocks = parameters[SYNTH_BLOCKS], steps = parameters[SYNTH_STEPS];
  const intptr_t positions = parameters[SYNTH_FIELDS];
  const int shared = parameters[SYNTH_SHARED], sub_steps = {spec.sub_steps} >> shared;
  (void)ahead, (void)further;
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r)
  for (int row = 0; row < {height}; ++row) {{
    if (r * {height} + row >= rows) break;
    float *const to = out + (intptr_t)c * parameters[SYNTH_OUT_STRIDE] + r * {height} + row;
    float result = begin ? *to : 0.0f;
    int32_t scaled = 0, correction = 0;
    for (int32_t b = begin; b < end; ++b) {{
      const intptr_t at = ((intptr_t)b * group + r) * {height} + row, of = (intptr_t)c * blocks + b;
      const intptr_t super_block = ((intptr_t)(b >> parameters[SYNTH_SUPER_BLOCK]) * group + r) * {height};
      const uint8_t *const own_scales = scales + super_block * parameters[SYNTH_PITCH];
      const uint8_t *const own_zeros = zeros + super_block * parameters[SYNTH_ZERO_PITCH];
      const uint8_t *w = packed + ((intptr_t)(b >> shared) * steps * group + r) * {spec.registers * size};
      const int first = (b & ((1 << shared) - 1)) * sub_steps;
      const uint8_t *a = codes + {place};
      int32_t total = column_begins[{begin}];
      for (int32_t step = 0; step < steps;
           ++step, w += (intptr_t)group * {spec.registers * size}, a += {spec.positions * spec.columns})
        for (int sub_step = 0; sub_step < sub_steps; ++sub_step) for (int j = 0; j < {spec.chunk}; ++j)
          total += {code} * (int8_t)a[sub_step * {of_sub_step} + j];
      const float zero = parameters[SYNTH_VARIED] == 1 ? zeros[at] : 0.5f * (float)parameters[SYNTH_ZERO];
      const int varied = parameters[SYNTH_VARIED];
      const float sum = (float)total + (varied == 1 || varied == 2 ? zero * column_sums[of] : 0.0f);
      const float scale = LOCAL(scale)(own_scales, row, parameters);
      const float offset = varied == 3 ? LOCAL(scale)(own_zeros, row, parameters) : 0.0f;
      const float factor = {multiplied.format("scale", "column_scales[of]")};
      const float offset_factor = {multiplied.format("offset", "column_scales[of]")};
{_in_super_block(program, added)}
      if (varied == 3) result = {added.format("offset", "column_sums[of]", "result")};
      result = {added.format("sum", "factor", "result")};
    }}
    if (parameters[SYNTH_BIASED] && end == blocks)
      result = {summed.format("result", f"bias[r * {height} + row]")};
    *to = result;
  }}
}}"""


def _in_super_block(program: BlockProgram, added: str) -> str:
    """Return C that adds a quantization group to its super-block. ``added``: C of ``{0} * {1} + {2}``."""
    return f"""\
      if (in_super_blocks) {{
        {sum_type(program)} column_sum;
        const uint8_t *const sums = (const uint8_t *)(column_sums + (intptr_t)c * blocks);
        memcpy(&column_sum, sums + (size_t)b * sizeof column_sum, sizeof column_sum);
        const uint8_t *const own = integers + ({SINCE} * group + r) * wide;
        scaled += LOCAL(integer)(own, 1, b, row, parameters) * total;
        if (varied == 3) correction += LOCAL(integer)(own, 0, b, row, parameters) * column_sum;
        if ((b + 1) & ((1 << parameters[SYNTH_SUPER_BLOCK]) - 1)) continue;
        if (varied == 3) result = {added.format("(float)correction", "offset_factor", "result")};
        result = {added.format("(float)scaled", "factor", "result")};
        scaled = correction = 0;
        continue;
      }}"""


#: C: products are rounded before they are added to.
_APART = "#if defined(__clang__)\n#pragma STDC FP_CONTRACT OFF\n#endif\n"
#: C: where it is a float16.
_READ_HALF = f"  if ({ARE_HALVES})\n    return LOCAL(half)(at + 2 * row);"


def _file(name: str) -> str:
    """Return the C text of a file beside this module: a float16 as a float, or sums and products as hardware
    has them that flushes operands, and results before they are rounded."""
    return Path(__file__).with_name(name).read_text(encoding="utf-8")
