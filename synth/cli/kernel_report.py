"""Certificates in readable form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from isa_specs.cores import MissingUsage
from sketches.encoding import listed
from sketches.throughput import cycles, pressure
from synth.cli.minimality import STATED
from synth.cli.screen import console, print_lines, print_paragraph, print_table
from synth.cli.tables import STAGES, minimal, search_label
from synth.emit.cgen import UNREPLAYED, layout_texts, result_text
from synth.library.costs import assumed_text, form_costs, tile_rate
from synth.library.wording import counted, with_singulars

if TYPE_CHECKING:
    from synth.library.artifact import Artifact
    from synth.library.certificate import BlockReport, ProofReport, SketchReport
    from synth.library.kernels import Kernel

#: The number of tiles that are printed after the best tile of a form.
NEXT_TILES = 2


def print_programs(artifact: Artifact, said: str, paths: Sequence[Path]) -> None:
    """Print the certificate of an artifact without forms. ``said``: its purpose. ``paths``: its files."""
    certificate, report = artifact.certificate, artifact.certificate.first
    print_paragraph(with_singulars(f"{certificate.name}: {said}"))
    if report.searches:
        _print_searches(report.searches, lambda search: search.sketch)
        print_paragraph(STATED)
    print_paragraph(f"Proof: {proved(report.proof)}")
    print_paragraph(f"Executed: {certificate.executed}")
    print_paragraph(f"Digests: instruction set {certificate.isa_digest}, C text {report.source_digest}")
    print_lines((f"Files: {paths[0]}", *(f"       {path}" for path in paths[1:])))


def proved(proof: ProofReport) -> str:
    """Return one line on a proof: number of obligations, verdict, solver."""
    return f"{counted(proof.obligations, 'obligation')} {proof.verdict} by {proof.solver}"


def _print_searches(searches: Sequence[SketchReport], label: Callable[[SketchReport], str]) -> None:
    """Print the verdict of every length of searches."""
    rows = [
        (
            "" if number else label(report),
            str(verdict.length),
            verdict.verdict,
            with_singulars(verdict.evidence),
        )
        for report in searches
        for number, verdict in enumerate(report.lengths)
    ]
    print_table("Searches", rows, ("search",), ("length",), ("verdict", "evidence"))


def _program(kernel: Kernel, block: BlockReport, every_line: bool) -> None:
    """Print the instructions of a block kernel with their ports on the target's usual core, and the load of
    each port. ``every_line``: print the program line by line."""
    core, isa, target = kernel.core, kernel.isa, kernel.certificate.target
    body = block.program.body

    def ports(instruction: str) -> str:
        try:
            used = core.usage(isa.instructions[instruction], target)
        except MissingUsage:
            return "unknown"
        text = " + ".join(f"{count} {'/'.join(sorted(of))}" for of, count in used.ops) or "none"
        return f"{text} (assumed)" if used.assumed else text

    title = f"Program of a block, and the ports of {core.name} for each"
    if every_line:
        lines = []
        for line in body:
            operands = [*line.args, *([] if line.imm is None else [str(line.imm)])]
            call = f"{line.dest} = {line.instruction}({', '.join(operands)})"
            lines.append((line.stage, call, ports(line.instruction)))
        print_table(title, lines, ("stage", "line", "ports"))
    else:
        times = Counter((line.stage, line.instruction) for line in body)
        counted = [(stage, name, str(number), ports(name)) for (stage, name), number in times.items()]
        print_table(title, counted, ("stage", "instruction"), ("times",), ("ports",))
    try:
        requested = pressure(core, isa, target, [(line, 1.0) for line in body])
    except MissingUsage as error:
        print_paragraph(f"{error}: no cycles are known.", 2)
        return
    takes = cycles(core, requested)
    every = sorted(requested.ops.items(), key=lambda entry: (len(entry[0]), sorted(entry[0])))
    rows = [("/".join(sorted(of)), f"{count:g}", f"{count / len(of):.2f}") for of, count in every]
    rows.append(("front end", f"{requested.slots:g}", f"{takes.front:.2f}"))
    rows.append(("all of them together", "", f"{takes.total:.2f}"))
    print_table("Port pressure of a block", rows, ("ports",), ("micro-operations", "cycles at least"))


def _costs(kernel: Kernel) -> Iterator[tuple[str, ...]]:
    """Yield the rows of the table of tiles: the best tiles of each form with cycles and bottleneck."""
    core, certificate = kernel.core, kernel.certificate
    every = sorted(form_costs(certificate, core), key=lambda cost: cost.cycles)
    for number, cost in enumerate(every):
        form, report = kernel.form(cost.form).form, certificate.forms[cost.form]
        rates = {tile: tile_rate(certificate, cost.form, core, tile)[1] for tile in report.program.tiles}
        best = sorted(rates, key=lambda tile: -rates[tile])[: 1 + NEXT_TILES]
        for tile in best:
            takes = 1000 / rates[tile]
            model = form.cycles(kernel.isa, core, report.program, tile, certificate.target)
            spilled = f", {model.spilled} values without a register" if model.spilled else ""
            chosen = "chosen" if not number and tile is best[0] else f"{takes / every[0].cycles:.2f} times"
            yield cost.form, tile.name, f"{takes:.1f}", chosen, f"{model.step.bound}{spilled}"


def print_kernel(kernel: Kernel, paths: Sequence[Path], every_line: bool) -> None:
    """Print a kernel's certificate and its files. ``every_line``: also every line of the block kernel."""
    out, certificate, spec = console(), kernel.certificate, kernel.spec

    def section(title: str, *paragraphs: str) -> None:
        out.print(f"\n{title}", style="bold")
        for paragraph in paragraphs:
            print_paragraph(with_singulars(paragraph), 2)

    out.print(certificate.name, style="bold", soft_wrap=True)
    section(
        "Specification",
        f"{spec.configuration} {spec.encoding} on {certificate.isa}, target {certificate.target}: "
        f"{spec.m} x {spec.k} block of weights times {spec.k} x 1 activations, layout {spec.layout}.",
        *(
            f"{what}: {side.bits} bit {side.encoding}, values {listed(side.values)}."
            for what, side in (("Activations", spec.activations), ("Weights", spec.weights))
        ),
    )
    if certificate.block is not None:
        _block(kernel, certificate.block, section, every_line)
    section("Forms", f"{', '.join(form.name for form in kernel.forms)} (--form {certificate.form}).")
    for one in kernel.forms:
        form, report = one.form, one.report
        section(
            form.title.capitalize(),
            f"Tiles (registers of rows x columns): {', '.join(tile.name for tile in report.program.tiles)}.",
            (says := form.says(spec, kernel.isa, kernel.target, report.program, report.corrections)).sums,
            f"Instructions: {says.counts}",
            f"{proved(report.proof)}; K up to {report.longest_k:,} positions.",
        )
    out.print()
    title = f"The chosen tile and those that lost, on {kernel.core.name} by its model"
    counted = ("cycles per 1,000 MAC",)
    print_table(title, _costs(kernel), ("form", "tile"), counted, ("against it", "waits for"))
    if text := assumed_text(kernel.core, certificate.target):
        print_paragraph(text, 2)
    section("Executed", certificate.executed)
    section("Versions", ", ".join(f"{name} {version}" for name, version in certificate.versions.items()))
    digests = [f"C text of {name} {report.source_digest}" for name, report in certificate.kernels.items()]
    section("Digests", f"instruction set {certificate.isa_digest}", *digests)
    times = ", ".join(f"{phase} {seconds:.2f}" for phase, seconds in certificate.seconds.items())
    section("Seconds when it was made", f"{times}; total {sum(certificate.seconds.values()):.2f}")
    section("Files")
    print_lines(f"  {path}" for path in paths)


def _block(kernel: Kernel, block: BlockReport, section: Callable[..., None], every_line: bool) -> None:
    section("Layout and bounds", *layout_texts(kernel.spec, kernel.isa, kernel.program))
    section("Longest K", f"{block.longest_k:,} positions: every sum fits a signed 32-bit integer.")
    section("Corrections", result_text(kernel.corrections))
    counts = block.instructions
    section(
        "Instructions of a block",
        ", ".join(f"{stage} {counts[stage]}" for stage in STAGES) + f"; loads {counts['load']}",
        f"{block.compute} {UNREPLAYED}",
        f"In short: {minimal(kernel.certificate)}.",
    )
    click.echo()
    _program(kernel, block, every_line)
    _print_searches(block.searches, search_label)
    section(
        "What the searches leave out",
        *[f"{report.sketch}: {report.left_out}." for report in block.searches if report.left_out],
        STATED,
    )
    section("Proof", f"{proved(block.proof)}.")
