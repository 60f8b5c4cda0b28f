"""The bytes kernel (int8 form): an MR x NR tile that multiplies bytes of weights and of activations.

A step takes four neighbouring positions of K. A row's four codes fill a 32-bit lane of a weight register. A
column's four codes are repeated in all lanes. So a row stays in its lane up to the 32-bit result, and nothing
is summed across rows. Products are first summed in narrow lanes, for as many steps as their bounds allow, and
then in wider lanes. While bounds are small, cost does not depend on the bits of the operands.

In *depthwise* kernels each row of a register has its own activations, as each channel of a depthwise
convolution has. A column then has four codes for each row of a register.

Operands are codes (``sketches.tables``). Offsets and zero points are terms of one operand
(``table_corrections``). For instructions with signed weights, such as x86 dot products, 128 may be subtracted
from weight codes (``ByteProgram.stored_zero``). That is one more zero-point correction."""

import itertools
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import execute
from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.limits import MAX_PLANES
from sketches.lines import constant_values, run_lines
from sketches.program import Constant, Line
from sketches.tables import code_longest_k, code_of
from sketches.throughput import LOOP_SLOTS, LiveValues, TileWork, adding, constants_read, of_tile
from sketches.tile import Tile

#: Bits of a result lane. A row's bytes of a step fill one lane.
WIDE = 32
#: Positions of K of a step: the bytes of a result lane.
CHUNK = WIDE // 8
#: The largest code of operands of few bits. They all use the same instruction sequences.
LARGEST_CODE = (1 << MAX_PLANES) - 1
#: Subtracted from 8-bit codes, so that they fit signed bytes.
STORED_ZERO = 128


@dataclass(frozen=True)
class AccumulatorStage:
    """An accumulator stage: sums in lanes of ``width`` bits.

    ``lines``: of stage 0, load ``weights@0`` and ``activations@0`` and add a step's products to ``sum0``. Of
    stage n, add the lanes of ``sum{n - 1}`` to ``sum{n}``.
    ``total``: register with the new sums."""

    width: int
    lines: tuple[Line, ...]
    total: str


@dataclass(frozen=True)
class ByteProgram:
    """A bytes kernel.

    ``stages``: accumulator stages, the last of 32-bit lanes.
    ``intervals``: stage n + 1 runs after at most ``intervals[n]`` runs of stage n, which then restarts at
    zero.
    ``epilogue``: lines that add the last sums times ``byte_coefficient`` to ``acc@``, a register of rows.
    ``stored_zero``: subtracted from weight codes, which are then signed bytes in memory; sums are modulo
    2^32. None: codes are stored unchanged.
    """

    constants: tuple[Constant, ...]
    stages: tuple[AccumulatorStage, ...]
    intervals: tuple[int, ...]
    epilogue: tuple[Line, ...]
    tiles: tuple[Tile, ...]
    stored_zero: int | None = None

    #: Positions of a step, contiguous positions of a row in stored weights, and columns of a column group:
    #: the same attributes as in ``sketches.groups``.
    positions: ClassVar[int] = CHUNK
    together: ClassVar[int] = CHUNK
    columns: ClassVar[int] = 1

    @property
    def zero_point(self) -> int:
        """Return the number that is subtracted from weight codes."""
        return self.stored_zero or 0


