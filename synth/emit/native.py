"""Call compiled kernels on this machine."""

from __future__ import annotations

import ctypes
import importlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError


class _Method(ctypes.Structure):
    """PyMethodDef."""

    _fields_: ClassVar = [
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    ]


_METH_FASTCALL = 0x80


def python_addresses(names: Iterable[str]) -> NDArray[np.uintp]:
    """Where functions of Python's C API are in this process."""
    functions = (getattr(ctypes.pythonapi, name) for name in names)
    return np.array([ctypes.cast(one, ctypes.c_void_p).value for one in functions], np.uintp)


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

    def given(self, symbol: str, *fixed: int | np.ndarray[Any, Any]) -> Callable[..., Any]:
        """A function that takes the declared arguments but the first, ``fixed``, which are converted once:
        integers, addresses among them. Raises what ``call`` does."""
        function, types = self._function(symbol)
        values = [self._convert(symbol, i, value, types[i]) for i, value in enumerate(fixed)]

        def run(*args: int) -> Any:
            return function(*values, *args)

        run.__dict__["fixed"] = fixed  # what pointers point to
        return run

    def for_python(self, symbol: str, *given: object) -> Callable[..., Any]:
        """A function that is C as Python itself calls it, ``PyObject *(PyObject *self, PyObject *const
        *arguments, Py_ssize_t count)``. ``self`` is a tuple of what is ``given`` and what keeps the function
        there. Raises LookupError for a function that is not declared or not in the library."""
        method = _Method(symbol.encode(), self.address_of(symbol), _METH_FASTCALL, None)
        new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)
        made: Callable[..., Any] = new(("PyCFunction_NewEx", ctypes.pythonapi))(
            ctypes.addressof(method), (*given, method, self), None
        )
        return made

    def address_of(self, symbol: str) -> int:
        """Where a function is. Raises LookupError for one that is not declared or not in the library."""
        return int(self._ffi.cast("uintptr_t", self._function(symbol)[0]))

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

    def address(self, array: np.ndarray[Any, Any]) -> int:
        """Where a C-contiguous array begins: what ``array.ctypes.data`` says, in a third of the time."""
        return int(self._ffi.cast("uintptr_t", self._ffi.from_buffer(array)))
