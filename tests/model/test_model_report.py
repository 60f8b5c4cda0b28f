"""The report: its numbers beside known ones, its page beside the rules of HTML, and nothing outside it."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, helper
from tvm import relax

from synth.cli.model_report import html, memory_bars, time_bars
from synth.cli.units import bytes_text, count_text, seconds_text
from synth.compiler.footprint import Footprint
from synth.compiler.machines import compile_target
from synth.errors import UserError, VerificationError
from synth.library import demand
from synth.library.kernels import library_folder
from synth.model.baselines import QOPERATOR, Workload, _Recorder, format_of, onnx_baselines
from synth.model.float_reference import float_activation_bytes, float_reference
from synth.model.metrics import labels_of
from synth.model.report import (
    Accuracy,
    MeasuredTimes,
    ModelReport,
    OutputCheck,
    RuntimeBaseline,
    accuracy,
    layer_rows,
    measure,
    random_inputs,
    readable,
)
from synth.qnn import ops as qnn
from synth.qnn.frontend.onnx import from_onnx
from tests.model.compiled_model import KERNEL, LAYERS, NOTE, STEPS, FakeModel
from tests.needs import import_or_skip
from tests.qnn.onnx_models import Graph
from tests.qnn.relax_model import Model, run

import_or_skip("jinja2")
F = np.float32
VOID = {"meta", "link", "br", "img", "input", "hr"}


def made(
    tmp_path: Path, host: bool = True, accurate: Accuracy | None = None, peers: tuple[Any, ...] = ()
) -> ModelReport:
    source = tmp_path / "net.onnx"
    source.write_bytes(b"abc")
    model = FakeModel(is_host=host)
    times = {name: seconds for name, _, seconds in STEPS}
    whole = sum(times.values())
    measured = MeasuredTimes(
        whole,
        whole,
        whole,
        3,
        times,
        {name: kind for name, kind, _ in STEPS},
        "cpu",
        {"pool": "/pool:1", "pool_2": ""},
    )
    return ModelReport(
        model, "net", source, (tmp_path / "net.h",), measured if host else None, accurate, peers,
        "[default]\nprecision = 'int8'  # <b>",
        {"build": 1.5}, 200_000,
    )  # fmt: skip


class Page(HTMLParser):
    """The tags of a page, in order and balanced; its texts; the rows of its tables."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.rows: list[list[str]] = []
        self.ids: dict[str, str] = {}
        self._cell = False
        self._id: str | None = None
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append((tag, found))
        if tag not in VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")
            self._cell = True
        self._id = found.get("id") or self._id

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        if tag in ("td", "th"):
            self._cell = False

    def handle_data(self, data: str) -> None:
        if self._cell:
            self.rows[-1][-1] = " ".join(f"{self.rows[-1][-1]} {data}".split())
        if self._id:
            self.ids[self._id] = data
            self._id = None


def test_a_kernel_that_was_made_on_demand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = layer_rows(LAYERS)
    monkeypatch.setattr(demand, "demand_folder", library_folder)
    monkeypatch.setattr(demand, "library_folder", lambda: tmp_path)
    assert layer_rows(LAYERS) == wanted
    monkeypatch.setenv("SYNTH_KERNELS", str(tmp_path))  # a library that a person chose is taken as it is
    with pytest.raises(VerificationError, match=str(tmp_path)):
        layer_rows(LAYERS)


def test_the_numbers(tmp_path: Path) -> None:
    report = made(tmp_path, accurate=Accuracy(3, 4))
    assert [row.seconds for row in report.layers] == [2e-3, 1e-3, 1.25e-3, 1e-5]
    (other,) = report.others
    assert (other.kind, other.count, other.seconds) == ("max pool2d", 2, 7.5e-4)
    assert other.nodes == ("/pool:1",)
    assert report.macs == 8_000_640 and report.float_weight_bytes == 300_928
    assert [row.kernel.name if row.kernel else None for row in report.layers] == [None, KERNEL, KERNEL, None]
    (kernel,) = report.kernels
    assert kernel.certificate.name == KERNEL
    assert f'"digest": "{kernel.digest}"' in (library_folder() / f"{KERNEL}.json").read_text(encoding="utf-8")
    assert report.source_digest.startswith("ba7816bf") and report.source.name == "net.onnx"
    assert report.measured is not None and report.measured.repeat == 3
    assert report.versions["numpy"] == np.__version__


