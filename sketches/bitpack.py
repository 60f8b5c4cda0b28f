"""Packing of codes to bitplanes: specification, programs, and the instructions that a search may combine.

``positions`` codes of a byte each become one 32-bit word per plane and 32 positions. Bit i of word ``chunk *
bits + plane`` is bit ``plane`` of code ``32 * chunk + i``. Higher bits of a byte are ignored."""

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
#: Random test vectors for a whole program.
_RANDOM = 64


#: Names of searched sub-problems.
TOGETHER = "bits of each plane together in a byte"
TRANSPOSED = "bits of eight codes transposed"
REVERSED = "bits of every byte in opposite order"
GATHERS = "gathers and stores, with the vectors they need"


def collecting(width: int, offset: int) -> str:
    """Return the name of the sub-problem that joins ``width`` bits, from bit ``offset`` on, of two bytes."""
    return f"collect {width} bits from bit {offset} of a pair's bytes"


def at_its_place(plane: int) -> str:
    """Return the name of the sub-problem that moves bit ``plane`` of each code i to bit i % 8 of its byte."""
    return f"bit {plane} of every code at its place"


@dataclass(frozen=True)
class BitpackSpec:
    """The packing of ``positions`` codes (a multiple of 32), one per byte, to ``bits`` planes. Bit i of
    32-bit word ``chunk * bits + plane`` is bit ``plane`` of code ``32 * chunk + i``."""

    bits: int
    positions: int

    def __post_init__(self) -> None:
        if not self.whole:
            raise ValueError(f"no packing of {self.bits} planes and {self.positions} positions")

    @property
    def whole(self) -> bool:
        """Return whether ``bits`` is 1 to ``MAX_PLANES`` and ``positions`` a positive multiple of 32."""
        return 1 <= self.bits <= MAX_PLANES and self.positions >= CHUNK and self.positions % CHUNK == 0

    @property
    def block(self) -> int:
        """Return the number that tells the kernel's variants apart, here ``positions``."""
        return self.positions

    @property
    def plans(self) -> str:
        """Return the name of the search over whole programs."""
        return f"{self.positions} positions: plans"

    def part(self, sketch: str) -> str:
        """Return the full name of the sub-problem ``sketch``, with the number of positions."""
        return f"{self.positions} positions: {sketch}"

    @property
    def parts(self) -> frozenset[str]:
        """Return the names of all sub-problems."""
        collects = (collecting(width, offset) for width in (1, 2, 4) for offset in range(8))
        others = (TOGETHER, TRANSPOSED, REVERSED, GATHERS, *map(at_its_place, range(self.bits)))
        return frozenset(map(self.part, (*collects, *others)))

    @property
    def words(self) -> int:
        return self.positions // CHUNK * self.bits

    @property
    def inputs(self) -> dict[str, int]:
        """Return the bytes of each input buffer. A test vector is the bytes of all input buffers in order."""
        return {"codes": self.positions}

    def states(self) -> Bytes:
        """Return test vectors uint8 [states, positions]: extremes, single bits, complements, random bytes.
        Bits of a byte above ``bits`` may be set; packing ignores them."""
        rng = np.random.default_rng([self.bits, self.positions])
        fixed = [np.full((1, self.positions), v, dtype=np.uint8) for v in (0, 255, (1 << self.bits) - 1)]
        walking = [np.eye(self.positions, dtype=np.uint8) << np.uint8(p) for p in range(self.bits)]
        others = [~single for single in walking]
        more = rng.integers(0, 256, (_RANDOM, self.positions), dtype=np.uint8)
        return np.concatenate([*fixed, *walking, *others, more])

    def reference(self, codes: Bytes) -> NDArray[np.uint32]:
        """Return the expected words of test vectors uint8 [states, positions]: uint32 [states, words]."""
        return self.packed(codes.reshape(-1, self.positions // CHUNK, CHUNK))

    def packed(self, codes: NDArray[np.integer]) -> NDArray[np.uint32]:
        """Return the words of codes [states, chunks, 32]: uint32 [states, chunks * bits], plane fastest."""
        planes = (codes[:, :, None] >> np.arange(self.bits)[:, None]) & 1
        packed = np.packbits(planes.astype(np.uint8), axis=-1, bitorder="little")
        return np.ascontiguousarray(packed).view("<u4").reshape(-1, self.words)


@dataclass(frozen=True)
class Word:
    """An output word: 32-bit lane ``lane`` of the general-purpose register ``register``."""

    register: str
    lane: int


@dataclass(frozen=True)
class BitpackProgram:
    """A packing kernel for one block of ``spec.positions`` codes.

    ``body``: lines over the buffers ``codes`` and ``words``, of stages ``load``, ``plane`` and ``store``.
    ``words``: words in general registers, in memory order; empty if the body stores all words."""

    spec: BitpackSpec
    constants: tuple[Constant, ...]
    body: tuple[Line, ...]
    words: tuple[Word, ...]

    def length(self, isa: Isa, target: str) -> int:
        """Return the number of instructions without loads and aliases. Words of ``words`` count as stores."""
        lines = [line for line in self.body if line.stage != "load"]
        return sum(isa.instructions[line.instruction].cost(target) for line in lines) + len(self.words)

    def slots(self, isa: Isa) -> int:
        """Return the front-end slots of all lines of ``body``, loads included."""
        return sum(isa.instructions[line.instruction].slots for line in self.body)


def block_sizes(isa: Isa, target: str, bits: int) -> tuple[int, ...]:
    """Return the numbers of positions for which packing kernels of ``bits`` planes are searched. 32 positions
    give a word per plane. Another size fills a vector register of at least 32 bytes with codes if the target
    gathers bits, else with words of one plane. With bit-matrix products, a third size fills registers with
    words of all planes.
    """
    gathers = gather_instructions(isa, target)
    sizes = {CHUNK, max(CHUNK, isa.vector_bits // 8) if gathers else isa.vector_bits}
    if transposes(isa, target):
        sizes.add(isa.vector_bits // math.gcd(isa.vector_bits, bits))
    return tuple(sorted(sizes))


def packing_target(isa: Isa, target: str) -> str:
    """Return the target whose packing kernels ``target`` uses. It is the first one of the architecture with
    the same bit-matrix products and no feature that ``target`` lacks."""
    here, steps = isa.target(target), transposes(isa, target)
    alike = (
        t for t in isa.targets if t.architecture == here.architecture and {*t.features} <= {*here.features}
    )
    return next(other.name for other in alike if transposes(isa, other.name) == steps)


# The instructions of the steps ----------------------------------------------------------------------


def gather_instructions(isa: Isa, target: str) -> tuple[Instruction, ...]:
    """Return the instructions that copy one bit per lane of a vector register to a general register."""
    return tuple(i for i in isa.on(target) if i.family == "mask" and i.result.bits < 128)


def joins(isa: Isa, target: str) -> Iterator[tuple[Instruction, int | None]]:
    """Yield the instructions that join two masks of half a word to a word."""
    halves = (CHUNK // 2, CHUNK // 2, CHUNK)
    for instruction in isa.on(target):
        bits = tuple(operand.bits for operand in (*instruction.operands, instruction.result))
        if instruction.family == "join" and bits == halves:
            yield instruction, None


def transposes(isa: Isa, target: str) -> tuple[Instruction, ...]:
    """Return the instructions that multiply bit matrices, or () if the target cannot reorder result bytes."""
    found = (i for i in isa.on(target) if i.family == "matrix" and isa.whole(i, 2, immediates=True))
    return tuple(found) if any(True for _ in byte_orders(isa, target)) else ()


@dataclass(frozen=True)
class ByteOrder:
    """An instruction that permutes bytes. ``index``: number of its operand of byte indices. ``tables``:
    numbers of the operands that are indexed, as one array."""

    instruction: Instruction
    index: int
    tables: tuple[int, ...]


def byte_orders(isa: Isa, target: str) -> Iterator[ByteOrder]:
    """Yield the instructions that move any byte of one or more whole registers to any byte of the result."""
    size = isa.vector_bits // 8
    for instruction in isa.on(target):
        arity = len(instruction.operands)
        if instruction.family == "table" and isa.whole(instruction, arity):
            yield from _orders(instruction, arity, size)


@cache
def _orders(instruction: Instruction, arity: int, size: int) -> tuple[ByteOrder, ...]:
    """Return the operand orders with which the instruction permutes bytes, found by execution."""
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
    """Yield the instruction with each of its immediates, or once with None if it takes no immediate."""
    for imm in instruction.immediates or (None,):
        yield instruction, imm


def halvings(isa: Isa, target: str) -> Iterator[tuple[Instruction, int | None]]:
    """Yield (instruction, immediate) of pairwise operations and shuffles from two whole registers to one."""
    for instruction in isa.on(target):
        if instruction.family in ("pairwise", "shuffle") and isa.whole(instruction, 2, immediates=True):
            yield from applications(instruction)


def byte_steps(isa: Isa, target: str, arity: int) -> Iterator[tuple[Instruction, int | None]]:
    """Yield (instruction, immediate) of ``arity`` register operands that treat every byte alike."""
    families = ("bitwise", "vertical", "shift", "mask")
    for instruction in isa.on(target):
        if instruction.family in families and isa.whole(instruction, arity, immediates=True):
            for _, imm in applications(instruction):
                made = project(instruction, imm)
                # Some immediates, such as a shift by 0, ignore an operand.
                read = set() if made is None else {leaf.operand for leaf in lanes_in(made.expr)}
                if made is not None and made.width == 8 and len(read) == arity:
                    yield instruction, imm


def block_steps(isa: Isa, target: str) -> Iterator[tuple[Instruction, int | None]]:
    """Yield (instruction, immediate) of vertical, shift and widening instructions of one operand. Operand and
    result may differ in lane and register size."""
    for instruction in isa.on(target):
        if instruction.family in ("vertical", "shift", "widening") and len(instruction.operands) == 1:
            yield from applications(instruction)
