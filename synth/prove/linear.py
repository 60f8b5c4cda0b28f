"""Lanes of straight-line code as linear forms of source lanes, by lines that are each proved.

A lane is a non-negative integer below a bound. Each line is proved, as bit-vectors and for all lanes within
their bounds, to be a linear form of the lanes that it reads. Then one statement in linear integer arithmetic
says what these forms together add to a lane.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from pysmt.fnode import FNode
from pysmt.logics import QF_BV
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

from isa_specs.expr import Expr, Lane, numbered
from isa_specs.instruction import Instruction
from isa_specs.lifted import byte_of, lift_lane_with, read_bytes
from sketches.program import Line, split_memory
from sketches.wellformed import MalformedProgram
from synth.prove.code import StraightLineCode
from synth.prove.obligation import Obligation

#: Names a lane: the register and the lane's number, or the buffer and an at sign, which no register's name
#: has.
Key = tuple[str, int]


@dataclass(frozen=True)
class Source:
    """The end of linear forms: a register or buffer with lanes of ``width`` bits, at most ``bound``. Lanes
    that are not among ``lanes`` are zero (None: every lane may have a value)."""

    width: int
    bound: int
    lanes: frozenset[int] | None = None

    def most(self, lane: int) -> int:
        return self.bound if self.lanes is None or lane in self.lanes else 0


@dataclass(frozen=True)
class LaneValue:
    """A lane: its width, an upper bound, and its origin. ``inputs``: (key of another lane, coefficient). A
    source has none, nor has a constant, whose value is ``fixed``."""

    key: Key
    width: int
    bound: int
    inputs: tuple[tuple[Key, int], ...] = ()
    fixed: int | None = None


#: A byte that a line reads: (number of the lane, byte of it), or (None, a constant).
_Byte = tuple[int | None, int]


class _Form(NamedTuple):
    """A lane of a line whose leaf k reads the bytes ``reads[k]`` of other lanes, which are ``widths`` bits
    wide.

    Lines repeat: equal forms are lifted, and written as an obligation, once.
    """

    lane: Expr
    reads: tuple[tuple[_Byte, ...], ...]
    widths: tuple[int, ...]

    def symbols(self) -> list[FNode]:
        return [Symbol(f"v{number}_{width}", BVType(width)) for number, width in enumerate(self.widths)]


@cache
def _lifted(form: _Form) -> FNode:
    """Return the lane as a term over the lanes that it reads."""
    symbols = form.symbols()

    def byte(number: int | None, place: int) -> FNode:
        return BV(place, 8) if number is None else byte_of(symbols[number], place)

    def read(leaf: Lane) -> FNode:
        return read_bytes(lambda n: byte(*form.reads[leaf.index][n]), leaf.width, 0)

    return lift_lane_with(form.lane, read)


@cache
def _at(form: _Form, one: int | None) -> int | None:
    """Return the lane's value if lane ``one`` is 1 and all other lanes are 0; None if that is no constant."""
    values = {
        symbol: BV(int(number == one), symbol.bv_width()) for number, symbol in enumerate(form.symbols())
    }
    term = (substitute(_lifted(form), values) if values else _lifted(form)).simplify()
    return int(term.constant_value()) if term.is_constant() else None


@cache
def _coefficients(form: _Form) -> tuple[int, ...] | None:
    """Return the coefficient of each lane that is read, if the lane is linear; None if it is not 0 at 0."""
    if _at(form, None) != 0:
        return None
    ones = [_at(form, number) for number in range(len(form.widths))]
    return None if None in ones else tuple(one for one in ones if one is not None)


