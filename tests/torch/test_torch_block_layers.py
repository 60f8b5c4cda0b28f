"""Linear layers in blocks in PyTorch, against its own products in float64 within the proved bound."""

import copy
import io
import shutil
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import torch
from torch import nn

import synth.torch as low_bit
from synth.errors import UserError
from synth.forms.blocks import SuperBlockScales, from_codes
from synth.linear import BlockLinear
from synth.linear.quantize import nearest_codes
from synth.torch import operators
from tests.torch.test_torch_layers import compiled_cheaply


def float_layer(k: int = 200, rows: int = 37, bias: bool = True) -> Any:
    torch.manual_seed(0)
    return nn.Linear(k, rows, bias=bias)


def dequantized(layer: Any) -> Any:
    """What the buffers of a module stand for, float64 [M, K], for bits that are next to each other."""
    fields = layer.codes.numpy()[:, :, :, None] >> np.arange(0, 8, layer.bits) & (1 << layer.bits) - 1
    rows, blocks, size, each = fields.shape  # a step of 4 bytes: position 4 * part + byte
    codes = (
        fields.reshape(rows, blocks, size // 4, 4, each).transpose(0, 1, 2, 4, 3).reshape(rows, blocks, -1)
    )
    zeros = np.broadcast_to(layer.zeros.numpy().astype(np.int64), (rows, blocks))
    values = layer.scales.double().numpy()[:, :, None] * (codes[:, :, : layer.block] - zeros[:, :, None])
    return torch.from_numpy(values.reshape(rows, -1)[:, : layer.in_features])


@pytest.mark.parametrize("symmetric", [True, False])
@pytest.mark.parametrize(("bits", "block"), [(2, 16), (4, 32), (8, 64)])
def test_from_float_is_the_float_layer_of_rounded_weights(bits: int, block: int, symmetric: bool) -> None:
    floats = float_layer()
    layer = low_bit.BlockLinear.from_float(floats, bits=bits, block=block, symmetric=symmetric)
    weights = dequantized(layer)
    # A code that is cut off is the one opposite to the largest weight of a symmetric block.
    scales = layer.scales.double().abs().repeat_interleave(block, 1)[:, :200]
    away = (weights - floats.weight.detach().double()).abs() / scales
    assert away.max() <= (1.0 if symmetric else 0.5) + 1e-5 and away.median() <= 0.5
    x = torch.randn(2, 3, 200)
    exact = x.double() @ weights.T + floats.bias.detach().double()
    assert exact.shape == layer(x).shape and layer(x).dtype == torch.float32
    (kept,) = (one.made for key, one in operators._KEPT.items() if key[0][0] == layer.codes.data_ptr())
    assert ((layer(x).double() - exact).abs().detach().numpy() <= kept.bound(x)).all()
    assert torch.equal(layer(x.bfloat16()), layer(x.bfloat16().float()).bfloat16())
    assert layer(torch.zeros(0, 200)).shape == (0, 37)


@pytest.mark.parametrize("bits", [3, 6])
def test_from_block_weights_equals_the_prepared_layer(bits: int) -> None:
    rng, end = np.random.default_rng(0), 1 << bits
    codes, scales = rng.integers(0, end, (20, 100)), rng.uniform(0.1, 1, (20, 4)).astype(np.float16)
    weights = from_codes(codes, scales, rng.integers(0, end, (20, 4)), bits, 32, rng.normal(size=20))
    x = rng.normal(size=(5, 100)).astype(np.float32)
    half = replace(weights, zeros=None, zero=7, half_zero=True)  # of 3.5
    for one in (weights, half):
        found = low_bit.BlockLinear(one)(torch.from_numpy(x)).numpy()
        assert np.array_equal(found, BlockLinear(one)(x))


def test_activations_are_permuted() -> None:
    """As GPTQ's act-order has them; what is saved has the positions."""
    rng = np.random.default_rng(3)
    codes, scales = rng.integers(0, 16, (20, 64)), rng.uniform(0.1, 1, (20, 2)).astype(np.float32)
    weights = replace(from_codes(codes, scales, 8, 4, 32), columns=rng.permutation(64))
    x = rng.normal(size=(5, 64)).astype(np.float32)
    layer, other = (low_bit.BlockLinear(weights) for _ in range(2))
    assert np.array_equal(layer(torch.from_numpy(x)).numpy(), BlockLinear(weights)(x))
    other.columns.copy_(torch.arange(64))
    assert not torch.equal(other(torch.from_numpy(x)), layer(torch.from_numpy(x)))
    other.load_state_dict(layer.state_dict())
    assert torch.equal(other(torch.from_numpy(x)), layer(torch.from_numpy(x)))


def test_a_zero_point_may_be_half_of_an_integer() -> None:
    """As in GGUF's Q1_0, whose weights are a scale or minus that; what is saved has it."""
    rng = np.random.default_rng(1)
    codes, scales = rng.integers(0, 2, (20, 256)), rng.uniform(0.1, 1, (20, 2)).astype(np.float16)
    weights = replace(from_codes(codes, scales, 1, 1, 128), half_zero=True)
    x = rng.normal(size=(5, 256)).astype(np.float32)
    layer, other = low_bit.BlockLinear(weights), low_bit.BlockLinear(from_codes(codes, scales, 1, 1, 128))
    assert np.array_equal(layer(torch.from_numpy(x)).numpy(), BlockLinear(weights)(x))
    other.load_state_dict(layer.state_dict())
    assert torch.equal(other(torch.from_numpy(x)), layer(torch.from_numpy(x)))


def test_offsets_and_scales_that_are_multiples() -> None:
    """As in GGUF's Q4_K; what is saved has them, in as much room."""
    rng = np.random.default_rng(2)
    codes, scales = rng.integers(0, 16, (20, 256)), rng.uniform(0.1, 1, (20, 8)).astype(np.float32)
    made = from_codes(codes, scales, 0, 4, 32)
    units = rng.uniform(0.1, 1, (2, 20, 1)).astype(np.float16)
    both = [SuperBlockScales(rng.integers(-64, 64, (20, 8), np.int8), one) for one in units]
    short = SuperBlockScales(rng.integers(-32, 32, (20, 16), np.int8), units[0])
    three = from_codes(codes // 2, short, 4, 3, 16, shared=2)
    x = rng.normal(size=(5, 256)).astype(np.float32)
    state = {}
    assert low_bit.BlockLinear(three).codes.shape == (20, 8, 12)
    for weights in (
        three,
        replace(made, offsets=rng.normal(size=(20, 8)).astype(np.float32)),
        replace(made, scales=both[0]),
        replace(made, scales=both[0], offsets=both[1]),
    ):
        layer, other = low_bit.BlockLinear(weights), low_bit.BlockLinear(weights)
        assert np.array_equal(layer(torch.from_numpy(x)).numpy(), BlockLinear(weights)(x))
        state = layer.state_dict()
        layer.scales.mul_(0)
        assert not torch.equal(layer(torch.from_numpy(x)), other(torch.from_numpy(x)))
    assert {name: one.dtype for name, one in state.items()} == {
        "codes": torch.uint8, "scales": torch.int8, "zeros": torch.float32, "offsets": torch.int8,
        "units": torch.float16,
    }  # fmt: skip


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float64])
@pytest.mark.parametrize("symmetric", [True, False])
def test_a_model_is_moved_to_another_dtype(dtype: Any, symmetric: bool) -> None:
    """Codes stay what they are, scales and bias are rounded."""
    layer = low_bit.BlockLinear.from_float(float_layer(), bits=4, symmetric=symmetric)
    moved = copy.deepcopy(layer).to(dtype)
    layer.scales.copy_(layer.scales.to(dtype))
    layer.bias.copy_(layer.bias.to(dtype))
    x = torch.randn(3, 200).to(dtype)
    assert moved(x).dtype == dtype and torch.equal(moved(x), layer(x))


