"""What the microkernel benchmark finds: shapes, goals, and a configuration's results on a shape."""

from dataclasses import dataclass, field

from bench.clock import Cycles
from bench.microkernel_forms import L1_BYTES

SCALAR, C_LOOP, FP32 = "scalar popcnt", "C loop", "ONNX Runtime fp32"
#: Rows and columns at which others run beside a tile: those of our largest tile of bitplanes, and so many
#: that the fixed cost of a call does not matter.
TILE_ROWS, TILE_COLUMNS, LARGE = 16, 4, 64
#: What a product of matrices may lose of the speed in L1.
GEMM_PART = 0.85


@dataclass(frozen=True)
class Shape:
    """``n`` columns of activations, ``m`` rows of weights, ``k`` positions; tiles of ``k`` in L1 where n is
    0."""

    k: int
    m: int = 0
    n: int = 0

    @property
    def name(self) -> str:
        return f"GEMM {self.n} x {self.m} x {self.k}" if self.n else f"L1, K = {self.k}"


@dataclass(frozen=True)
class Entry:
    """One form of kernel on a shape: how it was cut, bytes of a tile's operands, MAC/cycle that the execution
    ports allow the tile, and the method."""

    form: str
    cut: str
    bytes: int
    bound: float
    roofline: float
    cycles: Cycles
    packed: Cycles | None = None

    @property
    def fits(self) -> bool:
        return self.bytes <= L1_BYTES


@dataclass(frozen=True)
class Result:
    """A configuration on a shape; ``peers``: who -> what exactly, and its cycles."""

    configuration: str
    shape: Shape
    goal: float
    entries: tuple[Entry, ...]
    peers: dict[str, tuple[str, Cycles]] = field(default_factory=dict)

    @property
    def best(self) -> Entry:
        """The fastest form. One none of whose tiles fits in L1 takes part: it has it harder."""
        return max(self.entries, key=lambda entry: entry.cycles.rate[0])


def goal(a: int, w: int) -> float:
    """MAC/cycle that a microkernel is to reach in L1; they follow from the rooflines of popcounts and
    tables."""
    return 85 if a == w == 1 else {1: 75, 2: 45, 3: 35}[w]