def test_the_page(tmp_path: Path) -> None:
    text = html(made(tmp_path, accurate=Accuracy(3, 4)))
    page = Page(text)
    layers = next(n for n, row in enumerate(page.rows) if row[:2] == ["#", "Layer"])
    head, body = page.rows[layers], page.rows[layers + 1 : layers + 5]
    assert head[3:6] == ["Precision", "Kernel", "MACs"]
    assert head[6:] == ["Weights", "as fp32", "smaller", "Time", "Share"]
    assert [row[1] for row in body] == [info.name for info in LAYERS]
    assert body[1][3:5] == ["A2W1 hybrid", f"{KERNEL} proved"]
    assert body[1][5:] == ["3 M", "4.5 KiB", "144 KiB", "32.0 ×", "1 ms", "20.0 %"]
    assert body[0][4] == "TVM 8-bit activations are too wide" and body[3][4] == "TVM"
    assert NOTE in text
    others, total = page.rows[layers + 5 : layers + 7]
    assert others == ["", "/pool:1", "step", "", "max pool2d, 2 times", "", "", "", "", "750 µs", "15.0 %"]
    assert total[5:] == ["8 M", "12.3 KiB", "294 KiB", "23.8 ×", "5.01 ms", "100.0 %"]
    assert abs(sum(float(row[10].removesuffix(" %")) for row in (*body, others)) - 100) < 0.3
    assert page.ids["time"] == "5.01 ms", "what the table sums to, and the command line says"
    assert (page.ids["top1"], page.ids["macs"]) == ("75.00 %", "8 M")
    assert page.ids["activations"] == "48.8 KiB" and "195 KiB as fp32, 4.0 times as much" in text
    assert f"kernel-{KERNEL}" in {attrs.get("id") for _, attrs in page.tags}
    assert any(tag == "a" and attrs.get("href") == f"#kernel-{KERNEL}" for tag, attrs in page.tags)
    assert "block.&lt;conv1&gt;" in text and "<conv1>" not in text and "# &lt;b&gt;" in text


def test_the_page_states_flash_ram_and_a_run_elsewhere(tmp_path: Path) -> None:
    """A board's report, whose program ran in the emulator; a layer says why it is stored in more bytes."""
    report = made(tmp_path, host=False)
    padded = replace(LAYERS[0], storage="3 channels padded to 4")
    report = replace(
        report, compiled=FakeModel(is_host=False, layers=(padded, *LAYERS[1:])),
        footprint=Footprint(1 << 20, 3 << 10, 512, 48 << 10, 8 << 10, 1 << 10, 2048),
        check=OutputCheck(0.0, "unicorn", 1_470_000),
    )  # fmt: skip
    page = Page(text := html(report))
    assert page.ids["flash"] == "1 MiB: code 1 MiB, constants 3 KiB, tables 512 B"
    ram = "59 KiB: arena 48 KiB, workspaces 8 KiB, variables 1 KiB, stack 2 KiB"
    assert page.ids["ram"].startswith(ram) and page.ids["instructions"] == "1.47 M"
    assert page.ids["check"] == "outputs of unicorn equal this computer's; 1.47 M instructions a run"
    assert next(row for row in page.rows if row[1:2] == ["stem"])[6] == "864 B 3 channels padded to 4"
    unmeasured = html(replace(report, footprint=Footprint(1, 2, 3, 4, 5, 6), check=None))
    assert "stack not measured" in unmeasured and "instructions" not in Page(unmeasured).ids
    assert "Flash and RAM" in text


def test_the_page_stands_alone(tmp_path: Path) -> None:
    """One file: no reference leaves it, and no path of the machine that made it is in it."""
    text = html(made(tmp_path))
    assert not re.search(r"https?:|\ssrc=|@import|url\(", text)
    for tag, attrs in Page(text).tags:
        assert tag not in ("link", "img", "iframe")
        assert attrs.get("href", "#") is not None and str(attrs.get("href", "#")).startswith("#")
    assert str(tmp_path) not in text and str(Path.cwd()) not in text


