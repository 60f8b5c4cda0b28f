"""Converters of TFLite's operators that move, join, cut and select elements, and of variables.

Integers and floats are treated alike. A variable keeps a value from one run of a model to the next. If the
model assigns it, it becomes a parameter and a result of ``main``, behind the others. The attribute ``states``
has the first values, which a graph behind CALL_ONCE assigns.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax import op as R

from synth.qnn import ops as qnn
from synth.qnn.frontend.tflite_importer import NCHW, Importer, TfliteValue, VariableKey, is_quantized
from synth.qnn.frontend.tflite_model import LARGEST
from synth.qnn.frontend.tflite_pointwise import aligned
from synth.qnn.frontend.tflite_schema import converts
from synth.qnn.graph import sliced


@converts(RESHAPE=(1, 17))
def reshape(c: Importer) -> None:
    """Convert RESHAPE to the shape in the second input or in the options. One -1 is filled in."""
    x, new_shape = c.operands(1, 2)
    requested = list(c.options["new_shape"]) if new_shape is None else c.numbers(new_shape, "new shape")
    size = math.prod(x.shape)
    dims = [] if new_shape is None and requested == [0] else list(requested)
    product = math.prod(d for d in dims if d != -1)
    if dims.count(-1) == 1 and product > 0 and size % product == 0:
        dims[dims.index(-1)] = size // product
    if min(dims, default=1) < 1 or math.prod(dims) != size:
        raise c.error(f"shape {x.dims} does not fit its new shape {requested}")
    _viewed(c, x, dims)


@converts(SQUEEZE=(2, 30))
def squeeze(c: Importer) -> None:
    """Convert SQUEEZE of the named axes, or of all axes of length 1."""
    (x,) = c.operands(1, 1)
    axes = c.options["squeeze_dims"]
    if any(not -x.rank <= a < x.rank or x.shape[a] != 1 for a in axes):
        raise c.error(f"axes {list(axes)} of shape {x.dims} are not all of length 1")
    dropped = {a % x.rank for a in axes} or {a for a, d in enumerate(x.shape) if d == 1}
    _viewed(c, x, [d for a, d in enumerate(x.shape) if a not in dropped])


@converts(EXPAND_DIMS=(1, 52))
def expand_dims(c: Importer) -> None:
    """Convert EXPAND_DIMS, which inserts an axis of length 1."""
    x, axis_input = c.operands(2, 2)
    axis = axis_of(c, axis_input, x.rank + 1)
    _viewed(c, x, [*x.shape[:axis], 1, *x.shape[axis:]])


def _viewed(c: Importer, x: TfliteValue, shape: Sequence[int]) -> None:
    c.same_numbers(x)
    c.define(c.reshaped(x, shape) if x.constant is None else x.constant.reshape(shape))


@converts(DENSIFY=(1, 99))
def densify(c: Importer) -> None:
    """Convert DENSIFY: the constant became dense when it was read."""
    (x,) = c.operands(1, 1)
    if x.constant is None:
        raise c.error("its sparse tensor must be a constant")
    c.same_numbers(x)
    c.define(x.constant)


@converts(TRANSPOSE=(7, 26))
def transpose(c: Importer) -> None:
    """Convert TRANSPOSE: only the recorded order of axes changes."""
    x, permutation = c.operands(2, 2)
    axes = c.numbers(permutation, "axes")
    if sorted(axes) != list(range(x.rank)):
        raise c.error(f"axes {axes} do not permute those of a tensor of shape {x.dims}")
    c.same_numbers(x)
    result = x.expr if x.constant is None else x.constant.transpose(axes)
    c.define(result, tuple(axes.index(a) for a in x.order))


@converts(SHAPE=(1, 55))
def shape(c: Importer) -> None:
    """Convert SHAPE to a constant: every shape is known."""
    (x,) = c.operands(1, 1)
    c.define(np.array(x.shape, c.out.dtype))


@converts(CONCATENATION=(5, 10))
def concatenation(c: Importer) -> None:
    """Convert CONCATENATION. Integers with other scales than the result's are requantized."""
    parts = c.operands(len(c.op.inputs), len(c.op.inputs))
    rank = parts[0].rank if parts else 0
    axis = c.axis(c.options["axis"], rank)
    if any(v.rank != rank or v.dtype != parts[0].dtype for v in parts):
        raise c.error(f"tensors of shapes {[v.dims for v in parts]} cannot be joined along axis {axis}")
    fused = c.options["activation"]
    c.demand(fused == "NONE", f"fused activation {fused} is not supported; export it as an operator")
    if all(v.constant is not None for v in parts):
        c.same_numbers(*parts)
        c.define(np.concatenate([v.constant for v in parts], axis))
        return
    exprs, order = aligned(c, parts)
    where = order.index(axis)
    if not is_quantized(c.out) or all(_alike(v, c.out) for v in parts):
        c.same_numbers(*parts)
        call = R.concat(exprs, where)
    else:
        scales, zeros = zip(*(c.per_tensor(v.tensor) for v in parts), strict=True)
        scaled = (tuple(exprs), scales, zeros, *c.per_tensor(c.out))
        call = qnn.concatenate(*scaled, axis=where, **c.limits(), rounding="half_away")
    c.define(call, order)


