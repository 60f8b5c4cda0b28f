"""What follows from a form's program: its proof, its C text, and what the certificate says of both.

A kernel is built by searching its programs and deriving the rest (``synth.library.build``), and checked by
deriving the rest again and comparing it with what is stated (``synth.library.check``).
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.program import Program
from sketches.schedule import TileLoop
from sketches.wellformed import MalformedProgram
from synth.emit.cgen import emit, proof_line
from synth.emit.rounds import tile_rounds
from synth.forms.form import Form
from synth.library.certificate import FormReport, LoopReport, ProofReport, SketchReport, sha256, solver_name
from synth.library.facts import block_facts, compute_claim
from synth.prove.kernel import Proof, prove, prove_all
from synth.prove.loops import check_loops
from synth.prove.obligation import z3_solver


class NotProved(MalformedProgram):
    """A program that is not proved, so that nothing follows from it."""


def derive(
    form: Form, spec: KernelSpec, isa: Isa, target: str, program: Any, dump: Path | None
) -> tuple[Any, str]:
    """The report of a program and its C text. Raises NotProved, MalformedProgram where it contradicts
    itself."""
    folder = None if dump is None else dump / form.name
    proof = prove_all(lambda: form.obligations(spec, isa, target, program), z3_solver, folder)
    require_proved(proof, f"the {form.title} does not prove")
    facts = form.facts(spec, isa, target, program)
    loops = tile_rounds(isa, target, form.text.steps, program)
    try:
        check_loops(isa, target, form.text.steps(isa, target, program), loops)
    except MalformedProgram as error:
        raise MalformedProgram(f"the {form.title}: {error}") from error
    # The text has these loops: which ones a program has follows from the program.
    text = form.emit(spec, isa, target, program, facts["corrections"], proof.obligations)
    proved = ProofReport(proof.verdict, proof.obligations, solver_name())
    return FormReport(
        program=program, proof=proved, source_digest=sha256(text), loops=loop_reports(loops), **facts
    ), text


def loop_reports(loops: Iterable[TileLoop]) -> dict[str, LoopReport]:
    """What a certificate says of loops in assembly, by the name of their tile."""
    return {loop.tile.name: LoopReport(loop.steps, loop.cycles) for loop in loops}


def derive_block(
    spec: KernelSpec, isa: Isa, target: str, program: Program, searches: tuple[SketchReport, ...],
    dump: Path | None,
) -> tuple[dict[str, Any], str]:  # fmt: skip
    """Likewise of a block: what its certificate says of it beside program and searches, and its C text."""
    proof = prove(spec, isa, target, program, dump=dump)
    require_proved(proof, "the block kernel does not prove")
    facts = block_facts(spec, isa, target, program)
    compute = compute_claim(searches, spec, isa, program)
    line = proof_line(proof.obligations, compute)
    text = emit(spec, isa, target, program, facts["corrections"], facts["longest_k"], line)
    proved = ProofReport(proof.verdict, proof.obligations, solver_name())
    return facts | {"compute": compute, "proof": proved, "source_digest": sha256(text)}, text


def require_proved(proof: Proof, what: str) -> None:
    """Raise NotProved, saying ``what`` and the first obligation that fails, unless all of a proof's are
    proved."""
    if proof.verdict != "proved":
        first = proof.failed[0]
        raise NotProved(f"{what}: {first.name}: {first.verdict} ({first.detail})")
