"""A kernel run against numpy: extremes, tails, long K, random values."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sketches.kernel import KernelSpec
from sketches.panel import CHUNK, rows_per_register
from synth.errors import VerificationError
from synth.library import Kernel

Matrix = NDArray[np.int64]


def execution_cases(spec: KernelSpec, longest: int) -> list[tuple[Matrix, Matrix]]:
    """Matrices that a new kernel must get right: extremes (where overflow lives), tails, random values."""
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
    cases = execution_cases(kernel.spec, kernel.certificate.longest_k)
    for weights, activations in cases:
        wanted = kernel.spec.reference(weights, activations)
        for form, run in (("block", kernel.run), ("panel", kernel.run_panel)):
            got = run(weights, activations)
            if not np.array_equal(got, wanted):
                row, column = np.argwhere(got != wanted)[0]
                raise VerificationError(
                    f"{kernel.certificate.name} ({form}): M={weights.shape[0]} N={activations.shape[0]} "
                    f"K={weights.shape[1]}: row {row}, column {column} is {got[row, column]}, numpy says "
                    f"{wanted[row, column]}"
                )
    tile_test(kernel)
    return len(cases)


def tile_test(kernel: Kernel) -> None:
    """Run every tile of the panel kernel, with taps apart from each other and more steps than go between two
    widenings. Raises VerificationError on the first difference."""
    spec, panel = kernel.spec, kernel.panel.program
    rng = np.random.default_rng(20200223)
    taps, step, height = (2, 3), 2, rows_per_register(kernel.isa)
    chunks = panel.interval // (taps[0] * taps[1]) + 2
    channels = chunks * CHUNK - 5
    width = step * max(tile.columns for tile in panel.tiles) + taps[1]
    image = rng.choice(np.asarray(spec.activations.values), (taps[0], width, channels))
    packed = kernel.pack_panel_activations(image.reshape(-1, channels))
    pixel = packed.data[0].size
    columns = packed.correction.reshape(taps[0], width)
    for tile in panel.tiles:
        rows = tile.registers * height
        weights = rng.choice(np.asarray(spec.weights.values), (rows, taps[0] * taps[1], channels))
        stored = kernel.pack_panel_weights(weights)
        out = np.zeros((tile.columns, rows + 1), dtype=np.int32)
        kernel.run_tile(
            tile, stored.data, packed.data, out, rows + 1, step * pixel, taps[0], width * pixel, taps[1], pixel,
            chunks, stored.data[0].size,
        )  # fmt: skip
        for column in range(tile.columns):
            place = slice(step * column, step * column + taps[1])
            patch = image[:, place].reshape(-1, channels)
            wanted = (weights * patch).sum(axis=(1, 2)) - stored.correction - columns[:, place].sum()
            if not np.array_equal(out[column, :rows], wanted) or out[column, rows]:
                raise VerificationError(
                    f"{kernel.certificate.name} (tile {tile.name}): column {column} differs from numpy"
                )
