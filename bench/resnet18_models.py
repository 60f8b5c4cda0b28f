"""ResNet-18 (He et al. 2016, Table 1) with random weights, as ONNX: float, int8, and QONNX of any bits per
layer.

One description makes them all. Weights are He-normal; every BatchNorm's statistics are those that its layer's
outputs have for such weights and inputs, so that activations stay of variance one and spread over the levels
of their quantizers through all the depth.

A precision is ``"fp32"`` or ``"A2W1"``: activation and weight bits of a layer. Its input passes a Quant node
of that many bits (unsigned after ReLU, signed for the image), its weights one of theirs: BipolarQuant for 1
bit, else a signed Quant with a scale per filter. Between residual blocks whose layers are quantized, both
branches and their sum pass 8-bit quantizers, so that no float is left in between; layers then quantize that
sum further.
"""

import re
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray

from bench.layers import Layer
from bench.onnx_models import Graph, quantized
from synth.errors import UserError

Floats = NDArray[np.float32]
Samples = NDArray[np.float64]

FP32 = "fp32"
STAGES, BLOCKS = 4, 2
STREAM_BITS = 8
EPSILON = 1e-5
IMAGE = "image"
SAMPLES = 1 << 14
"""How many draws stand for the distribution of a tensor's values."""
TRIED = 512
"""How many of a tensor's values its scale is chosen on."""


