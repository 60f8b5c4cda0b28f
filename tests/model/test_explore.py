"""Mixed precision explored: costs, greedy paths, fronts, resumed measurements, and a small network in all."""

import itertools
import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from synth.errors import UserError
from tests.model.onnx_graphs import info, onnx_model, three_layers
from tests.needs import import_or_skip

import_or_skip("tvm")
onnx = import_or_skip("onnx")
from onnx import helper

import synth
from synth.compiler import built
from synth.model import explore as exploring
from synth.model.explore import explore
from synth.model.float_network import OnnxNetwork
from synth.model.measurements import Measurements, digest_of
from synth.model.mixed_precision import Exploration, Point, greedy, pareto, spread
from synth.model.module_precision import FloatModule
from synth.model.observe import joined
from synth.model.pipeline import import_model
from synth.model.precision import BITS, Calibration, parse_precision, settings_of
from synth.model.reconstruction import LearnedRounding
from synth.model.report import layer_rows, measure
from synth.model.sensitivity import Choices, Evaluator, LayerCost, Outcome, pair_text, setting_of, width_pairs

FEW = [(8, 8), (3, 2), (1, 1)]


def samples(count: int = 24) -> NDArray[np.float32]:
    return np.random.default_rng(2).standard_normal((count, 12)).astype(np.float32)


@pytest.fixture
def few_widths(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exploring, "width_pairs", lambda: FEW)
    # A network of this size takes as long at any width, so that chance would choose its front.
    by_size = lambda model, *_: SimpleNamespace(median=model.weight_bytes * 1e-9)  # noqa: E731
    monkeypatch.setattr(exploring, "measure", by_size)


def test_widths_are_those_of_a_precision_file() -> None:
    pairs = width_pairs()
    assert pairs[0] == (8, 8) and {bits for pair in pairs for bits in pair} == set(BITS)
    assert (8, 1) in pairs and (1, 8) not in pairs
    for pair, signed in itertools.product(pairs, (False, True)):
        setting = setting_of(pair, signed)
        assert setting is not None and (setting.activations, setting.weights) == pair
        if setting.activation_encoding != "int8":
            assert (setting.activation_encoding == "unsigned") != signed
    assert setting_of((9, 1), False) is None


def cost(time: float | None, size: int) -> LayerCost:
    return LayerCost(time, size, "")


COSTS = {
    (8, 8): {"a": cost(10, 100), "b": cost(20, 10)},
    (3, 2): {"a": cost(6, 30), "b": cost(4, 10)},
    (1, 1): {"a": cost(6, 30), "b": cost(2, 4)},
}


def test_choices_and_paths() -> None:
    assert list(Choices.of(COSTS)) == [
        ("a", (8, 8)),
        ("a", (3, 2)),
        ("b", (8, 8)),
        ("b", (3, 2)),
        ("b", (1, 1)),
    ]
    without = {
        pair: {name: cost(None, c.weight_bytes) for name, c in row.items()} for pair, row in COSTS.items()
    }
    assert list(Choices.of(without)) == [("a", (8, 8)), ("a", (3, 2)), ("b", (8, 8)), ("b", (1, 1))]
    choices = Choices.of(COSTS)
    noise = {
        ("a", (8, 8)): 0.0,
        ("a", (3, 2)): 0.1,
        ("b", (8, 8)): 0.0,
        ("b", (3, 2)): 0.2,
        ("b", (1, 1)): 0.9,
    }
    of_time, of_size, _ = choices.worths()
    steps = [(a[0], b[0]) for a, b in ((path["a"], path["b"]) for path in greedy(choices, noise, of_time))]
    assert steps == [(8, 8), (8, 3), (3, 3), (3, 1)]
    steps = [(a[0], b[0]) for a, b in ((path["a"], path["b"]) for path in greedy(choices, noise, of_size))]
    assert steps == [(8, 8), (3, 8), (3, 1)]


def test_the_interval_of_a_fraction() -> None:
    """Beside scipy.stats.binomtest(k, n).proportion_ci(method="wilson")."""
    assert Outcome(200, 9.0, 184, None).interval == pytest.approx((0.873996, 0.950155), abs=1e-4)
    assert Outcome(24, 9.0, 24, 24).interval == pytest.approx((0.862024, 1.0), abs=1e-4)
    assert Outcome(24, 9.0, None, None).interval is None


