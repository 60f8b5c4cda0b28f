"""Channels that BatchNorm made nearly zero: biases near the ends of int32, sums that can pass them."""

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper

import synth
from synth.errors import UserError
from synth.model.onnx_session import Optimize, open_session
from synth.model.pipeline import integer_model
from synth.qnn.frontend.onnx import from_onnx
from synth.qnn.graph import bindings, constant, op_name
from tests.model.dead_channels import Graph, images, model_of, one_layer, quantized, small_resnet
from tests.model.onnx_graphs import info, onnx_model

LAST = (1 << 31) - 1


def theirs(model: Any, x: Any, optimize: Optimize = "all") -> Any:
    return open_session(model.SerializeToString(), optimize=optimize, threads=1).run(None, {"x": x})[0]


def operators(model: Any) -> list[str]:
    module = integer_model(from_onnx(model))
    return [name for _, value in bindings(module["main"]) if (name := op_name(value)) is not None]


def passes_int32(model: Any) -> int:
    """How many filters have sums that can leave int32: uint8 or int8 data of any value times the weights."""
    constants = {value.name: numpy_helper.to_array(value) for value in model.graph.initializer}
    maker = {name: node for node in model.graph.node for name in node.output}
    count = 0
    for node in model.graph.node:
        if node.op_type not in ("QLinearConv", "Conv"):
            continue
        places = (3, 8) if node.op_type == "QLinearConv" else (1, 2)
        w, b = (node.input[place] for place in places)
        if node.op_type == "Conv":
            w, b = maker[w].input[0], maker[b].input[0]
        reach = np.abs(constants[w].astype(np.int64)).reshape(len(constants[w]), -1).sum(1) * 128
        count += int((np.abs(constants[b].astype(np.int64)) + reach > LAST).sum())
    return count


FORMATS = [
    ("QOperator", True, "QUInt8"),
    ("QOperator", False, "QUInt8"),
    ("QDQ", True, "QUInt8"),
    ("QDQ", True, "QInt8"),
]


@pytest.mark.exhaustive("models", every=2)
@pytest.mark.parametrize(("kind", "per_channel", "activations"), FORMATS)
def test_a_resnet_with_dead_channels(kind: str, per_channel: bool, activations: str, tmp_path: Path) -> None:
    """All its outputs are ONNX Runtime's, of all images, in every format that its quantizer writes."""
    model = quantized(small_resnet(), tmp_path, kind, per_channel, activations)
    assert (passes_int32(model) > 4) == per_channel
    compiled = synth.compile(model)
    for x in images(4, 2):
        np.testing.assert_array_equal(compiled(x), theirs(model, x))


def real_results(model: Any, x: Any) -> tuple[Any, Any]:
    """Of ``one_layer``: the output with sums that are whole numbers of any size, and where no tie is near."""
    held = {value.name: numpy_helper.to_array(value) for value in model.graph.initializer}
    q = np.clip(np.rint(x / held["xs"]) + int(held["xz"]), *limits(held["xz"])).astype(np.int64)
    q -= int(held["xz"])
    w = held["w"].astype(np.int64)
    if w.ndim == 4:
        windows = np.lib.stride_tricks.sliding_window_view(
            np.pad(q, ((0, 0), (0, 0), (1, 1), (1, 1))), (3, 3), (2, 3)
        )
        total = np.einsum("nchwij,ocij->nohw", windows, w) + held["b"].reshape(-1, 1, 1)
        factor = held["bs"].astype(np.float64).reshape(-1, 1, 1)
    else:
        total, factor = q @ w + held["b"], held["bs"].astype(np.float64)
    steps = total * factor / held["ys"]
    low, high = (bound - int(held["yz"]) for bound in limits(held["yz"]))
    whole = np.clip(np.rint(steps), low, high).astype(np.float32) * held["ys"]
    return whole, np.abs(steps - np.floor(steps) - 0.5) > 1e-3


def limits(zero: Any) -> tuple[int, int]:
    info = np.iinfo(zero.dtype)
    return int(info.min), int(info.max)


