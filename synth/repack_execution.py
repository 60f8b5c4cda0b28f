"""A repacking kernel run against numpy: extremes, sums next to limits, random numbers, cut last words."""

from __future__ import annotations

import itertools

import numpy as np
from numpy.typing import NDArray

from sketches.panel import CHUNK
from sketches.repack import RepackSpec
from synth.errors import VerificationError
from synth.repack_library import RepackKernel


def repack_cases(bits: int, chunks: int, flip: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Sums and tables that a new kernel must get right: int32 [cases, chunks, 32] and [cases, chunks, 2^bits, 32]."""
    numbers = RepackSpec(bits, chunks * CHUNK, flip).states().view("<i4")
    cut = chunks * CHUNK
    sums = numbers[:, :cut].reshape(-1, chunks, CHUNK).astype(np.int32)
    return sums, numbers[:, cut:].reshape(-1, chunks, 1 << bits, CHUNK).astype(np.int32)


def repack_words(
    sums: NDArray[np.int32], table: NDArray[np.int32], bits: int, flip: int, last: int
) -> NDArray[np.uint32]:
    """The specification on int32 [chunks, 32] and int32 [chunks, 2^bits, 32]: uint32 [chunks, bits]."""
    state = np.concatenate([sums.ravel(), table.ravel()]).astype("<i4").view(np.uint8)
    words = RepackSpec(bits, sums.size, flip).reference(state[None]).reshape(len(sums), bits)
    words[-1] &= np.uint32(last)
    return words


def repack_test(kernel: RepackKernel, portable: RepackKernel | None = None) -> str:
    """Run the kernel against numpy, as code of its target and as portable C; what was run. ``portable``: the
    kernel with a machine that runs its portable C. Raises VerificationError on the first difference."""
    bits, count = kernel.certificate.bits, 0
    forms = [kernel, portable or kernel.as_portable()]
    for flip, chunks in itertools.product(kernel.symbols, (1, 3)):
        sums, table = repack_cases(bits, chunks, flip)
        for number in range(len(sums)):
            last = 0xFFFFFFFF >> (number % 5 and number % CHUNK)
            wanted = repack_words(sums[number], table[number], bits, flip, last)
            for form in forms:
                got = form.run(sums[number], table[number], flip, last)
                if not np.array_equal(got, wanted):
                    chunk, plane = np.argwhere(got != wanted)[0]
                    raise VerificationError(
                        f"{kernel.certificate.name} ({form.machine}): flip {flip}: plane {plane} of chunk {chunk} is "
                        f"{got[chunk, plane]:#010x}, numpy says {wanted[chunk, plane]:#010x}"
                    )
            count += 1
    return f"{count} runs equal numpy on {' and on '.join(dict.fromkeys(f.machine for f in forms))}"


__all__ = ["repack_cases", "repack_test", "repack_words"]
