"""Conversions, elementwise operators, tables of the QNN dialect, against exact numbers and ONNX Runtime."""

import decimal
import inspect
import itertools
import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tvm import relax

from synth.errors import UserError
from synth.qnn import ops as qnn
from synth.qnn.dialect import DIALECT
from synth.qnn.ops import rounding
from synth.qnn.ops.convert import fixed_point
from tests.needs import import_or_skip
from tests.qnn.qnn_harness import (
    RANGES,
    ZERO,
    Case,
    bounded,
    call,
    check,
    f32,
    i32,
    near,
    onnxruntime,
    rng,
    whole,
)

DECIMAL = {
    "half_even": decimal.ROUND_HALF_EVEN,
    "half_away": decimal.ROUND_HALF_UP,
    "half_down": decimal.ROUND_HALF_DOWN,
    "floor": decimal.ROUND_FLOOR,
    "ceil": decimal.ROUND_CEILING,
    "up": decimal.ROUND_UP,
    "down": decimal.ROUND_DOWN,
}


def exactly(x: float | Fraction, mode: str) -> int:
    """Python's own exact rounding of a number with finitely many binary digits."""
    if mode == "upward":
        return math.floor(Fraction(x) + Fraction(1, 2))
    ratio = Fraction(x)
    with decimal.localcontext(prec=200):
        number = decimal.Decimal(ratio.numerator) / decimal.Decimal(ratio.denominator)
        return int(number.to_integral_value(rounding=DECIMAL[mode]))


def awkward() -> np.ndarray:
    """Ties, their neighbours in float32, integers, numbers around 2**22 to 2**24, small and large ones."""
    ties = np.concatenate([np.arange(-6, 6.5, 0.5), [2.0**22 + 0.5, 2.0**23 - 0.5, 2.0**23 + 1, 2.0**24]])
    ties = np.concatenate([ties, -ties, [1e-30, -1e-30, 0.49999997, -0.49999997]]).astype(f32)
    return np.concatenate([ties, np.nextafter(ties, f32(np.inf)), np.nextafter(ties, f32(-np.inf))])


@pytest.mark.parametrize("mode", rounding.ROUNDINGS)
def test_rounding_is_exact(mode: str) -> None:
    x = awkward()
    want = [exactly(float(v), mode) for v in x]
    assert rounding.rounded_array(x, mode).astype(np.int64).tolist() == want
    assert rounding.rounded_array(x.astype(np.float64), mode).astype(np.int64).tolist() == want


@pytest.mark.parametrize("mode", rounding.ROUNDINGS)
@given(x=st.floats(width=32, allow_nan=False, allow_infinity=False))
def test_rounding_of_any_float(mode: str, x: float) -> None:
    assert int(rounding.rounded_array(np.array([x], f32), mode)[0]) == exactly(x, mode)


@pytest.mark.parametrize("mode", rounding.SHIFT_ROUNDINGS)
@given(x=st.integers(-(1 << 62) + 1, (1 << 62) - 1), shift=st.integers(1, 62))
def test_a_rounding_shift_is_exact(mode: str, x: int, shift: int) -> None:
    got = rounding._shifted(np, np.int64, np.array([x], np.int64), np.array([shift]), mode)
    assert int(got[0]) == exactly(Fraction(x, 1 << shift), mode)


def hard_floats() -> np.ndarray:
    edges = [127.5, 128, 255.5, 32767.5, 65535.5, 2.0**31, 2147483520, 3e9, 1e20, 1e38, np.inf]
    edges = np.array([*edges, *(-v for v in edges)], f32)
    return np.concatenate([[f32(np.nan)], awkward(), edges, rng().normal(0, 300, 100).astype(f32)])


def quantized(steps: np.ndarray, zero: Any, qmin: int, qmax: int, mode: str = "half_even") -> np.ndarray:
    """clip(round(steps) + zero) in Python's integers; NaN is qmin. ``zero`` broadcasts."""

    def one(v: float, z: int) -> int:
        if math.isnan(v):
            return qmin
        return (qmax if v > 0 else qmin) if math.isinf(v) else min(max(exactly(v, mode) + z, qmin), qmax)

    zeros = np.broadcast_to(zero, steps.shape)
    results = [one(float(v), int(z)) for v, z in zip(steps.ravel(), zeros.ravel(), strict=True)]
    return np.array(results, np.int64).reshape(steps.shape)


