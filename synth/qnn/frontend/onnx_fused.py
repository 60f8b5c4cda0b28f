"""Converters of fused transformer layers of the domain com.microsoft, which ONNX Runtime's tools write.

An attention's queries, keys and values come from one matrix product, which has integer operands in
QAttention. The rest is float. A mask adds ``mask_filter_value`` to the scores of hidden keys, and
``unidirectional`` hides the keys behind each query.
"""

import functools
import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from tvm import relax
from tvm.relax import op as R

from synth.qnn.frontend.onnx_arithmetic import deviation, layer_norm, root_mean_square
from synth.qnn.frontend.onnx_microsoft import float_product
from synth.qnn.frontend.onnx_node import (
    Node,
    OnnxOperator,
    OnnxValue,
    Result,
    constant,
    constant_value,
    part_of,
    type_of,
)
from synth.qnn.frontend.onnx_quantized import BYTES, scale, zero_point
from synth.qnn.frontend.onnx_shape import INDICES

_ATTENTION = frozenset({"num_heads", "unidirectional", "mask_filter_value", "scale"})
_NO_ATTENTION = frozenset({"do_rotary", "past_present_share_buffer"})

EPSILON = 1e-12
"""Epsilon of these operators if a node does not set it."""


def _with_bias(function: Any) -> OnnxOperator:
    def convert(node: Node) -> Result:
        x = node.floats(0)
        if node.optional(1) is None:
            return function(x.expr)
        bias = node.floats(1)
        node.demand(bias.shape == x.shape[-1:], f"bias of shape {bias.dims} does not fit {x.dims}")
        return function(R.add(x.expr, bias.expr))

    return OnnxOperator(convert, frozenset(), 2)


def _quick_gelu(node: Node) -> Result:
    x, alpha = node.floats().expr, constant(node.real("alpha", 1.702), "float32")
    return R.multiply(x, R.sigmoid(R.multiply(x, alpha)))


def _matmul(node: Node) -> Result:
    """Return alpha * A * B, each transposed if its flag is set."""
    left, right = (node.turned(node.floats(i), node.flag(f"trans{'AB'[i]}")) for i in range(2))
    alpha, product = node.real("alpha", 1.0), R.matmul(left.expr, right.expr)
    return product if alpha == 1 else R.multiply(product, constant(alpha, "float32"))


def _skip(simplified: bool) -> OnnxOperator:
    """Return a converter that normalizes input + skip (+ bias), and also returns this sum."""

    def convert(node: Node) -> Result:
        x, skip, scale = node.floats(0), node.floats(1), node.floats(2)
        place = 3 if simplified else 4
        if x.rank < 2 or skip.shape not in (x.shape, (1, *x.shape[1:]), x.shape[1:]):
            raise node.error(f"skip of shape {skip.dims} does not fit {x.dims}")
        total = R.add(x.expr, skip.expr)
        if node.optional(place) is not None:
            total = R.add(total, node.floats(place).expr)
        data, axis, epsilon = node.value(total), x.rank - 1, node.real("epsilon", EPSILON)
        if data.shape != x.shape:
            raise node.error(f"bias of shape {node[place].dims} does not fit {x.dims}")
        if not simplified:
            result = layer_norm(node, data, axis, scale, node.optional(3), epsilon)
            return [result, *deviation(data, axis, epsilon), data]
        if any(node.outputs[1:3]):
            raise node.error("its mean and deviation are not supported; leave these outputs out")
        result = root_mean_square(node, data, axis, scale, epsilon)
        return [result, data, data, data]

    return OnnxOperator(convert, frozenset({"epsilon"}), 4 if simplified else 5)


def _embedding(node: Node) -> Result:
    """Return the normalized sum of word, position and segment embeddings, the mask's counts, and the sum.
    QEmbedLayerNormalization has 8-bit tables and parameters with scales, and gives no sum."""
    quantized = node.op == "QEmbedLayerNormalization"

    def tensor(index: int) -> OnnxValue:
        return node.typed(index, BYTES if quantized else ("float32",))

    def real(x: Any, index: int) -> Any:
        if not quantized:
            return x
        step, zero = node.floats(index + 6), node.typed(index + 11, BYTES)
        if math.prod(step.shape) != 1 or math.prod(zero.shape) != 1 or zero.dtype != node[index].dtype:
            raise node.error(f"input {index}: one scale and one zero point of its type are needed")
        flat, point = (R.reshape(v.expr, ()) for v in (step, zero))
        steps = R.subtract(R.astype(x, "int32"), R.astype(point, "int32"))
        return R.multiply(R.astype(steps, "float32"), flat)

    parts = []
    for index, ids in _tables(node, None if quantized else node.optional(8)):
        table = tensor(index)
        if table.rank != 2 or ids.rank != 2:
            raise node.error(f"a table of shape {table.dims} and ids of shape {ids.dims} do not fit")
        parts.append(real(R.take(table.expr, ids.expr, axis=0), index))
    scale, bias = (node.value(real(tensor(index).expr, index)) for index in (5, 6))
    total = node.value(functools.reduce(R.add, parts))
    result = layer_norm(node, total, 2, scale, bias, node.real("epsilon", EPSILON))
    return [result, _mask_index(node), *([] if quantized else [total])]


