"""SMT solvers through pysmt, with a time limit, that Ctrl-C interrupts."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

from pysmt.exceptions import SolverReturnedUnknownResultError
from pysmt.shortcuts import Solver

if TYPE_CHECKING:
    from pysmt.logics import Logic

#: z3's reason where its own handler took the interrupt that Python would have got
#: (``Z3_solver_get_reason_unknown``).
_INTERRUPTED = "interrupted from keyboard"
#: Terms that are remembered for the next solvers before they are forgotten.
_REMEMBERED = 300_000
#: What makes z3's terms of pysmt's, for all solvers of this process: obligations of one proof share most of
#: theirs.
_converter: Any = None


def open_solver(name: str, logic: Logic, seconds: float | None = None) -> AbstractContextManager[Any]:
    """A fresh solver of pysmt by name; ``seconds`` limits a query (None: no limit). pysmt passes it on to z3
    only: other solvers run without one.

    z3's ``solve`` raises SolverReturnedUnknownResultError where it does not decide, KeyboardInterrupt where
    it swallowed one.
    """
    if name != "z3":
        return Solver(name=name, logic=logic)
    global _converter
    options = {} if seconds is None else {"timeout": max(1, int(seconds * 1000))}
    solver = Solver(name=name, logic=logic, solver_options=options)
    solver.solve = _interruptible(solver.solve, solver.z3)
    # Terms that are remembered to the end of the process outlive what they belong to there, and z3 then has
    # been seen to work for minutes on freeing it. The system takes the memory back without that.
    solver.z3.ctx.owner = False
    if _converter is None or len(_converter.memoization) > _REMEMBERED:
        _converter = solver.converter
    solver.converter = _converter
    return solver


def _interruptible(solve: Any, z3: Any) -> Any:
    def solve_or_stop(*args: Any, **rest: Any) -> Any:
        try:
            return solve(*args, **rest)
        except SolverReturnedUnknownResultError:
            if z3.reason_unknown() == _INTERRUPTED:
                raise KeyboardInterrupt from None
            raise

    return solve_or_stop
