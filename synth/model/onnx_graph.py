"""An ONNX graph that is being rewritten: producers of tensors, constants, and layers."""

from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError, line_of
from synth.model.names import unique
from synth.model.observe import InputSpec, session_of
from synth.model.onnx_session import refill
from synth.model.precision import OPERATORS
from synth.qnn.frontend.onnx_model import onnx, tensors_read

_STANDARD = ("", "ai.onnx")
_MOVED = ("Cast", "Constant", "Identity", "Reshape", "Squeeze", "Transpose", "Unsqueeze")
_FOLDED = (*_MOVED, "DequantizeLinear", "QuantizeLinear")
_INT8 = (np.dtype(np.int8), np.dtype(np.uint8))
_LOW_BIT = ("Quant", "IntQuant", "BipolarQuant", "Trunc")


@dataclass(frozen=True, eq=False)
class OnnxLayer:
    """A Conv, Gemm or MatMul ``node``. ``name`` is unique. ``low_bit``: QONNX nodes quantize an operand, at
    any width."""

    name: str
    node: Any
    low_bit: bool
    data: str
    """The layer's input tensor when the layer was found."""

    def output_axis(self, rank: int) -> int:
        """Return the axis of the output channels in weights of this rank."""
        if self.node.op_type == "Conv":
            return 0
        transposed = any(a.name == "transB" and a.i for a in self.node.attribute)
        return 0 if self.node.op_type == "Gemm" and transposed else rank - 1


def with_opset(model: Any, least: int) -> Any:
    """Return a copy of a ModelProto with standard operators of opset ``least`` or later. Raises UserError."""
    version = next((o.version for o in model.opset_import if o.domain in _STANDARD), least)
    if version >= least:
        return deepcopy(model)
    try:
        return onnx.version_converter.convert_version(deepcopy(model), least)
    except Exception as error:  # the converter's C++ code raises errors of many types
        raise UserError(
            f"the model's opset {version} has no scales per channel, and onnx cannot convert it to {least} "
            f"({line_of(error)}); export it with opset {least} or later"
        ) from None


def input_specs(model: Any) -> tuple[InputSpec, ...]:
    """Return a ModelProto's inputs other than initializers. Raises UserError unless all are tensors."""
    constants = {tensor.name for tensor in model.graph.initializer}
    specs = []
    for value in model.graph.input:
        if value.name in constants:
            continue
        kind = value.type.tensor_type
        if not value.type.HasField("tensor_type") or not kind.HasField("shape"):
            raise UserError(f"input {value.name}: is no tensor with a shape")
        shape = tuple(d.dim_value if d.HasField("dim_value") else None for d in kind.shape.dim)
        dtype = onnx.helper.tensor_dtype_to_np_dtype(kind.elem_type)
        specs.append(InputSpec(value.name, shape, str(dtype)))
    return tuple(specs)


