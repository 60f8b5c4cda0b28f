"""Sums of products and bias that can exceed int32.

A filter that BatchNorm made zero keeps a bias. The scale of its weights is tiny. ONNX Runtime's quantizer
then writes the bias as an integer near a limit of int32, and the sums can exceed the limit. The correct
result depends on the model:

* Integer additions (QLinearConv and similar) wrap around in ONNX Runtime's exact mode. They are computed in
  int64 and stored as int32.
* Between quantizers (QDQ), the model adds real numbers. If all sums of a filter give the same quantized
  integer, the filter's weights become zero and the bias stays. Otherwise the bias is added in float.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.graph import constant, on_other, op_name, shape_of
from synth.qnn.passes.affine import QuantizedValue, State
from synth.qnn.passes.ranges import is_integer_layer, leaving_int32, sums
from synth.qnn.passes.thresholds import OperatorChain, levels_at, moving_argument
from synth.qnn.traits import traits_of
from synth.qnn.values import ValueRange

_SLACK = 1 << 20
"""Bounds of sums are widened by 1/_SLACK of their size. This covers the roundings of both ways to rescale:
the model's order of operations, and one product by the quotient of the scales."""


def leaves_int32(state: State, call: Any) -> bool:
    """Return whether known bounds of a layer's sums, or of an int32 addition's sums, exceed int32."""
    found = sums(call, state.lookup)
    return found is not None and bool(leaving_int32(found))


def wrapped(state: State, call: Any, hint: str) -> Any:
    """Return the addition ``call`` of int32 tensors modulo 2**32, as an int32 variable named ``hint``."""
    wide = []
    for arg in call.args:
        array = constant(arg)
        held = None if array is None else relax.const(array.astype(np.int64), "int64")
        wide.append(state.emit(relax.op.astype(arg, "int64"), f"{hint}_wide") if held is None else held)
    total = state.emit(relax.op.add(*wide), f"{hint}_wide")
    return state.emit(relax.op.astype(total, "int32"), hint)


def without_leaving(state: State, layer: QuantizedValue, bias: NDArray[np.int32], hint: str) -> Any | None:
    """Return int32 sums of ``layer`` and a constant ``bias`` that fit int32 and quantize to the model's
    integers. ``state.place``, the variable that is being replaced, must be the sum. Filters whose sums can
    exceed int32 get zero weights. None unless the weights are constant, one quantizer reads the sum through
    monotonic operators, and all sums of such a filter quantize to one integer."""
    builder = state.builder
    total = builder.normalize(relax.op.add(layer.integers, relax.const(bias)))
    found = sums(total, state.lookup)
    idle = np.zeros(len(found.filters) if found is not None else 0, bool)
    if found is None or not idle.size:
        return None
    idle[list(leaving_int32(found))] = True
    axis = len(shape_of(layer.integers)) + found.axis
    start = builder.normalize(qnn.dequantize(layer.integers, layer.scale, layer.zero_point))
    chain = _chain_to_quantizer(state, layer.integers, start)
    if chain is None or not _constant(chain, axis, found)[idle].all():
        return None
    sums_alone = _without_filters(state, layer.integers, idle, hint)
    return None if sums_alone is None else state.emit(relax.op.add(sums_alone, relax.const(bias)), hint)


def _chain_to_quantizer(state: State, leaf: Any, start: Any) -> OperatorChain | None:
    """Return the elementwise calls from the variable being replaced to a quantizer, each the only reader."""
    calls: list[tuple[Any, int]] = [(start, 0)]
    variable = state.place
    while (reader := state.only_reader(variable)) is not None:
        variable, call = reader
        if op_name(call) == "qnn.quantize":
            known = constant(call.args[0]) is None and all(constant(a) is not None for a in call.args[1:])
            return OperatorChain(leaf, tuple(calls), call) if known else None
        moving = moving_argument(call)
        if moving is None:
            return None
        calls.append((call, moving))
    return None


def _constant(chain: OperatorChain, axis: int, found: ValueRange) -> NDArray[np.bool_]:
    """Return which filters give one integer at both bounds, and so (operators are monotonic) for all sums."""
    ends = np.array(found.filters, np.int64)
    ends += np.array([-1, 1]) * (np.abs(ends) // _SLACK + 1)
    levels = levels_at(chain, axis, ends)
    return np.zeros(len(ends), bool) if levels is None else np.asarray(levels[:, 0] == levels[:, 1])


def _without_filters(state: State, integers: Any, idle: NDArray[np.bool_], hint: str) -> Any | None:
    """Return the layer's sums with the filters ``idle`` set to zero. None without constant weights."""
    moves = []
    call = state.defined(integers)
    while traits_of(call).moves:
        moves.append(call)
        call = state.defined(call.args[0])
    if not is_integer_layer(call) or op_name(call) == "qnn.conv2d_transpose":
        return None
    weights, points = constant(call.args[1]), constant(call.args[3])
    if weights is None or points is None or len(weights) != len(idle):
        return None
    kept = np.where(idle.reshape(-1, *(1,) * (weights.ndim - 1)), points, weights).astype(weights.dtype)
    result = state.emit(on_other(call, call.args[0], relax.const(kept)), hint)
    for move in reversed(moves):
        result = state.emit(on_other(move, result), hint)
    return result
