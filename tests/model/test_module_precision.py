"""Precision files for TFLite models (and PyTorch's, by the same module), beside the same network in ONNX."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from synth.errors import UserError
from synth.model.precision import parse_precision
from tests.model.test_precision import layer
from tests.needs import import_or_skip

import_or_skip("tvm")
import_or_skip("ai_edge_litert")
import_or_skip("onnx")
from onnx import helper
from tvm import relax

import synth
from synth.model.baselines import float_accuracy
from synth.model.explore import explore
from synth.model.module_precision import FloatModule
from synth.qnn.frontend.tflite import from_tflite
from tests.model.onnx_graphs import info, onnx_model
from tests.qnn.tflite_writer import Model, fb

RANDOM = np.random.default_rng(4)
X = RANDOM.standard_normal((6, 8, 8, 3)).astype(np.float32)
FILTERS = RANDOM.standard_normal((8, 3, 3, 3)).astype(np.float32)
MATRIX = (RANDOM.standard_normal((5, 6 * 6 * 8)) / 8).astype(np.float32)
BIAS = RANDOM.standard_normal(8).astype(np.float32)


def tflite() -> bytes:
    """A convolution of NHWC with bias and relu, and a dense layer."""
    m, window = Model(), fb.Conv2DOptionsT()
    window.padding, window.fusedActivationFunction = fb.Padding.VALID, fb.ActivationFunctionType.RELU
    window.strideH = window.strideW = window.dilationHFactor = window.dilationWFactor = 1
    x = m.input("x", (1, 8, 8, 3), "float32")
    inputs = [x, m.constant(FILTERS.transpose(0, 2, 3, 1).copy()), m.constant(BIAS)]
    made = m.operator("CONV_2D", inputs, ("features/conv", (1, 6, 6, 8), "float32"), window)
    flat = m.operator(
        "RESHAPE", [made, m.constant(np.array([1, 288], np.int32))], ("flat", (1, 288), "float32")
    )
    options = fb.FullyConnectedOptionsT()
    m.output(
        m.operator(
            "FULLY_CONNECTED",
            [flat, m.constant(MATRIX), m.constant(BIAS[:5])],
            ("fc", (1, 5), "float32"),
            options,
        )
    )
    return m.bytes()


def onnx_twin() -> Any:
    """The same network in ONNX."""
    nodes = [
        helper.make_node("Transpose", ["x"], ["t"], perm=[0, 3, 1, 2]),
        helper.make_node("Conv", ["t", "w", "b"], ["c"], "features_conv"),
        helper.make_node("Relu", ["c"], ["r"]),
        helper.make_node("Transpose", ["r"], ["u"], perm=[0, 2, 3, 1]),
        helper.make_node("Flatten", ["u"], ["f"]),
        helper.make_node("Gemm", ["f", "m", "v"], ["y"], "fc", transB=1),
    ]
    y = np.zeros((1, 5), np.float32)
    constants = {"w": FILTERS, "b": BIAS, "m": MATRIX, "v": BIAS[:5]}
    return onnx_model(nodes, {"x": X[:1]}, [info("y", y)], constants)


def results(source: Any, text: str) -> NDArray[Any]:
    nearest = parse_precision(f"{text}\n[calibration]\nrounding = 'nearest'\n")
    model = synth.compile(source, precision=nearest, calibration={"x": X})
    return np.concatenate([np.asarray(model(x[None])) for x in X])


SIGNED = "activations = {}\nweights = {}\nencoding = '{}/{}'"
CASES = {
    "int8": layer("match = '*'\nprecision = 'int8'"),
    "unsigned": layer("name = 'features_conv'\nprecision = 'int8'")
    + layer("match = 'f?'\nactivations = 2\nweights = 1"),
    "twos": layer("match = '*'\n" + SIGNED.format(3, 2, "twos", "twos")),
    "bipolar": layer("match = '*'\n" + SIGNED.format(3, 2, "bipolar", "bipolar")),
    "one bit": layer("ops = ['Conv']\n" + SIGNED.format(1, 1, "bipolar", "bipolar")),
}


@pytest.mark.exhaustive("models", every=2)
@pytest.mark.parametrize("text", CASES.values(), ids=CASES)
def test_a_tflite_model_equals_the_same_model_in_onnx(text: str) -> None:
    """Floats may be rounded differently; a code of 1 step more would be far more than the tolerance."""
    found, expected, plain = results(tflite(), text), results(onnx_twin(), text), results(tflite(), "")
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-3)
    assert np.abs(found - plain).max() > 0.01, "nothing is quantized"


def test_rounding_is_learned_as_in_onnx(tmp_path: Path) -> None:
    """Both front ends give the verdict, too: the effect on the output and on each layer."""
    text = parse_precision(CASES["twos"])
    found = [synth.compile(one, precision=text, calibration={"x": X}) for one in (tflite(), onnx_twin())]
    outputs = [np.concatenate([np.asarray(model(x[None])) for x in X]) for model in found]
    np.testing.assert_allclose(*outputs, rtol=1e-4, atol=1e-3)
    effects = [model.effect for model in found]
    for ours, theirs in ((e, e.nearest) for e in effects):
        assert ours.output.sqnr > theirs.output.sqnr + 1
    ours, theirs = effects
    assert list(ours.layers) == ["features/conv", "fc"] and (ours.samples, ours.equal) == (6, theirs.equal)
    pairs = [(ours, theirs), (ours.nearest, theirs.nearest)]
    for one, other in pairs:
        assert one.output.sqnr == pytest.approx(other.output.sqnr, abs=0.01)
        sqnrs = [[e.sqnr for e in effect.layers.values()] for effect in (one, other)]
        assert sqnrs[0] == pytest.approx(sqnrs[1], abs=0.01)
    assert ours.evaluation == "run in integers"
    (tmp_path / "net.tflite").write_bytes(tflite())
    labels = np.argmax(results(tflite(), ""), 1)
    before = float_accuracy(tmp_path / "net.tflite", found[0], {"x": X}, labels)
    assert (before.correct, before.total) == (6, 6)


def relax_module() -> Any:
    """What PyTorch's front end makes of Conv2d, BatchNorm2d, ReLU, Flatten and Linear."""
    numbers = [relax.const(np.abs(BIAS) + 0.5) for _ in range(4)]
    builder, x = relax.BlockBuilder(), relax.Var("x", relax.TensorType((1, 3, 8, 8), "float32"))
    with builder.function("main", [x]):
        with builder.dataflow():
            made = builder.emit(relax.op.nn.conv2d(x, relax.const(FILTERS)), "features_conv")
            normal = builder.emit(relax.op.nn.batch_norm(made, *numbers, axis=1), "bn")
            made = builder.emit(relax.op.nn.relu(builder.emit(relax.TupleGetItem(normal, 0))), "relu")
            flat = builder.emit(relax.op.reshape(made, (1, 288)), "flat")
            turned = builder.emit(relax.op.permute_dims(relax.const(MATRIX)), "turned")
            made = builder.emit(relax.op.matmul(flat, turned), "fc")
            out = builder.emit_output(relax.op.add(made, relax.const(BIAS[:5])))
        builder.emit_func_output(out)
    return builder.get()


