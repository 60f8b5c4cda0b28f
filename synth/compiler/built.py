"""A function that is built for one target, and run where that is this computer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.compiler.machines import MachineTarget
from synth.compiler.threads import load, use_threads
from synth.errors import UserError
from synth.forms.packing import ALIGNMENT

_KEPT = 1 << 6


class Built:
    """``module``: an IRModule with one function ``main``, whose last argument is its output."""

    machine: MachineTarget

    @cached_property
    def module(self) -> Any:
        raise NotImplementedError

    @cached_property
    def executable(self) -> Any:
        """The compiled module in this process. Raises UserError where the target is another machine."""
        if not self.machine.is_host:
            raise UserError(f"target {self.machine.name} is not this computer: export the operator for it")
        return _loaded(self.module["main"], self.machine.tvm)

    def run_on(self, arrays: Sequence[NDArray[Any]], threads: int = 1) -> NDArray[Any]:
        """What it writes into the last of the arrays."""
        tensors, out = [tensor(array) for array in arrays], arrays[-1]
        use_threads(threads)
        self.executable["main"](*tensors)
        return out if _is_shared(out) else np.asarray(tensors[-1].numpy())


@lru_cache(_KEPT)
def _loaded(function: Any, target: Any) -> Any:
    """Machine code of a PrimFunc ``main``. Operators whose texts are the same have the same object as their
    function, and so share its code, however different their constants are."""
    import tvm

    return load(tvm.IRModule({"main": function}), target)


def tensor(array: NDArray[Any]) -> Any:
    """The array as TVM's functions take it: its own memory where that is as they want it, else a copy."""
    import tvm

    return tvm.runtime.from_dlpack(array) if _is_shared(array) else tvm.runtime.tensor(array)


def _is_shared(array: NDArray[Any]) -> bool:
    plain = (
        array.flags.c_contiguous and array.flags.writeable and array.dtype.kind in "iuf" and array.size > 0
    )
    return bool(plain) and array.ctypes.data % ALIGNMENT == 0
