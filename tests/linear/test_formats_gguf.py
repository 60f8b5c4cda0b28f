"""GGUF files: every type against gguf's own arithmetic, and files that lie."""

import struct
from pathlib import Path

import numpy as np
import pytest

from synth.errors import UserError
from synth.linear import BlockLinear
from synth.linear.gguf import FORKS, FORMATS, SCALE_BYTES, gguf_file, gguf_weights
from tests.needs import import_or_skip

gguf = import_or_skip("gguf")
#: Types that ggml has and gguf's release on PyPI does not compute: bits of a code, and twice the zero point.
WITHOUT = {41: (1, 1), 42: (2, 2)}
Tensor = tuple[str, tuple[int, ...], int, bytes]
#: Scales that are whatever a float16 can be, but no NaN.
SCALES = (1.0, -0.37, 0.0, -0.0, 6e-8, 6e-5, 65504.0, -65504.0)


def _file(path: Path, *tensors: Tensor, order: str = "<", moved: int = 0, version: int = 3) -> Path:
    """A GGUF file of tensors (name, [rows, K], number of type, bytes), written byte by byte; all of them
    but the first lie ``moved`` bytes away from where they should."""
    head = b"GGUF" + struct.pack(f"{order}IQQ", version, len(tensors), 0)
    data = b""
    for number, (name, shape, kind, values) in enumerate(tensors):
        at = len(data) + (moved if number else 0)
        sizes = struct.pack(f"{order}I{len(shape)}Q", len(shape), *reversed(shape))
        head += struct.pack(f"{order}Q", len(name)) + name.encode() + sizes
        head += struct.pack(f"{order}IQ", kind, at)
        data += values + bytes(-len(values) % 32)
    path.write_bytes(head + bytes(-len(head) % 32) + data)
    return path