@pytest.mark.parametrize("dtype", RANGES)
def test_quantize(dtype: str) -> None:
    x = hard_floats()
    narrow = {"qmin": max(RANGES[dtype][0], -7), "qmax": 7, "out_dtype": dtype}
    kinds = ((1.0, 0, bounded(dtype)), (0.3, 5, bounded(dtype)), (1.0, 3, narrow))
    cases = []
    for i, mode in enumerate(rounding.ROUNDINGS):
        scale, zero, how = kinds[(i + list(RANGES).index(dtype)) % 3]
        want = quantized(x / f32(scale), zero, how["qmin"], how["qmax"], mode).astype(dtype)
        build = call(qnn.quantize, f32(scale), i32(zero), **how, rounding=mode)
        cases.append(Case(f"{mode} {scale} {zero} {how}", build, [x], want))
    check(*cases)


def test_quantize_per_channel_bipolar_and_with_zero_points_at_run_time() -> None:
    x = rng(1).normal(0, 50, (2, 3, 4)).astype(f32)
    x[0, 0, :4] = 0, -0.0, np.nan, -1e-30
    scale, zero = np.array([0.5, 0.25, 3], f32).reshape(1, 3, 1), np.array([0, -9, 77], i32).reshape(1, 3, 1)
    want = quantized(x / scale, zero, -128, 127).astype("int8")
    signs = np.where(x >= 0, 1, -1).astype("int8")
    check(
        Case("per channel", call(qnn.quantize, scale, zero, **bounded("int8")), [x], want),
        Case("at run time", call(qnn.quantize, **bounded("int8")), [x, scale, zero], want),
        Case("bipolar", call(qnn.quantize, f32(1), ZERO, **bounded("int8"), bipolar=True), [x], signs),
    )


def test_quantize_in_qonnx_order() -> None:
    qonnx = import_or_skip("qonnx.custom_op.general.intquant")
    x = hard_floats()[1:]
    x = x[np.abs(x) < 1e20]
    modes = {"half_even": "ROUND", "ceil": "CEIL", "floor": "FLOOR", "up": "UP", "down": "DOWN"}
    cases = []
    for (mode, name), zero in itertools.product(modes.items(), (0, 3)):
        reference = qonnx.int_quant(x, f32(0.3), f32(zero), f32(4), True, False, name)
        want = np.rint(reference / f32(0.3) + zero).astype("int8")
        how = {"qmin": -8, "qmax": 7, "out_dtype": "int8", "rounding": mode, "round_last": True}
        cases.append(Case(f"{mode} {zero}", call(qnn.quantize, f32(0.3), i32(zero), **how), [x], want))
    check(*cases)


def test_dequantize() -> None:
    zero, scale = np.array([1, 0, 7], i32).reshape(1, 3, 1), np.array([0.1, 3, 1e-3], f32).reshape(1, 3, 1)
    cases = []
    for dtype in RANGES:
        q = whole(dtype, (2, 3, 5))
        want = (q.astype(np.int64) - zero).astype(i32).astype(f32) * scale
        cases.append(Case(dtype, call(qnn.dequantize, scale, zero), [q], want))
    q = whole("int8", (2, 3, 5))
    want = (q.astype(i32) - zero).astype(f32) * scale
    for other in ("float16", "float64"):
        build = call(qnn.dequantize, scale, zero, out_dtype=other)
        cases.append(Case(other, build, [q], want.astype(other)))
    check(*cases)


def test_a_dequantized_number_is_not_fused_with_what_follows() -> None:
    q = np.arange(256, dtype=np.uint8).repeat(256)
    y = rng().normal(0, 1, q.shape).astype(f32)
    dequantized = call(qnn.dequantize, f32(0.1), i32(3))
    want = (q.astype(f32) - 3) * f32(0.1) + y
    check(Case("sum", lambda q, y: relax.op.add(dequantized(q), y), [q, y], want))


def accumulators() -> np.ndarray:
    edges = [0, 1, -1, 2**31 - 1, -(2**31), 2**24 + 1, -(2**24) - 1, 5, -5, 15, -15, 25, -25]
    return np.concatenate([edges, rng().integers(-(2**20), 2**20, 87)]).astype(i32).reshape(1, 4, 25)


TOPS = np.array([0.1, 0.5, 3e-4, 1.7], f32).reshape(1, 4, 1)


