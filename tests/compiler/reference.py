"""Convolution on plain integers, written for clarity: what every low-bit operator has to equal."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.compiler.epilogue import Epilogue, Output8, Requantize
from synth.compiler.geometry import Geometry

Array = NDArray[np.int64]


def conv2d(
    x: NDArray[Any], weights: NDArray[Any], g: Geometry, zero_points: tuple[int, int] = (0, 0),
    dtype: Any = np.int64,
) -> NDArray[Any]:  # fmt: skip
    """[B, H, W, C] and [M, kh, kw, C / groups] to ``dtype`` [B, OH, OW, M]; padding stands for zero."""
    top, left, bottom, right = g.padding
    padded = np.pad(x.astype(dtype) - zero_points[0], ((0, 0), (top, bottom), (left, right), (0, 0)))
    w = weights.astype(dtype) - zero_points[1]
    out = np.zeros((g.batch, g.out_height, g.out_width, g.groups * g.filters), dtype=dtype)
    for y in range(g.kernel[0]):
        for x_ in range(g.kernel[1]):
            rows = slice(
                y * g.dilation[0], y * g.dilation[0] + (g.out_height - 1) * g.strides[0] + 1, g.strides[0]
            )
            columns = slice(
                x_ * g.dilation[1], x_ * g.dilation[1] + (g.out_width - 1) * g.strides[1] + 1, g.strides[1]
            )
            patch = padded[:, rows, columns]
            for group in range(g.groups):
                channels = slice(group * g.channels, (group + 1) * g.channels)
                filters = slice(group * g.filters, (group + 1) * g.filters)
                out[..., filters] += patch[..., channels] @ w[filters, y, x_].T
    return out


def requantized(last: Requantize, values: Array) -> Array:
    """int64 [..., M] as 8 bits: rounded half away from zero, or up."""
    product, shift = values * last.multiplier.astype(np.int64), last.shift.astype(np.int64)
    half = np.where(shift > 0, np.int64(1) << np.maximum(shift - 1, 0), 0)
    rounded = (product + half) >> shift
    if last.rounding == "tonearest":
        rounded = np.where(product < 0, -((-product + half) >> shift), rounded)
    info = np.iinfo(last.dtype)
    return np.clip(rounded + last.zero_point, info.min, info.max).astype(last.dtype)


def in_float32(last: Output8, values: Array) -> Array:
    """int64 [..., M] as 8 bits, every operation rounded to float32, ties to even."""
    real = values.astype(np.float32) * last.scale
    for name, operand in last.operations:
        real = getattr(np, name)(real, operand)
    assert real.dtype == np.float32
    rounded = np.rint(real).astype(np.int64) + last.zero_point
    return np.clip(rounded, last.qmin, last.qmax).astype(last.dtype)


def after(epilogue: Epilogue, sums: Array, residual: Array | None = None) -> Array:
    """The meaning of an epilogue on plain integers, int64 [..., M] (packed thresholds as values)."""
    values = sums.astype(np.int64) + (0 if epilogue.bias is None else epilogue.bias)
    values = values + (0 if residual is None else residual)
    values = np.maximum(values, 0) if epilogue.relu else values
    last = epilogue.last
    if last is None:
        return values.astype(np.int32)
    if isinstance(last, Requantize):
        return requantized(last, values)
    if isinstance(last, Output8):
        return in_float32(last, values)
    level = ((values * last.sign)[..., None, :] >= last.thresholds).sum(axis=-2)
    return np.asarray(sorted(last.operand.values), dtype=np.int8)[level]
