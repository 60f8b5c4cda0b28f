"""What direct layers take on a core, the order of channels, what they ask for ahead, and what they refuse."""

import itertools
import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from isa_specs.cores import Caches
from sketches.encoding import Operand
from synth.compiler.direct import InputWeights, Output8, direct_conv2d, direct_dense, workload
from synth.compiler.direct.arithmetic import arithmetics, word_arithmetic
from synth.compiler.direct.estimate import estimated_cycles, pace
from synth.compiler.direct.operators import candidate_methods, direct_operator
from synth.compiler.direct.spec import DirectLayerSpec, LayerOptions, checked_layer
from synth.compiler.direct.tiles import Blocking, DirectTile, choose_blocking
from synth.compiler.epilogue import Threshold
from synth.compiler.geometry import Geometry
from synth.compiler.machines import NAMED, compile_target
from synth.errors import UserError
from synth.model.kernel_choice import channels_last


def layer(
    size: int, kernel: int = 3, dtype: str = "uint8", batch: int = 1, many: tuple[int, int] = (32, 64)
) -> DirectLayerSpec:
    """A layer with this size of images and of the window; ``many``: channels and filters."""
    channels, filters = many
    geometry = Geometry(batch, size, size, *many, (kernel, kernel), padding=(kernel // 2,) * 4)
    weights = np.random.default_rng(1).integers(-4, 4, (filters, kernel, kernel, channels)).astype(np.int8)
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


def test_the_order_of_a_models_channels() -> None:
    machine = compile_target("icelake-server")
    deep = [layer(14, kernel, many=many) for kernel, *many in ((3, 256, 256), (1, 256, 512), (1, 512, 256))]
    depthwise = Geometry(1, 160, 160, 1, 1, (3, 3), padding=(1, 1, 1, 1), groups=64)
    assert channels_last(deep, [], machine)
    assert not channels_last(deep, [depthwise], machine), "each of its tensors would be turned"
    assert not channels_last(deep, [], compile_target("aarch64"))
    assert not channels_last([], [], machine)


@pytest.mark.parametrize(("broadcasts", "vectors"), [(14, 2), (4, 6), (28, 1), (1, 8)])
def test_every_line_of_the_next_tile_is_asked_for(broadcasts: int, vectors: int) -> None:
    """Whether blocks of positions are more than the lines of a step, or fewer."""
    machine = compile_target("icelake-server")
    given = layer(6, many=(24, 272))
    (arithmetic,) = arithmetics(given, machine)
    made = choose_blocking(given, arithmetic, 1)
    b = replace(made, tile=DirectTile(broadcasts, vectors, True))
    assert b.prefetches and not replace(b, tile=DirectTile(4, 4, False)).prefetches
    assert not replace(b, arithmetic=replace(arithmetic, asks=False)).prefetches
    alone = choose_blocking(
        layer(1, 1, many=(240, 272)), arithmetic, 1
    )  # it reads each weight once, in order
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
    machine, given = compile_target("icelake-server"), layer(14, many=(256, 256))
    for threads, wanted in ((1, True), (2, False)):
        chosen = min(candidate_methods(given, machine, threads), key=lambda method: method.cost)
        text = str(direct_operator(chosen, machine).prim_func)
        assert ("prefetch" in text) == wanted, threads


Array = NDArray[Any]
V3 = "x86-64-v3"

G = Geometry(1, 5, 5, 2, 3)
W = np.ones((3, 1, 1, 2), np.int8)
F = W.astype(np.float32)
OUT = Output8(np.ones(3, np.float32), 0, 0, 255, "uint8")
LEVELS = Threshold(Operand(1, "unsigned"), np.zeros((1, 3), np.int32), np.ones(3, np.int32))
FEWER = Threshold(Operand(1, "unsigned"), np.zeros((1, 2), np.int32), np.ones(2, np.int32))


@pytest.mark.parametrize(
    ("weights", "options", "words"),
    [
        (W, {"data_dtype": "int16"}, "int16"),
        (W, {"layout": "NCWH"}, "NCWH"),
        (W, {"out_layout": "HWC"}, "HWC"),
        (W, {"output": replace(OUT, operations=(("add", np.ones(2, np.float32)),))}, "(2,)"),
        (W[:2], {}, "(2, 1, 1, 2)"),
        (W.astype(np.int32), {}, "int32"),
        (InputWeights(W.shape, "int8"), {"data_dtype": "float32"}, "an input"),
        (InputWeights(W.shape, "int8"), {"weight_zero_point": 1}, "an input"),
        (InputWeights(W[:2].shape, "int8"), {}, "(2, 1, 1, 2)"),
        (W, {"data_zero_point": 256}, "256"),
        (W, {"data_zero_point": 0.5}, "0.5"),
        (W, {"weight_zero_point": -129}, "-129"),
        (W, {"weight_zero_point": [1, 2]}, "(2,)"),
        (W, {"bias": np.zeros(2, np.int32)}, "(2,)"),
        (W, {"bias": np.zeros(3)}, "bias"),
        (W, {"bias": np.full(3, 2**31 - 1, np.int32)}, "int32"),
        (W, {"output": replace(OUT, scale=np.ones(2, np.float32))}, "(2,)"),
        (W, {"output": replace(LEVELS, packed=True)}, "packed"),
        (W, {"output": FEWER}, "(2,)"),
        (F, {"data_dtype": "float32", "output": LEVELS}, "output"),
        (W, {"threads": 0}, "threads=0"),
        (F, {"data_dtype": "float32", "output": OUT}, "output"),
        (F, {"data_dtype": "float32", "data_zero_point": 1}, "zero point"),
        (F * np.float32(np.inf), {"data_dtype": "float32"}, "finite"),
    ],
)
def test_what_does_not_fit_is_refused(weights: Array, options: dict[str, Any], words: str) -> None:
    with pytest.raises(UserError) as error:
        direct_conv2d(weights, G, V3, **{"data_dtype": "uint8", **options})
    assert words in str(error.value) and "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"scale": np.array([np.nan], np.float32)}, "finite"),
        ({"zero_point": 256}, "256"),
        ({"qmin": -1}, "qmin=-1"),
        ({"qmin": 9, "qmax": 8}, "qmin=9"),
        ({"dtype": "int32"}, "int32"),
    ],
)
def test_an_output_that_does_not_exist_is_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(UserError, match=words):
        replace(OUT, **change)


@pytest.mark.isa("avx2")
def test_calls_are_checked() -> None:
    operator = direct_conv2d(W, G, V3, data_dtype="uint8")
    for wrong in (np.zeros((1, 2, 5, 4), np.uint8), np.zeros((1, 2, 5, 5), np.int8)):
        with pytest.raises(UserError, match="takes uint8"):
            operator(wrong)
    assert (operator(np.full((1, 2, 5, 5), 9, np.uint8)) == 18).all()
    with pytest.raises(UserError, match="not this computer"):
        direct_conv2d(W, G, "armv7", data_dtype="uint8")(np.zeros((1, 2, 5, 5), np.uint8))
    with pytest.raises(UserError, match="outputs, inputs"):
        direct_dense(W, 1, V3, data_dtype="uint8")
