"""Low-bit layers keep their kernels, and one that gets none is told with the operand that is too wide."""

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from click.testing import CliRunner

import synth
from synth.compiler.machines import compile_target
from synth.model.onnx_session import open_session
from synth.model.pipeline import lower_model
from synth.model.widths import LowBitWarning, bits_of, one_number
from synth.qnn.frontend.onnx import from_onnx
from synth.qnn.values import ValueRange
from tests.model.dead_channels import Graph
from tests.model.onnx_graphs import onnx_model

SHAPE = (1, 8, 6, 6)
CONVS = ("conv1", "conv2", "conv3")
ALL = "layers conv1, conv2 and conv3"
TAKE = "low-bit kernels take constant weights of 1 to 4 bits with one zero point"


class QCDQ(Graph):
    """A model as Brevitas writes them: QuantizeLinear, Clip to the bits, DequantizeLinear."""

    def __init__(self) -> None:
        super().__init__()
        self.random = np.random.default_rng(0)

    def activations(self, x: str, bits: int, step: float) -> str:
        s, z = self.constant("", np.float32(step)), self.constant("", np.uint8(0))
        q = self.node("QuantizeLinear", [x, s, z])
        if bits < 8:
            q = self.node(
                "Clip", [q, self.constant("", np.uint8(0)), self.constant("", np.uint8((1 << bits) - 1))]
            )
        return self.node("DequantizeLinear", [q, s, z])

    def weights(self, shape: tuple[int, ...], bits: int, axis: int = 0, zeros: Any = 0) -> str:
        """Per channel, with a vector of zero points."""
        most = (1 << (bits - 1)) - 1
        codes = self.random.integers(-most, most + 1, shape).astype(np.int8)
        codes.flat[:2] = -most, most
        scale = self.constant("", self.random.uniform(0.02, 0.1, shape[axis]).astype(np.float32))
        zero = self.constant("", np.full(shape[axis], zeros, np.int8))
        q = self.node(
            "Clip",
            [self.constant("", codes), self.constant("", np.int8(-most)), self.constant("", np.int8(most))],
        )
        return self.node("DequantizeLinear", [q, scale, zero], axis=axis)

    def conv(self, x: str, weights: str, name: str) -> str:
        return self.node("Relu", [self.node("Conv", [x, weights], name, pads=[1, 1, 1, 1])])

    def model(self, y: str, x: Any = None) -> Any:
        """The model from an input of the shape of ``x``, else of ``image``, to ``y``."""
        ends, x = [onnx.ValueInfoProto(name=y)], image() if x is None else x
        made = onnx_model(self.nodes, {"x": x}, ends, self.constants, ir_version=8)
        return onnx.shape_inference.infer_shapes(made)


def network(first: int | None, activations: int, weights: int, zeros: Any = 0) -> Any:
    """Three convolutions; the first one's input has ``first`` bits, or is float."""
    g = QCDQ()
    x = "x" if first is None else g.activations("x", first, 0.02)
    y = g.conv(x, g.weights((16, 8, 3, 3), weights, zeros=zeros), "conv1")
    y = g.conv(g.activations(y, activations, 0.2), g.weights((16, 16, 3, 3), weights, zeros=zeros), "conv2")
    return g.model(
        g.conv(g.activations(y, activations, 0.2), g.weights((8, 16, 3, 3), weights, zeros=zeros), "conv3")
    )


def lowered(model: Any) -> Any:
    return lower_model(from_onnx(model), compile_target("x86-64-v3"))


def image() -> Any:
    return np.random.default_rng(1).uniform(0, 3, SHAPE).astype(np.float32)


@pytest.mark.parametrize("zeros", [0, 1])
def test_a_vector_of_equal_zero_points_is_one(zeros: int) -> None:
    model = network(2, 2, 2, zeros)
    with warnings.catch_warnings():
        warnings.simplefilter("error", LowBitWarning)
        compiled = synth.compile(model)
    kernels = [layer.precision for layer in compiled.layers]
    assert kernels == ["A2W2 twos"] * 3
    assert all(layer.kernel and not layer.reason for layer in compiled.layers)
    want = open_session(model.SerializeToString(), optimize="none").run(None, {"x": image()})[0]
    np.testing.assert_allclose(compiled(image()), want, rtol=1e-5, atol=1e-6)


