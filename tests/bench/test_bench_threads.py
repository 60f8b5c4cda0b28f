"""What threads gain: programs in Python and as exported C, timed in turns at each thread count."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

onnx = pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")
pytest.importorskip("tvm")

from onnx import TensorProto, helper, numpy_helper  # noqa: E402

import synth  # noqa: E402
from bench import resnet18, thread_gains  # noqa: E402


def dense(weights: np.ndarray[Any, Any]) -> Any:
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, [1, weights.shape[0]])
    y = helper.make_tensor_value_info("y", TensorProto.FLOAT, [1, weights.shape[1]])
    node = helper.make_node("MatMul", ["x", "w"], ["y"])
    graph = helper.make_graph([node], "dense", [x], [y], [numpy_helper.from_array(weights, "w")])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)


def test_thread_counts_of_exported_programs_take_turns(tmp_path: Path) -> None:
    """Every program has a time for each thread count, and the ratios come from the same rounds."""
    random = np.random.default_rng(3)
    weights = random.integers(-4, 5, (64, 10)).astype(np.float32)
    x = random.integers(-4, 5, (1, 64)).astype(np.float32)
    runs = {}
    for count in (1, 2):
        model = synth.compile(dense(weights), threads=count)
        np.testing.assert_array_equal(model(x), x @ weights)
        exported = thread_gains.exported_runs({"dense": model}, [x], count, tmp_path)
        runs[count] = {"dense": model.runner(x)} | exported
    assert (tmp_path / "libmodel0_2.so").exists()
    gains = thread_gains.measure_gains(runs, 0.0)
    assert set(gains.times) == {"dense", "dense, exported C"}
    for name, times in gains.times.items():
        assert set(times) == {1, 2} and set(gains.ratios[name]) == {2}
        rounds = [one / two for one, two in zip(times[1].rounds, times[2].rounds, strict=True)]
        assert gains.ratios[name][2][0] == pytest.approx(np.median(rounds))
    table = thread_gains.gains_table(gains)
    wanted = ["program", "1 thread(s), ms", "2 thread(s), ms", "1 / 2"]
    assert [column.header for column in table.columns] == wanted
    assert table.row_count == 2
    result = resnet18.Result(1, {"dense": gains.times["dense"][1]}, {})
    assert resnet18.as_json([result], {}, {}, gains)["fewest threads / threads"] == gains.ratios
