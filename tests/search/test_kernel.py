"""What the searches of several kernels share, and the enumeration under them."""

import itertools

import numpy as np
import pytest

import isa_specs
from isa_specs.concrete import evaluate_lanewise
from isa_specs.expr import Lane
from sketches.compute import plane_pair_sketch
from synth.search import core
from synth.search.kernel import Limits, _no_pair, search_pair
from synth.search.lane import LaneSearch, core_ops
from synth.search.verdict import NoneExists, Unknown


def test_kernels_share_the_search_of_a_pair_whoever_is_told() -> None:
    neon, told, few = isa_specs.load("neon"), list[str](), Limits(effort=1e-4)
    found = search_pair(neon, "aarch64", few, told.append)
    assert told
    told.clear()
    assert search_pair(neon, "aarch64", few, lambda said: told.append(said)) is found and not told
    assert search_pair(neon, "aarch64_dotprod", few, told.append) is found and not told
    assert search_pair(neon, "aarch64", Limits(effort=2e-4), told.append) is not found and told


def test_the_enumeration_finds_what_trying_everything_finds() -> None:
    """Programs of two lines on three values, of operations on bytes and of one on wider lanes as well."""
    alone = [op for op in core_ops(plane_pair_sketch(isa_specs.load("neon"), "aarch64").ops) if op.width == 8]
    alone = alone[:10]
    wide = core.CoreOp(16, 2, Lane(16, 0, 0) + Lane(16, 1, 0).lshr(3), False)
    rng = np.random.default_rng(4)
    inputs = rng.integers(0, 256, (3, core.STATES), dtype=np.uint8)
    places = rng.integers(0, core.STATES, (40, 4), dtype=np.int32)

    def value(op: core.CoreOp, *operands: np.ndarray) -> np.ndarray:
        return evaluate_lanewise(op.expr, op.width, [one[None] for one in operands])[0]

    def differences(made: np.ndarray) -> np.ndarray:
        corners = made[places].astype(int)
        return (corners[:, 0] - corners[:, 1] - corners[:, 2] + corners[:, 3]) % 256

    def some_goal(lasts: list[core.CoreOp]) -> np.ndarray:
        binary = [op for op in alone if op.arity == 2]
        made = (value(op, value(other, *inputs[:2]), inputs[2]) for op in lasts for other in binary)
        return next(goal for goal in map(differences, made) if (goal % 2).any())

    for lasts, ops in ((alone[2:], alone), (alone[2:], [*alone, wide]), ([wide], [*alone, wide])):
        goal = some_goal(lasts)
        order = np.argsort(goal % 2 == 0, kind="stable")
        factors = np.array([factor * goal % 256 for factor in range(1, 256)])
        expected = set()
        for first, i, j in itertools.product(range(len(ops)), range(3), range(3)):
            line = value(ops[first], inputs[i], inputs[j])
            for last, k, n in itertools.product(range(len(ops)), range(4), range(4)):
                taken = ((first, i, j), (last, k, n))
                if {i, j, k, n} != {0, 1, 2, 3} or any(
                    (ops[op].arity == 1 and a != b) or (ops[op].commutative and a > b) for op, a, b in taken
                ):
                    continue
                values = (*inputs, line)
                if (factors == differences(value(ops[last], values[k], values[n]))).all(axis=1).any():
                    expected.add(taken)
        wanted = goal[order].astype(np.uint8)
        problem = core.LaneProblem(ops, inputs, (0, 1, 2), places[order], wanted, pool=(*alone, wide))
        result = core.search(problem, 2, 60)
        assert expected and {hit.lines for hit in result.hits} == expected
        assert result.total_hits == len(expected)


def test_operations_may_be_more_than_are_compiled() -> None:
    """Some sketches name an operation several times, for constants that its lane expression does not tell."""
    ops = core_ops(plane_pair_sketch(isa_specs.load("neon"), "aarch64").ops)
    inputs = np.random.default_rng(1).integers(0, 256, (2, core.STATES), dtype=np.uint8)
    places = np.random.default_rng(2).integers(0, core.STATES, (40, 4), dtype=np.int32)
    corners = (inputs[0] ^ inputs[1])[places].astype(int)
    wanted = corners[:, 0] - corners[:, 1] - corners[:, 2] + corners[:, 3]
    places, wanted = places[np.argsort(wanted % 2 == 0)], wanted[np.argsort(wanted % 2 == 0)]

    def hits(tried: tuple[core.CoreOp, ...]) -> list[int]:
        targets = (wanted % 256).astype(np.uint8)
        found = core.search(core.LaneProblem(tried, inputs, (0, 1), places, targets, pool=ops), 1, 60)
        return sorted(ops.index(tried[hit.lines[0][0]]) for hit in found.hits)

    once = hits(ops)
    assert once and hits((*ops, *ops[::-1], *ops)) == sorted(once * 3)
    with pytest.raises(ValueError, match="1024 operations"):
        hits(ops * 1024)


def test_an_undecided_length_is_not_said_to_have_no_program() -> None:
    undecided = LaneSearch((NoneExists(1, "all 9 programs"), Unknown(2, "time-out after 3 s")))
    said = _no_pair(undecided, isa_specs.load("neon"), "aarch64")
    assert "length 1: none exists; length 2: time-out after 3 s; raise --timeout" in said
