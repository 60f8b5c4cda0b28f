"""Sums to bitplanes by thresholds: the repacking kernels between layers."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.bitplanes import CHUNK
from sketches.repack import RepackProgram, RepackSpec, flips
from synth.emit.packing import packer_stem
from synth.emit.repack import LOOP, NAME, emit_repack, repack_symbols
from synth.emit.text import CFunction
from synth.errors import UserError
from synth.library.packers.kind import Case, Kind, Packer, PackerCertificate


def _specs(isa: Isa, target: str, bits: int) -> tuple[RepackSpec, ...]:
    """One block per flip."""
    return tuple(RepackSpec(bits, CHUNK, flip) for flip in flips(bits))


def _functions(isa: Isa, target: str, bits: int) -> tuple[CFunction, ...]:
    return tuple(LOOP.named(name) for name in repack_symbols(isa, target, bits).values())


def _run(
    packer: Packer,
    sums: NDArray[np.int32],
    table: NDArray[np.int32],
    flip: int = 0,
    last: int = 0xFFFFFFFF,
) -> NDArray[np.uint32]:
    """int32 [chunks, 32] and int32 [chunks, 2^bits, 32] to uint32 [chunks, bits]."""
    found = packer.certificate
    levels, symbols = 1 << found.bits, repack_symbols(packer.isa, found.target, found.bits)
    shapes = ((*sums.shape[:1], CHUNK), (*sums.shape[:1], levels, CHUNK))
    if (sums.shape, table.shape) != shapes or {sums.dtype, table.dtype} != {np.dtype(np.int32)}:
        raise UserError(f"sums, table: give int32 [chunks, {CHUNK}] and [chunks, {levels}, {CHUNK}]")
    if flip not in symbols:
        raise UserError(f"flip={flip}: choose one of {', '.join(map(str, symbols))}")
    return packer.call(symbols[flip], len(sums), [sums, table], [last])


def _cases(certificate: PackerCertificate[RepackProgram]) -> Iterator[Case]:
    """Extremes, sums next to limits and random ones, with every number of positions in the last word."""
    bits = certificate.bits
    for program, chunks in itertools.product(certificate.programs, (1, 3)):
        spec = RepackSpec(bits, chunks * CHUNK, program.spec.flip)
        states = spec.states()
        every = spec.reference(states).reshape(-1, chunks, bits)
        for number, (state, words) in enumerate(zip(states.view("<i4").astype(np.int32), every, strict=True)):
            sums, table = np.split(state, [spec.positions])
            last = 0xFFFFFFFF >> (number % 5 and number % CHUNK)
            words[-1] &= np.uint32(last)
            shaped = (sums.reshape(chunks, CHUNK), table.reshape(chunks, 1 << bits, CHUNK))
            yield Case(f"flip {spec.flip}", (*shaped, spec.flip, last), words)


REPACK = Kind(
    name=NAME,
    purpose="sums by thresholds to {} bitplanes",
    certificate=PackerCertificate[RepackProgram],
    target=Isa.base,
    specs=_specs,
    emit=emit_repack,
    functions=_functions,
    run=_run,
    cases=_cases,
    stem=partial(packer_stem, NAME),
)
