"""Check repacking kernels without the search code: integrity, proof, C text, execution."""

from __future__ import annotations

from pathlib import Path

from synth.emit.repack import emit_repack
from synth.errors import VerificationError
from synth.prove.obligation import SolverFactory, z3_solver
from synth.prove.repack import prove_repack
from synth.repack_execution import repack_test
from synth.repack_library import RepackKernel, check_repack_certificate, read_repack
from synth.validity import Refusing, check_place


def check_repack(path: Path, make_solver: SolverFactory = z3_solver, dump: Path | None = None) -> str:
    """Everything about one repacking kernel; what was checked. Raises VerificationError naming the file and what does
    not hold, and what its execution raises."""
    kernel = read_repack(path)
    said = check_repack_static(kernel, path, make_solver, dump)
    return f"{said}; {repack_test(kernel)}"


def check_repack_static(
    kernel: RepackKernel, path: Path, make_solver: SolverFactory = z3_solver, dump: Path | None = None
) -> str:
    """Everything but execution."""
    certificate = kernel.certificate
    check_repack_certificate(certificate, path)
    check_place(path, certificate.name)
    isa, target, programs = kernel.isa, certificate.target, certificate.programs
    folder = None if dump is None else dump / certificate.name.replace("/", "_")
    proof = prove_repack(isa, target, programs, make_solver, folder)
    if proof.verdict != "proved":
        first = proof.failed[0]
        raise VerificationError(f"{path}: does not prove: {first.name}: {first.verdict} ({first.detail})")
    if certificate.proof.obligations != proof.obligations:
        raise VerificationError(
            f"{path}: proof.obligations is {certificate.proof.obligations}, the programs have {proof.obligations}"
        )
    with Refusing(path):
        text = emit_repack(isa, target, programs, proof.obligations)
    if text != kernel.source:
        raise VerificationError(f"{path.with_suffix('.c')}: is not the C text of the proved programs")
    return f"{proof.obligations} obligations proved"


__all__ = ["check_repack", "check_repack_static"]
