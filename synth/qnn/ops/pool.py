"""Pooling of quantized tensors, NCHW. Output sizes and counts are those of ONNX MaxPool and AveragePool."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from tvm import relax

from synth.errors import UserError
from synth.qnn.dialect import DIALECT, attributes_of, operator
from synth.qnn.ops.arithmetic import (
    Grid,
    R,
    broadcasts,
    centred,
    mean_ratio,
    multiplied,
    rank4,
    scalar,
    scale_for,
    storing,
)
from synth.qnn.ops.shape import mean
from synth.qnn.values import values_of_first

Pair = Sequence[int]


def ints(values: Any) -> tuple[int, ...]:
    return tuple(int(v) for v in values)


def pooled_last(call: Any, turned: Callable[[Any], Any]) -> Any:
    """A ``relax.nn.max_pool2d`` with channels last."""
    attrs = call.attrs
    if str(attrs.layout) != "NCHW":
        return None
    return R.nn.max_pool2d(
        turned(call.args[0]), pool_size=ints(attrs.pool_size), strides=ints(attrs.strides),
        padding=ints(attrs.padding), dilation=ints(attrs.dilation), ceil_mode=bool(attrs.ceil_mode),
        layout="NHWC",
    )  # fmt: skip


def _pooled_last(call: Any, turned: Callable[[Any], Any]) -> Any:
    """The lowering says the padding."""
    return pooled_last(DIALECT["qnn.max_pool2d"].lowering(*call.args, **attributes_of(call)), turned)


@operator("qnn.max_pool2d", values=values_of_first, floats=True, channels_last=_pooled_last)
def max_pool2d(
    x: Any, *, pool_size: Pair, strides: Pair = (1, 1), padding: Sequence[int] = (0, 0, 0, 0),
    dilation: Pair = (1, 1), ceil_mode: bool = False,
) -> Any:  # fmt: skip
    """The greatest integer of each window of [N, C, H, W]; padding (top, left, bottom, right) never wins."""
    _, _, h, w = rank4(x, "pooling input")
    rows, columns = _windows((h, w), pool_size, strides, padding, dilation, ceil_mode)
    return R.nn.max_pool2d(
        x, pool_size=list(pool_size), strides=list(strides), dilation=list(dilation),
        padding=[padding[0], padding[1], rows.end, columns.end],
    )  # fmt: skip


@storing("qnn.avg_pool2d")
def avg_pool2d(
    x: Any, in_scale: Any, in_zero_point: Any, out_scale: Any, *, grid: Grid, pool_size: Pair,
    strides: Pair = (1, 1), padding: Sequence[int] = (0, 0, 0, 0), dilation: Pair = (1, 1),
    ceil_mode: bool = False, count_include_pad: bool = False, round_last: bool = False,
) -> Any:  # fmt: skip
    """The mean of each window of [N, C, H, W]: an int32 sum, then rescaled by in_scale / (count * out_scale).

    Padding (top, left, bottom, right) is of the real number zero; it counts if ``count_include_pad``. What
    ceil_mode adds beyond the padding never counts. in_scale must be the same for all of a plane.
    ``round_last``: rounded after out_zero_point is added (ONNX Runtime's QLinearAveragePool).
    """
    n, c, h, w = rank4(x, "pooling input")
    rows, columns = _windows((h, w), pool_size, strides, padding, dilation, ceil_mode)
    taps = [one.padded if count_include_pad else one.inside for one in (rows, columns)]
    counts = np.multiply.outer(*taps)
    sums = R.nn.conv2d(
        centred(x, in_zero_point), relax.const(np.ones((c, 1, *pool_size), np.int32), "int32"),
        strides=list(strides), padding=[padding[0], padding[1], rows.end, columns.end],
        dilation=list(dilation), groups=c, out_dtype="int32",
    )  # fmt: skip
    m = _ratio((n, c, *counts.shape), in_scale, out_scale, counts, grid)
    return multiplied(sums, m, grid, round_last=round_last)


def _means_last(call: Any, turned: Callable[[Any], Any]) -> Any:
    """The same arithmetic as a ``qnn.mean``, where there is one scale of either side."""
    x, *of_grids = call.args
    if any(scalar(given) is None for given in of_grids):
        return None
    return mean(turned(x), *of_grids, axis=(1, 2), **attributes_of(call))


@storing("qnn.global_avg_pool2d", channels_last=_means_last)
def global_avg_pool2d(x: Any, in_scale: Any, in_zero_point: Any, out_scale: Any, *, grid: Grid) -> Any:
    """The mean of each plane, [N, C, H, W] -> [N, C, 1, 1], in the arithmetic of avg_pool2d."""
    n, c, h, w = rank4(x, "pooling input")
    sums = R.sum(centred(x, in_zero_point), axis=[2, 3], keepdims=True)
    m = _ratio((n, c, 1, 1), in_scale, out_scale, np.full((1, 1), h * w), grid)
    return multiplied(sums, m, grid)


def _ratio(of: Pair, in_scale: Any, out_scale: Any, counts: np.ndarray, grid: Grid) -> Any:
    """What takes sums of shape ``of``, each over ``counts`` values, to means in steps of the result."""
    above = scale_for((*of[:2], 1, 1), in_scale, "in_scale of a pooling")
    below = scale_for(of, out_scale, "out_scale", divides=True)
    broadcasts(grid.zero_point, of, "out_zero_point")
    one = (counts == counts.flat[0]).all()
    return mean_ratio(above, below, counts.flat[0] if one else counts)


@dataclass(frozen=True)
class _Windows:
    """The windows along one axis: the padding at the end that they need, and how many taps each has.

    ``inside`` counts the taps within the tensor, ``padded`` also those within the padding that was asked for.
    """

    end: int
    inside: np.ndarray
    padded: np.ndarray


def _windows(
    size: Pair, pool_size: Pair, strides: Pair, padding: Sequence[int], dilation: Pair, ceil_mode: bool
) -> tuple[_Windows, _Windows]:
    if (len(pool_size), len(strides), len(padding), len(dilation)) != (2, 2, 4, 2):
        told = f"pooling window {list(pool_size)}, strides {list(strides)}, padding {list(padding)}"
        raise UserError(f"{told}, dilation {list(dilation)}: 2, 2, 4 and 2 numbers are needed")
    sides = zip(size, pool_size, strides, dilation, padding[:2], padding[2:], strict=True)
    rows, columns = (_along(ceil_mode, *side) for side in sides)
    return rows, columns


def _along(up: bool, length: int, size: int, stride: int, dilation: int, begin: int, end: int) -> _Windows:
    """``up``: ceil_mode."""
    reach = (size - 1) * dilation + 1
    if min(size, stride, dilation) < 1 or min(begin, end) < 0 or max(begin, end) >= reach:
        told = f"pooling window {size}, stride {stride}, dilation {dilation}, padding {begin} and {end}"
        raise UserError(f"{told}: padding must be below the window's reach, the others above 0")
    room = length + begin + end - reach
    if room < 0:
        raise UserError(f"pooling window of {reach}: longer than the padded axis of {length + begin + end}")
    count = room // stride + 1
    # With ceil_mode a last window may reach past the padding, but must start within the tensor or before it.
    if up and room % stride and count * stride < length + begin:
        count += 1
    taps = np.arange(count)[:, None] * stride + np.arange(size) * dilation - begin
    inside = ((taps >= 0) & (taps < length)).sum(1)
    padded = (taps < length + end).sum(1)
    if not inside.all():
        raise UserError(
            f"pooling window {size} of dilation {dilation} with padding {begin} and {end}: one is all padding"
        )
    return _Windows(max(0, (count - 1) * stride + reach - length - begin), inside, padded)
