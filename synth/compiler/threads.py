"""Compiled modules in this process, and the threads that their parallel loops run on.

TVM's own pool is not used: it belongs to one thread of the program and keeps the size that it had when that
thread first used it (half of the processors, unless the environment says otherwise), its halves of a loop
wait for a thread that another process keeps from running, and its idle threads take a processor for 100 ms.
Loops run on the pool of ``runtime.c``, as in exported C: it grows when more threads are asked for.
"""

from __future__ import annotations

import functools
import os
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from synth.emit.features import host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import compile_shared
from synth.errors import UserError
from synth.processes import processors

RUNTIME = Path(__file__).with_name("runtime.c")
"""The C text of the pool; exported programs carry it too."""
LIMITS = ("TVM_NUM_THREADS", "OMP_NUM_THREADS")
"""Variables that limit the threads, as with TVM's pool; the second counts where the first is not set."""

_SETTER = "synth_use_pool"
_DECLARED = """
int64_t synth_pool_open(int64_t raise);
int synth_pool_set_threads(int count);
int synth_pool_threads(void);
uint32_t synth_pool_tasks(int thread);
"""
# TVM's code reaches the runtime through this variable, which its loader has set to TVM's own pool by then.
_IR = """
@__TVMBackendParallelLaunch = weak global ptr null
define i32 @synth_set_launch(i64 %address) {
  %launch = inttoptr i64 %address to ptr
  store ptr %launch, ptr @__TVMBackendParallelLaunch
  ret i32 0
}
"""


class ThreadsWarning(UserWarning):
    """Fewer threads run than were asked for."""


def shortage(threads: int) -> str | None:
    """One line where ``threads`` cannot all run: why, and what to do. None where they can."""
    asked, (variable, limit) = f"{threads} threads were asked for", _limit()
    if limit is not None and limit < threads:
        return f"{asked}, {variable}={limit} lets {limit} run; set it to {threads} or unset it"
    if (most := processors()) < threads:
        one = f"this process may use {most} processor, so {most} runs"
        return f"{asked}, " + (one if most == 1 else f"this process may use {most} processors, so {most} run")
    return None


def _limit() -> tuple[str, int | None]:
    """The variable that limits the threads and its number; None for nothing, or no number of 1 or more."""
    name, text = next(((name, value) for name in LIMITS if (value := os.environ.get(name))), ("", ""))
    return name, int(text) if text.isdecimal() and int(text) else None


_said: set[str] = set()
_asked = 1


def check_threads(threads: int, say: Callable[[str], None] | None = None) -> None:
    """Tell ``say`` (default: warn) the line of ``shortage``, if any; each once in a process."""
    if threads > 1 and (line := shortage(threads)) is not None and line not in _said:
        _said.add(line)
        if say is not None:
            say(line)
        else:
            warnings.warn(line, ThreadsWarning, stacklevel=3)


def use_threads(threads: int) -> int:
    """Parallel loops of modules from ``load`` run on so many threads from now on, in all of this process.

    Returns how many: at most as many as there are processors for this process, since more would be slower,
    and no more than the environment allows (``LIMITS``). A ThreadsWarning says so. Raises UserError where the
    pool cannot be made.
    """
    global _asked
    _asked = threads
    if threads > 1:
        if (usable := usable_threads(threads)) < threads:
            check_threads(threads)
        return int(_pool()[0].call("synth_pool_set_threads", usable))
    if _pool.cache_info().currsize:
        _pool()[0].call("synth_pool_set_threads", 1)
    return 1


def usable_threads(threads: int) -> int:
    """How many of so many threads would run."""
    return max(1, min(threads, processors(), _limit()[1] or threads))


def keep_threads(threads: int) -> None:
    """``use_threads`` where that number is not in use yet: next to nothing, for what is timed. One thread
    needs no telling, since code that is made for one has no parallel loops."""
    if threads > 1 and threads != _asked:
        use_threads(threads)


def require_threads(threads: int) -> None:
    """``use_threads`` for measurements. Raises UserError where fewer would run."""
    if (line := shortage(threads)) is not None:
        raise UserError(line)
    use_threads(threads)


def load(module: Any, target: Any) -> Any:
    """The IRModule compiled for this computer and loaded, its functions by their names.

    Raises UserError where it has parallel loops and their pool cannot be made.
    """
    from tvm import tirx

    from synth.compiler.fence import contains
    from synth.compiler.lowering import compile_functions

    def parallel(loop: Any) -> bool:
        return bool(loop.kind == tirx.ForKind.PARALLEL)

    if not any(contains(function.body, tirx.For, parallel) for function in module.functions.values()):
        return compile_functions(module, target).jit()
    executable = compile_functions(with_setter(module), target).jit()
    executable[_SETTER](_pool()[1])
    return executable


def with_setter(module: Any) -> Any:
    """The IRModule with one function more, which tells its loops the pool."""
    import tvm

    functions = {variable.name_hint: function for variable, function in module.functions.items()}
    return tvm.IRModule({**functions, _SETTER: _setter()})


@functools.cache
def _setter() -> Any:
    """A PrimFunc of an address: the module's parallel loops are launched by the C function that is there."""
    from tvm import tirx

    address = tirx.Var("address", "int64")
    call = tirx.Evaluate(tirx.call_extern("int32", "synth_set_launch", address))
    body = tirx.AttrStmt(tirx.IntImm("int32", 0), "pragma_import_llvm", _IR, call)
    function = tirx.PrimFunc([address], body).with_attr("global_symbol", _SETTER)
    # Without this TVM (0.27) takes it that the arrays of the module's other functions overlap, so that sums
    # which belong into registers are stored at every step.
    return function.with_attr("tirx.noalias", True)


@functools.cache
def _pool() -> tuple[NativeLibrary, int]:
    """The pool's library, and the address of the function that launches a loop."""
    import ctypes

    import tvm_ffi

    machine = host_target()
    if os.name == "nt" or machine is None:
        raise UserError(
            "threads: more than one needs POSIX threads on a processor that is a target; use threads=1"
        )
    texts = [RUNTIME.read_text(encoding="utf-8"), RUNTIME.with_name("pool.c").read_text(encoding="utf-8")]
    text = "\n".join(["#define SYNTH_THREADS", *texts])
    path = compile_shared({"pool.c": text}, machine)
    library = NativeLibrary(path, _DECLARED)
    # Workers are in its code until the process ends, after the library's last user is gone.
    ctypes.CDLL(str(path), mode=os.RTLD_NOW | os.RTLD_NODELETE)
    ffi = ctypes.CDLL(tvm_ffi.libinfo.find_libtvm_ffi())
    address = ctypes.cast(ffi.TVMFFIErrorSetRaisedFromCStr, ctypes.c_void_p).value
    assert address is not None
    return library, int(library.call("synth_pool_open", address))