def _alike(value: TfliteValue, out: Any) -> bool:
    scales, target = value.tensor.quantization, out.quantization
    return target is None if scales is None else scales.same_as(target)


@converts(PACK=(4, 59))
def pack(c: Importer) -> None:
    """Convert PACK, which stacks tensors of one shape along a new axis."""
    parts = c.operands(len(c.op.inputs), len(c.op.inputs))
    if not parts or any(v.shape != parts[0].shape or v.dtype != parts[0].dtype for v in parts):
        raise c.error(f"tensors of shapes {[v.dims for v in parts]} cannot be packed")
    axis = c.axis(c.options["axis"], parts[0].rank + 1)
    c.same_numbers(*parts)
    if all(v.constant is not None for v in parts):
        c.define(np.stack([v.constant for v in parts], axis))
        return
    dims = parts[0].dims
    dims.insert(axis, 1)
    c.define(R.concat([c.reshaped(v, dims) for v in parts], axis))


@converts(PAD=(5, 22), PADV2=(5, 43))
def pad(c: Importer) -> None:
    """Convert PAD with the real number 0, and PADV2 with a constant. The constant must have the data's type,
    scale and zero point."""
    x, widths_input, *filler = c.operands(2, 2 if c.op.name == "PAD" else 3)
    before, after = _pads(c, x, widths_input)
    c.same_numbers(x)
    number = 0
    for value in filler:
        if value is None or value.constant is None or value.constant.size != 1 or value.dtype != x.dtype:
            raise c.error("the value to pad with must be one constant of the data's type")
        c.same_numbers(value)
        number = value.constant.item()
    if is_quantized(x.tensor):
        zero = relax.const(number, "int32") if filler else c.per_tensor(x.tensor)[1]
        widths = [side[a] for side in (before, after) for a in x.order]
        call = qnn.pad(c.current(x), zero, pad_width=widths)
    else:
        pairs = [side[a] for a in x.order for side in (before, after)]
        call = R.nn.pad(c.current(c.real(x)), pairs, "constant", float(number))
    c.define(call, x.order)


@converts(MIRROR_PAD=(3, 77))
def mirror_pad(c: Importer) -> None:
    """Convert MIRROR_PAD. Mode "symmetric" repeats the outermost element, "reflect" does not."""
    x, widths_input = c.operands(2, 2)
    before, after = _pads(c, x, widths_input)
    c.same_numbers(x)
    capacity = [d if c.options["mode"] == "symmetric" else d - 1 for d in x.shape]
    if any(max(b, a) > r for b, a, r in zip(before, after, capacity, strict=True)):
        raise c.error(f"reflection of {before} and {after} is longer than shape {x.dims}")
    expr = c.current(x)
    for axis, (b, a) in enumerate(zip(before, after, strict=True)):
        if b or a:
            countable(c, b + x.shape[axis] + a)
            indices = np.pad(np.arange(x.shape[axis]), (b, a), mode=c.options["mode"])
            expr = gathered(c, expr, x.axis(axis), indices)
    c.define(expr, x.order)


def _pads(c: Importer, x: TfliteValue, widths: TfliteValue) -> tuple[list[int], list[int]]:
    pads = c.constant_of(widths, "widths")
    fits = pads.shape == (x.rank, 2) and pads.size and pads.min() >= 0
    if not fits or math.prod(d + sum(p) for d, p in zip(x.shape, pads.tolist(), strict=True)) > LARGEST:
        raise c.error(f"widths {pads.tolist()} do not fit shape {x.dims}")
    return pads[:, 0].tolist(), pads[:, 1].tolist()


