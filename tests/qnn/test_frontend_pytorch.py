"""Exported PyTorch models against PyTorch. Scales are powers of 2: both sides are exact in float32."""

import gc
import math
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.testing import assert_allclose, assert_array_equal

import synth
from synth.errors import UserError
from synth.qnn.frontend.pytorch import from_pytorch
from tests.needs import import_or_skip
from tests.qnn.relax_model import calls, run

import_or_skip("torch", reason="needs PyTorch: pip install '.[torch]'", exc_type=ImportError)
import_or_skip(
    "torch.ao.quantization.fx._decomposed", reason="needs PyTorch's quantized_decomposed operators"
)

import torch

from synth.qnn.frontend.pytorch_operators import CHECKED
from tests.qnn import pytorch_cases as cases

d = torch.ops.quantized_decomposed
INT8 = (-128, 127, torch.int8)
UINT8 = (0, 255, torch.uint8)


def images(shape: Any = (2, 3, 8, 8), seed: int = 0) -> Any:
    """Multiples of 1/64 between -4 and 4."""
    return torch.from_numpy((np.random.default_rng(seed).integers(-256, 257, shape) / 64).astype(np.float32))


class Quantized(torch.nn.Module):
    """What PT2E writes: integers between quantize and dequantize, weights as int8 buffers with scales."""

    def __init__(self, folded: bool = True) -> None:
        super().__init__()
        rng = np.random.default_rng(1)
        self.folded = folded
        self.conv = torch.nn.Conv2d(3, 6, 3, padding=1)
        self.depthwise = torch.nn.Conv2d(6, 6, 3, groups=6, stride=2)
        self.linear = torch.nn.Linear(6, 5)
        for name in ("conv", "depthwise", "linear"):
            layer = getattr(self, name)
            shape = tuple(layer.weight.shape)
            integers = torch.from_numpy(rng.integers(-8, 8, shape).astype(np.int8))
            scales = torch.from_numpy(2.0 ** -rng.integers(2, 5, shape[0])).float()
            self.register_buffer(f"{name}_integers", integers)
            self.register_buffer(f"{name}_scales", scales)
            self.register_buffer(f"{name}_zeros", torch.zeros(shape[0], dtype=torch.int64))
            layer.bias.data = torch.from_numpy(rng.integers(-64, 64, shape[0]) / 64).float()
            layer.weight.data = integers * scales.reshape(-1, *[1] * (len(shape) - 1))
        self.register_buffer("step", torch.tensor(0.125))
        self.register_buffer("middle", torch.tensor(100))

    def weight(self, name: str) -> Any:
        scales, zeros = getattr(self, f"{name}_scales"), getattr(self, f"{name}_zeros")
        integers = getattr(self, f"{name}_integers")
        if not self.folded:
            integers = d.quantize_per_channel.default(
                getattr(self, name).weight, scales, zeros, 0, -8, 7, torch.int8
            )
        return d.dequantize_per_channel.default(integers, scales, zeros, 0, -8, 7, torch.int8)

    def forward(self, x: Any) -> Any:
        f = torch.nn.functional
        q = d.quantize_per_tensor.default(x, 2.0**-5, 3, *INT8)
        x = d.dequantize_per_tensor.default(q, 2.0**-5, 3, *INT8)
        x = torch.relu(f.conv2d(x, self.weight("conv"), self.conv.bias, padding=1))
        x = d.quantize_per_tensor.tensor(x, self.step, self.middle, *UINT8)
        x = d.dequantize_per_tensor.tensor(x, self.step, self.middle, *UINT8)
        x = f.relu6(f.conv2d(x, self.weight("depthwise"), self.depthwise.bias, stride=2, groups=6))
        nibble = d.quantize_per_tensor.default(x, 0.5, 0, 0, 15, torch.uint8)
        x = d.dequantize_per_tensor.default(nibble, 0.5, 0, 0, 15, torch.uint8)
        x = f.max_pool2d(x, 2)[:, :, 0, 0]
        return f.linear(x, self.weight("linear"), self.linear.bias), nibble


