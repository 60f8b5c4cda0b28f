"""QONNX models by their reference executor, and the first fully connected layer of one as the integers that a
low-bit kernel multiplies.

The executor of the package ``qonnx`` runs the graph node by node in float32. Scale, bit width, sign and range
come from the graph; nothing about a particular model is written down here.
"""

import os
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import helper, numpy_helper

from synth.errors import UserError

Array = NDArray[Any]
Integers = NDArray[np.int64]
#: Operations that only move values.
_MOVES = frozenset({"Identity", "Reshape", "Flatten", "Transpose", "Unsqueeze", "Squeeze"})
_QUANTIZERS = frozenset({"Quant", "IntQuant", "BipolarQuant"})


def reference(model: onnx.ModelProto, inputs: Mapping[str, Array], every: bool = False) -> dict[str, Any]:
    """Outputs of a QONNX or ONNX model by the executor of ``qonnx``; with ``every``, all tensors of the
    graph.

    The model's batch is changed to that of the inputs. Raises UserError where the package is missing.
    """
    try:
        from qonnx.core import onnx_exec
        from qonnx.core.modelwrapper import ModelWrapper
        from qonnx.transformation.change_batchsize import ChangeBatchSize
        from qonnx.transformation.infer_shapes import InferShapes
        from qonnx.util.basic import qonnx_make_model
    except ImportError as error:
        raise UserError(f"no reference executor ({error}): pip install qonnx") from error
    batch = len(next(iter(inputs.values())))
    wrapped = ModelWrapper(model, make_deepcopy=True)
    if wrapped.get_tensor_shape(next(iter(inputs)))[0] != batch:
        wrapped = wrapped.transform(ChangeBatchSize(batch))

    def one_node(graph: Any, **options: Any) -> onnx.ModelProto:
        # It gives each node to onnxruntime as a model of onnx's newest IR, which may be newer than that
        # reads.
        return qonnx_make_model(graph, ir_version=8, **options)

    with warnings.catch_warnings(), mock.patch.object(onnx_exec, "qonnx_make_model", one_node):
        # Shapes of older models are only partly inferred; it says so at every node.
        warnings.filterwarnings("ignore", message="Output shapes disagree")
        shaped = wrapped.transform(InferShapes())
        return dict(onnx_exec.execute_onnx(shaped, dict(inputs), return_full_exec_context=every))


def input_name(model: onnx.ModelProto) -> str:
    """Of the one input that is no constant."""
    constants = {value.name for value in model.graph.initializer}
    (name,) = (value.name for value in model.graph.input if value.name not in constants)
    return str(name)


@dataclass(frozen=True)
class Quantizer:
    """What a Quant or BipolarQuant node makes: integers of ``bits``, times ``scale``."""

    bits: int
    encoding: str
    scale: Array


@dataclass(frozen=True)
class QuantizedLayer:
    """A fully connected layer on integers: ``weights`` int64 [M, K], ``weights @ quantize(images).T``."""

    name: str
    weights: Integers
    left: Quantizer
    right: Quantizer
    quantize: Callable[[Array], Integers]
    """Images [N, ...] to the model's own integers [N, K]."""
    finish: Callable[[Integers], Array]
    """The layer's integers [M, N] to the model's output [N, ...]: the rest of the graph, in float32."""

    @property
    def configuration(self) -> str:
        """Such as ``A2W1``."""
        return f"A{self.left.bits}W{self.right.bits}"

    @property
    def encoding(self) -> str:
        """The pair of encodings, activations first."""
        return f"{self.left.encoding}/{self.right.encoding}"


def read_first_layer(path: str | os.PathLike[str]) -> QuantizedLayer:
    """Read the first fully connected layer of a QONNX model.

    Raises UserError, one line, naming the file, and the node where its graph has something that is no such
    layer.
    """
    file = Path(path)
    try:
        model = onnx.load(file)
    except OSError as error:
        raise UserError(f"{file}: cannot be read ({error.strerror})") from error
    except Exception as error:  # the protobuf runtime has several exception classes for a damaged file
        raise UserError(f"{file}: not an ONNX model ({type(error).__name__})") from error
    return _Graph(model, file.stem).first_layer()


