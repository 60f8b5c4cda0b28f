"""Constants computed where they stand: dequantized weights, transposed and reshaped constants.

TVM's own folding compiles a function for each; these need numpy only.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from tvm import relax

from synth.qnn.dialect import attributes_of
from synth.qnn.graph import constant, op_name, rebuild, simplify
from synth.qnn.passes.reference import reference_dequantize, reference_quantize
from synth.qnn.traits import traits_of


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
        fold = traits_of(value).fold
        array = constant(value.args[0]) if fold is not None else None
        if fold is None or array is None:
            return value
        return relax.const(fold(builder.normalize(value), array))

    return simplify(rebuild(simplify(module), visit))
