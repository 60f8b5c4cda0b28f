"""The first fully connected layer of a QONNX model, as the integers that a low-bit kernel multiplies.

The ONNX graph is evaluated node by node, by onnx's reference implementation and in the model's own float32,
from its input to the first matrix product of two quantized tensors. Scale, zero point, bit width, sign, range
and rounding all come from the graph; nothing about a particular model is written down here. A quantized
tensor is carried as its integers, so what reaches the product is exactly what the model itself computes with.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import helper, numpy_helper
from onnx.reference import ReferenceEvaluator

from synth.errors import UserError

Array = NDArray[Any]
Integers = NDArray[np.int64]


@dataclass(frozen=True)
class QuantizedLayer:
    """A fully connected layer on integers: ``weights`` int64 [M, K], ``weights @ quantize(images).T``."""

    name: str
    weights: Integers
    weight_bits: int
    weight_encoding: str
    activation_bits: int
    activation_encoding: str
    quantize: Callable[[Array], Integers]
    """Images [N, ...] to the model's own integers [N, K]."""
    finish: Callable[[Integers], Array]
    """The layer's integers [M, N] to the model's output [N, ...]: the rest of the graph, in float32."""

    @property
    def configuration(self) -> str:
        """Such as ``A2W1``."""
        return f"A{self.activation_bits}W{self.weight_bits}"

    @property
    def encoding(self) -> str:
        """The pair of encodings, activations first."""
        return f"{self.activation_encoding}/{self.weight_encoding}"


@dataclass(frozen=True)
class QuantizedTensor:
    """What a Quant or BipolarQuant node puts out: ``integers * scale``."""

    integers: Integers
    bits: int
    encoding: str
    scale: Array

    @property
    def real(self) -> Array:
        """The float32 tensor that the model works on."""
        return np.asarray(self.integers * self.scale, dtype=np.float32)


Value = Array | QuantizedTensor


@dataclass(frozen=True)
class _Product:
    """The layer: a matrix product of two quantized tensors; ``bias`` is Gemm's third operand."""

    index: int
    left: QuantizedTensor
    weights: Integers
    weight: QuantizedTensor
    bias: Array | None


