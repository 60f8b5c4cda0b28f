"""Relax expressions for log(1 + x) and e^x - 1 of float32 that are accurate for small x."""

from typing import Any

from tvm.relax import op as R

from synth.qnn.graph import float32

_NEAR = 0.5
"""Below this bound of |x|, the direct formulas lose a bit or more."""
_ODD = range(1, 17, 2)


def log1p(x: Any) -> Any:
    """Return log(1 + x) of a float32 expression. NaN below -1."""
    far = R.log(R.add(x, float32(1)))
    return R.where(R.less(R.abs(x), float32(_NEAR)), log_of_one_and(x), far)


def log_of_one_and(u: Any) -> Any:
    """Return log(1 + u) for u in [-1/2, 1]: a series of 2 artanh(u / (2 + u)) to float32 accuracy."""
    s = R.divide(u, R.add(u, float32(2)))
    return R.multiply(s, _polynomial(R.multiply(s, s), *(2 / odd for odd in reversed(_ODD))))


def expm1(x: Any) -> Any:
    """Return e^x - 1 of a float32 expression. Near 0 it is 2 t / (1 - t) with t = tanh(x / 2) by Lambert's
    continued fraction x / (1 + x^2 / (3 + ...))."""
    half = R.multiply(x, float32(0.5))
    square = R.multiply(half, half)
    above = R.multiply(half, _polynomial(square, 1, 105, 945))
    near = R.divide(R.multiply(above, float32(2)), R.subtract(_polynomial(square, 15, 420, 945), above))
    return R.where(R.less(R.abs(x), float32(_NEAR)), near, R.subtract(R.exp(x), float32(1)))


def _polynomial(x: Any, *coefficients: float) -> Any:
    total = float32(coefficients[0])
    for coefficient in coefficients[1:]:
        total = R.add(R.multiply(total, x), float32(coefficient))
    return total
