"""``synth-compile``: refusals of one line, files whole or not at all, the table, the report."""

import json
import os
import re
import signal
import subprocess
import sys
import textwrap
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

import synth
from synth.cli import compile_run
from synth.cli.compile import TARGETS, c_name, cli
from synth.cli.marks import add_mark, is_marked
from synth.errors import UserError
from tests.cli.commands import ROOT, await_ready, last_line
from tests.conftest import heed_interrupts
from tests.model.compiled_model import KERNEL, FakeModel, fake_export
from tests.model.onnx_graphs import LAYERS, three_layers
from tests.needs import Need, import_or_skip, skip_where

import_or_skip("tvm")
HOST = "x86-64-v3" if os.uname().machine == "x86_64" else "aarch64"


def run(*args: Any) -> Result:
    return CliRunner().invoke(cli, [str(arg) for arg in args], prog_name="synth-compile")


def one_line(result: Result) -> str:
    assert result.exit_code == 2, result.output
    return last_line(result, "synth-compile")


@pytest.fixture
def model(tmp_path: Path) -> Path:
    path = tmp_path / "tiny-net.onnx"
    path.write_bytes(b"abc")
    return path


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The compiler and the exporter are replaced; what the compiler was asked for."""
    from synth.model import deploy, emulated, float_reference, pipeline

    got: dict[str, Any] = {}

    def compile_model(source: Any, *, progress: Any, **options: Any) -> FakeModel:
        got.update(options, source=source)
        for phase in ("import", "integers"):
            progress(phase, 0, 1, "")
            progress(phase, 1, 1, "")
        for number, name in enumerate(("stem", "fc")):
            progress("layers", number, 2, name)
        progress("layers", 2, 2, "")
        progress("build", 0, 1, "")
        if got.get("error"):
            raise got["error"]
        return FakeModel(options["target"], options["target"] == HOST)

    monkeypatch.setattr(pipeline, "compile_model", compile_model)
    monkeypatch.setattr(deploy, "export_model", fake_export)
    monkeypatch.setattr(emulated, "missing_emulator", lambda machine: f"nothing emulates {machine}")
    monkeypatch.setattr(float_reference, "float_activation_bytes", lambda *given: 200_000)
    return got


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_what_a_run_writes_and_tells(asked: dict[str, Any], model: Path, tmp_path: Path) -> None:
    out = tmp_path / "a" / "b"
    result = run(
        model, "-o", out, "--threads", 2, "--shape", "in:1:1,3,8,8", "--shape", "z:4", "--target", HOST,
        "--verbose",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert files(out) == {
        "tiny_net.o", "tiny_net.h", "libtiny_net.so", "tiny_net_example.c", "tiny_net_benchmark.c",
    }  # fmt: skip
    assert files(tmp_path) == {"a", "tiny-net.onnx"}
    assert (asked["source"], asked["threads"], asked["target"]) == (str(model), 2, HOST)
    assert asked["shapes"] == {"in:1": (1, 3, 8, 8), "z": (4,)}
    assert asked["precision"] is None and asked["calibration"] is None
    for text in (f"4 layers for {HOST}", "block.<conv1>", "A2W1 hybrid", KERNEL, "3,000,000", "proved; "):
        assert text in result.stdout, text
    assert "weights 12.3 KiB, 23.8 times smaller than fp32; all constants 12.7 KiB" in result.stdout
    assert str(out / "libtiny_net.so") in result.stdout
    for text in ("Time:", "Top-1", "Target:"):
        assert text not in result.stdout, text
    portable = run(model, "-o", out).stdout
    assert "which is portable; `--target native` is for this computer alone and often faster" in portable


def test_levels_are_told_with_their_sizes(
    asked: dict[str, Any], model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from synth.compiler.export import LevelSize
    from synth.model import deploy, pipeline
    from synth.model.levels import LeveledModel

    names, given = ("avx512vnni", "x86-64-v3", "x86-64-v2"), {}

    def compile_levels(source: Any, *, progress: Any, **options: Any) -> Any:
        given.update(options)
        return LeveledModel(tuple(FakeModel(name, name != names[0]) for name in names))  # type: ignore[arg-type]

    def export_model(compiled: Any, name: str, folder: Path, **options: Any) -> Any:
        files = fake_export(compiled.levels[0], name, folder).files
        sizes = tuple(LevelSize(name, 2048, 4096, 1024) for name in names)
        return SimpleNamespace(files=files, levels=sizes, footprint=None)

    monkeypatch.setattr(pipeline, "compile_levels", compile_levels)
    monkeypatch.setattr(deploy, "export_model", export_model)
    result = run(model, "-o", tmp_path / "o", "--target", "x86-64", "--features", ", ".join(names))
    assert result.exit_code == 0, result.output
    assert (given["target"], given["features"]) == ("x86-64", "avx512vnni, x86-64-v3, x86-64-v2")
    here = {row[0]: row[-1] for row in map(str.split, result.stdout.splitlines()) if row and row[0] in names}
    assert here == {"avx512vnni": "KiB", "x86-64-v3": "one", "x86-64-v2": "KiB"}
    assert "4 layers for x86-64-v3" in result.stdout and "libtiny_net.so (" in result.stdout
    assert "compiled for avx512vnni, x86-64-v3, x86-64-v2 in" in result.stderr


def test_the_document_of_a_run(asked: dict[str, Any], model: Path, tmp_path: Path) -> None:
    out = tmp_path / "o"
    result = run(model, "-o", out, "--target", HOST, "--json", "--report")
    assert result.exit_code == 0 and result.stderr == ""
    said = json.loads(result.stdout)
    assert (said["name"], said["target"], len(said["layers"])) == ("tiny_net", HOST, 4)
    assert {Path(file["path"]).name for file in said["files"]} == files(out)
    first = next(layer for layer in said["layers"] if layer["kernel"] == KERNEL)
    assert (first["name"], first["macs"]) == ("block.<conv1>", 3_000_000) and "proved; " in first["proof"]
    assert said["time"]["median"] > 0 and said["accuracy"] is None
    assert sum(layer["weight_bytes"] for layer in said["layers"]) == said["memory"]["weights"]


def test_the_usual_table_is_a_line_per_layer(asked: dict[str, Any], model: Path, tmp_path: Path) -> None:
    args = [str(model), "-o", str(tmp_path / "o"), "--target", HOST]
    lines = CliRunner().invoke(cli, args, env={"COLUMNS": "80"}).stdout.splitlines()
    assert max(len(line) for line in lines if not line.startswith(("Files:", "       "))) <= 80
    assert len([line for line in lines if KERNEL in line]) == len([line for line in lines if "A2W1" in line])


def test_version_and_help() -> None:
    assert run("--version").stdout.startswith("synth-compile ")
    assert one_line(run()) == "MODEL: missing; see synth-compile --help"
    text = " ".join(run("--help").stdout.split())
    options = "target precision calibration shape out name threads report data labels repeat force help"
    for name in options.split():
        assert f"--{name} " in text, name
    from synth.compiler.machines import NAMED, NATIVE

    assert {name.split()[0] for name in TARGETS.split(", ")} == {*NAMED, NATIVE}
    assert "Exit codes: 0 fine" in text and "SYNTH_FEATURES" in text


def test_list_targets() -> None:
    document = json.loads(run("--list-targets", "--json").stdout)
    assert {"target": "aarch64", "level": "neon"}.items() <= document["levels"][-3].items()
    assert [level["level"] for level in document["levels"][-2:]] == ["relaxed", "simd128"]
    rows = {row["target"]: row for row in document["targets"]}
    assert (rows["rpi4"]["kernels"], rows["x86-64-v2"]["kernels"]) == ("neon/aarch64", None)
    boards = {"rpi-zero-2": "A53", "imx8m": "A53", "imx8qm": "A72", "jetson-nano": "A57", "rk3588": "A76",
              "jetson-orin": "A78AE"}  # fmt: skip
    for name, core in boards.items():
        assert f"Cortex-{core}" in rows[name]["processor"]
        assert rows[name]["kernels"] == "neon/aarch64" + "_dotprod" * (core in ("A76", "A78AE"))
    shown = " ".join(run("--list-targets").stdout.split())
    assert "x86-64 avx512vnni 512 avx512/x86_64_vnni x86-64-v4 +avx512vnni" in shown
    assert "aarch64 dotprod 128 neon/aarch64_dotprod generic +neon +dotprod" in shown
    assert "x86-64-v2 any x86-64 processor with SSE4.2 portable C" in shown


def test_progress_names_phases_and_layers(asked: dict[str, Any], model: Path, tmp_path: Path) -> None:
    shown = [line.split(" [")[0] for line in run(model, "-o", tmp_path / "o", "--report").stderr.splitlines()]
    wanted = [
        "load TVM", "import", "integer passes", "lower layer 1 of 2: stem", "lower layer 2 of 2: fc",
        "build",
    ]  # fmt: skip
    wanted += ["export", "measure", "measure ONNX Runtime", "fp32 memory", "report"]
    assert shown[:-1] == [f"tiny_net: {words}" for words in wanted]
    assert shown[-1].startswith(f"tiny_net: compiled for {HOST} in ")


def test_the_report_with_accuracy(asked: dict[str, Any], model: Path, tmp_path: Path) -> None:
    labels = np.array([0, 1, 2, 2])
    np.savez(tmp_path / "d.npz", x=np.eye(3)[[0, 1, 2, 1]][:, :, None], labels=labels)
    result = run(
        model, "-o", tmp_path / "o", "--report", "--data", tmp_path / "d.npz", "--repeat", 3, "--name", "n"
    )
    assert result.exit_code == 0, result.output
    assert "Top-1:  75.00% (3 of 4)" in result.stdout
    assert re.search(r"Time: +\S+ \S+ a run \(quartiles .* on \S", result.stdout)
    assert re.search(r"\n/pool and 1 more +step +max pool2d, 2 times +", result.stdout), result.stdout
    page = (tmp_path / "o" / "n.html").read_text(encoding="utf-8")
    assert "75.00 %" in page and "Time per layer" in page and "libn.so" in page
    np.save(tmp_path / "l.npy", np.array([0, 2, 1, 2]))
    result = run(model, "-o", tmp_path / "p", "--data", tmp_path / "d.npz", "--labels", tmp_path / "l.npy")
    assert "(1 of 4)" in result.stdout and not (tmp_path / "p" / "tiny_net.html").exists()


def test_fewer_threads_than_asked_for_are_noted(
    asked: dict[str, Any], model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line, and only where the model runs here."""
    from synth.emit import threads

    monkeypatch.setattr(threads, "processors", lambda: 3)
    monkeypatch.setattr(threads, "_said", set())
    for name in threads.LIMITS:
        monkeypatch.delenv(name, raising=False)
    result = run(model, "-o", tmp_path / "o", "--threads", 4)
    assert result.exit_code == 0 and "threads were asked for" not in result.output
    result = run(model, "-o", tmp_path / "p", "--threads", 4, "--report")
    assert result.exit_code == 0
    noted = [line for line in result.stderr.splitlines() if "threads" in line]
    assert noted == ["note: 4 threads were asked for, this process may use 3 processors, so 3 run"]


