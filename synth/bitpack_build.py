"""One packing kernel from specification to files: search, proof, C, execution."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import isa_specs
from synth.bitpack_execution import bitpack_test
from synth.bitpack_library import (
    BitpackCertificate,
    BitpackKernel,
    bitpack_paths,
    bitpack_specs,
    certificate_json,
    read_bitpack,
)
from synth.build import length_verdicts, solver_name, versions
from synth.certificate import FORMAT, ProofReport, SketchReport, package_version, sha256
from synth.emit.bitpack import bitpack_instructions, bitpack_stem, emit_bitpack
from synth.errors import UserError, VerificationError
from synth.files import write_together
from synth.prove.bitpack import prove_bitpack
from synth.prove.obligation import SolverFactory, z3_solver
from synth.search.bitpack import bitpack_program
from synth.search.kernel import SynthesisFailed


def build_bitpack(
    isa_name: str,
    target: str,
    bits: int,
    make_solver: SolverFactory = z3_solver,
    dump: Path | None = None,
    execute: bool = True,
) -> BitpackKernel:
    """Search, prove, emit and run. Raises SynthesisFailed where it is not found or not proved."""
    isa = isa_specs.load(isa_name)
    name = f"{isa_name}/{bitpack_stem(isa, target, bits)}"
    start = time.monotonic()
    found = [bitpack_program(spec, isa_name, target) for spec in bitpack_specs(isa, target, bits)]
    seconds = {"search": time.monotonic() - start}
    programs = tuple(program for program, _ in found)
    proof = prove_bitpack(isa, target, programs, make_solver, dump)
    seconds["proof"] = proof.seconds
    if proof.verdict != "proved":
        first = proof.failed[0]
        raise SynthesisFailed(
            f"{name}: not proved: {first.name}: {first.verdict} ({first.detail}); no kernel was written"
        )
    text = emit_bitpack(isa, target, programs, proof.obligations)
    certificate = BitpackCertificate(
        format=FORMAT,
        name=name,
        isa=isa_name,
        target=target,
        bits=bits,
        programs=programs,
        instructions=bitpack_instructions(isa, target, programs),
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
    kernel = BitpackKernel(text, certificate)
    executed = certificate.executed
    if execute:
        start = time.monotonic()
        executed = bitpack_test(kernel)
        seconds["run"] = time.monotonic() - start
    rounded = {phase: round(value, 4) for phase, value in seconds.items()}
    return BitpackKernel(
        text, replace(certificate, executed=executed, seconds=rounded), None, kernel._machine
    )


def write_bitpack(kernel: BitpackKernel, folder: Path) -> tuple[Path, ...]:
    """Write the C file and then the certificate, which makes it valid."""
    certificate = kernel.certificate
    files = bitpack_paths(folder, kernel.isa, certificate.target, certificate.bits)
    write_together(dict(zip(files, (kernel.source, certificate_json(certificate)), strict=True)))
    return files


def existing_bitpack(isa_name: str, target: str, bits: int, folder: Path) -> BitpackKernel | None:
    """A finished kernel of an earlier run that is still what this version would write, or None."""
    isa = isa_specs.load(isa_name)
    files = bitpack_paths(folder, isa, target, bits)
    if not all(path.exists() for path in files):
        return None
    try:
        kernel = read_bitpack(files[0])
    except (UserError, VerificationError):
        return None
    current = kernel.certificate.versions.get("synth-kernel") == package_version("synth-kernel")
    return kernel if current and kernel.certificate.isa_digest == isa.digest else None


__all__ = ["build_bitpack", "existing_bitpack", "write_bitpack"]
