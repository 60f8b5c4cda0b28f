"""Search of a lane sketch: shortest first, every length with a verdict.

"None exists" rests on enumeration without pruning by value. Every program of the length runs on the test
vectors, and every program that passes is refuted on a concrete input. The enumeration omits only programs
that leave a line or a plane unread, and other orders of the same lines.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sketches.compute import LaneSketch, SketchOp, input_values, wanted_counts
from synth.search import core
from synth.search.holes import TableFilters
from synth.search.instruction_sequences import Bytes
from synth.search.lane_program import LaneProgram, LaneStep, finished, interaction_holds, random_planes
from synth.search.verdict import Found, NoneExists, Unknown, Verdict

Progress = Callable[[str], None]


@dataclass(frozen=True)
class Budget:
    """The limits of one length of a sketch. Counts make verdicts independent of the computer.

    ``programs``: programs to enumerate. ``candidates``: programs to check in full. ``seconds``: a time limit.
    """

    programs: int = 150_000_000
    candidates: int = 6_000
    seconds: float = 600.0


def no_progress(message: str) -> None:
    """Ignore the message."""


def _grid(sketch: LaneSketch, seed: int) -> tuple[Bytes, Bytes, NDArray[np.int32], Bytes]:
    """Return test planes on a grid of weights x activations, and the equations of ``core.LaneProblem``.

    The result is weights and activations uint8 [planes, STATES], equations [e, 4], targets [e].
    """
    rng = np.random.default_rng(seed)
    lane_bytes = sketch.width // 8
    lanes = core.STATES // lane_bytes
    columns = 8
    rows = lanes // columns

    def points(count: int, planes: int) -> Bytes:
        chosen = rng.integers(0, 256, (count, planes, lane_bytes), dtype=np.uint8)
        chosen[0] = 0
        chosen[1] = 0
        chosen[1, :, :] = 1
        if count > 3:
            chosen[2] = 255
        return chosen

    w_points, a_points = points(rows, sketch.weight_planes), points(columns, sketch.activation_planes)
    if sketch.table is not None and seed == 0:
        # Weights are groups of bits, activations single bits: an index that misses a pair of bits fails soon.
        for byte in range(lane_bytes):
            turn = np.roll(np.arange(8), byte)
            a_points[1:, 0, byte] = 1 << turn[: columns - 1]
            for row, bits in enumerate(np.array_split(turn, rows - 1), start=1):
                w_points[row, 0, byte] = sum(1 << int(bit) for bit in bits)
    # Lane r * columns + c is point r of the weights and point c of the activations.
    weights = np.repeat(w_points, columns, axis=0).transpose(1, 0, 2).reshape(sketch.weight_planes, -1)
    activations = np.tile(a_points, (rows, 1, 1)).transpose(1, 0, 2).reshape(sketch.activation_planes, -1)
    grid = itertools.product(range(1, rows), range(1, columns), range(lane_bytes))
    equations = np.asarray(
        [[p * lane_bytes + byte for p in (r * columns + c, r * columns, c, 0)] for r, c, byte in grid],
        dtype=np.int32,
    )
    targets = (wanted_counts(sketch.goal, weights, activations)[equations[:, 0]] % 256).astype(np.uint8)
    # The first target has to be odd. Equations with rare targets follow: they refute wrong values early.
    _, kinds, often = np.unique(targets, return_inverse=True, return_counts=True)
    order = np.lexsort((often[kinds], targets % 2 == 0))
    return weights, activations, equations[order], targets[order]


def core_ops(ops: tuple[SketchOp, ...]) -> tuple[core.CoreOp, ...]:
    """Return the operations as the enumeration core takes them."""
    return tuple(core.CoreOp(op.width, op.arity, op.expr, op.commutative) for op in ops)


@dataclass(frozen=True)
class LengthResult:
    """The result for one length: the verdict, and every distinct correct program that was found."""

    verdict: Verdict[LaneProgram]
    programs: tuple[LaneProgram, ...]


def search_length(sketch: LaneSketch, length: int, budget: Budget = Budget()) -> LengthResult:
    """Decide whether a program of this length exists. Lines, look-ups and additions of look-ups count."""
    deadline = time.monotonic() + budget.seconds
    undecided: list[str] = []
    parts: list[str] = []
    for lookups in reversed(range(sketch.max_lookups + 1)):
        lines = length - max(0, 2 * lookups - 1)
        if lines > core.MAX_LINES:
            undecided.append(f"{lines} lines are beyond the enumeration core")
        elif lines >= max(1, lookups):
            programs, nodes, reason = _search_part(sketch, lines, lookups, budget, deadline)
            if programs:
                one_pair = sketch.weight_planes == sketch.activation_planes == 1
                checked = "all 2^16 values of a plane pair's bytes" if one_pair else f"{1 << 16} random lanes"
                return LengthResult(Found(length, programs[0], checked), programs)
            if reason:
                undecided.append(f"{lines} lines and {lookups} look-ups: {reason}")
                break
            parts.append(f"{nodes} programs of {lines} lines with {lookups} look-ups")
    if undecided:
        return LengthResult(Unknown(length, "; ".join(undecided)), ())
    evidence = f"enumeration exhausted on {core.STATES} test bytes: {', '.join(parts)}"
    return LengthResult(NoneExists(length, evidence), ())


def _search_part(
    sketch: LaneSketch, lines: int, lookups: int, budget: Budget, deadline: float
) -> tuple[tuple[LaneProgram, ...], int, str]:
    """Return the correct programs of ``lines`` and ``lookups``, how many programs were enumerated, and why
    the length is undecided ("" if it is decided)."""
    nodes = 0
    late = f"time limit of {budget.seconds:g} s"
    # A program has to read at least one input of every plane.
    planes = [(item.operand, item.plane) for item in sketch.inputs]
    groups = [sorted(set(planes)).index(plane) for plane in planes]
    for seed in range(2):
        if time.monotonic() > deadline:
            return (), nodes, late
        weights, activations, equations, targets = _grid(sketch, seed)
        problem = core.LaneProblem(
            core_ops(sketch.ops),
            np.stack(input_values(sketch, weights, activations)),
            groups,
            equations,
            targets,
            lookups,
            sketch.table.entry if sketch.table else core.LaneProblem.entry,
            core_ops(sketch.pool),
        )
        left = max(0.01, deadline - time.monotonic())
        result = core.search(problem, lines, left, budget.programs)
        nodes = result.nodes
        hits = result.hits
        if result.total_hits > len(hits):
            hits = hits[: budget.candidates // 8]  # too many to decide the length; some may be correct
        programs, checked = _correct(sketch, hits, lookups, budget, deadline)
        if programs:
            return programs, nodes, ""
        if result.out_of_budget:
            return (), nodes, f"budget of {budget.programs} programs"
        if result.timed_out or time.monotonic() > deadline:
            return (), nodes, late
        if checked and result.total_hits == len(result.hits):
            # Every program that passed the test vectors was refuted on a concrete counterexample.
            return (), nodes, ""
        if lookups:
            break
    return (), nodes, f"more than {min(budget.candidates, core.MAX_HITS)} candidates to check"


def _correct(
    sketch: LaneSketch, hits: tuple[core.CoreHit, ...], lookups: int, budget: Budget, deadline: float
) -> tuple[tuple[LaneProgram, ...], bool]:
    """Return the hits that are correct on every input, and whether the budget sufficed to check all hits."""
    candidates = []
    for hit in hits:
        steps = (LaneStep(sketch.ops[k], (i, j)[: sketch.ops[k].arity]) for k, i, j in hit.lines)
        read = ((), (hit.last,), (hit.other, hit.last))[lookups]
        candidates.append(LaneProgram(sketch, tuple(steps), tuple((value, ()) for value in read), None))
    right: list[LaneProgram] = []
    few_w, few_a = random_planes(sketch, 512)
    filters = TableFilters(sketch) if lookups else None
    if filters is not None:
        # Fewest activation lines first: after a correct program, programs with more need no check.
        candidates.sort(key=lambda candidate: candidate.activation_lines)
    for number, candidate in enumerate(candidates):
        if time.monotonic() > deadline or number >= budget.candidates:
            return tuple(right), False
        if filters is None:
            if interaction_holds(candidate, few_w, few_a):
                found = finished(candidate)
                right += [found] if found is not None else []
            continue
        if right and candidate.activation_lines > right[-1].activation_lines:
            break
        right += filters.solve(candidate)
    return tuple(right), True


@dataclass(frozen=True)
class LaneSearch:
    """The result for a sketch: a verdict per length, and the programs of the shortest found length."""

    verdicts: tuple[Verdict[LaneProgram], ...]
    programs: tuple[LaneProgram, ...] = ()


def search_sketch(
    sketch: LaneSketch, longest: int, budget: Budget = Budget(), progress: Progress = no_progress
) -> LaneSearch:
    """Decide lengths 1, 2, ... ``longest``, each within ``budget``, until a program is found."""
    verdicts: list[Verdict[LaneProgram]] = []
    for length in range(1, longest + 1):
        progress(f"length {length}")
        result = search_length(sketch, length, budget)
        verdicts.append(result.verdict)
        if result.programs:
            return LaneSearch(tuple(verdicts), result.programs)
    return LaneSearch(tuple(verdicts))
