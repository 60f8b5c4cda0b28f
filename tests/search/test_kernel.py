"""What the searches of several kernels share, and the enumeration under them."""

from __future__ import annotations

import numpy as np
import pytest

import isa_specs
from sketches.compute import plane_pair_sketch
from synth.search import core
from synth.search.kernel import Limits, search_pair
from synth.search.lane import core_ops


def test_kernels_share_the_search_of_a_pair_whoever_is_told() -> None:
    neon, told, few = isa_specs.load("neon"), list[str](), Limits(effort=1e-4)
    found = search_pair(neon, "aarch64", few, told.append)
    assert told
    told.clear()
    assert search_pair(neon, "aarch64", few, lambda said: told.append(said)) is found and not told
    assert search_pair(neon, "aarch64_dotprod", few, told.append) is found and not told
    assert search_pair(neon, "aarch64", Limits(effort=2e-4), told.append) is not found and told


def test_operations_may_be_more_than_are_compiled() -> None:
    """Some sketches name an operation several times, for constants that its lane expression does not tell."""
    ops = core_ops(plane_pair_sketch(isa_specs.load("neon"), "aarch64").ops)
    inputs = np.random.default_rng(1).integers(0, 256, (2, core.STATES), dtype=np.uint8)
    places = np.random.default_rng(2).integers(0, core.STATES, (40, 4), dtype=np.int32)
    corners = (inputs[0] ^ inputs[1])[places].astype(int)
    wanted = corners[:, 0] - corners[:, 1] - corners[:, 2] + corners[:, 3]
    places, wanted = places[np.argsort(wanted % 2 == 0)], wanted[np.argsort(wanted % 2 == 0)]

    def hits(tried: tuple[core.CoreOp, ...]) -> list[int]:
        found = core.search(tried, inputs, (0, 1), 1, places, (wanted % 256).astype(np.uint8), 60, pool=ops)
        return sorted(ops.index(tried[hit.lines[0][0]]) for hit in found.hits)

    once = hits(ops)
    assert once and hits((*ops, *ops[::-1], *ops)) == sorted(once * 3)
    with pytest.raises(ValueError, match="1024 operations"):
        hits(ops * 1024)
