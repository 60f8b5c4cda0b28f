"""The specification of a convolution that is not low-bit: float32, or 8-bit integers with zero points.

With real values ``x - zx`` and ``w - zw`` the integer sum is

    sum (x - zx) (w - zw)  =  sum x w  -  zx sum w  -  zw sum x  +  K zx zw

(Jain et al. 2020, equation 3). Constant weights are stored as ``w - zw``. Then only ``- zx sum (w - zw)`` is
left, which belongs to the bias. Padding has the real value zero, which is the code ``zx``, so the same holds
at the border. Weights that are an input (``InputWeights``) are packed as ``w - zw`` when the layer runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.compiler.epilogue import Output8, Threshold
from synth.compiler.geometry import Geometry, image_shape
from synth.compiler.values import float_array, int32_array, one_of, whole_of
from synth.errors import UserError

DATA_DTYPES = ("float32", "int8", "uint8")
#: The layout of a dense layer's input and output: [rows, values].
ROWS = "rows"
_INT32 = np.iinfo(np.int32)


@dataclass(frozen=True)
class InputWeights:
    """Weights that are an input of an integer layer, with zero points. ``shape``: as constant weights would
    have. ``dtype``: int8 or uint8, all that is known of their values."""

    shape: tuple[int, ...]
    dtype: str

    def __post_init__(self) -> None:
        one_of("weights that are an input: dtype", self.dtype, ("int8", "uint8"))

    def reshape(self, *shape: int) -> InputWeights:
        """Return these weights with another shape."""
        return replace(self, shape=shape)

    def transpose(self, axes: Sequence[int]) -> InputWeights:
        """Return these weights with their axes in another order."""
        return replace(self, shape=tuple(self.shape[axis] for axis in axes))


@dataclass(frozen=True, eq=False)
class DirectLayerSpec:
    """A checked layer: what is computed, for no machine in particular.

    ``given``: weights minus their zero point, float32 or int32 [filters of all groups, kh, kw, channels of a
    group], or ``InputWeights``. ``bias``: float32 or int32 [filters of all groups]. ``layout``,
    ``out_layout``: of input and output, ``"NCHW"``, ``"NHWC"``, or ``ROWS`` for a dense layer ([rows,
    values]).
    """

    geometry: Geometry
    given: NDArray[Any] | InputWeights
    bias: NDArray[Any]
    data_dtype: str
    data_zero_point: int
    layout: str
    out_layout: str
    relu: bool
    output: Output8 | Threshold | None

    @property
    def weights(self) -> NDArray[Any]:
        """The constant weights. Raises ValueError if the weights are an input."""
        if isinstance(self.given, InputWeights):
            raise ValueError("weights that are an input are not known when the layer is built")
        return self.given

    def corrected_bias(self, shift: int) -> NDArray[np.int32]:
        """Return the int32 bias of an integer layer minus the terms of the data's zero point, modulo 2^32.
        ``shift``: the stored data is ``x + shift``. Sums wrap in the same way, so the result is exact."""
        totals = self.weights.reshape(self.filters, -1).sum(1, dtype=np.int64)
        return np.asarray((self.bias - (self.data_zero_point + shift) * totals).astype(np.int32))

    @property
    def bytes_fit(self) -> bool:
        """Whether the weights minus their zero points fit int8. Raises ValueError for InputWeights."""
        return bool(self.weights.min() >= -128 and self.weights.max() <= 127)

    @property
    def integer(self) -> bool:
        """Whether the layer computes in integers, else in float32."""
        return self.data_dtype != "float32"

    @property
    def filters(self) -> int:
        """The number of filters of all groups."""
        return self.geometry.groups * self.geometry.filters

    @property
    def output_dtype(self) -> str:
        if self.output is not None:
            return self.output.dtype
        return "int32" if self.integer else "float32"

    @property
    def input_shape(self) -> tuple[int, ...]:
        g = self.geometry
        return self._shape(self.layout, g.height, g.width, g.groups * g.channels)

    @property
    def output_shape(self) -> tuple[int, ...]:
        g = self.geometry
        return self._shape(self.out_layout, g.out_height, g.out_width, self.filters)

    def _shape(self, layout: str, height: int, width: int, channels: int) -> tuple[int, ...]:
        if layout == ROWS:
            return (width, channels)
        return image_shape(layout, self.geometry.batch, height, width, channels)


@dataclass(frozen=True, eq=False)
class LayerOptions:
    """The options of a direct layer beside weights, geometry and layouts. ``data_dtype``: one of DATA_DTYPES.
    ``data_zero_point``: one number. ``weight_zero_point``: one number or one per filter. ``bias``: float32 or
    int32 [filters of all groups]. ``output``: requantizes the sums."""

    data_dtype: str
    data_zero_point: Any = 0
    weight_zero_point: Any = 0
    bias: Any = None
    relu: bool = False
    output: Output8 | Threshold | None = None


def checked_layer(
    weights: Any, geometry: Geometry, layout: str, out_layout: str, options: LayerOptions
) -> DirectLayerSpec:
    """Return the checked layer. ``weights``: [filters of all groups, kh, kw, channels of a group] or
    InputWeights, which get zero points at run time and whose sums wrap modulo 2^32. Raises UserError for
    arguments that do not fit, values that are not finite, and constant weights whose sums may leave int32."""
    g, data_dtype, bias, output = geometry, options.data_dtype, options.bias, options.output
    one_of("data_dtype", data_dtype, DATA_DTYPES)
    filters, weight_zero_point = g.groups * g.filters, options.weight_zero_point
    real: NDArray[Any] | InputWeights
    added: NDArray[Any]
    array = weights if isinstance(weights, InputWeights) else np.asarray(weights)
    shape = (filters, *g.kernel, g.channels)
    if array.shape != shape:
        raise UserError(f"weights of shape {array.shape}: the geometry needs {shape}")
    if isinstance(array, InputWeights) and (data_dtype == "float32" or np.any(np.asarray(weight_zero_point))):
        raise UserError("weights that are an input: the layer takes integers, and zero points with them")
    if data_dtype == "float32":
        if output is not None:
            raise UserError("output: a float32 layer has no 8-bit output; requantize an integer layer")
        if np.any(np.asarray(options.data_zero_point)) or np.any(np.asarray(weight_zero_point)):
            raise UserError("zero point of a float32 layer: must be 0")
        zero, real = 0, float_array("weights", array)
        added = np.zeros(filters, np.float32) if bias is None else float_array("bias", bias)
    else:
        zero = whole_of("data_zero_point", options.data_zero_point, data_dtype)
        real = array if isinstance(array, InputWeights) else _integer_weights(array, weight_zero_point)
        added = np.zeros(filters, np.int32) if bias is None else int32_array("bias", bias)
    if isinstance(output, Threshold) and output.packed:
        raise UserError("output: packed thresholds: a direct layer stores values")
    for name, vector in ({"bias": added} | (output.per_filter if output else {})).items():
        if vector.shape != (filters,):
            raise UserError(f"{name} of shape {vector.shape}: the layer has {filters} filters")
    if data_dtype != "float32" and not isinstance(real, InputWeights):
        _check_sums(real, added, int(np.iinfo(data_dtype).min) - zero, int(np.iinfo(data_dtype).max) - zero)
    return DirectLayerSpec(g, real, added, data_dtype, zero, layout, out_layout, options.relu, output)


def _integer_weights(array: NDArray[Any], zero_point: Any) -> NDArray[np.int32]:
    """Return ``w - zw`` as int32. ``zero_point``: one number or one per filter, in the range of the weights'
    dtype."""
    if array.dtype not in (np.int8, np.uint8):
        raise UserError(f"weights of dtype {array.dtype}: an integer layer takes int8 or uint8")
    zero = int32_array("weight_zero_point", zero_point)
    count, info = array.shape[0], np.iinfo(array.dtype)
    if zero.shape not in ((), (1,), (count,)):
        remedy = f"give one number or one for each of {count} filters"
        raise UserError(f"weight_zero_point of shape {zero.shape}: {remedy}")
    if zero.min() < info.min or zero.max() > info.max:
        limits = f"{array.dtype} has values from {info.min} to {info.max}"
        raise UserError(f"weight_zero_point from {zero.min()} to {zero.max()}: {limits}")
    return array.astype(np.int32) - zero.reshape(-1, 1, 1, 1)


def _check_sums(weights: NDArray[Any], bias: NDArray[Any], low: int, high: int) -> None:
    """Raise UserError if an input in [low, high] can make a sum that int32 does not have."""
    flat = weights.reshape(weights.shape[0], -1).astype(np.int64)
    most = np.maximum(flat * low, flat * high).sum(1) + bias
    least = np.minimum(flat * low, flat * high).sum(1) + bias
    if most.max() > _INT32.max or least.min() < _INT32.min:
        raise UserError(
            f"sums from {least.min()} to {most.max()} are possible, which do not fit int32: "
            "split the layer or use smaller weights"
        )


#: Words of a cache line. Planes start on cache lines, an odd number of lines apart. So a position of many
#: channels does not fall into one set of the cache.
LINE = 16


@dataclass(frozen=True)
class Stored:
    """The packed input of ``rows`` output rows, in words of ``values`` channels. In it every tap is a plain
    offset and every stride is 1.

    Elements are words (``Planes``) or single values (``Runs``). ``kernel``: height and width for loops over
    ``words`` words. ``pitch``: positions from one output row to the next. ``stored_rows``: rows of the image,
    or of a phase. ``reach``: of ``Planes``, rows read below the last computed row; of ``Runs``, the kernel's
    height. ``size``: elements of a plane. ``stored``: elements of all planes. ``packed``: stored elements
    without fill. ``bytes``: size of the buffer, with 4 bytes per word.
    """

    geometry: Geometry
    rows: int
    values: int
    kernel: tuple[int, int]
    words: int
    pitch: int
    stored_rows: int
    reach: int
    size: int
    stored: int
    packed: int
    bytes: int

    @property
    def positions(self) -> int:
        """The number of positions from the first to the last valid one."""
        return (self.rows - 1) * self.pitch + self.geometry.out_width


@dataclass(frozen=True)
class Planes(Stored):
    """A plane per word of channels and phase. There are ``vertical`` times ``horizontal`` phases.

    A strided convolution is a sum of unstrided convolutions of the image's phases. Padded row ``y`` is row
    ``y // stride`` of phase ``y % stride``, and columns likewise. The rows of a phase follow each other,
    ``pitch`` words apart. So an output position is one number ``q = row * pitch + column``, and the input of
    each tap has a constant offset from it. Positions with ``column >= out_width`` are surplus. They are few,
    since the padding right of a row is also the padding left of the next row.
    """

    vertical: int
    horizontal: int

    @property
    def phases(self) -> int:
        """The number of phases of the image, each of which has one plane per word of channels."""
        return self.vertical * self.horizontal

    def blocks(self, positions: int) -> int:
        """Return how many tiles of ``positions`` positions there are."""
        return -(-self.positions // positions)

    def offset_text(self, ky: str, kx: str) -> str:
        """Return the offset of tap (ky, kx) from a position's input in positions, as an expression."""
        (sh, sw), (dh, dw) = self.geometry.strides, self.geometry.dilation
        phase = f"({ky} * {dh} % {sh} * {self.horizontal} + {kx} * {dw} % {sw})"
        return f"({phase} * {self.size} + {ky} * {dh} // {sh} * {self.pitch} + {kx} * {dw} // {sw})"

    def offset(self, ky: int, kx: int) -> int:
        """Return the value of ``offset_text`` for one tap."""
        (down, ph), (across, pw) = (
            divmod(tap * spread, step)
            for tap, spread, step in zip((ky, kx), self.geometry.dilation, self.geometry.strides, strict=True)
        )
        return (ph * self.horizontal + pw) * self.size + down * self.pitch + across

    def column_span(self, phase: str) -> tuple[str, str]:
        """Return the first column and the end column of the image's pixels in a stored row of a horizontal
        phase, as expressions. Columns count in the stored row, from 0 to ``pitch``."""
        g = self.geometry
        if self.horizontal == 1:
            start, stop = _span(g, 0, self.pitch)
            return str(start), str(stop)
        step, before = g.strides[1], g.padding[1]
        first = f"T.max(({before + step - 1} - {phase}) // {step}, 0)"
        last = f"T.min(({before + g.width + step - 1} - {phase}) // {step}, {self.pitch})"
        return f"T.min({first}, {self.pitch})", last


