"""Products of scales outside float32's range: the multipliers keep their bits.

The expected integers come from fractions. 1e-23 * 1e-22 is below float32's least normal number, where the
nearest float32 is 1.4 times as large; 1e20 * 1e20 is above its greatest one.
"""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from onnx import TensorProto as T

import synth
from synth.compiler.machines import compile_target
from synth.model.pipeline import lower_model
from synth.qnn.frontend.onnx import from_onnx
from synth.qnn.values import is_normal, scale_product, scale_ratio
from tests.qnn.onnx_models import Graph

f32 = np.float32
RANDOM = np.random.default_rng(0)
LONG = (
    RANDOM.integers(0, 256, (2, 32768)).astype(np.uint8),
    RANDOM.integers(60, 128, (32768, 6)).astype(np.int8),
)
SHORT = np.arange(32, dtype=np.uint8).reshape(32, 1), np.int8([[10, -90, 81, -70, 61, -50]])
#: Data, weights, scales of data, of weights (one per column) and of the result.
CASES = {
    "below": (*LONG, f32(1e-23), f32([1e-22, 1.1e-22, 2e-23, 1.7e-22, 3e-22, 1e-24]), f32(1.3e-38)),
    "above": (*SHORT, f32(1e20), f32([2e18, 3.71e17, 3.3e17, 2e17, 7e17, 1e18]), f32(3e38)),
    "both": (*LONG, f32(1e-10), f32([1e-35, 1.1e-35, 2e-36, 1e-26, 3e-35, 1e-36]), f32(1.3e-38)),
}


def nearest(value: Fraction) -> int:
    return round(value)  # Python's own: half to even


def rescaled(name: str, point: int) -> np.ndarray:
    """The uint8 result of a product of matrices."""
    x, w, data, weight, out = CASES[name]
    ratio = [Fraction(float(data)) * Fraction(float(step)) / Fraction(float(out)) for step in weight]
    rows = x.astype(np.int64) @ w.astype(np.int64)
    found = [[nearest(int(s) * r) + point for s, r in zip(row, ratio, strict=True)] for row in rows]
    return np.clip(found, 0, 255).astype(np.uint8)


def dequantized(g: Graph, x: str, scale: Any, axis: int | None = None) -> str:
    given = [x, g.constant(scale)]
    return str(g.node("DequantizeLinear", given, **({} if axis is None else {"axis": axis})))


@pytest.mark.exhaustive("operators", every=2)
@pytest.mark.parametrize("name", CASES)
def test_products_of_matrices(name: str) -> None:
    rows, columns, data, weight, out = CASES[name]
    g, (count, length) = Graph(opset=21), rows.shape
    x, w, none = g.feed("x", rows), g.constant(columns), np.zeros(6, np.int8)
    to = [g.constant(out), g.constant(np.uint8(101))]
    g.put("QLinearMatMul", [x, data, np.uint8(0), w, weight, none, *to])
    given = [x, data, np.uint8(0), w, weight, none, "", *to]
    g.put("QGemm", given, domain="com.microsoft", dtype=T.UINT8)
    g.put("QuantizeLinear", [g.node("MatMul", [dequantized(g, x, data), dequantized(g, w, weight, 1)]), *to])
    image = g.node("Reshape", [x, np.int64([count, length, 1, 1])])
    filters = g.constant(columns.T.reshape(6, length, 1, 1).copy())
    g.put("QLinearConv", [image, data, np.uint8(0), filters, weight, none, *to])
    reals = dequantized(g, image, data), dequantized(g, filters, weight, 0)
    g.put("QuantizeLinear", [g.node("Conv", reals), *to])
    wanted = rescaled(name, 101)
    assert len(np.unique(wanted)) > 5
    for output, got in zip(g.outputs, synth.compile(g.model())(rows), strict=True):
        assert_array_equal(got.reshape(wanted.shape), wanted, err_msg=output.name)


