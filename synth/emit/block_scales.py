"""C of a linear kernel (``sketches.blocks``) that scales sums of quantization groups and adds them to
results. Sums of a super-block are added up first, and scaled at its end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from isa_specs.instruction import Floats, Isa
from sketches.blocks import BlockProgram
from sketches.bytes import WIDE, AccumulatorStage, rows_per_register
from synth.emit.nest_text import computed
from synth.emit.text import braced, branched, filled, hole

#: C: for every register of rows, and for every column, of a tile.
DOWN, ACROSS = "SYNTH_DOWN", "SYNTH_ACROSS"
LOOPS = (
    f"#define {DOWN} UNROLL for (int r = 0; r < registers; ++r)\n"
    f"#define {ACROSS} UNROLL for (int c = 0; c < columns; ++c)\n"
)
#: C: whether integers are packed.
PACKED = "parameters[SYNTH_INTEGERS]"


def offset_of_integers(together: int, height: int, first: str, block: str) -> str:
    """Return C: the byte offset of the integers of quantization group ``block`` from a super-block's first
    integer. ``together``: groups that interleave their integers; the offset is that of the first group.
    ``first``: integers per row in front of these. ``height``: rows of a register."""
    return f"({first} + ({block}{f' & ~{together - 1}' if together > 1 else ''})) * {height}"


def scales_text(floats: Floats) -> str:
    """Return C of ``LOCAL(scales)``, which loads one scale or offset (float or float16) per row of a
    register, as floats."""
    half = f"  if ({ARE_HALVES})\n    return {floats.half.format('at')};"
    return "\n".join(
        [
            f"SYNTH_INLINE {floats.vector} LOCAL(scales)(",
            "    const uint8_t *at, const int32_t *parameters) {",
            *([half] if floats.half else []),
            f"  return (void)parameters, {floats.load.format('(const float *)at')};",
            "}\n",
        ]
    )


#: C: whether scales are of type float16.
ARE_HALVES = "parameters[SYNTH_SUPER_BLOCK] || parameters[SYNTH_PITCH] == 2"
#: C: which super-block group b is in, and which one among those from group ``begin`` on.
SUPER_BLOCK = "(intptr_t)(b >> parameters[SYNTH_SUPER_BLOCK])"
SINCE = "(intptr_t)((b - begin) >> parameters[SYNTH_SUPER_BLOCK])"
#: C: where scales and offsets of a register of rows are, in group b or its super-block.
_SCALES, _ZEROS = "super_block_scales + r * pitch", "super_block_zeros + r * zero_pitch"
_OF = "const intptr_t of = (intptr_t)c * blocks + b;"


@dataclass(frozen=True)
class Scaling:
    """How C scales the sums of a quantization group. ``across``: C loop over columns. ``total``: C of the
    sums of register r and column c, which the statements ``before`` compute. ``keep``: scales of so many
    registers of rows stay live, and columns are the outer loop. 0: registers of rows are the outer loop."""

    isa: Isa
    program: BlockProgram
    floats: Floats
    across: str
    total: str
    before: tuple[str, ...] = ()
    keep: int = 0

    @property
    def accumulators(self) -> str:
        """Return the heads of two nested C loops over registers of rows and columns (see ``keep``)."""
        return f"{self.across} {DOWN}" if self.keep else f"{DOWN} {self.across}"

    @property
    def most(self) -> int:
        """Return the registers of rows of the tallest tile."""
        return max(tile.registers for tile in self.program.all_tiles)

    @property
    def height(self) -> int:
        return rows_per_register(self.isa)

    @property
    def zero(self) -> str:
        return self.floats.repeated_int.format("0")

    def integers(self, together: int, first: str, block: str) -> str:
        """Return C that loads the integers of quantization group ``block`` for register r into 32-bit lanes.
        ``together``: 1, or 2 if a lane has the integers of 2 neighbouring groups. ``first``: integers per row
        that precede all of these."""
        at = offset_of_integers(together, self.height, first, block)
        return self.floats.integers[WIDE // together].format(f"own_integers + r * apart + {at}")

    def ran(
        self, stage: AccumulatorStage, of: str, given: Mapping[str, str], to: str, *named: str
    ) -> list[str]:
        """Return C of those lines of ``stage`` whose ``Line.stage`` is ``of``. ``given``: C by register;
        ``named``: registers that C has under their own names. ``to``: C that takes the stage's total."""
        names = (*(constant.name for constant in self.program.constants), *named)
        lines = (line for line in stage.lines if line.stage == of)
        return computed(self.isa, dict.fromkeys(names, self.isa.vector_type), given, lines, {to: stage.total})

    def of_column(self, values: str) -> str:
        """Return C of a register that repeats ``values[of]``. The C variable ``of`` is the index of column c
        and quantization group b."""
        return self.floats.repeated.format(f"{values}[of]")

    def every(self, given: Iterable[str], inner: Iterable[str], when: str = "") -> list[str]:
        """Return C of a loop over registers of rows (body ``given``) around a loop over columns (body
        ``inner``). ``when``: C before the outer loop, such as a condition."""
        return braced(f"{when}{DOWN}", [*given, *braced(self.across, [_OF, *inner])])


