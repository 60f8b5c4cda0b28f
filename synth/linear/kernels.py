"""The kernels of linear layers in blocks: which one a processor runs, compiled and callable."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

import isa_specs
from isa_specs.cores import core
from isa_specs.instruction import Isa
from sketches.blocks import BlockProgram, BlockSpec, block_cycles
from synth.emit.blocks import AROUND, FACTS, PROTOTYPE, emit_linear, floats_of, linear_symbol
from synth.emit.features import host_features, host_target
from synth.emit.machine import Running, load_machine
from synth.errors import UserError
from synth.search.blocks import block_program


@dataclass(frozen=True)
class LinearKernel:
    """A kernel for weights of so many bits: its program and C text."""

    isa: Isa
    target: str
    program: BlockProgram
    source: str

    @property
    def spec(self) -> BlockSpec:
        return self.program.spec

    @property
    def symbol(self) -> str:
        """What its C names begin with."""
        return linear_symbol(self.isa, self.target, self.spec.bits)

    @property
    def rows(self) -> int:
        """Of a register."""
        return self.isa.vector_bits // 32

    @property
    def features(self) -> tuple[str, ...]:
        """What its C is compiled with."""
        needs = (feature.name for feature in floats_of(self.isa, self.target).needs)
        return (*self.isa.target(self.target).feature_names, *needs)

    @property
    def prototypes(self) -> str:
        return f"{PROTOTYPE.format(name=self.symbol)};\n{AROUND.format(name=self.symbol)}"

    @property
    def columns(self) -> int:
        """Of its widest tile."""
        return max(tile.columns for tile in self.program.tiles)

    @property
    def halves(self) -> bool:
        """Whether scales may be floats of 16 bits."""
        return bool(floats_of(self.isa, self.target).half)

    def facts(self, **numbers: int) -> NDArray[np.int32]:
        """A layer's numbers as its C takes them, by their names (``synth.emit.blocks.FACTS``)."""
        return np.array([numbers[name] for name in FACTS], np.int32)

    @property
    def macs_per_cycle(self) -> float:
        """Of its best tile, on the core that stands for its target."""
        timing = core(self.isa.target(self.target).core)
        rates = (block_cycles(self.isa, timing, self.program, t, self.target) for t in self.program.tiles)
        return max(rate.macs_per_cycle for rate in rates)

    def running(self) -> Running:
        """The compiled kernel: here, or emulated."""
        return _running(self)


@cache
def _running(kernel: LinearKernel) -> Running:
    architecture = kernel.isa.target(kernel.target).architecture
    source = {f"{kernel.symbol}.c": kernel.source}
    return load_machine(source, kernel.prototypes, architecture, kernel.features)


@cache
def load_linear(bits: int, isa: str | None = None, target: str | None = None) -> LinearKernel:
    """The kernel for weights of so many bits: of an instruction set and target, or the fastest that this
    computer runs. Raises UserError."""
    if isa is None:
        found = [load_linear(bits, *place) for place in _here()]
        if not found:
            raise UserError("no linear kernel runs on this processor: name an instruction set and a target")
        return max(found, key=lambda kernel: kernel.macs_per_cycle)
    chosen = isa_specs.load(isa)
    named = chosen.target(target or chosen.targets[0].name).name
    program = block_program(BlockSpec(bits), chosen, named)
    return LinearKernel(chosen, named, program, emit_linear(chosen, named, (program,), 0))


def _here() -> list[tuple[str, str]]:
    """Instruction sets and targets whose kernels this processor runs."""
    found = []
    for isa, target in isa_specs.places(host_target() or ""):
        if target.architecture in isa.floats:
            needs = {*target.feature_names, *(f.name for f in floats_of(isa, target.name).needs)}
            if needs <= host_features():
                found.append((isa.name, target.name))
    return found
