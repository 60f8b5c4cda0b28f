"""Exact linear forms: what an instruction adds up, with bounds under which no lane overflows.

A lane of a partial sum is a linear form over source lanes. Each source lane is at most B times a known
factor. An instruction's lane expression is evaluated over such forms. Some operations are linear only in a
range of values: a zero-extension, a saturation, an absolute difference. Such a range becomes a limit on B.
Instructions that are not linear are rejected. A reduction may use the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from isa_specs.expr import Choice, Const, Expr, Lane, Op, fold, lanes_in, map_lanes
from isa_specs.instruction import Instruction, Isa

CONSTANT_FACTORS = (1, 2, 4, 8, 16)


class NotLinear(Exception):
    """An expression that is not a linear form of its lanes."""


@dataclass(frozen=True)
class LinearForm:
    """The form ``sum coefficients[key] * source[key] + constant``. All terms are non-negative."""

    coefficients: tuple[tuple[object, int], ...] = ()
    constant: int = 0

    @property
    def is_constant(self) -> bool:
        return not self.coefficients

    def plus(self, other: LinearForm) -> LinearForm:
        """Return the sum of both forms."""
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
    """An interpretation of lane expressions over linear forms, for ``isa_specs.expr.fold``.

    ``limits``: (form, largest value). The evaluation is exact while every form is at most its largest value.
    """

    limits: list[tuple[LinearForm, int]] = field(default_factory=list)

    def require(self, form: LinearForm, capacity: int) -> None:
        """Add the limit that the form's value is at most ``capacity``. Raises NotLinear if the form's
        constant part alone is larger."""
        if form.constant > capacity:
            raise NotLinear
        self.limits.append((form, capacity - form.constant))

    def const(self, width: int, value: int) -> LinearForm:
        return LinearForm((), value)

    def choice(self, made: Choice) -> LinearForm:
        raise NotLinear

    def apply(self, expr: Op, args: list[Any]) -> Any:
        """Return the form of an operation on the forms ``args``. Raises NotLinear."""
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
    """Return ``expr`` as a linear form; require in ``algebra`` that it fits its width. Raises NotLinear."""
    result = fold(expr, algebra, read)
    if not isinstance(result, LinearForm):
        raise NotLinear
    algebra.require(result, (1 << expr.width) - 1)
    return result


def prune(expr: Expr) -> Expr:
    """Return ``expr`` with ``a < 0 ? x : y`` (unsigned) replaced by ``y``: differences from 0 are linear."""
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
    """An instruction; ``constants``: (index, bits of a lane, value of every lane) of its constant
    operands."""

    instruction: str
    imm: int | None
    constants: tuple[tuple[int, int, int], ...]


#: Lanes that a sum adds: (index among the register operands, lane width, lane index, coefficient).
FlatForm = tuple[tuple[int, int, int, int], ...]


@dataclass(frozen=True)
class Usable:
    """An instruction that is linear on its lanes, with constant operands chosen.

    ``places``, ``fixed``: indices of the register operands and of the constant ones. ``constant``: (lane
    width, value) of all constant operands.
    ``joins``: whether every result lane adds lanes of both register operands (a merge).
    ``moves_only``: whether every result lane is a copy of one lane.
    ``forms``: per result lane of ``width`` bits the lanes that it adds. ``limits``: forms with the largest
    values for which all this is exact."""

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
    """Return the instructions whose result lanes are sums of operand lanes times factors, for each choice of
    constants. Of equal meanings and costs, return only the one with the widest limits."""
    found: dict[tuple[object, ...], tuple[int, Usable]] = {}
    for instruction in isa.on(target):
        no_sum = instruction.family in ("load", "store", "lane", "mask", "table", "bitwise", "ternary")
        if no_sum or len(instruction.operands) > 3 or instruction.result.is_tile_register:
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


def _forms(
    instruction: Instruction, imm: int | None, places: tuple[int, ...], constant: tuple[int, int],
    algebra: LinearAlgebra,
) -> list[LinearForm]:  # fmt: skip
    """Return the result lanes as forms of ``places``; other operands are ``constant``. Raises NotLinear."""

    def fix(leaf: Lane) -> Expr:
        free = leaf.operand in places
        return leaf if free else Const(leaf.width, constant_lane(constant, leaf.width))

    def read(leaf: Lane) -> LinearForm:
        return LinearForm((((places.index(leaf.operand), leaf.width, leaf.index), 1),))

    forms = [linear(prune(map_lanes(lane, fix)), algebra, read) for lane in instruction.lanes(imm)]
    if any(form.constant for form in forms):
        raise NotLinear
    return forms


def _add_usable(
    found: dict[tuple[object, ...], tuple[int, Usable]], instruction: Instruction, imm: int | None,
    places: tuple[int, ...], constant: tuple[int, int], cost: int,
) -> None:  # fmt: skip
    """Add the instruction if it is linear; among equal meanings the one with the most room stays."""
    algebra = LinearAlgebra()
    fixed = tuple(o for o in range(len(instruction.operands)) if o not in places)
    try:
        forms = _forms(instruction, imm, places, constant, algebra)
    except NotLinear:
        return
    flat = tuple(map(_flat, forms))
    live = [{place for place, *_ in form} for form in flat]
    if not all(live) or set().union(*live) != {*range(len(places))}:
        return
    joins = len(places) == 2 and all(operands == {0, 1} for operands in live)
    moves_only = all(len(form) == 1 and form[0][-1] == 1 for form in flat)
    limits = tuple((_flat(form), capacity) for form, capacity in dict.fromkeys(algebra.limits))
    weights = ((sum(value for *_, value in form), capacity) for form, capacity in limits)
    capacity = min((capacity // units for units, capacity in weights if units), default=0)
    bits = tuple(instruction.operands[p].bits for p in places)
    key = (flat, bits, instruction.result.bits, cost)
    if key not in found or capacity > found[key][0]:
        width = instruction.lanes(imm)[0].width
        use = Usable(instruction, imm, places, fixed, constant, joins, moves_only, width, flat, limits)
        found[key] = (capacity, use)


def _flat(form: LinearForm) -> FlatForm:
    return tuple((*key, value) for key, value in form.coefficients)  # type: ignore[misc]


def constant_lane(constant: tuple[int, int], width: int) -> int:
    """Return the value of a broadcast constant (lane width, value) in a lane of ``width`` bits."""
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
