"""Packing codes to bitplanes: what it computes, the programs that do it, and the steps that a search may put
together.

``positions`` codes, a byte each, become a word of 32 bits per plane and 32 positions: bit i of word
``chunk * bits + plane`` is bit ``plane`` of code ``32 * chunk + i``. Bits of a byte that belong to no plane
are ignored, so every byte is a legal code.
"""

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import execute
from isa_specs.expr import lanes_in
from isa_specs.instruction import Instruction, Isa
from isa_specs.projection import project
from sketches.bitplanes import CHUNK
from sketches.limits import MAX_PLANES
from sketches.program import Constant, Line

Bytes = NDArray[np.uint8]
#: Random states that a whole program is tried on.
_RANDOM = 64


#: The searches of a block's parts.
TOGETHER = "bits of each plane together in a byte"
TRANSPOSED = "bits of eight codes transposed"
REVERSED = "bits of every byte in opposite order"
GATHERS = "gathers and stores, with the vectors they need"


def collecting(width: int, offset: int) -> str:
    """The search of an instruction sequence that puts ``width`` bits of two bytes next to each other."""
    return f"collect {width} bits from bit {offset} of a pair's bytes"


def at_its_place(plane: int) -> str:
    """The search of lines that leave one plane's bit of every code where it belongs."""
    return f"bit {plane} of every code at its place"