def _axis(taps: int, stride: int, dilation: int) -> tuple[int, int]:
    """Return how many phases of an axis taps use, and the largest tap offset in positions."""
    shifts, phases = zip(*(divmod(tap * dilation, stride) for tap in range(taps)), strict=True)
    return 1 + max(phases), max(shifts)


def _span(g: Geometry, phase: int, count: int) -> tuple[int, int]:
    """Return first and end of the image's columns among ``count`` columns of a phase."""
    stride, before = g.strides[1], g.padding[1]
    start = max(0, -(-(before - phase) // stride))
    stop = max(0, -(-(before + g.width - phase) // stride))
    return min(start, count), min(max(stop, start), count)


def _words(count: int, values: int, chain: int) -> int:
    """Return how many words of ``values`` hold ``count`` values, as a multiple of ``chain``. Fill is zero."""
    return -(-count // (values * chain)) * chain


def planes(geometry: Geometry, rows: int, multiple: int, values: int = 1, chain: int = 1) -> Planes:
    """Return the planes of ``rows`` output rows. ``multiple``: positions of a tile, to a multiple of which
    positions are rounded up. ``chain``: words come in multiples of it."""
    g = geometry
    vertical, down = _axis(g.kernel[0], g.strides[0], g.dilation[0])
    horizontal, across = _axis(g.kernel[1], g.strides[1], g.dilation[1])
    natural = shared = g.out_width + across
    for phase in range(horizontal):
        start, stop = _span(g, phase, natural)
        shared = min(shared, start, natural - stop)
    # The pitch is at least the output's width, even if a whole row could be shared padding.
    pitch = max(natural - shared, g.out_width)
    positions, stored_rows = (rows - 1) * pitch + g.out_width, rows + down
    computed = -(-positions // multiple) * multiple
    # Rows of strided images are written in whole vectors.
    written = stored_rows * pitch + (LINE if g.strides[1] > 1 else 0)
    lines = -(-max(written, computed + down * pitch + across) // LINE)
    size, words = (lines + 1 - lines % 2) * LINE, _words(g.channels, values, chain)
    count = words * vertical * horizontal
    shape = (g, rows, values, g.kernel, words, pitch, stored_rows, down, size)
    return Planes(*shape, count * size, count * stored_rows * pitch, count * size * 4, vertical, horizontal)


#: The most channels for ``Runs``. With more channels, a loop over a pixel's own words is long enough.
MOST_CHANNELS = 8


def has_runs(geometry: Geometry) -> bool:
    """Return whether the input can be stored as ``Runs``: one group, at most MOST_CHANNELS channels, kernels
    wider than 1 and without horizontal dilation."""
    g = geometry
    return g.groups == 1 and g.kernel[1] > 1 and g.dilation[1] == 1 and g.channels <= MOST_CHANNELS


@dataclass(frozen=True)
class Runs(Stored):
    """The image's rows, for few channels, whose words of channels would be partly empty. Output positions
    have no gaps: ``pitch`` is the output's width.

    With channels last, the values that a kernel row reads are neighbours, ``kernel width x channels`` of
    them. Words are cut from this run: it is a convolution by a kernel of one column on that many channels,
    whose input overlaps from position to position.

    ``step``: elements from the run of a position to the run of the next. ``row``: elements of a stored row,
    up to the last word of the last position. A row begins with ``border`` elements of padding and has
    ``pixels`` pixels of the image.
    """

    step: int
    row: int
    border: int
    pixels: int

    def blocks(self, positions: int) -> int:
        """Return how many tiles of ``positions`` positions there are. No tile spans two rows."""
        return self.rows * -(-self.pitch // positions)


def rows_stored(geometry: Geometry, rows: int, values: int, chain: int = 1) -> Runs:
    """Return the stored rows of ``rows`` output rows, whose words come in multiples of ``chain``."""
    g = geometry
    words = _words(g.kernel[1] * g.channels, values, chain)
    stored_rows = (rows - 1) * g.strides[0] + (g.kernel[0] - 1) * g.dilation[0] + 1
    step = g.strides[1] * g.channels
    row = (g.out_width - 1) * step + words * values
    border, size = min(g.padding[1] * g.channels, row), stored_rows * row
    pixels = min(g.width, (row - border) // g.channels)
    shape = (g, rows, values, (g.kernel[0], 1), words, g.out_width, stored_rows, g.kernel[0], size)
    return Runs(*shape, size, size, size // values * 4, step, row, border, pixels)
