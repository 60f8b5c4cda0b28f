"""Post-training quantization of chosen layers of a Relax module, for models that are no ONNX files.

A layer is a float convolution or product with constant weights. The result has the quantizers of
``synth.model.calibrate`` as operators of the dialect.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.errors import UserError
from synth.model.calibrate import check_signs
from synth.model.names import unique
from synth.model.observe import InputSpec, batches, input_arrays, statistics
from synth.model.precision import EXACT, INT8, Calibration, Precision, Quantized, settings_of
from synth.model.precision_effect import PrecisionEffect, effect_of
from synth.model.reconstruction import MatrixForm, Runs
from synth.model.scales import Floats, Statistics, activation_scale, levels_of, weight_codes
from synth.qnn import ops as qnn
from synth.qnn.frontend.naming import own_names
from synth.qnn.graph import (
    FunctionBuilder,
    bindings,
    constant,
    dtype_of,
    main_function,
    on_other,
    op_name,
    readers,
    rebuild,
    shape_of,
    substitute,
    uses,
)
from synth.qnn.ops.pool import ints
from synth.qnn.passes import fold_constants, prepare
from synth.qnn.passes.ranges import Analysis, is_integer_layer
from synth.qnn.traits import traits_of

Compile = Callable[[Any], Any]
"""Returns the ``CompiledModel`` of a module for this computer."""
MOST_COMPILED = 8
"""Most programs that rounding compiles: layers of one group do not see each other's error."""
_CORRECTED = "_corrected"
_OPERATORS = {"conv2d": "Conv", "dense": "MatMul"}


class LearnedWeights(NamedTuple):
    """Codes and scales of a layer's weights, and what is added to each output of the layer, if anything."""

    codes: NDArray[np.int8]
    scales: NDArray[np.float32]
    change: Floats | None = None