def read_first_layer(path: str | os.PathLike[str]) -> QuantizedLayer:
    """Read the first fully connected layer of a QONNX model.

    Raises UserError, one line, naming the file, the node and its operation where the graph has something
    that is not understood.
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
    """An ONNX graph with one image input, and how to evaluate it."""

    def __init__(self, model: onnx.ModelProto, name: str) -> None:
        graph = model.graph
        self._name, self._opsets = name, list(model.opset_import)
        self._nodes = list(graph.node)
        self._constants: dict[str, Value] = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
        inputs = [i for i in graph.input if i.name not in self._constants]
        if len(inputs) != 1:
            names = ", ".join(i.name for i in inputs)
            raise UserError(f"{name}: {len(inputs)} graph inputs ({names}); need one")
        self._input = inputs[0].name
        self._image = tuple(d.dim_value for d in inputs[0].type.tensor_type.shape.dim)[1:]
        if not self._image or min(self._image) < 1:
            raise UserError(f"{name}: input {self._input} has no fixed image shape; export it with one")
        self._output = graph.output[0].name

    def first_layer(self) -> QuantizedLayer:
        """The layer, its shapes taken from one blank image."""
        found = self._up_to_product(np.zeros((1, *self._image), dtype=np.float32))
        if found.left.integers.ndim != 2 or found.weights.ndim != 2:
            raise self._error(found.index, "is not a product of two matrices")
        return QuantizedLayer(
            name=self._name,
            weights=np.ascontiguousarray(found.weights.T),
            weight_bits=found.weight.bits,
            weight_encoding=found.weight.encoding,
            activation_bits=found.left.bits,
            activation_encoding=found.left.encoding,
            quantize=self._quantize,
            finish=self._finish,
        )

    def _quantize(self, images: Array) -> Integers:
        array = np.asarray(images, dtype=np.float32)
        size = int(np.prod(self._image))
        if array.ndim < 2 or int(np.prod(array.shape[1:])) != size:
            wanted = ", ".join(map(str, self._image))
            raise UserError(f"{self._name}: images have shape {array.shape}; need [N, {wanted}]")
        found = self._up_to_product(array.reshape(-1, *self._image))
        if found.left.integers.shape[0] != len(array):
            rows = found.left.integers.shape[0]
            raise self._error(found.index, f"gives {rows} rows for {len(array)} images")
        return np.ascontiguousarray(found.left.integers)

    def _finish(self, integers: Integers) -> Array:
        """Put [M, N] integers in the place of the layer's product and run the nodes after it."""
        blank = np.zeros((1, *self._image), dtype=np.float32)
        values: dict[str, Value] = {**self._constants, self._input: blank}
        found = self._up_to_product(blank)
        for index in range(found.index):
            self._step(index, values)
        real = np.asarray(integers.T * found.left.scale * found.weight.scale.reshape(-1), dtype=np.float32)
        values[self._nodes[found.index].output[0]] = real if found.bias is None else real + found.bias
        for index in range(found.index + 1, len(self._nodes)):
            self._step(index, values)
        return _real(values[self._output])

    def _up_to_product(self, images: Array) -> _Product:
        values: dict[str, Value] = {**self._constants, self._input: images}
        for index, node in enumerate(self._nodes):
            if node.op_type in ("MatMul", "Gemm"):
                return self._product(index, values)
            self._step(index, values)
        raise UserError(f"{self._name}: no MatMul or Gemm node; the model has no fully connected layer")

    def _product(self, index: int, values: dict[str, Value]) -> _Product:
        node = self._nodes[index]
        operands = [self._get(index, values, name) for name in node.input if name]
        left, right = operands[:2]
        if not isinstance(left, QuantizedTensor) or not isinstance(right, QuantizedTensor):
            raise self._error(index, "multiplies tensors that no Quant or BipolarQuant node has quantized")
        bias: Array | None = None
        weights = right.integers
        if node.op_type == "Gemm":
            attributes = _attributes(node)
            factors = attributes.get("alpha", 1.0), attributes.get("beta", 1.0)
            if attributes.get("transA", 0) or factors != (1.0, 1.0):
                raise self._error(index, "has transA, alpha or beta; only transB is understood")
            weights = weights.T if attributes.get("transB", 0) else weights
            bias = _real(operands[2]) if len(operands) > 2 else None
        if left.scale.size != 1:
            raise self._error(index, "has activations with a scale per channel; need one scale")
        if right.scale.size not in (1, weights.shape[-1]):
            raise self._error(index, f"has {right.scale.size} weight scales for {weights.shape[-1]} outputs")
        return _Product(index, left, weights, right, bias)

    def _step(self, index: int, values: dict[str, Value]) -> None:
        """Evaluate one node."""
        node = self._nodes[index]
        operands = [self._get(index, values, name) for name in node.input if name]
        try:
            values[node.output[0]] = self._evaluate(node, operands)
        except _NotUnderstood as error:
            raise self._error(index, str(error)) from error
        except (ValueError, IndexError, TypeError, RuntimeError) as error:
            raise self._error(index, f"cannot be evaluated ({str(error).splitlines()[0]})") from error

    def _evaluate(self, node: onnx.NodeProto, operands: list[Value]) -> Value:
        first, *others = operands or [np.zeros(0)]
        reals = [_real(operand) for operand in operands]
        if node.op_type in ("Quant", "IntQuant"):
            return _quant(reals, _attributes(node))
        if node.op_type == "BipolarQuant":
            return _bipolar_quant(reals)
        if node.op_type not in _MOVES or not isinstance(first, QuantizedTensor):
            return self._run(node, reals)
        # Moving values about changes neither integers nor scale; a scale per channel turns with its tensor.
        scale = first.scale.reshape(())
        if first.scale.size != 1:
            if node.op_type != "Transpose":
                raise _NotUnderstood("moves a tensor with a scale per channel")
            shape = (1,) * (first.integers.ndim - first.scale.ndim) + first.scale.shape
            scale = self._run(node, [first.scale.reshape(shape)])
        integers = self._run(node, [first.integers, *map(_real, others)])
        return replace(first, integers=integers, scale=scale)

    def _run(self, node: onnx.NodeProto, operands: list[Array]) -> Array:
        """An operation of ONNX on arrays."""
        names = [f"x{number}" for number in range(len(operands))]
        alone = helper.make_node(node.op_type, names, ["y"], domain=node.domain)
        alone.attribute.extend(node.attribute)
        inputs = [helper.make_tensor_value_info(name, onnx.TensorProto.UNDEFINED, None) for name in names]
        output = helper.make_tensor_value_info("y", onnx.TensorProto.UNDEFINED, None)
        model = helper.make_model(
            helper.make_graph([alone], "node", inputs, [output]), opset_imports=self._opsets
        )
        try:
            evaluator = ReferenceEvaluator(model)
        except (NotImplementedError, RuntimeError) as error:
            raise _NotUnderstood("is an operation that this reader does not know") from error
        return np.asarray(evaluator.run(None, dict(zip(names, operands, strict=True)))[0])

    def _get(self, index: int, values: dict[str, Value], name: str) -> Value:
        if name not in values:
            raise self._error(index, f"uses {name!r}, which no earlier node computes")
        return values[name]

    def _error(self, index: int, what: str) -> UserError:
        node = self._nodes[index]
        return UserError(f"{self._name}: node {node.name or node.output[0]} ({node.op_type}) {what}")


