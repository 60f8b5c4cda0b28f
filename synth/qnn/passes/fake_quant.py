"""FakeQuantToInteger: replaces float operators between dequantize and quantize by integer operators.

A float tensor that is known to equal ``dequantize(integers, scale, zero_point)`` is a *quantized value*.
Operators that keep this property compute on the integers. Convolutions and products give int32 accumulators,
whose scale is the product of the scales. The dequantized form remains next to the integers and disappears if
nothing reads it. A quantizer ends the integer part with thresholds if it has few levels, with a requantize,
an integer operator, or a table. Operators without a rule stay float between a dequantize and a quantize,
which is correct but slower. (Jain et al. 2020, section 3; TVM's pass of the same name rewrote Relay.)
"""

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.dialect import attributes_of
from synth.qnn.graph import (
    constant,
    dtype_of,
    main_function,
    on_other,
    op_name,
    readers,
    rebuild,
    shape_of,
    simplify,
    uses,
)
from synth.qnn.ops.pool import ints
from synth.qnn.passes.overflow import leaves_int32, without_leaving, wrapped
from synth.qnn.passes.quantizers import close
from synth.qnn.passes.ranges import QuantizedValue, RewriteRule, State, max_pooled
from synth.qnn.traits import traits_of
from synth.qnn.values import ValueRange, scale_product

Floats = NDArray[np.float32]
Points = NDArray[np.int32]


def _rank_axis(array: NDArray[Any], rank: int) -> int | None:
    """Return the axis along which a broadcastable constant varies: -1 for no axis, None for several."""
    padded = (1,) * (rank - array.ndim) + array.shape
    wide = [i for i, n in enumerate(padded) if n > 1]
    return None if len(wide) > 1 else (wide[0] if wide else -1)


def _convolution(build: Any, layout: str, axes: tuple[int, ...], *options: str) -> RewriteRule:
    """Return the rule of a convolution whose weight scales vary along one of ``axes`` (-1: no axis)."""

    def rule(state: State, call: Any, hint: str) -> QuantizedValue | None:
        data, weight, attrs = state.affine_of(call.args[0]), state.affine_of(call.args[1]), call.attrs
        if data is None or weight is None or not data.per_tensor:
            return None
        if (str(attrs.data_layout), str(attrs.kernel_layout)) != ("NCHW", layout):
            return None
        if any(_rank_axis(part, 4) not in axes for part in (weight.scale, weight.zero_point)):
            return None
        points = weight.zero_point.reshape(()) if weight.zero_point.size == 1 else weight.zero_point
        window = {name: ints(getattr(attrs, name)) for name in ("strides", "padding", "dilation", *options)}
        tensors = data.integers, weight.integers, data.zero_point.reshape(()), points
        sums = build(*tensors, groups=int(attrs.groups), **window)
        scale = scale_product(data.scale.reshape(()), weight.scale)
        return _product(state, sums, scale, (1, -1, 1, 1), hint)

    return rule


def _matmul(state: State, call: Any, hint: str) -> QuantizedValue | None:
    left, right = state.affine_of(call.args[0]), state.affine_of(call.args[1])
    ranks = [len(shape_of(arg)) for arg in call.args]
    if left is None or right is None or not left.per_tensor or min(ranks) < 2:
        return None
    weights, point = constant(right.integers), left.zero_point.reshape(())
    scale = scale_product(left.scale.reshape(()), right.scale)
    if ranks[1] != 2:
        if not right.per_tensor:
            return None
        sums = qnn.batch_matmul(left.integers, right.integers, point, right.zero_point.reshape(()))
        return _product(state, sums, scale, (), hint)
    if any(_rank_axis(part, 2) not in (-1, 1) for part in (right.scale, right.zero_point)):
        return None
    points = right.zero_point.reshape((-1, 1) if right.zero_point.size > 1 else ())
    transposed: Any = None if weights is None else weights.T.copy()
    if transposed is None:
        transposed = state.builder.emit(relax.op.permute_dims(right.integers, [1, 0]))
    sums = qnn.dense(left.integers, transposed, point, points)
    return _product(state, sums, scale, (-1,), hint)