def test_requantize_in_floats() -> None:
    acc, cases = accumulators(), []
    types = itertools.cycle(("int8", "int32", "uint8", "int16", "int32"))
    for dtype, mode, zero in zip(types, rounding.ROUNDINGS * 2, [0] * 8 + [9] * 8, strict=False):
        want = quantized(acc.astype(f32) * (TOPS / f32(0.7)), zero, *RANGES[dtype], mode).astype(dtype)
        build = call(qnn.requantize, TOPS, ZERO, f32(0.7), i32(zero), **bounded(dtype), rounding=mode)
        cases.append(Case(f"{dtype} {mode} {zero}", build, [acc], want))
    check(*cases)


def test_requantize_by_fixed_point() -> None:
    acc, cases = accumulators(), []
    for mode, top in itertools.product(rounding.SHIFT_ROUNDINGS, (TOPS, f32(0.35), f32(2.0**-45), f32(900))):
        factors = np.broadcast_arrays(acc, *fixed_point(np.float64(top) / np.float64(f32(0.7))))
        rows = zip(*map(np.ravel, factors), strict=True)
        products = (Fraction(int(a) * int(m), 1 << int(s)) for a, m, s in rows)
        want = np.array([min(max(exactly(p, mode) + 3, -128), 127) for p in products], "int8")
        want = want.reshape(acc.shape)
        how = {**bounded("int8"), "rounding": mode, "method": "fixed_point"}
        build = call(qnn.requantize, top, ZERO, f32(0.7), i32(3), **how)
        cases.append(Case(f"{mode} {np.ravel(top)}", build, [acc], want))
    check(*cases)


@given(st.floats(2.0**-32, 2.0**28))
def test_a_fixed_point_multiplier_is_the_nearest(m: float) -> None:
    multiplier, shift = (int(v) for v in fixed_point(np.float64(m)))
    assert 1 << 30 <= multiplier < 1 << 31 and 1 <= shift <= 62
    assert abs(Fraction(multiplier, 1 << shift) - Fraction(m)) <= Fraction(1, 2 << shift)


def test_fixed_point_at_the_ends() -> None:
    assert [int(v) for v in fixed_point(np.float64(0))] == [0, 1]
    assert int(fixed_point(np.float64(2.0**-33))[0]) == 0
    assert [int(v) for v in fixed_point(np.nextafter(1.0, 0))] == [1 << 30, 30]  # rounds up to one
    assert int(fixed_point(np.nextafter(2.0**29, 0))[1]) == 1


def test_requantize_between_stored_integers() -> None:
    q = whole("int8", (3, 40))
    same = (f32(0.3), i32(4), f32(0.3), i32(4))
    steps = (q.astype(i32) - 4).astype(f32) * (f32(0.3) / f32(0.7))
    other = call(qnn.requantize, f32(0.3), i32(4), f32(0.7), i32(99), **bounded("uint8"))
    fewer = call(qnn.requantize, *same, qmin=-8, qmax=7, out_dtype="int8")
    check(
        Case("another scale", other, [q], quantized(steps, 99, 0, 255).astype("uint8")),
        Case("the same", call(qnn.requantize, *same, **bounded("int8")), [q], q),
        Case("fewer bits", fewer, [q], np.clip(q, -8, 7)),
    )


def test_threshold() -> None:
    least, greatest = RANGES["int32"]
    q, signs = accumulators(), np.array([1, 1, -1, -1], i32)
    cases = []
    for levels, base, step in ((1, -1, 2), (3, 0, 1), (15, 7, -1), (255, 0, 1)):
        how = {"base": base, "step": step, "out_dtype": "uint8" if levels == 255 else "int8"}
        limits = rng(levels).integers(-(2**19), 2**19, (4, levels)).astype(i32)
        limits[:, 0] = least, greatest, least, greatest
        wide = q.astype(np.int64) * signs.reshape(1, 4, 1)
        want = base + step * (wide[..., None] >= limits[:, None, :]).sum(-1)
        build = call(qnn.threshold, limits, signs, axis=1, **how)
        cases.append(Case(f"{levels}", build, [q], want.astype(how["out_dtype"])))
        want = base + step * (q[..., None] >= limits[0]).sum(-1)
        build = call(qnn.threshold, limits[:1], i32([1]), axis=-1, **how)
        cases.append(Case(f"{levels} shared", build, [q], want.astype(how["out_dtype"])))
    check(*cases)


