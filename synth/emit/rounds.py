"""Loops over K in assembly, for in-order cores.

Compilers order a large unrolled loop by their own register allocation, and split the register groups of one
load with moves. Here order and registers are chosen for the core (``scheduling``).

The loop repeats an unrolled iteration (``round`` in names). It has one or several widening intervals
(``part``), each followed by its widening. Steps are taken in groups of ``unroll`` (``turn``): one load
repeats all their words of a column, or loads their tables. Columns are taken in blocks; operands of the next
block load while a block is computed. The loop is software-pipelined. Weights and the first column block of
the next step group are loaded ahead, at the end of an iteration for the next one. The last iteration loads
its own operands again."""

from __future__ import annotations

import functools
import hashlib
import itertools
import json
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

import isa_specs
from isa_specs.a64 import INTO_FIRST, MOST_REGISTERS, half
from isa_specs.cores import Core
from isa_specs.instruction import Isa
from sketches.dot import assembly_program
from sketches.schedule import TileLoop
from sketches.tile import Tile
from sketches.tile_program import TileProgram
from synth.emit.assembly import in_order_core
from synth.emit.cache import cached
from synth.emit.round_code import Round, Shape
from synth.emit.scheduling import NoSchedule

#: The most instructions of an unrolled iteration.
ROUND_LENGTH = 1000
#: The fewest accumulators of a tile: with fewer, no instruction can hide the latency of another.
ACCUMULATORS = 2
#: The most steps of an unrolled iteration, which is straight-line code.
ROUND_STEPS = (8, 16)
#: Limits if a step's line adds to its accumulator itself: the most steps of an iteration, and the fewest
#: accumulators of a column block. Accumulators depend on each other from step to step, so fewer of them
#: cannot hide the latency.
ADDING_STEPS, BLOCK_ACCUMULATORS = 24, 4


class LoopChoice(NamedTuple):
    """A shape of the unrolled iteration, with the window and the reserve of the scheduler."""

    shape: Shape
    window: int
    reserve: int


def tile_rounds(isa: Isa, target: str, program: TileProgram) -> tuple[TileLoop, ...]:
    """Return the loops in assembly of a form's program, for the tiles that have one."""
    if in_order_core(isa, target) is None or (steps := assembly_program(isa, target, program)) is None:
        return ()
    found = [best_rounds(isa, target, steps, tile) for tile in program.tiles]
    return tuple(loop for loop in found if loop is not None)


@functools.cache
def best_rounds(isa: Isa, target: str, steps: TileProgram, tile: Tile) -> TileLoop | None:
    """Return the loop with the fewest modelled cycles per step. None: no in-order core, too few registers, or
    fewer than ``ACCUMULATORS`` accumulators. The search for a shape takes seconds. The shape depends on the
    structure of steps only and is cached between runs: kernels of equal structure, such as those of all
    encodings, share it."""
    core = in_order_core(isa, target)
    if core is None or tile.registers * tile.columns < ACCUMULATORS:
        return None
    return _kept(isa, target, core, steps, tile)


def _kept(isa: Isa, target: str, core: Core, steps: TileProgram, tile: Tile) -> TileLoop | None:
    """Return the loop of ``_best``, of the cached shape if there is one."""
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
    """Return the digest of all code and tables that loops depend on beside the program."""
    here, tables = Path(__file__), Path(isa_specs.__file__)
    mine = [here.with_name(f"{name}.py") for name in ("rounds", "round_code", "assembly", "scheduling")]
    files = [*mine, *sorted(tables.parent.glob("*.py"))]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def _best(
    isa: Isa, target: str, core: Core, steps: TileProgram, tile: Tile
) -> tuple[LoopChoice | None, TileLoop | None]:
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
    """Return all that an order depends on as text, without what instructions compute and names of values."""
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
        for line in (*steps.inner, *steps.first, *steps.widening)
    ]
    adder = instruction(steps.adder) if steps.adder else None
    constants = [(number(c.name), c.bytes[:8] == c.bytes[8:16]) for c in steps.constants]
    order = list(map(number, sorted(c.name for c in steps.constants)))
    sums = [list(map(number, some)) for some in (steps.totals, steps.sums)]
    rest = len(steps.first), steps.interval, steps.kept, target, core.name, tile
    return repr((lines, adder, constants, order, sums, rest))


def _choices(steps: TileProgram, tile: Tile) -> Iterator[LoopChoice]:
    """Yield the shapes to try if an instruction of its own adds a step's amount, column by column."""
    for unroll in (4, 2, 1):
        if unroll * len(steps.loads(of_weights=False)) > MOST_REGISTERS or unroll > steps.interval:
            continue
        parts = {most: -(-most // steps.interval) for most in ROUND_STEPS}
        lengths = {(most // count // unroll * unroll, count) for most, count in parts.items()}
        for (part, count), reserve in itertools.product(sorted(lengths), (0, 2)):
            yield LoopChoice(Shape(unroll, part, count, 1, True), 24, reserve)


def _adding_choices(steps: TileProgram, tile: Tile) -> Iterator[LoopChoice]:
    """Yield the shapes to try if a step's line adds to its accumulator itself."""
    least = min(tile.columns, -(-BLOCK_ACCUMULATORS // tile.registers))
    # One column count for each number of column blocks.
    blocks = sorted({-(-tile.columns // count) for count in range(1, tile.columns // least + 1)})
    for unroll in (4, 3, 2):
        part = min(steps.interval, ADDING_STEPS) // unroll * unroll
        lengths = sorted({1, ADDING_STEPS // part}) if part else []
        for parts, block, window in itertools.product(lengths, blocks, (24, 40)):
            # With one row or one column both orders are the same.
            for by_rows in (True,) if 1 in (tile.registers, block) else (True, False):
                yield LoopChoice(Shape(unroll, part, parts, block, by_rows), window, 0)
