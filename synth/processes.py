"""Work in processes of its own, so that Ctrl-C always stops it.

Code in C swallows interrupts (z3 answers "unknown", ctypes raises ArgumentError, a finalizer prints and
goes on), so a process that only waits is the one that gets them: it ends the others. That holds for one
process as for many.
"""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any, TypeVar

Result = TypeVar("Result")

#: Seconds after which Ctrl-C is seen where the system does not wake a waiting thread for it.
_GLANCE = 0.05


def in_processes(
    work: Callable[..., Result], calls: Sequence[tuple[Any, ...]], jobs: int
) -> Iterator[Result]:
    """``work(*call)`` of every call, as they end, in up to ``jobs`` processes (loky).

    Any exception that leaves this generator (Ctrl-C, or one of ``work``) ends the processes first.
    Raises BrokenProcessPool where one of them dies.
    """
    from joblib.externals.loky import get_reusable_executor

    executor = None
    try:
        with interrupts_blocked():  # the processes inherit it; ours waits meanwhile
            executor = get_reusable_executor(min(jobs, len(calls)), initializer=_ignore_interrupts)
            futures: set[Future[Result]] = {executor.submit(work, *call) for call in calls}
        while futures:
            done, futures = wait(futures, timeout=_GLANCE, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BaseException:
        if executor is not None:
            with interrupts_blocked():
                executor.shutdown(wait=False, kill_workers=True)
        raise


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where a process cannot inherit that


@contextlib.contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Ctrl-C waits until the end of the block (where the system can do that)."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    old = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old)
