"""Repacking of accumulators to bitplanes by thresholds: specification, and instructions that a search
combines.

``positions`` int32 sums become one 32-bit word per plane and 32 positions. A position has ``2^bits - 1``
limits. Its code is the number of limits with ``(sum ^ mask) >= limit`` (signed), exclusive or ``flip``. Bit i
of word ``chunk * bits + plane`` is bit ``plane`` of the code of position ``32 * chunk + i``.

The only assumption is that the limits of a position ascend. The caller sorts them, which does not change the
code."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Instruction, Isa
from sketches.bitpack import BitpackProgram, BitpackSpec, applications
from sketches.bitplanes import CHUNK
from sketches.encoding import Encoding, Operand

Bytes = NDArray[np.uint8]
#: Random test vectors for a whole program.
_RANDOM = 48
_LOW, _HIGH = -(1 << 31), (1 << 31) - 1


#: Names of searched sub-problems.
REACHES = "where a value reaches a limit"
CHOICE = "one of two limits by a mask"
ADDED = "masks added"


def narrowed(width: int) -> str:
    """Return the name of the sub-problem that narrows two registers of ``width``-bit lanes to one."""
    return f"two registers of {width}-bit lanes to one"


@dataclass(frozen=True)
class RepackSpec(BitpackSpec):
    """The repacking of ``positions`` sums (a multiple of 32) to ``bits`` planes. A code is the number of
    limits that the sum reaches, XOR ``flip``."""

    flip: int

    def __post_init__(self) -> None:
        if not self.whole or not 0 <= self.flip < 1 << self.bits:
            raise ValueError(
                f"no repacking of {self.bits} planes, {self.positions} positions, flip {self.flip}"
            )

    @property
    def block(self) -> int:
        return self.flip

    @property
    def plans(self) -> str:
        return f"{self.positions} positions, flip {self.flip}: plans"

    @property
    def parts(self) -> frozenset[str]:
        return frozenset(map(self.part, (REACHES, CHOICE, ADDED, narrowed(32), narrowed(16))))

    @property
    def levels(self) -> int:
        """Return the number of limits of a position."""
        return (1 << self.bits) - 1

    @property
    def inputs(self) -> dict[str, int]:
        """Return the bytes of each input buffer. ``table``: int32 [chunks, 1 + levels, 32]: XOR masks of the
        sums, then the limits in ascending order."""
        return {"sums": 4 * self.positions, "table": 4 * self.positions * (1 + self.levels)}

    def reference(self, states: Bytes) -> NDArray[np.uint32]:
        """Return the expected words of test vectors uint8 [states, bytes of ``sums`` and ``table``]: uint32
        [states, chunks * bits]."""
        chunks = self.positions // CHUNK
        numbers = np.ascontiguousarray(states).view("<i4")
        sums = numbers[:, : self.positions].reshape(-1, chunks, 1, CHUNK)
        table = numbers[:, self.positions :].reshape(-1, chunks, 1 + self.levels, CHUNK)
        return self.packed(((sums ^ table[:, :, :1]) >= table[:, :, 1:]).sum(axis=2) ^ self.flip)

    def states(self) -> Bytes:
        """Return test vectors uint8 [states, input bytes]: extremes, sums near limits, random numbers."""
        rng = np.random.default_rng([self.bits, self.positions, self.flip])
        chunks, edges = self.positions // CHUNK, np.array([_LOW, _LOW + 1, -1, 0, 1, _HIGH - 1, _HIGH])
        found = []
        for number in range(_RANDOM):
            shape = (chunks, 1 + self.levels, CHUNK)
            wide = rng.integers(_LOW, _HIGH + 1, shape) if number % 3 else rng.integers(-3, 4, shape)
            table = np.where(rng.integers(0, 4, shape) == 0, rng.choice(edges, shape), wide)
            table[:, 1:] = np.sort(table[:, 1:], axis=1)
            table[:, 0] = rng.integers(-1, 1, (chunks, CHUNK)) if number % 4 else table[:, 0]
            some = rng.integers(0, self.levels, (chunks, 1, CHUNK)) + 1
            near = np.take_along_axis(table, some, axis=1)[:, 0] + rng.integers(-1, 2, (chunks, CHUNK))
            near = np.clip(near, _LOW, _HIGH) ^ table[:, 0]
            sums = np.where(rng.integers(0, 4, near.shape) == 0, rng.choice(edges, near.shape), near)
            found.append(np.concatenate([sums.ravel(), table.ravel()]).astype("<i4").view(np.uint8))
        return np.stack(found)


@dataclass(frozen=True)
class RepackProgram(BitpackProgram):
    """A repacking kernel for ``spec.positions`` sums, over the buffers ``sums``, ``table`` and ``words``."""

    spec: RepackSpec


def level_code(operand: Operand) -> int | None:
    """Return the mask with ``code = level ^ mask`` for all levels, or None if there is none. The level of a
    value is its index among the operand's values in ascending order."""
    codes = [operand.values.index(value) for value in sorted(operand.values)]
    return codes[0] if [level ^ codes[0] for level in range(len(codes))] == codes else None


def flips(bits: int) -> tuple[int, ...]:
    """Return the distinct masks (``level_code``) of encodings of ``bits`` bits, ascending, without None."""
    found = {level_code(Operand(bits, name)) for name in Encoding.registry}
    return tuple(sorted(mask for mask in found if mask is not None))


# The instructions of the steps ----------------------------------------------------------------------


def comparisons(isa: Isa, target: str) -> Iterator[tuple[Instruction, int | None]]:
    """Yield instructions of two whole registers that may compare lanes into a register or a mask."""
    for instruction in isa.on(target):
        sizes = {operand.bits for operand in instruction.operands}
        if len(instruction.operands) == 2 and sizes == {isa.vector_bits}:
            whole = instruction.family == "vertical" and instruction.result.bits == isa.vector_bits
            if whole or instruction.family == "compare":
                yield from applications(instruction)


def choices(isa: Isa, target: str) -> Iterator[Instruction]:
    """Yield instructions of three operands that may select between two of them."""
    for instruction in isa.on(target):
        shape = len(instruction.operands), instruction.result.bits, instruction.immediates
        if instruction.family in ("bitwise", "vertical", "blend") and shape == (3, isa.vector_bits, None):
            yield instruction


def narrowings(isa: Isa, target: str) -> Iterator[tuple[Instruction, int | None]]:
    """Yield instructions of two whole registers that may narrow every lane."""
    for instruction in isa.on(target):
        if instruction.family in ("shuffle", "widening") and isa.whole(instruction, 2):
            yield instruction, None
