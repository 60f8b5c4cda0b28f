"""What a person sees while kernels are made: live lines on a terminal, plain lines elsewhere."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager
from types import TracebackType
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rich.progress import TaskID


class Board(AbstractContextManager["Board"]):
    """Shows nothing; the others show more. ``total``: how many kernels there will be."""

    def __init__(self, total: int) -> None:
        self.total, self.done = total, 0

    def phase(self, name: str, text: str) -> None:
        """A kernel has begun this phase."""

    def end(self, name: str, text: str) -> None:
        """A kernel is finished, with this result."""
        self.done += 1

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop showing."""


class PlainBoard(Board):
    """One line per phase on standard error."""

    def __init__(self, total: int) -> None:
        super().__init__(total)
        self._begun: dict[str, float] = {}

    def phase(self, name: str, text: str) -> None:
        start = self._begun.setdefault(name, time.monotonic())
        click.echo(f"{name}: {text} [{time.monotonic() - start:.1f} s]", err=True)

    def end(self, name: str, text: str) -> None:
        super().end(name, text)
        count = f" ({self.done} of {self.total})" if self.total > 1 else ""
        click.echo(f"{name}: {text}{count}", err=True)


class LiveBoard(Board):
    """One live line per running kernel, and a bar for all of them, on a terminal."""

    def __init__(self, total: int, console: Any) -> None:
        super().__init__(total)
        from rich import progress as shown
        from rich.console import Group
        from rich.live import Live

        name, phase = shown.TextColumn("[bold]{task.fields[name]}"), shown.TextColumn("{task.description}")
        self._running = shown.Progress(
            shown.SpinnerColumn(), name, shown.TimeElapsedColumn(), phase, console=console
        )
        self._all = shown.Progress(
            shown.TextColumn("kernels"),
            shown.BarColumn(),
            shown.MofNCompleteColumn(),
            shown.TimeElapsedColumn(),
            console=console,
        )
        self._total = self._all.add_task("kernels", total=total, visible=total > 1)
        self._lines: dict[str, TaskID] = {}
        self._live = Live(
            Group(self._running, self._all), console=console, transient=True, refresh_per_second=8
        )

    def __enter__(self) -> LiveBoard:
        self._live.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._live.stop()

    def phase(self, name: str, text: str) -> None:
        if name not in self._lines:
            self._lines[name] = self._running.add_task(text, name=name, total=None)
        self._running.update(self._lines[name], description=text)

    def end(self, name: str, text: str) -> None:
        super().end(name, text)
        if name in self._lines:
            self._running.remove_task(self._lines.pop(name))
        self._all.update(self._total, completed=self.done)
        self._live.console.print(f"{name}: {text}", highlight=False, markup=False)


def board(total: int, silent: bool) -> Board:
    """The board that fits where standard error goes."""
    if silent:
        return Board(total)
    from rich.console import Console

    console = Console(stderr=True)
    return (
        LiveBoard(total, console)
        if console.is_terminal and not console.is_dumb_terminal
        else PlainBoard(total)
    )


def note_threads(threads: int) -> None:
    """One line on stderr where fewer threads run here than were asked for."""
    from synth.compiler.threads import check_threads

    check_threads(threads, lambda line: click.echo(f"note: {line}", err=True))
