"""Memory for weights, in huge pages if the system has them.

A product reads all weights once. Each page needs an address translation, and processors cache a few thousand
of them. A huge page of 2 MB needs one translation instead of 512. Weights share regions of memory, because a
huge page is large."""

from __future__ import annotations

import mmap
import sys
import threading
from contextlib import suppress

import numpy as np
from numpy.typing import NDArray

from synth.forms.packing import ALIGNMENT, aligned_zeros

#: Bytes of a huge page (x86-64, and AArch64 with pages of 4 KB), and of a region that weights share.
HUGE, REGION = 2 << 20, 32 << 20

_lock = threading.Lock()
_rest = np.zeros(0, np.uint8)
"""Unused bytes of the newest region. A region lives as long as weights in it."""


def weights_zeros(size: int) -> NDArray[np.uint8]:
    """Return uint8 [size] of zeros from a multiple of ALIGNMENT, in huge pages if the system has them. Arrays
    share regions of 32 MiB, which live as long as one of their arrays. Thread-safe."""
    global _rest
    need = -(-size // ALIGNMENT) * ALIGNMENT
    with _lock:
        capacity = _rest if need <= len(_rest) else _region(max(need, REGION))
        made, left = capacity[:size], capacity[need:]
        if capacity is _rest or len(left) > len(_rest):
            _rest = left
    return made


def _region(size: int) -> NDArray[np.uint8]:
    """Return at least ``size`` bytes of zeros, in huge pages if the system has them."""
    if sys.platform != "linux":
        return aligned_zeros((size,), np.uint8)
    whole = -(-size // HUGE) * HUGE
    memory = mmap.mmap(-1, whole + HUGE, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    with suppress(OSError):  # a system without huge pages
        memory.madvise(mmap.MADV_HUGEPAGE)
    every = np.frombuffer(memory, np.uint8)
    first = -every.ctypes.data % HUGE
    return every[first : first + whole]
