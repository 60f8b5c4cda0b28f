"""One repacking kernel from specification to files: search, proof, C, execution."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import isa_specs
from synth.build import length_verdicts, solver_name, versions
from synth.certificate import FORMAT, ProofReport, SketchReport, package_version, sha256
from synth.emit.repack import emit_repack, repack_instructions, repack_stem
from synth.errors import UserError, VerificationError
from synth.files import write_together
from synth.prove.obligation import SolverFactory, z3_solver
from synth.prove.repack import prove_repack
from synth.repack_execution import repack_test
from synth.repack_library import (
    RepackCertificate,
    RepackKernel,
    certificate_json,
    read_repack,
    repack_paths,
    repack_specs,
)
from synth.search.kernel import SynthesisFailed
from synth.search.repack import repack_program


def build_repack(
    isa_name: str,
    target: str,
    bits: int,
    make_solver: SolverFactory = z3_solver,
    dump: Path | None = None,
    execute: bool = True,
) -> RepackKernel:
    """Search, prove, emit and run. Raises SynthesisFailed where it is not found or not proved."""
    isa = isa_specs.load(isa_name)
    name = f"{isa_name}/{repack_stem(isa, target, bits)}"
    start = time.monotonic()
    found = [repack_program(spec, isa_name, target) for spec in repack_specs(bits)]
    seconds = {"search": time.monotonic() - start}
    programs = tuple(program for program, _ in found)
    proof = prove_repack(isa, target, programs, make_solver, dump)
    seconds["proof"] = proof.seconds
    if proof.verdict != "proved":
        first = proof.failed[0]
        raise SynthesisFailed(
            f"{name}: not proved: {first.name}: {first.verdict} ({first.detail}); no kernel was written"
        )
    text = emit_repack(isa, target, programs, proof.obligations)
    certificate = RepackCertificate(
        format=FORMAT,
        name=name,
        isa=isa_name,
        target=target,
        bits=bits,
        programs=programs,
        instructions=repack_instructions(isa, target, programs),
        searches=tuple(
            SketchReport(searched.sketch, length_verdicts(searched.lengths))
            for _, searches in found
            for searched in searches
        ),
        proof=ProofReport(proof.verdict, proof.obligations, solver_name()),
        executed="not executed",
        versions=versions(),
        isa_digest=isa.digest,
        source_digest=sha256(text),
        seconds={},
    )
    kernel = RepackKernel(text, certificate)
    executed = certificate.executed
    if execute:
        start = time.monotonic()
        executed = repack_test(kernel)
        seconds["run"] = time.monotonic() - start
    rounded = {phase: round(value, 4) for phase, value in seconds.items()}
    return RepackKernel(text, replace(certificate, executed=executed, seconds=rounded), None, kernel._machine)


def write_repack(kernel: RepackKernel, folder: Path) -> tuple[Path, ...]:
    """Write the C file and then the certificate, which makes it valid."""
    certificate = kernel.certificate
    files = repack_paths(folder, kernel.isa, certificate.target, certificate.bits)
    write_together(dict(zip(files, (kernel.source, certificate_json(certificate)), strict=True)))
    return files


def existing_repack(isa_name: str, target: str, bits: int, folder: Path) -> RepackKernel | None:
    """A finished kernel of an earlier run that is still what this version would write, or None."""
    isa = isa_specs.load(isa_name)
    files = repack_paths(folder, isa, target, bits)
    if not all(path.exists() for path in files):
        return None
    try:
        kernel = read_repack(files[0])
    except (UserError, VerificationError):
        return None
    current = kernel.certificate.versions.get("synth-kernel") == package_version("synth-kernel")
    return kernel if current and kernel.certificate.isa_digest == isa.digest else None


__all__ = ["build_repack", "existing_repack", "write_repack"]
