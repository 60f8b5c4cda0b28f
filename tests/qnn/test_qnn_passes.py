"""FakeQuantToInteger, thresholds and ranges against the float graph and plain integers."""

from typing import Any

import numpy as np
import pytest
import tvm
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.testing import assert_array_equal
from tvm import relax

from synth.errors import UserError
from synth.qnn import ops as qnn
from synth.qnn.graph import bindings, op_name
from synth.qnn.ops.convert import reference_dequantize, reference_quantize
from synth.qnn.passes import canonicalize, fake_quant_to_integer, prepare
from synth.qnn.passes.ranges import infer_values
from synth.qnn.passes.thresholds import find_chain, find_steps
from synth.qnn.traits import apply
from synth.qnn.values import ValueRange, values_of_constant
from tests.qnn.qnn_harness import bounded
from tests.qnn.relax_model import F, Model, calls, run


def operators(module: Any) -> list[str]:
    return [operator for _, operator in calls(module)]


def check(integer: Any, floats: Any, *inputs: np.ndarray) -> None:
    """Every result of the integer graph is the float graph's."""
    for place, (got, want) in enumerate(
        zip(run(canonicalize(integer), *inputs), run(floats, *inputs), strict=True)
    ):
        assert_array_equal(got, want, err_msg=f"result {place}")


def test_convolutions_products_and_thresholds_equal_the_float_graph() -> None:
    """Scales are powers of two, so the float graph is exact and every integer must agree."""
    r = np.random.default_rng(1)

    def body(m: Model, x: Any) -> list[Any]:
        y = m.fake(x, 2**-5, 3, -128, 127, "int8")
        scales = 2.0 ** r.integers(-8, -5, (16, 1, 1, 1))
        w = m.weight(r.integers(-127, 128, (16, 3, 3, 3)).astype("int8"), scales)
        conv = m(relax.op.nn.conv2d(y, w, padding=(1, 1, 1, 1)), "conv1")
        bias = m.weight(r.integers(-999, 999, (1, 16, 1, 1)).astype("int32"), 2**-11)
        parts = [F(r.normal(size=16)), F(r.normal(size=16)), F(r.normal(size=16)), F(r.uniform(0.5, 2, 16))]
        norm = m(relax.op.nn.batch_norm(conv, *(relax.const(p) for p in parts), axis=1, training=False))
        low = m.fake(m(relax.op.nn.relu(m(tvm.ir.TupleGetItem(norm, 0)))), 0.5, 0, 0, 3, "uint8")
        ternary = m.weight(r.integers(-1, 2, (32, 16, 3, 3)).astype("int8"), 0.25)
        second = m(relax.op.nn.conv2d(low, ternary, strides=(2, 2), padding=(1, 0, 1, 0)))
        shifted = m(relax.op.subtract(relax.const(F(r.normal(size=(1, 32, 1, 1)))), second))
        signs = m.fake(shifted, 1.0, 0, -1, 1, "int8", bipolar=True)
        pooled = m(relax.op.nn.max_pool2d(signs, pool_size=(2, 2), strides=(2, 2)))
        flat = m(relax.op.reshape(pooled, (1, 64)))
        dense = m.weight(r.integers(-8, 8, (10, 64)).astype("int8"), 2.0 ** r.integers(-3, 0, (10, 1)))
        product = m(relax.op.matmul(flat, m(relax.op.permute_dims(dense, [1, 0]))))
        return [product, m(relax.op.add(conv, bias)), low]

    module = Model(x=((1, 3, 7, 7), "float32")).build(body)
    integer = fake_quant_to_integer(prepare(module))
    found = operators(integer)
    assert found.count("qnn.conv2d") == 2 and found.count("qnn.dense") == 1
    assert found.count("qnn.threshold") == 2
    assert "relax.nn.conv2d" not in found and "relax.matmul" not in found
    check(integer, prepare(module), F(r.normal(scale=1.5, size=(1, 3, 7, 7))))


