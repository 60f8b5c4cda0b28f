"""The bitplanes form: operands in words of 32 positions, one word per plane."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.bitplanes import CHUNK, inner_spec, step_kernel, tile_longest_k
from sketches.bytes import rows_per_register
from sketches.corrections import Corrections, corrections, pair_multipliers
from sketches.derived_planes import compute_derived_planes, plane_parts
from sketches.kernel import KernelSpec
from sketches.lanes import LaneDigit
from sketches.program import BlockKernelProgram
from sketches.tile_program import TileProgram
from synth.emit.bitplanes import BITPLANE_TEXT
from synth.forms.form import Form, FormActivations, FormWeights, OverflowLengths, three_axes
from synth.forms.layers import Count, LayerParameters, RowPackers
from synth.forms.packing import aligned, matrix, of_planes, refuse_long, wrap32


def _words(planes: NDArray[np.uint8]) -> NDArray[np.uint32]:
    """Return words uint32 [..., chunks] of bits [..., channels]. Position b is bit b of its word."""
    padded = np.pad(planes, [*[(0, 0)] * (planes.ndim - 1), (0, -planes.shape[-1] % CHUNK)])
    return np.packbits(padded, axis=-1, bitorder="little").view("<u4").astype(np.uint32)


def pack_bitplane_weights(
    spec: KernelSpec, isa: Isa, program: TileProgram, fix: Corrections, weights: object
) -> FormWeights:
    """Return packed weights: uint32 [registers, taps, chunks, derived planes, rows] with corrections. A chunk
    is 32 channels. ``weights``: int [M, taps, channels], a tap being a filter position, or [M, K] as one tap.
    Raises EncodingError for wrong shapes or values, and for a K that is too long."""
    array = three_axes(weights)
    rows, taps, channels = array.shape
    refuse_long("bitplanes", tile_longest_k(spec, isa, program), CHUNK, taps, channels)
    planes = spec.weights.code.encode(array, spec.weights.bits, "weights")  # [bits, M, taps, channels]
    height = program.rows(isa)
    full = np.pad(_words(planes), ((0, 0), (0, -rows % height), (0, 0), (0, 0)))
    # [bits, register, row, taps, chunks] -> [bits, register, taps, chunks, row]: one vector register each
    tiled = full.reshape(planes.shape[0], -1, height, *full.shape[2:]).transpose(0, 1, 3, 4, 2)
    states = np.ascontiguousarray(tiled).astype("<u4").view(np.uint8).reshape(planes.shape[0], -1, height * 4)
    derived_planes = compute_derived_planes(
        isa, step_kernel(isa, program), {f"plane{i}": states[i] for i in range(planes.shape[0])}
    )
    stored = np.stack(derived_planes, axis=1).view("<u4").astype(np.uint32)
    data = stored.reshape(*tiled.shape[1:4], len(derived_planes), height)
    padding = fix.padding * taps * (-channels % CHUNK)
    correction = of_planes(fix.rows, planes) + fix.constant * taps * channels + padding
    sums = array.astype(np.int64).sum(axis=2)
    return FormWeights(BITPLANES.name, aligned(data), wrap32(correction), sums, rows, taps, channels)


def pack_bitplane_activations(
    spec: KernelSpec, isa: Isa, fix: Corrections, activations: object
) -> FormActivations:
    """Return packed activations: uint32 [N, chunks, planes] with corrections. ``activations``: int [N,
    channels]. Raises EncodingError for wrong shapes or values."""
    array = matrix(activations, "activations")
    planes = spec.activations.code.encode(array, spec.activations.bits, "activations")
    data = np.ascontiguousarray(_words(planes).transpose(1, 2, 0))
    correction = wrap32(of_planes(fix.columns, planes))
    return FormActivations(BITPLANES.name, aligned(data), correction, array.shape[1])


def _overflow_lengths(program: TileProgram, longest: int) -> OverflowLengths:
    block = 1 if program.carry_save is None else program.carry_save.block
    return OverflowLengths(program.interval * block, together=block)


def _search(spec: KernelSpec, isa: Isa, target: str, block: BlockKernelProgram | None) -> TileProgram | None:
    from synth.search.bitplanes import bitplane_program

    return None if block is None else bitplane_program(spec, isa, target, block)


def _layer(spec: KernelSpec, isa: Isa, report: Any, zero_points: tuple[int, int]) -> LayerParameters:
    # A zero point is an offset (Jain et al. 2020, eq. 3).
    offsets = spec.activations.offset - zero_points[0], spec.weights.offset - zero_points[1]
    program: TileProgram = report.program
    inner, rows = step_kernel(isa, program), program.rows(isa)
    fix = corrections(inner_spec(spec, isa), inner, *offsets)
    times = pair_multipliers(inner_spec(spec, isa), inner)
    parts = plane_parts(isa, inner, spec.weights.bits)
    return LayerParameters(
        dtype="uint32",
        shape=(len(inner.derived_planes), rows),
        column=spec.activations.bits,
        step=tuple(
            Count(
                term,
                times[term.weight_plane, term.activation_plane],
                parts[term.weight_plane],
                (LaneDigit(0, rows, 1),),
            )
            for term in inner.terms
        ),
        padding=offsets[0],
        corrections=fix,
        epilogue_instructions=report.instructions["widening"],
        factor=int(any(fix.columns)),
        counts=fix.columns,
        depends_on_k=program.carry_save is not None,
    )


BITPLANES = Form(
    name="bitplanes",
    title="bitplanes kernel",
    needs="",
    offered=lambda isa, target: True,  # any target counts bits, by an instruction or by look-ups
    rows=rows_per_register,
    search=_search,
    text=BITPLANE_TEXT,
    overflow_lengths=_overflow_lengths,
    pack_weights=pack_bitplane_weights,
    pack_activations=pack_bitplane_activations,
    layer=_layer,
    packers=RowPackers(("bitplanes.c",), "synth_pack_{}", "synth_copy_row", sums=False),
    weight_bytes=16 << 10,  # half of the smallest first-level cache of all targets (32 KiB)
    searched="takes the counts of the block kernel's plane pairs and finds the cheapest widening for them",
)