class OnnxGraph:
    """The main graph of a model. It is edited in place: callers pass a copy."""

    def __init__(self, model: Any) -> None:
        self.model = model
        graph = model.graph
        self._constants = {tensor.name: tensor for tensor in graph.initializer}
        self._producers = {name: node for node in graph.node for name in node.output if name}
        self._names = {value.name for value in graph.input} | set(self._constants) | set(self._producers)
        self._names |= {node.name for node in graph.node}
        self._before: dict[str, list[Any]] = {}

    def layers(self) -> tuple[OnnxLayer, ...]:
        """Return every Conv, Gemm and MatMul whose input 1 is constant and whose input 0 is not. A layer has
        its node's name, or the name of the node's first output if the node's name is empty or repeated."""
        nodes = [n for n in self.model.graph.node if n.op_type in OPERATORS and n.domain in _STANDARD]
        counts = Counter(node.name for node in self.model.graph.node)
        layers = []
        for node in nodes:
            if len(node.input) > 1 and [self.is_constant(name) for name in node.input[:2]] == [False, True]:
                name = node.name if node.name and counts[node.name] == 1 else node.output[0]
                low = any(self._is_low_bit(operand) for operand in node.input)
                layers.append(OnnxLayer(name, node, low, node.input[0]))
        return tuple(layers)

    def producer(self, tensor: str) -> Any | None:
        """Return the node that computes ``tensor``, None for inputs and initializers."""
        return self._producers.get(tensor)

    def is_constant(self, tensor: str) -> bool:
        """Return whether ``tensor`` comes from constants by nodes that move, cast, quantize or dequantize."""
        if tensor in self._constants:
            return True
        node = self.producer(tensor)
        if node is None:
            return False
        moves = node.op_type in _FOLDED and node.domain in _STANDARD
        return (moves or node.op_type in _LOW_BIT) and all(self.is_constant(i) for i in node.input if i)

    def is_int8_constant(self, tensor: str) -> bool:
        """Return whether ``tensor`` is a dequantized int8 or uint8 constant."""
        node = self.producer(tensor)
        if node is None or node.op_type != "DequantizeLinear" or not self.is_constant(tensor):
            return False
        typed = 2 if len(node.input) > 2 and node.input[2] else 0
        return self.constant(node.input[typed]).dtype in _INT8

    def constant(self, tensor: str) -> NDArray[Any]:
        """Return the value of a tensor that ``is_constant``. Raises UserError if it cannot be computed."""
        if tensor in self._constants:
            return np.asarray(onnx.numpy_helper.to_array(self._constants[tensor]))
        extractor = onnx.utils.Extractor(self.model)
        extractor.value_infos[tensor] = onnx.ValueInfoProto(name=tensor)
        try:
            model = extractor.extract_model([], [tensor])
        except ValueError as error:  # the extractor does not support sparse tensors
            raise UserError(f"constant {tensor}: {line_of(error)}; store every tensor densely") from None
        return np.asarray(session_of(model.SerializeToString()).run(None, {})[0])

    def pair_source(self, tensor: str) -> str | None:
        """Return the tensor that an 8-bit quantize-dequantize pair before ``tensor`` quantizes, or None."""
        after = self.producer(tensor)
        if after is None or after.op_type != "DequantizeLinear":
            return None
        before = self.producer(after.input[0])
        if before is None or before.op_type != "QuantizeLinear":
            return None
        if len(before.input) > 2 and before.input[2]:
            if not self.is_constant(before.input[2]):
                return None
            dtype = self.constant(before.input[2]).dtype
        else:
            code = next((a.i for a in before.attribute if a.name == "output_dtype" and a.i), None)
            dtype = onnx.helper.tensor_dtype_to_np_dtype(code) if code else np.dtype(np.uint8)
        return str(before.input[0]) if dtype in _INT8 else None

    def add_constant(self, wish: str, value: NDArray[Any]) -> str:
        """Add an initializer named ``wish`` or similarly, and return its name."""
        name = unique(wish, self._names)
        tensor = onnx.numpy_helper.from_array(np.ascontiguousarray(value).reshape(value.shape), name)
        self._constants[name] = tensor
        self.model.graph.initializer.append(tensor)
        return name

    def insert(self, before: Any, operator: str, inputs: Iterable[str], wish: str, **attributes: Any) -> str:
        """Insert a node that runs before the node ``before``, and return the name of its output. The caller
        sets the inputs that read the output."""
        name, title = unique(wish, self._names), unique(f"{wish}_{operator}", self._names)
        node = onnx.helper.make_node(operator, list(inputs), [name], title, **attributes)
        self._before.setdefault(before.output[0], []).append(node)
        self._producers[name] = node
        return name

    def finished(self) -> Any:
        """Return the model with the inserted nodes, without nodes and constants that nothing reads."""
        graph = self.model.graph
        nodes, read = self._needed(value.name for value in graph.output)
        results = {name for node in nodes for name in node.output}
        refill(graph.node, nodes)
        refill(graph.initializer, (tensor for tensor in graph.initializer if tensor.name in read))
        refill(graph.input, (v for v in graph.input if v.name in read or v.name not in self._constants))
        refill(graph.value_info, (value for value in graph.value_info if value.name in results))
        domains = {node.domain for node in nodes if node.domain not in _STANDARD}
        for domain in sorted(domains - {opset.domain for opset in self.model.opset_import}):
            self.model.opset_import.append(onnx.helper.make_opsetid(domain, 1))
        return self.model

    def upto(self, tensor: str) -> Any:
        """Return a model of the nodes, inserted ones too, that compute ``tensor``, its only output."""
        nodes, read = self._needed([tensor])
        model, graph = type(self.model)(ir_version=self.model.ir_version), self.model.graph
        model.opset_import.extend(self.model.opset_import)
        model.functions.extend(self.model.functions)
        model.graph.name = graph.name
        model.graph.node.extend(nodes)
        model.graph.initializer.extend(value for value in graph.initializer if value.name in read)
        model.graph.sparse_initializer.extend(graph.sparse_initializer)
        model.graph.input.extend(value for value in graph.input if value.name not in self._constants)
        model.graph.output.append(onnx.ValueInfoProto(name=tensor))
        return model

    def _needed(self, outputs: Iterable[str]) -> tuple[list[Any], set[str]]:
        """Return the nodes that compute ``outputs``, and all tensors that are read."""
        graph = [n for node in self.model.graph.node for n in (*self._before.get(node.output[0], ()), node)]
        read, nodes = set(outputs), list[Any]()
        for node in reversed(graph):
            if any(name in read for name in node.output):
                nodes.append(node)
                read |= tensors_read(node) - {""}
        return nodes[::-1], read

    def _is_low_bit(self, tensor: str) -> bool:
        """Return whether a QONNX node computes ``tensor``, at most with nodes in between that move it."""
        node = self.producer(tensor)
        while node is not None and node.op_type in _FOLDED and node.input:
            node = self.producer(node.input[0])
        return node is not None and node.op_type in _LOW_BIT and node.domain not in _STANDARD
