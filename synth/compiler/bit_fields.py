"""Weights of few bits in kernels whose weights are bytes: stored as bit fields, unpacked when the layer runs.

A code of 3 bits is a field of 2 bits and a field of 1 bit. The fields of one width fill whole bytes. A byte
has fields that lie far apart, so that the C loops read and write neighbours and a compiler vectorizes them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.tables import code_of
from synth.compiler.form import MOST_FIELD_BITS, LayerForm
from synth.forms import BYTES
from synth.library.rows import Helper

_PARAMETERS = "const uint8_t *restrict stored, uint8_t *restrict bytes, int32_t count"


@dataclass(frozen=True)
class BitFields:
    """How bytes are stored. ``bits``: of a code. ``low``: the byte of code 0, as a number. ``step``: 2 if
    all bytes are an even number of ones from there, else 1."""

    bits: int
    low: int
    step: int = 1

    @property
    def widths(self) -> tuple[int, ...]:
        """The widths of a code's fields, powers of two, the widest first. It has the lowest bits."""
        return tuple(width for width in (4, 2, 1) if self.bits & width)

    @property
    def parts(self) -> int:
        """The number of parts into which the bytes are divided: a byte of the narrowest fields has as many
        codes."""
        return 8 // self.widths[-1]

    def stored(self, count: int) -> int:
        """Return how many bytes store ``count`` bytes, a multiple of 8."""
        return count * self.bits // 8

    def pack(self, data: NDArray[Any]) -> NDArray[np.uint8]:
        """Return bytes [..., count] as bit fields [..., stored(count)]. Bytes outside the range of the codes
        fill up steps of the kernel. They become the nearest code, because activations there are zero."""
        most = (1 << self.bits) - 1
        values = data.view(np.int8 if self.low < 0 else np.uint8).astype(np.int16)
        codes = np.clip((values - self.low) // self.step, 0, most).astype(np.uint8)
        fields, shift = [], 0
        for width in self.widths:
            apart = np.moveaxis(codes.reshape(*codes.shape[:-1], 8 // width, -1), -2, 0)
            narrow = (apart >> shift) & ((1 << width) - 1)
            fields.append(sum(part << (width * n) for n, part in enumerate(narrow)))
            shift += width
        return np.ascontiguousarray(np.concatenate(fields, axis=-1).astype(np.uint8))

    @property
    def helper(self) -> Helper:
        """The C function that unpacks: one loop per part, which compilers vectorize."""
        symbol = f"synth_unpack_{self.bits}_{self.low & 0xFF}_{self.step}"
        lines = [
            f"SYNTH_TILE int32_t {symbol}({_PARAMETERS}) {{",
            f"  const int32_t part = count / {self.parts};",
            "  for (int32_t i = 0; i < part; ++i) {",
        ]
        for number in range(self.parts):
            value = f"({self._code(number)}) * {self.step} + {self.low & 0xFF}u"
            lines.append(f"    bytes[{number} * part + i] = (uint8_t)({value});")
        return Helper(symbol, _PARAMETERS, ("\n".join([*lines, "  }", "  return 0;", "}", ""]),))

    def _code(self, part: int) -> str:
        """Return the C expression of code ``i`` of a part."""
        terms, first, shift = [], 0, 0
        for width in self.widths:
            count = self.parts * width // 8  # parts of codes that one part of fields stores
            index = f"({first} + {part % count}) * part + i"
            field = f"(stored[{index}] >> {width * (part // count)} & {(1 << width) - 1}u)"
            terms.append(f"{field} << {shift}" if shift else field)
            first += count
            shift += width
        return " | ".join(terms)


def bit_fields(form: LayerForm, weights: NDArray[Any]) -> BitFields | None:
    """Return the fields that store ``weights`` (values) for ``form``. None if the form does not read bytes,
    and for codes of more than ``MOST_FIELD_BITS`` bits."""
    spec = form.kernel.spec
    if form.name not in BYTES or not weights.size:
        return None
    code, zero = code_of(spec.weights), form.made.program.zero_point
    codes = (weights.astype(np.int64) - code.offset) // code.step
    low, high = int(codes.min()), int(codes.max())
    step = 1 if int(np.gcd.reduce((codes - low).ravel())) % 2 or low == high else 2
    bits = max(1, ((high - low) // step).bit_length())
    # Layers of equal shape share code if their codes begin at one number, so that of the encoding is tried.
    middle, half = 1 << (spec.weights.bits - 1), step << (bits - 1)
    if step == 1 and middle - half <= low and high < middle + half:
        low = middle - half
    return BitFields(bits, low - zero, step) if bits <= MOST_FIELD_BITS else None
