"""Choose by the core model whether a bitplanes kernel adds words before it counts them, and through how many
carry-save levels.

The full adders are searched (``synth.search.bitwise``). The lines that count a word come from the kernel's
step. If the product is a register of the step, these are the plane pair's lines behind the product. Else they
are all lines, with the word or its complement as both operands: they count what the word has in common with
itself. Lines whose value is already known are left out.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache

import numpy as np

from isa_specs.concrete import execute
from isa_specs.instruction import Isa
from sketches.bitplanes import step_kernel
from sketches.carry_save import (
    CARRY,
    LEVEL,
    STEP,
    STEP_PAIR,
    SUM,
    WORD,
    WORDS,
    CarryPair,
    CarrySave,
    renamed,
    word_name,
)
from sketches.derived_planes import plane_parts
from sketches.lines import constant_values, lines_behind, run_lines
from sketches.program import BlockKernelProgram, Line, Term, split_memory
from sketches.tile import Tile
from sketches.tile_program import TileProgram
from sketches.tile_work import carry_save_registers, tile_work
from synth.search.bitwise import bit_program, bitwise_instructions, table
from synth.search.instruction_sequences import Bytes
from synth.search.tiles import tile_rate

#: Steps of the product whose cycles decide, with its end: K = 1152, nine taps of 128 channels.
REFERENCE_STEPS = 36
#: By which factor levels have to be faster than none. Measured tiles of one core reach 0.85 to 0.99 of the
#: model's rate, so the model does not decide between loops that differ less.
MODEL_SPREAD = 1.15
#: By which factor a further level has to be faster: it takes registers that the model gives no price.
LEVEL_GAIN = 1.02
#: The fewest accumulators of the largest tile. Every accumulator reads all its words of weights, which lie
#: farther away in a layer than in the model. Tiles of one or two accumulators lost in layers what they won.
LEAST_ACCUMULATORS = 4
#: Test vectors on which lines of a count are compared.
_STATES = 256


class NoCarrySave(Exception):
    """The bitplanes kernel's words cannot be added before they are counted. The message is one line."""


def with_carry_save(isa: Isa, target: str, planes: TileProgram, candidates: Sequence[Tile]) -> TileProgram:
    """Return the bitplanes kernel unchanged, or with the carry-save levels that are fastest on the core.
    ``candidates``: tiles to choose from."""

    def rate(planes: TileProgram) -> float:
        works = (tile_work(isa, target, planes, tile, REFERENCE_STEPS) for tile in planes.tiles)
        return max(tile_rate(isa, target, work) for work in works)

    best, to_beat = planes, MODEL_SPREAD * rate(planes)
    # The search for the adder of two steps takes seconds. It runs only if the shortest possible adder gains.
    least = carry_save_programs(isa, target, planes, candidates, least=True)
    if all(rate(program) <= to_beat for program in least):
        return planes
    for found in carry_save_programs(isa, target, planes, candidates):
        if (speed := rate(found)) > to_beat:
            best, to_beat = found, LEVEL_GAIN * speed
    return best


def carry_save_programs(
    isa: Isa, target: str, planes: TileProgram, candidates: Sequence[Tile], least: bool = False
) -> Iterator[TileProgram]:
    """Yield the bitplanes kernel with one level, two, ... as many as bytes and registers allow for
    LEAST_ACCUMULATORS accumulators. ``least``: with the fewest lines that the adders of two steps can have,
    for estimates of cycles only."""
    adder = _least_first_adder if least else first_adder
    step = step_kernel(isa, planes)
    try:
        pairs = tuple(_pair(isa, target, step, term, adder) for term in planes.terms)
        counts = _counts(isa, target, planes, pairs)
        found = full_adder(isa, target)
    except NoCarrySave:
        return
    for depth in itertools.count(1):
        carry = CarrySave(depth, pairs, found, counts)
        if carry.last_steps > planes.interval:
            return
        registers = isa.target(target).vector_registers
        kept = {tile for tile in candidates if carry_save_registers(planes, carry, tile) <= registers}
        if max((tile.registers * tile.columns for tile in kept), default=0) < LEAST_ACCUMULATORS:
            return
        tiles = tuple(tile for tile in candidates if tile in kept or tile.columns == 1)
        yield replace(planes, tiles=tiles, carry_save=carry)


