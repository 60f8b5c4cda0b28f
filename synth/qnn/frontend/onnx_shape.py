"""Converters of operators that move, repeat, resample or select elements. Shapes are constant.

ONNX defines interpolation axis by axis: a resize is, along each axis, a sum of one to four weighted
selections. Positions and weights are computed here as ONNX's reference computes them.
"""

import functools
import math
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike
from tvm import relax
from tvm.relax import op as R

from synth.qnn.frontend.onnx_arithmetic import along
from synth.qnn.frontend.onnx_loops import REDUCTIONS, best, running_sum, scatter_rows
from synth.qnn.frontend.onnx_model import MOST_ELEMENTS, STORAGE
from synth.qnn.frontend.onnx_node import (
    Convert,
    Node,
    OnnxOperator,
    OnnxValue,
    Result,
    constant,
    elements,
    folded,
    type_of,
)
from synth.qnn.frontend.onnx_schema import inferred
from synth.qnn.graph import joint, sliced
from synth.qnn.indices import in_range

COORDINATES: dict[str, Callable[..., np.ndarray]] = {
    "half_pixel": lambda out, size, scale: (out + 0.5) / scale - 0.5,
    "half_pixel_symmetric": lambda out, size, scale: (
        (out + 0.5) / scale - 0.5 + size / 2 * (1 - len(out) / (scale * size))
    ),
    "pytorch_half_pixel": lambda out, size, scale: (out + 0.5) / scale - 0.5 if len(out) > 1 else np.zeros(1),
    "align_corners": lambda out, size, scale: (
        out * (size - 1) / (len(out) - 1) if len(out) > 1 else np.zeros(1)
    ),
    "asymmetric": lambda out, size, scale: out / scale,
}
"""Position of each output ``out`` (0, 1, ...) among ``size`` inputs (ONNX Resize)."""
MODES = ("nearest", "linear", "cubic")
PAD_MODES = {"constant": "constant", "reflect": "reflect", "edge": "replicate"}
"""Modes of ONNX Pad, and their names in Relax."""
ROUNDINGS: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "round_prefer_floor": lambda positions: np.ceil(positions - 0.5), "floor": np.floor,
    "round_prefer_ceil": lambda positions: np.floor(positions + 0.5), "ceil": np.ceil,
}  # fmt: skip


def _view(node: Node) -> Result:
    """Convert Reshape, Flatten, Squeeze and Unsqueeze to a reshape to the shape that ONNX infers."""
    x = node[0]
    if node.optional(1) is not None:
        node.numbers(1)
    shape = inferred(node)[node.proto.output[0]].shape
    if shape is None or None in shape:
        raise node.error(f"the {math.prod(x.shape)} elements of {x.dims} do not fit the new shape")
    return x if shape == x.shape else R.reshape(x.expr, [size for size in shape if size is not None])


def _transpose(node: Node) -> Result:
    x = node[0]
    order = node.integers("perm", list(range(x.rank))[::-1])
    return R.permute_dims(x.expr, order) if order != list(range(x.rank)) else x


def _concat(node: Node) -> Result:
    axis = node.axis(node.integer("axis"), node[0].rank)
    return R.concat([node[i].expr for i in range(len(node.inputs))], axis=axis)


def _slice(node: Node) -> Result:
    x = node[0]
    starts, ends = node.listed("starts", 1, 10), node.listed("ends", 2, 10)
    axes = node.axes(node.listed("axes", 3, 10, range(len(starts))), x.rank)
    steps = node.listed("steps", 4, 10, [1] * len(starts))
    if not len(starts) == len(ends) == len(axes) == len(steps) or 0 in steps:
        raise node.error(f"starts {starts}, ends {ends}, axes {axes}, steps {steps} do not fit")
    ranges = [range(x.shape[axis])[s:e:n] for axis, s, e, n in zip(axes, starts, ends, steps, strict=True)]
    node.demand(all(ranges), f"starts {starts}, ends {ends} leave nothing of {x.dims}")
    return sliced(x.expr, x.shape, dict(zip(axes, ranges, strict=True))) if axes else x


