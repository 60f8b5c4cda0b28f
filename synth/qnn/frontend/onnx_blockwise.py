"""MatMulNBits of the domain com.microsoft: weights of 2, 4 or 8 bits with a scale for each block of inputs.

ONNX Runtime's weight-only quantization leaves it of MatMul. The weights become integers under qnn.dequantize, as
those of a DequantizeLinear with blocks do; the product is float.
"""

from __future__ import annotations

import numpy as np
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.frontend.onnx_node import Node, Operator, Result

R = relax.op


def unpacked(packed: np.ndarray, bits: int) -> np.ndarray:
    """The numbers of ``bits`` bits in bytes [..., n], the first in the lowest bits: uint8 [..., n * 8 / bits]."""
    shifts = np.arange(0, 8, bits, dtype=np.uint8)
    numbers = (packed[..., None] >> shifts) & np.uint8((1 << bits) - 1)
    return numbers.reshape(*packed.shape[:-1], -1)


def _matmul(node: Node) -> Result:
    """A [..., K] times the N rows of K weights, plus bias [N]."""
    x, bits, block = node.floats(0), node.integer("bits", 4), node.integer("block_size")
    inputs, outputs = node.integer("K"), node.integer("N")
    if bits not in (2, 4, 8) or block < 16 or block & (block - 1):
        raise node.error(
            f"{bits} bits in blocks of {block}: 2, 4 or 8, and a power of 2 from 16 on, are needed"
        )
    if node.flag("weight_prepacked"):
        raise node.error("weight_prepacked is not supported; export the model without it")
    if node.optional(4) is not None:
        raise node.error("g_idx is not supported; quantize without reordering")
    if inputs < 1 or outputs < 1 or x.rank < 1 or x.shape[-1] != inputs:
        raise node.error(f"data of shape {list(x.shape)} and {outputs} x {inputs} weights do not fit")
    weights, step, zero = _weights(node, outputs, inputs, bits, block)
    whole = qnn.dequantize(np.ascontiguousarray(weights.T), step.T.copy(), zero.T.copy())
    product = R.matmul(x.expr, node.emit(whole))
    if node.optional(5) is None:
        return product
    return R.add(product, node.shaped(node.floats(5), (outputs,), "bias").expr)


def _weights(
    node: Node, outputs: int, inputs: int, bits: int, block: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The weights uint8, their scales float32 and zero points int32, each [N, K]."""
    blocks, most = -(-inputs // block), (1 << bits) - 1
    node.typed(1, ("uint8",))
    node.typed(2, ("float32",))
    packed, steps = node.array(1), node.array(2)
    wanted = (outputs, blocks, block * bits // 8)
    if packed.shape != wanted or steps.size != outputs * blocks:
        raise node.error(
            f"weights {list(packed.shape)} and scales {list(steps.shape)}: {list(wanted)} and {list(wanted[:2])} "
            "are needed"
        )
    if not np.isfinite(steps).all():
        raise node.error("a scale is not finite; quantize the model again")
    zeros = np.full((outputs, blocks), 1 << (bits - 1), np.uint8)
    if node.optional(3) is not None:
        node.typed(3, ("uint8",))
        lines = node.array(3)
        if lines.size != outputs * -(-blocks * bits // 8):
            raise node.error(
                f"zero points of shape {list(lines.shape)} do not fit {outputs} x {blocks} blocks"
            )
        zeros = unpacked(lines.reshape(outputs, -1), bits)[:, :blocks]
    steps = steps.reshape(outputs, blocks)
    numbers = unpacked(packed, bits).reshape(outputs, blocks, block)
    # A scale below 0 (the quantizer writes such) is positive for numbers counted from the other end, and a block
    # whose scale is 0 is all zeros.
    numbers = np.where(steps[..., None] < 0, most - numbers, numbers)
    zeros = np.where(steps < 0, most - zeros, zeros)
    numbers = np.where(steps[..., None] == 0, zeros[..., None], numbers).astype(np.uint8)
    steps = np.where(steps == 0, 1, np.abs(steps)).astype(np.float32)
    spread = [np.repeat(part, block, 1)[:, :inputs] for part in (steps, zeros.astype(np.int32))]
    return numbers.reshape(outputs, -1)[:, :inputs], spread[0], spread[1]


BLOCKWISE: dict[str, Operator] = {
    "MatMulNBits": Operator(
        _matmul, frozenset({"K", "N", "bits", "block_size", "accuracy_level", "weight_prepacked"}), 6
    ),
}
"""Converters of the domain com.microsoft by operator."""
