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

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from isa_specs.instruction import Instruction, Isa
from sketches.program import Line, split_memory
from sketches.wellformed import MalformedProgram
from synth.prove.assembly import Access, Scalar, Vector, parsed
from synth.prove.loop_text import Loop

_ELEMENT = {8: "b", 16: "h", 32: "s", 64: "d"}
ROUNDS = (1, 2, 3)
#: The one instruction with the number of rounds.
COUNT = Scalar("subs", "n", ("n",), 1)
#: Of ``mov``; ``add`` takes less, which the assembler sees to. Sums of so few so small numbers do not wrap.
LARGEST_NUMBER = (1 << 16) - 1


class Terms:
    """Terms as numbers: equal terms have one number."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], int] = {}
        self.parts: list[tuple[object, ...]] = []

    def of(self, *parts: object) -> int:
        if parts not in self.known:
            self.known[parts] = len(self.parts)
            self.parts.append(parts)
        return self.known[parts]

    def moved(self, term: int, by: Mapping[str, int]) -> int | None:
        """The same term of what was loaded so many bytes further; None of what is kept, which has no place in K."""
        parts = self.parts[term]
        match parts:
            case ("weights" | "words" as kind, number, place, size):
                return self.of(kind, number, place + by[str(kind)], size)  # type: ignore[operator]
            case ("constant", _) | ("half", "constant", _):
                return term
            case ("half", int(inner), high):
                moved = self.moved(inner, by)
                return None if moved is None else self.of("half", moved, high)
            case (mnemonic, tuple(types), tuple(args), imm):
                found = [self.moved(arg, by) for arg in args]
                return None if None in found else self.of(mnemonic, types, tuple(found), imm)
        return None


@dataclass(frozen=True)
class Steps:
    """What a program does step by step. ``cell``: terms to add up, from the loads of one step; ``last``: what is kept
    after a fold, from what was kept and the sums. ``words`` and ``weights``: bytes per step. Where ``first`` is not
    empty, ``cell`` adds to the sums itself, by the names of ``last_sums``, and ``first`` are the lines of the first
    step after a fold."""

    interval: int
    adder: str
    sums: int
    kept: int
    words: int
    weights: int
    constants: Mapping[str, bytes]
    cell: Sequence[Line]
    groups: Sequence[str]
    last: Sequence[Line]
    last_sums: Sequence[str]
    first: Sequence[Line] = ()


def check_loop(isa: Isa, target: str, steps: Steps, loop: Loop) -> None:
    """Check one loop for any number of rounds. Raises MalformedProgram."""
    if loop.parts < 1 or loop.steps % loop.parts or not 1 <= loop.steps // loop.parts <= steps.interval:
        raise MalformedProgram(f"rounds {loop.tile}: {loop.steps} steps in {loop.parts} parts")
    question = (isa, target, repr(steps), loop)
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
_RIGHT: set[tuple[Isa, str, str, Loop]] = set()


@cache
def _spelling(instruction: Instruction) -> tuple[str, tuple[str, ...]]:
    """Mnemonic and arrangements of the result and the operands."""
    types = [instruction.result.c_type, *(operand.c_type for operand in instruction.operands)]
    return instruction.mnemonic, tuple(map(_arrangement, types))


@cache
def _arrangement(c_type: str) -> str:
    found = re.fullmatch(r"u?int(\d+)(?:x(\d+))?_t", c_type)
    if found is None:
        raise MalformedProgram(f"{c_type} is no vector")
    return f"{found[2] or 1}{_ELEMENT[int(found[1])]}"


@cache
def _spelled(isa: Isa, target: str) -> Mapping[tuple[str, tuple[str, ...]], tuple[int, ...] | None]:
    """Mnemonic and arrangements of every instruction that computes -> its immediates."""
    table = [i for i in isa.on(target) if i.family not in ("load", "store", "alias", "lane")]
    found = {_spelling(i): i.immediates for i in table}
    if len(found) < len(table):
        raise MalformedProgram(f"{isa.name}: two instructions that assembly writes alike")
    return found


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
    read: set[object] = field(default_factory=set)


class _Execution:
    """One loop, executed for a number of rounds."""

    def __init__(self, isa: Isa, target: str, steps: Steps, loop: Loop, rounds: int) -> None:
        self.instructions = {i.name: i for i in isa.on(target)}
        self.spelled = _spelled(isa, target)
        self.size = isa.vector_bits // 8
        self.steps, self.loop, self.rounds = steps, loop, rounds
        self.terms = Terms()
        self.vectors: dict[int, int] = {}
        self.kept = {n: self.terms.of("kept", n) for n in range(loop.rows * loop.columns * steps.kept)}
        pointers = [f"x{c}" for c in range(loop.columns)] + [f"w{r}" for r in range(loop.rows)]
        pointers += [f"to{n}" for n in range(len(loop.kept))] + (["k"] if loop.constants else [])
        self.scalars = {name: _Scalar(name, 0) for name in pointers} | {"n": _Scalar("", rounds)}
        #: Operands that may be written; what else is written is not said to the compiler.
        self.outputs = {name for name in pointers if name[0] in "xw"} | {"sx", "sw"}
        #: The flag of the round's subtraction; None before it.
        self.zero: bool | None = None
        self.heads: list[_Head] = []

    def fail(self, what: str) -> MalformedProgram:
        return MalformedProgram(f"rounds {self.loop.tile}: {what}")

    # ---- the program -----------------------------------------------------------------------------------

    def expected(self) -> dict[int, int]:
        """What is kept in the end, by the program's lines."""
        rows, columns = self.loop.rows, self.loop.columns
        kept = {n: self.terms.of("kept", n) for n in range(rows * columns * self.steps.kept)}
        part = self.loop.steps // self.loop.parts
        for first in range(0, self.rounds * self.loop.steps, part):
            for c in range(columns):
                for r in range(rows):
                    sums: list[int] = []
                    for step in range(first, first + part):
                        so_far = dict(zip(self.steps.last_sums, sums, strict=True)) if sums else {}
                        begins = self.steps.first and not sums
                        lines = self.steps.first if begins else self.steps.cell
                        values = self.run(lines, so_far if self.steps.first else {}, r, c, step, {})
                        added = [values[name] for name in self.steps.groups]
                        if sums and not self.steps.first:
                            both = zip(sums, added, strict=True)
                            added = [self.apply(self.steps.adder, pair, None) for pair in both]
                        sums = added
                    values = dict(zip(self.steps.last_sums, sums, strict=True))
                    place = (c * rows + r) * self.steps.kept
                    mine = {n: kept[place + n] for n in range(self.steps.kept)}
                    self.run(self.steps.last, values, r, c, 0, mine)
                    kept.update({place + n: value for n, value in mine.items()})
        return kept

    def run(
        self, lines: Iterable[Line], values: dict[str, int], r: int, c: int, step: int, kept: dict[int, int]
    ) -> dict[str, int]:
        for name, data in self.steps.constants.items():
            values.setdefault(name, self.terms.of("constant", data))
        for line in lines:
            instruction = self.instructions[line.instruction]
            if line.stage == "load":
                place = split_memory(line.args[0])
                assert place is not None
                values[line.dest] = self.loaded(place, instruction, r, c, step, kept)
            elif line.stage == "store":
                place = split_memory(line.dest)
                assert place is not None
                kept[self.whole(place[1])] = values[line.args[0]]
            elif instruction.name.startswith(("vget_low", "vget_high")):
                values[line.dest] = self.half(values[line.args[0]], "high" in instruction.name)
            else:
                values[line.dest] = self.apply(line.instruction, [values[a] for a in line.args], line.imm)
        return values

    def loaded(
        self,
        place: tuple[str, int],
        instruction: Instruction,
        r: int,
        c: int,
        step: int,
        kept: dict[int, int],
    ) -> int:
        buffer, offset = place
        if buffer == "acc":
            return kept[self.whole(offset)]
        if buffer == "weights":
            return self.terms.of(
                "weights", r, step * self.steps.weights + offset, instruction.operands[0].bytes
            )
        return self.terms.of("words", c, step * self.steps.words + offset, instruction.operands[0].bytes)

    def whole(self, offset: int) -> int:
        """The register of what is kept that begins at a byte."""
        if offset % self.size:
            raise self.fail(f"the program takes what is kept at byte {offset}, within a register")
        return offset // self.size

    def apply(self, name: str, args: Iterable[int], imm: int | None) -> int:
        """The term of an instruction; d operands are halves."""
        mnemonic, types = _spelling(self.instructions[name])
        return self.term(mnemonic, types, args, imm)

    def term(self, mnemonic: str, types: Sequence[str], args: Iterable[int], imm: int | None) -> int:
        parts = [
            self.half(arg, False) if _bytes(kind) < self.size else arg
            for arg, kind in zip(args, types[1:], strict=True)
        ]
        return self.terms.of(mnemonic, tuple(types), tuple(parts), imm)

    def half(self, value: int, high: bool) -> int:
        """Half of a register; of a constant it may be the same as the other one."""
        parts = self.terms.parts[value]
        if parts[0] == "half":
            return value
        if parts[0] == "constant":
            data = parts[1]
            assert isinstance(data, bytes)
            middle = len(data) // 2
            return self.terms.of("half", "constant", data[middle:] if high else data[:middle])
        return self.terms.of("half", value, high)

    # ---- the text --------------------------------------------------------------------------------------

    def check(self) -> None:
        for line in self.loop.before:
            self.execute(line)
        for number in range(self.rounds):
            self.heads.append(_Head(dict(self.vectors), dict(self.scalars)))
            self.zero = None
            for line in self.loop.round:
                self.execute(line)
            # The jump back is taken where the round's one subtraction did not give zero.
            if self.zero is not (number + 1 == self.rounds):
                raise self.fail(f"does not take {self.rounds} rounds")
        if not set(self.vectors) <= self.loop.clobbers:
            raise self.fail("writes registers that it does not declare")
        if self.kept != self.expected():
            raise self.fail(f"keeps something else than the program after {self.rounds} rounds")
        if self.rounds == ROUNDS[-1]:
            self.induction()

    def induction(self) -> None:
        """The second round finds what the first one found, one round further."""
        before, now = self.heads[0], self.heads[1]
        further = {
            "words": self.loop.steps * self.steps.words,
            "weights": self.loop.steps * self.steps.weights,
        }
        for place in now.read:
            if isinstance(place, int):
                same = self.terms.moved(before.vectors[place], further) == now.vectors[place]
            else:
                name = str(place)
                kind = {"x": "words", "w": "weights"}.get(name[0], "")
                moves = further.get(kind, 0)
                old = before.scalars[name]
                # Numbers, and addresses in other operands, could carry on what moves otherwise.
                if old.base != name:
                    raise self.fail(f"a round begins with something else than its own address in {name}")
                same = now.scalars[name] == _Scalar(old.base, old.value + moves)
            if not same:
                raise self.fail(f"a round does not begin where the one before it did, in {place}")

    def execute(self, line: str) -> None:
        match parsed(line):
            case Access() as access:
                self.access(access)
            case Scalar() as scalar:
                self.scalar(scalar)
            case Vector() as vector:
                self.vector(line, vector)
            case None:
                raise self.unknown(line)

    def unknown(self, line: str) -> MalformedProgram:
        return self.fail(f"{line!r} is not known here")

    def read(self, place: int | str) -> None:
        """A register or operand is read; a round's first reads are what it finds."""
        if self.heads and place not in self.heads[-1].written:
            self.heads[-1].read.add(place)

    def get(self, name: str) -> _Scalar:
        self.read(name)
        return self.scalars[name]

    def register(self, number: int) -> int:
        self.read(number)
        return self.vectors[number]

    def put(self, place: int, value: int) -> None:
        if self.heads:
            self.heads[-1].written.add(place)
        self.vectors[place] = value

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
        if not line.operands:
            value = _Scalar("", line.number)
        else:
            value = self.get(line.operands[0])
            if line.mnemonic == "add":
                other = self.get(line.operands[1]) if len(line.operands) > 1 else _Scalar("", line.number)
                if value.base and other.base:
                    raise self.fail(f"adds {' and '.join(line.operands)}, both addresses")
                value = _Scalar(value.base or other.base, value.value + other.value)
            elif self.zero is None:
                raise self.fail("chooses by a flag that nothing has set")
            elif self.zero:
                value = _Scalar("", 0)
        if self.heads:
            self.heads[-1].written.add(line.to)
        self.scalars[line.to] = value

    def access(self, line: Access) -> None:
        """Loads and stores of whole registers, and loads that repeat a word."""
        address = self.get(line.pointer)
        size = 4 if line.repeats else self.size
        if line.offset % 16 or line.offset > 65520:
            raise self.fail(f"reads {line.pointer} at {line.offset}, which one load cannot")
        for n, register in enumerate(line.registers):
            place = address.value + line.offset + n * size
            if line.stores:
                if not address.base.startswith("to"):
                    raise self.fail(f"writes where {line.pointer} points")
                self.kept[self.slot(address.base, place)] = self.register(register)
            else:
                self.put(register, self.memory(address.base, place, size))

    def slot(self, base: str, place: int) -> int:
        """The register at so many bytes behind an operand ``to``, among those that are kept."""
        at = self.loop.kept[int(base[2:])] + place
        if at % self.size or at // self.size not in self.kept:
            raise self.fail(f"what is kept has no register at byte {at}")
        return at // self.size

    def memory(self, base: str, place: int, size: int) -> int:
        kind, number = base.rstrip("0123456789"), base.lstrip("abcdefghijklmnopqrstuvwxyz")
        if size < self.size and kind != "x":
            raise self.fail(f"repeats a word of {base or 'a number'}")
        if kind == "to":
            return self.kept[self.slot(base, place)]
        if kind == "k":
            if not 0 <= place <= len(self.loop.constants) - size:
                raise self.fail(f"reads constants at {place}")
            return self.terms.of("constant", self.loop.constants[place : place + size])
        if kind not in ("x", "w"):
            raise self.fail("reads at an address that is none")
        per_step = self.steps.words if kind == "x" else self.steps.weights
        if not 0 <= place <= self.rounds * self.loop.steps * per_step - size:
            raise self.fail(f"reads {base} at {place}, beyond its steps")
        return self.terms.of("words" if kind == "x" else "weights", int(number), place, size)

    def vector(self, line: str, read: Vector) -> None:
        args = [self.register(n) for n in read.operands]
        if read.upper:
            args = [self.half(arg, True) for arg in args]
        if read.into:
            args.insert(0, self.register(read.to))
        spelled = (read.mnemonic, read.types)
        if spelled not in self.spelled or (read.mnemonic == "tbl" and read.types[0] != "16b"):
            raise self.unknown(line)
        legal = self.spelled[spelled]
        if (read.imm is None) != (legal is None) or (legal is not None and read.imm not in legal):
            raise self.fail(f"{line!r}: no such immediate")
        self.put(read.to, self.term(read.mnemonic, read.types, args, read.imm))


@cache
def _bytes(arrangement: str) -> int:
    count, element = int(arrangement[:-1]), arrangement[-1]
    return count * {"b": 1, "h": 2, "s": 4, "d": 8}[element]
