"""Convolutions, products, pooling, movement of the QNN dialect, against plain integers and ONNX Runtime."""

import itertools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from tvm import relax

from synth.compiler.geometry import Geometry
from synth.qnn import ops as qnn
from synth.qnn.dialect import lower
from synth.qnn.passes import plain_convolutions
from tests.compiler.reference import conv2d
from tests.qnn.qnn_harness import RANGES, Case, bounded, call, check, f32, i32, near, onnxruntime, whole
from tests.qnn.relax_model import Model, calls, run

Pair = Sequence[int]


def wrapped(x: np.ndarray) -> np.ndarray:
    """Integers as int32 holds them."""
    return x.astype(np.int64).astype(i32)


def convolution(
    x: np.ndarray,
    w: np.ndarray,
    strides: Pair = (1, 1),
    padding: Pair = (0, 0, 0, 0),
    dilation: Pair = (1, 1),
    groups: int = 1,
) -> np.ndarray:
    """NCHW x OIHW on int64; padding is zero."""
    o, per_group, *kernel = w.shape
    size = (x.shape[0], *x.shape[2:], per_group, o // groups)
    g = Geometry(*size, tuple(kernel), strides, padding, dilation, groups)
    return conv2d(x.transpose(0, 2, 3, 1), w.transpose(0, 2, 3, 1), g).transpose(0, 3, 1, 2)


def transposed(
    x: np.ndarray,
    w: np.ndarray,
    strides: Pair = (1, 1),
    padding: Pair = (0, 0, 0, 0),
    output_padding: Pair = (0, 0),
    dilation: Pair = (1, 1),
    groups: int = 1,
) -> np.ndarray:
    """NCHW x IOHW on int64: every input is spread over the outputs, then the border is cut off."""
    (n, c, h, width), (_, per_group, kh, kw) = x.shape, w.shape
    sizes = zip((h, width), strides, (kh, kw), dilation, output_padding, strict=True)
    full = [(s - 1) * t + (k - 1) * d + 1 + o for s, t, k, d, o in sizes]
    out = np.zeros((n, groups, per_group, *full), np.int64)
    grouped = x.reshape(n, groups, c // groups, h, width)
    weights = w.reshape(groups, c // groups, per_group, kh, kw)
    for i, j, y, z in itertools.product(range(kh), range(kw), range(h), range(width)):
        at = y * strides[0] + i * dilation[0], z * strides[1] + j * dilation[1]
        out[..., at[0], at[1]] += np.einsum("ngc,gco->ngo", grouped[..., y, z], weights[..., i, j])
    top, left, bottom, right = padding
    out = out.reshape(n, groups * per_group, *out.shape[3:])
    return out[:, :, top : out.shape[2] - bottom, left : out.shape[3] - right]


WEIGHT_POINTS = np.array([0, -3, 7, 100, -128, 1], i32).reshape(6, 1, 1, 1)
GEOMETRIES: list[dict[str, Any]] = [
    {},
    {"padding": (1, 0, 2, 1)},
    {"strides": (2, 3), "padding": (1, 1, 1, 1)},
    {"dilation": (2, 1), "padding": (2, 1, 2, 0), "groups": 2},
    {"groups": 6, "padding": (1, 1, 1, 1)},
    {"groups": 6, "strides": (2, 1)},
    {"groups": 3, "padding": (0, 2, 0, 2), "strides": (1, 2)},
]
TYPES = list(itertools.product(("uint8", "int8"), repeat=2))


def convolutions() -> list[tuple[dict[str, Any], str, np.ndarray, Any, Any]]:
    """Geometry, data's type, weight and zero points: each geometry with two kinds of zero points."""
    kinds = ((0, i32(0)), (7, i32(0)), (0, i32(-5)), (200, i32(3)), (255, WEIGHT_POINTS), (0, WEIGHT_POINTS))
    found = []
    for i, geometry in enumerate(GEOMETRIES * 2):
        (zd, zw), (data, weights) = kinds[i % len(kinds)], TYPES[(i + i // 4) % 4]
        w = whole(weights, (6, 6 // geometry.get("groups", 1), 3, 2), seed=i)
        if i % 3 == 0:
            w[:] = RANGES[weights][i % 2]
        found.append((geometry, data, w, i32(zd if data == "uint8" else zd - 128), zw))
    return found


def test_conv2d() -> None:
    cases = []
    for i, (geometry, data, w, zd, zw) in enumerate(convolutions()):
        x = whole(data, (2, 6, 8, 9), seed=i)
        if i % 6 == 0:
            x[:] = RANGES[data][0]
        want = wrapped(convolution(x.astype(int) - zd, w.astype(int) - zw, **geometry))
        cases.append(
            Case(f"{geometry} {data} {w.dtype} {zd} {zw}", call(qnn.conv2d, w, zd, zw, **geometry), [x], want)
        )
    check(*cases)


def test_conv2d_of_other_operands() -> None:
    """Weights and zero points at run time, zero points along summed axes, 16 and 32 bits, wrap-around."""
    x, w = whole("uint8", (1, 4, 6, 6)), whole("int8", (6, 4, 3, 3))
    how: dict[str, Any] = {"padding": (1, 1, 0, 1)}
    along = np.arange(4, dtype=i32).reshape(1, 4, 1, 1)
    wide, huge = whole("int16", (1, 4, 6, 6)), whole("int32", (6, 4, 3, 3))

    def of(name: str, x: np.ndarray, w: np.ndarray, zd: Any, zw: Any, given: int = 1) -> Case:
        """The first ``given`` of the four operands at run time, the others constants."""
        parts = [x, w, np.asarray(zd, i32), np.asarray(zw, i32)]
        want = wrapped(convolution(x.astype(int) - zd, w.astype(int) - zw, **how))
        return Case(name, call(qnn.conv2d, *parts[given:], **how), parts[:given], want)

    check(
        of("weights at run time", x, w, 9, WEIGHT_POINTS, 2),
        of("all at run time", x, w, 9, -4, 4),
        of("along channels", x, w, along, -4),
        of("along inputs", x, w, 9, along),
        of("16 bits", wide, w, -900, 4),
        of("wraps around", wide, huge, -900, 4),
    )


def test_conv2d_leaves_out_what_is_zero() -> None:
    """One operation for zero zero points; for the data's alone the sums of the weights are a constant."""

    def operations(zd: int, zw: Any) -> list[str]:
        def body(m: Model, x: Any) -> list[Any]:
            return [lower(m.builder, m.builder.normalize(qnn.conv2d(x, w, i32(zd), i32(zw))))]

        module = Model(x=((1, 6, 8, 9), "uint8")).build(body)
        return [operator.split(".")[-1] for _, operator in calls(module)]

    w = whole("int8", (6, 6, 3, 2))
    assert operations(0, 0) == ["conv2d"]
    assert operations(3, 0) == ["conv2d", "subtract"]
    assert operations(0, 3).count("conv2d") == 2


TRANSPOSED: dict[str, dict[str, Any]] = {
    "plain": {},
    "shuffle": {"strides": (2, 2)},
    "crooked": {"strides": (2, 3), "padding": (1, 0, 2, 1)},
    "output-padding": {"strides": (2, 2), "output_padding": (1, 0), "groups": 2},
    "wide-output-padding": {"strides": (3, 4), "output_padding": (2, 3), "padding": (0, 1, 0, 0)},
    "depthwise": {"groups": 4, "strides": (2, 2), "padding": (0, 1, 1, 0)},
    "strides-beyond-taps": {"strides": (5, 4), "padding": (2, 1, 0, 3)},
    "inputs-cropped": {"padding": (3, 2, 0, 1)},
}


def test_conv2d_transpose() -> None:
    names = ("plain", "crooked", "output-padding", "depthwise")
    dilated = {"dilation": (2, 1), "strides": (1, 2), "padding": (1, 1, 1, 1)}
    geometries = [*map(TRANSPOSED.__getitem__, names), dilated]
    cases = []
    for i, geometry in enumerate(geometries):
        data, weights = TYPES[i % 4]
        x, w = whole(data, (2, 4, 4, 5), seed=i), whole(weights, (4, 3, 3, 2), seed=i)
        zero = RANGES[data][0] + 9
        for zd, zw in ((zero, 3), (0, 0), (zero, np.arange(3, dtype=i32).reshape(1, 3, 1, 1))):
            want = wrapped(transposed(x.astype(int) - zd, w.astype(int) - zw, **geometry))
            build = call(qnn.conv2d_transpose, w, i32(zd), np.asarray(zw, i32), **geometry)
            cases.append(Case(f"{geometry} {zd} {np.ravel(zw)}", build, [x], want))
    check(*cases)


def test_dense() -> None:
    rows = np.array([0, -7, 100, 3, 1], i32).reshape(5, 1)
    along = np.arange(33, dtype=i32)
    cases = []
    for i, (zd, zw, shape) in enumerate(
        itertools.product((0, 9, 128), (i32(0), i32(-4), rows, along), ((3, 33), (33,), (2, 2, 33)))
    ):
        if (i + i // 3) % 3:
            continue  # every third, so that each two of the three meet
        data, weights = TYPES[i % 4]
        x, w = whole(data, shape, i), whole(weights, (5, 33), i)
        zero = i32(zd + RANGES[data][0])
        want = wrapped((x.astype(int) - zero) @ (w.astype(int) - zw).T)
        cases.append(Case(f"{zero} {np.ravel(zw)} {shape}", call(qnn.dense, w, zero, zw), [x], want))
    x, w = whole("uint8", (3, 33)), whole("int8", (5, 33))
    at_run_time = [x, w, np.array([[1], [2], [3]], i32), rows]
    want = wrapped((x.astype(int) - at_run_time[2]) @ (w.astype(int) - rows).T)
    cases.append(Case("at run time", call(qnn.dense), at_run_time, want))
    check(*cases)


def test_batch_matmul() -> None:
    shapes: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
        ((3, 7), (7, 5)), ((2, 1, 3, 7), (4, 7, 5)), ((2, 3, 7), (7, 5)), ((7,), (7, 5)), ((3, 7), (7,)),
        ((7,), (7,)), ((2, 3, 7), (7,)),
    ]  # fmt: skip
    cases = []
    for i, (left, right) in enumerate(shapes):
        for k, (za, zb) in enumerate(((0, 0), (5, 0), (0, -6), (13, 21))):
            if i and k != i % 4 and k != 3:
                continue
            kinds = zip(TYPES[(i + k) % 4], (left, right), strict=True)
            a, b = (whole(kind, shape, i) for kind, shape in kinds)
            want = wrapped(np.asarray((a.astype(int) - za) @ (b.astype(int) - zb)))
            build = call(qnn.batch_matmul, i32(za), i32(zb))
            cases.append(Case(f"{left} {right} {za} {zb}", build, [a, b], want))
    a, b = whole("int8", (2, 3, 7)), whole("uint8", (7, 5))
    for name, za, zb, count in (
        ("rows and columns", np.arange(6).reshape(2, 3, 1), np.arange(5), 2),
        ("summed axis", np.arange(7), np.arange(7).reshape(7, 1), 2),
        ("at run time", np.arange(3).reshape(3, 1), np.array(3), 4),
    ):
        want = wrapped((a.astype(int) - za) @ (b.astype(int) - zb))
        parts = [a, b, za.astype(i32), zb.astype(i32)]
        cases.append(Case(name, call(qnn.batch_matmul, *parts[count:]), parts[:count], want))
    check(*cases)


WINDOWS: list[dict[str, Any]] = [
    {"pool_size": (3, 3), "strides": (2, 3), "padding": (0, 1, 0, 0), "ceil_mode": True},
    {"pool_size": (2, 2), "strides": (2, 2)},
    {"pool_size": (3, 2), "strides": (2, 2), "padding": (1, 0, 1, 1)},
    {"pool_size": (3, 3), "strides": (3, 2), "padding": (1, 1, 0, 1), "ceil_mode": True},
    {"pool_size": (2, 3), "strides": (3, 3), "padding": (0, 1, 1, 2), "ceil_mode": True},
    {"pool_size": (2, 2), "strides": (1, 2), "dilation": (3, 2), "padding": (1, 1, 0, 1)},
    {"pool_size": (3, 2), "strides": (2, 3), "dilation": (2, 1), "padding": (2, 0, 1, 1), "ceil_mode": True},
]


def in_onnx(window: dict[str, Any]) -> dict[str, Any]:
    return {
        "kernel_shape": window["pool_size"],
        "strides": window.get("strides", (1, 1)),
        "pads": window.get("padding", (0, 0, 0, 0)),
        "dilations": window.get("dilation", (1, 1)),
        "ceil_mode": int(window.get("ceil_mode", False)),
    }


def test_max_pool2d() -> None:
    cases = []
    for dtype, window in itertools.product(("int8", "uint8"), WINDOWS):
        for x in (whole(dtype, (2, 3, 8, 7)), np.full((1, 1, 8, 7), RANGES[dtype][0], dtype)):
            want = onnxruntime("MaxPool", [x], domain="", **in_onnx(window))
            cases.append(Case(f"{dtype} {window}", call(qnn.max_pool2d, **window), [x], want))
    check(*cases)


def test_avg_pool2d() -> None:
    cases = []
    for i, (window, counted) in enumerate(itertools.product(WINDOWS, (False, True))):
        dtype = ("int8", "uint8")[i % 2]
        x, zero = whole(dtype, (2, 3, 8, 7), i), RANGES[dtype][0] + 13
        real = (x.astype(i32) - zero).astype(f32) * f32(0.1)
        how = {"count_include_pad": int(counted), **in_onnx(window)}
        means = onnxruntime("AveragePool", [real], domain="", **how)
        attributes = {**window, "count_include_pad": counted, **bounded(dtype)}
        build = call(qnn.avg_pool2d, f32(0.1), i32(zero), f32(0.08), i32(zero - 8), **attributes)
        steps = means.astype(float) / float(f32(0.08))
        cases.append(Case(f"{window} {counted}", build, [x], (steps, zero - 8, *RANGES[dtype]), near()))
    check(*cases)


def test_mean() -> None:
    cases = []
    for dtype, (h, w) in itertools.product(("int8", "uint8"), ((7, 7), (5, 9), (1, 1))):
        x = whole(dtype, (2, 5, h, w))
        low = RANGES[dtype][0]
        x[0, 0], x[0, 1] = low, RANGES[dtype][1]
        parameters = (f32(0.1), i32(low + 13), f32(0.03), i32(low + 7))
        theirs = [x, parameters[0], np.array(low + 13, dtype), parameters[2], np.array(low + 7, dtype)]
        want = onnxruntime("QLinearGlobalAveragePool", theirs)
        spatial = call(qnn.mean, *parameters, axis=(2, -1), **bounded(dtype))
        cases.append(Case("mean", spatial, [x], want))
    x = whole("int8", (2, 3, 4, 5))
    scale = np.array([0.1, 0.2, 0.5], f32).reshape(1, 3, 1, 1)
    real = (x.astype(float) - 3) * scale
    for axis, keepdims in itertools.product(((2, 3), (0, 3), (3,), (0, 2, 3)), (False, True)):
        steps = real.mean(axis, keepdims=keepdims) / float(f32(0.2))
        how = {"axis": axis, "keepdims": keepdims, **bounded("int8")}
        build = call(qnn.mean, scale, i32(3), f32(0.2), i32(1), **how)
        cases.append(Case(f"mean {axis} {keepdims}", build, [x], (steps, 1, -128, 127), near()))
    steps = (x.astype(float) - 3).mean() / 2
    build = call(qnn.mean, f32(0.1), i32(3), f32(0.2), i32(1), axis=(), keepdims=False, **bounded("int8"))
    cases.append(Case("mean of all", build, [x], (steps, 1, -128, 127), near()))
    check(*cases)


def test_concatenate() -> None:
    a, b, c = whole("uint8", (2, 3, 4)), whole("uint8", (2, 5, 4), 1), whole("uint8", (2, 1, 4), 2)
    scales, zeros = (f32(0.1), f32(0.11), f32(0.07)), (i32(3), i32(5), i32(9))
    theirs: list[Any] = [scales[0], np.uint8(3)]
    for x, s, z in zip((a, b, c), scales, zeros, strict=True):
        theirs += [x, s, np.uint8(z)]
    want = onnxruntime("QLinearConcat", theirs, out="uint8", axis=1)

    def build(*xs: Any) -> Any:
        return qnn.concatenate(xs, scales, zeros, scales[0], zeros[0], axis=1, **bounded("uint8"))

    def narrow(*xs: Any) -> Any:
        how = {"axis": -2, "qmin": 0, "qmax": 15, "out_dtype": "int8"}
        return qnn.concatenate(xs, scales[:1] * 2, zeros[:1] * 2, scales[0], i32(0), **how)

    small = np.clip(np.concatenate([a, b], 1).astype(int) - 3, 0, 15).astype("int8")
    check(Case("three", build, [a, b, c], want), Case("narrow", narrow, [a, b], small))


def test_pad_and_split() -> None:
    x, y = whole("int8", (2, 3, 4)), whole("uint8", (2, 6))

    def part(i: int, **how: Any) -> Callable[..., Any]:
        return lambda x: relax.TupleGetItem(qnn.split(x, **how), i)

    cases = []
    for data, widths, value in ((x, ((0, 1), (1, 0), (2, 3)), -7), (y, ((1, 0), (0, 2)), 255)):
        flat = tuple(sum(zip(*widths, strict=True), ()))
        want = np.pad(data, widths, constant_values=value)
        cases.append(Case(f"pad {flat}", call(qnn.pad, i32(value), pad_width=flat), [data], want))
    for where in (3, (1, 4)):
        for i, piece in enumerate(np.split(y, where, 1)):
            cases.append(Case(f"split {where} {i}", part(i, sections_or_indices=where, axis=-1), [y], piece))
    check(*cases)


def module_of(dtype: str, shape: tuple[int, ...], layer: Any, *constants: Any, **attributes: Any) -> Any:
    return Model(x=(shape, dtype)).build(lambda m, x: [m(layer(x, *constants, **attributes), "layer")])


@pytest.mark.exhaustive("operators", cover="kind name")
@pytest.mark.parametrize("kind", ["uint8", "int8", "float32"])
@pytest.mark.parametrize("name", TRANSPOSED)
def test_transposed_convolutions_as_plain_ones(name: str, kind: str) -> None:
    """Of integers with and without zero points, and of floats: whole numbers, whose sums are exact."""
    geometry, real = TRANSPOSED[name], kind == "float32"
    data, weights = ("int8", "int8") if real else (kind, {"uint8": "int8", "int8": "uint8"}[kind])
    x, w = whole(data, (2, 4, 4, 5)), whole(weights, (4, 3, 3, 2))
    for zd, zw in ((0, 0),) if real else ((RANGES[data][0] + 9, 3), (0, 0)):
        if real:
            x, w = x.astype(f32), w.astype(f32)
            module = module_of(kind, x.shape, relax.op.nn.conv2d_transpose, relax.const(w), **geometry)
        else:
            module = module_of(kind, x.shape, qnn.conv2d_transpose, w, i32(zd), i32(zw), **geometry)
        plain = plain_convolutions(module)
        names = calls(plain)
        assert not [op for _, op in names if "conv2d_transpose" in op]
        assert ("layer", "relax.nn.conv2d" if real else "qnn.conv2d") in names
        want = transposed(x.astype(int) - zd, w.astype(int) - zw, **geometry)
        np.testing.assert_array_equal(run(plain, x)[0], want)


def test_a_scale_at_run_time_comes_after_the_interleaving() -> None:
    """It might be one of each channel, of which the phases have more."""
    w = whole("int8", (4, 3, 2, 2))
    model = Model(x=((1, 4, 5, 5), "int8"), s=((3, 1, 1), "float32"))
    module = model.build(
        lambda m, x, s: [
            m(
                qnn.dequantize(m(qnn.conv2d_transpose(x, w, i32(0), i32(0), strides=(2, 2))), s, i32(0)),
                "real",
            )
        ]
    )
    plain = plain_convolutions(module)
    names = [op for _, op in calls(plain)]
    assert names.index("relax.permute_dims") < names.index("qnn.dequantize")
    x, scale = whole("int8", (1, 4, 5, 5)), np.array([1, 2, 4], np.float32).reshape(3, 1, 1)
    (got,) = run(plain, x, scale)
    np.testing.assert_array_equal(got, transposed(x.astype(int), w.astype(int), strides=(2, 2)) * scale)


def test_transposed_convolutions_that_stay() -> None:
    """Taps that lie apart, zero points that differ, weights at run time."""
    w = whole("int8", (4, 3, 3, 2))
    points = np.arange(3, dtype=np.int32).reshape(1, 3, 1, 1)
    kept: list[tuple[Any, dict[str, Any]]] = [(i32(0), {"dilation": (2, 1)}), (points, {})]
    for zero, geometry in kept:
        module = module_of("int8", (2, 4, 4, 5), qnn.conv2d_transpose, w, i32(0), zero, **geometry)
        assert calls(plain_convolutions(module)) == calls(module)
    at_run_time = Model(x=((2, 4, 4, 5), "int8"), w=((4, 3, 3, 2), "int8")).build(
        lambda m, x, weights: [m(qnn.conv2d_transpose(x, weights, i32(0), i32(0)), "layer")]
    )
    assert calls(plain_convolutions(at_run_time)) == calls(at_run_time)
