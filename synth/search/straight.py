"""Straight-line programs as formulas: the choices of every line, and what the program computes.

Values are numbered: first the free ones (``base`` of them), then one per line. A line is a choice of an
operation and of operands; the choices are bit-vector symbols. One program has one encoding, but for
operands that happen to be equal: commutative operations take their operands in increasing order, a
unary operation repeats its operand, independent neighbours come in increasing order, and every line but
the last is read. Whatever this excludes computes what some shorter program, or a program that it does
not exclude, computes; so "no solution" means no program of this length, given that none is shorter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pysmt.fnode import FNode
from pysmt.shortcuts import BV, BVULE, BVULT, BVConcat, Equals, Implies, Or, Symbol
from pysmt.typing import BVType

from isa_specs.lifted import extract_lane, lift_lane_with
from sketches.compute import SketchOp, symmetric


def apply_term(op: SketchOp, args: Sequence[FNode], width: int) -> FNode:
    """``op`` on lane terms of ``width`` bits, a multiple of the op's own lanes; a term of ``width`` bits."""
    result: FNode | None = None
    for place in range(width // op.width):
        lane = lift_lane_with(op.expr, lambda leaf, k=place: extract_lane(args[leaf.operand], op.width, k))
        result = lane if result is None else BVConcat(lane, result)
    assert result is not None
    return result


@dataclass(frozen=True)
class Choices:
    """The symbols of a program of ``length`` lines over ``base`` free values: per line an operation
    number and two operands (value numbers)."""

    ops: tuple[SketchOp, ...]
    base: int
    length: int
    op: tuple[FNode, ...]
    args: tuple[tuple[FNode, FNode], ...]


def _bits(count: int) -> int:
    return max(1, (count - 1).bit_length())


def choices(ops: tuple[SketchOp, ...], base: int, length: int) -> Choices:
    """Fresh choices; their names depend on the sizes only."""
    b, c = _bits(len(ops)), _bits(base + length)
    return Choices(
        ops,
        base,
        length,
        tuple(Symbol(f"op{line}_{b}", BVType(b)) for line in range(length)),
        tuple(
            (Symbol(f"first{line}_{c}", BVType(c)), Symbol(f"second{line}_{c}", BVType(c)))
            for line in range(length)
        ),
    )


def _is(symbol: FNode, number: int) -> FNode:
    return Equals(symbol, BV(number, symbol.bv_width()))


def _below(symbol: FNode, number: int) -> list[FNode]:
    return [BVULT(symbol, BV(number, symbol.bv_width()))] if number < 1 << symbol.bv_width() else []


def well_formed(c: Choices, needed: Sequence[Sequence[int]]) -> list[FNode]:
    """The constraints of the module's text. ``needed``: sets of free values of which one has to be read
    (the caller knows that the goal depends on them)."""
    rules: list[FNode] = []
    for line in range(c.length):
        first, second = c.args[line]
        rules += [
            *_below(c.op[line], len(c.ops)),
            *_below(first, c.base + line),
            *_below(second, c.base + line),
        ]
        for number, op in enumerate(c.ops):
            if op.arity == 1:
                rules.append(Implies(_is(c.op[line], number), Equals(first, second)))
            elif symmetric(op):
                rules.append(Implies(_is(c.op[line], number), BVULE(first, second)))
    for value in range(c.base, c.base + c.length - 1):
        rules.append(_read(c, value, value - c.base + 1))
    for group in needed:
        rules.append(Or([_read(c, value, 0) for value in group]))
    for line in range(1, c.length):
        reads_neighbour = Or([_is(arg, c.base + line - 1) for arg in c.args[line]])
        rules.append(Or(reads_neighbour, BVULT(_order(c, line - 1), _order(c, line))))
    return rules


def _read(c: Choices, value: int, start: int) -> FNode:
    """Some line from ``start`` on reads the value."""
    return Or([_is(arg, value) for line in range(start, c.length) for arg in c.args[line]])


def _order(c: Choices, line: int) -> FNode:
    first, second = c.args[line]
    return BVConcat(BVConcat(first, second), c.op[line])


def compute(c: Choices, free: Sequence[FNode], width: int, tag: str) -> tuple[FNode, list[FNode]]:
    """The result of the chosen program on free values (terms of ``width`` bits), and its definition.

    ``tag`` makes the names of this run's intermediate symbols.
    """
    values = list(free)
    facts: list[FNode] = []
    for line in range(c.length):
        operands = []
        for place in (0, 1):
            operand = Symbol(f"{tag}_{line}_{place}_{width}", BVType(width))
            facts += [
                Implies(_is(c.args[line][place], number), Equals(operand, value))
                for number, value in enumerate(values)
            ]
            operands.append(operand)
        result = Symbol(f"{tag}_{line}_{width}", BVType(width))
        facts += [
            Implies(_is(c.op[line], number), Equals(result, apply_term(op, operands, width)))
            for number, op in enumerate(c.ops)
        ]
        values.append(result)
    return values[-1], facts


Lines = tuple[tuple[SketchOp, tuple[int, ...]], ...]


def chosen_lines(c: Choices, value: Callable[[FNode], int]) -> Lines:
    """The program that a model (``value`` of a symbol) chooses."""
    lines = []
    for line in range(c.length):
        op = c.ops[value(c.op[line])]
        lines.append((op, tuple(value(arg) for arg in c.args[line])[: op.arity]))
    return tuple(lines)


def run_lines(lines: Lines, free: Sequence[FNode], width: int) -> FNode:
    """The result of a known program on free values, as a term."""
    values = list(free)
    for op, args in lines:
        values.append(apply_term(op, [values[arg] for arg in args], width))
    return values[-1]
