"""The byte-lane kernel of a specification: the cheapest way from two bytes to a 32-bit sum, per row.

A way is a sequence of lane widths that ends with 32 bits, and per width a *chain*: lines that add products of
bytes, or the sums of narrower lanes, to a register of sums. A chain is one instruction that adds to its
operand, or one that makes a register and another one that adds it. All of these are tried on vectors, with
constants of ones among their operands, up to the largest values that lanes have; what is dropped is wrong on
a vector, and that what is taken is right on all values is for the proof to say.

The intervals follow from the bounds: sums grow up to what the next chain still takes, all of a lane or, where
it reads signed lanes, half of that. Ways and tiles are compared by the cycles of the target's core.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import execute
from isa_specs.cores import Core, MissingUsage, core
from isa_specs.instruction import Instruction, Isa
from sketches.bytelanes import (
    CHUNK,
    LARGEST_CODE,
    WIDE,
    ByteProgram,
    Level,
    byte_cycles,
    byte_share,
    lane_bounds,
    multiplies_bytes,
)
from sketches.kernel import KernelSpec
from sketches.panel import Tile
from sketches.program import Line, memory
from synth.search.assemble import Builder, find_load, find_store, vertical_adder
from synth.search.kernel import SynthesisFailed
from synth.search.uses import first_use

Bytes = NDArray[np.uint8]
#: Registers of weights and columns that tiles are made of.
TILE_REGISTERS, TILE_COLUMNS = (1, 2, 4), (1, 2, 4, 6, 8)
#: Registers beside the sums and the weights of a step: the activations of a column and a product.
STEP_REGISTERS = 2
#: The lane widths that sums go through, every way to 32 bits.
WAYS = ((8, 16, 32), (16, 32), (8, 32), (32,))
_STATES = 24
_TYPES = {8: "<u1", 16: "<u2", 32: "<u4"}


class NoByteLanes(SynthesisFailed):
    """The target has no instruction that multiplies bytes: no byte-lane kernels."""


@dataclass(frozen=True)
class Step:
    """A line of a chain: ``args`` name a source (``w`` and ``a``, or ``src``), the sums ``acc``, the earlier
    line's ``t0``, or ``ones`` with the width of its lanes."""

    instruction: str
    args: tuple[str, ...]


@dataclass(frozen=True)
class Chain:
    """Lines that add to sums: exact where lanes of the source are at most ``takes`` and the new sums at most
    ``holds``."""

    steps: tuple[Step, ...]
    takes: int
    holds: int


@cache
def byte_program(spec: KernelSpec, isa: Isa, target: str) -> ByteProgram:
    """The byte-lane kernel: of all ways the one with the most multiply-accumulates per cycle in its best
    tile, on the target's core. Raises NoByteLanes where the target cannot multiply bytes, SynthesisFailed
    where no way leads on."""
    if not multiplies_bytes(isa, target):
        raise NoByteLanes(f"{isa.name}/{target}: no instruction multiplies bytes")
    found = [program for widths in WAYS for program in _programs(spec, isa, target, widths)]
    if not found:
        raise SynthesisFailed(f"{isa.name}/{target}: no instructions lead from bytes to 32-bit sums")
    timing = core(isa.target(target).core)

    def price(program: ByteProgram) -> tuple[float, int]:
        best = max(byte_cycles(isa, timing, program, tile, target).macs_per_cycle for tile in program.tiles)
        return (-round(best, 6), sum(len(level.lines) for level in program.levels))

    return min(found, key=price)


