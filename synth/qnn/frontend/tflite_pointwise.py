"""Converters of TFLite's elementwise operators, softmax, and conversions between floats and integers."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax import op as R

from synth.qnn import ops as qnn
from synth.qnn.frontend.tflite_importer import Importer, Order, TfliteValue, identity, is_quantized, scalar
from synth.qnn.frontend.tflite_schema import RANGES, converts
from synth.qnn.graph import float32
from synth.qnn.ops.convert import fixed_point
from synth.qnn.ops.rounding import truncated, truncated_array


def _hard_swish(x: Any) -> Any:
    gate = R.minimum(R.maximum(R.add(x, float32(3.0)), float32(0.0)), float32(6.0))
    return R.divide(R.multiply(x, gate), float32(6.0))


def _elu(x: Any) -> Any:
    return R.where(R.less(x, float32(0.0)), R.subtract(R.exp(x), float32(1.0)), x)


BINARY: dict[str, tuple[int, int, Callable[[Any, Any], Any]]] = {
    "ADD": (5, 11, R.add), "SUB": (5, 28, R.subtract), "MUL": (7, 21, R.multiply), "DIV": (2, 29, R.divide),
    "MAXIMUM": (4, 39, R.maximum), "MINIMUM": (4, 39, R.minimum),
    "SQUARED_DIFFERENCE": (2, 76, lambda x, y: R.multiply(R.subtract(x, y), R.subtract(x, y))),
}  # fmt: skip
"""Newest version, code of the options, and the float32 function, whose operands broadcast."""
QUANTIZED_BINARY = {"ADD": qnn.add, "SUB": qnn.subtract, "MUL": qnn.mul}

UNARY: dict[str, tuple[int, int, Callable[[Any], Any], str | None]] = {
    "ABS": (5, 78, R.abs, "abs"), "CEIL": (1, 0, R.ceil, None), "COS": (1, 0, R.cos, None),
    "ELU": (1, 0, _elu, "elu"), "EXP": (2, 33, R.exp, "exp"), "FLOOR": (1, 0, R.floor, None),
    "HARD_SWISH": (1, 91, _hard_swish, "hardswish"), "LOG": (2, 0, R.log, "log"),
    "LOGISTIC": (3, 0, R.sigmoid, "sigmoid"), "NEG": (1, 42, R.negative, None),
    "ROUND": (1, 0, R.round, None), "RSQRT": (3, 0, R.rsqrt, "rsqrt"), "SIN": (1, 0, R.sin, None),
    "SQRT": (2, 0, R.sqrt, "sqrt"), "SQUARE": (1, 66, lambda x: R.multiply(x, x), None),
    "TANH": (3, 0, R.tanh, "tanh"),
}  # fmt: skip
"""Newest version, code of the options, the float32 function, and the name of the dialect's table function.
The name is None if TFLite has no integer version of the operator."""


@converts(**{name: row[:2] for name, row in BINARY.items()})
def binary(c: Importer) -> None:
    """Convert an operator of BINARY on float32. On int8 or uint8, it is one of QUANTIZED_BINARY, or a maximum
    or minimum of tensors with the result's scale and zero point."""
    x, y = c.operands(2, 2)
    (left, right), order = aligned(c, (x, y))
    activation, function = c.options.get("activation", "NONE"), BINARY[c.op.name][2]
    kinds = {x.tensor.dtype, y.tensor.dtype, c.out.dtype}
    if kinds == {"float32"}:
        c.define(c.clamped(c.emit(function(left, right)), activation), order)
    elif kinds not in ({"int8"}, {"uint8"}):
        raise c.error(f"operands of {x.tensor.dtype} and {y.tensor.dtype}: float32, int8 or uint8 is needed")
    elif c.op.name in ("MAXIMUM", "MINIMUM"):
        c.same_numbers(x, y)
        c.define(function(left, right), order)
    elif c.op.name in QUANTIZED_BINARY:
        scales = c.per_tensor(x.tensor, y.tensor, c.out)
        rounding = c.of_sums if c.op.name == "MUL" else c.of_steps
        build = QUANTIZED_BINARY[c.op.name]
        c.define(build(left, right, *scales, **c.limits(activation), **rounding, method="scaled"), order)
    else:
        raise c.error(f"operands of {x.tensor.dtype} are not supported; use float32")


@converts(**{name: row[:2] for name, row in UNARY.items()})
def unary(c: Importer) -> None:
    _function(c, *UNARY[c.op.name][2:])


@converts(GELU=(2, 116))
def gelu(c: Importer) -> None:
    """Convert GELU of float32 or 8-bit integers, exact or by the tanh approximation."""
    name = "gelu_tanh" if c.options["approximate"] else "gelu"
    _function(c, getattr(R.nn, name), name)


@converts(LEAKY_RELU=(2, 75))
def leaky_relu(c: Importer) -> None:
    alpha = c.options["alpha"]
    c.demand(np.isfinite(alpha), f"alpha {alpha} is not finite; the file is damaged")
    _function(c, lambda v: R.nn.leakyrelu(v, alpha), "leaky_relu", alpha=alpha)


