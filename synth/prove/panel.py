"""The proof of a panel kernel: the cell is a block kernel, and the loop around it keeps an invariant.

That the cell is one covers the unpacking of the weights too: its lines are part of every term's formula,
which starts at the planes, goes through the stored words, and ends at the count, for all values of all bytes.

After ``s`` steps since the last widening and ``f`` steps before it, for every row of a cell:

    0 <= N_g[b] <= bound_g * s,    0 <= wide <= block_bound * f,
    wide + sum_g share_g * sum_b N_g[b]  =  the sum of all terms so far.

A step adds to N_g without wrapping while s < interval; a widening moves N_g into ``wide`` while
s <= interval; in the end the 32-bit sum is added to what was in the result, modulo 2^32. Where words are added before
they are counted, ``synth.prove.carry_save`` has what holds in place of that.
"""

from __future__ import annotations

from pathlib import Path

from pysmt.fnode import FNode
from pysmt.logics import QF_BV, QF_LIA
from pysmt.shortcuts import (
    GE,
    INT,
    LE,
    And,
    BVAdd,
    Equals,
    Implies,
    Int,
    Plus,
    Symbol,
    Times,
)
from pysmt.typing import BVType

from isa_specs.expr import Lane
from isa_specs.instruction import Isa
from isa_specs.lifted import lift_lane_with
from sketches.kernel import KernelSpec
from sketches.panel import CHUNK, Group, PanelProgram, Tile, cell_spec, panel_longest_k, widen_lines
from sketches.program import split_memory
from sketches.wellformed import CELL_STAGES, MalformedProgram, check_panel
from synth.prove.adder import byte_adder_obligations
from synth.prove.carry_save import carry_save_obligations
from synth.prove.kernel import Proof, obligations, prove_all
from synth.prove.lines import check_plain
from synth.prove.obligation import OBLIGATION_TIMEOUT, Obligation, SolverFactory, z3_solver
from synth.prove.reduction import LaneForms, Value, entry_key
from synth.prove.symbolic import Registers

_LANES = CHUNK // 8
_TOP = (1 << 8) - 1


def panel_obligations(spec: KernelSpec, isa: Isa, target: str, panel: PanelProgram) -> list[Obligation]:
    """Everything that has to be valid. Raises MalformedProgram where the program contradicts itself."""
    check_panel(spec, isa, target, panel)
    cell = cell_spec(spec, isa)
    if panel.cell.accumulator_lane != tuple(range(cell.m)) or panel.cell.accumulator_bits != CHUNK:
        raise MalformedProgram("a cell has one 32-bit lane per row, in order")
    if panel.cell.row_order != tuple(range(cell.m)):
        raise MalformedProgram("a panel's packers store rows in order")
    found = obligations(cell, isa, target, panel.cell, CELL_STAGES)
    registers = Registers(isa, target, panel.cell)
    _check_shape(panel, registers)
    _check_stages(spec, panel)
    _check_groups(panel)
    for group in panel.groups:
        found += _step(isa, target, panel, group)
    found += _widening(isa, registers, panel)
    if panel.carry_save is None:
        found += _induction(spec, panel)
    else:
        found += carry_save_obligations(spec, isa, target, panel, panel.carry_save)
    found += _result(isa, target, panel)
    return found


def prove_panel(
    spec: KernelSpec,
    isa: Isa,
    target: str,
    panel: PanelProgram,
    make_solver: SolverFactory = z3_solver,
    dump: Path | None = None,
    seconds: float = OBLIGATION_TIMEOUT,
) -> Proof:
    """Prove the panel equal to the spec for all inputs and every K up to its longest."""
    return prove_all(lambda: panel_obligations(spec, isa, target, panel), make_solver, dump, seconds)


def _check_shape(panel: PanelProgram, registers: Registers) -> None:
    """The cell is what the emission takes it for: one way in, one way out, nothing besides; and the driver's tiles."""
    cell = panel.cell
    if cell.scale != 1:
        raise MalformedProgram(f"a panel's cell has scale 1, not {cell.scale}")
    if len(registers.stores) != 1:
        raise MalformedProgram("a cell stores one register")
    loads = 0
    used = {arg for line in cell.body for arg in line.args}
    for line in cell.body:
        if line.stage != "store" and line.dest not in used:
            raise MalformedProgram(f"{line.dest} is computed in vain")
        if line.stage == "load":
            place = split_memory(line.args[0])
            loads += place is not None and place[0] == "acc"
            if place is None or place[0] != "activations":
                check_plain(line, registers.lookup(line.dest, False).instruction, registers.vector_bytes)
    if loads != 1:
        raise MalformedProgram(f"a cell loads its accumulator once, not {loads} times")
    if any(Tile(1, columns) not in panel.tiles for columns in {1, *(t.columns for t in panel.tiles)}):
        raise MalformedProgram("a panel has a tile of one register for every number of columns, and 1x1")