# ---- operations -------------------------------------------------------------------------------------------


class _NotUnderstood(Exception):
    """Why a node cannot be evaluated: the rest of a sentence that begins with its name."""


def _quant(operands: list[Array], attributes: dict[str, Any]) -> QuantizedTensor:
    """QONNX Quant: round(clip(x / scale + zero point)), with the range from bits, signed and narrow."""
    x, scale, zero, width = operands
    if width.size != 1 or float(width.reshape(-1)[0]) != int(width.reshape(-1)[0]):
        raise _NotUnderstood("has a bit width that is not one whole number")
    if np.any(zero != 0):
        raise _NotUnderstood("has a zero point other than 0, which none of the bitplane encodings has")
    bits = int(width.reshape(-1)[0])
    signed, narrow = bool(attributes.get("signed", 1)), bool(attributes.get("narrow", 0))
    scaled = x / scale
    if signed and bits == 1:  # QONNX reads a signed 1-bit Quant as bipolar
        return QuantizedTensor(_sign(scaled), 1, "bipolar", scale)
    low, high = _range(bits, signed, narrow)
    mode = attributes.get("rounding_mode", b"ROUND")
    name = (mode.decode() if isinstance(mode, bytes) else str(mode)).upper()
    if name not in _ROUNDING:
        raise _NotUnderstood(f"has rounding mode {name}; known: {', '.join(_ROUNDING)}")
    integers = _ROUNDING[name](np.clip(scaled, low, high)).astype(np.int64)
    return QuantizedTensor(integers, bits, "twos" if signed else "unsigned", scale)


def _bipolar_quant(operands: list[Array]) -> QuantizedTensor:
    """QONNX BipolarQuant: +1 where x >= 0, else -1, times the scale."""
    x, scale = operands
    return QuantizedTensor(_sign(x), 1, "bipolar", scale)


def _sign(x: Array) -> Integers:
    return np.where(x >= 0, 1, -1).astype(np.int64)


def _range(bits: int, signed: bool, narrow: bool) -> tuple[int, int]:
    """The smallest and the largest integer; narrow drops one: the lowest if signed, else the highest."""
    if signed:
        return -(1 << (bits - 1)) + narrow, (1 << (bits - 1)) - 1
    return 0, (1 << bits) - 1 - narrow


_ROUNDING: dict[str, Callable[[Array], Array]] = {
    "ROUND": np.round,  # half to even
    "HALF_EVEN": np.round,
    "CEIL": np.ceil,
    "FLOOR": np.floor,
    "UP": lambda x: np.sign(x) * np.ceil(np.abs(x)),
    "DOWN": np.trunc,
    "ROUND_TO_ZERO": np.trunc,
    "HALF_UP": lambda x: np.sign(x) * np.floor(np.abs(x) + 0.5),
    "HALF_DOWN": lambda x: np.sign(x) * np.ceil(np.abs(x) - 0.5),
}


#: Operations that only move values.
_MOVES = frozenset({"Identity", "Reshape", "Flatten", "Transpose", "Unsqueeze", "Squeeze"})


def _real(value: Value) -> Array:
    return value.real if isinstance(value, QuantizedTensor) else value


def _attributes(node: onnx.NodeProto) -> dict[str, Any]:
    return {attribute.name: helper.get_attribute_value(attribute) for attribute in node.attribute}
