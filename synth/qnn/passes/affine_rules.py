"""Operators that keep a float tensor affine: what they do to the integers behind it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.graph import constant, dtype_of, op_name, shape_of
from synth.qnn.ops.pool import ints
from synth.qnn.passes.affine import Affine, Rule, State, max_pooled
from synth.qnn.passes.overflow import leaves_int32, without_leaving
from synth.qnn.traits import traits_of
from synth.qnn.values import Values


def _rank_axis(array: NDArray[Any], rank: int) -> int | None:
    """The axis (of a tensor of ``rank``) along which a broadcastable constant varies; -1 where along none,
    None where along several."""
    padded = (1,) * (rank - array.ndim) + array.shape
    wide = [i for i, n in enumerate(padded) if n > 1]
    return None if len(wide) > 1 else (wide[0] if wide else -1)


def _conv2d(state: State, call: Any, hint: str) -> Affine | None:
    data, weight = state.affine_of(call.args[0]), state.affine_of(call.args[1])
    attrs = call.attrs
    if data is None or weight is None or not data.per_tensor:
        return None
    if str(attrs.data_layout) != "NCHW" or str(attrs.kernel_layout) != "OIHW":
        return None
    if _rank_axis(weight.scale, 4) not in (-1, 0) or _rank_axis(weight.zero_point, 4) not in (-1, 0):
        return None
    options: dict[str, Any] = {
        "strides": ints(attrs.strides), "padding": ints(attrs.padding), "dilation": ints(attrs.dilation),
        "groups": int(attrs.groups),
    }  # fmt: skip
    point = data.zero_point.reshape(())
    accumulator = _product(
        state, qnn.conv2d(data.integers, weight.integers, point, weight.zero_point, **options), hint
    )
    if accumulator is None:
        return None
    scale = data.scale.reshape(-1)[0] * weight.scale
    return _accumulated(accumulator, scale.reshape(1, -1, 1, 1) if scale.size > 1 else scale.reshape(()))


def _conv2d_transpose(state: State, call: Any, hint: str) -> Affine | None:
    data, weight = state.affine_of(call.args[0]), state.affine_of(call.args[1])
    attrs = call.attrs
    if data is None or weight is None or not data.per_tensor or not weight.per_tensor:
        return None
    if str(attrs.data_layout) != "NCHW" or str(attrs.kernel_layout) != "IOHW":
        return None
    accumulator = _product(
        state, qnn.conv2d_transpose(
            data.integers, weight.integers, data.zero_point.reshape(()), weight.zero_point.reshape(()),
            strides=ints(attrs.strides), padding=ints(attrs.padding),
            output_padding=ints(attrs.output_padding), dilation=ints(attrs.dilation), groups=int(attrs.groups),
        ), hint,
    )  # fmt: skip
    if accumulator is None:
        return None
    return _accumulated(accumulator, (data.scale.reshape(()) * weight.scale.reshape(())).reshape(()))


def _matmul(state: State, call: Any, hint: str) -> Affine | None:
    left, right = state.affine_of(call.args[0]), state.affine_of(call.args[1])
    if left is None or right is None or not left.per_tensor:
        return None
    shape = shape_of(call.args[1])
    weights = constant(right.integers)
    if weights is not None and len(shape) == 2 and len(shape_of(call.args[0])) >= 2:
        if _rank_axis(right.scale, 2) not in (-1, 1) or _rank_axis(right.zero_point, 2) not in (-1, 1):
            return None
        points = (
            right.zero_point.reshape(-1, 1) if right.zero_point.size > 1 else right.zero_point.reshape(())
        )
        transposed = np.ascontiguousarray(weights.T)
        accumulator = _product(
            state, qnn.dense(left.integers, transposed, left.zero_point.reshape(()), points), hint
        )
        if accumulator is None:
            return None
        scale = left.scale.reshape(-1)[0] * right.scale
        return _accumulated(accumulator, scale.reshape(-1) if scale.size > 1 else scale.reshape(()))
    if not right.per_tensor or len(shape) < 2 or len(shape_of(call.args[0])) < 2:
        return None
    accumulator = _product(
        state, qnn.batch_matmul(
            left.integers, right.integers, left.zero_point.reshape(()), right.zero_point.reshape(())
        ), hint,
    )  # fmt: skip
    if accumulator is None:
        return None
    return _accumulated(accumulator, left.scale.reshape(()) * right.scale.reshape(()))


def _product(state: State, call: Any, hint: str) -> Any | None:
    """The sums of a layer; None where they may not fit int32, so that the layer stays float."""
    call = state.builder.normalize(call)
    return None if leaves_int32(state, call) else state.emit(call, hint)


def _accumulated(accumulator: Any, scale: Any) -> Affine:
    """An int32 accumulator of a product: its scale is the product of the scales."""
    return Affine(accumulator, np.asarray(scale, np.float32), np.zeros((), np.int32))


def _add(state: State, call: Any, hint: str) -> Affine | None:
    """Accumulator plus a constant that is a whole number of its scale (how a bias is quantized)."""
    for mine, other in ((0, 1), (1, 0)):
        found = state.affine_of(call.args[mine])
        if found is None or not found.plain or dtype_of(found.integers) != "int32":
            continue
        bias = _whole_multiples(state, call.args[other], found)
        if bias is None or shape_of(call) != shape_of(call.args[mine]):
            continue
        with_bias = state.builder.normalize(relax.op.add(found.integers, relax.const(bias)))
        if leaves_int32(state, with_bias):
            total = without_leaving(state, found, bias, hint)
        else:
            total = state.emit(with_bias, hint)
        return None if total is None else Affine(total, found.scale, found.zero_point)
    return _halves(state, call, hint)


def _halves(state: State, call: Any, hint: str) -> Affine | None:
    """A few integers shifted by a whole number of half steps (how bipolar codes of several bits are written):
    (q - z) * s + k * s / 2 is (2 * q + k - 2 * z) * s / 2."""
    for mine, other in ((0, 1), (1, 0)):
        found, shift = state.affine_of(call.args[mine]), constant(call.args[other])
        if found is None or shift is None or shift.size != 1 or not found.per_tensor:
            continue
        known, dtype = state.lookup(found.integers), dtype_of(found.integers)
        if known is None or known.members is None or dtype not in ("int8", "uint8"):
            continue
        half = np.float32(found.scale.reshape(())) / np.float32(2)
        count = int(np.rint(float(shift.reshape(())) / float(half)))
        doubled = Values.of(2 * v + count for v in known.members)
        if np.float32(count) * half != shift.reshape(()) or doubled.low < -128 or doubled.high > 127:
            continue
        wide = state.emit(relax.op.astype(found.integers, "int8"), f"{hint}_codes")
        twice = state.emit(relax.op.multiply(wide, relax.const(2, "int8")), f"{hint}_twice")
        codes = state.emit(relax.op.add(twice, relax.const(count, "int8")), f"{hint}_odd")
        return Affine(codes, np.asarray(half), (2 * found.zero_point.reshape(())).astype(np.int32))
    return None


def _whole_multiples(state: State, value: Any, accumulator: Affine) -> NDArray[np.int32] | None:
    """The int32 integers of a bias that was quantized with the accumulator's own scale, else None."""
    bias = state.affine_of(value)
    if bias is None or not bias.plain:
        return None
    integers = constant(bias.integers)
    rank = len(shape_of(accumulator.integers))
    if integers is None:
        return None
    mine = np.broadcast_to(accumulator.scale, np.broadcast_shapes(accumulator.scale.shape, (1,) * rank))
    theirs = np.broadcast_to(bias.scale, np.broadcast_shapes(bias.scale.shape, (1,) * rank))
    try:
        np.broadcast_shapes(mine.shape, theirs.shape)
    except ValueError:
        return None
    # A quantizer stores the product of two float32 scales: its last bit is the writer's.
    if not np.allclose(mine, theirs, rtol=3e-7, atol=0):
        return None
    return integers.astype(np.int32)


