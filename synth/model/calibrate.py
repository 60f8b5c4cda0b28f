"""Post-training quantization of chosen layers of an ONNX model (mixed precision, DeepliteRT 4.2).

A layer is a Conv, Gemm or MatMul whose second operand is constant. The chosen precision is written into the
model, so that any front end can read it:

* weights: DequantizeLinear(int8 constant, scale per output channel). The integers are the encoding's values:
  a bipolar layer has -1, 1 or -3, -1, 1, 3;
* activations of 1 to 7 bits: QONNX ``Quant`` (unsigned, twos) or ``BipolarQuant`` (bipolar, 1 bit). Bipolar
  activations of 2 and 3 bits are ``Quant`` with step 2 s and rounding FLOOR, then ``Add`` of s: the odd
  multiples of s, exactly. A conforming executor of QONNX runs the result;
* activations of 8 bits: QuantizeLinear and DequantizeLinear to uint8.

Weights' scales have the least squared error. Activations' scales come from runs on calibration data. So does
the rounding of weights of fewer than 8 bits, layer by layer (``synth.model.reconstruction``).
"""

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError
from synth.model.observe import input_arrays, observe
from synth.model.onnx_graph import OnnxGraph, OnnxLayer, input_specs, with_opset
from synth.model.precision import EXACT, INT8, Calibration, Precision, Quantized, Setting, settings_of
from synth.model.reconstruction import LearnedRounding
from synth.model.scales import Statistics, activation_scale, weight_codes

WeightCodes = tuple[NDArray[np.int8], NDArray[np.float32], int]
"""Codes of weights, their scales, and the axis of the scales."""
QONNX = "qonnx.custom_op.general"
_PER_AXIS = 13
"""The opset that added an axis to DequantizeLinear."""


@dataclass
class CalibrationCache:
    """Statistics by tensor and codes by layer, which several precisions of one model share. All have the same
    calibration data, and the same method for scales. ``rounded``: learned codes, their scales and the bias,
    by what they depend on: the layer's name and setting, the layers quantized before it, and the method."""

    seen: dict[str, Statistics] = field(default_factory=dict)
    codes: dict[tuple[str, int, str], WeightCodes] = field(default_factory=dict)
    rounded: dict[Any, tuple[NDArray[np.int8], NDArray[np.float32], Any]] = field(default_factory=dict)


def apply_precision(
    model: Any, precision: Precision, calibration: Mapping[str, NDArray[Any]] | None = None,
    cache: CalibrationCache | None = None, apart: bool = False,
) -> Any:  # fmt: skip
    """Return a copy of ``model`` (onnx.ModelProto, float or with 8-bit QDQ pairs) with layers' precisions.

    ``calibration``: float arrays [N, ...] by input name, needed if activations get a scale. "keep" leaves a
    layer unchanged. "fp32" makes its constant operands float32, but keeps its input. An 8-bit operand with a
    QDQ pair stays unchanged if 8 bits are wanted. ``cache``: results of earlier calls, and of this one.
    ``apart``: take each layer's learned codes from the cache as if the layers before it were not quantized.

    Raises UserError if a layer with a precision other than "keep" is already low-bit in the model. Weights to
    quantize that are not float32 (after dequantization), values outside the encoding's range, and missing or
    unfit calibration data raise UserError too.
    """
    model = with_opset(model, _PER_AXIS)
    graph = OnnxGraph(model)
    settings = _settings(graph, precision)
    quantized = {layer: setting for layer, setting in settings.items() if isinstance(setting, Quantized)}
    rescaled = {  # layers whose input gets a new quantizer: not from 8 bits to 8 bits
        layer: setting
        for layer, setting in quantized.items()
        if setting.activations != 8 or graph.pair_source(layer.data) is None
    }
    cache, method = cache or CalibrationCache(), precision.calibration
    if rescaled:
        _observe(model, rescaled, precision, calibration, cache.seen)
    weights = {layer: _weights(graph, layer, setting, cache) for layer, setting in quantized.items()}
    learning = _learning(model, graph, quantized.values(), method, calibration)
    quantizers: dict[tuple[str, int, str], str] = {}
    before: dict[str, Quantized] = {}
    for layer, setting in settings.items():
        if isinstance(setting, Quantized):
            if layer in rescaled:
                key = (layer.data, setting.activations, setting.activation_encoding)
                if key not in quantizers:  # layers with equal input and precision share one quantizer
                    scale = activation_scale(cache.seen[layer.data], *key[1:], method)
                    quantizers[key] = _quantizer(graph, layer, setting, *scale)
                layer.node.input[0] = quantizers[key]
            if (nearest := weights[layer]) is not None:
                codes, scales, axis = nearest
                if learning is not None and setting.weights < EXACT:
                    place = layer.name, setting, () if apart else tuple(before.items()), method
                    codes, scales = _learned(graph, learning, layer, place, (codes, scales), cache)
                _dequantized(graph, layer, codes, scales, axis)
            before[layer.name] = setting
        else:
            _float_constant(graph, layer, 1, "weights")
        _float_constant(graph, layer, 2, "bias")
    return graph.finished()


