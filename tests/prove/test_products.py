"""Products as numbers of their own: only multiplications that are the product of two codes for all values."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pysmt.fnode import FNode
from pysmt.logics import QF_BV
from pysmt.shortcuts import (
    BV,
    BVULT,
    BVAdd,
    BVAnd,
    BVConcat,
    BVExtract,
    BVLShl,
    BVLShr,
    BVMul,
    BVOr,
    BVSExt,
    BVZExt,
    Equals,
    Ite,
    Symbol,
)
from pysmt.typing import BVType

from synth.prove.dot import _stays
from synth.prove.obligation import Obligation, discharge, z3_solver
from synth.prove.products import in_order, without_products

W, A, OTHER = (Symbol(name, BVType(8)) for name in ("code_w", "code_a", "code_other"))
PRODUCT = Symbol("product", BVType(16))
PAIRS = {frozenset((W, A)): PRODUCT}


@st.composite
def moved(draw: st.DrawFn) -> FNode:
    """A term of 16 bits that moves and masks the bits of a code, and of another one."""
    first, second = draw(st.permutations([W, OTHER]))
    term = draw(st.sampled_from([BVConcat(first, second), BVZExt(first, 8), BVSExt(first, 8)]))
    for _ in range(draw(st.integers(0, 3))):
        by, mask = draw(st.integers(0, 17)), draw(st.sampled_from([0xFF, 0xFF00, 0xFFFF, 0x0F0F]))
        start = draw(st.integers(0, 8))
        steps = (
            BVLShr(term, BV(by, 16)), BVLShl(term, BV(by, 16)), BVAnd(term, BV(mask, 16)),
            BVAnd(BV(mask, 16), term), BVZExt(BVExtract(term, start, start + 7), 8),
            BVConcat(BVExtract(term, 8, 15), BVExtract(term, 0, 7)),
        )  # fmt: skip
        term = draw(st.sampled_from(steps))
    return term


@settings(max_examples=60, deadline=None)
@given(moved())
def test_what_is_replaced_is_the_product(term: FNode) -> None:
    """Whatever stands in place of a multiplication is its value for the product of the codes."""
    replaced = without_products(BVMul(term, BVZExt(A, 8)), PAIRS)
    rng = np.random.default_rng(3)
    for w, a, other in [(255, 255, 255), (128, 255, 0), *rng.integers(0, 256, (6, 3)).tolist()]:
        values = {W: BV(w, 8), A: BV(a, 8), OTHER: BV(other, 8), PRODUCT: BV(w * a, 16)}
        both = (formula.substitute(values).simplify() for formula in (BVMul(term, BVZExt(A, 8)), replaced))
        assert len({value.constant_value() for value in both}) == 1


@pytest.mark.parametrize(
    ("term", "found"),
    [
        (BVLShr(BVConcat(W, OTHER), BV(8, 16)), True),  # odd bytes in lanes of 16 bits
        (BVAnd(BVConcat(OTHER, W), BV(255, 16)), True),  # even ones
        (BVConcat(BVExtract(BVZExt(W, 8), 8, 15), BVExtract(BVZExt(W, 8), 0, 7)), True),
        (BVOr(BVLShr(BVConcat(W, OTHER), BV(8, 16)), BV(0, 16)), True),
        (BVOr(BVZExt(W, 8), BVConcat(BV(1, 8), BV(0, 8))), False),  # another bit joined
        (BVOr(BVZExt(W, 8), BVZExt(OTHER, 8)), False),
        (BVLShr(BVConcat(W, OTHER), BV(7, 16)), False),
        (BVAnd(BVConcat(OTHER, W), BV(254, 16)), False),
        (BVConcat(OTHER, W), False),
        (BVSExt(W, 8), False),
        (Ite(BVULT(W, BV(100, 8)), BVZExt(W, 8), BV(99, 16)), False),  # limited
        (Ite(BVULT(W, BV(0, 8)), BV(99, 16), BVZExt(W, 8)), True),  # a limit that nothing reaches
    ],
)
def test_which_multiplications_are_products(term: FNode, found: bool) -> None:
    replaced = without_products(BVMul(BVZExt(A, 8), term), PAIRS)
    assert (replaced.get_free_variables() == {PRODUCT}) == found
    assert (PRODUCT in replaced.get_free_variables()) == found


@pytest.mark.parametrize("signed", [True, False])
def test_numbers_of_16_bits_are_not_multiplied_in_pairs(signed: bool) -> None:
    """Both factors have to be what their bits stand for: one without its sign is another number."""
    wide, integer, product = Symbol("wide", BVType(16)), Symbol("integer", BVType(8)), Symbol("p", BVType(32))
    numbers = {one: np.arange(1 << one.bv_width()).astype(object) for one in (wide, integer)}
    stands_for = {one: (n + (half := len(n) // 2)) % len(n) - half for one, n in numbers.items()}
    factor = (BVSExt if signed else BVZExt)(integer, 24)
    pairs = {frozenset((wide, integer)): product}
    replaced = without_products(BVMul(BVSExt(wide, 16), factor), pairs, stands_for)
    assert (product in replaced.get_free_variables()) == signed


def test_a_sum_in_order_is_the_sum() -> None:
    """Proved by the solver, of the addends as instructions give them: nested, and byte by byte."""
    pair = BVAdd(BVZExt(W, 8), BVZExt(OTHER, 8))
    bytewise = BVConcat(BVExtract(pair, 8, 15), BVExtract(pair, 0, 7))
    total = BVAdd(BVAdd(PRODUCT, bytewise), BVZExt(BVZExt(A, 0), 8))
    ordered = without_products(total, PAIRS)
    assert ordered == in_order(BVZExt(A, 8), BVZExt(OTHER, 8), PRODUCT, BVZExt(W, 8))
    assert discharge(Obligation("sum", Equals(total, ordered), QF_BV), z3_solver).verdict == "proved"


def test_a_bound_that_is_less_than_the_products_is_refuted() -> None:
    """Four products of at most 9 add up to 36: 35 is no bound, whether or not products have a sign."""
    for limits in ((0, 9), (-9, 9)):
        for bound, verdict in ((36, "proved"), (35, "refuted")):
            claim = _stays(limits, 4, 10 * bound - bound, 10 * bound)
            assert discharge(claim, z3_solver).verdict == verdict