def _relu(state: State, call: Any, hint: str) -> Affine | None:
    found = state.affine_of(call.args[0])
    if found is None or found.zero_point.size != 1 or not (found.scale > 0).all():
        return None
    return Affine(
        state.emit(qnn.relu(found.integers, found.zero_point.reshape(())), hint),
        found.scale,
        found.zero_point,
    )


def _max_pool(state: State, call: Any, hint: str) -> Affine | None:
    found, attrs = state.affine_of(call.args[0]), call.attrs
    if found is None or not found.per_tensor or not (found.scale > 0).all() or str(attrs.layout) != "NCHW":
        return None
    return Affine(state.emit(max_pooled(found.integers, attrs), hint), found.scale, found.zero_point)


def _moved(state: State, call: Any, hint: str) -> Affine | None:
    """Operators that only move elements: the same on the integers, constants at once."""
    found = state.affine_of(call.args[0])
    if found is None:
        return None
    scale, point = found.scale, found.zero_point
    if not found.per_tensor:
        moved = _moved_parameters(call, len(shape_of(call.args[0])), scale, point)
        if moved is None:
            return None
        scale, point = moved
    else:
        scale, point = found.scalars()
    array, fold = constant(found.integers), traits_of(call).fold
    if array is not None and fold is not None:
        return Affine(relax.const(fold(call, array)), scale, point)
    moved_call = relax.Call(call.op, [found.integers, *call.args[1:]], call.attrs, list(call.ty_args))
    return Affine(state.emit(moved_call, hint), scale, point)


def _moved_parameters(
    call: Any, rank: int, scale: NDArray[np.float32], point: NDArray[np.int32]
) -> tuple[NDArray[np.float32], NDArray[np.int32]] | None:
    """Per-channel parameters after a transpose or new axes; None for every other movement."""
    name = op_name(call)
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


def _concat(state: State, call: Any, hint: str) -> Affine | None:
    """Tensors of one scale and zero point: the integers side by side. (Others: when a quantizer closes.)"""
    fields = list(getattr(call.args[0], "fields", ()))
    found = [state.affine_of(f) for f in fields]
    if not found or any(f is None or not f.per_tensor for f in found):
        return None
    kinds = {
        (float(f.scale.reshape(())), int(f.zero_point.reshape(())), dtype_of(f.integers)) for f in found if f
    }
    if len(kinds) != 1:
        return None
    parts = relax.Tuple([f.integers for f in found if f])
    joined = relax.Call(call.op, [parts], call.attrs, list(call.ty_args))
    first = found[0]
    assert first is not None
    return Affine(state.emit(joined, hint), *first.scalars())


_RULES: dict[str, Rule] = {
    "relax.nn.conv2d": _conv2d,
    "relax.nn.conv2d_transpose": _conv2d_transpose,
    "relax.matmul": _matmul,
    "relax.add": _add,
    "relax.nn.relu": _relu,
    "relax.nn.max_pool2d": _max_pool,
    "relax.concat": _concat,
}


def rule_of(call: Any) -> Rule | None:
    """What an operator does to the integers behind its tensors; None where it is not known to keep them."""
    return _moved if traits_of(call).moves else _RULES.get(op_name(call) or "")
