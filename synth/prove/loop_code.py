"""A loop in assembly, executed on symbols: what it keeps is what the program's lines make of the same steps.

Registers hold terms over what was loaded, and every instruction is looked up in the ISA's table by its spelling. The
terms are compared as they stand; that the program's are right is what the other obligations prove.

Executed are one, two and three rounds. That this shows all numbers of rounds is proved by induction: what a round
finds at its beginning, in every register and operand that it reads before it writes it, is what the round before it
found, with all addresses moved on by the steps of one round. Addresses, each in the operand that it began in, are all
that one round hands on to the next beside vectors: no number, and no address in another operand. The number of rounds
left is in one instruction only, which takes one from it once a round; what is chosen by its flag is chosen after it in
the same round. So the flag is all that a round knows of that number, and it says whether the round is the last one.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from isa_specs.a64 import arrangement, half
from isa_specs.instruction import Instruction, Isa
from sketches.loops import Steps
from sketches.program import Line, split_memory
from sketches.wellformed import MalformedProgram
from synth.prove.assembly import Access, Scalar, Vector, parsed
from synth.prove.loop_text import Loop

ROUNDS = (1, 2, 3)
#: The one instruction with the number of rounds.
COUNT = Scalar("subs", "n", ("n",), 1)
#: Of ``mov``; ``add`` takes less, which the assembler sees to. Sums of so few so small numbers do not wrap.
LARGEST_NUMBER = (1 << 16) - 1
_ELEMENT_BYTES = {"b": 1, "h": 2, "s": 4, "d": 8}


def check_loop(isa: Isa, target: str, steps: Steps, loop: Loop) -> None:
    """Check one loop for any number of rounds. Raises MalformedProgram."""
    if loop.parts < 1 or loop.steps % loop.parts or not 1 <= loop.steps // loop.parts <= steps.interval:
        raise MalformedProgram(f"rounds {loop.tile}: {loop.steps} steps in {loop.parts} parts")
    question = (isa, target, steps, loop)
    if question in _RIGHT:
        return
    for rounds in ROUNDS:
        execution = _Execution(isa, target, steps, loop, rounds)
        try:
            execution.check()
        except (KeyError, ValueError, IndexError) as error:
            raise execution.fail(f"reads or names what is not there: {error}") from error
    _RIGHT.add(question)


#: The loops that this process has checked, with all that the answer depends on: encodings share more than half of them.
_RIGHT: set[tuple[Isa, str, Steps, Loop]] = set()


class Terms:
    """Terms as numbers: equal terms have one number."""

    def __init__(self, size: int) -> None:
        """``size``: bytes of a register."""
        self.size = size
        self.known: dict[tuple[object, ...], int] = {}
        self.parts: list[tuple[object, ...]] = []

    def of(self, *parts: object) -> int:
        if parts not in self.known:
            self.known[parts] = len(self.parts)
            self.parts.append(parts)
        return self.known[parts]

    def applied(self, mnemonic: str, types: tuple[str, ...], args: Iterable[int], imm: int | None) -> int:
        """An instruction's result; d operands are halves."""
        both = zip(args, types[1:], strict=True)
        parts = tuple(self.half(a, False) if _bytes(kind) < self.size else a for a, kind in both)
        return self.of(mnemonic, types, parts, imm)

    def half(self, value: int, high: bool) -> int:
        """Half of a register; of a constant it may be the same as the other one."""
        parts = self.parts[value]
        if parts[0] == "half":
            return value
        if parts[0] == "constant":
            data = parts[1]
            assert isinstance(data, bytes)
            middle = len(data) // 2
            return self.of("half", "constant", data[middle:] if high else data[:middle])
        return self.of("half", value, high)

    def moved(self, term: int, by: Mapping[str, int]) -> int | None:
        """The same term of what was loaded so many bytes further; None of what is kept, which has no place in K."""
        match self.parts[term]:
            case ("w" | "x" as kind, number, int(place), size):
                return self.of(kind, number, place + by[str(kind)], size)
            case ("constant", _) | ("half", "constant", _):
                return term
            case ("half", int(inner), high):
                moved = self.moved(inner, by)
                return None if moved is None else self.of("half", moved, high)
            case (mnemonic, tuple(types), tuple(args), imm):
                found = [self.moved(arg, by) for arg in args]
                return None if None in found else self.of(mnemonic, types, tuple(found), imm)
        return None


@cache
def _bytes(arranged: str) -> int:
    return int(arranged[:-1]) * _ELEMENT_BYTES[arranged[-1]]


@cache
def _spelling(instruction: Instruction) -> tuple[str, tuple[str, ...]]:
    """Mnemonic and arrangements of the result and the operands."""
    return instruction.mnemonic, tuple(map(arrangement, (instruction.result, *instruction.operands)))


@cache
def _spelled(isa: Isa, target: str) -> Mapping[tuple[str, tuple[str, ...]], tuple[int, ...] | None]:
    """Mnemonic and arrangements of every instruction that computes -> its immediates."""
    table = [i for i in isa.on(target) if i.family not in ("load", "store", "alias", "lane")]
    found = {_spelling(i): i.immediates for i in table}
    if len(found) < len(table):
        raise MalformedProgram(f"{isa.name}: two instructions that assembly writes alike")
    return found


