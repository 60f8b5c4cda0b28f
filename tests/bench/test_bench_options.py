"""What benchmarks refuse on their command lines: one line, exit code 2, nothing written."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.needs import import_or_skip

MODULES = {
    "microkernels": ("matplotlib",),
    "neon_throughput": ("matplotlib", "unicorn", "ziglang"),
    "resnet18_layers": ("tvm", "onnxruntime", "matplotlib"),
    "resnet18": ("tvm", "onnxruntime"),
    "sweep_precision": ("tvm", "onnxruntime"),
    "real_models": ("onnxruntime",),
    "low_bit_accuracy": ("tvm", "mlxtend"),
    "web": ("tvm", "onnxruntime"),
}


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("microkernels", "--configurations A4W1", "--configurations A4W1: one of A1W1 to A3W3"),
        ("microkernels", "--configurations ,", "--configurations : one of"),
        ("microkernels", "--seconds -1", "--seconds -1: give 0 or more"),
        ("microkernels", "--k 0", "--k '0': give 1 positive number(s) such as 1152"),
        (
            "microkernels",
            "--gemm 784x128",
            "--gemm '784x128': give 3 positive number(s) such as 784x128x1152",
        ),
        ("microkernels", "--json missing/a.json", "--json missing/a.json: its folder does not exist"),
        ("microkernels", "--isa sse2", "--isa sse2: choose one of avx2, avx512"),
        ("neon_throughput", "--configurations A4W1", "--configurations A4W1: one of A1W1 to A3W3"),
        (
            "neon_throughput",
            "--cores cortex-m4",
            "--cores cortex-m4: choose from cortex-a53, cortex-a72, neov",
        ),
        ("neon_throughput", "--json missing/a.json", "--json missing/a.json: its folder does not exist"),
        ("resnet18_layers", "--configurations A9W1", "--configurations A9W1"),
        ("resnet18_layers", "--layers C99", "--layers C99: choose from C2, C3"),
        ("resnet18_layers", "--threads none", "--threads none"),
        ("resnet18", "--configurations A2W", "precision 'A2W'"),
        ("resnet18", "--configurations ,", "--configurations: give at least one"),
        ("resnet18", "--threads two", "--threads two"),
        ("resnet18", "--threads 0", "--threads 0"),
        ("resnet18", "--size 100 --no-memory", "ResNet-18 of size=100"),
        ("sweep_precision", "--ends A9", "precision 'A9'"),
        ("sweep_precision", "--configurations all_A4W4", "--configurations all_A4W4: choose from all fp32"),
        ("real_models", "--models nothing", "--models nothing"),
        ("real_models", "--files missing.onnx", "--files missing.onnx: give .onnx and .tflite files"),
        ("low_bit_accuracy", "--target m68k", "unknown target 'm68k'"),
        ("low_bit_accuracy", "--target armv7 --threads 2", "--threads 2"),
        ("low_bit_accuracy", "--digits 0", "Invalid value for '--digits': 0 is not in the range"),
        ("low_bit_accuracy", "--digits ten", "Invalid value for '--digits': 'ten'"),
        ("low_bit_accuracy", "--nothing", "No such option '--nothing'"),
        ("low_bit_accuracy", "--models . --digits 10", "no TFC_1W1A.onnx"),
        ("web", "--parts nothing", "--parts nothing: choose from layers, network, linear, ready"),
        ("web", "--layers C99", "--layers C99: choose from C2, C3"),
        ("web", "--configurations A4W4", "--configurations A4W4: choose from A1W1"),
        ("web", "--modules missing", "--modules missing: no node_modules/onnxruntime-web: install Node.js"),
    ],
)
def test_refused(
    name: str, arguments: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for one in MODULES[name]:
        import_or_skip(one)
    command = importlib.import_module(f"bench.{name}").main
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(command, arguments.split())
    assert result.exit_code == 2, result.output
    (line,) = [line for line in result.stderr.splitlines() if line.startswith("Error: ")]
    assert line.startswith(f"Error: {said}") and "Traceback" not in result.output
    assert not list(tmp_path.iterdir())