def _settings(graph: OnnxGraph, precision: Precision) -> Mapping[OnnxLayer, Setting]:
    """Return the precisions of the layers that change. Raises UserError for a layer that is low-bit."""
    layers = {layer.name: layer for layer in graph.layers()}
    settings = settings_of(precision, {name: layer.node.op_type for name, layer in layers.items()})
    changes = {layers[name]: setting for name, setting in settings.items() if setting != "keep"}
    for layer in changes:
        if layer.low_bit:
            raise UserError(f"layer {layer.name}: the model quantizes it; use precision = 'keep'")
    return changes


def _dequantized(
    graph: OnnxGraph, layer: OnnxLayer, codes: NDArray[np.int8], scales: NDArray[np.float32], axis: int
) -> None:
    """Give the layer dequantized codes as its weights."""
    stem = f"{layer.name}_weights"
    names = [graph.add_constant(f"{stem}_codes", codes), graph.add_constant(f"{stem}_scale", scales)]
    layer.node.input[1] = graph.insert(layer.node, "DequantizeLinear", names, stem, axis=axis)


def _learned(
    graph: OnnxGraph, learning: LearnedRounding, layer: OnnxLayer, key: tuple[Any, ...],
    nearest: tuple[NDArray[np.int8], NDArray[np.float32]], cache: CalibrationCache,
) -> tuple[NDArray[np.int8], NDArray[np.float32]]:  # fmt: skip
    """Return the learned codes and scales of a layer, and correct its bias in the graph."""
    if key in cache.rounded:
        codes, scales, bias = cache.rounded[key]
        if bias is not None:
            layer.node.input[2:] = [graph.add_constant(f"{layer.name}_bias", bias)]
        return codes, scales
    before = list(layer.node.input[2:])
    codes, scales = learning.codes(layer, key[1], *nearest)
    bias = graph.constant(layer.node.input[2]) if list(layer.node.input[2:]) != before else None
    cache.rounded[key] = codes, scales, bias
    return codes, scales


def _learning(
    model: Any, graph: OnnxGraph, settings: Iterable[Quantized], method: Calibration,
    calibration: Mapping[str, NDArray[Any]] | None,
) -> LearnedRounding | None:  # fmt: skip
    """Return what rounds low-bit weights on the data. None without such weights, data or wish."""
    if not calibration or not method.learns or all(setting.weights >= EXACT for setting in settings):
        return None
    arrays = input_arrays(input_specs(model), calibration)
    return LearnedRounding(deepcopy(model), graph, arrays, method)


def _observe(
    model: Any, layers: Mapping[OnnxLayer, Quantized], precision: Precision,
    calibration: Mapping[str, NDArray[Any]] | None, seen: dict[str, Statistics],
) -> None:  # fmt: skip
    """Add statistics of the layers' inputs to ``seen``. Raises UserError for missing and unfit data."""
    first, setting = next(iter(layers.items()))
    if not calibration:
        raise UserError(
            f"layer {first.name}: {setting.activations}-bit activations need a scale, "
            "and there is no data to find it on; give some real inputs with --calibration data.npz"
        )
    inputs = input_specs(model)
    tensors = tuple(dict.fromkeys(layer.data for layer in layers if layer.data not in seen))
    if tensors:
        seen |= observe(model, tensors, inputs, input_arrays(inputs, calibration), precision.calibration)
    settings = {layer.name: setting for layer, setting in layers.items()}
    check_signs(settings, {layer.name: seen[layer.data] for layer in layers})


