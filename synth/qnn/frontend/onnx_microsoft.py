"""Converters of the quantized operators that ONNX Runtime's quantizer writes (domain com.microsoft)."""

from collections.abc import Callable
from typing import Any

import numpy as np
from tvm.relax import op as R

from synth.qnn import ops as qnn
from synth.qnn.dialect import expression
from synth.qnn.frontend.onnx_node import Node, OnnxOperator, OnnxValue, Result, along_axis, constant, type_of
from synth.qnn.frontend.onnx_quantized import (
    BYTES,
    Parameter,
    QuantizedTensor,
    column_axis,
    dequantize_linear,
    dynamic_quantize,
    matmul,
    parameters,
    product,
    qlinear_conv,
    quantize_linear,
    requantized,
    scale,
    stored_range,
    summed,
    tensor,
    zero_point,
)
from synth.qnn.frontend.onnx_window import pool_window, window
from synth.qnn.ops.arithmetic import broadcasts

_POOL = {"ceil_mode", "pads", "auto_pad", "strides", "kernel_shape", "count_include_pad"}
_BLOCKS = frozenset({"K", "N", "bits", "block_size", "accuracy_level"})
_CONV = frozenset({"group", "pads", "strides", "dilations", "kernel_shape", "auto_pad"})
_CHANNELS_LAST = frozenset({"channels_last"})


def _result(node: Node, index: int, dtype: str) -> tuple[Parameter, Parameter, dict[str, Any]]:
    """Return scale, zero point and range of a result of type ``dtype``. Input ``index`` is the scale."""
    where = {**stored_range(dtype), "out_dtype": dtype}
    return *parameters(node, index, OnnxValue(dtype, ())), where


def _binary(operator: Callable[..., Any]) -> OnnxOperator:
    def convert(node: Node) -> Result:
        (a, a_step, a_zero), (b, b_step, b_zero) = _alike(node, tensor(node, 0), tensor(node, 3))
        step, zero, where = _result(node, 6, a.dtype)
        return operator(a.expr, b.expr, a_step, a_zero, b_step, b_zero, step, zero, **where, method="qlinear")

    return OnnxOperator(convert, frozenset(), 8)


def _alike(node: Node, *parts: QuantizedTensor) -> tuple[QuantizedTensor, ...]:
    if len({x.dtype for x, _, _ in parts}) > 1:
        raise node.error(f"operands of types {', '.join(x.dtype for x, _, _ in parts)}: give equal ones")
    return parts


def _of_one(
    operator: Callable[..., Any], options: Callable[[Node, OnnxValue], dict[str, Any]], *attributes: str
) -> OnnxOperator:
    """Return a converter of an operator with one tensor. ``options`` returns its further arguments."""

    def convert(node: Node) -> Result:
        x, from_step, from_zero = tensor(node, 0)
        step, zero, where = _result(node, 3, x.dtype)
        return operator(x.expr, from_step, from_zero, step, zero, **options(node, x), **where)

    return OnnxOperator(convert, frozenset(attributes), 5, _CHANNELS_LAST)


def _softmax(node: Node) -> Result:
    x, from_step, from_zero = tensor(node, 0)
    step, zero, where = _result(node, 3, x.dtype)

    def along(data: Any, axis: int) -> Any:
        return qnn.softmax(data, from_step, from_zero, step, zero, axis=axis, **where)

    return along_axis(node, x, node.integer("opset"), along)


def _concat(node: Node) -> Result:
    count = len(node.inputs)
    if count < 5 or count % 3 != 2:
        raise node.error(f"{count} inputs: a tensor, scale and zero point for each part are needed")
    parts = [tensor(node, index) for index in range(2, count, 3)]
    step, zero, where = _result(node, 0, _alike(node, *parts)[0][0].dtype)
    tensors, steps, zeros = (tuple(column) for column in zip(*parts, strict=True))
    exprs, axis = tuple(x.expr for x in tensors), node.integer("axis")
    return qnn.concatenate(exprs, steps, zeros, step, zero, axis=axis, **where)


def _pooling(node: Node, x: OnnxValue) -> dict[str, Any]:
    pool_window(node, node.ranked(x, 4))
    # The dialect implements ceil_mode itself and needs the node's own padding.
    geometry = window(node, x.shape[2:], node.integers("kernel_shape"))
    flags = {name: node.flag(name) for name in ("ceil_mode", "count_include_pad")}
    return {"pool_size": geometry.kernel, **geometry.steps, **flags, "round_last": True}


def _meaning(node: Node, x: OnnxValue) -> dict[str, Any]:
    return {"axis": node.axes(node.integers("axes"), x.rank), "keepdims": node.flag("keepdims", True)}


