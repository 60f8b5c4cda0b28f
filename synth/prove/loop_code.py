"""A loop in assembly, executed on symbols: what it keeps is what the program's lines make of the same steps.

Registers hold terms over what was loaded, and every instruction is looked up in the ISA's table by its
spelling. The terms are compared as they stand; that the program's are right is what the other obligations
prove.

Executed are one, two and three rounds; what they begin with alike is executed once. That this shows all
numbers of rounds is proved by induction: what a round finds at its beginning, in every register and operand
that it reads before it writes it, is what the round before it found, with all addresses moved on by the steps
of one round. Addresses, each in the operand that it began in, are all that one round hands on to the next
beside vectors: no number, and no address in another operand. The number of rounds left is in one instruction
only, which takes one from it once a round; what is chosen by its flag is chosen after it in the same round.
So the flag is all that a round knows of that number, and it says whether the round is the last one.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from isa_specs.a64 import INTO_FIRST, MOST_REGISTERS
from isa_specs.instruction import Isa
from sketches.loops import TileProgram
from sketches.wellformed import MalformedProgram
from synth.prove.loop_terms import Terms, Wanted, spelled
from synth.prove.loop_text import Loop

ROUNDS = (1, 2, 3)
#: Of ``mov``; ``add`` takes less, which the assembler sees to. Sums of so few so small numbers do not wrap.
LARGEST_NUMBER = (1 << 16) - 1
#: Of a load of one register; offsets are multiples of its 16 bytes.
LARGEST_OFFSET = 65520
_NUMBER, _NAME, _PLACE = r"(0|[1-9]\d*)", r"%\[([a-z]+\d*)\]", r"(\d|[12]\d|3[01])"
_REGISTER = re.compile(rf"v{_PLACE}\.(\d+[bhsd])")
#: Every form of a line, and the method that executes it with the parts in parentheses.
_FORMS = {
    rf"mov {_NAME}, #{_NUMBER}": "move",
    rf"add {_NAME}, {_NAME}, #{_NUMBER}": "add_number",
    rf"add {_NAME}, {_NAME}, {_NAME}": "add",
    r"subs %\[n\], %\[n\], #1": "count",
    rf"csel {_NAME}, {_NAME}, xzr, ne": "choose",
    rf"ldr q{_PLACE}, \[{_NAME}, #{_NUMBER}\]": "load",
    rf"(ld1|st1|ld[1-4]r) \{{([^{{}}]+)\}}, \[{_NAME}\]": "several",
    # Only the table of a lookup stands in braces.
    r"(tbl) (v\S+, )\{(v\S+)\}(, v\S+)": "look_up",
    rf"(\w+) (v\d+\.\w+(?:, v\d+\.\w+)*)(?:, #{_NUMBER})?": "vector",
}
_PATTERNS = tuple((re.compile(form), method) for form, method in _FORMS.items())


def check_loop(isa: Isa, target: str, steps: TileProgram, loop: Loop) -> None:
    """Check one loop for any number of rounds. Raises MalformedProgram."""
    if loop.parts < 1 or loop.steps % loop.parts or not 1 <= loop.steps // loop.parts <= steps.interval:
        raise MalformedProgram(f"rounds {loop.tile}: {loop.steps} steps in {loop.parts} parts")
    question = (isa, target, steps, loop)
    if question in _RIGHT:
        return
    execution = _Execution(isa, target, steps, loop)
    try:
        execution.check()
    except (KeyError, ValueError, IndexError) as error:
        raise execution.fail(f"reads or names what is not there: {error}") from error
    _RIGHT.add(question)


#: The loops that this process has checked, with all that the answer depends on: encodings share more than
#: half of them.
_RIGHT: set[tuple[Isa, str, TileProgram, Loop]] = set()


@cache
def _read(line: str) -> tuple[str, tuple[str, ...]] | None:
    """The method that executes a line, and the parts that it takes; None where the line has no form that is
    known here."""
    for pattern, method in _PATTERNS:
        if (found := pattern.fullmatch(line)) is not None:
            return method, found.groups()
    return None


@cache
def _registers(text: str) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Registers by number, and how their lanes are arranged. Raises ValueError where they are written
    otherwise."""
    found = [_REGISTER.fullmatch(entry) for entry in text.split(", ")]
    read = [one.groups() for one in found if one is not None]
    if len(read) < len(found):
        raise ValueError(text)
    return tuple(int(number) for number, _ in read), tuple(kind for _, kind in read)


