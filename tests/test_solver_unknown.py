"""The third verdict: a solver's "unknown" and a time limit are neither "found" nor "none exists"."""

from __future__ import annotations

from typing import Any

import pytest
from pysmt.exceptions import SolverReturnedUnknownResultError

import isa_specs
from sketches.function import FunctionSketch, parse_goal, pick_ops
from synth.search import exact
from synth.search.cegis import cegis_length, seeds, solver_factory
from synth.search.exact import search_function
from synth.search.verdict import Unknown, describe

OPERATIONS = ("vandq_u8", "vorrq_u8", "veorq_u8", "vmvnq_u8", "vaddq_u8", "vsubq_u8")


def sketch_of(goal: str, inputs: tuple[str, ...], holes: int = 0) -> FunctionSketch:
    ops = pick_ops(isa_specs.load("neon"), "aarch64", 8, OPERATIONS)
    return FunctionSketch("neon", "aarch64", 8, inputs, (1,), ops, parse_goal(goal, inputs, 8), holes)


def words(verdicts: Any) -> list[str]:
    return [describe(verdict) for verdict in verdicts]


class Undecided:
    """A solver that answers "unknown" from its ``decided``-th call on, and "satisfiable" before that."""

    def __init__(self, real: Any, decided: int) -> None:
        self.real, self.decided = real, decided

    def __enter__(self) -> Undecided:
        return self

    def __exit__(self, *error: object) -> None:
        self.real.exit()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def solve(self) -> bool:
        self.decided -= 1
        if self.decided < 0:
            raise SolverReturnedUnknownResultError
        return bool(self.real.solve())


@pytest.mark.parametrize("length", [1, 2])
@pytest.mark.parametrize("part", ["guesser", "checker"])
def test_unknown_is_never_an_answer(part: str, length: int) -> None:
    """A solver's "unknown", of the guesser or of the checker only, ends as ``Unknown``."""
    sketch = sketch_of("x & (x - 1)", ("x",))
    made = []

    def make(seconds: float) -> Undecided:
        made.append(seconds)
        return Undecided(solver_factory("z3")(seconds), 100 if (part == "checker") == (len(made) == 1) else 0)

    verdict = cegis_length(sketch, length, 30, make_solver=make)
    if part == "checker" and length == 1:
        # No guess, nothing to check: the guesser alone decides.
        assert len(made) == 1
        assert words([verdict]) == ["none"]
    else:
        assert isinstance(verdict, Unknown)
        assert part in verdict.reason


def test_unknown_of_the_proof_is_no_answer_of_the_enumeration() -> None:
    sketch = sketch_of("(x & m) | (y & ~m)", ("x", "y", "m"))
    found = search_function(
        sketch, 3, 30, make_solver=lambda seconds: Undecided(solver_factory("z3")(seconds), 0)
    )
    assert words(found.verdicts) == ["none", "none", "unknown"]
    assert found.program is None


def test_time_limits_are_unknown() -> None:
    sketch = sketch_of("x >> 1", ("x",))
    assert isinstance(cegis_length(sketch, 5, 0.0), Unknown)
    assert isinstance(cegis_length(sketch, 8, 0.3), Unknown)
    assert words(search_function(sketch, 8, 0.0).verdicts) == ["unknown"]
    assert words(search_function(sketch, 8, 0.5).verdicts)[-1] == "unknown"


@pytest.mark.parametrize("random", [0, 1, 3])
def test_few_first_vectors_change_no_verdict(monkeypatch: pytest.MonkeyPatch, random: int) -> None:
    """Refinement and pruning stay sound when the first test vectors are hardly any."""
    monkeypatch.setattr(exact, "seeds", lambda inputs, width, count: seeds(inputs, width, random))
    isa = isa_specs.load("avx2")
    ops = pick_ops(isa, "x86_64", 8, ("_mm256_and_si256", "_mm256_cmpeq_epi8", "_mm256_min_epu8"))
    goal = parse_goal("ite(ult(y, x), 0, 0xff)", ("x", "y"), 8)
    compare = FunctionSketch("avx2", "x86_64", 8, ("x", "y"), (0x80,), ops, goal)
    assert words(search_function(compare, 3, 30).verdicts) == ["none", "found"]
    turn_off_run = sketch_of("((x | (x - 1)) + 1) & x", ("x",))
    assert words(search_function(turn_off_run, 4, 30).verdicts) == ["none", "none", "none", "found"]
    select = sketch_of("(x & m) | (y & ~m)", ("x", "y", "m"))
    assert words(search_function(select, 3, 30).verdicts) == ["none", "none", "found"]


def test_enumeration_refuses_holes() -> None:
    with pytest.raises(ValueError, match="cannot choose constants"):
        search_function(sketch_of("x + 7", ("x",), holes=1), 1, 1)


@pytest.mark.parametrize("goal", ["x + q", "x >> y", "f(x)", "x < y", "x + 1.5"])
def test_goals_that_cannot_be_read(goal: str) -> None:
    with pytest.raises(ValueError, match="goal"):
        parse_goal(goal, ("x", "y"), 8)
