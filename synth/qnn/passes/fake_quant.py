"""FakeQuantToInteger: a float graph between dequantize and quantize becomes an integer graph.

A float tensor that is known to equal ``dequantize(integers, scale, zero_point)`` is *affine*. Operators that
keep this are computed on the integers (convolution and products give int32 accumulators whose scale is the
product of the scales); the dequantized form stays beside them and disappears if nobody reads it. A quantizer
then closes the chain: thresholds where it has few levels, a requantize, an integer operator, or a table.
What no rule covers stays float between a dequantize and a quantize: right, only slower.
(Jain et al. 2020, section 3; TVM's pass of the same name rewrote Relay.)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.dialect import attributes_of
from synth.qnn.ops.lookup import lookup
from synth.qnn.passes.reference import reference_dequantize, reference_quantize
from synth.qnn.passes.evaluate import apply, clip_bounds, is_elementwise
from synth.qnn.passes.graph import constant, dtype_of, op_name, rebuild, shape_of, simplify
from synth.qnn.passes.ranges import Values, infer_values, values_of_constant, values_of_dtype
from synth.qnn.passes.thresholds import find_chain, find_steps, levels_of


@dataclass(frozen=True, eq=False)
class Affine:
    """``(integers - zero_point) * scale``: integers an expression, the others arrays that broadcast to it."""

    integers: Any
    scale: NDArray[np.float32]
    zero_point: NDArray[np.int32]

    @property
    def per_tensor(self) -> bool:
        return self.scale.size == 1 and self.zero_point.size == 1

    @property
    def plain(self) -> bool:
        """No zero point: the integers are the values up to the scale."""
        return not self.zero_point.any()

    def scalars(self) -> tuple[NDArray[np.float32], NDArray[np.int32]]:
        return self.scale.reshape(()), self.zero_point.reshape(())


@dataclass
class State:
    """What is known of the variables emitted so far."""

    builder: Any = None
    affine: dict[Any, Affine] = field(default_factory=dict)
    values: dict[Any, Values | None] = field(default_factory=dict)
    definition: dict[Any, Any] = field(default_factory=dict)

    def emit(self, value: Any, hint: str) -> Any:
        """Bind ``value`` and note what is known of it."""
        variable = self.builder.emit(value, name_hint=hint)
        self.definition[variable] = value
        self.values[variable] = infer_values(value, self.lookup) if isinstance(value, relax.Call) else None
        return variable

    def lookup(self, value: Any) -> Values | None:
        """The integers that an expression can take."""
        array = constant(value)
        if array is not None:
            return values_of_constant(array)
        known = self.values.get(value)
        return known if known is not None else values_of_dtype(dtype_of(value))

    def affine_of(self, value: Any) -> Affine | None:
        return self.affine.get(value)

    def define(self, affine: Affine, hint: str) -> Any:
        """The float variable of an affine value, which dies unless somebody reads it."""
        variable = self.emit(qnn.dequantize(affine.integers, affine.scale, affine.zero_point), f"{hint}_float")
        self.affine[variable] = affine
        return variable


Rule = Callable[[State, Any, str], "Affine | None"]


def fake_quant_to_integer(module: Any) -> Any:
    """The module with integer arithmetic wherever a rule proves it equal; see the module's text."""
    state = State()

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        state.builder = builder
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
        rule = RULES.get(name)
        if rule is not None:
            value = builder.normalize(value)
            affine = rule(state, value, hint)
            if affine is not None:
                return state.define(affine, hint)
        return state.emit(value, hint)

    return simplify(rebuild(simplify(module), visit))


# ---------------------------------------------------------------- operators that keep a value affine


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
        "strides": _ints(attrs.strides), "padding": _ints(attrs.padding), "dilation": _ints(attrs.dilation),
        "groups": int(attrs.groups),
    }  # fmt: skip
    point = data.zero_point.reshape(())
    accumulator = state.emit(
        qnn.conv2d(data.integers, weight.integers, point, weight.zero_point, **options), hint
    )
    scale = data.scale.reshape(-1)[0] * weight.scale
    return _accumulated(accumulator, scale.reshape(1, -1, 1, 1) if scale.size > 1 else scale.reshape(()))


