"""Legalize: convolutions and dense layers become operators of this machine.

A layer whose operands need at most three bits goes to the synthesized microkernels; an 8-bit or float one to
the direct kernels, which take the multiply that the target is best at. What follows a layer and nobody else
reads (bias, thresholds, requantization, BatchNorm and relu of a float layer) is fused into it, and where
every reader of its thresholds is a low-bit layer the bitplanes are passed on packed.
(Jain et al. 2020, section 3.3: Legalize asks what the instruction set wants.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from sketches.encoding import Operand
from synth.compiler.direct import Output8, direct_conv2d, direct_dense
from synth.compiler.epilogue import Epilogue, Threshold
from synth.compiler.geometry import Geometry, as_dense
from synth.compiler.machines import MachineTarget
from synth.compiler.operators import make_operator
from synth.errors import UserError
from synth.model.compiled import LayerInfo
from synth.model.embed import call_operator
from synth.model.layouts import Layouts, follows_order
from synth.model.output_chain import output_chain
from synth.model.widths import (
    Choice,
    Width,
    choose,
    fitting,
    float_width,
    integer_width,
    one_number,
    unmatched,
)
from synth.qnn.dialect import TO_NHWC, attributes_of
from synth.qnn.graph import (
    bindings,
    constant,
    dtype_of,
    main_function,
    op_name,
    per_filter,
    rebuild,
    shape_of,
    simplify,
)
from synth.qnn.ops.pool import ints
from synth.qnn.passes.ranges import Analysis, analyze, is_integer_layer
from synth.qnn.traits import traits_of
from synth.qnn.values import Values

Progress = Callable[[int, int, str], None]
"""``progress(done, total, layer name)``"""

_LAYERS = ("conv2d", "dense")
"""The kinds of layers that have kernels of their own."""


@dataclass(eq=False)
class Layer:
    """A convolution or dense layer with what is fused into it.

    ``root``, ``end``: the variables of the product and of the last fused operation. ``bias``, ``scale``: per
    filter, applied in this order for floats (``scale`` is folded into the weights). ``closing``: the
    thresholds that a low-bit layer takes in, ``output``: the 8-bit output of a direct one. ``choice``: the
    low-bit kernel, None for the direct ones. ``packed_input``: bitplanes instead of values;
    ``packed_operand``: what the packed output's bitplanes stand for, None where values are stored.
    ``last_wanted``: a layer that reads the result wants it channels last. ``absorbed``: variables that only
    the layer itself would read. ``width``: why there is no ``choice``.
    """

    root: Any
    call: Any
    end: Any
    bias: NDArray[Any] | None = None
    scale: NDArray[np.float32] | None = None
    relu: bool = False
    closing: Any = None
    output: Output8 | None = None
    choice: Choice | None = None
    width: Width | None = None
    packed_input: bool = False
    packed_operand: Operand | None = None
    last_wanted: bool = False
    absorbed: list[Any] = field(default_factory=list)

    def take_in(self, *variables: Any) -> None:
        """Let the layer end with the last of ``variables``, each of which is computed from the one before."""
        self.absorbed += [self.end, *variables[:-1]]
        self.end = variables[-1]

    @property
    def packed_output(self) -> bool:
        return self.packed_operand is not None

    @property
    def integer(self) -> bool:
        return is_integer_layer(self.call)

    @property
    def dense(self) -> bool:
        return traits_of(self.call).layer == "dense"

    @property
    def axis(self) -> int:
        """That of the filters in the result."""
        return len(shape_of(self.call)) - 1 if self.dense else 1

    @property
    def filters(self) -> int:
        return shape_of(self.call)[self.axis]


def legalize(
    module: Any,
    machine: MachineTarget,
    threads: int = 1,
    progress: Progress | None = None,
    folded: Mapping[str, Values] | None = None,
) -> tuple[Any, tuple[LayerInfo, ...], tuple[str, ...]]:
    """The module with its layers as calls of scheduled functions for ``machine``, what they are, and a line
    for each low-bit product that is no such layer.

    ``folded``: of layers whose weights became float constants, the integers that these were
    (``folded_weights``). Raises UserError where a layer cannot be built (its name is in the line).
    """
    module = simplify(module)
    function = main_function(module)
    known = analyze(function)
    layers = find_layers(function, known, machine, folded or {})
    ends = {layer.end: layer for layer in layers}
    starts = {layer.root for layer in layers}
    absorbed = {variable for layer in layers for variable in layer.absorbed}
    taken = relax.const(0)  # stands for what only its own layer reads, and that layer computes itself
    roots: dict[Any, Any] = {}
    layouts = Layouts()
    done: list[LayerInfo] = []

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        if variable in starts:
            roots[variable] = value
        found = ends.get(variable)
        if found is None:
            if variable in absorbed:
                return taken
            followed = layouts.follow(builder, value, str(variable.name))
            return value if followed is None else followed
        name = str(found.root.name)
        if progress is not None:
            progress(len(done), len(layers), name)
        try:
            result, info = _emit(builder, found, roots[found.root], machine, threads, name, layouts)
        except UserError as error:
            raise type(error)(f"layer {name}: {error}") from error
        done.append(info)
        return result

    rewritten = simplify(rebuild(module, visit))
    notes = unmatched(function, known, {layer.root for layer in layers})
    return rewritten, tuple(done), notes


# ---------------------------------------------------------------- finding layers


def find_layers(
    function: Any, known: Analysis, machine: MachineTarget, folded: Mapping[str, Values]
) -> list[Layer]:
    """Every convolution and dense layer with constant weights, with what it takes in."""
    layers = []
    for variable, value in bindings(function):
        if traits_of(value).layer not in _LAYERS or not _supported(value):
            continue
        layer = Layer(variable, value, variable)
        if layer.integer:
            layer.choice = _choice(value, known, machine)
            layer.width = integer_width(value, known)
            _fuse_integer(layer, known)
        else:
            layer.width = float_width(folded.get(str(variable.name)))
            _fuse_float(layer, known)
        layers.append(layer)
    _pass_packed(layers, known)
    roots = {layer.root: layer for layer in layers}
    for layer in layers:
        layer.last_wanted = not layer.dense and _reaches_low_bit(layer.end, roots, known)
    return layers


def _reaches_low_bit(variable: Any, roots: dict[Any, Layer], known: Analysis) -> bool:
    """Whether a low-bit layer reads ``variable``, or something computed from it in any order of the
    channels."""
    for reader, call in known.readers.get(variable, []):
        if reader in roots:
            if roots[reader].choice is not None and not roots[reader].dense:
                return True
        elif follows_order(call) and _reaches_low_bit(reader, roots, known):
            return True
    return False


def _supported(call: Any) -> bool:
    """Constant weights, and the layouts that the dialect has."""
    weights = constant(call.args[1])
    name = op_name(call)
    if weights is None:
        return False
    if name == "relax.nn.conv2d":
        attrs = call.attrs
        return (
            str(attrs.data_layout) == "NCHW" and str(attrs.kernel_layout) == "OIHW"
            and dtype_of(call) == "float32" and dtype_of(call.args[0]) == "float32"
        )  # fmt: skip
    if name == "relax.matmul":
        return weights.ndim == 2 and len(shape_of(call.args[0])) >= 2 and dtype_of(call) == "float32"
    points = [constant(arg) for arg in call.args[2:4]]
    if points[1] is None or one_number(points[0]) is None:
        return False
    return dtype_of(call.args[0]) in ("int8", "uint8") and dtype_of(call.args[1]) in ("int8", "uint8")


def _choice(call: Any, known: Analysis, machine: MachineTarget) -> Choice | None:
    """The low-bit kernel of an integer layer, where both operands need so few bits."""
    if one_number(constant(call.args[3])) is None:
        return None
    return choose(known.lookup(call.args[0]), known.lookup(call.args[1]), machine)


def _terms(layer: Layer, known: Analysis, *operators: str) -> Iterator[tuple[str, NDArray[Any]]]:
    """The sums (and products) with a number per filter that follow, each taken in."""
    while (reader := known.only_reader(layer.end)) is not None and op_name(reader[1]) in operators:
        number = _per_filter(reader[1], layer)
        if number is None:
            return
        layer.take_in(reader[0])
        yield str(op_name(reader[1])), number


def _fuse_integer(layer: Layer, known: Analysis) -> None:
    """Take in a bias and what closes the accumulator: thresholds, or a requantization to 8 bits."""
    for _, bias in _terms(layer, known, "relax.add"):
        layer.bias = bias if layer.bias is None else layer.bias + bias
    reader = known.only_reader(layer.end)
    if reader is None:
        return
    variable, call = reader
    if layer.choice is not None:
        closes = op_name(call) == "qnn.threshold" and _threshold_operand(call) is not None
        if closes and attributes_of(call)["axis"] == layer.axis:
            layer.closing = call
            layer.take_in(variable)
    elif op_name(call) == "qnn.requantize":
        layer.output = _output8(call, layer)
        if layer.output is not None:
            layer.take_in(variable)
    else:
        chain = output_chain(layer.end, known.only_reader, layer.axis, layer.filters)
        if chain is not None:
            layer.output, variables = chain
            layer.take_in(*variables)


def _fuse_float(layer: Layer, known: Analysis) -> None:
    """Take in sums and products with a number per filter, then a relu."""
    layer.bias, layer.scale = np.zeros(layer.filters, np.float32), np.ones(layer.filters, np.float32)
    for operator, number in _terms(layer, known, "relax.add", "relax.multiply"):
        if operator == "relax.add":
            layer.bias = layer.bias + number
        else:
            layer.bias, layer.scale = layer.bias * number, layer.scale * number
    reader = known.only_reader(layer.end)
    if reader is not None and op_name(reader[1]) == "relax.nn.relu":
        layer.relu = True
        layer.take_in(reader[0])


def _per_filter(call: Any, layer: Layer) -> NDArray[Any] | None:
    """The constant of a sum or product as one number per filter; None where it is none."""
    array = next((found for arg in call.args if (found := constant(arg)) is not None), None)
    if array is None or shape_of(call) != shape_of(layer.call):
        return None
    return per_filter(array, len(shape_of(call)), layer.axis, layer.filters)


def _threshold_operand(call: Any, within: Operand | None = None) -> Operand | None:
    """An operand whose evenly spaced values hold the levels of a threshold: ``within`` if that does."""
    attrs, table = attributes_of(call), constant(call.args[1])
    if table is None:
        return None
    levels = [attrs["base"] + attrs["step"] * i for i in range(table.shape[1] + 1)]
    for operand in (within,) if within is not None else fitting(Values.of(levels)):
        ordered = sorted(operand.values)
        if len(levels) == 1 or ordered[1] - ordered[0] == attrs["step"]:
            return operand
    return None


def _output8(call: Any, layer: Layer) -> Output8 | None:
    """The float requantization of a direct layer; None where it is another one."""
    attrs = attributes_of(call)
    parts = [constant(arg) for arg in call.args[1:5]]
    if any(p is None for p in parts) or attrs["method"] != "float" or attrs["rounding"] != "half_even":
        return None
    in_scale, in_point, out_scale, out_point = (p for p in parts if p is not None)
    single = out_scale.size == out_point.size == 1 and in_scale.size in (1, layer.filters)
    if in_point.any() or not single or attrs["out_dtype"] not in ("int8", "uint8"):
        return None
    scale = (in_scale.astype(np.float32) / out_scale.astype(np.float32).reshape(())).astype(np.float32)
    spread = np.ascontiguousarray(np.broadcast_to(scale.reshape(-1), (layer.filters,)))
    where = (attrs[name] for name in ("qmin", "qmax", "out_dtype"))
    return Output8(spread, int(out_point.reshape(-1)[0]), *where)


def _pass_packed(layers: list[Layer], known: Analysis) -> None:
    """Let thresholds store bitplanes where every reader is a low-bit layer that reads the same operand."""
    by_root = {layer.root: layer for layer in layers}
    for layer in layers:
        if layer.closing is None or _groups(layer) > 1:
            continue
        readers = [by_root.get(variable) for variable, _ in known.readers.get(layer.end, [])]
        if not readers or len(readers) != known.counts.get(layer.end):
            continue
        takers = [r for r in readers if r is not None and r.choice is not None and _groups(r) == 1]
        if len(takers) != len(readers) or not all(r.call.args[0].same_as(layer.end) for r in takers):
            continue
        operands = {r.choice.activations for r in takers if r.choice is not None}
        if any(r.dense != layer.dense for r in takers) or len(operands) != 1:
            continue
        layer.packed_operand = _threshold_operand(layer.closing, operands.pop())
        if layer.packed_operand is None:
            continue
        for taker in takers:
            taker.packed_input = True


def _groups(layer: Layer) -> int:
    return 1 if layer.dense else int(attributes_of(layer.call)["groups"])


# ---------------------------------------------------------------- building them


def _geometry(layer: Layer, call: Any) -> Geometry:
    """The layer's shapes, from the data's and the weights'."""
    weights = shape_of(layer.call.args[1])
    data = shape_of(layer.call.args[0])
    if layer.dense:
        rows = int(np.prod(data[:-1], dtype=np.int64))
        return as_dense(rows, data[-1], layer.filters)
    window: dict[str, Any] = {name: ints(call.attrs[name]) for name in ("strides", "padding", "dilation")}
    groups = int(call.attrs["groups"])
    image = (data[0], data[2], data[3], weights[1], weights[0] // groups, (weights[2], weights[3]))
    return Geometry(*image, groups=groups, **window)


def _emit(
    builder: Any, layer: Layer, call: Any, machine: MachineTarget, threads: int, name: str, layouts: Layouts
) -> tuple[Any, LayerInfo]:
    """The call of the layer's operator, in the shape and type of the model, and what the layer is."""
    geometry = _geometry(layer, call)
    weights = constant(call.args[1])
    assert weights is not None
    if not layer.integer and layer.dense:
        weights = np.ascontiguousarray(weights.T)
    depthwise = geometry.channels == 1 and geometry.groups > 1
    # Low-bit kernels write whole pixels; the direct ones take either order, depthwise whole rows.
    last = not layer.dense and (layer.choice is not None or (call.args[0] in layouts.last and not depthwise))
    turned = last
    if layer.choice is not None:
        operator = _low_bit(layer, call, weights, geometry, machine, threads)
        precision = layer.choice.precision
    else:
        orders = ["NHWC" if last else "NCHW"]
        last = last or (layer.last_wanted and geometry.groups == 1)
        orders.append("NHWC" if last else "NCHW")
        operator = _direct(layer, call, weights, geometry, machine, threads, *orders)
        precision = "int8" if layer.integer else "fp32"
    data = call.args[0]
    if not layer.packed_input:
        data = layouts.get(builder, data) if turned else data
        data = layouts.cast(builder, data, operator.input_dtype)
        data = _shaped(builder, data, operator.input_shape)
    result = call_operator(builder, operator, data, name)
    if not layer.packed_output:
        result = layouts.cast(builder, result, dtype_of(layer.end))
        if last:
            result = layouts.put(builder, result, name)
        else:
            result = _shaped(builder, result, shape_of(layer.end))
    held = operator.constants.get("weights")
    info = LayerInfo(
        name, "dense" if layer.dense else ("depthwise conv2d" if depthwise else "conv2d"),
        precision, layer.choice.kernel.certificate.name if layer.choice is not None else None, geometry.macs,
        int(weights.size), int(held.nbytes) if held is not None else sum(int(c.nbytes) for c in operator.constants.values()),
        int(weights.size) * 4, (name,),
        *((layer.width.reason, layer.width.few_bits) if layer.choice is None and layer.width is not None else ()),
    )  # fmt: skip
    return result, info


def _low_bit(
    layer: Layer, call: Any, weights: NDArray[Any], geometry: Geometry, machine: MachineTarget, threads: int
) -> Any:
    """The bit-serial operator of the library."""
    choice = layer.choice
    assert choice is not None
    points = [one_number(constant(arg)) for arg in call.args[2:4]]
    assert points[0] is not None and points[1] is not None
    weights = weights[:, None, None, :] if layer.dense else np.transpose(weights, TO_NHWC)
    last = None if layer.closing is None else _threshold(layer)
    bias = None if layer.bias is None else layer.bias.astype(np.int32)
    return make_operator(
        np.ascontiguousarray(weights), geometry, choice.activations.bits, choice.weights.bits, choice.encoding,
        "NHWC", (points[0], points[1]), Epilogue(bias=bias, last=last),
        layer.packed_input, machine.tvm, threads, choice.kernel,
    )  # fmt: skip


def _threshold(layer: Layer) -> Threshold:
    """The dialect's threshold as the operator's: one threshold for every step between two of its values."""
    call = layer.closing
    attrs = attributes_of(call)
    table, sign = constant(call.args[1]), constant(call.args[2])
    assert table is not None and sign is not None
    operand = layer.packed_operand or _threshold_operand(call)
    assert operand is not None
    ordered = sorted(operand.values)
    below = ordered.index(attrs["base"])
    table = np.sort(np.broadcast_to(table, (layer.filters, table.shape[1])), axis=1)
    limits = np.iinfo(np.int32)
    thresholds = np.full((len(ordered) - 1, layer.filters), limits.max, np.int32)
    thresholds[:below] = limits.min
    thresholds[below : below + table.shape[1]] = table.T
    spread = np.ascontiguousarray(np.broadcast_to(sign, (layer.filters,)))
    return Threshold(operand, thresholds, spread, packed=layer.packed_output)


def _direct(
    layer: Layer, call: Any, weights: NDArray[Any], geometry: Geometry, machine: MachineTarget, threads: int,
    layout: str, out_layout: str,
) -> Any:  # fmt: skip
    """The direct kernel of an 8-bit or float layer."""
    data = layer.call.args[0]
    options: dict[str, Any] = {"threads": threads, "relu": layer.relu, "data_dtype": dtype_of(data)}
    if layer.integer:
        points = constant(call.args[3])
        assert points is not None
        same = one_number(points)
        options["data_zero_point"] = one_number(constant(call.args[2]))
        options["weight_zero_point"] = points.reshape(-1) if same is None else same
        options["bias"] = None if layer.bias is None else layer.bias.astype(np.int32)
        options["output"] = layer.output
    else:
        assert layer.scale is not None
        weights = (weights * layer.scale.reshape(-1, *(1,) * (weights.ndim - 1))).astype(np.float32)
        options["bias"] = layer.bias
    if layer.dense:
        return direct_dense(weights, geometry.width, machine.tvm, **options)
    ordered = np.ascontiguousarray(np.transpose(weights, TO_NHWC))
    return direct_conv2d(ordered, geometry, machine.tvm, layout=layout, out_layout=out_layout, **options)


def _shaped(builder: Any, value: Any, shape: tuple[int, ...]) -> Any:
    return value if shape_of(value) == tuple(shape) else builder.emit(relax.op.reshape(value, shape))
