"""BitNet's ternary tensors: against a plain packer, and files that contradict themselves."""

import json
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from synth.errors import UserError
from synth.linear import BlockLinear
from synth.linear.safetensors_files import checkpoint_weights
from tests.needs import import_or_skip

import_or_skip("safetensors")
floats = import_or_skip("ml_dtypes")
bfloat16, float8_e5m2 = floats.bfloat16, floats.float8_e5m2
from safetensors.numpy import save_file


def _packed(ternary: np.ndarray) -> np.ndarray:
    """[M, K] of -1 to 1 to uint8 [M / 4, K]: row by row into the byte and bits that it has."""
    quarter = len(ternary) // 4
    bytes_ = np.zeros((quarter, ternary.shape[1]), np.uint8)
    for row, values in enumerate(ternary):
        bytes_[row % quarter] |= ((values + 1) << 2 * (row // quarter)).astype(np.uint8)
    return bytes_


def _file(folder: Path, config: str | dict | None = "autobitlinear", **tensors: np.ndarray | None) -> Path:
    """A file with a layer ``up``, and the model's configuration beside it: of a class, or as it is given."""
    given = {"weight": _packed(_ternary()), "weight_scale": np.array([0.75], bfloat16)} | tensors
    named = {f"up.{name}": array for name, array in given.items() if array is not None}
    save_file(named, folder / "model.safetensors")
    if isinstance(config, str):
        config = {"linear_class": config}
    whole = {} if config is None else {"quantization_config": {"quant_method": "bitnet", **config}}
    (folder / "config.json").write_text(json.dumps(whole))
    return folder / "model.safetensors"


def _ternary(rows: int = 36, k: int = 300) -> np.ndarray:
    return np.random.default_rng(k).integers(-1, 2, (rows, k))


@pytest.mark.parametrize("k", [4, 255, 256, 257, 300, 512])
def test_weights(k: int, tmp_path: Path) -> None:
    ternary = _ternary(24, k)
    weights = checkpoint_weights(_file(tmp_path, weight=_packed(ternary)), "up")
    assert np.array_equal(weights.values(), ternary * 0.75)
    assert weights.codes.size == 24 * -(-k // 256) * 64


def test_the_class_says_what_the_scale_does(tmp_path: Path) -> None:
    path = _file(tmp_path, "bitlinear", weight_scale=np.array(8, np.float32))
    assert np.array_equal(checkpoint_weights(path, "up").values(), _ternary() / 8)
    assert np.array_equal(
        checkpoint_weights(path, "up", {"linear_class": "autobitlinear"}).values(), _ternary() * 8
    )
    path = _file(tmp_path, {}, weight_scale=np.array(8, np.float32))
    assert np.array_equal(checkpoint_weights(path, "up").values(), _ternary() / 8)
    for config, says in (
        (None, "linear_class None is none of autobitlinear, bitlinear; give config="),
        ({"quant_method": "gptq"}, "has no tensor up.qweight, which GPTQ needs; its layers: none"),
        ({"linear_class": None}, "linear_class None is none of autobitlinear, bitlinear"),
        ("other", "'other' is none of"),
        (
            {"linear_class": "autobitlinear", "quantization_mode": "online"},
            "quantization_mode 'online' has float weights",
        ),
        ({"linear_class": "bitlinear", "use_rms_norm": True}, "use_rms_norm: normalize its activations"),
    ):
        with pytest.raises(UserError, match=says) as refused:
            checkpoint_weights(_file(tmp_path, config), "up")
        assert "\n" not in str(refused.value)
    (tmp_path / "config.json").unlink()
    with pytest.raises(UserError, match="linear_class None"):
        checkpoint_weights(path, "up")


def _restated(linear_class: str, ternary: np.ndarray, scale: float, bias: Any, x: np.ndarray) -> np.ndarray:
    """transformers' forward pass in float64: what its classes do to the product of codes, in their order."""
    steps = 127 / np.maximum(np.abs(x).max(axis=-1, keepdims=True), 1e-5)
    codes = np.rint(x * steps).clip(-128, 127)
    added = 0.0 if bias is None else bias.astype(np.float64)
    if linear_class == "bitlinear":
        return codes @ ternary.T / (steps * scale) + added
    return (codes / steps @ ternary.T + added) * scale


def _exact_case(with_bias: bool) -> tuple[np.ndarray, np.ndarray | None]:
    """Activations whose codes are themselves, and a bias, so that no operation of the layer rounds."""
    rng = np.random.default_rng(3)
    x = rng.integers(-127, 128, (5, 300)).astype(np.float32)
    x[:, 7] = 127.0
    return x, rng.integers(-9, 10, 36).astype(np.float32) / 4 if with_bias else None


CLASSES = pytest.mark.parametrize(
    ("linear_class", "with_bias"),
    [(name, bias) for name in ("autobitlinear", "bitlinear") for bias in (0, 1)],
)


@CLASSES
def test_a_layer(linear_class: str, with_bias: bool, tmp_path: Path) -> None:
    x, bias = _exact_case(with_bias)
    path = _file(tmp_path, linear_class, bias=bias, weight_scale=np.array([4], bfloat16))
    layer = BlockLinear.from_safetensors(path, "up", per_row=True)
    assert np.array_equal(layer(x), _restated(linear_class, _ternary(), 4.0, bias, x))
    values = np.random.default_rng(4).standard_normal((5, 300)).astype(np.float32)
    layer = BlockLinear.from_safetensors(_file(tmp_path, linear_class, bias=bias), "up", per_row=True)
    error = np.abs(layer(values) - _restated(linear_class, _ternary(), 0.75, bias, values))
    # What is restated has the quantized activations too, which are as far off as the bound allows.
    assert (error <= 2 * layer.bound(values)).all()


@CLASSES
@pytest.mark.parametrize("use_rms_norm", [False, True])
def test_transformers_agree(linear_class: str, with_bias: bool, use_rms_norm: bool, tmp_path: Path) -> None:
    """Its own modules, offline: equal, as no operation rounds; behind its norm within the bound."""
    reason = "transformers and torch are not installed (pip install torch transformers)"
    bitnet = import_or_skip("transformers.integrations.bitnet", reason)
    torch = import_or_skip("torch", reason)
    x, bias = _exact_case(with_bias)
    packed = bitnet.pack_weights(torch.tensor(_ternary()))
    assert np.array_equal(packed.numpy(), _packed(_ternary()))
    kind = {"autobitlinear": bitnet.AutoBitLinear, "bitlinear": bitnet.BitLinear}[linear_class]
    module = kind(300, 36, with_bias, dtype=torch.float32, use_rms_norm=use_rms_norm)
    state = {"weight": packed, "weight_scale": torch.tensor([4.0])}
    torch.compiler.set_stance("force_eager")
    try:
        if linear_class == "autobitlinear":
            state["weight"] = bitnet.unpack_weights(packed, torch.float32)
        if bias is not None:
            state["bias"] = torch.tensor(bias)
        module.load_state_dict(state, strict=not use_rms_norm)
        with torch.no_grad():
            wanted = module(torch.tensor(x)).numpy()
            x = module.rms_norm(torch.tensor(x)).numpy() if use_rms_norm else x
    finally:
        torch.compiler.set_stance("default")
    path = _file(tmp_path, {"use_rms_norm": True}, bias=bias, weight_scale=np.array([4], bfloat16))
    layer = BlockLinear.from_safetensors(path, "up", config={"linear_class": linear_class}, per_row=True)
    if use_rms_norm:
        assert (np.abs(layer(x) - wanted) <= 2 * layer.bound(x)).all()
    else:
        assert np.array_equal(layer(x), wanted)
        assert np.array_equal(_restated(linear_class, _ternary(), 4.0, bias, x), wanted)


@pytest.mark.parametrize(
    ("tensors", "says"),
    [
        ({"weight": None}, r"no tensor up\.weight, which BitNet needs; its layers: none"),
        ({"weight_scale": None}, r"no tensor up\.weight_scale, which BitNet needs; its layers: up"),
        ({"weight": np.zeros((9, 300), np.int8)}, "up.weight: I8 is none of U8"),
        ({"weight": np.zeros(900, np.uint8)}, r"weight has shape \[900\], not \[any, any\]"),
        ({"weight": np.zeros((0, 300), np.uint8)}, r"weight has shape \[0, 300\], not"),
        ({"weight": np.zeros((9, 300), bfloat16)}, "BF16"),
        ({"weight_scale": np.zeros(1, float8_e5m2)}, "up.weight_scale: F8_E5M2 is none of F32, BF16"),
        ({"bias": np.zeros(36, np.int8)}, "up.bias: I8 is none of"),
        ({"weight_scale": np.zeros(36, bfloat16)}, r"\[36\] is not one float"),
        ({"weight_scale": np.zeros(1, np.int32)}, "up.weight_scale: I32 is none of"),
        ({"bias": np.zeros(9, np.float32)}, r"bias has shape \[9\], not \[36\]"),
    ],
)
def test_tensors_that_contradict_each_other(tensors: dict, says: str, tmp_path: Path) -> None:
    with pytest.raises(UserError, match=says) as refused:
        checkpoint_weights(_file(tmp_path, **tensors), "up")
    assert "\n" not in str(refused.value)


def test_files_that_lie(tmp_path: Path) -> None:
    path = _file(tmp_path)
    whole = path.read_bytes()
    length = struct.unpack("<Q", whole[:8])[0]
    lies = (whole[:4], whole[:-1], whole[: 8 + length], struct.pack("<Q", 1 << 60) + whole[8:], b"")
    for data in (*lies, whole.replace(b"[9,300]", b"[9,301]")):
        assert data != whole
        path.write_bytes(data)
        with pytest.raises(UserError, match=r"model\.safetensors: no safetensors file"):
            checkpoint_weights(path, "up")
    with pytest.raises(UserError, match="no safetensors file"):
        checkpoint_weights(tmp_path / "none.safetensors", "up")