def exported(module: Any, *inputs: Any, **how: Any) -> Any:
    return torch.export.export(module.eval(), inputs, **how)


@pytest.mark.parametrize("folded", [True, False])
def test_quantized_models_equal_pytorch(folded: bool, tmp_path: Path) -> None:
    model = Quantized(folded)
    program = exported(model, images())
    torch.export.save(program, tmp_path / "model.pt2")
    module = from_pytorch(tmp_path / "model.pt2")
    main = module["main"]
    assert [p.name for p in main.params] == ["x"] and len(main.attrs["output_names"]) == 2
    ops = [op for _, op in calls(module)]
    assert ops.count("qnn.dequantize") == 6 and ops.count("qnn.quantize") == 3
    x = images(seed=2)
    x[0], x[1, :, :4] = 1e9, -1e9
    for got, want in zip(run(module, x.numpy()), model(x), strict=True):
        assert_array_equal(got, want.detach().numpy())


def test_float_operators_are_close_to_pytorch() -> None:
    """Every operator that is let through, in one model."""
    model = cases.Everything()
    x = torch.randn(*cases.SHAPE, generator=torch.Generator().manual_seed(3))
    program = exported(model, x)
    core = program.run_decompositions().graph.nodes
    reached = {node.target.__name__ for node in core if node.op == "call_function"}
    # Some versions of PyTorch decompose operators that others keep.
    assert reached <= CHECKED
    assert CHECKED - reached <= {op.__name__ for op in torch.export.default_decompositions()}
    module = from_pytorch(program)
    assert {("parts_m_conv", "relax.nn.conv2d"), ("parts_m_relu", "relax.nn.relu")} <= set(calls(module))
    for name, got, want in zip(model.parts, run(module, x.numpy()), model(x), strict=True):
        wanted = want.detach().numpy()
        assert (got.shape, got.dtype) == (wanted.shape, wanted.dtype), name
        assert_allclose(got, wanted, rtol=1e-4, atol=1e-5, err_msg=name)


@settings(max_examples=3, deadline=None, derandomize=True, database=None)
@given(st.randoms(use_true_random=False))
def test_axes_and_indices_from_both_ends(random: Random) -> None:
    """Operators that select, move and reduce, in one model per example."""
    shape, expressions = cases.indexing(random)
    count = math.prod(shape)
    order = torch.from_numpy(np.random.default_rng(count).permutation(count).astype(np.float32))
    model, x = cases.Expressions(expressions), (order * 4 / count - 2).reshape(shape)  # no equal numbers
    found = run(from_pytorch(exported(model, x)), x.numpy())
    for expression, got, want in zip(expressions, found, model(x), strict=True):
        assert (got.shape, got.dtype) == (tuple(want.shape), want.numpy().dtype), (shape, expression)
        assert_allclose(got, want.numpy(), rtol=1e-4, atol=1e-5, err_msg=f"{shape} {expression}")


def test_indices_beyond_the_data_at_run_time() -> None:
    """They are taken for the nearest that there is. PyTorch raises an error."""
    model = of(lambda x: (x[1].gather(0, x[0].long()), x[1][x[0, :, 0].long()]))
    x = torch.tensor([[[9.0, -9.0], [-2e18, 2e18], [1, 1]], [[1, 2], [3, 4], [5, 6]]])
    program = exported(model, torch.zeros(2, 3, 2))
    gathered, rows = synth.compile(program)(x.numpy())
    assert_array_equal(gathered, [[5, 2], [1, 6], [3, 4]])
    assert_array_equal(rows, [[5, 6], [1, 2], [3, 4]])


def of(function: Callable[..., Any]) -> Any:
    """A module that is a function."""

    class Function(torch.nn.Module):
        def forward(self, x: Any) -> Any:
            return function(x)

    return Function()


def dynamic(x: Any) -> Any:
    scale, zero = d.choose_qparams.tensor(x, -128, 127, 1e-5, torch.int8)
    return d.quantize_per_tensor.tensor(x, scale, zero, *INT8)


