"""What a precision file changes: simulated quantizers beside qonnx's executor, SQNR and agreement beside
numpy."""

import math
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper

from synth.errors import UserError
from synth.model.precision import parse_precision
from synth.model.precision_effect import ErrorSum, classes_of, precision_effect, simulated
from tests.model.onnx_graphs import info, onnx_model
from tests.model.test_precision import layer
from tests.needs import import_or_skip

import_or_skip("qonnx")
from synth.model.calibrate import apply_precision
from tests.model.test_calibrate import DATA, float_model, run_ort, run_qonnx

SETTINGS = {
    "unsigned": layer("match = '*'\nactivations = 8\nweights = 2")
    + layer("name = 'block/left'\nactivations = 3\nweights = 1"),
    "twos": layer("match = '*'\nactivations = 2\nweights = 3\nencoding = 'twos/twos'"),
    "bipolar": layer("match = '*'\nactivations = 3\nweights = 2\nencoding = 'bipolar/twos'"),
    "one bit": layer("match = '*'\nactivations = 1\nweights = 1\nencoding = 'bipolar'"),
}


@pytest.mark.parametrize("text", SETTINGS.values(), ids=SETTINGS)
def test_simulated_quantizers_equal_those_of_qonnx(text: str) -> None:
    made = apply_precision(float_model(), parse_precision(text), DATA)
    assert any(node.domain for node in made.graph.node)
    expected = np.concatenate([run_qonnx(made, x[None]) for x in DATA["x"]])
    plain = simulated(made)
    assert not any(node.domain for node in plain.graph.node)
    found = np.concatenate([run_ort(plain, x[None]) for x in DATA["x"]])
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-4)


def test_the_effect_on_the_output_and_on_layers() -> None:
    """Beside what numpy says of both models' outputs."""
    model = float_model()
    made = apply_precision(model, parse_precision(SETTINGS["unsigned"]), DATA)
    effect = precision_effect(model, made, DATA, 5)
    assert len(made.graph.node) and any(node.domain for node in made.graph.node), "the model is not changed"
    exact, found = (
        np.concatenate([run_ort(one, x[None]) for x in DATA["x"][:5]]) for one in (model, simulated(made))
    )
    expected = 10 * math.log10(np.square(exact).sum() / np.square(exact - found).sum())
    assert effect.output.sqnr == pytest.approx(expected, abs=0.01)
    assert (effect.samples, effect.equal) == (5, int((exact.argmax(1) == found.argmax(1)).sum()))
    assert list(effect.layers) == ["stem", "block/left", "c2", "fc"]
    assert effect.layers["stem"].sqnr > effect.layers["block/left"].sqnr
    assert effect.sqnr_of("block_left") == effect.layers["block/left"].sqnr
    assert effect.sqnr_of("fc1") == effect.layers["fc"].sqnr and effect.sqnr_of("other") is None


def test_a_model_that_stays_is_exact() -> None:
    model = float_model()
    effect = precision_effect(model, model, DATA)
    assert effect.output.sqnr == math.inf and effect.agreement == 1 and not effect.falls
    whole = {"samples": 6, "agreement": 1.0, "output_sqnr": None, "top1_before": None}
    assert effect.summary == whole


def test_outputs_without_classes_have_no_agreement() -> None:
    x = np.zeros((1, 2), np.float32)
    product = helper.make_node("MatMul", ["x", "w"], ["y"], "product")
    model = onnx_model([product], {"x": x}, [info("y", x[:, :1])], {"w": np.ones((2, 1), np.float32)})
    effect = precision_effect(model, model, {"x": np.ones((3, 2), np.float32)})
    assert effect.agreement is None and not effect.falls
    assert classes_of(np.zeros((4, 3)), 4) is not None and classes_of(np.zeros((4, 3)), 2) is None


def test_copies_that_fill_the_last_run_do_not_count() -> None:
    random = np.random.default_rng(4)
    x, w, other = (random.normal(size=shape).astype(np.float32) for shape in ((5, 3), (3, 2), (3, 2)))
    x[-1] *= 10
    models = []
    for weights in (w, other):
        product = helper.make_node("MatMul", ["x", "w"], ["y"], "product")
        models.append(onnx_model([product], {"x": x[:4]}, [info("y", x[:4, :2])], {"w": weights}))
    effect = precision_effect(*models, {"x": x})
    expected = 10 * math.log10(np.square(x @ w).sum() / np.square(x @ other - x @ w).sum())
    assert effect.samples == 5 and effect.output.sqnr == pytest.approx(expected, abs=1e-3)
    assert effect.layers["product"].sqnr == effect.output.sqnr


def test_sums_over_batches() -> None:
    error = ErrorSum()
    for sign in (1, -1):
        error.add(np.array([2.0 * sign, 0]), np.array([2.0 * sign, 0.2]))
    assert error.sqnr == pytest.approx(20)


def test_zero_points_are_subtracted() -> None:
    x, step = np.linspace(-3, 3, 50, dtype=np.float32)[None], np.float32(0.25)
    constants = {"step": step, "zero": np.float32(3), "four": np.float32(4)}
    node = helper.make_node(
        "Quant", ["x", "step", "zero", "four"], ["y"], "q", domain="qonnx.custom_op.general", signed=0
    )
    model = onnx_model([node], {"x": x}, [info("y", x)], constants)
    expected = (np.clip(np.round(x / step + 3), 0, 15) - 3) * step
    np.testing.assert_array_equal(run_ort(simulated(model), x), expected)


def test_a_quantizer_that_onnx_lacks_is_refused() -> None:
    def quantizer(width: str, **attributes: Any) -> Any:
        inputs = ["x", "one", "zero", width]
        node = helper.make_node("Quant", inputs, ["y"], "q", domain="qonnx.custom_op.general", **attributes)
        x = np.zeros((1, 2), np.float32)
        constants = {"one": np.float32(1), "zero": np.float32(0), "four": np.float32(4)}
        return onnx_model([node], {"x": x, "given": np.float32(4)}, [info("y", x)], constants)

    assert isinstance(simulated(quantizer("four")), onnx.ModelProto)
    for width, mode in (("four", "HALF_UP"), ("given", "ROUND")):
        with pytest.raises(UserError, match=rf"node q: .*{mode}"):
            simulated(quantizer(width, rounding_mode=mode))
