"""The loops in assembly do what the proved program does: their text is executed on symbols.

A kernel's C text may hold loops in assembly (``synth.emit.rounds``; of byte lanes: ``synth.prove.byte_rounds``),
whose order and registers are the emitter's. Nothing of the emitter is believed here. The text of each loop is read
back and executed for one, two and three rounds: registers hold terms over what was loaded, and every instruction is
looked up in the ISA's table by its spelling. In the end what the loop keeps in memory has to be, term by term, what
the program's lines make of the same steps: its cell for every step, its adder from step to step, its widening or fold
after them. The terms are compared as they stand; that the program's are right is what the other obligations prove. A
round reads nothing that an earlier one left in registers but what it loaded ahead, so three rounds show all of them.

Checked besides: every access lies within the steps that the rounds take, byte sums get no more steps than the
program's interval between two folds, and every register that is written is declared.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from isa_specs.instruction import Instruction, Isa
from sketches.panel import PanelProgram, widen_lines
from sketches.program import Line, split_memory
from sketches.tables import TableProgram
from synth.prove.symbolic import MalformedProgram

#: Instructions whose first operand is their result.
_INTO_FIRST = frozenset(["mla", "mls", "umlal", "uadalp", "usra"])
_ELEMENT = {8: "b", 16: "h", 32: "s", 64: "d"}
_ROUNDS = (1, 2, 3)
#: ``most`` and ``after`` where what is kept takes so many folds and no more.
WITHIN_FOLDS = (
    r"left / (\d+) < folds / (\d+) \? left / \1 : folds / \2\)",
    "taken = n * {steps}, folds -= n * {parts};",
)


@dataclass
class _Terms:
    """Terms as numbers: equal terms have one number."""

    known: dict[tuple[object, ...], int] = field(default_factory=dict)
    parts: list[tuple[object, ...]] = field(default_factory=list)

    def of(self, *parts: object) -> int:
        if parts not in self.known:
            self.known[parts] = len(self.parts)
            self.parts.append(parts)
        return self.known[parts]


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


def panel_loops(isa: Isa, target: str, panel: PanelProgram, text: str) -> int:
    """Check every loop in assembly of a panel's C text; how many there are. Raises MalformedProgram."""
    cell = panel.cell
    widening = set(widen_lines(panel))
    entry = [line for line in cell.body if line.stage == "load" and line.args[0].startswith("acc@")]
    first = [
        line
        for line in cell.body
        if line not in entry and line.dest not in widening and line.stage != "store"
    ]
    last = [*entry, *(line for line in cell.body if line.dest in widening or line.stage == "store")]
    words = {
        line.args[0] for line in first if line.stage == "load" and line.args[0].startswith("activations@")
    }
    steps = Steps(
        panel.interval, panel.adder, len(panel.groups), 1, 4 * len(words), len(cell.views) * isa.vector_bits // 8,
        {c.name: c.bytes for c in cell.constants}, first, [g.name for g in panel.groups], last,
        [g.name for g in panel.groups],
    )  # fmt: skip
    return check_loops(isa, target, steps, text, r"chunks / (\d+)(\))", "chunk = n * {steps};")


def table_loops(isa: Isa, target: str, program: TableProgram, text: str) -> int:
    """Check every loop in assembly of a table kernel's C text likewise."""
    size = isa.vector_bits // 8
    steps = Steps(
        program.interval, program.adder, len(program.groups), len(program.halves), 2 * size,
        len(program.groups) * size, {c.name: c.bytes for c in program.constants}, program.cell,
        [g.name for g in program.groups], program.fold, [f"held{n}" for n in range(len(program.groups))],
    )  # fmt: skip
    return check_loops(isa, target, steps, text, *WITHIN_FOLDS)


