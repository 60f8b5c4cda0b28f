"""Networks against their definitions in float64, and the same bits in every way of evaluation."""

import itertools
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from synth.errors import UserError
from synth.generate import network as networks
from synth.generate.metadata import read_metadata
from synth.generate.network import Network
from synth.generate.tensors import LinearLayer
from synth.linear import BlockLinear
from tests.conftest import two_processors
from tests.generate.models import TOKENS, WIDTH, TinyModel

ARCHITECTURES = ("llama", "qwen2", "qwen3", "gemma3", "bitnet", "bitnet-b1.58")
#: Relative error of a product by the rounding of activations to 8 bits: a group of 32 normally distributed
#: activations has its largest at about 2.3 deviations, and rounding to steps of a 127th of that has a
#: deviation of 2.3 / 127 / sqrt(12).
OF_A_PRODUCT = 2.3 / 127 / np.sqrt(12)
#: With one scale for 256 activations the largest is at about 3 deviations.
OF_A_SUPER_BLOCK = 3 / 127 / np.sqrt(12)
TEXT = [int(token) for token in np.random.default_rng(1).integers(0, len(TOKENS), 40)]


def _network(path: Path, context: int = 64, threads: int = 1) -> Network:
    return Network(read_metadata(path), context, threads)


def _each(network: Network, tokens: list[int]) -> np.ndarray:
    """The logits after each token, evaluated one by one."""
    return np.array([network.evaluate([token]) for token in tokens])


@pytest.mark.exhaustive("models", cover="architecture kind")
@pytest.mark.parametrize(
    ("architecture", "kind"),
    [*itertools.product(ARCHITECTURES, ("F32", "F16")), ("qwen2", "BF16"), ("llama", "BF16")],
)
def test_logits_are_those_of_the_definition(architecture: str, kind: str, tmp_path: Path) -> None:
    """Nothing is quantized, so only float32 rounds. A window of 8 tokens is far shorter than the text."""
    own = {"attention.sliding_window_pattern": 2} if architecture == "gemma3" else {}
    model = TinyModel(architecture, kind, metadata=own)
    wanted = model.logits(TEXT)
    found = _each(_network(model.write(tmp_path / "m.gguf")), TEXT)
    assert np.abs(found - wanted).max() < 2e-5 * np.abs(wanted).max()


@pytest.mark.parametrize(
    ("architecture", "own"),
    [
        ("llama", {"rope.scaling.type": "linear", "rope.scaling.factor": 4.0}),
        ("llama", {"rope.dimension_count": 16}),
        ("gemma3", {"rope.scaling.factor": 8.0, "attention.sliding_window_pattern": 2}),
        ("bitnet", {"hidden_act": "relu2"}),
        ("qwen3", {"rope.dimension_count": 8}),
    ],
)
def test_metadata_count(architecture: str, own: dict[str, Any], tmp_path: Path) -> None:
    model = TinyModel(architecture, metadata=own)
    wanted = model.logits(TEXT)
    assert np.abs(wanted - TinyModel(architecture).logits(TEXT)).max() > 1e-2 * np.abs(wanted).max()
    found = _each(_network(model.write(tmp_path / "m.gguf")), TEXT)
    assert np.abs(found - wanted).max() < 2e-5 * np.abs(wanted).max()


def test_an_early_name_of_the_scaling_counts(tmp_path: Path) -> None:
    early = TinyModel("llama", metadata={"rope.scale_linear": 4.0}).write(tmp_path / "e.gguf")
    model = TinyModel("llama", metadata={"rope.scaling.factor": 4.0}).write(tmp_path / "m.gguf")
    assert np.array_equal(_network(early).evaluate(TEXT), _network(model).evaluate(TEXT))


def test_infinities_of_float16_stay(tmp_path: Path) -> None:
    model = TinyModel("llama", "F16")
    for row, value in enumerate((np.inf, -np.inf, np.nan, 65504.0)):
        model.stored["output.weight"][0][row] = 0
        model.stored["output.weight"][0][row, :2] = value, 0
    network = _network(model.write(tmp_path / "m.gguf"))
    found = network._output(np.full((1, WIDTH), 2, np.float32))[0, :4]
    assert np.array_equal(found, [np.inf, -np.inf, np.nan, 131008.0], equal_nan=True)


def test_attention_without_memory_is_one_line(tmp_path: Path) -> None:
    network = _network(TinyModel("llama").write(tmp_path / "m.gguf"))
    network._layers[0] = replace(network._layers[0], attention=lambda *_: 1)  # type: ignore[arg-type]
    with pytest.raises(UserError, match="no memory for attention to 40 tokens; shorten the context"):
        network.evaluate(TEXT)


def test_frequency_factors_scales_and_biases_count(tmp_path: Path) -> None:
    """Llama 3.1 divides the angles of RoPE. Files of BitNet may have a scale per matrix."""
    model = TinyModel("llama")
    model.floats("rope_freqs.weight", np.linspace(1, 8, 32))
    wanted = model.logits(TEXT)
    found = _each(_network(model.write(tmp_path / "m.gguf")), TEXT)
    assert np.abs(found - wanted).max() < 2e-5 * np.abs(wanted).max()

    model = TinyModel("bitnet")
    scaled = TinyModel("bitnet")
    for name in [name for name in model.tensors if name.endswith("attn_v.weight")]:
        model.floats(name.replace("weight", "scale"), np.array([0.25]))
        scaled.tensors[name] = scaled.tensors[name] * 0.25
    wanted = scaled.logits(TEXT)
    found = _each(_network(model.write(tmp_path / "s.gguf")), TEXT)
    assert np.abs(found - wanted).max() < 2e-5 * np.abs(wanted).max()


