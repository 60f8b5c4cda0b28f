"""One kernel form of a layer's product, as the operators use it. The form's own description
(``synth.forms.layers``) states the differences between forms. All tiles have the same C prototype."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property, reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.cores import Core
from sketches.derived_planes import PlaneBitField
from sketches.encoding import Operand
from sketches.tables import code_of
from sketches.tile import Tile
from synth.compiler.geometry import Geometry
from synth.forms import BYTES
from synth.forms.layers import Count, ElementProduct, LayerParameters
from synth.forms.registry import FORMS
from synth.library.costs import tile_rate
from synth.library.kernels import FormKernel, Kernel
from synth.library.kinds.bitpack import BITPACK, instructions_per_chunk
from synth.library.reading import load_as
from synth.library.reports import present
from synth.library.rows import Helper, row_helper

#: The most bits of a weight that are stored as bit fields. Seven bits would save an eighth.
MOST_FIELD_BITS = 6
#: Instructions that unpack bit fields to one byte, measured with AVX2 (``python -m bench.stored_bits``).
UNPACK_COST = 0.25
#: The instructions that a tile costs once: the call, its loops, the control of the last widening.
TILE_OVERHEAD = 40.0
#: Those that it costs per tap, and per tap and column: loops over chunks, and where a column's pixel lies.
TAP_OVERHEAD, COLUMN_OVERHEAD = 16.0, 5.0


@dataclass(frozen=True)
class PackedConvWeights:
    """The packed weights of one group. ``data``: [registers, taps, chunks, *shape], with the ``shape`` of
    ``LayerParameters``. ``rows``: int64 [M], corrections to add to each output of a row. ``tap_sums``: int64
    [M, taps], sums over channels of the weights minus their zero point."""

    data: NDArray[Any]
    rows: NDArray[np.int64]
    tap_sums: NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class LayerForm:
    """A kernel form of ``kernel`` for a core and two zero points (activations, weights). Raises UserError if
    the kernel lacks the form."""

    name: str
    kernel: Kernel
    core: Core
    zero_points: tuple[int, int]

    def __post_init__(self) -> None:
        if self.name not in FORMS:
            raise ValueError(f"form {self.name!r}: choose one of {', '.join(FORMS)}")
        _ = self.made

    @cached_property
    def made(self) -> FormKernel:
        """The ``FormKernel`` of this form, for any zero points: C text, tiles, report."""
        return self.kernel.form(self.name)

    @cached_property
    def parameters(self) -> LayerParameters:
        """The parameters of the form for these zero points: layouts, corrections, coefficients."""
        kernel = self.kernel
        return self.made.form.layer_parameters(kernel.spec, kernel.isa, self.made.report, self.zero_points)

    @property
    def chunk(self) -> int:
        """Positions of K that a step takes."""
        return self.made.form.text.chunk

    @property
    def rows(self) -> int:
        """The number of weight rows that one register has."""
        return self.made.rows

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles of the form."""
        return self.made.tiles

    @property
    def per_word(self) -> int:
        """Elements of packed operands per 32 bits: 4 if they are bytes, 1 if they are 32-bit words."""
        return 4 // np.dtype(self.parameters.dtype).itemsize

    @property
    def step_bytes(self) -> int:
        """Bytes of stored weights that one register of rows has per step."""
        return math.prod(self.parameters.shape) * np.dtype(self.parameters.dtype).itemsize

    @property
    def fields(self) -> bool:
        """Whether weights may be stored as bit fields, because the kernel reads a byte per code."""
        return self.name in BYTES and self.kernel.spec.weights.bits <= MOST_FIELD_BITS

    @property
    def unpacks(self) -> bool:
        """Whether every layer stores bit fields. Kernels whose operands have at most three bits have other
        forms for few bits."""
        return self.fields and not self.kernel.spec.planes

    def unpack_cycles(self, geometry: Geometry) -> float:
        """Return the estimated cycles that unpack the weights of a layer."""
        return self.weight_bytes(geometry) * UNPACK_COST / self.core.width

    @property
    def places(self) -> str:
        """TVMScript of the indices of one step's stored weights that row ``vm`` reads. An axis has one index
        if all products of the step use the same index there, otherwise the whole range."""
        indices = zip(*(term.within for term in self.parameters.step), strict=True)
        texts = [
            axis[0].text("vm") if len(set(axis)) == 1 else f"0:{extent}"
            for axis, extent in zip(indices, self.parameters.shape[1:], strict=True)
        ]
        return ", ".join([f"0:{self.parameters.shape[0]}", *texts])

    def expression(self, weights: str, activations: str) -> str:
        """Return what one step adds to an accumulator, as a uint32 TVMScript expression: TVM's simplifier
        reorders sums of index types, and a description must match as written. ``weights`` and ``activations``
        are accesses, in which ``{}`` stands for the indices in a step."""
        terms = (_term_text(term, weights, activations) for term in self.parameters.step)
        return reduce(lambda total, term: f"({total} + {term})", terms)

    def column_sum(self, activations: str) -> str:
        """Return a step's column sum as an int32 expression, "" if the packer computes it."""
        return " + ".join(
            f'T.reinterpret("int32", T.popcount({activations.format(element)})) * {factor}'
            for element, factor in enumerate(self.parameters.counts)
            if factor
        )

    @property
    def packs_sums(self) -> bool:
        """Whether the packing function also computes the column sums."""
        return self.made.form.row_packers.sums

    def packer(self, packed_input: bool, operand: Operand) -> Helper:
        """Return the C function that packs a row of pixels of ``operand``. ``packed_input``: the pixels are
        bitplanes."""
        return row_helper(self.made.form.row_packers, operand, packed_input)

    @cached_property
    def pack_cost(self) -> float:
        """Estimated instructions to pack ``chunk`` positions of one pixel."""
        cost, kernel = self.made.form.row_packers.cost, self.kernel
        if cost is not None:
            return cost
        bits, target = kernel.spec.activations.bits, kernel.certificate.target
        return instructions_per_chunk(load_as(BITPACK, bits, kernel.isa.name, target))

    def accumulator_cost(self, tile: Tile, geometry: Geometry) -> float:
        """Return a tile's estimated cycles, over all of K, per register of weight rows and column."""
        core, accumulators = self.core, tile.registers * tile.columns
        steps = geometry.taps * -(-geometry.channels // self.chunk)
        streamed = self._streamed(tile, geometry) / (core.measured.stream * core.caches.refill)
        cycles = max(self._step_cycles(tile, steps) / accumulators, streamed)
        has_taps = self.kernel.spec.planes and not geometry.pointwise
        taps = has_taps * geometry.taps * core.measured.taps
        around = TILE_OVERHEAD + taps * (TAP_OVERHEAD + tile.columns * COLUMN_OVERHEAD)
        return cycles * steps + (around / accumulators + self.parameters.epilogue_instructions) / core.width

    def layer_registers(self, geometry: Geometry) -> int:
        """Return how many registers of weight rows a layer has. Each group fills whole registers."""
        return geometry.groups * -(-geometry.filters // self.rows)

    def weight_bytes(self, geometry: Geometry) -> int:
        """Return the bytes of the weights that the kernel reads in a layer."""
        steps = geometry.taps * -(-geometry.channels // self.chunk)
        return self.layer_registers(geometry) * steps * self.step_bytes

    def stored_bytes(self, geometry: Geometry) -> int:
        """Return the fewest bytes that store the weights of a layer."""
        bits = self.kernel.spec.weights.bits if self.fields else 8
        return self.weight_bytes(geometry) * bits // 8

    def _streamed(self, tile: Tile, geometry: Geometry) -> float:
        """Return the bytes per step and accumulator that come from the second-level cache. Taps of a row
        share activations once if these stay in the first-level cache. Weights count only if the tile's
        weights do not stay there."""
        g, size, near = geometry, np.dtype(self.parameters.dtype).itemsize, self.core.caches.first
        chunks, column = -(-g.channels // self.chunk), self.parameters.column * size
        pixels = (tile.columns - 1) * g.strides[1] + g.dilation[1] * (g.kernel[1] - 1) + 1
        shared = pixels / (tile.columns * g.kernel[1]) if pixels * chunks * column <= near else 1.0
        again = self.step_bytes * tile.registers * g.taps * chunks > near / 2
        return column * shared / tile.registers + again * self.step_bytes / tile.columns

    def _step_cycles(self, tile: Tile, steps: int) -> float:
        """Return a tile's cycles per step: in the steady state, or for ``steps`` if K matters."""
        counted = steps if self.parameters.depends_on_k else None
        return _step_cycles(self.kernel, self.name, self.core, tile, counted)

    def pack(self, weights: NDArray[np.integer]) -> PackedConvWeights:
        """Return the packed weights of one group. ``weights``: values, int [M, taps, channels]."""
        kernel, parameters, (_, taps, channels) = self.kernel, self.parameters, weights.shape
        program = (kernel.spec, kernel.isa, self.made.program, parameters.corrections)
        packed = self.made.form.pack_weights(*program, weights)
        rows = packed.correction.astype(np.int64) + parameters.row * taps * channels
        data = packed.data.reshape(*packed.data.shape[:3], *parameters.shape)
        return PackedConvWeights(data, rows, packed.tap_sums - self.zero_points[1] * channels)


@cache
def _step_cycles(kernel: Kernel, name: str, core: Core, tile: Tile, steps: int | None) -> float:
    """Return the cycles per step of a tile, computed once for all layers: it takes as long as some layers."""
    return tile_rate(kernel.certificate, name, core, tile, steps)[0]


def forms_of(kernels: Sequence[Kernel], core: Core, zero_points: tuple[int, int]) -> tuple[LayerForm, ...]:
    """Return every form for matrix products that ``kernels`` have, each from the first kernel that has it."""
    pairs = ((form, kernel) for kernel in reversed(kernels) for form in present(kernel.certificate))
    owners = {form.name: kernel for form, kernel in pairs if not form.depthwise}
    return tuple(LayerForm(name, owners[name], core, zero_points) for name in FORMS if name in owners)


def _term_text(count: ElementProduct | Count, weights: str, activations: str) -> str:
    if isinstance(count, ElementProduct):
        weight = weights.format(", ".join(digit.text("vm") for digit in count.place))
        weight = f'T.Cast("int32", T.reinterpret("int8", {weight}))' if count.signed else weight
        weight = f'T.Cast("uint32", {weight})'
        if count.bit is not None:
            weight = f"T.bitwise_and(T.shift_right({weight}, T.uint32({count.bit})), T.uint32(1))"
        activation = f'T.Cast("uint32", {activations.format(count.code)})'
        return f"{weight} * {activation} * T.uint32({count.coefficient})"
    term, within = count.term, "".join(f", {digit.text('vm')}" for digit in count.within)
    words = (_part_text(part, weights.format(f"{part.derived_plane}{within}")) for part in count.parts)
    w = reduce(lambda union, word: f"T.bitwise_or({union}, {word})", words)
    a = activations.format(term.activation_plane)
    value = f"T.uint32({max(term.constant, 0) * 32})"
    if term.constant < 0:
        value = f"({value} - T.uint32({-term.constant * 32}))"
    for factor, word in ((term.product, f"T.bitwise_and({w}, {a})"), (term.only_w, w), (term.only_a, a)):
        if factor:
            sign = "+" if factor > 0 else "-"
            value = f"({value} {sign} T.popcount({word}) * T.uint32({abs(factor)}))"
    return f"({value}) * T.uint32({count.times})"


def _part_text(part: PlaneBitField, word: str) -> str:
    """Return the bits of a weight plane that the uint32 word of a derived plane holds."""
    word = f"T.bitwise_not({word})" if part.complement else word
    if part.mask != 0xFF:
        mask = part.mask * 0x01010101
        # TVM compiles unsigned constants of 2^31 and more wrongly, so they are written as complements.
        text = f"T.bitwise_not(T.uint32({mask ^ 0xFFFFFFFF}))" if mask >> 31 else f"T.uint32({mask})"
        word = f"T.bitwise_and({word}, {text})"
    if part.shift:
        word = f"T.shift_{'left' if part.shift > 0 else 'right'}({word}, T.uint32({abs(part.shift)}))"
    return word


_PARAMETERS = "const uint8_t *restrict stored, uint8_t *restrict bytes, int32_t count"


@dataclass(frozen=True)
class BitFields:
    """How weights of few bits are stored for kernels whose weights are bytes: as bit fields, unpacked when
    the layer runs. ``bits``: of a code. ``low``: the byte of code 0, as a number. ``step``: 2 if all bytes
    are an even number of ones from there, else 1.

    A code of 3 bits is a field of 2 bits and a field of 1 bit. The fields of one width fill whole bytes. A
    byte has fields that lie far apart, so that the C loops read and write neighbours and a compiler
    vectorizes them.
    """

    bits: int
    low: int
    step: int = 1

    @property
    def widths(self) -> tuple[int, ...]:
        """The widths of a code's fields, powers of two, the widest first. It has the lowest bits."""
        return tuple(width for width in (4, 2, 1) if self.bits & width)

    @property
    def parts(self) -> int:
        """The number of parts into which the bytes are divided: a byte of the narrowest fields has as many
        codes."""
        return 8 // self.widths[-1]

    def stored(self, count: int) -> int:
        """Return how many bytes store ``count`` bytes, a multiple of 8."""
        return count * self.bits // 8

    def pack(self, data: NDArray[Any]) -> NDArray[np.uint8]:
        """Return bytes [..., count] as bit fields [..., stored(count)]. Bytes outside the range of the codes
        fill up steps of the kernel. They become the nearest code, because activations there are zero."""
        most = (1 << self.bits) - 1
        values = data.view(np.int8 if self.low < 0 else np.uint8).astype(np.int16)
        codes = np.clip((values - self.low) // self.step, 0, most).astype(np.uint8)
        fields, shift = [], 0
        for width in self.widths:
            apart = np.moveaxis(codes.reshape(*codes.shape[:-1], 8 // width, -1), -2, 0)
            narrow = (apart >> shift) & ((1 << width) - 1)
            fields.append(sum(part << (width * n) for n, part in enumerate(narrow)))
            shift += width
        return np.ascontiguousarray(np.concatenate(fields, axis=-1).astype(np.uint8))

    @property
    def helper(self) -> Helper:
        """The C function that unpacks: one loop per part, which compilers vectorize."""
        symbol = f"synth_unpack_{self.bits}_{self.low & 0xFF}_{self.step}"
        lines = [
            f"SYNTH_TILE int32_t {symbol}({_PARAMETERS}) {{",
            f"  const int32_t part = count / {self.parts};",
            "  for (int32_t i = 0; i < part; ++i) {",
        ]
        for number in range(self.parts):
            value = f"({self._code(number)}) * {self.step} + {self.low & 0xFF}u"
            lines.append(f"    bytes[{number} * part + i] = (uint8_t)({value});")
        return Helper(symbol, _PARAMETERS, ("\n".join([*lines, "  }", "  return 0;", "}", ""]),))

    def _code(self, part: int) -> str:
        """Return the C expression of code ``i`` of a part."""
        terms, first, shift = [], 0, 0
        for width in self.widths:
            count = self.parts * width // 8  # parts of codes that one part of fields stores
            index = f"({first} + {part % count}) * part + i"
            field = f"(stored[{index}] >> {width * (part // count)} & {(1 << width) - 1}u)"
            terms.append(f"{field} << {shift}" if shift else field)
            first += count
            shift += width
        return " | ".join(terms)


def bit_fields(form: LayerForm, weights: NDArray[Any]) -> BitFields | None:
    """Return the fields that store ``weights`` (values) for ``form``. None if the form does not read bytes,
    and for codes of more than ``MOST_FIELD_BITS`` bits."""
    spec = form.kernel.spec
    if form.name not in BYTES or not weights.size:
        return None
    code, zero = code_of(spec.weights), form.made.program.zero_point
    codes = (weights.astype(np.int64) - code.offset) // code.step
    low, high = int(codes.min()), int(codes.max())
    step = 1 if int(np.gcd.reduce((codes - low).ravel())) % 2 or low == high else 2
    bits = max(1, ((high - low) // step).bit_length())
    # Layers of equal shape share code if their codes begin at one number, so that of the encoding is tried.
    middle, half = 1 << (spec.weights.bits - 1), step << (bits - 1)
    if step == 1 and middle - half <= low and high < middle + half:
        low = middle - half
    return BitFields(bits, low - zero, step) if bits <= MOST_FIELD_BITS else None
