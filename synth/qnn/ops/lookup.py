"""A table of 256 results: any function of one 8-bit tensor."""

from __future__ import annotations

from typing import Any

import numpy as np
from tvm import relax

from synth.errors import UserError
from synth.qnn.dialect import operator
from synth.qnn.ops.arithmetic import R, cast, dtype, shape


@operator("qnn.lookup", elementwise=True, tensors=1)
def lookup(x: Any, table: Any) -> Any:
    """table[x - least] of an int8 or uint8 tensor of any shape, least being the least number of its type.

    table: constant of 256 entries, in the order of x's values from the least to the greatest.
    """
    if dtype(x) not in ("int8", "uint8"):
        raise UserError(f"table of a {dtype(x)} tensor: int8 or uint8 is needed")
    if tuple(shape(table)) != (256,):
        raise UserError(f"table of shape {list(shape(table))}: 256 entries are needed")
    return indexed(x, table)


def indexed(x: Any, table: Any) -> Any:
    """The entries of a table at the values of an 8-bit tensor: the lowering of every function by table."""
    index, least = cast(x, "int32"), int(np.iinfo(dtype(x)).min)
    if least:
        index = R.subtract(index, relax.const(least, "int32"))
    return R.take(table, index, axis=0, mode="clip")  # the fast mode warns at every table
