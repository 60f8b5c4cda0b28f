"""Packing of integer matrices to the bitplanes that block kernels read, with their corrections."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.corrections import Corrections, longest_k
from sketches.derived_planes import compute_derived_planes
from sketches.encoding import EncodingError
from sketches.kernel import KernelSpec
from sketches.program import BlockKernelProgram

#: Alignment of packed operands in bytes.
ALIGNMENT = 64


@dataclass(frozen=True, repr=False)
class PackedWeights:
    """Packed weights of the block kernel ``made_for``. No other kernel takes them.

    ``data``: uint8 [m_blocks, k_blocks, derived planes * plane bytes]. ``correction``: int32 [padded M]."""

    data: NDArray[np.uint8]
    correction: NDArray[np.int32]
    rows: int
    k: int
    made_for: str = ""

    def __repr__(self) -> str:
        return f"<weights [{self.rows}, {self.k}] for {self.made_for}>"


@dataclass(frozen=True, repr=False)
class PackedActivations:
    """Packed activations of the block kernel ``made_for``. ``data``: uint8 [N, k_blocks * planes * bytes of a
    plane's block]. ``correction``: int32 [N]."""

    data: NDArray[np.uint8]
    correction: NDArray[np.int32]
    columns: int
    k: int
    made_for: str = ""

    def __repr__(self) -> str:
        return f"<activations [{self.columns}, {self.k}] for {self.made_for}>"


def aligned(array: NDArray[Any]) -> NDArray[Any]:
    """Return a contiguous copy that starts at a multiple of ALIGNMENT."""
    copy = aligned_zeros(array.shape, array.dtype)
    copy[...] = array
    return copy


def aligned_zeros(shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
    """Return a contiguous array of zeros that starts at a multiple of ALIGNMENT."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    capacity = np.zeros(size + ALIGNMENT, dtype=np.uint8)
    start = -capacity.ctypes.data % ALIGNMENT
    return capacity[start : start + size].view(dtype).reshape(shape)


def matrix(values: object, name: str) -> NDArray[np.integer]:
    """Return ``values`` as an array of two axes, any dtype; otherwise raise EncodingError with ``name``."""
    array = np.asarray(values)
    if array.ndim != 2 or 0 in array.shape:
        raise EncodingError(f"{name}: shape {array.shape} is not a matrix [rows, K] with rows, K >= 1")
    return array


def refuse_long(form: str, longest: int, step: int, taps: int, channels: int) -> None:
    """Raise EncodingError if K, padded to whole steps per tap, is more than the proved ``longest``."""
    if taps * -(-channels // step) * step > longest:
        k = f"{taps} x {channels}" if taps > 1 else str(channels)
        raise EncodingError(f"K={k}: the {form} kernel is proved up to {longest} positions; split K")


def _blocks(planes: NDArray[np.uint8], k: int) -> NDArray[np.uint8]:
    """Return bits [bits, rows, K] packed to bytes [bits, rows, k_blocks, k / 8]."""
    padded = np.pad(planes, ((0, 0), (0, 0), (0, -planes.shape[2] % k)))
    return np.packbits(padded, axis=2, bitorder="little").reshape(*planes.shape[:2], -1, k // 8)


def of_planes(factors: Sequence[int], planes: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Return ``sum_i factors[i] * (ones in plane i)`` per row: int64 [rows].
    ``planes``: uint8 [bits, rows, ...], a 0 or 1 for each position."""
    counts = planes.sum(axis=tuple(range(2, planes.ndim)), dtype=np.int64)
    return np.asarray(np.array(factors, np.int64) @ counts)


def pack_weights(
    spec: KernelSpec, isa: Isa, program: BlockKernelProgram, fix: Corrections, weights: object
) -> PackedWeights:
    """Return packed weights of int [M, K]. Raises EncodingError for a wrong shape, value or a too long K."""
    array = matrix(weights, "weights")
    rows, k = array.shape
    refuse_long("block", longest_k(spec, program), spec.k, 1, k)
    planes = spec.weights.code.encode(array, spec.weights.bits, "weights")
    blocks = _blocks(planes, spec.k)
    missing = -rows % spec.m
    full = np.pad(blocks, ((0, 0), (0, missing), (0, 0), (0, 0)))
    # [bits, m_blocks, row, k_blocks, bytes] -> [m_blocks, k_blocks, bits, row, bytes]
    blocked = full.reshape(planes.shape[0], -1, spec.m, *blocks.shape[2:])
    tiled = blocked.transpose(1, 3, 0, 2, 4)
    data = _derived_planes(isa, program, np.ascontiguousarray(tiled[:, :, :, list(program.row_order)]))
    correction = np.pad(of_planes(fix.rows, planes), (0, missing))
    padding = blocks.shape[2] * spec.k - k
    correction += fix.constant * k + fix.padding * padding
    return PackedWeights(aligned(data), wrap32(correction), rows, k)


def wrap32(values: NDArray[np.int64]) -> NDArray[np.int32]:
    """Return values modulo 2^32 as int32: the driver adds modulo 2^32, and the result fits."""
    return (values & 0xFFFFFFFF).astype(np.uint32).view(np.int32)


def _derived_planes(isa: Isa, program: BlockKernelProgram, placed: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the derived planes that the program's ``weights`` lines compute for every register."""
    m_blocks, k_blocks, bits = placed.shape[:3]
    vector_bytes = isa.vector_bits // 8
    registers = placed.reshape(m_blocks, k_blocks, bits, -1, vector_bytes)
    states = m_blocks * k_blocks * registers.shape[3]
    apart = (np.ascontiguousarray(registers[:, :, i]).reshape(states, vector_bytes) for i in range(bits))
    planes = {f"plane{i}": values for i, values in enumerate(apart)}
    stored = [
        derived_plane.reshape(m_blocks, k_blocks, -1)
        for derived_plane in compute_derived_planes(isa, program, planes)
    ]
    return np.concatenate(stored, axis=2)


def pack_activations(spec: KernelSpec, fix: Corrections, activations: object) -> PackedActivations:
    """Return packed activations of int [N, K]. Raises EncodingError for wrong shapes or values."""
    array = matrix(activations, "activations")
    columns, k = array.shape
    planes = spec.activations.code.encode(array, spec.activations.bits, "activations")
    # [bits, n, k_blocks, bytes] -> [n, k_blocks, bits, bytes]
    data = np.ascontiguousarray(_blocks(planes, spec.k).transpose(1, 2, 0, 3)).reshape(columns, -1)
    return PackedActivations(aligned(data), wrap32(of_planes(fix.columns, planes)), columns, k)