def _split(node: Node) -> Result:
    x, parts = node[0], len(node.proto.output)
    axis, request = node.axis(node.integer("axis", 0), x.rank), node.listed("split", 1, 13, [])
    size = x.shape[axis]
    # By default, all parts but the last are equal.
    sizes = request or [min(-(-size // parts), size - i * -(-size // parts)) for i in range(parts)]
    if len(sizes) != parts or sum(sizes) != size or min(sizes) < 1:
        raise node.error(f"split {sizes} of {size} elements into {parts} outputs does not fit")
    if not request and node.opset < 18 and size % parts:
        raise node.error(f"{size} elements along axis {axis} do not split into {parts} equal parts")
    if not request and node.opset >= 18 and node.integer("num_outputs", parts) != parts:
        raise node.error(f"num_outputs differs from the {parts} outputs")
    if parts == 1:
        return x
    bound = node.emit(R.split(x.expr, np.cumsum(sizes)[:-1].tolist(), axis))
    return [node.value(relax.TupleGetItem(bound, i), x.dtype) for i in range(parts)]


def _pad(node: Node) -> Result:
    x, mode = node[0], node.text("mode", "constant", PAD_MODES)
    pads = node.listed("pads", 1, 11)
    axes = node.axes(node.listed("axes", 3, 18, range(x.rank)), x.rank)
    value = node.real("value", 0.0) if node.opset < 11 else 0.0
    if node.opset >= 11 and node.optional(2) is not None:
        array = node.array(2)
        if array.size != 1 or np.isnan(array.astype(np.float64)).any():
            raise node.error(f"padding value of shape {list(array.shape)}: a scalar, not NaN, is needed")
        value = array.item()
    if len(pads) != 2 * len(axes) or min(pads, default=0) < 0:
        raise node.error(f"pads {pads} for {len(axes)} axes: {2 * len(axes)} that are 0 or more are needed")
    widths = [[0, 0] for _ in range(x.rank)]
    for i, axis in enumerate(axes):
        widths[axis] = [pads[i], pads[i + len(axes)]]
    if mode == "reflect" and any(max(w) >= n for w, n in zip(widths, x.shape, strict=True)):
        raise node.error(f"pads {pads} reflect more than shape {x.dims} has")
    if mode != "constant" and x.rank > 4:
        raise node.error(f"mode {mode!r} of a tensor of rank {x.rank} is not supported")
    sizes = [n + sum(w) for n, w in zip(x.shape, widths, strict=True)]
    if math.prod(sizes) > MOST_ELEMENTS:
        raise node.error(f"result of shape {sizes}: more than {MOST_ELEMENTS} elements")
    return R.nn.pad(x.expr, [v for width in widths for v in width], PAD_MODES[mode], value)


def _expand(node: Node) -> Result:
    x, target = node[0], node.numbers(1)
    shape = joint(x.shape, target)
    if shape is None or min(target, default=1) < 1:
        raise node.error(f"shape {x.dims} does not broadcast to {target}")
    return R.broadcast_to(x.expr, shape) if shape != x.shape else x


def _tile(node: Node) -> Result:
    x, repeats = node[0], node.numbers(1)
    if len(repeats) != x.rank or min(repeats, default=1) < 1:
        raise node.error(f"repeats {repeats} of a tensor {x.dims}: {x.rank} positive ones are needed")
    if math.prod(x.shape) * math.prod(repeats) > MOST_ELEMENTS:
        raise node.error(f"repeats {repeats}: more than {MOST_ELEMENTS} elements result")
    return R.tile(x.expr, repeats)


def moves(convert: Convert, unsupported: frozenset[str] = frozenset()) -> OnnxOperator:
    """Return an operator whose results have the element type of its first input, also one of 4 or 2 bits.
    ``unsupported``: attributes that must be 0 or absent."""

    def converted(node: Node) -> Result:
        result = convert(node)
        if isinstance(result, (list, OnnxValue)):
            return result
        dtype = node[0].dtype
        return node.value(result, dtype if STORAGE[dtype] != dtype else None)

    return OnnxOperator(converted, unsupported=unsupported, moves=True)


def _resize(node: Node) -> Result:
    x = node[0]
    if node.opset < 11:
        return _resampled(node, x, node.array(1), None, "asymmetric", "floor")
    node.text("keep_aspect_ratio_policy", "stretch", ("stretch",))
    coordinates = node.text("coordinate_transformation_mode", "half_pixel", COORDINATES)
    rounding = node.text("nearest_mode", "round_prefer_floor", ROUNDINGS)
    by_scales = node.optional(2) is not None and node[2].shape != (0,)
    by_sizes = node.optional(3) is not None and node[3].shape != (0,)
    node.demand(by_scales != by_sizes, "either scales or sizes are needed")
    if by_scales:
        return _resampled(node, x, node.array(2), None, coordinates, rounding)
    sizes = node.numbers(3)
    node.demand(len(sizes) == x.rank and min(sizes) >= 1, f"sizes {sizes}: {x.rank} positive ones are needed")
    scales = np.array(sizes, np.float64) / np.array(x.shape, np.float64)
    return _resampled(node, x, scales, sizes, coordinates, rounding)


def _upsample(node: Node) -> Result:
    x = node[0]
    scales = node.attributes.get("scales", []) if node.opset < 9 else node.array(1)
    return _resampled(node, x, scales, None, "asymmetric", "floor")


def _resampled(
    node: Node, x: OnnxValue, factors: ArrayLike, sizes: list[int] | None, coordinates: str, rounding: str
) -> Result:
    scales = np.asarray(factors, np.float64)
    mode = node.text("mode", "nearest", MODES)
    if mode != "nearest" and x.dtype != "float32":
        raise node.error(f"mode {mode!r} of type {x.dtype} is not supported; use float32")
    lengths = _resampled_shape(node, x, scales, sizes, coordinates)
    result = x.expr
    for axis, (size, length, scale) in enumerate(zip(x.shape, lengths, scales.tolist(), strict=True)):
        if size == length and scale == 1.0:
            continue
        positions = COORDINATES[coordinates](np.arange(length, dtype=np.float64), size, scale)
        if mode == "nearest":
            indices = np.clip(ROUNDINGS[rounding](positions), 0, size - 1).astype(np.int64)
            result = node.emit(R.take(result, constant(indices), axis, mode="clip"))
            continue
        taps = [
            R.multiply(R.take(result, constant(indices), axis, mode="clip"),
                       constant(weights.reshape([-1 if i == axis else 1 for i in range(x.rank)])))
            for indices, weights in _taps(node, positions, size, mode)
            if weights.any()
        ]  # fmt: skip
        result = functools.reduce(lambda a, b: node.emit(R.add(a, b)), map(node.emit, taps))
    return node.value(result)


def _resampled_shape(
    node: Node, x: OnnxValue, scales: np.ndarray, sizes: list[int] | None, coordinates: str
) -> list[int]:
    """Return the shape of a resampled tensor. Raises UserError unless scales and sizes suit the tensor."""
    if scales.shape != (x.rank,) or not (np.isfinite(scales).all() and (scales > 0).all()):
        raise node.error(f"scales {scales.tolist()}: {x.rank} positive numbers are needed")
    if (scales * np.array(x.shape) > 1 << 28).any():
        raise node.error(f"scales {scales.tolist()} are too large for shape {x.dims}")
    reach = scales.astype(np.float32) * np.array(x.shape, np.float32)
    lengths = sizes or np.floor(reach).astype(int).tolist()
    node.demand(min(lengths) >= 1, f"scales {scales.tolist()} leave nothing of {x.dims}")
    exact = all(s * n == m for s, n, m in zip(scales.tolist(), x.shape, lengths, strict=True))
    if sizes is None and not exact and coordinates in ("align_corners", "half_pixel_symmetric"):
        raise node.error(f"scales {scales.tolist()} of {x.dims} do not give whole sizes; give sizes")
    if math.prod(max(a, b) for a, b in zip(lengths, x.shape, strict=True)) > MOST_ELEMENTS:
        raise node.error(f"result of shape {lengths}: more than {MOST_ELEMENTS} elements")
    return lengths


def _taps(node: Node, positions: np.ndarray, size: int, mode: str) -> list[tuple[np.ndarray, np.ndarray]]:
    """Return, for each neighbour of the positions along an axis, its input indices and its weights."""
    if mode == "linear":
        inside = np.clip(positions, 0, size - 1)
        low = np.minimum(np.floor(inside), max(size - 2, 0))
        part = inside - low
        neighbours, weights = [low, low + 1], [1 - part, part]
    else:
        a = node.real("cubic_coeff_a", -0.75)
        low = np.floor(positions)
        part = positions - low
        neighbours = [low + shift for shift in (-1, 0, 1, 2)]
        weights = [_cubic(np.abs(part - shift), a) for shift in (-1, 0, 1, 2)]
        if node.flag("exclude_outside"):
            inside_ = [(n >= 0) & (n < size) for n in neighbours]
            weights = [np.where(i, w, 0.0) for i, w in zip(inside_, weights, strict=True)]
            total = np.sum(weights, axis=0)
            weights = [w / total for w in weights]
    places = (np.clip(n, 0, size - 1).astype(np.int64) for n in neighbours)
    return list(zip(places, (w.astype(np.float32) for w in weights), strict=True))


def _cubic(distance: np.ndarray, a: float) -> np.ndarray:
    """Return the cubic convolution kernel (Keys 1981) at a distance below 2."""
    near = ((a + 2) * distance - (a + 3)) * distance * distance + 1
    far = ((a * distance - 5 * a) * distance + 8 * a) * distance - 4 * a
    return np.where(distance <= 1, near, far)


MOVEMENTS: dict[str, OnnxOperator] = {
    "Pad": moves(_pad),
    **folded({
        "Flatten": moves(_view), "Identity": moves(lambda node: node[0]), "Reshape": moves(_view),
        "Squeeze": moves(_view), "Transpose": moves(_transpose), "Unsqueeze": moves(_view),
    }),
    **folded({"Concat": moves(_concat), "Slice": moves(_slice), "Split": moves(_split)},
             most=lambda *arrays: sum(a.size for a in arrays)),
    **folded({"Expand": moves(_expand)}, most=lambda x, shape: max(elements(shape), x.size)),
    **folded({"Tile": moves(_tile)}, most=lambda x, repeats: elements(repeats) * x.size),
    "Resize": moves(_resize, frozenset({"antialias", "axes"})), "Upsample": moves(_upsample),
}  # fmt: skip


INDICES = ("int32", "int64")
NUMBERS = ("float32", "float64", "int8", "uint8", "int16", "int32", "int64")


def _gather(node: Node) -> Result:
    """Convert Gather and GatherElements."""
    x, indices = node[0], node.typed(1, INDICES)
    axis = node.axis(node.integer("axis", 0), x.rank)
    if node.op == "Gather":
        return R.take(x.expr, indices.expr, axis)
    return R.gather_elements(_fitting(node, x, indices, axis), indices.expr, axis)


def _fitting(node: Node, x: OnnxValue, indices: OnnxValue, axis: int) -> Any:
    """Return the data cut to the shape of ``indices`` on all axes but ``axis``."""
    node.demand(x.rank == indices.rank, f"data {x.dims} and indices {indices.dims}: equal ranks are needed")
    others = [i for i in range(x.rank) if i != axis]
    if any(indices.shape[i] > x.shape[i] for i in others):
        raise node.error(f"indices {indices.dims} are larger than the data {x.dims}")
    cut = {i: range(indices.shape[i]) for i in others if indices.shape[i] < x.shape[i]}
    return sliced(x.expr, x.shape, cut) if cut else x.expr


def _rows(node: Node, indices: OnnxValue, sizes: tuple[int, ...]) -> Any:
    """Return index tuples [..., k] into the first k axes (of ``sizes``) as row numbers, int64 [...]."""
    front = in_range(node.emit, indices.expr, sizes)
    steps = [math.prod(sizes[i + 1 :]) for i in range(len(sizes))]
    return node.emit(R.sum(R.multiply(front, constant(np.array(steps, np.int64))), axis=[-1]))


def _gather_nd(node: Node) -> Result:
    x, indices = node[0], node.typed(1, INDICES)
    batches = node.integer("batch_dims", 0) if node.opset >= 12 else 0
    depth = indices.shape[-1] if indices.rank else 0
    if not 0 <= batches < min(x.rank, indices.rank) or not 1 <= depth <= x.rank - batches:
        raise node.error(f"data {x.dims}, indices {indices.dims}, batch_dims {batches} do not fit")
    if x.shape[:batches] != indices.shape[:batches]:
        raise node.error(f"data {x.dims} and indices {indices.dims}: equal batches are needed")
    return R.gather_nd(x.expr, indices.expr, batch_dims=batches)


def _scatter_nd(node: Node) -> Result:
    x, indices, updates = node[0], node.typed(1, INDICES), node[2]
    depth = indices.shape[-1] if indices.rank else 0
    if not 1 <= depth <= x.rank or updates.shape != (*indices.shape[:-1], *x.shape[depth:]):
        shapes = ", ".join(str(v.dims) for v in (x, indices, updates))
        raise node.error(f"data, indices and updates of shapes {shapes} do not fit")
    rest, count = math.prod(x.shape[depth:]), math.prod(indices.shape[:-1])
    rows = node.emit(R.reshape(_rows(node, indices, x.shape[:depth]), (count,)))
    return _scattered(node, x, (math.prod(x.shape[:depth]), rest), rows, updates)


def _scatter_elements(node: Node) -> Result:
    x, indices, updates = node[0], node.typed(1, INDICES), node[2]
    axis = node.axis(node.integer("axis", 0), x.rank)
    if updates.shape != indices.shape:
        raise node.error(f"indices {indices.dims} and updates {updates.dims}: equal shapes are needed")
    _fitting(node, x, indices, axis)
    steps = [math.prod(x.shape[i + 1 :]) for i in range(x.rank)]
    first = np.zeros(indices.shape, np.int64)
    for place, grid in enumerate(np.indices(indices.shape, sparse=True)):
        first = first + (grid * steps[place] if place != axis else 0)
    front = in_range(node.emit, indices.expr, x.shape[axis])
    places = R.add(R.multiply(front, constant(steps[axis], "int64")), constant(first))
    rows = node.emit(R.reshape(places, (math.prod(indices.shape),)))
    return _scattered(node, x, (math.prod(x.shape), 1), rows, updates)


def _scattered(node: Node, x: OnnxValue, table: tuple[int, int], rows: Any, updates: OnnxValue) -> Result:
    reduction = node.text("reduction", "none", REDUCTIONS) if node.opset >= 16 else "none"
    if reduction != "none" and x.dtype not in NUMBERS:
        raise node.error(f"reduction of type {x.dtype}: one of {', '.join(NUMBERS)} is supported")
    changes = R.reshape(updates.expr, (-1, table[1]))
    return R.reshape(scatter_rows(node, R.reshape(x.expr, table), rows, changes, reduction), x.shape)


def _one_hot(node: Node) -> Result:
    """Return ``values[1]`` where the new axis has the index, and ``values[0]`` elsewhere."""
    indices, values, sizes = node.typed(0, (*INDICES, "float32")), node[2], node.array(1)
    if sizes.size != 1 or not 1 <= sizes.reshape(-1)[0] <= MOST_ELEMENTS or values.shape != (2,):
        raise node.error(f"depth {sizes.tolist()} and values of shape {values.dims} do not fit")
    depth, axis = int(sizes.reshape(-1)[0]), node.axis(node.integer("axis", -1), indices.rank + 1)
    if math.prod(indices.shape) * depth > MOST_ELEMENTS:
        raise node.error(f"depth {depth}: more than {MOST_ELEMENTS} elements result")
    wide = node.emit(indices.expr if indices.dtype == "int64" else R.astype(indices.expr, "int64"))
    front = R.where(R.less(wide, constant(0, "int64")), R.add(wide, constant(depth, "int64")), wide)
    hit = R.equal(R.expand_dims(front, axis), _counted(depth, indices.rank - axis))
    off, on = (R.take(values.expr, constant(np.array([i], np.int64)), 0, mode="clip") for i in (0, 1))
    return R.where(hit, on, off)


def _trilu(node: Node) -> Result:
    x, upper = node[0], node.flag("upper", True)
    node.demand(x.rank >= 2, f"data of shape {x.dims}: matrices are needed")
    diagonal = 0 if node.optional(1) is None else int(node.array(1).reshape(-1)[0])
    triangle = (np.triu if upper else np.tril)(np.ones(x.shape[-2:], bool), diagonal)
    return R.where(constant(triangle), x.expr, constant(0, x.dtype))


def _cumulative_sum(node: Node) -> Result:
    x, axes = node.typed(0, ("float32", "float64", *INDICES)), node.array(1)
    node.demand(axes.size == 1, f"axis of shape {list(axes.shape)}: one number is needed")
    axis = node.axis(int(axes.reshape(-1)[0]), x.rank)
    return running_sum(node, x.expr, axis, node.flag("exclusive"), node.flag("reverse"))


def _top_k(node: Node) -> Result:
    x = node.typed(0, NUMBERS)
    axis = node.axis(node.integer("axis", -1), x.rank)
    count = node.integer("k") if node.opset < 10 else node.numbers(1)[0]
    node.demand(1 <= count <= x.shape[axis], f"k is {count}; axis {axis} has {x.shape[axis]} elements")
    largest = node.flag("largest", True) if node.opset >= 11 else True
    return list(best(node, x.expr, axis, count, largest))


def _hot(x: Any, axis: int) -> Any:
    """Return a tensor of 1 at the first maximum along an axis and 0 elsewhere (Hardmax)."""
    shape = type_of(x)[1]
    hit = R.equal(R.argmax(x, axis=axis, keepdims=True), _counted(shape[axis], len(shape) - 1 - axis))
    return R.where(hit, constant(1, "float32"), constant(0, "float32"))


def _counted(count: int, axes: int) -> Any:
    """Return the int64 constant 0, 1, ..., ``count`` - 1 with ``axes`` further axes of size 1."""
    return constant(np.arange(count, dtype=np.int64).reshape(-1, *[1] * axes))


INDEXING: dict[str, OnnxOperator] = {
    **folded({"Gather": moves(_gather)}, most=lambda x, indices: x.size * indices.size),
    "GatherElements": moves(_gather), "GatherND": moves(_gather_nd),
    **dict.fromkeys(("Scatter", "ScatterElements"), moves(_scatter_elements)),
    "ScatterND": moves(_scatter_nd), "OneHot": OnnxOperator(_one_hot), "Trilu": OnnxOperator(_trilu),
    "CumSum": OnnxOperator(_cumulative_sum), "TopK": OnnxOperator(_top_k), "Hardmax": along(_hot),
}  # fmt: skip