def test_layers_run_on_their_kernels() -> None:
    model = synth.compile(tflite(), precision=parse_precision(CASES["unsigned"]), calibration={"x": X})
    assert {one.name: one.precision for one in model.layers} == {"features/conv": "int8", "fc": "A2W1 hybrid"}
    data = {"x": np.ascontiguousarray(X.transpose(0, 3, 1, 2))}
    text = layer("match = '*'\nprecision = 'int8'") + layer("name = 'fc'\nactivations = 3\nweights = 2")
    model = synth.compile(relax_module(), precision=parse_precision(text), calibration=data)
    assert {one.name: one.precision for one in model.layers} == {"features_conv": "int8", "fc": "A3W2 hybrid"}
    assert model.effect is not None and list(model.effect.layers) == ["features_conv", "fc"]
    plain = synth.compile(relax_module())
    found, exact = (np.concatenate([one(x[None]) for x in data["x"]]) for one in (model, plain))
    assert 0.0001 < np.square(found - exact).sum() / np.square(exact).sum() < 0.1


@pytest.mark.parametrize(
    ("text", "data", "named"),
    [
        (layer("name = 'other'\nprecision = 'int8'"), X, "fits no layer; the layers are features/conv, fc"),
        (CASES["int8"], None, "layer features/conv: activations need a scale; give data with --calibration"),
        (
            layer("match = '*'\nactivations = 2\nweights = 1"),
            X,
            "layer features/conv: activations go down to",
        ),
        (CASES["int8"], X[..., :2], r"x is \[6, 8, 8, 2\]; the model takes \[N, 8, 8, 3\]"),
    ],
)
def test_refusals_are_one_line(text: str, data: Any, named: str) -> None:
    with pytest.raises(UserError, match=named):
        synth.compile(
            tflite(), precision=parse_precision(text), calibration=None if data is None else {"x": data}
        )


def test_a_tflite_model_is_explored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from synth.model import explore as exploring

    monkeypatch.setattr(exploring, "width_pairs", lambda: [(8, 8), (1, 1)])
    (tmp_path / "net.tflite").write_bytes(tflite())
    found = explore(tmp_path / "net.tflite", calibration={"x": X}, points=2, repeat=2)
    assert list(found.alone) == ["features/conv", "fc"] and found.largest_difference == 0
    assert found.evaluation == "run in integers, compiled for this computer" and found.points
    again = FloatModule.of(from_tflite(tflite()), found.method, synth.compile)
    assert again.layers == {"features/conv": "Conv", "fc": "MatMul"}
