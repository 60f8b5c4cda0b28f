"""Execution of WebAssembly modules in wasmtime, with arguments copied into the module's memory."""

from __future__ import annotations

import atexit
import functools
import importlib
import importlib.util
import weakref
from typing import Any

import numpy as np

from isa_specs.architectures_wasm import WasmEngine
from synth.emit.emulator import MAX_ARGUMENTS, CallResult, EmulationError
from synth.errors import UserError

_ALIGN, _PAGE, _LARGEST = 64, 1 << 16, 1 << 32
_GUARD = bytes((0xC3 ^ (i * 37)) & 0xFF for i in range(_ALIGN))


def absent() -> str:
    """Return how to install wasmtime if it is not installed, else ""."""
    there = importlib.util.find_spec("wasmtime") is not None
    return "" if there else "wasmtime is not installed (pip install 'synth-kernel[emulate]')"


@functools.cache
def _engine(deterministic: bool) -> Any:
    if says := absent():
        raise UserError(says)
    wasmtime = importlib.import_module("wasmtime")
    config = wasmtime.Config()
    config.wasm_relaxed_simd_deterministic = deterministic
    engine = wasmtime.Engine(config)
    # Where Python finds the engine only at its end, wasmtime's modules are gone, which it prints.
    atexit.register(engine.close)
    return engine


class WasmModule:
    """A loaded module. Its static data keeps its values between calls, as natively. ``first_free``: address
    behind them, from which on arrays of a call lie.

    Raises UserError without wasmtime, EmulationError for a module that wasmtime rejects."""

    def __init__(self, module: bytes, emulation: WasmEngine) -> None:
        engine = _engine(emulation.deterministic)
        wasmtime: Any = importlib.import_module("wasmtime")
        self._failures = (wasmtime.WasmtimeError, wasmtime.Trap)
        self._store = wasmtime.Store(engine)
        weakref.finalize(self, self._store.close)  # at Python's end, too, like the engine
        try:
            instance = wasmtime.Instance(self._store, wasmtime.Module(engine, module), [])
        except self._failures as error:
            raise EmulationError(f"module cannot be loaded: {str(error).splitlines()[0]}") from None
        self._exports = instance.exports(self._store)
        self._memory = self._exports["memory"]
        self.first_free = int(self._exports["__heap_base"].value(self._store))
        self._end = self._memory.size(self._store) * _PAGE

    def call(self, symbol: str, *args: int | np.ndarray[Any, Any]) -> CallResult:
        """Call a C function with at most MAX_ARGUMENTS integers and arrays.

        An integer is passed as 32 bits. An array (C-contiguous, any shape and dtype) is copied in, passed as
        a pointer aligned to 64 bytes, and copied back if writeable. An array given twice is one buffer.

        Raises LookupError for an unknown symbol, and ValueError for an argument that cannot be passed. Raises
        EmulationError for a trap, and for a write beside an array or to a read-only one."""
        try:
            function = self._exports[symbol]
        except KeyError:
            raise LookupError(f"{symbol}: no such function in the module") from None
        if len(args) > MAX_ARGUMENTS:
            raise ValueError(f"{symbol}: {len(args)} arguments, at most {MAX_ARGUMENTS} are supported")
        buffers: dict[int, tuple[int, np.ndarray[Any, Any]]] = {}
        words, end = [], self.first_free
        for index, arg in enumerate(args):
            if not isinstance(arg, np.ndarray):
                words.append(_word(symbol, index, arg))
                continue
            if not arg.flags.c_contiguous or arg.dtype.hasobject:
                raise ValueError(f"{symbol}: argument {index} is no C-contiguous array of numbers")
            if id(arg) not in buffers:
                start = -(-(end + 2 * len(_GUARD)) // _ALIGN) * _ALIGN  # behind two guards
                buffers[id(arg)] = start, arg
                end = start + arg.nbytes
            words.append(_word(symbol, index, buffers[id(arg)][0]))
        self._grow(symbol, end + len(_GUARD))
        for start, array in buffers.values():
            self._memory.write(self._store, _GUARD, start - len(_GUARD))
            self._memory.write(self._store, array.tobytes(), start)
            self._memory.write(self._store, _GUARD, start + array.nbytes)
        try:
            value = function(self._store, *words)
        except self._failures as error:
            raise EmulationError(f"{symbol}: {str(error).splitlines()[0]}") from None
        for start, array in buffers.values():
            self._take_back(symbol, start, array)
        return CallResult(None, int(value or 0) & 0xFFFF_FFFF)

    def _grow(self, symbol: str, end: int) -> None:
        """Let the memory for arrays, up to ``_end``, reach to ``end``. Raises EmulationError if it cannot."""
        if end > _LARGEST:
            raise EmulationError(f"{symbol}: the arrays need {end} bytes; WebAssembly has 4 GiB of memory")
        size = self._memory.size(self._store) * _PAGE
        if end > self._end and size > self._end:
            raise EmulationError(
                f"{symbol}: the module's heap lies behind smaller arrays; pass larger ones first"
            )
        if end > size:
            self._memory.grow(self._store, -(-(end - size) // _PAGE))
            self._end = self._memory.size(self._store) * _PAGE

    def _take_back(self, symbol: str, start: int, array: np.ndarray[Any, Any]) -> None:
        """Copy what the function wrote to a writeable array. Raises EmulationError for a write elsewhere."""
        first, last = start - len(_GUARD), start + array.nbytes + len(_GUARD)
        data = bytes(self._memory.read(self._store, first, last))
        inner = data[len(_GUARD) : -len(_GUARD)]
        if not data.startswith(_GUARD) or not data.endswith(_GUARD):
            raise EmulationError(f"{symbol}: wrote outside an array")
        if array.flags.writeable:
            np.copyto(array, np.frombuffer(inner, array.dtype).reshape(array.shape))
        elif inner != array.tobytes():
            raise EmulationError(f"{symbol}: wrote to a read-only array")


def _word(symbol: str, index: int, value: int) -> int:
    """Return an integer argument. Raises ValueError if it has more than 32 bits."""
    number = int(value)
    if not -(1 << 31) <= number < _LARGEST:
        raise ValueError(f"{symbol}: argument {index}, {number}, has more than 32 bits")
    return number
