"""The proof of a panel kernel that adds words before it counts them (``sketches.carry_save``).

Bit by bit: a position's bit of a product word is what the position adds, the multiplier aside, for all values
of the planes; adders keep ``sum + 2 carry = level + words``. With the ones of a register as integers, that
law holds for whole registers, and by composition of the listed adders a block of 2^j steps keeps

    words + sum_l 2^l level_l  =  sum_l 2^l level_l' + 2^j carry.

A level or word counts in a group as often as its plane pair does. After ``s`` blocks of 2^d steps since the
last widening and ``f`` before it, for every row of a cell (bounds as in ``synth.prove.panel``):

    2^d (wide + sum_g share_g N_g) + sum_g share_g sum_l 2^l level_g,l  =  the sum of all terms so far.

At the end ``wide`` takes the bytes and is doubled d times. From then on, for j from d down to 0,

    wide + 2^j sum_g share_g N_g + sum_g share_g sum_(l < j) 2^l level_g,l  =  the sum of all terms so far:

N_g is doubled, level j added, and the carry of a block of 2^j steps, which changes lower levels only, where
there is one. A level that no block has reached holds no ones, so it may be left out, and what is doubled
before is zero.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from pysmt.fnode import FNode
from pysmt.logics import QF_BV, QF_LIA
from pysmt.shortcuts import (
    BV,
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
    Ite,
    Plus,
    Symbol,
    Times,
)
from pysmt.typing import BVType

from isa_specs.lifted import popcount
from sketches.carry_save import (
    CARRY,
    LEVEL,
    STEP,
    STEP_PAIR,
    SUM,
    WORD,
    WORDS,
    CarryPair,
    CarrySave,
    additions,
    word_name,
)
from sketches.corrections import pair_multipliers
from sketches.panel import CHUNK, PanelProgram
from sketches.program import Line, Term, memory, split_memory
from sketches.wellformed import MalformedProgram
from synth.prove.code import Code, Leaf, Memo, check_inside, straight_code
from synth.prove.levels import adding
from synth.prove.linear import LaneForms, Source
from synth.prove.obligation import Obligation, distinct
from synth.prove.terms import Block, PlaneReader

_LANES = CHUNK // 8
#: Bits in which bits are added up: a sum of a level and two words, or of a sum and twice a carry, is at most
#: 3.
_BIT = 3


def carry_save_obligations(
    block: Block, target: str, panel: PanelProgram, carry: CarrySave, longest: int
) -> list[Obligation]:
    """What has to be valid in place of the panel's own loop, for every K up to ``longest``. ``block``: its
    cell. Raises MalformedProgram."""
    if carry.last_steps > panel.interval:
        raise MalformedProgram(
            f"{carry.depth} levels: the end counts as {carry.last_steps} steps, a byte holds {panel.interval}"
        )
    products = {pair.term: straight_code(block.body.isa, target, (), pair.product) for pair in carry.pairs}
    found = distinct(
        [
            *_adders(block, target, carry, products),
            *_products(block, carry, products),
            *_counts(block, target, panel, carry),
            *_doubling(block, target, panel, carry),
        ]
    )
    return [*found, *_blocks(carry), *_induction(panel, carry, longest), *_end(panel, carry)]


@dataclass
class _Symbols:
    """Symbols for registers at one byte: that byte under the register's own name, others in order of
    appearance, so that bytes that compute alike give one formula. Theirs have a sign that no register's name
    has."""

    place: int
    others: dict[tuple[str, int], str] = field(default_factory=dict)

    def __call__(self, name: str, place: int) -> FNode:
        if place == self.place:
            return Symbol(f"{name}_8", BVType(8))
        other = self.others.setdefault((name, place), f"other.{len(self.others)}_8")
        return Symbol(other, BVType(8))


def _renamed(leaf: Leaf, names: Mapping[str, str]) -> Leaf:
    return lambda name, place: leaf(names[name], place)


def _bit(value: FNode, place: int) -> FNode:
    return BVZExt(BVExtract(value, place, place), _BIT - 1)


@cache
def _law(level: FNode, words: tuple[FNode, ...], total: FNode, carry: FNode) -> FNode:
    """Of every bit: sum + 2 carry = level + words."""
    return And(
        *(
            Equals(
                BVAdd(_bit(total, place), BVAdd(_bit(carry, place), _bit(carry, place))),
                BVAdd(_bit(level, place), BVAdd(*(_bit(word, place) for word in words))),
            )
            for place in range(8)
        )
    )


def _adders(block: Block, target: str, carry: CarrySave, products: Mapping[str, Code]) -> list[Obligation]:
    """The full adder, and that of two steps' words, where these are what ``product`` makes."""

    def law(code: Code, leaf: Leaf, words: Sequence[FNode], place: int) -> FNode:
        memo: Memo = {}
        total, out = (code.byte(name, place, leaf, memo) for name in (SUM, CARRY))
        return _law(leaf(LEVEL, place), tuple(words), total, out)

    adder = straight_code(block.body.isa, target, (), carry.adder)
    firsts = [straight_code(block.body.isa, target, (), pair.first) for pair in carry.pairs]
    found = []
    for place in range(block.vector_bytes):
        leaf = _Symbols(place)
        formula = law(adder, leaf, [leaf(name, place) for name in WORDS], place)
        found.append(Obligation(f"full adder, byte {place}", formula, QF_BV))
        for number, (pair, first) in enumerate(zip(carry.pairs, firsts, strict=True)):
            leaf = _Symbols(place)
            words = [
                products[pair.term].byte(WORD, place, _renamed(leaf, dict(zip(STEP, step, strict=True))), {})
                for step in (STEP_PAIR[:2], STEP_PAIR[2:])
            ]
            formula = law(first, leaf, words, place)
            found.append(Obligation(f"two steps of pair {number}, byte {place}", formula, QF_BV))
    return found


