"""The instructions of repacking kernels, selected by what they do to test vectors."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.bitpack import byte_steps
from sketches.repack import choices, comparisons, narrowings
from synth.search.instruction_sequences import Bytes, InstructionSequence, applied, makes, plain
from synth.search.verdict import SynthesisFailed

STATES = 96


def _numbers(size: int, seed: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Return pairs of int32 lanes [states, lanes] to test a step: extremes, neighbours, random numbers."""
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


def random_registers(count: int, size: int, seed: int) -> Bytes:
    """Return random registers, uint8 [count, STATES, size]."""
    return np.random.default_rng(seed).integers(0, 256, (count, STATES, size), dtype=np.uint8)


def raw(values: NDArray[np.generic]) -> Bytes:
    return np.ascontiguousarray(values).view(np.uint8)


def _masks(truth: NDArray[np.bool_]) -> tuple[Bytes, Bytes]:
    """Return the two formats of a comparison's result: lanes of ones, or a bit per lane."""
    return raw(-truth.astype(np.int32)), np.packbits(truth, axis=1, bitorder="little")


@cache
def flipper(isa: Isa, target: str) -> InstructionSequence:
    """Return the instruction sequence for the exclusive or of two registers. Raises SynthesisFailed."""
    a, b = _numbers(isa.vector_bits // 8, 1)
    found = makes(byte_steps(isa, target, 2), [raw(a), raw(b)], raw(a ^ b))
    if found is None:
        raise SynthesisFailed(f"{isa.name} {target}: no exclusive or")
    return found


@cache
def comparers(isa: Isa, target: str) -> dict[bool, tuple[Any, ...]]:
    """Return the steps that compare signed 32-bit lanes: value >= limit (key False), value < limit (key
    True). A step that the target lacks has no key."""
    a, b = _numbers(isa.vector_bits // 8, 2)
    found: dict[bool, tuple[Any, ...]] = {}
    for inverted in (False, True):
        for wanted in _masks((a >= b) ^ inverted):
            step = makes(comparisons(isa, target), [raw(a), raw(b)], wanted)
            if step is not None:
                found.setdefault(inverted, step)
    return found


def makes_whole(isa: Isa, step: tuple[Any, ...]) -> bool:
    """Return whether the result of the instruction of ``step`` is a whole vector register."""
    return isa.instructions[step[0]].result.bits == isa.vector_bits


@cache
def chooser(isa: Isa, target: str) -> tuple[Any, ...] | None:
    """Return the instruction that takes lanes of two registers by a comparison's mask, or None."""
    a, b = _numbers(isa.vector_bits // 8, 3)
    truth = np.random.default_rng(4).integers(0, 2, a.shape) == 1
    for compare in comparers(isa, target).values():
        mask = _masks(truth)[not makes_whole(isa, compare)]
        return makes(plain(choices(isa, target)), (mask, raw(a), raw(b)), raw(np.where(truth, a, b)))
    return None


@cache
def adder(isa: Isa, target: str) -> tuple[Any, ...] | None:
    """Return the step that adds two registers in 32-bit lanes, or None."""
    a, b = (raw(part).view(np.uint32) for part in _numbers(isa.vector_bits // 8, 5))
    return makes(plain(i for i in isa.on(target) if i.family == "vertical"), [raw(a), raw(b)], raw(a + b))


@cache
def narrower(isa: Isa, target: str, width: int) -> tuple[InstructionSequence, tuple[int, ...]] | None:
    """Return (step, order) or None. The step narrows two registers of small signed numbers in lanes of
    ``width`` bits, 32 or 16, to one register. ``order``: per result lane, its index among the lanes of both
    registers, preferably 0, 1, 2, ..."""
    count = isa.vector_bits // width
    kind, half = {32: (np.int32, np.int16), 16: (np.int16, np.int8)}[width]
    pair = np.random.default_rng(6).integers(-8, 8, (STATES, 2 * count))
    values: dict[InstructionSequence, Bytes] = dict(
        enumerate(raw(side.astype(kind)) for side in np.hsplit(pair, 2))
    )
    natural = list(range(2 * count))
    found: list[tuple[InstructionSequence, tuple[int, ...]]] = []
    for chain, made in applied(narrowings(isa, target), [(0, 1)], values):
        same = made.view(half)[:, :, None] == pair[:, None]
        order = tuple(int(lane.argmax()) if lane.any() else -1 for lane in same.all(axis=0))
        if sorted(order) == natural:
            found.append((chain, order))
    return next((entry for entry in found if list(entry[1]) == natural), next(iter(found), None))