def _tables(node: Node, positions: OnnxValue | None) -> list[tuple[int, OnnxValue]]:
    """Return the inputs with embedding tables, each with row numbers. Positions count from 0 by default."""
    ids = node.typed(0, INDICES)
    node.demand(ids.rank == 2, f"ids of shape {ids.dims}: rank 2 is needed")
    tables = [(2, ids), (3, positions or constant_value(np.arange(ids.shape[1], dtype=np.int64)[None]))]
    if (node.optional(1) is None) != (node.optional(4) is None):
        raise node.error("segments need both ids and a table; add the other or remove both")
    if node.optional(1) is not None:
        tables.append((4, node.typed(1, INDICES)))
    return tables


def _mask_index(node: Node) -> Any:
    """Return the number of unmasked words of each sequence, or 0 without a mask, as ONNX Runtime does."""
    if node.optional(7) is None:
        return constant(np.zeros(node[0].shape[0], np.int32))
    mask = node.typed(7, INDICES)
    return R.sum(R.astype(R.equal(mask.expr, constant(1, mask.dtype)), "int32"), axis=[1])


def _attention(node: Node) -> Result:
    """Convert Attention(input, weights, bias, mask_index, past, attention_bias)."""
    x, weights = node.floats(0), node.floats(1)
    node.demand(node.optional(6) is None, "past_sequence_length is not supported; leave it out")
    sizes = _attention_sizes(node, x, weights, node.integers("qkv_hidden_sizes", []))
    projected = node.emit(R.matmul(x.expr, weights.expr))
    if node.optional(2) is not None:
        projected = node.emit(R.add(projected, node.shaped(node.floats(2), (sum(sizes),), "bias").expr))
    return _attended(node, projected, sizes, _Optional(mask=3, past=4, added=5))


def _quantized_attention(node: Node) -> Result:
    """Convert QAttention(input, weight, bias, their scales, mask_index, their zero points, past)."""
    x, weights = node.typed(0, BYTES), node.typed(1, BYTES)
    sizes = _attention_sizes(node, x, weights, [])
    data = x, scale(node, 3, x), zero_point(node, 6, x)
    projected = node.emit(float_product(node, data, weights, step=4, zero=7, bias=2))
    return _attended(node, projected, sizes, _Optional(mask=5, past=8, added=None))