@pytest.mark.parametrize(("heads", "size"), [(2, 32), (6, 20), (10, 64), (16, 32)])
def test_groups_of_heads_and_sizes_of_heads(heads: int, size: int, tmp_path: Path) -> None:
    """1, 3, 5 and 8 heads share a head of keys, and heads are no whole vectors."""
    model = TinyModel("qwen3", heads=heads, size=size)
    wanted = model.logits(TEXT)
    found = _network(model.write(tmp_path / "m.gguf")).evaluate(TEXT)
    assert np.abs(found - wanted[-1]).max() < 2e-5 * np.abs(wanted).max()


@pytest.mark.exhaustive("models", every=2)
@pytest.mark.isa("avx2")
@pytest.mark.parametrize(
    ("architecture", "kind"),
    [("llama", "Q4_0"), ("qwen2", "Q8_0"), ("qwen3", "Q4_K"), ("gemma3", "Q6_K"), ("bitnet", "TQ2_0")],
)
def test_weights_in_blocks_are_exact(architecture: str, kind: str, tmp_path: Path) -> None:
    """Each product is within its bound; logits have the tolerance of independent errors, tripled."""
    model = TinyModel(architecture, kind)
    path = model.write(tmp_path / "m.gguf")
    network = _network(path)
    called: list[tuple[str, np.ndarray, np.ndarray]] = []

    def watched(name: str, layer: LinearLayer) -> LinearLayer:
        def product(x: np.ndarray) -> np.ndarray:
            result = layer.product(x)
            called.append((name, x.copy(), result.copy()))
            return result

        return replace(layer, product=product)

    for number, layer in enumerate(network._layers):
        for name, one in layer.linear.items():
            layer.linear[name] = watched(f"blk.{number}.{name}.weight", one)
    output = "output.weight" if "output.weight" in model.tensors else "token_embd.weight"
    network._output = watched(output, network._output)
    found, wanted = network.evaluate(TEXT), model.logits(TEXT)[-1]
    assert len(called) == 7 * model.layers + 1
    for name, x, result in called:
        exact = x.astype(np.float64) @ model.tensors[name].T
        rounding = np.abs(x) @ np.abs(model.tensors[name]).T * 2.0**-23  # gguf's values are float32
        bound = BlockLinear.from_gguf(path, name).bound(x)
        assert (np.abs(result - exact) <= bound + rounding).all(), name
    error = OF_A_PRODUCT if kind in ("Q4_0", "Q8_0") else OF_A_SUPER_BLOCK
    apart = np.sqrt(np.mean((found - wanted) ** 2) / np.mean(wanted**2))
    assert apart < 3 * error * np.sqrt(7 * model.layers + 1)


@pytest.mark.exhaustive("models", every=3)
@pytest.mark.isa("avx2")
@two_processors
@pytest.mark.parametrize("kind", ["F32", "Q8_0"])
@pytest.mark.parametrize("architecture", ["gemma3", "llama"])
def test_the_same_bits_in_every_way(architecture: str, kind: str, tmp_path: Path) -> None:
    """For any number of threads, and for a text at once, in pieces, and token by token."""
    own = {"attention.sliding_window": 24, "attention.sliding_window_pattern": 2}
    model = TinyModel(architecture, kind, metadata=own if architecture == "gemma3" else {})
    path = model.write(tmp_path / "m.gguf")
    network = _network(path)
    wanted = _each(network, TEXT)
    for threads, parts in ((1, (40,)), (2, (40,)), (2, (1,) * 40), (1, (7, 1, 30, 2)), (2, (13, 27))):
        network, end = _network(path, threads=threads), 0
        for part in parts:
            logits, end = network.evaluate(TEXT[end : end + part]), end + part
            assert np.array_equal(logits, wanted[end - 1]), (threads, parts)


@pytest.mark.parametrize("batch", [3, 12, 256])
def test_windows_have_rings(batch: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """36 tokens go around rings of 16 and 32 positions; the last depends on the first of its batch."""
    model, text = TinyModel("gemma3", layers=4), TEXT[:36]
    path = model.write(tmp_path / "m.gguf")
    monkeypatch.setattr(networks, "BATCH", batch)
    wanted = model.logits(text)[-1]
    assert np.abs(_network(path).evaluate(text) - wanted).max() < 2e-5 * np.abs(wanted).max()
    without = TinyModel("gemma3", layers=4, metadata={"attention.sliding_window": 64}).logits(text)[-1]
    assert np.abs(without - wanted).max() > 1e-2 * np.abs(wanted).max()


def test_a_context_ends(tmp_path: Path) -> None:
    path = TinyModel("llama").write(tmp_path / "m.gguf")
    network = _network(path, context=40)
    logits = network.evaluate(TEXT[:39])
    assert np.array_equal(logits, _network(path, context=512).evaluate(TEXT[:39]))
    network.evaluate(TEXT[39:])
    with pytest.raises(UserError, match=r"41 tokens are longer than the context of 40; .* up to 512"):
        network.evaluate([1])
    assert network.position == 40
    for tokens in ([], [-1], [len(TOKENS)]):
        with pytest.raises(UserError, match=f"each from 0 to {len(TOKENS) - 1}"):
            _network(path).evaluate(tokens)


def test_embeddings_are_read_by_row(tmp_path: Path) -> None:
    """A repeated token has the same row, and no other row is read."""
    model = TinyModel("llama", "Q8_0")
    network = _network(model.write(tmp_path / "m.gguf"))
    rows = network._embedding([5, 5, 200])
    assert np.array_equal(rows, model.tensors["token_embd.weight"][[5, 5, 200]].astype(np.float32))
