"""Mixed precision: what the file may say, the scales of weights and activations, calibration data."""

import itertools
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sketches.encoding import Operand
from synth.errors import UserError
from synth.model import precision
from synth.model.observe import InputSpec, batches, input_arrays, load_arrays
from synth.model.scales import Statistics, activation_scale, weight_codes
from tests.test_documentation import text_of
from tests.test_style import tables


def generator() -> np.random.Generator:
    return np.random.default_rng(7)


A2W1 = precision.Quantized(2, 1, "unsigned", "bipolar")


def layer(text: str) -> str:
    return f"[[layer]]\n{text}\n"


def one(text: str, name: str = "*") -> precision.Precision:
    """A file with one entry."""
    return precision.parse_precision(layer(f"match = '{name}'\n{text}"))


def test_every_key_is_read(tmp_path: Path) -> None:
    path = tmp_path / "layers.toml"
    path.write_text(
        "[default]\nprecision = 'int8'\n"
        + layer("match = 'layer1.*'\nops = ['MatMul', 'Conv']\nactivations = 2\nweights = 1")
        + layer("name = 'fc'\nactivations = 8\nweights = 3\nencoding = 'unsigned/twos'")
        + layer("ops = ['Gemm']\nprecision = 'fp32'")
        + "[calibration]\nmethod = 'percentile'\npercentile = 99\nsamples = 5\n",
        encoding="utf-8",
    )
    read = precision.load_precision(path)
    assert read.default == precision.Quantized(8, 8, "int8", "int8")
    first, second, third = read.layers
    assert (first.match, first.ops, first.setting) == ("layer1.*", ("Conv", "MatMul"), A2W1)
    assert (second.name, second.setting) == ("fc", precision.Quantized(8, 3, "int8", "twos"))
    assert (third.ops, third.setting) == (("Gemm",), "fp32")
    assert read.calibration == precision.Calibration("percentile", 5, 99.0)
    assert read.source == str(path)
    assert precision.parse_precision("") == precision.Precision()
    assert [str(s) for s in (A2W1, read.default, second.setting)] == ["A2W1 hybrid", "int8", "A8W3 int8/twos"]
    assert str(one("activations = 8\nweights = 4").layers[0].setting) == "A8W4"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("x = ", "is not TOML"),
        ("layers = 1", "unknown key 'layers'; did you mean layer?"),
        ("layer = 1", "[[layer]]"),
        ("default = 1", "[default]"),
        ("[default]\nprecision = 'int4'", "'int4': give one of keep, fp32, int8"),
        ("[default]\nbits = 4", "unknown key 'bits'"),
        (
            layer("match = 'a'\nactivations = 9\nweights = 1"),
            "[[layer]] 1: activations = 9: give 1 to 8 bits",
        ),
        (layer("match = 'a'\nactivations = true\nweights = 1"), "activations = True"),
        (layer("match = 'a'\nactivations = 2.0\nweights = 1"), "activations = 2.0"),
        (layer("match = 'a'\nactivations = 2\nweights = 0"), "weights = 0"),
        (layer("match = 'a'\nactivations = 2"), "weights is missing"),
        (layer("match = 'a'\nactivation = 2\nweights = 1"), "'activation'; did you mean activations?"),
        (layer("match = 'a'\nactivations = 2\nweights = 1\nencoding = 'hybird'"), "'hybird'"),
        (layer("match = 'a'\nactivations = 1\nweights = 1\nencoding = 'twos/twos'"), "only -1 and 0"),
        (layer("match = 'a'\nactivations = 8\nweights = 8\nencoding = 'twos'"), "8 bits have none"),
        (layer("match = 'a'\nactivations = 5\nweights = 4\nencoding = 'twos'"), "4 bits have none"),
        (layer("match = 'a'\nprecision = 'int8'\nweights = 1"), "has both precision and weights"),
        (layer("match = 'a'\nname = 'a'\nprecision = 'int8'"), "has both name and match"),
        (layer("precision = 'int8'"), "chooses no layer"),
        (layer("name = ''\nprecision = 'int8'"), "name = ''"),
        (layer("ops = ['Relu']\nprecision = 'int8'"), "'Relu' is not one of Conv, Gemm, MatMul"),
        (layer("ops = []\nprecision = 'int8'"), "ops = []"),
        (layer("match = 3\nprecision = 'int8'"), "match = 3"),
        ("[calibration]\nmethod = 'entropy'", "'entropy': give one of mse, max, percentile"),
        ("[calibration]\nsamples = 0", "samples = 0"),
        ("[calibration]\npercentile = 99.0", "method = 'percentile' only"),
        ("[calibration]\nmethod = 'percentile'\npercentile = nan", "percentile = nan"),
    ],
)
def test_a_wrong_file_is_one_line(text: str, named: str) -> None:
    with pytest.raises(UserError) as error:
        precision.parse_precision(text, "layers.toml")
    assert named in str(error.value)
    assert str(error.value).startswith("layers.toml: ") and "\n" not in str(error.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="cannot be read"):
        precision.load_precision(tmp_path / "none.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(UserError, match="UTF-8"):
        precision.load_precision(tmp_path / "binary.toml")


LAYERS = {"conv1": "Conv", "layer1.0.conv": "Conv", "layer1.1.conv": "Conv", "fc": "Gemm"}


def test_the_last_entry_that_fits_decides() -> None:
    text = (
        "[default]\nprecision = 'fp32'\n"
        + layer("match = 'layer1*'\nactivations = 2\nweights = 1")
        + layer("match = '*.1.*'\nprecision = 'keep'")
        + layer("ops = ['Gemm']\nprecision = 'int8'")
    )
    assert precision.settings_of(precision.parse_precision(text), LAYERS) == {
        "conv1": "fp32",
        "layer1.0.conv": A2W1,
        "layer1.1.conv": "keep",
        "fc": precision.Quantized(8, 8, "int8", "int8"),
    }


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (layer("match = 'layer3.*'\nprecision = 'int8'"), "[[layer]] 1: match = 'layer3.*': fits no layer"),
        (
            layer("name = 'conv11'\nprecision = 'int8'"),
            "did you mean 'conv1'? the layers are conv1, layer1.0.conv",
        ),
        (
            layer("match = 'fc'\nops = ['Conv']\nprecision = 'int8'"),
            "fits no layer: those of that name are Gemm",
        ),
        (
            layer("name = 'fc'\nprecision = 'int8'") + layer("match = '*'\nprecision = 'fp32'"),
            "later entries decide",
        ),
    ],
)
def test_an_entry_without_layers_is_an_error(text: str, named: str) -> None:
    layers = {k: v for k, v in LAYERS.items() if k == "fc"} if "those of" in named else LAYERS
    with pytest.raises(UserError) as error:
        precision.settings_of(precision.parse_precision(text), layers)
    assert named in str(error.value) and "\n" not in str(error.value)


