"""The dot microkernel (int8 forms): an MR x NR tile that multiplies bytes of weights and of activations.

A step takes ``positions`` positions of K. A weight register has a row per 32-bit lane of a result. Its codes
are bytes [positions / together, rows, together]. Accumulators belong to a group of ``columns`` columns, whose
activations are [columns, positions]. With ``height`` rows per accumulator register, row r of column c is lane
``c * height + r % height`` of accumulator ``r // height``. In *bytes* kernels a step has four positions, a
column's four codes are repeated in all lanes, and narrow sums are widened. In *depthwise* kernels each row
has activations of its own. *Column groups* are for instructions that add an outer product
(``sketches.outer_products``). In *tile registers* one load places all columns of a group.

Operands are codes (``sketches.tables``). Offsets and zero points are terms of one operand
(``table_corrections``). For instructions with signed weights, such as x86 dot products, 128 may be subtracted
from weight codes (``DotProgram.stored_zero``). That is one more zero-point correction."""

from dataclasses import dataclass
from functools import cache

import numpy as np

from isa_specs.concrete import execute
from isa_specs.instruction import Isa, Tiles
from sketches.bytes import CHUNK, WIDE, AccumulatorStage, lane_bounds, largest_product, rows_per_register
from sketches.kernel import KernelSpec
from sketches.lines import constant_values, run_lines
from sketches.program import Constant, Line
from sketches.tables import code_longest_k
from sketches.throughput import LOOP_SLOTS, DependencyChain, LiveValues, TileWork, constants_read, of_tile
from sketches.tile import Tile

#: The buffer through which sums in tile registers go.
SUMS = "sums"


@dataclass(frozen=True)
class DotProgram:
    """A dot microkernel.

    ``stages``: accumulator stages, the last of 32-bit lanes. Several stages have one register of sums each.
    ``intervals``: stage n + 1 runs after at most ``intervals[n]`` runs of stage n, which then restarts at
    zero.
    ``epilogue``: lines that add the last sums times ``sketches.bytes.byte_coefficient`` to ``acc@``, a
    register of rows per column. If sums are in tile registers, the first lines store the sums to ``sums@``.
    ``positions``, ``together``, ``columns``: of a step, contiguous in stored weights, of a column group.
    ``depthwise``: whether each row has activations of its own.
    ``stored_zero``: subtracted from weight codes, which are then signed bytes in memory; sums are modulo
    2^32. None: codes are stored unchanged."""

    constants: tuple[Constant, ...]
    stages: tuple[AccumulatorStage, ...]
    intervals: tuple[int, ...]
    epilogue: tuple[Line, ...]
    tiles: tuple[Tile, ...]
    positions: int = CHUNK
    together: int = CHUNK
    columns: int = 1
    depthwise: bool = False
    stored_zero: int | None = None

    @property
    def zero_point(self) -> int:
        """Return the number that is subtracted from weight codes."""
        return self.stored_zero or 0

    @property
    def weights_live(self) -> bool:
        """Return whether weight registers stay live in a step. Otherwise a column group's registers do: a
        longer step reads more registers of weights than of a column group."""
        return self.positions == CHUNK

    @property
    def sums(self) -> tuple[str, ...]:
        """Return the names ``sum0``, ... under which a step reads its accumulators."""
        return tuple(f"sum{number}" for number in range(len(self.stages[0].totals)))

    @property
    def spilled(self) -> tuple[Line, ...]:
        """Return the lines of the epilogue that store tile registers to ``sums@``; () without them."""
        return tuple(line for line in self.epilogue if line.dest.startswith(f"{SUMS}@"))

    def column_bytes(self, isa: Isa) -> int:
        """Return a column's bytes of activations per step."""
        return self.positions * (rows_per_register(isa) if self.depthwise else 1)


@cache
def first_products(isa: Isa, target: str, program: DotProgram) -> Line | None:
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


def step_registers(step: AccumulatorStage) -> tuple[int, int]:
    """Return how many registers of weights and of activations the ``row`` lines of a step read."""
    accumulators = {arg for line in step.lines if line.stage == "row" for arg in line.args}
    read = [line for line in step.lines if line.dest in accumulators and line.stage != "row"]
    weights = sum(line.stage == "unpack" or line.args[0].startswith("weights@") for line in read)
    return weights, len(read) - weights


