"""Proof of what a step of a table kernel adds.

The packers guarantee that entry i of a table is the sum of the codes whose bit is set in i. A bit of a weight
word belongs to one code. A step gives every byte lane of a word the sum of the codes whose weight bit is set.
The program defines the words and lanes of a row's planes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from pysmt.fnode import FNode
from pysmt.logics import QF_BV
from pysmt.shortcuts import BV, BVULE, And, BVAdd, BVExtract, BVZExt, Equals, Implies, Ite, Symbol
from pysmt.typing import BVType

from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.lanes import lane_grid
from sketches.program import split_memory
from sketches.tables import LAYOUTS, NARROW, TableLayout, step_bound
from sketches.tile_program import TileProgram
from sketches.wellformed import MalformedProgram
from synth.prove.accumulator_stages import ProvedStage, accumulated, first_stage
from synth.prove.code import Memo, StraightLineCode, straight_code
from synth.prove.obligation import Obligation, distinct

_STAGES = ("load", "unpack", "row", "combine")


def table_step(
    spec: KernelSpec, isa: Isa, target: str, program: TileProgram
) -> tuple[ProvedStage, list[Obligation]]:
    """Return the byte sums and the obligations of a step. Raises MalformedProgram if the program contradicts
    itself."""
    _check_stages(program)
    inner, layout = straight_code(isa, target, program.constants, program.inner), LAYOUTS[program.positions]
    found = []
    for word, group in enumerate(program.groups):
        found += _step(spec, layout, inner, word, group.name)
        found += accumulated(isa, target, program.adder, group.bound, program.interval, f"step: {group.name}")
    return first_stage(program, _lanes(isa, program)), found


def _lanes(isa: Isa, program: TileProgram) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield, for each word, per lane the row and the coefficient of the plane that is there."""
    size, rows = isa.vector_bits // 8, program.rows(isa)
    lane_grid(program.lanes, rows)
    placed = {lane: number for number, lane in enumerate(program.lanes)}
    for word in range(len(program.groups)):
        numbers = (divmod(placed[word * size + lane], rows) for lane in range(size))
        yield tuple((row, program.groups[plane].coefficient) for plane, row in numbers)


def _check_stages(program: TileProgram) -> None:
    """Raise MalformedProgram unless lines read only what their stage may read, because the emission splits a
    step by stages. ``unpack`` lines read weights (they run once for all columns), ``row`` lines tables and
    unpacked weights, ``combine`` lines looked-up values and sums. Only groups are read by no line."""
    constants = {constant.name for constant in program.constants}
    names: dict[str, set[str]] = {stage: set() for stage in (*_STAGES, "tables", "weights")}
    groups = {group.name for group in program.groups}
    read = {arg for line in program.inner for arg in line.args}
    for line in program.inner:
        if line.stage not in _STAGES:
            raise MalformedProgram(f"{line.dest}: a step has no lines of stage {line.stage}")
        of_weights = names["weights"] | names["unpack"]
        may_read = {
            "unpack": of_weights | constants,
            "row": of_weights | names["tables"],
            "combine": names["row"] | names["combine"],
        }
        if line.stage in may_read and not may_read[line.stage].issuperset(line.args):
            raise MalformedProgram(f"{line.dest}: a line of stage {line.stage} reads {', '.join(line.args)}")
        at = split_memory(line.args[0])
        names[line.stage if at is None else at[0]].add(line.dest)
        if (line.dest in groups) == (line.dest in read):
            raise MalformedProgram(f"{line.dest}: a group is read, or another register is computed in vain")
        if line.dest in groups and line.stage not in ("row", "combine"):
            raise MalformedProgram(
                f"{line.dest}: a group is a lookup or a sum of these, not a line of stage {line.stage}"
            )


def _step(
    spec: KernelSpec, layout: TableLayout, inner: StraightLineCode, word: int, name: str
) -> list[Obligation]:
    """Return the obligations that a byte lane of a group is the sum of the codes whose weight bit is set,
    within its bound.

    Whatever the entries are, a lane takes the entries that its weight byte selects, one per table. That these
    add up to such a sum, if entries are sums of codes, no longer depends on the lane.
    """
    size, width = inner.isa.vector_bits // 8, BVType(8)
    own = Symbol("w", width)
    codes = [Symbol(f"u{position}", width) for position in range(layout.chunk)]
    entries = [Symbol(f"e{place}", width) for place in range(layout.tables * layout.entries)]
    indices = [
        BVExtract(own, table * layout.positions, (table + 1) * layout.positions - 1)
        for table in range(layout.tables)
    ]
    sums, wanted = {}, BV(0, 16)
    for place, symbol in enumerate(entries):
        table, entry = divmod(place, layout.entries)
        first = table * layout.positions
        sums[symbol] = _total([codes[first + n] for n in range(layout.positions) if entry >> n & 1])
    for position, code in enumerate(codes):
        bit = Equals(BVExtract(own, position, position), BV(1, 1))
        wanted = BVAdd(wanted, Ite(bit, BVZExt(code, 8), BV(0, 16)))
    tables = [entries[n * layout.entries : (n + 1) * layout.entries] for n in range(layout.tables)]
    there = _total([_entry(index, table) for index, table in zip(indices, tables, strict=True)])
    within = And([BVULE(code, BV((1 << spec.activations.bits) - 1, 8)) for code in codes])
    claim = And(
        Equals(BVZExt(there.substitute(sums), 8), wanted), BVULE(wanted, BV(step_bound(spec, layout), 16))
    )
    found = [Obligation("step: entries are sums of codes", Implies(within, claim), QF_BV)]
    for lane in range(size):
        others: Memo = {("weights", word * size + lane): own}

        def leaf(buffer: str, place: int, others: Memo = others) -> FNode:
            if buffer == "tables":
                return entries[place]
            return others.setdefault((buffer, place), Symbol(f"x{len(others)}", BVType(8)))

        value = inner.lane(name, NARROW, lane, leaf)
        found.append(Obligation(f"step: {name} lane {lane} looks the sum up", Equals(value, there), QF_BV))
    return distinct(found)


def _total(terms: Sequence[FNode]) -> FNode:
    """Return the sum of bytes."""
    return reduce(BVAdd, terms, BV(0, 8)) if len(terms) != 1 else terms[0]


def _entry(index: FNode, table: Sequence[FNode]) -> FNode:
    """Return the entry of a table that an index selects."""
    found = table[-1]
    for place in reversed(range(len(table) - 1)):
        found = Ite(Equals(index, BV(place, index.bv_width())), table[place], found)
    return found
