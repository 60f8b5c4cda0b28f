"""Integer tensors to what a panel kernel reads: weights per register, tap and chunk, and the corrections."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.corrections import Corrections
from sketches.encoding import EncodingError
from sketches.kernel import KernelSpec
from sketches.panel import CHUNK, PanelProgram, panel_longest_k, rows_per_register
from sketches.views import compute_views
from synth.packing import aligned, matrix, refuse_long, wrap32


@dataclass(frozen=True)
class PanelWeights:
    """``data`` uint32 [registers, taps, chunks, views, rows]; ``correction`` int32 [M]; ``tap_sums`` int64
    [M, taps]: per tap the sum of the weights over its channels (what a padded activation of value 1 adds)."""

    data: NDArray[np.uint32]
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
class PanelActivations:
    """``data`` uint32 [N, chunks, planes]; ``correction`` int32 [N]."""

    data: NDArray[np.uint32]
    correction: NDArray[np.int32]
    channels: int
    made_for: str = ""


def chunks_of(channels: int) -> int:
    return -(-channels // CHUNK)


def _words(planes: NDArray[np.uint8]) -> NDArray[np.uint32]:
    """Zeros and ones [..., channels] to words uint32 [..., chunks], position b in bit b."""
    channels = planes.shape[-1]
    padded = np.zeros((*planes.shape[:-1], chunks_of(channels) * CHUNK), dtype=np.uint8)
    padded[..., :channels] = planes
    return np.packbits(padded, axis=-1, bitorder="little").view("<u4").astype(np.uint32)


def pack_panel_weights(
    spec: KernelSpec, isa: Isa, panel: PanelProgram, fix: Corrections, weights: object
) -> PanelWeights:
    """Pack int [M, taps, channels] (a matrix is one tap). Raises EncodingError on shapes and values that are
    not the spec's."""
    array = np.asarray(weights)
    if array.ndim == 2:
        array = array[:, None, :]
    if array.ndim != 3 or 0 in array.shape:
        raise EncodingError(f"weights: shape {array.shape} is not [rows, taps, channels], each at least 1")
    rows, taps, channels = array.shape
    refuse_long("panel", panel_longest_k(spec, panel), CHUNK, taps, channels)
    planes = spec.weights.code.encode(array, spec.weights.bits, "weights")  # [bits, M, taps, channels]
    height = rows_per_register(isa)
    registers = -(-rows // height)
    full = np.zeros((planes.shape[0], registers * height, taps, chunks_of(channels)), dtype=np.uint32)
    full[:, :rows] = _words(planes)
    # [bits, register, row, taps, chunks] -> [bits, register, taps, chunks, row]: one vector register each
    tiled = full.reshape(planes.shape[0], registers, height, taps, -1).transpose(0, 1, 3, 4, 2)
    states = np.ascontiguousarray(tiled).astype("<u4").view(np.uint8).reshape(planes.shape[0], -1, height * 4)
    views = compute_views(isa, panel.cell, {f"plane{i}": states[i] for i in range(planes.shape[0])})
    stored = np.stack(views, axis=1).view("<u4").astype(np.uint32)
    data = stored.reshape(registers, taps, chunks_of(channels), len(views), height)
    correction = np.zeros(rows, dtype=np.int64)
    for i, factor in enumerate(fix.rows):
        correction += factor * planes[i].sum(axis=(1, 2), dtype=np.int64)
    k, padded = taps * channels, taps * chunks_of(channels) * CHUNK
    correction += fix.constant * k + fix.padding * (padded - k)
    return PanelWeights(
        aligned(data), wrap32(correction), array.astype(np.int64).sum(axis=2), rows, taps, channels
    )


def pack_panel_activations(spec: KernelSpec, fix: Corrections, activations: object) -> PanelActivations:
    """Pack int [N, channels]. Raises EncodingError on shapes and values that are not the spec's."""
    array = matrix(activations, "activations")
    planes = spec.activations.code.encode(array, spec.activations.bits, "activations")
    correction = np.zeros(array.shape[0], dtype=np.int64)
    for j, factor in enumerate(fix.columns):
        correction += factor * planes[j].sum(axis=1, dtype=np.int64)
    data = np.ascontiguousarray(_words(planes).transpose(1, 2, 0))
    return PanelActivations(aligned(data), wrap32(correction), array.shape[1])
