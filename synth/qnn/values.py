"""The integers that a tensor can hold, and the arithmetic on them that range rules share.

Relax has no type below 8 bits. How many bits an operand needs, and whether an accumulator fits int32,
follows from where its values come from: a quantizer's clip, a threshold's levels, a constant's content.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

BYTES = ("int8", "uint8")
INTEGERS = (*BYTES, "int16", "uint16", "int32")
"""Types of stored integers; narrower ones are stored one value per int8 or uint8."""
FEW = 64
"""A set of at most so many values is kept value by value; a larger one by its ends."""

Lookup = Callable[[Any], "Values | None"]
"""The integers of an expression; None for floats."""
Rule = Callable[[Any, Lookup], "Values | None"]
"""The integers that a call gives, by those of its arguments."""


@dataclass(frozen=True)
class Values:
    """The integers from ``low`` to ``high``, or just the ``members`` where they are few.

    ``filters``: of a layer's sums, the lowest and highest of each filter; ``axis``: theirs, from the end.
    """

    low: int
    high: int
    members: frozenset[int] | None = None
    filters: tuple[tuple[int, int], ...] = field(default=(), compare=False)
    axis: int = field(default=-1, compare=False)

    @staticmethod
    def of_filters(low: NDArray[np.int64], high: NDArray[np.int64], axis: int) -> Values:
        ends = tuple(zip(low.tolist(), high.tolist(), strict=True))
        return Values(int(low.min()), int(high.max()), None, ends, axis)

    @staticmethod
    def span(low: int, high: int) -> Values:
        few = high - low < FEW
        return Values(low, high, frozenset(range(low, high + 1)) if few else None)

    @staticmethod
    def of(members: Any) -> Values:
        found = frozenset(int(v) for v in members)
        return Values(min(found), max(found), found if len(found) <= FEW else None)

    def union(self, other: Values) -> Values:
        if self.members is not None and other.members is not None:
            return Values.of(self.members | other.members)
        return Values(min(self.low, other.low), max(self.high, other.high))

    def clamp(self, low: int, high: int) -> Values:
        """What ``min(max(v, low), high)`` leaves."""
        if self.members is not None:
            return Values.of(min(max(v, low), high) for v in self.members)
        return Values(min(max(self.low, low), high), min(max(self.high, low), high))

    def combined(self, combine: Callable[[int, int], int], other: Values) -> Values:
        """All sums or products with another."""
        sets = [v.members if v.members is not None else (v.low, v.high) for v in (self, other)]
        found = {combine(a, b) for a in sets[0] for b in sets[1]}
        whole = self.members is not None and other.members is not None
        return Values.of(found) if whole else Values(min(found), max(found))


def values_of_dtype(dtype: str) -> Values | None:
    """Every integer of an integer type, None for a float type."""
    if not np.issubdtype(np.dtype(dtype), np.integer):
        return None
    info = np.iinfo(dtype)
    return Values(int(info.min), int(info.max))


def values_of_constant(array: NDArray[Any]) -> Values | None:
    """The integers of a constant, None for a float one."""
    if not np.issubdtype(array.dtype, np.integer) or not array.size:
        return None
    return Values.of(np.unique(array))


def values_of_first(call: Any, lookup: Lookup) -> Values | None:
    """Every element of the result is one of the first tensor's."""
    return lookup(call.args[0])
