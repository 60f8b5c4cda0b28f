"""Lane expressions: the language in which the meaning of each instruction is written, once.

An expression denotes a bit-vector of ``width`` bits. Its leaves are constants, lanes of the operands
(:class:`Lane`), and bits that the executing machine chooses (:class:`Choice`). Its inner nodes are the
operations of SMT-LIB's ``FixedSizeBitVectors`` theory, plus four primitives of SIMD manuals: population
count, signed and unsigned saturation, table look-up. Expressions are plain data, so the interpreters, the
lane projection and the mutation test read the same definition.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

COMMUTATIVE = frozenset({"and", "or", "xor", "add", "mul", "eq"})
#: Operations whose result bytes each depend on at most one byte of every operand.
_BYTE_BY_BYTE = frozenset({"and", "or", "xor", "not", "zext", "trunc"})


def _infix(op: str) -> Callable[[Expr, Expr], Expr]:
    """Return the method for the binary operation ``op``, which raises ValueError if the widths differ."""

    def apply(self: Expr, other: Expr) -> Expr:
        if self.width != other.width:
            raise ValueError(f"{op}: widths differ ({self.width} and {other.width})")
        return Op(self.width, op, (self, other))

    return apply


def _resized(op: str) -> Callable[[Expr, int], Expr]:
    """Return the method that converts an expression to another width by ``op``: zext, sext or trunc."""
    return lambda self, width: self if width == self.width else Op(width, op, (self,))


def _shifted(op: str) -> Callable[[Expr, int], Expr]:
    return lambda self, amount: Op(self.width, op, (self,), amount)


@dataclass(frozen=True)
class Expr:
    """A bit-vector of ``width`` bits. Comparisons have width 1."""

    width: int

    __and__, __or__, __xor__ = _infix("and"), _infix("or"), _infix("xor")
    __add__, __sub__, __mul__ = _infix("add"), _infix("sub"), _infix("mul")

    def __invert__(self) -> Expr:
        return Op(self.width, "not", (self,))

    def __neg__(self) -> Expr:
        return Const(self.width, 0) - self

    zext, sext, trunc = _resized("zext"), _resized("sext"), _resized("trunc")
    shl, lshr, ashr = _shifted("shl"), _shifted("lshr"), _shifted("ashr")

    def __getstate__(self) -> dict[str, Any]:
        # Hashes of text differ between processes, and ``_order`` is computed again: pickles have neither.
        return {name: value for name, value in self.__dict__.items() if name not in ("_hash", "_order")}

    def ext(self, width: int, signed: bool) -> Expr:
        return self.sext(width) if signed else self.zext(width)

    def eq(self, other: Expr) -> Expr:
        return Op(1, "eq", (self, other))

    def less(self, other: Expr, signed: bool) -> Expr:
        return Op(1, "slt" if signed else "ult", (self, other))

    def popcount(self) -> Expr:
        return Op(self.width, "popcount", (self,))

    def saturate(self, width: int, signed: bool) -> Expr:
        """Return an expression of ``width`` bits: this expression, read as signed, clamped to the signed or
        unsigned range of these bits."""
        return Op(width, "ssat" if signed else "usat", (self,))


@dataclass(frozen=True)
class Lane(Expr):
    """Lane ``index`` of operand ``operand`` when the operand is cut into lanes of ``width`` bits."""

    operand: int
    index: int

    def __repr__(self) -> str:
        return f"Lane(width={self.width}, operand={self.operand}, index={self.index})"


@dataclass(frozen=True)
class Const(Expr):
    """A constant, taken modulo 2**width."""

    value: int

    def __repr__(self) -> str:
        return f"Const(width={self.width}, value={self.value})"


@dataclass(frozen=True)
class Choice(Expr):
    """Bits that the executing machine chooses freely (relaxed SIMD of WebAssembly). Choices of different
    ``number`` in one instruction are independent. A proof has to hold for every choice."""

    number: int

    def __repr__(self) -> str:
        return f"Choice(width={self.width}, number={self.number})"


@dataclass(frozen=True)
class Op(Expr):
    """Operation ``op`` on ``args``. ``attr`` is the amount of a shift, and None for every other operation."""

    op: str
    args: tuple[Expr, ...]
    attr: int | None = None

    def __repr__(self) -> str:
        return self.text(repr(self.args))

    def text(self, args: str) -> str:
        # ``Isa.digest`` hashes this text for thousands of expressions. The generated ``repr`` is slower.
        return f"Op(width={self.width}, op={self.op!r}, args={args}, attr={self.attr!r})"

    def __hash__(self) -> int:
        # Expressions are deep and serve as keys of many tables. Each node computes its hash once.
        known = self.__dict__.get("_hash")
        if known is None:
            known = hash((self.width, self.op, self.args, self.attr))
            object.__setattr__(self, "_hash", known)
        return int(known)


def ite(condition: Expr, then: Expr, other: Expr) -> Expr:
    """Return an expression for ``then`` where the one-bit ``condition`` is 1, and for ``other`` elsewhere."""
    return Op(then.width, "ite", (condition, then, other))


def select(index: Expr, table: Sequence[Expr]) -> Expr:
    """Return an expression for ``table[index]``. The caller guarantees ``index < len(table)``."""
    return Op(table[0].width, "select", (index, *table))


def minimum(a: Expr, b: Expr, signed: bool) -> Expr:
    return ite(a.less(b, signed), a, b)


def maximum(a: Expr, b: Expr, signed: bool) -> Expr:
    return ite(a.less(b, signed), b, a)


def absolute_difference(a: Expr, b: Expr) -> Expr:
    """Return an expression for |a - b| of unsigned lanes."""
    return ite(a.less(b, signed=False), b - a, a - b)


def saturation(op: str, width: int) -> tuple[int, int]:
    """Return the least and the greatest value that ``ssat`` (signed) or ``usat`` (unsigned) gives a lane."""
    return (-(1 << (width - 1)), (1 << (width - 1)) - 1) if op == "ssat" else (0, (1 << width) - 1)


class Algebra(Protocol):
    """An interpretation of constants, choices and operations, which ``fold`` applies to an expression."""

    def const(self, width: int, value: int) -> Any: ...

    def choice(self, made: Choice) -> Any: ...

    def apply(self, expr: Op, args: list[Any]) -> Any: ...


#: A node of an expression, with the indices of its arguments in the list of nodes. None for a leaf.
_Node = tuple[Expr, tuple[int, ...] | None]


def _order(expr: Expr) -> tuple[_Node, ...]:
    """Return the nodes of an expression, each once, arguments before operations, left to right. The
    expression stores the result, because the same lanes are interpreted many times."""
    known: tuple[_Node, ...] | None = expr.__dict__.get("_order")
    if known is None:
        places: dict[int, int] = {}
        found: list[_Node] = []
        _visit(expr, places, found)
        known = tuple(found)
        object.__setattr__(expr, "_order", known)
    return known


def _visit(node: Expr, places: dict[int, int], found: list[_Node]) -> int:
    """Append ``node`` to ``found``, after its arguments, unless it is there. Return its index in
    ``found``."""
    place = places.get(id(node))
    if place is None:
        args = tuple([_visit(arg, places, found) for arg in node.args]) if isinstance(node, Op) else None
        place = places[id(node)] = len(found)
        found.append((node, args))
    return place


def fold(expr: Expr, algebra: Algebra, lane: Callable[[Lane], Any]) -> Any:
    """Return the value of ``expr``. ``lane`` evaluates lane leaves, ``algebra`` everything else."""
    values: list[Any] = []
    for node, args in _order(expr):
        if args is not None:
            values.append(algebra.apply(node, [values[place] for place in args]))  # type: ignore[arg-type]
        elif isinstance(node, Lane):
            values.append(lane(node))
        elif isinstance(node, Const):
            values.append(algebra.const(node.width, node.value % (1 << node.width)))
        elif isinstance(node, Choice):
            values.append(algebra.choice(node))
        else:
            raise TypeError(f"not a lane expression: {node!r}")
    return values[-1]


def lanes_in(expr: Expr) -> list[Lane]:
    """Return the lane leaves of ``expr`` from left to right, with repetitions."""
    if isinstance(expr, Lane):
        return [expr]
    if isinstance(expr, Op):
        return [leaf for arg in expr.args for leaf in lanes_in(arg)]
    return []


def bitwise_byte(expr: Expr, place: int) -> Expr | None:
    """Return byte ``place``, 0 the lowest, of an expression as an expression over lanes of 8 bits.

    Return None if an operation is not bitwise, truncation or zero extension, or if a width is no multiple of
    8. Each byte of these operations' results needs at most one byte of each operand.
    """
    if expr.width % 8:
        return None
    if isinstance(expr, Lane):
        return Lane(8, expr.operand, expr.index * expr.width // 8 + place)
    if isinstance(expr, Const):
        return Const(8, expr.value % (1 << expr.width) >> 8 * place & 0xFF)
    if not isinstance(expr, Op) or expr.op not in _BYTE_BY_BYTE:
        return None
    if expr.op == "zext" and 8 * place >= expr.args[0].width:
        return Const(8, 0)
    parts = [bitwise_byte(arg, place) for arg in expr.args]
    found = tuple(part for part in parts if part is not None)
    if len(found) < len(parts):
        return None
    return found[0] if expr.op in ("zext", "trunc") else Op(8, expr.op, found)


def map_lanes(expr: Expr, change: Callable[[Lane], Expr]) -> Expr:
    """Return ``expr`` with every lane leaf replaced by ``change(leaf)``."""
    if isinstance(expr, Lane):
        return change(expr)
    if isinstance(expr, Op):
        return Op(expr.width, expr.op, tuple(map_lanes(arg, change) for arg in expr.args), expr.attr)
    return expr


#: An expression as nested tuples, which are hashed and compared faster than expressions.
Pattern = tuple[Any, ...]


def pattern(expr: Expr, leaf: Callable[[Lane], tuple[int, int, int]]) -> Pattern:
    """Return ``expr`` as nested tuples. ``leaf`` gives (width, operand, index) of each lane leaf."""
    if isinstance(expr, Op):
        return (expr.op, expr.width, expr.attr, *[pattern(arg, leaf) for arg in expr.args])
    if isinstance(expr, Lane):
        return leaf(expr)
    if isinstance(expr, Choice):
        return "?", expr.width, expr.number
    assert isinstance(expr, Const)
    return "", expr.width, expr.value


@cache
def of_pattern(made: Pattern) -> Expr:
    """Return the expression of a pattern. Equal patterns give the same object."""
    if isinstance(made[0], int):
        return Lane(*made)
    if not made[0]:
        return Const(*made[1:])
    if made[0] == "?":
        return Choice(*made[1:])
    op, width, attr, *args = made
    return Op(width, op, tuple(map(of_pattern, args)), attr)


def numbered(expr: Expr) -> tuple[Expr, list[Lane]]:
    """Return ``expr`` with its k-th lane leaf, from the left, reading lane k of its operand, and the original
    leaves. Expressions that differ only in the lanes they read give equal results."""
    leaves: list[Lane] = []

    def number(leaf: Lane) -> tuple[int, int, int]:
        leaves.append(leaf)
        return leaf.width, leaf.operand, len(leaves) - 1

    return of_pattern(pattern(expr, number)), leaves


def operations(expr: Expr) -> frozenset[str]:
    """Return the names of the operations in ``expr``."""
    if not isinstance(expr, Op):
        return frozenset()
    return frozenset({expr.op}).union(*(operations(arg) for arg in expr.args))


def chooses(expr: Expr) -> bool:
    """Return whether the machine chooses some bits of ``expr``."""
    return isinstance(expr, Choice) or (isinstance(expr, Op) and any(map(chooses, expr.args)))
