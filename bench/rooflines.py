"""Most multiply-accumulates per core cycle, from what the execution ports can take; data in registers and L1.

Instructions of one kind go to some of the ports; whatever the order, the instructions that have only the
ports of a set S need at least their number divided by the size of S. The greatest of these over all S is the
least number of cycles. Ports as of Skylake to Cascade Lake: Abel and Reineke, uops.info (ASPLOS 2019); port 1
takes no vectors while there are 512-bit ones about.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

import isa_specs
from sketches.kernel import KernelSpec

__all__ = ["METHODS", "Method", "cycles", "kind_of", "methods"]

_BOTH = {"scalar": frozenset((0, 1, 5, 6)), "popcnt": frozenset((1,)), "load": frozenset((2, 3))}
#: Ports of a kind of instruction by instruction set. 256 bits: three take vectors, of which one shuffles and
#: two shift and multiply; 512 bits: two, of which one shuffles and the other shifts.
PORTS: dict[str, dict[str, frozenset[int]]] = {
    "avx2": {
        "logic": frozenset((0, 1, 5)),
        "add": frozenset((0, 1, 5)),
        "shift": frozenset((0, 1)),
        "multiply": frozenset((0, 1)),
        "shuffle": frozenset((5,)),
        **_BOTH,
    },
    "avx512": {
        "logic": frozenset((0, 5)),
        "add": frozenset((0, 5)),
        "shift": frozenset((0,)),
        "multiply": frozenset((0, 5)),
        "shuffle": frozenset((5,)),
        **_BOTH,
    },
}
#: Parts of an intrinsic's name -> kind; the first that occurs. Sums of differences run where shuffles do.
_KINDS = (
    ("shuffle", "shuffle"), ("unpack", "shuffle"), ("permute", "shuffle"), ("sad_epu8", "shuffle"),
    ("cvt", "shuffle"), ("extract", "shuffle"), ("alignr", "shuffle"), ("packs", "shuffle"), ("packus", "shuffle"),
    ("load", "load"), ("madd", "multiply"), ("mul", "multiply"), ("srl", "shift"), ("sll", "shift"),
    ("sra", "shift"), ("and", "logic"), ("xor", "logic"), ("or_", "logic"),
    ("ternarylogic", "logic"), ("add", "add"), ("sub", "add"),
    ("min", "add"), ("max", "add"), ("cmp", "add"), ("abs", "add"), ("avg", "add"),
)  # fmt: skip


def kind_of(intrinsic: str) -> str:
    """The kind of an x86 intrinsic. Raises KeyError for one that this file does not know."""
    for part, kind in _KINDS:
        if part in intrinsic:
            return kind
    raise KeyError(f"{intrinsic}: its execution ports are not in bench/rooflines.py")


def cycles(counts: Mapping[str, float], isa: str = "avx2") -> float:
    """The least cycles for so many instructions of each kind."""
    where = PORTS[isa]
    used = sorted(frozenset().union(*(where[kind] for kind in counts))) if counts else []
    sets = (frozenset(c) for n in range(1, len(used) + 1) for c in itertools.combinations(used, n))
    return max(
        (sum(n for kind, n in counts.items() if where[kind] <= ports) / len(ports) for ports in sets),
        default=0.0,
    )


@dataclass(frozen=True)
class Method:
    """A way to multiply-accumulate: instructions for ``macs`` positions, for one pair of planes or otherwise.

    What is shared by all rows or all columns of a tile (loads, splitting nibbles) is left out: a tile can
    always be larger. ``macs`` are those of a 256-bit register where ``vector``. ``simulated``: the figure for
    one plane each with loads and the loop in it, 256 bits, by llvm-mca, None without one. ``needs``: the only
    instruction set that has it, "" for any.
    """

    name: str
    counts: Mapping[str, int]
    macs: int
    weight_planes: bool
    activation_planes: bool
    simulated: int | None
    vector: bool = True
    needs: str = ""

    def rate(self, spec: KernelSpec, isa: str = "avx2") -> float:
        """MAC per cycle of this configuration."""
        times = spec.weights.bits if self.weight_planes else 1
        times *= spec.activations.bits if self.activation_planes else 1
        wider = isa_specs.load(isa).vector_bits / 256 if self.vector else 1
        return self.macs * wider / (times * cycles(self.counts, isa))


METHODS = {
    method.name: method
    for method in (
        # Both nibbles of 32 bytes: and, look up the count, add up.
        Method("popcount", Counter(logic=2, shuffle=2, add=2), 256, True, True, 84),
        # Full adders take the words of 16 steps in pairs (three instructions with both products) and their
        # carries (two); both nibbles of the last carry are masked and looked up.
        Method(
            "carry-save", Counter(logic=8 * 3 + 7 * 2 + 2, shift=1, shuffle=2, add=2), 16 * 256, True, True, None,
            needs="avx512",
        ),
        # 32 rows, four positions of each: look up their sum, add up.
        Method("tables", Counter(shuffle=1, add=1), 128, True, False, 127),
        # 32 products of bytes, added in pairs to 16 bits.
        Method("maddubs", Counter(multiply=1, add=1), 32, False, False, 47),
        # One 64-bit word.
        Method("popcnt", Counter(scalar=2, popcnt=1), 64, True, True, 63, vector=False),
    )
}  # fmt: skip


def methods(isa: str) -> tuple[Method, ...]:
    """Those that an instruction set has."""
    return tuple(method for method in METHODS.values() if method.needs in ("", isa))
