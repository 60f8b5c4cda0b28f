"""The most bits of operands, and the longest K, by one rule for all forms of kernels.

A result is the sum of three numbers: what the kernel adds up, and a correction per row and per column. Up to
the longest K each of them, and each sum of two or of all three, fits a signed 32-bit integer, for all
operands. So whoever calls a kernel may keep them in ``int32_t`` and add them in any order.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

#: Bits of an operand.
MAX_BITS = 8
#: Of operands that are kept as bitplanes, whose pairs grow with the product of both operands' bits.
MAX_PLANES = 3
#: The largest number of the result's type.
LARGEST_RESULT = (1 << 31) - 1

_T = TypeVar("_T")


@dataclass(frozen=True)
class Share:
    """What one position adds to the kernel's sum, to the row's correction and to the column's."""

    kernel: int
    row: int
    column: int


def partial_sums(parts: Sequence[_T]) -> tuple[tuple[_T, ...], ...]:
    """Every selection of at least one part: what a register holds while they are added in some order."""
    return tuple(chosen for count in range(1, len(parts) + 1) for chosen in combinations(parts, count))


def longest_positions(step: int, most: int, shares: Iterable[Share]) -> int:
    """The longest K, a multiple of ``step``: the positions that the kernel takes at once, to whose sum they
    add at most ``most``. ``shares``: those of every pair of codes, and of a position that only fills a step
    up."""
    # Of all selections that of the positive numbers has the largest sum, that of the negative ones the least.
    parts = [(share.kernel, share.row, share.column) for share in shares]
    largest = max(max(sum(p for p in one if p > 0), -sum(p for p in one if p < 0)) for one in parts)
    return min(LARGEST_RESULT // (largest * step), LARGEST_RESULT // most) * step
