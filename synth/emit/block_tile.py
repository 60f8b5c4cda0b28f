"""The tile of a linear kernel (``sketches.blocks``) in intrinsics: its loops over quantization groups, over
the steps of a group and over the sub-steps of a step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from isa_specs.instruction import Floats, Isa
from sketches.block_integers import MOST_INTEGERS
from sketches.block_tables import TABLE
from sketches.blocks import FEW, LINE, BlockProgram, UnshiftedCodes
from sketches.bytes import CHUNK
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
from synth.emit.block_scales import Scaling, factors_text, narrow_to_super_block, scaling_text
from synth.emit.block_schedule import SubStep, step_schedule
from synth.emit.cgen import loaded_constant, statement
from synth.emit.nest import LoopNest, Side, Stage, operand_lines
from synth.emit.nest_text import computed, sub_step_text, widen_text
from synth.emit.text import braced, branched, filled, hole, indented

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


def block_nest(isa: Isa, program: BlockProgram, floats: Floats) -> LoopNest:
    """Return the loops of a tile over its accumulators."""
    first, *wider = program.levels
    of_part, of_column, rows = operand_lines(first.lines)
    read = {arg for line in rows for arg in line.args}
    reads = ("part", *(line.dest for line in (*of_part, *of_column)))
    adds = Stage(tuple(rows), tuple(name for name in reads if name in read), ("sum0",), (first.total,))
    widening = (
        Stage(level.lines, (f"sum{number}",), (f"sum{number + 1}",), (level.total,))
        for number, level in enumerate(wider)
    )
    return LoopNest(
        name=LOCAL,
        isa=isa,
        constants=program.constants,
        stages=(adds, *widening),
        down=DOWN,
        across=across_columns(program),
        zero=floats.repeated_int.format("0"),
        called=False,
        loaded_once=program.loaded_once,
    )


def tile_text(isa: Isa, target: str, program: BlockProgram, floats: Floats) -> str:
    """Return C of the tile function. The numbers of registers of rows and of columns, and whether groups are
    in super-blocks (``in_units``), are constants of each call."""
    last, nest = len(program.levels) - 1, block_nest(isa, program, floats)
    by = Scaling(isa, program, floats, ACROSS, f"level{last}[r][c]")
    step, array = (
        _Step(nest, by, program, isa.target(target).vector_registers),
        f"[{by.most}][{widest_tile(program)}]",
    )
    vector, accumulators = isa.vector_type, ", ".join(f"level{number}{array}" for number in range(last + 1))
    shared = ["const int shared = facts[SYNTH_SHARED];"] if program.spec.shares > 1 else []
    lines = filled(f"""\
