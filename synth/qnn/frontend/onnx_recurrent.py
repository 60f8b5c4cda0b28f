"""Converters of RNN, GRU and LSTM in float, and of the LSTM that ONNX Runtime's dynamic quantization writes.

One matrix product multiplies the inputs of all steps. A loop computes what depends on the state
in one TIR function per direction, over time steps, sequences and gates.
"""

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from tvm import tirx
from tvm.relax import op as R
from tvm.script.ir_builder import tirx as T

from synth.qnn import ops as qnn
from synth.qnn.frontend.onnx_loops import loops, sizes
from synth.qnn.frontend.onnx_node import Node, OnnxOperator, OnnxValue, Result, constant, part_of, type_of
from synth.qnn.frontend.onnx_quantized import BYTES, dynamic_quantize, matmul

Activation = Callable[[Any], Any]
LANES = 16
"""Columns of the weights that one vector operation multiplies."""


@dataclass(frozen=True)
class Cell:
    """The operator of one direction of a recurrent layer, with its attributes.
    ``activations``: the one function of an RNN, or those of the gates, of the candidate and (LSTM) of the
    result, in this order. ``clip`` limits the arguments of gates and candidate to [-clip, clip]. 0 means no
    limit."""

    kind: str
    """RNN, GRU or LSTM."""
    activations: tuple[Activation, ...]
    clip: float = 0.0
    reverse: bool = False
    input_forget: bool = False
    linear_before_reset: bool = False

    @property
    def gates(self) -> int:
        """The number of [H, H] weight matrices of the state: 1 for RNN, 3 for GRU, 4 for LSTM."""
        return {"RNN": 1, "GRU": 3, "LSTM": 4}[self.kind]


@dataclass(frozen=True)
class Operands:
    """Tensors of one direction as expressions. H: size of the state. G: number of gates, in ONNX's order.

    * ``x`` [time, batch, G * H]: the input's products with its weights, plus each bias that needs no state.
    * ``weight`` [H, G * H]: the weights of the state.
    * ``state``, ``memory`` (LSTM) [batch, H]: the values before the first step.
    * ``scale`` (float32), ``zero`` (int32), both [G * H]: of ``weight`` if it has 8-bit integers. Each step
      then quantizes the state by the state's own range.
    * ``bias`` [H]: the candidate's bias with GRU's linear_before_reset.
    * ``peephole`` [3 * H]. ``lengths`` int32 [batch]: steps of each sequence.
    """

    x: Any
    weight: Any
    state: Any
    memory: Any = None
    scale: Any = None
    zero: Any = None
    bias: Any = None
    peephole: Any = None
    lengths: Any = None


def recurrence(node: Node, cell: Cell, operands: Operands) -> list[Any]:
    """Return the states of all steps [time, batch, hidden], the last states [batch, hidden] and, for LSTM,
    the last memory [batch, hidden]. A state stands at the time of its input, also in reverse. States after a
    sequence's end are 0."""
    time, batch, wide = type_of(node.emit(operands.x))[1]
    hidden = wide // cell.gates
    tensors = {name: value for name, value in vars(operands).items() if value is not None}
    state = ((batch, hidden), "float32")
    results = [((time, batch, hidden), "float32"), state, *([state] if cell.kind == "LSTM" else [])]
    scratch: dict[str, Any] = {"gates": ((wide,), "float32"), "reset": ((hidden,), "float32")}
    if operands.scale is not None:
        scratch |= {"whole": ((batch, hidden), "int32"), "sums": ((wide,), "int32"), "low": ((1,), "float32")}
        scratch |= {"high": ((1,), "float32"), "step": ((1,), "float32"), "point": ((1,), "int32")}

    def body(*buffers: Any) -> None:
        names = [*tensors, "y", "h", *(["c"] if cell.kind == "LSTM" else []), *scratch]
        _Loops(cell, dict(zip(names, buffers, strict=True)), time, batch, hidden).write()

    return loops(node, cell.kind.lower(), list(tensors.values()), results, body, list(scratch.values()))


