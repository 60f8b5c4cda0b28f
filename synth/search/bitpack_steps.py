"""The steps of a packing program, searched by number of instructions: test vectors decide, the proof follows.

A step is instruction sequences (``synth.search.instruction_sequences``) on two registers, or on one register
twice.
"""

from __future__ import annotations

import itertools
from functools import cache

import numpy as np

from isa_specs.instruction import Isa
from isa_specs.projection import project_table
from sketches.bitpack import byte_steps, collecting, halvings
from synth.search.instruction_sequences import (
    Bytes,
    InstructionSequence,
    among,
    applied,
    at_once,
    instructions_of,
    makes,
    plain,
    run,
)
from synth.search.verdict import Found, NoneExists, Verdict

#: Positions of a plane in a byte at the end.
BYTE = 8
#: Test vectors on which a step is tried first, and test vectors that confirm it.
_FEW, _MANY = 8, 64
#: The most new instructions of a step.
_LONGEST = 4
_PAIRS_AT_ONCE = 1 << 14

#: Instruction sequences for the searched values, in order.
Piece = tuple[InstructionSequence, ...]
Verdicts = tuple[Verdict[None], ...]


def _random(states: int, size: int, seed: int) -> tuple[Bytes, Bytes]:
    rng = np.random.default_rng([seed, size])
    made = rng.integers(0, 256, (2, states, size), dtype=np.uint8)
    return made[0], made[1]


def _collected(x: Bytes, y: Bytes, offset: int, width: int) -> Bytes:
    """Return the low bits that ``collect`` has to make: uint8 [states, bytes]."""
    field = np.concatenate([x, y], axis=1) >> offset & ((1 << width) - 1)
    return (field[:, ::2] | field[:, 1::2] << width).astype(np.uint8)


@cache
def collect(
    isa: Isa, target: str, width: int, offsets: tuple[int, ...]
) -> tuple[Piece | None, tuple[tuple[str, Verdicts], ...]]:
    """Return one instruction sequence per bit offset, and the verdicts of every search. The sequences are
    None if the search for one offset found nothing.

    A sequence joins the bytes of two registers, one register behind the other, to one register. From each
    source byte it takes the bit field of ``width`` bits at the offset. Result byte i has the field of source
    byte 2 i in its lowest ``width`` bits. The next ``width`` bits are the field of source byte 2 i + 1.
    Higher bits are arbitrary. A sequence may use values of sequences of earlier offsets at no cost.
    """
    known: dict[InstructionSequence, None] = {0: None, 1: None}
    found: list[InstructionSequence] = []
    reports = []
    for offset in offsets:
        sequence, verdicts = _collect(isa, target, width, offset, tuple(known))
        reports.append((collecting(width, offset), verdicts))
        if sequence is None:
            return None, tuple(reports)
        known |= dict.fromkeys(_parts(sequence))
        found.append(sequence)
    return tuple(found), tuple(reports)


def _parts(sequence: InstructionSequence) -> list[InstructionSequence]:
    """Return an instruction sequence and the sequences inside it, in the order in which they are written."""
    if not isinstance(sequence, tuple):
        return []
    return [*(part for arg in sequence[2:] for part in _parts(arg)), sequence]


