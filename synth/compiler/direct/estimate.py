"""The estimated time of a direct layer on a core, for a comparison with low-bit kernels.

Loops are chosen by estimates for one core with two multipliers and four instructions per cycle
(``isa_specs.cores.LoopFactors``). The cycles of kernels come from the table of the target's own core. So the
layer's cycles are scaled to that core.
"""

from __future__ import annotations

import math

from synth.compiler.direct.arithmetic import Arithmetic, arithmetics, step_cycles, word_arithmetic
from synth.compiler.direct.depthwise import Depthwise, choose_depthwise
from synth.compiler.direct.planes import has_runs
from synth.compiler.direct.spec import DirectLayerSpec
from synth.compiler.direct.storage import Method
from synth.compiler.direct.tiles import choose_blocking
from synth.compiler.direct.winograd import FILTERINGS, applies, cheapest_loops, fits, place_weights
from synth.compiler.machines import CompileTarget


def estimated_cycles(layer: DirectLayerSpec, machine: CompileTarget, most: float = math.inf) -> float:
    """Return the cycles of the layer's fastest way on one core of the machine, or infinity if none takes
    fewer than ``most``. Raises ValueError for a float layer, since no table has its instructions."""
    least, g = most, layer.geometry
    for runs in (False, True) if has_runs(g) else (False,):
        for arithmetic in arithmetics(layer, machine, runs):
            slower = pace(arithmetic, machine)
            products = g.macs / (arithmetic.values * arithmetic.lanes * arithmetic.chain)
            if products * arithmetic.product_cycles * slower < least:
                least = min(least, choose_blocking(layer, arithmetic, 1, runs).cost * slower)
    words = word_arithmetic(machine, wraps=True)
    for one in FILTERINGS:
        if applies(g, one):
            places = layer.layout, layer.out_layout, layer.output_dtype
            cycles = cheapest_loops(g, *places, words, 1, one)[0] * pace(words, machine)
            if cycles < least and fits(layer, place_weights(layer, one), one):
                least = cycles
    of_library = choose_depthwise(layer, machine, 1)
    if of_library is not None:
        least = min(least, of_library.cost)
    return least if least < most else math.inf


def method_cycles(method: Method, machine: CompileTarget) -> float:
    """Return the cycles of a layer's loops on one core of the machine. Raises ValueError for floats."""
    return method.cost * (1.0 if isinstance(method, Depthwise) else pace(method.arithmetic, machine))


def pace(arithmetic: Arithmetic, machine: CompileTarget) -> float:
    """Return how many times longer a product takes on the machine's core than on the core of the estimates.
    The result is at least 1, because loads and stores are no faster."""
    if not arithmetic.steps:
        raise ValueError("a float layer: no table has its instructions")
    known = max(arithmetic.product_cycles, arithmetic.uops * arithmetic.issue)
    return max(1.0, step_cycles(arithmetic, machine).total / known)
