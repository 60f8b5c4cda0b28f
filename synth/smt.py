"""SMT solvers through pysmt, with a time limit, that Ctrl-C interrupts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def open_solver(name: str, logic: Logic, seconds: float | None = None) -> Iterator[Any]:
    """A fresh solver of pysmt by name; ``seconds`` limits a query (None: no limit). pysmt passes it on to z3
    only: other solvers run without one.

    z3's ``solve`` raises SolverReturnedUnknownResultError where it does not decide, KeyboardInterrupt where
    it swallowed one.

    What is z3's is given back when the block ends, and not by the search for garbage: another thread may be
    the one that searches, and z3 crashes where two of them are in it.
    """
    global _converter
    options = {} if seconds is None or name != "z3" else {"timeout": max(1, int(seconds * 1000))}
    with Solver(name=name, logic=logic, solver_options=options) as solver:
        if name != "z3":
            yield solver
            return
        # Terms that are remembered to the end of the process outlive what they belong to there, and z3 then
        # has been seen to work for minutes on freeing it. The system takes the memory back without that.
        solver.z3.ctx.owner = False
        if _converter is None:
            _converter = solver.converter
        else:
            solver.converter = _instead_of(solver.converter, _converter)
        if len(_converter.memoization) > _REMEMBERED:
            _give_back(_converter)
        solver.solve = _interruptible(solver.solve, solver.z3)
        solver.get_model = _with_converter(solver.get_model, _converter)
        try:
            yield solver
        finally:
            del solver.solve, solver.get_model  # which have the solver, as it has them


def _give_back(converter: Any) -> None:
    """All terms of a converter, to z3."""
    converter.__del__()
    converter.memoization.clear()
    converter._back_memoization.clear()


def _instead_of(converter: Any, other: Any) -> Any:
    """The other one. This one has types of z3's, and itself: without its methods it ends here."""
    converter.functions.clear()
    converter._back_fun.clear()
    return other


def _with_converter(get_model: Any, converter: Any) -> Any:
    def get() -> Any:
        model = get_model()
        model.converter = _instead_of(model.converter, converter)
        return model

    return get


def _interruptible(solve: Any, z3: Any) -> Any:
    def solve_or_stop(*args: Any, **rest: Any) -> Any:
        try:
            return solve(*args, **rest)
        except SolverReturnedUnknownResultError:
            if z3.reason_unknown() == _INTERRUPTED:
                raise KeyboardInterrupt from None
            raise

    return solve_or_stop
