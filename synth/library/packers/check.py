"""Check kernels of all kinds without the search code: integrity, proof, C text, execution."""

from __future__ import annotations

from pathlib import Path

from synth.errors import VerificationError
from synth.library.packers.kind import Packer, packer_test
from synth.library.packers.library import read_packer
from synth.library.packers.prove import derive_packer
from synth.library.validity import check_file, check_packer_certificate, check_place, refusing


def check_packer(path: Path, dump: Path | None = None) -> str:
    """Everything about one packing kernel; what was checked. Raises VerificationError naming the file and
    what does not hold, and what its execution raises."""
    packer = read_packer(path)
    return f"{check_packer_static(packer, path, dump)}; {packer_test(packer)}"


def check_packer_static(packer: Packer, path: Path, dump: Path | None = None) -> str:
    """Everything but execution."""
    certificate = packer.certificate
    check_packer_certificate(certificate, path, packer.kind)
    check_place(path, certificate.name)
    isa, target, programs = packer.isa, certificate.target, certificate.programs
    folder = None if dump is None else dump / certificate.name.replace("/", "_")
    with refusing(path):
        facts, text = derive_packer(packer.kind, isa, target, programs, folder)
    count = facts["proof"].obligations
    if certificate.proof.obligations != count:
        raise VerificationError(
            f"{path}: proof.obligations is {certificate.proof.obligations}, the programs have {count}"
        )
    check_file(path, text)
    return f"{count} obligations proved"
