"""Converters of TFLite's operators that move and join elements. Integers and floats are treated alike."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax import op as R

from synth.qnn import ops as qnn
from synth.qnn.frontend.tflite_importer import NCHW, Importer, TfliteValue, is_quantized
from synth.qnn.frontend.tflite_model import LARGEST
from synth.qnn.frontend.tflite_pointwise import aligned
from synth.qnn.frontend.tflite_schema import converts
from synth.qnn.frontend.tflite_slices import axis_of, countable, gathered


@converts(RESHAPE=(1, 17))
def reshape(c: Importer) -> None:
    """Convert RESHAPE to the shape in the second input or in the options. One -1 is filled in."""
    x, given = c.operands(1, 2)
    requested = list(c.options["new_shape"]) if given is None else c.numbers(given, "new shape")
    size = math.prod(x.shape)
    dims = [] if given is None and requested == [0] else list(requested)
    known = math.prod(d for d in dims if d != -1)
    if dims.count(-1) == 1 and known > 0 and size % known == 0:
        dims[dims.index(-1)] = size // known
    if min(dims, default=1) < 1 or math.prod(dims) != size:
        raise c.error(f"shape {x.dims} does not fit its new shape {requested}")
    _viewed(c, x, dims)


@converts(SQUEEZE=(2, 30))
def squeeze(c: Importer) -> None:
    """Convert SQUEEZE of the named axes, or of all axes of length 1."""
    (x,) = c.operands(1, 1)
    named = c.options["squeeze_dims"]
    if any(not -x.rank <= a < x.rank or x.shape[a] != 1 for a in named):
        raise c.error(f"axes {list(named)} of shape {x.dims} are not all of length 1")
    gone = {a % x.rank for a in named} or {a for a, d in enumerate(x.shape) if d == 1}
    _viewed(c, x, [d for a, d in enumerate(x.shape) if a not in gone])


@converts(EXPAND_DIMS=(1, 52))
def expand_dims(c: Importer) -> None:
    """Convert EXPAND_DIMS, which inserts an axis of length 1."""
    x, given = c.operands(2, 2)
    axis = axis_of(c, given, x.rank + 1)
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
    x, given = c.operands(2, 2)
    axes = c.numbers(given, "axes")
    if sorted(axes) != list(range(x.rank)):
        raise c.error(f"axes {axes} do not permute those of a tensor of shape {x.dims}")
    c.same_numbers(x)
    moved = x.expr if x.constant is None else x.constant.transpose(axes)
    c.define(moved, tuple(axes.index(a) for a in x.order))


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
    if fused != "NONE":
        raise c.error(f"fused activation {fused} is not supported; export it as an operator")
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
    given, other = value.tensor.quantization, out.quantization
    return other is None if given is None else given.same_as(other)


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
    x, given, *filler = c.operands(2, 2 if c.op.name == "PAD" else 3)
    before, after = _pads(c, x, given)
    c.same_numbers(x)
    number = 0
    for held in filler:
        if held is None or held.constant is None or held.constant.size != 1 or held.dtype != x.dtype:
            raise c.error("the value to pad with must be one constant of the data's type")
        c.same_numbers(held)
        number = held.constant.item()
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
    x, given = c.operands(2, 2)
    before, after = _pads(c, x, given)
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


def _pads(c: Importer, x: TfliteValue, given: TfliteValue) -> tuple[list[int], list[int]]:
    pads = c.constant_of(given, "widths")
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
    for axis, (length, wanted) in enumerate(zip(x.shape[1:3], size, strict=True), 1):
        countable(c, wanted)
        less = 1 if c.options["align_corners"] and wanted > 1 else 0
        scale = np.float32(length - less) / np.float32(wanted - less)
        offset = np.float32(0.5 if c.options["half_pixel_centers"] else 0)
        at = (np.arange(wanted, dtype=np.float32) + offset) * scale
        nearest = np.floor(at + np.float32(0.5)) if c.options["align_corners"] else np.floor(at)
        expr = gathered(c, expr, x.axis(axis), np.clip(nearest, 0, length - 1))
    c.define(expr, x.order)


@converts(RESIZE_BILINEAR=(4, 15))
def resize_bilinear(c: Importer) -> None:
    """Convert RESIZE_BILINEAR of float32."""
    x, size = _resized(c)
    if x.dtype != "float32":
        raise c.error(f"data of {x.tensor.dtype} is not supported; use float32 or RESIZE_NEAREST_NEIGHBOR")
    other = "half_pixel" if c.options["half_pixel_centers"] else "asymmetric"
    how = {"coordinate_transformation_mode": "align_corners" if c.options["align_corners"] else other}
    call = R.image.resize2d(c.ordered(x, NCHW), size, layout="NCHW", method="linear", **how)
    c.define(call, NCHW)


def _resized(c: Importer) -> tuple[TfliteValue, tuple[int, int]]:
    x, given = c.operands(2, 2)
    size = c.numbers(given, "size")
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
    if x.rank != 4 or not 1 <= b <= 1 << 12:
        raise c.error(f"blocks of {b} in shape {x.dims}; four axes are needed")
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
    turned = c.emit(R.permute_dims(c.reshaped(x, parts), [0, 1, 3, 2, 4, 5]))
    c.define(R.reshape(turned, list(shape)))
