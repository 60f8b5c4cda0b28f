"""The tile of a kernel of linear layers in blocks (``sketches.blocks``) in intrinsics: part of what
``synth.emit.blocks`` writes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from isa_specs.instruction import Floats, Isa
from sketches.block_integers import MOST_INTEGERS
from sketches.blocks import FEW, LINE, BlockProgram, Raised
from sketches.bytes import CHUNK, rows_per_register
from sketches.lines import lines_behind
from sketches.program import Line
from synth.emit.block_columns import (
    ACROSS,
    DOWN,
    LOCAL,
    across_columns,
    group_begins,
    group_ends,
    widest_tile,
)
from synth.emit.block_integers import PACKED
from synth.emit.block_scales import (
    Scaling,
    factors_text,
    narrow_to_unit,
    scaling_text,
)
from synth.emit.cgen import loaded_constant, statement
from synth.emit.text import indented

#: What a function of all rows is given, in C, and what a tile is given besides: how many registers' weights
#: lie together; the integers of units, as bytes where there are more than few columns, and how wide those of
#: a register are; the first block and the end of the last one. Results have what blocks in front add up to.
LAYER_PARAMETERS, LAYER_ARGUMENTS = "SYNTH_PARAMETERS", "SYNTH_ARGUMENTS"
TILE_PARAMETERS = (
    f"{LAYER_PARAMETERS},\n    int32_t group, const uint8_t *integers, intptr_t wide, int32_t begin, "
    "int32_t end"
)
PARAMETERS_TEXT = f"""\
#define {LAYER_PARAMETERS} \\
    const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias, \\
    const uint8_t *codes, const float *column_scales, const int32_t *column_begins, \\
    const float *column_sums, float *out, const int32_t *facts, int32_t rows
#define {LAYER_ARGUMENTS} \\
    packed, scales, zeros, bias, codes, column_scales, column_begins, column_sums, out, facts, rows
