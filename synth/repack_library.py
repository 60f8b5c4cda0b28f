"""Repacking kernels of a library: their certificates, how one is read, and how it is run."""

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
from sketches.panel import CHUNK
from sketches.repack import RepackProgram, RepackSpec, flips
from synth.bitpack_library import EVERY_BITS, BitpackKernel, is_bitpack, read_bitpack
from synth.certificate import ProofReport, SketchReport, read_by, written_by
from synth.emit.features import host_features, host_target
from synth.emit.machine import Machine, load_machine
from synth.emit.repack import PROTOTYPE, STEM, repack_instructions, repack_stem, repack_symbols
from synth.errors import UserError, VerificationError
from synth.library import MissingKernel, PortableMachine, default_target, library_folder, portable_host
from synth.validity import check_packer, check_place, check_source, read_exactly


@dataclass(frozen=True)
class RepackCertificate:
    """Everything about a repacking kernel but its C text, of which it holds the digest. Fields as a kernel's;
    ``instructions``: of each program, by its flip."""

    format: int
    name: str
    isa: str
    target: str
    bits: int
    programs: tuple[RepackProgram, ...]
    instructions: dict[str, int]
    searches: tuple[SketchReport, ...]
    proof: ProofReport
    executed: str
    versions: dict[str, str]
    isa_digest: str
    source_digest: str
    seconds: dict[str, float]


_ADAPTER = TypeAdapter(RepackCertificate)


@dataclass
class RepackKernel:
    """A repacking kernel: its C text, its certificate, and a machine that runs it."""

    source: str
    certificate: RepackCertificate
    last_instructions: int | None = None
    _machine: Machine | None = field(default=None, repr=False)

    @property
    def isa(self) -> Isa:
        return isa_specs.load(self.certificate.isa)

    @property
    def symbols(self) -> dict[int, str]:
        """The C names of the loops by their flip."""
        return repack_symbols(self.isa, self.certificate.target, self.certificate.bits)

    @property
    def prototype(self) -> str:
        return "".join(f"{PROTOTYPE.format(name=name)};\n" for name in self.symbols.values())

    @property
    def machine(self) -> str:
        """What runs it: "native x86_64", "unicorn aarch64", "portable C on x86_64"."""
        return self._executor().describe()

    def run(
        self, sums: NDArray[np.int32], table: NDArray[np.int32], flip: int = 0, last: int = 0xFFFFFFFF
    ) -> NDArray[np.uint32]:
        """int32 [chunks, 32] and int32 [chunks, 2^bits, 32] to uint32 [chunks, bits]. Raises UserError for other
        shapes and flips, and where the kernel cannot run here."""
        bits = self.certificate.bits
        shapes = ((*sums.shape[:1], CHUNK), (*sums.shape[:1], 1 << bits, CHUNK))
        if (sums.shape, table.shape) != shapes or {sums.dtype, table.dtype} != {np.dtype(np.int32)}:
            raise UserError(f"sums, table: give int32 [chunks, {CHUNK}] and [chunks, {1 << bits}, {CHUNK}]")
        if flip not in self.symbols:
            raise UserError(f"flip={flip}: choose one of {', '.join(map(str, self.symbols))}")
        # One word more, which has to stay as it is.
        words = np.full(len(sums) * bits + 1, 0xA5A5A5A5, dtype=np.uint32)
        self.last_instructions = self._executor().call(
            self.symbols[flip],
            np.ascontiguousarray(sums),
            np.ascontiguousarray(table),
            len(sums),
            last,
            words,
        )
        if words[-1] != 0xA5A5A5A5:
            raise VerificationError(f"{self.certificate.name}: writes beyond its words")
        return words[:-1].reshape(len(sums), bits)

    def as_portable(self) -> RepackKernel:
        """The same kernel, run as portable C, on whatever computer."""
        return replace(self, _machine=machine_for([self], portable=True))

    def _executor(self) -> Machine:
        if self._machine is None:
            self._machine = machine_for([self])
        return self._machine


