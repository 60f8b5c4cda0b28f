"""Convolutions and matrix products of quantized integers, as sums of products of the raw integers.

Jain et al. 2020, equation 3: sum (q - zq)(w - zw) = sum q w - zw sum q - zq sum w + n zq zw. The first sum is
the operator on raw integers. Terms with a constant zero point of 0 are left out. All terms that do not depend
on the data become one int32 constant. The result is exact modulo 2**32, and exact if it fits int32.

Padding stands for the real number zero. Two kinds of zero points are subtracted before the sum instead: those
that vary along a summed axis, and those known only at run time if the data is padded.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.errors import UserError
from synth.qnn.dialect import attributes_of, operator
from synth.qnn.graph import constant, shape_of
from synth.qnn.ops.arithmetic import (
    R,
    broadcasts,
    cast,
    centred,
    folded,
    integers,
    rank4,
    reshaped,
    wrap,
    zero,
)
from synth.qnn.values import Lookup, ValueRange

Pair = Sequence[int]


def _by_filter(
    call: Any, lookup: Lookup, rows: Callable[[NDArray[Any]], NDArray[Any]], padded: bool, axis: int
) -> ValueRange | None:
    """Return the sums that a layer can give. The sums may exceed int32.

    With constant weights, the bounds of each filter are exact. Otherwise the bounds hold for any weights
    within their range. ``rows(weights)`` returns the weights by filter. A ``padded`` position adds zero.
    ``axis`` is the filters' axis in the result, counted from the end.
    """
    data, weights = lookup(call.args[0]), constant(call.args[1])
    points = [constant(call.args[2]), constant(call.args[3])]
    if data is None or points[0] is None:
        return None
    low, high = data.low - int(points[0].max()), data.high - int(points[0].min())
    if padded:
        low, high = min(low, 0), max(high, 0)
    if weights is None or points[1] is None:
        length = rows(np.zeros(shape_of(call.args[1]), np.int8)).shape[1]
        integers = lookup(call.args[1])
        point = lookup(call.args[3]) if points[1] is None else ValueRange.of(points[1].ravel())
        if integers is None or point is None:
            return None
        ends = integers.low - point.high, integers.high - point.low
        sums = [length * a * b for a in (low, high) for b in ends]
        return ValueRange(min(sums), max(sums))
    w = rows(weights.astype(np.int64) - points[1].astype(np.int64))
    positive, negative = np.maximum(w, 0).sum(1), np.minimum(w, 0).sum(1)
    return ValueRange.of_filters(positive * low + negative * high, positive * high + negative * low, axis)


def _rows(weights: NDArray[Any]) -> NDArray[Any]:
    return weights.reshape(len(weights), -1)


def _sums_of_conv2d_transpose(call: Any, lookup: Lookup) -> ValueRange | None:
    """Return the sums of a transposed convolution. Each output sums only some of its filter's products."""
    groups = attributes_of(call)["groups"]

    def rows(w: NDArray[Any]) -> NDArray[Any]:
        each = w.reshape(groups, w.shape[0] // groups, *w.shape[1:])
        return np.moveaxis(each, 2, 1).reshape(groups * w.shape[1], -1)

    return _by_filter(call, lookup, rows, True, -3)


def _sums_of_batch_matmul(call: Any, lookup: Lookup) -> ValueRange | None:
    ends = []
    for x, zero_point in zip(call.args[:2], call.args[2:], strict=True):
        values, point = lookup(x), constant(zero_point)
        if values is None or point is None:
            return None
        ends.append((values.low - int(point.max()), values.high - int(point.min())))
    products = [shape_of(call.args[0])[-1] * a * b for a in ends[0] for b in ends[1]]
    return ValueRange(min(products), max(products))


@operator(
    "qnn.conv2d", layer="conv2d",
    sums=lambda call, lookup: _by_filter(call, lookup, _rows, any(attributes_of(call)["padding"]), -3),
)  # fmt: skip
def conv2d(
    data: Any, weight: Any, data_zero_point: Any, weight_zero_point: Any, *, strides: Pair = (1, 1),
    padding: Sequence[int] = (0, 0, 0, 0), dilation: Pair = (1, 1), groups: int = 1,
) -> Any:  # fmt: skip
    """Convolve integers: data [N, C, H, W], weight [O, C / groups, KH, KW] -> int32 [N, O, H', W'].

    ``padding`` is top, left, bottom, right, of the real number zero. A depthwise convolution has groups = C.
    Zero points broadcast against their tensors. A weight's zero point usually has shape [] or [O, 1, 1, 1].
    """
    (n, c, h, w), (o, per_group, kh, kw) = rank4(data, "data"), rank4(weight, "weight")
    if groups < 1 or c != per_group * groups or o % groups:
        raise UserError(f"conv2d: {c} channels, weight {[o, per_group, kh, kw]}, {groups} groups: no fit")
    _geometry("conv2d", strides, padding, dilation)
    for axis, (size, k) in enumerate(((h, kh), (w, kw))):
        if size + padding[axis] + padding[axis + 2] <= (k - 1) * dilation[axis]:
            raise UserError(f"conv2d: {[h, w]} with padding {list(padding)} is smaller than {[kh, kw]}")
    data, (zd,) = _apart(data, data_zero_point, "data")
    weight, zw = _apart(weight, weight_zero_point, "weight", by_output=True)
    if zd and any(padding):
        top, left, bottom, right = padding
        data = R.nn.pad(data, [0, 0, 0, 0, top, bottom, left, right], "constant", int(zd))
        h, w, padding = h + top + bottom, w + left + right, (0, 0, 0, 0)
    how = {"strides": list(strides), "padding": list(padding), "dilation": list(dilation)}
    total = R.nn.conv2d(data, weight, groups=groups, out_dtype="int32", **how)
    if zw.any():
        # Sums of the data in each window, one plane per group. Channels share their windows: they add first.
        planes = R.sum(R.reshape(cast(data, "int32"), (n, groups, per_group, h, w)), axis=[2])
        ones = relax.const(np.ones((groups, 1, kh, kw), np.int32), "int32")
        windows = R.nn.conv2d(planes, ones, groups=groups, out_dtype="int32", **how)
        if groups > 1 and o > groups:
            windows = R.repeat(windows, o // groups, axis=1)
        total = R.subtract(total, R.multiply(windows, wrap(zw.reshape(1, -1, 1, 1))))
    if zd:
        weights = folded("subtract", _sum(weight, [1, 2, 3]), wrap(per_group * kh * kw * zw))
        total = R.subtract(total, reshaped(_times(weights, wrap(zd)), (1, o, 1, 1)))
    return total


@operator("qnn.conv2d_transpose", layer="other", sums=_sums_of_conv2d_transpose)
def conv2d_transpose(
    data: Any, weight: Any, data_zero_point: Any, weight_zero_point: Any, *, strides: Pair = (1, 1),
    padding: Sequence[int] = (0, 0, 0, 0), output_padding: Pair = (0, 0), dilation: Pair = (1, 1),
    groups: int = 1,
) -> Any:  # fmt: skip
    """Transpose-convolve integers: data [N, I, H, W], weight [I, O / groups, KH, KW] -> int32 [N, O, H', W'].

    H' = (H - 1) * stride - top - bottom + (KH - 1) * dilation + 1 + output_padding (ONNX ConvTranspose).
    Outputs sum different numbers of inputs, so that zero points are subtracted before the sum.
    """
    (_, c, h, w), (i, per_group, kh, kw) = rank4(data, "data"), rank4(weight, "weight")
    if groups < 1 or c != i or c % groups:
        shape = [i, per_group, kh, kw]
        raise UserError(f"conv2d_transpose: {c} channels, weight {shape}, {groups} groups: no fit")
    _geometry("conv2d_transpose", strides, padding, dilation)
    if not all(0 <= more < stride for more, stride in zip(output_padding, strides, strict=True)):
        layer = f"conv2d_transpose with output padding {list(output_padding)} and strides {list(strides)}"
        raise UserError(f"{layer}: each must lie below its stride")
    for axis, (size, k) in enumerate(((h, kh), (w, kw))):
        length = (size - 1) * strides[axis] + (k - 1) * dilation[axis] + 1 + output_padding[axis]
        if length <= padding[axis] + padding[axis + 2]:
            raise UserError(f"conv2d_transpose with padding {list(padding)}: nothing is left of {length}")
    return R.nn.conv2d_transpose(
        _direct(data, data_zero_point, "data"), _direct(weight, weight_zero_point, "weight"),
        strides=list(strides), padding=list(padding), output_padding=list(output_padding),
        dilation=list(dilation), groups=groups, out_dtype="int32",
    )  # fmt: skip


@operator("qnn.dense", layer="dense", sums=lambda call, lookup: _by_filter(call, lookup, _rows, False, -1))
def dense(data: Any, weight: Any, data_zero_point: Any, weight_zero_point: Any) -> Any:
    """Multiply integers by the rows of a matrix: data [..., K], weight [M, K] -> int32 [..., M].
    Zero points broadcast against their tensors. A weight's zero point usually has shape [] or [M, 1]."""
    if len(shape_of(weight)) != 2 or not shape_of(data) or shape_of(data)[-1] != shape_of(weight)[1]:
        raise UserError(f"dense of {list(shape_of(data))}, {list(shape_of(weight))}: [..., K], [M, K] needed")
    vector, length = len(shape_of(data)) == 1, shape_of(data)[-1]
    data, zd = _summable(data, data_zero_point, -1, "data")
    weight, zw = _summable(weight, weight_zero_point, -1, "weight")
    if len(shape_of(zw)) == 2:
        zw = reshaped(zw, (1, shape_of(zw)[0]))
    array = constant(weight)
    if array is None:
        weight = R.permute_dims(weight, [1, 0])
    else:
        weight = relax.const(np.ascontiguousarray(array.T), str(array.dtype))
    product = _product(reshaped(data, (1, length)) if vector else data, weight, zd, zw, length)
    return R.squeeze(product, [0]) if vector else product


@operator("qnn.batch_matmul", layer="other", sums=_sums_of_batch_matmul)
def batch_matmul(a: Any, b: Any, a_zero_point: Any, b_zero_point: Any) -> Any:
    """Multiply matrices of integers: a [..., M, K], b [..., K, N] -> int32 [..., M, N], as numpy.matmul.

    As in numpy.matmul, a vector on the left is a row, on the right a column, and the result lacks that axis.
    """
    left, right = shape_of(a), shape_of(b)
    if not left or not right or left[-1] != right[-min(2, len(right))]:
        raise UserError(f"product of {list(left)} and {list(right)}: the summed lengths differ")
    a, za = _summable(a, a_zero_point, -1, "left operand")
    b, zb = _summable(b, b_zero_point, -min(2, len(right)), "right operand")
    a = reshaped(a, (1, *left)) if len(left) == 1 else a
    b = reshaped(b, (*right, 1)) if len(right) == 1 else b
    vectors = [axis for axis, operand in ((-2, left), (-1, right)) if len(operand) == 1]
    product = _product(a, b, za, zb, left[-1])
    return R.squeeze(product, vectors) if vectors else product


def _product(a: Any, b: Any, za: Any, zb: Any, length: int) -> Any:
    """Return the int32 product of (a - za) [..., M, K] and (b - zb) [..., K, N], points constant along K."""
    total = R.matmul(a, b, out_dtype="int32")
    if not zero(zb):
        total = R.subtract(total, _times(_sum(a, [-1], keep=True), zb))
    if not zero(za):
        columns = _sum(b, [-2], keep=True)
        if not zero(zb):
            columns = folded("subtract", columns, _times(zb, wrap(length)))
        total = R.subtract(total, _times(za, columns))
    return total


def _summable(x: Any, zero_point: Any, axis: int, name: str) -> tuple[Any, Any]:
    """Return a tensor and its zero point, or their difference and 0 if the point varies along ``axis``."""
    broadcasts(zero_point, shape_of(integers(x, name)), f"zero point of the {name}")
    of = shape_of(zero_point)
    return (x, zero_point) if len(of) < -axis or of[axis] == 1 else (centred(x, zero_point, name), wrap(0))


def _geometry(name: str, strides: Pair, padding: Sequence[int], dilation: Pair) -> None:
    fits = (len(strides), len(padding), len(dilation)) == (2, 4, 2)
    if not fits or min(*strides, *dilation) < 1 or min(padding) < 0:
        layer = f"{name} with strides {list(strides)}, padding {list(padding)}, dilation {list(dilation)}"
        raise UserError(f"{layer}: 2, 4 and 2 numbers are needed, no padding below 0, the others above 0")


def _direct(x: Any, zero_point: Any, name: str) -> Any:
    """Return x - zero_point in int32, or x in its own type for a constant zero."""
    return integers(x, name) if zero(zero_point) else centred(x, zero_point, name)


def _apart(x: Any, zero_point: Any, name: str, by_output: bool = False) -> tuple[Any, np.ndarray]:
    """Return a tensor and its constant zero point (per output: ``by_output``), or their difference and 0."""
    broadcasts(zero_point, shape_of(integers(x, name)), f"zero point of the {name}")
    points = constant(zero_point)
    several = points is not None and by_output and points.ndim == 4 and points.size == points.shape[0]
    if points is None or not (points.size == 1 or several):
        return _direct(x, zero_point, name), np.zeros(1, np.int64)
    return x, points.astype(np.int64).reshape(-1)


def _sum(x: Any, axes: list[int], keep: bool = False) -> Any:
    array = constant(x)
    if array is None:
        return R.sum(cast(x, "int32"), axis=axes, keepdims=keep)
    return wrap(array.sum(axis=tuple(axes), dtype=np.int64, keepdims=keep))


def _times(x: Any, y: Any) -> Any:
    return folded("multiply", cast(x, "int32"), cast(y, "int32"))
