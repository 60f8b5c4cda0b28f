"""Winograd's minimal filtering in integers: its algebra, its bounds, and where it is taken."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from synth.compiler.direct.arithmetic import word_arithmetic
from synth.compiler.direct.operators import candidate_methods, direct_operator
from synth.compiler.direct.spec import DirectLayerSpec, LayerOptions, checked_layer
from synth.compiler.direct.winograd import (
    FILTERINGS,
    Filtering,
    Winograd,
    applies,
    choose_winograd,
    filtering,
    fits,
    place_weights,
    shift_and_inverse,
)
from synth.compiler.geometry import Geometry
from synth.compiler.machines import compile_target
from tests.compiler.reference import conv2d

V3 = "x86-64-v3"
PLAIN = Geometry(1, 6, 7, 2, 3, (3, 3), padding=(1, 1, 1, 1))


def layer_of(weights: Any, g: Geometry, dtype: str = "uint8", zero: int = 0, **more: Any) -> DirectLayerSpec:
    return checked_layer(weights, g, "NCHW", "NCHW", LayerOptions(dtype, zero, **more))


TWO, FOUR = FILTERINGS
EVERY = pytest.mark.parametrize("f", FILTERINGS, ids=lambda f: f"F{f.outputs}")


def winograd(layer: DirectLayerSpec, f: Filtering) -> Winograd | None:
    return choose_winograd(layer, word_arithmetic(compile_target(V3), wraps=True), 1, f)


def test_published_matrices() -> None:
    """Lavin and Gray 2016, section 4.1, up to signs of rows, and times the scales that make them whole."""
    assert [abs(np.array(row)).tolist() for row in TWO.read] == [
        [1, 0, 1, 0],
        [0, 1, 1, 0],
        [0, 1, 1, 0],
        [0, 1, 0, 1],
    ]
    assert FOUR.read[0] == (4, 0, -5, 0, 1, 0) and FOUR.read[5] == (0, 4, 0, -5, 0, 1)
    assert FOUR.read[1] == (0, -4, -4, 1, 1, 0) and FOUR.read[3] == (0, -2, -1, 2, 1, 0)
    assert FOUR.filters == ((1, 0, 0), (1, 1, 1), (1, -1, 1), (1, 2, 4), (1, -2, 4), (0, 0, 1))
    # 24 A' with the denominators 4, -6, -6, 24, 24, 1 of G.
    assert FOUR.written[3] == (0, -4, 4, 8, -8, 24)
    assert (TWO.scale, FOUR.scale) == (2, 24)


@given(st.sets(st.integers(-3, 3), min_size=2, max_size=4), st.data())
def test_any_points_give_a_filtering(points: set[int], data: Any) -> None:
    """One direction, whole numbers: the scale times the outputs, with no remainder."""
    f = filtering((1, *sorted(points - {1})))
    numbers = st.integers(-1000, 1000)
    inputs = np.array(data.draw(st.lists(numbers, min_size=f.places, max_size=f.places)), object)
    taps = np.array(data.draw(st.lists(numbers, min_size=3, max_size=3)), object)
    products = (np.array(f.filters) @ taps) * (np.array(f.read) @ inputs)
    wanted = [f.scale * (inputs[at : at + 3] * taps).sum() for at in range(f.outputs)]
    assert (np.array(f.written) @ products).tolist() == wanted


@EVERY
@given(st.data())
def test_outputs_are_found_modulo_two_to_the_32(f: Filtering, data: Any) -> None:
    """Two directions, in 32 bits: outputs up to the bound come back from what is left of their multiple."""
    shift, inverse = shift_and_inverse(f)
    output = data.draw(st.integers(-(1 << 31 - shift), (1 << 31 - shift) - 1))
    left = np.array([f.scale**2 * output % (1 << 32)], np.uint32)
    found = (left * np.array([inverse % (1 << 32)], np.uint32)).view(np.int32) >> shift
    assert found.tolist() == [output]


@EVERY
def test_one_place_counts_the_same_in_every_output(f: Filtering) -> None:
    """That is the one that the bias goes into."""
    assert {row[f.common] for row in f.written} == {f.counts} and f.scale % f.counts == 0


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({}, True),
        ({"kernel": (3, 1)}, False),
        ({"kernel": (5, 5), "padding": (2, 2, 2, 2)}, False),
        ({"strides": (2, 1)}, False),
        ({"dilation": (1, 2)}, False),
        ({"height": 3, "padding": (0, 0, 0, 0)}, False),  # one row of outputs
        ({"groups": 2}, False),
    ],
)
def test_where_it_applies(change: dict[str, Any], wanted: bool) -> None:
    g = replace(PLAIN, **change)
    weights = np.ones((g.groups * g.filters, *g.kernel, g.channels), np.int8)
    for f in FILTERINGS:
        assert applies(g, f) == wanted
        assert (winograd(layer_of(weights, g), f) is not None) == wanted


def test_floats_and_words_beyond_int16() -> None:
    machine = compile_target(V3)
    floats = layer_of(np.ones((3, 3, 3, 2), np.float32), PLAIN, "float32")
    assert not any(isinstance(method, Winograd) for method in candidate_methods(floats, machine))
    # Weights of nine bits, whose sums of a place exceed a word: they fit with two outputs only.
    weights = np.full((3, 3, 3, 2), 255 + 255, np.int32)
    layer = replace(layer_of(np.ones((3, 3, 3, 2), np.int8), PLAIN), given=weights)
    assert taken(layer, TWO) and taken(layer, FOUR)
    layer = replace(layer, given=weights * 2)
    assert taken(layer, TWO) and not taken(layer, FOUR)


def at_the_end(channels: int, sign: int, size: int = 4) -> tuple[DirectLayerSpec, int, str]:
    """A layer of one filter, all weights at one end, its zero point and dtype."""
    value, dtype, zero = (127, "uint8", 0) if sign > 0 else (-128, "int8", 127)
    g = Geometry(1, size, size, channels, 1, (3, 3), padding=(1, 1, 1, 1))
    return layer_of(np.full((1, 3, 3, channels), value, np.int8), g, dtype, zero), zero, dtype


def taken(layer: DirectLayerSpec, f: Filtering) -> bool:
    return fits(layer, place_weights(layer, f), f)


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("sign", [1, -1])
@EVERY
def test_the_deepest_layer_that_fits_is_exact(f: Filtering, sign: int) -> None:
    """All at their ends, as many channels as the bound allows; one more is refused. Only sums overflow."""
    bound = 1 << (31 - shift_and_inverse(f)[0])
    most = (bound - 1) // (9 * 255 * (127 if sign > 0 else 128))
    assert taken(at_the_end(most, sign)[0], f) and not taken(at_the_end(most + 1, sign)[0], f)
    layer, zero, dtype = at_the_end(min(most, 700), sign, 5)
    method = winograd(layer, f)
    assert method is not None
    operator, info = direct_operator(method, compile_target(V3)), np.iinfo(dtype)
    rng = np.random.default_rng(0)
    shape = (1, layer.geometry.channels, 5, 5)
    ends = np.array([info.min, info.max], dtype)
    for x in (np.full(shape, info.min, dtype), np.full(shape, info.max, dtype), rng.choice(ends, shape)):
        want = conv2d(x.transpose(0, 2, 3, 1), method.layer.weights, method.layer.geometry, (zero, 0))
        np.testing.assert_array_equal(operator(x), want.transpose(0, 3, 1, 2))


@pytest.mark.isa("avx2")
@EVERY
def test_random_extremes_of_weights_and_inputs(f: Filtering) -> None:
    rng = np.random.default_rng(2)
    g = Geometry(1, 9, 11, 37, 5, (3, 3), padding=(1, 1, 1, 1))
    weights = rng.choice(np.array([-128, -127, 127], np.int8), (5, 3, 3, 37))
    bias = np.array([-(1 << 20), 1 << 20, 0, 1, -1], np.int32)
    method = winograd(layer_of(weights, g, zero=255, bias=bias), f)
    assert method is not None
    x = rng.choice(np.array([0, 255], np.uint8), (1, 37, 9, 11))
    want = conv2d(x.transpose(0, 2, 3, 1), weights, g, (255, 0)).transpose(0, 3, 1, 2)
    want = want + bias[None, :, None, None]
    np.testing.assert_array_equal(direct_operator(method, compile_target(V3))(x), want)


@EVERY
def test_a_bias_counts_for_the_bound(f: Filtering) -> None:
    weights = np.ones((1, 3, 3, 2), np.int8)
    g = replace(PLAIN, filters=1)
    bound = 1 << (31 - shift_and_inverse(f)[0])
    assert taken(layer_of(weights, g, bias=np.array([bound - 9 * 2 * 255 - 1], np.int32)), f)
    assert not taken(layer_of(weights, g, bias=np.array([bound - 9 * 2 * 255], np.int32)), f)


def test_it_is_taken_where_it_saves() -> None:
    """Many channels by 3 x 3; not where moving costs more, nor for images so small that weights decide."""
    machine, rng = compile_target(V3), np.random.default_rng(0)

    def best(g: Geometry, largest: int = 127) -> Any:
        weights = rng.integers(-largest, largest + 1, (g.filters, 3, 3, g.channels)).astype(np.int8)
        return min(candidate_methods(layer_of(weights, g, zero=128), machine), key=lambda method: method.cost)

    assert isinstance(best(Geometry(1, 28, 28, 128, 128, (3, 3), padding=(1, 1, 1, 1))), Winograd)
    assert not isinstance(best(Geometry(1, 28, 28, 3, 4, (3, 3), padding=(1, 1, 1, 1))), Winograd)
    deep = best(Geometry(1, 56, 56, 64, 64, (3, 3), padding=(1, 1, 1, 1)))
    assert isinstance(deep, Winograd) and deep.filtering == FOUR
    assert not isinstance(best(Geometry(1, 7, 7, 512, 512, (3, 3), padding=(1, 1, 1, 1)), 40), Winograd)
