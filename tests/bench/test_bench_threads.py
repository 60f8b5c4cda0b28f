"""What threads gain: programs in Python and as exported C, timed in turns at each thread count."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.needs import import_or_skip

import_or_skip("onnx")
import_or_skip("onnxruntime")
import_or_skip("tvm")

import synth
from bench import resnet18, thread_gains
from bench.onnx_models import Graph


def dense(weights: np.ndarray[Any, Any]) -> Any:
    graph = Graph()
    product = graph.node("MatMul", ["x", graph.constant("w", weights)], "y")
    return graph.model("x", [1, weights.shape[0]], product, [1, weights.shape[1]])


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
