"""Scales of a kernel of linear layers in blocks (``sketches.blocks``) in C: sums of a block to results, or to
the sums of a unit and at its end to results."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from isa_specs.instruction import Floats, Isa
from sketches.blocks import BlockProgram, Units, rows_per_register
from sketches.bytes import WIDE, Level
from synth.emit.block_columns import DOWN
from synth.emit.cgen import statement
from synth.emit.text import indented


def scales_text(isa: Isa, program: BlockProgram, floats: Floats, name: str) -> str:
    """C: the scales, or the offsets, of a register of rows in a block, or of a unit; and their integers of a
    block of a unit, or of the two blocks that it is one of."""
    half = f"  if (facts[SYNTH_UNIT] || facts[SYNTH_PITCH] == 2) return {floats.half.format('at')};"
    together = program.integers_together
    signed, low, high = floats.integers[WIDE // together]
    return "\n".join(
        [
            f"SYNTH_INLINE {floats.vector} {name}_scales(const uint8_t *at, const int32_t *facts) {{",
            *([half] if floats.half else []),
            f"  return (void)facts, {floats.load.format('(const float *)at')};",
            "}\n",
            f"SYNTH_INLINE {isa.vector_type} {name}_integers(const uint8_t *scales, const uint8_t *zeros,",
            "    int of_scale, int32_t block, const int32_t *facts) {",
            f"  const intptr_t at = {integers_within(program, floats, rows_per_register(isa))};",
            f"  if (facts[SYNTH_PAIRED]) return of_scale ? {low.format('scales + at')} : "
            f"{high.format('scales + at')};",
            f"  return {signed.format('(of_scale ? scales : zeros) + at')};",
            "}\n",
        ]
    )


def integers_within(program: BlockProgram, floats: Floats, height: int) -> str:
    """C: where the integers of a ``block`` of a unit begin in it, which has a float per row in front, or of
    the blocks that lie beside it."""
    block = "(block & ~1)" if program.integers_together == 2 else "block"
    return f"({2 if floats.half else 4} + {block}) * {height}"


@dataclass(frozen=True)
class Scaling:
    """What sums of blocks are scaled in: the loop ``across`` of columns, which have a ``total`` each that
    ``before`` makes. ``keep``: the scales of so many registers of rows are kept, so that a column's are
    loaded once for all of them; 0: of each register all columns, one after the other."""

    isa: Isa
    program: BlockProgram
    floats: Floats
    name: str
    across: str
    total: str
    before: tuple[str, ...] = ()
    keep: int = 0

    @property
    def down(self) -> str:
        return DOWN

    @property
    def height(self) -> int:
        return rows_per_register(self.isa)

    def loaded(self, place: str) -> str:
        """C: the scales, or offsets, at ``_SCALES`` or ``_ZEROS``."""
        return f"{self.name}_scales({place}, facts)"

    def integers(self, of_scale: str, block: str) -> str:
        """C: those of a block of the unit, of its scales or else of its offsets."""
        return f"{self.name}_integers({_SCALES}, {_ZEROS}, {of_scale}, {block}, facts)"

    @property
    def cells(self) -> str:
        return f"{self.across} {self.down}" if self.keep else f"{self.down} {self.across}"

    @property
    def nothing(self) -> str:
        return self.floats.repeated_int.format("0")

    def written(self, level: Level, stage: str, types: dict[str, str]) -> list[str]:
        """C: a level's lines of a stage, by the ``types`` of their registers, to which they add theirs."""
        return [statement(self.isa, line, types) for line in level.lines if line.stage == stage]

    def types(self, *registers: str) -> dict[str, str]:
        """Those of a program's constants and of whole registers."""
        names = (*(constant.name for constant in self.program.constants), *registers)
        return dict.fromkeys(names, self.isa.vector_type)

    def of_column(self, values: str) -> str:
        """C: what a column has in block b, through a register."""
        return self.floats.repeated.format(f"{values}[of]")


#: C: how many registers lie in front of the unit of block b, which may be one alone.
UNITS = "(intptr_t)(b >> facts[SYNTH_UNIT]) * group"
#: C: where those of a register of rows are, of a block or a unit.
_SCALES, _ZEROS = "scales + (units + r) * pitch", "zeros + (units + r) * zero_pitch"
_OF = "const intptr_t of = (intptr_t)c * blocks + b;"


