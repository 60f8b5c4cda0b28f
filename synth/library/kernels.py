"""Kernels of a library.

>>> kernel = load(isa="neon", a=2, w=1, encoding="hybrid")
>>> kernel.run(weights, activations)   # int [M, K], int [N, K] -> int32 [M, N], exact
"""

from __future__ import annotations

import os
from pathlib import Path

from sketches.encoding import Operand, parse_pair
from sketches.kernel import KernelSpec
from synth.library.kinds.matmul import MATMUL
from synth.library.library_paths import library_folder as library_folder
from synth.library.products import FormKernel as FormKernel
from synth.library.products import Kernel as Kernel
from synth.library.reading import MissingKernel as MissingKernel
from synth.library.reading import load_as, read_as


def read_kernel(path: Path) -> Kernel:
    """Return a kernel from its certificate (``path`` with any ending or none). Raises VerificationError."""
    found: Kernel = read_as(MATMUL, path)
    return found


def load(
    isa: str,
    a: int,
    w: int,
    encoding: str = "hybrid",
    target: str | None = None,
    m: int = 8,
    k: int = 64,
    folder: str | os.PathLike[str] | None = None,
) -> Kernel:
    """Return a kernel of the library; synthesize none. The arguments are those of
    ``synth.library.demand.load``, and so are the errors; MissingKernel where the library lacks the kernel."""
    activations, weights = parse_pair(encoding)
    spec = KernelSpec(Operand(a, activations), Operand(w, weights), m, k)
    found: Kernel = load_as(MATMUL, spec, isa, target, folder)
    return found
