"""Proof of a byte-lane kernel: one step, what moves sums to wider lanes, the finish, and the loop around them.

The packers' part of the contract is that byte j of a row's 32-bit lane is the code of position j of a step, and
byte j of a column's activations too. Then, for every row, after ``n_i`` runs of level i since level i + 1 last ran:

    every lane of sum_i is at most bound_i * n_i,    n_i <= interval_i,    bound_{i+1} = lanes_i * bound_i * interval_i,
    the row's lanes of all levels together  =  the sum of its products of codes so far,

where lanes_i lanes of level i lie within one of level i + 1. A step adds to sum_0 without wrapping while n_0 <
interval_0; level i + 1 takes sum_i without wrapping while n_{i+1} < interval_{i+1}, and the last level, of 32 bits,
modulo 2^32. The finish adds the last level's lanes, as often as a product of codes counts, to the result.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

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
    Plus,
    Symbol,
    Times,
)
from pysmt.typing import BVType

from isa_specs.instruction import Isa
from isa_specs.lifted import byte_of
from sketches.bytelanes import (
    CHUNK,
    WIDE,
    ByteProgram,
    byte_longest_k,
    byte_share,
    largest_codes,
    program_bounds,
    rows_per_register,
)
from sketches.kernel import KernelSpec
from sketches.panel import Tile
from sketches.program import split_memory
from sketches.wellformed import MalformedProgram, check_bytes
from synth.prove.code import check_moves, free_leaf, straight_code
from synth.prove.kernel import Proof, prove_all
from synth.prove.obligation import OBLIGATION_TIMEOUT, Obligation, SolverFactory, z3_solver
from synth.prove.position import code_obligations


def byte_obligations(spec: KernelSpec, isa: Isa, target: str, program: ByteProgram) -> list[Obligation]:
    """Everything that has to be valid. Raises MalformedProgram where the program contradicts itself."""
    check_bytes(spec, isa, target, program)
    _check_declared(spec, program)
    _check_step(program)
    found = _step(spec, isa, target, program)
    for number in range(1, len(program.levels)):
        found += _move(spec, isa, target, program, number)
    found += _finish(spec, isa, target, program)
    found += _induction(spec, program)
    found += code_obligations(spec, byte_longest_k(spec))
    return list({obligation.formula: obligation for obligation in reversed(found)}.values())[::-1]


def prove_bytes(
    spec: KernelSpec,
    isa: Isa,
    target: str,
    program: ByteProgram,
    make_solver: SolverFactory = z3_solver,
    dump: Path | None = None,
    seconds: float = OBLIGATION_TIMEOUT,
) -> Proof:
    """Prove the byte-lane kernel equal to the spec, up to the terms of one operand, for all inputs and every K up to
    its longest."""
    return prove_all(lambda: byte_obligations(spec, isa, target, program), make_solver, dump, seconds)


def _check_declared(spec: KernelSpec, program: ByteProgram) -> None:
    """Widths, intervals and tiles are such as the emission writes them."""
    widths = [level.width for level in program.levels]
    if not widths or widths[-1] != WIDE or any(w % 8 or w < 8 for w in widths):
        raise MalformedProgram(f"sums in lanes of {widths} bits: the last ones have {WIDE}")
    if any(wide % narrow or wide <= narrow for narrow, wide in pairwise(widths)):
        raise MalformedProgram(f"sums in lanes of {widths} bits: each is a part of the next")
    if len(program.intervals) != len(widths) - 1 or any(interval < 1 for interval in program.intervals):
        raise MalformedProgram("there is an interval of at least 1 per level but the last")
    bounds = program_bounds(spec, program)
    for width, bound, interval in zip(widths, bounds, program.intervals, strict=False):
        if bound * interval >= 1 << width:
            raise MalformedProgram(f"{interval} times at most {bound} do not fit {width} bits")
    tiles = program.tiles
    wide = max(tiles, key=lambda t: (t.registers * t.columns, t.registers))
    if Tile(1, wide.columns) not in tiles:
        raise MalformedProgram(f"there is no tile of one register of weights by {wide.columns} columns")


def _check_step(program: ByteProgram) -> None:
    """The emission loads a register of weights once for all columns and a column's activations once for all
    registers, and runs the other lines of a step per cell: they read nothing from memory."""
    first = program.levels[0]
    loads = [line for line in first.lines if line.stage == "load"]
    if [line.args for line in loads] != [("weights@0",), ("activations@0",)] or first.lines[:2] != tuple(
        loads
    ):
        raise MalformedProgram("a step loads its weights and its activations first, each once and whole")
    if any(line.stage not in ("load", "row") for line in first.lines):
        raise MalformedProgram("a step loads and multiplies")
    for number, level in enumerate(program.levels):
        read = {arg for line in level.lines for arg in line.args}
        for line in level.lines:
            if (line.dest == level.total) == (line.dest in read):
                raise MalformedProgram(
                    f"{line.dest}: the sums are read, or another register is computed in vain"
                )
            if number and line.stage != "reduce":
                raise MalformedProgram(f"{line.dest}: level {number} has no stage {line.stage}")
        if level.total not in {line.dest for line in level.lines if line.stage != "load"}:
            raise MalformedProgram(f"{level.total}: no line of level {number} computes it")


def _sum_bytes(symbol: FNode, register: str, width: int, lane: int) -> dict[tuple[str, int], FNode]:
    """The bytes of a lane of a register by place."""
    return {(register, lane * width // 8 + n): byte_of(symbol, n) for n in range(width // 8)}


def _step(spec: KernelSpec, isa: Isa, target: str, program: ByteProgram) -> list[Obligation]:
    """Every lane of the first sums takes the products of its bytes."""
    size, level = isa.vector_bits // 8, program.levels[0]
    code = straight_code(isa, target, program.constants, level.lines, {"weights": size, "activations": CHUNK})
    for line, instruction in code.lines.values():
        if line.args == ("activations@0",) and instruction.operands[0].bytes != CHUNK:
            raise MalformedProgram(
                f"{line.dest}: {line.instruction} does not read the {CHUNK} bytes of a step"
            )
    bound = program_bounds(spec, program)[0]
    exact = 2 * level.width
    found: dict[FNode, Obligation] = {}
    for lane in range(isa.vector_bits // level.width):
        before = Symbol(f"sum_{level.width}", BVType(level.width))
        named = _sum_bytes(before, "sum0", level.width, lane)
        total = BVZExt(before, level.width)
        for byte in range(level.width // 8):
            place = lane * level.width // 8 + byte
            codes = []
            for buffer, at, bits in (
                ("weights", place, spec.weights.bits),
                ("activations", place % CHUNK, spec.activations.bits),
            ):
                own = Symbol(f"{buffer[0]}{byte}_{bits}", BVType(bits))
                named[buffer, at] = BVZExt(own, 8 - bits)
                codes.append(BVZExt(own, exact - bits))
            total = BVAdd(total, BVMul(*codes))
        leaf = free_leaf(named, {"weights", "activations", "sum0"})
        value = code.lane(level.total, level.width, lane, leaf)
        formula = _sum_formula(program, 0, value, before, total, bound, [])
        found.setdefault(
            formula, Obligation(f"step: lane {lane} takes the products of its bytes", formula, QF_BV)
        )
    return list(found.values())


def _sum_formula(
    program: ByteProgram, number: int, value: FNode, before: FNode, total: FNode, bound: int, within: list[FNode]
) -> FNode:  # fmt: skip
    """``value`` is ``total`` (of twice the width); of the last level modulo its width, else within its bound."""
    width = program.levels[number].width
    if number == len(program.levels) - 1:
        return Implies(And(within), Equals(value, BVExtract(total, 0, width - 1)))
    interval = program.intervals[number]
    held = BVULE(before, BV(bound * (interval - 1), width))
    return Implies(
        And(held, *within),
        And(Equals(BVZExt(value, width), total), BVULE(total, BV(bound * interval, 2 * width))),
    )


def _move(spec: KernelSpec, isa: Isa, target: str, program: ByteProgram, number: int) -> list[Obligation]:
    """Every lane of a level takes the lanes of the level before that lie within it."""
    level, narrow = program.levels[number], program.levels[number - 1].width
    code = straight_code(isa, target, program.constants, level.lines, {})
    bounds = program_bounds(spec, program)
    most = bounds[number - 1] * program.intervals[number - 1]
    found: dict[FNode, Obligation] = {}
    for lane in range(isa.vector_bits // level.width):
        before = Symbol(f"sum_{level.width}", BVType(level.width))
        named = _sum_bytes(before, f"sum{number}", level.width, lane)
        total, within = BVZExt(before, level.width), []
        count = level.width // narrow
        for part in range(count):
            own = Symbol(f"part{part}_{narrow}", BVType(narrow))
            named |= _sum_bytes(own, f"sum{number - 1}", narrow, lane * count + part)
            within.append(BVULE(own, BV(most, narrow)))
            total = BVAdd(total, BVZExt(own, 2 * level.width - narrow))
        leaf = free_leaf(named, {f"sum{number - 1}", f"sum{number}"})
        value = code.lane(level.total, level.width, lane, leaf)
        formula = _sum_formula(program, number, value, before, total, bounds[number], within)
        name = f"sums of {level.width} bits: lane {lane} takes those of {narrow} bits"
        found.setdefault(formula, Obligation(name, formula, QF_BV))
    return list(found.values())


def _finish(spec: KernelSpec, isa: Isa, target: str, program: ByteProgram) -> list[Obligation]:
    """Lane r of the result takes the sum of row r as often as a product of codes counts, modulo 2^32."""
    size = isa.vector_bits // 8
    code = straight_code(isa, target, program.constants, program.finish, {"acc": size})
    check_moves(program.finish)
    if list(code.stores) != [0] or any(
        split_memory(arg) is not None and arg != "acc@0" for line in program.finish for arg in line.args
    ):
        raise MalformedProgram("the finish does not store one register of the result")
    last = f"sum{len(program.levels) - 1}"
    found: dict[FNode, Obligation] = {}
    for row in range(rows_per_register(isa)):
        own, before = Symbol("row_32", BVType(WIDE)), Symbol("result_32", BVType(WIDE))
        named = _sum_bytes(own, last, WIDE, row) | _sum_bytes(before, "acc", WIDE, row)
        value = code.lane(code.stores[0], WIDE, row, free_leaf(named, {last, "acc"}))
        formula = Equals(value, BVAdd(before, BVMul(BV(byte_share(spec), WIDE), own)))
        found.setdefault(formula, Obligation(f"finish: row {row} takes its sum", formula, QF_BV))
    return list(found.values())


def _induction(spec: KernelSpec, program: ByteProgram) -> list[Obligation]:
    """The invariant of the module's text over integers, per level, and that the result fits 32 bits.

    Of each level there is one lane, as all are alike, and the row's sum of its lanes.
    """
    count, bounds = len(program.levels), program_bounds(spec, program)
    runs, lane, row = ([Symbol(f"{name}{i}_i", INT) for i in range(count)] for name in ("n", "lane", "row"))
    total, product, added, steps = (
        Symbol(f"{name}_i", INT) for name in ("total", "product", "added", "steps")
    )
    zero = Int(0)

    def invariant(runs: list[FNode], lane: list[FNode], row: list[FNode], total: FNode) -> FNode:
        parts = [Equals(Plus(row), total)]
        for level in range(count):
            parts += [GE(runs[level], zero), GE(lane[level], zero), LE(lane[level], Times(Int(bounds[level]), runs[level]))]  # fmt: skip
            if level < count - 1:
                parts.append(LE(runs[level], Int(program.intervals[level])))
        return And(parts)

    def changed(values: list[FNode], **new: FNode) -> list[FNode]:
        return [new.get(f"_{number}", value) for number, value in enumerate(values)]

    before = invariant(runs, lane, row, total)
    nothing = [zero] * count
    within = [GE(product, zero), LE(product, Int(bounds[0]))]
    if count > 1:
        within.append(LE(runs[0], Int(program.intervals[0] - 1)))
    stepped = invariant(
        changed(runs, _0=Plus(runs[0], Int(1))), changed(lane, _0=Plus(lane[0], product)),
        changed(row, _0=Plus(row[0], added)), Plus(total, added),
    )  # fmt: skip
    found = [
        Obligation(
            "invariant: holds before the first step", invariant(nothing, nothing, nothing, zero), QF_LIA
        ),
        Obligation("invariant: kept by a step", Implies(And(before, *within), stepped), QF_LIA),
    ]
    for level in range(1, count):
        narrow = level - 1
        lanes = [Symbol(f"part{n}_i", INT) for n in range(program.levels[level].width // program.levels[narrow].width)]  # fmt: skip
        full = Times(Int(bounds[narrow]), runs[narrow])
        within = [And(GE(part, zero), LE(part, full)) for part in lanes]
        if level < count - 1:
            within.append(LE(runs[level], Int(program.intervals[level] - 1)))
        up, down = f"_{level}", f"_{narrow}"
        moved = invariant(
            changed(runs, **{up: Plus(runs[level], Int(1)), down: zero}),
            changed(lane, **{up: Plus(lane[level], *lanes), down: zero}),
            changed(row, **{up: Plus(row[level], row[narrow]), down: zero}), total,
        )  # fmt: skip
        found.append(
            Obligation(f"invariant: kept by level {level}", Implies(And(before, *within), moved), QF_LIA)
        )
    activation, weight = largest_codes(spec)
    per_step = byte_share(spec) * activation * weight * CHUNK
    longest = byte_longest_k(spec) // CHUNK
    fits = LE(Times(Int(per_step), steps), Int((1 << WIDE - 1) - 1))
    found.append(
        Obligation(f"{longest} steps fit 32 bits", Implies(And(GE(steps, zero), LE(steps, Int(longest))), fits), QF_LIA)
    )  # fmt: skip
    return found
