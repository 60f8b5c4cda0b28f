"""Constants computed where they stand: dequantized weights, transposed and reshaped constants.

TVM's own folding compiles a function for each; these need numpy only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.qnn.dialect import attributes_of
from synth.qnn.passes.graph import constant, op_name, rebuild, shape_of, simplify
from synth.qnn.passes.reference import reference_dequantize, reference_quantize

Array = NDArray[Any]


def _transposed(call: Any, array: Array) -> Array:
    axes = call.attrs.axes
    return np.ascontiguousarray(np.transpose(array, None if axes is None else [int(a) for a in axes]))


def _reshaped(call: Any, array: Array) -> Array:
    return array.reshape(shape_of(call))


_FOLDED: dict[str, Callable[[Any, Array], Array]] = {
    "relax.permute_dims": _transposed,
    **dict.fromkeys(("relax.reshape", "relax.flatten", "relax.squeeze", "relax.expand_dims"), _reshaped),
    "relax.astype": lambda call, array: array.astype(str(call.attrs.dtype)),
}


def fold_constants(module: Any) -> Any:
    """The module without operators on constants that numpy computes exactly."""

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        name = op_name(value)
        if name in ("qnn.dequantize", "qnn.quantize"):
            arrays = [constant(arg) for arg in value.args]
            attrs = attributes_of(value)
            if all(a is not None for a in arrays):
                meaning = reference_dequantize if name == "qnn.dequantize" else reference_quantize
                return relax.const(np.asarray(meaning(*arrays, **attrs)).astype(attrs["out_dtype"]))
            return value
        fold = _FOLDED.get(str(name))
        array = constant(value.args[0]) if fold is not None else None
        if fold is None or array is None:
            return value
        return relax.const(fold(builder.normalize(value), array))

    return simplify(rebuild(simplify(module), visit))
