"""The C of a tile around its loops in assembly, as it has to stand there, made from the program.

A template (``template``) of the text from ``UNROLL`` to the end of the tile: how pointers and strides are handed to a loop, how
the steps that it took are taken off, where what it keeps is added to the result and how often it may be added to. In its
holes stand the steps in intrinsics, which read and compute and change none of this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import Template
from typing import Any

from isa_specs.instruction import Isa
from sketches.bytelanes import ByteProgram
from sketches.bytelanes import rows_per_register as byte_rows
from sketches.loops import Steps
from sketches.panel import PanelProgram, rows_per_register
from sketches.tables import MIDDLE, TableProgram
from sketches.tables import rows_per_register as table_rows
from synth.prove.loop_text import Loop

#: What tiles of several forms have.
_SHARED = {
    "registers_": "UNROLL for (int r = 0; r < registers; ++r)",
    "columns_": "UNROLL for (int c = 0; c < columns; ++c)",
    "cells_": "UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c)",
    "unroll": '#if defined(__GNUC__)\n#define UNROLL _Pragma("GCC unroll 16")\n#else\n#define UNROLL\n#endif',
    "head": """\
SYNTH_INLINE void ${name}_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {""",
    "zero": """\
  static const uint8_t zero[$size] __attribute__((aligned($size))) = {0};
  const $vector nothing = vld1q_u8(zero);""",
    "keep": """\
  uint8_t kept[$kept] __attribute__((aligned($size)));
  memset(kept, 0, sizeof kept);""",
    # Taps that follow each other are one longer tap.
    "merged": """\
  if (tap_stride == chunks * $words) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * $words) chunks *= height, height = 1;""",
    "on_places": """\
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;""",
    "folds_of_loops": """\
      for (int32_t left = chunks; left > 0;) {
#ifdef SYNTH_ROUNDS
        int32_t n = 0, taken = 0;
$calls        if (taken > 0) {
          left -= taken, at += (intptr_t)taken * $words, weights += (intptr_t)taken * $weights;
          if ($full) {
            folds = $folds;
$spill
          }
          continue;
        }
#endif""",
    "steps_until": """\
loop of their own, whose registers nothing else takes */
        const int32_t run = left < $left ? left : $left;
        left -= run, $left -= run;""",
}
#: Every loop is taken by its tile, as often as there are whole rounds.
_CALL = """\
      if (registers == $rows_ && columns == $columns_ && (n = $most) > 0) {
        ${name}_rounds_${rows_}x$columns_(weights, (intptr_t)register_stride * 4, (const uint8_t *)at, (intptr_t)column_stride * 4,
            $into, n);
        $after
      }
"""
#: Rounds where what is kept takes so many folds and no more.
_WITHIN_FOLDS = (
    "left / {steps} < folds / {parts} ? left / {steps} : folds / {parts}",
    "taken = n * {steps}, folds -= n * {parts};",
)
_PANEL = """\
$unroll
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void ${name}_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  @vectors@
  $vector $arrays, view[$registers][$views];
$zero
  $cells_ {$reset wide[r][c] = nothing; }
  int32_t left = $interval;
  const uint8_t *weights = (const uint8_t *)weight_words;
#ifdef SYNTH_ROUNDS
$keep
$merged
#endif
$on_places
      int32_t chunk = 0;
#ifdef SYNTH_ROUNDS
      int32_t n = 0;
$calls      at += (intptr_t)chunk * $words, weights += (intptr_t)chunk * $weights;
#endif
      for (; chunk < chunks; ++chunk, at += $words, weights += $weights) {
        $registers_ {
          @vectors view@
        }
        $columns_ {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          @vectors@
          $registers_ ${name}_cell(@pure@$held_at);
        }
        if (--left == 0) {
          $cells_ { $widen@pure@);$reset }
          left = $interval;
        }
      }
    }
  }
  $cells_ {
    $widen@pure@);
    int32_t *const to = out + (intptr_t)c * out_stride + r * $rows;
    const $vector before = vld1q_u8((const uint8_t *)to), wide_rc = wide[r][c];
#ifdef SYNTH_ROUNDS
    const $vector kept_rc = vld1q_u8(kept + (c * registers + r) * $size);
    const $wide far = $both;
#else
    const $wide far = $alone;
#endif
    const $wide after = $sum;
    vst1q_u8((uint8_t *)to + 0, $stored);
  }
}
"""
_TABLES = """\
$unroll
/* a tile of $rows rows ($halves x $lanes 16-bit lanes per column); columns is a constant where it is used */
$head
  @vectors@
$zero
  $vector $held, index[$indices];
  uint8_t half[$columns][$kept] __attribute__((aligned($size)));
  (void)registers, (void)register_stride;
  $columns_ {
$reset_lines
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = $interval, folds = $folds;
  const uint8_t *weights = (const uint8_t *)weight_words;
#ifdef SYNTH_ROUNDS
$merged
#endif
$on_places
$folds_of_loops
        /* the steps up to the next fold in a $steps_until
        for (int32_t step = 0; step < run; ++step, at += $words, weights += $weights) {
          @vectors index@
          $columns_ {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            @vectors@
            ${name}_cell(@pure@$held_at);
          }
        }
        if (steps == 0) {
          steps = $interval;
          $columns_ { $fold@pure@half[c]); $reset }
          if (--folds == 0) {
            folds = $folds;
$spill
          }
        }
      }
    }
  }
  $columns_ { $fold@pure@half[c]); $spill_cell }
}
"""
_BYTES = """\
$unroll
/* a tile; registers and columns are constants where it is used */
$head
$zero
  $vector sum0$tile, sum1$tile, sum2$tile;
  $cells_ { sum0[r][c] = nothing; sum1[r][c] = nothing; sum2[r][c] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
  int32_t left0 = $interval;
  int32_t left1 = $folds;
#ifdef SYNTH_ROUNDS
$keep
  int32_t folds = $folds;
#endif
$merged
$on_places
$folds_of_loops
        /* the steps up to the next widening in a $steps_until
        const uint8_t *rows[$registers];
        const uint32_t *column[$columns];
        $registers_ { rows[r] = weights + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        $columns_ { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          $vector w[$registers];
          $registers_ w[r] = vld1q_u8(rows[r] + step * $size);
          $columns_ {
            const $vector a = @pure@((const uint8_t *)(column[c] + step * $words))));
            $registers_ sum0[r][c] = ${name}_level0(w[r], a, sum0[r][c]);
          }
        }
        at += (intptr_t)run * $words, weights += (intptr_t)run * $weights;
        if (left0 == 0) {
          left0 = $interval;
          $move1
          if (--left1 == 0) {
            left1 = $folds;
            $move2
          }
        }
      }
    }
  }
  $move1
  $move2
#ifdef SYNTH_ROUNDS
  $take
#endif
  $cells_ ${name}_finish(sum2[r][c], out + (intptr_t)c * out_stride + r * $rows);
}
"""


