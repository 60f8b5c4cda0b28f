"""Unpacking of linear layers in blocks (``sketches.blocks``): the cheapest chains from stored words to the
codes of a part, tried on vectors. That they are right on all values is for the proof to say."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.cores import MissingUsage, core
from isa_specs.instruction import Instruction, Isa
from sketches.blocks import BlockSpec
from synth.search.chains import Bytes, Chain, applied, instructions_of, makes, making
from synth.search.verdict import SynthesisFailed

#: Test vectors of a search.
STATES = 24


def part_chain(spec: BlockSpec, isa: Isa, target: str, part: int, up: int = 0) -> tuple[Chain, list[int]]:
    """The chain that makes a part of words, ``up`` bits higher, and which of a step's words these are. Raises
    SynthesisFailed."""
    reads, fields = [], []
    for number, piece in enumerate(spec.pieces):
        word, shift = spec.place(part, number)
        reads.append(word)
        fields.append(_field(isa, target, piece.width, shift, piece.low + up))
    chain = fields[0]
    for number, field in enumerate(fields[1:], 1):
        chain = (_joined(isa, target), None, chain, _moved(field, number))
    return chain, reads


def _moved(chain: Chain, register: int) -> Chain:
    """A chain on register 0, on another one."""
    if isinstance(chain, tuple):
        return (*chain[:2], *(_moved(arg, register) for arg in chain[2:]))
    return register if chain == 0 else chain


@cache
def _field(isa: Isa, target: str, width: int, shift: int, low: int) -> Chain:
    """The cheapest chain that makes of a register the fields of its bytes from bit ``shift`` on, moved to bit
    ``low``: an instruction or two. Raises SynthesisFailed."""
    register = _bytes(isa, 1)[0]
    wanted = ((register >> shift & (1 << width) - 1) << low).astype(np.uint8)
    if np.array_equal(wanted, register):
        return 0
    size = isa.vector_bits // 8
    masks = [bytes([((1 << width) - 1) << place]) * size for place in (shift, low)]
    shifts = [
        (i, amount)
        for i in isa.on(target)
        if i.family == "shift"
        for amount in (abs(shift - low),)
        if amount in (i.immediates or ())
    ]
    plain = plain_instructions(isa, target)
    values: dict[Chain, Bytes] = {0: register}
    values |= dict(applied(shifts, [(0,)], values))
    values |= dict(applied(plain, [(0, masks[0])], values))
    found: list[Chain] = [chain for chain, value in values.items() if np.array_equal(value, wanted)]
    found += making(plain, [(chain, masks[1]) for chain in values], values, wanted)
    found += making(shifts, [(chain,) for chain in values], values, wanted)

    return cheapest_of(isa, target, found, f"unpack fields of {width} bits")


def _price(isa: Isa, target: str, chain: Chain) -> tuple[float, int]:
    """Slots of a chain's instructions, and how many there are. Raises MissingUsage."""
    timing, lines = core(isa.target(target).core), instructions_of(isa, chain)
    return sum(timing.usage(line, target).slots for line in lines), len(lines)


def cheapest_of(isa: Isa, target: str, chains: list[Chain], does: str) -> Chain:
    """The cheapest of chains whose instructions the target's core has times of. Raises SynthesisFailed."""
    priced = []
    for chain in chains:
        with suppress(MissingUsage):
            priced.append((_price(isa, target, chain), chain))
    if not priced:
        raise SynthesisFailed(f"{isa.name}/{target}: two instructions do not {does}")
    return min(priced, key=lambda entry: entry[0])[1]


@cache
def _joined(isa: Isa, target: str) -> str:
    """The instruction that puts bits of two registers together. Raises SynthesisFailed."""
    first, second = _bytes(isa, 2)
    found = makes(plain_instructions(isa, target), [first, second], first | second)
    if found is None:
        raise SynthesisFailed(f"{isa.name}/{target}: no instruction joins the bits of two registers")
    return str(found[0])


def _bytes(isa: Isa, count: int) -> list[NDArray[np.uint8]]:
    """Registers of random bytes: uint8 [states, bytes] each."""
    rng = np.random.default_rng(21)
    return [rng.integers(0, 256, (STATES, isa.vector_bits // 8), dtype=np.uint8) for _ in range(count)]


def plain_instructions(isa: Isa, target: str) -> list[tuple[Instruction, None]]:
    """The instructions from whole registers to a whole register, without immediates."""
    known = (i for i in isa.on(target) if i.immediates is None and i.family not in ("load", "store"))
    return [(i, None) for i in known if {o.bits for o in (*i.operands, i.result)} == {isa.vector_bits}]
