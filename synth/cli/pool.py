"""Workers that make kernels and report their progress: processes, or workers of Dask distributed.

The processes are those of ``synth.processes``, which end with this process. Each group of kernels opens one
connection to a listener of this process, and sends its events over it.

With ``--on dask://HOST:PORT`` a worker makes one kernel at a time, since the terms of the solver belong to
one process. Each group of kernels goes to a worker that can execute its targets, if there is one. The kernels
come back to this computer, which writes them. So files, resuming and results are those of a run without a
cluster.
"""

from __future__ import annotations

import contextlib
import secrets
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import Client, Connection, Listener
from typing import Any

from synth.cli.jobs import Failure, Settings, Task, make
from synth.cli.options import SCHEME
from synth.errors import UserError, line_of
from synth.library.artifact import ArtifactKind
from synth.library.certificate import package_version
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


#: Seconds that the scheduler has for its answer.
ANSWER = 10.0


@dataclass(frozen=True)
class Cluster:
    """A Dask client. ``lacks``: by worker, the targets that it cannot execute, each with the reason."""

    client: Any
    lacks: dict[str, dict[str, str]]

    def able(self, targets: set[str]) -> list[str]:
        """Return the workers that can execute all of ``targets``."""
        return [worker for worker, without in self.lacks.items() if not targets & without.keys()]

    def cannot_execute(self, target: str) -> str | None:
        """Return why no worker can execute ``target``, or None if a worker can."""
        return None if self.able({target}) else next(iter(self.lacks.values()))[target]


@contextlib.contextmanager
def connected(address: str, places: Iterable[tuple[str, str]]) -> Iterator[Cluster]:
    """Connect to the scheduler at ``address`` (HOST:PORT) for a ``with`` block. ``places``: (ISA, target)
    pairs for which each worker is checked. Raises UserError without Dask, an answer or workers, and for a
    worker with several threads or another synth-kernel version."""
    where = f"--on {SCHEME}{address}"
    try:
        from distributed import Client
    except ImportError:
        raise UserError(f"{where}: needs Dask: pip install 'synth-kernel[cluster]'") from None
    try:
        client = Client(f"tcp://{address}", timeout=ANSWER)
    except Exception as error:
        remedy = "start one: dask scheduler --host HOST --port PORT"
        raise UserError(f"{where}: no answer ({line_of(error)}); {remedy}") from None
    with client:
        workers = client.scheduler_info(n_workers=-1)["workers"]
        if not workers:
            raise UserError(f"{where}: has no workers; start some: dask worker {address} --nthreads 1")
        several = next((name for name, info in workers.items() if info["nthreads"] != 1), None)
        if several is not None:
            raise UserError(
                f"{where}: worker {several} has several threads, and a kernel needs a process of its own; "
                "start it with --nthreads 1 --nworkers N"
            )
        version = package_version("synth-kernel")
        installations = client.run(_installation, list(places), on_error="return")
        for worker, answer in installations.items():
            problem = line_of(answer) if isinstance(answer, Exception) else ""
            if not problem and answer[0] != version:
                problem = f"has synth-kernel {answer[0]}, this computer {version}"
            if problem:
                remedy = "install the same version on every worker"
                raise UserError(f"{where}: worker {worker}: {problem}; {remedy}")
        yield Cluster(client, {worker: reasons for worker, (_, reasons) in installations.items()})


def _installation(targets: list[tuple[str, str]]) -> tuple[str, dict[str, str]]:
    """Return this worker's version, and the targets that it cannot execute with the reasons."""
    from synth.library.machines import cannot_execute

    reasons = {target: cannot_execute(isa, target) for isa, target in targets}
    return package_version("synth-kernel"), {t: reason for t, reason in reasons.items() if reason is not None}


def run_on_cluster(
    groups: Sequence[Sequence[Task]], settings: Settings, cluster: Cluster, handle: Handler
) -> None:
    """Make every kernel on the workers of a cluster. One worker makes a group, if possible one that can
    execute its targets. ``handle`` gets one event at a time: results from this thread, phases from another
    one. Phases of finished kernels are dropped. If a worker ends, Dask gives its group to another one. If
    Dask gives up, each kernel of the group becomes a Failure."""
    from distributed import as_completed

    client, topic = cluster.client, f"synth-{secrets.token_hex(8)}"
    working = {task.name: task for group in groups for task in group}
    lock = threading.Lock()

    def phase(event: tuple[Any, tuple[str, str]]) -> None:
        name, text = event[1]
        with lock:
            if name in working:
                handle(working[name], text)

    client.subscribe_topic(topic, phase)
    futures = {
        client.submit(
            _make_group, list(group), settings, topic, pure=False,
            workers=cluster.able({task.target for task in group}) or None,
        ): group
        for group in groups
    }  # fmt: skip
    try:
        for future in as_completed(futures):
            group, error = futures[future], future.exception()
            failures = [Failure(f"its worker failed: {line_of(error)}", 1)] * len(group) if error else []
            with lock:
                for task, result in zip(group, failures or future.result(), strict=True):
                    del working[task.name]
                    handle(task, result)
            future.release()
    finally:
        client.cancel(list(futures))
        client.unsubscribe_topic(topic)


def _make_group(group: list[Task], settings: Settings, topic: str) -> list[Any]:
    """Return, on a worker, the kernels of a group, or why there is none."""
    from distributed import get_worker

    worker, results = get_worker(), list[Any]()

    def handle(task: Task, what: Any) -> None:
        if isinstance(what, str):
            worker.log_event(topic, (task.name, what))
        else:
            results.append(what)

    run_here([group], settings, handle)
    return results
