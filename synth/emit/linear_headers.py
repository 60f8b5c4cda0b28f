"""The C headers that linear kernels for all numbers of bits share.

``linear.h`` says what a layer is made of. ``linear_layer.h`` has the tile in portable C, the driver of a
layer, quantization and packing. The file of a kernel (``synth.emit.blocks``) defines the numbers
``LINEAR_...`` before the first header, and its tile between both."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from string import Template

from isa_specs.instruction import Isa
from sketches.blocks import (
    FEW,
    GROUP,
    LARGEST_BLOCK,
    LARGEST_INTEGER,
    LINE,
    MOST_INTEGERS,
    PACKED_BITS,
    BitField,
    BlockSpec,
)
from sketches.blocks_work import PANEL
from synth.emit.macros import TILE_MACRO, macros
from synth.emit.text import LICENCE, CFunction, wrapped

#: What a layer's numbers are, in order (``parameters``).
PARAMETERS = (
    "rows", "blocks", "steps", "shared", "fields", "pitch", "zero_pitch", "super_block", "integers", "least",
    "count", "varied", "biased", "out_stride", "k", "block", "zero", "together", "limit",
)  # fmt: skip
#: C: indices of a layer's parameters. Several files in one translation unit may define them.
PARAMETER_ENUM = "\n".join(
    [
        "#ifndef SYNTH_STRIDE",
        f"enum {{ {', '.join(f'SYNTH_{name.upper()}' for name in (*PARAMETERS, 'parameter_count'))} }};",
        "/* bytes from column to column */",
        f"#define SYNTH_STRIDE(codes) (((codes) + {LINE - 1}) / {LINE} * {LINE} | {LINE})",
        "#endif",
    ]
)
#: A tile prefetches weights into the first-level cache: with a Cascade Lake, 1.2 to 2 times as fast from
#: memory as without, for 1 to 16 columns. Tiles as tall as a row panel read memory in order, and prefetch so
#: many bytes ahead.
AHEAD = 4096
#: Lower tiles read a part of each step. They compute a run of so many bytes of a row panel, tile after tile,
#: and share the prefetch of the next run in the order of memory. With more columns than ``RUN_COLUMNS`` runs
#: cost more than they gain (5 to 15 % with 512): tiles then take all positions, and prefetch their own part.
RUN, RUN_COLUMNS = 16384, 32
#: Integers of a row, of several super-blocks, that are unpacked at once: they fit the first-level cache.
AT_A_TIME = 8 * MOST_INTEGERS
#: The functions of a kernel, named by what stands behind the kernel's own name: its tiles' driver first.
FUNCTIONS = (
    CFunction(
        "void",
        "",
        """\
const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const uint8_t *codes, const float *column_scales, const int32_t *column_begins,
    const float *column_sums, float *out, const int32_t *parameters, int32_t columns""",
    ),
    CFunction(
        "void",
        "_columns",
        """\
const float *values, intptr_t stride, const int32_t *parameters, const uint16_t *order,
    uint8_t *codes, float *column_scales, int32_t *column_begins, float *column_sums, uint8_t *odd,
    int32_t columns""",
    ),
    CFunction(
        "void",
        "_pack",
        """\
const uint8_t *from, intptr_t row_stride, intptr_t block_stride, const int32_t *parameters,
    int32_t words, int32_t flip, uint8_t *packed""",
    ),
    CFunction(
        "void",
        "_floats",
        """\
const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const float *values, const int32_t *parameters, const uint16_t *order, float *out""",
    ),
    CFunction("void", "_limit", "const uint8_t *scales, const uint8_t *zeros, int32_t *parameters"),
    CFunction("intptr_t", "_scratch", "const int32_t *parameters, int32_t columns"),
    CFunction(
        "void",
        "_layer",
        """\
const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const uint16_t *order, const int32_t *parameters, const float *values, intptr_t stride, int32_t count,
    int32_t panel, uint8_t *scratch, float *out""",
    ),
)


def header_files(isa: Isa) -> tuple[str, str]:
    """Return the names of the headers that the file of a kernel includes before and behind its tile."""
    return f"synth_{isa.name}_linear.h", f"synth_{isa.name}_linear_layer.h"


def linear_headers(isa: Isa) -> dict[str, str]:
    """Return the text of both headers by file name."""
    first, second = header_files(isa)
    return {first: _first().replace("@layer_file@", second), second: _second()}


@cache
def _first() -> str:
    return _filled(
        "linear.h",
        licence=LICENCE,
        layer_file="@layer_file@",
        group=GROUP,
        macros=macros("SYNTH_INLINE SYNTH_CALLED SYNTH_ROLLED") + TILE_MACRO.rstrip(),
        enum=PARAMETER_ENUM,
        unpacked_integers="\n".join(line for bits in PACKED_BITS for line in _steps(BlockSpec(bits))),
    )


@cache
def _second() -> str:
    parameters = {one.name.lstrip("_") or "product": one.parameters for one in FUNCTIONS}
    return _filled(
        "linear_layer.h",
        licence=LICENCE,
        few=FEW,
        group=GROUP,
        run=RUN,
        run_columns=RUN_COLUMNS,
        ahead=AHEAD,
        at_a_time=AT_A_TIME,
        panel=PANEL,
        largest=LARGEST_BLOCK,
        integer=LARGEST_INTEGER,
        integers=MOST_INTEGERS,
        **{f"of_{name}": text for name, text in parameters.items()},
    )


def _filled(file: str, **values: object) -> str:
    return wrapped(Template(Path(__file__).with_name(file).read_text(encoding="utf-8")).substitute(values))


def _steps(spec: BlockSpec) -> list[str]:
    """Return C: a loop over the steps of integers of ``spec.bits`` bits."""
    words, positions = f"{spec.words} * sizeof *w", spec.positions
    return [
        f"    if (parameters[SYNTH_INTEGERS] == {spec.bits}) for (int n = 0; n < count; n += {positions}) {{",
        f"      memcpy(w, from + n / {positions} * (int)({words}), {words});",
        "      SYNTH_ROLLED for (int i = 0; i < LINEAR_HEIGHT; ++i) {",
        *(
            f"        integers[{number}][i] = {' | '.join(map(_field, bit_fields))};"
            for number, bit_fields in enumerate(map(spec.bit_fields, range(spec.sub_steps)))
        ),
        "      }",
        f"      memcpy(to + n * LINEAR_HEIGHT, integers, {spec.sub_steps} * sizeof *integers);",
        "    }",
    ]


def _field(field: BitField) -> str:
    """Return C: a bit field of all four bytes of a word."""
    word, mask = f"w[{field.word}][i]", f"0x{(field.ones << field.low) * 0x01010101:08x}u"
    shifted = f"{word} << {field.up}" if field.up > 0 else f"{word} >> {-field.up}"
    return f"({shifted if field.up else word} & {mask})"
