"""What direct layers take on a core, beside which low-bit kernels are chosen."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from isa_specs.cores import Caches
from synth.compiler.direct.arithmetic import arithmetics, word_arithmetic
from synth.compiler.direct.operators import candidate_methods, estimated_cycles, pace
from synth.compiler.direct.spec import DirectLayerSpec, LayerOptions, checked_layer
from synth.compiler.direct.tiles import Blocking, choose_blocking
from synth.compiler.geometry import Geometry
from synth.compiler.machines import NAMED, compile_target


def layer(size: int, kernel: int = 3, dtype: str = "uint8", batch: int = 1) -> DirectLayerSpec:
    around = (kernel // 2,) * 4
    geometry = Geometry(batch, size, size, 32, 64, (kernel, kernel), padding=around)
    weights = np.random.default_rng(1).integers(-4, 4, (64, kernel, kernel, 32)).astype(np.int8)
    given = weights if dtype != "float32" else weights.astype("f4")
    return checked_layer(given, geometry, "NHWC", "NHWC", LayerOptions(dtype))


@pytest.mark.parametrize("name", NAMED)
def test_every_core_has_the_products(name: str) -> None:
    """Its table has the instructions of each way that its target takes."""
    machine = compile_target(name)
    found = [word_arithmetic(machine, wraps=True)]
    found += [method for dtype in ("uint8", "int8") for method in arithmetics(layer(8, dtype=dtype), machine)]
    assert all(1 <= pace(method, machine) < 10 for method in found)
    with pytest.raises(ValueError, match="float"):
        pace(arithmetics(layer(8, dtype="float32"), machine)[0], machine)


def test_one_multiplier_is_slower_than_two() -> None:
    """Cortex-A72 multiplies on one of its pipes, Neoverse V1 on two of four (the guides' tables)."""
    words = {
        name: pace(word_arithmetic(m), m) for name in ("rpi4", "graviton3") for m in (compile_target(name),)
    }
    assert words["rpi4"] == 2 * words["graviton3"]


@pytest.mark.parametrize("kernel", [1, 3, 5])
def test_the_estimate_is_that_of_the_way_that_is_taken(kernel: int) -> None:
    machine = compile_target("znver3")
    for size in (7, 28):
        given = layer(size, kernel)
        best = min(candidate_methods(given, machine), key=lambda method: method.cost)
        assert estimated_cycles(given, machine) == best.cost
        assert estimated_cycles(given, machine, best.cost * 1.01) == best.cost
        assert estimated_cycles(given, machine, best.cost) == float("inf")


def test_a_core_states_what_its_loops_cost() -> None:
    """A small cache cuts the image into bands, and accumulators that cost more make a layer slower."""
    given = layer(28)
    arithmetic = arithmetics(given, compile_target("znver3"))[0]

    def chosen(**stated: Any) -> Blocking:
        loops = replace(arithmetic.loops, **stated)
        core = replace(arithmetic, measured=replace(arithmetic.measured, loops=loops))
        return choose_blocking(given, core, 1)

    assert chosen(caches=Caches(1 << 15, 1 << 14, 32)).bands > chosen().bands == 1
    assert chosen(edge=30.0).cost > chosen().cost == choose_blocking(given, arithmetic, 1).cost
    assert replace(arithmetic.loops, moved=1.0).transposed == 5


@pytest.mark.parametrize("kernel", [1, 3])
def test_images_count(kernel: int) -> None:
    machine = compile_target("znver3")
    one, four = (estimated_cycles(layer(28, kernel, batch=batch), machine) for batch in (1, 4))
    assert 3 < four / one <= 4
