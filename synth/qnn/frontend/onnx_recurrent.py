"""Converters of RNN, GRU and LSTM in float, and of the LSTM that ONNX Runtime's dynamic quantization writes.

One matrix product multiplies the inputs of all steps. A loop computes what depends on the state
(`synth.qnn.frontend.onnx_cells`).
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from tvm.relax import op as R

from synth.qnn import ops as qnn
from synth.qnn.frontend.onnx_cells import ACTIVATIONS, Activation, Cell, Operands, chosen, recurrence
from synth.qnn.frontend.onnx_node import Node, OnnxOperator, OnnxValue, Result, constant, part_of
from synth.qnn.frontend.onnx_quantized import dynamic_quantize, matmul
from synth.qnn.frontend.onnx_scales import BYTES

DEFAULTS = {"RNN": ("Tanh",), "GRU": ("Sigmoid", "Tanh"), "LSTM": ("Sigmoid", "Tanh", "Tanh")}
"""Activations of a node that names none."""
TURNS = {"forward": [False], "reverse": [True], "bidirectional": [False, True]}
"""For each direction of a layer, whether it runs from the last step to the first."""


def _functions(node: Node, kind: str, directions: int) -> list[list[Activation]]:
    """Return the activations of each direction."""
    each = len(DEFAULTS[kind])
    names = [n.decode("utf-8", "replace") for n in node.attributes.get("activations", [])]
    names = names or list(DEFAULTS[kind]) * directions
    known = {name.lower(): name for name in ACTIVATIONS}  # ONNX Runtime's quantizer writes lower case
    if not {name.lower() for name in names} <= known.keys() or len(names) != each * directions:
        raise node.error(f"activations {names}: {each * directions} of {', '.join(ACTIVATIONS)} are needed")
    parameters = ("activation_alpha", "activation_beta")
    numbers = [list(map(float, node.attributes.get(name, []))) for name in parameters]
    for name, given in zip(parameters, numbers, strict=True):
        if not np.isfinite(given).all():
            raise node.error(f"attribute {name} is {given}; finite numbers are needed")
    found = chosen([known[name.lower()] for name in names], *numbers)
    return [found[i * each : (i + 1) * each] for i in range(directions)]


def _cells(node: Node, kind: str) -> list[Cell]:
    turns, clip = TURNS[node.text("direction", "forward", TURNS)], node.real("clip", 0.0)
    if clip < 0:
        raise node.error(f"clip {clip}: a number above 0 is needed")
    forget = kind == "LSTM" and node.flag("input_forget")
    late = kind == "GRU" and node.flag("linear_before_reset")
    functions = zip(turns, _functions(node, kind, len(turns)), strict=True)
    return [Cell(kind, tuple(found), clip, turn, forget, late) for turn, found in functions]


def _shaped(node: Node, index: int, shape: Sequence[int], dtype: str = "float32") -> OnnxValue | None:
    if node.optional(index) is None:
        return None
    return node.shaped(node.typed(index, (dtype,)), shape, f"input {index}")


def _part(found: OnnxValue, direction: int) -> Any:
    if found.array is not None:
        return constant(found.array[direction])
    return R.reshape(part_of(found.expr, direction, direction + 1), found.shape[1:])


class _Layer:
    """A recurrent node: its sizes, and the inputs that RNN, GRU and LSTM have in common."""

    def __init__(self, node: Node, kind: str) -> None:
        self.node, self.kind = node, kind
        x = node.ranked(node.floats(0), 3)
        self.batch_first = node.opset >= 14 and not node.proto.domain and node.flag("layout")
        if self.batch_first:
            x = node.value(R.permute_dims(x.expr, [1, 0, 2]))
        self.x = x
        self.time, self.batch, self.width = x.shape
        self.cells = _cells(node, kind)
        self.directions = len(self.cells)
        state = node[2].shape
        if len(state) != 3 or state[0] != self.directions:
            raise node.error(f"weights of the state {list(state)}: {self.directions} directions are needed")
        self.hidden = state[1] if node.op == "DynamicQuantizeLSTM" else state[2]
        if node.integer("hidden_size", self.hidden) != self.hidden:
            raise node.error(f"hidden_size differs from the {self.hidden} of the weights")
        self.wide = self.hidden * self.cells[0].gates
        self.flat = node.value(R.reshape(x.expr, (self.time * self.batch, self.width)))
        self.bias = _shaped(node, 3, (self.directions, 2 * self.wide))
        self.lengths = self._lengths()
        self.state, self.memory = self._initial(5), self._initial(6) if kind == "LSTM" else None
        self.peephole = _shaped(node, 7, (self.directions, 3 * self.hidden)) if kind == "LSTM" else None

    def _lengths(self) -> OnnxValue | None:
        found = _shaped(self.node, 4, (self.batch,), "int32")
        if found is None or found.array is None:
            return found
        if found.array.min() < 0 or found.array.max() > self.time:
            raise self.node.error(f"sequence_lens {found.array.tolist()}: 0 to {self.time} are possible")
        return None if (found.array == self.time).all() else found

    def _initial(self, index: int) -> OnnxValue:
        shape = (self.directions, self.batch, self.hidden)
        given = (self.batch, self.directions, self.hidden) if self.batch_first else shape
        found = _shaped(self.node, index, given)
        if found is None:
            return OnnxValue("float32", shape, array=np.zeros(shape, np.float32))
        if self.batch_first:
            return self.node.value(R.permute_dims(found.expr, [1, 0, 2]))
        return found

    def run(self, part: Callable[[int], tuple[Any, Any, dict[str, Any]]]) -> Result:
        """Return Y [time, directions, batch, hidden] and Y_h (and Y_c) [directions, batch, hidden].

        ``part`` returns, for a direction, the products of the flat input [time * batch, gates * hidden], the
        weights of the state, and further fields of ``Operands``.
        """
        found = []
        for direction, cell in enumerate(self.cells):
            product, weight, more = part(direction)
            products = R.reshape(self.node.emit(product), (self.time, self.batch, self.wide))
            given = replace(self._operands(direction, products, weight), **more)
            found.append(recurrence(self.node, cell, given))
        columns = enumerate(zip(*found, strict=True))
        joined = [R.stack(list(column), axis=0 if i else 1) for i, column in columns]
        if self.batch_first:
            orders = ([2, 0, 1, 3], [1, 0, 2], [1, 0, 2])
            joined = [R.permute_dims(part, order) for part, order in zip(joined, orders, strict=False)]
        return joined

    def _operands(self, direction: int, products: Any, weight: Any) -> Operands:
        """Return a direction's operands. ``products`` [time, batch, gates * hidden] lack the bias."""
        cell, n, late = self.cells[direction], self.hidden, None
        if self.bias is not None:
            both = self.node.emit(_part(self.bias, direction))
            of_input, of_state = (part_of(both, i * self.wide, (i + 1) * self.wide) for i in (0, 1))
            if cell.kind == "GRU" and cell.linear_before_reset:
                late = part_of(of_state, 2 * n, 3 * n)
                zeros = constant(np.zeros(n, np.float32))
                of_state = R.concat([part_of(of_state, 0, 2 * n), zeros], axis=0)
            products = R.add(products, R.add(of_input, of_state))
        elif cell.linear_before_reset:
            late = constant(np.zeros(n, np.float32))
        lengths = None
        if self.lengths is not None:  # lengths given at run time are clamped to the number of steps
            lengths = R.minimum(self.lengths.expr, constant(self.time, "int32"))
        return Operands(
            products, weight, _part(self.state, direction),
            memory=None if self.memory is None else _part(self.memory, direction), bias=late,
            peephole=None if self.peephole is None else _part(self.peephole, direction), lengths=lengths,
        )  # fmt: skip


