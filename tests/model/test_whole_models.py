"""Whole programs with all optimizations: every logit of low-bit networks against the QONNX executor, and
operators that are loops of their own (recurrent layers, scatters, TopK, CumSum), here and emulated."""

import os
from pathlib import Path

import numpy as np
import onnx
import pytest

from tests.needs import Need, import_or_skip, skip

import_or_skip("qonnx")

from typing import Any

from onnx import TensorProto

import synth
from bench.low_bit_accuracy import input_name, reference
from synth.compiler.export import emulate, run_emulated, run_native
from synth.compiler.machines import compile_target
from synth.model import export_model
from tests.qnn.onnx_models import Graph, run_runtime

ROOT = Path(__file__).resolve().parents[2]
TFC = Path(os.environ.get("SYNTH_MODELS", ROOT.parent / "shared" / "models"))
OWN = ROOT / "tests" / "data"


def path_of(name: str) -> Path:
    path = (TFC if name.startswith("TFC") else OWN) / f"{name}.onnx"
    if not path.is_file():
        skip(Need.FILE, f"{path.name} is not here; set SYNTH_MODELS to the folder of the QONNX TFC models")
    return path


def images(count: int) -> np.ndarray:
    """Random pixels of 8 bits, one image all black and one all white."""
    pixels = np.random.default_rng(7).integers(0, 256, (count, 1, 28, 28))
    pixels[0], pixels[1] = 0, 255
    return (pixels / 255).astype(np.float32)


def expected(path: Path, x: np.ndarray) -> np.ndarray:
    model = onnx.load(path)
    (logits,) = reference(model, {input_name(model): x}).values()
    return np.asarray(logits)


@pytest.mark.exhaustive("models", every=2)
@pytest.mark.isa("avx2")
@pytest.mark.parametrize(
    ("name", "precisions"),
    [
        ("TFC_1W1A", ["A1W1 bipolar"] * 4),
        ("TFC_1W2A", ["A2W1 twos/bipolar"] * 4),
        ("TFC_2W2A", ["A2W2 twos/twos"] * 4),
        ("low_bit_cnn_qonnx", ["A2W2 twos"] * 4 + ["int8"] * 2),
        ("low_bit_cnn_qcdq", ["A2W2 twos"] * 4 + ["int8"] * 2),
    ],
)
def test_logits_are_the_reference_executors(name: str, precisions: list[str]) -> None:
    path = path_of(name)
    model = synth.compile(path, target="x86-64-v3")
    assert sorted(layer.precision for layer in model.layers) == precisions
    assert all(layer.kernel for layer in model.layers if layer.precision != "int8")
    x = images(8)
    got = np.concatenate([model(image[None]) for image in x])
    np.testing.assert_array_equal(got, expected(path, x))


@pytest.mark.exhaustive("models", every=2)
@pytest.mark.parametrize(
    ("name", "target"), [("TFC_2W2A", "aarch64"), ("TFC_1W1A", "armv7"), ("low_bit_cnn_qonnx", "rpi4")]
)
def test_boards_compute_the_same_logits(name: str, target: str, tmp_path: Path) -> None:
    import_or_skip("unicorn")
    path = path_of(name)
    model = synth.compile(path, target=target)
    assert compile_target(target).isa == "neon"
    assert any("neon/" in str(layer.kernel) for layer in model.layers)
    run = emulate(export_model(model, "network", tmp_path, shared=False))
    x = images(3)
    got = np.concatenate([run([image[None]])[0][0] for image in x])
    np.testing.assert_array_equal(got, expected(path, x))


SHAPE = (3, 2, 4)


def model() -> tuple[Any, dict[str, np.ndarray]]:
    """Every such operator between others that are fused, and its inputs."""
    g, rng = Graph(opset=18), np.random.default_rng(7)

    def weight(*shape: int) -> str:
        return g.constant(rng.normal(0, 1, shape).astype(np.float32))

    x, place = g.input("x", SHAPE), g.input("place", (2, 1), TensorProto.INT64)
    data = g.node("Relu", [g.node("Add", [x, weight(4)])])
    for kind, gates in (("LSTM", 4), ("GRU", 3)):
        states = g.node(
            kind, [data, weight(1, gates * 5, 4), weight(1, gates * 5, 5)], outputs=2, hidden_size=5
        )
        g.output(g.node("Abs", [states[0]]), states[1])
    rows = g.node("ScatterND", [data, place, weight(2, 2, 4)], reduction="add")
    sums = g.node("CumSum", [rows, np.int64(1)])
    g.output(g.node("Neg", [sums]), *g.node("TopK", [sums, np.int64([2])], outputs=2))
    once = g.constant(np.int64([[[1, 0, -1, 2]]]))
    g.output(g.node("ScatterElements", [data, once, weight(1, 1, 4)], axis=0))
    return g.model(), {"x": rng.normal(0, 1, SHAPE).astype(np.float32), "place": np.int64([[-1], [2]])}


def close(found: Any, expected: dict[str, np.ndarray]) -> None:
    assert len(found) == len(expected)
    for ours, (name, theirs) in zip(found, expected.items(), strict=True):
        assert (ours.shape, ours.dtype) == (theirs.shape, theirs.dtype)
        np.testing.assert_allclose(ours, theirs, rtol=2e-5, atol=2e-6, err_msg=name)


def test_on_this_computer(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Without a word of TVM: its own scatter operators write a warning of a pragma."""
    whole, feeds = model()
    expected = run_runtime(whole, feeds)
    capfd.readouterr()
    compiled = synth.compile(whole)
    close(compiled(**feeds), expected)
    exported = export_model(compiled, "loops", tmp_path)
    close(run_native(exported, feeds), expected)
    assert capfd.readouterr().err == ""


def test_in_the_emulator(tmp_path: Path) -> None:
    whole, feeds = model()
    exported = export_model(synth.compile(whole, target="aarch64"), "loops", tmp_path, shared=False)
    found, _ = run_emulated(exported, feeds)
    close(found, run_runtime(whole, feeds))
