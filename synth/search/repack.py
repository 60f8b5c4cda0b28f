"""The cheapest repacking of sums to bitplanes, by search over the instruction table.

Two ways to a position's code are tried, each with every way to bring its bits together; the target's core
model decides. Their instructions are looked up by what they do to test vectors:

* *bisect*: the middle limit gives the top plane and chooses which half of the limits is left, so a comparison gives a
  plane; as many comparisons as planes.
* *count*: every limit is compared, the masks are added, the sums are narrowed to bytes that a packing program takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache

import numpy as np

import isa_specs
from isa_specs.concrete import execute
from isa_specs.cores import core
from isa_specs.instruction import Isa
from sketches.bitpack import BitpackSpec, Word, block_sizes, byte_steps, gather_instructions, halvings
from sketches.panel import CHUNK
from sketches.program import Line, split_memory
from sketches.repack import ADDED, CHOICE, REACHES, RepackProgram, RepackSpec, narrowed
from sketches.throughput import cycles, pressure
from synth.search.bitpack import Searched, Workspace, bitpack_program, evaluate, stored
from synth.search.kernel import SynthesisFailed
from synth.search.uses import (
    STATES,
    Bytes,
    Use,
    adder,
    chooser,
    comparers,
    first_use,
    flipper,
    narrower,
    plain,
    raw_bytes,
)
from synth.search.verdict import Found, NoneExists, Verdict


def repack_cycles(isa: Isa, target: str, program: RepackProgram) -> float:
    """Estimated cycles of a block on the target's core; a word from a general register is a store."""
    machine = core(isa.target(target).core)
    total = pressure(machine, isa, target, [(line, 1.0) for line in program.body])
    return cycles(machine, total).total + len(program.words)


@cache
def repack_program(
    spec: RepackSpec, isa_name: str, target: str
) -> tuple[RepackProgram, tuple[Searched, ...]]:
    """The cheapest program of all plans, checked on test vectors. Raises SynthesisFailed where there is
    none."""
    isa = isa_specs.load(isa_name)
    made: list[tuple[float, int, str, RepackProgram]] = []
    reports: dict[str, tuple[Verdict[None], ...]] = {}
    for name, plan in _plans(spec, isa, target):
        search = _Repack(spec, isa, target)  # type: ignore[arg-type]
        program = plan(search)
        for report in search.reports:
            reports[report.sketch] = report.lengths
        if program is None:
            continue
        made_program = RepackProgram(spec, program.constants, program.body, program.words)
        states = spec.states()
        if np.array_equal(evaluate(isa, made_program, states)[1], spec.reference(states)):
            price = repack_cycles(isa, target, made_program)
            made.append((round(price, 6), made_program.length(isa, target), name, made_program))
    if not made:
        raise SynthesisFailed(
            f"{isa_name} {target}: no program repacks {spec.bits} planes of {spec.positions} sums"
        )
    price, length, name, best = min(made, key=lambda item: item[:3])
    found = ", ".join(f"{n}: {count} in {c:.1f} cycles" for c, count, n, _ in made)
    verdict: Verdict[None] = Found(length, None, f"{name} is the cheapest plan by estimate ({found})")
    every = (Searched(sketch, lengths) for sketch, lengths in reports.items())
    return best, (Searched(spec.plans, (verdict,)), *every)


Plan = Callable[["_Repack"], RepackProgram | None]


def _plans(spec: RepackSpec, isa: Isa, target: str) -> Iterator[tuple[str, Plan]]:
    if any(instruction.family == "compare" for instruction in isa.on(target)):
        yield "bisect, masks joined", lambda search: _bisect(search, _joined)
    elif gather_instructions(isa, target):
        yield "bisect, narrow, gather", lambda search: _bisect(search, _gathered)
    else:
        yield "bisect, narrow, add bytes", lambda search: _bisect(search, _added)
        yield "bisect, insert, add lanes", lambda search: _bisect(search, _inserted)
    if spec.positions in block_sizes(isa, target):
        yield "count, narrow, pack", _count


# Single steps ---------------------------------------------------------------------------------------


