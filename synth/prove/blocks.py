"""Proof of a kernel of linear layers in quantization groups: codes that sub-steps unpack, products that they
add to sums, widenings, products on tile registers, and sums of super-blocks. No sum overflows, and a float
holds each exactly. Also proof that C reads packed integer scales as they were stored.

The loops around these lines are simple: the sub-steps of a group one after the other, widenings before sums
are full, and the epilogue after the last sub-step. The emission states what floats do then, with their order.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
from pysmt.fnode import FNode
from pysmt.logics import QF_BV, QF_LIA
from pysmt.shortcuts import (
    BV,
    BVULE,
    GE,
    INT,
    LE,
    And,
    BVAdd,
    BVAnd,
    BVExtract,
    BVOr,
    BVSExt,
    BVZExt,
    Equals,
    Implies,
    Int,
    Ite,
    Plus,
    Symbol,
    Times,
)
from pysmt.typing import BVType

from isa_specs.concrete import execute
from isa_specs.instruction import Isa
from sketches.blocks import (
    ENTRIES,
    EXACT_FLOAT,
    LARGEST_ACTIVATION,
    LARGEST_BLOCK,
    LARGEST_SUM,
    PACKED_BITS,
    TABLE,
    BitField,
    BlockProgram,
    BlockSpec,
    Matrix,
    UnshiftedCodes,
)
from sketches.bytes import CHUNK, STORED_ZERO, WIDE, AccumulatorStage, rows_per_register
from sketches.wellformed import MalformedProgram
from sketches.wellformed_forms import check_blocks
from synth.prove.accumulator_stages import ProvedStage, Sum, bytes_of, signed_between
from synth.prove.code import Memo, StraightLineCode, check_plain, free_leaf, straight_code
from synth.prove.dot import Factor, Products, added_products
from synth.prove.obligation import Obligation, distinct
from synth.prove.products import in_order, signed_values, without_products


def block_obligations(isa: Isa, target: str, program: BlockProgram) -> list[Obligation]:
    """Return every obligation of a kernel of linear layers in quantization groups. Raises MalformedProgram if
    the kernel contradicts itself."""
    check_blocks(isa, target, program)
    found = _parts(isa, target, program)
    if program.one_column:
        found += _unshifted(isa, target, program, program.one_column)
    accumulators = {} if program.spec.columns == 1 else _accumulators(isa, program)
    spec = program.spec
    for part, half in itertools.product(range(spec.sub_steps_per_register), range(spec.columns)):
        found += _products(isa, target, program, part, half, accumulators)
    if accumulators:
        found += _exchanges(isa, target, program, accumulators)
    for number in range(len(program.stages) - 1):
        found += _moves(isa, target, program, number)
    if program.correction is not None:
        found += _super_blocks(isa, target, program, program.correction)
    if program.matrix is not None:
        found += _matrix(isa, target, program, program.matrix)
    return distinct([*found, *integer_obligations(), *_bounds(program)])


def _parts(
    isa: Isa, target: str, program: BlockProgram, one: UnshiftedCodes | None = None
) -> list[Obligation]:
    """Return the obligations that every byte of a sub-step has the bits of its fields, shifted left where
    codes are unshifted, and no others."""
    spec, size, made = program.spec, isa.vector_bits // 8, one or program
    code = straight_code(isa, target, program.constants, (*program.table, *program.loads, *made.unpack))
    found = []
    for place, name in enumerate(made.weight_codes):
        up = one.by if one and one.unshifted[place] else 0
        part, half = divmod(place, spec.columns)
        for byte in range(size):
            # Bytes are called by their words: those of one place are one claim.
            words = [Symbol(f"word{number}", BVType(8)) for number in range(spec.words)]
            at = [(number * spec.columns + half) * size + byte for number in range(spec.words)]
            named: Memo = {("weights", one): word for one, word in zip(at, words, strict=True)}
            wanted = _field_bits(spec.bit_fields(part), words, up=up)
            if program.table:
                entries = [Symbol(f"entry{number}", BVType(8)) for number in range(ENTRIES)]
                named |= {(TABLE, n): entries[n % ENTRIES] for n in range(size)}
                wanted = _entry(entries, wanted)
                found.append(_fits(program, entries, wanted))
            value = code.lane(name, 8, byte, free_leaf(named))
            says = f"sub-step {part}: byte {byte} has the bits of its fields{f', {up} bits up' if up else ''}"
            found.append(Obligation(says, Equals(value, wanted), QF_BV))
    return found


def _entry(entries: Sequence[FNode], code: FNode) -> FNode:
    """Return the entry that a code of 8 bits selects, for codes below the number of entries."""
    found = entries[-1]
    for number, entry in enumerate(entries[:-1]):
        found = Ite(Equals(code, BV(number, 8)), entry, found)
    return found


def _fits(program: BlockProgram, entries: Sequence[FNode], value: FNode) -> Obligation:
    """Return the obligation that a looked-up ``value`` is an integer for which products are proved."""
    most = BV(program.spec.largest_code, 8)
    says = f"a table of {program.spec.value_bits} bits gives values of {program.spec.value_bits} bits"
    return Obligation(says, Implies(And([BVULE(one, most) for one in entries]), BVULE(value, most)), QF_BV)


def _unshifted(isa: Isa, target: str, program: BlockProgram, one: UnshiftedCodes) -> list[Obligation]:
    """Return the obligations of one column with unshifted codes: its sub-steps, and products as of wider
    codes. A group of such codes fits, and its sum is added to the others shifted right."""
    wider = replace(program, spec=replace(program.spec, bits=program.spec.bits + one.by))
    found = _parts(isa, target, program, one)
    for part in range(program.spec.sub_steps_per_register):
        found += _products(isa, target, wider, part, 0, {})
    before, own = (Symbol(f"{name}_{WIDE}", BVType(WIDE)) for name in ("sum", "raised"))
    code = straight_code(isa, target, program.constants, one.lines)
    for lane in range(isa.vector_bits // WIDE):
        at = lane * WIDE // 8
        named = bytes_of(before, "sum0", at) | bytes_of(own << one.by, "sum1", at)
        claim = Equals(code.lane(one.total, WIDE, lane, free_leaf(named)), BVAdd(before, own))
        says = f"unshifted sums: lane {lane} takes them shifted down"
        found.append(Obligation(says, Implies(_between(own, LARGEST_SUM), claim), QF_BV))
    sums = Symbol("raised_i", INT)
    fits = And(*_sizes(Times(Int(1 << one.by), sums), (1 << WIDE - 1) - 1))
    says = f"a block of codes that are {one.by} bits up fits {WIDE} bits"
    return [*found, Obligation(says, Implies(And(*_sizes(sums, LARGEST_SUM)), fits), QF_LIA)]


#: Bits of a block's sum of activations, of which two fill a lane, and of an integer.
_HALF, _INTEGER = WIDE // 2, 8
#: Row and column of the lanes of a group's sums, by the number of their register and their own.
Accumulators = dict[tuple[int, int], tuple[int, int]]


def _products(
    isa: Isa, target: str, program: BlockProgram, part: int, half: int, accumulators: Accumulators
) -> list[Obligation]:
    """Return the obligations that the lines of sub-step ``part`` add products of rows and columns to sums.
    Each lane of register ``half`` takes the products of its row and column."""
    first, spec = program.stages[0], program.spec
    code = straight_code(isa, target, program.constants, program.inner(part))
    lanes = tuple((0, 1) for _ in range(isa.vector_bits // first.width))
    sums = (Sum("sum0", program.bounds[0], lanes),)
    stage = ProvedStage(first.width, sums, (*program.intervals, None)[0], signed=True)
    size, count = isa.vector_bits // 8, spec.chunk * first.width // WIDE

    def places(number: int, lane: int) -> list[tuple[int, int]]:
        # Narrow lanes, which have some of a row's products, are the rows' in order.
        row, column = accumulators.get((half, lane), (lane, 0))
        every = range(row * count - half * size, (row + 1) * count - half * size)
        return [
            (byte, column * spec.positions_per_register + part * spec.chunk + byte % spec.chunk)
            for byte in every
        ]

    says = "sub-step: lane {lane} takes the products of its bytes"
    return added_products(_factors(program, "weight_codes", places), code, stage, [first.total], says)


def _factors(
    program: BlockProgram, weights: str, places: Callable[[int, int], Sequence[tuple[int, int]]]
) -> Products:
    """Return the products of ``weights`` and activations: codes, of which bytes at ``places`` are
    multiplied."""
    codes = Factor(weights, program.spec.value_bits, program.zero_point)
    return Products((codes, Factor("activations", 8, STORED_ZERO)), program.product_limits, places)


def _matrix(isa: Isa, target: str, program: BlockProgram, matrix: Matrix) -> list[Obligation]:
    """Return the obligations of a product on tile registers. It adds to the sum of every row and column the
    products of its positions. The sums of a column are then read by rows and get their initial value.
    Unpacked codes lie [positions / 4, rows, 4], activations [columns, positions]. Smaller registers have
    zeros beyond their size, which are codes too. Raises MalformedProgram if a load or store is not plain."""
    rows, positions = rows_per_register(isa), matrix.positions
    *loads, _, store = matrix.lines
    whole = isa.instructions[store.instruction].operands[0].bytes
    straight_code(isa, target, (), (matrix.store,))
    for line in loads:
        check_plain(line, isa.instructions[line.instruction], whole)
    code = straight_code(isa, target, (), matrix.lines, wide=whole)
    sums = Sum("sum0", positions * program.largest_product, tuple((0, 1) for _ in range(whole * 8 // WIDE)))

    def places(number: int, lane: int) -> list[tuple[int, int]]:
        column, row = divmod(lane, rows)
        every = ((p // CHUNK * rows + row, column * positions + p, p % CHUNK) for p in range(positions))
        return [(CHUNK * register + byte, code) for register, code, byte in every]

    stage = ProvedStage(WIDE, (sums,), None, signed=True)
    says = "matrix: lane {lane} takes its row's and column's"
    found = added_products(_factors(program, "sub_steps", places), code, stage, [store.args[0]], says)
    epilogue, total = straight_code(isa, target, (), matrix.epilogue), matrix.epilogue[-1].dest
    for row in range(rows):
        own, begin = (Symbol(name, BVType(WIDE)) for name in ("own", "begin_of_column"))
        named = bytes_of(own, "sums", row * CHUNK) | bytes_of(begin, "begin", row * CHUNK)
        value = epilogue.lane(total, WIDE, row, free_leaf(named))
        says = f"matrix: row {row} of a column takes its sum and what it begins with"
        found.append(Obligation(says, Equals(value, BVAdd(own, begin)), QF_BV))
    return found


def _accumulators(isa: Isa, program: BlockProgram) -> Accumulators:
    """Return, per lane of sums, the row and column for which the epilogue reads it: found by a run on
    numbers, proved by ``_exchanges``. Raises MalformedProgram unless the epilogue reads every sum once."""
    columns, rows = program.spec.columns, rows_per_register(isa)
    every = list(itertools.product(range(columns), range(rows)))
    numbers = np.arange(1, columns * rows + 1, dtype="<u4").reshape(columns, rows)
    values = {f"sum{number}": numbers[number].view(np.uint8)[None] for number in range(columns)}
    for line in program.epilogue:
        instruction = isa.instructions[line.instruction]
        values[line.dest] = execute(instruction, [values[arg] for arg in line.args], line.imm)
    ends = [values[end].view("<u4")[0].tolist() for end in program.ends]
    if sorted(number for end in ends for number in end) != numbers.reshape(-1).tolist():
        raise MalformedProgram("the finish takes not every sum once")
    return {every[ends[column][row] - 1]: (row, column) for column, row in every}


def _exchanges(isa: Isa, target: str, program: BlockProgram, accumulators: Accumulators) -> list[Obligation]:
    """Return the obligations that the epilogue moves every sum to its row and column, and that sums start
    with the initial value of their column."""
    begin = straight_code(isa, target, (), program.begin)
    epilogue = straight_code(isa, target, (), program.epilogue)
    found = []
    sums: Memo = {}
    begins: Memo = {}
    for number, lane in accumulators:
        sums |= bytes_of(Symbol(f"sum{number}_{lane}", BVType(WIDE)), f"sum{number}", lane * WIDE // 8)
        begins |= bytes_of(Symbol(f"begin{number}", BVType(WIDE)), "begins", number * WIDE // 8)
    for (number, lane), (row, column) in accumulators.items():
        value = epilogue.lane(program.ends[column], WIDE, row, free_leaf(sums))
        says = f"finish: row {row} of column {column} takes its sum"
        found.append(Obligation(says, Equals(value, Symbol(f"sum{number}_{lane}", BVType(WIDE))), QF_BV))
        value = begin.lane(program.start, WIDE, lane, free_leaf(begins))
        says = f"begin: lane {lane} begins with what column {column} does"
        found.append(Obligation(says, Equals(value, Symbol(f"begin{column}", BVType(WIDE))), QF_BV))
    return found


def _moves(isa: Isa, target: str, program: BlockProgram, number: int) -> list[Obligation]:
    """Return the obligations that a stage's lines add to each lane the narrower lanes inside it, exactly."""
    narrow, wide = program.stages[number], program.stages[number + 1]
    full = program.bounds[number] * program.intervals[number]
    code = straight_code(isa, target, program.constants, wide.lines)
    most = (1 << wide.width - 1) - 1 - program.bounds[number + 1]
    found = []
    for lane in range(isa.vector_bits // wide.width):
        before = Symbol(f"sum_{wide.width}", BVType(wide.width))
        named = bytes_of(before, f"sum{number + 1}", lane * wide.width // 8)
        total, within = before, [_between(before, most)]
        for part in range(wide.width // narrow.width):
            own = Symbol(f"part{part}_{narrow.width}", BVType(narrow.width))
            place = (lane * wide.width + part * narrow.width) // 8
            named |= bytes_of(own, f"sum{number}", place)
            total = BVAdd(total, BVSExt(own, wide.width - narrow.width))
            within.append(_between(own, full))
        value = code.lane(wide.total, wide.width, lane, free_leaf(named))
        claim = And(Equals(value, total), _between(total, most + program.bounds[number + 1]))
        says = f"sums of {wide.width} bits: lane {lane} takes those of {narrow.width} bits in it"
        found.append(Obligation(says, Implies(And(within), claim), QF_BV))
    return found


def _between(number: FNode, most: int) -> FNode:
    """Return the formula that the magnitude of a signed number is at most ``most``."""
    return signed_between(number, -most, most)


def _bounds(program: BlockProgram) -> list[Obligation]:
    """Return the obligations that sums are not full before they are widened. The last sums hold a group with
    its initial value, exactly in a float."""
    runs = Symbol("runs_i", INT)
    found = []
    for stage, bound, interval in zip(program.stages, program.bounds, program.intervals, strict=False):
        short = And(GE(runs, Int(0)), LE(runs, Int(interval)))
        claim = LE(Times(Int(bound), runs), Int((1 << stage.width - 1) - 1))
        says = f"{interval} runs fit {stage.width} bits"
        found.append(Obligation(says, Implies(short, claim), QF_LIA))
    added, begun = Symbol("added_i", INT), Symbol("begun_i", INT)
    within = And([size for one in (added, begun) for size in _sizes(one, LARGEST_SUM)])
    claim = And(*_sizes(Plus(added, begun), (1 << WIDE - 1) - 1), LE(Int(2 * LARGEST_SUM), Int(EXACT_FLOAT)))
    # Twice: the zero point may be half of an integer.
    says = f"a block fits {WIDE} bits with what it begins with, and a float"
    found.append(Obligation(says, Implies(within, claim), QF_LIA))
    return found


def _sizes(number: FNode, most: int) -> tuple[FNode, FNode]:
    """Return the two conditions that the magnitude of an integer is at most ``most``."""
    return GE(number, Int(-most)), LE(number, Int(most))


def _super_blocks(
    isa: Isa, target: str, program: BlockProgram, correction: AccumulatorStage
) -> list[Obligation]:
    """Return the obligations that each 32-bit lane takes two 16-bit sums of activations, times their
    integers, modulo 2^32. With ``program.scale``, each lane also takes the two 16-bit sums in it of a group,
    times the group's integer. A super-block's sum is exact if it fits, which ``BlockWeights.super_block``
    ensures."""
    positions = Symbol("positions_i", INT)
    claim = LE(Times(Int(LARGEST_ACTIVATION - 1), positions), Int((1 << _HALF - 1) - 1))
    says = f"a block's codes of activations, up to {LARGEST_ACTIVATION - 1}, add up to {_HALF} bits"
    found = [Obligation(says, Implies(LE(positions, Int(LARGEST_BLOCK)), claim), QF_LIA)]
    # A register has the integers of two blocks beside each other.
    integers = [Symbol(f"integer{n}_{_INTEGER}", BVType(_INTEGER)) for n in range(2)]
    code = straight_code(isa, target, program.constants, correction.lines)
    found += _pair_lanes(code, correction.total, ("correction", "sums"), integers, integers)
    for factor, one in zip(program.factors, integers, strict=False):
        assert program.scale is not None
        of_block = (
            replace(x, args=tuple(factor.total if a == "factor" else a for a in x.args))
            for x in program.scale.lines
        )
        code = straight_code(isa, target, program.constants, (*factor.lines, *of_block))
        found += _pair_lanes(code, program.scale.total, ("scaled", "sum0"), integers, [one, one])
    return found


def integer_obligations() -> list[Obligation]:
    """Return the obligations that C unpacks integer scales: every byte has its bit fields and no others."""
    found = []
    for bits in PACKED_BITS:
        spec = BlockSpec(bits)
        words = [Symbol(f"word{number}_{WIDE}", BVType(WIDE)) for number in range(spec.words)]
        for part in range(spec.sub_steps):
            value, claims = BV(0, WIDE), []
            for one in spec.bit_fields(part):
                moved = words[one.word] << one.up if one.up > 0 else words[one.word] >> -one.up
                value = BVOr(value, BVAnd(moved, BV((one.ones << one.low) * 0x01010101, WIDE)))
            for low in range(0, WIDE, 8):
                wanted = _field_bits(spec.bit_fields(part), words, first=low)
                claims.append(Equals(BVExtract(value, low, low + 7), wanted))
            says = f"integers of {bits} bits: bytes of sub-step {part} have the bits of their fields"
            found.append(Obligation(says, And(claims), QF_BV))
    return found


def _field_bits(pieces: Sequence[BitField], words: Sequence[FNode], first: int = 0, up: int = 0) -> FNode:
    """Return the 8-bit code that the bit fields ``pieces`` make, shifted left by ``up``. They are read from
    the byte of each word that begins at bit ``first``."""
    found: FNode = BV(0, 8)
    for piece in pieces:
        low = first + piece.shift
        field = BVZExt(BVExtract(words[piece.word], low, low + piece.width - 1), 8 - piece.width)
        found = BVOr(found, field << piece.low + up)
    return found


def _pair_lanes(
    code: StraightLineCode,
    total: str,
    names: tuple[str, str],
    integers: Sequence[FNode],
    factors: Sequence[FNode],
) -> list[Obligation]:
    """Return the obligations that each lane of ``names[0]``, which becomes ``total``, takes the two numbers
    within its lane of ``names[1]``, times ``factors``. ``integers``: the integers in a lane of a register."""
    before = Symbol(f"sum_{WIDE}", BVType(WIDE))
    numbers = [Symbol(f"number{n}_{_HALF}", BVType(_HALF)) for n in range(2)]
    products = [Symbol(f"product{n}_{WIDE}", BVType(WIDE)) for n in range(2)]
    every = zip(numbers, factors, products, strict=True)
    pairs = {frozenset((number, factor)): product for number, factor, product in every}
    stands_for = {one: signed_values(one.bv_width()) for one in (*numbers, *factors)}
    found: dict[FNode, Obligation] = {}
    for lane in range(code.isa.vector_bits // WIDE):
        at = lane * WIDE // 8
        named: Memo = bytes_of(before, names[0], at)
        for n, number in enumerate(numbers):
            named |= bytes_of(number, names[1], at + n * _HALF // 8)
        for n, integer in enumerate(integers):
            named |= bytes_of(BVSExt(integer, _HALF - _INTEGER), "integers", at + n * _HALF // 8)
        value = code.lane(total, WIDE, lane, free_leaf(named))
        if value not in found:
            says = f"{names[0]} of a super-block: lane {lane} takes its numbers times their integers"
            claim = Equals(without_products(value, pairs, stands_for), in_order(before, *products))
            found[value] = Obligation(says, claim, QF_BV)
    return list(found.values())
