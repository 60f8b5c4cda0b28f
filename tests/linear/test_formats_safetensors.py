"""Layers in safetensors: each format against a packer of its own and its published formula, and files that
contradict themselves."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from synth.errors import UserError
from synth.forms.blocks import unpacked
from synth.linear import BlockLinear
from synth.linear.formats import bit_string
from synth.linear.safetensors_files import checkpoint_weights
from tests.needs import import_or_skip

import_or_skip("safetensors")
bfloat16 = import_or_skip("ml_dtypes").bfloat16
from safetensors.numpy import save_file

Tensors = dict[str, np.ndarray]
#: A layer's tensors, its configuration, its weights float64 [M, K], and its codes [M, K].
Case = tuple[Tensors, dict[str, Any], np.ndarray, np.ndarray]


def _string(codes: np.ndarray, bits: int) -> np.ndarray:
    """Codes as one number, the first code lowest, in words of 32 bits: int32 [n]."""
    number = sum(int(code) << bits * n for n, code in enumerate(codes))
    size = -(-len(codes) * bits // 32) * 4
    return np.frombuffer(number.to_bytes(size, "little"), np.int32)


def _whole(codes: np.ndarray, bits: int) -> np.ndarray:
    """As many whole codes in each word of 32 bits as fit, the first code lowest: int32 [n]."""
    each = 32 // bits
    words = np.pad(codes, (0, -len(codes) % each)).reshape(-1, each).astype(np.uint32)
    return np.bitwise_or.reduce(words << np.arange(0, each * bits, bits, dtype=np.uint32), 1).view(np.int32)


def _three_bits(codes: np.ndarray) -> np.ndarray:
    """32 codes in three words, as GPTQ's papers have them: ten, the two halves of one, ten, of one, ten."""
    words = []
    for c in np.pad(codes, (0, -len(codes) % 32)).reshape(-1, 32).astype(object):
        words.append(sum(c[n] << 3 * n for n in range(10)) | (c[10] & 3) << 30)
        words.append(c[10] >> 2 | sum(c[11 + n] << 3 * n + 1 for n in range(10)) | (c[21] & 1) << 31)
        words.append(c[21] >> 1 | sum(c[22 + n] << 3 * n + 2 for n in range(10)))
    return np.array(words, np.uint64).astype(np.uint32).view(np.int32)


def _numbers(rows: int, groups: int, bits: int, kind: Any = np.float16) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(bits)
    scales = rng.uniform(-1, 1, (rows, groups)).astype(kind)
    return scales, rng.integers(0, 1 << bits, (rows, groups))


