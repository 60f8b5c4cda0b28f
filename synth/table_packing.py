"""Integer tensors to what a table kernel reads: weights by rows in byte lanes, activations as tables."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.encoding import EncodingError, Operand
from sketches.kernel import KernelSpec
from sketches.tables import (
    CHUNK,
    TableCorrections,
    TableProgram,
    build_tables,
    code_of,
    rows_per_register,
    table_longest_k,
)
from synth.packing import aligned, matrix, refuse_long, wrap32


@dataclass(frozen=True)
class TableWeights:
    """``data`` uint8 [registers, taps, chunks, words, byte lanes]; ``correction`` int32 [M]; ``tap_sums`` int64
    [M, taps]: per tap the sum of the weights over its channels (what a padded activation of value 1 adds)."""

    data: NDArray[np.uint8]
    correction: NDArray[np.int32]
    tap_sums: NDArray[np.int64]
    rows: int
    taps: int
    channels: int
    made_for: str = ""

    @property
    def chunks(self) -> int:
        return self.data.shape[2]


@dataclass(frozen=True)
class TableActivations:
    """``data`` uint8 [N, chunks, bytes of a chunk's tables]; ``correction`` int32 [N]."""

    data: NDArray[np.uint8]
    correction: NDArray[np.int32]
    channels: int
    made_for: str = ""


def table_chunks(channels: int) -> int:
    return -(-channels // CHUNK)


def codes_of(operand: Operand, values: NDArray[np.integer], what: str) -> NDArray[np.uint8]:
    """Values as codes 0..2^bits - 1. Raises EncodingError on a value that the operand does not have."""
    operand.code.codes(values, operand.bits, what)
    code = code_of(operand)
    return ((values.astype(np.int64) - code.offset) // code.step).astype(np.uint8)


def pack_table_weights(
    spec: KernelSpec, isa: Isa, program: TableProgram, fix: TableCorrections, weights: object
) -> TableWeights:
    """Pack int [M, taps, channels] (a matrix is one tap). Raises EncodingError on shapes and values that are
    not the spec's."""
    array = np.asarray(weights)
    if array.ndim == 2:
        array = array[:, None, :]
    if array.ndim != 3 or 0 in array.shape:
        raise EncodingError(f"weights: shape {array.shape} is not [rows, taps, channels], each at least 1")
    rows, taps, channels = array.shape
    refuse_long("table", table_longest_k(spec), CHUNK, taps, channels)
    codes = codes_of(spec.weights, array, "weights")
    height, chunks = rows_per_register(isa), table_chunks(channels)
    registers = -(-rows // height)
    full = np.zeros((registers * height, taps, chunks * CHUNK), dtype=np.uint8)
    full[:rows, :, :channels] = codes
    planes = np.stack([full >> plane & 1 for plane in range(spec.weights.bits)])
    words = np.packbits(planes, axis=-1, bitorder="little")  # [planes, M, taps, chunks]
    tiled = words.reshape(len(planes), registers, height, taps, chunks).transpose(1, 3, 4, 0, 2)
    flat = tiled.reshape(registers, taps, chunks, len(planes) * height)
    placed = np.empty(flat.shape, dtype=np.uint8)
    placed[..., list(program.lanes)] = flat
    stored = placed.reshape(tiled.shape)
    values = array.astype(np.int64)
    correction = fix.rows * values.sum(axis=(1, 2))
    return TableWeights(aligned(stored), wrap32(correction), values.sum(axis=2), rows, taps, channels)


def pack_table_activations(spec: KernelSpec, fix: TableCorrections, activations: object) -> TableActivations:
    """Pack int [N, channels]. Raises EncodingError on shapes and values that are not the spec's."""
    array = matrix(activations, "activations")
    columns, channels = array.shape
    codes = np.zeros((columns, table_chunks(channels) * CHUNK), dtype=np.uint8)
    codes[:, :channels] = codes_of(spec.activations, array, "activations")
    correction = fix.columns * codes.sum(axis=1, dtype=np.int64)
    return TableActivations(aligned(build_tables(codes)), wrap32(correction), channels)


__all__ = [
    "TableActivations",
    "TableWeights",
    "codes_of",
    "pack_table_activations",
    "pack_table_weights",
    "table_chunks",
]
