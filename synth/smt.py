"""SMT solvers of pysmt with a time limit, which Ctrl-C interrupts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from pysmt.exceptions import SolverReturnedUnknownResultError
from pysmt.shortcuts import Solver

if TYPE_CHECKING:
    from pysmt.logics import Logic

#: z3's reason (``Z3_solver_get_reason_unknown``) when its own handler took the interrupt from Python.
_INTERRUPTED = "interrupted from keyboard"
#: The most terms that are kept for the next solvers.
_REMEMBERED = 300_000
#: The converter from pysmt's terms to z3's that all solvers of this process share, since the obligations of a
#: proof share most terms.
_converter: Any = None


@contextmanager
def open_solver(name: str, logic: Logic, seconds: float | None = None) -> Iterator[Any]:
    """Yield a new solver of pysmt. ``seconds`` limits each query (None: no limit); only z3 obeys it.

    The solver's ``solve`` raises SolverReturnedUnknownResultError if z3 does not decide, and
    KeyboardInterrupt if z3 swallowed Ctrl-C. z3's objects are released when the block ends, not by garbage
    collection. Garbage collection may run in another thread, and z3 crashes if two threads use it.
    """
    global _converter
    options = {} if seconds is None or name != "z3" else {"timeout": max(1, int(seconds * 1000))}
    with Solver(name=name, logic=logic, solver_options=options) as solver:
        if name != "z3":
            yield solver
            return
        # Terms that live to the end of the process outlive their context, and z3 has been seen to take
        # minutes to free them. The operating system frees the memory at once.
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
            del solver.solve, solver.get_model  # both refer to the solver, a reference cycle


def _give_back(converter: Any) -> None:
    """Release all terms of a converter to z3."""
    converter.__del__()
    converter.memoization.clear()
    converter._back_memoization.clear()


def _instead_of(converter: Any, other: Any) -> Any:
    """Return ``other`` after breaking the reference cycles of ``converter``, so that it is freed here."""
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
