"""A compiled model on a device behind an RPC tracker, a process of this computer; estimates without one."""

import json
import re
from pathlib import Path

import numpy as np
import onnx
import pytest
from click.testing import CliRunner

from synth import compiler
from synth.cli.compile import cli
from synth.compiler.direct import direct_dense
from synth.emit.features import host_target
from synth.errors import VerificationError
from synth.model.board import TOLERANCE, difference
from tests.boards import boards, free_port, needs_tracker
from tests.model.test_low_bit_told import network
from tests.needs import Need, skip_where


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network of three layers of two bits."""
    path = tmp_path_factory.mktemp("model") / "net.onnx"
    onnx.save(network(2, 2, 2), path)
    return path


def compiled(model: Path, out: Path, *options: str) -> tuple[int, str, str]:
    given = [str(model), "--out", str(out), "--force", *options]
    result = CliRunner().invoke(cli, given)
    return result.exit_code, result.stdout, result.stderr


@needs_tracker
@skip_where(Need.PROCESSOR, host_target() != "x86_64", "the device is an x86-64 process here")
def test_a_model_runs_on_a_device(model: Path, tmp_path: Path) -> None:
    with boards(1) as rpc:
        device = f"127.0.0.1:{rpc.port}:board"
        code, out, err = compiled(
            model, tmp_path, "--target", "x86-64-v3", "--rpc", device, "--json", "--report"
        )
        assert code == 0, err
        told = json.loads(out)
        assert told["device_difference"] == 0.0
        assert told["time"]["machine"] == f"board of 127.0.0.1:{rpc.port}" and told["time"]["median"] > 0
        assert all(layer["seconds"] > 0 for layer in told["layers"])
        assert f"board of 127.0.0.1:{rpc.port}" in (tmp_path / "net.html").read_text()
        code, out, err = compiled(model, tmp_path / "arm", "--target", "rpi4", "--rpc", device)
        assert code == 2 and err.strip().endswith("was the model made for this device?")
        assert not list((tmp_path / "arm").glob("*"))
        code, out, err = compiled(model, tmp_path, "--rpc", f"127.0.0.1:{rpc.port}:other")
        assert code == 2 and "no device 'other'; start on it" in err


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--rpc", "here"], "--rpc here: HOST:PORT:KEY of a TVM RPC tracker"),
        (["--rpc", f"127.0.0.1:{free_port()}:pi"], "no answer"),
        (["--rpc", "a:1:b", "--target", "x86-64", "--features", "auto"], "remove --features"),
    ],
)
def test_errors_are_one_line(options: list[str], says: str, model: Path, tmp_path: Path) -> None:
    code, _, err = compiled(model, tmp_path, *options)
    last = err.strip().splitlines()[-1]
    assert code == 2 and says in last and not list(tmp_path.glob("*"))


def test_outputs_that_differ_are_told() -> None:
    ours = (np.arange(5, dtype=np.int8), np.array([1.0, -2.0], np.float32))
    assert difference(ours, ours) == 0.0
    near = (ours[0], ours[1] + np.float32(TOLERANCE))
    assert difference(near, ours) == pytest.approx(TOLERANCE / 2)
    for wrong in ((ours[0][::-1], ours[1]), (ours[0], np.full(2, np.nan, np.float32))):
        with pytest.raises(VerificationError, match="the device's numbers differ"):
            difference(wrong, ours)


@skip_where(Need.PROCESSOR, host_target() == "aarch64", "the board might be this computer")
def test_a_board_that_is_not_at_hand_has_estimates(model: Path, tmp_path: Path) -> None:
    code, out, err = compiled(model, tmp_path, "--target", "rpi4", "--report", "--json")
    assert code == 0, err
    layers = json.loads(out)["layers"]
    assert all(layer["cycles"] > 0 and layer["seconds"] is None for layer in layers)
    # No core multiplies faster than its table: 8-bit products 16 a cycle, those of two planes some more.
    assert all(layer["macs"] / layer["cycles"] < 40 for layer in layers)
    page = (tmp_path / "net.html").read_text(encoding="utf-8")
    assert "Est. cycles" in page and "Est. time" in page and "not measured" in page
    _, told, _ = compiled(model, tmp_path, "--target", "rpi4", "--report")
    (line,) = [line for line in told.splitlines() if line.startswith("Time:")]
    total = sum(layer["cycles"] for layer in layers)
    found = re.search(r"estimated (\S+) k cycles, (\S+) µs at 1.5 GHz, for 3 of 3 layers", line)
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
