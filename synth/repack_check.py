"""Check repacking kernels without the search code: integrity, proof, C text, execution."""

from __future__ import annotations

from pathlib import Path

import isa_specs
from synth.emit.repack import emit_repack, repack_instructions, repack_stem
from synth.errors import VerificationError
from synth.prove.obligation import SolverFactory, z3_solver
from synth.prove.repack import prove_repack
from synth.repack_execution import repack_test
from synth.repack_library import RepackKernel, read_repack, repack_specs


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
    try:
        isa = isa_specs.load(certificate.isa)
        isa.target(certificate.target)
    except KeyError as error:
        raise VerificationError(f"{path}: {error.args[0]}") from error
    target, programs = certificate.target, certificate.programs
    stem = repack_stem(isa, target, certificate.bits)
    if (certificate.name, path.stem) != (f"{isa.name}/{stem}", stem):
        raise VerificationError(
            f"{path}: is the certificate of {isa.name}/{stem} and calls itself {certificate.name}"
        )
    if certificate.proof.verdict != "proved":
        raise VerificationError(f"{path}: says itself that it is not proved")
    if certificate.isa_digest != isa.digest:
        raise VerificationError(
            f"{path}: was written for other semantics of {isa.name}; write the kernel anew"
        )
    if tuple(program.spec for program in programs) != repack_specs(certificate.bits):
        raise VerificationError(f"{path}: its blocks are not those of {target}")
    folder = None if dump is None else dump / certificate.name.replace("/", "_")
    proof = prove_repack(isa, target, programs, make_solver, folder)
    if proof.verdict != "proved":
        first = proof.failed[0]
        raise VerificationError(f"{path}: does not prove: {first.name}: {first.verdict} ({first.detail})")
    for what, stated, derived in (
        ("instructions", certificate.instructions, repack_instructions(isa, target, programs)),
        ("proof.obligations", certificate.proof.obligations, proof.obligations),
    ):
        if stated != derived:
            raise VerificationError(f"{path}: {what} is {stated}, the programs have {derived}")
    if emit_repack(isa, target, programs, proof.obligations) != kernel.source:
        raise VerificationError(f"{path.with_suffix('.c')}: is not the C text of the proved programs")
    return f"{proof.obligations} obligations proved"


__all__ = ["check_repack", "check_repack_static"]
