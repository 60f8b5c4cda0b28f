"""Every kernel of a library, whatever its kind: AxWy kernels, packing kernels, linear kernels."""

from __future__ import annotations

from pathlib import Path

from synth.library.kernels import Kernel, read_kernel
from synth.library.packers.kind import Packer
from synth.library.packers.library import is_packer, read_packer

Artifact = Kernel | Packer


def read_artifact(path: Path) -> Artifact:
    """Return the kernel of a certificate. Raises VerificationError naming the file that is damaged, missing,
    not valid or not in its place."""
    return read_packer(path) if is_packer(path) else read_kernel(path)
