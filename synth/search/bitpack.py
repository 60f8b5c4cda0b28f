"""Search for the cheapest packing of codes to bitplanes, over the instruction table.

Two kinds of programs are tried, each exhaustively within its steps. The shortest program wins:

* *gather*: an instruction collects one bit per lane in a general register. The search finds the vectors for
  these instructions, and shares vectors among planes if possible.
* *merge*: bytes of two registers are merged until a byte holds eight positions. The step of a
  merge, *collect*, is searched by number of instructions: halvings of the pair, a bytewise step on each, and
  a bytewise join. Plans differ in when the planes separate: at the first merge, by a lookup when a byte is
  full, or before any merge. In the last plan every bit is moved to its offset, and halves are added.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

import isa_specs
from isa_specs.instruction import Isa
from sketches.bitpack import (
    GATHERS,
    TOGETHER,
    BitpackProgram,
    BitpackSpec,
    Word,
    at_its_place,
    block_steps,
    gather_instructions,
    joins,
)
from sketches.bitplanes import CHUNK
from synth.search.bitpack_matrix import transpose_and_order
from synth.search.bitpack_steps import BYTE, add_halves, regroup, select
from synth.search.instruction_sequences import Bytes, InstructionSequence, applied, makes, plain, written
from synth.search.packing import NoProgram, Searched, Workspace, needed, stored, tried
from synth.search.verdict import Found, NoneExists, SynthesisFailed, Verdict

#: Test vectors of joined masks.
_STATES = 16


@cache
def bitpack_program(
    spec: BitpackSpec, isa_name: str, target: str
) -> tuple[BitpackProgram, tuple[Searched, ...]]:
    """Return the shortest program of all plans, checked on test vectors, and all searches. Raises
    SynthesisFailed."""
    isa = isa_specs.load(isa_name)
    plans: dict[str, Callable[[Workspace], BitpackProgram]] = {
        "planes are separated at the first merge": _separate,
        "planes are separated by lookup": _joint,
        "select and add": _select,
    }
    if gather_instructions(isa, target):
        plans = {"gather": _gather, "transpose and order bytes": transpose_and_order}
    made, reports = tried((name, Workspace(spec, isa, target), plan) for name, plan in plans.items())
    if not made:
        raise SynthesisFailed(
            f"{isa_name} {target}: no program packs {spec.bits} planes of {spec.positions} codes"
        )
    name, best = min(made, key=lambda item: (item[1].length(isa, target), item[1].slots(isa)))
    plan_lengths = ", ".join(f"{n}: {p.length(isa, target)}" for n, p in made)
    verdict = Found(best.length(isa, target), None, f"{name} is the shortest plan ({plan_lengths})")
    return best, (Searched(spec.plans, (verdict,)), *reports)


def _gather(search: Workspace) -> BitpackProgram:
    """Return the program that gathers all planes from the fewest vectors. Registers of half a word's codes
    give two masks per plane, which are joined. Raises NoProgram."""
    spec, isa, target = search.spec, search.isa, search.target
    halves = spec.positions == CHUNK == 2 * search.size
    starts = search.loads() if halves else [search.load(spec.positions, 0)]
    positions = spec.positions // len(starts)
    codes, wanted = _planes_wanted(spec, positions)
    gathers = [i for i in gather_instructions(isa, target) if i.result.bits == positions]
    join = joined_halves(isa, target) if halves else None
    if halves and join is None:
        raise NoProgram
    count = 0

    def planes_of(source: InstructionSequence, value: Bytes) -> dict[int, InstructionSequence]:
        """Return the planes that gathers of this vector give, with their instruction sequences."""
        nonlocal count
        lane = value.shape[1] // positions
        ones = [(1 << bit).to_bytes(lane, "little") * positions for bit in range(8 * lane)]
        found: dict[int, InstructionSequence] = {}
        operands: list[tuple[InstructionSequence, ...]] = [(source,), *((source, one) for one in ones)]
        for chain, made in applied(plain(gathers), operands, {source: value}):
            count += 1
            for plane, goal in enumerate(wanted):
                if plane not in found and np.array_equal(made, goal):
                    found[plane] = chain
        return found

    first = planes_of(0, codes)
    sources: list[dict[int, InstructionSequence]] = []
    if len(first) < spec.bits:
        steps = applied(block_steps(isa, target), [(0,)], {0: codes})
        sources = [found for chain, made in steps if (found := planes_of(chain, made))]
    lengths: list[Verdict[None]] = []
    for extra in range(spec.bits + 1):
        length = spec.bits + spec.words + extra  # of one register
        for chosen in itertools.combinations(sources, extra):
            planes = {plane: chain for found in (*chosen[::-1], first) for plane, chain in found.items()}
            if len(planes) == spec.bits:
                search.report(GATHERS, *lengths, Found(length, None, f"equal on {len(codes)} vectors"))
                order = [
                    (plane, chain)
                    for found in (first, *chosen)
                    for plane, chain in found.items()
                    if planes[plane] == chain
                ]
                masks = _masks(search, starts, order, join)
                chunks = range(spec.positions // CHUNK)
                return search.program(
                    *(Word(masks[plane], chunk) for chunk in chunks for plane in range(spec.bits))
                )
        evidence = (
            f"{count} gathers of vectors at most one instruction from the codes: "
            f"no {extra} of them give all planes"
        )
        lengths.append(NoneExists(length, evidence))
    search.report(GATHERS, *lengths)
    raise NoProgram


def _planes_wanted(spec: BitpackSpec, positions: int) -> tuple[Bytes, list[Bytes]]:
    """Return the first ``positions`` codes of the test vectors, and the bits of their planes as bytes."""
    states = spec.states()
    goals = spec.reference(states).reshape(len(states), spec.positions // CHUNK, spec.bits)
    words = [np.ascontiguousarray(goals[:, :, plane]).view(np.uint8) for plane in range(spec.bits)]
    codes = np.ascontiguousarray(states[:, :positions])
    return codes, [np.ascontiguousarray(word[:, : positions // 8]) for word in words]


def _masks(
    search: Workspace,
    starts: list[str],
    order: list[tuple[int, InstructionSequence]],
    join: InstructionSequence | None,
) -> dict[int, str]:
    """Write the masks of all planes, and join those of both halves of a word. ``order``: planes with their
    instruction sequences. Return the registers by plane."""
    every: list[dict[int, str]] = []
    for start in starts:
        names: dict[InstructionSequence, str] = {0: start}
        every.append({plane: written(chain, names, search.line, search.constant) for plane, chain in order})
    if join is None:
        return every[0]
    return {plane: search.apply((join,), *(half[plane] for half in every))[0] for plane in sorted(every[0])}


def joined_halves(isa: Isa, target: str) -> tuple[Any, ...] | None:
    """Return the instruction that makes a word of its low half (0) and its high half (1), or None."""
    rng = np.random.default_rng(7)
    low, high = rng.integers(0, 256, (2, _STATES, CHUNK // 16), np.uint8)
    return makes(joins(isa, target), [low, high], np.concatenate([low, high], axis=1))


def _merges(search: Workspace, registers: list[str], width: int) -> list[str]:
    """Merge registers with ``width`` bits of a plane per byte until a byte has eight."""
    while width < BYTE:
        registers, width = search.merge(registers, search.collect(width, 0)), 2 * width
    return registers


def _separate(search: Workspace) -> BitpackProgram:
    """Return the program that separates the planes at the first merge. Raises NoProgram."""
    found = search.collect(1, *range(search.spec.bits))
    if 2 * search.size != CHUNK:
        raise NoProgram
    return stored(search, _merges(search, search.merge(search.loads(), found), 2))


def _joint(search: Workspace) -> BitpackProgram:
    """Return the program that merges all planes together and separates them by lookup. Raises NoProgram."""
    planes = search.spec.bits
    if planes == 1 or BYTE % planes:
        raise NoProgram
    registers = _merges(search, search.loads(), planes)
    apart, verdict = regroup(search.isa, search.target, planes)
    search.report(TOGETHER, verdict)
    pieces, width = needed(apart), BYTE // planes
    found = search.collect(width, *range(0, BYTE, width))
    both = search.merge([name for register in registers for name in search.apply(pieces, register)], found)
    every = [_merges(search, both[plane::planes], 2 * width) for plane in range(planes)]
    return stored(search, [name for last in every for name in last])


def _select(search: Workspace) -> BitpackProgram:
    """Return the program that moves every plane's bit to its offset and adds neighbours. Raises NoProgram."""
    registers, adds = search.loads(), needed(add_halves(search.isa, search.target))
    placed: list[list[str]] = []
    for plane in range(search.spec.bits):
        found, verdicts = select(search.isa, search.target, plane)
        search.report(at_its_place(plane), *verdicts)
        placed.append([name for register in registers for name in search.apply(needed(found), register)])
    per = CHUNK // search.size
    starts = range(0, len(registers), per)
    order = [name for start in starts for plane in placed for name in plane[start : start + per]]
    for _ in range(BYTE.bit_length() - 1):
        order = search.merge(order, adds)
    return stored(search, order)
