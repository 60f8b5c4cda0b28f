"""Proof obligations: formulas that must be valid, discharged through pysmt or written as SMT-LIB 2."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from pysmt.exceptions import SolverReturnedUnknownResultError
from pysmt.fnode import FNode
from pysmt.logics import Logic
from pysmt.shortcuts import Not
from pysmt.smtlib.script import smtlibscript_from_formula

from synth.smt import open_solver

#: Seconds after which a single obligation counts as unknown.
OBLIGATION_TIMEOUT = 60.0

SolverFactory = Callable[[Logic, float], AbstractContextManager[Any]]


@dataclass(frozen=True)
class Obligation:
    """A ``formula`` that has to be valid. ``name`` says what it states."""

    name: str
    formula: FNode
    logic: Logic


@dataclass(frozen=True)
class ProofOutcome:
    """The result of an obligation. ``verdict``: ``"proved"``, ``"refuted"`` or ``"unknown"``. ``detail``: a
    counterexample or a reason."""

    name: str
    verdict: str
    detail: str = ""


def z3_solver(logic: Logic, seconds: float) -> AbstractContextManager[Any]:
    """Return a fresh z3 through pysmt with a time limit per query in seconds."""
    return open_solver("z3", logic, seconds)


def discharge(
    obligation: Obligation, make_solver: SolverFactory, seconds: float = OBLIGATION_TIMEOUT
) -> ProofOutcome:
    """Decide one obligation: valid exactly if its negation is unsatisfiable. Unknown stays unknown."""
    with make_solver(obligation.logic, seconds) as solver:
        solver.add_assertion(Not(obligation.formula))
        try:
            satisfiable = solver.solve()
        except SolverReturnedUnknownResultError:
            return ProofOutcome(
                obligation.name, "unknown", f"the solver does not decide it within {seconds:g} s"
            )
        if satisfiable is False:
            return ProofOutcome(obligation.name, "proved")
        if satisfiable is not True:
            return ProofOutcome(obligation.name, "unknown", "the solver answers neither sat nor unsat")
        model = solver.get_model()
        values = ", ".join(f"{symbol}={value}" for symbol, value in list(model)[:8])
        return ProofOutcome(obligation.name, "refuted", f"counterexample: {values}")


def smt_text(obligation: Obligation) -> str:
    """Return the obligation as an SMT-LIB 2 script whose answer has to be ``unsat``."""
    script = smtlibscript_from_formula(Not(obligation.formula), logic=obligation.logic)
    text = io.StringIO()
    script.serialize(text, daggify=True)
    lines = text.getvalue().splitlines()
    # pysmt declares symbols in the order of a set, which differs from run to run.
    declared = sorted(line for line in lines if line.startswith("(declare-"))
    logic, *rest = [line for line in lines if not line.startswith("(declare-")]
    return "\n".join([f"; {obligation.name}", "; expected answer: unsat", logic, *declared, *rest, ""])


def distinct(obligations: Iterable[Obligation]) -> list[Obligation]:
    """Return the obligations with each formula once, under its first name."""
    found: dict[FNode, Obligation] = {}
    for obligation in obligations:
        found.setdefault(obligation.formula, obligation)
    return list(found.values())
