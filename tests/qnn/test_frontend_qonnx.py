"""QONNX and Brevitas QCDQ models, compiled, against the qonnx executor."""

from typing import Any

import numpy as np
from onnx import TensorProto, helper

from bench.qonnx_layer import reference
from synth.qnn.dialect import CONSTANT, attributes_of
from synth.qnn.frontend.onnx import from_onnx
from tests.needs import import_or_skip
from tests.qnn.onnx_checks import calls, extremes, near, random, same
from tests.qnn.onnx_models import Graph, f32, i8, i64, u8

import_or_skip("qonnx")
# ---------------------------------------------------------------- QONNX and Brevitas


ROUNDINGS = ("ROUND", "HALF_EVEN", "HALF_UP", "HALF_DOWN", "CEIL", "FLOOR", "UP", "DOWN")


def halves(shape: tuple[int, ...], seed: int = 0) -> np.ndarray:
    """Multiples of one quarter (so ties), zeros of both signs, neighbours of one half, huge numbers."""
    x = (random(seed).integers(-80, 80, shape) / 4).astype(f32)
    half = f32(0.5)
    special = [
        0.0, -0.0, np.nextafter(half, 0), np.nextafter(half, 1), -np.nextafter(half, 0), 1e30, -1e30, 1e-40,
        -1e-45,
    ]  # fmt: skip
    x.reshape(-1)[: len(special)] = np.array(special, f32)
    return x


def test_qonnx_quant_of_activations() -> None:
    """Every rounding mode, signs, ranges, widths, scales per channel, zero points; as the executor."""
    g = Graph(opset=13)
    x = g.input("x", (2, 3, 8, 4))
    domain = "qonnx.custom_op.general"
    # The executor rounds 0.49999997 up, since adding 1/2 in float32 gives 1; the dialect rounds exactly.
    y = g.input("y", (2, 3, 8, 4))
    one, channel = f32(1), f32([0.25, 1, 3]).reshape(1, 3, 1, 1)
    each = [(one, 0, 4, 1, 0), (one, 3, 4, 0, 0), (channel, 0, 3, 1, 1), (f32(0.125), 5, 12, 1, 1)]
    # One bit is bipolar if signed; beyond 16 bits no type of 16 bits holds the range.
    once = [(f32(v), *rest) for v, *rest in (
        (0.3, 0, 1, 1, 0), (2, 0, 1, 1, 1), (2, 1, 1, 1, 1), (0.3, 0, 1, 0, 0), (0.01, 0, 16, 0, 0),
        (1e-3, 7, 24, 1, 0),
        (0.3, 0, 2, 0, 1), (1e-3, 0, 20, 0, 0), (0.75, -2, 8, 0, 1),
    )]  # fmt: skip
    for (scale, zero, bits, signed, narrow), mode in [
        *((s, mode) for mode in ROUNDINGS for s in each),
        *((s, "ROUND") for s in once),
    ]:
        inputs = [y if mode == "HALF_UP" else x, *(g.constant(f32(v)) for v in (scale, zero, bits))]
        attrs = {"signed": signed, "narrow": narrow, "rounding_mode": mode}
        g.put(("Quant", "IntQuant")[len(g.nodes) % 2], inputs, domain, **attrs)
    g.put("BipolarQuant", [x, channel], domain)
    feeds = {"x": halves((2, 3, 8, 4))}
    feeds["y"] = np.where(np.abs(feeds["x"]) == np.nextafter(f32(0.5), 0), f32(0.25), feeds["x"])
    same(with_types(g, (2, 3, 8, 4)), feeds, reference)


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
    zero, settings = g.constant(f32(0)), {"signed": 1, "narrow": 1, "rounding_mode": "ROUND"}
    for scale, bits in ((f32([0.5, 1, 2, 3, 4, 5]), 2.0), (f32(0.25), 1.0), (f32(0.1), 8.0)):
        quant = g.node("Quant", [weight, scale, zero, f32(bits)], domain, **settings)
        g.put("Add", [g.node("MatMul", [x, quant]), f32(1)])
    g.put("MatMul", [x, g.node("BipolarQuant", [weight, f32(0.5)], domain)])
    model = with_types(g, (4, 6))
    module = from_onnx(model)
    assert not calls(module, "qnn.quantize")
    weights = [call.args[0].value.numpy() for call in calls(module, "qnn.dequantize")]
    assert [w.dtype for w in weights] == [i8] * 4
    assert [(w.min(), w.max()) for w in weights] == [(-1, 1), (-1, 1), (-127, 127), (-1, 1)]
    feeds = {"x": random().integers(-4, 5, (4, 8)).astype(f32)}
    near(model, feeds, expected=reference)


def test_qonnx_trunc() -> None:
    shape, domain = (2, 3, 8, 4), "qonnx.custom_op.general"
    for version in (1, 2):
        g = Graph(opset=13)
        g.domains[domain] = version
        x = g.input("x", shape)
        for mode in ROUNDINGS:
            for scale, zero in ((0.25, 0.0), (0.5, 0.0 if version == 2 else 3.0)):
                inputs = [x, *(g.constant(f32(v)) for v in (scale, zero, 8.0))]
                inputs += [g.constant(f32(v)) for v in ((4.0,) if version == 1 else (scale * 4, 4.0))]
                more = {} if version == 1 else {"signed": len(g.nodes) % 2, "narrow": 1}
                g.put("Trunc", inputs, domain, rounding_mode=mode, **more)
        same(with_types(g, shape), {"x": halves(shape)}, reference)


def test_qcdq_takes_the_bits_from_the_clip() -> None:
    """QuantizeLinear, Clip, DequantizeLinear (Brevitas): one quantizer of the Clip's range."""
    g = Graph(opset=13)
    x = g.input("x", (3, 8))
    step, point = g.constant(f32(0.3)), g.constant(i8(0))
    bounds = [g.constant(i8(v)) for v in (-7, 7)]
    q = g.node("Clip", [g.node("QuantizeLinear", [x, step, point]), *bounds])
    activation = g.node("DequantizeLinear", [q, step, point])
    per_row, zeros = g.constant(f32([0.5, 0.25, 1, 2])), g.constant(np.zeros(4, i8))
    floats = g.node("QuantizeLinear", [extremes((4, 8), 2), per_row, zeros], axis=0)
    integers = g.constant(random().integers(-8, 8, (4, 8)), "int8")
    for weight in (floats, integers):
        narrowed = g.node("Clip", [weight, i8(-2), i8(1)])
        real = g.node("DequantizeLinear", [narrowed, per_row, zeros], axis=0)
        g.put("MatMul", [activation, g.node("Transpose", [real], perm=[1, 0])])
    unsigned = g.node("QuantizeLinear", [x, step, u8(3)])
    clipped = g.node("Clip", [unsigned, "", u8(15)])
    g.output(clipped, unsigned, g.node("Clip", [g.node("Reshape", [unsigned, i64([24])]), u8(9)]))
    model = g.model()
    module = from_onnx(model)
    quantizers = [attributes_of(call) for call in calls(module, "qnn.quantize")]
    assert [(a["qmin"], a["qmax"]) for a in quantizers] == [(-7, 7), (0, 255), (0, 15)]
    weights = [call.args[0] for call in calls(module, "qnn.dequantize") if isinstance(call.args[0], CONSTANT)]
    assert [(w.value.numpy().min(), w.value.numpy().max()) for w in weights] == [(-2, 1)] * 2
    near(model, {"x": random().normal(0, 2, (3, 8)).astype(f32)}, steps=0)