@dataclass
class _Repack(Workspace):
    """``spec`` is a RepackSpec."""

    ones: dict[str, str] = field(default_factory=dict)

    @property
    def levels(self) -> int:
        return (1 << self.spec.bits) - 1

    @property
    def registers(self) -> int:
        """Registers of sums of a chunk."""
        return 4 * CHUNK // self.size

    def use(self, use: Use, given: tuple[str, ...]) -> str:
        return self.line("t", use.instruction.name, [given[o] for o in use.order], use.imm)

    def value(self, chunk: int, register: int) -> str | None:
        """Sums, exclusive-or'd with their masks."""
        at = 4 * CHUNK * chunk + self.size * register
        total, mask = self.load(self.size, at, "sums"), self.row(chunk, register, 0)
        if total is None or mask is None:
            return None
        return self.use(flipper(self.isa.name, self.target), (total, mask))

    def row(self, chunk: int, register: int, row: int) -> str | None:
        start = 4 * CHUNK * (chunk * (1 + self.levels) + row)
        return self.load(self.size, start + self.size * register, "table")

    def note(self, sketch: str, found: bool, evidence: str, length: int = 1) -> None:
        none = "no instruction of the table does it"
        verdict: Verdict[None] = Found(length, None, evidence) if found else NoneExists(length, none)
        self.report(sketch, [verdict])

    def result(self, words: tuple[Word, ...]) -> RepackProgram:
        made = self.program(words)
        return RepackProgram(self.spec, made.constants, made.body, made.words)  # type: ignore[arg-type]


#: Masks of a plane: register names in the order of positions, and whether they are complements.
Plane = tuple[list[str], bool]