def machine_for(kernels: Sequence[RepackKernel], portable: bool = False) -> Machine:
    """What runs kernels of one target here: the target's code, natively or emulated, or their portable form. ``portable``: that
    form, compiled without optimization."""
    certificate = kernels[0].certificate
    target, host = kernels[0].isa.target(certificate.target), host_target()
    sources = {f"{kernel.certificate.name.replace('/', '_')}.c": kernel.source for kernel in kernels}
    cdef = "".join(kernel.prototype for kernel in kernels)
    if portable or (host == target.name and target.feature not in host_features()):
        return PortableMachine(sources, cdef, portable_host(), "-O0" if portable else "-O2")
    return load_machine(sources, cdef, target.name, (target.feature,))


def repack_specs(bits: int) -> tuple[RepackSpec, ...]:
    """The blocks of a repacking kernel, one per flip."""
    return tuple(RepackSpec(bits, CHUNK, flip) for flip in flips(bits))


def repack_paths(folder: Path, isa: Isa, target: str, bits: int) -> tuple[Path, Path]:
    """(C file, certificate) in a library folder."""
    stem = folder / isa.name / repack_stem(isa, target, bits)
    return stem.with_suffix(".c"), stem.with_suffix(".json")


def is_repack(path: Path) -> bool:
    """Does a file of a library belong to a repacking kernel?"""
    return path.stem.startswith(f"{STEM}_")


def is_packer(path: Path) -> bool:
    """Does a file of a library belong to a packing or a repacking kernel?"""
    return is_bitpack(path) or is_repack(path)


def read_packer(path: Path) -> BitpackKernel | RepackKernel:
    """A packing or repacking kernel from either of its files; raises as ``read_repack``."""
    return read_repack(path) if is_repack(path) else read_bitpack(path)


def certificate_json(certificate: RepackCertificate) -> str:
    return written_by(_ADAPTER, certificate)


def check_repack_certificate(found: RepackCertificate, where: Path) -> None:
    """Raise VerificationError, naming ``where``, unless the certificate is valid (``synth.validity``)."""
    check_packer(
        found,
        where,
        EVERY_BITS,
        repack_stem,
        lambda isa, target, bits: repack_specs(bits),
        repack_instructions,
    )


def read_repack(path: Path) -> RepackKernel:
    """A repacking kernel from either of its files. Raises VerificationError naming the one that is damaged, missing, not valid
    or not in its place."""
    source, certificate = path.with_suffix(".c"), path.with_suffix(".json")
    text, json_text = read_exactly(source), read_exactly(certificate)
    found: RepackCertificate = read_by(_ADAPTER, json_text, str(certificate))
    check_repack_certificate(found, certificate)
    check_place(certificate, found.name)
    check_source(source, text, found.source_digest)
    return RepackKernel(text, found)


def load_repack(
    isa: str, bits: int, target: str | None = None, folder: str | os.PathLike[str] | None = None
) -> RepackKernel:
    """A repacking kernel of the library. Raises MissingKernel where it has none, VerificationError where it is damaged,
    UserError for an unknown ISA or target."""
    try:
        chosen = isa_specs.load(isa)
        where = target or default_target(chosen)
        chosen.target(where)
    except KeyError as error:
        raise UserError(str(error.args[0])) from error
    root = Path(folder) if folder is not None else library_folder()
    files = repack_paths(root, chosen, where, bits)
    if not all(path.exists() for path in files):
        raise MissingKernel(
            f"{files[0].name} is not in {root}; write it with: synth-kernel --isa {isa} --target {where} --a {bits} "
            f"--w 1 --out {root}"
        )
    return read_repack(files[0])


__all__ = [
    "RepackCertificate",
    "RepackKernel",
    "repack_paths",
    "repack_specs",
    "certificate_json",
    "check_repack_certificate",
    "is_packer",
    "is_repack",
    "load_repack",
    "machine_for",
    "read_packer",
    "read_repack",
]
