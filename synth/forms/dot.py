"""Forms of dot microkernels (int8): a code per byte in both operands. In most forms all rows share a column's
activations; in the depthwise form each row has its own."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.bytes import CHUNK, byte_coefficient, multiplies_bytes, rows_per_register
from sketches.encoding import EncodingError
from sketches.kernel import KernelSpec
from sketches.lanes import LaneDigit
from sketches.outer_products import multiplies_groups
from sketches.program import BlockKernelProgram
from sketches.tables import TableCorrections
from sketches.tile_program import TileProgram
from synth.emit.dot import dot_text
from synth.forms.codes import CodeActivations, CodeWeights, code_layer
from synth.forms.form import IMAGE_STEPS, Form, FormActivations, OverflowLengths
from synth.forms.layers import ElementProduct, LayerParameters, RowPackers
from synth.forms.packing import aligned


def _stored(isa: Isa, program: TileProgram, codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return weights as uint8 [registers, taps, steps, positions / together, rows, together]. ``together``:
    the program's number of positions of a row that are contiguous."""
    step = codes.shape[2] // program.positions, program.positions // program.together, program.together
    # [registers, rows, taps, steps, positions / together, together]
    steps = codes.reshape(-1, program.rows(isa), codes.shape[1], *step)
    return steps.transpose(0, 2, 3, 4, 1, 5)


def _columns(name: str, positions: int) -> CodeActivations:
    """Return the packing of activations: uint8 [N, chunks, positions]."""
    return CodeActivations(name, positions, lambda codes: codes.reshape(*codes.shape[:-1], -1, positions))


def _pack_rows(
    name: str, spec: KernelSpec, isa: Isa, fix: TableCorrections, activations: object
) -> FormActivations:
    """Return packed activations: uint8 [N, chunks, rows, CHUNK]. ``activations``: int [N, rows of a register,
    channels], or [N, channels] for all rows. Raises EncodingError."""
    array, rows = np.asarray(activations), rows_per_register(isa)
    if array.ndim == 2:
        array = np.repeat(array[:, None, :], rows, axis=1)
    if array.ndim != 3 or array.shape[1] != rows:
        raise EncodingError(
            f"activations: shape {array.shape} is neither [N, K] nor [N, {rows}, K], each at least 1"
        )
    packed = _columns(name, CHUNK).pack(spec, isa, fix, array.reshape(-1, array.shape[2]))
    data = packed.data.reshape(-1, rows, *packed.data.shape[1:]).transpose(0, 2, 1, 3)
    # Depthwise programs have no column correction (``check_tile_program``).
    return replace(packed, data=aligned(data), correction=packed.correction[::rows].copy())


def _overflow_lengths(program: TileProgram, longest: int) -> OverflowLengths:
    if not program.weights_live:
        return OverflowLengths(IMAGE_STEPS)
    # Steps go beyond the first widening if that comes soon; ``positions`` go beyond all widenings.
    soon = (2 * interval for interval in program.intervals if 2 * interval < 10 * IMAGE_STEPS)
    first = next(soon, IMAGE_STEPS)
    steps, positions = 1, 1
    for interval in program.intervals:
        steps *= interval
        if (steps + 1) * CHUNK < longest:
            positions = (steps + 1) * CHUNK + 3
    return OverflowLengths(first, kept=int(np.prod(program.intervals[:2])), positions=positions)


def _search(
    positions: int, depthwise: bool, spec: KernelSpec, isa: Isa, target: str, block: BlockKernelProgram | None
) -> TileProgram | None:
    from synth.search.byte_ways import NoByteProgram
    from synth.search.bytes import byte_program
    from synth.search.outer_products import group_program

    if depthwise and spec.planes:
        return None  # a byte stores any code: kernels of more bits serve operands of few bits too
    try:
        if positions == CHUNK:
            return byte_program(spec, isa, target, depthwise)
        return group_program(spec, isa, target, positions)
    except NoByteProgram:
        return None


#: Loads and stores of an epilogue: load the sums once, load and store the result.
EPILOGUE_ACCESSES = 3.0


def _layer(spec: KernelSpec, isa: Isa, report: Any, zero_points: tuple[int, int]) -> LayerParameters:
    """Return what operators need of a bytes kernel."""
    program: TileProgram = report.program
    rows, coefficient, together = rows_per_register(isa), byte_coefficient(spec), program.together
    signed, positions = program.stored_zero > 0, range(program.positions)
    places = (
        (LaneDigit(position // together, 1, 1), LaneDigit(0, rows, 1), LaneDigit(position % together, 1, 1))
        for position in positions
    )
    step = tuple(
        ElementProduct(*part, coefficient, signed=signed) for part in zip(places, positions, strict=True)
    )
    ends = sum(n for what, n in report.instructions.items() if what.startswith(("to ", "epilogue")))
    return LayerParameters(
        shape=(len(positions) // together, rows, together),
        column=len(positions),
        step=step,
        epilogue_instructions=ends / program.columns + EPILOGUE_ACCESSES,
        **code_layer(spec, zero_points, program.stored_zero),
    )


def dot_form(name: str, title: str, positions: int, depthwise: bool = False) -> Form:
    """Return the form ``name`` of dot microkernels with steps of ``positions`` positions. ``depthwise``: each
    row of a register has its own activations."""
    by_lanes, stem = positions == CHUNK, f"synth_{name}"
    # The estimated cost of packing is two instructions per four codes.
    packers = RowPackers(
        ("bytes.c",), f"{stem}_{{}}", f"{stem}_words_{{}}", cost=positions / 2,
        parameters={"stem": name, "chunk": positions},
    )  # fmt: skip
    needs, searched = (
        ("multiplication of bytes", "tries all sequences of one and two instructions per lane width")
        if by_lanes
        else (
            "product of bytes of several columns, or of a part of a column",
            "tries every instruction that multiplies bytes of several columns",
        )
    )
    return Form(
        name=name,
        title=title,
        needs="dot products of unsigned and signed bytes" if depthwise else needs,
        offered=partial(multiplies_bytes, signed=depthwise)
        if by_lanes
        else partial(multiplies_groups, positions=positions),
        rows=rows_per_register,
        search=partial(_search, positions, depthwise),
        text=dot_text(name, positions),
        overflow_lengths=_overflow_lengths,
        pack_weights=CodeWeights(name, _stored).pack,
        pack_activations=partial(_pack_rows, name) if depthwise else _columns(name, positions).pack,
        layer=None if depthwise else _layer,
        packers=None if depthwise else packers,
        # Half of the smallest second-level cache: weights are as large as activations.
        weight_bytes=256 << 10,
        searched=f"{searched}, and compares cycles",
        depthwise=depthwise,
    )


BYTES = dot_form("bytes", "bytes kernel", CHUNK)
#: Products by parts of a register, or by two columns.
BYTES16 = dot_form("bytes16", "kernel of bytes in steps of 16", 16)
#: One row of a tile register in a matrix product.
BYTES64 = dot_form("bytes64", "kernel of bytes in steps of 64", 64)
#: A row's step is four taps, because a depthwise convolution sums over no channels.
DEPTHWISE = dot_form("depthwise", "depthwise kernel", CHUNK, depthwise=True)
