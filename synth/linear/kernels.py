"""The kernels of linear layers in quantization groups: which one a processor runs, compiled and callable, and
C of prepared layers for the kernels of an architecture."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from string import Template

import isa_specs
from isa_specs.architecture import architectures
from sketches.blocks import GROUP, BlockProgram, BlockSpec
from sketches.bytes import CHUNK, rows_per_register
from synth.emit.blocks import floats_of, linear_functions
from synth.emit.features import host_features
from synth.emit.linear_headers import PARAMETER_ENUM
from synth.emit.machine import LoadedCode
from synth.emit.native import python_prototypes, python_text
from synth.emit.targets import feature_flags, get_target
from synth.emit.text import prototypes
from synth.errors import UserError
from synth.library.artifact import Artifact
from synth.library.kinds.linear import LINEAR, LinearKind
from synth.library.machines import portable_host
from synth.library.reading import MissingKernel, load_as, place

#: Bytes of the codes of a panel of activation rows. Weights are read once per panel, from memory if they are
#: large. A tile reads few bytes of codes per cycle, which even a third-level cache delivers in time.
PANEL_BYTES = 512 << 10
#: The C function through which Python calls a layer.
CALL = "synth_layer_call"
_TEXT = Path(__file__).with_name("prepared.c")
#: The ending of the C name of a kernel for any processor.
PORTABLE = "portable"


def product_text() -> str:
    """Return the C text of a layer's product. Threads share the work by activation rows, then by filters."""
    text = Path(__file__).with_name("product.c").read_text(encoding="utf-8")
    return Template(text).substitute(parameters=PARAMETER_ENUM, panel=PANEL_BYTES)


def tasks_text() -> str:
    """Return the C text of a layer's product on several threads; it stands behind ``product_text``."""
    return Path(__file__).with_name("tasks.c").read_text(encoding="utf-8")


class LinearKernel(Artifact):
    """A linear kernel of the library. It is for weights of one number of bits."""

    @property
    def program(self) -> BlockProgram:
        found: BlockProgram = self.certificate.block.programs[0]
        return found

    @property
    def spec(self) -> BlockSpec:
        return self.program.spec

    @property
    def rows(self) -> int:
        """Return how many weight rows one register has."""
        return rows_per_register(self.isa)

    @property
    def step(self) -> int:
        """Return the bytes of weight codes that one register of rows reads per step."""
        return self.spec.registers * self.rows * CHUNK

    @cached_property
    def running(self) -> LoadedCode:
        """Return the executor of the kernel with ``CALL``, the C function of a layer: this CPU, an emulator
        or portable C."""
        layer = Path(__file__).with_name("layer.c").read_text(encoding="utf-8")
        row = f"static const synth_kernel synth_kernels[] = {{\n{row_text(self, self.symbol)}\n}};\n"
        before = ("#include <stdint.h>\n#include <string.h>", python_text(), product_text(), self.prototypes)
        text = "\n".join((*before, row, tasks_text(), layer))
        return self.load_with({"layer.c": text}, python_prototypes(CALL))


def row_text(kernel: LinearKernel, name: str, there: bool = True) -> str:
    """Return C of a kernel's row in the table of products (``synth_kernel``), by ``name``; without its
    functions if it is not ``there``."""
    spec, program, halves = kernel.spec, kernel.program, bool(floats_of(kernel.isa, kernel.target).half)
    numbers = [spec.bits, kernel.rows, GROUP, program.columns, kernel.step, spec.positions, spec.words]
    numbers += [spec.columns, program.zero_point, int(halves)]
    names = (f"{name}_columns", f"{name}_pack", f"{name}_floats", f"{name}_limit", name)
    functions = ", ".join(names if there else ("NULL",) * len(names))
    bit_fields = bit_fields_text(spec, 0 if spec.whole else spec.sub_steps)
    return f'  {{"{name}", {", ".join(map(str, numbers))}, {{{bit_fields}}}, {functions}}},'


def bit_fields_text(spec: BlockSpec, sub_steps: int) -> str:
    """Return C initializers of the bit fields of the first ``sub_steps``. Zeros follow the last one."""
    every = ((number, x) for number in range(sub_steps) for x in spec.bit_fields(number))
    rows = (f"{{{number}, {x.word}, {x.shift}, {x.width}, {x.low}}}" for number, x in every)
    return ", ".join((*rows, "{0}"))


def load_linear(
    bits: int, isa: str | None = None, target: str | None = None, kind: LinearKind = LINEAR
) -> LinearKernel:
    """Return the kernel for weights of ``bits``: of an instruction set and target, or the fastest that this
    computer runs. A processor without the instructions of any kernel runs one as portable C. If ``kind`` is
    TABLE_LINEAR, ``bits`` are those of a table's entries.

    Targets that share a kernel share the object. Raises what ``load_as`` raises.
    """
    if isa is not None:
        chosen, named = place(isa, target)
        return _loaded(bits, isa, kind.target(chosen, named), kind)
    machine = portable_host()
    missing: MissingKernel | None = None
    every = linear_places(machine, kind=kind)
    if not every:
        raise UserError(f"{machine} has no kernel for codes in a table; convert the weights to another type")
    for where in reversed(linear_places(machine, host_features(), kind) or every[:1]):
        try:
            return _loaded(bits, *where, kind)
        except MissingKernel as error:
            missing = missing or error
    assert missing is not None
    raise missing


@cache
def _loaded(bits: int, isa: str, target: str, kind: LinearKind) -> LinearKernel:
    """Return the kernel of a target with its own kernel: one object, as kernels are compared by identity."""
    found: Artifact = load_as(kind, bits, isa, target)
    return LinearKernel(found.kind, found.certificate, found.texts)


def linear_places(
    architecture: str, features: Collection[str] | None = None, kind: LinearKind = LINEAR
) -> list[tuple[str, str]]:
    """Return the instruction sets and targets of an architecture with kernels of their own, the fastest last.
    ``features``: only targets that a processor with these features runs."""
    return [
        (isa.name, target.name)
        for isa, target in isa_specs.places(architecture)
        if kind.has_kernels(isa, target.name)
        and kind.target(isa, target.name) == target.name
        and (features is None or {*target.feature_names, *kind.needs(isa, target.name)} <= {*features})
    ]


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
