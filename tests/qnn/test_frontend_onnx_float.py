"""Float operators of ONNX through the front end, compiled, against ONNX Runtime."""

from typing import Any

import numpy as np
import pytest

from tests.qnn.onnx_checks import conv_variants, near, random, same
from tests.qnn.onnx_models import Graph, f32, i64, u8

# ---------------------------------------------------------------- float operators


def test_float_layers() -> None:
    g, rng = Graph(opset=17), random()
    x, line = (
        g.feed(name, rng.normal(0, 2, shape).astype(f32))
        for name, shape in (("x", (2, 6, 9, 8)), ("line", (1, 4, 11)))
    )

    def weight(*shape: int) -> str:
        return g.constant(rng.normal(0, 1, shape).astype(f32))

    for shape, attrs in conv_variants(g, "Conv"):
        g.put("Conv", [x, weight(*shape), weight(shape[0])], **attrs)
    g.put("Conv", [line, weight(6, 2, 3)], group=2, auto_pad="SAME_LOWER", strides=[2])
    for attrs in (
        {"pads": [1, 0, 1, 1]},
        {"ceil_mode": 1, "strides": [2, 3]},
        {"ceil_mode": 1, "strides": [2, 2], "pads": [1, 1, 1, 1]},
        {"auto_pad": "SAME_LOWER", "strides": [2, 2]},
    ):
        g.put("MaxPool", [x], kernel_shape=[3, 2], **attrs)
        g.put("AveragePool", [x], kernel_shape=[3, 2], **attrs)
        g.put("AveragePool", [x], kernel_shape=[3, 2], count_include_pad=1, **attrs)
    g.output(g.node("MaxPool", [x], kernel_shape=[2, 2], dilations=[3, 2]), g.node("GlobalAveragePool", [x]))
    for attrs in (
        {"strides": [2, 2], "pads": [1, 1, 1, 1], "output_padding": [1, 1]},
        {"strides": [2, 1], "dilations": [1, 2], "auto_pad": "SAME_UPPER"},
        {"strides": [2, 2], "output_shape": [18, 16]},
    ):
        g.put("ConvTranspose", [x, weight(6, 5, 3, 3), weight(5)], **attrs)
    norm = [g.constant(rng.uniform(0.5, 2, 6).astype(f32)) for _ in range(4)]
    g.put("BatchNormalization", [x, *norm], epsilon=1e-3)
    g.output(g.node("InstanceNormalization", [x, *norm[:2]]), g.node("LRN", [x], size=3, alpha=0.1))
    g.put("GlobalMaxPool", [x])
    g.put("DepthToSpace", [g.node("Transpose", [x], perm=[0, 3, 1, 2])], blocksize=2)
    g.put("LayerNormalization", [x, weight(8), weight(8)])
    flat = g.node("Flatten", [x], axis=3)
    g.put("Gemm", [flat, weight(5, 8), weight(5)], transB=1, alpha=0.5, beta=2.0)
    g.output(g.node("Gemm", [flat, weight(108, 5)], transA=1), g.node("MatMul", [x, weight(8, 3)]))
    for attrs in (
        {"mode": "nearest", "coordinate_transformation_mode": "asymmetric", "nearest_mode": "floor"},
        {"mode": "linear", "coordinate_transformation_mode": "half_pixel"},
        {"mode": "cubic", "coordinate_transformation_mode": "pytorch_half_pixel"},
        {"mode": "nearest", "coordinate_transformation_mode": "half_pixel"},
    ):
        g.put("Resize", [x, "", f32([1, 1, 2, 2.5])], **attrs)
    sizes = g.constant(i64([2, 6, 5, 17]))
    g.put("Resize", [x, "", "", sizes], mode="linear", coordinate_transformation_mode="align_corners")
    near(g)


