"""Conversions between real numbers and integers: quantize, dequantize, requantize, threshold."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.errors import UserError
from synth.qnn.dialect import TO_NHWC, attributes_of, operator, rebuilt
from synth.qnn.graph import constant, dtype_of, float32, shape_of
from synth.qnn.ops.arithmetic import (
    OutputQuantization,
    R,
    cast,
    centred,
    fits,
    integers,
    ratio,
    real,
    scale_for,
    storing,
    unfused,
    within,
)
from synth.qnn.ops.rounding import shifted
from synth.qnn.values import Lookup, ValueRange, is_normal

METHODS = ("float", "fixed_point", "dequantized")


def levels_of(quantizer: Any, lookup: Lookup | None = None) -> ValueRange:
    """Return the integers that a ``qnn.quantize`` call gives. ``lookup`` is not used."""
    attrs = attributes_of(quantizer)
    return ValueRange.of((-1, 1)) if attrs["bipolar"] else ValueRange.span(attrs["qmin"], attrs["qmax"])


def reference_quantize(
    x: Any, scale: Any, zero_point: Any, *, qmin: int, qmax: int, out_dtype: str, **how: Any
) -> NDArray[Any]:
    """Return the result of ``qnn.quantize`` for a float32 array. Every operation is rounded to float32."""
    values = np.asarray(x, dtype=np.float32)
    if how.get("bipolar"):
        return np.where(values >= 0, 1, -1).astype(out_dtype)
    with np.errstate(all="ignore"):
        steps = values / np.asarray(scale, np.float32)
        if how.get("round_last"):
            steps, zero_point = steps + np.asarray(zero_point).astype(np.float32), 0
    point = relax.const(np.asarray(zero_point, np.int32))
    grid = OutputQuantization(point, qmin, qmax, out_dtype, how.get("rounding", "half_even"))
    return grid.stored_array(steps)


def reference_dequantize(q: Any, scale: Any, zero_point: Any, **_: Any) -> NDArray[np.float32]:
    """Return the result of ``qnn.dequantize`` for an integer array: float32((q - zero_point)) * scale."""
    centred = np.asarray(q).astype(np.int64) - np.asarray(zero_point).astype(np.int64)
    wide = np.float32 if is_normal(np.asarray(scale)) else np.float64
    return (centred.astype(np.float32).astype(wide) * np.asarray(scale, wide)).astype(np.float32)


def _dequantized(call: Any, *arrays: NDArray[Any]) -> NDArray[Any]:
    return reference_dequantize(*arrays).astype(attributes_of(call)["out_dtype"])


@operator(
    "qnn.quantize", elementwise=True, values=levels_of,
    fold=lambda call, *arrays: reference_quantize(*arrays, **attributes_of(call)),
)  # fmt: skip
def quantize(
    x: Any, scale: Any, zero_point: Any, *, qmin: int, qmax: int, out_dtype: str, rounding: str = "half_even",
    bipolar: bool = False, round_last: bool = False,
) -> Any:  # fmt: skip
    """Return clip(round(x / scale) + zero_point, qmin, qmax) of a float32 tensor (ONNX QuantizeLinear).

    ``scale`` and ``zero_point`` broadcast against x. ``round_last`` gives round(clip(x / scale + zero_point,
    qmin, qmax)), as in QONNX Quant. ``bipolar`` gives +1 where x >= 0, otherwise -1 (QONNX BipolarQuant), and
    ignores scale and zero point. NaN gives qmin (bipolar: -1), as in ONNX Runtime.
    """
    if dtype_of(x) != "float32":
        raise UserError(f"quantize of {dtype_of(x)}: float32 is needed; cast the tensor first")
    grid = OutputQuantization(zero_point, qmin, qmax, out_dtype, rounding)
    if not bipolar:
        return grid.quantized(x, shape_of(x), scale, round_last=round_last)
    if qmin > -1 or qmax < 1:
        raise UserError(f"range [{qmin}, {qmax}] of a bipolar quantize: -1 and +1 must lie in it")
    return R.where(R.greater_equal(x, float32(0)), *(relax.const(v, out_dtype) for v in (1, -1)))


@operator("qnn.dequantize", elementwise=True, fold=_dequantized)
def dequantize(q: Any, scale: Any, zero_point: Any, *, out_dtype: str = "float32") -> Any:
    """Return (q - zero_point) * scale, computed in float32, as ``out_dtype``. Both parameters broadcast."""
    if out_dtype not in ("float16", "float32", "float64"):
        raise UserError(f"out_dtype {out_dtype!r} of dequantize: float16, float32 or float64 is needed")
    x = unfused(real(q, scale, zero_point))
    return x if out_dtype == "float32" else R.astype(x, out_dtype)


@storing("qnn.requantize", elementwise=True)
def requantize(
    q: Any, in_scale: Any, in_zero_point: Any, out_scale: Any, *, grid: OutputQuantization,
    method: str = "float",
) -> Any:  # fmt: skip
    """Return clip(round((q - in_zero_point) * m) + out_zero_point, qmin, qmax), m = in_scale / out_scale.

    All four parameters broadcast against q. Methods:

    * float: quotient and product in float32, as in ONNX Runtime.
    * fixed_point: m as a 31-bit integer and a shift, the product in int64 (Jain et al. 2020, section 3.2).
      The scales must be constants, and ``rounding`` one of "upward", "half_away" and "half_even".
    * dequantized: (q - in_zero_point) * in_scale / out_scale, both operations in float32 (ONNX
      DequantizeLinear and QuantizeLinear).
    """
    if method not in METHODS:
        raise UserError(f"requantize method {method!r}: one of {', '.join(METHODS)} is needed")
    steps = centred(q, in_zero_point)
    above = scale_for(shape_of(q), in_scale, "in_scale", wide=True)
    below = grid.divisor(shape_of(q), out_scale)
    if unchanged(q, in_scale, in_zero_point, out_scale, grid):
        return q
    if method == "dequantized":
        return grid.quantized(real(q, in_scale, in_zero_point), shape_of(q), out_scale)
    if method == "float":
        return grid.rescaled(steps, ratio(above, below))
    top, bottom = constant(in_scale), constant(out_scale)
    if top is None or bottom is None:
        raise UserError("requantize by fixed point: the scales must be constants; use method 'float'")
    multiplier, shift = fixed_point(top.astype(np.float64) / bottom.astype(np.float64))
    product = R.multiply(R.astype(steps, "int64"), relax.const(multiplier, "int64"))
    codes = R.add(shifted(product, shift, grid.rounding), cast(grid.zero_point, "int64"))
    low, high = (relax.const(bound, "int64") for bound in (grid.qmin, grid.qmax))
    return R.astype(R.minimum(R.maximum(codes, low), high), grid.out_dtype)


def unchanged(q: Any, in_scale: Any, in_zero_point: Any, out_scale: Any, grid: OutputQuantization) -> bool:
    """Return whether requantization is the identity: scales and zero points are constant and equal, and the
    result has the type of ``q`` and this type's whole range. False for int32."""
    parameters = (constant(p) for p in (in_scale, out_scale, in_zero_point, grid.zero_point))
    top, bottom, before, after = parameters
    if top is None or bottom is None or before is None or after is None or dtype_of(q) == "int32":
        return False
    limits = np.iinfo(dtype_of(q))
    same = bool((top == bottom).all() and (before == after).all())
    return same and (dtype_of(q), limits.min, limits.max) == (grid.out_dtype, grid.qmin, grid.qmax)


