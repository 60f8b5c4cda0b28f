"""A packing kernel run against numpy: extremes, single bits, every number of chunks up to two blocks, random bytes."""

from __future__ import annotations

import itertools

import numpy as np
from numpy.typing import NDArray

from sketches.bitpack import BitpackSpec
from sketches.panel import CHUNK
from synth.bitpack_library import BitpackKernel
from synth.errors import VerificationError


def bitpack_cases(bits: int, largest: int) -> list[NDArray[np.uint8]]:
    """Codes that a new kernel must get right: uint8 [positions]. ``largest``: the positions of its largest block."""
    rng = np.random.default_rng(20200224)
    sizes = [chunks * CHUNK for chunks in range(1, 2 * largest // CHUNK + 2)]
    cases = [rng.integers(0, 256, size, dtype=np.uint8) for size in sizes]
    for value in (0, 255, (1 << bits) - 1, 255 - (1 << bits)):
        cases.append(np.full(sizes[-1], value, dtype=np.uint8))
    for plane in range(bits):
        # One code after the other has the bit, alone in its block.
        cases.append((np.eye(largest, dtype=np.uint8) << np.uint8(plane)).ravel())
    return cases


def bitpack_test(kernel: BitpackKernel, portable: BitpackKernel | None = None) -> str:
    """Run the kernel against numpy, as code of its target and as portable C; what was run. ``portable``: the
    kernel with a machine that runs its portable C. Raises VerificationError on the first difference."""
    bits = kernel.certificate.bits
    cases = bitpack_cases(bits, max(program.spec.positions for program in kernel.certificate.programs))
    forms = [kernel, portable or kernel.as_portable()]
    for form, codes in itertools.product(forms, cases):
        wanted = BitpackSpec(bits, codes.size).reference(codes[None]).reshape(-1, bits)
        got = form.run(codes)
        if not np.array_equal(got, wanted):
            chunk, plane = np.argwhere(got != wanted)[0]
            raise VerificationError(
                f"{kernel.certificate.name} ({form.machine}): {codes.size} codes: plane {plane} of chunk {chunk} is "
                f"{got[chunk, plane]:#010x}, numpy says {wanted[chunk, plane]:#010x}"
            )
    return f"{len(cases)} runs equal numpy on {' and on '.join(dict.fromkeys(f.machine for f in forms))}"


__all__ = ["bitpack_cases", "bitpack_test"]
