"""Proof of what a step of a dot microkernel adds.

The packers guarantee the offsets of codes. Position p of row r of a step's weights is at byte ``(p //
together * rows + r) * together + p % together``. Position p of column c of a group's activations is at byte
``c * positions + p``; with depthwise activations, that of row r is at byte ``r * positions + p``. A step adds
to every lane of the first sums the products of its positions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pysmt.fnode import FNode
from pysmt.logics import QF_BV, QF_LIA
from pysmt.shortcuts import (
    BV,
    BVULE,
    GE,
    INT,
    LE,
    And,
    BVZExt,
    Equals,
    Implies,
    Int,
    Plus,
    Symbol,
)
from pysmt.typing import BVType

from isa_specs.instruction import Isa
from sketches.bytes import WIDE, largest_product
from sketches.dot import sum_bits
from sketches.kernel import KernelSpec
from sketches.tile_program import TileProgram, computing
from sketches.wellformed import MalformedProgram
from synth.prove.accumulator_stages import ProvedStage, bytes_of, first_stage, signed_between
from synth.prove.code import StraightLineCode, free_leaf, straight_code
from synth.prove.obligation import Obligation
from synth.prove.products import Values, fitted, in_order, signed_values, without_products


def dot_step(
    spec: KernelSpec, isa: Isa, target: str, program: TileProgram
) -> tuple[ProvedStage, list[Obligation]]:
    """Return the narrowest sums and the obligations of a step. Raises MalformedProgram if the program
    contradicts itself."""
    _check_step(program)
    rows, positions, together = program.rows(isa), program.positions, program.together
    per_row, height = WIDE // program.widths[0], rows // len(program.sums)

    def accumulator(number: int, lane: int) -> tuple[int, int]:
        """Return column and row of a lane of the sums."""
        column, row = divmod(lane // per_row, height)
        return column, number * height + row

    def places(number: int, lane: int) -> list[tuple[int, int]]:
        (column, row), first = accumulator(number, lane), lane % per_row * positions // per_row
        begin = positions * (row if program.depthwise else column)
        return [
            ((p // together * rows + row) * together + p % together, begin + p)
            for p in range(first, first + positions // per_row)
        ]

    lanes = []
    for number, group in enumerate(program.groups):
        every = (accumulator(number, lane) for lane in range(program.columns * height * per_row))
        lanes.append(tuple((column * rows + row, group.coefficient) for column, row in every))
    first = first_stage(program, lanes)
    wide = sum_bits(isa, program) // 8
    code = straight_code(isa, target, program.constants, program.inner, wide=wide)
    products = products_of(spec, program.stored_zero, places)
    says = "step: lane {lane} takes the products of its row and column"
    return first, added_products(products, code, first, program.totals, says)


def _check_step(program: TileProgram) -> None:
    """Raise MalformedProgram unless a step of weights that stay live loads its weights and its activations
    first, once each and whole, and no line reads the new sums. The emission runs some lines once for several
    accumulators; ``sketches.wellformed.check_shared`` checks what these read."""
    loads = program.stage("load")
    operands = [line.args for line in loads] == [("weights@0",), ("activations@0",)]
    if program.weights_live and not (operands and program.inner[:2] == loads):
        raise MalformedProgram("a step loads its weights and its activations first, each once and whole")
    totals = [{line.args[0] for line in lines if line.stage == "store"} for lines in program.widenings]
    for number, lines in enumerate((program.inner, *program.widenings)):
        names = {*program.totals} if number == 0 else totals[number - 1]
        read = {arg for line in computing(lines) for arg in line.args}
        if names & (read | {line.dest for line in lines if line.stage == "load"}):
            raise MalformedProgram(f"{min(names)}: the sums of stage {number} are read, or loaded")


def _between(number: FNode, least: int, most: int) -> FNode:
    """Return the formula that an unsigned number is at most ``most``. ``least`` is zero."""
    return BVULE(number, BV(most, number.bv_width()))


@dataclass(frozen=True)
class Factor:
    """A factor of products: bytes of a ``buffer`` or register, with codes of ``bits`` bits. With a
    ``stored_zero``, bytes are signed: codes of 8 bits, less ``stored_zero``."""

    buffer: str
    bits: int
    stored_zero: int = 0


@dataclass(frozen=True)
class Products:
    """The products of codes that a step adds to a lane. ``limits``: the least and the largest product.
    ``places(register, lane)``: pairs of byte offsets in both factors. The lane of that accumulator register
    takes their products."""

    factors: tuple[Factor, Factor]
    limits: tuple[int, int]
    places: Callable[[int, int], Sequence[tuple[int, int]]]


def products_of(
    spec: KernelSpec, stored_zero: int, places: Callable[[int, int], Sequence[tuple[int, int]]]
) -> Products:
    """Return the products of weight codes, less ``stored_zero``, and activations."""
    weights, activations = spec.weights.bits, spec.activations.bits
    factors = Factor("weights", weights, stored_zero), Factor("activations", activations)
    largest = largest_product(spec, stored_zero)
    return Products(factors, (-largest, largest), places)


def added_products(
    products: Products, code: StraightLineCode, stage: ProvedStage, totals: Sequence[str], says: str
) -> list[Obligation]:
    """Return the obligations that a step's ``code`` adds its ``products`` to every lane of the sums of
    ``stage``, which is signed if a factor is. ``totals``: registers of the new sums. ``says``: the
    obligations' names, with ``{lane}`` for the lane's number. A separate claim over integers bounds the sum
    in its lane, because solvers do not decide it on bits for many products."""
    width, signed = stage.width, stage.signed
    factors, limits = products.factors, products.limits
    found: dict[FNode, Obligation] = {}
    # A number with a sign is only ever cut short in a lane, never made wider.
    bits_of_product = max(width, min(2 * width, WIDE)) if signed else sum(factor.bits for factor in factors)
    between = signed_between if signed else _between
    seen: set[tuple[FNode, int]] = set()
    every = (
        (number, sum_, lane) for number, sum_ in enumerate(stage.sums) for lane in range(len(sum_.lanes))
    )
    before = Symbol(f"sum_{width}", BVType(width))
    known: dict[int, _Addends] = {}
    for number, sum_, lane in every:
        named = bytes_of(before, sum_.name, lane * width // 8)
        pairs_at = products.places(number, lane)
        if len(pairs_at) not in known:
            known[len(pairs_at)] = _addends(factors, len(pairs_at), before, bits_of_product)
        added = known[len(pairs_at)]
        for of_pair, codes in zip(pairs_at, added.codes, strict=True):
            for factor, at, code_of in zip(factors, of_pair, codes, strict=True):
                named[factor.buffer, at] = code_of
        lane_of = code.lane(totals[number], width, lane, free_leaf(named))
        # Codes are called by their positions: lanes that are one term are one claim.
        if (lane_of, sum_.bound) in seen:
            continue
        seen.add((lane_of, sum_.bound))
        value = without_products(lane_of, added.pairs, added.stands_for)
        most = (1 << width - signed) - 1 if stage.interval is None else sum_.bound * stage.interval
        within = [between(one, *limits) for one in added.pairs.values()]
        stays = _stays(limits if signed else (0, limits[1]), len(added.pairs), most - sum_.bound, most)
        found.setdefault(stays.formula, stays)
        claim = Equals(value, in_order(*added.own))
        formula = Implies(And(between(before, sum_.bound - most, most - sum_.bound), *within), claim)
        found.setdefault(formula, Obligation(says.format(lane=lane), formula, QF_BV))
    return list(found.values())


@dataclass(frozen=True)
class _Addends:
    """What a lane of a sum takes. ``codes``: those of each product, as bytes. ``pairs``: a symbol for the
    product of each pair of codes. ``stands_for``: the numbers of signed codes. ``own``: the addends modulo
    2^width, with the sum before."""

    codes: list[tuple[FNode, ...]]
    pairs: dict[frozenset[FNode], FNode]
    stands_for: dict[FNode, Values]
    own: list[FNode]


def _addends(factors: tuple[Factor, Factor], count: int, before: FNode, bits_of_product: int) -> _Addends:
    """Return the addends of ``count`` products. Codes are named by their positions."""
    width = before.bv_width()
    found = _Addends([], {}, {}, [before])
    for byte in range(count):
        codes = [Symbol(f"{one.buffer[0]}{byte}_{one.bits}", BVType(one.bits)) for one in factors]
        found.codes.append(
            tuple(BVZExt(code, 8 - one.bits) for one, code in zip(factors, codes, strict=True))
        )
        for factor, code in zip(factors, codes, strict=True):
            if factor.stored_zero:
                found.stands_for[code] = signed_values(factor.bits)
        made = Symbol(f"p{byte}_{bits_of_product}", BVType(bits_of_product))
        found.pairs[frozenset(codes)] = made
        found.own.append(fitted(made, width))
    return found


def _stays(limits: tuple[int, int], count: int, before: int, most: int) -> Obligation:
    """Return the obligation that a sum of at most ``before`` plus ``count`` products is at most ``most``. If
    no product is negative, no sum is; else the bounds apply to magnitudes."""
    least = -1 if limits[0] < 0 else 0
    own, products = Symbol("sum_i", INT), [Symbol(f"p{number}_i", INT) for number in range(count)]
    every = [(own, least * before, before), *((one, *limits) for one in products)]
    within = [part for one, low, high in every for part in (GE(one, Int(low)), LE(one, Int(high)))]
    total = Plus(own, *products)
    claim = And(GE(total, Int(least * most)), LE(total, Int(most)))
    return Obligation(f"{count} products more fit a sum", Implies(And(within), claim), QF_LIA)
