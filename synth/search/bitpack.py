"""The cheapest packing of codes to bitplanes, by search over the instruction table.

Two kinds of programs are tried, each exhaustively within its steps, and the shortest wins:

* *gather*: an instruction collects a bit per lane in a general register; what is searched is which vectors it has
  to be given, shared among the planes where they can be.
* *fold*: bytes of two registers are brought together until a byte holds eight positions. A fold's step, *collect*,
  is searched by number of instructions: halvings of the pair, a byte-wise step on each, a byte-wise join.
  Plans differ in when the planes part: at the first fold, by a lookup when a byte is full, or before any
  (every bit put at its place, halves added).
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache

import numpy as np
from numpy.typing import NDArray

import isa_specs
from isa_specs.concrete import execute
from isa_specs.instruction import Isa
from sketches.bitpack import (
    GATHERS,
    TOGETHER,
    BitpackProgram,
    BitpackSpec,
    Word,
    at_its_place,
    block_steps,
    gather_instructions,
    halvings,
)
from sketches.panel import CHUNK
from sketches.program import Constant, Line, memory, split_memory
from synth.search.assemble import find_store
from synth.search.bitpack_steps import BYTE, Piece, Step, add_halves, collect, regroup, select
from synth.search.kernel import SynthesisFailed
from synth.search.uses import first_use
from synth.search.verdict import Found, NoneExists, Verdict

Bytes = NDArray[np.uint8]


@dataclass(frozen=True)
class Searched:
    """One search: what the sketch is, and every length up to the found one."""

    sketch: str
    lengths: tuple[Verdict[None], ...]


@cache
def bitpack_program(
    spec: BitpackSpec, isa_name: str, target: str
) -> tuple[BitpackProgram, tuple[Searched, ...]]:
    """The shortest program of all plans, checked on test vectors. Raises SynthesisFailed where there is
    none."""
    isa = isa_specs.load(isa_name)
    made: list[tuple[str, BitpackProgram]] = []
    reports: list[Searched] = []
    plans: list[tuple[str, Callable[[Workspace], BitpackProgram | None]]] = (
        [("gather", _gather)]
        if gather_instructions(isa, target)
        else [("planes part at the first fold", _separate), ("planes part by lookup", _joint), ("select and add", _select)]
    )  # fmt: skip
    for name, plan in plans:
        search = Workspace(spec, isa, target)
        program = plan(search)
        reports += search.reports
        if program is not None and np.array_equal(
            evaluate(isa, program, spec.states())[1], spec.reference(spec.states())
        ):
            made.append((name, program))
    if not made:
        raise SynthesisFailed(
            f"{isa_name} {target}: no program packs {spec.bits} planes of {spec.positions} codes"
        )
    name, best = min(made, key=lambda item: (item[1].length(isa, target), item[1].slots(isa)))
    plan_lengths = ", ".join(f"{n}: {p.length(isa, target)}" for n, p in made)
    verdict = Found(best.length(isa, target), None, f"{name} is the shortest plan ({plan_lengths})")
    return best, (Searched(spec.plans, (verdict,)), *reports)


def evaluate(isa: Isa, program: BitpackProgram, codes: Bytes) -> tuple[dict[str, Bytes], NDArray[np.uint32]]:
    """The program by the concrete interpreter on uint8 [states, bytes of the inputs]: every register, and the
    words, uint32 [states, words]."""
    states = codes.shape[0]
    sizes = program.spec.inputs
    starts = dict(zip(sizes, itertools.accumulate(sizes.values(), initial=0), strict=False))
    values = {c.name: np.tile(np.frombuffer(c.bytes, np.uint8), (states, 1)) for c in program.constants}
    out = np.zeros((states, 4 * program.spec.words), dtype=np.uint8)
    for line in program.body:
        instruction = isa.instructions[line.instruction]
        args = []
        for operand, arg in zip(instruction.operands, line.args, strict=True):
            place = split_memory(arg)
            if place is not None:
                start = starts[place[0]] + place[1]
                args.append(codes[:, start : start + operand.bytes])
            else:
                args.append(values[arg])
        result = execute(instruction, args, line.imm)
        place = split_memory(line.dest)
        if place is None:
            values[line.dest] = result
        else:
            out[:, place[1] : place[1] + result.shape[1]] = result
    for number, word in enumerate(program.words):
        out[:, 4 * number : 4 * number + 4] = values[word.register][:, 4 * word.lane : 4 * word.lane + 4]
    return values, out.view("<u4")


@dataclass
class Workspace:
    """A plan at work: its lines so far, and what was searched for it."""

    spec: BitpackSpec
    isa: Isa
    target: str
    reports: list[Searched] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    constants: dict[bytes, str] = field(default_factory=dict)

    @property
    def size(self) -> int:
        return self.isa.vector_bits // 8

    def line(
        self, stem: str, instruction: str, args: Sequence[str], imm: int | None, stage: str = "plane"
    ) -> str:
        name = f"{stem}{len(self.lines)}"
        self.lines.append(Line(name, instruction, tuple(args), imm, stage))
        return name

    def constant(self, data: bytes) -> str:
        return self.constants.setdefault(data, f"k{len(self.constants)}")

    def load(self, size: int, offset: int, buffer: str = "codes") -> str | None:
        """A load of ``size`` bytes of a buffer into the register of that size; None where there is none."""
        for instruction in self.isa.on(self.target):
            if instruction.family != "load" or instruction.result.bytes != size:
                continue
            ramp = np.arange(instruction.operands[0].bytes, dtype=np.uint8)[None]
            if ramp.shape[1] == size and np.array_equal(execute(instruction, [ramp]), ramp):
                return self.line("x", instruction.name, (memory(buffer, offset),), None, "load")
        return None

    def apply(self, found: Piece, given: Sequence[str]) -> list[str]:
        """Write the steps on registers; the outputs' names."""
        names = list(given)
        for step in found.steps:
            args = [self.constant(a) if isinstance(a, bytes) else names[a] for a in step.args]
            names.append(self.line("t", step.instruction, args, step.imm))
        return [names[output] for output in found.outputs]

    def program(self, words: tuple[Word, ...]) -> BitpackProgram:
        constants = tuple(Constant(name, data.hex()) for data, name in self.constants.items())
        return BitpackProgram(self.spec, constants, tuple(self.lines), words)

    def fold(self, registers: list[str], found: Piece) -> list[str]:
        """One level: every two neighbours become what the step makes of them; a last one goes with itself."""
        pairs = [
            (a, b[0] if b else a) for a, *b in (registers[i : i + 2] for i in range(0, len(registers), 2))
        ]
        return [name for pair in pairs for name in self.apply(found, pair)]

    def loads(self) -> list[str] | None:
        made = [self.load(self.size, at) for at in range(0, self.spec.positions, self.size)]
        return [name for name in made if name is not None] if all(made) else None

    def collect(self, width: int, offsets: tuple[int, ...]) -> Piece | None:
        found, reports = collect(self.isa.name, self.target, width, offsets)
        for sketch, verdicts in reports:
            self.report(sketch, list(verdicts))
        return found

    def report(self, sketch: str, lengths: list[Verdict[None]]) -> None:
        self.reports.append(Searched(self.spec.part(sketch), tuple(lengths)))


