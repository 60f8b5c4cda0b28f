"""The ONNX standard's own node tests of its quantized operators, imported, compiled and run.

Every test of these operators passes or stands in EXCEPTIONS with the reason; one that begins to pass must
leave the table.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
import warnings
from functools import cache
from typing import Any

import numpy as np
import pytest

pytest.importorskip("tvm")
onnx = pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

from onnx_models import compiled, stored  # noqa: E402

from synth.errors import UserError  # noqa: E402
from synth.qnn.frontend.onnx import from_onnx  # noqa: E402

OPERATORS = (
    "QuantizeLinear", "DequantizeLinear", "DynamicQuantizeLinear", "QLinearConv", "QLinearMatMul", "ConvInteger",
    "MatMulInteger",
)  # fmt: skip
_FLOAT8 = "8-bit floats are no integers: the dialect has no such type"
_FLOAT4 = "4-bit floats are no integers: the dialect has no such type"
EXCEPTIONS = {
    "test_dequantizelinear_e4m3fn": _FLOAT8,
    "test_dequantizelinear_e4m3fn_float16": _FLOAT8,
    "test_dequantizelinear_e4m3fn_zero_point": _FLOAT8,
    "test_dequantizelinear_e5m2": _FLOAT8,
    "test_dequantizelinear_float4e2m1": _FLOAT4,
    "test_quantizelinear_e4m3fn": _FLOAT8,
    "test_quantizelinear_e5m2": _FLOAT8,
    "test_quantizelinear_float4e2m1": _FLOAT4,
}
"""Tests that do not pass, and why."""


@cache
def cases() -> dict[str, Any]:
    """The tests of the files that are about quantized operators, expansions of operators included, by name.

    Only these files are imported: importing one makes its tests.
    """
    folder = importlib.import_module("onnx.backend.test.case.node")
    names = {module.name for module in pkgutil.iter_modules(folder.__path__)}
    wanted = {name for name in names if re.search("quant|qlinear|integer", name)}
    assert wanted == {operator.lower() for operator in OPERATORS}, "a quantized operator that OPERATORS lacks"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name in sorted(wanted):
            importlib.import_module(f"{folder.__name__}.{name}")
    prefixes = tuple(f"test_{name}" for name in wanted)
    return {case.name: case for case in folder._NodeTestCases if case.name.startswith(prefixes)}


def outcome(case: Any) -> str:
    """Empty where the test passes, else what is wrong."""
    try:
        module = from_onnx(case.model)
    except UserError as error:
        return f"refused: {error}"
    run = compiled(module)
    for inputs, outputs in case.data_sets:
        results = run(*map(_array, inputs))
        for found, wanted in zip(results, map(_array, outputs), strict=True):
            if (found.shape, found.dtype) != (wanted.shape, wanted.dtype):
                return f"{found.dtype} {found.shape} instead of {wanted.dtype} {wanted.shape}"
            exact = wanted.dtype.kind != "f"
            if not np.allclose(found, wanted, rtol=0 if exact else case.rtol, atol=0 if exact else case.atol):
                return f"{found} instead of {wanted}"
    return ""


def _array(value: Any) -> np.ndarray:
    return stored(onnx.numpy_helper.to_array(value) if isinstance(value, onnx.TensorProto) else value)


def test_every_case_passes_or_is_listed() -> None:
    results = {name: outcome(case) for name, case in cases().items()}
    assert len(results) >= 40
    for operator in OPERATORS:
        assert any(
            name.startswith(f"test_{operator.lower()}") for name, wrong in results.items() if not wrong
        )
    assert {name: wrong for name, wrong in results.items() if wrong and name not in EXCEPTIONS} == {}
    passing = [name for name in EXCEPTIONS if not results.get(name, "gone")]
    assert passing == [], "these pass now: take them out of EXCEPTIONS"


def test_exceptions_are_refused_by_name() -> None:
    """What is not supported is a clear error, never a wrong result."""
    for name in EXCEPTIONS:
        if name in cases():
            assert outcome(cases()[name]).startswith("refused: ") and "float" in outcome(cases()[name])
