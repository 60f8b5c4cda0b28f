"""What follows from a certificate's programs and searches. It is derived here, and compared when a
certificate is read."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from isa_specs.instruction import Isa
from sketches.compute import PLANE_PAIR, WHOLE_LANE, has_byte_popcount
from sketches.corrections import corrections, longest_k
from sketches.kernel import KernelSpec
from sketches.program import BLOCK_STAGES, BlockKernelProgram
from sketches.reduction import REDUCTION
from sketches.wellformed import check_program
from synth.emit.cgen import instruction_counts
from synth.library.certificate import SketchReport

Parameters = dict[str, Any]


def block_parameters(spec: KernelSpec, isa: Isa, target: str, program: BlockKernelProgram) -> Parameters:
    """Return corrections, longest K and instruction counts. Raises MalformedProgram, ValueError."""
    check_program(spec, isa, target, program, BLOCK_STAGES)
    return {
        "corrections": corrections(spec, program),
        "longest_k": longest_k(spec, program),
        "instructions": instruction_counts(program, isa, target),
    }


def minimal_whole(
    searches: tuple[SketchReport, ...], spec: KernelSpec, isa: Isa, program: BlockKernelProgram
) -> bool:
    """Return whether searches excluded every shorter compute stage in the sketch of all planes together."""
    lane = next((report for report in searches if report.sketch == WHOLE_LANE), None)
    registers = spec.plane_bytes * 8 // isa.vector_bits
    length = len(program.stage("row")) + len(program.stage("combine"))
    return (
        lane is not None
        and length % registers == 0
        and lane.lengths[-1].length >= length // registers - 1
        and all(verdict.verdict == "none" for verdict in lane.lengths)
    )


def compute_claim(
    searches: tuple[SketchReport, ...], spec: KernelSpec, isa: Isa, program: BlockKernelProgram
) -> str:
    """Return one sentence on whether the compute stage is minimal, and in which sketch."""
    by_sketch = {report.sketch: report for report in searches}
    pair, tree, lane = (by_sketch.get(sketch) for sketch in (PLANE_PAIR, REDUCTION, WHOLE_LANE))
    registers = spec.plane_bytes * 8 // isa.vector_bits
    length = len(program.stage("row")) + len(program.stage("combine"))
    undecided = [] if lane is None else [v.length for v in lane.lengths if v.verdict != "none"]
    if minimal_whole(searches, spec, isa, program):
        return (
            f"Compute part ({length // registers} lines per register): minimal, every shorter length of the "
            "sketch of all planes together has no program."
        )
    pair_open = [] if pair is None else list(pair.open_lengths)
    tree_open = [] if tree is None else list(tree.open_lengths)
    parts = [
        f"best known per plane pair, lengths {pair_open} open" if pair_open else "minimal per plane pair",
        f"combination and reduction {f'lengths {tree_open} open' if tree_open else 'minimal'}",
    ]
    if undecided:
        parts.append(f"all planes together: lengths {undecided[0]}..{-(-length // registers) - 1} open")
    return f"Compute part ({length / registers:g} lines per register): {'; '.join(parts)}."


def shorter_compute_parts(
    spec: KernelSpec, isa: Isa, target: str, program: BlockKernelProgram
) -> tuple[int, ...]:
    """Return the lengths to search in the sketch of all planes: fewer lines per register than the program has
    in its stages ``row`` and ``combine``. Without an instruction that counts bits: ()."""
    if not has_byte_popcount(isa, target):
        return ()
    lines = len(program.stage("row")) + len(program.stage("combine"))
    return tuple(range(1, -(-lines // (spec.plane_bytes * 8 // isa.vector_bits))))


def program_lengths(
    spec: KernelSpec, isa: Isa, target: str, program: BlockKernelProgram
) -> dict[str, Fraction]:
    """Return instruction counts by sketch. PLANE_PAIR: of stage ``row``, per register and plane pair.
    REDUCTION: of the stages ``combine``, ``reduce`` and ``store`` of the program."""
    cost = dict.fromkeys(BLOCK_STAGES, 0)
    for line in program.body:
        cost[line.stage] += isa.instructions[line.instruction].cost(target)
    registers = spec.plane_bytes * 8 // isa.vector_bits
    return {
        PLANE_PAIR: Fraction(cost["row"], registers * len(spec.pairs())),
        REDUCTION: Fraction(cost["combine"] + cost["reduce"] + cost["store"]),
    }