def fixed_point(m: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return int64 arrays (multiplier, shift) with multiplier * 2**-shift nearest to each real ``m`` >= 0.

    The multiplier has 31 bits (2**30 to 2**31 - 1). Its relative error is at most 2**-31. The shift is 1 to
    62. An m below 2**-32 becomes 0, because its product with any int32 is below one half. Raises UserError
    unless each m is finite, at least 0 and below 2**29.
    """
    m = np.asarray(m, np.float64)
    if not (np.isfinite(m).all() and (m >= 0).all() and (m < 2.0**29).all()):
        raise UserError(f"requantize by {m.max()}: the quotient of the scales must lie in [0, 2**29)")
    mantissa, exponent = np.frexp(m)
    multiplier = np.rint(np.ldexp(mantissa, 31)).astype(np.int64)
    full = multiplier == 1 << 31
    multiplier, exponent = np.where(full, 1 << 30, multiplier), np.where(full, exponent + 1, exponent)
    zeros = (multiplier == 0) | (exponent < -31)
    shift = np.where(zeros, 1, 31 - exponent.astype(np.int64))
    return np.where(zeros, 0, multiplier).astype(np.int64), shift.astype(np.int64)


def _steps(call: Any, lookup: Lookup) -> ValueRange:
    attrs, table = attributes_of(call), constant(call.args[1])
    levels = table.shape[1] if table is not None else 0
    return ValueRange.of(attrs["base"] + attrs["step"] * level for level in range(levels + 1))


def _turned(call: Any, to_nhwc: Callable[[Any], Any]) -> Any:
    axis = TO_NHWC.index(attributes_of(call)["axis"])
    return rebuilt(call, [to_nhwc(call.args[0]), *call.args[1:]], axis=axis)


@operator("qnn.threshold", values=_steps, channels_last=_turned)
def threshold(q: Any, thresholds: Any, sign: Any, *, axis: int, base: int, step: int, out_dtype: str) -> Any:
    """Return base + step * #{l : sign[c] * q >= thresholds[c, l]} for each index c along ``axis``.

    q is a tensor of stored integers. thresholds is an int32 constant [C, L] in any order, sign an int32
    constant [C] of +1 and -1. C is the length of the axis, or 1 for thresholds that all channels share.
    """
    limits, signs = constant(thresholds), constant(sign)
    if limits is None or signs is None:
        raise UserError("threshold: thresholds and signs must be constants")
    rank = len(shape_of(q))
    axis = within(axis, rank, "threshold")
    channels, levels = limits.shape
    if channels not in (1, shape_of(q)[axis]) or signs.shape != (channels,):
        raise UserError(f"{channels} thresholds, {signs.size} signs: {shape_of(q)[axis]} channels are needed")
    if not np.isin(signs, (1, -1)).all():
        raise UserError(f"threshold signs {sorted(set(signs.tolist()))}: each must be +1 or -1")
    low, high = sorted((base, base + step * levels))
    fits(low, high, out_dtype)
    along = [1] * rank
    along[axis] = channels
    # -q >= t is ~q >= t - 1. Unlike -q, ~q cannot overflow. At the least t, both hold for every q.
    flipped = signs < 0
    limits = np.where(flipped[:, None], np.maximum(limits.astype(np.int64) - 1, -(1 << 31)), limits)
    x = cast(integers(q, "threshold"), "int32")
    if flipped.any():
        x = R.bitwise_xor(x, relax.const(np.where(flipped, -1, 0).astype(np.int32).reshape(along), "int32"))
    x = R.expand_dims(x, rank)
    steps = R.greater_equal(x, relax.const(limits.astype(np.int32).reshape(*along, levels), "int32"))
    count = R.sum(R.astype(steps, "int32"), axis=[rank])
    levels = R.multiply(count, relax.const(step, "int32"))
    return R.astype(R.add(levels, relax.const(base, "int32")), out_dtype)
