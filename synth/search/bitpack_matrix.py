"""Packing by products of bit matrices. One product transposes the bits of eight codes: a byte has a plane of
all eight. Byte permutations join the planes of several registers. A last product orders the bits of every
byte.

Each product is searched with a constant of one bit per byte. The permutations follow from its byte indices.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.bitpack import (
    REVERSED,
    TRANSPOSED,
    BitpackProgram,
    BitpackSpec,
    ByteOrder,
    applications,
    byte_orders,
    transposes,
)
from sketches.bitplanes import CHUNK
from synth.search.bitpack_steps import BYTE, Piece
from synth.search.instruction_sequences import Bytes, InstructionSequence, applied
from synth.search.packing import NoProgram, Workspace, needed, stored
from synth.search.verdict import Found, NoneExists, Verdict

#: Test vectors of a step.
_STATES = 64
#: The verdict on a product that was found.
_FOUND: Verdict[None] = Found(1, None, f"equal on {_STATES} random registers")
#: The index of the byte that has a plane of eight codes: [planes, groups of eight codes].
Places = NDArray[np.intp]


def transpose_and_order(search: Workspace) -> BitpackProgram:
    """Return the program that transposes, permutes bytes and reverses bits. Raises NoProgram."""
    spec, isa, target = search.spec, search.isa, search.target
    if spec.positions % search.size or not transposes(isa, target):
        raise NoProgram
    found, verdict = transposed(isa, target, spec.bits)
    search.report(TRANSPOSED, verdict)
    transposition, places, descend = needed(found)
    registers = [search.apply(transposition, name)[0] for name in search.loads()]
    words = [_together(search, registers, sources) for sources in _sources(spec, places, search.size)]
    if descend:
        reversal, verdict = reversed_bits(isa, target)
        search.report(REVERSED, verdict)
        words = [search.apply(needed(reversal), name)[0] for name in words]
    return stored(search, words)


def _products(isa: Isa, target: str, given: Bytes) -> Iterator[tuple[InstructionSequence, Bytes]]:
    """Yield every bit-matrix product of a register and a constant of one bit per byte, in either order."""
    place = np.arange(isa.vector_bits // 8) % BYTE
    bits = [(1 << place).astype(np.uint8).tobytes(), (128 >> place).astype(np.uint8).tobytes()]
    operands = [pair for constant in bits for pair in ((0, constant), (constant, 0))]
    for instruction in transposes(isa, target):
        yield from applied(applications(instruction), operands, {0: given})


def _none(tried: int) -> Verdict[None]:
    return NoneExists(1, f"{tried} products with constants of one bit per byte tried")


@cache
def transposed(isa: Isa, target: str, bits: int) -> tuple[tuple[Piece, Places, bool] | None, Verdict[None]]:
    """Return (product, indices, descends) or None, and the verdict. The product of bit matrices puts each of
    ``bits`` planes of eight codes in a byte. ``indices``: this byte, [planes, groups of eight codes].
    ``descends``: whether the first code has the highest bit."""
    codes = np.random.default_rng(6).integers(0, 256, (_STATES, isa.vector_bits // 8), dtype=np.uint8)
    planes = codes >> np.arange(bits, dtype=np.uint8)[:, None, None] & 1
    wanted = {
        descend: np.packbits(planes.astype(np.uint8), axis=2, bitorder="big" if descend else "little")
        for descend in (False, True)
    }
    products = [*_products(isa, target, codes)]
    for (chain, made), (descend, goal) in itertools.product(products, wanted.items()):
        same = (goal[:, :, :, None] == made[:, None, :]).all(axis=1)
        if same.any(axis=2).all():
            return ((chain,), same.argmax(axis=2), descend), _FOUND
    return None, _none(len(products))


@cache
def reversed_bits(isa: Isa, target: str) -> tuple[Piece | None, Verdict[None]]:
    """Return the bit-matrix product that reverses the bits of every byte, or None, and the verdict."""
    given = np.random.default_rng(7).integers(0, 256, (_STATES, isa.vector_bits // 8), dtype=np.uint8)
    wanted = np.packbits(np.unpackbits(given, axis=1, bitorder="little"), axis=1, bitorder="big")
    products = [*_products(isa, target, given)]
    found = next((chain for chain, made in products if np.array_equal(made, wanted)), None)
    return (None, _none(len(products))) if found is None else ((found,), _FOUND)


def _sources(spec: BitpackSpec, places: Places, size: int) -> Iterator[list[tuple[int, int]]]:
    """Yield, per register of words, the register and the byte that each of its bytes comes from."""
    every = []
    for word, byte in itertools.product(range(spec.words), range(CHUNK // BYTE)):
        chunk, plane = divmod(word, spec.bits)
        register, group = divmod(chunk * (CHUNK // BYTE) + byte, size // BYTE)
        every.append((register, int(places[plane, group])))
    for start in range(0, len(every), size):
        yield every[start : start + size]


def _together(search: Workspace, registers: list[str], sources: list[tuple[int, int]]) -> str:
    """Write the byte permutations that bring ``sources`` together; return the register. Each permutation adds
    the bytes of further registers."""
    orders = sorted(byte_orders(search.isa, search.target), key=lambda order: len(order.tables))
    left = sorted({register for register, _ in sources})
    held: str | None = None
    while left:
        capacity = len(left) + (held is not None)
        order = [order for order in orders if len(order.tables) <= capacity][-1]
        taken = left[: len(order.tables) - (held is not None)]
        left = left[len(taken) :]
        names = [*([held] if held is not None else []), *(registers[number] for number in taken)]
        index = np.zeros(search.size, dtype=np.uint8)
        for place, (register, byte) in enumerate(sources):
            if register in taken:
                index[place] = names.index(registers[register]) * search.size + byte
            elif register not in left:
                index[place] = place  # an earlier permutation moved it
        held = _ordered(search, order, names, index.tobytes())
    return needed(held)


def _ordered(search: Workspace, order: ByteOrder, names: list[str], index: bytes) -> str:
    operands = dict(zip(order.tables, names, strict=True)) | {order.index: search.constant(index)}
    return search.line(order.instruction.name, [operands[n] for n in sorted(operands)], None)
