"""Functions of one variable on 8-bit integers, each as a table of 256 results, and softmax.

A table's entry is quantize(function(dequantize(q))). The function is evaluated in float64 and rounded to
float32 before the division by out_scale. Where the function is undefined (sqrt and log of a negative number),
the entry is qmin, which quantize returns for NaN. log(0) gives qmin, rsqrt(0) gives qmax.
"""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from tvm import relax

from synth.errors import UserError
from synth.qnn.dialect import operator
from synth.qnn.graph import dtype_of, shape_of
from synth.qnn.ops.arithmetic import (
    OutputQuantization,
    R,
    cast,
    real,
    scalar,
    scale_for,
    storing,
    unfused,
    within,
)
from synth.qnn.values import BYTES

Function = Callable[[np.ndarray], np.ndarray]
_erf = np.vectorize(math.erf, otypes=[np.float64])


def _sigmoid(x: np.ndarray) -> np.ndarray:
    return np.asarray(1 / (1 + np.exp(-x)))


def _hardsigmoid(x: np.ndarray, alpha: float, beta: float) -> np.ndarray:
    return np.clip(alpha * x + beta, 0, 1)


_OF_NUMPY = (
    "abs", "ceil", "cos", "exp", "floor", "log", "negative", "reciprocal", "round", "sign", "sin", "sqrt",
    "square", "tan", "tanh",
)  # fmt: skip
FUNCTIONS: dict[str, Function] = {
    **{name: getattr(np, name) for name in _OF_NUMPY}, "erf": _erf,
    "gelu": lambda x: 0.5 * x * (1 + _erf(x / math.sqrt(2))),
    "gelu_tanh": lambda x: 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))),
    "hardswish": lambda x: x * _hardsigmoid(x, 1 / 6, 0.5), "mish": lambda x: x * np.tanh(np.logaddexp(0, x)),
    "relu": lambda x: np.maximum(x, 0), "relu6": lambda x: np.clip(x, 0, 6),
    "rsqrt": lambda x: 1 / np.sqrt(x), "sigmoid": _sigmoid, "silu": lambda x: x * _sigmoid(x),
    "softplus": lambda x: np.logaddexp(0, x), "softsign": lambda x: x / (1 + np.abs(x)),
}  # fmt: skip
"""Functions without a parameter. gelu is exact, round goes to even, hardswish is x * clip(x/6 + 1/2)."""

WITH_PARAMETERS: dict[str, tuple[Callable[..., np.ndarray], float | None, float | None]] = {
    "elu": (lambda x, alpha, _: np.where(x < 0, alpha * np.expm1(x), x), 1.0, None),
    "hardsigmoid": (_hardsigmoid, 0.2, 0.5),
    "leaky_relu": (lambda x, alpha, _: np.where(x < 0, alpha * x, x), 0.01, None),
    "selu": (lambda x, alpha, beta: beta * np.where(x < 0, alpha * np.expm1(x), x), 1.6732632, 1.0507010),
    "thresholded_relu": (lambda x, alpha, _: np.where(x > alpha, x, 0), 1.0, None),
}
"""Functions of x, alpha and beta, with the defaults of alpha and beta in ONNX. None: no such parameter."""


@storing("qnn.unary", elementwise=True)
def unary(
    x: Any, in_scale: Any, in_zero_point: Any, out_scale: Any, *, grid: OutputQuantization, function: str,
    alpha: float | None = None, beta: float | None = None,
) -> Any:  # fmt: skip
    """Return ``function`` of an int8 or uint8 tensor of any shape, by table. FUNCTIONS and WITH_PARAMETERS
    list the functions. alpha and beta are parameters of the latter. None stands for ONNX's default. Scales
    and zero points must be constants of one element."""
    of_reals = _function(function, alpha, beta)
    if dtype_of(x) not in BYTES:
        raise UserError(f"function of {dtype_of(x)} by table: int8 or uint8 is needed; dequantize the tensor")
    from_step, from_zero, to_step = scalar(in_scale), scalar(in_zero_point), scalar(out_scale)
    if from_step is None or from_zero is None or to_step is None or scalar(grid.zero_point) is None:
        raise UserError("function by table: scales and zero points must be constants of one element")
    for scale, divides in ((in_scale, False), (out_scale, True)):
        scale_for((1,) * len(shape_of(x)), scale, "scale of a table", divides=divides)
    least = int(np.iinfo(dtype_of(x)).min)
    inputs = (np.arange(least, least + 256) - from_zero).astype(np.float32) * np.float32(from_step)
    with np.errstate(all="ignore"):
        results = np.asarray(of_reals(inputs.astype(np.float64))).astype(np.float32) / np.float32(to_step)
    table = grid.stored_array(results).reshape(256)
    return indexed(x, relax.const(table, grid.out_dtype))


@storing("qnn.softmax")
def softmax(
    x: Any, in_scale: Any, in_zero_point: Any, out_scale: Any, *, grid: OutputQuantization, axis: int
) -> Any:
    """Return the softmax along one axis, computed in float32 from dequantized numbers and quantized."""
    axis = within(axis, len(shape_of(x)), "softmax")
    share = R.nn.softmax(unfused(real(x, in_scale, in_zero_point)), axis=axis)
    return grid.quantized(share, shape_of(x), out_scale)


def _function(name: str, alpha: float | None, beta: float | None) -> Function:
    if name in FUNCTIONS:
        if alpha is not None or beta is not None:
            raise UserError(f"function {name!r} with alpha {alpha} and beta {beta}: it has no parameters")
        return FUNCTIONS[name]
    if name not in WITH_PARAMETERS:
        known = sorted([*FUNCTIONS, *WITH_PARAMETERS])
        raise UserError(f"function {name!r}: one of {', '.join(known)} is needed")
    f, first, second = WITH_PARAMETERS[name]
    if second is None and beta is not None:
        raise UserError(f"function {name!r} with beta {beta}: it has alpha only")
    return lambda x: f(x, first if alpha is None else alpha, second if beta is None else beta)


@operator("qnn.lookup", elementwise=True, tensors=1)
def lookup(x: Any, table: Any) -> Any:
    """Return table[x - least] of a tensor of any shape, in the table's type. ``least`` is -128 for int8 and 0
    for uint8. ``table`` is a constant of 256 entries."""
    if dtype_of(x) not in BYTES:
        raise UserError(f"table of a {dtype_of(x)} tensor: int8 or uint8 is needed")
    if tuple(shape_of(table)) != (256,):
        raise UserError(f"table of shape {list(shape_of(table))}: 256 entries are needed")
    return indexed(x, table)


def indexed(x: Any, table: Any) -> Any:
    """Return ``lookup``'s result in Relax's own operators: table[x - least], without checks."""
    index, least = cast(x, "int32"), int(np.iinfo(dtype_of(x)).min)
    if least:
        index = R.subtract(index, relax.const(least, "int32"))
    return R.take(table, index, axis=0, mode="clip")  # TVM's mode "fast" would print a warning
