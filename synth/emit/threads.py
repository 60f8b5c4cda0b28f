"""Threads for compiled code in this process: how many may run, and the thread pool.

There is one pool (``pool.c``), which grows on demand. Parallel loops of TVM's modules and layers of language
models share it. Exported C has its own pool."""

from __future__ import annotations

import functools
import os
import warnings
from collections.abc import Callable
from pathlib import Path

from synth.emit.features import host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import compile_shared
from synth.errors import UserError
from synth.processes import processors

POOL = Path(__file__).with_name("pool.c")
"""The C file of the pool, which exported programs contain too."""
LIMITS = ("TVM_NUM_THREADS", "OMP_NUM_THREADS")
"""Variables that limit the threads, as in TVM's pool. The second applies if the first is not set."""

_NO_POOL = "more than one needs POSIX threads on a processor that is a target"
_PROCESS = Path(__file__).with_name("pool_process.c")
_DECLARED = """
void synth_pool_tell(int64_t function);
int synth_pool_launch(void *task, void *data, int tasks);
int synth_pool_share(void *task, void *data, int count, uintptr_t key);
int synth_pool_set_threads(int count);
int synth_pool_threads(void);
uint32_t synth_pool_tasks(int thread);
"""


class ThreadsWarning(UserWarning):
    """The warning that fewer threads run than were requested."""


def shortage(threads: int) -> str | None:
    """Return why not all ``threads`` threads can run and the remedy, in one line; None if all can."""
    requested, (variable, limit) = f"{threads} threads were asked for", _limit()
    if not has_pool():
        return f"{requested}, {_NO_POOL}, so 1 runs"
    if limit is not None and limit < threads:
        return f"{requested}, {variable}={limit} lets {limit} run; set it to {threads} or unset it"
    if (most := processors()) < threads:
        one = f"this process may use {most} processor, so {most} runs"
        return f"{requested}, " + (
            one if most == 1 else f"this process may use {most} processors, so {most} run"
        )
    return None


def has_pool() -> bool:
    """Return whether more than one thread can run, which needs POSIX threads."""
    return os.name != "nt" and host_target() is not None


def _limit() -> tuple[str, int | None]:
    """Return the variable that limits the threads and its number; None for no limit or no positive number."""
    name, text = next(((name, value) for name in LIMITS if (value := os.environ.get(name))), ("", ""))
    return name, int(text) if text.isdecimal() and int(text) else None


_said: set[str] = set()


def check_threads(threads: int, say: Callable[[str], None] | None = None) -> None:
    """Call ``say`` (default: warn) with the line of ``shortage``, if any; each line once per process."""
    if threads > 1 and (line := shortage(threads)) is not None and line not in _said:
        _said.add(line)
        if say is not None:
            say(line)
        else:
            warnings.warn(line, ThreadsWarning, stacklevel=3)


def usable_threads(threads: int) -> int:
    """Return how many of ``threads`` threads would run: at most the available processors and the first of
    ``LIMITS`` that is set, at least 1. Without ``has_pool``: 1."""
    return max(1, min(threads, processors(), _limit()[1] or threads)) if has_pool() else 1


@functools.cache
def pool() -> NativeLibrary:
    """Return the pool's library, compiled on first use. Raises UserError if that is not possible."""
    import ctypes

    machine = host_target()
    if not has_pool() or machine is None:
        raise UserError(f"threads: {_NO_POOL}; use threads=1")
    texts = [path.read_text(encoding="utf-8") for path in (POOL, _PROCESS)]
    path = compile_shared({"pool.c": "\n".join(["#define SYNTH_THREADS", *texts])}, machine)
    library = NativeLibrary(path, _DECLARED)
    # Workers run the library's code until the process ends, even after its last user is gone.
    ctypes.CDLL(str(path), mode=os.RTLD_NOW | os.RTLD_NODELETE)
    return library