def test_bars_are_as_long_as_their_numbers(tmp_path: Path) -> None:
    report = made(tmp_path)
    times = time_bars(report)
    assert [row.label for row in times] == [*(info.name for info in LAYERS), "max pool2d, 2 times"]
    assert [round(row.bars[0].length, 6) for row in times] == [1, 0.5, 0.625, 0.005, 0.375]
    assert [row.bars[0].kind for row in times] == ["int8", "low", "low", "fp32", "other"]
    held, whole = memory_bars(report)[1].bars
    assert (held.length, whole.length) == (4608 / 147_456, 1.0)
    widths = re.findall(r'<rect class="\w+" x="210" y="[\d.]+" width="([\d.]+)"', html(report))
    assert len(widths) == 5 + 2 * 4
    assert [float(w) for w in widths[:3]] == [430.0, 215.0, 268.75]


def test_onnx_runtime_beside_ours(tmp_path: Path) -> None:
    peer = RuntimeBaseline("this QDQ file", "1.2.3", 0.0501, 0.05, 0.06, Accuracy(1, 4), 4, 2, "", 0.0125)
    plain = replace(peer, name="this QDQ file unoptimized", accuracy=Accuracy(3, 4), differing=0)
    text = html(made(tmp_path, accurate=Accuracy(3, 4), peers=(peer, plain)))
    page = Page(text)
    assert page.ids["peer"] == "50.1 ms" and "10.00 times ours; Top-1 25.00 %" in text
    rows = {row[0]: row[3:] for row in page.rows if row}
    assert rows["net, this program"] == ["1.00", "75.00 %", ""]
    assert rows["this QDQ file"] == ["10.00", "25.00 %", peer.apart]
    assert peer.apart.endswith(
        "2 of 4 samples differ from ours, by at most 1.25% of a sample's largest number"
    )
    equal = "equal to ours, bit for bit, in 4 samples"
    assert rows["this QDQ file unoptimized"] == ["10.00", "75.00 %", equal]
    assert "Without it all 4 equal ours, bit for bit." in text
    refused = html(made(tmp_path, peers=(RuntimeBaseline("it", "1.2.3", reason="no <such> operator"),)))
    assert "1.2.3, it: not run: no &lt;such&gt; operator" in refused and "peer" not in Page(refused).ids
    assert "ONNX Runtime" not in html(made(tmp_path))


def test_a_difference_has_its_magnitude() -> None:
    ours = _Recorder(lambda x: x)
    theirs = _Recorder(lambda x: x * np.float32([[1], [1.5]]), ours)
    for x in np.float32([[[4, 2], [1, -2]], [[0, 0], [0, 1]]]):
        ours(x)
    for x in np.float32([[[4, 2], [1, -2]], [[0, 0], [0, 1]]]):
        theirs(x)
    assert sum(a != b for a, b in zip(ours.digests, theirs.digests, strict=True)) == 2
    assert theirs.difference == 0.5 and ours.difference == 0


def test_onnx_runtime_is_asked_for_the_same(tmp_path: Path) -> None:
    """A model that gives its input back: its time, and the accuracy of what FakeModel answers too."""
    value = [helper.make_tensor_value_info(name, TensorProto.FLOAT, (2, 3, 1)) for name in "xy"]
    graph = helper.make_graph([helper.make_node("Identity", ["x"], ["y"])], "g", value[:1], value[1:])
    source = tmp_path / "same.onnx"
    source.write_bytes(
        helper.make_model(
            graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9
        ).SerializeToString()
    )
    model, labels = FakeModel(), np.array([0, 1, 1, 0, 1])
    data = {"x": np.eye(3, dtype=np.float32)[[0, 1, 2, 0, 1]][:, :, None]}
    work = Workload(random_inputs(model), 3, data, labels)
    (found,) = onnx_baselines(source, model, work)
    assert found.reason == "" and 0 < found.low <= found.median <= found.high
    assert (found.name, found.accuracy) == ("this float model", Accuracy(4, 5))
    assert (found.samples, found.differing) == (0, 0), "floats are not compared bit by bit"
    source.write_bytes(b"no model")
    (broken,) = onnx_baselines(source, model, work)
    assert broken.reason and "\n" not in broken.reason and broken.median == 0
    graph = Graph(17)
    graph.put("Max", [graph.input("x", (2, 3, 1), TensorProto.INT16)] * 2, name="most")
    source.write_bytes(graph.model().SerializeToString())
    (refused,) = onnx_baselines(source, model, work)
    told = "it refuses the file: Could not find an implementation for Max(13) node with name 'most'"
    assert refused.reason == told
    assert "reads no .tflite" in onnx_baselines(tmp_path / "x.tflite", model, work)[0].reason


