"""Artifacts of a kind from the files of a library."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import isa_specs
from isa_specs.instruction import Isa
from synth.emit.features import host_target
from synth.errors import UserError, VerificationError
from synth.files import read_exactly
from synth.library.artifact import ArtifactKind
from synth.library.certificate import Certificate, sha256
from synth.library.certificate_json import from_json
from synth.library.library_paths import c_file, library_folder
from synth.library.validity import check_certificate, check_place, refusing


class MissingKernel(UserError):
    """The library has no such kernel; the message says how to write it."""


def place(isa: str, target: str | None) -> tuple[Isa, str]:
    """Return an ISA and the name of one of its targets. Raises UserError. ``target``: default, the ISA's
    first target of the host's architecture, else its first target."""
    try:
        chosen, host = isa_specs.load(isa), host_target()
        default = next((t for t in chosen.targets if t.architecture == host), chosen.targets[0])
        return chosen, chosen.target(target or default.name).name
    except KeyError as error:
        raise UserError(str(error.args[0])) from error


class CTexts(Mapping[str, str]):
    """The C texts that a certificate states, by ``BLOCK`` and the names of forms. When a text is first read,
    it is the C file in the library, or is emitted if there is none. Raises VerificationError, naming the
    file, for a text whose digest is not the stated one. ``where``: path of the certificate."""

    def __init__(self, kind: ArtifactKind, found: Certificate, where: Path) -> None:
        self._kind, self._found, self._where = kind, found, where
        self._texts: dict[str, str] = {}

    def __getitem__(self, part: str) -> str:
        if part not in self._texts:
            report, where = self._found.kernels[part], self._where
            file = c_file(where, part)
            if file.exists():
                where, text = file, read_exactly(file)
            else:
                with refusing(where):
                    text = self._kind.emit(self._found, part)
            if sha256(text) != report.source_digest:
                raise VerificationError(
                    f"{where}: is not the C text that its certificate was written for; write the kernel anew"
                )
            self._texts[part] = text
        return self._texts[part]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found.kernels)

    def __len__(self) -> int:
        return len(self._found.kernels)


def read_as(kind: ArtifactKind, path: Path) -> Any:
    """Return the artifact of a kind from its certificate (``path`` with any ending or none). Raises
    VerificationError naming the file that is damaged, missing, not valid (``synth.library.validity``) or not
    in its place. Its C files are read when they are needed (``CTexts``)."""
    path = path.with_suffix(".json")
    found = _certificate(kind, read_exactly(path), path)
    check_place(path, found.name)
    return kind.artifact(kind, found, CTexts(kind, found, path))


@lru_cache(1 << 7)
def _certificate(kind: ArtifactKind, text: str, path: Path) -> Certificate:
    """Return what the text of a certificate states. Artifacts that are read from the same text share it."""
    found = from_json(kind.fields, text, str(path))
    check_certificate(kind, found, path)
    return found


def certificate_path(kind: ArtifactKind, folder: Path, isa: Isa, target: str, spec: Any) -> Path:
    """Return the path of an artifact's certificate in a library folder."""
    return folder / isa.name / f"{kind.stem(isa, target, spec)}.json"


def load_as(
    kind: ArtifactKind, spec: Any, isa: str, target: str | None = None,
    folder: str | os.PathLike[str] | None = None,
) -> Any:  # fmt: skip
    """Return the artifact of a kind that runs on a target. ``spec``: what it computes, as the kind's
    certificates state it. ``target``: default as in ``place``. ``folder``: another library than
    ``library_folder``. Raises UserError for an unknown ISA or target, MissingKernel if the library lacks the
    artifact, VerificationError if its files are damaged."""
    chosen, named = place(isa, target)
    where = kind.target(chosen, named)
    root = Path(folder) if folder is not None else library_folder()
    path = certificate_path(kind, root, chosen, where, spec)
    if not path.exists():
        raise MissingKernel(
            f"{path.stem} is not in {root}; write it with: synth-kernel {kind.command(chosen, where, spec)} "
            f"--out {root}"
        )
    return read_as(kind, path)
