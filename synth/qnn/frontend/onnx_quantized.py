"""Converters of quantized operators of the standard domain: QDQ, QLinearConv, QLinearMatMul, ConvInteger, ...

QuantizeLinear becomes qnn.quantize with its type's range. Integer constants stay integers under
qnn.dequantize. Integer operators become int32 sums and a requantize in ONNX Runtime's arithmetic.

ONNX has one scale and zero point per tensor, per index of an axis, or per block of an axis. The dialect needs
numbers that broadcast against the tensor. Constants stay numpy arrays. Scales and zero points that are
computed at run time (dynamic quantization) are expressions, and nothing checks their values.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from tvm.relax import op as R

from synth.qnn import ops as qnn
from synth.qnn.dialect import expression
from synth.qnn.frontend.onnx_model import STORAGE, element_type, title
from synth.qnn.frontend.onnx_node import Node, OnnxOperator, OnnxValue, Result, constant, type_of
from synth.qnn.frontend.onnx_window import convolution_window, with_bias
from synth.qnn.ops import arithmetic
from synth.qnn.ops.convert import reference_quantize
from synth.qnn.values import BYTES, LIMITS, scale_product

Parameter = Any
"""A numpy array, or an expression that is computed at run time. It broadcasts against its tensor."""
QuantizedTensor = tuple[OnnxValue, Parameter, Parameter]
"""A quantized tensor, its scale and its zero point."""
Axis = int | None | Callable[[OnnxValue], int | None]


def scale(node: Node, index: int, of: OnnxValue, axis: int | None = None, block: int = 0) -> Parameter:
    """Return the scale in input ``index`` as float32, shaped to broadcast against the tensor ``of``. The
    input has one number, or one per index of ``axis``. With ``block``, it has one per ``block`` indices of
    ``axis``, and is repeated to the shape of ``of``. Raises UserError for another shape, and for a constant
    that is not finite and positive. DequantizeLinear may have negative scales."""
    operand = node.typed(index, ("float32", "float16"))
    if operand.array is not None:
        scales = operand.array.astype(np.float32)
        positive(node, np.abs(scales) if node.op == "DequantizeLinear" else scales, index)
    else:
        scales = node.emit(operand.expr if operand.dtype == "float32" else R.astype(operand.expr, "float32"))
    return _spread(node, index, scales, of.shape, axis, block)


def positive(node: Node, array: np.ndarray, index: int) -> np.ndarray:
    """Return ``array``. Raises UserError unless all scales in it are finite and above 0."""
    bad = ~(np.isfinite(array) & (array > 0))
    if bad.any():
        raise node.error(f"scale {array[bad].flat[0]} (input {index}): a finite number above 0 is needed")
    return array


def zero_point(node: Node, index: int, of: OnnxValue, axis: int | None = None, block: int = 0) -> Parameter:
    """Return the zero point in an input as int32, shaped like a scale; 0 if the node lacks this input."""
    operand = node.optional(index)
    if operand is None:
        return np.zeros((), np.int32)
    if operand.dtype != of.dtype:
        raise node.error(f"zero point (input {index}) of type {operand.dtype}: its tensor has {of.dtype}")
    if operand.array is None:
        return _spread(node, index, node.emit(R.astype(operand.expr, "int32")), of.shape, axis, block)
    array = operand.array.astype(np.int64)
    if of.dtype == "int32" and array.any():
        raise node.error(f"zero point (input {index}) of an int32 tensor is not 0; leave it out")
    low, high = LIMITS.get(of.dtype, (-math.inf, math.inf))
    if array.size and not (low <= array.min() and array.max() <= high):
        raise node.error(f"zero point {array.min()} to {array.max()} (input {index}) does not fit {of.dtype}")
    return _spread(node, index, array.astype(np.int32), of.shape, axis, block)


def parameters(
    node: Node, index: int, of: OnnxValue, axis: int | None = None, block: int = 0
) -> tuple[Parameter, Parameter]:
    """Return the scale in an input and the zero point in the next input, 0 if absent. Raises UserError unless
    both inputs have equal shapes or one element each."""
    a, b = node[index], node.optional(index + 1)
    if b is not None and a.shape != b.shape and not (math.prod(a.shape) == math.prod(b.shape) == 1):
        raise node.error(f"scale {a.dims} and zero point {b.dims}: equal shapes are needed")
    return scale(node, index, of, axis, block), zero_point(node, index + 1, of, axis, block)


def tensor(node: Node, index: int, axis: Axis = None) -> QuantizedTensor:
    """Return the 8-bit integers in an input, and their scale and zero point in the next two. The scale is one
    number, or one per index of ``axis``. ``axis`` may be a function that returns the tensor's axis."""
    x = node.typed(index, BYTES)
    return x, *parameters(node, index + 1, x, axis(x) if callable(axis) else axis)