def _codes(rows: int, k: int, bits: int) -> np.ndarray:
    codes = np.random.default_rng(k).integers(0, 1 << bits, (rows, k))
    codes[0], codes[-1, : k // 2] = (1 << bits) - 1, 0
    return codes


def _spread(values: np.ndarray, group_of: np.ndarray) -> np.ndarray:
    return values.astype(np.float64)[:, group_of]


def _gptq(
    bits: int, rows: int, k: int, size: int, ordered: bool = True, version: str | None = "gptq"
) -> Case:
    groups = 1 if size == -1 else -(-k // size)
    group_of = np.arange(k) // (k if size == -1 else size)
    if not ordered:
        group_of = np.random.default_rng(1).permutation(group_of)
    (scales, zeros), codes = _numbers(rows, groups, bits), _codes(rows, k, bits)
    pack = _three_bits if bits == 3 else lambda codes: _string(codes, bits)
    stored = zeros if version == "gptq_v2" else (zeros - 1) % (1 << bits)
    tensors = {
        "qweight": np.stack([pack(row) for row in codes], axis=1),
        "qzeros": np.stack([pack(column) for column in stored.T]),
        "scales": np.ascontiguousarray(scales.T),
        "g_idx": group_of.astype(np.int32),
    }
    config = {"quant_method": "gptq", "bits": bits, "group_size": size, "desc_act": not ordered}
    config |= {} if version is None else {"checkpoint_format": version}
    return tensors, config, _spread(scales, group_of) * (codes - zeros[:, group_of]), codes


def _awq(rows: int, k: int, size: int) -> Case:
    groups = 1 if size == -1 else -(-k // size)
    group_of = np.arange(k) // (k if size == -1 else size)
    (scales, zeros), codes = _numbers(rows, groups, 4), _codes(rows, k, 4)

    def words(columns: np.ndarray) -> np.ndarray:
        """[n, M] to [n, M / 8]: columns 0, 1, 2, ... of eight have these nibbles of a word."""
        nibbles = (0, 4, 1, 5, 2, 6, 3, 7)
        eights = columns.reshape(len(columns), -1, 8)
        whole = sum(eights[:, :, n].astype(np.uint32) << np.uint32(4 * nibbles[n]) for n in range(8))
        return np.asarray(whole, np.uint32).view(np.int32)

    tensors = {"qweight": words(codes.T), "qzeros": words(zeros.T), "scales": np.ascontiguousarray(scales.T)}
    config = {"quant_method": "awq", "bits": 4, "group_size": size, "version": "gemm", "zero_point": True}
    return tensors, config, _spread(scales, group_of) * (codes - zeros[:, group_of]), codes


def _compressed(
    bits: int,
    rows: int,
    k: int,
    size: int | None,
    zero_points: str = "",
    ordered: bool = True,
    pack: Callable[[np.ndarray, int], np.ndarray] = _string,
) -> Case:
    """``size``: None for the strategy channel. ``zero_points``: as they are stored, or empty for none."""
    groups = -(-k // size) if size else 1
    group_of = np.arange(k) // (size or k)
    if not ordered:
        group_of = np.random.default_rng(1).permutation(group_of)
    half = 1 << bits - 1
    (scales, zeros), codes = _numbers(rows, groups, bits, bfloat16), _codes(rows, k, bits)
    zeros = zeros if zero_points else np.full_like(zeros, half)
    tensors = {
        "weight_packed": np.stack([pack(row, bits) for row in codes]),
        "weight_scale": scales,
        "weight_shape": np.array([rows, k]),
    }
    if zero_points == "packed":
        tensors["weight_zero_point"] = np.stack([pack(column, bits) for column in zeros.T], axis=1)
    elif zero_points:
        tensors["weight_zero_point"] = (zeros - half).astype(np.int8)
    if not ordered or zero_points:
        tensors["weight_g_idx"] = np.int32(-1) * np.ones(k, np.int32) if ordered else group_of.astype("i4")
    way = {"num_bits": bits, "group_size": size, "strategy": "group" if size else "channel"}
    config = {
        "quant_method": "compressed-tensors",
        "format": "pack-quantized",
        "config_groups": {"group_0": {"targets": ["Linear"], "weights": way, "input_activations": None}},
    }
    signed = (codes - half) - (zeros[:, group_of] - half)
    return tensors, config, _spread(scales, group_of) * signed, codes


def _hqq(bits: int, rows: int, k: int, size: int, zero: str = "float", stated: bool = False) -> Case:
    """``zero``: float, or integers as with round_zero. ``stated``: the configuration has the numbers."""
    codes, group_of = _codes(rows, k, bits), np.arange(k) // size
    scales, zeros = _numbers(rows, k // size, bits)
    points = (zeros + (0.37 if zero == "float" else 0)).astype(np.float16)
    parts = {8: 1, 4: 2, 3: 10, 2: 4, 1: 8}[bits]
    lines = codes.reshape(-1, size)
    lines = np.pad(lines, ((0, -len(lines) % parts if bits == 3 else 0), (0, 0)))
    words = np.zeros((len(lines) // parts, size), np.int32 if bits == 3 else np.uint8)
    for n, part in enumerate(np.split(lines, parts)):
        words |= (part << bits * (parts - 1 - n)).astype(words.dtype)
    tensors = {
        "W_q": words,
        "scale": scales.reshape(-1, 1),
        "zero": points.reshape(-1, 1),
        "shape": np.array([rows, k]),
    }
    config: dict[str, Any] = {"quant_method": "hqq"}
    if stated:
        config["quant_config"] = {"weight_quant_params": {"nbits": bits, "group_size": size, "axis": 1}}
    else:
        tensors |= {"nbits": np.array(bits, np.int32), "axis": np.array(1, np.int32)}
    return tensors, config, _spread(scales, group_of) * (codes - _spread(points, group_of)), codes


def _mlx(bits: int, rows: int, k: int, size: int, kind: Any = bfloat16) -> Case:
    codes, group_of = _codes(rows, k, bits), np.arange(k) // size
    scales, _ = _numbers(rows, k // size, bits, kind)
    biases = np.random.default_rng(3).normal(size=scales.shape).astype(kind)
    tensors = {
        "weight": np.stack([_string(row, bits) for row in codes]).view(np.uint32),
        "scales": scales,
        "biases": biases,
    }
    values = _spread(scales, group_of) * codes + _spread(biases, group_of)
    return tensors, {"group_size": size, "bits": bits}, values, codes


def _saved(folder: Path, tensors: Tensors, config: dict[str, Any], key: str = "quantization_config") -> Path:
    """A file with a layer ``up``, and the model's configuration beside it."""
    save_file(
        {f"up.{name}": np.array(a, order="C") for name, a in tensors.items()}, folder / "model.safetensors"
    )
    (folder / "config.json").write_text(json.dumps({key: config} if config else {}))
    return folder / "model.safetensors"


#: Every format in every width, with odd sizes: groups of any length, incomplete ones, one per row.
CASES: dict[str, Callable[[], Case]] = {
    **{f"gptq {bits}": lambda bits=bits: _gptq(bits, 32, 160, 64) for bits in (2, 3, 4, 8)},
    **{f"gptq {bits} act-order": lambda bits=bits: _gptq(bits, 32, 192, 64, False) for bits in (2, 3, 4, 8)},
    "gptq v2": lambda: _gptq(4, 32, 96, 32, version="gptq_v2"),
    "gptq v2 of 3 bits": lambda: _gptq(3, 32, 96, 32, version="gptq_v2"),
    "gptq without a version": lambda: _gptq(4, 32, 96, 32, version=None),
    "gptq of one group": lambda: _gptq(4, 32, 320, -1),
    "gptq in long groups": lambda: _gptq(4, 32, 1600, 1024),
    "gptq of odd rows": lambda: _gptq(8, 7, 100, 32),
    "awq": lambda: _awq(24, 192, 64),
    "awq of odd sizes": lambda: _awq(8, 75, 32),
    "awq of one group": lambda: _awq(16, 300, -1),
    **{
        f"compressed {bits} {zero} {size}": lambda bits=bits, zero=zero, size=size: _compressed(
            bits, 19, 100, size, zero
        )
        for bits in (4, 8)
        for zero in ("", "int8", "packed")
        for size in (32, None)
    },
    **{
        f"compressed {bits} {zero} {pack.__name__}": lambda bits=bits, zero=zero, pack=pack: _compressed(
            bits, 19, 96, 32, zero, pack=pack
        )
        for bits, zero in ((3, "packed"), (5, ""), (7, "int8"))
        for pack in (_string, _whole)
    },
    "compressed act-order": lambda: _compressed(4, 19, 128, 32, "packed", ordered=False),
    "compressed act-order, incomplete": lambda: _compressed(8, 19, 100, 32, ordered=False),
    **{f"hqq {bits}": lambda bits=bits: _hqq(bits, 24, 192, 64) for bits in (1, 2, 3, 4, 8)},
    "hqq of odd rows": lambda: _hqq(4, 7, 192, 48),
    "hqq of 3 bits, odd rows": lambda: _hqq(3, 7, 192, 64),
    "hqq with whole zero points": lambda: _hqq(4, 8, 128, 64, "whole"),
    "hqq by its configuration": lambda: _hqq(2, 8, 128, 64, stated=True),
    **{f"mlx {bits}": lambda bits=bits: _mlx(bits, 19, 192, 64) for bits in (2, 3, 4, 5, 6, 8)},
    **{f"mlx groups of {size}": lambda size=size: _mlx(4, 5, 256, size, np.float16) for size in (32, 128)},
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_every_format(name: str, tmp_path: Path) -> None:
    """Weights and codes are the file's, exactly; without a configuration too, where tensors tell enough."""
    tensors, config, values, codes = CASES[name]()
    path = _saved(tmp_path, tensors, config)
    weights = checkpoint_weights(path, "up")
    assert np.array_equal(weights.values(), values)
    columns = np.arange(codes.shape[1]) if weights.columns is None else weights.columns
    assert (weights.columns is None) == ("act-order" not in name)
    assert np.array_equal(unpacked(weights), codes[:, columns])
    if "hqq by" in name or "v2" in name or name.startswith("mlx"):
        return
    k = values.shape[1]
    if re.match("compressed (8|7.*_whole|act-order, inc)", name):
        says = r"have 8 bits or 7 bits, 4 codes in a word; give num_bits by config="
    elif not name.startswith("hqq") and k in (75, 100, 160, 1600) and "None" not in name:  # a shorter group
        says = rf"K={k} is not \d+ groups of 0; give its group_size by config="
    else:
        assert np.array_equal(checkpoint_weights(path, "up", {}).values(), values)
        return
    with pytest.raises(UserError, match=says):
        checkpoint_weights(path, "up", {})


@pytest.mark.isa("avx2")
@pytest.mark.parametrize(
    "name",
    ["gptq 3 act-order", "gptq of one group", "awq", "compressed 8 packed 32", "compressed act-order",
     "hqq 3", "hqq 4", "mlx 6", "mlx 3"],
)  # fmt: skip
def test_a_layer(name: str, tmp_path: Path) -> None:
    tensors, config, values, _ = CASES[name]()
    bias = np.random.default_rng(5).normal(size=len(values)).astype(np.float16)
    path = _saved(tmp_path, {**tensors, "bias": bias}, config)
    layer = BlockLinear.from_safetensors(path.parent, "up", per_row=name == "awq")
    x = np.random.default_rng(6).standard_normal((2, 3, values.shape[1])).astype(np.float32)
    exact = x.astype(np.float64) @ values.T + bias.astype(np.float64)
    found = layer(x)
    assert (np.abs(found - exact) <= layer.bound(x)).all()
    assert np.array_equal(layer(x[0, 0]), found[0, 0])
    out = np.empty_like(found)
    assert layer(x, out=out) is out and np.array_equal(out, found)
    x[1, 2, 5] = np.inf  # a row in float64
    with np.errstate(invalid="ignore"):
        rows = (x[1, 2] * values).sum(axis=1) + bias
    assert np.array_equal(layer(x)[1, 2], rows.astype(np.float32), equal_nan=True)
    with pytest.raises(UserError, match="activations"):
        layer(x[..., 1:])


@pytest.mark.isa("avx2")
def test_the_bound_of_permuted_activations(tmp_path: Path) -> None:
    """It is that of the same layer without act-order for the permuted activations."""
    tensors, config, *_ = CASES["gptq 4 act-order"]()
    weights = checkpoint_weights(_saved(tmp_path, tensors, config), "up")
    x = np.random.default_rng(7).standard_normal((3, 192)) * np.arange(192)
    bound = BlockLinear(weights).bound(x)
    assert np.array_equal(bound, BlockLinear(replace(weights, columns=None)).bound(x[:, weights.columns]))
    assert not np.array_equal(bound, BlockLinear(replace(weights, columns=None)).bound(x))


def test_float_zero_points_that_are_float32_round_once(tmp_path: Path) -> None:
    tensors, config, _, codes = _hqq(4, 8, 128, 64)
    for name in ("scale", "zero"):
        tensors[name] = np.random.default_rng(8).normal(size=(16, 1)).astype(np.float32)
    weights = checkpoint_weights(_saved(tmp_path, tensors, config), "up")
    scale, zero = (tensors[name].astype(np.float64).reshape(8, 2) for name in ("scale", "zero"))
    wanted = np.repeat(scale, 64, 1) * codes - np.repeat(scale * zero, 64, 1).astype(np.float32)
    assert np.array_equal(weights.values(), wanted)


def test_gptq_without_g_idx_and_configuration_is_no_awq(tmp_path: Path) -> None:
    """Shapes decide; quantize_config.json has the numbers. With one row both formats fit."""
    tensors, config, values, _ = CASES["gptq v2"]()
    del tensors["g_idx"], config["quant_method"]
    path = _saved(tmp_path, tensors, {})
    (tmp_path / "quantize_config.json").write_text(json.dumps(config))
    assert np.array_equal(checkpoint_weights(path, "up").values(), values)
    tensors = {name: array[:, :1] for name, array in tensors.items()}
    with pytest.raises(UserError, match=r"fit all of awq, gptq; .* or give config= with quant_method"):
        checkpoint_weights(_saved(tmp_path, tensors, {}), "up", {})
    tensors["qweight"] = np.zeros((96, 8), np.int32)
    with pytest.raises(UserError, match=r"tensors qweight \[96, 8\], .* is no format of awq, gptq"):
        checkpoint_weights(_saved(tmp_path, tensors, {}), "up", {})


def test_numbers_of_single_layers(tmp_path: Path) -> None:
    """The first pattern of ``dynamic`` that matches from the name's beginning counts."""
    tensors, config, values, _ = CASES["gptq 8"]()
    own = {"+:up": {"bits": 8, "group_size": 64}, ".*": {"bits": 3}}
    config |= {"bits": 4, "group_size": 32, "dynamic": {"p": {"bits": 2}, "-:.*down": {}, **own}}
    assert np.array_equal(checkpoint_weights(_saved(tmp_path, tensors, config), "up").values(), values)


def test_shards_with_an_index(tmp_path: Path) -> None:
    """A layer's tensors may be in two shards."""
    tensors, config, values, _ = CASES["gptq 4"]()
    names = list(tensors)
    shards = {"a.safetensors": names[:1], "b.safetensors": names[1:]}
    for file, own in shards.items():
        save_file({f"up.{name}": np.ascontiguousarray(tensors[name]) for name in own}, tmp_path / file)
    index = {"weight_map": {f"up.{name}": file for file, own in shards.items() for name in own}}
    (tmp_path / "model.safetensors.index.json").write_text(json.dumps(index))
    (tmp_path / "config.json").write_text(json.dumps({"quantization_config": config}))
    assert np.array_equal(checkpoint_weights(tmp_path, "up").values(), values)
    with pytest.raises(UserError, match=r"no tensor up\.qzeros, which GPTQ needs; its layers: up"):
        checkpoint_weights(tmp_path / "a.safetensors", "up")
    index["weight_map"]["up.scales"] = "a.safetensors"
    (tmp_path / "model.safetensors.index.json").write_text(json.dumps(index))
    with pytest.raises(UserError, match=r"a\.safetensors has no tensor up\.scales, which the model's index"):
        checkpoint_weights(tmp_path, "up")
    (tmp_path / "b.safetensors").unlink()
    with pytest.raises(UserError, match=r"b\.safetensors: no safetensors file"):
        checkpoint_weights(tmp_path, "up")
    for text in ("{", "[" * 100_000, "[1]", "{}", '{"weight_map": [1]}'):
        (tmp_path / "model.safetensors.index.json").write_text(text)
        with pytest.raises(UserError, match=r"index\.json: (no JSON object|it has no object weight_map)"):
            checkpoint_weights(tmp_path, "up")


def test_configurations_of_one_layer_and_of_mlx(tmp_path: Path) -> None:
    """MLX has its own key, no quant_method, and other numbers for layers by name."""
    tensors, config, values, _ = CASES["mlx 6"]()
    path = _saved(tmp_path, tensors, {"group_size": 64, "bits": 4, "up": config}, "quantization")
    assert np.array_equal(checkpoint_weights(path, "up").values(), values)
    path = _saved(tmp_path, tensors, {**config, "quant_method": "mlx"})
    assert np.array_equal(checkpoint_weights(path, "up").values(), values)


def _changed(name: str, config: dict[str, Any] | None = None, **tensors: np.ndarray | None) -> Any:
    return name, config or {}, tensors


WRONG: list[tuple[Any, str]] = [
    (_changed("gptq 4", {"quant_method": "fp8"}), "quant_method 'fp8' is no format of awq, .*give config="),
    (_changed("gptq 4", {"checkpoint_format": "marlin"}), "format 'marlin' is none of gptq, gptq_v2"),
    (_changed("gptq 4", {"checkpoint_format": ["gptq"]}), "format .'gptq'. is none of gptq, gptq_v2"),
    (_changed("gptq 4", {"bits": 8}), "bits 8 is none of 4; give config= of this layer"),
    (_changed("gptq 4", {"bits": 5}), "bits 5 is none of 4"),
    (_changed("gptq 4", {"bits": True}), "bits True is none of 4"),
    (_changed("gptq 4", {"dynamic": {"+:u": {"bits": 8}, "up": {"bits": 4}}}), "bits 8 is none of 4"),
    (_changed("gptq 4", {"dynamic": {"-:.*p$": {}}}), "dynamic '-:..p.' leaves it unquantized, and it"),
    *[
        (_changed("gptq 4", {"dynamic": wrong}), "dynamic .* is no object of patterns with objects; give con")
        for wrong in ([4], {"up": 4}, {"(": {}})
    ],
    (_changed("gptq 4", {"desc_act": True}, g_idx=None), "desc_act orders its positions, and there is no g_"),
    (_changed("gptq 4", {"group_size": 32}), "K=160 is not 3 groups of 32; give its group_size by config="),
    (_changed("gptq 4", {"group_size": "64"}), "K=160 is not 3 groups of 64"),
    (_changed("gptq 4", qzeros=np.zeros((3, 7), np.int32)), "bits 4 is none of the numbers that its"),
    (_changed("gptq 4", scales=np.ones((3, 31), np.float16)), r"qweight has shape \[20, 32\], not \[any"),
    (_changed("gptq 4", scales=np.ones((2, 32), np.float16)), r"qzeros has shape \[3, 4\], not \[2, any\]"),
    (_changed("gptq 4", scales=np.ones((3, 32), np.int32)), "up.scales: I32 is none of F32, BF16, F16"),
    (_changed("gptq 4", scales=np.ones((0, 32), np.float16)), r"scales has shape \[0, 32\]"),
    (_changed("gptq 4", scales=None), r"no tensor up\.scales, which GPTQ needs; its layers: up"),
    (_changed("gptq 4", qweight=np.zeros((20, 32), np.int64)), "up.qweight: I64 is none of I32, U32"),
    (_changed("gptq 4", qweight=np.zeros((19, 32), np.int32)), r"has shape \[19, 32\], not \[20, 32\]"),
    (_changed("gptq 4", g_idx=np.zeros(160, np.int32)), "g_idx has groups 0 to 0 with 160 to 160 positions"),
    (_changed("gptq 4", g_idx=np.arange(160, dtype=np.int32)), "g_idx has groups 0 to 159 with 1 to 1"),
    (_changed("gptq 4", bias=np.zeros(31, np.float16)), r"bias has shape \[31\], not \[32\]"),
    (_changed("awq", {"version": "gemv"}), "the version 'gemv'; quantize with the version 'gemm'"),
    (_changed("awq", {"bits": 8}), "bits 8 is none of 4"),
    (_changed("awq", qzeros=np.zeros((3, 4), np.int32)), r"qzeros has shape \[3, 4\], not \[3, 3\]"),
    (_changed("awq", scales=np.ones((3, 32), np.float16)), r"qweight has shape \[192, 3\], not \[any, 4\]"),
    (_changed("awq", scales=np.ones((24, 24), np.float16), qzeros=np.zeros((24, 3), np.int32),
              config={"group_size": 8}), "groups of 8; quantize to groups of a multiple of 16"),
    (_changed("compressed 4  32", {"format": "float-quantized"}), "format 'float-quantized'; save the model"),
    *[
        (_changed("compressed 4  32", {"config_groups": groups}), "are no objects with weights; give config=")
        for groups in ([4], {"group_0": 4}, {"group_0": {"weights": [4]}}, {"0": {"targets": ["re:("]}})
    ],
    (_changed("compressed 4  32", {"config_groups": {
        "0": {"targets": ["Linear"], "weights": {"num_bits": 4}},
        "1": {"targets": ["re:u."], "weights": {"num_bits": 3}}}}),
     r"13 words for each of \[19, 100\] have no 3 bits; give num_bits by config="),
    (_changed("compressed 4  32", {"config_groups": {
        "0": {"targets": ["up"], "weights": {"num_bits": 4, "group_size": 32, "actorder": "group"}}}}),
     "actorder orders its positions, and there is no weight_g_idx"),
    (_changed("compressed 4  32", {"config_groups": {"0": {"weights": {"num_bits": 3, "group_size": 32}}}},
              weight_packed=np.zeros((19, 10), np.int32)), "have 3 bits or 3 bits, 10 codes in a word"),
    (_changed("compressed 4  32", weight_scale=np.ones((19, 1), np.float32)), "K=100 is not 1 groups of 32"),
    (_changed("compressed 4  32", {"config_groups": {"0": {"weights": {"num_bits": 4, "group_size": [32]}}}}),
     r"K=100 is not 4 groups of \[32\]"),
    *[
        (_changed("compressed 4  32", weight_zero_point=np.full((19, 4), point, np.int8)),
         f"weight_zero_point {point} to {point} exceeds 4 bits")
        for point in (-9, 8)
    ],
    (_changed("compressed 4  32", weight_shape=np.array([19, 60])), "of .19, 60. have no 4 bits;"),
    (_changed("compressed 4  32", weight_shape=np.array([20, 100])), r"weight_packed has shape \[19, 13\]"),
    (_changed("compressed 4  32", weight_shape=np.array([-1, -5])), r"of \[-1, -5\] have no 4 bits"),
    (_changed("compressed 4  32", weight_shape=np.array([-1, 100])), r"of \[-1, 100\] have no 4 bits"),
    (_changed("compressed 4  32", weight_shape=None), r"no tensor up\.weight_shape"),
    (_changed("compressed 4  32", weight_scale=np.ones((19, 3), np.float32)), "K=100 is not 3 groups of 32"),
    (_changed("compressed 4 packed 32", weight_zero_point=np.zeros((19, 4), np.int32)),
     r"weight_zero_point has shape \[19, 4\], not \[3, 4\]"),
    (_changed("compressed 4 packed 32", weight_g_idx=np.zeros(9, np.int32)), r"g_idx has shape \[9\]"),
    (_changed("hqq 4", axis=np.array(0)), "nbits 4 and axis 0; quantize to 8, 4, 3, 2, 1 bits with"),
    (_changed("hqq 4", nbits=np.array(5)), "nbits 5 and axis 1"),
    *[
        (_changed("hqq 4", {name: number}), f"{name} {number} contradicts its tensors' .*; give config=")
        for name, number in (("nbits", 8), ("axis", 0), ("group_size", 32))
    ],
    (_changed("hqq 4", nbits=np.array(8), W_q=np.zeros((36, 64), np.uint8)), "of 8 bits is no"),
    (_changed("hqq 4", nbits=np.array([4, 4])), r"nbits has shape \[2\]"),
    (_changed("hqq 4", nbits=None), "nbits None and axis 1"),
    (_changed("hqq 4", {"nbits": [4]}, nbits=None), r"nbits \[4\] and axis 1"),
    *[
        (_changed("hqq 4", {"quant_config": wrong}), "quant_config .* is no object; give config=")
        for wrong in (None, [], {"weight_quant_params": None})
    ],
    (_changed("hqq 4", shape=np.array([24, 191])), r"W_q uint8 \[36, 64\] of 4 bits is no \[24, 191\]"),
    (_changed("hqq 4", shape=np.array([25, 192])), r"is no \[25, 192\] in groups of 64"),
    (_changed("hqq 4", shape=np.array([0, 192])), r"is no \[0, 192\]"),
    (_changed("hqq 4", W_q=np.zeros((36, 64), np.int32)), r"W_q int32 \[36, 64\] of 4 bits"),
    (_changed("hqq 4", nbits=np.array(3)), "W_q uint8 .* of 3 bits"),
    (_changed("hqq 4", W_q=np.zeros((36, 64), np.float16)), "up.W_q: F16 is none of U8, I32"),
    (_changed("hqq 4", zero=np.ones((71, 1), np.float16)), r"zero has shape \[71, 1\], not \[72, 1\]"),
    (_changed("hqq 4", zero=np.r_[[[np.nan]], np.ones((71, 1))].astype(np.float16)), "zero point nan of row"),
    (_changed("mlx 4", {"mode": "mxfp4"}), "mode 'mxfp4'; quantize with the mode 'affine'"),
    (_changed("mlx 4", {"bits": 7}), "bits 7 is none of"),
    (_changed("mlx 4", {"bits": None}), "bits None is none of 2, 3, 4, 5, 6, 8"),
    (_changed("mlx 4", {"group_size": 16}), "group_size 16 is none of 32, 64, 128"),
    (_changed("mlx 4", {"bits": 3}), r"weight has shape \[19, 24\], not \[19, 18\]"),
    (_changed("mlx 4", biases=np.ones((19, 2), np.float16)), r"biases has shape \[19, 2\], not \[19, 3\]"),
    (_changed("mlx 4", {"quant_method": "gptq_marlin"}), "quant_method 'gptq_marlin' is no format of"),
    (_changed("mlx 4", biases=None), r"tensors scales \[19, 3\], weight \[19, 24\] is no format of awq"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "says"), WRONG, ids=lambda one: one if isinstance(one, str) else one[0])
def test_what_is_wrong_is_refused(change: Any, says: str, tmp_path: Path) -> None:
    name, config, replaced = change
    tensors, whole, *_ = CASES[name]()
    left = {key: array for key, array in {**tensors, **replaced}.items() if array is not None}
    path = _saved(tmp_path, left, {**whole, **config})
    with pytest.raises(UserError, match=says) as refused:
        checkpoint_weights(path, "up")
    assert "\n" not in str(refused.value) and "up" in str(refused.value)


def test_layers_and_files_that_are_not_there(tmp_path: Path) -> None:
    tensors, config, *_ = CASES["gptq 4"]()
    path = _saved(tmp_path, tensors, config)
    for name in ("upp", "u", ""):
        with pytest.raises(UserError, match=rf"no tensor {name}\.qweight, which GPTQ needs; its layers: up"):
            checkpoint_weights(path, name)
    with pytest.raises(UserError, match=r"tensors none is no format of awq"):
        checkpoint_weights(path, "none", {})
    (tmp_path / "config.json").write_text('{"quantization_config": [4]}')
    with pytest.raises(UserError, match=r"its quantization \[4\] is no JSON object; give config="):
        checkpoint_weights(path, "up")
    (tmp_path / "config.json").write_text("{")
    with pytest.raises(UserError, match=r"config\.json: no JSON object"):
        checkpoint_weights(path, "up")
    whole = path.read_bytes()
    for size in (0, 4, 100, len(whole) - 1):
        path.write_bytes(whole[:size])
        with pytest.raises(UserError, match="no safetensors file"):
            checkpoint_weights(path, "up")
    path.unlink()
    with pytest.raises(UserError, match="no safetensors file"):
        checkpoint_weights(tmp_path, "up")


def test_mlx_agrees(tmp_path: Path) -> None:
    """Its own quantization, in every width and group size: equal but for the rounding to float32."""
    mx = import_or_skip("mlx.core", "mlx is not installed (pip install 'mlx[cpu]')")
    values = mx.array(np.random.default_rng(0).normal(size=(17, 384)).astype(np.float32))
    for bits in (2, 3, 4, 5, 6, 8):
        for size in (32, 64, 128):
            numbers = {"group_size": size, "bits": bits}
            arrays = mx.quantize(values, **numbers)
            names = ("weight", "scales", "biases")
            path = _saved(tmp_path, dict(zip(names, map(np.array, arrays), strict=True)), numbers)
            wanted = np.array(mx.dequantize(*arrays, **numbers))
            assert np.abs(checkpoint_weights(path, "up").values() - wanted).max() < 1e-6


@settings(deadline=None, max_examples=40, derandomize=True)
@given(st.integers(1, 8), st.lists(st.integers(0, 255), min_size=1, max_size=70))
def test_a_string_of_bits_gives_back_its_codes(bits: int, numbers: list[int]) -> None:
    codes = np.array(numbers) & (1 << bits) - 1
    words = _string(codes, bits)
    assert np.array_equal(bit_string(words.view(np.uint8)[None], bits, len(codes))[0], codes)
    if bits == 3:
        padded = np.pad(codes, (0, -len(codes) % 32))
        assert np.array_equal(_three_bits(codes), _string(padded, 3))