PRINTED = {"/block/0/conv": "Conv", "fc.out": "Gemm", "12": "Conv", "fc": "Gemm", "fc1": "MatMul"}


@pytest.mark.parametrize(
    ("keys", "layer_name"),
    [
        ("name = '_block_0_conv'", "/block/0/conv"),
        ("match = '_block*'", "/block/0/conv"),
        ("name = 'fc_out'", "fc.out"),
        ("name = 'fc_out1'", "fc.out"),
        ("name = 'n12'", "12"),
        ("name = 'fc1'", "fc1"),
        ("name = 'fc12'", "fc1"),
    ],
)
def test_names_that_tables_print_are_taken(keys: str, layer_name: str) -> None:
    """Tables print identifiers, and a number behind a product that follows a transposition."""
    found = precision.settings_of(precision.parse_precision(layer(f"{keys}\nprecision = 'int8'")), PRINTED)
    assert [name for name, setting in found.items() if setting != "keep"] == [layer_name]


def test_a_printed_name_of_two_layers_is_refused() -> None:
    read = precision.parse_precision(layer("name = 'a_b'\nprecision = 'int8'"))
    with pytest.raises(UserError, match=r"tables print several layers so: a/b, a\.b"):
        precision.settings_of(read, {"a/b": "Conv", "a.b": "Conv"})
    assert precision.settings_of(read, {"a/b": "Conv", "a_b": "Conv"})["a/b"] == "keep"


def test_many_layers_are_not_all_listed() -> None:
    with pytest.raises(UserError, match=r"l11 and 28 more$"):
        precision.settings_of(one("precision = 'int8'", "x"), {f"l{n}": "Conv" for n in range(40)})


@pytest.mark.parametrize(
    ("bits", "encoding"), list(itertools.product((1, 2, 3), ("bipolar", "twos", "unsigned")))
)
def test_weights_have_the_least_error(bits: int, encoding: str) -> None:
    """Beside every scale of a dense grid: no scale is better by more than what the grid is wide."""
    weights = generator().standard_normal((6, 5, 3)).astype(np.float32)
    weights = np.abs(weights) if encoding == "unsigned" else weights
    codes, scales = weight_codes(weights, bits, encoding, 0)
    values = np.array(sorted(Operand(bits, encoding).values))
    assert codes.dtype == np.int8 and codes.shape == weights.shape and scales.shape == (6,)
    assert set(np.unique(codes)) <= set(values.tolist())
    error = np.square(weights - codes * scales[:, None, None]).sum((1, 2))
    for scale in np.linspace(1e-3, 4, 1500):
        nearest = np.abs(weights[..., None] - scale * values).min(-1)
        assert (error <= np.square(nearest).sum((1, 2)) * 1.02 + 1e-6).all()


