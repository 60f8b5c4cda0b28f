"""Models of 8 bits with weights and inputs at their ends: pairs of products that saturate elsewhere.

In Python and as exported C, for AVX2 and for this processor, all equal the integers by numpy; those of uint8
ONNX Runtime's exact mode too, which takes no QLinearConv of int8 data by weights that are not rewritten.
Channels last give the bytes of planes.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import helper
from tvm import relax

import synth
from synth.compiler.export import run_emulated, run_native
from synth.compiler.geometry import Geometry
from synth.compiler.machines import compile_target
from synth.errors import UserError
from synth.model import layers as layers_of_models
from synth.model.compiled import build
from synth.model.deploy import export_model
from synth.model.kernel_choice import Cost
from synth.model.layers import PACKED_POSITIONS
from synth.model.onnx_session import open_session
from synth.model.pipeline import lower_model
from synth.qnn import ops as qnn
from tests.compiler.reference import conv2d
from tests.model.onnx_graphs import info, onnx_model
from tests.needs import Need, skip
from tests.qnn.relax_model import Model

SHAPE = (1, 12, 10, 9)


def network(data: str, zero: int, kernel: int, strides: int) -> tuple[Any, dict[str, Any]]:
    """Two convolutions, their constants; the instruction gets every pair of the first filters wrong."""
    rng = np.random.default_rng(kernel)
    ends = np.array([-128, 127, 0, 3], np.int8)
    first, second = rng.choice(ends, (20, 12, kernel, kernel)), rng.choice(ends, (9, 20, 1, 1))
    first[0], first[1] = 127, -128
    point, byte = np.array(zero, data), np.dtype(data).type
    constants = {
        "w1": first, "w2": second, "xs": np.float32(1), "xz": point, "ws": np.float32(1), "wz": np.int8(0),
        "ys": np.float32(300), "yz": byte(50), "zs": np.float32(9000), "zz": byte(50), "wz2": np.int8(0),
        "hs": np.float32(300), "hz": byte(50), "ws2": np.float32(1), "b": rng.integers(-9, 9, 20, np.int32),
    }  # fmt: skip
    around = {"pads": [kernel // 2] * 4, "strides": [strides] * 2}
    nodes = [
        helper.make_node(
            "QLinearConv", ["x", "xs", "xz", "w1", "ws", "wz", "ys", "yz", "b"], ["h"], **around
        ),
        helper.make_node("QLinearConv", ["h", "hs", "hz", "w2", "ws2", "wz2", "zs", "zz"], ["y"]),
    ]
    outputs = [info("y", np.zeros((), data), None)]
    return onnx_model(nodes, {"x": np.zeros(SHAPE, data)}, outputs, constants), constants


def expected(x: Any, constants: dict[str, Any], kernel: int, strides: int) -> Any:
    """QLinearConv by ONNX's definition, its sums on int64."""
    for weights, bias, zero, scale in (("w1", "b", "xz", 300), ("w2", "", "hz", 9000 / 300)):
        w = np.transpose(constants[weights], (0, 2, 3, 1))
        size, step = (kernel, strides) if weights == "w1" else (1, 1)
        g = Geometry(1, *x.shape[2:], w.shape[3], w.shape[0], (size, size), (step, step), (size // 2,) * 4)
        sums = conv2d(np.transpose(x, (0, 2, 3, 1)), w, g, (int(constants[zero]), 0))
        sums = sums + (constants[bias] if bias else 0)
        limits = np.iinfo(x.dtype)
        real = np.rint(sums.astype(np.float32) * (np.float32(1) / np.float32(scale)))
        x = np.transpose(np.clip(real + 50, limits.min, limits.max), (0, 3, 1, 2)).astype(x.dtype)
    return x


@pytest.mark.exhaustive("models", cover="data zero kernel strides")
@pytest.mark.isa("avx2")
@pytest.mark.parametrize(("kernel", "strides"), [(3, 1), (3, 2), (1, 1), (5, 1)])
@pytest.mark.parametrize(("data", "zero"), [("uint8", 0), ("uint8", 255), ("int8", -128), ("int8", 127)])
def test_extreme_bytes(data: str, zero: int, kernel: int, strides: int, tmp_path: Path) -> None:
    model, constants = network(data, zero, kernel, strides)
    session = open_session(model.SerializeToString()) if data == "uint8" else None
    limits, rng = np.iinfo(data), np.random.default_rng(2)
    ends = np.array([limits.min, limits.max], data)
    images = [np.full(SHAPE, end, data) for end in ends] + [rng.choice(ends, SHAPE)]
    for target in ("x86-64-v3", "native"):
        compiled = synth.compile(model, target=target)
        exported = export_model(compiled, "extremes", tmp_path / target)
        for image in images:
            want = expected(image, constants, kernel, strides)
            if session is not None:
                np.testing.assert_array_equal(session.run(None, {"x": image})[0], want)
            np.testing.assert_array_equal(compiled(image), want)
            (got,) = run_native(exported, [image])
            np.testing.assert_array_equal(got, want)


@pytest.mark.exhaustive("models", every=2)
@pytest.mark.isa("avx2")
@pytest.mark.parametrize(
    ("data", "zero", "gain", "target"),
    [
        ("uint8", 0, 0.5, "x86-64-v3"),
        ("uint8", 255, 0.5, "native"),
        ("uint8", 255, 2.0, "x86-64-v3"),
        ("int8", -128, 0.5, "native"),
    ],
)
def test_every_kernel_of_bytes_in_either_order(
    data: str, zero: int, gain: float, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the estimates say: kernels of the library, or direct ones, and channels last between."""
    monkeypatch.setattr(layers_of_models, "kernel_cost", lambda *args: Cost(gain, 1.0))
    monkeypatch.setattr(layers_of_models, "channels_last", lambda *args: True)
    model, constants = network(data, zero, 3, 1)
    compiled = synth.compile(model, target=target)
    synthesized = gain < 1 and data == "uint8"
    assert [layer.kernel is not None for layer in compiled.layers] == [synthesized] * 2
    assert {layer.precision for layer in compiled.layers} == {"int8"} and not compiled.notes
    stored = {compiled.plan.buffers[index].shape for step in compiled.plan.steps for index in step.writes}
    assert {(1, 10, 9, 20), (1, 10, 9, 1, 20)} & stored
    limits, rng = np.iinfo(data), np.random.default_rng(2)
    ends = np.array([limits.min, limits.max], data)
    for image in [np.full(SHAPE, end, data) for end in ends] + [rng.choice(ends, SHAPE)]:
        np.testing.assert_array_equal(compiled(image), expected(image, constants, 3, 1))


def test_sums_beyond_int32_take_no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of these weights do not, so that the direct layers compute them."""
    monkeypatch.setattr(layers_of_models, "kernel_cost", lambda *args: Cost(0.5, 1.0))
    monkeypatch.setattr(layers_of_models, "channels_last", lambda *args: True)
    constants = {"w": np.zeros((1, 66000, 1, 1), np.int8), "s": np.float32(1), "z": np.uint8(0)}
    constants |= {"wz": np.int8(0)}
    constants["w"][0, :100] = 127
    node = helper.make_node("QLinearConv", ["x", "s", "z", "w", "s", "wz", "s", "z"], ["y"])
    inputs = {"x": np.zeros((1, 66000, 1, 1), np.uint8)}
    model = onnx_model([node], inputs, [info("y", np.zeros((), np.uint8), None)], constants)
    (layer,) = synth.compile(model, target="aarch64").layers
    assert layer.kernel is None


@pytest.mark.parametrize(("target", "proved"), [("rpi5", True), ("rpi4", False), ("cascadelake", True)])
def test_dense_layers_of_bytes(target: str, proved: bool, tmp_path: Path) -> None:
    """The library's kernel for one row where there are dot products, exact for bytes at their ends."""
    rng = np.random.default_rng(6)
    ends = np.array([-128, 127], np.int8)
    constants = {
        "w": rng.choice(ends, (256, 97)),
        "s": np.float32(1),
        "z": np.uint8(200),
        "ws": np.float32(1),
    }
    constants |= {"wz": np.int8(0), "ys": np.float32(9000), "yz": np.uint8(131)}
    node = helper.make_node("QLinearMatMul", ["x", "s", "z", "w", "ws", "wz", "ys", "yz"], ["y"])
    declared = [info("y", np.zeros((), np.uint8), None)]
    model = onnx_model([node], {"x": np.zeros((1, 256), np.uint8)}, declared, constants)
    compiled = synth.compile(model, target=target)
    (layer,) = compiled.layers
    assert (layer.kernel is not None) == proved and layer.precision == "int8"
    if not proved or (target == "cascadelake" and not compile_target(target).is_host):
        return
    exported = export_model(compiled, "dense", tmp_path)
    for x in (np.zeros((1, 256), np.uint8), np.full((1, 256), 255, np.uint8), rng.integers(0, 256, (1, 256))):
        sums = (x.astype(np.int64) - 200) @ constants["w"].astype(np.int64)
        want = np.clip(np.rint(sums.astype(np.float32) / np.float32(9000)) + 131, 0, 255)
        given = [x.astype(np.uint8)]
        outputs = run_emulated(exported, given)[0] if target == "rpi5" else run_native(exported, given)
        np.testing.assert_array_equal(outputs[0], want)


@pytest.mark.exhaustive("models", cover="target threads")
@pytest.mark.isa("avx2")
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("target", ["x86-64-v3", "rpi3", "rpi5"])
def test_weights_that_are_an_input_take_no_rule(target: str, threads: int, tmp_path: Path) -> None:
    """They are multiplied as int16, by no rule for constants; also a zero point that is an input."""
    constants = {"xs": np.float32(1), "xz": np.uint8(7), "ws": np.float32(1), "ys": np.float32(16000)}
    constants |= {"yz": np.uint8(128), "vz": np.array(-128, np.int8), "b": np.arange(8, dtype=np.int32)}
    around = {"pads": [1, 1, 1, 1], "group": 2}
    nodes = [
        helper.make_node("QLinearConv", ["x", "xs", "xz", "w", "ws", "wz", "ys", "yz", "b"], ["h"], **around),
        helper.make_node("QLinearMatMul", ["h", "xs", "yz", "v", "ws", "vz", "ys", "yz"], ["y"]),
    ]
    inputs = {"x": np.zeros((1, 24, 6, 5), np.uint8), "w": np.zeros((8, 12, 3, 3), np.int8)}
    inputs |= {"wz": np.zeros((), np.int8), "v": np.zeros((5, 9), np.int8)}
    model = onnx_model(nodes, inputs, [info("y", np.zeros((), np.uint8), None)], constants)
    compiled = synth.compile(model, target=target, threads=threads)
    assert [layer.weight_bytes for layer in compiled.layers] == [0, 0]
    steps = [step.name for step in compiled.plan.steps]
    assert all(name in steps for layer in compiled.layers for name in layer.steps[:1]), "both are packed"
    exported = export_model(compiled, "inputs", tmp_path)
    rng = np.random.default_rng(0)
    for ends in (["max"], ["min"], ["min", "max"]):
        arrays = []
        for array in inputs.values():
            limits = np.iinfo(array.dtype)
            arrays.append(
                rng.choice(np.array([getattr(limits, end) for end in ends], array.dtype), array.shape)
            )
        w, wz, v = (array.astype(np.int64) for array in arrays[1:])
        g = Geometry(1, 6, 5, 12, 4, (3, 3), padding=(1, 1, 1, 1), groups=2)
        turned = np.transpose(arrays[0], (0, 2, 3, 1))
        sums = conv2d(turned, np.transpose(w - wz, (0, 2, 3, 1)), g, (7, 0)) + constants["b"]
        h = np.clip(np.rint(sums.astype(np.float32) / np.float32(16000)) + 128, 0, 255).transpose(0, 3, 1, 2)
        sums = (h.astype(np.int64) - 128) @ (v + 128)
        want = np.clip(np.rint(sums.astype(np.float32) / np.float32(16000)) + 128, 0, 255).astype(np.uint8)
        if target == "x86-64-v3":
            np.testing.assert_array_equal(compiled(*arrays), want)
            (got,) = run_native(exported, arrays)
        else:
            (got,), _ = run_emulated(exported, arrays)
        np.testing.assert_array_equal(got, want)


def _product(shapes: dict[str, tuple[int, ...]], dtype: str) -> Any:
    node = helper.make_node("MatMulInteger", ["a", "b"], ["y"])
    inputs = {name: np.zeros(shape, dtype) for name, shape in shapes.items()}
    return onnx_model([node], inputs, [info("y", np.zeros((), np.int32), None)], {})


@pytest.mark.isa("avx2")
def test_few_rows_are_not_packed_for() -> None:
    """Packing would take longer than it saves."""
    rng = np.random.default_rng(4)
    for rows in (1, 3, 4, 9):
        shapes = {"a": (rows, 20), "b": (20, 11)}
        compiled = synth.compile(_product(shapes, "uint8"), target="x86-64-v3")
        assert bool(compiled.layers) == (rows >= PACKED_POSITIONS)
        a, b = (rng.integers(0, 256, shape).astype(np.uint8) for shape in shapes.values())
        np.testing.assert_array_equal(compiled(a, b), a.astype(np.int32) @ b.astype(np.int32))


def test_sums_beyond_int32_of_weights_that_are_an_input() -> None:
    """Products of integers say so; a model that computes in float stays in float there."""
    shapes = {"a": (2, 40000), "b": (40000, 3)}
    with pytest.raises(UserError, match="sums from 0 to 2601000000 can leave int32"):
        synth.compile(_product(shapes, "uint8"), target="x86-64-v3")
    node = helper.make_node
    constants = {"one": np.float32(1), "zero": np.uint8(0), "ys": np.float32(2e7)}
    nodes = [
        node("DequantizeLinear", ["a", "one", "zero"], ["da"]),
        node("DequantizeLinear", ["b", "one", "zero"], ["db"]),
        node("MatMul", ["da", "db"], ["dy"]),
        node("QuantizeLinear", ["dy", "ys", "zero"], ["y"]),
    ]
    inputs = {name: np.full(shape, 255, np.uint8) for name, shape in shapes.items()}
    model = onnx_model(nodes, inputs, [info("y", np.zeros((), np.uint8), None)], constants)
    assert (synth.compile(model, target="x86-64-v3")(*inputs.values()) == 130).all()


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("perm", [(0, 1), (1, 0)])
def test_a_matrix_that_is_turned_before_it_is_weights(perm: tuple[int, int]) -> None:
    """A square one, of which no shape tells how it lies; turned in the model, and then as weights are."""
    rng = np.random.default_rng(6)
    nodes = [
        helper.make_node("Transpose", ["b"], ["t"], perm=list(perm)),
        helper.make_node("MatMulInteger", ["a", "t"], ["y"]),
    ]
    inputs = {"a": rng.integers(0, 256, (7, 12)).astype(np.uint8), "b": rng.integers(-128, 128, (12, 12))}
    inputs["b"] = inputs["b"].astype(np.int8)
    compiled = synth.compile(
        onnx_model(nodes, inputs, [info("y", np.zeros((), np.int32), None)], {}), target="x86-64-v3"
    )
    assert len(compiled.layers) == 1
    wanted = inputs["a"].astype(np.int32) @ np.transpose(inputs["b"], perm).astype(np.int32)
    np.testing.assert_array_equal(compiled(*inputs.values()), wanted)


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("axes", [[0, 1], [1, 0], None])
def test_only_a_matrix_that_is_turned_is_read_so(axes: list[int] | None) -> None:
    """An order of axes may also be the one that was there."""
    rng, machine = np.random.default_rng(7), compile_target("x86-64-v3")
    x, w = rng.integers(0, 256, (6, 12)).astype(np.uint8), rng.integers(-128, 128, (12, 12)).astype(np.int8)
    module = Model(x=((6, 12), "uint8"), w=((12, 12), "int8")).build(
        lambda m, x, w: [m(qnn.dense(x, m(relax.op.permute_dims(w, axes)), np.int32(0), np.int32(0)))]
    )
    lowered = lower_model(module, machine)
    got = build(lowered.module, machine, 1, layers=lowered.layers, notes=lowered.notes)(x, w)
    wanted = x.astype(np.int32) @ np.transpose(w, axes).T.astype(np.int32)
    np.testing.assert_array_equal(got[0] if isinstance(got, (list, tuple)) else got, wanted)


IMAGE, CHANNELS = (1, 3, 12, 14), 24


def channels_network() -> Any:
    """Convolution, depthwise convolution, then what follows the order of channels."""
    rng = np.random.default_rng(8)
    one, point, flat = np.float32(1), np.uint8(120), np.int8(0)
    constants: dict[str, Any] = {
        "s": one, "z": point, "ws": one, "wz": flat, "big": np.float32(400), "mean": np.float32(300),
        "large": np.float32(200), "huge": np.float32(2500), "sizes": np.array([1, 1, 2, 2], np.float32),
        "w1": rng.integers(-128, 128, (CHANNELS, 3, 1, 1)).astype(np.int8),
        "w2": rng.choice(np.array([-128, 127, 3], np.int8), (CHANNELS, 1, 5, 5)),
        "w3": rng.integers(-128, 128, (20, 2 * CHANNELS, 1, 1)).astype(np.int8),
        "b2": rng.integers(-999, 999, CHANNELS, np.int32),
    }  # fmt: skip
    own, twice = {"domain": "com.microsoft"}, {"mode": "nearest", "nearest_mode": "floor"}
    twice["coordinate_transformation_mode"] = "asymmetric"
    node = helper.make_node
    nodes = [
        node("QLinearConv", ["x", "s", "z", "w1", "ws", "wz", "big", "z"], ["h"]),
        node(
            "QLinearConv", ["h", "s", "z", "w2", "ws", "wz", "large", "z", "b2"], ["d"],
            group=CHANNELS, pads=[2] * 4,
        ),
        node("QLinearGlobalAveragePool", ["d", "s", "z", "s", "z"], ["m"], **own),
        node("QLinearMul", ["d", "s", "z", "m", "s", "z", "mean", "z"], ["e"], **own),
        node("Resize", ["e", "", "sizes"], ["r"], **twice),
        node("Resize", ["d", "", "sizes"], ["q"], **twice),
        node("QLinearConcat", ["s", "z", "r", "s", "z", "q", "large", "z"], ["c"], axis=1, **own),
        node("QLinearConv", ["c", "s", "z", "w3", "ws", "wz", "huge", "z"], ["y"]),
    ]  # fmt: skip
    outputs = [info("y", np.zeros((), np.uint8), None)]
    return onnx_model(nodes, {"x": np.zeros(IMAGE, np.uint8)}, outputs, constants)


@pytest.mark.exhaustive("models", every=2)
@pytest.mark.isa("avx2")
@pytest.mark.parametrize("target", ["x86-64-v3", "alderlake", "cascadelake"])
def test_either_order_gives_equal_bytes(target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a target without a depthwise kernel such a layer reads and writes planes all the same."""
    if not compile_target(target).is_host:
        skip(Need.PROCESSOR, f"this CPU is no {target}")
    model = channels_network()
    session = open_session(model.SerializeToString())
    compiled = {}
    for last in (True, False):
        monkeypatch.setattr(layers_of_models, "channels_last", lambda *args, last=last: last)
        compiled[last] = synth.compile(model, target=target)
    shapes = {last: {buffer.shape for buffer in one.plan.buffers} for last, one in compiled.items()}
    depthwise = (1, 12, 14, CHANNELS)
    if target != "x86-64-v3":
        kinds = [step.kind for step in compiled[True].plan.steps]
        assert depthwise in shapes[True] and not any("transpose" in kind for kind in kinds[1:]), kinds
        named = [layer.kernel for layer in compiled[True].layers if layer.operator == "depthwise conv2d"]
        assert len(named) == 1 and "a8w8_twos" in str(named[0]), "the report names the library's kernel"
    assert depthwise not in shapes[False]
    exported = export_model(compiled[True], "last", tmp_path)
    rng = np.random.default_rng(3)
    random = rng.integers(0, 256, IMAGE, np.uint8)
    for image in (np.zeros_like(random), np.full_like(random, 255), random):
        want = session.run(None, {"x": image})[0]
        for last, one in compiled.items():
            np.testing.assert_array_equal(one(image), want, err_msg=f"channels last: {last}")
        (got,) = run_native(exported, [image])
        np.testing.assert_array_equal(got, want)
        assert len(np.unique(want)) > 20 or image is not random