"""
#: What few columns read comes from memory in time only where it is asked for ahead; the weights of a tile and
#: of the next ones are one stretch. Processors ask for what follows themselves, but not beyond a page's end,
#: so it is enough to ask for the first lines of the page that is so many bytes ahead. Asking for every line
#: makes weights from a cache a fifth slower on a Zen 4. Units, which have
#: many bytes of scales elsewhere, are 2 to 12 % slower there where they ask, so they do not.
_PAGE, _AHEAD, _HEAD = 4096, 8192, 8
#: Registers from which on codes that are put together may wait for their words, one by one: of 16 too many
#: are spilled then.
_MANY_REGISTERS = 32


def keep_text(isa: Isa) -> str:
    """C: macros of a tile."""
    return (
        "/* takes the value as it is: unpacked once, not again for every column */\n#if defined(__GNUC__)\n"
        f'#define SYNTH_KEEP(value) __asm__("" : "+{isa.register_constraint}"(value))\n'
        "#define SYNTH_AHEAD(address) __builtin_prefetch(address, 0, 2)\n"
        "#else\n#define SYNTH_KEEP(value) ((void)0)\n#define SYNTH_AHEAD(address) ((void)0)\n#endif\n"
    )


def tile_text(isa: Isa, target: str, program: BlockProgram, floats: Floats) -> str:
    """C: so many registers of rows times so many columns, with blocks that are parts of units or not, all
    constants where it is called."""
    vector = isa.vector_type
    most = (max(tile.registers for tile in program.all_tiles), widest_tile(program))
    across, down = ACROSS, DOWN
    array, last = f"[{most[0]}][{most[1]}]", len(program.levels) - 1
    known = dict.fromkeys((constant.name for constant in program.constants), vector)
    lines = [f"  {loaded_constant(isa, LOCAL, constant, {})}" for constant in program.constants]
    zero = floats.repeated.format("0.0f")
    nothing = floats.repeated_int.format("0")
    cells, units, scale = f"{down} {across}", program.units, program.unit_scale
    begins = group_begins(isa, program, floats)
    registers = isa.target(target).vector_registers
    by = Scaling(isa, program, floats, across, f"level{last}[r][c]", registers=registers)
    lines += [
        *indented(2, layer_text(isa, program)),
        *(["  const int shared = facts[SYNTH_SHARED];"] if program.spec.shares > 1 else []),
        f"  {floats.vector} held{array};",
        f"  {vector} unit_sums{array}, unit_moves{array};",
        f"  {cells} held[r][c] = {zero}, unit_sums[r][c] = {nothing};",
        *indented(2, held_text(isa, floats, across, "in_units && begin")),
        f"  {vector} unpacked[{most[0]}][{MOST_INTEGERS // CHUNK}];",
        f"  const int few = in_units && columns <= {FEW} && {PACKED};",
        f"  const intptr_t apart = few ? {rows_per_register(isa)} * (intptr_t)facts[SYNTH_COUNT] : wide;",
        "  const uint8_t *own_integers = few ? (const uint8_t *)unpacked : integers;",
        "  const uint8_t *unit_scales = scales + (begin >> facts[SYNTH_UNIT]) * group * pitch;",
        "  const uint8_t *unit_zeros = zeros + (begin >> facts[SYNTH_UNIT]) * group * zero_pitch;",
        "  for (int32_t b = begin; b < end; ++b) {",
        f"    {vector} {', '.join(f'level{n}{array}' for n in range(last + 1))};",
        "    if (few && (b & (each - 1)) == 0)",
        "      synth_linear_integers(integers, wide, registers, facts, (uint8_t *)unpacked);",
        *([f"    {vector} factors[{most[0]}];"] if scale else []),
        *indented(4, in_or_not(factors_text(by, units), begins) if units and scale else begins),
        *([f"    {cells} level0[r][c] = {nothing};"] if last else []),
        *indented(4, _all_steps(by, known, nothing)),
        *indented(4, group_ends(isa, program)),
        *indented(4, scaling_text(by, "in_units")),
        "    if (!in_units || ((b + 1) & (each - 1)) == 0) {",
        "      unit_scales += group * pitch, unit_zeros += group * zero_pitch, integers += group * wide;",
        "      if (!few) own_integers = integers;",
        "    }",
        "  }",
        *indented(2, results_text(isa, floats, across)),
    ]
    constants = "const int in_units, const int registers, const int columns"
    head = f"SYNTH_INLINE void synth_linear_tile({constants}, {TILE_PARAMETERS}) {{"
    return "\n".join([head, *lines, "}"])


def in_or_not(units: list[str], blocks: list[str]) -> list[str]:
    """C: what is done in units, and otherwise."""
    return ["if (in_units) {", *indented(2, units), "} else {", *indented(2, blocks), "}"]


def layer_text(isa: Isa, program: BlockProgram) -> list[str]:
    """C: what a tile reads of the layer's numbers."""
    spec, height = program.spec, rows_per_register(isa)
    return [
        "const int32_t blocks = facts[SYNTH_BLOCKS], steps = facts[SYNTH_STEPS];",
        "const int32_t each = 1 << facts[SYNTH_UNIT];",
        "const int varied = facts[SYNTH_VARIED], pointed = varied == 1 || varied == 2;",
        f"const intptr_t pitch = {height} * (intptr_t)facts[SYNTH_PITCH];",
        f"const intptr_t zero_pitch = {height} * (intptr_t)facts[SYNTH_ZERO_PITCH];",
        f"const intptr_t stride = (intptr_t)group * {spec.registers * isa.vector_bits // 8};",
        "const intptr_t column_stride = SYNTH_STRIDE((intptr_t)blocks * facts[SYNTH_FIELDS]);",
    ]


def held_text(isa: Isa, floats: Floats, across: str, when: str) -> list[str]:
    """C: what results have already, of every register of rows and of the columns that the loop ``across``
    has, where that is true."""
    height = rows_per_register(isa)
    return [
        f"if ({when}) {DOWN} {across} {{",
        f"  const float *const from = out + (intptr_t)c * facts[SYNTH_OUT_STRIDE] + r * {height};",
        f"  const int32_t left = rows - r * {height};",
        f"  float kept[{height}] = {{0}};",
        f"  if (left < {height}) memcpy(kept, from, (size_t)left * sizeof *kept);",
        f"  held[r][c] = {floats.load.format(f'(left < {height} ? kept : from)')};",
        "}",
    ]


