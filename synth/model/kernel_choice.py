"""The choice of a layer's kernel by the bits of its operands, or the reason why it has no low-bit kernel.

Estimated cycles on the target decide between low-bit and direct kernels, and between NCHW and NHWC.

The multiplications that Winograd convolutions save (``synth.compiler.direct.winograd``) can outweigh narrow
operands. With AVX2 they do for most 3 x 3 layers with 3-bit weights.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from numpy.typing import NDArray
from tvm import relax

from sketches.encoding import Encoding, Operand, pair_name, parse_pair
from sketches.limits import MAX_PLANES, WIDE
from synth.compiler.direct.arithmetic import dot_product
from synth.compiler.direct.depthwise import choose_depthwise
from synth.compiler.direct.estimate import estimated_cycles
from synth.compiler.direct.operators import candidate_methods
from synth.compiler.direct.spec import DirectLayerSpec
from synth.compiler.direct.storage import smallest, weight_bytes
from synth.compiler.direct.tiles import SMALL_SLOWDOWN
from synth.compiler.geometry import Geometry
from synth.compiler.machines import CompileTarget
from synth.compiler.operators import cheapest
from synth.library.demand import load_best
from synth.library.kernels import Kernel, MissingKernel, load
from synth.qnn.frontend.naming import own_names
from synth.qnn.graph import bindings, constant, main_function, op_name
from synth.qnn.passes.ranges import Analysis, is_integer_layer
from synth.qnn.traits import traits_of
from synth.qnn.values import ValueRange, values_of_constant

#: Least gain of the layers for a change to NHWC, because operators between them may become slower. A detector
#: with an estimated gain of 2 % was no faster.
WORTH = 1.03
#: The part of the estimated cycles of a model's low-bit layers that may go to storing weights in fewer bits.
SLOWER = 0.1


#: Bytes of a float32. A kernel that stores more per weight is not taken.
FLOAT_BYTES = 4


class Cost(NamedTuple):
    """The estimated cycles of a layer with a low-bit kernel, and with ``direct`` kernels. ``direct`` is
    infinity if direct kernels are slower."""

    cycles: float
    direct: float

    @property
    def gain(self) -> float:
        """How many times as fast the direct kernels are, 0 if they are slower."""
        return self.cycles / self.direct if self.direct else 0.0


FREE = Cost(0.0, 0.0)
"""The cost of a layer that no direct kernel computes: nothing is compared."""


def kernel_cost(kernel: Kernel, layer: DirectLayerSpec, weight_point: int, machine: CompileTarget) -> Cost:
    """Return the cost of a layer with the low-bit ``kernel``: infinity if that is portable C, or stores more
    bytes than float32.
    ``weight_point``: the zero point of the weights as the kernel takes them."""
    if machine.portable:
        return Cost(math.inf, 1.0)
    if machine.small and kernel.spec.planes and stores_less(kernel, layer, weight_point, machine):
        return FREE
    low_bit = cheapest(kernel, layer.geometry, machine, (layer.data_zero_point, weight_point))
    larger = low_bit.form.stored_bytes(layer.geometry) > FLOAT_BYTES * layer.weights.size
    cycles = math.inf if larger else low_bit.layer_cycles
    return Cost(cycles, estimated_cycles(_as_direct(layer, machine), machine, cycles))


def turned_cost(cost: Cost, layer: DirectLayerSpec, elements: int, machine: CompileTarget) -> Cost:
    """Return the cost of a low-bit layer that also moves ``elements`` between channels first and channels
    last, because its neighbours read or write NCHW."""
    cycles = cost.cycles + machine.core.measured.turned * elements
    return Cost(cycles, estimated_cycles(_as_direct(layer, machine), machine, cycles))


def stores_less(kernel: Kernel, layer: DirectLayerSpec, weight_point: int, machine: CompileTarget) -> bool:
    """Return whether the ``kernel`` stores fewer bytes of a layer's weights than the direct kernels: each
    group of a layer fills whole registers. If the target wants small code, the kernel also has to take at
    most ``SMALL_SLOWDOWN`` times as long by estimate. False for portable C, which keeps direct kernels."""
    if machine.portable:
        return False
    g, spec = layer.geometry, _as_direct(layer, machine)
    low_bit = cheapest(kernel, g, machine, (layer.data_zero_point, weight_point))
    direct = smallest(candidate_methods(spec, machine))
    pays = not machine.small or low_bit.layer_cycles <= SMALL_SLOWDOWN * estimated_cycles(spec, machine)
    return low_bit.form.stored_bytes(g) < weight_bytes(direct) and pays


def dense_on_bytes(machine: CompileTarget) -> bool:
    """Return whether the library's int8 kernel may compute dense layers: on targets with dot products.
    On Arm without them counted instructions do not support the estimates, and with AVX2 the direct methods
    are faster in every measured layer (``python -m bench.byte_methods``)."""
    return dot_product(machine) is not None


def single_position(layer: DirectLayerSpec, machine: CompileTarget) -> bool:
    """Return whether a 1 x 1 layer has one output position in all, on a target with dot products. There the
    library's int8 kernel is faster by measurement: it reads each weight once, in the order of storage."""
    g = layer.geometry
    return g.pointwise and g.batch * g.out_height * g.out_width == 1 and dense_on_bytes(machine)


