"""Legalize: convolutions and dense layers become operators for the target.

A layer whose operands need at most three bits uses the synthesized low-bit microkernels, and so does a layer
of activations of at most eight bits and weights of at most four. An 8-bit layer uses int8 microkernels or
direct kernels, whichever is faster by estimate. A float layer uses direct kernels. Operators behind a layer
that nothing else reads (bias, thresholds, requantization, a float layer's BatchNorm and relu) are fused into
it. If every reader of a layer's thresholds is a low-bit layer, bitplanes pass between them packed. (Jain et
al. 2020, section 3.3, let Legalize choose by instruction set.)
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from sketches.encoding import Operand
from synth.compiler.built import Built
from synth.compiler.direct import DirectOperator, InputWeights, direct_conv2d, direct_dense
from synth.compiler.epilogue import Epilogue, Threshold
from synth.compiler.machines import CompileTarget
from synth.compiler.operators import Operator, OperatorOptions, make_operator
from synth.compiler.values import holds
from synth.errors import UserError
from synth.model.compiled import LayerInfo
from synth.model.elementwise import as_scheduled
from synth.model.kernel_choice import one_number, unmatched
from synth.model.layers import FusedLayer, as_filters, find_layers, follows_order, threshold_operand
from synth.model.names import unique
from synth.qnn.dialect import TO_NHWC, attributes_of
from synth.qnn.frontend.naming import own_names
from synth.qnn.graph import (
    bindings,
    constant,
    dtype_of,
    main_function,
    on_other,
    op_name,
    rebuild,
    shape_of,
    simplify,
    variables,
)
from synth.qnn.ops.pool import ints
from synth.qnn.passes.ranges import analyze
from synth.qnn.traits import tensors_of, traits_of
from synth.qnn.values import ValueRange

Progress = Callable[[str, int, int, str], None]
"""``progress(phase, done, total, detail)``. Phases: import, integers, layers, lower, build."""


def legalize(
    module: Any, machine: CompileTarget, threads: int = 1, progress: Progress | None = None,
    folded: Mapping[str, ValueRange] | None = None,
) -> tuple[Any, tuple[LayerInfo, ...], tuple[str, ...]]:  # fmt: skip
    """Return the module with its layers as calls of scheduled functions for ``machine``.

    The other results are the layers' descriptions, and a line for each low-bit product without a low-bit
    kernel. ``folded``: for layers whose weights became float constants, the range of the weights' integers
    (``folded_weights``). Raises UserError, which names the layer, for a layer that cannot be built.
    """
    module = simplify(module)
    function = main_function(module)
    analysis = analyze(function)
    layers = find_layers(function, analysis, machine, folded or {})
    ends = {layer.end: layer for layer in layers}
    starts = {layer.root for layer in layers}
    absorbed = {variable for layer in layers for variable in layer.absorbed}
    nothing = relax.const(0)  # replaces variables that only their own layer reads, which computes them itself
    roots: dict[Any, Any] = {}
    emitter = _Emitter(machine, threads, {str(variable.name) for variable, _ in bindings(function)})
    infos: list[LayerInfo] = []
    title_of, titles = own_names(function), set[str]()

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        if variable in starts:
            roots[variable] = value
        layer = ends.get(variable)
        if layer is None:
            if variable in absorbed:
                return nothing
            followed = emitter.layouts.follow(builder, value, str(variable.name))
            return value if followed is None else followed
        name = str(layer.root.name)
        title = unique(title_of(name), titles)
        if progress is not None:
            progress("layers", len(infos), len(layers), title)
        try:
            result, info = emitter.emit(builder, layer, roots[layer.root], name)
        except UserError as error:
            raise type(error)(f"layer {title}: {error}") from error
        infos.append(replace(info, name=title))
        return result

    rewritten = simplify(rebuild(module, visit))
    return rewritten, tuple(infos), unmatched(function, analysis, starts)


@dataclass(eq=False)
class TensorLayouts:
    """NHWC layout between the layers, and converted types.

    Models are NCHW, but the kernels read and write NHWC. A layer's result stays NHWC, and elementwise
    operators and pooling keep that layout. A tensor is transposed only if an operator needs the other layout.
    ``last``: the NHWC form of each NCHW variable. ``typed[v, dtype]``: ``v`` cast.
    """

    last: dict[Any, Any] = field(default_factory=dict)
    typed: dict[tuple[Any, str], Any] = field(default_factory=dict)

    def put(self, builder: Any, nhwc: Any, hint: str) -> Any:
        """Return an NCHW variable for an NHWC variable. It is dead code unless an operator reads NCHW."""
        variable = builder.emit(relax.op.permute_dims(nhwc, [0, 3, 1, 2]), f"{hint}_nchw")
        self.last[variable] = nhwc
        return variable

    def get(self, builder: Any, value: Any) -> Any:
        """Return the NHWC form of an NCHW expression: the known one, or a transposition emitted once."""
        array = constant(value)
        if array is not None:
            return relax.const(np.ascontiguousarray(np.transpose(array, TO_NHWC)), str(array.dtype))
        if value not in self.last:
            name = f"{getattr(value, 'name', 'tensor')}_nhwc"
            self.last[value] = builder.emit(relax.op.permute_dims(value, list(TO_NHWC)), name)
        return self.last[value]

    def cast(self, builder: Any, value: Any, dtype: str) -> Any:
        """Return ``value`` as ``dtype``, converted once for all readers. A cast back to the dtype before a
        cast gives the variable before it, even if the first cast loses bits."""
        if dtype_of(value) == dtype:
            return value
        inner: Any = builder.lookup_binding(value) if isinstance(value, relax.Var) else None
        if op_name(inner) == "relax.astype" and dtype_of(inner.args[0]) == dtype:
            return inner.args[0]
        if (value, dtype) not in self.typed:
            name = f"{getattr(value, 'name', 'tensor')}_{dtype}"
            self.typed[value, dtype] = builder.emit(relax.op.astype(value, dtype), name)
        return self.typed[value, dtype]

    def follow(self, builder: Any, value: Any, hint: str) -> Any | None:
        """Return a call's result computed in NHWC. Return None unless an argument is known in NHWC and the
        call has an NHWC form. A result of four axes is returned as an NCHW variable (``put``)."""
        if not follows_order(value) or not any(arg in self.last for arg in variables(value)):
            return None

        to_nhwc, rule = partial(self.get, builder), traits_of(value).channels_last
        call = _elementwise(builder, value, to_nhwc) if rule is None else rule(value, to_nhwc)
        if call is None:
            return None
        call = builder.normalize(call)
        return self.put(builder, builder.emit(call, hint), hint) if len(shape_of(call)) == 4 else call


def _elementwise(builder: Any, call: Any, to_nhwc: Callable[[Any], Any]) -> Any | None:
    """Return the call on NHWC tensors, constants transposed. None unless all tensors have four axes."""
    if len(shape_of(builder.normalize(call))) != 4:
        return None
    operands = []
    for arg in tensors_of(call):
        array = constant(arg)
        if array is not None:  # constants broadcast against the result
            full = array.reshape((1,) * (4 - array.ndim) + array.shape)
            last = np.ascontiguousarray(np.transpose(full, TO_NHWC))
            operands.append(relax.const(array.reshape(()) if array.size == 1 else last, str(array.dtype)))
        elif len(shape_of(arg)) == 4:
            operands.append(to_nhwc(arg))
        else:
            return None
    return on_other(call, *operands)


@dataclass(eq=False)
class _Emitter:
    """Builder of the layers' operator calls, with the NHWC tensors so far. ``taken``: names of variables."""

    machine: CompileTarget
    threads: int
    taken: set[str]
    layouts: TensorLayouts = field(default_factory=TensorLayouts)

    def emit(self, builder: Any, layer: FusedLayer, call: Any, name: str) -> tuple[Any, LayerInfo]:
        """Return the call of the layer's operator, in the model's shape and type, and the layer's
        description. ``call`` is the layer's product in ``builder``."""
        layouts, choice, data = self.layouts, layer.choice, call.args[0]
        weights = constant(call.args[1])
        if weights is not None and not layer.integer and layer.dense:
            weights = np.ascontiguousarray(weights.T)
        reads_nhwc, last = self._channels_last(layer, data)
        operator: Any
        if choice is not None and weights is not None:
            operator = self._low_bit(layer, weights)
        else:
            orders = ["NHWC" if order else "NCHW" for order in (reads_nhwc, last)]
            operator = self._direct(layer, call, weights, *orders)
        if not layer.packed_input:
            data = layouts.get(builder, data) if reads_nhwc else data
            data = layouts.cast(builder, data, operator.input_dtype)
            data = _shaped(builder, data, operator.input_shape)
        packed, steps = [], [name]
        if weights is None:
            steps.insert(0, self._free(f"{name}_weights"))
            packed = [_pack_weights(builder, operator, call, steps[0])]
        result = call_operator(builder, operator, data, name, packed=packed)
        if layer.packed_operand is None:
            result = layouts.cast(builder, result, dtype_of(layer.end))
            if last:
                result = layouts.put(builder, result, name)
            else:
                result = _shaped(builder, result, shape_of(layer.end))
        return result, _info(layer, operator, tuple(steps), weights is not None)

    def _channels_last(self, layer: FusedLayer, data: Any) -> tuple[bool, bool]:
        """Return whether the layer's operator reads ``data``, and whether it writes, as NHWC instead of NCHW.
        Low-bit kernels and the library's depthwise kernels do both. Direct kernels read either layout, but
        direct depthwise kernels only NCHW."""
        either = layer.pixels or not layer.depthwise
        reads = not layer.dense and (layer.choice is not None or (data in self.layouts.last and either))
        if layer.choice is not None:
            return reads, reads
        if layer.pixels:
            return reads or layer.last_wanted, reads or layer.last_wanted
        # The result is NHWC if a layer reads NHWC: a transpose would cost more.
        return reads, layer.last_wanted and (reads or layer.groups == 1)

    def _free(self, name: str) -> str:
        while name in self.taken:
            name += "_"
        self.taken.add(name)
        return name

    def _low_bit(self, layer: FusedLayer, weights: NDArray[Any]) -> Any:
        choice, points = layer.choice, layer.points
        assert choice is not None and points is not None
        last = layer.output if layer.closing is None else _threshold(layer)
        spec = choice.spec
        data, shift = layer.shifts
        read = Operand(spec.activations.bits, "twos") if data else spec.activations
        options = OperatorOptions(
            activation_zero_point=points[0] + data, weight_zero_point=points[1] + shift,
            epilogue=Epilogue(bias=layer.whole_bias, last=last), kernel=choice, read=read,
            data_dtype=_stored(read, layer.call.args[0]), packed_input=layer.packed_input,
            target=self.machine, threads=self.threads,
        )  # fmt: skip
        bits = spec.activations.bits, spec.weights.bits
        weights = weights.astype(np.int16) + shift
        return make_operator(as_filters(weights), layer.geometry, *bits, spec.encoding, options)

    def _direct(self, layer: FusedLayer, call: Any, weights: NDArray[Any] | None, *layouts: str) -> Any:
        """Return the direct kernel of an 8-bit or float layer. ``layouts``: layouts of its input and output.
        ``weights`` is None if the weights are an input."""
        geometry = layer.geometry
        options: dict[str, Any] = {"threads": self.threads, "relu": layer.relu}
        options["data_dtype"] = dtype_of(layer.call.args[0])
        if layer.integer:
            options["data_zero_point"] = one_number(constant(call.args[2]))
            if weights is not None and layer.weight_points is not None:
                options["weight_zero_point"] = layer.weight_points
            options["bias"] = layer.whole_bias
            options["output"] = layer.output if layer.closing is None else _threshold(layer)
        else:
            assert layer.scale is not None and weights is not None
            weights = (weights * layer.scale.reshape(-1, *(1,) * (weights.ndim - 1))).astype(np.float32)
            options["bias"] = layer.bias
        stored = InputWeights(shape_of(call.args[1]), dtype_of(call.args[1])) if weights is None else weights
        if layer.dense:
            return direct_dense(stored, geometry.width, self.machine, **options)
        options |= dict(zip(("layout", "out_layout"), layouts, strict=True))
        return direct_conv2d(stored.transpose(TO_NHWC), geometry, self.machine, **options)


