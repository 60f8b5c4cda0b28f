"""The proof of a bitplanes kernel that adds words before it counts them (``sketches.carry_save``).

Bit by bit, a product word is what its positions add, without the multiplier, for all values of the planes.
Adders keep ``sum + 2 carry = level + words`` for every bit. With the number of ones of a register as an
integer, this law holds for whole registers. By composition of the listed adders a block of 2^j steps keeps

    words + sum_l 2^l level_l  =  sum_l 2^l level_l' + 2^j carry.

A level or word counts in a group with the coefficient of its plane pair. While blocks of 2^d steps run, the
levels stand in front of the byte sums in ``synth.prove.induction``. Byte sums and 32-bit sums then count 2^d
times, also when they are added to the result.

Then bytes and 32-bit sums start again, with the coefficients of a step. For j from d down to 0, the result
and

    2^j sum_g share_g N_g + sum_g share_g sum_(l < j) 2^l level_g,l  =  the sum of all terms so far:

N_g is doubled and level j is added. If a block of 2^j steps is left, its carry is added; the block changes
lower levels only. A level that no block has reached has no ones and may be left out, and the doubled N_g is
zero. In the end N_g counts as the bytes of a bitplanes kernel do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise

from pysmt.fnode import FNode
from pysmt.logics import QF_BV, QF_LIA
from pysmt.shortcuts import (
    GE,
    INT,
    LE,
    And,
    BVAdd,
    BVExtract,
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
from isa_specs.lifted import popcount
from sketches.bitplanes import CHUNK, inner_spec, step_kernel
from sketches.carry_save import (
    CARRY,
    LEVEL,
    STEP,
    STEP_PAIR,
    SUM,
    WORD,
    WORDS,
    CarrySave,
    additions,
    renamed,
    step_loads,
    word_name,
)
from sketches.corrections import pair_multipliers
from sketches.kernel import KernelSpec
from sketches.program import Line, Term
from sketches.tile_program import TileProgram, computing
from sketches.wellformed import MalformedProgram
from synth.prove.accumulator_stages import ProvedStage, adding, epilogue
from synth.prove.code import Memo, check_inside, straight_code
from synth.prove.induction import block_law, induction, kind_symbols
from synth.prove.linear import LaneForms, Source
from synth.prove.obligation import Obligation, distinct
from synth.prove.terms import BlockKernelCode, PlaneReader, block_code, position_value

#: Bits in which bits are added up: a sum of a level and two words, or of a sum and twice a carry, is at most
#: 3.
_BIT = 3


def carry_save_obligations(
    spec: KernelSpec,
    isa: Isa,
    target: str,
    planes: TileProgram,
    levels: tuple[ProvedStage, ProvedStage],
    longest: int,
) -> list[Obligation]:
    """Return the obligations of carry-save beside those of the kernel ``planes`` without it, for every K up
    to ``longest``. ``levels``: its byte and 32-bit sums. Raises MalformedProgram if the adders do not count
    every plane pair once within its group's bound."""
    block, carry = block_code(inner_spec(spec, isa), isa, target, step_kernel(isa, planes)), planes.carry_save
    assert carry is not None
    if carry.last_steps > planes.interval:
        raise MalformedProgram(
            f"{carry.depth} levels: the end counts as {carry.last_steps} steps, a byte holds "
            f"{planes.interval}"
        )
    found = distinct(
        [
            *_adders(block, target, carry),
            *_products(block, target, carry),
            *_counts(block, target, planes, carry),
            *_doubling(block, target, planes, carry),
        ]
    )
    of_blocks = [_of_blocks(level, carry.block) for level in levels]
    names = ["wide", *(f"wide{level}" for level in range(carry.depth))]
    (adder,) = computing(planes.epilogue)
    doubled = [replace(adder, dest=to, args=(name, name)) for name, to in pairwise(names)]
    ends = renamed(planes.epilogue, {"wide": names[-1]})
    return [
        *found,
        *_blocks(carry),
        *induction(of_blocks, longest // CHUNK, carry.block),
        *epilogue(straight_code(isa, target, (), (*doubled, *ends)), of_blocks[-1]),
        *_end(carry, levels[0]),
    ]


def _of_blocks(level: ProvedStage, steps: int) -> ProvedStage:
    """Return the accumulator stage with all coefficients multiplied by ``steps``."""
    sums = (
        replace(sum_, lanes=tuple((row, share * steps) for row, share in sum_.lanes)) for sum_ in level.sums
    )
    return replace(level, sums=tuple(sums))


@dataclass
class _Symbols:
    """Symbols for registers at one byte. The byte at ``place`` has the register's own name. Others have
    dotted names, which no register has, in order of appearance, so that bytes that compute alike give one
    formula."""

    place: int
    others: dict[tuple[str, int], str] = field(default_factory=dict)

    def __call__(self, name: str, place: int) -> FNode:
        if place == self.place:
            return Symbol(f"{name}_8", BVType(8))
        other = self.others.setdefault((name, place), f"other.{len(self.others)}_8")
        return Symbol(other, BVType(8))


def _bit(value: FNode, place: int) -> FNode:
    return BVZExt(BVExtract(value, place, place), _BIT - 1)


@cache
def _law(level: FNode, words: tuple[FNode, ...], total: FNode, carry: FNode) -> FNode:
    """Return the formula, for every bit: sum + 2 carry = level + words."""
    return And(
        *(
            Equals(
                BVAdd(_bit(total, place), BVAdd(_bit(carry, place), _bit(carry, place))),
                BVAdd(_bit(level, place), BVAdd(*(_bit(word, place) for word in words))),
            )
            for place in range(8)
        )
    )


def _adders(block: BlockKernelCode, target: str, carry: CarrySave) -> list[Obligation]:
    """Return the laws of the full adder, and of the adders of two steps' words, which ``product`` makes."""
    isa = block.body.isa
    adders = [("full adder", straight_code(isa, target, (), carry.adder), WORDS)]
    for number, pair in enumerate(carry.pairs):
        # No register has a name with a dot.
        words = (f"{WORD}.0", f"{WORD}.1")
        lines = [
            line
            for step, word in enumerate(words)
            for line in renamed(
                pair.product,
                {WORD: word, **dict(zip(STEP, STEP_PAIR[2 * step : 2 * step + 2], strict=True))},
                f".{step}",
            )
        ]
        code = straight_code(isa, target, (), [*lines, *pair.first])
        adders.append((f"two steps of pair {number}", code, words))
    found = []
    for place in range(block.vector_bytes):
        for name, code, words in adders:
            leaf = _Symbols(place)
            memo: Memo = {}
            *read, total, out = (code.byte(one, place, leaf, memo) for one in (*words, SUM, CARRY))
            formula = _law(leaf(LEVEL, place), tuple(read), total, out)
            found.append(Obligation(f"{name}, byte {place}", formula, QF_BV))
    return found


def _products(block: BlockKernelCode, target: str, carry: CarrySave) -> list[Obligation]:
    """Return the obligations that a bit of a word is what its position adds at multiplier 1."""
    isa, size = block.body.isa, block.vector_bytes
    found = []
    for number, (pair, term) in enumerate(zip(carry.pairs, block.program.terms, strict=True)):
        loads = step_loads(block.program, pair, 0, size)
        for load in loads:
            check_inside(load, isa.instructions[load.instruction], block.sizes)
        read = {name: load.dest for name, load in zip(STEP, loads, strict=True)}
        code = straight_code(isa, target, (), (*loads, *renamed(pair.product, {WORD: WORD, **read}, ".0")))
        for place in range(size):
            word = code.byte(WORD, place, PlaneReader(block, term, place).memory, {})
            formula = _is_word(replace(term, multiplier=1), word)
            found.append(Obligation(f"word of pair {number}, byte {place}", formula, QF_BV))
    return found


@cache
def _is_word(term: Term, word: FNode) -> FNode:
    """Return the formula that each bit of the word is what its position adds. Raises MalformedProgram if a
    position adds more than one bit holds."""
    values = {term.per_position(x, y) for x in (0, 1) for y in (0, 1)}
    if not values <= {0, 1}:
        raise MalformedProgram(f"{term.name}: a position adds one of {sorted(values)}, a bit is 0 or 1")
    w, a = Symbol("w", BVType(8)), Symbol("a", BVType(8))
    return And([Equals(_bit(word, bit), position_value(term, w, a, bit, _BIT)) for bit in range(8)])


def _counts(block: BlockKernelCode, target: str, planes: TileProgram, carry: CarrySave) -> list[Obligation]:
    """Return the obligations that a group counts the ones of its pairs' words, times the pair's factor
    divided by ``coefficient``. Every pair is in one group. The registers of terms are cut points."""
    factors = pair_multipliers(block.spec, block.program)
    words = [word_name(number) for number in range(len(carry.pairs))]
    code = straight_code(block.body.isa, target, planes.constants, carry.counts)
    terms = {term.name: number for number, term in enumerate(planes.terms)}
    counted: list[int] = []
    found = []
    for group in planes.groups:
        members = _members(carry.counts, group.name, set(terms))
        counted += [terms[name] for name in members]
        bounds = {}
        for name in members:
            term = planes.terms[terms[name]]
            often, rest = divmod(factors[term.weight_plane, term.activation_plane], group.coefficient)
            bounds[name] = 8 * often
            if rest or often < 1:
                raise MalformedProgram(
                    f"{name} counts {often} times, no multiple of {group.coefficient}, in {group.name}"
                )
            for place in range(block.vector_bytes):
                leaf = _Symbols(place)
                ones = popcount(leaf(words[terms[name]], place), 16)
                formula = Equals(BVZExt(code.byte(name, place, leaf, {}), 8), _times(ones, often))
                found.append(Obligation(f"count of {name}, byte {place}", formula, QF_BV))
        if sum(bounds.values()) > group.bound:
            raise MalformedProgram(f"{group.name}: a block can add {sum(bounds.values())}, not {group.bound}")
        sources = dict.fromkeys(words, Source(8, (1 << 8) - 1))
        forms = LaneForms(code, sources | {name: Source(8, bound) for name, bound in bounds.items()})
        for place in range(block.vector_bytes):
            value = forms.value(group.name, place)
            formula = forms.claim([(value, 1)], None, {(name, place): 1 for name in bounds}, group.bound)
            found.append(Obligation(f"sum of {group.name}, byte {place}", formula, QF_LIA))
        found += forms.steps.values()
    if sorted(counted) != list(range(len(carry.pairs))):
        raise MalformedProgram(f"the groups count the pairs {sorted(counted)}, not each once")
    return found


def _members(lines: Sequence[Line], name: str, terms: set[str]) -> list[str]:
    """Return the terms that a register is computed from, each as often as it is read."""
    if name in terms:
        return [name]
    made = [line for line in lines if line.dest == name]
    return [member for line in made for arg in line.args for member in _members(lines, arg, terms)]


def _times(value: FNode, factor: int) -> FNode:
    return BVAdd(*([value] * factor)) if factor > 1 else value


def _doubling(block: BlockKernelCode, target: str, planes: TileProgram, carry: CarrySave) -> list[Obligation]:
    """Return the obligations that bytes added to themselves at the end do not wrap."""
    code = adding(block.body.isa, target, planes.adder, "held", "held")
    found = []
    for group in planes.groups:
        most = group.bound * (carry.block - 2)
        # With blocks of two steps nothing was counted before the end, and nothing is doubled.
        forms = LaneForms(code, {"held": Source(8, most)})
        for lane in range(block.vector_bytes if most else 0):
            value = forms.value("after", lane)
            formula = forms.claim([(value, 1)], None, {("held", lane): 2}, 2 * most)
            name = f"end: {group.name} doubles without wrapping, lane {lane}"
            found.append(Obligation(name, formula, QF_LIA))
        found += forms.steps.values()
    return found


def _blocks(carry: CarrySave) -> list[Obligation]:
    """Return the law of a block by composition of its adders, for every block size, over counts of ones."""
    found = []
    for size in range(1, carry.depth + 1):
        steps = 1 << size
        words = [Symbol(f"x{step}_i", INT) for step in range(steps)]
        levels = [Symbol(f"level{level}_i", INT) for level in range(size)]
        now, taken = list(levels), 0
        carries: list[FNode] = []
        laws: list[FNode] = []
        for number, addition in enumerate(additions(steps)):
            if addition.words is None:
                read = words[taken : taken + 2]
                taken += 2
            else:
                read = [carries[word] for word in addition.words]
            total, out = Symbol(f"sum{number}_i", INT), Symbol(f"carry{number}_i", INT)
            laws.append(Equals(Plus(total, Times(Int(2), out)), Plus(now[addition.level], *read)))
            now[addition.level] = total
            carries.append(out)
        claim = Equals(Plus(*words, _weighed(levels)), Plus(_weighed(now), Times(Int(steps), carries[-1])))
        found.append(Obligation(f"law of a block of {steps} steps", Implies(And(laws), claim), QF_LIA))
    return found


def _weighed(levels: Sequence[FNode]) -> FNode:
    return Plus([Int(0), *(Times(Int(1 << number), level) for number, level in enumerate(levels))])


def _end(carry: CarrySave, first: ProvedStage) -> list[Obligation]:
    """Return the obligations from level to level, with and without a block of the level's weight. They are
    on one lane of the byte sums and on the row's sum. ``first``: the byte sums, with the coefficients of a
    step."""
    kinds = first.kinds()
    row, lane, front, ones, added, words, behind, out, more = (
        kind_symbols(name, kinds)
        for name in ("row", "lane", "front", "ones", "added", "words", "behind", "carry", "more")
    )
    result, total, zeros = Symbol("result_i", INT), Symbol("total_i", INT), tuple(Int(0) for _ in kinds)

    def sums(*terms: tuple[int, Sequence[FNode]]) -> list[FNode]:
        """Return, per kind, the sum of its values times their factors."""
        return [Plus([Times(Int(n), values[k]) for n, values in terms]) for k in range(len(kinds))]

    def shared(values: Sequence[FNode]) -> FNode:
        return Plus([Times(Int(share), value) for (share, _, _), value in zip(kinds, values, strict=True)])

    def within(lanes: Sequence[FNode], steps: int) -> FNode:
        """Return the formula that each lane has sums of at most ``steps`` steps."""
        return And(
            And(GE(value, Int(0)), LE(value, Int(bound * steps)))
            for (_, bound, _), value in zip(kinds, lanes, strict=True)
        )

    def state(
        level: int, rows: Sequence[FNode], lanes: Sequence[FNode], levels: Sequence[FNode], total: FNode
    ) -> FNode:
        most = 2 * ((1 << carry.depth - level) - 1)
        counted = Plus(result, shared(sums((1 << level, rows), (1, levels))))
        return And(within(lanes, most), Equals(counted, total))

    found = []
    for level in reversed(range(carry.depth)):
        below, then = (front, behind) if level else (zeros, zeros)
        of_level = sums((1, below), (1 << level, ones))
        before = And(state(level + 1, row, lane, of_level, total), within(added, 1))
        rows, lanes = sums((2, row), (1, ones)), sums((2, lane), (1, added))
        without = state(level, rows, lanes, below, total)
        law = And(*block_law(words, below, then, 1 << level, out), within(more, 1))
        with_block = state(
            level, sums((1, rows), (1, out)), sums((1, lanes), (1, more)), then, Plus(total, shared(words))
        )
        found += [
            Obligation(f"end: level {level}", Implies(before, without), QF_LIA),
            Obligation(f"end: a block of {1 << level} steps", Implies(And(before, law), with_block), QF_LIA),
        ]
    return found
