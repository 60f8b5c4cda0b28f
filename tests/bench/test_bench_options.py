"""What benchmarks refuse on their command lines: one line, exit code 2, nothing written."""

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
    "block_linear": ("onnx", "onnxruntime", "ziglang"),
    "llm": ("gguf", "ziglang"),
    "core_rates": (),
    "core_report": (),
}
FOLDER = "missing/a.json: its folder does not exist"


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
        ("microkernels", "--json missing/a.json", f"--json {FOLDER}"),
        ("microkernels", "--isa sse2", "--isa sse2: choose one of avx2, avx512"),
        ("neon_throughput", "--configurations A4W1", "--configurations A4W1: one of A1W1 to A3W3"),
        (
            "neon_throughput",
            "--cores cortex-m4",
            "--cores cortex-m4: choose from cortex-a53, cortex-a72, neov",
        ),
        ("neon_throughput", "--json missing/a.json", f"--json {FOLDER}"),
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
        (
            "microkernels",
            "--configurations A1W1 --seconds 0 --k 64 --gemm 7x9x64",
            "--gemm 7x9x64: bitplanes",
        ),
        ("block_linear", "--shapes 128", "--shapes 128: give multiples of 128 x 256"),
        ("block_linear", "--shapes 100x256", "--shapes 100x256: give multiples of 128 x 256"),
        ("block_linear", "--shapes 0x256", "--shapes 0x256: give multiples"),
        ("block_linear", "--rows two", "--rows two: give multiples of 1"),
        ("block_linear", "--rows ,", "--rows: give at least one"),
        ("block_linear", "--threads 0", "--threads 0: give multiples of 1"),
        ("block_linear", "--blocks 24", "--blocks 24: give multiples of 16"),
        ("block_linear", "--blocks 48", "--blocks 48: choose from 16, 32, 64, 128, 256"),
        ("block_linear", "--match ours --peers-only", "--match ours: no peer has that in its name"),
        ("block_linear", "--ways twice", "--ways twice: choose from again, streamed"),
        ("block_linear", "--beside missing.json", "--beside missing.json: [Errno 2]"),
        ("block_linear", "--match nobody", "--match nobody: no peer has that in its name"),
        ("block_linear", "--json missing/a.json", f"--json {FOLDER}"),
        ("block_linear", "--ggml missing", "--ggml missing: no libggml-cpu"),
        ("llm", "", "give --model FILE.gguf, --random 1b, or both"),
        ("llm", "--model missing.gguf", "--model missing.gguf: no such file"),
        ("llm", "--random 7b", "--random 7b: choose from 1b, 3b, tiny"),
        ("llm", "--random tiny --types Q9", "--types Q9: choose from Q4_K_M, Q8_0, TQ2_0, IQ4_XS, MXFP4"),
        ("llm", "--model FILE --threads 0", "--threads 0: numbers from 1 on"),
        ("llm", "--model FILE --rounds 0", "Invalid value for '--rounds': 0 is not in the range"),
        ("llm", "--model FILE --llama missing", "--llama missing: no llama-bench in it"),
        ("llm", "--model FILE --ik missing", "--ik missing: no llama-bench in it"),
        ("llm", "--model FILE --backend FILE", "--backend: give --llama as well"),
        ("llm", "--model FILE --json missing/a.json", f"--json {FOLDER}"),
        ("core_rates", "--core zen9", "--core zen9: no core of an x86_64 machine"),
        ("core_rates", "--core cortex-a53", "--core cortex-a53: no core of an x86_64 machine"),
        (
            "core_rates",
            "--core zen5 --target x86_64_avxvnni",
            "--target x86_64_avxvnni: zen5 has x86_64_bitalg",
        ),
        ("core_report", "--core neoverse-n1 --target armv7", "--target armv7: not a target of neoverse-n1"),
    ],
)
def test_refused(
    name: str, arguments: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for one in MODULES[name]:
        import_or_skip(one)
    command = importlib.import_module(f"bench.{name}").main
    for variable in ("SYNTH_GGML", "SYNTH_LLAMA", "SYNTH_IK_LLAMA"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(command, arguments.replace("FILE", __file__).split())
    assert result.exit_code == 2, result.output
    (line,) = [line for line in result.stderr.splitlines() if line.startswith("Error: ")]
    assert line.startswith(f"Error: {said}") and "Traceback" not in result.output
    assert not list(tmp_path.iterdir())