@dataclass(frozen=True)
class BitpackSpec:
    """``bits`` planes of ``positions`` codes (a multiple of 32)."""

    bits: int
    positions: int

    def __post_init__(self) -> None:
        if not self.whole:
            raise ValueError(f"no packing of {self.bits} planes and {self.positions} positions")

    @property
    def whole(self) -> bool:
        """Whether there are so many planes, and the positions fill words."""
        return 1 <= self.bits <= MAX_PLANES and self.positions >= CHUNK and self.positions % CHUNK == 0

    @property
    def block(self) -> int:
        """What a kernel's blocks are told apart by."""
        return self.positions

    @property
    def plans(self) -> str:
        """The search that takes one of the plans of a whole block."""
        return f"{self.positions} positions: plans"

    def part(self, sketch: str) -> str:
        """The search of a part of such a block."""
        return f"{self.positions} positions: {sketch}"

    @property
    def parts(self) -> frozenset[str]:
        """The searches that there are of parts."""
        collects = (collecting(width, offset) for width in (1, 2, 4) for offset in range(8))
        others = (TOGETHER, TRANSPOSED, REVERSED, GATHERS, *map(at_its_place, range(self.bits)))
        return frozenset(map(self.part, (*collects, *others)))

    @property
    def words(self) -> int:
        return self.positions // CHUNK * self.bits

    @property
    def inputs(self) -> dict[str, int]:
        """The buffers that a block reads and their bytes; states are their bytes one after the other."""
        return {"codes": self.positions}

    def states(self) -> Bytes:
        """Codes to try a whole program on: extremes, single bits, random bytes; uint8 [states, positions]."""
        rng = np.random.default_rng([self.bits, self.positions])
        fixed = [np.full((1, self.positions), v, dtype=np.uint8) for v in (0, 255, (1 << self.bits) - 1)]
        walking = [np.eye(self.positions, dtype=np.uint8) << np.uint8(p) for p in range(self.bits)]
        others = [~single for single in walking]
        more = rng.integers(0, 256, (_RANDOM, self.positions), dtype=np.uint8)
        return np.concatenate([*fixed, *walking, *others, more])

    def reference(self, codes: Bytes) -> NDArray[np.uint32]:
        """uint8 [states, positions] to uint32 [states, words]."""
        return self.packed(codes.reshape(-1, self.positions // CHUNK, CHUNK))

    def packed(self, codes: NDArray[np.integer]) -> NDArray[np.uint32]:
        """The planes of codes [states, chunks, 32]: uint32 [states, words]."""
        planes = (codes[:, :, None] >> np.arange(self.bits)[:, None]) & 1
        packed = np.packbits(planes.astype(np.uint8), axis=-1, bitorder="little")
        return np.ascontiguousarray(packed).view("<u4").reshape(-1, self.words)


@dataclass(frozen=True)
class Word:
    """A word that is 32-bit lane ``lane`` of a general register."""

    register: str
    lane: int


@dataclass(frozen=True)
class BitpackProgram:
    """One block of a packing kernel.

    ``body``: lines over the buffers ``codes`` and ``words`` (stage ``load``, ``plane`` and ``store``).
    ``words``: what goes through general registers, in the order of memory; empty where the body stores.
    """

    spec: BitpackSpec
    constants: tuple[Constant, ...]
    body: tuple[Line, ...]
    words: tuple[Word, ...]

    def length(self, isa: Isa, target: str) -> int:
        """Instructions without loads, as for the kernels; a word from a general register is a store."""
        lines = [line for line in self.body if line.stage != "load"]
        return sum(isa.instructions[line.instruction].cost(target) for line in lines) + len(self.words)

    def slots(self, isa: Isa) -> int:
        return sum(isa.instructions[line.instruction].slots for line in self.body)


def block_sizes(isa: Isa, target: str, bits: int) -> tuple[int, ...]:
    """The positions of a target's blocks for so many planes: one word per plane, and what fills a register at
    one end of the program.

    A bit per byte goes to a general register at once where the ISA has an instruction for that; where bits
    are transposed the words of all planes fill vector registers in the end, else those of a plane do.
    """
    sizes = {CHUNK, isa.vector_bits // 8 if gather_instructions(isa, target) else isa.vector_bits}
    if transposes(isa, target):
        sizes.add(isa.vector_bits // math.gcd(isa.vector_bits, bits))
    return tuple(sorted(sizes))


def packing_target(isa: Isa, target: str) -> str:
    """The target whose packing kernels run on ``target``: the least that transposes bits as it does."""
    here, steps = isa.target(target), transposes(isa, target)
    alike = (
        t for t in isa.targets if t.architecture == here.architecture and {*t.features} <= {*here.features}
    )
    return next(other.name for other in alike if transposes(isa, other.name) == steps)


# The instructions of the steps ----------------------------------------------------------------------


def gather_instructions(isa: Isa, target: str) -> tuple[Instruction, ...]:
    """A bit per lane of vector registers to a general register."""
    return tuple(i for i in isa.on(target) if i.family == "mask" and i.result.bits < 128)


def transposes(isa: Isa, target: str) -> tuple[Instruction, ...]:
    """Products of matrices of bits, where there are orders of bytes that bring what they give together."""
    found = (i for i in isa.on(target) if i.family == "matrix" and isa.whole(i, 2, immediates=True))
    return tuple(found) if any(True for _ in byte_orders(isa, target)) else ()


@dataclass(frozen=True)
class ByteOrder:
    """An instruction that puts bytes of registers in an order. ``index``: the operand with the order;
    ``tables``: the operands that an index counts the bytes of, one after the other."""

    instruction: Instruction
    index: int
    tables: tuple[int, ...]


def byte_orders(isa: Isa, target: str) -> Iterator[ByteOrder]:
    """The instructions that take any byte of one or more whole registers to any place."""
    size = isa.vector_bits // 8
    for instruction in isa.on(target):
        arity = len(instruction.operands)
        if instruction.family == "table" and isa.whole(instruction, arity):
            yield from _orders(instruction, arity, size)


@cache
def _orders(instruction: Instruction, arity: int, size: int) -> tuple[ByteOrder, ...]:
    """The ways to use it as one, told by execution."""
    rng = np.random.default_rng([arity, size])
    found = []
    for order in itertools.permutations(range(arity)):
        index, *tables = order
        given = rng.integers(0, 256, (arity, _RANDOM, size), dtype=np.uint8)
        given[index] = rng.integers(0, len(tables) * size, (_RANDOM, size), dtype=np.uint8)
        every = np.concatenate([given[table] for table in tables], axis=1)
        wanted = np.take_along_axis(every, given[index].astype(np.intp), axis=1)
        if np.array_equal(execute(instruction, list(given)), wanted):
            found.append(ByteOrder(instruction, index, tuple(tables)))
    return tuple(found)


def applications(instruction: Instruction) -> Iterator[tuple[Instruction, int | None]]:
    for imm in instruction.immediates or (None,):
        yield instruction, imm


def halvings(isa: Isa, target: str) -> Iterator[tuple[Instruction, int | None]]:
    """Instructions that bring bytes of two registers together in one."""
    for instruction in isa.on(target):
        if instruction.family in ("pairwise", "shuffle") and isa.whole(instruction, 2, immediates=True):
            yield from applications(instruction)


def byte_steps(isa: Isa, target: str, arity: int) -> Iterator[tuple[Instruction, int | None]]:
    """Instructions that act on every byte alike."""
    families = ("bitwise", "vertical", "shift", "mask")
    for instruction in isa.on(target):
        if instruction.family in families and isa.whole(instruction, arity, immediates=True):
            for _, imm in applications(instruction):
                made = project(instruction, imm)
                # A shift by 0 and the like read one operand only.
                read = set() if made is None else {leaf.operand for leaf in lanes_in(made.expr)}
                if made is not None and made.width == 8 and len(read) == arity:
                    yield instruction, imm


def block_steps(isa: Isa, target: str) -> Iterator[tuple[Instruction, int | None]]:
    """Instructions that make a vector register of one other, whatever its size."""
    for instruction in isa.on(target):
        if instruction.family in ("vertical", "shift", "widening") and len(instruction.operands) == 1:
            yield from applications(instruction)
