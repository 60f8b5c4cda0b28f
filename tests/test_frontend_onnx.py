"""The ONNX front end: every operator and variant, compiled, against ONNX Runtime, ONNX's reference or qonnx."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

pytest.importorskip("tvm")
onnx = pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

from onnx import TensorProto, helper  # noqa: E402
from onnx_models import Graph, compiled, run_compiled, run_reference, run_runtime  # noqa: E402

from synth.errors import UserError  # noqa: E402
from synth.qnn.dialect import CONSTANT, attributes_of, declaration_of  # noqa: E402
from synth.qnn.frontend.onnx import from_onnx  # noqa: E402

MODELS = Path(__file__).resolve().parent.parent.parent / "shared" / "models"
Run = Callable[[Any, Mapping[str, np.ndarray]], dict[str, np.ndarray]]


def random(seed: int = 0) -> np.random.Generator:
    return np.random.default_rng(seed)


def same(model: Any, feeds: Mapping[str, np.ndarray], expected: Run = run_runtime) -> None:
    """Every output has the expected shape, type and values, exactly."""
    ours, theirs = run_compiled(model, feeds), expected(model, feeds)
    assert ours.keys() == theirs.keys()
    for name, array in theirs.items():
        assert (ours[name].shape, ours[name].dtype) == (array.shape, array.dtype), name
        np.testing.assert_array_equal(ours[name], array, err_msg=name)


def near(
    model: Any,
    feeds: Mapping[str, np.ndarray],
    steps: int = 1,
    share: float = 0.98,
    expected: Run = run_runtime,
) -> None:
    """Integer outputs differ by at most ``steps``, and ``share`` of them not at all; float ones by rounding."""
    ours, theirs = run_compiled(model, feeds), expected(model, feeds)
    assert ours.keys() == theirs.keys()
    for name, array in theirs.items():
        assert (ours[name].shape, ours[name].dtype) == (array.shape, array.dtype), name
        if array.dtype.kind == "f":
            np.testing.assert_allclose(ours[name], array, rtol=2e-5, atol=2e-6, err_msg=name)
        else:
            apart = np.abs(ours[name].astype(np.int64) - array.astype(np.int64))
            assert apart.max(initial=0) <= steps, name
            assert (apart == 0).mean() >= share, name


def calls(module: Any, operator: str) -> list[Any]:
    """The calls of a dialect operator in the module's main function."""
    values = [b.value for block in module["main"].body.blocks for b in block.bindings]
    found = [(v, declaration_of(v)) for v in values]
    return [v for v, declared in found if declared is not None and declared.name == operator]


# ---------------------------------------------------------------- QDQ


def extremes(shape: tuple[int, ...], spread: float, seed: int = 0) -> np.ndarray:
    """Normal numbers with zeros of both signs, exact halves, huge and tiny ones among them."""
    x = random(seed).normal(0, spread, shape).astype(np.float32)
    special = np.array([0.0, -0.0, 1e30, -1e30, 1e-38, -1e-38, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0e38], np.float32)
    x.reshape(-1)[: special.size] = special
    return x


def test_quantize_and_dequantize_of_wide_types() -> None:
    g = Graph()
    x = g.input("x", (2, 3, 4, 5))
    for dtype, points in (
        ("int8", (-5, 0, 7)),
        ("uint8", (0, 128, 255)),
        ("int16", (-300, 0, 9)),
        ("uint16", (0, 7, 65535)),
    ):
        for scale, zero, attrs in (
            (0.5, points[1], {}),
            (np.array([0.25], np.float32), np.array([points[2]]), {}),
            ([0.5, 0.03, 2.0], points, {}),
            ([0.5, 0.03, 2.0, 1.0], (*points, 0), {"axis": -2}),
            (
                random().uniform(0.1, 2, (2, 3, 4, 3)),
                random().integers(0, 9, (2, 3, 4, 3)),
                {"axis": 3, "block_size": 2},
            ),
        ):
            step, point = g.constant(np.asarray(scale, np.float32)), g.constant(np.asarray(zero), dtype)
            q = g.node("QuantizeLinear", [x, step, point], **attrs)
            g.output(q, g.node("DequantizeLinear", [q, step, point], **attrs))
    plain = g.node("QuantizeLinear", [x, g.constant(np.float32(0.1))])
    g.output(plain, g.node("QuantizeLinear", [x, g.constant(np.float32(0.1))], output_dtype=TensorProto.INT8))
    same(g.model(), {"x": extremes((2, 3, 4, 5), 20)})


def test_quantize_and_dequantize_below_8_bits() -> None:
    g = Graph(opset=25)
    x = g.input("x", (3, 8))
    held = {
        "int4": TensorProto.INT4,
        "uint4": TensorProto.UINT4,
        "int2": TensorProto.INT2,
        "uint2": TensorProto.UINT2,
    }
    # The reference goes through int32, which huge numbers do not fit.
    feeds = {"x": np.clip(extremes((3, 8), 3), -1e6, 1e6)}
    for dtype, code in held.items():
        low, high = {"int4": (-8, 7), "uint4": (0, 15), "int2": (-2, 1), "uint2": (0, 3)}[dtype]
        every = np.resize(np.arange(low, high + 1), (3, 8))
        step, point = g.constant(np.float32([0.5, 1, 2])), g.constant([low, 0, high], dtype)
        q = g.node("QuantizeLinear", [x, step, point], axis=0)
        moved = g.node("Reshape", [g.node("Transpose", [q], perm=[1, 0]), g.constant(np.int64([2, -1]))])
        g.output(q, moved, g.node("DequantizeLinear", [q, step, point], axis=0))
        weight, blocks = g.constant(every, dtype), g.constant(np.float32([[1, 2], [3, 4], [5, 6]]))
        g.output(g.node("DequantizeLinear", [weight, blocks], axis=1, block_size=4))
        given = g.input(f"given_{dtype}", (3, 8), code)
        feeds[given] = every.astype(helper.tensor_dtype_to_np_dtype(code))
        g.output(g.node("DequantizeLinear", [given, g.constant(np.float32(0.1))]))
    model = g.model()
    same(model, feeds, run_reference)
    ranges = {(a["qmin"], a["qmax"]) for a in map(attributes_of, calls(from_onnx(model), "qnn.quantize"))}
    assert ranges == {(-8, 7), (0, 15), (-2, 1), (0, 3)}


def test_weights_stay_integers() -> None:
    """Constants under DequantizeLinear, and float constants that are quantized, are integer constants."""
    g = Graph()
    x = g.input("x", (1, 8))
    step, point = g.constant(np.float32([0.1, 0.2, 0.3, 0.4])), g.constant(np.int8([0, 1, 2, 3]))
    stored = g.constant(random().integers(-128, 128, (8, 4)), "int8")
    floats = g.constant(extremes((8, 4), 0.3))
    for weight in (stored, g.node("QuantizeLinear", [floats, step, point], axis=1)):
        g.output(g.node("MatMul", [x, g.node("DequantizeLinear", [weight, step, point], axis=1)]))
    module = from_onnx(g.model())
    weights = [call.args[0] for call in calls(module, "qnn.dequantize")]
    assert len(weights) == 2 and not calls(module, "qnn.quantize")
    assert all(isinstance(w, CONSTANT) and w.value.numpy().dtype == np.int8 for w in weights)
    scaled = extremes((8, 4), 0.3).astype(np.float64) / np.float32([0.1, 0.2, 0.3, 0.4]).astype(np.float64)
    np.testing.assert_array_equal(
        weights[1].value.numpy(), np.clip(np.rint(scaled) + np.arange(4), -128, 127)
    )


