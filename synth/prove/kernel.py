"""The whole proof of a block kernel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from pysmt.exceptions import PysmtTypeError
from pysmt.fnode import FNode

from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.program import BLOCK_STAGES, BlockKernelProgram
from sketches.wellformed import MalformedProgram, check_program
from synth import counts
from synth.errors import UserError
from synth.prove.algebra import algebra_obligations
from synth.prove.listing import INDEX, index_text, script_name
from synth.prove.obligation import (
    OBLIGATION_TIMEOUT,
    Obligation,
    ProofOutcome,
    SolverFactory,
    discharge,
    smt_text,
    z3_solver,
)
from synth.prove.reduction import reduction_obligations
from synth.prove.terms import BlockKernelCode, block_code, term_obligations


@dataclass(frozen=True)
class Proof:
    """The result of a proof of so many ``obligations``. ``verdict``: "proved" if every obligation is proved,
    else "refuted" or "unknown", the verdict of the one that ``failed``."""

    verdict: str
    obligations: int
    failed: tuple[ProofOutcome, ...]


def obligations(spec: KernelSpec, isa: Isa, target: str, program: BlockKernelProgram) -> list[Obligation]:
    """Return all obligations of a block kernel. Raises MalformedProgram if the program contradicts itself."""
    check_program(spec, isa, target, program, BLOCK_STAGES)
    return block_obligations(block_code(spec, isa, target, program))


def block_obligations(block: BlockKernelCode) -> list[Obligation]:
    """Return the obligations of a block kernel that ``block_code`` returned. Raises MalformedProgram."""
    spec, program = block.spec, block.program
    registers = range(spec.plane_bytes // block.vector_bytes)
    wanted = {(i, j, r) for i, j, _ in spec.pairs() for r in registers}
    terms = {(t.weight_plane, t.activation_plane, t.register) for t in program.terms}
    if terms != wanted or len(program.terms) != len(wanted):
        raise MalformedProgram("the terms are not one per plane pair and register of weights")
    return [
        *algebra_obligations(spec, program),
        *term_obligations(block),
        *reduction_obligations(block),
    ]


def prove(
    spec: KernelSpec,
    isa: Isa,
    target: str,
    program: BlockKernelProgram,
    make_solver: SolverFactory = z3_solver,
    dump: Path | None = None,
) -> Proof:
    """Prove the program equal to the spec for all inputs and all K up to its longest. ``dump``: a folder for
    obligations as SMT-LIB 2. The first obligation that is not proved ends the proof and is its verdict."""
    return prove_all(lambda: obligations(spec, isa, target, program), make_solver, dump)


def prove_all(
    make: Callable[[], list[Obligation]], make_solver: SolverFactory, dump: Path | None,
    seconds: float = OBLIGATION_TIMEOUT,
) -> Proof:  # fmt: skip
    """Discharge the obligations that ``make`` returns. If ``make`` cannot read the program, it is refuted."""
    try:
        todo = make()
        if not todo:
            raise MalformedProgram("there is nothing to prove")
    except _MALFORMED as error:
        return Proof(
            "refuted", 0, (ProofOutcome("well-formed", "refuted", str(error) or type(error).__name__),)
        )
    return decide(todo, make_solver, dump, seconds)


#: What reading a program that contradicts itself may raise: a name or place that is not there, a number that
#: fits no formula, a register that is made of itself, a division by a bound of zero, operands of different
#: sizes.
_MALFORMED = (MalformedProgram, LookupError, ValueError, RecursionError, ArithmeticError, PysmtTypeError)


#: Formulas that this process has proved, by the solver: kernels that differ in the encoding share most of
#: theirs.
_PROVED: set[tuple[SolverFactory, FNode]] = set()


def _dump(todo: list[Obligation], folder: Path) -> None:
    """Write a script of every obligation to a folder, and an index of them."""
    texts = {script_name(number): smt_text(obligation) for number, obligation in enumerate(todo)}
    for name, text in (texts | {INDEX: index_text(todo)}).items():
        file = folder / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        except OSError as error:
            said = f"cannot be written ({error.strerror}); choose another --dump-smt"
            raise UserError(f"{file}: {said}") from error


def decide(
    todo: list[Obligation], make_solver: SolverFactory, dump: Path | None, seconds: float = OBLIGATION_TIMEOUT
) -> Proof:
    """Discharge obligations up to the first that is not proved: one such obligation refuses the kernel."""
    if dump is not None:
        _dump(todo, dump)
    for obligation in todo:
        if (make_solver, obligation.formula) in _PROVED:
            continue
        counts.add("obligations", 1)
        outcome = discharge(obligation, make_solver, seconds)
        if outcome.verdict != "proved":
            return Proof(outcome.verdict, len(todo), (outcome,))
        _PROVED.add((make_solver, obligation.formula))
    return Proof("proved", len(todo), ())
