"""The tile of a linear kernel (``sketches.blocks``) in intrinsics: its loops over quantization groups, over
the steps of a group and over the sub-steps of a step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from isa_specs.instruction import Floats, Isa
from sketches.blocks import FEW, LINE, MOST_INTEGERS, TABLE, BlockProgram, UnshiftedCodes
from sketches.bytes import CHUNK
from sketches.lines import lines_behind
from sketches.program import Line
from synth.emit.block_scales import (
    ACROSS,
    DOWN,
    PACKED,
    Scaling,
    factors_text,
    narrow_to_super_block,
    scaling_text,
)
from synth.emit.cgen import loaded_constant, statement
from synth.emit.nest import LoopNest, Side, Stage, operand_lines
from synth.emit.nest_text import computed, sub_step_text, widen_text
from synth.emit.text import braced, branched, filled, hole, indented

#: Targets with fewer registers put all codes of several words together before the first sub-step: with 16
#: registers, words that wait for their sub-steps spill.
_MANY_REGISTERS = 32


def across_columns(program: BlockProgram) -> str:
    """Return the head of a C loop over a tile's columns, or over the first column of each column group."""
    columns = program.spec.columns
    return ACROSS if columns == 1 else f"UNROLL for (int c = 0; c < columns; c += {columns})"


