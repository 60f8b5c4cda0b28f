"""Float operators on NaN, infinities, zeros of both signs, tiny and huge ones, as in ONNX Runtime.

Where its own answer depends on where in a row the NaN is (ReduceMax), numpy's has to come out: NaN.
"""

import math
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from onnx import helper
from tvm import ir, relax

import synth
from synth.compiler.lowering import compile_functions
from synth.compiler.machines import compile_target
from synth.model.accesses import nodes_of
from synth.model.compiled import build
from synth.model.pipeline import import_model, lower_model
from synth.qnn.frontend.near_zero import expm1, log1p
from synth.qnn.ops.rounding import INTEGRAL, truncated_array
from tests.needs import import_or_skip
from tests.qnn.onnx_models import Graph, run_runtime
from tests.qnn.relax_model import Model
from tests.qnn.shape_fuzz import need, runner

F = np.float32
VALUES = F([
    np.nan, np.inf, -np.inf, -0.0, 0.0, 1e-45, -1e-45, 1e-38, -1e-38, 1e-8, -1e-8, 1e-4, -1e-4, 3.4e38,
    -3.4e38, 1e30, -1e30, 0.5, -0.5, 1.5, 2.5, -2.5, 1, -1, 3, -3, -15, 20, -20, 88, 100, -100, 1000, -1000,
    6, 7,
])  # fmt: skip
LEFT, RIGHT = (part.reshape(-1) for part in np.meshgrid(VALUES, VALUES))
ROWS = F([
    [np.nan, 1, 2, 3], [1, np.nan, -np.inf, 2], [1, 2, 3, np.nan], [np.nan] * 4, [-np.inf] * 4, [np.inf] * 4,
    [np.inf, -np.inf, 0, 1], [-np.inf, -np.inf, 1, 2], [-np.inf, 3.4e38, -3.4e38, 0], [-3.4e38] * 4,
    [3.4e38] * 4,
    [0, -1, 5, 5],
])  # fmt: skip
UNARY = (
    "Abs", "Neg", "Sign", "Ceil", "Floor", "Round", "Exp", "Log", "Sqrt", "Erf", "Sigmoid", "Tanh",
    "Reciprocal", "Relu", "LeakyRelu", "Shrink", "HardSigmoid", "HardSwish", "Elu", "Selu", "Mish",
    "Softplus", "Softsign", "ThresholdedRelu",
)  # fmt: skip
BINARY = (
    "Add", "Sub", "Mul", "Div", "Max", "Min", "PRelu", "Equal", "Less", "LessOrEqual", "Greater",
    "GreaterOrEqual",
)  # fmt: skip
LOOSE = {"Sigmoid": 5e-7, "Mish": 1e-37, "Softplus": 0.0}
"""ONNX Runtime's Sigmoid is wrong by so much where it is small."""
SIGNED = frozenset({"Relu", "Tanh", "Elu", "ThresholdedRelu", "LeakyRelu", "HardSigmoid"})
"""Operators whose zeros have ONNX Runtime's sign too."""


@pytest.fixture(params=["native", "aarch64"])
def target(request: pytest.FixtureRequest) -> str:
    return need(str(request.param))


def compare(graph: Graph, names: tuple[str, ...], target: str) -> None:
    model = graph.model()
    wanted = run_runtime(model, graph.feeds)
    found = runner(model, target)(list(graph.feeds.values()))
    for name, ours, theirs in zip(names, found, wanted.values(), strict=True):
        assert ours.dtype == theirs.dtype, name
        if theirs.dtype == bool:
            assert_array_equal(ours, theirs, err_msg=name)
            continue
        least = max(LOOSE.get(name, 0.0), 1.2e-38)  # exp may give 0 for what is no normal number
        assert_allclose(ours, theirs, rtol=1e-5, atol=least, err_msg=name)
        if name in SIGNED:
            zero = (ours == 0) & (theirs == 0)
            assert_array_equal(np.signbit(ours[zero]), np.signbit(theirs[zero]), err_msg=name)


