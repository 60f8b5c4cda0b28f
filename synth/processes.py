"""Work in child processes, so that Ctrl-C always stops it. C code swallows interrupts: z3 answers "unknown",
ctypes raises ArgumentError, a finalizer prints and goes on. So a process that only waits receives Ctrl-C, and
it ends the working processes. This holds for one worker as for many."""

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

#: Seconds between checks for Ctrl-C where the system does not wake a waiting thread for it (Windows).
_GLANCE = 0.2
#: Seconds between checks of a child whether its parent still runs.
_WATCH = 1.0
#: The longest path of a temporary folder. A socket's name has at most 107 bytes, and multiprocessing appends
#: up to 50 bytes to the folder's path.
_LONGEST_ROOT = 55
#: The most threads that a program can be compiled for: more than one machine has processors.
MOST_THREADS = 1024
#: loky's executor of ``in_processes``, whose processes wait for further calls, and its size so far.
_executor: Any = None
_workers = 0


def processors() -> int:
    """Return the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_processes(
    work: Callable[..., Result], calls: Sequence[tuple[Any, ...]], jobs: int
) -> Iterator[Result]:
    """Yield the results of ``work(*call)`` for every call, in the order in which they end, from up to
    ``jobs`` processes. If an exception leaves this generator (Ctrl-C, or an error of ``work``), the processes
    are killed. They also end soon after this process ends. Raises BrokenProcessPool if a process dies."""
    # The imports stand here so that a command without processes starts faster.
    import multiprocessing
    from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait

    # A fork shares everything that this process imported. That is safe only in the child of ``in_child``,
    # where no other thread holds a lock. Elsewhere loky starts new processes.
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
            # One more call than processes is submitted, so that no process waits for work.
            with interrupts_blocked():  # the processes inherit the blocked interrupts
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
    """Return an executor of at least ``count`` processes, which later calls use again."""
    from multiprocessing import resource_tracker

    from joblib.externals.loky import get_reusable_executor
    from joblib.externals.loky.backend import resource_tracker as loky_tracker

    global _executor, _workers
    # The size never shrinks: loky waits without a limit for processes that are to end, and some end by
    # themselves.
    _workers = max(_workers, count)
    with interrupts_deferred():
        # Starting a tracker of the standard library unblocks interrupts, so this comes before they are
        # blocked.
        if os.name == "posix":
            with _silent():
                resource_tracker.ensure_running()
                loky_tracker.ensure_running()
        with interrupts_blocked():  # the processes inherit the blocked interrupts
            _executor = get_reusable_executor(_workers, initializer=_begin, initargs=(os.getpid(),))
    return _executor


def in_child(work: Callable[[], int]) -> int:
    """Call ``work`` in a child process that Ctrl-C does not reach, and return its exit code. Where the system
    has no fork, call it in this process.

    C code that calls back into Python (TVM) loses a KeyboardInterrupt, or turns it into another error. So
    this process waits while the child works. The child's temporary files are removed with it.

    Raises UserError if no folder takes temporary files. If Ctrl-C comes while the child works, this process
    ends the child and its processes and raises KeyboardInterrupt. Files that blocks of ``uninterrupted``
    write are complete then. A child that has called ``finish`` completes its work in spite of Ctrl-C. If a
    signal ended the child (no memory, an abort in C), the code is minus the signal's number. When the child
    has ended, this process ignores Ctrl-C for good.
    """
    if not hasattr(os, "fork"):
        signal.signal(signal.SIGINT, signal.default_int_handler)
        return work()
    # A process that ignores Ctrl-C (a script in the background) goes on ignoring it.
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    awaited = {signal.SIGCHLD} if ignored else {signal.SIGCHLD, signal.SIGINT}
    # The signals are blocked, so that they arrive only where this process waits for them.
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
                # A child that is writing files is asked again soon.
                came |= _next_signal(awaited, _GLANCE / 20 if came else _GLANCE) == signal.SIGINT
            if started:  # a process that is still running may write into the folder, which is removed next
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
    """Return the folder for temporary files. In a child of ``in_child``: the folder around its own."""
    return tempfile.gettempdir() if _WRITING.folder is None else os.path.dirname(_WRITING.folder)


def _temporary_root() -> str:
    """Return the folder for temporary files, or /tmp if socket names in that folder would be too long for
    Unix. Raises UserError if there is none."""
    try:
        root = tempfile.gettempdir()
    except FileNotFoundError as error:
        raise UserError(f"{error.strerror}; make room, or set TMPDIR to a folder that takes files") from error
    return "/tmp" if len(root) > _LONGEST_ROOT and os.access("/tmp", os.W_OK) else root


def _next_signal(awaited: set[signal.Signals], seconds: float) -> int | None:
    """Return the number of the next signal of ``awaited``, or None after ``seconds`` without one. Another
    thread may have taken a signal, so the caller has to look again."""
    if not hasattr(signal, "sigtimedwait"):
        time.sleep(seconds / 20)
        there = signal.sigpending() & awaited
        return signal.sigwait(there) if there else None
    found = signal.sigtimedwait(awaited, seconds)
    return None if found is None else found.si_signo


def forked(work: Callable[[int], None], count: int, jobs: int) -> None:
    """Call ``work(0)`` to ``work(count - 1)`` in this process and in up to ``jobs - 1`` forks of it.

    Only a command that owns this process may call it: a fork would wait for ever for a lock of another
    thread. ``work`` has to leave its results in files. Where fork is unsafe (Windows, macOS), this process
    does everything. If a fork fails, this process repeats its calls and raises what ``work`` raises.
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
                share(number)  # it fails here as in the fork, and this process reports why
    finally:
        for pid in forks:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)


