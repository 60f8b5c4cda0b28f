"""Mixed precision on models beside ONNX Runtime, qonnx's executor, numpy and plain integers."""

from typing import Any

import numpy as np
import onnx
import pytest
from numpy.typing import NDArray

from bench.onnx_models import reader_of
from bench.qonnx_layer import reference
from sketches.encoding import Operand
from sketches.limits import MAX_PLANES
from synth.errors import UserError
from synth.model import observe as observing
from synth.model.observe import InputSpec, observe
from synth.model.onnx_session import open_session
from synth.model.precision import Calibration, Precision, Quantized, parse_precision, settings_of
from tests.model.onnx_graphs import info, onnx_model
from tests.model.test_precision import layer, one
from tests.needs import import_or_skip

import_or_skip("qonnx")

import math

from onnx import helper, numpy_helper

from synth.model.calibrate import apply_precision
from synth.model.onnx_graph import OnnxGraph
from synth.model.precision_effect import ErrorSum, classes_of, precision_effect, simulated


def layer_settings(model: Any, precision: Precision) -> dict[str, Any]:
    """What ``precision`` gives each layer."""
    return settings_of(precision, {layer.name: layer.node.op_type for layer in OnnxGraph(model).layers()})


def model_of(nodes: list[Any], constants: dict[str, NDArray[Any]], shape: list[Any], opset: int = 13) -> Any:
    """An ONNX model from ``x`` (float32) to ``y``."""
    x = np.empty(shape, np.float32)
    model = onnx_model(nodes, {"x": x}, [info("y", x, ["n", "m"])], constants, opset, 8)
    onnx.checker.check_model(model)
    return model


def normal(*shape: int) -> NDArray[np.float32]:
    return np.random.default_rng([11, *shape]).standard_normal(shape).astype(np.float32)


def float_model(opset: int = 13) -> Any:
    """Conv, Relu, two Convs that share input and weights, Add, Relu, pooling, Gemm."""
    nodes = [
        helper.make_node("Conv", ["x", "w0", "b0"], ["c0"], "stem", pads=[1, 1, 1, 1]),
        helper.make_node("Relu", ["c0"], ["r0"], "relu0"),
        helper.make_node("Conv", ["r0", "w1"], ["c1"], "block/left", pads=[1, 1, 1, 1]),
        helper.make_node("Conv", ["r0", "w1"], ["c2"], pads=[1, 1, 1, 1]),
        helper.make_node("Add", ["c1", "c2"], ["s"]),
        helper.make_node("GlobalAveragePool", ["s"], ["p"]),
        helper.make_node("Flatten", ["p"], ["f"]),
        helper.make_node("Gemm", ["f", "w2", "b2"], ["y"], "fc", transB=1),
    ]
    constants = {
        "w0": normal(8, 3, 3, 3), "b0": normal(8), "w1": normal(8, 8, 3, 3), "w2": normal(10, 8),
        "b2": normal(10),
    }  # fmt: skip
    return model_of(nodes, constants, [1, 3, 6, 6], opset)


def constants_of(model: Any) -> dict[str, NDArray[Any]]:
    return {t.name: numpy_helper.to_array(t) for t in model.graph.initializer}


def operators(model: Any) -> list[str]:
    return [n.op_type for n in model.graph.node]


def node_named(model: Any, name: str) -> Any:
    return next(n for n in model.graph.node if n.name == name)


def maker(model: Any, tensor: str) -> Any:
    return next(n for n in model.graph.node if tensor in n.output)