def test_functions_of_one_number(target: str) -> None:
    graph = Graph(18)
    x = graph.feed("x", VALUES)
    # The C library that the emulator brings has no error function.
    unary = tuple(op for op in UNARY if op != "Erf" or compile_target(target).is_host)
    graph.output(*(graph.node(op, [x]) for op in unary))
    low, high = graph.constant(F(-1)), graph.constant(F(6))
    graph.output(*(graph.node("Clip", [x, *bounds]) for bounds in ((low, high), (low,), ("", high))))
    graph.put("Cast", [x], to=9)
    compare(graph, (*unary, "Clip", "Clip from below", "Clip from above", "Cast"), target)


@pytest.mark.exhaustive("operators", every=2)
def test_functions_of_two_numbers(target: str) -> None:
    graph = Graph(17)
    a, b = graph.feed("a", LEFT), graph.feed("b", RIGHT)
    graph.output(*(graph.node(op, [a, b]) for op in BINARY))
    bools = [graph.node(op, [a, b]) for op in ("Equal", "Less")]
    graph.output(*(graph.node("Not", [x]) for x in bools), graph.node("Equal", bools))
    compare(graph, (*BINARY, "not Equal", "not Less", "Equal of bools"), target)


@pytest.mark.exhaustive("operators", every=2)
def test_relu_behind_a_layer_keeps_nan(target: str) -> None:
    image = np.resize(VALUES, (1, 2, 5, 8)).astype(F)
    graph = Graph(17)
    x = graph.feed("x", image)
    each = graph.constant(np.ones((2, 1, 1, 1), F))
    graph.put("Relu", [graph.node("Conv", [x, each], group=2)])
    graph.put("Relu", [graph.node("Conv", [x, F(np.eye(2)).reshape(2, 2, 1, 1)])])
    rows = graph.node("Reshape", [x, np.int64([80, 1])])
    graph.put("Relu", [graph.node("MatMul", [rows, F([[1, -1, 0.5]])])])
    compare(graph, ("depthwise", "convolution", "product"), target)


@pytest.mark.exhaustive("operators", every=2)
def test_maxima_start_at_infinity_and_keep_nan(target: str) -> None:
    graph = Graph(17)
    x = graph.input("x", ROWS.shape)
    image = graph.node("Reshape", [x, np.int64([1, 1, *ROWS.shape])])
    padded = graph.node("MaxPool", [image], kernel_shape=[1, 4], pads=[0, 1, 0, 1], strides=[1, 4])
    graph.output(*(graph.node(op, [x], axes=[1], keepdims=0) for op in ("ReduceMax", "ReduceMin")), padded)
    graph.put("MaxPool", [image], kernel_shape=[1, 4])
    graph.output(
        *(graph.node(op, [x], axis=1, keepdims=keep) for op in ("ArgMax", "ArgMin") for keep in (0, 1))
    )
    model = graph.model()
    greatest, least, pool, *others = runner(model, target)([ROWS])
    assert_array_equal(greatest, ROWS.max(1))
    assert_array_equal(least, ROWS.min(1))
    numbers = ~np.isnan(ROWS).any(1)  # a window's maximum may lose a NaN, as ONNX Runtime's does
    assert_array_equal(pool[0, 0, numbers, 0], ROWS[numbers, :3].max(1))
    theirs = run_runtime(model, {"x": ROWS})
    for ours, wanted in zip(others, list(theirs.values())[3:], strict=True):
        assert_array_equal(ours, wanted)


CHAINED = (*(name for name in UNARY if name != "Softplus"), *BINARY[:7], "Gelu", "Max of three", "ReduceMax")
"""Softplus is left out: it is 145 operators that are here, too."""


def chains(length: int) -> Graph:
    """For each operator a chain of ``length`` of it."""
    graph = Graph(20)
    a, b, c = (graph.feed(f"to{last}", np.linspace(-3, last, 16, dtype=F)) for last in (3, 1, 2))
    for name in CHAINED:
        op, *more = name.split(" of ")
        result = a
        for _ in range(length):
            result = graph.node(op, [result, b, c] if more else [result, b][: 1 + (op in BINARY)])
        graph.output(result)
    return graph


