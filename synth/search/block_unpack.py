"""The cheapest instruction sequences of linear layers in quantization groups (``sketches.blocks``): from
stored words to the codes of a sub-step, and from sums of groups, times integer scales, to sums of a
super-block. Test vectors select them. The proof shows that they are correct on all values."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Instruction, Isa
from sketches.blocks import ENTRIES, LARGEST_INTEGER, BitField, BlockSpec
from sketches.bytes import WIDE
from synth.search.byte_ways import cheapest_adding
from synth.search.instruction_sequences import (
    Bytes,
    InstructionSequence,
    applied,
    as_registers,
    cheapest_of,
    is_whole,
    making,
    on_registers,
    run,
    whole_registers,
)
from synth.search.verdict import SynthesisFailed

#: Test vectors of a search.
STATES = 24
#: Shifts of a byte that keep at least one of its bits.
_AMOUNTS = range(1, 8)
#: Bits of sums of groups and of their integer scales. Two fill a lane.
_HALF = WIDE // 2


def part_sequence(
    spec: BlockSpec, isa: Isa, target: str, part: int, up: int = 0
) -> tuple[InstructionSequence, list[int]]:
    """Return the instruction sequence from registers of words to a sub-step's codes, shifted left by ``up``,
    and the word number of each register. With a table, the register of entries follows, and the sequence
    gives the entries of the codes. Raises SynthesisFailed."""
    bit_fields = spec.bit_fields(part)
    numbered = (
        replace(bit_field, word=number, low=bit_field.low + up) for number, bit_field in enumerate(bit_fields)
    )
    code = _part(isa, target, tuple(numbered))
    if spec.entry_bits:
        code = _entry(isa, target, code)
    return code, [bit_field.word for bit_field in bit_fields]


@cache
def _entry(isa: Isa, target: str, code: InstructionSequence) -> InstructionSequence:
    """Return the cheapest instruction sequence from a register of words (0) and one of entries (1) to the
    entries of the codes that ``code`` unpacks. Raises SynthesisFailed."""
    word, table = _bytes(isa, 2)
    entries = np.tile(table[:, :ENTRIES], isa.vector_bits // 8 // ENTRIES)
    codes = run(isa, code, [word])
    values: dict[InstructionSequence, Bytes] = {code: codes, 1: entries}
    wanted = np.take_along_axis(entries, codes.astype(np.intp), axis=1)
    found = making(whole_registers(isa, target), itertools.permutations(values), values, wanted)
    return cheapest_of(isa, target, found, f"look up codes in a table of {ENTRIES} bytes")


@cache
def _part(isa: Isa, target: str, bit_fields: tuple[BitField, ...]) -> InstructionSequence:
    """Return the cheapest instruction sequence that joins the bit fields. Raises SynthesisFailed."""
    registers = _bytes(isa, len(bit_fields))
    if len(bit_fields) == 1:
        return _field(isa, target, bit_fields[0])
    found = [_upward(isa, target, bit_fields, registers), *_downward(isa, target, bit_fields, registers)]
    return cheapest_of(isa, target, found, f"put together codes of {len(bit_fields)} pieces")


def _upward(
    isa: Isa, target: str, bit_fields: Sequence[BitField], registers: Sequence[Bytes]
) -> InstructionSequence:
    """Return the cheapest instruction sequence that starts with the lowest bit field and joins the others one
    by one: masked before, masked by the joining instruction, or inserted. Raises SynthesisFailed."""
    size, inserting = isa.vector_bits // 8, _with_amounts(isa, target, ("shift", "ternary"), (2, 3))
    plain, made = whole_registers(isa, target), _bits(registers[0], bit_fields[0])
    sequence = _field(isa, target, bit_fields[0])
    for number, bit_field in enumerate(bit_fields[1:], 1):
        own = on_registers(_field(isa, target, bit_field), {0: number})
        bits, mask = _bits(registers[number], bit_field), bit_field.ones << bit_field.low
        moved = _moves(isa, target, number, registers[number], _AMOUNTS)
        there = [x for x, value in moved.items() if np.array_equal(value & mask, bits)]
        operands: list[tuple[InstructionSequence, ...]] = [(sequence, own), *((sequence, x) for x in moved)]
        operands += [
            order for x in there for order in itertools.permutations((sequence, x, bytes([mask]) * size))
        ]
        values, made = moved | {sequence: made, own: bits}, made | bits
        found = making([*plain, *inserting], operands, values, made)
        sequence = cheapest_of(isa, target, [*found], f"join codes of {len(bit_fields)} pieces")
    return sequence


def _downward(
    isa: Isa, target: str, bit_fields: Sequence[BitField], registers: Sequence[Bytes]
) -> Iterator[InstructionSequence]:
    """Yield instruction sequences that start with the highest bit field at the top of its bytes and insert
    the others below it. Insertions leave other bits below, which the last shift removes."""
    inserting = _with_amounts(isa, target, ("shift",), (2,))
    kept = 8 - bit_fields[-1].low - bit_fields[-1].width
    pairs = list(zip(bit_fields, registers, strict=True))
    wanted = [_bits(own, bit_field) << np.uint8(kept) for bit_field, own in pairs]
    tops = [
        _moves(isa, target, number, own, (8 - bit_field.shift - bit_field.width,))
        for number, (bit_field, own) in enumerate(pairs)
    ]

    def right(
        values: dict[InstructionSequence, Bytes], made: Bytes, low: int
    ) -> dict[InstructionSequence, Bytes]:
        """Return the cheapest instruction sequence whose bits from ``low`` on are correct, with its value."""
        fits = [sequence for sequence, value in values.items() if np.array_equal(value >> low, made >> low)]
        best = cheapest_of(isa, target, fits, "insert pieces below others")
        return {best: values[best]}

    with suppress(SynthesisFailed):
        made = wanted[-1]
        chains = right(tops[-1], made, bit_fields[-1].low + kept)
        for number, bit_field in reversed([*enumerate(bit_fields)][:-1]):
            made = made | wanted[number]
            operands = [(sequence, x) for sequence in chains for x in tops[number]]
            chains = right(
                dict(applied(inserting, operands, chains | tops[number])), made, bit_field.low + kept
            )
        down = _with_amounts(isa, target, ("shift",), (1,), (kept,))
        yield from making(down, [(sequence,) for sequence in chains], chains, made >> np.uint8(kept))


def _bits(register: Bytes, bit_field: BitField) -> Bytes:
    """Return a bit field of a register at its offset in the code."""
    return ((register >> bit_field.shift & bit_field.ones) << bit_field.low).astype(np.uint8)


def _with_amounts(
    isa: Isa,
    target: str,
    families: Sequence[str],
    counts: Sequence[int],
    amounts: Sequence[int] | None = None,
) -> list[tuple[Instruction, int | None]]:
    """Return (instruction, immediate) of ``families`` on ``counts`` whole registers, only of ``amounts`` if
    given."""
    known = (i for i in isa.on(target) if i.family in families and len(i.operands) in counts)
    every = ((i, imm) for i in known if is_whole(isa, i) for imm in i.immediates or ())
    return [(i, imm) for i, imm in every if amounts is None or imm in amounts]


def _moves(
    isa: Isa, target: str, register: int, value: Bytes, amounts: Sequence[int]
) -> dict[InstructionSequence, Bytes]:
    """Return a register and its shifts by ``amounts``, with their values."""
    shifts, values = _with_amounts(isa, target, ("shift",), (1,), amounts), {register: value}
    return {register: value, **dict(applied(shifts, [(register,)], values))}


@cache
def _field(isa: Isa, target: str, bit_field: BitField) -> InstructionSequence:
    """Return the cheapest instruction sequence, of one or two instructions, that moves a bit field of each
    byte to its offset in the code. Raises SynthesisFailed."""
    width, shift, low = bit_field.width, bit_field.shift, bit_field.low
    register = _bytes(isa, 1)[0]
    wanted = _bits(register, bit_field)
    if np.array_equal(wanted, register):
        return 0
    size = isa.vector_bits // 8
    masks = [bytes([((1 << width) - 1) << place]) * size for place in (shift, low)]
    shifts = _with_amounts(isa, target, ("shift",), (1,), (abs(shift - low),))
    plain = whole_registers(isa, target)
    values: dict[InstructionSequence, Bytes] = {0: register}
    values |= dict(applied(shifts, [(0,)], values))
    values |= dict(applied(plain, [(0, masks[0])], values))
    found = [sequence for sequence, value in values.items() if np.array_equal(value, wanted)]
    found += making(plain, [(sequence, masks[1]) for sequence in values], values, wanted)
    found += making(shifts, [(sequence,) for sequence in values], values, wanted)
    return cheapest_of(isa, target, found, f"unpack fields of {width} bits")


def _bytes(isa: Isa, count: int) -> list[Bytes]:
    """Return registers of random bytes: uint8 [states, bytes] each."""
    rng = np.random.default_rng(21)
    return [rng.integers(0, 256, (STATES, isa.vector_bits // 8), dtype=np.uint8) for _ in range(count)]


@cache
def scale_sequences(
    isa: Isa, target: str
) -> tuple[InstructionSequence, tuple[InstructionSequence, ...]] | None:
    """Return (sequence, repeats), or None if the target lacks one. The sequence adds to each 32-bit lane (0)
    its two 16-bit sums (1), both times one 16-bit integer, repeated in the lane (2). ``repeats``: sequences
    that repeat the first or the second of two integers in a lane (0)."""
    rng = np.random.default_rng(24)
    integers = _integers(rng, isa)
    scale = _adding_products(isa, target, _sums(rng, integers.shape), integers[..., :1].repeat(2, axis=2))
    factors = [_repeated(isa, target, half, integers) for half in range(2)]
    chosen = tuple(sequence for sequence in factors if sequence is not None)
    return None if scale is None or len(chosen) < 2 else (scale, chosen)


@cache
def move_sequence(isa: Isa, target: str) -> InstructionSequence | None:
    """Return the cheapest instruction sequence that adds two 16-bit sums (1), each times its own 16-bit
    integer (2), to their 32-bit lane (0), or None."""
    rng = np.random.default_rng(25)
    integers = _integers(rng, isa)
    return _adding_products(isa, target, _sums(rng, integers.shape), integers)


def _adding_products(
    isa: Isa, target: str, sums: NDArray[np.int64], integers: NDArray[np.int64]
) -> InstructionSequence | None:
    """Return the cheapest instruction sequence that adds to 32-bit lanes the products of their 16-bit
    lanes."""
    given = [as_registers(sums, "<i2"), as_registers(integers, "<i2")]
    found = cheapest_adding(isa, target, given, (sums * integers).sum(axis=2), WIDE, signed=True)
    return None if found is None else found[1]


def _integers(rng: np.random.Generator, isa: Isa) -> NDArray[np.int64]:
    """Return random integer scales of two groups, [states, lanes, 2], with the extremes."""
    shape, found = (STATES, isa.vector_bits // WIDE), []
    for _ in range(2):
        found.append(rng.integers(-LARGEST_INTEGER, LARGEST_INTEGER, shape))
        found[-1][:3] = [[LARGEST_INTEGER - 1], [LARGEST_INTEGER - 1], [-LARGEST_INTEGER]]
    return np.stack(found, axis=2)


def _sums(rng: np.random.Generator, shape: tuple[int, ...]) -> NDArray[np.int64]:
    """Return random signed 16-bit numbers, with the extremes."""
    most = (1 << _HALF - 1) - 1
    found = rng.integers(-most, most + 1, shape)
    found[0], found[1] = most, -most
    return found


def _repeated(isa: Isa, target: str, half: int, integers: NDArray[np.int64]) -> InstructionSequence | None:
    """Return an instruction that repeats the first or second (``half``) integer of every lane, or None. Its
    constant has byte offsets within 16 bytes."""
    wanted = as_registers(integers[..., half : half + 1].repeat(2, axis=2), "<i2")
    places = np.arange(isa.vector_bits // 8)
    within = places // (WIDE // 8) * (WIDE // 8) + half * _HALF // 8 + places % (_HALF // 8)
    constant = (within % 16).astype(np.uint8).tobytes()
    operands: list[tuple[InstructionSequence, ...]] = [(0, constant), (constant, 0)]
    values: dict[InstructionSequence, Bytes] = {0: as_registers(integers, "<i2")}
    found = [*making(whole_registers(isa, target), operands, values, wanted)]
    return cheapest_of(isa, target, found, "repeat integers") if found else None
