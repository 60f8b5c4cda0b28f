"""Post-training quantization of chosen layers of a Relax module, for models that are no ONNX files.

A layer is a float convolution or product with constant weights. The result has the quantizers of
``synth.model.calibrate`` as operators of the dialect.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.errors import UserError
from synth.model.calibrate import check_signs
from synth.model.names import unique
from synth.model.observe import InputSpec, batches, input_arrays, statistics
from synth.model.precision import INT8, Calibration, Precision, Quantized, settings_of
from synth.model.scales import Statistics, activation_scale, levels_of, weight_codes
from synth.qnn import ops as qnn
from synth.qnn.frontend.naming import own_names
from synth.qnn.graph import (
    FunctionBuilder,
    bindings,
    constant,
    dtype_of,
    main_function,
    on_other,
    rebuild,
    substitute,
)
from synth.qnn.passes import fold_constants, prepare
from synth.qnn.passes.ranges import is_integer_layer
from synth.qnn.traits import traits_of

Compile = Callable[[Any], Any]
"""Returns the ``CompiledModel`` of a module for this computer."""
_OPERATORS = {"conv2d": "Conv", "dense": "MatMul"}


@dataclass
class FloatModule:
    """A front end's module with the statistics of its layers' inputs. ``layers``: operators by the names in
    the model, as precision files and reports call them. ``inputs``: of the module."""

    module: Any
    calibration: Calibration
    layers: dict[str, str] = field(default_factory=dict)
    seen: dict[str, Statistics] = field(default_factory=dict)
    inputs: tuple[InputSpec, ...] = ()

    @classmethod
    def of(cls, module: Any, calibration: Calibration) -> "FloatModule":
        """Return a module without statistics."""
        made = cls(fold_constants(prepare(module)), calibration)
        made.layers = {name: _OPERATORS[str(traits_of(call).layer)] for name, _, call in made._calls()}
        return made

    def _calls(self) -> Iterator[tuple[str, str, Any]]:
        """Yield each layer's own name, the name of its variable, and its call."""
        function, titles = main_function(self.module), set[str]()
        own = own_names(function)
        for variable, value in bindings(function):
            if traits_of(value).layer in _OPERATORS and not is_integer_layer(value):
                weights = constant(value.args[1])
                if weights is not None and weights.dtype == np.float32 and dtype_of(value) == "float32":
                    yield unique(own(str(variable.name)), titles), str(variable.name), value

    def observe(self, data: Mapping[str, NDArray[Any]], compiled: Compile) -> None:
        """Take the statistics of all layers' inputs over the calibration data."""
        tensors = {name: call.args[0] for name, _, call in self._calls()}
        model = compiled(_with_outputs(self.module, list(tensors.values())))
        self.inputs = model.input_specs
        arrays = input_arrays(self.inputs, data)

        def runs() -> Iterator[dict[str, NDArray[Any]]]:
            for feed in batches(self.inputs, arrays, self.calibration.samples):
                found = model(*(feed[spec.name] for spec in self.inputs))
                yield dict(zip(tensors, found if isinstance(found, tuple) else (found,), strict=True))

        self.seen = statistics(runs, tuple(tensors), self.calibration)

    def quantized(self, settings: Mapping[str, Quantized]) -> Any:
        """Return the module with the layers of ``settings`` quantized. Raises UserError for unsigned codes of
        inputs below 0."""
        check_signs(settings, self.seen)
        made: dict[Any, Any] = {}
        layers = {variable: name for name, variable, _ in self._calls()}

        def visit(builder: Any, variable: Any, value: Any) -> Any:
            name = layers.get(str(variable.name), "")
            if name not in settings:
                return value
            setting, data = settings[name], value.args[0]
            wish = (data, setting.activations, setting.activation_encoding)
            if wish not in made:  # layers with equal input and precision share one quantizer
                numbers = activation_scale(self.seen[name], *wish[1:], self.calibration)
                made[wish] = _quantizer(builder, data, setting, *numbers, str(variable.name))
            weights = builder.emit(_weights(value, setting), f"{variable.name}_weights")
            return on_other(value, made[wish], weights)

        return rebuild(self.module, visit)


def apply_to_module(
    module: Any, precision: Precision, data: Mapping[str, NDArray[Any]] | None, compiled: Compile
) -> Any:
    """Return a front end's module with layers' precisions, as ``apply_precision`` does for an ONNX model."""
    made = FloatModule.of(module, precision.calibration)
    settings = settings_of(precision, made.layers)
    quantized = {name: setting for name, setting in settings.items() if isinstance(setting, Quantized)}
    if quantized and not data:
        raise UserError(
            f"layer {next(iter(quantized))}: activations need a scale; give data with --calibration"
        )
    if quantized:
        made.observe(data or {}, compiled)
    return made.quantized(quantized)


def _with_outputs(module: Any, tensors: list[Any]) -> Any:
    """Return the module with ``tensors`` of its function main as outputs."""
    function, builder = main_function(module), FunctionBuilder()
    mapping: dict[Any, Any] = {}
    with builder.function("main", list(function.params)):
        with builder.dataflow():
            for variable, value in bindings(function):
                mapping[variable] = builder.emit(substitute(value, mapping), str(variable.name))
            # An output that is an input needs an operator.
            found = [mapping.get(tensor, relax.op.add(tensor, relax.const(0.0))) for tensor in tensors]
            out = builder.emit_output(relax.Tuple([builder.emit(one) for one in found]))
        builder.emit_func_output(out)
    return builder.finalize()


def _weights(call: Any, setting: Quantized) -> Any:
    """Return the dequantized codes of a layer's weights."""
    value = constant(call.args[1])
    assert value is not None
    axis = value.ndim - 1 if traits_of(call).layer == "dense" else 0
    codes, scales = weight_codes(value, setting.weights, setting.weight_encoding, axis)
    along = [-1 if number == axis else 1 for number in range(value.ndim)]
    return qnn.dequantize(relax.const(codes), scales.reshape(along), np.int32(0))


def _quantizer(
    builder: Any, data: Any, setting: Quantized, scale: np.float32, zero_point: int, name: str
) -> Any:
    """Emit a quantizer of ``data`` and return the dequantized tensor."""
    bits, encoding = setting.activations, setting.activation_encoding
    levels = levels_of(bits, encoding)
    low, high, rounding = levels.low, levels.high, "half_even"
    odd = encoding == "bipolar" and bits > 1
    if encoding == INT8:
        low, high = 0, (1 << bits) - 1
    elif odd:  # odd multiples of the scale: floors of even multiples, and the scale
        low, high, rounding = -(1 << (bits - 1)), (1 << (bits - 1)) - 1, "floor"
    step, point = np.float32(2) * scale if odd else scale, np.int32(zero_point)
    codes = qnn.quantize(
        data, step, point, qmin=low, qmax=high, out_dtype="int8" if low < 0 else "uint8", rounding=rounding,
        bipolar=encoding == "bipolar" and bits == 1,
    )  # fmt: skip
    real = builder.emit(qnn.dequantize(builder.emit(codes, f"{name}_codes"), step, point), f"{name}_input")
    return builder.emit(relax.op.add(real, relax.const(scale)), f"{name}_odd") if odd else real