# Gather ---------------------------------------------------------------------------------------------


def _gather(search: Workspace) -> BitpackProgram | None:
    """The fewest vectors that every plane's gather can be given."""
    spec, isa, target = search.spec, search.isa, search.target
    start = search.load(spec.positions, 0)
    if start is None:
        return None
    codes = spec.states()
    goals = spec.reference(codes).reshape(len(codes), spec.positions // CHUNK, spec.bits)
    wanted = [np.ascontiguousarray(goals[:, :, p]).view(np.uint8) for p in range(spec.bits)]
    gathers = [i for i in gather_instructions(isa, target) if i.result.bits == spec.positions]
    tried = 0

    def planes_of(value: Bytes) -> dict[int, Step]:
        """The planes that a gather of this vector gives, with their steps (0 is the vector)."""
        nonlocal tried
        found: dict[int, Step] = {}
        for instruction in gathers:
            if instruction.operands[0].bytes != value.shape[1]:
                continue
            count = value.shape[1] * 8 // instruction.result.bits
            constants: list[tuple[bytes, ...]] = [()]
            if len(instruction.operands) == 2:
                constants = [
                    ((1 << bit).to_bytes(count // 8, "little") * instruction.result.bits,)
                    for bit in range(count)
                ]
            for constant in constants:
                tried += 1
                fixed = [np.frombuffer(c, np.uint8)[None].repeat(len(value), 0) for c in constant]
                result = execute(instruction, [value, *fixed])
                for plane, goal in enumerate(wanted):
                    if plane not in found and np.array_equal(result, goal):
                        found[plane] = Step(instruction.name, None, (0, *constant))
        return found

    sources: list[tuple[Step | None, dict[int, Step]]] = [(None, planes_of(codes))]
    if len(sources[0][1]) < spec.bits:
        for instruction, imm in block_steps(isa, target):
            if instruction.operands[0].bytes == codes.shape[1]:
                found = planes_of(execute(instruction, [codes], imm))
                if found:
                    sources.append((Step(instruction.name, imm, (0,)), found))
    lengths: list[Verdict[None]] = []
    for extra in range(spec.bits + 1):
        length = spec.bits + spec.words + extra
        for chosen in itertools.combinations(sources[1:], extra):
            covered = sources[0][1] | {p: s for _, found in chosen for p, s in found.items()}
            if len(covered) == spec.bits:
                lengths.append(Found(length, None, f"equal on {len(codes)} vectors"))
                search.report(GATHERS, lengths)
                return _gathered(search, start, [sources[0], *chosen])
        evidence = f"{tried} gathers of vectors at most one instruction from the codes: no {extra} of them give all planes"
        lengths.append(NoneExists(length, evidence))
    search.report(GATHERS, lengths)
    return None


def _gathered(
    search: Workspace, start: str, chosen: list[tuple[Step | None, dict[int, Step]]]
) -> BitpackProgram:
    masks: dict[int, str] = {}
    for source, found in chosen:
        vector = start if source is None else search.apply(Piece((source,), (1,)), [start])[0]
        for plane, step in found.items():
            if plane not in masks:
                (masks[plane],) = search.apply(Piece((step,), (1,)), [vector])
    chunks = search.spec.positions // CHUNK
    words = [Word(masks[plane], chunk) for chunk in range(chunks) for plane in range(search.spec.bits)]
    return search.program(tuple(words))


# Fold -----------------------------------------------------------------------------------------------


def _folds(search: Workspace, registers: list[str], width: int) -> list[str] | None:
    """Fold ``width`` bits of a plane per byte until there are eight."""
    while width < BYTE:
        found = search.collect(width, (0,))
        if found is None:
            return None
        registers, width = search.fold(registers, found), 2 * width
    return registers


def _separate(search: Workspace) -> BitpackProgram | None:
    """A pair of registers holds one chunk at first, or a part of one: words come out in the order of
    memory."""
    found = search.collect(1, tuple(range(search.spec.bits)))
    registers = search.loads()
    if found is None or registers is None or 2 * search.size != CHUNK:
        return None
    last = _folds(search, search.fold(registers, found), 2)
    return None if last is None else stored(search, last)


def _joint(search: Workspace) -> BitpackProgram | None:
    """All planes together while a byte holds them, then apart by lookup, then the last folds."""
    planes, registers = search.spec.bits, search.loads()
    if planes == 1 or BYTE % planes or registers is None:
        return None
    width = planes
    while width < BYTE:
        found = search.collect(width, (0,))
        if found is None:
            return None
        registers, width = search.fold(registers, found), 2 * width
    apart, verdict = regroup(search.isa.name, search.target, planes)
    search.report(TOGETHER, [verdict])
    if apart is None:
        return None
    width = BYTE // planes
    found = search.collect(width, tuple(range(0, BYTE, width)))
    if found is None:
        return None
    registers = [name for register in registers for name in search.apply(apart, [register])]
    both = search.fold(registers, found)
    every = [_folds(search, both[plane::planes], 2 * width) for plane in range(planes)]
    return stored(search, [name for last in every if last is not None for name in last])


def _select(search: Workspace) -> BitpackProgram | None:
    """Every plane's bit of every code at its place, then neighbours added."""
    registers, adds = search.loads(), add_halves(search.isa.name, search.target)
    if registers is None or adds is None:
        return None
    placed: list[list[str]] = []
    for plane in range(search.spec.bits):
        found, verdicts = select(search.isa.name, search.target, plane)
        search.report(at_its_place(plane), list(verdicts))
        if found is None:
            return None
        placed.append([name for register in registers for name in search.apply(found, [register])])
    per = CHUNK // search.size
    order = [
        name
        for start in range(0, len(registers), per)
        for plane in placed
        for name in plane[start : start + per]
    ]
    for _ in range(BYTE.bit_length() - 1):
        order = search.fold(order, adds)
    return stored(search, order)


def stored(search: Workspace, registers: list[str]) -> BitpackProgram | None:
    """Write the words that the registers hold, in whole registers where they can be."""
    spec, isa, target = search.spec, search.isa, search.target
    states = spec.states()
    wanted = spec.reference(states)
    held = {
        name: value for name, value in _values(isa, search.program(()), states).items() if name in registers
    }
    per = search.size // 4
    store = find_store(isa, target)
    at = 0
    while at < spec.words:
        goal = wanted[:, at : at + per]
        if goal.shape[1] == per:
            name = next((n for n, value in held.items() if np.array_equal(value, goal)), None) or _moved(
                search, held, goal
            )
            if name is not None:
                search.lines.append(Line(memory("words", 4 * at), store.name, (name,), None, "store"))
                at += per
                continue
        at = _store_part(search, held, wanted, at)
        if at < 0:
            return None
    return search.program(())


def _values(isa: Isa, program: BitpackProgram, codes: Bytes) -> dict[str, NDArray[np.uint32]]:
    """Every register of the program by the concrete interpreter, as 32-bit lanes."""
    values = evaluate(isa, program, codes)[0]
    return {name: value.view("<u4") for name, value in values.items() if value.shape[1] % 4 == 0}


def _moved(search: Workspace, held: dict[str, NDArray[np.uint32]], goal: NDArray[np.uint32]) -> str | None:
    """One instruction that brings the words together from two registers."""
    words = np.ascontiguousarray(goal).view(np.uint8)
    for a, x in held.items():
        for b, y in held.items():
            use = first_use(halvings(search.isa, search.target), [x.view(np.uint8), y.view(np.uint8)], words)
            if use is not None:
                return search.line("t", use.instruction.name, [(a, b)[o] for o in use.order], use.imm)
    return None


def _store_part(
    search: Workspace, held: dict[str, NDArray[np.uint32]], wanted: NDArray[np.uint32], at: int
) -> int:
    """Store what one instruction can of a register's lanes, the most words first; the next word, -1 where
    none can."""
    isa, target = search.isa, search.target
    for half in (True, False):
        for name, value in held.items():
            for lane in range(value.shape[1]):
                if half and lane == 0 and np.array_equal(value[:, :2], wanted[:, at : at + 2]):
                    low = next(i for i in isa.on(target) if i.family == "alias" and i.lanes()[0].index == 0)  # type: ignore[attr-defined]
                    part = search.line("t", low.name, (name,), None)
                    store = next(
                        i for i in isa.on(target) if i.family == "store" and i.operands[0] == low.result
                    )
                    search.lines.append(Line(memory("words", 4 * at), store.name, (part,), None, "store"))
                    return at + 2
                if not half and np.array_equal(value[:, lane], wanted[:, at]):
                    for store in (i for i in isa.on(target) if i.family == "lane"):
                        search.lines.append(Line(memory("words", 4 * at), store.name, (name,), lane, "store"))
                        return at + 1
    return -1
