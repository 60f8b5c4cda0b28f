"""The second engine: counterexample-guided synthesis over SMT (CEGIS, Solar-Lezama et al. 2006), QF_BV.

The guesser looks for choices that are right on the examples seen so far; the checker, a new solver each
time, for an input on which the guess is wrong. Both go through pysmt. The verdicts:

* the guesser answers "unsat": no program of this length is right on the examples, hence none is right
  (``NoneExists``; programs that a shorter one makes redundant are not looked at, see ``straight``);
* the checker answers "unsat": the guess is right for every input (``Found``);
* a solver answers "unknown" (pysmt raises), or the time limit passes: ``Unknown``.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from pysmt.exceptions import SolverReturnedUnknownResultError
from pysmt.fnode import FNode
from pysmt.logics import QF_BV
from pysmt.shortcuts import (
    BV,
    And,
    BVAdd,
    BVExtract,
    BVMul,
    BVSub,
    BVZExt,
    Equals,
    Not,
    Symbol,
)  # fmt: skip
from pysmt.typing import BVType

from isa_specs.lifted import lift_lane_with, popcount
from sketches.compute import LaneSketch
from sketches.function import FunctionProgram, FunctionSketch
from synth.search.lane import Affine, LaneProgram, Step
from synth.search.straight import Lines, apply_term, choices, chosen_lines, compute, run_lines, well_formed
from synth.search.verdict import Found, NoneExists, Unknown, Verdict
from synth.smt import open_solver

Point = tuple[FNode, ...]
Run = Callable[[Point], FNode]
#: Makes a solver that answers within so many seconds (or "unknown").
MakeSolver = Callable[[float], Any]


def solver_factory(name: str) -> MakeSolver:
    """Solvers of pysmt by name."""

    def make(seconds: float) -> Any:
        return open_solver(name, QF_BV, seconds)

    return make


class LateError(Exception):
    """The time limit passed."""


def _solve(solver: Any, deadline: float) -> bool:
    """Satisfiable or not. Raises LateError, or SolverReturnedUnknownResultError, where it is not decided."""
    left = deadline - time.monotonic()
    if left <= 0:
        raise LateError
    if hasattr(solver, "z3"):
        # pysmt passes options on when it makes a solver; the limit is per call and shrinks.
        solver.z3.set("timeout", max(1, int(left * 1000)))
    return bool(solver.solve())


@dataclass(frozen=True)
class Task:
    """A sketch, as the engine sees it.

    An example is one value of each of ``symbols``. ``free(point)`` are the values that lines may read,
    before the holes; ``right(run, point, unknowns)`` says that the program is right there, ``unknowns``
    being further values that exist once for all points, under ``domain``.
    """

    width: int
    ops: tuple[Any, ...]
    symbols: tuple[FNode, ...]
    holes: tuple[FNode, ...]
    unknowns: tuple[FNode, ...]
    domain: tuple[FNode, ...]
    free: Callable[[Point], list[FNode]]
    needed: tuple[tuple[int, ...], ...]
    right: Callable[[Run, Point, Point], FNode]


def function_task(sketch: FunctionSketch) -> Task:
    """Right: the result equals the goal."""
    width = sketch.width

    def free(point: Point) -> list[FNode]:
        return [*point, *(BV(value % (1 << width), width) for value in sketch.constants)]

    def right(run: Run, point: Point, unknowns: Point) -> FNode:
        return Equals(run(point), lift_lane_with(sketch.goal, lambda leaf: point[leaf.operand]))

    return Task(
        width=width,
        ops=sketch.ops,
        symbols=tuple(Symbol(f"in_{name}_{width}", BVType(width)) for name in sketch.inputs),
        holes=tuple(Symbol(f"hole{n}_{width}", BVType(width)) for n in range(sketch.holes)),
        unknowns=(),
        domain=(),
        free=free,
        needed=(),
        right=right,
    )


#: Bits of the affine form, whose largest value is below 8 * (510 + 255 + 255) + 8 * 31.
_FORM = 16


def lane_task(sketch: LaneSketch) -> Task:
    """Right: as :class:`LaneSketch` says. Raises ValueError on a sketch with look-ups.

    One plane pair: the result is an affine popcount, as integers. More: the interaction (the rectangle
    difference of the result) is p times the goal's, modulo 256 and p != 0, in every byte.
    """
    if sketch.max_lookups:
        raise ValueError("look-ups are not lane-wise terms: search this sketch by enumeration")
    width, planes = sketch.width, sketch.weight_planes
    names = [*(f"w{i}" for i in range(planes)), *(f"a{j}" for j in range(sketch.activation_planes))]
    single = planes == sketch.activation_planes == 1

    def plane(point: Point, operand: str, number: int) -> FNode:
        return point[number if operand == "weights" else planes + number]

    def free(point: Point) -> list[FNode]:
        values = []
        for item in sketch.inputs:
            value = plane(point, item.operand, item.plane)
            for step in item.steps:
                value = apply_term(step, [value], width)
            values.append(value.simplify())
        return values

    def byte(term: FNode, place: int) -> FNode:
        return BVExtract(term, 8 * place, 8 * place + 7) if width > 8 else term

    def affine(run: Run, point: Point, unknowns: Point) -> FNode:
        product, only_w, only_a, constant = unknowns
        pair = sketch.goal[0]
        w, a = plane(point, "weights", pair.weight_plane), plane(point, "activations", pair.activation_plane)
        result, parts = run(point), []
        for place in range(width // 8):
            w_byte, a_byte = byte(w, place), byte(a, place)
            form = BVMul(constant, BV(8, _FORM))
            for factor, counted in ((product, w_byte & a_byte), (only_w, w_byte), (only_a, a_byte)):
                form = BVAdd(form, BVMul(factor, popcount(counted, _FORM)))
            parts.append(Equals(BVZExt(byte(result, place), _FORM - 8), form))
        return And(parts)

    def interaction(run: Run, point: Point, unknowns: Point) -> FNode:
        zero = BV(0, width)
        no_w, no_a = (zero,) * planes, (zero,) * sketch.activation_planes
        w, a = point[:planes], point[planes:]
        results = [run((*w, *a)), run((*w, *no_a)), run((*no_w, *a)), run((*no_w, *no_a))]
        parts = []
        for place in range(width // 8):
            both, first, second, none = (byte(result, place) for result in results)
            goal = BV(0, 8)
            for pair in sketch.goal:
                left = byte(plane(point, "weights", pair.weight_plane), place)
                right = byte(plane(point, "activations", pair.activation_plane), place)
                goal = BVAdd(goal, BVMul(BV(pair.multiplier % 256, 8), popcount(left & right, 8)))
            difference = BVAdd(BVSub(BVSub(both, first), second), none)
            parts.append(Equals(difference, BVMul(unknowns[0], goal)))
        return And(parts)

    if single:
        unknowns = tuple(
            Symbol(f"{n}_{_FORM}", BVType(_FORM)) for n in ("product", "only_w", "only_a", "constant")
        )
        limits = ((unknowns[0], 510), (unknowns[1], 255), (unknowns[2], 255))
        domain = [BVAdd(s, BV(m, _FORM)) <= BV(2 * m, _FORM) for s, m in limits]
        domain += [unknowns[3] < BV(32, _FORM), Not(Equals(unknowns[0], BV(0, _FORM)))]
    else:
        unknowns = (Symbol("factor_8", BVType(8)),)
        domain = [Not(Equals(unknowns[0], BV(0, 8)))]
    sets: dict[tuple[str, int], list[int]] = {}
    for number, item in enumerate(sketch.inputs):
        sets.setdefault((item.operand, item.plane), []).append(number)
    return Task(
        width=width,
        ops=sketch.ops,
        symbols=tuple(Symbol(f"in_{name}_{width}", BVType(width)) for name in names),
        holes=(),
        unknowns=unknowns,
        domain=tuple(domain),
        free=free,
        needed=tuple(map(tuple, sets.values())),
        right=affine if single else interaction,
    )


def seeds(inputs: int, width: int, random: int = 7) -> list[tuple[int, ...]]:
    """The first examples: all zeros, all ones, half of the inputs ones, and some random ones."""
    ones = (1 << width) - 1
    rng = np.random.default_rng(5)
    corners = [(0,) * inputs, (ones,) * inputs, tuple(ones * (i >= inputs / 2) for i in range(inputs))]
    return corners + [tuple(int(x) for x in rng.integers(0, ones + 1, inputs)) for _ in range(random)]


def counterexample(
    task: Task, lines: Lines, holes: Sequence[int], unknowns: Sequence[int], deadline: float, make: MakeSolver
) -> tuple[int, ...] | None:
    """An input on which the program is wrong, or None where the solver proves that there is none.

    Raises LateError or SolverReturnedUnknownResultError where that is not decided.
    """
    constants = [BV(value, task.width) for value in holes]
    known = tuple(BV(value, symbol.bv_width()) for value, symbol in zip(unknowns, task.unknowns, strict=True))

    def run(point: Point) -> FNode:
        return run_lines(lines, [*task.free(point), *constants], task.width)

    with make(max(0.001, deadline - time.monotonic())) as solver:
        solver.add_assertion(Not(task.right(run, task.symbols, known)))
        if not _solve(solver, deadline):
            return None
        return tuple(_value(solver, symbol) for symbol in task.symbols)


def _value(solver: Any, symbol: FNode) -> int:
    return int(solver.get_value(symbol).constant_value())


def cegis_length(
    problem: FunctionSketch | LaneSketch,
    length: int,
    seconds: float,
    solver_name: str = "z3",
    seed_inputs: Sequence[tuple[int, ...]] | None = None,
    make_solver: MakeSolver | None = None,
) -> Verdict[FunctionProgram] | Verdict[LaneProgram]:
    """Decide one length. ``Found`` carries a FunctionProgram or LaneProgram, proved for every input.

    ``NoneExists`` is about programs that no shorter one makes redundant: it is a proof of minimality
    together with ``NoneExists`` of the shorter lengths. ``seed_inputs``: the first examples, an integer
    per input (per plane, weights first). ``make_solver`` replaces the solver called ``solver_name``.
    """
    task = function_task(problem) if isinstance(problem, FunctionSketch) else lane_task(problem)
    make = make_solver or solver_factory(solver_name)
    examples = list(seed_inputs) if seed_inputs is not None else seeds(len(task.symbols), task.width)
    first = len(examples)
    deadline = time.monotonic() + seconds
    where = "guesser"
    try:
        with make(seconds) as guesser:
            guess = _Guesser(task, length, guesser)
            pending = list(examples)
            while True:
                for example in pending:
                    guess.add(example)
                where = "guesser"
                if not _solve(guesser, deadline):
                    met = f"{len(examples)} examples, {len(examples) - first} of them counterexamples"
                    return NoneExists(length, f"{solver_name}: unsatisfiable on {met}")
                lines, holes, unknowns = guess.model()
                where = "checker"
                wrong = counterexample(task, lines, holes, unknowns, deadline, make)
                if wrong is None:
                    checked = f"{solver_name}: proved for every input after {len(examples)} examples"
                    return Found(length, _program(problem, lines, holes, unknowns), checked)
                pending = [wrong]
                examples.append(wrong)
    except LateError:
        return Unknown(length, f"time limit of {seconds:.1f} s")
    except SolverReturnedUnknownResultError:
        return Unknown(length, f"the {where} ({solver_name}) answered unknown within {seconds:.1f} s")


class _Guesser:
    """The formula of all examples, growing. Points shared between examples are computed once."""

    def __init__(self, task: Task, length: int, solver: Any) -> None:
        self.task, self.solver = task, solver
        base = len(task.free(task.symbols)) + len(task.holes)
        self.choices = choices(task.ops, base, length)
        self.results: dict[Point, FNode] = {}
        for rule in (*task.domain, *well_formed(self.choices, task.needed)):
            solver.add_assertion(rule)

    def _run(self, point: Point) -> FNode:
        if point not in self.results:
            free = [*self.task.free(point), *self.task.holes]
            result, facts = compute(self.choices, free, self.task.width, f"run{len(self.results)}")
            for fact in facts:
                self.solver.add_assertion(fact)
            self.results[point] = result
        return self.results[point]

    def add(self, example: tuple[int, ...]) -> None:
        point = tuple(BV(value, self.task.width) for value in example)
        self.solver.add_assertion(self.task.right(self._run, point, self.task.unknowns).simplify())

    def model(self) -> tuple[Lines, tuple[int, ...], tuple[int, ...]]:
        def value(symbol: FNode) -> int:
            return _value(self.solver, symbol)

        lines = chosen_lines(self.choices, value)
        return lines, tuple(map(value, self.task.holes)), tuple(map(value, self.task.unknowns))


def _program(
    problem: FunctionSketch | LaneSketch, lines: Lines, holes: tuple[int, ...], unknowns: tuple[int, ...]
) -> Any:
    if isinstance(problem, FunctionSketch):
        return FunctionProgram(problem, lines, holes)
    affine = None
    if len(unknowns) == 4:
        affine = Affine(*(value - (1 << _FORM) * (value >> (_FORM - 1)) for value in unknowns))
    return LaneProgram(problem, tuple(Step(op, args) for op, args in lines), (), affine)
