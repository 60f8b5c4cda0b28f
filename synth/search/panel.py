"""The panel kernel of a block kernel: its plane-pair programs, grouped, with the cheapest widening.

Nothing is searched twice: the counts come from the block kernel's program, the widening is a reduction
of the same sketch. What is chosen here is which plane pairs share a byte accumulator, how the weights
are stored (``synth.search.unpack``), and whether words are added before they are counted
(``synth.search.carry_save``).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

from isa_specs.instruction import Isa
from sketches.compute import SketchInput
from sketches.corrections import pair_multipliers
from sketches.kernel import KernelSpec
from sketches.lines import lines_behind
from sketches.panel import CHUNK, Group, PanelProgram, Tile, cell_accumulator, rows_per_register
from sketches.program import Program, Term, memory
from synth.search.assemble import Builder, find_load, replay, vertical_adder
from synth.search.carry_save import with_carry_save
from synth.search.tree import Reduction, search_reduction
from synth.search.unpack import NotInSketch, Unpacking, UnpackingSearch
from synth.search.verdict import SynthesisFailed

_BYTE = 255
#: What a byte accumulator costs beside its widening, in instructions per step: a register less for the tile.
REGISTER_PRICE = 0.25
#: Share of the block search's effort for one widening: it runs once in many steps, and there are many
#: groupings.
WIDENING_EFFORT = 0.05
#: Columns and registers of weights that tiles are made of.
TILE_COLUMNS = (1, 2, 4, 7)
TILE_REGISTERS = (1, 2)
#: Registers for the values between a cell's loads and its accumulators.
CELL_REGISTERS = 4


@dataclass(frozen=True)
class _Pair:
    """A plane pair: what its byte holds at multiplier 1, what the sum needs, whether a table can scale it."""

    term: Term
    multiplier: int
    unit_bound: int
    scales: bool


def panel_program(spec: KernelSpec, isa: Isa, target: str, block: Program) -> PanelProgram:
    """The panel kernel made of ``block``'s plane pairs. Raises SynthesisFailed."""
    unscaled = replace(block, scale=1)
    multipliers = pair_multipliers(spec, unscaled)
    pairs = []
    for term in (t for t in block.terms if t.register == 0):
        used = {arg for line in lines_behind(block.body, [term.name]) for arg in line.args}
        pairs.append(
            _Pair(
                term,
                multipliers[term.weight_plane, term.activation_plane],
                term.bound // term.multiplier,
                any(name.startswith("table_") for name in used),
            )
        )
    groups, reduction, interval = _group(isa, target, pairs)
    unpackings = UnpackingSearch(spec, isa, target, block)

    def cell_for(tile: Tile) -> Program:
        try:
            return _cell(isa, target, block, pairs, groups, reduction, unpackings.best(tile))
        except NotInSketch as error:
            raise SynthesisFailed(str(error)) from error

    # The tiles follow from the counting alone; the unpacking is the cheapest for the widest of them.
    tiles = _tiles(isa, target, cell_for(Tile(1, 1)), len(groups))
    cell = cell_for(max(tiles, key=lambda t: (t.registers * t.columns, t.registers)))
    named = tuple(
        Group(f"g{number}", share, sum(p.unit_bound * (p.multiplier // share) for p in members))
        for number, (share, members) in enumerate(groups)
    )
    panel = PanelProgram(
        cell=cell,
        groups=named,
        adder=vertical_adder(isa, target),
        result_adder=vertical_adder(isa, target, CHUNK),
        interval=interval,
        tiles=tiles,
    )
    return with_carry_save(isa, target, panel, _every_tile())


class _Grouping(NamedTuple):
    """Groups of pairs with the bounds of their bytes, in the order in which the best is looked for."""

    least: float
    number: int
    groups: tuple[tuple[int, tuple[_Pair, ...]], ...]
    bounds: list[int]
    interval: int


class _Choice(NamedTuple):
    """A grouping with its widening; the lowest price counts, then the lowest number."""

    price: float
    number: int
    groups: tuple[tuple[int, tuple[_Pair, ...]], ...]
    reduction: Reduction
    interval: int


def _group(
    isa: Isa, target: str, pairs: list[_Pair]
) -> tuple[tuple[tuple[int, tuple[_Pair, ...]], ...], Reduction, int]:
    """(share, members) per byte accumulator, the widening of all, and the steps between widenings.

    Groupings are tried by the least that they can cost, each search being told what it has to beat.
    """
    tried = []
    for number, groups in enumerate(_partitions(sorted(pairs, key=lambda p: p.multiplier))):
        bounds = [sum(p.unit_bound * (p.multiplier // share) for p in members) for share, members in groups]
        if max(bounds) > _BYTE:
            continue
        interval = _BYTE // max(bounds)
        # A widening takes at least an instruction per group, a last sum and a store.
        least = REGISTER_PRICE * len(groups) + (2 + len(groups)) / interval
        tried.append(_Grouping(least, number, groups, bounds, interval))
    best: _Choice | None = None
    for least, number, groups, bounds, interval in sorted(
        tried, key=lambda entry: (entry.least, entry.number)
    ):
        if best is not None and least > best.price:
            break
        start = tuple(
            sorted(
                (share.bit_length() - 1, interval * bound)
                for (share, _), bound in zip(groups, bounds, strict=True)
            )
        )
        base = REGISTER_PRICE * len(groups)
        # One more than the price allows: rounding must not lose an equal one, and the price decides below.
        below = None if best is None else math.floor((best.price - base) * interval) + 2
        reduction = _widening(isa, target, start, below)
        if reduction is None:
            continue
        price = base + reduction.cost / interval
        if best is None or (price, number) < (best.price, best.number):
            order = sorted(
                zip(groups, bounds, strict=True), key=lambda g: (g[0][0].bit_length() - 1, interval * g[1])
            )
            best = _Choice(price, number, tuple(group for group, _ in order), reduction, interval)
    if best is None:
        raise SynthesisFailed(f"{isa.name}/{target}: no byte accumulators whose widening is in the sketch")
    return best.groups, best.reduction, best.interval


def _partitions(pairs: list[_Pair]) -> Iterator[tuple[tuple[int, tuple[_Pair, ...]], ...]]:
    """The ways to cut the pairs, sorted by multiplier, into groups that one byte accumulator can sum."""
    for cuts in itertools.product((False, True), repeat=len(pairs) - 1):
        groups: list[list[_Pair]] = [[pairs[0]]]
        for cut, pair in zip(cuts, pairs[1:], strict=True):
            if cut:
                groups.append([pair])
            else:
                groups[-1].append(pair)
        result = []
        for members in groups:
            share = members[0].multiplier
            if any(p.multiplier != share and not (p.scales and p.multiplier % share == 0) for p in members):
                break
            result.append((share, tuple(members)))
        else:
            yield tuple(result)


@cache
def _widening(
    isa: Isa, target: str, start: tuple[tuple[int, int], ...], below: int | None
) -> Reduction | None:
    """The cheapest way from byte accumulators ``start`` = (shift, bound) to one 32-bit lane per row, if it
    takes less than ``below`` instructions."""
    rows = rows_per_register(isa)
    return search_reduction(
        isa,
        target,
        rows,
        CHUNK // 8,
        start,
        WIDENING_EFFORT,
        accumulator=cell_accumulator(isa),
        below=below,
    ).best


def _cell(
    isa: Isa, target: str, block: Program, pairs: list[_Pair],
    groups: tuple[tuple[int, tuple[_Pair, ...]], ...], reduction: Reduction, unpacking: Unpacking,
) -> Program:  # fmt: skip
    """One cell and one step as a block program of its own."""
    build = Builder(isa, target)
    constants = {constant.name: constant.bytes for constant in block.constants}
    vector_bytes = isa.vector_bits // 8
    broadcast = find_load(isa, target, CHUNK // 8, vector_bytes).name
    sums: list[list[str]] = []
    terms: list[Term] = []
    for number, (share, members) in enumerate(groups):
        total = ""
        for place, pair in enumerate(members):
            scaled = pair.multiplier // share
            renamed: dict[str, str] = {}
            for line in lines_behind(block.body, [pair.term.name]):
                if line.dest in unpacking.reads:
                    renamed[line.dest] = _read(build, unpacking.reads[line.dest], broadcast)
                if line.stage in ("load", "activations"):
                    continue  # what the pairs read of them is there
                args = []
                for arg in line.args:
                    if arg.startswith("table_"):
                        table = bytes(entry // pair.term.multiplier * scaled for entry in constants[arg])
                        args.append(build.constant(f"table_{table[:16].hex()}", table))
                    elif arg in constants:
                        args.append(build.constant(arg, constants[arg]))
                    else:
                        args.append(renamed[arg])
                renamed[line.dest] = build.line(
                    line.stage, line.dest, line.instruction, tuple(args), line.imm
                )
            name = renamed[pair.term.name]
            terms.append(replace(pair.term, name=name, multiplier=scaled))
            if total:
                last = place == len(members) - 1
                name_of_sum = f"g{number}" if last else f"g{number}_{place}"
                total = build.line("combine", name_of_sum, vertical_adder(isa, target), (total, name))
            else:
                total = name
        if len(members) == 1:
            _rename(build, terms, total, f"g{number}")
            total = f"g{number}"
        sums.append([total])
    build.store(replay(build, reduction, sums))
    rows = tuple(range(rows_per_register(isa)))
    block_bound = (
        CHUNK
        // 8
        * sum(
            share * sum(p.unit_bound * (p.multiplier // share) for p in members) for share, members in groups
        )
    )
    used = {arg for line in unpacking.weight_lines for arg in line.args}
    for name, data in constants.items():
        if name in used:
            build.constant(name, data)
    return Program(
        constants=tuple(build.constants.values()),
        weight_lines=unpacking.weight_lines,
        views=unpacking.views,
        body=tuple(build.body),
        terms=tuple(terms),
        row_order=rows,
        accumulator_bits=CHUNK,
        accumulator_registers=1,
        accumulator_lane=rows,
        block_bound=block_bound,
        scale=1,
    )


def _read(build: Builder, item: SketchInput, broadcast: str) -> str:
    """What a pair reads in the cell: a word of the weights or of the activations, and what is made of it."""
    if item.operand == "weights":
        return build.view("unpack", build.load(f"w{item.plane}", "weights", item.plane), item)
    at = memory("activations", item.plane * CHUNK // 8)
    return build.view("activations", build.line("load", f"a{item.plane}", broadcast, (at,)), item)


def _rename(build: Builder, terms: list[Term], old: str, new: str) -> None:
    """Call the register ``old`` ``new``: a group of one term is the term."""
    build.body = [
        replace(line, dest=new if line.dest == old else line.dest,
                args=tuple(new if arg == old else arg for arg in line.args))
        for line in build.body
    ]  # fmt: skip
    for number, term in enumerate(terms):
        if term.name == old:
            terms[number] = replace(term, name=new)


def _tiles(isa: Isa, target: str, cell: Program, groups: int) -> tuple[Tile, ...]:
    """The tiles whose byte accumulators stay in registers, beside the constants and one cell's values.

    Where weights are unpacked, there is a tile of one register by the most columns beyond that: a few
    accumulators in memory cost less than to unpack for fewer columns.
    """
    constants = {arg for line in cell.body if line.stage == "row" for arg in line.args} & {
        constant.name for constant in cell.constants
    }
    left = isa.target(target).vector_registers - len(constants)
    widest = Tile(1, max(TILE_COLUMNS))
    tiles = []
    for tile in _every_tile():
        beside = 0 if tile == widest and cell.stage("unpack") else CELL_REGISTERS
        if tile.registers * tile.columns * groups <= left - beside or tile.columns == 1:
            tiles.append(tile)
    return tuple(tiles)


def _every_tile() -> tuple[Tile, ...]:
    return tuple(Tile(registers, columns) for registers in TILE_REGISTERS for columns in TILE_COLUMNS)