def test_dynamic_quantization() -> None:
    """DynamicQuantizeLinear with what reads it: the products of ONNX Runtime's dynamic quantizer, exactly."""
    g = Graph()
    x, y = g.input("x", (2, 3, 8)), g.input("y", (1, 3, 6, 5))
    weights = random().integers(-50, 50, (8, 4)).astype(np.int8)
    q, step, point = g.node("DynamicQuantizeLinear", [x], outputs=3)
    g.output(q, step, point)
    columns, points = g.constant(np.float32([0.1, 0.2, 0.3, 0.4])), g.constant(np.int8([0, 1, -2, 3]))
    w, bias = g.constant(weights), g.constant(np.float32([1, -1, 0.5, 0]))
    total = g.node("MatMulInteger", [q, w, point, points])
    g.output(
        total, g.node("Mul", [g.node("Cast", [total], to=TensorProto.FLOAT), g.node("Mul", [step, columns])])
    )
    ms = "com.microsoft"
    g.output(g.node("MatMulIntegerToFloat", [q, w, step, columns, point, points, bias], ms))
    g.output(g.node("DynamicQuantizeMatMul", [x, w, columns, points, bias], ms))
    image, _, zero = g.node("DynamicQuantizeLinear", [y], outputs=3)
    kernel = g.constant(random().integers(0, 120, (4, 3, 3, 3)), "uint8")
    g.output(g.node("ConvInteger", [image, kernel, zero, g.constant(np.uint8(7))], pads=[1, 1, 1, 1]))
    model = g.model()
    one = {"x": random().normal(0, 2, (2, 3, 8)), "y": random(1).normal(3, 2, (1, 3, 6, 5))}
    near(model, {k: v.astype(np.float32) for k, v in one.items()}, steps=0, share=1.0)
    near(model, {"x": np.zeros((2, 3, 8), np.float32), "y": np.full((1, 3, 6, 5), -2, np.float32)}, 0, 1.0)


# ---------------------------------------------------------------- integer operators


def conv_variants(g: Graph, op: str) -> list[tuple[tuple[int, ...], dict[str, Any]]]:
    return [
        ((8, 6, 3, 3), {"pads": [1, 0, 2, 1]}),
        ((8, 3, 3, 2), {"group": 2, "strides": [2, 1], "pads": [0, 1, 0, 1]}),
        ((6, 1, 3, 3), {"group": 6, "auto_pad": "SAME_UPPER", "strides": [2, 2]}),
        ((4, 6, 3, 2), {"auto_pad": "SAME_LOWER"}),
        ((4, 6, 3, 3), {"dilations": [2, 3], "pads": [2, 3, 1, 0]}),
        ((12, 1, 2, 2), {"group": 6, "auto_pad": "VALID"}),
    ]


@pytest.mark.parametrize("data", ["uint8", "int8"])
def test_qlinear_conv(data: str) -> None:
    g, rng = Graph(), random()
    code = TensorProto.UINT8 if data == "uint8" else TensorProto.INT8
    limits = np.iinfo(data)
    x, line = g.input("x", (2, 6, 9, 8), code), g.input("line", (1, 4, 11), code)
    step, point = g.constant(np.float32(0.05)), g.constant(limits.max - 124, data)
    out = [g.constant(np.float32(0.9)), g.constant(limits.min + 120, data)]

    def conv(source: str, shape: tuple[int, ...], per_channel: bool, bias: bool, **attrs: Any) -> None:
        many = shape[:1] if per_channel else ()
        scale, zero = (
            g.constant(rng.uniform(0.01, 0.05, many).astype(np.float32)),
            g.constant(np.zeros(many, np.int8)),
        )
        weight = g.constant(rng.integers(-64, 64, shape).astype(np.int8))
        tail = [g.constant(rng.integers(-3000, 3000, shape[0]).astype(np.int32))] if bias else []
        g.output(g.node("QLinearConv", [source, step, point, weight, scale, zero, *out, *tail], **attrs))

    for index, (shape, attrs) in enumerate(conv_variants(g, "QLinearConv")):
        conv(x, shape, index % 2 == 0, index != 1, **attrs)
    conv(line, (6, 2, 3), True, True, group=2, pads=[2, 0], strides=[2])
    feeds = {
        "x": rng.integers(limits.min, limits.max + 1, (2, 6, 9, 8)).astype(data),
        "line": rng.integers(limits.min, limits.max + 1, (1, 4, 11)).astype(data),
    }
    same(g.model(), feeds)


def test_conv_integer() -> None:
    g, rng = Graph(), random()
    x = g.input("x", (2, 6, 9, 8), TensorProto.UINT8)
    for index, (shape, attrs) in enumerate(conv_variants(g, "ConvInteger")):
        weight = g.constant(rng.integers(0, 128, shape).astype(np.uint8))
        zero = [g.constant(np.uint8(200))] if index else []
        zero += [g.constant(np.uint8(11))] if index > 1 else []
        g.output(g.node("ConvInteger", [x, weight, *zero], **attrs))
    rows = g.constant(rng.integers(0, 255, 8), "uint8")
    weight = g.constant(rng.integers(0, 255, (8, 6, 1, 1)), "uint8")
    per_channel = g.node("ConvInteger", [x, weight, g.constant(np.uint8(9)), rows])
    feeds = {"x": rng.integers(0, 256, (2, 6, 9, 8)).astype(np.uint8)}
    nodes = list(g.nodes)
    g.nodes.pop()
    same(g.model(), feeds)
    # ONNX Runtime has no kernel for a zero point per channel.
    g.nodes, g.outputs = nodes[-1:], []
    g.output(per_channel)
    same(g.model(), feeds, run_reference)


def test_matrix_products() -> None:
    g, rng = Graph(), random()
    a, v = g.input("a", (2, 3, 8), TensorProto.UINT8), g.input("v", (8,), TensorProto.UINT8)
    b = g.input("b", (2, 8, 5), TensorProto.INT8)
    w = g.constant(rng.integers(-64, 64, (8, 5)).astype(np.int8))
    za, zb = g.constant(np.uint8(130)), g.constant(np.int8(3))
    columns = g.constant(np.int8([1, -2, 3, 4, 0]))
    for left, right, zero in ((a, w, columns), (a, b, zb), (v, w, zb), (a, w, zb)):
        g.output(g.node("MatMulInteger", [left, right, za, zero]))
    g.output(g.node("MatMulInteger", [a, b]))
    step, to = g.constant(np.float32(0.02)), [g.constant(np.float32(0.11)), g.constant(np.uint8(100))]
    scales = g.constant(rng.uniform(0.01, 0.04, 5).astype(np.float32))
    for right, scale, zero in ((w, scales, columns), (b, step, zb), (w, step, zb)):
        g.output(g.node("QLinearMatMul", [a, step, za, right, scale, zero, *to]))
    feeds = {
        "a": rng.integers(0, 256, (2, 3, 8)).astype(np.uint8),
        "v": rng.integers(0, 256, 8).astype(np.uint8),
        "b": rng.integers(-64, 64, (2, 8, 5)).astype(np.int8),
    }
    same(g.model(), feeds)


