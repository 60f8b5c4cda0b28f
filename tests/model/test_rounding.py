"""Learned rounding: GPTQ beside plain loops, layers as products beside ONNX Runtime, and whole models."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from onnx import helper

from synth.errors import UserError
from synth.model.calibrate import apply_precision
from synth.model.onnx_graph import OnnxGraph
from synth.model.precision import Precision, parse_precision
from synth.model.precision_effect import precision_effect, simulated
from synth.model.reconstruction import MOST_INPUTS, MOST_ROWS, MatrixForm, moments_of
from synth.model.rounding import DAMPING, Floats, Moments, fed_back, learned_codes
from synth.model.scales import Levels, levels_of, weight_codes
from tests.model.onnx_graphs import info, onnx_model
from tests.model.test_precision import layer

ENCODINGS = [(1, "bipolar"), (2, "bipolar"), (3, "bipolar"), (2, "unsigned"), (2, "twos"), (3, "twos")]


def by_loops(target: Floats, scales: Floats, levels: Levels, square: Floats) -> Floats:
    """Optimal brain surgeon: round a column, then move the columns behind it to the minimum of the form."""
    left, codes = target.copy(), np.zeros_like(target)
    count = target.shape[1]
    for row in range(len(target)):
        for k in range(count):
            codes[row, k] = levels.nearest(left[row, k : k + 1] / scales[row])[0]
            error = codes[row, k] * scales[row, 0] - left[row, k]
            if k + 1 < count:
                rest = square[k + 1 :, k + 1 :]
                left[row, k + 1 :] -= np.linalg.solve(rest, square[k + 1 :, k]) * error
    return codes


def problem(seed: int, rows: int, outputs: int, inputs: int) -> tuple[Floats, Floats]:
    """Small integers: rows of inputs [rows, K], and weights [M, K]."""
    random = np.random.default_rng(seed)
    x = random.integers(-3, 4, (rows, inputs)) @ random.integers(-1, 2, (inputs, inputs))
    return x.astype(np.float64), random.integers(-9, 10, (outputs, inputs)) / 4


def moments(x: Floats, y: Floats) -> Moments:
    made = Moments.empty(y.shape[1], x.shape[1])
    made.add(x, y)
    return made


def nearest_codes(weights: Floats, bits: int, encoding: str) -> tuple[Floats, Floats]:
    codes, scales = weight_codes(weights, bits, encoding, 0)
    return codes.astype(np.float64), scales.astype(np.float64)[:, None]


@pytest.mark.parametrize("encoding", ENCODINGS, ids=str)
@pytest.mark.parametrize("inputs", [1, 2, 7, 70, 130])
def test_codes_equal_those_of_plain_loops(inputs: int, encoding: tuple[int, str]) -> None:
    """Also over several blocks of columns."""
    x, weights = problem(inputs, 2 * inputs + 3, 3, inputs)
    square = x.T @ x + np.eye(inputs)
    scales, levels = np.array([[0.5], [1.0], [0.75]]), levels_of(*encoding)
    codes = fed_back(weights, scales, levels, np.linalg.cholesky(np.linalg.inv(square)).T)
    assert np.array_equal(codes, by_loops(weights, scales, levels, square))
    assert set(np.unique(codes)) <= set(range(levels.low, levels.high + 1, levels.step))


def test_inputs_without_correlation_leave_nearest_codes() -> None:
    _, weights = problem(0, 4, 5, 6)
    codes = fed_back(weights, np.ones((5, 1)), levels_of(2, "twos"), np.sqrt(np.diag([1.0, 2, 3, 4, 5, 6])))
    assert np.array_equal(codes, levels_of(2, "twos").nearest(weights))


@pytest.mark.parametrize("encoding", ENCODINGS, ids=str)
def test_the_error_is_never_larger_than_that_of_nearest(encoding: tuple[int, str]) -> None:
    """By the outputs themselves, per output. Of all outputs together it is smaller."""
    sums = np.zeros(2)
    for seed, rows in enumerate([1, 2, 5, 40, 40, 200]):
        x, weights = problem(seed, rows, 8, 12)
        weights = np.abs(weights) if encoding[1] == "unsigned" else weights
        y, noisy = x @ weights.T, x + np.random.default_rng(seed).normal(size=x.shape)
        nearest, scales = nearest_codes(weights, *encoding)
        codes, own = learned_codes(weights, nearest, scales, levels_of(*encoding), moments(noisy, y))
        values = codes * own, nearest * scales
        errors = [np.square(noisy @ one.T - y).sum(0) for one in values]
        assert (errors[0] <= errors[1] * (1 + 1e-9) + 1e-9).all()
        sums += [error.sum() for error in errors]
        again = learned_codes(weights, nearest, scales, levels_of(*encoding), moments(noisy, y))
        assert np.array_equal(codes, again[0]) and np.array_equal(own, again[1])
    assert sums[0] < 0.8 * sums[1]


def test_moments_give_errors_and_biases() -> None:
    x, weights = problem(3, 30, 4, 6)
    y = x @ weights.T + 3
    both = Moments.empty(4, 6)
    both.add(x[:10], y[:10])
    both.add(x[10:], y[10:])
    values = np.round(weights)
    np.testing.assert_allclose(both.errors(values), np.square(x @ values.T - y).sum(0))
    change = both.bias_change(values)
    np.testing.assert_allclose(change, (y - x @ values.T).mean(0))
    np.testing.assert_allclose(
        both.centred().errors(values), np.square(x @ values.T + change - y).sum(0), atol=1e-9
    )


@pytest.mark.parametrize("x", [np.zeros((5, 3)), np.ones((5, 3)), np.ones((1, 3))], ids=["0", "1", "one row"])
def test_inputs_that_say_nothing(x: Floats) -> None:
    """Zeros keep the nearest codes. Constant inputs leave finite codes, and a bias takes the error."""
    _, weights = problem(4, 1, 2, 3)
    nearest, scales = nearest_codes(weights, 2, "bipolar")
    found = moments(x, x @ weights.T)
    for given in (found, found.centred()):
        codes, own = learned_codes(weights, nearest, scales, levels_of(2, "bipolar"), given)
        assert (own > 0).all() and set(np.unique(codes)) <= {-3, -1, 1, 3}
    assert np.array_equal(codes, nearest), "without their means, the inputs are all zero"
    change = found.bias_change(codes * own)
    np.testing.assert_allclose(x @ (codes * own).T + change, x @ weights.T, atol=1e-9)
    assert DAMPING > 0


CONVOLUTIONS: dict[str, tuple[tuple[int, ...], tuple[int, ...], dict[str, Any]]] = {
    "plain": ((2, 3, 6, 7), (4, 3, 3, 2), {}),
    "strides and pads": ((2, 3, 9, 8), (4, 3, 3, 3), {"strides": [2, 3], "pads": [1, 0, 2, 1]}),
    "dilated": ((1, 2, 9, 9), (3, 2, 3, 2), {"dilations": [2, 3]}),
    "groups": ((2, 6, 5, 5), (4, 3, 3, 3), {"group": 2}),
    "depthwise": ((2, 3, 5, 5), (6, 1, 3, 3), {"group": 3, "pads": [1, 1, 1, 1]}),
    "same upper": ((1, 2, 6, 7), (3, 2, 3, 4), {"auto_pad": "SAME_UPPER", "strides": [2, 2]}),
    "same lower": ((1, 2, 6, 7), (3, 2, 4, 3), {"auto_pad": "SAME_LOWER", "strides": [1, 2]}),
    "valid": ((1, 2, 6, 7), (3, 2, 2, 3), {"auto_pad": "VALID"}),
    "one axis": ((2, 4, 9), (3, 4, 3), {"pads": [1, 1]}),
    "three axes": ((1, 2, 4, 5, 4), (3, 2, 2, 2, 2), {}),
}


def small(shape: tuple[int, ...], seed: int = 0) -> NDArray[np.float32]:
    return np.random.default_rng([seed, *shape]).integers(-4, 5, shape).astype(np.float32)


def one_layer(operator: str, x: NDArray[Any], weights: NDArray[Any], **attributes: Any) -> Any:
    node = helper.make_node(operator, ["x", "w"], ["y"], "layer", **attributes)
    return onnx_model([node], {"x": x}, [info("y", x, ["a"] * x.ndim)], {"w": weights})


def form_of(model: Any) -> MatrixForm | None:
    (found,) = OnnxGraph(model).layers()
    return MatrixForm.of(found, OnnxGraph(model).constant("w").shape)


@pytest.mark.parametrize("case", CONVOLUTIONS.values(), ids=CONVOLUTIONS)
def test_rows_times_weights_are_the_convolution(case: Any) -> None:
    from tests.model.test_calibrate import run_ort

    shape, kernel, attributes = case
    x, weights = small(shape), small(kernel, 1)
    model = one_layer("Conv", x, weights, **attributes)
    form = form_of(model)
    assert form is not None
    matrices = form.split(weights)
    assert np.array_equal(form.joined(matrices), weights)
    found = np.concatenate([x @ m.T for x, m in zip(form.rows(x), matrices, strict=True)], 1)
    expected = np.moveaxis(run_ort(model, x), 1, -1)
    assert np.array_equal(found, expected.reshape(-1, len(weights)))


@pytest.mark.parametrize("flipped", [False, True])
def test_rows_times_weights_are_the_product(flipped: bool) -> None:
    x, weights = small((5, 4)), small((3, 4) if not flipped else (4, 3), 1)
    model = one_layer("MatMul", x, weights) if flipped else one_layer("Gemm", x, weights, transB=1)
    form = form_of(model)
    assert form is not None and np.array_equal(form.joined(form.split(weights)), weights)
    (found,) = form.rows(x) @ form.split(weights).transpose(0, 2, 1)
    assert np.array_equal(found, x @ (weights if flipped else weights.T))


def test_layers_that_are_no_product() -> None:
    x = small((4, 4))
    assert form_of(one_layer("Gemm", x, small((4, 4)), alpha=0.5)) is None
    assert form_of(one_layer("Gemm", x, small((4, 4)), transA=1)) is None
    assert form_of(one_layer("MatMul", small((2, 4, 4)), small((2, 4, 4)))) is None
    assert form_of(one_layer("MatMul", x, np.zeros((MOST_INPUTS + 1, 1), np.float32))) is None


def test_moments_of_several_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal to those of all rows at once, of each group."""
    x, weights = small((7, 4, 5, 5)), small((6, 2, 3, 3), 1)
    form = form_of(one_layer("Conv", x, weights, group=2))
    assert form is not None
    matrices = form.split(weights.astype(np.float64))
    expected = moments_of(form, matrices, [(x, 2 * x)])
    monkeypatch.setattr("synth.model.reconstruction._BATCH", 100)
    found = moments_of(form, matrices, [(one[None], 2 * one[None]) for one in x])
    for a, b in zip(found, expected, strict=True):
        assert a.count == b.count == 7 * 9
        for name in ("square", "product", "energy", "inputs", "outputs"):
            assert np.array_equal(getattr(a, name), getattr(b, name))


