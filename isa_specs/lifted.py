"""The lifted interpreter: lane expressions evaluated over pysmt bit-vector terms.

A register is one bit-vector term with lane 0 in its lowest bits. Running a program on terms instead of
numbers turns it into a formula (Torlak and Bodik's lifting, which the CGO 2020 paper uses).
"""

from collections.abc import Callable, Sequence
from functools import cache, reduce
from operator import and_
from typing import Any

from pysmt import shortcuts as smt
from pysmt.fnode import FNode
from pysmt.typing import BOOL, BVType

from isa_specs.expr import Choice, Expr, Lane, Op, bitwise_byte, fold, of_pattern, pattern, saturation
from isa_specs.instruction import Instruction


def constant_value(term: FNode) -> int | None:
    """Return the number of a constant term, of an extract of one or of an "and" of such; else None."""
    if term.is_bv_constant():
        return int(term.constant_value())
    if term.is_bv_extract() and (whole := constant_value(term.arg(0))) is not None:
        return whole >> term.bv_extract_start() & ((1 << term.bv_width()) - 1)
    if term.is_bv_and():
        values = [constant_value(arg) for arg in term.args()]
        return None if None in values else reduce(and_, (value for value in values if value is not None))
    return None


def popcount(term: FNode, width: int) -> FNode:
    """Return the number of ones of ``term`` as a term of ``width`` bits. Bits that a constant masks out, as
    in a product of matrices, are not counted, so formulas stay small."""
    masks = [constant_value(arg) for arg in term.args()] if term.is_bv_and() else []
    there = reduce(and_, (mask for mask in masks if mask is not None), (1 << term.bv_width()) - 1)
    bits = [smt.BVExtract(term, i, i) for i in range(term.bv_width()) if there >> i & 1]
    bits = [bit if width == 1 else smt.BVZExt(bit, width - 1) for bit in bits]
    if not bits:
        return smt.BV(0, width)
    total = bits[0]
    for bit in bits[1:]:
        total = smt.BVAdd(total, bit)
    return total


#: Operations that are one operation of SMT-LIB at every width.
_PLAIN: dict[str, Callable[..., FNode]] = {
    "and": smt.BVAnd, "or": smt.BVOr, "xor": smt.BVXor, "not": smt.BVNot, "ite": smt.Ite,
    "add": smt.BVAdd, "sub": smt.BVSub, "mul": smt.BVMul,
    "eq": smt.Equals, "ult": smt.BVULT, "slt": smt.BVSLT,
}  # fmt: skip
_SHIFTS = {"shl": smt.BVLShl, "lshr": smt.BVLShr, "ashr": smt.BVAShr}


def _known(op: str, args: list[Any]) -> FNode | None:
    """Return an ``ult`` of constants, or an ``ite`` with a constant condition, as what it is; else None. A
    look-up with constant indices then depends on none of the machine's choices."""
    if op == "ite" and args[0].is_bool_constant():
        return args[1] if args[0].is_true() else args[2]
    if op == "ult" and None not in (values := [constant_value(arg) for arg in args]):
        return smt.Bool(values[0] < values[1])  # type: ignore[operator]
    return None


class SmtAlgebra:
    """Interpret expressions as pysmt terms. Comparisons are formulas."""

    def const(self, width: int, value: int) -> FNode:
        return smt.BV(value, width)

    def choice(self, made: Choice) -> FNode:
        """Return a new symbol, so that a formula which holds for all symbols holds for every choice. A choice
        of one bit is a formula, as comparisons are."""
        return smt.FreshSymbol(BOOL if made.width == 1 else BVType(made.width), "choice%d")

    def apply(self, expr: Op, args: list[Any]) -> FNode:
        width, op = expr.width, expr.op
        wide = expr.args[0].width
        if op in _PLAIN:
            return _known(op, args) or _PLAIN[op](*args)
        if op in _SHIFTS:
            return _SHIFTS[op](args[0], smt.BV(min(expr.attr or 0, (1 << width) - 1), width))
        if op in ("zext", "sext"):
            return (smt.BVZExt if op == "zext" else smt.BVSExt)(args[0], width - wide)
        if op == "trunc":
            return smt.BVExtract(args[0], 0, width - 1)
        if op == "popcount":
            return popcount(args[0], width)
        if op == "select":
            if (index := constant_value(args[0])) is not None:
                return args[1 + min(index, len(args) - 2)]
            result = args[-1]
            for position in reversed(range(len(args) - 2)):
                result = smt.Ite(smt.Equals(args[0], smt.BV(position, wide)), args[1 + position], result)
            return result
        if op in ("ssat", "usat"):
            low, high = saturation(op, width)
            below, above = smt.BV(low % (1 << wide), wide), smt.BV(high, wide)
            inside = smt.And(smt.BVSLE(below, args[0]), smt.BVSLE(args[0], above))
            clamped = smt.Ite(inside, args[0], smt.Ite(smt.BVSLT(args[0], below), below, above))
            return smt.BVExtract(clamped, 0, width - 1)
        raise NotImplementedError(f"the lifted interpreter has no operation {op!r}")