def test_the_size_of_a_chain_is_proportional_to_its_length() -> None:
    half, whole = chains(3), chains(6)
    machine = compile_target("native")
    models = [build(lower_model(import_model(g.model()), machine).module, machine) for g in (half, whole)]
    sizes = [sum(len(nodes_of(f.body, ir.Expr)) for f in model.functions.values()) for model in models]
    assert sizes[1] <= 2.5 * sizes[0]
    found, wanted = models[1](*whole.feeds.values()), run_runtime(whole.model(), whole.feeds)
    for name, ours, theirs in zip(CHAINED, found, wanted.values(), strict=True):
        assert_allclose(ours, theirs, rtol=1e-4, atol=1e-6, err_msg=name)


SMALL = np.concatenate([s * np.logspace(-40, 0, 300) for s in (1, -1)]).astype(F)


def units(found: np.ndarray, wanted: np.ndarray) -> float:
    """The largest distance in units of the last place of float32."""
    with np.errstate(all="ignore"):
        return float((np.abs(found - wanted) / np.spacing(np.abs(wanted.astype(F)))).max())


@pytest.mark.exhaustive("operators", every=2)
def test_functions_lose_nothing_near_zero(target: str) -> None:
    wide = np.concatenate([SMALL, np.linspace(-30, 30, 601, dtype=F)])
    graph = Graph(18)
    x = graph.input("x", wide.shape)
    graph.output(*(graph.node(op, [x]) for op in ("Tanh", "Softplus", "Mish")))
    tanh, softplus, mish = runner(graph.model(), target)([wide])
    exact = wide.astype(np.float64)
    assert units(tanh, np.tanh(exact)) <= 4
    assert units(softplus, np.logaddexp(0, exact)) <= 8
    assert units(mish, exact * np.tanh(np.logaddexp(0, exact))) <= 12


@pytest.mark.exhaustive("operators", every=2)
def test_exponentials_are_accurate_from_0_to_infinity(target: str) -> None:
    edges = F([np.nan, np.inf, -np.inf, 0, -0.0, 88.72283, 88.7229, -87.4, -103.9, -104.1, 3e38, -3e38])
    x = np.concatenate([np.linspace(-110, 95, 20_004, dtype=F), edges])
    graph = Graph(18)
    given = graph.input("x", x.shape)
    graph.output(*(graph.node(op, [given]) for op in ("Exp", "Sigmoid")))
    found, sigmoid = runner(graph.model(), target)([x])
    with np.errstate(over="ignore"):
        exact, below = np.exp(x.astype(np.float64)), np.exp(-x.astype(np.float64))
        rounded = exact.astype(F)
    finite = np.isfinite(rounded)
    assert units(found[finite], exact[finite]) <= 1.5
    assert_array_equal(found[~finite], rounded[~finite])
    assert_allclose(sigmoid, 1 / (1 + below), rtol=3e-7, atol=1e-38)


def test_exponentials_call_no_function(target: str) -> None:
    machine = compile_target(target)
    module = Model(x=((1, 1003), "float32")).build(
        lambda m, x: [m(relax.op.add(relax.op.nn.softmax(m(relax.op.sigmoid(x))), m(relax.op.tanh(x))))]
    )
    model = build(lower_model(module, machine).module, machine)
    code = compile_functions(model.module, machine.tvm).mod.inspect_source("asm")
    assert not re.search(r"\bexpf\b", code)


@pytest.mark.parametrize(("function", "exact"), [(log1p, np.log1p), (expm1, np.expm1)])
def test_logarithm_and_exponential_near_zero(function: Callable[[Any], Any], exact: Any) -> None:
    x = SMALL[np.abs(SMALL) < 0.99]
    module = Model(x=(x.shape, "float32")).build(lambda m, v: [m(m.builder.normalize(function(v)))])
    machine = compile_target("native")
    found = build(lower_model(module, machine).module, machine)(x)
    assert units(found, exact(x.astype(np.float64))) <= 4


