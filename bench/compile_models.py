"""Models that are all compiling and little else: chains of convolutions that are alike or all of different
shape."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import helper, numpy_helper

from bench import resnet18_models

__all__ = ["MODELS", "low_bit_chain", "quantized_chain"]

DOMAIN = resnet18_models.DOMAIN
SIZE = 14
"""Height and width of the image in a chain."""


def low_bit_chain(layers: int, alike: bool) -> onnx.ModelProto:
    """QONNX: A2W2 convolutions of 3 x 3, each with a scale and ReLU behind it, on 14 x 14 pixels.

    ``alike``: all have 64 channels and filters, and differ in their weights; else each has 4 channels more
    than the one before.
    """
    channels = [64 if alike else 16 + 4 * number for number in range(layers + 1)]
    random = np.random.default_rng(0)
    made = _Chain()
    zero, bits = made.constant("zero", np.float32(0)), made.constant("bits", np.float32(2))
    x = "x"
    for number, (before, after) in enumerate(itertools.pairwise(channels)):
        step = made.constant(f"step{number}", np.float32(0.5))
        x = made.node(
            "Quant", [x, step, zero, bits], f"codes{number}", signed=0, narrow=0, rounding_mode="ROUND"
        )
        weights = random.standard_normal((after, before, 3, 3)).astype(np.float32)
        plain = made.constant(f"weights{number}", weights)
        scale = made.constant(f"scale{number}", np.full((after, 1, 1, 1), 0.6, np.float32))
        held = made.node(
            "Quant",
            [plain, scale, zero, bits],
            f"weight_codes{number}",
            signed=1,
            narrow=0,
            rounding_mode="ROUND",
        )
        x = made.node("Conv", [x, held], f"sums{number}", pads=[1] * 4, kernel_shape=[3, 3])
        gain = np.full((1, after, 1, 1), 1 / np.sqrt(9 * before), np.float32)
        x = made.node("Mul", [x, made.constant(f"gain{number}", gain)], f"scaled{number}")
        x = made.node("Relu", [x], f"relu{number}")
    return made.model([1, channels[0], SIZE, SIZE], x, [1, channels[-1], SIZE, SIZE], onnx.TensorProto.FLOAT)


def quantized_chain(layers: int) -> onnx.ModelProto:
    """ONNX: QLinearConv (uint8 data, int8 weights), all of different shape, 1 x 1 and 3 x 3 in turns, 14 x 14
    pixels."""
    channels = [16 + 4 * number for number in range(layers + 1)]
    random = np.random.default_rng(1)
    made = _Chain()
    point, middle = made.constant("point", np.uint8(128)), made.constant("middle", np.int8(0))
    x = "x"
    for number, (before, after) in enumerate(itertools.pairwise(channels)):
        kernel = 3 if number % 2 else 1
        shape = (after, before, kernel, kernel)
        weights = made.constant(f"weights{number}", random.integers(-127, 128, shape).astype(np.int8))
        fine = made.constant(f"fine{number}", np.float32(1 / (74 * np.sqrt(before * kernel**2))))
        step = made.constant(f"step{number}", np.float32(1 / 32))
        x = made.node(
            "QLinearConv", [x, step, point, weights, fine, middle, step, point], f"layer{number}",
            pads=[kernel // 2] * 4, kernel_shape=[kernel] * 2,
        )  # fmt: skip
    return made.model([1, channels[0], SIZE, SIZE], x, [1, channels[-1], SIZE, SIZE], onnx.TensorProto.UINT8)


MODELS: Mapping[str, Callable[[], onnx.ModelProto]] = {
    **{f"{n} layers alike": lambda n=n: low_bit_chain(n, True) for n in (4, 16, 64)},  # type: ignore[misc]
    **{f"{n} layers different": lambda n=n: low_bit_chain(n, False) for n in (4, 16, 64)},  # type: ignore[misc]
    "ResNet-18 A2W2": lambda: resnet18_models.quantized_model(resnet18_models.precisions("A2W2")),
    "53 QLinearConv": lambda: quantized_chain(53),
}
"""What is compiled, by name."""


class _Chain:
    """Nodes and constants of a graph."""

    def __init__(self) -> None:
        self._nodes: list[onnx.NodeProto] = []
        self._constants: dict[str, NDArray[np.generic]] = {}

    def constant(self, name: str, value: NDArray[np.generic] | np.generic) -> str:
        self._constants[name] = np.asarray(value)
        return name

    def node(self, operator: str, inputs: list[str], output: str, **attributes: object) -> str:
        domain = DOMAIN if operator == "Quant" else ""
        made = helper.make_node(operator, inputs, [output], name=output, domain=domain, **attributes)
        self._nodes.append(made)
        return output

    def model(self, shape: list[int], output: str, out_shape: list[int], dtype: int) -> onnx.ModelProto:
        graph = helper.make_graph(
            self._nodes,
            "chain",
            [helper.make_tensor_value_info("x", dtype, shape)],
            [helper.make_tensor_value_info(output, dtype, out_shape)],
            [numpy_helper.from_array(value, name) for name, value in self._constants.items()],
        )
        opsets = [helper.make_opsetid("", 17), helper.make_opsetid(DOMAIN, 1)]
        return helper.make_model(graph, opset_imports=opsets, ir_version=8, producer_name="synth-kernel")