@dataclass
class FloatModule:
    """A front end's module with the statistics of its layers' inputs. ``layers``: operators by the names in
    the model, as precision files and reports call them. ``inputs``: of the module."""

    module: Any
    calibration: Calibration
    compiled: Compile
    layers: dict[str, str] = field(default_factory=dict)
    seen: dict[str, Statistics] = field(default_factory=dict)
    inputs: tuple[InputSpec, ...] = ()
    _data: dict[str, NDArray[Any]] = field(default_factory=dict)
    _exact: Any = None

    @classmethod
    def of(cls, module: Any, calibration: Calibration, compiled: Compile) -> "FloatModule":
        """Return a module without statistics."""
        network = cls(fold_constants(prepare(module)), calibration, compiled)
        network.layers = {name: _OPERATORS[str(traits_of(call).layer)] for name, _, call in network._calls()}
        return network

    def _calls(self) -> Iterator[tuple[str, str, Any]]:
        """Yield each layer's own name, the name of its variable, and its call."""
        function, titles = main_function(self.module), set[str]()
        title_of = own_names(function)
        for variable, value in bindings(function):
            if traits_of(value).layer in _OPERATORS and not is_integer_layer(value):
                weights = constant(value.args[1])
                if weights is not None and weights.dtype == np.float32 and dtype_of(value) == "float32":
                    yield unique(title_of(str(variable.name)), titles), str(variable.name), value

    def _biases(self) -> dict[str, str]:
        """Return, by a layer's variable, the variable of the addition of its bias."""
        function, biases = main_function(self.module), {}
        reading = Analysis(counts=uses(function), readers=readers(function))
        layers = {name for _, name, _ in self._calls()}
        for variable, _ in bindings(function):
            reader = reading.only_reader(variable) if str(variable.name) in layers else None
            if reader is None or op_name(reader[1]) != "relax.add":
                continue
            biased = any(constant(value) is not None for value in reader[1].args)
            if biased and shape_of(reader[0]) == shape_of(variable):
                biases[str(variable.name)] = str(reader[0].name)
        return biases

    def observe(self, data: Mapping[str, NDArray[Any]]) -> None:
        """Take the statistics of all layers' inputs over the calibration data."""
        tensors = {f"input {name}": name for name in self.layers}
        self._exact = self._probe(self.module, [*tensors, *self._results().values(), "output"])
        self._data = input_arrays(self.inputs, data)
        spans = statistics(self._exact, tuple(tensors), self.calibration)
        self.seen = {name: spans[tensor] for tensor, name in tensors.items()}

    def _results(self) -> dict[str, str]:
        return {name: f"result {name}" for name in self.layers}

    def _probe(self, module: Any, names: Sequence[str]) -> Callable[[], Iterator[dict[str, NDArray[Any]]]]:
        """Compile ``module`` with these of its ``_tensors`` as outputs, and return a function. It runs the
        calibration data and yields the inputs and the tensors of each batch."""
        tensors = self._tensors(module)
        model = self.compiled(_with_outputs(module, [tensors[name] for name in names]))
        self.inputs = model.input_specs

        def runs() -> Iterator[dict[str, NDArray[Any]]]:
            for feed in batches(self.inputs, self._data, self.calibration.samples):
                outputs = model(*(feed[spec.name] for spec in self.inputs))
                values = outputs if isinstance(outputs, tuple) else (outputs,)
                yield {**feed, **dict(zip(names, values, strict=True))}

        return runs

    def _tensors(self, module: Any) -> dict[str, Any]:
        """Return the layers' inputs, their results with bias, and the first output, of this module or of a
        ``quantized`` one."""
        function, biases = main_function(module), self._biases()
        bound = {str(variable.name): (variable, value) for variable, value in bindings(function)}
        tensors = {}
        for name, variable, _ in self._calls():
            tensors[f"input {name}"] = bound[variable][1].args[0]
            result = biases.get(variable, f"{variable}{_CORRECTED}")
            tensors[f"result {name}"] = bound[result if result in bound else variable][0]
        outputs = function.body.body
        outputs = outputs if isinstance(outputs, relax.Tuple) else bound.get(str(outputs.name), (0, 0))[1]
        first = outputs.fields[0] if isinstance(outputs, relax.Tuple) else function.body.body
        return {**tensors, "output": first}

    def quantized(
        self, settings: Mapping[str, Quantized], learned: Mapping[str, LearnedWeights] | None = None
    ) -> Any:
        """Return the module with the layers of ``settings`` quantized. Weights that are not ``learned`` have
        the nearest codes. Raises UserError for unsigned codes of inputs below 0."""
        check_signs(settings, self.seen)
        quantizers: dict[Any, Any] = {}
        layers, learned = {variable: name for name, variable, _ in self._calls()}, learned or {}
        changes: dict[str, Any] = {}
        biases = self._biases()

        def visit(builder: Any, variable: Any, value: Any) -> Any:
            title = str(variable.name)
            name = layers.get(title, "")
            if title in changes:  # the addition of the layer's bias
                pairs = [(term, constant(term)) for term in value.args]
                terms = [x if bias is None else relax.const(bias + changes[title]) for x, bias in pairs]
                return on_other(value, *terms)
            if name not in settings:
                return value
            setting, data = settings[name], value.args[0]
            wish = (data, setting.activations, setting.activation_encoding)
            if wish not in quantizers:  # layers with equal input and precision share one quantizer
                numbers = activation_scale(self.seen[name], *wish[1:], self.calibration)
                quantizers[wish] = _quantizer(builder, data, setting, *numbers, title)
            weights = learned.get(name) or LearnedWeights(*_nearest(value, setting))
            codes = builder.emit(_dequantized(value, weights), f"{title}_weights")
            product = on_other(value, quantizers[wish], codes)
            if weights.change is None:
                return product
            change = weights.change.reshape(-1, *[1] * (0 if _is_dense(value) else 2)).astype(np.float32)
            if title in biases:
                changes[biases[title]] = change
                return product
            product = builder.emit(product, title)
            return builder.emit(relax.op.add(product, relax.const(change)), f"{title}{_CORRECTED}")

        return rebuild(self.module, visit)

    def learned(self, settings: Mapping[str, Quantized]) -> dict[str, LearnedWeights]:
        """Return the weights of few bits as the calibration data round them. The layers before a layer are
        quantized, those of at most ``MOST_COMPILED`` groups one group after the other."""
        few = {name: setting for name, setting in settings.items() if setting.weights < EXACT}
        forms: dict[str, Any] = {name: (call, _form(call)) for name, _, call in self._calls() if name in few}
        names = [name for name, (_, form) in forms.items() if form is not None]
        weights: dict[str, LearnedWeights] = {}
        for group in np.array_split(names, min(len(names), MOST_COMPILED)) if names else []:
            probe = self._probe(self.quantized(settings, weights), [f"input {name}" for name in group])
            for name in map(str, group):
                pairs = zip(self._exact(), probe(), strict=True)
                runs = ((exact[f"input {name}"], low[f"input {name}"]) for exact, low in pairs)
                call, form = forms[name]
                weights[name] = self._rounded(call, form, few[name], runs)
        return weights

    def _rounded(self, call: Any, form: MatrixForm, setting: Quantized, runs: Runs) -> LearnedWeights:
        corrects = self.calibration.bias_correction
        weights = constant(call.args[1])
        assert weights is not None
        arguments = weights, _nearest(call, setting), setting, self.calibration, runs
        codes, scales, change = form.rounded(*arguments, corrects)
        return LearnedWeights(codes, scales, change if corrects else None)

    def effect(self, module: Any) -> PrecisionEffect:
        """Return how the outputs of ``module``, which is ``quantized``, differ from the float module's."""
        results = self._results()
        runs = zip(self._exact(), self._probe(module, [*results.values(), "output"])(), strict=True)
        count = min(len(next(iter(self._data.values()))), self.calibration.samples)
        effect = effect_of(runs, results, "output", self.inputs[0].name, count)
        effect.evaluation = "run in integers"
        return effect


