"""RNN, GRU and LSTM through the front end, compiled, against ONNX Runtime."""

from itertools import product
from pathlib import Path
from typing import Any

import onnx
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from onnx import TensorProto as T

from tests.qnn.onnx_checks import near, random, refuses
from tests.qnn.onnx_models import Graph, f32, i32, run_compiled, run_runtime

GATES = {"RNN": 1, "GRU": 3, "LSTM": 4}
TIME, BATCH, INPUTS, HIDDEN = 5, 3, 4, 6
FUNCTIONS: dict[str, list[dict[str, Any]]] = {
    "RNN": [
        {"activations": ["Relu"]},
        {"activations": ["Affine"], "activation_alpha": [0.5], "activation_beta": [0.25]},
        {"activations": ["Elu"], "activation_alpha": [0.7], "clip": 0.5},
    ],
    "GRU": [
        {"activations": ["HardSigmoid", "Softsign"], "activation_alpha": [0.3], "activation_beta": [0.4]},
        {"linear_before_reset": 1, "clip": 0.8},
    ],
    "LSTM": [
        {"activations": ["HardSigmoid", "LeakyRelu", "ScaledTanh"], "activation_alpha": [0.3, 0.1, 0.9],
         "activation_beta": [0.4, 1.1]},
        {"clip": 0.4}, {"input_forget": 1},
    ],
}  # fmt: skip


def recurrent(g: Graph, kind: str, x: str, rng: Any, parts: str = "", many: int = 1, **attrs: Any) -> None:
    """A node; ``parts`` says which optional inputs it has: b(ias), l(engths), s(tate), p(eephole)."""

    def weight(*shape: int) -> str:
        return g.constant(rng.normal(0, 0.7, (many, *shape)).astype(f32))

    wide = GATES[kind] * HIDDEN
    inputs = [x, weight(wide, INPUTS), weight(wide, HIDDEN), weight(2 * wide) if "b" in parts else ""]
    lengths = g.constant(rng.integers(1, TIME + 1, BATCH).astype(i32)) if "l" in parts else ""
    inputs += [lengths, weight(BATCH, HIDDEN) if "s" in parts else ""]
    if kind == "LSTM":
        inputs += [weight(BATCH, HIDDEN) if "s" in parts else "", weight(3 * HIDDEN) if "p" in parts else ""]
    g.put(kind, inputs, outputs=3 if kind == "LSTM" else 2, hidden_size=HIDDEN, **attrs)


@pytest.mark.parametrize("kind", GATES)
def test_recurrent_layers(kind: str) -> None:
    g, rng = Graph(opset=14), random()
    x = g.feed("x", rng.normal(0, 1, (TIME, BATCH, INPUTS)).astype(f32))
    flags = (0, 1) if kind == "GRU" else (None,)
    turns = (("forward", 1), ("reverse", 1), ("bidirectional", 2))
    for flag, (direction, directions) in product(flags, turns):
        attrs = {} if flag is None else {"linear_before_reset": flag}
        for parts in ("", "bls"):
            recurrent(g, kind, x, rng, parts, directions, direction=direction, **attrs)
    for attrs in FUNCTIONS[kind]:
        recurrent(g, kind, x, rng, "bs", **attrs)
    if kind == "LSTM":
        recurrent(g, kind, x, rng, "bsp")
    near(g)


def test_lengths_at_run_time() -> None:
    """Sequences end where an input says; one that says more than there is ends at the last step."""
    g, rng = Graph(opset=14), random(2)
    x, lengths = g.input("x", (TIME, BATCH, INPUTS)), g.input("n", (BATCH,), T.INT32)
    weights = [g.constant(rng.normal(0, 1, (2, 4 * HIDDEN, n)).astype(f32)) for n in (INPUTS, HIDDEN)]
    g.put("LSTM", [x, *weights, "", lengths], outputs=3, hidden_size=HIDDEN, direction="bidirectional")
    feeds = {"x": rng.normal(0, 1, (TIME, BATCH, INPUTS)).astype(f32), "n": i32([2, 5, 1])}
    near(g.model(), feeds)
    beyond = run_compiled(g.model(), {**feeds, "n": i32([5, 100, -3])})
    whole = run_compiled(g.model(), {**feeds, "n": i32([5, 5, 0])})
    for name, array in whole.items():
        assert_array_equal(beyond[name], array)


def test_sizes_of_one() -> None:
    g, rng = Graph(opset=14), random(3)
    x = g.feed("x", f32([[[0.7]]]))
    for kind, gates in GATES.items():
        weights = [g.constant(rng.normal(0, 1, (1, gates, 1)).astype(f32)) for _ in range(2)]
        g.put(kind, [x, *weights], outputs=2, hidden_size=1)
    near(g)


@pytest.mark.parametrize("per_channel", [False, True])
def test_lstm_of_dynamic_quantization(per_channel: bool, tmp_path: Path) -> None:
    """What ONNX Runtime's quantizer makes of LSTM. Sums of floats decide at times which integer a state
    becomes, and a state that is one step apart moves what follows a little."""
    from onnxruntime.quantization import QuantType, quantize_dynamic

    g, rng = Graph(opset=14), random(4)
    x = g.input("x", (TIME, 1, INPUTS))
    recurrent(g, "LSTM", x, rng, "b", 2, direction="bidirectional")
    plain, quantized = tmp_path / "float.onnx", tmp_path / "quantized.onnx"
    onnx.save(g.model(), plain)
    for kind in (QuantType.QInt8, QuantType.QUInt8):
        quantize_dynamic(plain, quantized, per_channel=per_channel, weight_type=kind)
        model = onnx.load(quantized)
        assert [n.op_type for n in model.graph.node] == ["DynamicQuantizeLSTM"]
        feeds = {"x": rng.normal(0, 1, (TIME, 1, INPUTS)).astype(f32)}
        ours, theirs = run_compiled(model, feeds), run_runtime(model, feeds)
        for name, array in theirs.items():
            assert ours[name].shape == array.shape
            assert_allclose(ours[name], array, rtol=0, atol=2e-6)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"direction": "both"}, "direction 'both'"),
        ({"activations": ["Sigmoid", "Tanh"]}, "activations"),
        ({"activations": ["Sigmoid", "Tanh", "Cube"]}, "Cube"),
        ({"clip": -1.0}, "clip -1.0"),
        ({"hidden_size": 5}, "hidden_size"),
    ],
)
def test_what_is_refused(change: dict[str, Any], message: str) -> None:
    g, rng = Graph(opset=14), random()
    x = g.input("x", (TIME, BATCH, INPUTS))
    weights = [g.constant(rng.normal(0, 1, (1, 24, n)).astype(f32)) for n in (INPUTS, HIDDEN)]
    g.put("LSTM", [x, *weights], name="cell", **{"hidden_size": HIDDEN, **change})
    refuses(g.model(infer=False), f"'cell'.*{message}")
