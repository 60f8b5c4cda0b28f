"""Quantization of float weights to codes in groups, each weight to the nearest code."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sketches.blocks import BLOCK_BITS
from synth.errors import UserError
from synth.forms.blocks import check_block

#: The numbers of bits with a code for zero and codes on both sides of it.
NEAREST_BITS = BLOCK_BITS[1:]


def nearest_codes(
    weights: ArrayLike, bits: int, block: int, symmetric: bool = True
) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.uint8]]:
    """Return codes uint8 [M, K], scales float32 [M, groups] and zero points uint8 [M, groups] of weights [M,
    K]. W is nearly ``scales * (codes - zeros)``, at most half a scale away if no code is clipped.

    ``symmetric``: the zero point is 2^(bits - 1), and the weight of a group's largest magnitude has code 0.
    Else the least and the largest weight of a group, or 0, have the first and the last code. Ties go to even
    ``codes - zeros``. Raises UserError for weights that are no matrix of finite numbers in float32's range,
    for 1 bit, and for a ``block`` without kernels.
    """
    given = np.asarray(weights, np.float64)
    check_block(block)
    if bits not in NEAREST_BITS:
        raise UserError(f"{bits} bits: floats are quantized to {NEAREST_BITS[0]} to {NEAREST_BITS[-1]}")
    if given.ndim != 2 or 0 in given.shape or not np.abs(given).max() <= np.finfo(np.float32).max:
        raise UserError(f"weights of shape {list(given.shape)}: give a matrix of finite floats")
    rows, k = given.shape
    whole = np.zeros((rows, -(-k // block) * block))
    whole[:, :k] = given
    parts = whole.reshape(rows, -1, block)
    most, half = (1 << bits) - 1, 1 << bits - 1
    if symmetric:
        extreme = np.take_along_axis(parts, np.abs(parts).argmax(axis=2)[:, :, None], axis=2)[:, :, 0]
        scales, zeros = (extreme / -half).astype(np.float32), np.full(parts.shape[:2], float(half))
    else:
        low, high = np.minimum(parts.min(axis=2), 0), np.maximum(parts.max(axis=2), 0)
        scales = ((high - low) / most).astype(np.float32)
        zeros = np.rint(-low / np.where(scales == 0, 1, scales)).clip(0, most)
    steps = parts / np.where(scales == 0, 1, scales)[:, :, None]
    codes = (np.rint(steps) + zeros[:, :, None]).clip(0, most).astype(np.uint8)
    return codes.reshape(rows, -1)[:, :k], scales, zeros.astype(np.uint8)
