"""Instructions, found in the table by what they do to test vectors; among them those that a repacking of sums
is made of."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

import isa_specs
from isa_specs.concrete import execute
from isa_specs.instruction import Instruction
from sketches.bitpack import byte_steps
from sketches.repack import choices, comparisons, narrowings
from synth.search.kernel import SynthesisFailed

Bytes = NDArray[np.uint8]
STATES = 96


@dataclass(frozen=True)
class Use:
    """An instruction that does what was looked for, its operands in the order ``order`` of what it is given.

    ``inverted``: the result is the complement.
    """

    instruction: Instruction
    imm: int | None
    order: tuple[int, ...]
    inverted: bool = False


Candidates = Iterable[tuple[Instruction, int | None]]


def uses(candidates: Candidates, given: Sequence[Bytes], wanted: Bytes) -> Iterator[Use]:
    """Of instructions with their immediates those that make ``wanted`` of what they are given, in whatever
    order."""
    for instruction, imm in candidates:
        sizes = [operand.bytes for operand in instruction.operands]
        for order in itertools.permutations(range(len(given))):
            operands = [given[number] for number in order]
            if [operand.shape[1] for operand in operands] == sizes and np.array_equal(
                execute(instruction, operands, imm), wanted
            ):
                yield Use(instruction, imm, order)


def first_use(candidates: Candidates, given: Sequence[Bytes], wanted: Bytes) -> Use | None:
    return next(uses(candidates, given, wanted), None)


def plain(instructions: Iterable[Instruction]) -> Candidates:
    """Candidates without an immediate."""
    return ((instruction, None) for instruction in instructions if instruction.immediates is None)


def _numbers(size: int, seed: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Pairs of int32 lanes to try a step on: extremes, neighbours, random numbers; int32 [states, lanes]
    each."""
    rng = np.random.default_rng(seed)
    low, high = -(1 << 31), (1 << 31) - 1
    shape = (STATES, size // 4)
    a = np.where(
        rng.integers(0, 2, shape) == 0, rng.choice([low, low + 1, -1, 0, 1, high - 1, high], shape),
        rng.integers(low, high + 1, shape),
    )  # fmt: skip
    near = np.clip(a + rng.integers(-1, 2, shape), low, high)
    b = np.where(rng.integers(0, 2, shape) == 0, near, rng.permuted(a, axis=1))
    return a.astype(np.int32), b.astype(np.int32)


def raw_bytes(values: NDArray[np.generic]) -> Bytes:
    return np.ascontiguousarray(values).view(np.uint8)


def _mask_bits(truth: NDArray[np.bool_]) -> Bytes:
    return np.packbits(truth, axis=1, bitorder="little")


@cache
def flipper(isa_name: str, target: str) -> Use:
    """The exclusive or of two registers."""
    isa = isa_specs.load(isa_name)
    a, b = _numbers(isa.vector_bits // 8, 1)
    found = first_use(byte_steps(isa, target, 2), [raw_bytes(a), raw_bytes(b)], raw_bytes(a ^ b))
    if found is None:
        raise SynthesisFailed(f"{isa_name} {target}: no exclusive or")
    return found


@cache
def comparers(isa_name: str, target: str) -> dict[bool, Use]:
    """Of a value and a limit: where the value reaches it (False), where it does not (True)."""
    isa = isa_specs.load(isa_name)
    a, b = _numbers(isa.vector_bits // 8, 2)
    found: dict[bool, Use] = {}
    for inverted in (False, True):
        truth = (a >= b) ^ inverted
        for wanted in (raw_bytes(-truth.astype(np.int32)), _mask_bits(truth)):
            use = first_use(comparisons(isa, target), [raw_bytes(a), raw_bytes(b)], wanted)
            if use is not None:
                found.setdefault(inverted, replace(use, inverted=inverted))
    return found


@cache
def chooser(isa_name: str, target: str) -> Use | None:
    """Of a mask of lanes as a comparison gives it, and two registers: the first where it holds, else the
    second."""
    isa = isa_specs.load(isa_name)
    a, b = _numbers(isa.vector_bits // 8, 3)
    truth = np.random.default_rng(4).integers(0, 2, a.shape) == 1
    compare = next(iter(comparers(isa_name, target).values()), None)
    if compare is None:
        return None
    mask = (
        raw_bytes(-truth.astype(np.int32))
        if compare.instruction.result.bits == isa.vector_bits
        else _mask_bits(truth)
    )
    given, wanted = (mask, raw_bytes(a), raw_bytes(b)), raw_bytes(np.where(truth, a, b))
    return first_use(plain(choices(isa, target)), given, wanted)


@cache
def adder(isa_name: str, target: str, width: int) -> Use | None:
    """The sum of two registers by lanes."""
    isa = isa_specs.load(isa_name)
    a, b = (raw_bytes(part) for part in _numbers(isa.vector_bits // 8, 5))
    kind = {8: np.uint8, 32: np.uint32}[width]
    vertical = plain(i for i in isa.on(target) if i.family == "vertical")
    return first_use(vertical, [a, b], raw_bytes(a.view(kind) + b.view(kind)))


@cache
def narrower(isa_name: str, target: str, width: int) -> tuple[Use, tuple[int, ...]] | None:
    """Two registers of small signed lanes to one of half the width, and which lane of the pair each of its
    lanes is; the order of memory where there is that."""
    isa = isa_specs.load(isa_name)
    count = isa.vector_bits // width
    kind, half = {32: (np.int32, np.int16), 16: (np.int16, np.int8)}[width]
    rng = np.random.default_rng(6)
    pair = rng.integers(-8, 8, (STATES, 2 * count))
    best: tuple[Use, tuple[int, ...]] | None = None
    for instruction, imm in narrowings(isa, target):
        made = execute(
            instruction,
            [raw_bytes(pair[:, :count].astype(kind)), raw_bytes(pair[:, count:].astype(kind))],
            imm,
        )
        lanes = made.view(half)
        order = tuple(
            int(np.flatnonzero((pair == lanes[:, i : i + 1]).all(axis=0))[0])
            if (pair == lanes[:, i : i + 1]).all(axis=0).any() else -1
            for i in range(2 * count)
        )  # fmt: skip
        if sorted(order) == list(range(2 * count)):
            natural = order == tuple(range(2 * count))
            if best is None or natural:
                best = Use(instruction, imm, (0, 1)), order
            if natural:
                break
    return best
