"""The proof accepts what is right, refuses what is wrong, and never takes "unknown" for either."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pysmt.exceptions import SolverReturnedUnknownResultError
from pysmt.logics import QF_BV, Logic
from pysmt.shortcuts import BV, BVULT, And, BVMul, Equals, Symbol
from pysmt.typing import BVType

import isa_specs
from sketches.program import BlockKernelProgram, Line
from synth.library.build import Job, build
from synth.prove.kernel import Proof, prove
from synth.prove.obligation import z3_solver
from synth.search.kernel import SynthesisFailed
from tests.conftest import TARGETS, committed, spec_of
from tests.needs import Need, skip_where


def proof_of(isa: str, target: str, a: int, w: int, encoding: str, program: BlockKernelProgram) -> Proof:
    return prove(spec_of(a, w, encoding), isa_specs.load(isa), target, program)


@pytest.mark.parametrize(("isa", "target"), TARGETS)
@pytest.mark.parametrize("encoding", ["hybrid", "twos"])
def test_right_programs_are_proved(isa: str, target: str, encoding: str) -> None:
    program = committed(isa, target, 2, 2, encoding).program
    assert proof_of(isa, target, 2, 2, encoding, program).verdict == "proved"


def wrong_lines(
    isa: str, target: str, program: BlockKernelProgram
) -> Iterator[tuple[str, BlockKernelProgram]]:
    """Programs with one line changed: another instruction of the same shape, exchanged or repeated
    operands."""
    table = isa_specs.load(isa)
    for number, line in enumerate(program.body):
        if line.stage in ("load", "store"):
            continue
        instruction = table.instructions[line.instruction]
        others = [
            other
            for other in table.on(target)
            if other.operands == instruction.operands
            and other.result == instruction.result
            and other.immediates == instruction.immediates
            and other.lanes(line.imm) != instruction.lanes(line.imm)
        ]
        changed = [replace(line, instruction=other.name) for other in others[:3]]
        if len(line.args) == 2 and line.args[0] != line.args[1]:
            changed.append(replace(line, args=(line.args[0], line.args[0])))
        for new in changed:
            body = (*program.body[:number], new, *program.body[number + 1 :])
            yield f"{line.dest}: {new.instruction}{new.args}", replace(program, body=body)


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_wrong_programs_are_refused(isa: str, target: str) -> None:
    """Every changed line is refused, or means the same on everything that a kernel reads."""
    kernel = committed(isa, target, 2, 1, "unipolar")
    every = list(wrong_lines(isa, target, kernel.program))
    wrong = every[:: max(1, len(every) // 30)]
    accepted = [
        name
        for name, program in wrong
        if proof_of(isa, target, 2, 1, "unipolar", program).verdict == "proved"
    ]
    assert len(wrong) > 20
    # max(x, 0 <= y) and the like can be equal within bounds; nearly all changes are not.
    assert len(accepted) <= len(wrong) // 10, accepted


def test_wrong_bound_terms_and_rows_are_refused() -> None:
    kernel = committed("neon", "aarch64", 2, 2, "hybrid")
    program = kernel.program
    wrong = {
        "block bound": replace(program, block_bound=program.block_bound - 1),
        "scale": replace(program, scale=program.scale + 1),
        "row order": replace(program, row_order=(1, 0, *program.row_order[2:])),
        "lanes": replace(program, accumulator_lane=(1, 0, *program.accumulator_lane[2:])),
        "term": replace(program, terms=(replace(program.terms[0], only_w=2), *program.terms[1:])),
        "missing term": replace(program, terms=program.terms[1:]),
        "missing line": replace(program,
            body=tuple(x for x in program.body if x.dest != program.terms[3].name)),
        "unknown instruction": replace(
            program, body=(Line("x", "vfoo_u8", (), None, "row"), *program.body)
        ),
    }  # fmt: skip
    for what, changed in wrong.items():
        assert proof_of("neon", "aarch64", 2, 2, "hybrid", changed).verdict == "refuted", what


def test_popcount_of_a_byte_reaches_eight() -> None:
    """The published artifact bounds it by 7; with that bound its int8 tree overflows on all-ones."""
    for term in committed("neon", "aarch64", 2, 2, "unipolar").program.terms:
        assert term.bound == 8


class _Unknown:
    def add_assertion(self, formula: Any) -> None:
        self.formula = formula

    def solve(self) -> bool:
        raise SolverReturnedUnknownResultError


@contextmanager
def unknown_solver(logic: Logic, seconds: float) -> Iterator[Any]:
    yield _Unknown()


def test_unknown_is_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    program = committed("neon", "aarch64", 1, 1, "hybrid").program
    proof = prove(spec_of(1, 1, "hybrid"), isa_specs.load("neon"), "aarch64", program, unknown_solver)
    assert proof.verdict == "unknown"
    assert all(outcome.verdict == "unknown" for outcome in proof.failed)
    gives_up = partial(prove, make_solver=unknown_solver)
    monkeypatch.setattr("synth.library.derive.prove", gives_up)
    with pytest.raises(SynthesisFailed, match="unknown"):
        build(Job(spec_of(1, 1, "hybrid"), "neon", "aarch64"), execute=False)


def test_obligations_as_smt_lib(tmp_path: Path) -> None:
    """The scripts, read back by z3's own parser, are unsatisfiable."""
    import z3

    kernel = committed("neon", "armv7", 1, 1, "hybrid")
    proof = prove(kernel.spec, kernel.isa, "armv7", kernel.program, dump=tmp_path)
    scripts = sorted(tmp_path.glob("*.smt2"))
    assert len(scripts) == proof.obligations
    for script in scripts:
        solver = z3.Solver()
        solver.from_string(script.read_text())
        assert solver.check() == z3.unsat, script.name


@skip_where(Need.SYSTEM, os.name == "nt", "signals of POSIX")
def test_an_interrupt_that_z3_takes_is_no_answer() -> None:
    """z3 answers "unknown" to Ctrl-C: that is the user's word, not the solver's."""
    a, b = Symbol("factor_a", BVType(128)), Symbol("factor_b", BVType(128))
    sides = [And(BVULT(BV(1, 128), x), BVULT(x, BV(1 << 64, 128))) for x in (a, b)]
    product = ((1 << 64) - 59) * ((1 << 64) - 83)  # of primes: nobody factors it in time
    with z3_solver(QF_BV, 30) as solver:
        solver.add_assertion(And(Equals(BVMul(a, b), BV(product, 128)), *sides))
        timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            solver.solve()
        timer.join()
