"""The layer benchmark: what it times is right, what it prints follows from the numbers, its errors are one
line."""

import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from rich.console import Console

from tests.needs import import_or_skip

import_or_skip("tvm")
import_or_skip("onnxruntime")

from typing import Any

from bench import openvino_peer, peers
from bench import resnet18_layers as bench
from bench.harness import bits_of, largest
from bench.layers import LAYERS, Layer, find_layer
from bench.timing import Timing
from synth.errors import VerificationError
from synth.model.onnx_session import saturates

import_or_skip("onnx")
import synth
from bench import resnet18
from bench.onnx_models import FAST, MODES, Graph

SMALL = Layer("small", 32, 6, 16, 3, 1, 1)


def test_layers_are_those_of_the_table() -> None:
    assert [layer.name for layer in LAYERS] == [f"C{n}" for n in range(2, 13)]
    assert {layer.name: layer.macs for layer in LAYERS}["C2"] == 56 * 56 * 64 * 64 * 9
    assert find_layer("C12").out == 7


def test_what_threads_gain(capsys: pytest.CaptureFixture[str]) -> None:
    results = [
        bench.Result(layer, threads, {"A1W1": Timing(*times, rounds=())})
        for layer, threads, times in (
            ("C2", 1, (4.0, 3.0, 5.0)),
            ("C2", 2, (2.0, 1.0, 2.5)),
            ("C3", 1, (8.0, 8.0, 8.0)),
            ("C3", 2, (1.0, 1.0, 1.0)),
        )
    ]
    assert bench.scaling(results[0].times["A1W1"], results[1].times["A1W1"]) == (2.0, 1.2, 5.0)
    bench.show_scaling(Console(width=120), results)
    printed = capsys.readouterr().out
    assert "1 thread(s) / 2 thread(s)" in printed
    assert "2.00 (1.20-5.00)" in printed
    assert "4.00" in printed  # the mean of 2 and 8
    bench.show_scaling(Console(), results[::2])
    assert not capsys.readouterr().out  # nothing to compare with


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("configuration", ["A1W1", "A2W2", "A3W1"])
def test_our_operators_are_right_on_what_is_timed(configuration: str) -> None:
    peer = bench.ours(SMALL, *bits_of(configuration), 1, False)
    assert peer.check is not None
    peer.check()
    peer.run()


@pytest.mark.isa("avx2")
def test_a_short_run_writes_its_table(tmp_path: Path) -> None:
    args = "--layers C11 --configurations A1W1 --threads 1 --seconds 0.1 --no-tvm --out"
    result = CliRunner().invoke(bench.main, [*args.split(), str(tmp_path)])
    assert result.exit_code == 0, result.output
    assert "ONNX Runtime fp32 / ours" in result.output
    assert "geometric mean" in result.output
    (row,) = json.loads((tmp_path / "resnet18_layers.json").read_text())["results"]
    assert row["layer"] == "C11"
    others = {openvino_peer.NAME} if openvino_peer.installed() else set()
    assert set(row["ratios"]) == {bench.FP32, *MODES, *others}
    assert bool(row["kernels"][openvino_peer.NAME]) == bool(others)
    assert (openvino_peer.MISSING in result.output) != bool(others)
    assert (row["off by, of 255"][FAST] > 0) == saturates()


def test_only_the_exact_mode_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A product that saturates, as on a processor without VNNI: the fast mode's is a figure, the exact one's
    an error."""
    wrong = np.full((1, SMALL.filters, SMALL.out, SMALL.out), 7, np.uint8)
    monkeypatch.setattr(peers, "_session", lambda *_, **__: (lambda: None, lambda: wrong))
    fast, exact = (peers.onnxruntime_int8(SMALL, 1, mode) for mode in (False, True))
    assert fast.check is None and fast.output is not None
    assert largest(fast.output(), np.full(wrong.shape[1:], 9)) == 2
    assert exact.check is not None
    with pytest.raises(VerificationError, match="onnxruntime int8 exact: 576 of 576 numbers differ"):
        exact.check()


def dense_model(weights: np.ndarray[Any, Any]) -> Any:
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
        model = synth.compile(dense_model(weights), threads=count)
        np.testing.assert_array_equal(model(x), x @ weights)
        exported = resnet18.exported_runs({"dense": model}, [x], count, tmp_path)
        runs[count] = {"dense": model.runner(x)} | exported
    assert (tmp_path / "libmodel0_2.so").exists()
    gains = resnet18.measure_gains(runs, 0.0)
    assert set(gains.times) == {"dense", "dense, exported C"}
    for name, times in gains.times.items():
        assert set(times) == {1, 2} and set(gains.ratios[name]) == {2}
        rounds = [one / two for one, two in zip(times[1].rounds, times[2].rounds, strict=True)]
        assert gains.ratios[name][2][0] == pytest.approx(np.median(rounds))
    table = resnet18.gains_table(gains)
    wanted = ["program", "1 thread(s), ms", "2 thread(s), ms", "1 / 2"]
    assert [column.header for column in table.columns] == wanted
    assert table.row_count == 2
    result = resnet18.Result(1, {"dense": gains.times["dense"][1]}, {})
    assert resnet18.as_json([result], {}, {}, gains)["fewest threads / threads"] == gains.ratios
