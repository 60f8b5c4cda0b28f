"""The loops in assembly do what the proved program does: the C text around them is read, their code is
executed.

A kernel's C text may hold loops in assembly (``synth.emit.rounds``), whose order and registers are the
emitter's. Nothing of the emitter is believed here, and nothing of it is called:

* *read* (``loop_text``): every line of the loops, from the guard to the end of the tile that calls them. What
  is in no form that is known there is refused. The rest of the file has only the directives that such a
  kernel has, and no assembly.
* *proved* (``loop_code``): what a loop keeps in memory is, term by term, what the program's lines make of the
  same steps: its cell for every step, its adder from step to step, its fold after them, for any number of
  rounds. Every access lies within the steps that the rounds take or in what is kept, narrow sums get no more
  steps than the program's interval between two folds, and everything that is written is declared. Where a
  loop begins each sum with another instruction than the one that adds to it, the solver proves here that this
  makes what the program's own lines make of a sum of zero, for all values.
* *compared* (``tile_text``): the C that says where operands point, how far apart columns and registers lie,
  how many rounds are taken, how far the tile is then, and where what was kept goes, with lines that are made
  from the program.

The steps in intrinsics beside the loops are not read here: they are executed (``synth.library.execution``).
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from pysmt.fnode import FNode
from pysmt.logics import QF_BV
from pysmt.shortcuts import BV, Equals

from isa_specs.instruction import Isa
from sketches.loops import TileProgram
from sketches.tile import Tile
from sketches.wellformed import MalformedProgram
from synth.prove.code import free_leaf, straight_code
from synth.prove.kernel import decide
from synth.prove.loop_code import check_loop
from synth.prove.loop_text import no_assembly, read_loops, split_text
from synth.prove.obligation import Obligation, z3_solver
from synth.prove.template import read
from synth.prove.tile_text import macros, tile_template


def check_loops(
    isa: Isa, target: str, steps_of: Callable[[Isa, str, Any], TileProgram | None], program: Any, text: str
) -> int:
    """Check every loop in assembly of a C text against what its program does step by step; how many there
    are. Raises MalformedProgram."""
    if no_assembly(text):
        return 0
    steps = steps_of(isa, target, program)
    if steps is None:
        raise MalformedProgram("rounds: such a program has no loops in assembly")
    if steps.first:
        proof = decide(start_obligations(isa, target, steps), z3_solver, None)
        if proof.verdict != "proved":
            raise MalformedProgram(f"rounds: {proof.failed[0].name}: {proof.failed[0].verdict}")
    name, text = split_text(isa, target, text, macros(isa, text))
    loops, text = read_loops(text, name, isa.vector_bits // 8, steps.kept)
    for loop in loops:
        if Tile(loop.rows, loop.columns) not in program.tiles:
            raise MalformedProgram(f"rounds {loop.tile}: no such tile")
    what = f"rounds {', '.join(loop.tile for loop in loops)}"
    _, rest = read(tile_template(isa, program.tiles, steps, name, loops, text), text, what)
    if rest.strip("\n"):
        raise MalformedProgram(f"{what}: {rest.strip().partition(chr(10))[0]!r} stands behind the tile")
    for loop in loops:
        check_loop(isa, target, steps, loop)
    return len(loops)


def start_obligations(isa: Isa, target: str, steps: TileProgram) -> list[Obligation]:
    """Every byte of the sums that ``first`` begins is what a step's lines make of sums of zero, whatever is
    loaded."""
    own, other = (straight_code(isa, target, steps.constants, lines) for lines in (steps.cell, steps.first))
    size = isa.vector_bits // 8
    found: dict[FNode, Obligation] = {}
    for group, place in itertools.product(steps.groups, range(size)):
        zeros = {(name, n): BV(0, 8) for name in steps.sums for n in range(size)}
        leaf = free_leaf(zeros)
        formula = Equals(*(code.lane(group, 8, place, leaf) for code in (own, other)))
        found.setdefault(
            formula, Obligation(f"rounds: {steps.first[-1].instruction} begins lane {place}", formula, QF_BV)
        )
    return list(found.values())
