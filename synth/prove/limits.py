"""Sums of byte products that an instruction limits to int16: which weights make them exact.

AVX2's ``vpmaddubsw`` adds two products of an unsigned and a signed byte and limits their sum to int16. For
constant weights there is a rule by which no limit is ever met: the positive weights of such a sum add up to
at most ``most``, the negative ones to at least ``least``. The obligations here state that the rule is enough,
for all weights that keep it and all bytes, of the instructions as their table gives them: the products of
``chain`` words added up in lanes of 16 bits, then widened by ``vpmaddwd`` with ones. What is left to a
compiler is to look whether weights keep the rule (``synth.compiler.direct.pairs``).
"""

from __future__ import annotations

from functools import reduce

import numpy as np
from pysmt.fnode import FNode
from pysmt.logics import QF_BV, QF_LIA
from pysmt.shortcuts import (
    BV,
    BVSLE,
    GE,
    LE,
    And,
    BVAdd,
    BVExtract,
    BVMul,
    BVSExt,
    BVZExt,
    Equals,
    Implies,
    Int,
    Ite,
    Plus,
    Symbol,
    Times,
)
from pysmt.typing import INT, BVType

from isa_specs.instruction import Isa
from sketches.program import Constant, Line
from synth.prove.code import Code, Memo, free_leaf, straight_code
from synth.prove.levels import bytes_of
from synth.prove.obligation import Obligation, distinct
from synth.prove.products import without_products

#: Mnemonics of what multiplies bytes, adds 16-bit lanes, widens them, and adds the wide lanes.
MULTIPLY, ADD, WIDEN, TOTAL = "vpmaddubsw", "vpaddw", "vpmaddwd", "vpaddd"
_NARROW, _WIDE, _BYTE = 16, 32, 8
_INT16, LARGEST = 32767, 255


def limited_obligations(isa: Isa, target: str, chain: int, least: int, most: int) -> list[Obligation]:
    """That sums of ``chain`` words are exact, modulo 2^32, for all weights within ``least`` and ``most`` and
    all unsigned bytes. Raises KeyError where the target lacks an instruction.

    In three steps: where a product lies, that sums of such numbers are then int16, and that the instructions
    are exact for products whose sums are.
    """
    named = {instruction.mnemonic: instruction.name for instruction in isa.on(target)}
    products = [
        Line(f"product{word}", named[MULTIPLY], (f"data{word}", f"weights{word}"), None, "step")
        for word in range(chain)
    ]
    sums = ["product0", *(f"sum{word}" for word in range(1, chain))]
    added = [
        Line(sums[word], named[ADD], (sums[word - 1], f"product{word}"), None, "step")
        for word in range(1, chain)
    ]
    ones = Constant("ones", (1).to_bytes(2, "little").hex() * (isa.vector_bits // _NARROW))
    widened = [
        Line("wide", named[WIDEN], ("narrow", "ones"), None, "step"),
        Line("total", named[TOTAL], ("before", "wide"), None, "step"),
    ]
    narrow = straight_code(isa, target, (), [*products, *added])
    wide = straight_code(isa, target, (ones,), widened)
    return distinct(
        [
            _product(),
            _sums(chain, least, most),
            *(_narrow(narrow, sums[-1], chain, lane) for lane in range(isa.vector_bits // _NARROW)),
            *(_wide(wide, lane) for lane in range(isa.vector_bits // _WIDE)),
        ]
    )


def _product() -> Obligation:
    """A product lies between those of the weight's negative and of its positive part with the largest
    byte."""
    byte, weight = Symbol("byte", BVType(_BYTE)), Symbol("weight", BVType(_BYTE))
    wide, zero, largest = BVSExt(weight, _WIDE - _BYTE), BV(0, _WIDE), BV(LARGEST, _WIDE)
    negative = BVSLE(wide, zero)
    product = BVMul(BVZExt(byte, _WIDE - _BYTE), wide)
    formula = And(
        BVSLE(BVMul(largest, Ite(negative, wide, zero)), product),
        BVSLE(product, BVMul(largest, Ite(negative, zero, wide))),
    )
    return Obligation("a product lies between those of the largest byte", formula, QF_BV)


def _sums(chain: int, least: int, most: int) -> Obligation:
    """Numbers between LARGEST times a weight's negative and its positive part: the sums of every two of a
    word, and of all, are int16 if the parts sum to at least ``least`` and at most ``most``."""
    numbers, negative, positive, within = [], [], [], []
    for place in range(2 * chain):
        product, less, more = (Symbol(f"{name}{place}", INT) for name in ("product", "less", "more"))
        within += [LE(less, Int(0)), GE(more, Int(0))]
        within += [GE(product, Times(Int(LARGEST), less)), LE(product, Times(Int(LARGEST), more))]
        numbers.append(product)
        negative.append(less)
        positive.append(more)
    within += [GE(Plus(negative), Int(least)), LE(Plus(positive), Int(most))]
    sums = [*(Plus(numbers[place : place + 2]) for place in range(0, 2 * chain, 2)), Plus(numbers)]
    fits = [end for total in sums for end in (GE(total, Int(-_INT16 - 1)), LE(total, Int(_INT16)))]
    name = f"sums of {2 * chain} products of weights within {least} to {most} are int16"
    return Obligation(name, Implies(And(within), And(fits)), QF_LIA)


def _narrow(code: Code, total_name: str, chain: int, lane: int) -> Obligation:
    """A narrow lane is the sum of the products of its bytes, two of each word, if these sums are int16."""
    signed = np.arange(1 << _BYTE).astype(np.int8).astype(object)
    named: Memo = {}
    products: dict[frozenset[FNode], FNode] = {}
    weights, numbers, within = {}, [], []
    for word in range(chain):
        for place in range(2):
            names = f"data{word}", f"weights{word}"
            byte, weight = (Symbol(f"{name}_{place}", BVType(_BYTE)) for name in names)
            for name, symbol in zip(names, (byte, weight), strict=True):
                named[name, lane * 2 + place] = symbol
            weights[weight] = signed
            product = Symbol(f"product{word}_{place}", BVType(_NARROW))
            products[frozenset((byte, weight))] = product
            numbers.append(BVSExt(product, _WIDE - _NARROW))
        within.append(_int16(BVAdd(*numbers[-2:])))
    total = reduce(BVAdd, numbers)
    value = without_products(code.lane(total_name, _NARROW, lane, free_leaf(named)), products, weights)
    formula = Implies(And(*within, _int16(total)), Equals(BVSExt(value, _WIDE - _NARROW), total))
    return Obligation(f"narrow lane {lane} is the sum of its products", formula, QF_BV)


def _wide(code: Code, lane: int) -> Obligation:
    """A wide lane takes two narrow ones."""
    before = Symbol("before", BVType(_WIDE))
    each = _WIDE // _BYTE
    named = bytes_of(before, "before", lane * each)
    total = before
    for half in range(_WIDE // _NARROW):
        narrow = Symbol(f"narrow{half}", BVType(_NARROW))
        named |= bytes_of(narrow, "narrow", lane * each + half * (_NARROW // _BYTE))
        total = BVAdd(total, BVSExt(narrow, _WIDE - _NARROW))
    value = code.lane("total", _WIDE, lane, free_leaf(named))
    return Obligation(f"wide lane {lane} takes two narrow ones", Equals(value, total), QF_BV)


def _int16(number: FNode) -> FNode:
    """That a number is the same from its lower half."""
    return Equals(BVSExt(BVExtract(number, 0, _NARROW - 1), _WIDE - _NARROW), number)
