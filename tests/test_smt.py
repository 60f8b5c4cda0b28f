"""Solvers, and what they leave behind."""

import gc
import subprocess
import sys

import pytest
import z3
from pysmt.logics import QF_BV
from pysmt.shortcuts import BV, Equals, Symbol
from pysmt.typing import BVType

from synth import smt
from synth.smt import open_solver


def test_a_process_that_has_proved_ends_at_once() -> None:
    """z3's terms are not freed one by one at its end, which went on for minutes once."""
    code = """\
import z3
from pysmt.logics import QF_BV
from pysmt.shortcuts import BV, Equals, Symbol
from pysmt.typing import BVType
from synth.smt import open_solver

z3.z3.Z3_del_context = lambda context: print("freed")
with open_solver("z3", QF_BV) as solver:
    solver.add_assertion(Equals(Symbol("a", BVType(8)), BV(1, 8)))
    assert solver.solve()
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout == ""


def test_the_search_for_garbage_gives_nothing_back_to_z3(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may run in another thread, while this one is in z3, which crashes then."""
    given_back: list[str] = []
    gc.collect()
    gc.disable()
    try:
        for asserted in (BV(1, 8), BV(2, 8)):
            with open_solver("z3", QF_BV) as solver:
                solver.add_assertion(Equals(Symbol("searched", BVType(8)), asserted))
                assert solver.solve()
                assert [value for _, value in solver.get_model()] == [asserted]
        del solver
        for module, name in [
            (z3, "Z3_dec_ref"),
            *((z3.z3, f"Z3_{of}dec_ref") for of in ("", "solver_", "model_")),
        ]:
            real = getattr(module, name)
            monkeypatch.setattr(
                module, name, lambda *args, name=name, real=real: (given_back.append(name), real(*args))
            )
        gc.collect()
    finally:
        gc.enable()
    assert given_back == []


def test_a_converter_that_forgets_converts_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smt, "_REMEMBERED", 0)
    for number in range(3):
        with open_solver("z3", QF_BV) as solver:
            solver.add_assertion(Equals(Symbol("forgotten", BVType(8)), BV(number, 8)))
            assert solver.solve()
            assert len(solver.converter.memoization) <= 3
            solver.add_assertion(Equals(Symbol("forgotten", BVType(8)), BV(9, 8)))
            assert not solver.solve()
