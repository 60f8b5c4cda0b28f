"""One position of the dot product is the sum of three contributions: to the kernel's sum, and to the
corrections of its row and column. The same holds for every K.

All kernel forms have this in common (``sketches.limits``). The kernel's sum and the corrections give the
product by its definition. Up to the longest K they may be added in any order in signed 32 bits.
"""

from __future__ import annotations

from dataclasses import dataclass

from pysmt.fnode import FNode
from pysmt.logics import QF_LIA
from pysmt.shortcuts import GE, INT, LE, And, Equals, Implies, Int, Ite, Not, Plus, Symbol, Times
from pysmt.typing import BOOL

from sketches.kernel import KernelSpec
from sketches.limits import LARGEST_RESULT, partial_sums
from sketches.tables import code_of, table_corrections
from synth.prove.obligation import Obligation


@dataclass(frozen=True)
class Position:
    """One position: the bits of its weight and activation (booleans), and its contributions to the kernel's
    sum, to its row's correction and to its column's correction (integers)."""

    w: tuple[FNode, ...]
    a: tuple[FNode, ...]
    kernel: FNode
    row: FNode
    column: FNode


def bit_symbols(name: str, count: int) -> tuple[FNode, ...]:
    return tuple(Symbol(f"{name}{number}", BOOL) for number in range(count))


def when(condition: FNode, value: int) -> FNode:
    return Ite(condition, Int(value), Int(0))


def position_obligations(spec: KernelSpec, position: Position, longest: int) -> list[Obligation]:
    """Return two obligations. The contributions of one position add up to its product, and ``longest``
    positions stay within the result's type."""
    parts = (position.kernel, position.row, position.column)
    identity = Equals(_product(spec, position), Plus(parts))
    most = LARGEST_RESULT // longest
    n = Symbol("n", INT)
    within = [
        And(LE(Int(-most), Plus(chosen)), LE(Plus(chosen), Int(most))) for chosen in partial_sums(parts)
    ]
    together = Implies(And(GE(n, Int(0)), LE(n, Int(longest))), LE(Times(Int(most), n), Int(LARGEST_RESULT)))
    return [
        Obligation("one position: product = kernel + corrections", identity, QF_LIA),
        Obligation(f"{longest} positions: in any order, signed 32 bits", And(*within, together), QF_LIA),
    ]


def _product(spec: KernelSpec, position: Position) -> FNode:
    """Return the product by its definition, coefficient by coefficient."""
    weights, activations = spec.weights, spec.activations
    parts = [Int(weights.offset * activations.offset)]
    for bit, c in zip(position.w, weights.coefficients, strict=True):
        parts.append(when(bit, activations.offset * c))
        for other, d in zip(position.a, activations.coefficients, strict=True):
            parts.append(when(And(bit, other), c * d))
    for other, d in zip(position.a, activations.coefficients, strict=True):
        parts.append(when(other, weights.offset * d))
    return Plus(parts)


def code_obligations(spec: KernelSpec, longest: int, stored_zero: int = 0) -> list[Obligation]:
    """Return ``position_obligations`` of a kernel that multiplies codes (``sketches.tables.code_of``), with
    ``stored_zero`` subtracted from weight codes."""
    w_code, a_code = code_of(spec.weights), code_of(spec.activations)
    fix = table_corrections(spec, stored_zero=stored_zero)
    w, a = bit_symbols("w", spec.weights.bits), bit_symbols("a", spec.activations.bits)
    step = w_code.step * a_code.step
    parts = [when(And(x, y), step << i + j) for i, x in enumerate(w) for j, y in enumerate(a)]
    kernel = Plus([*parts, *(when(y, -step * stored_zero << j) for j, y in enumerate(a) if stored_zero)])
    row = [Int(fix.rows * w_code.offset)]
    row += [when(x, fix.rows * w_code.step << i) for i, x in enumerate(w)]
    column = Plus([when(y, fix.columns << j) for j, y in enumerate(a)])
    position = Position(_stored(w, w_code.flip), _stored(a, a_code.flip), kernel, Plus(row), column)
    return position_obligations(spec, position, longest)


def _stored(code: tuple[FNode, ...], flip: int) -> tuple[FNode, ...]:
    """Return the encoding's bits of a code."""
    return tuple(Not(bit) if flip >> number & 1 else bit for number, bit in enumerate(code))
