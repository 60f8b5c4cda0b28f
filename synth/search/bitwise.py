"""The shortest programs of bitwise instructions that compute several values at once, by enumeration.

A value is the truth table of a bit over the inputs: a number whose bit i belongs to the i-th row, in which
input k is bit ``inputs - 1 - k`` of i. Programs of a length are enumerated without leaving any out but other
orders of the same lines; the last ones must be the goals that are missing, which needs no enumeration.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from isa_specs.concrete import execute
from isa_specs.instruction import Instruction, Isa
from synth.search.verdict import Found, NoneExists, Unknown, Verdict

#: Applications of instructions that one length may look at; where it ends, longer ones are not looked at.
APPLICATIONS = 200_000
_FAMILIES = ("bitwise", "ternary")


@dataclass(frozen=True)
class BitStep:
    """An instruction on values by number: the inputs, then the results of earlier steps."""

    instruction: str
    imm: int | None
    args: tuple[int, ...]


@dataclass(frozen=True)
class BitProgram:
    """``outputs``: the numbers of the values that are the goals, in their order."""

    steps: tuple[BitStep, ...]
    outputs: tuple[int, ...]


@dataclass(frozen=True)
class _Op:
    """``functions``: for each immediate the truth table over the operands, as a number. ``any``: every table
    occurs."""

    name: str
    arity: int
    functions: tuple[tuple[int | None, int], ...]

    @property
    def any(self) -> bool:
        return len(self.functions) == 1 << (1 << self.arity)


class _Exhausted(Exception):
    """A length took more than APPLICATIONS."""


def bitwise_instructions(isa: Isa, target: str) -> list[Instruction]:
    """The bitwise instructions on whole registers."""
    return [
        instruction
        for instruction in isa.on(target)
        if instruction.family in _FAMILIES
        and {operand.bits for operand in (*instruction.operands, instruction.result)} == {isa.vector_bits}
    ]


@cache
def _ops(isa: Isa, target: str) -> tuple[_Op, ...]:
    """The bitwise instructions; of those that do the same, the first."""
    found: list[_Op] = []
    for instruction in bitwise_instructions(isa, target):
        known = {(op.arity, op.functions) for op in found}
        op = _Op(instruction.name, len(instruction.operands), tuple(_functions(instruction)))
        if (op.arity, op.functions) not in known:
            found.append(op)
    return tuple(found)


def _functions(instruction: Instruction) -> Iterator[tuple[int | None, int]]:
    """(immediate, truth table); the operands are bytes in which every combination of bits occurs."""
    arity = len(instruction.operands)
    rows = 1 << arity
    patterns = [sum((row >> (arity - 1 - k) & 1) << row for row in range(rows)) for k in range(arity)]
    registers = [np.full((1, instruction.result.bytes), pattern, dtype=np.uint8) for pattern in patterns]
    for imm in instruction.immediates or (None,):
        yield imm, int(execute(instruction, registers, imm)[0, 0]) & ((1 << rows) - 1)


class _Search:
    def __init__(self, ops: Sequence[_Op], inputs: int) -> None:
        rows = 1 << inputs
        self.full = (1 << rows) - 1
        self.ops = ops
        self.inputs = [
            sum((row >> (inputs - 1 - k) & 1) << row for row in range(rows)) for k in range(inputs)
        ]
        self.applications = 0
        self.steps: list[BitStep] = []

    def places(self, op: _Op, count: int) -> Iterator[tuple[int, ...]]:
        """Values by number for the operands. Of an instruction with every function one order is enough; it
        needs a value twice only where there are not enough of them."""
        if not op.any:
            yield from itertools.permutations(range(count), op.arity)
        elif count >= op.arity:
            yield from itertools.combinations(range(count), op.arity)
        else:
            yield from itertools.combinations_with_replacement(range(count), op.arity)

    def cases(self, args: Sequence[int]) -> list[int]:
        """Per combination of the arguments' bits the rows where it occurs, as a table."""
        found = [self.full]
        for value in args:
            found = [part for case in found for part in (case & ~value, case & value)]
        return found

    def results(self, values: Sequence[int]) -> Iterator[tuple[int, BitStep]]:
        """What one instruction makes of the values, each table once."""
        seen = {*values, 0, self.full}
        for op in self.ops:
            for args in self.places(op, len(values)):
                cases = self.cases([values[arg] for arg in args])
                for imm, function in op.functions:
                    self._count()
                    value = sum(case for row, case in enumerate(cases) if function >> row & 1)
                    if value not in seen:
                        seen.add(value)
                        yield value, BitStep(op.name, imm, args)

    def making(self, values: Sequence[int], goal: int) -> BitStep | None:
        """The first instruction that makes the goal."""
        for op in self.ops:
            for args in self.places(op, len(values)):
                self._count()
                cases = self.cases([values[arg] for arg in args])
                if any(case & goal not in (0, case) for case in cases):
                    continue
                for imm, function in op.functions:
                    if sum(case for row, case in enumerate(cases) if function >> row & 1) == goal:
                        return BitStep(op.name, imm, args)
        return None

    def find(self, values: list[int], left: int, missing: frozenset[int], done: frozenset[int]) -> bool:
        """Whether ``left`` more instructions make what is missing (then ``steps`` has them). ``done``: values
        whose programs were enumerated."""
        if not missing:
            return True
        if left < len(missing):
            return False
        if left == len(missing):
            for goal in sorted(missing - done):
                step = self.making(values, goal)
                if step is not None and self._with(step, goal, values, left, missing, done):
                    return True
            return False
        tried = set(done)
        for value, step in list(self.results(values)):
            if value not in tried:
                if self._with(step, value, values, left, missing, frozenset(tried)):
                    return True
                tried.add(value)
        return False

    def _with(
        self, step: BitStep, value: int, values: list[int], left: int, missing: frozenset[int], done: frozenset[int]
    ) -> bool:  # fmt: skip
        self.steps.append(step)
        if self.find([*values, value], left - 1, missing - {value}, done):
            return True
        self.steps.pop()
        return False

    def _count(self) -> None:
        self.applications += 1
        if self.applications > APPLICATIONS:
            raise _Exhausted


