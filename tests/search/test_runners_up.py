"""Programs that are as short as the chosen ones, against a certificate that was written before."""

from __future__ import annotations

import re

import pytest

from synth.library.kernels import library_folder, read_kernel
from synth.search.runners_up import reductions, runners_up


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("neon/a2w1_hybrid_m8n1k64_aarch64", "more lines per column"),
        ("neon/a1w1_unipolar_m8n1k64_armv7", "a correction per column"),
    ],
)
def test_the_chosen_one_is_the_certificate_s_and_others_say_why_they_lost(name: str, reason: str) -> None:
    kernel = read_kernel(library_folder() / name)
    found = runners_up(kernel.spec, kernel.isa, kernel.certificate.target)
    (chosen,) = [one for one in found if not one.lost]
    lines = {line.instruction for line in kernel.program.stage("row")}
    assert found[0] is chosen and set(re.findall(r"\w+(?=\()", chosen.program)) == lines
    assert len({one.program for one in found}) == len(found) > 1
    same = [one for one in found if one.product == chosen.product and one.lost]
    assert same and all(one.price >= chosen.price for one in same)
    assert reason in {one.lost for one in same}
    assert all("sign" in one.lost or "factor" in one.lost for one in found if one.product != chosen.product)


@pytest.mark.parametrize("name", ["neon/a2w1_hybrid_m8n1k64_aarch64", "neon/a2w2_hybrid_m8n1k64_armv7"])
def test_the_shortest_reduction_is_the_certificate_s(name: str) -> None:
    kernel = read_kernel(library_folder() / name)
    best, *others = reductions(kernel.spec, kernel.isa, kernel.certificate.target)
    block = kernel.certificate.block_kernel
    assert best.length == sum(block.instructions[stage] for stage in ("combine", "reduce", "store"))
    counted = {line.instruction for stage in ("combine", "reduce") for line in kernel.program.stage(stage)}
    free = {each for each in counted if not kernel.isa.instructions[each].cost(kernel.certificate.target)}
    assert counted - free <= set(best.instructions) <= counted and best.lost == ""
    for one in others:
        more = "undecided" if one.length is None else f"{one.length - best.length} more"
        assert one.lost.startswith(more) and not one.lost.startswith(("0", "-"))
