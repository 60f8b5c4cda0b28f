"""BitNet's ternary tensors: against a plain packer, and files that contradict themselves."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import numpy as np
import pytest

from synth.errors import UserError
from synth.linear import BlockLinear
from synth.linear.bitnet import bitnet_weights
from tests.needs import package

package("safetensors")
floats = package("ml_dtypes")
bfloat16, float8_e5m2 = floats.bfloat16, floats.float8_e5m2
from safetensors.numpy import save_file


def _packed(ternary: np.ndarray) -> np.ndarray:
    """[M, K] of -1 to 1 to uint8 [M / 4, K]: row by row into the byte and bits that it has."""
    quarter = len(ternary) // 4
    bytes_ = np.zeros((quarter, ternary.shape[1]), np.uint8)
    for row, values in enumerate(ternary):
        bytes_[row % quarter] |= ((values + 1) << 2 * (row // quarter)).astype(np.uint8)
    return bytes_


def _file(folder: Path, linear_class: str | None = "autobitlinear", **tensors: np.ndarray | None) -> Path:
    """A file with a layer ``up``, and the model's configuration beside it."""
    given = {"weight": _packed(_ternary()), "weight_scale": np.array([0.75], bfloat16)} | tensors
    named = {f"up.{name}": array for name, array in given.items() if array is not None}
    save_file(named, folder / "model.safetensors")
    config = {} if linear_class is None else {"quantization_config": {"linear_class": linear_class}}
    (folder / "config.json").write_text(json.dumps(config))
    return folder / "model.safetensors"


def _ternary(rows: int = 36, k: int = 300) -> np.ndarray:
    return np.random.default_rng(k).integers(-1, 2, (rows, k))


@pytest.mark.parametrize("k", [4, 255, 256, 257, 300, 512])
def test_weights(k: int, tmp_path: Path) -> None:
    ternary = _ternary(24, k)
    weights = bitnet_weights(_file(tmp_path, weight=_packed(ternary)), "up")
    assert np.array_equal(weights.values(), ternary * 0.75)
    assert weights.codes.size == 24 * -(-k // 256) * 64


def test_the_class_says_what_the_scale_does(tmp_path: Path) -> None:
    path = _file(tmp_path, "bitlinear", weight_scale=np.array(8, np.float32))
    assert np.array_equal(bitnet_weights(path, "up").values(), _ternary() / 8)
    assert np.array_equal(bitnet_weights(path, "up", "autobitlinear").values(), _ternary() * 8)
    for name, says in ((None, "config.json does not say the linear_class"), ("other", "'other' is none of")):
        path = _file(tmp_path, name)
        with pytest.raises(UserError, match=says):
            bitnet_weights(path, "up")
    (tmp_path / "config.json").unlink()
    with pytest.raises(UserError, match="give linear_class="):
        bitnet_weights(path, "up")


@pytest.mark.isa("avx2")
def test_a_layer(tmp_path: Path) -> None:
    bias = np.random.default_rng(2).standard_normal(36).astype(np.float32)
    layer = BlockLinear.from_bitnet(_file(tmp_path, bias=bias), "up", per_row=True)
    x = np.random.default_rng(3).standard_normal((5, 300)).astype(np.float32)
    exact = x.astype(np.float64) @ (_ternary() * 0.75).T + bias
    assert (np.abs(layer(x) - exact) <= layer.bound(x)).all()


@pytest.mark.parametrize(
    ("tensors", "says"),
    [
        ({"weight": None}, r"no tensor up\.weight; tensors weight_scale in it: up\.weight_scale"),
        ({"weight_scale": None}, r"no tensor up\.weight_scale; tensors weight_scale in it: none"),
        ({"weight": np.zeros((9, 300), np.int8)}, "up.weight: I8, and BitNet's are U8"),
        ({"weight": np.zeros(900, np.uint8)}, r"\[900\] is no \[M / 4, K\]"),
        ({"weight": np.zeros((0, 300), np.uint8)}, r"\[0, 300\] is no \[M / 4, K\]"),
        ({"weight": np.zeros((9, 300), bfloat16)}, "BF16"),
        (
            {"weight_scale": np.zeros(1, float8_e5m2)},
            "up.weight_scale: F8_E5M2, and BitNet's are F32 or BF16",
        ),
        ({"bias": np.zeros(36, np.int8)}, "up.bias: I8, and"),
        ({"weight_scale": np.zeros(36, bfloat16)}, r"\[36\] is not one float"),
        ({"weight_scale": np.zeros(1, np.int32)}, "up.weight_scale: I32, and"),
        ({"bias": np.zeros(9, np.float32)}, r"bias: shape \[9\] is not \[36\]"),
    ],
)
def test_tensors_that_contradict_each_other(tensors: dict, says: str, tmp_path: Path) -> None:
    with pytest.raises(UserError, match=says) as refused:
        bitnet_weights(_file(tmp_path, **tensors), "up")
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
            bitnet_weights(path, "up")
    with pytest.raises(UserError, match="no safetensors file"):
        bitnet_weights(tmp_path / "none.safetensors", "up", "bitlinear")
