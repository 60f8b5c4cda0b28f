"""The proof that loops in assembly do what the proved program does.

The emitter chooses order and registers of a loop (``synth.emit.rounds``), and this proof trusts neither. The
loop is data (``sketches.schedule``) from which the C text is printed, so the data is what is proved:

* A loop stores, term by term, what the program's lines make of the same steps, for any number of iterations:
  its lines for every step, its adder between steps, its widening after them (``loop_code``).
* Every access is within the steps of the iterations or within the stored accumulators. Narrow sums get no
  more steps than the widening interval. Every register that is written is declared.
* A loop may begin a sum with another instruction than the adding one. The solver proves here, for all values,
  that the result equals the program's own lines on a sum of zero.

The C around a loop, and the steps in intrinsics beside it, are compared with what the emitter prints and
executed (``synth.library.check``, ``synth.library.execution``).
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from pysmt.fnode import FNode
from pysmt.logics import QF_BV
from pysmt.shortcuts import BV, Equals

from isa_specs.instruction import Isa
from sketches.schedule import TileLoop
from sketches.tile_program import TileProgram
from sketches.wellformed import MalformedProgram
from synth.prove.code import free_leaf, straight_code
from synth.prove.kernel import decide
from synth.prove.loop_code import check_loop
from synth.prove.obligation import Obligation, z3_solver


def check_loops(isa: Isa, target: str, steps: TileProgram | None, loops: Sequence[TileLoop]) -> None:
    """Check every loop in assembly against the steps of its program (None: it has no such loops). Raises
    MalformedProgram if a loop does anything else."""
    if not loops:
        return
    if steps is None:
        raise MalformedProgram("assembly: such a program has no loops in assembly")
    tiles = [loop.tile for loop in loops]
    if not set(tiles) <= set(steps.tiles) or len(set(tiles)) < len(tiles):
        raise MalformedProgram(f"assembly: loops of tiles {', '.join(tile.name for tile in tiles)}")
    if steps.first:
        proof = decide(start_obligations(isa, target, steps), z3_solver, None)
        if proof.verdict != "proved":
            raise MalformedProgram(f"assembly: {proof.failed[0].name}: {proof.failed[0].verdict}")
    for loop in loops:
        check_loop(isa, target, steps, loop)


def start_obligations(isa: Isa, target: str, steps: TileProgram) -> list[Obligation]:
    """Return the obligations that each byte of the sums of ``steps.first`` is what ``steps.inner`` makes of
    sums of zero, for all loaded data."""
    own, other = (straight_code(isa, target, steps.constants, lines) for lines in (steps.inner, steps.first))
    size = isa.vector_bits // 8
    found: dict[FNode, Obligation] = {}
    for group, place in itertools.product(steps.totals, range(size)):
        zeros = {(name, n): BV(0, 8) for name in steps.sums for n in range(size)}
        leaf = free_leaf(zeros)
        formula = Equals(*(code.lane(group, 8, place, leaf) for code in (own, other)))
        found.setdefault(
            formula,
            Obligation(f"assembly: {steps.first[-1].instruction} begins lane {place}", formula, QF_BV),
        )
    return list(found.values())
