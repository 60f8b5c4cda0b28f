"""Proof of a table kernel: one step, the fold into 16-bit lanes, the spill into the result, and the loop around them.

The packers' part of the contract is that entry i of a table is the sum of the codes whose bit is set in i,
and a bit of a weight word the bit of one code. Then, for every row, after ``s`` steps since the last fold and
``f`` folds since the last spill:

    0 <= held_p <= bound_p * s,    0 <= half <= full * f,    full = interval * sum_p share_p * bound_p,
    result + half + sum_p share_p * held_p  =  the row's sum so far,

where held_p is the byte sum of the row's plane p, in whatever register and lane.

A step adds to held_p without wrapping while s < interval; a fold moves held_p into the 16-bit lanes, without
wrapping while f < rounds; a spill moves those into the result, modulo 2^32.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from pysmt.fnode import FNode
from pysmt.logics import QF_BV, QF_LIA
from pysmt.shortcuts import (
    BV,
    BVULE,
    GE,
    INT,
    LE,
    And,
    BVAdd,
    BVExtract,
    BVMul,
    BVZExt,
    Equals,
    Implies,
    Int,
    Ite,
    Plus,
    Symbol,
    Times,
)
from pysmt.typing import BVType

from isa_specs.concrete import execute
from isa_specs.instruction import Isa
from isa_specs.lifted import byte_of
from sketches.kernel import KernelSpec
from sketches.lanes import lane_grid
from sketches.program import split_memory
from sketches.tables import (
    CHUNK,
    ENTRIES,
    MIDDLE,
    NARROW,
    NIBBLE,
    TABLES,
    WIDE,
    TableProgram,
    rows_per_register,
    share,
    step_bound,
    table_longest_k,
)
from sketches.wellformed import MalformedProgram, check_tables
from synth.prove.adder import byte_adder_obligations
from synth.prove.code import Code, check_moves, free_leaf, straight_code
from synth.prove.kernel import Proof, prove_all
from synth.prove.obligation import OBLIGATION_TIMEOUT, Obligation, SolverFactory, z3_solver
from synth.prove.position import code_obligations

_STAGES = ("load", "unpack", "row", "combine")


def table_obligations(spec: KernelSpec, isa: Isa, target: str, program: TableProgram) -> list[Obligation]:
    """Everything that has to be valid. Raises MalformedProgram where the program contradicts itself."""
    check_tables(spec, isa, target, program)
    _check_declared(spec, program)
    size = isa.vector_bits // 8
    limits = {"weights": spec.weights.bits * size, "tables": TABLES * ENTRIES}
    cell = straight_code(isa, target, program.constants, program.cell, limits)
    _check_stages(program)
    found = []
    for word, group in enumerate(program.groups):
        found += _step(spec, isa, cell, word, group.name)
        found += byte_adder_obligations(isa, target, program.adder, group.name, group.bound, program.interval)
    rows, fold = _fold(isa, target, program)
    found += fold
    found += _spill(isa, target, program, rows)
    found += _induction(spec, program)
    found += code_obligations(spec, table_longest_k(spec))
    return list({obligation.formula: obligation for obligation in reversed(found)}.values())[::-1]


def prove_tables(
    spec: KernelSpec,
    isa: Isa,
    target: str,
    program: TableProgram,
    make_solver: SolverFactory = z3_solver,
    dump: Path | None = None,
    seconds: float = OBLIGATION_TIMEOUT,
) -> Proof:
    """Prove the table kernel equal to the spec, up to the terms of one operand, for all inputs and every K up to
    its longest."""
    return prove_all(lambda: table_obligations(spec, isa, target, program), make_solver, dump, seconds)


def _check_declared(spec: KernelSpec, program: TableProgram) -> None:
    """Groups, bounds and tiles are what the specification says."""
    if len(program.groups) != spec.weights.bits or len({g.name for g in program.groups}) != spec.weights.bits:
        raise MalformedProgram("a table kernel has as many byte sums as weight planes")
    for plane, group in enumerate(program.groups):
        if (group.share, group.bound) != (share(spec, plane), step_bound(spec)):
            raise MalformedProgram(
                f"{group.name}: share {group.share} and bound {group.bound} are not the spec's"
            )
        if not 1 <= program.interval * group.bound < 1 << NARROW:
            raise MalformedProgram(
                f"{group.name}: {program.interval} steps of at most {group.bound} do not fit a byte"
            )


def _check_stages(program: TableProgram) -> None:
    """The emission takes a cell apart by stages, so each reads only what is there: ``unpack`` lines weights (they run
    once for all columns), ``row`` lines tables and what weights were made into, ``combine`` lines those. The groups
    are the last of a cell, and nothing is computed in vain."""
    constants = {constant.name for constant in program.constants}
    names: dict[str, set[str]] = {stage: set() for stage in (*_STAGES, "tables", "weights")}
    groups = {group.name for group in program.groups}
    read = {arg for line in program.cell for arg in line.args}
    for line in program.cell:
        if line.stage not in _STAGES:
            raise MalformedProgram(f"{line.dest}: a cell has no stage {line.stage}")
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
        if line.dest in groups and line.stage != "combine":
            raise MalformedProgram(
                f"{line.dest}: a group is a sum of lookups, not a line of stage {line.stage}"
            )


def _step(spec: KernelSpec, isa: Isa, cell: Code, word: int, name: str) -> list[Obligation]:
    """A byte lane of a group is the sum of the codes whose weight bit is set, and stays within its bound."""
    size = isa.vector_bits // 8
    codes = [Symbol(f"u{position}", BVType(8)) for position in range(CHUNK)]
    within = And([BVULE(code, BV((1 << spec.activations.bits) - 1, 8)) for code in codes])
    entries = []
    for table in range(TABLES):
        for entry in range(ENTRIES):
            total = BV(0, 8)
            for position in range(NIBBLE):
                if entry >> position & 1:
                    total = BVAdd(total, codes[table * NIBBLE + position])
            entries.append(total)
    own = Symbol("w", BVType(8))
    wanted = BV(0, 16)
    for position, code in enumerate(codes):
        bit = Equals(BVExtract(own, position, position), BV(1, 1))
        wanted = BVAdd(wanted, Ite(bit, BVZExt(code, 8), BV(0, 16)))
    found: dict[FNode, Obligation] = {}
    for lane in range(size):
        others: dict[tuple[str, int], FNode] = {("weights", word * size + lane): own}

        def leaf(buffer: str, place: int, others: dict[tuple[str, int], FNode] = others) -> FNode:
            if buffer == "tables":
                return entries[place]
            if buffer != "weights":
                raise MalformedProgram(f"nothing defines register {buffer}")
            return others.setdefault((buffer, place), Symbol(f"x{len(others)}", BVType(8)))

        value = cell.lane(name, NARROW, lane, leaf)
        formula = Implies(
            within, And(Equals(BVZExt(value, 8), wanted), BVULE(wanted, BV(step_bound(spec), 16)))
        )
        found.setdefault(formula, Obligation(f"step: {name} lane {lane} looks the sum up", formula, QF_BV))
    return list(found.values())


def _fold(
    isa: Isa, target: str, program: TableProgram
) -> tuple[dict[tuple[int, int], int], list[Obligation]]:
    """To each 16-bit lane the bytes of a row are added once, a byte per plane, share fold, without wrapping.

    Also gives the row of every (register, lane) of the accumulators.
    """
    size = isa.vector_bits // 8
    code = straight_code(isa, target, program.constants, program.fold, {"acc": len(program.halves) * size})
    check_moves(program.fold)
    groups = program.groups
    if sorted(code.stores) != [n * size for n in range(len(program.halves))]:
        raise MalformedProgram("the fold does not store every 16-bit accumulator")
    full = program.interval * sum(group.share * group.bound for group in groups)
    if not 1 <= program.rounds * full < 1 << MIDDLE:
        raise MalformedProgram(f"{program.rounds} folds of at most {full} do not fit 16 bits")
    rows = _rows(isa, program, code)
    known = {"acc", *(f"held{word}" for word in range(len(groups)))}
    found: dict[FNode, Obligation] = {}
    for (register, lane), row in rows.items():
        before = Symbol("half_16", BVType(MIDDLE))
        others: dict[tuple[str, int], FNode] = {
            ("acc", register * size + lane * MIDDLE // 8 + n): byte_of(before, n) for n in range(MIDDLE // 8)
        }
        total = BVZExt(before, MIDDLE)
        bounds = [BVULE(before, BV(full * (program.rounds - 1), MIDDLE))]
        for plane, group in enumerate(groups):
            word, place = divmod(program.lanes[plane * len(rows) + row], size)
            symbol = others[f"held{word}", place] = Symbol(f"plane{plane}_8", BVType(8))
            bounds.append(BVULE(symbol, BV(group.bound * program.interval, 8)))
            total = BVAdd(total, BVMul(BV(group.share, 2 * MIDDLE), BVZExt(symbol, 2 * MIDDLE - NARROW)))
        value = code.lane(code.stores[register * size], MIDDLE, lane, free_leaf(others, known))
        exact = Equals(BVZExt(value, MIDDLE), total)
        formula = Implies(And(bounds), And(exact, BVULE(total, BV(full * program.rounds, 2 * MIDDLE))))
        found.setdefault(formula, Obligation(f"fold: 16-bit lane {lane} takes byte sums", formula, QF_BV))
    return rows, list(found.values())


def _rows(isa: Isa, program: TableProgram, code: Code) -> dict[tuple[int, int], int]:
    """The row of every (register, lane) of the accumulators, read off a run with one byte at a time. What it says is
    proved then. Raises MalformedProgram where a lane does not take the bytes of one row."""
    size, rows, words = isa.vector_bits // 8, rows_per_register(isa), len(program.groups)
    lane_grid(program.lanes, rows)
    if sorted(program.lanes) != list(range(words * rows)):
        raise MalformedProgram("planes and rows do not take every byte lane once")
    row_of = {lane: number % rows for number, lane in enumerate(program.lanes)}
    zero = np.zeros((words * size, size), dtype=np.uint8)
    every = np.eye(words * size, dtype=np.uint8)
    values = {f"held{word}": every[:, word * size : (word + 1) * size] for word in range(words)}
    values |= {
        name: np.tile(np.frombuffer(data, dtype=np.uint8), (words * size, 1))
        for name, data in code.constants.items()
    }
    for name, (line, instruction) in code.lines.items():
        for arg in line.args:
            if split_memory(arg) is None and arg not in values:
                raise MalformedProgram(f"nothing defines register {arg}")
        args = [zero[:, : instruction.operands[0].bytes] if split_memory(a) else values[a] for a in line.args]
        values[name] = execute(instruction, args, line.imm)
    found: dict[tuple[int, int], int] = {}
    for register in range(len(program.halves)):
        lanes = values[code.stores[register * size]].view("<u2")
        for lane in range(lanes.shape[1]):
            places = np.flatnonzero(lanes[:, lane]).tolist()
            took = {row_of[place] for place in places}
            if len(places) != words or len(took) != 1:
                raise MalformedProgram(f"16-bit lane {lane} takes byte lanes {places}, not those of one row")
            found[register, lane] = took.pop()
    if sorted(found.values()) != list(range(rows)):
        raise MalformedProgram("the fold does not take every row once")
    return found


def _spill(
    isa: Isa, target: str, program: TableProgram, row_of: dict[tuple[int, int], int]
) -> list[Obligation]:
    """Lane r of the result takes the 16-bit lane of row r, modulo 2^32."""
    size, per_register = isa.vector_bits // 8, isa.vector_bits // WIDE
    rows = rows_per_register(isa)
    limits = {"half": len(program.halves) * size, "acc": rows * WIDE // 8}
    code = straight_code(isa, target, program.constants, program.spill, limits)
    check_moves(program.spill)
    if sorted(code.stores) != [n * size for n in range(rows // per_register)]:
        raise MalformedProgram("the spill does not store every row")
    place_of = {row: place for place, row in row_of.items()}
    found: dict[FNode, Obligation] = {}
    for row in range(rows):
        half, before = Symbol("half_16", BVType(MIDDLE)), Symbol("result_32", BVType(WIDE))
        register, lane = place_of[row]
        named = {
            ("half", register * size + lane * MIDDLE // 8 + n): byte_of(half, n) for n in range(MIDDLE // 8)
        }
        named |= {("acc", row * WIDE // 8 + n): byte_of(before, n) for n in range(WIDE // 8)}
        store, index = divmod(row, per_register)
        value = code.lane(code.stores[store * size], WIDE, index, free_leaf(named, {"half", "acc"}))
        formula = Equals(value, BVAdd(before, BVZExt(half, WIDE - MIDDLE)))
        found.setdefault(formula, Obligation(f"spill: row {row} takes its 16-bit lane", formula, QF_BV))
    return list(found.values())


def _induction(spec: KernelSpec, program: TableProgram) -> list[Obligation]:
    """The invariant of the module's text, step by step, over integers; and that the result fits 32 bits."""
    steps = table_longest_k(spec) // CHUNK
    s, f, half, result, total, n = (
        Symbol(f"{name}_i", INT) for name in ("s", "f", "half", "result", "total", "n")
    )
    groups = program.groups
    held = [Symbol(f"held{plane}_i", INT) for plane in range(len(groups))]
    added = [Symbol(f"step{plane}_i", INT) for plane in range(len(groups))]
    full = program.interval * sum(group.share * group.bound for group in groups)
    per_step = sum(group.share * group.bound for group in groups)

    def weighted(values: list[FNode]) -> FNode:
        return Plus([Times(Int(group.share), value) for group, value in zip(groups, values, strict=True)])

    def invariant(s: FNode, f: FNode, half: FNode, held: list[FNode], result: FNode, total: FNode) -> FNode:
        parts = [
            And(GE(value, Int(0)), LE(value, Times(Int(group.bound), s)))
            for group, value in zip(groups, held, strict=True)
        ]
        return And(
            *parts, GE(s, Int(0)), LE(s, Int(program.interval)), GE(f, Int(0)), LE(f, Int(program.rounds)),
            GE(half, Int(0)), LE(half, Times(Int(full), f)), Equals(Plus(result, half, weighted(held)), total),
        )  # fmt: skip

    before = invariant(s, f, half, held, result, total)
    within = And(
        *(And(GE(v, Int(0)), LE(v, Int(g.bound))) for g, v in zip(groups, added, strict=True)),
        LE(s, Int(program.interval - 1)),
    )
    nothing = [Int(0)] * len(groups)
    zero = Int(0)
    start = invariant(zero, zero, zero, nothing, result, result)
    sums = [Plus(a, b) for a, b in zip(held, added, strict=True)]
    stepped = invariant(Plus(s, Int(1)), f, half, sums, result, Plus(total, weighted(added)))
    folded = invariant(zero, Plus(f, Int(1)), Plus(half, weighted(held)), nothing, result, total)
    spilled = invariant(zero, zero, zero, nothing, Plus(result, half), total)
    empty = And([Equals(value, zero) for value in held])
    longest = And(GE(n, zero), LE(n, Int(steps)))
    return [
        Obligation("invariant: holds before the first step", start, QF_LIA),
        Obligation("invariant: kept by a step", Implies(And(before, within), stepped), QF_LIA),
        Obligation("invariant: kept by a fold", Implies(And(before, LE(f, Int(program.rounds - 1))), folded), QF_LIA),
        Obligation("invariant: kept by a spill", Implies(And(before, empty), spilled), QF_LIA),
        Obligation(
            f"{steps} steps fit 32 bits",
            Implies(longest, LE(Times(Int(per_step), n), Int((1 << WIDE - 1) - 1))), QF_LIA,
        ),
    ]  # fmt: skip
