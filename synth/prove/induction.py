"""The invariant of accumulator stages (``synth.prove.accumulator_stages``), over integers.

Every lane belongs to one row. ``runs_i`` counts the runs of the lines that add to stage i since its last
widening. These runs hold what ``taken_i`` steps added. For every row:

    every lane of stage i is at most e_i * taken_i,    taken_i <= P_i * runs_i,    runs_i <= interval_i,
    the result and the row's lanes of all stages, times their coefficients  =  the sum of what all steps so
    far add to the row,

where e_i is the most that one step adds to a lane and P_i the product of the intervals of narrower stages. No
lane is below zero; in signed stages the bound is on magnitudes. If the last stage has no interval, K bounds
its sums.

In front of the first stage there may be carry-save levels (``sketches.carry_save``), through which blocks of
2^d steps go. A block is then what adds to the first stage, and with the ones of the levels by their weights,

    its words + (the levels before)  =  (the levels behind) + 2^d * (what it adds to the row):

the levels count in the sum of all steps as well, with the coefficient of a word.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TypeVar

from pysmt.fnode import FNode
from pysmt.logics import QF_LIA
from pysmt.shortcuts import (
    GE,
    INT,
    LE,
    And,
    Equals,
    Implies,
    Int,
    Plus,
    Symbol,
    Times,
)

from sketches.limits import LARGEST_RESULT
from sketches.wellformed import MalformedProgram
from synth.prove.accumulator_stages import RESULT, ProvedStage
from synth.prove.obligation import Obligation

_T = TypeVar("_T")


@dataclass(frozen=True)
class _State:
    """The integers of the invariant: per stage its runs and steps, and per kind of its lanes one lane and the
    row's sum. ``front``: the carry-save levels per kind of the first stage's lanes."""

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


def induction(levels: Sequence[ProvedStage], steps: int, block: int = 1) -> list[Obligation]:
    """Return the obligations of the invariant in this module's docstring: it holds at the start, and every
    step, widening and the epilogue keep it. One more says that ``steps`` steps fit the result and the last
    stage. ``block``: steps that go through carry-save levels together. All coefficients have this factor."""
    loop = _Loop(levels, block)
    moves = [loop.move(number) for number in range(1, len(levels))]
    return [loop.start(), loop.step(), *moves, loop.epilogue(), loop.fits(steps)]


class _Loop:
    """The loop over accumulator stages, in blocks of ``block`` steps. ``most``: the most that one step adds
    to a lane, by stage and kind of its lanes."""

    def __init__(self, levels: Sequence[ProvedStage], block: int) -> None:
        self.levels, self.block = levels, block
        self.kinds = [level.kinds() for level in levels]
        self.below = [1]
        for level in levels[:-1]:
            self.below.append(self.below[-1] * (level.interval or 0))
        self.most = [
            [Fraction(bound, below) for _, bound, _ in of_level]
            for of_level, below in zip(self.kinds, self.below, strict=True)
        ]
        self.state = _symbols(self.kinds)
        if block > 1:
            self.state = replace(self.state, front=kind_symbols("front", self.kinds[0]))

    def words_count(self, words: Sequence[FNode]) -> list[FNode]:
        """Return what words count in the result."""
        shares = (share // self.block for share, _, _ in self.kinds[0])
        return [Times(Int(share), value) for share, value in zip(shares, words, strict=False)]

    def invariant(self, state: _State) -> FNode:
        counted = Plus(state.result, *_shared(self.kinds, state.row), *self.words_count(state.front))
        parts = [Equals(counted, state.total)]
        for i, level in enumerate(self.levels):
            runs, taken = state.runs[i], state.taken[i]
            parts += [GE(runs, Int(0)), GE(taken, Int(0)), LE(taken, Times(Int(self.below[i]), runs))]
            limits = [Times(Int(_whole(e)), taken) for e in self.most[i]]
            parts += [_within(*pair, level.signed) for pair in zip(state.lane[i], limits, strict=True)]
            if level.interval is not None:
                parts.append(LE(runs, Int(level.interval)))
        return And(parts)

    def kept(self, what: str, state: _State, *given: FNode) -> Obligation:
        """Return the obligation that what leads to ``state`` keeps the invariant, if ``given`` holds."""
        claim = Implies(And(self.invariant(self.state), *given), self.invariant(state))
        return Obligation(f"invariant: kept by {what}", claim, QF_LIA)

    def capacity(self, i: int) -> list[FNode]:
        """Return the condition that stage i has space for one more run."""
        interval = self.levels[i].interval
        return [] if interval is None else [LE(self.state.runs[i], Int(interval - 1))]

    def start(self) -> Obligation:
        state = self.state
        zero = replace(state, total=state.result, front=tuple(Int(0) for _ in state.front))
        for i in range(len(self.levels)):
            zero = zero.emptied(i)
        return Obligation("invariant: holds before the first step", self.invariant(zero), QF_LIA)

    def step(self) -> Obligation:
        state, kinds, block = self.state, self.kinds[0], self.block
        added, sums = kind_symbols("added", kinds), kind_symbols("step", kinds)
        limits = [Int(_whole(e)) for e in self.most[0]]
        within = [_within(*pair, self.levels[0].signed) for pair in zip(added, limits, strict=True)]
        stepped = state.at(
            0,
            Plus(state.runs[0], Int(1)),
            Plus(state.taken[0], Int(1)),
            tuple(Plus(lane, a) for lane, a in zip(state.lane[0], added, strict=True)),
            tuple(Plus(row, s) for row, s in zip(state.row[0], sums, strict=True)),
        )
        words, behind = sums, state.front
        if block > 1:
            words, behind = kind_symbols("words", kinds), kind_symbols("behind", kinds)
            within += block_law(words, state.front, behind, block, sums)
        stepped = replace(stepped, front=behind, total=Plus(state.total, *self.words_count(words)))
        what = f"a block of {block} steps" if block > 1 else "a step"
        return self.kept(what, stepped, *within, *self.capacity(0))

    def move(self, i: int) -> Obligation:
        """Return the obligation that widening the sums of stage i - 1 into stage i keeps the invariant."""
        state, narrower = self.state, self.kinds[i - 1]
        ((share, _, wide),) = self.kinds[i]
        parts, limits = [], []
        for n, (narrow_share, _, narrow) in enumerate(narrower):
            for part in range(narrow // wide):
                value = Symbol(f"part{n}_{part}_i", INT)
                full = Times(Int(_whole(self.most[i - 1][n])), state.taken[i - 1])
                limits.append(And(GE(value, Int(0)), LE(value, full)))
                parts.append(Times(Int(narrow_share // share), value))
        shares = (Int(s // share) for s, _, _ in narrower)
        rows = [Times(times, row) for times, row in zip(shares, state.row[i - 1], strict=True)]
        moved = state.at(
            i,
            Plus(state.runs[i], Int(1)),
            Plus(state.taken[i], state.taken[i - 1]),
            (Plus(state.lane[i][0], *parts),),
            (Plus(state.row[i][0], *rows),),
        ).emptied(i - 1)
        return self.kept(f"the move to {self.levels[i].width} bits", moved, *limits, *self.capacity(i))

    def epilogue(self) -> Obligation:
        state, last = self.state, len(self.levels) - 1
        result = Plus(state.result, *_shared(self.kinds[last:], state.row[last:]))
        return self.kept("the finish", replace(state, result=result).emptied(last))

    def fits(self, steps: int) -> Obligation:
        levels, last, n = self.levels, len(self.levels) - 1, Symbol("n_i", INT)
        of_step = sum(share * bound * count for share, bound, count in self.kinds[0])
        claims = [LE(Times(Int(of_step), n), Int(LARGEST_RESULT))]
        if levels[last].interval is None:
            # A move was proved for sums that leave room for full ones of the level below, a step for those
            # that leave room for one more.
            top = (1 << levels[last].width - levels[last].signed) - 1
            for e, (_, bound, _) in zip(self.most[last], self.kinds[last], strict=True):
                claims.append(LE(Times(Int(_whole(e)), n), Int(top - bound if last else top)))
        short = And(GE(n, Int(0)), LE(n, Int(steps // self.block)))
        return Obligation(f"{steps} steps fit {RESULT} bits", Implies(short, And(claims)), QF_LIA)


def _within(number: FNode, most: FNode, signed: bool) -> FNode:
    """Return the formula that a number is at most ``most``: in magnitude, or not below zero."""
    return And(GE(number, Times(Int(-1), most) if signed else Int(0)), LE(number, most))


def kind_symbols(name: str, kinds: Sequence[object]) -> tuple[FNode, ...]:
    """Return an integer symbol for every kind of a stage's lanes (``ProvedStage.kinds``)."""
    return tuple(Symbol(f"{name}{n}_i", INT) for n in range(len(kinds)))


def block_law(
    words: Sequence[FNode],
    front: Sequence[FNode],
    behind: Sequence[FNode],
    steps: int,
    carry: Sequence[FNode],
) -> list[FNode]:
    """Return, per kind of lane, ``words + front = behind + steps * carry`` for a block of ``steps`` steps.
    ``front``, ``behind``: carry-save levels before and after it. ``carry``: what it adds to byte sums."""
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
    """Return what the rows of stages count in the result."""
    return [
        Times(Int(share), row)
        for of_level, of_row in zip(kinds, rows, strict=True)
        for (share, _, _), row in zip(of_level, of_row, strict=True)
    ]


def _whole(value: Fraction) -> int:
    if value.denominator != 1:
        raise MalformedProgram(f"a step adds {value} to a lane, no whole number")
    return int(value)
