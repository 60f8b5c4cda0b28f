"""Indices of operators that select elements: none points outside of a tensor.

A negative index counts from the end. A constant index out of range is an error. An index computed at run time
is clamped to the valid range, so that no memory outside the tensor is read or written.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax import op as R

from synth.errors import UserError
from synth.qnn.graph import constant, dtype_of, on_other, op_name, shape_of

SELECTING = ("relax.take", "relax.gather_elements", "relax.gather_nd")
"""Operators whose second argument has indices into the first one. TVM reads wherever they point."""


def in_range(emit: Callable[[Any], Any], indices: Any, sizes: Any) -> Any:
    """Return ``indices`` as int64 counted from the front. Raises UserError for a constant index out of range;
    other indices are clamped. ``sizes`` is one axis's size, or one size per index of the last dimension
    of ``indices``."""
    limits, array = np.asarray(sizes, np.int64), constant(indices)
    if array is not None:
        array = array.astype(np.int64)
        if (bad := array[(array < -limits) | (array >= limits)]).size:
            raise UserError(f"index {bad[0]} is out of range for {limits.tolist()} elements; mend the model")
        return relax.const(np.where(array < 0, array + limits, array), "int64")
    wide = indices if dtype_of(indices) == "int64" else emit(R.astype(indices, "int64"))
    nothing, size, last = (relax.const(value, "int64") for value in (0, limits, limits - 1))
    front = R.where(R.less(wide, nothing), R.add(wide, size), wide)
    return emit(R.minimum(R.maximum(front, nothing), last))


def select_in_range(emit: Callable[[Any], Any], call: Any) -> Any:
    """Return ``call``, whose arguments are bound, with indices ``in_range`` if it is one of ``SELECTING``."""
    if op_name(call) not in SELECTING:
        return call
    (data, indices), shape = call.args, shape_of(call.args[0])
    if op_name(call) == "relax.gather_nd":
        first = int(call.attrs.batch_dims)
        return on_other(call, data, in_range(emit, indices, shape[first : first + shape_of(indices)[-1]]))
    axis = None if call.attrs.axis is None else int(call.attrs.axis)
    front = in_range(emit, indices, shape[axis or 0])
    if op_name(call) == "relax.take":
        return R.take(data, front, axis, mode="clip")  # TVM's mode "fast" would print a warning
    return on_other(call, data, front)