def test_closing_rules_equal_the_float_graph() -> None:
    """Zero points of sums and products are even, so that a tie goes the same way before and after."""
    r = np.random.default_rng(2)

    def body(m: Model, x: Any, y: Any) -> list[Any]:
        def q(value: Any, scale: float, zero: int = 0, dtype: str = "int8") -> Any:
            return m(qnn.quantize(value, F(scale), np.int32(zero), **bounded(dtype)))

        a, b = m.fake(x, 2**-4, 5, -128, 127, "int8"), m.fake(y, 2**-5, 100, 0, 255, "uint8")
        clipped = m(relax.op.clip(a, 0, 6))
        hard = m(relax.op.clip(m(relax.op.add(a, relax.const(F(3)))), 0, 6))
        swish = m(relax.op.multiply(m(relax.op.multiply(a, hard)), relax.const(F(0.125))))
        joined = m(relax.op.concat([a, b], axis=1))
        return [
            q(a, 2**-3, -7), q(clipped, 2**-4, -100), q(m(relax.op.nn.relu(m(relax.op.add(a, b)))), 2**-3, 4),
            q(m(relax.op.multiply(a, b)), 2**-2, 2), q(m(relax.op.subtract(a, b)), 2**-3, 1, "uint8"),
            q(swish, 2**-4),
            q(m(relax.op.sigmoid(a)), 2**-8, -128), q(joined, 2**-3, 9),
            q(m(relax.op.mean(a, [2, 3])), 2**-5, 2),
            q(m(relax.op.nn.avg_pool2d(b, (2, 2), (2, 2))), 2**-5, 3, "uint8"), q(a, 2**-4, 5),
            q(m(relax.op.reshape(m(relax.op.mean(a, [2, 3])), (4,))), 2**-5, 2),
            q(m(relax.op.nn.max_pool2d(m(relax.op.add(a, b)), (3, 3), padding=(1, 1, 1, 1))), 2**-3, 4),
        ]  # fmt: skip

    module = Model(x=((1, 4, 4, 4), "float32"), y=((1, 4, 4, 4), "float32")).build(body)
    integer = fake_quant_to_integer(prepare(module))
    found = operators(integer)
    for wanted in ("qnn.requantize", "qnn.add", "qnn.mul", "qnn.subtract", "qnn.lookup", "qnn.concatenate",
                   "qnn.mean", "qnn.avg_pool2d"):  # fmt: skip
        assert wanted in found, wanted
    assert found.count("qnn.quantize") == 2, "only the inputs are quantized from floats"
    x, y = F(r.normal(scale=3, size=(1, 4, 4, 4))), F(r.normal(scale=3, size=(1, 4, 4, 4)))
    x.flat[:2], y.flat[:2] = (100, -100), (100, -100)
    check(integer, module, x, y)


def test_what_no_rule_covers_stays_float() -> None:
    def body(m: Model, x: Any) -> list[Any]:
        a = m.fake(x, 0.1, 0, -128, 127, "int8")
        rolled = m(relax.op.cumsum(a, axis=1))
        return [
            m.fake(rolled, 0.1, 0, -128, 127, "int8"),
            m(relax.op.nn.conv2d(a, relax.const(F(np.ones((2, 4, 1, 1)))))),
        ]

    module = Model(x=((1, 4, 2, 2), "float32")).build(body)
    integer = fake_quant_to_integer(prepare(module))
    assert {"relax.cumsum", "relax.nn.conv2d"} <= set(operators(integer))
    check(integer, module, F(np.random.default_rng(0).normal(size=(1, 4, 2, 2))))


def test_weights_in_another_shape_are_constants_at_once() -> None:
    r = np.random.default_rng(4)

    def body(m: Model, x: Any) -> list[Any]:
        weights = m.weight(r.integers(-8, 8, (2, 4)).astype("int8"), 0.5)
        shaped = m(relax.op.reshape(weights, (2, 4, 1, 1)))
        return [m(relax.op.nn.conv2d(m.fake(x, 2**-4, 0, -128, 127, "int8"), shaped))]

    module = Model(x=((1, 4, 2, 2), "float32")).build(body)
    integer = fake_quant_to_integer(prepare(module))
    found = operators(integer)
    assert "qnn.conv2d" in found and "relax.reshape" not in found
    check(integer, module, F(r.normal(size=(1, 4, 2, 2))))


