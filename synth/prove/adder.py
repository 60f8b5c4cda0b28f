"""Additions that keep narrow sums: each lane is the sum of its lanes and does not wrap within the bounds."""

from __future__ import annotations

from pysmt.fnode import FNode
from pysmt.logics import QF_BV
from pysmt.shortcuts import BV, BVULE, And, BVAdd, BVZExt, Equals, Implies, Symbol
from pysmt.typing import BVType

from isa_specs.expr import Lane
from isa_specs.instruction import Isa
from isa_specs.lifted import lift_lane_with
from sketches.wellformed import MalformedProgram
from synth.prove.obligation import Obligation


def byte_adder_obligations(
    isa: Isa, target: str, name: str, of: str, bound: int, interval: int
) -> list[Obligation]:
    """``N' = adder(N, n)`` is N + n in every byte lane and at most ``bound * interval``, where N is at most
    ``bound * (interval - 1)`` and n at most ``bound``. Raises MalformedProgram where it is no such instruction."""
    adder = next((i for i in isa.on(target) if i.name == name), None)
    if adder is None or len(adder.operands) != 2 or adder.immediates is not None:
        raise MalformedProgram(f"{name} is no addition of {isa.name} on {target}")
    found: dict[FNode, Obligation] = {}
    before, added = Symbol("held_8", BVType(8)), Symbol("step_8", BVType(8))
    within = And(BVULE(before, BV(bound * (interval - 1), 8)), BVULE(added, BV(bound, 8)))
    for index, lane in enumerate(adder.lanes(None)):

        def read(leaf: Lane, index: int = index) -> FNode:
            if (leaf.width, leaf.index) != (8, index):
                raise MalformedProgram(f"{name} does not add lane by lane")
            return (before, added)[leaf.operand]

        total = BVAdd(BVZExt(before, 8), BVZExt(added, 8))
        after = BVZExt(lift_lane_with(lane, read), 8)
        formula = Implies(within, And(Equals(after, total), BVULE(after, BV(bound * interval, 16))))
        found.setdefault(formula, Obligation(f"step: {of} adds without wrapping", formula, QF_BV))
    return list(found.values())
