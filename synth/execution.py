"""A kernel run against numpy: extremes, tails, long K, random values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches import bytelanes, tables
from sketches.corrections import accumulator_blocks
from sketches.kernel import KernelSpec
from sketches.panel import CHUNK, Tile, rows_per_register
from synth.emit.rounds import ROUND_STEPS
from synth.errors import VerificationError
from synth.library import Kernel

Matrix = NDArray[np.int64]
#: Rows and columns of the kernel that tiles are run with.
_TAPS = (2, 3)
#: Steps on an image, more than a loop in assembly takes in one round of every row of taps.
_ROUND = 2 * max(ROUND_STEPS)


def execution_cases(spec: KernelSpec, longest: int) -> list[tuple[Matrix, Matrix]]:
    """Matrices that a new kernel must get right: extremes (where overflow lives), tails, random values. ``longest``: the
    positions that the accumulator takes."""
    rng = np.random.default_rng(20200222)
    w_values, a_values = np.asarray(spec.weights.values), np.asarray(spec.activations.values)
    cases = []
    long = min(longest, 4096) + spec.k + 1
    for w_value in (w_values.min(), w_values.max()):
        for a_value in (a_values.min(), a_values.max()):
            cases.append((np.full((spec.m, long), w_value), np.full((1, long), a_value)))
    codes_w = np.full((spec.m + 1, spec.k), spec.weights.values[-1])
    cases.append((codes_w, np.full((2, spec.k), spec.activations.values[-1])))
    for m, n, k in ((1, 1, 1), (spec.m, 1, spec.k), (spec.m + 3, 3, spec.k + 7), (3, 2, 3 * spec.k - 1)):
        cases.append((rng.choice(w_values, (m, k)), rng.choice(a_values, (n, k))))
    return cases


def execution_test(kernel: Kernel) -> int:
    """Run the kernel against numpy. Raises VerificationError on the first difference."""
    cases = execution_cases(kernel.spec, accumulator_blocks(kernel.program) * kernel.spec.k)
    forms = [("block", kernel.run)]
    if kernel.certificate.panel is not None:
        forms.append(("panel", kernel.run_bitplanes))
    if kernel.certificate.tables is not None:
        forms.append(("tables", kernel.run_tables))
        for weights, activations in table_cases(kernel):
            if not np.array_equal(
                kernel.run_tables(weights, activations), kernel.spec.reference(weights, activations)
            ):
                raise VerificationError(
                    f"{kernel.certificate.name} (tables): K={weights.shape[1]} of extremes differs from numpy"
                )
    if kernel.certificate.byte_lanes is not None:
        forms.append(("bytes", kernel.run_bytes))
        for weights, activations in byte_cases(kernel):
            if not np.array_equal(
                kernel.run_bytes(weights, activations), kernel.spec.reference(weights, activations)
            ):
                raise VerificationError(
                    f"{kernel.certificate.name} (bytes): K={weights.shape[1]} of extremes differs from numpy"
                )
    for weights, activations in cases:
        wanted = kernel.spec.reference(weights, activations)
        for form, run in forms:
            got = run(weights, activations)
            if not np.array_equal(got, wanted):
                row, column = np.argwhere(got != wanted)[0]
                raise VerificationError(
                    f"{kernel.certificate.name} ({form}): M={weights.shape[0]} N={activations.shape[0]} "
                    f"K={weights.shape[1]}: row {row}, column {column} is {got[row, column]}, numpy says "
                    f"{wanted[row, column]}"
                )
    if kernel.certificate.panel is not None:
        tile_test(kernel)
    if kernel.certificate.tables is not None:
        table_tile_test(kernel)
    if kernel.certificate.byte_lanes is not None:
        byte_tile_test(kernel)
    return len(cases)


def tile_test(kernel: Kernel) -> None:
    """Run every tile of the panel kernel, with taps apart from each other and more steps than go between two
    widenings. Raises VerificationError on the first difference."""
    panel = kernel.panel.program
    block = 1 if panel.carry_save is None else panel.carry_save.block
    chunks = max(panel.interval * block, _ROUND) // (_TAPS[0] * _TAPS[1]) + 2
    _tile_test(
        kernel, panel.tiles, rows_per_register(kernel.isa), chunks * CHUNK - 5,
        kernel.pack_panel_weights, kernel.pack_panel_activations, kernel.run_tile,
    )  # fmt: skip


def table_cases(kernel: Kernel) -> list[tuple[Matrix, Matrix]]:
    """One column so long that 16-bit lanes are full, spilled and filled again: extremes."""
    spec, program = kernel.spec, kernel.tables.program
    long = (program.interval * (program.rounds + 1) + 1) * tables.CHUNK + 3
    return [
        (np.full((2, long), choose(spec.weights.values)), np.full((1, long), choose(spec.activations.values)))
        for choose in (min, max)
    ]


def table_tile_test(kernel: Kernel) -> None:
    """Run every tile of the table kernel likewise, with more steps than go between two folds. Raises
    VerificationError on the first difference."""
    program = kernel.tables.program
    chunks = max(2 * program.interval, _ROUND) // (_TAPS[0] * _TAPS[1]) + 3
    _tile_test(
        kernel, program.tiles, tables.rows_per_register(kernel.isa), chunks * tables.CHUNK - 3,
        kernel.pack_table_weights, kernel.pack_table_activations, kernel.run_table_tile,
    )  # fmt: skip


#: Positions beyond which an interval is not filled: numpy's own product would take too long.
_LONGEST_CASE = 1 << 17


def byte_cases(kernel: Kernel) -> list[tuple[Matrix, Matrix]]:
    """Two columns so long that the sums of every level are full, moved on and filled again, as far as that is short:
    extremes."""
    spec = kernel.spec
    long = steps = 1
    for interval in kernel.byte_lanes.program.intervals:
        steps *= interval
        if (steps + 1) * bytelanes.CHUNK < _LONGEST_CASE:
            long = (steps + 1) * bytelanes.CHUNK + 3
    return [
        (np.full((2, long), choose(spec.weights.values)), np.full((2, long), choose(spec.activations.values)))
        for choose in (min, max)
    ]


def byte_tile_test(kernel: Kernel) -> None:
    """Run every tile of the byte-lane kernel likewise. Raises VerificationError on the first difference."""
    program = kernel.byte_lanes.program
    # Beyond the first widening where that comes soon; ``byte_cases`` goes beyond all of them.
    first = next((2 * interval for interval in program.intervals if 2 * interval < 10 * _ROUND), _ROUND)
    chunks = first // (_TAPS[0] * _TAPS[1]) + 3
    _tile_test(
        kernel, program.tiles, bytelanes.rows_per_register(kernel.isa), chunks * bytelanes.CHUNK - 3,
        kernel.pack_byte_weights, kernel.pack_byte_activations, kernel.run_byte_tile,
    )  # fmt: skip


def _tile_test(
    kernel: Kernel, tiles: tuple[Tile, ...], height: int, channels: int, pack_weights: Callable[[Any], Any],
    pack_activations: Callable[[Any], Any], run: Callable[..., int | None],
) -> None:  # fmt: skip
    """Tiles of ``height`` rows per register, columns two pixels apart, on an image of ``channels`` channels."""
    spec = kernel.spec
    rng = np.random.default_rng(20200223)
    taps, step = _TAPS, 2
    width = step * max(tile.columns for tile in tiles) + taps[1]
    image = rng.choice(np.asarray(spec.activations.values), (taps[0], width, channels))
    packed = pack_activations(image.reshape(-1, channels))
    words = packed.data.view(np.uint32)
    pixel = words[0].size
    columns = packed.correction.reshape(taps[0], width)
    for tile in tiles:
        rows = tile.registers * height
        weights = rng.choice(np.asarray(spec.weights.values), (rows, taps[0] * taps[1], channels))
        stored = pack_weights(weights)
        out = np.zeros((tile.columns, rows + 1), dtype=np.int32)
        stored_words = stored.data.view(np.uint32)
        run(
            tile, stored_words, words, out, rows + 1, step * pixel, taps[0], width * pixel, taps[1], pixel,
            stored.chunks, stored_words[0].size,
        )  # fmt: skip
        for column in range(tile.columns):
            place = slice(step * column, step * column + taps[1])
            patch = image[:, place].reshape(-1, channels)
            wanted = (weights * patch).sum(axis=(1, 2)) - stored.correction - columns[:, place].sum()
            if not np.array_equal(out[column, :rows], wanted) or out[column, rows]:
                raise VerificationError(
                    f"{kernel.certificate.name} (tile {tile.name}): column {column} differs from numpy"
                )
