"""Scales and zero points of ONNX's quantized operators, reshaped for the dialect.

ONNX has one number per tensor, per index of an axis, or per block of an axis. The dialect needs numbers that
broadcast against the tensor. Constants stay numpy arrays. Scales and zero points that are computed at run
time (dynamic quantization) are expressions, and nothing checks their values.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from tvm.relax import op as R

from synth.qnn.dialect import expression
from synth.qnn.frontend.onnx_node import Node, OnnxValue, type_of
from synth.qnn.scale_products import scale_product
from synth.qnn.values import BYTES, LIMITS

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
    given = node.typed(index, ("float32", "float16"))
    if given.array is not None:
        found = given.array.astype(np.float32)
        positive(node, np.abs(found) if node.op == "DequantizeLinear" else found, index)
    else:
        found = node.emit(given.expr if given.dtype == "float32" else R.astype(given.expr, "float32"))
    return _spread(node, index, found, of.shape, axis, block)


def positive(node: Node, array: np.ndarray, index: int) -> np.ndarray:
    """Return ``array``. Raises UserError unless all scales in it are finite and above 0."""
    bad = ~(np.isfinite(array) & (array > 0))
    if bad.any():
        raise node.error(f"scale {array[bad].flat[0]} (input {index}): a finite number above 0 is needed")
    return array


def zero_point(node: Node, index: int, of: OnnxValue, axis: int | None = None, block: int = 0) -> Parameter:
    """Return the zero point in an input as int32, shaped like a scale; 0 if the node lacks this input."""
    given = node.optional(index)
    if given is None:
        return np.zeros((), np.int32)
    if given.dtype != of.dtype:
        raise node.error(f"zero point (input {index}) of type {given.dtype}: its tensor has {of.dtype}")
    if given.array is None:
        return _spread(node, index, node.emit(R.astype(given.expr, "int32")), of.shape, axis, block)
    array = given.array.astype(np.int64)
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
    held = shape_of(parameter)
    if math.prod(held) == 1 and not block:
        return reshaped(node, parameter, ())
    wanted = f"input {index} of shape {list(held)} for a tensor of shape {list(shape)}"
    if axis is None:
        raise node.error(f"{wanted}: one number is needed")
    if block:
        blocks = [-(-n // block) if i == axis else n for i, n in enumerate(shape)]
        if list(held) != blocks:
            raise node.error(f"{wanted}: with blocks of {block} along axis {axis} shape {blocks} is needed")
        repeats = min(block, shape[axis])
        if isinstance(parameter, np.ndarray):
            long = np.repeat(parameter, repeats, axis)
            return np.take(long, np.arange(shape[axis]), axis)
        return node.emit(R.strided_slice(R.repeat(parameter, repeats, axis), [axis], [0], [shape[axis]]))
    if list(held) != [shape[axis]]:
        raise node.error(f"{wanted}: one number, or {shape[axis]} for axis {axis}, are needed")
    return reshaped(node, parameter, [n if i == axis else 1 for i, n in enumerate(shape)])


def reshaped(node: Node, parameter: Parameter, shape: Sequence[int]) -> Parameter:
    """Return a parameter in another shape, or as a scalar if it is a single number."""
    held = shape_of(parameter)
    wanted = tuple(shape) if math.prod(held) > 1 else ()
    if isinstance(parameter, np.ndarray):
        return parameter.reshape(wanted)
    return parameter if held == wanted else node.emit(R.reshape(parameter, wanted))


def product(node: Node, a: Parameter, b: Parameter) -> Parameter:
    """Return the product of two scales: ``scale_product`` of constants, else a float32 expression."""
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray):
        return scale_product(a, b)
    return node.emit(R.multiply(expression(a), expression(b)))


def stored_range(dtype: str) -> dict[str, Any]:
    """Return the range of an element type in LIMITS, such as int4, as keyword arguments qmin and qmax."""
    low, high = LIMITS[dtype]
    return {"qmin": low, "qmax": high}
