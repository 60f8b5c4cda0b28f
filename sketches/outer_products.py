"""Instructions that multiply positions, rows and columns of bytes: outer products for column groups.

Such an instruction takes some rows by some positions of weights, and adds an outer product to its
accumulators. ``smmla`` takes two rows and two columns of eight positions. A dot product by element takes four
rows and one column, and uses 4 of the 16 positions of a register. So one load of a column serves several
instructions. ``sketches.dot`` describes the layouts of operands and sums."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import execute
from isa_specs.expr import bitwise_byte
from isa_specs.instruction import Instruction, Isa
from sketches.bytes import CHUNK, LARGEST_CODE, STORED_ZERO, WIDE, rows_per_register

_STATES = 16


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


def _shapes(isa: Isa, target: str, positions: int, by_rows: bool) -> Iterator[OuterProduct]:
    """Yield what the sizes of operands allow the instructions to be, without immediates."""
    height = rows_per_register(isa)
    for instruction in isa.on(target):
        sizes = [operand.bits for operand in (*instruction.operands, instruction.result)]
        if len(sizes) != 4 or sizes[0] != sizes[3] or instruction.result.memory:
            continue
        for weights, rows in itertools.product((1, 2), (n for n in range(1, height + 1) if height % n == 0)):
            columns, taken = sizes[0] // WIDE // rows, sizes[weights] // (8 * rows)
            if not columns or not taken or sizes[0] % (WIDE * rows) or sizes[weights] % (8 * rows):
                continue
            per_register, rest = divmod(sizes[3 - weights], 8 * columns)
            whole = not rest and per_register and per_register % taken == 0
            if not whole or positions not in (per_register, 2 * per_register):
                continue
            # If an operand has all rows of a step, a row's positions may be stored in runs of four.
            apart = rows == height and taken % CHUNK == 0
            for together in dict.fromkeys((taken, CHUNK) if apart else (taken,)):
                shape = (weights, rows, columns, taken, together, per_register, (), by_rows)
                yield OuterProduct(instruction.name, *shape)


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
    found = []
    for shape in _shapes(isa, target, positions, by_rows):
        instruction = isa.instructions[shape.instruction]
        if immediates := _immediates(instruction, shape, largest, stored_zero, signed):
            found.append(replace(shape, immediates=immediates))
    return tuple(found)


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