def results_text(isa: Isa, floats: Floats, across: str) -> list[str]:
    """C: the results of every register of rows and of the columns that the loop ``across`` has, with their
    bias, to memory."""
    height = rows_per_register(isa)
    return [
        f"{DOWN} {{",
        f"  const int32_t left = rows - r * {height};",
        f"  {across} {{",
        f"    float *const to = out + (intptr_t)c * facts[SYNTH_OUT_STRIDE] + r * {height};",
        "    if (facts[SYNTH_BIASED] && end == blocks) held[r][c] = "
        + floats.summed.format("held[r][c]", floats.load.format(f"bias + r * {height}"))
        + ";",
        f"    if (left >= {height}) {{",
        f"      {floats.store.format('to', 'held[r][c]')};",
        "    } else {",
        f"      float end[{height}];",
        f"      {floats.store.format('end', 'held[r][c]')};",
        "      memcpy(to, end, (size_t)left * sizeof *to);",
        "    }",
        "  }",
        "}",
    ]


def _all_steps(by: Scaling, known: dict[str, str], nothing: str) -> list[str]:
    """C: all steps of a block, of one column as that is unpacked."""
    isa, program = by.isa, by.program
    steps, one = _steps(by, program, known, nothing), program.one_column
    if one is None:
        return steps
    vector, down = isa.vector_type, DOWN
    types = known | dict.fromkeys(("sum0", "sum1"), vector)
    lines = [statement(isa, line, types) for line in one.lines]
    return [
        "if (columns == 1) {",
        f"  {vector} raised[{max(tile.registers for tile in program.all_tiles)}];",
        f"  {down} raised[r] = {nothing};",
        *indented(2, _steps(by, replace(program, unpack=one.unpack, parts=one.parts), known, nothing, one)),
        f"  {down} {{",
        f"    const {vector} sum0 = level0[r][0], sum1 = raised[r];",
        *indented(4, lines),
        f"    level0[r][0] = {isa.reinterpret(one.total, types[one.total], vector)};",
        "  }",
        "} else {",
        *indented(2, steps),
        "}",
    ]


def _schedule(
    program: BlockProgram, names: Sequence[str], together: Sequence[str], late: bool
) -> list[tuple[list[Line], list[Line]]]:
    """For each of these registers of a step's parts the words that no part before it reads, with the lines of
    codes that are put ``together`` of those there by then, or all of both with the first one unless ``late``;
    and the other lines that make it."""
    joins = lines_behind(program.unpack, together)
    there = {constant.name for constant in program.constants}
    found = []
    for number, name in enumerate(names):
        read = names if number == 0 and not late else [name]
        behind = lines_behind(program.unpack, read)
        words = {*read, *(arg for line in behind for arg in line.args)} - there
        now = [line for line in program.loads if line.dest in words]
        there |= {line.dest for line in now}
        for line in joins:
            if line.dest not in there and there.issuperset(line.args):
                there.add(line.dest)
                now.append(line)
        found.append((now, [line for line in lines_behind(program.unpack, [name]) if line not in joins]))
    return found


