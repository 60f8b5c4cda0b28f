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
TILES = (
    ((5, 4, 3), (2, 4, 1)), ((3, 4, 4), (3, 4, 1)), ((5, 4, 2), (6, 10, 2)), ((4, 8, 8), (2, 2, 5)),
    ((7, 8), (5, 16)),
)  # fmt: skip
"""Shapes and repeats, most of which LLVM's loop vectorizer got wrong on x86-64-v3 or v4."""


@pytest.fixture(params=TARGETS)
def target(request: pytest.FixtureRequest) -> str:
    return need(str(request.param))


def computed(target: str, shape: tuple[int, ...], build: Callable[[Graph, str], Any]) -> tuple[Any, Any]:
    """Return numbers of this shape, and what the compiled operators that ``build`` puts behind them give."""
    graph = Graph(17)
    values = np.arange(np.prod(shape), dtype=f32).reshape(shape)
    build(graph, graph.feed("x", values))
    (found,) = runner(graph.model(), target)([values])
    return values, found


def rolled(graph: Graph, name: str, at: int, size: int) -> Any:
    """Return the name of what torch.roll gives along axis 1: two slices, the other way round."""
    ends = ((at, size), (0, at))
    parts = [graph.node("Slice", [name, *(i64([v]) for v in (low, high, 1))]) for low, high in ends]
    return graph.node("Concat", parts, axis=1)


def test_tile_is_numpys(target: str) -> None:
    graph = Graph(17)
    arrays = [np.arange(np.prod(shape), dtype=f32).reshape(shape) for shape, _ in TILES]
    for number, (array, (_, repeats)) in enumerate(zip(arrays, TILES, strict=True)):
        name = graph.input(f"x{number}", array.shape)
        graph.put("Tile", [name, i64(repeats)])
    for found, array, (_, repeats) in zip(runner(graph.model(), target)(arrays), arrays, TILES, strict=True):
        assert_array_equal(found, np.tile(array, repeats))


def test_reshaped_padding(target: str) -> None:
    """TVM's partition of loops failed on a condition with quotients."""

    def build(graph: Graph, x: str) -> None:
        padded = graph.node("Pad", [x, i64([2, 1, 2, 3, 1, 3]), f32(9)])
        graph.put("Reshape", [padded, i64([7, 2, 12, 3])])

    values, found = computed(target, (16, 1, 3), build)
    wanted = np.pad(values, [(2, 3), (1, 1), (2, 3)], constant_values=9)
    assert_array_equal(found, wanted.reshape(7, 2, 12, 3))


def test_reflected_padding_reshaped_and_rolled(target: str) -> None:
    """Its partition failed on a chosen index with quotients, too."""

    def build(graph: Graph, x: str) -> None:
        padded = graph.node("Pad", [x, i64([1, 0, 0, 1, 0, 0])], mode="reflect")
        graph.output(rolled(graph, graph.node("Reshape", [padded, i64([2, 2, 4])]), 1, 2))

    values, found = computed(target, (6, 2, 1), build)
    wanted = np.pad(values, [(1, 1), (0, 0), (0, 0)], mode="reflect").reshape(2, 2, 4)
    assert_array_equal(found, np.roll(wanted, 1, 1))


@pytest.mark.parametrize(("start", "step"), [(3, 3), (1, 2), (2, 5)])
def test_tiles_of_a_strided_slice(target: str, start: int, step: int) -> None:
    """TVM's simplifier took the remainder of a shifted remainder for that of the shifted number."""

    def build(graph: Graph, x: str) -> None:
        flat = graph.node("Reshape", [x, i64([1, 18])])
        ends = (i64([v]) for v in (start, start + 3 * step + 1, 1, step))
        graph.put("Tile", [graph.node("Slice", [flat, *ends]), i64([2, 2])])

    values, found = computed(target, (3, 6, 1), build)
    assert_array_equal(found, np.tile(values.reshape(1, 18)[:, start : start + 3 * step + 1 : step], (2, 2)))


@pytest.mark.parametrize("shift", [1, 2, 5])
def test_a_rolled_tile(target: str, shift: int) -> None:
    """The same where a constant is taken from the remainder."""

    def build(graph: Graph, x: str) -> None:
        moved = rolled(graph, graph.node("Tile", [x, i64([3, 3])]), 6 - shift, 6)
        graph.put("Reshape", [moved, i64([72])])

    values, found = computed(target, (4, 2), build)
    assert_array_equal(found, np.roll(np.tile(values, (3, 3)), shift, 1).ravel())


@pytest.mark.parametrize("seed", [0])
def test_random_chains_are_onnx_runtimes(target: str, seed: int) -> None:
    """A few of those of ``python -m tests.qnn.shape_fuzz``."""
    outcome = compare(seed, range(12), target)
    assert (outcome.wrong, outcome.refused, outcome.compared) == ([], [], 12)


# ---------------------------------------------------------------- what is hidden from LLVM


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
