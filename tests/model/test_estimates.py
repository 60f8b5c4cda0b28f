"""What a layer is estimated to take on a machine that is not this computer."""

import json
import re
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from synth import compiler
from synth.cli.compile import cli
from synth.compiler.direct import direct_dense
from synth.emit.features import host_target
from tests.needs import Need, skip_where

MODEL = "tests/data/low_bit_cnn_qcdq.onnx"


@skip_where(Need.PROCESSOR, host_target() == "aarch64", "the board might be this computer")
def test_a_board_that_is_not_at_hand_has_estimates(tmp_path: Path) -> None:
    given = [MODEL, "--out", str(tmp_path), "--name", "digits", "--target", "rpi4", "--report"]
    result = CliRunner().invoke(cli, [*given, "--json"])
    assert result.exit_code == 0, result.stderr
    layers = json.loads(result.stdout)["layers"]
    assert all(layer["cycles"] > 0 and layer["seconds"] is None for layer in layers)
    # No core multiplies faster than its table: 8-bit products 16 a cycle, those of two planes some more.
    assert all(layer["macs"] / layer["cycles"] < 40 for layer in layers)
    page = (tmp_path / "digits.html").read_text(encoding="utf-8")
    assert "Est. cycles" in page and "Est. time" in page and "not measured" in page
    told = CliRunner().invoke(cli, [*given, "--force"]).stdout
    (line,) = [line for line in told.splitlines() if line.startswith("Time:")]
    total = sum(layer["cycles"] for layer in layers)
    found = re.search(r"estimated (\S+) k cycles, (\S+) µs at 1.5 GHz, for 6 of 6 layers", line)
    assert found and float(found[1]) == pytest.approx(total / 1e3, rel=1e-2)
    assert float(found[2]) == pytest.approx(total / 1.5e9 * 1e6, rel=1e-2)
    assert "est. cycles" in told and "est. time" in told


def test_what_no_table_has_is_not_estimated() -> None:
    weights = np.ones((8, 64), np.int8)
    low_bit = compiler.bitserial_dense(weights, 4, a=2, w=1, target="rpi4")
    assert low_bit.cycles is not None and low_bit.cycles > 0
    assert compiler.bitserial_dense(weights, 4, a=2, w=1, target="x86-64-v2").cycles is None
    byte = direct_dense(weights, 4, "cascadelake", data_dtype="uint8")
    assert byte.cycles is not None and byte.cycles > 0
    floats = direct_dense(weights.astype(np.float32), 4, "cascadelake", data_dtype="float32")
    assert floats.cycles is None