def extract_lane(register: FNode, width: int, index: int) -> FNode:
    """Return lane ``index`` of ``width`` bits of a register term."""
    if register.bv_width() == width and index == 0:
        return register
    return smt.BVExtract(register, index * width, (index + 1) * width - 1)


def lift_lane(lane: Expr, args: Sequence[FNode]) -> FNode:
    """Return one result lane as a term over the terms of the operand registers."""
    return fold(lane, SmtAlgebra(), lambda leaf: extract_lane(args[leaf.operand], leaf.width, leaf.index))


def lift_lane_with(lane: Expr, read: Any) -> FNode:
    """Return one result lane as a term. ``read(Lane)`` gives the term of each leaf."""
    return fold(lane, SmtAlgebra(), read)


def lift_byte(
    instruction: Instruction, imm: int | None, place: int, read: Callable[[int, int], FNode]
) -> FNode:
    """Return byte ``place`` of an instruction's result. ``read(operand, n)`` gives byte n of an operand.

    Proofs lift the same lane over the same terms many times, so caches keep the terms.
    """
    shape, leaves, within = _byte_shape(instruction, imm, place)
    terms = tuple([joined(tuple([read(operand, n) for n in places])) for operand, places in leaves])
    return _lifted_byte(shape, terms, within)


def read_bytes(parts: Callable[[int], FNode], width: int, index: int) -> FNode:
    """Return lane ``index`` of ``width`` bits, joined from byte terms. ``parts(n)`` gives byte n."""
    return joined(tuple([parts(n) for n in _places(width, index)]))


def _places(width: int, index: int) -> range:
    """Return the indices of the bytes of a lane."""
    return range(index * width // 8, index * width // 8 + max(1, width // 8))


@cache
def joined(parts: tuple[FNode, ...]) -> FNode:
    """Concatenate terms, the first lowest. Neighbouring extracts of one term become one extract again, which
    keeps formulas small."""
    whole: list[tuple[FNode, int, int]] = []
    for part in parts:
        extract = part.is_bv_extract()
        base = part.arg(0) if extract else part
        low = part.bv_extract_start() if extract else 0
        high = part.bv_extract_end() if extract else part.bv_width() - 1
        if whole and whole[-1][0] is base and whole[-1][2] + 1 == low:
            whole[-1] = (base, whole[-1][1], high)
        else:
            whole.append((base, low, high))
    terms = [
        base if (low, high) == (0, base.bv_width() - 1) else smt.BVExtract(base, low, high)
        for base, low, high in whole
    ]
    return reduce(lambda low, high: smt.BVConcat(high, low), terms)


def byte_of(lane: FNode, place: int) -> FNode:
    """Return byte ``place`` of a lane term."""
    if lane.bv_width() == 8:
        return lane
    return smt.BVExtract(lane, 8 * place, 8 * place + 7)


@cache
def _byte_shape(
    instruction: Instruction, imm: int | None, place: int
) -> tuple[Expr, tuple[tuple[int, tuple[int, ...]], ...], int]:
    """Return the shape of the lane with byte ``place`` of the result, operand and bytes of each leaf, and the
    byte's index in the lane. If no operation mixes bytes, the lane is that byte alone."""
    lanes = instruction.lanes(imm)
    width = lanes[0].width
    lane, within = lanes[place * 8 // width], place % (width // 8)
    alone = bitwise_byte(lane, within)
    shape, leaves = _shape(lane if alone is None else alone)
    places = tuple((leaf.operand, tuple(_places(leaf.width, leaf.index))) for leaf in leaves)
    return shape, places, within if alone is None else 0


def _shape(lane: Expr) -> tuple[Expr, tuple[Lane, ...]]:
    """Return the lane with numbered leaves, and the leaves. Lanes of one instruction mostly have one
    shape."""
    places: dict[Lane, int] = {}
    made = pattern(lane, lambda leaf: (leaf.width, 0, places.setdefault(leaf, len(places))))
    return of_pattern(made), tuple(places)


@cache
def _lifted_byte(shape: Expr, terms: tuple[FNode, ...], within: int) -> FNode:
    return byte_of(_lifted(shape, terms), within)


@cache
def _lifted(shape: Expr, terms: tuple[FNode, ...]) -> FNode:
    return fold(shape, SmtAlgebra(), lambda leaf: terms[leaf.index])


def lift(instruction: Instruction, args: Sequence[FNode], imm: int | None = None) -> FNode:
    """Run one instruction on register terms. Return the result register as one term."""
    result: FNode | None = None
    for lane in instruction.lanes(imm):
        term = lift_lane(lane, args)
        result = term if result is None else smt.BVConcat(term, result)
    assert result is not None
    return result
