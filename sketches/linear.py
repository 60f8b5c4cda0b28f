"""Exact linear forms: what an instruction does to sums, with the bounds under which nothing wraps.

A lane of a partial sum is a linear form over source lanes times a common per-source bound B. An
instruction's lane expression is evaluated over such forms; wherever its meaning is only linear
while values stay in range (a zero-extension, a saturation, an absolute difference) the range becomes
a limit on B. Anything not linear is rejected.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from isa_specs.expr import Const, Expr, Lane, Op, fold


class NotLinear(Exception):
    """The expression is not a linear form of these lanes."""


@dataclass(frozen=True)
class Form:
    """``sum coefficients[key] * source[key]`` plus ``constant``, all terms non-negative."""

    coefficients: tuple[tuple[object, int], ...] = ()
    constant: int = 0

    @property
    def is_constant(self) -> bool:
        return not self.coefficients

    def plus(self, other: Form) -> Form:
        total: dict[object, int] = dict(self.coefficients)
        for key, value in other.coefficients:
            total[key] = total.get(key, 0) + value
        return Form(tuple(sorted(total.items(), key=repr)), self.constant + other.constant)

    def times(self, factor: int) -> Form:
        if factor == 0:
            return Form()
        return Form(tuple((key, value * factor) for key, value in self.coefficients), self.constant * factor)


@dataclass
class LinearAlgebra:
    """Interpretation over forms. ``weigh(key)`` is a source's upper bound in units of B.

    ``limits`` collects (units, room): the evaluation is right while units * B <= room.
    """

    weigh: Callable[[object], int]
    limits: list[tuple[int, int]] = field(default_factory=list)

    def units(self, form: Form) -> int:
        return sum(self.weigh(key) * value for key, value in form.coefficients)

    def require(self, form: Form, room: int) -> None:
        """The form's value must not exceed ``room``."""
        if form.constant > room:
            raise NotLinear
        self.limits.append((self.units(form), room - form.constant))

    def const(self, width: int, value: int) -> Form:
        return Form((), value)

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
        if op == "zext":
            self.require(args[0], (1 << wide) - 1)
            return args[0]
        if op == "sext" or op in ("ssat", "usat"):
            self.require(args[0], (1 << (wide - 1)) - 1)
            if op != "sext":
                self.require(args[0], (1 << (expr.width - (op == "ssat"))) - 1)
            return args[0]
        if op == "trunc":
            return args[0]
        raise NotLinear


def linear(expr: Expr, algebra: LinearAlgebra, read: Callable[[Lane], Form]) -> Form:
    """``expr`` as a form that fits its width. Raises NotLinear."""
    result = fold(expr, algebra, read)
    if not isinstance(result, Form):
        raise NotLinear
    algebra.require(result, (1 << expr.width) - 1)
    return result


def prune(expr: Expr) -> Expr:
    """Replace ``a < 0 ? x : y`` (unsigned, constant 0) by ``y``: absolute differences from zero are
    linear."""
    if not isinstance(expr, Op):
        return expr
    if expr.op == "ite":
        condition = expr.args[0]
        if (
            isinstance(condition, Op)
            and condition.op == "ult"
            and condition.args[1] == Const(condition.args[1].width, 0)
        ):
            return prune(expr.args[2])
    return Op(expr.width, expr.op, tuple(prune(arg) for arg in expr.args), expr.attr)
