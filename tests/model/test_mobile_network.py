"""Inverted residuals in few bits: no slower than int8, no layer larger than float32, estimates and report."""

import warnings
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace as Fields
from typing import Any

import numpy as np
import onnx
import pytest
from click.testing import CliRunner
from numpy.typing import NDArray

import synth
from synth.cli.compile import cli
from synth.cli.compile_report import contradiction
from synth.compiler.export import run_emulated
from synth.compiler.machines import compile_target
from synth.compiler.operators import bitserial_conv2d
from synth.model.compiled import CompiledModel
from synth.model.deploy import export_model
from synth.model.onnx_session import open_session
from synth.model.widths import LowBitWarning
from tests.model.test_low_bit_told import QCDQ
from tests.needs import Need, import_or_skip, skip_where

BLOCKS = ((16, 16, 1), (16, 24, 2))
"""Of each inverted residual: channels in, channels out, stride of its depthwise convolution."""
IMAGE = np.random.default_rng(1).normal(0, 1.5, (1, 3, 14, 14)).astype(np.float32)


def mobile_network(bits: int) -> onnx.ModelProto:
    """Activations and weights of ``bits`` bits in every layer."""
    g, step = QCDQ(), {8: 0.03, 3: 1.0}[bits]

    def conv(x: str, shape: tuple[int, ...], name: str, **how: Any) -> str:
        operands = [g.activations(x, bits, step), g.weights(shape, bits)]
        return g.node("Conv", operands, name, pads=[shape[2] // 2] * 4, **how)

    y = g.node("Relu", [conv("x", (16, 3, 3, 3), "stem")])
    for number, (inside, out, stride) in enumerate(BLOCKS):
        wide = 4 * inside
        z = g.node("Relu", [conv(y, (wide, inside, 1, 1), f"expand{number}")])
        z = g.node("Relu", [conv(z, (wide, 1, 3, 3), f"depthwise{number}", group=wide, strides=[stride] * 2)])
        z = conv(z, (out, wide, 1, 1), f"project{number}")
        y = g.node("Add", [z, y]) if inside == out else z
    return g.model(y, IMAGE)


def compiled(bits: int, target: str, **options: Any) -> CompiledModel:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LowBitWarning)
        return synth.compile(mobile_network(bits), target=target, **options)


def executed(model: CompiledModel, folder: Path) -> tuple[NDArray[Any], int]:
    import_or_skip("unicorn")
    (out,), count = run_emulated(export_model(model, "net", folder, shared=False), [IMAGE])
    return out, count


def expected(bits: int) -> NDArray[Any]:
    (want,) = open_session(mobile_network(bits).SerializeToString(), optimize="none").run(None, {"x": IMAGE})
    return np.asarray(want)


def test_three_bits_take_no_more_than_eight(tmp_path: Path) -> None:
    """On a Cortex-A72 at most a tenth more instructions, in fewer cycles, and fewer bytes than float32."""
    low, bytes_ = compiled(3, "rpi4"), compiled(8, "rpi4")
    out, count = executed(low, tmp_path)
    np.testing.assert_allclose(out, expected(3), rtol=1e-5, atol=1e-5)
    assert count <= 1.1 * executed(bytes_, tmp_path)[1]
    assert sum(layer.cycles or 0 for layer in low.layers) < sum(layer.cycles or 0 for layer in bytes_.layers)
    assert low.weight_bytes < bytes_.weight_bytes / 2
    for layer in low.layers:
        assert layer.weight_bytes <= 4 * layer.weights, layer
        assert (layer.kernel is None) == layer.name.startswith("depthwise"), layer
    # Relus and quantizers behind convolutions are part of them, except where a residual reads the relu too.
    between = [step.name for step in low.plan.steps if "quant" in step.kind or "threshold" in step.kind]
    assert not between


@skip_where(Need.PROCESSOR, not compile_target("x86-64-v3").is_host, "runs x86-64-v3 code")
def test_neighbours_of_channels_first_count_their_transpositions() -> None:
    """Depthwise layers of AVX2 are NCHW. Low-bit layers beside them would turn two tensors."""
    model = compiled(3, "x86-64-v3")
    np.testing.assert_allclose(model(IMAGE), expected(3), rtol=1e-5, atol=1e-5)
    reasons = {layer.name: layer.reason for layer in model.layers if layer.kernel is None}
    assert {"depthwise0", "depthwise1", "project0"} <= reasons.keys()
    assert "more bytes than float32" in reasons["depthwise0"] and "times as fast" in reasons["project0"]


@pytest.mark.parametrize(
    ("size", "stride", "form"), [(12, 1, "bytes"), (12, 2, "bytes"), (9, 1, "bytes"), (9, 1, "bitplanes")]
)
def test_estimates_of_depthwise_layers(size: int, stride: int, form: str, tmp_path: Path) -> None:
    """A Cortex-A72 starts three instructions a cycle. The margin is that of the fitted overheads."""
    import_or_skip("unicorn")
    r = np.random.default_rng(0)
    weights = r.integers(-4, 4, (8, 3, 3, 1)).astype(np.int8)
    x = r.integers(0, 8, (1, size, size, 8)).astype(np.uint8)
    made = bitserial_conv2d(
        weights, x.shape, 3, 3, "twos", strides=stride, padding=1, groups=8, target="rpi4", form=form,
        data_dtype="uint8",
    )  # fmt: skip
    _, count = run_emulated(made.export("layer", tmp_path, shared=False), [x])
    assert made.cycles is not None
    assert 0.8 * count < made.cycles * made.machine.core.width < 4 * count


@pytest.mark.parametrize("target", ["rpi5", "graviton3", "sapphirerapids"])
def test_bytes_of_few_bits_are_stored_as_few_bits(target: str) -> None:
    """Kernels of bytes read a byte per weight, and a small program unpacks it."""
    r = np.random.default_rng(0)
    weights = r.integers(-2, 2, (64, 3, 3, 32)).astype(np.int8)
    shape, how = (1, 8, 8, 32), dict[str, Any](padding=1, encoding="hybrid")
    weights = np.where(weights < 0, -1, 1)
    machine = compile_target(target)
    plain = bitserial_conv2d(weights, shape, 2, 1, target=machine, form="bytes", **how)
    small = bitserial_conv2d(weights, shape, 2, 1, target=replace(machine, small=True), form="bytes", **how)
    sizes = [made.constants["weights"].nbytes for made in (plain, small)]
    assert sizes[1] == weights.size // 8 and small.storage == ""
    told = "8 bits a weight, since this processor multiplies bytes"
    assert (sizes[0] == weights.size) == (plain.problem.fields is None) == (told in plain.storage)


@pytest.mark.exhaustive("models")
def test_the_command_says_what_runs_as_int8(tmp_path: Path) -> None:
    import_or_skip("unicorn")
    path = tmp_path / "net.onnx"
    onnx.save(mobile_network(3), path)
    result = CliRunner().invoke(cli, [str(path), "--target", "rpi4", "-o", str(tmp_path / "o"), "--report"])
    assert result.exit_code == 0, result.output
    (line,) = [line for line in result.stdout.splitlines() if line.startswith("Int8: ")]
    assert line == "Int8:   depthwise0, depthwise1: faster or smaller than low-bit kernels"


def test_instructions_that_contradict_the_estimate_are_said() -> None:
    compiled = Fields(machine=compile_target("rpi4"))
    report: Any = Fields(compiled=compiled, check=Fields(instructions=9_000_000))
    line = contradiction(report, 1_890_000)
    assert line.startswith("cortex-a72 starts at most 3 instructions a cycle") and "or is too low" in line
    assert not contradiction(report, 3_000_001) and not contradiction(
        Fields(compiled=compiled, check=None),  # type: ignore[arg-type]
        1,
    )
