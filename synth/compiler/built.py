"""The base class of operators that are one compiled function of TVM."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.compiler.machines import CompileTarget
from synth.compiler.threads import load, use_threads
from synth.errors import UserError
from synth.forms.packing import ALIGNMENT

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
    plain = (
        array.flags.c_contiguous and array.flags.writeable and array.dtype.kind in "iuf" and array.size > 0
    )
    return bool(plain) and array.ctypes.data % ALIGNMENT == 0