class _Wanted:
    """What the program's lines keep."""

    def __init__(self, isa: Isa, target: str, steps: Steps, loop: Loop, terms: Terms) -> None:
        self.instructions = {i.name: i for i in isa.on(target)}
        self.steps, self.loop, self.terms = steps, loop, terms
        self.bytes = {"w": steps.bytes(isa, of_weights=True), "x": steps.bytes(isa, of_weights=False)}
        self.constants = {c.name: terms.of("constant", c.bytes) for c in steps.constants}
        self.before = {n: terms.of("kept", n) for n in range(loop.rows * loop.columns * steps.kept)}

    def kept(self, rounds: int) -> dict[int, int]:
        """After so many rounds, by register."""
        kept, part, each = dict(self.before), self.loop.steps // self.loop.parts, self.steps.kept
        cells = list(itertools.product(range(self.loop.columns), range(self.loop.rows)))
        for first in range(0, rounds * self.loop.steps, part):
            for cell, (c, r) in enumerate(cells):
                sums: dict[str, int] = {}
                for step in range(first, first + part):
                    sums = self.step(sums, r, c, step)
                mine = {n: kept[cell * each + n] for n in range(each)}
                self.run(self.steps.fold, sums, r, c, 0, mine)
                kept.update({cell * each + n: value for n, value in mine.items()})
        return kept

    def step(self, sums: dict[str, int], r: int, c: int, step: int) -> dict[str, int]:
        """The sums after a step of a cell."""
        steps = self.steps
        lines = steps.first if steps.first and not sums else steps.cell
        values = self.run(lines, {} if steps.adder else sums, r, c, step, {})
        added = [values[name] for name in steps.groups]
        if steps.adder and sums:
            adder = _spelling(self.instructions[steps.adder])
            both = zip(sums.values(), added, strict=True)
            added = [self.terms.applied(*adder, pair, None) for pair in both]
        return dict(zip(steps.sums, added, strict=True))

    def run(
        self, lines: Iterable[Line], found: dict[str, int], r: int, c: int, step: int, kept: dict[int, int]
    ) -> dict[str, int]:
        values = self.constants | found
        for line in lines:
            instruction = self.instructions[line.instruction]
            if line.stage == "load":
                values[line.dest] = self.loaded(line.args[0], instruction.operands[0].bytes, r, c, step, kept)
            elif line.stage == "store":
                kept[self.whole(line.dest)] = values[line.args[0]]
            elif part := half(line.instruction):
                values[line.dest] = self.terms.half(values[line.args[0]], part == "high")
            else:
                args = [values[arg] for arg in line.args]
                values[line.dest] = self.terms.applied(*_spelling(instruction), args, line.imm)
        return values

    def loaded(self, at: str, size: int, r: int, c: int, step: int, kept: Mapping[int, int]) -> int:
        place = split_memory(at)
        assert place is not None
        if place[0] == "acc":
            return kept[self.whole(at)]
        kind, number = ("w", r) if place[0] == "weights" else ("x", c)
        return self.terms.of(kind, number, step * self.bytes[kind] + place[1], size)

    def whole(self, at: str) -> int:
        """The register of what is kept that begins at a byte."""
        place = split_memory(at)
        assert place is not None
        if place[1] % self.terms.size:
            raise MalformedProgram(
                f"rounds: the program takes what is kept at byte {place[1]}, within a register"
            )
        return place[1] // self.terms.size


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
    """One loop, executed for a number of rounds."""

    def __init__(self, isa: Isa, target: str, steps: Steps, loop: Loop, rounds: int) -> None:
        self.spelled = _spelled(isa, target)
        self.size = isa.vector_bits // 8
        self.loop, self.rounds, self.terms = loop, rounds, Terms(self.size)
        self.wanted = _Wanted(isa, target, steps, loop, self.terms)
        self.vectors: dict[int, int] = {}
        self.kept = dict(self.wanted.before)
        #: Operands that may be written; what else is written is not said to the compiler.
        self.outputs = {"sx", "sw"} | set(loop.pointers)
        pointers = (
            *loop.pointers,
            *(f"to{n}" for n in range(len(loop.kept))),
            *("k" if loop.constants else ""),
        )
        self.scalars = {name: _Scalar(name, 0) for name in pointers} | {"n": _Scalar("", rounds)}
        #: The flag of the round's subtraction; None before it.
        self.zero: bool | None = None
        self.heads: list[_Head] = []

    def fail(self, what: str) -> MalformedProgram:
        return MalformedProgram(f"rounds {self.loop.tile}: {what}")

    def check(self) -> None:
        self.execute(self.loop.before)
        for number in range(self.rounds):
            self.heads.append(_Head(dict(self.vectors), dict(self.scalars)))
            self.zero = None
            self.execute(self.loop.round)
            # The jump back is taken where the round's one subtraction did not give zero.
            if self.zero is not (number + 1 == self.rounds):
                raise self.fail(f"does not take {self.rounds} rounds")
        if not set(self.vectors) <= self.loop.clobbers:
            raise self.fail("writes registers that it does not declare")
        if self.kept != self.wanted.kept(self.rounds):
            raise self.fail(f"keeps something else than the program after {self.rounds} rounds")
        if self.rounds == ROUNDS[-1]:
            self.induction()

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
                if old.base != place:
                    raise self.fail(f"a round begins with something else than its own address in {place}")
                same = now.scalars[place] == _Scalar(place, old.value + further.get(place[0], 0))
            if not same:
                raise self.fail(f"a round does not begin where the one before it did, in {place}")

    def execute(self, lines: Sequence[str]) -> None:
        for line in lines:
            match parsed(line):
                case Access() as access:
                    self.access(access)
                case Scalar() as scalar:
                    self.scalar(scalar)
                case Vector() as vector:
                    self.vector(line, vector)
                case None:
                    raise self.fail(f"{line!r} is not known here")

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

    def register(self, number: int) -> int:
        self.read(number)
        return self.vectors[number]

    def put(self, register: int, value: int) -> None:
        self.write(register)
        self.vectors[register] = value

    # ---- instructions -----------------------------------------------------------------------------------

    def count(self, line: Scalar) -> None:
        """The number of rounds is counted down by one, once a round, and is in no other instruction: so rounds but the
        last are alike, whatever that number is."""
        if line != COUNT:
            raise self.fail("counts rounds otherwise than down by one")
        if not self.heads or self.zero is not None:
            raise self.fail("counts down before the loop, or twice in a round")
        left = self.scalars["n"].value - 1
        self.scalars["n"], self.zero = _Scalar("", left), left == 0

    def scalar(self, line: Scalar) -> None:
        if line.mnemonic == "subs" or "n" in (line.to, *line.operands):
            self.count(line)
            return
        if line.to not in self.outputs:
            raise self.fail(f"writes {line.to}, which is no output")
        if not 0 <= line.number <= LARGEST_NUMBER:
            raise self.fail(f"has the number {line.number}, which one instruction cannot have")
        value, *others = [*map(self.get, line.operands), _Scalar("", line.number)]
        if line.mnemonic == "add":
            if value.base and others[0].base:
                raise self.fail(f"adds {' and '.join(line.operands)}, both addresses")
            value = _Scalar(value.base or others[0].base, value.value + others[0].value)
        elif line.mnemonic == "csel":
            if self.zero is None:
                raise self.fail("chooses by a flag that nothing has set")
            value = _Scalar("", 0) if self.zero else value
        self.write(line.to)
        self.scalars[line.to] = value

    def access(self, line: Access) -> None:
        """Loads and stores of whole registers, and loads that repeat a word."""
        address = self.get(line.pointer)
        size = 4 if line.repeats else self.size
        if line.offset % 16 or line.offset > 65520:
            raise self.fail(f"reads {line.pointer} at {line.offset}, which one load cannot")
        for n, register in enumerate(line.registers):
            place = address.value + line.offset + n * size
            if not line.stores:
                self.put(register, self.memory(address.base, place, size))
            elif address.base.startswith("to"):
                self.kept[self.slot(address.base, place)] = self.register(register)
            else:
                raise self.fail(f"writes where {line.pointer} points")

    def slot(self, base: str, place: int) -> int:
        """The register at so many bytes behind an operand ``to``, among those that are kept."""
        at = self.loop.kept[int(base[2:])] + place
        if at % self.size or at // self.size not in self.kept:
            raise self.fail(f"what is kept has no register at byte {at}")
        return at // self.size

    def memory(self, base: str, place: int, size: int) -> int:
        kind = base.rstrip("0123456789")
        if size < self.size and kind != "x":
            raise self.fail(f"repeats a word of {base or 'a number'}")
        if kind == "to":
            return self.kept[self.slot(base, place)]
        if kind == "k":
            if not 0 <= place <= len(self.loop.constants) - size:
                raise self.fail(f"reads constants at {place}")
            return self.terms.of("constant", self.loop.constants[place : place + size])
        if base not in self.loop.pointers:
            raise self.fail("reads at an address that is none")
        if not 0 <= place <= self.rounds * self.loop.steps * self.wanted.bytes[kind] - size:
            raise self.fail(f"reads {base} at {place}, beyond its steps")
        return self.terms.of(kind, int(base[1:]), place, size)

    def vector(self, line: str, read: Vector) -> None:
        args = [self.register(n) for n in read.operands]
        if read.upper:
            args = [self.terms.half(arg, True) for arg in args]
        if read.into:
            args.insert(0, self.register(read.to))
        legal = self.spelled.get((read.mnemonic, read.types), ())
        if legal == () or (read.mnemonic == "tbl" and read.types[0] != "16b"):
            raise self.fail(f"{line!r} is not known here")
        if (read.imm is None) != (legal is None) or (legal is not None and read.imm not in legal):
            raise self.fail(f"{line!r}: no such immediate")
        self.put(read.to, self.terms.applied(read.mnemonic, read.types, args, read.imm))