def run_qonnx(model: Any, x: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(reference(model, {"x": x})["y"])


def run_ort(model: Any, x: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(open_session(model.SerializeToString()).run(None, {"x": x})[0])


def alike(a: NDArray[Any], b: NDArray[Any]) -> float:
    """The cosine of the angle between two results."""
    return float((a * b).sum() / np.sqrt((a * a).sum() * (b * b).sum()))


DATA = {"x": normal(6, 3, 6, 6)}


def test_what_calibration_sees() -> None:
    """Ranges and histograms beside numpy on the values that ONNX Runtime gives, over several batches."""
    model = float_model()
    spec = [InputSpec("x", (1, 3, 6, 6))]
    probed = onnx.ModelProto()
    probed.CopyFrom(model)
    probed.graph.output.append(onnx.ValueInfoProto(name="r0"))
    session = open_session(probed.SerializeToString())
    values = np.stack([session.run(["r0"], {"x": x[None]})[0] for x in DATA["x"]]).ravel()
    for calibration, count in ((Calibration(), 6), (Calibration(samples=4), 4), (Calibration("max"), 6)):
        seen = observe(model, ["r0", "x"], spec, DATA, calibration)
        part = values.reshape(6, -1)[:count].ravel()
        assert seen["x"].low == DATA["x"][:count].min()
        assert seen["r0"].low == part.min() == 0
        np.testing.assert_allclose(seen["r0"].high, part.max(), rtol=1e-6)
        np.testing.assert_allclose(seen["r0"].mean, part.mean(), rtol=1e-6)
        if calibration.method == "max":
            assert seen["r0"].counts is None
        else:
            assert seen["r0"].counts is not None and seen["r0"].values is not None
            assert seen["r0"].counts.sum() == part.size
            np.testing.assert_allclose((seen["r0"].counts * seen["r0"].values).sum(), part.sum(), rtol=1e-6)


def test_large_tensors_are_sampled_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observing, "_SAMPLED", 100)
    x = normal(2, 40, 50)
    model = model_of([helper.make_node("Flatten", ["x"], ["y"])], {}, [1, 40, 50])
    seen = observe(model, ["x"], [InputSpec("x", (1, 40, 50))], {"x": x}, Calibration())["x"]
    assert (seen.low, seen.high) == (x.min(), x.max())
    np.testing.assert_allclose(seen.mean, np.abs(x).mean(), rtol=1e-6)
    part = x.reshape(2, -1)[:, ::21]  # 2000 values, 20 steps of about 100, made odd
    assert seen.counts is not None and seen.values is not None
    assert seen.counts.sum() == part.size
    np.testing.assert_allclose((seen.counts * seen.values).sum(), part.sum(), rtol=1e-4)


def test_values_that_are_not_finite_are_named() -> None:
    model = model_of([helper.make_node("Log", ["x"], ["y"])], {}, [1, 3])
    with pytest.raises(UserError, match="tensor y: is not finite"):
        observe(model, ["y"], [InputSpec("x", (1, 3))], {"x": -np.ones((1, 3), np.float32)}, Calibration())


@pytest.mark.parametrize(
    ("bits", "weight_bits", "encoding"),
    [(1, 1, "unipolar"), (2, 1, "hybrid"), (3, 2, "hybrid"), (2, 2, "twos"), (1, 1, "bipolar"), (2, 2,
     "bipolar"),
     (3, 3, "bipolar"), (2, 3, "twos/twos"), (3, 1, "twos/bipolar"), (8, 2, "hybrid"), (2, 8, "hybrid"),
     (8, 8, ""), (4, 4, ""), (8, 4, ""), (5, 7, ""), (2, 4, "hybrid")],
)  # fmt: skip
def test_a_layer_computes_with_the_codes(bits: int, weight_bits: int, encoding: str) -> None:
    """Relu, MatMul: the rewritten model's result is the product of integer codes, found with numpy."""
    weights = normal(16, 5)
    signed = encoding.startswith(("bipolar", "twos/"))
    weights = np.abs(weights) if encoding == "unipolar" else weights
    nodes = [
        helper.make_node("Identity" if signed else "Relu", ["x"], ["r"]),
        helper.make_node("MatMul", ["r", "w"], ["y"], "m"),
    ]
    model = model_of(nodes, {"w": weights}, [2, 16])
    named = f"encoding = '{encoding}'" if encoding else ""
    text = f"activations = {bits}\nweights = {weight_bits}\n{named}\n[calibration]\nrounding = 'nearest'"
    x = normal(10, 16)
    made = apply_precision(model, one(text), {"x": x})
    onnx.checker.check_model(made)
    constants = constants_of(made)
    codes, scale = constants["m_weights_codes"].astype(np.int64), constants["m_weights_scale"]
    assert np.abs(weights - codes * scale).mean() < {1: 0.6, 2: 0.3, 3: 0.2}.get(
        weight_bits, 1.3 * 2.0**-weight_bits
    )
    step = constants["m_input_odd" if encoding == "bipolar" and bits > 1 else "m_input_scale"]
    fed = x[:2] if signed else np.maximum(x[:2], 0)
    if bits > MAX_PLANES:
        levels = np.arange(1 << bits) - int(constants["m_input_zero_point"])
    else:
        setting = layer_settings(model, one(text))["m"]
        assert isinstance(setting, Quantized)
        levels = np.array(sorted(Operand(bits, setting.activation_encoding).values))
    integers = levels[np.abs(fed[..., None] / step - levels).argmin(-1)]
    if signed and bits == 1:
        integers = np.where(fed >= 0, 1, -1)
    expected = (integers @ codes) * (np.float64(step) * scale)
    result = run_qonnx(made, x[:2])
    np.testing.assert_allclose(result, expected, rtol=1e-5, atol=1e-5)


def test_a_network_with_three_precisions() -> None:
    """Names, shared inputs and weights, the untouched rest, and the qonnx executor beside the float model."""
    model = float_model()
    before = model.SerializeToString()
    text = (
        layer("match = 'block*'\nactivations = 2\nweights = 2")
        + layer("name = 'c2'\nactivations = 2\nweights = 2")
        + layer("name = 'fc'\nprecision = 'int8'")
    )
    assert {k: str(v) for k, v in layer_settings(model, parse_precision(text)).items()} == {
        "stem": "keep", "block/left": "A2W2 hybrid", "c2": "A2W2 hybrid", "fc": "int8",
    }  # fmt: skip
    made = apply_precision(model, parse_precision(text), DATA)
    assert model.SerializeToString() == before
    onnx.checker.check_model(made)
    assert operators(made).count("Quant") == 1  # one quantizer for both that read r0 as two bits
    constants = constants_of(made)
    assert "w0" in constants and "w1" not in constants and "w2" not in constants
    left, right = node_named(made, "block/left"), maker(made, "c2")
    assert left.input[0] == right.input[0]
    for conv in (left, right):
        dequantize = maker(made, conv.input[1])
        codes, scale = (constants[name] for name in dequantize.input)
        assert dequantize.op_type == "DequantizeLinear" and dequantize.attribute[0].i == 0
        assert codes.dtype == np.int8 and set(np.unique(codes)) == {-3, -1, 1, 3} and scale.shape == (8,)
    gemm = node_named(made, "fc")
    pair = maker(made, gemm.input[0])
    assert (pair.op_type, maker(made, pair.input[0]).op_type) == ("DequantizeLinear", "QuantizeLinear")
    quantized = maker(made, gemm.input[1])
    assert constants[quantized.input[0]].shape == (10, 8) and constants[quantized.input[1]].shape == (10,)
    again = apply_precision(model, parse_precision(text), DATA)
    assert again.SerializeToString() == made.SerializeToString()
    result, reference = run_qonnx(made, DATA["x"][:1]), run_ort(model, DATA["x"][:1])
    assert 0.7 < alike(result, reference) < 1


def test_int8_alone_is_standard_onnx_and_near() -> None:
    model = float_model()
    made = apply_precision(model, parse_precision("[default]\nprecision = 'int8'"), DATA)
    assert {o.domain for o in made.opset_import} == {""}
    difference = run_ort(made, DATA["x"][:1]) - run_ort(model, DATA["x"][:1])
    assert 0 < np.abs(difference).max() < 0.05 * np.abs(run_ort(model, DATA["x"][:1])).max()


def test_keep_changes_nothing_and_old_opsets_are_converted() -> None:
    model = float_model()
    assert apply_precision(model, Precision()).SerializeToString() == model.SerializeToString()
    old = float_model(opset=9)
    made = apply_precision(old, one("activations = 2\nweights = 1", "block*"), DATA)
    assert made.opset_import[0].version == 13
    onnx.checker.check_model(made)
    assert run_qonnx(made, DATA["x"][:1]).shape == (1, 10)


@pytest.mark.parametrize(("operator", "transposed"), [("Gemm", 1), ("Gemm", 0), ("MatMul", 0)])
def test_output_channels_of_dense_layers(operator: str, transposed: int) -> None:
    attributes = {"transB": transposed} if operator == "Gemm" else {}
    weights = normal(4, 6) * np.arange(1, 7)
    value = np.ascontiguousarray(weights.T if transposed else weights).astype(np.float32)
    model = model_of([helper.make_node(operator, ["x", "w"], ["y"], "d", **attributes)], {"w": value}, [1, 4])
    text = "activations = 8\nweights = 1\n[calibration]\nrounding = 'nearest'"
    made = apply_precision(model, one(text), {"x": normal(3, 4)})
    constants = constants_of(made)
    dequantize = maker(made, maker(made, "y").input[1])
    assert dequantize.attribute[0].i == (0 if transposed else 1)
    np.testing.assert_allclose(constants["d_weights_scale"], np.abs(weights).mean(0), rtol=1e-6)


@pytest.fixture(scope="module")
def qdq_model(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """ONNX Runtime's own 8-bit QDQ form of the float model (per channel; the Relu goes into the pair)."""
    from onnxruntime.quantization import QuantFormat, QuantType, quantize_static

    folder = tmp_path_factory.mktemp("qdq")
    onnx.save(float_model(), folder / "float.onnx")
    quantize_static(
        folder / "float.onnx", folder / "int8.onnx", reader_of(DATA["x"][:, None]), QuantFormat.QDQ,
        per_channel=True,
        weight_type=QuantType.QInt8,
    )  # fmt: skip
    return onnx.load(folder / "int8.onnx")


def test_an_8_bit_model_with_fewer_bits(qdq_model: Any) -> None:
    """The chosen layer reads what its pair quantizes; its weights are coded anew; all else stays."""
    assert set(layer_settings(qdq_model, Precision())) == {"stem", "block/left", "c2", "fc"}
    made = apply_precision(qdq_model, one("activations = 2\nweights = 2", "block*"), DATA)
    onnx.checker.check_model(made)
    left = node_named(made, "block/left")
    quant = maker(made, left.input[0])
    assert quant.op_type == "Quant" and maker(made, quant.input[0]).op_type in ("Conv", "Relu")
    constants = constants_of(made)
    assert set(np.unique(constants["block/left_weights_codes"])) == {-3, -1, 1, 3}
    assert maker(made, "c2").input[0] == maker(qdq_model, "c2").input[0]
    assert maker(made, "c2").input[1] == maker(qdq_model, "c2").input[1]
    result, reference = run_qonnx(made, DATA["x"][:1]), run_ort(qdq_model, DATA["x"][:1])
    assert 0.7 < alike(result, reference) < 1


def test_an_8_bit_model_at_8_bits_and_in_float(qdq_model: Any) -> None:
    same = apply_precision(qdq_model, one("precision = 'int8'"))  # no data: nothing needs a scale
    assert run_ort(same, DATA["x"][:1]).tobytes() == run_ort(qdq_model, DATA["x"][:1]).tobytes()
    made = apply_precision(qdq_model, one("precision = 'fp32'", "fc"))
    gemm = node_named(made, "fc")
    constants = constants_of(made)
    assert constants[gemm.input[1]].dtype == constants[gemm.input[2]].dtype == np.float32
    step = constants[maker(qdq_model, "y").input[1]]  # the result is quantized: one step apart at most
    difference = run_ort(made, DATA["x"][:1]) - run_ort(qdq_model, DATA["x"][:1])
    assert np.abs(difference).max() < 1.01 * step


def test_a_relu_that_only_the_pair_is(qdq_model: Any) -> None:
    """uint8 with zero point 0 clips at 0: signed codes must not see what is below."""
    scale, zero = np.float32(0.02), np.uint8(0)
    nodes = [
        helper.make_node("QuantizeLinear", ["x", "s", "z"], ["q"]),
        helper.make_node("DequantizeLinear", ["q", "s", "z"], ["d"]),
        helper.make_node("MatMul", ["d", "w"], ["y"], "m"),
    ]
    constants = {"s": np.asarray(scale), "z": np.asarray(zero), "w": normal(4, 3)}
    model = model_of(nodes, constants, [1, 4])
    x = normal(8, 4)
    for encoding, source in (("hybrid", "x"), ("twos/bipolar", "d")):
        text = f"activations = 2\nweights = 1\nencoding = '{encoding}'"
        made = apply_precision(model, one(text), {"x": x})
        assert maker(made, maker(made, "y").input[0]).input[0] == source
        low = run_qonnx(made, np.full((1, 4), -0.9, np.float32))
        assert not low.any()


def test_refused_models() -> None:
    model = float_model()
    below, unipolar = "activations = 2\nweights = 1", "activations = 2\nweights = 2\nencoding = 'unipolar'"
    cases: list[tuple[Any, Precision, Any, str]] = [
        (model, one(below), None, "layer stem: 2-bit activations .* --calibration"),
        (model, one(below, "stem"), DATA, r"layer stem: activations go down to -\d.*twos"),
        (model, one(unipolar, "c2"), DATA, "layer c2: weights go down"),
        (model, one("activations = 2\nweights = 2", "block*"), {"x": DATA["x"][:, :2]}, "the model takes"),
        (model, one("precision = 'int8'", "relu0"), DATA, "fits no layer"),
    ]
    broken = float_model()
    next(t for t in broken.graph.initializer if t.name == "w2").CopyFrom(
        numpy_helper.from_array(np.full((10, 8), np.inf, np.float32), "w2")
    )
    cases.append((broken, one("precision = 'int8'", "fc"), DATA, "layer fc: its weights are not finite"))
    low = apply_precision(model, one("activations = 2\nweights = 1", "c2"), DATA)
    cases.append((low, one("precision = 'int8'", "c2"), DATA, "layer c2: the model quantizes it; use"))
    cases.append((low, one("precision = 'int8'", "fc"), DATA, "ONNX Runtime refuses"))
    sparse = float_model()
    sparse.graph.node.insert(0, helper.make_node("Identity", ["w2"], ["same"]))
    node_named(sparse, "fc").input[1] = "same"
    sparse.graph.sparse_initializer.add().values.name = "few"
    cases.append(
        (sparse, one("precision = 'fp32'", "fc"), DATA, "constant same: .*store every tensor densely")
    )
    for given, precision, data, named in cases:
        with pytest.raises(UserError, match=named) as error:
            apply_precision(given, precision, data)
        assert "\n" not in str(error.value)


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


def test_agreement() -> None:
    model = float_model()
    effect = precision_effect(model, model, DATA)
    assert effect.output.sqnr == math.inf and effect.agreement == 1 and not effect.falls
    whole = {"samples": 6, "agreement": 1.0, "output_sqnr": None, "top1_before": None}
    assert effect.summary == whole
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


def test_sums_and_zero_points() -> None:
    error = ErrorSum()
    for sign in (1, -1):
        error.add(np.array([2.0 * sign, 0]), np.array([2.0 * sign, 0.2]))
    assert error.sqnr == pytest.approx(20)
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
