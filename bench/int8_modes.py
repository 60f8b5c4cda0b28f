"""ONNX Runtime's int8 as a rival has two modes: its fastest, and one whose products are right on every
processor.

Without VNNI the fast one saturates (``synth.model.onnx_session``). It stays the one that is to be beaten; how
far it is off is measured in every run and shown beside its times.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

FAST, EXACT = "ONNX Runtime int8", "ONNX Runtime int8 exact"
#: Rival -> whether its session is exact.
MODES = {FAST: False, EXACT: True}


def largest(got: NDArray[Any], want: NDArray[Any]) -> float:
    """The largest difference; infinity where a value is not finite."""
    apart = np.abs(got.astype(np.float64) - want)
    return float(np.where(np.isfinite(apart), apart, np.inf).max(initial=0.0))


def text(off: float, unit: str = "") -> str:
    """``exact``, or by how much not: such as ``not exact, off by up to 13 of 255``."""
    return "exact" if off == 0 else f"not exact, off by up to {off:g}{unit}"
