"""The ONNX standard's own node tests: all of the quantized operators, a part of the others, compiled and run.

Every test of the quantized operators passes or stands in EXCEPTIONS with the reason; one that begins to pass
must leave the table. Of the others a few of each operator are drawn; ``python -m tests.qnn.node_tests`` runs
them all.
"""

import collections
from functools import cache

import numpy as np
import pytest

from synth.qnn.frontend.onnx import OPERATORS as KNOWN
from tests.qnn import node_tests
from tests.qnn.node_tests import Outcome

OPERATORS = (
    "QuantizeLinear", "DequantizeLinear", "DynamicQuantizeLinear", "QLinearConv", "QLinearMatMul",
    "ConvInteger", "MatMulInteger",
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


FILES = 12
"""Files of other operators' tests that are drawn; of each, two tests are run."""


@cache
def quantized() -> dict[str, Outcome]:
    """The outcomes of the quantized operators' tests, their expansions included."""
    found = node_tests.cases("quant|qlinear|integer")
    assert {node_tests.operator_of(case) for case in found.values()} == set(OPERATORS)
    return {name: node_tests.outcome(case) for name, case in found.items()}


def test_every_quantized_case_passes_or_is_listed() -> None:
    found = quantized()
    assert len(found) >= 40
    for operator in OPERATORS:
        assert any(one.operator == operator and one.status == "passed" for one in found.values())
    failing = {name: one.reason for name, one in found.items() if one.status != "passed"}
    assert {name: reason for name, reason in failing.items() if name not in EXCEPTIONS} == {}
    assert [name for name in EXCEPTIONS if name in found and name not in failing] == [], (
        "these pass: take them out"
    )


def test_exceptions_are_refused_by_name() -> None:
    """What is not supported is a clear error, never a wrong result."""
    for name in EXCEPTIONS:
        if name in quantized():
            assert quantized()[name].status == "refused" and "float" in quantized()[name].reason


def test_others_that_are_drawn() -> None:
    """None is wrong, and most pass: the files are those of operators that the front end has."""
    rng = np.random.default_rng(22)
    ours = {operator.lower() for operator in KNOWN[""] if operator not in OPERATORS}
    known = sorted(ours & set(node_tests.files()))
    drawn = "|".join(rng.permutation(known)[:FILES])
    by_operator = collections.defaultdict(list)
    for _, case in sorted(node_tests.cases(f"^({drawn})$").items()):
        by_operator[node_tests.operator_of(case)].append(case)
    taken = [case for group in by_operator.values() for case in rng.permutation(np.array(group, object))[:2]]
    found = [node_tests.outcome(case) for case in taken]
    assert [one for one in found if one.status == "wrong"] == []
    passed = [one for one in found if one.status in ("passed", "constants")]
    assert len(passed) > len(found) // 2 and len(found) >= FILES


def test_the_account() -> None:
    """The shape of a Reshape does, its data does not; the account tells them apart."""
    found = node_tests.cases("^(reshape|add)$")
    both = [node_tests.outcome(found[name]) for name in ("test_reshape_reordered_all_dims", "test_add")]
    assert [one.status for one in both] == ["constants", "passed"]
    text = node_tests.account(both)
    assert "passed   2 (1 of them with inputs as constants)" in text and "wrong    0" in text
    found = node_tests.cases("^(det|lpnormalization|add)$")
    names = ("test_det_2d", "test_det_nd", "test_lpnormalization_default")
    text = node_tests.account([node_tests.outcome(found[name]) for name in names if name in found])
    assert "Det 2" in text


def test_a_wrong_result_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KNOWN[""], "Add", KNOWN[""]["Sub"])
    found = node_tests.outcome(node_tests.cases("^add$")["test_add_bcast"])
    assert found.status == "wrong" and "instead of" in found.reason
    assert "test_add_bcast (Add)" in node_tests.account([found])