def _values(kind: int, rows: int, k: int) -> np.ndarray:
    """Random codes and scales of all kinds: uint8 [rows, bytes]."""
    form = FORMATS[kind]
    data = np.random.default_rng(kind).integers(
        0, 256, (rows, k // form.positions, form.size), dtype=np.uint8
    )
    data[0], data[1] = 0, 255
    scales = np.resize(np.array(SCALES, "<f2"), (rows, k // form.positions, 1))
    for number in filter(None, (form.scale, form.offset)):
        if not number.floats:
            data[:, :, number.byte : number.byte + 2] = scales.view(np.uint8)
        scales = scales[::-1].copy()
    return data.reshape(rows, -1)


@pytest.mark.parametrize("kind", [kind for kind in FORMATS if kind not in {*WITHOUT, *SCALE_BYTES}])
def test_every_type_is_what_gguf_makes_of_it(kind: int, tmp_path: Path) -> None:
    types = gguf.GGMLQuantizationType(kind)
    assert types.name == FORMATS[kind].name
    assert gguf.GGML_QUANT_SIZES[types] == (FORMATS[kind].positions, FORMATS[kind].size)
    data = _values(kind, 5, 768)
    weights = gguf_weights(_file(tmp_path / "a.gguf", ("w", (5, 768), kind, data.tobytes())), "w")
    with np.errstate(over="ignore"):  # 2^127 times 12 is no float32
        assert np.array_equal(weights.values().astype(np.float32), gguf.quants.dequantize(data, types))


@pytest.mark.parametrize("kind", [39, 40])
def test_scales_of_a_byte_are_those_of_gguf(kind: int, tmp_path: Path) -> None:
    """Every byte, in every group of a block; the weight of code 1 is the scale. All codes follow by the test
    above."""
    form = FORMATS[kind]
    data = np.full((256, 256 // form.positions, form.size), 0x11, np.uint8)
    data[:, :, : form.blocks] = np.arange(256, dtype=np.uint8)[:, None, None]
    given = ("w", (256, 256), kind, data.tobytes())
    values = gguf_weights(_file(tmp_path / "a.gguf", given), "w").values()
    wanted = gguf.quants.dequantize(data.reshape(256, -1), gguf.GGMLQuantizationType(kind))
    assert np.array_equal(values, wanted.astype(np.float64))
    exponents = np.arange(256) - 128.0
    assert kind == 40 or np.array_equal(values[:, 0], 2.0**exponents)


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("kind", [10, 11, 12, 13, 14, 23])
def test_a_layer_of_a_type_with_super_blocks(kind: int, tmp_path: Path) -> None:
    """Types that gguf does not quantize to; its own arithmetic says what bytes stand for."""
    rng, form, types = np.random.default_rng(kind), FORMATS[kind], gguf.GGMLQuantizationType(kind)
    data = rng.integers(0, 256, (37, 768 // form.positions, form.size), dtype=np.uint8)
    for number in filter(None, (form.scale, form.offset)):
        units = rng.standard_normal((37, 3, 1)).astype("<f2")
        data[:, :, number.byte : number.byte + 2] = units.view(np.uint8)
    data = data.reshape(37, -1)
    layer = BlockLinear.from_gguf(_file(tmp_path / "a.gguf", ("w", (37, 768), kind, data.tobytes())), "w")
    x = rng.standard_normal((3, 768)).astype(np.float32)
    exact = x.astype(np.float64) @ gguf.quants.dequantize(data, types).astype(np.float64).T
    # What gguf has is rounded to float32.
    most = np.abs(x) @ np.abs(layer.weights.values()).T * 2.0**-24
    assert (np.abs(layer(x) - exact) <= layer.bound(x) + most).all()


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("kind", [20, 39, 40])
def test_a_layer_of_a_type_with_a_table(kind: int, tmp_path: Path) -> None:
    """Scales that are float16, and powers of two that are not."""
    rng, form, types = np.random.default_rng(kind), FORMATS[kind], gguf.GGMLQuantizationType(kind)
    data = rng.integers(0, 256, (37, 768 // form.positions, form.size), dtype=np.uint8)
    if kind == 20:
        data[:, :, :2] = rng.standard_normal((*data.shape[:2], 1)).astype("<f2").view(np.uint8)
    for low, high in ((120, 128), (60, 190)):
        if kind == 39:
            data[:, :, 0] = rng.integers(low, high, data.shape[:2])
        given = ("w", (37, 768), kind, data.tobytes())
        layer = BlockLinear.from_gguf(_file(tmp_path / "a.gguf", given), "w")
        x = rng.standard_normal((5, 768)).astype(np.float32)
        weights = gguf.quants.dequantize(data.reshape(37, -1), types).astype(np.float64)
        assert np.array_equal(layer.weights.values(), weights) or kind == 20
        assert layer.weights.value_bits == (8 if kind == 20 else 5)
        most = np.abs(x) @ np.abs(weights).T * 2.0**-24 * (kind == 20)  # gguf rounds to float32
        assert (np.abs(layer(x) - x.astype(np.float64) @ weights.T) <= layer.bound(x) + most).all()


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("kind", [2, 7, 34])
def test_a_layer_of_a_file_that_gguf_writes(kind: int, tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    types = gguf.GGMLQuantizationType(kind)
    floats = rng.standard_normal((37, 512)).astype(np.float32)
    data = gguf.quants.quantize(floats, types)
    writer = gguf.GGUFWriter(tmp_path / "model.gguf", "llama")
    for number, array in enumerate(
        (["a", "", "bcd" * 99], [1, 2], [1.5], [True, False, True], [[1, 2], [3]])
    ):
        writer.add_array(f"array{number}", array)
    writer.add_uint32("general.alignment", 64)
    writer.data_alignment = 64
    writer.add_tensor("norm.weight", floats[0])
    writer.add_tensor("blk.0.ffn_up.weight", data, raw_dtype=types)
    writer.add_tensor("blk.1.ffn_up.weight", data[:5], raw_dtype=types)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    layer = BlockLinear.from_gguf(tmp_path / "model.gguf", "blk.0.ffn_up.weight", threads=2)
    x = rng.standard_normal((3, 512)).astype(np.float32)
    exact = x.astype(np.float64) @ gguf.quants.dequantize(data, types).T
    assert layer.shape == (37, 512)
    assert (np.abs(layer(x) - exact) <= layer.bound(x)).all()


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("kind", WITHOUT)
def test_types_of_present_ggml(kind: int, tmp_path: Path) -> None:
    """A scale, then codes in a byte, the first one lowest: of two bits, which are the weight plus 1, or of
    one bit, which is its sign."""
    (bits, twice), rows, k = WITHOUT[kind], 19, 640
    data = _values(kind, rows, k)
    blocks = data.reshape(rows, -1, 18)
    codes = blocks[:, :, 2:, None] >> np.arange(0, 8, bits, dtype=np.uint8) & np.uint8((1 << bits) - 1)
    signed = (2 * codes.astype(int) - twice) // twice
    wanted = (
        blocks[:, :, :2].view("<f2").astype(np.float64) * signed.reshape(*blocks.shape[:2], -1)
    ).reshape(rows, k)
    path = _file(tmp_path / "a.gguf", ("w", (rows, k), kind, data.tobytes()))
    assert np.array_equal(gguf_weights(path, "w").values(), wanted)
    layer, x = BlockLinear.from_gguf(path, "w"), np.random.default_rng(1).standard_normal((3, k))
    assert (np.abs(layer(x) - x.astype(np.float32).astype(float) @ wanted.T) <= layer.bound(x)).all()
    x[1, 5] = np.inf
    with np.errstate(invalid="ignore"):
        assert np.array_equal(layer(x[1]), (x[1] * wanted).sum(axis=1).astype(np.float32), equal_nan=True)


def _ternary(shape: tuple[int, ...], scale: float) -> tuple[np.ndarray, bytes]:
    """Weights of I2_S, and the tensor: of 128 weights the first 32 in the highest bits of 32 bytes, the next
    32 below; then one scale, in 32 bytes."""
    weights = np.random.default_rng(shape[-1]).integers(-1, 2, shape)
    quarters = weights.reshape(-1, 4, 32) + 1
    data = (quarters[:, 0] << 6 | quarters[:, 1] << 4 | quarters[:, 2] << 2 | quarters[:, 3]).astype(np.uint8)
    return weights * float(np.float32(scale)), data.tobytes() + struct.pack("<f", scale) + bytes(range(28))


@pytest.mark.isa("avx2")
def test_ternary_weights_with_one_scale(tmp_path: Path) -> None:
    wanted, data = _ternary((19, 384), 0.37)
    path = _file(tmp_path / "a.gguf", ("w", (19, 384), 36, data), ("v", (1,), 0, bytes(4)))
    assert np.array_equal(gguf_weights(path, "w").values(), wanted)
    layer, x = BlockLinear.from_gguf(path, "w"), np.random.default_rng(1).standard_normal((3, 384))
    assert (np.abs(layer(x) - x.astype(np.float32).astype(float) @ wanted.T) <= layer.bound(x)).all()
    for cut, has in ((32, 1824), (1, 1855)):
        short = _file(tmp_path / f"{cut}.gguf", ("w", (19, 384), 36, data[:-cut]))
        short.write_bytes(short.read_bytes()[: -(cut % 32) or None])
        with pytest.raises(UserError, match=f"I2_S .* takes 1856 bytes, and the file has {has}"):
            gguf_weights(short, "w")


@pytest.mark.parametrize("kind", [2, 12, 36])
def test_an_expert_of_a_tensor_of_experts(kind: int, tmp_path: Path) -> None:
    shape = (3, 5, 256)
    if kind == 36:
        wanted, data = _ternary(shape, 2.5)
    else:
        values = _values(kind, 15, 256)
        types = gguf.GGMLQuantizationType(kind)
        wanted, data = gguf.quants.dequantize(values, types).reshape(shape), values.tobytes()
    path = _file(tmp_path / "a.gguf", ("w", shape, kind, data), ("v", (1,), 0, bytes(4)), ("m", *WHOLE[1:]))
    for expert in range(3):
        found = gguf_weights(path, "w", expert).values().astype(np.float32)
        assert np.array_equal(found, wanted[expert].astype(np.float32))
    for expert in (-1, 3, None):
        with pytest.raises(UserError, match=r"\[3, 5, 256\] is no matrix .*give expert=, 0 to 2"):
            BlockLinear.from_gguf(path, "w", expert=expert)
    with pytest.raises(UserError, match=r"\[2, 256\] is no matrix .* for expert=0; .*without expert="):
        gguf_weights(path, "m", 0)
    path = _file(tmp_path / "b.gguf", ("w", shape, kind, data[: -len(data) // 2]))
    with pytest.raises(UserError, match="and the file has"):
        gguf_weights(path, "w", 0)


def test_a_file_is_read_anew_when_it_changes(tmp_path: Path) -> None:
    for kind in (2, 8):
        data = _values(kind, 2, 256).tobytes()
        path = _file(tmp_path / "a.gguf", ("w", (2, 256), kind, data), ("v", (1,), 0, bytes(4)))
        assert gguf_weights(path, "w").bits == FORMATS[kind].bits


Q4 = bytes(18 * 8 * 2)
WHOLE: Tensor = ("w", (2, 256), 2, Q4)


@pytest.mark.parametrize(
    ("tensors", "options", "says"),
    [
        ([("v", (2, 256), 2, Q4)], {}, "has no tensor 'w'; it has 1, such as v"),
        ([("w", (2, 256), 18, bytes(196))], {}, "type IQ3_XXS is none of Q4_0, Q4_1, Q5_0, Q5_1, Q8_0, Q2_K"),
        ([("w", (2, 256), 99, bytes(168))], {}, "type number 99 is none of"),
        ([("w", (2, 256), 37, bytes(160))], {}, r"I8_S of microsoft/BitNet \(number 37\) .*from_safetensors"),
        ([("w", (2, 256), 38, bytes(272))], {}, r"TL1 of microsoft/BitNet .* is none .*from_safetensors"),
        ([("w", (2, 256), 39, bytes(107))], {}, r"MXFP4 .* takes 272 bytes.*gives type 39 another meaning"),
        ([("w", (2, 256), 31, Q4)], {}, r"type Q4_0_4_4 of llama.cpp before .*file of type Q4_0"),
        ([("w", (2, 256), 139, Q4)], {}, r"type IQ4_K of ik_llama.cpp .*convert the original model"),
        ([("w", (512,), 2, Q4)], {}, r"shape \[512\] is no matrix"),
        ([("w", (2, 2, 128), 2, Q4)], {}, r"shape \[2, 2, 128\] is no matrix"),
        ([("w", (2, 250), 2, Q4)], {}, "K=250 is no multiple of 32"),
        ([("w", (0, 256), 2, Q4)], {}, "K=256"),
        ([("w", (0, 2, 256), 2, b"")], {}, "K=256"),
        ([("w", (3, 256), 2, Q4)], {}, "takes 432 bytes, and the file has 288"),
        ([("w", (2**40, 256), 2, Q4)], {}, "and the file has 288"),
        ([("w", (1, 256), 2, Q4)], {}, "takes 144 bytes, and the file has 288"),
        ([("w", (64, 128), 42, bytes(2176)), ("v", (1,), 0, bytes(4))], {}, "another meaning"),
        ([("v", (1,), 0, bytes(4)), WHOLE], {"moved": 1 << 40}, "and the file has 0"),
        ([WHOLE, WHOLE], {}, "two tensors w"),
        ([WHOLE], {"order": ">"}, "big-endian file; convert it"),
        ([WHOLE], {"version": 9}, "no GGUF file"),
    ],
)  # fmt: skip
def test_files_that_lie(tensors: list[Tensor], options: dict, says: str, tmp_path: Path) -> None:
    path = _file(tmp_path / "a.gguf", *tensors, **options)
    with pytest.raises(UserError, match=says) as refused:
        gguf_weights(path, "w")
    assert "\n" not in str(refused.value)


def test_types_of_forks_are_those_that_gguf_has_no_name_for() -> None:
    """No number is in two forks, and gguf names none."""
    numbers = [number for fork in FORKS for number in fork.types]
    assert len(numbers) == len(set(numbers)) and not set(numbers) & set(FORMATS)
    assert not set(numbers) & {int(one) for one in gguf.GGMLQuantizationType}


def test_truncated_files(tmp_path: Path) -> None:
    path = _file(tmp_path / "a.gguf", WHOLE)
    whole = path.read_bytes()
    assert gguf_weights(path, "w").k == 256
    for size in (*range(0, 96, 5), len(whole) - 1):
        path.write_bytes(whole[:size])
        with pytest.raises(UserError, match=r"a\.gguf: no GGUF file|takes 288 bytes|has no tensor"):
            gguf_weights(path, "w")
    path = _file(path, WHOLE, ("v", *WHOLE[1:]), ("u", *WHOLE[1:]))
    path.write_bytes(path.read_bytes()[: -2 * 288 - 9])  # what comes behind is said to begin beyond the end
    for tensor, left in (("w", "279"), ("v", "0"), ("u", "0")):
        with pytest.raises(UserError, match=f"{tensor}: .* takes 288 bytes, and the file has {left}"):
            gguf_weights(path, tensor)
    path.write_bytes(b"PK" + whole[2:])
    with pytest.raises(UserError, match="magic"):
        gguf_weights(path, "w")
    for name, says in (("b.gguf", "No such file"), ("a\0b", "null byte; give the path")):
        with pytest.raises(UserError, match=says):
            gguf_weights(tmp_path / name, "w")


def test_arrays_that_lie(tmp_path: Path) -> None:
    """Strings and numbers that are more than the file has, and a string that is longer."""
    for kind, count, length in ((8, 1 << 60, 1), (8, 2, 1 << 60), (4, 1 << 60, 1), (8, 3, 1)):
        string = struct.pack("<Q", length) + b"a"
        array = struct.pack("<Q", 1) + b"k" + struct.pack("<IIQ", 9, kind, count) + 2 * string
        path = tmp_path / f"{kind} {count}.gguf"
        path.write_bytes(b"GGUF" + struct.pack("<IQQ", 3, 1, 1) + array)
        with pytest.raises(UserError, match="no GGUF file"):
            gguf_weights(path, "w")


@pytest.mark.parametrize(
    "array",
    [
        struct.pack("<IQ", 8, 2) + struct.pack("<Q", 1) + b"a",
        struct.pack("<IQ", 5, 5) + bytes(8),
        struct.pack("<IQ", 9, 1) * 3000,
    ],
    ids=["texts", "numbers", "nested"],
)
def test_the_last_array_of_a_file_without_tensors(array: bytes, tmp_path: Path) -> None:
    """No tensor behind the array says that the file is too short."""
    path = tmp_path / "a.gguf"
    header = struct.pack("<IQQ", 3, 0, 1) + struct.pack("<Q", 1) + b"k" + struct.pack("<I", 9)
    path.write_bytes(b"GGUF" + header + array)
    with pytest.raises(UserError, match="no GGUF file"):
        gguf_file(path)


def test_without_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = _file(tmp_path / "a.gguf", WHOLE)
    monkeypatch.setitem(__import__("sys").modules, "gguf", None)
    with pytest.raises(UserError, match=r"gguf is not installed: pip install 'synth-kernel\[llm\]'"):
        gguf_weights(path, "w")
