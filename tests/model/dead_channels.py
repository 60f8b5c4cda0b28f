"""Models with channels that BatchNorm made nearly zero, as ONNX Runtime's quantizer writes them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import helper, numpy_helper

from bench.onnx_models import reader_of
from tests.model.onnx_graphs import onnx_model

OPSET = 17
SIZE, WIDTH, CLASSES = 16, 24, 10
DEAD = {1: 0.0, 3: 1e-15, **{5 + i: (-1) ** i * 1e-6 * 1.4**i for i in range(8)}}
"""Of every BatchNorm: channel -> gamma. ONNX Runtime's quantizer chooses the weights' scale so that the bias
just fits int32; of some of these gammas the weights are still large integers with it, and their sums pass the
end."""


@dataclass
class Graph:
    """Nodes and constants; a result is named as its node. Names are given where none are asked."""

    nodes: list[Any] = field(default_factory=list)
    constants: list[Any] = field(default_factory=list)

    def constant(self, name: str, array: Any) -> str:
        name = name or f"c{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.asarray(array), name))
        return name

    def node(self, operator: str, inputs: list[str], name: str = "", **attributes: Any) -> str:
        name = name or f"n{len(self.nodes)}"
        self.nodes.append(helper.make_node(operator, inputs, [name], name=name, **attributes))
        return name


def model_of(graph: Graph, x: tuple[int, ...], y: tuple[int, ...]) -> Any:
    inputs = {"x": np.empty(x, np.float32)}
    ends = [helper.make_tensor_value_info("y", onnx.TensorProto.FLOAT, y)]
    return onnx_model(graph.nodes, inputs, ends, graph.constants, OPSET, 8)


def small_resnet(seed: int = 0, dead: Mapping[int, float] = DEAD) -> Any:
    """A float ResNet: stem, residual block, classifier; ``dead``: of each BatchNorm, channel -> gamma."""
    r, g = np.random.default_rng(seed), Graph()

    def conv(x: str, name: str, channels: int, size: int, **attributes: Any) -> str:
        spread = np.sqrt(2 / (channels * size * size))
        w = r.normal(0, spread, (WIDTH, channels, size, size)).astype(np.float32)
        w[list(dead)] = np.abs(w[list(dead)])  # their sums are the longer for it
        y = g.node(
            "Conv", [x, g.constant(f"{name}.w", w)], f"{name}.conv", pads=[size // 2] * 4, **attributes
        )
        parts = {"g": r.uniform(0.5, 1.5, WIDTH), "b": r.normal(0, 0.5, WIDTH), "m": r.normal(0, 0.3, WIDTH),
                 "v": r.uniform(0.5, 1.5, WIDTH)}  # fmt: skip
        parts["g"][list(dead)] = list(dead.values())
        parts["b"][list(dead)] = np.resize([0.5, -0.4, -0.6, 0.7], len(dead))
        held = [g.constant(f"{name}.{key}", value.astype(np.float32)) for key, value in parts.items()]
        return g.node("BatchNormalization", [y, *held], f"{name}.norm")

    y = g.node("Relu", [conv("x", "stem", 3, 5, strides=[2, 2])], "stem.relu")
    y = g.node("MaxPool", [y], "pool", kernel_shape=[3, 3], strides=[2, 2], pads=[1, 1, 1, 1])
    inner = g.node("Relu", [conv(y, "first", WIDTH, 3)], "inner")
    y = g.node("Relu", [g.node("Add", [conv(inner, "second", WIDTH, 3), y], "sum")], "block")
    y = g.node("Flatten", [g.node("GlobalAveragePool", [y], "average")], "flat")
    w, b = r.normal(0, 0.3, (WIDTH, CLASSES)), r.normal(0, 0.3, CLASSES)
    g.node("Gemm", [y, g.constant("fc.w", np.float32(w)), g.constant("fc.b", np.float32(b))], "y")
    return model_of(g, (1, 3, SIZE, SIZE), (1, CLASSES))


def images(count: int, seed: int) -> NDArray[np.float32]:
    return np.random.default_rng(seed).normal(0, 1, (count, 1, 3, SIZE, SIZE)).astype(np.float32)


def quantized(
    model: Any, folder: Path, kind: str, per_channel: bool, activations: str, **options: Any
) -> Any:
    """ONNX Runtime's preparation, which folds BatchNorm, and its quantization."""
    from onnxruntime.quantization import QuantFormat, QuantType, quant_pre_process, quantize_static

    plain, ready, made = (folder / f"{what}.onnx" for what in ("float", "ready", "made"))
    onnx.save(model, plain)
    quant_pre_process(str(plain), str(ready), skip_symbolic_shape=True)
    quantize_static(
        str(ready), str(made), reader_of(images(8, 1)), quant_format=getattr(QuantFormat, kind),
        per_channel=per_channel,
        activation_type=getattr(QuantType, activations), weight_type=QuantType.QInt8, extra_options=options,
    )  # fmt: skip
    return onnx.load(made)


def one_layer(
    kind: str, activations: str, factor: float, bias: int = -2147268949, filters: int = 6, gemm: bool = False
) -> Any:
    """A quantized 3x3 convolution of 4 channels (or a matrix product of 36) whose first two filters have
    biases near the ends of int32 and equal weights of 100; ``factor``: what turns their sums into steps of
    the output."""
    r, g = np.random.default_rng(0), Graph()
    dtype = np.uint8 if activations == "QUInt8" else np.int8
    zero = dtype(128 if dtype is np.uint8 else 0)
    w = r.integers(-127, 128, (filters, 36)).astype(np.int8)
    w[:2] = 100
    biases = r.integers(-999, 999, filters).astype(np.int32)
    biases[:2] = bias, -bias - 1
    x_scale, y_scale = np.float32(0.05), np.float32(0.02)
    w_scale = np.full(filters, 0.01, np.float32)
    w_scale[:2] = factor * y_scale / x_scale
    weights = w.T.copy() if gemm else w.reshape(filters, 4, 3, 3)
    parts = {"xs": x_scale, "xz": zero, "ys": y_scale, "yz": zero, "w": weights, "ws": w_scale,
             "wz": np.zeros(filters, np.int8), "b": biases, "bs": x_scale * w_scale}  # fmt: skip
    for name, array in parts.items():
        g.constant(name, array)
    how: dict[str, Any] = {} if gemm else {"pads": [1, 1, 1, 1]}
    axis = 1 if gemm else 0
    q = g.node("QuantizeLinear", ["x", "xs", "xz"], "xq")
    if kind == "QOperator" and gemm:
        inputs = [q, "xs", "xz", "w", "ws", "wz", "b", "ys", "yz"]
        q = g.node("QGemm", inputs, "layer", domain="com.microsoft")
    elif kind == "QOperator":
        q = g.node("QLinearConv", [q, "xs", "xz", "w", "ws", "wz", "ys", "yz", "b"], "layer", **how)
    else:
        x = g.node("DequantizeLinear", [q, "xs", "xz"], "xd")
        real = g.node("DequantizeLinear", ["w", "ws", "wz"], "wd", axis=axis)
        bias_ = g.node("DequantizeLinear", ["b", "bs"], "bd", axis=0)
        y = g.node("Gemm" if gemm else "Conv", [x, real, bias_], "layer", **how)
        q = g.node("QuantizeLinear", [y, "ys", "yz"], "yq")
    g.node("DequantizeLinear", [q, "ys", "yz"], "y")
    return model_of(g, (3, 36) if gemm else (1, 4, 8, 8), (3, filters) if gemm else (1, filters, 8, 8))