def check_signs(settings: Mapping[str, Quantized], seen: Mapping[str, Statistics]) -> None:
    """Raise UserError if a layer's codes are unsigned, but its input (``seen``, by layer) goes below 0."""
    for name, setting in settings.items():
        if setting.activation_encoding == "unsigned" and seen[name].low < 0:
            raise UserError(
                f"layer {name}: activations go down to {seen[name].low:.4g}, and unsigned "
                f"{setting.activations}-bit codes begin at 0; use {_signed_pair(setting)} or 8 bits"
            )


def _signed_pair(setting: Quantized) -> str:
    weights = "bipolar" if setting.weight_encoding == INT8 else setting.weight_encoding
    signed = ["bipolar"] if setting.activations == 1 else ["twos", "bipolar"]
    return " or ".join(f"encoding = '{name}/{weights}'" for name in signed)


def _weights(
    graph: OnnxGraph, layer: OnnxLayer, setting: Quantized, cache: CalibrationCache
) -> WeightCodes | None:
    """Return codes, scales and their axis for a layer's weights. None if 8-bit weights stay 8-bit."""
    key, tensor = (layer.name, setting.weights, setting.weight_encoding), layer.node.input[1]
    if key in cache.codes:
        return cache.codes[key]
    if setting.weights == 8 and graph.is_int8_constant(tensor):
        return None
    value = graph.constant(tensor)
    if value.dtype != np.float32:
        raise UserError(f"layer {layer.name}: its weights are {value.dtype}; only float32 can be quantized")
    if value.ndim < 2 or not value.size:
        raise UserError(f"layer {layer.name}: weights of shape {list(value.shape)} have no output channels")
    if not np.isfinite(value).all():
        raise UserError(f"layer {layer.name}: its weights are not finite; repair the model")
    if setting.weight_encoding == "unsigned" and value.min() < 0:
        reason = f"layer {layer.name}: weights go down to {value.min():.4g}, and unsigned codes begin at 0"
        raise UserError(f"{reason}; use encoding = 'hybrid' or 'twos'")
    axis = layer.output_axis(value.ndim)
    cache.codes[key] = *weight_codes(value, *key[1:], axis), axis
    return cache.codes[key]


def _float_constant(graph: OnnxGraph, layer: OnnxLayer, place: int, what: str) -> None:
    """Replace a constant operand that the model dequantizes by a float constant."""
    tensor = next(iter(layer.node.input[place:]), "")
    if tensor and graph.is_constant(tensor) and graph.producer(tensor) is not None:
        value = graph.constant(tensor)
        layer.node.input[place] = graph.add_constant(f"{layer.name}_{what}_float", value)


def _quantizer(
    graph: OnnxGraph, layer: OnnxLayer, setting: Quantized, scale: np.float32, zero_point: int
) -> str:
    """Insert the nodes that quantize the layer's input, and return the name of their output.

    If unsigned codes are wanted, the nodes replace an 8-bit QDQ pair. The pair may be the model's ReLU, and
    only unsigned codes clip at 0 too. Otherwise the nodes follow the pair.
    """
    bits, encoding, stem = setting.activations, setting.activation_encoding, f"{layer.name}_input"
    source = (graph.pair_source(layer.data) if encoding == "unsigned" else None) or layer.data

    def constant(what: str, value: Any) -> str:
        return graph.add_constant(f"{stem}_{what}", np.asarray(value))

    def insert(operator: str, inputs: Iterable[str], what: str, **attributes: Any) -> str:
        return graph.insert(layer.node, operator, inputs, f"{stem}_{what}", **attributes)

    def quant(step: np.float32, what: str, rounding: str) -> str:
        operands = (source, constant("scale", step), constant("zero_point", np.float32(zero_point)))
        return insert(
            "Quant", (*operands, constant("bits", np.float32(bits))), what, domain=QONNX,
            signed=int(encoding not in ("unsigned", INT8)), narrow=0, rounding_mode=rounding,
        )  # fmt: skip

    if bits == 8:
        names = [constant("scale", scale), constant("zero_point", np.uint8(zero_point))]
        codes = insert("QuantizeLinear", (source, *names), "codes")
        return insert("DequantizeLinear", (codes, *names), "quantized")
    if encoding != "bipolar":
        return quant(scale, "quantized", "ROUND")
    if bits == 1:
        return insert("BipolarQuant", (source, constant("scale", scale)), "quantized", domain=QONNX)
    even = quant(np.float32(2) * scale, "even", "FLOOR")
    return insert("Add", (even, constant("odd", scale)), "quantized")
