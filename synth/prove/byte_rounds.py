"""The loops in assembly of a byte-lane kernel do what the proved program does.

As ``synth.prove.rounds`` reads and executes them. A loop begins each sum with another instruction than the one that
adds to it: that this makes what the program's own lines make of a sum of zero is proved here, for all values.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from pysmt.fnode import FNode
from pysmt.logics import QF_BV
from pysmt.shortcuts import BV, Equals

from isa_specs.instruction import Isa
from sketches.bytelanes import BYTE_WORDS, ByteProgram, first_products
from sketches.program import Line
from sketches.wellformed import MalformedProgram
from synth.prove.code import free_leaf, straight_code
from synth.prove.kernel import decide
from synth.prove.loop_code import Steps
from synth.prove.loop_text import Expected, Loop, no_assembly
from synth.prove.obligation import OBLIGATION_TIMEOUT, Obligation, z3_solver
from synth.prove.round_tiles import byte_tile, pointer_macros
from synth.prove.rounds import check_loops


def byte_loops(isa: Isa, target: str, program: ByteProgram, text: str) -> int:
    """Check every loop in assembly of a byte-lane kernel's C text; how many there are. Raises MalformedProgram."""
    if no_assembly(text):
        return 0
    if len(program.levels) != 3 or program.constants:
        raise MalformedProgram("rounds: byte lanes of three widths without constants have loops, no others")
    step, widening = program.levels[:2]
    first = first_products(isa, target, program)
    if first is None:
        raise MalformedProgram("rounds: no instruction begins a sum")
    proof = decide(
        start_obligations(isa, target, program, first), z3_solver, None, OBLIGATION_TIMEOUT, time.monotonic()
    )
    if proof.verdict != "proved":
        raise MalformedProgram(f"rounds: {proof.failed[0].name}: {proof.failed[0].verdict}")
    loads = tuple(line for line in step.lines if line.stage == "load")
    entry = Line("sum1", loads[0].instruction, ("acc@0",), None, "load")
    leave = Line("acc@0", program.finish[-1].instruction, (widening.total,), None, "store")
    steps = Steps(
        program.intervals[0], "", 1, 1, 4 * BYTE_WORDS, isa.vector_bits // 8,
        {c.name: c.bytes for c in program.constants}, step.lines, (step.total,), (entry, *widening.lines, leave),
        ("sum0",), (*loads, first),
    )  # fmt: skip

    def tile(name: str, loops: Sequence[Loop]) -> list[Expected]:
        return byte_tile(isa, program, name, loops)

    return check_loops(isa, target, steps, text, program.tiles, pointer_macros(isa), tile)


def start_obligations(isa: Isa, target: str, program: ByteProgram, first: Line) -> list[Obligation]:
    """Every lane of the sums that ``first`` begins is what the step's lines make of sums of zero, for all bytes."""
    level, size = program.levels[0], isa.vector_bits // 8
    loads = tuple(line for line in level.lines if line.stage == "load")
    own = straight_code(isa, target, program.constants, level.lines)
    other = straight_code(isa, target, (), (*loads, first))
    found: dict[FNode, Obligation] = {}
    for lane in range(isa.vector_bits // level.width):
        named = {("sum0", place): BV(0, 8) for place in range(size)}
        leaf = free_leaf(named)
        pair = [code.lane(level.total, level.width, lane, leaf) for code in (own, other)]
        formula = Equals(*pair)
        found.setdefault(
            formula, Obligation(f"rounds: {first.instruction} begins lane {lane}", formula, QF_BV)
        )
    return list(found.values())
