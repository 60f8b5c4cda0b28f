"""Kernels of linear layers in quantization groups as a stand-alone C library, for every processor."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path

import isa_specs
from isa_specs.architecture import architectures
from sketches.blocks import BLOCK_BITS, LARGEST_BLOCK, SMALLEST_BLOCK
from synth.emit.blocks import floats_of
from synth.emit.features import CAP
from synth.emit.targets import get_target
from synth.forms.packing import ALIGNMENT
from synth.library.c_forms import MicroArchLevel, check_name, cmake_flags, compiler_flags, renamed, template
from synth.library.c_tables import level_text, runs_text
from synth.linear.c_layers import CKernel, best_kernel, layers_text

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


class LinearLibrary:
    """The files of a C library ``name`` for weights of ``bits``. ``texts``: by path in the library's folder.

    Raises UserError for a name that is no C identifier, and for bits that no kernel has.
    """

    def __init__(self, name: str, bits: Sequence[int]) -> None:
        check_name(name)
        self.name, self.bits = name, sorted({*bits})
        every = [
            _Level(isa.name, place)
            for machine in architectures()
            for isa, place in isa_specs.places(machine)
            if machine in isa.floats
        ]
        ordered = sorted(every, key=lambda level: (len(level.has), level.name), reverse=True)
        self.levels = [*ordered, _Level("", None)]
        first = ordered[0].target
        assert first is not None
        self._of = [
            {
                width: best_kernel(width, (level.target or first).architecture, level.has)
                for width in self.bits
            }
            for level in self.levels
        ]
        self.kernels = list(dict.fromkeys(one for level in self._of for one in level.values()))

    def names(self, bits: int) -> list[str]:
        """Return the names of the library's kernels for weights of ``bits``."""
        return [self._symbol(one) for one in self.kernels if one.kernel.spec.bits == bits]

    @cached_property
    def texts(self) -> dict[str, str]:
        """Return every file of the library, by path."""
        name = self.name
        found = {f"src/{self._symbol(one)}.c": self._kernel_text(one) for one in self.kernels}
        found[f"src/{name}.c"] = renamed(self._library(), name)
        shared = {"version": version("synth-kernel"), "description": "Linear layers of few bits in blocks"}
        built = {"sources": "\n".join(f"  {file}" for file in found), "headers": f"include/{name}.h"}
        flags = cmake_flags(
            name, [(f"src/{self._symbol(one)}.c", one.architecture, _flags(one)) for one in self.kernels]
        )
        return found | {
            f"include/{name}.h": self._filled("linear.h", bits=" or ".join(map(str, self.bits))),
            "CMakeLists.txt": template("CMakeLists.txt", name=name, flags=flags, **shared, **built),
            f"{name}.pc.in": template("library.pc.in", name=name, **shared),
            "README.md": self._readme(),
        }

    def _symbol(self, one: CKernel) -> str:
        return f"{self.name}_{one.symbol.removeprefix('synth_')}"

    def _filled(self, file: str, **parameters: object) -> str:
        names = {"name": self.name, "upper": self.name.upper(), "align": ALIGNMENT, "cap": CAP}
        blocks = {"smallest": SMALLEST_BLOCK, "largest": LARGEST_BLOCK}
        return template(file, _FOLDER, **names, **blocks, **parameters)

    def _kernel_text(self, one: CKernel) -> str:
        """Return the file of a kernel, which is empty on other architectures."""
        symbol = self._symbol(one)
        comment, end, body = one.kernel.source.partition("*/\n")
        body = re.sub(r"\bsynth_", f"{symbol}_", body.replace(one.kernel.symbol, symbol))
        if one.portable:
            body = f"#define SYNTH_PORTABLE 1\n{body}"
        body = re.sub(r"\bSYNTH_", f"{symbol.upper()}_", body)
        if one.portable:
            return f"{comment}{end}{body}"
        return f"{comment}{end}#if {get_target(one.architecture).macro}\n{body}#endif\n"

    def _library(self) -> str:
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
        return self._filled(
            "linear.c",
            layers=layers_text(self.kernels, everywhere=True),
            last=len(self.levels) - 1,
            runs=runs_text(self.levels),
            chosen=", ".join(f"{{{row}}}" for row in chosen),
            needs=", ".join(map(str, needs)),
            choose=level_text(self.levels),
        )

    def _readme(self) -> str:
        rows = [f"| `src/{self.name}.c` | every | |"]
        for one in self.kernels:
            where = "every" if one.portable else one.architecture
            flags = " ".join(f"`{flag}`" for flag in _flags(one))
            rows.append(f"| `src/{self._symbol(one)}.c` | {where} | {flags} |")
        levels = (
            f"| {level.name} | {' | '.join(self._symbol(own[bits]) for bits in self.bits)} |"
            for level, own in zip(self.levels, self._of, strict=True)
        )
        return self._filled(
            "README.md",
            heads=" | ".join(f"{bits} bits" for bits in self.bits),
            lines="---|" * len(self.bits),
            levels="\n".join(levels),
            files="\n".join(rows),
        )


def _flags(one: CKernel) -> list[str]:
    """Return the flags of GCC, Clang and zig for a kernel's file."""
    return [] if one.portable else compiler_flags(one.architecture, sorted(one.needs))