def test_compiled_and_exported_models_give_the_same() -> None:
    model = nn.Sequential(low_bit.BlockLinear.from_float(float_layer(), bits=4), nn.SiLU())
    x = torch.randn(4, 200)
    x[1, 3] = float("nan")
    with torch.no_grad():
        expected = model(x)
        assert expected[1].isnan().all() and expected[[0, 2, 3]].isfinite().all()
        traced = torch.compile(model, backend="aot_eager", fullgraph=True, dynamic=True)
        exported = torch.export.export(model, (x,), dynamic_shapes=({0: torch.export.Dim("n")},)).module()
        for run in (traced, exported):
            assert torch.equal(run(x).nan_to_num(), expected.nan_to_num())
            assert run(torch.cat([x, x, x])).shape == (12, 37)
        if shutil.which("g++"):  # which the usual backend calls
            assert torch.equal(compiled_cheaply(model[0])(x[2:]), model[0](x[2:]))


def test_the_operator_is_what_pytorch_asks_of_it() -> None:
    layer = low_bit.BlockLinear.from_float(float_layer(64, 8), bits=4)
    given = (layer.codes, layer.scales, layer.zeros, layer.bias, None, None, 64, 4, 32)
    torch.library.opcheck(torch.ops.synth.block_linear.default, (torch.randn(3, 64), *given))


