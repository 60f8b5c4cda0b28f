"""What commands and ``synth.compile`` cannot take: exit code 2, one line, what to do, no file."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from synth.errors import UserError
from tests.cli.commands import ROOT, TUNE, refused
from tests.needs import Need, import_or_skip, skip_where

import_or_skip("tvm")
onnx = import_or_skip("onnx")

import synth
from bench.onnx_models import Graph
from synth.cli.compile import cli as compile_command

EMPTY = ("empty.onnx", "empty.tflite", "empty.pt2")


def save(path: Path, shape: Sequence[int | str | None]) -> None:
    """A matrix product of an input ``x`` of this shape."""
    graph = Graph()
    weights = graph.constant("w", np.ones((4, 3), np.float32))
    onnx.save(graph.model("x", shape, graph.node("MatMul", ["x", weights], "y")), path)


@pytest.fixture(scope="module")
def bad(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of files, most of which nobody can use."""
    there = tmp_path_factory.mktemp("bad")
    save(there / "ok.onnx", [1, 4])
    save(there / "open.onnx", ["batch", 3, "H", None, 4])
    save(there / "batch.onnx", [None, 4])
    model = (there / "ok.onnx").read_bytes()
    np.savez(there / "d.npz", x=np.zeros((2, 4), np.float32))
    npz = (there / "d.npz").read_bytes()
    method = bytearray(npz)
    method[npz.index(b"PK\1\2") + 10] = 99  # a compression that zipfile does not have
    contents = {
        "cut.onnx": model[:-1], "short.npz": npz[: len(npz) // 2], "zeros.onnx": bytes(64),
        "wrong.npz": npz[:80] + bytes(20) + npz[100:], "text.npy": b"hello",
        "p.toml": b"[default]\nprecision='int8'\n", "deep.toml": b"x = " + b"[" * 100_000,
        "deep.tflite": bytes(4) + b"TFL3" + bytes(64), "method.npz": bytes(method),
    }  # fmt: skip
    contents |= dict.fromkeys((*EMPTY, "empty.npz"), b"")
    for name, content in contents.items():
        (there / name).write_bytes(content)
    (there / "folder").mkdir()
    (there / "folder" / "a.npy").write_bytes(b"")
    return there


LONG = "n" * 300
DATA = "ok.onnx --precision p.toml --calibration"
NOT_FIXED = "input 'x': dimensions 0 (batch), 2 (H), 3 are not fixed;"
NO_NUMBERS = "is no .npz or .npy of numbers ("


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        *((name, f"{name}: is empty; export or download the model again") for name in EMPTY),
        ("cut.onnx", "cut.onnx: not a complete ONNX model ("),
        ("zeros.onnx", "; export or download it again"),
        ("deep.tflite", "damaged TFLite model: "),
        ("ok.onnx --precision deep.toml", "deep.toml: is not TOML: maximum recursion depth exceeded"),
        (f"{DATA} method.npz", f"method.npz: {NO_NUMBERS}That compression method is not supported"),
        (f"{LONG}.onnx", "no such file; give the path of a file"),
        ("ok.onnx --shape z:1,4", "shape of 'z': no such input; the inputs are x"),
        ("open.onnx --shape z:1,4", "shape of 'z': no such input; the inputs are x"),
        ("open.onnx", f"{NOT_FIXED} give its shape: --shape x:1,3,H,D3,4, with numbers for H, D3"),
        ("batch.onnx", "input 'x': dimension 0 is not fixed; give its shape: --shape x:1,4"),
        ("batch.onnx --shape x:4", "shape [4] was given, but its rank is 2; give 2 sizes"),
        (f"ok.onnx --threads {'1' * 30}", "give a number from 1 to 1024"),
        (f"ok.onnx --repeat {'1' * 30}", "give a number from 1 to a thousand million"),
        (f"ok.onnx --name {LONG}", "at most 200 of them"),
        (f"{DATA} short.npz", f"short.npz: {NO_NUMBERS}File is not a zip file); write"),
        (f"{DATA} wrong.npz", f"wrong.npz: {NO_NUMBERS}"),
        ("ok.onnx --data wrong.npz", f"wrong.npz: {NO_NUMBERS}"),
        ("ok.onnx --data d.npz --labels short.npz", f"short.npz: {NO_NUMBERS}"),
        (f"{DATA} empty.npz", f"empty.npz: {NO_NUMBERS}No data left in file); write it"),
        (f"{DATA} text.npy", f"text.npy: {NO_NUMBERS}its format is another one); write"),
        (f"{DATA} folder", f"a.npy: {NO_NUMBERS}"),
        (f"{DATA} {LONG}", "no such file; give the path of a file"),
    ],
)
def test_compile(
    arguments: str, said: str, bad: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(bad)
    result = CliRunner().invoke(compile_command, [*arguments.split(), "-o", str(tmp_path / "out")])
    lines = [line for line in result.stderr.splitlines() if not line.endswith(" s]")]  # the rest is progress
    assert result.exit_code == 2, result.output
    assert len(lines) == 1
    assert said in lines[0]
    assert result.stdout == "" and capfd.readouterr() == ("", "")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (f"--input 1,4,4,{'9' * 30}", "--filters 8: 999999999999999999999999999999 channels"),
        (f"--trials {'9' * 40}", "--trials: "),
        (f"--seed {'9' * 40}", "--seed: "),
        ("--threads 99999", "--threads: 99999 is not in the range 1<=x<=1024"),
        ("--filters 0", "--filters: 0 is not in the range x>=1; see synth-kernel tune --help"),
        ("--layout x", "--layout: 'x' is not one of 'NHWC', 'NCHW'"),
        ("--input 1,8,8", "--input 1,8,8: 4 whole numbers"),
        ("--a 9", "--a 9:"),
        ("--groups 3", "--groups 3: does not divide"),
        ("--rpc here", "--rpc here: HOST:PORT:KEY"),
        ("--target rpi9", "unknown target 'rpi9'"),
        ("--target rpi3", "--target rpi3: is not this computer"),
    ],
)
def test_tune(arguments: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in refused(*TUNE, *arguments.split(), "--db", "tuned.json")
    assert not list(tmp_path.iterdir())


P_TOML = {"precision": "p.toml"}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"calibration": "d.npz"}, "calibration: is used with precision only"),
        (
            {"precision": 3},
            "precision=int: give a dict, the path of a file or a synth.model.precision.Precision",
        ),
        (P_TOML | {"calibration": [1]}, "calibration data: x is [1]; the model takes [N, 4]"),
        (P_TOML | {"calibration": "none.npz"}, "none.npz: cannot be read (No such file or directory); "),
        (P_TOML | {"calibration": Path("short.npz")}, f"short.npz: {NO_NUMBERS}"),
        (P_TOML | {"calibration": {"x": [[1], [2, 3]]}}, "calibration data: x is no array; give samples"),
        ({"shapes": [1, 4]}, "shapes=[1, 4]: give a mapping of input names to sizes"),
        ({"shapes": {"x": 4}}, "shape of 'x': 4: give as many whole numbers as it has axes"),
        ({"shapes": {"x": "1,4"}}, "shape of 'x': '1,4': give as many whole numbers as it has axes"),
        ({"shapes": {"x": (1, 4.5)}}, "shape of 'x': size=4.5: must be a whole number"),
        ({"threads": 10**30}, "must be at most 1024"),
    ],
)
def test_the_function(options: dict[str, Any], said: str, bad: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(bad)
    with pytest.raises(UserError) as caught:
        synth.compile("ok.onnx", **options)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (b"", "the model is empty, no ONNX model; export or download it again"),
        (f"{LONG}.onnx", "no such file; give the path of a model"),
        (Path(), "is a folder; give the path of a model"),
    ],
)
def test_what_is_no_model(source: Any, said: str) -> None:
    with pytest.raises(UserError) as caught:
        synth.compile(source)
    assert said in str(caught.value)


