"""The bytes kernel in column groups (int8 form): an instruction multiplies positions, rows and columns.

Such an instruction takes some rows by some positions of weights, and adds an outer product to its
accumulators. ``smmla`` takes two rows and two columns of eight positions. A dot product by element takes four
rows and one column, and uses 4 of the 16 positions of a register. So one load of a column serves several
instructions, whereas ``sketches.bytes`` repeats four bytes in a register.

A step takes ``positions`` of K. Its weights are bytes [positions / together, rows, together], with a row per
32-bit lane of a register. Its activations are [columns of the group, positions]; columns are apart in memory.
Accumulators have 32 bits. With ``height`` rows per accumulator register, row r of column c is lane ``c *
height + r % height`` of accumulator ``r // height``.

In a tile register, which is two-dimensional, one load places all columns of a group (``tileloadd``). Sums in
tile registers go through memory to vector registers."""

import itertools
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import execute
from isa_specs.expr import bitwise_byte
from isa_specs.instruction import Instruction, Isa, Tiles
from sketches.bytes import CHUNK, LARGEST_CODE, STORED_ZERO, WIDE, largest_product, rows_per_register
from sketches.kernel import KernelSpec
from sketches.program import Line
from sketches.throughput import DependencyChain, LiveValues, TileWork, of_tile
from sketches.tile import Tile

_STATES = 16
#: The buffer through which sums in tile registers go.
SUMS = "sums"


@dataclass(frozen=True)
class GroupProgram:
    """A bytes kernel in column groups of ``columns`` columns. A step has ``positions`` positions.

    ``inner``: a step of a weight register against a column group, with loads. It adds to ``sum0``, ``sum1``,
    .... Byte ``c * positions + p`` of ``activations@`` is position p of column c.
    ``totals``: registers with the new sums.
    ``epilogue``: lines that add the sums times ``sketches.bytes.byte_coefficient`` to ``acc@``, a register of
    rows per column. If sums are in tile registers, the first lines store the sums to ``sums@``.
    ``together``: contiguous positions of a row in stored weights.
    ``stored_zero``: subtracted from weight codes, which are then signed bytes. None: nothing."""

    inner: tuple[Line, ...]
    totals: tuple[str, ...]
    epilogue: tuple[Line, ...]
    tiles: tuple[Tile, ...]
    positions: int
    together: int
    columns: int
    stored_zero: int | None = None

    @property
    def zero_point(self) -> int:
        """Return the number that is subtracted from weight codes: ``stored_zero``, or 0 for None."""
        return self.stored_zero or 0


@dataclass(frozen=True)
class OuterProduct:
    """An instruction that adds products of bytes to ``columns`` times ``rows`` 32-bit sums, its operand 0.

    ``weights``: index of the operand [positions / together, rows, together] of bytes of weights.
    ``positions``: positions that one execution multiplies.
    ``positions_per_register``: positions per column in the operand of activations, bytes [columns,
    ``positions_per_register``].
    ``immediates``: immediate for each run of ``positions`` positions of that operand, in order.
    ``by_rows``: sums are [rows, columns], otherwise [columns, rows]."""

    instruction: str
    weights: int
    rows: int
    columns: int
    positions: int
    together: int
    positions_per_register: int
    immediates: tuple[int | None, ...]
    by_rows: bool = False


@cache
def products(
    isa: Isa, target: str, positions: int, largest: tuple[int, int] = (LARGEST_CODE,) * 2,
    stored_zero: int = 0,
    signed: bool = False, by_rows: bool = False,
) -> tuple[OuterProduct, ...]:  # fmt: skip
    """Return the instructions of which a step of ``positions`` positions can consist, found on test vectors.

    ``largest``: the largest codes of an activation and of a weight.
    ``stored_zero``: subtracted from weight codes. ``signed``: 128 is subtracted from activation codes.
    ``by_rows``: order of the sums.

    ``positions_per_register`` of each instruction is ``positions``, or half of it."""
    height = rows_per_register(isa)
    shapes: list[OuterProduct] = []
    for instruction in isa.on(target):
        sizes = [operand.bits for operand in (*instruction.operands, instruction.result)]
        if len(sizes) != 4 or sizes[0] != sizes[3] or instruction.result.memory:
            continue
        for weights, rows in itertools.product((1, 2), (n for n in range(1, height + 1) if height % n == 0)):
            columns, taken = sizes[0] // WIDE // rows, sizes[weights] // (8 * rows)
            if not columns or not taken or sizes[0] % (WIDE * rows) or sizes[weights] % (8 * rows):
                continue
            per_register, rest = divmod(sizes[3 - weights], 8 * columns)
            if (
                rest
                or not per_register
                or per_register % taken
                or positions not in (per_register, 2 * per_register)
            ):
                continue
            # If an operand has all rows of a step, a row's positions may be stored in runs of four.
            apart = rows == height and taken % CHUNK == 0
            for together in dict.fromkeys((taken, CHUNK) if apart else (taken,)):
                shape = (weights, rows, columns, taken, together, per_register, (), by_rows)
                shapes.append(OuterProduct(instruction.name, *shape))
    made = (_immediates(isa.instructions[s.instruction], s, largest, stored_zero, signed) for s in shapes)
    return tuple(replace(s, immediates=them) for s, them in zip(shapes, made, strict=True) if them)


