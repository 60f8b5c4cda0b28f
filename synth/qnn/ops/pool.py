"""Pooling of quantized images (NCHW) and means of quantized tensors, with the output sizes of ONNX."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from tvm import relax

from synth.errors import UserError
from synth.qnn.dialect import attributes_of, lowered, operator, rebuilt
from synth.qnn.graph import shape_of
from synth.qnn.ops.arithmetic import (
    OutputQuantization,
    R,
    all_scalars,
    centred,
    integers,
    mean_ratio,
    rank4,
    reshaped,
    scale_for,
    storing,
    within,
)
from synth.qnn.values import values_of_first

Pair = Sequence[int]


def ints(values: Any) -> tuple[int, ...]:
    """Return a sequence of TVM's integers as a tuple of Python's."""
    return tuple(int(v) for v in values)


def reach(taps: int, dilation: int) -> int:
    """Return the number of positions from a window's first to its last tap, both included."""
    return (taps - 1) * dilation + 1


def same_padding(length: int, stride: int, window: int) -> int:
    """Return an axis's total padding for ceil(length / stride) windows of ``window`` positions."""
    return max((-(-length // stride) - 1) * stride + window - length, 0)


def pooled_last(call: Any, to_nhwc: Callable[[Any], Any]) -> Any:
    """Return a ``relax.nn.max_pool2d`` call of layout NCHW as a call on NHWC tensors, None for other layouts.
    ``turned`` returns the NHWC form of a tensor."""
    attrs = call.attrs
    if str(attrs.layout) != "NCHW":
        return None
    return R.nn.max_pool2d(
        to_nhwc(call.args[0]), pool_size=ints(attrs.pool_size), strides=ints(attrs.strides),
        padding=ints(attrs.padding), dilation=ints(attrs.dilation), ceil_mode=bool(attrs.ceil_mode),
        layout="NHWC",
    )  # fmt: skip


def _pooled_last(call: Any, to_nhwc: Callable[[Any], Any]) -> Any:
    """Return the NHWC form of a ``qnn.max_pool2d``. Its lowering has the padding that ceil_mode needs."""
    return pooled_last(lowered(call), to_nhwc)


@operator("qnn.max_pool2d", values=values_of_first, channels_last=_pooled_last)
def max_pool2d(
    x: Any, *, pool_size: Pair, strides: Pair = (1, 1), padding: Sequence[int] = (0, 0, 0, 0),
    dilation: Pair = (1, 1), ceil_mode: bool = False,
) -> Any:  # fmt: skip
    """Return the maximum of each window of [N, C, H, W]. Padding (top, left, bottom, right) never wins."""
    _, _, h, w = rank4(x, "pooling input")
    rows, columns = _axes((h, w), pool_size, strides, padding, dilation, ceil_mode)
    return R.nn.max_pool2d(
        x, pool_size=list(pool_size), strides=list(strides), dilation=list(dilation),
        padding=[padding[0], padding[1], rows.last_padding, columns.last_padding],
    )  # fmt: skip


@storing("qnn.avg_pool2d")
def avg_pool2d(
    x: Any, in_scale: Any, in_zero_point: Any, out_scale: Any, *, grid: OutputQuantization, pool_size: Pair,
    strides: Pair = (1, 1), padding: Sequence[int] = (0, 0, 0, 0), dilation: Pair = (1, 1),
    ceil_mode: bool = False, count_include_pad: bool = False, round_last: bool = False,
) -> Any:  # fmt: skip
    """Return the mean of each window of [N, C, H, W].

    The int32 sum is rescaled by in_scale / (count * out_scale). Padding (top, left, bottom, right) is the
    real number zero and counts if ``count_include_pad``. Padding that ceil_mode adds never counts. in_scale
    must be constant within a plane [H, W]. With ``round_last``, out_zero_point is added before rounding (ONNX
    Runtime's QLinearAveragePool).
    """
    n, c, h, w = rank4(x, "pooling input")
    rows, columns = _axes((h, w), pool_size, strides, padding, dilation, ceil_mode)
    counts = np.multiply.outer(*(a.padded if count_include_pad else a.inside for a in (rows, columns)))
    sums = R.nn.conv2d(
        centred(x, in_zero_point), relax.const(np.ones((c, 1, *pool_size), np.int32), "int32"),
        strides=list(strides), padding=[padding[0], padding[1], rows.last_padding, columns.last_padding],
        dilation=list(dilation), groups=c, out_dtype="int32",
    )  # fmt: skip
    above = scale_for((n, c, 1, 1), in_scale, "in_scale of a pooling")
    below = grid.divisor((n, c, *counts.shape), out_scale)
    equal = (counts == counts.flat[0]).all()
    m = mean_ratio(above, below, counts.flat[0] if equal else counts)
    return grid.rescaled(sums, m, round_last=round_last)


def _mean_last(call: Any, to_nhwc: Callable[[Any], Any]) -> Any:
    """Return the NHWC form of a mean over height and width, None for other axes."""
    axes = attributes_of(call)["axis"]
    over = {a % 4 for a in ((axes,) if isinstance(axes, int) else axes)}
    if over != {2, 3} or not all_scalars(*call.args[1:5]):
        return None
    return rebuilt(call, [to_nhwc(call.args[0]), *call.args[1:]], axis=(1, 2))


@storing("qnn.mean", channels_last=_mean_last)
def mean(
    x: Any, in_scale: Any, in_zero_point: Any, out_scale: Any, *, grid: OutputQuantization,
    axis: Sequence[int], keepdims: bool = True,
) -> Any:  # fmt: skip
    """Return the mean over ``axis`` (empty: all), the int32 sum times in_scale / (count * out_scale)."""
    before = shape_of(integers(x, "mean"))
    over = sorted({within(a, len(before), "mean") for a in axis} or range(len(before)))
    ones = tuple(1 if a in over else d for a, d in enumerate(before))
    above = scale_for(ones, in_scale, "in_scale of a mean")
    if not keepdims and shape_of(above):
        of = (1,) * (len(before) - len(shape_of(above))) + shape_of(above)
        above = reshaped(above, [d for a, d in enumerate(of) if a not in over])
    after = ones if keepdims else tuple(d for a, d in enumerate(before) if a not in over)
    below = grid.divisor(after, out_scale)
    sums = R.sum(centred(x, in_zero_point), axis=over, keepdims=keepdims)
    return grid.rescaled(sums, mean_ratio(above, below, math.prod(before[a] for a in over)))


@dataclass(frozen=True)
class _Axis:
    """The windows of a pooling along one axis of ``length``. ``begin`` and ``end`` are the given padding."""

    length: int
    size: int
    stride: int
    dilation: int
    begin: int
    end: int
    ceil_mode: bool

    def __post_init__(self) -> None:
        sides = f"padding {self.begin} and {self.end}"
        least, padding = min(self.size, self.stride, self.dilation), (self.begin, self.end)
        if least < 1 or min(padding) < 0 or max(padding) >= self.reach:
            window = f"pooling window {self.size}, stride {self.stride}, dilation {self.dilation}, {sides}"
            raise UserError(f"{window}: padding must be below the window's reach, the others above 0")
        padded = self.length + self.begin + self.end
        if self.reach > padded:
            raise UserError(f"pooling window of {self.reach}: longer than the padded axis of {padded}")
        if not self.inside.all():
            raise UserError(f"pooling window {self.size} with {sides}: one window is all padding")

    @property
    def reach(self) -> int:
        return reach(self.size, self.dilation)

    @cached_property
    def taps(self) -> np.ndarray:
        """The index on the axis of each window's positions [windows, size]."""
        capacity = self.length + self.begin + self.end - self.reach
        count = capacity // self.stride + 1
        # With ceil_mode, the last window may end behind the padding but must start before the tensor's end.
        if self.ceil_mode and capacity % self.stride and count * self.stride < self.length + self.begin:
            count += 1
        return np.arange(count)[:, None] * self.stride + np.arange(self.size) * self.dilation - self.begin

    @property
    def last_padding(self) -> int:
        """The padding at the end that the last window needs."""
        return max(0, int(self.taps[-1, -1]) + 1 - self.length)

    @cached_property
    def inside(self) -> np.ndarray:
        """How many positions of each window are within the tensor."""
        return np.asarray(((self.taps >= 0) & (self.taps < self.length)).sum(1))

    @property
    def padded(self) -> np.ndarray:
        """How many positions of each window are within the tensor or the given padding."""
        return np.asarray((self.taps < self.length + self.end).sum(1))


def _axes(
    size: Pair, pool_size: Pair, strides: Pair, padding: Sequence[int], dilation: Pair, ceil_mode: bool
) -> tuple[_Axis, _Axis]:
    """Return the windows along the rows and the windows along the columns."""
    if (len(pool_size), len(strides), len(padding), len(dilation)) != (2, 2, 4, 2):
        window = f"pooling window {list(pool_size)}, strides {list(strides)}, padding {list(padding)}"
        raise UserError(f"{window}, dilation {list(dilation)}: 2, 2, 4 and 2 numbers are needed")
    sides = zip(size, pool_size, strides, dilation, padding[:2], padding[2:], strict=True)
    rows, columns = (_Axis(*(*side, ceil_mode)) for side in sides)
    return rows, columns
