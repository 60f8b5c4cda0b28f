"""The program of a kernel: straight-line code over named registers, in stages.

A register's name is a lower-case word with digits, which stands in the emitted C as it is
(``sketches.wellformed``). A memory operand is written ``buffer@offset`` (offset in bytes), with the buffers
``weights``, ``activations`` and ``acc`` of the block kernel.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache

#: Stages, cheapest first. ``weights`` lines run once, when weights are packed; ``unpack`` lines, which only a
#: bitplanes kernel's cell has, once per loaded register of weights, whatever the number of columns;
#: ``activations`` lines once per column and block; ``row`` lines once per register of weights and plane pair;
#: ``combine`` lines add plane pairs before anything is summed along K; ``reduce`` lines are the reduction
#: tree and the accumulation; ``load`` and ``store`` touch memory.
STAGES = ("weights", "load", "unpack", "activations", "row", "combine", "reduce", "store")
#: The stages of a block kernel that run with it.
BLOCK_STAGES = tuple(stage for stage in STAGES if stage not in ("weights", "unpack"))


@dataclass(frozen=True)
class Line:
    """``dest = instruction(args, imm)``. A store has no dest register (``dest`` is the memory operand)."""

    dest: str
    instruction: str
    args: tuple[str, ...]
    imm: int | None
    stage: str


@dataclass(frozen=True)
class Constant:
    """A loop-invariant register: its bytes, lowest first, as hexadecimal text."""

    name: str
    data: str

    @property
    def bytes(self) -> bytes:
        return bytes.fromhex(self.data)


@dataclass(frozen=True)
class Term:
    """A cut point of the proof: register ``name`` holds, in byte lane b, the affine popcount of the
    plane pair (``weight_plane``, ``activation_plane``) over the eight positions of byte b of vector
    register ``register`` of the block:

        multiplier * sum_positions (product * w * a + only_w * w + only_a * a + constant)
    """

    name: str
    register: int
    weight_plane: int
    activation_plane: int
    multiplier: int
    product: int
    only_w: int
    only_a: int
    constant: int

    def per_position(self, w: int, a: int) -> int:
        """The value that one position adds, for bits ``w`` and ``a``."""
        return self.multiplier * (self.product * w * a + self.only_w * w + self.only_a * a + self.constant)

    @property
    def bound(self) -> int:
        """The largest value of a byte lane."""
        return 8 * max(self.per_position(w, a) for w in (0, 1) for a in (0, 1))


@dataclass(frozen=True)
class Program:
    """A whole block kernel.

    ``views``: the registers that the packer stores for every register of weights, in this order: names
    defined by the ``weights`` lines over ``plane0``, ``plane1``, ..., or those planes themselves.
    ``body``: the block kernel's lines (loads, activations, row, reduce, store), in order.
    ``row_order[r]`` is the row of the matrix block that is stored at place r, so that the reduction
    delivers rows in natural order. ``accumulator_bits``: lane width of ``acc``; lane
    ``accumulator_lane[r]`` belongs to matrix row r. A block adds at most ``block_bound`` to a lane.
    The dot product is ``scale`` times the accumulator plus the corrections.
    """

    constants: tuple[Constant, ...]
    weight_lines: tuple[Line, ...]
    views: tuple[str, ...]
    body: tuple[Line, ...]
    terms: tuple[Term, ...]
    row_order: tuple[int, ...]
    accumulator_bits: int
    accumulator_registers: int
    accumulator_lane: tuple[int, ...]
    block_bound: int
    scale: int

    def stage(self, name: str) -> tuple[Line, ...]:
        return tuple(line for line in self.body if line.stage == name)

    def count(self, free: frozenset[str] = frozenset()) -> dict[str, int]:
        """Instructions per stage of a block, but for those in ``free``, which are register aliases."""
        counted = Counter(line.stage for line in self.body if line.instruction not in free)
        return {stage: counted[stage] for stage in BLOCK_STAGES}


def memory(buffer: str, offset: int) -> str:
    return f"{buffer}@{offset}"


@cache
def split_memory(operand: str) -> tuple[str, int] | None:
    """(buffer, offset) of a memory operand, or None for a register."""
    buffer, at, offset = operand.partition("@")
    return (buffer, int(offset)) if at else None


def place_of(load: Line) -> tuple[str, int]:
    """(buffer, offset) that a load reads."""
    place = split_memory(load.args[0])
    assert place is not None
    return place
