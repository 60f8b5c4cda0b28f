"""The kernels of linear layers in blocks: which one a processor runs, compiled and callable."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, cached_property
from pathlib import Path
from string import Template

import isa_specs
from sketches.blocks import GROUP, BlockProgram, BlockSpec
from sketches.bytes import CHUNK, rows_per_register
from synth.emit.blocks import FACTS_TEXT, floats_of
from synth.emit.features import host_features
from synth.emit.machine import Machine
from synth.emit.native import python_prototypes, python_text
from synth.library.artifact import Artifact
from synth.library.kinds.linear import LINEAR
from synth.library.machines import portable_host
from synth.library.reading import MissingKernel, load_as, place

#: Bytes of the codes of a panel of rows of activations. Weights are read once for each, from memory where
#: they are large; of the codes a tile reads few bytes in each cycle, which a third-level cache has in time as
#: well.
PANEL_BYTES = 512 << 10
#: The C function that Python calls a layer by.
CALL = "synth_layer_call"


def product_text() -> str:
    """C of products with layers, by parts of rows and filters."""
    text = Path(__file__).with_name("product.c").read_text(encoding="utf-8")
    return Template(text).substitute(facts=FACTS_TEXT, panel=PANEL_BYTES)


class LinearKernel(Artifact):
    """A kernel of the library for weights of so many bits."""

    @property
    def program(self) -> BlockProgram:
        found: BlockProgram = self.certificate.block.programs[0]
        return found

    @property
    def spec(self) -> BlockSpec:
        return self.program.spec

    @property
    def rows(self) -> int:
        """Of a register."""
        return rows_per_register(self.isa)

    @property
    def step(self) -> int:
        """Bytes of a step of a register."""
        return self.spec.registers * self.rows * CHUNK

    @property
    def columns(self) -> int:
        """Of what takes most columns at once."""
        return self.program.columns

    @property
    def halves(self) -> bool:
        """Whether scales may be floats of 16 bits."""
        return bool(floats_of(self.isa, self.target).half)

    @cached_property
    def running(self) -> Machine:
        """What runs it, and ``CALL``: compiled for this computer, or emulated."""
        layer = Path(__file__).with_name("layer.c").read_text(encoding="utf-8")
        row = f"static const synth_kernel synth_kernels[] = {{\n{row_text(self, self.symbol)}\n}};\n"
        text = "\n".join(
            [
                "#include <stdint.h>\n#include <string.h>",
                python_text(),
                product_text(),
                self.prototypes,
                row,
                layer,
            ]
        )
        return self.load_with({"layer.c": text}, python_prototypes(CALL))


def row_text(kernel: LinearKernel, name: str, there: bool = True) -> str:
    """C: a kernel as products know it (``synth_kernel``), by ``name``; without its functions where it is not
    there."""
    spec = kernel.spec
    numbers = [spec.bits, kernel.rows, GROUP, kernel.columns, kernel.step, spec.positions, spec.words]
    numbers += [spec.columns, kernel.program.taken_off, int(kernel.halves)]
    every = [] if spec.whole else [(part, x) for part in range(spec.parts) for x in spec.pieces(part)]
    rows = (f"{{{part}, {x.word}, {x.shift}, {x.width}, {x.low}}}" for part, x in every)
    pieces = ", ".join((*rows, "{0}"))
    names = (f"{name}_columns", f"{name}_pack", f"{name}_floats", f"{name}_limit", name)
    functions = ", ".join(names if there else ("NULL",) * len(names))
    return f'  {{"{name}", {", ".join(map(str, numbers))}, {{{pieces}}}, {functions}}},'


def load_linear(bits: int, isa: str | None = None, target: str | None = None) -> LinearKernel:
    """Return the kernel for weights of ``bits``: of an instruction set and target, or the fastest that this
    computer runs. A processor without the instructions of any kernel runs one as portable C.

    Targets that share a kernel share the object. Raises UserError."""
    if isa is not None:
        chosen, named = place(isa, target)
        return _loaded(bits, isa, LINEAR.target(chosen, named))
    machine = portable_host()
    missing: MissingKernel | None = None
    for where in reversed(linear_places(machine, host_features()) or linear_places(machine)[:1]):
        try:
            return _loaded(bits, *where)
        except MissingKernel as error:
            missing = missing or error
    assert missing is not None, f"{machine}: no instruction set has linear kernels"
    raise missing


@cache
def _loaded(bits: int, isa: str, target: str) -> LinearKernel:
    """The kernel of a target that has one of its own: one object, as kernels are compared by identity."""
    found: Artifact = load_as(LINEAR, bits, isa, target)
    return LinearKernel(found.kind, found.certificate, found.texts)


def linear_places(architecture: str, features: Collection[str] | None = None) -> list[tuple[str, str]]:
    """Return the instruction sets and targets of an architecture that have kernels of their own, the fastest
    last. ``features``: of a processor, which then runs these kernels."""
    return [
        (isa.name, target.name)
        for isa, target in isa_specs.places(architecture)
        if architecture in isa.floats
        and LINEAR.target(isa, target.name) == target.name
        and (features is None or {*target.feature_names, *LINEAR.needs(isa, target.name)} <= {*features})
    ]
