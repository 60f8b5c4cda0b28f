"""Bytes whose columns come in groups: a code of a weight times a code of an activation, several positions,
rows and columns by one instruction.

An instruction of such kernels takes some *rows* by some positions of weights, and of the columns of a *group*
registers that hold more than a row's neighbouring bytes: what it adds to its sums is an outer product. So
``smmla`` takes two rows and two columns of eight positions, and a dot product by element four rows and one
column of four positions, of the sixteen that its register holds. One load of a column then serves several
instructions, where ``sketches.bytes`` repeats four bytes of it through a register.

A step takes ``positions`` of K. Its weights are bytes [positions / together, rows, together], rows as many as
32-bit lanes fill a register; its activations [columns of a group, positions], which lie apart in memory, a
column each. Sums have 32 bits from the first step on: row r of column c is lane ``c * height + r % height``
of register ``r // height`` of sums, whose height follows from the number of these.

A register that holds all columns of a group, and has rows of its own, is loaded at once (``tileloadd``). It
is no vector then: C names it by a number, and sums go through memory before a vector has one.
"""

import itertools
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import execute
from isa_specs.expr import bitwise_byte
from isa_specs.instruction import Instruction, Isa, Tiles
from sketches.bytes import CENTRE, CHUNK, LARGEST_CODE, WIDE, largest_product, rows_per_register
from sketches.kernel import KernelSpec
from sketches.program import Line
from sketches.throughput import Chain, TileWork, Values, of_tile
from sketches.tile import Tile

_STATES = 16
#: The buffer that sums which are no vectors go through.
SUMS = "sums"


@dataclass(frozen=True)
class GroupProgram:
    """A kernel of bytes in groups of ``columns``.

    ``cell``: a step of a register of rows against a group, with its loads; it adds to the sums ``sum0``,
    ``sum1``, ..., and ``totals`` name the registers with the new ones. Byte ``c * positions + p`` of
    ``activations@`` is position p of column c. ``finish`` adds the last sums, ``byte_share`` fold, to the
    result: ``acc@`` has a register of rows in order for each column. It reads sums that are no vectors from
    ``sums@``, where it stores them first. ``together``: neighbouring positions of a row in the stored
    weights. ``centre``: what is taken off the code of a weight, which is then stored as a signed byte; None:
    codes are stored as they are.
    """

    cell: tuple[Line, ...]
    totals: tuple[str, ...]
    finish: tuple[Line, ...]
    tiles: tuple[Tile, ...]
    positions: int
    together: int
    columns: int
    centre: int | None = None

    @property
    def taken_off(self) -> int:
        """What is taken off the code of a weight."""
        return self.centre or 0


@dataclass(frozen=True)
class Product:
    """An instruction that adds to ``columns`` times ``rows`` 32-bit sums (operand 0) what ``positions`` bytes
    of each row (operand ``weights``, [positions / together, rows, together]) and of each column (the other
    one, [columns, ``held``]) make; which of the ``held`` positions, ``immediates`` say, in order. Sums are
    [columns, rows], ``by_rows`` [rows, columns]."""

    instruction: str
    weights: int
    rows: int
    columns: int
    positions: int
    together: int
    held: int
    immediates: tuple[int | None, ...]
    by_rows: bool = False


@cache
def products(
    isa: Isa, target: str, positions: int, largest: tuple[int, int] = (LARGEST_CODE,) * 2, centre: int = 0,
    signed: bool = False, by_rows: bool = False,
) -> tuple[Product, ...]:  # fmt: skip
    """The instructions that a step of so many positions can be made of, whose columns' operand holds one or
    half of one: found on vectors of codes up to the ``largest`` of an activation and of a weight, ``centre``
    taken off the latter. ``signed``: half of the range is taken off activations, which are signed bytes.
    ``by_rows``: the order of sums."""
    height = rows_per_register(isa)
    shapes: list[Product] = []
    for instruction in isa.on(target):
        sizes = [operand.bits for operand in (*instruction.operands, instruction.result)]
        if len(sizes) != 4 or sizes[0] != sizes[3] or instruction.result.memory:
            continue
        for weights, rows in itertools.product((1, 2), (n for n in range(1, height + 1) if height % n == 0)):
            columns, taken = sizes[0] // WIDE // rows, sizes[weights] // (8 * rows)
            if not columns or not taken or sizes[0] % (WIDE * rows) or sizes[weights] % (8 * rows):
                continue
            held, rest = divmod(sizes[3 - weights], 8 * columns)
            if rest or not held or held % taken or positions not in (held, 2 * held):
                continue
            # Positions lie apart from each other where an operand has all rows of a step.
            apart = rows == height and taken % CHUNK == 0
            for together in dict.fromkeys((taken, CHUNK) if apart else (taken,)):
                shape = (weights, rows, columns, taken, together, held, (), by_rows)
                shapes.append(Product(instruction.name, *shape))
    made = (_immediates(isa.instructions[s.instruction], s, largest, centre, signed) for s in shapes)
    return tuple(replace(s, immediates=them) for s, them in zip(shapes, made, strict=True) if them)


