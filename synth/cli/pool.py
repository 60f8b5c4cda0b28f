"""Worker processes that make kernels and report their progress. The workers are processes of
``synth.processes``, which end with this process. Each group of kernels opens one connection to a listener of
this process, and sends its events over it."""

from __future__ import annotations

import contextlib
import secrets
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Client, Connection, Listener
from typing import Any

from synth.cli.jobs import Settings, Task, make
from synth.library.artifact import ArtifactKind
from synth.processes import in_processes

#: Gets ``what`` of a task: the phase that begins (text), or how it ended (what was made, or a Failure).
Handler = Callable[[Any, Any], None]


class _Reporter:
    """The progress callback of a process. It reports each phase for the task that runs now."""

    task: Task
    tell: Handler

    def __call__(self, text: str) -> None:
        self.tell(self.task, text)


_reporter = _Reporter()


def run_here(groups: Sequence[Sequence[Task]], settings: Settings, handle: Handler) -> None:
    """Make every kernel in this process. ``handle`` gets each phase and each result."""
    _reporter.tell = handle
    for group in groups:
        for task in group:
            _reporter.task = task
            _reporter(task.begins)
            handle(task, make(task, settings, _reporter))


def run_in_processes(
    groups: Sequence[Sequence[Task]], settings: Settings, jobs: int, handle: Handler
) -> bool:
    """Make every kernel in up to ``jobs`` processes. Return False if a process died, else whether every
    result arrived. ``handle`` gets one event at a time, from threads of this process. All workers are gone
    when an exception (KeyboardInterrupt) leaves this function."""
    # What all need is there before the processes are, which share it where they are forks.
    from synth.library import derive  # noqa: F401

    pairs: dict[ArtifactKind, set[tuple[str, str]]] = {}
    for task in (task for group in groups for task in group):
        pairs.setdefault(task.kind, set()).add((task.isa, task.target))
    for kind, targets in pairs.items():
        kind.prepare(targets)
    with Inbox(handle) as inbox:
        calls = [([group], settings, inbox.sender) for group in groups]
        try:
            deque(in_processes(run_here, calls, jobs), maxlen=0)  # the results arrive as events
        except BrokenProcessPool:
            return False
        return inbox.wait(sum(map(len, groups)))


class Sender:
    """A ``Handler`` that can be pickled: it sends each event to the ``Inbox`` of the parent process."""

    def __init__(self, address: Any, key: bytes) -> None:
        self._address, self._key = address, key
        self._connection: Any = None

    def __call__(self, task: Any, what: Any) -> None:
        if self._connection is None:
            self._connection = Client(self._address, authkey=self._key)
        self._connection.send((task, what))


class Inbox:
    """A context manager that listens for the events of all workers. Threads of this process pass the events
    to ``handle``, one at a time. ``sender``: what workers call."""

    def __init__(self, handle: Handler) -> None:
        self._key = secrets.token_bytes(32)
        self._listener = Listener(authkey=self._key)
        self.sender = Sender(self._listener.address, self._key)
        self._handle, self._ended = handle, 0
        self._changed = threading.Condition()
        self._closed = False
        self._thread = threading.Thread(target=self._accept, daemon=True)

    def __enter__(self) -> Inbox:
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        """Stop handling events. An event that is handled at the moment is completed."""
        with self._changed:
            self._closed = True
        with contextlib.suppress(Exception):
            # This connection wakes the accepting thread. The thread may have ended already, so this call must
            # not wait for an answer to an authentication.
            Client(self._listener.address).close()
        self._thread.join(5)
        self._listener.close()

    def wait(self, tasks: int, seconds: float = 60.0) -> bool:
        """Wait until ``tasks`` tasks have ended, at most ``seconds``; return whether they have."""
        with self._changed:
            return self._changed.wait_for(lambda: self._ended >= tasks, seconds)

    def _accept(self) -> None:
        while not self._closed:
            with contextlib.suppress(Exception):  # a foreign connection, or a worker died
                connection = self._listener.accept()
                threading.Thread(target=self._read, args=(connection,), daemon=True).start()

    def _read(self, connection: Connection) -> None:
        with connection, contextlib.suppress(EOFError, OSError):
            while True:
                task, what = connection.recv()
                with self._changed:
                    if self._closed:
                        return
                    self._handle(task, what)
                    if not isinstance(what, str):
                        self._ended += 1
                        self._changed.notify_all()