def _check_stages(spec: KernelSpec, panel: PanelProgram) -> None:
    """A tile computes ``unpack`` lines once for all columns, ``activations`` lines once for all registers: they
    may read nothing else. A panel stores one word per plane."""
    cell = panel.cell
    if len(cell.views) != spec.weights.bits:
        raise MalformedProgram(
            f"a panel stores one word per weight plane, not {len(cell.views)} for {spec.weights.bits}"
        )
    sources = {"unpack": "weights", "activations": "activations"}
    may_read = {stage: {constant.name for constant in cell.constants} for stage in sources}
    for line in cell.body:
        place = split_memory(line.args[0])
        for stage, buffer in sources.items():
            if line.stage == stage:
                foreign = [arg for arg in line.args if arg not in may_read[stage]]
                if foreign:
                    raise MalformedProgram(f"{line.dest}: a line of stage {stage} reads {foreign[0]}")
            if line.stage == stage or (line.stage == "load" and place is not None and place[0] == buffer):
                may_read[stage].add(line.dest)


def _check_groups(panel: PanelProgram) -> None:
    """The groups are what the widening reads, their bounds are the terms', and the interval fits a byte."""
    names = {group.name for group in panel.groups}
    widening = set(widen_lines(panel))
    bounds = {term.name: term.bound for term in panel.cell.terms}
    if len(names) != len(panel.groups) or not names:
        raise MalformedProgram("there is no group, or two have one name")
    if panel.interval < 1:
        raise MalformedProgram(f"{panel.interval} steps between two widenings: at least 1")
    for line in panel.cell.body:
        inside = line.stage == "store" or line.dest in widening
        for arg in line.args:
            if inside and arg in bounds and arg not in names:
                raise MalformedProgram(f"{line.dest}: the widening reads the term {arg}, which is no group")
            if not inside and arg in names:
                raise MalformedProgram(f"{line.dest} reads group {arg} before the widening")
    for group in panel.groups:
        if not 1 <= panel.interval * group.bound <= _TOP:
            raise MalformedProgram(
                f"{group.name}: {panel.interval} steps of at most {group.bound} do not fit a byte"
            )


