"""Artifacts in readable form: the ten lines of ``show``, and with --verbose the whole certificate."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from isa_specs.cores import MissingUsage, assumed
from sketches.encoding import listed
from sketches.throughput import cycles, pressure
from synth.cli.screen import console, print_lines, print_paragraph, print_table
from synth.cli.tables import STAGES, STATED, minimal, proof_text, ranges, search_label
from synth.emit.cgen import UNREPLAYED, layout_texts, result_text
from synth.forms.registry import FORMS
from synth.library.costs import assumed_text, block_cycles, cheapest, form_costs, tile_rate
from synth.library.wording import counted, with_singulars

if TYPE_CHECKING:
    from synth.library.certificate import BlockReport, Certificate, ProofReport, SketchReport
    from synth.library.kernels import Kernel

#: The number of tiles that are printed after the best tile of a form.
NEXT_TILES = 2


def print_programs(artifact: Any, counts: str, paths: Sequence[Path]) -> None:
    """Print the certificate of an artifact without forms. ``counts``: its instruction counts in words.
    ``paths``: its files."""
    certificate, report = artifact.certificate, artifact.certificate.first
    purpose = artifact.kind.purpose.format(certificate.spec)
    print_paragraph(with_singulars(f"{certificate.name}: {purpose}; {counts}"))
    if report.searches:
        _print_searches(report.searches, lambda search: search.sketch)
        print_paragraph(STATED)
    print_paragraph(f"Proof: {proved(report.proof)}")
    print_paragraph(f"Executed: {certificate.executed}")
    print_paragraph(f"Digests: instruction set {certificate.isa_digest}, C text {report.source_digest}")
    print_lines((f"Files: {paths[0]}", *(f"       {path}" for path in paths[1:])))


def proved(proof: ProofReport) -> str:
    """Return one line on a proof: number of obligations, verdict, solver."""
    return f"{proof_text(proof)} by {proof.solver}"


def _print_searches(searches: Sequence[SketchReport], label: Callable[[SketchReport], str]) -> None:
    """Print the verdict of every length of searches."""
    rows = [
        ("" if number else label(report), str(one.length), one.verdict, with_singulars(one.evidence))
        for report in searches
        for number, one in enumerate(report.lengths)
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
        rows = [(stage, name, str(number), ports(name)) for (stage, name), number in times.items()]
        print_table(title, rows, ("stage", "instruction"), ("times",), ("ports",))
    try:
        requested = pressure(core, isa, target, [(line, 1.0) for line in body])
    except MissingUsage as error:
        print_paragraph(f"{error}: no cycles are known.", 2)
        return
    least = cycles(core, requested)
    loads = sorted(requested.ops.items(), key=lambda entry: (len(entry[0]), sorted(entry[0])))
    pressures = [("/".join(sorted(of)), f"{count:g}", f"{count / len(of):.2f}") for of, count in loads]
    pressures.append(("front end", f"{requested.slots:g}", f"{least.front:.2f}"))
    pressures.append(("all of them together", "", f"{least.total:.2f}"))
    print_table("Port pressure of a block", pressures, ("ports",), ("micro-operations", "cycles at least"))


def _costs(kernel: Kernel) -> Iterator[tuple[str, ...]]:
    """Yield the rows of the table of tiles: the best tiles of each form with cycles and bottleneck."""
    core, certificate = kernel.core, kernel.certificate
    costs = sorted(form_costs(certificate, core), key=lambda cost: cost.cycles)
    for number, cost in enumerate(costs):
        form, report = kernel.form(cost.form).form, certificate.forms[cost.form]
        rates = {tile: tile_rate(certificate, cost.form, core, tile)[1] for tile in report.program.tiles}
        best = sorted(rates, key=lambda tile: -rates[tile])[: 1 + NEXT_TILES]
        for tile in best:
            thousand = 1000 / rates[tile]
            model = form.cycles(kernel.isa, core, report.program, tile, certificate.target)
            spills = f", {model.spilled} values without a register" if model.spilled else ""
            is_best = not number and tile is best[0]
            ratio = "chosen" if is_best else f"{thousand / costs[0].cycles:.2f} times"
            yield cost.form, tile.name, f"{thousand:.1f}", ratio, f"{model.step.bound}{spills}"


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
    columns = ("form", "tile"), ("cycles per 1,000 MAC",), ("against it", "waits for")
    print_table(title, _costs(kernel), *columns)
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
    weights, activations = (
        f"{counted(side.bits, 'bit')} ({side.encoding}: {listed(side.values)[1:-1]})"
        for side in (spec.weights, spec.activations)
    )
    sides = f"weights of {weights} times activations of {activations}"
    yield f"{certificate.name}: {sides}, for {certificate.target}."
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
    program = (spec, kernel.isa, certificate.target, chosen.program, chosen.report.corrections)
    yield f"Instructions of a step: {chosen.form.says(*program).counts}"
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


def program_lines(artifact: Any, counts: str) -> Iterator[str]:
    """Yield sentences on an artifact without forms. ``counts``: its instruction counts in words."""
    kind, certificate = artifact.kind, artifact.certificate
    yield f"{certificate.name}: {kind.purpose.format(certificate.spec)}, for {certificate.target}."
    yield f"Runs: {counts}."
    yield f"Search: it {kind.searched}."
    none = sum(one.verdict == "none" for report in certificate.searches for one in report.lengths)
    stated = f"that {counted(none, 'shorter length')} of its steps have no program" if none else "no length"
    yield f"Lengths: the search states {stated}."
    yield _claim(certificate, "every input")
    yield f"Tested: {certificate.executed}."


def _claim(certificate: Certificate, inputs: str) -> str:
    proofs = [report.proof for report in certificate.kernels.values()]
    total = counted(sum(proof.obligations for proof in proofs), "obligation")
    return f"Claim: the result equals the specification for {inputs} ({total} proved by {proofs[0].solver})."


#: What the page calls the verdicts of a length.
_VERDICTS = {"found": "a program was found", "none": "no program", "unknown": "open"}


def print_page(document: dict[str, Any], verbose: bool) -> None:
    """Print the page of a document. ``verbose``: with a table of all obligations."""
    console().print(document["name"], style="bold", soft_wrap=True)
    sections = {
        "What was searched": _searched,
        "Why it is minimal, or what is open": _claimed,
        "What the solver was asked": _solver_sentences,
        "What the sketches leave out": _left_out,
        "Which form a layer gets": _chosen,
    }
    for title, write in sections.items():
        if sentences := [*write(document)]:
            console().print(f"\n{title}", style="bold")
        for sentence in sentences:
            if sentence.startswith("synth-kernel "):  # a command is copied in one piece
                print_lines([f"    {sentence}"])
            else:
                print_paragraph(with_singulars(sentence), 2)
    console().print()
    if layers := document["layers"]:
        rows = []
        for layer in layers:
            cycles = (f"{number:,.0f}" for number in layer["cycles"].values())
            rows.append((layer["layer"], " x ".join(map(str, layer["size"])), *cycles, layer["form"]))
        columns = ("layer", "M x N x K"), tuple(layers[0]["cycles"]), ("chosen",)
        print_table("Cycles of layers, without packing", rows, *columns)
    if verbose:
        cells = [
            (part, one["name"], one["logic"], str(one["variables"]), str(one["terms"]), _seconds(one))
            for part, obligations in document["obligations"].items()
            for one in obligations
        ]
        numbers = ("variables", "terms", "seconds")
        print_table("Obligations", cells, ("program", "obligation", "logic"), numbers)


def _seconds(obligation: dict[str, Any]) -> str:
    return "" if obligation["seconds"] is None else f"{obligation['seconds']:.3f}"


def _searched(document: dict[str, Any]) -> Iterator[str]:
    for search in document["searches"]:
        counts = ", ".join(counted(number, noun) for noun, number in search["sizes"].items())
        yield f'Sketch "{search["sketch"]}"{f" with {counts}" if counts else ""}:'
        yield from _lengths(search["lengths"])
    claim = " It claims no minimality." if document["layers"] else ""
    for form, method in document["forms"].items():
        yield f"The search of the {form} {method}.{claim}"


def _lengths(lengths: list[dict[str, Any]]) -> Iterator[str]:
    """Yield the verdict of every length. Lengths whose evidence differs in the length only are one text."""

    def kind(row: dict[str, Any]) -> tuple[str, str]:
        numbers = rf"\b({row['length']}|{max(row['length'] - 1, 1)})\b"
        return row["verdict"], re.sub(numbers, "#", row["evidence"])

    for (verdict, _), rows in groupby(lengths, kind):
        run = [*rows]
        evidence = run[0 if verdict == "unknown" else -1]["evidence"]
        which = f"Length{'s' * (len(run) > 1)} {ranges(tuple(row['length'] for row in run))}"
        yield f"- {which}: {_VERDICTS[verdict]} ({evidence})."


def _claimed(document: dict[str, Any]) -> Iterator[str]:
    if "claim" in document:
        yield document["claim"]
    searches = document["searches"]
    for search in searches:
        if unknown := [row for row in search["lengths"] if row["verdict"] == "unknown"]:
            which, limit = ranges(tuple(row["length"] for row in unknown)), unknown[0]["evidence"]
            yield f'Open in the sketch "{search["sketch"]}": {which}, by this limit: {limit}.'
    if command := next((search["decide"] for search in searches if search["decide"]), ""):
        yield "A search with a larger budget may decide open lengths. This one has ten times the budget:"
        yield f"synth-kernel {command} --out DIR"
    if any(row["verdict"] == "none" for search in searches for row in search["lengths"]):
        yield "All this is stated by the searches. A search of another kind replays what they exclude:"
        yield f"synth-kernel check --minimality {document['name']}"


def _solver_sentences(document: dict[str, Any]) -> Iterator[str]:
    for part, obligations in document["obligations"].items():
        terms = sum(row["terms"] for row in obligations)
        largest = max(obligations, key=lambda row: row["terms"])
        total = f"{part}: {counted(len(obligations), 'obligation')} of {counted(terms, 'term')}."
        yield f"{total} The largest has {counted(largest['terms'], 'term')}: {largest['name']}."
        if obligations[0]["seconds"] is not None:
            slowest = max(obligations, key=lambda row: row["seconds"])
            seconds, most = sum(row["seconds"] for row in obligations), _seconds(slowest)
            yield f"{part}: the solver takes {seconds:.2f} s, at most {most} s for {slowest['name']}."
        for row in (row for row in obligations if row["verdict"] not in ("", "proved")):
            yield f"{part}: {row['verdict']}: {row['name']}."
    times = ", ".join(f"{phase} {seconds:.2f}" for phase, seconds in document["seconds"].items())
    yield f"Seconds when it was made, of a form with its search: {times}."
    yield "--prove asks the solver again, for the seconds of each obligation. --verbose lists all of them."


def _left_out(document: dict[str, Any]) -> Iterator[str]:
    return (f"{one['sketch']}: {one['left_out']}." for one in document["searches"] if one["left_out"])


def _chosen(document: dict[str, Any]) -> Iterator[str]:
    if not document["layers"]:
        return
    yield f"The library takes the form with the fewest cycles by the model of {document['core']}."
    yield "C libraries compare the cycles of tiles, as below. synth-compile adds packing and caches."
    if document["below"]:
        yield f"The same processors run the forms of the kernel for {document['below']}, not compared here."
    if document["block_cycles"] is None:
        yield "The kernel has no block kernel, which only base targets and operands of up to three bits have."
        return
    yield (
        f"The block kernel takes {document['block_cycles']:.1f} cycles per 1,000 multiply-accumulates, and "
        f"the cheapest tile of a form {document['form_cycles']:.1f}. The first number counts neither the "
        "loop around a block nor the widening of its sums. A block kernel multiplies one column. So it loads "
        "its weights again for every column, and stores its accumulators after every block. Only Kernel.run "
        "uses it."
    )
