"""Low-bit layers as operators of ONNX Runtime, against ONNX Runtime's own operators on the same model."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from numpy.testing import assert_array_equal

import synth
from synth.cli.compile_run import Options, run
from synth.errors import UserError
from synth.model import layers as layers_of_models
from synth.model.custom_nodes import CustomNodes, export_custom_nodes
from synth.model.onnx_session import open_session
from synth.model.segments import find_segments

DIGITS = Path(__file__).parents[1] / "data" / "low_bit_cnn_qcdq.onnx"
SHAPE = (24, 5, 5)  # 600 bytes: the second sample lies at no multiple of 64


def two_parts(samples: str = "N") -> Any:
    """Two low-bit convolutions, and a Softmax between them that stays the runtime's; powers of two."""
    rng = np.random.default_rng(0)
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["": 17]>
      parts (float[{samples}, 24, 5, 5] x) => (float[{samples}, 13, 5, 5] y) {{
        q = QuantizeLinear(x, quarter, zero)
        c = Clip(q, zero, three)
        d = DequantizeLinear(c, quarter, zero)
        wd = DequantizeLinear(w, one, signed)
        [first] f = Conv <pads = [1, 1, 1, 1]> (d, wd)
        r = Relu(f)
        q2 = QuantizeLinear(r, four, zero)
        c2 = Clip(q2, zero, three)
        d2 = DequantizeLinear(c2, four, zero)
        s = Softmax <axis = 1> (d2)
        q3 = QuantizeLinear(s, quarter, zero)
        c3 = Clip(q3, zero, three)
        d3 = DequantizeLinear(c3, quarter, zero)
        vd = DequantizeLinear(v, one, signed)
        [second] y = Conv <pads = [1, 1, 1, 1]> (d3, vd)
      }}""")
    for name, value in {
        "quarter": np.float32(0.25), "one": np.float32(1), "four": np.float32(4),
        "zero": np.uint8(0), "three": np.uint8(3), "signed": np.int8(0),
        "w": rng.integers(-1, 2, (24, 24, 3, 3), dtype=np.int8),
        "v": rng.integers(-1, 2, (13, 24, 3, 3), dtype=np.int8),
    }.items():  # fmt: skip
        model.graph.initializer.append(onnx.numpy_helper.from_array(np.asarray(value), name))
    return model


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> CustomNodes:
    return export_custom_nodes(two_parts(), "parts", tmp_path_factory.mktemp("nodes"), threads=2)


def inputs(samples: int, seed: int = 0) -> dict[str, Any]:
    return {"x": np.random.default_rng(seed).uniform(-1, 2, (samples, *SHAPE)).astype(np.float32)}


def test_any_number_of_samples_equals_onnx_runtime(made: CustomNodes) -> None:
    assert [one.layers for one in made.segments] == [("first",), ("second",)]
    assert all(one.batched for one in made.segments)
    ours = open_session(made.model, libraries=[made.library], optimize="none")
    other = open_session(made.model, libraries=[made.library])  # a second session of the same library
    theirs = open_session(two_parts().SerializeToString(), optimize="none")
    for samples in (1, 3, 8, 0):
        given = inputs(samples, samples)
        (expected,) = theirs.run(None, given)
        assert samples == 0 or expected.any()
        assert_array_equal(ours.run(None, given)[0], expected)
        assert_array_equal(other.run(None, given)[0], expected)
    given = [inputs(2, seed) for seed in range(8)]
    expected = [theirs.run(None, one)[0] for one in given]
    with ThreadPoolExecutor(4) as pool:  # one session, several runs at the same time
        for found, wanted in zip(
            pool.map(lambda one: ours.run(None, one)[0], given * 8), expected * 8, strict=True
        ):
            assert_array_equal(found, wanted)


def test_a_wrong_shape_is_an_error_of_the_runtime(made: CustomNodes) -> None:
    model = onnx.load(made.model)  # which now promises no shape, so that only the operator can refuse it
    del model.graph.value_info[:]
    for value in (*model.graph.input, *model.graph.output):
        for number, dim in enumerate(value.type.tensor_type.shape.dim):
            dim.dim_param = f"{value.name}{number}"
    session = open_session(model.SerializeToString(), libraries=[made.library])
    for shape, shown in (((2, 24, 5, 6), "[2, 24, 5, 6]"), ((1, 23, 5, 5), "[1, 23, 5, 5]")):
        with pytest.raises(Exception, match="INVALID_ARGUMENT") as caught:
            session.run(None, {"x": np.zeros(shape, np.float32)})
        assert f"Segment0 (layer first): input q has the shape {shown}, needs [N, 24, 5, 5]" in str(
            caught.value
        )
    assert session.run(None, inputs(2))[0].shape == (2, 13, 5, 5)


def test_a_model_equals_its_compiled_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = Options(DIGITS, tmp_path, "digits", runtime="onnxruntime", target="native", as_json=True)
    assert run(options) == 0
    told = json.loads(capsys.readouterr().out)
    assert [layer["precision"] for layer in told["layers"]] == ["int8", *["A2W2 twos"] * 4, "int8"]
    operators = [layer["operator"] for layer in told["layers"]]
    assert operators == [None, *["Segment0"] * 4, None] and told["domain"] == "synth.digits"
    files = [Path(file["path"]) for file in told["files"]]
    assert files == list(options.files)
    session = open_session(files[0], libraries=files[1:], optimize="none")
    compiled = synth.compile(DIGITS, target="native")
    images = np.random.default_rng(0).random((4, 1, 1, 28, 28), np.float32)
    assert len({str(compiled(image)) for image in images}) == 4
    for image in images:
        assert_array_equal(session.run(None, {"image": image})[0], compiled(image))
    files[0].write_bytes(b"mine")
    with pytest.raises(UserError, match="onnx: not written by synth-compile, or edited since"):
        run(options)


def test_a_path_that_leaves_a_part_and_comes_back_parts_it() -> None:
    """A sum reads the first part's end, also through a Softmax: one node cannot be before and behind it."""
    parts = []
    for read in ("s", "d2"):
        model = two_parts("1")
        made_by = {node.output[0]: node for node in model.graph.node}
        made_by["q3"].input[0] = read
        made_by["y"].input[0] = "sum"
        place = list(model.graph.node).index(made_by["y"])
        model.graph.node.insert(place, onnx.helper.make_node("Add", ["d2", "d3"], ["sum"]))
        found = find_segments(onnx.shape_inference.infer_shapes(model), {"first", "second"})
        parts.append([one.layers for one in found])
    assert parts == [[("first",), ("second",)], [("first", "second")]]