class _Writing:
    """The lock that a child of ``in_child`` holds while it writes files. The parent ends the child only while
    it holds the lock itself."""

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
    """Return an open file that holds the child's lock until it is closed. Raises BlockingIOError if the lock
    is taken and ``wait`` is False."""
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
    """Complete the block before a Ctrl-C during the block takes effect. Any thread may run the block."""
    if _WRITING.folder is not None:
        with _WRITING:
            yield
    else:
        with interrupts_blocked():
            yield


def finish() -> None:
    """Let a child of ``in_child`` complete its work from now on even if Ctrl-C comes. Elsewhere do
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
    except OSError:  # the last output cannot be written
        code = code or 1
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def _stop(pid: int, folder: str) -> list[Any] | None:
    """End a child of ``in_child`` and its processes; return these processes (psutil's), which end soon.
    Return None while the child is writing files; the caller has to try again."""
    import psutil

    try:
        lock = _lock(folder, wait=False)
    except BlockingIOError:
        return None
    started: list[Any] = []
    with contextlib.suppress(psutil.NoSuchProcess):
        child = psutil.Process(pid)
        child.suspend()  # so that neither the child nor its processes start further ones
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
    """Return whether a process is a resource tracker of multiprocessing or loky, which cleans up after killed
    processes and then ends."""
    import psutil

    try:
        return any("resource_tracker" in word for word in process.cmdline())
    except psutil.Error:
        return False


def _begin(parent: int) -> None:
    """Prepare a worker process: it ignores Ctrl-C, and ends soon after its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # some systems do not inherit blocked interrupts
    _end_with(parent)


def _end_with(parent: int) -> None:
    """End this process soon after process ``parent`` has ended, and complete files that it is writing."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_WATCH)
        with _WRITING.threads:
            os._exit(1)

    if os.name == "posix" and os.getppid() == parent:
        threading.Thread(target=watch, daemon=True).start()


@contextlib.contextmanager
def _silent() -> Iterator[None]:
    """Send standard error of processes that start in the block to the null device. A tracker reports what
    killed processes left, after the command has printed its last line."""
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
def interrupts_deferred() -> Iterator[None]:
    """Raise KeyboardInterrupt only at the end of the block, even if code unblocks signals."""
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
    """Block Ctrl-C during the block, where the system can do that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    old = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old)
