"""Worker processes that make kernels and tell, while they work, how far they are.

Workers are processes (``synth.processes``); each connects to a listener of the parent and sends events. A
worker whose parent is gone ends at once.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import Client, Connection, Listener
from typing import TYPE_CHECKING

from synth.cli.jobs import Failure, Settings, Task, make
from synth.cli.packers import PackerTask, make_packer
from synth.processes import in_processes

if TYPE_CHECKING:
    from synth.library.kernels import Kernel
    from synth.packers import Packer

AnyTask = Task | PackerTask


@dataclass(frozen=True)
class Event:
    """``what`` of a task: the phase that begins (text), or how it ended (a kernel or a failure)."""

    task: AnyTask
    what: str | Kernel | Packer | Failure


Handler = Callable[[Event], None]


class _Reporter:
    """The one progress callback of a process: it knows which task is running, and whom to tell."""

    task: AnyTask
    tell: Handler

    def __call__(self, text: str) -> None:
        self.tell(Event(self.task, text))


_reporter = _Reporter()


def run_here(groups: Sequence[Sequence[AnyTask]], settings: Settings, handle: Handler) -> None:
    """Make every kernel in this process."""
    _reporter.tell = handle
    for group in groups:
        for task in group:
            _reporter.task = task
            if isinstance(task, PackerTask):
                _reporter("packing")
                handle(Event(task, make_packer(task, settings)))
            else:
                _reporter("start")
                handle(Event(task, make(task, settings, _reporter)))


def run_in_processes(
    groups: Sequence[Sequence[AnyTask]], settings: Settings, jobs: int, handle: Handler
) -> bool:
    """Make every kernel in up to ``jobs`` processes; False where one of them died.

    ``handle`` gets one event at a time, from threads of this process. All workers are gone when an
    exception (KeyboardInterrupt) leaves this function.
    """
    # What all need is there before the processes are, which share it where they are forks.
    from synth.packers import build  # noqa: F401
    from synth.search.kernel import prepare_cores

    kernels = [task for group in groups for task in group if isinstance(task, Task)]
    prepare_cores({(task.isa, task.target) for task in kernels})
    with _Inbox(handle, sum(map(len, groups))) as inbox:
        calls = [(group, settings, inbox.address, inbox.key) for group in groups]
        try:
            deque(in_processes(_work, calls, jobs), maxlen=0)  # the events carry the kernels
        except BrokenProcessPool:
            return False
        return inbox.wait()


class _Inbox:
    """Where the events of all workers arrive."""

    def __init__(self, handle: Handler, tasks: int) -> None:
        self.key = secrets.token_bytes(32)
        self._listener = Listener(authkey=self.key)
        self.address = self._listener.address
        self._handle, self._left = handle, tasks
        self._changed = threading.Condition()
        self._closed = False
        self._connections: list[Connection] = []
        self._thread = threading.Thread(target=self._accept, daemon=True)

    def __enter__(self) -> _Inbox:
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        """No event is handled any more afterwards; one that is being handled is finished."""
        with self._changed:
            self._closed = True
            for connection in self._connections:
                with contextlib.suppress(OSError):
                    connection.send(None)
        with contextlib.suppress(Exception):
            Client(self.address, authkey=self.key).close()  # wakes the accepting thread
        self._thread.join(5)
        self._listener.close()

    def wait(self, seconds: float = 60.0) -> bool:
        """Until every task has ended."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._left, seconds)

    def _accept(self) -> None:
        while not self._closed:
            try:
                connection = self._listener.accept()
            except Exception:  # a stranger, or a worker that died while it connected
                continue
            with self._changed:
                if self._closed:
                    connection.close()
                    return
                self._connections.append(connection)
            threading.Thread(target=self._read, args=(connection,), daemon=True).start()

    def _read(self, connection: Connection) -> None:
        while True:
            try:
                event = connection.recv()
            except (EOFError, OSError):
                return
            with self._changed:
                if self._closed:
                    continue
                self._handle(event)
                if not isinstance(event.what, str):
                    self._left -= 1
                    self._changed.notify_all()


# The worker's side.


class _Line:
    """A worker's connection to the parent of its present work."""

    def __init__(self, address: str, key: bytes) -> None:
        self.address = address
        self.busy = True
        self._connection = Client(address, authkey=key)
        threading.Thread(target=self._watch, daemon=True).start()

    def send(self, event: Event) -> None:
        try:
            self._connection.send(event)
        except OSError:
            os._exit(1)  # the parent is gone

    def _watch(self) -> None:
        try:
            self._connection.recv()
        except (EOFError, OSError):
            if self.busy:
                os._exit(1)
        self._connection.close()


_line: _Line | None = None


def _work(group: Sequence[AnyTask], settings: Settings, address: str, key: bytes) -> None:
    global _line
    if _line is None or _line.address != address:
        _line = _Line(address, key)
    _line.busy = True
    run_here([group], settings, _line.send)
    _line.busy = False
