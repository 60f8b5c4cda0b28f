"""What ``synth-compile --precision`` says of the model before quantization."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

from synth.cli.compile import cli
from tests.cli.interrupts import LAYERS, three_layers
from tests.needs import import_or_skip

import_or_skip("tvm")


def run(*args: Any) -> Result:
    return CliRunner().invoke(cli, [str(arg) for arg in args])


def test_a_loss_of_accuracy_is_a_warning(tmp_path: Path) -> None:
    """On labelled data, and else on the calibration data."""
    onnx = import_or_skip("onnx")
    from synth.model.onnx_session import open_session

    generator = np.random.default_rng(5)
    onnx.save(three_layers(generator), tmp_path / "net.onnx")
    x = generator.standard_normal((30, 12)).astype(np.float32)
    session = open_session(tmp_path / "net.onnx")
    np.savez(tmp_path / "data.npz", x=x, labels=[session.run(None, {"x": r[None]})[0].argmax() for r in x])
    (tmp_path / "layers.toml").write_text(LAYERS)
    given = ["--precision", tmp_path / "layers.toml", "--calibration", tmp_path / "data.npz"]
    result = run(tmp_path / "net.onnx", "-o", tmp_path / "out", *given, "--data", tmp_path / "data.npz")
    fall = re.search(r"Warning: Top-1 falls from 100.00% to ([\d.]+)%; (.*)", result.stdout)
    assert fall and f"Top-1:  {fall[1]}% (" in result.stdout
    assert "synth-compile explore" in fall[2] and "Brevitas; examples/train_low_bit_cnn.py" in fall[2]
    result = run(tmp_path / "net.onnx", "-o", tmp_path / "other", *given, "--json")
    said = json.loads(result.stdout)
    assert said["precision"]["agreement"] == pytest.approx(float(fall[1]) / 100, abs=1e-4)
    assert said["layers"][1]["sqnr"] < said["layers"][0]["sqnr"] and said["precision"]["top1_before"] is None
    assert said["layers"][1]["sqnr_nearest"] < said["layers"][1]["sqnr"]
    assert said["precision"]["nearest"]["output_sqnr"] < said["precision"]["output_sqnr"]
    (tmp_path / "layers.toml").write_text(f"{LAYERS}\n[calibration]\nrounding = 'nearest'\n")
    result = run(tmp_path / "net.onnx", "-o", tmp_path / "third", *given)
    assert "Warning: Top-1 changes on" in result.stdout and "Rounding" not in result.stdout