def _panel(isa: Isa, panel: PanelProgram, name: str) -> dict[str, object]:
    groups = range(len(panel.groups))
    adder = isa.instructions[panel.result_adder]
    wide = adder.result.c_type

    def as_sums(value: str) -> str:
        return isa.reinterpret(value, isa.vector_type, wide)

    return {
        "arrays": ", ".join([*(f"held{g}$tile" for g in groups), "wide$tile"]),
        "views": len(panel.cell.views),
        "reset": "".join(f" held{g}[r][c] = nothing;" for g in groups),
        "held_at": "".join(f", &held{g}[r][c]" for g in groups),
        "widen": f"wide[r][c] = {name}_widen(wide[r][c], {', '.join(f'held{g}[r][c]' for g in groups)}",
        "rows": rows_per_register(isa),
        "wide": wide,
        "both": adder.spell((as_sums("wide_rc"), as_sums("kept_rc")), None),
        "alone": as_sums("wide_rc"),
        "sum": adder.spell((as_sums("before"), "far"), None),
        "stored": isa.reinterpret("after", wide, isa.vector_type),
    }


def _tables(isa: Isa, program: TableProgram, name: str) -> dict[str, object]:
    planes = range(len(program.groups))
    spill = f"{name}_spill(@pure@half[c], out + (intptr_t)c * out_stride);"
    return {
        "rows": table_rows(isa),
        "halves": len(program.halves),
        "lanes": isa.vector_bits // MIDDLE,
        "kept": len(program.halves) * isa.vector_bits // 8,
        "held": ", ".join(f"held{p}[$columns]" for p in planes),
        "indices": 2 * len(planes),
        "held_at": "".join(f", &held{p}[c]" for p in planes),
        "reset": " ".join(f"held{p}[c] = nothing;" for p in planes),
        "reset_lines": "\n".join(f"    held{p}[c] = nothing;" for p in planes),
        "folds": program.rounds,
        "full": "folds == 0",
        "left": "steps",
        "fold": f"{name}_fold({', '.join(f'held{p}[c]' for p in planes)}, ",
        "spill": f"            $columns_ {{ {spill} memset(half[c], 0, sizeof half[c]); }}",
        "spill_cell": spill,
    }


