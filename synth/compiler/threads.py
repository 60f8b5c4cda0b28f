"""Compiled modules in this process, and the threads that their parallel loops run on.

TVM's own pool is not used: it belongs to one thread of the program and keeps the size that it had when that
thread first used it (half of the processors, unless the environment says otherwise), its halves of a loop
wait for a thread that another process keeps from running, and its idle threads take a processor for 100 ms.
Loops run on the pool of ``synth.emit.threads``, as in exported C.
"""

from __future__ import annotations

import functools
from typing import Any

from synth.emit.threads import check_threads, pool, shortage, usable_threads
from synth.errors import UserError

_SETTER = "synth_use_pool"
# TVM's code reaches the runtime through this variable, which its loader has set to TVM's own pool by then.
_IR = """
@__TVMBackendParallelLaunch = weak global ptr null
define i32 @synth_set_launch(i64 %address) {
  %launch = inttoptr i64 %address to ptr
  store ptr %launch, ptr @__TVMBackendParallelLaunch
  ret i32 0
}
"""


_asked = 1


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
        return int(pool().call("synth_pool_set_threads", usable))
    if pool.cache_info().currsize:
        pool().call("synth_pool_set_threads", 1)
    return 1


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
    executable[_SETTER](_launch())
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
def _launch() -> int:
    """The address of the pool's function that launches a loop, which tells TVM of a task that failed."""
    import ctypes

    import tvm_ffi

    ffi = ctypes.CDLL(tvm_ffi.libinfo.find_libtvm_ffi())
    address = ctypes.cast(ffi.TVMFFIErrorSetRaisedFromCStr, ctypes.c_void_p).value
    assert address is not None
    pool().call("synth_pool_tell", address)
    return pool().address_of("synth_pool_launch")
