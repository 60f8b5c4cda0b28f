"""Operators that move and repeat elements, where compilers went wrong: Tile by powers of 2, padding."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal
from tvm import te, tirx

from synth.compiler.lowering import compile_functions, hide_remainders
from tests.qnn.onnx_models import Graph, f32, i64
from tests.qnn.shape_fuzz import compare, need, runner

TARGETS = ("native", "x86-64-v3", "aarch64")
Chain = tuple[tuple[int, ...], Callable[[Graph, str], Any], Callable[[Any], Any]]


def sliced(graph: Graph, name: str, first: int, end: int, step: int = 1) -> Any:
    return graph.node("Slice", [name, *(i64([v]) for v in (first, end, 1, step))])


def rolled(graph: Graph, name: str, at: int, size: int) -> Any:
    """Return the name of what torch.roll gives along axis 1: two slices, the other way round."""
    return graph.node("Concat", [sliced(graph, name, at, size), sliced(graph, name, 0, at)], axis=1)


def reshaped(graph: Graph, name: str, *shape: int) -> Any:
    return graph.node("Reshape", [name, i64(shape)])


def tiled(graph: Graph, name: str, *repeats: int) -> Any:
    return graph.node("Tile", [name, i64(repeats)])


#: Name -> shape, operators behind a tensor of this shape, the same in numpy.
CHAINS: dict[str, Chain] = {
    # Most of these LLVM's loop vectorizer got wrong on x86-64-v3 or v4.
    **{
        f"tile {shape}": (shape, lambda g, x, r=repeats: tiled(g, x, *r), lambda v, r=repeats: np.tile(v, r))
        for shape, repeats in (
            ((5, 4, 3), (2, 4, 1)), ((3, 4, 4), (3, 4, 1)), ((5, 4, 2), (6, 10, 2)), ((4, 8, 8), (2, 2, 5)),
            ((7, 8), (5, 16)),
        )
    },
    # TVM's partition of loops failed on a condition, and on a chosen index, with quotients.
    "padding": (
        (16, 1, 3),
        lambda g, x: reshaped(g, g.node("Pad", [x, i64([2, 1, 2, 3, 1, 3]), f32(9)]), 7, 2, 12, 3),
        lambda v: np.pad(v, [(2, 3), (1, 1), (2, 3)], constant_values=9).reshape(7, 2, 12, 3),
    ),
    "reflected padding": (
        (6, 2, 1),
        lambda g, x: rolled(g, reshaped(g, g.node("Pad", [x, i64([1, 0, 0, 1, 0, 0])], mode="reflect"),
            2, 2, 4), 1, 2),
        lambda v: np.roll(np.pad(v, [(1, 1), (0, 0), (0, 0)], mode="reflect").reshape(2, 2, 4), 1, 1),
    ),
    # TVM's simplifier took the remainder of a shifted remainder for that of the shifted number.
    **{
        f"strided slice {start} {step}": (
            (3, 6, 1),
            lambda g, x, a=start, s=step: tiled(g, sliced(g, reshaped(g, x, 1, 18), a, a + 3*s + 1, s), 2, 2),
            lambda v, a=start, s=step: np.tile(v.reshape(1, 18)[:, a : a + 3 * s + 1 : s], (2, 2)),
        )
        for start, step in ((3, 3), (1, 2), (2, 5))
    },
    **{
        f"rolled tile {shift}": (
            (4, 2),
            lambda g, x, n=shift: reshaped(g, rolled(g, tiled(g, x, 3, 3), 6 - n, 6), 72),
            lambda v, n=shift: np.roll(np.tile(v, (3, 3)), n, 1).ravel(),
        )
        for shift in (1, 2, 5)
    },
}  # fmt: skip


@pytest.fixture(params=TARGETS)
def target(request: pytest.FixtureRequest) -> str:
    return need(str(request.param))


def test_chains_are_numpys(target: str) -> None:
    graph = Graph(17)
    for shape, build, _ in CHAINS.values():
        values = np.arange(np.prod(shape), dtype=f32).reshape(shape)
        graph.output(build(graph, graph.feed(f"x{len(graph.feeds)}", values)))
    results = runner(graph.model(), target)(list(graph.feeds.values()))
    for name, result, values in zip(CHAINS, results, graph.feeds.values(), strict=True):
        assert_array_equal(result, CHAINS[name][2](values), err_msg=name)


@pytest.mark.parametrize("seed", [0])
def test_random_chains_are_onnx_runtimes(target: str, seed: int) -> None:
    """A few of those of ``python -m tests.qnn.shape_fuzz``."""
    outcome = compare(seed, range(12), target)
    assert (outcome.wrong, outcome.refused, outcome.compared) == ([], [], 12)


def remaindered(outer: int, inner: int) -> Any:
    """x[a % outer, b % inner, c] as a PrimFunc."""
    x = te.placeholder((outer, inner, 3), "float32", "x")
    return te.create_prim_func(
        [x, te.compute((2 * outer, 4 * inner, 3), lambda a, b, c: x[a % outer, b % inner, c], "y")]
    )


@pytest.mark.parametrize(("outer", "inner", "wanted"), [(5, 4, 1), (5, 3, 0), (8, 4, 2)])
def test_remainders_by_powers_of_two_are_behind_fences(outer: int, inner: int, wanted: int) -> None:
    import tvm

    function = remaindered(outer, inner).with_attr("global_symbol", "main")
    target = tvm.target.Target({"kind": "llvm", "opt-level": 0})
    code = compile_functions(tvm.IRModule({"main": function}), target).mod.inspect_source("ll")
    assert code.count("= call float @llvm.arithmetic.fence") == wanted


def test_vectors_and_loaded_numbers_stay_as_they_are() -> None:
    x, y = te.placeholder((64,), "int32", "x"), te.placeholder((4,), "int32", "y")
    loaded = te.create_prim_func([x, y, te.compute((64,), lambda i: y[x[i] % 4], "z")])
    assert hide_remainders(loaded).script() == loaded.script()
    variable = tirx.Var("i", "int32")
    buffer = tirx.decl_buffer((64,), "int32", "b")
    lanes = tirx.Ramp(variable % 4 * 8, 1, 8)
    store = tirx.BufferStore(buffer, tirx.Broadcast(tirx.const(1, "int32"), 8), [lanes])
    loop = tirx.For(variable, 0, 8, tirx.ForKind.SERIAL, store)
    vectors = tirx.PrimFunc([buffer], loop)
    assert hide_remainders(vectors).script() == vectors.script()
