"""TFLite's operators on single elements, softmax, and the ways between real numbers and integers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.frontend.tflite_model import Operator
from synth.qnn.frontend.tflite_values import (
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
    same_numbers,
    scalar,
)

R = relax.op


def _const(x: float) -> Any:
    return relax.const(x, "float32")


def _hard_swish(x: Any) -> Any:
    gate = R.minimum(R.maximum(R.add(x, _const(3.0)), _const(0.0)), _const(6.0))
    return R.divide(R.multiply(x, gate), _const(6.0))


def _elu(x: Any) -> Any:
    return R.where(R.less(x, _const(0.0)), R.subtract(R.exp(x), _const(1.0)), x)


BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "ADD": R.add,
    "SUB": R.subtract,
    "MUL": R.multiply,
    "DIV": R.divide,
    "MAXIMUM": R.maximum,
    "MINIMUM": R.minimum,
    "SQUARED_DIFFERENCE": lambda x, y: R.multiply(R.subtract(x, y), R.subtract(x, y)),
}
"""Of float32; shapes broadcast."""
QUANTIZED_BINARY = {"ADD": qnn.add, "SUB": qnn.subtract, "MUL": qnn.mul}

UNARY: dict[str, tuple[Callable[[Any], Any], str | None]] = {
    "ABS": (R.abs, "abs"),
    "CEIL": (R.ceil, None),
    "COS": (R.cos, None),
    "ELU": (_elu, "elu"),
    "EXP": (R.exp, "exp"),
    "FLOOR": (R.floor, None),
    "HARD_SWISH": (_hard_swish, "hardswish"),
    "LOG": (R.log, "log"),
    "LOGISTIC": (R.sigmoid, "sigmoid"),
    "NEG": (R.negative, None),
    "ROUND": (R.round, None),
    "RSQRT": (R.rsqrt, "rsqrt"),
    "SIN": (R.sin, None),
    "SQRT": (R.sqrt, "sqrt"),
    "SQUARE": (lambda x: R.multiply(x, x), None),
    "TANH": (R.tanh, "tanh"),
}
"""The function on float32, and its name among the dialect's tables if TFLite has it on integers."""


def binary(c: Importer, op: Operator) -> None:
    x, y = operands(op, c, 2, 2)
    out = c.graph.tensors[op.outputs[0]]
    (left, right), order = aligned(c, (x, y))
    activation = op.options.get("activation", "NONE")
    kinds = {x.tensor.dtype, y.tensor.dtype, out.dtype}
    if kinds == {"float32"}:
        result = c.emit(BINARY[op.name](left, right), out.name)
        c.define(op, clamped(c, op, result, activation), order)
    elif kinds not in ({"int8"}, {"uint8"}):
        raise op.error(
            f"operands of {x.tensor.dtype} and {y.tensor.dtype} are not supported; float32, int8, uint8 are"
        )
    elif op.name in ("MAXIMUM", "MINIMUM"):
        same_numbers(op, x, out)
        same_numbers(op, y, out)
        c.define(op, c.emit(BINARY[op.name](left, right), out.name), order)
    elif op.name in QUANTIZED_BINARY:
        scales = [p for v in (x, y, _result(c, op)) for p in per_tensor(op, v)]
        rounding = c.of_sums if op.name == "MUL" else c.of_steps
        call = QUANTIZED_BINARY[op.name](
            left, right, *scales, **activation_range(op, out, activation), **rounding
        )
        c.define(op, c.emit(call, out.name), order)
    else:
        raise op.error(f"operands of {x.tensor.dtype} are not supported; only float32 is")


def unary(c: Importer, op: Operator) -> None:
    (x,) = operands(op, c, 1, 1)
    function, table = UNARY[op.name]
    _function(c, op, x, function, table, {})


def gelu(c: Importer, op: Operator) -> None:
    (x,) = operands(op, c, 1, 1)
    if op.options["approximate"]:
        _function(c, op, x, R.nn.gelu_tanh, "gelu_tanh", {})
    else:
        _function(c, op, x, R.nn.gelu, "gelu", {})


def leaky_relu(c: Importer, op: Operator) -> None:
    (x,) = operands(op, c, 1, 1)
    alpha = op.options["alpha"]
    if not np.isfinite(alpha):
        raise op.error(f"alpha {alpha} is not finite; the file is damaged")
    _function(c, op, x, lambda v: R.nn.leakyrelu(v, alpha), "leaky_relu", {"alpha": alpha})


def _function(
    c: Importer,
    op: Operator,
    x: Value,
    function: Callable[[Any], Any],
    table: str | None,
    attributes: dict[str, Any],
) -> None:
    out = c.graph.tensors[op.outputs[0]]
    if x.dtype == "float32":
        call = function(c.current(x))
    elif is_quantized(x.tensor) and table is not None and is_quantized(out):
        arguments = (*per_tensor(op, x), *per_tensor(op, _result(c, op)))
        limits = activation_range(op, out, "NONE")
        call = qnn.unary(
            c.current(x), *arguments, function=table, rounding="half_away", **limits, **attributes
        )
    else:
        raise op.error(
            f"data of {x.tensor.dtype} is not supported" + ("; float32 is" if table is None else "")
        )
    c.define(op, c.emit(call, out.name), x.order)


def relu(c: Importer, op: Operator) -> None:
    """RELU and its bounded forms, from one scale to another."""
    (x,) = operands(op, c, 1, 1)
    if x.dtype == "float32":
        c.define(op, clamped(c, op, c.current(x), op.name), x.order)
    else:
        _requantized(c, op, x, op.name)


