"""The forms of a kernel beside its block, and what follows from a form's program: proof, C text, report.

A kernel is built by searching its programs and deriving the rest (``synth.build``), and checked by deriving the rest again
and comparing it with what is stated (``synth.check``). What forms differ in stands in one ``Form`` each.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.program import Program
from sketches.wellformed import MalformedProgram
from synth.certificate import ByteReport, PanelReport, ProofReport, TableReport, sha256, solver_name
from synth.emit.bytelanes import byte_proof_line, emit_bytes
from synth.emit.panel import emit_panel, panel_proof_line
from synth.emit.tables import emit_tables, table_proof_line
from synth.facts import LAYOUT_FACTS
from synth.layouts import LAYOUTS, Layout
from synth.prove.byte_rounds import byte_loops
from synth.prove.bytelanes import prove_bytes
from synth.prove.kernel import Proof
from synth.prove.obligation import SolverFactory
from synth.prove.panel import prove_panel
from synth.prove.rounds import panel_loops, table_loops
from synth.prove.tables import prove_tables


class NotProved(MalformedProgram):
    """A program that is not proved, so that nothing follows from it."""


@dataclass(frozen=True)
class Form:
    """``phase``: what work on it is called, and the folder of its proof. ``title``: its kernel in messages. ``search``: its
    program for a specification, ISA, target and block program, None where the target cannot have it; it loads the search
    code when it is called. ``says``: what the C text says of a number of obligations. ``loops``: reads and proves the loops
    in assembly of a C text."""

    layout: Layout
    phase: str
    title: str
    report: Callable[..., Any]
    search: Callable[[KernelSpec, Isa, str, Program], Any]
    prove: Callable[..., Proof]
    emit: Callable[..., str]
    says: Callable[[int], str]
    loops: Callable[[Isa, str, Any, str], object]


def derive(
    form: Form,
    spec: KernelSpec,
    isa: Isa,
    target: str,
    program: Any,
    make_solver: SolverFactory,
    dump: Path | None,
) -> tuple[Any, str]:
    """The report of a program and its C text. Raises NotProved, MalformedProgram where it contradicts itself."""
    folder = None if dump is None else dump / form.phase
    proof = form.prove(spec, isa, target, program, make_solver, folder)
    require_proved(proof, f"the {form.title} does not prove")
    facts = LAYOUT_FACTS[form.layout.field](spec, isa, target, program)
    text = form.emit(spec, isa, target, program, facts["corrections"], form.says(proof.obligations))
    try:
        form.loops(isa, target, program, text)
    except MalformedProgram as error:
        raise MalformedProgram(f"the {form.title}: {error}") from error
    proved = ProofReport(proof.verdict, proof.obligations, solver_name())
    return form.report(program=program, proof=proved, source_digest=sha256(text), **facts), text


def require_proved(proof: Proof, what: str) -> None:
    """Raise NotProved, saying ``what`` and the first obligation that fails, unless all of a proof's are proved."""
    if proof.verdict != "proved":
        first = proof.failed[0]
        raise NotProved(f"{what}: {first.name}: {first.verdict} ({first.detail})")


def _panel(spec: KernelSpec, isa: Isa, target: str, block: Program) -> Any:
    from synth.search.panel import panel_program

    return panel_program(spec, isa, target, block)


def _tables(spec: KernelSpec, isa: Isa, target: str, block: Program) -> Any:
    from synth.search.tables import NoTables, table_program

    try:
        return table_program(spec, isa, target)
    except NoTables:
        return None


def _bytes(spec: KernelSpec, isa: Isa, target: str, block: Program) -> Any:
    from synth.search.bytelanes import NoByteLanes, byte_program

    try:
        return byte_program(spec, isa, target)
    except NoByteLanes:
        return None


#: Every form, in the order in which they are made.
FORMS = (
    Form(
        LAYOUTS["bitplanes"], "panel", "panel", PanelReport, _panel, prove_panel, emit_panel, panel_proof_line,
        panel_loops,
    ),
    Form(
        LAYOUTS["tables"], "tables", "table kernel", TableReport, _tables, prove_tables, emit_tables,
        table_proof_line, table_loops,
    ),
    Form(
        LAYOUTS["bytes"], "bytes", "byte-lane kernel", ByteReport, _bytes, prove_bytes, emit_bytes, byte_proof_line,
        byte_loops,
    ),
)  # fmt: skip
