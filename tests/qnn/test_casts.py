"""Casts from floats to integers: one rule for constants and at run time, on x86 and on Arm.

ONNX, C and LLVM leave open what becomes of NaN and of numbers beyond the type. The expected integers are
computed by Python's own.
"""

import math

import numpy as np
import pytest
from numpy.testing import assert_array_equal
from onnx import helper

import synth
from synth.qnn.ops.rounding import INTEGRAL, truncated_array
from tests.needs import import_or_skip
from tests.qnn.onnx_models import Graph, run_runtime
from tests.qnn.shape_fuzz import need, runner

AT_RUN_TIME = ("int8", "uint8", "int16", "uint16", "int32", "int64")
EDGES = [0.5, 1.5, 127.9, 128, 255.9, 256, 300, 32768, 65536, 2.0**24, 2147483520, 2.0**31, 2.0**32 + 1024]
EDGES += [2.0**62, 9.223371487098962e18, 2.0**63, 2.0**64, 1e30, 3.4e38, 1e-45, 0.0, math.inf]
VALUES = np.array([*EDGES, *(-v for v in EDGES), math.nan, 7.0, -7.0], np.float32)


def whole(value: float, dtype: str) -> int:
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


def expected(values: np.ndarray, dtype: str) -> np.ndarray:
    return np.array([whole(float(v), dtype) for v in values], dtype)


def casts(x: np.ndarray, constant: bool, dtypes: tuple[str, ...] = AT_RUN_TIME) -> Graph:
    g = Graph(opset=21)
    name = g.constant(x) if constant else g.feed("x", x)
    if constant:  # a model needs an input
        g.put("Identity", [g.feed("unused", np.zeros(1, np.float32))])
    for dtype in dtypes:
        g.put("Cast", [name], to=helper.np_dtype_to_tensor_dtype(np.dtype(dtype)))
        g.put("CastLike", [name, g.constant(np.zeros(1, dtype))])
    return g


@pytest.mark.parametrize("target", ["native", "aarch64", "armv7"])
def test_casts_at_run_time(target: str) -> None:
    found = runner(casts(VALUES, False).model(), need(target))([VALUES])
    for dtype, cast, like in zip(AT_RUN_TIME, found[::2], found[1::2], strict=True):
        assert cast.dtype == like.dtype == dtype
        assert_array_equal(cast, expected(VALUES, dtype), err_msg=dtype)
        assert_array_equal(like, cast)


def test_casts_of_constants() -> None:
    _, *found = runner(casts(VALUES, True).model(), "native")([np.zeros(1, np.float32)])
    for dtype, cast, like in zip(AT_RUN_TIME, found[::2], found[1::2], strict=True):
        assert_array_equal(cast, expected(VALUES, dtype), err_msg=dtype)
        assert_array_equal(like, cast)


@pytest.mark.parametrize("source", ["float16", "float32", "float64"])
@pytest.mark.parametrize("dtype", INTEGRAL)
def test_casts_of_arrays(source: str, dtype: str) -> None:
    with np.errstate(over="ignore"):
        values = VALUES.astype(source)
    assert_array_equal(truncated_array(values, dtype), expected(values, dtype))


def test_numbers_within_int32_are_cast_as_onnxruntime_does() -> None:
    inside = VALUES[np.abs(VALUES) < 2.0**31]
    graph = casts(inside, False)
    theirs = run_runtime(graph.model(), graph.feeds)
    for dtype, found in zip(AT_RUN_TIME, list(theirs.values())[::2], strict=True):
        assert_array_equal(found, expected(inside, dtype), err_msg=dtype)


def test_casts_of_tflite() -> None:
    import_or_skip("ai_edge_litert", "needs LiteRT's schema: pip install ai-edge-litert")
    from ai_edge_litert import schema_py_generated as fb

    from tests.qnn.tflite_writer import Model

    values = VALUES[~np.isnan(VALUES)]  # no constant of a file may be NaN
    writer = Model()
    x, held = writer.input("x", values.shape, "float32"), writer.constant(values)
    for dtype in ("int32", "int64"):
        for name, source in (("at run time", x), ("constant", held)):
            shaped = (f"{dtype} {name}", values.shape, dtype)
            writer.output(writer.operator("CAST", [source], shaped, fb.CastOptionsT()))
    found = synth.compile(writer.bytes())(values)
    for dtype, cast in zip(("int32", "int32", "int64", "int64"), found, strict=True):
        assert_array_equal(cast, expected(values, dtype))
