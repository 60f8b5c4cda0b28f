"""The lane projection: what a lane-wise instruction does to one lane.

Bitwise and vertical instructions treat every lane alike. So one lane of 8 or 16 bits decides whether a
lane-wise program is correct. The projection is derived from the full definition. It exists if every result
lane reads only the lane of its own index of each operand, by one expression.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import evaluate
from isa_specs.expr import Const, Expr, Lane, chooses, lanes_in, map_lanes
from isa_specs.instruction import Instruction


@dataclass(frozen=True)
class Projection:
    """One lane of an instruction: ``expr`` reads lane 0 (``width`` bits) of operands 0 to ``arity`` - 1."""

    width: int
    arity: int
    expr: Expr


@cache
def project(instruction: Instruction, imm: int | None = None) -> Projection | None:
    """Return the one-lane meaning of a lane-wise instruction on vector registers, None for others.

    Relaxed instructions count among the others. Each has a deterministic one of equal length that leaves an
    allowed result, so a program that is correct for every choice stays correct with that one in its place."""
    bits = instruction.result.bits
    apart = instruction.family in ("load", "store", "alias") or instruction.result.is_tile_register
    if apart or any(o.bits != bits for o in instruction.operands):
        return None
    templates = set()
    width = 0
    for index, lane in enumerate(instruction.lanes(imm)):
        width = lane.width
        if any(leaf.width != width or leaf.index != index for leaf in lanes_in(lane)) or chooses(lane):
            return None
        templates.add(map_lanes(lane, lambda leaf: Lane(leaf.width, leaf.operand, 0)))
        if len(templates) > 1:
            return None
    return Projection(width, len(instruction.operands), templates.pop())


def fix_operand(projection: Projection, operand: int, value: int) -> Projection:
    """Return the projection with operand ``operand`` replaced by the lane constant ``value``. The numbers of
    later operands decrease by one."""

    def change(leaf: Lane) -> Expr:
        if leaf.operand == operand:
            return Const(leaf.width, value)
        return Lane(leaf.width, leaf.operand - (leaf.operand > operand), leaf.index)

    return Projection(projection.width, projection.arity - 1, map_lanes(projection.expr, change))


@dataclass(frozen=True)
class TableProjection:
    """A byte look-up: operand 0 is a constant table, operand 1 has the indices.

    ``entry[x]`` is the entry that index byte x, 0 to 255, selects, or ``entries`` if the result is 0.
    """

    instruction: str
    entries: int
    entry: tuple[int, ...]


@cache
def project_table(instruction: Instruction) -> TableProjection | None:
    """Return the look-up of a ``table`` instruction whose table repeats every ``entries`` bytes. Return None
    for other instructions."""
    if instruction.family != "table" or len(instruction.operands) != 2:
        return None
    lanes = instruction.lanes()
    first = {leaf.index for leaf in lanes_in(lanes[0]) if leaf.operand == 0}
    entries = len(first)
    bits = instruction.result.bits
    for index, lane in enumerate(lanes):
        for leaf in lanes_in(lane):
            own = leaf.index == index if leaf.operand == 1 else leaf.width == 8
            if not own:
                return None
    table: NDArray[np.uint8] = np.tile(np.arange(1, entries + 1, dtype=np.uint8), bits // 8 // entries)
    indices = np.repeat(np.arange(256, dtype=np.uint8)[:, None], bits // 8, axis=1)
    result = evaluate(lanes, [np.repeat(table[None], 256, axis=0), indices])
    if not (result == result[:, :1]).all():
        return None
    entry = tuple(entries if value == 0 else int(value) - 1 for value in result[:, 0])
    return TableProjection(instruction.name, entries, entry)
