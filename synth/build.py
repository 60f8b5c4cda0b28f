"""One kernel from specification to files: search, proof, C, execution."""

from __future__ import annotations

import platform
import time
from dataclasses import dataclass
from pathlib import Path

import isa_specs
from isa_specs.instruction import Isa
from sketches.compute import PLANE_PAIR, WHOLE_LANE
from sketches.kernel import KernelSpec
from sketches.program import Program
from sketches.reduction import REDUCTION
from sketches.scope import left_out
from synth.certificate import (
    FORMAT,
    ByteReport,
    Certificate,
    LengthVerdict,
    PanelReport,
    ProofReport,
    SketchReport,
    TableReport,
    package_version,
    sha256,
    to_json,
)
from synth.emit.bytelanes import byte_proof_line, emit_bytes
from synth.emit.cgen import emit, file_stem, proof_line
from synth.emit.panel import emit_panel, panel_proof_line
from synth.emit.tables import emit_tables, table_proof_line
from synth.errors import UserError, VerificationError
from synth.execution import execution_test
from synth.facts import block_facts, byte_facts, compute_claim, panel_facts, table_facts
from synth.files import write_together
from synth.layouts import AUTO, LAYOUTS, asked, offers
from synth.library import Kernel, every_file, kernel_paths, layout_file, read_kernel, share_machine
from synth.prove.byte_rounds import byte_loops
from synth.prove.bytelanes import prove_bytes
from synth.prove.kernel import prove
from synth.prove.obligation import SolverFactory, z3_solver
from synth.prove.panel import prove_panel
from synth.prove.rounds import panel_loops, table_loops
from synth.prove.symbolic import MalformedProgram
from synth.prove.tables import prove_tables
from synth.search.bytelanes import NoByteLanes, byte_program
from synth.search.kernel import Limits, Synthesis, SynthesisFailed, synthesize
from synth.search.lane import Progress, no_progress
from synth.search.panel import panel_program
from synth.search.tables import NoTables, table_program
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
    layout: str = AUTO,
) -> Kernel:
    """Search, prove, emit and run a kernel with one layout, or with all that its target has.

    Raises SynthesisFailed where it is not found or not proved, UserError where the target has no such layout.
    """
    isa = job.machine
    if not offers(layout, isa, job.target):
        raise UserError(f"--layout {layout}: {job.target} has no {LAYOUTS[layout].needs}")
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
    facts = block_facts(job.spec, isa, job.target, found.program)
    searches = reports(found, job.spec, isa, job.target)
    compute = compute_claim(searches, job.spec, isa, found.program)
    line = proof_line(proof.obligations, compute)
    text = emit(job.spec, isa, job.target, found.program, facts["corrections"], facts["longest_k"], line)
    seconds["emit"] = time.monotonic() - start
    panel, panel_text, tables, table_text, byte_lanes, byte_text = None, "", None, "", None, ""
    if asked(layout, "bitplanes"):
        progress("panel")
        start = time.monotonic()
        panel, panel_text = build_panel(job, found.program, make_solver, dump)
        seconds["panel"] = time.monotonic() - start
    if asked(layout, "tables"):
        progress("tables")
        start = time.monotonic()
        tables, table_text = build_tables(job, make_solver, dump)
        seconds["tables"] = time.monotonic() - start
    if asked(layout, "bytes"):
        progress("bytes")
        start = time.monotonic()
        byte_lanes, byte_text = build_bytes(job, make_solver, dump)
        seconds["bytes"] = time.monotonic() - start
    certificate = Certificate(
        format=FORMAT,
        name=job.name,
        isa=job.isa,
        target=job.target,
        spec=job.spec,
        program=found.program,
        searches=searches,
        compute=compute,
        proof=ProofReport(proof.verdict, proof.obligations, solver_name()),
        panel=panel,
        tables=tables,
        byte_lanes=byte_lanes,
        executed="",
        versions=versions(),
        isa_digest=isa.digest,
        source_digest=sha256(text),
        seconds={},
        layout=layout,
        effort=limits.effort,
        **facts,
    )
    kernel = Kernel(text, panel_text, certificate, table_text, byte_text)
    executed = "not executed"
    if execute:
        progress("execution")
        start = time.monotonic()
        share_machine([kernel])  # every file is run
        executed = execution_test(kernel)
        seconds["run"] = time.monotonic() - start
    rounded = {name: round(value, 4) for name, value in seconds.items()}
    fields = {**certificate.__dict__, "executed": executed, "seconds": rounded}
    return Kernel(text, panel_text, Certificate(**fields), table_text, byte_text, None, kernel._machine)


def build_panel(
    job: Job, block: Program, make_solver: SolverFactory = z3_solver, dump: Path | None = None
) -> tuple[PanelReport, str]:
    """The panel kernel of a block kernel, proved, and its C text. Raises SynthesisFailed."""
    isa = job.machine
    panel = panel_program(job.spec, isa, job.target, block)
    folder = None if dump is None else dump / "panel"
    proof = prove_panel(job.spec, isa, job.target, panel, make_solver, folder)
    if proof.verdict != "proved":
        first = proof.failed[0]
        raise SynthesisFailed(
            f"{job.name}: panel not proved: {first.name}: {first.verdict} ({first.detail}); no kernel was written"
        )
    facts = panel_facts(job.spec, isa, job.target, panel)
    line = panel_proof_line(proof.obligations)
    text = emit_panel(job.spec, isa, job.target, panel, facts["corrections"], line)
    try:
        panel_loops(isa, job.target, panel, text)
    except MalformedProgram as error:
        raise SynthesisFailed(f"{job.name}: panel: {error}; no kernel was written") from error
    proved = ProofReport(proof.verdict, proof.obligations, solver_name())
    report = PanelReport(program=panel, proof=proved, source_digest=sha256(text), **facts)
    return report, text


