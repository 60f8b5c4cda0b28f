"""Standard output, as wide as it is: nothing is wrapped inside a word, and a pipe gets whole lines without
colours."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rich.console import Console

#: Columns where nobody says how many there are: more than any line has.
UNBOUNDED = 10_000


def console() -> Console:
    """Return standard output: as wide as $COLUMNS says, else as the terminal; a pipe has no end."""
    from rich.console import Console

    told = sys.stdout.isatty() or os.environ.get("COLUMNS", "").isdigit()
    return Console(width=None if told else UNBOUNDED, highlight=False, markup=False)


def print_json(value: Any) -> None:
    click.echo(json.dumps(value, indent=1))


def print_table(
    title: str,
    rows: Iterable[tuple[str, ...]],
    left: tuple[str, ...],
    right: tuple[str, ...] = (),
    last: tuple[str, ...] = (),
) -> None:
    """Print a table with columns of text, of numbers, and of text again, and an empty line.

    If the longest words of its columns do not fit beside each other, every row is a paragraph.
    """
    from rich import box
    from rich.table import Table

    out, names, body = console(), (*left, *right, *last), [*rows]
    if title:  # it may be wider than the table
        out.print(title, style="bold")
    cells = [*zip(names, *body, strict=True)]
    least = [max(len(word) for text in texts for word in text.split() or ("",)) for texts in cells]
    if sum(least) + len(least) - 1 > out.width:
        for name, *others in body:
            out.print(name, soft_wrap=True)
            said = [f"{what.strip()} {text}" for what, text in zip(names[1:], others, strict=True) if text]
            print_paragraph("; ".join(said), 2)
        return out.print()
    widths = [max(map(len, texts)) for texts in cells]
    while sum(widths) + len(widths) - 1 > out.width:
        able = [number for number, width in enumerate(widths) if width > least[number]]
        widths[max(able, key=lambda number: widths[number])] -= 1
    apart = (0, 1, 0, 0) if sum(widths) + 2 * (len(widths) - 1) <= out.width else 0
    table = Table(box=box.SIMPLE_HEAD, padding=apart, show_edge=False, pad_edge=False)
    for name, width in zip(names, widths, strict=True):
        table.add_column(name, justify="right" if name in right else "left", width=width)
    for row in body:
        table.add_row(*row)
    with out.capture() as caught:
        out.print(table)
    text = caught.get()
    if not out.is_terminal:  # spaces at ends of lines are nobody's
        text = "\n".join(line.rstrip() for line in text.split("\n"))
    click.echo(text, color=out.is_terminal)


def print_paragraph(text: str, indent: int = 0) -> None:
    """Print a text with an indent, broken between words."""
    import textwrap

    out = console()
    width = out.width if out.width == UNBOUNDED else max(min(out.width, 100) - indent, 20)
    for line in textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False):
        out.print(" " * indent + line, soft_wrap=True)


def print_lines(lines: Iterable[str]) -> None:
    """Print lines that may be longer than the output is wide; only a terminal breaks them."""
    out = console()
    for line in lines:
        out.print(line, soft_wrap=True)
