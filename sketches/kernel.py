"""The kernel specification: operands, sizes, and the reference result.

``C[m, n] += sum_k A[n, k] * W[m, k]`` (Cowan et al. 2020, section 2). A block kernel takes m x k weights and
one column of k activations. Both are packed bitplanes."""

from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from sketches.encoding import Operand, pair_name
from sketches.limits import MAX_PLANES


class SpecError(ValueError):
    """A kernel that cannot be specified. The message is one line and says the remedy."""


@dataclass(frozen=True)
class KernelSpec:
    """A kernel's operands, and the size of its block kernel: ``m`` rows by ``k`` positions, one column.

    ``layout``: ``"mkb"``, the only one. In each plane a row's k/8 bytes are contiguous. Bit b of byte B is
    position 8 B + b."""

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
        """Return whether both operands have at most ``MAX_PLANES`` bits, which block kernels need."""
        return max(self.activations.bits, self.weights.bits) <= MAX_PLANES

    @property
    def encoding(self) -> str:
        """Return the name of the pair of encodings, such as ``hybrid`` or ``twos/bipolar``."""
        return pair_name(self.activations.encoding, self.weights.encoding)

    @property
    def configuration(self) -> str:
        """Return the bits of both operands, such as ``A2W1``."""
        return f"A{self.activations.bits}W{self.weights.bits}"

    @property
    def precision(self) -> str:
        """Return bits and encodings as text, such as ``A2W1 hybrid``."""
        return f"{self.configuration} {self.encoding}"

    @property
    def name(self) -> str:
        """Return the kernel's name without target, such as ``a2w1_hybrid_m8n1k64``."""
        encoding = self.encoding.replace("/", "_")
        return f"a{self.activations.bits}w{self.weights.bits}_{encoding}_m{self.m}n1k{self.k}"

    @property
    def row_bytes(self) -> int:
        return self.k // 8

    @property
    def plane_bytes(self) -> int:
        """Return the bytes of one bitplane of the m x k weights."""
        return self.m * self.row_bytes

    def pairs(self) -> tuple[tuple[int, int, int], ...]:
        """Return (weight plane i, activation plane j, coefficient) of every plane pair. The coefficient is
        the product of the coefficients of plane i and plane j."""
        pairs = product(enumerate(self.weights.coefficients), enumerate(self.activations.coefficients))
        return tuple((i, j, c * d) for (i, c), (j, d) in pairs)

    def reference(self, weights: NDArray[np.integer], activations: NDArray[np.integer]) -> NDArray[np.int64]:
        """Return the product of weights [M, K] and activations [N, K], integer values, as int64 [M, N]."""
        return weights.astype(np.int64) @ activations.astype(np.int64).T


def check_block(spec: KernelSpec, vector_bits: int) -> None:
    """Raise SpecError unless a weight plane of the block fills whole vector registers of ``vector_bits``."""
    if (spec.plane_bytes * 8) % vector_bits:
        raise SpecError(
            f"m={spec.m}, k={spec.k}: a plane of {spec.plane_bytes * 8} bits does not fill {vector_bits}-bit "
            f"registers; take m * k a multiple of {vector_bits}"
        )
