"""What the ONNX front end refuses: one line that names the node, the operator and the remedy."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto as T

from synth.errors import UserError
from synth.qnn.frontend.onnx import from_onnx
from tests.qnn.onnx_checks import refuses
from tests.qnn.onnx_models import Graph, compiled, f32, i32, i64, u8


def refusal(build: Callable[[Graph], Any], opset: int = 21, **kwargs: Any) -> str:
    g = Graph(opset=opset)
    names = build(g)
    names = [names] if isinstance(names, str) else names
    try:
        g.output(*names)
        model = g.model()
    except onnx.shape_inference.InferenceError:
        model = g.model(infer=False)
    with pytest.raises(UserError) as caught:
        from_onnx(model, **kwargs)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def quantized(g: Graph, scale: Any = f32(0.5), zero: Any = u8(3), shape: Any = (2, 4), **attrs: Any) -> str:
    return str(g.node("QuantizeLinear", [g.input("x", shape), scale, zero], name="q", **attrs))


def quant(g: Graph, scale: Any = 0.5, zero: Any = 0.0, bits: Any = 4.0, **attrs: Any) -> str:
    inputs = [g.input("x", (2, 4)), *(g.constant(f32(v)) for v in (scale, zero, bits))]
    return str(g.node("Quant", inputs, "qonnx.custom_op.general", name="q", **attrs))


def lstm(g: Graph, **attrs: Any) -> str:
    weights = [np.zeros((1, 24, n), f32) for n in (4, 6)]
    return str(
        g.node("LSTM", [g.input("x", (5, 3, 4)), *weights], name="cell", **{"hidden_size": 6, **attrs})
    )


def attention(g: Graph, *rest: Any, **attrs: Any) -> str:
    inputs = [g.input("x", (2, 5, 8)), np.zeros((8, 24), f32), np.zeros(24, f32), *rest]
    return str(g.node("Attention", inputs, "com.microsoft", name="heads", **{"num_heads": 2, **attrs}))


REFUSED: dict[str, tuple[Callable[[Graph], Any], str]] = {
    "unknown operators": (
        lambda g: g.node("Bar", [g.node("FooBar", [g.input("x", (2,))], "my.domain", name="conv1")],
            "my.domain"),
        r"node 'conv1' \(FooBar, domain my.domain, opset 1\), node 'bar1' \(Bar, .*\): not supported",
    ),
    "a standard operator": (lambda g: g.node("Det", [g.input("x", (2, 2))], name="d"),
        r"node 'd' \(Det, domain ai.onnx, opset 21\): not supp"),
    "negative scale": (lambda g: quantized(g, f32(-1)), r"'q' .*scale -1.0 .*above 0"),
    "zero scale": (lambda g: quantized(g, f32(0)), r"scale 0.0"),
    "NaN scale": (lambda g: quantized(g, f32("nan")), r"scale nan"),
    "infinite scale": (lambda g: quantized(g, f32("inf")), r"scale inf"),
    "float64 scale": (lambda g: quantized(g, np.float64(0.5)), r"type"),
    "scales that do not fit": (lambda g: quantized(g, f32([1, 2, 3]), u8([1, 2, 3])), r"4 for axis 1"),
    "zero points that do not fit": (lambda g: quantized(g, f32([1, 2, 3, 4]), u8(1)), r"equal shapes"),
    "block size": (lambda g: quantized(g, f32([[1, 2]] * 2), u8([[1, 2]] * 2), block_size=3,
        axis=0), r"blocks of 3"),
    "negative block size": (lambda g: quantized(g, block_size=-1), r"block_size -1|Invalid|fit"),
    "axis": (lambda g: quantized(g, f32([1, 2]), u8([1, 2]), axis=5), r"axis 5|fit"),
    "float8": (lambda g: quantized(g, output_dtype=T.FLOAT8E4M3FN), r"float8e4m3fn|type"),
    "zero point of another type": (
        lambda g: g.node("DequantizeLinear",
            [g.input("x", (2,), T.INT8), f32(1), u8(0)]),
        r"type",
    ),
    "zero point of int32": (
        lambda g: g.node("DequantizeLinear",
            [g.input("x", (2,), T.INT32), f32(1), i32(1)]),
        r"not 0",
    ),
    "bits": (lambda g: quant(g, bits=3.5), r"bit width .*3.5"),
    "no bits": (lambda g: quant(g, bits=0.0), r"bit width"),
    "many bits": (lambda g: quant(g, bits=33.0), r"bit width"),
    "fractional zero point": (lambda g: quant(g, zero=0.5), r"zero point 0.5 .*whole"),
    "rounding": (lambda g: quant(g, rounding_mode="SOMEHOW"), r"rounding_mode 'SOMEHOW': one of ROUND"),
    "attribute": (lambda g: quant(g, width=3), r"attribute width is not known"),
    "flag": (lambda g: quant(g, signed=2), r"attribute signed is 2"),
    "scale at run time": (
        lambda g: g.node("Quant", [g.input("x", (2,)), g.input("s", ()), *(f32(v) for v in (0, 4))],
            "onnx.brevitas"),
        r"computed at run time",
    ),
    "slopes that do not broadcast": (lambda g: g.node("PRelu", [g.input("x", (2, 3)), f32([1] * 4)]),
        r"slope of shape \[4\] does not broadcast"),
    "a shape that does not broadcast": (lambda g: g.node("Expand", [g.input("x", (2, 3)), i64([2, 4])]),
        r"shape \[2, 3\] does not broadcast to \[2, 4\]"),
    "scale too large for its tensor": (lambda g: quant(g, scale=np.ones((3, 2, 4))), r"does not broadcast"),
    "channels last": (
        lambda g: g.node(
            "QLinearGlobalAveragePool",
            [g.input("x", (1, 4, 4, 2), T.UINT8),
                *[g.constant(f32(1)), g.constant(u8(0))] * 2],
            "com.microsoft", channels_last=1,
        ),
        r"channels_last",
    ),
    "groups": (lambda g: g.node("Conv", [g.input("x", (1, 4, 8, 8)), np.ones((2, 3, 1, 1), f32)]),
        r"fit|channels"),
    "stride": (lambda g: g.node("MaxPool", [g.input("x", (1, 4, 8, 8))], kernel_shape=[2, 2], strides=[0, 1]),
        r"stride"),
    "kernel": (lambda g: g.node("MaxPool", [g.input("x", (1, 4, 2, 2))], kernel_shape=[3, 3],
        pads=[3, 3, 3, 3]), r"pads|Pad"),
    "bfloat16": (lambda g: g.node("Relu", [g.input("x", (2,), T.BFLOAT16)]), r"bfloat16 is not supported"),
    "strings": (lambda g: g.node("Identity", [g.input("x", (2,), T.STRING)]), r"string is not supported"),
    "zero size": (lambda g: g.node("Relu", [g.input("x", (2, 0))]), r"dimension 1 is 0"),
    "huge input": (lambda g: g.node("Relu", [g.input("x", (1 << 20, 1 << 20))]),
        r"more than 268435456 elements"),
    "huge result": (
        lambda g: g.node("Expand", [g.input("x", (1,)), i64([1 << 20, 1 << 20])]),
        r"more than 268435456 elements|too large",
    ),
    "huge constant": (lambda g: g.node("ConstantOfShape", [i64([1 << 40])]), r"more than 16777216 elements"),
    "shape at run time": (lambda g: g.node("Reshape",
        [g.input("x", (4,)), g.input("s", (2,), T.INT64)]), r"computed at run time"),
    "index": (lambda g: g.node("Gather", [g.input("x", (4,)), i64([4])]), r"out of range|indices must be"),
    "training": (
        lambda g: g.node("Dropout", [g.input("x", (4,)), f32(0.5), np.bool_(True)]),
        r"training mode",
    ),
    "a bound that is no number": (lambda g: g.node("Clip", [g.input("x", (4,)), f32("nan")]), r"bound nan"),
    "a lower bound of infinity": (lambda g: g.node("Clip", [g.input("x", (4,)), f32("inf")]), r"bound inf"),
    "an empty constant": (lambda g: g.node("Concat", [g.input("x", (4,)), f32([])], axis=0), r"empty"),
    "more inputs": (lambda g: g.node("BipolarQuant", [g.input("x", (4,)), *[g.constant(f32(1))] * 2],
        "onnx.brevitas"), r"3 inputs: 2"),
    "more outputs": (
        lambda g: g.node("BipolarQuant", [g.input("x", (4,)), f32(1)], "onnx.brevitas", outputs=2),
        r"2 outputs: it has 1",
    ),
    "the mask of a dropout": (lambda g: g.node("Dropout", [g.input("x", (4,))], outputs=2), r"mask"),
    "no input at all": (lambda g: g.node("Min", [""]), r"input 0 is missing|empty string"),
    "duplicate tensor": (lambda g: [g.node("Relu", [g.input("x", (4,))], name="a"),
        g.node("Neg", ["x"], name="a")], r"twice"),
    **{
        f"LSTM: {says}": (lambda g, attrs=attrs: lstm(g, **attrs), f"'cell'.*{says}")
        for attrs, says in (
            ({"direction": "both"}, "direction 'both'"),
            ({"activations": ["Sigmoid", "Tanh"]}, "activations"),
            ({"activations": ["Sigmoid", "Tanh", "Cube"]}, "Cube"), ({"clip": -1.0}, "clip -1.0"),
            ({"hidden_size": 5}, "hidden_size"),
        )
    },
    **{
        f"attention: {says}": (lambda g, inputs=inputs, attrs=attrs: attention(g, *inputs, **attrs),
            f"'heads'.*{says}")
        for inputs, attrs, says in (
            ([], {"num_heads": 3}, "3 heads"), ([], {"do_rotary": 1}, "do_rotary"),
            ([], {"qkv_hidden_sizes": [8, 8, 9]}, "queries, keys and values"),
            ([np.zeros((2, 1, 9, 9), i32)], {}, "mask of shape"),
            (["", np.zeros((2, 2, 2, 3, 5), f32)], {}, "past of shape"),
        )
    },
    **{
        f"{op} beyond the data": (lambda g, op=op, inputs=inputs: g.node(op, [g.input("x", (4, 2)), *inputs],
            name="picked"), r"'picked'.*out of range")
        for op, *inputs in (("GatherElements", i64([[4, 0]])), ("GatherND", i64([[0, 2]])),
            ("ScatterND", i64([[-5, 0]]), f32([1])))
    },
    **{
        f"{op} by 0": (lambda g, op=op: g.node(op, [g.input("x", (2,), T.INT32), i32([3, 0])], name="share"),
            r"'share'.*divided by 0")
        for op in ("Div", "Mod")
    },
    "input of nothing": (lambda g: g.node("Relu", ["nowhere"]), r"reads 'nowhere', which no input"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    build, pattern = REFUSED[name]
    assert re.search(pattern, refusal(build)), refusal(build)


def test_refused_inputs() -> None:
    def relu(g: Graph) -> Any:
        return g.node("Relu", [g.input("x", ("n", 4))])

    assert "no such input" in refusal(relu, shapes={"x": (1, 4), "y": (1,)})
    assert "rank is 2" in refusal(relu, shapes={"x": (4,)})
    assert "dimension 1 is 4 in the model, not 5" in refusal(relu, shapes={"x": (1, 5)})
    assert "dimension 0 is 0" in refusal(relu, shapes={"x": (0, 4)})
    assert "7 to 28" in refusal(relu, opset=6)
    g = Graph()
    g.put("Relu", [g.input("plain", (4,))])
    refuses(g.model().SerializeToString().replace(b"plain", b"p\xff\xfein"), "is not UTF-8")
    # ONNX's inference reads beyond an array for this axis, so it must not see it.
    g = Graph()
    inputs = [g.input("x", (3, 4)), g.constant(np.ones(4, f32))]
    g.put("LayerNormalization", inputs, axis=(1 << 63) - 1)
    message = r"LayerNormalization.* attribute axis is 9223372036854775807"
    refuses(g.model(infer=False), message)


def test_refused_files(tmp_path: Path) -> None:
    path = tmp_path / "model.onnx"
    refuses(path, "no such file")
    for content in (b"", b"not a protobuf", b"\x08\x0a"):
        path.write_bytes(content)
        for source in (path, str(path), content):
            refuses(source, ".")
    refuses(3, "int is no ONNX model")


def test_what_nobody_reads() -> None:
    """Second outputs that are listed but not read, open dimensions written as -1, outputs without a shape."""
    g = Graph(opset=13)
    dropped, _ = g.node("Dropout", [g.input("x", (1, 1, 4, 4))], outputs=2)
    pooled, _ = g.node("MaxPool", [dropped], outputs=2, kernel_shape=[2, 2], strides=[2, 2])
    g.output(pooled)
    model = g.model()
    model.graph.input[0].type.tensor_type.shape.dim[0].dim_value = -1
    model.graph.output[0].type.tensor_type.ClearField("shape")
    (found,) = compiled(from_onnx(model, {"x": (2, 1, 4, 4)}))(np.arange(32, dtype=f32).reshape(2, 1, 4, 4))
    assert found.reshape(-1).tolist() == [5, 7, 13, 15, 21, 23, 29, 31]
    refuses(model, "dimension 0 is not fixed")
