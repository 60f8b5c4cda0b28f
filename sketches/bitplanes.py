"""The bitplanes kernel: an MR x NR tile with the loop over K inside.

A *cell* is one register of weights against one column: as many rows as the register has 32-bit lanes,
32 positions of K per step. Its counts go into byte accumulators and, before those can overflow, into
32-bit lanes, one per row. A tile is a grid of cells that share loaded weights and activations.
"""

from dataclasses import dataclass, replace

from isa_specs.instruction import Isa
from sketches.carry_save import CarrySave
from sketches.corrections import longest_k
from sketches.kernel import KernelSpec
from sketches.program import Program, split_memory
from sketches.reduction import Register, Structure
from sketches.tile import Group, Tile

#: Positions of K that a step takes: the bits of one lane of the result, so that every row's count ends there.
CHUNK = 32


@dataclass(frozen=True)
class BitplaneProgram:
    """A bitplanes kernel.

    ``cell`` is a whole block kernel of one register and one step (spec ``cell_spec``): loads, counts, the
    sums that ``groups`` name, the widening of these sums, the store. The bitplanes kernel repeats everything
    up to the sums, adds them up with ``adder`` for at most ``interval`` steps, and widens then;
    ``result_adder`` adds the 32-bit sums to the result. ``carry_save``: how words of several steps are added
    before they are counted (``sketches.carry_save``), None where every step's are: in its place stands what
    the cell has up to the sums, and an interval is one of blocks.
    """

    cell: Program
    groups: tuple[Group, ...]
    adder: str
    result_adder: str
    interval: int
    tiles: tuple[Tile, ...]
    carry_save: CarrySave | None = None


def rows_per_register(isa: Isa) -> int:
    return isa.vector_bits // CHUNK


def cell_spec(spec: KernelSpec, isa: Isa) -> KernelSpec:
    """The block that a cell computes in one step."""
    return KernelSpec(spec.activations, spec.weights, m=rows_per_register(isa), k=CHUNK)


def cell_accumulator(isa: Isa) -> Structure:
    """One register of 32-bit lanes, lane r the sum of row r."""
    bytes_of_row = (1 << CHUNK // 8) - 1
    lanes = tuple(bytes_of_row << (row * CHUNK // 8) for row in range(rows_per_register(isa)))
    return Structure((Register(isa.vector_bits, CHUNK, lanes),))


def widen_lines(planes: BitplaneProgram) -> tuple[str, ...]:
    """The registers that are computed from the groups: the widening, by name and in order."""
    after = {group.name for group in planes.groups}
    names = []
    for line in planes.cell.body:
        if line.stage != "store" and any(arg in after for arg in line.args):
            after.add(line.dest)
            names.append(line.dest)
    return tuple(names)


def counted_values(cell: Program) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the counting lines of a cell read, in order: registers of weights, and of activations."""
    read = {arg for line in cell.stage("row") for arg in line.args}
    weights: list[str] = []
    words: list[str] = []
    for line in cell.body:
        place = split_memory(line.args[0])
        if line.dest not in read or line.stage not in ("load", "unpack", "activations"):
            continue
        of_weights = line.stage == "unpack" or (place is not None and place[0] == "weights")
        (weights if of_weights else words).append(line.dest)
    return tuple(weights), tuple(words)


def bitplane_longest_k(spec: KernelSpec, planes: BitplaneProgram) -> int:
    """The longest K (``sketches.limits``), a multiple of a step."""
    return longest_k(replace(spec, k=CHUNK), planes.cell)
