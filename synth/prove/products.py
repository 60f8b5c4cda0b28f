"""Products of codes as symbols, so that a proof about sums of products need not multiply.

A solver takes long to see that two ways to multiply wide codes agree. So this module decides on all values of
two codes whether an instruction's multiplication gives their product. The rest of a sum then holds for any
numbers in place of products, up to the largest product, and is linear. Its addends are sorted, because a
solver also takes long to see that two orders of a sum agree.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pysmt.fnode import FNode
from pysmt.operators import BV_AND, BV_ASHR, BV_CONCAT, BV_EXTRACT, BV_LSHL, BV_LSHR, BV_OR, BV_SEXT, BV_ZEXT
from pysmt.shortcuts import BV, BVAdd, BVConcat, BVExtract, BVMul, BVZExt
from pysmt.walkers import IdentityDagWalker

Values = NDArray[np.object_]
#: Pairs of values of two bytes.
_PAIRS = 1 << 16


def signed_values(bits: int) -> Values:
    """Return the signed numbers that ``bits`` bits stand for, in the order of the bits' values."""
    numbers = np.arange(1 << bits).astype(object)
    return np.where(numbers < 1 << bits - 1, numbers, numbers - (1 << bits))


def fitted(number: FNode, width: int) -> FNode:
    """Return a bit-vector in ``width`` bits: zero-extended, or reduced modulo 2^width."""
    more = width - number.bv_width()
    return BVZExt(number, more) if more >= 0 else BVExtract(number, 0, width - 1)


def _part(term: FNode, start: int, end: int) -> FNode:
    """Return bits ``start`` to ``end`` of a term."""
    return term if (start, end) == (0, term.bv_width() - 1) else BVExtract(term, start, end)


def in_order(*terms: FNode) -> FNode:
    """Return the sum of terms of one width, its addends in the order of their texts."""
    addends: list[FNode] = []
    waiting = list(terms)
    while waiting:
        term = waiting.pop()
        if term.is_bv_add():
            waiting += term.args()
        else:
            addends.append(term)
    return reduce(BVAdd, sorted(addends, key=_text))


@cache
def _text(term: FNode) -> str:
    return str(term.serialize())


class _Products(IdentityDagWalker):
    def __init__(self, pairs: Mapping[frozenset[FNode], FNode], stands_for: Mapping[FNode, Values]) -> None:
        super().__init__()
        self._pairs, self._stands_for = pairs, stands_for

    def walk_bv_mul(self, formula: FNode, args: list[FNode], **kwargs: Any) -> FNode:
        read = [_read(arg) for arg in args]
        product = self._pairs.get(frozenset().union(*read))
        # What stands for signed numbers would need its sign to fill a wider lane.
        wide = self._stands_for and product is not None and product.bv_width() < formula.bv_width()
        if product is not None and not wide and all(len(names) == 1 for names in read):
            first, second = (_values(arg, *names) for arg, names in zip(args, read, strict=True))
            width = formula.bv_width()
            one, other = (self._number(*names) for names in read)
            right = _same(first, one, width) and _same(second, other, width)
            # Of wide numbers there are too many pairs: each has to be what it stands for.
            if not right and first.size * second.size <= _PAIRS:
                right = _same(np.outer(first, second), np.outer(one, other), width)
            if right:
                return fitted(product, width)
        return BVMul(*args)

    def walk_bv_add(self, formula: FNode, args: list[FNode], **kwargs: Any) -> FNode:
        return in_order(*args)

    def walk_bv_concat(self, formula: FNode, args: list[FNode], **kwargs: Any) -> FNode:
        high, low = args
        if high.is_bv_extract() and low.is_bv_extract() and high.arg(0) == low.arg(0):
            start, end = low.bv_extract_start(), high.bv_extract_end()
            if high.bv_extract_start() == low.bv_extract_end() + 1:
                return _part(low.arg(0), start, end)
        return BVConcat(high, low)

    def walk_bv_extract(self, formula: FNode, args: list[FNode], **kwargs: Any) -> FNode:
        return _part(args[0], formula.bv_extract_start(), formula.bv_extract_end())

    def walk_bv_zext(self, formula: FNode, args: list[FNode], **kwargs: Any) -> FNode:
        inner = args[0].arg(0) if args[0].is_bv_zext() else args[0]
        more = formula.bv_width() - inner.bv_width()
        return BVZExt(inner, more) if more else inner

    def _number(self, code: FNode) -> Values:
        """Return the numbers that a code stands for, by its bits."""
        return self._stands_for.get(code, np.arange(1 << code.bv_width(), dtype=object))


