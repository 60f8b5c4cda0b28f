"""Calls of compiled kernels in this process."""

from __future__ import annotations

import ctypes
import importlib
import os
from collections.abc import Callable
from pathlib import Path
from string import Template
from typing import Any, ClassVar

import numpy as np

from synth.errors import UserError


class _Method(ctypes.Structure):
    """The C struct PyMethodDef."""

    _fields_: ClassVar = [
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    ]


_METH_FASTCALL = 0x80


#: Functions of Python's stable ABI by their C declarations in ``python.c``.
_PYTHON = {
    "PyObject_GetBuffer": "int (*{})(synth_object *, synth_buffer *, int)",
    "PyBuffer_Release": "void (*{})(synth_buffer *)",
    "PyObject_CallFunctionObjArgs": "synth_object *(*{})(synth_object *, ...)",
    "PyTuple_New": "synth_object *(*{})(intptr_t)",
    "PyTuple_Pack": "synth_object *(*{})(intptr_t, ...)",
    "PyTuple_GetItem": "synth_object *(*{})(synth_object *, intptr_t)",
    "PyTuple_SetItem": "int (*{})(synth_object *, intptr_t, synth_object *)",
    "PyLong_FromSsize_t": "synth_object *(*{})(intptr_t)",
    "PyLong_AsVoidPtr": "void *(*{})(synth_object *)",
    "PyBool_FromLong": "synth_object *(*{})(long)",
    "PyErr_Clear": "void (*{})(void)",
    "PyErr_NoMemory": "synth_object *(*{})(void)",
    "PyEval_SaveThread": "void *(*{})(void)",
    "PyEval_RestoreThread": "void (*{})(void *)",
    "Py_IncRef": "void (*{})(synth_object *)",
    "Py_DecRef": "void (*{})(synth_object *)",
}


def python_text() -> str:
    """Return the C text of ``python.c``, which functions that Python calls need before them."""
    functions = "".join(f"  {declared.format(name)};\n" for name, declared in _PYTHON.items())
    text = Path(__file__).with_name("python.c").read_text(encoding="utf-8")
    return Template(text).substitute(functions=functions)


def python_prototypes(symbol: str) -> str:
    """Return the C prototypes of a function that Python calls, and of its setup function."""
    return (
        "void synth_python_functions(const void *functions);\n"
        f"void *{symbol}(void *self, void *const *arguments, intptr_t count);\n"
    )


class NativeLibrary:
    """A loaded shared library with the C declarations of its functions.

    ``path``: the library. ``cdef``: C prototypes as cffi reads them (no preprocessor). Raises UserError
    without cffi, or if the library cannot be loaded."""

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
        """Call a function with integers and C-contiguous arrays (passed as pointers). Return its C result.
        Raises LookupError for a function that is not declared or not in the library. Raises ValueError for a
        wrong number of arguments and an integer that does not fit. ValueError also rejects an array that is
        not C-contiguous or has the wrong item size."""
        function, types = self._function(symbol)
        if len(args) != len(types):
            raise ValueError(f"{symbol}: {len(args)} arguments, declared with {len(types)}")
        values = [self._convert(symbol, i, value, types[i]) for i, value in enumerate(args)]
        try:
            return function(*values)
        except (OverflowError, TypeError) as error:
            raise ValueError(f"{symbol}: {error}") from None

    def given(self, symbol: str, *fixed: int | np.ndarray[Any, Any]) -> Callable[..., Any]:
        """Return a function whose first arguments are ``fixed``. It takes the remaining ones, integers or
        addresses. ``fixed`` arguments are converted once and stay alive with the function. Raises LookupError
        and ValueError as ``call`` does. The function raises OverflowError or TypeError."""
        function, types = self._function(symbol)
        values = [self._convert(symbol, i, value, types[i]) for i, value in enumerate(fixed)]

        def run(*args: int) -> Any:
            return function(*values, *args)

        run.__dict__["fixed"] = fixed  # keeps the arrays behind pointers alive
        return run

    def for_python(
        self, symbol: str, dtype: np.dtype[Any], rows: int, *numbers: int, kept: object
    ) -> Callable[..., Any]:
        """Return a Python callable ``product(activations, out or None)`` of the C function ``symbol``
        (``python.c``). It returns the result, of type ``dtype``; one axis has ``rows`` filters, the C
        function defines the others. It returns False if it cannot take an argument as it is, and True if an
        activation is no value of the encoding. ``numbers``: the rest of the C state, with addresses.
        ``kept``: objects that must live as long. Raises LookupError as ``call``."""
        objects = (None, np.empty, dtype, rows)
        functions = [getattr(ctypes.pythonapi, name) for name in _PYTHON]
        addresses = np.array([ctypes.cast(one, ctypes.c_void_p).value for one in functions], np.uintp)
        self.call("synth_python_functions", addresses)
        state = np.array([*map(id, objects), *numbers], np.uintp)
        method = _Method(symbol.encode(), self.address_of(symbol), _METH_FASTCALL, None)
        new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)
        made: Callable[..., Any] = new(("PyCFunction_NewEx", ctypes.pythonapi))(
            ctypes.addressof(method), (state.ctypes.data, state, objects, kept, method, self), None
        )
        return made

    def address_of(self, symbol: str) -> int:
        """Return the address of a function. Raises LookupError as ``call`` does."""
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
        """Return the address of a C-contiguous array: ``array.ctypes.data`` in a third of its time."""
        return int(self._ffi.cast("uintptr_t", self._ffi.from_buffer(array)))
