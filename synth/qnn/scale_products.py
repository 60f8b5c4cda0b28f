"""Arithmetic on constant scales: products and quotients with float32's 24 bits, but not within its range."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

_FLOAT32 = np.finfo(np.float32)


def is_normal(scale: NDArray[Any]) -> bool:
    """Whether every number is 0 or lies in float32's normal range."""
    size = np.abs(scale.astype(np.float64))
    return bool(((size == 0) | (size >= _FLOAT32.tiny) & (size <= _FLOAT32.max)).all())


def scale_product(a: Any, b: Any) -> NDArray[Any]:
    """The product of two arrays of scales, rounded to float32's 24 bits.

    The result is float32, or float64 where a product leaves float32's normal range and would lose bits.
    """
    mantissa, exponent = np.frexp(np.multiply(a, b, dtype=np.float64))
    product = np.ldexp(mantissa.astype(np.float32).astype(np.float64), exponent)
    return np.asarray(product, np.float32 if is_normal(product) else np.float64)


def scale_ratio(above: Any, below: Any) -> NDArray[np.float32]:
    """The quotient of two arrays of scales, rounded once to float32, at most its largest number.

    A larger quotient saturates every integer but 0, which infinity would turn into NaN.
    """
    exact = np.divide(above, below, dtype=np.float64)
    return np.asarray(np.clip(exact, -_FLOAT32.max, _FLOAT32.max).astype(np.float32))
