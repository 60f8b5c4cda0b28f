"""The quantizers' meaning on numpy arrays: what folding, thresholds and tables are computed with."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.qnn.ops.arithmetic import Grid, stored_array
from synth.qnn.ops.rounding import rounded_array


def reference_quantize(
    x: Any,
    scale: Any,
    zero_point: Any,
    *,
    qmin: int,
    qmax: int,
    out_dtype: str,
    rounding: str = "half_even",
    bipolar: bool = False,
    round_last: bool = False,
) -> NDArray[Any]:
    """``qnn.quantize`` of a float32 array, each operation in float32 as there."""
    values = np.asarray(x, dtype=np.float32)
    if bipolar:
        return np.where(values >= 0, 1, -1).astype(out_dtype)
    with np.errstate(all="ignore"):
        steps = values / np.asarray(scale, np.float32)
        if not round_last:
            point = relax.const(np.asarray(zero_point, np.int32))
            return stored_array(steps, Grid(point, qmin, qmax, out_dtype, rounding))
        shifted = np.clip(
            steps + np.asarray(zero_point).astype(np.float32), np.float32(qmin), np.float32(qmax)
        )
    return rounded_array(np.where(np.isnan(shifted), np.float32(qmin), shifted), rounding).astype(out_dtype)


def reference_dequantize(q: Any, scale: Any, zero_point: Any, **_: Any) -> NDArray[np.float32]:
    """``qnn.dequantize`` of an integer array: float32((q - zero_point)) * scale."""
    centred = np.asarray(q).astype(np.int64) - np.asarray(zero_point).astype(np.int64)
    return (centred.astype(np.float32) * np.asarray(scale, np.float32)).astype(np.float32)
