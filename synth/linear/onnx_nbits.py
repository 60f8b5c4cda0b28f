"""Weights of the ONNX operator ``com.microsoft.MatMulNBits``: 2, 4 or 8 bits (schema:
docs/ContribOperators.md of ONNX Runtime). Nodes ``MatMulBnb4`` are read here, and by ``onnx_bnb4``."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.blocks import LARGEST_BLOCK, SMALLEST_BLOCK
from synth.errors import UserError, foreign
from synth.forms.blocks import BlockWeights
from synth.linear.formats import bit_string, codes_of, package, packed, weights_of, zero_points
from synth.linear.onnx_bnb4 import bnb4_weights

OPERATORS = ("MatMulNBits", "MatMulBnb4")
#: The bits that ONNX Runtime computes; the operator's text says 2 to 8.
BITS = (2, 4, 8)
_Given = Callable[[int], NDArray[Any] | None]


def onnx_weights(model: Any, node: Any) -> BlockWeights:
    """Return the weights of a node ``MatMulNBits`` or ``MatMulBnb4``.

    ``model``: a path, an ``onnx.ModelProto``, or a mapping of names to initializers (``onnx.TensorProto``).
    With a path, only the node's external data is read. ``node``: the name of the node or of its output; with
    a mapping an ``onnx.NodeProto``. Raises UserError for contradictory data, and for weights without a
    kernel.
    """
    onnx, folder = package("onnx"), ""
    if isinstance(model, str | os.PathLike):
        folder = str(Path(model).parent)
        with foreign(f"{model}: no ONNX model that can be read"):
            model = onnx.load(os.fspath(model), load_external_data=False)
    if not isinstance(model, Mapping):
        node = _node(model, node)
        model = {tensor.name: tensor for tensor in model.graph.initializer}
    if node.op_type not in OPERATORS:
        raise UserError(f"node {_called(node)} is a {node.op_type}; give a node {' or '.join(OPERATORS)}")
    said = f"node {_called(node)}"

    def given(number: int) -> NDArray[Any] | None:
        name = node.input[number] if number < len(node.input) else ""
        if not name:
            return None
        if name not in model:
            raise UserError(f"{said}: {name} is no initializer; fold the model's constants first")
        with foreign(f"{said}: {name} cannot be read"):
            array: NDArray[Any] = onnx.numpy_helper.to_array(model[name], base_dir=folder)
            return array

    numbers = {one.name: one.i for one in node.attribute}
    return (bnb4_weights if node.op_type == "MatMulBnb4" else _weights)(said, given, numbers)


def _called(node: Any) -> str:
    return str(node.name or next(iter(node.output), ""))


def _node(model: Any, name: Any) -> Any:
    if not isinstance(name, str):
        return name
    names = [_called(node) for node in model.graph.node if node.op_type in OPERATORS]
    found = [node for node in model.graph.node if name == node.name or name in node.output]
    if not found:
        some = ", ".join(names[:4]) or "none"
        raise UserError(f"no node {name!r} in the model; it has {len(names)} that fit, such as {some}")
    return found[0]


def _weights(said: str, given: _Given, numbers: Mapping[str, int]) -> BlockWeights:
    bits = numbers.get("bits", 4)
    if missing := [name for name in ("K", "N", "block_size") if numbers.get(name, 0) < 1]:
        raise UserError(f"{said}: attribute {missing[0]} is missing or not positive")
    k, rows, block = (numbers[name] for name in ("K", "N", "block_size"))
    if bits not in BITS or not SMALLEST_BLOCK <= block <= LARGEST_BLOCK or block & block - 1:
        sizes = f"{', '.join(map(str, BITS))} bits in blocks of {SMALLEST_BLOCK} to {LARGEST_BLOCK}"
        raise UserError(f"{said}: {bits} bits in blocks of {block}; quantize to {sizes}, a power of two")
    if numbers.get("weight_prepacked", 0):
        raise UserError(f"{said}: its weights are packed for one GPU; export without weight_prepacked")
    if given(4) is not None:
        raise UserError(f"{said}: g_idx orders its positions anew; quantize without act-order (desc_act)")
    form, blocks = packed(bits, block), -(-k // block)

    def shaped(number: int, name: str, kinds: str, *shape: int) -> NDArray[Any] | None:
        array = given(number)
        if array is None:
            return None
        kind = "f" if array.dtype.name == "bfloat16" else array.dtype.kind
        if kind not in kinds or (kind == "u" and array.dtype != np.uint8):
            wanted = " or ".join({"u": "uint8", "f": "float"}[one] for one in kinds)
            raise UserError(f"{said}: {name} is {array.dtype}, not {wanted}")
        if array.size != math.prod(shape):
            raise UserError(f"{said}: {name} has shape {list(array.shape)}, not {list(shape)}; export anew")
        return array.reshape(shape)

    data, scales = shaped(1, "B", "u", rows, blocks * form.size), shaped(2, "scales", "f", rows, blocks)
    if data is None or scales is None:
        raise UserError(f"{said}: it has no B or no scales")
    bias, offsets = shaped(5, "bias", "f", rows), None
    if (points := given(3)) is None or points.dtype.kind == "u":
        points = shaped(3, "zero_points", "u", rows, -(-blocks * bits // 8))
        zeros: NDArray[np.number[Any]] | None = None if points is None else bit_string(points, bits, blocks)
    else:
        zeros, offsets = zero_points(said, shaped(3, "zero_points", "f", rows, blocks), scales, form.zero)
    return weights_of(
        form,
        codes_of(form, data, k),
        k,
        scales if scales.dtype == np.float16 else scales.astype(np.float32),
        zeros,
        None if bias is None else bias.astype(np.float32),
        offsets,
    )
