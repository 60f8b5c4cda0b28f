"""Float operations between an integer product and an 8-bit quantizer, as the output of a direct kernel.

A quantizer of few levels becomes thresholds long before (``synth.qnn.passes``); one of many follows BatchNorm
and relu in float32. The kernel does the same operations in the same order on sums that are still in
registers, so the integers stay what they were, and the sums never reach memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.compiler.direct import Output8
from synth.qnn.dialect import attributes_of
from synth.qnn.graph import constant, op_name, per_filter, shape_of
from synth.qnn.traits import traits_of

OnlyReader = Callable[[Any], "tuple[Any, Any] | None"]
"""The one binding that reads a variable, where there is exactly one."""

_NAMES = {
    "relax.add": "add", "relax.multiply": "multiply", "relax.divide": "divide", "relax.maximum": "maximum",
    "relax.minimum": "minimum",
}  # fmt: skip


def output_chain(
    end: Any, only_reader: OnlyReader, axis: int, filters: int
) -> tuple[Output8, tuple[Any, ...]] | None:
    """The output that begins with a ``qnn.dequantize`` of ``end``, and the variables up to the quantized one.

    ``axis``: that of the filters. None for another operator in between or another reader of a variable.
    """
    reader = only_reader(end)
    if (
        reader is None
        or op_name(reader[1]) != "qnn.dequantize"
        or attributes_of(reader[1])["out_dtype"] != "float32"
    ):
        return None
    shape = shape_of(reader[1])
    scale, point = (constant(arg) for arg in reader[1].args[1:])
    if scale is None or point is None or point.any():
        return None
    first = per_filter(scale.astype(np.float32), len(shape), axis, filters)
    # A product beyond float32 is made finite by the operator, and not by the kernel.
    if first is None or not np.abs(first, dtype=np.float64).max() * 2.0**31 < np.finfo(np.float32).max:
        return None
    operations: list[tuple[str, NDArray[np.float32]]] = []
    variables = [reader[0]]
    while (reader := only_reader(variables[-1])) is not None:
        variable, call = reader
        variables.append(variable)
        if op_name(call) == "qnn.quantize":
            output = _quantized(call, first, operations)
            return None if output is None else (output, tuple(variables))
        step = _steps(call, shape, axis, filters)
        if step is None:
            return None
        operations += step
    return None


def _steps(
    call: Any, shape: tuple[int, ...], axis: int, filters: int
) -> list[tuple[str, NDArray[np.float32]]] | None:
    """One float operator as operations of the kernel."""
    name = op_name(call)
    clamps = traits_of(call).clamps
    if clamps is not None:
        bounds = zip(("maximum", "minimum"), clamps(call), strict=True)
        return [(limit, np.array([bound], np.float32)) for limit, bound in bounds if np.isfinite(bound)]
    if name not in _NAMES or shape_of(call) != shape:
        return None
    left, right = (constant(arg) for arg in call.args)
    number = left if right is None else right
    if number is None or number.dtype != np.float32 or (name == "relax.divide" and right is None):
        return None
    spread = per_filter(number, len(shape), axis, filters)
    if spread is None or not np.isfinite(spread).all() or (name == "relax.divide" and not spread.all()):
        return None
    return [(_NAMES[name], spread[:1] if number.size == 1 else spread)]


def _quantized(call: Any, scale: NDArray[np.float32], operations: list[Any]) -> Output8 | None:
    """The operations with the quantizer's own; None where it is no plain one for the whole tensor."""
    attrs = attributes_of(call)
    step, point = constant(call.args[1]), constant(call.args[2])
    if step is None or point is None or step.size != 1 or point.size != 1 or attrs["bipolar"]:
        return None
    zero = int(point.reshape(-1)[0])
    if (
        attrs["rounding"] != "half_even"
        or (attrs["round_last"] and zero)
        or attrs["out_dtype"] not in ("int8", "uint8")
    ):
        return None
    divisor = step.astype(np.float32).reshape(1)
    if not np.isfinite(divisor).all() or not divisor.all():
        return None
    operations = [*operations, ("divide", divisor)]
    return Output8(scale, zero, attrs["qmin"], attrs["qmax"], attrs["out_dtype"], tuple(operations))
