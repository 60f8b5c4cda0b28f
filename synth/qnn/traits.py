"""Traits of Relax's own operators. The dialect's operators declare their traits themselves.

Passes evaluate elementwise float arithmetic between two quantizers in numpy exactly as it would run. Every
operation is one IEEE float32 operation, in the model's order. A threshold or table computed this way gives
the same integers as the float model. Functions such as exp are correctly rounded here. A math library's exp
may differ in the last bit.
"""

import functools
import math
import operator
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.qnn.dialect import DIALECT, TO_NHWC, Traits
from synth.qnn.graph import constant, dtype_of, op_name, shape_of
from synth.qnn.ops.pool import ints, pooled_last
from synth.qnn.ops.rounding import INTEGRAL, truncated_array
from synth.qnn.ops.unary import FUNCTIONS
from synth.qnn.values import Lookup, ValueRange, values_of_dtype, values_of_first

Array = NDArray[np.float32]
_NONE = Traits()


def traits_of(call: Any) -> Traits:
    """Return the traits of the operator that ``call`` calls, all defaults if it has no declared traits."""
    name = op_name(call)
    declared = DIALECT.get(name or "")
    return declared.traits if declared is not None else RELAX.get(name or "", _NONE)


def tensors_of(call: Any) -> list[Any]:
    """Return the arguments of an elementwise call that are tensors."""
    return list(call.args[: traits_of(call).tensors])


def apply(call: Any, arguments: list[Array]) -> Array:
    """Return the float32 result of an elementwise call on the arrays that stand for its tensors, in order."""
    function = traits_of(call).apply
    assert function is not None
    with np.errstate(all="ignore"):
        return np.asarray(function(call, *arguments), dtype=np.float32)


def direction(call: Any, position: int) -> NDArray[np.int8] | None:
    """Return where a call's result rises (1), is constant (0) or falls (-1) with argument ``position``. None
    if unknown. The array has the shape of the other argument, or no axes."""
    rule = traits_of(call).direction
    return None if rule is None else rule(call, position)


def _clip_bounds(call: Any) -> tuple[float, float]:
    return float(call.args[1].value), float(call.args[2].value)


# ---------------------------------------------------------------- elementwise


def _always(sign: int) -> Callable[[Any, int], NDArray[np.int8]]:
    return lambda call, position: np.array(sign, np.int8)


def _function(name: str, rises: bool = False) -> Traits:
    """Return the traits of a function of one tensor. ``rises``: it never falls as its argument rises."""
    function = FUNCTIONS[name]

    def applied(call: Any, x: Array) -> Array:
        return np.asarray(function(x.astype(np.float64)), np.float32)

    return Traits(elementwise=True, apply=applied, direction=_always(1) if rises else None)


def _with_constant(sign: Callable[[Array, int], Any]) -> Callable[[Any, int], NDArray[np.int8] | None]:
    """Return the direction rule of an operator with two tensors, the other one a finite constant."""

    def rule(call: Any, position: int) -> NDArray[np.int8] | None:
        other = constant(call.args[1 - position])
        if other is None or not np.isfinite(other).all():
            return None
        found = sign(other, position)
        return None if found is None else np.broadcast_to(found, other.shape).astype(np.int8)

    return rule


def _of_two(function: Callable[[Array, Array], Array], sign: Callable[[Array, int], Any]) -> Traits:
    return Traits(elementwise=True, apply=lambda call, x, y: function(x, y), direction=_with_constant(sign))


def _clipped(call: Any, x: Array) -> Array:
    low, high = _clip_bounds(call)
    return np.clip(x, np.float32(low), np.float32(high))


def _rectified(call: Any, lookup: Lookup) -> ValueRange | None:
    source = lookup(call.args[0])
    return None if source is None else source.clamp(0, max(source.high, 0))


# ---------------------------------------------------------------- integers


def _within_type(
    combine: Callable[[int, int], int] | None, dtype: str, found: list[Any]
) -> ValueRange | None:
    """Return the combined values of one or two operands. None if a result could exceed ``dtype`` and wrap."""
    limits = values_of_dtype(dtype)
    if limits is None or any(f is None for f in found):
        return None
    result: ValueRange = found[0] if combine is None else found[0].combined(combine, found[1])
    return result if result.low >= limits.low and result.high <= limits.high else None


def _combined(combine: Callable[[int, int], int]) -> Callable[[Any, Lookup], ValueRange | None]:
    def rule(call: Any, lookup: Lookup) -> ValueRange | None:
        return _within_type(combine, dtype_of(call.args[0]), [lookup(arg) for arg in call.args])

    return rule


def _cast(call: Any, lookup: Lookup) -> ValueRange | None:
    return _within_type(None, str(call.attrs.dtype), [lookup(call.args[0])])


def _converted(call: Any, array: NDArray[Any]) -> NDArray[Any]:
    dtype = str(call.attrs.dtype)
    whole = array.dtype.kind == "f" and dtype in INTEGRAL
    return truncated_array(array, dtype) if whole else array.astype(dtype)


def _united(call: Any, lookup: Lookup) -> ValueRange | None:
    found = [lookup(field) for field in getattr(call.args[0], "fields", ())]
    if not found or any(f is None for f in found):
        return None
    return functools.reduce(ValueRange.union, [f for f in found if f is not None])


