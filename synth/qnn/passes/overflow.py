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
from synth.qnn.ops.arithmetic import cast
from synth.qnn.passes.ranges import QuantizedValue, State, is_integer_layer, leaving_int32, sums
from synth.qnn.passes.thresholds import OperatorChain, levels_at, moving_argument
from synth.qnn.traits import traits_of
from synth.qnn.values import ValueRange

_SLACK = 1 << 20
"""Bounds of sums are widened by 1/_SLACK of their size. This covers the roundings of both ways to rescale:
the model's order of operations, and one product by the quotient of the scales."""


def leaves_int32(state: State, call: Any) -> bool:
    """Return whether known bounds of a layer's sums, or of an int32 addition's sums, exceed int32."""
    bounds = sums(call, state.lookup)
    return bounds is not None and bool(leaving_int32(bounds))


def wrapped(state: State, call: Any, hint: str) -> Any:
    """Return the addition ``call`` of int32 tensors modulo 2**32, as an int32 variable named ``hint``."""
    wide = [cast(arg, "int64") for arg in call.args]
    wide = [state.emit(x, f"{hint}_wide") if isinstance(x, relax.Call) else x for x in wide]
    total = state.emit(relax.op.add(*wide), f"{hint}_wide")
    return state.emit(relax.op.astype(total, "int32"), hint)


def without_leaving(state: State, layer: QuantizedValue, bias: NDArray[np.int32], hint: str) -> Any | None:
    """Return int32 sums of ``layer`` and a constant ``bias`` that fit int32 and quantize to the model's
    integers. ``state.place``, the variable that is being replaced, must be the sum. Filters whose sums can
    exceed int32 get zero weights. None unless the weights are constant, one quantizer reads the sum through
    monotonic operators, and all sums of such a filter quantize to one integer."""
    builder = state.builder
    total = builder.normalize(relax.op.add(layer.integers, relax.const(bias)))
    bounds = sums(total, state.lookup)
    idle = np.zeros(len(bounds.filters) if bounds is not None else 0, bool)
    if bounds is None or not idle.size:
        return None
    idle[list(leaving_int32(bounds))] = True
    axis = len(shape_of(layer.integers)) + bounds.axis
    start = builder.normalize(qnn.dequantize(layer.integers, layer.scale, layer.zero_point))
    chain = _chain_to_quantizer(state, layer.integers, start)
    if chain is None or not _constant(chain, axis, bounds)[idle].all():
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
            constants = constant(call.args[0]) is None and all(constant(a) is not None for a in call.args[1:])
            return OperatorChain(leaf, tuple(calls), call) if constants else None
        moving = moving_argument(call)
        if moving is None:
            return None
        calls.append((call, moving))
    return None


def _constant(chain: OperatorChain, axis: int, bounds: ValueRange) -> NDArray[np.bool_]:
    """Return which filters give one integer at both bounds, and so (operators are monotonic) for all sums."""
    ends = np.array(bounds.filters, np.int64)
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
    nonzero = np.where(idle.reshape(-1, *(1,) * (weights.ndim - 1)), points, weights).astype(weights.dtype)
    result = state.emit(on_other(call, call.args[0], relax.const(nonzero)), hint)
    for move in reversed(moves):
        result = state.emit(on_other(move, result), hint)
    return result
