"""Which integers a tensor can hold: derived from the operators, never declared.

Relax has no type below 8 bits. How many bits an operand needs, and whether an accumulator fits int32,
follows from where its values come from: a quantizer's clip, a threshold's levels, a constant's content.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError
from synth.qnn.dialect import attributes_of, declaration_of
from synth.qnn.passes.graph import constant, dtype_of, op_name, shape_of

FEW = 64
"""A set of at most so many values is kept value by value; a larger one by its ends."""

Lookup = Callable[[Any], "Values | None"]


@dataclass(frozen=True)
class Values:
    """The integers from ``low`` to ``high``, or just the ``members`` where they are few.

    ``filters``: of a layer's sums, the lowest and the highest of each filter; their axis, from the end, is ``axis``.
    """

    low: int
    high: int
    members: frozenset[int] | None = None
    filters: tuple[tuple[int, int], ...] = field(default=(), compare=False)
    axis: int = field(default=-1, compare=False)

    @staticmethod
    def of_filters(low: NDArray[np.int64], high: NDArray[np.int64], axis: int) -> Values:
        ends = tuple(zip(low.tolist(), high.tolist(), strict=True))
        return Values(int(low.min()), int(high.max()), None, ends, axis)

    @staticmethod
    def span(low: int, high: int) -> Values:
        few = high - low < FEW
        return Values(low, high, frozenset(range(low, high + 1)) if few else None)

    @staticmethod
    def of(members: Any) -> Values:
        found = frozenset(int(v) for v in members)
        return Values(min(found), max(found), found if len(found) <= FEW else None)

    def union(self, other: Values) -> Values:
        if self.members is not None and other.members is not None:
            return Values.of(self.members | other.members)
        return Values(min(self.low, other.low), max(self.high, other.high))

    def clamp(self, low: int, high: int) -> Values:
        """What ``min(max(v, low), high)`` leaves."""
        if self.members is not None:
            return Values.of(min(max(v, low), high) for v in self.members)
        return Values(min(max(self.low, low), high), min(max(self.high, low), high))


def values_of_dtype(dtype: str) -> Values | None:
    """Every integer of an integer type, None for a float type."""
    if not np.issubdtype(np.dtype(dtype), np.integer):
        return None
    info = np.iinfo(dtype)
    return Values(int(info.min), int(info.max))


def values_of_constant(array: NDArray[Any]) -> Values | None:
    """The integers of a constant, None for a float one."""
    if not np.issubdtype(array.dtype, np.integer) or not array.size:
        return None
    return Values.of(np.unique(array))


_SAME = frozenset({
    "relax.reshape", "relax.permute_dims", "relax.flatten", "relax.squeeze", "relax.expand_dims",
    "relax.strided_slice", "relax.broadcast_to", "relax.nn.max_pool2d", "relax.take", "relax.repeat", "relax.tile",
    "relax.gather_elements", "relax.layout_transform",
})  # fmt: skip
_IN_ORDER = frozenset({"relax.reshape", "relax.flatten", "relax.squeeze", "relax.expand_dims"})
"""Of these, the operators that leave the elements in their order in memory."""
LAYERS = frozenset({"qnn.conv2d", "qnn.dense", "qnn.conv2d_transpose", "qnn.batch_matmul"})
"""Operators of the dialect that give int32 sums of products."""
INT32 = (-(1 << 31), (1 << 31) - 1)


def infer_values(call: Any, lookup: Lookup) -> Values | None:
    """The integers that ``call`` can give, where ``lookup`` tells its arguments'; None for floats.

    Raises UserError where an accumulator could leave int32.
    """
    name = op_name(call)
    total = sums(call, lookup)
    if total is not None:
        return checked_int32(total)
    if declaration_of(call) is not None:
        return _dialect(str(name), call, lookup)
    if name in _SAME:
        return _moved(str(name), call, lookup(call.args[0]))
    if name == "relax.nn.relu":
        source = lookup(call.args[0])
        return None if source is None else source.clamp(0, source.high if source.high > 0 else 0)
    if name in ("relax.add", "relax.multiply", "relax.astype"):
        return _arithmetic(str(name), call, lookup)
    if name == "relax.concat":
        found = [lookup(field) for field in getattr(call.args[0], "fields", ())]
        if not found or any(f is None for f in found):
            return None
        total = found[0]
        for other in found[1:]:
            total = total.union(other)  # type: ignore[union-attr,arg-type]
        return total
    return None


def sums(call: Any, lookup: Lookup) -> Values | None:
    """Bounds of the sums that a layer gives, or an addition of int32 tensors, before they are stored as int32.

    So they may lie beyond it. None for other calls, and where nothing is known of an operand.
    """
    name = op_name(call)
    if name in LAYERS:
        return accumulator(call, lookup)
    if name != "relax.add" or dtype_of(call.args[0]) != "int32":
        return None
    parts = [lookup(arg) for arg in call.args]
    if parts[0] is None or parts[1] is None:
        return None
    biased = _biased(call, [parts[0], parts[1]])
    return biased if biased is not None else _combined(operator.add, parts[0], parts[1])


def _combined(combine: Callable[[int, int], int], left: Values, right: Values) -> Values:
    """All sums or products of two values."""
    sets = [v.members if v.members is not None else (v.low, v.high) for v in (left, right)]
    found = {combine(a, b) for a in sets[0] for b in sets[1]}
    whole = left.members is not None and right.members is not None
    return Values.of(found) if whole else Values(min(found), max(found))


def _moved(name: str, call: Any, found: Values | None) -> Values | None:
    """The values behind an operator that only moves elements: the filters' bounds stay where their axis does."""
    if found is None or not found.filters or name == "relax.nn.max_pool2d":
        return found
    before, after = shape_of(call.args[0]), shape_of(call) if name in _IN_ORDER else ()
    place = len(before) + found.axis
    for axis, size in enumerate(after):
        if size == before[place] and math.prod(after[:axis]) == math.prod(before[:place]):
            return replace(found, axis=axis - len(after))
    return replace(found, filters=())


