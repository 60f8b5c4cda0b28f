"""Progress displays: live lines on a terminal, plain lines elsewhere."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

import click

from synth.cli.interrupts import tell_live

if TYPE_CHECKING:
    from rich.progress import TaskID


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
