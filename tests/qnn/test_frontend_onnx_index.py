"""Gathers, scatters, masks, sums, integer arithmetic through the ONNX front end, against ONNX Runtime."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal
from onnx import TensorProto as T

from synth.errors import UserError
from synth.qnn.frontend.onnx import from_onnx
from tests.qnn.onnx_checks import near, random, same
from tests.qnn.onnx_models import Graph, f32, i32, i64, run_compiled, run_reference, run_runtime, u8

INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
SHAPE = (3, 4, 5)


def indices(rng: Any, size: int, shape: tuple[int, ...]) -> np.ndarray:
    """Indices from both ends, the first and the last among them."""
    found = rng.integers(-size, size, shape)
    found.reshape(-1)[:2] = [-size, size - 1]
    return found


@pytest.mark.parametrize("constant", [False, True])
def test_gathers(constant: bool) -> None:
    """Of floats, bytes, int64, by indices from both ends, constant or not, also fewer than there is data."""
    g, rng, feeds = Graph(opset=18), random(), {}

    def given(array: np.ndarray) -> str:
        if constant:
            return g.constant(array)
        feeds[f"i{len(feeds)}"] = array
        code = T.INT32 if array.dtype == i32 else T.INT64
        return g.input(f"i{len(feeds) - 1}", array.shape, code)

    data = {"f": rng.normal(0, 1, SHAPE).astype(f32),
        "b": rng.integers(0, 256, SHAPE).astype(u8),
            "l": rng.integers(-(1 << 62), 1 << 62, SHAPE)}  # fmt: skip
    kinds = {"f": T.FLOAT, "b": T.UINT8, "l": T.INT64}
    names = [g.input(name, SHAPE, kinds[name]) for name in data]
    for axis, shape in ((0, (6, 4, 5)), (1, (3, 2, 5)), (-1, (2, 3, 7)), (2, (1, 1, 2))):
        place = given(indices(rng, SHAPE[axis], shape).astype(i32 if axis else i64))
        g.output(*(g.node("GatherElements", [name, place], axis=axis) for name in names))
    for depth, batches, shape in (
        (1, 0, (6,)),
        (2, 0, (2, 3)),
        (3, 0, (2, 1)),
        (1, 1, (3, 2)),
        (2, 1, (3,)),
        (1, 2, (3, 4)),
    ):
        columns = [indices(rng, SHAPE[batches + i], shape if shape != (3,) else (3, 1)) for i in range(depth)]
        place = given(np.stack(columns, -1).reshape(*shape, depth).astype(i64))
        g.output(*(g.node("GatherND", [name, place], batch_dims=batches) for name in names))
    same(g.model(), {**data, **feeds})


@pytest.mark.parametrize("constant", [False, True])
@pytest.mark.parametrize("dtype", ["float32", "int64", "uint8"])
def test_scatters(dtype: str, constant: bool) -> None:
    """Reductions take places more than once; without one, each place is written once."""
    g, rng, feeds = Graph(opset=18), random(1), {}
    code = T.FLOAT if dtype == "float32" else getattr(T, dtype.upper())
    x = g.input("x", SHAPE, code)
    feeds["x"] = rng.integers(0, 9, SHAPE).astype(dtype)

    def given(array: np.ndarray, kind: int) -> str:
        if constant:
            return g.constant(array)
        name = f"i{len(feeds)}"
        feeds[name] = array
        return g.input(name, array.shape, kind)

    reductions = ["add", "mul", "max", "min"] if dtype != "uint8" else []
    for axis, shape in ((0, (2, 4, 3)), (-1, (3, 2, 5))):
        # Along the axis, a permutation: half of it counted from the end.
        order = np.argsort(rng.random(shape), axis=axis)
        order = np.where(rng.random(shape) < 0.5, order, order - SHAPE[axis])
        updates = given(rng.integers(0, 9, shape).astype(dtype), code)
        once = given(order.astype(i64), T.INT64)
        g.put("ScatterElements", [x, once, updates], axis=axis)
        often = given(indices(rng, SHAPE[axis], shape), T.INT64)
        for reduction in reductions:
            g.put("ScatterElements", [x, often, updates], axis=axis, reduction=reduction)
    for depth in (1, 2, 3):
        rows = np.stack(np.unravel_index(rng.permutation(np.prod(SHAPE[:depth]))[:2], SHAPE[:depth]), -1)
        rows = np.where(rng.random(rows.shape) < 0.5, rows, rows - np.array(SHAPE[:depth]))
        updates = given(rng.integers(0, 9, (2, *SHAPE[depth:])).astype(dtype), code)
        g.put("ScatterND", [x, given(rows, T.INT64), updates])
        twice = given(np.stack([rows[0], rows[0]]), T.INT64)
        for reduction in reductions:
            g.put("ScatterND", [x, twice, updates], reduction=reduction)
    same(g.model(), feeds)


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
        with pytest.raises(UserError, match=r"'picked'.*out of range"):
            from_onnx(g.model())


def test_top_k() -> None:
    """Equal elements among them: of these the first comes first."""
    g, rng, feeds = Graph(opset=18), random(3), {}
    for name, code in (("x", T.FLOAT), ("q", T.INT32), ("l", T.INT64)):
        data = g.input(name, SHAPE, code)
        feeds[name] = rng.integers(-3, 3, SHAPE).astype({"x": "f4", "q": "i4", "l": "i8"}[name])
        for axis, count in ((-1, 1), (2, 5), (0, 2), (1, 3)):
            for largest in (0, 1):
                k = g.constant(i64([count]))
                values, places = g.node("TopK", [data, k], outputs=2, axis=axis, largest=largest)
                g.output(values, places)
    same(g.model(), feeds)


def test_sums_masks_and_one_hot() -> None:
    g, rng = Graph(opset=18), random(4)
    x, q = g.input("x", SHAPE), g.input("q", SHAPE, T.INT64)
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
    feeds = {"x": rng.normal(0, 2, SHAPE).astype(f32), "q": rng.integers(-6, 6, SHAPE)}
    near(g.model(), feeds, steps=0, expected=run_reference)


def test_last_of_equal_maxima() -> None:
    g = Graph(opset=13)
    x = g.input("x", (2, 6))
    for op in ("ArgMax", "ArgMin"):
        for axis in (0, 1):
            g.output(g.node(op, [x], axis=axis, select_last_index=1, keepdims=0), g.node(op, [x], axis=axis))
    same(g.model(), {"x": f32([[3, 1, 3, 1, 2, 2], [3, 1, 0, 5, 2, 5]])})


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
        quotient = [
            abs(p) // abs(q) * (1 if (p < 0) == (q < 0) else -1)
            for p, q in zip(wide_a.flat, wide_b.flat, strict=True)
        ]
        wrapped = np.array([q & ((1 << limits.bits) - 1) for q in quotient], np.uint64)
        expected = {
            "Add": a + b, "Sub": a - b, "Mul": a * b, "Max": np.maximum(a, b), "Min": np.minimum(a, b),
            "Div": wrapped.astype(f"uint{limits.bits}").view(dtype).reshape(a.shape), "Equal": a == b,
            "Less": a < b,
            "LessOrEqual": a <= b, "Greater": a > b, "GreaterOrEqual": a >= b, "BitwiseAnd": a & b,
            "BitwiseOr": a | b,
            "BitwiseXor": a ^ b, "BitwiseNot": ~values[:, None], "Abs": np.abs(values[:, None]),
            "Sign": np.sign(values[:, None]), "Neg": -values[:, None],
            "Mod": np.array([p % q for p, q in zip(wide_a.flat, wide_b.flat, strict=True)],
                dtype).reshape(a.shape),
            "fmod": np.fmod(a, np.where(safe == np.array(-1).astype(dtype), 1, safe).astype(dtype))
                    if limits.min else np.fmod(a, safe),
        }  # fmt: skip
    for name, array in found.items():
        wanted = expected[name.removesuffix("_0")]
        assert array.dtype == wanted.dtype
        assert_array_equal(array, wanted, err_msg=name)


def test_powers_of_mixed_types() -> None:
    g, rng = Graph(opset=15), random(5)
    kinds = {"f": "float32", "d": "float64", "i": "int32", "l": "int64"}
    codes = {"f": T.FLOAT, "d": T.DOUBLE, "i": T.INT32, "l": T.INT64}
    names = [g.input(name, (6,), codes[name]) for name in kinds]
    for base in names:
        g.output(*(g.node("Pow", [base, exponent]) for exponent in names))
    feeds = {name: rng.integers(1, 6, 6).astype(kind) for name, kind in kinds.items()}
    near(g.model(), feeds, steps=0, expected=run_runtime)


def test_division_of_an_integer_by_a_constant_zero_is_refused() -> None:
    for op in ("Div", "Mod"):
        g = Graph(opset=18)
        x = g.input("x", (2,), T.INT32)
        g.put(op, [x, i32([3, 0])], name="share")
        with pytest.raises(UserError, match=r"'share'.*divided by zero"):
            from_onnx(g.model())


def test_shifts_by_the_width_and_more() -> None:
    g = Graph(opset=18)
    x, n = g.input("x", (4,), T.UINT8), g.input("n", (4,), T.UINT8)
    g.output(*(g.node("BitShift", [x, n], direction=d) for d in ("LEFT", "RIGHT")))
    found = run_compiled(g.model(), {"x": u8([255, 129, 255, 255]), "n": u8([1, 7, 8, 200])})
    assert [array.tolist() for array in found.values()] == [[254, 128, 0, 0], [127, 1, 0, 0]]
