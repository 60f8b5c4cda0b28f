"""The ONNX front end: quantized operators, compiled, against ONNX Runtime or ONNX's reference."""

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal
from onnx import TensorProto as T
from onnx import helper

from synth.errors import UserError
from synth.qnn.dialect import CONSTANT, attributes_of
from synth.qnn.frontend.onnx import from_onnx
from tests.qnn.onnx_checks import calls, conv_variants, extremes, near, random, refuses, same
from tests.qnn.onnx_models import Graph, compiled, f32, i8, i32, i64, run_compiled, run_reference, u8


def test_quantize_and_dequantize_of_wide_types() -> None:
    g = Graph()
    x, blocks = g.feed("x", extremes((2, 3, 4, 5), 20)), random().uniform(0.1, 2, (2, 3, 4, 3))
    zeros = {"int8": (-5, 0, 7), "uint8": (0, 128, 255), "int16": (-300, 0, 9), "uint16": (0, 7, 65535)}
    for dtype, points in zeros.items():
        for scale, zero, attrs in (
            (0.5, points[1], {}),
            (np.array([0.25], f32), np.array([points[2]]), {}),
            ([0.5, 0.03, 2.0], points, {}),
            ([0.5, 0.03, 2.0, 1.0], (*points, 0), {"axis": -2}),
            (blocks, random().integers(0, 9, blocks.shape), {"axis": 3, "block_size": 2}),
        ):
            step, point = g.constant(np.asarray(scale, f32)), g.constant(np.asarray(zero), dtype)
            q = g.node("QuantizeLinear", [x, step, point], **attrs)
            g.output(q, g.node("DequantizeLinear", [q, step, point], **attrs))
    plain = g.node("QuantizeLinear", [x, f32(0.1)])
    g.output(plain, g.node("QuantizeLinear", [x, f32(0.1)], output_dtype=T.INT8))
    same(g)


def test_quantize_and_dequantize_below_8_bits() -> None:
    g = Graph(opset=25)
    x = g.input("x", (3, 8))
    held = {"int4": T.INT4, "uint4": T.UINT4, "int2": T.INT2, "uint2": T.UINT2}
    # The reference goes through int32, which huge numbers do not fit.
    feeds = {"x": np.clip(extremes((3, 8), 3), -1e6, 1e6)}
    for dtype, code in held.items():
        low, high = {"int4": (-8, 7), "uint4": (0, 15), "int2": (-2, 1), "uint2": (0, 3)}[dtype]
        every = np.resize(np.arange(low, high + 1), (3, 8))
        step, point = g.constant(f32([0.5, 1, 2])), g.constant([low, 0, high], dtype)
        q = g.node("QuantizeLinear", [x, step, point], axis=0)
        moved = g.node("Reshape", [g.node("Transpose", [q], perm=[1, 0]), i64([2, -1])])
        g.output(q, moved, g.node("DequantizeLinear", [q, step, point], axis=0))
        weight, blocks = g.constant(every, dtype), g.constant(f32([[1, 2], [3, 4], [5, 6]]))
        g.put("DequantizeLinear", [weight, blocks], axis=1, block_size=4)
        given = g.input(f"given_{dtype}", (3, 8), code)
        feeds[given] = every.astype(helper.tensor_dtype_to_np_dtype(code))
        g.put("DequantizeLinear", [given, f32(0.1)])
    model = g.model()
    same(model, feeds, run_reference)
    ranges = {(a["qmin"], a["qmax"]) for a in map(attributes_of, calls(from_onnx(model), "qnn.quantize"))}
    assert ranges == {(-8, 7), (0, 15), (-2, 1), (0, 3)}


