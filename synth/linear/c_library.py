"""Kernels of linear layers in quantization groups as a stand-alone C library, for every processor."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import isa_specs
from isa_specs.architecture import architectures
from sketches.blocks import BLOCK_BITS, LARGEST_BLOCK, SMALLEST_BLOCK
from synth.emit.blocks import floats_of
from synth.emit.targets import get_target
from synth.library.c_export import CLibrary, KernelFile
from synth.library.c_forms import MicroArchLevel, compiler_flags
from synth.linear.kernels import CKernel, best_kernel, layers_text

#: The names of kernels on the command line -> bits of the weights.
NAMES = {f"linear_w{bits}": bits for bits in BLOCK_BITS}
_FOLDER = Path(__file__).with_name("c")


@dataclass(frozen=True)
class _Level(MicroArchLevel):
    """A target whose floats may need more features than its integers."""

    @property
    def needs(self) -> frozenset[str]:
        if self.target is None:
            return frozenset()
        floats = floats_of(isa_specs.load(self.isa), self.target.name)
        return super().needs.union(feature.name for feature in floats.needs)


class LinearLibrary(CLibrary):
    """A C library of linear layers with weights of each number of bits in ``bits``, with a kernel for every
    processor. Raises UserError for bits that no kernel has."""

    counted = "kernels"
    description = "Linear layers of few bits in blocks"

    def __init__(self, name: str, bits: Sequence[int]) -> None:
        every = ((machine, *where) for machine in architectures() for where in isa_specs.places(machine))
        super().__init__(name, (_Level(isa.name, at) for machine, isa, at in every if machine in isa.floats))
        self.bits = sorted({*bits})
        first = self.levels[0].target
        assert first is not None
        targets = [((level.target or first).architecture, level.has) for level in self.levels]
        self._of = [{width: best_kernel(width, *target) for width in self.bits} for target in targets]
        self.kernels = list(dict.fromkeys(one for level in self._of for one in level.values()))

    @property
    def names(self) -> dict[str, list[str]]:
        names: dict[str, list[str]] = {f"linear_w{bits}": [] for bits in self.bits}
        for one in self.kernels:
            names[f"linear_w{one.kernel.spec.bits}"].append(self.symbol(one.symbol))
        return names

    def kernel_files(self) -> Iterator[KernelFile]:
        for one in self.kernels:
            architecture = "" if one.portable else one.architecture
            flags = compiler_flags(architecture, sorted(one.needs)) if architecture else []
            path = f"src/{self.symbol(one.symbol)}.c"
            yield KernelFile(path, self._kernel_text(one), architecture, flags)

    def headers(self) -> dict[str, str]:
        return {f"include/{self.name}.h": self._own("linear.h", bits=" or ".join(map(str, self.bits)))}

    def _own(self, file: str, **parameters: object) -> str:
        """Return a template of linear layers with its placeholders filled in."""
        return self.filled(file, _FOLDER, smallest=SMALLEST_BLOCK, largest=LARGEST_BLOCK, **parameters)

    def _kernel_text(self, one: CKernel) -> str:
        """Return the file of a kernel, which is empty on other architectures."""
        symbol = self.symbol(one.symbol)
        comment, end, body = one.kernel.source.partition("*/\n")
        body = re.sub(r"\bsynth_", f"{symbol}_", body.replace(one.kernel.symbol, symbol))
        body = re.sub(r"\bSYNTH_", f"{symbol.upper()}_", body)
        if one.portable:
            return f"{comment}{end}#define {symbol.upper()}_PORTABLE 1\n{body}"
        return f"{comment}{end}#if {get_target(one.architecture).macro}\n{body}#endif\n"

    def source(self, choice: Mapping[str, object]) -> str:
        numbers = {one: number for number, one in enumerate(self.kernels)}
        chosen = (
            ", ".join(str(numbers[own[bits]]) if bits in own else "-1" for bits in range(9))
            for own in self._of
        )
        places = [(level.isa, level.target.name if level.target else "") for level in self.levels]
        needs = (
            len(places) - 1 if one.portable else places.index((one.kernel.isa.name, one.kernel.target))
            for one in self.kernels
        )
        return self._own(
            "linear.c",
            layers=layers_text(self.kernels, everywhere=True),
            chosen=", ".join(f"{{{row}}}" for row in chosen),
            needs=", ".join(map(str, needs)),
            **choice,
        )

    def readme(self, files: str) -> str:
        levels = (
            f"| {level.name} | {' | '.join(self.symbol(own[bits].symbol) for bits in self.bits)} |"
            for level, own in zip(self.levels, self._of, strict=True)
        )
        return self._own(
            "README.md",
            heads=" | ".join(f"{bits} bits" for bits in self.bits),
            lines="---|" * len(self.bits),
            levels="\n".join(levels),
            files=files,
        )
