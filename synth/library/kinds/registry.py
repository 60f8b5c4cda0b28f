"""The kinds of artifacts that there are, and the artifacts of a library whatever their kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from synth.library.artifact import Artifact, ArtifactKind
from synth.library.kinds import kind_name
from synth.library.kinds.bitpack import BITPACK
from synth.library.kinds.linear import LINEAR, TABLE_LINEAR
from synth.library.kinds.matmul import MATMUL
from synth.library.kinds.repack import REPACK
from synth.library.reading import read_as

#: Every kind by its name.
KINDS: dict[str, ArtifactKind] = {kind.name: kind for kind in (MATMUL, BITPACK, REPACK, LINEAR, TABLE_LINEAR)}


def kind_of(path: Path) -> ArtifactKind:
    """Return the kind of the artifact to which a file belongs, by its name: MATMUL if no other kind fits."""
    return KINDS[kind_name(path)]


def read_artifact(path: Path) -> Artifact:
    """Return the artifact of a certificate (``path`` with any ending or none). Raises VerificationError
    naming the file that is damaged, missing, not valid or not in its place."""
    found: Artifact = read_as(kind_of(path), path)
    return found


def kinds_needed(bits: int) -> Iterator[ArtifactKind]:
    """Yield the kinds of artifacts that operators with activations of so many bits call beside a kernel."""
    for kind in KINDS.values():
        if kind.needed_by_kernels and bits in kind.bits:
            yield kind
