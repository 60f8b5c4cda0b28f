"""Sums in levels of lanes, whatever form makes them: what a step adds goes into narrow lanes, before those
can overflow into wider ones, and in the end into the result.

Every lane belongs to one row. For every row, after ``runs_i`` runs of what adds to level i since its sums
moved on, which hold what ``taken_i`` steps added:

    every lane of level i is at most e_i * taken_i,    taken_i <= P_i * runs_i,    runs_i <= interval_i,
    the result and the row's lanes of all levels, share fold  =  the sum of what all steps so far add to the
    row,

where e_i is the most that one step adds to a lane and P_i the product of the intervals below. The last level
before the result may have no interval: then K is what bounds its sums.

In front of the first level there may be levels of one bit (``sketches.carry_save``), through which blocks of
2^d steps go. A block is then what adds to the first level, and with the ones of the levels by their weights,

    its words + (the levels before)  =  (the levels behind) + 2^d * (what it adds to the row):

the levels count in the sum of all steps as well, as often as a word does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TypeVar

from pysmt.fnode import FNode
from pysmt.logics import QF_BV, QF_LIA
from pysmt.shortcuts import (
    BV,
    GE,
    INT,
    LE,
    And,
    BVAdd,
    BVMul,
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
from isa_specs.lifted import byte_of
from sketches.limits import LARGEST_RESULT
from sketches.loops import TileProgram
from sketches.program import Line, memory, split_memory
from sketches.wellformed import MalformedProgram
from synth.prove.code import Code, Memo, free_leaf, straight_code
from synth.prove.linear import Key, LaneForms, Source
from synth.prove.obligation import Obligation

_T = TypeVar("_T")
#: Bits of a lane of the result.
RESULT = 32


@dataclass(frozen=True)
class Sum:
    """What keeps sums: ``name``, a register or the place of one in a buffer (``acc@32``); ``bound``, the most
    that one run adds to a lane; per lane its row and its share, that is how often a unit of it counts in the
    result."""

    name: str
    bound: int
    lanes: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Level:
    """Sums in lanes of ``width`` bits that move on after at most ``interval`` runs of what adds to them, None
    where K is all that bounds these."""

    width: int
    sums: tuple[Sum, ...]
    interval: int | None

    def lanes(self) -> dict[Key, tuple[int, int]]:
        """Row and share of every lane."""
        return {
            _key(sum_.name, self.width, lane): of for sum_ in self.sums for lane, of in enumerate(sum_.lanes)
        }

    def kinds(self) -> tuple[tuple[int, int, int], ...]:
        """(share, bound, how many) of the lanes of a row. Raises MalformedProgram where rows differ in
        these."""
        of_row: dict[int, Counter[tuple[int, int]]] = {}
        for sum_ in self.sums:
            for row, share in sum_.lanes:
                of_row.setdefault(row, Counter())[share, sum_.bound] += 1
        every = list(of_row.values())
        if not every or any(one != every[0] for one in every):
            raise MalformedProgram(f"sums of {self.width} bits: the rows are not all alike")
        return tuple((share, bound, count) for (share, bound), count in sorted(every[0].items()))


def sources_of(level: Level, runs: int) -> dict[str, Source]:
    """Where forms end at the sums of a level, of at most so many runs."""
    found = {}
    for sum_ in level.sums:
        found[_source(sum_.name)] = Source(level.width, sum_.bound * runs)
    return found


def accumulated(isa: Isa, target: str, adder: str, bound: int, interval: int, what: str) -> list[Obligation]:
    """``adder`` adds to each byte of a sum what a step has in it, at most ``bound``, without wrapping within
    ``interval`` steps. Raises MalformedProgram where it is no instruction that does."""
    own = tuple((lane, 1) for lane in range(isa.vector_bits // 8))
    code = adding(isa, target, adder, "before", "added")
    held = Level(8, (Sum("before", 0, ()),), interval)
    sums, found = moved(code, Level(8, (Sum("added", bound, own),), 1), held, what)
    if sums.sums[0].lanes != own:
        raise MalformedProgram(f"{adder} does not add lane by lane")
    return found


def adding(isa: Isa, target: str, adder: str, before: str, added: str, lines: Sequence[Line] = ()) -> Code:
    """An addition, the ``lines`` that make what is added, and that the sum is stored."""
    last = Line("after", adder, (before, added), None, "reduce")
    return replace(straight_code(isa, target, (), (*lines, last)), stores={0: "after"})


def folded(
    isa: Isa, target: str, tile: TileProgram, first: Level, says: Sequence[str], share: int = 1
) -> tuple[list[Level], list[Obligation]]:
    """All levels of a program, from its first one on, and that its folds move each to the next
    (``moved``)."""
    levels, found = [first], []
    wider = zip(tile.folds, tile.widths[1:], tile.intervals[1:], says, strict=True)
    for reads, (fold, width, interval, what) in zip(tile.reads, wider, strict=False):
        named = zip(reads, levels[-1].sums, strict=True)
        narrow = replace(levels[-1], sums=tuple(replace(sum_, name=name) for name, sum_ in named))
        code = straight_code(isa, target, tile.constants, fold)
        kept = tuple(Sum(memory("acc", place), 0, ()) for place in sorted(code.stores))
        level, proof = moved(code, narrow, Level(width, kept, interval), what, share)
        levels.append(level)
        found += proof
    return levels, found


def moved(
    code: Code, narrow: Level, wide: Level, what: str, share: int = 1
) -> tuple[Level, list[Obligation]]:
    """The level ``wide``, to whose sums ``code`` moves those of ``narrow`` and stores them in their order, and
    that every lane takes, share fold and without wrapping, the lanes of one row. Rows and bounds, which are
    not given, follow from what lanes take. Raises MalformedProgram where a lane takes anything else, or not every
    lane is taken once."""
    width, interval = wide.width, wide.interval
    lanes, per = narrow.lanes(), code.isa.vector_bits // width
    bound = _bound(narrow, len(code.stores) * per, share)
    forms = _forms(code, narrow, replace(wide, sums=tuple(replace(s, bound=bound) for s in wide.sums)))
    taken: Counter[Key] = Counter()
    sums = []
    found: dict[FNode, Obligation] = {}
    for (_, total), name in zip(sorted(code.stores.items()), (s.name for s in wide.sums), strict=True):
        if forms.lane_width(total) != width:
            raise MalformedProgram(f"{total} has not {width}-bit lanes")
        rows = []
        for lane in range(per):
            value = forms.value(total, lane)
            took = [key for key in lanes if key in forms.taken(value)]
            of = {lanes[key][0] for key in took}
            if len(of) != 1 or any(lanes[key][1] % share for key in took):
                raise MalformedProgram(f"{total}: lane {lane} takes no lanes of one row, {share} fold")
            rows.append((of.pop(), share))
            taken.update(took)
            # Sums that move on after one run start from zero, and nothing reads them.
            entry = None if interval == 1 else _key(name, width, lane)
            formula = forms.claim([(value, 1)], entry, {key: lanes[key][1] // share for key in took}, bound)
            says = f"{what}: lane {lane} takes the sums of {narrow.width} bits of its row"
            found.setdefault(formula, Obligation(says, formula, QF_LIA))
        sums.append(Sum(name, bound, tuple(rows)))
    if taken.keys() != lanes.keys() or set(taken.values()) != {1}:
        raise MalformedProgram(f"sums of {width} bits do not take every lane of {narrow.width} bits once")
    return replace(wide, sums=tuple(sums)), [*forms.steps.values(), *found.values()]


def _bound(narrow: Level, wide: int, share: int) -> int:
    """The most that full sums add to each of so many wider lanes, of which every row has as many."""
    rows = len({row for row, _ in narrow.lanes().values()})
    most = (narrow.interval or 0) * sum(s * bound * count for s, bound, count in narrow.kinds())
    bound, rest = divmod(most * rows, share * wide)
    if rest or wide % rows:
        raise MalformedProgram("wider sums do not count those below whole")
    return bound


def _forms(code: Code, narrow: Level, wide: Level) -> LaneForms:
    """The code over full sums of the narrow level and sums of the wide one that have room for one more
    run."""
    assert narrow.interval is not None
    top = (1 << wide.width) - 1
    entries = {}
    for sum_ in wide.sums:
        most = sum_.bound * wide.interval if wide.interval is not None else top
        if not 1 <= sum_.bound <= most <= top:
            raise MalformedProgram(
                f"{sum_.name}: {wide.interval} runs of at most {sum_.bound} do not fit {wide.width} bits"
            )
        entries[_source(sum_.name)] = Source(wide.width, most - sum_.bound)
    return LaneForms(code, sources_of(narrow, narrow.interval) | entries)


def _source(name: str) -> str:
    """What lanes of a sum end at: its register, or its buffer with an at sign."""
    buffer, at, _ = name.partition("@")
    return f"{buffer}{at}"


def _key(name: str, width: int, lane: int) -> Key:
    place = split_memory(name)
    return (name, lane) if place is None else (f"{place[0]}@", place[1] * 8 // width + lane)


def finish(code: Code, last: Level) -> list[Obligation]:
    """Every row of the result, in order, takes its lane of the last level, share fold, modulo 2^32. Raises
    MalformedProgram where it does not store every row, or a row has not one lane."""
    size, per = code.isa.vector_bits // 8, code.isa.vector_bits // RESULT
    place_of = {
        row: (sum_.name, lane, share) for sum_ in last.sums for lane, (row, share) in enumerate(sum_.lanes)
    }
    if sorted(place_of) != list(range(len(last.lanes()))):
        raise MalformedProgram("a row has not one lane of the last sums")
    if sorted(code.stores) != [n * size for n in range(len(place_of) // per)]:
        raise MalformedProgram("not every row of the result is stored")
    found: dict[FNode, Obligation] = {}
    for row in sorted(place_of):
        name, lane, share = place_of[row]
        buffer, offset = split_memory(name) or (name, 0)
        own, before = Symbol(f"row_{last.width}", BVType(last.width)), Symbol("result_32", BVType(RESULT))
        named = bytes_of(own, buffer, offset + lane * last.width // 8) | bytes_of(
            before, "acc", row * RESULT // 8
        )
        value = code.lane(code.stores[row // per * size], RESULT, row % per, free_leaf(named))
        wide = BVZExt(own, RESULT - last.width) if last.width < RESULT else own
        formula = Equals(value, BVAdd(before, BVMul(BV(share, RESULT), wide)))
        found.setdefault(formula, Obligation(f"finish: row {row} takes its sum", formula, QF_BV))
    return list(found.values())


def bytes_of(symbol: FNode, name: str, first: int) -> Memo:
    """The bytes of a symbol that lies in a register or buffer from byte ``first`` on."""
    return {(name, first + n): byte_of(symbol, n) for n in range(symbol.bv_width() // 8)}


@dataclass(frozen=True)
class _State:
    """The integers of the invariant: per level its runs and steps, and per kind of its lanes one lane and the
    row's sum; ``front``: per kind of the first level's lanes the levels of one bit."""

    runs: tuple[FNode, ...]
    taken: tuple[FNode, ...]
    lane: tuple[tuple[FNode, ...], ...]
    row: tuple[tuple[FNode, ...], ...]
    front: tuple[FNode, ...]
    result: FNode
    total: FNode

    def emptied(self, level: int) -> _State:
        zeros = tuple(Int(0) for _ in self.lane[level])
        return self.at(level, Int(0), Int(0), zeros, zeros)

    def at(
        self, level: int, runs: FNode, taken: FNode, lane: tuple[FNode, ...], row: tuple[FNode, ...]
    ) -> _State:
        def put(values: tuple[_T, ...], value: _T) -> tuple[_T, ...]:
            return (*values[:level], value, *values[level + 1 :])

        return replace(
            self,
            runs=put(self.runs, runs),
            taken=put(self.taken, taken),
            lane=put(self.lane, lane),
            row=put(self.row, row),
        )


def induction(levels: Sequence[Level], steps: int, block: int = 1) -> list[Obligation]:
    """The invariant of the module's text over integers: it holds at the start and is kept by whatever the
    loop does; and that ``steps`` steps fit the result and the last level. ``block``: the steps that go
    through levels of one bit together, and by which shares of the first level are multiplied."""
    kinds = [level.kinds() for level in levels]
    below = [1]
    for level in levels[:-1]:
        below.append(below[-1] * (level.interval or 0))
    # The most that one step adds to a lane of each kind.
    most = [[Fraction(bound, below[i]) for _, bound, _ in of_level] for i, of_level in enumerate(kinds)]
    symbols = _symbols(kinds)
    if block > 1:
        symbols = replace(symbols, front=kind_symbols("front", kinds[0]))

    def words_count(words: Sequence[FNode]) -> list[FNode]:
        """What words count in the result."""
        return [
            Times(Int(share // block), value) for (share, _, _), value in zip(kinds[0], words, strict=False)
        ]

    def invariant(state: _State) -> FNode:
        counted = Plus(state.result, *_shared(kinds, state.row), *words_count(state.front))
        parts = [Equals(counted, state.total)]
        for i, level in enumerate(levels):
            runs, taken = state.runs[i], state.taken[i]
            parts += [GE(runs, Int(0)), GE(taken, Int(0)), LE(taken, Times(Int(below[i]), runs))]
            parts += [
                And(GE(lane, Int(0)), LE(lane, Times(Int(_whole(most[i][n])), taken)))
                for n, lane in enumerate(state.lane[i])
            ]
            if level.interval is not None:
                parts.append(LE(runs, Int(level.interval)))
        return And(parts)

    def room(i: int) -> list[FNode]:
        """Level i may be added to once more."""
        interval = levels[i].interval
        return [] if interval is None else [LE(symbols.runs[i], Int(interval - 1))]

    before = invariant(symbols)
    zero = replace(symbols, total=symbols.result, front=tuple(Int(0) for _ in symbols.front))
    for i in range(len(levels)):
        zero = zero.emptied(i)
    found = [Obligation("invariant: holds before the first step", invariant(zero), QF_LIA)]

    added, sums = kind_symbols("added", kinds[0]), kind_symbols("step", kinds[0])
    within = [And(GE(a, Int(0)), LE(a, Int(_whole(e)))) for a, e in zip(added, most[0], strict=True)]
    stepped = symbols.at(
        0,
        Plus(symbols.runs[0], Int(1)),
        Plus(symbols.taken[0], Int(1)),
        tuple(Plus(lane, a) for lane, a in zip(symbols.lane[0], added, strict=True)),
        tuple(Plus(row, s) for row, s in zip(symbols.row[0], sums, strict=True)),
    )
    words, behind = sums, symbols.front
    if block > 1:
        words, behind = kind_symbols("words", kinds[0]), kind_symbols("behind", kinds[0])
        within += block_law(words, symbols.front, behind, block, sums)
    stepped = replace(stepped, front=behind, total=Plus(symbols.total, *words_count(words)))
    kept = Implies(And(before, *within, *room(0)), invariant(stepped))
    what = f"a block of {block} steps" if block > 1 else "a step"
    found.append(Obligation(f"invariant: kept by {what}", kept, QF_LIA))

    for i in range(1, len(levels)):
        ((share, _, wide),) = kinds[i]
        parts, limits = [], []
        for n, (narrow_share, _, narrow) in enumerate(kinds[i - 1]):
            for part in range(narrow // wide):
                value = Symbol(f"part{n}_{part}_i", INT)
                full = Times(Int(_whole(most[i - 1][n])), symbols.taken[i - 1])
                limits.append(And(GE(value, Int(0)), LE(value, full)))
                parts.append(Times(Int(narrow_share // share), value))
        rows = [
            Times(Int(s // share), row)
            for (s, _, _), row in zip(kinds[i - 1], symbols.row[i - 1], strict=True)
        ]
        moved = symbols.at(
            i,
            Plus(symbols.runs[i], Int(1)),
            Plus(symbols.taken[i], symbols.taken[i - 1]),
            (Plus(symbols.lane[i][0], *parts),),
            (Plus(symbols.row[i][0], *rows),),
        ).emptied(i - 1)
        kept = Implies(And(before, *limits, *room(i)), invariant(moved))
        found.append(Obligation(f"invariant: kept by the move to {levels[i].width} bits", kept, QF_LIA))

    last = len(levels) - 1
    finished = replace(symbols, result=Plus(symbols.result, *_shared(kinds[last:], symbols.row[last:])))
    kept = Implies(before, invariant(finished.emptied(last)))
    found.append(Obligation("invariant: kept by the finish", kept, QF_LIA))

    n = Symbol("n_i", INT)
    of_step = sum(share * bound * count for share, bound, count in kinds[0])
    claims = [LE(Times(Int(of_step), n), Int(LARGEST_RESULT))]
    if levels[last].interval is None:
        # A move was proved for sums that leave room for full ones of the level below.
        for e, (_, bound, _) in zip(most[last], kinds[last], strict=True):
            claims.append(LE(Times(Int(_whole(e)), n), Int((1 << levels[last].width) - 1 - bound)))
    short = And(GE(n, Int(0)), LE(n, Int(steps // block)))
    found.append(Obligation(f"{steps} steps fit {RESULT} bits", Implies(short, And(claims)), QF_LIA))
    return found


def kind_symbols(name: str, kinds: Sequence[object]) -> tuple[FNode, ...]:
    """An integer for every kind of a level's lanes."""
    return tuple(Symbol(f"{name}{n}_i", INT) for n in range(len(kinds)))


