"""The integers that a tensor can have, and the arithmetic on them that range rules share.

Relax has no type below 8 bits. The range of an operand decides how many bits it needs and whether int32
accumulators suffice. The range follows from the operand's source: a quantizer's clip, thresholds, a constant.
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
"""Most members of a set that ``ValueRange`` lists one by one. A larger set has only its lowest and
highest."""

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
        found = frozenset(int(v) for v in members)
        return ValueRange(min(found), max(found), found if len(found) <= FEW else None)

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
        found = {combine(a, b) for a in sets[0] for b in sets[1]}
        whole = self.members is not None and other.members is not None
        return ValueRange.of(found) if whole else ValueRange(min(found), max(found))


def values_of_dtype(dtype: str) -> ValueRange | None:
    """Return all integers of an integer type, None for a float type."""
    if not np.issubdtype(np.dtype(dtype), np.integer):
        return None
    info = np.iinfo(dtype)
    return ValueRange(int(info.min), int(info.max))


def values_of_constant(array: NDArray[Any]) -> ValueRange | None:
    """Return the integers in a constant array. None for floats and for an empty array."""
    if not np.issubdtype(array.dtype, np.integer) or not array.size:
        return None
    return ValueRange.of(np.unique(array))


def values_of_first(call: Any, lookup: Lookup) -> ValueRange | None:
    """Return the values of the call's first argument: the rule of operators that only select elements."""
    return lookup(call.args[0])
