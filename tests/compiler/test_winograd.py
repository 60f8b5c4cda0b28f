"""Winograd's minimal filtering in integers: its algebra, its bounds, and where it is taken."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from synth.compiler.direct.arithmetic import word_arithmetic
from synth.compiler.direct.operators import direct_operator, ways
from synth.compiler.direct.spec import Layer, checked_layer
from synth.compiler.direct.winograd import (
    COMMON,
    PLACES,
    SCALE,
    Winograd,
    applies,
    choose_winograd,
    fits,
    output_terms,
    place_weights,
    reads,
)
from synth.compiler.geometry import Geometry
from synth.compiler.machines import machine_target
from tests.compiler.reference import conv2d

V3 = "x86-64-v3"
PLAIN = Geometry(1, 6, 7, 2, 3, (3, 3), padding=(1, 1, 1, 1))


def layer_of(weights: Any, g: Geometry, dtype: str = "uint8", zero: int = 0, **more: Any) -> Layer:
    return checked_layer(weights, g, dtype, "NCHW", "NCHW", zero, **more)


def winograd(layer: Layer) -> Winograd | None:
    return choose_winograd(layer, word_arithmetic(machine_target(V3)), 1)


@given(
    arrays(np.int64, (4, 4), elements=st.integers(-255, 255)),
    arrays(np.int8, (1, 3, 3, 1), elements=st.integers(-128, 127)),
)
def test_four_outputs_of_sixteen_products(data: Any, filters: Any) -> None:
    """Every output is a quarter of what the places give, with no remainder."""
    weights = place_weights(layer_of(filters, Geometry(1, 4, 4, 1, 1, (3, 3))))[:, 0, 0].astype(np.int64)
    products = [weights[place] * sum(sign * data[at] for sign, at in reads(place)) for place in range(PLACES)]
    for row, column in np.ndindex(2, 2):
        total = sum(
            across * sum(down * products[place] for down, place in places)
            for across, places in output_terms(row, column)
        )
        window = data[row : row + 3, column : column + 3]
        assert total == SCALE * (window * filters[0, :, :, 0]).sum()


def test_one_place_counts_once_in_every_output() -> None:
    """That is the one that the bias goes into."""
    for row, column in np.ndindex(2, 2):
        counts = {
            place: across * down for across, places in output_terms(row, column) for down, place in places
        }
        assert counts[COMMON] == 1


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({}, True),
        ({"kernel": (3, 1)}, False),
        ({"kernel": (5, 5), "padding": (2, 2, 2, 2)}, False),
        ({"strides": (2, 1)}, False),
        ({"dilation": (1, 2)}, False),
        ({"height": 3, "padding": (0, 0, 0, 0)}, False),
        ({"groups": 2}, False),
    ],
)
def test_where_it_applies(change: dict[str, Any], wanted: bool) -> None:
    g = replace(PLAIN, **change)
    assert applies(g) == wanted
    weights = np.ones((g.groups * g.filters, *g.kernel, g.channels), np.int8)
    assert (winograd(layer_of(weights, g)) is not None) == wanted


def test_floats_are_no_integers() -> None:
    machine = machine_target(V3)
    floats = layer_of(np.ones((3, 3, 3, 2), np.float32), PLAIN, "float32")
    assert not any(isinstance(way, Winograd) for way in ways(floats, machine))


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("sign", [1, -1])
def test_the_deepest_layer_that_fits_is_exact(sign: int) -> None:
    """All weights and inputs at their ends: as many channels as the bound allows, and one more is refused."""
    value, dtype, zero = (127, "uint8", 0) if sign > 0 else (-128, "int8", 127)

    def layer(channels: int) -> Layer:
        g = Geometry(1, 4, 4, channels, 1, (3, 3), padding=(1, 1, 1, 1))
        return layer_of(np.full((1, 3, 3, channels), value, np.int8), g, dtype, zero)

    most = max(c for c in range(1, 400) if fits(layer(c), place_weights(layer(c))))
    assert 100 < most < 399 and winograd(layer(most + 1)) is None
    # The bound: 9 sums of the largest input, 4 * 255, by the largest weight of a place, 9 |w|, per channel.
    assert 9 * most * 1020 * 9 * abs(value) < 2**31 <= 9 * (most + 1) * 1020 * 9 * abs(value)
    way = winograd(layer(most))
    assert way is not None
    operator = direct_operator(way, machine_target(V3))
    info = np.iinfo(dtype)
    for fill in (info.min, info.max):
        x = np.full((1, most, 4, 4), fill, dtype)
        want = conv2d(x.transpose(0, 2, 3, 1), way.layer.weights, way.layer.geometry, (zero, 0))
        np.testing.assert_array_equal(operator(x), want.transpose(0, 3, 1, 2))


def test_a_bias_counts_for_the_bound() -> None:
    weights = np.ones((1, 3, 3, 2), np.int8)
    g = replace(PLAIN, filters=1)
    assert winograd(layer_of(weights, g, bias=np.array([1 << 28], np.int32))) is not None
    assert winograd(layer_of(weights, g, bias=np.array([1 << 29], np.int32))) is None


def test_it_is_taken_where_it_saves() -> None:
    """Many channels by a kernel of 3 x 3; not where moving the data costs more."""
    machine, rng = machine_target(V3), np.random.default_rng(0)

    def best(g: Geometry) -> Any:
        weights = rng.integers(-127, 128, (g.filters, 3, 3, g.channels)).astype(np.int8)
        return min(ways(layer_of(weights, g, zero=128), machine), key=lambda way: way.cost)

    assert isinstance(best(Geometry(1, 28, 28, 128, 128, (3, 3), padding=(1, 1, 1, 1))), Winograd)
    assert not isinstance(best(Geometry(1, 28, 28, 3, 4, (3, 3), padding=(1, 1, 1, 1))), Winograd)