def check_loops(isa: Isa, target: str, steps: Steps, text: str, most: str, after: str) -> int:
    """Check every loop in assembly of a C text against ``steps``; how many there are. ``most``: how many rounds are
    taken, as a pattern that starts with the steps of one; ``after``: how they are counted. Raises MalformedProgram."""
    pattern = r"steps per round, (\d+) x added [^\n]*\nSYNTH_INLINE void \w+_rounds_(\d+)x(\d+)\(.*?\n\}"
    found = list(re.finditer(pattern, text, re.DOTALL))
    # No assembly stands anywhere else (but the empty one that keeps a value in a register), and none twice.
    assembly = len(re.findall(r"\b(?:__)?asm(?:__)?\b", text)) - text.count('__asm__("" :')
    named = re.findall(r"_rounds_(\d+x\d+)\(", text)
    known = sorted(f"{loop[2]}x{loop[3]}" for loop in found)
    if assembly != len(found) or sorted(named) != sorted(known * 2) or len(set(known)) < len(known):
        raise MalformedProgram(f"rounds: {assembly} statements in assembly and {named}, read as {known}")
    for loop in found:
        parts, rows, columns = int(loop[1]), int(loop[2]), int(loop[3])
        call = re.search(
            rf"if \(registers == {rows} && columns == {columns} && \(n = {most} > 0\) \{{\n(.*?)\n +\}}",
            text,
            re.DOTALL,
        )
        if call is None:
            raise MalformedProgram(f"rounds {rows}x{columns}: nothing takes them")
        per_round = int(call[1])
        if call[2].isdigit() and int(call[2]) != parts:
            raise MalformedProgram(f"rounds {rows}x{columns}: {parts} folds, counted as {call[2]}")
        if after.format(steps=per_round, parts=parts) not in call[0]:
            raise MalformedProgram(f"rounds {rows}x{columns}: the steps that they take are not taken off")
        if per_round % parts or not 1 <= per_round // parts <= steps.interval:
            raise MalformedProgram(f"rounds {rows}x{columns}: {per_round} steps in {parts} parts")
        for rounds in _ROUNDS:
            one = _Loop(isa, target, steps, loop[0], rows, columns, rounds, per_round, parts)
            try:
                one.check()
            except (KeyError, ValueError, IndexError) as error:
                raise one.fail(f"reads or names what is not there: {error}") from error
    return len(found)


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


