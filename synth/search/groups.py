"""The kernel of bytes in groups of columns of a specification (``sketches.groups``): the instruction whose
best tile makes the most multiply-accumulates per cycle on the target's core.

Instructions are found on vectors of codes. Where columns are loaded one by one, an instruction that puts
their bytes into one register is looked for, and for the end instructions that put a column's rows into one;
that what is taken is right for all values is for the proof to say. Where codes are too large for every
instruction, half of the range is taken off the weights', as for ``synth.search.bytes``.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import numpy as np

from isa_specs.instruction import Instruction, Isa, Operand
from sketches.bytes import CENTRE, WIDE, byte_share, code_limits, largest_codes, rows_per_register
from sketches.groups import (
    SUMS,
    GroupProgram,
    Product,
    group_work,
    numbered_sums,
    products,
    tile_registers,
)
from sketches.kernel import KernelSpec
from sketches.program import Line, memory
from sketches.tile import Tile
from synth.search.assemble import Assembler, find_load, vertical_adder
from synth.search.byte_levels import NoByteProgram
from synth.search.bytes import multiplier
from synth.search.chains import Bytes, Chain, applied, instructions_of, making, plain
from synth.search.tiles import best_rate, tile_speed
from synth.search.verdict import SynthesisFailed

#: Registers of weights, and columns, that tiles are made of; and columns of those whose groups are a tile's.
TILE_REGISTERS, TILE_COLUMNS, LARGE_COLUMNS = (1, 2, 4, 8), (1, 2, 4, 6, 7), (1, 4, 7, 8, 14, 16, 28, 32)
_STATES = 16


@cache
def group_program(spec: KernelSpec, isa: Isa, target: str, positions: int) -> GroupProgram:
    """The kernel whose steps take so many positions. Raises NoByteProgram where the target has no instruction
    for it, SynthesisFailed where it lacks one to load columns or to end with."""
    limits = code_limits(spec)
    found = list(products(isa, target, positions, limits))
    centre = None
    if not found and largest_codes(spec)[1] >= CENTRE:
        found, centre = list(products(isa, target, positions, limits, CENTRE)), CENTRE
    if not found:
        raise NoByteProgram(
            f"{isa.name}/{target}: no instruction multiplies bytes of several columns or parts"
        )
    programs = [_assembled(spec, isa, target, positions, product, centre) for product in found]

    def rate(program: GroupProgram) -> float:
        return best_rate(isa, target, (group_work(isa, target, program, tile) for tile in program.tiles))

    return max(programs, key=rate)


def _assembled(
    spec: KernelSpec, isa: Isa, target: str, positions: int, product: Product, centre: int | None
) -> GroupProgram:
    """A program whose cell is made of an instruction. Raises SynthesisFailed."""
    build, height = Assembler(isa, target), rows_per_register(isa)
    sums = [f"sum{number}" for number in range(height // product.rows)]
    taken = range(positions // product.positions)
    size = isa.instructions[product.instruction].operands[product.weights].bytes
    load = find_load(isa, target, size, size).name
    weights = [
        build.line("load", f"w{number}", load, (memory("weights", number * size),))
        for number in range(len(taken) * len(sums))
    ]
    columns = [_column(build, positions, product, start) for start in range(0, positions, product.held)]
    totals = list(sums)
    for number, row in itertools.product(taken, range(len(sums))):
        register, part = divmod(number, len(product.immediates))
        operands = {0: totals[row], product.weights: weights[number * len(sums) + row]}
        args = tuple(operands.get(operand, columns[register]) for operand in range(3))
        name = f"s{number}_{row}"
        totals[row] = build.line("row", name, product.instruction, args, product.immediates[part])
    cell = tuple(build.body)
    build.start_again()
    finish = _finish(spec, build, product, sums)
    program = GroupProgram(
        cell, tuple(totals), finish, (Tile(1, 1),), positions, product.together, product.columns, centre
    )
    return _with_tiles(isa, target, program)


def _column(build: Assembler, positions: int, product: Product, start: int) -> str:
    """The register of a group's activations from position ``start`` on. Raises SynthesisFailed."""
    isa, target, held = build.isa, build.target, product.held
    operand = isa.instructions[product.instruction].operands[3 - product.weights]
    if operand.numbered and held == positions:
        whole = find_load(isa, target, operand.bytes, operand.bytes).name
        return build.line("load", "a0", whole, (memory("activations", 0),))
    load = find_load(isa, target, held, held).name
    loaded = [
        build.line("load", f"a{start}_{column}", load, (memory("activations", column * positions + start),))
        for column in range(product.columns)
    ]
    if len(loaded) == 1:
        return loaded[0]
    rng = np.random.default_rng(18)
    parts = [rng.integers(0, 256, (_STATES, held)).astype(np.uint8) for _ in loaded]
    chain = cheapest_chain(
        isa, target, parts, np.concatenate(parts, axis=1), "puts bytes of columns together"
    )
    return build.chain("activations", f"g{start}", chain, loaded, no_constant)


