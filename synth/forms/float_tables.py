"""Tables of floats for codes of 4 bits: the integers that kernels multiply in their place.

A kernel has entries of 8 bits. Values that are no integers times one number are rounded to such multiples.
The step is chosen for the smallest maximum of errors, which is at most a 254th of the largest value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

#: The largest integer of an entry, for either sign, and the zero point that makes it a byte.
LARGEST_ENTRY = 127
#: Steps per integer between the least and the largest number of multiples that ``nearest_step`` tries.
_FINE = 256


@dataclass(frozen=True, repr=False)
class FloatTable:
    """The exact weights of a layer whose table of integers is rounded: a weight is its group's number of
    ``scales``, float32 [M, groups], times the number of ``values``, float32 [16], that its code selects."""

    values: NDArray[np.float32]
    scales: NDArray[np.float32]


def nearest_step(values: Sequence[float]) -> float:
    """Return the step whose multiples are nearest to ``values``: 1 for integers of a byte."""
    if all(value == int(value) and abs(value) <= LARGEST_ENTRY + 1 for value in values):
        return 1.0
    floats = np.array(values, np.float64)
    counts = np.arange(_FINE * (LARGEST_ENTRY // 2), _FINE * LARGEST_ENTRY + 1) / _FINE
    steps = np.abs(floats).max() / counts
    errors = np.abs(floats - np.rint(floats / steps[:, None]) * steps[:, None]).max(axis=1)
    return float(steps[errors.argmin()])
