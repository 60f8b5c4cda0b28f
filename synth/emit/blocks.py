"""A kernel of linear layers in blocks (``sketches.blocks``) as one self-contained C file: tiles in
intrinsics, a portable form, and a driver for a layer.

A tile goes through the blocks of its rows and columns one after the other. In a block it adds up integers,
and then adds their sum, as a float and times the scales of row and column, to the result, which stays in
registers until the end. So every result is the sum of its blocks in order, whatever the tile: the same on one
row and on many, on one thread and on several, and in the portable form.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from string import Template

from isa_specs.instruction import Floats, Isa
from sketches.blocks import GROUP, LARGEST_BLOCK, BlockProgram, rows_per_register
from sketches.bytes import CHUNK
from sketches.lines import lines_behind
from sketches.tile import Tile
from synth.emit import PACKERS
from synth.emit.block_columns import (
    across_columns,
    begin_of_column,
    codes_of_column,
    column_places,
    group_begins,
    group_ends,
    widest_tile,
)
from synth.emit.cgen import cost_of, loaded_constant, statement
from synth.emit.form import INLINE
from synth.emit.names import marked, plain
from synth.emit.text import comment, constant_text
from synth.emit.tile import UNROLL

#: What its files begin with.
NAME = "linear"
#: What instructions are counted of.
COUNTED = PACKERS[NAME]
#: What a layer's numbers are, in order (``facts``).
FACTS = (
    "rows",
    "blocks",
    "steps",
    "pitch",
    "unit",
    "varied",
    "biased",
    "out_stride",
    "k",
    "block",
    "zero",
    "together",
)
#: The same for C, where files that stand behind each other may each say it.
FACTS_TEXT = "\n".join(
    f"#define SYNTH_{fact.upper()} {number}" for number, fact in enumerate((*FACTS, "facts"))
)
PROTOTYPE = (
    "void {name}(const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,\n"
    "    const uint8_t *codes, const float *column_scales, const int32_t *column_begins,\n"
    "    const float *column_sums, float *out, const int32_t *facts, int32_t columns)"
)
#: Of what is around it.
AROUND = """\
void {name}_columns(const float *values, intptr_t stride, const int32_t *facts, const uint16_t *order,
    uint8_t *codes, float *column_scales, int32_t *column_begins, float *column_sums, uint8_t *odd,
    int32_t columns);
void {name}_pack(const uint8_t *from, intptr_t row_stride, intptr_t block_stride, const int32_t *facts,
    int32_t words, int32_t flip, uint8_t *packed);
void {name}_floats(const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const float *values, const int32_t *facts, const uint16_t *order, float *out);
intptr_t {name}_scratch(const int32_t *facts, int32_t columns);
void {name}_layer(const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const uint16_t *order, const int32_t *facts, const float *values, intptr_t stride, int32_t count,
    int32_t panel, uint8_t *scratch, float *out);
void {name}_call(const uintptr_t *layer, uintptr_t values, intptr_t stride, int32_t count, int32_t panel,
    uintptr_t scratch, uintptr_t out);
