"""The page of ``synth-kernel explain``: the sentences of its document (``synth.library.explanation``)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from synth.cli.screen import console, print_lines, print_paragraph, print_table
from synth.cli.tables import ranges
from synth.library.wording import counted, with_singulars

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
