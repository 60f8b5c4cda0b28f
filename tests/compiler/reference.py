"""Convolution on plain integers, written for clarity: what every low-bit operator has to equal."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from synth.compiler.geometry import Geometry

Array = NDArray[np.int64]


def conv2d(x: Array, weights: Array, g: Geometry, zero_points: tuple[int, int] = (0, 0)) -> Array:
    """int [B, H, W, C] and int [M, kh, kw, C / groups] to int64 [B, OH, OW, M]; padding stands for zero."""
    top, left, bottom, right = g.padding
    padded = np.pad(x.astype(np.int64) - zero_points[0], ((0, 0), (top, bottom), (left, right), (0, 0)))
    w = weights.astype(np.int64) - zero_points[1]
    out = np.zeros((g.batch, g.out_height, g.out_width, g.groups * g.filters), dtype=np.int64)
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
