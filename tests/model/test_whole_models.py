"""Real low-bit networks end to end: every logit of the compiled program against the QONNX reference
executor."""

import os
from pathlib import Path

import numpy as np
import onnx
import pytest

from tests.needs import Need, import_or_skip, skip

import_or_skip("qonnx")

import synth
from bench.low_bit_accuracy import input_name, reference
from synth.compiler.export import emulate
from synth.compiler.machines import compile_target
from synth.model import export_model

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