def _step(isa: Isa, target: str, panel: PanelProgram, group: Group) -> list[Obligation]:
    """``N' = adder(N, n)`` is N + n, does not wrap within the interval, and n is within its bound."""
    forms = LaneForms(Registers(isa, target, panel.cell))
    for index in range(isa.vector_bits // 8):
        bound = forms.value(group.name, index).bound
        if bound > group.bound:
            raise MalformedProgram(f"{group.name}: a step can add {bound}, not {group.bound} as declared")
    found = byte_adder_obligations(isa, target, panel.adder, group.name, group.bound, panel.interval)
    return [*found, *forms.steps.values()]


def _widening(isa: Isa, registers: Registers, panel: PanelProgram) -> list[Obligation]:
    """With full byte accumulators the stored lane is what was there plus every byte, share fold."""
    sources = {group.name: group.bound * panel.interval for group in panel.groups}
    forms = LaneForms(registers, sources, panel.interval * panel.cell.block_bound)
    found: dict[FNode, Obligation] = {}
    stored = dict(registers.stores)
    if set(stored) != {0}:
        raise MalformedProgram("a cell stores one register")
    name = stored[0]
    if forms.lane_width(name) != CHUNK:
        raise MalformedProgram(f"{name} has not {CHUNK}-bit lanes")
    for row in range(isa.vector_bits // CHUNK):
        symbols: dict[tuple[str, int], FNode] = {}
        definitions: list[FNode] = []

        def visit(value: Value, symbols: dict[tuple[str, int], FNode] = symbols, definitions: list[FNode] = definitions) -> FNode:  # fmt: skip
            if value.key not in symbols:
                symbol = symbols[value.key] = Symbol(f"n{len(symbols)}", INT)
                if value.inputs:
                    parts = [Times(Int(c), visit(forms.by_key(key))) for key, c in value.inputs]
                    definitions.append(Equals(symbol, Plus(parts)))
                else:
                    definitions.append(And(LE(Int(0), symbol), LE(symbol, Int(value.bound))))
            return symbols[value.key]

        result = visit(forms.value(name, row))
        entry = symbols.get(entry_key(row))
        if entry is None:
            raise MalformedProgram(f"row {row}: the widening does not add to what was there")
        counted = []
        for group in panel.groups:
            for byte in range(row * _LANES, (row + 1) * _LANES):
                if (group.name, byte) not in symbols:
                    raise MalformedProgram(f"row {row}: the widening misses {group.name} lane {byte}")
                counted.append(Times(Int(group.share), symbols[group.name, byte]))
        delta = Plus(counted)
        bound = Int(panel.interval * panel.cell.block_bound)
        claim = And(Equals(result, Plus(entry, delta)), LE(delta, bound))
        formula = Implies(And(definitions), claim)
        found.setdefault(formula, Obligation(f"widening of row {row}", formula, QF_LIA))
    return [*found.values(), *forms.steps.values()]


def _result(isa: Isa, target: str, panel: PanelProgram) -> list[Obligation]:
    """What is stored is what was in the result plus the 32-bit sum, modulo 2^32, lane by lane."""
    adder = next((i for i in isa.on(target) if i.name == panel.result_adder), None)
    if adder is None or len(adder.operands) != 2 or adder.immediates is not None:
        raise MalformedProgram(f"{panel.result_adder} is no addition of {isa.name} on {target}")
    before, added = Symbol("result_32", BVType(CHUNK)), Symbol("wide_32", BVType(CHUNK))
    found: dict[FNode, Obligation] = {}
    for index, lane in enumerate(adder.lanes(None)):

        def read(leaf: Lane, index: int = index) -> FNode:
            if (leaf.width, leaf.index) != (CHUNK, index):
                raise MalformedProgram(f"{panel.result_adder} does not add lane by lane")
            return (before, added)[leaf.operand]

        formula = Equals(lift_lane_with(lane, read), BVAdd(before, added))
        found.setdefault(formula, Obligation("the result takes the sum", formula, QF_BV))
    return list(found.values())


def _induction(spec: KernelSpec, panel: PanelProgram) -> list[Obligation]:
    """The invariant of the module's text, step by step, over integers."""
    steps = panel_longest_k(spec, panel) // CHUNK
    s, f, wide, total, block = (Symbol(f"{name}_i", INT) for name in ("s", "f", "wide", "total", "block"))
    narrow = [Symbol(f"held{number}_i", INT) for number in range(len(panel.groups))]
    added = [Symbol(f"step{number}_i", INT) for number in range(len(panel.groups))]
    bound = Int(panel.cell.block_bound)

    def invariant(s: FNode, f: FNode, wide: FNode, narrow: list[FNode], total: FNode) -> FNode:
        # N is the sum of the bytes of one row here: _LANES lanes, each within its own bound.
        parts = [
            And(GE(n, Int(0)), LE(n, Times(Int(_LANES * group.bound), s)))
            for group, n in zip(panel.groups, narrow, strict=True)
        ]
        counted = Plus([wide, *(Times(Int(g.share), n) for g, n in zip(panel.groups, narrow, strict=True))])
        return And(
            *parts, GE(s, Int(0)), LE(s, Int(panel.interval)), GE(f, Int(0)), GE(wide, Int(0)),
            LE(wide, Times(bound, f)), Equals(counted, total),
        )  # fmt: skip

    before = invariant(s, f, wide, narrow, total)
    step_sum = Plus([Times(Int(g.share), n) for g, n in zip(panel.groups, added, strict=True)])
    step_within = And(
        *(
            And(GE(n, Int(0)), LE(n, Int(_LANES * g.bound)))
            for g, n in zip(panel.groups, added, strict=True)
        ),
        Equals(block, step_sum), LE(s, Int(panel.interval - 1)),
    )  # fmt: skip
    start = invariant(Int(0), Int(0), Int(0), [Int(0)] * len(narrow), Int(0))
    after_step = invariant(
        Plus(s, Int(1)), f, wide, [Plus(a, b) for a, b in zip(narrow, added, strict=True)], Plus(total, block)
    )
    moved = Plus([wide, *(Times(Int(g.share), n) for g, n in zip(panel.groups, narrow, strict=True))])
    after_widening = invariant(Int(0), Plus(f, s), moved, [Int(0)] * len(narrow), total)
    # What the widening was proved for: the accumulator leaves room for byte accumulators that are all full.
    full = panel.interval * panel.cell.block_bound
    room = And(LE(moved, Int((1 << CHUNK) - 1)), LE(wide, Int((1 << CHUNK) - 1 - full)))
    short = LE(Plus(f, s), Int(steps))
    return [
        Obligation("invariant: holds before the first step", start, QF_LIA),
        Obligation("invariant: kept by a step", Implies(And(before, step_within), after_step), QF_LIA),
        Obligation("invariant: kept by a widening", Implies(before, after_widening), QF_LIA),
        Obligation(f"{steps} steps fit 32 bits", Implies(And(before, short), room), QF_LIA),
    ]