def test_negative_scales() -> None:
    """Of constants, whose mirrored codes fit their type or not, and of integers at run time, per row too."""
    g, rng = Graph(), random(5)
    codes = rng.integers(-127, 128, (2, 6)).astype(i8)
    for low in (-127, -128):
        for scales in (f32(-0.5), f32([0.25, -0.5])):
            held = np.where(codes == -127, low, codes).astype(i8)
            for x in (g.constant(held), g.feed(f"x{len(g.feeds)}", held)):
                g.put("DequantizeLinear", [x, scales, np.zeros_like(scales, i8)], axis=0)
    near(g)
    zero = Graph()
    zero.put("DequantizeLinear", [zero.input("x", (2, 6), T.INT8), f32(0)])
    refuses(zero, r"scale 0.0 \(input 1\): a finite number above 0 is needed")


def test_weights_stay_integers() -> None:
    """Constants under DequantizeLinear, and float constants that are quantized, are integer constants."""
    g = Graph()
    x = g.input("x", (1, 8))
    step, point = g.constant(f32([0.1, 0.2, 0.3, 0.4])), g.constant(i8([0, 1, 2, 3]))
    stored = g.constant(random().integers(-128, 128, (8, 4)), "int8")
    floats = g.constant(extremes((8, 4), 0.3))
    for weight in (stored, g.node("QuantizeLinear", [floats, step, point], axis=1)):
        g.put("MatMul", [x, g.node("DequantizeLinear", [weight, step, point], axis=1)])
    module = from_onnx(g.model())
    weights = [call.args[0] for call in calls(module, "qnn.dequantize")]
    assert len(weights) == 2 and not calls(module, "qnn.quantize")
    assert all(isinstance(w, CONSTANT) and w.value.numpy().dtype == i8 for w in weights)
    scaled = extremes((8, 4), 0.3).astype(np.float64) / f32([0.1, 0.2, 0.3, 0.4]).astype(np.float64)
    assert_array_equal(weights[1].value.numpy(), np.clip(np.rint(scaled) + np.arange(4), -128, 127))


def test_dynamic_quantization() -> None:
    """DynamicQuantizeLinear with what reads it: the products of ONNX Runtime's dynamic quantizer, exactly."""
    g = Graph()
    x, y = g.input("x", (2, 3, 8)), g.input("y", (1, 3, 6, 5))
    weights = random().integers(-50, 50, (8, 4)).astype(i8)
    q, step, point = g.node("DynamicQuantizeLinear", [x], outputs=3)
    g.output(q, step, point)
    columns, points = g.constant(f32([0.1, 0.2, 0.3, 0.4])), g.constant(i8([0, 1, -2, 3]))
    w, bias = g.constant(weights), g.constant(f32([1, -1, 0.5, 0]))
    total = g.node("MatMulInteger", [q, w, point, points])
    g.output(total, g.node("Mul", [g.node("Cast", [total], to=T.FLOAT), g.node("Mul", [step, columns])]))
    ms = "com.microsoft"
    g.put("MatMulIntegerToFloat", [q, w, step, columns, point, points, bias], ms)
    g.put("DynamicQuantizeMatMul", [x, w, columns, points, bias], ms)
    image, _, zero = g.node("DynamicQuantizeLinear", [y], outputs=3)
    kernel = g.constant(random().integers(0, 120, (4, 3, 3, 3)), "uint8")
    g.put("ConvInteger", [image, kernel, zero, u8(7)], pads=[1, 1, 1, 1])
    model = g.model()
    one = {"x": random().normal(0, 2, (2, 3, 8)), "y": random(1).normal(3, 2, (1, 3, 6, 5))}
    near(model, {k: v.astype(f32) for k, v in one.items()}, steps=0, share=1.0)
    near(model, {"x": np.zeros((2, 3, 8), f32), "y": np.full((1, 3, 6, 5), -2, f32)}, 0, 1.0)


