"""Converters of TFLite's operators that cut tensors or select elements by constant indices."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax import op as R

from synth.qnn import ops as qnn
from synth.qnn.frontend.tflite_importer import Importer, TfliteValue, is_quantized
from synth.qnn.frontend.tflite_schema import converts
from synth.qnn.graph import sliced


@converts(UNPACK=(4, 64))
def unpack(c: Importer) -> None:
    """Convert UNPACK, which has one result per index of an axis."""
    x = _whole(c, 0)
    axis = c.axis(c.options["axis"], x.rank)
    if not len(c.op.outputs) == c.options["num"] == x.shape[axis]:
        raise c.error(f"{len(c.op.outputs)} results for axis {axis} of shape {x.dims}")
    _cut(c, x, axis, range(1, x.shape[axis]), [d for a, d in enumerate(x.shape) if a != axis])


@converts(SPLIT=(4, 35), SPLIT_V=(2, 79))
def split(c: Importer) -> None:
    """Convert SPLIT into equal parts (inputs: axis, data), and SPLIT_V into parts of given sizes (inputs:
    data, sizes, axis). One size may be -1."""
    equal, count = c.op.name == "SPLIT", len(c.op.outputs)
    x = _whole(c, 1 if equal else 0)
    if not equal and len(c.op.inputs) != 3:
        raise c.misfit()
    axis = axis_of(c, c.value(c.op.inputs[0 if equal else 2]), x.rank)
    sizes = [x.shape[axis] // count] * count if equal else c.numbers(c.value(c.op.inputs[1]), "sizes")
    if sizes.count(-1) == 1:
        sizes[sizes.index(-1)] = x.shape[axis] - sum(sizes) - 1
    if len(sizes) != count or min(sizes) < 1 or sum(sizes) != x.shape[axis]:
        raise c.error(f"shape {x.dims} cannot be split into {sizes} along axis {axis}")
    _cut(c, x, axis, np.cumsum(sizes)[:-1].tolist(), None)


def _whole(c: Importer, which: int) -> TfliteValue:
    """Return the data of an operator with several results. Raises UserError unless all have its scale."""
    inputs = c.op.inputs
    if len(inputs) <= which or min(inputs) < 0 or not c.op.outputs:
        raise c.misfit()
    x = c.value(inputs[which])
    for i in c.op.outputs:
        c.same_numbers(x, out=c.graph.tensors[i])
    return x


def _cut(c: Importer, x: TfliteValue, axis: int, at: Sequence[int], shape: Sequence[int] | None) -> None:
    """Define the outputs as parts of ``x``, cut along ``axis`` at ``at``, each of ``shape`` if given."""
    parts = [c.current(x)]
    if len(c.op.outputs) > 1:
        where = x.axis(axis)
        if is_quantized(x.tensor):
            cut = qnn.split(parts[0], sections_or_indices=list(at), axis=where)
        else:
            cut = R.split(parts[0], list(at), where)
        joint = c.emit(cut)
        names = [c.graph.tensors[i].name for i in c.op.outputs]
        parts = [c.emit(relax.TupleGetItem(joint, i), name) for i, name in enumerate(names)]
    for i, part in enumerate(parts):
        if shape is None:
            c.define(part, x.order, i)
        else:
            dims = tuple(1 if a == axis else d for a, d in enumerate(x.shape))
            held = TfliteValue(c.graph.tensors[c.op.outputs[i]], part, dims, x.order)
            c.define(c.reshaped(held, shape), output=i)


@converts(SLICE=(7, 48))
def slice_(c: Importer) -> None:
    """Convert SLICE. The inputs are data, begin and size (-1: to the end)."""
    x, begin, size = c.operands(3, 3)
    first, length = c.numbers(begin, "begins"), c.numbers(size, "sizes")
    if len(first) != x.rank or len(length) != x.rank:
        raise c.error(f"{len(first)} begins and {len(length)} sizes for shape {x.dims}")
    ranges = []
    for b, n, d in zip(first, length, x.shape, strict=True):
        end = d if n == -1 else b + n
        if not 0 <= b < end <= d:
            raise c.error(f"from {first} of size {length} does not lie in shape {x.dims}")
        ranges.append(range(b, end))
    _taken(c, x, ranges, [len(r) for r in ranges])


@converts(STRIDED_SLICE=(8, 32))
def strided_slice(c: Importer) -> None:
    """Convert STRIDED_SLICE: numpy's basic indexing as begins, ends, strides and bit masks."""
    x, *given = c.operands(4, 4)
    begin, end, step = (c.numbers(v, "begins, ends and strides") for v in given)

    def marked(mask: str) -> set[int]:
        return {i for i in range(len(begin)) if c.options[f"{mask}_mask"] >> i & 1}

    ellipsis, added, single = marked("ellipsis"), marked("new_axis"), marked("shrink_axis")
    if not len(end) == len(step) == len(begin) or 0 in step or len(ellipsis) > 1:
        raise c.error(f"begins {begin}, ends {end} and strides {step} do not fit")
    indexed = len(begin) - len(ellipsis | added)
    if indexed > x.rank:
        raise c.error(f"{indexed} indices for shape {x.dims}")
    ranges: list[range] = []
    dims: list[int] = []
    # Without an ellipsis, TFLite assumes one at the end.
    for i in (*range(len(begin)), *(() if ellipsis else (-1,))):
        axis = len(ranges)
        if i in ellipsis or i < 0:
            rest = x.shape[axis : axis + x.rank - indexed]
            ranges += map(range, rest)
            dims += rest
        elif i in added:
            dims.append(1)
        elif i in single:
            if not -x.shape[axis] <= begin[i] < x.shape[axis]:
                raise c.error(f"index {begin[i]} is outside axis {axis} of shape {x.dims}")
            ranges.append(range(begin[i] % x.shape[axis], begin[i] % x.shape[axis] + 1))
        else:
            first = None if i in marked("begin") else begin[i]
            last = None if i in marked("end") else end[i] + (begin[i] if c.options["offset"] else 0)
            taken = range(*slice(first, last, step[i]).indices(x.shape[axis]))
            if not taken:
                raise c.error(f"{first}:{last}:{step[i]} of axis {axis} of shape {x.dims} is empty")
            ranges.append(taken)
            dims.append(len(taken))
    _taken(c, x, ranges, dims)


