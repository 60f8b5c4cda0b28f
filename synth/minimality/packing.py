"""A second search of the sub-problems of a packing kernel, which runs every program of the sketch.

The programs have one to four instructions, so no pruning is needed. A program that is wrong on one input is
no solution. A program that is correct on all test states runs on more states.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

import isa_specs
from isa_specs.concrete import execute
from isa_specs.instruction import Instruction, Isa
from isa_specs.projection import project_table
from sketches.bitpack import (
    GATHERS,
    TOGETHER,
    BitpackSpec,
    at_its_place,
    block_steps,
    byte_steps,
    collecting,
    gather_instructions,
    halvings,
)
from sketches.bitplanes import CHUNK
from synth.minimality import Clock
from synth.minimality.goal import Bytes

#: Random registers on which every program runs, and further ones for programs that are correct there.
_STATES, _MORE = 5, 200
#: The most instructions of a collect in the sketch.
_LONGEST = 4
_BITS = 8
#: Operands on which an instruction runs at once.
_AT_ONCE = 1 << 12


@dataclass(frozen=True)
class PackingSubproblem:
    """A sub-problem of a packing kernel. ``numbers``: for "collect" the width and the offset in bits, for
    "place" the plane's index. For "together": how many planes; for "gathers": how many planes and positions.
    """

    isa: str
    target: str
    kind: str
    numbers: tuple[int, ...]


def parts(isa: str, target: str, spec: BitpackSpec) -> dict[str, PackingSubproblem]:
    """Return the sub-problems of a packing kernel's block by the names of their searches in certificates."""
    problems: dict[str, tuple[str, tuple[int, ...]]] = {
        collecting(width, offset): ("collect", (width, offset))
        for width in (1, 2, 4)
        for offset in range(0, _BITS, width)
    }
    problems |= {at_its_place(plane): ("place", (plane,)) for plane in range(spec.bits)}
    problems |= {TOGETHER: ("together", (spec.bits,)), GATHERS: ("gathers", (spec.bits, spec.positions))}
    return {spec.part(name): PackingSubproblem(isa, target, *part) for name, part in problems.items()}


def least_packing(part: PackingSubproblem, clock: Clock) -> tuple[int | None, int | None]:
    """Return the least and the greatest length that a sub-problem's shortest program can have.

    A program may use the registers of earlier sub-problems at no cost. The two lengths differ if earlier
    sub-problems have several shortest programs. The greatest is None if, after some choice of these programs,
    no program exists. Both are None if there is no program at all. Raises GaveUp.
    """
    isa = isa_specs.load(part.isa)
    if part.kind == "collect":
        width, offset = part.numbers
        lengths = _Collect(isa, part.target, width, clock).least(offset)
        known = [length for length in lengths if length is not None]
        return min(known, default=None), max(known) if len(known) == len(lengths) else None
    searches: dict[str, Callable[..., int | None]] = {"place": _place, "together": _together}
    least = searches.get(part.kind, _gathers)(isa, part.target, *part.numbers, clock=clock)
    return least, least


