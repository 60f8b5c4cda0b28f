"""The proof of a repacking program: every bit that it writes is a bit of the position's code, for all sums
and all tables with ascending thresholds.

The program is lifted as a whole, as a packing program is (``synth.prove.bitpack``). Sums, masks and
thresholds are symbols of 32 bits. Ascending thresholds matter in one way only: a value that reaches a
threshold reaches the ones before. This is proved once, for any three numbers, and is the only hypothesis of a
position's bits.
"""

from __future__ import annotations

import itertools

from pysmt.fnode import FNode
from pysmt.logics import QF_BV
from pysmt.shortcuts import (
    BV,
    BVSGE,
    BVSLE,
    And,
    BVAdd,
    BVExtract,
    BVXor,
    Equals,
    Implies,
    Ite,
    Symbol,
)
from pysmt.typing import BVType

from isa_specs.instruction import Isa
from sketches.bitplanes import CHUNK
from sketches.repack import RepackProgram
from synth.prove.bitpack import words_of
from synth.prove.obligation import Obligation


def repack_obligations(isa: Isa, target: str, programs: tuple[RepackProgram, ...]) -> list[Obligation]:
    """Return the obligation that reaching a threshold implies reaching each smaller one, and one per eight
    positions of every program. These say that all planes have the bits of the codes. Raises MalformedProgram
    if a program contradicts itself."""
    return [_before(), *(one for program in programs for one in _of_block(isa, target, program))]


def _of_block(isa: Isa, target: str, program: RepackProgram) -> list[Obligation]:
    spec = program.spec
    sums = [_symbol(f"sum{position}") for position in range(spec.positions)]
    rows = ["mask", *(f"limit{t}_" for t in range(spec.levels))]
    table = [
        [_symbol(f"{row}{chunk * CHUNK + i}") for row in rows for i in range(CHUNK)]
        for chunk in range(spec.positions // CHUNK)
    ]
    inputs = {"sums": _bytes(sums), "table": _bytes([one for chunk in table for one in chunk])}
    found = []
    words = words_of(isa, target, program, inputs)
    for chunk, start in itertools.product(range(spec.positions // CHUNK), range(0, CHUNK, _TOGETHER)):
        planes = words[chunk * spec.bits : (chunk + 1) * spec.bits]
        claims, ordered = [], []
        for i in range(start, start + _TOGETHER):
            mask, *limits = table[chunk][i::CHUNK]
            value = BVXor(sums[chunk * CHUNK + i], mask)
            reached = [BVSGE(value, limit) for limit in limits]
            ordered += [Implies(b, a) for a, b in itertools.pairwise(reached)]
            code = _code(reached, spec.flip)
            claims += [
                Equals(BVExtract(word, i, i), BVExtract(code, plane, plane))
                for plane, word in enumerate(planes)
            ]
        name = (
            f"{spec.positions} positions, flip {spec.flip}: bits {start} to {start + _TOGETHER - 1} of the "
            f"words of chunk {chunk} are the planes of their codes"
        )
        claim = Implies(And(ordered), And(claims)) if ordered else And(claims)
        found.append(Obligation(name, claim, QF_BV))
    return found


#: Positions of an obligation: the planes share the comparisons, and the solver's work grows faster than the
#: positions.
_TOGETHER = 8


def _symbol(name: str) -> FNode:
    return Symbol(name, BVType(32))


def _bytes(numbers: list[FNode]) -> list[FNode]:
    return [BVExtract(number, 8 * i, 8 * i + 7) for number in numbers for i in range(4)]


def _code(reached: list[FNode], flip: int) -> FNode:
    """Return the specification's code, as a byte."""
    count = BV(0, 8)
    for one in reached:
        count = BVAdd(count, Ite(one, BV(1, 8), BV(0, 8)))
    return BVXor(count, BV(flip, 8))


def _before() -> Obligation:
    """Return the obligation that a value that reaches the larger of two thresholds reaches the smaller."""
    value, smaller, larger = (_symbol(name) for name in ("value", "smaller", "larger"))
    hypothesis = And(BVSLE(smaller, larger), BVSGE(value, larger))
    return Obligation("limits are reached in order", Implies(hypothesis, BVSGE(value, smaller)), QF_BV)