def bytes_alone() -> Any:
    """A convolution and a depthwise one, of 8 bits."""
    model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["": 17]>
      bytes (uint8[1, 64, 14, 14] x) => (uint8[1, 64, 14, 14] y) {
        d = DequantizeLinear(x, one, zero)
        wd = DequantizeLinear(w, one, signed)
        f = Conv (d, wd)
        q = QuantizeLinear(f, wide, zero)
        d2 = DequantizeLinear(q, wide, zero)
        vd = DequantizeLinear(v, one, signed)
        g = Conv <group = 64, pads = [1, 1, 1, 1]> (d2, vd)
        y = QuantizeLinear(g, large, zero)
      }""")
    rng = np.random.default_rng(0)
    for name, value in {
        "one": np.float32(1), "wide": np.float32(1 << 10), "large": np.float32(1 << 19),
        "zero": np.uint8(0), "signed": np.int8(0),
        "w": rng.integers(-128, 128, (64, 64, 1, 1), dtype=np.int8),
        "v": rng.integers(-128, 128, (64, 1, 3, 3), dtype=np.int8),
    }.items():  # fmt: skip
        model.graph.initializer.append(onnx.numpy_helper.from_array(np.asarray(value), name))
    return model


def test_layers_of_8_bits_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layers_of_models, "channels_last", lambda *args: True)
    names = {layer.kernel for layer in synth.compile(bytes_alone(), target="cascadelake").layers}
    assert any("a8w8_twos" in str(name) for name in names)
    with pytest.raises(UserError, match="has no low-bit layer to replace"):
        export_custom_nodes(bytes_alone(), "net", tmp_path / "out", target="cascadelake")


def wrong() -> Iterator[tuple[str, Any, str]]:
    plain = onnx.parser.parse_model(
        '<ir_version: 8, opset_import: ["": 17]> plain (float[1, 4] x) => (float[1, 4] y) { y = Relu(x) }'
    )
    yield "no low-bit layer", plain, "has no low-bit layer to replace"
    yield "QONNX", DIGITS.with_name("low_bit_cnn_qonnx.onnx"), "no operator qonnx.custom_op.general.Quant"
    wide = two_parts()
    wide.graph.input[0].type.tensor_type.shape.dim[2].dim_param = "H"
    yield "open height", wide, r"input 'x': dimensions .* are not fixed"


@pytest.mark.parametrize(
    ("source", "says"), [(a, b) for _, a, b in wrong()], ids=[name for name, *_ in wrong()]
)
def test_what_cannot_be_written_is_one_line(source: Any, says: str, tmp_path: Path) -> None:
    given = str(source) if isinstance(source, Path) else source
    with pytest.raises(UserError, match=says) as caught:
        export_custom_nodes(given, "net", tmp_path / "out")
    assert "\n" not in str(caught.value) and not (tmp_path / "out").exists()


@pytest.mark.parametrize(("model", "more", "says"), [
    ("net.tflite", {}, "is no .onnx file"), ("net.onnx", {"report": True}, "--report"),
    ("net.onnx", {"rpc": "127.0.0.1:1:board"}, "--rpc"),
])  # fmt: skip
def test_options_that_are_for_c(model: str, more: Any, says: str, tmp_path: Path) -> None:
    (tmp_path / model).write_bytes(b"x")
    with pytest.raises(UserError, match=says):
        run(Options(tmp_path / model, tmp_path, "net", runtime="onnxruntime", **more))