@cache
def full_adder(isa: Isa, target: str) -> tuple[Line, ...]:
    """Return lines from ``level``, ``x``, ``y`` to their ``sum`` and ``carry``. Raises NoCarrySave, whose
    message says whether none exists or the search did not decide."""
    goals = _sum_and_carry(3, lambda *bits: sum(bits))
    found, verdicts = bit_program(isa, target, (LEVEL, *WORDS), goals, most=5)
    if found is None:
        why = "; ".join(f"length {verdict.length}: {verdict.word}" for verdict in verdicts)
        raise NoCarrySave(f"{isa.name}/{target}: no full adder was found ({why})")
    return found


def _sum_and_carry(inputs: int, total: Callable[..., int]) -> tuple[tuple[str, int], ...]:
    """Return names and truth tables of the two bits of a sum."""
    return (SUM, table(inputs, total)), (CARRY, table(inputs, lambda *bits: total(*bits) >> 1))


@cache
def first_adder(isa: Isa, target: str, values: tuple[int, ...]) -> tuple[Line, ...]:
    """Return lines from ``level`` and two steps' weights and activations to ``sum`` and ``carry``.

    ``values``: 0 or 1, what a position adds for the bits (w, a) = 00, 01, 10, 11. The lines are two products
    and a full adder, or a shorter program if the search finds one within its budget. Raises NoCarrySave.
    """
    apart = _apart(isa, target, values)
    goals = _sum_and_carry(5, lambda level, w, a, v, b: level + values[2 * w + a] + values[2 * v + b])
    found, _ = bit_program(isa, target, (LEVEL, *STEP_PAIR), goals, most=len(apart) - 1)
    return found or tuple(apart)


def _apart(isa: Isa, target: str, values: tuple[int, ...]) -> list[Line]:
    """Return the lines of two products and a full adder. Raises NoCarrySave."""
    words = ("product0", "product1")
    made = []
    for step, word in zip((STEP_PAIR[:2], STEP_PAIR[2:]), words, strict=True):
        names = dict(zip((*STEP, WORD), (*step, word), strict=True))
        made += renamed(_product(isa, target, values), names)
    return made + renamed(full_adder(isa, target), dict(zip(WORDS, words, strict=True)))


