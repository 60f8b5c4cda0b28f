"""The functions of Python for data scientists: dicts, arrays, metrics and reports of models in memory."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from synth.errors import UserError
from tests.model.onnx_graphs import three_layers
from tests.needs import import_or_skip

import_or_skip("tvm")
import_or_skip("onnx")

import synth
from synth.model.compiled import CompiledModel
from synth.model.metrics import metric_of
from synth.model.mixed_precision import Exploration
from synth.model.onnx_session import open_session
from synth.model.precision import Calibration, Quantized, parse_precision, precision_from
from tests.model.test_explore import few_widths as few_widths

X = np.random.default_rng(2).standard_normal((24, 12)).astype(np.float32)


def network() -> Any:
    return three_layers(np.random.default_rng(5))


@pytest.fixture(scope="module")
def outputs() -> NDArray[Any]:
    """The float network's outputs, by ONNX Runtime."""
    session = open_session(network().SerializeToString())
    return np.concatenate([session.run(None, {"x": x[None]})[0] for x in X])


@pytest.fixture(scope="module")
def compiled() -> CompiledModel:
    return synth.compile(network(), precision={"*": "int8", "middle": "A3W2"}, calibration=X)


def test_precision_is_a_dict(compiled: CompiledModel) -> None:
    assert [layer.precision for layer in compiled.layers] == ["int8", "A3W2 hybrid", "int8"]
    text = "[default]\nprecision = 'fp32'\n[[layer]]\nname = 'a'\nactivations = 2\nweights = 1\n"
    tables = {"default": {"precision": "fp32"}, "layer": [{"name": "a", "activations": 2, "weights": 1}]}
    assert precision_from(tables) == parse_precision(text)
    (twos, given, glob) = precision_from(
        {"a": "A2W2 twos", "b": Quantized(8, 8, "int8", "int8"), "c*": "keep"}
    ).layers
    assert twos.name == "a" and twos.setting == Quantized(2, 2, "unsigned", "twos")
    assert given.setting == Quantized(8, 8, "int8", "int8") and glob.match == "c*" and glob.setting == "keep"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"fc": "A9W1"}, "precision: 'fc': activations = 9: give 1 to 8 bits"),
        ({"fc": "int7"}, "precision: 'fc': precision = 'int7': give one of keep, fp32, int8"),
        ({"fc": 3}, "precision: 'fc': precision = 3: give one of"),
        ({"fc": "A2W1 odd"}, "precision: 'fc': encoding"),
        ({"middel": "int8"}, "fits no layer; did you mean 'middle'?"),
        (3, "precision=int: give a dict, the path of a file or a synth.model.precision.Precision"),
    ],
)
def test_wrong_precisions_are_refused(given: Any, said: str) -> None:
    with pytest.raises(UserError) as error:
        synth.compile(network(), precision=given, calibration=X)
    assert said in str(error.value) and "\n" not in str(error.value)


def test_calibration_is_an_array_or_has_the_inputs_name(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="calibration data: has arrays images; the model's inputs are x"):
        synth.compile(network(), precision={"*": "int8"}, calibration={"images": X})
    with pytest.raises(UserError, match=r"calibration=float: give an array \[N, ...\], a mapping"):
        synth.compile(network(), precision={"*": "int8"}, calibration=1.0)
    with pytest.raises(UserError, match=r"calibration data: x is \[24\]; the model takes"):
        synth.compile(network(), precision={"*": "int8"}, calibration=X[:, 0])
    np.save(tmp_path / "images.npy", X)  # a file's stem need not be the input's name
    made = [
        synth.compile(network(), precision={"*": "int8"}, calibration=data)
        for data in (X, {"x": X}, tmp_path / "images.npy")
    ]
    first = made[0].over(X)
    assert all(np.array_equal(first, other.over(X)) for other in made[1:])


def test_accuracy_and_other_metrics(compiled: CompiledModel, outputs: NDArray[Any]) -> None:
    """Beside numpy on what the model computes."""
    ours, labels = compiled.over({"x": X}), outputs.argmax(1)
    assert np.array_equal(ours, np.concatenate([np.asarray(compiled(x[None])) for x in X]))
    assert compiled.accuracy(X, labels) == (ours.argmax(1) == labels).mean()
    error, spread = ((ours - outputs) ** 2).sum(), ((outputs - outputs.mean(0)) ** 2).sum()
    assert compiled.accuracy(X, outputs, "r2") == pytest.approx(1 - error / spread, rel=1e-4)
    worst = compiled.accuracy(X, outputs, lambda found, wanted: -np.abs(found - wanted).max())
    assert worst == -np.abs(ours - outputs).max()
    for wrong, metric, said in (
        (labels[1:], "top1", "labels: 23 for 24 samples"),
        (labels + 6, "top1", "labels: class 1"),
        (outputs[:, 1:], "r2", r"labels: shape \[24, 5\] for outputs of shape \[24, 6\]"),
        (labels, "f1", "metric='f1': give one of top1, r2, or a function"),
    ):
        with pytest.raises(UserError, match=said):
            compiled.accuracy(X, wrong, metric)
    assert metric_of("r2")[0] == "r2" and metric_of(max)[0] == "max"


def test_a_report_of_a_model(compiled: CompiledModel, outputs: NDArray[Any], tmp_path: Path) -> None:
    import_or_skip("jinja2")
    labels = outputs.argmax(1)
    made = synth.report(compiled, tmp_path / "net.html", data=X, labels=labels, repeat=2)
    text = (tmp_path / "net.html").read_text(encoding="utf-8")
    assert made.accuracy is not None and made.accuracy.top1 == compiled.accuracy(X, labels)
    assert f"{made.accuracy.top1 * 100:.2f} %" in text and "<dt>Model</dt>" not in text
    assert [row.info.name for row in made.layers] == ["first", "middle", "last"]
    assert all(row.seconds is not None for row in made.layers)
    with pytest.raises(UserError, match="labels: need the samples"):
        synth.report(compiled, tmp_path / "other.html", labels=labels)
    assert not (tmp_path / "other.html").exists()


def test_a_regression_is_explored(few_widths: None, outputs: NDArray[Any]) -> None:
    from synth.cli.explore_report import quality_text, quality_word

    def explored(**options: Any) -> Exploration:
        nearest = Calibration(rounding="nearest", bias_correction=False)
        return synth.explore(
            network(), calibration=X, repeat=1, points=2, effort=0.2, method=nearest, **options
        )

    found = explored(labels=outputs, metric="r2")
    assert found.network.compiled.quality == pytest.approx(1) and found.metric == "r2"
    for point in found.points[-1:]:
        nearest = parse_precision(point.toml("", found.method))
        model = synth.compile(network(), precision=nearest, calibration=X)
        assert model.accuracy(X, outputs, "r2") == pytest.approx(point.compiled.quality)
    assert quality_word(found) == "r2" and quality_text(found, 0.98765) == "0.9877"
    assert found.network.compiled.interval is None

    def steady(given: NDArray[Any], wanted: NDArray[Any]) -> float:
        return -float(np.abs(given - wanted).mean())

    assert explored(labels=outputs, metric=steady).metric == "steady"
    with pytest.raises(UserError, match="labels: none for 24 samples; metric r2 needs one for each"):
        explored(metric="r2")
