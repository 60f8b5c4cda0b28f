"""The threads of this process that compiled code runs on: how many may run, and the pool that they are in.

There is one pool (``pool.c``), which grows when more threads are asked for: parallel loops of TVM's modules
and layers of language models share it, and exported C has its own.
"""

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
"""The C text of the pool; exported programs carry it too."""
LIMITS = ("TVM_NUM_THREADS", "OMP_NUM_THREADS")
"""Variables that limit the threads, as with TVM's pool; the second counts where the first is not set."""

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
    """Fewer threads run than were asked for."""


def shortage(threads: int) -> str | None:
    """One line where ``threads`` cannot all run: why, and what to do. None where they can."""
    asked, (variable, limit) = f"{threads} threads were asked for", _limit()
    if not has_pool():
        return f"{asked}, {_NO_POOL}, so 1 runs"
    if limit is not None and limit < threads:
        return f"{asked}, {variable}={limit} lets {limit} run; set it to {threads} or unset it"
    if (most := processors()) < threads:
        one = f"this process may use {most} processor, so {most} runs"
        return f"{asked}, " + (one if most == 1 else f"this process may use {most} processors, so {most} run")
    return None


def has_pool() -> bool:
    """Whether more than one thread can run: the pool's are POSIX threads."""
    return os.name != "nt" and host_target() is not None


def _limit() -> tuple[str, int | None]:
    """The variable that limits the threads and its number; None for nothing, or no number of 1 or more."""
    name, text = next(((name, value) for name in LIMITS if (value := os.environ.get(name))), ("", ""))
    return name, int(text) if text.isdecimal() and int(text) else None


_said: set[str] = set()


def check_threads(threads: int, say: Callable[[str], None] | None = None) -> None:
    """Tell ``say`` (default: warn) the line of ``shortage``, if any; each once in a process."""
    if threads > 1 and (line := shortage(threads)) is not None and line not in _said:
        _said.add(line)
        if say is not None:
            say(line)
        else:
            warnings.warn(line, ThreadsWarning, stacklevel=3)


def usable_threads(threads: int) -> int:
    """How many of so many threads would run."""
    return max(1, min(threads, processors(), _limit()[1] or threads)) if has_pool() else 1


@functools.cache
def pool() -> NativeLibrary:
    """The pool's library. Raises UserError where it cannot be made."""
    import ctypes

    machine = host_target()
    if not has_pool() or machine is None:
        raise UserError(f"threads: {_NO_POOL}; use threads=1")
    texts = [path.read_text(encoding="utf-8") for path in (POOL, _PROCESS)]
    path = compile_shared({"pool.c": "\n".join(["#define SYNTH_THREADS", *texts])}, machine)
    library = NativeLibrary(path, _DECLARED)
    # Workers are in its code until the process ends, after the library's last user is gone.
    ctypes.CDLL(str(path), mode=os.RTLD_NOW | os.RTLD_NODELETE)
    return library