def test_one_number() -> None:
    assert one_number(np.zeros((3, 1), np.int32)) == 0 and one_number(np.array(5)) == 5
    assert one_number(np.array([0, 1])) is None and one_number(None) is None
    assert one_number(np.zeros(0, np.int8)) is None


@pytest.mark.parametrize(
    ("values", "bits"),
    [
        (ValueRange.of((0, 1)), 1), (ValueRange.of((-1, 1)), 1), (ValueRange.of((-1, 0, 1)), 2),
        (ValueRange.of((-3, 1)), 2),
        (ValueRange.of((0, 8)), 4), (ValueRange.span(0, 63), 6), (ValueRange.span(0, 127), 7), (ValueRange(0,
        255), 8),
        (ValueRange(-128, 127), 8), (ValueRange(-127, 300), 10), (ValueRange(-(1 << 31), (1 << 31) - 1), 32),
        (ValueRange(0, 1 << 40), None), (None, None),
    ],
)  # fmt: skip
def test_bits(values: ValueRange | None, bits: int | None) -> None:
    assert bits_of(values) == bits


@pytest.mark.parametrize(
    ("model", "layers", "precision", "reason"),
    [
        (network(None, 2, 2), ("conv1",), "fp32", "float32 activations are too wide"),
        (network(6, 6, 6), CONVS, "int8", "6-bit weights are too wide"),
        (network(8, 8, 5), CONVS, "int8", "5-bit weights are too wide"),
        *((network(*bits), (), "", "") for bits in ((8, 3, 3), (8, 8, 2), (2, 2, 4), (2, 2, 2))),
    ],
    ids=["float input", "A6W6", "A8W5", "A3W3", "A8W2", "A2W4", "A2W2"],
)  # fmt: skip
def test_layers_without_kernels_told_once(
    model: Any, layers: tuple[str, ...], precision: str, reason: str
) -> None:
    """One line for all layers of one reason."""
    found = lowered(model)
    told = {layer.name: (layer.precision, layer.reason) for layer in found.layers if layer.kernel is None}
    assert told == dict.fromkeys(layers, (precision, reason))
    names, verb = (f"layer {layers[0]}", "runs") if len(layers) == 1 else (ALL, "run")
    line = f"{names}: low-bit in the model, {verb} as {precision}: {reason} ({TAKE})" if layers else None
    assert found.notes == ((line,) if line else ())


def test_zero_points_that_differ_are_told() -> None:
    g = QCDQ()
    weights = g.weights((16, 8, 3, 3), 2, zeros=np.arange(16) % 2)
    found = lowered(g.model(g.conv(g.activations("x", 2, 0.5), weights, "conv1")))
    assert [layer.precision for layer in found.layers] == ["int8"]
    assert found.notes[0].startswith(
        "layer conv1: low-bit in the model, runs as int8: the zero points of the weights differ"
    )


def test_products_that_are_no_layers_are_told_and_eight_bits_are_not() -> None:
    g = QCDQ()
    x = g.activations("x", 2, 0.5)
    turned = g.node("Transpose", [x], perm=[0, 1, 3, 2])
    product = g.node("MatMul", [x, turned], "attention")
    wide = g.activations(product, 8, 0.5)
    y = g.node("ConvTranspose", [wide, g.weights((8, 8, 2, 2), 8, axis=1)], "wide")
    found = lowered(g.model(g.node("Conv", [g.activations(y, 8, 0.3), g.weights((8, 8, 3, 3), 8)], "last")))
    assert found.notes == (
        f"layer attention: low-bit in the model, runs as int8: the weights are computed at run time ({TAKE})",
    )
    (last,) = [layer for layer in found.layers if layer.name == "last"]
    assert last.reason == "8-bit weights are too wide" and not last.few_bits


