"""Arithmetic on quantized tensors, element by element."""

from __future__ import annotations

from typing import Any

import numpy as np

from synth.errors import UserError
from synth.qnn.dialect import operator
from synth.qnn.ops.arithmetic import Grid, R, broadcasts, cast, divided, dtype, integers, real, shape, unfused


@operator("qnn.add")
def add(
    lhs: Any,
    rhs: Any,
    lhs_scale: Any,
    lhs_zero_point: Any,
    rhs_scale: Any,
    rhs_zero_point: Any,
    out_scale: Any,
    out_zero_point: Any,
    *,
    qmin: int,
    qmax: int,
    out_dtype: str,
    rounding: str = "half_even",
) -> Any:
    """The sum of two quantized tensors (shapes broadcast): both dequantized, added, quantized, in float32."""
    left, right = (
        real(lhs, lhs_scale, lhs_zero_point, "left operand"),
        real(rhs, rhs_scale, rhs_zero_point, "right operand"),
    )
    total = R.add(unfused(left), unfused(right))
    grid = Grid(out_zero_point, qmin, qmax, out_dtype, rounding)
    return divided(total, _joint(lhs, rhs), out_scale, grid)


@operator("qnn.subtract")
def subtract(
    lhs: Any,
    rhs: Any,
    lhs_scale: Any,
    lhs_zero_point: Any,
    rhs_scale: Any,
    rhs_zero_point: Any,
    out_scale: Any,
    out_zero_point: Any,
    *,
    qmin: int,
    qmax: int,
    out_dtype: str,
    rounding: str = "half_even",
) -> Any:
    """The difference of two quantized tensors (shapes broadcast), computed as in add."""
    left, right = (
        real(lhs, lhs_scale, lhs_zero_point, "left operand"),
        real(rhs, rhs_scale, rhs_zero_point, "right operand"),
    )
    total = R.subtract(unfused(left), unfused(right))
    grid = Grid(out_zero_point, qmin, qmax, out_dtype, rounding)
    return divided(total, _joint(lhs, rhs), out_scale, grid)


@operator("qnn.mul")
def mul(
    lhs: Any,
    rhs: Any,
    lhs_scale: Any,
    lhs_zero_point: Any,
    rhs_scale: Any,
    rhs_zero_point: Any,
    out_scale: Any,
    out_zero_point: Any,
    *,
    qmin: int,
    qmax: int,
    out_dtype: str,
    rounding: str = "half_even",
) -> Any:
    """The product of two quantized tensors (shapes broadcast): both dequantized, multiplied, quantized, in float32."""
    product = R.multiply(
        real(lhs, lhs_scale, lhs_zero_point, "left operand"),
        real(rhs, rhs_scale, rhs_zero_point, "right operand"),
    )
    grid = Grid(out_zero_point, qmin, qmax, out_dtype, rounding)
    return divided(product, _joint(lhs, rhs), out_scale, grid)


@operator("qnn.clip")
def clip(x: Any, *, qmin: int, qmax: int) -> Any:
    """Integers limited to [qmin, qmax], in their own type."""
    limits = np.iinfo(dtype(integers(x, "clip")))
    low, high = max(qmin, int(limits.min)), min(qmax, int(limits.max))
    if low > high:
        raise UserError(f"clip of {dtype(x)} to [{qmin}, {qmax}]: no value of that type lies there")
    return R.clip(x, low, high)


@operator("qnn.relu")
def relu(x: Any, zero_point: Any) -> Any:
    """max(x, zero_point): a rectifier whose input and output have one scale and zero point."""
    broadcasts(zero_point, shape(integers(x, "relu")), "zero point")
    return R.maximum(x, cast(zero_point, dtype(x)))


def _joint(lhs: Any, rhs: Any) -> tuple[int, ...]:
    """The shape of the result."""
    try:
        return np.broadcast_shapes(shape(lhs), shape(rhs))
    except ValueError:
        raise UserError(
            f"operands of shapes {list(shape(lhs))} and {list(shape(rhs))}: they do not broadcast"
        ) from None