def _product(
    state: State, call: Any, scale: Floats, along: tuple[int, ...], hint: str
) -> QuantizedValue | None:
    """Return the int32 sums of a layer, with ``scale`` of shape ``along``. None if they may exceed int32."""
    call = state.builder.normalize(call)
    if leaves_int32(state, call):
        return None
    scale = scale.reshape(along if scale.size > 1 else ())
    return QuantizedValue(state.emit(call, hint), scale, np.zeros((), np.int32), sums=True)


def _add(state: State, call: Any, hint: str) -> QuantizedValue | None:
    """Return an accumulator plus a constant that is a multiple of its scale, such as a quantized bias."""
    for own_index, bias_index in ((0, 1), (1, 0)):
        sums = state.affine_of(call.args[own_index])
        if sums is None or not sums.plain or dtype_of(sums.integers) != "int32":
            continue
        bias = _whole_multiples(state, call.args[bias_index], sums)
        if bias is None or shape_of(call) != shape_of(call.args[own_index]):
            continue
        with_bias = state.builder.normalize(relax.op.add(sums.integers, relax.const(bias)))
        if leaves_int32(state, with_bias):
            total = without_leaving(state, sums, bias, hint)
        else:
            total = state.emit(with_bias, hint)
        return None if total is None else replace(sums, integers=total)
    return _halves(state, call, hint)


def _halves(state: State, call: Any, hint: str) -> QuantizedValue | None:
    """Return integers shifted by a multiple of half their scale, as exporters write bipolar codes. (q - z) *
    s + k * s / 2 is (2 * q + k - 2 * z) * s / 2."""
    for own_index, shift_index in ((0, 1), (1, 0)):
        codes_in, shift = state.affine_of(call.args[own_index]), constant(call.args[shift_index])
        if codes_in is None or shift is None or shift.size != 1 or not codes_in.per_tensor:
            continue
        values, dtype = state.lookup(codes_in.integers), dtype_of(codes_in.integers)
        if values is None or values.members is None or dtype not in ("int8", "uint8"):
            continue
        half = np.float32(codes_in.scale.reshape(())) / np.float32(2)
        count = int(np.rint(float(shift.reshape(())) / float(half)))
        doubled = ValueRange.of(2 * v + count for v in values.members)
        exact = np.float32(count) * half == shift.reshape(()) and half * 2 == codes_in.scale.reshape(())
        if not exact or doubled.low < -128 or doubled.high > 127:
            continue
        wide = state.emit(relax.op.astype(codes_in.integers, "int8"), f"{hint}_codes")
        twice = state.emit(relax.op.multiply(wide, relax.const(2, "int8")), f"{hint}_twice")
        codes = state.emit(relax.op.add(twice, relax.const(count, "int8")), f"{hint}_odd")
        return QuantizedValue(codes, np.asarray(half), (2 * codes_in.zero_point.reshape(())).astype(np.int32))
    return None


def _whole_multiples(state: State, value: Any, accumulator: QuantizedValue) -> NDArray[np.int32] | None:
    """Return the int32 integers of a bias whose scale is the accumulator's, None for any other bias."""
    bias = state.affine_of(value)
    if bias is None or not bias.plain:
        return None
    integers = constant(bias.integers)
    try:
        # The bias's scale is a product of two float32 scales, whose last bit depends on the exporter.
        alike = np.allclose(accumulator.scale, bias.scale, rtol=3e-7, atol=0)
    except ValueError:  # the scales do not broadcast
        return None
    return integers.astype(np.int32) if alike and integers is not None else None


def _relu(state: State, call: Any, hint: str) -> QuantizedValue | None:
    """Return the relu of integers. A relu of sums that quantizers alone read is part of their rules: its
    bounds become thresholds or the range of a requantization."""
    x = state.affine_of(call.args[0])
    if x is None or x.zero_point.size != 1 or not (x.scale > 0).all():
        return None
    followers = {op_name(reader) for _, reader in state.readers.get(state.place, [])}
    if x.sums and followers == {"qnn.quantize"}:
        return None
    rectified = state.emit(qnn.relu(x.integers, x.zero_point.reshape(())), hint)
    return replace(x, integers=rectified)


def _max_pool(state: State, call: Any, hint: str) -> QuantizedValue | None:
    x, attrs = state.affine_of(call.args[0]), call.attrs
    if x is None or not x.per_tensor or not (x.scale > 0).all() or str(attrs.layout) != "NCHW":
        return None
    return replace(x, integers=state.emit(max_pooled(x.integers, attrs), hint))


