"""TFLite's pooling and reductions, quantized and float32."""

from __future__ import annotations

from typing import Any

import numpy as np
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.frontend.tflite_linear import padding, pair
from synth.qnn.frontend.tflite_model import Operator
from synth.qnn.frontend.tflite_values import (
    NCHW,
    Importer,
    Order,
    Value,
    activation_range,
    clamped,
    constant_of,
    is_quantized,
    operands,
    per_tensor,
    same_numbers,
    scalar,
)

LONGEST = 1 << 14
LARGEST_WINDOW = 1 << 26
"""Limits of pooling (height and width; elements of a window), so that a damaged file cannot ask for all memory."""


def average_pool_2d(c: Importer, op: Operator) -> None:
    """AVERAGE_POOL_2D: padding does not count.

    TFLite rounds the mean of the stored integers half away from zero, not that of the numbers they stand for,
    so the zero points are left out.
    """
    (x,) = operands(op, c, 1, 1)
    attributes = _window(op, x)
    out = c.graph.tensors[op.outputs[0]]
    activation = op.options["activation"]
    if is_quantized(x.tensor):
        same_numbers(op, x, out)
        one, zero = scalar(np.float32(1)), scalar(np.int32(0))
        call = qnn.avg_pool2d(
            c.ordered(x, NCHW), one, zero, one, zero, **attributes, rounding="half_away",
            **activation_range(op, out, activation),
        )  # fmt: skip
        c.define(op, c.emit(call, out.name), NCHW)
    else:
        call = relax.op.nn.avg_pool2d(c.ordered(_float(op, x), NCHW), **attributes, count_include_pad=False)
        c.define(op, clamped(c, op, c.emit(call, out.name), activation), NCHW)


def max_pool_2d(c: Importer, op: Operator) -> None:
    """MAX_POOL_2D: padding never wins."""
    (x,) = operands(op, c, 1, 1)
    attributes = _window(op, x)
    out = c.graph.tensors[op.outputs[0]]
    activation = op.options["activation"]
    if is_quantized(x.tensor):
        same_numbers(op, x, out)
        y = c.emit(qnn.max_pool2d(c.ordered(x, NCHW), **attributes), out.name)
        limits = activation_range(op, out, activation)
        if activation != "NONE":
            y = c.emit(qnn.clip(y, qmin=limits["qmin"], qmax=limits["qmax"]), out.name)
        c.define(op, y, NCHW)
    else:
        y = c.emit(relax.op.nn.max_pool2d(c.ordered(_float(op, x), NCHW), **attributes), out.name)
        c.define(op, clamped(c, op, y, activation), NCHW)


def _window(op: Operator, x: Value) -> dict[str, Any]:
    if x.rank != 4:
        raise op.error(f"data of shape {list(x.shape)}; four axes are needed")
    size, strides = pair(op, "filter"), pair(op, "stride")
    if max(*x.shape[1:3], *size) > LONGEST or size[0] * size[1] * x.shape[3] > LARGEST_WINDOW:
        raise op.error(f"a window of {size[0]} x {size[1]} over shape {list(x.shape)} is too large")
    return {
        "pool_size": size,
        "strides": strides,
        "padding": padding(op, x.shape[1:3], size, strides, (1, 1)),
    }


def mean(c: Importer, op: Operator) -> None:
    """MEAN over constant axes."""
    x, axes, order = _reduction(c, op)
    out = c.graph.tensors[op.outputs[0]]
    expr, where = c.current(x), [x.axis(a) for a in axes]
    keep = op.options["keep_dims"]
    if is_quantized(x.tensor):
        arguments = (*per_tensor(op, x), *per_tensor(op, Value(out, expr, (), ())))
        limits = activation_range(op, out, "NONE")
        call = qnn.mean(expr, *arguments, axis=where, keepdims=keep, **limits, **c.of_sums)
    else:
        call = relax.op.mean(c.current(_float(op, x)), where, keepdims=keep)
    c.define(op, c.emit(call, out.name), order)


def reduce(c: Importer, op: Operator) -> None:
    """SUM (float32 only), REDUCE_MAX and REDUCE_MIN (also of integers of one scale)."""
    x, axes, order = _reduction(c, op)
    out = c.graph.tensors[op.outputs[0]]
    if is_quantized(x.tensor) and op.name != "SUM":
        same_numbers(op, x, out)
    else:
        _float(op, x)
    function = {"SUM": relax.op.sum, "REDUCE_MAX": relax.op.max, "REDUCE_MIN": relax.op.min}[op.name]
    call = function(c.current(x), [x.axis(a) for a in axes], keepdims=op.options["keep_dims"])
    c.define(op, c.emit(call, out.name), order)


def _reduction(c: Importer, op: Operator) -> tuple[Value, list[int], Order]:
    """The data, the axes that go, and the order of the axes that stay in the result's expression."""
    x, given = operands(op, c, 2, 2)
    axes = [int(a) for a in constant_of(op, given, "axes").reshape(-1)]
    if not axes or any(not -x.rank <= a < x.rank for a in axes):
        raise op.error(f"axes {axes} of a tensor of shape {list(x.shape)}; axes within it are needed")
    gone = {a % x.rank for a in axes}
    if op.options["keep_dims"]:
        return x, sorted(gone), x.order
    kept = [a for a in x.order if a not in gone]
    return x, sorted(gone), tuple(sorted(kept).index(a) for a in kept)


def _float(op: Operator, x: Value) -> Value:
    if x.dtype != "float32":
        raise op.error(f"data of {x.tensor.dtype} is not supported; float32, int8 and uint8 are")
    return x