def _least_first_adder(isa: Isa, target: str, values: tuple[int, ...]) -> tuple[Line, ...]:
    """Return as many lines of ``_apart`` as a program has at least: one result depends on all five inputs,
    and there is another result. Raises NoCarrySave."""
    operands = max(len(instruction.operands) for instruction in bitwise_instructions(isa, target))
    inputs = 1 + len(STEP_PAIR)
    return tuple(_apart(isa, target, values)[: -(-(inputs - 1) // (operands - 1)) + 1])


@cache
def _product(isa: Isa, target: str, values: tuple[int, ...]) -> tuple[Line, ...]:
    """Return the one instruction from ``w`` and ``a`` to ``word``. Raises NoCarrySave."""
    goal = table(2, lambda w, a: values[2 * w + a])
    found, _ = bit_program(isa, target, STEP, ((WORD, goal),), most=1)
    if found is None:
        raise NoCarrySave(f"no instruction makes {values} of two bits")
    return found


def _pair(
    isa: Isa, target: str, inner: BlockKernelProgram, term: Term, adder: Callable[..., tuple[Line, ...]]
) -> CarryPair:
    """Return the carry-save pair of a term. Raises NoCarrySave if no instruction makes the 0 or 1 that a
    position adds, or if no stored register is the term's weight plane."""
    parts = plane_parts(isa, inner, 1 + max(t.weight_plane for t in inner.terms))[term.weight_plane]
    part = parts[0]
    if len(parts) > 1 or (part.mask, part.shift) != (0xFF, 0):
        raise NoCarrySave(f"{term.name}: plane {term.weight_plane} is stored in several bit fields")
    one = replace(term, multiplier=1)
    complement = int(part.complement > 0)
    values = tuple(one.per_position(w ^ complement, a) for w in (0, 1) for a in (0, 1))
    if not set(values) <= {0, 1} or len(set(values)) == 1:
        raise NoCarrySave(f"{term.name}: a position adds one of {sorted(set(values))}")
    product, first = _product(isa, target, values), adder(isa, target, values)
    return CarryPair(term.name, part.derived_plane, product, first)


def _counts(isa: Isa, target: str, planes: TileProgram, pairs: Sequence[CarryPair]) -> tuple[Line, ...]:
    """Return lines from a word per pair to the byte accumulators. Raises NoCarrySave."""
    inner = step_kernel(isa, planes)
    made: list[Line] = []
    for number, (pair, term) in enumerate(zip(pairs, inner.terms, strict=True)):
        made += _count(isa, target, inner, pair, term, number)
    return _needed([*made, *planes.stage("combine")], planes.totals)


def _needed(lines: Sequence[Line], names: Sequence[str]) -> tuple[Line, ...]:
    """Return the lines that compute the registers ``names``, in their order."""
    needed = set(lines_behind(lines, names))
    return tuple(line for line in lines if line in needed)


def _count(
    isa: Isa, target: str, inner: BlockKernelProgram, pair: CarryPair, term: Term, number: int
) -> tuple[Line, ...]:
    """Return the fewest lines from the pair's word to the term's register, or raise NoCarrySave."""
    rng = np.random.default_rng(1)
    w, a = rng.integers(0, 256, (2, _STATES, isa.vector_bits // 8), dtype=np.uint8)
    word = word_name(number)
    start = constant_values(inner.constants, _STATES)
    product = run_lines(isa, pair.product, {STEP[0]: w, STEP[1]: a})[WORD]
    complement = bit_program(isa, target, (word,), ((f"not_{word}", 1),), most=1)[0] or ()
    starts: list[tuple[tuple[Line, ...], tuple[str, str], dict[str, Bytes]]] = [
        ((), (f"w_{word}", f"a_{word}"), {f"w_{word}": w, f"a_{word}": a, word: product}),
        ((), (word, word), {word: w}),
        (complement, (f"not_{word}",) * 2, run_lines(isa, complement, {word: w})),
    ]
    found = []
    for before, operands, values in starts:
        if any(name not in values for name in operands):
            continue
        made, got = _counting_lines(isa, inner, term, word, operands, start | values)
        lines = _needed([*before, *made], [term.name])
        reads = {arg for line in lines for arg in line.args} - {line.dest for line in lines}
        wanted = term.multiplier * np.bitwise_count(values[word])
        if reads <= {word, *start} and np.array_equal(got, wanted):
            found.append(lines)
    if not found:
        raise NoCarrySave(f"{term.name}: its lines do not count a word")
    return min(found, key=len)


def _counting_lines(
    isa: Isa,
    inner: BlockKernelProgram,
    term: Term,
    word: str,
    operands: tuple[str, str],
    values: dict[str, Bytes],
) -> tuple[list[Line], Bytes]:
    """Return the term's lines on these operands, and its value. Lines whose value is known are left out."""
    values, names = dict(values), dict[str, str]()
    made: list[Line] = []
    for line in _needed(inner.body, [term.name]):
        if line.stage == "load":
            place = split_memory(line.args[0])
            if place is None or place[0] == "acc":
                raise NoCarrySave(f"{term.name} reads {line.args[0]}")
            names[line.dest] = operands[place[0] == "activations"]
            continue
        args = tuple(names.get(arg, arg) for arg in line.args)
        value = execute(isa.instructions[line.instruction], [values[arg] for arg in args], line.imm)
        same = next((name for name, known in values.items() if np.array_equal(known, value)), None)
        if same is not None and line.dest != term.name:
            names[line.dest] = same
            continue
        name = term.name if line.dest == term.name else f"{line.dest}_{word}"
        names[line.dest], values[name] = name, value
        made.append(Line(name, line.instruction, args, line.imm, "row"))
    return made, values[term.name]
