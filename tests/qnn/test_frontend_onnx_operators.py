"""ONNX's operators of floats, indices, integers, and its recurrent layers, compiled, against ONNX Runtime."""

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from onnx import TensorProto as T

from tests.qnn.onnx_checks import conv_variants, near, random, same
from tests.qnn.onnx_models import Graph, f32, i32, i64, run_compiled, run_reference, run_runtime, u8


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


INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
SHAPE = (3, 4, 5)


def indices(rng: Any, size: int, shape: tuple[int, ...]) -> np.ndarray:
    """Indices from both ends, the first and the last among them."""
    found = rng.integers(-size, size, shape)
    found.reshape(-1)[:2] = [-size, size - 1]
    return found


def given(g: Graph, constant: bool, array: np.ndarray) -> str:
    """A constant, or an input that the model is run with."""
    return g.constant(array) if constant else g.feed(f"i{len(g.feeds)}", array)


@pytest.mark.parametrize("constant", [False, True])
def test_gathers(constant: bool) -> None:
    """Of floats, bytes, int64, by indices from both ends, constant or not, also fewer than there is data."""
    g, rng = Graph(opset=18), random()
    data = {"f": rng.normal(0, 1, SHAPE).astype(f32), "b": rng.integers(0, 256, SHAPE).astype(u8),
            "l": rng.integers(-(1 << 62), 1 << 62, SHAPE)}  # fmt: skip
    names = [g.feed(name, array) for name, array in data.items()]
    for axis, shape in ((0, (6, 4, 5)), (1, (3, 2, 5)), (-1, (2, 3, 7)), (2, (1, 1, 2))):
        place = given(g, constant, indices(rng, SHAPE[axis], shape).astype(i32 if axis else i64))
        g.output(*(g.node("GatherElements", [name, place], axis=axis) for name in names))
    for depth, batches, shape in (
        (1, 0, (6,)), (2, 0, (2, 3)), (3, 0, (2, 1)), (1, 1, (3, 2)), (2, 1, (3,)), (1, 2, (3, 4)),
    ):  # fmt: skip
        columns = [indices(rng, SHAPE[batches + i], shape if shape != (3,) else (3, 1)) for i in range(depth)]
        place = given(g, constant, np.stack(columns, -1).reshape(*shape, depth).astype(i64))
        g.output(*(g.node("GatherND", [name, place], batch_dims=batches) for name in names))
    same(g)


@pytest.mark.exhaustive("operators", cover="constant dtype")
@pytest.mark.parametrize("constant", [False, True])
@pytest.mark.parametrize("dtype", ["float32", "int64", "uint8"])
def test_scatters(dtype: str, constant: bool) -> None:
    """Reductions take places more than once; without one, each place is written once."""
    g, rng = Graph(opset=18), random(1)
    x = g.feed("x", rng.integers(0, 9, SHAPE).astype(dtype))

    reductions = ["add", "mul", "max", "min"] if dtype != "uint8" else []
    for axis, shape in ((0, (2, 4, 3)), (-1, (3, 2, 5))):
        # Along the axis, a permutation: half of it counted from the end.
        order = np.argsort(rng.random(shape), axis=axis)
        order = np.where(rng.random(shape) < 0.5, order, order - SHAPE[axis])
        updates = given(g, constant, rng.integers(0, 9, shape).astype(dtype))
        once = given(g, constant, order.astype(i64))
        g.put("ScatterElements", [x, once, updates], axis=axis)
        often = given(g, constant, indices(rng, SHAPE[axis], shape))
        for reduction in reductions:
            g.put("ScatterElements", [x, often, updates], axis=axis, reduction=reduction)
    for depth in (1, 2, 3):
        rows = np.stack(np.unravel_index(rng.permutation(np.prod(SHAPE[:depth]))[:2], SHAPE[:depth]), -1)
        rows = np.where(rng.random(rows.shape) < 0.5, rows, rows - np.array(SHAPE[:depth]))
        updates = given(g, constant, rng.integers(0, 9, (2, *SHAPE[depth:])).astype(dtype))
        g.put("ScatterND", [x, given(g, constant, rows), updates])
        twice = given(g, constant, np.stack([rows[0], rows[0]]))
        for reduction in reductions:
            g.put("ScatterND", [x, twice, updates], reduction=reduction)
    same(g)


