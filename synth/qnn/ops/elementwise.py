"""Elementwise arithmetic on quantized tensors, functions of one variable, and softmax.

A function of 8-bit integers is a table of 256 results, quantize(function(dequantize(q))). The function is
evaluated in float64 and rounded to float32 before the division by out_scale. Where the function is undefined
(sqrt and log of a negative number), the entry is qmin, which quantize returns for NaN. log(0) gives qmin,
rsqrt(0) gives qmax. Relax's own operators compute float32 log(1 + x) and e^x - 1 here so that they are
accurate for small x.
"""

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax import op as R

from synth.errors import UserError
from synth.qnn.dialect import attributes_of, expression, operator
from synth.qnn.graph import constant, dtype_of, float32, joint, shape_of
from synth.qnn.ops.arithmetic import (
    OutputQuantization,
    broadcasts,
    cast,
    centred,
    integers,
    real,
    scalar,
    scale_for,
    storing,
    unfused,
    within,
)
from synth.qnn.ops.byte_pairs import BytePair, product_factor, sum_factors
from synth.qnn.values import BYTES, Lookup, ValueRange, scale_product, scale_ratio

OF_TWO = ("lhs", "rhs", "lhs_scale", "lhs_zero_point", "rhs_scale", "rhs_zero_point", "out_scale")
"""The tensors of an operator of two quantized tensors. The result's zero point follows them."""


METHODS = ("dequantized", "scaled", "qlinear")
"""Methods to compute sums and products.

* dequantized: both operands are dequantized, combined and quantized, each operation rounded to float32 (the
  ONNX standard).
* scaled: computed in units of the result's scale, rounded before the zero point is added (TFLite).
* qlinear: computed in units of the result's scale, rounded after the zero point is added (ONNX Runtime's
  QLinearAdd and QLinearMul).

Scales and zero points must be constants for all methods but "dequantized".
"""


@storing("qnn.subtract", *OF_TWO, elementwise=True)
def subtract(*tensors: Any, grid: OutputQuantization, method: str = "dequantized") -> Any:
    """Return ``qnn.add`` of OF_TWO's tensors by one of METHODS, with the right scale negated."""
    scale = constant(tensors[4])
    minus = R.negative(tensors[4]) if scale is None else relax.const(-scale, str(scale.dtype))
    return _sum(*tensors[:4], minus, *tensors[5:], grid=grid, method=method)


@storing("qnn.mul", *OF_TWO, elementwise=True)
def mul(*tensors: Any, grid: OutputQuantization, method: str = "dequantized") -> Any:
    """Return the product of two quantized tensors, whose shapes broadcast, by one of METHODS. ``tensors``: as
    ``OF_TWO`` names them.

    "scaled" and "qlinear" are (lhs - lhs_zero_point) * (rhs - rhs_zero_point) * m in float32, with m =
    lhs_scale * rhs_scale / out_scale. So is "dequantized" if it gives equal integers for all pairs of bytes.
    """
    lhs, rhs, ls, lz, rs, rz, out_scale = tensors
    shape = _joint(lhs, rhs, method)
    if method == "dequantized":
        pair = byte_pair(*tensors, grid=grid)
        m: Any = None if pair is None else product_factor(pair)
    else:
        left, lz, right, rz, out, _ = _constants(shape, ls, lz, rs, rz, out_scale, grid.zero_point)
        lz, rz = (relax.const(point.astype(np.int32)) for point in (lz, rz))
        m = scale_ratio(scale_product(left, right), out)
    if m is None:
        reals = real(lhs, ls, lz, "left operand"), real(rhs, rs, rz, "right operand")
        return grid.quantized(R.multiply(*map(unfused, reals)), shape, out_scale)
    operands = centred(lhs, lz, "left operand"), centred(rhs, rz, "right operand")
    steps = R.multiply(R.multiply(*(R.astype(x, "float32") for x in operands)), relax.const(m))
    last = method == "qlinear"
    return grid.stored(unfused(steps) if last else steps, round_last=last)


def _sum(*tensors: Any, grid: OutputQuantization, method: str = "dequantized") -> Any:
    """Return the sum of two quantized tensors, whose shapes broadcast, by one of METHODS.

    "scaled" and "qlinear" are fma(lhs, left, fma(rhs, right, fixed)) with float32 factors (``sum_factors``).
    """
    lhs, rhs, ls, lz, rs, rz, out_scale = tensors
    shape = _joint(lhs, rhs, method)
    if method == "dequantized":
        reals = real(lhs, ls, lz, "left operand"), real(rhs, rs, rz, "right operand")
        return grid.quantized(R.add(*map(unfused, reals)), shape, out_scale)
    ls, lz, rs, rz, out, point = _constants(shape, ls, lz, rs, rz, out_scale, grid.zero_point)
    last = method == "qlinear"
    left, right, fixed = sum_factors(ls, lz, rs, rz, out, point if last else np.float32(0))
    inner = _fused_steps(integers(rhs, "right operand"), right, relax.const(fixed))
    total = _fused_steps(integers(lhs, "left operand"), left, inner)
    return (replace(grid, zero_point=relax.const(0)) if last else grid).stored(total)


add = storing("qnn.add", *OF_TWO, elementwise=True)(_sum)