def _taken(c: Importer, x: TfliteValue, ranges: Sequence[range], dims: Sequence[int]) -> None:
    """Define the output as the indices ``ranges`` of each axis, reshaped to ``dims`` if the shapes differ."""
    c.same_numbers(x)
    if x.constant is not None:
        c.define(x.constant[np.ix_(*ranges)].reshape(dims) if ranges else x.constant.reshape(dims))
        return
    some = {x.axis(a): r for a, r in enumerate(ranges) if r != range(x.shape[a])}
    expr = c.emit(sliced(x.expr, [x.shape[a] for a in x.order], some)) if some else x.expr
    lengths = tuple(len(r) for r in ranges)
    if tuple(dims) == lengths:
        c.define(expr, x.order)
    else:
        c.define(c.reshaped(TfliteValue(c.out, expr, lengths, x.order), dims))


@converts(GATHER=(7, 23))
def gather(c: Importer) -> None:
    """Convert GATHER of constant indices along an axis."""
    x, given = c.operands(2, 2)
    indices, axis = c.constant_of(given, "indices"), c.axis(c.options["axis"], x.rank)
    c.same_numbers(x)
    if c.options["batch_dims"]:
        raise c.error(f"{c.options['batch_dims']} batch axes of shape {x.dims} are not supported")
    if not indices.size or indices.min() < 0 or indices.max() >= x.shape[axis]:
        raise c.error(f"indices outside axis {axis} of shape {x.dims}")
    held = x.constant
    c.define(gathered(c, c.plain(x), axis, indices) if held is None else np.take(held, indices, axis))


def countable(c: Importer, indices: int) -> None:
    """Raise UserError for an axis of more than 2**20 constant indices. No real model has such an axis."""
    if indices > 1 << 20:
        raise c.error(f"an axis of {indices} elements is too long; at most {1 << 20} are supported")


def gathered(c: Importer, expr: Any, axis: int, indices: np.ndarray) -> Any:
    """Bind the elements of ``expr`` at constant indices along its axis ``axis``, and return the variable."""
    return c.emit(R.take(expr, relax.const(indices.astype(np.int32), "int32"), axis, mode="clip"))


def axis_of(c: Importer, given: TfliteValue, rank: int) -> int:
    """Return the axis in a constant input, counted from the front."""
    axes = c.numbers(given, "axis")
    if len(axes) != 1:
        raise c.error(f"axes {axes}: one is needed")
    return c.axis(axes[0], rank)
