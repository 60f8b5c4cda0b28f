"""Which tensor intrinsics a target has, and their registration with TVM on demand."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from synth.compiler.blocks import block_intrinsic, block_name
from synth.compiler.intrinsics import Intrinsic
from synth.compiler.machines import machine_target
from synth.errors import UserError
from synth.library import Kernel, library_folder, read_kernel
from synth.packers.library import is_packer


@cache
def _kernels(folder: Path, isa: str, machine: str) -> dict[str, Kernel]:
    """The library's kernels for a machine, by the name of their intrinsic."""
    found = {}
    for path in sorted((folder / isa).glob("*.json")):
        if is_packer(path):
            continue
        kernel = read_kernel(path)
        if kernel.certificate.target == machine:
            found[block_name(kernel)] = kernel
    return found


def intrinsics(target: Any = None) -> tuple[str, ...]:
    """The names that ``register`` knows for a target (``machine_target``), one per kernel of the library.

    Each has an init form, ``NAME.init``. Tiles of panel kernels are registered by the operators that use
    them, because their descriptions depend on the layer's shape. Raises UserError, VerificationError.
    """
    machine = machine_target(target)
    return tuple(_kernels(library_folder(), machine.isa, machine.machine))


def register(target: Any = None, names: Iterable[str] | None = None) -> dict[str, Intrinsic]:
    """Register kernels of the library with TVM, by name (``intrinsics``; without ``names`` all of them).

    Their C is compiled to LLVM IR the first time (half a second each, then cached). Raises UserError on an
    unknown name or target.
    """
    machine = machine_target(target)
    kernels = _kernels(library_folder(), machine.isa, machine.machine)
    chosen = list(kernels) if names is None else list(names)
    unknown = [name for name in chosen if name not in kernels]
    if unknown:
        raise UserError(f"no intrinsic {unknown[0]!r} for {machine.name}: see synth.compiler.intrinsics()")
    return {name: block_intrinsic(kernels[name], machine) for name in chosen}
