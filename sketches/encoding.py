"""Encodings: affine maps from the bits of a code to a value.

``value = offset + sum_i coefficient_i * bit_i``. This formula covers the encodings of Cowan et al. 2020,
section 2, and of DeepliteRT (2023), eq. 3. A quantization zero point is an offset too."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from sketches.limits import MAX_BITS, MAX_PLANES


class EncodingError(ValueError):
    """A value that an encoding does not have, or an encoding that kernels cannot use."""


class Encoding(ABC):
    """An affine map from codes to values. Each subclass registers one instance in ``registry`` by ``name``.

    Kernels need coefficients that are powers of two, each positive or negative, whose magnitude doubles from
    bit to bit. Then a value is an offset plus a number of equal steps (``sketches.tables.code_of``), and a
    shift can scale a sum."""

    name: str
    registry: ClassVar[dict[str, Encoding]] = {}

    def __init_subclass__(cls) -> None:
        Encoding.registry[cls.name] = cls()

    @abstractmethod
    def coefficients(self, bits: int) -> tuple[int, ...]:
        """Return the coefficient of each bit of a code of ``bits`` bits, lowest bit first."""

    @abstractmethod
    def offset(self, bits: int) -> int:
        """Return the value of the code with all bits zero."""

    def values(self, bits: int) -> tuple[int, ...]:
        """Return the value of each of the 2**bits codes, by code."""
        return _values(self, bits)

    def encode(self, values: NDArray[np.integer], bits: int, what: str = "value") -> NDArray[np.uint8]:
        """Return the bitplanes, lowest bit first, of integer ``values`` (any shape): uint8 [bits, *shape] of
        zeros and ones. Raises EncodingError with the first value that the encoding does not have. ``what``:
        name of the values in the message."""
        codes = self.codes(values, bits, what)
        return np.stack([codes >> i & 1 for i in range(bits)])

    def codes(self, values: NDArray[np.integer], bits: int, what: str = "value") -> NDArray[np.uint8]:
        """Return the codes of integer ``values``: uint8 of the same shape. Raises EncodingError."""
        array = np.asarray(values)
        if array.dtype == np.bool_ or not np.issubdtype(array.dtype, np.integer):
            raise EncodingError(
                f"{what}: dtype {array.dtype} is not an integer type; convert with .astype(int)"
            )
        low, code_of = _codes(self, bits)
        none = 1 << bits
        # Indices are range-checked before the table is read: a negative index would read another value's
        # code.
        within = array.size == 0 or (int(array.min()) >= low and int(array.max()) < low + len(code_of))
        codes = code_of[array.astype(np.int64) - low] if within else np.full(array.shape, none)
        if array.size and codes.max() == none:
            table = self.values(bits)
            first = array[~np.isin(array, table)].flat[0]
            told = f"{what}: {first} is not a {bits}-bit {self.name} value"
            raise EncodingError(f"{told}; the values are {listed(sorted(table))}")
        return codes.astype(np.uint8)


@cache
def _values(encoding: Encoding, bits: int) -> tuple[int, ...]:
    coefficients = encoding.coefficients(bits)
    bit_sets = ([c for i, c in enumerate(coefficients) if code >> i & 1] for code in range(1 << bits))
    return tuple(encoding.offset(bits) + sum(chosen) for chosen in bit_sets)


@cache
def _codes(encoding: Encoding, bits: int) -> tuple[int, NDArray[np.uint16]]:
    """Return the least value ``low``, and the codes of ``low``, ``low + 1``, ... (2**bits for none)."""
    table = encoding.values(bits)
    low = min(table)
    codes = np.full(max(table) - low + 1, len(table), dtype=np.uint16)
    codes[[value - low for value in table]] = range(len(table))
    return low, codes


def listed(values: Sequence[int]) -> str:
    """Return ascending values as text. The text leaves out the middle of long lists."""
    if len(values) <= 1 << MAX_PLANES:
        return str(list(values))
    first = ", ".join(map(str, values[:3]))
    return f"[{first}, ..., {values[-1]}]"


class Unsigned(Encoding):
    """The values 0, 1, ..., 2**bits - 1 (unipolar in the papers)."""

    name = "unsigned"

    def coefficients(self, bits: int) -> tuple[int, ...]:
        return tuple(1 << i for i in range(bits))

    def offset(self, bits: int) -> int:
        return 0


class Bipolar(Encoding):
    """The odd numbers -(2**bits - 1), ..., 2**bits - 1. Bit i adds +2**i if set and -2**i if clear."""

    name = "bipolar"

    def coefficients(self, bits: int) -> tuple[int, ...]:
        return tuple(2 << i for i in range(bits))

    def offset(self, bits: int) -> int:
        return 1 - (1 << bits)


class Twos(Encoding):
    """Two's complement: the values -2**(bits-1), ..., 2**(bits-1) - 1."""

    name = "twos"

    def coefficients(self, bits: int) -> tuple[int, ...]:
        return (*(1 << i for i in range(bits - 1)), -(1 << (bits - 1)))

    def offset(self, bits: int) -> int:
        return 0


