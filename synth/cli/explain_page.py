"""The page of ``synth-kernel explain``: the sentences of its document (``synth.library.explanation``)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from synth.cli.screen import console, print_lines, print_paragraph, print_table
from synth.cli.tables import ranges
from synth.library.wording import counted, with_singulars

#: What the page calls the verdicts of a length.
_VERDICTS = {"found": "a program was found", "none": "no program", "unknown": "open"}


def print_page(found: dict[str, Any], verbose: bool) -> None:
    """Print the page of a document. ``verbose``: with a table of all obligations."""
    console().print(found["name"], style="bold", soft_wrap=True)
    sections = {
        "What was searched": _searched(found),
        "Why it is minimal, or what is open": _claimed(found),
        "What the solver was asked": _solver_sentences(found),
        "What the sketches leave out": _left_out(found),
        "Which form a layer gets": _chosen(found),
    }
    for title, sentences in ((title, [*of]) for title, of in sections.items()):
        if sentences:
            console().print(f"\n{title}", style="bold")
        for sentence in sentences:
            if sentence.startswith("synth-kernel "):  # a command is copied in one piece
                print_lines([f"    {sentence}"])
            else:
                print_paragraph(with_singulars(sentence), 2)
    console().print()
    if layers := found["layers"]:
        rows = []
        for one in layers:
            cycles = (f"{number:,.0f}" for number in one["cycles"].values())
            rows.append((one["layer"], " x ".join(map(str, one["size"])), *cycles, one["form"]))
        columns = ("layer", "M x N x K"), tuple(layers[0]["cycles"]), ("chosen",)
        print_table("Cycles of layers, without packing", rows, *columns)
    if verbose:
        obligations = [
            (part, one["name"], one["logic"], str(one["variables"]), str(one["terms"]), _seconds(one))
            for part, every in found["obligations"].items()
            for one in every
        ]
        numbers = ("variables", "terms", "seconds")
        print_table("Obligations", obligations, ("program", "obligation", "logic"), numbers)


def _seconds(obligation: dict[str, Any]) -> str:
    return "" if obligation["seconds"] is None else f"{obligation['seconds']:.3f}"


def _searched(found: dict[str, Any]) -> Iterator[str]:
    for one in found["searches"]:
        counts = ", ".join(counted(number, noun) for noun, number in one["sizes"].items())
        yield f'Sketch "{one["sketch"]}"{f" with {counts}" if counts else ""}:'
        yield from _lengths(one["lengths"])
    for what, searched in found["forms"].items():
        yield f"The search of the {what} {searched}.{' It claims no minimality.' * bool(found['layers'])}"


def _lengths(lengths: list[dict[str, Any]]) -> Iterator[str]:
    """Yield the verdict of every length. Lengths whose evidence differs in the length only are one text."""
    runs: list[list[dict[str, Any]]] = []
    kind = None
    for one in lengths:
        same = rf"\b({one['length']}|{max(one['length'] - 1, 1)})\b"
        before, kind = kind, (one["verdict"], re.sub(same, "#", one["evidence"]))
        if kind == before:
            runs[-1].append(one)
        else:
            runs.append([one])
    for run in runs:
        one = run[0 if run[0]["verdict"] == "unknown" else -1]
        which = f"Length{'s' * (len(run) > 1)} {ranges(tuple(each['length'] for each in run))}"
        yield f"- {which}: {_VERDICTS[one['verdict']]} ({one['evidence']})."


def _claimed(found: dict[str, Any]) -> Iterator[str]:
    if "claim" in found:
        yield found["claim"]
    for one in found["searches"]:
        if unknown := [each for each in one["lengths"] if each["verdict"] == "unknown"]:
            which = ranges(tuple(each["length"] for each in unknown))
            yield f'Open in the sketch "{one["sketch"]}": {which}, by this limit: {unknown[0]["evidence"]}.'
    if again := next((one["decide"] for one in found["searches"] if one["decide"]), ""):
        yield "A search with a larger budget may decide open lengths. This one has ten times the budget:"
        yield f"synth-kernel {again} --out DIR"
    if any(each["verdict"] == "none" for one in found["searches"] for each in one["lengths"]):
        yield "All this is stated by the searches. A search of another kind replays what they exclude:"
        yield f"synth-kernel check --minimality {found['name']}"


def _solver_sentences(found: dict[str, Any]) -> Iterator[str]:
    for part, every in found["obligations"].items():
        largest, terms = max(every, key=lambda one: one["terms"]), sum(one["terms"] for one in every)
        said = f"{part}: {counted(len(every), 'obligation')} of {counted(terms, 'term')}."
        yield f"{said} The largest has {counted(largest['terms'], 'term')}: {largest['name']}."
        if every[0]["seconds"] is not None:
            slowest, total = max(every, key=lambda one: one["seconds"]), sum(one["seconds"] for one in every)
            most = f"{_seconds(slowest)} s for {slowest['name']}"
            yield f"{part}: the solver takes {total:.2f} s, at most {most}."
        failed = (one for one in every if one["verdict"] not in ("", "proved"))
        yield from (f"{part}: {one['verdict']}: {one['name']}." for one in failed)
    made = ", ".join(f"{what} {seconds:.2f}" for what, seconds in found["seconds"].items())
    yield f"Seconds when it was made, of a form with its search: {made}."
    yield "--prove asks the solver again, for the seconds of each obligation. --verbose lists all of them."


def _left_out(found: dict[str, Any]) -> Iterator[str]:
    for one in found["searches"]:
        if one["left_out"]:
            yield f"{one['sketch']}: {one['left_out']}."


def _chosen(found: dict[str, Any]) -> Iterator[str]:
    if not found["layers"]:
        return
    yield f"The library takes the form with the fewest cycles by the model of {found['core']}."
    yield "C libraries compare the cycles of tiles, as below. synth-compile adds packing and caches."
    if found["below"]:
        yield f"The same processors run the forms of the kernel for {found['below']}, not compared here."
    if found["block_cycles"] is None:
        yield "The kernel has no block kernel, which only base targets and operands of up to three bits have."
        return
    yield (
        f"The block kernel takes {found['block_cycles']:.1f} cycles per 1,000 multiply-accumulates, and the "
        f"cheapest tile of a form {found['form_cycles']:.1f}. The first number counts neither the loop "
        "around a block nor the widening of its sums. A block kernel multiplies one column. So it loads its "
        "weights again for every column, and stores its accumulators after every block. Only Kernel.run uses "
        "it."
    )
