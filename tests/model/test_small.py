"""Few bytes of weights before speed: the same integers, and why weights take more than their bits."""

import re
import warnings
from pathlib import Path

import numpy as np
import onnx
import pytest
from click.testing import CliRunner

import synth
from synth.cli.compile import cli
from synth.compiler.direct.storage import smallest, weight_bytes
from synth.compiler.direct.winograd import Winograd
from synth.compiler.export import run_emulated
from synth.compiler.machines import compile_target
from synth.model.deploy import export_model
from synth.model.widths import LowBitWarning
from tests.model.test_low_bit_told import QCDQ, network
from tests.needs import Need, import_or_skip, skip_where

WEIGHTS = {"conv1": 32 * 16 * 9, "conv2": 32 * 32 * 9, "conv3": 10 * 32}
IMAGE = np.random.default_rng(1).uniform(0, 3, (1, 16, 16, 16)).astype(np.float32)


def bytes_network() -> onnx.ModelProto:
    """Two 3 x 3 convolutions that Winograd's filtering suits, and one of ten filters."""
    g = QCDQ()
    y = g.conv(g.activations("x", 8, 0.02), g.weights((32, 16, 3, 3), 8), "conv1")
    y = g.conv(g.activations(y, 8, 2.0), g.weights((32, 32, 3, 3), 8), "conv2")
    y = g.node("Conv", [g.activations(y, 8, 9.0), g.weights((10, 32, 1, 1), 8)], "conv3")
    return g.model(y, IMAGE)


@pytest.mark.exhaustive("models", every=2)
@skip_where(Need.PROCESSOR, not compile_target("x86-64-v3").is_host, "runs x86-64-v3 code")
@pytest.mark.parametrize("target", ["x86-64-v3", "native"])
def test_small_weights_give_the_same_numbers(target: str) -> None:
    fast, small = (synth.compile(bytes_network(), target=target, small=small) for small in (False, True))
    np.testing.assert_array_equal(small(IMAGE), fast(IMAGE))
    # With dot products of bytes the fast weights are small already.
    assert small.weight_bytes < fast.weight_bytes or target == "native"
    for layer in small.layers:
        assert layer.weight_bytes <= 2 * WEIGHTS[layer.name] and "Winograd" not in layer.storage


def test_a_board_takes_bytes_instead_of_words(tmp_path: Path) -> None:
    """A Cortex-A72 multiplies words: its fast weights are 16 bits, and four times as many by filtering."""
    import_or_skip("unicorn")
    models = {small: synth.compile(bytes_network(), target="rpi4", small=small) for small in (False, True)}
    fast, small = ({layer.name: layer for layer in models[key].layers} for key in (False, True))
    assert fast["conv2"].weight_bytes == 36 // 9 * 2 * WEIGHTS["conv2"]
    words = "16 bits a word, since this processor multiplies words"
    assert fast["conv2"].storage == f"Winograd's filtering has 36 words for 9 weights, {words}"
    assert small["conv2"].weight_bytes == WEIGHTS["conv2"] and small["conv2"].storage == ""
    results = []
    for key, model in models.items():
        exported = export_model(model, f"small{int(key)}", tmp_path, shared=False)
        results.append(run_emulated(exported, [IMAGE])[0][0])
    np.testing.assert_array_equal(*results)


def test_low_bit_layers_stay_low_bit() -> None:
    kernels = {layer.precision for layer in synth.compile(network(2, 2, 2), target="rpi4", small=True).layers}
    assert kernels == {"A2W2 twos"}


@pytest.mark.parametrize(("bits", "small"), [((8, 4), False), ((8, 4), True), ((2, 2), True)])
def test_bit_fields_of_depthwise_layers_are_not_larger_than_bytes(bits: tuple[int, int], small: bool) -> None:
    """Each group fills whole registers of a low-bit kernel."""
    found = []
    for activations, weights in (bits, (8, 8)):
        g = QCDQ()
        operands = [g.activations("x", activations, 0.02), g.weights((64, 1, 3, 3), weights)]
        y = g.node("Conv", operands, "depthwise", pads=[1] * 4, group=64)
        model = g.model(y, np.zeros((1, 64, 16, 16), np.float32))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", LowBitWarning)
            (layer,) = synth.compile(model, target="rpi4", small=small).layers
        found.append(layer.weight_bytes)
    assert found[0] <= found[1]


def test_the_smallest_is_not_the_slowest() -> None:
    class Loops:
        def __init__(self, cost: float, size: int) -> None:
            self.cost, self.weight_bytes, self.rest = cost, size, None

    fast, middle, slow = Loops(10, 300), Loops(29, 200), Loops(31, 100)
    assert smallest([fast, middle, slow]) is middle  # type: ignore[list-item]
    assert smallest([slow, fast]) is fast  # type: ignore[list-item]
    assert weight_bytes(slow) == 100 and not isinstance(slow, Winograd)  # type: ignore[arg-type]


@pytest.mark.exhaustive("models")
def test_the_command_says_why_and_takes_small(tmp_path: Path) -> None:
    path = tmp_path / "net.onnx"
    onnx.save(bytes_network(), path)

    def run(*options: str) -> tuple[str, str]:
        given = [str(path), "--target", "rpi4", "-o", str(tmp_path / "o"), "--report", *options]
        result = CliRunner().invoke(cli, given)
        assert result.exit_code == 0, result.output
        return result.stdout, (tmp_path / "o" / "net.html").read_text(encoding="utf-8")

    told, page = run()
    (line,) = [line for line in told.splitlines() if line.startswith("Stored: ")]
    assert line.startswith(
        "Stored: conv2 takes 72 KiB for 9,216 weights of 8 bits (Winograd's filtering has 36"
    )
    assert (
        line.endswith("; `--small` takes less") and page.count("Winograd&#39;s filtering has 36 words") >= 2
    )
    small, page = run("--small")
    assert "Winograd" not in small and "Winograd" not in page
    sizes = [re.search(r"^Memory: weights ([\d.]+) KiB", text, re.M) for text in (told, small)]
    assert all(sizes) and float(sizes[0][1]) > 5 * float(sizes[1][1])  # type: ignore[index]
