"""Rounding of weights that is learned from calibration data, and bias correction, independent of graphs.

A layer's weights become codes times scales. The codes shall make the layer's output on its quantized inputs
close to the float layer's output on the float inputs. The squared error is a quadratic form of the weights,
and ``Moments`` has its coefficients. GPTQ (Frantar et al. 2023) rounds one column (input) after the other and
changes the columns that are still to be rounded so that they make up for the error. The scales are then
those of least error for the codes.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from synth.model.scales import Levels

Floats = NDArray[np.float64]
DAMPING = 0.1
"""What is added to the diagonal of the quadratic form, as a part of the diagonal's mean. It keeps the weights
near the float weights where the calibration data say little."""
_TURNS = 2
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
        own = np.einsum("mk,mk->m", values @ self.square, values)
        return np.maximum(self.energy - 2 * np.einsum("mk,mk->m", self.product, values) + own, 0)

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
    best, own, least = nearest, scales, moments.errors(nearest * scales)
    for _ in range(_TURNS):
        codes = fed_back(target, scales, levels, upper)
        scales = _best_scales(codes, scales, square, product)
        errors = moments.errors(codes * scales)
        better = (errors < least)[:, None]
        best, own = np.where(better, codes, best), np.where(better, scales, own)
        least = np.minimum(errors, least)
    return best, own


def _best_scales(codes: Floats, scales: Floats, square: Floats, product: Floats) -> Floats:
    """Return the scales of least error for ``codes``; ``scales`` where that would be none above 0."""
    wanted = np.einsum("mk,mk->m", product, codes)[:, None]
    own = np.einsum("mk,mk->m", codes @ square, codes)[:, None]
    found: Floats = np.where((wanted > 0) & (own > 0), wanted / np.where(own > 0, own, 1), scales)
    return found


def fed_back(target: Floats, scales: Floats, levels: Levels, upper: Floats) -> Floats:
    """Return GPTQ's codes of ``target`` [M, K]. ``upper`` [K, K]: the triangle whose square is the inverse of
    the matrix of the quadratic form."""
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