def _conv2d_transpose(state: State, call: Any, hint: str) -> Affine | None:
    data, weight = state.affine_of(call.args[0]), state.affine_of(call.args[1])
    attrs = call.attrs
    if data is None or weight is None or not data.per_tensor or not weight.per_tensor:
        return None
    if str(attrs.data_layout) != "NCHW" or str(attrs.kernel_layout) != "IOHW":
        return None
    accumulator = state.emit(
        qnn.conv2d_transpose(
            data.integers, weight.integers, data.zero_point.reshape(()), weight.zero_point.reshape(()),
            strides=_ints(attrs.strides), padding=_ints(attrs.padding),
            output_padding=_ints(attrs.output_padding), dilation=_ints(attrs.dilation), groups=int(attrs.groups),
        ), hint,
    )  # fmt: skip
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
        accumulator = state.emit(
            qnn.dense(left.integers, transposed, left.zero_point.reshape(()), points), hint
        )
        scale = left.scale.reshape(-1)[0] * right.scale
        return _accumulated(accumulator, scale.reshape(-1) if scale.size > 1 else scale.reshape(()))
    if not right.per_tensor or len(shape) < 2 or len(shape_of(call.args[0])) < 2:
        return None
    accumulator = state.emit(
        qnn.batch_matmul(
            left.integers, right.integers, left.zero_point.reshape(()), right.zero_point.reshape(())
        ), hint,
    )  # fmt: skip
    return _accumulated(accumulator, left.scale.reshape(()) * right.scale.reshape(()))


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
        total = state.emit(relax.op.add(found.integers, relax.const(bias)), hint)
        return Affine(total, found.scale, found.zero_point)
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
    return Affine(state.emit(_pooled(found.integers, attrs), hint), found.scale, found.zero_point)


def _pooled(integers: Any, attrs: Any) -> Any:
    """The integer form of a ``relax.nn.max_pool2d`` with these attributes."""
    return qnn.max_pool2d(
        integers, pool_size=_ints(attrs.pool_size), strides=_ints(attrs.strides), padding=_ints(attrs.padding),
        dilation=_ints(attrs.dilation), ceil_mode=bool(attrs.ceil_mode),
    )  # fmt: skip


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
    array = constant(found.integers)
    if array is not None and op_name(call) == "relax.permute_dims":
        axes = call.attrs.axes
        turned = np.transpose(array, None if axes is None else [int(a) for a in axes])
        return Affine(relax.const(np.ascontiguousarray(turned)), scale, point)
    if array is not None and op_name(call) in (
        "relax.reshape",
        "relax.flatten",
        "relax.squeeze",
        "relax.expand_dims",
    ):
        return Affine(relax.const(array.reshape(shape_of(call))), scale, point)
    moved_call = relax.Call(call.op, [found.integers, *call.args[1:]], call.attrs, list(call.ty_args))
    return Affine(state.emit(moved_call, hint), scale, point)


def _moved_parameters(
    call: Any, rank: int, scale: NDArray[np.float32], point: NDArray[np.int32]
) -> tuple[NDArray[np.float32], NDArray[np.int32]] | None:
    """Per-channel parameters after a transpose or new axes; None for every other movement."""
    name = op_name(call)
    if name == "relax.permute_dims":
        axes = [int(a) for a in call.attrs.axes] if call.attrs.axes is not None else list(range(rank))[::-1]
    elif name == "relax.expand_dims":
        axes = list(_ints(call.attrs.axis))
    elif name == "relax.reshape" and rank == 1:  # a bias, one number per channel
        shape = shape_of(call)
        along = shape_of(call.args[0])
        return np.broadcast_to(scale, along).reshape(shape), np.broadcast_to(point, along).reshape(shape)
    else:
        return None

    def turn(array: NDArray[Any]) -> NDArray[Any]:
        full = array.reshape((1,) * (rank - array.ndim) + array.shape)
        return np.transpose(full, axes) if name == "relax.permute_dims" else np.expand_dims(full, tuple(axes))

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


