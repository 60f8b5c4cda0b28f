"""Output to standard output, and progress: live lines on a terminal, plain lines elsewhere. Words are never
split, and a pipe gets whole lines without colours."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

import click

from synth.cli.interrupts import tell_live

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console
    from rich.progress import TaskID

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


class ProgressDisplay(AbstractContextManager["ProgressDisplay"]):
    """A display that shows nothing, and base of the others. ``total``: the number of kernels."""

    def __init__(self, total: int) -> None:
        self.total, self.done = total, 0
        self._start = time.monotonic()

    def phase(self, name: str, text: str) -> None:
        """Show the phase that the kernel ``name`` has begun."""

    def now(self, name: str, text: str) -> None:
        """Show a short-lived phase of ``name`` on a live display only. An empty text removes its line."""

    def end(self, name: str, text: str, *, stays: bool = True) -> None:
        """Count ``name`` as finished and show its result. ``stays``: keep the line on screen."""
        self.done += 1

    def pace(self) -> str:
        """Return the finished kernels, their rate and the estimated time left. Return "" before the first
        kernel is finished, and if ``total`` is below 2."""
        seconds = time.monotonic() - self._start
        if not self.done or self.total < 2:
            return ""
        left = round(seconds / self.done * (self.total - self.done))
        rate = self.done / seconds if seconds else 0.0
        often = f"{rate:.1f} a second" if rate >= 1 else f"one in {1 / rate:.1f} s" if rate else ""
        return f"{self.done} of {self.total}, {often}, {left // 60}:{left % 60:02} left"

    def __exit__(self, *error: object) -> None:
        """Stop the display."""


class PlainBoard(ProgressDisplay):
    """A display that prints one line per phase and per result on standard error."""

    def __init__(self, total: int) -> None:
        super().__init__(total)
        self._begun: dict[str, float] = {}

    def phase(self, name: str, text: str) -> None:
        start = self._begun.setdefault(name, time.monotonic())
        click.echo(f"{name}: {text} [{time.monotonic() - start:.1f} s]", err=True)

    def end(self, name: str, text: str, *, stays: bool = True) -> None:
        super().end(name, text)
        count = f" ({self.pace()})" if self.total > 1 else ""
        click.echo(f"{name}: {text}{count}", err=True)


class _Counted:
    """A rich renderable that reports its height to the process that handles Ctrl-C."""

    def __init__(self, shown: Any) -> None:
        self._shown = shown

    def __rich_console__(self, console: Any, options: Any) -> Iterator[Any]:
        tell_live(min(len(console.render_lines(self._shown, options)), console.height))
        yield self._shown


class LiveBoard(ProgressDisplay):
    """A terminal display with one live line per running kernel and one line for all of them."""

    def __init__(self, total: int, console: Any) -> None:
        super().__init__(total)
        from rich import progress as shown
        from rich.console import Group
        from rich.live import Live
        from rich.table import Column

        column = Column(no_wrap=True, overflow="ellipsis")
        name = shown.TextColumn("[bold]{task.fields[name]}", table_column=column)
        phase, elapsed = (
            shown.TextColumn("{task.description}", table_column=column),
            shown.TimeElapsedColumn(),
        )
        self._running = shown.Progress(shown.SpinnerColumn(), name, elapsed, phase, console=console)
        self._all = shown.Progress(shown.BarColumn(20), shown.TimeElapsedColumn(), phase, console=console)
        self._total = self._all.add_task(f"of {total}", total=total, visible=total > 1)
        self._lines: dict[str, TaskID] = {}
        lines = _Counted(Group(self._running, self._all))
        self._live = Live(lines, console=console, transient=True, refresh_per_second=8)

    def __enter__(self) -> LiveBoard:
        self._live.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._live.stop()
        tell_live(0)

    def phase(self, name: str, text: str) -> None:
        if name not in self._lines:
            self._lines[name] = self._running.add_task(text, name=name, total=None)
        self._running.update(self._lines[name], description=text)

    def now(self, name: str, text: str) -> None:
        if text:
            self.phase(name, text)
        elif name in self._lines:
            self._running.remove_task(self._lines.pop(name))

    def end(self, name: str, text: str, *, stays: bool = True) -> None:
        super().end(name, text)
        self.now(name, "")
        self._all.update(self._total, completed=self.done, description=self.pace())
        if stays:
            self._live.console.print(f"{name}: {text}", highlight=False, markup=False)


def board(total: int, silent: bool) -> ProgressDisplay:
    """Return the display: none if ``silent``, live lines if standard error is a terminal, else plain."""
    if silent:
        return ProgressDisplay(total)
    from rich.console import Console

    console = Console(stderr=True)
    is_live = console.is_terminal and not console.is_dumb_terminal
    return LiveBoard(total, console) if is_live else PlainBoard(total)


def note_threads(threads: int) -> None:
    """Print a note on standard error if fewer than ``threads`` threads can run here."""
    from synth.emit.threads import check_threads

    check_threads(threads, lambda line: click.echo(f"note: {line}", err=True))
