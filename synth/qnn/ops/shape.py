"""Operators that move or join quantized tensors, and the mean over axes."""

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from tvm import relax

from synth.errors import UserError
from synth.qnn.dialect import TO_NHWC, attributes_of, operator, rebuilt
from synth.qnn.graph import constant, shape_of
from synth.qnn.ops.arithmetic import (
    Grid,
    R,
    broadcasts,
    centred,
    divided,
    integers,
    mean_ratio,
    multiplied,
    real,
    reshaped,
    scalar,
    scale_for,
    storing,
    within,
)
from synth.qnn.ops.convert import unchanged
from synth.qnn.values import Lookup, Values, values_of_first


def _one_number(call: Any, *positions: int) -> bool:
    """Whether these arguments are constants of one element, which any order of the axes takes."""
    given = [call.args[i] for i in positions]
    return all(scalar(x) is not None for arg in given for x in getattr(arg, "fields", [arg]))


def _concatenated_last(call: Any, turned: Callable[[Any], Any]) -> Any:
    parts = call.args[0].fields
    if any(len(shape_of(part)) != 4 for part in parts) or not _one_number(call, 1, 2):
        return None
    axis = TO_NHWC.index(attributes_of(call)["axis"] % 4)
    return rebuilt(call, [relax.Tuple([turned(part) for part in parts]), *call.args[1:]], axis=axis)


@storing("qnn.concatenate", channels_last=_concatenated_last)
def concatenate(tensors: Any, scales: Any, zero_points: Any, out_scale: Any, *, grid: Grid, axis: int) -> Any:
    """Tensors joined along an axis, each dequantized and quantized to the result's scale; equal tuples.

    A tensor that has the result's scale, zero point, type and range already goes in as it is.
    """
    parts, steps, zeros = fields(tensors), fields(scales), fields(zero_points)
    if not parts or not len(parts) == len(steps) == len(zeros):
        told = f"concatenate of {len(parts)} tensors with {len(steps)} scales and {len(zeros)} zero points"
        raise UserError(f"{told}: as many of each are needed")
    axis = within(axis, len(shape_of(parts[0])), "concatenate")

    def moved(part: Any, scale: Any, point: Any) -> Any:
        same = unchanged(part, scale, point, out_scale, grid)
        return part if same else divided(real(part, scale, point), shape_of(part), out_scale, grid)

    return R.concat(list(map(moved, parts, steps, zeros)), axis=axis)


def _padded(call: Any, lookup: Lookup) -> Values | None:
    found, point = lookup(call.args[0]), constant(call.args[1])
    return None if found is None or point is None else found.union(Values.of(np.unique(point)))


@operator("qnn.pad", values=_padded)
def pad(x: Any, zero_point: Any, *, pad_width: Sequence[int]) -> Any:
    """Integers surrounded by the zero point, so by the real number 0; pad_width: all begins, all ends."""
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
    """Integers cut along an axis into equal sections or at indices: a tuple."""
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


def _mean_last(call: Any, turned: Callable[[Any], Any]) -> Any:
    """A mean over both directions of the image."""
    axes = attributes_of(call)["axis"]
    over = {a % 4 for a in ((axes,) if isinstance(axes, int) else axes)}
    if over != {2, 3} or not _one_number(call, 1, 2, 3, 4):
        return None
    return rebuilt(call, [turned(call.args[0]), *call.args[1:]], axis=(1, 2))


@storing("qnn.mean", channels_last=_mean_last)
def mean(
    x: Any, in_scale: Any, in_zero_point: Any, out_scale: Any, *, grid: Grid, axis: Sequence[int],
    keepdims: bool = True,
) -> Any:  # fmt: skip
    """The mean over axes (none: all), summed in int32, then rescaled by in_scale / (count * out_scale)."""
    before = shape_of(integers(x, "mean"))
    over = sorted({within(a, len(before), "mean") for a in axis} or range(len(before)))
    kept = tuple(1 if a in over else d for a, d in enumerate(before))
    after = kept if keepdims else tuple(d for a, d in enumerate(before) if a not in over)
    above = scale_for(kept, in_scale, "in_scale of a mean")
    if not keepdims and shape_of(above):
        of = (1,) * (len(before) - len(shape_of(above))) + shape_of(above)
        above = reshaped(above, [d for a, d in enumerate(of) if a not in over])
    below = scale_for(after, out_scale, "out_scale", divides=True)
    broadcasts(grid.zero_point, after, "out_zero_point")
    sums = R.sum(centred(x, in_zero_point), axis=over, keepdims=keepdims)
    m = mean_ratio(above, below, math.prod(before[a] for a in over))
    return multiplied(sums, m, grid)


def fields(x: Any) -> list[Any]:
    """The elements of a tuple."""
    if isinstance(x, relax.Tuple):
        return list(x.fields)
    return [relax.TupleGetItem(x, i) for i in range(len(x.ty.fields))]