def test_indices_beyond_the_data_at_run_time() -> None:
    """They are taken for the nearest that there is, so that nothing else is read or written."""
    g, rng = Graph(opset=18), random(2)
    x, i = g.input("x", (4, 2)), g.input("i", (3, 2), T.INT64)
    g.output(
        g.node("GatherElements", [x, i], axis=0),
        g.node("GatherND", [x, i]),
        g.node("ScatterElements", [x, i, np.ones((3, 2), f32)], axis=0, reduction="add"),
        g.node("ScatterND", [x, i, f32([10, 20, 40])], reduction="add"),
    )
    data = rng.normal(0, 1, (4, 2)).astype(f32)
    far = run_compiled(g.model(), {"x": data, "i": i64([[9, -9], [-(1 << 62), 1 << 62], [1, 1]])})
    near_ = run_compiled(g.model(), {"x": data, "i": i64([[3, 0], [0, 1], [1, 1]])})
    # Along axis 0 of size 4, and for both axes at once: the nearest of 1 << 62 is 3 in the one, 1 in the
    # other.
    assert (far["gathernd1_0"] == near_["gathernd1_0"]).all()
    assert (far["scatternd3_0"] == near_["scatternd3_0"]).all()
    assert_array_equal(far["gatherelements0_0"], data[[[3, 0], [0, 3], [1, 1]], [0, 1]])


def test_top_k() -> None:
    """Equal elements among them: of these the first comes first."""
    g, rng = Graph(opset=18), random(3)
    for name, dtype in (("x", f32), ("q", i32), ("l", i64)):
        data = g.feed(name, rng.integers(-3, 3, SHAPE).astype(dtype))
        for axis, count in ((-1, 1), (2, 5), (0, 2), (1, 3)):
            for largest in (0, 1):
                k = g.constant(i64([count]))
                values, places = g.node("TopK", [data, k], outputs=2, axis=axis, largest=largest)
                g.output(values, places)
    same(g)


def test_sums_masks_and_one_hot() -> None:
    g, rng = Graph(opset=18), random(4)
    x, q = g.feed("x", rng.normal(0, 2, SHAPE).astype(f32)), g.feed("q", rng.integers(-6, 6, SHAPE))
    for axis in (0, 1, -1):
        for exclusive, reverse in ((0, 0), (1, 0), (0, 1), (1, 1)):
            attrs = {"exclusive": exclusive, "reverse": reverse}
            g.output(*(g.node("CumSum", [data, i64(axis)], **attrs) for data in (x, q)))
    for upper in (0, 1):
        g.output(g.node("Trilu", [x], upper=upper), g.node("Trilu", [q, i64(-2)], upper=upper))
    hot = [g.constant(i64(4)), g.constant(f32([-1, 2]))]
    g.output(g.node("OneHot", [q, *hot]), g.node("OneHot", [q, *hot], axis=0))
    for op in ("ReduceL1", "ReduceL2", "ReduceSumSquare", "ReduceLogSumExp"):
        g.output(g.node(op, [x, i64([0, 2])], keepdims=0), g.node(op, [x]))
        g.put(op, [x], noop_with_empty_axes=1)
    g.put("ReduceLogSum", [g.node("Exp", [x])], keepdims=0)
    near(g, steps=0, expected=run_reference)


def test_last_of_equal_maxima() -> None:
    g = Graph(opset=13)
    x = g.feed("x", f32([[3, 1, 3, 1, 2, 2], [3, 1, 0, 5, 2, 5]]))
    for op in ("ArgMax", "ArgMin"):
        for axis in (0, 1):
            g.output(g.node(op, [x], axis=axis, select_last_index=1, keepdims=0), g.node(op, [x], axis=axis))
    same(g)


