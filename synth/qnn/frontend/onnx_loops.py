"""Operators with dependent loop steps, as TIR functions: scatter, running sum, top k.

TVM's own operators for these print a warning, need threads that an exported model lacks, or call TVM's
runtime. The functions here are serial loops over flat memory.
"""

import math
import operator
from collections.abc import Callable, Sequence
from typing import Any

from tvm import relax, tirx
from tvm.relax import op as R
from tvm.script.ir_builder import IRBuilder
from tvm.script.ir_builder import tirx as T

from synth.qnn.frontend.onnx_node import Node, type_of
from synth.qnn.graph import OPAQUE

Shape = Sequence[int]


def sizes(shape: Shape) -> tuple[Any, ...]:
    """Return sizes as int64 constants. TVM fuses only functions whose index types are equal."""
    return tuple(tirx.const(n, "int64") for n in shape)


def loops(
    node: Node, name: str, inputs: Sequence[Any], outputs: Sequence[tuple[Shape, str]],
    body: Callable[..., None], scratch: Sequence[tuple[Shape, str]] = (),
) -> list[Any]:  # fmt: skip
    """Return the results of a call of the TIR function ``name``, whose statements ``body`` writes.

    ``body`` gets the buffers of inputs, outputs and scratch. ``outputs`` and ``scratch`` are (shape, dtype).
    """
    arguments = [node.emit(expr) for expr in inputs]
    types = [(shape, dtype) for dtype, shape in map(type_of, arguments)]
    with IRBuilder() as builder, T.prim_func(s_tir=True, private=True):
        T.func_name(name)
        T.func_attr({"tirx.noalias": True, "op_pattern": OPAQUE})
        shapes = enumerate([*types, *outputs])
        buffers = [T.arg(f"b{number}", T.buffer(sizes(shape), dtype)) for number, (shape, dtype) in shapes]
        # TVM takes the outermost block as the function's root, so that the real block needs one around it.
        with T.sblock("root"), T.sblock(name):
            regions = [buffer[tuple(slice(0, n) for n in buffer.shape)] for buffer in buffers]
            T.reads(*regions[: len(types)])
            T.writes(*regions[len(types) :])
            stored = [T.sblock_alloc_buffer(sizes(shape), dtype) for shape, dtype in scratch]
            body(*buffers, *stored)
    function = builder.get()
    variable = node.builder.add_func(function, name)
    kinds = [relax.TensorType(tuple(shape), dtype) for shape, dtype in outputs]
    call = node.emit(relax.call_tir(variable, arguments, kinds[0] if len(kinds) == 1 else kinds))
    if len(kinds) == 1:
        return [call]
    return [node.emit(relax.TupleGetItem(call, index)) for index in range(len(kinds))]


REDUCTIONS: dict[str, Callable[[Any, Any], Any]] = {
    "none": lambda stored, update: update, "add": operator.add, "mul": operator.mul, "max": tirx.max,
    "min": tirx.min,
}  # fmt: skip
"""How a scatter combines the present element and the update."""


def scatter_rows(node: Node, data: Any, rows: Any, updates: Any, reduction: str) -> Any:
    """Return ``data`` [n, c] with row ``rows[i]`` (int64 [k], 0 to n - 1) combined with row i of ``updates``
    [k, c]. Updates of the same row apply in their order. ``reduction`` is a key of REDUCTIONS."""
    dtype, (count, width) = type_of(node.emit(data))
    number = type_of(node.emit(rows))[1][0]
    join = REDUCTIONS[reduction]

    def body(data: Any, rows: Any, updates: Any, result: Any) -> None:
        with T.grid(*sizes((count, width))) as (i, j):
            T.buffer_store(result, data[i, j], [i, j])
        with T.grid(*sizes((number, width))) as (i, j):
            row = rows[i]
            T.buffer_store(result, join(result[row, j], updates[i, j]), [row, j])

    return loops(node, "scatter_rows", [data, rows, updates], [((count, width), dtype)], body)[0]


def running_sum(node: Node, data: Any, axis: int, exclusive: bool, reverse: bool) -> Any:
    """Return sums along an axis up to each element, ``exclusive`` or with it, from the end if ``reverse``."""
    dtype, shape = type_of(node.emit(data))
    before, size, after = math.prod(shape[:axis]), shape[axis], math.prod(shape[axis + 1 :])
    flat = R.reshape(data, (before, size, after))

    def body(data: Any, result: Any) -> None:
        with T.grid(*sizes((before, size, after))) as (i, k, j):
            place = size - 1 - k if reverse else k
            back = place + 1 if reverse else place - 1
            added = data[i, back if exclusive else place, j]
            with T.If(k == 0):
                with T.Then():
                    T.buffer_store(result, tirx.const(0, dtype) if exclusive else added, [i, place, j])
                with T.Else():
                    T.buffer_store(result, result[i, back, j] + added, [i, place, j])

    (sums,) = loops(node, "running_sum", [flat], [((before, size, after), dtype)], body)
    return R.reshape(sums, shape)


def best(node: Node, data: Any, axis: int, count: int, largest: bool) -> tuple[Any, Any]:
    """Return the ``count`` largest (or least) elements along an axis, best first, and their indices (int64).
    Equal elements keep the order of their indices. The loop inserts each element into the best so far."""
    dtype, shape = type_of(node.emit(data))
    before, size, after = math.prod(shape[:axis]), shape[axis], math.prod(shape[axis + 1 :])
    flat = R.reshape(data, (before, size, after))
    result_shape = (*shape[:axis], count, *shape[axis + 1 :])

    def body(data: Any, values: Any, places: Any, at: Any) -> None:
        with T.grid(*sizes((before, after, size))) as (i, j, k):
            element = data[i, k, j]
            T.buffer_store(at, tirx.min(k, tirx.const(count, "int64")), [0])

            def worse(place: Any) -> Any:
                stored = values[i, place, j]
                return stored < element if largest else stored > element

            # The maximum keeps the condition from reading before the first element.
            with T.While(tirx.if_then_else(at[0] > 0, worse(tirx.max(at[0] - 1, 0)), False)):
                with T.If(at[0] < count), T.Then():
                    T.buffer_store(values, values[i, at[0] - 1, j], [i, at[0], j])
                    T.buffer_store(places, places[i, at[0] - 1, j], [i, at[0], j])
                T.buffer_store(at, at[0] - 1, [0])
            with T.If(at[0] < count), T.Then():
                T.buffer_store(values, element, [i, at[0], j])
                T.buffer_store(places, tirx.Cast("int64", k), [i, at[0], j])

    stored = (before, count, after)
    outputs = [(stored, dtype), (stored, "int64")]
    values, places = loops(node, "best", [flat], outputs, body, [((1,), "int64")])
    return R.reshape(values, result_shape), R.reshape(places, result_shape)