def _collect(
    isa: Isa, target: str, width: int, offset: int, known: tuple[InstructionSequence, ...]
) -> tuple[InstructionSequence | None, Verdicts]:
    given = _random(_FEW, isa.vector_bits // 8, 1)
    goal, mask = _collected(*given, offset, width), np.uint8((1 << 2 * width) - 1)
    many = _random(_MANY, isa.vector_bits // 8, 2)
    wanted = _collected(*many, offset, width)
    pool = _pool(isa, target, given, known)
    values = {sequence: value for sequence, value, _ in pool}
    of = {n: [sequence for sequence, _, cost in pool if cost == n] for n in range(_LONGEST + 1)}
    tried = 0
    verdicts: list[Verdict[None]] = []
    for length in range(1, _LONGEST + 1):
        hits: list[InstructionSequence] = [
            sequence for sequence in of[length] if not ((values[sequence] ^ goal) & mask).any()
        ]
        tried += len(of[length])
        for first in range(length):
            left, right = of[first], of[length - 1 - first]
            tried += len(left) * len(right)
            pairs = itertools.product(left, right)
            while some := list(itertools.islice(pairs, _PAIRS_AT_ONCE)):
                for join, imm, operands, made in at_once(byte_steps(isa, target, 2), some, values):
                    right_ones = np.flatnonzero(~((made ^ goal) & mask).any(axis=(1, 2)))
                    hits += [(join.name, imm, *operands[number]) for number in right_ones]
        good = [sequence for sequence in hits if not ((run(isa, sequence, many) ^ wanted) & mask).any()]
        if good:
            verdicts.append(Found(length, None, f"equal on {_MANY} random pairs of registers"))
            # Of equally short sequences: fewest issue slots, then the text that reads registers in order.
            return min(good, key=lambda c: (sum(i.slots for i in instructions_of(isa, c)), repr(c))), tuple(
                verdicts
            )
        verdicts.append(NoneExists(length, f"{tried} values and pairs of the sketch tried"))
    return None, tuple(verdicts)


def _pool(
    isa: Isa, target: str, given: tuple[Bytes, Bytes], known: tuple[InstructionSequence, ...]
) -> list[tuple[InstructionSequence, Bytes, int]]:
    """Return the operands of a join, with value and cost: known instruction sequences, halvings of the pair,
    and byte steps on them. Of equal values the cheapest stays."""
    found: dict[bytes, tuple[InstructionSequence, Bytes, int]] = {}

    def add(sequence: InstructionSequence, value: Bytes, cost: int) -> None:
        key = value.tobytes()
        if key not in found or found[key][2] > cost:
            found[key] = sequence, value, cost

    for sequence in known:
        add(sequence, run(isa, sequence, given), 0)
    for made, value in applied(halvings(isa, target), [(0, 1)], dict(enumerate(given))):
        add(made, value, 1)
    for sequence, data, cost in list(found.values()):
        for made, value in applied(byte_steps(isa, target, 1), [(sequence,)], {sequence: data}):
            add(made, value, cost + 1)
    return list(found.values())


@cache
def regroup(isa: Isa, target: str, planes: int) -> tuple[Piece | None, Verdict[None]]:
    """Return the instruction sequence from bytes of ``8 / planes`` interleaved codes to bytes with the bits
    of each plane together, or None, and the verdict. The sequence is two lookups by nibble and a join."""
    every = np.arange(256, dtype=np.uint8)
    per = BYTE // planes
    goal = np.zeros(256, dtype=np.uint8)
    for position, plane in itertools.product(range(per), range(planes)):
        goal |= (every >> (position * planes + plane) & 1) << (plane * per + position)
    size = isa.vector_bits // 8
    states = {0: every.reshape(-1, size)}
    nibbles = [n.reshape(-1, size) for n in (every & np.uint8(15), every >> np.uint8(4))]
    constants = [(0, bytes([value]) * size) for value in range(256)]
    indices = [
        among(byte_steps(isa, target, 1), [(0,)], states, nibble)
        or among(byte_steps(isa, target, 2), constants, states, nibble)
        for nibble in nibbles
    ]
    tables = [goal[:16].tobytes() * (size // 16), goal[::16].tobytes() * (size // 16)]
    for lookup in (i for i in isa.on(target) if i.result.bits == isa.vector_bits):
        table = project_table(lookup)
        low, high = indices
        if table is None or table.entries != 16 or low is None or high is None:
            continue
        parts: dict[InstructionSequence, Bytes] = {}
        for contents, index, nibble in zip(tables, (low, high), nibbles, strict=True):
            parts |= applied(plain([lookup]), [(contents, index)], {index: nibble})
        join = among(byte_steps(isa, target, 2), [tuple(parts)], parts, goal.reshape(-1, size))
        if join is not None:
            return (join,), Found(len(_parts(join)), None, "two lookups by nibble equal on all 256 bytes")
    return None, NoneExists(5, "no lookups of 16 bytes, or no instructions for their indices")


@cache
def select(isa: Isa, target: str, plane: int) -> tuple[Piece | None, Verdicts]:
    """Return one or two byte steps, with constants, from a code in byte i to its plane's bit at bit i % 8, or
    None. Also return the verdicts."""
    size = isa.vector_bits // 8
    x, many = _random(_FEW, size, 3)[0], _random(_MANY, size, 4)[0]
    place = np.arange(size, dtype=np.uint8) % BYTE
    constants = [bytes([1 << bit]) * size for bit in range(BYTE)]
    constants.append((np.uint8(1) << place).astype(np.uint8).tobytes())

    def goal(codes: Bytes) -> Bytes:
        return ((codes >> plane & 1) << place).astype(np.uint8)

    verdicts: list[Verdict[None]] = []
    stage: dict[InstructionSequence, Bytes] = {0: x}
    for length in (1, 2):
        results: dict[bytes, tuple[InstructionSequence, Bytes]] = {}
        pairs: list[tuple[InstructionSequence, ...]] = [
            (sequence, constant) for constant in constants for sequence in stage
        ]
        for arity, operands in ((1, [(sequence,) for sequence in stage]), (2, pairs)):
            for sequence, made in applied(byte_steps(isa, target, arity), operands, stage):
                results.setdefault(made.tobytes(), (sequence, made))
        hit, _ = results.get(goal(x).tobytes(), (None, x))
        if hit is not None and np.array_equal(run(isa, hit, [many]), goal(many)):
            verdicts.append(Found(length, None, f"equal on {_MANY} random registers"))
            return (hit,), tuple(verdicts)
        verdicts.append(NoneExists(length, f"{len(results)} different values reached"))
        stage = dict(results.values())
    return None, tuple(verdicts)


@cache
def add_halves(isa: Isa, target: str) -> Piece | None:
    """Return the instruction that adds bytes 2i and 2i + 1 of a pair of registers, or None."""
    x, y = _random(_MANY, isa.vector_bits // 8, 5)
    both = np.concatenate([x, y], axis=1)
    found = makes(halvings(isa, target), [x, y], both[:, ::2] + both[:, 1::2])
    return None if found is None else (found,)
