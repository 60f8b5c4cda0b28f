"""TFLite's operators that cut tensors or pick elements by constant indices."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.frontend.tflite_schema import converts
from synth.qnn.frontend.tflite_values import Importer, Value, is_quantized
from synth.qnn.graph import sliced

R = relax.op


@converts(UNPACK=(4, 64))
def unpack(c: Importer) -> None:
    """UNPACK: a result for each index along an axis."""
    x = _whole(c, c.op.inputs, 0)
    axis = c.axis(c.options["axis"], x.rank)
    if not len(c.op.outputs) == c.options["num"] == x.shape[axis]:
        raise c.error(f"{len(c.op.outputs)} results for axis {axis} of shape {x.dims}")
    _cut(c, x, axis, range(1, x.shape[axis]), [d for a, d in enumerate(x.shape) if a != axis])


@converts(SPLIT=(4, 35))
def split(c: Importer) -> None:
    """SPLIT into equal parts: inputs axis, data."""
    x = _whole(c, c.op.inputs, 1)
    axis, count = axis_of(c, c.value(c.op.inputs[0]), x.rank), len(c.op.outputs)
    if x.shape[axis] % count:
        raise c.error(f"shape {x.dims} cannot be split into {count} equal parts along axis {axis}")
    each = x.shape[axis] // count
    _cut(c, x, axis, range(each, x.shape[axis], each), None)


@converts(SPLIT_V=(2, 79))
def split_v(c: Importer) -> None:
    """SPLIT_V into parts of given sizes: inputs data, sizes (one may be -1), axis."""
    if len(c.op.inputs) != 3:
        raise c.error(f"{len(c.op.inputs)} inputs; three are needed")
    x = _whole(c, c.op.inputs, 0)
    sizes = [int(s) for s in c.constant_of(c.value(c.op.inputs[1]), "sizes").reshape(-1)]
    axis = axis_of(c, c.value(c.op.inputs[2]), x.rank)
    if sizes.count(-1) == 1:
        sizes[sizes.index(-1)] = x.shape[axis] - sum(sizes) - 1
    if len(sizes) != len(c.op.outputs) or min(sizes) < 1 or sum(sizes) != x.shape[axis]:
        raise c.error(f"shape {x.dims} cannot be split into {sizes} along axis {axis}")
    _cut(c, x, axis, np.cumsum(sizes)[:-1].tolist(), None)


def _whole(c: Importer, inputs: Sequence[int], which: int) -> Value:
    """The data of an operator with several results, each of which has its scale."""
    if len(inputs) <= which or min(inputs) < 0 or not c.op.outputs:
        raise c.misfit()
    x = c.value(inputs[which])
    for i in c.op.outputs:
        c.same_numbers(x, out=c.graph.tensors[i])
    return x


def _cut(c: Importer, x: Value, axis: int, at: Sequence[int], shape: Sequence[int] | None) -> None:
    """Define the outputs as parts of ``x`` that begin at 0 and ``at``, reshaped if a shape is given."""
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
            held = Value(c.graph.tensors[c.op.outputs[i]], part, dims, x.order)
            c.define(c.reshaped(held, shape), output=i)


@converts(SLICE=(7, 48))
def slice_(c: Importer) -> None:
    """SLICE: inputs data, begin, size (-1: to the end)."""
    x, begin, size = c.operands(3, 3)
    first = c.constant_of(begin, "begins").reshape(-1).tolist()
    length = c.constant_of(size, "sizes").reshape(-1).tolist()
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
    """STRIDED_SLICE: numpy's basic indexing, written as begins, ends, strides and masks of bits."""
    x, *given = c.operands(4, 4)
    lists = [c.constant_of(v, "begins, ends and strides").reshape(-1).tolist() for v in given]
    begin, end, step = lists
    count, o = len(begin), c.options
    ellipses = (o["ellipsis_mask"] & ((1 << count) - 1)).bit_count()
    if not len(end) == len(step) == count or 0 in step or ellipses > 1:
        raise c.error(f"begins {begin}, ends {end} and strides {step} do not fit")
    consumed = sum(1 for i in range(count) if not (o["ellipsis_mask"] | o["new_axis_mask"]) >> i & 1)
    if consumed > x.rank:
        raise c.error(f"{consumed} indices for shape {x.dims}")
    ranges: list[range] = []
    dims: list[int] = []

    def rest(upto: int) -> None:
        for d in x.shape[len(ranges) : upto]:
            ranges.append(range(d))
            dims.append(d)

    for i in range(count):
        if o["ellipsis_mask"] >> i & 1:
            after = sum(1 for j in range(i + 1, count) if not o["new_axis_mask"] >> j & 1)
            rest(x.rank - after)
        elif o["new_axis_mask"] >> i & 1:
            dims.append(1)
        else:
            d = x.shape[len(ranges)]
            if o["shrink_axis_mask"] >> i & 1:
                if not -d <= begin[i] < d:
                    raise c.error(f"index {begin[i]} is outside axis {len(ranges)} of shape {x.dims}")
                ranges.append(range(begin[i] % d, begin[i] % d + 1))
                continue
            first = None if o["begin_mask"] >> i & 1 else begin[i]
            last = None if o["end_mask"] >> i & 1 else end[i] + (begin[i] if o["offset"] else 0)
            taken = range(*slice(first, last, step[i]).indices(d))
            if not taken:
                raise c.error(f"{first}:{last}:{step[i]} of axis {len(ranges)} of shape {x.dims} is empty")
            ranges.append(taken)
            dims.append(len(taken))
    rest(x.rank)
    _taken(c, x, ranges, dims)


