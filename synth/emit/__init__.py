"""Emission of kernels as C with intrinsics, and their compilation, native execution and emulation."""

from __future__ import annotations

#: The kinds of kernels beside those of products of low-bit codes, which their files' names begin with, and
#: what their instructions are counted of, in words.
PACKERS = {"bitpack": "{} positions", "repack": "flip {}", "linear_t4": "{}", "linear": "{}"}
#: The kinds by the title of their table.
PACKING, LINEAR_LAYERS = "Packing", "Linear layers"
GROUPS = {PACKING: ("bitpack", "repack"), LINEAR_LAYERS: ("linear", "linear_t4")}


def packer_kind(stem: str) -> str | None:
    """Return the kind in ``PACKERS`` of a kernel by its file stem: "bitpack", "repack" or "linear". None: a
    product of low-bit codes."""
    return next((kind for kind in PACKERS if stem.startswith(kind)), None)