class _Graph:
    """An ONNX graph with one image input and a product of quantized matrices."""

    def __init__(self, model: onnx.ModelProto, name: str) -> None:
        self._model, self._name, nodes = model, name, list(model.graph.node)
        self._constants = {value.name: numpy_helper.to_array(value) for value in model.graph.initializer}
        self._makers = {output: node for node in nodes for output in node.output}
        place = next((n for n, node in enumerate(nodes) if node.op_type in ("MatMul", "Gemm")), None)
        if place is None:
            raise UserError(f"{name}: no MatMul or Gemm node; the model has no fully connected layer")
        self._product, self._rest = nodes[place], nodes[place + 1 :]
        self._input = input_name(model)
        known = {*self._constants, self._input, ""}
        for node in nodes:
            if unknown := [read for read in node.input if read not in known]:
                raise self._error(node, f"uses {unknown[0]!r}, which no earlier node computes")
            known.update(node.output)
        found = next(value for value in model.graph.input if value.name == self._input)
        self._image = tuple(dim.dim_value for dim in found.type.tensor_type.shape.dim)[1:]

    def first_layer(self) -> QuantizedLayer:
        node = self._product
        options = {attribute.name: helper.get_attribute_value(attribute) for attribute in node.attribute}
        if options.get("transA", 0) or (options.get("alpha", 1.0), options.get("beta", 1.0)) != (1.0, 1.0):
            raise self._error(node, "has transA, alpha or beta; only transB is understood")
        left, right = (self._quantizer(name) for name in node.input[:2])
        if left.scale.size != 1:
            raise self._error(node, "has activations with a scale per channel; need one scale")
        tensors = self._run(np.zeros((1, *self._image), dtype=np.float32))
        real = tensors[node.input[1]]
        weights = real if options.get("transB", 0) else real.T
        if right.scale.size not in (1, len(weights)):
            raise self._error(node, f"has {right.scale.size} weight scales for {len(weights)} outputs")
        integers = np.rint(weights / right.scale.reshape(-1, 1)).astype(np.int64)
        bias = tensors[node.input[2]] if len(node.input) > 2 else np.float32(0)

        def quantize(images: Array) -> Integers:
            array = np.asarray(images, dtype=np.float32)
            if array.ndim < 2 or int(np.prod(array.shape[1:])) != int(np.prod(self._image)):
                wanted = ", ".join(map(str, self._image))
                raise UserError(f"{self._name}: images have shape {array.shape}; need [N, {wanted}]")
            found = self._run(array.reshape(-1, *self._image))[node.input[0]]
            return np.rint(found / left.scale).astype(np.int64)

        def finish(products: Integers) -> Array:
            real = np.asarray(products.T * left.scale * right.scale.reshape(-1), dtype=np.float32) + bias
            return real if not self._rest else self._finish(real.astype(np.float32))

        return QuantizedLayer(self._name, integers, left, right, quantize, finish)

    def _run(self, images: Array) -> dict[str, Any]:
        """Every tensor of the graph."""
        try:
            return reference(self._model, {self._input: images}, every=True)
        except UserError:
            raise
        except Exception as error:  # of the executor, of onnx or of onnxruntime
            said = str(error).strip().splitlines() or [type(error).__name__]
            raise UserError(f"{self._name}: cannot be executed ({said[0]})") from error

    def _finish(self, real: Array) -> Array:
        """The nodes behind the product, on its results [N, M]."""
        graph, (name,) = self._model.graph, self._product.output
        entry = helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, (1, real.shape[1]))
        rest = helper.make_graph(self._rest, "rest", [entry], list(graph.output), list(graph.initializer))
        model = helper.make_model(rest, opset_imports=list(self._model.opset_import), ir_version=8)
        return np.asarray(reference(model, {name: real})[graph.output[0].name])

    def _quantizer(self, name: str) -> Quantizer:
        """Of the node that a tensor comes from, moved about or not."""
        node = self._makers.get(name)
        while node is not None and node.op_type in _MOVES:
            node = self._makers.get(node.input[0])
        if node is None or node.op_type not in _QUANTIZERS:
            what = "multiplies tensors that no Quant or BipolarQuant node has quantized"
            raise self._error(self._product, what)
        constants = [self._constants.get(constant) for constant in node.input[1:]]
        if any(constant is None for constant in constants):
            raise self._error(node, "has a scale, zero point or bit width that is not constant")
        scale, *others = (np.asarray(constant) for constant in constants)
        if node.op_type == "BipolarQuant":
            return Quantizer(1, "bipolar", scale)
        zero, width = others
        if width.size != 1 or width.item() != int(width.item()):
            raise self._error(node, "has a bit width that is not one whole number")
        if np.any(zero != 0):
            raise self._error(node, "has a zero point other than 0, which none of the bitplane encodings has")
        signed = {a.name: helper.get_attribute_value(a) for a in node.attribute}.get("signed", 1)
        bits = int(width.item())  # QONNX reads a signed 1-bit Quant as bipolar
        return Quantizer(bits, ("bipolar" if bits == 1 else "twos") if signed else "unsigned", scale)

    def _error(self, node: onnx.NodeProto, what: str) -> UserError:
        return UserError(f"{self._name}: node {node.name or node.output[0]} ({node.op_type}) {what}")
