"""Sums to bitplanes by thresholds: the repacking kernels between layers."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.bitplanes import CHUNK
from sketches.repack import RepackProgram, RepackSpec, flips
from synth.emit.repack import LOOP, NAME, emit_repack, repack_symbols
from synth.emit.text import CFunction
from synth.errors import UserError
from synth.library.artifact import Artifact
from synth.library.certificate import Certificate
from synth.library.kinds.programs import Case, Programs, ProgramsKind, fields_of, packed_words

if TYPE_CHECKING:
    from synth.prove.obligation import Obligation


class RepackKind(ProgramsKind):
    """Repacking kernels: sums to bitplanes by thresholds."""

    name = NAME
    purpose = "sums by thresholds to {} bitplanes"
    searched = "takes the plan with the fewest cycles of a few plans on the target's core"
    fields = fields_of(RepackProgram)
    c_text = staticmethod(emit_repack)

    def target(self, isa: Isa, target: str) -> str:
        return isa.base(target)

    def specs(self, isa: Isa, target: str, bits: int) -> tuple[RepackSpec, ...]:
        """Return a specification for every XOR mask that encodings of ``bits`` bits need (``flips``)."""
        return tuple(RepackSpec(bits, CHUNK, flip) for flip in flips(bits))

    def search(self, spec: RepackSpec, isa: str, target: str) -> tuple[Any, tuple[Any, ...]]:
        from synth.search.repack import repack_program

        return repack_program(spec, isa, target)

    def obligations(self, isa: Isa, target: str, programs: Programs) -> list[Obligation]:
        from synth.prove.repack import repack_obligations

        return repack_obligations(isa, target, programs)

    def functions(self, isa: Isa, target: str, bits: int) -> tuple[CFunction, ...]:
        return tuple(LOOP.named(name) for name in repack_symbols(isa, target, bits).values())

    def run(
        self,
        artifact: Artifact,
        sums: NDArray[np.int32],
        table: NDArray[np.int32],
        flip: int = 0,
        last: int = 0xFFFFFFFF,
    ) -> NDArray[np.uint32]:
        """Return bitplanes, uint32 [chunks, bits], of sums, int32 [chunks, 32]. ``table``: int32 [chunks,
        2^bits, 32], for each position a mask, then ascending limits. A code counts the limits with (sum XOR
        mask) >= limit, signed. ``flip``: XOR mask of codes. ``last``: mask of the words of the last chunk."""
        found = artifact.certificate
        levels, symbols = 1 << found.spec, repack_symbols(artifact.isa, found.target, found.spec)
        shapes = ((*sums.shape[:1], CHUNK), (*sums.shape[:1], levels, CHUNK))
        if (sums.shape, table.shape) != shapes or {sums.dtype, table.dtype} != {np.dtype(np.int32)}:
            raise UserError(f"sums, table: give int32 [chunks, {CHUNK}] and [chunks, {levels}, {CHUNK}]")
        if flip not in symbols:
            raise UserError(f"flip={flip}: choose one of {', '.join(map(str, symbols))}")
        return packed_words(artifact, symbols[flip], len(sums), [sums, table], [last])

    def cases(self, certificate: Certificate) -> Iterator[Case]:
        """Yield extremes, sums next to limits, random ones, every number of positions in the last word."""
        bits: int = certificate.spec
        for program, chunks in itertools.product(certificate.block.programs, (1, 3)):
            spec = RepackSpec(bits, chunks * CHUNK, program.spec.flip)
            states = spec.states()
            every = spec.reference(states).reshape(-1, chunks, bits)
            for number, (state, words) in enumerate(
                zip(states.view("<i4").astype(np.int32), every, strict=True)
            ):
                sums, table = np.split(state, [spec.positions])
                last = 0xFFFFFFFF >> (number % 5 and number % CHUNK)
                words[-1] &= np.uint32(last)
                shaped = (sums.reshape(chunks, CHUNK), table.reshape(chunks, 1 << bits, CHUNK))
                yield Case(f"flip {spec.flip}", (*shaped, spec.flip, last), words)


#: The kind of repacking kernels.
REPACK = RepackKind()