def test_float_elementwise() -> None:
    g, rng = Graph(opset=22), random()
    x, y, z = g.input("x", (2, 3, 4)), g.input("y", (3, 1)), g.input("z", (2, 14))
    for op, attrs in (
        ("HardSigmoid", {"alpha": 0.3, "beta": 0.4}), ("HardSwish", {}), ("LeakyRelu", {"alpha": 0.2}),
        ("Relu", {}),
        ("Elu", {"alpha": 0.5}), ("Selu", {}), ("Mish", {}), ("Gelu", {}), ("Gelu", {"approximate": "tanh"}),
        ("Sigmoid", {}), ("Tanh", {}), ("Softplus", {}), ("Softsign", {}), ("Shrink", {}),
        ("ThresholdedRelu", {}),
        ("Shrink", {"lambd": -1.0, "bias": 2.0}),
        ("Exp", {}), ("Erf", {}), ("Sqrt", {}), ("Neg", {}), ("Abs", {}), ("Sign", {}), ("Round", {}),
        ("Floor", {}),
        ("Ceil", {}), ("Reciprocal", {}), ("Softmax", {}), ("LogSoftmax", {}),
    ):  # fmt: skip
        g.put(op, [z], **attrs)
    for op, attrs in (("Softmax", {"axis": 1}), ("ArgMax", {"axis": 2, "keepdims": 0})):
        g.put(op, [x], **attrs)
    for op in ("ReduceMean", "ReduceMax"):
        g.output(g.node(op, [x, i64([0, -1])], keepdims=0), g.node(op, [x]))
    for op in ("Add", "Sub", "Mul", "Div", "Max", "Min", "Less", "Greater", "Equal"):
        g.put(op, [x, y])
    low, high = g.constant(f32(-0.5)), g.constant(f32(0.75))
    for bounds in ([low, high], [low], ["", high], [high, low], []):
        g.put("Clip", [x, *bounds])
    g.output(g.node("Sum", [x, y, x]), g.node("Where", [g.node("Less", [x, y]), x, y]))
    g.put("PRelu", [x, f32([[0.1], [0.2], [0.3]])])
    feeds = {"x": rng.normal(0, 2, (2, 3, 4)).astype(f32), "y": rng.normal(0, 2, (3, 1)).astype(f32)}
    sizes = f32([0, 0.5, 1, 1.5, 2.5, 5, 20, 88, 89, 100, 1e4, 1e30, 3e38, 1e-42])
    feeds["z"] = np.stack([sizes, -sizes])
    near(g.model(), feeds)


def test_movements() -> None:
    """Elements moved by constants, of floats and of the integers between quantizers."""
    g, rng = Graph(opset=18), random()
    x = g.feed("x", rng.normal(0, 2, (2, 6, 4, 5)).astype(f32))
    q = g.feed("q", rng.integers(0, 256, (2, 6, 4, 5)).astype(u8))
    for data in (x, q):

        def put(op: str, *numbers: Any, data: str = data, **how: Any) -> None:
            g.put(op, [data, *map(i64, numbers)], **how)

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
        zero = g.constant(u8(7)) if data == q else g.constant(f32(-1.5))
        g.put("Pad", [data, i64([0, 1, 2, 0, 0, 0, 1, 3]), zero])
        g.put("Pad", [data, i64([1, 2, 3, 2]), "", i64([2, 3])], mode="reflect")
        g.output(g.node("Concat", [data, data], axis=-1), g.node("MaxPool", [data], kernel_shape=[2, 2]))
    same(g)


@pytest.mark.parametrize("opset", [7, 10, 11, 12, 13])
def test_older_versions(opset: int) -> None:
    """Operators whose attributes became inputs, as they were before."""
    g, rng = Graph(opset=opset), random()
    x = g.input("x", (2, 3, 4, 1))
    g.put("Softmax", [x], axis=1)
    if opset < 13:
        g.output(g.node("Squeeze", [x], axes=[3]), g.node("Unsqueeze", [x], axes=[0, 2]))
        g.put("Split", [x], outputs=2, axis=2, split=[1, 3])
        g.put("ReduceSum", [x], axes=[1, -1] if opset > 10 else [1, 3])
    else:
        g.output(g.node("Squeeze", [x, i64([3])]), g.node("ReduceSum", [x, i64([1])]))
    if opset < 10:
        g.put("Slice", [x], starts=[0, -2], ends=[1, 1000], axes=[0, 2])
    if opset < 11:
        g.put("Clip", [x], min=-0.5, max=0.5)
        g.put("Pad", [x], pads=[0, 0, 1, 1, 0, 0, 0, 2], value=2.0)
    if opset == 10:
        g.put("Resize", [x, f32([1, 1, 2, 3])], mode="linear")
        g.put("Resize", [x, f32([1, 1, 0.5, 3])], mode="nearest")
    if opset == 7:
        g.put("Upsample", [x], scales=[1.0, 1.0, 2.0, 3.0], mode="nearest")
    if opset >= 11:
        g.put("Resize", [x, f32([]), f32([1, 1, 2, 3])], mode="nearest")
    if opset >= 10:
        step = g.constant(f32(0.1))
        q = g.node("QuantizeLinear", [x, step, u8(9)])
        g.output(q, g.node("DequantizeLinear", [q, step, u8(9)]))
    norm = [g.constant(rng.uniform(0.5, 2, 3).astype(f32)) for _ in range(4)]
    g.output(g.node("BatchNormalization", [x, *norm]), g.node("Dropout", [x]))
    near(g.model(), {"x": rng.normal(0, 1, (2, 3, 4, 1)).astype(f32)})