def widest_tile(program: BlockProgram) -> int:
    """Return the columns of the widest tile, rounded up to whole column groups: the length of sum arrays."""
    columns = program.spec.columns
    return -(-max(tile.columns for tile in program.all_tiles) // columns) * columns


def group_begins(isa: Isa, program: BlockProgram, floats: Floats) -> list[str]:
    """Return C that sets the widest accumulators to ``column_begins`` of quantization group b."""
    columns, last = program.spec.columns, len(program.stages) - 1
    declared = f"const {isa.vector_type} begin"
    begin = floats.repeated_int.format("column_begins[(intptr_t)c * blocks + b]")
    made = [f"{declared} = {begin};"]
    if columns > 1:
        at = f"(intptr_t)c * blocks + {columns} * (intptr_t)b"
        made = [f"const uint8_t *const begins = (const uint8_t *)(column_begins + {at});"]
        made += computed(isa, {}, {}, program.begin, {declared: program.start})
    sums = [f"stage{last}[r][c{f' + {n}' if n else ''}] = " for n in range(columns)]
    return braced(across_columns(program), [*made, f"{DOWN} {''.join(sums)}begin;"])


def group_ends(isa: Isa, program: BlockProgram) -> list[str]:
    """Return C that splits the accumulators of each column group into one accumulator of rows per column.
    Without column groups: []."""
    if not program.epilogue:
        return []
    sums = [f"stage0[r][c + {n}]" for n in range(program.spec.columns)]
    given = {f"sum{n}": value for n, value in enumerate(sums)}
    ends = dict(zip(sums, program.ends, strict=True))
    return braced(f"{DOWN} {across_columns(program)}", computed(isa, {}, given, program.epilogue, ends))


def block_nest(isa: Isa, program: BlockProgram, floats: Floats) -> LoopNest:
    """Return the loops of a tile over its accumulators."""
    first, *wider = program.stages
    of_weights, of_column, rows = operand_lines(first.lines)
    read = {arg for line in rows for arg in line.args}
    reads = ("weight_codes", *(line.dest for line in (*of_weights, *of_column)))
    adds = Stage(tuple(rows), tuple(name for name in reads if name in read), ("sum0",), (first.total,))
    widening = (
        Stage(stage.lines, (f"sum{number}",), (f"sum{number + 1}",), (stage.total,))
        for number, stage in enumerate(wider)
    )
    return LoopNest(
        name="linear",
        isa=isa,
        constants=program.constants,
        stages=(adds, *widening),
        down=DOWN,
        across=across_columns(program),
        zero=floats.repeated_int.format("0"),
        called=False,
        loaded_once=program.table,
    )


def tile_text(isa: Isa, target: str, program: BlockProgram, floats: Floats) -> str:
    """Return C of the tile function. The numbers of registers of rows and of columns, and whether groups are
    in super-blocks (``in_super_blocks``), are constants of each call."""
    last, nest = len(program.stages) - 1, block_nest(isa, program, floats)
    by = Scaling(isa, program, floats, ACROSS, f"stage{last}[r][c]")
    step, array = (
        _Step(nest, by, program, isa.target(target).vector_registers),
        f"[{by.most}][{widest_tile(program)}]",
    )
    vector, accumulators = isa.vector_type, ", ".join(f"stage{number}{array}" for number in range(last + 1))
    shared = ["const int shared = parameters[SYNTH_SHARED];"] if program.spec.shares > 1 else []
    lines = filled(f"""\
SYNTH_INLINE void LOCAL(tile)(const int in_super_blocks, const int registers, const int columns, \
SYNTH_TILE_PARAMETERS) {{
  {hole(loaded_constant(isa, constant, {}) for constant in program.constants)}
  {hole(table_text(isa, program))}
  {hole(layer_text(by))}
  {hole(shared)}
  {floats.vector} results{array};
  {vector} super_block_sums{array}, corrections{array};
  {by.accumulators} results[r][c] = {floats.repeated.format("0.0f")}, super_block_sums[r][c] = {by.zero};
  {hole(earlier_results_text(by, ACROSS, "begin"))}
  {vector} unpacked[{by.most}][{MOST_INTEGERS // CHUNK}];
  const int few = in_super_blocks && columns <= {FEW} && {PACKED};
  const intptr_t apart = few ? {by.height} * (intptr_t)parameters[SYNTH_COUNT] : wide;
  const uint8_t *own_integers = few ? (const uint8_t *)unpacked : integers;
  const uint8_t *super_block_scales = scales + (begin >> parameters[SYNTH_SUPER_BLOCK]) * group * pitch;
  const uint8_t *super_block_zeros = zeros + (begin >> parameters[SYNTH_SUPER_BLOCK]) * group * zero_pitch;
  for (int32_t b = begin; b < end; ++b) {{
    {vector} {accumulators};
    if (few && (b & (each - 1)) == 0)
      LOCAL(integers)(integers, wide, registers, parameters, (uint8_t *)unpacked);
    {hole(_begin(nest, by))}
    {hole(_all_steps(step))}
    {hole(group_ends(isa, program))}
    {hole(scaling_text(by, "in_super_blocks"))}
    if (!in_super_blocks || ((b + 1) & (each - 1)) == 0) {{
      super_block_scales += group * pitch, super_block_zeros += group * zero_pitch, integers += group * wide;
      if (!few) own_integers = integers;
    }}
  }}
  {hole(results_text(by, ACROSS))}
}}""")
    return "\n".join(lines)


def table_text(isa: Isa, program: BlockProgram) -> list[str]:
    """Return C that loads the registers that a tile loads once. A table is in the place of zero points."""
    lines = program.table
    pointer = [f"const uint8_t *const {TABLE} = zeros;"] if lines else []
    return [*pointer, *(statement(isa, line, {}) for line in lines)]


def _begin(nest: LoopNest, by: Scaling) -> list[str]:
    """Return C that initializes the accumulators of a quantization group."""
    program, isa = by.program, by.isa
    begins = group_begins(isa, program, by.floats)
    narrow = [f"{by.accumulators} stage0[r][c] = {nest.zero};"] if len(program.stages) > 1 else []
    if program.scale is None:
        return [*begins, *narrow]
    factors = f"{isa.vector_type} factors[{by.most}];"
    return [factors, *branched("in_super_blocks", factors_text(by), begins), *narrow]


def layer_text(by: Scaling) -> list[str]:
    """Return C that defines the layer parameters that a tile needs, such as ``blocks`` and ``pitch``."""
    row = by.program.spec.registers * by.isa.vector_bits // 8
    return filled(f"""\
const int32_t blocks = parameters[SYNTH_BLOCKS], steps = parameters[SYNTH_STEPS];
const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK];
const int varied = parameters[SYNTH_VARIED], pointed = varied == 1 || varied == 2;
const intptr_t pitch = {by.height} * (intptr_t)parameters[SYNTH_PITCH];
const intptr_t zero_pitch = {by.height} * (intptr_t)parameters[SYNTH_ZERO_PITCH];
const intptr_t stride = (intptr_t)group * {row};
const intptr_t column_stride = SYNTH_STRIDE((intptr_t)blocks * parameters[SYNTH_FIELDS]);""")


def earlier_results_text(by: Scaling, columns: str, when: str) -> list[str]:
    """Return C that loads earlier results to ``held``, if C ``when`` holds. ``columns``: the column loop."""
    height = by.height
    return filled(f"""\
if ({when}) {DOWN} {columns} {{
  const float *const from = out + (intptr_t)c * parameters[SYNTH_OUT_STRIDE] + r * {height};
  const int32_t remaining = rows - r * {height};
  float partial[{height}] = {{0}};
  if (remaining < {height}) memcpy(partial, from, (size_t)remaining * sizeof *partial);
  results[r][c] = {by.floats.load.format(f"(remaining < {height} ? partial : from)")};
}}""")


def results_text(by: Scaling, columns: str) -> list[str]:
    """Return C that stores the results for every column of the loop ``columns``. A tile that ends with the
    layer's last quantization group adds the bias first, if any."""
    height, floats = by.height, by.floats
    return filled(f"""\
{DOWN} {{
  const int32_t remaining = rows - r * {height};
  {columns} {{
    float *const to = out + (intptr_t)c * parameters[SYNTH_OUT_STRIDE] + r * {height};
    if (parameters[SYNTH_BIASED] && end == blocks) results[r][c] = \
{floats.summed.format("results[r][c]", floats.load.format(f"bias + r * {height}"))};
    if (remaining >= {height}) {{
      {floats.store.format("to", "results[r][c]")};
    }} else {{
      float end[{height}];
      {floats.store.format("end", "results[r][c]")};
      memcpy(to, end, (size_t)remaining * sizeof *to);
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
    def operands(self) -> tuple[list[Line], list[Line], list[Line]]:
        """The lines that a sub-step runs once per register of rows, per column, and per accumulator."""
        return operand_lines(self.program.stages[0].lines)

    @property
    def row_bytes(self) -> int:
        """The bytes of weights that a step reads for a register of rows."""
        return self.program.spec.registers * self.nest.isa.vector_bits // 8

    @property
    def activations(self) -> list[str]:
        """The registers that the accumulators read of a column."""
        columns = {line.dest for line in self.operands[1]}
        return [name for name in self.nest.stages[0].accumulator_names if name in columns]

    def widened(self) -> list[str]:
        """Return C that widens the narrower accumulators. In super-blocks it may scale them instead."""
        count, scale = len(self.nest.stages) - 1, self.program.scale
        widened = [line for number in range(count) for line in widen_text(self.nest, number)]
        if scale is None:
            return widened
        return branched("in_super_blocks", narrow_to_super_block(self.by, scale), widened)


def _all_steps(step: _Step) -> list[str]:
    """Return C of all steps of a quantization group. A tile of one column may unpack in its own way."""
    nest, one = step.nest, step.program.one_column
    if one is None:
        return _steps(step)
    program = replace(step.program, unpack=one.unpack, weight_codes=one.weight_codes)
    vector = nest.isa.vector_type
    types = nest.known | dict.fromkeys(("sum0", "sum1"), vector)
    return filled(f"""\
if (columns == 1) {{
  {vector} unshifted_sums[{step.by.most}];
  {DOWN} unshifted_sums[r] = {nest.zero};
  {hole(_steps(replace(step, program=program, one=one)))}
  {DOWN} {{
    const {vector} sum0 = stage0[r][0], sum1 = unshifted_sums[r];
    {hole(computed(nest.isa, types, {}, one.lines, {"stage0[r][0]": one.total}))}
  }}
}} else {{
  {hole(_steps(step))}
}}""")


def _prefetch(step: _Step) -> list[str]:
    """Return C that prefetches as many bytes of weights, from ``ahead`` on, as a step of the tile reads. The
    next step's are ``further`` bytes on. Other tiles of the same weights, which find these in a cache, have
    no ``ahead``."""
    return filled(f"""\
if (ahead) {{
  UNROLL for (int line = 0; line < registers * {step.row_bytes}; line += {LINE}) SYNTH_AHEAD(ahead + line);
  ahead += further;
}}""")


def _steps(step: _Step) -> list[str]:
    """Return C of a quantization group's steps, which widen the narrowest accumulators in time."""
    spec = step.program.spec
    # Accumulators that are full within a step are widened there, after so many sub-steps; others after whole
    # steps.
    full = next(iter(step.program.intervals), None)
    within = full if full is not None and full < spec.sub_steps else 0
    whole = None if full is None or within else full // spec.sub_steps
    widened, codes = [] if within else step.widened(), spec.positions * spec.columns
    steps = filled(f"""\
const uint8_t *from = packed + (intptr_t)b * steps * stride;
const uint8_t *at = codes + (intptr_t)b * steps * {codes};
for (int32_t remaining = steps; remaining > 0;) {{
  const int32_t run = {"remaining" if whole is None else f"remaining < {whole} ? remaining : {whole}"};
  remaining -= run;
  for (int32_t step = 0; step < run;
       ++step, from += stride, at += {codes}) {{
    {hole(_prefetch(step))}
    {hole(_sub_steps(step, range(spec.sub_steps), within))}
  }}
  {hole(widened)}
}}""")
    if spec.shares == 1:
        return steps
    each, own = spec.sub_steps // spec.shares, []
    for number in range(spec.shares):
        of_group = _sub_steps(step, range(number * each, number * each + each), within)
        ahead = [] if number else _prefetch(step)
        own += braced(f"if (b % {spec.shares} == {number})", [*ahead, *of_group])
    return filled(f"""\
if (in_super_blocks && shared) {{ /* a step has several blocks */
  const uint8_t *const from = packed + (intptr_t)(b / {spec.shares}) * stride;
  const uint8_t *const at = codes + (intptr_t)b * {spec.positions // spec.shares};
  {hole(own)}
  {hole(widened)}
}} else {{
  {hole(steps)}
}}""")


def _sub_steps(step: _Step, sub_steps: range, within: int) -> list[str]:
    """Return C of some ``sub_steps`` of a step. ``within``: number of sub-steps between two widenings;
    the last sub-step is followed by one, too. 0: no widening in the step."""
    program, vector = step.program, step.nest.isa.vector_type
    schedule = step_schedule(program, sub_steps, step.registers)
    live = {name: f"word[r][{number}]" for number, name in enumerate(schedule.live)}
    loaded = braced(step.nest.down, _made_live(step, live, schedule.early))
    loaded[0] = f"if (columns <= {FEW}) {loaded[0]}" if schedule.late else loaded[0]
    text = [f"{vector} word[{step.by.most}][{len(live)}];", *loaded]
    if program.keeps:
        text.append(f"{vector} live[{widest_tile(program)}][{len(step.activations)}];")
    for number, one in enumerate(schedule.sub_steps, sub_steps.start + 1):
        sub_step = one.number - sub_steps.start
        if program.keeps and one.half == 0 and one.number % program.spec.sub_steps_per_register == 0:
            text += _live_activations(step, sub_step)
        text += _sub_step(step, one, live, sub_step)
        if within and (number % within == 0 or number == sub_steps.stop):
            text += step.widened()
    return text


def _made_live(step: _Step, live: Mapping[str, str], lines: Sequence[Line]) -> list[str]:
    """Return C of lines that load words or join codes. ``live``: arrays for words that sub-steps read."""
    made = [line.dest for line in lines]
    read = {arg for line in lines for arg in line.args}
    given = {name: word for name, word in live.items() if name in read and name not in made}
    results = {live[name]: name for name in made if name in live}
    loads = any(line.stage == "load" for line in lines)
    address = [f"const uint8_t *const weights = from + (intptr_t)r * {step.row_bytes};"] if loads else []
    return [*address, *computed(step.nest.isa, step.nest.known, given, lines, results)]


def _activations(where: int) -> str:
    return f"const uint8_t *const activations = at + (intptr_t)c * column_stride + {where};"


def _live_activations(step: _Step, sub_step: int) -> list[str]:
    """Return C that loads a register of activations. It stays live from sub-step ``sub_step`` on."""
    spec = step.program.spec
    where = sub_step // spec.sub_steps_per_register * spec.positions_per_register * spec.columns
    results = {f"live[c][{number}]": name for number, name in enumerate(step.activations)}
    lines = computed(step.nest.isa, step.nest.known, {}, step.operands[1], results)
    return braced(step.nest.across, [_activations(where), *lines])


def _sub_step(step: _Step, one: SubStep, live: Mapping[str, str], sub_step: int) -> list[str]:
    """Return C that adds the products of sub-step ``sub_step`` to the narrowest accumulators."""
    isa, vector, nest = step.nest.isa, step.nest.isa.vector_type, step.nest
    begin = []
    if one.loads:
        begin += braced(f"if (columns > {FEW})", _made_live(step, live, one.loads))
    if one.joins:
        begin += ["{", *indented(2, _made_live(step, live, one.joins)), "}"]
    read = {one.register, *(arg for line in one.unpack for arg in line.args)}
    given = {name: word for name, word in live.items() if name in read}
    begin += computed(isa, nest.known, given, one.unpack, {f"const {vector} weight_codes": one.register})
    keep = "if (columns > 1) SYNTH_KEEP({});"
    of_weights, of_column, _ = step.operands
    weights = Side(nest.down, "r", step.by.most, begin, of_weights, ("weight_codes",), keep)
    column = Side(nest.across, "c", 0, [_activations(CHUNK * sub_step)], of_column)
    if step.program.keeps:
        names = step.activations
        live_lines = [f"const {vector} {name} = live[c][{number}];" for number, name in enumerate(names)]
        column = Side(nest.across, "c", 0, live_lines, (), names)
    to = f"stage0[r][c{f' + {one.half}' if one.half else ''}]"
    if step.one and step.one.unshifted[one.number]:
        to = "unshifted_sums[r]"
    _, _, lines = operand_lines(step.program.inner(one.number))
    stage = replace(nest.stages[0], lines=tuple(lines))
    return ["{", *indented(2, sub_step_text(nest, stage, weights, column, [to])), "}"]


@dataclass(frozen=True)
class SubStep:
    """The code of one sub-step for a register of rows. It multiplies the unpacked weights ``register``.

    ``number``: number of the sub-step within the step. ``half``: number of ``register`` among the sub-step's
    unpacked registers, one per column of a column group.
    ``loads``, ``joins``: lines that run first. They load words, and assemble codes from several words.
    ``unpack``: lines that compute ``register`` from registers that are live then."""

    number: int
    half: int
    register: str
    loads: tuple[Line, ...]
    joins: tuple[Line, ...]
    unpack: tuple[Line, ...]


@dataclass(frozen=True)
class StepSchedule:
    """The sub-steps of a step. ``early``: lines before all sub-steps. If ``late``, only tiles of few columns
    run these; other tiles load each word in the first sub-step that reads it. Otherwise all tiles run these,
    and sub-steps have no ``loads`` and ``joins``. ``live``: registers of words and assembled codes that
    sub-steps read from ``early`` lines or from earlier sub-steps."""

    late: bool
    early: tuple[Line, ...]
    live: tuple[str, ...]
    sub_steps: tuple[SubStep, ...]


def step_schedule(program: BlockProgram, sub_steps: range, registers: int) -> StepSchedule:
    """Return the schedule of ``sub_steps`` of a step. ``registers``: vector registers of the target.

    If codes lie in several words and there are 32 registers, only tiles of few columns load all words first.
    Codes are then assembled as soon as their words are loaded, otherwise before the first sub-step."""
    spec = program.spec
    names = program.weight_codes[sub_steps.start * spec.columns : sub_steps.stop * spec.columns]
    several = [name for n, name in enumerate(names) if len(spec.bit_fields(sub_steps[n // spec.columns])) > 1]
    late = bool(several) and registers >= _MANY_REGISTERS
    joins = lines_behind(program.unpack, several)
    made = {*program.lasting}
    early: list[Line] = []
    found = []
    for number, name in enumerate(names):
        read = names if number == 0 and not late else [name]
        behind = lines_behind(program.unpack, read)
        words = {*read, *(arg for line in behind for arg in line.args)} - made
        loads = [line for line in program.loads if line.dest in words]
        made |= {line.dest for line in loads}
        joined = []
        for line in joins:
            if line.dest not in made and made.issuperset(line.args):
                made.add(line.dest)
                joined.append(line)
        early += loads if late else (*loads, *joined)
        unpack = tuple(line for line in lines_behind(program.unpack, [name]) if line not in joins)
        at, half = divmod(number, spec.columns)
        own = (tuple(loads), tuple(joined)) if late else ((), ())
        found.append(SubStep(sub_steps[at], half, name, *own, unpack))
    in_time = [line for one in found for line in (*one.loads, *one.joins)]
    read_lines = (*in_time, *(line for one in found for line in one.unpack))
    needed = {*names, *(arg for line in read_lines for arg in line.args)}
    made_early = dict.fromkeys(line.dest for line in (*early, *in_time))
    live = tuple(name for name in made_early if name in needed)
    return StepSchedule(late, tuple(early), live, tuple(found))
