"""The choice between low-bit and direct kernels, and between NCHW and NHWC, by estimated cycles on the
target.

The multiplications that Winograd convolutions save (``synth.compiler.direct.winograd``) can outweigh narrow
operands. With AVX2 they do for most 3 x 3 layers with 3-bit weights.
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from synth.compiler.direct.arithmetic import dot_product
from synth.compiler.direct.depthwise import choose_depthwise
from synth.compiler.direct.operators import candidate_methods, estimated_cycles, smallest, weight_bytes
from synth.compiler.direct.spec import DirectLayerSpec
from synth.compiler.direct.tiles import SMALL_SLOWDOWN
from synth.compiler.geometry import Geometry
from synth.compiler.machines import CompileTarget
from synth.compiler.operators import cheapest
from synth.library.kernels import Kernel

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
    g, other = layer.geometry, _as_direct(layer, machine)
    low_bit = cheapest(kernel, g, machine, (layer.data_zero_point, weight_point))
    direct = smallest(candidate_methods(other, machine))
    pays = not machine.small or low_bit.layer_cycles <= SMALL_SLOWDOWN * estimated_cycles(other, machine)
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
        turned = ((replace(first[g], layout=order, out_layout=order), count) for g, count in alike.items())
        return sum(count * estimated_cycles(layer, machine) for layer, count in turned)

    last, planes = cycles("NHWC"), cycles("NCHW")
    sizes = ((g, g.channels * g.height * g.width, g.filters * g.out_height * g.out_width) for g in apart)
    turned = sum(g.batch * g.groups * (read + written) for g, read, written in sizes)
    return (last + machine.core.measured.turned * turned) * WORTH < planes
