"""Channels last or planes, and what direct layers ask for ahead."""

import itertools
import re
from dataclasses import replace

import numpy as np
import pytest

from synth.compiler.direct import workload
from synth.compiler.direct.operators import arithmetics, candidate_methods, direct_operator
from synth.compiler.direct.spec import DirectLayerSpec, LayerOptions, checked_layer
from synth.compiler.direct.tiles import Blocking, DirectTile, choose_blocking
from synth.compiler.geometry import Geometry
from synth.compiler.machines import compile_target
from synth.model.kernel_choice import channels_last


def layer(size: int, channels: int, filters: int, kernel: int = 3) -> DirectLayerSpec:
    geometry = Geometry(1, size, size, channels, filters, (kernel, kernel), padding=(kernel // 2,) * 4)
    weights = np.random.default_rng(1).integers(-127, 128, (filters, kernel, kernel, channels))
    return checked_layer(weights.astype(np.int8), geometry, "NHWC", "NHWC", LayerOptions("uint8"))


def test_the_order_of_a_models_channels() -> None:
    machine = compile_target("icelake-server")
    deep = [layer(14, 256, 256), layer(14, 256, 512, 1), layer(14, 512, 256, 1)]
    depthwise = Geometry(1, 160, 160, 1, 1, (3, 3), padding=(1, 1, 1, 1), groups=64)
    assert channels_last(deep, [], machine)
    assert not channels_last(deep, [depthwise], machine), "each of its tensors would be turned"
    assert not channels_last(deep, [], compile_target("aarch64"))
    assert not channels_last([], [], machine)


@pytest.mark.parametrize(("broadcasts", "vectors"), [(14, 2), (4, 6), (28, 1), (1, 8)])
def test_every_line_of_the_next_tile_is_asked_for(broadcasts: int, vectors: int) -> None:
    """Whether blocks of positions are more than the lines of a step, or fewer."""
    machine = compile_target("icelake-server")
    given = layer(6, 24, 272)
    (arithmetic,) = arithmetics(given, machine)
    made = choose_blocking(given, arithmetic, 1)
    b = replace(made, tile=DirectTile(broadcasts, vectors, True))
    assert b.prefetches and not replace(b, tile=DirectTile(4, 4, False)).prefetches
    assert not replace(b, arithmetic=replace(arithmetic, asks=False)).prefetches
    alone = choose_blocking(layer(1, 240, 272, 1), arithmetic, 1)  # it reads each weight once, in order
    assert alone.early and alone.position_blocks == 1 and not alone.prefetches
    size = b.block * b.taps * b.tile_filters
    assert asked(b, tile=1) == set(range(2 * size // 16, 3 * size // 16))


def asked(b: Blocking, tile: int) -> set[int]:
    """The cache lines of the weights that the text of a tile's loops asks for."""
    text = "\n".join(workload.product(b, {}))
    places = re.findall(r'tirx.prefetch", T.address_of\(weights\[(.*)\]\), 0, 2, 1', text)
    assert places and "T.min" in places[0]
    lines = set()
    ranges = (range(b.position_blocks), range(b.kernel[0]), range(b.kernel[1]), range(b.words))
    for place in places:
        code = compile(place.replace("T.min", "min").replace("<group>", "0"), "place", "eval")
        for n, ky, kx, c in itertools.product(*ranges):
            lines.add(eval(code, {"min": min, "n": n, "m": tile, "k": 0, "ky": ky, "kx": kx, "c": c}) // 16)
    return lines


def test_loops_that_threads_share_ask_for_nothing() -> None:
    """LLVM would keep their sums in memory."""
    machine, given = compile_target("icelake-server"), layer(14, 256, 256)
    for threads, wanted in ((1, True), (2, False)):
        chosen = min(candidate_methods(given, machine, threads), key=lambda method: method.cost)
        text = str(direct_operator(chosen, machine).prim_func)
        assert ("prefetch" in text) == wanted, threads