def test_a_low_bit_transposed_convolution_runs_on_low_bit_kernels() -> None:
    """One scale for all its weights: with a scale per channel it is no product of integers yet."""
    g = QCDQ()
    x, codes = g.activations("x", 2, 0.5), g.random.integers(-1, 2, (8, 12, 3, 3)).astype(np.int8)
    scale, zero = g.constant("", np.float32(0.125)), g.constant("", np.int8(0))
    weights = g.node("DequantizeLinear", [g.constant("", codes), scale, zero])
    y = g.node("ConvTranspose", [x, weights], "up", strides=[2, 2], pads=[1, 0, 0, 1])
    model = g.model(g.activations(g.node("Relu", [y]), 8, 0.3))
    found = lowered(model)
    (layer,) = found.layers
    assert (layer.name, layer.precision) == ("up", "A2W2 twos") and layer.kernel is not None
    assert found.notes == ()
    if compile_target("x86-64-v3").is_host:
        (want,) = open_session(model.SerializeToString()).run(None, {"x": image()})
        np.testing.assert_allclose(synth.compile(model)(image()), want, rtol=1e-6, atol=1e-6)


def test_the_python_api_warns() -> None:
    with pytest.warns(
        LowBitWarning, match=f"^{ALL}: low-bit in the model, run as int8: 6-bit weights"
    ) as told:
        compiled = synth.compile(network(8, 2, 6), target="aarch64")
    assert [str(warning.message) for warning in told] == list(compiled.notes) and len(told) == 1
    assert told[0].filename == __file__


def test_the_command_and_its_report_tell(tmp_path: Path) -> None:
    from synth.cli.compile import cli

    path = tmp_path / "net.onnx"
    onnx.save(network(8, 2, 6), path)
    options = [str(path), "--target", "aarch64", "--report", "--verbose", "-o", str(tmp_path / "out")]
    result = CliRunner().invoke(cli, options)
    assert result.exit_code == 0, result.output
    line = f"{ALL}: low-bit in the model, run as int8: 6-bit weights are too wide ({TAKE})"
    assert [text for text in result.stdout.splitlines() if text.startswith("Note: ")] == [f"Note:   {line}"]
    row = next(text for text in result.stdout.splitlines() if "conv1" in text and "low-bit in" not in text)
    assert row.rstrip(" │┃").endswith("6-bit weights are too wide")
    page = (tmp_path / "out" / "net.html").read_text(encoding="utf-8")
    assert page.count("6-bit weights are too wide") == 4 and f'<p class="note">{line}</p>' in page


def test_layers_and_steps_have_the_models_own_names() -> None:
    """Names with signs that TVM does not print, two of which are one identifier."""
    g = QCDQ()
    y = g.conv(g.activations("x", 2, 0.02), g.weights((16, 8, 3, 3), 2), "/a/conv.0/Conv")
    y = g.conv(g.activations(y, 2, 0.2), g.weights((8, 16, 3, 3), 2), "/a/conv_0/Conv")
    model = g.model(g.node("MaxPool", [y], "/a/pool:1", kernel_shape=[2, 2]))
    compiled = synth.compile(model, target="aarch64")
    assert [layer.name for layer in compiled.layers] == ["/a/conv.0/Conv", "/a/conv_0/Conv"]
    nodes = {step.name: step.node for step in compiled.plan.steps}
    assert [nodes[step] for layer in compiled.layers for step in layer.steps] == [
        layer.name for layer in compiled.layers
    ]
    assert "/a/pool:1" in nodes.values() and not any(node.startswith("lv") for node in nodes.values())
    with pytest.warns(LowBitWarning, match="layer /a/conv_0/Conv: low-bit in the model"):
        g = QCDQ()
        wide = g.activations("x", 8, 0.02)
        synth.compile(g.model(g.conv(wide, g.weights((8, 8, 3, 3), 6), "/a/conv_0/Conv")), target="aarch64")


def test_a_layer_that_gives_the_output_keeps_its_name() -> None:
    for first, precision in ((8, "int8"), (None, "fp32")):
        g = QCDQ()
        x = "x" if first is None else g.activations("x", first, 0.1)
        found = lowered(g.model(g.node("Conv", [x, g.weights((8, 8, 3, 3), 6)], "last")))
        assert [(layer.name, layer.precision, layer.few_bits) for layer in found.layers] == [
            ("last", precision, True)
        ]
