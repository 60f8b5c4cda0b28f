"""Codes to bitplanes: the packing kernels of activations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.bitpack import BitpackProgram, BitpackSpec, block_sizes, packing_target
from sketches.bitplanes import CHUNK
from synth.emit.bitpack import LOOP, NAME, emit_bitpack
from synth.emit.packing import packer_symbol
from synth.emit.text import CFunction
from synth.errors import UserError
from synth.library.artifact import Artifact
from synth.library.certificate import Certificate
from synth.library.kinds.programs import Case, Programs, ProgramsKind, fields_of, packed_words

if TYPE_CHECKING:
    from synth.prove.obligation import Obligation


class BitpackKind(ProgramsKind):
    """Packing kernels: codes of activations to bitplanes."""

    name = NAME
    purpose = "codes to {} bitplanes"
    searched = "takes the shortest of a few plans, whose steps it searches by length"
    fields = fields_of(BitpackProgram)
    target = staticmethod(packing_target)
    c_text = staticmethod(emit_bitpack)

    def specs(self, isa: Isa, target: str, bits: int) -> tuple[BitpackSpec, ...]:
        return tuple(BitpackSpec(bits, positions) for positions in block_sizes(isa, target, bits))

    def search(self, spec: BitpackSpec, isa: str, target: str) -> tuple[BitpackProgram, tuple[Any, ...]]:
        from synth.search.bitpack import bitpack_program

        return bitpack_program(spec, isa, target)

    def obligations(self, isa: Isa, target: str, programs: Programs) -> list[Obligation]:
        from synth.prove.bitpack import bitpack_obligations

        return bitpack_obligations(isa, target, programs)

    def functions(self, isa: Isa, target: str, bits: int) -> tuple[CFunction, ...]:
        """Return the only C function: a loop that packs codes in blocks of all sizes."""
        return (LOOP.named(packer_symbol(NAME, isa, target, bits)),)

    def run(self, artifact: Artifact, codes: NDArray[np.uint8]) -> NDArray[np.uint32]:
        """Return bitplanes, uint32 [positions / 32, bits], of codes, uint8 [a multiple of 32 positions]."""
        if codes.dtype != np.uint8 or codes.ndim != 1 or codes.size % CHUNK:
            raise UserError(f"codes: give uint8 in a number of positions that {CHUNK} divides")
        return packed_words(artifact, artifact.symbol, codes.size // CHUNK, [codes])

    def cases(self, certificate: Certificate) -> Iterator[Case]:
        """Yield cases: every number of chunks up to two of the largest blocks, extremes, single bits."""
        bits: int = certificate.spec
        largest = max(program.spec.positions for program in certificate.block.programs)
        rng = np.random.default_rng(20200224)
        sizes = [chunks * CHUNK for chunks in range(1, 2 * largest // CHUNK + 2)]
        cases = [rng.integers(0, 256, size, dtype=np.uint8) for size in sizes]
        for value in (0, 255, (1 << bits) - 1, 255 - (1 << bits)):
            cases.append(np.full(sizes[-1], value, dtype=np.uint8))
        for plane in range(bits):
            # One code after the other has the bit, alone in its block.
            cases.append((np.eye(largest, dtype=np.uint8) << np.uint8(plane)).ravel())
        for codes in cases:
            words = BitpackSpec(bits, codes.size).reference(codes[None]).reshape(-1, bits)
            yield Case(f"{codes.size} codes", (codes,), words)


#: The kind of packing kernels of activations.
BITPACK = BitpackKind()


def instructions_per_chunk(artifact: Artifact) -> float:
    """Return the instructions of a packing kernel's largest block, loads included, per 32 positions."""
    largest = max(artifact.certificate.block.programs, key=lambda program: program.spec.positions)
    loads = sum(line.stage == "load" for line in largest.body)
    length: int = largest.length(artifact.isa, artifact.certificate.target)
    return (length + loads) * CHUNK / largest.spec.positions
