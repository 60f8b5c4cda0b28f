"""The workspace of a packing program: its lines, its searches, its value on test vectors, and the stores of
its words. All plans of packing and repacking kernels use it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import ClassVar, TypeVar

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.bitpack import BitpackProgram, BitpackSpec, Word, halvings
from sketches.bitplanes import CHUNK
from sketches.lines import constant_values, run_lines
from sketches.program import Constant, Line, memory, split_memory
from synth.search.assemble import find_load, find_store
from synth.search.bitpack_steps import Piece, collect
from synth.search.instruction_sequences import Bytes, InstructionSequence, makes, written
from synth.search.verdict import SynthesisFailed, Verdict

_T = TypeVar("_T")


@dataclass(frozen=True)
class Searched:
    """One search: a name for the sketch, and the verdict of every length up to the found one."""

    sketch: str
    lengths: tuple[Verdict[None], ...]


class NoProgram(Exception):
    """A plan has no program on this target."""


def needed(found: _T | None) -> _T:
    """Return ``found``. Raises NoProgram if it is None."""
    if found is None:
        raise NoProgram
    return found


_W = TypeVar("_W", bound="Workspace")


def tried(
    plans: Iterable[tuple[str, _W, Callable[[_W], BitpackProgram]]],
) -> tuple[list[tuple[str, BitpackProgram]], list[Searched]]:
    """Run every plan. Return the programs that are correct on test vectors, by name, and all searches."""
    made, reports = [], []
    for name, search, plan in plans:
        states = search.spec.states()
        with suppress(NoProgram):  # other plans may have one; the reports say what was tried
            program = plan(search)
            if np.array_equal(evaluate(search.isa, program, states)[1], search.spec.reference(states)):
                made.append((name, program))
        reports += search.reports
    return made, reports


def evaluate(isa: Isa, program: BitpackProgram, codes: Bytes) -> tuple[dict[str, Bytes], NDArray[np.uint32]]:
    """Run a program by the concrete interpreter on inputs, uint8 [states, bytes]. Return the value of every
    register, and the words, uint32 [states, words]."""
    sizes = program.spec.inputs
    starts = dict(zip(sizes, itertools.accumulate(sizes.values(), initial=0), strict=False))
    values = constant_values(program.constants, len(codes))
    for line in (line for line in program.body if line.stage == "load"):
        buffer, offset = split_memory(line.args[0]) or ("", 0)
        start = starts[buffer] + offset
        values[line.args[0]] = codes[:, start : start + isa.instructions[line.instruction].operands[0].bytes]
    values = run_lines(isa, program.body, values)
    out = np.zeros((len(codes), 4 * program.spec.words), dtype=np.uint8)
    for line in (line for line in program.body if line.stage == "store"):
        _, offset = split_memory(line.dest) or ("", 0)
        out[:, offset : offset + values[line.dest].shape[1]] = values[line.dest]
    for number, word in enumerate(program.words):
        out[:, 4 * number : 4 * number + 4] = values[word.register][:, 4 * word.lane : 4 * word.lane + 4]
    return values, out.view("<u4")


@dataclass
class Workspace:
    """A plan in progress: its lines so far, and the searches for it."""

    spec: BitpackSpec
    isa: Isa
    target: str
    reports: list[Searched] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    constants: dict[bytes, str] = field(default_factory=dict)
    makes: ClassVar[type[BitpackProgram]] = BitpackProgram

    @property
    def size(self) -> int:
        return self.isa.vector_bits // 8

    def line(
        self, instruction: str, args: Sequence[str], imm: int | None, stage: str = "plane", stem: str = "t"
    ) -> str:
        name = f"{stem}{len(self.lines)}"
        self.lines.append(Line(name, instruction, tuple(args), imm, stage))
        return name

    def store(self, at: int, instruction: str, register: str, imm: int | None = None) -> None:
        """Append the store of a register, or of its lane ``imm``, to output words from number ``at`` on."""
        self.lines.append(Line(memory("words", 4 * at), instruction, (register,), imm, "store"))

    def constant(self, data: bytes) -> str:
        return self.constants.setdefault(data, f"k{len(self.constants)}")

    def load(self, size: int, offset: int, buffer: str = "codes") -> str:
        """Append a line that loads ``size`` bytes of a buffer from byte ``offset`` on; return its register.
        Raises NoProgram."""
        try:
            load = find_load(self.isa, self.target, size, size)
        except SynthesisFailed:
            raise NoProgram from None
        return self.line(load.name, (memory(buffer, offset),), None, "load", "x")

    def apply(self, found: Piece, *given: str) -> list[str]:
        """Append instruction sequences on the registers ``given``; return the result registers."""
        names: dict[InstructionSequence, str] = dict(enumerate(given))
        return [written(chain, names, self.line, self.constant) for chain in found]

    def program(self, *words: Word) -> BitpackProgram:
        constants = tuple(Constant(name, data.hex()) for data, name in self.constants.items())
        return self.makes(self.spec, constants, tuple(self.lines), words)

    def merge(self, registers: Sequence[str], found: Piece) -> list[str]:
        """Append a step per pair of neighbouring registers; return the results of ``found``, pair by pair. A
        last single register is paired with itself."""
        pairs = itertools.zip_longest(registers[::2], registers[1::2])
        return [name for a, b in pairs for name in self.apply(found, a, b or a)]

    def loads(self) -> list[str]:
        return [self.load(self.size, at) for at in range(0, self.spec.positions, self.size)]

    def collect(self, width: int, *offsets: int) -> Piece:
        found, reports = collect(self.isa, self.target, width, offsets)
        for sketch, verdicts in reports:
            self.report(sketch, *verdicts)
        return needed(found)

    def report(self, sketch: str, *lengths: Verdict[None]) -> None:
        self.reports.append(Searched(self.spec.part(sketch), lengths))


def stored(search: Workspace, registers: list[str]) -> BitpackProgram:
    """Write stores of the words in the registers, of whole registers if possible; return the program. Raises
    NoProgram."""
    spec, isa, target = search.spec, search.isa, search.target
    states = spec.states()
    wanted = spec.reference(states)
    values = evaluate(isa, search.program(), states)[0]
    held = {name: value.view("<u4") for name, value in values.items() if name in registers}
    per, at = search.size // 4, 0
    while at < spec.words:
        goal = wanted[:, at : at + per]
        name = _whole(search, held, goal) if goal.shape[1] == per else None
        if name is not None:
            search.store(at, find_store(isa, target).name, name)
            at += per
        else:
            at += _store_part(search, held, wanted[:, at:], at)
    return search.program()


def _whole(
    search: Workspace, registers: dict[str, NDArray[np.uint32]], goal: NDArray[np.uint32]
) -> str | None:
    """Return the register with these words, or the result of one instruction on two registers, or None."""
    for name, value in registers.items():
        if np.array_equal(value, goal):
            return name
    words = np.ascontiguousarray(goal).view(np.uint8)
    for (a, x), (b, y) in itertools.product(registers.items(), repeat=2):
        found = makes(halvings(search.isa, search.target), [x.view(np.uint8), y.view(np.uint8)], words)
        if found is not None:
            return search.apply((found,), a, b)[0]
    return None


def _store_part(
    search: Workspace, registers: dict[str, NDArray[np.uint32]], wanted: NDArray[np.uint32], at: int
) -> int:
    """Write a store of as many of the first ``wanted`` words as one instruction can; return their number.
    Raises NoProgram."""
    known = search.isa.on(search.target)
    named = (i for i in known if i.family == "alias" and len(i.operands) == 1)
    # These only name the first bytes of a vector register.
    low_parts = (i for i in named if search.isa.vector_bits == i.operands[0].bits and not i.lanes()[0].index)  # type: ignore[attr-defined]
    for low in sorted(low_parts, key=lambda low: -low.result.bits):
        count = low.result.bits // CHUNK
        for name, value in registers.items():
            if np.array_equal(value[:, :count], wanted[:, :count]):
                part = search.line(low.name, (name,), None)
                stores = (i for i in known if i.family == "store" and i.operands[0] == low.result)
                search.store(at, next(stores).name, part)
                return count
    for name, value in registers.items():
        for lane in np.flatnonzero((value == wanted[:, :1]).all(axis=0)):
            for store in (i for i in known if i.family == "lane"):
                search.store(at, store.name, name, int(lane))
                return 1
    raise NoProgram