def _recurrent(kind: str) -> OnnxOperator:
    def convert(node: Node) -> Result:
        layer = _Layer(node, kind)
        weights = _shaped(node, 1, (layer.directions, layer.wide, layer.width))
        states = _shaped(node, 2, (layer.directions, layer.wide, layer.hidden))
        assert weights is not None and states is not None

        def part(direction: int) -> tuple[Any, Any, dict[str, Any]]:
            weight, state = (R.permute_dims(_part(held, direction), [1, 0]) for held in (weights, states))
            return R.matmul(layer.flat.expr, weight), state, {}

        return layer.run(part)

    return OnnxOperator(convert)


def _dynamic_quantize_lstm(node: Node) -> Result:
    """Convert an LSTM with 8-bit weights. Input and state are quantized by their own ranges."""
    layer = _Layer(node, "LSTM")
    if layer.lengths is not None:
        raise node.error("sequence_lens is not supported with quantized weights; leave it out")
    weights, states = node.array(1), node.array(2)
    dtype = node.typed(1, BYTES).dtype
    shapes = [(layer.directions, size, layer.wide) for size in (layer.width, layer.hidden)]
    if [weights.shape, states.shape] != shapes or node.typed(2, BYTES).dtype != dtype:
        raise node.error(f"weights {list(weights.shape)} and {list(states.shape)} do not fit {shapes}")
    integers, step, point = dynamic_quantize(node, layer.flat)
    data = node.value(integers)

    def part(direction: int) -> tuple[Any, Any, dict[str, Any]]:
        scale, zero, *of_state = (_by_column(node, layer, index, direction) for index in range(8, 12))
        matrix = OnnxValue(dtype, weights.shape[1:], array=np.ascontiguousarray(weights[direction]))
        total = matmul(node, data, matrix, point, zero.astype(np.int32)[None])
        factor = node.emit(R.multiply(step, constant(scale.astype(np.float32))))
        more = {"scale": constant(of_state[0], "float32"), "zero": constant(of_state[1], "int32")}
        return qnn.dequantize(total, factor, constant(0, "int32")), constant(states[direction]), more

    return layer.run(part)


def _by_column(node: Node, layer: _Layer, index: int, direction: int) -> np.ndarray:
    """Return the scale or zero point of each column of a direction's weights. A single number is repeated."""
    array = node.array(index)
    if array.shape not in ((layer.directions,), (layer.directions, layer.wide)):
        shapes = [layer.directions], [layer.directions, layer.wide]
        raise node.error(f"input {index} of shape {list(array.shape)}: {shapes[0]} or {shapes[1]} is needed")
    expected = ("float32",) if index % 2 == 0 else (node[1].dtype,)
    node.typed(index, expected)
    return np.broadcast_to(array[direction], (layer.wide,)).copy()


_LSTM = "direction hidden_size activations activation_alpha activation_beta clip input_forget"
RECURRENT: dict[str, OnnxOperator] = {kind: _recurrent(kind) for kind in DEFAULTS}
RECURRENT_MICROSOFT = {
    "DynamicQuantizeLSTM": OnnxOperator(_dynamic_quantize_lstm, frozenset(_LSTM.split()), 12)
}
