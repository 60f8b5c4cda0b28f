"""The proof that the fields of a group's words are the codes of their positions, for all bytes.

A code is a digit of a byte, or several in a row (``synth.linear.formats``). Digits below the base, the
highest first, are a number. The byte is this number as a fraction of 256, rounded up. The field of a word is
what the kernel extracts from the word (``sketches.blocks``).
"""

from __future__ import annotations

from collections.abc import Sequence

from pysmt.fnode import FNode
from pysmt.logics import QF_BV
from pysmt.shortcuts import (
    BV,
    BVULT,
    And,
    BVAdd,
    BVAnd,
    BVExtract,
    BVLShr,
    BVMul,
    BVOr,
    BVUDiv,
    BVZExt,
    Equals,
    Implies,
    Symbol,
)
from pysmt.typing import BVType

from sketches.blocks import BlockSpec, FormatDigit
from sketches.bytes import CHUNK
from sketches.wellformed import MalformedProgram
from synth.prove.obligation import Obligation, distinct

#: Bits in which no product of a byte and a base wraps.
_WIDE = 16


def digit_obligations(places: Sequence[Sequence[FormatDigit]]) -> list[Obligation]:
    """Return one obligation per base and digit number of all positions: the formula in
    ``synth.linear.formats`` gives the digit."""
    return [_digit(*pair) for pair in sorted({(one.base, one.digit) for place in places for one in place})]


def format_obligations(
    spec: BlockSpec, places: Sequence[Sequence[FormatDigit]], order: Sequence[int], first: int | None
) -> list[Obligation]:
    """Return the obligations of digits, and one per field of a group's words, each formula once.

    ``places``: the digits of every position. ``order``: the position of every field, ``len(places)`` for a
    field without one. Fields lie [steps, sub-steps, 4]. ``first``: the source byte from which on words are
    copied. None: words are packed from codes, and byte j of sub-step p of step s is position
    ``4 * (p * steps + s) + j``. Raises MalformedProgram unless the order has each position once.
    """
    if sorted(position for position in order if position < len(places)) != list(range(len(places))):
        raise MalformedProgram(f"fields do not have each of {len(places)} positions once")
    found = digit_obligations(places)
    steps = len(order) // spec.positions
    for slot, position in enumerate(order):
        step, rest = divmod(slot, spec.positions)
        part, j = divmod(rest, CHUNK)
        bytes_ = _Bytes()
        field = BV(0, 8)
        for piece in spec.bit_fields(part):
            if first is None:
                positions = [(other * steps + step) * CHUNK + j for other in range(spec.sub_steps)]
                value = _made(spec, places, positions, piece.word, bytes_)
            else:
                value = bytes_(first + (step * spec.words + piece.word) * CHUNK + j)
            bits = BVAnd(BVLShr(value, BV(piece.shift, 8)), BV((1 << piece.width) - 1, 8))
            field = BVOr(field, _shifted(bits, piece.low))
        if position < len(places):
            code = _whole(places[position], bytes_)
            found.append(Obligation(f"field {slot} is position {position}", Equals(field, code), QF_BV))
        elif first is None:
            found.append(Obligation(f"field {slot} is zero", Equals(field, BV(0, 8)), QF_BV))
    return distinct(found)


class _Bytes(dict[int, FNode]):
    """The bytes of a group in the source, named as they are met, so that like fields give one formula."""

    def __call__(self, byte: int) -> FNode:
        return self.setdefault(byte, Symbol(f"x{len(self)}", BVType(8)))


def _whole(place: Sequence[FormatDigit], bytes_: _Bytes) -> FNode:
    """Return the code of a position."""
    found = BV(0, 8)
    for one in place:
        found = BVOr(found, _shifted(_code(one.base, bytes_(one.byte), one.digit), one.low))
    return found


def _code(base: int, byte: FNode, digit: int) -> FNode:
    """Return the digit of a byte as the unpacking code computes it, with a product that wraps in 8 bits."""
    rest = BVZExt(BVMul(byte, BV(base**digit % 256, 8)), _WIDE - 8)
    return BVExtract(BVMul(rest, BV(base, _WIDE)), 8, 15)


def _shifted(bits: FNode, low: int) -> FNode:
    return BVMul(bits, BV(1 << low, 8)) if low else bits


def _made(
    spec: BlockSpec,
    places: Sequence[Sequence[FormatDigit]],
    positions: Sequence[int],
    word: int,
    bytes_: _Bytes,
) -> FNode:
    """Return a byte of a step's word, made of the codes at ``positions`` of the sub-steps."""
    made = BV(0, 8)
    for part, position in enumerate(positions):
        for piece in spec.bit_fields(part):
            if piece.word == word and position < len(places):
                code = BVLShr(_whole(places[position], bytes_), BV(piece.low, 8))
                made = BVOr(made, _shifted(BVAnd(code, BV((1 << piece.width) - 1, 8)), piece.shift))
    return made


def _digit(base: int, digit: int) -> Obligation:
    """Return the obligation that, for all digits, the code of the byte made of them is the digit."""
    count = next(n for n in range(8, 0, -1) if base**n <= 256)
    all_ = [Symbol(f"d{n}", BVType(_WIDE)) for n in range(count)]
    number = BV(0, _WIDE)
    for one in all_:
        number = BVAdd(BVMul(number, BV(base, _WIDE)), one)
    # A number of 8 bits times 256, and what rounds it up, are below 2^16.
    byte = BVUDiv(BVAdd(BVMul(number, BV(256, _WIDE)), BV(base**count - 1, _WIDE)), BV(base**count, _WIDE))
    code = BVZExt(_code(base, BVExtract(byte, 0, 7), digit), _WIDE - 8)
    within = And([BVULT(one, BV(base, _WIDE)) for one in all_])
    claim = Implies(within, Equals(code, all_[digit]))
    return Obligation(f"digit {digit} of base {base}", claim, QF_BV)
