"""The bytes kernel: an MR x NR tile that multiplies bytes, a code of a weight with a code of an
activation.

Each position takes a byte of either operand. A step takes four neighbouring positions of K: a row's four
codes fill a 32-bit lane of a register of weights, and a column's four codes are repeated through a register.
So a row stays in its lane from the products to the 32-bit result, and nothing is ever summed across rows.
Products are first summed in the narrowest lanes that pay, for as many steps as their bounds allow, and then
lane by lane in wider ones. The cost of a product does not depend on the bits of either operand, as long as
the bounds are small.

In *depthwise* kernels each row of a register has activations of its own, as each channel of a depthwise
convolution: a column's are a register of rows of four codes, and are not repeated.

Both operands are written as the codes of ``sketches.tables``: offsets and zero points are terms of one
operand alone, and those are ``table_corrections``. Where an instruction takes signed weights, as those for
dot products of x86 do, half of the range may be taken off the weights' codes (``ByteProgram.centre``), which
is one more such term.
"""

import itertools
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

import numpy as np

from isa_specs.concrete import execute
from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.limits import MAX_PLANES
from sketches.lines import constant_values, run_lines
from sketches.program import Constant, Line
from sketches.tables import code_longest_k, code_of
from sketches.throughput import LOOP_SLOTS, TileWork, Values, adding, constants_read, of_tile
from sketches.tile import Tile

#: Bits of the result's lanes, in which a row has all its bytes of a step.
WIDE = 32
#: Positions of K that a step takes: the bytes of a lane of the result.
CHUNK = WIDE // 8
#: The largest code of operands of few bits, which share their chains.
LARGEST_CODE = (1 << MAX_PLANES) - 1
#: What is taken off codes of eight bits, so that signed bytes have them.
CENTRE = 128


@dataclass(frozen=True)
class Level:
    """Sums in lanes of ``width`` bits. ``lines`` add to ``sum{level}`` what a step gives (level 0: they load
    ``weights@0`` and ``activations@0`` first) or what the lanes of ``sum{level - 1}`` hold; ``total`` names
    the register with the new sums."""

    width: int
    lines: tuple[Line, ...]
    total: str


@dataclass(frozen=True)
class ByteProgram:
    """A bytes kernel.

    ``levels``: the last one has 32-bit lanes. The lines of level n + 1 run after at most ``intervals[n]``
    runs of those of level n, which then starts from zero. ``finish`` adds the last sums, ``byte_share`` fold,
    to the result (``acc@``), a register of rows in order. ``centre``: what is taken off the code of a weight,
    which is then stored as a signed byte and summed modulo 2^32 alone; None: codes are stored as they are.
    """

    constants: tuple[Constant, ...]
    levels: tuple[Level, ...]
    intervals: tuple[int, ...]
    finish: tuple[Line, ...]
    tiles: tuple[Tile, ...]
    centre: int | None = None

    #: Of a step, those of a row that lie next to each other in the stored weights, and columns of a group, as
    #: ``sketches.groups`` has them.
    positions: ClassVar[int] = CHUNK
    together: ClassVar[int] = CHUNK
    columns: ClassVar[int] = 1

    @property
    def taken_off(self) -> int:
        """What is taken off the code of a weight."""
        return self.centre or 0


