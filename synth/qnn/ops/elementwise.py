"""Elementwise arithmetic on quantized tensors."""

from dataclasses import replace
from typing import Any

import numpy as np
from tvm import relax

from synth.errors import UserError
from synth.qnn.dialect import attributes_of, expression, operator
from synth.qnn.graph import constant, dtype_of, joint, shape_of
from synth.qnn.ops.arithmetic import (
    OutputQuantization,
    R,
    broadcasts,
    cast,
    centred,
    integers,
    real,
    scalar,
    storing,
    unfused,
)
from synth.qnn.ops.byte_pairs import BytePair, product_factor, sum_factors
from synth.qnn.scale_products import scale_product, scale_ratio
from synth.qnn.values import BYTES, Lookup, ValueRange

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
    """Return the difference of two quantized tensors by one of METHODS: ``qnn.add`` with the right scale
    negated. ``tensors``: as ``OF_TWO`` names them."""
    lhs, rhs, ls, lz, rs, *others = tensors
    held = constant(rs)
    minus = R.negative(rs) if held is None else relax.const(-held, str(held.dtype))
    return _sum(lhs, rhs, ls, lz, minus, *others, grid=grid, method=method)


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
    whole = centred(lhs, lz, "left operand"), centred(rhs, rz, "right operand")
    steps = R.multiply(R.multiply(*(R.astype(x, "float32") for x in whole)), relax.const(m))
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
    types, given = (dtype_of(lhs), dtype_of(rhs)), (*parameters, grid.zero_point)
    known = [number for number in map(scalar, given) if number is not None]
    if not set(types) <= set(BYTES) or len(known) < len(given) or grid.rounding != "half_even":
        return None
    ls, lz, rs, rz, os, oz = known
    return BytePair(*types, ls, int(lz), rs, int(rz), os, int(oz), grid.qmin, grid.qmax)


def _clipped(call: Any, lookup: Lookup) -> ValueRange | None:
    found, attrs = lookup(call.args[0]), attributes_of(call)
    return None if found is None else found.clamp(attrs["qmin"], attrs["qmax"])


@operator("qnn.clip", elementwise=True, values=_clipped)
def clip(x: Any, *, qmin: int, qmax: int) -> Any:
    """Return integers clamped to [qmin, qmax], in their own type."""
    limits = np.iinfo(dtype_of(integers(x, "clip")))
    low, high = max(qmin, int(limits.min)), min(qmax, int(limits.max))
    if low > high:
        raise UserError(f"clip of {dtype_of(x)} to [{qmin}, {qmax}]: no value of that type lies there")
    return R.clip(x, low, high)


def _rectified(call: Any, lookup: Lookup) -> ValueRange | None:
    found, point = lookup(call.args[0]), constant(call.args[1])
    if found is None or point is None:
        return found
    return found.clamp(int(point.min()), max(found.high, int(point.min())))


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
    found = joint(left, right)
    if found is None:
        raise UserError(f"operands of shapes {list(left)} and {list(right)}: they do not broadcast")
    return found


def _constants(shape: tuple[int, ...], *parameters: Any) -> list[np.ndarray]:
    """Return scales and zero points, constants that broadcast against ``shape``, as float32 arrays."""
    held = []
    for parameter in map(expression, parameters):
        broadcasts(parameter, shape, "scale or zero point")
        held.append(constant(parameter))
    if any(h is None for h in held):
        raise UserError("sum or product of quantized tensors: scales and zero points must be constants")
    return [h.astype(np.float32) for h in held if h is not None]


def _fused_steps(whole: Any, m: np.ndarray, added: Any) -> Any:
    """Return fma(whole, m, added) of 8-bit integers and float32 numbers, rounded once to float32."""
    product = R.multiply(R.astype(whole, "float64"), relax.const(m.astype(np.float64), "float64"))
    return R.astype(R.add(product, R.astype(added, "float64")), "float32")
