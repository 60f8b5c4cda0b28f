"""Constants as holes: the contents of look-up tables, found by SMT (linear integer arithmetic)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from pysmt.logics import QF_LIA
from pysmt.shortcuts import INT, And, Equals, Int, LE, Plus, Solver, Symbol, Times

from sketches.compute import LaneSketch

Bytes = NDArray[np.uint8]


def solve_tables(
    sketch: LaneSketch, indices: Sequence[Bytes], weights: Bytes, activations: Bytes
) -> tuple[tuple[int, ...], ...] | None:
    """Tables whose looked-up entries add up to a popcount of the plane pair, or None if none exist.

    indices: one uint8 array [s] of index bytes per look-up; weights, activations: uint8 [1, s], the
    planes on the same states. The unknowns are the table entries (0..255) and the affine form
    ``product * pop(w & a) + only_w * pop(w) + only_a * pop(a) + 8 * constant``, product 1 or 2.
    Raises RuntimeError where the solver does not decide.
    """
    table = sketch.table
    assert table is not None
    entry = np.asarray(table.entry)
    classes = [entry[index] for index in indices]
    pop = np.bitwise_count
    columns = np.stack(
        [*classes, pop(weights[0] & activations[0]), pop(weights[0]), pop(activations[0])], axis=1
    ).astype(int)
    rows = np.unique(columns, axis=0)
    if not _could_hold(rows, len(classes)):
        return None
    names = [[Symbol(f"T{t}_{e}", INT) for e in range(table.entries)] for t in range(len(classes))]
    only_w, only_a, constant = (Symbol(name, INT) for name in ("only_w", "only_a", "constant"))
    for product, largest in ((1, 4), (2, 4), (1, 255), (2, 255)):
        with Solver(name="z3", logic=QF_LIA) as solver:
            for symbols in names:
                for symbol in symbols:
                    solver.add_assertion(And(LE(Int(0), symbol), LE(symbol, Int(largest))))
            for row in rows.tolist():
                looked_up = [
                    names[t][row[t]] if row[t] < table.entries else Int(0) for t in range(len(classes))
                ]
                both, ones_w, ones_a = row[len(classes) :]
                form = Plus(
                    Int(product * both), Times(Int(ones_w), only_w), Times(Int(ones_a), only_a), Times(Int(8), constant)
                )
                solver.add_assertion(Equals(Plus(looked_up), form))
            if not solver.solve():
                continue
            model = solver.get_model()
            return tuple(
                tuple(int(model.get_value(symbol).constant_value()) for symbol in symbols) for symbols in names
            )
    return None


def _could_hold(rows: NDArray[np.int_], lookups: int) -> bool:
    """Whether the linear system over the rationals (product free) is consistent with product 1."""
    blocks = [np.eye(17, dtype=float)[rows[:, t]][:, :16] for t in range(lookups)]
    both, ones_w, ones_a = rows[:, lookups], rows[:, lookups + 1], rows[:, lookups + 2]
    matrix = np.column_stack([*blocks, ones_w, ones_a, np.ones(len(rows))])
    _, residual, rank, _ = np.linalg.lstsq(matrix, both.astype(float), rcond=None)
    answer = np.linalg.lstsq(matrix, both.astype(float), rcond=None)[0]
    return bool(np.abs(matrix @ answer - both).max() < 1e-6)