@cache
def _linear(form: _Form, bounds: tuple[int, ...]) -> FNode:
    """Return the formula that the line is the linear form for all lanes within their bounds, without
    wrapping."""
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
    """The lanes of a code as linear forms, and the obligations (``steps``) that prove these forms.

    ``sources``: the registers at which forms end, whether or not a line of the code defines them. Buffers are
    among them, by names with an at sign, which no register has.
    """

    def __init__(self, code: StraightLineCode, sources: Mapping[str, Source]) -> None:
        self.code = code
        self.sources = sources
        self.values: dict[Key, LaneValue] = {}
        self._taken: dict[Key, dict[Key, int]] = {}
        self.steps: dict[FNode, Obligation] = {}

    def lane_width(self, name: str) -> int:
        """Return the bits of the lanes in which a register was made or loaded."""
        if name in self.sources:
            return self.sources[name].width
        line, instruction = self._line(name)
        place = split_memory(line.args[0])
        return instruction.lanes(line.imm)[0].width if place is None else self._source(place[0]).width

    def value(self, name: str, index: int) -> LaneValue:
        """Return lane ``index`` of a register, with bound and linear form. Raises MalformedProgram if it has
        none."""
        key = (name, index)
        if key not in self.values:
            if name in self.sources:
                source = self.sources[name]
                self.values[key] = LaneValue(key, source.width, source.most(index))
            else:
                self.values[key] = self._made(name, index)
        return self.values[key]

    def _line(self, name: str) -> tuple[Line, Instruction]:
        if name not in self.code.lines:
            raise MalformedProgram(f"nothing defines register {name}")
        return self.code.lines[name]

    def _source(self, buffer: str) -> Source:
        if f"{buffer}@" not in self.sources:
            raise MalformedProgram(f"{buffer} is read where sums are moved")
        return self.sources[f"{buffer}@"]

    def _made(self, name: str, index: int) -> LaneValue:
        line, instruction = self._line(name)
        place = split_memory(line.args[0])
        return self._step(line, instruction, index) if place is None else self._loaded(line, *place, index)

    def _loaded(self, line: Line, buffer: str, offset: int, index: int) -> LaneValue:
        source = self._source(buffer)
        if offset * 8 % self.code.isa.vector_bits:
            raise MalformedProgram(f"{line.dest}: {line.args[0]} is in the middle of a register")
        lane = offset * 8 // source.width + index
        return self.values.setdefault(
            (f"{buffer}@", lane), LaneValue((f"{buffer}@", lane), source.width, source.most(lane))
        )

    def _step(self, line: Line, instruction: Instruction, index: int) -> LaneValue:
        lane = instruction.lanes(line.imm)[index]
        skeleton, leaves = numbered(lane)
        sources: dict[Key, LaneValue] = {}
        numbers: dict[Key, int] = {}

        def byte(arg: str, place: int) -> _Byte:
            if arg in self.code.constants:
                return None, self.code.constants[arg][place]
            width = self.lane_width(arg)
            source = self.value(arg, place * 8 // width)
            if source.fixed is not None or source.bound == 0:
                return None, (source.fixed or 0) >> place * 8 % width & 0xFF
            sources[source.key] = source
            return numbers.setdefault(source.key, len(numbers)), place % (width // 8)

        reads = tuple(
            tuple(
                byte(line.args[leaf.operand], leaf.index * leaf.width // 8 + n)
                for n in range(leaf.width // 8)
            )
            for leaf in leaves
        )
        values = tuple(sources[key] for key in numbers)
        form = _Form(skeleton, reads, tuple(value.width for value in values))
        key = (line.dest, index)
        if not values:
            fixed = _at(form, None)
            assert fixed is not None
            return LaneValue(key, lane.width, fixed, fixed=fixed)
        coefficients = _coefficients(form)
        if coefficients is None:
            raise MalformedProgram(f"{line.dest}: lane {index} is not 0 where everything it reads is 0")
        bound = sum(c * value.bound for c, value in zip(coefficients, values, strict=True))
        if bound >= 1 << lane.width:
            raise MalformedProgram(
                f"{line.dest}: lane {index} can reach {bound}, more than {lane.width} bits hold"
            )
        formula = _linear(form, tuple(value.bound for value in values))
        self.steps.setdefault(formula, Obligation(f"{line.dest} lane {index} is linear", formula, QF_BV))
        inputs = tuple((value.key, c) for value, c in zip(values, coefficients, strict=True) if c)
        return LaneValue(key, lane.width, bound, inputs)

    def taken(self, value: LaneValue) -> dict[Key, int]:
        """Return the coefficient of each source lane in the linear form of a lane, over sources alone."""
        if value.key not in self._taken:
            found: dict[Key, int] = {}
            for key, coefficient in value.inputs:
                for source, often in self.taken(self.values[key]).items():
                    found[source] = found.get(source, 0) + coefficient * often
            is_source = not value.inputs and value.fixed is None and value.bound > 0
            self._taken[value.key] = {value.key: 1} if is_source else found
        return self._taken[value.key]

    def claim(
        self,
        result: Sequence[tuple[LaneValue, int]],
        entry: Key | None,
        added: Mapping[Key, int],
        most: int,
    ) -> FNode:
        """Return the formula ``definitions => result = entry + added``, with ``added`` at most ``most``.
        Integers are n0, n1, ... in order of appearance, so that lanes that compute alike give one formula.
        ``result``: lanes with their weights. ``entry``: the source lane with the value before, None for zero.
        ``added``: coefficient per source lane. Raises MalformedProgram unless ``result`` reads ``entry`` and
        every lane of ``added``."""
        names: dict[Key, FNode] = {}
        definitions: list[FNode] = []

        def visit(value: LaneValue) -> FNode:
            if value.key not in names:
                symbol = names[value.key] = Symbol(f"n{len(names)}", INT)
                if value.inputs:
                    parts = [Times(Int(c), visit(self.values[key])) for key, c in value.inputs]
                    definitions.append(Equals(symbol, Plus(parts)))
                elif value.fixed is not None:
                    definitions.append(Equals(symbol, Int(value.fixed)))
                else:
                    definitions.append(And(LE(Int(0), symbol), LE(symbol, Int(value.bound))))
            return names[value.key]

        total = Plus([Times(Int(weight), visit(value)) for value, weight in result])
        for key in (*([] if entry is None else [entry]), *added):
            if key not in names:
                raise MalformedProgram(f"{result[0][0].key[0]}: nothing takes lane {key[1]} of {key[0]}")
        before = Int(0) if entry is None else names[entry]
        sum_ = Plus([Int(0), *(Times(Int(c), names[key]) for key, c in added.items())])
        return Implies(And(definitions), And(Equals(total, Plus(before, sum_)), LE(sum_, Int(most))))