def reads_pixels(layer: DirectLayerSpec, machine: CompileTarget) -> bool:
    """Return whether the library has a depthwise kernel for a layer. Such kernels read and write NHWC."""
    return choose_depthwise(_last(layer), machine, 1) is not None


def _last(layer: DirectLayerSpec) -> DirectLayerSpec:
    """Return the layer with NHWC input and output."""
    return replace(layer, layout="NHWC", out_layout="NHWC")


def _as_direct(layer: DirectLayerSpec, machine: CompileTarget) -> DirectLayerSpec:
    """Return the layer in the order in which direct kernels compute it beside low-bit layers: NHWC, or NCHW
    for several groups without a kernel of the library."""
    last = layer.geometry.groups == 1 or reads_pixels(layer, machine)
    return _last(layer) if last else replace(layer, layout="NCHW", out_layout="NCHW")


def channels_last(
    layers: Sequence[DirectLayerSpec], apart: Sequence[Geometry], machine: CompileTarget
) -> bool:
    """Return whether all integer convolutions of a model should read and write NHWC, by estimated cycles.

    Layers ``apart`` stay NCHW, so that NHWC adds transpositions of their tensors. Each layer counts with the
    cycles of the first layer of its geometry. False for targets whose estimates measurements do not support:
    on Arm, counted instructions do not predict the time.
    """
    if not machine.llvm.turns_layers:
        return False
    alike = Counter(layer.geometry for layer in layers)
    first = {layer.geometry: layer for layer in reversed(layers)}

    def cycles(order: str) -> float:
        specs = ((replace(first[g], layout=order, out_layout=order), count) for g, count in alike.items())
        return sum(count * estimated_cycles(layer, machine) for layer, count in specs)

    last, planes = cycles("NHWC"), cycles("NCHW")
    sizes = ((g, g.channels * g.height * g.width, g.filters * g.out_height * g.out_width) for g in apart)
    moves = sum(g.batch * g.groups * (read + results) for g, read, results in sizes)
    return (last + machine.core.measured.turned * moves) * WORTH < planes


_PREFERENCE = ("unsigned", "bipolar", "twos")
"""Encodings in order of preference if several of the same width fit."""

FEW_BITS = 6
"""Most bits of an operand that counts as low-bit. Operands of 8-bit models may need only 7 bits: weights
quantized with ONNX Runtime's ``reduce_range``, and signed activations behind a relu."""
_WIDEST, BYTE = 32, 8
WEIGHT_BITS = max(weights for _, weights, _ in WIDE if weights < BYTE)
"""Most bits of a weight in low-bit kernels."""


class LowBitWarning(UserWarning):
    """Warning: a layer that is low-bit in the model has no low-bit kernel."""