SYNTH_INLINE void synth_linear_tile(const int in_units, const int registers, const int columns, \
{TILE_PARAMETERS}) {{
  {hole(loaded_constant(isa, LOCAL, constant, {}) for constant in program.constants)}
  {hole(table_text(isa, program))}
  {hole(layer_text(by))}
  {hole(shared)}
  {floats.vector} held{array};
  {vector} unit_sums{array}, unit_moves{array};
  {by.accumulators} held[r][c] = {floats.repeated.format("0.0f")}, unit_sums[r][c] = {by.nothing};
  {hole(earlier_results_text(by, ACROSS, "in_units && begin"))}
  {vector} unpacked[{by.most}][{MOST_INTEGERS // CHUNK}];
  const int few = in_units && columns <= {FEW} && {PACKED};
  const intptr_t apart = few ? {by.height} * (intptr_t)facts[SYNTH_COUNT] : wide;
  const uint8_t *own_integers = few ? (const uint8_t *)unpacked : integers;
  const uint8_t *unit_scales = scales + (begin >> facts[SYNTH_UNIT]) * group * pitch;
  const uint8_t *unit_zeros = zeros + (begin >> facts[SYNTH_UNIT]) * group * zero_pitch;
  for (int32_t b = begin; b < end; ++b) {{
    {vector} {accumulators};
    if (few && (b & (each - 1)) == 0)
      synth_linear_integers(integers, wide, registers, facts, (uint8_t *)unpacked);
    {hole(_begin(nest, by))}
    {hole(_all_steps(step))}
    {hole(group_ends(isa, program))}
    {hole(scaling_text(by, "in_units"))}
    if (!in_units || ((b + 1) & (each - 1)) == 0) {{
      unit_scales += group * pitch, unit_zeros += group * zero_pitch, integers += group * wide;
      if (!few) own_integers = integers;
    }}
  }}
  {hole(results_text(by, ACROSS))}
}}""")
    return "\n".join(lines)


def table_text(isa: Isa, program: BlockProgram) -> list[str]:
    """Return C that loads the registers that a tile loads once. A table is in the place of zero points."""
    lines = program.loaded_once
    pointer = [f"const uint8_t *const {TABLE} = zeros;"] if lines else []
    return [*pointer, *(statement(isa, line, {}) for line in lines)]


def _begin(nest: LoopNest, by: Scaling) -> list[str]:
    """Return C that initializes the accumulators of a quantization group."""
    program, isa = by.program, by.isa
    begins = group_begins(isa, program, by.floats)
    narrow = [f"{by.accumulators} level0[r][c] = {nest.zero};"] if len(program.levels) > 1 else []
    if program.super_blocks is None or program.super_block_scale is None:
        return [*begins, *narrow]
    factors = f"{isa.vector_type} factors[{by.most}];"
    return [factors, *branched("in_units", factors_text(by, program.super_blocks), begins), *narrow]


def layer_text(by: Scaling) -> list[str]:
    """Return C that reads the layer's parameters which a tile needs."""
    row = by.program.spec.registers * by.isa.vector_bits // 8
    return filled(f"""\
const int32_t blocks = facts[SYNTH_BLOCKS], steps = facts[SYNTH_STEPS];
const int32_t each = 1 << facts[SYNTH_UNIT];
const int varied = facts[SYNTH_VARIED], pointed = varied == 1 || varied == 2;
const intptr_t pitch = {by.height} * (intptr_t)facts[SYNTH_PITCH];
const intptr_t zero_pitch = {by.height} * (intptr_t)facts[SYNTH_ZERO_PITCH];
const intptr_t stride = (intptr_t)group * {row};
const intptr_t column_stride = SYNTH_STRIDE((intptr_t)blocks * facts[SYNTH_FIELDS]);""")


def earlier_results_text(by: Scaling, columns: str, when: str) -> list[str]:
    """Return C that loads earlier results, for every column of the loop ``columns``, if C ``when`` holds."""
    height = by.height
    return filled(f"""\
if ({when}) {DOWN} {columns} {{
  const float *const from = out + (intptr_t)c * facts[SYNTH_OUT_STRIDE] + r * {height};
  const int32_t left = rows - r * {height};
  float kept[{height}] = {{0}};
  if (left < {height}) memcpy(kept, from, (size_t)left * sizeof *kept);
  held[r][c] = {by.floats.load.format(f"(left < {height} ? kept : from)")};
}}""")


def results_text(by: Scaling, columns: str) -> list[str]:
    """Return C that adds the bias and stores the results, for every column of the loop ``columns``."""
    height, floats = by.height, by.floats
    return filled(f"""\
{DOWN} {{
  const int32_t left = rows - r * {height};
  {columns} {{
    float *const to = out + (intptr_t)c * facts[SYNTH_OUT_STRIDE] + r * {height};
    if (facts[SYNTH_BIASED] && end == blocks) held[r][c] = \
{floats.summed.format("held[r][c]", floats.load.format(f"bias + r * {height}"))};
    if (left >= {height}) {{
      {floats.store.format("to", "held[r][c]")};
    }} else {{
      float end[{height}];
      {floats.store.format("end", "held[r][c]")};
      memcpy(to, end, (size_t)left * sizeof *to);
    }}
  }}
}}""")


@dataclass(frozen=True)
class _Step:
    """A step of a quantization group, unpacked as the ``program`` says, on a target with so many
    ``registers``. ``one``: the steps are of one column, whose unshifted codes have accumulators of their
    own."""

    nest: LoopNest
    by: Scaling
    program: BlockProgram
    registers: int
    one: UnshiftedCodes | None = None

    @property
    def of_part(self) -> list[Line]:
        """The lines that a sub-step runs once for a register of rows."""
        return operand_lines(self.program.levels[0].lines)[0]

    @property
    def of_column(self) -> list[Line]:
        """The lines that a sub-step runs once for a column."""
        return operand_lines(self.program.levels[0].lines)[1]

    @property
    def activations(self) -> list[str]:
        """The registers that the accumulators read of a column."""
        made = {line.dest for line in self.of_column}
        return [name for name in self.nest.stages[0].accumulator_names if name in made]

    def moves(self) -> list[str]:
        """Return C that widens the narrower accumulators. In super-blocks it may scale them instead."""
        count, scale = len(self.nest.stages) - 1, self.program.super_block_scale
        widened = [line for number in range(count) for line in widen_text(self.nest, number)]
        return (
            widened if scale is None else branched("in_units", narrow_to_super_block(self.by, scale), widened)
        )


def _all_steps(step: _Step) -> list[str]:
    """Return C of all steps of a quantization group. A tile of one column may unpack in its own way."""
    nest, one = step.nest, step.program.one_column
    if one is None:
        return _steps(step)
    vector, program = nest.isa.vector_type, replace(step.program, unpack=one.unpack, parts=one.parts)
    types = nest.known | dict.fromkeys(("sum0", "sum1"), vector)
    return filled(f"""\
if (columns == 1) {{
  {vector} raised[{step.by.most}];
  {DOWN} raised[r] = {nest.zero};
  {hole(_steps(replace(step, program=program, one=one)))}
  {DOWN} {{
    const {vector} sum0 = level0[r][0], sum1 = raised[r];
    {hole(computed(nest.isa, types, {}, one.lines, {"level0[r][0]": one.total}))}
  }}
}} else {{
  {hole(_steps(step))}
}}""")


#: Few columns read memory at its speed only where tiles prefetch it; the weights of a tile and of the next
#: ones are one stretch. Processors prefetch what follows themselves, but not beyond a page's end, so tiles
#: prefetch the first lines of the page that is so many bytes ahead. Prefetching every line makes weights from
#: a cache a fifth slower on a Zen 4. Super-blocks, which have many bytes of scales elsewhere, are 2 to 12 %
#: slower there with a prefetch, so they have none.
_PAGE, _AHEAD, _HEAD = 4096, 8192, 8


def _steps(step: _Step) -> list[str]:
    """Return C of a quantization group's steps, which widen the narrowest accumulators in time."""
    spec = step.program.spec
    # Accumulators that are full within a step are widened there, after so many parts; others after whole
    # steps.
    full = next(iter(step.program.intervals), None)
    within = full if full is not None and full < spec.parts else 0
    whole = None if full is None or within else full // spec.parts
    moves, codes = [] if within else step.moves(), spec.positions * spec.columns
    steps = filled(f"""\
const uint8_t *from = packed + (intptr_t)b * steps * stride;
const uint8_t *at = codes + (intptr_t)b * steps * {codes};
for (int32_t left = steps; left > 0;) {{
  const int32_t run = {"left" if whole is None else f"left < {whole} ? left : {whole}"};
  left -= run;
  for (int32_t step = 0; step < run;
       ++step, from += stride, at += {codes}) {{
    if (columns <= {FEW} && !in_units && (uintptr_t)from % {_PAGE} < (uintptr_t)stride) {{
      const uint8_t *const page = from - (uintptr_t)from % {_PAGE} + {_AHEAD};
      UNROLL for (int line = 0; line < {_HEAD}; ++line) SYNTH_AHEAD(page + line * {LINE});
    }}
    {hole(_sub_steps(step, range(spec.parts), within))}
  }}
  {hole(moves)}
}}""")
    if spec.shares == 1:
        return steps
    each, own = spec.parts // spec.shares, []
    for number in range(spec.shares):
        parts = _sub_steps(step, range(number * each, number * each + each), within)
        own += braced(f"if (b % {spec.shares} == {number})", parts)
    return filled(f"""\
if (in_units && shared) {{ /* a step has several blocks */
  const uint8_t *const from = packed + (intptr_t)(b / {spec.shares}) * stride;
  const uint8_t *const at = codes + (intptr_t)b * {spec.positions // spec.shares};
  {hole(own)}
  {hole(moves)}
}} else {{
  {hole(steps)}
}}""")


def _sub_steps(step: _Step, parts: range, within: int) -> list[str]:
    """Return C of the sub-steps ``parts`` of a step. ``within``: number of sub-steps between two widenings;
    the last sub-step is followed by one, too. 0: no widening in the step."""
    program, vector = step.program, step.nest.isa.vector_type
    schedule = step_schedule(program, parts, step.registers)
    live = {name: f"word[r][{number}]" for number, name in enumerate(schedule.live)}
    loaded = braced(step.nest.down, _made_live(step, live, schedule.early))
    loaded[0] = f"if (columns <= {FEW}) {loaded[0]}" if schedule.late else loaded[0]
    text = [f"{vector} word[{step.by.most}][{len(live)}];", *loaded]
    if program.keeps:
        text.append(f"{vector} kept[{widest_tile(program)}][{len(step.activations)}];")
    for number, one in enumerate(schedule.sub_steps, parts.start + 1):
        place = one.part - parts.start
        if program.keeps and one.half == 0 and one.part % program.spec.parts_per_register == 0:
            text += _kept(step, place)
        text += _sub_step(step, one, live, place)
        if within and (number % within == 0 or number == parts.stop):
            text += step.moves()
    return text


def _made_live(step: _Step, live: Mapping[str, str], lines: Sequence[Line]) -> list[str]:
    """Return C of lines that load words or join codes. ``live``: arrays for words that sub-steps read."""
    spec, isa = step.program.spec, step.nest.isa
    made = [line.dest for line in lines]
    read = {arg for line in lines for arg in line.args}
    given = {name: word for name, word in live.items() if name in read and name not in made}
    results = {live[name]: name for name in made if name in live}
    row = spec.registers * isa.vector_bits // 8
    loads = any(line.stage == "load" for line in lines)
    address = [f"const uint8_t *const weights = from + (intptr_t)r * {row};"] if loads else []
    return [*address, *computed(isa, step.nest.known, given, lines, results)]


def _activations(where: int) -> str:
    return f"const uint8_t *const activations = at + (intptr_t)c * column_stride + {where};"


def _kept(step: _Step, place: int) -> list[str]:
    """Return C that loads a register of activations, from sub-step ``place`` on. It stays live for them."""
    spec = step.program.spec
    where = place // spec.parts_per_register * spec.positions_per_register * spec.columns
    results = {f"kept[c][{number}]": name for number, name in enumerate(step.activations)}
    lines = computed(step.nest.isa, step.nest.known, {}, step.of_column, results)
    return braced(step.nest.across, [_activations(where), *lines])


def _sub_step(step: _Step, one: SubStep, live: Mapping[str, str], place: int) -> list[str]:
    """Return C that adds the products of sub-step ``place`` to the narrowest accumulators."""
    isa, vector, nest = step.nest.isa, step.nest.isa.vector_type, step.nest
    begin = []
    if one.loads:
        begin += braced(f"if (columns > {FEW})", _made_live(step, live, one.loads))
    if one.joins:
        begin += ["{", *indented(2, _made_live(step, live, one.joins)), "}"]
    read = {one.register, *(arg for line in one.unpack for arg in line.args)}
    given = {name: word for name, word in live.items() if name in read}
    begin += computed(isa, nest.known, given, one.unpack, {f"const {vector} part": one.register})
    keep = "if (columns > 1) SYNTH_KEEP({});"
    weights = Side(nest.down, "r", step.by.most, begin, step.of_part, ("part",), keep)
    column = Side(nest.across, "c", 0, [_activations(CHUNK * place)], step.of_column)
    if step.program.keeps:
        names = step.activations
        kept = [f"const {vector} {name} = kept[c][{number}];" for number, name in enumerate(names)]
        column = Side(nest.across, "c", 0, kept, (), names)
    to = f"level0[r][c{f' + {one.half}' if one.half else ''}]"
    if step.one and step.one.unshifted[one.part]:
        to = "raised[r]"
    _, _, lines = operand_lines(step.program.inner(one.part))
    stage = replace(nest.stages[0], lines=tuple(lines))
    return ["{", *indented(2, sub_step_text(nest, stage, weights, column, [to])), "}"]
