"""How a kernel is written in C intrinsics, compiled, run natively and emulated."""

from __future__ import annotations

#: The kinds of kernels beside those of products of low-bit codes, which their files' names begin with, and
#: what their instructions are counted of, in words.
PACKERS = {"bitpack": "{} positions", "repack": "flip {}", "linear": "{}"}
#: The kinds by the title of their table.
PACKING, LINEAR_LAYERS = "Packing", "Linear layers"
GROUPS = {PACKING: ("bitpack", "repack"), LINEAR_LAYERS: ("linear",)}


def packer_kind(stem: str) -> str | None:
    """The kind of the kernel whose files have this name; None where it is a product of low-bit codes."""
    return next((kind for kind in PACKERS if stem.startswith(f"{kind}_")), None)
