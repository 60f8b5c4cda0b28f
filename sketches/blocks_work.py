"""The work of a tile of a kernel of quantization groups (``sketches.blocks``), for the core model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from isa_specs.instruction import Isa
from sketches.blocks import TYPICAL_BLOCK, BlockProgram, UnshiftedCodes
from sketches.bytes import rows_per_register
from sketches.program import Line
from sketches.throughput import LOOP_SLOTS, LiveValues, TileWork, adding, constants_read
from sketches.tile import Tile

#: Float instructions per sum of a quantization group, and slots of a 32-bit product with its addition.
FLOATS, PRODUCT = 4, 3


@dataclass(frozen=True)
class BlockEnds:
    """How the core model counts the end of a quantization group of ``block`` positions.

    ``scaling``: lines whose ports stand for a sum's float operations; empty: only slots are counted.
    ``in_super_blocks``: whether groups are in super-blocks, which are counted with offsets. If the program
    has ``super_blocks`` too, integer operations replace the float operations of a group."""

    block: int = TYPICAL_BLOCK
    scaling: Sequence[Line] = ()
    in_super_blocks: bool = False


TYPICAL_ENDS = BlockEnds()


def block_work(
    isa: Isa, target: str, program: BlockProgram, tile: Tile, ends: BlockEnds = TYPICAL_ENDS
) -> TileWork:
    """Return the work of a tile in one step, with a step's fraction of widenings and float operations."""
    spec, super_blocks = program.spec, program.super_blocks if ends.in_super_blocks else None
    registers, floats = tile.registers, tile.registers * tile.columns
    blocks = max(spec.positions, ends.block) / spec.positions
    one = _one_column(program, tile)
    of_floats = float(FLOATS)
    if super_blocks:
        # Of both integers of a block the scale's is a product of 32 bits still, where no line multiplies it.
        of_floats = 0.0 if super_blocks.scale else float(PRODUCT)
    slots = LOOP_SLOTS + of_floats * floats / blocks - len(ends.scaling) * floats / blocks
    slots += registers / blocks if one else 0.0  # sums of unshifted codes start at zero
    # If registers run out, each result or super-block sum is loaded and stored once per group. Group sums
    # that are complete before a super-block takes them are a third value per accumulator.
    sums = 3 if ends.in_super_blocks and not (super_blocks and super_blocks.scale) else 2
    row = [line for line in program.stages[0].lines if line.stage == "row"]
    return TileWork(
        lines=_lines(program, tile, ends, blocks), macs=floats * rows_per_register(isa) * spec.positions,
        registers=isa.target(target).vector_registers, values=_values(program, tile), slots=slots,
        chains=adding(line.instruction for line in row if "sum0" in line.args), waits=True,
        ends=(sums * _accumulators(program, tile) + registers + 2, blocks),
    )  # fmt: skip


def _one_column(program: BlockProgram, tile: Tile) -> UnshiftedCodes | None:
    return program.one_column if tile.columns == 1 else None


def _accumulators(program: BlockProgram, tile: Tile) -> int:
    """Return the number of accumulator registers."""
    columns = program.spec.columns
    return tile.registers * -(-tile.columns // columns) * columns


def _lines(program: BlockProgram, tile: Tile, ends: BlockEnds, blocks: float) -> list[tuple[Line, float]]:
    """Return the lines of a step with their counts; a quantization group has ``blocks`` steps."""
    spec, one = program.spec, _one_column(program, tile)
    registers, groups = tile.registers, -(-tile.columns // spec.columns)
    accumulators = _accumulators(program, tile)
    of_column = groups / spec.sub_steps_per_register
    lines = [(line, float(registers)) for line in (*program.loads, *(one or program).unpack)]
    for line in program.stages[0].lines:
        count = {"unpack": registers * spec.columns, "load": of_column, "activations": of_column}.get(
            line.stage, accumulators
        )
        lines.append((line, float(spec.sub_steps * count)))
    lines += [(line, registers * tile.columns / blocks) for line in ends.scaling]
    lines += [(line, groups / blocks) for line in program.begin]
    lines += [(line, registers * groups / blocks) for line in program.epilogue]
    lines += [(line, registers / blocks) for line in (one.lines if one else ())]
    super_blocks, further = program.super_blocks if ends.in_super_blocks else None, program.stages[1:]
    if super_blocks:
        further = (super_blocks.scale,) if super_blocks.scale else further
        of_pair = [line for stage in (super_blocks.correction, *super_blocks.factors) for line in stage.lines]
        each = {"unpack": registers / 2 / blocks, "row": accumulators / 2 / blocks}
        lines += [(line, each[line.stage]) for line in of_pair]
    runs = spec.sub_steps * accumulators / min((spec.sub_steps * blocks, *program.intervals[:1]))
    for stage, interval in zip(further, (*program.intervals[1:], None), strict=False):
        lines += [(line, runs) for line in stage.lines]
        runs /= interval or 1
    return lines


def _values(program: BlockProgram, tile: Tile) -> tuple[LiveValues, ...]:
    """Return the values that need a register: accumulators and operands first, then masks, then words. Words
    of which later sub-steps have bit fields may wait in memory in tiles of one register. Taller tiles keep
    them: measured on a Zen 4, tiles whose words wait are 3 to 10 % slower."""
    spec, one, registers = program.spec, _one_column(program, tile), tile.registers
    groups = -(-tile.columns // spec.columns)
    lines = [line for stage in program.stages for line in stage.lines]
    products = sum(line.stage == "row" for line in program.stages[0].lines)
    live = _accumulators(program, tile) + (registers if one else 0)
    live += (1 + spec.columns) * registers + (groups if program.keeps else 1)
    live += (products > 1) + constants_read(program.constants, lines)
    masks = len({arg for line in (one or program).unpack for arg in line.args} & program.lasting)
    later = 0 if spec.whole else (spec.words - 1) * registers
    return (
        LiveValues(live, stalls=True),
        LiveValues(masks, stores=0.0),
        LiveValues(later, stalls=registers > 1),
    )
