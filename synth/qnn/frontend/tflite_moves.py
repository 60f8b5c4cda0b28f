"""TFLite's operators that move and join elements: nothing is computed, so integers and floats are alike."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.frontend.tflite_cut import axis_of, countable, gathered
from synth.qnn.frontend.tflite_model import LARGEST, Operator
from synth.qnn.frontend.tflite_pointwise import aligned
from synth.qnn.frontend.tflite_values import (
    NCHW,
    Importer,
    Value,
    activation_range,
    constant_of,
    is_quantized,
    operands,
    per_tensor,
    same_numbers,
)

R = relax.op


def reshape(c: Importer, op: Operator) -> None:
    """RESHAPE to the shape in the second input, or in the options; one -1 is filled in."""
    x, given = operands(op, c, 1, 2)
    wanted = constant_of(op, given, "new shape").reshape(-1) if given is not None else op.options["new_shape"]
    asked = [int(d) for d in wanted]
    dims = list(asked)
    size = math.prod(x.shape)
    if given is None and dims == [0]:
        dims = []
    known = math.prod(d for d in dims if d != -1)
    if dims.count(-1) == 1 and known > 0 and size % known == 0:
        dims[dims.index(-1)] = size // known
    if min(dims, default=1) < 1 or math.prod(dims) != size:
        raise op.error(f"shape {list(x.shape)} does not fit its new shape {asked}")
    _viewed(c, op, x, dims)


def squeeze(c: Importer, op: Operator) -> None:
    """SQUEEZE: the named axes of length 1 go, or all of them."""
    (x,) = operands(op, c, 1, 1)
    named = op.options["squeeze_dims"]
    if any(not -x.rank <= a < x.rank or x.shape[a] != 1 for a in named):
        raise op.error(f"axes {list(named)} of shape {list(x.shape)} are not all of length 1")
    gone = {a % x.rank for a in named} or {a for a, d in enumerate(x.shape) if d == 1}
    _viewed(c, op, x, [d for a, d in enumerate(x.shape) if a not in gone])


def expand_dims(c: Importer, op: Operator) -> None:
    """EXPAND_DIMS: an axis of length 1 comes in."""
    x, given = operands(op, c, 2, 2)
    axis = axis_of(op, given, x.rank + 1)
    _viewed(c, op, x, [*x.shape[:axis], 1, *x.shape[axis:]])


def _viewed(c: Importer, op: Operator, x: Value, shape: Sequence[int]) -> None:
    same_numbers(op, x, c.graph.tensors[op.outputs[0]])
    if x.constant is not None:
        c.fold(op, x.constant.reshape(shape))
    else:
        c.define(op, c.reshaped(x, shape))


def transpose(c: Importer, op: Operator) -> None:
    """TRANSPOSE: only the order of axes is noted."""
    x, given = operands(op, c, 2, 2)
    axes = [int(a) for a in constant_of(op, given, "axes").reshape(-1)]
    if sorted(axes) != list(range(x.rank)):
        raise op.error(f"axes {axes} do not permute those of a tensor of shape {list(x.shape)}")
    same_numbers(op, x, c.graph.tensors[op.outputs[0]])
    if x.constant is not None:
        c.fold(op, x.constant.transpose(axes))
    else:
        c.define(op, x.expr, tuple(axes.index(a) for a in x.order))


def shape(c: Importer, op: Operator) -> None:
    """SHAPE: a constant, since every shape is known."""
    (x,) = operands(op, c, 1, 1)
    c.fold(op, np.array(x.shape, c.graph.tensors[op.outputs[0]].dtype))


def concatenation(c: Importer, op: Operator) -> None:
    """CONCATENATION: integers of other scales are requantized."""
    parts = operands(op, c, len(op.inputs), len(op.inputs))
    out = c.graph.tensors[op.outputs[0]]
    rank, axis = parts[0].rank if parts else 0, op.options["axis"]
    if any(v.rank != rank or v.dtype != parts[0].dtype for v in parts) or not -rank <= axis < rank:
        raise op.error(
            f"tensors of shapes {[list(v.shape) for v in parts]} cannot be joined along axis {axis}"
        )
    if op.options["activation"] != "NONE":
        raise op.error(
            f"fused activation {op.options['activation']} is not supported; export it as an operator"
        )
    if all(v.constant is not None for v in parts):
        for v in parts:
            same_numbers(op, v, out)
        c.fold(op, np.concatenate([v.constant for v in parts], axis))
        return
    exprs, order = aligned(c, parts)
    where = order.index(axis % rank)
    if not is_quantized(out) or all(_alike(v, out) for v in parts):
        for v in parts:
            same_numbers(op, v, out)
        call = R.concat(exprs, where)
    else:
        scales, zeros = zip(*(per_tensor(op, v) for v in parts), strict=True)
        arguments = per_tensor(op, Value(out, None, (), ()))
        limits = activation_range(op, out, "NONE")
        call = qnn.concatenate(
            tuple(exprs), scales, zeros, *arguments, axis=where, **limits, rounding="half_away"
        )
    c.define(op, c.emit(call, out.name), order)


def _alike(value: Value, out: Any) -> bool:
    given = value.tensor.quantization
    return (given is None and out.quantization is None) or (
        given is not None and given.same_as(out.quantization)
    )


def pack(c: Importer, op: Operator) -> None:
    """PACK: tensors of one shape side by side along a new axis."""
    parts = operands(op, c, len(op.inputs), len(op.inputs))
    out = c.graph.tensors[op.outputs[0]]
    if not parts or any(v.shape != parts[0].shape or v.dtype != parts[0].dtype for v in parts):
        raise op.error(f"tensors of shapes {[list(v.shape) for v in parts]} cannot be packed")
    rank, axis = parts[0].rank + 1, op.options["axis"]
    if not -rank <= axis < rank:
        raise op.error(f"axis {axis} of a result of {rank} axes")
    for v in parts:
        same_numbers(op, v, out)
    if all(v.constant is not None for v in parts):
        c.fold(op, np.stack([v.constant for v in parts], axis % rank))
        return
    dims = list(parts[0].shape)
    dims.insert(axis % rank, 1)
    c.define(op, c.emit(R.concat([c.reshaped(v, dims) for v in parts], axis % rank), out.name))


def pad(c: Importer, op: Operator) -> None:
    """PAD with the real number zero, PADV2 with a constant given in the units of the data."""
    x, given, *filler = operands(op, c, 2, 2 if op.name == "PAD" else 3)
    before, after = _pads(op, x, given)
    out = c.graph.tensors[op.outputs[0]]
    same_numbers(op, x, out)
    order = x.order
    widths = [[before[a] for a in order], [after[a] for a in order]]
    if filler and (
        filler[0] is None
        or filler[0].constant is None
        or filler[0].constant.size != 1
        or filler[0].dtype != x.dtype
    ):
        raise op.error("the value to pad with must be one constant of the data's type")
    if is_quantized(x.tensor):
        if filler:
            same_numbers(op, filler[0], out)
        zero = (
            relax.const(int(filler[0].constant.reshape(-1)[0]), "int32") if filler else per_tensor(op, x)[1]
        )
        call = qnn.pad(c.current(x), zero, pad_width=widths[0] + widths[1])
    elif x.dtype == "float32":
        pairs = [n for pair in zip(*widths, strict=True) for n in pair]
        number = float(filler[0].constant.reshape(-1)[0]) if filler else 0.0
        call = R.nn.pad(c.current(x), pairs, "constant", number)
    else:
        raise op.error(f"data of {x.tensor.dtype} is not supported; float32, int8 and uint8 are")
    c.define(op, c.emit(call, out.name), order)


def mirror_pad(c: Importer, op: Operator) -> None:
    """MIRROR_PAD: by reflection, with or without the outermost element."""
    x, given = operands(op, c, 2, 2)
    before, after = _pads(op, x, given)
    out = c.graph.tensors[op.outputs[0]]
    same_numbers(op, x, out)
    room = [d if op.options["mode"] == "symmetric" else d - 1 for d in x.shape]
    if any(max(b, a) > r for b, a, r in zip(before, after, room, strict=True)):
        raise op.error(f"reflection of {before} and {after} is longer than shape {list(x.shape)}")
    expr = c.current(x)
    for axis, (b, a) in enumerate(zip(before, after, strict=True)):
        if b or a:
            countable(op, b + x.shape[axis] + a)
            indices = np.pad(np.arange(x.shape[axis]), (b, a), mode=op.options["mode"])
            expr = gathered(c, expr, x.axis(axis), indices, out.name)
    c.define(op, expr, x.order)


def _pads(op: Operator, x: Value, given: Value) -> tuple[list[int], list[int]]:
    pads = constant_of(op, given, "widths")
    fits = pads.shape == (x.rank, 2) and pads.size and pads.min() >= 0
    if (
        not fits
        or math.prod(int(d) + int(sum(p)) for d, p in zip(x.shape, pads.tolist(), strict=True)) > LARGEST
    ):
        raise op.error(f"widths {pads.tolist()} do not fit shape {list(x.shape)}")
    return pads[:, 0].tolist(), pads[:, 1].tolist()


def resize_nearest_neighbor(c: Importer, op: Operator) -> None:
    """RESIZE_NEAREST_NEIGHBOR: rows and columns are taken by index, computed in float32 as TFLite does."""
    x, size = _resized(c, op)
    out = c.graph.tensors[op.outputs[0]]
    same_numbers(op, x, out)
    expr = c.current(x)
    for axis, (length, wanted) in enumerate(zip(x.shape[1:3], size, strict=True), 1):
        countable(op, wanted)
        corners = op.options["align_corners"] and wanted > 1
        scale = (
            np.float32(length - 1) / np.float32(wanted - 1)
            if corners
            else np.float32(length) / np.float32(wanted)
        )
        offset = np.float32(0.5 if op.options["half_pixel_centers"] else 0)
        at = (np.arange(wanted, dtype=np.float32) + offset) * scale
        nearest = np.floor(at + np.float32(0.5)) if op.options["align_corners"] else np.floor(at)
        expr = gathered(c, expr, x.axis(axis), np.clip(nearest, 0, length - 1), out.name)
    c.define(op, expr, x.order)


def resize_bilinear(c: Importer, op: Operator) -> None:
    """RESIZE_BILINEAR of float32."""
    x, size = _resized(c, op)
    if x.dtype != "float32":
        raise op.error(f"data of {x.tensor.dtype} is not supported; float32 is, or RESIZE_NEAREST_NEIGHBOR")
    o = op.options
    mode = (
        "align_corners" if o["align_corners"] else "half_pixel" if o["half_pixel_centers"] else "asymmetric"
    )
    call = R.image.resize2d(
        c.ordered(x, NCHW), size, layout="NCHW", method="linear", coordinate_transformation_mode=mode
    )
    c.define(op, c.emit(call, c.graph.tensors[op.outputs[0]].name), NCHW)


def _resized(c: Importer, op: Operator) -> tuple[Value, tuple[int, int]]:
    x, given = operands(op, c, 2, 2)
    size = constant_of(op, given, "size").reshape(-1).tolist()
    if (
        x.rank != 4
        or len(size) != 2
        or min(size) < 1
        or x.shape[0] * size[0] * size[1] * x.shape[3] > LARGEST
    ):
        raise op.error(f"shape {list(x.shape)} cannot be resized to {size}")
    if op.options["align_corners"] and op.options["half_pixel_centers"]:
        raise op.error("align_corners with half_pixel_centers contradict each other; the file is damaged")
    return x, (size[0], size[1])


def depth_to_space(c: Importer, op: Operator) -> None:
    """DEPTH_TO_SPACE: channels become blocks of pixels."""
    x, block = _blocks(c, op)
    n, h, w, channels = x.shape
    if channels % (block * block):
        raise op.error(f"{channels} channels cannot become blocks of {block} x {block}")
    _rearranged(
        c,
        op,
        x,
        (n, h, w, block, block, channels // block**2),
        (n, h * block, w * block, channels // block**2),
    )


def space_to_depth(c: Importer, op: Operator) -> None:
    """SPACE_TO_DEPTH: blocks of pixels become channels."""
    x, block = _blocks(c, op)
    n, h, w, channels = x.shape
    if h % block or w % block:
        raise op.error(f"an image of {h} x {w} cannot be cut into blocks of {block} x {block}")
    _rearranged(
        c,
        op,
        x,
        (n, h // block, block, w // block, block, channels),
        (n, h // block, w // block, channels * block**2),
    )


def _blocks(c: Importer, op: Operator) -> tuple[Value, int]:
    (x,) = operands(op, c, 1, 1)
    block = op.options["block_size"]
    if x.rank != 4 or not 1 <= block <= 1 << 12:
        raise op.error(f"blocks of {block} in shape {list(x.shape)}; four axes are needed")
    same_numbers(op, x, c.graph.tensors[op.outputs[0]])
    return x, block


def _rearranged(c: Importer, op: Operator, x: Value, parts: Sequence[int], shape: Sequence[int]) -> None:
    """Both ways swap the third and fourth of six axes."""
    out = c.graph.tensors[op.outputs[0]]
    six = c.reshaped(x, parts)
    turned = c.emit(R.permute_dims(six, [0, 1, 3, 2, 4, 5]), out.name)
    c.define(op, c.emit(R.reshape(turned, list(shape)), out.name))
