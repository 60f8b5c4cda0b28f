"""A kernel of linear layers in blocks (``sketches.blocks``) for any compiler: a code, a scale, and a tile by
their definition (``synth.emit.blocks``)."""

from __future__ import annotations

from isa_specs.instruction import Floats, Isa
from sketches.blocks import BlockProgram, rows_per_register
from sketches.bytes import WIDE
from synth.emit.block_columns import begin_of_column, codes_of_column
from synth.emit.block_scales import integers_within
from synth.emit.block_tile import TILE_PARAMETERS


def readers_text(isa: Isa, program: BlockProgram, floats: Floats, name: str) -> str:
    """C: a code of a step's words, a scale or an offset of a block or a unit, and an integer of a block of a
    unit."""
    spec, size, within = (
        program.spec,
        isa.vector_bits // 8,
        integers_within(program, floats, rows_per_register(isa)),
    )
    beside = "row" if program.integers_together == 1 else "row * 2 + (block & 1)"
    code = []
    for number, piece in enumerate(spec.pieces):
        before = spec.place(0, number)[0]
        word = f"{before} + part / {piece.fields}" if piece.fields < spec.parts else f"{before}"
        mask, shift = (1 << piece.width) - 1, f"part % {piece.fields} * {piece.width}"
        byte = f"({word}) * {size * spec.columns} + row * {spec.chunk} + j"
        code.append(f"(w[{byte}] >> ({shift}) & {mask}) << {piece.low}")
    value = " | ".join(code)
    return f"""\
{_HALF if floats.half else ""}static inline int {name}_code(const uint8_t *w, int row, int part, int j) {{
  (void)part;
  return {value if program.centre is None else f"(int8_t)({value})"};
}}

static inline float {name}_scale(const uint8_t *at, int32_t row, const int32_t *facts) {{
  float scale;
{_READ_HALF if floats.half else "  (void)facts;"}
  memcpy(&scale, at + 4 * row, sizeof scale);
  return scale;
}}

static inline int32_t {name}_integer(const uint8_t *scales, const uint8_t *zeros, int of_scale, int32_t b,
    int32_t row, const int32_t *facts) {{
  const int32_t block = b & ((1 << facts[SYNTH_UNIT]) - 1), within = {within} + {beside};
  if (facts[SYNTH_PAIRED]) return of_scale ? scales[within] & 15 : scales[within] >> 4;
  return (int8_t)(of_scale ? scales : zeros)[within];
}}
"""


def sum_type(program: BlockProgram) -> str:
    """C: what a block's sum of codes is where blocks are parts of units."""
    return f"int{WIDE // program.sums_together}_t"


def portable_text(isa: Isa, program: BlockProgram, floats: Floats, name: str) -> str:
    """The tile for any compiler."""
    spec, height, size = program.spec, rows_per_register(isa), isa.vector_bits // 8
    added = "fmaf({}, {}, {})" if floats.fused else "{} * {} + {}"
    place, begin = codes_of_column(spec), "of"
    if spec.columns > 1:
        begin = begin_of_column(spec, "c")
    return f"""\
static void {name}_tile(int in_units, int registers, int columns, {TILE_PARAMETERS}) {{
{"" if floats.fused else _APART}\
  const int32_t blocks = facts[SYNTH_BLOCKS], steps = facts[SYNTH_STEPS];
  const intptr_t positions = (intptr_t)steps * {spec.positions};
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r)
  for (int row = 0; row < {height}; ++row) {{
    float held = 0.0f;
    int32_t scaled = 0, moved = 0;
    if (r * {height} + row >= rows) break;
    for (int32_t b = 0; b < blocks; ++b) {{
      const intptr_t at = ((intptr_t)b * group + r) * {height} + row, of = (intptr_t)c * blocks + b;
      const intptr_t unit = ((intptr_t)(b >> facts[SYNTH_UNIT]) * group + r) * {height};
      const uint8_t *const own_scales = scales + unit * facts[SYNTH_PITCH];
      const uint8_t *const own_zeros = zeros + unit * facts[SYNTH_ZERO_PITCH];
      const uint8_t *w = packed + ((intptr_t)b * steps * group + r) * {spec.registers * size};
      const uint8_t *a = codes + {place};
      int32_t total = column_begins[{begin}];
      for (int32_t step = 0; step < steps;
           ++step, w += (intptr_t)group * {spec.registers * size}, a += {spec.positions * spec.columns})
        for (int part = 0; part < {spec.parts}; ++part) for (int j = 0; j < {spec.chunk}; ++j)
          total += {name}_code(w, row, part, j) * (int8_t)a[part * {spec.chunk * spec.columns} + j];
      const float zero = facts[SYNTH_VARIED] == 1 ? zeros[at] : 0.5f * (float)facts[SYNTH_ZERO];
      const int varied = facts[SYNTH_VARIED];
      const float sum = (float)total + (varied == 1 || varied == 2 ? zero * column_sums[of] : 0.0f);
      const float scale = {name}_scale(own_scales, row, facts);
      const float offset = varied == 3 ? {name}_scale(own_zeros, row, facts) : 0.0f;
      const float factor = scale * column_scales[of], offset_factor = offset * column_scales[of];
      if (in_units) {{
        {sum_type(program)} column_sum;
        const uint8_t *const sums = (const uint8_t *)(column_sums + (intptr_t)c * blocks);
        memcpy(&column_sum, sums + (size_t)b * sizeof column_sum, sizeof column_sum);
        scaled += {name}_integer(own_scales, own_zeros, 1, b, row, facts) * total;
        if (varied == 3) moved += {name}_integer(own_scales, own_zeros, 0, b, row, facts) * column_sum;
        if ((b + 1) & ((1 << facts[SYNTH_UNIT]) - 1)) continue;
        if (varied == 3) held = {added.format("(float)moved", "offset_factor", "held")};
        held = {added.format("(float)scaled", "factor", "held")};
        scaled = moved = 0;
        continue;
      }}
      if (varied == 3) held = {added.format("offset", "column_sums[of]", "held")};
      held = {added.format("sum", "factor", "held")};
    }}
    if (facts[SYNTH_BIASED]) held = held + bias[r * {height} + row];
    out[(intptr_t)c * facts[SYNTH_OUT_STRIDE] + r * {height} + row] = held;
  }}
}}"""


#: C: products are rounded before they are added to.
_APART = "#if defined(__clang__)\n#pragma STDC FP_CONTRACT OFF\n#endif\n"
#: C: where it is a float16.
_READ_HALF = "  if (facts[SYNTH_UNIT] || facts[SYNTH_PITCH] == 2) return synth_half(at + 2 * row);"
#: C: a float16 as a float.
_HALF = """\
static inline float synth_half(const uint8_t *at) {
  const uint32_t bits = at[0] | (uint32_t)at[1] << 8, sign = (bits & 0x8000u) << 16;
  const uint32_t exponent = bits >> 10 & 31u, fraction = bits & 0x3ffu;
  uint32_t word = sign | (exponent + 112u) << 23 | fraction << 13;
  float value;
  if (exponent == 31u) word = sign | 0x7f800000u | fraction << 13;
  memcpy(&value, &word, sizeof value);
  if (exponent == 0u) value = (sign ? -1.0f : 1.0f) * (float)fraction * 0x1p-24f;
  return value;
}
"""
