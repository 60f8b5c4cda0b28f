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
from synth.qnn.ops.elementwise import FUNCTIONS
from synth.qnn.ops.pool import ints, pooled_last
from synth.qnn.ops.rounding import INTEGRAL, truncated_array
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


def _rising(call: Any, position: int) -> NDArray[np.int8]:
    return np.array(1, np.int8)


def _function(name: str, rises: bool = False) -> Traits:
    """Return the traits of a function of one tensor. ``rises``: it never falls as its argument rises."""
    function = FUNCTIONS[name]

    def applied(call: Any, x: Array) -> Array:
        return np.asarray(function(x.astype(np.float64)), np.float32)

    return Traits(elementwise=True, apply=applied, direction=_rising if rises else None)


def _of_two(function: Callable[[Array, Array], Array], sign: Callable[[Array, int], Any]) -> Traits:
    """Return the traits of an operator with two tensors. ``sign(constant, position)`` is the direction along
    argument ``position`` beside a finite constant."""

    def direction(call: Any, position: int) -> NDArray[np.int8] | None:
        array = constant(call.args[1 - position])
        if array is None or not np.isfinite(array).all():
            return None
        signs = sign(array, position)
        return None if signs is None else np.broadcast_to(signs, array.shape).astype(np.int8)

    return Traits(elementwise=True, apply=lambda call, x, y: function(x, y), direction=direction)


def _clipped(call: Any, x: Array) -> Array:
    low, high = _clip_bounds(call)
    return np.clip(x, np.float32(low), np.float32(high))


def _rectified(call: Any, lookup: Lookup) -> ValueRange | None:
    source = lookup(call.args[0])
    return None if source is None else source.clamp(0, max(source.high, 0))


def _within_type(values: ValueRange | None, dtype: str) -> ValueRange | None:
    """Return the values, None if one could exceed ``dtype`` and wrap."""
    limits = values_of_dtype(dtype)
    if limits is None or values is None:
        return None
    return values if values.low >= limits.low and values.high <= limits.high else None


def _combined(combine: Callable[[int, int], int]) -> Callable[[Any, Lookup], ValueRange | None]:
    def rule(call: Any, lookup: Lookup) -> ValueRange | None:
        x, y = (lookup(arg) for arg in call.args)
        values = None if x is None or y is None else x.combined(combine, y)
        return _within_type(values, dtype_of(call.args[0]))

    return rule


def _cast(call: Any, lookup: Lookup) -> ValueRange | None:
    return _within_type(lookup(call.args[0]), str(call.attrs.dtype))


def _converted(call: Any, array: NDArray[Any]) -> NDArray[Any]:
    dtype = str(call.attrs.dtype)
    truncates = array.dtype.kind == "f" and dtype in INTEGRAL
    return truncated_array(array, dtype) if truncates else array.astype(dtype)


def _united(call: Any, lookup: Lookup) -> ValueRange | None:
    fields = getattr(call.args[0], "fields", ())
    values = [v for v in map(lookup, fields) if v is not None]
    return functools.reduce(ValueRange.union, values) if values and len(values) == len(fields) else None


def _sums(call: Any, lookup: Lookup) -> ValueRange | None:
    """Return the sums of two int32 tensors. If one tensor is a bias, each filter gets bounds of its own."""
    if dtype_of(call.args[0]) != "int32":
        return None
    left, right = (lookup(arg) for arg in call.args)
    if left is None or right is None:
        return None
    for sums, operand in ((left, call.args[1]), (right, call.args[0])):
        bias = constant(operand)
        if not sums.filters or bias is None or bias.size != len(sums.filters) or bias.ndim < -sums.axis:
            continue
        if bias.shape[sums.axis] == bias.size:
            ends = np.array(sums.filters, np.int64).T
            low, high = ends + bias.reshape(-1)
            return ValueRange.of_filters(low, high, sums.axis)
    return left.combined(operator.add, right)


