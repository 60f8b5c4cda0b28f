"""Check packing kernels without the search code: integrity, proof, C text, execution."""

from __future__ import annotations

from pathlib import Path

import isa_specs
from synth.bitpack_execution import bitpack_test
from synth.bitpack_library import BitpackKernel, bitpack_specs, read_bitpack
from synth.emit.bitpack import bitpack_instructions, bitpack_stem, emit_bitpack
from synth.errors import VerificationError
from synth.prove.bitpack import prove_bitpack
from synth.prove.obligation import SolverFactory, z3_solver


def check_bitpack(path: Path, make_solver: SolverFactory = z3_solver, dump: Path | None = None) -> str:
    """Everything about one packing kernel; what was checked. Raises VerificationError naming the file and what does
    not hold, and what its execution raises."""
    kernel = read_bitpack(path)
    said = check_bitpack_static(kernel, path, make_solver, dump)
    return f"{said}; {bitpack_test(kernel)}"


def check_bitpack_static(
    kernel: BitpackKernel, path: Path, make_solver: SolverFactory = z3_solver, dump: Path | None = None
) -> str:
    """Everything but execution."""
    certificate = kernel.certificate
    try:
        isa = isa_specs.load(certificate.isa)
        isa.target(certificate.target)
    except KeyError as error:
        raise VerificationError(f"{path}: {error.args[0]}") from error
    target, programs = certificate.target, certificate.programs
    stem = bitpack_stem(isa, target, certificate.bits)
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
    if tuple(program.spec for program in programs) != bitpack_specs(isa, target, certificate.bits):
        raise VerificationError(f"{path}: its blocks are not those of {target}")
    folder = None if dump is None else dump / certificate.name.replace("/", "_")
    proof = prove_bitpack(isa, target, programs, make_solver, folder)
    if proof.verdict != "proved":
        first = proof.failed[0]
        raise VerificationError(f"{path}: does not prove: {first.name}: {first.verdict} ({first.detail})")
    for what, stated, derived in (
        ("instructions", certificate.instructions, bitpack_instructions(isa, target, programs)),
        ("proof.obligations", certificate.proof.obligations, proof.obligations),
    ):
        if stated != derived:
            raise VerificationError(f"{path}: {what} is {stated}, the programs have {derived}")
    if emit_bitpack(isa, target, programs, proof.obligations) != kernel.source:
        raise VerificationError(f"{path.with_suffix('.c')}: is not the C text of the proved programs")
    return f"{proof.obligations} obligations proved"


__all__ = ["check_bitpack", "check_bitpack_static"]
