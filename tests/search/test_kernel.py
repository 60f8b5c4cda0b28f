"""What the searches of several kernels share."""

from __future__ import annotations

import isa_specs
from synth.search.kernel import Limits, search_pair


def test_kernels_share_the_search_of_a_pair_whoever_is_told() -> None:
    neon, told, few = isa_specs.load("neon"), list[str](), Limits(effort=1e-4)
    found = search_pair(neon, "aarch64", few, told.append)
    assert told
    told.clear()
    assert search_pair(neon, "aarch64", few, lambda said: told.append(said)) is found and not told
    assert search_pair(neon, "aarch64_dotprod", few, told.append) is found and not told
    assert search_pair(neon, "aarch64", Limits(effort=2e-4), told.append) is not found and told