def _moved(call: Any, lookup: Lookup) -> ValueRange | None:
    """Return the values of the first tensor, by filter if the filters' axis is still one axis."""
    values = lookup(call.args[0])
    if values is None or not values.filters:
        return values
    before = shape_of(call.args[0])
    after = shape_of(call) if traits_of(call).view else ()
    place = len(before) + values.axis
    for axis, size in enumerate(after):
        if size == before[place] and math.prod(after[:axis]) == math.prod(before[:place]):
            return replace(values, axis=axis - len(after))
    return replace(values, filters=())


def _transposed(call: Any, array: NDArray[Any]) -> NDArray[Any]:
    axes = call.attrs.axes
    return np.ascontiguousarray(np.transpose(array, None if axes is None else ints(axes)))


def _reduced_last(reduce: Callable[..., Any]) -> Callable[[Any, Callable[[Any], Any]], Any]:
    """Return the NHWC rule of a sum or mean over height and width."""

    def rule(call: Any, to_nhwc: Callable[[Any], Any]) -> Any:
        axes, (x,) = call.attrs.axis, call.args
        if axes is None or len(shape_of(x)) != 4 or {a % 4 for a in ints(axes)} != {2, 3}:
            return None
        return reduce(to_nhwc(x), [1, 2], bool(call.attrs.keepdims))

    return rule


def _taken_last(call: Any, to_nhwc: Callable[[Any], Any]) -> Any:
    """Return the NHWC form of a take of rows, columns or channels."""
    (x, indices), axis = call.args, call.attrs.axis
    if axis is None or len(shape_of(x)) != 4 or len(shape_of(indices)) != 1:
        return None
    return relax.op.take(to_nhwc(x), indices, TO_NHWC.index(int(axis) % 4), str(call.attrs.mode))


def _concat_last(call: Any, to_nhwc: Callable[[Any], Any]) -> Any:
    fields = call.args[0].fields
    if any(len(shape_of(f)) != 4 for f in fields):
        return None
    return relax.op.concat([to_nhwc(f) for f in fields], TO_NHWC.index(int(call.attrs.axis) % 4))


_MOVES = Traits(moves=True, values=_moved)
_VIEW = replace(_MOVES, view=True, tensors=1, fold=lambda call, array: array.reshape(shape_of(call)))
_SELECTS = Traits(values=_moved)
_RISING = ("ceil", "erf", "exp", "floor", "log", "round", "sigmoid", "sqrt", "tanh")
RELAX: dict[str, Traits] = {
    f"relax.{name}": traits
    for name, traits in {
        **{name: _function(name) for name in ("abs", "rsqrt", "square")},
        "negative": replace(_function("negative"), direction=lambda call, position: np.array(-1, np.int8)),
        **{name: _function(name, rises=True) for name in _RISING},
        **{f"nn.{name}": _function(name) for name in ("gelu", "silu")},
        "nn.relu": replace(
            _function("relu", rises=True), values=_rectified, clamps=lambda _: (0.0, math.inf)
        ),
        "nn.leakyrelu": Traits(
            elementwise=True,
            apply=lambda call, x: np.where(x < 0, x * np.float32(call.attrs.alpha), x),
            direction=lambda call, position: np.array(1, np.int8) if float(call.attrs.alpha) >= 0 else None,
        ),
        "clip": Traits(elementwise=True, tensors=1, apply=_clipped, direction=_rising, clamps=_clip_bounds),
        "astype": Traits(elementwise=True, values=_cast, fold=_converted),
        "add": replace(_of_two(np.add, lambda c, i: 1), values=_combined(operator.add), sums=_sums),
        "subtract": _of_two(np.subtract, lambda c, i: 1 if i == 0 else -1),
        "multiply": replace(_of_two(np.multiply, lambda c, i: np.sign(c)), values=_combined(operator.mul)),
        "divide": _of_two(np.divide, lambda c, i: np.sign(c) if i == 0 and c.all() else None),
        **{n: _of_two(getattr(np, n), lambda c, i: 1) for n in ("maximum", "minimum")},
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
