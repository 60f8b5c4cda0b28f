"""Kernels made in this process or in others, which tell while they work how far they are."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TYPE_CHECKING

from synth.cli.jobs import Failure, Settings, Task, make
from synth.processes import in_processes, tell

if TYPE_CHECKING:
    from synth.library import Kernel


@dataclass(frozen=True)
class Event:
    """``what`` of a task: the phase that begins (text), or how it ended (a kernel or a failure)."""

    task: Task
    what: str | Kernel | Failure


Handler = Callable[[Event], None]


class _Reporter:
    """The one progress callback of a process: it knows which task is running, and whom to tell."""

    task: Task
    tell: Handler

    def __call__(self, text: str) -> None:
        self.tell(Event(self.task, text))


_reporter = _Reporter()


def run_here(groups: list[list[Task]], settings: Settings, handle: Handler) -> None:
    """Make every kernel in this process."""
    _reporter.tell = handle
    for group in groups:
        for task in group:
            _reporter.task = task
            _reporter("start")
            handle(Event(task, make(task, settings, _reporter)))


def run_in_processes(groups: list[list[Task]], settings: Settings, jobs: int, handle: Handler) -> bool:
    """Make every kernel in up to ``jobs`` processes; False where one of them died.

    ``handle`` gets one event at a time, from a thread of this process. All workers are gone when an
    exception (KeyboardInterrupt) leaves this function.
    """
    try:
        for _ in in_processes(_work, [(group, settings) for group in groups], jobs, handle):
            pass  # the events carry the kernels
    except BrokenProcessPool:
        return False
    return True


def _work(group: list[Task], settings: Settings) -> None:
    run_here([group], settings, tell)
