"""Layers of an ONNX model as matrix products, and the moments of their calibration data (``rounding``)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.model.observe import TensorRuns
from synth.model.onnx_graph import OnnxGraph, OnnxLayer, input_specs
from synth.model.precision import Calibration, Quantized
from synth.model.precision_effect import simulated
from synth.model.scales import Floats, Moments, learned_codes, levels_of
from synth.qnn.frontend.onnx_model import onnx
from synth.qnn.frontend.onnx_window import shared_padding
from synth.qnn.ops.pool import same_padding

Runs = Iterable[tuple[NDArray[Any], NDArray[Any]]]
"""The input of a layer in the float network and its quantized input, run by run."""

MOST_INPUTS = 5120
"""Most inputs K of an output whose K x K sums are kept: 200 MB."""
MOST_ROWS = 1024
"""Most positions of one run of a convolution that count. They are random: in images whose width is a power of
two, evenly spaced positions would lie on the padded border."""
_BATCH = 1 << 22
"""Values of the rows that are summed at once."""


@dataclass(frozen=True)
class MatrixForm:
    """A layer as ``groups`` products of rows [N, K] and weights [M, K]. ``shape``: of the weights in the
    model, ``flipped`` if they are [K, M] there. The other fields are attributes of a convolution."""

    shape: tuple[int, ...]
    groups: int = 1
    flipped: bool = False
    convolution: bool = False
    strides: tuple[int, ...] = ()
    dilations: tuple[int, ...] = ()
    pads: tuple[int, ...] = ()
    auto_pad: str = "NOTSET"

    @classmethod
    def of(cls, layer: OnnxLayer, shape: Sequence[int]) -> "MatrixForm | None":
        """Return the form of a layer with weights of ``shape``. None if it has none: scaled or transposed
        operands, a MatMul of several matrices, or more than ``MOST_INPUTS`` inputs."""
        attrs = {a.name: onnx.helper.get_attribute_value(a) for a in layer.node.attribute}
        shape, ones = tuple(shape), (1,) * (len(shape) - 2)
        if layer.node.op_type == "Conv":
            form = cls(
                shape, attrs.get("group", 1), False, True,
                tuple(attrs.get("strides", ones)), tuple(attrs.get("dilations", ones)),
                tuple(attrs.get("pads", (0,) * 2 * len(ones))), attrs.get("auto_pad", b"NOTSET").decode(),
            )  # fmt: skip
        else:
            plain = (attrs.get("transA", 0), attrs.get("alpha", 1), attrs.get("beta", 1)) == (0, 1, 1)
            if len(shape) != 2 or not plain:
                return None
            form = cls(shape, flipped=layer.output_axis(2) == 1)
        return form if form.is_small else None

    @property
    def is_small(self) -> bool:
        """Whether an output has at most ``MOST_INPUTS`` inputs."""
        return self.split(np.empty(self.shape, np.int8)).shape[2] <= MOST_INPUTS

    def split(self, weights: NDArray[Any]) -> NDArray[Any]:
        """Return weights of the model as [groups, M, K]."""
        matrix = weights.T if self.flipped else weights.reshape(len(weights), -1)
        return matrix.reshape(self.groups, -1, matrix.shape[1])

    def joined(self, matrices: NDArray[Any]) -> NDArray[Any]:
        """Return [groups, M, K] in the shape of the model's weights."""
        matrix = matrices.reshape(-1, matrices.shape[2])
        return np.ascontiguousarray(matrix.T if self.flipped else matrix.reshape(self.shape))

    def rows(self, data: NDArray[Any]) -> NDArray[Any]:
        """Return the layer's input as [groups, N, K]: for a convolution the window of each output."""
        if not self.convolution:
            return data.reshape(1, -1, data.shape[-1])
        axes = tuple(range(2, data.ndim))
        spans = [(size - 1) * d + 1 for size, d in zip(self.shape[2:], self.dilations, strict=True)]
        pads = self._pads(data.shape[2:], spans)
        padded = np.pad(data, ((0, 0), (0, 0), *pads))
        windows = np.lib.stride_tricks.sliding_window_view(padded, spans, axes)
        steps = [slice(None, None, n) for n in (*self.strides, *self.dilations)]
        windows = windows[(slice(None), slice(None), *steps)]
        windows = np.moveaxis(windows, 1, len(axes) + 1)  # [samples, *positions, channels, *kernel]
        positions = windows.shape[: len(axes) + 1]
        count = int(np.prod(positions))
        places = np.arange(count)
        if count > MOST_ROWS:
            places = np.sort(np.random.default_rng(count).choice(count, MOST_ROWS, replace=False))
        rows = windows[np.unravel_index(places, positions)]
        return np.moveaxis(rows.reshape(len(rows), self.groups, -1), 1, 0)

    def rounded(
        self, weights: NDArray[Any], nearest: tuple[NDArray[np.int8], NDArray[np.float32]],
        setting: Quantized, calibration: Calibration, runs: Runs, biased: bool,
    ) -> tuple[NDArray[np.int8], NDArray[np.float32], Floats]:  # fmt: skip
        """Return codes and scales of a layer's weights, and for each output the error that a bias removes.
        ``nearest``: the nearest codes, and their scales. ``biased``: whether there is a bias."""
        levels = levels_of(setting.weights, setting.weight_encoding)
        exact, codes = self.split(weights.astype(np.float64)), self.split(nearest[0].astype(np.float64))
        columns = nearest[1].astype(np.float64).reshape(self.groups, -1, 1)
        changes = []
        for group, moments in enumerate(moments_of(self, exact, runs)):
            basis = moments.centred() if biased else moments
            if calibration.rounding == "learned":
                codes[group], columns[group] = learned_codes(
                    exact[group], codes[group], columns[group], levels, basis
                )
                columns[group] = columns[group].astype(np.float32)
            changes.append(moments.bias_change(codes[group] * columns[group]))
        return self.joined(codes.astype(np.int8)), columns.ravel().astype(np.float32), np.concatenate(changes)

    def _pads(self, sizes: Sequence[int], spans: Sequence[int]) -> list[tuple[int, int]]:
        """Return the zeros before and behind each axis."""
        if self.auto_pad == "NOTSET":
            half = len(spans)
            return list(zip(self.pads[:half], self.pads[half:], strict=True))
        if self.auto_pad == "VALID":
            return [(0, 0)] * len(spans)
        totals = list(map(same_padding, sizes, self.strides, spans))
        return list(zip(*shared_padding(totals, self.auto_pad), strict=True))


