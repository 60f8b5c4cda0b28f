"""TFLite's convolutions and matrix products, quantized (int8, uint8; weights also int4, int2) and float32."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.frontend.tflite_model import Operator
from synth.qnn.frontend.tflite_values import (
    NCHW,
    Importer,
    Order,
    Value,
    activation_range,
    clamped,
    identity,
    is_quantized,
    operands,
    per_tensor,
    quantization,
    scalar,
)

OIHW_OF_OHWI: Order = (0, 3, 1, 2)
OIHW_OF_1HWO: Order = (3, 0, 1, 2)
IOHW_OF_OHWI: Order = (3, 0, 1, 2)


def conv2d(c: Importer, op: Operator) -> None:
    """CONV_2D: data NHWC, weight OHWI; grouped if the weight has fewer input channels than the data."""
    x, w, bias = operands(op, c, 2, 3)
    channels, (out, kh, kw, each) = _image(op, x)[3], _image(op, w)
    if channels % each or out % (channels // each):
        raise op.error(f"{channels} channels do not fit its weight of shape {list(w.shape)}")
    _convolution(c, op, x, w, bias, OIHW_OF_OHWI, channels // each, (kh, kw))


def depthwise_conv2d(c: Importer, op: Operator) -> None:
    """DEPTHWISE_CONV_2D: weight [1, KH, KW, C * multiplier]."""
    x, w, bias = operands(op, c, 2, 3)
    channels, (one, kh, kw, out) = _image(op, x)[3], _image(op, w)
    if one != 1 or out % channels:
        raise op.error(f"{channels} channels do not fit its weight of shape {list(w.shape)}")
    _convolution(c, op, x, w, bias, OIHW_OF_1HWO, channels, (kh, kw))


def _convolution(
    c: Importer,
    op: Operator,
    x: Value,
    w: Value,
    bias: Value | None,
    order: Order,
    groups: int,
    kernel: tuple[int, int],
) -> None:
    strides, dilation = pair(op, "stride"), pair(op, "dilation")
    attributes: dict[str, Any] = {
        "strides": strides,
        "padding": padding(op, x.shape[1:3], kernel, strides, dilation),
        "dilation": dilation,
        "groups": groups,
    }
    data, weight = c.ordered(x, NCHW), c.ordered(w, order)
    if _quantized(op, x, w):
        call = qnn.conv2d(data, weight, *_zero_points(op, x, w, order, order[0]), **attributes)
    else:
        call = relax.op.nn.conv2d(data, weight, **attributes)
    _finish(c, op, call, x, w, bias, NCHW)


def transpose_conv(c: Importer, op: Operator) -> None:
    """TRANSPOSE_CONV: inputs shape of the result, weight OHWI, data, bias.

    The result is cut as the gradient of a convolution with this padding (ComputePaddingHeightWidth).
    """
    wanted, w, x, bias = operands(op, c, 3, 4)
    (out, kh, kw, channels), shape = _image(op, w), _image(op, x)
    if wanted.constant is None or wanted.constant.shape != (4,) or channels != shape[3]:
        raise op.error(
            "the shape of its result must be a constant of four numbers, its weight must fit its channels"
        )
    target = wanted.constant.tolist()
    strides = pair(op, "stride")
    if target[0] != shape[0] or target[3] != out:
        raise op.error(f"a result of shape {target} does not fit its weight of shape {list(w.shape)}")
    pads, extra = [], []
    for size, given, kernel, stride in zip(target[1:3], shape[1:3], (kh, kw), strides, strict=True):
        reach = size if op.options["padding"] == "SAME" else size - kernel + 1
        if size < 1 or -(-reach // stride) != given:
            raise op.error(f"a result of shape {target} does not fit its input of shape {list(shape)}")
        full = (given - 1) * stride + kernel
        before = max(full - size, 0) // 2
        pads.append((before, max(full - before - size, 0)))
        extra.append(max(size - full, 0))
    (top, bottom), (left, right) = pads
    attributes = {
        "strides": strides, "padding": (top, left, bottom, right), "output_padding": tuple(extra)
    }  # fmt: skip
    data, weight = c.ordered(x, NCHW), c.ordered(w, IOHW_OF_OHWI)
    if _quantized(op, x, w):
        call = qnn.conv2d_transpose(data, weight, *_zero_points(op, x, w, IOHW_OF_OHWI, 0), **attributes)
    else:
        call = relax.op.nn.conv2d_transpose(data, weight, **attributes)
    _finish(c, op, call, x, w, bias, NCHW)


def fully_connected(c: Importer, op: Operator) -> None:
    """FULLY_CONNECTED: weight [M, K]; the data is read as rows of K."""
    x, w, bias = operands(op, c, 2, 3)
    if op.options["weights_format"]:
        raise op.error("shuffled weights are not supported; export the model with the default format")
    if w.rank != 2:
        raise op.error(f"its weight has shape {list(w.shape)}; two axes are needed")
    depth = w.shape[1]
    size = int(np.prod(x.shape))
    if size % depth or (op.options["keep_num_dims"] and x.shape[-1:] != (depth,)):
        raise op.error(f"data of shape {list(x.shape)} does not fit its weight of shape {list(w.shape)}")
    rows = (*x.shape[:-1], depth) if op.options["keep_num_dims"] else (size // depth, depth)
    data = c.plain(x) if rows == x.shape else c.reshaped(x, rows)
    if _quantized(op, x, w):
        call = qnn.dense(data, c.plain(w), *_zero_points(op, x, w, identity(2), 0))
    else:
        call = relax.op.matmul(data, c.ordered(w, (1, 0)))
    _finish(c, op, call, x, w, bias, identity(len(rows)))


def batch_matmul(c: Importer, op: Operator) -> None:
    """BATCH_MATMUL: the matrix product of the last two axes, each optionally transposed."""
    a, b = operands(op, c, 2, 2)
    if min(a.rank, b.rank) < 2:
        raise op.error(
            f"operands of shapes {list(a.shape)} and {list(b.shape)}; two axes at least are needed"
        )
    sides = [
        c.ordered(
            v,
            (*range(v.rank - 2), v.rank - 1, v.rank - 2) if op.options[f"adj_{which}"] else identity(v.rank),
        )
        for v, which in ((a, "x"), (b, "y"))
    ]
    if _quantized(op, a, b):
        call = qnn.batch_matmul(*sides, per_tensor(op, a)[1], per_tensor(op, b)[1])
    else:
        call = relax.op.matmul(*sides)
    _finish(c, op, call, a, b, None, identity(max(a.rank, b.rank)))


def _finish(
    c: Importer, op: Operator, call: Any, x: Value, w: Value, bias: Value | None, order: Order
) -> None:
    """Add the bias to the products, requantize if they are integers, apply the fused activation, define."""
    out = c.graph.tensors[op.outputs[0]]
    activation = op.options.get("activation", "NONE")
    channels = [-1 if i == len(order) - 1 else 1 for i in order]
    y = c.emit(call, out.name)
    if bias is not None:
        y = c.emit(relax.op.add(y, _bias(c, op, bias, x, w, channels)), out.name)
    if not _quantized(op, x, w):
        c.define(op, clamped(c, op, y, activation), order)
        return
    if not is_quantized(out):
        raise op.error(f"integers with a result of {out.dtype} are not supported; quantize its output")
    q = quantization(op, w.tensor)
    scale = quantization(op, x.tensor).scale[0] * q.scale
    in_scale = relax.const(scale.reshape(channels if q.axis is not None else ()), "float32")
    arguments = per_tensor(op, Value(out, y, (), ()))
    zero = scalar(np.int32(0))
    limits = activation_range(op, out, activation)
    call = qnn.requantize(y, in_scale, zero, *arguments, **limits, **c.of_sums, **c.method)
    c.define(op, c.emit(call, out.name), order)


def _bias(c: Importer, op: Operator, bias: Value, x: Value, w: Value, shape: Sequence[int]) -> Any:
    """The bias as [.., units, ..]: float32, or int32 in units of the product of the scales (checked as by TFLite)."""
    wanted = "int32" if _quantized(op, x, w) else "float32"
    units = w.shape[3 if op.name == "DEPTHWISE_CONV_2D" else 0]
    if bias.dtype != wanted or bias.shape != (units,):
        raise op.error(f"its bias is {bias.dtype} {list(bias.shape)}; {wanted} [{units}] is needed")
    given = bias.tensor.quantization
    if wanted == "int32" and given is not None:
        product = quantization(op, x.tensor).scale[0].astype(np.float64) * quantization(op, w.tensor).scale
        out = quantization(op, c.graph.tensors[op.outputs[0]]).scale[0]
        if (
            given.scale.shape not in (product.shape, (1,))
            or (np.abs(product - given.scale) / out > 0.02).any()
        ):
            raise op.error("the scale of its bias is not that of its data times that of its weight")
    return c.reshaped(bias, [units if n == -1 else n for n in shape])


def _quantized(op: Operator, x: Value, w: Value) -> bool:
    """Are both quantized (else both are float32)? Raises for any other pair of types."""
    pair = x.tensor.dtype, w.tensor.dtype
    if pair == ("float32", "float32"):
        return False
    if pair in (("int8", "int8"), ("int8", "int4"), ("int8", "int2"), ("uint8", "uint8")):
        return True
    if pair[0] == "float32" and is_quantized(w.tensor):
        raise op.error(
            "float data with quantized weights (dynamic-range quantization) is not supported; "
            "quantize the activations too, with a representative data set"
        )
    raise op.error(f"data of {pair[0]} with a weight of {pair[1]} is not supported; quantize both to int8")


def _zero_points(op: Operator, x: Value, w: Value, order: Order, units: int) -> tuple[Any, Any]:
    """The zero points of data and weight (in ``order``), whose output channels are the axis ``units``."""
    _, zero = per_tensor(op, x)
    q = quantization(op, w.tensor)
    if q.axis not in (None, units):
        raise op.error(f"its weight has a scale per index of axis {q.axis}; one per output channel is needed")
    if q.zero_point.any() and w.dtype == "int8":
        # TFLite's specification demands 0 and its kernels do not look.
        raise op.error("signed weights with a zero point other than 0 are not valid; convert the model again")
    held = q.along(q.zero_point, w.rank)
    return zero, relax.const(held.transpose(order) if held.ndim else held, "int32")


def _image(op: Operator, value: Value) -> tuple[int, int, int, int]:
    if value.rank != 4:
        raise op.error(f"{value.tensor.name!r} has shape {list(value.shape)}; four axes are needed")
    n, h, w, channels = value.shape
    return n, h, w, channels


def pair(op: Operator, name: str) -> tuple[int, int]:
    """Height and width of an option, 1 and more."""
    h, w = op.options[f"{name}_h"], op.options[f"{name}_w"]
    if min(h, w) < 1 or max(h, w) > 1 << 16:
        raise op.error(f"{name} {h} x {w}: 1 and more is needed; the file is damaged")
    return h, w


def padding(
    op: Operator, size: Sequence[int], kernel: Sequence[int], strides: Sequence[int], dilation: Sequence[int]
) -> tuple[int, int, int, int]:
    """Top, left, bottom, right of VALID or SAME padding (the odd one of SAME comes last)."""
    before, after = [], []
    for length, taps, stride, dilated in zip(size, kernel, strides, dilation, strict=True):
        reach = (taps - 1) * dilated + 1
        if op.options["padding"] == "SAME":
            total = max((-(-length // stride) - 1) * stride + reach - length, 0)
        elif reach <= length:
            total = 0
        else:
            raise op.error(f"a window of {reach} is longer than its input of {length}")
        before.append(total // 2)
        after.append(total - total // 2)
    return before[0], before[1], after[0], after[1]
