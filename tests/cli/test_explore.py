"""``synth-compile explore``: what it prints and writes, how it goes on, and what it refuses."""

import json
import re
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from tests.cli.commands import last_line
from tests.model.onnx_graphs import three_layers
from tests.needs import import_or_skip

import_or_skip("tvm")
from tests.cli.test_cli_compile import run

onnx = import_or_skip("onnx")
FEW = [(8, 8), (3, 2), (1, 1)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A network of three layers, inputs, and their classes by the float network."""
    from synth.model import explore
    from synth.model.onnx_session import open_session

    monkeypatch.setattr(explore, "width_pairs", lambda: FEW)
    # A network of this size takes as long at any width, so that chance would choose its front.
    monkeypatch.setattr(
        explore, "measure", lambda model, *_: SimpleNamespace(median=model.weight_bytes * 1e-9)
    )
    generator = np.random.default_rng(5)
    onnx.save(three_layers(generator), tmp_path / "net.onnx")
    x = generator.standard_normal((40, 12)).astype(np.float32)
    session = open_session(tmp_path / "net.onnx")
    np.savez(tmp_path / "data.npz", x=x, labels=[session.run(None, {"x": r[None]})[0].argmax() for r in x])
    return tmp_path


def test_a_person_reads_the_front_and_compiles_a_point(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = ["explore", folder / "net.onnx", "--calibration", folder / "data.npz", "-o", folder / "bits"]
    given += ["--data", folder / "data.npz", "--points", 3, "--repeat", 2]
    result = run(*given)
    assert result.exit_code == 0, result.output
    said = result.stdout
    assert re.search(r"layer +int8 +A3W2 +A1W1\n─+\nfirst +[\d.]+ dB +[\d.]+ dB +[\d.]+ dB\n", said), said
    assert re.search(
        r"Top-1 if one layer alone has these bits\nlayer .*\n─+\nfirst +[\d.]+% +[\d.]+% ", said
    ), said
    between = r"\([\d.]+% to [\d.]+%\)"
    float_row = re.search(rf"as it is +100.00% {between} +[\d.]+ .s +[\d.]+ KiB", said)
    pattern = rf"layers_(\d)\.toml +(\d .*?) +([\d.]+)% {between} +-?[\d.]+ dB +[\d.]+ .?s +[\d.]+ (?:KiB|B)"
    rows = re.findall(pattern, said)
    assert re.search(rf"layers_\w+\.toml +3 int8 +[\d.]+% {between}", said), said
    assert float_row and [row[0] for row in rows] == list("123")[: len(rows)] and len(rows) >= 2
    assert "Widths: tried int8, A3W2, A1W1" in said
    assert "the search was simulated in float32, each layer rounded by itself, which differs from" in said
    assert "were chosen on these 40 samples, with limits of a confidence of 95 %. On others a chosen" in said
    assert "hold samples out, and judge it on them by synth-compile MODEL --precision FILE --data OTH" in said
    assert re.search(r"net: costs 2 of 3: all layers at A3W2, 0:\d\d left", result.stderr)
    assert re.search(r"net: next: 3 widths of 3 layers, at most 24 mixed .*: about 1 min", result.stderr)
    assert re.search(r"net: explored in [\d.]+ s", result.stderr)

    page = (folder / "bits" / "report.html").read_text(encoding="utf-8")
    int8 = "layers_int8.toml" in said
    assert page.count("<svg") == 2 and page.count("<circle") == 2 * (len(rows) + 1 + int8), said
    assert page.count("color-mix") == len(re.findall(r"\d<small>", page)) > 3
    assert "Sensitivity by layer" in page and "Not finished" not in page and "Bits by layer" in page

    # A precision file of the front does what the table says.
    result = run(
        folder / "net.onnx", "--precision", folder / "bits" / "layers_2.toml", "-o", folder / "out",
        "--calibration", folder / "data.npz", "--data", folder / "data.npz",
    )  # fmt: skip
    assert f"Top-1:  {rows[1][2]}% (" in result.stdout, result.output

    # The command again takes the measurements, and replaces its own files only.
    from synth.model import float_network

    monkeypatch.setattr(float_network, "simulated", None)
    (folder / "bits" / "layers_9.toml").write_text((folder / "bits" / "layers_1.toml").read_text())
    again = run(*given)
    assert again.exit_code == 0 and again.stdout == said
    assert not (folder / "bits" / "layers_9.toml").exists()
    document = json.loads(run(*given, "--json").stdout)
    assert [point["compiled"]["correct"] / 40 for point in document["points"]] == [
        pytest.approx(float(row[2]) / 100) for row in rows
    ]
    assert set(document["alone"]["middle"]) <= {"int8", "A3W2", "A1W1"}
    (folder / "bits" / "layers_1.toml").write_text("mine")
    mine = run(*given)
    assert mine.exit_code == 2
    assert "layers_1.toml: not written by synth-compile, or edited since; give --force" in last_line(
        mine, "synth-compile"
    )
    assert (folder / "bits" / "layers_1.toml").read_text() == "mine"


@pytest.mark.parametrize(
    ("args", "named"),
    [
        ("", "MODEL: missing; see synth-compile explore --help"),
        ("none.onnx --calibration {dir}/data.npz", "MODEL none.onnx: no such file"),
        ("{dir}/net.onnx", "--calibration: missing"),
        ("{dir}/net.onnx --calibration none.npz", "--calibration none.npz: no such file"),
        ("{dir}/data.npz --calibration {dir}/data.npz", "its ending is one of .onnx, .tflite, .pt2"),
        ("{dir}/net.onnx --calibration {dir}/net.onnx", "net.onnx: is no .npz or .npy of numbers"),
        ("{dir}/net.onnx --calibration {dir}/data.npz --labels {dir}/l.npy", "--labels: needs the samples"),
        ("{dir}/net.onnx --calibration {dir}/data.npz --samples 0", "--samples 0: give a number from 2"),
        ("{dir}/net.onnx --calibration {dir}/data.npz --target rpi9", "unknown target 'rpi9'"),
        ("{dir}/net.onnx --calibration {dir}/l.npy", "calibration data: x is [40]; the model takes [N, 12]"),
        (
            "{dir}/net.onnx --calibration {dir}/data.npz --widths A4",
            "widths: 'A4' is none; give some of int8",
        ),
        (
            "{dir}/net.onnx --calibration {dir}/data.npz --effort 0",
            "--effort 0: an effort is a number greater",
        ),
        ("{dir}/net.onnx --calibration {dir}/data.npz --sample 3", "--sample: no such option; did you mean"),
        ("{dir}/net.onnx --calibration {dir}/data.npz -o {dir}/l.npy", "l.npy is not a folder"),
        (
            "{dir}/net.onnx --calibration {dir}/data.npz --data {dir}/data.npz --labels {dir}/short.npy",
            "labels: 3 for 40 samples",
        ),
    ],
)
def test_bad_input_is_one_line(folder: Path, args: str, named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    np.save(folder / "l.npy", np.zeros(40))
    np.save(folder / "short.npy", np.zeros(3, int))
    monkeypatch.chdir(folder)
    result = run("explore", *args.format(dir=folder).split())
    assert result.exit_code == 2, result.output
    assert named in last_line(result, "synth-compile")
    assert not list(folder.glob("**/*.toml")) and not list(folder.glob("**/*.html"))


def test_help_of_both_commands() -> None:
    assert "synth-compile explore model.onnx --calibration images.npz" in run("--help").stdout
    text = run("explore", "--help").stdout
    assert text.startswith("Usage: synth-compile explore [OPTIONS] MODEL") and "--measure" in text
