"""Layers of bitsandbytes in 4 bits: NF4 by its published formula, with double quantization, and files that
contradict themselves."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from synth.errors import UserError
from synth.linear import BlockLinear
from synth.linear.onnx_bnb4 import NF4_VALUES
from synth.linear.safetensors_files import checkpoint_weights
from tests.needs import import_or_skip

import_or_skip("safetensors")
import_or_skip("ml_dtypes")
from safetensors.numpy import save_file

Tensors = dict[str, np.ndarray]
STATE = "weight.quant_state.bitsandbytes__nf4"


def _layer(
    rows: int = 7, k: int = 192, size: int = 64, nested: int | None = 8, **changes: Any
) -> tuple[Tensors, np.ndarray]:
    """A layer's tensors, and its weights, one position after the other. ``nested``: groups that share a
    number of the second quantization. ``changes``: of the JSON."""
    rng, groups = np.random.default_rng(size), rows * k // size
    codes = rng.integers(0, 16, rows * k)
    codes[:16] = range(16)
    state: dict[str, Any] = {"quant_type": "nf4", "blocksize": size, "dtype": "bfloat16", "shape": [rows, k]}
    tensors = {
        "weight": np.array([16 * one + other for one, other in codes.reshape(-1, 2)], np.uint8)[:, None],
        "weight.quant_map": np.array(NF4_VALUES, np.float32),
        "weight.absmax": (rng.standard_normal(groups) ** 2).astype(np.float32),
    }
    largest = tensors["weight.absmax"]
    if nested is not None:
        state |= {"nested_blocksize": nested, "nested_dtype": "float32", "nested_offset": 0.75}
        tensors["weight.absmax"] = rng.integers(0, 256, groups, dtype=np.uint8)
        tensors["weight.nested_quant_map"] = np.linspace(-1, 1, 256, dtype=np.float32)
        tensors["weight.nested_absmax"] = rng.uniform(0.1, 0.7, -(-groups // nested)).astype(np.float32)
        bytes_, table, own = (tensors[f"weight.{n}"] for n in ("absmax", "nested_quant_map", "nested_absmax"))
        largest = np.array(
            [table[byte] * own[n // nested] + np.float32(0.75) for n, byte in enumerate(bytes_)], np.float32
        )
    tensors[STATE] = np.frombuffer(json.dumps(state | changes).encode(), np.uint8)
    floats = tensors["weight.quant_map"].astype(float)
    values = [floats[code] * float(largest[n // size]) for n, code in enumerate(codes)]
    return tensors, np.array(values).reshape(rows, k)


def _saved(folder: Path, tensors: Tensors) -> Path:
    path = folder / "model.safetensors"
    save_file({f"up.{name}": array for name, array in tensors.items()}, path)
    return path


@pytest.mark.parametrize(
    ("rows", "k", "size", "nested"),
    [(7, 192, 64, 8), (5, 64, 64, None), (3, 256, 128, 256), (37, 1024, 512, 4), (2, 96, 16, 5)],
)
def test_weights_are_those_of_the_formula(
    rows: int, k: int, size: int, nested: int | None, tmp_path: Path
) -> None:
    tensors, values = _layer(rows, k, size, nested)
    tensors["bias"] = np.arange(rows, dtype=np.float16)
    layer = BlockLinear.from_safetensors(_saved(tmp_path, tensors), "up")
    assert np.array_equal(layer.weights.values(), values)
    x = np.random.default_rng(1).standard_normal((3, k)).astype(np.float32)
    assert (np.abs(layer(x) - (x.astype(float) @ values.T + np.arange(rows))) <= layer.bound(x)).all()
    named = checkpoint_weights(tmp_path, "up", {"quant_method": "bitsandbytes", "load_in_4bit": True})
    assert np.array_equal(named.values(), values)
    for stated in ({"bnb_4bit_quant_type": "fp4"}, {"load_in_8bit": True}):
        with pytest.raises(UserError, match=f"{next(iter(stated))}.* contradicts its tensors, which are NF4"):
            checkpoint_weights(tmp_path, "up", {"quant_method": "bitsandbytes", **stated})


@pytest.mark.parametrize(
    ("tensors", "changes", "says"),
    [
        ({STATE: None, STATE.replace("nf4", "fp4"): np.zeros(2, np.uint8)}, {}, "type is FP4, .* to nf4"),
        ({"weight.quant_map": np.linspace(-1, 1, 16, dtype=np.float32)}, {}, "other values than NF4"),
        ({"weight.quant_map": np.ones(8, np.float32)}, {}, r"quant_map has shape \[8\], not \[16\]"),
        ({"weight.absmax": np.zeros(20, np.uint8)}, {}, r"absmax has shape \[20\], not \[21\]"),
        ({"weight.absmax": np.zeros(21, np.float16)}, {}, "F16 is none of F32, U8"),
        ({"weight.nested_absmax": None}, {}, "there is no weight.nested_absmax"),
        ({"weight.nested_absmax": np.ones(2, np.float32)}, {}, r"has shape \[2\], not \[3\]"),
        ({"weight.nested_quant_map": np.ones(16, np.float32)}, {}, r"has shape \[16\], not \[256\]"),
        ({"weight": np.zeros((671, 1), np.uint8)}, {}, r"weight has 671 bytes, and \[7, 192\] takes 672"),
        ({STATE: np.frombuffer(b"[1", np.uint8)}, {}, "has no shape and blocksize"),
        ({}, {"shape": [7]}, "has no shape and blocksize"),
        ({}, {"shape": [7, -192]}, "are no sizes"),
        ({}, {"nested_blocksize": 0}, "are no sizes"),
        ({}, {"nested_offset": float("nan")}, "are no sizes"),
        ({}, {"nested_offset": 10**400}, "has no shape and blocksize"),
        ({STATE: np.full(50_000, ord("["), np.uint8)}, {}, "has no shape and blocksize"),
        ({}, {"blocksize": 128}, "K=192 in groups of 128: a power of two from 16 that divides K"),
        ({}, {"blocksize": 48}, "K=192 in groups of 48"),
    ],
)
def test_layers_that_are_refused(
    tensors: dict[str, Any], changes: dict[str, Any], says: str, tmp_path: Path
) -> None:
    made = _layer(**changes)[0] | tensors
    path = _saved(tmp_path, {name: array for name, array in made.items() if array is not None})
    with pytest.raises(UserError, match=says) as refused:
        checkpoint_weights(path, "up")
    assert "\n" not in str(refused.value)
