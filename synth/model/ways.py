"""Low-bit kernels or direct ones: what a layer takes on the target's core by estimate, either way.

Multiplications that a convolution saves (``synth.compiler.direct.winograd``) can be worth more than narrow
operands: on a processor with AVX2 that is so for most layers of 3 x 3 with weights of three bits.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.compiler.direct.estimate import estimated_cycles
from synth.compiler.direct.spec import checked_layer
from synth.compiler.geometry import Geometry
from synth.compiler.machines import MachineTarget
from synth.compiler.operators import cheapest_form
from synth.compiler.schedule import estimate
from synth.errors import UserError
from synth.model.widths import Choice


def direct_gain(
    choice: Choice,
    weights: NDArray[Any],
    geometry: Geometry,
    data_dtype: str,
    zero_points: tuple[int, int],
    machine: MachineTarget,
) -> float:
    """How often the direct kernels are faster than the low-bit ones of ``choice`` by estimate; 0 where they
    do not compute the layer, or are not faster, infinity where the low-bit ones are portable C.

    ``weights``: [filters, kh, kw, channels of a group]; ``zero_points``: of activations and weights.
    """
    form = cheapest_form(choice.kernel, geometry, machine, zero_points)
    data_point, weight_point = zero_points
    try:
        layer = checked_layer(
            weights, geometry, data_dtype, "NHWC", "NHWC", data_zero_point=data_point,
            weight_zero_point=np.int32(weight_point),
        )  # fmt: skip
    except UserError:  # sums that may leave int32 for any byte, which the activations' few values do not
        return 0.0
    if machine.portable:
        return math.inf
    # What the core's table says is a bound, the direct layers' estimate is what was measured.
    cycles = estimate(geometry, form).cycles / machine.core.reached
    return cycles / estimated_cycles(layer, machine, cycles)
