"""What libraries say on standard error does not reach the user beside the one line of an error."""

import gc
import logging
import warnings
from typing import Any

import pytest

from tests.needs import import_or_skip

import_or_skip("tvm")
import_or_skip("onnx")

from tvm import relax

from bench.onnx_models import Graph
from synth.errors import UserError
from synth.qnn.frontend import onnx as frontend
from synth.qnn.frontend.pytorch import said_once
from synth.qnn.graph import FunctionBuilder, rebuild


def module() -> Any:
    builder = FunctionBuilder()
    x = relax.Var("x", relax.TensorType((2,), "float32"))
    with builder.function("main", [x]):
        with builder.dataflow():
            out = builder.emit_output(relax.op.negative(builder.emit(relax.op.abs(x))))
        builder.emit_func_output(out)
    return builder.finalize()


def refuse(*given: Any) -> Any:
    raise UserError("refused")


def test_a_pass_that_refuses(capfd: pytest.CaptureFixture[str]) -> None:
    """TVM warns of a builder that goes in the middle of a function."""
    with pytest.raises(UserError, match="refused"):
        rebuild(module(), refuse)
    gc.collect()
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("error", [UserError, RuntimeError, KeyboardInterrupt])
def test_a_front_end_that_fails(
    error: type[BaseException], capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: Any) -> Any:
        raise error("there")

    graph = Graph()
    model = graph.model("x", [2], graph.node("Relu", ["x"], "y"), [2])
    monkeypatch.setattr(frontend, "_results", fail)
    with pytest.raises(error, match="there"):
        frontend.from_onnx(model)
    gc.collect()
    assert capfd.readouterr().err == ""


def test_what_pytorch_logs_before_it_raises(capfd: pytest.CaptureFixture[str]) -> None:
    """It logs at loggers of its own, with handlers of its own, and they speak again afterwards."""
    logger, handler = logging.getLogger("torch.export"), logging.StreamHandler()
    logger.addHandler(handler)
    try:
        with said_once():
            try:
                raise ValueError("inner")
            except ValueError:
                logger.warning("Ran into the following error", exc_info=True)
            warnings.warn("careful", stacklevel=1)
        assert capfd.readouterr().err == ""
        logger.warning("again")
        assert "again" in capfd.readouterr().err
    finally:
        logger.removeHandler(handler)
