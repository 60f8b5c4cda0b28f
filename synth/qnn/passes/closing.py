"""Quantizers that close a chain of float operators: thresholds, requantizations, integer operators, tables."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.dialect import attributes_of
from synth.qnn.graph import constant, dtype_of, op_name, shape_of
from synth.qnn.ops.convert import levels_of
from synth.qnn.ops.lookup import lookup
from synth.qnn.ops.pool import ints
from synth.qnn.passes.affine import Affine, State, max_pooled
from synth.qnn.passes.reference import reference_dequantize, reference_quantize
from synth.qnn.passes.thresholds import find_chain, find_steps
from synth.qnn.traits import apply, clip_bounds, tensors_of, traits_of


def close(state: State, call: Any, hint: str) -> Any | None:
    """The integers that a ``qnn.quantize`` gives, without the float chain before it; None where no rule fits."""
    scale, point = constant(call.args[1]), constant(call.args[2])
    if scale is None or point is None:
        return None
    array = constant(call.args[0])
    if array is not None:
        return relax.const(reference_quantize(array, scale, point, **attributes_of(call)))
    for rule in (_same, _few_levels, _requantize, _table, _binary, _joined, _averaged, _before_moving):
        found = rule(state, call, scale, point, hint)
        if found is not None:
            return found
    return None


def _same(state: State, call: Any, scale: Any, point: Any, hint: str) -> Any | None:
    """quantize(dequantize(q)) with the same parameters is q, where q needs no clip."""
    found, attrs = state.affine_of(call.args[0]), attributes_of(call)
    if found is None or not np.array_equal(found.scale.reshape(-1), scale.reshape(-1)):
        return None
    if dtype_of(found.integers) != attrs["out_dtype"]:
        return None
    known, wanted = state.lookup(found.integers), levels_of(call)
    if known is None or not (scale > 0).all():
        return None
    if attrs["bipolar"]:
        whole = found.plain and known.members == frozenset((-1, 1))
        return found.integers if whole else None
    if not np.array_equal(found.zero_point.reshape(-1), point.reshape(-1)):
        return None
    inside = known.low >= wanted.low and known.high <= wanted.high
    return found.integers if inside else None


def _few_levels(state: State, call: Any, scale: Any, point: Any, hint: str) -> Any | None:
    """Integer thresholds on the accumulator."""
    chain = find_chain(call, state.defined)
    if chain is None or constant(chain.leaf) is not None:
        return None
    rank = len(shape_of(chain.leaf))
    axis = 1 if rank == 4 else rank - 1
    known = state.lookup(chain.leaf)
    if known is None or rank < 2 or dtype_of(chain.leaf) not in ("int8", "uint8", "int16", "int32"):
        return None
    steps = find_steps(chain, known, axis)
    if steps is None:
        return None
    leaf = chain.leaf
    if dtype_of(leaf) != "int32":
        leaf = state.emit(relax.op.astype(leaf, "int32"), f"{hint}_wide")
    return state.emit(
        qnn.threshold(
            leaf, steps.thresholds, steps.sign, axis=axis, base=steps.base, step=steps.step,
            out_dtype=attributes_of(call)["out_dtype"],
        ), hint,
    )  # fmt: skip


def _requantize(state: State, call: Any, scale: Any, point: Any, hint: str) -> Any | None:
    """Affine integers, perhaps clamped in float before: one requantize whose clip takes the clamps in.

    Rounding keeps the order, so quantize(clamp(x)) is clamp(quantize(x)) between the quantized bounds.
    """
    attrs = attributes_of(call)
    if attrs["bipolar"] or (attrs["round_last"] and point.any()):
        return None
    value, low, high = _through_clamps(state, call.args[0], scale, point, attrs)
    found = state.affine_of(value)
    if found is None:
        return None
    if not (found.scale > 0).all() or not (scale > 0).all():
        return None
    return state.emit(
        qnn.requantize(
            found.integers, found.scale, found.zero_point, scale, point, qmin=low, qmax=high,
            out_dtype=attrs["out_dtype"], rounding=attrs["rounding"], method="float",
        ), hint,
    )  # fmt: skip


def _table(state: State, call: Any, scale: Any, point: Any, hint: str) -> Any | None:
    """Any elementwise expression of one 8-bit tensor and numbers is a table of 256 entries."""
    if scale.size != 1 or point.size != 1:
        return None
    order: list[Any] = []
    leaf = _one_leaf(state, call.args[0], order, set())
    if leaf is None or not leaf.per_tensor or dtype_of(leaf.integers) not in ("int8", "uint8"):
        return None
    if constant(leaf.integers) is not None:
        return None
    least = int(np.iinfo(dtype_of(leaf.integers)).min)
    codes = np.arange(least, least + 256)
    known: dict[Any, NDArray[Any]] = {}

    def evaluate(value: Any) -> NDArray[Any]:
        array = constant(value)
        return known[value] if array is None else array.reshape(-1)

    for variable in order:
        inner = state.definition[variable]
        if state.affine_of(variable) is leaf:
            known[variable] = reference_dequantize(codes, leaf.scale.reshape(()), leaf.zero_point.reshape(()))
        else:
            known[variable] = apply(inner, [evaluate(arg) for arg in tensors_of(inner)])
    table = reference_quantize(
        known[call.args[0]], scale.reshape(()), point.reshape(()), **attributes_of(call)
    )
    return state.emit(lookup(leaf.integers, table), hint)


MOST_IN_TABLE = 64
"""Operations of one expression that are looked at for a table; more is no activation function."""


def _one_leaf(state: State, value: Any, order: list[Any], seen: set[Any]) -> Affine | None:
    """The one affine tensor from which ``value`` is computed elementwise, its variables put in order."""
    if value in seen:
        return state.affine_of(order[0]) if order else None
    found = state.affine_of(value)
    if found is not None:
        if order and state.affine_of(order[0]) is not found:
            return None
        seen.add(value)
        order.append(value)
        return found
    call = state.defined(value)
    if traits_of(call).apply is None or len(seen) > MOST_IN_TABLE:
        return None
    leaf: Affine | None = None
    for arg in tensors_of(call):
        array = constant(arg)
        if array is not None:
            if array.size != 1:
                return None
            continue
        below = _one_leaf(state, arg, order, seen)
        if below is None or (leaf is not None and below is not leaf):
            return None
        leaf = below
    if leaf is None or shape_of(value) != shape_of(leaf.integers):
        return None
    seen.add(value)
    order.append(value)
    return leaf


def _through_clamps(state: State, value: Any, scale: Any, point: Any, attrs: Any) -> tuple[Any, int, int]:
    """The value before clamps (relu, clip), and the quantizer's bounds with the clamps taken in."""
    low, high = attrs["qmin"], attrs["qmax"]
    while True:
        inner = state.defined(value)
        name = op_name(inner)
        known = state.affine_of(value) is not None or scale.size != 1 or point.size != 1
        if known or name not in ("relax.nn.relu", "relax.clip"):
            return value, low, high
        bounds = clip_bounds(inner) if name == "relax.clip" else (0.0, np.inf)
        ends = [
            int(reference_quantize(np.array(b, np.float32), scale.reshape(()), point.reshape(()), **attrs))
            for b in bounds
        ]
        low, high = min(max(low, ends[0]), high), max(min(high, ends[1]), low)
        value = inner.args[0]