CHANNELS = 3
OPERATIONS: dict[str, Any] = {
    "add": relax.op.add, "subtract": relax.op.subtract, "maximum": relax.op.maximum,
    "divide": relax.op.divide, "multiply": lambda y, c: relax.op.multiply(c, y),
    "subtract_from": lambda y, c: relax.op.subtract(c, y), "relu": lambda y, c: relax.op.nn.relu(y),
    "negative": lambda y, c: relax.op.negative(y), "clip": lambda y, c: relax.op.clip(y, -2, 3),
    "tanh": lambda y, c: relax.op.tanh(y), "leaky": lambda y, c: relax.op.nn.leakyrelu(y, 0.1),
}  # fmt: skip
_number = st.floats(-4, 4, width=32)
_columns = st.lists(_number, min_size=CHANNELS, max_size=CHANNELS)
_column = _columns.map(lambda v: F(v).reshape(1, CHANNELS, 1, 1))
_operation = st.one_of(
    st.tuples(st.sampled_from(["add", "multiply", "subtract", "subtract_from", "maximum"]), _column),
    st.tuples(st.just("divide"), _column.map(lambda c: np.where(np.abs(c) < 0.05, F(0.5), c))),
    st.tuples(st.sampled_from(["relu", "negative", "clip", "tanh", "leaky"]), st.none()),
)


@settings(max_examples=60, deadline=None)
@given(
    operations=st.lists(_operation, max_size=4), scale=st.floats(2**-8, 2, width=32),
    levels=st.integers(0, 2),
    step=st.floats(2**-4, 4, width=32), signed=st.booleans(),
    rounding=st.sampled_from(["half_even", "floor", "up"]),
)  # fmt: skip
def test_thresholds_are_the_chain(
    operations: list[Any], scale: float, levels: int, step: float, signed: bool, rounding: str
) -> None:
    """At every accumulator of the range, in every channel, the thresholds give what the float chain gives."""
    m = Model(q=((1, CHANNELS, 1, 1), "int32"))
    kept: dict[str, Any] = {}

    def body(m: Model, q: Any) -> list[Any]:
        y = m(qnn.dequantize(q, F(scale), np.int32(0)))
        for name, column in operations:
            c = None if column is None else relax.const(column)
            y = m(OPERATIONS[name](y, c))
        bits = max(levels, 1)
        low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed and levels else (0, (1 << bits) - 1)
        kept["range"] = (low, high)
        limits = {"qmin": low, "qmax": high} if levels else {"qmin": -1, "qmax": 1}
        how = {**limits, "out_dtype": "int8", "rounding": rounding, "bipolar": not levels}
        return [m(qnn.quantize(y, F(step), np.int32(0), **how))]

    function = m.build(body)["main"]
    bound = dict(bindings(function))
    last = next(v for v in reversed(list(bound.values())) if op_name(v) == "qnn.quantize")
    chain = find_chain(last, bound.get)
    assert chain is not None
    values = ValueRange(-300, 211)
    steps = find_steps(chain, values, 1)
    assert steps is not None
    q = np.arange(values.low, values.high + 1, dtype=np.int64)
    for channel in range(CHANNELS):
        y = reference_dequantize(q, F(scale), 0)
        for (call, position), (_, column) in zip(chain.calls[1:], operations, strict=True):
            c = None if column is None else column[0, channel].reshape(1)
            arguments = [y] if c is None else ([y, c] if position == 0 else [c, y])
            y = apply(call, arguments)
        low, high = kept["range"]
        want = reference_quantize(
            y, F(step), 0, qmin=low, qmax=high, out_dtype="int8", rounding=rounding, bipolar=not levels
        )
        reached = (steps.sign[channel] * q[:, None] >= steps.thresholds[channel].astype(np.int64)).sum(1)
        assert_array_equal(steps.base + steps.step * reached, want)