def block_law(
    words: Sequence[FNode],
    front: Sequence[FNode],
    behind: Sequence[FNode],
    steps: int,
    carry: Sequence[FNode],
) -> list[FNode]:
    """What a block of so many steps does to the levels of one bit in front, for every kind."""
    return [
        Equals(Plus(w, before), Plus(after, Times(Int(steps), out)))
        for w, before, after, out in zip(words, front, behind, carry, strict=True)
    ]


def _symbols(kinds: Sequence[tuple[tuple[int, int, int], ...]]) -> _State:
    def named(name: str) -> tuple[FNode, ...]:
        return tuple(Symbol(f"{name}{i}_i", INT) for i in range(len(kinds)))

    def of_kinds(name: str) -> tuple[tuple[FNode, ...], ...]:
        return tuple(kind_symbols(f"{name}{i}_", of_level) for i, of_level in enumerate(kinds))

    total, result = Symbol("total_i", INT), Symbol("result_i", INT)
    return _State(named("runs"), named("taken"), of_kinds("lane"), of_kinds("row"), (), result, total)


def _shared(
    kinds: Sequence[tuple[tuple[int, int, int], ...]], rows: Sequence[tuple[FNode, ...]]
) -> list[FNode]:
    """What rows of levels count in the result."""
    return [
        Times(Int(share), row)
        for of_level, of_row in zip(kinds, rows, strict=True)
        for (share, _, _), row in zip(of_level, of_row, strict=True)
    ]


def _whole(value: Fraction) -> int:
    if value.denominator != 1:
        raise MalformedProgram(f"a step adds {value} to a lane, no whole number")
    return int(value)
