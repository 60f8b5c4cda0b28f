"""Packing kernels of a library: their certificates, how one is read, and how it is run."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from pydantic import TypeAdapter

import isa_specs
from isa_specs.instruction import Isa
from sketches.bitpack import BitpackProgram, BitpackSpec, block_sizes
from sketches.encoding import MAX_BITS
from sketches.panel import CHUNK
from synth.certificate import ProofReport, SketchReport, read_by, written_by
from synth.emit.bitpack import PROTOTYPE, STEM, bitpack_instructions, bitpack_stem, bitpack_symbol
from synth.emit.features import host_features, host_target
from synth.emit.machine import Machine, load_machine
from synth.errors import UserError, VerificationError
from synth.library import MissingKernel, PortableMachine, default_target, library_folder, portable_host
from synth.validity import check_packer, check_place, check_source, read_exactly

#: The bits that every target has a packing kernel for.
EVERY_BITS = tuple(range(1, MAX_BITS + 1))


@dataclass(frozen=True)
class BitpackCertificate:
    """Everything about a packing kernel but its C text, of which it holds the digest. Fields as a kernel's;
    ``instructions``: of each program, by its positions."""

    format: int
    name: str
    isa: str
    target: str
    bits: int
    programs: tuple[BitpackProgram, ...]
    instructions: dict[str, int]
    searches: tuple[SketchReport, ...]
    proof: ProofReport
    executed: str
    versions: dict[str, str]
    isa_digest: str
    source_digest: str
    seconds: dict[str, float]


_ADAPTER = TypeAdapter(BitpackCertificate)


@dataclass
class BitpackKernel:
    """A packing kernel: its C text, its certificate, and a machine that runs it."""

    source: str
    certificate: BitpackCertificate
    last_instructions: int | None = None
    _machine: Machine | None = field(default=None, repr=False)

    @property
    def isa(self) -> Isa:
        return isa_specs.load(self.certificate.isa)

    @property
    def symbol(self) -> str:
        return bitpack_symbol(self.isa, self.certificate.target, self.certificate.bits)

    @property
    def prototype(self) -> str:
        return f"{PROTOTYPE.format(name=self.symbol)};\n"

    @property
    def instructions_per_chunk(self) -> float:
        """Of the largest block, loads included, per 32 positions."""
        largest = max(self.certificate.programs, key=lambda program: program.spec.positions)
        loads = sum(line.stage == "load" for line in largest.body)
        return (largest.length(self.isa, self.certificate.target) + loads) * CHUNK / largest.spec.positions

    @property
    def machine(self) -> str:
        """What runs it: "native x86_64", "unicorn aarch64", "portable C on x86_64"."""
        return self._executor().describe()

    def run(self, codes: NDArray[np.uint8]) -> NDArray[np.uint32]:
        """uint8 [positions], a multiple of 32, to uint32 [positions / 32, bits]. Raises UserError for others, and
        where the kernel cannot run here."""
        if codes.dtype != np.uint8 or codes.ndim != 1 or codes.size % CHUNK:
            raise UserError(f"codes: give uint8 in a number of positions that {CHUNK} divides")
        chunks = codes.size // CHUNK
        # One word more, which has to stay as it is.
        words = np.full(chunks * self.certificate.bits + 1, 0xA5A5A5A5, dtype=np.uint32)
        self.last_instructions = self._executor().call(
            self.symbol, np.ascontiguousarray(codes), chunks, words
        )
        if words[-1] != 0xA5A5A5A5:
            raise VerificationError(f"{self.certificate.name}: writes beyond its words")
        return words[:-1].reshape(chunks, self.certificate.bits)

    def as_portable(self) -> BitpackKernel:
        """The same kernel, run as portable C, on whatever computer."""
        return replace(self, _machine=machine_for([self], portable=True))

    def _executor(self) -> Machine:
        if self._machine is None:
            self._machine = machine_for([self])
        return self._machine


def machine_for(kernels: Sequence[BitpackKernel], portable: bool = False) -> Machine:
    """What runs kernels of one target here: the target's code, natively or emulated, or their portable form. ``portable``: that
    form, compiled without optimization."""
    certificate = kernels[0].certificate
    target, host = kernels[0].isa.target(certificate.target), host_target()
    sources = {f"{kernel.symbol}.c": kernel.source for kernel in kernels}
    cdef = "".join(kernel.prototype for kernel in kernels)
    if portable or (host == target.name and target.feature not in host_features()):
        return PortableMachine(sources, cdef, portable_host(), "-O0" if portable else "-O2")
    return load_machine(sources, cdef, target.name, (target.feature,))


def bitpack_specs(isa: Isa, target: str, bits: int) -> tuple[BitpackSpec, ...]:
    """The blocks of a packing kernel."""
    return tuple(BitpackSpec(bits, positions) for positions in block_sizes(isa, target))


def bitpack_paths(folder: Path, isa: Isa, target: str, bits: int) -> tuple[Path, Path]:
    """(C file, certificate) in a library folder."""
    stem = folder / isa.name / bitpack_stem(isa, target, bits)
    return stem.with_suffix(".c"), stem.with_suffix(".json")


def is_bitpack(path: Path) -> bool:
    """Does a file of a library belong to a packing kernel?"""
    return path.stem.startswith(f"{STEM}_")


def certificate_json(certificate: BitpackCertificate) -> str:
    return written_by(_ADAPTER, certificate)


def check_bitpack_certificate(found: BitpackCertificate, where: Path) -> None:
    """Raise VerificationError, naming ``where``, unless the certificate is valid (``synth.validity``)."""
    check_packer(found, where, EVERY_BITS, bitpack_stem, bitpack_specs, bitpack_instructions)


def read_bitpack(path: Path) -> BitpackKernel:
    """A packing kernel from either of its files. Raises VerificationError naming the one that is damaged, missing, not valid
    or not in its place."""
    source, certificate = path.with_suffix(".c"), path.with_suffix(".json")
    text, json_text = read_exactly(source), read_exactly(certificate)
    found: BitpackCertificate = read_by(_ADAPTER, json_text, str(certificate))
    check_bitpack_certificate(found, certificate)
    check_place(certificate, found.name)
    check_source(source, text, found.source_digest)
    return BitpackKernel(text, found)


def load_bitpack(
    isa: str, bits: int, target: str | None = None, folder: str | os.PathLike[str] | None = None
) -> BitpackKernel:
    """A packing kernel of the library. Raises MissingKernel where it has none, VerificationError where it is damaged,
    UserError for an unknown ISA or target."""
    try:
        chosen = isa_specs.load(isa)
        where = target or default_target(chosen)
        chosen.target(where)
    except KeyError as error:
        raise UserError(str(error.args[0])) from error
    root = Path(folder) if folder is not None else library_folder()
    files = bitpack_paths(root, chosen, where, bits)
    if not all(path.exists() for path in files):
        raise MissingKernel(
            f"{files[0].name} is not in {root}; write it with: synth-kernel --isa {isa} --target {where} --a {bits} "
            f"--w 1 --out {root}"
        )
    return read_bitpack(files[0])


__all__ = [
    "EVERY_BITS",
    "BitpackCertificate",
    "BitpackKernel",
    "bitpack_paths",
    "bitpack_specs",
    "certificate_json",
    "check_bitpack_certificate",
    "is_bitpack",
    "load_bitpack",
    "machine_for",
    "read_bitpack",
]
