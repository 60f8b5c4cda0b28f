"""What an unpacking of weights costs, counted line by line."""

import pytest

import isa_specs
from synth.search.unpack import UnpackingSearch
from tests.conftest import committed


@pytest.mark.parametrize(
    ("isa", "target", "a", "w"),
    [("neon", "aarch64", 2, 2), ("avx2", "x86_64", 3, 1), ("avx512", "x86_64", 1, 3)],
)
def test_lines_of_a_choice_are_those_that_its_views_have(isa: str, target: str, a: int, w: int) -> None:
    """Each line once: of one operand and plane, views that begin alike share their first lines."""
    kernel = committed(isa, target, a, w, "hybrid")
    assert kernel.certificate.block is not None
    search = UnpackingSearch(kernel.spec, isa_specs.load(isa), target, kernel.certificate.block.program)
    for choice, (register, column) in search._lines.items():
        lines = {
            (view.operand, view.plane, view.steps[: length + 1])
            for view in search._reads(choice).values()
            for length in range(len(view.steps))
        }
        of_weights = sum(operand == "weights" for operand, _, _ in lines)
        assert (register, column) == (of_weights, len(lines) - of_weights), choice
