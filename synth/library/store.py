"""Writing kernels of all kinds into a library: a C file that readers compile, and a certificate."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from isa_specs.instruction import Isa
from synth.emit.portable import header_file, portable_header
from synth.files import write_together
from synth.processes import uninterrupted


class Artifact(Protocol):
    """What a library keeps: the text of its C file, and that of its certificate."""

    @property
    def isa(self) -> Isa: ...

    @property
    def name(self) -> str:
        """Return the path in a library without ending: ``neon/a2w1_hybrid_m8n1k64_aarch64``."""

    @property
    def file_text(self) -> str: ...

    @property
    def json_text(self) -> str: ...

    @property
    def has_header(self) -> bool:
        """Return whether its C file includes the header of its instruction set."""


def files(artifact: Artifact, folder: Path) -> tuple[Path, ...]:
    """Return the files of an artifact in a library folder: the header that its C file includes, if there is
    one, the C file, and the certificate."""
    path = folder / artifact.name
    header = [path.parent / header_file(artifact.isa)] if artifact.has_header else []
    return (*header, path.with_suffix(".c"), path.with_suffix(".json"))


@uninterrupted()
def write(artifact: Artifact, folder: Path) -> tuple[Path, ...]:
    """Write an artifact's files, the certificate last, which makes it valid. Return their paths. Raises
    UserError for a folder that cannot be written."""
    paths = files(artifact, folder)
    header = [portable_header(artifact.isa)] if artifact.has_header else []
    texts = (*header, artifact.file_text, artifact.json_text)
    write_together(dict(zip(paths, texts, strict=True)))
    return paths
