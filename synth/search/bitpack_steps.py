"""The steps of a packing program, searched by number of instructions: test vectors decide, the proof comes
later.

A step works on local values: 0 and 1 are what it is given (two registers, or the same twice), the results of
its instructions follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

import isa_specs
from isa_specs.concrete import execute
from isa_specs.instruction import Instruction, Isa
from isa_specs.projection import project_table
from sketches.bitpack import byte_steps, collecting, halvings
from synth.search.uses import first_use
from synth.search.verdict import Found, NoneExists, Verdict

Bytes = NDArray[np.uint8]
#: Positions of a plane in a byte, at the end.
BYTE = 8
#: States that a step is tried on first, and those that confirm it.
_FEW, _MANY = 8, 64
#: A step of more new instructions than this is not looked for.
_LONGEST = 4
_PAIRS_AT_ONCE = 1 << 14


@dataclass(frozen=True)
class Step:
    """An instruction on local values (by number) and constants (by their bytes)."""

    instruction: str
    imm: int | None
    args: tuple[int | bytes, ...]


@dataclass(frozen=True)
class Piece:
    """Steps whose results ``outputs`` (local numbers) are what was looked for."""

    steps: tuple[Step, ...]
    outputs: tuple[int, ...]


@dataclass(frozen=True)
class _Value:
    """A candidate: its value on the few states, uint8 [states, bytes], and the tree of instructions behind
    it."""

    data: Bytes
    tree: tuple[object, ...] | int
    cost: int


Tree = tuple[object, ...] | int


def _random(states: int, size: int, seed: int) -> tuple[Bytes, Bytes]:
    rng = np.random.default_rng([seed, size])
    made = rng.integers(0, 256, (2, states, size), dtype=np.uint8)
    return made[0], made[1]


def _result(isa: Isa, tree: Tree, given: Sequence[Bytes]) -> Bytes:
    """A tree (instruction, imm, arguments...) on values; constants are bytes."""
    if isinstance(tree, int):
        return given[tree]
    name, imm, *args = tree
    values = [
        np.tile(np.frombuffer(arg, np.uint8), (len(given[0]), 1))
        if isinstance(arg, bytes)
        else _result(isa, arg, given)  # type: ignore[arg-type]
        for arg in args
    ]
    return execute(isa.instructions[str(name)], values, imm)  # type: ignore[arg-type]


def _collected(x: Bytes, y: Bytes, offset: int, width: int) -> Bytes:
    """The goal of ``collect`` in its low bits: uint8 [states, bytes]."""
    field = np.concatenate([x, y], axis=1) >> offset & ((1 << width) - 1)
    return (field[:, ::2] | field[:, 1::2] << width).astype(np.uint8)


@cache
def collect(
    isa_name: str, target: str, width: int, offsets: tuple[int, ...]
) -> tuple[Piece | None, tuple[tuple[str, tuple[Verdict[None], ...]], ...]]:
    """For each offset: a register whose byte i has in its low bits the ``width`` bits from the offset on of
    bytes 2 i and 2 i + 1 of the pair; anything above. The offsets share what they can, in order.
    """
    steps: list[Step] = []
    known: dict[Tree, int] = {0: 0, 1: 1}
    outputs, reports = [], []
    for offset in offsets:
        tree, verdicts = _collect(isa_specs.load(isa_name), target, width, offset, tuple(known))
        reports.append((collecting(width, offset), verdicts))
        if tree is None:
            return None, tuple(reports)
        outputs.append(_write(tree, steps, known))
    return Piece(tuple(steps), tuple(outputs)), tuple(reports)


def _write(tree: Tree, steps: list[Step], known: dict[Tree, int]) -> int:
    """Append the instructions of a tree that are not there yet; its local number."""
    if tree not in known:
        assert isinstance(tree, tuple)
        name, imm, *args = tree
        locals_ = tuple(arg if isinstance(arg, bytes) else _write(arg, steps, known) for arg in args)  # type: ignore[arg-type]
        steps.append(Step(str(name), imm, locals_))  # type: ignore[arg-type]
        known[tree] = len(known)
    return known[tree]


def _collect(
    isa: Isa, target: str, width: int, offset: int, known: tuple[Tree, ...]
) -> tuple[Tree | None, tuple[Verdict[None], ...]]:
    x, y = _random(_FEW, isa.vector_bits // 8, 1)
    goal, mask = _collected(x, y, offset, width), np.uint8((1 << 2 * width) - 1)
    many = _random(_MANY, isa.vector_bits // 8, 2)
    wanted = _collected(*many, offset, width)

    def holds(tree: Tree) -> bool:
        return not bool(((_result(isa, tree, many) ^ wanted) & mask).any())

    pool = _pool(isa, target, (x, y), known)
    tried = 0
    verdicts: list[Verdict[None]] = []
    for length in range(1, _LONGEST + 1):
        hits: list[Tree] = []
        for value in pool:
            if value.cost == length:
                tried += 1
                if not ((value.data ^ goal) & mask).any():
                    hits.append(value.tree)
        for first in range(length):
            left = [value for value in pool if value.cost == first]
            right = [value for value in pool if value.cost == length - 1 - first]
            for instruction, imm, a, b in _joins(isa, target, left, right, goal, mask):
                hits.append((instruction.name, imm, a.tree, b.tree))
            tried += len(left) * len(right)
        good = [tree for tree in hits if holds(tree)]
        if good:
            verdicts.append(Found(length, None, f"equal on {_MANY} random pairs of registers"))
            # Among equally short ones those that read the given registers in order, by their text.
            return min(good, key=lambda tree: (_slots(isa, tree), repr(tree))), tuple(verdicts)
        verdicts.append(NoneExists(length, f"{tried} values and pairs of the sketch tried"))
    return None, tuple(verdicts)


def _slots(isa: Isa, tree: Tree) -> int:
    if isinstance(tree, int):
        return 0
    name, _, *args = tree
    parts: list[Any] = [a for a in args if not isinstance(a, bytes)]
    return isa.instructions[str(name)].slots + sum(_slots(isa, part) for part in parts)


def _pool(isa: Isa, target: str, given: tuple[Bytes, Bytes], known: tuple[Tree, ...]) -> list[_Value]:
    """What a join may read, the cheapest of equal values: known ones, halvings of the pair, byte steps on
    them."""
    found: dict[bytes, _Value] = {}

    def add(data: Bytes, tree: Tree, cost: int) -> None:
        key = data.tobytes()
        if key not in found or found[key].cost > cost:
            found[key] = _Value(data, tree, cost)

    for tree in known:
        add(_result(isa, tree, given), tree, 0)
    for instruction, imm in halvings(isa, target):
        add(execute(instruction, given, imm), (instruction.name, imm, 0, 1), 1)
    for value in list(found.values()):
        for instruction, imm in byte_steps(isa, target, 1):
            add(execute(instruction, [value.data], imm), (instruction.name, imm, value.tree), value.cost + 1)
    return list(found.values())


def _joins(
    isa: Isa, target: str, left: list[_Value], right: list[_Value], goal: Bytes, mask: np.uint8
) -> Iterator[tuple[Instruction, int | None, _Value, _Value]]:
    """Byte-wise instructions of two operands that give the goal, with their operands."""
    if not left or not right:
        return
    states, size = goal.shape
    a, b = (np.stack([value.data for value in values]) for values in (left, right))
    per = max(1, _PAIRS_AT_ONCE // len(right))
    for start in range(0, len(left), per):
        part = a[start : start + per]
        first = np.broadcast_to(part[:, None], (len(part), len(right), states, size)).reshape(-1, size)
        second = np.broadcast_to(b[None], (len(part), len(right), states, size)).reshape(-1, size)
        for instruction, imm in byte_steps(isa, target, 2):
            result = execute(instruction, [first, second], imm).reshape(-1, states, size)
            for hit in np.flatnonzero(~((result ^ goal) & mask).any(axis=(1, 2))):
                row, column = divmod(int(hit), len(right))
                yield instruction, imm, left[start + row], right[column]


# Planes apart by lookup ------------------------------------------------------------------------------


@cache
def regroup(isa_name: str, target: str, planes: int) -> tuple[Piece | None, Verdict[None]]:
    """From bytes of ``8 / planes`` interleaved codes to the bits of each plane together: two lookups by
    nibble.

    The tables follow from what the byte steps give as indices; the join from what the tables give.
    """
    isa = isa_specs.load(isa_name)
    every = np.arange(256, dtype=np.uint8)
    per = BYTE // planes
    goal = np.zeros(256, dtype=np.uint8)
    for position in range(per):
        for plane in range(planes):
            goal |= (every >> (position * planes + plane) & 1) << (plane * per + position)
    size = isa.vector_bits // 8
    states = every.reshape(-1, size)
    lookups = [i for i in isa.on(target) if i.result.bits == isa.vector_bits and project_table(i) is not None]
    nibbles: list[Bytes] = [every & np.uint8(15), every >> np.uint8(4)]
    low, high = (next(_single(isa, target, states, n.reshape(-1, size)), None) for n in nibbles)
    for lookup in lookups:
        table = project_table(lookup)
        if low is None or high is None or table is None or table.entries != 16:
            continue
        tables = [(goal[:16]).tobytes() * (size // 16), goal[::16].tobytes() * (size // 16)]
        parts = [execute(lookup, [np.tile(np.frombuffer(t, np.uint8), (len(states), 1)), index.reshape(-1, size)])
                 for t, index in zip(tables, nibbles, strict=True)]  # fmt: skip
        for instruction, imm in byte_steps(isa, target, 2):
            if np.array_equal(execute(instruction, parts, imm).ravel(), goal):
                steps: list[Step] = []
                known: dict[Tree, int] = {0: 0}
                tree = (
                    instruction.name,
                    imm,
                    (lookup.name, None, tables[0], low),
                    (lookup.name, None, tables[1], high),
                )
                output = _write(tree, steps, known)
                text = "two lookups by nibble equal on all 256 bytes"
                return Piece(tuple(steps), (output,)), Found(len(steps), None, text)
    return None, NoneExists(5, "no lookups of 16 bytes, or no instructions for their indices")


def _single(isa: Isa, target: str, states: Bytes, wanted: Bytes) -> Iterator[Tree]:
    """One byte step, with a constant or without, that gives what is wanted of the states."""
    for instruction, imm in byte_steps(isa, target, 1):
        if np.array_equal(execute(instruction, [states], imm), wanted):
            yield (instruction.name, imm, 0)
    for instruction, imm in byte_steps(isa, target, 2):
        for value in range(256):
            constant = bytes([value]) * states.shape[1]
            fixed = np.tile(np.frombuffer(constant, np.uint8), (len(states), 1))
            if np.array_equal(execute(instruction, [states, fixed], imm), wanted):
                yield (instruction.name, imm, 0, constant)


# Planes apart before any fold ------------------------------------------------------------------------


@cache
def select(isa_name: str, target: str, plane: int) -> tuple[Piece | None, tuple[Verdict[None], ...]]:
    """From a code to its plane's bit at the place that it has in the end, zeros besides: one or two byte
    steps, with constants of one bit per byte."""
    isa = isa_specs.load(isa_name)
    size = isa.vector_bits // 8
    x, many = _random(_FEW, size, 3)[0], _random(_MANY, size, 4)[0]
    place = np.arange(size, dtype=np.uint8) % BYTE
    constants = [bytes([1 << bit]) * size for bit in range(BYTE)]
    constants.append((np.uint8(1) << place).astype(np.uint8).tobytes())

    def goal(codes: Bytes) -> Bytes:
        return ((codes >> plane & 1) << place).astype(np.uint8)

    verdicts: list[Verdict[None]] = []
    stage: list[tuple[Bytes, Tree]] = [(x, 0)]
    for length in (1, 2):
        results: dict[bytes, tuple[Bytes, Tree]] = {}
        stack = np.concatenate([data for data, _ in stage])
        for arity in (1, 2):
            for instruction, imm in byte_steps(isa, target, arity):
                for constant in constants if arity == 2 else [None]:
                    fixed = (
                        []
                        if constant is None
                        else [np.tile(np.frombuffer(constant, np.uint8), (len(stack), 1))]
                    )
                    made = execute(instruction, [stack, *fixed], imm).reshape(-1, _FEW, size)
                    for (_, tree), data in zip(stage, made, strict=True):
                        rest: tuple[object, ...] = () if constant is None else (constant,)
                        results.setdefault(data.tobytes(), (data, (instruction.name, imm, tree, *rest)))
        hit = results.get(goal(x).tobytes())
        if hit is not None and np.array_equal(_result(isa, hit[1], [many]), goal(many)):
            steps: list[Step] = []
            known: dict[Tree, int] = {0: 0}
            output = _write(hit[1], steps, known)
            verdicts.append(Found(length, None, f"equal on {_MANY} random registers"))
            return Piece(tuple(steps), (output,)), tuple(verdicts)
        verdicts.append(NoneExists(length, f"{len(results)} different values reached"))
        stage = list(results.values())
    return None, tuple(verdicts)


@cache
def add_halves(isa_name: str, target: str) -> Piece | None:
    """One instruction that adds neighbouring bytes of a pair of registers."""
    isa = isa_specs.load(isa_name)
    x, y = _random(_MANY, isa.vector_bits // 8, 5)
    both = np.concatenate([x, y], axis=1)
    use = first_use(halvings(isa, target), [x, y], both[:, ::2] + both[:, 1::2])
    if use is not None:
        return Piece((Step(use.instruction.name, use.imm, use.order),), (2,))
    return None
