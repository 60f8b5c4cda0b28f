"""Codes to bitplanes: the packing kernels of activations."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.bitpack import BitpackProgram, BitpackSpec, block_sizes, packing_target
from sketches.bitplanes import CHUNK
from synth.emit.bitpack import LOOP, NAME, emit_bitpack
from synth.emit.packing import packer_stem, packer_symbol
from synth.emit.text import CFunction
from synth.errors import UserError
from synth.library.packers.kind import Case, Kind, Packer, PackerCertificate


def _specs(isa: Isa, target: str, bits: int) -> tuple[BitpackSpec, ...]:
    return tuple(BitpackSpec(bits, positions) for positions in block_sizes(isa, target, bits))


def _functions(isa: Isa, target: str, bits: int) -> tuple[CFunction, ...]:
    """One loop takes blocks of all sizes."""
    return (LOOP.named(packer_symbol(NAME, isa, target, bits)),)


def _run(packer: Packer, codes: NDArray[np.uint8]) -> NDArray[np.uint32]:
    """uint8 [positions], a multiple of 32, to uint32 [positions / 32, bits]."""
    if codes.dtype != np.uint8 or codes.ndim != 1 or codes.size % CHUNK:
        raise UserError(f"codes: give uint8 in a number of positions that {CHUNK} divides")
    return packer.call(packer.symbol, codes.size // CHUNK, [codes])


def _cases(certificate: PackerCertificate[BitpackProgram]) -> Iterator[Case]:
    """Every number of chunks up to two of the largest blocks, extremes, single bits."""
    bits = certificate.bits
    largest = max(program.spec.positions for program in certificate.programs)
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


BITPACK = Kind(
    name=NAME,
    purpose="codes to {} bitplanes",
    certificate=PackerCertificate[BitpackProgram],
    target=packing_target,
    specs=_specs,
    emit=emit_bitpack,
    functions=_functions,
    run=_run,
    cases=_cases,
    stem=partial(packer_stem, NAME),
)


def instructions_per_chunk(packer: Packer) -> float:
    """Of the largest block of a packing kernel, loads included, per 32 positions."""
    largest = max(packer.certificate.programs, key=lambda program: program.spec.positions)
    loads = sum(line.stage == "load" for line in largest.body)
    length: int = largest.length(packer.isa, packer.certificate.target)
    return (length + loads) * CHUNK / largest.spec.positions
