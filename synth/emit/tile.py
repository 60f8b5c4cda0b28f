"""A tile's loops in intrinsics, whatever form it is of: over taps and steps, and within a step over registers
and columns.

What a step reads of a register of weights is loaded (and unpacked) once for all columns, what it reads of a
column once for all registers. The steps up to the next move of the narrowest sums have a loop of their own,
whose registers nothing else takes. Sums move on to the next level when theirs may be full, and all of them at
the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sketches.schedule import TileLoop
from synth.emit.cgen import statement
from synth.emit.nest import Nest, Stage
from synth.emit.round_text import loops_text
from synth.emit.text import constant_text, used_constants

UNROLL = '#if defined(__GNUC__)\n#define UNROLL _Pragma("GCC unroll 16")\n#else\n#define UNROLL\n#endif\n'
#: What a tile takes after its operands.
PARAMETERS = (
    "int32_t *out, int32_t out_stride, int32_t column_stride,\n"
    "    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t "
    "register_stride"
)
_RUN = "the steps up to the next move in a loop of their own, whose registers nothing else takes"


def tile_head(name: str) -> str:
    """The head of the function that all tiles are made of."""
    return (
        f"{UNROLL}/* a tile; registers and columns are constants where it is used */\n"
        f"SYNTH_INLINE void {name}_tile(const int registers, const int columns, const uint32_t "
        "*weight_words, const uint32_t *words,\n"
        f"    {PARAMETERS}) {{"
    )


def merge_taps(words: int) -> list[str]:
    """C: taps whose ``words`` per step follow each other are one longer tap, as the weights are anyway."""
    return [
        f"  if (tap_stride == chunks * {words}) chunks *= width, width = 1;",
        f"  if (width == 1 && row_stride == chunks * {words}) chunks *= height, height = 1;",
    ]


def tile_text(nest: Nest, rounds: tuple[TileLoop, ...]) -> str:
    """Constants, the functions of all stages, loops in assembly, and the function that all tiles are made
    of."""
    text = constants_text(nest)
    text += [stage_text(nest, f"level{number}", stage) for number, stage in enumerate(nest.stages)]
    results = ["int32_t *acc"] if nest.group == 1 else [f"uint8_t *acc{n}" for n in range(nest.group)]
    text.append(stage_text(nest, "finish", nest.finish, ", ".join(results)))
    text += loops_text(nest.isa, nest.name, rounds)
    return "\n".join([*text, tile_head(nest.name), *_loops(nest, rounds), "}"])


def constants_text(nest: Nest) -> list[str]:
    """The arrays of its constants."""
    aligned = max(nest.isa.vector_bits // 8, 32)
    return [constant_text(nest.name, constant, aligned) for constant in nest.constants]


def stage_text(nest: Nest, name: str, stage: Stage, memory: str = "") -> str:
    """A stage as an inline function. ``memory``: what its lines store to."""
    isa, vector = nest.isa, nest.isa.vector_type
    inputs = [*stage.reads, *used_constants(nest.constants, stage.lines)]
    parameters = ", ".join(
        [
            *(f"const uint8_t *{buffer}" for buffer in stage.buffers),
            *(f"{vector} {value}" for value in inputs),
            *(f"{vector} *to{number}" for number in range(len(stage.totals))),
            *([memory] if memory else []),
        ]
    )
    types = dict.fromkeys([*inputs, *stage.before], vector)
    body = [f"const {vector} {before} = *to{number};" for number, before in enumerate(stage.before)]
    body += [statement(isa, line, types) for line in stage.lines]
    body += [
        f"*to{number} = {isa.reinterpret(total, types[total], vector)};"
        for number, total in enumerate(stage.totals)
    ]
    head = f"/* {stage.says} */\nSYNTH_INLINE void {nest.name}_{name}({parameters}) {{"
    return "\n".join([head, *(f"  {line}" for line in body), "}"])


def call_text(nest: Nest, name: str, stage: Stage, values: Iterable[str], to: Iterable[str]) -> str:
    """C: a stage's function, with what its registers and buffers are and where its results go."""
    return f"{nest.name}_{name}({', '.join([*values, *used_constants(nest.constants, stage.lines), *to])});"


def finish_text(nest: Nest, name: str, stage: Stage, values: Iterable[str]) -> str:
    """C: a stage that adds sums of cell r, c to the result."""
    if nest.group == 1:
        return call_text(nest, name, stage, values, [f"out + (intptr_t)c * out_stride + r * {nest.rows}"])
    columns = [f"c * {nest.group} + {number}" for number in range(nest.group)]
    to = [
        f"(uint8_t *)({one} < columns ? out + (intptr_t)({one}) * out_stride + r * {nest.rows} : nowhere)"
        for one in columns
    ]
    return call_text(nest, name, stage, values, to)