def _immediates(
    instruction: Instruction, shape: Product, largest: tuple[int, int], centre: int, signed: bool
) -> tuple[int | None, ...]:
    """Those that take each part of what a column's operand holds; none where there are none for all."""
    every = (None,) if instruction.immediates is None else instruction.immediates
    # Sums carry from byte to byte: bitwise meanings, of which some instructions have 256, are not executed.
    tried = [imm for imm in every if bitwise_byte(instruction.lanes(imm)[0], 0) is None]
    if not tried:
        return ()
    rows, columns, taken = shape.rows, shape.columns, shape.positions
    rng, (activation, weight) = np.random.default_rng(17), largest
    w = rng.integers(0, weight + 1, (_STATES, rows, taken))
    a = rng.integers(0, activation + 1, (_STATES, columns, shape.held))
    w[0], a[0] = weight, activation
    w[1], a[1] = 0, activation
    w -= centre
    a -= CENTRE * signed
    order = "src" if shape.by_rows else "scr"
    before = rng.integers(0, 1 << WIDE, (_STATES, *((rows, columns) if shape.by_rows else (columns, rows))))
    stored = w.reshape(_STATES, rows, -1, shape.together).transpose(0, 2, 1, 3)
    operands = {0: _bytes(before, WIDE), shape.weights: _bytes(stored, 8), 3 - shape.weights: _bytes(a, 8)}
    given = [operands[number] for number in range(3)]
    made = {imm: execute(instruction, given, imm) for imm in tried}
    found: list[int | None] = []
    for part in range(0, shape.held, taken):
        added = np.einsum(f"scp,srp->{order}", a[:, :, part : part + taken], w)
        wanted = _bytes(before + added, WIDE)
        found += [imm for imm, value in made.items() if np.array_equal(value, wanted)][:1]
    return tuple(found) if len(found) == shape.held // taken else ()


def _bytes(numbers: NDArray[np.int64], width: int) -> NDArray[np.uint8]:
    """Numbers as lanes of so many bits, modulo those: uint8 [states, bytes]."""
    lanes = numbers.reshape(_STATES, -1) & (1 << width) - 1
    return np.ascontiguousarray(lanes.astype(f"<u{width // 8}")).view(np.uint8)


@cache
def multiplies_groups(isa: Isa, target: str, positions: int) -> bool:
    """Whether the target has an instruction for a step of so many positions."""
    return bool(products(isa, target, positions))


def group_bound(spec: KernelSpec, program: GroupProgram) -> int:
    """The most that a step adds to a sum, or takes from it."""
    return program.positions * largest_product(spec, program.taken_off)


def groups_of(program: GroupProgram, tile: Tile) -> int:
    """Groups of columns of a tile."""
    return -(-tile.columns // program.columns)


def group_work(isa: Isa, target: str, program: GroupProgram, tile: Tile) -> TileWork:
    """Return what a step of a tile of compiled code executes. A register of weights is live while it is
    multiplied; a group's activations are live for all registers."""
    registers, numbered = isa.target(target).vector_registers, numbered_sums(isa, target, program)
    groups, taken = groups_of(program, tile), tile.registers
    if numbered:
        registers, taken = numbered.count, at_once(program, tile, numbered.count)
    parts = tile.registers // taken
    adders = [line.instruction for line in program.cell if line.stage == "row"]
    # A sum takes what its instructions of a step add one after the other.
    added = float(parts * (len(adders) // len(program.totals)))
    return TileWork(
        lines=[(line, parts * count) for line, count in of_tile(program.cell, taken, groups)],
        macs=tile.registers * tile.columns * rows_per_register(isa) * program.positions,
        registers=registers,
        values=(Values(tile_registers(program, Tile(taken, tile.columns)), stalls=True),),
        chains=(Chain(((tuple((name,) for name in adders), added),)),),
        waits=True,
    )


def tile_registers(program: GroupProgram, tile: Tile) -> int:
    """Registers that a tile takes: its sums, what cells read of every group, and of a register of weights."""
    read = {arg for line in program.cell if line.stage == "row" for arg in line.args}
    made = [line for line in program.cell if line.stage != "row" and line.dest in read]
    weights = sum(line.args[0].startswith("weights@") for line in made)
    groups = groups_of(program, tile)
    return groups * (tile.registers * len(program.totals) + len(made) - weights) + weights


def at_once(program: GroupProgram, tile: Tile, count: int) -> int:
    """Registers of weights of a tile that its groups go through together, a whole part of all of them, where
    there are ``count`` registers."""
    parts = (n for n in range(tile.registers, 1, -1) if tile.registers % n == 0)
    return next((n for n in parts if tile_registers(program, Tile(n, tile.columns)) <= count), 1)


def sum_bits(isa: Isa, program: GroupProgram) -> int:
    """Bits of a register of sums."""
    made = {line.dest: line.instruction for line in program.cell}
    return isa.instructions[made[program.totals[0]]].result.bits


def numbered_sums(isa: Isa, target: str, program: GroupProgram) -> Tiles | None:
    """The numbered registers that the sums lie in, None where they are vectors."""
    return isa.numbered(target) if sum_bits(isa, program) != isa.vector_bits else None


def spilled(program: GroupProgram) -> tuple[Line, ...]:
    """The lines of the finish that store sums which are no vectors."""
    return tuple(line for line in program.finish if line.dest.startswith(f"{SUMS}@"))


def sum_names(program: GroupProgram) -> tuple[str, ...]:
    """The sums, as a step and the finish read them."""
    return tuple(f"sum{number}" for number in range(len(program.totals)))