@cache
def _computation(mnemonic: str, registers: str) -> tuple[int, list[int], int, tuple[str, tuple[str, ...]]]:
    """The register that an instruction writes and those that it reads; of how many of these, at their end,
    the upper half alone; how the table of instructions spells it."""
    (to, *operands), (result, *types) = _registers(registers)
    upper = mnemonic.endswith("2") and mnemonic[:-1] in INTO_FIRST and set(types) == {"16b"}
    if upper:
        mnemonic, types = mnemonic[:-1], ["8b"] * len(types)
    halves = len(types) if upper else 0
    if mnemonic in INTO_FIRST:
        operands, types = [to, *operands], [result, *types]
    return to, operands, halves, (mnemonic, (result, *types))


@dataclass(frozen=True)
class _Scalar:
    """A number, or so many bytes behind where an operand pointed (``base``)."""

    base: str
    value: int


@dataclass
class _Head:
    """What a round finds: vectors, operands; and which of them it reads before it writes them."""

    vectors: dict[int, int]
    scalars: dict[str, _Scalar]
    written: set[object] = field(default_factory=set)
    read: set[int | str] = field(default_factory=set)


class _Execution:
    """One loop, executed round by round."""

    def __init__(self, isa: Isa, target: str, steps: TileProgram, loop: Loop) -> None:
        self.spelled = spelled(isa, target)
        self.size = isa.vector_bits // 8
        self.loop, self.terms = loop, Terms(self.size)
        self.wanted = Wanted(isa, target, steps, loop, self.terms)
        self.vectors: dict[int, int] = {}
        self.kept = dict(self.wanted.before)
        #: Operands that may be written; what else is written is not said to the compiler.
        self.pointers = frozenset(loop.pointers)
        self.outputs = {"sx", "sw"} | self.pointers
        pointers = (
            *loop.pointers,
            *(f"to{n}" for n in range(len(loop.kept))),
            *("k" if loop.constants else ""),
        )
        self.scalars = {name: _Scalar(name, 0) for name in pointers}
        #: The fewest rounds that the loop may have now; whether this round is the last one, and the flag of
        #: its subtraction, None before it.
        self.rounds, self.last = 1, False
        self.zero: bool | None = None
        self.heads: list[_Head] = []

    def fail(self, what: str) -> MalformedProgram:
        return MalformedProgram(f"rounds {self.loop.tile}: {what}")

    def require(self, right: bool, wrong: str) -> None:
        if not right:
            raise self.fail(wrong)

    def check(self) -> None:
        self.execute(self.loop.before)
        for rounds, wanted in zip(ROUNDS, self.wanted.kept(), strict=False):
            whole = copy.copy(self)
            whole.vectors, whole.scalars = dict(self.vectors), dict(self.scalars)
            whole.kept, whole.heads = dict(self.kept), list(self.heads)
            whole.round(last=True)
            self.require(
                set(whole.vectors) <= self.loop.clobbers, "writes registers that it does not declare"
            )
            self.require(whole.kept == wanted, f"keeps something else than the program after {rounds} rounds")
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
        self.require(self.zero is last, f"does not take {len(self.heads)} rounds")

    def induction(self) -> None:
        """The second round finds what the first one found, one round further."""
        before, now = self.heads[0], self.heads[1]
        further = {kind: self.loop.steps * each for kind, each in self.wanted.bytes.items()}
        for place in now.read:
            if isinstance(place, int):
                same = self.terms.moved(before.vectors[place], further) == now.vectors[place]
            else:
                old = before.scalars[place]
                # Numbers, and addresses in other operands, could carry on what moves otherwise.
                own = old.base == place
                self.require(own, f"a round begins with something else than its own address in {place}")
                same = now.scalars[place] == _Scalar(place, old.value + further.get(place[0], 0))
            self.require(same, f"a round does not begin where the one before it did, in {place}")

    def execute(self, lines: Sequence[str]) -> None:
        for line in lines:
            found = _read(line)
            if found is None:
                raise self.fail(f"{line!r} is not known here")
            getattr(self, found[0])(*found[1])

    # ---- registers and operands -------------------------------------------------------------------------

    def read(self, place: int | str) -> None:
        """A register or operand is read; a round's first reads are what it finds."""
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

    def move(self, to: str, number: str) -> None:
        self.require(int(number) <= LARGEST_NUMBER, f"has the number {number}, which one instruction cannot")
        self.set(to, _Scalar("", int(number)))

    def add(self, to: str, one: str, other: str) -> None:
        self.sum(to, self.get(one), self.get(other))

    def add_number(self, to: str, one: str, number: str) -> None:
        self.require(int(number) <= LARGEST_NUMBER, f"has the number {number}, which one instruction cannot")
        self.sum(to, self.get(one), _Scalar("", int(number)))

    def sum(self, to: str, one: _Scalar, other: _Scalar) -> None:
        self.require(not (one.base and other.base), f"adds {one.base} and {other.base}, both addresses")
        self.set(to, _Scalar(one.base or other.base, one.value + other.value))

    def count(self) -> None:
        """The number of rounds is counted down by one, once a round, and is in no other instruction: so
        rounds but the last are alike, whatever that number is."""
        once = bool(self.heads) and self.zero is None
        self.require(once, "counts down before the loop, or twice in a round")
        self.zero = self.last

    def choose(self, to: str, one: str) -> None:
        value = self.get(one)
        self.require(self.zero is not None, "chooses by a flag that nothing has set")
        self.set(to, _Scalar("", 0) if self.zero else value)

    # ---- memory -----------------------------------------------------------------------------------------

    def load(self, register: str, pointer: str, offset: str) -> None:
        right = int(offset) % 16 == 0 and int(offset) <= LARGEST_OFFSET
        self.require(right, f"reads {pointer} at {offset}, which one load cannot")
        address = self.get(pointer)
        self.put(int(register), self.memory(address.base, address.value + int(offset), self.size))

    def several(self, mnemonic: str, registers: str, pointer: str) -> None:
        """Loads and stores of whole registers, and loads that repeat a word."""
        numbers, kinds = _registers(registers)
        repeats = mnemonic.endswith("r")
        follow = numbers == tuple(range(numbers[0], numbers[0] + len(numbers)))
        counted = len(numbers) == int(mnemonic[2]) if repeats else len(numbers) <= MOST_REGISTERS
        right = follow and counted and set(kinds) == {"4s" if repeats else "16b"}
        self.require(right, f"{mnemonic} of {registers} is not known here")
        address, size = self.get(pointer), 4 if repeats else self.size
        for place, register in enumerate(numbers):
            at = address.value + place * size
            if mnemonic != "st1":
                self.put(register, self.memory(address.base, at, size))
                continue
            self.require(address.base.startswith("to"), f"writes where {pointer} points")
            self.kept[self.slot(address.base, at)] = self.register(register)

    def slot(self, base: str, place: int) -> int:
        """The register at so many bytes behind an operand ``to``, among those that are kept."""
        at = self.loop.kept[int(base[2:])] + place
        inside = at % self.size == 0 and at // self.size in self.kept
        self.require(inside, f"what is kept has no register at byte {at}")
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

    def look_up(self, mnemonic: str, to: str, table: str, index: str) -> None:
        self.vector(mnemonic, to + table + index, None, looks_up=True)

    def vector(self, mnemonic: str, registers: str, number: str | None, looks_up: bool = False) -> None:
        to, operands, upper, spelling = _computation(mnemonic, registers)
        args = [self.register(n) for n in operands]
        if upper:
            args[-upper:] = [self.terms.half(arg, True) for arg in args[-upper:]]
        known = spelling in self.spelled and looks_up == (mnemonic == "tbl")
        self.require(
            known and (not looks_up or spelling[1][0] == "16b"),
            f"{mnemonic} of {registers} is not known here",
        )
        imm, legal = None if number is None else int(number), self.spelled[spelling]
        right = imm is None if legal is None else imm in legal
        self.require(right, f"{mnemonic} of {registers}: no such immediate")
        self.put(to, self.terms.applied(*spelling, args, imm))
