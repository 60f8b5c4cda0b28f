"""What docs/models.md says of ONNX Runtime's sessions: against which one our results are exact."""

from pathlib import Path

import pytest

from tests.model import onnx_sessions

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "models.md").read_text(encoding="utf-8")


def test_integer_operators_are_exact_in_both_sessions() -> None:
    found = onnx_sessions.counted(onnx_sessions.small_mobile_network, "QOperator", 1, 4)
    assert (found.rows, found.optimized, found.unoptimized, found.top) == (4, 4, 4, 4)


@pytest.mark.parametrize("operator", ["Conv", "Mul", "Sigmoid", "Softmax"])
def test_operators_between_quantizers_are_exact_without_the_optimizer(operator: str) -> None:
    _, _, plain, _ = onnx_sessions.equal_values(operator)
    assert plain == 1


def test_the_text_shows_every_row_of_the_command() -> None:
    assert "python -m tests.model.onnx_sessions" in TEXT
    for name in onnx_sessions.NETWORKS:
        for kind in onnx_sessions.FORMATS:
            assert f"| {name}, {kind} |" in TEXT
    assert all(operator in TEXT for operator in onnx_sessions.OPERATORS)
