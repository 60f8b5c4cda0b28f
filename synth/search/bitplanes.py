"""The bitplanes kernel, from the plane-pair programs of a block kernel, with the cheapest widening.

No part is searched twice: the counts come from the block kernel's program, and the widening is a reduction of
the same sketch. This module chooses which plane pairs share a byte accumulator, how weights are stored
(``synth.search.unpack``), and whether words are added before they are counted (``synth.search.carry_save``).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from isa_specs.instruction import Isa
from sketches.bitplanes import CHUNK, inner_accumulator
from sketches.bytes import rows_per_register
from sketches.carry_save import renamed
from sketches.compute import SketchInput
from sketches.corrections import pair_multipliers
from sketches.kernel import KernelSpec
from sketches.lines import lines_behind
from sketches.program import BlockKernelProgram, Term, memory
from sketches.throughput import constants_read
from sketches.tile import Accumulator, Tile, widest
from sketches.tile_program import TileProgram
from synth.search.assemble import Assembler, find_load, replay, vertical_adder
from synth.search.carry_save import with_carry_save
from synth.search.tree import Reduction, TreeLimits, search_reduction
from synth.search.unpack import NotInSketch, Unpacking, UnpackingSearch
from synth.search.verdict import SynthesisFailed

_BYTE = 255
#: The price of a byte accumulator beside its widening, in instructions per step: the tile loses a register.
REGISTER_PRICE = 0.25
#: The effort of one widening search, as a fraction of the block search's. A widening runs once in many steps,
#: and there are many groupings.
WIDENING_EFFORT = 0.05
#: NR (columns) and MR (in registers of weights) of tiles.
TILE_COLUMNS = (1, 2, 4, 7)
TILE_REGISTERS = (1, 2)
EVERY_TILE = tuple(Tile(registers, columns) for registers in TILE_REGISTERS for columns in TILE_COLUMNS)
#: Registers for values between the loads of a step and its accumulators.
INNER_REGISTERS = 4


@dataclass(frozen=True)
class _Pair:
    """A plane pair: the bound of its byte at multiplier 1, its multiplier, and whether a table can scale
    it."""

    term: Term
    multiplier: int
    unit_bound: int
    scales: bool


@dataclass(frozen=True)
class _Shared:
    """Pairs that share a byte accumulator, whose coefficient in the sum is ``coefficient``."""

    coefficient: int
    members: tuple[_Pair, ...]

    @property
    def bound(self) -> int:
        """Return the most that a step adds to a byte."""
        return sum(pair.unit_bound * (pair.multiplier // self.coefficient) for pair in self.members)

    def start(self, interval: int) -> tuple[int, int]:
        """Return the start of a widening after ``interval`` steps: (shift, bound)."""
        return self.coefficient.bit_length() - 1, interval * self.bound


def bitplane_program(spec: KernelSpec, isa: Isa, target: str, block: BlockKernelProgram) -> TileProgram:
    """Return the bitplanes kernel made of ``block``'s plane pairs. Raises SynthesisFailed."""
    multipliers = pair_multipliers(spec, replace(block, scale=1))
    pairs = []
    for term in (t for t in block.terms if t.register == 0):
        read = {arg for line in lines_behind(block.body, [term.name]) for arg in line.args}
        scales = any(name.startswith("table_") for name in read)
        multiplier = multipliers[term.weight_plane, term.activation_plane]
        pairs.append(_Pair(term, multiplier, term.bound // term.multiplier, scales))
    groups, reduction, interval = _group(isa, target, pairs)
    unpackings = UnpackingSearch(spec, isa, target, block)

    def program_for(tile: Tile) -> TileProgram:
        try:
            return _Inner(isa, target, block, unpackings.best(tile)).program(groups, reduction, interval)
        except NotInSketch as error:
            raise SynthesisFailed(str(error)) from error

    # Tiles follow from the counting alone. The unpacking is the cheapest for the largest tile.
    tiles = _tiles(isa, target, program_for(Tile(1, 1)))
    return with_carry_save(isa, target, replace(program_for(widest(tiles)), tiles=tiles), EVERY_TILE)


def _group(isa: Isa, target: str, pairs: list[_Pair]) -> tuple[tuple[_Shared, ...], Reduction, int]:
    """Return the byte accumulators, the widening of all, and the steps between widenings. Raises
    SynthesisFailed.

    Groupings are tried in the order of a lower bound of their price. Each search gets the price to beat.
    """
    tried: list[tuple[float, int, int, tuple[_Shared, ...]]] = []
    for number, groups in enumerate(_partitions(sorted(pairs, key=lambda p: p.multiplier))):
        interval = _BYTE // max(group.bound for group in groups)
        if interval:
            # A widening takes at least an instruction per group, a last sum and a store.
            least = REGISTER_PRICE * len(groups) + (2 + len(groups)) / interval
            tried.append((least, number, interval, groups))
    best: tuple[float, int, int, tuple[_Shared, ...], Reduction] | None = None
    for least, number, interval, groups in sorted(tried, key=lambda entry: entry[:2]):
        if best is not None and least > best[0]:
            break
        ordered = tuple(sorted(groups, key=lambda group: group.start(interval)))
        base = REGISTER_PRICE * len(groups)
        # One more than the price allows, so that rounding loses no equal price. The price decides below.
        below = None if best is None else math.floor((best[0] - base) * interval) + 2
        reduction = _widening(isa, target, tuple(group.start(interval) for group in ordered), below)
        if reduction is not None:
            price = base + reduction.cost / interval
            if best is None or (price, number) < best[:2]:
                best = (price, number, interval, ordered, reduction)
    if best is None:
        raise SynthesisFailed(f"{isa.name}/{target}: no byte accumulators whose widening is in the sketch")
    return best[3], best[4], best[2]


def _partitions(pairs: list[_Pair]) -> Iterator[tuple[_Shared, ...]]:
    """Yield the partitions of pairs, sorted by multiplier, into runs that one byte accumulator can sum."""
    for cuts in itertools.product((False, True), repeat=len(pairs) - 1):
        edges = [0, *(place for place, cut in enumerate(cuts, 1) if cut), len(pairs)]
        groups = [_Shared(pairs[a].multiplier, tuple(pairs[a:b])) for a, b in itertools.pairwise(edges)]
        if all(
            pair.multiplier == group.coefficient or (pair.scales and pair.multiplier % group.coefficient == 0)
            for group in groups
            for pair in group.members
        ):
            yield tuple(groups)


@cache
def _widening(
    isa: Isa, target: str, start: tuple[tuple[int, int], ...], below: int | None
) -> Reduction | None:
    """Return the cheapest reduction, of less than ``below`` instructions, from byte accumulators to one
    32-bit lane per row, or None."""
    limits = TreeLimits(WIDENING_EFFORT, accumulator=inner_accumulator(isa), below=below)
    return search_reduction(isa, target, rows_per_register(isa), CHUNK // 8, start, limits).best


class _Inner:
    """The lines of one step for one accumulator of the micro-tile."""

    def __init__(self, isa: Isa, target: str, block: BlockKernelProgram, unpacking: Unpacking) -> None:
        self._isa, self._block, self._unpacking = isa, block, unpacking
        self._build = Assembler(isa, target)
        self._constants = {constant.name: constant.bytes for constant in block.constants}
        self._broadcast = find_load(isa, target, CHUNK // 8, isa.vector_bits // 8).name
        self._adder = vertical_adder(isa, target)

    def program(self, groups: tuple[_Shared, ...], reduction: Reduction, interval: int) -> TileProgram:
        """Return the program of the groups' pairs and of their widening after ``interval`` steps."""
        build, terms = self._build, list[Term]()
        for number, group in enumerate(groups):
            terms += self._group(f"g{number}", group)
        inner = tuple(build.body)
        build.store(replay(build, reduction, [[f"g{number}"] for number in range(len(groups))]))
        widening = tuple(build.body[len(inner) :])
        build.start_again()
        before, adder = build.load("before", "acc", 0), vertical_adder(self._isa, build.target, CHUNK)
        build.store([build.line("reduce", "after", adder, (before, "wide"))])
        used = {arg for line in self._unpacking.weight_lines for arg in line.args}
        for name in (name for name in self._constants if name in used):
            build.constant(name, self._constants[name])
        amounts = (Accumulator(f"g{n}", one.coefficient, one.bound) for n, one in enumerate(groups))
        return TileProgram(
            inner=inner, groups=tuple(amounts), epilogue=tuple(build.body), tiles=(Tile(1, 1),),
            constants=tuple(build.constants.values()), adder=self._adder, widths=(8, CHUNK),
            intervals=(interval,), widenings=(widening,), positions=CHUNK,
            weight_lines=self._unpacking.weight_lines, derived_planes=self._unpacking.derived_planes,
            terms=tuple(terms),
        )  # fmt: skip

    def _group(self, name: str, group: _Shared) -> list[Term]:
        """Write the lines of a group's pairs and of their sum, register ``name``; return the terms."""
        terms, total = list[Term](), ""
        for place, pair in enumerate(group.members, 1):
            scaled = pair.multiplier // group.coefficient
            counted = self._counted(pair, scaled)
            terms.append(replace(pair.term, name=counted, multiplier=scaled))
            if total:
                name_of_sum = name if place == len(group.members) else f"{name}_{place - 1}"
                counted = self._build.line("combine", name_of_sum, self._adder, (total, counted))
            total = counted
        if len(group.members) == 1:  # a group of one pair needs no sum
            self._build.body = renamed(self._build.body, {total: name})
            terms = [replace(terms[0], name=name)]
        return terms

    def _counted(self, pair: _Pair, scaled: int) -> str:
        """Write the lines of a pair, with table entries times ``scaled``; return the register with its
        count."""
        build, names = self._build, dict[str, str]()
        for line in lines_behind(self._block.body, [pair.term.name]):
            if line.dest in self._unpacking.reads:
                names[line.dest] = self._read(self._unpacking.reads[line.dest])
            if line.stage in ("load", "activations"):
                continue  # ``_read`` has written what the pair reads of them
            for arg in line.args:
                if arg.startswith("table_"):
                    entries = self._constants[arg]
                    table = bytes(entry // pair.term.multiplier * scaled for entry in entries)
                    names[arg] = build.constant(f"table_{table[:16].hex()}", table)
                elif arg in self._constants:
                    names[arg] = build.constant(arg, self._constants[arg])
            args = tuple(names[arg] for arg in line.args)
            names[line.dest] = build.line(line.stage, line.dest, line.instruction, args, line.imm)
        return names[pair.term.name]

    def _read(self, item: SketchInput) -> str:
        """Write a pair's operand, a word or its derived plane; return the register."""
        build = self._build
        if item.operand == "weights":
            return build.derived_plane("unpack", build.load(f"w{item.plane}", "weights", item.plane), item)
        at = memory("activations", item.plane * CHUNK // 8)
        word = build.line("load", f"a{item.plane}", self._broadcast, (at,))
        return build.derived_plane("activations", word, item)


def _tiles(isa: Isa, target: str, program: TileProgram) -> tuple[Tile, ...]:
    """Return the tiles whose byte accumulators fit in registers, beside constants and the values of one step.

    If weights are unpacked, a tile of one register by the most columns is added: a few accumulators in memory
    cost less than unpacking for fewer columns.
    """
    left = isa.target(target).vector_registers - constants_read(program.constants, program.stage("row"))
    tall = Tile(1, max(TILE_COLUMNS))
    tiles = []
    for tile in EVERY_TILE:
        beside = 0 if tile == tall and program.stage("unpack") else INNER_REGISTERS
        if tile.registers * tile.columns * len(program.groups) <= left - beside or tile.columns == 1:
            tiles.append(tile)
    return tuple(tiles)