def shape_of(parameter: Parameter) -> tuple[int, ...]:
    """Return the static shape of an array or expression."""
    return parameter.shape if isinstance(parameter, np.ndarray) else type_of(parameter)[1]


def _spread(
    node: Node, index: int, parameter: Parameter, shape: Sequence[int], axis: int | None, block: int
) -> Parameter:
    """Return the parameter in a shape that broadcasts against ``shape``."""
    source = shape_of(parameter)
    if math.prod(source) == 1 and not block:
        return reshaped(node, parameter, ())
    what = f"input {index} of shape {list(source)} for a tensor of shape {list(shape)}"
    if axis is None:
        raise node.error(f"{what}: one number is needed")
    if block:
        blocks = [-(-n // block) if i == axis else n for i, n in enumerate(shape)]
        if list(source) != blocks:
            raise node.error(f"{what}: with blocks of {block} along axis {axis} shape {blocks} is needed")
        repeats = min(block, shape[axis])
        if isinstance(parameter, np.ndarray):
            long = np.repeat(parameter, repeats, axis)
            return np.take(long, np.arange(shape[axis]), axis)
        return node.emit(R.strided_slice(R.repeat(parameter, repeats, axis), [axis], [0], [shape[axis]]))
    if list(source) != [shape[axis]]:
        raise node.error(f"{what}: one number, or {shape[axis]} for axis {axis}, are needed")
    return reshaped(node, parameter, [n if i == axis else 1 for i, n in enumerate(shape)])


def reshaped(node: Node, parameter: Parameter, shape: Sequence[int]) -> Parameter:
    """Return a parameter in another shape, or as a scalar if it is a single number."""
    source = shape_of(parameter)
    target = tuple(shape) if math.prod(source) > 1 else ()
    if isinstance(parameter, np.ndarray):
        return parameter.reshape(target)
    return parameter if source == target else node.emit(R.reshape(parameter, target))


def product(node: Node, a: Parameter, b: Parameter) -> Parameter:
    """Return the product of two scales: ``scale_product`` of constants, else a float32 expression."""
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray):
        return scale_product(a, b)
    return node.emit(R.multiply(expression(a), expression(b)))


def stored_range(dtype: str) -> dict[str, Any]:
    """Return the range of an element type in LIMITS, such as int4, as keyword arguments qmin and qmax."""
    low, high = LIMITS[dtype]
    return {"qmin": low, "qmax": high}


def _parameters(node: Node, x: OnnxValue, dtype: str) -> tuple[Parameter, Parameter]:
    """Return scale and zero point of a QuantizeLinear or DequantizeLinear, per tensor, axis or block."""
    block = node.integer("block_size", 0) if node.opset >= 21 else 0
    sizes = node[1].shape
    node.demand(block >= 0, f"block_size {block}: a positive one, or 0 for none, is needed")
    if not block and math.prod(sizes) == 1:
        return parameters(node, 1, OnnxValue(dtype, x.shape))
    if node.proto.domain == "com.microsoft" and "axis" not in node.attributes:
        raise node.error(f"scale of shape {list(sizes)} has no axis; set the attribute axis")
    if node.opset < 13 and not node.proto.domain:
        raise node.error(f"scale of shape {list(sizes)}: one per tensor is needed before opset 13")
    return parameters(node, 1, OnnxValue(dtype, x.shape), node.axis(node.integer("axis", 1), x.rank), block)


def quantize_linear(node: Node) -> Result:
    """Convert QuantizeLinear. The result's type is output_dtype, or the zero point's type, or uint8."""
    x, point = node.floats(0), node.optional(2)
    node.typed(1, ("float32",))
    where = title(node.proto, node.opsets)
    code = node.integer("output_dtype", 0) if node.opset >= 21 else 0
    dtype = element_type(code, where) if code else (point.dtype if point is not None else "uint8")
    node.demand(dtype in LIMITS, f"quantized type {dtype} is not supported; use one of {', '.join(LIMITS)}")
    if node.opset >= 23 and node.integer("precision", 0) not in (0, 1):
        raise node.error("precision other than float32 is not supported; leave it out")
    step, zero = _parameters(node, x, dtype)
    if x.array is not None and isinstance(step, np.ndarray) and isinstance(zero, np.ndarray):
        node.demand(not np.isnan(x.array).any(), "a constant that is quantized is NaN; a number is needed")
        codes = reference_quantize(x.array, step, zero, **stored_range(dtype), out_dtype=STORAGE[dtype])
        return OnnxValue(dtype, codes.shape, array=codes)
    call = qnn.quantize(x.expr, step, zero, **stored_range(dtype), out_dtype=STORAGE[dtype])
    return node.value(call, dtype, quantizer=call)


def dequantize_linear(node: Node) -> Result:
    """Convert DequantizeLinear of constant or computed integers."""
    x = node.typed(0, (*LIMITS, "int32"))
    code = node.integer("output_dtype", 0) if node.opset >= 23 else 0
    scale_dtype = node[1].dtype
    out = element_type(code, title(node.proto, node.opsets)) if code else scale_dtype
    node.demand(out in ("float32", "float16"), f"result of type {out} is not supported; use float32")
    if "float16" in (out, scale_dtype) and STORAGE[x.dtype] not in BYTES:
        # Products of 8-bit integers and float16 scales are exact in float32. Wider integers would be rounded
        # twice.
        raise node.error(f"{x.dtype} with a float16 scale is not supported; use a float32 scale")
    step, zero = _parameters(node, x, x.dtype)
    if not isinstance(step, np.ndarray) or (step > 0).all():
        return qnn.dequantize(x.expr, step, zero, out_dtype=out)
    step, sign = np.abs(step), np.sign(step)
    if x.array is not None and isinstance(zero, np.ndarray):
        codes = np.where(sign < 0, 2 * zero.astype(np.int64) - x.array, x.array)
        low, high = LIMITS.get(x.dtype, (-(1 << 31), (1 << 31) - 1))
        if low <= codes.min() and codes.max() <= high:  # the mirrored codes of constants are integers, too
            return qnn.dequantize(constant(codes, str(x.array.dtype)), step, zero, out_dtype=out)
    return R.multiply(node.emit(qnn.dequantize(x.expr, step, zero, out_dtype=out)), constant(sign, out))


def dynamic_quantize(node: Node, x: OnnxValue) -> tuple[Any, Any, Any]:
    """Return uint8 integers, scale (float32) and zero point (int32) of a tensor quantized by its own range.
    The range includes zero. A tensor of zeros has scale 1, as in ONNX Runtime."""
    nothing = constant(0, "float32")
    low = node.emit(R.minimum(R.min(x.expr), nothing))
    high = node.emit(R.maximum(R.max(x.expr), nothing))
    flat = R.equal(high, low)
    spread = R.divide(R.subtract(high, low), constant(255, "float32"))
    step = node.emit(R.where(flat, constant(1, "float32"), spread))
    zero = R.clip(R.subtract(nothing, R.divide(low, step)), 0, 255)
    point = node.emit(R.astype(R.round(zero), "int32"))
    integers = node.emit(qnn.quantize(x.expr, step, point, **stored_range("uint8"), out_dtype="uint8"))
    return integers, step, point


def _dynamic_quantize_linear(node: Node) -> Result:
    integers, step, point = dynamic_quantize(node, node.floats())
    return [integers, step, R.astype(point, "uint8")]


def convolution(
    node: Node, x: OnnxValue, w: OnnxValue, x_zero: Parameter, w_zero: Parameter, bias: OnnxValue | None
) -> Any:
    """Return the int32 sums of a convolution of rank 3 or 4, plus an int32 bias."""
    geometry, groups = convolution_window(node, x, w, bias)
    node.ranked(x, 3, 4)
    data, weight = x.expr, w.expr
    strides, dilations, begins, ends = geometry.strides, geometry.dilations, geometry.begins, geometry.ends
    if x.rank == 3:
        data, weight = (node.emit(arithmetic.reshaped(v.expr, (*v.shape[:2], 1, v.shape[2]))) for v in (x, w))
        w_zero = reshaped(node, w_zero, (-1, 1, 1, 1))
        strides, dilations = [1, *strides], [1, *dilations]
        begins, ends = [0, *begins], [0, *ends]
    where = {"strides": strides, "padding": [*begins, *ends], "dilation": dilations}
    total = node.emit(qnn.conv2d(data, weight, x_zero, w_zero, groups=groups, **where))
    if x.rank == 3:
        total = node.emit(R.squeeze(total, [2]))
    if bias is not None and bias.dtype != "int32":
        raise node.error(f"bias of type {bias.dtype}: int32 is needed")
    return node.emit(with_bias(total, bias, x.rank))


def qlinear_conv(node: Node) -> Result:
    """Convert QLinearConv. Its inputs are x and w, each with scale and zero point, then the result's scale
    and zero point, and an optional bias."""
    (x, x_step, x_zero), (w, w_step, w_zero) = tensor(node, 0), tensor(node, 3, 0)
    total = convolution(node, x, w, x_zero, w_zero, node.optional(8))
    channels = reshaped(node, w_step, (1, -1, *[1] * (x.rank - 2)))
    return requantized(node, total, product(node, x_step, channels), 6)


def requantized(node: Node, total: Any, step: Parameter, index: int) -> OnnxValue:
    """Return int32 sums, whose scale is ``step``, as integers of the result. The result's scale and zero
    point are the inputs ``index`` and ``index`` + 1."""
    point = node.optional(index + 1)
    dtype = "uint8" if point is None else point.dtype
    node.demand(dtype in BYTES, f"result of type {dtype} is not supported; use int8 or uint8")
    of = OnnxValue(dtype, type_of(total)[1])
    to, zero = scale(node, index, of), zero_point(node, index + 1, of)
    return node.value(qnn.requantize(total, step, 0, to, zero, **stored_range(dtype), out_dtype=dtype))


def _conv_integer(node: Node) -> Result:
    x, w = node.typed(0, BYTES), node.typed(1, BYTES)
    x_zero, w_zero = zero_point(node, 2, x), zero_point(node, 3, w, 0)
    return convolution(node, x, w, x_zero, w_zero, None)


def matmul(node: Node, a: OnnxValue, b: OnnxValue, a_zero: Parameter, b_zero: Parameter) -> Any:
    """Return the int32 sums of a matrix product: a dense layer if the right operand is one matrix."""
    if b.rank == 2 and a.rank >= 2:
        points = reshaped(node, b_zero, (-1, 1))
        return node.emit(qnn.dense(a.expr, node.turned(b, True).expr, a_zero, points))
    return node.emit(qnn.batch_matmul(a.expr, b.expr, a_zero, b_zero))


def row_axis(x: OnnxValue) -> int | None:
    """Return the axis of a left operand along which its scale may vary: the rows. None for a vector."""
    return x.rank - 2 if x.rank >= 2 else None


def column_axis(x: OnnxValue) -> int | None:
    """Return the axis of a right operand along which its scale may vary: the columns. None for a vector."""
    return x.rank - 1 if x.rank >= 2 else None


def _matmul_integer(node: Node) -> Result:
    a, b = node.typed(0, BYTES), node.typed(1, BYTES)
    a_zero, b_zero = zero_point(node, 2, a, row_axis(a)), zero_point(node, 3, b, column_axis(b))
    return matmul(node, a, b, a_zero, b_zero)


def _qlinear_matmul(node: Node) -> Result:
    (a, a_step, a_zero), (b, b_step, b_zero) = tensor(node, 0, row_axis), tensor(node, 3, column_axis)
    total = matmul(node, a, b, a_zero, b_zero)
    step = product(node, summed(node, a_step, a, b), summed(node, b_step, b, a))
    return requantized(node, total, step, 6)


def summed(node: Node, step: Parameter, x: OnnxValue, other: OnnxValue) -> Parameter:
    """Return the scale ``step`` of the left or right operand ``x``, to broadcast against the product with
    ``other``. One number becomes a scalar. Raises UserError for several numbers if ``other`` is a vector."""
    if math.prod(shape_of(step)) == 1:
        return reshaped(node, step, ())
    node.demand(other.rank >= 2, "scales per row or column of a product with a vector are not supported")
    return step


STANDARD: dict[str, OnnxOperator] = {
    "QuantizeLinear": OnnxOperator(quantize_linear, narrow=True),
    "DequantizeLinear": OnnxOperator(dequantize_linear, narrow=True),
    "DynamicQuantizeLinear": OnnxOperator(_dynamic_quantize_linear),
    "QLinearConv": OnnxOperator(qlinear_conv),
    "QLinearMatMul": OnnxOperator(_qlinear_matmul), "ConvInteger": OnnxOperator(_conv_integer),
    "MatMulInteger": OnnxOperator(_matmul_integer),
}  # fmt: skip
