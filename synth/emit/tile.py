"""A tile's loops in intrinsics, for any kernel form: over taps and steps, and within a step over weight
registers and columns.

A step loads (and unpacks) a weight register once for all columns, and a column once for all weight registers.
The steps up to the next widening of the narrowest accumulators are a loop of their own, so that no other code
takes its registers. An accumulator stage is widened when it may be full. At the end all stages are."""

from __future__ import annotations

from collections.abc import Sequence

from sketches.schedule import TileLoop
from synth.emit.cgen import loaded
from synth.emit.nest import TapNest
from synth.emit.nest_text import onward_text, stage_text, sub_step_text, widen_text
from synth.emit.round_text import loops_text
from synth.emit.text import array_name, braced, constant_text, filled, hole

#: What a tile takes after its operands.
PARAMETERS = (
    "int32_t *out, int32_t out_stride, int32_t column_stride,\n"
    "    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t "
    "register_stride"
)


def tile_head() -> str:
    """Return the head of the C function ``tile``, which all tiles inline with constant sizes."""
    return (
        "/* a tile of so many registers of rows and columns, which are constants of every call */\n"
        "SYNTH_INLINE void LOCAL(tile)(const int registers, const int columns, const uint32_t "
        "*weight_words, const uint32_t *words,\n"
        f"    {PARAMETERS}) {{"
    )


def merge_taps(words: int) -> list[str]:
    """Return C that merges taps if their activations (``words`` words per step) are contiguous."""
    return [
        f"if (tap_stride == chunks * {words}) chunks *= width, width = 1;",
        f"if (width == 1 && row_stride == chunks * {words}) chunks *= height, height = 1;",
    ]


def tile_text(nest: TapNest, rounds: tuple[TileLoop, ...]) -> str:
    """Return C of constants, of the functions of all stages, of loops in assembly (``rounds``), and of the
    function that all tiles inline."""
    text = constants_text(nest)
    text += [stage_text(nest, nest.called_name(n), stage) for n, stage in enumerate(nest.stages)]
    text += loops_text(nest.isa, rounds)
    return "\n".join([*text, tile_head(), *_loops(nest, rounds), "}"])