def _registers(isa: Isa, count: int, states: int) -> list[Bytes]:
    rng = np.random.default_rng([count, states, isa.vector_bits, 77])
    return list(rng.integers(0, 256, (count, states, isa.vector_bits // 8), dtype=np.uint8))


# Collect: halvings of a pair, a byte-wise step on each, a byte-wise join ------------------------------


@dataclass(frozen=True, eq=False)
class _Node:
    """An instruction on the nodes ``before``; a given register if ``instruction`` is None."""

    instruction: Instruction | None
    imm: int | None
    before: tuple[_Node, ...]
    data: Bytes
    cost: int

    def on(self, given: dict[_Node, Bytes]) -> Bytes:
        if self.instruction is None:
            return given[self]
        return execute(self.instruction, [node.on(given) for node in self.before], self.imm)

    def nodes(self) -> Iterator[_Node]:
        yield self
        for node in self.before:
            yield from node.nodes()


class _Collect:
    """The search for bits of two neighbouring bytes, one offset after the other. Known values cost
    nothing."""

    def __init__(self, isa: Isa, target: str, width: int, clock: Clock) -> None:
        self.isa, self.width, self.clock = isa, width, clock
        self.pair = tuple(_Node(None, None, (), data, 0) for data in _registers(isa, 2, _STATES))
        self.halvings = list(halvings(isa, target))
        self.single, self.double = list(byte_steps(isa, target, 1)), list(byte_steps(isa, target, 2))
        self.more = dict(zip(self.pair, _registers(isa, 2, _MORE), strict=True))

    def least(self, offset: int) -> set[int | None]:
        """Return the least lengths, one for each choice of shortest programs of the earlier offsets."""
        known: dict[frozenset[bytes], tuple[_Node, ...]] = {frozenset(): self.pair}
        for earlier in range(0, offset, self.width):
            after: dict[frozenset[bytes], tuple[_Node, ...]] = {}
            for values in known.values():
                for node in self._shortest(values, earlier):
                    nodes = (*values, *(n for n in node.nodes() if n not in values))
                    after[frozenset(n.data.tobytes() for n in nodes)] = tuple(dict.fromkeys(nodes))
            known = after
        if not known:
            return {None}
        return {next((node.cost for node in self._shortest(nodes, offset)), None) for nodes in known.values()}

    def _right(self, data: Bytes, offset: int, given: Sequence[Bytes]) -> NDArray[np.bool_]:
        """Return which of [n, states, bytes] have the goal in their low bits."""
        bits = np.concatenate([given[0], given[1]], axis=1) >> offset & ((1 << self.width) - 1)
        goal = np.asarray(bits[:, 0::2] | bits[:, 1::2] << self.width, dtype=np.uint8)
        wrong = (data ^ goal) & np.uint8((1 << 2 * self.width) - 1)
        return np.asarray(wrong.max(axis=(-2, -1)) == 0)

    def _shortest(self, known: tuple[_Node, ...], offset: int) -> list[_Node]:
        """Return all shortest programs. The nodes of ``known`` cost nothing."""
        nodes = [_Node(n.instruction, n.imm, n.before, n.data, 0) if n.cost else n for n in known]
        inputs, more = [node.data for node in self.pair], [self.more[register] for register in self.pair]
        nodes += [self._node(i, imm, self.pair, 1) for i, imm in self.halvings]
        nodes += [self._node(i, imm, (node,), node.cost + 1) for node in nodes for i, imm in self.single]
        of = {cost: [node for node in nodes if node.cost == cost] for cost in range(_LONGEST)}
        for length in range(1, _LONGEST + 1):
            hits = [node for node in of.get(length, []) if self._right(node.data, offset, inputs)]
            for left in range(length):
                hits += self._joins(of[left], of[length - 1 - left], offset, length)
            if programs := [node for node in hits if self._right(node.on(self.more), offset, more)]:
                return programs
        return []

    def _node(self, instruction: Instruction, imm: int | None, before: tuple[_Node, ...], cost: int) -> _Node:
        data = execute(instruction, [node.data for node in before], imm)
        return _Node(instruction, imm, before, data, cost)

    def _joins(self, left: list[_Node], right: list[_Node], offset: int, cost: int) -> list[_Node]:
        nodes, pairs = [], itertools.product(left, right)
        inputs = [node.data for node in self.pair]
        while batch := list(itertools.islice(pairs, _AT_ONCE)):
            self.clock.check()
            a, b = (np.concatenate([pair[side].data for pair in batch]) for side in (0, 1))
            for instruction, imm in self.double:
                results = execute(instruction, [a, b], imm).reshape(len(batch), _STATES, -1)
                hits = np.flatnonzero(self._right(results, offset, inputs))
                nodes += [_Node(instruction, imm, batch[n], results[n], cost) for n in hits]
        return nodes


def _place(isa: Isa, target: str, plane: int, *, clock: Clock) -> int | None:
    """Return the least number of byte steps from a code to its bit at its final offset, or None."""
    (x,) = _registers(isa, 1, _MORE)
    position = np.arange(x.shape[1]) % _BITS
    goal = ((x >> plane & 1) << position).astype(np.uint8)
    constants = [np.full_like(x, 1 << bit) for bit in range(_BITS)]
    constants.append(np.broadcast_to((1 << position).astype(np.uint8), x.shape))
    steps = list(_steps(isa, target, x, constants))
    if any(np.array_equal(step, goal) for step in steps):
        return 1
    for step in steps:
        clock.check()
        if any(np.array_equal(value, goal) for value in _steps(isa, target, step, constants)):
            return 2
    return None


def _steps(isa: Isa, target: str, value: Bytes, constants: Sequence[Bytes]) -> Iterator[Bytes]:
    """Yield the results of one byte step on a register, with constants as second operands."""
    for instruction, imm in byte_steps(isa, target, 1):
        yield execute(instruction, [value], imm)
    for instruction, imm in byte_steps(isa, target, 2):
        for constant in constants:
            yield execute(instruction, [value, constant], imm)


def _together(isa: Isa, target: str, planes: int, *, clock: Clock) -> int | None:
    """Return 5 if two byte steps, two look-ups by nibble and a join put each plane's bits together, else
    None."""
    codes, bit, size = np.arange(256, dtype=np.uint8), np.arange(_BITS), isa.vector_bits // 8
    position = bit % planes * (_BITS // planes) + bit // planes
    goal = ((codes[:, None] >> bit & 1) << position).sum(axis=1).astype(np.uint8)
    state = codes.reshape(-1, size)
    constants = [np.full_like(state, value) for value in range(256)]
    for lookup in isa.on(target):
        table = project_table(lookup) if lookup.result.bits == isa.vector_bits else None
        if table is None or table.entries != 16:
            continue
        clock.check()
        indices = [
            any(np.array_equal(step.ravel(), nibble) for step in _steps(isa, target, state, constants))
            for nibble in (codes & 15, codes >> 4)
        ]
        parts = [goal[codes & 15].reshape(-1, size), goal[codes & 240].reshape(-1, size)]
        joins = (execute(i, parts, imm).ravel() for i, imm in byte_steps(isa, target, 2))
        if all(indices) and any(np.array_equal(join, goal) for join in joins):
            return 5
    return None


def _gathers(isa: Isa, target: str, bits: int, positions: int, *, clock: Clock) -> int | None:
    """Return the fewest gathers, stores and vectors beside the codes that give all planes, or None. If a
    register has half a word's codes, return the number for one register."""
    rng, size = np.random.default_rng(78), isa.vector_bits // 8
    words, positions = positions // CHUNK, size if positions == CHUNK == 2 * size else positions
    codes = rng.integers(0, 256, (_MORE, positions), dtype=np.uint8)
    planes = [np.packbits(codes >> plane & 1, axis=1, bitorder="little") for plane in range(bits)]
    gathers = [i for i in gather_instructions(isa, target) if i.result.bits == positions]

    def planes_of(value: Bytes) -> frozenset[int]:
        clock.check()
        results = []
        for gather in (g for g in gathers if g.operands[0].bytes == value.shape[1]):
            if len(gather.operands) == 1:
                results.append(execute(gather, [value]))
                continue
            lane = value.shape[1] // positions
            for bit in range(_BITS * lane):
                constant = np.frombuffer((1 << bit).to_bytes(lane, "little") * positions, np.uint8)
                results.append(execute(gather, [value, np.broadcast_to(constant, value.shape)]))
        return frozenset(
            p for p, plane in enumerate(planes) if any(np.array_equal(r, plane) for r in results)
        )

    free, steps = planes_of(codes), block_steps(isa, target)
    vectors = {planes_of(execute(i, [codes], m)) for i, m in steps if i.operands[0].bytes == codes.shape[1]}
    for extra in range(bits + 1):
        for choice in itertools.combinations(vectors, extra):
            if len(free.union(*choice)) == bits:
                return bits * (1 + words) + extra
    return None
