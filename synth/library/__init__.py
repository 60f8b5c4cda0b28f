"""The kernel library: which kernels exist, with which certificate; how one is built, checked, loaded and run.

>>> from synth import library
>>> kernel = library.load(isa="neon", a=2, w=1, encoding="hybrid")
>>> kernel.run(weights, activations)   # int [M, K], int [N, K] -> int32 [M, N], exact
"""

from __future__ import annotations

TYPE_CHECKING = False  # imports on use: reading a certificate needs no kernels
if TYPE_CHECKING:
    from synth.library.demand import load as load
    from synth.library.kernels import Kernel as Kernel
    from synth.library.kernels import MissingKernel as MissingKernel
    from synth.library.kernels import read_kernel as read_kernel
    from synth.library.library_paths import library_folder as library_folder
else:

    def __getattr__(name: str) -> object:
        if name == "load":
            from synth.library import demand

            return demand.load
        if name in ("Kernel", "MissingKernel", "library_folder", "read_kernel"):
            from synth.library import kernels

            return getattr(kernels, name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
