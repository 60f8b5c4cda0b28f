"""Search of a function sketch by enumeration, shortest first, with test vectors that grow.

The core holds values on ``STATES`` bytes of test vectors. Why its exhaustion is a proof, by induction on
the length n, all of it on one set T of test vectors:

1. The core drops a line whose value equals, on T, that of an earlier value. A program of n lines that
   is right on T and has such a line has a shorter one that is right on T (read the earlier value). The
   same holds for lines that nothing reads; and an input must be read only where T itself shows it.
2. So, when for every m < n no program of m lines is right on T, and the core finds none of n lines, no
   program of n lines is right on T; hence none is right.
3. T only grows: what is excluded on T is excluded on any larger set. When programs of n lines are right
   on T but wrong elsewhere, an input on which each is wrong joins T before n + 1 is searched, so that
   the premise of 2 holds there too.

That is why there is no function for one length alone. A program is called correct only after every
value of the inputs was tried (up to 2^16 of them), or by an SMT proof beyond that.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from pysmt.exceptions import SolverReturnedUnknownResultError

from sketches.compute import symmetric
from sketches.function import (
    FunctionProgram,
    FunctionSketch,
    goal_values,
    lane_constant,
    run_function,
)
from synth.search import core
from synth.search.cegis import LateError, MakeSolver, counterexample, function_task, seeds, solver_factory
from synth.search.verdict import Found, NoneExists, Unknown, Verdict

Bytes = NDArray[np.uint8]
Vector = tuple[int, ...]

EXHAUSTIVE_BITS = 16


@dataclass(frozen=True)
class FunctionSearch:
    """A verdict per length, the program of the shortest, and how many programs were enumerated."""

    verdicts: tuple[Verdict[FunctionProgram], ...]
    program: FunctionProgram | None
    nodes: int
    seconds: float


def search_function(
    sketch: FunctionSketch,
    longest: int,
    seconds: float,
    solver_name: str = "z3",
    make_solver: MakeSolver | None = None,
) -> FunctionSearch:
    """Lengths 1, 2, ... until one is found or one is undecided; ``seconds`` for all of them.

    Raises ValueError on a sketch with holes (CEGIS chooses constants; the enumeration does not).
    """
    if sketch.holes:
        raise ValueError(f"{sketch.holes} holes: the enumeration cannot choose constants; use cegis_length")
    began = time.monotonic()
    deadline = began + seconds
    search = _Search(
        sketch, deadline, f"time limit of {seconds:.1f} s", make_solver or solver_factory(solver_name)
    )
    verdicts: list[Verdict[FunctionProgram]] = []
    for length in range(1, longest + 1):
        verdict = search.length(length)
        verdicts.append(verdict)
        if not isinstance(verdict, NoneExists):
            break
    program = verdicts[-1].program if verdicts and isinstance(verdicts[-1], Found) else None
    return FunctionSearch(tuple(verdicts), program, search.nodes, time.monotonic() - began)


class _Search:
    """The test vectors, which grow over the lengths."""

    def __init__(self, sketch: FunctionSketch, deadline: float, late: str, make: MakeSolver) -> None:
        self.sketch, self.deadline, self.late, self.make = sketch, deadline, late, make
        self.nodes = 0
        self.room = core.STATES * 8 // sketch.width
        count = len(sketch.inputs)
        # The rest of the room is for counterexamples.
        self.vectors = _start(count, sketch.width, self.room // 6)
        self.small = count * sketch.width <= EXHAUSTIVE_BITS
        self.every: list[Bytes] = []
        self.wanted = np.zeros(0, dtype=np.uint8)
        if self.small:
            numbers = np.arange(1 << (count * sketch.width), dtype=np.uint32)
            kind = f"<u{sketch.width // 8}"
            mask = (1 << sketch.width) - 1
            self.every = [
                (numbers >> (sketch.width * i) & mask).astype(kind).view(np.uint8) for i in range(count)
            ]
            self.wanted = goal_values(sketch, self.every)

    def length(self, length: int) -> Verdict[FunctionProgram]:
        sketch = self.sketch
        refuted = 0
        while True:
            left = self.deadline - time.monotonic()
            if left <= 0:
                return Unknown(length, self.late)
            inputs = self._lanes(self.vectors)
            constants = [lane_constant(sketch.width, value, self.room) for value in sketch.constants]
            wanted = goal_values(sketch, inputs)
            known = wanted.view(f"<u{sketch.width // 8}")[: len(self.vectors)].tolist()
            groups = [*needed_inputs(sketch, self.vectors, known), *(-1 for _ in constants)]
            result = core.search(
                [core.CoreOp(op.width, op.arity, op.expr, symmetric(op)) for op in sketch.ops],
                np.stack([*inputs, *constants]),
                groups,
                length,
                np.zeros((0, 4), dtype=np.int32),
                wanted,
                left,
                exact=True,
                prune=True,
            )
            self.nodes += result.nodes
            found, wrong = self._sift(result.hits)
            if found is not None:
                how = "every value of the inputs" if self.small else "proved by SMT for every input"
                return Found(length, found, how)
            if result.timed_out or result.out_of_budget or wrong is None:
                return Unknown(length, self.late)
            if len(self.vectors) > self.room:
                return Unknown(length, f"more counterexamples than the {self.room} test vectors of the core")
            refuted += len(result.hits)
            if result.total_hits == len(result.hits):
                what = f"{result.nodes} programs on {len(self.vectors)} test vectors"
                return NoneExists(length, f"enumeration exhausted: {what}, {refuted} candidates refuted")

    def _lanes(self, vectors: Sequence[Vector]) -> list[Bytes]:
        """The vectors as lanes, uint8 [STATES] per input; the first one fills what is left."""
        padded = [*vectors, *([vectors[0]] * (self.room - len(vectors)))]
        table = np.asarray(padded, dtype=f"<u{self.sketch.width // 8}").T
        return [np.ascontiguousarray(column).view(np.uint8) for column in table]

    def _sift(self, hits: Sequence[core.CoreHit]) -> tuple[FunctionProgram | None, int | None]:
        """A correct hit, if any; else every hit is wrong on some vector, and the number of new vectors.

        The number is None where a hit could not be decided.
        """
        sketch, ops = self.sketch, self.sketch.ops
        new: list[Vector] = []
        for hit in hits:
            lines = tuple((ops[k], (i, j)[: ops[k].arity]) for k, i, j in hit.lines)
            program = FunctionProgram(sketch, lines)
            if new and self._wrong_on(program, new):
                continue
            try:
                vector = self._counterexample(program)
            except (LateError, SolverReturnedUnknownResultError):
                return None, None
            if vector is None:
                return program, len(new)
            new.append(vector)
            self.vectors.append(vector)
            if len(self.vectors) > self.room:
                break
        return None, len(new)

    def _wrong_on(self, program: FunctionProgram, vectors: Sequence[Vector]) -> bool:
        inputs = self._lanes(vectors[-self.room :])
        return bool((run_function(program, inputs) != goal_values(self.sketch, inputs)).any())

    def _counterexample(self, program: FunctionProgram) -> Vector | None:
        width = self.sketch.width
        if not self.small:
            return counterexample(function_task(self.sketch), program.lines, (), (), self.deadline, self.make)
        wrong = np.flatnonzero(run_function(program, self.every) != self.wanted)
        if len(wrong) == 0:
            return None
        number = int(wrong[len(wrong) // 2]) // (width // 8)
        return tuple(number >> (width * i) & ((1 << width) - 1) for i in range(len(self.sketch.inputs)))


def needed_inputs(sketch: FunctionSketch, vectors: Sequence[Vector], wanted: Sequence[int]) -> list[int]:
    """Per input, a number of its own where every program that is right on the vectors reads it; else -1.

    It has to when two of the vectors differ in this input only and the goal (``wanted``, per vector)
    differs. That the goal depends on the input elsewhere is not enough: step 1 of the module's argument
    replaces values, and the shorter program has to be one that the core does not skip.
    """
    groups: list[int] = []
    for number in range(len(sketch.inputs)):
        seen: dict[Vector, int] = {}
        depends = False
        for vector, value in zip(vectors, wanted, strict=True):
            others = vector[:number] + vector[number + 1 :]
            depends = depends or seen.setdefault(others, value) != value
        groups.append(max(groups, default=-1) + 1 if depends else -1)
    return groups


def _start(inputs: int, width: int, count: int) -> list[Vector]:
    """The first vectors: the seeds of CEGIS, and every second random one with each input changed alone."""
    base = seeds(inputs, width, count)
    rng = np.random.default_rng(9)
    for vector in base[3::2]:
        for number in range(inputs):
            other = int(rng.integers(0, 1 << width))
            base.append((*vector[:number], other, *vector[number + 1 :]))
    return list(dict.fromkeys(base))