@pytest.mark.parametrize("dtype", INTEGERS)
def test_integers_of_every_width(dtype: str) -> None:
    """All pairs of extremes and small numbers; sums, products wrap. What ONNX Runtime lacks, numpy says."""
    code, limits = getattr(T, dtype.upper()), np.iinfo(dtype)
    numbers = sorted({limits.min, limits.min + 1, -7, -3, -1, 0, 1, 2, 3, 7, 100, limits.max - 1, limits.max})
    values = np.array([n for n in numbers if limits.min <= n <= limits.max], dtype)
    g, count = Graph(opset=18), len(values)
    x, y = g.input("x", (count, 1), code), g.input("y", (1, count), code)
    for op in ("Add", "Sub", "Mul", "Div", "Mod", "Max", "Min", "Equal", "Less", "LessOrEqual", "Greater",
               "GreaterOrEqual", "BitwiseAnd", "BitwiseOr", "BitwiseXor"):  # fmt: skip
        g.put(op, [x, y], name=op)
    g.put("Mod", [x, y], name="fmod", fmod=1)
    unary = ["Abs", "Sign", "BitwiseNot", *(["Neg"] if limits.min else [])]
    g.output(*(g.node(op, [x], name=op) for op in unary))
    found = run_compiled(g.model(), {"x": values[:, None], "y": values[None]})
    a, b = np.broadcast_arrays(values[:, None], values[None])
    safe = np.where(b == 0, 1, b).astype(dtype)
    with np.errstate(over="ignore"):
        wide_a, wide_b = a.astype(object), safe.astype(object)
        pairs = list(zip(wide_a.flat, wide_b.flat, strict=True))
        quotient = [abs(p) // abs(q) * (1 if (p < 0) == (q < 0) else -1) for p, q in pairs]
        wrapped = np.array([q & ((1 << limits.bits) - 1) for q in quotient], np.uint64)
        expected = {
            "Add": a + b, "Sub": a - b, "Mul": a * b, "Max": np.maximum(a, b), "Min": np.minimum(a, b),
            "Div": wrapped.astype(f"uint{limits.bits}").view(dtype).reshape(a.shape), "Equal": a == b,
            "Less": a < b,
            "LessOrEqual": a <= b, "Greater": a > b, "GreaterOrEqual": a >= b, "BitwiseAnd": a & b,
            "BitwiseOr": a | b,
            "BitwiseXor": a ^ b, "BitwiseNot": ~values[:, None], "Abs": np.abs(values[:, None]),
            "Sign": np.sign(values[:, None]), "Neg": -values[:, None],
            "Mod": np.array([p % q for p, q in pairs], dtype).reshape(a.shape),
            "fmod": np.fmod(a, np.where(safe == np.array(-1).astype(dtype), 1, safe).astype(dtype))
                    if limits.min else np.fmod(a, safe),
        }  # fmt: skip
    for name, array in found.items():
        wanted = expected[name.removesuffix("_0")]
        assert array.dtype == wanted.dtype
        assert_array_equal(array, wanted, err_msg=name)


def test_powers_of_mixed_types() -> None:
    g, rng = Graph(opset=15), random(5)
    names = [g.feed(kind, rng.integers(1, 6, 6).astype(kind)) for kind in "fdil"]
    for base in names:
        g.output(*(g.node("Pow", [base, exponent]) for exponent in names))
    near(g, steps=0)


def test_shifts_by_the_width_and_more() -> None:
    g = Graph(opset=18)
    x, n = g.input("x", (4,), T.UINT8), g.input("n", (4,), T.UINT8)
    g.output(*(g.node("BitShift", [x, n], direction=d) for d in ("LEFT", "RIGHT")))
    found = run_compiled(g.model(), {"x": u8([255, 129, 255, 255]), "n": u8([1, 7, 8, 200])})
    assert [array.tolist() for array in found.values()] == [[254, 128, 0, 0], [127, 1, 0, 0]]


GATES = {"RNN": 1, "GRU": 3, "LSTM": 4}
TIME, BATCH, INPUTS, HIDDEN = 5, 3, 4, 6
FUNCTIONS: dict[str, list[dict[str, Any]]] = {
    "RNN": [
        {"activations": ["Relu"]},
        {"activations": ["Affine"], "activation_alpha": [0.5], "activation_beta": [0.25]},
        {"activations": ["Elu"], "activation_alpha": [0.7], "clip": 0.5},
    ],
    "GRU": [
        {"activations": ["HardSigmoid", "Softsign"], "activation_alpha": [0.3], "activation_beta": [0.4]},
        {"linear_before_reset": 1, "clip": 0.8},
    ],
    "LSTM": [
        {"activations": ["HardSigmoid", "LeakyRelu", "ScaledTanh"], "activation_alpha": [0.3, 0.1, 0.9],
         "activation_beta": [0.4, 1.1]},
        {"clip": 0.4}, {"input_forget": 1},
    ],
}  # fmt: skip


def recurrent(g: Graph, kind: str, x: str, rng: Any, parts: str = "", many: int = 1, **attrs: Any) -> None:
    """A node; ``parts`` says which optional inputs it has: b(ias), l(engths), s(tate), p(eephole)."""

    def weight(*shape: int) -> str:
        return g.constant(rng.normal(0, 0.7, (many, *shape)).astype(f32))

    wide = GATES[kind] * HIDDEN
    inputs = [x, weight(wide, INPUTS), weight(wide, HIDDEN), weight(2 * wide) if "b" in parts else ""]
    lengths = g.constant(rng.integers(1, TIME + 1, BATCH).astype(i32)) if "l" in parts else ""
    inputs += [lengths, weight(BATCH, HIDDEN) if "s" in parts else ""]
    if kind == "LSTM":
        inputs += [weight(BATCH, HIDDEN) if "s" in parts else "", weight(3 * HIDDEN) if "p" in parts else ""]
    g.put(kind, inputs, outputs=3 if kind == "LSTM" else 2, hidden_size=HIDDEN, **attrs)


@pytest.mark.parametrize("kind", GATES)
def test_recurrent_layers(kind: str) -> None:
    g, rng = Graph(opset=14), random()
    x = g.feed("x", rng.normal(0, 1, (TIME, BATCH, INPUTS)).astype(f32))
    flags = (0, 1) if kind == "GRU" else (None,)
    turns = (("forward", 1), ("reverse", 1), ("bidirectional", 2))
    for flag, (direction, directions) in product(flags, turns):
        attrs = {} if flag is None else {"linear_before_reset": flag}
        for parts in ("", "bls"):
            recurrent(g, kind, x, rng, parts, directions, direction=direction, **attrs)
    for attrs in FUNCTIONS[kind]:
        recurrent(g, kind, x, rng, "bs", **attrs)
    if kind == "LSTM":
        recurrent(g, kind, x, rng, "bsp")
    near(g)


def test_lengths_at_run_time() -> None:
    """Sequences end where an input says; one that says more than there is ends at the last step."""
    g, rng = Graph(opset=14), random(2)
    x, lengths = g.input("x", (TIME, BATCH, INPUTS)), g.input("n", (BATCH,), T.INT32)
    weights = [g.constant(rng.normal(0, 1, (2, 4 * HIDDEN, n)).astype(f32)) for n in (INPUTS, HIDDEN)]
    g.put("LSTM", [x, *weights, "", lengths], outputs=3, hidden_size=HIDDEN, direction="bidirectional")
    feeds = {"x": rng.normal(0, 1, (TIME, BATCH, INPUTS)).astype(f32), "n": i32([2, 5, 1])}
    near(g.model(), feeds)
    beyond = run_compiled(g.model(), {**feeds, "n": i32([5, 100, -3])})
    whole = run_compiled(g.model(), {**feeds, "n": i32([5, 5, 0])})
    for name, array in whole.items():
        assert_array_equal(beyond[name], array)


def test_sizes_of_one() -> None:
    g, rng = Graph(opset=14), random(3)
    x = g.feed("x", f32([[[0.7]]]))
    for kind, gates in GATES.items():
        weights = [g.constant(rng.normal(0, 1, (1, gates, 1)).astype(f32)) for _ in range(2)]
        g.put(kind, [x, *weights], outputs=2, hidden_size=1)
    near(g)


@pytest.mark.parametrize("per_channel", [False, True])
def test_lstm_of_dynamic_quantization(per_channel: bool, tmp_path: Path) -> None:
    """What ONNX Runtime's quantizer makes of LSTM; a state that is one step apart moves others a little."""
    from onnxruntime.quantization import QuantType, quantize_dynamic

    g, rng = Graph(opset=14), random(4)
    x = g.input("x", (TIME, 1, INPUTS))
    recurrent(g, "LSTM", x, rng, "b", 2, direction="bidirectional")
    plain, quantized = tmp_path / "float.onnx", tmp_path / "quantized.onnx"
    onnx.save(g.model(), plain)
    for kind in (QuantType.QInt8, QuantType.QUInt8):
        quantize_dynamic(plain, quantized, per_channel=per_channel, weight_type=kind)
        model = onnx.load(quantized)
        assert [n.op_type for n in model.graph.node] == ["DynamicQuantizeLSTM"]
        feeds = {"x": rng.normal(0, 1, (TIME, 1, INPUTS)).astype(f32)}
        ours, theirs = run_compiled(model, feeds), run_runtime(model, feeds)
        for name, array in theirs.items():
            assert ours[name].shape == array.shape
            assert_allclose(ours[name], array, rtol=0, atol=2e-6)