def test_times_of_steps() -> None:
    model = FakeModel()
    found = measure(model, random_inputs(model), 3)
    assert found.median == pytest.approx(sum(found.steps.values())) and found.repeat == 3
    assert found.steps["stem"] / found.steps["pool"] == pytest.approx(4)
    info = replace(LAYERS[0], steps=("stem", "pool", "absent"))
    times = {name: seconds for name, _, seconds in STEPS}
    measured = MeasuredTimes(1, 1, 1, 1, times, {name: kind for name, kind, _ in STEPS}, "cpu")
    assert layer_rows([info], measured)[0].seconds == 2.5e-3
    assert layer_rows([replace(info, steps=())], measured)[0].seconds is None
    assert layer_rows([info])[0].seconds is None


def test_steps_and_units_are_readable() -> None:
    kinds = {
        "fused_divide_maximum_tir_round_cast_cast2": "divide, maximum, round, cast",
        "fused_expand_dims_greater_equal1_sum": "expand dims, greater equal, sum",
        "max_pool2d": "max pool2d",
        "mine": "mine",
    }
    assert {kind: readable(kind) for kind in kinds} == kinds
    sizes = {0: "0 B", 1023: "1023 B", 1536: "1.5 KiB", 3 << 20: "3 MiB", 5 << 30: "5 GiB"}
    assert {size: bytes_text(size) for size in sizes} == sizes
    times = {2.0: "2 s", 0.0123: "12.3 ms", 1e-3: "1 ms", 4.56e-6: "4.56 µs", 5e-8: "50 ns"}
    assert {seconds: seconds_text(seconds) for seconds in times} == times
    assert [count_text(n) for n in (7, 1500, 115_605_504, 1_814_073_344)] == ["7", "1.5 k", "116 M", "1.81 G"]


def test_models_without_layers_or_kernels(tmp_path: Path) -> None:
    report = made(tmp_path)
    for layers in ((), LAYERS[:1]):
        model = FakeModel(layers=layers)
        text = html(replace(report, compiled=model, precision=None, float_activation_bytes=None))
        page = Page(text)
        assert "no fp32 form is known" in text and "195 KiB as fp32" not in text
        assert "weights" in page.ids and page.ids["macs"] in ("0", "2 M")


@pytest.mark.parametrize(
    "labels",
    [np.zeros((4, 10), int), np.zeros(4), np.array([0, -1, 0, 0]), np.zeros(3, int), np.zeros((), int)],
)
def test_labels_that_are_none(labels: np.ndarray) -> None:
    with pytest.raises(UserError, match="labels"):
        labels_of(labels, 4)


def test_labels() -> None:
    assert np.array_equal(labels_of(np.array([[1], [2]], np.uint8), 2), [1, 2])


def test_accuracy_counts_every_sample_once() -> None:
    model = FakeModel(batch=1)
    (x,) = random_inputs(model)
    assert x.shape == (1, 3, 1) and x.dtype == np.float32
    assert np.array_equal(x, random_inputs(model)[0])
    # Five samples in batches of two: the last batch is filled up, and what fills it does not count.
    data = {"x": np.eye(3, dtype=np.float32)[[0, 1, 2, 0, 1]][:, :, None]}
    model = FakeModel()
    found = accuracy(model, data, np.array([0, 1, 1, 0, 1]))
    assert (found.correct, found.total, found.top1) == (4, 5, 0.8)
    assert model.calls == [(2, 3, 1)] * 3
    with pytest.raises(UserError, match="class 3: the model has 3 outputs"):
        accuracy(model, data, np.array([0, 1, 1, 0, 3]))