def _before_moving(state: State, call: Any, scale: Any, point: Any, hint: str) -> Any | None:
    """A quantizer behind an operator that only moves elements, or takes the greatest of some, closes before it:
    rounding and clipping keep the order, so the greatest one quantized is the greatest quantized one."""
    inner = state.defined(call.args[0])
    pooled = op_name(inner) == "relax.nn.max_pool2d" and str(inner.attrs.layout) == "NCHW"
    if not (pooled or traits_of(inner).moves) or scale.size != 1 or point.size != 1 or not scale > 0:
        return None
    earlier = qnn.quantize(inner.args[0], scale.reshape(()), point.reshape(()), **attributes_of(call))
    closed = close(state, state.builder.normalize(earlier), f"{hint}_early")
    if closed is None:
        return None
    if pooled:
        return state.emit(max_pooled(closed, inner.attrs), hint)
    return state.emit(relax.Call(inner.op, [closed, *inner.args[1:]], inner.attrs, list(inner.ty_args)), hint)


_BINARY = {"relax.add": "add", "relax.subtract": "subtract", "relax.multiply": "mul"}


def _binary(state: State, call: Any, scale: Any, point: Any, hint: str) -> Any | None:
    """Two affine tensors, added, subtracted or multiplied."""
    attrs = attributes_of(call)
    if scale.size != 1 or point.size != 1 or attrs["bipolar"] or attrs["round_last"]:
        return None
    value, low, high = _through_clamps(state, call.args[0], scale, point, attrs)
    inner = state.defined(value)
    name = op_name(inner)
    if name not in _BINARY:
        return None
    found = [state.affine_of(arg) for arg in inner.args]
    if any(f is None or not f.per_tensor or dtype_of(f.integers) not in ("int8", "uint8") for f in found):
        return None
    left, right = (f for f in found if f is not None)
    build = getattr(qnn, _BINARY[name])
    return state.emit(
        build(
            left.integers, right.integers, *left.scalars(), *right.scalars(), scale.reshape(()), point.reshape(()),
            qmin=low, qmax=high, out_dtype=attrs["out_dtype"], rounding=attrs["rounding"],
        ), hint,
    )  # fmt: skip


