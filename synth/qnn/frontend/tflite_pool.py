"""TFLite's pooling and reductions, quantized and float32."""

from __future__ import annotations

from typing import Any

import numpy as np
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.frontend.tflite_linear import padding, pair
from synth.qnn.frontend.tflite_values import (
    NCHW,
    Importer,
    Order,
    Value,
    is_quantized,
    scalar,
)

LONGEST = 1 << 14
LARGEST_WINDOW = 1 << 26
"""Limits of pooling (height and width; elements of a window), so that a damaged file cannot ask for all memory."""


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
    return {
        "pool_size": size,
        "strides": strides,
        "padding": padding(c, x.shape[1:3], size, strides, (1, 1)),
    }


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