def scaling_text(by: Scaling, in_units: str) -> list[str]:
    """C: the results of every register of rows and of the columns take a block: the offset, then the total
    times the scales. ``in_units``: where that is true the total is added to the unit's sums, times its
    integer, if it is not there yet, and at its end the results take these, first those of the offsets."""
    added = by.floats.added.format("offset", by.of_column("column_sums"), "held[r][c]")
    return [
        f"if ({in_units}) {{",
        *([] if by.program.unit_scale else indented(2, _in_unit(by))),
        "  if (((b + 1) & (each - 1)) == 0) {",
        *indented(4, _unit_ends(by)),
        "  }",
        "} else {",
        f"  if (varied == 3) {by.down} {{",
        f"    const {by.floats.vector} offset = {by.loaded(_ZEROS)};",
        f"    {by.across} {{",
        f"      {_OF}",
        f"      held[r][c] = {added};",
        "    }",
        "  }",
        *indented(2, _of_block(by)),
        "}",
    ]


def _cells(by: Scaling, kind: str, given: Iterable[str], cell: Iterable[str]) -> list[str]:
    """C: the loops over registers, which are ``given`` a ``scale`` and a ``zero`` each, of a C type ``kind``,
    and columns, which make a ``cell`` of them."""
    if not by.keep:
        begin, end = [f"{by.down} {{", *indented(2, given), f"  {by.across} {{"], ["  }", "}"]
        return [*begin, *indented(4, [_OF, *cell]), *end]
    return [
        f"{kind} kept_scales[{by.keep}], kept_zeros[{by.keep}];",
        f"{by.down} {{",
        *indented(2, given),
        "  kept_scales[r] = scale, kept_zeros[r] = zero;",
        "}",
        f"{by.across} {{",
        f"  {by.down} {{",
        f"    const {kind} scale = kept_scales[r], zero = kept_zeros[r];",
        *indented(4, [_OF, *cell]),
        "  }",
        "}",
    ]


def _of_block(by: Scaling) -> list[str]:
    floats = by.floats
    return _cells(
        by,
        floats.vector,
        [
            f"const intptr_t at = ((intptr_t)b * group + r) * {by.height};",
            f"const {floats.vector} scale = {by.loaded(_SCALES)};",
            f"{floats.vector} zero = {floats.repeated.format('0.5f * (float)facts[SYNTH_ZERO]')};",
            f"if (varied == 1) zero = {floats.converted.format(floats.widened.format('zeros + at'))};",
        ],
        [
            *by.before,
            f"{floats.vector} sum = {floats.converted.format(by.total)};",
            f"if (pointed) sum = {floats.added.format('zero', by.of_column('column_sums'), 'sum')};",
            f"const {floats.vector} factor = "
            f"{floats.multiplied.format('scale', by.of_column('column_scales'))};",
            f"held[r][c] = {floats.added.format('sum', 'factor', 'held[r][c]')};",
        ],
    )


def _in_unit(by: Scaling) -> list[str]:
    """C: the totals of a block go to the sums of its unit, by products of 32 bits."""
    added = by.floats.added_int.format(by.total, "factors[r]", "unit_sums[r][c]")
    most = max(tile.registers for tile in by.program.all_tiles)
    return [
        f"{by.isa.vector_type} factors[{most}];",
        f"{by.down} factors[r] = {by.integers('1', 'b & (each - 1)')};",
        f"{by.cells} {{",
        *indented(2, [_OF, *by.before] if by.before else []),
        f"  unit_sums[r][c] = {added};",
        "}",
    ]


def factors_text(by: Scaling, units: Units) -> list[str]:
    """C: what narrow sums of block b are multiplied by, of every register of rows."""
    vector, text = by.isa.vector_type, []
    for when, level in zip(("if (b & 1)", "} else"), reversed(units.factors), strict=True):
        types = by.types(*units.registers)
        made = by.written(level, "unpack", types)
        text += [
            f"{when} {{",
            f"  {by.down} {{",
            f"    const {vector} {units.registers[0]} = {by.integers('1', 'b & (each - 1)')};",
            *indented(4, made),
            f"    factors[r] = {by.isa.reinterpret(level.total, types[level.total], vector)};",
            "  }",
        ]
    return [*text, "}"]


