"""Gathers, scatters, masks, sums, integer arithmetic through the ONNX front end, against ONNX Runtime."""

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal
from onnx import TensorProto as T

from tests.qnn.onnx_checks import near, random, refuses, same
from tests.qnn.onnx_models import Graph, f32, i32, i64, run_compiled, run_reference, u8

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


def test_constant_indices_beyond_the_data_are_refused() -> None:
    for op, index in (("GatherElements", [[4, 0]]), ("GatherND", [[0, 2]]), ("ScatterND", [[-5, 0]])):
        g = Graph(opset=18)
        inputs = [g.input("x", (4, 2)), g.constant(i64(index))]
        inputs += [g.constant(np.ones(1, f32))] if op == "ScatterND" else []
        g.put(op, inputs, name="picked")
        refuses(g, r"'picked'.*out of range")


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


def test_division_of_an_integer_by_a_constant_zero_is_refused() -> None:
    for op in ("Div", "Mod"):
        g = Graph(opset=18)
        x = g.input("x", (2,), T.INT32)
        g.put(op, [x, i32([3, 0])], name="share")
        refuses(g, r"'share'.*divided by 0")


def test_shifts_by_the_width_and_more() -> None:
    g = Graph(opset=18)
    x, n = g.input("x", (4,), T.UINT8), g.input("n", (4,), T.UINT8)
    g.output(*(g.node("BitShift", [x, n], direction=d) for d in ("LEFT", "RIGHT")))
    found = run_compiled(g.model(), {"x": u8([255, 129, 255, 255]), "n": u8([1, 7, 8, 200])})
    assert [array.tolist() for array in found.values()] == [[254, 128, 0, 0], [127, 1, 0, 0]]