def test_a_report_for_another_machine(asked: dict[str, Any], model: Path, tmp_path: Path) -> None:
    other = "rpi3" if HOST != "aarch64" else "x86-64-v3"
    result = run(model, "-o", tmp_path / "o", "--report", "--target", other)
    assert result.exit_code == 0, result.output
    assert f"Time:   not measured, {other} is not this computer" in result.stdout
    assert "not measured" in (tmp_path / "o" / "tiny_net.html").read_text(encoding="utf-8")


def test_precision_and_calibration_are_handed_on(asked: dict[str, Any], model: Path, tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text("[default]\nprecision = 'int8'\n")
    np.savez(tmp_path / "c.npz", x=np.ones((2, 3)))
    result = run(
        model, "-o", tmp_path / "o", "--precision", tmp_path / "p.toml", "--calibration", tmp_path / "c.npz"
    )
    assert result.exit_code == 0, result.output
    assert str(asked["precision"].default) == "int8" and asked["calibration"]["x"].shape == (2, 3)


def test_only_its_own_files_are_overwritten(asked: dict[str, Any], model: Path, tmp_path: Path) -> None:
    """The same command twice replaces its files. A file of the user's, and an edited one, need --force."""
    out = tmp_path / "o"
    assert run(model, "-o", out, "--report").exit_code == 0
    whole = {path: path.read_bytes() for path in out.iterdir()}
    again = run(model, "-o", out, "--report")
    assert again.exit_code == 0 and again.stderr.endswith(", replaces 6 files of an earlier run\n")
    now = {path: path.read_bytes() for path in out.iterdir() if path.suffix != ".html"}
    assert now.items() <= whole.items()
    header, example = out / "tiny_net.h", out / "tiny_net_example.c"
    header.write_text("mine")
    example.write_bytes(example.read_bytes().replace(b"example", b"program", 1))
    refused = one_line(run(model, "-o", out))
    assert refused == (
        f"{header}, {example}: not written by synth-compile, or edited since; give --force to replace them, "
        "another --name or another --out"
    )
    assert header.read_text() == "mine" and b"program" in example.read_bytes()
    assert run(model, "-o", out, "--force").exit_code == 0
    assert header.read_bytes() == whole[header] and run(model, "-o", out).exit_code == 0


def test_marks_leave_files_readable(tmp_path: Path) -> None:
    """onnx reads a marked model with its own properties, and a changed model has no mark."""
    onnx = import_or_skip("onnx")
    path = tmp_path / "m.onnx"
    made = onnx.helper.make_model(onnx.helper.make_graph([], "g", [], []))
    made.metadata_props.add(key="own", value="1")
    path.write_bytes(made.SerializeToString())
    assert not is_marked(path)
    add_mark(path)
    assert is_marked(path) and [p.key for p in onnx.load(path).metadata_props] == ["own", "synth-compile"]
    path.write_bytes(path.read_bytes().replace(b"own", b"Own"))
    assert not is_marked(path)
    path.write_bytes(b"")
    assert not is_marked(path)


def test_a_float_model_at_low_bits(tmp_path: Path) -> None:
    """Precision file, calibration, kernels, files, report; labels are the classes of qonnx's executor."""
    onnx = import_or_skip("onnx")
    import_or_skip("qonnx")
    from synth.model.calibrate import apply_precision
    from synth.model.precision import parse_precision
    from tests.model.test_calibrate import run_qonnx

    generator = np.random.default_rng(5)
    model = three_layers(generator)
    x = generator.standard_normal((30, 12)).astype(np.float32)
    made = apply_precision(model, parse_precision(LAYERS), {"x": x})
    labels = [int(run_qonnx(made, row[None]).argmax()) for row in x]
    assert len(set(labels)) > 2
    onnx.save(model, tmp_path / "net.onnx")
    (tmp_path / "layers.toml").write_text(LAYERS)
    np.savez(tmp_path / "data.npz", x=x, labels=labels)
    result = run(
        tmp_path / "net.onnx", "-o", tmp_path / "out", "--report", "--precision", tmp_path / "layers.toml",
        "--calibration", tmp_path / "data.npz", "--data", tmp_path / "data.npz", "--repeat", 2,
        "--verbose",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    for name in ("this float model", "ONNX Runtime's own int8"):
        told = rf"Beside: {name} in ONNX Runtime \S+ .+ times ours, Top-1 \d+\.\d\d%\n"
        assert re.search(told, result.stdout), result.stdout
    assert "Top-1:  100.00% (30 of 30)" in result.stdout and "Warning" not in result.stdout
    told = (
        r"Before: .* an SQNR of [\d.]+ dB and the same Top-1 on ([\d.]+)% of 30 calibration samples, "
        r"simulated in float32; Top-1 was ([\d.]+)%"
    )
    before = re.search(told, result.stdout)
    assert before and before[1] == before[2] and float(before[1]) < 99
    assert len(re.findall(r"\d dB", result.stdout)) == 8  # of three layers and the output, twice
    told = r"samples, so others may have less; nearest has an SQNR of [\d.]+ dB and the same Top-1 on [\d.]+%"
    assert re.search(told, result.stdout) and re.search(r" SQNR +nearest ", result.stdout)
    assert re.search(r"middle +dense +A2W1 hybrid +\w+/a2w1_hybrid_m8n1k64\S* +960", result.stdout), (
        result.stdout
    )
    shares = [int(share) for share in re.findall(r" (\d+)%", result.stdout)]
    assert len(shares) > 3 and abs(sum(shares) - 100) <= 4  # three layers and the other steps, rounded
    assert re.search(r"first +dense +int8 +TVM +480", result.stdout)
    assert files(tmp_path / "out") == {
        "net.o", "net.h", "libnet.so", "net_example.c", "net_benchmark.c", "net.html",
    }  # fmt: skip
    page = (tmp_path / "out" / "net.html").read_text(encoding="utf-8")
    assert "100.00 %" in page and "A2W1 hybrid" in page and "name = &#39;middle&#39;" in page
    assert "with nearest rounding of the weights" in page
    assert "SQNR of the output against the model before" in page and len(re.findall(r"\d dB<", page)) == 4


def test_a_loss_of_accuracy_is_a_warning(tmp_path: Path) -> None:
    """``--precision`` tells of it on labelled data, and else on the calibration data."""
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


@pytest.mark.exhaustive("pages", every=2)
@pytest.mark.parametrize("file", ["low_bit_cnn_qcdq.onnx", "low_bit_cnn_qonnx.onnx"])
def test_onnx_runtime_rounds_otherwise_or_cannot_read_the_file(file: str, tmp_path: Path) -> None:
    """Its optimizer makes a QLinearAdd of this network's sum."""
    np.save(tmp_path / "image.npy", np.random.default_rng(3).random((5, 1, 28, 28), np.float32))
    source = ROOT / "tests" / "data" / file
    result = run(
        source, "-o", tmp_path / "o", "--report", "--data", tmp_path / "image.npy", "--name", "n",
        "--target", HOST, "--json",
    )  # fmt: skip
    found = json.loads(result.stdout)["onnxruntime"]
    page = " ".join((tmp_path / "o" / "n.html").read_text(encoding="utf-8").split())
    if "qonnx" in file:
        assert [peer["name"] for peer in found] == ["this QONNX file"]
        assert found[0]["reason"].startswith("ONNX Runtime has no operators of QONNX; `qonnx-convert` makes")
        assert f"not run: {found[0]['reason']}" in page
        return
    names = ["this QCDQ file", "this QCDQ file unoptimized"]
    assert [(peer["name"], peer["samples"]) for peer in found] == [(name, 5) for name in names]
    assert found[0]["differing"] > 0 and found[1]["differing"] == 0
    told = f"optimizer changes how this file rounds: {found[0]['differing']} of 5 samples differ from ours, "
    told += f"by at most {found[0]['difference']:.2%} of a sample's largest number. Without it all 5 equal "
    assert 0 < found[0]["difference"] < 1 and f"{told}ours, bit for bit." in page.replace("&#39;", "'")


@pytest.mark.exhaustive("pages", every=2)
@pytest.mark.parametrize("target", ["rpi4", "armv7"])
def test_a_board_is_emulated(target: str, tmp_path: Path) -> None:
    """The very object file runs in the emulator, which gives accuracy, instructions and stack."""
    import_or_skip("unicorn")
    source, data = ROOT / "tests" / "data" / "low_bit_cnn_qcdq.onnx", tmp_path / "data.npz"
    images = np.random.default_rng(3).random((5, 1, 28, 28), np.float32)
    here = synth.compile(source)
    labels = [int(np.asarray(here(image[None])).argmax()) for image in images]
    labels[0] = (labels[0] + 1) % 10
    np.savez(data, image=images, labels=labels)
    result = run(source, "-o", tmp_path / "o", "--name", "n", "--target", target, "--data", data, "--report")
    assert result.exit_code == 0, result.output
    assert "Top-1:  80.00% (4 of 5)" in result.stdout and "emulate 5 of 5" in result.stderr
    told = re.search(
        r"Check:  (outputs of unicorn equal this computer's; [\d.]+ M instructions a run)", result.stdout
    )
    assert told is not None, result.stdout
    assert re.search(r"^RAM: .* stack [\d.]+ KiB; inputs", result.stdout, re.M)
    page = (tmp_path / "o" / "n.html").read_text(encoding="utf-8").replace("&#39;", "'")
    assert told[1] in page and "80.00 %" in page and 'id="instructions"' in page
    again = run(source, "-o", tmp_path / "o", "--name", "n", "--target", target, "--data", data, "--json")
    found = json.loads(again.stdout)
    assert found["device_difference"] == 0 and found["emulated_instructions"] > 100_000
    assert found["accuracy"] == {"correct": 4, "total": 5} and found["footprint"]["stack"] > 0


@pytest.mark.parametrize(
    ("args", "named"),
    [
        ("", "MODEL: missing"),
        ("none.onnx", "MODEL none.onnx: no such file"),
        ("{model} --target x86-64", "target x86-64: is an architecture with several levels"),
        ("{model} --target x86-64 --features avx3", "x86-64 has no level 'avx3'; choose auto"),
        ("{model} --target znver4 --features auto", "target znver4 is no architecture"),
        ("{dir}", "is a folder"),
        ("{dir}/d.npy", "its ending is one of .onnx, .tflite, .pt2"),
        ("{dir}/m.gguf", "no graph; `synth-generate MODEL TEXT` continues a text with it"),
        ("{dir}/m.safetensors", "no graph; BlockLinear.from_safetensors (docs/linear.md) reads its matrices"),
        ("{model} more", "more: one argument too many"),
        ("{model} --taget rpi3", "--taget: no such option; did you mean --target"),
        (
            "{model} --target rpi9",
            "unknown target 'rpi9': did you mean rpi5? Else choose one of x86-64-v2, x86-6",
        ),
        ("{model} --shape x", "--shape x: give an input's name and its sizes"),
        ("{model} --shape x:1,a", "--shape x:1,a"),
        ("{model} --shape x:0", "--shape x:0"),
        ("{model} --shape x:1 --shape x:2", "--shape x: given twice"),
        ("{model} --name a-b", "--name a-b: is the name of a C function"),
        ("{model} --name ../up", "--name ../up"),
        ("{model} --name int", "'int' cannot be a name in C"),
        ("{model} --threads 0", "--threads 0: give a number from 1 to 1024"),
        ("{model} --repeat x", "--repeat x"),
        ("{model} --precision none.toml", "--precision none.toml: no such file"),
        ("{model} --precision {dir}/nine.toml", "activations = 9: give 1 to 8 bits"),
        ("{model} --calibration {dir}/d.npy", "--calibration: is used with --precision only"),
        ("{model} --data none.npz", "--data none.npz: no such file"),
        ("{model} --data {dir}/nine.toml", "nine.toml: is no .npz or .npy"),
        ("{model} --data {dir}/d.npy", "d.npy: x is [2, 4]; the model takes [N, 3, 1]"),
        ("{model} --labels {dir}/d.npy", "--labels: needs the samples"),
        ("{model} --data {dir}/ok.npy --labels {dir}/d.npy", "labels: float64[2, 4] are no classes"),
        ("{model} --data {dir}/ok.npy --target armv7", "is not this computer, and nothing emulates armv7"),
        ("{model} -o {dir}/d.npy", "is not a folder"),
        ("{model} -o /proc/none", "cannot be written"),
    ],
)
def test_refused_input(asked: dict[str, Any], model: Path, tmp_path: Path, args: str, named: str) -> None:
    np.save(tmp_path / "d.npy", np.zeros((2, 4)))
    np.save(tmp_path / "ok.npy", np.zeros((2, 3, 1)))
    for ending in ("gguf", "safetensors"):
        (tmp_path / f"m.{ending}").write_bytes(b"GGUF")
    (tmp_path / "nine.toml").write_text("[[layer]]\nmatch = '*'\nactivations = 9\nweights = 1\n")
    before = files(tmp_path)
    given = [arg.format(dir=tmp_path, model=model) for arg in args.split()]
    given += [] if "-o" in given or not given else ["-o", str(tmp_path / "out")]
    assert named in one_line(run(*given))
    assert files(tmp_path) == before


def test_an_error_while_compiling_leaves_no_file(asked: dict[str, Any], model: Path, tmp_path: Path) -> None:
    asked["error"] = UserError("node 'n': operator Foo\nof opset 13")
    (tmp_path / "o").mkdir()
    assert one_line(run(model, "-o", tmp_path / "o")) == "node 'n': operator Foo of opset 13"
    assert files(tmp_path / "o") == set()


def test_a_folder_that_cannot_be_written(
    asked: dict[str, Any], model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full when the files take their places."""

    def full(*paths: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(compile_run.os, "replace", full)
    assert "cannot be written (No space left on device)" in one_line(run(model, "-o", tmp_path / "o"))
    assert files(tmp_path) == {"tiny-net.onnx", "o"} and files(tmp_path / "o") == set()


def test_what_is_not_installed_is_said(
    asked: dict[str, Any], model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = compile_run.importlib.util.find_spec
    monkeypatch.setattr(
        compile_run.importlib.util,
        "find_spec",
        lambda name, *rest: None if name == "jinja2" else find(name, *rest),
    )
    assert "pip install jinja2" in one_line(run(model, "-o", tmp_path / "o", "--report"))


#: How a compiler that is written in C++ and calls Python takes Ctrl-C: it loses it, or makes another error of
#: it.
SWALLOWED = """
        while True:
            try:
                time.sleep(0.05)
            except BaseException:
                pass
"""
#: The interrupt comes while files take their places: it is too late then.
AT_THE_END = """
        replace = os.replace
        def slow(*paths):
            print("ready", flush=True)
            sys.stdin.readline()
            replace(*paths)
        os.replace = slow
"""


@pytest.mark.exhaustive("pages", every=2)
@skip_where(Need.SYSTEM, os.name == "nt", "signals of POSIX")
@pytest.mark.parametrize("group", [False, True], ids=["it alone", "as a terminal does"])
@pytest.mark.parametrize(
    ("where", "code"), [(SWALLOWED, 130), (AT_THE_END, 0)], ids=["while it works", "at the end"]
)
def test_all_files_or_none_are_left(where: str, code: int, group: bool, model: Path, tmp_path: Path) -> None:
    """Ctrl-C in another process: exit code 130, one line, no file; or at the end all files are there."""
    program = f"""
    import os, sys, time
    from synth.cli import entry as command
    from synth.model import deploy, pipeline
    from tests.model.compiled_model import FakeModel, fake_export

    def export(compiled, name, folder, **options):
        made = fake_export(compiled, name, folder)
        if {code}:
            print("ready", flush=True)
        {textwrap.indent(textwrap.dedent(where), " " * 8).strip()}
        return made

    pipeline.compile_model = lambda source, **options: FakeModel()
    deploy.export_model = export
    sys.argv = ["synth-compile", {str(model)!r}, "-o", {str(tmp_path / "o")!r}]
    command.compile_model()
    """
    process = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program)], cwd=ROOT, text=True, start_new_session=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=heed_interrupts,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    await_ready(process)
    os.killpg(process.pid, signal.SIGINT) if group else process.send_signal(signal.SIGINT)
    out, errors = process.communicate("\n" * 9, timeout=3600)
    assert process.returncode == code, errors
    assert "Traceback" not in errors
    if code:
        assert errors.splitlines()[-1].startswith("synth-compile: interrupted; no file is half written")
        assert files(tmp_path) == {"tiny-net.onnx"}
    else:
        assert "Files:" in out and len(files(tmp_path / "o")) == 5


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("net.onnx", "net"),
        ("a b-c.onnx", "a_b_c"),
        ("2x.onnx", "model_2x"),
        ("é.onnx", "model"),
        (f"{'n' * 300}.onnx", "n" * 200),
        ("float.onnx", "model_float"),
    ],
)
def test_names_from_files(file: str, name: str) -> None:
    assert c_name(Path("folder") / file) == name