def test_chosen_positions_are_not_those_of_the_border() -> None:
    """In an image whose width is a power of two, evenly spaced positions would all be in one column."""
    x = np.ones((1, 1, 1024, 1024), np.float32)
    form = form_of(one_layer("Conv", x, np.zeros((1, 1, 3, 3), np.float32), pads=[1] * 4))
    assert form is not None
    rows = form.rows(x)[0]
    assert len(rows) == MOST_ROWS and (rows == 0).any(1).mean() < 0.02
    assert np.array_equal(rows, form.rows(x)[0]), "the positions of both networks' inputs differ"


def test_rows_that_are_not_finite_say_nothing() -> None:
    x, weights = small((6, 4)), small((4, 2), 1)
    form = form_of(one_layer("MatMul", x, weights))
    assert form is not None
    matrices, quantized = form.split(weights.astype(np.float64)), x.copy()
    quantized[2, 1] = np.nan
    (expected,) = moments_of(form, matrices, [(np.delete(x, 2, 0), np.delete(x, 2, 0))])
    (found,) = moments_of(form, matrices, [(x, quantized)])
    assert found.count == 5
    np.testing.assert_allclose(found.square, expected.square, rtol=1e-12)
    np.testing.assert_allclose(found.outputs, expected.outputs, rtol=1e-12)


