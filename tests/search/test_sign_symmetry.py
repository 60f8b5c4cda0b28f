"""Signs of weight planes do not change what exists: one search decides both, and its program is carried
over."""

from dataclasses import replace

import numpy as np
import pytest

import isa_specs
from sketches.compute import LaneSketch, input_values, whole_lane_sketch
from synth.search import sign_symmetry
from synth.search.lane import Budget, search_length
from synth.search.lane_program import run
from synth.search.sign_symmetry import complements, decide_length, unsigned
from synth.search.verdict import Found, NoneExists
from tests.conftest import spec_of

NEON = isa_specs.load("neon")


def sketch(a: int, w: int, encoding: str) -> LaneSketch:
    return whole_lane_sketch(NEON, "aarch64", spec_of(a, w, encoding))


def test_complements_swap_the_views_of_one_plane() -> None:
    made = sketch(1, 2, "twos")
    names = [item.name for item in made.inputs]
    found = complements(made, 1)
    assert found is not None
    assert {names[a]: names[b] for a, b in found.items()} == {"w1": "w1_1", "w1_1": "w1"}
    # A plane without its complement among the free values keeps its sign.
    alone = replace(made, inputs=tuple(item for item in made.inputs if item.name != "w1_1"))
    assert complements(alone, 1) is None
    assert unsigned(alone)[0].goal == alone.goal


def test_encodings_become_one_problem() -> None:
    assert unsigned(sketch(1, 2, "twos"))[0] == unsigned(sketch(1, 2, "unipolar"))[0]
    assert sketch(1, 2, "twos") != sketch(1, 2, "unipolar")
    # The sign of an activation plane is no such thing: complements of activations cost a line.
    assert unsigned(sketch(2, 2, "twos/twos"))[0] != unsigned(sketch(2, 2, "unipolar"))[0]


@pytest.mark.exhaustive("library", cover="encoding w length")
@pytest.mark.parametrize(("w", "length"), [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3)])
@pytest.mark.parametrize("encoding", ["unipolar", "twos", "bipolar"])
def test_verdicts_are_those_of_the_sketch_itself(encoding: str, w: int, length: int) -> None:
    sign_symmetry._search.cache_clear()
    made = sketch(1, w, encoding)
    wanted = search_length(made, length, Budget()).verdict
    got = decide_length(made, length, Budget())
    assert got.word == wanted.word
    if isinstance(wanted, NoneExists):
        assert got == wanted
    assert isinstance(wanted, Found) == (w == 1 and length >= 2)


@pytest.mark.parametrize("encoding", ["unipolar", "twos"])
def test_a_program_is_carried_over(encoding: str) -> None:
    made = sketch(1, 1, encoding)
    verdict = decide_length(made, 2, Budget())
    assert isinstance(verdict, Found)
    program = verdict.program
    assert program.sketch == made
    rng = np.random.default_rng(0)
    w, a = rng.integers(0, 256, (1, 4096), dtype=np.uint8), rng.integers(0, 256, (1, 4096), dtype=np.uint8)

    def value(w: np.ndarray, a: np.ndarray) -> np.ndarray:
        return run(program, input_values(made, w, a)).astype(np.int64)

    got = value(w, a) - value(0 * w, a) - value(w, 0 * a) + value(0 * w, 0 * a)
    goal = sum(
        pair.multiplier * np.bitwise_count(w[pair.weight_plane] & a[pair.activation_plane]).astype(np.int64)
        for pair in made.goal
    )
    assert any(((p * goal - got) % 256 == 0).all() for p in range(1, 256))
