"""The C of a tile around its loops in assembly, as it has to stand there, made from the program.

A template (``template``) of the text from ``UNROLL`` to the end of the tile: how pointers and strides are
handed to a loop, how the steps that it took are taken off, where what it keeps moves on to and how often it
may be added to. In its holes stand the steps in intrinsics, which read and compute and change none of this.
"""

from __future__ import annotations

from collections.abc import Sequence
from string import Template

from isa_specs.instruction import Isa
from sketches.loops import TileProgram
from sketches.panel import Tile
from synth.prove.loop_text import Loop

_TILE = """\
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void ${name}_tile(const int registers, const int columns, const uint32_t *weight_words, const \
uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t \
register_stride) {
  @vectors@
  static const uint8_t zero[$size] __attribute__((aligned($size))) = {0};
  const $vector nothing = vld1q_u8(zero);
  $vector $arrays;
  $cells { $empty }
  const uint8_t *packed = (const uint8_t *)weight_words;
$lefts
#ifdef SYNTH_ROUNDS
  uint8_t kept[$kept] __attribute__((aligned($size)));
  memset(kept, 0, sizeof kept);
$folds#endif
  if (tap_stride == chunks * $words) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * $words) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
#ifdef SYNTH_ROUNDS
        int32_t n = 0, taken = 0;
$calls        if (taken > 0) {
          left -= taken, at += (intptr_t)taken * $words, packed += (intptr_t)taken * $weights;
$full          continue;
        }
#endif
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[$registers];
        const uint32_t *column[$columns];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; \
$keep_rows}
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; $keep_column}
        for (intptr_t step = 0; step < run; ++step) {
          $vector view[$registers][$views];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * $weights;
            @vectors view@
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const $buffer = (const uint8_t *)(column[c] + step * $words);
            @vectors@
            UNROLL for (int r = 0; r < registers; ++r) ${name}_level0(@pure@$to_first);
          }
        }
        at += (intptr_t)run * $words, packed += (intptr_t)run * $weights;
        if (left0 == 0) {
          left0 = $interval;
          $fold
$inner        }
      }
    }
  }
$ends
#ifdef SYNTH_ROUNDS
  $flush
#endif
  $cells ${name}_finish($last@pure@out + (intptr_t)c * out_stride + r * $rows);
}
"""
_CELLS = "UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c)"


def macros(isa: Isa, text: str) -> list[str]:
    """The directives between the headers and the loops."""
    found = []
    for macro, constraint in (("SYNTH_KEEP", isa.register_constraint), ("SYNTH_KEEP_POINTER", "r")):
        if f"{macro}(" in text:
            found += ["#if defined(__GNUC__)", f'#define {macro}(value) __asm__("" : "+{constraint}"(value))']
            found += ["#else", f"#define {macro}(value) ((void)0)", "#endif"]
    return found


def tile_template(
    isa: Isa, tiles: Sequence[Tile], steps: TileProgram, name: str, loops: Sequence[Loop], text: str
) -> str:
    """The template of the tile behind the loops. ``text``: what is read; whether it keeps pointers as they
    are is its own affair."""
    registers, columns = (max(getattr(t, side) for t in tiles) for side in ("registers", "columns"))
    size, counts = isa.vector_bits // 8, (len(steps.sums), *steps.above)
    sums = [[f"level{level}_{n}" for n in range(count)] for level, count in enumerate(counts)]
    limited = [n for n, interval in enumerate(steps.intervals) if interval is not None]

    def keep(pointer: str) -> str:
        kept = f"SYNTH_KEEP_POINTER({pointer}); "
        return kept if kept in text else ""

    def to(level: int) -> str:
        """Where a stage puts the sums of cell r, c."""
        if level == len(counts):
            return f"out + (intptr_t)c * out_stride + r * {steps.rows}"
        return ", ".join(f"&{one}[r][c]" for one in sums[level])

    def stage(level: int, values: Sequence[str]) -> str:
        function = "finish" if level == len(counts) else f"level{level}"
        return f"{_CELLS} @brace@{name}_{function}({', '.join(values)}, @pure@{to(level)});"

    def move(level: int) -> str:
        cell = [f"{one}[r][c]" for one in sums[level]]
        reset = " ".join(f"{one} = nothing;" for one in cell)
        return stage(level + 1, cell).replace("@brace@", "{ ") + f" {reset} }}"

    kept = [
        f"vld1q_u8(kept + ((c * registers + r) * {steps.kept} + {n}) * {size})" for n in range(steps.kept)
    ]
    flush = stage(2, kept).replace("@brace@", "")
    often = steps.intervals[1]
    calls, most = "", max(loop.parts for loop in loops)
    for loop in loops:
        whole, after = f"left / {loop.steps}", f"taken = n * {loop.steps}"
        if often is not None:
            whole += f" < folds / {loop.parts} ? left / {loop.steps} : folds / {loop.parts}"
            after += f", folds -= n * {loop.parts}"
        calls += (
            f"        if (registers == {loop.rows} && columns == {loop.columns} && (n = {whole}) > 0) {{\n"
            f"          {name}_rounds_{loop.rows}x{loop.columns}(packed, (intptr_t)register_stride * 4, "
            "(const uint8_t *)at,\n"
            "              (intptr_t)column_stride * 4, kept, n);\n"
            f"          {after};\n"
            "        }\n"
        )
    full = (
        f"          if (folds < {most}) {{\n            folds = {often};\n            {flush}\n"
        "            memset(kept, 0, sizeof kept);\n          }\n"
    )
    inner, indent = "", " " * 10
    for level in limited[1:]:
        inner += (
            f"{indent}if (--left{level} == 0) {{\n"
            f"{indent}  left{level} = {steps.intervals[level]};\n"
            f"{indent}  {move(level)}\n"
        )
        indent += "  "
    inner += "".join(f"{' ' * 10 + '  ' * n}}}\n" for n in reversed(range(len(limited) - 1)))
    every = [one for of_level in sums for one in of_level]
    return Template(_TILE).substitute(
        name=name, vector=isa.vector_type, size=size, registers=registers, columns=columns, cells=_CELLS,
        views=steps.views, keep_rows=keep("rows[r]"), keep_column=keep("column[c]"),
        arrays=", ".join(f"{one}[{registers}][{columns}]" for one in every),
        empty=" ".join(f"{one}[r][c] = nothing;" for one in every),
        lefts="\n".join(f"  int32_t left{n} = {steps.intervals[n]};" for n in limited),
        kept=registers * columns * steps.kept * size,
        folds="" if often is None else f"  int32_t folds = {often};\n",
        words=steps.bytes(isa, of_weights=False) // 4, weights=steps.bytes(isa, of_weights=True), calls=calls,
        full="" if often is None else full, buffer=steps.loads(of_weights=False)[0].args[0].partition("@")[0],
        to_first=to(0), interval=steps.interval, fold=move(0), inner=inner,
        ends="\n".join(f"  {move(level)}" for level in range(len(counts) - 1)), flush=flush,
        last="".join(f"{one}[r][c], " for one in sums[-1]), rows=steps.rows,
    )  # fmt: skip