def _info(layer: FusedLayer, operator: Any, steps: tuple[str, ...], packed: bool) -> LayerInfo:
    """Return the description of a layer. ``packed``: whether its weights are packed at compile time."""
    choice, count = layer.choice, layer.weight_count
    if choice is not None:
        precision = choice.spec.precision if choice.spec.weights.bits < 8 else "int8"
    else:
        precision = layer.precision or ("int8" if layer.integer else "fp32")
    artifact = operator.kernel if choice is None else choice
    kernel = None if artifact is None else artifact.certificate.name
    why = () if choice is not None and precision != "int8" else layer.width
    kind = "dense" if layer.dense else "depthwise conv2d" if layer.depthwise else "conv2d"
    bytes_of = (int(operator.constants["weights"].nbytes), count * 4) if packed else (0, 0)
    sizes = (layer.geometry.macs, count, *bytes_of)
    info = LayerInfo(str(layer.root.name), kind, precision, kernel, *sizes, steps, *why)
    return replace(info, cycles=operator.cycles, storage=operator.storage if packed else "")


def _threshold(layer: FusedLayer) -> Threshold:
    """Return the dialect's threshold as the operator's, with one threshold per pair of neighbours."""
    call = layer.closing
    table, sign = constant(call.args[1]), constant(call.args[2])
    assert table is not None and sign is not None
    operand = layer.packed_operand or threshold_operand(call)
    assert operand is not None
    ordered = sorted(operand.values)
    below = ordered.index(attributes_of(call)["base"])
    table = np.sort(np.broadcast_to(table, (layer.filters, table.shape[1])), axis=1)
    limits = np.iinfo(np.int32)
    thresholds = np.full((len(ordered) - 1, layer.filters), limits.max, np.int32)
    thresholds[:below] = limits.min
    thresholds[below : below + table.shape[1]] = table.T
    spread = np.ascontiguousarray(np.broadcast_to(sign, (layer.filters,)))
    return Threshold(operand, thresholds, spread, layer.packed_operand is not None, _stored(operand, call))


