"""The proof of packing programs of any kind."""

from __future__ import annotations

from pathlib import Path

from isa_specs.instruction import Isa
from synth.packers.kind import Kind, Programs
from synth.prove.kernel import Proof, prove_all
from synth.prove.obligation import OBLIGATION_TIMEOUT, SolverFactory, z3_solver


def prove_packer(
    kind: Kind, isa: Isa, target: str, programs: Programs, make_solver: SolverFactory = z3_solver,
    dump: Path | None = None, seconds: float = OBLIGATION_TIMEOUT,
) -> Proof:  # fmt: skip
    """Prove programs equal to their specifications for all inputs. One unknown makes the whole unknown."""
    return prove_all(lambda: kind.obligations(isa, target, programs), make_solver, dump, seconds)
