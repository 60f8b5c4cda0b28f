"""Operators that are one compiled function of TVM, compiled modules in this process, and the thread pool of
their parallel loops.

TVM's own pool is not used. It belongs to one thread of the program, and it keeps its first size (by default
half of the processors). Its loops wait for a thread that another process keeps from running. Its idle threads
occupy a processor for 100 ms. So loops run on the pool of ``synth.emit.threads``, as in exported C.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.compiler.machines import CompileTarget
from synth.emit.threads import check_threads, pool, usable_threads
from synth.errors import UserError
from synth.forms.packing import ALIGNMENT

_SETTER = "synth_use_pool"
_TENSOR = 70
"""The number of tensors among the types of TVM's C interface."""
_asked = 1


def use_threads(threads: int) -> int:
    """Let parallel loops of modules from ``load`` use ``threads`` threads from now on, in this whole process.

    Return the number in use: at most the processors of this process, since more threads would be slower, and
    the limit of the environment (``LIMITS``). A ThreadsWarning reports a smaller number. Raises UserError if
    the pool cannot be made.
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
    """Call ``use_threads`` only if the number changes, so that a timed call costs next to nothing. Code for
    one thread has no parallel loops, so 1 does nothing."""
    if threads > 1 and threads != _asked:
        use_threads(threads)


def load(module: Any, target: Any) -> Any:
    """Return a loaded module of the IRModule's functions by name. ``target``: TVM's target, which must run on
    this computer. Raises UserError if the module has parallel loops and the pool cannot be made."""
    from tvm import tirx

    from synth.compiler.lowering import compile_functions, contains

    def parallel(loop: Any) -> bool:
        return bool(loop.kind == tirx.ForKind.PARALLEL)

    if not any(contains(function.body, tirx.For, parallel) for function in module.functions.values()):
        return compile_functions(module, target).jit()
    executable = compile_functions(with_setter(module), target).jit()
    executable[_SETTER](_launch())
    return executable


def with_setter(module: Any) -> Any:
    """Return the IRModule with one more function, which makes the C function at an int64 address launch the
    module's loops."""
    import tvm

    functions = {variable.name_hint: function for variable, function in module.functions.items()}
    setter = _from_ir(_SETTER, "launch.ll", "synth_set_launch", "address")
    return tvm.IRModule({**functions, _SETTER: setter})


@functools.cache
def _from_ir(symbol: str, file: str, function: str, *parameters: str) -> Any:
    """Return the PrimFunc ``symbol`` of int64 ``parameters`` that returns the int32 of ``function`` in the
    LLVM IR of ``file``, which lies beside this module."""
    from tvm import tirx

    text = Path(__file__).with_name(file).read_text(encoding="utf-8")
    variables = [tirx.Var(name, "int64") for name in parameters]
    answer = tirx.Return(tirx.call_extern("int32", function, *variables))
    body = tirx.AttrStmt(tirx.IntImm("int32", 0), "pragma_import_llvm", text, answer)
    # Without the second attribute TVM 0.27 assumes that the arrays of the module's other functions overlap.
    # Then it stores accumulators at every step instead of keeping them in registers.
    attributes = {"global_symbol": symbol, "tirx.noalias": True}
    return tirx.PrimFunc(variables, body).with_attr(attributes)


def in_order(calls: Sequence[tuple[Any, Sequence[Any]]]) -> Callable[[], None]:
    """Return a function that makes ``calls`` (function, tensors) of TVM one after the other. It is one call
    from Python, since a call from Python takes as long as a layer of a small model."""
    tensors = [tensor for _, arguments in calls for tensor in arguments]
    arguments = np.array([(_TENSOR, tensor.__chandle__()) for tensor in tensors], np.int64)
    counts = np.array([len(arguments) for _, arguments in calls], np.int64)
    starts = arguments.ctypes.data + 16 * (np.cumsum(counts) - counts)
    table = np.array([[f.__chandle__() for f, _ in calls], starts, counts], np.int64).T.copy()
    run, address, count = _runner(), table.ctypes.data, len(calls)

    def run_all(buffers: Any = (arguments, table)) -> None:
        if run(address, count):
            for function, tensors in calls:  # once more from Python, where the call that fails raises
                function(*tensors)

    return run_all


@functools.cache
def _runner() -> Any:
    """Return TVM's function that makes the calls of a table: function, arguments and their count."""
    import tvm

    from synth.compiler.lowering import compile_functions

    function = _from_ir("main", "run.ll", "synth_in_order", "table", "count")
    return compile_functions(tvm.IRModule({"main": function}), tvm.target.Target("llvm")).jit()["main"]


@functools.cache
def _launch() -> int:
    """Return the address of the pool's launch function, which reports failed tasks to TVM."""
    import ctypes

    import tvm_ffi

    ffi = ctypes.CDLL(tvm_ffi.libinfo.find_libtvm_ffi())
    address = ctypes.cast(ffi.TVMFFIErrorSetRaisedFromCStr, ctypes.c_void_p).value
    assert address is not None
    pool().call("synth_pool_tell", address)
    return pool().address_of("synth_pool_launch")


_KEPT = 1 << 8


class Built:
    """An operator. ``module``: an IRModule with a function ``main``, whose last argument is the output."""

    machine: CompileTarget

    @cached_property
    def module(self) -> Any:
        raise NotImplementedError

    @cached_property
    def executable(self) -> Any:
        """The module, compiled and loaded. Raises UserError if the target is another machine."""
        if not self.machine.is_host:
            raise UserError(f"target {self.machine.name} is not this computer: export the operator for it")
        return loaded_function(self.module["main"], self.machine.tvm)

    def run_on(self, arrays: Sequence[NDArray[Any]], threads: int = 1) -> NDArray[Any]:
        """Call ``main`` with ``arrays``, the output last, and return the output. The result is the last array
        if ``tensor`` shares its memory, else a new array."""
        tensors, out = [tensor(array) for array in arrays], arrays[-1]
        use_threads(threads)
        self.executable(*tensors)
        return out if _is_shared(out) else np.asarray(tensors[-1].numpy())


def loaded_function(function: Any, target: Any) -> Any:
    """Return the machine code of a PrimFunc. Equal functions share it: operators that differ in constants
    only, and networks that differ in the precision of other layers."""
    import tvm_ffi

    key: Any = tvm_ffi.StructuralKey  # its stub asks for the hash, which it computes
    return _loaded(key(function.with_attr("global_symbol", "main")), target)[1]


@lru_cache(_KEPT)
def _loaded(function: Any, target: Any) -> tuple[Any, Any]:
    """Return the loaded module of a ``StructuralKey`` of a PrimFunc, and its function."""
    import tvm

    module = load(tvm.IRModule({"main": function.key}), target)
    return module, module["main"]


def tensor(array: NDArray[Any]) -> Any:
    """Return a tensor of TVM. It shares the memory of a writable, C-contiguous array that is aligned to
    ``ALIGNMENT`` bytes, else it is a copy."""
    import tvm

    return tvm.runtime.from_dlpack(array) if _is_shared(array) else tvm.runtime.tensor(array)


def _is_shared(array: NDArray[Any]) -> bool:
    is_plain = array.flags.c_contiguous and array.flags.writeable and array.dtype.kind in "iuf"
    return bool(is_plain and array.size > 0) and array.ctypes.data % ALIGNMENT == 0