def pairs(dtype: str) -> tuple[np.ndarray, np.ndarray]:
    """All pairs of values of an 8-bit type."""
    low, high = RANGES[dtype]
    a, b = np.meshgrid(np.arange(low, high + 1), np.arange(low, high + 1))
    return a.astype(dtype), b.astype(dtype)


PARAMETERS = [  # left scale and zero point, right, result
    (0.05, 3, 0.031, -7, 0.11, 5),
    (0.5, 0, 0.5, 0, 1.0, 1),  # ties
    (0.017, 100, 0.09, 99, 0.02, 0),
]


def points(dtype: str, p: tuple[Any, ...]) -> tuple[Any, ...]:
    """Scales in float32 and zero points that lie in the type."""
    shift = -128 if dtype == "int8" else 0
    return tuple(f32(v) if i % 2 == 0 else i32(abs(v) + shift) for i, v in enumerate(p))


@pytest.mark.parametrize("dtype", ["int8", "uint8"])
def test_add_subtract_mul(dtype: str) -> None:
    a, b = pairs(dtype)
    low, high = RANGES[dtype]
    cases = []
    for p in (points(dtype, p) for p in PARAMETERS):
        left, right = (a.astype(i32) - p[1]).astype(f32) * p[0], (b.astype(i32) - p[3]).astype(f32) * p[2]
        reals = {"add": left + right, "subtract": left - right, "mul": left * right}
        for name, real in reals.items():
            operator = getattr(qnn, name)
            defined = np.clip(np.rint(real / p[4]) + p[5], low, high)
            cases.append(
                Case(f"{name} {p}", call(operator, *p, **bounded(dtype)), [a, b], defined.astype(dtype))
            )
            if p[0] == 0.5:  # every operation is exact
                build = call(operator, *p, **bounded(dtype), method="scaled")
                cases.append(Case(f"{name} scaled {p}", build, [a, b], defined.astype(dtype)))
            if name == "subtract":
                continue
            zeros = [np.array(z, dtype) for z in p[1::2]]
            theirs = [a, p[0], zeros[0], b, p[2], zeros[1], p[4], zeros[2]]
            other = onnxruntime(f"QLinear{name.capitalize()}", theirs)
            build = call(operator, *p, **bounded(dtype), method="qlinear")
            cases.append(Case(f"QLinear {name} {p}", build, [a, b], other))
            # It rounds after the zero point is added, and scales in another order than the definition: ties
            # differ.
            apart = other != defined
            exact = (a.astype(float) - p[1]) * p[0].item(), (b.astype(float) - p[3]) * p[2].item()
            steps = (exact[0] + exact[1] if name == "add" else exact[0] * exact[1]) / p[4].item()
            assert (np.abs(np.abs(steps - np.floor(steps)) - 0.5)[apart] < 1e-4).all()
            assert np.abs(other - defined).max() <= 1
    check(*cases)


def test_elementwise_shapes_types_and_rounding() -> None:
    a, b = whole("int8", (2, 3, 1, 5)), whole("uint8", (3, 4, 1))
    scale = np.array([0.1, 0.2, 0.3], f32).reshape(3, 1, 1)
    real = (a.astype(i32) - 3).astype(f32) * scale - (b.astype(i32) - 100).astype(f32) * f32(0.05)
    parameters = (scale, i32(3), f32(0.05), i32(100), f32(0.25), i32(7))
    build = call(qnn.subtract, *parameters, qmin=-8, qmax=7, out_dtype="int8", rounding="floor")
    check(
        Case("subtract", build, [a, b], np.clip(np.floor(real / f32(0.25)) + 7, -8, 7).astype("int8")),
        Case("clip", call(qnn.clip, qmin=-4, qmax=3), [a], np.clip(a, -4, 3)),
        Case("clip beyond the type", call(qnn.clip, qmin=-300, qmax=3), [b], np.minimum(b, 3)),
        Case("relu", call(qnn.relu, i32(-5)), [a], np.maximum(a, -5)),
        Case("relu of uint8", call(qnn.relu, i32(128)), [b], np.maximum(b, 128)),
        Case("relu of int32", call(qnn.relu, ZERO), [a.astype(i32)], np.maximum(a, 0).astype(i32)),
    )


