"""Scales and zero points of the integers that a model takes and returns."""

from __future__ import annotations

from typing import Any

from tvm import relax

from synth.qnn.graph import bindings, constant, main_function, op_name, readers

Scale = tuple[float, int] | None
"""(scale, zero point): a real number is scale * (integer - zero point). None without one scale."""


def boundary_scales(module: Any) -> tuple[Scale, ...]:
    """Return the scale of each input, then of each output, of a front end's module: as the attribute "scales"
    of ``main`` states it, else of the quantizers that read the inputs and compute the outputs."""
    function = main_function(module)
    if function.attrs and "scales" in function.attrs:
        return tuple((float(one[0]), int(one[1])) if len(one) else None for one in function.attrs["scales"])
    reading, bound, result = readers(function), dict(bindings(function)), function.body.body
    found = [{_scale(call, "qnn.dequantize") for _, call in reading.get(x, ())} for x in function.params]
    while isinstance(bound.get(result), (relax.Var, relax.Tuple)):
        result = bound[result]
    for end in result.fields if isinstance(result, relax.Tuple) else [result]:
        while isinstance(bound.get(end), relax.Var):
            end = bound[end]
        found.append({_scale(bound.get(end), "qnn.quantize")})
    return tuple(next(iter(scales)) if len(scales) == 1 else None for scales in found)


def _scale(call: Any, operator: str) -> Scale:
    if op_name(call) != operator:
        return None
    scale, point = constant(call.args[1]), constant(call.args[2])
    if scale is None or point is None or scale.size != 1 or point.size != 1:
        return None
    return float(scale.reshape(())), int(point.reshape(()))
