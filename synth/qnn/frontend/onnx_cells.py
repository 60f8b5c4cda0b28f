"""The loops of recurrent layers: one TIR function per direction, over time steps, sequences and gates."""

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tvm import tirx
from tvm.script.ir_builder import tirx as T

from synth.qnn.frontend.onnx_loops import loops, sizes
from synth.qnn.frontend.onnx_node import Node, type_of

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


def recurrence(node: Node, cell: Cell, given: Operands) -> list[Any]:
    """Return the states of all steps [time, batch, hidden], the last states [batch, hidden] and, for LSTM,
    the last memory [batch, hidden]. A state stands at the time of its input, also in reverse. States after a
    sequence's end are 0."""
    time, batch, wide = type_of(node.emit(given.x))[1]
    hidden = wide // cell.gates
    named = {name: value for name, value in vars(given).items() if value is not None}
    state = ((batch, hidden), "float32")
    results = [((time, batch, hidden), "float32"), state, *([state] if cell.kind == "LSTM" else [])]
    scratch: dict[str, Any] = {"gates": ((wide,), "float32"), "reset": ((hidden,), "float32")}
    if given.scale is not None:
        scratch |= {"whole": ((batch, hidden), "int32"), "sums": ((wide,), "int32"), "low": ((1,), "float32")}
        scratch |= {"high": ((1,), "float32"), "step": ((1,), "float32"), "point": ((1,), "int32")}

    def body(*buffers: Any) -> None:
        names = [*named, "y", "h", *(["c"] if cell.kind == "LSTM" else []), *scratch]
        _Loops(cell, dict(zip(names, buffers, strict=True)), time, batch, hidden).write()

    return loops(node, cell.kind.lower(), list(named.values()), results, body, list(scratch.values()))


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

    # ------------------------------------------------------------ sums

    def _fill(self, place: Any, b: Any, first: int = 0, count: int | None = None) -> None:
        with _loop((self.cell.gates if count is None else count) * self.hidden) as j:
            T.buffer_store(self.gates, self.buffers["x"][place, b, first + j], [first + j])

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
            whole = count // LANES
            if whole:
                with _loop(whole) as i, T.vectorized(tirx.const(0, "int64"), tirx.const(LANES, "int64")) as j:
                    product(first + i * LANES + j)
            with _loop(count - whole * LANES) as j:
                product(first + whole * LANES + j)

    def _add_integers(self, b: Any, first: int, count: int) -> None:
        weight, sums, whole = (self.buffers[name] for name in ("weight", "sums", "whole"))
        with _loop(count) as j:
            T.buffer_store(sums, tirx.const(0, "int32"), [first + j])
        with _loop(self.hidden) as k, _loop(count) as j:
            at = first + j
            number = tirx.Cast("int32", weight[k, at]) - self.buffers["zero"][at]
            T.buffer_store(sums, sums[at] + whole[b, k] * number, [at])
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
        one = tirx.const(1, "float32")
        T.buffer_store(step, tirx.Select(high[0] == low[0], one, (high[0] - low[0]) / most), [0])
        offset = tirx.nearbyint(tirx.min(tirx.max((zero - low[0]) / step[0], zero), most))
        T.buffer_store(point, tirx.Cast("int32", offset), [0])
        with _grid(self.batch, self.hidden) as (b, k):
            stepped = tirx.nearbyint(self.h[b, k] / step[0]) + tirx.Cast("float32", point[0])
            bounded = tirx.min(tirx.max(stepped, zero), most)
            T.buffer_store(self.buffers["whole"], tirx.Cast("int32", bounded) - point[0], [b, k])

    # ------------------------------------------------------------ cells

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
            kept = 1 - let_in if self.cell.input_forget else gate(2)
            candidate = self._gate(1, self.gates[3 * n + j])
            T.buffer_store(memory, kept * memory[b, j] + let_in * candidate, [b, j])
            T.buffer_store(self.gates, gate(1), [n + j])
            shown = self.cell.activations[2](memory[b, j])
            T.buffer_store(self.h, self.gates[n + j] * shown, [b, j])


def _loop(count: int) -> Any:
    return T.serial(tirx.const(0, "int64"), tirx.const(count, "int64"))


def _grid(*counts: int) -> Any:
    return T.grid(*sizes(counts))


# ---------------------------------------------------------------- activations


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
    left = (list(alphas), list(betas))
    found: list[Activation] = []
    for name in names:
        function, *own_alpha_and_beta = ACTIVATIONS[name]
        pairs = zip(own_alpha_and_beta, left, strict=True)
        a, b = (given.pop(0) if own is not None and given else own or 0.0 for own, given in pairs)
        found.append(functools.partial(function, a=tirx.const(a, "float32"), b=tirx.const(b, "float32")))
    return found
