"""MatMulNBits as operators of this project in ONNX Runtime, against exact sums and ONNX Runtime's own."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from numpy.testing import assert_array_equal
from onnx import TensorProto, helper, numpy_helper

from synth.cli.compile_run import Options, run
from synth.emit.features import CAP, host_target
from synth.errors import UserError
from synth.forms.blocks import from_codes
from synth.linear import BlockLinear
from synth.model import custom_nodes
from synth.model.custom_nodes import CustomNodes, export_custom_nodes
from synth.model.linear_nodes import find_linear, replace_linear
from synth.model.onnx_session import open_session
from tests.needs import Need, skip, skip_where

K = 200
#: Bits, block, rows, zero points, bias: a last block that K cuts short, rows that fill no register, one row.
LAYERS = [
    (4, 32, 37, True, True), (2, 64, 300, False, False), (8, 16, 1, True, False),
    (4, 128, 64, False, True), (2, 16, 37, True, True), (8, 256, 16, False, False),
]  # fmt: skip


class Layer:
    """A MatMulNBits of random weights, scales that float16 has in every other one; what it is exactly."""

    def __init__(self, number: int, bits: int, block: int, rows: int, varied: bool, biased: bool) -> None:
        rng = np.random.default_rng(number)
        blocks = -(-K // block)
        codes = rng.integers(0, 1 << bits, (rows, blocks * block), dtype=np.uint8)
        self.scales = rng.uniform(-0.1, 0.1, (rows, blocks)).astype(np.float16 if number % 2 else np.float32)
        zeros = (
            rng.integers(0, 1 << bits, (rows, blocks)) if varied else np.full((rows, blocks), 1 << bits - 1)
        )
        self.bias = rng.normal(size=rows).astype(np.float32) if biased else None
        self.codes, self.zeros, self.bits, self.block = codes[:, :K], zeros, bits, block

        def stored(values: np.ndarray) -> np.ndarray:
            """Fields of a row from the lowest bit of its first byte on."""
            spread = (values[:, :, None] >> np.arange(bits) & 1).reshape(len(values), -1)
            return np.packbits(spread.astype(np.uint8), axis=1, bitorder="little")

        self.arrays = {
            "B": stored(codes).reshape(rows, blocks, -1),
            "scales": self.scales.astype(np.float32),
            "zero_points": stored(zeros) if varied else None,
            "g_idx": None,
            "bias": self.bias,
        }
        self.name, self.numbers = f"layer{number}", {"K": K, "N": rows, "bits": bits, "block_size": block}

    def node(self) -> tuple[Any, list[Any]]:
        given = {what: array for what, array in self.arrays.items() if array is not None}
        names = ["x", *(f"{self.name}_{what}" if what in given else "" for what in self.arrays)]
        node = helper.make_node(
            "MatMulNBits",
            names,
            [self.name],
            self.name,
            domain="com.microsoft",
            accuracy_level=4,
            **self.numbers,
        )
        return node, [numpy_helper.from_array(array, f"{self.name}_{what}") for what, array in given.items()]

    def direct(self, **options: Any) -> BlockLinear:
        zeros = self.zeros if self.arrays["zero_points"] is not None else 1 << self.bits - 1
        return BlockLinear(
            from_codes(self.codes, self.scales, np.asarray(zeros), self.bits, self.block, self.bias),
            **options,
        )

    def exact(self, x: np.ndarray) -> np.ndarray:
        spread = [
            np.repeat(one, self.block, 1)[:, :K].astype(np.float64) for one in (self.scales, self.zeros)
        ]
        product = x.astype(np.float64) @ (spread[0] * (self.codes - spread[1])).T
        return product if self.bias is None else product + self.bias


ALL = [Layer(number, *given) for number, given in enumerate(LAYERS)]


def model_of(layers: list[Layer], rank: int = 3) -> Any:
    nodes, constants = zip(*(layer.node() for layer in layers), strict=True)
    open_axes = [f"axis{n}" for n in range(rank - 1)]
    graph = helper.make_graph(
        nodes,
        "layers",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, [*open_axes, K])],
        [
            helper.make_tensor_value_info(one.name, TensorProto.FLOAT, [*open_axes, one.numbers["N"]])
            for one in layers
        ],
        [tensor for part in constants for tensor in part],
    )
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=9)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> CustomNodes:
    return export_custom_nodes(model_of(ALL), "layers", tmp_path_factory.mktemp("linear"))


@pytest.mark.exhaustive("models", every=3)
@pytest.mark.parametrize("threads", [1, 2])
def test_results_are_within_the_bound_for_any_sequence(made: CustomNodes, threads: int) -> None:
    """Of the exact product, from one row to many, and equal to the prepared layer's in Python."""
    assert [one.reason for one in made.linear] == [""] * len(ALL)
    session = open_session(made.model, libraries=[made.library], threads=threads)
    direct = [layer.direct() for layer in ALL]
    for shape in ((1, 1), (2, 3), (1, 130), (0, 4), (1, 330)):
        x = np.random.default_rng(shape[1]).normal(size=(*shape, K)).astype(np.float32)
        x[:, shape[1] // 2] *= 1e6
        for layer, own, found in zip(ALL, direct, session.run(None, {"x": x}), strict=True):
            assert found.shape == (*shape, layer.numbers["N"])
            assert (np.abs(found - layer.exact(x)) <= own.bound(x)).all()
            assert_array_equal(found, own(x))


def test_sessions_agree_and_are_shared(made: CustomNodes) -> None:
    """Its own operator, which quantizes in blocks as well or not at all, is as far away at most."""
    theirs = open_session(model_of(ALL).SerializeToString())
    ours = open_session(made.model, libraries=[made.library])
    x = np.random.default_rng(5).normal(size=(2, 3, K)).astype(np.float32)
    for layer, a, b in zip(ALL, ours.run(None, {"x": x}), theirs.run(None, {"x": x}), strict=True):
        assert (np.abs(a - b) <= 2 * layer.direct().bound(x)).all()
    session = open_session(made.model, libraries=[made.library])
    x = np.random.default_rng(6).normal(size=(1, 5, K)).astype(np.float32)
    clean = session.run(None, {"x": x})
    x[0, 1, 7], x[0, 3, K - 1] = np.nan, np.inf
    for layer, a, b in zip(ALL, clean, session.run(None, {"x": x}), strict=True):
        assert_array_equal(a[:, ::2], b[:, ::2])
        with np.errstate(invalid="ignore"):
            assert_array_equal(b[0, 1::2], layer.exact(x)[0, 1::2].astype(np.float32))
    session = open_session(made.model, libraries=[made.library], threads=2)
    given = [np.random.default_rng(n).normal(size=(1, n * 40 + 1, K)).astype(np.float32) for n in range(4)]
    alone = [session.run(None, {"x": x}) for x in given]
    with ThreadPoolExecutor(4) as pool:
        for found, wanted in zip(
            pool.map(lambda x: session.run(None, {"x": x}), given * 8), alone * 8, strict=True
        ):
            for a, b in zip(found, wanted, strict=True):
                assert_array_equal(a, b)


def test_the_processor_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One library with every level: what each level's own kernel gives, portable C included."""
    if host_target() != "x86_64":
        skip(Need.PROCESSOR, "runs x86-64 code")
    layers = [ALL[0], ALL[3]]
    x = np.random.default_rng(7).normal(size=(2, 9, K)).astype(np.float32)
    x[0, 3, 3] = np.inf
    finite, wanted = np.isfinite(x).all(axis=2), [layer.direct()(x) for layer in layers]
    nodes = export_custom_nodes(
        model_of(layers), "net", tmp_path, target="x86-64", features="avx512vnni,x86-64-v3,x86-64-v2"
    )
    assert list(nodes.kernels) == ["avx512vnni", "x86-64-v3", "x86-64-v2"]
    assert nodes.kernels["x86-64-v2"][4].endswith("_portable")
    for cap in ("x86-64-v2", "x86-64-v3"):
        monkeypatch.setenv(CAP, cap)
        library = tmp_path / f"{cap}.so"  # a library of its own, which asks the processor again
        shutil.copyfile(nodes.library, library)
        found = open_session(nodes.model, libraries=[library]).run(None, {"x": x})
        for expected, result in zip(wanted, found, strict=True):
            assert_array_equal(result[finite], expected[finite])
    monkeypatch.setenv(CAP, "x86-64-v3")
    one = export_custom_nodes(model_of(layers), "net", tmp_path / "one", target="cascadelake")
    with pytest.raises(Exception, match="none of the levels runs here: cascadelake, the least, needs avx512"):
        open_session(one.model, libraries=[one.library])


@pytest.mark.exhaustive("models")
def test_levels_that_share_a_kernel_are_one(tmp_path: Path) -> None:
    """Kernels of the levels from avx512bitalg on are those of avx512vnni: one object, linked once."""
    if host_target() != "x86_64":
        skip(Need.PROCESSOR, "links x86-64 code")
    given = (model_of([ALL[0], ALL[1]]), "net", tmp_path)
    nodes = export_custom_nodes(*given, features="avx512bitalg,avx512vnni")
    assert list(nodes.kernels) == ["avx512vnni"]
    nodes = export_custom_nodes(*given, features="auto")
    names = [tuple(level.values()) for level in nodes.kernels.values()]
    assert len(set(names)) == len(names) and "avx512bitalg" not in nodes.kernels
    x = np.random.default_rng(8).normal(size=(1, 3, K)).astype(np.float32)
    found = open_session(nodes.model, libraries=[nodes.library]).run(None, {"x": x})
    for layer, result in zip(ALL[:2], found, strict=True):
        assert_array_equal(result, layer.direct()(x))


def test_zero_points_that_are_floats(made: CustomNodes) -> None:
    """Any, and one for all that is a half, an integer, or neither: what Python makes of the node."""
    layers = [Layer(number, 4, 32, 37, True, number == 6) for number in range(6, 10)]
    points: list[Any] = [np.random.default_rng(6).uniform(-1, 20, (37, 7)), 1.5, 7.0, 7.3]
    for layer, given in zip(layers, points, strict=True):
        layer.zeros = np.broadcast_to(np.asarray(given, np.float32), (37, 7)).copy()
        layer.arrays["zero_points"] = layer.zeros
    model = model_of(layers)
    own_layers = [BlockLinear.from_onnx(model, layer.name) for layer in layers]
    nodes = find_linear(model)
    assert [one.reason for one in nodes] == [""] * 4
    replace_linear(model, nodes, made.domain)
    x = np.random.default_rng(7).normal(size=(2, 9, K)).astype(np.float32)
    found = open_session(model.SerializeToString(), libraries=[made.library]).run(None, {"x": x})
    for layer, own, result in zip(layers, own_layers, found, strict=True):
        assert_array_equal(result, own(x))
        sizes = np.abs(x).astype(np.float64) @ np.repeat(np.abs(layer.scales), 32, 1)[:, :K].T
        assert (np.abs(result - layer.exact(x)) <= own.bound(x) + sizes * 20 * 2.0**-24).all()


def test_what_stays_onnx_runtimes_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model = model_of(ALL)
    wanted = {}

    def change(number: int, reason: str) -> Any:
        wanted[f"layer{number}"] = reason
        return model.graph.node[number]

    def tensor(name: str) -> Any:
        return next(one for one in model.graph.initializer if one.name == name)

    for attribute in change(2, "accuracy_level 1 asks for activations that are not quantized").attribute:
        if attribute.name == "accuracy_level":
            attribute.i = 1
    change(0, "zero_points is float16, not uint8")
    floats = numpy_helper.from_array(ALL[0].zeros.astype(np.float16), "layer0_zero_points")
    tensor("layer0_zero_points").CopyFrom(floats)
    change(3, "scales is no constant")
    model.graph.input.append(
        helper.make_tensor_value_info("layer3_scales", TensorProto.FLOAT, ALL[3].scales.shape)
    )
    model.graph.node[4].input[4] = "order"
    model.graph.initializer.append(numpy_helper.from_array(np.zeros(K + 8, np.int32), "order"))
    change(4, "has a g_idx: its columns are in no order that blocks have")
    onnx.save(model, tmp_path / "some.onnx")
    options = Options(tmp_path / "some.onnx", tmp_path, "some", runtime="onnxruntime", as_json=True)
    assert run(options) == 0
    told = json.loads(capsys.readouterr().out)
    assert {row["layer"]: row["reason"] for row in told["layers"] if row["reason"]} == wanted
    assert {row["operator"] for row in told["layers"]} == {None, "MatMulNBits"}
    session = open_session(options.files[0], libraries=options.files[1:])
    x = np.random.default_rng(8).normal(size=(1, 3, K)).astype(np.float32)
    found = session.run(["layer1", "layer5"], {"x": x})
    for layer, result in zip((ALL[1], ALL[5]), found, strict=True):
        assert_array_equal(result, layer.direct()(x))


def wrong() -> Iterator[tuple[str, dict[str, Any], str]]:
    yield "bits", {"bits": 5}, "5 bits: the operator has 2, 4, 8"
    yield "block", {"block_size": 512}, "blocks of 512: there are kernels for 16 to 256"
    yield "size", {"K": K + 100}, r"B has \d+ elements, not \d+"
    yield "packed", {"weight_prepacked": 1}, "its weights are packed for one GPU"
    yield "nothing", {"N": 0}, "B has 4144 elements, not 0"


@pytest.mark.parametrize(
    ("numbers", "says"), [(a, b) for _, a, b in wrong()], ids=[name for name, *_ in wrong()]
)
def test_where_none_is_replaced_it_is_one_line(numbers: dict[str, Any], says: str, tmp_path: Path) -> None:
    model = model_of(ALL[:1])
    for attribute in model.graph.node[0].attribute:
        attribute.i = numbers.get(attribute.name, attribute.i)
    if "weight_prepacked" in numbers:
        model.graph.node[0].attribute.append(helper.make_attribute("weight_prepacked", 1))
    with pytest.raises(UserError, match=f"no MatMulNBits can be replaced: node 'layer0': {says}") as caught:
        export_custom_nodes(model, "net", tmp_path / "out")
    assert "\n" not in str(caught.value) and not (tmp_path / "out").exists()


def test_a_wrong_shape_and_a_lying_constant_are_errors_of_the_runtime(made: CustomNodes) -> None:
    model = onnx.load(made.model)
    for value in (*model.graph.input, *model.graph.output):
        value.type.tensor_type.ClearField("shape")
    session = open_session(model.SerializeToString(), libraries=[made.library])
    with pytest.raises(
        Exception, match="A has 2 axes and 199 positions in its last one, needs 200 positions"
    ):
        session.run(None, {"x": np.zeros((2, 199), np.float32)})
    assert session.run(None, {"x": np.zeros(K, np.float32)})[0].shape == (37,)
    scales = next(one for one in model.graph.initializer if one.name == "layer0_scales")
    scales.CopyFrom(numpy_helper.from_array(np.ones(3, np.float32), scales.name))
    with pytest.raises(Exception, match=r"scales has to be constant, of 259 elements"):
        open_session(model.SerializeToString(), libraries=[made.library])


def test_a_large_model_has_its_constants_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(custom_nodes, "LARGEST_PROTO", 4096)
    layers = [ALL[0], ALL[4]]  # whose zero points take an odd number of bytes
    nodes = export_custom_nodes(model_of(layers), "net", tmp_path)
    assert len(nodes.files) == 3 and nodes.model.stat().st_size < 4096
    places = onnx.load(nodes.model, load_external_data=False).graph.initializer
    offsets = [int(one.value) for tensor in places for one in tensor.external_data if one.key == "offset"]
    assert len(offsets) > 2 and not any(offset % 4096 for offset in offsets)
    x = np.random.default_rng(9).normal(size=(1, 3, K)).astype(np.float32)
    every = open_session(nodes.model, libraries=[nodes.library]).run(None, {"x": x})
    for layer, found in zip(layers, every, strict=True):
        assert_array_equal(found, layer.direct()(x))


@skip_where(Need.SYSTEM, not Path("/proc/self/statm").exists(), "no count of the process's memory here")
def test_a_long_sequence_leaves_no_memory_behind(tmp_path: Path) -> None:
    """Its codes are 70 MB in a layer of one row; in a process whose allocator other tests have not used."""
    nodes = export_custom_nodes(model_of(ALL[2:3]), "net", tmp_path)
    code = f"""
import os
from pathlib import Path
import numpy as np
from synth.model.onnx_session import open_session

def pages():
    return int(Path("/proc/self/statm").read_text().split()[1])

session = open_session({str(nodes.model)!r}, libraries=[Path({str(nodes.library)!r})])
x = np.ones((1, 200_000, {K}), np.float32)
session.run(None, {{"x": x[:, :9]}})
before = pages()
session.run(None, {{"x": x}})
print((pages() - before) * os.sysconf("SC_PAGE_SIZE"))
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(ran.stdout) < 40e6


def test_nodes_in_branches_are_found() -> None:
    inner = model_of(ALL[:1]).graph
    branch = helper.make_node("If", ["c"], ["y"], "branch", then_branch=inner, else_branch=inner)
    model = helper.make_model(helper.make_graph([branch], "g", [], []))
    assert [one.reason for one in find_linear(model)] == ["is within a branch or loop"] * 2
