"""Sums and products of two 8-bit tensors in fewer operations than ONNX's definition, checked on all pairs.

ONNX dequantizes both operands, adds or multiplies, and quantizes the result: each operation rounds to
float32. Two fused multiply-adds, or one product, round at other points, which can change results near ties.
The 65,536 pairs of bytes show before the model runs whether a result changes. If one does, the search tries
factors that differ in the last bits.
"""

import functools
import itertools
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.qnn.values import scale_product, scale_ratio

_FLOAT32 = np.finfo(np.float32)
_REACH = 2
"""Most units in the last place by which the search moves each of a sum's three factors: 125 candidates."""
_NEAR_TIE = 1e-3
"""Candidates are first tried on pairs whose result is within this distance of a tie, then on all pairs."""
Factors = tuple[np.float32, np.float32, np.float32]
"""The float32 factors left, right and fixed of fma(lhs, left, fma(rhs, right, fixed))."""


@dataclass(frozen=True)
class BytePair:
    """Types, scales and zero points of two 8-bit operands, and scale, zero point and range of the result."""

    lhs_dtype: str
    rhs_dtype: str
    lhs_scale: float
    lhs_zero_point: int
    rhs_scale: float
    rhs_zero_point: int
    out_scale: float
    out_zero_point: int
    qmin: int
    qmax: int

    @property
    def scales(self) -> tuple[np.float32, np.float32, np.float32]:
        """The scales of both operands and of the result."""
        return np.float32(self.lhs_scale), np.float32(self.rhs_scale), np.float32(self.out_scale)

    def factors(self, added: float) -> Factors:
        """Return ``sum_factors`` of this pair, for a sum plus ``added``."""
        points = np.float32(self.lhs_zero_point), np.float32(self.rhs_zero_point)
        ls, rs, os = self.scales
        return sum_factors(ls, points[0], rs, points[1], os, np.float32(added))

    def centred(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return all values of both operands minus their zero points, [256, 1] and [1, 256]."""
        lhs = all_bytes(self.lhs_dtype)[:, None] - self.lhs_zero_point
        rhs = all_bytes(self.rhs_dtype)[None, :] - self.rhs_zero_point
        return lhs.astype(np.float32), rhs.astype(np.float32)

    def stored(self, steps: NDArray[Any]) -> NDArray[Any]:
        """Return ``steps``, results / out_scale, rounded half to even. They are clipped so that steps plus
        the zero point lie in [qmin, qmax]. The zero point is not added."""
        return np.clip(np.rint(steps), self.qmin - self.out_zero_point, self.qmax - self.out_zero_point)


def all_bytes(dtype: str) -> NDArray[np.int64]:
    """Return the 256 integers of an 8-bit type in order."""
    info = np.iinfo(dtype)
    return np.arange(info.min, info.max + 1, dtype=np.int64)


@functools.lru_cache
def product_factor(pair: BytePair) -> np.float32 | None:
    """Return m = lhs_scale * rhs_scale / out_scale if (lhs * rhs) * m gives ONNX's integer for every pair,
    otherwise None. lhs and rhs are the operands minus their zero points."""
    ls, rs, os = pair.scales
    lhs, rhs = pair.centred()
    m = np.float32(scale_ratio(scale_product(ls, rs), os))
    with np.errstate(all="ignore"):
        exact = (lhs * ls) * (rhs * rs) / os
        steps = lhs * rhs * m
    finite = np.isfinite(exact).all() and np.isfinite(steps).all()
    return m if finite and np.array_equal(pair.stored(steps), pair.stored(exact)) else None


def sum_factors(ls: Any, lz: Any, rs: Any, rz: Any, os: Any, added: Any) -> tuple[Any, Any, Any]:
    """Return float32 numbers left, right, fixed with which fma(lhs, left, fma(rhs, right, fixed)) is, but for
    rounding, the real sum / ``os`` + ``added``. lhs and rhs are stored integers. ``ls``, ``lz``, ``rs`` and
    ``rz`` are their scales and zero points: numbers, or arrays that broadcast. (The product of two float32
    numbers is exact in float64.)"""
    left, right = scale_ratio(ls, os)[()], scale_ratio(rs, os)[()]
    inner = np.float32(np.float64(left) * np.float64(lz) + np.float64(right * rz))
    return left, right, np.float32(np.float64(added) - np.float64(inner))


def pair_factors(pair: BytePair, method: str) -> Factors | None:
    """Return factors with which multiply-adds equal ``qnn.add`` by ``method`` for every pair, or None."""
    if method == "dequantized":
        return exact_sum_factors(pair)
    factors = pair.factors(pair.out_zero_point if method == "qlinear" else 0)
    return None if fused_sums(pair.lhs_dtype, pair.rhs_dtype, *factors) is None else factors


@functools.lru_cache
def exact_sum_factors(pair: BytePair) -> Factors | None:
    """Return factors with which every pair gives ONNX's integer, None if none were found."""
    ls, rs, os = pair.scales
    lhs, rhs = pair.centred()
    with np.errstate(all="ignore"):
        steps = (lhs * ls + rhs * rs) / os
        first = pair.factors(0)
    if not (np.isfinite(steps).all() and np.isfinite(first).all()):
        return None
    integers, near = pair.stored(steps), np.abs(steps - np.floor(steps) - 0.5) < _NEAR_TIE
    rows, columns = np.nonzero(near)
    lhs_bytes, rhs_bytes = all_bytes(pair.lhs_dtype), all_bytes(pair.rhs_dtype)
    moves = itertools.product(range(-_REACH, _REACH + 1), repeat=3)
    for move in sorted(moves, key=lambda ulps: sum(map(abs, ulps))):
        left, right, fixed = (f + np.float32(n) * np.spacing(f) for f, n in zip(first, move, strict=True))
        sums = _fused(lhs_bytes[rows], rhs_bytes[columns], left, right, fixed)
        if sums is None or not np.array_equal(pair.stored(sums), integers[near]):
            continue
        sums = _fused(lhs_bytes[:, None], rhs_bytes, left, right, fixed)
        if sums is not None and np.array_equal(pair.stored(sums), integers):
            return left, right, fixed
    return None


def fused_sums(
    lhs_dtype: str, rhs_dtype: str, left: np.float32, right: np.float32, fixed: np.float32
) -> NDArray[np.float32] | None:
    """Return fma(lhs, left, fma(rhs, right, fixed)) for every pair, [256, 256]. None unless both
    multiply-adds give equal results when rounded once and when computed in float64."""
    return _fused(all_bytes(lhs_dtype)[:, None], all_bytes(rhs_dtype), left, right, fixed)


def _fused(
    lhs: NDArray[np.int64], rhs: NDArray[np.int64], left: np.float32, right: np.float32, fixed: np.float32
) -> NDArray[np.float32] | None:
    inner = _sum_once(rhs * np.float64(right), np.float64(fixed))
    return None if inner is None else _sum_once(lhs * np.float64(left), inner.astype(np.float64))


def _sum_once(a: NDArray[np.float64], b: NDArray[np.float64] | np.float64) -> NDArray[np.float32] | None:
    """Return the float32 nearest to a + b, None if rounding to float64 first could change it.
    A product of 8 and 24 bits is exact in float64, so that only the sum rounds in float64. Rounding again to
    float32 differs only if the float64 sum is inexact and halfway between two float32 numbers."""
    total = a + b
    part = total - a
    error = (a - (total - part)) + (b - part)  # the rounding error (Knuth 1997, 4.2.2, theorem B)
    halfway = (np.ascontiguousarray(total).view(np.int64) & ((1 << 29) - 1)) == 1 << 28
    small = (np.abs(total) < _FLOAT32.smallest_normal) & (total != 0)
    if ((halfway & (error != 0)) | small).any() or not np.isfinite(total.astype(np.float32)).all():
        return None
    return total.astype(np.float32)