def _taken(c: Importer, x: Value, ranges: Sequence[range], dims: Sequence[int]) -> None:
    """Define the output as the indices ``ranges`` of each axis, reshaped to ``dims`` if that differs."""
    c.same_numbers(x)
    if x.constant is not None:
        c.fold(x.constant[np.ix_(*ranges)].reshape(dims) if ranges else x.constant.reshape(dims))
        return
    some = {x.axis(a): r for a, r in enumerate(ranges) if r != range(x.shape[a])}
    expr = c.emit(sliced(x.expr, [x.shape[a] for a in x.order], some)) if some else x.expr
    lengths = tuple(len(r) for r in ranges)
    if tuple(dims) == lengths:
        c.define(expr, x.order)
    else:
        c.define(c.reshaped(Value(c.out, expr, lengths, x.order), dims))


@converts(GATHER=(7, 23))
def gather(c: Importer) -> None:
    """GATHER of constant indices along an axis."""
    x, given = c.operands(2, 2)
    indices, axis = c.constant_of(given, "indices"), c.axis(c.options["axis"], x.rank)
    c.same_numbers(x)
    if c.options["batch_dims"]:
        raise c.error(f"{c.options['batch_dims']} batch axes of shape {x.dims} are not supported")
    if not indices.size or indices.min() < 0 or indices.max() >= x.shape[axis]:
        raise c.error(f"indices outside axis {axis} of shape {x.dims}")
    if x.constant is not None:
        c.fold(np.take(x.constant, indices, axis))
    else:
        c.define(gathered(c, c.plain(x), axis, indices))


def countable(c: Importer, indices: int) -> None:
    """Refuse axes of which a list of all indices would be very long: no real model has them."""
    if indices > 1 << 20:
        raise c.error(f"an axis of {indices} elements is too long; at most {1 << 20} are supported")


def gathered(c: Importer, expr: Any, axis: int, indices: np.ndarray) -> Any:
    return c.emit(R.take(expr, relax.const(indices.astype(np.int32), "int32"), axis, mode="clip"))


def axis_of(c: Importer, given: Value, rank: int) -> int:
    axis = c.constant_of(given, "axis").reshape(-1)
    if axis.size != 1:
        raise c.error(f"axes {axis.tolist()}: one is needed")
    return c.axis(int(axis[0]), rank)