def _bytes(isa: Isa, program: ByteProgram, name: str) -> dict[str, object]:
    """Of three levels and no constants."""
    size = isa.vector_bits // 8
    take = f"$cells_ sum2[r][c] = {name}_level2(vld1q_u8(kept + (c * registers + r) * {size}), sum2[r][c]);"
    move = "$cells_ {{ sum{n}[r][c] = {name}_level{n}(sum{m}[r][c], sum{n}[r][c]); sum{m}[r][c] = nothing; }}"
    return {
        "rows": byte_rows(isa),
        "folds": program.intervals[1],
        "full": "folds < $most_parts",
        "left": "left0",
        "move1": move.format(name=name, n=1, m=0),
        "move2": move.format(name=name, n=2, m=1),
        "take": take,
        "spill": f"            {take}\n            memset(kept, 0, sizeof kept);",
    }


#: Per form: its template and what it has; how many rounds a loop takes and what follows, of its steps and parts; where it
#: keeps sums; the macros that take a value as it is.
_FORMS: Mapping[type, tuple[str, Callable[..., dict[str, object]], tuple[str, str], str, tuple[str, ...]]] = {
    PanelProgram: (_PANEL, _panel, ("chunks / {steps}", "chunk = n * {steps};"), "kept", ()),
    TableProgram: (_TABLES, _tables, _WITHIN_FOLDS, "half[0]", ("SYNTH_KEEP",)),
    ByteProgram: (_BYTES, _bytes, _WITHIN_FOLDS, "kept", ("SYNTH_KEEP", "SYNTH_KEEP_POINTER")),
}


def macros(isa: Isa, program: Any) -> list[str]:
    """The directives between the headers and the loops."""
    found = []
    for macro in _FORMS[type(program)][-1]:
        constraint = "r" if macro.endswith("POINTER") else isa.register_constraint
        found += ["#if defined(__GNUC__)", f'#define {macro}(value) __asm__("" : "+{constraint}"(value))']
        found += ["#else", f"#define {macro}(value) ((void)0)", "#endif"]
    return found


def tile_template(isa: Isa, program: Any, steps: Steps, name: str, loops: Sequence[Loop]) -> str:
    """The template of the tile behind the loops."""
    text, parts_of, (most, after), into, _ = _FORMS[type(program)]
    registers, columns = (max(getattr(t, side) for t in program.tiles) for side in ("registers", "columns"))
    size = isa.vector_bits // 8
    calls = ""
    for loop in loops:
        call = {"rows_": loop.rows, "columns_": loop.columns, "name": name, "into": into}
        taken = {"steps": loop.steps, "parts": loop.parts}
        calls += Template(_CALL).substitute(call, most=most.format(**taken), after=after.format(**taken))
    values = _SHARED | {
        "name": name, "vector": isa.vector_type, "size": size, "registers": registers, "columns": columns,
        "tile": f"[{registers}][{columns}]", "kept": registers * columns * size, "interval": steps.interval,
        "words": steps.bytes(isa, of_weights=False) // 4, "weights": steps.bytes(isa, of_weights=True),
        "calls": calls, "most_parts": max(loop.parts for loop in loops), **parts_of(isa, program, name),
    }  # fmt: skip
    while "$" in text:
        text = Template(text).substitute(values)
    return text + "\n"
