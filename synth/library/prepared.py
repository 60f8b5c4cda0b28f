"""Packed weights, and products with them. One call of C turns values into codes, packs these and
multiplies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from string import Template
from typing import Any, NoReturn

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sketches.encoding import EncodingError, Operand
from sketches.tables import code_of
from sketches.tile import Tile, widest
from synth.emit.machine import CompiledCode
from synth.emit.matrices import MATRIX
from synth.emit.native import NativeLibrary, python_prototypes, python_text
from synth.forms.form import Form, FormWeights
from synth.forms.layers import LayerParameters
from synth.forms.packing import aligned, matrix
from synth.library.artifact import Artifact
from synth.library.rows import helper_source, row_helper

_SOURCE, _CALL_SOURCE = (Path(__file__).with_name(name) for name in ("prepared.c", "prepared_call.c"))
_PROTOTYPE = (
    "void synth_prepared_{}(const uint32_t *weights, const int32_t *rows, const int32_t *parameters, "
    "uint8_t *codes, uint32_t *packed, int32_t *sums, const void *values, int32_t n, void *out);\n"
)
#: The C functions of products, by dtype of the activations.
_SYMBOLS = {
    np.dtype(name): f"synth_prepared_{name}"
    for name in ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64")
}
_SUMS = np.dtype(np.int32)
_PRODUCT = "synth_product"
#: Bytes of columns that are packed together, which the second-level cache holds beside weights. The columns
#: of the widest tile may take more.
PACKED_BYTES = 64 << 10


@dataclass(frozen=True)
class FormCode:
    """The C of a form of ``kernel``: ``symbol`` is the name of its driver for matrices, ``tiles`` are its
    tiles. ``parameters``: layouts and corrections for zero points 0."""

    kernel: Artifact
    form: Form
    parameters: LayerParameters
    symbol: str
    text: str
    tiles: tuple[Tile, ...]

    @property
    def activations(self) -> Operand:
        """The operand whose values are multiplied with the weights."""
        found: Operand = self.kernel.certificate.spec.activations
        return found

    def sources(self) -> dict[str, str]:
        """Return C files by name: the form, what ``Prepared`` calls, the function that calls the driver."""
        kernel, packers, driver = self.kernel, self.form.row_packers, MATRIX.named(_PRODUCT)
        # The packing functions read int8 values of an encoding; codes are values of the unsigned encoding.
        helper = row_helper(packers, Operand(self.activations.bits, "unsigned"), False)
        made = Template(_SOURCE.read_text(encoding="utf-8")).substitute(
            product=driver.head,
            packer=helper.symbol,
            sums=", sums" if packers.sums else "",
            elements=0 if packers.sums else self.parameters.column,
        )
        packing = helper_source([helper], kernel.isa.name, kernel.target, plain=True)
        call = _CALL_SOURCE.read_text(encoding="utf-8")
        return {
            f"{self.symbol}.c": self.text,
            # This file is equal for every kernel with such activations, so that it is compiled once.
            "prepared.c": f"{packing}\n{made}\n{python_text()}\n{call}",
            "driver.c": f"#include <stdint.h>\n{MATRIX.named(self.symbol).head};\n"
            f'__attribute__((visibility("hidden"))) {driver.head} {{\n'
            f"  {self.symbol}({driver.arguments});\n}}\n",
        }


_CALL = "synth_prepared_call"
PROTOTYPES = "".join(_PROTOTYPE.format(dtype.name) for dtype in _SYMBOLS) + python_prototypes(_CALL)


class Prepared:
    """The product with packed weights: ``prepared(activations)`` is ``weights @ activations.T``, exact.

    ``activations``: integers [N, K] of any integer dtype; their values are checked. The result is int32 [M,
    N], whose transpose is C-contiguous. ``out``: an array of this dtype, shape and order for the result, such
    as that of an earlier call. Its contents are undefined after an error. Several threads may call it, and
    then compute in parallel. ``shape``: [M, K]. Raises EncodingError for wrong values, shapes and dtypes, and
    for an unfit ``out``.
    """

    def __init__(self, code: FormCode, weights: FormWeights, machine: CompiledCode) -> None:
        self._code, self._machine = code, machine
        self.form, self.shape = weights.form, (weights.rows, weights.channels)
        operand, chunks, parameters = code.activations, weights.chunks, code.parameters
        values, column = code_of(operand), chunks * parameters.column * np.dtype(parameters.dtype).itemsize
        wide = widest(code.tiles).columns
        self._block = wide * max(1, PACKED_BYTES // (wide * column))
        self._column = column
        flip = 0 if code.form.row_packers.sums else values.flip
        most = values.step * ((1 << operand.bits) - 1)
        numbers = np.array(
            [
                *(values.offset, most, values.step.bit_length() - 1, flip),
                *(weights.channels, weights.rows, chunks, column // 4, self._block),
                *(parameters.counts or (parameters.factor,)),
            ],
            dtype=np.int32,
        )
        self._fixed = (weights.data.view(np.uint32), weights.correction, numbers)
        self._direct = None if machine.native is None else self._called_by_python(machine.native)

    def __call__(self, activations: ArrayLike, out: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        done = False if self._direct is None else self._direct(activations, out)
        if done is False:
            done = self._by_copies(self._taken(np.asarray(activations)), out)
        if type(done) is bool:
            self._refuse(np.asarray(activations))
        return done

    def __repr__(self) -> str:
        rows, k = self.shape
        return f"<product with weights [{rows}, {k}]: {self._code.symbol}, {self._machine.describe()}>"

    def _called_by_python(self, native: NativeLibrary) -> Callable[..., Any]:
        """Return the C function that takes Python's own arrays."""
        order = "F"
        numbers = (*(array.ctypes.data for array in self._fixed), id(order))
        kept = (self._fixed, order)
        return native.for_python(_CALL, _SUMS, self.shape[0], *numbers, kept=kept)

    def _taken(self, array: NDArray[Any]) -> NDArray[Any]:
        """Return activations for the C function. Raises EncodingError unless they are integers [N, K]."""
        matrix(array, "activations")
        refuse_length(self.shape[1], array.shape)
        if array.dtype.kind not in "iu":
            self._refuse(array)
        if len(array) > np.iinfo(np.int32).max:
            raise EncodingError(f"activations: {len(array)} rows are more than a product takes; split them")
        if array.dtype.itemsize == 8 and array.dtype.kind == "u":
            array = np.minimum(array, np.iinfo(np.int64).max).astype(np.int64)  # no code is as large
        return np.require(array, array.dtype.newbyteorder("="), ["C", "A"])

    def _by_copies(self, array: NDArray[Any], out: NDArray[np.int32] | None) -> Any:
        """Compute the product of arrays that were converted, as ``_direct`` does."""
        given = self._given(array, out)
        if self._direct is not None:
            return self._direct(array, given)
        codes = np.empty(self._block * self.shape[1], np.uint8)
        packed = aligned(np.zeros(self._block * self._column // 4, np.uint32))
        sums = np.zeros(self._block + 1, np.int32)
        buffers = (*self._fixed, codes, packed, sums)
        executed = self._machine.call(_SYMBOLS[array.dtype], *buffers, array, len(array), given.T)
        self._code.kernel.last_instructions = executed
        return bool(sums[-1]) or given

    def _given(self, array: NDArray[Any], out: NDArray[np.int32] | None) -> NDArray[np.int32]:
        """Return the array for the result. Raises EncodingError for an unsuitable one."""
        shape = (self.shape[0], len(array))
        if out is None:
            return np.empty(shape, _SUMS, "F")
        fits = isinstance(out, np.ndarray) and (out.dtype, out.shape) == (_SUMS, shape)
        if not fits or not out.flags.f_contiguous:
            what = f"{out.dtype} {list(out.shape)}" if isinstance(out, np.ndarray) else type(out).__name__
            raise EncodingError(
                f"out: {what} does not take int32 {list(shape)} whose transpose is C-contiguous; "
                "give what an earlier call returned"
            )
        if not out.flags.writeable or np.may_share_memory(out, array):
            says = "shares memory with the activations" if out.flags.writeable else "is read-only"
            raise EncodingError(f"out: {says}; give an array of its own")
        return out

    def _refuse(self, array: NDArray[Any]) -> NoReturn:
        """Raise EncodingError for activations that are no integers or have a value without a code."""
        operand = self._code.activations
        operand.code.codes(array, operand.bits, "activations")
        raise AssertionError(f"{self!r}: refused values that {operand} has")


def refuse_length(k: int, activations: tuple[int, ...]) -> None:
    """Raise EncodingError if activations of a shape [N, K] do not have the weights' K."""
    if activations[1] != k:
        turned = "; they are [K, N]: transpose them" if activations[0] == k else ""
        raise EncodingError(
            f"weights have K={k}, activations {list(activations)} have K={activations[1]}; they must be "
            f"equal{turned}"
        )