@cache
def multiplies_bytes(isa: Isa, target: str, signed: bool = False) -> bool:
    """Return whether the target has an instruction whose lanes are sums of products of their bytes, or 32-bit
    sums of products of 16-bit lanes, which even and odd bytes fill.

    ``signed``: unsigned times signed bytes of any value, in 32-bit lanes. Otherwise codes up to
    ``LARGEST_CODE``, in lanes of 8, 16 or 32 bits. Found by execution on test vectors."""
    size = isa.vector_bits // 8
    rng = np.random.default_rng(15)
    numbers = rng.integers(0, LARGEST_CODE + 1, (3, 16, size))
    numbers[:2, 0], numbers[2] = LARGEST_CODE, 0
    if signed:
        numbers[0], numbers[1] = rng.integers(0, 256, (16, size)), rng.integers(-128, 128, (16, size))
        numbers[0, 0], numbers[1, 0], numbers[1, 1] = 255, 127, -128
    if _multiplies(isa, target, numbers, 8, (WIDE,) if signed else (8, 16, WIDE)):
        return True
    return not signed and _multiplies(isa, target, numbers[:, :, : size // 2], WIDE // 2, (WIDE,))


def _multiplies(
    isa: Isa, target: str, numbers: NDArray[np.int64], source: int, widths: tuple[int, ...]
) -> bool:
    """Return whether an instruction multiplies numbers of lanes of ``source`` bits and adds the products in
    lanes of one of the ``widths``. ``numbers``: two factors and zeros, [3, states, lanes]."""
    registers = numbers.astype(f"<u{source // 8}").view(np.uint8)
    products = numbers[0] * numbers[1]
    sums = [
        products.reshape(len(products), -1, width // source)
        .sum(axis=2)
        .astype(f"<u{width // 8}")
        .view(np.uint8)
        for width in widths
    ]
    for arity, instruction in itertools.product((2, 3), isa.on(target)):
        for order in itertools.permutations(range(arity)) if isa.whole(instruction, arity) else ():
            made = execute(instruction, [registers[number] for number in order])
            if any(np.array_equal(made, wanted) for wanted in sums):
                return True
    return False


@cache
def first_products(isa: Isa, target: str, program: ByteProgram) -> Line | None:
    """Return a line that computes stage 0 for sums of zero in one instruction, or None. Found by execution on
    test vectors; the proof shows it for all values."""
    stage, size = program.stages[0], isa.vector_bits // 8
    plain, repeated = (line.dest for line in stage.lines if line.stage == "load")
    registers = np.random.default_rng(16).integers(0, 256, (2, 16, size)).astype(np.uint8)
    values = {plain: registers[0], repeated: registers[1], "sum0": np.zeros((16, size), np.uint8)}
    values |= constant_values(program.constants, 16)
    made = run_lines(isa, (line for line in stage.lines if line.stage != "load"), values)
    for instruction in isa.on(target):
        for args in ((plain, repeated), (repeated, plain)) if isa.whole(instruction, 2) else ():
            if np.array_equal(execute(instruction, [values[a] for a in args]), made[stage.total]):
                return Line(stage.total, instruction.name, args, None, "row")
    return None


def rows_per_register(isa: Isa) -> int:
    """Return the number of rows (32-bit lanes) of a vector register."""
    return isa.vector_bits // WIDE


def column_bytes(isa: Isa, depthwise: bool) -> int:
    """Return a column's bytes of activations per step: 4; with ``depthwise`` 4 per row of a register."""
    return CHUNK * (rows_per_register(isa) if depthwise else 1)


def byte_coefficient(spec: KernelSpec) -> int:
    """Return the coefficient of a product of codes in the dot product."""
    return code_of(spec.activations).step * code_of(spec.weights).step


def largest_codes(spec: KernelSpec) -> tuple[int, int]:
    """Return the largest code of an activation, and of a weight."""
    return (1 << spec.activations.bits) - 1, (1 << spec.weights.bits) - 1


def code_limits(spec: KernelSpec) -> tuple[int, int]:
    """Return the largest activation code and weight code for which instruction sequences are exact. Both are
    ``LARGEST_CODE`` if ``spec.planes``, else ``largest_codes``."""
    return (LARGEST_CODE, LARGEST_CODE) if spec.planes else largest_codes(spec)


def step_registers(step: AccumulatorStage) -> tuple[int, int]:
    """Return how many registers of weights and of activations the ``row`` lines of a step read."""
    accumulators = {arg for line in step.lines if line.stage == "row" for arg in line.args}
    read = [line for line in step.lines if line.dest in accumulators and line.stage != "row"]
    weights = sum(line.stage == "unpack" or line.args[0].startswith("weights@") for line in read)
    return weights, len(read) - weights


def largest_product(spec: KernelSpec, stored_zero: int = 0) -> int:
    """Return the largest absolute value of a product of codes, ``stored_zero`` subtracted from the weight
    code."""
    activation, weight = largest_codes(spec)
    return activation * max(weight - stored_zero, stored_zero)


def lane_bounds(first: int, widths: tuple[int, ...], intervals: tuple[int, ...]) -> tuple[int, ...]:
    """Return per accumulator stage the largest absolute value that one run of its lines adds to a lane.
    ``first``: this value of the narrowest stage. ``intervals[n]``: runs of stage n per run of stage n + 1."""
    bounds = [first]
    for stage, interval in enumerate(intervals):
        bounds.append(widths[stage + 1] // widths[stage] * bounds[-1] * interval)
    return tuple(bounds)


def program_bounds(spec: KernelSpec, program: ByteProgram) -> tuple[int, ...]:
    """Return per accumulator stage of a bytes kernel the largest absolute value that a run adds to a lane."""
    widths = tuple(stage.width for stage in program.stages)
    first = widths[0] // 8 * largest_product(spec, program.zero_point)
    return lane_bounds(first, widths, program.intervals)


def byte_longest_k(spec: KernelSpec, stored_zero: int = 0) -> int:
    """Return the longest K of a bytes kernel (``sketches.limits``), weight codes less ``stored_zero``."""
    return code_longest_k(spec, CHUNK, stored_zero)


def byte_work(isa: Isa, target: str, program: ByteProgram, tile: Tile) -> TileWork:
    """Return the work of a tile of a bytes kernel in one step, for compiled loops. If registers run out, sums
    of all stages but the first are in memory. An in-order core waits for the loads that begin a step
    (llvm-mca on compiled loops, Cortex-A53 and A55). Loops in assembly state their own cycles
    (``synth.library.costs.tile_rate``)."""
    accumulators, first = tile.registers * tile.columns, program.stages[0]
    lines = of_tile(first.lines, tile.registers, tile.columns)
    product = sum(line.stage == "row" for line in first.lines) > 1
    of_weights, of_column = step_registers(first)
    step = tile.registers * of_weights + of_column + product + constants_read(program.constants, first.lines)
    values, often, slots = [LiveValues(accumulators + step, stalls=True)], 1.0, float(LOOP_SLOTS)
    for stage, interval in zip(program.stages[1:], program.intervals, strict=True):
        often /= interval
        lines += [(line, accumulators * often) for line in stage.lines]
        values.append(LiveValues(accumulators, often, often, whole=True))
        slots += accumulators * often  # the narrower sums start from zero
    return TileWork(
        lines=lines,
        macs=accumulators * rows_per_register(isa) * CHUNK,
        registers=isa.target(target).vector_registers,
        values=tuple(values),
        slots=slots,
        chains=adding(line.instruction for line in first.lines if "sum0" in line.args),
        waits=True,
    )