def _pairs(widths: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """(lanes that are added, lanes of the sums) per level; 0: the products of a step."""
    return tuple(zip((0, *widths), widths, strict=False))


def _has_frame(isa: Isa, target: str) -> bool:
    """Whether there are the loads, the store and the addition around the chains."""
    size = isa.vector_bits // 8
    try:
        find_load(isa, target, size, size)
        find_load(isa, target, CHUNK, size)
        find_store(isa, target)
        vertical_adder(isa, target, WIDE)
    except LookupError:
        return False
    return True


def _programs(spec: KernelSpec, isa: Isa, target: str, widths: tuple[int, ...]) -> Iterator[ByteProgram]:
    """A program per choice of chains on one way."""
    if not _has_frame(isa, target):
        return
    every: list[tuple[Chain, ...]] = []
    for pair in _pairs(widths):
        every.append(chains(isa, target, *pair))
        if not every[-1]:
            return
    for chosen in itertools.product(*every):
        intervals: tuple[int, ...] = ()
        for level, after in enumerate(chosen[1:]):
            bound = lane_bounds(spec, widths[: level + 1], intervals)[-1]
            intervals += (min(after.takes, chosen[level].holds) // bound,)
            if not intervals[-1]:
                break
        else:
            yield _assembled(spec, isa, target, widths, intervals, chosen)


def _assembled(
    spec: KernelSpec, isa: Isa, target: str, widths: tuple[int, ...], intervals: tuple[int, ...],
    chosen: tuple[Chain, ...],
) -> ByteProgram:  # fmt: skip
    build, size = Builder(isa, target), isa.vector_bits // 8
    whole = find_load(isa, target, size, size).name
    levels = []
    for number, (width, chain) in enumerate(zip(widths, chosen, strict=True)):
        names = {"acc": f"sum{number}", "src": f"sum{number - 1}"}
        if number == 0:
            repeated = find_load(isa, target, CHUNK, size).name
            names["w"] = build.line("load", "w", whole, (memory("weights", 0),))
            names["a"] = build.line("load", "a", repeated, (memory("activations", 0),))
        total = _lines(build, chain, names, "reduce" if number else "row", f"s{number}")
        levels.append(Level(width, tuple(build.body), total))
        build.body, build.known = [], {}
    total = f"sum{len(widths) - 1}"
    share = byte_share(spec)
    if share > 1:
        shift = _shift(isa, target, share)
        total = build.line("reduce", "scaled", shift.name, (total,), share.bit_length() - 1)
    before = build.line("load", "before", whole, (memory("acc", 0),))
    total = build.line("reduce", "after", vertical_adder(isa, target, WIDE), (before, total))
    store = Line(memory("acc", 0), find_store(isa, target).name, (total,), None, "store")
    program = ByteProgram(
        tuple(build.constants.values()), tuple(levels), intervals, (*build.body, store), (Tile(1, 1),)
    )
    return ByteProgram(**{**program.__dict__, "tiles": _tiles(isa, target, program)})


def _lines(build: Builder, chain: Chain, names: dict[str, str], stage: str, prefix: str) -> str:
    """Append a chain's lines; the register that holds the new sums."""
    value = names["acc"]
    for number, step in enumerate(chain.steps):
        args = tuple(
            build.constant(arg, _ones(arg)) if arg.startswith("ones") else names[arg] for arg in step.args
        )
        value = names[f"t{number}"] = build.line(stage, f"{prefix}_{number}", step.instruction, args)
    return value


def _ones(name: str) -> bytes:
    """One lane of the constant ``ones`` with the width of its lanes."""
    return (1).to_bytes(int(name.removeprefix("ones")) // 8, "little")


def _shift(isa: Isa, target: str, share: int) -> Instruction:
    """The shift that multiplies 32-bit lanes by ``share``. Raises SynthesisFailed."""
    lanes = np.random.default_rng(3).integers(0, 1 << WIDE, (_STATES, isa.vector_bits // WIDE)).astype("<u4")
    amount = share.bit_length() - 1
    shifts = ((i, amount) for i in isa.on(target) if i.family == "shift" and amount in (i.immediates or ()))
    use = first_use(shifts, [lanes.view(np.uint8)], (lanes * np.uint32(share)).view(np.uint8))
    if use is not None:
        return use.instruction
    raise SynthesisFailed(f"{isa.name}/{target}: no shift multiplies 32-bit lanes by {share}")


def _tiles(isa: Isa, target: str, program: ByteProgram) -> tuple[Tile, ...]:
    """Per number of columns the tile of most multiply-accumulates per cycle whose narrowest sums stay in
    registers, and the one of one register of weights."""
    timing: Core = core(isa.target(target).core)
    read = {arg for line in program.levels[0].lines for arg in line.args}
    left = isa.target(target).vector_registers - STEP_REGISTERS
    left -= sum(constant.name in read for constant in program.constants)
    tiles = []
    for columns in TILE_COLUMNS:
        fits = [Tile(r, columns) for r in TILE_REGISTERS if r * (columns + 1) <= left]
        if fits:
            best = max(fits, key=lambda t: _speed(isa, timing, program, t, target))
            tiles += [Tile(1, columns)] + ([best] if best.registers > 1 else [])
    return tuple(tiles) or (Tile(1, 1),)


def _speed(isa: Isa, timing: Core, program: ByteProgram, tile: Tile, target: str) -> tuple[float, int]:
    """Of tiles of one speed in the first-level cache the taller one reads activations less often."""
    return (round(byte_cycles(isa, timing, program, tile, target).macs_per_cycle, 2), tile.registers)


@cache
def chains(isa: Isa, target: str, source: int, width: int) -> tuple[Chain, ...]:
    """Chains that add to each lane of ``width`` bits the lanes of ``source`` bits within it, or the products
    of the bytes within it where ``source`` is 0: the cheapest, and cheaper ones for lanes that are at most
    half full."""
    rng = np.random.default_rng(12)
    size = isa.vector_bits // 8
    timing = core(isa.target(target).core)
    found: list[tuple[int, int, Chain]] = []
    holds = (1 << width) - 1
    for takes in ((1 << source) - 1, (1 << source - 1) - 1) if source else (LARGEST_CODE,):
        registers, wanted = _vectors(rng, size, source, width, takes, holds)
        for steps in _right(isa, target, registers, wanted):
            try:
                slots = sum(timing.usage(isa.instructions[step.instruction], target).slots for step in steps)
            except MissingUsage:
                continue
            found.append((slots, len(steps), Chain(steps, takes, holds)))
    kept: list[Chain] = []
    cheapest = None
    for takes in dict.fromkeys(chain.takes for *_, chain in found):
        best = min((entry for entry in found if entry[2].takes == takes), key=lambda entry: entry[:2])
        if cheapest is None or best[:2] < cheapest:
            cheapest = best[:2]
            kept.append(best[2])
    return tuple(kept)


def _vectors(
    rng: np.random.Generator, size: int, source: int, width: int, takes: int, holds: int
) -> tuple[dict[str, Bytes], NDArray[np.int64]]:
    """Registers of random and of extreme lanes, and the sums that a chain has to make of them."""
    if source:
        count = width // source
        value = rng.integers(0, takes + 1, (_STATES, 8 * size // source))
        value[0] = takes
        registers = {"src": value.astype(_TYPES[source]).view(np.uint8)}
        added = value.reshape(_STATES, -1, count).sum(axis=2)
    else:
        weights = rng.integers(0, takes + 1, (_STATES, size))
        activations = rng.integers(0, takes + 1, (_STATES, CHUNK))
        weights[0], activations[0] = takes, takes
        repeated = np.tile(activations, size // CHUNK)
        registers = {"w": weights.astype(np.uint8), "a": repeated.astype(np.uint8)}
        added = (weights * repeated).reshape(_STATES, -1, width // 8).sum(axis=2)
    room = holds - int(added.max())
    before = rng.integers(0, room + 1, added.shape)
    before[0] = room
    registers["acc"] = before.astype(_TYPES[width]).view(np.uint8)
    return registers, before + added


def _right(
    isa: Isa, target: str, registers: dict[str, Bytes], wanted: NDArray[np.int64]
) -> Iterator[tuple[Step, ...]]:
    """Every chain that makes the wanted sums of the registers, shortest first."""
    size = isa.vector_bits // 8
    lanes = wanted.astype(f"<u{size // wanted.shape[1]}").view(np.uint8)
    known, ones = _plain(isa, target), _constants(size)
    sources = tuple(name for name in registers if name != "acc")
    values = {**registers, **ones}
    for instruction, args, result in _results(known, (*sources, "acc"), ones, values):
        if np.array_equal(result, lanes):
            yield (Step(instruction.name, args),)
    made: dict[bytes, tuple[Instruction, tuple[str, ...], Bytes]] = {}
    for instruction, args, result in _results(known, sources, ones, values):
        made.setdefault(result.tobytes(), (instruction, args, result))
    # An adder is executed once, on what all the first lines made.
    adders = _adders(isa, target, 8 * size // wanted.shape[1])
    every = {name: np.tile(value, (len(made), 1)) for name, value in values.items()}
    every["t0"] = np.concatenate([result for *_, result in made.values()])
    right = np.empty((len(made), len(adders)), dtype=bool)
    for number, (adder, read) in enumerate(adders):
        totals = execute(adder, [every[arg] for arg in read]).reshape(len(made), *lanes.shape)
        right[:, number] = (totals == lanes).all(axis=(1, 2))
    first = list(made.values())
    for one, number in np.argwhere(right):
        (instruction, args, _), (adder, read) = first[one], adders[number]
        yield (Step(instruction.name, args), Step(adder.name, read))


@cache
def _plain(isa: Isa, target: str) -> tuple[Instruction, ...]:
    """The instructions from whole registers to a whole register, without immediates."""
    size = isa.vector_bits // 8
    return tuple(
        i for i in isa.on(target)
        if i.immediates is None and i.family not in ("load", "store")
        and [o.bytes for o in (*i.operands, i.result)] == [size] * (len(i.operands) + 1)
    )  # fmt: skip


def _constants(size: int) -> dict[str, Bytes]:
    """Registers of ones by name."""
    names = [f"ones{width}" for width in _TYPES]
    return {
        name: np.tile(np.frombuffer(_ones(name) * (size // len(_ones(name))), np.uint8), (_STATES, 1))
        for name in names
    }


@cache
def _adders(isa: Isa, target: str, width: int) -> tuple[tuple[Instruction, tuple[str, ...]], ...]:
    """Instructions that add something of ``t0`` to the lanes of ``acc``, with their operands."""
    ones = _constants(isa.vector_bits // 8)
    return tuple(
        (instruction, args)
        for instruction, args in _applications(_plain(isa, target), ("t0", "acc"), tuple(ones))
        if _adds(instruction, args, ones, width)
    )


def _applications(
    known: tuple[Instruction, ...], needed: tuple[str, ...], constants: tuple[str, ...]
) -> Iterator[tuple[Instruction, tuple[str, ...]]]:
    """Instructions with operands that name each of ``needed`` once, and constants beside them."""
    for instruction in known:
        beside = len(instruction.operands) - len(needed)
        if not 0 <= beside <= 1:
            continue
        for chosen in itertools.combinations_with_replacement(constants, beside):
            for args in dict.fromkeys(itertools.permutations((*needed, *chosen))):
                yield instruction, args


def _results(
    known: tuple[Instruction, ...], needed: tuple[str, ...], ones: dict[str, Bytes], values: dict[str, Bytes]
) -> Iterator[tuple[Instruction, tuple[str, ...], Bytes]]:
    """What each application gives; an instruction is executed once, on the operands of all of its."""
    every = _applications(known, needed, tuple(ones))
    for instruction, group in itertools.groupby(every, key=lambda one: one[0]):
        read = [args for _, args in group]
        operands = [np.concatenate([values[name] for name in column]) for column in zip(*read, strict=True)]
        result = execute(instruction, operands)
        for args, part in zip(read, np.split(result, len(read)), strict=True):
            yield instruction, args, part


def _adds(instruction: Instruction, args: tuple[str, ...], ones: dict[str, Bytes], width: int) -> bool:
    """Whether a zero leaves the sums as they are, and another operand makes them larger by what does not
    depend on them."""
    places = np.tile(np.arange(ones["ones8"].shape[1], dtype=np.uint8), (_STATES, 1))
    nothing, small, other = np.zeros_like(places), places % 3, places % 5

    def gain(sums: Bytes, x: Bytes) -> NDArray[np.uint64]:
        values = {**ones, "acc": sums, "t0": x}
        total = execute(instruction, [values[arg] for arg in args])
        return total.view(_TYPES[width]) - sums.view(_TYPES[width])

    return (
        not gain(other, nothing).any()
        and not gain(nothing, nothing).any()
        and bool(gain(nothing, small).any())
        and np.array_equal(gain(nothing, small), gain(other, small))
    )
