"""C that unpacks the integers of super-blocks (``sketches.block_integers``), for any compiler."""

from __future__ import annotations

from isa_specs.instruction import Floats, Isa
from sketches.block_integers import MOST_INTEGERS, PACKED_BITS, Field, fields
from sketches.blocks import BlockSpec
from sketches.bytes import CHUNK, rows_per_register
from synth.emit.text import indented

#: C: whether integers are packed.
PACKED = "parameters[SYNTH_INTEGERS]"
#: Integers of a row, of several super-blocks, that are unpacked at once: they fit the first-level cache.
AT_A_TIME = 8 * MOST_INTEGERS


def capacity(isa: Isa) -> int:
    """Return the most bytes that unpacked integers of a super-block take, for a register of rows."""
    return MOST_INTEGERS * rows_per_register(isa)


def behind_scales(isa: Isa, floats: Floats) -> int:
    """Return the bytes of a super-block's float scales for a register of rows, without offsets. The
    super-block's integers follow them."""
    return (2 if floats.half else 4) * rows_per_register(isa)


def offset_of_integers(together: int, height: int, first: str, block: str) -> str:
    """Return C: the byte offset of the integers of quantization group ``block`` from a super-block's first
    integer. ``together``: groups that interleave their integers; the offset is that of the first group.
    ``first``: integers per row in front of these. ``height``: rows of a register."""
    return f"({first} + ({block}{f' & ~{together - 1}' if together > 1 else ''})) * {height}"


def integers_text(isa: Isa) -> str:
    """Return C of ``linear_integers``. The function reads super-blocks' integers, ``pitch`` bytes
    apart, and writes contiguous signed bytes."""
    height, specs = rows_per_register(isa), [BlockSpec(bits) for bits in PACKED_BITS]
    words, sub_steps = max(one.words for one in specs), max(one.sub_steps for one in specs)
    return "\n".join(
        [
            "SYNTH_CALLED void LOCAL(integers)(const uint8_t *from, intptr_t pitch,",
            "    intptr_t registers, const int32_t *parameters, uint8_t *to) {",
            f"  uint32_t w[{words}][{height}], integers[{sub_steps}][{height}];",
            "  const int32_t least = parameters[SYNTH_LEAST], count = parameters[SYNTH_COUNT];",
            f"  for (; registers > 0; --registers, from += pitch, to += count * {height}) {{",
            *(line for spec in specs for line in indented(4, _steps(spec, height))),
            f"    for (int i = 0; least && i < count * {height}; ++i) to[i] = (uint8_t)(to[i] + least);",
            "  }",
            "}\n",
        ]
    )


def _steps(spec: BlockSpec, height: int) -> list[str]:
    """Return C: a loop over the steps of integers of ``spec.bits`` bits."""
    wide = CHUNK * height
    return [
        f"if ({PACKED} == {spec.bits}) for (int n = 0; n < count; n += {spec.positions}) {{",
        f"  memcpy(w, from + n / {spec.positions} * {spec.words * wide}, {spec.words * wide});",
        f"  SYNTH_ROLLED for (int i = 0; i < {height}; ++i) {{",
        *(
            f"    integers[{number}][i] = {' | '.join(map(_field, bit_fields))};"
            for number, bit_fields in enumerate(fields(spec.bits))
        ),
        "  }",
        f"  memcpy(to + n * {height}, integers, {spec.sub_steps * wide});",
        "}",
    ]


def _field(field: Field) -> str:
    """Return C: a bit field of all four bytes of a word."""
    word, mask = f"w[{field.word}][i]", f"0x{field.mask * 0x01010101:08x}u"
    shifted = f"{word} << {field.up}" if field.up > 0 else f"{word} >> {-field.up}"
    return f"({shifted if field.up else word} & {mask})"
