"""The bitplanes kernel: an MR x NR tile with the loop over K inside.

A step takes 32 positions of K. An accumulator is one weight register (a row per 32-bit lane) against one
column. Byte accumulators take the counts of several steps and are then widened to 32-bit lanes, one per row.
Accumulators of a tile share loaded weights and activations."""

from dataclasses import dataclass, replace

from isa_specs.instruction import Isa
from sketches.carry_save import CarrySave
from sketches.corrections import longest_k
from sketches.kernel import KernelSpec
from sketches.program import BlockKernelProgram, split_memory
from sketches.reduction import LiveRegister, Structure
from sketches.tile import ByteAccumulator, Tile

#: Positions of K of a step: the bits of a 32-bit lane, so that each row's count stays in its lane.
CHUNK = 32


@dataclass(frozen=True)
class BitplaneProgram:
    """A bitplanes kernel.

    ``inner``: the block kernel of one weight register and one step (``inner_spec``). It loads, counts, makes
    the sums of ``groups``, widens and stores them. A tile runs all lines up to the sums in each step.
    ``groups``: byte accumulators. ``adder`` adds each step's amount, for at most ``interval`` steps.
    ``result_adder``: instruction that adds the widened 32-bit sums to the result.
    ``carry_save``: adders that replace the lines up to the sums (``sketches.carry_save``); then ``interval``
    counts blocks of steps. None: each step is counted."""

    inner: BlockKernelProgram
    groups: tuple[ByteAccumulator, ...]
    adder: str
    result_adder: str
    interval: int
    tiles: tuple[Tile, ...]
    carry_save: CarrySave | None = None


def rows_per_register(isa: Isa) -> int:
    """Return the number of rows (32-bit lanes) of a vector register."""
    return isa.vector_bits // CHUNK


def inner_spec(spec: KernelSpec, isa: Isa) -> KernelSpec:
    """Return the specification of one weight register and one step of 32 positions as a block kernel."""
    return KernelSpec(spec.activations, spec.weights, m=rows_per_register(isa), k=CHUNK)


def inner_accumulator(isa: Isa) -> Structure:
    """Return the structure in which widening ends: one register whose 32-bit lane r has the sum of row r."""
    bytes_of_row = (1 << CHUNK // 8) - 1
    lanes = tuple(bytes_of_row << (row * CHUNK // 8) for row in range(rows_per_register(isa)))
    return Structure((LiveRegister(isa.vector_bits, CHUNK, lanes),))


def widen_lines(planes: BitplaneProgram) -> tuple[str, ...]:
    """Return all registers that ``inner`` computes from the byte accumulators ``groups``, in line order."""
    after = {group.name for group in planes.groups}
    names = []
    for line in planes.inner.body:
        if line.stage != "store" and any(arg in after for arg in line.args):
            after.add(line.dest)
            names.append(line.dest)
    return tuple(names)


def counted_values(inner: BlockKernelProgram) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return (weight registers, activation registers) that ``row`` lines of ``inner`` read, each once, in the
    order in which ``inner`` makes them."""
    read = {arg for line in inner.stage("row") for arg in line.args}
    weights: list[str] = []
    words: list[str] = []
    for line in inner.body:
        place = split_memory(line.args[0])
        if line.dest not in read or line.stage not in ("load", "unpack", "activations"):
            continue
        of_weights = line.stage == "unpack" or (place is not None and place[0] == "weights")
        (weights if of_weights else words).append(line.dest)
    return tuple(weights), tuple(words)


def bitplane_longest_k(spec: KernelSpec, planes: BitplaneProgram) -> int:
    """Return the longest K of a bitplanes kernel (``sketches.limits``), a multiple of a step."""
    return longest_k(replace(spec, k=CHUNK), planes.inner)
