"""Call compiled kernels on this machine."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from synth.errors import UserError


class NativeLibrary:
    """A shared library, opened with the C declarations of what is called in it.

    ``path`` is the library, ``cdef`` C prototypes (as cffi reads them: no preprocessor).
    Raises UserError where cffi is absent or the library cannot be loaded.
    """

    def __init__(self, path: str | os.PathLike[str], cdef: str) -> None:
        try:
            cffi = importlib.import_module("cffi")
        except ImportError:
            raise UserError("cffi is not installed: pip install cffi") from None
        self._ffi: Any = cffi.FFI()
        self._ffi.cdef(cdef)
        try:
            self._library: Any = self._ffi.dlopen(os.fspath(path))
        except OSError as error:
            raise UserError(
                f"cannot load {Path(path).name}: {error}; was it compiled for this machine?"
            ) from None
        self._functions: dict[str, tuple[Any, tuple[Any, ...]]] = {}

    def call(self, symbol: str, *args: int | np.ndarray[Any, Any]) -> Any:
        """Call a function with integers and C-contiguous arrays (passed as pointers to their data).

        Returns what the C function returns. Raises LookupError for a function that is not declared or not in
        the library, ValueError for a wrong number of arguments, an array that is not C-contiguous or whose
        item size is not that of the declared pointer, and for an integer that does not fit.
        """
        function, types = self._function(symbol)
        if len(args) != len(types):
            raise ValueError(f"{symbol}: {len(args)} arguments, declared with {len(types)}")
        values = [self._convert(symbol, i, value, types[i]) for i, value in enumerate(args)]
        try:
            return function(*values)
        except (OverflowError, TypeError) as error:
            raise ValueError(f"{symbol}: {error}") from None

    def bind(
        self, symbol: str, *leading: int | np.ndarray[Any, Any]
    ) -> Callable[[np.ndarray[Any, Any], int, np.ndarray[Any, Any]], Any]:
        """A function whose parameters behind ``leading`` are ``void *``, an integer and ``void *``. The
        leading arguments are converted once, as ``call`` does, and kept; the others, an array, a number and
        an array, are not checked but for being C-contiguous. Raises what ``call`` raises."""
        function, types = self._function(symbol)
        fixed = [self._convert(symbol, i, value, types[i]) for i, value in enumerate(leading)]
        pointer = self._ffi.from_buffer

        def bound(
            given: np.ndarray[Any, Any], number: int, out: np.ndarray[Any, Any], _kept: object = leading
        ) -> Any:
            return function(*fixed, pointer(given), number, pointer(out))

        return bound

    def _function(self, symbol: str) -> tuple[Any, tuple[Any, ...]]:
        if symbol not in self._functions:
            try:
                function = getattr(self._library, symbol)
            except AttributeError:
                raise LookupError(f"{symbol}: no such function in the library") from None
            self._functions[symbol] = (function, self._ffi.typeof(function).args)
        return self._functions[symbol]

    def _convert(self, symbol: str, index: int, value: Any, wanted: Any) -> Any:
        if not isinstance(value, np.ndarray):
            return value
        if not value.flags.c_contiguous:
            raise ValueError(f"{symbol}: argument {index} must be a C-contiguous array")
        if wanted.kind != "pointer":
            raise ValueError(f"{symbol}: argument {index} is an array, declared as {wanted.cname}")
        item = wanted.item
        if item.kind == "primitive" and self._ffi.sizeof(item) != value.dtype.itemsize:
            raise ValueError(
                f"{symbol}: argument {index} has dtype {value.dtype}, declared as {wanted.cname}"
            )
        return self._ffi.cast(wanted, value.ctypes.data)
