"""ONNX Runtime's MatMulNBits, linear layers with weights in quantization groups: which nodes of a model are
replaced by this project's operator, and why others are not."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sketches.blocks import LARGEST_BLOCK, SMALLEST_BLOCK
from synth.model.onnx_session import every_graph
from synth.qnn.frontend.onnx_model import onnx

DOMAIN, OPERATOR = "com.microsoft", "MatMulNBits"
#: The bits of weights for which the operator's layout is defined.
BITS = (2, 4, 8)
#: The inputs of MatMulNBits in order. This project's operator lacks g_idx.
_INPUTS = ("A", "B", "scales", "zero_points", "g_idx", "bias")
#: The accuracy levels that allow 8-bit activations. Level 0 allows any.
_QUANTIZED = (0, 4)


@dataclass(frozen=True)
class LinearNode:
    """A MatMulNBits node. ``place``: its index in the main graph, -1 in a branch or loop.

    ``block``: weights that share a scale. ``reason``: why ONNX Runtime computes it, "" if it is replaced.
    ``quantizes``: whether the model itself demands 8-bit activations.
    """

    name: str
    place: int
    bits: int
    block: int
    reason: str
    quantizes: bool

    @property
    def precision(self) -> str:
        return f"A8W{self.bits} in blocks of {self.block}"

    @property
    def operator(self) -> str | None:
        """The type of this project's operator for the node, None if ONNX Runtime computes the node."""
        return None if self.reason else OPERATOR


def find_linear(model: Any) -> tuple[LinearNode, ...]:
    """Return every MatMulNBits node of a ModelProto, also those that this project does not replace."""
    graph = model.graph
    shared = {value.name for value in graph.input}  # initializers that a caller may replace
    constants = {tensor.name: tensor for tensor in graph.initializer if tensor.name not in shared}
    main = [_linear(node, place, constants) for place, node in enumerate(graph.node) if _is_linear(node)]
    inner = (node for part in list(every_graph(graph))[1:] for node in part.node if _is_linear(node))
    return (*main, *(_linear(node, -1, constants) for node in inner))


def _is_linear(node: Any) -> bool:
    return node.op_type == OPERATOR and node.domain == DOMAIN


def _numbers(node: Any) -> dict[str, int]:
    return {"bits": 4, "accuracy_level": 0} | {attribute.name: attribute.i for attribute in node.attribute}


def _linear(node: Any, place: int, constants: Mapping[str, Any]) -> LinearNode:
    numbers = _numbers(node)
    bits, block = numbers["bits"], numbers.get("block_size", 0)
    reason = "is within a branch or loop" if place < 0 else _reason(node, numbers, constants)
    name = node.name or node.output[0]
    return LinearNode(name, place, bits, block, reason, numbers["accuracy_level"] == 4)


def _reason(node: Any, numbers: Mapping[str, int], constants: Mapping[str, Any]) -> str:
    """Return why a node is not replaced, "" if it is."""
    kinds = onnx.TensorProto
    names = {what: name for what, name in zip(_INPUTS, node.input, strict=False) if name}
    bits, block, k, n = (numbers.get(name, 0) for name in ("bits", "block_size", "K", "N"))
    if bits not in BITS:
        return f"{bits} bits: the operator has {', '.join(map(str, BITS))}"
    if not SMALLEST_BLOCK <= block <= LARGEST_BLOCK or block * bits % 32:
        return f"blocks of {block}: there are kernels for {SMALLEST_BLOCK} to {LARGEST_BLOCK}"
    if "g_idx" in names:
        return "has a g_idx: its columns are in no order that blocks have"
    if numbers.get("weight_prepacked", 0):
        return "its weights are packed for one GPU"
    if numbers["accuracy_level"] not in _QUANTIZED:
        return f"accuracy_level {numbers['accuracy_level']} asks for activations that are not quantized"
    blocks = -(-k // block) if k > 0 else 0
    scales, points = (kinds.FLOAT, n * blocks), (kinds.UINT8, n * -(-blocks * bits // 8))
    rules = {
        "B": (kinds.UINT8, n * blocks * block * bits // 8), "scales": scales,
        "zero_points": scales if _floating(node, constants) else points, "bias": (kinds.FLOAT, n),
    }  # fmt: skip
    for what, (kind, elements) in rules.items():
        if what not in names:
            continue
        tensor = constants.get(names[what])
        if tensor is None:
            return f"{what} is no constant"
        if tensor.data_type != kind:
            type_, right = (kinds.DataType.Name(code).lower() for code in (tensor.data_type, kind))
            return f"{what} is {type_}, not {right}"
        count = math.prod(tensor.dims)
        if count != elements or not elements:
            return f"{what} has {count} elements, not {elements}"
    return ""


def _floating(node: Any, constants: Mapping[str, Any]) -> bool:
    """Return whether the zero points are floats."""
    tensor = constants.get(node.input[3]) if len(node.input) > 3 else None
    return tensor is not None and tensor.data_type == onnx.TensorProto.FLOAT


def replace_linear(model: Any, nodes: Iterable[LinearNode], domain: str) -> None:
    """Replace the nodes without a reason by operators of ``domain``, in place.
    Their constants stay unchanged: the operator packs them for the processor that runs it."""
    constants = {tensor.name: tensor for tensor in model.graph.initializer}
    for linear in nodes:
        if linear.reason:
            continue
        node = model.graph.node[linear.place]
        numbers, floating = _numbers(node), _floating(node, constants)
        a, b, scales, points, _, bias = list(node.input) + [""] * (len(_INPUTS) - len(node.input))
        inputs = [a, b, scales, *(("", bias, points) if floating else (points, bias, ""))]
        attributes: dict[str, Any] = {name: numbers[name] for name in ("K", "N", "bits", "block_size")}
        attributes |= {"varied": int(bool(inputs[3])), "biased": int(bool(bias)), "offset": int(floating)}
        words = (OPERATOR, inputs, list(node.output), node.name, node.doc_string)
        node.CopyFrom(onnx.helper.make_node(*words, domain=domain, **attributes))
    model.opset_import.append(onnx.helper.make_opsetid(domain, 1))