def build_tables(
    job: Job, make_solver: SolverFactory = z3_solver, dump: Path | None = None
) -> tuple[TableReport | None, str]:
    """The table kernel of a specification, proved, and its C text; (None, "") where the target has no lookups.
    Raises SynthesisFailed."""
    isa = job.machine
    try:
        program = table_program(job.spec, isa, job.target)
    except NoTables:
        return None, ""
    folder = None if dump is None else dump / "tables"
    proof = prove_tables(job.spec, isa, job.target, program, make_solver, folder)
    if proof.verdict != "proved":
        first = proof.failed[0]
        raise SynthesisFailed(
            f"{job.name}: tables not proved: {first.name}: {first.verdict} ({first.detail}); no kernel was written"
        )
    facts = table_facts(job.spec, isa, job.target, program)
    line = table_proof_line(proof.obligations)
    text = emit_tables(job.spec, isa, job.target, program, facts["corrections"], line)
    try:
        table_loops(isa, job.target, program, text)
    except MalformedProgram as error:
        raise SynthesisFailed(f"{job.name}: tables: {error}; no kernel was written") from error
    proved = ProofReport(proof.verdict, proof.obligations, solver_name())
    report = TableReport(program=program, proof=proved, source_digest=sha256(text), **facts)
    return report, text


def build_bytes(
    job: Job, make_solver: SolverFactory = z3_solver, dump: Path | None = None
) -> tuple[ByteReport | None, str]:
    """The byte-lane kernel of a specification, proved, and its C text; (None, "") where the target cannot multiply
    bytes. Raises SynthesisFailed."""
    isa = job.machine
    try:
        program = byte_program(job.spec, isa, job.target)
    except NoByteLanes:
        return None, ""
    proof = prove_bytes(
        job.spec, isa, job.target, program, make_solver, None if dump is None else dump / "bytes"
    )
    if proof.verdict != "proved":
        first = proof.failed[0]
        raise SynthesisFailed(
            f"{job.name}: byte lanes not proved: {first.name}: {first.verdict} ({first.detail}); no kernel was written"
        )
    facts = byte_facts(job.spec, isa, job.target, program)
    line = byte_proof_line(proof.obligations)
    text = emit_bytes(job.spec, isa, job.target, program, facts["corrections"], line)
    try:
        byte_loops(isa, job.target, program, text)
    except MalformedProgram as error:
        raise SynthesisFailed(f"{job.name}: byte lanes: {error}; no kernel was written") from error
    proved = ProofReport(proof.verdict, proof.obligations, solver_name())
    report = ByteReport(program=program, proof=proved, source_digest=sha256(text), **facts)
    return report, text


def solver_name() -> str:
    return f"pysmt {package_version('PySMT')} with z3 {package_version('z3-solver')}"


def versions() -> dict[str, str]:
    """The versions that a certificate names."""
    return {
        "synth-kernel": package_version("synth-kernel"),
        "python": platform.python_version(),
        "z3-solver": package_version("z3-solver"),
        "pysmt": package_version("PySMT"),
        "numpy": package_version("numpy"),
    }


def length_verdicts(verdicts: tuple[Verdict[object], ...]) -> tuple[LengthVerdict, ...]:
    """Verdicts of a search, as they go into the certificate."""
    result = []
    for verdict in verdicts:
        if isinstance(verdict, Found):
            text = verdict.checked
        else:
            text = verdict.evidence if isinstance(verdict, NoneExists) else verdict.reason
        result.append(LengthVerdict(verdict.length, describe(verdict), text))
    return tuple(result)


def reports(found: Synthesis, spec: KernelSpec, isa: Isa, target: str) -> tuple[SketchReport, ...]:
    """The searches of a synthesis, as they go into the certificate."""
    searched = {PLANE_PAIR: found.pair, REDUCTION: found.tree.verdicts, WHOLE_LANE: found.lane}
    return tuple(
        SketchReport(name, length_verdicts(verdicts), left_out(name, isa, target, spec))
        for name, verdicts in searched.items()
        if verdicts
    )


def write(kernel: Kernel, folder: Path) -> tuple[Path, ...]:
    """Write the C files and then the certificate, which makes them valid; what an earlier kernel had and this one
    has not goes."""
    files = every_file(kernel, folder)
    texts = (*kernel.sources.values(), to_json(kernel.certificate))
    write_together(dict(zip(files, texts, strict=True)))
    for layout in LAYOUTS.values():
        if (path := layout_file(files[0], layout)) not in files:
            path.unlink(missing_ok=True)
    return files


def existing(job: Job, folder: Path) -> Kernel | None:
    """A finished kernel of an earlier run that is still what this version would write, or None."""
    source, certificate = kernel_paths(folder, job.spec, job.machine, job.target)
    if not (source.exists() and certificate.exists()):
        return None
    try:
        kernel = read_kernel(source)
    except (UserError, VerificationError):
        return None
    current = kernel.certificate.versions.get("synth-kernel") == package_version("synth-kernel")
    return kernel if current and kernel.certificate.isa_digest == job.machine.digest else None


def enough_effort(certificate: Certificate, effort: float) -> bool:
    """Whether a search with this effort has nothing to add: the kernel was made with as much, or no length is open."""
    return certificate.effort >= effort or not any(report.open_lengths for report in certificate.searches)