def apply_to_module(
    module: Any, precision: Precision, data: Mapping[str, NDArray[Any]] | None, compiled: Compile
) -> tuple[Any, PrecisionEffect | None]:
    """Return a front end's module with layers' precisions, as ``apply_precision`` does for an ONNX model, and
    the effect on the calibration data, if there are any."""
    method = precision.calibration
    network = FloatModule.of(module, method, compiled)
    settings = settings_of(precision, network.layers)
    quantized = {name: setting for name, setting in settings.items() if isinstance(setting, Quantized)}
    if quantized and not data:
        raise UserError(
            f"layer {next(iter(quantized))}: activations need a scale; give data with --calibration"
        )
    if not quantized:
        return network.module, None
    network.observe(data or {})
    nearest = network.quantized(quantized)
    learned = network.learned(quantized) if method.learns else {}
    if not learned:
        return nearest, network.effect(nearest)
    result = network.quantized(quantized, learned)
    effect = network.effect(result)
    effect.nearest = network.effect(nearest)
    return result, effect


def _is_dense(call: Any) -> bool:
    return bool(traits_of(call).layer == "dense")


def _form(call: Any) -> MatrixForm | None:
    """Return a layer as products of matrices, None if its weights keep the nearest codes."""
    shape, attrs = shape_of(call.args[1]), call.attrs
    if _is_dense(call):
        form = MatrixForm(shape, flipped=True)
        return form if len(shape) == 2 and form.is_small else None
    if (str(attrs.data_layout), str(attrs.kernel_layout)) != ("NCHW", "OIHW"):
        return None
    strides, dilations, pads = (tuple(ints(getattr(attrs, n))) for n in ("strides", "dilation", "padding"))
    form = MatrixForm(shape, int(attrs.groups), False, True, strides, dilations, pads)
    return form if form.is_small else None


def _with_outputs(module: Any, tensors: list[Any]) -> Any:
    """Return the module with ``tensors`` of its function main as outputs."""
    function, builder = main_function(module), FunctionBuilder()
    mapping: dict[Any, Any] = {}
    with builder.function("main", list(function.params)):
        with builder.dataflow():
            for variable, value in bindings(function):
                mapping[variable] = builder.emit(substitute(value, mapping), str(variable.name))
            # An output that is an input needs an operator.
            values = [mapping.get(tensor, relax.op.add(tensor, relax.const(0.0))) for tensor in tensors]
            out = builder.emit_output(relax.Tuple([builder.emit(v) for v in values]))
        builder.emit_func_output(out)
    return builder.finalize()


def _output_axis(call: Any) -> int:
    """Return the axis of the outputs in a layer's weights."""
    return len(shape_of(call.args[1])) - 1 if _is_dense(call) else 0


def _nearest(call: Any, setting: Quantized) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Return the nearest codes of a layer's weights, and their scales."""
    value = constant(call.args[1])
    assert value is not None
    return weight_codes(value, setting.weights, setting.weight_encoding, _output_axis(call))


def _dequantized(call: Any, weights: LearnedWeights) -> Any:
    """Return the dequantized codes of a layer's weights."""
    along = [1] * weights.codes.ndim
    along[_output_axis(call)] = -1
    return qnn.dequantize(relax.const(weights.codes), weights.scales.reshape(along), np.int32(0))


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
