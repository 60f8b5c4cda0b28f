"""Most multiply-accumulates per core cycle, from what the execution ports can take; data in registers and L1.

Instructions of one kind go to some of the ports; whatever the order, the instructions that have only the
ports of a set S need at least their number divided by the size of S. The greatest of these over all S is the
least number of cycles. Ports as of Skylake to Cascade Lake: Abel and Reineke, uops.info (ASPLOS 2019); port 1
takes no vectors while there are 512-bit ones about.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

import isa_specs
from sketches.kernel import KernelSpec
from sketches.throughput import Pressure, port_bound

#: Ports of a kind of instruction by instruction set. 256 bits: three take vectors, of which one shuffles and
#: two multiply; 512 bits: two, of which one shuffles and the other shifts.
PORTS = {
    "avx2": {"logic": "015", "add": "015", "shift": "01", "multiply": "01", "shuffle": "5"},
    "avx512": {"logic": "05", "add": "05", "shift": "0", "multiply": "05", "shuffle": "5"},
}
_SCALAR = {"scalar": "0156", "popcnt": "1"}


def cycles(counts: Mapping[str, float], isa: str = "avx2") -> float:
    """The least cycles for so many instructions of each kind."""
    where, total = PORTS[isa] | _SCALAR, Pressure()
    for kind, count in counts.items():
        total += Pressure({frozenset(where[kind]): count})
    return port_bound(total.ops)


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
            "carry-save", Counter(logic=8 * 3 + 7 * 2 + 2, shift=1, shuffle=2, add=2), 16 * 256, True, True,
            None, needs="avx512",
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
