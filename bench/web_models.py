"""The models that ``bench/web.py`` times, for onnxruntime-web and as modules of ``synth-compile --target web``:
layers of ResNet-18 from uint8 to uint8, linear layers, whole networks.

A low-bit layer takes and gives codes in bytes, as the layer of 8 bits does, so that neither pays for floats.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray

from bench import block_peers, peers, qonnx_layer
from bench import resnet18_models as resnet18
from bench.layers import Layer
from bench.onnx_models import Graph
from synth.model.onnx_session import open_session

Array = NDArray[Any]
#: Weights of a linear layer that share a scale.
BLOCK = 32


@dataclass(frozen=True)
class Entry:
    """A model in a file, its input by name, and its output: ``off`` raises nothing up to ``tolerance``."""

    file: Path
    inputs: dict[str, Array]
    want: Array
    tolerance: float = 0.0


def low_bit_layer(layer: Layer, a: int, w: int) -> tuple[onnx.ModelProto, Array]:
    """Return a convolution with ReLU of so many bits in QONNX, from ``x`` to ``y``, both uint8, and an input.
    All scales are powers of two, so that the reference executor's float32 is exact."""
    random = np.random.default_rng(7)
    graph, terms = Graph(), layer.channels * layer.kernel**2
    one, zero = graph.constant("one", np.float32(1)), graph.constant("zero", np.float32(0))
    scale = graph.constant("scale", np.float32(2.0 ** np.rint(np.log2(terms) / 2)))
    point = graph.constant("point", np.uint8(0))
    levels: dict[str, Any] = {"signed": 0, "narrow": 0, "rounding_mode": "ROUND"}
    bits = [graph.constant(f"bits.{n}", np.float32(n)) for n in (a, w)]
    shape = (layer.filters, layer.channels, layer.kernel, layer.kernel)
    weights = graph.constant("w", random.standard_normal(shape).astype(np.float32))
    if w == 1:
        weights = graph.node("BipolarQuant", [weights, one], "weights")
    else:
        weights = graph.node("Quant", [weights, one, zero, bits[1]], "weights", **levels | {"signed": 1})
    data = graph.node("DequantizeLinear", ["x", one, point], "data")
    codes = graph.node("Quant", [data, one, zero, bits[0]], "codes", **levels)
    sums = graph.node("Conv", [codes, weights], "sums", **peers.sizes(layer))
    sums = graph.node("Relu", [sums], "relu")
    rounded = graph.node("Quant", [sums, scale, zero, bits[0]], "rounded", **levels)
    y = graph.node("QuantizeLinear", [rounded, scale, point], "y")
    x = random.integers(0, 1 << a, (1, layer.channels, layer.height, layer.height), dtype=np.uint8)
    out = (1, layer.filters, layer.out, layer.out)
    return graph.model("x", x.shape, y, out, onnx.TensorProto.UINT8), x


def layer_entries(layer: Layer, names: list[str], folder: Path) -> dict[str, Entry]:
    """Return the layer in onnxruntime-web's int8 (RIVAL), and in ours of each name (``A2W1``, or INT8)."""
    model, x = peers.qdq_layer(layer)
    file = saved(model, folder / f"{layer.name}.onnx")
    (want,) = open_session(model.SerializeToString(), threads=1).run(None, {"x": x})
    found = {RIVAL: Entry(file, {"x": x}, want, 1)}
    for name in names:
        if name == INT8:
            found[name] = Entry(web_module(file, folder), {"x": x}, want, 1)
            continue
        model, codes = low_bit_layer(layer, int(name[1]), int(name[3]))
        (result,) = qonnx_layer.reference(model, {"x": codes}).values()
        file = saved(model, folder / f"{layer.name}_{name}.onnx")
        found[name] = Entry(web_module(file, folder), {"x": codes}, result)
    return found


RIVAL, FLOAT, INT8 = "onnxruntime-web int8", "onnxruntime-web float32", "int8"


def saved(model: onnx.ModelProto, file: Path) -> Path:
    onnx.save(model, file)
    return file


def gzipped(*files: Path) -> int:
    """Return the bytes of files, each compressed by gzip."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
