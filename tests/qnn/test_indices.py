"""Axes and indices from both ends: random operators of ONNX and TFLite beside ONNX Runtime and LiteRT."""

import math
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.testing import assert_array_equal

from tests.needs import import_or_skip

import_or_skip("tvm")
from tvm import relax

import synth
from synth.errors import UserError
from tests.qnn.onnx_checks import near
from tests.qnn.onnx_models import Graph, f32, i64
from tests.qnn.relax_model import Model as RelaxModel

ALONG = ("Softmax", "LogSoftmax", "Hardmax", "ArgMax", "ArgMin")
REDUCTIONS = ("SUM", "MEAN", "REDUCE_MAX")
OVER = ("ReduceSum", "ReduceMax", "ReduceMean", "ReduceL2")
few_examples = settings(max_examples=2, deadline=None, derandomize=True, database=None)


def image(random: Random) -> tuple[list[int], np.ndarray]:
    """A shape of up to four axes, and numbers of this shape, of which no two are equal."""
    shape = [random.randint(1, 5) for _ in range(random.randint(1, 4))]
    count = math.prod(shape)
    return shape, np.random.default_rng(count).permutation(count).reshape(shape).astype(f32)


def indices(random: Random, size: int, shape: tuple[int, ...]) -> np.ndarray:
    """Indices from both ends, the first and the last among them."""
    ends = [
        random.choice((-size, -1, 0, size - 1, random.randrange(-size, size)))
        for _ in range(math.prod(shape))
    ]
    return i64(ends).reshape(shape)


def cut(random: Random, size: int) -> tuple[int, int, int]:
    """Start, end and step of a slice with an element, inside and outside of an axis."""
    ends = (-99, -size, -1, 0, 1, size - 1, size, 99)
    steps = (-2, -1, 1, 1, 2, 3)
    found = [(a, b, s) for a in ends for b in ends for s in steps if range(size)[slice(a, b, s)]]
    return random.choice(found)


@few_examples
@given(st.randoms(use_true_random=False))
def test_onnx(random: Random) -> None:
    shape, x = image(random)
    rank, g = len(shape), Graph(opset=18)
    data = g.feed("x", x)
    for turn in range(2):
        axis, new = random.randrange(-rank, rank), random.randrange(-rank - 1, rank + 1)
        n, constant = shape[axis], turn == 0
        others = tuple(2 if i == axis % rank else d for i, d in enumerate(shape))

        def where(array: np.ndarray, constant: bool = constant) -> str:
            return g.constant(array) if constant else g.feed(f"i{len(g.feeds)}", array)

        some, depth = where(indices(random, n, (2, 3))), random.randint(1, rank)
        rows = np.stack([indices(random, d, (3,)) for d in shape[:depth]], -1)
        order = np.argsort(np.random.default_rng(n).random(shape), axis) - random.choice((0, n))
        first, last, step = (i64([v]) for v in cut(random, n))
        part = random.randint(1, n)
        g.output(
            g.node("Gather", [data, some], axis=axis), g.node("Gather", [data, where(i64(-1))], axis=axis),
            g.node("GatherElements", [data, where(indices(random, n, others))], axis=axis),
            g.node("GatherND", [data, where(rows)]),
            g.node("ScatterElements", [data, where(order), -x], axis=axis),
            g.node("ScatterND", [data, where(rows[:1]), np.ones((1, *shape[depth:]), f32)]),
            g.node("Slice", [data, first, last, i64([axis]), step]),
            g.node("Unsqueeze", [data, i64([new])]),
            g.node("Squeeze", [g.node("Unsqueeze", [data, i64([new])]), i64([new])]),
            g.node("Flatten", [data], axis=random.randint(-rank, rank)),
            g.node("Concat", [data, data], axis=axis), g.node("CumSum", [data, i64(axis)]),
            *(g.node(op, [data], axis=axis) for op in ALONG),
            *(g.node(op, [data, i64([axis])]) for op in OVER),
            *g.node("TopK", [data, i64([part])], outputs=2, axis=axis),
            g.node("OneHot", [where(indices(random, 4, (3,))), i64(4), f32([0, 1])], axis=-turn),
            g.node("Pad", [data, i64([1, 2]), f32(7), i64([axis])]),
        )  # fmt: skip
        if part < n:
            g.output(*g.node("Split", [data, i64([part, n - part])], outputs=2, axis=axis))
        if rank > 1:
            g.output(g.node("Trilu", [data, i64(random.randint(-4, 4))], upper=turn))
    near(g, steps=0)


