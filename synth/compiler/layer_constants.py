"""The constant arguments of a low-bit operator: packed weights, row corrections and tables."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.compiler.workload import OperatorProblem, constant_shapes
from synth.forms.packing import wrap32


def layer_constants(problem: OperatorProblem, weights: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Return the constant arguments of an operator, by name, in their order after the input: packed weights,
    row corrections, border corrections, arrays of the epilogue. ``weights``: values as integers [filters of
    all groups, kh, kw, channels of a group]."""
    g, form = problem.geometry, problem.form
    filters = problem.registers * problem.rows
    data = np.zeros(problem.packed_weights, dtype=form.parameters.dtype)
    rows = np.zeros((g.groups, filters), dtype=np.int64)
    per_tap = np.zeros((g.groups, g.filters, g.taps), dtype=np.int64)
    parts = weights.reshape(g.groups, g.filters, g.taps, g.channels)
    for group in range(g.groups):
        packed = form.pack(parts[group])
        data[group, : packed.data.shape[0]] = packed.data
        rows[group, : g.filters] = packed.rows
        per_tap[group] = packed.tap_sums
    if problem.fields is not None:
        data = problem.fields.pack(data.reshape(*data.shape[:2], -1))
    if problem.epilogue.bias is not None:
        rows[:, : g.filters] += problem.epilogue.bias.reshape(g.groups, g.filters)
    constants: dict[str, NDArray[Any]] = {"weights": data, "rows": wrap32(rows)}
    if problem.border:
        constants |= _border_tables(problem, per_tap)
    constants |= problem.epilogue.arguments
    for name, shape in constant_shapes(problem).items():  # filters after the layer's own get zeros
        values = constants[name].reshape(*shape[:-1], -1)
        constants[name] = np.zeros(shape, values.dtype)
        constants[name][..., : values.shape[-1]] = values
    return constants


def _border_tables(problem: OperatorProblem, per_tap: NDArray[np.int64]) -> dict[str, NDArray[Any]]:
    """Return the correction for padded taps, per kind of border, and the kind of each row and column. All
    bits of a padded pixel are zero, so it counts as the value of that code instead of zero."""
    g = problem.geometry
    value = problem.form.parameters.padding
    vertical, horizontal = g.border(0), g.border(1)
    kinds = [sorted(set(patterns)) for patterns in (vertical, horizontal)]
    table = np.zeros((len(kinds[0]), len(kinds[1]), g.groups, g.filters), dtype=np.int64)
    for (a, rows), (b, columns) in itertools.product(*map(enumerate, kinds)):
        taps = [y * g.kernel[1] + x for y, x in np.ndindex(*g.kernel) if y in rows or x in columns]
        table[a, b] = -value * per_tap[:, :, taps].sum(axis=2)
    down, across = (
        np.array([kind.index(pattern) for pattern in patterns], dtype=np.int32)
        for kind, patterns in zip(kinds, (vertical, horizontal), strict=True)
    )
    return {"border": wrap32(table), "border_row": down, "border_column": across}