def _stored(operand: Operand, value: Any) -> str | None:
    """Return the dtype of a tensor of the model if it has all of the operand's values, otherwise None."""
    dtype = dtype_of(value)
    return dtype if holds(dtype, operand) else None


def _pack_weights(builder: Any, operator: DirectOperator, call: Any, name: str) -> Any:
    """Return weights that are an input, and their zero points, packed for the operator of ``call``. A matrix
    that the model only transposed for this product is read in its original layout."""
    weights, points = call.args[1], call.args[3]
    source: Any = builder.lookup_binding(weights) if isinstance(weights, relax.Var) else None
    transposed = op_name(source) == "relax.permute_dims" and ints(source.attrs.axes or ()) == (1, 0)
    packing = operator.packing(transposed)
    weights = _shaped(builder, source.args[0] if transposed else weights, packing.shape)
    points = relax.op.astype(relax.op.reshape(points, (-1,)), "int32")
    points = builder.emit(relax.op.broadcast_to(points, (packing.filters,)), f"{name}_points")
    result = relax.TensorType(packing.output_shape, packing.output_dtype)
    return _call_scheduled(builder, packing, type(packing).__name__, [weights, points], result, name)


def call_operator(
    builder: Any, operator: Operator | DirectOperator, x: Any, name: str, packed: Sequence[Any] = ()
) -> Any:
    """Emit a call of ``operator`` on ``x`` in ``builder`` and return the result in the operator's output
    shape.

    ``operator``: its epilogue adds no residual. ``name``: the call's variable. ``packed``: packed weights of
    an operator whose weights are an input. Reports name the step by kernel or operator class. Raises
    UserError unless ``x`` has the operator's shape and dtype.
    """
    expected = relax.TensorType(operator.input_shape, operator.input_dtype)
    if str(x.ty) != str(expected):
        raise UserError(f"{name}: input is {x.ty}: the operator takes {expected}")
    constants = [relax.const(value, str(value.dtype)) for value in operator.constants.values()]
    kind, stored = type(operator).__name__, operator.output_shape
    if isinstance(operator, Operator):
        kind, stored = operator.problem.kernel.certificate.name, operator.problem.stored_shape
    result = relax.TensorType(stored, operator.output_dtype)
    called = _call_scheduled(builder, operator, kind, [x, *packed, *constants], result, name)
    return _shaped(builder, called, operator.output_shape, f"{name}_shaped")


def _call_scheduled(
    builder: Any, built: Built, kind: str, arguments: Sequence[Any], result: Any, name: str
) -> Any:
    variable = builder.add_func(as_scheduled(built.module["main"], kind), re.sub(r"\W+", "_", kind))
    return builder.emit(relax.call_tir(variable, list(arguments), result), name)


def _shaped(builder: Any, value: Any, shape: tuple[int, ...], name: str = "") -> Any:
    return value if shape_of(value) == tuple(shape) else builder.emit(relax.op.reshape(value, shape), name)