def architecture(size: int = 224, width: int = 64, classes: int = 1000) -> tuple[Layer, ...]:
    """The layers with weights, in the order of the graph; the dense layer as a 1 x 1 convolution.

    ``size``: height of the image; ``width``: channels of the first stage. Raises UserError for a size that is
    no positive multiple of 32.
    """
    if size < 32 or size % 32 or width < 1 or classes < 1:
        raise UserError(
            f"ResNet-18 of size={size}, width={width}, classes={classes}: size needs a multiple of 32"
        )
    layers = [Layer("conv1", 3, size, width, 7, 2, 3)]
    height, channels = size // 4, width
    for stage in range(STAGES):
        for block in range(BLOCKS):
            filters, stride = width << stage, 2 if stage and not block else 1
            name = f"layer{stage + 1}.{block}"
            layers.append(Layer(f"{name}.conv1", channels, height, filters, 3, stride, 1))
            layers.append(Layer(f"{name}.conv2", filters, height // stride, filters, 3, 1, 1))
            if stride > 1:
                layers.append(Layer(f"{name}.downsample", channels, height, filters, 1, stride, 0))
            height, channels = height // stride, filters
    return (*layers, Layer("fc", channels, 1, classes, 1, 1, 0))


def layer_names() -> tuple[str, ...]:
    """Names of the 21 layers with weights, in the order of the graph."""
    return tuple(layer.name for layer in architecture())


ENDS = ("conv1", "fc")
INNER = tuple(name for name in layer_names() if name not in ENDS)


def precisions(inner: str, ends: str = "A8W8") -> dict[str, str]:
    """The same precision for every layer between the first and the last."""
    return {name: ends if name in ENDS else inner for name in layer_names()}


def sweep(ends: str = "A8W8") -> dict[str, dict[str, str]]:
    """The mixed-precision configurations of DeepliteRT (Table 3), and 1-bit weights below them.

    Where half of the layers are of fewer bits it is the later half, in which the weights are. ``ends`` is the
    precision of the first and the last layer but in the all-float model.
    """
    later = set(INNER[len(INNER) // 2 :])

    def half(high: str, low: str) -> dict[str, str]:
        return {name: low if name in later else bits for name, bits in precisions(high, ends).items()}

    return {
        "all fp32": precisions(FP32, FP32),
        "half fp32 + half A2W2": half(FP32, "A2W2"),
        "all A2W2": precisions("A2W2", ends),
        "half A2W2 + half A1W2": half("A2W2", "A1W2"),
        "all A1W2": precisions("A1W2", ends),
        "half A2W2 + half A1W1": half("A2W2", "A1W1"),
        "all A1W1": precisions("A1W1", ends),
    }


def image(size: int = 224, seed: int = 0) -> Floats:
    """A random image [1, 3, size, size], smooth over a few pixels as real ones are, of variance one."""
    random = np.random.default_rng(seed)
    coarse = random.standard_normal((1, 3, size // 4, size // 4)).repeat(4, axis=2).repeat(4, axis=3)
    return ((coarse + 0.5 * random.standard_normal((1, 3, size, size))) / np.sqrt(1.25)).astype(np.float32)


def float_model(size: int = 224, width: int = 64, classes: int = 1000, seed: int = 0) -> onnx.ModelProto:
    """Conv, BatchNormalization, Relu, MaxPool, Add, GlobalAveragePool, Flatten, Gemm in float32, opset 17."""
    return quantized_model(precisions(FP32, FP32), size, width, classes, seed)


def int8_model(
    size: int = 224, width: int = 64, classes: int = 1000, seed: int = 0, *, per_channel: bool = False
) -> onnx.ModelProto:
    """The float model quantized by onnxruntime: QDQ, uint8 activations, int8 weights; BatchNorm folded
    before."""
    images = (image(size, number) for number in range(4, 0, -1))
    with tempfile.TemporaryDirectory() as folder:
        ready, result = (Path(folder) / f"{name}.onnx" for name in ("ready", "int8"))
        model = float_model(size, width, classes, seed)
        return quantized(model, images, ready, result, qdq=True, per_channel=per_channel)


def quantized_model(
    precision: Mapping[str, str], size: int = 224, width: int = 64, classes: int = 1000, seed: int = 0, *,
    narrow: bool = False, powers_of_two: bool = False,
) -> onnx.ModelProto:  # fmt: skip
    """QONNX with ``precision[layer name]`` for each layer; plain ONNX where all are fp32.

    ``narrow``: without the lowest level of multi-bit weights. ``powers_of_two``: of all scales, so that
    float32 sums of convolutions are exact. Raises UserError for a missing or unknown layer, or a precision
    that is not "fp32" or "A<bits>W<bits>" of 1 to 8 bits.
    """
    layers = {layer.name: layer for layer in architecture(size, width, classes)}
    for name in {*layers, *precision}:
        if name not in layers or name not in precision:
            raise UserError(f"precision of layer {name!r}: give one for each of {', '.join(layers)}")
    return _Builder(layers, precision, seed, narrow, powers_of_two).build(size, classes)


NONE: Samples = np.zeros(0)


@dataclass(frozen=True)
class _Tensor:
    """A tensor of the graph, and draws from its values where something follows from them; ``stream``: whether
    it is quantized to STREAM_BITS."""

    name: str
    samples: Samples = field(default_factory=lambda: NONE)
    stream: bool = False


class _Builder:
    """Makes the graph from front to back."""

    def __init__(
        self, layers: Mapping[str, Layer], precision: Mapping[str, str], seed: int, narrow: bool, po2: bool
    ) -> None:
        self._layers, self._narrow, self._po2 = layers, narrow, po2
        self._bits = {name: _bits(name, text) for name, text in precision.items()}
        self._seed = seed
        self._random = np.random.default_rng((seed, 0))
        self._graph = Graph()
        self._quantized: dict[tuple[str, int], _Tensor] = {}

    def build(self, size: int, classes: int) -> onnx.ModelProto:
        x = _Tensor(IMAGE, self._random.standard_normal(SAMPLES))
        x = self._relu(self._convolution("conv1", x), "conv1")
        if self._bits["layer1.0.conv1"]:
            x = self._stream(x, "conv1.relu", signed=False)
        # Neighbours are alike, so that nine of them have about as many different values as eight draws.
        largest = x.samples.reshape(-1, 8).max(1).repeat(8)
        shape: dict[str, Any] = {"kernel_shape": [3, 3], "strides": [2, 2], "pads": [1] * 4}
        x = replace(self._node("MaxPool", [x], "maxpool", largest, **shape), stream=x.stream)
        for name in self._layers:
            if name.endswith(".conv1"):
                x = self._block(name.removesuffix(".conv1"), x)
        means = x.samples[: len(x.samples) // 49 * 49].reshape(-1, 49).mean(1)  # over 7 x 7 pixels
        pooled = self._node("GlobalAveragePool", [x], "avgpool", means)
        flat = self._node("Flatten", [pooled], "flatten", pooled.samples, axis=1)
        weights = self._weights("fc")[0]
        flat = self._activations("fc", flat, signed=False)
        bias = self._constant("fc.bias", (0.1 * self._random.standard_normal(classes)).astype(np.float32))
        self._node("Gemm", [flat, weights, bias], "logits", name="fc", transB=1)
        return self._graph.model(IMAGE, [1, 3, size, size], "logits", [1, classes])

    def _block(self, name: str, x: _Tensor) -> _Tensor:
        """Two 3 x 3 convolutions and the skip, which is a 1 x 1 convolution where the shape changes."""
        inner = self._relu(self._convolution(f"{name}.conv1", x), f"{name}.conv1")
        branch = self._convolution(f"{name}.conv2", inner)
        skip = self._convolution(f"{name}.downsample", x) if f"{name}.downsample" in self._layers else x
        integers = self._bits[f"{name}.conv2"] is not None
        if integers:
            branch = self._stream(branch, f"{name}.conv2", signed=True)
            skip = skip if skip.stream else self._stream(skip, f"{name}.skip", signed=skip is not x)
        samples = branch.samples + self._random.permutation(skip.samples)
        total = self._node("Add", [branch, skip], f"{name}.add", samples)
        result = self._relu(total, name)
        return self._stream(result, name, signed=False) if integers else result

    def _convolution(self, name: str, x: _Tensor) -> _Tensor:
        """Quantizers, convolution and BatchNorm of a layer."""
        layer = self._layers[name]
        weights, real = self._weights(name)
        x = self._activations(name, x, signed=name == "conv1")
        out = self._node("Conv", [x, weights], f"{name}.out", **layer.attributes)
        return self._normalization(name, out, real, x.samples)

    def _normalization(self, name: str, out: _Tensor, weights: Floats, inputs: Samples) -> _Tensor:
        """BatchNorm whose mean and variance are those of ``weights`` times independent ``inputs``."""
        rows = weights.reshape(len(weights), -1).astype(np.float64)
        mean, variance = inputs.mean() * rows.sum(1), inputs.var() * np.square(rows).sum(1)
        scale = self._random.uniform(0.8, 1.2, len(rows))
        shift = self._random.uniform(-0.2, 0.2, len(rows))
        constants = [
            self._constant(f"{name}.bn.{what}", value.astype(np.float32))
            for what, value in (("scale", scale), ("bias", shift), ("mean", mean), ("var", variance))
        ]
        pick = self._random.integers(0, len(rows), SAMPLES)
        samples = self._random.standard_normal(SAMPLES) * scale[pick] + shift[pick]
        inputs_of = [out, *constants]
        return self._node("BatchNormalization", inputs_of, f"{name}.bn.out", samples, epsilon=EPSILON)

    def _relu(self, x: _Tensor, name: str) -> _Tensor:
        return self._node("Relu", [x], f"{name}.relu.out", np.maximum(x.samples, 0))

    def _activations(self, name: str, x: _Tensor, signed: bool) -> _Tensor:
        """``x`` in the layer's bits; layers of the same bits share a quantizer."""
        bits = self._bits[name]
        if bits is None or (x.stream and bits[0] == STREAM_BITS):
            return x
        key = x.name, bits[0]
        if key not in self._quantized:
            self._quantized[key] = self._quantizer(x, f"{name}.input", bits[0], signed)
        return self._quantized[key]

    def _stream(self, x: _Tensor, name: str, signed: bool) -> _Tensor:
        return replace(self._quantizer(x, f"{name}.stream", STREAM_BITS, signed), stream=True)

    def _quantizer(self, x: _Tensor, name: str, bits: int, signed: bool) -> _Tensor:
        low, high = _range(bits, signed, False)
        scale = self._scale(_best_scale(x.samples, low, high))
        levels = np.clip(np.rint(x.samples / scale), low, high)
        return self._quant(x, name, np.float32(scale), bits, signed, False, levels * scale)

    def _weights(self, name: str) -> tuple[_Tensor, Floats]:
        """The graph's weights of a layer, and their values once quantized."""
        weights = self._draw(name)
        plain = self._constant(f"{name}.weight", weights)
        if (bits := self._bits[name]) is None:
            return plain, weights
        rows = np.abs(weights.reshape(len(weights), -1)).astype(np.float64)
        if bits[1] == 1:
            scale = np.float32(self._scale(float(rows.mean())))
            size = self._constant(f"{name}.weight.scale", scale)
            quantizer = self._node("BipolarQuant", [plain, size], f"{name}.weight.quant")
            return quantizer, np.where(weights >= 0, scale, -scale).astype(np.float32)
        low, high = _range(bits[1], True, self._narrow)
        scales = np.array([self._scale(_best_scale(row, -high, high)) for row in rows], np.float32)
        scales = scales.reshape(-1, *[1] * (weights.ndim - 1))
        real = (np.clip(np.rint(weights / scales), low, high) * scales).astype(np.float32)
        return self._quant(plain, f"{name}.weight", scales, bits[1], True, self._narrow), real

    def _draw(self, name: str) -> Floats:
        """Random weights: the same for a layer whatever its precision and the size of the image."""
        layer = self._layers[name]
        fan_in = layer.channels * layer.kernel**2
        shape = (layer.filters, layer.channels, layer.kernel, layer.kernel)
        random = np.random.default_rng((self._seed, 1, list(self._layers).index(name)))
        values = (random.standard_normal(shape) * np.sqrt(2 / fan_in)).astype(np.float32)
        return values[:, :, 0, 0] if name == "fc" else values

    def _scale(self, scale: float) -> float:
        return float(2.0 ** np.rint(np.log2(scale))) if self._po2 else scale

    def _quant(
        self, x: _Tensor, name: str, scale: Any, bits: int, signed: bool, narrow: bool,
        samples: Samples = NONE,
    ) -> _Tensor:  # fmt: skip
        values = {f"{name}.scale": scale, "zero": np.float32(0), f"bits.{bits}": np.float32(bits)}
        inputs = [x, *(self._constant(key, value) for key, value in values.items())]
        attributes = {"signed": int(signed), "narrow": int(narrow), "rounding_mode": "ROUND"}
        return self._node("Quant", inputs, f"{name}.quant", samples, **attributes)

    def _node(
        self, operator: str, inputs: list[_Tensor], output: str, samples: Samples = NONE, **attributes: Any
    ) -> _Tensor:
        attributes.setdefault("name", output.removesuffix(".out"))
        return _Tensor(self._graph.node(operator, [x.name for x in inputs], output, **attributes), samples)

    def _constant(self, name: str, value: Any) -> _Tensor:
        return _Tensor(self._graph.constant(name, value))


def _bits(name: str, precision: str) -> tuple[int, int] | None:
    if precision == FP32:
        return None
    match = re.fullmatch(r"A([1-8])W([1-8])", precision)
    if not match:
        raise UserError(f'precision {precision!r} of layer {name}: "fp32" or "A<bits>W<bits>" of 1 to 8 bits')
    return int(match[1]), int(match[2])


def _range(bits: int, signed: bool, narrow: bool) -> tuple[int, int]:
    if not signed:
        return 0, (1 << bits) - 1
    return -(1 << (bits - 1)) + narrow, (1 << (bits - 1)) - 1


def _best_scale(samples: Samples, low: int, high: int) -> float:
    """The scale of least squared error: of many, by trial. Samples that are all 0 get 1."""
    largest = float(np.abs(samples).max())
    if largest == 0:
        return 1.0
    few = samples[:TRIED]
    # The finest to try puts the standard deviation at the last level: with one bit that is the coarsest of
    # all.
    scales = np.geomspace(0.3 * few.std() / max(high, 1) + 1e-12, largest / max(high, 1), 24)
    levels = np.clip(np.rint(few / scales[:, None]), low, high) * scales[:, None]
    return float(scales[np.square(levels - few).sum(1).argmin()])
