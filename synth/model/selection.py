"""Which kernel of the library computes a layer, from the integers that its operands can be."""

from __future__ import annotations

from dataclasses import dataclass

from sketches.encoding import MAX_BITS, Encoding, Operand, pair_name
from synth.compiler.machines import MachineTarget
from synth.library import Kernel, MissingKernel, load
from synth.qnn.values import Values

_PREFERENCE = ("unsigned", "bipolar", "twos")
"""Encodings in the order in which they are taken where several of the same width fit."""


@dataclass(frozen=True)
class Choice:
    """Both operands of a layer, and the kernel for them."""

    activations: Operand
    weights: Operand
    kernel: Kernel

    @property
    def encoding(self) -> str:
        return pair_name(self.activations.encoding, self.weights.encoding)

    @property
    def precision(self) -> str:
        """``A2W1 hybrid``"""
        return f"A{self.activations.bits}W{self.weights.bits} {self.encoding}"


def fitting(values: Values | None) -> tuple[Operand, ...]:
    """The low-bit operands that have all these values, narrowest first; none where more bits are needed."""
    if values is None or values.members is None:
        return ()
    found = [
        Operand(bits, encoding)
        for bits in range(1, MAX_BITS + 1)
        for encoding in sorted(Encoding.registry, key=_rank)
        if values.members <= set(Operand(bits, encoding).values)
    ]
    return tuple(found)


def choose(activations: Values | None, weights: Values | None, machine: MachineTarget) -> Choice | None:
    """The kernel of fewest plane pairs that fits both operands; None where no low-bit operand does.

    Raises MissingKernel where operands fit and the library has no kernel for any of them.
    """
    pairs = [(a, w) for a in fitting(activations) for w in fitting(weights)]
    missing: MissingKernel | None = None
    for a, w in sorted(pairs, key=lambda pair: (pair[0].bits * pair[1].bits, pair[0].bits)):
        try:
            kernel = load(machine.isa, a.bits, w.bits, pair_name(a.encoding, w.encoding), machine.machine)
        except MissingKernel as error:
            missing = missing or error
            continue
        return Choice(a, w, kernel)
    if missing is not None:
        raise missing
    return None


def _rank(encoding: str) -> int:
    return _PREFERENCE.index(encoding) if encoding in _PREFERENCE else len(_PREFERENCE)
