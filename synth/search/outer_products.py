"""The dot microkernel in column groups: the instruction (``sketches.outer_products``) whose best tile makes
the most multiply-accumulates per cycle on the target's core.

Instructions are selected on vectors of codes. If columns are loaded one by one, the search finds an
instruction that joins their bytes in one register. For the epilogue it finds instructions that join the rows
of a column in one register. The proof shows that the chosen instructions are correct on all values. If codes
are too large for every instruction, half of the range is subtracted from the weight codes
(``synth.search.byte_ways``).
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial

import numpy as np

from isa_specs.instruction import Isa
from sketches.bytes import (
    STORED_ZERO,
    WIDE,
    byte_coefficient,
    code_limits,
    largest_codes,
    rows_per_register,
)
from sketches.dot import dot_accumulators, tile_register_sums, tile_registers
from sketches.kernel import KernelSpec
from sketches.outer_products import OuterProduct, products
from sketches.program import Line, memory
from sketches.tile import Tile
from sketches.tile_program import SUMS, TileProgram
from sketches.tile_work import tile_work
from synth.search.assemble import Assembler, find_load, find_store, vertical_adder
from synth.search.byte_ways import NoByteProgram
from synth.search.bytes import scaled
from synth.search.instruction_sequences import (
    Bytes,
    InstructionSequence,
    applied,
    as_registers,
    instructions_of,
    making,
    plain,
)
from synth.search.tiles import best_rate, fastest_by_columns
from synth.search.verdict import SynthesisFailed

#: MR (in registers of weights) and NR of tiles, and NR of tiles whose sums are in tile registers.
TILE_REGISTERS, TILE_COLUMNS, LARGE_COLUMNS = (1, 2, 4, 8), (1, 2, 4, 6, 7), (1, 4, 7, 8, 14, 16, 28, 32)
_STATES = 16


@cache
def group_program(spec: KernelSpec, isa: Isa, target: str, positions: int) -> TileProgram:
    """Return the fastest kernel with steps of ``positions``. Raises NoByteProgram, SynthesisFailed."""
    limits, centres = code_limits(spec), (0, STORED_ZERO) if largest_codes(spec)[1] >= STORED_ZERO else (0,)

    def price(program: TileProgram) -> float:
        return -best_rate(isa, target, partial(tile_work, isa, target, program), program.tiles)

    for stored_zero in centres:
        found = products(isa, target, positions, limits, stored_zero)
        if found:
            every = [_assembled(spec, isa, target, positions, one, stored_zero) for one in found]
            return min(every, key=price)
    raise NoByteProgram(
        f"{isa.name}/{target}: no instruction multiplies bytes of several columns or sub-steps"
    )


def _assembled(
    spec: KernelSpec, isa: Isa, target: str, positions: int, product: OuterProduct, stored_zero: int
) -> TileProgram:
    """Return the program whose products are the instruction of ``product``. Raises SynthesisFailed."""
    build, height = Assembler(isa, target), rows_per_register(isa)
    sums = [f"sum{number}" for number in range(height // product.rows)]
    taken = range(positions // product.positions)
    size = isa.instructions[product.instruction].operands[product.weights].bytes
    load = find_load(isa, target, size, size).name
    weights = [
        build.line("load", f"w{number}", load, (memory("weights", number * size),))
        for number in range(len(taken) * len(sums))
    ]
    columns = [
        _column(build, positions, product, start)
        for start in range(0, positions, product.positions_per_register)
    ]
    totals = list(sums)
    for number, row in itertools.product(taken, range(len(sums))):
        register, part = divmod(number, len(product.immediates))
        operands = {0: totals[row], product.weights: weights[number * len(sums) + row]}
        args = tuple(operands.get(operand, columns[register]) for operand in range(3))
        name = f"s{number}_{row}"
        totals[row] = build.line("row", name, product.instruction, args, product.immediates[part])
    inner = tuple(build.body)
    build.start_again()
    epilogue = _epilogue(spec, build, product, sums)
    program = TileProgram(
        inner=inner, groups=dot_accumulators(spec, totals, positions, stored_zero),
        widths=(WIDE,), epilogue=epilogue, tiles=(Tile(1, 1),),
        positions=positions, together=product.together, columns=product.columns, stored_zero=stored_zero,
    )  # fmt: skip
    return _with_tiles(isa, target, program)


def _column(build: Assembler, positions: int, product: OuterProduct, start: int) -> str:
    """Return the register of a column group's activations from ``start`` on. Raises SynthesisFailed."""
    isa, target, held = build.isa, build.target, product.positions_per_register
    operand = isa.instructions[product.instruction].operands[3 - product.weights]
    if operand.is_tile_register and held == positions:
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
    beside = np.concatenate(parts, axis=1)
    sequence = cheapest_sequence(isa, target, parts, beside, "puts bytes of columns together")
    return build.sequence("activations", f"g{start}", sequence, loaded)


