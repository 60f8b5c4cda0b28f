"""Weights that are packed once, and the product with them: one call of C makes codes of values, packs these
and multiplies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from string import Template
from typing import Any, NoReturn

import numpy as np
from numpy.typing import ArrayLike, NDArray

from isa_specs.instruction import Isa
from sketches.encoding import EncodingError, Operand
from sketches.kernel import KernelSpec
from sketches.tables import code_of
from sketches.tile import Tile
from synth.emit.machine import Running
from synth.emit.matrices import MATRIX, widest
from synth.forms.form import Form, FormWeights
from synth.forms.layers import LayerFacts
from synth.forms.packing import aligned, matrix
from synth.library.rows import helper_source, row_helper

_SOURCE = Path(__file__).with_name("prepared.c")
_PROTOTYPE = (
    "void synth_prepared_{}(const uint32_t *weights, const int32_t *rows, const int32_t *facts, "
    "uint8_t *codes, uint32_t *packed, int32_t *sums, const void *values, int32_t n, void *out);\n"
)
#: What the C has a product for, by dtype.
_SYMBOLS = {
    np.dtype(name): f"synth_prepared_{name}"
    for name in ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64")
}
_SUMS = np.dtype(np.int32)
_PRODUCT = "synth_product"
#: Bytes of packed columns between packing and product, which the second-level cache has room for beside
#: weights; the columns of the widest tile may be more.
PACKED_BYTES = 64 << 10


@dataclass(frozen=True)
class FormCode:
    """The C of a form of a kernel: the name of its driver for matrices, and its tiles."""

    spec: KernelSpec
    isa: Isa
    target: str
    form: Form
    symbol: str
    text: str
    tiles: tuple[Tile, ...]

    def sources(self, facts: LayerFacts) -> dict[str, str]:
        """C files by name: the form's, and the product beside it."""
        # The packers read int8 values of an encoding; codes are values of the unsigned one.
        helper = row_helper(self.form.row_packers, Operand(self.spec.activations.bits, "unsigned"), False)
        sums = self.form.row_packers.sums
        product = Template(_SOURCE.read_text(encoding="utf-8")).substitute(
            product=MATRIX.format(name=_PRODUCT),
            packer=helper.symbol,
            sums=", sums" if sums else "",
            elements=0 if sums else facts.column,
        )
        driver, hidden = MATRIX.format(name=self.symbol), MATRIX.format(name=_PRODUCT)
        given = "weights, activations, row_correction, column_correction, out, m, n, chunks"
        return {
            f"{self.symbol}.c": self.text,
            # Of every kernel with such activations the same, so that it is compiled once.
            "prepared.c": f"{helper_source([helper], self.isa.name, self.target, plain=True)}\n{product}",
            "driver.c": f"#include <stdint.h>\n{driver};\n"
            f'__attribute__((visibility("hidden"))) {hidden} {{\n  {self.symbol}({given});\n}}\n',
        }


PROTOTYPES = "".join(_PROTOTYPE.format(dtype.name) for dtype in _SYMBOLS)


@dataclass(frozen=True)
class _Lane:
    """Room for one call at a time: the product by dtype, and whether a value had no code."""

    products: Mapping[np.dtype[Any], Callable[..., int | None]]
    wrong: memoryview


class Prepared:
    """The product with weights that are packed: ``prepared(activations)`` is ``weights @ activations.T``,
    exact.

    ``activations``: int [N, K] of any integer dtype, to int32 [M, N] (a view of [N, M]). Values are checked.
    It may be called by several threads at the same time, which then work at the same time. ``shape``: [M, K]
    of the weights.

    Raises EncodingError on wrong values, shapes and dtypes.
    """

    def __init__(
        self,
        code: FormCode,
        facts: LayerFacts,
        weights: FormWeights,
        machine: Running,
        counted: Callable[[int | None], None],
    ) -> None:
        self._code, self._weights, self._machine, self._counted = code, weights, machine, counted
        self.form, self.shape = weights.form, (weights.rows, weights.channels)
        operand, chunks = code.spec.activations, weights.chunks
        values, column = code_of(operand), chunks * facts.column * np.dtype(facts.dtype).itemsize
        wide = widest(code.tiles).columns
        self._block = wide * max(1, PACKED_BYTES // (wide * column))
        self._column = column
        flip = 0 if code.form.row_packers.sums else values.flip
        most = values.step * ((1 << operand.bits) - 1)
        self._facts = np.array(
            [
                *(values.offset, most, values.step.bit_length() - 1, flip),
                *(weights.channels, weights.rows, chunks, column // 4, self._block),
                *(facts.counts or (facts.factor,)),
            ],
            dtype=np.int32,
        )
        self._free: list[_Lane] = []

    def __call__(self, activations: ArrayLike) -> NDArray[np.int32]:
        array = given = activations if type(activations) is np.ndarray else np.asarray(activations)
        shape, (rows, k) = array.shape, self.shape
        try:
            lane = self._free.pop()
        except IndexError:
            lane = self._lane()
        run = lane.products.get(array.dtype)
        if run is None or len(shape) != 2 or shape[1] != k or not shape[0] or not array.flags.c_contiguous:
            array = self._taken(array)
            run = lane.products[array.dtype]
        columns = shape[0]
        out = np.empty((columns, rows), _SUMS)
        counted = run(array, columns, out)
        wrong = lane.wrong[0]
        self._free.append(lane)
        if wrong:
            self._refuse(given)
        if counted is not None:
            self._counted(counted)
        return out.T

    def __repr__(self) -> str:
        rows, k = self.shape
        return f"<product with weights [{rows}, {k}]: {self._code.symbol}, {self._machine.describe()}>"

    def _taken(self, array: NDArray[Any]) -> NDArray[Any]:
        """Activations as the C takes them. Raises EncodingError for others than integers [N, K]."""
        matrix(array, "activations")
        refuse_length(self.shape[1], array.shape)
        if array.dtype.kind not in "iu":
            self._refuse(array)
        if array.dtype.itemsize == 8 and array.dtype.kind == "u":
            array = np.minimum(array, np.iinfo(np.int64).max).astype(np.int64)  # no code is as large
        return np.ascontiguousarray(array, array.dtype.newbyteorder("="))

    def _refuse(self, array: NDArray[Any]) -> NoReturn:
        """Raise EncodingError for activations that are no integers or have a value without a code."""
        operand = self._code.spec.activations
        operand.code.codes(array, operand.bits, "activations")
        raise AssertionError(f"{self!r}: refused values that {operand} has")

    def _lane(self) -> _Lane:
        codes = np.empty(self._block * self.shape[1], np.uint8)
        packed = aligned(np.zeros(self._block * self._column // 4, np.uint32))
        sums = np.zeros(self._block + 1, np.int32)
        room = (self._facts, codes, packed, sums)
        fixed = (self._weights.data.view(np.uint32), self._weights.correction, *room)
        products = {dtype: self._machine.bind(symbol, *fixed) for dtype, symbol in _SYMBOLS.items()}
        return _Lane(products, memoryview(sums.data)[-1:])


def refuse_length(k: int, activations: tuple[int, ...]) -> None:
    """Raise EncodingError where activations of a shape [N, K] have not the K of the weights."""
    if activations[1] != k:
        turned = "; they are [K, N]: transpose them" if activations[0] == k else ""
        raise EncodingError(
            f"weights have K={k}, activations {list(activations)} have K={activations[1]}; they must be "
            f"equal{turned}"
        )