"""
_PARAMETERS = (
    "const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,\n"
    "    const uint8_t *codes, const float *column_scales, const int32_t *column_begins,\n"
    "    const float *column_sums, float *out, const int32_t *facts, int32_t rows, int32_t group"
)
_ARGUMENTS = (
    "packed, scales, zeros, bias, codes, column_scales, column_begins, column_sums, out, facts, rows, group"
)


def linear_stem(isa: Isa, target: str, bits: int) -> str:
    """The file name without its ending; the target is named where it has to be."""
    return f"{NAME}_w{bits}{isa.suffix(target)}"


def linear_symbol(isa: Isa, target: str, bits: int) -> str:
    """The name of its driver: ``synth_avx512_linear_w4_x86_64_vnni``."""
    return f"synth_{isa.name}_{linear_stem(isa, target, bits)}"


def emit_linear(isa: Isa, target: str, programs: tuple[BlockProgram, ...], obligations: int) -> str:
    """The C text. ``obligations``: how many were proved."""
    program, floats = programs[0], floats_of(isa, target)
    name = linear_symbol(isa, target, program.spec.bits)
    made = marked(program)
    needs = [isa.target(target).condition, *(feature.macro for feature in floats.needs)]
    condition = f"{' && '.join(needs)} && !defined(SYNTH_PORTABLE)"
    parts = [
        _header(isa, target, program, floats, obligations),
        "#include <stdint.h>\n#include <string.h>\n#include <math.h>\n",
        INLINE,
        FACTS_TEXT,
        f"#if {condition}",
        isa.preamble,
        _keep(isa),
        *(constant_text(name, constant, max(isa.vector_bits // 8, 32)) for constant in made.constants),
        _scales(isa, floats, name),
        f"{UNROLL}{_tile(isa, made, floats, name)}",
        "#endif",
        _readers(isa, program, floats, name),
        f"#if !({condition})",
        "/* any other CPU: the sums by their definition */",
        _portable(isa, program, floats, name),
        "#endif",
        _driver(isa, program, name),
        _around(isa, program, name),
    ]
    return plain("\n".join(parts))


def floats_of(isa: Isa, target: str) -> Floats:
    """The floats of a target."""
    return isa.floats[isa.target(target).architecture]


def step_counts(isa: Isa, target: str, programs: tuple[BlockProgram, ...]) -> dict[str, int]:
    """Instructions without loads: per step and register of rows, per part of a cell, per run of a further
    level."""
    program = programs[0]
    first = [line for line in program.levels[0].lines if line.stage != "load"]
    widened = {f"sums to {x.width} bits": cost_of(isa, target, x.lines) for x in program.levels[1:]}
    unpack, part = cost_of(isa, target, program.unpack), cost_of(isa, target, first)
    return {"unpacking a step": unpack, "a part": part, **widened}


def _header(isa: Isa, target: str, program: BlockProgram, floats: Floats, obligations: int) -> str:
    spec, rows = program.spec, rows_per_register(isa)
    cut = ", ".join(f"{piece.width} bits from bit {piece.low} on" for piece in spec.pieces)
    counts = "; ".join(f"{count} for {what}" for what, count in step_counts(isa, target, (program,)).items())
    groups = ""
    if spec.columns > 1:
        groups = (
            f" Of {spec.columns} columns those of a part of a step are behind each other, and the "
            "column_begins of a block."
        )
    centre = "" if program.centre is None else f" {program.centre} is taken off them: they are signed bytes."
    return comment(
        [
            f"Linear layers in blocks, weights of {spec.bits} bits, activations of 8: {isa.description}, "
            f"{target}. Written by synth-kernel; do not edit.",
            "",
            "out[n][m] = bias[m] + sum over blocks b, in order, of offset[m][b] * column_sum[n][b] (where "
            "varied of facts is 3), then scale[m][b] * column_scale[n][b] * (sum over the block of "
            "activation * code - zero[m][b] * sum over the block of activation).",
            "",
            f"packed: weights, of {GROUP} registers of {rows} rows, or what is left, per block and "
            f"step of {spec.positions} positions and register {spec.words} words of {spec.chunk} bytes per "
            f"row, those of the rows next to each other. Fields of a byte, the first lowest: {cut}. Part p "
            f"of a step has field p of its bytes, and codes[{spec.chunk} p + j] of a column goes with byte "
            f"j.{groups}{centre} scales: of these registers per block and register one per row, which takes "
            "facts' pitch bytes: 4, a float, or 2, a float16; where facts has unit, per 2^unit blocks a "
            "float16 per row, and behind these for each of the blocks an int8_t per row, which times that "
            "is the scale. "
            "zeros: what varied of facts says: 1, likewise a uint8_t per block; 3, offsets, as scales "
            "are; else all zero points are facts' zero, where it is 2 half of that. codes: int8_t. Per "
            "column and block: column_scales; column_begins, what its sums begin with, which is the sum "
            "of its codes times what is taken off codes of weights, less the zero point where that is "
            "an integer for all; column_sums, minus the sum of its codes, where there are offsets that "
            f"sum times the column's scale, rounded to float. facts: {', '.join(FACTS)}; steps of a "
            "block, out_stride from column to column. bias: a float per row, up to whole registers. "
            "Memory is little-endian.",
            "",
            "A product of scales is rounded once, what is added to the result "
            f"{'once' if floats.fused else 'twice'}. Instructions: {counts}.",
            "",
            f"Proof: {obligations} obligations, all proved: every part, a part of a cell, every widening, no "
            "overflow in a block.",
        ]
    )


#: Weights that few columns read come from memory in time only where they are asked for so many bytes ahead:
#: those of a tile and of the next ones are one stretch.
_AHEAD, _FEW = 4096, 2
#: The same of scales and offsets, which are two further stretches; without offsets asking costs more than it
#: brings.
_BESIDE = 2048


def _keep(isa: Isa) -> str:
    return (
        "/* takes the value as it is: unpacked once, not again for every column */\n#if defined(__GNUC__)\n"
        f'#define SYNTH_KEEP(value) __asm__("" : "+{isa.register_constraint}"(value))\n'
        "#define SYNTH_AHEAD(address) __builtin_prefetch(address)\n"
        "#else\n#define SYNTH_KEEP(value) ((void)0)\n#define SYNTH_AHEAD(address) ((void)0)\n#endif\n"
    )


def _indented(spaces: int, lines: Iterable[str]) -> list[str]:
    return [" " * spaces + line for line in lines]


def _scales(isa: Isa, floats: Floats, name: str) -> str:
    """C: the scales, or the offsets, of a register of rows in a block, whose unit is at ``unit``."""
    height = rows_per_register(isa)
    half, integers = floats.half.format("unit"), floats.signed.format(f"unit + {_within(height)}")
    product = floats.multiplied.format(floats.converted.format(integers), half)
    return "\n".join(
        [
            f"SYNTH_INLINE {floats.vector} {name}_scales(",
            "    const uint8_t *unit, int32_t b, const int32_t *facts) {",
            *([f"  if (facts[SYNTH_PITCH] == 2) return {half};"] if half else []),
            *([f"  if (facts[SYNTH_UNIT]) return {product};"] if half else []),
            f"  return (void)b, (void)facts, {floats.load.format('(const float *)unit')};",
            "}\n",
        ]
    )


def _within(height: int) -> str:
    """C: where the integers of block b begin in its unit, which has a float16 per row in front."""
    return f"(2 + (b & ((1 << facts[SYNTH_UNIT]) - 1))) * {height}"


def _tile(isa: Isa, program: BlockProgram, floats: Floats, name: str) -> str:
    vector, spec, height = isa.vector_type, program.spec, rows_per_register(isa)
    most = (max(tile.registers for tile in program.tiles), widest_tile(program))
    across, down = "UNROLL for (int c = 0; c < columns; ++c)", "UNROLL for (int r = 0; r < registers; ++r)"
    array, last = f"[{most[0]}][{most[1]}]", len(program.levels) - 1
    known = dict.fromkeys((constant.name for constant in program.constants), vector)
    size = isa.vector_bits // 8
    lines = [f"  {loaded_constant(isa, name, constant, {})}" for constant in program.constants]
    zero = floats.repeated.format("0.0f")
    nothing = floats.repeated_int.format("0")
    cells = f"{down} {across}"
    sums, scales = (floats.repeated.format(f"{name}[of]") for name in ("column_sums", "column_scales"))
    of = "        const intptr_t of = (intptr_t)c * blocks + b;"
    lines += [
        "  const int32_t blocks = facts[SYNTH_BLOCKS], steps = facts[SYNTH_STEPS];",
        "  const int varied = facts[SYNTH_VARIED], pointed = varied == 1 || varied == 2;",
        f"  const intptr_t pitch = {height} * (intptr_t)facts[SYNTH_PITCH];",
        f"  const intptr_t stride = (intptr_t)group * {spec.registers * size};",
        f"  const intptr_t column_stride = (intptr_t)blocks * steps * {spec.positions};",
        f"  {floats.vector} held{array};",
        f"  {cells} held[r][c] = {zero};",
        "  for (int32_t b = 0; b < blocks; ++b) {",
        f"    {vector} {', '.join(f'level{n}{array}' for n in range(last + 1))};",
        *_indented(4, group_begins(isa, program, floats)),
        *([f"    {cells} level0[r][c] = {nothing};"] if last else []),
        *_indented(4, _steps(isa, program, known, nothing)),
        *_indented(4, group_ends(isa, program)),
        "    const intptr_t units = (intptr_t)(b >> facts[SYNTH_UNIT]) * group * pitch;",
        f"    if (varied == 3) {down} {{",
        f"      const {floats.vector} offset = {name}_scales(zeros + units + r * pitch, b, facts);",
        f"      if (columns <= {_FEW}) {{",
        f"        const intptr_t ahead = units + r * pitch + {_within(height)} + {_BESIDE};",
        "        SYNTH_AHEAD(zeros + ahead);",
        "        SYNTH_AHEAD(scales + ahead);",
        "      }",
        f"      {across} {{",
        of,
        f"        held[r][c] = {floats.added.format('offset', sums, 'held[r][c]')};",
        "      }",
        "    }",
        f"    {down} {{",
        f"      const intptr_t at = ((intptr_t)b * group + r) * {height};",
        f"      const {floats.vector} scale = {name}_scales(scales + units + r * pitch, b, facts);",
        f"      {floats.vector} zero = {floats.repeated.format('0.5f * (float)facts[SYNTH_ZERO]')};",
        f"      if (varied == 1) zero = {floats.converted.format(floats.widened.format('zeros + at'))};",
        f"      {across} {{",
        of,
        f"        {floats.vector} sum = {floats.converted.format(f'level{last}[r][c]')};",
        f"        if (pointed) sum = {floats.added.format('zero', sums, 'sum')};",
        f"        const {floats.vector} factor = {floats.multiplied.format('scale', scales)};",
        f"        held[r][c] = {floats.added.format('sum', 'factor', 'held[r][c]')};",
        "      }",
        "    }",
        "  }",
        f"  {down} {{",
        f"    const int32_t left = rows - r * {height};",
        f"    {across} {{",
        "      float *const to = out + (intptr_t)c * facts[SYNTH_OUT_STRIDE] + r * " + f"{height};",
        "      if (facts[SYNTH_BIASED]) held[r][c] = "
        + floats.summed.format("held[r][c]", floats.load.format(f"bias + r * {height}"))
        + ";",
        f"      if (left >= {height}) {{",
        f"        {floats.store.format('to', 'held[r][c]')};",
        "      } else {",
        f"        float end[{height}];",
        f"        {floats.store.format('end', 'held[r][c]')};",
        "        memcpy(to, end, (size_t)left * sizeof *to);",
        "      }",
        "    }",
        "  }",
    ]
    head = f"SYNTH_INLINE void {name}_tile(const int registers, const int columns, {_PARAMETERS}) {{"
    return "\n".join([head, *lines, "}"])


def _steps(isa: Isa, program: BlockProgram, known: dict[str, str], nothing: str) -> list[str]:
    """C: all steps of a block, the narrowest sums moved on before they are full, after which they are
    ``nothing`` again."""
    vector, spec, size = isa.vector_type, program.spec, isa.vector_bits // 8
    across, down = across_columns(program), "UNROLL for (int r = 0; r < registers; ++r)"
    most = max(tile.registers for tile in program.tiles)
    runs = [interval // spec.parts for interval in program.intervals]
    first = program.levels[0]
    of_part = [line for line in first.lines if line.stage == "unpack"]
    of_column = [line for line in first.lines if line.stage in ("load", "activations")]
    cell = [line for line in first.lines if line.stage == "row"]
    read = {arg for line in cell for arg in line.args}
    views = [name for name in ("part", *(line.dest for line in of_part)) if name in read]
    taken = [line.dest for line in of_column if line.dest in read]
    words = [line.dest for line in program.loads]
    types = dict(known)
    load = [statement(isa, line, types) for line in program.loads]
    text = [
        "const uint8_t *from = packed + (intptr_t)b * steps * stride;",
        f"const uint8_t *at = codes + (intptr_t)b * steps * {spec.positions * spec.columns};",
        "for (int32_t left = steps; left > 0;) {",
        f"  const int32_t run = {f'left < {runs[0]} ? left : {runs[0]}' if runs else 'left'};",
        "  left -= run;",
        "  for (int32_t step = 0; step < run;",
        f"       ++step, from += stride, at += {spec.positions * spec.columns}) {{",
        f"    {vector} word[{most}][{len(words)}];",
        f"    {down} {{",
        f"      const uint8_t *const weights = from + (intptr_t)r * {spec.registers * size};",
        f"      if (columns <= {_FEW}) {{",
        *(
            f"        SYNTH_AHEAD(weights + {_AHEAD + n * 64});"
            for n in range(-(-spec.registers * size // 64))
        ),
        "      }",
        *_indented(6, load),
        *(f"      word[r][{n}] = {isa.reinterpret(w, types[w], vector)};" for n, w in enumerate(words)),
        "    }",
    ]
    if program.keeps:
        text.append(f"    {vector} kept[{widest_tile(program)}][{len(taken)}];")
    for number, made in enumerate(program.parts):
        part, half = divmod(number, spec.columns)
        cell = [line for line in program.cell(part) if line.stage == "row"]
        types = known | dict.fromkeys(words, vector)
        behind = lines_behind(program.unpack, [made])
        used = {arg for line in behind for arg in line.args} | {made}
        unpacked = [f"const {vector} {w} = word[r][{n}];" for n, w in enumerate(words) if w in used]
        unpacked += [statement(isa, line, types) for line in behind]
        unpacked.append(f"const {vector} part = {isa.reinterpret(made, types[made], vector)};")
        types["part"] = vector
        unpacked += [statement(isa, line, types) for line in of_part]
        for n, view in enumerate(views):
            unpacked.append(f"view[r][{n}] = {isa.reinterpret(view, types[view], vector)};")
            unpacked.append(f"if (columns > 1) SYNTH_KEEP(view[r][{n}]);")
        types, where = dict(known), CHUNK * part
        if program.keeps:
            where = part // spec.parts_held * spec.held * spec.columns
        column = [
            f"const uint8_t *const activations = at + (intptr_t)c * column_stride + {where};",
            *(statement(isa, line, types) for line in of_column),
        ]
        if program.keeps:
            column += [f"kept[c][{n}] = {isa.reinterpret(w, types[w], vector)};" for n, w in enumerate(taken)]
            if half == 0 and part % spec.parts_held == 0:
                text += [f"    {across} {{", *_indented(6, column), "    }"]
            column = [f"const {vector} {w} = kept[c][{n}];" for n, w in enumerate(taken)]
            types = known | dict.fromkeys(taken, vector)
        sum_of = f"level0[r][c{f' + {half}' if half else ''}]"
        given = [f"const {vector} {view} = view[r][{n}];" for n, view in enumerate(views)]
        given.append(f"const {vector} sum0 = {sum_of};")
        types |= dict.fromkeys((*views, "sum0"), vector)
        inner = [*given, *(statement(isa, line, types) for line in cell)]
        inner.append(f"{sum_of} = {isa.reinterpret(first.total, types[first.total], vector)};")
        text += [
            "    {",
            f"      {vector} view[{most}][{len(views)}];",
            f"      {down} {{",
            *_indented(8, unpacked),
            "      }",
            f"      {across} {{",
            *_indented(8, column),
            f"        {down} {{",
            *_indented(10, inner),
            "        }",
            "      }",
            "    }",
        ]
    text.append("  }")
    for number, level in enumerate(program.levels[1:]):
        types = known | dict.fromkeys((f"sum{number}", f"sum{number + 1}"), vector)
        moved = [f"const {vector} sum{n} = level{n}[r][c];" for n in (number, number + 1)]
        moved += [statement(isa, line, types) for line in level.lines]
        total = isa.reinterpret(level.total, types[level.total], vector)
        text += [
            f"  {down} {across} {{",
            *_indented(4, moved),
            f"    level{number + 1}[r][c] = {total};",
            f"    level{number}[r][c] = {nothing};",
            "  }",
        ]
    return [*text, "}"]


def _readers(isa: Isa, program: BlockProgram, floats: Floats, name: str) -> str:
    """C: a code of a step's words, and a scale."""
    spec, size = program.spec, isa.vector_bits // 8
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

