"""Scales and quantized integers of post-training quantization, independent of graphs.

Weights have, per output channel, the scale of least squared error. The search tries a grid of clipping
scales, each with its integers and the best scale for these. It then alternates two steps: nearest integers
for the scale, best scale for the integers. Neither step can increase the error (Lloyd 1982). Activations have
one scale per tensor, from the statistics of calibration.

Rounding can be learned: the codes of a layer's weights shall make its output on its quantized inputs close to
the float layer's output on the float inputs. The squared error is a quadratic form of the weights, and
``Moments`` has its coefficients. GPTQ (Frantar et al. 2023) rounds one column (input) after the other and
changes the columns that are still to be rounded so that they make up for the error. The scales are then those
of least error for the codes.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sketches.encoding import Operand
from synth.model.precision import INT8, Calibration

_CLIPS = (2.0, 0.02, 96)
"""Tried scales of weights as multiples of the scale that covers all weights: from, to, count."""
_GRID = 200
_TURNS = 10
_BLOCK = 1 << 15  # weights that are processed together, so that they stay in the caches
_TINY = float(np.finfo(np.float32).tiny)


@dataclass(frozen=True)
class Levels:
    """The integers low, low + step, ..., low + step * (count - 1)."""

    low: int
    step: int
    count: int

    @property
    def high(self) -> int:
        return self.low + self.step * (self.count - 1)

    def nearest(self, values: NDArray[np.floating]) -> NDArray[np.float64]:
        """Return the nearest level of each value. Ties go to the higher level."""
        place = (values - (self.low - self.step / 2)) / self.step
        np.floor(place, out=place)
        np.clip(place, 0, self.count - 1, out=place)
        place *= self.step
        place += self.low
        return place

    def covering_scale(self, low: NDArray[np.floating], high: NDArray[np.floating]) -> NDArray[np.float64]:
        """Return, by element, the least scale at which scale * levels span ``low`` to ``high``. A bound whose
        sign no level has is ignored. Without a bound, the scale is 0."""
        up = np.maximum(high, 0) / self.high if self.high > 0 else np.zeros_like(high)
        down = np.minimum(low, 0) / self.low if self.low < 0 else np.zeros_like(low)
        return np.maximum(up, down).astype(np.float64)


def levels_of(bits: int, encoding: str) -> Levels:
    """Return the levels of an encoding. "int8" stands for weights: symmetric, -127..127 with 8 bits."""
    if encoding == INT8:
        most = (1 << (bits - 1)) - 1
        return Levels(-most, 1, 2 * most + 1)
    values = sorted(Operand(bits, encoding).values)
    return Levels(values[0], values[1] - values[0], len(values))


def weight_codes(
    weights: NDArray[np.floating], bits: int, encoding: str, axis: int
) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Return int8 values of the encoding, in the weights' shape, and a float32 scale per index of ``axis``.

    values * scales approximates the weights with a small squared error. A channel of zeros gets value 0 if
    the encoding has 0. Otherwise (bipolar) its scale makes it negligible.
    """
    levels = levels_of(bits, encoding)
    rows = np.moveaxis(np.asarray(weights, dtype=np.float64), axis, 0)
    flat = np.ascontiguousarray(rows.reshape(rows.shape[0], -1))
    top = levels.covering_scale(flat.min(1), flat.max(1))
    parts = max(1, flat.size // _BLOCK)
    blocks = zip(np.array_split(flat, parts), np.array_split(top, parts), strict=True)
    best = np.concatenate([_best_scales(block, np.where(t > 0, t, 1.0), levels) for block, t in blocks])
    if levels.step > 1:  # no level is 0: a channel of zeros needs a tiny scale
        negligible = max(float(np.abs(flat).max(initial=0.0)), 1.0) * 2.0**-40
        best = np.where(top > 0, best, negligible)
    scales = np.maximum(best, _TINY).astype(np.float32)
    codes = levels.nearest(flat / scales.astype(np.float64)[:, None]).astype(np.int8)
    return np.ascontiguousarray(np.moveaxis(codes.reshape(rows.shape), 0, axis)), scales


def _best_scales(flat: NDArray[np.float64], top: NDArray[np.float64], levels: Levels) -> NDArray[np.float64]:
    best, gain = top.copy(), np.zeros(len(flat))
    for clip in np.geomspace(*_CLIPS):
        scale, now = _fitted(flat, top * clip, levels)
        best = np.where(now > gain, scale, best)
        gain = np.maximum(now, gain)
    for _ in range(_TURNS):
        best, _ = _fitted(flat, best, levels)
    return best


def _fitted(
    flat: NDArray[np.float64], scale: NDArray[np.float64], levels: Levels
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return, per row, the best scale for the codes of ``scale``, and its reduction of the squared error."""
    codes = levels.nearest(flat / scale[:, None])
    product, length = np.einsum("rk,rk->r", flat, codes), np.einsum("rk,rk->r", codes, codes)
    good = product > 0
    fitted = np.where(good, product / np.where(length > 0, length, 1.0), scale)
    return fitted, np.where(good, product * fitted, 0.0)


@dataclass(frozen=True)
class Statistics:
    """A tensor's least value, greatest value, mean absolute value, and histogram. ``values`` are the means of
    the histogram's non-empty bins, ``counts`` their sizes. None if only the range was observed."""

    low: float
    high: float
    mean: float
    values: NDArray[np.float64] | None = None
    counts: NDArray[np.float64] | None = None


def activation_scale(
    seen: Statistics, bits: int, encoding: str, calibration: Calibration
) -> tuple[np.float32, int]:
    """Return the scale, by ``calibration.method``, and the zero point of a tensor's integers.

    The scale of 1-bit bipolar is the mean absolute value for every method: it has the least squared error.
    Encoding "int8" stands for unsigned integers with a zero point, 0 without negative values. Others have
    zero point 0.
    """
    if encoding == "bipolar" and bits == 1:
        return _positive(seen.mean), 0
    zero_point = 0
    if encoding == INT8:
        low, high = min(seen.low, 0.0), max(seen.high, 0.0)
        most = (1 << bits) - 1
        top = (high - low) / most
        zero_point = round(-low / top) if top > 0 else 0
        levels = Levels(-zero_point, 1, most + 1)
    else:
        levels = levels_of(bits, encoding)
        top = float(levels.covering_scale(np.asarray(seen.low), np.asarray(seen.high)))
    if top <= 0 or calibration.method == "max" or seen.values is None or seen.counts is None:
        return _positive(top), zero_point
    if calibration.method == "percentile":
        order = np.argsort(np.abs(seen.values), kind="stable")
        share = np.cumsum(seen.counts[order]) / seen.counts.sum()
        place = min(int(np.searchsorted(share, calibration.percentile / 100)), len(order) - 1)
        bound = float(np.abs(seen.values[order[place]]))
        within = levels.covering_scale(np.asarray(max(seen.low, -bound)), np.asarray(min(seen.high, bound)))
        return _positive(min(top, float(within)) or top), zero_point
    scales = top * np.arange(1, _GRID + 1) / _GRID
    codes = levels.nearest(seen.values[None] / scales[:, None])
    errors = (np.square(seen.values[None] - codes * scales[:, None]) * seen.counts[None]).sum(1)
    return _positive(float(scales[int(np.argmin(errors))])), zero_point


def _positive(scale: float) -> np.float32:
    """Return the scale as float32, and 1 for a tensor that was always zero."""
    return np.float32(max(scale, _TINY)) if scale > 0 else np.float32(1)


Floats = NDArray[np.float64]
DAMPING = 0.1
"""What is added to the diagonal of the quadratic form, as a part of the diagonal's mean. It keeps the weights
near the float weights where the calibration data say little."""
_PASSES = 2
"""Times that codes are found for the scales, and scales for the codes."""
_COLUMNS = 64
"""Columns whose errors are fed back to all columns behind them at once."""


@dataclass
class Moments:
    """Sums over rows of calibration data for one layer of M outputs and K inputs.

    ``square`` [K, K]: of x x^T, with x the quantized inputs. ``product`` [M, K]: of y x^T, with y the outputs
    of the float layer without its bias. ``energy`` [M]: of y^2. ``inputs`` [K], ``outputs`` [M]: of x, of y.
    """

    square: Floats
    product: Floats
    energy: Floats
    inputs: Floats
    outputs: Floats
    count: int = 0

    @classmethod
    def empty(cls, outputs: int, inputs: int) -> "Moments":
        """Return the moments of no rows."""
        square, product = np.zeros((inputs, inputs)), np.zeros((outputs, inputs))
        return cls(square, product, np.zeros(outputs), np.zeros(inputs), np.zeros(outputs))

    def add(self, rows: NDArray[np.floating], outputs: NDArray[np.floating]) -> None:
        """Add rows of quantized inputs [N, K] and the float layer's outputs [N, M] of the same positions."""
        x, y = rows.astype(np.float64), outputs.astype(np.float64)
        self.square += x.T @ x
        self.product += y.T @ x
        self.energy += np.square(y).sum(0)
        self.inputs += x.sum(0)
        self.outputs += y.sum(0)
        self.count += len(x)

    def centred(self) -> "Moments":
        """Return the moments of x and y without their means, which a bias corrects."""
        mean = self.inputs / max(self.count, 1)
        square = self.square - np.outer(self.inputs, mean)
        product = self.product - np.outer(self.outputs, mean)
        energy = self.energy - np.square(self.outputs) / max(self.count, 1)
        return Moments(square, product, energy, 0 * self.inputs, 0 * self.outputs, self.count)

    def errors(self, values: Floats) -> Floats:
        """Return, per output, the squared error if the layer has weights ``values`` [M, K]."""
        squares = np.einsum("mk,mk->m", values @ self.square, values)
        return np.maximum(self.energy - 2 * np.einsum("mk,mk->m", self.product, values) + squares, 0)

    def bias_change(self, values: Floats) -> Floats:
        """Return, per output, the mean error of weights ``values`` [M, K], which a bias can remove."""
        return (self.outputs - values @ self.inputs) / max(self.count, 1)


def learned_codes(
    weights: Floats, nearest: Floats, scales: Floats, levels: Levels, moments: Moments
) -> tuple[Floats, Floats]:
    """Return codes [M, K] and scales [M, 1]. In no output is their error in ``moments`` larger than that of
    ``nearest``.

    ``weights``: float weights [M, K]. ``nearest``: their nearest codes, for ``scales`` [M, 1].
    """
    size = float(np.trace(moments.square)) / len(moments.square)
    if size <= 0:  # all inputs are constant
        return nearest, scales
    square = moments.square + np.eye(len(moments.square)) * (DAMPING * size)
    product = moments.product + DAMPING * size * weights
    inverse = np.asarray(np.linalg.inv(square), np.float64)
    target: Floats = product @ inverse
    upper = np.asarray(np.linalg.cholesky(inverse).T, np.float64)  # upper^T upper = inverse
    best, factors, least = nearest, scales, moments.errors(nearest * scales)
    for _ in range(_PASSES):
        codes = fed_back(target, scales, levels, upper)
        scales = _refitted(codes, scales, square, product)
        errors = moments.errors(codes * scales)
        better = (errors < least)[:, None]
        best, factors = np.where(better, codes, best), np.where(better, scales, factors)
        least = np.minimum(errors, least)
    return best, factors


def _refitted(codes: Floats, scales: Floats, square: Floats, product: Floats) -> Floats:
    """Return the scales of least error for ``codes``; ``scales`` where that would be none above 0."""
    dots = np.einsum("mk,mk->m", product, codes)[:, None]
    norm = np.einsum("mk,mk->m", codes @ square, codes)[:, None]
    best: Floats = np.where((dots > 0) & (norm > 0), dots / np.where(norm > 0, norm, 1), scales)
    return best


def fed_back(target: Floats, scales: Floats, levels: Levels, upper: Floats) -> Floats:
    """Return GPTQ's codes of ``target`` [M, K]. ``upper`` [K, K]: upper^T upper is the form's inverse."""
    left, codes, count = target.copy(), np.zeros_like(target), target.shape[1]
    for start in range(0, count, _COLUMNS):
        stop = min(start + _COLUMNS, count)
        errors = np.zeros((len(target), stop - start))
        for k in range(start, stop):
            now = left[:, k : k + 1]
            codes[:, k : k + 1] = levels.nearest(now / scales)
            error = (now - codes[:, k : k + 1] * scales) / upper[k, k]
            left[:, k + 1 : stop] -= error * upper[k, k + 1 : stop]
            errors[:, k - start] = error[:, 0]
        left[:, stop:] -= errors @ upper[start:stop, stop:]
    return codes