def test_microsoft_operators() -> None:
    """ONNX Runtime sums in another order, so that a tie may fall one step apart."""
    g, rng, ms = Graph(), random(), "com.microsoft"
    shape = (2, 6, 9, 8)
    feeds = {}
    for data, code in (("uint8", TensorProto.UINT8), ("int8", TensorProto.INT8)):
        low, high = np.iinfo(data).min, np.iinfo(data).max
        x, y = g.input(f"x_{data}", shape, code), g.input(f"y_{data}", (6, 1, 8), code)
        feeds[x], feeds[y] = (rng.integers(low, high + 1, s).astype(data) for s in (shape, (6, 1, 8)))
        first = [g.constant(np.float32(0.037)), g.constant(low + 101, data)]
        second = [g.constant(np.float32(0.021)), g.constant(low + 140, data)]
        out = [g.constant(np.float32(0.05)), g.constant(low + 120, data)]
        unit = [g.constant(np.float32(1 / 256)), g.constant(low, data)]
        for op in ("QLinearAdd", "QLinearMul"):
            g.output(g.node(op, [x, *first, y, *second, *out], ms), dtype=code)
        g.output(g.node("QLinearSigmoid", [x, *first, *unit], ms), dtype=code)
        g.output(g.node("QLinearLeakyRelu", [x, *first, *out], ms, alpha=0.3), dtype=code)
        g.output(g.node("QLinearGlobalAveragePool", [x, *first, *out], ms), dtype=code)
        g.output(g.node("QLinearConcat", [*out, x, *first, x, *second], ms, axis=-3), dtype=code)
        for attrs in (
            {"pads": [1, 0, 1, 1]},
            {"pads": [1, 1, 1, 1], "count_include_pad": 1, "strides": [2, 2]},
            {"ceil_mode": 1, "strides": [2, 2]},
            {"auto_pad": "SAME_UPPER", "strides": [2, 1]},
        ):
            g.output(
                g.node("QLinearAveragePool", [x, *first, *out], ms, kernel_shape=[3, 2], **attrs), dtype=code
            )
        for version, axis in ((13, -1), (11, 1)):
            g.output(g.node("QLinearSoftmax", [x, *first, *unit], ms, axis=axis, opset=version), dtype=code)
        flags = g.constant(rng.integers(0, 2, (9, 8)).astype(bool))
        g.output(g.node("QLinearWhere", [flags, x, *first, y, *second, *out], ms), dtype=code)
    a = g.input("a", (7, 16), TensorProto.UINT8)
    feeds[a] = rng.integers(0, 256, (7, 16)).astype(np.uint8)
    left = [a, g.constant(np.float32(0.02)), g.constant(np.uint8(111))]
    weights = rng.integers(-64, 64, (5, 16)).astype(np.int8)
    turned = [
        g.constant(weights),
        g.constant(rng.uniform(0.01, 0.03, 5).astype(np.float32)),
        g.constant(np.zeros(5, np.int8)),
    ]
    plain = [
        g.constant(np.ascontiguousarray(weights.T)),
        g.constant(np.float32(0.02)),
        g.constant(np.int8(0)),
    ]
    bias, out = (
        g.constant(rng.integers(-900, 900, 5).astype(np.int32)),
        [g.constant(np.float32(0.3)), g.constant(np.uint8(90))],
    )
    g.output(g.node("QGemm", [*left, *turned, bias, *out], ms, transB=1, alpha=0.5), dtype=TensorProto.UINT8)
    g.output(g.node("QGemm", [*left, *plain, "", *out], ms), dtype=TensorProto.UINT8)
    g.output(
        g.node("QGemm", [*left, *turned, bias], ms, transB=1), g.node("DequantizeLinear", [a, *left[1:]], ms)
    )
    g.output(g.node("QuantizeLinear", [g.input("f", (4, 5)), *first], ms), dtype=TensorProto.INT8)
    feeds["f"] = extremes((4, 5), 3)
    near(g.model(), feeds)


def test_reduce_mean_of_integers() -> None:
    """ONNX Runtime defines this operator without a kernel, so its formula is evaluated here."""
    g = Graph()
    x = g.input("x", (2, 3, 4, 5), TensorProto.UINT8)
    first, out = (
        [g.constant(np.float32(0.5)), g.constant(np.uint8(100))],
        [g.constant(np.float32(0.25)), g.constant(np.uint8(10))],
    )
    g.output(
        g.node("QLinearReduceMean", [x, *first, *out], "com.microsoft", axes=[2, -1], keepdims=0),
        dtype=TensorProto.UINT8,
    )
    data = random().integers(0, 256, (2, 3, 4, 5)).astype(np.uint8)
    found = next(iter(run_compiled(g.model(), {"x": data}).values()))
    exact = (data.astype(np.float64) - 100).sum((2, 3)) * 0.5 / (20 * 0.25) + 10
    np.testing.assert_array_equal(found, np.clip(np.rint(exact), 0, 255).astype(np.uint8))


def test_what_the_runtime_quantizer_writes(tmp_path: Path) -> None:
    """A small float CNN, quantized by ONNX Runtime in its three ways, gives its results up to one step."""
    quantization = pytest.importorskip("onnxruntime.quantization")
    g, rng = Graph(opset=17), random()

    def weight(*shape: int) -> str:
        return g.constant(rng.normal(0, 1 / np.sqrt(np.prod(shape[1:])), shape).astype(np.float32))

    x = g.input("x", (1, 3, 16, 16))
    y = g.node(
        "Relu", [g.node("Conv", [x, weight(8, 3, 3, 3), weight(8)], pads=[1, 1, 1, 1], strides=[2, 2])]
    )
    z = g.node(
        "Clip",
        [
            g.node("Conv", [y, weight(8, 1, 3, 3), weight(8)], pads=[1, 1, 1, 1], group=8),
            g.constant(np.float32(0)),
            g.constant(np.float32(6)),
        ],
    )
    z = g.node(
        "Concat",
        [g.node("Add", [y, z]), g.node("MaxPool", [z], kernel_shape=[3, 3], pads=[1, 1, 1, 1])],
        axis=1,
    )
    z = g.node("AveragePool", [g.node("LeakyRelu", [z], alpha=0.1)], kernel_shape=[2, 2], strides=[2, 2])
    z = g.node("Flatten", [g.node("GlobalAveragePool", [g.node("Mul", [z, g.node("Sigmoid", [z])])])])
    g.output(g.node("Softmax", [g.node("Gemm", [z, weight(5, 16), weight(5)], transB=1)]))
    model = g.model()
    onnx.save(model, tmp_path / "float.onnx")
    images = [{"x": rng.normal(0, 1, (1, 3, 16, 16)).astype(np.float32)} for _ in range(4)]

    class Reader(quantization.CalibrationDataReader):  # type: ignore[name-defined,misc]
        def __init__(self) -> None:
            self.rest = iter(images)

        def get_next(self) -> dict[str, np.ndarray] | None:
            return next(self.rest, None)

    for form in (quantization.QuantFormat.QOperator, quantization.QuantFormat.QDQ, None):
        path = tmp_path / f"{form}.onnx"
        if form is None:
            quantization.quantize_dynamic(tmp_path / "float.onnx", path)
        else:
            quantization.quantize_static(
                tmp_path / "float.onnx",
                path,
                Reader(),
                quant_format=form,
                per_channel=True,
                reduce_range=True,
            )
        quantized = onnx.load(path)
        ours, theirs = run_compiled(quantized, images[0]), run_runtime(quantized, images[0])
        for name, array in theirs.items():
            # The last result is a softmax in steps of 1 / 256.
            assert np.abs(ours[name] - array).max() <= (1.01 / 256 if form is not None else 1e-5), form