def data(model: Any) -> Any:
    """Normal numbers, a part of them low enough that the sums of the first filters pass int32's lower end."""
    shape = [d.dim_value for d in model.graph.input[0].type.tensor_type.shape.dim]
    x = np.random.default_rng(3).normal(0, 2, shape).astype(np.float32)
    x[..., : shape[-1] // 2] = -7
    x[-1, ..., -2 if x.ndim > 2 else 0 :] = 7
    return x


@pytest.mark.parametrize(("activations", "gemm"), [("QUInt8", False), ("QInt8", True)])
def test_sums_of_integers_wrap_around_as_in_onnx_runtime(activations: str, gemm: bool) -> None:
    """QLinearConv, QGemm: ONNX defines them by 32-bit sums; a channel that is constant is not here."""
    model = one_layer("QOperator", activations, 1e-7, gemm=gemm)
    x = data(model)
    want = theirs(model, x)
    assert len(np.unique(want[:, 0])) > 1, "nothing wrapped around"
    np.testing.assert_array_equal(want, theirs(model, x, "none"))
    np.testing.assert_array_equal(synth.compile(model)(x), want)


@pytest.mark.parametrize(("activations", "gemm"), [("QUInt8", False), ("QInt8", True)])
def test_a_channel_of_one_result_is_that_constant(activations: str, gemm: bool) -> None:
    """Between quantizers numbers are real, as in ONNX Runtime unoptimized; with them its sums wrap around."""
    model = one_layer("QDQ", activations, 1e-7, gemm=gemm)
    assert "qnn.requantize" in operators(model) and "relax.add" in operators(model)
    weights = [
        constant(value.args[1]) for _, value in bindings(integer_model(from_onnx(model))["main"])
        if op_name(value) in ("qnn.conv2d", "qnn.dense")
    ]  # fmt: skip
    assert len(weights) == 1 and not weights[0][:2].any() and weights[0][2:].any()
    x = data(model)
    got, (want, _), wrapping = synth.compile(model)(x), real_results(model, x), theirs(model, x)
    assert len(np.unique(got[:, 0])) == len(np.unique(got[:, 1])) == 1
    assert len(np.unique(wrapping[:, 0])) > 1, "no sum left int32"
    np.testing.assert_array_equal(got[:, :2], want[:, :2])
    np.testing.assert_array_equal(got[:, 2:], wrapping[:, 2:])


@pytest.mark.parametrize("gemm", [False, True])
def test_a_channel_of_two_results_stays_float(gemm: bool) -> None:
    """The bias of the first filter lies at the border of two results, and its sums at both sides of it."""
    model = one_layer("QDQ", "QUInt8", 50.5 / 2147268949, gemm=gemm)
    assert "qnn.quantize" in operators(model) and "qnn.requantize" not in operators(model)
    x = data(model)
    want, clear = real_results(model, x)
    assert len(np.unique(want[:, 0][clear[:, 0]])) == 2
    np.testing.assert_array_equal(synth.compile(model)(x)[clear], want[clear])


def test_one_dimension_and_a_relu_in_between() -> None:
    """Conv1d's sums lose an axis before the bias: each channel still meets its own bias."""
    model = one_layer("QDQ", "QInt8", 1e-7)
    held = {value.name: value for value in model.graph.initializer}
    held["w"].CopyFrom(numpy_helper.from_array(numpy_helper.to_array(held["w"]).reshape(6, 4, 9), "w"))
    places = {node.op_type: n for n, node in enumerate(model.graph.node)}
    conv = model.graph.node[places["Conv"]]
    del conv.attribute[:]
    conv.attribute.append(helper.make_attribute("pads", [4, 4]))
    last = next(node for node in model.graph.node if node.output[0] == "yq")
    last.input[0] = "positive"
    model.graph.node.insert(
        places["Conv"] + 1, helper.make_node("Relu", ["layer"], ["positive"], name="positive")
    )
    for value, shape in ((model.graph.input[0], (1, 4, 8)), (model.graph.output[0], (1, 6, 8))):
        value.CopyFrom(helper.make_tensor_value_info(value.name, onnx.TensorProto.FLOAT, shape))
    assert "qnn.requantize" in operators(model)
    x = data(model)
    np.testing.assert_array_equal(synth.compile(model)(x), theirs(model, x, "none"))


def quantization(point: int, step: float, out: float) -> dict[str, Any]:
    """Scales and zero points of data, weights and result; the weights' scale is 0.01."""
    points = {"xz": np.uint8(point), "wz": np.int8(0), "yz": np.uint8(point)}
    return points | {"xs": np.float32(step), "ws": np.float32(0.01), "ys": np.float32(out)}


def long_product(kind: str) -> Any:
    """140,000 products, of which those of the second filter leave int32."""
    r = np.random.default_rng(1)
    w = np.stack([r.integers(-3, 4, 140_000), np.full(140_000, 127)], 1).astype(np.int8)
    constants = quantization(0, 0.01, 500) | {"w": w}
    g = Graph()
    for name, value in constants.items():
        g.constant(name, value)
    q = g.node("QuantizeLinear", ["x", "xs", "xz"], "xq")
    if kind == "QOperator":
        q = g.node("QLinearMatMul", [q, "xs", "xz", "w", "ws", "wz", "ys", "yz"], "long")
    else:
        x, w_ = (
            g.node("DequantizeLinear", inputs, f"{inputs[1]}d")
            for inputs in ([q, "xs", "xz"], ["w", "ws", "wz"])
        )
        q = g.node("QuantizeLinear", [g.node("MatMul", [x, w_], "long"), "ys", "yz"], "yq")
    g.node("DequantizeLinear", [q, "ys", "yz"], "y")
    return model_of(g, (1, 140_000), (1, 2))


def test_products_that_leave_int32_are_named_or_float() -> None:
    with pytest.raises(
        UserError, match=r"^layer long: channel 1: sums from 0 to 4533900000 can leave int32"
    ) as found:
        integer_model(from_onnx(long_product("QOperator")))
    assert "\n" not in str(found.value)
    model = long_product("QDQ")
    assert "relax.matmul" in operators(model) and "qnn.dense" not in operators(model)
    x = np.full((1, 140_000), 2.55, np.float32)
    np.testing.assert_array_equal(synth.compile(model)(x), theirs(model, x, "none"))


def test_biases_of_transposed_convolutions() -> None:
    """Their sums are bounded as well, so that a bias does not seem to leave int32."""
    r = np.random.default_rng(0)
    g, w = Graph(), r.integers(-127, 128, (4, 3, 2, 2)).astype(np.int8)
    constants = quantization(128, 0.05, 0.05) | {"w": w, "bs": np.float32(0.05) * np.float32(0.01)}
    constants["b"] = r.integers(-999, 999, 6).astype(np.int32)
    for name, value in constants.items():
        g.constant(name, value)
    x = g.node("DequantizeLinear", [g.node("QuantizeLinear", ["x", "xs", "xz"], "xq"), "xs", "xz"], "xd")
    real = [
        g.node("DequantizeLinear", inputs, name)
        for name, *inputs in (("wd", "w", "ws", "wz"), ("bd", "b", "bs"))
    ]
    y = g.node("ConvTranspose", [x, *real], "c", strides=[2, 2], group=2)
    g.node("DequantizeLinear", [g.node("QuantizeLinear", [y, "ys", "yz"], "yq"), "ys", "yz"], "y")
    model = model_of(g, (1, 4, 5, 5), (1, 6, 10, 10))
    assert "qnn.requantize" in operators(model)
    x = r.normal(0, 1, (1, 4, 5, 5)).astype(np.float32)
    apart = np.abs(synth.compile(model)(x) - theirs(model, x)) / constants["ys"]
    assert apart.max() < 1.01 and (apart < 0.01).mean() > 0.98


def test_additions_of_integers_of_any_size() -> None:
    x, node = np.array([LAST, 0, 5, -LAST - 1], np.int32), helper.make_node("Add", ["x", "b"], ["y"])
    model = onnx_model([node], {"x": x}, [info("y", x)], {"b": np.array([1, 2, 3, -5], np.int32)})
    np.testing.assert_array_equal(synth.compile(model)(x), theirs(model, x))
