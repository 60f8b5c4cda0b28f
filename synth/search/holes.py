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

from sketches.compute import LaneSketch, input_values
from synth.search.instruction_sequences import Bytes
from synth.search.lane_program import LaneProgram, Memo, every_pair, finished, live_values, random_planes
from synth.smt import open_solver


@dataclass(frozen=True)
class LookupStates:
    """What tables of ``entries`` bytes must satisfy: ``rows``, int64 [distinct states, lookups + 3]. A row
    has the number of the entry that each look-up selects, then the number of ones in w & a, in w and in a.
    Entry number ``entries`` is always 0."""

    rows: NDArray[np.int64]
    lookups: int
    entries: int

    def consistent(self) -> bool:
        """Return whether real-valued tables exist for a sample of ``rows``, with coefficient 1 of popcount(w
        & a). The test is fast. If it fails, no integer tables exist."""
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
    """Return the distinct states of look-ups with these index bytes on these planes (uint8 [s] each)."""
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
    """Return tables whose looked-up entries add up to an affine popcount, or None if the solver refutes them.

    The unknowns are the table entries (0..255) and the coefficients of ``product * pop(w & a) + only_w *
    pop(w) + only_a * pop(a) + 8 * constant``. The solver gets a few states, then counterexamples (CEGIS).
    Raises RuntimeError if the solver does not decide.
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


class TableFilters:
    """Checks on candidates with look-ups, cheap checks first. Candidates share the values of expressions."""

    def __init__(self, sketch: LaneSketch) -> None:
        self.few = random_planes(sketch, 512)
        self.all = every_pair(sketch, 0)
        self._hopeless: set[frozenset[bytes]] = set()
        self._parts: dict[int, tuple[bytes, Bytes]] = {}
        planes = {"flips": _bit_flips(sketch), "few": self.few, "all": self.all}
        self._values = {name: (input_values(sketch, *given), Memo()) for name, given in planes.items()}

    def _partition(self, sketch: LaneSketch, index: Bytes) -> bytes:
        """Return a label per state: equal labels mean equal entries. The entry that is always 0 has its
        own."""
        if id(index) not in self._parts:
            assert sketch.table is not None
            entry = np.asarray(sketch.table.entry, dtype=np.uint8)[index]
            first = np.full(sketch.table.entries + 1, 255, dtype=np.uint8)
            _, places = np.unique(entry, return_index=True)
            for number, place in enumerate(np.sort(places)):
                first[entry[place]] = number
            first[sketch.table.entries] = 254
            self._parts[id(index)] = (first[entry].tobytes(), index)
        return self._parts[id(index)][0]

    def _chosen(self, program: LaneProgram, name: str) -> list[Bytes]:
        """Return the index values of the program's look-ups on the planes ``name``."""
        live = live_values(program, *self._values[name])
        return [live[value] for value, _ in program.lookups]

    def solve(self, program: LaneProgram) -> list[LaneProgram]:
        """Return the program with correct tables, one program per sign of the product: none, one or two."""
        sketch = program.sketch
        if not _tables_see_every_bit(sketch, self._chosen(program, "flips")):
            return []
        few = self._chosen(program, "few")
        # Which tables exist depends only on the states that the indices tell apart.
        parts = frozenset(self._partition(sketch, value) for value in few)
        if parts in self._hopeless:
            return []
        if not lookup_states(sketch, few, self.few[0][0], self.few[1][0]).consistent():
            self._hopeless.add(parts)
            return []
        step = sketch.width // 8
        weights, activations = (planes[0][::step] for planes in self.all)
        indices = [value[::step] for value in self._chosen(program, "all")]
        states = lookup_states(sketch, indices, weights, activations)
        found = []
        for product in (1, -1):
            tables = solve_tables(states, product)
            if tables is not None:
                read = (value for value, _ in program.lookups)
                solved = LaneProgram(sketch, program.steps, tuple(zip(read, tables, strict=True)), None)
                right = finished(solved)
                found += [right] if right is not None else []
        return found


_BASES = 24


def _bit_flips(sketch: LaneSketch) -> tuple[Bytes, Bytes]:
    """Return random lanes of one plane pair, each followed by 16 lanes with one bit of byte 0 flipped.

    The result is weights and activations, uint8 [1, _BASES * 17 * lane bytes] each.
    """
    rng = np.random.default_rng(3)
    lanes = rng.integers(0, 256, (2, _BASES, 1, sketch.width // 8), dtype=np.uint8).repeat(17, axis=2)
    for bit in range(8):
        lanes[0, :, 1 + bit, 0] ^= np.uint8(1 << bit)
        lanes[1, :, 9 + bit, 0] ^= np.uint8(1 << bit)
    return lanes[0].reshape(1, -1), lanes[1].reshape(1, -1)


def _tables_see_every_bit(sketch: LaneSketch, indices: list[Bytes]) -> bool:
    """Return whether each of the 16 bits of the plane pair changes a looked-up entry, as the goal needs."""
    assert sketch.table is not None
    entry = np.asarray(sketch.table.entry)
    seen = np.zeros(16, dtype=bool)
    for index in indices:
        classes = entry[index.reshape(_BASES, 17, -1)[:, :, 0]]
        seen |= (classes[:, 1:] != classes[:, :1]).any(axis=0)
    return bool(seen.all())
