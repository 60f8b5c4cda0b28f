"""Memory of weights: pieces of regions that are asked for in huge pages."""

import gc
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from synth.forms.memory import REGION, weights_zeros
from synth.forms.packing import ALIGNMENT
from tests.needs import Need, skip, skip_where


def test_pieces_are_apart_aligned_and_zero() -> None:
    sizes = [1, 63, 64, 65, 5000, REGION - 1, 1, REGION, REGION + 1, 100]
    with ThreadPoolExecutor(4) as executor:
        pieces = list(executor.map(weights_zeros, sizes))
    for number, (size, piece) in enumerate(zip(sizes, pieces, strict=True)):
        assert piece.dtype == np.uint8 and piece.shape == (size,) and piece.ctypes.data % ALIGNMENT == 0
        assert not piece[:4096].any() and not piece[-4096:].any()
        piece[:] = number + 1
    assert all((piece == number + 1).all() for number, piece in enumerate(pieces))


def test_a_region_lives_as_long_as_a_piece_of_it() -> None:
    kept = weights_zeros(1000)
    kept[:] = 7
    for _ in range(3):
        weights_zeros(REGION)[:] = 9
    gc.collect()
    assert (kept == 7).all()


@skip_where(Need.SYSTEM, sys.platform != "linux", "asks for huge pages by Linux's madvise")
def test_huge_pages_are_asked_for() -> None:
    """As the kernel says it, of the mapping that the piece is in."""
    if not Path("/sys/kernel/mm/transparent_hugepage").exists():
        skip(Need.SYSTEM, "this Linux has none")
    start = weights_zeros(1 << 20).ctypes.data
    for one in re.finditer(
        r"^([0-9a-f]+)-([0-9a-f]+) .*\n(?:(?![0-9a-f]+-).*\n)*?VmFlags:(.*)$",
        Path("/proc/self/smaps").read_text(),
        re.M,
    ):
        if int(one[1], 16) <= start < int(one[2], 16):
            assert "hg" in one[3].split()
            return
    pytest.fail("no mapping has the piece")