def wanted(text: str, method: str = "") -> Precision:
    return parse_precision(layer(f"match = '*'\n{text}") + (f"[calibration]\n{method}\n" if method else ""))


def low_bit(a: int, w: int, method: str = "") -> Precision:
    return wanted(f"activations = {a}\nweights = {w}\nencoding = 'twos/bipolar'", method)


NEAREST = "rounding = 'nearest'"
METHODS = {
    "nearest": NEAREST,
    "biases": "rounding = 'nearest'\nbias_correction = true",
    "learned": "bias_correction = false",
    "both": "",
}


def network(layers: int = 3) -> tuple[Any, dict[str, NDArray[np.float32]]]:
    """Convolutions, one depthwise, of correlated channels, some biases, pooling, a dense layer; inputs."""
    random = np.random.default_rng(5)
    nodes, constants, last = [], {}, "x"
    for n in range(layers):
        shape = (8, 1, 3, 3) if n == 1 else (8, 3 if n == 0 else 8, 3, 3)
        constants[f"w{n}"] = (random.normal(size=shape) / 4 + 0.1).astype(np.float32)
        inputs = [last, f"w{n}"]
        if n % 2:
            constants[f"b{n}"] = random.normal(size=8).astype(np.float32)
            inputs.append(f"b{n}")
        nodes += [
            helper.make_node("Conv", inputs, [f"c{n}"], f"conv{n}", pads=[1] * 4, group=8 if n == 1 else 1),
            helper.make_node("Relu", [f"c{n}"], [f"r{n}"]),
        ]
        last = f"r{n}"
    constants["fc"] = random.normal(size=(10, 8)).astype(np.float32)
    nodes += [
        helper.make_node("GlobalAveragePool", [last], ["p"]),
        helper.make_node("Flatten", ["p"], ["f"]),
        helper.make_node("Gemm", ["f", "fc"], ["y"], "fc", transB=1),
    ]
    x = random.normal(size=(40, 3, 8, 8)).astype(np.float32)
    y = np.empty((1, 10), np.float32)
    return onnx_model(nodes, {"x": x[:1]}, [info("y", y)], constants), {"x": x}


