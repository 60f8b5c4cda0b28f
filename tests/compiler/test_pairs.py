"""Which weights the instruction may take that limits the sum of two products of bytes."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

import isa_specs
from isa_specs.concrete import execute
from synth.compiler.direct.arithmetic import CHAINS, arithmetics
from synth.compiler.direct.operators import candidate_methods, check_fit, constants, direct_operator
from synth.compiler.direct.pairs import LEAST, MOST, fit, rest_of, split
from synth.compiler.direct.spec import LayerOptions, checked_layer
from synth.compiler.geometry import Geometry
from synth.compiler.machines import compile_target

V3 = "x86-64-v3"
EVERY = np.stack(np.meshgrid(*[np.arange(-128, 128)] * 2), -1).reshape(-1, 2).astype(np.int32)


def limited(pairs: Any, data: int) -> Any:
    """Two products with the same unsigned byte, by the table's instruction: int16 [pairs]."""
    instruction = isa_specs.load("avx2").instructions["_mm256_maddubs_epi16"]
    flat = np.zeros((-(-2 * len(pairs) // 32), 32), np.uint8)
    flat.ravel()[: 2 * len(pairs)] = pairs.astype(np.int8).view(np.uint8).ravel()
    made = execute(instruction, [np.full_like(flat, data), flat])
    return made.view("<i2").ravel()[: len(pairs)]


def words(pairs: Any) -> Any:
    """Words whose first two weights are a pair, the others zero."""
    return np.concatenate([pairs, np.zeros_like(pairs)], -1)


def test_every_pair_is_split_into_two_that_fit() -> None:
    """All 65,536 pairs: the parts sum up to it, and are exact; what does not fit is wrong."""
    kept, (rest,) = split(words(EVERY), 1)
    np.testing.assert_array_equal(kept.astype(int) + rest, words(EVERY))
    for part in (kept[:, :2], rest[:, :2]):
        np.testing.assert_array_equal(limited(part, 255), 255 * part.astype(int).sum(1))
    fitting = np.array([fit(pair[None], 1) for pair in words(EVERY).astype(np.int8)])
    assert not rest[fitting].any() and rest[~fitting].any(1).all()
    # A byte may be zero beside the largest one: then only the positive, or only the negative weights count.
    ends = np.stack([np.maximum(EVERY, 0), np.minimum(EVERY, 0)])
    exact = [(limited(end, 255) == 255 * end.sum(1)) for end in ends]
    np.testing.assert_array_equal(fitting, exact[0] & exact[1])


@given(
    arrays(np.int32, (2, 16), elements=st.one_of(st.integers(-128, 127), st.sampled_from([-128, 0, 127]))),
    st.sampled_from([1, 2, 4]),
)
def test_words_are_split_into_parts_that_fit(weights: Any, chain: int) -> None:
    """The first part fits in sums of ``chain`` words, the others one by one; they sum up to the weights."""
    kept, others = split(weights, chain)
    np.testing.assert_array_equal(sum(others, kept.astype(int)), weights)
    assert fit(kept, chain) and all(fit(part, 1) for part in others)
    assert bool(others) != fit(weights.astype(np.int8), chain)


def test_which_weights_fit() -> None:
    """Those of the lower two bytes of neighbouring words, and those of the upper two."""
    low, high = np.zeros(8, np.int8), np.zeros(8, np.int8)
    low[[0, 4]], high[[2, 7]] = 65, -65
    for weights in (low, high):
        assert fit(weights, 1) and not fit(weights, 2)
    apart = np.zeros(8, np.int8)
    apart[[1, 6]] = 127
    assert fit(apart, 2)
    assert (LEAST, MOST) == (-128, 128)
    fitting = np.array([[127, 1], [64, 64], [-128, 0], [-64, -64], [127, -128]], np.int8)
    assert fit(words(fitting), 1)
    assert not fit(words(np.array([[127, 2]], np.int8)), 1)
    assert not fit(words(np.array([[-128, -1]], np.int8)), 1)
    with pytest.raises(ValueError, match="int8"):
        split(np.array([[128, 0, 0, 0]], np.int32), 1)


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
    return checked_layer(weights[:, None, None], g, "NCHW", "NCHW", LayerOptions(dtype, zero, bias=bias))


def test_a_bias_near_the_end_of_int32_takes_words() -> None:
    weights = np.array([[127, 1, 0, 0, 64, 64]], np.int8)
    machine = compile_target(V3)
    assert [bool(a.limited) for a in arithmetics(layer(weights), machine)] == [True, True, False]
    near = layer(weights, bias=np.array([2**31 - 66000], np.int32))
    assert [bool(a.limited) for a in arithmetics(near, machine)] == [False]


def limited_methods(weights: Any, *more: Any) -> list[Any]:
    """The loops that take byte products: of every length of chain, each with a rest for these weights."""
    machine = compile_target(V3)
    found = [
        method for method in candidate_methods(layer(weights, *more), machine) if method.arithmetic.limited
    ]
    assert [method.arithmetic.chain for method in found] == [*CHAINS]
    assert all(method.rest is not None for method in found)  # type: ignore[union-attr]
    return found


def extreme_weights() -> Any:
    weights = np.random.default_rng(1).choice(np.array([-128, -127, 0, 127], np.int8), (9, 40))
    weights[0], weights[1], weights[2, ::2] = 127, -128, 127
    return weights


@pytest.mark.isa("avx2")
@pytest.mark.parametrize(("dtype", "zero"), [("uint8", 0), ("uint8", 255), ("int8", -128), ("int8", 127)])
def test_extreme_pairs_are_exact(dtype: str, zero: int) -> None:
    """Weights at their ends in every pair and some, by inputs at theirs, all and in turns."""
    rng, weights = np.random.default_rng(1), extreme_weights()
    info = np.iinfo(dtype)
    ends = np.array([info.min, info.max], dtype)
    for method in limited_methods(weights, dtype, zero):
        operator = direct_operator(method, compile_target(V3))
        for x in (*(np.full((40, 3), end, dtype) for end in ends), rng.choice(ends, (40, 3))):
            want = weights.astype(int) @ (x.astype(int) - zero)
            np.testing.assert_array_equal(operator(x.reshape(1, 40, 1, 3)).reshape(9, 3), want)


def test_packed_weights_that_break_the_rule_are_refused() -> None:
    """One pair that does not fit, put into what was packed, and a split that lets one through."""
    for method in limited_methods(extreme_weights()):
        filters, chain = method.tile_filters, method.arithmetic.chain
        packed = constants(method)["weights"].copy()
        check_fit(packed, filters, chain)
        packed.view(np.int8)[:2] = 127
        with pytest.raises(ValueError, match="not exact within int16"):
            check_fit(packed, filters, chain)


def test_a_split_that_lets_a_pair_through_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as wrong:
        wrong.setattr("synth.compiler.direct.pairs.MOST", MOST + 1)
        found = limited_methods(extreme_weights())  # their weights are split
    for method in found:
        with pytest.raises(ValueError, match="not exact within int16"):
            constants(method)