def _finish(spec: KernelSpec, build: Assembler, product: Product, sums: Sequence[str]) -> tuple[Line, ...]:
    """Lines that add the sums to the result, a register of rows for each column. Raises SynthesisFailed."""
    isa, target, share = build.isa, build.target, byte_share(spec)
    operand = isa.instructions[product.instruction].result
    if operand.numbered:
        return _finish_stored(build, operand, sums, share, product.columns)
    lanes = np.random.default_rng(19).integers(
        0, 1 << WIDE, (len(sums), _STATES, product.columns, product.rows)
    )
    given = [np.ascontiguousarray(sum_.astype("<u4").reshape(_STATES, -1)).view(np.uint8) for sum_ in lanes]
    rows = lanes.transpose(2, 1, 0, 3).reshape(product.columns, _STATES, -1)  # of a column, all registers'
    before = [build.load(f"before{column}", "acc", column) for column in range(product.columns)]
    after = []
    for column, wanted in enumerate(rows):
        right = np.ascontiguousarray(wanted.astype("<u4")).view(np.uint8)
        chain = cheapest_chain(isa, target, given, right, "puts the rows of a column together")
        total = build.chain("reduce", f"column{column}", chain, sums, no_constant)
        after.append(_added(build, column, before[column], total, share))
    build.store(after)
    return tuple(build.body)


def _added(build: Assembler, column: int, before: str, total: str, share: int) -> str:
    """The register of a column's result: what it was, and its sums, ``share`` fold."""
    isa, target = build.isa, build.target
    if share > 1:
        shift = multiplier(isa, target, share)
        total = build.line("reduce", f"scaled{column}", shift.name, (total,), share.bit_length() - 1)
    return build.line("reduce", f"after{column}", vertical_adder(isa, target, WIDE), (before, total))


def _finish_stored(
    build: Assembler, operand: Operand, sums: Sequence[str], share: int, columns: int
) -> tuple[Line, ...]:
    """The finish of sums in registers that are no vectors: they go through memory, where a column's rows are
    next to each other. Raises SynthesisFailed."""
    stores = (i for i in build.isa.on(build.target) if i.family == "store" and i.operands[0] == operand)
    store = next(stores, None)
    if store is None or len(sums) > 1:
        raise SynthesisFailed(
            f"{build.isa.name}/{build.target}: no instruction stores sums of {operand.bits} bits"
        )
    build.body.append(Line(memory(SUMS, 0), store.name, (sums[0],), None, "store"))
    loaded = [build.load(f"column{column}", SUMS, column) for column in range(columns)]
    before = [build.load(f"before{column}", "acc", column) for column in range(columns)]
    pairs = enumerate(zip(before, loaded, strict=True))
    build.store([_added(build, column, old, total, share) for column, (old, total) in pairs])
    return tuple(build.body)


def no_constant(data: bytes) -> str:
    """Chains of these searches read no constants."""
    raise AssertionError(data)


def cheapest_chain(isa: Isa, target: str, given: Sequence[Bytes], wanted: Bytes, does: str) -> Chain:
    """The cheapest chain that makes ``wanted`` of registers: one of them, an instruction on them, or one on
    what instructions make of one each. Raises SynthesisFailed, saying what is missing."""
    known: list[Instruction] = [i for i in isa.on(target) if i.family not in ("load", "store")]
    values: dict[Chain, Bytes] = dict(enumerate(given))
    alone = [(number,) for number in values]
    found: list[Chain] = [number for number, value in values.items() if np.array_equal(value, wanted)]
    values |= dict(applied(plain(known), alone, values))
    found += making(plain(known), itertools.permutations(values, 2), values, wanted) if not found else []
    if not found:
        raise SynthesisFailed(f"{isa.name}/{target}: no instruction {does}")
    return min(found, key=lambda chain: sum(line.cost(target) for line in instructions_of(isa, chain)))


def _with_tiles(isa: Isa, target: str, program: GroupProgram) -> GroupProgram:
    """The program with, per number of columns, the tile of most multiply-accumulates per cycle whose sums
    stay in registers, and the one of one register of weights; every one where sums are in numbered
    registers, which hold those of some registers of weights at a time and are told rarely what they are."""
    registers = isa.target(target).vector_registers
    if numbered_sums(isa, target, program):
        every = itertools.product(TILE_REGISTERS, LARGE_COLUMNS)
        return replace(program, tiles=tuple(Tile(*sides) for sides in every))

    def speed(tile: Tile) -> tuple[float, int]:
        return tile_speed(isa, target, tile, group_work(isa, target, program, tile))

    tiles: list[Tile] = []
    for columns in TILE_COLUMNS:
        fits = [
            Tile(r, columns) for r in TILE_REGISTERS if tile_registers(program, Tile(r, columns)) <= registers
        ]
        if fits:
            tiles += dict.fromkeys((Tile(1, columns), max(fits, key=speed)))
    return replace(program, tiles=tuple(tiles) or program.tiles)
