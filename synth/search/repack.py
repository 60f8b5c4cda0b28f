"""Search for the cheapest repacking of sums to bitplanes, over the instruction table.

Two methods for a position's code are tried, each with every method to bring its bits together. The target's
core model decides. Test vectors select the instructions:

* *bisect*: the middle threshold gives the top plane and selects the remaining half of the thresholds. So a
  comparison gives a plane, and there are as many comparisons as planes.
* *count*: every threshold is compared, and the masks are added. The sums are narrowed to bytes for a packing
  program.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import cache

import numpy as np

import isa_specs
from isa_specs.cores import core
from isa_specs.instruction import Isa
from sketches.bitpack import (
    BitpackProgram,
    BitpackSpec,
    Word,
    block_sizes,
    byte_steps,
    gather_instructions,
    halvings,
)
from sketches.bitplanes import CHUNK
from sketches.program import split_memory
from sketches.repack import ADDED, CHOICE, REACHES, RepackProgram, RepackSpec, narrowed
from sketches.throughput import cycles, pressure
from synth.search import repack_steps as steps
from synth.search.bitpack import bitpack_program, joined_halves
from synth.search.instruction_sequences import Bytes, InstructionSequence, among, applied, makes, plain
from synth.search.packing import NoProgram, Searched, Workspace, needed, stored, tried
from synth.search.verdict import Found, NoneExists, SynthesisFailed


@cache
def repack_program(
    spec: RepackSpec, isa_name: str, target: str
) -> tuple[BitpackProgram, tuple[Searched, ...]]:
    """Return the cheapest program of all plans, checked on test vectors, and all searches. Raises
    SynthesisFailed."""
    isa = isa_specs.load(isa_name)
    plans = ((name, _Repack(spec, isa, target), plan) for name, plan in _plans(spec, isa, target))
    programs, reports = tried(plans)
    machine = core(isa.target(target).core)
    made = []
    for name, program in programs:
        requested = pressure(machine, isa, target, [(line, 1.0) for line in program.body])
        # A word from a general register takes a store.
        price = round(cycles(machine, requested).total + len(program.words), 6)
        made.append((price, program.length(isa, target), name, program))
    if not made:
        raise SynthesisFailed(
            f"{isa_name} {target}: no program repacks {spec.bits} planes of {spec.positions} sums"
        )
    _, length, name, best = min(made, key=lambda item: item[:3])
    found = ", ".join(f"{n}: {count} in {c:.1f} cycles" for c, count, n, _ in made)
    verdict = Found(length, None, f"{name} is the cheapest plan by estimate ({found})")
    return best, (Searched(spec.plans, (verdict,)), *dict.fromkeys(reports))


def _plans(
    spec: RepackSpec, isa: Isa, target: str
) -> Iterator[tuple[str, Callable[[_Repack], BitpackProgram]]]:
    if any(instruction.family == "compare" for instruction in isa.on(target)):
        yield "bisect, masks joined", lambda search: _joined(search, _bisect(search))
    elif gather_instructions(isa, target):
        yield "bisect, narrow, gather", lambda search: _gathered(search, _bisect(search))
    else:
        yield "bisect, narrow, add bytes", lambda search: _added(search, _bisect(search))
        yield "bisect, insert, add lanes", lambda search: _inserted(search, _bisect(search))
    if spec.positions in block_sizes(isa, target, spec.bits):
        yield "count, narrow, pack", _count


class _Repack(Workspace):
    spec: RepackSpec
    makes = RepackProgram

    @property
    def registers(self) -> int:
        """Return the number of registers with the sums of a chunk."""
        return 4 * CHUNK // self.size

    def use(self, step: InstructionSequence, *given: str) -> str:
        return self.apply((step,), *given)[0]

    def compared(self, chunk: int, register: int) -> tuple[str, list[str]]:
        """Write loads of sums (exclusive or their masks) and of their thresholds; return the registers."""
        at = self.size * register
        total = self.load(self.size, 4 * CHUNK * chunk + at, "sums")
        start = 4 * CHUNK * chunk * (1 + self.spec.levels) + at
        mask = self.load(self.size, start, "table")
        value = self.use(steps.flipper(self.isa, self.target), total, mask)
        rows = range(1, 1 + self.spec.levels)
        return value, [self.load(self.size, start + 4 * CHUNK * row, "table") for row in rows]

    def note(self, sketch: str, found: bool, evidence: str) -> None:
        none = "no instruction of the table does it"
        self.report(sketch, Found(1, None, evidence) if found else NoneExists(1, none))


#: The masks of a plane: register names in the order of positions, and whether the masks are complements.
Plane = tuple[list[str], bool]


def _bisect(search: _Repack) -> list[Plane]:
    """Return the planes of all chunks, in the order of the words. Raises NoProgram."""
    spec, isa, target = search.spec, search.isa, search.target
    compare, choose = steps.comparers(isa, target), steps.chooser(isa, target)
    search.note(REACHES, bool(compare), f"equal on {steps.STATES} states of extremes and random lanes")
    search.note(CHOICE, choose is not None, f"equal on {steps.STATES} random states")
    if not compare or (choose is None and spec.bits > 1):
        raise NoProgram
    every: list[Plane] = []
    for chunk in range(spec.positions // CHUNK):
        planes: list[Plane] = [([], False) for _ in range(spec.bits)]
        for register in range(search.registers):
            value, left = search.compared(chunk, register)
            for plane in reversed(range(spec.bits)):
                middle = len(left) // 2
                wish = bool(spec.flip >> plane & 1)
                inverted = wish if wish in compare else not wish
                mask = search.use(compare[inverted], value, left[middle])
                planes[plane] = ([*planes[plane][0], mask], inverted != wish)
                halves = (left[middle + 1 :], left[:middle])
                first, second = halves[::-1] if inverted else halves
                left = [search.use(needed(choose), mask, a, b) for a, b in zip(first, second, strict=True)]
        every += planes
    return every


def _joined(search: _Repack, planes: list[Plane]) -> BitpackProgram:
    """Return the program that joins two masks of half a word. Raises NoProgram."""
    join = needed(joined_halves(search.isa, search.target))
    if any(inverted or len(masks) != 2 for masks, inverted in planes):
        raise NoProgram
    return search.program(*(Word(search.use(join, *masks), 0) for masks, _ in planes))


def _narrowed(search: _Repack, registers: list[str]) -> list[str]:
    """Write registers of 32-bit lanes as registers of bytes, in the order of positions. Raises NoProgram."""
    per = search.size // 4
    held = [(name, tuple(range(i * per, (i + 1) * per))) for i, name in enumerate(registers)]
    for width in (32, 16):
        found = steps.narrower(search.isa, search.target, width)
        search.note(narrowed(width), found is not None, f"equal on {steps.STATES} random states")
        step, order = needed(found)
        if len(held) % 2:
            raise NoProgram
        held = [
            (search.use(step, a, b), tuple((x + y)[i] for i in order))
            for (a, x), (b, y) in zip(held[::2], held[1::2], strict=True)
        ]
    places = [place for _, places in held for place in places]
    names = [name for name, _ in held]
    return names if places == sorted(places) else [_in_order(search, names, places)]


def _in_order(search: _Repack, registers: list[str], places: list[int]) -> str:
    """Write a lane look-up that puts a register's bytes in the order of positions. Raises NoProgram."""
    if len(registers) != 1:
        raise NoProgram
    wanted = np.argsort(places)
    (probe,) = steps.random_registers(1, len(places), 8)
    lookups = [i for i in search.isa.on(search.target) if i.family == "table" and len(i.operands) == 2]
    for instruction, width in itertools.product(lookups, (1, 2, 4)):
        index = (wanted[::width] // width).astype(f"<u{width}").tobytes()
        found = among(plain([instruction]), [(0, index), (index, 0)], {0: probe}, probe[:, wanted])
        if found is not None:
            return search.use(found, registers[0])
    raise NoProgram


def _bytes(search: _Repack, plane: Plane) -> list[str]:
    """Write a plane's masks as bytes in order, not inverted; return the registers. Raises NoProgram."""
    names, inverted = _narrowed(search, plane[0]), plane[1]
    if not inverted:
        return names
    ones, flip = search.constant(b"\xff" * search.size), steps.flipper(search.isa, search.target)
    return [search.use(flip, name, ones) for name in names]


def _gathered(search: _Repack, planes: list[Plane]) -> BitpackProgram:
    """Return the program with an instruction that gathers the top bits of bytes, of a word or of its halves.
    Raises NoProgram."""
    gathers = gather_instructions(search.isa, search.target)
    fits = [g for g in gathers if len(g.operands) == 1 and g.result.bits == min(CHUNK, search.size)]
    words = []
    for plane in planes:
        registers = _bytes(search, plane)
        if len(registers) > 2 or not fits:
            raise NoProgram
        masks = [search.line(fits[0].name, [register], None) for register in registers]
        if len(masks) == 2:
            masks = [search.use(needed(joined_halves(search.isa, search.target)), *masks)]
        words.append(Word(masks[0], 0))
    return search.program(*words)


def _placed(search: _Repack, names: list[str], constant: bytes) -> list[str]:
    """Write masks that keep the bits of ``constant`` only; return the registers. Raises NoProgram."""
    x, y = steps.random_registers(2, search.size, 9)
    both = needed(makes(byte_steps(search.isa, search.target, 2), [x, y], x & y))
    held = search.constant(constant)
    return [search.use(both, name, held) for name in names]


def _pairs_added(search: _Repack, registers: list[str], kind: str) -> list[str]:
    """Write the sums of neighbouring lanes of every two registers, by one instruction or by one per half
    register. Raises NoProgram."""
    x, y = steps.random_registers(2, search.size, 10)

    def sums(a: Bytes, b: Bytes) -> Bytes:
        both = np.concatenate([a, b], axis=1).view(kind)
        return steps.raw(both[:, ::2] + both[:, 1::2])

    one = makes(halvings(search.isa, search.target), [x, y], sums(x, y))
    if one is not None:
        return search.merge(registers, (one,))
    known = search.isa.on(search.target)
    aliases = [i for i in known if i.family == "alias" and i.cost(search.target) == 0]
    ends = np.hsplit(x, 2)
    low, high = (needed(makes(plain(aliases), [x], end)) for end in ends)
    whole = needed(makes(plain(aliases), ends, x))
    add = needed(makes(plain(i for i in known if i.family == "pairwise"), ends, sums(*ends)))
    made = []
    for a, b in itertools.zip_longest(registers[::2], registers[1::2]):
        parts = [search.use(add, search.use(low, r), search.use(high, r)) for r in (a, b) if r]
        made.append(search.use(whole, parts[0], parts[-1]))
    return made


def _added(search: _Repack, planes: list[Plane]) -> BitpackProgram:
    """Return the program that moves a bit of each byte to its offset and adds bytes. Raises NoProgram."""
    constant = bytes(1 << i % 8 for i in range(search.size))
    names = [name for plane in planes for name in _placed(search, _bytes(search, plane), constant)]
    for _ in range(3):
        names = _pairs_added(search, names, "<u1")
    return stored(search, names)


def _inserted(search: _Repack, planes: list[Plane]) -> BitpackProgram:
    """Return the program that inserts the bits of all registers and adds lanes. Raises NoProgram."""
    choose = needed(steps.chooser(search.isa, search.target))
    names: list[str] = []
    per, count = search.size // 4, search.registers
    if not steps.makes_whole(search.isa, choose):
        raise NoProgram
    for masks, inverted in planes:
        if inverted or per * count != CHUNK:
            raise NoProgram
        # Bits ``per * i`` to ``per * (i + 1) - 1`` become register i's. A mask lane is all ones or zeros, so
        # an insertion may also overwrite the bits below.
        held = masks[-1]
        for i in reversed(range(count - 1)):
            low = (1 << per * (i + 1)) - 1
            constant = search.constant(low.to_bytes(4, "little") * per)
            held = search.use(choose, constant, masks[i], held)
        own = [sum(1 << per * i + lane for i in range(count)).to_bytes(4, "little") for lane in range(per)]
        names += _placed(search, [held], b"".join(own))
    for _ in range(per.bit_length() - 1):
        names = _pairs_added(search, names, "<u4")
    return stored(search, names)


def _count(search: _Repack) -> BitpackProgram:
    isa, target = search.isa, search.target
    # Masks in mask registers cannot be added.
    vectors = {k: step for k, step in steps.comparers(isa, target).items() if steps.makes_whole(isa, step)}
    if not vectors:
        raise NoProgram
    found, inverted = steps.adder(isa, target), False not in vectors
    search.note(ADDED, found is not None, "32-bit lanes equal on test vectors")
    add, step = needed(found), vectors[inverted]
    codes: list[str] = []
    for chunk in range(search.spec.positions // CHUNK):
        sums = []
        for register in range(search.registers):
            value, limits = search.compared(chunk, register)
            total, *masks = [search.use(step, value, limit) for limit in limits]
            for mask in masks:
                total = search.use(add, total, mask)
            sums.append(total)
        codes += _narrowed(search, sums)
    return _packed(search, _coded(search, codes, inverted))


def _coded(search: _Repack, registers: list[str], inverted: bool) -> list[str]:
    """Write the codes for minus the number of masks, by a byte step if needed. Raises NoProgram."""
    isa, target, levels = search.isa, search.target, search.spec.levels
    reached = np.arange(levels + 1)
    held = -(levels - reached) if inverted else -reached
    wanted = reached ^ search.spec.flip
    if np.array_equal(held & levels, wanted):
        return registers
    states: dict[InstructionSequence, Bytes] = {0: np.tile(held.astype(np.uint8)[:, None], (1, search.size))}
    constants = [bytes([value]) * search.size for value in (0, 255, *range(1, 255))]
    both: list[tuple[InstructionSequence, ...]] = [
        order for constant in constants for order in ((0, constant), (constant, 0))
    ]
    single: list[tuple[InstructionSequence, ...]] = [(0,)]
    for arity, operands in ((1, single), (2, both)):
        for chain, made in applied(byte_steps(isa, target, arity), operands, states):
            if np.array_equal(made[:, 0] & levels, wanted):
                return [search.use(chain, name) for name in registers]
    raise NoProgram


def _packed(search: _Repack, registers: list[str]) -> BitpackProgram:
    """Return the packing program of as many positions, on registers for loads. Raises NoProgram."""
    packing, _ = bitpack_program(
        BitpackSpec(search.spec.bits, search.spec.positions), search.isa.name, search.target
    )
    names = {c.name: search.constant(c.bytes) for c in packing.constants}
    for line in packing.body:
        if line.stage == "load":
            place = split_memory(line.args[0])
            loaded = search.isa.instructions[line.instruction].result.bytes
            number, rest = divmod(-1 if place is None else place[1], search.size)
            if rest or loaded != search.size or number >= len(registers):
                raise NoProgram
            names[line.dest] = registers[number]
        elif line.stage == "store":
            place = split_memory(line.dest)
            assert place is not None
            search.store(place[1] // 4, line.instruction, names[line.args[0]], line.imm)
        else:
            names[line.dest] = search.line(line.instruction, [names[a] for a in line.args], line.imm)
    return search.program(*(Word(names[word.register], word.lane) for word in packing.words))