REFUSED: dict[str, tuple[Callable[[Any], Any], str]] = {
    "dynamic quantization": (dynamic, "quantize statically"),
    "unknown operator": (lambda x: torch.linalg.svd(x)[1], "this operator is not supported"),
    "operator that TVM gets wrong": (
        lambda x: torch.nn.functional.grid_sample(x, torch.zeros(2, 4, 5, 2)),
        "this operator is not supported",
    ),
    "divisor": (lambda x: torch.nn.functional.avg_pool2d(x, 2, divisor_override=3), "divisor_override"),
    "indices of maxima": (
        lambda x: torch.nn.functional.max_pool2d(x, 2, return_indices=True)[1],
        "result 1 of aten.max_pool2d_with_indices.default",
    ),
    "fractional scale": (
        lambda x: torch.nn.functional.interpolate(x[:, :, :5], scale_factor=1.5, mode="bilinear"),
        "give the size",
    ),
    "float8": (
        lambda x: d.dequantize_per_tensor.default(
            x.to(torch.float8_e4m3fn), 0.5, 0, -448, 448, torch.float8_e4m3fn
        ),
        "float8",
    ),
    "empty slice": (lambda x: x[:, 2:1], "its result of shape [2, 0, 8, 8] has no elements"),
    "empty part": (lambda x: x.split([0, 3], 1)[1], "its result of shape [2, 0, 8, 8] has no elements"),
    "index too large": (lambda x: x.index_select(1, torch.tensor([3])), "index 3 is out of range"),
    "scale of zero": (lambda x: d.quantize_per_tensor.default(x, 0.0, 0, *INT8), "scale [0.]"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_not_supported_is_refused_by_name(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    function, words = REFUSED[name]
    with pytest.raises(UserError) as raised:
        from_pytorch(exported(of(function), images()))
    message = str(raised.value)
    assert message.startswith("PyTorch model, node '") and words in message and "\n" not in message
    del raised
    gc.collect()
    assert "BlockBuilder" not in capfd.readouterr().err  # TVM warns of one that goes within a function


def test_programs_that_are_not_static_are_refused() -> None:
    batch = torch.export.Dim("batch", max=8)
    with pytest.raises(UserError, match="without dynamic_shapes"):
        from_pytorch(exported(torch.nn.ReLU(), images(), dynamic_shapes=({0: batch},)))
    training = torch.export.export(torch.nn.BatchNorm2d(3).train(), (images(),))
    with pytest.raises(UserError, match=r"call model.eval\(\)"):
        from_pytorch(training)
    with pytest.raises(UserError, match="only tensors"):
        from_pytorch(torch.export.export(of(lambda pair: pair[0] * pair[1]), ([images(), 2.0],)))


def test_what_is_no_program_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UserError, match="ReLU is no exported PyTorch model"):
        from_pytorch(torch.nn.ReLU())
    with pytest.raises(UserError, match="no such file"):
        from_pytorch(tmp_path / "none.pt2")
    good = tmp_path / "good.pt2"
    torch.export.save(exported(torch.nn.ReLU(), images()), good)
    data = good.read_bytes()
    capfd.readouterr()
    for content in (b"", bytes(100), b"PK\3\4 nothing", data[: len(data) // 2], data[:100] + data[200:]):
        (tmp_path / "bad.pt2").write_bytes(content)
        with pytest.raises(UserError, match=r"bad\.pt2") as raised:
            from_pytorch(tmp_path / "bad.pt2")
        assert "\n" not in str(raised.value) and capfd.readouterr().err == ""


def test_loading_tvm_to_compile_loads_no_pytorch_with_it() -> None:
    """Which is there for who imports it then."""
    code = "import sys; from synth.cli.compile_run import load_tvm; load_tvm()"
    code += "; assert 'torch' not in sys.modules and 'tvm' in sys.modules; import torch"
    subprocess.run([sys.executable, "-c", code], check=True)
