"""The ten lines of ``show`` on an artifact: what runs, what it costs, what is claimed and left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from isa_specs.cores import assumed
from sketches.encoding import listed
from synth.cli.screen import print_lines, print_paragraph
from synth.cli.tables import minimal
from synth.forms.registry import FORMS
from synth.library.costs import block_cycles, cheapest, form_costs
from synth.library.wording import counted, with_singulars

if TYPE_CHECKING:
    from synth.library.artifact import Artifact
    from synth.library.certificate import BlockReport, Certificate
    from synth.library.kernels import Kernel

#: What a bound of the core model (``Cycles.bound``) is in a sentence.
_BOUNDS = {"ports": "its ports", "front end": "its front end", "chain": "a dependency chain between steps"}


def print_summary(lines: Iterator[str], name: str, paths: Sequence[Path]) -> None:
    """Print sentences about artifact ``name``, then its files and the commands that say more."""
    for line in lines:
        print_paragraph(with_singulars(line))
    more = f" and {len(paths) - 1} more" if len(paths) > 1 else ""
    print_lines([f"Files: {paths[0]}{more}. More: synth-kernel explain {name}, or show --verbose"])


def kernel_lines(kernel: Kernel) -> Iterator[str]:
    """Yield nine sentences on products of low-bit codes."""
    certificate, spec, core = kernel.certificate, kernel.spec, kernel.core
    sides = (
        f"{counted(side.bits, 'bit')} ({side.encoding}: {listed(side.values)[1:-1]})"
        for side in (spec.weights, spec.activations)
    )
    yield f"{certificate.name}: weights of {' times activations of '.join(sides)}, for {certificate.target}."
    costs = sorted(form_costs(certificate, core), key=lambda cost: cost.cycles)
    best = cheapest(costs)
    chosen = kernel.form(best.form)
    tile = next(tile for tile in chosen.tiles if tile.name == best.tile)
    size = f"{counted(tile.registers * chosen.rows, 'row')} by {counted(tile.columns, 'column')}"
    yield f"Runs: the {chosen.form.title}. Its cheapest tile has {size} ({tile.name})."
    others = {cost.form: cost.cycles for cost in costs if cost != best and not FORMS[cost.form].depthwise}
    if certificate.block is not None:
        others["block kernel"] = block_cycles(certificate, core)
    times = ", ".join(f"{name} {cycles / best.cycles:.2f} times" for name, cycles in others.items())
    beside = f"In comparison: {times}." if times else "The target has no other form."
    model = chosen.form.cycles(kernel.isa, core, chosen.program, tile, certificate.target)
    yield (
        f"Costs: {best.cycles:.1f} cycles per 1,000 multiply-accumulates by the model of {core.name}"
        f"{', some assumed' if assumed(core, certificate.target) else ''}, "
        f"limited by {_BOUNDS[model.step.bound]}. {beside}"
    )
    place = (spec, kernel.isa, certificate.target, chosen.program, chosen.report.corrections)
    yield f"Instructions of a step: {chosen.form.says(*place).counts}"
    yield f"Search: it {chosen.form.searched}."
    yield from _block_lines(certificate.block, certificate)
    yield _claim(certificate, f"every input and every K up to {chosen.report.longest_k:,}")
    yield f"Tested: {certificate.executed}."


def _block_lines(block: BlockReport | None, certificate: Certificate) -> Iterator[str]:
    """Yield what is claimed of the length of the block kernel, and what its searches left out."""
    if block is None:
        yield "Block kernel: none, because only base targets and operands of up to three bits have one."
        yield "Left out: a search by length. Nothing is claimed to be the shortest."
        return
    length = counted(block.instructions["total"], "instruction")
    yield f"Block kernel (CGO'20): {length}, {minimal(certificate)}."
    first, _, more = block.searches[0].left_out.partition("; ")
    yield f"Left out of its sketch: {first}{' and more' if more else ''}."


def program_lines(artifact: Artifact, purpose: str, searched: str, counts: str) -> Iterator[str]:
    """Yield sentences on an artifact without forms. ``counts``: its instruction counts in words."""
    certificate = artifact.certificate
    yield f"{certificate.name}: {purpose}, for {certificate.target}."
    yield f"Runs: {counts}."
    yield f"Search: it {searched}."
    none = sum(one.verdict == "none" for report in certificate.searches for one in report.lengths)
    stated = f"that {counted(none, 'shorter length')} of its steps have no program" if none else "no length"
    yield f"Lengths: the search states {stated}."
    yield _claim(certificate, "every input")
    yield f"Tested: {certificate.executed}."


def _claim(certificate: Certificate, inputs: str) -> str:
    proofs = [report.proof for report in certificate.kernels.values()]
    total = counted(sum(proof.obligations for proof in proofs), "obligation")
    return f"Claim: the result equals the specification for {inputs} ({total} proved by {proofs[0].solver})."