def _bisect(
    search: _Repack, finish: Callable[[_Repack, list[Plane]], RepackProgram | None]
) -> RepackProgram | None:
    """The planes of all chunks, in the order of the words, and what brings them together."""
    spec, names = search.spec, (search.isa.name, search.target)
    compare, choose = comparers(*names), chooser(*names)
    search.note(
        REACHES,
        bool(compare),
        f"equal on {STATES} states of extremes and random lanes",
    )
    search.note(CHOICE, choose is not None, f"equal on {STATES} random states")
    if not compare or (choose is None and spec.bits > 1):
        return None
    every: list[Plane] = []
    for chunk in range(spec.positions // CHUNK):
        planes: list[Plane] = [([], False) for _ in range(spec.bits)]
        for register in range(search.registers):
            value = search.value(chunk, register)
            left = [search.row(chunk, register, 1 + t) for t in range(search.levels)]
            if value is None or any(limit is None for limit in left):
                return None
            for plane in reversed(range(spec.bits)):
                middle = len(left) // 2
                wish = bool(spec.flip >> plane & 1)  # type: ignore[attr-defined]
                step = compare.get(wish) or compare[not wish]
                mask = search.use(step, (value, left[middle]))  # type: ignore[arg-type]
                planes[plane][0].append(mask)
                planes[plane] = (planes[plane][0], step.inverted != wish)
                halves = (left[middle + 1 :], left[:middle])
                first, second = halves[::-1] if step.inverted else halves
                left = [search.use(choose, (mask, a, b)) for a, b in zip(first, second, strict=True)]  # type: ignore[arg-type]
        every += planes
    return finish(search, every)


def _joined(search: _Repack, planes: list[Plane]) -> RepackProgram | None:
    """Masks of half a word, joined."""
    rng = np.random.default_rng(7)
    low, high = (rng.integers(0, 256, (STATES, CHUNK // 16), dtype=np.uint8) for _ in range(2))
    joins = plain(i for i in search.isa.on(search.target) if i.family == "join")
    join = first_use(joins, [low, high], np.concatenate([low, high], axis=1))
    if join is None or any(inverted or len(masks) != 2 for masks, inverted in planes):
        return None
    return search.result(tuple(Word(search.use(join, (a, b)), 0) for (a, b), _ in planes))


def _narrowed(search: _Repack, registers: list[str]) -> tuple[list[str], tuple[int, ...]] | None:
    """Registers of 32-bit lanes to registers of bytes, and which position each byte is."""
    per = search.size // 4
    held = [(name, tuple(range(i * per, (i + 1) * per))) for i, name in enumerate(registers)]
    for width in (32, 16):
        found = narrower(search.isa.name, search.target, width)
        search.note(
            narrowed(width),
            found is not None,
            f"equal on {STATES} random states",
        )
        if found is None or len(held) % 2:
            return None
        use, order = found
        merged = []
        for (a, x), (b, y) in zip(held[::2], held[1::2], strict=True):
            both = x + y
            merged.append((search.use(use, (a, b)), tuple(both[i] for i in order)))
        held = merged
    return [name for name, _ in held], tuple(p for _, places in held for p in places)


def _in_order(search: _Repack, registers: list[str], places: tuple[int, ...]) -> list[str] | None:
    """Bytes in the order of positions, by one look-up of lanes per register where they are not."""
    if places == tuple(range(len(places))):
        return registers
    if len(registers) != 1:
        return None
    wanted = np.argsort(np.asarray(places))
    probe = np.random.default_rng(8).integers(0, 256, (STATES, len(places)), dtype=np.uint8)
    lookups = [i for i in search.isa.on(search.target) if i.family == "table" and len(i.operands) == 2]
    for instruction in lookups:
        for width in (1, 2, 4):
            index = (wanted[::width] // width).astype({1: np.uint8, 2: np.uint16, 4: np.uint32}[width])
            fixed = np.tile(np.frombuffer(index.tobytes(), np.uint8), (STATES, 1))
            use = first_use(plain([instruction]), [probe, fixed], probe[:, wanted])
            if use is not None:
                return [search.use(use, (registers[0], search.constant(index.tobytes())))]
    return None


def _bytes(search: _Repack, plane: Plane) -> list[str] | None:
    """A plane's masks as bytes in order, not inverted."""
    found = _narrowed(search, plane[0])
    ordered = None if found is None else _in_order(search, *found)
    if ordered is None or not plane[1]:
        return ordered
    ones, flip = search.constant(b"\xff" * search.size), flipper(search.isa.name, search.target)
    return [search.use(flip, (name, ones)) for name in ordered]


def _gathered(search: _Repack, planes: list[Plane]) -> RepackProgram | None:
    """Bytes, of which an instruction takes the top bits."""
    gathers = [g for g in gather_instructions(search.isa, search.target) if len(g.operands) == 1]
    words = []
    for plane in planes:
        registers = _bytes(search, plane)
        fits = [g for g in gathers if g.result.bits == CHUNK]
        if registers is None or len(registers) != 1 or not fits:
            return None
        words.append(Word(search.line("t", fits[0].name, registers, None), 0))
    return search.result(tuple(words))


def _placed(search: _Repack, names: list[str], constant: bytes) -> list[str] | None:
    """Masks with one bit left per lane."""
    rng = np.random.default_rng(9)
    x, y = (rng.integers(0, 256, (STATES, search.size), dtype=np.uint8) for _ in range(2))
    both = first_use(byte_steps(search.isa, search.target, 2), [x, y], x & y)
    if both is None:
        return None
    held = search.constant(constant)
    return [search.use(both, (name, held)) for name in names]


def _pairs_added(search: _Repack, registers: list[str], width: int) -> list[str] | None:
    """Neighbouring lanes of every two registers added: by one instruction, or by one for each half that a
    register's own name gives."""
    kind = {8: np.uint8, 32: np.uint32}[width]
    rng = np.random.default_rng(10)
    x, y = (rng.integers(0, 256, (STATES, search.size), dtype=np.uint8) for _ in range(2))

    def sums(a: Bytes, b: Bytes) -> Bytes:
        both = np.concatenate([a, b], axis=1).view(kind)
        return raw_bytes(both[:, ::2] + both[:, 1::2])

    pairs = [(a, b[0] if b else a) for a, *b in (registers[i : i + 2] for i in range(0, len(registers), 2))]
    one = first_use(halvings(search.isa, search.target), [x, y], sums(x, y))
    if one is not None:
        return [search.use(one, pair) for pair in pairs]
    half, known = search.size // 2, search.isa.on(search.target)
    aliases = [i for i in known if i.family == "alias" and i.cost(search.target) == 0]
    ends = (x[:, :half], x[:, half:])
    low, high = (first_use(plain(aliases), [x], end) for end in ends)
    whole = first_use(plain(aliases), ends, x)
    add = first_use(plain(i for i in known if i.family == "pairwise"), ends, sums(*ends))
    if low is None or high is None or whole is None or add is None:
        return None
    made = []
    for pair in pairs:
        parts = []
        for name in dict.fromkeys(pair):
            parts.append(search.use(add, (search.use(low, (name,)), search.use(high, (name,)))))
        made.append(search.use(whole, (parts[0], parts[-1])))
    return made


def _added(search: _Repack, planes: list[Plane]) -> RepackProgram | None:
    """Bytes with a bit each at its place, neighbours added."""
    constant = bytes(1 << i % 8 for i in range(search.size))
    names: list[str] | None = []
    for plane in planes:
        placed = _bytes(search, plane)
        ready = None if placed is None else _placed(search, placed, constant)
        if ready is None or names is None:
            return None
        names += ready
    for _ in range(3):
        names = None if names is None else _pairs_added(search, names, 8)
    return None if names is None else stored(search, names)  # type: ignore[return-value]


def _inserted(search: _Repack, planes: list[Plane]) -> RepackProgram | None:
    """A lane's bits of all registers inserted one after the other, the lanes of a word added."""
    choose = chooser(search.isa.name, search.target)
    names: list[str] | None = []
    per, count = search.size // 4, search.registers
    if choose is None or choose.instruction.result.bits != search.isa.vector_bits:
        return None
    for masks, inverted in planes:
        if inverted or per * count != CHUNK:
            return None
        # Bits from ``per * i`` on are register i's; masks are all ones, so all bits above may be too.
        held = masks[-1]
        for i in reversed(range(count - 1)):
            low = (1 << per * (i + 1)) - 1
            constant = search.constant(low.to_bytes(4, "little") * per)
            held = search.use(choose, (constant, masks[i], held))
        own = [sum(1 << per * i + lane for i in range(count)).to_bytes(4, "little") for lane in range(per)]
        ready = _placed(search, [held], b"".join(own))
        if ready is None or names is None:
            return None
        names += ready
    for _ in range(per.bit_length() - 1):
        names = None if names is None else _pairs_added(search, names, 32)
    return None if names is None else stored(search, names)  # type: ignore[return-value]


# Counting -------------------------------------------------------------------------------------------


def _count(search: _Repack) -> RepackProgram | None:
    spec, names = search.spec, (search.isa.name, search.target)
    add = adder(*names, 32)
    vectors = {
        k: u for k, u in comparers(*names).items() if u.instruction.result.bits == search.isa.vector_bits
    }
    if not vectors:  # comparisons end in mask registers, which are not added
        return None
    search.note(ADDED, add is not None, "32-bit lanes equal on test vectors")
    if add is None:
        return None
    step = vectors.get(False) or vectors[True]
    codes: list[str] = []
    for chunk in range(spec.positions // CHUNK):
        sums = []
        for register in range(search.registers):
            value = search.value(chunk, register)
            limits = [search.row(chunk, register, 1 + t) for t in range(search.levels)]
            if value is None or any(limit is None for limit in limits):
                return None
            masks = [search.use(step, (value, limit)) for limit in limits]  # type: ignore[arg-type]
            total = masks[0]
            for mask in masks[1:]:
                total = search.use(add, (total, mask))
            sums.append(total)
        found = _narrowed(search, sums)
        ordered = None if found is None else _in_order(search, *found)
        if ordered is None:
            return None
        codes += ordered
    codes = _coded(search, codes, step.inverted)
    return _packed(search, codes) if codes else None


def _coded(search: _Repack, registers: list[str], inverted: bool) -> list[str]:
    """Codes of minus the number of masks: nothing, or a byte step with a constant; [] where there is none."""
    bits, levels = search.spec.bits, search.levels
    reached = np.arange(levels + 1)
    held = -(levels - reached) if inverted else -reached
    wanted = reached ^ search.spec.flip  # type: ignore[attr-defined]
    low = (1 << bits) - 1
    if np.array_equal(held & low, wanted):
        return registers
    states = np.tile(held.astype(np.uint8)[:, None], (1, search.size))
    for instruction, imm in byte_steps(search.isa, search.target, 1):
        if np.array_equal(execute(instruction, [states], imm)[:, 0] & low, wanted):
            return [search.line("t", instruction.name, (name,), imm) for name in registers]
    for instruction, imm in byte_steps(search.isa, search.target, 2):
        for value in (0, 255, *range(1, 255)):
            constant = bytes([value]) * search.size
            fixed = np.tile(np.frombuffer(constant, np.uint8), (len(states), 1))
            for order in ((0, 1), (1, 0)):
                made = execute(instruction, [(states, fixed)[o] for o in order], imm)
                if np.array_equal(made[:, 0] & low, wanted):
                    use = Use(instruction, imm, order)
                    return [search.use(use, (name, search.constant(constant))) for name in registers]
    return []


def _packed(search: _Repack, registers: list[str]) -> RepackProgram | None:
    """The packing program of as many positions, on registers instead of loads."""
    packing, _ = bitpack_program(
        BitpackSpec(search.spec.bits, search.spec.positions), search.isa.name, search.target
    )
    names = {c.name: search.constant(c.bytes) for c in packing.constants}
    for line in packing.body:
        if line.stage == "load":
            place = split_memory(line.args[0])
            known = place is not None and place[1] % search.size == 0
            loaded = search.isa.instructions[line.instruction].result.bytes
            if (
                place is None
                or not known
                or loaded != search.size
                or place[1] // search.size >= len(registers)
            ):
                return None
            names[line.dest] = registers[place[1] // search.size]
        elif line.stage == "store":
            search.lines.append(
                Line(line.dest, line.instruction, tuple(names[a] for a in line.args), line.imm, "store")
            )
        else:
            names[line.dest] = search.line("t", line.instruction, [names[a] for a in line.args], line.imm)
    return search.result(tuple(Word(names[word.register], word.lane) for word in packing.words))
