"""Functions without a schedule get one: the results are numpy's, the loops become vectors and threads."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax, te
from tvm.relax import op as R

from synth.compiler.fence import contains
from synth.compiler.machines import compile_target, host_name
from synth.model.compiled import build
from synth.model.elementwise import schedule
from tests.compiler.relax_modules import LOWER, const

RANDOM = np.random.default_rng(0)
SCALE = RANDOM.uniform(0.01, 0.3, (1, 24, 1, 1)).astype(np.float32)
BIAS = RANDOM.standard_normal((1, 24, 1, 1)).astype(np.float32)
TABLE = RANDOM.permutation(256).astype(np.uint8)
FACTOR = RANDOM.integers(1 << 29, 1 << 30, (1, 24, 1, 1))
LEVELS = np.sort(RANDOM.integers(-900, 900, (24, 15)).astype(np.int32), axis=1)
FILTERS = RANDOM.integers(-9, 9, (8, 24, 3, 3)).astype(np.int32)
EACH = RANDOM.integers(-9, 9, (24, 1, 3, 3)).astype(np.int32)
MATRIX = RANDOM.integers(-9, 9, (40, 33)).astype(np.int32)
ROWS = RANDOM.integers(-9, 9, (40, 33)).astype(np.float32)

FLOAT, INT, BYTE = "float32", "int32", "int8"
WIDE, SMALL, ODD = (1, 24, 56, 56), (1, 24, 7, 7), (1, 24, 13, 5)


def quantized(emit: Any, x: Any) -> Any:
    y = emit(R.add(emit(R.round(emit(R.divide(x, const(SCALE))))), const(3)))
    return R.astype(emit(R.clip(y, 0, 255)), "uint8")


def in_numpy(x: np.ndarray) -> np.ndarray:
    return np.clip(np.round(x / SCALE) + np.float32(3), 0, 255).astype(np.uint8)


def fixed_point(emit: Any, x: Any) -> Any:
    wide = emit(R.multiply(emit(R.astype(x, "int64")), const(FACTOR, "int64")))
    return R.astype(emit(R.right_shift(emit(R.add(wide, const(1 << 30, "int64"))), const(31, "int64"))), INT)


def thresholds(emit: Any, x: Any) -> Any:
    reached = emit(R.greater_equal(emit(R.expand_dims(x, 4)), const(LEVELS.reshape(1, 24, 1, 1, 15), INT)))
    return R.sum(emit(R.astype(reached, INT)), 4)


def windows(x: np.ndarray, size: int, stride: int, pad: int, fill: float) -> np.ndarray:
    """[..., oh, ow, size, size] of a padded array."""
    padded = np.pad(x, [(0, 0), (0, 0), (pad, pad), (pad, pad)], constant_values=fill)
    return np.lib.stride_tricks.sliding_window_view(padded, (size, size), (2, 3))[:, :, ::stride, ::stride]


def convolved(x: np.ndarray, w: np.ndarray, stride: int) -> np.ndarray:
    return np.einsum("nchwij,fcij->nfhw", windows(x, 3, stride, 1, 0).astype(np.int64), w).astype(np.int32)


# name: (shapes, dtypes) of the inputs, the function in Relax, the function in numpy
CASES: dict[str, tuple[list[tuple[tuple[int, ...], str]], Callable[..., Any], Callable[..., Any]]] = {
    **{
        f"quantize {shape[2]}x{shape[3]}": ([(shape, FLOAT)], quantized, in_numpy)
        for shape in (WIDE, SMALL, ODD, (2, 24, 1, 1), (1, 24, 1, 100))
    },
    # Two roundings: a fused multiply-add would differ in the last bit.
    "product and sum": (
        [(WIDE, FLOAT)],
        lambda emit, x: R.add(emit(R.multiply(x, const(SCALE))), const(BIAS)),
        lambda x: x * SCALE + BIAS,
    ),
    "two products": (
        [(ODD, FLOAT), (ODD, FLOAT)],
        lambda emit, x, y: R.subtract(emit(R.multiply(x, const(SCALE))), emit(R.multiply(y, const(BIAS)))),
        lambda x, y: x * SCALE - y * BIAS,
    ),
    "sum and difference": (
        [(ODD, FLOAT)],
        lambda emit, x: R.subtract(emit(R.add(x, const(12582912.0))), const(12582912.0)),
        lambda x: (x + np.float32(12582912)) - np.float32(12582912),
    ),
    "fixed point": (
        [(WIDE, INT)],
        fixed_point,
        lambda x: ((x.astype(np.int64) * FACTOR + (1 << 30)) >> 31).astype(np.int32),
    ),
    "thresholds": (
        [(WIDE, INT)],
        thresholds,
        lambda x: (x[..., None] >= LEVELS.reshape(1, 24, 1, 1, 15)).sum(-1).astype(np.int32),
    ),
    "truth": ([(SMALL, FLOAT)], lambda emit, x: R.greater(x, const(0.5)), lambda x: x > np.float32(0.5)),
    "maximum pool": (
        [(WIDE, BYTE)],
        lambda emit, x: R.nn.max_pool2d(x, (3, 3), (2, 2), (1, 1, 1, 1)),
        lambda x: windows(x, 3, 2, 1, -128).max((4, 5)),
    ),
    "maximum pool of pixels": (
        [((2, 15, 14, 24), BYTE)],
        lambda emit, x: R.nn.max_pool2d(x, (3, 3), (2, 2), (1, 1, 1, 1), layout="NHWC"),
        lambda x: windows(x.transpose(0, 3, 1, 2), 3, 2, 1, -128).max((4, 5)).transpose(0, 2, 3, 1),
    ),
    "maximum of reals": (
        [(ODD, FLOAT)],
        lambda emit, x: R.nn.max_pool2d(x, (2, 2), (2, 1)),
        lambda x: windows(x, 2, 1, 0, 0).max((4, 5))[:, :, ::2],
    ),
    "sums": ([(WIDE, INT)], lambda emit, x: R.sum(x, (2, 3), keepdims=True), lambda x: x.sum((2, 3),
             np.int32, keepdims=True)),
    "convolution": (
        [(WIDE, BYTE)],
        lambda emit, x: R.nn.conv2d(emit(R.astype(x, INT)), const(FILTERS, INT), padding=1),
        lambda x: convolved(x, FILTERS, 1),
    ),
    "stride 2": (
        [(ODD, BYTE)],
        lambda emit, x: R.nn.conv2d(emit(R.astype(x, INT)), const(FILTERS, INT), padding=1, strides=2),
        lambda x: convolved(x, FILTERS, 2),
    ),
    "depthwise": (
        [(WIDE, INT)],
        lambda emit, x: R.nn.conv2d(x, const(EACH, INT), padding=1, groups=24),
        lambda x: (windows(x, 3, 1, 1, 0) * EACH.reshape(1, 24, 1, 1, 3, 3)).sum((4, 5)).astype(np.int32),
    ),
    "matrix product": ([((3, 40), INT)], lambda emit, x: R.matmul(x, const(MATRIX, INT)),
                       lambda x: x @ MATRIX),
    # Sums of small whole numbers are exact in any order.
    "transposed product": (
        [((3, 33), FLOAT)],
        lambda emit, x: R.matmul(emit(R.round(x)), emit(R.permute_dims(const(ROWS)))),
        lambda x: np.round(x) @ ROWS.T,
    ),
    "transpose": ([(ODD, BYTE)], lambda emit, x: R.permute_dims(x, (0, 2, 3, 1)), lambda x: x.transpose(0,
                  2, 3, 1)),
    "concatenation": (
        [(ODD, FLOAT), ((1, 7, 13, 5), FLOAT)],
        lambda emit, x, y: R.concat([x, y], 1),
        lambda x, y: np.concatenate([x, y], 1),
    ),
    # Parts that vectors of eight fill, and parts that none fill.
    "pixels joined": (
        [((1, 13, 5, 24), BYTE), ((1, 13, 5, 8), BYTE), ((1, 13, 5, 16), BYTE)],
        lambda emit, x, y, z: R.concat([x, y, z], 3),
        lambda x, y, z: np.concatenate([x, y, z], 3),
    ),
    "odd pixels joined": (
        [((1, 13, 5, 24), FLOAT), ((1, 13, 5, 7), FLOAT)],
        lambda emit, x, y: R.concat([x, y], 3),
        lambda x, y: np.concatenate([x, y], 3),
    ),
    "pixels summed": ([((2, 9, 7, 24), INT)], lambda emit, x: R.sum(x, (1, 2), keepdims=True),
                      lambda x: x.sum((1, 2), np.int32, keepdims=True)),
    "padding": (
        [(ODD, INT)],
        lambda emit, x: R.nn.pad(x, (0, 0, 0, 0, 1, 2, 3, 0)),
        lambda x: np.pad(x, [(0, 0), (0, 0), (1, 2), (3, 0)]),
    ),
    "table": (
        [(WIDE, "uint8")],
        lambda emit, x: R.take(const(TABLE, "uint8"), emit(R.astype(x, INT)), axis=0, mode="clip"),
        lambda x: TABLE[x],
    ),
    "scalar": ([((), INT)], lambda emit, x: R.add(x, const(2, INT)), lambda x: x + np.int32(2)),
}  # fmt: skip


def values(shape: tuple[int, ...], dtype: str) -> np.ndarray:
    if dtype == FLOAT:
        return (RANDOM.standard_normal(shape) * 5).astype(dtype)
    limits = np.iinfo(dtype if dtype != INT else np.int16)
    array = np.asarray(RANDOM.integers(limits.min, limits.max, shape, endpoint=True), dtype)
    array.flat[:2] = (limits.min, limits.max)[: array.size]
    return array


def every_case(threads: int) -> tuple[Any, list[np.ndarray], list[Any]]:
    """One model of all cases side by side, its inputs and the outputs that numpy computes."""
    builder = relax.BlockBuilder()
    given: list[list[np.ndarray]] = [[values(*t) for t in types] for types, _, _ in CASES.values()]
    variables = [
        [relax.Var(f"x{n}_{i}", relax.TensorType(a.shape, str(a.dtype))) for i, a in enumerate(arrays)]
        for n, arrays in enumerate(given)
    ]
    with builder.function("main", [v for group in variables for v in group]):
        with builder.dataflow():
            results = [
                builder.emit(made(lambda e: builder.emit(e), *group))
                for (_, made, _), group in zip(CASES.values(), variables, strict=True)
            ]
            out = builder.emit_output(relax.Tuple(results))
        builder.emit_func_output(out)
    lowered = tvm.ir.transform.Sequential(LOWER)(builder.get())
    wanted = [f(*arrays) for (_, _, f), arrays in zip(CASES.values(), given, strict=True)]
    return build(lowered, compile_target(host_name()), threads), [a for each in given for a in each], wanted


@pytest.mark.parametrize("threads", [1, 2])
def test_results_are_those_of_numpy(threads: int) -> None:
    model, arrays, wanted = every_case(threads)
    for name, result, value in zip(CASES, model(*arrays), wanted, strict=True):
        assert result.dtype == value.dtype, name
        np.testing.assert_array_equal(result, value, err_msg=name)


def unscheduled(shape: tuple[int, ...]) -> Any:
    x = te.placeholder(shape, BYTE, name="x")
    return te.create_prim_func([x, te.compute(shape, lambda *at: x[at].astype(INT) * 3, name="y")])


def test_vectors_have_plain_addresses() -> None:
    """No shape makes TVM divide vectors of indices, which is slower than no vectors at all."""
    shapes = [(64, 56, 56), (64, 28, 28), (512, 7, 7), (3, 224, 224), (64, 112, 112), (16, 24), (1000,)]
    functions = {
        f"f{number}": schedule(unscheduled(shape), 1, "x86_64").with_attr("global_symbol", f"f{number}")
        for number, shape in enumerate(shapes)
    }
    target = compile_target("x86-64-v3").tvm
    code = tvm.compile(tvm.IRModule(functions), target=target).mod.inspect_source("ll")
    assert code.count("sext <16 x i8>") >= len(shapes)
    assert "sdiv <" not in code and "srem <" not in code and "masked.gather" not in code

    # Where a size of vectors ends with each part.
    def joined(*channels: int) -> Any:
        parts = [te.placeholder((40, 50, count), BYTE, name=f"x{n}") for n, count in enumerate(channels)]
        whole = tvm.topi.concatenate(parts, 2)
        return schedule(te.create_prim_func([*parts, whole]), 1, "x86_64")

    assert "T.vectorized(8)" in joined(24, 8, 16).script()
    assert "T.vectorized(16)" in joined(32, 16).script()
    assert "T.vectorized" not in joined(24, 7).script()
    code = tvm.compile(tvm.IRModule({"main": joined(32, 16)}), target=target).mod.inspect_source("ll")
    assert code.count("load <16 x i8>") >= 2


def test_work_is_shared_where_it_is_worth_it() -> None:
    wide = schedule(unscheduled((64, 56, 56)), 2, "x86_64").script()
    assert "T.parallel" in wide
    assert "T.parallel" not in schedule(unscheduled((64, 56, 56)), 1, "x86_64").script()
    assert "T.parallel" not in schedule(unscheduled((64, 7, 7)), 2, "x86_64").script()
    function = unscheduled((64, 56)).with_attr("synth.scheduled", True)
    assert schedule(function, 2, "x86_64").same_as(function)


def run_here(function: Any, x: np.ndarray, like: np.ndarray) -> np.ndarray:
    """What the scheduled function makes of ``x``; ``like``: an array of the result's shape and type."""
    out = tvm.runtime.tensor(np.zeros_like(like))
    code = tvm.compile(tvm.IRModule({"main": function}), target=compile_target(host_name()).tvm)
    code.jit()["main"](tvm.runtime.tensor(x), out)
    return out.numpy()


