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
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from synth.errors import UserError

if TYPE_CHECKING:
    from concurrent.futures import Future

Result = TypeVar("Result")

#: Seconds after which Ctrl-C is seen where the system does not wake a waiting thread for it (Windows).
_GLANCE = 0.2
#: Seconds between two looks of a process at whether the one it works for is still there.
_WATCH = 1.0
#: A socket's name has at most 107 bytes, of which multiprocessing's are up to 50 behind this folder's.
_LONGEST_ROOT = 55
#: The most threads that a program can be made for: more than processors of one machine.
MOST_THREADS = 1024
#: The executor of loky for ``in_processes``, whose processes wait for more work, and how many there may be.
_executor: Any = None
_workers = 0


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_processes(
    work: Callable[..., Result], calls: Sequence[tuple[Any, ...]], jobs: int
) -> Iterator[Result]:
    """``work(*call)`` of every call, as they end, in up to ``jobs`` processes.

    Any exception that leaves this generator (Ctrl-C, or one of ``work``) has the processes killed, and they
    end by themselves soon after this one. Raises BrokenProcessPool where one of them dies.
    """
    # Here, and not above: a command that needs no processes answers sooner.
    import multiprocessing
    from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait

    # Forks have all that this process imported: in the child of ``in_child``, where no other thread holds a
    # lock that work needs. Elsewhere somebody else's threads may, and processes start anew (loky).
    forks = _WRITING.folder is not None and sys.platform == "linux"
    executor: Any = None
    count, left = min(jobs, len(calls)), iter(calls)
    futures: set[Future[Result]] = set()
    try:
        if forks:
            context = multiprocessing.get_context("fork")
            executor = ProcessPoolExecutor(count, context, initializer=_begin, initargs=(os.getpid(),))
        else:
            executor = _start_loky(count)
        while True:
            # One more than there are processes, so that none waits; what has not begun is lost without a
            # trace.
            with interrupts_blocked():  # the processes inherit it
                while len(futures) <= jobs and (call := next(left, None)) is not None:
                    futures.add(executor.submit(work, *call))
            if not futures:
                break
            done, futures = wait(futures, timeout=_GLANCE, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
        if forks:
            executor.shutdown()
    except BaseException:
        if executor is not None:
            with interrupts_blocked():
                if forks:
                    for process in multiprocessing.active_children():
                        process.kill()
                    executor.shutdown(wait=False, cancel_futures=True)
                else:
                    executor.shutdown(wait=False, kill_workers=True)
        raise


def _start_loky(count: int) -> Any:
    """Processes that wait for the work of the next call, too."""
    from multiprocessing import resource_tracker

    from joblib.externals.loky import get_reusable_executor
    from joblib.externals.loky.backend import resource_tracker as loky_tracker

    global _executor, _workers
    # Never fewer than before: loky waits without an end for processes that are to go, and some end by
    # themselves.
    _workers = max(_workers, count)
    with interrupts_held():
        # Starting a tracker of the standard library unblocks interrupts: before they are blocked.
        if os.name == "posix":
            with _silent():
                resource_tracker.ensure_running()
                loky_tracker.ensure_running()
        with interrupts_blocked():  # the processes inherit it
            _executor = get_reusable_executor(_workers, initializer=_begin, initargs=(os.getpid(),))
    return _executor


def in_child(work: Callable[[], int]) -> int:
    """``work()`` in a child of this process that Ctrl-C does not reach; gives its exit code.

    Code in C that calls back into Python (TVM) loses a KeyboardInterrupt or makes another error of it, so
    this process waits and the child works. Its temporary files go with it. Where there is no fork it works
    here.

    Raises UserError where no folder takes temporary files, KeyboardInterrupt when Ctrl-C came first: then the
    child and what it started are gone, and what it was writing (``uninterrupted``) is written whole. A child
    that has called ``finish`` ends its work all the same, and its exit code is returned. The code is negative
    where something else ended the child (no memory, an abort in C): the number of the signal, less than 0.
    This process ignores Ctrl-C afterwards: all that is
    left is to leave.
    """
    if not hasattr(os, "fork"):
        signal.signal(signal.SIGINT, signal.default_int_handler)
        return work()
    # Who ignores Ctrl-C (a script's background) goes on ignoring it.
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    awaited = {signal.SIGCHLD} if ignored else {signal.SIGCHLD, signal.SIGINT}
    # Signals are taken one by one where this process waits for them, so that none comes at another moment.
    handler = signal.signal(signal.SIGCHLD, lambda number, frame: None)
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, awaited)
    try:
        with tempfile.TemporaryDirectory(
            prefix="synth-", dir=_temporary_root(), ignore_cleanup_errors=True
        ) as folder:
            sys.stdout.flush()
            sys.stderr.flush()
            parent, pid = os.getpid(), os.fork()
            if not pid:
                _work_in_child(work, parent, folder, mask - {signal.SIGINT})
            started: list[Any] | None = None
            came = False
            while not (ended := os.waitpid(pid, os.WNOHANG))[0]:
                if came and started is None:
                    started = _stop(pid, folder)
                # A child that is writing is looked at again soon.
                came |= _next_signal(awaited, _GLANCE / 20 if came else _GLANCE) == signal.SIGINT
            if started:  # while one is left it may write into the folder, which is to go
                import psutil

                psutil.wait_procs(started, timeout=10)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGCHLD, handler)
    code = os.waitstatus_to_exitcode(ended[1])
    if code < 0 and started is not None:
        raise KeyboardInterrupt
    return code