IN_ONNX: dict[str, tuple[str, dict[str, Any]]] = {
    **{
        name: (name.capitalize(), {})
        for name in (
            *("abs", "ceil", "cos", "elu", "erf", "exp", "floor"),
            *("gelu", "log", "mish", "reciprocal", "relu", "round"),
            *("selu", "sigmoid", "sign", "sin", "softplus", "softsign", "sqrt", "tan", "tanh"),
        )
    },
    "gelu_tanh": ("Gelu", {"approximate": "tanh"}),
    "hardsigmoid": ("HardSigmoid", {}),
    "hardswish": ("HardSwish", {}),
    "leaky_relu": ("LeakyRelu", {}),
    "negative": ("Neg", {}),
    "thresholded_relu": ("ThresholdedRelu", {}),
}
IN_NUMPY = {"relu6": lambda x: np.clip(x, 0, 6), "rsqrt": lambda x: x**-0.5,
    "silu": lambda x: x / (1 + np.exp(-x)),
            "square": lambda x: x * x}  # fmt: skip


def test_every_function_has_a_reference() -> None:
    from synth.qnn.ops.unary import FUNCTIONS, WITH_PARAMETERS

    assert {*FUNCTIONS, *WITH_PARAMETERS} == {*IN_ONNX, *IN_NUMPY}


@pytest.mark.parametrize("dtype", ["int8", "uint8"])
def test_functions_by_table(dtype: str) -> None:
    low, high = RANGES[dtype]
    q = np.arange(low, high + 1).astype(dtype).reshape(16, 16)
    zero = 7 if dtype == "int8" else 100
    x = (q.astype(i32) - zero).astype(f32) * f32(0.043)
    cases = []
    for function in (*IN_ONNX, *IN_NUMPY):
        with np.errstate(all="ignore"):
            y = IN_NUMPY[function](x.astype(float)) if function in IN_NUMPY else None
        if y is None:
            op, attributes = IN_ONNX[function]
            y = onnxruntime(op, [x], domain="", **attributes).astype(float)
        steps = np.where(np.isnan(y), -np.inf, y) / float(f32(0.02))
        parameters = (f32(0.043), i32(zero), f32(0.02), i32(-3))
        build = call(qnn.unary, *parameters, function=function, **bounded("int8"))
        cases.append(Case(function, build, [q], (steps, -3, -128, 127), near(2e-3)))
    check(*cases)


def test_tables_equal_onnxruntime() -> None:
    q = np.arange(256).astype("uint8")
    s_in, z_in, s_out, z_out = f32(0.05), np.uint8(128), f32(1 / 256), np.uint8(0)
    ours = (s_in, i32(128), s_out, ZERO)
    wanted = onnxruntime("QLinearLeakyRelu", [q, s_in, z_in, s_out, np.uint8(99)], alpha=0.1)
    leaky = call(qnn.unary, *ours[:3], i32(99), function="leaky_relu", alpha=0.1, **bounded("uint8"))
    check(
        Case(
            "sigmoid",
            call(qnn.unary, *ours, function="sigmoid", **bounded("uint8")),
            [q],
            onnxruntime("QLinearSigmoid", [q, s_in, z_in, s_out, z_out]),
        ),
        Case("leaky_relu", leaky, [q], wanted),
    )


def test_functions_without_a_value_saturate() -> None:
    q = np.array([-1, 0, 1], "int8")

    def build(function: str) -> Callable[..., Any]:
        how = {"function": function, "qmin": -7, "qmax": 100, "out_dtype": "int8"}
        return call(qnn.unary, f32(1), ZERO, f32(0.1), i32(2), **how)

    check(
        Case("sqrt", build("sqrt"), [q], np.array([-7, 2, 12], "int8")),
        Case("log", build("log"), [q], np.array([-7, -7, 2], "int8")),
        Case("rsqrt", build("rsqrt"), [q], np.array([-7, 100, 12], "int8")),
    )