def test_shapes_of_a_relax_module() -> None:
    import tvm

    with pytest.raises(UserError, match="shape of 'x': a Relax module has fixed shapes; leave it out"):
        synth.compile(tvm.IRModule({}), shapes={"x": (1, 4)})


@pytest.mark.parametrize("kind", [str, Path])
def test_calibration_from_a_path(kind: Any, bad: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the command takes, the function takes."""
    from synth.model import pipeline

    import_or_skip("onnxruntime")
    monkeypatch.chdir(bad)
    np.savez("real.npz", x=np.linspace(-1, 1, 8, dtype=np.float32).reshape(2, 4))
    given = pipeline.import_model("ok.onnx", precision="p.toml", calibration=dict(np.load("real.npz")))
    found = pipeline.import_model("ok.onnx", precision="p.toml", calibration=kind("real.npz"))
    assert found.script(show_meta=True) == given.script(show_meta=True)


@skip_where(Need.SYSTEM, not Path("/dev/full").exists(), "a device that is always full")
@pytest.mark.parametrize(
    ("program", "arguments"), [("kernel", ["list"]), ("kernel", ["--help"]), ("compile_model", ["--help"])]
)
def test_an_output_that_takes_nothing(program: str, arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        done = run_entry(program, arguments, stdout=full)
    assert done.returncode == 2
    assert done.stderr.endswith(": standard output: No space left on device; make room or write elsewhere\n")
    assert len(done.stderr.splitlines()) == 1


@skip_where(Need.SYSTEM, os.name == "nt", "descriptors of POSIX")
@pytest.mark.parametrize(("program", "code"), [("kernel", 0), ("compile_model", 2)])
def test_an_output_that_is_closed(program: str, code: int) -> None:
    """Nothing can be said there, and what else there is to do is done."""
    arguments = {"kernel": ["list"], "compile_model": ["none.onnx"]}[program]
    done = run_entry(program, arguments, preexec_fn=lambda: os.close(1))
    assert done.returncode == code
    assert len(done.stderr.splitlines()) == (code > 0)


def run_entry(program: str, arguments: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
    """A command as the shell starts it."""
    code = f"from synth.cli import entry; entry.{program}()"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=ROOT, stderr=subprocess.PIPE, text=True, **options
    )
