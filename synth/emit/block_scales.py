"""Scales of a kernel of linear layers in blocks (``sketches.blocks``) in C: sums of a block to results, or to
the sums of a unit and at its end to results."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from isa_specs.instruction import Floats, Isa
from sketches.blocks import BlockProgram, Units
from sketches.bytes import WIDE, Level, rows_per_register
from synth.emit.block_columns import DOWN
from synth.emit.block_integers import place_of_integers
from synth.emit.cgen import statement
from synth.emit.text import indented


def scales_text(floats: Floats) -> str:
    """C: the scales, or the offsets, of a register of rows in a block, or of a unit."""
    half = f"  if (facts[SYNTH_UNIT] || facts[SYNTH_PITCH] == 2) return {floats.half.format('at')};"
    return "\n".join(
        [
            f"SYNTH_INLINE {floats.vector} synth_linear_scales(const uint8_t *at, const int32_t *facts) {{",
            *([half] if floats.half else []),
            f"  return (void)facts, {floats.load.format('(const float *)at')};",
            "}\n",
        ]
    )


@dataclass(frozen=True)
class Scaling:
    """What sums of blocks are scaled in: the loop ``across`` of columns, which have a ``total`` each that
    ``before`` makes. ``keep``: the scales of so many registers of rows are kept, so that a column's are
    loaded once for all of them; 0: of each register all columns, one after the other. ``registers``: how many
    the target has."""

    isa: Isa
    program: BlockProgram
    floats: Floats
    across: str
    total: str
    before: tuple[str, ...] = ()
    keep: int = 0
    registers: int = 0

    @property
    def down(self) -> str:
        return DOWN

    @property
    def height(self) -> int:
        return rows_per_register(self.isa)

    def loaded(self, place: str) -> str:
        """C: the scales, or offsets, at ``_SCALES`` or ``_ZEROS``."""
        return f"synth_linear_scales({place}, facts)"

    def integers(self, together: int, first: str, block: str) -> str:
        """C: those of a block of the unit behind its ``first`` ones, or of so many that lie beside each
        other."""
        at = place_of_integers(together, self.height, first, block)
        read = self.floats.integers[WIDE // together]
        return read.format(f"own_integers + r * apart + {at}")

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


#: C: which unit block b is in, which may be one alone, among those from block ``begin`` on.
UNIT, SINCE = "(intptr_t)(b >> facts[SYNTH_UNIT])", "(intptr_t)((b - begin) >> facts[SYNTH_UNIT])"
#: C: where scales and offsets of a register of rows are, in block b or its unit.
_SCALES, _ZEROS = "unit_scales + r * pitch", "unit_zeros + r * zero_pitch"
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
            f"const {floats.vector} scale = {by.loaded(_SCALES)};",
            f"{floats.vector} zero = {floats.repeated.format('0.5f * (float)facts[SYNTH_ZERO]')};",
            f"if (varied == 1) zero = {floats.converted.format(floats.widened.format(_ZEROS))};",
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
        f"{by.down} factors[r] = {by.integers(1, '0', 'b & (each - 1)')};",
        f"{by.cells} {{",
        *indented(2, [_OF, *by.before] if by.before else []),
        f"  unit_sums[r][c] = {added};",
        "}",
    ]


def factors_text(by: Scaling, units: Units) -> list[str]:
    """C: what narrow sums of block b are multiplied by, of every register of rows."""
    vector, text = by.isa.vector_type, []
    for when, level in zip(("if (b & 1)", "} else"), reversed(units.factors), strict=True):
        types = by.types("integers")
        made = by.written(level, "unpack", types)
        text += [
            f"{when} {{",
            f"  {by.down} {{",
            f"    const {vector} integers = {by.integers(2, '0', 'b & (each - 1)')};",
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
            *indented(2, _moved(by, "each")),
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
            *indented(2, _moved(by, "(of_scale ? 0 : each)")),
            "  if (of_scale) {",
            f"    {by.cells} unit_sums[r][c] = {less};",
            "  } else {",
            *indented(4, _taken(by, "unit_moves", _ZEROS)),
            "  }",
            "}",
        ]
    return [*moved, *_taken(by, "unit_sums", _SCALES), f"{by.cells} unit_sums[r][c] = {by.nothing};"]


def _moved(by: Scaling, first: str) -> list[str]:
    """C: what the sums of activations of a unit's blocks, times their integers behind its ``first`` ones, add
    up to."""
    vector, units, together = by.isa.vector_type, by.program.units, by.program.sums_together
    added: list[str] = []
    made = by.floats.added_int.format("sums", "integers", "moved")
    if units is not None:
        types = by.types("moved", "sums", "integers")
        added = by.written(units.move, "row", types)
        made = by.isa.reinterpret(units.move.total, types[units.move.total], vector)
    return [
        f"{by.cells} unit_moves[r][c] = {by.nothing};",
        f"for (int32_t block = 0; block < each; block += {together}) {by.down} {{",
        f"  const {vector} integers = {by.integers(together, first, 'block')};",
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