def test_the_twin_has_no_quantizer_and_the_floats_of_the_codes() -> None:
    """A quantized dense layer: the twin computes with the dequantized weights and the input as it is."""
    codes = np.array([[1, -2, 3], [0, 1, -1]], np.int8)
    x = np.random.default_rng(1).standard_normal((1, 3)).astype(np.float32)
    model = Model(x=((1, 3), "float32"))

    def body(m: Model, x: object) -> list[object]:
        weights = m.weight(codes, np.array([[0.5], [0.25]]), 1)
        return [m(relax.op.matmul(m.fake(x, 0.1, 3, 0, 255, "uint8"), m(relax.op.permute_dims(weights))))]

    twin = float_reference(model.build(body))
    assert "qnn." not in twin.script()
    expected = x @ ((codes.astype(np.float32) - 1) * [[0.5], [0.25]]).T
    np.testing.assert_allclose(run(twin, x)[0], expected, rtol=1e-6)
    model = Model(x=((1, 3), "int8"))
    built = model.build(lambda m, x: [m(qnn.dense(x, np.ones((2, 3), np.int8), np.int32(0), np.int32(0)))])
    assert float_reference(built) is None
    plain = Model(x=((1, 3), "float32")).build(lambda m, x: [m(relax.op.nn.relu(x))])
    assert "relu" in float_reference(plain).script()


def test_what_computes_with_codes_has_no_twin(tmp_path: Path) -> None:
    """Files of ONNX Runtime's quantizer in QOperator format, and integer operators between quantizers."""
    x = np.random.default_rng(3).standard_normal((1, 2, 4, 4)).astype(F)
    scale, zero = F(0.1), np.int8(0)
    graph = Graph(17)
    kernels = graph.constant(np.ones((2, 2, 3, 3), F), name="kernels")
    graph.output(graph.node("Sigmoid", [graph.node("Conv", [graph.input("x", x.shape), kernels])]))
    given, quantized = tmp_path / "float.onnx", tmp_path / "integers.onnx"
    given.write_bytes(graph.model().SerializeToString())
    tool = import_or_skip("onnxruntime.quantization")
    reader: Any = SimpleNamespace(get_next=iter([{"x": x}, None]).__next__)
    tool.quantize_static(given, quantized, reader, quant_format=tool.QuantFormat.QOperator)
    assert format_of(quantized) == QOPERATOR and float_activation_bytes(quantized, compile_target()) is None
    for known, op, *more in (
        (False, "Relu"), (False, "Max", np.int8([3])), (False, "MaxPool"),
        (True, "Slice", *np.int64([[0], [1]])),
    ):  # fmt: skip
        graph = Graph(17)
        codes = graph.node("QuantizeLinear", [graph.input("x", x.shape), scale, zero])
        size = {"kernel_shape": [2, 2]} if op == "MaxPool" else {}
        graph.put("DequantizeLinear", [graph.node(op, [codes, *more], **size), scale, zero])
        assert (float_reference(from_onnx(graph.model())) is not None) == known, op


def test_the_memory_of_the_twin() -> None:
    """Two layers with 40 floats between them: the arena holds these and nothing as large."""
    model = Model(x=((1, 8), "float32"))
    low = np.random.default_rng(2).integers(-1, 2, (40, 8)).astype(np.int8)

    def body(m: Model, x: object) -> list[object]:
        def dense(data: object, weights: np.ndarray) -> object:
            return m(relax.op.matmul(data, m(relax.op.permute_dims(m.weight(weights, 1.0)))))

        first = dense(m.fake(x, 0.1, 0, -2, 1, "int8"), low)
        return [dense(m(relax.op.nn.relu(first)), low.T.copy())]

    found = float_activation_bytes(model.build(body), compile_target())
    assert found is not None and 160 <= found <= 3 * 192
