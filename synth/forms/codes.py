"""Packing and parameters that all forms of codes (``sketches.tables.code_of``) share: tables and bytes."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.bitplanes import tile_longest_k
from sketches.encoding import Operand
from sketches.kernel import KernelSpec
from sketches.tables import TableCorrections, code_of, table_corrections
from sketches.tile_program import TileProgram
from synth.forms.form import FormActivations, FormWeights, three_axes
from synth.forms.packing import aligned, matrix, refuse_long, wrap32

#: Function from codes uint8 [..., positions of whole steps] to their stored bytes.
Store = Callable[[NDArray[np.uint8]], NDArray[np.uint8]]


@dataclass(frozen=True)
class CodeWeights:
    """The packing of weights for the form ``name``. ``store``: (isa, program, codes less ``stored_zero``,
    uint8 [rows of whole registers, taps, positions]) -> array to store [registers, taps, steps, ...]."""

    name: str
    store: Callable[[Isa, TileProgram, NDArray[np.uint8]], NDArray[np.uint8]]

    def pack(
        self, spec: KernelSpec, isa: Isa, program: TileProgram, fix: TableCorrections, weights: object
    ) -> FormWeights:
        """Return packed weights with corrections. ``weights``: int [M, taps, channels], or [M, K] as one tap.
        Raises EncodingError for wrong shapes or values, and for a K that is too long."""
        array, step = three_axes(weights), program.positions
        rows, taps, channels = array.shape
        refuse_long(self.name, tile_longest_k(spec, isa, program), step, taps, channels)
        codes = codes_of(spec.weights, array, "weights", step) - np.uint8(program.stored_zero)
        stored = self.store(isa, program, np.pad(codes, [(0, -rows % program.rows(isa)), (0, 0), (0, 0)]))
        sums = array.sum(axis=2, dtype=np.int64)
        correction = wrap32(fix.rows * sums.sum(axis=1))
        return FormWeights(self.name, aligned(stored), correction, sums, rows, taps, channels)


def codes_of(operand: Operand, values: NDArray[np.integer], what: str, step: int) -> NDArray[np.uint8]:
    """Return values as codes 0 to 2^bits - 1 in ascending order of values. The last axis is padded with code
    0 to a multiple of ``step``. Raises EncodingError, with ``what`` in the message, for a value that the
    operand does not have."""
    codes = operand.code.codes(values, operand.bits, what) ^ np.uint8(code_of(operand).flip)
    return np.pad(codes, [*[(0, 0)] * (codes.ndim - 1), (0, -codes.shape[-1] % step)])


@dataclass(frozen=True)
class CodeActivations:
    """The packing of activations for the form ``name``. ``store``: rearranges the codes of steps of
    ``positions`` positions."""

    name: str
    positions: int
    store: Store

    def pack(self, spec: KernelSpec, isa: Isa, fix: TableCorrections, activations: object) -> FormActivations:
        """Return packed activations with corrections. Raises EncodingError for wrong shapes or values.
        ``activations``: int [N, channels]."""
        array = matrix(activations, "activations")
        codes = codes_of(spec.activations, array, "activations", self.positions)
        correction = wrap32(fix.columns * codes.sum(axis=1, dtype=np.int64))
        return FormActivations(self.name, aligned(self.store(codes)), correction, array.shape[1])


def code_layer(spec: KernelSpec, zero_points: tuple[int, int], stored_zero: int = 0) -> dict[str, Any]:
    """Return the fields of ``LayerParameters`` that all forms of codes share, by name. ``zero_points``: of
    activations and of weights. ``stored_zero``: subtracted from weight codes."""
    fix = table_corrections(spec, *zero_points, stored_zero)
    padding, row = code_of(spec.activations).offset - zero_points[0], -fix.rows * zero_points[1]
    return {"dtype": "uint8", "padding": padding, "corrections": fix, "factor": fix.columns, "row": row}