def _sums(call: Any, lookup: Lookup) -> ValueRange | None:
    """Return the sums of two int32 tensors. If one tensor is a bias, each filter gets bounds of its own."""
    if dtype_of(call.args[0]) != "int32":
        return None
    left, right = (lookup(arg) for arg in call.args)
    if left is None or right is None:
        return None
    for sums, other in ((left, call.args[1]), (right, call.args[0])):
        bias = constant(other)
        if not sums.filters or bias is None or bias.size != len(sums.filters) or bias.ndim < -sums.axis:
            continue
        if bias.shape[sums.axis] == bias.size:
            ends = np.array(sums.filters, np.int64).T
            low, high = ends + bias.reshape(-1)
            return ValueRange.of_filters(low, high, sums.axis)
    return left.combined(operator.add, right)


# ---------------------------------------------------------------- movements


def _moved(call: Any, lookup: Lookup) -> ValueRange | None:
    """Return the values of the first tensor, by filter if the filters' axis is still one axis."""
    found = lookup(call.args[0])
    if found is None or not found.filters:
        return found
    before = shape_of(call.args[0])
    after = shape_of(call) if traits_of(call).view else ()
    place = len(before) + found.axis
    for axis, size in enumerate(after):
        if size == before[place] and math.prod(after[:axis]) == math.prod(before[:place]):
            return replace(found, axis=axis - len(after))
    return replace(found, filters=())


def _transposed(call: Any, array: NDArray[Any]) -> NDArray[Any]:
    axes = call.attrs.axes
    return np.ascontiguousarray(np.transpose(array, None if axes is None else ints(axes)))


# ---------------------------------------------------------------- channels last


def _reduced_last(reduce: Callable[..., Any]) -> Callable[[Any, Callable[[Any], Any]], Any]:
    """Return the NHWC rule of a sum or mean over height and width."""

    def rule(call: Any, turned: Callable[[Any], Any]) -> Any:
        axes, (x,) = call.attrs.axis, call.args
        if axes is None or len(shape_of(x)) != 4 or {a % 4 for a in ints(axes)} != {2, 3}:
            return None
        return reduce(turned(x), [1, 2], bool(call.attrs.keepdims))

    return rule


def _taken_last(call: Any, turned: Callable[[Any], Any]) -> Any:
    """Return the NHWC form of a take of rows, columns or channels."""
    (x, indices), axis = call.args, call.attrs.axis
    if axis is None or len(shape_of(x)) != 4 or len(shape_of(indices)) != 1:
        return None
    return relax.op.take(turned(x), indices, TO_NHWC.index(int(axis) % 4), str(call.attrs.mode))


def _concat_last(call: Any, turned: Callable[[Any], Any]) -> Any:
    fields = call.args[0].fields
    if any(len(shape_of(f)) != 4 for f in fields):
        return None
    return relax.op.concat([turned(f) for f in fields], TO_NHWC.index(int(call.attrs.axis) % 4))


_MOVES = Traits(moves=True, values=_moved)
_VIEW = replace(_MOVES, view=True, tensors=1, fold=lambda call, array: array.reshape(shape_of(call)))
_SELECTS = Traits(values=_moved)
_RISING = ("ceil", "erf", "exp", "floor", "log", "round", "sigmoid", "sqrt", "tanh")
RELAX: dict[str, Traits] = {
    f"relax.{name}": traits
    for name, traits in {
        **{name: _function(name) for name in ("abs", "rsqrt", "square")},
        "negative": replace(_function("negative"), direction=_always(-1)),
        **{name: _function(name, rises=True) for name in _RISING},
        **{f"nn.{name}": _function(name) for name in ("gelu", "silu")},
        "nn.relu": replace(
            _function("relu", rises=True), values=_rectified, clamps=lambda call: (0.0, math.inf)
        ),
        "nn.leakyrelu": Traits(
            elementwise=True,
            apply=lambda call, x: np.where(x < 0, x * np.float32(call.attrs.alpha), x),
            direction=lambda call, position: np.array(1, np.int8) if float(call.attrs.alpha) >= 0 else None,
        ),
        "clip": Traits(
            elementwise=True, tensors=1, apply=_clipped, direction=_always(1), clamps=_clip_bounds
        ),
        "astype": Traits(elementwise=True, values=_cast, fold=_converted),
        "add": replace(
            _of_two(np.add, lambda other, position: 1), values=_combined(operator.add), sums=_sums
        ),
        "subtract": _of_two(np.subtract, lambda other, position: 1 if position == 0 else -1),
        "multiply": replace(
            _of_two(np.multiply, lambda other, position: np.sign(other)), values=_combined(operator.mul)
        ),
        "divide": _of_two(
            np.divide, lambda other, position: np.sign(other) if position == 0 and other.all() else None
        ),
        **{n: _of_two(getattr(np, n), lambda other, position: 1) for n in ("maximum", "minimum")},
        "permute_dims": replace(_MOVES, fold=_transposed),
        **dict.fromkeys(("reshape", "flatten", "squeeze", "expand_dims"), _VIEW),
        **dict.fromkeys(("strided_slice", "tile", "repeat", "broadcast_to"), _MOVES),
        **dict.fromkeys(("gather_elements", "layout_transform"), _SELECTS),
        "take": replace(_SELECTS, channels_last=_taken_last),
        "nn.max_pool2d": Traits(values=values_of_first, channels_last=pooled_last),
        "concat": Traits(values=_united, channels_last=_concat_last),
        **{n: Traits(channels_last=_reduced_last(getattr(relax.op, n))) for n in ("mean", "sum")},
        "nn.conv2d": Traits(layer="conv2d"),
        "matmul": Traits(layer="dense"),
    }.items()
}
"""Traits of Relax's operators by name."""
