"""Sketches that are one problem up to signs: one search decides all of them.

With ``c = popcount(w & a)`` the complement of a weight plane counts ``popcount(a) - c``. The goal fixes
neither functions of one operand alone nor the sign of the common factor. So the sign of a plane's products
does not matter if the weight plane and its complement are both inputs of a sketch.
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
    """Return, for every input of a weight plane, the number of the complementary input; None if one is
    missing."""
    size = sketch.width // 8
    rng = np.random.default_rng(12)
    weights = rng.integers(0, 256, (sketch.weight_planes, 64 * size), dtype=np.uint8)
    activations = rng.integers(0, 256, (sketch.activation_planes, 64 * size), dtype=np.uint8)
    # Steps of derived planes commute with the complement, or the complement is no input of the sketch.
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
    """Return the sketch with a positive first coefficient per weight plane, and the inputs to swap in its
    programs. A plane keeps its sign unless the sketch has all complements of the plane's inputs."""
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
    """Return ``search_length``'s verdict. Sketches with equal ``unsigned`` sketches share one search."""
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
