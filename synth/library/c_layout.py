"""The layout in which a kernel form stores weights, as tables for C. The layout is found by calling the
form's own packing function. Every stored byte, or every stored bit, depends on one weight of a register's
chunk. So a layout says, for each such *field*, which weight it depends on (its *place*), and its value for
each code of that weight. Fields that are the same function of their weight's code are one *class*."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.tables import code_of
from synth.errors import UserError
from synth.library.products import FormKernel

#: The bits of a field: a stored byte, or one bit (the lowest first).
_BYTE, _BIT = 8, 1


@dataclass(frozen=True)
class WeightLayout:
    """The layout of a register's chunk of weights: ``rows`` rows by ``chunk`` positions in ``size`` bytes.

    ``width``: bits of a field, 8 or 1. ``places``: uint16 [fields], row * chunk + position of its weight.
    ``classes``: uint8 [fields], the index in ``values``. ``values``: uint8 [classes, codes + 1], a field's
    value by ascending code of its weight, last for a missing weight. ``terms``: uint32 [codes], what a weight
    adds to its row's correction. ``padded``: what every chunk adds to each row's. Both are modulo 2^32.
    """

    rows: int
    chunk: int
    size: int
    width: int
    places: NDArray[np.uint16]
    classes: NDArray[np.uint8]
    values: NDArray[np.uint8]
    terms: NDArray[np.uint32]
    padded: int

    def stored(self, codes: NDArray[np.integer]) -> NDArray[np.uint8]:
        """Return codes [rows, chunk] as stored bytes [size]. A missing weight has the code after the last."""
        fields = self.values[self.classes, codes.reshape(-1)[self.places]]
        return fields if self.width == _BYTE else np.packbits(fields, bitorder="little")


def layout_of(form: FormKernel) -> WeightLayout:
    """Return the layout of a form's weights. Raises UserError if a field depends on more than one weight."""
    operand, rows, chunk = form.kernel.spec.weights, form.rows, form.form.text.chunk
    code = code_of(operand)
    ascending = code.offset + code.step * np.arange(1 << operand.bits)

    def packed(codes: NDArray[np.integer]) -> Any:
        return form.pack_weights(ascending[codes])

    def corrected(codes: list[int]) -> int:
        return int(packed(np.array([codes])).correction[0])

    singles = [corrected([one]) for one in range(len(ascending))]
    terms = [corrected([one, one]) - alone for one, alone in enumerate(singles)]
    parameters = (
        (np.array(terms, np.int64) & 0xFFFFFFFF).astype(np.uint32),
        (singles[0] - terms[0]) & 0xFFFFFFFF,
    )
    for width in (_BYTE, _BIT):
        layout = _fields(packed, rows, chunk, len(ascending), width, parameters)
        if layout is not None and _same(layout, packed):
            return layout
    raise UserError(f"{form!r}: its layout of weights cannot be said in C; leave the kernel out")


def _fields(
    packed: Callable[[NDArray[np.integer]], Any],
    rows: int,
    chunk: int,
    codes: int,
    width: int,
    parameters: tuple[NDArray[np.uint32], int],
) -> WeightLayout | None:
    """Return the layout of ``width``-bit fields, None if one depends on several weights."""

    def fields(chosen: NDArray[np.integer]) -> NDArray[np.uint8]:
        stored = _bytes(packed(chosen))[0, 0]
        return stored if width == _BYTE else np.unpackbits(stored, bitorder="little")

    shape, count = (rows, chunk), rows * chunk
    every = np.stack([fields(np.full(shape, one)) for one in range(codes)], axis=1)
    places, known = np.zeros(len(every), np.int64), np.zeros(len(every), bool)
    for one in range(1, codes):
        tells = every[:, one] != every[:, 0]
        if known[tells].all():
            continue
        # The number of a weight in binary: weights with the tested bit get this code, all others get code 0.
        for bit in range((count - 1).bit_length()):
            chosen = (np.arange(count) >> bit & 1).reshape(shape) * one
            places |= (fields(chosen) != every[:, 0]).astype(np.int64) << bit
        known |= tells
    if places.max() >= count:
        return None
    # With a chunk of one position, all other positions are missing.
    absent = fields(np.zeros((rows, 1), np.int64))
    columns = np.column_stack([every, np.where(places % chunk == 0, every[:, 0], absent)])
    values, classes = np.unique(columns, axis=0, return_inverse=True)
    if len(values) > 256:
        return None
    size = len(every) * width // 8
    of = classes.reshape(-1).astype(np.uint8), values.astype(np.uint8)
    return WeightLayout(rows, chunk, size, width, places.astype(np.uint16), *of, *parameters)


def _bytes(packed: Any) -> NDArray[np.uint8]:
    """Return the stored bytes: uint8 [registers, chunks, bytes of a register's chunk]."""
    data = packed.data
    return np.ascontiguousarray(data).view(np.uint8).reshape(data.shape[0], data.shape[2], -1)


def _same(layout: WeightLayout, packed: Callable[[NDArray[np.integer]], Any]) -> bool:
    """Return whether ``layout`` reproduces the packing of a matrix with an incomplete last chunk. Rows of the
    last register after the matrix are not compared, because their sums are dropped."""
    rows, chunk, codes = layout.rows, layout.chunk, len(layout.terms)
    random = np.random.default_rng(7)
    matrix = random.integers(0, codes, (2 * rows, 2 * chunk + 1))
    wanted, there = packed(matrix), np.full((2 * rows, 3 * chunk), codes)
    there[:, : matrix.shape[1]] = matrix
    blocks = there.reshape(2, rows, 3, chunk).transpose(0, 2, 1, 3)
    found = np.stack([[layout.stored(block) for block in line] for line in blocks])
    correction = layout.terms[matrix].sum(axis=1, dtype=np.uint32) + np.uint32(layout.padded * 3 & 0xFFFFFFFF)
    same = np.array_equal(found, _bytes(wanted))
    return same and np.array_equal(correction, wanted.correction.view(np.uint32))
