"""The check of what a certificate of a kernel states of its programs and searches."""

from __future__ import annotations

from isa_specs.instruction import Isa
from sketches.compute import PLANE_PAIR, WHOLE_LANE
from sketches.reduction import REDUCTION
from sketches.scope import left_out
from sketches.wellformed import MalformedProgram
from synth.forms.registry import FORMS, has_block
from synth.library.certificate import BlockReport, Certificate, FormReport
from synth.library.parameters import block_parameters, compute_claim, program_lengths, shorter_compute_parts
from synth.library.validity import MOST, check_parameters, shown


def check_kernel(found: Certificate, isa: Isa) -> None:
    """Raise MalformedProgram unless a certificate's fields are those that its programs and searches imply."""
    if (found.block is not None) != has_block(found.spec, isa, found.target):
        raise MalformedProgram(f"{'has no' if found.block is None else 'has a'} block kernel")
    if found.block is not None:
        _check_block(found, found.block, isa)
    for form in FORMS.values():
        report = found.forms.get(form.name)
        if report is not None:
            parameters = form.parameters(found.spec, isa, found.target, report.program)
            check_parameters(f"forms.{form.name}.", report, parameters, "the program has")
            _check_loops(report)


def _check_block(found: Certificate, block: BlockReport, isa: Isa) -> None:
    check_parameters(
        "", block, block_parameters(found.spec, isa, found.target, block.program), "the program has"
    )
    _check_searches(found, block, isa)
    _check_lengths(found, block, isa)
    compute = compute_claim(block.searches, found.spec, isa, block.program)
    if block.compute != compute:
        raise MalformedProgram(f"compute is {shown(block.compute)}, the searches say {shown(compute)}")


def _check_loops(report: FormReport) -> None:
    tiles = {tile.name for tile in report.program.tiles}
    for tile, loop in report.loops.items():
        if tile not in tiles or not (1 <= loop.steps < MOST and 1 <= loop.cycles < MOST):
            raise MalformedProgram(f"has a loop {shown(tile)} of {loop.steps} steps in {loop.cycles} cycles")


def _check_searches(found: Certificate, block: BlockReport, isa: Isa) -> None:
    """The sketches are searched once each, length by length from 1; what was found ends a search. All planes
    together are searched where bits are counted, for every length below the program's."""
    shorter = shorter_compute_parts(found.spec, isa, found.target, block.program)
    sketches = tuple(report.sketch for report in block.searches)
    if sketches != (PLANE_PAIR, REDUCTION, *([WHOLE_LANE] if shorter else [])):
        raise MalformedProgram("searches are not those of the sketches, once each and in order")
    for report in block.searches:
        if report.left_out != left_out(report.sketch, isa, found.target, found.spec):
            raise MalformedProgram(
                f"does not say what its search {report.sketch!a} leaves out; write the kernel anew"
            )
        if report.sketch == WHOLE_LANE and tuple(entry.length for entry in report.lengths) != shorter:
            raise MalformedProgram(f"the search {report.sketch!a} is not of the lengths {list(shorter)}")
        verdicts = [entry.verdict for entry in report.lengths]
        if report.lengths[0].length != 1 or "found" in verdicts[:-1]:
            raise MalformedProgram(
                f"the search {report.sketch!a} does not go from length 1 on to what was found"
            )
        if report.sketch != WHOLE_LANE and verdicts[-1] != "found":
            raise MalformedProgram(f"the search {report.sketch!a} found nothing")


def _check_lengths(found: Certificate, block: BlockReport, isa: Isa) -> None:
    """A search that found something found as many instructions as the program has of its part."""
    lengths = program_lengths(found.spec, isa, found.target, block.program)
    for report in block.searches:
        length = report.lengths[-1].length
        if report.sketch in lengths and length != lengths[report.sketch]:
            raise MalformedProgram(
                f"the search {report.sketch!a} found length {length}, the program has "
                f"{lengths[report.sketch]}"
            )
