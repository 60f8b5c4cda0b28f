"""A small quantized layer on synthesized kernels, for every target, checked against numpy.

    python examples/small_layer.py

Weights are -1 or +1 (1 bit), activations 0 to 3 (2 bits): A2W1 in the papers' shorthand, "hybrid" encoding.
K = 300 is no multiple of anything a vector register likes; the kernel handles the tail.
"""

from __future__ import annotations

import sys
import time

import numpy as np
from rich.console import Console
from rich.table import Table

from synth.errors import UserError
from synth.library.kernels import load

TARGETS = [("neon", "aarch64"), ("neon", "armv7"), ("avx2", "x86_64")]


def make_layer(seed: int = 1) -> tuple[np.ndarray, np.ndarray]:
    """Weights [M=32, K=300] of -1 and +1; activations [N=20, K=300] of 0, 1, 2, 3."""
    rng = np.random.default_rng(seed)
    weights = rng.choice([-1, 1], size=(32, 300))
    activations = rng.integers(0, 4, size=(20, 300))
    return weights, activations


def main() -> int:
    """Print one line per target; 0 if every integer equals numpy's, 1 if not, 2 if nothing could run."""
    weights, activations = make_layer()
    expected = weights @ activations.T

    title = "A2W1 hybrid, 32 x 300 times 20"
    table = Table("target", "runs on", "equal to numpy", "instructions", "ms", title=title)
    equal = []
    for isa, target in TARGETS:
        try:
            kernel = load(isa=isa, a=2, w=1, encoding="hybrid", target=target)
            machine = kernel.machine  # compiled here, once
            packed = kernel.pack_weights(weights)  # once per model
            start = time.perf_counter()
            result = kernel.run(packed, activations)  # int32 [32, 20]
            milliseconds = 1000 * (time.perf_counter() - start)
        except UserError as error:  # no such kernel in the library, or no machine for it: the line says which
            print(f"{isa} {target}: {error}", file=sys.stderr)
            continue
        equal.append(np.array_equal(result, expected))
        instructions = kernel.last_instructions  # counted in the emulator, None on a real CPU
        table.add_row(
            f"{isa} {target}",
            machine,
            f"{np.count_nonzero(result == expected)} / {expected.size}",
            "-" if instructions is None else f"{instructions:,}",
            f"{milliseconds:.1f}",
        )
    Console().print(table)
    if not equal:
        return 2
    return 0 if all(equal) else 1


if __name__ == "__main__":
    sys.exit(main())
