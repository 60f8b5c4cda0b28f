"""The layers of a model (convolutions and dense layers), and the operators that are fused into them."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.encoding import Operand
from synth.compiler.direct import Output8
from synth.compiler.direct.spec import ROWS, DirectLayerSpec, LayerOptions, checked_layer
from synth.compiler.geometry import Geometry, as_dense
from synth.compiler.machines import CompileTarget
from synth.compiler.operators import sums_fit
from synth.errors import UserError
from synth.library.kernels import Kernel
from synth.model.kernel_choice import (
    FREE,
    SLOWER,
    Cost,
    ShiftedKernel,
    Width,
    byte_kernel,
    channels_last,
    choose,
    dense_on_bytes,
    fitting,
    float_width,
    integer_width,
    kernel_cost,
    one_number,
    reads_pixels,
    single_position,
    stores_less,
    turned_cost,
    wide_kernels,
)
from synth.qnn.dialect import TO_NHWC, attributes_of
from synth.qnn.graph import bindings, constant, dtype_of, op_name, per_filter, shape_of
from synth.qnn.ops.pool import ints
from synth.qnn.passes.ranges import Analysis, is_integer_layer
from synth.qnn.traits import traits_of
from synth.qnn.values import ValueRange, is_normal, scale_ratio


@dataclass(eq=False)
class FusedLayer:
    """A convolution or dense layer with the operators that are fused into it.

    * ``root``, ``call``: variable and call of the product. ``end``: variable of the last fused operator.
    * ``width``: the reason why no low-bit kernel computes the layer. Meaningless if one does.
    * ``choice``: the library's kernel, None if direct kernels compute the layer. ``shifts``: what is added to
      activations and weights to give the kernel's values. ``cost``: its cycles and those of direct kernels.
    * ``precision``: the report's name for operands that have a low-bit kernel although direct kernels run.
    * ``bias``, ``scale``: per filter. A float layer gives sum * scale + bias; the weights absorb ``scale``.
    * ``relu``: whether a float layer ends with a relu.
    * ``closing``, ``output``: the call of qnn.threshold or the 8-bit output that an integer layer ends with.
    * ``packed_input``: the input is bitplanes. ``packed_operand``: the operand of a bitplane result, or None.
    * ``pixels``: the library has a depthwise kernel for the layer, which reads and writes NHWC.
    * ``last_wanted``: whether some layer that reads the result reads it as NHWC.
    * ``absorbed``: variables that only the layer itself would read.
    """

    root: Any
    call: Any
    end: Any
    width: Width
    choice: Kernel | None = None
    shifts: tuple[int, int] = (0, 0)
    cost: Cost = FREE
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
        """Fuse the operators that compute ``variables``, each from the one before, into the layer."""
        self.absorbed += [self.end, *variables[:-1]]
        self.end = variables[-1]

    @property
    def integer(self) -> bool:
        return is_integer_layer(self.call)

    @property
    def dense(self) -> bool:
        return traits_of(self.call).layer == "dense"

    @property
    def depthwise(self) -> bool:
        return self.groups > 1 and shape_of(self.call.args[1])[1] == 1

    @property
    def groups(self) -> int:
        return 1 if self.dense else int(self.call.attrs["groups"])

    @property
    def axis(self) -> int:
        """The index of the filters' axis in the result."""
        return len(shape_of(self.call)) - 1 if self.dense else 1

    @property
    def filters(self) -> int:
        return shape_of(self.call)[self.axis]

    @property
    def weight_count(self) -> int:
        return math.prod(shape_of(self.call.args[1]))

    @property
    def turns(self) -> bool:
        """Whether the layer is an integer convolution on direct kernels that exist for NCHW and for NHWC."""
        return self.integer and not (self.dense or self.choice is not None or self.planes_alone)

    @property
    def planes_alone(self) -> bool:
        """Whether direct kernels compute the layer, and read and write NCHW only."""
        return self.integer and self.choice is None and self.groups > 1 and not self.pixels

    @property
    def whole_bias(self) -> NDArray[np.int32] | None:
        """The bias of an integer layer as int32."""
        return None if self.bias is None else self.bias.astype(np.int32)

    @property
    def weight_points(self) -> NDArray[Any] | int | None:
        """The weights' zero points: one number, an array with one per filter, or None if not constant."""
        points = constant(self.call.args[3])
        same = one_number(points)
        return same if same is not None or points is None else points.reshape(-1)

    @property
    def points(self) -> tuple[int, int] | None:
        """The zero points of activations and weights. None if either has several or unknown ones."""
        data, weights = (one_number(constant(arg)) for arg in self.call.args[2:4])
        return None if data is None or weights is None else (data, weights)

    @cached_property
    def stated(self) -> DirectLayerSpec | None:
        """The specification of an integer layer for the direct operators.
        None if these operators do not support the layer, or if its weights are an input."""
        data, weights, point, _ = self.call.args[:4]
        array, zero, points = constant(weights), one_number(constant(point)), self.weight_points
        if array is None or zero is None or points is None:
            return None
        order = ROWS if self.dense else "NHWC"
        try:
            options = LayerOptions(dtype_of(data), zero, points, self.whole_bias, output=self.output)
            return checked_layer(as_filters(array), self.geometry, order, order, options)
        except UserError:
            return None

    @property
    def geometry(self) -> Geometry:
        """The layer's shapes and window."""
        data, weights = (shape_of(arg) for arg in self.call.args[:2])
        if self.dense:
            return as_dense(int(np.prod(data[:-1], dtype=np.int64)), data[-1], self.filters)
        attrs, names = self.call.attrs, ("strides", "padding", "dilation")
        window: dict[str, Any] = {name: ints(attrs[name]) for name in names}
        image = (data[0], data[2], data[3], weights[1], weights[0] // self.groups, (weights[2], weights[3]))
        return Geometry(*image, groups=self.groups, **window)


def find_layers(
    function: Any, analysis: Analysis, machine: CompileTarget, folded: Mapping[str, ValueRange]
) -> list[FusedLayer]:
    """Return each conv2d and dense layer that low-bit or direct kernels support, with its fused operators.
    ``folded``: by variable name of a layer, the range of the integers from which its float weights came."""
    layers = [
        _fused(variable, value, analysis, machine, folded.get(str(variable.name)))
        for variable, value in bindings(function)
        if traits_of(value).layer in ("conv2d", "dense") and _supported(value)
    ]
    _prefer_direct(layers, machine)
    by_root = {layer.root: layer for layer in layers}
    if not machine.small and _count_turned(layers, by_root, analysis, machine):
        _prefer_direct(layers, machine)
    last = _nhwc(layers, machine)
    for layer in layers:  # the library's kernels read and write whole pixels
        fits = dense_on_bytes(machine) if layer.dense else last and layer.turns
        if layer.integer and layer.choice is None and (fits or machine.small):
            _choose_bytes(layer, machine)
    for layer in layers:
        _pass_packed(layer, by_root, analysis)
        layer.last_wanted = not layer.dense and any(
            reader.choice is not None or (last and reader.turns)
            for reader in _convolutions_behind(layer.end, by_root, analysis)
        )
    return layers


def _nhwc(layers: Sequence[FusedLayer], machine: CompileTarget) -> bool:
    """Return whether the direct convolutions that exist for NCHW and for NHWC are faster in NHWC."""
    turning = [layer.stated for layer in layers if layer.turns and layer.stated is not None]
    apart = [layer.geometry for layer in layers if layer.integer and layer.groups > 1 and not layer.pixels]
    return channels_last(turning, apart, machine)


def _fused(
    variable: Any, call: Any, analysis: Analysis, machine: CompileTarget, folded: ValueRange | None
) -> FusedLayer:
    """Return the layer of a product with its fused operators and the fastest low-bit kernel."""
    if not is_integer_layer(call):
        layer = FusedLayer(variable, call, variable, float_width(folded))
        _fuse_float(layer, analysis)
        return layer
    layer = FusedLayer(variable, call, variable, integer_width(call, analysis))
    _fuse_integer(layer, analysis)
    _choose(layer, analysis, machine)
    layer.pixels = layer.stated is not None and reads_pixels(layer.stated, machine)
    return layer


def _choose(layer: FusedLayer, analysis: Analysis, machine: CompileTarget) -> None:
    """Choose the fastest low-bit kernel for the layer's operands."""
    data, weights = layer.call.args[:2]
    points = layer.points
    if constant(weights) is None or points is None:
        return
    ranges = analysis.lookup(data), analysis.lookup(weights)
    narrow = choose(*ranges, machine)
    costs: dict[ShiftedKernel, Cost] = {}
    for each in [ShiftedKernel(narrow)] if narrow is not None else wide_kernels(*ranges, machine):
        kernel, zeros = each.kernel, (points[0] + each.activations, points[1] + each.weights)
        # The direct kernels need sums that fit int32 for every byte, not only for the few values of the
        # activations. Without that, ``stated`` is None and there is no gain.
        if layer.stated is not None:
            costs[each] = kernel_cost(kernel, layer.stated, zeros[1], machine)
        elif kernel.spec.planes or sums_fit(kernel.spec, layer.geometry, zeros, layer.bias):
            costs[each] = FREE
    if costs:
        choice = min(costs, key=lambda each: (costs[each], each.kernel.spec.activations.bits))
        layer.cost, layer.choice = costs[choice], choice.kernel
        layer.shifts = choice.activations, choice.weights


def _prefer_direct(layers: Sequence[FusedLayer], machine: CompileTarget) -> None:
    """Let direct kernels compute the layers where they are faster by estimate. Kernels for more than three
    bits, which store weights in few bits, are kept for layers that read each weight once, since memory often
    limits these. Others are kept while all layers together take ``SLOWER`` more cycles at most, first those
    with the fewest cycles per weight. A kernel of these that stores no fewer bytes than direct kernels is
    never kept. If the target wants small code, fewer bytes decide for every kernel."""
    low_bit = [layer for layer in layers if layer.choice is not None]
    budget = SLOWER * sum(min(layer.cost) for layer in low_bit)
    larger = {layer for layer in low_bit if machine.small and layer.stated and not _saves(layer, machine)}
    slow = [layer for layer in low_bit if layer.cost.gain > 1 or layer in larger]
    more = {layer: layer.cost.cycles - layer.cost.direct for layer in slow}
    for layer in sorted(slow, key=lambda each: more[each] / each.weight_count):
        assert layer.choice is not None
        spec, once = layer.choice.spec, layer.geometry.macs == layer.weight_count
        affordable = once or machine.small or more[layer] <= budget
        if not spec.planes and affordable and _saves(layer, machine):
            budget -= 0 if once else more[layer]
            continue
        layer.width, layer.precision = _direct_width(layer, layer in larger, machine), spec.precision
        layer.choice, layer.shifts = None, (0, 0)


def _direct_width(layer: FusedLayer, larger: bool, machine: CompileTarget) -> Width:
    """Return why direct kernels compute a layer. ``larger``: a low-bit kernel would store more bytes."""
    if machine.portable:
        return Width("no low-bit kernels for this processor", False)
    if math.isinf(layer.cost.cycles):
        return Width("a low-bit kernel would store more bytes than float32", False)
    if larger:
        return Width("direct kernels store fewer bytes, or are much faster", False)
    return Width(f"direct kernels are {layer.cost.gain:.2f} times as fast by estimate", False)


def _saves(layer: FusedLayer, machine: CompileTarget) -> bool:
    """Return whether the chosen kernel of a layer stores fewer bytes than direct kernels."""
    assert layer.choice is not None and layer.stated is not None and layer.points is not None
    return stores_less(layer.choice, layer.stated, layer.points[1] + layer.shifts[1], machine)


def _choose_bytes(layer: FusedLayer, machine: CompileTarget) -> None:
    """Choose the library's int8 kernel for a direct layer, unless direct kernels are faster by estimate.
    Layers with several groups keep direct kernels: the channels of each group would begin a new step."""
    points, stated = layer.points, layer.stated
    if layer.groups > 1 or stated is None or points is None:
        return
    choice = byte_kernel((dtype_of(layer.call.args[0]), dtype_of(layer.call.args[1])), machine)
    if choice is None or not sums_fit(choice.spec, layer.geometry, points, layer.bias):
        return
    if machine.small:
        if stores_less(choice, stated, points[1], machine):
            layer.choice = choice
    elif single_position(stated, machine) or kernel_cost(choice, stated, points[1], machine).gain <= 1:
        layer.choice = choice


def as_filters(weights: NDArray[Any]) -> NDArray[Any]:
    """Return the dialect's weights, OIHW or [filters, K], as [filters, KH, KW, channels]."""
    dense = weights.ndim == 2
    return np.ascontiguousarray(weights[:, None, None, :] if dense else np.transpose(weights, TO_NHWC))


def follows_order(call: Any) -> bool:
    """Return whether a call that is defined on NCHW tensors can be computed on NHWC tensors instead."""
    traits = traits_of(call)
    return traits.elementwise or traits.channels_last is not None


def _convolutions_behind(
    variable: Any, by_root: Mapping[Any, FusedLayer], analysis: Analysis
) -> Iterator[FusedLayer]:
    """Yield the convolutions that read ``variable``, also behind operators of any layout."""
    for reader, call in analysis.readers.get(variable, []):
        if reader not in by_root:
            if follows_order(call):
                yield from _convolutions_behind(reader, by_root, analysis)
        elif not by_root[reader].dense:
            yield by_root[reader]


def _count_turned(
    layers: Sequence[FusedLayer], by_root: Mapping[Any, FusedLayer], uses: Analysis, machine: CompileTarget
) -> bool:
    """Add to the costs of low-bit convolutions, which read and write NHWC, the transpositions between them
    and direct convolutions that exist for NCHW only. Return whether there are any."""
    elements = Counter[FusedLayer]()
    for layer in layers:
        for reader in () if layer.dense else _convolutions_behind(layer.end, by_root, uses):
            for low, neighbour in ((layer, reader), (reader, layer)):
                if low.choice is not None and neighbour.planes_alone:
                    elements[low] += math.prod(shape_of(reader.call.args[0]))
    for layer, count in elements.items():
        if layer.stated is not None:
            layer.cost = turned_cost(layer.cost, layer.stated, count, machine)
    return bool(elements)


def _supported(call: Any) -> bool:
    """Return whether the kernels support the call's types, layouts and weights, constant ones for floats."""
    weights, name, types = constant(call.args[1]), op_name(call), [dtype_of(arg) for arg in call.args[:2]]
    if is_integer_layer(call):
        fits = _packable(call) if weights is None else constant(call.args[3]) is not None
        return fits and one_number(constant(call.args[2])) is not None and set(types) <= {"int8", "uint8"}
    if weights is None:
        return False
    if name == "relax.nn.conv2d":
        layouts = str(call.attrs.data_layout), str(call.attrs.kernel_layout)
        return layouts == ("NCHW", "OIHW") and dtype_of(call) == types[0] == "float32"
    return weights.ndim == 2 and len(shape_of(call.args[0])) >= 2 and dtype_of(call) == "float32"


#: Least positions per filter for which weights that are an input are packed. Packing a weight takes about as
#: long as four int32 products.
PACKED_POSITIONS = 4


def _packable(call: Any) -> bool:
    """Return whether weights that are an input are packed at run time. Needs a zero point, or one per row."""
    points, shape = shape_of(call.args[3]), shape_of(call)
    filters = shape_of(call.args[1])[0]
    each = math.prod(points) == 1 or (len(points) == len(shape_of(call.args[1])) and points[0] == filters)
    return each and math.prod(points) <= filters and math.prod(shape) >= PACKED_POSITIONS * filters


def _terms(layer: FusedLayer, analysis: Analysis, *operators: str) -> Iterator[tuple[str, NDArray[Any]]]:
    """Yield the operator and the number per filter of each following sum (or product), and fuse it."""
    shape = shape_of(layer.call)
    while (reader := analysis.only_reader(layer.end)) is not None and op_name(reader[1]) in operators:
        variable, call = reader
        array = next((a for arg in call.args if (a := constant(arg)) is not None), None)
        if array is None or shape_of(call) != shape:
            return
        number = per_filter(array, len(shape), layer.axis, layer.filters)
        if number is None:
            return
        layer.take_in(variable)
        yield str(op_name(call)), number


def _fuse_integer(layer: FusedLayer, analysis: Analysis) -> None:
    """Fuse a bias, and thresholds or a requantization to 8 bits."""
    for _, bias in _terms(layer, analysis, "relax.add"):
        layer.bias = bias if layer.bias is None else layer.bias + bias
    reader = analysis.only_reader(layer.end)
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
        chain = _output_chain(layer.end, analysis, layer.axis, layer.filters)
        if chain is not None:
            layer.output, variables = chain
            layer.take_in(*variables)


def _fuse_float(layer: FusedLayer, analysis: Analysis) -> None:
    """Fuse sums and products with a number per filter, then a relu."""
    layer.bias, layer.scale = np.zeros(layer.filters, np.float32), np.ones(layer.filters, np.float32)
    for operator, number in _terms(layer, analysis, "relax.add", "relax.multiply"):
        if operator == "relax.add":
            layer.bias = layer.bias + number
        else:
            layer.bias, layer.scale = layer.bias * number, layer.scale * number
    reader = analysis.only_reader(layer.end)
    if reader is not None and _is_relu(reader[1], shape_of(layer.call)):
        layer.relu = True
        layer.take_in(reader[0])


def _is_relu(call: Any, shape: tuple[int, ...]) -> bool:
    """Return whether a call is a relu of a tensor of this shape, also as the maximum with 0."""
    if op_name(call) != "relax.maximum":
        return op_name(call) == "relax.nn.relu"
    numbers = [number for arg in call.args if (number := constant(arg)) is not None]
    return shape_of(call) == shape and any(number.size == 1 and not number.any() for number in numbers)


def threshold_operand(call: Any, within: Operand | None = None) -> Operand | None:
    """Return the narrowest operand that has the levels of a qnn.threshold ``call`` as neighbouring values.
    None if there is none. With ``within``, only this operand may be returned, and only the spacing of its
    values is checked."""
    attrs, table = attributes_of(call), constant(call.args[1])
    if table is None:
        return None
    levels = [attrs["base"] + attrs["step"] * i for i in range(table.shape[1] + 1)]
    for operand in (within,) if within is not None else fitting(ValueRange.of(levels)):
        ordered = sorted(operand.values)
        if len(levels) == 1 or ordered[1] - ordered[0] == attrs["step"]:
            return operand
    return None


def _output8(call: Any, layer: FusedLayer) -> Output8 | None:
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


def _pass_packed(layer: FusedLayer, by_root: Mapping[Any, FusedLayer], analysis: Analysis) -> None:
    """Let the layer store bitplanes if every reader is a low-bit layer that reads the same operand."""
    readers = [by_root.get(variable) for variable, _ in analysis.readers.get(layer.end, [])]
    takers = [reader for reader in readers if reader is not None]
    if layer.choice is None or layer.closing is None or layer.groups > 1:
        return
    if not readers or len(takers) != analysis.counts[layer.end]:
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
    end: Any, analysis: Analysis, axis: int, filters: int
) -> tuple[Output8, tuple[Any, ...]] | None:
    """Return the output that a ``qnn.dequantize`` of ``end`` begins, and the variables up to its quantizer's.
    ``axis`` is the filters' axis. None if another operator or another reader is in between."""
    reader = analysis.only_reader(end)
    dequantized = reader is not None and op_name(reader[1]) == "qnn.dequantize"
    if reader is None or not dequantized or attributes_of(reader[1])["out_dtype"] != "float32":
        return None
    shape = shape_of(reader[1])
    scale, point = (constant(arg) for arg in reader[1].args[1:])
    if scale is None or point is None or point.any():
        return None
    first = per_filter(scale, len(shape), axis, filters)
    # A scale below float32's normal range would lose bits: it is multiplied by 2^64, the product by 2^-64.
    raised = 1.0 if is_normal(scale) else _RAISED
    # The operator limits products to finite floats, but the kernel does not: such scales are refused.
    if first is None or not np.abs(first * np.float64(raised)).max() * 2.0**31 < np.finfo(np.float32).max:
        return None
    first = (first * np.float64(raised)).astype(np.float32)
    operations: list[tuple[str, NDArray[np.float32]]] = []
    if raised > 1:
        operations.append(("multiply", np.array([1 / raised], np.float32)))
    variables = [reader[0]]
    while (reader := analysis.only_reader(variables[-1])) is not None:
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
    """Return one float operator as operations of the kernel's epilogue, None if it is not supported."""
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
    """Return the output with the quantizer as its last operation, None unless it is per tensor and plain."""
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
