"""The kinds of artifacts of a library (``synth.library.artifact``): one module each, and their registry."""

from __future__ import annotations

from pathlib import Path

from synth.emit import packer_kind

#: The name of the kind of products of low-bit codes.
PRODUCTS = "matmul"


def kind_name(path: Path) -> str:
    """Return the name of the kind of the artifact to which a file belongs, judged by the file's name."""
    return packer_kind(path.stem) or PRODUCTS
