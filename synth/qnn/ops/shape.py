"""Operators that join, pad and split quantized tensors."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from tvm import relax

from synth.errors import UserError
from synth.qnn.dialect import TO_NHWC, attributes_of, operator, rebuilt
from synth.qnn.graph import constant, shape_of
from synth.qnn.ops.arithmetic import (
    OutputQuantization,
    R,
    all_scalars,
    fields,
    integers,
    real,
    scalar,
    storing,
    within,
)
from synth.qnn.ops.convert import unchanged
from synth.qnn.values import Lookup, ValueRange, values_of_first


def _concatenated_last(call: Any, to_nhwc: Callable[[Any], Any]) -> Any:
    parts = call.args[0].fields
    if any(len(shape_of(part)) != 4 for part in parts) or not all_scalars(*call.args[1:3]):
        return None
    axis = TO_NHWC.index(attributes_of(call)["axis"] % 4)
    return rebuilt(call, [relax.Tuple([to_nhwc(part) for part in parts]), *call.args[1:]], axis=axis)


@storing("qnn.concatenate", channels_last=_concatenated_last)
def concatenate(
    tensors: Any, scales: Any, zero_points: Any, out_scale: Any, *, grid: OutputQuantization, axis: int
) -> Any:
    """Return tensors joined along an axis, each dequantized and quantized with the result's scale, in
    float32. ``tensors``, ``scales`` and ``zero_points`` are tuples of equal length. A tensor that already has
    the result's scale, zero point, type and range is joined unchanged."""
    parts, steps, zeros = fields(tensors), fields(scales), fields(zero_points)
    if not parts or not len(parts) == len(steps) == len(zeros):
        counts = f"{len(parts)} tensors, {len(steps)} scales, {len(zeros)} zero points"
        raise UserError(f"concatenate of {counts}: as many of each are needed")
    axis = within(axis, len(shape_of(parts[0])), "concatenate")

    def moved(part: Any, scale: Any, point: Any) -> Any:
        same = unchanged(part, scale, point, out_scale, grid)
        return part if same else grid.quantized(real(part, scale, point), shape_of(part), out_scale)

    return R.concat(list(map(moved, parts, steps, zeros)), axis=axis)


def _padded(call: Any, lookup: Lookup) -> ValueRange | None:
    values, point = lookup(call.args[0]), constant(call.args[1])
    return None if values is None or point is None else values.union(ValueRange.of(np.unique(point)))


@operator("qnn.pad", values=_padded)
def pad(x: Any, zero_point: Any, *, pad_width: Sequence[int]) -> Any:
    """Return integers padded with a constant of one element. ``pad_width``: all axes' begins, then ends."""
    rank = len(shape_of(integers(x, "pad")))
    if len(pad_width) != 2 * rank or min(pad_width, default=0) < 0:
        raise UserError(f"pad by {list(pad_width)}: {2 * rank} numbers of 0 and more are needed")
    zero = scalar(zero_point)
    if zero is None:
        raise UserError("pad: the zero point must be a constant of one element")
    pairs = [n for begin, end in zip(pad_width[:rank], pad_width[rank:], strict=True) for n in (begin, end)]
    return R.nn.pad(x, pairs, "constant", zero)


@operator("qnn.split", values=values_of_first)
def split(x: Any, *, sections_or_indices: int | Sequence[int], axis: int) -> Any:
    """Return a tuple of integer tensors: ``x`` cut along an axis into equal sections or at indices."""
    axis = within(axis, len(shape_of(integers(x, "split"))), "split")
    where = sections_or_indices
    length = shape_of(x)[axis]
    if isinstance(where, int):
        if where < 1 or length % where:
            raise UserError(f"split of {length} into {where} sections: they would not be equal; give indices")
        return R.split(x, where, axis=axis)
    if not all(0 <= i <= j for i, j in zip(where, [*where[1:], length], strict=True)):
        raise UserError(f"split of {length} at {list(where)}: indices must rise within the length")
    return R.split(x, list(where), axis=axis)