def _function(c: Importer, function: Callable[[Any], Any], table: str | None, **attributes: Any) -> None:
    """Convert a function of one tensor: ``function`` on float32, or the dialect's ``table`` on integers."""
    (x,) = c.operands(1, 1)
    if x.dtype == "float32":
        call = function(c.current(x))
    elif is_quantized(x.tensor) and table is not None and is_quantized(c.out):
        scales = c.per_tensor(x.tensor, c.out)
        how = {"function": table, "rounding": "half_away", **c.limits(), **attributes}
        call = qnn.unary(c.current(x), *scales, **how)
    else:
        remedy = "; use float32" if table is None else ""
        raise c.error(f"data of {x.tensor.dtype} is not supported{remedy}")
    c.define(call, x.order)


@converts(RELU=(3, 0), RELU6=(3, 0), RELU_N1_TO_1=(1, 0))
def relu(c: Importer) -> None:
    """Convert RELU, RELU6 and RELU_N1_TO_1 of float32 or integers. Integer results may have another scale."""
    (x,) = c.operands(1, 1)
    if x.dtype == "float32":
        c.define(c.clamped(c.current(x), c.op.name), x.order)
    else:
        _requantized(c, x, c.op.name)


@converts(PRELU=(1, 0))
def prelu(c: Importer) -> None:
    """Convert PRELU of float32. The slopes broadcast."""
    x, slope = c.operands(2, 2)
    if (x.dtype, slope.dtype) != ("float32", "float32"):
        raise c.error(f"data of {x.tensor.dtype} is not supported; use float32, or LEAKY_RELU in its place")
    (data, alpha), order = aligned(c, (x, slope))
    zero = float32(0.0)
    y = R.add(R.maximum(data, zero), R.multiply(alpha, R.minimum(data, zero)))
    c.define(y, order)


@converts(SOFTMAX=(3, 9))
def softmax(c: Importer) -> None:
    """Convert SOFTMAX of beta * x along the last axis, of float32 or quantized integers."""
    (x,) = c.operands(1, 1)
    beta = np.float32(c.options["beta"])
    if not (np.isfinite(beta) and beta > 0 and x.rank):
        raise c.error(f"beta {beta} of a tensor of shape {x.dims}: beta above 0 and an axis are needed")
    axis = x.axis(-1)
    if x.dtype == "float32":
        data = c.current(x) if beta == 1 else R.multiply(c.current(x), float32(float(beta)))
        call = R.nn.softmax(data, axis)
    elif is_quantized(x.tensor) and is_quantized(c.out):
        _, zero = c.per_tensor(x.tensor)
        scale = scalar(c.quantization(x.tensor).scale[0] * beta)
        call = qnn.softmax(c.current(x), scale, zero, *c.per_tensor(c.out), axis=axis, **c.limits())
    else:
        raise c.error(f"data of {x.tensor.dtype} with a result of {c.out.dtype} is not supported")
    c.define(call, x.order)


@converts(QUANTIZE=(5, 89))
def quantize(c: Importer) -> None:
    """Convert QUANTIZE of float32 to integers, or of integers to another scale."""
    (x,) = c.operands(1, 1)
    if x.dtype != "float32":
        _requantized(c, x, "NONE")
        return
    c.demand(is_quantized(c.out), f"a result of {c.out.dtype} is not supported; use int8 or uint8")
    call = qnn.quantize(c.current(x), *c.per_tensor(c.out), **c.limits(), **c.of_sums)
    c.define(call, x.order)


@converts(DEQUANTIZE=(8, 38))
def dequantize(c: Importer) -> None:
    """Convert DEQUANTIZE to float32. Constants, also of float16 or with scales per channel, are folded."""
    (x,) = c.operands(1, 1)
    if x.constant is not None and x.dtype == "float16":
        c.define(x.constant.astype(np.float32))
    elif not is_quantized(x.tensor):
        raise c.error(f"data of {x.tensor.dtype} is not supported; use int8, uint8 or float16 constants")
    elif x.constant is not None:
        q = c.quantization(x.tensor)
        steps = x.constant.astype(np.int32) - q.along(q.zero_point, x.rank)
        c.define(np.asarray(steps.astype(np.float32) * q.along(q.scale, x.rank)))
    else:
        c.define(qnn.dequantize(c.current(x), *c.per_tensor(x.tensor)), x.order)


@converts(EQUAL=(5, 53), NOT_EQUAL=(4, 54), GREATER=(2, 44), GREATER_EQUAL=(3, 45), LESS=(3, 41),
          LESS_EQUAL=(2, 46), LOGICAL_AND=(1, 62), LOGICAL_OR=(1, 60), LOGICAL_NOT=(1, 63))  # fmt: skip
