"""Call compiled kernels on this machine, and know what this machine can do."""

from __future__ import annotations

import functools
import importlib
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

from synth.emit.targets import TARGETS
from synth.errors import UserError

__all__ = ["NativeLibrary", "host_features", "host_target"]


def host_target() -> str | None:
    """The name in TARGETS of the machine this process runs on, or None."""
    return next((name for name, target in TARGETS.items() if target.runs_here()), None)


def host_features() -> frozenset[str]:
    """CPU features of this machine by the compiler's names ("avx2", "sse4.1", "neon", "dotprod").

    The environment variable SYNTH_MASK_FEATURES ("avx2,neon") takes features away, to act as an older CPU.
    An unknown operating system yields the features that every CPU of its architecture has.
    """
    masked = {name.strip() for name in os.environ.get("SYNTH_MASK_FEATURES", "").split(",")}
    return _detect() - masked


_RENAMED = {
    "pni": "sse3",
    "sse4_1": "sse4.1",
    "sse4_2": "sse4.2",
    "asimd": "neon",
    "asimddp": "dotprod",
    "asimdhp": "fp16",
}


@functools.cache
def _detect() -> frozenset[str]:
    machine = platform.machine().lower()
    found: set[str] = set()
    if machine in TARGETS["aarch64"].machines:
        found.add("neon")  # part of the architecture
    elif machine in TARGETS["x86_64"].machines:
        found |= {"sse", "sse2"}
    if sys.platform.startswith("linux"):
        found |= parse_cpuinfo(_read("/proc/cpuinfo"))
    elif sys.platform == "darwin":
        found |= _sysctl_features()
    elif sys.platform == "win32":
        found |= _windows_features()
    return frozenset(found)


def parse_cpuinfo(text: str) -> set[str]:
    """Feature names in the text of /proc/cpuinfo, in the compiler's spelling."""
    found = re.search(r"^(?:flags|Features)\s*:(.*)$", text, re.MULTILINE)
    words = found.group(1).split() if found else []
    return {_RENAMED.get(word, word.replace("_", "")) for word in words}


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _sysctl_features() -> set[str]:
    arm = {
        "hw.optional.arm.FEAT_DotProd": "dotprod",
        "hw.optional.arm.FEAT_I8MM": "i8mm",
        "hw.optional.arm.FEAT_FP16": "fp16",
    }
    x86 = ("machdep.cpu.features", "machdep.cpu.leaf7_features")
    try:
        text = subprocess.run(["sysctl", *arm, *x86], capture_output=True, text=True, check=False).stdout
    except OSError:
        return set()
    values = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
    found = {name for key, name in arm.items() if values.get(key) == "1"}
    for key in x86:
        words = values.get(key, "").lower().split()
        found |= {{"avx1.0": "avx"}.get(word, word) for word in words}
    return found


def _windows_features() -> set[str]:
    known = {
        36: "ssse3",
        37: "sse4.1",
        38: "sse4.2",
        39: "avx",
        40: "avx2",
        41: "avx512f",
        19: "neon",
        43: "dotprod",
    }
    if sys.platform != "win32":
        return set()
    import ctypes

    present = ctypes.windll.kernel32.IsProcessorFeaturePresent
    return {name for number, name in known.items() if present(number)}


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
