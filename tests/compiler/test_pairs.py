"""Which weights the instruction may take that limits the sum of two products of bytes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

import isa_specs
from isa_specs.concrete import execute
from synth.compiler.direct.arithmetic import arithmetics
from synth.compiler.direct.operators import direct_operator, ways
from synth.compiler.direct.pairs import LEAST, MOST, fit, rest_of, split_pairs
from synth.compiler.direct.spec import checked_layer
from synth.compiler.geometry import Geometry
from synth.compiler.machines import machine_target

V3 = "x86-64-v3"
EVERY = np.stack(np.meshgrid(*[np.arange(-128, 128)] * 2), -1).reshape(-1, 2).astype(np.int32)


def limited(pairs: Any, data: int) -> Any:
    """Two products with the same unsigned byte, by the table's instruction: int16 [pairs]."""
    instruction = isa_specs.load("avx2").instructions["_mm256_maddubs_epi16"]
    flat = np.zeros((-(-2 * len(pairs) // 32), 32), np.uint8)
    flat.ravel()[: 2 * len(pairs)] = pairs.astype(np.int8).view(np.uint8).ravel()
    made = execute(instruction, [np.full_like(flat, data), flat])
    return made.view("<i2").ravel()[: len(pairs)]


def test_every_pair_is_split_into_two_that_fit() -> None:
    """All 65,536 pairs: the parts sum up to it, and the instruction is exact for both and the largest byte;
    what does not fit it gets wrong."""
    kept, rest = split_pairs(EVERY)
    np.testing.assert_array_equal(kept.astype(int) + rest, EVERY)
    for part in (kept, rest):
        np.testing.assert_array_equal(limited(part, 255), 255 * part.astype(int).sum(1))
    fitting = np.array([fit(pair[None]) for pair in EVERY])
    assert not rest[fitting].any() and rest[~fitting].any(1).all()
    # A byte may be zero beside the largest one: then only the positive, or only the negative weights count.
    ends = np.stack([np.maximum(EVERY, 0), np.minimum(EVERY, 0)])
    exact = [(limited(end, 255) == 255 * end.sum(1)) for end in ends]
    np.testing.assert_array_equal(fitting, exact[0] & exact[1])


def test_the_bounds() -> None:
    assert (LEAST, MOST) == (-128, 128)
    assert fit(np.array([[127, 1], [64, 64], [-128, 0], [-64, -64], [127, -128]]))
    assert not fit(np.array([[127, 2]])) and not fit(np.array([[-128, -1]]))
    with pytest.raises(ValueError, match="int8"):
        split_pairs(np.array([[128, 0]], np.int32))


@given(
    arrays(np.int32, st.tuples(st.just(6), st.integers(1, 9)), elements=st.sampled_from([0, 0, 0, 1, -7])),
    st.sampled_from([1, 2, 3, 6]),
)
def test_the_rest_holds_every_word_once(words: Any, filters: int) -> None:
    rest = rest_of(words, np.arange(words.shape[1], dtype=np.int32) * 10, filters)
    found = np.zeros_like(words)
    for block in range(6 // filters):
        for entry in range(rest.starts[block], rest.starts[block + 1]):
            found[block * filters : (block + 1) * filters, rest.places[entry] // 10] += rest.weights[entry]
    np.testing.assert_array_equal(found, words)
    assert len(rest.places) == rest.starts[-1] == len(rest.weights)


def layer(weights: Any, dtype: str = "uint8", zero: int = 0, bias: Any = None) -> Any:
    g = Geometry(1, 1, 3, weights.shape[1], weights.shape[0])
    return checked_layer(weights[:, None, None], g, dtype, "NCHW", "NCHW", zero, 0, bias, False, None)


def test_a_bias_near_the_end_of_int32_takes_words() -> None:
    weights = np.array([[127, 1, 0, 0, 64, 64]], np.int8)
    machine = machine_target(V3)
    assert [a.limited for a in arithmetics(layer(weights), machine)] == [True, False]
    near = layer(weights, bias=np.array([2**31 - 66000], np.int32))
    assert [a.limited for a in arithmetics(near, machine)] == [False]


@pytest.mark.isa("avx2")
@pytest.mark.parametrize(("dtype", "zero"), [("uint8", 0), ("uint8", 255), ("int8", -128), ("int8", 127)])
def test_extreme_pairs_are_exact(dtype: str, zero: int) -> None:
    """Weights at their ends in every pair and some, by inputs at theirs, all and in turns."""
    rng = np.random.default_rng(1)
    weights = rng.choice(np.array([-128, -127, 0, 127], np.int8), (9, 40))
    weights[0], weights[1], weights[2, ::2] = 127, -128, 127
    machine = machine_target(V3)
    way = next(way for way in ways(layer(weights, dtype, zero), machine) if way.arithmetic.limited)
    assert getattr(way, "rest", None) is not None
    operator, info = direct_operator(way, machine), np.iinfo(dtype)
    ends = np.array([info.min, info.max], dtype)
    for x in (*(np.full((40, 3), end, dtype) for end in ends), rng.choice(ends, (40, 3))):
        want = weights.astype(int) @ (x.astype(int) - zero)
        np.testing.assert_array_equal(operator(x.reshape(1, 40, 1, 3)).reshape(9, 3), want)
