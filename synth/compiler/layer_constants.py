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
    found: dict[str, NDArray[Any]] = {"weights": data, "rows": wrap32(rows)}
    if problem.border:
        found |= _border_tables(problem, per_tap)
    found |= problem.epilogue.arguments
    tables = {name: _table(found[name], shape) for name, shape in constant_shapes(problem).items()}
    return found | tables


def _table(values: NDArray[Any], shape: tuple[int, ...]) -> NDArray[Any]:
    """Return a table in the shape of its argument. Filters after the layer's own get zeros."""
    table = np.zeros(shape, dtype=values.dtype)
    part = values.reshape(*shape[:-1], -1)
    table[..., : part.shape[-1]] = part
    return table


def _border_tables(problem: OperatorProblem, per_tap: NDArray[np.int64]) -> dict[str, NDArray[Any]]:
    """Return the correction for padded taps, per kind of border, and the kind of each row and column. All
    bits of a padded pixel are zero, so it counts as the value of that code instead of zero."""
    g = problem.geometry
    value = problem.form.parameters.padding
    vertical, horizontal = g.border(0), g.border(1)
    kinds = [sorted(set(patterns)) for patterns in (vertical, horizontal)]
    table = np.zeros((len(kinds[0]), len(kinds[1]), g.groups, g.filters), dtype=np.int64)
    for (a, rows), (b, columns) in itertools.product(*map(enumerate, kinds)):
        every = itertools.product(range(g.kernel[0]), range(g.kernel[1]))
        taps = [y * g.kernel[1] + x for y, x in every if y in rows or x in columns]
        table[a, b] = -value * per_tap[:, :, taps].sum(axis=2)
    places = [
        np.array([kind.index(pattern) for pattern in patterns], dtype=np.int32)
        for kind, patterns in zip(kinds, (vertical, horizontal), strict=True)
    ]
    return {"border": wrap32(table), "border_row": places[0], "border_column": places[1]}
