"""The kernels of linear layers in blocks: which one a processor runs, compiled and callable."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import isa_specs
from isa_specs.instruction import Isa
from sketches.blocks import BlockProgram, BlockSpec, rows_per_register
from synth.emit.blocks import floats_of
from synth.emit.features import host_features, host_target
from synth.emit.machine import Machine
from synth.errors import UserError
from synth.library.address import MissingKernel
from synth.library.packers.kind import Packer
from synth.library.packers.library import load_packer
from synth.library.packers.linear import LINEAR


@dataclass(frozen=True, eq=False)
class LinearKernel:
    """A kernel of the library for weights of so many bits."""

    packer: Packer

    @property
    def isa(self) -> Isa:
        return self.packer.isa

    @property
    def target(self) -> str:
        return self.packer.certificate.target

    @property
    def program(self) -> BlockProgram:
        found: BlockProgram = self.packer.certificate.programs[0]
        return found

    @property
    def spec(self) -> BlockSpec:
        return self.program.spec

    @property
    def source(self) -> str:
        """Its C text."""
        return self.packer.source

    @property
    def symbol(self) -> str:
        """What its C names begin with."""
        return self.packer.symbol

    @property
    def prototypes(self) -> str:
        """The declarations of its C functions."""
        return self.packer.prototype

    @property
    def features(self) -> tuple[str, ...]:
        """What its C is compiled with."""
        return self.packer.features

    @property
    def rows(self) -> int:
        """Of a register."""
        return rows_per_register(self.isa)

    @property
    def columns(self) -> int:
        """Of what takes most columns at once."""
        return self.program.columns

    @property
    def halves(self) -> bool:
        """Whether scales may be floats of 16 bits."""
        return bool(floats_of(self.isa, self.target).half)

    def running(self) -> Machine:
        """What runs it: compiled for this computer, or emulated."""
        return self.packer.executor()


@cache
def load_linear(bits: int, isa: str | None = None, target: str | None = None) -> LinearKernel:
    """The kernel for weights of so many bits: of an instruction set and target, or the fastest that this
    computer runs. Raises UserError."""
    if isa is not None:
        return LinearKernel(load_packer(LINEAR, isa, bits, target))
    missing: MissingKernel | None = None
    for place in reversed(_here()):
        try:
            return load_linear(bits, *place)
        except MissingKernel as error:
            missing = missing or error
    raise missing or UserError(
        "no linear kernel runs on this processor: name an instruction set and a target"
    )


def _here() -> list[tuple[str, str]]:
    """Instruction sets and targets whose kernels this processor runs, the fastest last."""
    found = []
    for isa, target in isa_specs.places(host_target() or ""):
        if target.architecture in isa.floats and LINEAR.target(isa, target.name) == target.name:
            needs = {*target.feature_names, *LINEAR.needs(isa, target.name)}
            if needs <= host_features():
                found.append((isa.name, target.name))
    return found
