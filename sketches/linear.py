"""Exact linear forms: what an instruction does to sums, with the bounds under which nothing wraps.

A lane of a partial sum is a linear form over source lanes times a common per-source bound B. An
instruction's lane expression is evaluated over such forms; wherever its meaning is only linear
while values stay in range (a zero-extension, a saturation, an absolute difference) the range becomes
a limit on B. Anything not linear is rejected. What is left are the instructions that a reduction may use.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from isa_specs.expr import Const, Expr, Lane, Op, fold, lanes_in, map_lanes
from isa_specs.instruction import Instruction, Isa

CONSTANT_FACTORS = (1, 2, 4, 8, 16)


class NotLinear(Exception):
    """The expression is not a linear form of these lanes."""


@dataclass(frozen=True)
class LinearForm:
    """``sum coefficients[key] * source[key]`` plus ``constant``, all terms non-negative."""

    coefficients: tuple[tuple[object, int], ...] = ()
    constant: int = 0

    @property
    def is_constant(self) -> bool:
        return not self.coefficients

    def plus(self, other: LinearForm) -> LinearForm:
        total: dict[object, int] = dict(self.coefficients)
        for key, value in other.coefficients:
            total[key] = total.get(key, 0) + value
        return LinearForm(tuple(sorted(total.items(), key=repr)), self.constant + other.constant)

    def times(self, factor: int) -> LinearForm:
        if factor == 0:
            return LinearForm()
        coefficients = tuple((key, value * factor) for key, value in self.coefficients)
        return LinearForm(coefficients, self.constant * factor)


@dataclass
class LinearAlgebra:
    """Interpretation over forms. ``weigh(key)`` is a source's upper bound in units of B.

    ``limits`` collects (units, room): the evaluation is right while units * B <= room.
    """

    limits: list[tuple[LinearForm, int]] = field(default_factory=list)

    def require(self, form: LinearForm, room: int) -> None:
        """The form's value must not exceed ``room``."""
        if form.constant > room:
            raise NotLinear
        self.limits.append((form, room - form.constant))

    def const(self, width: int, value: int) -> LinearForm:
        return LinearForm((), value)

    def apply(self, expr: Op, args: list[Any]) -> Any:
        op, wide = expr.op, expr.args[0].width
        if op == "add":
            return args[0].plus(args[1])
        if op == "sub" and args[1].is_constant and args[1].constant == 0:
            return args[0]
        if op == "mul":
            for one, other in ((args[0], args[1]), (args[1], args[0])):
                if other.is_constant and other.constant < 1 << (wide - 1):
                    return one.times(other.constant)
        if op == "shl":
            return args[0].times(1 << (expr.attr or 0))
        if op not in ("zext", "sext", "ssat", "usat", "trunc"):
            raise NotLinear
        if op != "trunc":
            self.require(args[0], (1 << (wide - (op != "zext"))) - 1)
        if op in ("ssat", "usat"):
            self.require(args[0], (1 << (expr.width - (op == "ssat"))) - 1)
        return args[0]


def linear(expr: Expr, algebra: LinearAlgebra, read: Callable[[Lane], LinearForm]) -> LinearForm:
    """``expr`` as a form that fits its width. Raises NotLinear."""
    result = fold(expr, algebra, read)
    if not isinstance(result, LinearForm):
        raise NotLinear
    algebra.require(result, (1 << expr.width) - 1)
    return result


def prune(expr: Expr) -> Expr:
    """Replace ``a < 0 ? x : y`` (unsigned, constant 0) by ``y``: differences from zero are linear."""
    if not isinstance(expr, Op):
        return expr
    if expr.op == "ite":
        condition = expr.args[0]
        below = condition.args[1] if isinstance(condition, Op) and condition.op == "ult" else None
        if below is not None and below == Const(below.width, 0):
            return prune(expr.args[2])
    return Op(expr.width, expr.op, tuple(prune(arg) for arg in expr.args), expr.attr)


@dataclass(frozen=True)
class Application:
    """One instruction with its constant operands: ``constants`` are (operand, lane width, lane value)."""

    instruction: str
    imm: int | None
    constants: tuple[tuple[int, int, int], ...]


#: (place among the live operands, lane width, lane index, coefficient) of every lane in a sum.
FlatForm = tuple[tuple[int, int, int, int], ...]


