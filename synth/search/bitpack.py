"""The cheapest packing of codes to bitplanes, by search over the instruction table.

Two kinds of programs are tried, each exhaustively within its steps, and the shortest wins:

* *gather*: an instruction collects a bit per lane in a general register; what is searched is which vectors it
  has to be given, shared among the planes where they can be.
* *fold*: bytes of two registers are brought together until a byte holds eight positions. A fold's step,
  *collect*, is searched by number of instructions: halvings of the pair, a byte-wise step on each, a
  byte-wise join.
  Plans differ in when the planes part: at the first fold, by a lookup when a byte is full, or before any
  (every bit put at its place, halves added).
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar, TypeVar

import numpy as np
from numpy.typing import NDArray

import isa_specs
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
from sketches.bitplanes import CHUNK
from sketches.lines import constant_values, run_lines
from sketches.program import Constant, Line, memory, split_memory
from synth.search.assemble import find_load, find_store
from synth.search.bitpack_steps import BYTE, Piece, add_halves, collect, regroup, select
from synth.search.chains import Bytes, Chain, applied, makes, plain, written
from synth.search.verdict import Found, NoneExists, SynthesisFailed, Verdict

_T = TypeVar("_T")


@dataclass(frozen=True)
class Searched:
    """One search: what the sketch is, and every length up to the found one."""

    sketch: str
    lengths: tuple[Verdict[None], ...]


class NoProgram(Exception):
    """A plan leads to no program of this target."""


def needed(found: _T | None) -> _T:
    """What was found. Raises NoProgram where nothing was."""
    if found is None:
        raise NoProgram
    return found


@cache
def bitpack_program(
    spec: BitpackSpec, isa_name: str, target: str
) -> tuple[BitpackProgram, tuple[Searched, ...]]:
    """The shortest program of all plans, checked on test vectors. Raises SynthesisFailed where there is
    none."""
    isa = isa_specs.load(isa_name)
    plans: dict[str, Callable[[Workspace], BitpackProgram]] = {
        "planes part at the first fold": _separate,
        "planes part by lookup": _joint,
        "select and add": _select,
    }
    if gather_instructions(isa, target):
        plans = {"gather": _gather}
    made, reports = tried((name, Workspace(spec, isa, target), plan) for name, plan in plans.items())
    if not made:
        raise SynthesisFailed(
            f"{isa_name} {target}: no program packs {spec.bits} planes of {spec.positions} codes"
        )
    name, best = min(made, key=lambda item: (item[1].length(isa, target), item[1].slots(isa)))
    plan_lengths = ", ".join(f"{n}: {p.length(isa, target)}" for n, p in made)
    verdict = Found(best.length(isa, target), None, f"{name} is the shortest plan ({plan_lengths})")
    return best, (Searched(spec.plans, (verdict,)), *reports)


_W = TypeVar("_W", bound="Workspace")


def tried(
    plans: Iterable[tuple[str, _W, Callable[[_W], BitpackProgram]]],
) -> tuple[list[tuple[str, BitpackProgram]], list[Searched]]:
    """The programs that plans lead to and that are right on test vectors, by name, and all that was searched
    for."""
    made, reports = [], []
    for name, search, plan in plans:
        states = search.spec.states()
        with suppress(NoProgram):  # other plans may lead to one; the reports say what was tried
            program = plan(search)
            if np.array_equal(evaluate(search.isa, program, states)[1], search.spec.reference(states)):
                made.append((name, program))
        reports += search.reports
    return made, reports


def evaluate(isa: Isa, program: BitpackProgram, codes: Bytes) -> tuple[dict[str, Bytes], NDArray[np.uint32]]:
    """The program by the concrete interpreter on uint8 [states, bytes of the inputs]: every register, and the
    words, uint32 [states, words]."""
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
    """A plan at work: its lines so far, and what was searched for it."""

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
        """Store a register, or its lane ``imm``, as the words from number ``at`` on."""
        self.lines.append(Line(memory("words", 4 * at), instruction, (register,), imm, "store"))

    def constant(self, data: bytes) -> str:
        return self.constants.setdefault(data, f"k{len(self.constants)}")

    def load(self, size: int, offset: int, buffer: str = "codes") -> str:
        """A load of ``size`` bytes of a buffer into the register of that size. Raises NoProgram."""
        try:
            load = find_load(self.isa, self.target, size, size)
        except SynthesisFailed:
            raise NoProgram from None
        return self.line(load.name, (memory(buffer, offset),), None, "load", "x")

    def apply(self, found: Piece, *given: str) -> list[str]:
        """Write chains on registers; the registers with what they make."""
        names: dict[Chain, str] = dict(enumerate(given))
        return [written(chain, names, self.line, self.constant) for chain in found]

    def program(self, *words: Word) -> BitpackProgram:
        constants = tuple(Constant(name, data.hex()) for data, name in self.constants.items())
        return self.makes(self.spec, constants, tuple(self.lines), words)

    def fold(self, registers: Sequence[str], found: Piece) -> list[str]:
        """One level: every two neighbours become what the step makes of them; a last one goes with itself."""
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


# Gather ---------------------------------------------------------------------------------------------


def _gather(search: Workspace) -> BitpackProgram:
    """The fewest vectors that every plane's gather can be given."""
    spec, isa, target = search.spec, search.isa, search.target
    start = search.load(spec.positions, 0)
    codes = spec.states()
    goals = spec.reference(codes).reshape(len(codes), spec.positions // CHUNK, spec.bits)
    wanted = [np.ascontiguousarray(goals[:, :, p]).view(np.uint8) for p in range(spec.bits)]
    gathers = [i for i in gather_instructions(isa, target) if i.result.bits == spec.positions]
    count = 0

    def planes_of(source: Chain, value: Bytes) -> dict[int, Chain]:
        """The planes that a gather of this vector gives."""
        nonlocal count
        lane = value.shape[1] // spec.positions
        ones = [(1 << bit).to_bytes(lane, "little") * spec.positions for bit in range(8 * lane)]
        found: dict[int, Chain] = {}
        operands: list[tuple[Chain, ...]] = [(source,), *((source, one) for one in ones)]
        for chain, made in applied(plain(gathers), operands, {source: value}):
            count += 1
            for plane, goal in enumerate(wanted):
                if plane not in found and np.array_equal(made, goal):
                    found[plane] = chain
        return found

    first = planes_of(0, codes)
    sources: list[dict[int, Chain]] = []
    if len(first) < spec.bits:
        every = applied(block_steps(isa, target), [(0,)], {0: codes})
        sources = [found for chain, made in every if (found := planes_of(chain, made))]
    lengths: list[Verdict[None]] = []
    for extra in range(spec.bits + 1):
        length = spec.bits + spec.words + extra
        for chosen in itertools.combinations(sources, extra):
            planes = {plane: chain for found in (*chosen[::-1], first) for plane, chain in found.items()}
            if len(planes) == spec.bits:
                search.report(GATHERS, *lengths, Found(length, None, f"equal on {len(codes)} vectors"))
                names: dict[Chain, str] = {0: start}
                masks = {
                    plane: written(chain, names, search.line, search.constant)
                    for found in (first, *chosen)
                    for plane, chain in found.items()
                    if planes[plane] == chain
                }
                chunks = range(spec.positions // CHUNK)
                return search.program(
                    *(Word(masks[plane], chunk) for chunk in chunks for plane in range(spec.bits))
                )
        evidence = (
            f"{count} gathers of vectors at most one instruction from the codes: "
            f"no {extra} of them give all planes"
        )
        lengths.append(NoneExists(length, evidence))
    search.report(GATHERS, *lengths)
    raise NoProgram


# Fold -----------------------------------------------------------------------------------------------


def _folds(search: Workspace, registers: list[str], width: int) -> list[str]:
    """Fold ``width`` bits of a plane per byte until there are eight."""
    while width < BYTE:
        registers, width = search.fold(registers, search.collect(width, 0)), 2 * width
    return registers


def _separate(search: Workspace) -> BitpackProgram:
    """A pair of registers holds one chunk at first, or a part of one: words come out in the order of
    memory."""
    found = search.collect(1, *range(search.spec.bits))
    if 2 * search.size != CHUNK:
        raise NoProgram
    return stored(search, _folds(search, search.fold(search.loads(), found), 2))


def _joint(search: Workspace) -> BitpackProgram:
    """All planes together while a byte holds them, then apart by lookup, then the last folds."""
    planes = search.spec.bits
    if planes == 1 or BYTE % planes:
        raise NoProgram
    registers = _folds(search, search.loads(), planes)
    apart, verdict = regroup(search.isa, search.target, planes)
    search.report(TOGETHER, verdict)
    pieces, width = needed(apart), BYTE // planes
    found = search.collect(width, *range(0, BYTE, width))
    both = search.fold([name for register in registers for name in search.apply(pieces, register)], found)
    every = [_folds(search, both[plane::planes], 2 * width) for plane in range(planes)]
    return stored(search, [name for last in every for name in last])


def _select(search: Workspace) -> BitpackProgram:
    """Every plane's bit of every code at its place, then neighbours added."""
    registers, adds = search.loads(), needed(add_halves(search.isa, search.target))
    placed: list[list[str]] = []
    for plane in range(search.spec.bits):
        found, verdicts = select(search.isa, search.target, plane)
        search.report(at_its_place(plane), *verdicts)
        placed.append([name for register in registers for name in search.apply(needed(found), register)])
    per = CHUNK // search.size
    starts = range(0, len(registers), per)
    order = [name for start in starts for plane in placed for name in plane[start : start + per]]
    for _ in range(BYTE.bit_length() - 1):
        order = search.fold(order, adds)
    return stored(search, order)


def stored(search: Workspace, registers: list[str]) -> BitpackProgram:
    """Write the words that the registers hold, in whole registers where they can be. Raises NoProgram."""
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


def _whole(search: Workspace, held: dict[str, NDArray[np.uint32]], goal: NDArray[np.uint32]) -> str | None:
    """The register that holds these words, or that one instruction makes of two registers."""
    for name, value in held.items():
        if np.array_equal(value, goal):
            return name
    words = np.ascontiguousarray(goal).view(np.uint8)
    for (a, x), (b, y) in itertools.product(held.items(), repeat=2):
        found = makes(halvings(search.isa, search.target), [x.view(np.uint8), y.view(np.uint8)], words)
        if found is not None:
            return search.apply((found,), a, b)[0]
    return None


def _store_part(
    search: Workspace, held: dict[str, NDArray[np.uint32]], wanted: NDArray[np.uint32], at: int
) -> int:
    """Store the first words of ``wanted``, as many as one instruction can of a register's lanes; how many
    that are. Raises NoProgram."""
    known = search.isa.on(search.target)
    for name, value in held.items():
        if np.array_equal(value[:, :2], wanted[:, :2]):
            low = next(i for i in known if i.family == "alias" and i.lanes()[0].index == 0)  # type: ignore[attr-defined]
            part = search.line(low.name, (name,), None)
            stores = (i for i in known if i.family == "store" and i.operands[0] == low.result)
            search.store(at, next(stores).name, part)
            return 2
    for name, value in held.items():
        for lane in np.flatnonzero((value == wanted[:, :1]).all(axis=0)):
            for store in (i for i in known if i.family == "lane"):
                search.store(at, store.name, name, int(lane))
                return 1
    raise NoProgram
