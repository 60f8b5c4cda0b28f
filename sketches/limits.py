"""Limits of operand bits and of the reduction length K, by the same rule for all kernel forms.

A dot product is the sum of three numbers: the kernel's sum, a row correction and a column correction. Up to
the longest K each number, and each sum of two or three, fits a signed 32-bit integer. This holds for all
operands. So callers may keep these numbers in ``int32_t`` and add them in any order."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

#: The most bits of an operand.
MAX_BITS = 8
#: The most bits of an operand in bitplanes: the number of plane pairs is the product of both operands' bits.
MAX_PLANES = 3
#: (Activation bits, weight bits, encoding) of the kernels beyond ``MAX_PLANES`` that the library has: 8-bit
#: activations with weights of few bits, which language models have, A4W4, and A8W8 of quantized models.
WIDE = (
    (8, 1, "hybrid"), (8, 2, "twos"), (8, 3, "twos"), (8, 4, "twos"), (4, 4, "twos"), (8, 8, "twos"),
)  # fmt: skip
#: The largest int32.
LARGEST_RESULT = (1 << 31) - 1

_T = TypeVar("_T")


@dataclass(frozen=True)
class PositionContribution:
    """The amounts that one position of K adds to the kernel's sum, the row and the column correction."""

    kernel: int
    row: int
    column: int


def partial_sums(parts: Sequence[_T]) -> tuple[tuple[_T, ...], ...]:
    """Return every non-empty selection of ``parts``: the partial sums of additions in any order."""
    return tuple(chosen for count in range(1, len(parts) + 1) for chosen in combinations(parts, count))


def longest_positions(step: int, most: int, contributions: Iterable[PositionContribution]) -> int:
    """Return the longest K, a multiple of ``step``, for which int32 fits the kernel's sum, both corrections
    and their sums in any order; 0 if none. ``step``: positions of one kernel step. ``most``: the largest
    amount that a step adds to the kernel's sum. ``contributions``: of every pair of codes, and of a padded
    position."""
    # The selection of all positive numbers has the largest sum; that of all negative numbers has the least.
    parts = [(contribution.kernel, contribution.row, contribution.column) for contribution in contributions]
    largest = max(max(sum(p for p in one if p > 0), -sum(p for p in one if p < 0)) for one in parts)
    return min(LARGEST_RESULT // (largest * step), LARGEST_RESULT // most) * step