def test_a_float_chain_behind_a_layer() -> None:
    """The product of the scales is tiny; what the model multiplies it by makes results of ordinary size."""
    rows, columns, data, weight, _ = CASES["below"]
    image = rows.reshape(2, -1, 1, 1)
    g = Graph(opset=21)
    filters = g.constant(columns.T.reshape(6, -1, 1, 1).copy())
    conv = g.node("Conv", [dequantized(g, g.feed("x", image), data), dequantized(g, filters, weight, 0)])
    shifted = g.node("Add", [g.node("Mul", [conv, f32(2.0**120)]), f32([[[0.01]]])])
    g.put("QuantizeLinear", [shifted, f32(0.01), np.uint8(100)])
    factor = [Fraction(float(data)) * Fraction(float(w)) * 2**120 for w in weight]
    step, sums = Fraction(float(f32(0.01))), rows.astype(np.int64) @ columns.astype(np.int64)
    found = [[nearest(int(s) * k / step) + 101 for s, k in zip(row, factor, strict=True)] for row in sums]
    wanted, proto = np.clip(found, 0, 255), g.model()
    assert len(np.unique(wanted)) > 5
    assert_array_equal(synth.compile(proto)(image).reshape(wanted.shape), wanted)
    module = str(lower_model(from_onnx(proto), compile_target("native")).module)
    assert "nearbyint" not in module, "the quantizer is a part of the layer"


def test_real_numbers_of_sums() -> None:
    rows, columns, data, weight, _ = CASES["below"]
    g = Graph(opset=21)
    x = g.feed("x", rows)
    factors = [data, weight, np.uint8(0), np.zeros(6, np.int8)]
    g.put("MatMulIntegerToFloat", [x, columns, *factors], domain="com.microsoft")
    wanted = rows.astype(np.int64) @ columns.astype(np.int64) * (np.float64(data) * weight.astype(np.float64))
    normal = np.abs(wanted) > 1.2e-38
    assert normal.any()
    assert_allclose(synth.compile(g.model())(rows)[normal], wanted[normal], rtol=2e-7)


def test_products_and_means_of_bytes() -> None:
    a, b = np.meshgrid(*[np.arange(256, dtype=np.uint8)] * 2, indexing="ij")
    ls, rs, out = f32(1e-22), f32(1e-23), f32(4.1e-43)
    count = 64
    g = Graph(opset=21)
    x, y = g.feed("x", a), g.feed("y", b)
    zero = np.uint8(0)
    g.put("QLinearMul", [x, ls, zero, y, rs, zero, out, np.uint8(3)], domain="com.microsoft", dtype=T.UINT8)
    for scale in (f32(2e37), f32(1e-44)):  # 64 times the first one is infinite in float32
        image = g.node("Reshape", [x, np.int64([1, 1024, 8, 8])])
        given = [image, scale, zero, scale, zero]
        g.put("QLinearGlobalAveragePool", given, domain="com.microsoft", dtype=T.UINT8, channels_last=0)
        real = g.node("GlobalAveragePool", [dequantized(g, image, scale)])
        g.put("QuantizeLinear", [real, scale, zero])
    product, *means = synth.compile(g.model())(a, b)
    ratio = Fraction(float(ls)) * Fraction(float(rs)) / Fraction(float(out))
    wanted = [[nearest(int(p) * int(q) * ratio) + 3 for q in range(256)] for p in range(256)]
    assert_array_equal(product, np.clip(wanted, 0, 255))
    sums = a.reshape(1024, count).astype(np.int64).sum(1)
    for mean in means:
        assert_array_equal(mean.ravel(), [nearest(Fraction(int(s), count)) for s in sums])


def test_products_within_float32_are_those_of_float32() -> None:
    """As ONNX Runtime multiplies them, so that results stay equal bit for bit."""
    a, b = (np.exp(RANDOM.uniform(-40, 40, 10_000)).astype(f32) for _ in range(2))
    product = scale_product(a, b)
    assert product.dtype == f32
    assert_array_equal(product, a * b)
    assert_array_equal(scale_ratio(a, b), a / b)
    assert scale_product(f32(1e-23), f32(1e-22)).dtype == np.float64
    assert is_normal(f32([0, 1, 1.2e-38])) and not is_normal(f32([1, 1e-39]))
    assert scale_ratio(f32(1e30), f32(1e-30)) == np.finfo(f32).max
