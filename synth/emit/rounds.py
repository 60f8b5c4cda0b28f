"""Loops over K in assembly, for cores that issue in order.

A compiler orders a large unrolled loop for its own idea of the registers, and splits groups of registers that
one load fills with moves. Here the loop's order and its registers are chosen for the core (``scheduling``).

A *round* is what the loop repeats: one *part* of steps (``sketches.loops``) or several, each with the fold
that follows it. Steps are taken in *turns* of ``unroll``: one load repeats the words of all these steps of a
column, or brings their tables. Columns are taken in *blocks*; while one is computed, what the next one
reads is loaded. The weights of the next turn and what its first block reads are loaded ahead; the last turn
of a round loads for the next round (the last round again for itself), so that the loop is software-pipelined.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import json
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import isa_specs
from isa_specs.a64 import INTO_FIRST, MOST_REGISTERS, half
from isa_specs.cores import Core
from isa_specs.instruction import Isa
from sketches.loops import TileProgram
from sketches.schedule import TileLoop
from sketches.tile import Tile
from synth.emit.assembly import in_order_core
from synth.emit.cache import cached
from synth.emit.round_code import Round, Shape
from synth.emit.scheduling import NoSchedule

#: Instructions of a round at most.
ROUND_LENGTH = 1000
#: Cells of a tile at least: with fewer, nothing can be done while an instruction takes its time.
CELLS = 2
#: Steps of a round at most: its code is straight.
ROUND_STEPS = (8, 16)
#: Where a cell adds to its sums itself: steps of a round at most, and cells of a block at least, since sums
#: depend on each other from step to step and fewer cells cannot hide how long an instruction takes.
ADDING_STEPS, BLOCK_CELLS = 24, 4


class Choice(NamedTuple):
    """A shape of rounds, with the window and the reserve of the scheduler."""

    shape: Shape
    window: int
    reserve: int


def tile_rounds(
    isa: Isa, target: str, steps_of: Callable[[Isa, str, Any], TileProgram | None], program: Any
) -> tuple[TileLoop, ...]:
    """The loops in assembly of a form's program, of the tiles that have one."""
    if in_order_core(isa, target) is None or (steps := steps_of(isa, target, program)) is None:
        return ()
    found = [best_rounds(isa, target, steps, tile) for tile in program.tiles]
    return tuple(loop for loop in found if loop is not None)


@functools.cache
def best_rounds(isa: Isa, target: str, steps: TileProgram, tile: Tile) -> TileLoop | None:
    """The rounds of fewest cycles per step; None where there is no in-order core, or no room in the
    registers.

    Which shape it is follows from the structure of the steps, and takes seconds to find: it is kept between
    runs, since whoever emits a kernel anew needs it, and kernels of one structure, such as those of the
    encodings, share it.
    """
    core = in_order_core(isa, target)
    if core is None or tile.registers * tile.columns < CELLS:
        return None
    return _kept(isa, target, core, steps, tile)


def _kept(isa: Isa, target: str, core: Core, steps: TileProgram, tile: Tile) -> TileLoop | None:
    """``_best``'s rounds, of the kept shape where there is one."""
    found: list[TileLoop | None] = []

    def text() -> bytes:
        choice, loop = _best(isa, target, core, steps, tile)
        found.append(loop)
        return json.dumps(choice).encode()

    structure = _structure(isa, target, core, steps, tile)
    kept = json.loads(cached("rounds", [_sources(), structure], ".json", text))
    if found:
        return found[0]
    if kept is None:
        return None
    shape, window, reserve = kept
    return Round(isa, target, core, steps, tile, Shape(*shape)).rounds(window, reserve)


@functools.cache
def _sources() -> str:
    """The text of all that rounds follow from beside a program: how they are made, instructions, cores."""
    here, tables = Path(__file__), Path(isa_specs.__file__)
    mine = [here.with_name(f"{name}.py") for name in ("rounds", "round_code", "assembly", "scheduling")]
    files = [*mine, *sorted(tables.parent.glob("*.py"))]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def _best(
    isa: Isa, target: str, core: Core, steps: TileProgram, tile: Tile
) -> tuple[Choice | None, TileLoop | None]:
    best, chosen = None, None
    limits: tuple[int, Fraction] | tuple[()] = ()
    made = functools.cache(functools.partial(Round, isa, target, core, steps, tile))
    for choice in _adding_choices(steps, tile) if steps.first else _choices(steps, tile):
        try:
            best = made(choice.shape).rounds(choice.window, choice.reserve, *limits)
        except NoSchedule:
            continue
        chosen, limits = choice, (ROUND_LENGTH, Fraction(best.cycles, best.steps))
    return chosen, best


def _structure(isa: Isa, target: str, core: Core, steps: TileProgram, tile: Tile) -> str:
    """All that an order depends on. What instructions compute is no part of that, nor what values are called:
    kernels of one shape, such as those of the encodings, have the same."""
    names: dict[str, int] = {}

    def number(name: str) -> object:
        return name if "@" in name else names.setdefault(name, len(names))

    def instruction(name: str) -> tuple[object, ...]:
        found = isa.instructions[name]
        types = [operand.c_type for operand in (found.result, *found.operands)]
        moves = found.family in ("load", "store")
        usage = None if moves else core.usage(found, target)
        return usage, types, found.mnemonic in INTO_FIRST, half(name)

    lines = [
        (line.stage, instruction(line.instruction), number(line.dest), list(map(number, line.args)))
        for line in (*steps.cell, *steps.first, *steps.fold)
    ]
    adder = instruction(steps.adder) if steps.adder else None
    constants = [(number(c.name), c.bytes[:8] == c.bytes[8:16]) for c in steps.constants]
    order = list(map(number, sorted(c.name for c in steps.constants)))
    sums = [list(map(number, some)) for some in (steps.groups, steps.sums)]
    rest = len(steps.first), steps.interval, steps.kept, target, core.name, tile
    return repr((lines, adder, constants, order, sums, rest))


def _choices(steps: TileProgram, tile: Tile) -> Iterator[Choice]:
    """Rounds that are tried where what a step counts is added up by an instruction of its own, column by
    column."""
    for unroll in (4, 2, 1):
        if unroll * len(steps.loads(of_weights=False)) > MOST_REGISTERS or unroll > steps.interval:
            continue
        parts = {most: -(-most // steps.interval) for most in ROUND_STEPS}
        lengths = {(most // count // unroll * unroll, count) for most, count in parts.items()}
        for (part, count), reserve in itertools.product(sorted(lengths), (0, 2)):
            yield Choice(Shape(unroll, part, count, 1, True), 24, reserve)


def _adding_choices(steps: TileProgram, tile: Tile) -> Iterator[Choice]:
    """Rounds that are tried where a cell adds to its sums itself."""
    least = min(tile.columns, -(-BLOCK_CELLS // tile.registers))
    # One number of columns for each number of blocks.
    blocks = sorted({-(-tile.columns // count) for count in range(1, tile.columns // least + 1)})
    for unroll in (4, 3, 2):
        part = min(steps.interval, ADDING_STEPS) // unroll * unroll
        lengths = sorted({1, ADDING_STEPS // part}) if part else []
        for parts, block, window in itertools.product(lengths, blocks, (24, 40)):
            # By rows or by columns is the same where there is one of them.
            for by_rows in (True,) if 1 in (tile.registers, block) else (True, False):
                yield Choice(Shape(unroll, part, parts, block, by_rows), window, 0)