class _Loops:
    """Writer of one direction's TIR statements. Buffers ``h`` and ``c`` are the state and the memory."""

    def __init__(self, cell: Cell, buffers: dict[str, Any], time: int, batch: int, hidden: int) -> None:
        self.cell, self.buffers = cell, buffers
        self.time, self.batch, self.hidden = time, batch, hidden
        self.gates, self.h = buffers["gates"], buffers["h"]

    def write(self) -> None:
        with _grid(self.batch, self.hidden) as (b, j):
            T.buffer_store(self.h, self.buffers["state"][b, j], [b, j])
            if "memory" in self.buffers:
                T.buffer_store(self.buffers["c"], self.buffers["memory"][b, j], [b, j])
        with _loop(self.time) as t:
            if "scale" in self.buffers:
                self._quantize()
            with _loop(self.batch) as b:
                self._one(t, b)

    def _one(self, t: Any, b: Any) -> None:
        """Write one step of sequence ``b``, or zeros if the sequence has ended."""
        if "lengths" not in self.buffers:
            self._step(self.time - 1 - t if self.cell.reverse else t, b)
            return
        length = tirx.Cast("int64", self.buffers["lengths"][b])
        with T.If(t < length):
            with T.Then():
                self._step(length - 1 - t if self.cell.reverse else t, b)
            with T.Else(), _loop(self.hidden) as j:
                T.buffer_store(self.buffers["y"], tirx.const(0, "float32"), [t, b, j])

    def _step(self, place: Any, b: Any) -> None:
        {"RNN": self._rnn, "GRU": self._gru, "LSTM": self._lstm}[self.cell.kind](place, b)
        with _loop(self.hidden) as j:
            T.buffer_store(self.buffers["y"], self.h[b, j], [place, b, j])

    def _fill(self, place: Any, b: Any) -> None:
        with _loop(self.cell.gates * self.hidden) as j:
            T.buffer_store(self.gates, self.buffers["x"][place, b, j], [j])

    def _add(self, b: Any, first: int, count: int, of_reset: bool = False) -> None:
        """Add the state, or the reset state, times ``count`` columns of the weights, ``first`` the first."""
        weight = self.buffers["weight"]
        if "scale" in self.buffers:
            self._add_integers(b, first, count)
            return
        with _loop(self.hidden) as k:
            state = self.buffers["reset"][k] if of_reset else self.h[b, k]

            def product(at: Any) -> None:
                T.buffer_store(self.gates, self.gates[at] + state * weight[k, at], [at])

            # LLVM does not vectorize products that must keep their rounding (``synth.model.nan_handling``).
            end = count // LANES * LANES
            if end:
                with _loop(count // LANES) as i, T.vectorized(*sizes((0, LANES))) as j:
                    product(first + i * LANES + j)
            with _loop(count - end) as j:
                product(first + end + j)

    def _add_integers(self, b: Any, first: int, count: int) -> None:
        weight, sums, state = (self.buffers[name] for name in ("weight", "sums", "whole"))
        with _loop(count) as j:
            T.buffer_store(sums, tirx.const(0, "int32"), [first + j])
        with _loop(self.hidden) as k, _loop(count) as j:
            at = first + j
            number = tirx.Cast("int32", weight[k, at]) - self.buffers["zero"][at]
            T.buffer_store(sums, sums[at] + state[b, k] * number, [at])
        with _loop(count) as j:
            at = first + j
            scale = self.buffers["step"][0] * self.buffers["scale"][at]
            T.buffer_store(self.gates, self.gates[at] + tirx.Cast("float32", sums[at]) * scale, [at])

    def _quantize(self) -> None:
        """Quantize the state of the whole batch to 8 bits by its own range, and subtract the zero point."""
        low, high, step, point = (self.buffers[name] for name in ("low", "high", "step", "point"))
        zero, most = tirx.const(0, "float32"), tirx.const(255, "float32")
        T.buffer_store(low, zero, [0])
        T.buffer_store(high, zero, [0])
        with _grid(self.batch, self.hidden) as (b, k):
            T.buffer_store(low, tirx.min(low[0], self.h[b, k]), [0])
            T.buffer_store(high, tirx.max(high[0], self.h[b, k]), [0])
        spread = tirx.Select(high[0] == low[0], tirx.const(1, "float32"), (high[0] - low[0]) / most)
        T.buffer_store(step, spread, [0])
        offset = tirx.nearbyint(tirx.min(tirx.max((zero - low[0]) / step[0], zero), most))
        T.buffer_store(point, tirx.Cast("int32", offset), [0])
        with _grid(self.batch, self.hidden) as (b, k):
            stepped = tirx.nearbyint(self.h[b, k] / step[0]) + tirx.Cast("float32", point[0])
            bounded = tirx.min(tirx.max(stepped, zero), most)
            T.buffer_store(self.buffers["whole"], tirx.Cast("int32", bounded) - point[0], [b, k])

    def _gate(self, index: int, value: Any) -> Any:
        if self.cell.clip:
            bound = tirx.const(self.cell.clip, "float32")
            value = tirx.min(tirx.max(value, -bound), bound)
        return self.cell.activations[index](value)

    def _rnn(self, place: Any, b: Any) -> None:
        self._fill(place, b)
        self._add(b, 0, self.hidden)
        with _loop(self.hidden) as j:
            T.buffer_store(self.h, self._gate(0, self.gates[j]), [b, j])

    def _gru(self, place: Any, b: Any) -> None:
        """Write z, r and the candidate. The state becomes (1 - z) * candidate + z * state."""
        n, reset = self.hidden, self.buffers["reset"]
        self._fill(place, b)
        if not self.cell.linear_before_reset:
            self._add(b, 0, 2 * n)
            with _loop(n) as j:
                T.buffer_store(reset, self._gate(0, self.gates[n + j]) * self.h[b, j], [j])
            self._add(b, 2 * n, n, of_reset=True)
        else:
            with _loop(n) as j:  # "reset" stores the input's products of the candidate for now
                T.buffer_store(reset, self.gates[2 * n + j], [j])
                T.buffer_store(self.gates, self.buffers["bias"][j], [2 * n + j])
            self._add(b, 0, 3 * n)
            with _loop(n) as j:
                gate = self._gate(0, self.gates[n + j])
                T.buffer_store(self.gates, reset[j] + gate * self.gates[2 * n + j], [2 * n + j])
        with _loop(n) as j:
            T.buffer_store(self.gates, self._gate(0, self.gates[j]), [j])
            update, candidate = self.gates[j], self._gate(1, self.gates[2 * n + j])
            T.buffer_store(self.h, (1 - update) * candidate + update * self.h[b, j], [b, j])

    def _lstm(self, place: Any, b: Any) -> None:
        """Write an LSTM step. The gates' order is input, output, forget, candidate."""
        n, memory = self.hidden, self.buffers["c"]
        self._fill(place, b)
        self._add(b, 0, 4 * n)
        with _loop(n) as j:

            def gate(index: int) -> Any:
                total = self.gates[index * n + j]
                if "peephole" in self.buffers:
                    total = total + self.buffers["peephole"][index * n + j] * memory[b, j]
                return self._gate(0, total)

            T.buffer_store(self.gates, gate(0), [j])
            let_in = self.gates[j]
            forget = 1 - let_in if self.cell.input_forget else gate(2)
            candidate = self._gate(1, self.gates[3 * n + j])
            T.buffer_store(memory, forget * memory[b, j] + let_in * candidate, [b, j])
            T.buffer_store(self.gates, gate(1), [n + j])
            output = self.cell.activations[2](memory[b, j])
            T.buffer_store(self.h, self.gates[n + j] * output, [b, j])


def _loop(count: int) -> Any:
    return T.serial(*sizes((0, count)))


def _grid(*counts: int) -> Any:
    return T.grid(*sizes(counts))


_ZERO = tirx.const(0, "float32")
ACTIVATIONS: dict[str, tuple[Callable[..., Any], float | None, float | None]] = {
    "Sigmoid": (lambda x, a, b: 1 / (1 + tirx.exp(-x)), None, None),
    "Tanh": (lambda x, a, b: tirx.tanh(x), None, None),
    "Relu": (lambda x, a, b: tirx.max(x, _ZERO), None, None),
    "Affine": (lambda x, a, b: a * x + b, 1.0, 0.0),
    "LeakyRelu": (lambda x, a, b: tirx.Select(x >= 0, x, a * x), 0.01, None),
    "ThresholdedRelu": (lambda x, a, b: tirx.Select(x > a, x, _ZERO), 1.0, None),
    "ScaledTanh": (lambda x, a, b: a * tirx.tanh(b * x), 1.0, 1.0),
    "HardSigmoid": (lambda x, a, b: tirx.min(tirx.max(a * x + b, _ZERO), tirx.const(1, "float32")), 0.2, 0.5),
    "Elu": (lambda x, a, b: tirx.Select(x >= 0, x, a * (tirx.exp(x) - 1)), 1.0, None),
    "Softsign": (lambda x, a, b: x / (1 + tirx.abs(x)), None, None),
    "Softplus": (lambda x, a, b: tirx.log(1 + tirx.exp(x)), None, None),
}  # fmt: skip
"""Functions by name, with the defaults of alpha and beta. None for a parameter that the function lacks."""


def chosen(names: Sequence[str], alphas: Sequence[float], betas: Sequence[float]) -> list[Activation]:
    """Return the named functions. Each takes the next alpha and beta that it needs, or ONNX's defaults."""
    numbers = iter(alphas), iter(betas)
    functions: list[Activation] = []
    for name in names:
        function, *defaults = ACTIVATIONS[name]
        pairs = zip(defaults, numbers, strict=True)
        a, b = (0.0 if default is None else next(rest, default) for default, rest in pairs)
        functions.append(functools.partial(function, a=tirx.const(a, "float32"), b=tirx.const(b, "float32")))
    return functions


DEFAULTS = {"RNN": ("Tanh",), "GRU": ("Sigmoid", "Tanh"), "LSTM": ("Sigmoid", "Tanh", "Tanh")}
"""Activations of a node that names none."""
TURNS = {"forward": [False], "reverse": [True], "bidirectional": [False, True]}
"""For each direction of a layer, whether it runs from the last step to the first."""


def _functions(node: Node, kind: str, directions: int) -> list[list[Activation]]:
    """Return the activations of each direction."""
    each = len(DEFAULTS[kind])
    names = [n.decode("utf-8", "replace") for n in node.attributes.get("activations", [])]
    names = names or list(DEFAULTS[kind]) * directions
    spellings = {name.lower(): name for name in ACTIVATIONS}  # ONNX Runtime's quantizer writes lower case
    if not {name.lower() for name in names} <= spellings.keys() or len(names) != each * directions:
        raise node.error(f"activations {names}: {each * directions} of {', '.join(ACTIVATIONS)} are needed")
    parameters = ("activation_alpha", "activation_beta")
    numbers = [list(map(float, node.attributes.get(name, []))) for name in parameters]
    for name, values in zip(parameters, numbers, strict=True):
        node.demand(np.isfinite(values).all(), f"attribute {name} is {values}; finite numbers are needed")
    functions = chosen([spellings[name.lower()] for name in names], *numbers)
    return [functions[i * each : (i + 1) * each] for i in range(directions)]


def _cells(node: Node, kind: str) -> list[Cell]:
    turns, clip = TURNS[node.text("direction", "forward", TURNS)], node.real("clip", 0.0)
    node.demand(clip >= 0, f"clip {clip}: a number above 0 is needed")
    forget = kind == "LSTM" and node.flag("input_forget")
    late = kind == "GRU" and node.flag("linear_before_reset")
    functions = zip(turns, _functions(node, kind, len(turns)), strict=True)
    return [Cell(kind, tuple(activations), clip, turn, forget, late) for turn, activations in functions]


def _shaped(node: Node, index: int, shape: Sequence[int], dtype: str = "float32") -> OnnxValue | None:
    if node.optional(index) is None:
        return None
    return node.shaped(node.typed(index, (dtype,)), shape, f"input {index}")


def _part(value: OnnxValue, direction: int) -> Any:
    if value.array is not None:
        return constant(value.array[direction])
    return R.reshape(part_of(value.expr, direction, direction + 1), value.shape[1:])


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
        lengths = _shaped(self.node, 4, (self.batch,), "int32")
        if lengths is None or lengths.array is None:
            return lengths
        if lengths.array.min() < 0 or lengths.array.max() > self.time:
            raise self.node.error(f"sequence_lens {lengths.array.tolist()}: 0 to {self.time} are possible")
        return None if (lengths.array == self.time).all() else lengths

    def _initial(self, index: int) -> OnnxValue:
        shape = (self.directions, self.batch, self.hidden)
        stored_shape = (self.batch, self.directions, self.hidden) if self.batch_first else shape
        state = _shaped(self.node, index, stored_shape)
        if state is None:
            return OnnxValue("float32", shape, array=np.zeros(shape, np.float32))
        if self.batch_first:
            return self.node.value(R.permute_dims(state.expr, [1, 0, 2]))
        return state

    def run(self, part: Callable[[int], tuple[Any, Any, dict[str, Any]]]) -> Result:
        """Return Y [time, directions, batch, hidden] and Y_h (and Y_c) [directions, batch, hidden].

        ``part`` returns, for a direction, the products of the flat input [time * batch, gates * hidden], the
        weights of the state, and further fields of ``Operands``.
        """
        results = []
        for direction, cell in enumerate(self.cells):
            product, weight, more = part(direction)
            products = R.reshape(self.node.emit(product), (self.time, self.batch, self.wide))
            operands = replace(self._operands(direction, products, weight), **more)
            results.append(recurrence(self.node, cell, operands))
        columns = enumerate(zip(*results, strict=True))
        outputs = [R.stack(list(column), axis=0 if i else 1) for i, column in columns]
        if self.batch_first:
            orders = ([2, 0, 1, 3], [1, 0, 2], [1, 0, 2])
            outputs = [R.permute_dims(part, order) for part, order in zip(outputs, orders, strict=False)]
        return outputs

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
            weight, state = (R.permute_dims(_part(both, direction), [1, 0]) for both in (weights, states))
            return R.matmul(layer.flat.expr, weight), state, {}

        return layer.run(part)

    return OnnxOperator(convert)


def _dynamic_quantize_lstm(node: Node) -> Result:
    """Convert an LSTM with 8-bit weights. Input and state are quantized by their own ranges."""
    layer = _Layer(node, "LSTM")
    node.demand(layer.lengths is None, "sequence_lens is not supported with quantized weights; leave it out")
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