def _same(found: Values, wanted: Values, width: int) -> bool:
    """Return whether numbers are equal modulo 2^width."""
    return bool(((found - wanted) % (1 << width) == 0).all())


@cache
def _values(term: FNode, code: FNode) -> Values:
    """Return the value of a term for each value of the only symbol that it depends on."""
    bits, numbers = _bits(term), np.arange(1 << code.bv_width(), dtype=object)
    if bits is not None:
        ones = [bit if isinstance(bit, bool) else numbers >> bit[1] & 1 for bit in bits]
        return np.array(sum((one << place for place, one in enumerate(ones)), start=0 * numbers))
    found = [
        term.substitute({code: BV(int(value), code.bv_width())}).simplify().constant_value()
        for value in numbers
    ]
    return np.array(found, dtype=object)


#: The operators that move and mask bits.
_MOVES = (BV_EXTRACT, BV_ZEXT, BV_SEXT, BV_CONCAT, BV_AND, BV_OR, BV_LSHR, BV_LSHL, BV_ASHR)
#: A bit of a term: a bit of a symbol, or a constant.
_Bit = tuple[FNode, int] | bool


def _read(term: FNode) -> frozenset[FNode]:
    """Return the symbols that a term depends on. A lane of two codes, shifted until one code is left, depends
    on that code alone."""
    bits = _bits(term)
    if bits is None:
        return frozenset(term.get_free_variables())
    return frozenset(bit[0] for bit in bits if not isinstance(bit, bool))


def _bits(term: FNode) -> tuple[_Bit, ...] | None:
    """Return the bits of a term, lowest first; None if the term does more than move and mask bits."""
    width, parts = term.bv_width(), term.args()
    if term.is_symbol():
        return tuple((term, place) for place in range(width))
    if term.is_bv_constant():
        return tuple(bool(term.constant_value() >> place & 1) for place in range(width))
    inner = _bits(parts[0]) if term.node_type() in _MOVES else None
    if inner is None:
        return None
    zeros = (False,) * width
    if term.is_bv_extract():
        return inner[term.bv_extract_start() : term.bv_extract_end() + 1]
    if term.is_bv_zext():
        return (*inner, *zeros)[:width]
    if term.is_bv_sext():
        return (*inner, *(inner[-1],) * width)[:width]
    other = _bits(parts[1]) if len(parts) == 2 else None
    if other is None:
        return None
    if term.is_bv_concat():
        return (*other, *inner)
    if term.is_bv_and():
        return _masked(inner, other) or _masked(other, inner)
    if term.is_bv_or():
        return _joined(inner, other)
    if term.node_type() in (BV_LSHR, BV_LSHL, BV_ASHR) and parts[1].is_bv_constant():
        by = min(parts[1].constant_value(), width)
        if term.is_bv_ashr():
            return (*inner, *(inner[-1],) * width)[by : by + width]
        return (*inner, *zeros)[by : by + width] if term.is_bv_lshr() else (*zeros[:by], *inner)[:width]
    return None


def _masked(bits: tuple[_Bit, ...], mask: tuple[_Bit, ...]) -> tuple[_Bit, ...] | None:
    """Return the bits where a constant mask is one; None if the mask is no constant."""
    if not all(isinstance(bit, bool) for bit in mask):
        return None
    return tuple(bit if keep else False for bit, keep in zip(bits, mask, strict=True))


def _joined(bits: tuple[_Bit, ...], others: tuple[_Bit, ...]) -> tuple[_Bit, ...] | None:
    """Return the bits of both terms joined; None unless one of the two is zero at every bit."""
    pairs = list(zip(bits, others, strict=True))
    return tuple(one or other for one, other in pairs) if all(False in pair for pair in pairs) else None


def without_products(
    term: FNode, pairs: Mapping[frozenset[FNode], FNode], stands_for: Mapping[FNode, Values] | None = None
) -> FNode:
    """Return a term whose products of two codes, given as symbols, are replaced by numbers: those
    multiplications that are the product for all values of both. ``pairs``: the number in place of each pair's
    product. ``stands_for``: the numbers that a code's bits stand for, by default unsigned."""
    return _Products(pairs, stands_for or {}).walk(term)