def _where(node: Node) -> Result:
    condition, parts = node.typed(0, ("bool",)), _alike(node, tensor(node, 1), tensor(node, 4))
    step, zero, where = _result(node, 7, parts[0][0].dtype)
    how = {**where, "method": "dequantized"}
    x, y = (node.emit(qnn.requantize(p.expr, s, z, step, zero, **how)) for p, s, z in parts)
    return R.where(condition.expr, x, y)


def _gemm(node: Node) -> Result:
    """Return alpha * (A - za) * (B - zb) + int32 C, quantized, or in float32 without an output scale."""
    if node.optional(7) is None and node.optional(8) is not None:
        raise node.error("the result has a zero point but no scale; add it")
    a, a_step, a_zero = tensor(node, 0)
    b, turn_a, turn_b = node.typed(3, BYTES), node.flag("transA"), node.flag("transB")
    node.demand(a.rank == 2 and b.rank == 2, f"operands of shapes {a.dims} and {b.dims}: matrices are needed")
    left, right = node.turned(a, turn_a), node.turned(b, turn_b)
    b_step, b_zero = parameters(node, 4, right, 1)
    total, bias = matmul(node, left, right, a_zero, b_zero), node.optional(6)
    if bias is not None:
        broadcasts(node.typed(6, ("int32",)).expr, (left.shape[0], right.shape[1]), "C")
        total = node.emit(R.add(total, bias.expr))
    alpha = np.asarray(node.real("alpha", 1.0), np.float32)
    node.demand(alpha > 0, f"alpha {alpha} is not supported; use a number above 0")
    step = product(node, product(node, alpha, a_step), summed(node, b_step, right, left))
    if node.optional(7) is None:
        return qnn.dequantize(total, step, 0)
    return requantized(node, total, step, 7)


def _matmul_integer_to_float(node: Node) -> Result:
    """Return (A - za) * (B - zb) * sa * sb + bias in float32."""
    a, b = node.typed(0, BYTES), node.typed(1, BYTES)
    data = a, scale(node, 2, a), zero_point(node, 4, a)
    return float_product(node, data, b, step=3, zero=5, bias=6)


def _dynamic_quantize_matmul(node: Node) -> Result:
    """Return a float32 matrix, quantized by its own range, times an integer matrix, plus bias, in float32."""
    x, b = node.floats(0), node.typed(1, BYTES)
    integers, *of_range = dynamic_quantize(node, x)
    return float_product(node, (node.value(integers), *of_range), b, step=2, zero=3, bias=4)


def float_product(node: Node, data: QuantizedTensor, b: OnnxValue, step: int, zero: int, bias: int) -> Result:
    """Return the integer product of ``data`` and ``b`` as float32, plus a bias if the node has one. ``step``,
    ``zero`` and ``bias`` are the indices of the inputs with b's scale, b's zero point and the bias."""
    a, a_step, a_zero = data
    b_step, b_zero = scale(node, step, b, column_axis(b)), zero_point(node, zero, b, column_axis(b))
    total = matmul(node, a, b, a_zero, b_zero)
    factor = product(node, a_step, summed(node, b_step, b, a))
    result = node.emit(qnn.dequantize(total, factor, constant(0, "int32")))
    added = node.optional(bias)
    if added is None:
        return result
    if added.dtype != "float32" or added.shape != type_of(result)[1][-1:]:
        raise node.error(f"bias of type {added.dtype} and shape {added.dims} does not fit the columns")
    return R.add(result, expression(added.expr))


def unpacked(packed: np.ndarray, bits: int) -> np.ndarray:
    """Unpack integers of 1, 2, 4 or 8 ``bits``, lowest first: bytes [..., n] to uint8 [..., n * 8 / bits]."""
    shifts = np.arange(0, 8, bits, dtype=np.uint8)
    numbers = (packed[..., None] >> shifts) & np.uint8((1 << bits) - 1)
    return numbers.reshape(*packed.shape[:-1], -1)