def test_codes_of_weights() -> None:
    weights = generator().standard_normal((4, 50)).astype(np.float32)
    codes, scales = weight_codes(weights, 1, "bipolar", 0)
    assert np.array_equal(codes, np.where(weights >= 0, 1, -1))
    np.testing.assert_allclose(scales, np.abs(weights).mean(1), rtol=1e-6)
    # Weights that are codes times a scale come back as they are, along the last axis too.
    for bits, encoding in ((2, "bipolar"), (3, "twos"), (3, "bipolar"), (2, "unsigned")):
        values = np.array(Operand(bits, encoding).values)
        codes = generator().choice(values, (64, 5))
        codes[: len(values)] = values[:, None]
        scale = np.array([0.5, 1, 3, 0.01, 7], np.float32)
        found, scales = weight_codes((codes * scale).astype(np.float32), bits, encoding, 1)
        assert np.array_equal(found, codes)
        np.testing.assert_allclose(scales, scale, rtol=1e-6)
    weights = generator().uniform(-3, 3, (3, 400)).astype(np.float32)
    weights[1] = 0
    codes, scales = weight_codes(weights, 8, "int8", 0)
    assert codes.min() >= -127 and not codes[1].any() and (scales > 0).all()
    assert np.square(weights - codes * scales[:, None]).mean() < (3 / 127) ** 2 / 12 * 1.1
    codes, scales = weight_codes(weights, 2, "bipolar", 0)
    assert np.abs(codes[1] * scales[1]).max() < 1e-9 and scales[1] > 0


def statistics(values: NDArray[Any]) -> Statistics:
    flat = np.asarray(values, np.float64).ravel()
    return Statistics(flat.min(), flat.max(), np.abs(flat).mean(), flat, np.ones(flat.size))


def test_scales_of_activations() -> None:
    relu = np.maximum(generator().standard_normal(4000), 0)
    seen, maximum = statistics(relu), precision.Calibration("max")
    assert activation_scale(seen, 2, "unsigned", maximum) == (np.float32(relu.max() / 3), 0)
    assert activation_scale(seen, 8, "int8", maximum) == (np.float32(relu.max() / 255), 0)
    signed = generator().standard_normal(4000) + 0.5
    seen = statistics(signed)
    assert activation_scale(seen, 1, "bipolar", maximum) == (np.float32(np.abs(signed).mean()), 0)
    assert activation_scale(seen, 3, "bipolar", maximum)[0] == np.float32(np.abs(signed).max() / 7)
    low, high = signed.min(), signed.max()
    assert activation_scale(seen, 3, "twos", maximum)[0] == np.float32(max(high / 3, low / -4))
    scale, zero = activation_scale(seen, 8, "int8", maximum)
    assert scale == np.float32((high - low) / 255) and zero == round(-low / ((high - low) / 255))
    clipped, _ = activation_scale(seen, 3, "bipolar", precision.Calibration("percentile", percentile=90))
    np.testing.assert_allclose(clipped, np.percentile(np.abs(signed), 90) / 7, rtol=1e-2)
    assert activation_scale(statistics(np.zeros(3)), 2, "unsigned", precision.Calibration()) == (
        np.float32(1),
        0,
    )


def test_the_scale_of_least_error_of_activations() -> None:
    relu = np.maximum(generator().standard_normal(3000), 0)
    for bits in (1, 2, 3):
        found = float(activation_scale(statistics(relu), bits, "unsigned", precision.Calibration())[0])
        levels = np.arange(2**bits)

        def error(scale: float, levels: NDArray[Any] = levels) -> float:
            return float(np.square(np.abs(relu[:, None] - scale * levels).min(1)).sum())

        assert error(found) <= min(error(s) for s in np.linspace(0.01, 4, 300)) * 1.01


def test_arrays_from_files(tmp_path: Path) -> None:
    x = generator().standard_normal((4, 3)).astype(np.float32)
    np.savez(tmp_path / "a.npz", x=x, labels=np.arange(4))
    np.save(tmp_path / "b.npy", x)
    (tmp_path / "folder").mkdir()
    for n in range(4):
        np.save(tmp_path / "folder" / f"{n}.npy", x[n])
    for source in ("a.npz", "b.npy", "folder"):
        for spec in (InputSpec("x", (1, 3)), InputSpec("other", (None, 3))):
            read = input_arrays([spec], load_arrays(tmp_path / source))
            assert np.array_equal(read[spec.name], x)
    pieces = list(batches([InputSpec("x", (3, 3))], {"x": x}))
    assert [list(p["x"][:, 0]) for p in pieces] == [list(x[[0, 1, 2], 0]), list(x[[3, 3, 3], 0])]
    assert len(list(batches([InputSpec("x", (None, 3))], {"x": x}, limit=2))) == 2