def comparison(c: Importer) -> None:
    """Convert a comparison or a logical operator. Its name is that of Relax's and of numpy's function."""
    name = c.op.name.lower()
    operands = c.operands(*(1, 1) if name == "logical_not" else (2, 2))
    types = {"bool"} if "logical" in name else {"float32", "int32", "int64", "int8", "uint8"}
    kinds = {x.tensor.dtype for x in operands}
    if len(kinds) > 1 or not kinds <= (types | {"bool"} if "EQUAL" in c.op.name[-9:] else types):
        raise c.error(f"operands of {', '.join(sorted(kinds))}: give all one of {', '.join(sorted(types))}")
    if all(x.constant is not None for x in operands) and kinds.isdisjoint(RANGES):
        c.define(np.asarray(getattr(np, name)(*(x.constant for x in operands))))
        return
    exprs, order = aligned(c, operands)
    c.define(getattr(R, name)(*(_in_steps(c, *pair) for pair in zip(operands, exprs, strict=True))), order)


def _in_steps(c: Importer, x: TfliteValue, expr: Any) -> Any:
    """Return what TFLite compares. Of a quantized integer that is the real number in steps of a 256th, which
    a table has as TFLite's fixed point rounds it: first half up at 31 bits, then half away from zero."""
    if not is_quantized(x.tensor):
        return expr
    scale, zero = (constant.value.numpy() for constant in c.per_tensor(x.tensor))
    c.demand(scale < 1, f"{x.tensor.name!r} has scale {scale}; TFLite compares scales below 1")
    least, most = RANGES[x.dtype]
    multiplier, shift = fixed_point(scale.astype(np.float64))
    steps = (np.arange(least, most + 1) - zero) * 256 * multiplier + (1 << 30) >> 31
    table = np.sign(steps) * (abs(steps) + (1 << shift - 31 >> 1) >> shift - 31)
    index = R.subtract(R.astype(expr, "int32"), relax.const(least, "int32"))
    return R.take(relax.const(table.astype(np.int32)), index, 0, mode="clip")


@converts(SELECT=(4, 47), SELECT_V2=(2, 98))
def select(c: Importer) -> None:
    """Convert SELECT_V2, whose operands broadcast, and SELECT of a condition with the shape of the data."""
    condition, x, y = operands = c.operands(3, 3)
    if condition.dtype != "bool" or (c.op.name == "SELECT" and not condition.shape == x.shape == y.shape):
        raise c.error(f"a condition of {condition.dtype} {condition.dims} for {x.dims} and {y.dims}")
    c.same_numbers(x, y)
    exprs, order = aligned(c, operands)
    c.define(R.where(*exprs), order)


@converts(CAST=(8, 37))
def cast(c: Importer) -> None:
    """Convert CAST between float32, int32 and int64, and from bool."""
    (x,) = c.operands(1, 1)
    types = ("float32", "int32", "int64")
    if x.dtype not in (*types, "bool") or c.out.dtype not in types:
        raise c.error(f"from {x.tensor.dtype} to {c.out.dtype} is not supported; use {', '.join(types)}")
    truncates = x.dtype == "float32" and c.out.dtype != "float32"
    if x.constant is not None:
        c.define(truncated_array(x.constant, c.out.dtype) if truncates else x.constant.astype(c.out.dtype))
    elif truncates:
        c.define(truncated(x.expr, x.dtype, c.out.dtype), x.order)
    else:
        c.define(R.astype(x.expr, c.out.dtype), x.order)


def aligned(c: Importer, values: Sequence[TfliteValue]) -> tuple[list[Any], Order]:
    """Return the values as expressions of one rank and one order of axes, and that order: the order of the
    first value of highest rank that is not in TFLite's order, or else TFLite's."""
    rank = max(v.rank for v in values)
    order = next((v.order for v in values if v.rank == rank and v.order != identity(rank)), identity(rank))
    return [_lifted(c, v, rank, order) for v in values], order


def _lifted(c: Importer, value: TfliteValue, rank: int, order: Order) -> Any:
    """Return the expression in ``order`` and with ``rank`` axes. New axes of length 1 come first."""
    if value.rank == rank:
        return c.ordered(value, order)
    shape = (1,) * (rank - value.rank) + value.shape
    constant = None if value.constant is None else value.constant.reshape(shape)
    expr = None if constant is not None else c.reshaped(value, shape)
    return c.ordered(TfliteValue(value.tensor, expr, shape, identity(rank), constant), order)


def _requantized(c: Importer, x: TfliteValue, activation: str) -> None:
    if not (is_quantized(x.tensor) and is_quantized(c.out)):
        raise c.error(f"from {x.tensor.dtype} to {c.out.dtype} is not supported; use float32, int8 or uint8")
    limits = c.limits(activation)
    if c.quantization(x.tensor).same_as(c.out.quantization) and x.dtype == c.out.dtype:
        call = qnn.clip(c.current(x), qmin=limits["qmin"], qmax=limits["qmax"])
    else:
        scales = c.per_tensor(x.tensor, c.out)
        call = qnn.requantize(c.current(x), *scales, **limits, **c.of_steps, **c.method)
    c.define(call, x.order)
