"""Arithmetic on quantized tensors, element by element."""

from dataclasses import replace
from typing import Any

import numpy as np
from tvm import relax

from synth.errors import UserError
from synth.qnn.dialect import attributes_of, expression, operator
from synth.qnn.graph import constant, dtype_of, joint, shape_of
from synth.qnn.ops.arithmetic import (
    Grid,
    R,
    broadcasts,
    cast,
    centred,
    divided,
    integers,
    real,
    stored,
    storing,
    unfused,
)
from synth.qnn.values import Lookup, Values

OF_TWO = ("lhs", "rhs", "lhs_scale", "lhs_zero_point", "rhs_scale", "rhs_zero_point", "out_scale")
"""The tensors of an operator of two quantized ones; the zero point of the result follows."""


@storing("qnn.add", *OF_TWO, elementwise=True)
def add(*tensors: Any, grid: Grid) -> Any:
    """The sum of two quantized tensors (shapes broadcast), as ONNX Runtime's QLinearAdd computes it.

    round(fma(lhs, l, fma(rhs, r, fixed))) with l and r the operands' scales in steps of the result, and
    fixed = out_zero_point - fma(l, lhs_zero_point, r * rhs_zero_point), all float32. The inner value is what
    a dequantize of both, a sum and a quantize give but for ties. Scales and zero points must be constants.
    """
    lhs, rhs, *parameters = tensors
    ls, lz, rs, rz, os, oz = _constants(_joint(lhs, rhs), *parameters, grid.zero_point)
    left, right, fixed = sum_factors(ls, lz, rs, rz, os, oz)
    inner = _fused_steps(integers(rhs, "right operand"), right, relax.const(fixed))
    total = _fused_steps(integers(lhs, "left operand"), left, inner)
    return stored(total, replace(grid, zero_point=relax.const(0)))


@storing("qnn.subtract", *OF_TWO, elementwise=True)
def subtract(*tensors: Any, grid: Grid) -> Any:
    """Their difference (shapes broadcast): dequantized, subtracted, quantized, in float32."""
    lhs, rhs, ls, lz, rs, rz, out_scale = tensors
    left, right = real(lhs, ls, lz, "left operand"), real(rhs, rs, rz, "right operand")
    total = R.subtract(unfused(left), unfused(right))
    return divided(total, _joint(lhs, rhs), out_scale, grid)


@storing("qnn.mul", *OF_TWO, elementwise=True)
def mul(*tensors: Any, grid: Grid) -> Any:
    """The product of two quantized tensors (shapes broadcast), as ONNX Runtime's QLinearMul computes it.

    round((lhs - lhs_zero_point) * (rhs - rhs_zero_point) * m + out_zero_point) with m = lhs_scale * rhs_scale
    / out_scale, in float32. Scales and zero points must be constants.
    """
    lhs, rhs, *parameters = tensors
    ls, lz, rs, rz, os, oz = _constants(_joint(lhs, rhs), *parameters, grid.zero_point)
    sides = ((lhs, lz, "left operand"), (rhs, rz, "right operand"))
    whole = (centred(x, relax.const(zero.astype(np.int32)), name) for x, zero, name in sides)
    product = R.multiply(*(R.astype(x, "float32") for x in whole))
    steps = R.multiply(product, relax.const((ls * rs).astype(np.float32) / os))
    constant_point = replace(grid, zero_point=relax.const(oz.astype(np.int32)))
    return stored(unfused(steps), constant_point, round_last=True)


def _clipped(call: Any, lookup: Lookup) -> Values | None:
    found, attrs = lookup(call.args[0]), attributes_of(call)
    return None if found is None else found.clamp(attrs["qmin"], attrs["qmax"])


@operator("qnn.clip", elementwise=True, values=_clipped)
def clip(x: Any, *, qmin: int, qmax: int) -> Any:
    """Integers limited to [qmin, qmax], in their own type."""
    limits = np.iinfo(dtype_of(integers(x, "clip")))
    low, high = max(qmin, int(limits.min)), min(qmax, int(limits.max))
    if low > high:
        raise UserError(f"clip of {dtype_of(x)} to [{qmin}, {qmax}]: no value of that type lies there")
    return R.clip(x, low, high)


def _rectified(call: Any, lookup: Lookup) -> Values | None:
    found, point = lookup(call.args[0]), constant(call.args[1])
    if found is None or point is None:
        return found
    return found.clamp(int(point.min()), max(found.high, int(point.min())))


@operator("qnn.relu", elementwise=True, values=_rectified)
def relu(x: Any, zero_point: Any) -> Any:
    """max(x, zero_point): a rectifier whose input and output have one scale and zero point."""
    broadcasts(zero_point, shape_of(integers(x, "relu")), "zero point")
    return R.maximum(x, cast(zero_point, dtype_of(x)))


def _joint(lhs: Any, rhs: Any) -> tuple[int, ...]:
    left, right = shape_of(lhs), shape_of(rhs)
    found = joint(left, right)
    if found is None:
        raise UserError(f"operands of shapes {list(left)} and {list(right)}: they do not broadcast")
    return found


def _constants(shape: tuple[int, ...], *parameters: Any) -> list[np.ndarray]:
    """Scales and zero points as float32 arrays. Raises UserError where one is known only at run time or does
    not broadcast against the result's ``shape``."""
    held = []
    for parameter in map(expression, parameters):
        broadcasts(parameter, shape, "scale or zero point")
        held.append(constant(parameter))
    if any(h is None for h in held):
        raise UserError("sum or product of quantized tensors: scales and zero points must be constants")
    return [h.astype(np.float32) for h in held if h is not None]


def sum_factors(ls: Any, lz: Any, rs: Any, rz: Any, os: Any, oz: Any) -> tuple[Any, Any, Any]:
    """left, right and fixed of ``add``, of float32: fma(lhs, left, fma(rhs, right, fixed)) is the sum in
    steps of the result. (The product of two float32 is exact in float64.)"""
    left, right = ls / os, rs / os
    inner = np.float32(np.float64(left) * np.float64(lz) + np.float64(right * rz))
    return left, right, np.float32(np.float64(oz) - np.float64(inner))


def _fused_steps(whole: Any, m: np.ndarray, added: Any) -> Any:
    """The same for integers of 8 bits times ``m`` plus a float32 tensor."""
    product = R.multiply(R.astype(whole, "float64"), relax.const(m.astype(np.float64), "float64"))
    return R.astype(R.add(product, R.astype(added, "float64")), "float32")
