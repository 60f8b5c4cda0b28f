"""Obligations of the reduction: every line adds what it should without wrapping, and the sum is the spec's.

A lane of the reduction is a non-negative integer below a bound. Each line is proved, as bit-vectors
and for all lanes within their bounds, to be a linear form of the lanes it reads. Then one statement in
linear integer arithmetic per accumulator lane says that these forms, put together, add exactly the
terms of its row with their multipliers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from pysmt.fnode import FNode
from pysmt.logics import QF_BV, QF_LIA
from pysmt.shortcuts import (
    BV,
    BVULE,
    INT,
    LE,
    And,
    BVAdd,
    BVMul,
    BVZExt,
    Equals,
    Implies,
    Int,
    Plus,
    Symbol,
    Times,
    substitute,
)
from pysmt.typing import BVType

from isa_specs.expr import Expr, Lane, lanes_in, numbered
from isa_specs.lifted import byte_of, lift_lane_with, read_bytes
from sketches.corrections import pair_multipliers
from sketches.kernel import KernelSpec
from sketches.program import split_memory
from sketches.wellformed import MalformedProgram
from synth.prove.lines import check_inside, check_plain
from synth.prove.obligation import Obligation
from synth.prove.symbolic import Definition, Registers, constant_byte

#: Bits that a lane of the accumulator may have: those of C's unsigned integers.
ACCUMULATORS = (8, 16, 32, 64)


@dataclass(frozen=True)
class Value:
    """A lane: its width, an upper bound, and where it comes from.

    ``inputs``: (name of another lane, coefficient); empty for a source. ``key`` names the lane.
    """

    key: tuple[str, int]
    width: int
    bound: int
    inputs: tuple[tuple[tuple[str, int], int], ...] = ()


#: A byte that a line reads: (number of the lane, byte of it), or (None, a constant).
_Byte = tuple[int | None, int]


class _Form(NamedTuple):
    """A lane of a line whose leaf k reads the bytes ``reads[k]``, of other lanes that are ``widths`` bits wide.

    Lines repeat: what is equal in this is lifted and written as an obligation once.
    """

    lane: Expr
    reads: tuple[tuple[_Byte, ...], ...]
    widths: tuple[int, ...]

    def symbols(self) -> list[FNode]:
        return [Symbol(f"v{number}_{width}", BVType(width)) for number, width in enumerate(self.widths)]


@cache
def _lifted(form: _Form) -> FNode:
    """The lane as a term over the lanes that it reads."""
    symbols = form.symbols()

    def byte(number: int | None, place: int) -> FNode:
        return constant_byte(place) if number is None else byte_of(symbols[number], place)

    def read(leaf: Lane) -> FNode:
        return read_bytes(lambda n: byte(*form.reads[leaf.index][n]), leaf.width, 0)

    return lift_lane_with(form.lane, read)


@cache
def _coefficients(form: _Form) -> tuple[int, ...] | None:
    """How often each lane that is read counts, if the lane is linear; None where it is not 0 at 0."""
    symbols = form.symbols()
    if not symbols:
        return ()
    zero: dict[FNode, FNode] = {s: BV(0, s.bv_width()) for s in symbols}
    base = substitute(_lifted(form), zero).simplify()
    if not base.is_constant() or base.constant_value() != 0:
        return None
    ones = [
        substitute(_lifted(form), {**zero, symbol: BV(1, symbol.bv_width())}).simplify() for symbol in symbols
    ]
    return tuple(int(one.constant_value()) for one in ones)


@cache
def _linear(form: _Form, bounds: tuple[int, ...]) -> FNode:
    """For all lanes within their bounds the line is the linear form, in a width where nothing wraps."""
    term, symbols, coefficients = _lifted(form), form.symbols(), _coefficients(form)
    assert coefficients is not None
    width = term.bv_width()
    wide = 2 * max([width, *form.widths])
    total = BV(0, wide)
    for symbol, coefficient in zip(symbols, coefficients, strict=True):
        total = BVAdd(total, BVMul(BV(coefficient, wide), BVZExt(symbol, wide - symbol.bv_width())))
    within = And([BVULE(s, BV(bound, s.bv_width())) for s, bound in zip(symbols, bounds, strict=True)])
    return Implies(within, Equals(BVZExt(term, wide - width), total))


class LaneForms:
    """The lanes of the reduction as linear forms, and the obligations (``steps``) that make them so.

    ``sources``: the registers at which a form ends, with the bound of their byte lanes; without it the
    terms. ``added``: the most that the program adds to a lane of the accumulator.
    """

    def __init__(
        self, registers: Registers, sources: dict[str, int] | None = None, added: int | None = None
    ) -> None:
        self.registers = registers
        program = registers.program
        self.sources = {t.name: t.bound for t in program.terms} if sources is None else sources
        self.added = program.block_bound if added is None else added
        self.values: dict[tuple[str, int], Value] = {}
        self.steps: dict[FNode, Obligation] = {}

    def lane_width(self, name: str) -> int:
        """The lane width in which a register was made."""
        if name in self.sources:
            return 8
        definition = self.registers.lookup(name, False)
        if definition.instruction.family == "load":
            return self.registers.program.accumulator_bits
        return definition.instruction.lanes(definition.line.imm)[0].width

    def value(self, name: str, index: int) -> Value:
        """Lane ``index`` of a register, with its bound and its linear form."""
        key = (name, index)
        if key not in self.values:
            self.values[key] = self._value(name, index)
        return self.values[key]

    def _value(self, name: str, index: int) -> Value:
        if name in self.sources:
            return Value((name, index), 8, self.sources[name])
        definition = self.registers.lookup(name, False)
        if definition.instruction.family == "load":
            return self._accumulator(definition, name, index)
        return self._step(definition, name, index)

    def _accumulator(self, definition: Definition, name: str, index: int) -> Value:
        place = split_memory(definition.line.args[0])
        program = self.registers.program
        if place is None or place[0] != "acc":
            raise MalformedProgram(f"{name}: the reduction reads {definition.line.args[0]}")
        check_plain(definition.line, definition.instruction, self.registers.vector_bytes)
        check_inside(definition.line, definition.instruction, {"acc": accumulator_bytes(self.registers)})
        if place[1] % self.registers.vector_bytes:
            raise MalformedProgram(f"{name}: {definition.line.args[0]} is in the middle of a register")
        lane = place[1] * 8 // program.accumulator_bits + index
        top = (1 << program.accumulator_bits) - 1 - self.added
        if lane not in program.accumulator_lane:
            top = 0  # a lane that no row uses stays zero
        return Value(entry_key(lane), program.accumulator_bits, top)

    def _step(self, definition: Definition, name: str, index: int) -> Value:
        line, instruction = definition.line, definition.instruction
        lane = instruction.lanes(line.imm)[index]
        sources: dict[tuple[str, int], Value] = {}
        numbers: dict[tuple[str, int], int] = {}

        def byte(arg: str, place: int) -> _Byte:
            if arg in self.registers.constants:
                return None, self.registers.constants[arg][place]
            width = self.lane_width(arg)
            source = self.value(arg, place * 8 // width)
            if source.bound == 0:
                return None, 0
            sources[source.key] = source
            return numbers.setdefault(source.key, len(numbers)), place % (width // 8)

        reads = tuple(
            tuple(
                byte(line.args[leaf.operand], leaf.index * leaf.width // 8 + n)
                for n in range(leaf.width // 8)
            )
            for leaf in lanes_in(lane)
        )
        values = tuple(sources[key] for key in numbers)
        form = _Form(numbered(lane), reads, tuple(value.width for value in values))
        coefficients = _coefficients(form)
        if coefficients is None:
            raise MalformedProgram(f"{name}: lane {index} is not 0 where everything it reads is 0")
        bound = sum(c * value.bound for c, value in zip(coefficients, values, strict=True))
        if bound >= 1 << lane.width:
            raise MalformedProgram(
                f"{name}: lane {index} can reach {bound}, more than {lane.width} bits hold"
            )
        formula = _linear(form, tuple(value.bound for value in values))
        if formula not in self.steps:
            self.steps[formula] = Obligation(f"reduction {name} lane {index}", formula, QF_BV)
        inputs = tuple((value.key, c) for value, c in zip(values, coefficients, strict=True) if c)
        return Value((name, index), lane.width, bound, inputs)

    def by_key(self, key: tuple[str, int]) -> Value:
        """A value that was already made."""
        if key[0].startswith(_ENTRY):
            bits = self.registers.program.accumulator_bits
            return Value(key, bits, (1 << bits) - 1 - self.added)
        return self.values[key]


def accumulator_bytes(registers: Registers) -> int:
    return registers.program.accumulator_registers * registers.vector_bytes


def check_accumulator(registers: Registers) -> None:
    """Raise MalformedProgram unless the program stores every register of the accumulator, a block adds something, and
    each row has a lane of its own within the accumulator."""
    program, size = registers.program, registers.vector_bytes
    if program.accumulator_bits not in ACCUMULATORS or program.block_bound < 1:
        raise MalformedProgram(
            f"lanes of {program.accumulator_bits} bits to which a block adds at most {program.block_bound}"
        )
    places = [place for place, _ in registers.stores]
    if sorted(places) != list(range(0, accumulator_bytes(registers), size)) or not places:
        raise MalformedProgram("the stores do not cover the accumulator")
    lanes = accumulator_bytes(registers) * 8 // program.accumulator_bits
    outside = [lane for lane in program.accumulator_lane if not 0 <= lane < lanes]
    if outside:
        raise MalformedProgram(f"a row in lane {outside[0]} of {lanes} is outside the accumulator")
    if len(set(program.accumulator_lane)) != len(program.accumulator_lane):
        raise MalformedProgram("two rows have one lane of the accumulator")


def reduction_obligations(spec: KernelSpec, registers: Registers, vector_bytes: int) -> list[Obligation]:
    """The steps, the sum of every accumulator lane, and the bound of a block. Raises MalformedProgram."""
    program = registers.program
    reduction = LaneForms(registers)
    lanes = vector_bytes * 8 // program.accumulator_bits
    stored = dict(registers.stores)
    check_accumulator(registers)
    sums: dict[FNode, Obligation] = {}
    used = {lane: row for row, lane in enumerate(program.accumulator_lane)}
    for offset, name in sorted(stored.items()):
        width = reduction.lane_width(name)
        for index in range(lanes):
            lane = offset * 8 // program.accumulator_bits + index
            sources = _cover(reduction, name, width, index, program.accumulator_bits)
            formula = _sum_formula(spec, vector_bytes, reduction, lane, used.get(lane), sources)
            if formula is not None and formula not in sums:
                sums[formula] = Obligation(f"accumulator lane {lane}", formula, QF_LIA)
    return [*reduction.steps.values(), *sums.values()]


def _cover(reduction: LaneForms, name: str, width: int, index: int, wanted: int) -> list[tuple[Value, int]]:
    """The made lanes, with their weights, that lie in accumulator lane ``index``."""
    if width > wanted:
        ratio = width // wanted
        value = reduction.value(name, index // ratio)
        if value.bound >= 1 << wanted:
            raise MalformedProgram(f"{name}: lane {index // ratio} does not fit the accumulator")
        return [(value, 1)] if index % ratio == 0 else []
    ratio = wanted // width
    return [(reduction.value(name, index * ratio + n), 1 << (width * n)) for n in range(ratio)]


#: What a lane of the accumulator was before is a value beside those of registers, whose names have no such sign.
_ENTRY = "acc@"


def entry_key(lane: int) -> tuple[str, int]:
    """The key of what lane ``lane`` of the accumulator was before the block."""
    return f"{_ENTRY}{lane}", 0


def _sum_formula(
    spec: KernelSpec, vector_bytes: int, reduction: LaneForms, lane: int, row: int | None,
    sources: list[tuple[Value, int]],
) -> FNode | None:  # fmt: skip
    """``definitions => lane = acc_in + the row's terms``, over integer variables named by traversal."""
    program = reduction.registers.program
    names: dict[tuple[str, int], FNode] = {}
    definitions: list[FNode] = []
    reached: list[Value] = []

    def visit(value: Value) -> FNode:
        if value.key in names:
            return names[value.key]
        symbol = Symbol(f"n{len(names)}", INT)
        names[value.key] = symbol
        if value.inputs:
            parts = [Times(Int(c), visit(reduction.by_key(key))) for key, c in value.inputs]
            definitions.append(Equals(symbol, Plus(parts)))
        else:
            reached.append(value)
            definitions.append(And(LE(Int(0), symbol), LE(symbol, Int(value.bound))))
        return symbol

    live = [(value, weight) for value, weight in sources if value.bound]
    if row is None:
        if live:
            raise MalformedProgram(f"accumulator lane {lane} belongs to no row but is written")
        return None
    if not live:
        raise MalformedProgram(f"accumulator lane {lane} gets nothing")
    result = Plus([Times(Int(weight), visit(value)) for value, weight in live])
    multipliers = pair_multipliers(spec, program)
    wanted: list[FNode] = []
    entry = Value(entry_key(lane), program.accumulator_bits, 0)
    if entry.key not in names:
        raise MalformedProgram(f"accumulator lane {lane} does not add to what was there")
    wanted.append(names[entry.key])
    place = program.row_order.index(row)
    for term in program.terms:
        share, rest = divmod(multipliers[term.weight_plane, term.activation_plane], term.multiplier)
        if rest:
            raise MalformedProgram(f"{term.name}: multiplier {term.multiplier} does not divide the pair's")
        for byte in range(vector_bytes):
            if (term.register * vector_bytes + byte) // spec.row_bytes == place:
                key = (term.name, byte)
                if key not in names:
                    raise MalformedProgram(f"accumulator lane {lane} misses {term.name} lane {byte}")
                wanted.append(Times(Int(share), names[key]))
    block = Plus(wanted[1:])
    claim = And(Equals(result, Plus(wanted)), LE(block, Int(program.block_bound)))
    return Implies(And(definitions), claim)