def prelu(c: Importer, op: Operator) -> None:
    """PRELU of float32: slopes broadcast."""
    x, slope = operands(op, c, 2, 2)
    if (x.dtype, slope.dtype) != ("float32", "float32"):
        raise op.error(f"data of {x.tensor.dtype} is not supported; float32 is (or quantize LEAKY_RELU)")
    (data, alpha), order = aligned(c, (x, slope))
    zero = _const(0.0)
    y = R.add(R.maximum(data, zero), R.multiply(alpha, R.minimum(data, zero)))
    c.define(op, c.emit(y, c.graph.tensors[op.outputs[0]].name), order)


def softmax(c: Importer, op: Operator) -> None:
    """SOFTMAX of beta * x along the last axis."""
    (x,) = operands(op, c, 1, 1)
    out = c.graph.tensors[op.outputs[0]]
    beta = np.float32(op.options["beta"])
    if not (np.isfinite(beta) and beta > 0 and x.rank):
        raise op.error(
            f"beta {beta} of a tensor of shape {list(x.shape)}: beta above 0 and an axis are needed"
        )
    axis = x.axis(-1)
    if x.dtype == "float32":
        data = c.current(x) if beta == 1 else R.multiply(c.current(x), _const(float(beta)))
        call = R.nn.softmax(data, axis)
    elif is_quantized(x.tensor) and is_quantized(out):
        _, zero = per_tensor(op, x)
        scale = scalar(quantization(op, x.tensor).scale[0] * beta)
        limits = activation_range(op, out, "NONE")
        call = qnn.softmax(c.current(x), scale, zero, *per_tensor(op, _result(c, op)), axis=axis, **limits)
    else:
        raise op.error(f"data of {x.tensor.dtype} with a result of {out.dtype} is not supported")
    c.define(op, c.emit(call, out.name), x.order)


def quantize(c: Importer, op: Operator) -> None:
    """QUANTIZE: float32 to integers, or integers of one scale to another."""
    (x,) = operands(op, c, 1, 1)
    out = c.graph.tensors[op.outputs[0]]
    if x.dtype != "float32":
        _requantized(c, op, x, "NONE")
        return
    limits = activation_range(op, out, "NONE") if is_quantized(out) else None
    if limits is None:
        raise op.error(f"a result of {out.dtype} is not supported; int8 and uint8 are")
    call = qnn.quantize(c.current(x), *per_tensor(op, _result(c, op)), **limits, **c.of_sums)
    c.define(op, c.emit(call, out.name), x.order)


def dequantize(c: Importer, op: Operator) -> None:
    """DEQUANTIZE: integers to float32; of a constant (also float16, per channel) here and now."""
    (x,) = operands(op, c, 1, 1)
    if x.constant is not None and x.dtype == "float16":
        c.fold(op, x.constant.astype(np.float32))
        return
    if not is_quantized(x.tensor):
        raise op.error(f"data of {x.tensor.dtype} is not supported; int8, uint8 and constants of float16 are")
    if x.constant is not None:
        q = quantization(op, x.tensor)
        steps = x.constant.astype(np.int32) - q.along(q.zero_point, x.rank)
        c.fold(op, steps.astype(np.float32) * q.along(q.scale, x.rank))
        return
    call = qnn.dequantize(c.current(x), *per_tensor(op, x))
    c.define(op, c.emit(call, c.graph.tensors[op.outputs[0]].name), x.order)


def cast(c: Importer, op: Operator) -> None:
    """CAST among float32, int32 and int64."""
    (x,) = operands(op, c, 1, 1)
    out = c.graph.tensors[op.outputs[0]]
    known = ("float32", "int32", "int64")
    if x.dtype not in known or out.dtype not in known:
        raise op.error(f"from {x.tensor.dtype} to {out.dtype} is not supported; {', '.join(known)} are")
    if x.constant is not None:
        c.fold(op, x.constant.astype(out.dtype))
    else:
        c.define(op, c.emit(R.astype(x.expr, out.dtype), out.name), x.order)


def aligned(c: Importer, values: Sequence[Value]) -> tuple[list[Any], Order]:
    """Expressions of one rank and one order of axes: that of the first of full rank that has another than TFLite's."""
    rank = max(v.rank for v in values)
    order = next((v.order for v in values if v.rank == rank and v.order != identity(rank)), identity(rank))
    return [_lifted(c, v, rank, order) for v in values], order


def _lifted(c: Importer, value: Value, rank: int, order: Order) -> Any:
    """The expression in ``order``, axes of length 1 put before the value's own as broadcasting does."""
    if value.rank == rank:
        return c.ordered(value, order)
    shape = (1,) * (rank - value.rank) + value.shape
    constant = None if value.constant is None else value.constant.reshape(shape)
    expr = None if constant is not None else c.reshaped(value, shape)
    return c.ordered(Value(value.tensor, expr, shape, identity(rank), constant), order)


def _requantized(c: Importer, op: Operator, x: Value, activation: str) -> None:
    out = c.graph.tensors[op.outputs[0]]
    if not (is_quantized(x.tensor) and is_quantized(out)):
        raise op.error(f"from {x.tensor.dtype} to {out.dtype} is not supported; float32, int8 and uint8 are")
    limits = activation_range(op, out, activation)
    if quantization(op, x.tensor).same_as(out.quantization) and x.dtype == out.dtype:
        call = qnn.clip(c.current(x), qmin=limits["qmin"], qmax=limits["qmax"])
    else:
        arguments = (*per_tensor(op, x), *per_tensor(op, _result(c, op)))
        call = qnn.requantize(c.current(x), *arguments, **limits, **c.of_steps, **c.method)
    c.define(op, c.emit(call, out.name), x.order)


def _result(c: Importer, op: Operator) -> Value:
    """The first output as a value without an expression: for its scale and name."""
    return Value(c.graph.tensors[op.outputs[0]], None, (), ())