@pytest.mark.parametrize("machine", ["x86_64", "aarch64", "armv7"])
def test_rounding_to_even(machine: str) -> None:
    """Both ways to round, on this computer: halves, what has no fraction, infinities and NaN."""
    halves = np.arange(-40, 40, dtype=np.float32) / 4
    odd = np.array([2**22 + 0.5, 2**23 - 0.5, 2**23 + 1, 1e30, np.inf, np.nan, 0.0], np.float32)
    edges = np.nextafter(np.float32([0.5, 1.5, 2.5]), np.float32(0))
    x = np.concatenate([halves, odd, -odd, edges, -edges])
    data = te.placeholder(x.shape, FLOAT, name="x")
    rounded = te.compute(x.shape, lambda i: tvm.tirx.nearbyint(data[i]), name="y")
    function = schedule(te.create_prim_func([data, rounded]), 1, machine)
    assert ("llvm.nearbyint" in function.script()) == (machine != "armv7")
    np.testing.assert_array_equal(run_here(function, x, x), np.round(x))


@pytest.mark.parametrize("machine", ["x86_64", "armv7"])
def test_clipped_floats_become_bytes_and_floats_again(machine: str) -> None:
    """By one addition each: ties, bounds beyond the type (which wrap round), infinities, NaN, both zeros."""
    halves = np.arange(-700, 700, dtype=np.float32) / 2
    x = np.concatenate(
        [halves, np.nextafter(halves, np.float32(0)), np.float32([1e30, np.inf, np.nan, 2.0**22, -0.0])]
    )
    x = np.concatenate([x, -x])
    data = te.placeholder(x.shape, FLOAT, name="x")
    bounds = {"int8": (-128.0, 127.0), "uint8": (0.0, 255.0), "int16": (-300.0, 300.0)}

    def stored(dtype: str, low: float, high: float) -> Any:
        least, most = tvm.tirx.const(low, FLOAT), tvm.tirx.const(high, FLOAT)
        clipped = lambda i: tvm.tirx.min(tvm.tirx.max(data[i], least), most)  # noqa: E731
        return te.compute(x.shape, lambda i: tvm.tirx.nearbyint(clipped(i)).astype(INT).astype(dtype))

    def scaled(kept: Any, factor: float) -> Any:
        return te.compute(x.shape, lambda i: kept[i].astype(FLOAT) * tvm.tirx.const(factor, FLOAT))

    results, wanted = [], []
    for dtype, (low, high) in bounds.items():
        kept = stored(dtype, low, high)
        whole = np.rint(np.clip(np.where(np.isnan(x), low, x), low, high)).astype(np.int32).astype(dtype)
        results += [kept, scaled(kept, 0.3)]
        wanted += [whole, whole.astype(np.float32) * np.float32(0.3)]
    wrapped = stored("int8", -300.0, 300.0)
    wide = np.rint(np.clip(np.where(np.isnan(x), -300, x), -300, 300)).astype(np.int32).astype(np.int8)
    results += [wrapped, scaled(wrapped, 0.5)]
    wanted += [wide, wide * np.float32(0.5)]
    for kept, value in zip(results, wanted, strict=True):
        function = schedule(te.create_prim_func([data, kept]), 1, machine)
        np.testing.assert_array_equal(run_here(function, x, value), value)
    short = schedule(te.create_prim_func([data, results[1]]), 1, "x86_64").script()
    assert "nearbyint" not in short and "int8" not in short
    assert "nearbyint" in schedule(te.create_prim_func([data, results[4]]), 1, "x86_64").script()


def test_fused_reshapes_leave_no_division() -> None:
    """The one-hot encoding that a matrix product reads: 257 is no multiple of a vector."""

    def one_hot(x: Any, classes: Any) -> Any:
        reshaped = tvm.topi.reshape(x, (32, 1))
        same = te.compute((32, 1, 257), lambda i, j, k: (reshaped[i, j] == classes[k]).astype("float32"))
        return tvm.topi.reshape(same, (32, 257))

    given = [te.placeholder((4, 8), INT, "x"), te.placeholder((257,), INT, "classes")]
    function = schedule(te.create_prim_func([*given, one_hot(*given)]), 1, "x86_64")
    assert not contains(function.body, (tvm.tirx.FloorMod,), lambda node: int(node.b) != 8)
    x, classes = RANDOM.integers(0, 257, (4, 8)).astype(np.int32), np.arange(257, dtype=np.int32)
    made = np.zeros((32, 257), np.float32)
    arrays = [tvm.runtime.tensor(array) for array in (x, classes, made)]
    tvm.compile(tvm.IRModule({"main": function}), target="llvm")["main"](*arrays)
    np.testing.assert_array_equal(arrays[2].numpy(), x.reshape(32, 1) == classes)
