"""FakeQuantToInteger: a float graph between dequantize and quantize becomes an integer graph.

A float tensor that is known to equal ``dequantize(integers, scale, zero_point)`` is *affine*. Operators that
keep this are computed on the integers (convolution and products give int32 accumulators whose scale is the
product of the scales); the dequantized form stays beside them and disappears if nobody reads it. A quantizer
then closes the chain: thresholds where it has few levels, a requantize, an integer operator, or a table.
What no rule covers stays float between a dequantize and a quantize: right, only slower.
(Jain et al. 2020, section 3; TVM's pass of the same name rewrote Relay.)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from synth.qnn.dialect import attributes_of
from synth.qnn.graph import constant, main_function, only_readers, op_name, rebuild, simplify
from synth.qnn.passes.affine import Affine, State
from synth.qnn.passes.affine_rules import rule_of
from synth.qnn.passes.closing import close
from synth.qnn.passes.overflow import leaves_int32, wrapped


def fake_quant_to_integer(module: Any) -> Any:
    """The module with integer arithmetic wherever a rule proves it equal; see the module's text."""
    module = simplify(module)
    state = State(readers=only_readers(main_function(module)))

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        state.builder, state.place = builder, variable
        hint = str(variable.name)
        name = op_name(value)
        if name is None:
            return value
        if name == "qnn.dequantize":
            parts = [constant(arg) for arg in value.args[1:]]
            if (
                parts[0] is not None
                and parts[1] is not None
                and attributes_of(value)["out_dtype"] == "float32"
            ):
                return state.define(Affine(value.args[0], parts[0], parts[1].astype(np.int32)), hint)
            return state.emit(value, hint)
        if name == "qnn.quantize":
            closed = close(state, value, hint)
            return closed if closed is not None else state.emit(value, hint)
        rule = rule_of(value)
        if rule is not None:
            value = builder.normalize(value)
            affine = rule(state, value, hint)
            if affine is not None:
                return state.define(affine, hint)
            if name == "relax.add" and leaves_int32(state, value):
                return wrapped(state, value, hint)
        return state.emit(value, hint)

    return simplify(rebuild(module, visit))