@pytest.mark.parametrize("data", ["uint8", "int8"])
def test_convolutions_of_integers(data: str) -> None:
    """QLinearConv, and of uint8 ConvInteger, with zero points or without."""
    g, rng = Graph(), random()
    limits = np.iinfo(data)
    x, line = (
        g.feed(name, rng.integers(limits.min, limits.max + 1, shape).astype(data))
        for name, shape in (("x", (2, 6, 9, 8)), ("line", (1, 4, 11)))
    )
    step, point = g.constant(f32(0.05)), g.constant(limits.max - 124, data)
    out = [g.constant(f32(0.9)), g.constant(limits.min + 120, data)]

    def conv(source: str, shape: tuple[int, ...], per_channel: bool, bias: bool, **attrs: Any) -> None:
        many = shape[:1] if per_channel else ()
        scale, zero = (g.constant(rng.uniform(0.01, 0.05, many).astype(f32)), g.constant(np.zeros(many, i8)))
        weight = g.constant(rng.integers(-64, 64, shape).astype(i8))
        tail = [g.constant(rng.integers(-3000, 3000, shape[0]).astype(i32))] if bias else []
        g.put("QLinearConv", [source, step, point, weight, scale, zero, *out, *tail], **attrs)

    for index, (shape, attrs) in enumerate(conv_variants(g, "QLinearConv")):
        conv(x, shape, index % 2 == 0, index != 1, **attrs)
        if data == "uint8":
            zeros = [u8(200), u8(11)][: min(index, 2)]
            g.put("ConvInteger", [x, rng.integers(0, 128, shape).astype(u8), *zeros], **attrs)
    conv(line, (6, 2, 3), True, True, group=2, pads=[2, 0], strides=[2])
    same(g)
    # ONNX Runtime has no kernel for a zero point per channel.
    g = Graph()
    weight, rows = rng.integers(0, 255, (8, 6, 1, 1)).astype(u8), rng.integers(0, 255, 8).astype(u8)
    g.put("ConvInteger", [g.feed("x", rng.integers(0, 256, (2, 6, 9, 8)).astype(u8)), weight, u8(9), rows])
    same(g, expected=run_reference)


def test_matrix_products() -> None:
    g, rng = Graph(), random()
    a, v = (g.feed(n, rng.integers(0, 256, s).astype(u8)) for n, s in (("a", (2, 3, 8)), ("v", (8,))))
    b = g.feed("b", rng.integers(-64, 64, (2, 8, 5)).astype(i8))
    w = g.constant(rng.integers(-64, 64, (8, 5)).astype(i8))
    za, zb = g.constant(u8(130)), g.constant(i8(3))
    columns = g.constant(i8([1, -2, 3, 4, 0]))
    for left, right, zero in ((a, w, columns), (a, b, zb), (v, w, zb), (a, w, zb)):
        g.put("MatMulInteger", [left, right, za, zero])
    g.put("MatMulInteger", [a, b])
    step, to = g.constant(f32(0.02)), [g.constant(f32(0.11)), g.constant(u8(100))]
    scales = g.constant(rng.uniform(0.01, 0.04, 5).astype(f32))
    for right, scale, zero in ((w, scales, columns), (b, step, zb), (w, step, zb)):
        g.put("QLinearMatMul", [a, step, za, right, scale, zero, *to])
    same(g)