def _steps(
    by: Scaling, program: BlockProgram, known: dict[str, str], nothing: str, one: Raised | None = None
) -> list[str]:
    """C: all steps of a block, the narrowest sums moved on before they are full, after which they are
    ``nothing`` again. ``one``: the parts are its, and those with raised codes have sums of their own."""
    spec = program.spec
    # Sums that are full within a step move on there, after so many of its parts; others after whole steps.
    full = next(iter(program.intervals), None)
    within = full if full is not None and full < spec.parts else None
    runs = "left" if full is None or within else f"left < {full // spec.parts} ? left : {full // spec.parts}"
    moves = _moves(by, known, nothing)

    def parts(first: int, end: int) -> list[str]:
        text = _parts(by, program, known, range(first, end), one)
        for number, lines in enumerate(text, first + 1):
            if within and (number % within == 0 or number == end):
                lines += moves
        return [line for lines in text for line in lines]

    steps = [
        "const uint8_t *from = packed + (intptr_t)b * steps * stride;",
        f"const uint8_t *at = codes + (intptr_t)b * steps * {spec.positions * spec.columns};",
        "for (int32_t left = steps; left > 0;) {",
        f"  const int32_t run = {runs};",
        "  left -= run;",
        "  for (int32_t step = 0; step < run;",
        f"       ++step, from += stride, at += {spec.positions * spec.columns}) {{",
        f"    if (columns <= {FEW} && !in_units && (uintptr_t)from % {_PAGE} < (uintptr_t)stride) {{",
        f"      const uint8_t *const page = from - (uintptr_t)from % {_PAGE} + {_AHEAD};",
        f"      UNROLL for (int line = 0; line < {_HEAD}; ++line) SYNTH_AHEAD(page + line * {LINE});",
        "    }",
        *indented(4, parts(0, spec.parts)),
        "  }",
        *([] if within else indented(2, moves)),
        "}",
    ]
    if spec.shares == 1:
        return steps
    each = spec.parts // spec.shares
    return [
        "if (in_units && shared) { /* a step has several blocks */",
        f"  const uint8_t *const from = packed + (intptr_t)(b / {spec.shares}) * stride;",
        f"  const uint8_t *const at = codes + (intptr_t)b * {spec.positions // spec.shares};",
        *(
            line
            for own in range(spec.shares)
            for line in indented(
                2,
                [
                    f"if (b % {spec.shares} == {own}) {{",
                    *indented(2, parts(own * each, own * each + each)),
                    "}",
                ],
            )
        ),
        *([] if within else indented(2, moves)),
        "} else {",
        *indented(2, steps),
        "}",
    ]