@converts(RESIZE_NEAREST_NEIGHBOR=(4, 74))
def resize_nearest_neighbor(c: Importer) -> None:
    """Convert RESIZE_NEAREST_NEIGHBOR. Indices of rows and columns are computed in float32 as TFLite does."""
    x, size = _resized(c)
    c.same_numbers(x)
    expr = c.current(x)
    for axis, (length, target) in enumerate(zip(x.shape[1:3], size, strict=True), 1):
        countable(c, target)
        less = 1 if c.options["align_corners"] and target > 1 else 0
        scale = np.float32(length - less) / np.float32(target - less)
        offset = np.float32(0.5 if c.options["half_pixel_centers"] else 0)
        at = (np.arange(target, dtype=np.float32) + offset) * scale
        nearest = np.floor(at + np.float32(0.5)) if c.options["align_corners"] else np.floor(at)
        expr = gathered(c, expr, x.axis(axis), np.clip(nearest, 0, length - 1))
    c.define(expr, x.order)


@converts(RESIZE_BILINEAR=(4, 15))
def resize_bilinear(c: Importer) -> None:
    """Convert RESIZE_BILINEAR of float32."""
    x, size = _resized(c)
    if x.dtype != "float32":
        raise c.error(f"data of {x.tensor.dtype} is not supported; use float32 or RESIZE_NEAREST_NEIGHBOR")
    mode = "half_pixel" if c.options["half_pixel_centers"] else "asymmetric"
    how = {"coordinate_transformation_mode": "align_corners" if c.options["align_corners"] else mode}
    call = R.image.resize2d(c.ordered(x, NCHW), size, layout="NCHW", method="linear", **how)
    c.define(call, NCHW)


def _resized(c: Importer) -> tuple[TfliteValue, tuple[int, int]]:
    x, size_input = c.operands(2, 2)
    size = c.numbers(size_input, "size")
    fits = x.rank == 4 and len(size) == 2 and min(size) >= 1
    if not fits or math.prod((x.shape[0], *size, x.shape[3])) > LARGEST:
        raise c.error(f"shape {x.dims} cannot be resized to {size}")
    if c.options["align_corners"] and c.options["half_pixel_centers"]:
        raise c.error("align_corners with half_pixel_centers contradict each other; the file is damaged")
    return x, (size[0], size[1])