def _arithmetic(name: str, call: Any, lookup: Lookup) -> Values | None:
    """Sums, products and casts of integers that stay within their type; None where one could wrap around."""
    found = [lookup(arg) for arg in call.args]
    dtype = dtype_of(call.args[0]) if name != "relax.astype" else str(call.attrs.dtype)
    limits = values_of_dtype(dtype)
    if limits is None or any(f is None for f in found):
        return None
    parts = [f for f in found if f is not None]
    combine = operator.add if name == "relax.add" else operator.mul
    result = parts[0] if len(parts) == 1 else _combined(combine, *parts)
    return result if result.low >= limits.low and result.high <= limits.high else None


def _biased(call: Any, parts: list[Values]) -> Values | None:
    """A layer's sums with a constant bias per filter: one filter's bias must not meet another's sums."""
    for sums, other in ((parts[0], call.args[1]), (parts[1], call.args[0])):
        bias = constant(other)
        if not sums.filters or bias is None or bias.size != len(sums.filters) or bias.ndim < -sums.axis:
            continue
        if bias.shape[sums.axis] == bias.size:
            low, high = (
                np.array(ends, np.int64) + bias.reshape(-1) for ends in zip(*sums.filters, strict=True)
            )
            return Values.of_filters(low, high, sums.axis)
    return None


def _dialect(name: str, call: Any, lookup: Lookup) -> Values | None:
    attrs = attributes_of(call)
    first = None if hasattr(call.args[0], "fields") else lookup(call.args[0])
    if attrs.get("bipolar"):
        return Values.of((-1, 1))
    if name == "qnn.threshold":
        table = constant(call.args[1])
        levels = table.shape[1] if table is not None else 0
        return Values.of(attrs["base"] + attrs["step"] * level for level in range(levels + 1))
    if name in ("qnn.max_pool2d", "qnn.split"):
        return first
    if name == "qnn.relu" and first is not None:
        point = constant(call.args[1])
        if point is None:
            return first
        return first.clamp(int(point.min()), max(first.high, int(point.min())))
    if name == "qnn.pad" and first is not None:
        point = constant(call.args[1])
        return None if point is None else first.union(Values.of(np.unique(point)))
    if name == "qnn.clip" and first is not None:
        return first.clamp(attrs["qmin"], attrs["qmax"])
    if "qmin" in attrs:
        return Values.span(attrs["qmin"], attrs["qmax"])
    return None


def accumulator(call: Any, lookup: Lookup) -> Values | None:
    """The sums that a layer can give, which may lie beyond int32: exactly bounded per filter for constant weights.

    A padded position adds nothing, so each product's interval contains zero where the layer pads; an output of a
    transposed convolution is the sum of some of the products.
    """
    data, weights = lookup(call.args[0]), constant(call.args[1])
    points = [constant(call.args[2]), constant(call.args[3])]
    if data is None or points[0] is None or points[1] is None:
        return None
    low, high = data.low - int(points[0].max()), data.high - int(points[0].min())
    name = str(op_name(call))
    if name == "qnn.batch_matmul":
        other, count = lookup(call.args[1]), shape_of(call.args[0])[-1]
        if other is None:
            return None
        ends = (other.low - int(points[1].max()), other.high - int(points[1].min()))
        products = [count * a * b for a in (low, high) for b in ends]
        return Values(min(products), max(products))
    if weights is None:
        return None
    w = weights.astype(np.int64) - points[1].astype(np.int64)
    if name == "qnn.conv2d_transpose":
        groups = attributes_of(call)["groups"]
        each = w.reshape(groups, w.shape[0] // groups, *w.shape[1:])
        flat = np.moveaxis(each, 2, 1).reshape(groups * w.shape[1], -1)
    else:
        flat = w.reshape(w.shape[0], -1)
    if name == "qnn.conv2d_transpose" or any(attributes_of(call).get("padding", (0,))):
        low, high = min(low, 0), max(high, 0)
    positive, negative = np.maximum(flat, 0).sum(1), np.minimum(flat, 0).sum(1)
    axis = -1 if name == "qnn.dense" else -3
    return Values.of_filters(positive * low + negative * high, positive * high + negative * low, axis)


def leaving_int32(found: Values) -> tuple[int, ...]:
    """The filters whose sums can leave int32; () where none does, (0,) of sums that are not known by filter."""
    ends = found.filters or ((found.low, found.high),)
    return tuple(i for i, (low, high) in enumerate(ends) if low < INT32[0] or high > INT32[1])


def checked_int32(found: Values) -> Values:
    """``found``, which must fit int32. Raises UserError."""
    for channel in leaving_int32(found):
        low, high = found.filters[channel] if found.filters else (found.low, found.high)
        where = f"channel {channel}: " if found.filters else ""
        raise UserError(
            f"{where}sums from {low} to {high} can leave int32; split the channels that are summed"
        )
    return found


def values_of_binding(name: str, call: Any, lookup: Lookup) -> Values | None:
    """``infer_values`` of what is bound to the variable ``name``, which the error names as the layer."""
    try:
        return infer_values(call, lookup)
    except UserError as error:
        raise UserError(f"layer {name}: {error}") from None
