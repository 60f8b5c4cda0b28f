"""Writing artifacts into a library: a C file that readers compile, and a certificate."""

from __future__ import annotations

from pathlib import Path

from synth.emit.portable import header_file, portable_header
from synth.errors import VerificationError
from synth.files import read_exactly, write_together
from synth.library.artifact import Artifact
from synth.processes import uninterrupted


def files(artifact: Artifact, folder: Path) -> tuple[Path, ...]:
    """Return the paths of an artifact's files in a library: C file, header if it has one, certificate."""
    path = folder / artifact.name
    header = (
        [path.parent / header_file(artifact.isa)] if artifact.kind.has_header(artifact.certificate) else []
    )
    return (path.with_suffix(".c"), *header, path.with_suffix(".json"))


@uninterrupted()
def write(artifact: Artifact, folder: Path) -> tuple[Path, ...]:
    """Write an artifact's files, the certificate last, which makes it valid. Return their paths. Raises
    UserError for a folder that cannot be written."""
    texts = _texts(artifact, folder)
    write_together(texts)
    return tuple(texts)


def is_whole(artifact: Artifact, folder: Path) -> bool:
    """Return whether every file of an artifact has the text that ``write`` would give it."""
    try:
        return all(read_exactly(path) == text for path, text in _texts(artifact, folder).items())
    except VerificationError:
        return False


def _texts(artifact: Artifact, folder: Path) -> dict[Path, str]:
    header = [portable_header(artifact.isa)] if artifact.kind.has_header(artifact.certificate) else []
    texts = (artifact.file_text, *header, artifact.json_text)
    return dict(zip(files(artifact, folder), texts, strict=True))
