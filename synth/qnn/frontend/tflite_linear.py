"""Converters of TFLite's convolutions, matrix products, pooling and reductions, on int8, uint8 or float32."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax import op as R

from synth.qnn import ops as qnn
from synth.qnn.frontend.tflite_importer import (
    NCHW,
    Importer,
    Order,
    TfliteValue,
    identity,
    is_quantized,
    scalar,
)
from synth.qnn.frontend.tflite_schema import converts
from synth.qnn.ops.pool import reach, same_padding
from synth.qnn.values import scale_product

LONGEST = 1 << 14
LARGEST_WINDOW = 1 << 26
"""Limits of pooling (height or width; elements of a window), so that a damaged file cannot exhaust memory."""

OIHW_OF_OHWI: Order = (0, 3, 1, 2)
OIHW_OF_1HWO: Order = (3, 0, 1, 2)
IOHW_OF_OHWI: Order = (3, 0, 1, 2)


@converts(CONV_2D=(8, 1), DEPTHWISE_CONV_2D=(7, 2))
def conv2d(c: Importer) -> None:
    """Convert CONV_2D and DEPTHWISE_CONV_2D of NHWC data.

    CONV_2D has an OHWI weight and is grouped if the weight has fewer input channels than the data. The weight
    of DEPTHWISE_CONV_2D is [1, KH, KW, C * multiplier].
    """
    x, w, bias = c.operands(2, 3)
    channels, (first, *kernel, last) = _image(c, x)[3], _image(c, w)
    depthwise = c.op.name == "DEPTHWISE_CONV_2D"
    (each, out), order = ((first, last), OIHW_OF_1HWO) if depthwise else ((last, first), OIHW_OF_OHWI)
    groups = channels if depthwise else channels // each
    if groups * each != channels or out % groups:
        raise c.error(f"{channels} channels do not fit its weight of shape {w.dims}")
    strides, dilation = pair(c, "stride"), pair(c, "dilation")
    pads = padding(c, x.shape[1:3], kernel, strides, dilation)
    how = {"strides": strides, "padding": pads, "dilation": dilation}
    _layer(c, x, w, bias, "conv2d", order, groups=groups, **how)


def _layer(
    c: Importer, x: TfliteValue, w: TfliteValue, bias: TfliteValue | None, name: str, order: Order, **how: Any
) -> None:
    """Define the output as the convolution ``name``. ``order`` is the order of the weight's axes in it."""
    data, weight = c.ordered(x, NCHW), c.ordered(w, order)
    units = order[0 if name == "conv2d" else 1]  # axis O of the layout OIHW or IOHW
    if _quantized(c, x, w):
        call = getattr(qnn, name)(data, weight, *_zero_points(c, x, w, order, units), **how)
    else:
        call = getattr(R.nn, name)(data, weight, **how)
    _finish(c, call, x, w, bias, NCHW)


