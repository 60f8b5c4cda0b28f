"""C of prepared linear layers: the kernels for processors of an architecture, and which kernel each runs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import Template

from isa_specs.architecture import architectures
from synth.emit.blocks import linear_functions
from synth.emit.targets import feature_flags, get_target
from synth.emit.text import prototypes
from synth.errors import UserError
from synth.linear.kernels import LinearKernel, linear_places, load_linear, product_text, row_text

_TEXT = Path(__file__).with_name("prepared.c")
#: The ending of the C name of a kernel for any processor.
PORTABLE = "portable"


@dataclass(frozen=True)
class CKernel:
    """A linear kernel as C. ``portable``: as portable C, which any processor runs."""

    kernel: LinearKernel
    portable: bool = False

    @property
    def symbol(self) -> str:
        return f"{self.kernel.symbol}_{PORTABLE}" if self.portable else self.kernel.symbol

    @property
    def source(self) -> str:
        """Return the text of the kernel's C file."""
        text = self.kernel.source.replace(self.kernel.symbol, self.symbol)
        return f"#define SYNTH_PORTABLE 1\n{text}" if self.portable else text

    @property
    def architecture(self) -> str:
        return self.kernel.isa.target(self.kernel.target).architecture

    @property
    def needs(self) -> frozenset[str]:
        """Return the CPU features that the kernel needs: none if it is portable."""
        return frozenset() if self.portable else frozenset(self.kernel.features)

    def flags(self, is_zig: bool) -> list[str]:
        """Return the compiler flags for the kernel's file; ``is_zig``: for zig's compiler."""
        return feature_flags(get_target(self.architecture), sorted(self.needs), is_zig)


def best_kernel(bits: int, architecture: str, features: Collection[str]) -> CKernel:
    """Return the fastest kernel for processors of an architecture with these features: the portable one if
    they lack what kernels need. Raises UserError for an architecture without kernels."""
    every = linear_places(architecture)
    if not every:
        known = " or ".join(name for name in architectures() if linear_places(name))
        raise UserError(f"no linear kernels for {architecture}: choose {known}")
    runs = linear_places(architecture, features)
    return CKernel(load_linear(bits, *(runs or every[:1])[-1]), portable=not runs)


def layers_text(kernels: Sequence[CKernel], everywhere: bool = False) -> str:
    """Return C that computes layers. A layer is prepared for one of ``kernels``, and stores its index in this
    list. ``everywhere``: the C is for every architecture, and ``#if`` leaves out the kernels of others."""

    def there(one: CKernel, text: str, otherwise: str = "") -> str:
        if one.portable or not everywhere:
            return text
        other = f"#else\n{otherwise}\n" if otherwise else ""
        return f"#if {get_target(one.architecture).macro}\n{text}\n{other}#endif"

    declared = (prototypes(linear_functions(one.symbol)) for one in kernels)
    return product_text() + Template(_TEXT.read_text(encoding="utf-8")).substitute(
        step=max(one.kernel.step for one in kernels),
        prototypes="\n".join(there(one, text) for one, text in zip(kernels, declared, strict=True)),
        kernels="\n".join(
            there(one, *(row_text(one.kernel, one.symbol, here) for here in (True, False))) for one in kernels
        ),
    )
