"""The C of a tile around its loops in assembly, as it has to stand there, made from the program.

Each function gives the lines from ``UNROLL`` to the end of the tile, which ``read_tile`` compares with those of a C
text: how pointers and strides are handed to a loop, how the steps that it took are taken off, where what it keeps is
added to the result and how often it may be added to. In between stand the steps in intrinsics (``Values``, ``Around``),
which read and compute and change none of this.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from isa_specs.instruction import Isa
from sketches.bytelanes import BYTE_WORDS, ByteProgram
from sketches.bytelanes import rows_per_register as byte_rows
from sketches.panel import PanelProgram, Tile, rows_per_register
from sketches.tables import MIDDLE, TableProgram
from sketches.tables import rows_per_register as table_rows
from synth.prove.loop_text import Around, Expected, Loop, Values

_UNROLL = (
    "#if defined(__GNUC__)", '#define UNROLL _Pragma("GCC unroll 16")', "#else", "#define UNROLL", "#endif"
)  # fmt: skip
_REGISTERS = "UNROLL for (int r = 0; r < registers; ++r)"
_COLUMNS = "UNROLL for (int c = 0; c < columns; ++c)"
_CELLS = f"{_REGISTERS} {_COLUMNS}"
_ON_PLACES = (
    "  for (int32_t y = 0; y < height; ++y) {",
    "    for (int32_t x = 0; x < width; ++x) {",
    "      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;",
)
_PARAMETERS = (
    "    int32_t *out, int32_t out_stride, int32_t column_stride,",
    "    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {",
)
_ROUNDS, _END = "#ifdef SYNTH_ROUNDS", "#endif"
_AS_IT_IS = (
    "#if defined(__GNUC__)", '#define SYNTH_KEEP(value) __asm__("" : "+{constraint}"(value))', "#else",
    "#define SYNTH_KEEP(value) ((void)0)", "#endif",
)  # fmt: skip
_POINTER = (
    "#if defined(__GNUC__)", '#define SYNTH_KEEP_POINTER(value) __asm__("" : "+r"(value))', "#else",
    "#define SYNTH_KEEP_POINTER(value) ((void)0)", "#endif",
)  # fmt: skip


def value_macros(isa: Isa) -> tuple[str, ...]:
    """The directives of ``SYNTH_KEEP``."""
    return tuple(line.format(constraint=isa.register_constraint) for line in _AS_IT_IS)


def pointer_macros(isa: Isa) -> tuple[str, ...]:
    """Those of ``SYNTH_KEEP`` and ``SYNTH_KEEP_POINTER``."""
    return (*value_macros(isa), *_POINTER)


@dataclass(frozen=True)
class _Sizes:
    registers: int
    columns: int
    #: Bytes of a register.
    vector: int


def _sizes(isa: Isa, tiles: Sequence[Tile]) -> _Sizes:
    return _Sizes(max(t.registers for t in tiles), max(t.columns for t in tiles), isa.vector_bits // 8)


def _merged(words: int) -> tuple[str, str]:
    """Taps that follow each other are one longer tap."""
    return (
        f"  if (tap_stride == chunks * {words}) chunks *= width, width = 1;",
        f"  if (width == 1 && row_stride == chunks * {words}) chunks *= height, height = 1;",
    )


def _nothing(isa: Isa, size: int) -> tuple[Expected, ...]:
    return (
        f"  static const uint8_t zero[{size}] __attribute__((aligned({size}))) = {{0}};",
        f"  const {isa.vector_type} nothing = vld1q_u8(zero);",
    )


def _calls(name: str, loops: Sequence[Loop], most: str, after: str, kept: str) -> list[Expected]:
    """Every loop is taken by its tile, as often as there are whole rounds."""
    lines: list[Expected] = []
    for loop in loops:
        size = {"steps": loop.steps, "parts": loop.parts}
        lines += [
            f"      if (registers == {loop.rows} && columns == {loop.columns} && (n = {most.format(**size)}) > 0) {{",
            f"        {name}_rounds_{loop.tile}(weights, (intptr_t)register_stride * 4, (const uint8_t *)at, (intptr_t)column_stride * 4,",
            f"            {kept}, n);",
            f"        {after.format(**size)}",
            "      }",
        ]
    return lines


#: Rounds where what is kept takes so many folds and no more.
_WITHIN_FOLDS = (
    "left / {steps} < folds / {parts} ? left / {steps} : folds / {parts}",
    "taken = n * {steps}, folds -= n * {parts};",
)


def panel_tile(isa: Isa, panel: PanelProgram, name: str, loops: Sequence[Loop], words: int) -> list[Expected]:
    """The tile of a panel; ``words``: 32-bit words of activations per step."""
    sizes, rows = _sizes(isa, panel.tiles), rows_per_register(isa)
    most, groups = f"[{sizes.registers}][{sizes.columns}]", range(len(panel.groups))
    weights = len(panel.cell.views) * sizes.vector
    reset = "".join(f" held{g}[r][c] = nothing;" for g in groups)
    held = ", ".join(f"held{g}[r][c]" for g in groups)
    widen = f"wide[r][c] = {name}_widen(wide[r][c], {held}"
    adder = isa.instructions[panel.result_adder]
    wide = adder.result.c_type

    def as_sums(value: str) -> str:
        return isa.reinterpret(value, isa.vector_type, wide)

    both = adder.spell((as_sums("wide_rc"), as_sums("kept_rc")), None)
    stored = isa.reinterpret("after", wide, isa.vector_type)
    arrays = ", ".join([*(f"held{g}{most}" for g in groups), f"wide{most}"])
    return [
        *_UNROLL,
        "/* a tile; registers and columns are constants where it is used */",
        f"SYNTH_INLINE void {name}_tile(const int registers, const int columns, const uint32_t *weight_words,",
        "    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,",
        "    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {",
        Values(2),
        f"  {isa.vector_type} {arrays}, view[{sizes.registers}][{len(panel.cell.views)}];",
        *_nothing(isa, sizes.vector),
        f"  {_CELLS} {{{reset} wide[r][c] = nothing; }}",
        f"  int32_t left = {panel.interval};",
        "  const uint8_t *weights = (const uint8_t *)weight_words;",
        _ROUNDS,
        f"  uint8_t kept[{sizes.registers * sizes.columns * sizes.vector}] __attribute__((aligned({sizes.vector})));",
        "  memset(kept, 0, sizeof kept);",
        *_merged(words),
        _END,
        *_ON_PLACES,
        "      int32_t chunk = 0;",
        _ROUNDS,
        "      int32_t n = 0;",
        *_calls(name, loops, "chunks / {steps}", "chunk = n * {steps};", "kept"),
        f"      at += (intptr_t)chunk * {words}, weights += (intptr_t)chunk * {weights};",
        _END,
        f"      for (; chunk < chunks; ++chunk, at += {words}, weights += {weights}) {{",
        f"        {_REGISTERS} {{",
        Values(10, "view"),
        "        }",
        f"        {_COLUMNS} {{",
        "          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);",
        Values(10),
        Around(f"          {_REGISTERS} {name}_cell(", f"{''.join(f', &held{g}[r][c]' for g in groups)});"),
        "        }",
        "        if (--left == 0) {",
        Around(f"          {_CELLS} {{ {widen}", f");{reset} }}"),
        f"          left = {panel.interval};",
        "        }",
        "      }",
        "    }",
        "  }",
        f"  {_CELLS} {{",
        Around(f"    {widen}", ");"),
        f"    int32_t *const to = out + (intptr_t)c * out_stride + r * {rows};",
        f"    const {isa.vector_type} before = vld1q_u8((const uint8_t *)to), wide_rc = wide[r][c];",
        _ROUNDS,
        f"    const {isa.vector_type} kept_rc = vld1q_u8(kept + (c * registers + r) * {sizes.vector});",
        f"    const {wide} far = {both};",
        "#else",
        f"    const {wide} far = {as_sums('wide_rc')};",
        _END,
        f"    const {wide} after = {adder.spell((as_sums('before'), 'far'), None)};",
        f"    vst1q_u8((uint8_t *)to + 0, {stored});",
        "  }",
        "}",
    ]


def table_tile(
    isa: Isa, program: TableProgram, name: str, loops: Sequence[Loop], words: int
) -> list[Expected]:
    """The tile of a table kernel; ``words``: 32-bit words of tables per step."""
    sizes, rows = _sizes(isa, program.tiles), table_rows(isa)
    planes, weights = range(len(program.groups)), len(program.groups) * sizes.vector
    held = ", ".join(f"held{p}[{sizes.columns}]" for p in planes)
    reset = " ".join(f"held{p}[c] = nothing;" for p in planes)
    indices = 2 * len(program.groups)
    spill = f"{name}_spill("
    to = "half[c], out + (intptr_t)c * out_stride);"
    cleared = f"{to} memset(half[c], 0, sizeof half[c]); }}"
    fold = f"{name}_fold({', '.join(f'held{p}[c]' for p in planes)}, "
    return [
        *_UNROLL,
        f"/* a tile of {rows} rows ({len(program.halves)} x {isa.vector_bits // MIDDLE} 16-bit lanes per column); columns is a constant where it is used */",
        f"SYNTH_INLINE void {name}_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,",
        *_PARAMETERS,
        Values(2),
        *_nothing(isa, sizes.vector),
        f"  {isa.vector_type} {held}, index[{indices}];",
        f"  uint8_t half[{sizes.columns}][{len(program.halves) * sizes.vector}] __attribute__((aligned({sizes.vector})));",
        "  (void)registers, (void)register_stride;",
        f"  {_COLUMNS} {{",
        *(f"    held{p}[c] = nothing;" for p in planes),
        "    memset(half[c], 0, sizeof half[c]);",
        "  }",
        f"  int32_t steps = {program.interval}, folds = {program.rounds};",
        "  const uint8_t *weights = (const uint8_t *)weight_words;",
        _ROUNDS,
        *_merged(words),
        _END,
        *_ON_PLACES,
        "      for (int32_t left = chunks; left > 0;) {",
        _ROUNDS,
        "        int32_t n = 0, taken = 0;",
        *_calls(name, loops, *_WITHIN_FOLDS, "half[0]"),
        "        if (taken > 0) {",
        f"          left -= taken, at += (intptr_t)taken * {words}, weights += (intptr_t)taken * {weights};",
        "          if (folds == 0) {",
        f"            folds = {program.rounds};",
        Around(f"            {_COLUMNS} {{ {spill}", cleared),
        "          }",
        "          continue;",
        "        }",
        _END,
        "        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */",
        "        const int32_t run = left < steps ? left : steps;",
        "        left -= run, steps -= run;",
        f"        for (int32_t step = 0; step < run; ++step, at += {words}, weights += {weights}) {{",
        Values(10, "index"),
        f"          {_COLUMNS} {{",
        "            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);",
        Values(12),
        Around(f"            {name}_cell(", f"{''.join(f', &held{p}[c]' for p in planes)});"),
        "          }",
        "        }",
        "        if (steps == 0) {",
        f"          steps = {program.interval};",
        Around(f"          {_COLUMNS} {{ {fold}", f"half[c]); {reset} }}"),
        "          if (--folds == 0) {",
        f"            folds = {program.rounds};",
        Around(f"            {_COLUMNS} {{ {spill}", cleared),
        "          }",
        "        }",
        "      }",
        "    }",
        "  }",
        Around(f"  {_COLUMNS} {{ {fold}", f"half[c]); {spill}{to} }}"),
        "}",
    ]


def byte_tile(isa: Isa, program: ByteProgram, name: str, loops: Sequence[Loop]) -> list[Expected]:
    """The tile of a byte-lane kernel of three levels and no constants."""
    sizes, rows = _sizes(isa, program.tiles), byte_rows(isa)
    most, vector, size = f"[{sizes.registers}][{sizes.columns}]", isa.vector_type, sizes.vector
    first, second = program.intervals
    kept = f"{_CELLS} sum2[r][c] = {name}_level2(vld1q_u8(kept + (c * registers + r) * {size}), sum2[r][c]);"
    moves = [
        f"{_CELLS} {{ sum{n}[r][c] = {name}_level{n}(sum{n - 1}[r][c], sum{n}[r][c]); sum{n - 1}[r][c] = nothing; }}"
        for n in (1, 2)
    ]
    return [
        *_UNROLL,
        "/* a tile; registers and columns are constants where it is used */",
        f"SYNTH_INLINE void {name}_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,",
        *_PARAMETERS,
        *_nothing(isa, size),
        f"  {vector} sum0{most}, sum1{most}, sum2{most};",
        f"  {_CELLS} {{ sum0[r][c] = nothing; sum1[r][c] = nothing; sum2[r][c] = nothing; }}",
        "  const uint8_t *weights = (const uint8_t *)weight_words;",
        f"  int32_t left0 = {first};",
        f"  int32_t left1 = {second};",
        _ROUNDS,
        f"  uint8_t kept[{sizes.registers * sizes.columns * size}] __attribute__((aligned(16)));",
        "  memset(kept, 0, sizeof kept);",
        f"  int32_t folds = {second};",
        _END,
        *_merged(BYTE_WORDS),
        *_ON_PLACES,
        "      for (int32_t left = chunks; left > 0;) {",
        _ROUNDS,
        "        int32_t n = 0, taken = 0;",
        *_calls(name, loops, *_WITHIN_FOLDS, "kept"),
        "        if (taken > 0) {",
        f"          left -= taken, at += (intptr_t)taken * {BYTE_WORDS}, weights += (intptr_t)taken * {size};",
        f"          if (folds < {max(loop.parts for loop in loops)}) {{",
        f"            folds = {second};",
        f"            {kept}",
        "            memset(kept, 0, sizeof kept);",
        "          }",
        "          continue;",
        "        }",
        _END,
        "        /* the steps up to the next widening in a loop of their own, whose registers nothing else takes */",
        "        const int32_t run = left < left0 ? left : left0;",
        "        left -= run, left0 -= run;",
        f"        const uint8_t *rows[{sizes.registers}];",
        f"        const uint32_t *column[{sizes.columns}];",
        f"        {_REGISTERS} {{ rows[r] = weights + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }}",
        f"        {_COLUMNS} {{ column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }}",
        "        for (intptr_t step = 0; step < run; ++step) {",
        f"          {vector} w[{sizes.registers}];",
        f"          {_REGISTERS} w[r] = vld1q_u8(rows[r] + step * {size});",
        f"          {_COLUMNS} {{",
        Around(
            f"            const {vector} a = ", f"((const uint8_t *)(column[c] + step * {BYTE_WORDS}))));"
        ),
        f"            {_REGISTERS} sum0[r][c] = {name}_level0(w[r], a, sum0[r][c]);",
        "          }",
        "        }",
        f"        at += (intptr_t)run * {BYTE_WORDS}, weights += (intptr_t)run * {size};",
        "        if (left0 == 0) {",
        f"          left0 = {first};",
        f"          {moves[0]}",
        "          if (--left1 == 0) {",
        f"            left1 = {second};",
        f"            {moves[1]}",
        "          }",
        "        }",
        "      }",
        "    }",
        "  }",
        f"  {moves[0]}",
        f"  {moves[1]}",
        _ROUNDS,
        f"  {kept}",
        _END,
        f"  {_CELLS} {name}_finish(sum2[r][c], out + (intptr_t)c * out_stride + r * {rows});",
        "}",
    ]