class Width(NamedTuple):
    """Why no low-bit kernel computes a layer, and whether an operand is low-bit nevertheless."""

    reason: str
    few_bits: bool


def lost(names: Sequence[str], precision: str, reason: str) -> str:
    """Return the line that reports low-bit layers without a low-bit kernel. They run as ``precision``."""
    single = len(names) == 1
    layers = f"layer {names[0]}" if single else f"layers {', '.join(names[:-1])} and {names[-1]}"
    return (
        f"{layers}: low-bit in the model, {'runs' if single else 'run'} as {precision}: {reason} "
        f"(low-bit kernels take constant weights of 1 to {WEIGHT_BITS} bits with one zero point)"
    )


def bits_of(values: ValueRange | None) -> int | None:
    """Return the fewest bits at which a registered encoding has all values. None if unknown or above 32."""
    if values is None:
        return None
    for bits in range(1, _WIDEST + 1):
        ends = ((0, (1 << bits) - 1), (-(1 << (bits - 1)), (1 << (bits - 1)) - 1))
        if any(low <= values.low and values.high <= high for low, high in ends):
            return bits
        codes, members = Encoding.registry.values(), values.members
        if members is not None and any(members <= set(code.values(bits)) for code in codes):
            return bits
    return None


def one_number(points: NDArray[Any] | None) -> int | None:
    """Return the value of an array of equal elements. None if elements differ or ``points`` is None."""
    if points is None or not points.size or (points != points.flat[0]).any():
        return None
    return int(points.flat[0])


def integer_width(call: Any, analysis: Analysis) -> Width:
    """Return why no low-bit kernel computes an integer product of the dialect, provided that none does."""
    operands = {"activations": analysis.lookup(call.args[0]), "weights": analysis.lookup(call.args[1])}
    most = {"activations": BYTE, "weights": WEIGHT_BITS}
    wide = [f"{_bits(v)} {name}" for name, v in operands.items() if (bits_of(v) or BYTE + 1) > most[name]]
    if wide:
        reason = f"{' and '.join(wide)} are too wide"
    elif one_number(constant(call.args[3])) is None:
        reason = "the zero points of the weights differ"
    elif one_number(constant(call.args[2])) is None:
        reason = "the zero points of the activations differ"
    elif op_name(call) == "qnn.conv2d_transpose":
        reason = "a transposed convolution"
    else:
        reason = "the weights are computed at run time"
    return Width(reason, any(_few(values) for values in operands.values()))


def float_width(weights: ValueRange | None) -> Width:
    """Return why no low-bit kernel computes a float layer. ``weights``: their integers, None for floats."""
    if weights is None:
        return Width("float32 activations and weights are too wide", False)
    return Width("float32 activations are too wide", _few(weights))


def folded_weights(module: Any) -> dict[str, ValueRange]:
    """Return the integers of weights that float layers dequantize, by the layers' variable names."""
    definition: dict[Any, Any] = relax.analysis.get_var2val(main_function(module))
    ranges: dict[str, ValueRange] = {}
    for variable, value in definition.items():
        if not traits_of(value).layer or is_integer_layer(value):
            continue
        weights: Any = definition.get(value.args[1])
        while traits_of(weights).moves:
            weights = definition.get(weights.args[0])
        codes = constant(weights.args[0]) if op_name(weights) == "qnn.dequantize" else None
        values = None if codes is None else values_of_constant(codes)
        if values is not None:
            ranges[str(variable.name)] = values
    return ranges


def unmatched(function: Any, analysis: Analysis, layers: Iterable[Any]) -> tuple[str, ...]:
    """Return a line for each low-bit integer product that is none of ``layers`` (variables)."""
    there = set(layers)
    left = [(v, call) for v, call in bindings(function) if is_integer_layer(call) and v not in there]
    title_of = own_names(function)
    widths = ((title_of(str(variable.name)), integer_width(call, analysis)) for variable, call in left)
    return tuple(lost([name], "int8", width.reason) for name, width in widths if width.few_bits)


def _few(values: ValueRange | None) -> bool:
    bits = bits_of(values)
    return bits is not None and bits <= FEW_BITS


