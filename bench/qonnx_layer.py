"""The first fully connected layer of a QONNX model, as the integers that a low-bit kernel multiplies.

The ONNX graph is evaluated node by node, in numpy and in the model's own float32, from its input to the
first matrix product of two quantized tensors. Scale, zero point, bit width, sign, range and rounding all
come from the graph; nothing about a particular model is written down here. A quantized tensor is carried
as its integers, so what reaches the product is exactly what the model itself computes with.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import helper, numpy_helper

from synth.errors import UserError

__all__ = ["QuantizedLayer", "QuantizedTensor", "read_first_layer"]

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
    return _Graph(model.graph, file.stem).first_layer()


class _Graph:
    """An ONNX graph with one image input, and how to evaluate it."""

    def __init__(self, graph: onnx.GraphProto, name: str) -> None:
        self._name = name
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
            values[node.output[0]] = _evaluate(node, operands)
        except _NotUnderstood as error:
            raise self._error(index, str(error)) from error
        except (ValueError, IndexError, TypeError) as error:
            raise self._error(index, f"cannot be evaluated ({str(error).splitlines()[0]})") from error

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


def _evaluate(node: onnx.NodeProto, operands: list[Value]) -> Value:
    attributes = _attributes(node)
    if node.op_type in _MOVES:
        first, *others = operands
        move = _MOVES[node.op_type]
        if isinstance(first, QuantizedTensor):  # moving values about changes neither integers nor scale
            if first.scale.size != 1 and node.op_type != "Transpose":
                raise _NotUnderstood("moves a tensor with a scale per channel")
            return replace(
                first,
                integers=move(first.integers, others, attributes),
                scale=_move_scale(first, move, others, attributes),
            )
        return move(first, others, attributes)
    reals = [_real(operand) for operand in operands]
    if node.op_type in ("Quant", "IntQuant"):
        return _quant(reals, attributes)
    if node.op_type == "BipolarQuant":
        return _bipolar_quant(reals)
    if node.op_type in _ARITHMETIC:
        return np.asarray(_ARITHMETIC[node.op_type](reals, attributes))
    raise _NotUnderstood("is an operation that this reader does not know")


def _move_scale(
    tensor: QuantizedTensor, move: Callable[..., Array], others: list[Value], attributes: dict[str, Any]
) -> Array:
    """The scale after a move: a per-channel one turns with its tensor."""
    if tensor.scale.size == 1:
        return tensor.scale.reshape(())
    shape = (1,) * (tensor.integers.ndim - tensor.scale.ndim) + tensor.scale.shape
    return move(tensor.scale.reshape(shape), others, attributes)


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


def _reshape(x: Array, others: list[Value], attributes: dict[str, Any]) -> Array:
    wanted = [int(d) for d in _real(others[0])]
    if not attributes.get("allowzero", 0):
        wanted = [x.shape[i] if d == 0 else d for i, d in enumerate(wanted)]
    return x.reshape(wanted)


def _flatten(x: Array, others: list[Value], attributes: dict[str, Any]) -> Array:
    axis = int(attributes.get("axis", 1))
    return x.reshape(int(np.prod(x.shape[:axis])), -1)


def _unsqueeze(x: Array, others: list[Value], attributes: dict[str, Any]) -> Array:
    axes = attributes["axes"] if not others else [int(a) for a in _real(others[0])]
    return np.expand_dims(x, tuple(axes))


def _squeeze(x: Array, others: list[Value], attributes: dict[str, Any]) -> Array:
    axes = attributes.get("axes") if not others else [int(a) for a in _real(others[0])]
    return np.squeeze(x, tuple(axes) if axes is not None else None)


# Operations that only move values; each takes (array, further operands, attributes).
_MOVES: dict[str, Callable[[Array, list[Value], dict[str, Any]], Array]] = {
    "Identity": lambda x, others, attributes: x,
    "Reshape": _reshape,
    "Flatten": _flatten,
    "Transpose": lambda x, others, attributes: np.transpose(x, attributes.get("perm")),
    "Unsqueeze": _unsqueeze,
    "Squeeze": _squeeze,
}


def _batch_normalization(operands: list[Array], attributes: dict[str, Any]) -> Array:
    x, scale, bias, mean, variance = operands
    shape = (1, -1) + (1,) * (x.ndim - 2)
    deviation = np.sqrt(variance + np.float32(attributes.get("epsilon", 1e-5)))
    return (x - mean.reshape(shape)) / deviation.reshape(shape) * scale.reshape(shape) + bias.reshape(shape)


def _constant(operands: list[Array], attributes: dict[str, Any]) -> Array:
    if "value" not in attributes:
        raise _NotUnderstood("has no tensor value")
    return np.asarray(numpy_helper.to_array(attributes["value"]))


# Operations on plain arrays; each takes (operands, attributes).
_ARITHMETIC: dict[str, Callable[[list[Array], dict[str, Any]], Any]] = {
    "Constant": _constant,
    "Shape": lambda o, attributes: np.asarray(o[0].shape, dtype=np.int64),
    "Gather": lambda o, attributes: np.take(o[0], o[1], axis=int(attributes.get("axis", 0))),
    "Concat": lambda o, attributes: np.concatenate([np.atleast_1d(x) for x in o], int(attributes["axis"])),
    "Cast": lambda o, attributes: o[0].astype(helper.tensor_dtype_to_np_dtype(attributes["to"])),
    "Add": lambda o, attributes: o[0] + o[1],
    "Sub": lambda o, attributes: o[0] - o[1],
    "Mul": lambda o, attributes: o[0] * o[1],
    "Div": lambda o, attributes: o[0] / o[1],
    "Pow": lambda o, attributes: o[0] ** o[1],
    "Sqrt": lambda o, attributes: np.sqrt(o[0]),
    "Neg": lambda o, attributes: -o[0],
    "Relu": lambda o, attributes: np.maximum(o[0], 0),
    "MatMul": lambda o, attributes: o[0] @ o[1],
    "BatchNormalization": _batch_normalization,
}


def _real(value: Value) -> Array:
    return value.real if isinstance(value, QuantizedTensor) else value


def _attributes(node: onnx.NodeProto) -> dict[str, Any]:
    return dict(_pairs(node))


def _pairs(node: onnx.NodeProto) -> Iterator[tuple[str, Any]]:
    for attribute in node.attribute:
        yield attribute.name, helper.get_attribute_value(attribute)