def _call(nest: Nest, number: int, values: Iterable[str]) -> str:
    """C: a stage for cell r, c; behind the last one the finish."""
    if number == len(nest.stages):
        return finish_text(nest, "finish", nest.finish, values)
    to = [f"&{sums}[r][c]" for sums in nest.sums(number)]
    return call_text(nest, f"level{number}", nest.stages[number], values, to)


def _move(nest: Nest, number: int) -> str:
    """C: the sums of a level to the next, for every cell, and zeros in their place."""
    cell = [f"{sums}[r][c]" for sums in nest.sums(number)]
    reset = " ".join(f"{value} = nothing;" for value in cell)
    return f"{nest.cells} {{ {_call(nest, number + 1, cell)} {reset} }}"


def start_text(nest: Nest, arrays: Sequence[str]) -> list[str]:
    """C: the constants, the sums of all cells (``arrays``), which are zero, and where the weights begin."""
    vector, size = nest.isa.vector_type, nest.isa.vector_bits // 8
    most = f"[{nest.registers}][{nest.most_groups}]"
    reset = " ".join(f"{sums}[r][c] = nothing;" for sums in arrays)
    lines = []
    if nest.group > 1:
        lines.append(f"  const int groups = (columns + {nest.group - 1}) / {nest.group};")
        lines.append(f"  int32_t nowhere[{nest.rows}] = {{0}}; /* of a column that the last group has not */")
    for constant in nest.constants:
        lines.append(f"  {vector} {constant.name} = {nest.loaded(f'{nest.name}_{constant.name}')};")
        if nest.keep_constants:
            lines.append(f"  SYNTH_KEEP({constant.name});")
    return [
        *lines,
        f"  static const uint8_t zero[{size}] __attribute__((aligned({size}))) = {{0}};",
        f"  const {vector} nothing = {nest.loaded('zero')};",
        f"  {vector} {', '.join(f'{sums}{most}' for sums in arrays)};",
        f"  {nest.cells} {{ {reset} }}",
        "  const uint8_t *packed = (const uint8_t *)weight_words;",
    ]


def _loops(nest: Nest, rounds: tuple[TileLoop, ...]) -> list[str]:
    lines = start_text(nest, [sums for level in range(len(nest.stages)) for sums in nest.sums(level)])
    limited = [(n, interval) for n, interval in enumerate(nest.intervals) if interval is not None]
    lines += [f"  int32_t left{n} = {interval};" for n, interval in limited]
    if rounds:
        lines += _indented("", _kept(nest))
    lines += [
        *merge_taps(nest.words),
        "  for (int32_t y = 0; y < height; ++y) {\n    for (int32_t x = 0; x < width; ++x) {",
        "      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;",
        "      for (int32_t left = chunks; left > 0;) {",
        *(_round_calls(nest, rounds) if rounds else []),
    ]
    if limited:
        lines += [
            f"        /* {_RUN} */",
            "        const int32_t run = left < left0 ? left : left0;",
            "        left -= run, left0 -= run;",
        ]
    else:
        lines += ["        const int32_t run = left;", "        left = 0;"]
    lines += _indented("        ", _steps(nest))
    indent = "        "
    for number, interval in limited:
        lines.append(f"{indent}if ({f'left{number}' if number == 0 else f'--left{number}'} == 0) {{")
        lines.append(f"{indent}  left{number} = {interval};\n{indent}  {_move(nest, number)}")
        indent += "  "
    lines += [f"{'        ' + '  ' * n}}}" for n in reversed(range(len(limited)))]
    lines += ["      }\n    }\n  }"]
    lines += [f"  {_move(nest, number)}" for number in range(len(nest.stages) - 1)]
    if rounds:
        lines += ["#ifdef SYNTH_ROUNDS", f"  {_flush(nest)}", "#endif"]
    last = [f"{sums}[r][c]" for sums in nest.sums(len(nest.stages) - 1)]
    return [*lines, f"  {nest.cells} {_call(nest, len(nest.stages), last)}"]


def _indented(spaces: str, text: Iterable[str]) -> list[str]:
    return [spaces + line for line in text]


