"""Metadata of a GGUF file by key, with one line for what is missing or has another type."""

from __future__ import annotations

import os
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError
from synth.linear.formats import package
from synth.linear.gguf import ArrayStart, GgufFile, gguf_file

T = TypeVar("T")
_ANEW = "convert the model anew with llama.cpp's convert_hf_to_gguf.py"


@dataclass(frozen=True)
class Metadata:
    """A GGUF file's path and header. Keys of the architecture may begin with a dot: ``.block_count``."""

    path: Path
    file: GgufFile

    @property
    def architecture(self) -> str:
        return self.text("general.architecture")

    def key(self, name: str) -> str:
        """Return the whole key of a name that may begin with a dot."""
        return self.architecture + name if name.startswith(".") else name

    def refused(self, what: str, remedy: str = _ANEW) -> UserError:
        """Return the error that says what is wrong with the file."""
        return UserError(f"{self.path}: {what}; {remedy}")

    def integer(self, name: str, default: int | None = None, least: int = 1) -> int:
        """Return a whole number from ``least`` to 2^31 - 1. Raises UserError for another value."""
        value = self._value(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value < 1 << 31:
            raise self.refused(f"{self.key(name)} is {_short(value)}, no whole number from {least} on")
        return value

    def number(self, name: str, default: float | None = None) -> float:
        """Return a float above 0. Raises UserError for another value."""
        value = self._value(name, default)
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < np.inf:
            raise self.refused(f"{self.key(name)} is {_short(value)}, no number above 0")
        return float(value)

    def flag(self, name: str, default: bool) -> bool:
        """Return a bool. Raises UserError for another value."""
        return self._typed(name, default, bool, "neither true nor false")

    def text(self, name: str, default: str | None = None) -> str:
        """Return a string. Raises UserError for another value."""
        return self._typed(name, default, str, "no text")

    def has(self, name: str) -> bool:
        return self.key(name) in self.file.metadata

    def length(self, name: str) -> int:
        """Return the number of an array's items. Raises UserError for another value."""
        return self._array(name)[1]

    def strings(self, name: str) -> list[bytes]:
        """Return an array of strings. Raises UserError for another value."""
        kind, count, at = self._array(name)
        data, texts, size_at = memoryview(self.file.data), [], struct.Struct("<Q").unpack_from
        if kind != package("gguf").GGUFValueType.STRING:
            raise self.refused(f"{self.key(name)} is no array of texts")
        for _ in range(count):
            begin = at + 8
            at = begin + size_at(data, at)[0]
            texts.append(data[begin:at].tobytes())
        return texts

    def numbers(self, name: str) -> NDArray[Any]:
        """Return an array of numbers. Raises UserError for another value."""
        kind, count, at = self._array(name)
        sizes = package("gguf").GGUFReader.gguf_scalar_to_np
        if kind not in sizes:
            raise self.refused(f"{self.key(name)} is no array of numbers")
        dtype = np.dtype(sizes[kind])
        return self.file.data[at : at + count * dtype.itemsize].view(dtype)

    def _array(self, name: str) -> tuple[int, int, int]:
        """Return the type, the number and the first byte of an array's items."""
        array = self._typed(name, None, ArrayStart, "no array")
        kind, count = struct.unpack_from("<IQ", self.file.data, array.offset)
        return kind, count, array.offset + 12

    def _typed(self, name: str, default: Any, kind: type[T], wrong: str) -> T:
        value = self._value(name, default)
        if not isinstance(value, kind):
            raise self.refused(f"{self.key(name)} is {_short(value)}, {wrong}")
        return value

    def _value(self, name: str, default: Any) -> Any:
        value = self.file.metadata.get(self.key(name), default)
        if value is None:
            raise self.refused(f"it has no {self.key(name)}")
        return value


def _short(value: Any) -> str:
    text = "a list" if isinstance(value, ArrayStart) else repr(value)
    return text if len(text) <= 40 else f"{text[:40]}..."


def read_metadata(path: str | os.PathLike[str]) -> Metadata:
    """Return a GGUF file's metadata. Raises UserError if it is none."""
    return Metadata(Path(path), gguf_file(path))