@converts(DEPTH_TO_SPACE=(2, 94), SPACE_TO_DEPTH=(2, 19))
def blocks(c: Importer) -> None:
    """Convert DEPTH_TO_SPACE (channels to blocks of pixels) and SPACE_TO_DEPTH (blocks of pixels to
    channels). Both exchange the third and fourth of six axes."""
    (x,) = c.operands(1, 1)
    b = c.options["block_size"]
    c.demand(x.rank == 4 and 1 <= b <= 1 << 12, f"blocks of {b} in shape {x.dims}; four axes are needed")
    c.same_numbers(x)
    n, h, w, channels = x.shape
    if c.op.name == "DEPTH_TO_SPACE":
        if channels % (b * b):
            raise c.error(f"{channels} channels cannot become blocks of {b} x {b}")
        rest = channels // (b * b)
        parts, shape = (n, h, w, b, b, rest), (n, h * b, w * b, rest)
    else:
        if h % b or w % b:
            raise c.error(f"an image of {h} x {w} cannot be cut into blocks of {b} x {b}")
        parts, shape = (n, h // b, b, w // b, b, channels), (n, h // b, w // b, channels * b * b)
    c.define(R.reshape(c.emit(R.permute_dims(c.reshaped(x, parts), [0, 1, 3, 2, 4, 5])), list(shape)))


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
    outputs, parts = [c.graph.tensors[i] for i in c.op.outputs], [c.current(x)]
    if len(outputs) > 1:
        where = {"sections_or_indices": list(at), "axis": x.axis(axis)}
        quantized = is_quantized(x.tensor)
        several = c.emit(qnn.split(parts[0], **where) if quantized else R.split(parts[0], *where.values()))
        parts = [c.emit(relax.TupleGetItem(several, i), tensor.name) for i, tensor in enumerate(outputs)]
    for i, part in enumerate(parts):
        if shape is None:
            c.define(part, x.order, i)
        else:
            dims = tuple(1 if a == axis else d for a, d in enumerate(x.shape))
            c.define(c.reshaped(TfliteValue(outputs[i], part, dims, x.order), shape), output=i)


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
        c.demand(0 <= b < end <= d, f"from {first} of size {length} does not lie in shape {x.dims}")
        ranges.append(range(b, end))
    _taken(c, x, ranges, [len(r) for r in ranges])


@converts(STRIDED_SLICE=(8, 32))
def strided_slice(c: Importer) -> None:
    """Convert STRIDED_SLICE: numpy's basic indexing as begins, ends, strides and bit masks."""
    x, *vectors = c.operands(4, 4)
    begin, end, step = (c.numbers(v, "begins, ends and strides") for v in vectors)

    def marked(mask: str) -> set[int]:
        return {i for i in range(len(begin)) if c.options[f"{mask}_mask"] >> i & 1}

    ellipsis, added, single = marked("ellipsis"), marked("new_axis"), marked("shrink_axis")
    if not len(end) == len(step) == len(begin) or 0 in step or len(ellipsis) > 1:
        raise c.error(f"begins {begin}, ends {end} and strides {step} do not fit")
    indexed = len(begin) - len(ellipsis | added)
    c.demand(indexed <= x.rank, f"{indexed} indices for shape {x.dims}")
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
            indices = range(*slice(first, last, step[i]).indices(x.shape[axis]))
            if not indices:
                raise c.error(f"{first}:{last}:{step[i]} of axis {axis} of shape {x.dims} is empty")
            ranges.append(indices)
            dims.append(len(indices))
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
    x, index_input = c.operands(2, 2)
    indices, axis = c.constant_of(index_input, "indices"), c.axis(c.options["axis"], x.rank)
    c.same_numbers(x)
    if c.options["batch_dims"]:
        raise c.error(f"{c.options['batch_dims']} batch axes of shape {x.dims} are not supported")
    if not indices.size or indices.min() < 0 or indices.max() >= x.shape[axis]:
        raise c.error(f"indices outside axis {axis} of shape {x.dims}")
    array = x.constant
    c.define(gathered(c, c.plain(x), axis, indices) if array is None else np.take(array, indices, axis))


def countable(c: Importer, indices: int) -> None:
    """Raise UserError for an axis of more than 2**20 constant indices. No real model has such an axis."""
    if indices > 1 << 20:
        raise c.error(f"an axis of {indices} elements is too long; at most {1 << 20} are supported")


def gathered(c: Importer, expr: Any, axis: int, indices: np.ndarray) -> Any:
    """Bind the elements of ``expr`` at constant indices along its axis ``axis``, and return the variable."""
    return c.emit(R.take(expr, relax.const(indices.astype(np.int32), "int32"), axis, mode="clip"))


def axis_of(c: Importer, operand: TfliteValue, rank: int) -> int:
    """Return the axis in a constant input, counted from the front."""
    axes = c.numbers(operand, "axis")
    c.demand(len(axes) == 1, f"axes {axes}: one is needed")
    return c.axis(axes[0], rank)


@converts(CALL_ONCE=(1, 103))
def call_once(c: Importer) -> None:
    """Convert CALL_ONCE to nothing: the first values are read before the graph."""


@converts(VAR_HANDLE=(1, 111))
def handle(c: Importer) -> None:
    if len(c.op.outputs) != 1:
        raise c.misfit()
    c.handles[c.op.outputs[0]] = c.options["container"], c.options["shared_name"]


@converts(READ_VARIABLE=(1, 112))
def read_variable(c: Importer) -> None:
    """Convert READ_VARIABLE to the value that was assigned last, in the type of the result."""
    key = _key(c, 1)
    c.demand(key in c.variables, f"variable {key[1]!r} is read before it has a value")
    value = c.variables[key]
    c.define(value.expr if value.constant is None else value.constant, value.order)


@converts(ASSIGN_VARIABLE=(1, 113))
def assign_variable(c: Importer) -> None:
    key, value = _key(c, 2), c.value(c.op.inputs[1])
    before = c.variables.get(key, value)
    if (before.shape, before.dtype) != (value.shape, value.dtype):
        raise c.error(f"{value.dtype} {value.dims} for variable {key[1]!r} of {before.dtype} {before.dims}")
    c.variables[key] = value


def _key(c: Importer, inputs: int) -> VariableKey:
    """Return the variable of the first of ``inputs`` inputs."""
    if len(c.op.inputs) != inputs or c.op.inputs[0] not in c.handles:
        raise c.misfit()
    return c.handles[c.op.inputs[0]]