def _attention_sizes(
    node: Node, x: OnnxValue, weights: OnnxValue, widths: Sequence[int]
) -> tuple[int, int, int]:
    """Return the widths of queries, keys and values: ``given``, or thirds of the columns."""
    heads = node.integer("num_heads")
    if x.rank != 3 or weights.rank != 2 or weights.shape[0] != x.shape[2]:
        raise node.error(f"data {x.dims} and weights {weights.dims}: ranks 3 and 2 that fit are needed")
    columns = weights.shape[1]
    sizes = tuple(widths) or (columns // 3,) * 3
    if len(sizes) != 3 or sum(sizes) != columns or sizes[0] != sizes[1] or heads < 1:
        raise node.error(f"{columns} columns do not give queries, keys and values of {list(sizes)}")
    if any(size < 1 or size % heads for size in sizes):
        raise node.error(f"queries, keys and values of {list(sizes)} do not split into {heads} heads")
    return sizes[0], sizes[1], sizes[2]


class _Optional(NamedTuple):
    """Indices of an attention's optional inputs. None for an input that the operator lacks."""

    mask: int
    past: int
    added: int | None


def _attended(node: Node, projected: Any, sizes: Sequence[int], optional: _Optional) -> Result:
    """Return the result of an attention of ``projected`` [batch, length, sum of ``sizes``], and its keys and
    values [2, batch, heads, past + length, size] if a node reads them."""
    (batch, length), heads = node[0].shape[:2], node.integer("num_heads")
    parts = node.emit(R.split(projected, np.cumsum(sizes)[:-1].tolist(), axis=2))
    apart = (R.reshape(relax.TupleGetItem(parts, i), (batch, length, heads, -1)) for i in range(3))
    queries, keys, values = (node.emit(R.permute_dims(part, [0, 2, 1, 3])) for part in apart)
    past = node.optional(optional.past)
    if past is not None:
        keys, values = _after_past(node, node.floats(optional.past), keys, values)
    elif any(node.outputs[1:]) and sizes[0] != sizes[2]:
        raise node.error(f"keys and values of {list(sizes)}: equal sizes are needed for the second output")
    factor = node.real("scale", 0.0) or 1 / math.sqrt(sizes[0] // heads)
    scores = R.multiply(R.matmul(queries, R.permute_dims(keys, [0, 1, 3, 2])), constant(factor, "float32"))
    shape = (batch, heads, length, type_of(keys)[1][2])
    for bias in (*_hidden(node, optional.mask, shape), *_added(node, optional.added, shape)):
        scores = R.add(scores, bias)
    context = R.matmul(R.nn.softmax(node.emit(scores), axis=-1), values)
    result = R.reshape(R.permute_dims(context, [0, 2, 1, 3]), (batch, length, sizes[2]))
    return [result, R.stack([keys, values], axis=0)] if any(node.outputs[1:]) else result


def _after_past(node: Node, past: OnnxValue, keys: Any, values: Any) -> list[Any]:
    """Return keys and values [batch, heads, length, size], each appended to its part of ``past`` [2, ...]."""
    shapes = [type_of(part)[1] for part in (keys, values)]
    batch, heads, _, size = shapes[0]
    earlier = past.shape[3] if past.rank == 5 else 0
    if past.shape != (2, batch, heads, earlier, size) or shapes[0] != shapes[1]:
        raise node.error(f"past of shape {past.dims} does not fit {heads} heads of {[s[3] for s in shapes]}")
    before = [R.reshape(part_of(past.expr, i, i + 1), past.shape[1:]) for i in (0, 1)]
    return [node.emit(R.concat(list(pair), axis=2)) for pair in zip(before, (keys, values), strict=True)]


def _added(node: Node, index: int | None, shape: Sequence[int]) -> list[Any]:
    """Return the attention bias, which must broadcast against the scores of shape ``wanted``."""
    if index is None or node.optional(index) is None:
        return []
    shift = node.floats(index)
    if shift.rank != 4 or any(a not in (1, b) for a, b in zip(shift.shape, shape, strict=True)):
        raise node.error(f"attention_bias of shape {shift.dims} does not fit {list(shape)}")
    return [shift.expr]


def _hidden(node: Node, mask: int, scores: Sequence[int]) -> list[Any]:
    """Return tensors to add to scores [batch, heads, length, total] so that masked keys are hidden."""
    batch, _, length, total = scores
    filler = constant(node.real("mask_filter_value", -10000.0), "float32")
    nothing = constant(0, "float32")
    hidden = []
    if node.flag("unidirectional"):
        behind = np.triu(np.ones((length, total), bool), total - length + 1)
        hidden.append(R.where(constant(behind), filler, nothing))
    if node.optional(mask) is None:
        return hidden
    ends_or_mask = node.typed(mask, INDICES)
    places = constant(np.arange(total, dtype=ends_or_mask.dtype).reshape(1, 1, 1, -1))
    shape = ends_or_mask.shape
    if shape in ((batch,), (2 * batch,)):  # the end of each sequence, and optionally then each begin
        ends = R.reshape(part_of(ends_or_mask.expr, 0, batch), (batch, 1, 1, 1))
        out = R.greater_equal(places, ends)
        if shape != (batch,):
            begins = R.reshape(part_of(ends_or_mask.expr, batch, 2 * batch), (batch, 1, 1, 1))
            out = R.logical_or(out, R.less(places, begins))
    elif shape in ((batch, total), (batch, length, total)):  # a mask of 0 hides the key
        mask_bits = R.reshape(ends_or_mask.expr, (batch, 1, *([1] if len(shape) == 2 else []), *shape[1:]))
        out = R.equal(mask_bits, constant(0, ends_or_mask.dtype))
    else:
        what = f"mask of shape {list(shape)}: {[batch]}, {[2 * batch]}"
        raise node.error(f"{what}, {[batch, total]} or {[batch, length, total]} is supported")
    hidden.append(R.where(out, filler, nothing))
    return hidden


FUSED: dict[str, OnnxOperator] = {
    "Gelu": _with_bias(R.nn.gelu), "BiasGelu": _with_bias(R.nn.gelu), "FastGelu": _with_bias(R.nn.gelu_tanh),
    "QuickGelu": OnnxOperator(_quick_gelu, frozenset({"alpha"}), 1),
    "FusedMatMul": OnnxOperator(
        _matmul, frozenset({"alpha", "transA", "transB"}), 2, frozenset({"transBatchA", "transBatchB"})
    ),
    "SkipLayerNormalization": _skip(False), "SkipSimplifiedLayerNormalization": _skip(True),
    "EmbedLayerNormalization": OnnxOperator(_embedding, frozenset({"epsilon", "mask_index_type"}), 9),
    "QEmbedLayerNormalization": OnnxOperator(_embedding, frozenset({"epsilon"}), 18),
    "Attention": OnnxOperator(
        _attention, _ATTENTION | {"qkv_hidden_sizes", "rotary_embedding_dim"}, 7, _NO_ATTENTION
    ),
    "QAttention": OnnxOperator(_quantized_attention, _ATTENTION, 9, _NO_ATTENTION),
}  # fmt: skip
