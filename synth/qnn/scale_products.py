"""Products and quotients of constant scales with float32's 24 bits of precision, but any exponent."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

_FLOAT32 = np.finfo(np.float32)


def is_normal(scale: NDArray[Any]) -> bool:
    """Return whether every number is 0 or has a magnitude in float32's normal range."""
    size = np.abs(scale.astype(np.float64))
    return bool(((size == 0) | (size >= _FLOAT32.tiny) & (size <= _FLOAT32.max)).all())


def scale_product(a: Any, b: Any) -> NDArray[Any]:
    """Return the product of two arrays of scales, rounded to 24 bits of precision.
    The result is float32, or float64 if a product is outside float32's normal range and would lose bits."""
    mantissa, exponent = np.frexp(np.multiply(a, b, dtype=np.float64))
    product = np.ldexp(mantissa.astype(np.float32).astype(np.float64), exponent)
    return np.asarray(product, np.float32 if is_normal(product) else np.float64)


def scale_ratio(above: Any, below: Any) -> NDArray[np.float32]:
    """Return ``above / below``, rounded once to float32 and limited to float32's largest number.
    A larger quotient would saturate every integer but 0, and infinity would turn 0 into NaN."""
    exact = np.divide(above, below, dtype=np.float64)
    return np.asarray(np.clip(exact, -_FLOAT32.max, _FLOAT32.max).astype(np.float32))