def _products(block: Block, carry: CarrySave, products: Mapping[str, Code]) -> list[Obligation]:
    """A bit of a word is what its position adds at multiplier 1, of the planes behind what is loaded."""
    found = []
    for number, (pair, term) in enumerate(zip(carry.pairs, block.program.terms, strict=True)):
        for place in range(block.vector_bytes):
            leaf = _loaded(PlaneReader(block, term, place), pair, term)
            word = products[pair.term].byte(WORD, place, leaf, {})
            formula = _is_word(replace(term, multiplier=1), word)
            found.append(Obligation(f"word of pair {number}, byte {place}", formula, QF_BV))
    return found


def _loaded(reader: PlaneReader, pair: CarryPair, term: Term) -> Leaf:
    """What a product reads of a step: the bytes that the cell's first load of a buffer finds at the pair's
    place."""
    block = reader.block
    at = {
        "weights": memory("weights", pair.view * block.vector_bytes),
        "activations": memory("activations", term.activation_plane * CHUNK // 8),
    }
    loads = {}
    for line, instruction in reversed(block.body.lines.values()):
        place = split_memory(line.args[0])
        if place is not None and place[0] in at:
            loads[place[0]] = replace(line, args=(at[place[0]],)), instruction
    for line, instruction in loads.values():
        check_inside(line, instruction, block.sizes)
    buffers = dict(zip(STEP, ("weights", "activations"), strict=True))
    return lambda name, index: block.body.line_byte(*loads[buffers[name]], index, reader.memory, {})


def _is_word(term: Term, word: FNode) -> FNode:
    """Bit by bit the word is what a position adds, which a bit can hold: what stands for more is the
    multiplier."""
    values = {(x, y): term.per_position(x, y) for x in (0, 1) for y in (0, 1)}
    if not set(values.values()) <= {0, 1}:
        raise MalformedProgram(
            f"{term.name}: a position adds one of {sorted(values.values())}, a bit is 0 or 1"
        )
    return _bits_are(tuple(values.items()), word)


@cache
def _bits_are(values: tuple[tuple[tuple[int, int], int], ...], word: FNode) -> FNode:
    """Every bit of the word has the value of its bits of ``w`` and ``a``."""
    w, a = Symbol("w", BVType(8)), Symbol("a", BVType(8))
    claims = []
    for place in range(8):
        w_bit, a_bit = (Equals(BVExtract(x, place, place), BV(1, 1)) for x in (w, a))
        bit = {key: BV(value, _BIT) for key, value in values}
        wanted = Ite(w_bit, Ite(a_bit, bit[1, 1], bit[1, 0]), Ite(a_bit, bit[0, 1], bit[0, 0]))
        claims.append(Equals(_bit(word, place), wanted))
    return And(claims)


def _counts(block: Block, target: str, panel: PanelProgram, carry: CarrySave) -> list[Obligation]:
    """A group takes the ones of each of its pairs' words, as often as ``share`` lacks of the pair's factor;
    every pair is in one group. The terms' registers are cut points."""
    factors = pair_multipliers(block.spec, panel.cell)
    words = [word_name(number) for number in range(len(carry.pairs))]
    code = straight_code(block.body.isa, target, panel.cell.constants, carry.counts)
    terms = {term.name: number for number, term in enumerate(panel.cell.terms)}
    counted: list[int] = []
    found = []
    for group in panel.groups:
        members = _members(carry.counts, group.name, set(terms))
        counted += [terms[name] for name in members]
        bounds = {}
        for name in members:
            term = panel.cell.terms[terms[name]]
            often, rest = divmod(factors[term.weight_plane, term.activation_plane], group.share)
            bounds[name] = 8 * often
            if rest or often < 1:
                raise MalformedProgram(
                    f"{name} counts {often} and a part of {group.share} fold in {group.name}"
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
    """The terms that a register is made of, each as often as it is read."""
    if name in terms:
        return [name]
    made = [line for line in lines if line.dest == name]
    return [member for line in made for arg in line.args for member in _members(lines, arg, terms)]


def _times(value: FNode, factor: int) -> FNode:
    return BVAdd(*([value] * factor)) if factor > 1 else value


def _doubling(block: Block, target: str, panel: PanelProgram, carry: CarrySave) -> list[Obligation]:
    """Bytes that are added to themselves at the end do not wrap."""
    code = adding(block.body.isa, target, panel.adder, "held", "held")
    found = []
    for group in panel.groups:
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
    """The law of a block by composition of its adders, for every size of block; integers are ones of
    registers."""
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


class _Row:
    """The integers of one row, per group: the bytes' sum, levels, what a block's words add, and the block's
    carry."""

    def __init__(self, panel: PanelProgram, depth: int) -> None:
        self.groups = panel.groups
        self.held = [self._symbol("held", g) for g in range(len(self.groups))]
        self.words = [self._symbol("words", g) for g in range(len(self.groups))]
        self.carry = [self._symbol("carry", g) for g in range(len(self.groups))]
        self.levels = [[self._symbol(f"level{n}", g) for n in range(depth)] for g in range(len(self.groups))]
        self.after = [[self._symbol(f"after{n}", g) for n in range(depth)] for g in range(len(self.groups))]

    def _symbol(self, name: str, group: int) -> FNode:
        return Symbol(f"{name}_{group}_i", INT)

    def shared(self, values: Sequence[FNode]) -> FNode:
        """The sum over the groups, by their shares."""
        return Plus([Times(Int(g.share), value) for g, value in zip(self.groups, values, strict=True)])

    def within(self, values: Sequence[FNode], steps: FNode | int = 1) -> FNode:
        """Every group's value is of at most so many steps."""
        factor = Int(steps) if isinstance(steps, int) else steps
        return And(
            *(
                And(GE(v, Int(0)), LE(v, Times(Int(_LANES * g.bound), factor)))
                for g, v in zip(self.groups, values, strict=True)
            )
        )

    def law(self, size: int) -> FNode:
        """A block of 2^size steps, as ``_blocks`` has it, each pair as often as its group takes it."""
        return And(
            self.within(self.carry),
            *(
                Equals(
                    Plus(self.words[g], _weighed(self.levels[g][:size])),
                    Plus(_weighed(self.after[g][:size]), Times(Int(1 << size), self.carry[g])),
                )
                for g in range(len(self.groups))
            ),
            *(self.within([levels[n] for levels in self.after]) for n in range(size)),
        )

    def in_levels(self, levels: Sequence[Sequence[FNode]], size: int) -> FNode:
        return self.shared([_weighed(of_group[:size]) for of_group in levels])


def _induction(panel: PanelProgram, carry: CarrySave, longest: int) -> list[Obligation]:
    """The invariant of whole blocks, as the module's text has it."""
    steps = longest // CHUNK
    row, depth = _Row(panel, carry.depth), carry.depth
    s, f, wide, total = (Symbol(f"{name}_i", INT) for name in ("s", "f", "wide", "total"))
    bound, zero = Int(panel.cell.block_bound), [Int(0)] * len(panel.groups)

    def invariant(
        s: FNode, f: FNode, wide: FNode, held: Sequence[FNode], levels: Sequence[Sequence[FNode]], total: FNode
    ) -> FNode:  # fmt: skip
        counted = Times(Int(carry.block), Plus(wide, row.shared(held)))
        return And(
            row.within(held, s), *(row.within([of_group[n] for of_group in levels]) for n in range(depth)),
            GE(s, Int(0)), LE(s, Int(panel.interval)), GE(f, Int(0)), GE(wide, Int(0)), LE(wide, Times(bound, f)),
            Equals(Plus(counted, row.in_levels(levels, depth)), total),
        )  # fmt: skip

    before = invariant(s, f, wide, row.held, row.levels, total)
    start = invariant(Int(0), Int(0), Int(0), zero, [[Int(0)] * depth] * len(panel.groups), Int(0))
    added = [Plus(held, out) for held, out in zip(row.held, row.carry, strict=True)]
    taken = And(row.law(depth), LE(s, Int(panel.interval - 1)))
    after_block = invariant(Plus(s, Int(1)), f, wide, added, row.after, Plus(total, row.shared(row.words)))
    moved = Plus(wide, row.shared(row.held))
    after_widening = invariant(Int(0), Plus(f, s), moved, zero, row.levels, total)
    # The last widening adds to what was doubled, and needs its room as the others do.
    room = Int((1 << CHUNK) - 1 - panel.interval * panel.cell.block_bound)
    short = LE(Times(Int(carry.block), Plus(f, s)), Int(steps))
    fits = And(LE(wide, room), LE(Times(Int(carry.block), moved), room))
    return [
        Obligation("invariant: holds before the first block", start, QF_LIA),
        Obligation("invariant: kept by a block", Implies(And(before, taken), after_block), QF_LIA),
        Obligation("invariant: kept by a widening", Implies(before, after_widening), QF_LIA),
        Obligation(f"{steps} steps fit 32 bits", Implies(And(before, short), fits), QF_LIA),
    ]


def _end(panel: PanelProgram, carry: CarrySave) -> list[Obligation]:
    """From level to level, with and without a block of the level's weight."""
    row = _Row(panel, carry.depth)
    wide, total = Symbol("wide_i", INT), Symbol("total_i", INT)
    most = {level: 2 * ((1 << (carry.depth - level)) - 1) for level in range(carry.depth + 1)}

    def state(level: int, held: Sequence[FNode], levels: Sequence[Sequence[FNode]], total: FNode) -> FNode:
        counted = Plus(wide, Times(Int(1 << level), row.shared(held)), row.in_levels(levels, level))
        return And(row.within(held, most[level]), Equals(counted, total))

    found = []
    for level in reversed(range(carry.depth)):
        before = And(
            state(level + 1, row.held, row.levels, total),
            *(row.within([levels[n] for levels in row.levels]) for n in range(level + 1)),
        )
        # At the highest level nothing was counted yet, so nothing is doubled.
        twice = 1 if level == carry.depth - 1 else 2
        held = [
            Plus(Times(Int(twice), n), levels[level]) for n, levels in zip(row.held, row.levels, strict=True)
        ]
        without = state(level, held, row.levels, total)
        more = [Plus(n, out) for n, out in zip(held, row.carry, strict=True)]
        with_block = state(level, more, row.after, Plus(total, row.shared(row.words)))
        found += [
            Obligation(f"end: level {level}", Implies(before, without), QF_LIA),
            Obligation(
                f"end: a block of {1 << level} steps",
                Implies(And(before, row.law(level)), with_block),
                QF_LIA,
            ),
        ]
    return found