_MOVING = frozenset(
    f"relax.{name}"
    for name in ("permute_dims", "reshape", "flatten", "squeeze", "expand_dims", "strided_slice", "tile", "repeat",
                 "broadcast_to")
)  # fmt: skip
RULES: dict[str, Rule] = {
    "relax.nn.conv2d": _conv2d,
    "relax.nn.conv2d_transpose": _conv2d_transpose,
    "relax.matmul": _matmul,
    "relax.add": _add,
    "relax.nn.relu": _relu,
    "relax.nn.max_pool2d": _max_pool,
    "relax.concat": _concat,
    **dict.fromkeys(_MOVING, _moved),
}


# ---------------------------------------------------------------- quantizers that close a float chain


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
    chain = find_chain(call, state.definition.get)
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
            tensors = inner.args[:1] if op_name(inner) == "relax.clip" else inner.args
            known[variable] = apply(inner, [evaluate(arg) for arg in tensors])
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
    call = state.definition.get(value)
    if call is None or not is_elementwise(call) or len(seen) > MOST_IN_TABLE:
        return None
    tensors = call.args[:1] if op_name(call) == "relax.clip" else call.args
    leaf: Affine | None = None
    for arg in tensors:
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
        inner = state.definition.get(value)
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
    inner = state.definition.get(call.args[0])
    pooled = op_name(inner) == "relax.nn.max_pool2d" and str(inner.attrs.layout) == "NCHW"
    if not (pooled or op_name(inner) in _MOVING) or scale.size != 1 or point.size != 1 or not scale > 0:
        return None
    earlier = qnn.quantize(inner.args[0], scale.reshape(()), point.reshape(()), **attributes_of(call))
    closed = close(state, state.builder.normalize(earlier), f"{hint}_early")
    if closed is None:
        return None
    if pooled:
        return state.emit(_pooled(closed, inner.attrs), hint)
    return state.emit(relax.Call(inner.op, [closed, *inner.args[1:]], inner.attrs, list(inner.ty_args)), hint)


_BINARY = {"relax.add": "add", "relax.subtract": "subtract", "relax.multiply": "mul"}


def _binary(state: State, call: Any, scale: Any, point: Any, hint: str) -> Any | None:
    """Two affine tensors, added, subtracted or multiplied."""
    attrs = attributes_of(call)
    if scale.size != 1 or point.size != 1 or attrs["bipolar"] or attrs["round_last"]:
        return None
    value, low, high = _through_clamps(state, call.args[0], scale, point, attrs)
    inner = state.definition.get(value)
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
    inner = state.definition.get(call.args[0])
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
    inner = state.definition.get(call.args[0])
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
        mean = qnn.mean(*tensors, axis=_ints(axes), keepdims=bool(inner.attrs.keepdims), **end)
        return state.emit(mean, hint)
    if str(inner.attrs.layout) != "NCHW":
        return None
    return state.emit(
        qnn.avg_pool2d(
            *tensors, pool_size=_ints(inner.attrs.pool_size), strides=_ints(inner.attrs.strides),
            padding=_ints(inner.attrs.padding), dilation=_ints(inner.attrs.dilation),
            ceil_mode=bool(inner.attrs.ceil_mode), count_include_pad=bool(inner.attrs.count_include_pad), **end,
        ), hint,
    )  # fmt: skip


def _ints(values: Any) -> tuple[int, ...]:
    return tuple(int(v) for v in values)


__all__ = ["Affine", "State", "close", "fake_quant_to_integer"]
