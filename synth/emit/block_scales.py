"""Scales of a kernel of linear layers in blocks (``sketches.blocks``) in C: sums of a block to results, or to
the sums of a unit and at its end to results."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from isa_specs.instruction import Floats, Isa
from sketches.blocks import rows_per_register
from synth.emit.text import indented


def scales_text(floats: Floats, name: str) -> str:
    """C: the scales, or the offsets, of a register of rows in a block, or of a unit."""
    half = f"  if (facts[SYNTH_UNIT] || facts[SYNTH_PITCH] == 2) return {floats.half.format('at')};"
    return "\n".join(
        [
            f"SYNTH_INLINE {floats.vector} {name}_scales(const uint8_t *at, const int32_t *facts) {{",
            *([half] if floats.half else []),
            f"  return (void)facts, {floats.load.format('(const float *)at')};",
            "}\n",
        ]
    )


def integers_within(floats: Floats, height: int) -> str:
    """C: where the integers of block b begin in its unit, which has a float per row in front."""
    return f"({2 if floats.half else 4} + (b & ((1 << facts[SYNTH_UNIT]) - 1))) * {height}"


@dataclass(frozen=True)
class Scaling:
    """What sums of blocks are scaled in: the loop ``across`` of columns, which have a ``total`` each that
    ``before`` makes. ``keep``: the scales of so many registers of rows are kept, so that a column's are
    loaded once for all of them; 0: of each register all columns, one after the other."""

    isa: Isa
    floats: Floats
    name: str
    across: str
    total: str
    before: tuple[str, ...] = ()
    keep: int = 0

    @property
    def down(self) -> str:
        return "UNROLL for (int r = 0; r < registers; ++r)"

    @property
    def height(self) -> int:
        return rows_per_register(self.isa)

    def loaded(self, place: str) -> str:
        """C: the scales, or offsets, at a place of ``_PLACES``."""
        return f"{self.name}_scales({place}, facts)"

    def of_column(self, values: str) -> str:
        """C: what a column has in block b, through a register."""
        return self.floats.repeated.format(f"{values}[of]")


#: C: where those of a register of rows are, of a block or a unit.
_SCALES, _ZEROS = "scales + (units + r) * pitch", "zeros + (units + r) * zero_pitch"
_OF = "const intptr_t of = (intptr_t)c * blocks + b;"


def scaling_text(by: Scaling, in_units: str) -> list[str]:
    """C: the results of every register of rows and of the columns take a block: the offset, then the total
    times the scales. ``in_units``: where that is true both are added to the unit's sums, times the integers
    of the block, and at its end the results take these."""
    added = by.floats.added.format("offset", by.of_column("column_sums"), "held[r][c]")
    return [
        "const intptr_t units = (intptr_t)(b >> facts[SYNTH_UNIT]) * group;",
        f"if ({in_units}) {{",
        *indented(2, _in_unit(by)),
        "  if ((b + 1) % (1 << facts[SYNTH_UNIT]) == 0) {",
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
    floats, vector, within = by.floats, by.isa.vector_type, integers_within(by.floats, by.height)
    low, high = (text.format("pair") for text in floats.nibbles)
    return _cells(
        by,
        vector,
        [
            f"const uint8_t *const integers = {_SCALES} + {within};",
            f"{vector} scale, zero = {floats.repeated_int.format('0')};",
            "if (facts[SYNTH_PAIRED]) {",
            f"  const {vector} pair = {floats.widened.format('integers')};",
            f"  scale = {low};",
            f"  zero = {high};",
            "} else {",
            f"  scale = {floats.signed.format('integers')};",
            f"  if (varied == 3) zero = {floats.signed.format(f'{_ZEROS} + {within}')};",
            "}",
        ],
        [
            *by.before,
            f"scaled[r][c] = {floats.added_int.format(by.total, 'scale', 'scaled[r][c]')};",
            "if (varied == 3) {",
            "  int32_t of_column;",
            "  memcpy(&of_column, column_sums + of, sizeof of_column);",
            f"  const {vector} sum = {floats.repeated_int.format('of_column')};",
            f"  moved[r][c] = {floats.added_int.format('sum', 'zero', 'moved[r][c]')};",
            "}",
        ],
    )


def _unit_ends(by: Scaling) -> list[str]:
    floats = by.floats

    def taken(total: str, factor: str) -> list[str]:
        return [
            f"const {floats.vector} factor = {floats.multiplied.format(factor, 'column_scale')};",
            f"const {floats.vector} sum = {floats.converted.format(f'{total}[r][c]')};",
            f"held[r][c] = {floats.added.format('sum', 'factor', 'held[r][c]')};",
        ]

    return _cells(
        by,
        floats.vector,
        [
            f"const {floats.vector} scale = {by.loaded(_SCALES)};",
            f"{floats.vector} zero = scale;",
            f"if (varied == 3) zero = {by.loaded(_ZEROS)};",
        ],
        [
            f"const {floats.vector} column_scale = {by.of_column('column_scales')};",
            "if (varied == 3) {",
            *indented(2, taken("moved", "zero")),
            "}",
            *taken("scaled", "scale"),
            f"scaled[r][c] = moved[r][c] = {floats.repeated_int.format('0')};",
        ],
    )