def _epilogue(
    spec: KernelSpec, build: Assembler, product: OuterProduct, sums: Sequence[str]
) -> tuple[Line, ...]:
    """Return the epilogue, which adds the sums to a register of rows per column. Raises SynthesisFailed.

    Sums in tile registers go through memory, where the rows of a column are contiguous.
    """
    isa, target, count = build.isa, build.target, product.columns
    operand = isa.instructions[product.instruction].result
    if operand.is_tile_register:
        if len(sums) > 1:
            raise SynthesisFailed(f"{isa.name}/{target}: sums in several tile registers are not stored")
        store = find_store(isa, target, operand.bits)
        build.body.append(Line(memory(SUMS, 0), store.name, (sums[0],), None, "store"))
        sums = [build.load(f"column{column}", SUMS, column) for column in range(count)]
        chains: Sequence[InstructionSequence] = range(count)
    else:
        chains = _column_sequences(isa, target, product, len(sums))
    before = [build.load(f"before{column}", "acc", column) for column in range(count)]
    adder, after = vertical_adder(isa, target, WIDE), []
    for column, (old, sequence) in enumerate(zip(before, chains, strict=True)):
        total = build.sequence("reduce", f"column{column}", sequence, sums)
        total = scaled(build, total, byte_coefficient(spec), column)
        after.append(build.line("reduce", f"after{column}", adder, (old, total)))
    build.store(after)
    return tuple(build.body)


def _column_sequences(
    isa: Isa, target: str, product: OuterProduct, registers: int
) -> list[InstructionSequence]:
    """Return the instruction sequences from sums to the rows of each column. Raises SynthesisFailed."""
    shape = (registers, _STATES, product.columns, product.rows)
    lanes = np.random.default_rng(19).integers(0, 1 << WIDE, shape)
    given = [as_registers(one, "<u4") for one in lanes]
    rows = lanes.transpose(2, 1, 0, 3)  # of a column, from all registers
    does = "puts the rows of a column together"
    return [cheapest_sequence(isa, target, given, as_registers(wanted, "<u4"), does) for wanted in rows]


def cheapest_sequence(
    isa: Isa, target: str, given: Sequence[Bytes], wanted: Bytes, does: str
) -> InstructionSequence:
    """Return the cheapest instruction sequence to ``wanted``: a register, an instruction on two registers, or
    on results of one instruction each. Raises SynthesisFailed, which names the task ``does``."""
    known = [i for i in isa.on(target) if i.family not in ("load", "store")]
    values: dict[InstructionSequence, Bytes] = dict(enumerate(given))
    alone = [(number,) for number in values]
    found: list[InstructionSequence] = [
        number for number, value in values.items() if np.array_equal(value, wanted)
    ]
    values |= dict(applied(plain(known), alone, values))
    found += making(plain(known), itertools.permutations(values, 2), values, wanted) if not found else []
    if not found:
        raise SynthesisFailed(f"{isa.name}/{target}: no instruction {does}")
    return min(found, key=lambda sequence: sum(line.cost(target) for line in instructions_of(isa, sequence)))


def _with_tiles(isa: Isa, target: str, program: TileProgram) -> TileProgram:
    """Return the program with the fastest tiles by columns whose sums fit in registers. If sums are in tile
    registers, keep every tile, because their configuration rarely changes."""
    registers = isa.target(target).vector_registers
    if tile_register_sums(isa, target, program):
        every = itertools.product(TILE_REGISTERS, LARGE_COLUMNS)
        return replace(program, tiles=tuple(Tile(*sides) for sides in every))
    work = partial(tile_work, isa, target, program)

    def fits(tile: Tile) -> bool:
        return tile_registers(program, tile) <= registers

    tiles = tuple(fastest_by_columns(isa, target, work, fits, TILE_REGISTERS, TILE_COLUMNS))
    return replace(program, tiles=tiles or program.tiles)