def _bits(values: ValueRange | None) -> str:
    bits = bits_of(values)
    return "float32" if bits is None else f"{bits}-bit"


#: Function of ISA, bits of activations, bits of weights, a pair's name and a target.
Loader = Callable[[str, int, int, str, str], Kernel]


def fitting(values: ValueRange | None) -> tuple[Operand, ...]:
    """Return the low-bit operands that have all these values, narrowest first. Wider values have none."""
    if values is None or values.members is None:
        return ()
    encodings = dict.fromkeys(e for e in (*_PREFERENCE, *Encoding.registry) if e in Encoding.registry)
    operands = (Operand(bits, encoding) for bits in range(1, MAX_PLANES + 1) for encoding in encodings)
    return tuple(operand for operand in operands if values.members <= set(operand.values))


def byte_kernel(dtypes: tuple[str, str], machine: CompileTarget) -> Kernel | None:
    """Return the library's int8 kernel for these types of activations and weights on the machine, or None."""
    pair = pair_name(*("unsigned" if dtype == "uint8" else "twos" for dtype in dtypes))
    return _stored_kernel(BYTE, BYTE, pair, machine)


def _stored_kernel(a: int, w: int, pair: str, machine: CompileTarget) -> Kernel | None:
    """Return the library's kernel for the best target that the machine runs, None if there is none."""
    target: str | None = machine.target
    while target is not None:
        try:
            return load(machine.isa, a, w, pair, target)
        except MissingKernel:
            target = machine.table.below(target)
    return None


class ShiftedKernel(NamedTuple):
    """A kernel, and what has to be added to the activations and weights of a layer to give its values."""

    kernel: Kernel
    activations: int = 0
    weights: int = 0


def wide_kernels(
    activations: ValueRange | None, weights: ValueRange | None, machine: CompileTarget
) -> Iterator[ShiftedKernel]:
    """Yield the library's kernels for operands of more than ``MAX_PLANES`` bits that have all these values.
    Weights of more than four bits have none, and int8 kernels do not count."""
    for a, w, pair in WIDE:
        first, second = (Operand(bits, name) for bits, name in zip((a, w), parse_pair(pair), strict=True))
        data, stored = _shift(activations, first), _shift(weights, second)
        if w < BYTE and data is not None and stored is not None:
            kernel = _stored_kernel(a, w, pair, machine)
            if kernel is not None:
                yield ShiftedKernel(kernel, data, stored)


def _shift(values: ValueRange | None, operand: Operand) -> int | None:
    """Return what has to be added to ``values`` so that an operand has them: 0, or the difference between
    signed and unsigned integers of the operand's bits. None if the operand has not all of them."""
    if values is None:
        return None
    half = 1 << (operand.bits - 1)
    members = values.members or range(values.low, values.high + 1)
    for shift in (0, half) if operand.encoding == "unsigned" else (0, -half):
        if {value + shift for value in members} <= set(operand.values):
            return shift
    return None


def choose(
    activations: ValueRange | None, weights: ValueRange | None, machine: CompileTarget
) -> Kernel | None:
    """Return the kernel with the fewest plane pairs that fits both operands, None if no low-bit operands fit.

    Kernels made on demand count only if the library has none that fits, whatever their plane pairs. Raises
    MissingKernel if operands fit, but no kernel exists for them.
    """
    pairs = [(a, w) for a in fitting(activations) for w in fitting(weights)]
    pairs.sort(key=lambda pair: (pair[0].bits * pair[1].bits, pair[0].bits))
    below = machine.table.base(machine.target)
    ways: tuple[tuple[Loader, str], ...] = ((load, below), (load_best, machine.target))
    missing: MissingKernel | None = None
    for find, target in ways:
        for a, w in pairs:
            question = machine.isa, a.bits, w.bits, pair_name(a.encoding, w.encoding)
            try:
                find(*question, target)
                return load_best(*question, machine.target)
            except MissingKernel as error:
                missing = missing or error
    if missing is not None:
        raise missing
    return None
