"""One kernel from specification to files: search, proof, C, execution."""

from __future__ import annotations

import platform
import time
from dataclasses import dataclass
from pathlib import Path

import isa_specs
from isa_specs.instruction import Isa
from sketches.corrections import corrections, longest_k
from sketches.kernel import KernelSpec
from synth.certificate import (
    FORMAT,
    Certificate,
    LengthVerdict,
    ProofReport,
    SketchReport,
    package_version,
    sha256,
    to_json,
)
from synth.emit.cgen import emit, file_stem, instruction_counts, proof_line
from synth.errors import UserError, VerificationError
from synth.execution import execution_test
from synth.files import write_atomically
from synth.library import Kernel, kernel_paths, read_kernel
from synth.prove.kernel import prove
from synth.prove.obligation import SolverFactory, z3_solver
from synth.search.kernel import Limits, Synthesis, SynthesisFailed, synthesize
from synth.search.lane import Progress, no_progress
from synth.search.verdict import Found, NoneExists, Verdict, describe


@dataclass(frozen=True)
class Job:
    """A kernel to write."""

    spec: KernelSpec
    isa: str
    target: str

    @property
    def name(self) -> str:
        return f"{self.isa}/{file_stem(self.spec, self.machine, self.target)}"

    @property
    def machine(self) -> Isa:
        return isa_specs.load(self.isa)


def build(
    job: Job,
    limits: Limits = Limits(),
    progress: Progress = no_progress,
    make_solver: SolverFactory = z3_solver,
    dump: Path | None = None,
    execute: bool = True,
) -> Kernel:
    """Search, prove, emit and run a kernel. Raises SynthesisFailed where it is not found or not proved."""
    isa = job.machine
    found = synthesize(job.spec, isa, job.target, limits, progress)
    seconds = dict(found.seconds)
    progress("proof")
    proof = prove(job.spec, isa, job.target, found.program, make_solver, dump)
    seconds["proof"] = proof.seconds
    if proof.verdict != "proved":
        first = proof.failed[0]
        raise SynthesisFailed(
            f"{job.name}: not proved: {first.name}: {first.verdict} ({first.detail}); no kernel was written"
        )
    progress("C")
    start = time.monotonic()
    fix, longest = corrections(job.spec, found.program), longest_k(job.spec, found.program)
    compute = compute_claim(found, job.spec, isa)
    solver = f"pysmt {package_version('PySMT')} with z3 {package_version('z3-solver')}"
    text = emit(
        job.spec, isa, job.target, found.program, fix, longest, proof_line(proof.obligations, compute)
    )
    seconds["emit"] = time.monotonic() - start
    counts = instruction_counts(found.program, isa, job.target)
    certificate = Certificate(
        format=FORMAT,
        name=job.name,
        isa=job.isa,
        target=job.target,
        spec=job.spec,
        program=found.program,
        corrections=fix,
        longest_k=longest,
        instructions=counts,
        searches=reports(found),
        compute=compute,
        proof=ProofReport(proof.verdict, proof.obligations, solver),
        executed="",
        versions=versions(),
        isa_digest=isa.digest,
        source_digest=sha256(text),
        seconds={},
    )
    kernel = Kernel(text, certificate)
    executed = "not executed"
    if execute:
        progress("execution")
        start = time.monotonic()
        executed = f"{execution_test(kernel)} matrices equal numpy on {kernel.machine}"
        seconds["run"] = time.monotonic() - start
    rounded = {name: round(value, 4) for name, value in seconds.items()}
    fields = {**certificate.__dict__, "executed": executed, "seconds": rounded}
    return Kernel(text, Certificate(**fields), None, kernel._machine)


def versions() -> dict[str, str]:
    """The versions that a certificate names."""
    return {
        "synth-kernel": package_version("synth-kernel"),
        "python": platform.python_version(),
        "z3-solver": package_version("z3-solver"),
        "pysmt": package_version("PySMT"),
        "numpy": package_version("numpy"),
    }


def _verdicts(verdicts: tuple[Verdict[object], ...]) -> tuple[LengthVerdict, ...]:
    result = []
    for verdict in verdicts:
        if isinstance(verdict, Found):
            text = verdict.checked
        else:
            text = verdict.evidence if isinstance(verdict, NoneExists) else verdict.reason
        result.append(LengthVerdict(verdict.length, describe(verdict), text))
    return tuple(result)


def reports(found: Synthesis) -> tuple[SketchReport, ...]:
    """The searches of a synthesis, as they go into the certificate."""
    result = [
        SketchReport("compute: one plane pair (row lines)", _verdicts(found.pair)),
        SketchReport(
            "combination and reduction tree (instructions with stores)", _verdicts(found.tree.verdicts)
        ),
    ]
    if found.lane:
        result.append(SketchReport("compute: all planes of a lane together", _verdicts(found.lane)))
    return tuple(result)


def compute_claim(found: Synthesis, spec: KernelSpec, isa: Isa) -> str:
    """Is the compute part minimal, and in which sketch? One sentence."""
    registers = spec.plane_bytes * 8 // isa.vector_bits
    length = found.compute_length
    per_register = length / registers
    undecided = [v.length for v in found.lane if not isinstance(v, NoneExists)]
    if found.lane and not undecided and length % registers == 0:
        return (
            f"Compute part ({length // registers} lines per register): minimal, every shorter length of the "
            "sketch of all planes together has no program."
        )
    pair_open = [v.length for v in found.pair if not isinstance(v, (Found, NoneExists))]
    tree_open = [v.length for v in found.tree.verdicts if not isinstance(v, (Found, NoneExists))]
    parts = []
    parts.append(
        "minimal per plane pair" if not pair_open else f"best known per plane pair, lengths {pair_open} open"
    )
    parts.append(
        "combination and reduction minimal"
        if not tree_open
        else f"combination and reduction lengths {tree_open} open"
    )
    if undecided:
        parts.append(f"all planes together: lengths {undecided[0]}..{-(-length // registers) - 1} open")
    return f"Compute part ({per_register:g} lines per register): {'; '.join(parts)}."


def write(kernel: Kernel, folder: Path) -> tuple[Path, Path]:
    """Write the C file and then the certificate, which makes the pair valid."""
    source, certificate = kernel_paths(folder, kernel.spec, kernel.isa, kernel.certificate.target)
    write_atomically(source, kernel.source)
    write_atomically(certificate, to_json(kernel.certificate))
    return source, certificate


def existing(job: Job, folder: Path) -> Kernel | None:
    """A finished kernel of an earlier run that is still what this version would write, or None."""
    source, certificate = kernel_paths(folder, job.spec, job.machine, job.target)
    if not source.exists() or not certificate.exists():
        return None
    try:
        kernel = read_kernel(source, certificate)
    except (UserError, VerificationError):
        return None
    current = kernel.certificate.versions.get("synth-kernel") == package_version("synth-kernel")
    return kernel if current and kernel.certificate.isa_digest == job.machine.digest else None