def test_state_is_saved_loaded_and_packed_again() -> None:
    x = torch.randn(3, 200)
    layer, other = (low_bit.BlockLinear.from_float(float_layer(), bits=4, symmetric=False) for _ in range(2))
    other.scales.mul_(2)
    doubled = other(x)
    assert not torch.equal(doubled, layer(x))
    file = io.BytesIO()
    torch.save(layer.state_dict(), file)
    file.seek(0)
    assert set(layer.state_dict()) == {"codes", "scales", "zeros", "bias"}
    other.load_state_dict(torch.load(file))
    assert torch.equal(other(x), layer(x)) and torch.equal(copy.deepcopy(layer)(x), layer(x))
    layer.bias.zero_()
    assert not torch.equal(other(x), layer(x))
    assert repr(layer).endswith("W4 in blocks of 32, bias=True)")


def test_extreme_weights_are_quantized() -> None:
    given = np.zeros((3, 40), np.float32)
    given[1, :2], given[2, 5] = (-3, 1), 7
    for symmetric in (True, False):
        codes, scales, zeros = nearest_codes(given, 4, 32, symmetric)
        values = np.repeat(scales, 32, 1)[:, :40] * (codes - np.repeat(zeros, 32, 1)[:, :40].astype(np.int64))
        assert np.abs(values - given).max() <= np.abs(scales).max() / 2 + 1e-6
        assert abs(values[2, 5] - 7) < 1e-6
        assert codes.max() < 16 and not values[0].any()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"bits": 1}, "1 bits: floats are quantized to 2 to 8"),
        ({"bits": 4, "block": 8}, "blocks of 8 positions"),
        ({"bits": 4, "block": 512}, "blocks of 512 positions"),
    ],
)
def test_what_is_wrong_is_one_line(options: dict[str, int], says: str) -> None:
    with pytest.raises(UserError, match=says):
        low_bit.BlockLinear.from_float(float_layer(), **options)
    broken = float_layer()
    broken.weight.data[0, 0] = float("nan")
    with pytest.raises(UserError, match="give a matrix of finite floats"):
        low_bit.BlockLinear.from_float(broken, bits=4)
    with pytest.raises(UserError, match="give a matrix of finite floats"):
        nearest_codes([[1e300, 0.0]], 4, 32)  # whose scale no float32 is
    with pytest.raises(UserError, match=r"input of shape \[2, 199\]: the layer takes \[..., 200\]"):
        low_bit.BlockLinear.from_float(float_layer(), bits=4)(torch.zeros(2, 199))
    with pytest.raises(UserError, match=r"input of shape \[\]"):
        low_bit.BlockLinear.from_float(float_layer(), bits=4)(torch.tensor(1.0))