#: ONNX, C and LLVM leave open what becomes of NaN and of numbers beyond the type. One rule holds, for
#: constants and at run time, on x86 and on Arm. The expected integers are Python's own.
ARMV7 = pytest.param("armv7", marks=pytest.mark.exhaustive("operators"))
AT_RUN_TIME = ("int8", "uint8", "int16", "uint16", "int32", "int64")
EDGES = [
    0.5, 1.5, 127.9, 128, 255.9, 256, 300, 32768, 65536, 2.0**24, 2147483520, 2.0**31, 2.0**32 + 1024,
    2.0**62, 9.223371487098962e18, 2.0**63, 2.0**64, 1e30, 3.4e38, 1e-45, 0.0, math.inf,
]  # fmt: skip
FLOATS = np.array([*EDGES, *(-v for v in EDGES), math.nan, 7.0, -7.0], np.float32)


def as_integer(value: float, dtype: str) -> int:
    """Towards zero; the ends of int32 (of int64 for wider types) beyond it; its low bits; NaN is 0."""
    through = 64 if dtype in ("int64", "uint32") else 32
    least, most = -(1 << through - 1), (1 << through - 1) - 1
    if math.isnan(value):
        return 0
    if math.isinf(value):
        limited = most if value > 0 else least
    else:
        limited = min(max(math.trunc(value), least), most)
    info = np.iinfo(dtype)
    return (limited - int(info.min)) % (1 << info.bits) + int(info.min)


def truncated(values: np.ndarray, dtype: str) -> np.ndarray:
    return np.array([as_integer(float(v), dtype) for v in values], dtype)


def casts(x: np.ndarray, constant: bool, dtypes: tuple[str, ...] = AT_RUN_TIME) -> Graph:
    g = Graph(opset=21)
    name = g.constant(x) if constant else g.feed("x", x)
    if constant:  # a model needs an input
        g.put("Identity", [g.feed("unused", np.zeros(1, np.float32))])
    for dtype in dtypes:
        g.put("Cast", [name], to=helper.np_dtype_to_tensor_dtype(np.dtype(dtype)))
        g.put("CastLike", [name, g.constant(np.zeros(1, dtype))])
    return g


@pytest.mark.parametrize(
    "target",
    ["native", "aarch64", "constants", pytest.param("armv7", marks=pytest.mark.exhaustive("operators"))],
)
def test_casts(target: str) -> None:
    if constant := target == "constants":
        _, *results = runner(casts(FLOATS, True).model(), "native")([np.zeros(1, F)])
    else:
        results = runner(casts(FLOATS, constant).model(), need(target))([FLOATS])
    for dtype, cast, like in zip(AT_RUN_TIME, results[::2], results[1::2], strict=True):
        assert cast.dtype == like.dtype == dtype
        assert_array_equal(cast, truncated(FLOATS, dtype), err_msg=dtype)
        assert_array_equal(like, cast)


@pytest.mark.parametrize("source", ["float16", "float32", "float64"])
@pytest.mark.parametrize("dtype", INTEGRAL)
def test_casts_of_arrays(source: str, dtype: str) -> None:
    with np.errstate(over="ignore"):
        values = FLOATS.astype(source)
    assert_array_equal(truncated_array(values, dtype), truncated(values, dtype))


def test_numbers_within_int32_are_cast_as_onnxruntime_does() -> None:
    inside = FLOATS[np.abs(FLOATS) < 2.0**31]
    graph = casts(inside, False)
    theirs = run_runtime(graph.model(), graph.feeds)
    for dtype, found in zip(AT_RUN_TIME, list(theirs.values())[::2], strict=True):
        assert_array_equal(found, truncated(inside, dtype), err_msg=dtype)


def test_casts_of_tflite() -> None:
    import_or_skip("ai_edge_litert", "needs LiteRT's schema: pip install ai-edge-litert")
    from ai_edge_litert import schema_py_generated as fb

    from tests.qnn.tflite_writer import Model

    values = FLOATS[~np.isnan(FLOATS)]  # no constant of a file may be NaN
    writer = Model()
    x, held = writer.input("x", values.shape, "float32"), writer.constant(values)
    for dtype in ("int32", "int64"):
        for name, source in (("at run time", x), ("constant", held)):
            shaped = (f"{dtype} {name}", values.shape, dtype)
            writer.output(writer.operator("CAST", [source], shaped, fb.CastOptionsT()))
    found = synth.compile(writer.bytes())(values)
    for dtype, cast in zip(("int32", "int32", "int64", "int64"), found, strict=True):
        assert_array_equal(cast, truncated(values, dtype))