def test_softmax() -> None:
    q = whole("uint8", (3, 4, 10))
    x = (q.astype(float) - 3) * float(f32(0.1))
    for_ort = [q.reshape(12, 10), f32(0.1), np.uint8(3), f32(1 / 256), np.uint8(0)]
    theirs = onnxruntime("QLinearSoftmax", for_ort, axis=-1, opset=13).reshape(q.shape)
    cases = []
    for axis in (-1, 0, 1):
        e = np.exp(x - x.max(axis, keepdims=True))
        steps = e / e.sum(axis, keepdims=True) * 256
        build = call(qnn.softmax, f32(0.1), i32(3), f32(1 / 256), ZERO, axis=axis, **bounded("uint8"))
        cases.append(Case(f"axis {axis}", build, [q], (steps, 0, 0, 255), near()))

    def within_one(got: np.ndarray, want: np.ndarray) -> bool:
        return bool(np.abs(got.astype(int) - want).max() <= 1)

    check(*cases, Case("onnxruntime", cases[0].build, [q], theirs, within_one))


S, Q = f32(0.5), bounded("int8")
ONES, IMAGE = np.ones((2, 3), "int8"), np.ones((1, 4, 5, 5), "int8")
KERNEL = np.ones((4, 4, 3, 3), "int8")
T = {"base": 0, "step": 1, "out_dtype": "int8"}
REFUSED: list[tuple[str, Callable[..., Any], list[np.ndarray]]] = [
    ("-9.*128", call(qnn.quantize, S, ZERO, qmin=-9, qmax=128, out_dtype="int8"), [ONES.astype(f32)]),
    ("uint32", call(qnn.quantize, S, ZERO, qmin=0, qmax=9, out_dtype="uint32"), [ONES.astype(f32)]),
    ("nearest", call(qnn.quantize, S, ZERO, **Q, rounding="nearest"), [ONES.astype(f32)]),
    ("float64", call(qnn.quantize, S, ZERO, **Q), [ONES.astype(float)]),
    ("finite number", call(qnn.quantize, f32(0), ZERO, **Q), [ONES.astype(f32)]),
    ("finite number", call(qnn.dequantize, f32(np.inf), ZERO), [ONES]),
    (r"\[4, 1\].*\[2, 3\]", call(qnn.dequantize, np.ones((4, 1), f32), ZERO), [ONES]),
    (r"\[2, 2, 3\].*\[2, 3\]", call(qnn.dequantize, np.ones((2, 2, 3), f32), ZERO), [ONES]),
    ("float32", call(qnn.dequantize, S, ZERO), [ONES.astype(f32)]),
    ("int7", call(qnn.dequantize, S, ZERO, out_dtype="int7"), [ONES]),
    ("-1 and [+]1", call(qnn.quantize, S, ZERO, qmin=0, qmax=1, out_dtype="int8", bipolar=True),
        [ONES.astype(f32)]),
    ("exact", call(qnn.requantize, S, ZERO, S, ZERO, **Q, method="exact"), [ONES]),
    ("ceil", call(qnn.requantize, f32(1), ZERO, S, ZERO, **Q, method="fixed_point", rounding="ceil"), [ONES]),
    ("constants", call(qnn.requantize, **Q, method="fixed_point"),
        [ONES, *[np.ones((), f32), np.ones((), i32)] * 2]),
    ("2[*][*]29", call(qnn.requantize, f32(1e9), ZERO, S, ZERO, **Q, method="fixed_point"), [ONES]),
    ("axis 2", call(qnn.threshold, np.zeros((3, 1), i32), np.ones(3, i32), axis=2, **T), [ONES]),
    ("3 channels", call(qnn.threshold, np.zeros((2, 1), i32), np.ones(2, i32), axis=1, **T), [ONES]),
    ("signs.*2", call(qnn.threshold, np.zeros((1, 1), i32), i32([2]), axis=1, **T), [ONES]),
    ("255", call(qnn.threshold, np.zeros((1, 255), i32), i32([1]), axis=1, **T), [ONES]),
    ("no fit", call(qnn.conv2d, KERNEL, ZERO, ZERO, groups=2), [IMAGE]),
    ("smaller", call(qnn.conv2d, KERNEL, ZERO, ZERO, dilation=(3, 1)), [IMAGE]),
    ("no padding below 0", call(qnn.conv2d, KERNEL, ZERO, ZERO, padding=(1, 1)), [IMAGE]),
    ("float32", call(qnn.conv2d, KERNEL, ZERO, ZERO), [IMAGE.astype(f32)]),
    ("float32", call(qnn.conv2d, KERNEL.astype(f32), ZERO, ZERO), [IMAGE]),
    ("rank 4", call(qnn.conv2d, KERNEL, ZERO, ZERO), [ONES]),
    (r"\[3, 1, 1, 1\]", call(qnn.conv2d, KERNEL, ZERO, np.ones((3, 1, 1, 1), i32)), [IMAGE]),
    ("below its stride", call(qnn.conv2d_transpose, KERNEL, ZERO, ZERO, output_padding=(1, 0)), [IMAGE]),
    ("nothing is left", call(qnn.conv2d_transpose, KERNEL, ZERO, ZERO, padding=(4, 0, 3, 0)), [IMAGE]),
    ("K", call(qnn.dense, np.ones((5, 4), "int8"), ZERO, ZERO), [ONES]),
    ("lengths differ", call(qnn.batch_matmul, np.ones((2, 2), "int8"), ZERO, ZERO), [ONES]),
    ("do not broadcast", call(qnn.add, np.ones((4, 3), "int8"), *[S, ZERO] * 3, **Q), [ONES]),
    ("no value", call(qnn.clip, qmin=5, qmax=4), [ONES]),
    ("no value", call(qnn.clip, qmin=300, qmax=400), [ONES]),
    ("float32", call(qnn.relu, ZERO), [ONES.astype(f32)]),
    ("sinh", call(qnn.unary, S, ZERO, S, ZERO, function="sinh", **Q), [ONES]),
    ("no parameters", call(qnn.unary, S, ZERO, S, ZERO, function="exp", alpha=1.0, **Q), [ONES]),
    ("int16", call(qnn.unary, S, ZERO, S, ZERO, function="exp", **Q), [ONES.astype("int16")]),
    ("one element", call(qnn.unary, np.ones((2, 1), f32), ZERO, S, ZERO, function="exp", **Q), [ONES]),
    ("axis 2", call(qnn.softmax, S, ZERO, S, ZERO, axis=2, **Q), [ONES]),
    ("all padding", call(qnn.max_pool2d, pool_size=(2, 2), dilation=(6, 1), padding=(1, 0, 1, 0)), [IMAGE]),
    ("window's reach", call(qnn.max_pool2d, pool_size=(2, 2), padding=(2, 0, 0, 0)), [IMAGE]),
    ("longer", call(qnn.max_pool2d, pool_size=(6, 2)), [IMAGE]),
    ("4 and 2 numbers", call(qnn.max_pool2d, pool_size=(2, 2), padding=(1, 1)), [IMAGE]),
    ("in_scale", call(qnn.avg_pool2d, np.ones((1, 1, 5, 1), f32), ZERO, S, ZERO, pool_size=(2, 2), **Q),
        [IMAGE]),
    ("in_scale", call(qnn.mean, np.ones((1, 3), f32), ZERO, S, ZERO, axis=(1,), **Q), [ONES]),
    ("4 numbers", call(qnn.pad, ZERO, pad_width=(1, 1)), [ONES]),
    ("one element", call(qnn.pad, np.ones(3, i32), pad_width=(1, 1, 0, 0)), [ONES]),
    ("equal", call(qnn.split, sections_or_indices=2, axis=1), [ONES]),
    ("rise", call(qnn.split, sections_or_indices=(2, 1), axis=1), [ONES]),
    ("1 tensors", lambda x: qnn.concatenate((x,), (S, S), (ZERO,), S, ZERO, axis=0, **Q), [ONES]),
]  # fmt: skip


@pytest.mark.parametrize(("message", "build", "inputs"), REFUSED, ids=range(len(REFUSED)))
def test_bad_calls_are_refused(
    message: str, build: Callable[..., Any], inputs: list[np.ndarray], capfd: pytest.CaptureFixture[str]
) -> None:
    builder = relax.BlockBuilder()
    parameters = [relax.Var(f"x{i}", relax.TensorType(x.shape, str(x.dtype))) for i, x in enumerate(inputs)]
    with pytest.raises(UserError, match=message) as caught:
        builder.normalize(build(*parameters))
    assert "\n" not in str(caught.value) and ": " in str(caught.value)
    assert not capfd.readouterr().err


def test_every_builder_is_an_operator() -> None:
    builders = {name for name, value in vars(qnn).items() if inspect.isfunction(value)}
    assert {f"qnn.{name}" for name in builders} | {"qnn.lookup"} == {
        name for name in DIALECT if name.startswith("qnn.")
    }
