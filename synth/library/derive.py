"""What follows from a form's program: its proof, its C text, and what the certificate says of both.

A kernel is built by searching its programs and deriving the rest (``synth.library.build``), and checked by
deriving the rest again and comparing it with what is stated (``synth.library.check``).
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from isa_specs.instruction import Isa
from sketches.compute import PLANE_PAIR, WHOLE_LANE
from sketches.dot import assembly_program
from sketches.kernel import KernelSpec
from sketches.program import BlockKernelProgram
from sketches.reduction import REDUCTION
from sketches.schedule import TileLoop
from sketches.scope import left_out
from sketches.wellformed import MalformedProgram
from synth.emit.cgen import emit, proof_line
from synth.emit.rounds import tile_rounds
from synth.forms.form import Form
from synth.library.certificate import (
    BlockReport,
    FormReport,
    LengthVerdict,
    LoopReport,
    ProofReport,
    SketchReport,
    sha256,
    solver_name,
)
from synth.library.parameters import block_parameters, compute_claim
from synth.prove.kernel import Proof, prove, prove_all
from synth.prove.loops import check_loops
from synth.prove.obligation import z3_solver

if TYPE_CHECKING:
    from synth.search.kernel import Synthesis
    from synth.search.verdict import Verdict


class NotProved(MalformedProgram):
    """A program that is not proved, so that nothing follows from it."""


def derive(
    form: Form, spec: KernelSpec, isa: Isa, target: str, program: Any, dump: Path | None
) -> tuple[Any, str]:
    """Return the report of a form's program and its C text. Raises NotProved, MalformedProgram."""
    folder = None if dump is None else dump / form.name
    proof = prove_all(lambda: form.obligations(spec, isa, target, program), z3_solver, folder)
    require_proved(proof, f"the {form.title} does not prove")
    parameters = form.parameters(spec, isa, target, program)
    loops = tile_rounds(isa, target, program)
    try:
        check_loops(isa, target, assembly_program(isa, target, program), loops)
    except MalformedProgram as error:
        raise MalformedProgram(f"the {form.title}: {error}") from error
    # The text has these loops: which ones a program has follows from the program.
    text = form.emit(spec, isa, target, program, parameters["corrections"], proof.obligations)
    parameters |= {"proof": proof_report(proof), "source_digest": sha256(text), "loops": loop_reports(loops)}
    return FormReport(program=program, **parameters), text


def loop_reports(loops: Iterable[TileLoop]) -> dict[str, LoopReport]:
    """Return what a certificate says of loops in assembly, by the name of their tile."""
    return {loop.tile.name: LoopReport(loop.steps, loop.cycles) for loop in loops}


def derive_block(
    spec: KernelSpec, isa: Isa, target: str, program: BlockKernelProgram, searches: tuple[SketchReport, ...],
    dump: Path | None,
) -> tuple[BlockReport, str]:  # fmt: skip
    """Return the report of a block kernel and its C text. Raises NotProved, MalformedProgram."""
    proof = prove(spec, isa, target, program, dump=dump)
    require_proved(proof, "the block kernel does not prove")
    parameters = block_parameters(spec, isa, target, program)
    compute = compute_claim(searches, spec, isa, program)
    line = proof_line(proof.obligations, compute)
    text = emit(spec, isa, target, program, parameters["corrections"], parameters["longest_k"], line)
    parameters |= {"compute": compute, "proof": proof_report(proof), "source_digest": sha256(text)}
    return BlockReport(program=program, searches=searches, **parameters), text


def proof_report(proof: Proof) -> ProofReport:
    """Return what a certificate states of a proof by this run's solver."""
    return ProofReport(proof.verdict, proof.obligations, solver_name())


def length_verdicts(verdicts: Iterable[Verdict[Any]]) -> tuple[LengthVerdict, ...]:
    """Return the verdicts of a search as a certificate states them."""
    return tuple(LengthVerdict(one.length, one.word, one.evidence) for one in verdicts)


def sketch_reports(found: Synthesis, spec: KernelSpec, isa: Isa, target: str) -> tuple[SketchReport, ...]:
    """Return the searches of a synthesis as a certificate states them."""
    searched = {PLANE_PAIR: found.pair, REDUCTION: found.tree.verdicts, WHOLE_LANE: found.lane}
    return tuple(
        SketchReport(name, length_verdicts(verdicts), left_out(name, isa, target, spec))
        for name, verdicts in searched.items()
        if verdicts
    )


def require_proved(proof: Proof, what: str) -> None:
    """Raise NotProved, with ``what`` and the first failure, unless every obligation of a proof is proved."""
    if proof.verdict != "proved":
        first = proof.failed[0]
        raise NotProved(f"{what}: {first.name}: {first.verdict} ({first.detail})")
