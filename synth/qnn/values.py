"""The integers that a tensor can have, and the arithmetic on them that range rules share.

Relax has no type below 8 bits. The range of an operand decides how many bits it needs and whether int32
accumulators suffice. The range follows from the operand's source: a quantizer's clip, thresholds, a constant.

Products and quotients of constant scales have float32's 24 bits of precision, but any exponent.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

BYTES = ("int8", "uint8")
INTEGERS = (*BYTES, "int16", "uint16", "int32")
"""Types of stored integers. A narrower integer is stored in an int8 or uint8 of its own."""
LIMITS = {
    "int2": (-2, 1), "uint2": (0, 3), "int4": (-8, 7), "uint4": (0, 15), "int8": (-128, 127),
    "uint8": (0, 255), "int16": (-32768, 32767), "uint16": (0, 65535),
}  # fmt: skip
"""The lowest and the highest integer of each element type of quantized tensors in files."""
FEW = 64
"""Most members of a set that ``ValueRange`` lists. A larger set has its lowest and its highest only."""

Lookup = Callable[[Any], "ValueRange | None"]
"""Function that returns the integers of an expression, None for floats."""
Rule = Callable[[Any, Lookup], "ValueRange | None"]
"""Function that returns the integers of a call's result from the integers of its arguments."""


@dataclass(frozen=True)
class ValueRange:
    """The integers from ``low`` to ``high``, or only the ``members`` if they are few.
    ``filters`` has the lowest and highest sum of each filter. ``axis`` is their axis, from the end."""

    low: int
    high: int
    members: frozenset[int] | None = None
    filters: tuple[tuple[int, int], ...] = field(default=(), compare=False)
    axis: int = field(default=-1, compare=False)

    @staticmethod
    def of_filters(low: NDArray[np.int64], high: NDArray[np.int64], axis: int) -> ValueRange:
        """Return the values of sums from arrays with the lowest and highest sum of each filter."""
        ends = tuple(zip(low.tolist(), high.tolist(), strict=True))
        return ValueRange(int(low.min()), int(high.max()), None, ends, axis)

    @staticmethod
    def span(low: int, high: int) -> ValueRange:
        """Return all integers from ``low`` to ``high``, both included."""
        few = high - low < FEW
        return ValueRange(low, high, frozenset(range(low, high + 1)) if few else None)

    @staticmethod
    def of(members: Any) -> ValueRange:
        """Return exactly these integers, or their range if they are more than FEW."""
        integers = frozenset(int(v) for v in members)
        return ValueRange(min(integers), max(integers), integers if len(integers) <= FEW else None)

    def union(self, other: ValueRange) -> ValueRange:
        """Return the values of both ranges, or the range that encloses them."""
        if self.members is not None and other.members is not None:
            return ValueRange.of(self.members | other.members)
        return ValueRange(min(self.low, other.low), max(self.high, other.high))

    def clamp(self, low: int, high: int) -> ValueRange:
        """Return the values of ``min(max(v, low), high)``."""
        if self.members is not None:
            return ValueRange.of(min(max(v, low), high) for v in self.members)
        return ValueRange(min(max(self.low, low), high), min(max(self.high, low), high))

    def combined(self, combine: Callable[[int, int], int], other: ValueRange) -> ValueRange:
        """Return the values of ``combine(a, b)``, a sum or product, for all a of self and b of ``other``."""
        sets = [v.members if v.members is not None else (v.low, v.high) for v in (self, other)]
        results = {combine(a, b) for a in sets[0] for b in sets[1]}
        exact = self.members is not None and other.members is not None
        return ValueRange.of(results) if exact else ValueRange(min(results), max(results))


def values_of_dtype(dtype: str) -> ValueRange | None:
    """Return all integers of an integer type, None for a float type."""
    if np.dtype(dtype).kind not in "iu":
        return None
    info = np.iinfo(dtype)
    return ValueRange(int(info.min), int(info.max))


def values_of_constant(array: NDArray[Any]) -> ValueRange | None:
    """Return the integers in a constant array. None for floats and for an empty array."""
    return ValueRange.of(np.unique(array)) if array.dtype.kind in "iu" and array.size else None


def values_of_first(call: Any, lookup: Lookup) -> ValueRange | None:
    """Return the values of the call's first argument: the rule of operators that only select elements."""
    return lookup(call.args[0])


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