def _joined(state: State, call: Any, scale: Any, point: Any, hint: str) -> Any | None:
    """Affine tensors of different scales side by side, each requantized."""
    attrs = attributes_of(call)
    inner = state.defined(call.args[0])
    if op_name(inner) != "relax.concat" or scale.size != 1 or point.size != 1:
        return None
    if attrs["bipolar"] or attrs["round_last"]:
        return None
    fields = list(getattr(inner.args[0], "fields", ()))
    found = [state.affine_of(f) for f in fields]
    if not found or any(f is None or not f.per_tensor or not (f.scale > 0).all() for f in found):
        return None
    parts = [f for f in found if f is not None]
    return state.emit(
        qnn.concatenate(
            tuple(f.integers for f in parts), tuple(f.scale.reshape(()) for f in parts),
            tuple(f.zero_point.reshape(()) for f in parts), scale.reshape(()), point.reshape(()),
            axis=int(inner.attrs.axis), qmin=attrs["qmin"], qmax=attrs["qmax"], out_dtype=attrs["out_dtype"],
            rounding=attrs["rounding"],
        ), hint,
    )  # fmt: skip


def _averaged(state: State, call: Any, scale: Any, point: Any, hint: str) -> Any | None:
    """Average pooling and means of 8-bit tensors: sums of integers, scaled once."""
    attrs = attributes_of(call)
    inner = state.defined(call.args[0])
    name = op_name(inner)
    if name not in ("relax.nn.avg_pool2d", "relax.mean") or scale.size != 1 or point.size != 1:
        return None
    if attrs["bipolar"] or attrs["round_last"]:
        return None
    found = state.affine_of(inner.args[0])
    if found is None or not found.per_tensor or dtype_of(found.integers) not in ("int8", "uint8"):
        return None
    tensors = (found.integers, *found.scalars(), scale.reshape(()), point.reshape(()))
    end = {k: attrs[k] for k in ("qmin", "qmax", "out_dtype", "rounding")}
    if name == "relax.mean":
        axes = inner.attrs.axis
        if axes is None:
            return None
        mean = qnn.mean(*tensors, axis=ints(axes), keepdims=bool(inner.attrs.keepdims), **end)
        return state.emit(mean, hint)
    if str(inner.attrs.layout) != "NCHW":
        return None
    return state.emit(
        qnn.avg_pool2d(
            *tensors, pool_size=ints(inner.attrs.pool_size), strides=ints(inner.attrs.strides),
            padding=ints(inner.attrs.padding), dilation=ints(inner.attrs.dilation),
            ceil_mode=bool(inner.attrs.ceil_mode), count_include_pad=bool(inner.attrs.count_include_pad), **end,
        ), hint,
    )  # fmt: skip
