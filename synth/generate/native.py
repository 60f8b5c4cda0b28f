"""The C of ``transformer.c``, compiled for this processor and called with float32 arrays."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import isa_specs
from synth.emit.features import host_features, host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import compile_shared
from synth.errors import UserError
from synth.ggml.layers import loaded_library

Floats = NDArray[np.float32]
#: Activation functions by their numbers in C.
ACTIVATIONS = {"silu": 0, "gelu": 1, "relu2": 2}
#: Floats of a vector in C.
LANES = 16
_TEXT = Path(__file__).with_name("transformer.c")
#: Arrays of a call are addresses here; arrays that stay are in the struct that comes first.
_DECLARED = """
void synth_add(const void *residual, uintptr_t x, uintptr_t y, uintptr_t out, int32_t rows);
void synth_gate(const void *gates, uintptr_t gate, uintptr_t up, int32_t rows);
int32_t synth_attend(const void *attention, uintptr_t queries, uintptr_t keys, uintptr_t values,
    uintptr_t rotations, uintptr_t out, int32_t rows, int32_t position);
void synth_multiply(const void *dense, uintptr_t x, uintptr_t out, int32_t rows);
"""


@cache
def library() -> NativeLibrary:
    """Return the compiled functions. Raises UserError without a compiler for this processor."""
    machine = host_target()
    if machine is None:
        raise UserError("synth-generate needs a processor that is a target; `synth-kernel doctor` names them")

    def compiled(folder: Path) -> Path:
        known = {name for _, place in isa_specs.places(machine) for name in place.feature_names}
        # A square root that may set errno is a call of the mathematical library, which is not linked.
        features = [*sorted(known & host_features()), "-fno-math-errno"]
        return compile_shared({_TEXT.name: _TEXT.read_text("utf-8")}, machine, features, "-O3", folder)

    return loaded_library([_TEXT.name], compiled, _DECLARED)


class Function:
    """A C function whose first argument is a struct. ``fields``: its members in order, each an array (the C
    gets its address), None, or a number: int32, float32, or an address as ``numpy.uintp``."""

    def __init__(self, symbol: str, **fields: Any) -> None:
        types: dict[type, type] = {int: np.int32, float: np.float32}
        dtype = [(name, types.get(type(value), np.uintp)) for name, value in fields.items()]
        struct = np.zeros(1, np.dtype(dtype, align=True))
        for name, value in fields.items():
            struct[name] = value.ctypes.data if isinstance(value, np.ndarray) else value or 0
        self._arrays = fields
        self._run, self._address = library().given(symbol, struct), library().address

    def __call__(self, *arguments: Floats | int) -> Any:
        """Call the function with C-contiguous float32 arrays and integers."""
        address = self._address
        return self._run(*[one if isinstance(one, int) else address(one) for one in arguments])