def test_microsoft_operators() -> None:
    """ONNX Runtime sums in another order, so that a tie may fall one step apart."""
    g, rng, ms = Graph(), random(), "com.microsoft"
    shape = (2, 6, 9, 8)
    feeds = {}
    for data, code in (("uint8", T.UINT8), ("int8", T.INT8)):
        low, high = np.iinfo(data).min, np.iinfo(data).max
        x, y = g.input(f"x_{data}", shape, code), g.input(f"y_{data}", (6, 1, 8), code)
        feeds[x], feeds[y] = (rng.integers(low, high + 1, s).astype(data) for s in (shape, (6, 1, 8)))
        first = [g.constant(f32(0.037)), g.constant(low + 101, data)]
        second = [g.constant(f32(0.021)), g.constant(low + 140, data)]
        out = [g.constant(f32(0.05)), g.constant(low + 120, data)]
        unit = [g.constant(f32(1 / 256)), g.constant(low, data)]
        for op in ("QLinearAdd", "QLinearMul"):
            g.put(op, [x, *first, y, *second, *out], ms, dtype=code)
        g.put("QLinearSigmoid", [x, *first, *unit], ms, dtype=code)
        g.put("QLinearLeakyRelu", [x, *first, *out], ms, alpha=0.3, dtype=code)
        g.put("QLinearGlobalAveragePool", [x, *first, *out], ms, dtype=code)
        g.put("QLinearConcat", [*out, x, *first, x, *second], ms, axis=-3, dtype=code)
        for attrs in (
            {"pads": [1, 0, 1, 1]},
            {"pads": [1, 1, 1, 1], "count_include_pad": 1, "strides": [2, 2]},
            {"ceil_mode": 1, "strides": [2, 2]},
            {"auto_pad": "SAME_UPPER", "strides": [2, 1]},
        ):
            g.put("QLinearAveragePool", [x, *first, *out], ms, kernel_shape=[3, 2], **attrs, dtype=code)
        for version, axis in ((13, -1), (11, 1)):
            g.put("QLinearSoftmax", [x, *first, *unit], ms, axis=axis, opset=version, dtype=code)
        flags = g.constant(rng.integers(0, 2, (9, 8)).astype(bool))
        g.put("QLinearWhere", [flags, x, *first, y, *second, *out], ms, dtype=code)
    a = g.input("a", (7, 16), T.UINT8)
    feeds[a] = rng.integers(0, 256, (7, 16)).astype(u8)
    left = [a, g.constant(f32(0.02)), g.constant(u8(111))]
    weights = rng.integers(-64, 64, (5, 16)).astype(i8)
    turned = [weights, rng.uniform(0.01, 0.03, 5).astype(f32), np.zeros(5, i8)]
    plain = [g.constant(np.ascontiguousarray(weights.T)), g.constant(f32(0.02)), g.constant(i8(0))]
    bias, out = rng.integers(-900, 900, 5).astype(i32), [f32(0.3), u8(90)]
    g.put("QGemm", [*left, *turned, bias, *out], ms, transB=1, alpha=0.5, dtype=T.UINT8)
    g.put("QGemm", [*left, *plain, "", *out], ms, dtype=T.UINT8)
    g.put("QGemm", [*left, *turned, bias], ms, transB=1)
    g.put("DequantizeLinear", [a, *left[1:]], ms)
    g.put("QuantizeLinear", [g.input("f", (4, 5)), *first], ms, dtype=T.INT8)
    feeds["f"] = extremes((4, 5), 3)
    near(g.model(), feeds)


def test_reduce_mean_of_integers() -> None:
    """ONNX Runtime defines this operator without a kernel, so its formula is evaluated here."""
    g = Graph()
    x = g.input("x", (2, 3, 4, 5), T.UINT8)
    first, out = ([g.constant(f32(0.5)), g.constant(u8(100))], [g.constant(f32(0.25)), g.constant(u8(10))])
    g.put("QLinearReduceMean", [x, *first, *out], "com.microsoft", axes=[2, -1], keepdims=0, dtype=T.UINT8)
    data = random().integers(0, 256, (2, 3, 4, 5)).astype(u8)
    found = next(iter(run_compiled(g.model(), {"x": data}).values()))
    exact = (data.astype(np.float64) - 100).sum((2, 3)) * 0.5 / (20 * 0.25) + 10
    assert_array_equal(found, np.clip(np.rint(exact), 0, 255).astype(u8))


