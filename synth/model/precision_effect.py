"""What quantization changes: outputs and layers of the quantized model beside those of the float model.

Both models run in ONNX Runtime on the same samples. The quantized model is simulated: its quantizers and
products compute in float32. The compiled network computes the same products in integers, which sum exactly.
So the two can differ where a sum lies half way between two steps of a quantizer.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError
from synth.model.observe import TensorRuns, input_arrays
from synth.model.onnx_graph import OnnxGraph, input_specs
from synth.model.onnx_session import refill
from synth.model.precision import printed_layers
from synth.qnn.frontend.onnx_model import onnx

_ROUNDINGS = {"ROUND": "Round", "FLOOR": "Floor", "CEIL": "Ceil"}
Arrays = Mapping[str, NDArray[Any]]
BATCH = 32
"""Samples of a run, if the model leaves its batch open."""


@dataclass
class ErrorSum:
    """Sums of squares of a signal and of its error."""

    signal: float = 0.0
    error: float = 0.0

    def add(self, reference: NDArray[Any], found: NDArray[Any]) -> None:
        """Add one batch of a tensor."""
        exact = reference.astype(np.float64)
        self.signal += float(np.square(exact).sum())
        self.error += float(np.square(found.astype(np.float64) - exact).sum())

    @property
    def sqnr(self) -> float:
        """The ratio of signal and quantization noise in dB. Infinite without an error."""
        if self.error == 0:
            return float("inf")
        return 10 * float(np.log10(max(self.signal, 1e-300) / self.error))


@dataclass
class PrecisionEffect:
    """The quantized model beside the float model on ``samples`` samples.

    ``equal``: samples with the same greatest output, None if the first output has no classes per sample.
    ``output``: the first output. ``layers``: every layer's output by the layer's name in the model; its error
    includes the errors of the layers before it. ``top1_before``: of the float model on labelled data, if that
    was measured. ``nearest``: the effect with nearest rounding of the weights, and biases as they were. None
    if that is what the quantized model has. ``evaluation``: how that ran. ``TOLERATED``: a larger loss of
    Top-1 is worth a warning.
    """

    TOLERATED: ClassVar[float] = 0.01
    samples: int = 0
    equal: int | None = 0
    output: ErrorSum = field(default_factory=ErrorSum)
    layers: dict[str, ErrorSum] = field(default_factory=dict)
    top1_before: float | None = None
    nearest: "PrecisionEffect | None" = None
    evaluation: str = "simulated in float32"

    @property
    def agreement(self) -> float | None:
        """The fraction of samples on which both models have the same greatest output."""
        return None if self.equal is None else self.equal / self.samples

    def sqnr_of(self, printed: str) -> float | None:
        """Return the SQNR of the layer that tables print as ``printed``, None if there is no such layer."""
        if printed in self.layers:
            return self.layers[printed].sqnr
        names = printed_layers(printed, dict.fromkeys(self.layers, ""))
        return self.layers[names[0]].sqnr if names else None

    @property
    def summary(self) -> dict[str, Any]:
        """The numbers of the whole model, for JSON."""
        numbers: dict[str, Any] = {"samples": self.samples, "agreement": self.agreement}
        numbers |= {"output_sqnr": finite(self.output.sqnr), "top1_before": self.top1_before}
        return numbers if self.nearest is None else numbers | {"nearest": self.nearest.summary}

    @property
    def falls(self) -> bool:
        """Whether the greatest output changes on more samples than ``TOLERATED``."""
        return self.agreement is not None and self.agreement < 1 - self.TOLERATED


def finite(number: float | None) -> float | None:
    """Return the number as JSON may have it: None for infinity."""
    return None if number is None or np.isinf(number) else number


def classes_of(output: NDArray[Any], samples: int) -> NDArray[np.int64] | None:
    """Return the index of the greatest output per sample. None if the output has no row for each sample."""
    if output.ndim < 2 or len(output) != samples or output.size <= samples:
        return None
    return np.asarray(output.reshape(samples, -1).argmax(1), np.int64)


def simulated(model: Any) -> Any:
    """Replace QONNX's quantizers in ``model`` by operators that ONNX Runtime has, and return the model.

    Raises UserError for a quantizer whose width is no constant, or whose rounding ONNX lacks.
    """
    graph = OnnxGraph(model)
    nodes: list[Any] = []
    for node in model.graph.node:
        operators = {"Quant": _quant, "BipolarQuant": _bipolar} if node.domain.startswith("qonnx") else {}
        nodes += operators[node.op_type](graph, node) if node.op_type in operators else [node]
    refill(model.graph.node, nodes)
    return model


def _quant(graph: OnnxGraph, node: Any) -> list[Any]:
    x, scale, zero, bits = node.input
    attributes = {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}
    rounding = attributes.get("rounding_mode", b"ROUND").decode()
    if rounding not in _ROUNDINGS or not graph.is_constant(bits):
        raise UserError(f"node {node.name}: ONNX Runtime has no such quantizer ({rounding}, width {bits})")
    width, signed = float(graph.constant(bits)), bool(attributes.get("signed", 1))
    high = 2 ** (width - signed) - 1 - (not signed and bool(attributes.get("narrow", 0)))
    low = -high - (not attributes.get("narrow", 0)) if signed else 0
    ends = [graph.add_constant(f"{node.output[0]}_{n}", np.array(v, "f")) for n, v in enumerate((low, high))]
    steps = [
        ("Div", [x, scale]), ("Add", ["", zero]), (_ROUNDINGS[rounding], [""]), ("Clip", ["", *ends]),
        ("Sub", ["", zero]), ("Mul", ["", scale]),
    ]  # fmt: skip
    return _sequence(node, steps)


def _bipolar(graph: OnnxGraph, node: Any) -> list[Any]:
    x, scale = node.input
    zero, one, two = (graph.add_constant(f"{node.output[0]}_{n}", np.array(n, np.float32)) for n in (0, 1, 2))
    positive = f"{node.output[0]}_positive"
    compared = onnx.helper.make_node("GreaterOrEqual", [x, zero], [positive], positive)
    typed = onnx.helper.make_node("Cast", [positive], [f"{positive}_float"], to=onnx.TensorProto.FLOAT)
    steps = [("Mul", [typed.output[0], two]), ("Sub", ["", one]), ("Mul", ["", scale])]
    return [compared, typed, *_sequence(node, steps)]


def _sequence(node: Any, steps: Sequence[tuple[str, list[str]]]) -> list[Any]:
    """Return nodes that replace ``node``. The input "" is the output of the node before."""
    nodes: list[Any] = []
    for number, (operator, inputs) in enumerate(steps):
        last = number == len(steps) - 1
        name = node.output[0] if last else f"{node.output[0]}_step{number}"
        read = [word or nodes[-1].output[0] for word in inputs]
        nodes.append(onnx.helper.make_node(operator, read, [name], f"{name}_{operator}"))
    return nodes


def precision_effect(
    model: Any, quantized: Any, data: Mapping[str, NDArray[Any]], samples: int | None = None
) -> PrecisionEffect:
    """Return how the outputs of ``quantized`` differ from those of ``model`` (both an onnx.ModelProto).

    ``data``: arrays [N, ...] by input name, of which the first ``samples`` count. ``quantized``: a result of
    ``synth.model.calibrate.apply_precision``.
    """
    inputs = input_specs(model)
    arrays = input_arrays(inputs, data)
    tensors = {layer.name: layer.node.output[0] for layer in OnnxGraph(model).layers()}
    output = model.graph.output[0].name
    names = tuple(dict.fromkeys((*tensors.values(), output)))
    copy = type(quantized)()
    copy.CopyFrom(quantized)
    runs = [TensorRuns(net, names, inputs)(arrays, samples, BATCH) for net in (model, simulated(copy))]
    count = min(len(next(iter(arrays.values()))), samples or 1 << 62)
    return effect_of(zip(*runs, strict=True), tensors, output, inputs[0].name, count)


def effect_of(
    runs: Iterable[tuple[Arrays, Arrays]], tensors: Mapping[str, str], output: str, first: str, samples: int
) -> PrecisionEffect:
    """Return the effect of ``runs``: the tensors of a float network and of the quantized one, run by run.

    ``tensors``: names of the layers' outputs. ``output``: of the network's. ``first``: of its first input,
    whose length is the samples of a run. The last run may have copies, which do not count.
    """
    effect = PrecisionEffect(layers={name: ErrorSum() for name in tensors})
    for reference, quantized in runs:
        size = len(reference[first])
        count = min(size, samples - effect.samples)
        effect.samples += count

        def rows(values: NDArray[Any], size: int = size, count: int = count) -> NDArray[Any]:
            """Leave out copies of the last sample, which fill up a run."""
            return values[:count] if values.ndim and len(values) == size else values

        for name, tensor in tensors.items():
            effect.layers[name].add(rows(reference[tensor]), rows(quantized[tensor]))
        effect.output.add(rows(reference[output]), rows(quantized[output]))
        ours, theirs = (classes_of(values[output], size) for values in (quantized, reference))
        if ours is None or theirs is None or effect.equal is None:
            effect.equal = None
        else:
            effect.equal += int((ours == theirs)[:count].sum())
    return effect
