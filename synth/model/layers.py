"""The layers of a model (convolutions, dense layers), and what is fused into them."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.encoding import Operand
from synth.compiler.direct import Output8
from synth.compiler.direct.spec import ROWS, DirectLayerSpec, LayerOptions, checked_layer
from synth.compiler.geometry import Geometry, as_dense
from synth.compiler.machines import MachineTarget
from synth.compiler.operators import sums_fit
from synth.errors import UserError
from synth.library.kernels import Kernel
from synth.model.kernel_choice import (
    channels_last,
    dense_on_bytes,
    direct_gain,
    reads_pixels,
    single_position,
)
from synth.model.layouts import follows_order
from synth.model.widths import (
    Width,
    byte_kernel,
    choose,
    fitting,
    float_width,
    integer_width,
    one_number,
)
from synth.qnn.dialect import TO_NHWC, attributes_of
from synth.qnn.graph import bindings, constant, dtype_of, op_name, per_filter, shape_of
from synth.qnn.ops.pool import ints
from synth.qnn.passes.ranges import Analysis, is_integer_layer
from synth.qnn.scale_products import is_normal, scale_ratio
from synth.qnn.traits import traits_of
from synth.qnn.values import Values


@dataclass(eq=False)
class Layer:
    """A convolution or dense layer with what is fused into it.

    ``root``, ``end``: the variables of the product and of the last fused operation. ``bias``, ``scale``: per
    filter, applied in this order for floats (``scale`` is folded into the weights). ``closing``: the
    thresholds that an integer layer takes in, ``output``: its 8-bit output in float32. ``choice``: the
    low-bit kernel, None for the direct ones; ``width``: why there is none; ``precision``: what the report
    calls operands that have a kernel all the same. ``packed_input``: bitplanes instead of values;
    ``packed_operand``: what the packed output's bitplanes stand for, None where values are stored.
    ``pixels``: a depthwise one for which the library has a kernel, which reads and writes channels last.
    ``last_wanted``: a layer that reads the result wants it channels last. ``absorbed``: variables that only
    the layer itself would read.
    """

    root: Any
    call: Any
    end: Any
    width: Width
    choice: Kernel | None = None
    precision: str = ""
    bias: NDArray[Any] | None = None
    scale: NDArray[np.float32] | None = None
    relu: bool = False
    closing: Any = None
    output: Output8 | None = None
    packed_input: bool = False
    packed_operand: Operand | None = None
    pixels: bool = False
    last_wanted: bool = False
    absorbed: list[Any] = field(default_factory=list)

    def take_in(self, *variables: Any) -> None:
        """Let the layer end with the last of ``variables``, each of which is computed from the one before."""
        self.absorbed += [self.end, *variables[:-1]]
        self.end = variables[-1]

    @property
    def integer(self) -> bool:
        return is_integer_layer(self.call)

    @property
    def dense(self) -> bool:
        return traits_of(self.call).layer == "dense"

    @property
    def groups(self) -> int:
        return 1 if self.dense else int(attributes_of(self.call)["groups"])

    @property
    def axis(self) -> int:
        """That of the filters in the result."""
        return len(shape_of(self.call)) - 1 if self.dense else 1

    @property
    def filters(self) -> int:
        return shape_of(self.call)[self.axis]

    @property
    def turns(self) -> bool:
        """Whether it is a direct convolution of integers that reads and writes either order of channels."""
        direct = self.integer and not self.dense and self.choice is None
        return direct and (self.groups == 1 or self.pixels)

    @property
    def whole_bias(self) -> NDArray[np.int32] | None:
        """The bias of an integer layer."""
        return None if self.bias is None else self.bias.astype(np.int32)

    @property
    def weight_points(self) -> NDArray[Any] | int | None:
        """The zero points of constant weights: one for all, or one per filter."""
        points = constant(self.call.args[3])
        same = one_number(points)
        return same if same is not None or points is None else points.reshape(-1)

    @property
    def points(self) -> tuple[int, int] | None:
        """The zero points of activations and weights; None where either has several, or unknown ones."""
        data, weights = (one_number(constant(arg)) for arg in self.call.args[2:4])
        return None if data is None or weights is None else (data, weights)

    @cached_property
    def stated(self) -> DirectLayerSpec | None:
        """An integer layer as the direct operators take it; None where they do not, or its weights are an
        input."""
        data, weights, point, _ = self.call.args[:4]
        array, known, points = constant(weights), one_number(constant(point)), self.weight_points
        if array is None or known is None or points is None:
            return None
        order = ROWS if self.dense else "NHWC"
        try:
            options = LayerOptions(dtype_of(data), known, points, self.whole_bias, output=self.output)
            return checked_layer(as_filters(array), self.geometry, order, order, options)
        except UserError:
            return None

    @property
    def geometry(self) -> Geometry:
        """The layer's shapes, from the data's and the weights'."""
        data, weights = (shape_of(arg) for arg in self.call.args[:2])
        if self.dense:
            return as_dense(int(np.prod(data[:-1], dtype=np.int64)), data[-1], self.filters)
        attrs, names = self.call.attrs, ("strides", "padding", "dilation")
        window: dict[str, Any] = {name: ints(attrs[name]) for name in names}
        groups = int(self.call.attrs["groups"])
        image = (data[0], data[2], data[3], weights[1], weights[0] // groups, (weights[2], weights[3]))
        return Geometry(*image, groups=groups, **window)


def find_layers(
    function: Any, known: Analysis, machine: MachineTarget, folded: Mapping[str, Values]
) -> list[Layer]:
    """Every convolution and dense layer that has a kernel, with what it takes in."""
    layers = []
    for variable, value in bindings(function):
        if traits_of(value).layer not in ("conv2d", "dense") or not _supported(value):
            continue
        if is_integer_layer(value):
            layer = Layer(variable, value, variable, integer_width(value, known))
            _fuse_integer(layer, known)
            _choose(layer, known, machine)
            layer.pixels = layer.stated is not None and reads_pixels(layer.stated, machine)
        else:
            layer = Layer(variable, value, variable, float_width(folded.get(str(variable.name))))
            _fuse_float(layer, known)
        layers.append(layer)
    by_root = {layer.root: layer for layer in layers}
    turning = [layer.stated for layer in layers if layer.turns]
    apart = [layer.geometry for layer in layers if layer.integer and layer.groups > 1 and not layer.pixels]
    last = channels_last([stated for stated in turning if stated is not None], apart, machine)
    for layer in layers:  # the library's kernels read and write whole pixels
        dense = layer.integer and layer.dense and layer.choice is None
        if (dense and dense_on_bytes(machine)) or (last and layer.turns):
            _choose_bytes(layer, machine)
    for layer in layers:
        _pass_packed(layer, by_root, known)
        layer.last_wanted = not layer.dense and _reaches_last(layer.end, by_root, known, last)
    return layers


def _choose(layer: Layer, known: Analysis, machine: MachineTarget) -> None:
    """Take the low-bit kernels for the layer's operands, unless the direct ones are faster by estimate."""
    data, weights = layer.call.args[:2]
    points = layer.points
    if constant(weights) is None or points is None:
        return
    choice = choose(known.lookup(data), known.lookup(weights), machine)
    if choice is not None:
        # Sums that may leave int32 for any byte the activations' few values do not reach.
        gain = 0.0 if layer.stated is None else direct_gain(choice, layer.stated, points[1], machine)
        if gain > 1:
            faster = f"direct kernels are {gain:.2f} times as fast by estimate"
            reason = "no low-bit kernels for this processor" if machine.portable else faster
            layer.width = Width(reason, False)
            layer.precision = choice.spec.precision
        else:
            layer.choice = choice


def _choose_bytes(layer: Layer, machine: MachineTarget) -> None:
    """Take the library's kernel of bytes for a direct layer, unless the direct ones are faster by estimate.
    Of several groups each one's channels would begin a step of their own."""
    points, stated = layer.points, layer.stated
    if layer.groups > 1 or stated is None or points is None:
        return
    choice = byte_kernel((dtype_of(layer.call.args[0]), dtype_of(layer.call.args[1])), machine)
    if choice is None or not sums_fit(choice.spec, layer.geometry, points, layer.bias):
        return
    if single_position(stated, machine) or direct_gain(choice, stated, points[1], machine) <= 1:
        layer.choice = choice


def as_filters(weights: NDArray[Any]) -> NDArray[Any]:
    """The dialect's weights as operators take them: [filters, kernel height, kernel width, channels]."""
    dense = weights.ndim == 2
    return np.ascontiguousarray(weights[:, None, None, :] if dense else np.transpose(weights, TO_NHWC))


def _reaches_last(variable: Any, by_root: Mapping[Any, Layer], known: Analysis, last: bool) -> bool:
    """Whether a convolution that wants its input channels last reads ``variable``, or what follows from it in
    any order of channels: a synthesized one, or one that ``turns`` where those are to be ``last``."""
    for reader, call in known.readers.get(variable, []):
        if reader in by_root:
            found = by_root[reader]
            if not found.dense and (found.choice is not None or (last and found.turns)):
                return True
        elif follows_order(call) and _reaches_last(reader, by_root, known, last):
            return True
    return False


def _supported(call: Any) -> bool:
    """The types and layouts that the kernels have; only weights that are constants in floats."""
    weights, name, types = constant(call.args[1]), op_name(call), [dtype_of(arg) for arg in call.args[:2]]
    if is_integer_layer(call):
        known = _packable(call) if weights is None else constant(call.args[3]) is not None
        return known and one_number(constant(call.args[2])) is not None and set(types) <= {"int8", "uint8"}
    if weights is None:
        return False
    if name == "relax.nn.conv2d":
        layouts = str(call.attrs.data_layout), str(call.attrs.kernel_layout)
        return layouts == ("NCHW", "OIHW") and dtype_of(call) == types[0] == "float32"
    return weights.ndim == 2 and len(shape_of(call.args[0])) >= 2 and dtype_of(call) == "float32"


#: Positions from which on packing weights that are an input costs less than it saves: a weight takes about
#: as long to pack as four products of int32 take.
PACKED_POSITIONS = 4


def _packable(call: Any) -> bool:
    """Whether weights that are an input are packed when they come: zero points are one, or one per filter."""
    points, shape = shape_of(call.args[3]), shape_of(call)
    filters = shape_of(call.args[1])[0]
    each = math.prod(points) == 1 or (len(points) == len(shape_of(call.args[1])) and points[0] == filters)
    return each and math.prod(points) <= filters and math.prod(shape) >= PACKED_POSITIONS * filters


def _terms(layer: Layer, known: Analysis, *operators: str) -> Iterator[tuple[str, NDArray[Any]]]:
    """The sums (and products) with a number per filter that follow, each taken in."""
    shape = shape_of(layer.call)
    while (reader := known.only_reader(layer.end)) is not None and op_name(reader[1]) in operators:
        variable, call = reader
        array = next((found for arg in call.args if (found := constant(arg)) is not None), None)
        if array is None or shape_of(call) != shape:
            return
        number = per_filter(array, len(shape), layer.axis, layer.filters)
        if number is None:
            return
        layer.take_in(variable)
        yield str(op_name(call)), number


def _fuse_integer(layer: Layer, known: Analysis) -> None:
    """Take in a bias and what closes the accumulator: thresholds, or a requantization to 8 bits."""
    for _, bias in _terms(layer, known, "relax.add"):
        layer.bias = bias if layer.bias is None else layer.bias + bias
    reader = known.only_reader(layer.end)
    if reader is None:
        return
    variable, call = reader
    if op_name(call) == "qnn.threshold":
        if threshold_operand(call) is not None and attributes_of(call)["axis"] == layer.axis:
            layer.closing = call
            layer.take_in(variable)
    elif op_name(call) == "qnn.requantize":
        layer.output = _output8(call, layer)
        if layer.output is not None:
            layer.take_in(variable)
    else:
        chain = _output_chain(layer.end, known, layer.axis, layer.filters)
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


def threshold_operand(call: Any, within: Operand | None = None) -> Operand | None:
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
    attrs = attributes_of(call)
    parts = [part for arg in call.args[1:5] if (part := constant(arg)) is not None]
    if len(parts) < 4 or attrs["method"] != "float" or attrs["rounding"] != "half_even":
        return None
    in_scale, in_point, out_scale, out_point = parts
    single = out_scale.size == out_point.size == 1 and in_scale.size in (1, layer.filters)
    if in_point.any() or not single or attrs["out_dtype"] not in ("int8", "uint8"):
        return None
    scale = scale_ratio(in_scale, out_scale.reshape(()))
    spread = np.ascontiguousarray(np.broadcast_to(scale.reshape(-1), (layer.filters,)))
    limits = (attrs[name] for name in ("qmin", "qmax", "out_dtype"))
    return Output8(spread, int(out_point.reshape(-1)[0]), *limits)


def _pass_packed(layer: Layer, by_root: Mapping[Any, Layer], known: Analysis) -> None:
    """Let thresholds store bitplanes where every reader is a low-bit layer that reads the same operand."""
    readers = [by_root.get(variable) for variable, _ in known.readers.get(layer.end, [])]
    takers = [reader for reader in readers if reader is not None]
    if layer.choice is None or layer.closing is None or layer.groups > 1:
        return
    if not readers or len(takers) != known.counts[layer.end]:
        return
    operands = set()
    for taker in takers:
        alike = taker.groups == 1 and taker.dense == layer.dense
        if taker.choice is None or not alike or not taker.call.args[0].same_as(layer.end):
            return
        operands.add(taker.choice.spec.activations)
    if len(operands) == 1 and all(taker.choice.spec.planes for taker in takers if taker.choice):
        layer.packed_operand = threshold_operand(layer.closing, operands.pop())
        for taker in takers:
            taker.packed_input = layer.packed_operand is not None


_RAISED = 2.0**64
_NAMES = {
    "relax.add": "add", "relax.multiply": "multiply", "relax.divide": "divide", "relax.maximum": "maximum",
    "relax.minimum": "minimum",
}  # fmt: skip


def _output_chain(
    end: Any, known: Analysis, axis: int, filters: int
) -> tuple[Output8, tuple[Any, ...]] | None:
    """The output that begins with a ``qnn.dequantize`` of ``end``, and the variables up to the quantized one.

    ``axis``: that of the filters. None for another operator in between or another reader of a variable.
    """
    reader = known.only_reader(end)
    dequantized = reader is not None and op_name(reader[1]) == "qnn.dequantize"
    if reader is None or not dequantized or attributes_of(reader[1])["out_dtype"] != "float32":
        return None
    shape = shape_of(reader[1])
    scale, point = (constant(arg) for arg in reader[1].args[1:])
    if scale is None or point is None or point.any():
        return None
    first = per_filter(scale, len(shape), axis, filters)
    # A scale below float32's normal range keeps its bits as a larger one, whose product is made smaller.
    raised = 1.0 if is_normal(scale) else _RAISED
    # A product beyond float32 is made finite by the operator, and not by the kernel.
    if first is None or not np.abs(first * np.float64(raised)).max() * 2.0**31 < np.finfo(np.float32).max:
        return None
    first = (first * np.float64(raised)).astype(np.float32)
    operations: list[tuple[str, NDArray[np.float32]]] = []
    if raised > 1:
        operations.append(("multiply", np.array([1 / raised], np.float32)))
    variables = [reader[0]]
    while (reader := known.only_reader(variables[-1])) is not None:
        variable, call = reader
        variables.append(variable)
        if op_name(call) == "qnn.quantize":
            output = _quantized(call, first, operations)
            return None if output is None else (output, tuple(variables))
        step = _steps(call, shape, axis, filters)
        if step is None:
            return None
        operations += step
    return None


def _steps(
    call: Any, shape: tuple[int, ...], axis: int, filters: int
) -> list[tuple[str, NDArray[np.float32]]] | None:
    """One float operator as operations of the kernel."""
    name = op_name(call)
    clamps = traits_of(call).clamps
    if clamps is not None:
        bounds = zip(("maximum", "minimum"), clamps(call), strict=True)
        return [(limit, np.array([bound], np.float32)) for limit, bound in bounds if np.isfinite(bound)]
    if name not in _NAMES or shape_of(call) != shape:
        return None
    left, right = (constant(arg) for arg in call.args)
    number = left if right is None else right
    if number is None or number.dtype != np.float32 or (name == "relax.divide" and right is None):
        return None
    spread = per_filter(number, len(shape), axis, filters)
    if spread is None or not np.isfinite(spread).all() or (name == "relax.divide" and not spread.all()):
        return None
    return [(_NAMES[name], spread[:1] if number.size == 1 else spread)]


def _quantized(call: Any, scale: NDArray[np.float32], operations: list[Any]) -> Output8 | None:
    """The operations with the quantizer's own; None where it is no plain one for the whole tensor."""
    attrs = attributes_of(call)
    step, point = constant(call.args[1]), constant(call.args[2])
    if step is None or point is None or step.size != 1 or point.size != 1 or attrs["bipolar"]:
        return None
    zero = int(point.reshape(-1)[0])
    even = attrs["rounding"] == "half_even" and not (attrs["round_last"] and zero)
    if not even or attrs["out_dtype"] not in ("int8", "uint8"):
        return None
    divisor = step.astype(np.float32).reshape(1)
    if not np.isfinite(divisor).all() or not divisor.all():
        return None
    operations = [*operations, ("divide", divisor)]
    return Output8(scale, zero, attrs["qmin"], attrs["qmax"], attrs["out_dtype"], tuple(operations))
