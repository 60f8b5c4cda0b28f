"""TFLite's convolutions, matrix products, pooling and reductions: quantized (int8, uint8; weights also int4,
int2), float32."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.frontend.tflite_schema import converts
from synth.qnn.frontend.tflite_values import NCHW, Importer, Order, Value, identity, is_quantized, scalar

LONGEST = 1 << 14
LARGEST_WINDOW = 1 << 26
"""Limits of pooling (height and width; elements of a window), so that a damaged file cannot ask for all memory."""

OIHW_OF_OHWI: Order = (0, 3, 1, 2)
OIHW_OF_1HWO: Order = (3, 0, 1, 2)
IOHW_OF_OHWI: Order = (3, 0, 1, 2)


@converts(CONV_2D=(8, 1))
def conv2d(c: Importer) -> None:
    """CONV_2D: data NHWC, weight OHWI; grouped if the weight has fewer input channels than the data."""
    x, w, bias = c.operands(2, 3)
    channels, (out, kh, kw, each) = _image(c, x)[3], _image(c, w)
    if channels % each or out % (channels // each):
        raise c.error(f"{channels} channels do not fit its weight of shape {list(w.shape)}")
    _convolution(c, x, w, bias, OIHW_OF_OHWI, channels // each, (kh, kw))


@converts(DEPTHWISE_CONV_2D=(7, 2))
def depthwise_conv2d(c: Importer) -> None:
    """DEPTHWISE_CONV_2D: weight [1, KH, KW, C * multiplier]."""
    x, w, bias = c.operands(2, 3)
    channels, (one, kh, kw, out) = _image(c, x)[3], _image(c, w)
    if one != 1 or out % channels:
        raise c.error(f"{channels} channels do not fit its weight of shape {list(w.shape)}")
    _convolution(c, x, w, bias, OIHW_OF_1HWO, channels, (kh, kw))


def _convolution(
    c: Importer, x: Value, w: Value, bias: Value | None, order: Order, groups: int, kernel: tuple[int, int]
) -> None:
    strides, dilation = pair(c, "stride"), pair(c, "dilation")
    attributes: dict[str, Any] = {
        "strides": strides,
        "padding": padding(c, x.shape[1:3], kernel, strides, dilation),
        "dilation": dilation,
        "groups": groups,
    }
    data, weight = c.ordered(x, NCHW), c.ordered(w, order)
    if _quantized(c, x, w):
        call = qnn.conv2d(data, weight, *_zero_points(c, x, w, order, order[0]), **attributes)
    else:
        call = relax.op.nn.conv2d(data, weight, **attributes)
    _finish(c, call, x, w, bias, NCHW)


@converts(TRANSPOSE_CONV=(5, 49))
def transpose_conv(c: Importer) -> None:
    """TRANSPOSE_CONV: inputs shape of the result, weight OHWI, data, bias.

    The result is cut as the gradient of a convolution with this padding (ComputePaddingHeightWidth).
    """
    wanted, w, x, bias = c.operands(3, 4)
    (out, kh, kw, channels), shape = _image(c, w), _image(c, x)
    if wanted.constant is None or wanted.constant.shape != (4,) or channels != shape[3]:
        raise c.error(
            "the shape of its result must be a constant of four numbers, its weight must fit its channels"
        )
    target = wanted.constant.tolist()
    strides = pair(c, "stride")
    if target[0] != shape[0] or target[3] != out:
        raise c.error(f"a result of shape {target} does not fit its weight of shape {list(w.shape)}")
    pads, extra = [], []
    for size, given, kernel, stride in zip(target[1:3], shape[1:3], (kh, kw), strides, strict=True):
        reach = size if c.options["padding"] == "SAME" else size - kernel + 1
        if size < 1 or -(-reach // stride) != given:
            raise c.error(f"a result of shape {target} does not fit its input of shape {list(shape)}")
        full = (given - 1) * stride + kernel
        before = max(full - size, 0) // 2
        pads.append((before, max(full - before - size, 0)))
        extra.append(max(size - full, 0))
    (top, bottom), (left, right) = pads
    attributes = {
        "strides": strides, "padding": (top, left, bottom, right), "output_padding": tuple(extra)
    }  # fmt: skip
    data, weight = c.ordered(x, NCHW), c.ordered(w, IOHW_OF_OHWI)
    if _quantized(c, x, w):
        call = qnn.conv2d_transpose(data, weight, *_zero_points(c, x, w, IOHW_OF_OHWI, 0), **attributes)
    else:
        call = relax.op.nn.conv2d_transpose(data, weight, **attributes)
    _finish(c, call, x, w, bias, NCHW)


@converts(FULLY_CONNECTED=(14, 8))
def fully_connected(c: Importer) -> None:
    """FULLY_CONNECTED: weight [M, K]; the data is read as rows of K."""
    x, w, bias = c.operands(2, 3)
    if c.options["weights_format"]:
        raise c.error("shuffled weights are not supported; export the model with the default format")
    if w.rank != 2:
        raise c.error(f"its weight has shape {list(w.shape)}; two axes are needed")
    depth = w.shape[1]
    size = int(np.prod(x.shape))
    if size % depth or (c.options["keep_num_dims"] and x.shape[-1:] != (depth,)):
        raise c.error(f"data of shape {list(x.shape)} does not fit its weight of shape {list(w.shape)}")
    rows = (*x.shape[:-1], depth) if c.options["keep_num_dims"] else (size // depth, depth)
    data = c.plain(x) if rows == x.shape else c.reshaped(x, rows)
    if _quantized(c, x, w):
        call = qnn.dense(data, c.plain(w), *_zero_points(c, x, w, identity(2), 0))
    else:
        call = relax.op.matmul(data, c.ordered(w, (1, 0)))
    _finish(c, call, x, w, bias, identity(len(rows)))


@converts(BATCH_MATMUL=(4, 101))
def batch_matmul(c: Importer) -> None:
    """BATCH_MATMUL: the matrix product of the last two axes, each optionally transposed."""
    a, b = c.operands(2, 2)
    if min(a.rank, b.rank) < 2:
        raise c.error(f"operands of shapes {list(a.shape)} and {list(b.shape)}; two axes at least are needed")
    sides = [
        c.ordered(
            v, (*range(v.rank - 2), v.rank - 1, v.rank - 2) if c.options[f"adj_{which}"] else identity(v.rank)
        )
        for v, which in ((a, "x"), (b, "y"))
    ]
    if _quantized(c, a, b):
        call = qnn.batch_matmul(*sides, *c.per_tensor(a.tensor, b.tensor)[1::2])
    else:
        call = relax.op.matmul(*sides)
    _finish(c, call, a, b, None, identity(max(a.rank, b.rank)))


def _finish(c: Importer, call: Any, x: Value, w: Value, bias: Value | None, order: Order) -> None:
    """Add the bias to the products, requantize if they are integers, apply the fused activation, define."""
    activation = c.options.get("activation", "NONE")
    channels = [-1 if i == len(order) - 1 else 1 for i in order]
    y = c.emit(call)
    if bias is not None:
        y = c.emit(relax.op.add(y, _bias(c, bias, x, w, channels)))
    if not _quantized(c, x, w):
        c.define(c.clamped(y, activation), order)
        return
    if not is_quantized(c.out):
        raise c.error(f"integers with a result of {c.out.dtype} are not supported; quantize its output")
    q = c.quantization(w.tensor)
    scale = c.quantization(x.tensor).scale[0] * q.scale
    in_scale = relax.const(scale.reshape(channels if q.axis is not None else ()), "float32")
    scales = (in_scale, scalar(np.int32(0)), *c.per_tensor(c.out))
    c.define(qnn.requantize(y, *scales, **c.limits(activation), **c.of_sums, **c.method), order)


def _bias(c: Importer, bias: Value, x: Value, w: Value, shape: Sequence[int]) -> Any:
    """The bias as [.., units, ..]: float32, or int32 in units of the product of the scales (checked as by
    TFLite)."""
    wanted = "int32" if _quantized(c, x, w) else "float32"
    units = w.shape[3 if c.op.name == "DEPTHWISE_CONV_2D" else 0]
    if bias.dtype != wanted or bias.shape != (units,):
        raise c.error(f"its bias is {bias.dtype} {list(bias.shape)}; {wanted} [{units}] is needed")
    given = bias.tensor.quantization
    if wanted == "int32" and given is not None:
        product = c.quantization(x.tensor).scale[0].astype(np.float64) * c.quantization(w.tensor).scale
        out = c.quantization(c.out).scale[0]
        if (
            given.scale.shape not in (product.shape, (1,))
            or (np.abs(product - given.scale) / out > 0.02).any()
        ):
            raise c.error("the scale of its bias is not that of its data times that of its weight")
    return c.reshaped(bias, [units if n == -1 else n for n in shape])


def _quantized(c: Importer, x: Value, w: Value) -> bool:
    """Are both quantized (else both are float32)? Raises for any other pair of types."""
    pair = x.tensor.dtype, w.tensor.dtype
    if pair == ("float32", "float32"):
        return False
    if pair in (("int8", "int8"), ("int8", "int4"), ("int8", "int2"), ("uint8", "uint8")):
        return True
    if pair[0] == "float32" and is_quantized(w.tensor):
        raise c.error(
            "float data with quantized weights (dynamic-range quantization) is not supported; "
            "quantize the activations too, with a representative data set"
        )
    raise c.error(f"data of {pair[0]} with a weight of {pair[1]} is not supported; quantize both to int8")


def _zero_points(c: Importer, x: Value, w: Value, order: Order, units: int) -> tuple[Any, Any]:
    """The zero points of data and weight (in ``order``), whose output channels are the axis ``units``."""
    _, zero = c.per_tensor(x.tensor)
    q = c.quantization(w.tensor)
    if q.axis not in (None, units):
        raise c.error(f"its weight has a scale per index of axis {q.axis}; one per output channel is needed")
    if q.zero_point.any() and w.dtype == "int8":
        # TFLite's specification demands 0 and its kernels do not look.
        raise c.error("signed weights with a zero point other than 0 are not valid; convert the model again")
    held = q.along(q.zero_point, w.rank)
    return zero, relax.const(held.transpose(order) if held.ndim else held, "int32")


def _image(c: Importer, value: Value) -> tuple[int, int, int, int]:
    if value.rank != 4:
        raise c.error(f"{value.tensor.name!r} has shape {list(value.shape)}; four axes are needed")
    n, h, w, channels = value.shape
    return n, h, w, channels


def pair(c: Importer, name: str) -> tuple[int, int]:
    """Height and width of an option, 1 and more."""
    h, w = c.options[f"{name}_h"], c.options[f"{name}_w"]
    if min(h, w) < 1 or max(h, w) > 1 << 16:
        raise c.error(f"{name} {h} x {w}: 1 and more is needed; the file is damaged")
    return h, w


def padding(
    c: Importer, size: Sequence[int], kernel: Sequence[int], strides: Sequence[int], dilation: Sequence[int]
) -> tuple[int, int, int, int]:
    """Top, left, bottom, right of VALID or SAME padding (the odd one of SAME comes last)."""
    before, after = [], []
    for length, taps, stride, dilated in zip(size, kernel, strides, dilation, strict=True):
        reach = (taps - 1) * dilated + 1
        if c.options["padding"] == "SAME":
            total = max((-(-length // stride) - 1) * stride + reach - length, 0)
        elif reach <= length:
            total = 0
        else:
            raise c.error(f"a window of {reach} is longer than its input of {length}")
        before.append(total // 2)
        after.append(total - total // 2)
    return before[0], before[1], after[0], after[1]


@converts(AVERAGE_POOL_2D=(3, 5))
def average_pool_2d(c: Importer) -> None:
    """AVERAGE_POOL_2D: padding does not count.

    TFLite rounds the mean of the stored integers half away from zero, not that of the numbers they stand for,
    so the zero points are left out.
    """
    (x,) = c.operands(1, 1)
    attributes = _window(c, x)
    activation = c.options["activation"]
    if is_quantized(x.tensor):
        c.same_numbers(x)
        one, zero = scalar(np.float32(1)), scalar(np.int32(0))
        call = qnn.avg_pool2d(
            c.ordered(x, NCHW), one, zero, one, zero, **attributes, rounding="half_away",
            **c.limits(activation),
        )  # fmt: skip
        c.define(call, NCHW)
    else:
        call = relax.op.nn.avg_pool2d(c.ordered(_float(c, x), NCHW), **attributes, count_include_pad=False)
        c.define(c.clamped(c.emit(call), activation), NCHW)


@converts(MAX_POOL_2D=(3, 5))
def max_pool_2d(c: Importer) -> None:
    """MAX_POOL_2D: padding never wins."""
    (x,) = c.operands(1, 1)
    attributes = _window(c, x)
    activation = c.options["activation"]
    if is_quantized(x.tensor):
        c.same_numbers(x)
        y, limits = c.emit(qnn.max_pool2d(c.ordered(x, NCHW), **attributes)), c.limits(activation)
        if activation != "NONE":
            y = qnn.clip(y, qmin=limits["qmin"], qmax=limits["qmax"])
        c.define(y, NCHW)
    else:
        y = c.emit(relax.op.nn.max_pool2d(c.ordered(_float(c, x), NCHW), **attributes))
        c.define(c.clamped(y, activation), NCHW)


def _window(c: Importer, x: Value) -> dict[str, Any]:
    if x.rank != 4:
        raise c.error(f"data of shape {list(x.shape)}; four axes are needed")
    size, strides = pair(c, "filter"), pair(c, "stride")
    if max(*x.shape[1:3], *size) > LONGEST or size[0] * size[1] * x.shape[3] > LARGEST_WINDOW:
        raise c.error(f"a window of {size[0]} x {size[1]} over shape {list(x.shape)} is too large")
    return {"pool_size": size, "strides": strides, "padding": padding(c, x.shape[1:3], size, strides, (1, 1))}


@converts(MEAN=(3, 27))
def mean(c: Importer) -> None:
    """MEAN over constant axes."""
    x, axes, order = _reduction(c)
    expr, where = c.current(x), [x.axis(a) for a in axes]
    keep = c.options["keep_dims"]
    if is_quantized(x.tensor):
        scales = c.per_tensor(x.tensor, c.out)
        call = qnn.mean(expr, *scales, axis=where, keepdims=keep, **c.limits(), **c.of_sums)
    else:
        call = relax.op.mean(c.current(_float(c, x)), where, keepdims=keep)
    c.define(call, order)


@converts(REDUCE_MAX=(3, 27), REDUCE_MIN=(3, 27), SUM=(2, 27))
def reduce(c: Importer) -> None:
    """SUM (float32 only), REDUCE_MAX and REDUCE_MIN (also of integers of one scale)."""
    x, axes, order = _reduction(c)
    if is_quantized(x.tensor) and c.op.name != "SUM":
        c.same_numbers(x)
    else:
        _float(c, x)
    function = {"SUM": relax.op.sum, "REDUCE_MAX": relax.op.max, "REDUCE_MIN": relax.op.min}[c.op.name]
    call = function(c.current(x), [x.axis(a) for a in axes], keepdims=c.options["keep_dims"])
    c.define(call, order)


def _reduction(c: Importer) -> tuple[Value, list[int], Order]:
    """The data, the axes that go, and the order of the axes that stay in the result's expression."""
    x, given = c.operands(2, 2)
    axes = [int(a) for a in c.constant_of(given, "axes").reshape(-1)]
    if not axes or any(not -x.rank <= a < x.rank for a in axes):
        raise c.error(f"axes {axes} of a tensor of shape {list(x.shape)}; axes within it are needed")
    gone = {a % x.rank for a in axes}
    if c.options["keep_dims"]:
        return x, sorted(gone), x.order
    kept = [a for a in x.order if a not in gone]
    return x, sorted(gone), tuple(sorted(kept).index(a) for a in kept)


def _float(c: Importer, x: Value) -> Value:
    if x.dtype != "float32":
        raise c.error(f"data of {x.tensor.dtype} is not supported; float32, int8 and uint8 are")
    return x
