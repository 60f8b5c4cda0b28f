"""Operators that are loops of their own (recurrent layers, scatters, TopK, CumSum) in whole programs:
compiled with all optimizations, exported, and run on this computer and in the emulator."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto

import synth
from synth.compiler.export import run_emulated, run_native
from synth.model.deploy import export_model
from tests.qnn.onnx_models import Graph, run_runtime

SHAPE = (3, 2, 4)


def model() -> tuple[Any, dict[str, np.ndarray]]:
    """Every such operator between others that are fused, and its inputs."""
    g, rng = Graph(opset=18), np.random.default_rng(7)

    def weight(*shape: int) -> str:
        return g.constant(rng.normal(0, 1, shape).astype(np.float32))

    x, place = g.input("x", SHAPE), g.input("place", (2, 1), TensorProto.INT64)
    data = g.node("Relu", [g.node("Add", [x, weight(4)])])
    for kind, gates in (("LSTM", 4), ("GRU", 3)):
        states = g.node(
            kind, [data, weight(1, gates * 5, 4), weight(1, gates * 5, 5)], outputs=2, hidden_size=5
        )
        g.output(g.node("Abs", [states[0]]), states[1])
    rows = g.node("ScatterND", [data, place, weight(2, 2, 4)], reduction="add")
    sums = g.node("CumSum", [rows, np.int64(1)])
    g.output(g.node("Neg", [sums]), *g.node("TopK", [sums, np.int64([2])], outputs=2))
    once = g.constant(np.int64([[[1, 0, -1, 2]]]))
    g.output(g.node("ScatterElements", [data, once, weight(1, 1, 4)], axis=0))
    return g.model(), {"x": rng.normal(0, 1, SHAPE).astype(np.float32), "place": np.int64([[-1], [2]])}


def close(found: Any, expected: dict[str, np.ndarray]) -> None:
    assert len(found) == len(expected)
    for ours, (name, theirs) in zip(found, expected.items(), strict=True):
        assert (ours.shape, ours.dtype) == (theirs.shape, theirs.dtype)
        np.testing.assert_allclose(ours, theirs, rtol=2e-5, atol=2e-6, err_msg=name)


def test_on_this_computer(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Without a word of TVM: its own scatter operators write a warning of a pragma."""
    whole, feeds = model()
    expected = run_runtime(whole, feeds)
    capfd.readouterr()
    compiled = synth.compile(whole)
    close(compiled(**feeds), expected)
    exported = export_model(compiled, "loops", tmp_path)
    close(run_native(exported, feeds), expected)
    assert capfd.readouterr().err == ""


def test_in_the_emulator(tmp_path: Path) -> None:
    whole, feeds = model()
    exported = export_model(synth.compile(whole, target="aarch64"), "loops", tmp_path, shared=False)
    found, _ = run_emulated(exported, feeds)
    close(found, run_runtime(whole, feeds))