def test_fronts() -> None:
    def point(equal: int, time: float, size: int) -> Point:
        return Point({}, Outcome(10, 9.0, equal, None), None, time, None, size, 0)

    plain = point(10, 5.0, 100)
    found = [point(9, 4.0, 30), point(8, 6.0, 20), point(10, 6.0, 25), point(7, 5.0, 10)]
    assert exploring._front(found, plain) == (found[2], found[0], found[3])
    points = [(1, 5), (2, 2), (3, 3), (5, 1), (2, 2), (1, 6)]
    assert pareto(points, lambda point: point) == [(1, 5), (2, 2), (5, 1)]
    assert spread(range(10), 4) == [0, 3, 6, 9] and spread([1, 2], 4) == [1, 2]


def test_measurements_are_kept_for_the_same_question_only(tmp_path: Path) -> None:
    path, made = tmp_path / "m.json", []

    def measure() -> int:
        made.append(1)
        return len(made)

    question = digest_of({"x": np.zeros(2), "model": b"abc", "options": {"samples": 3}})
    assert Measurements(path, question).of("a", measure) == 1
    again = Measurements(path, question)
    assert again.found == 1 and again.of("a", measure) == 1 and again.of("b", measure) == 2
    others: list[dict[str, Any]] = [
        {"x": np.ones(2), "model": b"abc", "options": {"samples": 3}},
        {"x": np.zeros(2), "model": b"abd", "options": {"samples": 3}},
        {"x": np.zeros(2), "model": b"abc", "options": {"samples": 4}},
        {"x": np.zeros((1, 2)), "model": b"abc", "options": {"samples": 3}},
    ]
    assert all(Measurements(path, digest_of(other)).found == 0 for other in others)
    for text in ("{", "[" * 100_000, "[]", '{"what": "mine", "results": {}}'):
        path.write_text(text)
        with pytest.raises(UserError, match=r"m\.json: holds no measurements of this command"):
            Measurements(path, question)


def test_batches_are_used_where_the_model_allows_it() -> None:
    """A model that declares one sample runs several at once, unless a constant has the number of samples."""
    x, w = np.zeros((1, 4), np.float32), np.eye(4, dtype=np.float32)
    nodes = [
        helper.make_node("MatMul", ["x", "w"], ["p"], "fc"),
        helper.make_node("Reshape", ["p", "s"], ["y"]),
    ]
    data = {"x": np.random.default_rng(0).standard_normal((5, 4)).astype(np.float32)}
    for shape, batch in (((-1, 2, 2), 32), ((1, 2, 2), 1)):
        model = onnx_model(nodes, {"x": x}, [info("y", x.reshape(1, 2, 2))], {"w": w, "s": np.array(shape)})
        network = OnnxNetwork(model, data, Calibration())
        assert network._batch == batch and network.signed == {"fc"} and network.layers == {"fc": "MatMul"}
        assert np.array_equal(network.run(None, data), data["x"].reshape(5, 2, 2))
    with pytest.raises(UserError, match="not a row for each of 2 samples"):
        joined([(2, np.zeros(3))], 2)


