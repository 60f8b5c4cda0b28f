"""A loop in assembly, executed on symbols: it stores what the program's lines make of the same steps.

Registers hold terms over what was loaded, and every instruction that computes is one of the ISA's table.
Terms are compared literally. The other obligations prove that the program's terms are right.

One, two and three unrolled iterations are executed, their common beginning once. Induction extends this to
all numbers of iterations. An iteration finds, in every register and operand that it reads before it writes
it, what the iteration before found. Only addresses have moved on, by the steps of one iteration. Beside
vectors, an iteration hands on addresses only, each in the operand where it began, and no number. The number
of iterations left is in one instruction only, which subtracts one per iteration. A choice by its flag follows
in the same iteration. So an iteration knows only whether it is the last one.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import assert_never

from isa_specs.a64 import INTO_FIRST, MOST_REGISTERS, arrangement
from isa_specs.instruction import Instruction, Isa
from sketches.schedule import (
    Add,
    Compute,
    CountRound,
    Load,
    LoadRepeated,
    LoopInstruction,
    SetNumber,
    Store,
    TileLoop,
    ZeroIfLast,
)
from sketches.tile_program import TileProgram
from sketches.wellformed import MalformedProgram
from synth.prove.loop_terms import Terms, Wanted

ROUNDS = (1, 2, 3)
#: Of ``mov``; ``add`` takes less, which the assembler sees to. Sums of so few so small numbers do not wrap.
LARGEST_NUMBER = (1 << 16) - 1
#: Of a load of one register; offsets are multiples of its 16 bytes.
LARGEST_OFFSET = 65520
#: Vector registers of the processor.
REGISTERS = range(32)


def check_loop(isa: Isa, target: str, steps: TileProgram, loop: TileLoop) -> None:
    """Check that a loop in assembly stores what the lines of ``steps`` make, for any number of iterations.
    Raises MalformedProgram otherwise."""
    count = loop.widenings
    if count < 1 or loop.steps % count or not 1 <= loop.steps // count <= steps.interval:
        raise MalformedProgram(f"assembly {loop.tile.name}: {loop.steps} steps in {count} widening intervals")
    question = (isa, target, steps, loop)
    if question in _RIGHT:
        return
    execution = _Execution(isa, target, steps, loop)
    try:
        execution.check()
    except (LookupError, ValueError) as error:
        raise execution.fail(f"reads or names what is not there: {error}") from error
    _RIGHT.add(question)


#: The loops that this process has checked, with all that the answer depends on: encodings share more than
#: half of them.
_RIGHT: set[tuple[Isa, str, TileProgram, TileLoop]] = set()


@cache
def computing(isa: Isa, target: str) -> Mapping[str, Instruction]:
    """Return the instructions that compute, by their names in the ISA. Raises MalformedProgram if assembly
    writes two of them alike."""
    table = [i for i in isa.on(target) if i.family not in ("load", "store", "alias", "lane")]
    if len({(i.mnemonic, *map(arrangement, (i.result, *i.operands))) for i in table}) < len(table):
        raise MalformedProgram(f"{isa.name}: two instructions that assembly writes alike")
    return {i.name: i for i in table if i.mnemonic != "tbl" or arrangement(i.result) == "16b"}


@dataclass(frozen=True)
class _Scalar:
    """A number, or the address ``value`` bytes after the one that an operand (``base``) began with."""

    base: str
    value: int


@dataclass
class _Head:
    """What an iteration finds: vectors and operands, and which of them it reads before it writes them."""

    vectors: dict[int, int]
    scalars: dict[str, _Scalar]
    written: set[object] = field(default_factory=set)
    read: set[int | str] = field(default_factory=set)


class _Execution:
    """One loop, executed iteration by iteration."""

    def __init__(self, isa: Isa, target: str, steps: TileProgram, loop: TileLoop) -> None:
        self.computing = computing(isa, target)
        self.size = isa.vector_bits // 8
        self.loop, self.terms = loop, Terms(self.size)
        self.wanted = Wanted(isa, target, steps, loop, self.terms)
        self.vectors: dict[int, int] = {}
        self.kept = dict(self.wanted.before)
        #: Operands that may be written; what else is written is not said to the compiler.
        self.pointers = frozenset((*loop.columns, *loop.weights))
        self.outputs = {"sx", "sw"} | self.pointers
        inputs = (*(f"to{n}" for n in range(len(loop.kept))), *("k" if loop.constants else ""))
        self.scalars = {name: _Scalar(name, 0) for name in (*self.pointers, *inputs)}
        #: The fewest rounds that the loop may have now; whether this round is the last one, and the flag of
        #: its subtraction, None before it.
        self.rounds, self.last = 1, False
        self.zero: bool | None = None
        self.heads: list[_Head] = []

    def fail(self, what: str) -> MalformedProgram:
        return MalformedProgram(f"assembly {self.loop.tile.name}: {what}")

    def require(self, right: bool, wrong: str) -> None:
        if not right:
            raise self.fail(wrong)

    def check(self) -> None:
        inside = all(at % self.size == 0 and at // self.size in self.kept for at in self.loop.kept)
        self.require(inside, "has operands that are not registers of stored accumulators")
        declared = set(self.loop.clobbers)
        distinct = declared <= set(REGISTERS) and len(declared) == len(self.loop.clobbers)
        self.require(distinct, "declares other registers as changed than there are")
        self.execute(self.loop.before)
        for rounds, wanted in zip(ROUNDS, self.wanted.kept(), strict=False):
            whole = copy.copy(self)
            whole.vectors, whole.scalars = dict(self.vectors), dict(self.scalars)
            whole.kept, whole.heads = dict(self.kept), list(self.heads)
            whole.round(last=True)
            self.require(set(whole.vectors) <= declared, "writes registers that it does not declare")
            self.require(whole.kept == wanted, f"stores other accumulators after {rounds} iterations")
            if rounds == ROUNDS[-1]:
                whole.induction()
            else:
                # Nothing may be read here that only a loop of more rounds than the next one has.
                self.rounds = rounds + 1
                self.round(last=False)

    def round(self, last: bool) -> None:
        self.heads.append(_Head(dict(self.vectors), dict(self.scalars)))
        self.last, self.zero = last, None
        self.execute(self.loop.round)
        # The jump back is taken where the round's one subtraction did not give zero.
        self.require(self.zero is last, f"does not run {len(self.heads)} iterations")

    def induction(self) -> None:
        """Check that the second iteration finds what the first one found, one iteration further."""
        before, now = self.heads[0], self.heads[1]
        further = {kind: self.loop.steps * each for kind, each in self.wanted.bytes.items()}
        for place in now.read:
            if isinstance(place, int):
                same = self.terms.moved(before.vectors[place], further) == now.vectors[place]
            else:
                old = before.scalars[place]
                # Numbers, and addresses in other operands, could carry on what moves otherwise.
                own = old.base == place
                self.require(own, f"an iteration begins with something else than its own address in {place}")
                same = now.scalars[place] == _Scalar(place, old.value + further.get(place[0], 0))
            self.require(same, f"an iteration does not begin where the previous one ended, in {place}")

    def execute(self, instructions: Sequence[LoopInstruction]) -> None:
        for instruction in instructions:
            match instruction.action:
                case Compute() as action:
                    self.compute(action, instruction)
                case Load(pointer, offset):
                    self.load(pointer, offset, instruction.writes)
                case LoadRepeated(pointer):
                    self.load_from(pointer, 0, 4, instruction.writes)
                case Store(pointer):
                    self.store(pointer, instruction.reads)
                case SetNumber(to, number):
                    self.set(to, self.number(number))
                case Add(to, augend, addend):
                    other = self.number(addend) if isinstance(addend, int) else self.get(addend)
                    self.add(to, self.get(augend), other)
                case CountRound():
                    self.count()
                case ZeroIfLast(to, value):
                    self.choose(to, value)
                case _ as other_action:
                    assert_never(other_action)

    # ---- registers and operands -------------------------------------------------------------------------

    def read(self, place: int | str) -> None:
        """Record a read of a register or operand. An iteration's first reads are what it finds."""
        if self.heads and place not in self.heads[-1].written:
            self.heads[-1].read.add(place)

    def write(self, place: int | str) -> None:
        if self.heads:
            self.heads[-1].written.add(place)

    def get(self, name: str) -> _Scalar:
        self.read(name)
        return self.scalars[name]

    def set(self, name: str, value: _Scalar) -> None:
        self.require(name in self.outputs, f"writes {name}, which is no output")
        self.write(name)
        self.scalars[name] = value

    def register(self, number: int) -> int:
        self.read(number)
        return self.vectors[number]

    def put(self, register: int, value: int) -> None:
        self.write(register)
        self.vectors[register] = value

    # ---- addresses and rounds ---------------------------------------------------------------------------

    def number(self, number: int) -> _Scalar:
        right = 0 <= number <= LARGEST_NUMBER
        self.require(right, f"has the number {number}, which one instruction cannot")
        return _Scalar("", number)

    def add(self, to: str, one: _Scalar, other: _Scalar) -> None:
        self.require(not (one.base and other.base), f"adds {one.base} and {other.base}, both addresses")
        self.set(to, _Scalar(one.base or other.base, one.value + other.value))

    def count(self) -> None:
        """Count the iterations down by one, once per iteration. No other instruction has their number, so all
        iterations but the last are alike."""
        once = bool(self.heads) and self.zero is None
        self.require(once, "counts down before the loop, or twice in a round")
        self.zero = self.last

    def choose(self, to: str, one: str) -> None:
        value = self.get(one)
        self.require(self.zero is not None, "chooses by a flag that nothing has set")
        self.set(to, _Scalar("", 0) if self.zero else value)

    # ---- memory -----------------------------------------------------------------------------------------

    def load(self, pointer: str, offset: int, registers: Sequence[int]) -> None:
        # Several registers are loaded by an instruction that has no offset.
        right = offset % 16 == 0 and 0 <= offset <= LARGEST_OFFSET and (len(registers) == 1 or not offset)
        self.require(right, f"reads {pointer} at {offset}, which one load cannot")
        self.load_from(pointer, offset, self.size, registers)

    def load_from(self, pointer: str, offset: int, size: int, registers: Sequence[int]) -> None:
        """Load ``size`` bytes into each register."""
        self.follow(registers)
        address = self.get(pointer)
        for place, register in enumerate(registers):
            self.put(register, self.memory(address.base, address.value + offset + place * size, size))

    def store(self, pointer: str, registers: Sequence[int]) -> None:
        self.follow(registers)
        address = self.get(pointer)
        self.require(address.base.startswith("to"), f"writes where {pointer} points")
        for place, register in enumerate(registers):
            self.kept[self.slot(address.base, address.value + place * self.size)] = self.register(register)

    def follow(self, registers: Sequence[int]) -> None:
        """Check that the registers of one load or store have consecutive numbers."""
        right = 1 <= len(registers) <= MOST_REGISTERS
        right = right and tuple(registers) == tuple(range(registers[0], registers[0] + len(registers)))
        self.require(right, f"loads or stores registers {registers}, which one instruction cannot")

    def slot(self, base: str, place: int) -> int:
        """Return the number of the stored register that is ``place`` bytes after the operand ``base``."""
        at = self.loop.kept[int(base[2:])] + place
        inside = at % self.size == 0 and at // self.size in self.kept
        self.require(inside, f"the stored accumulators have no register at byte {at}")
        return at // self.size

    def memory(self, base: str, place: int, size: int) -> int:
        kind = base.rstrip("0123456789")
        self.require(size == self.size or kind == "x", f"repeats a word of {base or 'a number'}")
        if kind == "to":
            return self.kept[self.slot(base, place)]
        if kind == "k":
            self.require(0 <= place <= len(self.loop.constants) - size, f"reads constants at {place}")
            return self.terms.of("constant", self.loop.constants[place : place + size])
        self.require(base in self.pointers, "reads at an address that is none")
        last = self.rounds * self.loop.steps * self.wanted.bytes[kind] - size
        self.require(0 <= place <= last, f"reads {base} at {place}, beyond its steps")
        return self.terms.of(kind, int(base[1:]), place, size)

    # ---- what computes ----------------------------------------------------------------------------------

    def compute(self, action: Compute, instruction: LoopInstruction) -> None:
        entry = self.computing[action.instruction]
        (to,), args = instruction.writes, [self.register(number) for number in instruction.reads]
        into_first = entry.mnemonic in INTO_FIRST
        self.require(not into_first or instruction.reads[0] == to, f"{entry.name} adds to another register")
        if action.upper:
            halves = into_first and all(arrangement(operand) == "8b" for operand in entry.operands[1:])
            self.require(halves, f"{entry.name} has no form for upper halves")
            args[1:] = [self.terms.half(arg, True) for arg in args[1:]]
        legal = (None,) if entry.immediates is None else entry.immediates
        self.require(action.imm in legal, f"{entry.name}: no such immediate")
        self.put(to, self.terms.applied(entry, args, action.imm))
