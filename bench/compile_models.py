"""Models that are all compiling and little else: chains of convolutions that are alike or all of different
shape."""

import itertools
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np
import onnx

from bench import resnet18_models
from bench.onnx_models import Graph

SIZE = 14
"""Height and width of the image in a chain."""
QUANT: dict[str, Any] = {"narrow": 0, "rounding_mode": "ROUND"}


def low_bit_chain(layers: int, alike: bool) -> onnx.ModelProto:
    """QONNX: A2W2 convolutions of 3 x 3, each with a scale and ReLU behind it, on 14 x 14 pixels.

    ``alike``: all have 64 channels and filters, and differ in their weights; else each has 4 channels more
    than the one before.
    """
    channels = [64 if alike else 16 + 4 * number for number in range(layers + 1)]
    random = np.random.default_rng(0)
    made = Graph()
    zero, bits = made.constant("zero", np.float32(0)), made.constant("bits", np.float32(2))
    x = "x"
    for number, (before, after) in enumerate(itertools.pairwise(channels)):
        step = made.constant(f"step{number}", np.float32(0.5))
        x = made.node("Quant", [x, step, zero, bits], f"codes{number}", signed=0, **QUANT)
        weights = random.standard_normal((after, before, 3, 3)).astype(np.float32)
        plain = made.constant(f"weights{number}", weights)
        scale = made.constant(f"scale{number}", np.full((after, 1, 1, 1), 0.6, np.float32))
        held = made.node("Quant", [plain, scale, zero, bits], f"weight_codes{number}", signed=1, **QUANT)
        x = made.node("Conv", [x, held], f"sums{number}", pads=[1] * 4, kernel_shape=[3, 3])
        gain = np.full((1, after, 1, 1), 1 / np.sqrt(9 * before), np.float32)
        x = made.node("Mul", [x, made.constant(f"gain{number}", gain)], f"scaled{number}")
        x = made.node("Relu", [x], f"relu{number}")
    return made.model("x", [1, channels[0], SIZE, SIZE], x, [1, channels[-1], SIZE, SIZE])


def quantized_chain(layers: int) -> onnx.ModelProto:
    """ONNX: QLinearConv (uint8 data, int8 weights), all of different shape, 1 x 1 and 3 x 3 in turns, 14 x 14
    pixels."""
    channels = [16 + 4 * number for number in range(layers + 1)]
    random = np.random.default_rng(1)
    made = Graph()
    point, middle = made.constant("point", np.uint8(128)), made.constant("middle", np.int8(0))
    x = "x"
    for number, (before, after) in enumerate(itertools.pairwise(channels)):
        kernel = 3 if number % 2 else 1
        shape = (after, before, kernel, kernel)
        weights = made.constant(f"weights{number}", random.integers(-127, 128, shape).astype(np.int8))
        fine = made.constant(f"fine{number}", np.float32(1 / (74 * np.sqrt(before * kernel**2))))
        step = made.constant(f"step{number}", np.float32(1 / 32))
        inputs = [x, step, point, weights, fine, middle, step, point]
        pads, size = [kernel // 2] * 4, [kernel] * 2
        x = made.node("QLinearConv", inputs, f"layer{number}", pads=pads, kernel_shape=size)
    shapes = [[1, count, SIZE, SIZE] for count in (channels[0], channels[-1])]
    return made.model("x", shapes[0], x, shapes[1], onnx.TensorProto.UINT8)


MODELS: Mapping[str, Callable[[], onnx.ModelProto]] = {
    **{f"{n} layers alike": partial(low_bit_chain, n, True) for n in (4, 16, 64)},
    **{f"{n} layers different": partial(low_bit_chain, n, False) for n in (4, 16, 64)},
    "ResNet-18 A2W2": lambda: resnet18_models.quantized_model(resnet18_models.precisions("A2W2")),
    **{f"{n} QLinearConv": partial(quantized_chain, n) for n in (8, 53)},
}
"""What is compiled, by name."""
