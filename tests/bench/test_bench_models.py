"""The models that the compiler is measured on: their builders, and what the benchmarks make of them."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.needs import Need, import_or_skip, skip_where

onnx = import_or_skip("onnx")
import_or_skip("onnxruntime")
import_or_skip("tvm")
import_or_skip("mlxtend")
import_or_skip("qonnx")

from onnx import numpy_helper

from bench import low_bit_accuracy, model_files, peak_memory, real_models, resnet18
from bench import resnet18_models as models
from bench.layers import LAYERS
from bench.onnx_models import Graph
from bench.qonnx_layer import reference
from examples.train_low_bit_cnn import digits, split
from synth.errors import UserError
from synth.model.compiled import LayerInfo
from synth.model.onnx_session import open_session

ROOT = Path(__file__).resolve().parents[2]
SIZE, WIDTH, CLASSES = 32, 16, 10
SMALL = (SIZE, WIDTH, CLASSES)


def run_ort(model: Any, feed: dict[str, Any]) -> Any:
    return open_session(model.SerializeToString(), threads=1).run(None, feed)[0]


# ---- ResNet-18 --------------------------------------------------------------------------------------------


def test_the_architecture_is_that_of_the_paper() -> None:
    layers = models.architecture()
    assert len(layers) == 21 and len(models.INNER) == 19
    # He et al. 2016, Table 1: 1.8e9; counted by hand from the shapes.
    assert sum(layer.macs for layer in layers) == 1_814_073_344
    # The layer benchmark's C2 to C12 are these layers; C3 is that of another variant of the first block.
    shapes = {replace(layer, name="") for layer in layers}
    assert [layer.name for layer in LAYERS if replace(layer, name="") not in shapes] == ["C3"]


def test_the_float_model_keeps_its_variance() -> None:
    model = models.float_model(*SMALL)
    onnx.checker.check_model(model, full_check=True)
    assert {node.domain for node in model.graph.node} == {""}
    tensors = reference(model, {models.IMAGE: models.image(SIZE)}, every=True)
    spread = [tensors[f"{name}.bn.out"].std() for name in models.layer_names() if name != "fc"]
    assert 0.5 < min(spread) <= max(spread) < 1.7
    assert np.allclose(run_ort(model, {models.IMAGE: models.image(SIZE)}), tensors["logits"], atol=1e-4)


def test_eight_bits_come_close_to_float() -> None:
    feed = {models.IMAGE: models.image(SIZE)}
    float_logits = run_ort(models.float_model(*SMALL), feed)[0]
    quantized = reference(models.quantized_model(models.precisions("A8W8"), *SMALL), feed)["logits"][0]
    for per_channel in (False, True):
        theirs = run_ort(models.int8_model(*SMALL, per_channel=per_channel), feed)[0]
        assert np.corrcoef(theirs, float_logits)[0, 1] > 0.95
    assert np.corrcoef(quantized, float_logits)[0, 1] > 0.95
    assert not np.array_equal(quantized, float_logits)


@pytest.mark.parametrize(
    ("name", "powers_of_two", "narrow"),
    [("A1W1", False, False), ("A2W1", True, False), ("A2W2", False, True), ("A3W3", True, False)],
)
def test_low_bit_models_use_all_their_levels(name: str, powers_of_two: bool, narrow: bool) -> None:
    a, w = int(name[1]), int(name[3])
    precision = models.precisions(name)
    model = models.quantized_model(precision, *SMALL, narrow=narrow, powers_of_two=powers_of_two)
    onnx.checker.check_model(model)
    tensors = reference(model, {models.IMAGE: models.image(SIZE)}, every=True)
    producer = {output: node for node in model.graph.node for output in node.output}
    convolutions = [node for node in model.graph.node if node.op_type in ("Conv", "Gemm")]
    assert [node.name for node in convolutions if node.name in models.ENDS] == list(models.ENDS)
    for node in convolutions:
        makers = [producer[source].op_type for source in node.input[:2]]
        if node.name in models.ENDS:
            assert makers in (["Quant", "Quant"], ["Flatten", "Quant"])
            continue
        x, weights = (tensors[source] for source in node.input)
        assert makers == ["Quant", "BipolarQuant" if w == 1 else "Quant"]
        # A scale that had to be a power of two may be too coarse for the last level.
        most = 1 << a
        assert most // 2 + powers_of_two * (a > 1) <= len(np.unique(x)) <= most
        assert powers_of_two or x.size < 2000 or len(np.unique(x)) == most
        assert x.min() == 0
        assert 0.05 < (x > 0).mean() < 0.95
        assert max(len(np.unique(filters)) for filters in weights) == (1 << w) - narrow
    constants = {t.name: numpy_helper.to_array(t) for t in model.graph.initializer}
    scales = [constants[n.input[1]] for n in model.graph.node if n.op_type in ("Quant", "BipolarQuant")]
    assert all((np.log2(scale) % 1 == 0).all() for scale in scales) == powers_of_two


def test_the_sweep_goes_from_float_to_one_bit() -> None:
    sweep = models.sweep()
    counts = {name: Counter(precision.values()) for name, precision in sweep.items()}
    assert counts["all fp32"] == {"fp32": 21}
    assert counts["half fp32 + half A2W2"] == {"A8W8": 2, "fp32": 9, "A2W2": 10}
    assert counts["half A2W2 + half A1W2"] == {"A8W8": 2, "A2W2": 9, "A1W2": 10}
    assert counts["all A1W1"] == {"A8W8": 2, "A1W1": 19}
    for name, precision in sweep.items():
        model = models.quantized_model(precision, 32, 8, 4)
        onnx.checker.check_model(model)
        assert any(node.domain for node in model.graph.node) == (name != "all fp32")
    logits = reference(model, {models.IMAGE: models.image(32)})["logits"]
    assert np.isfinite(logits).all()


def test_models_are_the_same_each_time_and_differ_by_seed() -> None:
    first, again, other = (
        models.quantized_model(models.precisions("A2W1"), 32, 8, 4, seed) for seed in (0, 0, 1)
    )
    assert first.SerializeToString() == again.SerializeToString() != other.SerializeToString()


# ---- the trained network ----------------------------------------------------------------------------------


def test_the_trained_network_is_what_its_readme_says() -> None:
    images, labels = digits()
    training, test = split(len(labels))
    assert len(test) == 1000 and len(training) == 4000 and not set(test) & set(training)
    folder = ROOT / "tests" / "data"
    qonnx, qcdq = (onnx.load(folder / f"low_bit_cnn_{form}.onnx") for form in ("qonnx", "qcdq"))
    few = images[test[:20]]
    want = reference(qonnx, {"image": few})["logits"]
    assert np.array_equal(reference(qcdq, {"image": few})["logits"], want)
    session = open_session(qcdq.SerializeToString(), threads=1, optimize="none")
    logits = np.concatenate([session.run(None, {"image": images[row : row + 1]})[0] for row in test])
    assert np.array_equal(logits[: len(few)], want)
    assert int((logits.argmax(1) == labels[test]).sum()) == 961


def test_its_scales_are_powers_of_two() -> None:
    model = onnx.load(ROOT / "tests" / "data" / "low_bit_cnn_qonnx.onnx")
    constants = {t.name: numpy_helper.to_array(t) for t in model.graph.initializer}
    quantizers = [node for node in model.graph.node if node.op_type == "Quant"]
    assert Counter(float(constants[node.input[3]]) for node in quantizers) == {2.0: 9, 4.0: 1, 8.0: 4}
    assert all((np.log2(constants[node.input[1]]) % 1 == 0).all() for node in quantizers)


# ---- real models ------------------------------------------------------------------------------------------

TINY = real_models.RealModel(
    "tiny", "a convolution", "tiny-package", "none", "no_such_module", "a.onnx", 48, 96, 1 / 255, 0.0
)


def tiny_model() -> Any:
    random = np.random.default_rng(0)
    graph = Graph()
    weights = graph.constant("w", random.standard_normal((4, 3, 3, 3)).astype(np.float32))
    x = graph.node("Conv", ["x", weights], "c", pads=[1, 1, 1, 1])
    for operator in ("Relu", "Flatten"):
        x = graph.node(operator, [x], operator.lower())
    return graph.model("x", [1, 3, 48, 96], x)


@pytest.mark.parametrize("name", ["tiny.onnx", "tiny_cnn.tflite"])
def test_files_are_measured_as_they_are(name: str, tmp_path: Path) -> None:
    path = Path(__file__).resolve().parents[1] / "data/tflite" / name
    if name.endswith("tflite"):
        import_or_skip("ai_edge_litert", reason="needs LiteRT: pip install ai-edge-litert")
    else:
        onnx.save(tiny_model(), path := tmp_path / name)
    result = model_files.compared(path, {}, 1, "native", 0.0)
    assert result.largest < 1e-5 and len(result.row()) == 7
    assert set(result.times) == {"ours", "theirs", "ours, from Python", "theirs, from Python"}


@pytest.mark.parametrize("kind", real_models.FORMATS)
def test_quantizing_keeps_the_function(kind: str, tmp_path: Path) -> None:
    images = real_models.scenes(TINY, 3, 0)
    assert images.shape == (3, 3, 48, 96) and images.dtype == np.float32
    assert images.min() >= 0 and images.max() <= 1 and images.std() > 0.05
    assert not np.array_equal(images, real_models.scenes(TINY, 3, 1))
    how = real_models.Quantization(kind, only_layers=kind == "qdq", per_channel=True)
    ready, made = real_models.quantize(tiny_model(), images, tmp_path, "tiny", how)
    model = onnx.load(made)
    counted = real_models.operators(model)
    assert ("QLinearConv" in counted) == (kind == "qoperator")
    step = real_models.output_step(model)
    assert step > 0
    want = real_models.run_onnxruntime(ready, 1)(images[0])
    got = real_models.run_onnxruntime(made, 1)(images[0])
    assert real_models.difference(got, want, step).largest < 3
    assert real_models.difference(got, got, step) == real_models.Difference(0.0, 1.0, 1.0)


def test_sigmoids_become_tables_of_the_same_results(tmp_path: Path) -> None:
    images = real_models.scenes(TINY, 2, 0)
    float_model = tiny_model()
    relu = float_model.graph.node[1]
    relu.op_type = "Sigmoid"
    how = real_models.Quantization("qoperator", only_layers=True)
    path = real_models.quantize(float_model, images, tmp_path, "plain", how)[1]
    tables = real_models.quantize(float_model, images, tmp_path, "tables", replace(how, sigmoid_tables=True))[
        1
    ]
    counted = real_models.operators(onnx.load(tables))
    assert "Sigmoid" not in counted and counted["Gather"] == 1
    want, got = (real_models.run_onnxruntime(file, 1)(images[0]) for file in (path, tables))
    assert len(np.unique(want)) > 50 and np.array_equal(got, want)
    # A float input, whose values have no table.
    assert real_models.tabulate_sigmoids(float_model) == 0 and relu in float_model.graph.node
    with pytest.raises(UserError, match="no Sigmoid"):
        real_models.quantize(tiny_model(), images, tmp_path, "none", replace(how, sigmoid_tables=True))


def test_differences_count_steps() -> None:
    want = np.array([0.0, 0.5, 1.0, 2.0], np.float32)
    got = np.array([0.0, 0.75, 1.0, 3.0], np.float32)
    assert real_models.difference(got, want, 0.25) == real_models.Difference(4.0, 0.5, 0.75)
    assert real_models.difference(np.array([np.nan], np.float32), want[:1], 1).largest == np.inf
    with pytest.raises(UserError, match="shapes"):
        real_models.difference(got[:2], want, 1)


def test_models_that_are_not_installed_are_named() -> None:
    with pytest.raises(UserError, match="pip install --no-deps tiny-package"):
        TINY.path()
    # Installed, but without the file.
    with pytest.raises(UserError, match=r"a\.onnx is not installed"):
        replace(TINY, module="numpy").path()


# ---- benchmarks -------------------------------------------------------------------------------------------


def test_onnxruntimes_profile_gives_every_layer() -> None:
    image = models.image(32)
    for model in (models.float_model(32, 16, 4), models.int8_model(32, 16, 4)):
        found = resnet18.onnxruntime_layers(resnet18.Competitor(model), image, 1, 2)
        assert set(found.milliseconds) == set(models.layer_names())
        assert min(found.milliseconds.values()) > 0


def test_layers_are_found_by_their_names() -> None:
    def info(name: str, stored: int) -> LayerInfo:
        return LayerInfo(name, "conv2d", "A2W2 twos", None, 1, 1, stored, 64)

    names = ("conv1", "layer1.0.conv1", "layer1.0.conv2", "fc")
    model = SimpleNamespace(layers=[info(name, 4) for name in (*names, "another")])
    found = resnet18.layer_infos(model)
    assert {name: value.name for name, value in found.items()} == dict(zip(names, names, strict=True))
    low = {"layer1.0.conv1": "A2W2", "layer1.0.conv2": "A1W1", "conv1": "A8W8", "fc": "fp32"}
    assert resnet18.low_bit_bytes(model, low) == (8, 128)
    with pytest.raises(UserError, match=r"layer4\.1\.conv2"):
        resnet18.low_bit_bytes(model, {"layer4.1.conv2": "A1W1"})


@skip_where(
    Need.SYSTEM, not Path("/proc/self/clear_refs").exists(), "needs Linux's high-water mark of memory"
)
def test_memory_of_a_process_grows_with_the_model(tmp_path: Path) -> None:
    file = tmp_path / "model.onnx"
    onnx.save(models.float_model(32, 32, 4), file)
    found = peak_memory.of_onnx(file, (1, 3, 32, 32), 1)
    # 2.8 million weights of four bytes.
    assert 11e6 < found.resident <= found.peak < 200e6
    with pytest.raises(RuntimeError, match="missing"):
        peak_memory.of_onnx(tmp_path / "missing.onnx", (1, 3, 32, 32), 1)


def tiny_program(folder: Path) -> tuple[Path, Any]:
    """A model of one bit: signs of pixels times signs of weights, ten logits; and its numpy."""
    random = np.random.default_rng(1)
    weights = random.integers(-3, 4, (784, 10)).astype(np.float32)
    graph = Graph()
    one, plain = graph.constant("one", np.float32(1)), graph.constant("w", weights)
    flat = graph.node("Flatten", ["x"], "flat")
    signs = [graph.node("BipolarQuant", [source, one], f"{source}_signs") for source in (flat, plain)]
    model = graph.model("x", [1, 1, 28, 28], graph.node("MatMul", signs, "y"), [1, 10])
    onnx.save(model, folder / "tiny.onnx")
    signs = np.where(weights >= 0, 1, -1)
    return folder / "tiny.onnx", lambda images: np.where(images.reshape(-1, 784) >= 0, 1, -1) @ signs


@pytest.mark.parametrize("target", ["aarch64", "armv7"])
def test_the_emulated_program_is_compared(
    target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import_or_skip("unicorn")
    path, numpy_logits = tiny_program(tmp_path)
    images = np.random.default_rng(2).standard_normal((3, 1, 28, 28)).astype(np.float32)
    want = numpy_logits(images)
    case = low_bit_accuracy.Case(path, images, want.argmax(1))
    found = low_bit_accuracy.evaluate(case, target)
    assert (found.equal, found.rows, found.right, found.reference_right) == (3, 3, 3, 3)
    assert found.kernels == "1 of 1" and found.largest == 0
    assert (found.milliseconds is None) == low_bit_accuracy.emulated(target)
    # One wrong logit of one image is one row less.
    name = onnx.load(path).graph.output[0].name
    wrong = want.astype(np.float32)
    wrong[1, 4] += 2
    monkeypatch.setattr(low_bit_accuracy, "reference", lambda *_: {name: wrong})
    found = low_bit_accuracy.evaluate(case, target)
    assert (found.equal, found.rows, found.largest) == (2, 3, 2.0)
