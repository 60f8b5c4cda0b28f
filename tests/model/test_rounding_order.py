"""Operators between quantizers round as ONNX says: half to even, then the zero point is added.

Every pair of bytes goes through each operator. The expected integers are the standard's own operations, one
by one in numpy's float32.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto

import synth
from synth.compiler.machines import compile_target, host_name
from synth.model.native import has_fused_product
from synth.model.pipeline import lower_model
from synth.qnn.frontend.onnx import from_onnx
from synth.qnn.ops.byte_pairs import BytePair, exact_sum_factors, fused_sums, product_factor
from tests.needs import import_or_skip
from tests.qnn.onnx_models import Graph, run_runtime
from tests.qnn.shape_fuzz import runner

f32 = np.float32
PAIRS = np.meshgrid(np.arange(256, dtype=np.uint8), np.arange(256, dtype=np.uint8), indexing="ij")
#: Scale and zero point of both operands and of the result: exact ties with odd and even zero points, ties
#: that float32 decides, factors that need other last bits than the nearest, scales of a real network.
GRIDS = {
    "ties, odd": ((0.5, 0), (0.5, 0), (1.0, 9)),
    "ties, even": ((0.5, 3), (0.25, 200), (1.0, 8)),
    "decimal": ((0.1, 3), (0.1, 128), (0.2, 7)),
    "real": ((0.0243, 128), (0.0128, 131), (0.0209, 117)),
    "other bits": ((0.013616548851132393, 45), (0.024843543767929077, 229), (0.05375796556472778, 204)),
}
Numbers = tuple[tuple[float, int], ...]


def real(q: np.ndarray, grid: tuple[float, int]) -> np.ndarray:
    """DequantizeLinear."""
    return (q.astype(np.int32) - grid[1]).astype(f32) * f32(grid[0])


def stored(x: np.ndarray, grid: tuple[float, int]) -> np.ndarray:
    """QuantizeLinear to uint8."""
    return np.clip(np.rint(x / f32(grid[0])).astype(np.int64) + grid[1], 0, 255).astype(np.uint8)


Node = Callable[[Graph, str, str], str]
#: The float operators between the quantizers, as nodes and in numpy.
OPERATORS: dict[str, tuple[Node, Callable[[np.ndarray, np.ndarray], np.ndarray]]] = {
    "Add": (lambda g, a, b: g.node("Add", [a, b]), np.add),
    "Sub": (lambda g, a, b: g.node("Sub", [a, b]), np.subtract),
    "Mul": (lambda g, a, b: g.node("Mul", [a, b]), np.multiply),
    "Sum": (lambda g, a, b: g.node("Sum", [a, b]), np.add),
    "Sum of three": (lambda g, a, b: g.node("Sum", [a, b, a]), lambda x, y: x + y + x),
    "Add, Relu": (lambda g, a, b: g.node("Relu", [g.node("Add", [a, b])]), lambda x, y: np.maximum(x + y, 0)),
    "Sub, Clip": (
        lambda g, a, b: g.node("Clip", [g.node("Sub", [a, b]), f32(-2), f32(3)]),
        lambda x, y: np.clip(x - y, f32(-2), f32(3)),
    ),
    "Add, broadcast": (lambda g, a, b: g.node("Add", [a, first_row(g, b)]), lambda x, y: x + y[:1]),
    "Mul, broadcast": (lambda g, a, b: g.node("Mul", [a, first_row(g, b)]), lambda x, y: x * y[:1]),
    "Concat": (lambda g, a, b: g.node("Concat", [a, b], axis=0), lambda x, y: np.concatenate([x, y])),
    "rescaled": (lambda g, a, b: a, lambda x, y: x),
    "Relu": (lambda g, a, b: g.node("Relu", [a]), lambda x, y: np.maximum(x, 0)),
    "Transpose": (lambda g, a, b: g.node("Transpose", [a], perm=[1, 0]), lambda x, y: x.T),
    "MaxPool": (
        lambda g, a, b: g.node("MaxPool", [g.node("Unsqueeze", [a, np.int64([0, 1])])], kernel_shape=[2, 1]),
        lambda x, y: np.maximum(x[1:], x[:-1])[None, None],
    ),
    "Resize": (
        lambda g, a, b: g.node("Resize", [a, "", f32([1, 2])], coordinate_transformation_mode="asymmetric",
                               nearest_mode="floor"),
        lambda x, y: x.repeat(2, 1),
    ),
}  # fmt: skip


def first_row(g: Graph, x: str) -> str:
    return str(g.node("Slice", [x, np.int64([0]), np.int64([1]), np.int64([0])]))


def quantizer(g: Graph, grid: tuple[float, int]) -> list[str]:
    return [g.constant(f32(grid[0])), g.constant(np.uint8(grid[1]))]


@cache
def model(name: str) -> Any:
    """Every operator on the numbers of GRIDS, one output each."""
    *given, out = GRIDS[name]
    g = Graph(opset=17)
    for x, pairs in zip("xy", PAIRS, strict=True):
        g.feed(x, pairs)
    for node, _ in OPERATORS.values():
        reals = []
        for x, grid in zip("xy", given, strict=True):
            reals.append(g.node("DequantizeLinear", [x, *quantizer(g, grid)]))
        g.put("QuantizeLinear", [node(g, *reals), *quantizer(g, out)], dtype=TensorProto.UINT8)
    return g.model()


@pytest.mark.exhaustive("models", cover="target")
@pytest.mark.parametrize(
    ("name", "target"),
    [*((name, "native") for name in GRIDS), ("ties, odd", "aarch64"), ("other bits", "aarch64"),
     ("real", "armv7")],
)  # fmt: skip
def test_every_pair_of_bytes_is_what_the_standard_says(name: str, target: str) -> None:
    if target != "native":
        import_or_skip("unicorn")
    *given, out = GRIDS[name]
    reals = [real(q, grid) for q, grid in zip(PAIRS, given, strict=True)]
    results = runner(model(name), target)(PAIRS)
    for operator, (_, function), got in zip(OPERATORS, OPERATORS.values(), results, strict=True):
        np.testing.assert_array_equal(got, stored(function(*reals), out), err_msg=operator)


@pytest.mark.parametrize("name", GRIDS)
def test_onnxruntime_without_its_optimizer_says_the_same(name: str) -> None:
    *given, out = GRIDS[name]
    reals = [real(q, grid) for q, grid in zip(PAIRS, given, strict=True)]
    found = run_runtime(model(name), dict(zip("xy", PAIRS, strict=True))).values()
    for operator, (_, function), got in zip(OPERATORS, OPERATORS.values(), found, strict=True):
        np.testing.assert_array_equal(got, stored(function(*reals), out), err_msg=operator)


def byte_pair(name: str) -> BytePair:
    numbers = [value for grid in GRIDS[name] for value in grid]
    return BytePair("uint8", "uint8", *numbers, 0, 255)  # type: ignore[arg-type]


def test_sums_and_products_take_few_operations_where_every_pair_allows_it() -> None:
    assert {name for name in GRIDS if exact_sum_factors(byte_pair(name)) is None} == {"decimal"}
    assert {name for name in GRIDS if product_factor(byte_pair(name)) is None} == {"decimal"}
    other = byte_pair("other bits")
    nearest = fused_sums("uint8", "uint8", *other.factors(0))
    exact = fused_sums("uint8", "uint8", *(exact_sum_factors(other) or ()))
    assert nearest is not None and exact is not None
    assert (other.stored(nearest) != other.stored(exact)).any()


def test_a_sum_is_two_fused_products_where_the_machine_has_them() -> None:
    machine = compile_target(host_name())
    module = lowered_sum("real", machine)
    assert ("llvm.fma" in module) == has_fused_product(machine)


def lowered_sum(name: str, machine: Any) -> str:
    """The code of an Add between quantizers."""
    g = Graph(opset=17)
    *given, out = GRIDS[name]
    names = [g.feed(n, a) for n, a in zip("xy", PAIRS, strict=True)]
    reals = [g.node("DequantizeLinear", [n, *quantizer(g, q)]) for n, q in zip(names, given, strict=True)]
    g.put("QuantizeLinear", [g.node("Add", reals), *quantizer(g, out)], dtype=TensorProto.UINT8)
    return str(lower_model(from_onnx(g.model()), machine).module)


QLINEAR = ("QLinearAdd", "QLinearMul", "QLinearConcat", "QLinearWhere", "QLinearAveragePool")


@pytest.mark.parametrize("name", ["ties, odd", "ties, even", "real"])
def test_integer_operators_of_a_file_keep_their_own_order(name: str) -> None:
    """QLinearAdd, QLinearMul and QLinearAveragePool round after the zero point is added."""
    left, right, out = GRIDS[name]
    g = Graph(opset=17)
    x, y = (g.feed(n, a) for n, a in zip("xy", PAIRS, strict=True))
    images = g.node("Unsqueeze", [x, np.int64([0, 1])])
    sides, to = ([x, *quantizer(g, left)], [y, *quantizer(g, right)]), quantizer(g, out)
    inputs = {
        "QLinearAdd": [*sides[0], *sides[1], *to],
        "QLinearMul": [*sides[0], *sides[1], *to],
        "QLinearConcat": [*to, *sides[0], *sides[1]],
        "QLinearWhere": [g.node("Less", [x, y]), *sides[0], *sides[1], *to],
        "QLinearAveragePool": [images, *quantizer(g, left), *to],
    }
    more: dict[str, dict[str, Any]] = {"QLinearConcat": {"axis": 0}}
    more["QLinearAveragePool"] = {"kernel_shape": [2, 2]}
    for operator in QLINEAR:
        how = more.get(operator, {})
        g.put(operator, inputs[operator], domain="com.microsoft", dtype=TensorProto.UINT8, **how)
    proto = g.model()
    ours, theirs = synth.compile(proto, target="native")(*PAIRS), run_runtime(proto, g.feeds)
    for operator, got, want in zip(QLINEAR, ours, theirs.values(), strict=True):
        np.testing.assert_array_equal(got, want, err_msg=operator)
