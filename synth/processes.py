"""Work in processes of its own, so that Ctrl-C always stops it.

Code in C swallows interrupts (z3 answers "unknown", ctypes raises ArgumentError, a finalizer prints and
goes on), so a process that only waits is the one that gets them: it ends the others. That holds for one
process as for many.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from multiprocessing import resource_tracker
from typing import Any, NoReturn, TypeVar

Result = TypeVar("Result")

#: Seconds after which Ctrl-C is seen where the system does not wake a waiting thread for it (Windows).
_GLANCE = 0.2
#: Seconds between two looks of a process at whether the one it works for is still there.
_WATCH = 1.0


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_processes(
    work: Callable[..., Result], calls: Sequence[tuple[Any, ...]], jobs: int
) -> Iterator[Result]:
    """``work(*call)`` of every call, as they end, in up to ``jobs`` processes (loky).

    Any exception that leaves this generator (Ctrl-C, or one of ``work``) has the processes killed, and they end by
    themselves soon after this one. Raises BrokenProcessPool where one of them dies.
    """
    from joblib.externals.loky import get_reusable_executor
    from joblib.externals.loky.backend import resource_tracker as loky_tracker

    executor = None
    left = iter(calls)
    futures: set[Future[Result]] = set()
    try:
        with interrupts_held():
            # Starting a tracker of the standard library unblocks interrupts: before they are blocked.
            if os.name == "posix":
                resource_tracker.ensure_running()
                loky_tracker.ensure_running()
            with interrupts_blocked():  # the processes inherit it
                executor = get_reusable_executor(
                    min(jobs, len(calls)), initializer=_begin, initargs=(os.getpid(),)
                )
        while True:
            # One more than there are processes, so that none waits; what has not begun is lost without a trace.
            with interrupts_blocked():
                while len(futures) <= jobs and (call := next(left, None)) is not None:
                    futures.add(executor.submit(work, *call))
            if not futures:
                return
            done, futures = wait(futures, timeout=_GLANCE, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BaseException:
        if executor is not None:
            with interrupts_blocked():
                executor.shutdown(wait=False, kill_workers=True)
        raise


def in_child(work: Callable[[], int]) -> int:
    """``work()`` in a child of this process that Ctrl-C does not reach; gives its exit code.

    Code in C that calls back into Python (TVM) loses a KeyboardInterrupt or makes another error of it, so this
    process waits and the child works. Its temporary files go with it. Where there is no fork it works here.

    Raises KeyboardInterrupt when Ctrl-C came first: then the child and what it started are gone. A child that has
    called ``finish`` ends its work all the same, and its exit code is returned. The code is negative where something
    else ended the child (no memory, an abort in C): the number of the signal, less than 0.
    """
    if not hasattr(os, "fork"):
        return work()
    # Who ignores Ctrl-C (a script's background) goes on ignoring it.
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    awaited = {signal.SIGCHLD} if ignored else {signal.SIGCHLD, signal.SIGINT}
    started: list[Any] | None = None
    # Signals are taken one by one where this process waits for them, so that none comes at another moment.
    handler = signal.signal(signal.SIGCHLD, lambda number, frame: None)
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, awaited)
    try:
        with tempfile.TemporaryDirectory(prefix="synth-", ignore_cleanup_errors=True) as folder:
            sys.stdout.flush()
            sys.stderr.flush()
            parent, pid = os.getpid(), os.fork()
            if not pid:
                _work_in_child(work, parent, folder, mask)
            while not (ended := os.waitpid(pid, os.WNOHANG))[0]:
                if _next_signal(awaited) == signal.SIGINT and started is None:
                    started = _stop(pid)
            if started:
                _await(started)
        while not ignored and signal.SIGINT in signal.sigpending():
            signal.sigwait({signal.SIGINT})
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGCHLD, handler)
    code = os.waitstatus_to_exitcode(ended[1])
    if code < 0 and started is not None:
        raise KeyboardInterrupt
    return code


def _next_signal(awaited: set[signal.Signals]) -> int | None:
    """The next of these signals; None after a while in which none came, in case another thread took one."""
    if not hasattr(signal, "sigtimedwait"):
        return signal.sigwait(awaited)
    found = signal.sigtimedwait(awaited, _GLANCE)
    return None if found is None else found.si_signo


def forked(work: Callable[[int], None], count: int, jobs: int) -> None:
    """``work(0)`` to ``work(count - 1)``, in this process and in up to ``jobs - 1`` forks of it, each in its order.

    For a command that has this process to itself: a fork has one thread, and would wait for ever for a lock that
    another thread of this process holds. What ``work`` gives must be in files. Where there is no safe fork (Windows,
    macOS) all of it is done here. Raises what ``work`` raises.
    """
    jobs = max(1, min(jobs, count)) if sys.platform == "linux" else 1

    def share(number: int) -> None:
        for index in range(number, count, jobs):
            work(index)

    forks, parent = {}, os.getpid()
    try:
        for number in range(1, jobs):
            pid = os.fork()
            if not pid:
                code = 1
                try:
                    _end_with(parent)
                    share(number)
                    code = 0
                finally:
                    os._exit(code)
            forks[pid] = number
        share(0)
        while forks:
            pid, number = next(iter(forks.items()))
            failed = os.waitpid(pid, 0)[1]
            del forks[pid]
            if failed:
                share(number)  # it fails here as it did there, and here somebody hears why
    finally:
        for pid in forks:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)


def finish() -> None:
    """From now on a child of ``in_child`` ends its work even when Ctrl-C comes. Elsewhere this does nothing."""
    if _WORKS_IN_CHILD:
        # Ignored in every thread; blocking it would hold for this one alone.
        signal.signal(signal.SIGTERM, signal.SIG_IGN)


_WORKS_IN_CHILD = False


def _work_in_child(work: Callable[[], int], parent: int, folder: str, mask: set[Any]) -> NoReturn:
    global _WORKS_IN_CHILD
    code = 1
    try:
        _WORKS_IN_CHILD = True
        _begin(parent)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        tempfile.tempdir = os.environ["TMPDIR"] = folder
        code = work()
        sys.stdout.flush()
        sys.stderr.flush()
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def _stop(pid: int) -> list[Any]:
    """End a child of ``in_child`` and what it started, at once or, where it has called ``finish``, when it is done.

    Returns the processes that it started (psutil's), which are gone soon after it.
    """
    import psutil

    started: list[Any] = []
    with contextlib.suppress(psutil.NoSuchProcess):
        child = psutil.Process(pid)
        child.suspend()  # so that it starts nothing more
        started = child.children(recursive=True)
        for process in started:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        child.terminate()
        child.resume()
    return started


def _await(started: list[Any]) -> None:
    """Wait until killed processes are gone: while one is left it may write into a folder that is to go."""
    import psutil

    psutil.wait_procs(started, timeout=10)


def _begin(parent: int) -> None:
    """In every process before its first work: interrupts are the parent's, and without it there is none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where a process cannot inherit that they are blocked
    _end_with(parent)


def _end_with(parent: int) -> None:
    """Let this process end soon after the one that it works for."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_WATCH)
        os._exit(1)

    if os.name == "posix" and os.getppid() == parent:
        threading.Thread(target=watch, daemon=True).start()


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C becomes KeyboardInterrupt at the end of the block, even where code in it unblocks signals."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    old = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, old)
    if came:
        raise KeyboardInterrupt


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
