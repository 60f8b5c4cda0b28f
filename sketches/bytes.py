"""Codes in bytes and their products: which instructions multiply bytes, and the bounds of their sums.

A 32-bit lane of a result takes the products of the bytes in the lane. While bounds are small, cost does not
depend on the bits of the operands. The dot microkernel (``sketches.dot``) and linear kernels
(``sketches.blocks``) are made of such products."""

import itertools
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import execute
from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.limits import MAX_PLANES
from sketches.program import Line
from sketches.tables import code_of

#: Bits of a result lane. A row's bytes of a step fill one lane.
WIDE = 32
#: Positions of K of a step: the bytes of a result lane.
CHUNK = WIDE // 8
#: The largest code of operands of few bits. They all use the same instruction sequences.
LARGEST_CODE = (1 << MAX_PLANES) - 1
#: Subtracted from 8-bit codes, so that they fit signed bytes.
STORED_ZERO = 128


@dataclass(frozen=True)
class AccumulatorStage:
    """An accumulator stage: sums in lanes of ``width`` bits.

    ``lines``: of stage 0, load ``weights@0`` and ``activations@0`` and add a step's products to ``sum0``. Of
    stage n, add the lanes of ``sum{n - 1}`` to ``sum{n}``.
    ``totals``: registers with the new sums. Only stage 0 may have several."""

    width: int
    lines: tuple[Line, ...]
    totals: tuple[str, ...]

    @property
    def total(self) -> str:
        """Return the only register of ``totals``."""
        (only,) = self.totals
        return only


@cache
def multiplies_bytes(isa: Isa, target: str, signed: bool = False) -> bool:
    """Return whether the target has an instruction whose lanes are sums of products of their bytes, or 32-bit
    sums of products of 16-bit lanes, which even and odd bytes fill.

    ``signed``: unsigned times signed bytes of any value, in 32-bit lanes. Otherwise codes up to
    ``LARGEST_CODE``, in lanes of 8, 16 or 32 bits. Found by execution on test vectors."""
    size = isa.vector_bits // 8
    rng = np.random.default_rng(15)
    numbers = rng.integers(0, LARGEST_CODE + 1, (3, 16, size))
    numbers[:2, 0], numbers[2] = LARGEST_CODE, 0
    if signed:
        numbers[0], numbers[1] = rng.integers(0, 256, (16, size)), rng.integers(-128, 128, (16, size))
        numbers[0, 0], numbers[1, 0], numbers[1, 1] = 255, 127, -128
    if _multiplies(isa, target, numbers, 8, (WIDE,) if signed else (8, 16, WIDE)):
        return True
    return not signed and _multiplies(isa, target, numbers[:, :, : size // 2], WIDE // 2, (WIDE,))


def _multiplies(
    isa: Isa, target: str, numbers: NDArray[np.int64], source: int, widths: tuple[int, ...]
) -> bool:
    """Return whether an instruction multiplies numbers of lanes of ``source`` bits and adds the products in
    lanes of one of the ``widths``. ``numbers``: two factors and zeros, [3, states, lanes]."""
    registers = numbers.astype(f"<u{source // 8}").view(np.uint8)
    products = numbers[0] * numbers[1]
    sums = [
        products.reshape(len(products), -1, width // source)
        .sum(axis=2)
        .astype(f"<u{width // 8}")
        .view(np.uint8)
        for width in widths
    ]
    for arity, instruction in itertools.product((2, 3), isa.on(target)):
        for order in itertools.permutations(range(arity)) if isa.whole(instruction, arity) else ():
            made = execute(instruction, [registers[number] for number in order])
            if any(np.array_equal(made, wanted) for wanted in sums):
                return True
    return False


def rows_per_register(isa: Isa) -> int:
    """Return the number of rows (32-bit lanes) of a vector register."""
    return isa.vector_bits // WIDE


def byte_coefficient(spec: KernelSpec) -> int:
    """Return the coefficient of a product of codes in the dot product."""
    return code_of(spec.activations).step * code_of(spec.weights).step


def largest_codes(spec: KernelSpec) -> tuple[int, int]:
    """Return the largest code of an activation, and of a weight."""
    return (1 << spec.activations.bits) - 1, (1 << spec.weights.bits) - 1


def code_limits(spec: KernelSpec) -> tuple[int, int]:
    """Return the largest activation code and weight code for which instruction sequences are exact. Both are
    ``LARGEST_CODE`` if ``spec.planes``, else ``largest_codes``."""
    return (LARGEST_CODE, LARGEST_CODE) if spec.planes else largest_codes(spec)


def largest_product(spec: KernelSpec, stored_zero: int = 0) -> int:
    """Return the largest absolute value of a product of codes, ``stored_zero`` subtracted from the weight
    code."""
    activation, weight = largest_codes(spec)
    return activation * max(weight - stored_zero, stored_zero)


def lane_bounds(first: int, widths: tuple[int, ...], intervals: tuple[int, ...]) -> tuple[int, ...]:
    """Return per accumulator stage the largest absolute value that one run of its lines adds to a lane.
    ``first``: this value of the narrowest stage. ``intervals[n]``: runs of stage n per run of stage n + 1."""
    bounds = [first]
    for stage, interval in enumerate(intervals):
        bounds.append(widths[stage + 1] // widths[stage] * bounds[-1] * interval)
    return tuple(bounds)
