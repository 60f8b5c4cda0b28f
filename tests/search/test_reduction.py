"""The reduction search: known optima, bounds where overflow lives, and honest verdicts."""

import pytest

import isa_specs
from sketches.reduction import Sketch
from synth.search.tree import TreeLimits, search_reduction
from synth.search.verdict import Found, NoneExists, Unknown
from tests.conftest import TARGETS, committed


def length(isa: str, target: str, terms: tuple[tuple[int, int], ...]) -> int:
    best = search_reduction(isa_specs.load(isa), target, 8, 8, terms).best
    assert best is not None
    return best.cost


@pytest.mark.parametrize(
    ("isa", "target", "terms", "expected"),
    [
        # A1W1: 3 pairwise adds, one accumulate, one store; ARMv7 has them on d registers only.
        ("neon", "aarch64", ((0, 8),), 5),
        ("neon", "armv7", ((0, 8),), 8),
        # A2W1: one multiply-add by 2 per register more.
        ("neon", "aarch64", ((0, 8), (1, 8)), 9),
        ("neon", "armv7", ((0, 8), (1, 8)), 12),
        # Two vpsadbw, one pack, one add, one store.
        ("avx2", "x86_64", ((0, 8),), 5),
    ],
)
def test_known_optima(isa: str, target: str, terms: tuple[tuple[int, int], ...], expected: int) -> None:
    assert length(isa, target, terms) == expected


def test_bounds_decide_where_lanes_widen() -> None:
    """A byte lane of up to 63 may be added in pairs twice; of 64 it has to widen before."""
    assert length("neon", "aarch64", ((0, 63),)) == 5
    assert length("neon", "aarch64", ((0, 64),)) > 5
    # The published A2W2 tree (9 instructions, popcount bound 7) is wrong for 72 = 9 * 8.
    assert length("neon", "aarch64", ((0, 72),)) > length("neon", "aarch64", ((0, 63),))


def test_every_shorter_length_has_a_verdict() -> None:
    result = search_reduction(isa_specs.load("neon"), "aarch64", 8, 8, ((0, 8),))
    assert [v.length for v in result.verdicts] == [1, 2, 3, 4, 5]
    assert all(isinstance(v, NoneExists) for v in result.verdicts[:-1])
    assert isinstance(result.verdicts[-1], Found)


def test_a_small_budget_gives_unknown_never_none() -> None:
    terms = tuple((i + j, 8) for i in range(3) for j in range(3))
    result = search_reduction(isa_specs.load("neon"), "aarch64", 8, 8, terms, TreeLimits(effort=0.01))
    kinds = [type(v) for v in result.verdicts]
    assert Unknown in kinds
    first = kinds.index(Unknown)
    assert NoneExists not in kinds[first:]


def test_no_move_mixes_rows_or_loses_lanes() -> None:
    for isa, target in TARGETS:
        sketch = Sketch(isa_specs.load(isa), target, 8, 8)
        whole = (1 << 64) - 1
        for move in sketch.moves(sketch.start):
            union = 0
            for register in move.result.registers:
                for lane in register.lanes:
                    assert lane & union == 0
                    union |= lane
                    assert lane == 0 or any(lane & (0xFF << 8 * row) == lane for row in range(8))
            assert union == whole


@pytest.mark.parametrize(("isa", "target", "expected"), [("neon", "aarch64", 13), ("neon", "armv7", 16)])
def test_a1w1_instructions(isa: str, target: str, expected: int) -> None:
    """The paper's kernel has 24, TVM's own 49; hybrid costs what unipolar costs."""
    for encoding in ("unipolar", "hybrid"):
        assert (
            committed(isa, target, 1, 1, encoding).certificate.block_kernel.instructions["total"] == expected
        )


@pytest.mark.parametrize("a", [1, 2])
@pytest.mark.parametrize("w", [1, 2])
@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_hybrid_costs_nothing_more(isa: str, target: str, w: int, a: int) -> None:
    totals = {
        encoding: committed(isa, target, a, w, encoding).certificate.block_kernel.instructions["total"]
        for encoding in ("unipolar", "hybrid")
    }
    assert totals["hybrid"] == totals["unipolar"]
