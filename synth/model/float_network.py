"""A network whose layers can be quantized by any assignment of settings, and run on samples."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any

import numpy as np
import tvm
from numpy.typing import NDArray

from synth.errors import UserError
from synth.model.calibrate import CalibrationCache, apply_precision
from synth.model.module_precision import FloatModule
from synth.model.observe import InputSpec, TensorRuns, input_arrays, joined, observe
from synth.model.onnx_graph import OnnxGraph, OnnxLayer, input_specs, with_opset
from synth.model.pipeline import compile_model, import_model, model_kind
from synth.model.precision import Calibration, LayerEntry, Precision, Quantized
from synth.model.precision_effect import BATCH, simulated
from synth.processes import processors
from synth.qnn.frontend.onnx_model import load_proto

Assignment = Mapping[str, Quantized]
"""Settings by layer. Other layers stay as they are in the model."""
Arrays = Mapping[str, NDArray[Any]]


def precision_of(assignment: Assignment, calibration: Calibration) -> Precision:
    """Return the precision file of an assignment."""
    entries = tuple(LayerEntry(setting, name, name=name) for name, setting in assignment.items())
    return Precision("keep", entries, calibration)


SEARCHED = 32
"""Calibration samples on which ``run`` rounds weights. ``quantized`` takes all that the method allows."""


def _is_matrix(graph: OnnxGraph, layer: OnnxLayer) -> bool:
    """Return whether the layer's weights are float32 (perhaps dequantized) with output channels."""
    weights = graph.constant(layer.node.input[1])
    return weights.dtype == np.float32 and weights.ndim >= 2


class OnnxNetwork:
    """An ONNX model. ``layers``: operators of the layers that are not low-bit yet, by name. ``signed``:
    layers whose input goes below 0 on the calibration data. Runs are simulated by ONNX Runtime in float32.
    They round each layer as if the others were floats, so that assignments share the codes of their layers.
    ``workers``: threads that may call ``run``."""

    evaluation = "simulated in float32, each layer rounded by itself"
    workers = processors()

    def __init__(
        self, model: Any, data: Arrays, calibration: Calibration,
        shapes: Mapping[str, Sequence[int]] | None = None,
    ) -> None:  # fmt: skip
        self.shapes = shapes
        self.model = with_opset(model, 13)
        self.inputs: tuple[InputSpec, ...] = input_specs(self.model)
        self.content: bytes = self.model.SerializeToString()
        self._calibration, self._data = calibration, input_arrays(self.inputs, data)
        self._cache, self._rounded = CalibrationCache(), set[tuple[str, Quantized]]()
        graph = OnnxGraph(self.model)
        layers = [layer for layer in graph.layers() if not layer.low_bit and _is_matrix(graph, layer)]
        self.layers = {layer.name: str(layer.node.op_type) for layer in layers}
        tensors = tuple(dict.fromkeys(layer.data for layer in layers))
        if tensors:
            self._cache.seen |= observe(self.model, tensors, self.inputs, self._data, calibration)
        self.signed = frozenset(layer.name for layer in layers if self._cache.seen[layer.data].low < 0)
        self._batch = self._largest_batch()

    def quantized(self, assignment: Assignment, nearest: bool = False) -> Any:
        """Return the model with the layers of ``assignment`` quantized, for ``compile_model``. ``nearest``:
        with nearest rounding, whatever the method says."""
        plain = replace(self._calibration, rounding="nearest", bias_correction=False)
        precision = precision_of(assignment, plain if nearest else self._calibration)
        return apply_precision(self.model, precision, self._data, self._cache)

    def run(self, assignment: Assignment | None, arrays: Arrays, apart: bool = True) -> NDArray[Any]:
        """Return the first output for all samples. ``assignment``: None for the model as it is. ``apart``:
        round each layer by itself. Else the codes are those of ``quantized``."""
        model = self.model
        if assignment is not None:
            model = simulated(self._by_layer(assignment) if apart else self.quantized(assignment))
        return self._outputs(model, arrays, self._batch)

    def _by_layer(self, assignment: Assignment) -> Any:
        """Return the model with the layers of ``assignment`` quantized, each rounded by itself."""
        method = replace(self._calibration, samples=min(self._calibration.samples, SEARCHED))
        for entry in assignment.items():
            if entry not in self._rounded:
                apply_precision(self.model, precision_of(dict([entry]), method), self._data, self._cache)
                self._rounded.add(entry)
        return apply_precision(self.model, precision_of(assignment, method), self._data, self._cache, True)

    def _outputs(self, model: Any, arrays: Arrays, batch: int) -> NDArray[Any]:
        name, first, inputs = model.graph.output[0].name, self.inputs[0].name, self.inputs
        if batch > 1:
            model = _with_open_batch(model)
            inputs = tuple(replace(spec, shape=(None, *spec.shape[1:])) for spec in inputs)
        runs = TensorRuns(model, [name], inputs)(arrays, None, batch)
        return joined(((len(values[first]), values[name]) for values in runs), len(arrays[first]))

    def _largest_batch(self) -> int:
        """Return the samples of a run: BATCH if the model computes several at once as it does one by one."""
        two = {name: array[:2] for name, array in self._data.items()}
        singles = self._outputs(self.model, two, 1)
        try:
            return BATCH if np.allclose(self._outputs(self.model, two, BATCH), singles, 1e-3, 1e-4) else 1
        except UserError:  # constants of the model have the number of samples
            return 1


def _with_open_batch(model: Any) -> Any:
    """Return a copy of the model that declares no number of samples."""
    copy = deepcopy(model)
    del copy.graph.value_info[:]
    for value in (*copy.graph.input, *copy.graph.output):
        if value.type.tensor_type.shape.dim:
            value.type.tensor_type.shape.dim[0].dim_param = "samples"
    return copy


class ModuleNetwork:
    """A model that is no ONNX file, as a Relax module. Runs compile it for this computer."""

    evaluation = "run in integers, compiled for this computer"
    workers = 1
    shapes: Mapping[str, Sequence[int]] | None = None

    def __init__(self, module: Any, data: Arrays, calibration: Calibration) -> None:
        self._float = FloatModule.of(module, calibration, compile_model)
        self._float.observe(data)
        self.content: bytes = tvm.ir.save_json(self._float.module).encode()
        self.inputs, self.layers = self._float.inputs, self._float.layers
        self.signed = frozenset(name for name, span in self._float.seen.items() if span.low < 0)

    def quantized(self, assignment: Assignment, nearest: bool = False) -> Any:
        """Return the module with the layers of ``assignment`` quantized."""
        return self._float.quantized(assignment)

    def run(self, assignment: Assignment | None, arrays: Arrays) -> NDArray[Any]:
        """Return the first output for all samples. ``assignment``: None for the module as it is."""
        return compile_model(self.quantized(assignment or {})).over(arrays)


FloatNetwork = OnnxNetwork | ModuleNetwork
"""A network that can be quantized. ``evaluation``: how ``run`` computes. At most ``workers`` threads may call
``run``. ``content``: what tells the network from others."""


def open_network(
    source: Any, data: Arrays, calibration: Calibration, shapes: Mapping[str, Sequence[int]] | None
) -> FloatNetwork:
    """Return the network of a model (a ``source`` of ``compile_model``). Raises UserError."""
    if not isinstance(source, tvm.IRModule) and model_kind(source) == "onnx":
        return OnnxNetwork(load_proto(source), data, calibration, shapes)
    return ModuleNetwork(import_model(source, shapes), data, calibration)