def _steps(nest: Nest) -> list[str]:
    """C: ``run`` steps of all cells."""
    isa, vector = nest.isa, nest.isa.vector_type
    of_weights = {line.dest for line in nest.of_weights}
    types = dict.fromkeys([constant.name for constant in nest.constants], vector)
    weights = [f"const uint8_t *const weights = rows[r] + step * {nest.stored};"]
    weights += [statement(isa, line, types) for line in nest.of_weights]
    buffers = ((buffer, _column(nest, number)) for number, buffer in enumerate(nest.column_buffers))
    column = [
        f"const uint8_t *const {buffer} = (const uint8_t *)(column[{one}] + step * {nest.words});"
        for buffer, one in buffers
    ]
    column += [statement(isa, line, types) for line in nest.of_column]
    reads = {
        of: [name for name in nest.stages[0].reads if (name in of_weights) == of] for of in (True, False)
    }
    # What is read first is kept for all of the other side.
    kept = reads[not nest.columns_first]
    held = "view[c]" if nest.columns_first else "view[r]"
    first = column if nest.columns_first else weights
    for number, name in enumerate(kept):
        first.append(f"{held}[{number}] = {isa.reinterpret(name, types[name], vector)};")
        if nest.keep_views:
            first.append(f"SYNTH_KEEP({held}[{number}]);")
    values = {name: f"{held}[{number}]" for number, name in enumerate(kept)}
    values |= {name: isa.reinterpret(name, types[name], vector) for name in reads[nest.columns_first]}
    given = [values[name] for of in (True, False) for name in reads[of]]

    def pointer(to: str, value: str) -> str:
        return f"{to} = {value}; " + (f"SYNTH_KEEP_POINTER({to}); " if nest.keep_pointers else "")

    row = pointer("rows[r]", "packed + (intptr_t)r * register_stride * 4")
    of_column = pointer("column[c]", "at + (intptr_t)c * column_stride")
    down = "UNROLL for (int r = 0; r < registers; ++r)"
    along = f"UNROLL for (int c = 0; c < {nest.across}; ++c)"
    outer, inner, many = (
        (along, down, nest.most_groups) if nest.columns_first else (down, along, nest.registers)
    )
    return [
        f"const uint8_t *rows[{nest.registers}];",
        f"const uint32_t *column[{nest.columns}];",
        f"UNROLL for (int r = 0; r < registers; ++r) {{ {row}}}",
        f"UNROLL for (int c = 0; c < columns; ++c) {{ {of_column}}}",
        "for (intptr_t step = 0; step < run; ++step) {",
        f"  {vector} view[{many}][{len(kept)}];",
        f"  {outer} {{",
        *_indented("    ", first),
        "  }",
        f"  {inner} {{",
        *_indented("    ", weights if nest.columns_first else column),
        f"    {outer} {_call(nest, 0, given)}",
        "  }",
        "}",
        f"at += (intptr_t)run * {nest.words}, packed += (intptr_t)run * {nest.stored};",
    ]


def _column(nest: Nest, number: int) -> str:
    """C: a column of group c; behind the last one that again."""
    if nest.group == 1:
        return "c"
    one = f"c * {nest.group} + {number}"
    return f"{one} < columns ? {one} : columns - 1"


def _kept(nest: Nest) -> list[str]:
    """C: the sums of the second level that loops in assembly keep, and how often they may be added to."""
    size = nest.isa.vector_bits // 8
    count = nest.registers * nest.columns * len(nest.stages[1].totals) * size
    often = nest.intervals[1]
    return [
        "#ifdef SYNTH_ROUNDS",
        f"  uint8_t kept[{count}] __attribute__((aligned({size})));",
        "  memset(kept, 0, sizeof kept);",
        *([] if often is None else [f"  int32_t folds = {often};"]),
        "#endif",
    ]


def _flush(nest: Nest) -> str:
    """C: what loops in assembly keep moves on as sums of its level do."""
    size, count = nest.isa.vector_bits // 8, len(nest.stages[1].totals)
    kept = [
        nest.loaded(f"kept + ((c * registers + r) * {count} + {number}) * {size}") for number in range(count)
    ]
    return f"{nest.cells} {_call(nest, 2, kept)}"


def _round_calls(nest: Nest, rounds: Sequence[TileLoop]) -> list[str]:
    """C that takes whole rounds, as many as there are and may be added to what is kept."""
    often = nest.intervals[1]
    lines = ["#ifdef SYNTH_ROUNDS", "        int32_t n = 0, taken = 0;"]
    for loop in rounds:
        whole, after = f"left / {loop.steps}", f"taken = n * {loop.steps}"
        if often is not None:
            whole += f" < folds / {loop.parts} ? left / {loop.steps} : folds / {loop.parts}"
            after += f", folds -= n * {loop.parts}"
        this = f"registers == {loop.tile.registers} && columns == {loop.tile.columns}"
        name = f"{nest.name}_rounds_{loop.tile.name}"
        lines += [
            f"        if ({this} && (n = {whole}) > 0) {{",
            f"          {name}(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,",
            "              (intptr_t)column_stride * 4, kept, n);",
            f"          {after};",
            "        }",
        ]
    moved = f"at += (intptr_t)taken * {nest.words}, packed += (intptr_t)taken * {nest.stored}"
    lines += ["        if (taken > 0) {", f"          left -= taken, {moved};"]
    if often is not None:
        lines += [
            f"          if (folds < {max(loop.parts for loop in rounds)}) {{",
            f"            folds = {often};",
            f"            {_flush(nest)}",
            "            memset(kept, 0, sizeof kept);",
            "          }",
        ]
    return [*lines, "          continue;", "        }", "#endif"]
