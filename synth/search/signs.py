"""Sketches that are one problem up to signs: a search of one decides all of them.

With ``c = popcount(w & a)`` the complement of a weight plane counts ``popcount(a) - c``. The goal leaves
functions of one operand alone open, and the common factor's sign: so where a weight plane and its complement
are both free values of a sketch, the sign of the plane's products makes no difference to what exists.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np

from sketches.compute import LaneSketch, input_values
from synth.search.lane import Budget, search_length
from synth.search.lane_program import LaneProgram, LaneStep
from synth.search.verdict import Found, Verdict


def complements(sketch: LaneSketch, plane: int) -> dict[int, int] | None:
    """Return, for every input of a weight plane, the input that is its complement, by number; None if one has
    none."""
    size = sketch.width // 8
    rng = np.random.default_rng(12)
    weights = rng.integers(0, 256, (sketch.weight_planes, 64 * size), dtype=np.uint8)
    activations = rng.integers(0, 256, (sketch.activation_planes, 64 * size), dtype=np.uint8)
    # The complement of a view is the view of the complement for the steps that views are made of, or it is
    # not an input of the sketch.
    negated = weights.copy()
    negated[plane] = ~weights[plane]
    before, after = (input_values(sketch, w, activations) for w in (weights, negated))
    known = {value.tobytes(): number for number, value in enumerate(before)}
    found: dict[int, int] = {}
    for number, item in enumerate(sketch.inputs):
        if (item.operand, item.plane) != ("weights", plane):
            continue
        other = known.get(after[number].tobytes())
        if other is None:
            return None
        found[number] = other
    return found


def unsigned(sketch: LaneSketch) -> tuple[LaneSketch, dict[int, int]]:
    """Return the sketch with every plane's first product positive, where that is the same problem, and which
    inputs to swap in its programs."""
    swaps: dict[int, int] = {}
    flipped: set[int] = set()
    for plane in range(sketch.weight_planes):
        first = next((pair for pair in sketch.goal if pair.weight_plane == plane), None)
        if first is None or first.multiplier > 0:
            continue
        found = complements(sketch, plane)
        if found is not None:
            flipped.add(plane)
            swaps.update(found)
    goal = tuple(
        replace(pair, multiplier=-pair.multiplier) if pair.weight_plane in flipped else pair
        for pair in sketch.goal
    )
    return replace(sketch, goal=goal), swaps


def decide_length(sketch: LaneSketch, length: int, budget: Budget) -> Verdict[LaneProgram]:
    """Return ``search_length``'s verdict, searched once for all sketches that differ in such signs only."""
    problem, swaps = unsigned(sketch)
    verdict = _search(problem, length, budget)
    if not isinstance(verdict, Found) or not swaps:
        return verdict
    program = verdict.program
    steps = tuple(LaneStep(s.op, tuple(swaps.get(arg, arg) for arg in s.args)) for s in program.steps)
    lookups = tuple((swaps.get(value, value), table) for value, table in program.lookups)
    return replace(verdict, program=LaneProgram(sketch, steps, lookups, None))


@cache
def _search(sketch: LaneSketch, length: int, budget: Budget) -> Verdict[LaneProgram]:
    return search_length(sketch, length, budget).verdict