def test_a_threshold_that_is_off_by_one_is_seen() -> None:
    """The law above can fail: with the thresholds found moved by one, some accumulator gets another level."""
    how = {"qmin": -2, "qmax": 1, "out_dtype": "int8"}

    def body(m: Model, q: Any) -> list[Any]:
        return [m(qnn.quantize(m(qnn.dequantize(q, F(0.1), np.int32(0))), F(1), np.int32(0), **how))]

    bound = dict(bindings(Model(q=((1, 2), "int32")).build(body)["main"]))
    chain = find_chain(next(v for v in bound.values() if op_name(v) == "qnn.quantize"), bound.get)
    assert chain is not None
    steps = find_steps(chain, ValueRange(-50, 49), 1)
    assert steps is not None
    q = np.arange(-50, 50)
    want = reference_quantize(reference_dequantize(q, F(0.1), 0), F(1), 0, **how)

    def levels(off: int) -> np.ndarray:
        return steps.base + (q[:, None] >= steps.thresholds[0] + off).sum(1)

    assert (levels(0) == want).all() and (levels(1) != want).any() and (levels(-1) != want).any()


def test_ranges_follow_from_the_operators() -> None:
    r = np.random.default_rng(3)
    weights = r.integers(-4, 4, (5, 6, 3, 3)).astype("int8")
    x = relax.Var("x", relax.TensorType((1, 6, 4, 4), "uint8"))
    conv = qnn.conv2d(x, weights, np.int32(1), np.int32(0), padding=(1, 1, 1, 1))

    def lookup(value: Any) -> ValueRange | None:
        found = getattr(value, "value", None)
        return ValueRange.span(0, 3) if found is None else values_of_constant(found.numpy())

    found = infer_values(conv, lookup)
    flat = weights.reshape(5, -1).astype(int)
    least = (np.minimum(flat, 0).sum(1) * 2 - np.maximum(flat, 0).sum(1)).min()
    most = (np.maximum(flat, 0).sum(1) * 2 - np.minimum(flat, 0).sum(1)).max()
    assert found == ValueRange(int(least), int(most))
    assert ValueRange.of((-1, 1)).clamp(0, 5).members == frozenset((0, 1))
    assert ValueRange.span(0, 3).union(ValueRange.of((-2,))) == ValueRange.of((-2, 0, 1, 2, 3))
    assert ValueRange.span(0, 255).members is None


def test_an_accumulator_that_can_leave_int32_is_refused() -> None:
    weights = np.full((1, 70000), 127, np.int8)
    x = relax.Var("x", relax.TensorType((1, 70000), "uint8"))
    dense = qnn.dense(x, weights, np.int32(0), np.int32(-128))
    with pytest.raises(UserError, match="can leave int32"):
        infer_values(
            dense, lambda v: ValueRange(0, 255) if v.same_as(x) else values_of_constant(v.value.numpy())
        )


@pytest.mark.parametrize("layer", ["conv2d", "dense"])
def test_each_filter_is_bounded_with_its_own_bias(layer: str) -> None:
    """A dead filter's bias may lie near int32's end (ONNX Runtime's quantizer writes such)."""
    weights = np.array([[100, 100], [0, 1]], np.int8)
    least = np.array([0, -(1 << 31)])
    zeros, dense = (np.int32(0), np.int32(0)), layer == "dense"
    shape = (2,) if dense else (1, 2, 1, 1)
    x = relax.Var("x", relax.TensorType((1, 2) if dense else (1, 2, 2, 2), "uint8"))
    sums = qnn.dense(x, weights, *zeros) if dense else qnn.conv2d(x, weights.reshape(2, 2, 1, 1), *zeros)
    y = relax.Var("y", relax.TensorType(shape, "int32"))

    def bound(bias: Any) -> ValueRange | None:
        def lookup(value: Any) -> ValueRange | None:
            if value.same_as(x):
                return ValueRange.span(-3, 255)
            return infer_values(sums, lookup) if value.same_as(y) else values_of_constant(value.value.numpy())

        return infer_values(relax.op.add(y, relax.const(np.array(bias, np.int32).reshape(shape))), lookup)

    # Of the first filter -600 to 51000, of the second -3 to 255.
    assert bound(least + 3) == ValueRange(-(1 << 31), 51003)
    assert bound([(1 << 31) - 1 - 51000, 0]) == ValueRange(-3, (1 << 31) - 1)
    for wrong in (least + 2, [(1 << 31) - 51000, 0]):
        with pytest.raises(UserError, match="can leave int32"):
            bound(wrong)
