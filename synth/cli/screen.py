"""Output to standard output. Words are never split, and a pipe gets whole lines without colours."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

#: The width of an output that has no width, such as a pipe: longer than every line.
UNBOUNDED = 10_000
#: The blank between a number and its unit while lines are wrapped: a character that is no blank.
_JOINT = "\ue000"
_UNIT = re.compile(r"(?<=\d) (?=(?:[nµm]?s|[KMG]?i?B|[kMG]|%|GHz|dB|times)(?!\w))")


def console() -> Console:
    """Return rich's console of standard output, as wide as $COLUMNS, the terminal, or unbounded."""
    from rich.console import Console

    has_width = sys.stdout.isatty() or os.environ.get("COLUMNS", "").isdigit()
    return Console(width=None if has_width else UNBOUNDED, highlight=False, markup=False)


def print_json(value: Any) -> None:
    click.echo(json.dumps(value, indent=1))


def print_table(
    title: str,
    rows: Iterable[tuple[str, ...]],
    left: tuple[str, ...],
    right: tuple[str, ...] = (),
    last: tuple[str, ...] = (),
) -> None:
    """Print a table and an empty line. ``left``, ``right`` and ``last`` name its columns in this order. The
    ``right`` columns are aligned to the right. ``rows`` have a text per column. If the longest words of the
    columns do not fit side by side, every row is printed as a paragraph. A number and its unit are a word."""
    from rich import box
    from rich.table import Table

    out, names = console(), (*left, *right, *last)
    body = [tuple(_UNIT.sub(_JOINT, text) for text in row) for row in rows]
    if title:  # the title may be wider than the table
        out.print(title, style="bold")
    widths = _column_widths([*zip(names, *body, strict=True)], out.width)
    if not widths:
        for name, *others in body:
            out.print(name.replace(_JOINT, " "), soft_wrap=True)
            cells = [f"{what.strip()} {text}" for what, text in zip(names[1:], others, strict=True) if text]
            print_paragraph("; ".join(cells), 2)
        return out.print()
    padding = (0, 1, 0, 0) if sum(widths) + 2 * (len(widths) - 1) <= out.width else 0
    table = Table(box=box.SIMPLE_HEAD, padding=padding, show_edge=False, pad_edge=False)
    for name, width in zip(names, widths, strict=True):
        table.add_column(name, justify="right" if name in right else "left", width=width)
    for row in body:
        table.add_row(*row)
    with out.capture() as capture:
        out.print(table)
    text = capture.get()
    if not out.is_terminal:  # a pipe gets no trailing spaces
        text = "\n".join(line.rstrip() for line in text.split("\n"))
    click.echo(text.replace(_JOINT, " "), color=out.is_terminal)


def _column_widths(cells: list[tuple[str, ...]], width: int) -> list[int]:
    """Return widths of columns whose rows fit in ``width``; none if the longest words do not fit."""
    least = [max(len(word) for text in texts for word in text.split() or ("",)) for texts in cells]
    if sum(least) + len(least) - 1 > width:
        return []
    widths = [max(map(len, texts)) for texts in cells]
    while sum(widths) + len(widths) - 1 > width:
        able = [number for number, column in enumerate(widths) if column > least[number]]
        widths[max(able, key=widths.__getitem__)] -= 1
    return widths


def print_paragraph(text: str, indent: int = 0) -> None:
    """Print a text with an indent, wrapped between words to at most 100 columns. A pipe gets one line."""
    import textwrap

    out = console()
    width = out.width if out.width == UNBOUNDED else max(min(out.width, 100) - indent, 20)
    joined = _UNIT.sub(_JOINT, text)
    for line in textwrap.wrap(joined, width, break_long_words=False, break_on_hyphens=False):
        out.print(" " * indent + line.replace(_JOINT, " "), soft_wrap=True)


def file_rows(files: Iterable[Path]) -> list[dict[str, Any]]:
    """Return paths and sizes of files for a JSON document."""
    return [{"path": str(path), "bytes": path.stat().st_size} for path in files]


def print_files(files: Iterable[object]) -> None:
    """Print the files of a command, one a line."""
    print_lines(f"{'       ' if number else 'Files: '} {file}" for number, file in enumerate(files))


def print_lines(lines: Iterable[str]) -> None:
    """Print lines without wrapping; only the terminal may break them."""
    out = console()
    for line in lines:
        out.print(line, soft_wrap=True)
