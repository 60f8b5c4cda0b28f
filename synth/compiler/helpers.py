"""The C functions that an operator calls beside its tiles: what lays a row of pixels out, and what packs sums again."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Helper:
    """``symbol``: its C name. ``parameters``: of its prototype. ``form``: the form of kernels that it packs for, or "repack";
    ``bits``: of the library's packing kernel that it calls, 0 where it calls none; ``flip``: of the repacking kernel's
    codes."""

    symbol: str
    parameters: str
    form: str
    bits: int = 0
    flip: int = 0