def _immediates(
    instruction: Instruction, shape: OuterProduct, largest: tuple[int, int], stored_zero: int, signed: bool
) -> tuple[int | None, ...]:
    """Return the immediates that select each run of positions of the activations; empty if any is missing."""
    every = (None,) if instruction.immediates is None else instruction.immediates
    # Sums carry from byte to byte. So bitwise immediates, of which some instructions have 256, are not tried.
    tried = [imm for imm in every if bitwise_byte(instruction.lanes(imm)[0], 0) is None]
    if not tried:
        return ()
    rows, columns, taken = shape.rows, shape.columns, shape.positions
    rng, (activation, weight) = np.random.default_rng(17), largest
    w = rng.integers(0, weight + 1, (_STATES, rows, taken))
    a = rng.integers(0, activation + 1, (_STATES, columns, shape.positions_per_register))
    w[0], a[0] = weight, activation
    w[1], a[1] = 0, activation
    w -= stored_zero
    a -= STORED_ZERO * signed
    order = "src" if shape.by_rows else "scr"
    before = rng.integers(0, 1 << WIDE, (_STATES, *((rows, columns) if shape.by_rows else (columns, rows))))
    stored = w.reshape(_STATES, rows, -1, shape.together).transpose(0, 2, 1, 3)
    operands = {0: _bytes(before, WIDE), shape.weights: _bytes(stored, 8), 3 - shape.weights: _bytes(a, 8)}
    given = [operands[number] for number in range(3)]
    made = {imm: execute(instruction, given, imm) for imm in tried}
    found: list[int | None] = []
    for part in range(0, shape.positions_per_register, taken):
        added = np.einsum(f"scp,srp->{order}", a[:, :, part : part + taken], w)
        wanted = _bytes(before + added, WIDE)
        found += [imm for imm, value in made.items() if np.array_equal(value, wanted)][:1]
    return tuple(found) if len(found) == shape.positions_per_register // taken else ()


def _bytes(numbers: NDArray[np.int64], width: int) -> NDArray[np.uint8]:
    """Return numbers modulo 2^width as little-endian lanes: uint8 [states, bytes]."""
    lanes = numbers.reshape(_STATES, -1) & (1 << width) - 1
    return np.ascontiguousarray(lanes.astype(f"<u{width // 8}")).view(np.uint8)


@cache
def multiplies_groups(isa: Isa, target: str, positions: int) -> bool:
    """Return whether ``products`` finds an instruction for ``positions`` positions and codes of 3 bits."""
    return bool(products(isa, target, positions))


def group_bound(spec: KernelSpec, program: GroupProgram) -> int:
    """Return the largest absolute value that a step adds to a 32-bit accumulator lane."""
    return program.positions * largest_product(spec, program.zero_point)


def groups_of(program: GroupProgram, tile: Tile) -> int:
    """Return the number of column groups of a tile. The last group may be partly used."""
    return -(-tile.columns // program.columns)


def group_work(isa: Isa, target: str, program: GroupProgram, tile: Tile) -> TileWork:
    """Return the work of a tile in one step, for compiled code. A weight register is live while it is
    multiplied. A group's activations are live for all weight registers."""
    registers, tile_regs = isa.target(target).vector_registers, tile_register_sums(isa, target, program)
    groups, taken = groups_of(program, tile), tile.registers
    if tile_regs:
        registers, taken = tile_regs.count, at_once(program, tile, tile_regs.count)
    parts = tile.registers // taken
    adders = [line.instruction for line in program.inner if line.stage == "row"]
    # A sum takes what its instructions of a step add one after the other.
    added = float(parts * (len(adders) // len(program.totals)))
    return TileWork(
        lines=[(line, parts * count) for line, count in of_tile(program.inner, taken, groups)],
        macs=tile.registers * tile.columns * rows_per_register(isa) * program.positions,
        registers=registers,
        values=(LiveValues(tile_registers(program, Tile(taken, tile.columns)), stalls=True),),
        chains=(DependencyChain(((tuple((name,) for name in adders), added),)),),
        waits=True,
    )


def tile_registers(program: GroupProgram, tile: Tile) -> int:
    """Return the vector or tile registers that a tile needs: sums, column groups, one weight register."""
    read = {arg for line in program.inner if line.stage == "row" for arg in line.args}
    made = [line for line in program.inner if line.stage != "row" and line.dest in read]
    weights = sum(line.args[0].startswith("weights@") for line in made)
    groups = groups_of(program, tile)
    return groups * (tile.registers * len(program.totals) + len(made) - weights) + weights


def at_once(program: GroupProgram, tile: Tile, count: int) -> int:
    """Return how many weight registers of a tile one pass takes, given ``count`` tile registers in all."""
    parts = (n for n in range(tile.registers, 1, -1) if tile.registers % n == 0)
    return next((n for n in parts if tile_registers(program, Tile(n, tile.columns)) <= count), 1)


def sum_bits(isa: Isa, program: GroupProgram) -> int:
    """Return the bits of a whole accumulator register: a vector register or a tile register."""
    made = {line.dest: line.instruction for line in program.inner}
    return isa.instructions[made[program.totals[0]]].result.bits


def tile_register_sums(isa: Isa, target: str, program: GroupProgram) -> Tiles | None:
    """Return the target's tile registers if the program's sums are in them, None if they are in vectors."""
    return isa.tile_registers(target) if sum_bits(isa, program) != isa.vector_bits else None


def spilled(program: GroupProgram) -> tuple[Line, ...]:
    """Return the lines of the epilogue that store tile registers to ``sums@``; () without tile registers."""
    return tuple(line for line in program.epilogue if line.dest.startswith(f"{SUMS}@"))


def sum_names(program: GroupProgram) -> tuple[str, ...]:
    """Return the names ``sum0``, ... under which a step and the epilogue read the accumulators."""
    return tuple(f"sum{number}" for number in range(len(program.totals)))