def moments_of(form: MatrixForm, matrices: Floats, runs: Runs) -> list[Moments]:
    """Return each group's moments of finite rows. ``matrices``: float weights [groups, M, K] of the layer."""
    sums = [Moments.empty(*matrix.shape) for matrix in matrices]
    for exact, rows in _batches(form, runs):
        for matrix, moments, x, quantized in zip(matrices, sums, exact, rows, strict=True):
            finite = np.isfinite(x).all(1) & np.isfinite(quantized).all(1)
            moments.add(quantized[finite], x[finite].astype(np.float64) @ matrix.T)
    return sums


def _batches(form: MatrixForm, runs: Runs) -> Iterator[list[NDArray[Any]]]:
    """Yield the rows [groups, N, K] of both inputs, those of several runs together."""
    waiting: list[tuple[NDArray[Any], NDArray[Any]]] = []
    size = 0
    for exact, quantized in runs:
        waiting.append((form.rows(exact), form.rows(quantized)))
        size += waiting[-1][0].size
        if size >= _BATCH:
            yield [np.concatenate(rows, 1) for rows in zip(*waiting, strict=True)]
            waiting, size = [], 0
    if waiting:
        yield [np.concatenate(rows, 1) for rows in zip(*waiting, strict=True)]


class LearnedRounding:
    """Rounds the weights of one layer after the other, and corrects biases, as ``calibration`` says.

    ``model``: as it was. ``graph``: its copy, in which the layers before the rounded one are quantized.
    """

    def __init__(
        self, model: Any, graph: OnnxGraph, data: Mapping[str, NDArray[Any]], calibration: Calibration
    ) -> None:
        self._exact, self._graph = OnnxGraph(model), graph
        self._inputs, self._data, self._calibration = input_specs(model), data, calibration

    def codes(
        self, layer: OnnxLayer, setting: Quantized, nearest: NDArray[np.int8], scales: NDArray[np.float32]
    ) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
        """Return codes and scales of the layer's weights, and correct its bias in the graph.

        The layer's input is quantized in the graph, its weights are not yet. ``nearest``: the codes nearest
        to the weights, which a layer without a ``MatrixForm`` keeps.
        """
        weights = self._graph.constant(layer.node.input[1])
        form = MatrixForm.of(layer, weights.shape)
        if form is None:
            return nearest, scales
        bias = self._bias(layer, len(scales))
        arguments = weights, (nearest, scales), setting, self._calibration, self._runs(layer)
        codes, scales, change = form.rounded(*arguments, bias is not None)
        if bias is not None:
            value = (bias + change.reshape(bias.shape)).astype(np.float32)
            layer.node.input[2:] = [self._graph.add_constant(f"{layer.name}_bias", value)]
        return codes, scales

    def _runs(self, layer: OnnxLayer) -> Runs:
        """Return the layer's input and its quantized input, run by run."""
        tensors = layer.data, layer.node.input[0]
        models = self._exact.upto(tensors[0]), simulated(self._graph.upto(tensors[1]))
        runs = [
            TensorRuns(model, [tensor], self._inputs)(self._data, self._calibration.samples)
            for model, tensor in zip(models, tensors, strict=True)
        ]
        return ((x[tensors[0]], q[tensors[1]]) for x, q in zip(*runs, strict=True))

    def _bias(self, layer: OnnxLayer, outputs: int) -> NDArray[Any] | None:
        """Return the layer's bias, zeros if it has none. None if it cannot be corrected: a MatMul has none,
        and a bias may be computed, or be no number for each output."""
        if layer.node.op_type == "MatMul" or not self._calibration.bias_correction:
            return None
        tensor = layer.node.input[2] if len(layer.node.input) > 2 else ""
        if not tensor:
            return np.zeros(outputs, np.float32)
        bias = self._graph.constant(tensor) if self._graph.is_constant(tensor) else None
        return bias if bias is not None and bias.size == bias.shape[-1] == outputs else None