# ---------------------------------------------------------------- QONNX and Brevitas


def run_qonnx(model: Any, feeds: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
    """The outputs of the qonnx package's executor."""
    wrapper = pytest.importorskip("qonnx.core.modelwrapper")
    executor = pytest.importorskip("qonnx.core.onnx_exec")
    shapes = pytest.importorskip("qonnx.transformation.infer_shapes")

    def readable(graph: Any, **kwargs: Any) -> Any:
        # Its one-node models have the newest version of the format, which ONNX Runtime may not read yet.
        return helper.make_model(graph, **kwargs, ir_version=10)

    with patch("qonnx.core.onnx_exec.qonnx_make_model", readable), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = executor.execute_onnx(
            wrapper.ModelWrapper(model).transform(shapes.InferShapes()), dict(feeds)
        )
    return dict(found)


ROUNDINGS = ("ROUND", "HALF_EVEN", "HALF_UP", "HALF_DOWN", "CEIL", "FLOOR", "UP", "DOWN")


def halves(shape: tuple[int, ...], seed: int = 0) -> np.ndarray:
    """Multiples of one quarter (so ties), zeros of both signs, neighbours of one half, huge numbers."""
    x = (random(seed).integers(-80, 80, shape) / 4).astype(np.float32)
    half = np.float32(0.5)
    special = [
        0.0,
        -0.0,
        np.nextafter(half, 0),
        np.nextafter(half, 1),
        -np.nextafter(half, 0),
        1e30,
        -1e30,
        1e-40,
        -1e-45,
    ]
    x.reshape(-1)[: len(special)] = np.array(special, np.float32)
    return x


def test_qonnx_quant_of_activations() -> None:
    """Every rounding mode, signs, ranges, bit widths, scales per channel, zero points; equal to the executor."""
    g = Graph(opset=13)
    x = g.input("x", (2, 3, 8, 4))
    domain = "qonnx.custom_op.general"
    # The executor rounds 0.49999997 up, since adding 1/2 in float32 gives 1; the dialect rounds exactly.
    y = g.input("y", (2, 3, 8, 4))
    one, channel = np.float32(1), np.float32([0.25, 1, 3]).reshape(1, 3, 1, 1)
    each = [(one, 0, 4, 1, 0), (one, 3, 4, 0, 0), (channel, 0, 3, 1, 1), (np.float32(0.125), 5, 12, 1, 1)]
    # One bit is bipolar if signed; beyond 16 bits no type of 16 bits holds the range.
    once = [(np.float32(v), *rest) for v, *rest in (
        (0.3, 0, 1, 1, 0), (2, 0, 1, 1, 1), (2, 1, 1, 1, 1), (0.3, 0, 1, 0, 0), (0.01, 0, 16, 0, 0), (1e-3, 7, 24, 1, 0),
        (0.3, 0, 2, 0, 1), (1e-3, 0, 20, 0, 0), (0.75, -2, 8, 0, 1),
    )]  # fmt: skip
    for (scale, zero, bits, signed, narrow), mode in [
        *((s, mode) for mode in ROUNDINGS for s in each),
        *((s, "ROUND") for s in once),
    ]:
        inputs = [y if mode == "HALF_UP" else x, *(g.constant(np.float32(v)) for v in (scale, zero, bits))]
        attrs = {"signed": signed, "narrow": narrow, "rounding_mode": mode}
        g.output(g.node(("Quant", "IntQuant")[len(g.nodes) % 2], inputs, domain, **attrs))
    g.output(g.node("BipolarQuant", [x, g.constant(channel)], domain))
    feeds = {"x": halves((2, 3, 8, 4))}
    feeds["y"] = np.where(
        np.abs(feeds["x"]) == np.nextafter(np.float32(0.5), 0), np.float32(0.25), feeds["x"]
    )
    same(with_types(g, (2, 3, 8, 4)), feeds, run_qonnx)


def with_types(g: Graph, shape: tuple[int, ...]) -> Any:
    """The model with float outputs of ``shape``, which ONNX cannot infer through custom operators."""
    model = g.model()
    for output in model.graph.output:
        output.CopyFrom(helper.make_tensor_value_info(output.name, TensorProto.FLOAT, shape))
    return model


def test_qonnx_weights_stay_integers() -> None:
    g = Graph(opset=13)
    domain = "qonnx.custom_op.general"
    x = g.input("x", (4, 8))
    weight = g.constant(halves((8, 6), 1))
    zero, settings = g.constant(np.float32(0)), {"signed": 1, "narrow": 1, "rounding_mode": "ROUND"}
    for scale, bits in (
        (np.float32([0.5, 1, 2, 3, 4, 5]), 2.0),
        (np.float32(0.25), 1.0),
        (np.float32(0.1), 8.0),
    ):
        quant = g.node(
            "Quant", [weight, g.constant(scale), zero, g.constant(np.float32(bits))], domain, **settings
        )
        g.output(g.node("Add", [g.node("MatMul", [x, quant]), g.constant(np.float32(1))]))
    g.output(g.node("MatMul", [x, g.node("BipolarQuant", [weight, g.constant(np.float32(0.5))], domain)]))
    model = with_types(g, (4, 6))
    module = from_onnx(model)
    assert not calls(module, "qnn.quantize")
    weights = [call.args[0].value.numpy() for call in calls(module, "qnn.dequantize")]
    assert [w.dtype for w in weights] == [np.int8] * 4
    assert [(w.min(), w.max()) for w in weights] == [(-1, 1), (-1, 1), (-127, 127), (-1, 1)]
    feeds = {"x": random().integers(-4, 5, (4, 8)).astype(np.float32)}
    near(model, feeds, expected=run_qonnx)


def test_qonnx_trunc() -> None:
    shape, domain = (2, 3, 8, 4), "qonnx.custom_op.general"
    for version in (1, 2):
        g = Graph(opset=13)
        g.domains[domain] = version
        x = g.input("x", shape)
        for mode in ROUNDINGS:
            for scale, zero in ((0.25, 0.0), (0.5, 0.0 if version == 2 else 3.0)):
                inputs = [x, *(g.constant(np.float32(v)) for v in (scale, zero, 8.0))]
                inputs += [g.constant(np.float32(v)) for v in ((4.0,) if version == 1 else (scale * 4, 4.0))]
                more = {} if version == 1 else {"signed": len(g.nodes) % 2, "narrow": 1}
                g.output(g.node("Trunc", inputs, domain, rounding_mode=mode, **more))
        same(with_types(g, shape), {"x": halves(shape)}, run_qonnx)


def test_qcdq_takes_the_bits_from_the_clip() -> None:
    """QuantizeLinear, Clip, DequantizeLinear (Brevitas): one quantizer of the Clip's range; weights are integers."""
    g = Graph(opset=13)
    x = g.input("x", (3, 8))
    step, point = g.constant(np.float32(0.3)), g.constant(np.int8(0))
    bounds = [g.constant(np.int8(v)) for v in (-7, 7)]
    q = g.node("Clip", [g.node("QuantizeLinear", [x, step, point]), *bounds])
    activation = g.node("DequantizeLinear", [q, step, point])
    per_row, zeros = g.constant(np.float32([0.5, 0.25, 1, 2])), g.constant(np.zeros(4, np.int8))
    floats = g.node("QuantizeLinear", [g.constant(extremes((4, 8), 2)), per_row, zeros], axis=0)
    integers = g.constant(random().integers(-8, 8, (4, 8)), "int8")
    for weight in (floats, integers):
        narrowed = g.node("Clip", [weight, g.constant(np.int8(-2)), g.constant(np.int8(1))])
        real = g.node("DequantizeLinear", [narrowed, per_row, zeros], axis=0)
        g.output(g.node("MatMul", [activation, g.node("Transpose", [real], perm=[1, 0])]))
    unsigned = g.node("QuantizeLinear", [x, step, g.constant(np.uint8(3))])
    clipped = g.node("Clip", [unsigned, "", g.constant(np.uint8(15))])
    g.output(
        clipped,
        unsigned,
        g.node("Clip", [g.node("Reshape", [unsigned, g.constant(np.int64([24]))]), g.constant(np.uint8(9))]),
    )
    model = g.model()
    module = from_onnx(model)
    quantizers = [attributes_of(call) for call in calls(module, "qnn.quantize")]
    assert [(a["qmin"], a["qmax"]) for a in quantizers] == [(-7, 7), (0, 255), (0, 15)]
    weights = [call.args[0] for call in calls(module, "qnn.dequantize") if isinstance(call.args[0], CONSTANT)]
    assert [(w.value.numpy().min(), w.value.numpy().max()) for w in weights] == [(-2, 1)] * 2
    near(model, {"x": random().normal(0, 2, (3, 8)).astype(np.float32)}, steps=0)


@pytest.mark.parametrize("name", ["TFC_1W1A", "TFC_1W2A", "TFC_2W2A"])
def test_pretrained_models(name: str) -> None:
    """Logits equal the qonnx executor's, up to the order in which floats are added."""
    path = MODELS / f"{name}.onnx"
    if not path.exists():
        pytest.skip(f"{path.name} is not in ../shared/models")
    module = from_onnx(path)
    shape = [b.var.name for block in module["main"].body.blocks for b in block.bindings]
    assert not [n for n in shape if re.match("Shape|Gather|Unsqueeze|Concat", str(n))], (
        "shapes must be folded"
    )
    run = compiled(module)
    for seed in range(4):
        x = np.kron(random(seed).uniform(0, 1, (1, 1, 7, 7)), np.ones((4, 4))).astype(np.float32)
        expected = next(iter(run_qonnx(onnx.load(path), {"0": x}).values()))
        np.testing.assert_allclose(run(x)[0], expected, rtol=1e-4, atol=1e-4)


# ---------------------------------------------------------------- float operators


def test_float_layers() -> None:
    g, rng = Graph(opset=17), random()
    x, line = g.input("x", (2, 6, 9, 8)), g.input("line", (1, 4, 11))

    def weight(*shape: int) -> str:
        return g.constant(rng.normal(0, 1, shape).astype(np.float32))

    for shape, attrs in conv_variants(g, "Conv"):
        g.output(g.node("Conv", [x, weight(*shape), weight(shape[0])], **attrs))
    g.output(g.node("Conv", [line, weight(6, 2, 3)], group=2, auto_pad="SAME_LOWER", strides=[2]))
    for attrs in (
        {"pads": [1, 0, 1, 1]},
        {"ceil_mode": 1, "strides": [2, 3]},
        {"ceil_mode": 1, "strides": [2, 2], "pads": [1, 1, 1, 1]},
        {"auto_pad": "SAME_LOWER", "strides": [2, 2]},
    ):
        g.output(g.node("MaxPool", [x], kernel_shape=[3, 2], **attrs))
        g.output(g.node("AveragePool", [x], kernel_shape=[3, 2], **attrs))
        g.output(g.node("AveragePool", [x], kernel_shape=[3, 2], count_include_pad=1, **attrs))
    g.output(g.node("MaxPool", [x], kernel_shape=[2, 2], dilations=[3, 2]), g.node("GlobalAveragePool", [x]))
    for attrs in (
        {"strides": [2, 2], "pads": [1, 1, 1, 1], "output_padding": [1, 1]},
        {"strides": [2, 1], "dilations": [1, 2], "auto_pad": "SAME_UPPER"},
        {"strides": [2, 2], "output_shape": [18, 16]},
    ):
        g.output(g.node("ConvTranspose", [x, weight(6, 5, 3, 3), weight(5)], **attrs))
    norm = [g.constant(rng.uniform(0.5, 2, 6).astype(np.float32)) for _ in range(4)]
    g.output(g.node("BatchNormalization", [x, *norm], epsilon=1e-3))
    g.output(g.node("InstanceNormalization", [x, *norm[:2]]), g.node("LRN", [x], size=3, alpha=0.1))
    g.output(
        g.node("GlobalMaxPool", [x]),
        g.node("DepthToSpace", [g.node("Transpose", [x], perm=[0, 3, 1, 2])], blocksize=2),
    )
    g.output(g.node("LayerNormalization", [x, weight(8), weight(8)]))
    flat = g.node("Flatten", [x], axis=3)
    g.output(g.node("Gemm", [flat, weight(5, 8), weight(5)], transB=1, alpha=0.5, beta=2.0))
    g.output(g.node("Gemm", [flat, weight(108, 5)], transA=1), g.node("MatMul", [x, weight(8, 3)]))
    for attrs in (
        {"mode": "nearest", "coordinate_transformation_mode": "asymmetric", "nearest_mode": "floor"},
        {"mode": "linear", "coordinate_transformation_mode": "half_pixel"},
        {"mode": "cubic", "coordinate_transformation_mode": "pytorch_half_pixel"},
        {"mode": "nearest", "coordinate_transformation_mode": "half_pixel"},
    ):
        g.output(g.node("Resize", [x, "", g.constant(np.float32([1, 1, 2, 2.5]))], **attrs))
    sizes = g.constant(np.int64([2, 6, 5, 17]))
    g.output(
        g.node("Resize", [x, "", "", sizes], mode="linear", coordinate_transformation_mode="align_corners")
    )
    feeds = {"x": rng.normal(0, 2, (2, 6, 9, 8)).astype(np.float32)}
    near(g.model(), {**feeds, "line": rng.normal(0, 2, (1, 4, 11)).astype(np.float32)})


def test_float_elementwise() -> None:
    g, rng = Graph(opset=22), random()
    x, y, z = g.input("x", (2, 3, 4)), g.input("y", (3, 1)), g.input("z", (2, 14))
    for op, attrs in (
        ("HardSigmoid", {"alpha": 0.3, "beta": 0.4}), ("HardSwish", {}), ("LeakyRelu", {"alpha": 0.2}), ("Relu", {}),
        ("Elu", {"alpha": 0.5}), ("Selu", {}), ("Mish", {}), ("Gelu", {}), ("Gelu", {"approximate": "tanh"}),
        ("Sigmoid", {}), ("Tanh", {}), ("Softplus", {}), ("Softsign", {}), ("Shrink", {}), ("ThresholdedRelu", {}),
        ("Exp", {}), ("Erf", {}), ("Sqrt", {}), ("Neg", {}), ("Abs", {}), ("Sign", {}), ("Round", {}), ("Floor", {}),
        ("Ceil", {}), ("Reciprocal", {}), ("Softmax", {}), ("LogSoftmax", {}),
    ):  # fmt: skip
        g.output(g.node(op, [z], **attrs))
    for op, attrs in (("Softmax", {"axis": 1}), ("ArgMax", {"axis": 2, "keepdims": 0})):
        g.output(g.node(op, [x], **attrs))
    for op in ("ReduceMean", "ReduceMax"):
        g.output(g.node(op, [x, g.constant(np.int64([0, -1]))], keepdims=0), g.node(op, [x]))
    for op in ("Add", "Sub", "Mul", "Div", "Max", "Min", "Less", "Greater", "Equal"):
        g.output(g.node(op, [x, y]))
    low, high = g.constant(np.float32(-0.5)), g.constant(np.float32(0.75))
    for bounds in ([low, high], [low], ["", high], [high, low], []):
        g.output(g.node("Clip", [x, *bounds]))
    g.output(g.node("Sum", [x, y, x]), g.node("Where", [g.node("Less", [x, y]), x, y]))
    g.output(g.node("PRelu", [x, g.constant(np.float32([[0.1], [0.2], [0.3]]))]))
    feeds = {
        "x": rng.normal(0, 2, (2, 3, 4)).astype(np.float32),
        "y": rng.normal(0, 2, (3, 1)).astype(np.float32),
    }
    sizes = np.float32([0, 0.5, 1, 1.5, 2.5, 5, 20, 88, 89, 100, 1e4, 1e30, 3e38, 1e-42])
    feeds["z"] = np.stack([sizes, -sizes])
    near(g.model(), feeds)


def test_movements() -> None:
    """Elements moved by constants, of floats and of the integers between quantizers."""
    g, rng = Graph(opset=18), random()
    x, q = g.input("x", (2, 6, 4, 5)), g.input("q", (2, 6, 4, 5), TensorProto.UINT8)
    for data in (x, q):

        def put(op: str, *numbers: Any, outputs: int = 1, data: str = data, **attrs: Any) -> None:
            found = g.node(
                op,
                [data, *(g.constant(np.int64(n)) if n is not None else "" for n in numbers)],
                outputs=outputs,
                **attrs,
            )
            g.output(*([found] if outputs == 1 else found))

        put("Reshape", [0, -1, 10])
        put("Transpose", perm=[0, 2, 3, 1])
        put("Flatten", axis=-2)
        put("Unsqueeze", [0, -1])
        put("Slice", [-1, 1], [-100, 4], [1, 3], [-2, 1])
        put("Slice", [1], [2**62], [2])
        put("Gather", [[0, -1], [3, 2]], axis=1)
        put("Split", [1, 2, 3], axis=1, outputs=3)
        put("Split", axis=3, outputs=2, num_outputs=2)
        put("Expand", [3, 1, 1, 1, 1])
        put("Tile", [1, 2, 1, 3])
        zero = g.constant(np.uint8(7)) if data == q else g.constant(np.float32(-1.5))
        g.output(g.node("Pad", [data, g.constant(np.int64([0, 1, 2, 0, 0, 0, 1, 3])), zero]))
        g.output(
            g.node(
                "Pad",
                [data, g.constant(np.int64([1, 2, 3, 2])), "", g.constant(np.int64([2, 3]))],
                mode="reflect",
            )
        )
        g.output(g.node("Concat", [data, data], axis=-1), g.node("MaxPool", [data], kernel_shape=[2, 2]))
    feeds = {"x": rng.normal(0, 2, (2, 6, 4, 5)).astype(np.float32)}
    same(g.model(), {**feeds, "q": rng.integers(0, 256, (2, 6, 4, 5)).astype(np.uint8)})


@pytest.mark.parametrize("opset", [7, 10, 11, 12, 13])
def test_older_versions(opset: int) -> None:
    """Operators whose attributes became inputs, as they were before."""
    g, rng = Graph(opset=opset), random()
    x = g.input("x", (2, 3, 4, 1))
    g.output(g.node("Softmax", [x], axis=1))
    if opset < 13:
        g.output(g.node("Squeeze", [x], axes=[3]), g.node("Unsqueeze", [x], axes=[0, 2]))
        g.output(
            *g.node("Split", [x], outputs=2, axis=2, split=[1, 3]),
            g.node("ReduceSum", [x], axes=[1, -1] if opset > 10 else [1, 3]),
        )
    else:
        g.output(
            g.node("Squeeze", [x, g.constant(np.int64([3]))]),
            g.node("ReduceSum", [x, g.constant(np.int64([1]))]),
        )
    if opset < 10:
        g.output(g.node("Slice", [x], starts=[0, -2], ends=[1, 1000], axes=[0, 2]))
    if opset < 11:
        g.output(
            g.node("Clip", [x], min=-0.5, max=0.5),
            g.node("Pad", [x], pads=[0, 0, 1, 1, 0, 0, 0, 2], value=2.0),
        )
    if opset == 10:
        g.output(g.node("Resize", [x, g.constant(np.float32([1, 1, 2, 3]))], mode="linear"))
        g.output(g.node("Resize", [x, g.constant(np.float32([1, 1, 0.5, 3]))], mode="nearest"))
    if opset == 7:
        g.output(g.node("Upsample", [x], scales=[1.0, 1.0, 2.0, 3.0], mode="nearest"))
    if opset >= 11:
        g.output(
            g.node(
                "Resize",
                [x, g.constant(np.float32([])), g.constant(np.float32([1, 1, 2, 3]))],
                mode="nearest",
            )
        )
    if opset >= 10:
        step = g.constant(np.float32(0.1))
        q = g.node("QuantizeLinear", [x, step, g.constant(np.uint8(9))])
        g.output(q, g.node("DequantizeLinear", [q, step, g.constant(np.uint8(9))]))
    norm = [g.constant(rng.uniform(0.5, 2, 3).astype(np.float32)) for _ in range(4)]
    g.output(g.node("BatchNormalization", [x, *norm]), g.node("Dropout", [x]))
    near(g.model(), {"x": rng.normal(0, 1, (2, 3, 4, 1)).astype(np.float32)})


# ---------------------------------------------------------------- the module


def test_names_and_shapes() -> None:
    """Inputs keep their names, bindings carry the node's, arithmetic on shapes is gone, batches are given."""
    g = Graph(opset=13)
    x = g.input("0/x", ("batch", 3, None))
    shape = g.node("Shape", [x])
    batch = g.node(
        "Unsqueeze", [g.node("Gather", [shape, g.constant(np.int64(0))]), g.constant(np.int64([0]))]
    )
    target = g.node("Concat", [batch, g.constant(np.int64([-1]))], axis=0)
    g.output(g.node("Relu", [g.node("Reshape", [x, target], name="flat/1")], name="9 lives"))
    module = from_onnx(g.model(), shapes={"0/x": (5, 3, 7)})
    main = module["main"]
    assert [str(p.name) for p in main.params] == ["0/x"]
    assert list(map(str, main.attrs["output_names"])) == ["9 lives_0"]
    names = [str(b.var.name) for block in main.body.blocks for b in block.bindings]
    assert names[:2] == ["flat_1", "n9_lives"] and len(names) <= 3
    (found,) = compiled(module)(np.full((5, 3, 7), -1, np.float32))
    np.testing.assert_array_equal(found, np.zeros((5, 21), np.float32))
    with pytest.raises(UserError, match=r"input '0/x': dimension 0 \(batch\).*--shape 0/x:1,3,1"):
        from_onnx(g.model())


def test_nodes_in_any_order_and_several_outputs() -> None:
    g = Graph()
    x = g.input("x", (4,))
    y = g.node("Relu", [x])
    g.output(y, x, g.node("Neg", [y]), g.constant(np.float32([1, 2])))
    model = g.model()
    nodes = list(model.graph.node)[::-1]
    del model.graph.node[:]
    model.graph.node.extend(nodes)
    found = run_compiled(model, {"x": np.float32([-1, 2, -3, 4])})
    assert [v.tolist() for v in found.values()] == [[0, 2, 0, 4], [-1, 2, -3, 4], [0, -2, 0, -4], [1, 2]]


def test_the_front_end_of_tvm_is_left_as_it_was() -> None:
    from tvm.relax.frontend.onnx import onnx_frontend

    before = dict(onnx_frontend._get_convert_map())
    g = Graph()
    g.output(g.node("Elu", [g.input("x", (4,))]))
    from_onnx(g.model())
    assert onnx_frontend._get_convert_map() == before


# ---------------------------------------------------------------- what is refused


def refusal(build: Callable[[Graph], Any], opset: int = 21, **kwargs: Any) -> str:
    g = Graph(opset=opset)
    names = build(g)
    names = [names] if isinstance(names, str) else names
    try:
        g.output(*names)
        model = g.model()
    except onnx.shape_inference.InferenceError:
        model = g.model(infer=False)
    with pytest.raises(UserError) as caught:
        from_onnx(model, **kwargs)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def quantized(
    g: Graph, scale: Any = np.float32(0.5), zero: Any = np.uint8(3), shape: Any = (2, 4), **attrs: Any
) -> str:
    return str(
        g.node(
            "QuantizeLinear", [g.input("x", shape), g.constant(scale), g.constant(zero)], name="q", **attrs
        )
    )


def quant(g: Graph, scale: Any = 0.5, zero: Any = 0.0, bits: Any = 4.0, **attrs: Any) -> str:
    inputs = [g.input("x", (2, 4)), *(g.constant(np.float32(v)) for v in (scale, zero, bits))]
    return str(g.node("Quant", inputs, "qonnx.custom_op.general", name="q", **attrs))


REFUSED: dict[str, tuple[Callable[[Graph], Any], str]] = {
    "unknown operators": (
        lambda g: g.node("Bar", [g.node("FooBar", [g.input("x", (2,))], "my.domain", name="conv1")], "my.domain"),
        r"node 'conv1' \(FooBar, domain my.domain, opset 1\), node 'bar1' \(Bar, .*\): not supported",
    ),
    "a standard operator": (lambda g: g.node("Det", [g.input("x", (2, 2))], name="d"), r"node 'd' \(Det, domain ai.onnx, opset 21\): not supp"),
    "negative scale": (lambda g: quantized(g, np.float32(-1)), r"'q' .*scale -1.0 .*above 0"),
    "zero scale": (lambda g: quantized(g, np.float32(0)), r"scale 0.0"),
    "NaN scale": (lambda g: quantized(g, np.float32("nan")), r"scale nan"),
    "infinite scale": (lambda g: quantized(g, np.float32("inf")), r"scale inf"),
    "float64 scale": (lambda g: quantized(g, np.float64(0.5)), r"type"),
    "scales that do not fit": (lambda g: quantized(g, np.float32([1, 2, 3]), np.uint8([1, 2, 3])), r"4 for axis 1"),
    "zero points that do not fit": (lambda g: quantized(g, np.float32([1, 2, 3, 4]), np.uint8(1)), r"equal shapes"),
    "block size": (lambda g: quantized(g, np.float32([[1, 2]] * 2), np.uint8([[1, 2]] * 2), block_size=3, axis=0), r"blocks of 3"),
    "negative block size": (lambda g: quantized(g, block_size=-1), r"block_size -1|Invalid|fit"),
    "axis": (lambda g: quantized(g, np.float32([1, 2]), np.uint8([1, 2]), axis=5), r"axis 5|fit"),
    "float8": (lambda g: quantized(g, output_dtype=TensorProto.FLOAT8E4M3FN), r"float8e4m3fn|type"),
    "zero point of another type": (
        lambda g: g.node("DequantizeLinear", [g.input("x", (2,), TensorProto.INT8), g.constant(np.float32(1)), g.constant(np.uint8(0))]),
        r"type",
    ),
    "zero point of int32": (
        lambda g: g.node("DequantizeLinear", [g.input("x", (2,), TensorProto.INT32), g.constant(np.float32(1)), g.constant(np.int32(1))]),
        r"not 0",
    ),
    "bits": (lambda g: quant(g, bits=3.5), r"bit width .*3.5"),
    "no bits": (lambda g: quant(g, bits=0.0), r"bit width"),
    "many bits": (lambda g: quant(g, bits=33.0), r"bit width"),
    "fractional zero point": (lambda g: quant(g, zero=0.5), r"zero point 0.5 .*whole"),
    "rounding": (lambda g: quant(g, rounding_mode="SOMEHOW"), r"rounding_mode 'SOMEHOW': one of ROUND"),
    "attribute": (lambda g: quant(g, width=3), r"attribute width is not known"),
    "flag": (lambda g: quant(g, signed=2), r"attribute signed is 2"),
    "scale at run time": (
        lambda g: g.node("Quant", [g.input("x", (2,)), g.input("s", ()), *(g.constant(np.float32(v)) for v in (0, 4))], "onnx.brevitas"),
        r"computed at run time",
    ),
    "scale too large for its tensor": (lambda g: quant(g, scale=np.ones((3, 2, 4))), r"does not broadcast"),
    "channels last": (
        lambda g: g.node(
            "QLinearGlobalAveragePool",
            [g.input("x", (1, 4, 4, 2), TensorProto.UINT8), *[g.constant(np.float32(1)), g.constant(np.uint8(0))] * 2],
            "com.microsoft", channels_last=1,
        ),
        r"channels_last",
    ),
    "groups": (lambda g: g.node("Conv", [g.input("x", (1, 4, 8, 8)), g.constant(np.ones((2, 3, 1, 1), np.float32))]), r"fit|channels"),
    "stride": (lambda g: g.node("MaxPool", [g.input("x", (1, 4, 8, 8))], kernel_shape=[2, 2], strides=[0, 1]), r"stride"),
    "kernel": (lambda g: g.node("MaxPool", [g.input("x", (1, 4, 2, 2))], kernel_shape=[3, 3], pads=[3, 3, 3, 3]), r"pads|Pad"),
    "bfloat16": (lambda g: g.node("Relu", [g.input("x", (2,), TensorProto.BFLOAT16)]), r"bfloat16 is not supported"),
    "strings": (lambda g: g.node("Identity", [g.input("x", (2,), TensorProto.STRING)]), r"string is not supported"),
    "zero size": (lambda g: g.node("Relu", [g.input("x", (2, 0))]), r"dimension 1 is 0"),
    "huge input": (lambda g: g.node("Relu", [g.input("x", (1 << 20, 1 << 20))]), r"more than 268435456 elements"),
    "huge result": (
        lambda g: g.node("Expand", [g.input("x", (1,)), g.constant(np.int64([1 << 20, 1 << 20]))]),
        r"more than 268435456 elements|too large",
    ),
    "huge constant": (lambda g: g.node("ConstantOfShape", [g.constant(np.int64([1 << 40]))]), r"more than 16777216 elements"),
    "shape at run time": (lambda g: g.node("Reshape", [g.input("x", (4,)), g.input("s", (2,), TensorProto.INT64)]), r"computed at run time"),
    "index": (lambda g: g.node("Gather", [g.input("x", (4,)), g.constant(np.int64([4]))]), r"out of range|indices must be"),
    "training": (
        lambda g: g.node("Dropout", [g.input("x", (4,)), g.constant(np.float32(0.5)), g.constant(np.bool_(True))]),
        r"training mode",
    ),
    "a bound that is no number": (lambda g: g.node("Clip", [g.input("x", (4,)), g.constant(np.float32("nan"))]), r"bound nan"),
    "a lower bound of infinity": (lambda g: g.node("Clip", [g.input("x", (4,)), g.constant(np.float32("inf"))]), r"bound inf"),
    "an empty constant": (lambda g: g.node("Concat", [g.input("x", (4,)), g.constant(np.float32([]))], axis=0), r"empty"),
    "more inputs": (lambda g: g.node("BipolarQuant", [g.input("x", (4,)), *[g.constant(np.float32(1))] * 2], "onnx.brevitas"), r"3 inputs: 2"),
    "more outputs": (
        lambda g: g.node("BipolarQuant", [g.input("x", (4,)), g.constant(np.float32(1))], "onnx.brevitas", outputs=2),
        r"2 outputs: it has 1",
    ),
    "the mask of a dropout": (lambda g: g.node("Dropout", [g.input("x", (4,))], outputs=2), r"mask"),
    "duplicate tensor": (lambda g: [g.node("Relu", [g.input("x", (4,))], name="a"), g.node("Neg", ["x"], name="a")], r"twice"),
    "input of nothing": (lambda g: g.node("Relu", ["nowhere"]), r"reads 'nowhere', which no input"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    build, pattern = REFUSED[name]
    assert re.search(pattern, refusal(build)), refusal(build)


def test_refused_inputs() -> None:
    def relu(g: Graph) -> Any:
        return g.node("Relu", [g.input("x", ("n", 4))])

    assert "no such input" in refusal(relu, shapes={"x": (1, 4), "y": (1,)})
    assert "rank is 2" in refusal(relu, shapes={"x": (4,)})
    assert "dimension 1 is 4 in the model, not 5" in refusal(relu, shapes={"x": (1, 5)})
    assert "dimension 0 is 0" in refusal(relu, shapes={"x": (0, 4)})
    assert "7 to 28" in refusal(relu, opset=6)


def test_refused_files(tmp_path: Path) -> None:
    path = tmp_path / "model.onnx"
    with pytest.raises(UserError, match="no such file"):
        from_onnx(path)
    for content in (b"", b"not a protobuf", b"\x08\x0a"):
        path.write_bytes(content)
        for source in (path, str(path), content):
            with pytest.raises(UserError):
                from_onnx(source)
    with pytest.raises(UserError, match="int is no ONNX model"):
        from_onnx(3)


def test_names_must_be_text() -> None:
    g = Graph()
    g.output(g.node("Relu", [g.input("plain", (4,))]))
    data = g.model().SerializeToString().replace(b"plain", b"p\xff\xfein")
    with pytest.raises(UserError, match="is not UTF-8"):
        from_onnx(data)


def test_an_axis_that_onnx_does_not_check() -> None:
    """ONNX's inference reads beyond an array for this axis, so it must not see it."""
    g = Graph()
    inputs = [g.input("x", (3, 4)), g.constant(np.ones(4, np.float32))]
    g.output(g.node("LayerNormalization", inputs, axis=(1 << 63) - 1))
    with pytest.raises(UserError, match=r"LayerNormalization.* attribute axis is 9223372036854775807"):
        from_onnx(g.model(infer=False))


def test_what_nobody_reads() -> None:
    """Second outputs that are listed but not read, open dimensions written as -1, outputs without a shape."""
    g = Graph(opset=13)
    pooled, _ = g.node(
        "MaxPool",
        [g.node("Dropout", [g.input("x", (1, 1, 4, 4))], outputs=2)[0]],
        outputs=2,
        kernel_shape=[2, 2],
        strides=[2, 2],
    )
    g.output(pooled)
    model = g.model()
    model.graph.input[0].type.tensor_type.shape.dim[0].dim_value = -1
    model.graph.output[0].type.tensor_type.ClearField("shape")
    (found,) = compiled(from_onnx(model, {"x": (2, 1, 4, 4)}))(
        np.arange(32, dtype=np.float32).reshape(2, 1, 4, 4)
    )
    assert found.reshape(-1).tolist() == [5, 7, 13, 15, 21, 23, 29, 31]
    with pytest.raises(UserError, match="dimension 0 is not fixed"):
        from_onnx(model)