def test_names_and_shapes() -> None:
    """Inputs keep their names, bindings carry the node's, arithmetic on shapes is gone, batches are given."""
    g = Graph(opset=13)
    x = g.input("0/x", ("batch", 3, None))
    shape = g.node("Shape", [x])
    batch = g.node("Unsqueeze", [g.node("Gather", [shape, i64(0)]), i64([0])])
    target = g.node("Concat", [batch, i64([-1])], axis=0)
    g.put("Relu", [g.node("Reshape", [x, target], name="flat/1")], name="9 lives")
    module = from_onnx(g.model(), shapes={"0/x": (5, 3, 7)})
    main = module["main"]
    assert [str(p.name) for p in main.params] == ["0/x"]
    assert list(map(str, main.attrs["output_names"])) == ["9 lives_0"]
    names = [str(b.var.name) for block in main.body.blocks for b in block.bindings]
    assert names[:2] == ["flat_1", "n9_lives"] and len(names) <= 3
    (found,) = compiled(module)(np.full((5, 3, 7), -1, f32))
    assert_array_equal(found, np.zeros((5, 21), f32))
    with pytest.raises(UserError, match=r"input '0/x': dimensions 0 \(batch\), 2 .*--shape 0/x:1,3,D2"):
        from_onnx(g.model())


def test_nodes_in_any_order_and_several_outputs() -> None:
    g = Graph()
    x = g.input("x", (4,))
    y = g.node("Relu", [x])
    g.output(y, x, g.node("Neg", [y]), g.constant(f32([1, 2])))
    model = g.model()
    nodes = list(model.graph.node)[::-1]
    del model.graph.node[:]
    model.graph.node.extend(nodes)
    found = run_compiled(model, {"x": f32([-1, 2, -3, 4])})
    assert [v.tolist() for v in found.values()] == [[0, 2, 0, 4], [-1, 2, -3, 4], [0, -2, 0, -4], [1, 2]]


def branches(then: Any, otherwise: Any) -> dict[str, Any]:
    """The branches of an If, of one node each."""
    ends = [[helper.make_tensor_value_info(node.output[0], T.FLOAT, None)] for node in (then, otherwise)]
    graphs = [helper.make_graph([n], "g", [], end) for n, end in zip((then, otherwise), ends, strict=True)]
    return dict(zip(("then_branch", "else_branch"), graphs, strict=True))


def test_a_branch_is_taken_where_shapes_decide() -> None:
    """What PyTorch writes for squeeze(): a condition by a shape. Branches nest, and read from outside."""
    g, node = Graph(16), helper.make_node
    x = g.feed("x", random(6).normal(size=(1, 4)).astype(f32))
    doubled, rows = g.node("Add", [x, x]), g.constant(i64([0]))
    size = g.node("Gather", [g.node("Shape", [x]), i64(0)])
    one, several = g.node("Equal", [size, i64(1)]), g.node("Greater", [size, i64(1)])
    inner = branches(node("Squeeze", [doubled, rows], ["a"]), node("RandomNormalLike", [x], ["b"]))
    outer = branches(node("If", [one], ["c"], **inner), node("Identity", [x], ["d"]))
    g.put("Relu", [g.node("If", [g.node("Not", [several])], **outer)])
    model = g.model()
    same(model, g.feeds)
    nodes = [*model.graph.node]
    del model.graph.node[:]
    model.graph.node.extend([nodes[-2], nodes[-1], *nodes[:-2]])  # the If before what its branches read
    (found,) = run_compiled(model, g.feeds).values()
    assert_array_equal(found, np.maximum(2 * g.feeds["x"][0], 0))
    late = Graph(16)
    positive = late.node("Greater", [late.input("x", ()), f32(0)])
    late.put("If", [positive], **branches(node("Abs", ["x"], ["a"]), node("Neg", ["x"], ["b"])), name="late")
    refuses(late, r"node 'late' \(If, .*input 0 is computed at run time; only a constant is supported")


def test_the_front_end_of_tvm_is_left_as_it_was() -> None:
    from tvm.relax.frontend.onnx import onnx_frontend

    before = dict(onnx_frontend._get_convert_map())
    g = Graph()
    g.put("Elu", [g.input("x", (4,))])
    from_onnx(g.model())
    assert onnx_frontend._get_convert_map() == before