def scaling_text(by: Scaling, in_super_blocks: str) -> list[str]:
    """Return C that adds a quantization group to the results: its offset, then its total times the scales. If
    the C condition ``in_super_blocks`` holds, totals times integers are added to the super-block's sums
    instead, unless the program's ``scale`` already did so. At the end of a super-block these sums
    are scaled and added to the results, the sums of offsets first."""
    super_blocks = [] if by.program.scale else _in_super_block(by)
    super_blocks += braced("if (((b + 1) & (each - 1)) == 0)", _super_block_ends(by))
    offset = f"const {by.floats.vector} offset = {_loaded(_ZEROS)};"
    added = by.floats.added.format("offset", by.of_column("column_sums"), "results[r][c]")
    offsets = by.every([offset], [f"results[r][c] = {added};"], "if (varied == 3) ")
    return branched(in_super_blocks, super_blocks, [*offsets, *_of_block(by)])


def _loaded(address: str) -> str:
    """Return C that loads the scales or the offsets. ``address``: ``_SCALES`` or ``_ZEROS``."""
    return f"LOCAL(scales)({address}, parameters)"


def _of_block(by: Scaling) -> list[str]:
    """Return C that adds the total of a quantization group to the results."""
    floats, kind = by.floats, by.floats.vector
    given = [
        f"const {kind} scale = {_loaded(_SCALES)};",
        f"{kind} zero = {floats.repeated.format('0.5f * (float)parameters[SYNTH_ZERO]')};",
        f"if (varied == 1) zero = {floats.converted.format(floats.widened.format(_ZEROS))};",
    ]
    pointed = floats.added.format("zero", by.of_column("column_sums"), "sum")
    inner = [
        *by.before,
        f"{kind} sum = {floats.converted.format(by.total)};",
        f"if (pointed) sum = {pointed};",
        *_scaled(by),
    ]
    if not by.keep:
        return by.every(given, inner)
    live = f"const {kind} scale = live_scales[r], zero = live_zeros[r];"
    return [
        f"{kind} live_scales[{by.keep}], live_zeros[{by.keep}];",
        *braced(DOWN, [*given, "live_scales[r] = scale, live_zeros[r] = zero;"]),
        *braced(by.across, braced(DOWN, [live, _OF, *inner])),
    ]


def _in_super_block(by: Scaling) -> list[str]:
    """Return C that adds a group's totals times its integers to the super-block's sums by int32 products."""
    added = by.floats.added_int.format(by.total, "factors[r]", "super_block_sums[r][c]")
    begin = [_OF, *by.before] if by.before else []
    return [
        f"{by.isa.vector_type} factors[{by.most}];",
        f"{DOWN} factors[r] = {by.integers(1, '0', 'b & (each - 1)')};",
        *braced(by.accumulators, [*begin, f"super_block_sums[r][c] = {added};"]),
    ]