def test_assignments_share_the_codes_of_their_layers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each layer is rounded once for all assignments, and ``quantized`` rounds on all samples, in order."""
    rounded, codes = list[str](), LearnedRounding.codes

    def counted(self: Any, layer: Any, *given: Any) -> Any:
        rounded.append(layer.name)
        return codes(self, layer, *given)

    monkeypatch.setattr(LearnedRounding, "codes", counted)
    network = OnnxNetwork(three_layers(np.random.default_rng(5)), {"x": samples()}, Calibration())
    narrow, wide = setting_of((3, 2), True), setting_of((3, 3), True)
    assert narrow is not None and wide is not None
    arrays = {"x": samples()}
    for settings in ({"first": narrow}, {"first": narrow, "middle": narrow}, {"first": narrow, "last": wide}):
        network.run(settings, arrays)
    assert rounded == ["first", "middle", "last"]
    rounded.clear()
    network.quantized({"first": narrow, "middle": narrow})
    network.quantized({"first": narrow, "middle": narrow, "last": wide})
    assert rounded == ["first", "middle", "last"]
    network.quantized({"first": wide, "middle": narrow}, nearest=True)
    assert len(rounded) == 3


def test_networks_share_the_code_of_equal_functions() -> None:
    settings = [{"*": "int8"}, {"*": "int8", "last": "A2W2"}]
    models = [
        synth.compile(three_layers(np.random.default_rng(5)), precision=one, calibration=samples())
        for one in settings
    ]
    before = built._loaded.cache_info()
    for model in models:
        model(samples()[:1])
    after = built._loaded.cache_info()
    count = sum(len(model.functions) for model in models)
    assert after.hits - before.hits >= 2 and after.hits + after.misses == before.hits + before.misses + count


def test_outcomes_beside_numpy() -> None:
    network = OnnxNetwork(three_layers(np.random.default_rng(5)), {"x": samples()}, Calibration())
    arrays = {"x": samples()[:10]}
    plain = network.run(None, arrays)
    labels = plain.argmax(1)
    labels[:4] += 1
    evaluator = Evaluator(network, arrays, labels % 6)
    assert evaluator.reference.correct == 6 and evaluator.reference.equal == 10
    found = evaluator.outcome(plain * 1.1)
    assert found.sqnr == pytest.approx(20, abs=1e-3) and found.quality == 0.6
    assert found.noise == pytest.approx(0.01, rel=1e-3)
    with pytest.raises(UserError, match="labels: class 6: the network has 6 outputs"):
        Evaluator(network, arrays, np.full(10, 6))


def explored(**options: Any) -> Exploration:
    x = samples()
    model = three_layers(np.random.default_rng(5))
    return explore(model, calibration={"x": x}, repeat=2, points=3, **options)


def test_a_small_network(few_widths: None, tmp_path: Path) -> None:
    told: list[tuple[str, int, int]] = []
    pictures: list[Exploration] = []
    found = explored(
        results=tmp_path / "m.json", picture=pictures.append,
        progress=lambda stage, done, total, _: told.append((stage, done, total)),
    )  # fmt: skip
    assert list(found.alone) == ["first", "middle", "last"] and found.pairs == [*FEW]
    middle = [found.alone["middle"][pair].sqnr for pair in FEW]
    assert middle == sorted(middle, reverse=True) and middle[0] > 30 > middle[2]
    assert found.network.compiled.quality == 1 and found.largest_difference <= 0.25
    assert 1 < len(found.points) <= 4
    for better, worse in itertools.pairwise(found.points):
        assert better.compiled.quality > worse.compiled.quality or (
            better.time != worse.time and better.constants != worse.constants
        )
    assert not [p for p in found.points if p.time > found.network.time and p.compiled.quality < 1]
    assert {str(setting) for setting in found.int8.settings.values()} == {"int8"}
    assert found.int8 in found.compared and found.compared[0] is found.network
    assert [found.label(point) for point in found.points] == [str(n + 1) for n in range(len(found.points))]
    assert "tried int8, A3W2, A1W1" in found.widths
    assert [*dict.fromkeys(stage for stage, *_ in told)] == [
        "import", "first", "next", "costs", "sensitivity", "search", "compile",
    ]  # fmt: skip

    # The first picture has the networks with one width, and says what is to come. Each later one has more.
    assert not pictures[0].alone and pictures[0].int8 == found.int8
    assert re.search(r"3 widths of 3 layers, at most 24 mixed networks, 3 compiled: about", pictures[0].left)
    assert pictures[-1].points == found.points and not found.left and pictures[-1].alone == found.alone

    # The file of measurements stands for all that was measured.
    again = explored(results=tmp_path / "m.json")
    assert again.points == found.points and again.alone == found.alone
    body = json.loads((tmp_path / "m.json").read_text())
    assert len(body["results"]) == len(Measurements(tmp_path / "m.json", body["digest"])._results) > 12


@pytest.mark.exhaustive("models")
def test_the_target_may_be_another_machine(few_widths: None) -> None:
    other = "rpi3" if exploring.compile_target(None).machine != "aarch64" else "x86-64-v3"
    nearest = Calibration(rounding="nearest", bias_correction=False)
    found = explored(target=other, samples=5, method=nearest)
    assert found.largest_difference == 0  # without learned rounding, the simulation has the integers' codes
    assert all(point.seconds is None and point.cycles for point in found.points)
    assert found.network.compiled.samples == 5 and found.network.seconds is None
    with pytest.raises(UserError, match=f"measured: target {other} is not this computer"):
        explored(target=other, measured=True)


@pytest.mark.exhaustive("models")
def test_times_of_layers_can_be_measured(few_widths: None) -> None:
    found = explored(measured=True)
    times = [cost.time for costs in found.costs.values() for cost in costs.values()]
    assert all(time is not None and 0 < time < 0.1 for time in times)


def one_dimensional() -> Any:
    """Convolutions [N, C, L], one depthwise, a convolution of three dimensions and a dense layer."""
    generator = np.random.default_rng(3)

    def weights(*shape: int) -> NDArray[np.float32]:
        return (generator.standard_normal(shape) / np.sqrt(np.prod(shape[1:]))).astype(np.float32)

    nodes = [
        helper.make_node("Conv", ["x", "w1"], ["a"], "enc/conv.1", pads=[1, 1]),
        helper.make_node("Relu", ["a"], ["b"]),
        helper.make_node("Conv", ["b", "w2"], ["c"], "enc/conv.2", strides=[2], group=8),
        helper.make_node("Relu", ["c"], ["d"]),
        helper.make_node("Reshape", ["d", "cube"], ["e"]),
        helper.make_node("Conv", ["e", "w3"], ["f"], "solid"),
        helper.make_node("Flatten", ["f"], ["g"]),
        helper.make_node("Gemm", ["g", "w4"], ["y"], "head", transB=1),
    ]
    constants = {"w1": weights(8, 4, 3), "w2": weights(8, 1, 3), "w3": weights(6, 8, 1, 1, 1)}
    constants |= {"w4": weights(5, 48), "cube": np.array([1, 8, 2, 2, 2])}
    x, y = np.zeros((1, 4, 18), np.float32), np.zeros((1, 5), np.float32)
    return onnx_model(nodes, {"x": x}, [info("y", y)], constants)


def test_layers_keep_the_models_names(few_widths: None) -> None:
    """A Conv1d is explored, measured and compared under its own name. What has no kernels is named."""
    x = np.random.default_rng(0).standard_normal((12, 4, 18)).astype(np.float32)
    found = explore(one_dimensional(), calibration={"x": x}, repeat=2, points=2, effort=0.2)
    assert list(found.alone) == ["enc/conv.1", "enc/conv.2", "head"]
    assert "not explored, because they run as floats at every width: solid (Conv)" in found.widths
    compiled = synth.compile(one_dimensional(), precision=found.int8.settings, calibration=x)
    times = measure(compiled, [x[:1]], 2)
    rows = {row.info.name: row for row in layer_rows(compiled.layers, times)}
    assert list(rows) == ["enc/conv.1", "enc/conv.2", "head"] and compiled.effect is not None
    for name, row in rows.items():
        assert row.seconds is not None and compiled.effect.sqnr_of(name) is not None
    module = FloatModule.of(import_model(one_dimensional()), Calibration(), synth.compile)
    assert list(module.layers) == ["enc/conv.1", "enc/conv.2", "head"]


def test_widths_and_effort(few_widths: None) -> None:
    assert exploring.pairs_of("A1W1") == [(8, 8), (1, 1)] and exploring.pairs_of(None) == FEW
    for wrong in ("A3W2,", "A9W9", "int8;A1W1"):
        with pytest.raises(
            UserError, match=r"widths: .* is none; give some of int8, A3W2, A1W1, with commas"
        ):
            exploring.pairs_of(wrong)


def test_what_cannot_be_explored() -> None:
    x = np.zeros((1, 2), np.float32)
    model = onnx_model([helper.make_node("Relu", ["x"], ["y"])], {"x": x}, [info("y", x)], {})
    with pytest.raises(UserError, match="has no float layer"):
        explore(model, calibration={"x": np.zeros((3, 2), np.float32)})
    with pytest.raises(UserError, match="calibration data: x is"):
        explore(three_layers(np.random.default_rng(0)), calibration={"x": np.zeros((3, 2), np.float32)})
    assert pair_text((8, 8)) == "int8"


def test_every_setting_survives_its_precision_file() -> None:
    pairs = [(pair, signed) for pair in width_pairs() for signed in (False, True)]
    settings = {f"layer/{number}": setting_of(*one) for number, one in enumerate(pairs)}
    outcome = Outcome(1, 9.0, None, None)
    known = {name: setting for name, setting in settings.items() if setting is not None}
    text = Point(known, outcome, outcome, None, None, 0, 0).toml("", Calibration("percentile", 7, 99.5))
    read = parse_precision(text)
    assert settings_of(read, dict.fromkeys(settings, "Conv")) == settings
    assert read.calibration == Calibration("percentile", 7, 99.5)
