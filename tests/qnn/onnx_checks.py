"""Comparisons of compiled ONNX models with a reference, for the tests of the front end."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

from synth.errors import UserError
from synth.qnn.dialect import declaration_of
from synth.qnn.frontend.onnx import from_onnx
from tests.qnn.onnx_models import Graph, f32, i64, run_compiled, run_runtime

Feeds = Mapping[str, np.ndarray] | None
Run = Callable[[Any, Mapping[str, np.ndarray]], dict[str, np.ndarray]]


def random(seed: int = 0) -> np.random.Generator:
    return np.random.default_rng(seed)


def both(model: Any, feeds: Feeds, expected: Run) -> list[tuple[str, np.ndarray, np.ndarray]]:
    """Name, our result and the expected one of each output; a graph brings data, which ``feeds`` adds to."""
    if isinstance(model, Graph):
        model, feeds = model.model(), {**model.feeds, **(feeds or {})}
    ours, theirs = run_compiled(model, feeds or {}), expected(model, feeds or {})
    assert ours.keys() == theirs.keys()
    for name, array in theirs.items():
        assert (ours[name].shape, ours[name].dtype) == (array.shape, array.dtype), name
    return [(name, ours[name], array) for name, array in theirs.items()]


def same(model: Any, feeds: Feeds = None, expected: Run = run_runtime) -> None:
    """Every output has the expected shape, type and values, exactly."""
    for name, ours, theirs in both(model, feeds, expected):
        assert_array_equal(ours, theirs, err_msg=name)


def near(
    model: Any, feeds: Feeds = None, steps: int = 1, share: float = 0.98, expected: Run = run_runtime
) -> None:
    """Integer outputs differ by at most ``steps``, ``share`` of them not at all; floats by rounding."""
    for name, ours, theirs in both(model, feeds, expected):
        if theirs.dtype.kind == "f":
            assert_allclose(ours, theirs, rtol=2e-5, atol=2e-6, err_msg=name)
        else:
            apart = np.abs(ours.astype(i64) - theirs.astype(i64))
            assert apart.max(initial=0) <= steps, name
            assert (apart == 0).mean() >= share, name


def refuses(model: Any, message: str) -> None:
    """The front end refuses the model by one line that ``message`` matches."""
    with pytest.raises(UserError, match=message) as caught:
        from_onnx(model.model() if isinstance(model, Graph) else model)
    assert "\n" not in str(caught.value)


def calls(module: Any, operator: str) -> list[Any]:
    """The calls of a dialect operator in the module's main function."""
    values = [b.value for block in module["main"].body.blocks for b in block.bindings]
    found = [(v, declaration_of(v)) for v in values]
    return [v for v, declared in found if declared is not None and declared.name == operator]


def extremes(shape: tuple[int, ...], spread: float, seed: int = 0) -> np.ndarray:
    """Normal numbers with zeros of both signs, exact halves, huge and tiny ones among them."""
    x = random(seed).normal(0, spread, shape).astype(f32)
    special = np.array([0.0, -0.0, 1e30, -1e30, 1e-38, -1e-38, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0e38], f32)
    x.reshape(-1)[: special.size] = special
    return x


def conv_variants(g: Graph, op: str) -> list[tuple[tuple[int, ...], dict[str, Any]]]:
    return [
        ((8, 6, 3, 3), {"pads": [1, 0, 2, 1]}),
        ((8, 3, 3, 2), {"group": 2, "strides": [2, 1], "pads": [0, 1, 0, 1]}),
        ((6, 1, 3, 3), {"group": 6, "auto_pad": "SAME_UPPER", "strides": [2, 2]}),
        ((4, 6, 3, 2), {"auto_pad": "SAME_LOWER"}),
        ((4, 6, 3, 3), {"dilations": [2, 3], "pads": [2, 3, 1, 0]}),
        ((12, 1, 2, 2), {"group": 6, "auto_pad": "VALID"}),
    ]