def _matmul_of_blocks(node: Node) -> Result:
    """Return float32 A [..., K] @ W.T + bias [N], with W [N, K] in quantization groups (MatMulNBits)."""
    x, bits, block = node.floats(0), node.integer("bits", 4), node.integer("block_size")
    inputs, outputs = node.integer("K"), node.integer("N")
    if bits not in (2, 4, 8) or block < 16 or block & (block - 1):
        raise node.error(f"{bits} bits, blocks of {block}: 2, 4 or 8, and a power of 2 above 8 are needed")
    node.demand(node.optional(4) is None, "g_idx is not supported; quantize without reordering")
    if inputs < 1 or outputs < 1 or x.rank < 1 or x.shape[-1] != inputs:
        raise node.error(f"data of shape {x.dims} and {outputs} x {inputs} weights do not fit")
    weights, step, zero = _weights(node, outputs, inputs, bits, block)
    matrix = qnn.dequantize(np.ascontiguousarray(weights.T), step.T.copy(), zero.T.copy())
    product = R.matmul(x.expr, node.emit(matrix))
    if node.optional(5) is None:
        return product
    return R.add(product, node.shaped(node.floats(5), (outputs,), "bias").expr)


def _weights(
    node: Node, outputs: int, inputs: int, bits: int, block: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the weights (uint8), their scales (float32) and zero points (int32), each [N, K]."""
    blocks, most = -(-inputs // block), (1 << bits) - 1
    node.typed(1, ("uint8",))
    node.typed(2, ("float32",))
    packed, steps = node.array(1), node.array(2)
    packed_shape = (outputs, blocks, block * bits // 8)
    if packed.shape != packed_shape or steps.size != outputs * blocks:
        raise node.error(
            f"weights {list(packed.shape)}, scales {list(steps.shape)} do not fit {list(packed_shape)}"
        )
    node.demand(np.isfinite(steps).all(), "a scale is not finite; quantize the model again")
    zeros = np.full((outputs, blocks), 1 << (bits - 1), np.uint8)
    if node.optional(3) is not None:
        node.typed(3, ("uint8",))
        lines = node.array(3)
        if lines.size != outputs * -(-blocks * bits // 8):
            raise node.error(f"zero points {list(lines.shape)} do not fit {outputs} x {blocks} blocks")
        zeros = unpacked(lines.reshape(outputs, -1), bits)[:, :blocks]
    steps = steps.reshape(outputs, blocks)
    numbers = unpacked(packed, bits).reshape(outputs, blocks, block)
    # ONNX Runtime's quantizer writes negative scales: a positive scale with mirrored codes is the same.
    # A block with scale 0 has only zeros.
    numbers = np.where(steps[..., None] < 0, most - numbers, numbers)
    zeros = np.where(steps < 0, most - zeros, zeros)
    numbers = np.where(steps[..., None] == 0, zeros[..., None], numbers).astype(np.uint8)
    steps = np.where(steps == 0, 1, np.abs(steps)).astype(np.float32)
    spread = [np.repeat(part, block, 1)[:, :inputs] for part in (steps, zeros.astype(np.int32))]
    return numbers.reshape(outputs, -1)[:, :inputs], spread[0], spread[1]


MICROSOFT: dict[str, OnnxOperator] = {
    "QuantizeLinear": OnnxOperator(quantize_linear, frozenset({"axis"}), 3, narrow=True),
    "DequantizeLinear": OnnxOperator(dequantize_linear, frozenset({"axis"}), 3, narrow=True),
    "QLinearConv": OnnxOperator(qlinear_conv, _CONV, 9, _CHANNELS_LAST),
    "QLinearAdd": _binary(qnn.add), "QLinearMul": _binary(qnn.mul),
    "QLinearSigmoid": _of_one(qnn.unary, lambda node, x: {"function": "sigmoid"}),
    "QLinearLeakyRelu": _of_one(
        qnn.unary, lambda node, x: {"function": "leaky_relu", "alpha": node.real("alpha", 0.01)}, "alpha"
    ),
    "QLinearSoftmax": OnnxOperator(_softmax, frozenset({"axis", "opset"}), 5),
    "QLinearConcat": OnnxOperator(_concat, frozenset({"axis"})),
    "QLinearAveragePool": _of_one(qnn.avg_pool2d, _pooling, *_POOL),
    "QLinearGlobalAveragePool": _of_one(
        qnn.mean, lambda node, x: {"axis": list(range(2, node.ranked(x, 4).rank))}
    ),
    "QLinearReduceMean": _of_one(qnn.mean, _meaning, "axes", "keepdims"),
    "QLinearWhere": OnnxOperator(_where, frozenset(), 9),
    "QGemm": OnnxOperator(_gemm, frozenset({"alpha", "transA", "transB"}), 9),
    "MatMulIntegerToFloat": OnnxOperator(_matmul_integer_to_float, frozenset(), 7),
    "DynamicQuantizeMatMul": OnnxOperator(_dynamic_quantize_matmul, frozenset(), 5),
    "MatMulNBits": OnnxOperator(_matmul_of_blocks, _BLOCKS, 6, frozenset({"weight_prepacked"})),
}  # fmt: skip
