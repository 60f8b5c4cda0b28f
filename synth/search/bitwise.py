"""The shortest programs of bitwise instructions that compute several values at once, by enumeration.

A value is the truth table of a bit over the inputs. Bit i of this number belongs to row i, in which input k
is bit ``inputs - 1 - k`` of i. The enumeration of a length omits only other orders of the same lines. Its
last lines must be the goals that are missing, which needs no enumeration.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np

from isa_specs.concrete import execute
from isa_specs.instruction import Instruction, Isa
from sketches.program import Line
from synth.search.instruction_sequences import is_whole
from synth.search.verdict import Found, NoneExists, Unknown, Verdict

#: Applications of instructions that one length may try. If they do not suffice, longer lengths are not tried.
APPLICATIONS = 200_000
_FAMILIES = ("bitwise", "ternary")


def table(inputs: int, function: Callable[..., int]) -> int:
    """Return the truth table of a function of ``inputs`` bits, as a number (see the module)."""
    rows = itertools.product((0, 1), repeat=inputs)
    return sum((function(*row) & 1) << number for number, row in enumerate(rows))


def bitwise_instructions(isa: Isa, target: str) -> list[Instruction]:
    """Return the target's bitwise and ternary-logic instructions on whole registers."""
    return [one for one in isa.on(target) if one.family in _FAMILIES and is_whole(isa, one)]


@dataclass(frozen=True)
class _Op:
    """A bitwise instruction with its truth table over the operands for each immediate."""

    name: str
    arity: int
    functions: tuple[tuple[int | None, int], ...]

    @property
    def any(self) -> bool:
        return len(self.functions) == 1 << (1 << self.arity)

    def places(self, count: int) -> Iterator[tuple[int, ...]]:
        """Return the operands to try, by number. If every function occurs, one order is enough, and a value
        stands twice only if there are fewer values than operands."""
        if not self.any:
            return itertools.permutations(range(count), self.arity)
        if count >= self.arity:
            return itertools.combinations(range(count), self.arity)
        return itertools.combinations_with_replacement(range(count), self.arity)


@cache
def _ops(isa: Isa, target: str) -> tuple[_Op, ...]:
    """Return the bitwise instructions; of instructions with equal functions, the first."""
    found: dict[tuple[object, ...], _Op] = {}
    for instruction in bitwise_instructions(isa, target):
        arity = len(instruction.operands)
        # The operands are bytes in which every combination of bits occurs.
        patterns = [table(arity, lambda *row, k=k: row[k]) for k in range(arity)]
        registers = [np.full((1, instruction.result.bytes), pattern, dtype=np.uint8) for pattern in patterns]
        mask = (1 << (1 << arity)) - 1
        functions = tuple(
            (imm, int(execute(instruction, registers, imm)[0, 0]) & mask)
            for imm in instruction.immediates or (None,)
        )
        found.setdefault((arity, functions), _Op(instruction.name, arity, functions))
    return tuple(found.values())


class _Step(NamedTuple):
    """An instruction on values by number, the inputs first, and the value that it makes."""

    instruction: str
    imm: int | None
    args: tuple[int, ...]
    value: int


class _Exhausted(Exception):
    """A length took more than APPLICATIONS."""


class _Search:
    """The search of one length. ``steps``: the program that was found."""

    def __init__(self, ops: Sequence[_Op], inputs: int) -> None:
        self.ops, self.full = ops, (1 << (1 << inputs)) - 1
        self.applications = 0
        self.steps: list[_Step] = []

    def applied(self, values: Sequence[int]) -> Iterator[tuple[_Op, tuple[int, ...], list[int]]]:
        """Yield instructions, their operands, and a truth table per combination of the operands' bits: the
        rows in which it occurs."""
        for op in self.ops:
            for args in op.places(len(values)):
                cases = [self.full]
                for value in (values[arg] for arg in args):
                    cases = [part for case in cases for part in (case & ~value, case & value)]
                yield op, args, cases

    def results(self, values: Sequence[int]) -> Iterator[_Step]:
        """Yield a step for each new truth table that one instruction makes of the values."""
        seen = {*values, 0, self.full}
        for op, args, cases in self.applied(values):
            for imm, function in op.functions:
                self._count()
                value = _joined(cases, function)
                if value not in seen:
                    seen.add(value)
                    yield _Step(op.name, imm, args, value)

    def making(self, values: Sequence[int], goal: int) -> Iterator[_Step]:
        """Yield the steps whose value is the goal."""
        for op, args, cases in self.applied(values):
            self._count()
            if all(case & goal in (0, case) for case in cases):
                for imm, function in op.functions:
                    if _joined(cases, function) == goal:
                        yield _Step(op.name, imm, args, goal)

    def find(self, values: list[int], left: int, missing: frozenset[int], done: frozenset[int]) -> bool:
        """Return whether ``left`` more instructions make all ``missing`` values; ``steps`` then has them.
        ``done``: values whose programs were enumerated."""
        if not missing:
            return True
        if left <= len(missing):
            ways = (next(self.making(values, goal), None) for goal in sorted(missing - done))
            return left == len(missing) and any(
                step is not None and self._with(step, values, left, missing, done) for step in ways
            )
        tried = set(done)
        for step in list(self.results(values)):
            if step.value not in tried:
                if self._with(step, values, left, missing, frozenset(tried)):
                    return True
                tried.add(step.value)
        return False

    def _with(
        self, step: _Step, values: list[int], left: int, missing: frozenset[int], done: frozenset[int]
    ) -> bool:
        self.steps.append(step)
        if self.find([*values, step.value], left - 1, missing - {step.value}, done):
            return True
        self.steps.pop()
        return False

    def _count(self) -> None:
        self.applications += 1
        if self.applications > APPLICATIONS:
            raise _Exhausted


def _joined(cases: Sequence[int], function: int) -> int:
    return sum(case for row, case in enumerate(cases) if function >> row & 1)


@cache
def bit_program(
    isa: Isa, target: str, inputs: tuple[str, ...], goals: tuple[tuple[str, int], ...], most: int
) -> tuple[tuple[Line, ...] | None, tuple[Verdict[None], ...]]:
    """Return the lines of the shortest program, or None, and a verdict per searched length. Lengths start at
    the number of goals and end at the found length or at ``most``.

    ``inputs``: registers. ``goals``: registers with their truth tables, which are distinct and not an
    input's.
    """
    names = {value: name for name, value in goals}
    values = [table(len(inputs), lambda *row, k=k: row[k]) for k in range(len(inputs))]
    verdicts: list[Verdict[None]] = []
    for length in range(len(goals), most + 1):
        search = _Search(_ops(isa, target), len(inputs))
        try:
            found = search.find(values, length, frozenset(names), frozenset())
        except _Exhausted:
            reason = f"not decided within {APPLICATIONS:,} applications"
            verdicts += [Unknown(longer, reason) for longer in range(length, most + 1)]
            break
        if found:
            verdicts.append(Found(length, None, "truth tables"))
            made = [names.get(step.value, f"t{number}") for number, step in enumerate(search.steps)]
            registers = (*inputs, *made)
            return tuple(
                Line(name, step.instruction, tuple(registers[arg] for arg in step.args), step.imm, "row")
                for name, step in zip(made, search.steps, strict=True)
            ), tuple(verdicts)
        verdicts.append(NoneExists(length, f"all programs: {search.applications:,} applications"))
    return None, tuple(verdicts)
