"""Proof of a kernel of linear layers in blocks: every part is the codes of its fields, what a part adds to a
sum, and what moves sums to wider lanes; and that no sum of a block overflows, nor is more than a float has as
it is.

The loops around them are few: a block's parts one after the other, sums moved on before they are full, and
behind the last part. What floats do then is stated in the emission, with its order.
"""

from __future__ import annotations

from pysmt.fnode import FNode
from pysmt.logics import QF_BV, QF_LIA
from pysmt.shortcuts import (
    BV,
    BVSLE,
    GE,
    INT,
    LE,
    SBV,
    And,
    BVAdd,
    BVExtract,
    BVOr,
    BVSExt,
    BVZExt,
    Equals,
    Implies,
    Int,
    Plus,
    Symbol,
    Times,
)
from pysmt.typing import BVType

from isa_specs.instruction import Isa
from sketches.blocks import EXACT_FLOAT, LARGEST_SUM, BlockProgram
from sketches.bytes import CENTRE, CHUNK, WIDE
from sketches.wellformed_forms import check_blocks
from synth.prove.bytes import Factor, added_products, check_driver
from synth.prove.code import Code, Memo, free_leaf, straight_code
from synth.prove.levels import Level, Sum, bytes_of
from synth.prove.obligation import Obligation, distinct


def block_obligations(isa: Isa, target: str, program: BlockProgram) -> list[Obligation]:
    """Everything that has to be valid. Raises MalformedProgram where the program contradicts itself."""
    check_blocks(isa, target, program)
    check_driver(program.tiles)
    first, code = program.levels[0], straight_code(isa, target, program.constants, program.levels[0].lines)
    lanes = tuple((0, 1) for _ in range(isa.vector_bits // first.width))
    sums = (Sum("sum0", program.bounds[0], lanes),)
    level = Level(first.width, sums, (*program.intervals, None)[0], signed=True)

    def places(number: int, lane: int) -> list[tuple[int, int]]:
        every = range(lane * first.width // 8, (lane + 1) * first.width // 8)
        return [(byte, byte % CHUNK) for byte in every]

    factors = (Factor("part", program.spec.bits, program.taken_off), Factor("activations", 8, CENTRE))
    says = "part: lane {lane} takes the products of its bytes"
    found = [
        *_parts(isa, target, program),
        *added_products(factors, program.product_limits, code, level, [first.total], places, says),
    ]
    for number in range(len(program.levels) - 1):
        found += _moves(isa, target, program, number)
    return distinct([*found, *_bounds(program)])


def linear_obligations(isa: Isa, target: str, programs: tuple[BlockProgram, ...]) -> list[Obligation]:
    """Those of a kernel's programs, of which it has one."""
    return [one for program in programs for one in block_obligations(isa, target, program)]


def _parts(isa: Isa, target: str, program: BlockProgram) -> list[Obligation]:
    """Byte by byte, a part has the bits of its fields, and no others."""
    spec, size = program.spec, isa.vector_bits // 8
    code = straight_code(isa, target, program.constants, (*program.loads, *program.unpack))
    found = []
    for part, name in enumerate(program.parts):
        for byte in range(size):
            # Bytes are called by their words: those of one place are one claim.
            words = [Symbol(f"word{number}", BVType(8)) for number in range(spec.words)]
            named: Memo = {("weights", number * size + byte): word for number, word in enumerate(words)}
            wanted: FNode = BV(0, 8)
            for number, piece in enumerate(spec.pieces):
                word, shift = spec.place(part, number)
                field = BVZExt(BVExtract(words[word], shift, shift + piece.width - 1), 8 - piece.width)
                wanted = BVOr(wanted, field << piece.low)
            value = code.lane(name, 8, byte, free_leaf(named))
            says = f"part {part}: byte {byte} has the bits of its fields"
            found.append(Obligation(says, Equals(value, wanted), QF_BV))
    return found


def _moves(isa: Isa, target: str, program: BlockProgram, number: int) -> list[Obligation]:
    """A level's lines add to each lane of its sums those of the level below that lie in it, and nothing
    overflows."""
    narrow, wide = program.levels[number], program.levels[number + 1]
    full = program.bounds[number] * program.intervals[number]
    code: Code = straight_code(isa, target, program.constants, wide.lines)
    most = (1 << wide.width - 1) - 1 - program.bounds[number + 1]
    found = []
    for lane in range(isa.vector_bits // wide.width):
        before = Symbol(f"sum_{wide.width}", BVType(wide.width))
        named = bytes_of(before, f"sum{number + 1}", lane * wide.width // 8)
        total, within = before, [_between(before, most)]
        for part in range(wide.width // narrow.width):
            own = Symbol(f"part{part}_{narrow.width}", BVType(narrow.width))
            place = (lane * wide.width + part * narrow.width) // 8
            named |= bytes_of(own, f"sum{number}", place)
            total = BVAdd(total, BVSExt(own, wide.width - narrow.width))
            within.append(_between(own, full))
        value = code.lane(wide.total, wide.width, lane, free_leaf(named))
        claim = And(Equals(value, total), _between(total, most + program.bounds[number + 1]))
        says = f"sums of {wide.width} bits: lane {lane} takes those of {narrow.width} bits in it"
        found.append(Obligation(says, Implies(And(within), claim), QF_BV))
    return found


def _between(number: FNode, most: int) -> FNode:
    """A signed number is at most so far from zero."""
    width = number.bv_width()
    return And(BVSLE(SBV(-most, width), number), BVSLE(number, SBV(most, width)))


def _bounds(program: BlockProgram) -> list[Obligation]:
    """Sums of levels that move on are not full before, and the last ones hold a block with what it began
    with: a float has it as it is."""
    runs = Symbol("runs_i", INT)
    found = []
    for level, bound, interval in zip(program.levels, program.bounds, program.intervals, strict=False):
        short = And(GE(runs, Int(0)), LE(runs, Int(interval)))
        claim = LE(Times(Int(bound), runs), Int((1 << level.width - 1) - 1))
        says = f"{interval} runs fit {level.width} bits"
        found.append(Obligation(says, Implies(short, claim), QF_LIA))
    added, begun = Symbol("added_i", INT), Symbol("begun_i", INT)
    within = And([size for one in (added, begun) for size in _sizes(one, LARGEST_SUM)])
    claim = And(*_sizes(Plus(added, begun), (1 << WIDE - 1) - 1), LE(Int(2 * LARGEST_SUM), Int(EXACT_FLOAT)))
    # Twice: the zero point may be half of an integer.
    says = f"a block fits {WIDE} bits with what it begins with, and a float"
    found.append(Obligation(says, Implies(within, claim), QF_LIA))
    return found


def _sizes(number: FNode, most: int) -> tuple[FNode, FNode]:
    """An integer is at most so far from zero."""
    return GE(number, Int(-most)), LE(number, Int(most))