def factors_text(by: Scaling) -> list[str]:
    """Return C that sets ``factors[r]`` of every register r to the integer scales of group b."""
    given = {"integers": by.integers(2, "0", "b & (each - 1)")}
    even, odd = (braced(DOWN, by.ran(stage, "unpack", given, "factors[r]")) for stage in by.program.factors)
    return branched("b & 1", odd, even)


def narrow_to_super_block(by: Scaling, scale: AccumulatorStage) -> list[str]:
    """Return C that adds 16-bit sums times ``factors`` to the super-block's sums, then zeroes the former."""
    vector = by.isa.vector_type
    body = [
        f"const {vector} scaled = super_block_sums[r][c], sum0 = stage0[r][c], factor = factors[r];",
        *by.ran(scale, "row", {}, "super_block_sums[r][c]", "scaled", "sum0", "factor"),
        f"stage0[r][c] = {by.zero};",
    ]
    return braced(by.accumulators, body)


def _super_block_ends(by: Scaling) -> list[str]:
    """Return C that adds the scaled sums of a super-block to the results."""
    scaled_corrections, floats = _added(by, "corrections", _ZEROS), by.floats
    if not by.program.scale:
        corrected = braced("if (varied == 3)", [*_corrections(by, "each"), *scaled_corrections])
    else:
        zero = floats.repeated_int.format("-zero")
        less = floats.added_int.format("corrections[r][c]", zero, "super_block_sums[r][c]")
        corrected = filled(f"""\
const int32_t zero = parameters[SYNTH_ZERO] - {by.program.zero_point};
UNROLL for (int of_scale = 0; of_scale < 2; ++of_scale) {{
  if (of_scale ? zero == 0 : varied != 3) continue;
  {hole(_corrections(by, "(of_scale ? 0 : each)"))}
  if (of_scale) {{
    {by.accumulators} super_block_sums[r][c] = {less};
  }} else {{
    {hole(scaled_corrections)}
  }}
}}""")
    reset = f"{by.accumulators} super_block_sums[r][c] = {by.zero};"
    return [*corrected, *_added(by, "super_block_sums", _SCALES), reset]


def _corrections(by: Scaling, first: str) -> list[str]:
    """Return C that adds up, over a super-block's groups, sums of activations times integers.
    ``first``: C of the number of integers before these."""
    stage, together, to = by.program.correction, by.program.sums_together, "corrections[r][c]"
    if stage is None:
        added = [f"{to} = {by.floats.added_int.format('sums', 'integers', 'correction')};"]
    else:
        added = by.ran(stage, "row", {}, to, "correction", "sums", "integers")
    vector = by.isa.vector_type
    return filled(f"""\
{by.accumulators} {to} = {by.zero};
for (int32_t block = 0; block < each; block += {together}) {DOWN} {{
  const {vector} integers = {by.integers(together, first, "block")};
  {by.across} {{
    int32_t of_column;
    const intptr_t of = (intptr_t)c * blocks + (b + 1 - each + block) / {together};
    memcpy(&of_column, column_sums + of, sizeof of_column);
    const {vector} sums = {by.floats.repeated_int.format("of_column")}, correction = {to};
    {hole(added)}
  }}
}}""")


def _scaled(by: Scaling) -> list[str]:
    """Return C that adds ``sum`` times the scales of its row and its column to a result."""
    factor = by.floats.multiplied.format("scale", by.of_column("column_scales"))
    return [
        f"const {by.floats.vector} factor = {factor};",
        f"results[r][c] = {by.floats.added.format('sum', 'factor', 'results[r][c]')};",
    ]


def _added(by: Scaling, sums: str, scales: str) -> list[str]:
    """Return C that adds a super-block's ``sums``, as floats, times scales or offsets to the results."""
    vector = by.floats.vector
    factor, added = _scaled(by)
    sum_ = f"const {vector} sum = {by.floats.converted.format(f'{sums}[r][c]')};"
    return by.every([f"const {vector} scale = {_loaded(scales)};"], [factor, sum_, added])
