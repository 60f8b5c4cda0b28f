"""A FlatBuffers reader that checks every offset and length against the file before use.

Layout (FlatBuffers internals): a table begins with a signed 32-bit offset back to its vtable. The vtable has
its own size, the table's size and one 16-bit offset per field, 0 for a field with its default. The fields of
vectors, strings and sub-tables are unsigned 32-bit offsets. A vector begins with its length.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from synth.errors import UserError

SCALARS = {
    "bool": "<?", "int8": "<b", "uint8": "<B", "int32": "<i", "uint32": "<I", "uint64": "<Q",
    "float32": "<f",
}  # fmt: skip
"""Formats of ``struct`` for the scalar types in TFLite's schema."""


@dataclass(frozen=True)
class Table:
    """A table of the file ``data``, whose own bytes end before byte ``end``. ``fields[slot]`` is a field's
    byte position in the file, 0 for an absent field."""

    data: bytes
    fields: tuple[int, ...]
    end: int

    @staticmethod
    def at(data: bytes, position: int) -> Table:
        """Return the table at a byte position. Raises UserError if it or its vtable is outside the file."""
        vtable = position - _scalar(data, position, "<i")
        size, length = _scalar(data, vtable, "<H"), _scalar(data, vtable + 2, "<H")
        if size < 4 or size % 2 or vtable + size > len(data) or position + length > len(data):
            raise damaged(f"the table at byte {position} reaches outside the file")
        offsets = struct.unpack_from(f"<{(size - 4) // 2}H", data, vtable + 4)
        return Table(data, tuple(position + o if o else 0 for o in offsets), position + length)

    def scalar(self, slot: int, kind: str, default: Any) -> Any:
        """Return the number in field ``slot``, or ``default`` if absent. ``kind`` is a key of SCALARS."""
        position = self._position(slot, struct.calcsize(SCALARS[kind]))
        return _scalar(self.data, position, SCALARS[kind]) if position else default

    def array(self, slot: int, dtype: str) -> np.ndarray:
        """Return a vector of numbers as a read-only view of the file, empty if the field is absent."""
        kind = np.dtype(dtype).newbyteorder("<")
        start, length = self._vector(slot, kind.itemsize)
        return np.frombuffer(self.data, kind, length, start) if length else np.zeros(0, kind)

    def text(self, slot: int) -> str:
        """Return a string, empty if the field is absent. Bytes that are not UTF-8 are replaced."""
        start, length = self._vector(slot, 1)
        return self.data[start : start + length].decode("utf-8", "replace")

    def table(self, slot: int) -> Table | None:
        """Return a sub-table, None if the field is absent."""
        position = self._position(slot, 4)
        return Table.at(self.data, position + _scalar(self.data, position, "<I")) if position else None

    def tables(self, slot: int) -> Iterator[Table]:
        """Yield the tables of a vector of tables, none if the field is absent."""
        start, length = self._vector(slot, 4)
        for position in range(start, start + 4 * length, 4):
            yield Table.at(self.data, position + _scalar(self.data, position, "<I"))

    def _position(self, slot: int, size: int) -> int:
        position = self.fields[slot] if slot < len(self.fields) else 0
        if position and position + size > self.end:
            raise damaged(f"the field at byte {position} reaches outside its table")
        return position

    def _vector(self, slot: int, itemsize: int) -> tuple[int, int]:
        position = self._position(slot, 4)
        if not position:
            return 0, 0
        start = position + _scalar(self.data, position, "<I")
        length = _scalar(self.data, start, "<I")
        if start + 4 + length * itemsize > len(self.data):
            raise damaged(f"the vector of {length} items at byte {start} reaches outside the file")
        return start + 4, length


def root(data: bytes, identifier: bytes) -> Table:
    """Return the root table. Raises UserError unless ``data[4:8]`` is ``identifier``."""
    if len(data) < 8 or data[4:8] != identifier:
        raise UserError(f"not a TFLite model: bytes 4 to 8 are {bytes(data[4:8])!r}; give a .tflite file")
    return Table.at(data, _scalar(data, 0, "<I"))


def damaged(what: str) -> UserError:
    return UserError(f"damaged TFLite model: {what}; export or download it again")


def _scalar(data: bytes, position: int, form: str) -> Any:
    if not 0 <= position <= len(data) - struct.calcsize(form):
        raise damaged(f"it has {len(data)} bytes and refers to byte {position}")
    return struct.unpack_from(form, data, position)[0]