def _moved(state: State, call: Any, hint: str) -> QuantizedValue | None:
    """Return the result of an operator that only moves elements, on integers. Constants move at once."""
    x = state.affine_of(call.args[0])
    if x is None:
        return None
    parameters = x.scalars() if x.per_tensor else _moved_parameters(call, x.scale, x.zero_point)
    if parameters is None:
        return None
    array, fold = constant(x.integers), traits_of(call).fold
    scale, point = parameters
    if array is not None and fold is not None:
        return QuantizedValue(relax.const(fold(call, array), str(array.dtype)), scale, point)
    return QuantizedValue(state.emit(on_other(call, x.integers), hint), scale, point, x.sums)


def _moved_parameters(call: Any, scale: Floats, point: Points) -> tuple[Floats, Points] | None:
    """Return per-channel scales and zero points after a transpose or new axes, None for other movements."""
    name, rank = op_name(call), len(shape_of(call.args[0]))
    if name == "relax.permute_dims":
        axes = [int(a) for a in call.attrs.axes] if call.attrs.axes is not None else list(range(rank))[::-1]
    elif name in ("relax.expand_dims", "relax.squeeze") and call.attrs.axis is not None:
        axes = list(ints(call.attrs.axis))
    elif name == "relax.reshape" and rank == 1:  # a bias, one number per channel
        shape = shape_of(call)
        along = shape_of(call.args[0])
        return np.broadcast_to(scale, along).reshape(shape), np.broadcast_to(point, along).reshape(shape)
    else:
        return None

    def turn(array: NDArray[Any]) -> NDArray[Any]:
        full = array.reshape((1,) * (rank - array.ndim) + array.shape)
        if name == "relax.permute_dims":
            return np.transpose(full, axes)
        return np.squeeze(full, tuple(axes)) if name == "relax.squeeze" else np.expand_dims(full, tuple(axes))

    return turn(scale), turn(point)


def _concat(state: State, call: Any, hint: str) -> QuantizedValue | None:
    """Return the concatenated integers of tensors with one scale and zero point."""
    fields = list(getattr(call.args[0], "fields", ()))
    values = [state.affine_of(f) for f in fields]
    if not values or any(f is None or not f.per_tensor for f in values):
        return None
    parts = [f for f in values if f is not None]
    kinds = {(float(f.scale.reshape(())), int(f.zero_point.reshape(())), dtype_of(f.integers)) for f in parts}
    if len(kinds) != 1:
        return None
    concatenated = on_other(call, relax.Tuple([f.integers for f in parts]))
    return QuantizedValue(state.emit(concatenated, hint), *parts[0].scalars())


_RULES: dict[str, RewriteRule] = {
    "relax.nn.conv2d": _convolution(qnn.conv2d, "OIHW", (-1, 0)),
    "relax.nn.conv2d_transpose": _convolution(qnn.conv2d_transpose, "IOHW", (-1,), "output_padding"),
    "relax.matmul": _matmul, "relax.add": _add, "relax.nn.relu": _relu, "relax.nn.max_pool2d": _max_pool,
    "relax.concat": _concat,
}  # fmt: skip
"""Rules by operator. An operator without a rule has a float result."""


def fake_quant_to_integer(module: Any) -> Any:
    """Return the module with integer operators wherever a rule proves equal results."""
    module = simplify(module)
    function = main_function(module)
    state = State(counts=uses(function), readers=readers(function))

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        state.builder, state.place = builder, variable
        hint = str(variable.name)
        name = op_name(value)
        if name is None:
            return value
        if name == "qnn.dequantize":
            scale, point = (constant(arg) for arg in value.args[1:])
            if scale is not None and point is not None and attributes_of(value)["out_dtype"] == "float32":
                return state.define(QuantizedValue(value.args[0], scale, point.astype(np.int32)), hint)
            return state.emit(value, hint)
        if name == "qnn.quantize":
            closed = close(state, value, hint)
            return closed if closed is not None else state.emit(value, hint)
        rule = _moved if traits_of(value).moves else _RULES.get(name)
        if rule is not None:
            value = builder.normalize(value)
            affine = rule(state, value, hint)
            if affine is not None:
                return state.define(affine, hint)
            if name == "relax.add" and leaves_int32(state, value):
                return wrapped(state, value, hint)
        return state.emit(value, hint)

    return simplify(rebuild(module, visit))
