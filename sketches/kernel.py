"""The kernel specification: what a block kernel computes, and the bounds that follow from it.

``C[m, n] += sum_k A[n, k] * W[m, k]`` (Cowan et al. 2020, section 2) over an m x k block of weights
and one column of k activations, both cut into packed bitplanes.
"""

from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from sketches.encoding import Operand, pair_name
from sketches.limits import MAX_PLANES


class SpecError(ValueError):
    """A kernel that cannot be specified. One line, with the remedy."""


@dataclass(frozen=True)
class KernelSpec:
    """A block kernel: ``m`` rows of weights by ``k`` positions, against one column of activations.

    ``layout`` ``"mkb"`` keeps a row's k/8 bytes together; bit b of byte B is position 8 B + b.
    """

    activations: Operand
    weights: Operand
    m: int = 8
    k: int = 64
    layout: str = "mkb"

    def __post_init__(self) -> None:
        if self.m < 1 or self.m & (self.m - 1) or self.m > 64:
            raise SpecError(f"m={self.m}: the rows of a block are a power of two from 1 to 64")
        if self.k < 8 or self.k & (self.k - 1) or self.k > 1024:
            raise SpecError(f"k={self.k}: the positions of a block are a power of two from 8 to 1024")
        if self.layout != "mkb":
            raise SpecError(f"layout {self.layout!r} is not known; known: mkb")

    @property
    def planes(self) -> bool:
        """Whether its operands are few bitplanes: then it has a block kernel, and every form."""
        return max(self.activations.bits, self.weights.bits) <= MAX_PLANES

    @property
    def encoding(self) -> str:
        return pair_name(self.activations.encoding, self.weights.encoding)

    @property
    def configuration(self) -> str:
        return f"A{self.activations.bits}W{self.weights.bits}"

    @property
    def precision(self) -> str:
        """``A2W1 hybrid``"""
        return f"{self.configuration} {self.encoding}"

    @property
    def name(self) -> str:
        encoding = self.encoding.replace("/", "_")
        return f"a{self.activations.bits}w{self.weights.bits}_{encoding}_m{self.m}n1k{self.k}"

    @property
    def row_bytes(self) -> int:
        return self.k // 8

    @property
    def plane_bytes(self) -> int:
        """Bytes of one bitplane of the weights block."""
        return self.m * self.row_bytes

    def pairs(self) -> tuple[tuple[int, int, int], ...]:
        """(weight plane i, activation plane j, coefficient c_i * d_j) of every product of planes."""
        pairs = product(enumerate(self.weights.coefficients), enumerate(self.activations.coefficients))
        return tuple((i, j, c * d) for (i, c), (j, d) in pairs)

    def reference(self, weights: NDArray[np.integer], activations: NDArray[np.integer]) -> NDArray[np.int64]:
        """The meaning, on plain integers: weights [M, K], activations [N, K] to int64 [M, N]."""
        return weights.astype(np.int64) @ activations.astype(np.int64).T


def check_block(spec: KernelSpec, vector_bits: int) -> None:
    """Raise SpecError unless the block fills whole vector registers of ``vector_bits``."""
    if (spec.plane_bytes * 8) % vector_bits:
        raise SpecError(
            f"m={spec.m}, k={spec.k}: a plane of {spec.plane_bytes * 8} bits does not fill {vector_bits}-bit "
            f"registers; take m * k a multiple of {vector_bits}"
        )