def _parts(
    by: Scaling, program: BlockProgram, known: dict[str, str], parts: range, one: Raised | None
) -> list[list[str]]:
    """C: for each of these parts of a step ``from``, whose activations begin ``at``, what adds its products
    to the narrowest sums."""
    isa, vector, spec, size = by.isa, by.isa.vector_type, program.spec, by.isa.vector_bits // 8
    across, down = across_columns(program), DOWN
    most = max(tile.registers for tile in program.all_tiles)
    first = program.levels[0]
    of_part = [line for line in first.lines if line.stage == "unpack"]
    of_column = [line for line in first.lines if line.stage in ("load", "activations")]
    read = {arg for line in first.lines if line.stage == "row" for arg in line.args}
    views = [name for name in ("part", *(line.dest for line in of_part)) if name in read]
    taken = [line.dest for line in of_column if line.dest in read]
    names = program.parts[parts.start * spec.columns : parts.stop * spec.columns]
    # Few columns ask for all words first, as memory answers late; more of them load a word for the first part
    # that reads it. Codes that are put together of several words are joined as these are there, so that they
    # need not wait, or where registers are few before all parts.
    together = [name for n, name in enumerate(names) if len(spec.pieces(parts[n // spec.columns])) > 1]
    late = bool(together) and by.registers >= _MANY_REGISTERS
    schedule = _schedule(program, names, together, late)
    loads = [line for ones, _ in schedule for line in ones if line.stage == "load"]
    ready = loads if late else schedule[0][0]
    reads = [line for now, behind in schedule for line in (*(now if late else ()), *behind)]
    needed = {*names, *(arg for line in reads for arg in line.args)}
    ever = dict.fromkeys(line.dest for line in (*ready, *(line for now, _ in schedule for line in now)))
    held = [name for name in ever if name in needed]
    address = f"const uint8_t *const weights = from + (intptr_t)r * {spec.registers * size};"

    def made_ready(lines: Sequence[Line]) -> list[str]:
        """C: words that are loaded and lines of codes that are put together, of which others read some."""
        own, types = [line.dest for line in lines], known | dict.fromkeys(held, vector)
        read = [x for x in held if x not in own and any(x in line.args for line in lines)]
        return [
            *([address] if any(line in loads for line in lines) else []),
            *(f"const {vector} {x} = word[r][{held.index(x)}];" for x in read),
            *(statement(isa, line, types) for line in lines),
            *(
                f"word[r][{held.index(x)}] = {isa.reinterpret(x, types[x], vector)};"
                for x in own
                if x in held
            ),
        ]

    begin = [
        f"{vector} word[{most}][{len(held)}];",
        f"{f'if (columns <= {FEW}) ' if late else ''}{down} {{",
        *indented(2, made_ready(ready)),
        "}",
    ]
    if program.keeps:
        begin.append(f"{vector} kept[{widest_tile(program)}][{len(taken)}];")
    found = []
    for number, made in enumerate(names):
        place, half = divmod(number, spec.columns)
        part = parts[place]
        cell = [line for line in program.cell(part) if line.stage == "row"]
        now, behind = schedule[number]
        unpacked = []
        if late:
            words, joins = [x for x in now if x in loads], [x for x in now if x not in loads]
            unpacked += [f"if (columns > {FEW}) {{", *indented(2, made_ready(words)), "}"] if words else []
            unpacked += ["{", *indented(2, made_ready(joins)), "}"] if joins else []
        given = {made, *(arg for line in behind for arg in line.args)}
        types = known | dict.fromkeys(held, vector)
        unpacked += [f"const {vector} {w} = word[r][{n}];" for n, w in enumerate(held) if w in given]
        unpacked += [statement(isa, line, types) for line in behind]
        unpacked.append(f"const {vector} part = {isa.reinterpret(made, types[made], vector)};")
        types["part"] = vector
        unpacked += [statement(isa, line, types) for line in of_part]
        for n, view in enumerate(views):
            unpacked.append(f"view[r][{n}] = {isa.reinterpret(view, types[view], vector)};")
            unpacked.append(f"if (columns > 1) SYNTH_KEEP(view[r][{n}]);")
        types, where = dict(known), CHUNK * place
        if program.keeps:
            where = place // spec.parts_held * spec.held * spec.columns
        column = [
            f"const uint8_t *const activations = at + (intptr_t)c * column_stride + {where};",
            *(statement(isa, line, types) for line in of_column),
        ]
        text = begin if number == 0 else []
        if program.keeps:
            column += [f"kept[c][{n}] = {isa.reinterpret(w, types[w], vector)};" for n, w in enumerate(taken)]
            if half == 0 and part % spec.parts_held == 0:
                text += [f"{across} {{", *indented(2, column), "}"]
            column = [f"const {vector} {w} = kept[c][{n}];" for n, w in enumerate(taken)]
            types = known | dict.fromkeys(taken, vector)
        sum_of = f"level0[r][c{f' + {half}' if half else ''}]"
        if one and one.raised[part]:
            sum_of = "raised[r]"
        inner = [f"const {vector} {view} = view[r][{n}];" for n, view in enumerate(views)]
        inner.append(f"const {vector} sum0 = {sum_of};")
        types |= dict.fromkeys((*views, "sum0"), vector)
        inner = [*inner, *(statement(isa, line, types) for line in cell)]
        inner.append(f"{sum_of} = {isa.reinterpret(first.total, types[first.total], vector)};")
        text += [
            "{",
            f"  {vector} view[{most}][{len(views)}];",
            f"  {down} {{",
            *indented(4, unpacked),
            "  }",
            f"  {across} {{",
            *indented(4, column),
            f"    {down} {{",
            *indented(6, inner),
            "    }",
            "  }",
            "}",
        ]
        found.append(text)
    return found


def _moves(by: Scaling, known: dict[str, str], nothing: str) -> list[str]:
    """C: the narrower sums move on, and are ``nothing`` again; to those of units, if these take such."""
    isa, program, vector = by.isa, by.program, by.isa.vector_type
    across, scale, text = across_columns(program), program.unit_scale, []
    for number, level in enumerate(program.levels[1:]):
        types = known | dict.fromkeys((f"sum{number}", f"sum{number + 1}"), vector)
        moved = [f"const {vector} sum{n} = level{n}[r][c];" for n in (number, number + 1)]
        moved += [statement(isa, line, types) for line in level.lines]
        total = isa.reinterpret(level.total, types[level.total], vector)
        text += [
            f"{DOWN} {across} {{",
            *indented(2, moved),
            f"  level{number + 1}[r][c] = {total};",
            f"  level{number}[r][c] = {nothing};",
            "}",
        ]
    return text if scale is None else in_or_not(narrow_to_unit(by, scale), text)
