"""A compiled model on a device behind an RPC tracker: a process of this computer."""

import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from synth.cli.compile import cli
from synth.emit.features import host_target
from synth.errors import VerificationError
from synth.model.board import TOLERANCE, difference
from tests.boards import boards, free_port, needs_tracker
from tests.needs import Need, skip_where

MODEL = "tests/data/low_bit_cnn_qcdq.onnx"


def compiled(out: Path, *options: str) -> tuple[int, str, str]:
    given = [MODEL, "--out", str(out), "--name", "digits", "--force", *options]
    result = CliRunner().invoke(cli, given)
    return result.exit_code, result.stdout, result.stderr


@needs_tracker
@skip_where(Need.PROCESSOR, host_target() != "x86_64", "the device is an x86-64 process here")
def test_a_model_runs_on_a_device(tmp_path: Path) -> None:
    with boards(1) as rpc:
        device = f"127.0.0.1:{rpc.port}:board"
        code, out, err = compiled(tmp_path, "--target", "x86-64-v3", "--rpc", device, "--json", "--report")
        assert code == 0, err
        told = json.loads(out)
        assert told["device_difference"] == 0.0
        assert told["time"]["machine"] == f"board of 127.0.0.1:{rpc.port}" and told["time"]["median"] > 0
        assert all(layer["seconds"] > 0 for layer in told["layers"])
        assert f"board of 127.0.0.1:{rpc.port}" in (tmp_path / "digits.html").read_text()
        code, out, err = compiled(tmp_path / "arm", "--target", "rpi4", "--rpc", device)
        assert code == 2 and err.strip().endswith("was the model made for this device?")
        assert not list((tmp_path / "arm").glob("*"))
        code, out, err = compiled(tmp_path, "--rpc", f"127.0.0.1:{rpc.port}:other")
        assert code == 2 and "no device 'other'; start on it" in err


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--rpc", "here"], "--rpc here: HOST:PORT:KEY of a TVM RPC tracker"),
        (["--rpc", f"127.0.0.1:{free_port()}:pi"], "no answer"),
        (["--rpc", "a:1:b", "--target", "x86-64", "--features", "auto"], "remove --features"),
    ],
)
def test_errors_are_one_line(options: list[str], says: str, tmp_path: Path) -> None:
    code, _, err = compiled(tmp_path, *options)
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