static inline float {name}_scale(const uint8_t *unit, int32_t b, int32_t row, const int32_t *facts) {{
  float scale;
{_READ_HALF.format(within=_within(rows_per_register(isa))) if floats.half else "  (void)b, (void)facts;"}
  memcpy(&scale, unit + 4 * row, sizeof scale);
  return scale;
}}
"""


def _portable(isa: Isa, program: BlockProgram, floats: Floats, name: str) -> str:
    """The tile for any compiler."""
    spec, height, size = program.spec, rows_per_register(isa), isa.vector_bits // 8
    added = "fmaf({}, {}, {})" if floats.fused else "{} * {} + {}"
    place, begin = "of * positions", "of"
    if spec.columns > 1:
        place, begin = codes_of_column(spec), begin_of_column(spec, "c")
    return f"""\
static void {name}_tile(int registers, int columns, {_PARAMETERS}) {{
{"" if floats.fused else _APART}\
  const int32_t blocks = facts[SYNTH_BLOCKS], steps = facts[SYNTH_STEPS];
  const intptr_t positions = (intptr_t)steps * {spec.positions};
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r)
  for (int row = 0; row < {height}; ++row) {{
    float held = 0.0f;
    if (r * {height} + row >= rows) break;
    for (int32_t b = 0; b < blocks; ++b) {{
      const intptr_t at = ((intptr_t)b * group + r) * {height} + row, of = (intptr_t)c * blocks + b;
      const intptr_t unit = ((intptr_t)(b >> facts[SYNTH_UNIT]) * group + r) * {height} * facts[SYNTH_PITCH];
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
      const float factor = {name}_scale(scales + unit, b, row, facts) * column_scales[of];
      const float offset = varied == 3 ? {name}_scale(zeros + unit, b, row, facts) : 0.0f;
      if (varied == 3) held = {added.format("offset", "column_sums[of]", "held")};
      held = {added.format("sum", "factor", "held")};
    }}
    if (facts[SYNTH_BIASED]) held = held + bias[r * {height} + row];
    out[(intptr_t)c * facts[SYNTH_OUT_STRIDE] + r * {height} + row] = held;
  }}
}}"""


#: C: products are rounded before they are added to.
_APART = "#if defined(__clang__)\n#pragma STDC FP_CONTRACT OFF\n#endif\n"
#: C: what is no float: a float16, or an integer times the float16 of its unit.
_READ_HALF = """\
  if (facts[SYNTH_PITCH] == 2) return synth_half(unit + 2 * row);
  if (facts[SYNTH_UNIT])
    return (float)(int8_t)unit[{within} + row] * synth_half(unit + 2 * row);"""
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


def _driver(isa: Isa, program: BlockProgram, name: str) -> str:
    """All rows in tiles as tall as there are, and for each of these all columns."""
    size, height, spec = isa.vector_bits // 8, rows_per_register(isa), program.spec
    by_columns: dict[int, list[Tile]] = {}
    for tile in program.tiles:
        by_columns.setdefault(tile.columns, []).append(tile)
    chosen, step = [], spec.registers * size
    there = _ARGUMENTS.replace("packed,", f"packed + r * {step},").replace(
        " scales,", " scales + cell * facts[SYNTH_PITCH],"
    )
    there = there.replace(" zeros,", " zeros + cell * zero_pitch,")
    for columns in sorted(by_columns, reverse=True):
        heights = sorted((tile.registers for tile in by_columns[columns]), reverse=True)
        branches = [
            f"{'else ' * (n > 0)}{f'if (taken == {registers}) ' if registers > 1 else ''}"
            f"{name}_tile({registers}, {columns}, {there});"
            for n, registers in enumerate(heights)
        ]
        taken = "".join(f"group - r >= {registers} ? {registers} : " for registers in heights[:-1])
        chosen.append((columns, f"{taken}{heights[-1]}", branches))
    groups = []
    for columns, _, _ in chosen:
        groups += [
            f"  if (columns >= {columns}) {{",
            f"    const int32_t whole = columns / {columns} * {columns};",
            f"    {name}_{columns}({_ARGUMENTS.removesuffix('group')}0, whole);",
            "    columns -= whole;",
            f"    codes += whole * blocks * steps * {spec.positions}, column_scales += whole * blocks;",
            "    column_begins += whole * blocks, column_sums += whole * blocks;",
            "    out += (intptr_t)whole * facts[SYNTH_OUT_STRIDE];",
            "  }",
        ]
    functions = []
    for columns, taken, branches in chosen:
        functions.append(f"""\
