"""Shape families: how the result lanes of an instruction read the lanes of its operands.

Each function turns a meaning of one lane into the tuple of result lanes, for any register size. An ISA table
names a family and a lane function; no instruction is written out lane by lane.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial, reduce
from operator import add
from typing import Any, Required, TypedDict, Unpack

from isa_specs.expr import Const, Expr, Lane, absolute_difference, ite, map_lanes, select
from isa_specs.instruction import Feature, Instruction, RegisterOperand

Lanes = tuple[Expr, ...]
LaneFn = Callable[..., Expr]


class Fields(TypedDict, total=False):
    """The fields of ``Instruction`` that ``row`` takes by keyword. The default of ``c`` is a call of
    ``name``."""

    architectures: Required[frozenset[str]]
    immediates: Iterable[int]
    free: frozenset[str]
    c: str
    slots: int
    needs: Feature


def row(
    name: str, mnemonic: str, family: str, operands: tuple[RegisterOperand, ...],
    meaning: Callable[[int], Lanes] | Lanes, result: RegisterOperand, **fields: Unpack[Fields],
) -> Instruction:  # fmt: skip
    """Return one instruction of a table. ``meaning``: its result lanes, or a function from the immediate to
    them."""
    immediates = tuple(fields["immediates"]) if "immediates" in fields else None
    places = [f"{{{i}}}" for i in range(len(operands))] + ([] if immediates is None else ["{imm}"])
    semantics: Any = (lambda imm: meaning) if isinstance(meaning, tuple) else meaning
    every: Any = {"c": f"{name}({', '.join(places)})", **fields, "immediates": immediates}
    return Instruction(name, mnemonic, family, operands, result, semantics, **every)


def ordered(condition: Expr, width: int) -> Expr:
    """Return ``width`` ones where the one-bit condition is 1 and zeros elsewhere, as SIMD comparisons do."""
    return ite(condition, Const(width, -1), Const(width, 0))


def lane(operand: int, width: int, index: int) -> Lane:
    return Lane(width, operand, index)


def vertical(bits: int, width: int, arity: int, fn: LaneFn) -> Lanes:
    """Return ``fn`` of lane i of every operand as lane i (bitwise operations and shifts have this shape)."""
    return tuple(fn(*(lane(o, width, i) for o in range(arity))) for i in range(bits // width))


def pairwise(bits: int, width: int, fn: LaneFn) -> Lanes:
    """Return ``fn`` of lanes 2i and 2i + 1 of operand 0, a register of ``bits`` bits, as lane i."""
    return tuple(fn(lane(0, width, 2 * i), lane(0, width, 2 * i + 1)) for i in range(bits // width // 2))


def pairwise_two(bits: int, width: int, fn: LaneFn, block: int | None = None) -> Lanes:
    """Return ``fn`` of lanes 2i and 2i + 1: per ``block`` bits (default: all), operand 0, then operand 1."""
    per = (block or bits) // width
    return tuple(
        fn(lane(operand, width, i), lane(operand, width, i + 1))
        for start in range(0, bits // width, per)
        for operand in (0, 1)
        for i in range(start, start + per, 2)
    )


def pairwise_accumulate(bits: int, width: int, signed: bool) -> Lanes:
    """Return operand 0's lanes (2 * ``width`` bits) plus the widened sums of neighbouring lanes of operand
    1."""
    wide = 2 * width
    return tuple(
        lane(0, wide, i)
        + lane(1, width, 2 * i).ext(wide, signed)
        + lane(1, width, 2 * i + 1).ext(wide, signed)
        for i in range(bits // wide)
    )


def dot(
    bits: int, width: int, signed: tuple[bool, bool], count: int, end: Callable[[Expr], Expr] | None = None,
    element: int | None = None,
) -> Lanes:  # fmt: skip
    """Return operand 0's lanes (``count * width`` bits) plus the products of operands 1 and 2 (``signed``
    each) inside them. The sum wraps, unless ``end`` maps the exact sum, of 2 * ``count * width`` bits, to the
    lane. ``element``: all result lanes use this lane of operand 2 instead of their own."""
    wide = count * width
    capacity = wide if end is None else 2 * wide

    def total(place: int) -> Expr:
        first = count * (place if element is None else element)
        left = (lane(1, width, count * place + i).ext(capacity, signed[0]) for i in range(count))
        products = (a * lane(2, width, first + i).ext(capacity, signed[1]) for i, a in enumerate(left))
        return reduce(add, products, lane(0, wide, place).ext(capacity, signed=True))

    lanes = (total(place) for place in range(bits // wide))
    return tuple(lanes if end is None else map(end, lanes))


def matrix_product(
    rows: int, columns: int, depth: int, signed: tuple[bool, bool], right: Callable[[int, int], int]
) -> Lanes:
    """Return ``rows`` x ``columns`` lanes of 32 bits, row by row: operand 0 plus operand 1 times operand 2,
    modulo 2^32. Operands 1 and 2 are byte matrices (``signed`` each). Operand 1 has ``depth`` bytes per row.
    Byte i of a column of operand 2 is at ``right(column, i)``."""

    @cache
    def of_row(place: int) -> Expr:
        return lane(1, 8, place).ext(32, signed[0])

    @cache
    def of_column(place: int) -> Expr:
        return lane(2, 8, place).ext(32, signed[1])

    def total(row: int, column: int) -> Expr:
        products = (of_row(depth * row + i) * of_column(right(column, i)) for i in range(depth))
        return reduce(add, products, lane(0, 32, columns * row + column))

    return tuple(total(row, column) for row in range(rows) for column in range(columns))


def widening(
    result_bits: int, width: int, arity: int, signed: bool, fn: LaneFn, wide_first: bool = False
) -> Lanes:
    """Return ``fn`` of lane i of every operand, extended from ``width`` to twice that. ``wide_first``:
    operand 0 already has lanes of twice the width."""
    wide = 2 * width

    def operand(o: int, i: int) -> Expr:
        return lane(o, wide, i) if wide_first and o == 0 else lane(o, width, i).ext(wide, signed)

    return tuple(fn(*(operand(o, i) for o in range(arity))) for i in range(result_bits // wide))


def narrowing(source_bits: int, width: int, fn: LaneFn) -> Lanes:
    """Return ``fn`` of each lane of operand 0 (``width`` bits). ``fn`` returns half the width."""
    return tuple(fn(lane(0, width, i)) for i in range(source_bits // width))


def permutation(width: int, sources: Sequence[tuple[int, int]]) -> Lanes:
    """Move data: result lane i is lane ``sources[i] = (operand, index)``."""
    return tuple(lane(operand, width, index) for operand, index in sources)


def per_block(lanes: Lanes, blocks: int) -> Lanes:
    """Repeat a 128-bit meaning in each 128-bit block of wider registers, as most of AVX2 does. ``lanes`` is
    the meaning of one block. The register has ``blocks`` blocks."""

    def moved(leaf: Lane, block: int) -> Lane:
        return Lane(leaf.width, leaf.operand, leaf.index + block * (128 // leaf.width))

    return tuple(map_lanes(expr, partial(moved, block=block)) for block in range(blocks) for expr in lanes)


def table_lookup(entries: int, index: Expr, table_operand: int, in_range: Expr, mask: int) -> Expr:
    """Return the table byte at ``index & mask``, or 0 where ``in_range`` is 0 (``tbl``, ``pshufb``)."""
    table = [lane(table_operand, 8, i) for i in range(entries)]
    return ite(in_range, select(index & Const(8, mask), table), Const(8, 0))


def gathered(bits: int, width: int, arity: int, fn: LaneFn) -> Lanes:
    """Return one lane of ``bits // width`` bits: bit i is the one-bit ``fn`` of lane i of every operand."""
    count = bits // width
    bit = [
        ite(fn(*(lane(o, width, i) for o in range(arity))), Const(count, 1 << i), Const(count, 0))
        for i in range(count)
    ]
    while len(bit) > 1:
        bit = [a | b for a, b in zip(bit[::2], bit[1::2], strict=True)]
    return (bit[0],)


def sum_of_absolute_differences(bits: int, width: int, group: int, result_width: int) -> Lanes:
    """Return per ``group`` lanes the sum of |a - b| of both operands in ``result_width`` bits
    (``psadbw``)."""
    pairs = [(lane(0, width, i), lane(1, width, i)) for i in range(bits // width)]
    terms = [absolute_difference(a, b).zext(result_width) for a, b in pairs]
    return tuple(reduce(add, terms[start : start + group]) for start in range(0, len(terms), group))