def constants_text(nest: TapNest) -> list[str]:
    """Return C of the arrays of the nest's constants, one text per constant."""
    aligned = max(nest.isa.vector_bits // 8, 32)
    return [constant_text(constant, aligned) for constant in nest.constants]


def _loaded(nest: TapNest, address: str) -> str:
    """Return C that loads a register from an address, as the vector type."""
    kind, value = loaded(nest.isa, nest.isa.vector_bits // 8, address)
    return nest.isa.reinterpret(value, kind, nest.isa.vector_type)


def start_text(nest: TapNest, arrays: Sequence[str]) -> list[str]:
    """Return C that declares constants, zeroed accumulators ``arrays``, and the pointer to the weights."""
    vector, size = nest.isa.vector_type, nest.isa.vector_bits // 8
    most = f"[{nest.registers}][{nest.most_groups}]"
    reset = " ".join(f"{sums}[r][c] = zeros;" for sums in arrays)
    lines = []
    if nest.group > 1:
        lines.append(f"const int groups = (columns + {nest.group - 1}) / {nest.group};")
        lines.append(f"int32_t discarded[{nest.rows}] = {{0}}; /* results of columns beyond the matrix */")
    for constant in nest.constants:
        lines.append(f"{vector} {constant.name} = {_loaded(nest, array_name(constant))};")
        if nest.keep_constants:
            lines.append(f"SYNTH_KEEP({constant.name});")
    return [
        *lines,
        f"static const uint8_t zero[{size}] __attribute__((aligned({size}))) = {{0}};",
        f"const {vector} zeros = {_loaded(nest, 'zero')};",
        f"{vector} {', '.join(f'{sums}{most}' for sums in arrays)};",
        f"{nest.accumulators} {{ {reset} }}",
        "const uint8_t *packed = (const uint8_t *)weight_words;",
    ]


def _loops(nest: TapNest, rounds: tuple[TileLoop, ...]) -> list[str]:
    """Return C of the body of the function that all tiles inline."""
    stages = range(len(nest.stages))
    limited = list(enumerate(nest.intervals))
    flush = ["#ifdef SYNTH_ASSEMBLY", _flush(nest), "#endif"] if rounds else []
    return filled(f"""\
  {hole(start_text(nest, [sums for stage in stages for sums in nest.sums(stage)]))}
  {hole(f"int32_t remaining{n} = {interval};" for n, interval in limited)}
  {hole(_stored(nest) if rounds else [])}
  {hole(merge_taps(nest.words))}
  for (int32_t y = 0; y < height; ++y) {{
    for (int32_t x = 0; x < width; ++x) {{
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t remaining = chunks; remaining > 0;) {{
        {hole(_assembly_calls(nest, rounds) if rounds else [])}
        {hole(_LIMITED if limited else _ALL)}
        {hole(_steps(nest))}
        {hole(_full(nest, limited))}
      }}
    }}
  }}
  {hole(line for number in stages[:-2] for line in widen_text(nest, number))}
  {hole(flush)}
  {nest.accumulators} {onward_text(nest, stages[-2], nest.inner(stages[-2]))[0]}""")


#: C: how many steps are taken at once.
_LIMITED = (
    "/* The steps up to the next widening are a loop of their own, which needs all registers. */",
    "const int32_t run = remaining < remaining0 ? remaining : remaining0;",
    "remaining -= run, remaining0 -= run;",
)
_ALL = ("const int32_t run = remaining;", "remaining = 0;")


def _full(nest: TapNest, limited: Sequence[tuple[int, int]]) -> list[str]:
    """Return C that widens the first of the ``limited`` stages if it may be full, then the next stages."""
    if not limited:
        return []
    (number, interval), *wider = limited
    countdown = f"remaining{number}" if number == 0 else f"--remaining{number}"
    body = [f"remaining{number} = {interval};", *widen_text(nest, number), *_full(nest, wider)]
    return braced(f"if ({countdown} == 0)", body)


def _steps(nest: TapNest) -> list[str]:
    """Return C of ``run`` steps of all accumulators."""

    def pointer(to: str, value: str) -> str:
        return f"{to} = {value}; " + (f"SYNTH_KEEP_POINTER({to}); " if nest.keep_pointers else "")

    row = pointer("rows[r]", "packed + (intptr_t)r * register_stride * 4")
    column = pointer("column[c]", "at + (intptr_t)c * column_stride")
    return filled(f"""\
const uint8_t *rows[{nest.registers}];
const uint32_t *column[{nest.columns}];
UNROLL for (int r = 0; r < registers; ++r) {{ {row}}}
UNROLL for (int c = 0; c < columns; ++c) {{ {column}}}
for (intptr_t step = 0; step < run; ++step) {{
  {hole(sub_step_text(nest, nest.stages[0], nest.live, nest.other, nest.inner(0)))}
}}
at += (intptr_t)run * {nest.words}, packed += (intptr_t)run * {nest.stored};""")


def _stored(nest: TapNest) -> list[str]:
    """Return C that declares the accumulators that loops in assembly store, and their countdown."""
    size = nest.isa.vector_bits // 8
    count = nest.registers * nest.columns * len(nest.stages[1].totals) * size
    often = (*nest.intervals, None)[1]
    return [
        "#ifdef SYNTH_ASSEMBLY",
        f"uint8_t stored[{count}] __attribute__((aligned({size})));",
        "memset(stored, 0, sizeof stored);",
        *([] if often is None else [f"int32_t widenings = {often};"]),
        "#endif",
    ]


def _flush(nest: TapNest) -> str:
    """Return C that widens the accumulators that loops in assembly store, like the others of their stage."""
    size, count = nest.isa.vector_bits // 8, len(nest.stages[1].totals)
    stored = [
        _loaded(nest, f"stored + ((c * registers + r) * {count} + {number}) * {size}")
        for number in range(count)
    ]
    return f"{nest.accumulators} {onward_text(nest, 1, stored)[0]}"


def _assembly_calls(nest: TapNest, rounds: Sequence[TileLoop]) -> list[str]:
    """C that runs loops in assembly, as often as steps are left and stored accumulators may be added to."""
    often, calls = (*nest.intervals, None)[1], []
    for loop in rounds:
        whole, after = f"remaining / {loop.steps}", f"executed = n * {loop.steps}"
        if often is not None:
            most = f"widenings / {loop.widenings}"
            whole += f" < {most} ? remaining / {loop.steps} : {most}"
            after += f", widenings -= n * {loop.widenings}"
        tile = loop.tile
        calls += filled(f"""\
if (registers == {tile.registers} && columns == {tile.columns} && (n = {whole}) > 0) {{
  LOCAL(assembly_{tile.name})(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
      (intptr_t)column_stride * 4, stored, n);
  {after};
}}""")
    full = [f"widenings = {often};", _flush(nest), "memset(stored, 0, sizeof stored);"]
    full = braced(f"if (widenings < {max(loop.widenings for loop in rounds)})", full)
    return filled(f"""\
#ifdef SYNTH_ASSEMBLY
int32_t n = 0, executed = 0;
{hole(calls)}
if (executed > 0) {{
  remaining -= executed;
  at += (intptr_t)executed * {nest.words}, packed += (intptr_t)executed * {nest.stored};
  {hole(full if often is not None else [])}
  continue;
}}
#endif""")
