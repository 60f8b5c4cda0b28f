"""Methods from two registers of bytes to 32-bit sums: instruction sequences, selected on test vectors.

A method (``Way``) is a series of lane widths that ends with 32 bits, with one *instruction sequence* per
width. A sequence adds products of bytes, or the sums of narrower lanes, to a register of sums. It is one
instruction that adds to its operand, or one that makes a register and one that adds this register. The search
tries all such sequences on test vectors up to the largest lane values, with constants of ones among the
operands. A rejected sequence is wrong on a vector. The proof shows that the chosen sequence is correct on all
values.

If codes are too large for every instruction that multiplies bytes, half of the range is subtracted from one
factor. This needs an instruction from signed bytes to 32-bit sums. Otherwise the even and odd bytes of
registers go to 16-bit lanes, and their products are added one after the other.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Instruction, Isa
from sketches.bytes import CHUNK, WIDE, AccumulatorStage, multiplies_bytes
from synth.search.assemble import Assembler
from synth.search.instruction_sequences import (
    LANES,
    Bytes,
    InstructionSequence,
    applied,
    as_registers,
    cheapest,
    making,
    on_registers,
    shifts_by,
    whole_registers,
)
from synth.search.verdict import SynthesisFailed

#: The lane widths of the sums in each method.
WAYS = ((8, 16, 32), (16, 32), (8, 32), (32,))
#: Bits of the lanes for even and odd bytes, and the largest byte.
_HALF, LARGEST_BYTE = WIDE // 2, 255
_STATES = 24


class NoByteProgram(SynthesisFailed):
    """The target cannot multiply codes of this size as bytes, and has no bytes kernel for them."""


@dataclass(frozen=True)
class Made:
    """An instruction sequence that adds products or lanes of sources (registers 1 and 2) to sums (0). It is
    exact if lanes of the sources are at most ``takes`` and the new sums at most ``holds``."""

    sequence: InstructionSequence
    takes: int
    holds: int


@dataclass(frozen=True)
class Factors:
    """Ranges of the two bytes that are multiplied. The first byte is a code up to ``largest[0]``, minus
    ``beside``. The second byte is a code up to ``largest[1]``, minus ``stored_zero``. If the subtracted
    number is not 0, the byte is signed. Sums are ``signed`` or unsigned; with ``stored_zero``, unsigned sums
    are modulo 2^width."""

    largest: tuple[int, int]
    stored_zero: int = 0
    beside: int = 0
    signed: bool = False

    @property
    def widens(self) -> bool:
        """Return whether sums in narrow lanes may be widened. Unsigned sums with ``stored_zero`` may not."""
        return self.signed or not self.stored_zero


@dataclass(frozen=True)
class Way:
    """A method: ``steps`` has one instruction sequence per lane width. After ``intervals[i]`` runs of
    sequence i its sums are widened. ``cut``: even and odd bytes are multiplied separately."""

    factors: Factors
    cut: bool
    widths: tuple[int, ...]
    steps: tuple[Made, ...]
    intervals: tuple[int, ...]

    def accumulator_stages(
        self, build: Assembler, first: Callable[[], tuple[str, str]], stages: Mapping[str, str],
        constant: Callable[[bytes], str],
    ) -> tuple[AccumulatorStage, ...]:  # fmt: skip
        """Write the lines of every accumulator stage. ``first`` writes the loads of a step and returns two
        registers: the second byte of ``Factors``, then the first. ``stages`` (there ``alone``) and
        ``constant``: see ``Assembler.sequence``."""
        found = []
        for number, (width, made) in enumerate(zip(self.widths, self.steps, strict=True)):
            sources = first() if number == 0 else (f"sum{number - 1}",)
            stage, alone = ("reduce", MappingProxyType({})) if number else ("row", stages)
            given = (f"sum{number}", *sources)
            total = build.sequence(stage, f"s{number}", made.sequence, given, constant, alone)
            found.append(AccumulatorStage(width, tuple(build.body), (total,)))
            build.start_again()
        return tuple(found)


def first_ways(isa: Isa, target: str, options: Iterable[tuple[Factors, bool, int]]) -> list[Way]:
    """Return every method of the first option that has one. An option: (factors, whether even and odd bytes
    are multiplied separately, the largest product). Raises NoByteProgram."""
    if not multiplies_bytes(isa, target):
        raise NoByteProgram(f"{isa.name}/{target}: no instruction multiplies bytes")
    for factors, cut, largest in options:
        every = WAYS if factors.widens else ((WIDE,),)
        found = [way for widths in every for way in _ways(isa, target, factors, cut, widths, largest)]
        if found:
            return found
    raise NoByteProgram(f"{isa.name}/{target}: no instructions lead from such bytes to 32-bit sums")


def _ways(
    isa: Isa, target: str, factors: Factors, cut: bool, widths: tuple[int, ...], largest: int
) -> Iterator[Way]:
    """Yield a method per choice of instruction sequences whose sums fit their lanes for at least one step.
    Sums grow up to what the next sequence takes: a whole lane, or half of a lane that it reads as signed."""
    every = [products(isa, target, widths[0], factors, cut)]
    every += [chains(isa, target, *pair, factors.signed) for pair in itertools.pairwise(widths)]
    for chosen in itertools.product(*every):
        bound, intervals = widths[0] // 8 * largest, list[int]()
        for number, (step, after) in enumerate(itertools.pairwise(chosen)):
            intervals.append(min(after.takes, step.holds) // bound)
            bound *= widths[number + 1] // widths[number] * intervals[-1]
            if not bound:
                break
        else:
            yield Way(factors, cut, widths, chosen, tuple(intervals))


@cache
def chains(isa: Isa, target: str, source: int, width: int, signed: bool = False) -> tuple[Made, ...]:
    """Return instruction sequences that add to lanes of ``width`` bits the lanes of ``source`` bits within
    them. If ``signed``, return the cheapest sequence for signed lanes. Else return the cheapest for full
    lanes, and a cheaper one, if any, for lanes at most half full."""
    kept, half = list[Made](), (1 << source - 1) - 1
    cost: tuple[float, int] | None = None
    for takes in (half,) if signed else ((1 << source) - 1, half):
        lanes = (_STATES, isa.vector_bits // source)
        values = np.random.default_rng(12).integers(-takes if signed else 0, takes + 1, lanes)
        values[0] = takes
        if signed:
            values[1] = -takes
        added = values.reshape(_STATES, -1, width // source).sum(axis=2)
        found = cheapest_adding(isa, target, [as_registers(values, LANES[source])], added, width, signed)
        if found is not None and (cost is None or found[0] < cost):
            cost = found[0]
            kept.append(Made(found[1], takes, (1 << width - signed) - 1))
    return tuple(kept)


@cache
def products(isa: Isa, target: str, width: int, factors: Factors, cut: bool) -> tuple[Made, ...]:
    """Return the cheapest instruction sequence that adds to lanes of ``width`` bits the products of the bytes
    within them, if there is one. ``cut``: multiply even and odd bytes separately."""
    size, (activation, weight) = isa.vector_bits // 8, factors.largest
    rng = np.random.default_rng(12)
    weights = rng.integers(0, weight + 1, (_STATES, size))
    activations = rng.integers(0, activation + 1, (_STATES, CHUNK))
    weights[0], activations[0] = weight, activation
    if factors.stored_zero:
        weights[1], activations[1] = 0, activation
    weights -= factors.stored_zero
    activations -= factors.beside
    repeated = np.tile(activations, size // CHUNK)
    added = (weights * repeated).reshape(_STATES, -1, width // 8).sum(axis=2)
    most = (1 << width - factors.signed) - 1
    if np.abs(added).max() > most:
        return ()
    codes = [weights.astype(np.uint8), repeated.astype(np.uint8)]
    if cut:
        sequence = _in_halves(isa, target, codes, width, factors.signed)
    else:
        found = cheapest_adding(isa, target, codes, added, width, factors.signed)
        sequence = None if found is None else found[1]
    return () if sequence is None else (Made(sequence, max(factors.largest), most),)


def _in_halves(
    isa: Isa, target: str, codes: list[Bytes], width: int, signed: bool
) -> InstructionSequence | None:
    """Return the instruction sequence that adds the products of the even bytes, then of the odd bytes. Return
    None without such a sequence, or if a lane holds one product only."""
    halves = (_halves(isa, target, signed), _halves(isa, target))
    if halves[0] is None or halves[1] is None or width == _HALF // 2:
        return None
    sequence: InstructionSequence = 0
    for number in range(2):
        cut = [each.reshape(_STATES, -1, 2)[:, :, number] for each in codes]
        lanes = [np.ascontiguousarray(cut[0]).view(np.int8 if signed else np.uint8), cut[1]]
        products = lanes[0].astype(np.int64) * lanes[1]
        added = products.reshape(_STATES, -1, width // _HALF).sum(axis=2)
        wide = [lane.astype("<i2").view(np.uint8) for lane in lanes]
        found = cheapest_adding(isa, target, wide, added, width, signed)
        if found is None:
            return None
        placed = {
            n: on_registers(half[number], {0: n}) for n, half in enumerate(halves, 1) if half is not None
        }
        sequence = on_registers(found[1], {0: sequence, **placed})
    return sequence


@cache
def _halves(
    isa: Isa, target: str, signed: bool = False
) -> tuple[InstructionSequence, InstructionSequence] | None:
    """Return the cheapest instruction sequences from a register (0) to its even and to its odd bytes, in
    16-bit lanes, or None. A sequence is one instruction or two shifts."""
    size = isa.vector_bits // 8
    register = np.random.default_rng(14).integers(0, 256, (_STATES, size)).astype(np.uint8)
    lanes = register.view("<i2" if signed else "<u2")
    mask = (LARGEST_BYTE).to_bytes(_HALF // 8, "little") * (8 * size // _HALF)
    half = _HALF // 2
    shifts = shifts_by(isa, target, half)
    candidates = [*whole_registers(isa, target), *shifts]
    operands: list[tuple[InstructionSequence, ...]] = [(0,), (0, mask), (mask, 0)]
    values: dict[InstructionSequence, Bytes] = {0: register}
    values |= dict(applied(shifts, [(0,)], {0: register}))
    parts = []
    for wanted in (lanes << half >> half if signed else lanes & LARGEST_BYTE, lanes >> half):
        made = wanted.astype(lanes.dtype).view(np.uint8)
        found = [*making(candidates, operands, values, made)]
        found += making(shifts, [(sequence,) for sequence in values if sequence != 0], values, made)
        least = cheapest(isa, target, found)
        if least is None:
            return None
        parts.append(least[1])
    return parts[0], parts[1]


def cheapest_adding(
    isa: Isa, target: str, sources: list[Bytes], added: NDArray[np.int64], width: int, signed: bool = False
) -> tuple[tuple[float, int], InstructionSequence] | None:
    """Return (cost, instruction sequence) of the cheapest sequence that adds ``added`` to sums (0), or None.
    ``added``: what sums take from the registers ``sources`` (1, 2, ...), [states, lanes]."""
    rng = np.random.default_rng(13)
    capacity = (1 << width - signed) - 1 - int(np.abs(added).max() if signed else added.max())
    before = rng.integers(0, capacity + 1, added.shape)
    before[0] = capacity
    # Full lower halves force the addition to carry.
    before[1::2] = np.minimum(before[1::2] | (1 << width // 2) - 1, capacity)
    if signed:
        before[1::3] *= -1
    registers = [as_registers(before, LANES[width]), *sources]
    return cheapest(isa, target, _right(isa, target, registers, before + added))


def _right(
    isa: Isa, target: str, registers: list[Bytes], wanted: NDArray[np.int64]
) -> Iterator[InstructionSequence]:
    """Yield every instruction sequence that makes the wanted sums of the registers, the shortest first."""
    size, whole = isa.vector_bits // 8, whole_registers(isa, target)
    width = 8 * size // wanted.shape[1]
    lanes = as_registers(wanted, LANES[width])
    values: dict[InstructionSequence, Bytes] = dict(enumerate(registers))
    sources = tuple(range(1, len(registers)))
    yield from making(whole, _orders((*sources, 0), size), values, lanes)
    first: dict[bytes, tuple[InstructionSequence, Bytes]] = {}
    for sequence, result in applied(whole, _orders(sources, size), values):
        first.setdefault(result.tobytes(), (sequence, result))
    values |= dict(first.values())
    right = []
    for number, (adder, args) in enumerate(_adders(isa, target, width)):
        operands = {
            tuple(sequence if arg == 1 else arg for arg in args): place
            for place, (sequence, _) in enumerate(first.values())
        }
        for made in making([(adder, None)], operands, values, lanes):
            right.append((operands[made[2:]], number, made))
    yield from (sequence for *_, sequence in sorted(right, key=lambda entry: entry[:2]))


def _orders(needed: tuple[int, ...], size: int) -> list[tuple[InstructionSequence, ...]]:
    """Return operands that name each of ``needed`` once, with at most one constant, of ones."""
    ones = ((1).to_bytes(width // 8, "little") * (8 * size // width) for width in LANES)
    beside: list[tuple[InstructionSequence, ...]] = [(), *((one,) for one in ones)]
    return [args for more in beside for args in itertools.permutations((*needed, *more))]


@cache
def _adders(isa: Isa, target: str, width: int) -> list[tuple[Instruction, tuple[InstructionSequence, ...]]]:
    """Return instructions, with operands, that add a function of a register (1) to the lanes of sums (0).

    A zero leaves the sums unchanged. Another register adds an amount that does not depend on the sums.
    """
    size = isa.vector_bits // 8
    places = np.tile(np.arange(size, dtype=np.uint8), (_STATES, 1))
    nothing, small, other = np.zeros_like(places), places % 3, places % 5
    whole, kind = whole_registers(isa, target), LANES[width]

    tried = [
        list(applied(whole, _orders((1, 0), size), {0: sums, 1: added}))
        for sums, added in ((other, nothing), (nothing, nothing), (nothing, small), (other, small))
    ]
    found = []
    for (sequence, zero), (_, none), (_, alone), (_, beside) in zip(*tried, strict=True):
        kept = np.array_equal(zero, other) and not none.any() and bool(alone.any())
        gained = (beside.view(kind) - other.view(kind)).astype(kind)
        if kept and np.array_equal(alone.view(kind), gained):
            found.append((isa.instructions[sequence[0]], sequence[2:]))
    return found
