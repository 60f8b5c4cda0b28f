"""Proof of the sums of super-blocks in linear layers (``sketches.blocks.SuperBlocks``): what a lane of a
super-block takes from its quantization groups, modulo 2^32, for all numbers. A super-block's sum is exact if
it fits, which ``BlockWeights.super_block`` ensures. Also proof of integer scales with fewer bits than a byte
(``sketches.block_integers``): C reads from their words what was stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pysmt.fnode import FNode
from pysmt.logics import QF_BV, QF_LIA
from pysmt.shortcuts import (
    BV,
    INT,
    LE,
    And,
    BVAnd,
    BVExtract,
    BVOr,
    BVSExt,
    BVZExt,
    Equals,
    Implies,
    Int,
    Symbol,
    Times,
)
from pysmt.typing import BVType

from isa_specs.instruction import Isa
from sketches.block_integers import PACKED_BITS, fields
from sketches.blocks import LARGEST_ACTIVATION, LARGEST_BLOCK, BitField, BlockProgram, BlockSpec, SuperBlocks
from sketches.bytes import WIDE
from synth.prove.accumulator_stages import bytes_of
from synth.prove.code import Memo, StraightLineCode, free_leaf, straight_code
from synth.prove.obligation import Obligation
from synth.prove.products import in_order, signed_values, without_products

#: Bits of a block's sum of activations, of which two fill a lane, and of an integer.
_HALF, _INTEGER = WIDE // 2, 8


def super_block_obligations(
    isa: Isa, target: str, program: BlockProgram, super_blocks: SuperBlocks
) -> list[Obligation]:
    """Return the obligations that each 32-bit lane takes two 16-bit sums of activations, times their
    integers. With ``super_blocks.scale``, each lane also takes the two 16-bit sums in it of a group, times
    the group's integer."""
    positions = Symbol("positions_i", INT)
    claim = LE(Times(Int(LARGEST_ACTIVATION - 1), positions), Int((1 << _HALF - 1) - 1))
    says = f"a block's codes of activations, up to {LARGEST_ACTIVATION - 1}, add up to {_HALF} bits"
    found = [Obligation(says, Implies(LE(positions, Int(LARGEST_BLOCK)), claim), QF_LIA)]
    # A register has the integers of two blocks beside each other.
    integers = [Symbol(f"integer{n}_{_INTEGER}", BVType(_INTEGER)) for n in range(2)]
    code = straight_code(isa, target, program.constants, super_blocks.correction.lines)
    found += _lanes(code, super_blocks.correction.total, ("correction", "sums"), integers, integers)
    for factor, one in zip(super_blocks.factors, integers, strict=False):
        assert super_blocks.scale is not None
        of_block = (
            replace(x, args=tuple(factor.total if a == "factor" else a for a in x.args))
            for x in super_blocks.scale.lines
        )
        code = straight_code(isa, target, program.constants, (*factor.lines, *of_block))
        found += _lanes(code, super_blocks.scale.total, ("scaled", "sum0"), integers, [one, one])
    return found


def integer_obligations() -> list[Obligation]:
    """Return the obligations that C unpacks integer scales: every byte has its bit fields and no others."""
    found = []
    for bits in PACKED_BITS:
        spec = BlockSpec(bits)
        words = [Symbol(f"word{number}_{WIDE}", BVType(WIDE)) for number in range(spec.words)]
        for part, taken in enumerate(fields(bits)):
            value, claims = BV(0, WIDE), []
            for one in taken:
                moved = words[one.word] << one.up if one.up > 0 else words[one.word] >> -one.up
                value = BVOr(value, BVAnd(moved, BV(one.mask * 0x01010101, WIDE)))
            for low in range(0, WIDE, 8):
                wanted = field_bits(spec.bit_fields(part), words, first=low)
                claims.append(Equals(BVExtract(value, low, low + 7), wanted))
            says = f"integers of {bits} bits: bytes of sub-step {part} have the bits of their fields"
            found.append(Obligation(says, And(claims), QF_BV))
    return found


def field_bits(pieces: Sequence[BitField], words: Sequence[FNode], first: int = 0, up: int = 0) -> FNode:
    """Return the 8-bit code that the bit fields ``pieces`` make, shifted left by ``up``. They are read from
    the byte of each word that begins at bit ``first``."""
    found: FNode = BV(0, 8)
    for piece in pieces:
        low = first + piece.shift
        field = BVZExt(BVExtract(words[piece.word], low, low + piece.width - 1), 8 - piece.width)
        found = BVOr(found, field << piece.low + up)
    return found


def _lanes(
    code: StraightLineCode,
    total: str,
    names: tuple[str, str],
    integers: Sequence[FNode],
    factors: Sequence[FNode],
) -> list[Obligation]:
    """Return the obligations that each lane of ``names[0]``, which becomes ``total``, takes the two numbers
    within its lane of ``names[1]``, times ``factors``. ``integers``: the integers in a lane of a register."""
    before = Symbol(f"sum_{WIDE}", BVType(WIDE))
    numbers = [Symbol(f"number{n}_{_HALF}", BVType(_HALF)) for n in range(2)]
    products = [Symbol(f"product{n}_{WIDE}", BVType(WIDE)) for n in range(2)]
    every = zip(numbers, factors, products, strict=True)
    pairs = {frozenset((number, factor)): product for number, factor, product in every}
    stands_for = {one: signed_values(one.bv_width()) for one in (*numbers, *factors)}
    found: dict[FNode, Obligation] = {}
    for lane in range(code.isa.vector_bits // WIDE):
        at = lane * WIDE // 8
        named: Memo = bytes_of(before, names[0], at)
        for n, number in enumerate(numbers):
            named |= bytes_of(number, names[1], at + n * _HALF // 8)
        for n, integer in enumerate(integers):
            named |= bytes_of(BVSExt(integer, _HALF - _INTEGER), "integers", at + n * _HALF // 8)
        value = code.lane(total, WIDE, lane, free_leaf(named))
        if value not in found:
            says = f"{names[0]} of a super-block: lane {lane} takes its numbers times their integers"
            claim = Equals(without_products(value, pairs, stands_for), in_order(before, *products))
            found[value] = Obligation(says, claim, QF_BV)
    return list(found.values())