static void {name}_{columns}({_PARAMETERS}, int32_t count) {{
  const intptr_t blocks = facts[SYNTH_BLOCKS], steps = facts[SYNTH_STEPS];
  const intptr_t units = blocks >> facts[SYNTH_UNIT];
  const intptr_t zero_pitch = facts[SYNTH_VARIED] == 3 ? facts[SYNTH_PITCH] : facts[SYNTH_VARIED] == 1;
  for (int32_t r = 0, taken; rows > 0; r += taken) {{
    if (r == group) {{
      packed += group * blocks * steps * {step}, r = 0;
      scales += group * units * {height} * facts[SYNTH_PITCH];
      zeros += group * units * {height} * zero_pitch;
    }}
    const intptr_t cell = (intptr_t)r * {height};
    if (r == 0) group = rows > {(GROUP - 1) * height} ? {GROUP} : (rows + {height - 1}) / {height};
    taken = {taken};
    const uint8_t *const first_codes = codes;
    const float *const first_scales = column_scales;
    const int32_t *const first_begins = column_begins;
    const float *const first_sums = column_sums;
    float *const first_out = out;
    for (int32_t n = 0; n < count; n += {columns}) {{
      {(chr(10) + "      ").join(branches)}
      codes += {columns} * blocks * steps * {spec.positions}, column_scales += {columns} * blocks;
      column_begins += {columns} * blocks, column_sums += {columns} * blocks;
      out += {columns} * (intptr_t)facts[SYNTH_OUT_STRIDE];
    }}
    codes = first_codes, column_scales = first_scales, column_begins = first_begins, column_sums = first_sums;
    out = first_out + taken * {height}, rows -= taken * {height};
    bias += facts[SYNTH_BIASED] ? taken * {height} : 0;
  }}
}}""")
    return "\n".join(
        [
            *functions,
            f"SYNTH_TILE {PROTOTYPE.format(name=name)} {{",
            "  const intptr_t blocks = facts[SYNTH_BLOCKS], steps = facts[SYNTH_STEPS];",
            "  const int32_t rows = facts[SYNTH_ROWS];",
            *groups,
            "}",
            "",
        ]
    )


_AROUND = Path(__file__).with_name("linear.c")


def _around(isa: Isa, program: BlockProgram, name: str) -> str:
    """C: what packs operands, and the product of rows without codes."""
    spec, size = program.spec, isa.vector_bits // 8
    return Template(_AROUND.read_text(encoding="utf-8")).substitute(
        name=name,
        positions=spec.positions,
        words=spec.words,
        taken=spec.registers,
        chunk=spec.chunk,
        height=rows_per_register(isa),
        size=size * spec.columns,
        step=spec.registers * size,
        group=GROUP,
        largest=LARGEST_BLOCK,
        centre=program.taken_off,
        **column_places(spec),
    )
