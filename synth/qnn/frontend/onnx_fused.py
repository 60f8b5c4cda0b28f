"""Float operators of the domain com.microsoft, into which ONNX Runtime's optimizer fuses transformers' layers."""

from __future__ import annotations

import functools
import math
from typing import Any

import numpy as np
from tvm import relax

from synth.qnn.frontend.onnx_affine import BYTES
from synth.qnn.frontend.onnx_index import INDICES, in_range
from synth.qnn.frontend.onnx_node import Node, Operator, Result, Value, constant
from synth.qnn.frontend.onnx_norm import deviation, layer_norm, root_mean_square
from synth.qnn.frontend.onnx_window import matmul_shape

R = relax.op
EPSILON = 1e-12
"""What these operators take for epsilon where a node does not say."""


def _with_bias(function: Any) -> Operator:
    """An activation of the input plus a bias along its last axis, if there is one."""

    def convert(node: Node) -> Result:
        x = node.floats(0)
        if node.optional(1) is None:
            return function(x.expr)
        bias = node.floats(1)
        if bias.shape != x.shape[-1:]:
            raise node.error(f"bias of shape {list(bias.shape)} does not fit {list(x.shape)}")
        return function(R.add(x.expr, bias.expr))

    return Operator(convert, frozenset(), 2)


def _quick_gelu(node: Node) -> Result:
    x = node.floats()
    return R.multiply(x.expr, R.sigmoid(R.multiply(x.expr, constant(node.real("alpha", 1.702), "float32"))))


def _matmul(node: Node) -> Result:
    """alpha * A * B, each transposed on demand."""
    if node.flag("transBatchA") or node.flag("transBatchB"):
        raise node.error("transBatchA and transBatchB are not supported; transpose in a node of its own")
    left, right = (
        node.turned(node.floats(i), node.flag(name)) for i, name in enumerate(("transA", "transB"))
    )
    matmul_shape(node, left.shape, right.shape)
    alpha, product = node.real("alpha", 1.0), R.matmul(left.expr, right.expr)
    return product if alpha == 1 else R.multiply(product, constant(alpha, "float32"))


def _skip(simplified: bool) -> Operator:
    """The normalization of input + skip (+ bias); that sum is an output too."""

    def convert(node: Node) -> Result:
        x, skip, scale = node.floats(0), node.floats(1), node.floats(2)
        place = 3 if simplified else 4
        if x.rank < 2 or skip.shape not in (x.shape, (1, *x.shape[1:]), x.shape[1:]):
            raise node.error(f"skip of shape {list(skip.shape)} does not fit {list(x.shape)}")
        total = R.add(x.expr, skip.expr)
        if node.optional(place) is not None:
            total = R.add(total, node.floats(place).expr)
        found, axis, epsilon = node.value(total), x.rank - 1, node.real("epsilon", EPSILON)
        if found.shape != x.shape:
            raise node.error(f"bias of shape {list(node[place].shape)} does not fit {list(x.shape)}")
        if not simplified:
            result = layer_norm(node, found, axis, scale, node.optional(3), epsilon)
            return [result, *deviation(found, axis, epsilon), found]
        if any(node.outputs[1:3]):
            raise node.error("its mean and deviation are not supported; leave these outputs out")
        result = root_mean_square(node, found, axis, scale, epsilon)
        return [result, found, found, found]

    return Operator(convert, frozenset({"epsilon"}), 4 if simplified else 5)


# ---------------------------------------------------------------- embeddings


def _embedding(node: Node) -> Result:
    """The sum of a word's, a position's and a segment's embeddings, normalized; the mask's counts; the sum."""
    parts = [_rows(node, node.floats(table), ids) for table, ids in _tables(node, 8)]
    total = _sum(node, parts)
    result = layer_norm(node, total, 2, node.floats(5), node.floats(6), node.real("epsilon", EPSILON))
    return [result, _mask_index(node), total]


def _quantized_embedding(node: Node) -> Result:
    """As EmbedLayerNormalization, of tables and parameters that are 8-bit integers with a scale for each tensor."""

    def real(integers: Any, index: int) -> Any:
        step, zero = node.floats(index + 6), node.typed(index + 11, BYTES)
        if math.prod(step.shape) != 1 or math.prod(zero.shape) != 1 or zero.dtype != node[index].dtype:
            raise node.error(
                f"scale and zero point of input {index}: a scale, and a number of its type, are needed"
            )
        flat, point = (R.reshape(v.expr, ()) for v in (step, zero))
        whole = R.subtract(R.astype(integers, "int32"), R.astype(point, "int32"))
        return R.multiply(R.astype(whole, "float32"), flat)

    tables = _tables(node, None)
    parts = [real(_rows(node, node.typed(table, BYTES), ids), table) for table, ids in tables]
    scale, bias = (node.value(real(node.typed(index, BYTES).expr, index)) for index in (5, 6))
    total = _sum(node, parts)
    result = layer_norm(node, total, 2, scale, bias, node.real("epsilon", EPSILON))
    return [result, _mask_index(node)]


def _tables(node: Node, positions: int | None) -> list[tuple[int, Value]]:
    """The inputs that hold tables, each with the numbers of the rows that are taken; ``positions``: the input that
    gives those of positions, which count from 0 where there is none."""
    ids = node.typed(0, INDICES)
    if ids.rank != 2:
        raise node.error(f"ids of shape {list(ids.shape)}: rank 2 is needed")
    given = None if positions is None else node.optional(positions)
    if given is None:
        place = np.arange(ids.shape[1], dtype=np.int64)[None]
        given = Value("int64", place.shape, array=place)
    tables = [(2, ids), (3, given)]
    if (node.optional(1) is None) != (node.optional(4) is None):
        raise node.error("segments need both ids and a table; add the other or remove both")
    if node.optional(1) is not None:
        tables.append((4, node.typed(1, INDICES)))
    return tables


def _rows(node: Node, table: Value, ids: Value) -> Any:
    if table.rank != 2 or ids.rank != 2:
        raise node.error(
            f"a table of shape {list(table.shape)} and ids of shape {list(ids.shape)} do not fit"
        )
    return R.take(table.expr, in_range(node, ids, table.shape[0]), axis=0, mode="clip")


def _sum(node: Node, parts: list[Any]) -> Value:
    return node.value(functools.reduce(R.add, parts))


def _mask_index(node: Node) -> Any:
    """For each sequence how many words are not masked (0 without a mask), as ONNX Runtime has it."""
    if node.optional(7) is None:
        return constant(np.zeros(node[0].shape[0], np.int32))
    mask = node.typed(7, INDICES)
    return R.sum(R.astype(R.equal(mask.expr, constant(1, mask.dtype)), "int32"), axis=[1])


FUSED: dict[str, Operator] = {
    "Gelu": _with_bias(R.nn.gelu), "BiasGelu": _with_bias(R.nn.gelu), "FastGelu": _with_bias(R.nn.gelu_tanh),
    "QuickGelu": Operator(_quick_gelu, frozenset({"alpha"}), 1),
    "FusedMatMul": Operator(_matmul, frozenset({"alpha", "transA", "transB", "transBatchA", "transBatchB"}), 2),
    "SkipLayerNormalization": _skip(False), "SkipSimplifiedLayerNormalization": _skip(True),
    "EmbedLayerNormalization": Operator(_embedding, frozenset({"epsilon", "mask_index_type"}), 9),
    "QEmbedLayerNormalization": Operator(_quantized_embedding, frozenset({"epsilon"}), 18),
}  # fmt: skip
"""Converters of the domain com.microsoft by operator."""
