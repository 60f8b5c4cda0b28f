"""A bitplanes kernel as one self-contained C file: tiles in intrinsics and in portable C, a matrix driver."""

from __future__ import annotations

from dataclasses import replace

from isa_specs.instruction import Isa
from sketches.bitplanes import CHUNK, inner_spec, step_kernel, tile_longest_k
from sketches.corrections import Corrections, pair_multipliers
from sketches.derived_planes import plane_parts
from sketches.kernel import KernelSpec
from sketches.tile_program import TileProgram
from synth.emit.carry_save import carry_save_header
from synth.emit.cgen import correction_text, derived_planes_text
from synth.emit.form import FormText, Paragraphs, portable_tile
from synth.emit.nest import TapNest, nest_of


def _says(
    spec: KernelSpec, isa: Isa, planes: TileProgram, counts: dict[str, int], fix: Corrections
) -> Paragraphs:
    rows, bits, inner = planes.rows(isa), spec.activations.bits, step_kernel(isa, planes)
    return Paragraphs(
        rows=f"{rows} or {rows * 2}",
        storage=f"K is cut into chunks of {CHUNK} positions: bit b of a 32-bit word is position b. "
        f"activations: per column and chunk {bits} words, a word per plane. weights: per register "
        f"of {rows} rows and chunk {len(inner.derived_planes)} x {rows} words, a word per derived plane and "
        f"row; derived planes [{derived_planes_text(inner)}]. Bits of unused positions and rows are zero.",
        result=correction_text(fix),
        longest=tile_longest_k(spec, isa, planes),
        sums=_sums_text(planes),
        counts=_counts_text(isa, planes, counts),
    )


def _sums_text(planes: TileProgram) -> str:
    """Return text on the bounds of byte accumulators."""
    carry, step = planes.carry_save, "step" if planes.carry_save is None else "block"
    return f"{'' if carry is None else carry_save_header(carry)}Byte accumulators: " + (
        f"{len(planes.groups)} per accumulator, a {step} adds at most {[g.bound for g in planes.groups]}, "
        f"widened every {planes.interval} {step}s with coefficients {[g.coefficient for g in planes.groups]}."
    )


def _counts_text(isa: Isa, planes: TileProgram, counts: dict[str, int]) -> str:
    """Return text on the instruction counts of ``tile_instructions``."""
    rows, carry = planes.rows(isa), planes.carry_save
    if carry is not None:
        return (
            f"{counts['block']} per accumulator of {rows} x {carry.block * CHUNK} positions, "
            f"{counts['first']} of them for the words of two steps and a level, {counts['adder']} for a "
            f"further adder, {counts['count']} to count; {counts['widening']} per widening."
        )
    unpacked = f"{counts['unpack']} per register of weights (unpacking), " if counts["unpack"] else ""
    return (
        f"{counts['inner']} per accumulator of {rows} x {CHUNK} positions, {counts['column']} per column, "
        f"{unpacked}{counts['widening']} per widening."
    )


def _nest(spec: KernelSpec, isa: Isa, planes: TileProgram, name: str) -> TapNest:
    """The loops of its tiles, without carry-save."""
    stored = len(planes.derived_planes) * isa.vector_bits // 8
    says = ("the byte sums to 32-bit lanes, one per row", "the sums to the result")
    nest = nest_of(isa, name, planes, (planes.rows(isa), spec.activations.bits, stored), says)
    return replace(nest, keep_constants=False)


def _portable(spec: KernelSpec, isa: Isa, planes: TileProgram, nest: TapNest) -> str:
    """Planes out of the derived planes, then every term by its definition."""
    step = step_kernel(isa, planes)
    factors = pair_multipliers(inner_spec(spec, isa), step)
    lines = [" {"]
    for plane, pieces in enumerate(plane_parts(isa, step, spec.weights.bits)):
        text = " | ".join(
            _bit_field_text(p.derived_plane, p.complement, p.mask, p.shift, nest.rows) for p in pieces
        )
        lines.append(f"          const uint32_t w{plane} = {text};")
    for term in planes.terms:
        i, j = term.weight_plane, term.activation_plane
        counts = [
            (term.product, f"LOCAL(ones)(w{i} & a[{j}])"),
            (term.only_w, f"LOCAL(ones)(w{i})"),
            (term.only_a, f"LOCAL(ones)(a[{j}])"),
            (term.constant * CHUNK, "1u"),
        ]
        value = " ".join(f"{'+' if c > 0 else '-'} {abs(c)}u * {text}" for c, text in counts if c)
        lines.append(f"          total[row] += {factors[i, j]}u * (0u {value});")
    tile = portable_tile(nest, "uint32_t", "\n".join([*lines, "        }"]), _PARAMETERS)
    return _ONES + tile


_ONES = """\
static inline uint32_t LOCAL(ones)(uint32_t x) {
  x -= (x >> 1) & 0x55555555u;
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  return (((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;
}
"""
#: Of the portable tile.
_PARAMETERS = (
    "int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t "
    "width,\n"
    "    int32_t tap_stride, int32_t chunks, int32_t register_stride"
)


def _bit_field_text(derived_plane: int, complement: int, mask: int, shift: int, rows: int) -> str:
    word = f"w[{derived_plane * rows} + row]"
    if complement:
        word = f"~{word}"
    if mask != 0xFF:
        word = f"({word} & 0x{mask * 0x01010101:08x}u)"
    return f"{word} << {shift}" if shift > 0 else f"{word} >> {-shift}" if shift < 0 else word


BITPLANE_TEXT = FormText(
    suffix="_bitplanes",
    chunk=CHUNK,
    words="words",
    sums="counts",
    proved="a step as a block kernel",
    codes=False,
    nest=_nest,
    portable=_portable,
    says=_says,
)