@dataclass(frozen=True)
class Operand:
    """One operand of the dot product. ``encoding``: a name of ``Encoding.registry``, such as "unsigned".
    Names of pairs ("unipolar") are for ``parse_pair``."""

    bits: int
    encoding: str

    def __post_init__(self) -> None:
        if not 1 <= self.bits <= MAX_BITS:
            raise EncodingError(f"{self.bits} bits: an operand has 1 to {MAX_BITS} bits")
        if self.encoding not in Encoding.registry:
            raise EncodingError(
                f"unknown encoding {self.encoding!r}; known: {', '.join(sorted(Encoding.registry))}"
            )
        step = abs(self.coefficients[0])
        sizes = [abs(c) for c in self.coefficients]
        if step.bit_count() != 1 or sizes != [step << i for i in range(self.bits)]:
            raise EncodingError(
                f"encoding {self.encoding!r}: its {self.bits} bits stand for {list(self.coefficients)}; "
                "kernels need a power of two that doubles from one bit to the next, each up or down"
            )

    @property
    def code(self) -> Encoding:
        """Return the ``Encoding`` named ``encoding``. Operands of any number of bits share it."""
        return Encoding.registry[self.encoding]

    @property
    def coefficients(self) -> tuple[int, ...]:
        return self.code.coefficients(self.bits)

    @property
    def offset(self) -> int:
        return self.code.offset(self.bits)

    @property
    def values(self) -> tuple[int, ...]:
        return self.code.values(self.bits)


# Pairs of (activation, weight) encodings with a name of their own, from the papers.
PAIRS: dict[str, tuple[str, str]] = {
    "unipolar": ("unsigned", "unsigned"), "hybrid": ("unsigned", "bipolar"), "twos": ("unsigned", "twos"),
    "bipolar": ("bipolar", "bipolar"),
}  # fmt: skip


def parse_pair(text: str) -> tuple[str, str]:
    """Return the (activation, weight) encodings of a name in ``PAIRS``, such as ``hybrid``, or of
    ``ACT/WEIGHT``. Raises EncodingError."""
    if text in PAIRS:
        return PAIRS[text]
    parts = text.split("/")
    if len(parts) == 2 and all(part in Encoding.registry for part in parts):
        return parts[0], parts[1]
    raise EncodingError(
        f"unknown encoding {text!r}; use one of {', '.join(PAIRS)} "
        f"or ACT/WEIGHT with {', '.join(Encoding.registry)}"
    )


def pair_name(activations: str, weights: str) -> str:
    """Return the name of a pair of encodings, ``ACT/WEIGHT`` if ``PAIRS`` has none."""
    known = (name for name, pair in PAIRS.items() if pair == (activations, weights))
    return next(known, f"{activations}/{weights}")
