"""Execution tests of a kernel against numpy, as code of its target and as portable C. The cases are extremes,
tails, long K, every path of drivers and tiles, and random values. ``tests/emit/test_statements.py`` counts
the C statements that they reach."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.corrections import accumulator_blocks
from sketches.kernel import KernelSpec
from sketches.tile import Tile, widest
from synth.emit.rounds import ROUND_STEPS
from synth.errors import VerificationError
from synth.forms.form import IMAGE_STEPS, OverflowLengths
from synth.library.products import FormKernel, Kernel

Matrix = NDArray[np.int64]
#: The longest K of a case. For longer widening intervals numpy's own product would take too long.
_LONGEST_CASE = 1 << 17
#: K of extremes where no accumulator fills up, or where other cases fill it.
_SHORT = 1 << 12


def execution_cases(spec: KernelSpec, longest: int) -> list[tuple[Matrix, Matrix]]:
    """Return (weights [M, K], activations [N, K]) that a kernel must multiply exactly: extremes, tails,
    random ones. ``longest``: K at which the accumulator is full."""
    rng = np.random.default_rng(20200222)
    w_values, a_values = np.asarray(spec.weights.values), np.asarray(spec.activations.values)
    cases = []
    # Accumulators that no short matrix fills are tested like those of 32 bits.
    long = (longest if longest < _LONGEST_CASE else _SHORT) + spec.k + 1
    for w_value in (w_values.min(), w_values.max()):
        for a_value in (a_values.min(), a_values.max()):
            cases.append((np.full((spec.m, long), w_value), np.full((1, long), a_value)))
    codes_w = np.full((spec.m + 1, spec.k), spec.weights.values[-1])
    cases.append((codes_w, np.full((2, spec.k), spec.activations.values[-1])))
    for m, n, k in ((1, 1, 1), (spec.m, 1, spec.k), (spec.m + 3, 3, spec.k + 7), (3, 2, 3 * spec.k - 1)):
        cases.append((rng.choice(w_values, (m, k)), rng.choice(a_values, (n, k))))
    return cases


def _driver_cases(spec: KernelSpec, form: FormKernel) -> list[tuple[Matrix, Matrix]]:
    """Return cases for every path of a matrix driver: the widest tile alone, and with further columns,
    registers, rows of the last register and positions of the last chunk."""
    rng = np.random.default_rng(20200225)
    wide = widest(form.tiles)
    tall = wide.registers * form.rows
    # Rows: of one register, of the widest tile, of one register more; all but one, all, one more.
    heights = [tall + form.rows + 1, tall - 1, tall, tall + 1, 1, form.rows, tall + form.rows - 1]
    # Columns: one tile, and every number of single columns after it.
    widths = [wide.columns + 1, *range(wide.columns, 2 * wide.columns), 1, max(1, wide.columns - 1)]
    lengths = [form.form.text.chunk + 1, 2 * form.form.text.chunk - 1, 1, form.form.text.chunk]
    sizes = zip(*map(itertools.cycle, (heights, widths, lengths)), strict=False)
    w_values, a_values = np.asarray(spec.weights.values), np.asarray(spec.activations.values)
    count = max(len(heights), len(widths))
    return [
        (rng.choice(w_values, (m, k)), rng.choice(a_values, (n, k)))
        for m, n, k in itertools.islice(sizes, count)
    ]


def _long_cases(form: FormKernel) -> list[tuple[Matrix, Matrix]]:
    """Return extremes so long that the accumulators of every stage are full, widened and filled again. None
    if that takes too long."""
    spec, long = form.kernel.spec, _overflow_length(form).positions
    return [
        (np.full((2, long), choose(spec.weights.values)), np.full((2, long), choose(spec.activations.values)))
        for choose in (min, max)
        if long
    ]


def _overflow_length(form: FormKernel) -> OverflowLengths:
    return form.form.overflow_lengths(form.program, _LONGEST_CASE)


def execution_test(kernel: Kernel) -> str:
    """Run the kernel against numpy, on its target and as portable C; return what was run. Raises
    VerificationError."""
    machines = [kernel] if kernel.is_portable else [kernel, kernel.as_portable()]
    counts = [_run_all(machine) for machine in machines]
    return f"{counts[0]} matrices equal numpy on {' and on '.join(machine.machine for machine in machines)}"


def _run_all(kernel: Kernel) -> int:
    """Run every matrix and every tile; return the number of matrices."""
    count = 0
    if kernel.certificate.block is not None:
        cases = execution_cases(kernel.spec, accumulator_blocks(kernel.program) * kernel.spec.k)
        for case in cases:
            _compare(kernel, "block", kernel.run, *case)
        count = len(cases)
    cases = execution_cases(kernel.spec, _SHORT)
    for form in kernel.forms:
        every = [*cases, *_driver_cases(kernel.spec, form), *_long_cases(form)]
        for case in every:
            _compare(kernel, form.name, form.run, *case)
        count += len(every)
        _tile_test(kernel, form)
    return count


def _compare(
    kernel: Kernel, form: str, run: Callable[..., Any], weights: Matrix, activations: Matrix
) -> None:
    wanted, got = kernel.spec.reference(weights, activations), run(weights, activations)
    if not np.array_equal(got, wanted):
        row, column = np.argwhere(got != wanted)[0]
        raise VerificationError(
            f"{kernel.certificate.name} ({form}, {kernel.machine}): M={weights.shape[0]} "
            f"N={activations.shape[0]} K={weights.shape[1]}: row {row}, column {column} is "
            f"{got[row, column]}, numpy says {wanted[row, column]}"
        )


@dataclass(frozen=True)
class _Place:
    """Taps of a tile on pixels of ``chunks`` chunks, of which the last lacks some channels. ``height`` and
    ``width``: taps. ``row``, ``tap`` and ``column``: pixels between neighbouring taps of a column, of a row,
    and between columns of the tile."""

    height: int
    width: int
    row: int
    tap: int
    column: int
    chunks: int


def _places(form: FormKernel) -> list[_Place]:
    """Return the geometries of taps on which tiles are tested. The first are neighbouring taps, which count
    as one run, with more steps than a widening interval. Then come separate taps, whose odd number of steps
    exceeds an unrolled iteration in assembly. Then rows of one tap."""
    steps = max(_overflow_length(form).steps, IMAGE_STEPS)
    return [
        _Place(2, 3, 17, 1, 2, steps // 6 + 3),
        _Place(2, 2, 23, 3, 2, max(ROUND_STEPS) + 9),
        _Place(2, 2, 5, 2, 1, 1),
        _Place(3, 1, 1, 7, 4, 3),
    ]


def _tile_test(kernel: Kernel, form: FormKernel) -> None:
    """Run every tile on all places. Raises VerificationError at the first difference."""
    rng = np.random.default_rng(20200223)
    for place in _places(form):
        for tile in form.tiles:
            _run_tile(kernel, form, place, tile, rng)
    # The smallest tile with several accumulator registers gets more cases. Its steps fill stored accumulators
    # until they are widened, and its blocks across ends of taps fill bytes.
    small = min((t for t in form.tiles if t.registers * t.columns > 1), key=lambda t: t.registers * t.columns)
    depth = _overflow_length(form)
    steps = depth.kept + max(ROUND_STEPS) + 1
    if depth.kept and steps * form.form.text.chunk < _LONGEST_CASE:
        _run_tile(kernel, form, _Place(1, 1, 1, 1, 1, steps), small, rng)
    if depth.together > 1:
        taps = depth.steps // (depth.together - 1) + 2
        _run_tile(kernel, form, _Place(taps, 1, 2, 1, 1, depth.together - 1), small, rng)


def _run_tile(kernel: Kernel, form: FormKernel, place: _Place, tile: Tile, rng: np.random.Generator) -> None:
    spec = kernel.spec
    channels = place.chunks * form.form.text.chunk - min(3, form.form.text.chunk - 1)
    at = (
        np.arange(tile.columns)[:, None, None] * place.column
        + np.arange(place.height)[:, None] * place.row
        + np.arange(place.width) * place.tap
    )
    # Rows of a depthwise kernel have activations of their own.
    each = (form.rows,) if form.form.depthwise else ()
    pixels = rng.choice(np.asarray(spec.activations.values), (int(at.max()) + 1, *each, channels))
    packed = form.pack_activations(pixels)
    words = packed.data.view(np.uint32)
    pixel, rows, taps = words[0].size, tile.registers * form.rows, place.height * place.width
    weights = rng.choice(np.asarray(spec.weights.values), (rows, taps, channels))
    stored = form.pack_weights(weights)
    stored_words = stored.data.view(np.uint32)
    before = rng.integers(-99, 99, (tile.columns, rows + 1), dtype=np.int32)
    out = before.copy()
    form.run_tile(
        tile, stored_words, words, out, rows + 1, place.column * pixel, place.height, place.row * pixel,
        place.width, place.tap * pixel, stored.chunks, stored_words[0].size,
    )  # fmt: skip
    for column in range(tile.columns):
        here = at[column].ravel()
        met = pixels[here].swapaxes(0, 1) if each else pixels[here]
        sums = (weights * met).sum(axis=(1, 2)) - stored.correction - packed.correction[here].sum()
        if not np.array_equal(out[column, :rows], before[column, :rows] + sums) or (
            out[column, rows] != before[column, rows]
        ):
            raise VerificationError(
                f"{kernel.certificate.name} (tile {tile.name} of {form.name}, {kernel.machine}): column "
                f"{column} differs from numpy"
            )
