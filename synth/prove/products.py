"""Products of codes as numbers of their own: what a proof about sums of products need not multiply.

A solver takes long to see that two ways to multiply wide codes agree. That a multiplication of an instruction
gives the product of two codes is decided on all their values; what remains of a sum then holds for any
numbers in the products' place, up to the largest product, and is linear.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pysmt.fnode import FNode
from pysmt.shortcuts import BV, BVExtract, BVMul, BVZExt
from pysmt.walkers import IdentityDagWalker

Values = NDArray[np.object_]


def fitted(number: FNode, width: int) -> FNode:
    """A number in so many bits, modulo those."""
    more = width - number.bv_width()
    return BVZExt(number, more) if more >= 0 else BVExtract(number, 0, width - 1)


class _Products(IdentityDagWalker):
    def __init__(self, pairs: Mapping[frozenset[FNode], FNode], stands_for: Mapping[FNode, Values]) -> None:
        super().__init__()
        self._pairs, self._stands_for = pairs, stands_for

    def walk_bv_mul(self, formula: FNode, args: list[FNode], **kwargs: Any) -> FNode:
        read = [arg.get_free_variables() for arg in args]
        product = self._pairs.get(frozenset().union(*read))
        if product is not None and all(len(names) == 1 for names in read):
            first, second = (_values(arg, *names) for arg, names in zip(args, read, strict=True))
            width = formula.bv_width()
            one, other = (self._number(*names) for names in read)
            if ((np.outer(first, second) - np.outer(one, other)) % (1 << width) == 0).all():
                return fitted(product, width)
        return BVMul(*args)

    def _number(self, code: FNode) -> Values:
        """What a code stands for, by its bits."""
        return self._stands_for.get(code, np.arange(1 << code.bv_width(), dtype=object))


def _values(term: FNode, code: FNode) -> Values:
    """What a term is for each value of the only symbol that it reads."""
    found = [
        term.substitute({code: BV(value, code.bv_width())}).simplify().constant_value()
        for value in range(1 << code.bv_width())
    ]
    return np.array(found, dtype=object)


def without_products(
    term: FNode, pairs: Mapping[frozenset[FNode], FNode], stands_for: Mapping[FNode, Values] | None = None
) -> FNode:
    """A term with the products of two codes, given as symbols, replaced by numbers: those multiplications
    that are the product for all values of both. ``pairs``: the number in place of each pair's product;
    ``stands_for``: what a code's bits mean where that is not an unsigned number."""
    return _Products(pairs, stands_for or {}).walk(term)