def narrow_to_unit(by: Scaling, scale: Level) -> list[str]:
    """C: narrow sums of a block go to the sums of its unit, and are nothing again."""
    vector, types = by.isa.vector_type, by.types("scaled", "sum0", "factor")
    return [
        f"{by.cells} {{",
        f"  const {vector} scaled = unit_sums[r][c], sum0 = level0[r][c], factor = factors[r];",
        *indented(2, by.written(scale, "row", types)),
        f"  unit_sums[r][c] = {by.isa.reinterpret(scale.total, types[scale.total], vector)};",
        f"  level0[r][c] = {by.nothing};",
        "}",
    ]


def _unit_ends(by: Scaling) -> list[str]:
    if not by.program.unit_scale:
        moved = [
            "if (varied == 3) {",
            *indented(2, _moved(by, "0")),
            *indented(2, _taken(by, "unit_moves", _ZEROS)),
            "}",
        ]
    else:
        less = by.floats.added_int.format(
            "unit_moves[r][c]", by.floats.repeated_int.format("-zero"), "unit_sums[r][c]"
        )
        moved = [
            f"const int32_t zero = facts[SYNTH_ZERO] - {by.program.taken_off};",
            "UNROLL for (int of_scale = 0; of_scale < 2; ++of_scale) {",
            "  if (of_scale ? zero == 0 : varied != 3) continue;",
            *indented(2, _moved(by, "of_scale")),
            "  if (of_scale) {",
            f"    {by.cells} unit_sums[r][c] = {less};",
            "  } else {",
            *indented(4, _taken(by, "unit_moves", _ZEROS)),
            "  }",
            "}",
        ]
    return [*moved, *_taken(by, "unit_sums", _SCALES), f"{by.cells} unit_sums[r][c] = {by.nothing};"]


def _moved(by: Scaling, of_scale: str) -> list[str]:
    """C: what the sums of activations of a unit's blocks, times their integers, add up to: those of scales or
    else of offsets."""
    vector, units, together = by.isa.vector_type, by.program.units, by.program.sums_together
    integers: tuple[str, ...] = ("integers",)
    shared, added = [], []
    made = by.floats.added_int.format("sums", "integers", "moved")
    if units is not None:
        integers = units.registers
        types = by.types("moved", "sums", *integers)
        shared, added = (by.written(units.move, stage, types) for stage in ("unpack", "row"))
        made = by.isa.reinterpret(units.move.total, types[units.move.total], vector)
    return [
        f"{by.cells} unit_moves[r][c] = {by.nothing};",
        f"for (int32_t block = 0; block < each; block += {together}) {by.down} {{",
        *(
            f"  const {vector} {one} = {by.integers(of_scale, f'block + {n}')};"
            for n, one in enumerate(integers)
        ),
        *indented(2, shared),
        f"  {by.across} {{",
        "    int32_t of_column;",
        f"    const intptr_t of = (intptr_t)c * blocks + (b + 1 - each + block) / {together};",
        "    memcpy(&of_column, column_sums + of, sizeof of_column);",
        f"    const {vector} sums = {by.floats.repeated_int.format('of_column')}, moved = unit_moves[r][c];",
        *indented(4, added),
        f"    unit_moves[r][c] = {made};",
        "  }",
        "}",
    ]


def _taken(by: Scaling, sums: str, scales: str) -> list[str]:
    """C: the results take sums of a unit, as floats, times the scales or the offsets."""
    floats = by.floats
    return [
        f"{by.down} {{",
        f"  const {floats.vector} scale = {by.loaded(scales)};",
        f"  {by.across} {{",
        f"    {_OF}",
        f"    const {floats.vector} factor = "
        f"{floats.multiplied.format('scale', by.of_column('column_scales'))};",
        f"    const {floats.vector} sum = {floats.converted.format(f'{sums}[r][c]')};",
        f"    held[r][c] = {floats.added.format('sum', 'factor', 'held[r][c]')};",
        "  }",
        "}",
    ]