class _Loop:
    """One loop, executed for a number of rounds."""

    def __init__(
        self, isa: Isa, target: str, steps: Steps, text: str, rows: int, columns: int, rounds: int,
        per_round: int, parts: int,
    ) -> None:  # fmt: skip
        self.instructions = {i.name: i for i in isa.on(target)}
        self.spelled = {_spelling(i) for i in self.instructions.values() if i.family not in ("load", "store")}
        self.size = isa.vector_bits // 8
        self.steps, self.text = steps, text
        self.name = f"rounds {rows}x{columns}"
        self.rows, self.columns, self.rounds, self.per_round, self.parts = (
            rows,
            columns,
            rounds,
            per_round,
            parts,
        )
        self.terms = _Terms()
        self.vectors: dict[int, int] = {}
        self.kept = {n: self.terms.of("kept", n) for n in range(rows * columns * steps.kept)}
        self.scalars = {
            f"{kind}{n}": 0 for kind, count in (("x", columns), ("w", rows)) for n in range(count)
        }
        self.scalars["n"] = rounds
        self.zero = False

    def fail(self, what: str) -> MalformedProgram:
        return MalformedProgram(f"{self.name}: {what}")

    # ---- the program -----------------------------------------------------------------------------------

    def expected(self) -> dict[int, int]:
        """What is kept in the end, by the program's lines."""
        kept = {n: self.terms.of("kept", n) for n in range(self.rows * self.columns * self.steps.kept)}
        part = self.per_round // self.parts
        for first in range(0, self.rounds * self.per_round, part):
            for c in range(self.columns):
                for r in range(self.rows):
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
                    place = (c * self.rows + r) * self.steps.kept
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
                kept[place[1] // self.size] = values[line.args[0]]
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
            return kept[offset // self.size]
        if buffer == "weights":
            return self.terms.of(
                "weights", r, step * self.steps.weights + offset, instruction.operands[0].bytes
            )
        return self.terms.of("words", c, step * self.steps.words + offset, instruction.operands[0].bytes)

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
        lines = re.findall(r'^ {4}"(.*?)\\n\\t"$', self.text, re.MULTILINE)
        clobbers = {int(n) for n in re.findall(r'"v(\d+)"', self.text)}
        if not {'"cc"', '"memory"'} <= set(re.findall(r'"\w+"', self.text)):
            raise self.fail("does not say that it changes flags and memory")
        data = re.search(r"constants\[\].*?\{(.*?)\}", self.text, re.DOTALL)
        self.data = bytes(int(b, 16) for b in re.findall(r"0x\w\w", data[1])) if data else b""
        self.pointers()
        start = lines.index(".Lrounds%=:")
        for line in lines[:start]:
            self.execute(line)
        if lines[-1] != "b.ne .Lrounds%=":
            raise self.fail("does not end in a jump back")
        for number in range(self.rounds):
            for line in lines[start + 1 : -1]:
                self.execute(line)
            if self.zero != (number + 1 == self.rounds):
                raise self.fail(f"does not take {self.rounds} rounds")
        if not set(self.vectors) <= clobbers:
            raise self.fail("writes registers that it does not declare")
        if self.kept != self.expected():
            raise self.fail(f"keeps something else than the program after {self.rounds} rounds")

    def pointers(self) -> None:
        """Operands point where their names say."""
        for c in range(self.columns):
            if f"*x{c} = words + {c} * column_bytes" not in self.text:
                raise self.fail(f"x{c} is not column {c}")
        for r in range(self.rows):
            if f"*w{r} = weights + {r} * register_bytes" not in self.text:
                raise self.fail(f"w{r} is not register {r}")
        for name, place in re.findall(r'\[to(\d+)\] "r"\(kept \+ (\d+)\)', self.text):
            if int(place) % self.size:
                raise self.fail(f"to{name} is in the middle of a register")
            self.scalars[f"to{name}"] = int(place)
        self.scalars["k"] = 0

    def execute(self, line: str) -> None:
        mnemonic, _, rest = line.partition(" ")
        if "[%[" in rest:
            self.access(mnemonic, rest)
        elif "%[" in rest:
            self.scalar(mnemonic, [part.strip() for part in rest.split(",")])
        else:
            self.vector(mnemonic, rest)

    def scalar(self, mnemonic: str, args: list[str]) -> None:
        def value(text: str) -> int:
            if text == "xzr":
                return 0
            return int(text[1:]) if text.startswith("#") else self.scalars[text[2:-1]]

        to = args[0][2:-1]
        if mnemonic == "mov":
            self.scalars[to] = value(args[1])
        elif mnemonic == "csel" and args[3] == "ne":
            self.scalars[to] = value(args[2] if self.zero else args[1])
        elif mnemonic == "add":
            self.scalars[to] = value(args[1]) + value(args[2])
        elif mnemonic == "subs":
            self.scalars[to] = value(args[1]) - value(args[2])
            self.zero = self.scalars[to] == 0
        else:
            raise self.fail(f"{mnemonic} {args} is not known here")

    def access(self, mnemonic: str, rest: str) -> None:
        """Loads and stores of whole registers, and loads that repeat a word."""
        found = re.fullmatch(r"(.*), \[%\[(\w+)\](?:, #(\d+))?\]", rest)
        if found is None:
            raise self.fail(f"{mnemonic} {rest} is not known here")
        registers = [int(n) for n in re.findall(r"[qv](\d+)", found[1])]
        if any(b != a + 1 for a, b in itertools.pairwise(registers)):
            raise self.fail(f"{rest}: registers that do not follow each other")
        pointer, at = found[2], self.scalars[found[2]] + int(found[3] or 0)
        kind, number = re.fullmatch(r"([a-z]+)(\d*)", pointer).groups()  # type: ignore[union-attr]
        repeat = re.fullmatch(r"ld(\d)r", mnemonic)
        size = self.size
        if repeat:
            if int(repeat[1]) != len(registers) or found[1].count(".4s") != len(registers):
                raise self.fail(f"{mnemonic} {rest} is not known here")
            size = 4
        elif mnemonic not in ("ldr", "str") and found[1].count(".16b") != len(registers):
            raise self.fail(f"{mnemonic} {rest} is not known here")
        for n, register in enumerate(registers):
            place = at + n * size
            if mnemonic in ("st1", "str"):
                if kind != "to" or place // size not in self.kept:
                    raise self.fail(f"{rest} writes elsewhere")
                self.kept[place // size] = self.vectors[register]
            elif mnemonic in ("ldr", "ld1") or repeat:
                self.vectors[register] = self.memory(kind, int(number or 0), place, size)
            else:
                raise self.fail(f"{mnemonic} is not known here")

    def memory(self, kind: str, number: int, place: int, size: int) -> int:
        if kind == "to":
            return self.kept[place // size]
        if kind == "k":
            return self.terms.of("constant", self.data[place : place + size])
        per_step = self.steps.words if kind == "x" else self.steps.weights
        if not 0 <= place <= self.rounds * self.per_round * per_step - size:
            raise self.fail(f"reads {kind}{number} at {place}, beyond its steps")
        return self.terms.of("words" if kind == "x" else "weights", number, place, size)

    def vector(self, mnemonic: str, rest: str) -> None:
        registers = [(int(n), kind) for n, kind in re.findall(r"v(\d+)\.(\w+)", rest)]
        imm = int(found[1]) if (found := re.search(r"#(\d+)$", rest)) else None
        types = [kind for _, kind in registers]
        args = [self.vectors[n] for n, _ in registers[1:]]
        upper = mnemonic.endswith("2") and mnemonic[:-1] in _INTO_FIRST
        name = mnemonic[:-1] if upper else mnemonic
        if upper:
            args = [self.half(arg, True) for arg in args]
            types[1:] = ["8b" if kind == "16b" else kind for kind in types[1:]]
        if name in _INTO_FIRST:
            args.insert(0, self.vectors[registers[0][0]])
            types.insert(1, types[0])
        if (name, tuple(types)) not in self.spelled:
            raise self.fail(f"{mnemonic} {rest}: no such instruction in the table")
        self.vectors[registers[0][0]] = self.term(name, types, args, imm)


@cache
def _bytes(arrangement: str) -> int:
    count, element = int(arrangement[:-1]), arrangement[-1]
    return count * {"b": 1, "h": 2, "s": 4, "d": 8}[element]


__all__ = ["WITHIN_FOLDS", "Steps", "check_loops", "panel_loops", "table_loops"]
