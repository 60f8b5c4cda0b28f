"""How a kernel is written in C intrinsics, compiled, run natively and emulated."""

from __future__ import annotations

#: The kinds of packing kernels, which their files' names begin with, and a block of each in words.
PACKERS = {"bitpack": "{} positions", "repack": "flip {}"}


def packer_kind(stem: str) -> str | None:
    """The kind of the packing kernel whose files have this name; None where they are no packing kernel's."""
    return next((kind for kind in PACKERS if stem.startswith(f"{kind}_")), None)
