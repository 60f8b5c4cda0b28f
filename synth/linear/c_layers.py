"""C of prepared linear layers: the kernels for the processors of an architecture, and which one each runs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import Template

from isa_specs.architecture import architectures
from synth.emit.blocks import AROUND, PROTOTYPE
from synth.emit.targets import feature_flags, get_target
from synth.errors import UserError
from synth.linear.kernels import LinearKernel, linear_places, load_linear, product_text, row_text

_TEXT = Path(__file__).with_name("prepared.c")
#: What the kernel for any processor is called behind its own name.
PORTABLE = "portable"


@dataclass(frozen=True)
class CKernel:
    """A kernel as C: ``portable``: the form of it for any processor."""

    kernel: LinearKernel
    portable: bool = False

    @property
    def symbol(self) -> str:
        return f"{self.kernel.symbol}_{PORTABLE}" if self.portable else self.kernel.symbol

    @property
    def source(self) -> str:
        """Its file."""
        text = self.kernel.source.replace(self.kernel.symbol, self.symbol)
        return f"#define SYNTH_PORTABLE 1\n{text}" if self.portable else text

    @property
    def architecture(self) -> str:
        return self.kernel.isa.target(self.kernel.target).architecture

    @property
    def needs(self) -> frozenset[str]:
        """The features of the processors that run it."""
        return frozenset() if self.portable else frozenset(self.kernel.features)

    def flags(self, is_zig: bool) -> list[str]:
        """What a compiler has to be told for its file."""
        return feature_flags(get_target(self.architecture), sorted(self.needs), is_zig)


def best_kernel(bits: int, architecture: str, features: Collection[str]) -> CKernel:
    """The fastest kernel of an architecture for processors with these features: the portable one where they
    lack what kernels need. Raises UserError for an architecture without kernels."""
    every = linear_places(architecture)
    if not every:
        known = " or ".join(name for name in architectures() if linear_places(name))
        raise UserError(f"no linear kernels for {architecture}: choose {known}")
    runs = linear_places(architecture, features)
    return CKernel(load_linear(bits, *(runs or every[:1])[-1]), portable=not runs)


def layers_text(kernels: Sequence[CKernel], everywhere: bool = False) -> str:
    """C of layers that are prepared for one of ``kernels``, which are told apart by their places here.
    ``everywhere``: for every architecture, on which the kernels of others are not there."""

    def there(one: CKernel, text: str, otherwise: str = "") -> str:
        if one.portable or not everywhere:
            return text
        other = f"#else\n{otherwise}\n" if otherwise else ""
        return f"#if {get_target(one.architecture).macro}\n{text}\n{other}#endif"

    prototypes = (f"{PROTOTYPE.format(name=x.symbol)};\n{AROUND.format(name=x.symbol)}" for x in kernels)
    return product_text() + Template(_TEXT.read_text(encoding="utf-8")).substitute(
        step=max(one.kernel.step for one in kernels),
        prototypes="\n".join(there(one, text) for one, text in zip(kernels, prototypes, strict=True)),
        kernels="\n".join(
            there(one, *(row_text(one.kernel, one.symbol, here) for here in (True, False))) for one in kernels
        ),
    )