def dot_bounds(spec: KernelSpec, program: DotProgram) -> tuple[int, ...]:
    """Return per accumulator stage the largest value that executing its lines once adds to a lane."""
    widths = tuple(stage.width for stage in program.stages)
    first = program.positions * widths[0] // WIDE * largest_product(spec, program.zero_point)
    return lane_bounds(first, widths, program.intervals)


def dot_longest_k(spec: KernelSpec, program: DotProgram) -> int:
    """Return the program's longest K (``sketches.limits``)."""
    return code_longest_k(spec, program.positions, program.zero_point)


def dot_work(isa: Isa, target: str, program: DotProgram, tile: Tile) -> TileWork:
    """Return the work of a tile in one step, for compiled loops.

    If registers run out, sums of all stages but the first are in memory. An in-order core waits for the loads
    that begin a step (llvm-mca on compiled loops, Cortex-A53 and A55). Loops in assembly state their own
    cycles (``synth.library.costs.tile_rate``)."""
    (first, *wider), groups, taken = program.stages, groups_of(program, tile), tile.registers
    registers, tile_regs = isa.target(target).vector_registers, tile_register_sums(isa, target, program)
    if tile_regs:
        registers, taken = tile_regs.count, at_once(program, tile, tile_regs.count)
    parts, accumulators = tile.registers // taken, tile.registers * groups
    lines = [(line, parts * count) for line, count in of_tile(first.lines, taken, groups)]
    values = [LiveValues(tile_registers(program, Tile(taken, tile.columns)), stalls=True)]
    often, slots = 1.0, float(LOOP_SLOTS)
    for stage, interval in zip(wider, program.intervals, strict=True):
        often /= interval
        lines += [(line, accumulators * often) for line in stage.lines]
        values.append(LiveValues(accumulators, often, often, whole=True))
        slots += accumulators * often  # the narrower sums start from zero
    return TileWork(
        lines=lines, macs=tile.registers * tile.columns * rows_per_register(isa) * program.positions,
        registers=registers, values=tuple(values), slots=slots, chains=_chains(program, parts), waits=True,
    )  # fmt: skip


def _chains(program: DotProgram, parts: int) -> tuple[DependencyChain, ...]:
    """Return the dependency chain of the lines that add to one accumulator in a step."""
    first, running = program.stages[0], {*program.sums}
    adders = []
    for line in first.lines:
        if running & {*line.args}:
            adders.append((line.instruction,))
            running.add(line.dest)
    return (DependencyChain(((tuple(adders), parts * len(adders) / len(first.totals)),)),)


def groups_of(program: DotProgram, tile: Tile) -> int:
    """Return the number of column groups of a tile. The last group may be partly used."""
    return -(-tile.columns // program.columns)


def tile_registers(program: DotProgram, tile: Tile) -> int:
    """Return the vector or tile registers that a tile needs for sums, operands and constants of a step."""
    first, groups = program.stages[0], groups_of(program, tile)
    (weights, column), sums = step_registers(first), tile.registers * groups * len(first.totals)
    if not program.weights_live:
        return sums + groups * column + weights
    product = sum(line.stage == "row" for line in first.lines) > 1
    return sums + tile.registers * weights + column + product + constants_read(program.constants, first.lines)


def at_once(program: DotProgram, tile: Tile, count: int) -> int:
    """Return how many weight registers of a tile one pass takes, given ``count`` tile registers in all."""
    parts = (n for n in range(tile.registers, 1, -1) if tile.registers % n == 0)
    return next((n for n in parts if tile_registers(program, Tile(n, tile.columns)) <= count), 1)


def sum_bits(isa: Isa, program: DotProgram) -> int:
    """Return the bits of a whole accumulator register of a step: a vector register or a tile register."""
    first = program.stages[0]
    made = {line.dest: line.instruction for line in first.lines}
    return isa.instructions[made[first.totals[0]]].result.bits


def tile_register_sums(isa: Isa, target: str, program: DotProgram) -> Tiles | None:
    """Return the target's tile registers if the program's sums are in them, None if they are in vectors."""
    return isa.tile_registers(target) if sum_bits(isa, program) != isa.vector_bits else None
