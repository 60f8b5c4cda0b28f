"""Converters of operators that select elements by indices: gathers, scatters, TopK, CumSum, masks."""

import math
from typing import Any

import numpy as np
from tvm.relax import op as R

from synth.qnn.frontend.onnx_float import along
from synth.qnn.frontend.onnx_loops import REDUCTIONS, best, running_sum, scatter_rows
from synth.qnn.frontend.onnx_model import MOST_ELEMENTS
from synth.qnn.frontend.onnx_node import Node, OnnxOperator, OnnxValue, Result, constant, folded, type_of
from synth.qnn.frontend.onnx_shape import moves
from synth.qnn.graph import sliced
from synth.qnn.indices import in_range

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
    if x.rank != indices.rank:
        raise node.error(f"data {x.dims} and indices {indices.dims}: equal ranks are needed")
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
    chosen = in_range(node.emit, indices.expr, x.shape[axis])
    places = R.add(R.multiply(chosen, constant(steps[axis], "int64")), constant(first))
    rows = node.emit(R.reshape(places, (math.prod(indices.shape),)))
    return _scattered(node, x, (math.prod(x.shape), 1), rows, updates)


def _scattered(node: Node, x: OnnxValue, table: tuple[int, int], rows: Any, updates: OnnxValue) -> Result:
    reduction = node.text("reduction", "none", REDUCTIONS) if node.opset >= 16 else "none"
    if reduction != "none" and x.dtype not in NUMBERS:
        raise node.error(f"reduction of type {x.dtype}: one of {', '.join(NUMBERS)} is supported")
    changes = R.reshape(updates.expr, (-1, table[1]))
    found = scatter_rows(node, R.reshape(x.expr, table), rows, changes, reduction)
    return R.reshape(found, x.shape)


def _one_hot(node: Node) -> Result:
    """Return ``values[1]`` where the new axis has the index, and ``values[0]`` elsewhere."""
    indices, values = node.typed(0, (*INDICES, "float32")), node[2]
    given = node.array(1)
    if given.size != 1 or not 1 <= given.reshape(-1)[0] <= MOST_ELEMENTS or values.shape != (2,):
        raise node.error(f"depth {given.tolist()} and values of shape {values.dims} do not fit")
    depth = int(given.reshape(-1)[0])
    axis = node.axis(node.integer("axis", -1), indices.rank + 1)
    if math.prod(indices.shape) * depth > MOST_ELEMENTS:
        raise node.error(f"depth {depth}: more than {MOST_ELEMENTS} elements result")
    wide = indices.expr if indices.dtype == "int64" else R.astype(indices.expr, "int64")
    wide = node.emit(wide)
    front = R.where(R.less(wide, constant(0, "int64")), R.add(wide, constant(depth, "int64")), wide)
    line = np.arange(depth, dtype=np.int64).reshape(-1, *[1] * (indices.rank - axis))
    hit = R.equal(R.expand_dims(front, axis), constant(line))
    off, on = (R.take(values.expr, constant(np.array([i], np.int64)), 0, mode="clip") for i in (0, 1))
    return R.where(hit, on, off)


def _trilu(node: Node) -> Result:
    x, upper = node[0], node.flag("upper", True)
    if x.rank < 2:
        raise node.error(f"data of shape {x.dims}: matrices are needed")
    shift = 0 if node.optional(1) is None else node.array(1)
    diagonal = int(np.asarray(shift).reshape(-1)[0])
    kept = (np.triu if upper else np.tril)(np.ones(x.shape[-2:], bool), diagonal)
    return R.where(constant(kept), x.expr, constant(0, x.dtype))


def _cumulative_sum(node: Node) -> Result:
    x, given = node.typed(0, ("float32", "float64", *INDICES)), node.array(1)
    if given.size != 1:
        raise node.error(f"axis of shape {list(given.shape)}: one number is needed")
    axis = node.axis(int(given.reshape(-1)[0]), x.rank)
    return running_sum(node, x.expr, axis, node.flag("exclusive"), node.flag("reverse"))


def _top_k(node: Node) -> Result:
    x = node.typed(0, NUMBERS)
    axis = node.axis(node.integer("axis", -1), x.rank)
    count = node.integer("k") if node.opset < 10 else node.numbers(1)[0]
    if not 1 <= count <= x.shape[axis]:
        raise node.error(f"k is {count}; axis {axis} has {x.shape[axis]} elements")
    largest = node.flag("largest", True) if node.opset >= 11 else True
    return list(best(node, x.expr, axis, count, largest))


def _hot(x: Any, axis: int) -> Any:
    """Return a tensor of 1 at the first maximum along an axis and 0 elsewhere (Hardmax)."""
    shape = type_of(x)[1]
    line = np.arange(shape[axis], dtype=np.int64).reshape(-1, *[1] * (len(shape) - 1 - axis))
    hit = R.equal(R.argmax(x, axis=axis, keepdims=True), constant(line))
    return R.where(hit, constant(1, "float32"), constant(0, "float32"))


INDEXING: dict[str, OnnxOperator] = {
    **folded({"Gather": moves(_gather)}, most=lambda x, indices: x.size * indices.size),
    "GatherElements": moves(_gather), "GatherND": moves(_gather_nd),
    **dict.fromkeys(("Scatter", "ScatterElements"), moves(_scatter_elements)),
    "ScatterND": moves(_scatter_nd), "OneHot": OnnxOperator(_one_hot), "Trilu": OnnxOperator(_trilu),
    "CumSum": OnnxOperator(_cumulative_sum), "TopK": OnnxOperator(_top_k), "Hardmax": along(_hot),
}  # fmt: skip