def test_learned_rounding_gains_in_a_network() -> None:
    """Beyond the calibration data too: the last samples are not among them."""
    model, data = network()
    calibration = {"x": data["x"][:30]}
    found = {}
    for name, method in METHODS.items():
        made = apply_precision(model, low_bit(3, 2, method), calibration)
        found[name] = precision_effect(model, made, {"x": data["x"][30:]}).output.sqnr
    assert found["nearest"] + 1 < found["learned"] < found["both"]
    assert found["nearest"] + 1 < found["biases"] < found["both"]
    again = apply_precision(model, low_bit(3, 2), calibration)
    assert again == apply_precision(model, low_bit(3, 2, "rounding = 'learned'"), calibration)


def test_a_bias_takes_the_mean_error_of_its_layer() -> None:
    """On the calibration data. The layer had no bias before, and gets none without the correction."""
    model, data = network(1)
    made = apply_precision(model, low_bit(2, 1), data)
    for one in (model, made):
        one.graph.output.append(type(one.graph.output[0])(name="c0"))
    means = [np.mean([first_layer(one, x[None]) for x in data["x"]], (0, 2, 3)) for one in (model, made)]
    np.testing.assert_allclose(*means, atol=1e-4)
    assert "conv0_bias" in {tensor.name for tensor in made.graph.initializer}
    plain = apply_precision(model, low_bit(2, 1, NEAREST), data)
    assert [len(node.input) for node in plain.graph.node if node.op_type == "Conv"] == [2]


def first_layer(model: Any, x: NDArray[Any]) -> NDArray[Any]:
    """Return output 1 of a model, simulated."""
    from synth.model.onnx_session import open_session

    copy = type(model)()
    copy.CopyFrom(model)
    session = open_session(simulated(copy).SerializeToString(), optimize="basic")
    return np.asarray(session.run(None, {"x": x})[1][0])


@pytest.mark.parametrize("samples", [1, 2])
def test_few_samples_and_constant_channels(samples: int) -> None:
    """Weights of a channel that are all zero, inputs that are all zero, and one sample."""
    model, data = network()
    for tensor in model.graph.initializer:
        if tensor.name == "w2":
            values = np.array(np.frombuffer(tensor.raw_data, np.float32).reshape(8, 8, 3, 3))
            values[3], values[:, 2] = 0, 0
            tensor.raw_data = values.tobytes()
    for x in (data["x"][:samples], np.zeros((samples, 3, 8, 8), np.float32)):
        made = apply_precision(model, low_bit(2, 2), {"x": x})
        effect = precision_effect(model, made, {"x": x})
        assert np.isfinite(effect.output.error)


def test_what_is_not_learned() -> None:
    model, data = network()
    text = "precision = 'int8'"
    assert apply_precision(model, wanted(text), data) == apply_precision(model, wanted(text, NEAREST), data)
    model = one_layer("MatMul", small((5, 4)), small((4, 3), 1) + 0.25)
    made = apply_precision(model, low_bit(2, 2), {"x": small((5, 4))})
    assert [len(node.input) for node in made.graph.node if node.op_type == "MatMul"] == [2]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rounding = 'up'", "rounding = 'up': give one of learned, nearest"),
        ("rounding = 2", "rounding = 2: give one of learned, nearest"),
        ("bias_correction = 1", "bias_correction = 1: give true or false"),
        ("rounding_ = 'nearest'", "unknown key 'rounding_'; did you mean rounding?"),
    ],
)
def test_bad_keys(text: str, said: str) -> None:
    with pytest.raises(UserError) as refused:
        low_bit(2, 2, text)
    assert said in str(refused.value)


def test_bad_data() -> None:
    model, data = network()
    with pytest.raises(UserError, match="x is"):
        apply_precision(model, low_bit(2, 2), {"x": data["x"][:, :1]})
    with pytest.raises(UserError, match="not finite"):
        apply_precision(model, low_bit(2, 2), {"x": np.full_like(data["x"], np.nan)})
