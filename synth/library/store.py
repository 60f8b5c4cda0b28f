"""Writing artifacts into a library: C files, each the text of a proved program, and a certificate."""

from __future__ import annotations

from pathlib import Path

from synth.emit.headers import included
from synth.errors import VerificationError
from synth.files import read_exactly, write_together
from synth.library.artifact import Artifact
from synth.library.library_paths import c_files
from synth.processes import uninterrupted


def files(artifact: Artifact, folder: Path) -> tuple[Path, ...]:
    """Return the paths of an artifact's files in a library: C files, header if it has one, certificate."""
    return tuple(_texts(artifact, folder))


@uninterrupted()
def write(artifact: Artifact, folder: Path) -> tuple[Path, ...]:
    """Write an artifact's files, the certificate last, which makes it valid. Return their paths. Raises
    UserError for a folder that cannot be written."""
    texts = _texts(artifact, folder)
    write_together(texts)
    for path in c_files(folder / artifact.name):
        if path not in texts:  # an earlier certificate of this name had that form
            path.unlink(missing_ok=True)
    return tuple(texts)


def is_whole(artifact: Artifact, folder: Path) -> bool:
    """Return whether every file of an artifact has the text that ``write`` would give it."""
    try:
        return all(read_exactly(path) == text for path, text in _texts(artifact, folder).items())
    except VerificationError:
        return False


def _texts(artifact: Artifact, folder: Path) -> dict[Path, str]:
    texts = dict(artifact.stored)
    isa = artifact.isa
    texts |= {f"{isa.name}/{name}": header for name, header in included(isa, "".join(texts.values())).items()}
    texts[f"{artifact.name}.json"] = artifact.json_text
    return {folder / name: text for name, text in texts.items()}