def test_unfit_arrays(tmp_path: Path) -> None:
    np.savez(tmp_path / "objects.npz", x=np.array([{}], dtype=object))
    (tmp_path / "text.npz").write_text("no")
    (tmp_path / "empty").mkdir()
    np.savez(tmp_path / "words.npz", x=np.array(["a"]))
    for name in ("objects.npz", "text.npz", "empty", "words.npz", "none.npz"):
        with pytest.raises(UserError, match=name):
            load_arrays(tmp_path / name)
    spec = InputSpec("x", (1, 3))
    x = np.zeros((2, 3), np.float32)
    bad: list[tuple[list[InputSpec], Mapping[str, NDArray[Any]], str]] = [
        ([spec], {"x": np.zeros((2, 4), np.float32)}, r"x is \[2, 4\]; the model takes \[N, 3\]"),
        ([spec], {"x": x.astype(complex)}, "complex128"),
        ([spec], {"x": x * np.nan}, "not finite"),
        ([spec], {"x": x[:0]}, "no sample"),
        ([spec], {}, "arrays none"),
        ([spec, InputSpec("y", (1,))], {"x": x}, "inputs are x, y"),
        ([spec, InputSpec("y", (1,))], {"x": x, "y": np.zeros(3)}, "x 2, y 3"),
        ([spec], {"a": x, "b": np.zeros((1, 3))}, "arrays a, b"),
    ]
    for specs, data, named in bad:
        with pytest.raises(UserError, match=named):
            input_arrays(specs, data)


PAGE = text_of("docs/precision.md")
HEADERS = ("[default]", "[[layer]]", "[calibration]")


def section(header: str) -> str:
    """Return the section of the page whose title has the TOML header."""
    (found,) = re.findall(rf"^## .*`{re.escape(header)}`\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S)
    return str(found)


def rows(header: str) -> dict[str, str]:
    """Return the values of the section's keys as its table states them."""
    (table,) = tables(section(header))
    return {row[0].strip("`"): row[1] for row in table[1:]}


def allowed(text: str) -> list[str]:
    """Return the keys that the refusal of an unknown key lists."""
    with pytest.raises(UserError, match="unknown key 'nothing'; ") as refused:
        precision.parse_precision(text)
    return str(refused.value).rpartition("allowed: ")[2].split(", ")


@pytest.mark.parametrize("header", HEADERS)
def test_the_page_has_the_keys_of_the_parser(header: str) -> None:
    assert sorted(allowed(f"{header}\nnothing = 1")) == sorted(rows(header))


def test_the_page_has_the_values_of_the_parser() -> None:
    assert allowed("nothing = 1") == [header.strip("[]") for header in HEADERS]
    assert re.findall(r"^## .*`(\[.*\])`$", PAGE, re.M) == [*HEADERS]
    default, layer, calibration = map(rows, HEADERS)
    assert tuple(re.findall(r'"(\w+)"', default["precision"])) == precision._NAMED
    assert tuple(re.findall(r'"(\w+)"', layer["ops"])) == precision.OPERATORS
    assert tuple(re.findall(r'"(\w+)"', calibration["method"])) == precision.METHODS
    for key in ("activations", "weights"):
        assert tuple(map(int, re.findall(r"\d+", default[key]))) == precision.BITS
    usual = precision.Calibration()
    assert f'"{usual.method}"` (the default)' in calibration["method"]
    assert f'"{usual.rounding}"` (the default)' in calibration["rounding"]
    assert tuple(re.findall(r'"(\w+)"', calibration["rounding"])) == precision.ROUNDINGS
    assert usual.bias_correction and calibration["bias_correction"].endswith("`true` with learned rounding")
    assert calibration["samples"].endswith(f"by default {usual.samples}")
    assert calibration["percentile"].endswith(f"by default {usual.percentile}")
    # But the pairs that exclude each other within one table.
    (text,) = re.findall(r"^```toml\n(.*?)^```", PAGE, re.M | re.S)
    assert precision.parse_precision(text).calibration == precision.Calibration("percentile")
    for header in HEADERS[1:]:
        assert {key for key in rows(header) if not re.search(rf"^{key} = ", text, re.M)} == set()
