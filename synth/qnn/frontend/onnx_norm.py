"""Normalizations by statistics of the tensor itself, with these as further outputs."""

from __future__ import annotations

from typing import Any

import numpy as np
from tvm import relax

from synth.qnn.frontend.onnx_node import Node, Operator, Result, Value, constant, joint

R = relax.op


def layer_norm(node: Node, x: Value, axis: int, scale: Value, bias: Value | None, epsilon: float) -> Any:
    """``x`` less its mean, over its standard deviation, both of the axes from ``axis`` on; times scale, plus bias."""
    sizes = x.shape[axis:]
    axes = list(range(axis, x.rank))
    spread = _spread(node, scale, sizes, "scale")
    shift = constant(np.zeros(sizes, np.float32)) if bias is None else _spread(node, bias, sizes, "bias")
    return R.nn.layer_norm(x.expr, spread, shift, axes, epsilon)


def _spread(node: Node, given: Value, sizes: tuple[int, ...], what: str) -> Any:
    """A scale or bias of the normalized sizes."""
    if given.dtype != "float32" or joint(given.shape, sizes) != sizes:
        raise node.error(
            f"{what} of type {given.dtype} and shape {list(given.shape)} does not fit {list(sizes)}"
        )
    if given.shape == sizes:
        return given.expr
    if given.array is not None:
        return constant(np.broadcast_to(given.array, sizes).copy())
    return R.broadcast_to(given.expr, sizes)


def deviation(x: Value, axis: int, epsilon: float) -> tuple[Any, Any]:
    """The mean, and 1 / sqrt(variance + epsilon), of the axes from ``axis`` on, which stay with size 1."""
    axes = list(range(axis, x.rank))
    mean = R.mean(x.expr, axis=axes, keepdims=True)
    apart = R.subtract(x.expr, mean)
    return mean, _inverse_root(R.mean(R.multiply(apart, apart), axis=axes, keepdims=True), epsilon)


def _inverse_root(square: Any, epsilon: float) -> Any:
    root = R.sqrt(R.add(square, constant(epsilon, "float32")))
    return R.divide(constant(1, "float32"), root)


def root_mean_square(node: Node, x: Value, axis: int, scale: Value, epsilon: float) -> Any:
    """``x`` over the root of its mean square, of the axes from ``axis`` on, times scale."""
    square = R.mean(R.multiply(x.expr, x.expr), axis=list(range(axis, x.rank)), keepdims=True)
    spread = _spread(node, scale, x.shape[axis:], "scale")
    return R.multiply(R.multiply(x.expr, _inverse_root(square, epsilon)), spread)


def _axis(node: Node, x: Value) -> int:
    if node.integer("stash_type", 1) != 1:
        raise node.error(f"stash_type {node.integer('stash_type')} is not supported; 1 (float32) is")
    return node.axis(node.integer("axis", -1), x.rank)


def _layer_normalization(node: Node) -> Result:
    x, scale = node.floats(0), node.floats(1)
    axis, epsilon = _axis(node, x), node.real("epsilon", 1e-5)
    result = layer_norm(node, x, axis, scale, node.optional(2), epsilon)
    return [result, *deviation(x, axis, epsilon)] if any(node.outputs[1:]) else result


def _rms_normalization(node: Node) -> Result:
    x, scale = node.floats(0), node.floats(1)
    return root_mean_square(node, x, _axis(node, x), scale, node.real("epsilon", 1e-5))


def _lp_normalization(node: Node) -> Result:
    """Divided by the norm along an axis; where that is 0, so is the result."""
    x, p = node.floats(0), node.integer("p", 2)
    if p not in (1, 2):
        raise node.error(f"p is {p}; 1 or 2 is needed")
    axis = node.axis(node.integer("axis", -1), x.rank)
    sizes = R.abs(x.expr) if p == 1 else R.multiply(x.expr, x.expr)
    norm = R.sum(sizes, axis=[axis], keepdims=True)
    norm = node.emit(norm if p == 1 else R.sqrt(norm))
    nothing = R.equal(norm, constant(0, "float32"))
    return R.divide(x.expr, R.where(nothing, constant(1, "float32"), norm))


NORMALIZATIONS: dict[str, Operator] = {
    "LayerNormalization": Operator(_layer_normalization), "RMSNormalization": Operator(_rms_normalization),
    "LpNormalization": Operator(_lp_normalization),
}  # fmt: skip
"""Converters of the standard domain by operator."""