def temporary_place() -> str:
    """Return the folder that $TMPDIR names. In it a child of ``in_child`` has a folder for its own files."""
    return tempfile.gettempdir() if _WRITING.folder is None else os.path.dirname(_WRITING.folder)


def _temporary_root() -> str:
    """The folder of temporary files; the system's own where the names of sockets in it would be too long for
    Unix. Raises UserError where there is none."""
    try:
        root = tempfile.gettempdir()
    except FileNotFoundError as error:
        raise UserError(f"{error.strerror}; make room, or set TMPDIR to a folder that takes files") from error
    return "/tmp" if len(root) > _LONGEST_ROOT and os.access("/tmp", os.W_OK) else root


def _next_signal(awaited: set[signal.Signals], seconds: float) -> int | None:
    """The next of these signals; None after a while in which none came, in case another thread took one."""
    if not hasattr(signal, "sigtimedwait"):
        time.sleep(seconds / 20)
        there = signal.sigpending() & awaited
        return signal.sigwait(there) if there else None
    found = signal.sigtimedwait(awaited, seconds)
    return None if found is None else found.si_signo


def forked(work: Callable[[int], None], count: int, jobs: int) -> None:
    """``work(0)`` to ``work(count - 1)``, in this process and in up to ``jobs - 1`` forks of it, each in its
    order.

    For a command that has this process to itself: a fork has one thread, and would wait for ever for a lock
    that another thread of this process holds. What ``work`` gives must be in files. Where there is no safe
    fork (Windows, macOS) all of it is done here. Raises what ``work`` raises.
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


class _Writing:
    """What a child of ``in_child`` holds while it writes: its parent ends it only when it gets the lock
    itself."""

    def __init__(self) -> None:
        self.folder: str | None = None
        self.threads = threading.RLock()
        self._depth = 0
        self._handle = -1

    def __enter__(self) -> None:
        self.threads.acquire()
        if self._depth == 0 and self.folder is not None:
            self._handle = _lock(self.folder, wait=True)
        self._depth += 1

    def __exit__(self, *error: object) -> None:
        self._depth -= 1
        if self._depth == 0 and self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
        self.threads.release()


_WRITING = _Writing()


def _lock(folder: str, wait: bool) -> int:
    """An open file that keeps the lock of a child until it is closed. Raises BlockingIOError where it is
    taken."""
    import fcntl

    handle = os.open(os.path.join(folder, "writing"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BaseException:
        os.close(handle)
        raise
    return handle


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """What is done in the block is done whole, or not at all, when Ctrl-C comes, in any thread."""
    if _WRITING.folder is not None:
        with _WRITING:
            yield
    else:
        with interrupts_blocked():
            yield


def finish() -> None:
    """From now on a child of ``in_child`` ends its work even when Ctrl-C comes. Elsewhere this does
    nothing."""
    if _WRITING.folder is not None:
        _WRITING.__enter__()


def _work_in_child(work: Callable[[], int], parent: int, folder: str, mask: set[Any]) -> NoReturn:
    code = 1
    try:
        _begin(parent)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        tempfile.tempdir = os.environ["TMPDIR"] = _WRITING.folder = folder
        try:
            code = work()
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else int(left.code is not None)
        if _executor is not None:
            _executor.shutdown(wait=True, kill_workers=True)
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:  # the last words cannot be written
        code = code or 1
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def _stop(pid: int, folder: str) -> list[Any] | None:
    """End a child of ``in_child`` and what it started; None while it is writing: it has to be asked again.

    Returns the processes that it started (psutil's), which are gone soon after it.
    """
    import psutil

    try:
        lock = _lock(folder, wait=False)
    except BlockingIOError:
        return None
    started: list[Any] = []
    with contextlib.suppress(psutil.NoSuchProcess):
        child = psutil.Process(pid)
        child.suspend()  # so that it starts nothing more, and what it started neither
        while new := [process for process in child.children(recursive=True) if process not in started]:
            started += new
            for process in new:
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.resume() if _cleans(process) else process.suspend()
        for process in (*started, child):
            with contextlib.suppress(psutil.NoSuchProcess):
                if process == child or not _cleans(process):
                    process.kill()
    os.close(lock)
    return started


def _cleans(process: Any) -> bool:
    """Is this a tracker of multiprocessing or loky, which removes what killed processes leave and then
    ends?"""
    import psutil

    try:
        return any("resource_tracker" in word for word in process.cmdline())
    except psutil.Error:
        return False


def _begin(parent: int) -> None:
    """In every process before its first work: interrupts are the parent's, and without it there is none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where a process cannot inherit that they are blocked
    _end_with(parent)


def _end_with(parent: int) -> None:
    """Let this process end soon after the one that it works for; what it is writing then, it writes whole."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_WATCH)
        with _WRITING.threads:
            os._exit(1)

    if os.name == "posix" and os.getppid() == parent:
        threading.Thread(target=watch, daemon=True).start()


@contextlib.contextmanager
def _silent() -> Iterator[None]:
    """What is started in the block has nobody to talk to: a tracker tells of what killed processes left,
    which it removes, after the command has said its last word."""
    sys.stderr.flush()
    heard, nobody = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nobody, 2)
        yield
    finally:
        os.dup2(heard, 2)
        os.close(heard)
        os.close(nobody)


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