@cache
def multiplies_bytes(isa: Isa, target: str, signed: bool = False) -> bool:
    """Whether the target has an instruction whose lanes are sums of the products of the bytes within them,
    for all codes: the one that bytes begin with. ``signed``: of bytes of any value with signed ones, in lanes
    of 32 bits."""
    size = isa.vector_bits // 8
    rng = np.random.default_rng(15)
    numbers = rng.integers(0, LARGEST_CODE + 1, (3, 16, size))
    numbers[:2, 0], numbers[2] = LARGEST_CODE, 0
    if signed:
        numbers[0], numbers[1] = rng.integers(0, 256, (16, size)), rng.integers(-128, 128, (16, size))
        numbers[0, 0], numbers[1, 0], numbers[1, 1] = 255, 127, -128
    registers, products = numbers.astype(np.uint8), numbers[0] * numbers[1]
    sums = [
        products.reshape(16, -1, width // 8).sum(axis=2).astype(f"<u{width // 8}").view(np.uint8)
        for width in ((WIDE,) if signed else (8, 16, WIDE))
    ]
    for arity, instruction in itertools.product((2, 3), isa.on(target)):
        for order in itertools.permutations(range(arity)) if isa.whole(instruction, arity) else ():
            made = execute(instruction, [registers[number] for number in order])
            if any(np.array_equal(made, wanted) for wanted in sums):
                return True
    return False


@cache
def first_products(isa: Isa, target: str, program: ByteProgram) -> Line | None:
    """An instruction that makes of a step's operands what the first level's lines make of them with sums of
    zero; None where there is none. Found on vectors; that it is right on all values is for the proof to
    say."""
    level, size = program.levels[0], isa.vector_bits // 8
    plain, repeated = (line.dest for line in level.lines if line.stage == "load")
    registers = np.random.default_rng(16).integers(0, 256, (2, 16, size)).astype(np.uint8)
    values = {plain: registers[0], repeated: registers[1], "sum0": np.zeros((16, size), np.uint8)}
    values |= constant_values(program.constants, 16)
    made = run_lines(isa, (line for line in level.lines if line.stage != "load"), values)
    for instruction in isa.on(target):
        for args in ((plain, repeated), (repeated, plain)) if isa.whole(instruction, 2) else ():
            if np.array_equal(execute(instruction, [values[a] for a in args]), made[level.total]):
                return Line(level.total, instruction.name, args, None, "row")
    return None


def rows_per_register(isa: Isa) -> int:
    return isa.vector_bits // WIDE


def column_bytes(isa: Isa, depthwise: bool) -> int:
    """Bytes of a column's activations per step."""
    return CHUNK * (rows_per_register(isa) if depthwise else 1)


def byte_share(spec: KernelSpec) -> int:
    """How often a product of codes counts in the dot product."""
    return code_of(spec.activations).step * code_of(spec.weights).step


def largest_codes(spec: KernelSpec) -> tuple[int, int]:
    """The largest code of an activation, and of a weight."""
    return (1 << spec.activations.bits) - 1, (1 << spec.weights.bits) - 1


def code_limits(spec: KernelSpec) -> tuple[int, int]:
    """Up to which codes of an activation, and of a weight, chains are exact."""
    return (LARGEST_CODE, LARGEST_CODE) if spec.planes else largest_codes(spec)


def step_registers(step: Level) -> tuple[int, int]:
    """How many registers of what a step takes of a register of weights, and of a column, its cells read."""
    cells = {arg for line in step.lines if line.stage == "row" for arg in line.args}
    read = [line for line in step.lines if line.dest in cells and line.stage != "row"]
    weights = sum(line.stage == "unpack" or line.args[0].startswith("weights@") for line in read)
    return weights, len(read) - weights


def largest_product(spec: KernelSpec, centre: int = 0) -> int:
    """The largest size of a product of codes, ``centre`` taken off the weight's."""
    activation, weight = largest_codes(spec)
    return activation * max(weight - centre, centre)


def lane_bounds(first: int, widths: tuple[int, ...], intervals: tuple[int, ...]) -> tuple[int, ...]:
    """Return per level the most that one run of its lines adds to a lane, or takes from it: ``first`` in the
    narrowest lanes."""
    bounds = [first]
    for level, interval in enumerate(intervals):
        bounds.append(widths[level + 1] // widths[level] * bounds[-1] * interval)
    return tuple(bounds)


def program_bounds(spec: KernelSpec, program: ByteProgram) -> tuple[int, ...]:
    """Return ``lane_bounds`` of a program."""
    widths = tuple(level.width for level in program.levels)
    first = widths[0] // 8 * largest_product(spec, program.taken_off)
    return lane_bounds(first, widths, program.intervals)


def byte_longest_k(spec: KernelSpec, centre: int = 0) -> int:
    """The longest K (``sketches.limits``) of a bytes kernel, whose weights' codes are less ``centre``."""
    return code_longest_k(spec, CHUNK, centre)


def byte_work(isa: Isa, target: str, program: ByteProgram, tile: Tile) -> TileWork:
    """Return what a step of four positions of a tile of a bytes kernel executes.

    Sums of all levels but the first lie in memory where registers end. This is about compiled loops, a step
    at a time: a core that issues in order waits for the loads that a step begins with, and does little else
    beside them (llvm-mca's models of Cortex-A53 and A55 on the compiled loops). Loops in assembly state their
    own cycles (``synth.library.costs.tile_rate``).
    """
    cells, first = tile.registers * tile.columns, program.levels[0]
    lines = of_tile(first.lines, tile.registers, tile.columns)
    product = sum(line.stage == "row" for line in first.lines) > 1
    of_weights, of_column = step_registers(first)
    step = tile.registers * of_weights + of_column + product + constants_read(program.constants, first.lines)
    values, often, slots = [Values(cells + step, stalls=True)], 1.0, float(LOOP_SLOTS)
    for level, interval in zip(program.levels[1:], program.intervals, strict=True):
        often /= interval
        lines += [(line, cells * often) for line in level.lines]
        values.append(Values(cells, often, often, whole=True))
        slots += cells * often  # the narrower sums start from zero
    return TileWork(
        lines=lines,
        macs=cells * rows_per_register(isa) * CHUNK,
        registers=isa.target(target).vector_registers,
        values=tuple(values),
        slots=slots,
        chains=adding(line.instruction for line in first.lines if "sum0" in line.args),
        waits=True,
    )