@dataclass(frozen=True)
class Usable:
    """An instruction that is linear on its own lanes, with its constant operands chosen.

    ``joins``: every result lane adds live operand 0 and live operand 1 (a merge). ``forms``: per result
    lane (``width`` bits) the lanes that it adds. ``limits``: forms that must not exceed a room.
    """

    instruction: Instruction
    imm: int | None
    places: tuple[int, ...]
    fixed: tuple[int, ...]
    constant: tuple[int, int]
    joins: bool
    moves_only: bool
    width: int
    forms: tuple[FlatForm, ...]
    limits: tuple[tuple[FlatForm, int], ...]

    @property
    def application(self) -> Application:
        constants = tuple((operand, *self.constant) for operand in self.fixed)
        return Application(self.instruction.name, self.imm, constants)


@cache
def usable(isa: Isa, target: str) -> tuple[Usable, ...]:
    """The instructions that are linear on lanes of their own widths, with their constant operands."""
    found: dict[tuple[object, ...], tuple[int, Usable]] = {}
    for instruction in isa.on(target):
        no_sum = instruction.family in ("load", "store", "lane", "mask", "table", "bitwise", "ternary")
        if no_sum or len(instruction.operands) > 3 or instruction.result.numbered:
            continue
        count = len(instruction.operands)
        placements: list[tuple[int, ...]] = [(o,) for o in range(count)] if count <= 2 else []
        placements += [(0, 1)] if count >= 2 else []
        for places in placements:
            fixed = tuple(o for o in range(count) if o not in places)
            for constant in _constants(instruction, fixed):
                for imm in _immediates(instruction):
                    _add_usable(found, instruction, imm, places, constant, instruction.cost(target))
    return tuple(use for _, use in found.values())


def _add_usable(
    found: dict[tuple[object, ...], tuple[int, Usable]], instruction: Instruction, imm: int | None,
    places: tuple[int, ...], constant: tuple[int, int], cost: int,
) -> None:  # fmt: skip
    """Add the instruction if it is linear; among equal meanings the one with the most room stays."""
    algebra, forms = LinearAlgebra(), []
    fixed = tuple(o for o in range(len(instruction.operands)) if o not in places)

    def fix(leaf: Lane) -> Expr:
        return Const(leaf.width, constant_lane(constant, leaf.width)) if leaf.operand in fixed else leaf

    def read(leaf: Lane) -> LinearForm:
        return LinearForm((((places.index(leaf.operand), leaf.width, leaf.index), 1),))

    try:
        for lane in instruction.lanes(imm):
            forms.append(linear(prune(map_lanes(lane, fix)), algebra, read))
    except NotLinear:
        return
    if any(not form.coefficients or form.constant for form in forms):
        return
    live = [{key[0] for key, _ in form.coefficients} for form in forms]  # type: ignore[index]
    if set().union(*live) != set(range(len(places))):
        return
    joins = len(places) == 2 and all(operands == {0, 1} for operands in live)
    moves_only = all(len(form.coefficients) == 1 and form.coefficients[0][1] == 1 for form in forms)
    weights = ((sum(value for _, value in form.coefficients), room) for form, room in algebra.limits)
    room = min((room // units for units, room in weights if units), default=0)
    bits = tuple(instruction.operands[p].bits for p in places)
    key = (tuple(forms), bits, instruction.result.bits, cost)
    if key not in found or room > found[key][0]:
        limits = tuple((_flat(form), room) for form, room in dict.fromkeys(algebra.limits))
        flat = tuple(map(_flat, forms))
        width = instruction.lanes(imm)[0].width
        use = Usable(instruction, imm, places, fixed, constant, joins, moves_only, width, flat, limits)
        found[key] = (room, use)


def _flat(form: LinearForm) -> FlatForm:
    return tuple((*key, value) for key, value in form.coefficients)  # type: ignore[misc]


def constant_lane(constant: tuple[int, int], width: int) -> int:
    """A broadcast constant (lane width, value), read in lanes of ``width`` bits."""
    lane, value = constant
    if width <= lane:
        return value & ((1 << width) - 1)
    return sum(value << shift for shift in range(0, width, lane))


def _immediates(instruction: Instruction) -> tuple[int | None, ...]:
    if instruction.immediates is None:
        return (None,)
    if instruction.family == "shift":
        return tuple(i for i in instruction.immediates if i <= 4)
    return instruction.immediates if len(instruction.immediates) <= 16 else ()


def _constants(instruction: Instruction, fixed: tuple[int, ...]) -> list[tuple[int, int]]:
    """(lane width, value) of a broadcast constant for the fixed operands, in lanes as they are read."""
    if not fixed:
        return [(8, 0)]
    first = instruction.lanes(None if instruction.immediates is None else instruction.immediates[0])[0]
    read = {leaf.width for leaf in lanes_in(first) if leaf.operand in fixed}
    return [(8, 0)] + [(width, c) for width in (8, 16) if width in read for c in CONSTANT_FACTORS]
