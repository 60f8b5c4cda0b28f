"""The packing kernels of a library: where their files lie, and how one is read."""

from __future__ import annotations

import os
from pathlib import Path

import isa_specs
from isa_specs.instruction import Isa
from synth.emit import packer_kind
from synth.files import read_exactly
from synth.library.address import MissingKernel, place
from synth.library.packers.bitpack import BITPACK
from synth.library.packers.certificate import certificate_from_json
from synth.library.packers.kind import Kind, Packer
from synth.library.packers.linear import LINEAR
from synth.library.packers.repack import REPACK
from synth.library.places import library_folder
from synth.library.validity import check_packer_certificate, check_place, check_source, refusing

#: The kinds that there are, by name.
KINDS: dict[str, Kind] = {kind.name: kind for kind in (BITPACK, REPACK, LINEAR)}


def kind_of(path: Path) -> Kind | None:
    """The kind of packing kernel that a file of a library belongs to; None where it belongs to none."""
    name = packer_kind(path.stem)
    return None if name is None else KINDS[name]


def is_packer(path: Path) -> bool:
    """Does a file of a library belong to a packing kernel?"""
    return kind_of(path) is not None


def packer_paths(kind: Kind, folder: Path, isa: Isa, target: str, bits: int) -> tuple[Path, Path]:
    """(C file, certificate) in a library folder."""
    stem = folder / isa.name / kind.stem(isa, target, bits)
    return stem.with_suffix(".c"), stem.with_suffix(".json")


def read_packer(path: Path) -> Packer:
    """Return a packing kernel from either of its files. Raises VerificationError naming the certificate that
    is damaged, missing, not valid or not in its place, or whose programs emit another C text."""
    kind = kind_of(path)
    assert kind is not None, path
    certificate = path.with_suffix(".json")
    found = certificate_from_json(kind, read_exactly(certificate), str(certificate))
    check_packer_certificate(found, certificate, kind)
    check_place(certificate, found.name)
    with refusing(certificate):
        isa = isa_specs.load(found.isa)
        text = kind.emit(isa, found.target, found.programs, found.proof.obligations)
    check_source(certificate, text, found.source_digest)
    return Packer(kind, text, found)


def load_packer(
    kind: Kind, isa: str, bits: int, target: str | None = None, folder: str | os.PathLike[str] | None = None
) -> Packer:
    """The packing kernel of the library that runs on a target: it has those of targets with features that
    their programs gain by. Raises MissingKernel where it has none,
    VerificationError where it is damaged, UserError for an unknown ISA or target."""
    chosen, named = place(isa, target)
    where = kind.target(chosen, named)
    root = Path(folder) if folder is not None else library_folder()
    files = packer_paths(kind, root, chosen, where, bits)
    if not all(path.exists() for path in files):
        command = (
            f"--isa {isa} --target {where} --a {bits} --w 1"
            if kind.along
            else f"linear --w {bits} --isa {isa}"
        )
        raise MissingKernel(
            f"{files[0].name} is not in {root}; write it with: synth-kernel {command} --out {root}"
        )
    return read_packer(files[0])
