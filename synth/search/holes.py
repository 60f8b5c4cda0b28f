"""Constants as holes: the contents of look-up tables, found by SMT (linear integer arithmetic)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from pysmt.fnode import FNode
from pysmt.logics import QF_LIA
from pysmt.shortcuts import INT, LE, And, Equals, Int, Plus, Symbol, Times
from pysmt.solvers.solver import Model

from sketches.compute import LaneSketch
from synth.smt import open_solver

Bytes = NDArray[np.uint8]


@dataclass(frozen=True)
class LookupStates:
    """What the tables must satisfy: per distinct state, the entry that each look-up selects and the
    ones counted in w & a, w and a. int array [states, lookups + 3]."""

    rows: NDArray[np.int64]
    lookups: int
    entries: int

    def consistent(self) -> bool:
        """Whether rational tables exist at all (product 1): a fast necessary condition."""
        rows = self.rows[:: max(1, len(self.rows) // 160)]
        one_hot = np.eye(self.entries + 1)[:, : self.entries]
        blocks = [one_hot[rows[:, t]] for t in range(self.lookups)]
        both = rows[:, self.lookups].astype(float)
        matrix = np.column_stack([*blocks, rows[:, self.lookups + 1 :], np.ones(len(rows))])
        answer = np.linalg.lstsq(matrix, both, rcond=None)[0]
        return bool(np.abs(matrix @ answer - both).max() < 1e-6)


def lookup_states(
    sketch: LaneSketch, indices: Sequence[Bytes], weights: Bytes, activations: Bytes
) -> LookupStates:
    """The distinct states of look-ups with these index bytes (uint8 [s] each) on these planes (uint8 [s])."""
    table = sketch.table
    assert table is not None
    entry = np.asarray(table.entry)
    pop = np.bitwise_count
    columns = [
        *(entry[index] for index in indices),
        pop(weights & activations),
        pop(weights),
        pop(activations),
    ]
    codes = np.zeros(len(weights), dtype=np.int64)
    for column in columns:
        codes = codes * (table.entries + 1) + column
    _, first = np.unique(codes, return_index=True)
    return LookupStates(np.stack(columns, axis=1).astype(np.int64)[first], len(indices), table.entries)


def solve_tables(states: LookupStates, product: int) -> tuple[tuple[int, ...], ...] | None:
    """Tables whose looked-up entries add up to an affine popcount, or None if the solver refutes them.

    The unknowns are the table entries (0..255) and the form ``product * pop(w & a) + only_w * pop(w) +
    only_a * pop(a) + 8 * constant``. Counterexample-guided: the solver sees a few states, its answer is
    checked on all. Raises RuntimeError where the solver does not decide.
    """
    names = [[Symbol(f"T{t}_{e}", INT) for e in range(states.entries)] for t in range(states.lookups)]
    only_w, only_a, constant = (Symbol(name, INT) for name in ("only_w", "only_a", "constant"))
    for largest in (4, 255):
        seen = states.rows[:: max(1, len(states.rows) // 48)]
        with open_solver("z3", QF_LIA) as solver:
            for symbol in (symbol for symbols in names for symbol in symbols):
                solver.add_assertion(And(LE(Int(0), symbol), LE(symbol, Int(largest))))
            while True:
                for row in seen.tolist():
                    looked_up = [
                        names[t][row[t]] if row[t] < states.entries else Int(0) for t in range(states.lookups)
                    ]
                    both, ones_w, ones_a = row[states.lookups :]
                    form = Plus(
                        Int(product * both),
                        Times(Int(ones_w), only_w),
                        Times(Int(ones_a), only_a),
                        Times(Int(8), constant),
                    )
                    solver.add_assertion(Equals(Plus(looked_up), form))
                if not solver.solve():
                    break
                model = solver.get_model()

                def value(symbol: FNode, model: Model = model) -> int:
                    return int(model.get_value(symbol).constant_value())

                tables = tuple(tuple(value(symbol) for symbol in symbols) for symbols in names)
                form_of = np.asarray([product, value(only_w), value(only_a)])
                got = sum(np.asarray([*contents, 0])[states.rows[:, t]] for t, contents in enumerate(tables))
                wrong = np.flatnonzero(
                    got != states.rows[:, states.lookups :] @ form_of + 8 * value(constant)
                )
                if len(wrong) == 0:
                    return tables
                seen = states.rows[wrong[:16]]
    return None