@cache
def bit_program(
    isa: Isa, target: str, inputs: int, goals: tuple[int, ...], most: int
) -> tuple[BitProgram | None, tuple[Verdict[None], ...]]:
    """The shortest program of at most ``most`` instructions, None where none was found, and a verdict per
    length.

    ``goals``: distinct truth tables, none of them that of an input.
    """
    verdicts: list[Verdict[None]] = []
    for length in range(len(goals), most + 1):
        search = _Search(_ops(isa, target), inputs)
        try:
            found = search.find(list(search.inputs), length, frozenset(goals), frozenset())
        except _Exhausted:
            reason = f"not decided within {APPLICATIONS:,} applications"
            verdicts += [Unknown(longer, reason) for longer in range(length, most + 1)]
            break
        if found:
            verdicts.append(Found(length, None, "truth tables"))
            return _program(search, goals), tuple(verdicts)
        verdicts.append(NoneExists(length, f"all programs: {search.applications:,} applications"))
    return None, tuple(verdicts)


def _program(search: _Search, goals: tuple[int, ...]) -> BitProgram:
    functions = {(op.name, imm): function for op in search.ops for imm, function in op.functions}
    values = list(search.inputs)
    for step in search.steps:
        cases = search.cases([values[arg] for arg in step.args])
        function = functions[step.instruction, step.imm]
        values.append(sum(case for row, case in enumerate(cases) if function >> row & 1))
    return BitProgram(tuple(search.steps), tuple(values.index(goal) for goal in goals))


def table(inputs: int, rows: Sequence[int]) -> int:
    """The truth table with these values, row by row. Raises ValueError unless there are 2^inputs bits."""
    if len(rows) != 1 << inputs or any(value not in (0, 1) for value in rows):
        raise ValueError(f"a table of {inputs} inputs has {1 << inputs} rows of 0 or 1")
    return sum(value << row for row, value in enumerate(rows))