def byte_pair(lhs: Any, rhs: Any, *parameters: Any, grid: OutputQuantization) -> BytePair | None:
    """Return the parameters of a sum or product of two 8-bit tensors. ``parameters``: the last five of
    OF_TWO. None for other types, for another rounding than half to even, and unless all parameters are
    constants of one element."""
    types = dtype_of(lhs), dtype_of(rhs)
    numbers = [n for n in map(scalar, (*parameters, grid.zero_point)) if n is not None]
    if not set(types) <= set(BYTES) or len(numbers) < 6 or grid.rounding != "half_even":
        return None
    ls, lz, rs, rz, os, oz = numbers
    return BytePair(*types, ls, int(lz), rs, int(rz), os, int(oz), grid.qmin, grid.qmax)


def _clipped(call: Any, lookup: Lookup) -> ValueRange | None:
    values, attrs = lookup(call.args[0]), attributes_of(call)
    return None if values is None else values.clamp(attrs["qmin"], attrs["qmax"])


@operator("qnn.clip", elementwise=True, values=_clipped)
def clip(x: Any, *, qmin: int, qmax: int) -> Any:
    """Return integers clamped to [qmin, qmax], in their own type."""
    limits = np.iinfo(dtype_of(integers(x, "clip")))
    low, high = max(qmin, int(limits.min)), min(qmax, int(limits.max))
    if low > high:
        raise UserError(f"clip of {dtype_of(x)} to [{qmin}, {qmax}]: no value of that type lies there")
    return R.clip(x, low, high)


def _rectified(call: Any, lookup: Lookup) -> ValueRange | None:
    values, point = lookup(call.args[0]), constant(call.args[1])
    if values is None or point is None:
        return values
    return values.clamp(int(point.min()), max(values.high, int(point.min())))


@operator("qnn.relu", elementwise=True, values=_rectified)
def relu(x: Any, zero_point: Any) -> Any:
    """Return max(x, zero_point): a rectifier whose input and output share scale and zero point."""
    broadcasts(zero_point, shape_of(integers(x, "relu")), "zero point")
    return R.maximum(x, cast(zero_point, dtype_of(x)))


def _joint(lhs: Any, rhs: Any, method: str) -> tuple[int, ...]:
    """Return the shape of a sum or product by one of METHODS."""
    if method not in METHODS:
        raise UserError(f"method {method!r} of a sum or product: one of {', '.join(METHODS)} is needed")
    left, right = shape_of(lhs), shape_of(rhs)
    if (shape := joint(left, right)) is None:
        raise UserError(f"operands of shapes {list(left)} and {list(right)}: they do not broadcast")
    return shape


def _constants(shape: tuple[int, ...], *parameters: Any) -> list[np.ndarray]:
    """Return scales and zero points, constants that broadcast against ``shape``, as float32 arrays."""
    for parameter in map(expression, parameters):
        broadcasts(parameter, shape, "scale or zero point")
    arrays = [array for array in map(constant, map(expression, parameters)) if array is not None]
    if len(arrays) < len(parameters):
        raise UserError("sum or product of quantized tensors: scales and zero points must be constants")
    return [array.astype(np.float32) for array in arrays]


def _fused_steps(integers: Any, m: np.ndarray, added: Any) -> Any:
    """Return fma(integers, m, added) of 8-bit integers and float32 numbers, rounded once to float32."""
    product = R.multiply(R.astype(integers, "float64"), relax.const(m.astype(np.float64), "float64"))
    return R.astype(R.add(product, R.astype(added, "float64")), "float32")


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
        raise UserError(
            f"function {name!r}: one of {', '.join(sorted({*FUNCTIONS, *WITH_PARAMETERS}))} is needed"
        )
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


_NEAR = 0.5
"""Below this bound of |x|, the direct formulas lose a bit or more."""
_ODD = range(1, 17, 2)


def log1p(x: Any) -> Any:
    """Return log(1 + x) of a float32 expression. NaN below -1."""
    far = R.log(R.add(x, float32(1)))
    return R.where(R.less(R.abs(x), float32(_NEAR)), log_of_one_and(x), far)


def log_of_one_and(u: Any) -> Any:
    """Return log(1 + u) for u in [-1/2, 1]: a series of 2 artanh(u / (2 + u)) to float32 accuracy."""
    s = R.divide(u, R.add(u, float32(2)))
    return R.multiply(s, _polynomial(R.multiply(s, s), *(2 / odd for odd in reversed(_ODD))))


def expm1(x: Any) -> Any:
    """Return e^x - 1 of a float32 expression. Near 0 it is 2 t / (1 - t) with t = tanh(x / 2) by Lambert's
    continued fraction x / (1 + x^2 / (3 + ...))."""
    half = R.multiply(x, float32(0.5))
    square = R.multiply(half, half)
    above = R.multiply(half, _polynomial(square, 1, 105, 945))
    near = R.divide(R.multiply(above, float32(2)), R.subtract(_polynomial(square, 15, 420, 945), above))
    return R.where(R.less(R.abs(x), float32(_NEAR)), near, R.subtract(R.exp(x), float32(1)))


def _polynomial(x: Any, *coefficients: float) -> Any:
    total = float32(coefficients[0])
    for coefficient in coefficients[1:]:
        total = R.add(R.multiply(total, x), float32(coefficient))
    return total