@few_examples
@given(st.randoms(use_true_random=False))
def test_tflite(random: Random) -> None:
    import_or_skip("ai_edge_litert", reason="needs LiteRT's interpreter and schema")
    from tests.qnn.test_frontend_tflite import both
    from tests.qnn.tflite_writer import Model, fb

    shape, _ = image(random)
    rank, m = len(shape), Model()
    x = m.input("x", shape, "float32")

    def ints(values: Any) -> int:
        return m.constant(np.array(values, np.int32))

    like = np.zeros(shape, f32)
    for _ in range(2):
        axis, new = random.randrange(-rank, rank), random.randrange(-rank - 1, rank + 1)
        n = shape[axis]
        front = indices(random, n, (random.randint(1, 4),)) % n
        cuts = [cut(random, d) for d in shape]
        mask = random.randrange(1, 1 << rank)
        ends = [(j, j + 1 or 99, 1) for j in (int(indices(random, d, ())) for d in shape)]
        chosen = tuple(e[0] if mask >> a & 1 else slice(*e) for a, e in enumerate(ends))
        begin = [random.randrange(d) for d in shape]
        size = [random.choice((-1, random.randint(1, d - b))) for b, d in zip(begin, shape, strict=True)]
        sized = tuple(slice(b, None if s == -1 else b + s) for b, s in zip(begin, size, strict=True))
        reduced, twice = like.max(axis, keepdims=True), [x, x]
        for name, inputs, result, options in (
            ("GATHER", [x, ints(front)], np.take(like, front, axis), fb.GatherOptionsT(axis)),
            ("STRIDED_SLICE", [x, *map(ints, zip(*cuts, strict=True))], like[tuple(slice(*c) for c in cuts)],
             fb.StridedSliceOptionsT()),
            ("STRIDED_SLICE", [x, *map(ints, zip(*ends, strict=True))], like[chosen],
             fb.StridedSliceOptionsT(shrinkAxisMask=mask)),
            ("SLICE", [x, ints(begin), ints(size)], like[sized], None),
            ("PACK", twice, np.stack([like, like], new), fb.PackOptionsT(2, new)),
            ("CONCATENATION", twice, np.concatenate([like, like], axis), fb.ConcatenationOptionsT(axis)),
            ("EXPAND_DIMS", [x, ints(new)], np.expand_dims(like, new), None),
            *((name, [x, ints([axis])], reduced, fb.ReducerOptionsT(True)) for name in REDUCTIONS),
        ):  # fmt: skip
            shaped = (f"y{len(m.graph.outputs)}", result.shape, "float32")
            m.output(m.operator(name, inputs, shaped, options))
        for letter, name, inputs, options, part in (
            ("u", "UNPACK", [x], fb.UnpackOptionsT(n, axis), np.take(like, 0, axis)),
            ("s", "SPLIT", [ints(axis), x], fb.SplitOptionsT(n), np.take(like, [0], axis)),
        ):
            parts = [(f"{letter}{len(m.graph.outputs)}_{i}", part.shape, "float32") for i in range(n)]
            m.output(*m.operator(name, inputs, parts, options))
    for name, got, wanted in both(m.bytes(), 3):
        np.testing.assert_allclose(got, wanted, rtol=1e-5, atol=1e-6, err_msg=name)


def test_a_module_of_no_front_end() -> None:
    """Constant indices count from the end, those of run time are clamped, as a front end's."""
    x = np.arange(12, dtype=f32).reshape(4, 3)
    last, far = relax.const(np.int64(-1)), i64([9, -9, 2])
    op = relax.op
    module = RelaxModel(x=((4, 3), "float32"), i=((3,), "int64")).build(
        lambda m, x, i: [
            m(op.take(x, last, 0)),
            m(op.take(x, i, 0)),
            m(op.gather_elements(x, m(op.reshape(i, (1, 3))), 0)),
            m(op.gather_nd(x, m(op.reshape(i, (3, 1))))),
        ]
    )
    found = synth.compile(module)(x, far)
    rows = x[[3, 0, 2]]
    for got, want in zip(found, (x[-1], rows, x[[[3, 0, 2]], [0, 1, 2]], rows), strict=True):
        assert_array_equal(got, want)
    wrong = RelaxModel(x=((4, 3), "float32")).build(
        lambda m, x: [m(op.take(x, relax.const(i64([4])), 0), "row")]
    )
    with pytest.raises(
        UserError, match=r"operator row: index 4 is out of range for 4 elements; mend the model"
    ):
        synth.compile(wrong)
