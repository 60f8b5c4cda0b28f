"""The program of a block kernel: straight-line code over named registers, in stages.

A register name has lower-case letters, digits and single underscores (``sketches.wellformed.NAME``). The C
code uses the same name. A memory operand is written ``buffer@offset``, with the offset in bytes. A block
kernel has the buffers ``weights``, ``activations`` and ``acc``."""

from collections import Counter
from dataclasses import dataclass
from functools import cache

#: Stages of lines, cheapest first. ``weights`` lines run once, when weights are packed. ``unpack`` lines run
#: once per loaded weight register, whatever the number of columns; only bitplanes kernels have them.
#: ``activations`` lines run once per column. ``row`` lines run once per weight register and plane pair.
#: ``combine`` lines add the counts of plane pairs, before any sum along K. ``reduce`` lines are the reduction
#: tree and the accumulation. ``load`` and ``store`` lines access memory.
STAGES = ("weights", "load", "unpack", "activations", "row", "combine", "reduce", "store")
#: Stages whose lines run in the block kernel itself.
BLOCK_STAGES = tuple(stage for stage in STAGES if stage not in ("weights", "unpack"))


@dataclass(frozen=True)
class Line:
    """One instruction: ``dest = instruction(args, imm)``. The ``dest`` of a store is a memory operand."""

    dest: str
    instruction: str
    args: tuple[str, ...]
    imm: int | None
    stage: str


@dataclass(frozen=True)
class Constant:
    """A loop-invariant register. ``data``: its bytes as hexadecimal text, lowest byte first."""

    name: str
    data: str

    @property
    def bytes(self) -> bytes:
        return bytes.fromhex(self.data)


@dataclass(frozen=True)
class Term:
    """The meaning of register ``name`` in a block kernel's body. The proof is divided at such registers.

    Register ``register`` of the packed weight block has 8 positions of K in each byte. Byte lane b of
    ``name`` sums over the positions of its byte b:

        multiplier * sum_positions (product * w * a + only_w * w + only_a * a + constant)

    ``w`` and ``a`` are the position's bits in ``weight_plane`` and ``activation_plane``."""

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
        """Return the value that one position adds for the bits ``w`` and ``a``, multiplier included."""
        return self.multiplier * (self.product * w * a + self.only_w * w + self.only_a * a + self.constant)

    @property
    def bound(self) -> int:
        """Return the largest value that a byte lane can have."""
        return 8 * max(self.per_position(w, a) for w in (0, 1) for a in (0, 1))


@dataclass(frozen=True)
class BlockKernelProgram:
    """A whole block kernel (Cowan et al., CGO 2020).

    ``weight_lines``: lines that compute derived planes from ``plane0``, ``plane1``, ... during packing.
    ``derived_planes``: registers stored for every weight register, in this order: derived planes or planes.
    ``body``: all lines that run in the kernel, in order: loads, activations, row, combine, reduce, store.
    ``terms``: meanings of the registers that the reduction tree adds.
    ``row_order``: entry r is the matrix row that is stored as packed row r.
    ``accumulator_bits``: width of the lanes of ``acc``, which has ``accumulator_registers`` registers.
    ``accumulator_lane``: entry r is the lane of ``acc`` that belongs to packed row r.
    ``block_bound``: the most that one run of the kernel adds to a lane.
    ``scale``: the dot product is ``scale`` times the accumulator plus corrections (``sketches.corrections``).
    """

    constants: tuple[Constant, ...]
    weight_lines: tuple[Line, ...]
    derived_planes: tuple[str, ...]
    body: tuple[Line, ...]
    terms: tuple[Term, ...]
    row_order: tuple[int, ...]
    accumulator_bits: int
    accumulator_registers: int
    accumulator_lane: tuple[int, ...]
    block_bound: int
    scale: int

    def stage(self, name: str) -> tuple[Line, ...]:
        """Return the lines of ``body`` in the named stage."""
        return tuple(line for line in self.body if line.stage == name)

    def count(self, free: frozenset[str] = frozenset()) -> dict[str, int]:
        """Return the number of instructions per stage, without those in ``free`` (register aliases)."""
        counted = Counter(line.stage for line in self.body if line.instruction not in free)
        return {stage: counted[stage] for stage in BLOCK_STAGES}


def memory(buffer: str, offset: int) -> str:
    return f"{buffer}@{offset}"


@cache
def split_memory(operand: str) -> tuple[str, int] | None:
    """Return (buffer, offset in bytes) of a memory operand ``buffer@offset``, or None for a register."""
    buffer, at, offset = operand.partition("@")
    return (buffer, int(offset)) if at else None


def place_of(load: Line) -> tuple[str, int]:
    """Return (buffer, offset in bytes) that a load reads."""
    place = split_memory(load.args[0])
    assert place is not None
    return place