@converts(TRANSPOSE_CONV=(5, 49))
def transpose_conv(c: Importer) -> None:
    """Convert TRANSPOSE_CONV. The inputs are the result's shape, an OHWI weight, data and bias.
    The padding crops the result as in the gradient of a convolution (ComputePaddingHeightWidth)."""
    result_shape, w, x, bias = c.operands(3, 4)
    (out, kh, kw, channels), shape = _image(c, w), _image(c, x)
    if result_shape.constant is None or result_shape.constant.shape != (4,) or channels != shape[3]:
        raise c.error("its result shape must be four constants, its weight must fit its channels")
    target = result_shape.constant.tolist()
    strides = pair(c, "stride")
    if target[0] != shape[0] or target[3] != out:
        raise c.error(f"a result of shape {target} does not fit its weight of shape {w.dims}")
    pads, extra = [], []
    for size, length, kernel, stride in zip(target[1:3], shape[1:3], (kh, kw), strides, strict=True):
        starts = size if c.options["padding"] == "SAME" else size - kernel + 1
        if size < 1 or -(-starts // stride) != length:
            raise c.error(f"a result of shape {target} does not fit its input of shape {list(shape)}")
        full = (length - 1) * stride + kernel
        before = max(full - size, 0) // 2
        pads.append((before, max(full - before - size, 0)))
        extra.append(max(size - full, 0))
    (top, bottom), (left, right) = pads
    how = {"strides": strides, "padding": (top, left, bottom, right), "output_padding": tuple(extra)}
    _layer(c, x, w, bias, "conv2d_transpose", IOHW_OF_OHWI, **how)


@converts(FULLY_CONNECTED=(14, 8))
def fully_connected(c: Importer) -> None:
    """Convert FULLY_CONNECTED with a weight [M, K]. The data is read as rows of K numbers. Float data stays
    float if the weight is quantized (dynamic range): the product is that of the dequantized weight."""
    x, w, bias = c.operands(2, 3)
    if c.options["weights_format"]:
        raise c.error("shuffled weights are not supported; export the model with the default format")
    c.demand(w.rank == 2, f"its weight has shape {w.dims}; two axes are needed")
    depth = w.shape[1]
    size = int(np.prod(x.shape))
    if size % depth or (c.options["keep_num_dims"] and x.shape[-1:] != (depth,)):
        raise c.error(f"data of shape {x.dims} does not fit its weight of shape {w.dims}")
    rows = (*x.shape[:-1], depth) if c.options["keep_num_dims"] else (size // depth, depth)
    data = c.plain(x) if rows == x.shape else c.reshaped(x, rows)
    if _quantized(c, x, w):
        call = qnn.dense(data, c.plain(w), *_zero_points(c, x, w, identity(2), 0))
    else:
        weight = c.ordered(w, (1, 0))
        if is_quantized(w.tensor):
            q, zero = c.quantization(w.tensor), _weight_zero_point(c, w, (1, 0), 0)
            scale = relax.const(q.along(q.scale, 2).transpose(), "float32")
            weight = c.emit(qnn.dequantize(weight, scale, zero))
        call = R.matmul(data, weight)
    _finish(c, call, x, w, bias, identity(len(rows)))


@converts(BATCH_MATMUL=(4, 101))
def batch_matmul(c: Importer) -> None:
    """Convert BATCH_MATMUL: a matrix product of the last two axes, each operand optionally transposed."""
    a, b = c.operands(2, 2)
    if min(a.rank, b.rank) < 2:
        raise c.error(f"operands of shapes {a.dims} and {b.dims}; two axes at least are needed")
    sides = []
    for v, which in ((a, "x"), (b, "y")):
        *outer, row, column = identity(v.rank)
        sides.append(c.ordered(v, (*outer, column, row) if c.options[f"adj_{which}"] else identity(v.rank)))
    if _quantized(c, a, b):
        call = qnn.batch_matmul(*sides, *c.per_tensor(a.tensor, b.tensor)[1::2])
    else:
        call = R.matmul(*sides)
    _finish(c, call, a, b, None, identity(max(a.rank, b.rank)))


def _finish(
    c: Importer, call: Any, x: TfliteValue, w: TfliteValue, bias: TfliteValue | None, order: Order
) -> None:
    """Define the output as products plus bias, with the fused activation. Integer sums are requantized."""
    activation = c.options.get("activation", "NONE")
    channels = [-1 if i == len(order) - 1 else 1 for i in order]
    y = c.emit(call)
    if bias is not None:
        y = c.emit(R.add(y, _bias(c, bias, x, w, channels)))
    if not _quantized(c, x, w):
        c.define(c.clamped(y, activation), order)
        return
    if not is_quantized(c.out):
        raise c.error(f"integers with a result of {c.out.dtype} are not supported; quantize its output")
    q = c.quantization(w.tensor)
    operands = c.quantization(x.tensor).scale[0], q.scale
    # TFLite's reference kernels multiply the scales in double precision, XNNPACK in single precision.
    scale = np.multiply(*operands, dtype=np.float64) if c.fixed_point else scale_product(*operands)
    in_scale = relax.const(scale.reshape(channels if q.axis is not None else ()), str(scale.dtype))
    scales = (in_scale, scalar(np.int32(0)), *c.per_tensor(c.out))
    c.define(qnn.requantize(y, *scales, **c.limits(activation), **c.of_sums, **c.method), order)


def _bias(c: Importer, bias: TfliteValue, x: TfliteValue, w: TfliteValue, shape: Sequence[int]) -> Any:
    """Return the bias reshaped to ``shape``: float32, or int32 with the product of both scales."""
    dtype = "int32" if _quantized(c, x, w) else "float32"
    units = w.shape[3 if c.op.name == "DEPTHWISE_CONV_2D" else 0]
    if bias.dtype != dtype or bias.shape != (units,):
        raise c.error(f"its bias is {bias.dtype} {bias.dims}; {dtype} [{units}] is needed")
    quantization = bias.tensor.quantization
    if dtype == "int32" and quantization is not None:
        product = c.quantization(x.tensor).scale[0].astype(np.float64) * c.quantization(w.tensor).scale
        out = c.quantization(c.out).scale[0]
        fits = quantization.scale.shape in (product.shape, (1,))
        if not fits or (np.abs(product - quantization.scale) / out > 0.02).any():
            raise c.error("the scale of its bias is not that of its data times that of its weight")
    return c.reshaped(bias, [units if n == -1 else n for n in shape])


def _quantized(c: Importer, x: TfliteValue, w: TfliteValue) -> bool:
    """Return whether data and weight are quantized. FULLY_CONNECTED may quantize the weight alone."""
    pair = x.tensor.dtype, w.tensor.dtype
    if pair == ("float32", "float32"):
        return False
    if pair in (("int8", "int8"), ("int8", "int4"), ("int8", "int2"), ("uint8", "uint8")):
        return True
    if pair[0] == "float32" and is_quantized(w.tensor):
        if c.op.name == "FULLY_CONNECTED" and w.constant is not None:
            return False
        raise c.error("dynamic-range quantization is not supported; quantize the activations too")
    raise c.error(f"data of {pair[0]} with a weight of {pair[1]} is not supported; quantize both to int8")


def _zero_points(c: Importer, x: TfliteValue, w: TfliteValue, order: Order, units: int) -> tuple[Any, Any]:
    """Return the zero points of data and weight (in ``order``). ``units`` is the weight's axis of outputs."""
    return c.per_tensor(x.tensor)[1], _weight_zero_point(c, w, order, units)


def _weight_zero_point(c: Importer, w: TfliteValue, order: Order, units: int) -> Any:
    """Return the zero point of the weight (in ``order``). ``units`` is the axis of outputs."""
    q = c.quantization(w.tensor)
    if q.axis not in (None, units):
        raise c.error(f"its weight has a scale per index of axis {q.axis}; one per output channel is needed")
    if q.zero_point.any() and w.dtype == "int8":
        # TFLite's specification demands 0, and TFLite's kernels ignore the value.
        raise c.error("signed weights with a zero point other than 0 are not valid; convert the model again")
    points = q.along(q.zero_point, w.rank)
    return relax.const(points.transpose(order) if points.ndim else points, "int32")


def _image(c: Importer, value: TfliteValue) -> tuple[int, int, int, int]:
    c.demand(value.rank == 4, f"{value.tensor.name!r} has shape {value.dims}; four axes are needed")
    n, h, w, channels = value.shape
    return n, h, w, channels


def pair(c: Importer, name: str) -> tuple[int, int]:
    """Return the options NAME_h and NAME_w. Raises UserError unless both are 1 to 65,536."""
    h, w = c.options[f"{name}_h"], c.options[f"{name}_w"]
    if min(h, w) < 1 or max(h, w) > 1 << 16:
        raise c.error(f"{name} {h} x {w}: 1 and more is needed; the file is damaged")
    return h, w


def padding(
    c: Importer, size: Sequence[int], kernel: Sequence[int], strides: Sequence[int], dilation: Sequence[int]
) -> tuple[int, int, int, int]:
    """Return top, left, bottom, right of VALID or SAME padding. An odd one is at the bottom or right."""
    windows = list(map(reach, kernel, dilation))
    if c.options["padding"] == "SAME":
        down, across = map(same_padding, size, strides, windows)
        return down // 2, across // 2, down - down // 2, across - across // 2
    if any(window > length for window, length in zip(windows, size, strict=True)):
        raise c.error(f"a window of {windows} is longer than its input of {list(size)}")
    return 0, 0, 0, 0


@converts(AVERAGE_POOL_2D=(3, 5), MAX_POOL_2D=(3, 5))
def pool_2d(c: Importer) -> None:
    """Convert AVERAGE_POOL_2D, which does not count padding, and MAX_POOL_2D, whose padding never wins.
    Both arithmetics average the stored integers, zero point included, and round half away from zero, as
    TFLite does."""
    (x,) = c.operands(1, 1)
    window, activation, average = _window(c, x), c.options["activation"], c.op.name == "AVERAGE_POOL_2D"
    if not is_quantized(x.tensor):
        data = c.ordered(c.real(x), NCHW)
        how = {**window, "count_include_pad": False} if average else window
        call = (R.nn.avg_pool2d if average else R.nn.max_pool2d)(data, **how)
        c.define(c.clamped(c.emit(call), activation), NCHW)
        return
    c.same_numbers(x)
    data, limits = c.ordered(x, NCHW), c.limits(activation)
    if average:
        unit, zero = scalar(np.float32(1)), scalar(np.int32(0))
        call = qnn.avg_pool2d(data, unit, zero, unit, zero, **window, rounding="half_away", **limits)
    else:
        call = c.emit(qnn.max_pool2d(data, **window))
        if activation != "NONE":
            call = qnn.clip(call, qmin=limits["qmin"], qmax=limits["qmax"])
    c.define(call, NCHW)


def _window(c: Importer, x: TfliteValue) -> dict[str, Any]:
    """Return pool_size, strides and padding as keyword arguments of the dialect's and Relax's pooling."""
    (_, *image, channels), size, strides = _image(c, x), pair(c, "filter"), pair(c, "stride")
    if max(*image, *size) > LONGEST or size[0] * size[1] * channels > LARGEST_WINDOW:
        raise c.error(f"a window of {size[0]} x {size[1]} over shape {x.dims} is too large")
    return {"pool_size": size, "strides": strides, "padding": padding(c, x.shape[1:3], size, strides, (1, 1))}


REDUCTIONS = {"MEAN": R.mean, "REDUCE_MAX": R.max, "REDUCE_MIN": R.min, "SUM": R.sum}


@converts(MEAN=(3, 27), REDUCE_MAX=(3, 27), REDUCE_MIN=(3, 27), SUM=(2, 27))
def reduce(c: Importer) -> None:
    """Convert SUM (float32 only), MEAN, REDUCE_MAX and REDUCE_MIN over constant axes."""
    x, axis_input = c.operands(2, 2)
    axes = c.numbers(axis_input, "axes")
    if not axes or any(not -x.rank <= a < x.rank for a in axes):
        raise c.error(f"axes {axes} of a tensor of shape {x.dims}; axes within it are needed")
    summed, keep, name = {a % x.rank for a in axes}, c.options["keep_dims"], c.op.name
    order = [a for a in x.order if keep or a not in summed]
    where = {"axis": [x.axis(a) for a in sorted(summed)], "keepdims": keep}
    if is_quantized(x.tensor) and name == "MEAN":
        scales = c.per_tensor(x.tensor, c.out)
        call = qnn.mean(c.current(x), *scales, **where, **c.limits(), **c.of_sums)
    elif is_quantized(x.tensor) and name != "SUM":
        c.same_numbers(x)
        call = REDUCTIONS[name](c.current(x), **where)
    else:
        call = REDUCTIONS[name](c.current(c.real(x)), **where)
    c.define(call, tuple(sorted(order).index(a) for a in order))
