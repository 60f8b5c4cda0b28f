"""Integer tensors to what a byte-lane kernel reads: weights by rows in 32-bit lanes, activations as bytes of codes."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.bytelanes import CHUNK, byte_longest_k, rows_per_register, spread_steps
from sketches.encoding import EncodingError
from sketches.kernel import KernelSpec
from sketches.tables import TableCorrections
from synth.packing import aligned, matrix, refuse_long, wrap32
from synth.table_packing import codes_of


@dataclass(frozen=True)
class ByteWeights:
    """``data`` uint8 [registers, taps, chunks, rows of a register, CHUNK]; ``correction`` int32 [M]; ``tap_sums`` int64
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
class ByteActivations:
    """``data`` uint8 [N, chunks, CHUNK]; ``correction`` int32 [N]."""

    data: NDArray[np.uint8]
    correction: NDArray[np.int32]
    channels: int
    made_for: str = ""


def pack_byte_weights(spec: KernelSpec, isa: Isa, fix: TableCorrections, weights: object) -> ByteWeights:
    """Pack int [M, taps, channels] (a matrix is one tap). Raises EncodingError on shapes and values that are
    not the spec's."""
    array = np.asarray(weights)
    if array.ndim == 2:
        array = array[:, None, :]
    if array.ndim != 3 or 0 in array.shape:
        raise EncodingError(f"weights: shape {array.shape} is not [rows, taps, channels], each at least 1")
    rows, taps, channels = array.shape
    refuse_long("byte-lane", byte_longest_k(spec), CHUNK, taps, channels)
    height = rows_per_register(isa)
    codes = np.zeros((-(-rows // height) * height, taps, channels), dtype=np.uint8)
    codes[:rows] = codes_of(spec.weights, array, "weights")
    stored = spread_steps(codes)  # [M, taps, chunks, CHUNK]
    tiled = stored.reshape(-1, height, *stored.shape[1:]).transpose(0, 2, 3, 1, 4)
    values = array.astype(np.int64)
    correction = fix.rows * values.sum(axis=(1, 2))
    return ByteWeights(aligned(tiled), wrap32(correction), values.sum(axis=2), rows, taps, channels)


def pack_byte_activations(spec: KernelSpec, fix: TableCorrections, activations: object) -> ByteActivations:
    """Pack int [N, channels]. Raises EncodingError on shapes and values that are not the spec's."""
    array = matrix(activations, "activations")
    channels = array.shape[1]
    codes = codes_of(spec.activations, array, "activations")
    correction = fix.columns * codes.sum(axis=1, dtype=np.int64)
    return ByteActivations(aligned(spread_steps(codes)), wrap32(correction), channels)


__all__ = [
    "ByteActivations",
    "ByteWeights",
    "pack_byte_activations",
    "pack_byte_weights",
]
