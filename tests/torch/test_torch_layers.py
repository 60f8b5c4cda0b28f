"""Low-bit layers in PyTorch against PyTorch's own products of int64 and float64, which are exact."""

import copy
import io
import shutil
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from torch import nn

import synth.torch as low_bit
from sketches.encoding import EncodingError, Operand, parse_pair
from synth.errors import UserError
from synth.torch import operators

#: a, w, encoding: what values are odd, signed, no int8, one bit.
BITS = [(1, 1, "bipolar"), (2, 1, "hybrid"), (2, 2, "twos"), (3, 2, "twos/twos"), (8, 8, "twos")]


def values_of(operand: Operand, shape: Any, seed: int = 0) -> Any:
    """Random values, the greatest and the least one among them."""
    drawn = np.random.default_rng(seed).choice(operand.values, shape)
    drawn.flat[0], drawn.flat[-1] = max(operand.values), min(operand.values)
    return torch.from_numpy(drawn)


def scaled(layer: Any, product: Any, axes: int = 0) -> Any:
    """What the layer makes of exact integers."""
    spread = (-1, *[1] * axes)
    scale = (layer.activation_scale * layer.weight_scale).reshape(spread)
    return product.float() * scale + layer.bias.reshape(spread)


def network() -> Any:
    torch.manual_seed(0)
    convolutions = [nn.Conv2d(3, 8, 3, padding=1), nn.ReLU(), nn.Conv2d(8, 8, 3, stride=2), nn.ReLU()]
    return nn.Sequential(*convolutions, nn.Flatten(), nn.Linear(72, 5))


@pytest.mark.parametrize(("a", "w", "encoding"), BITS)
@pytest.mark.parametrize("k", [1, 63, 200])
def test_linear_is_the_product_of_integers(a: int, w: int, encoding: str, k: int) -> None:
    acts, coded = (Operand(bits, name) for bits, name in zip((a, w), parse_pair(encoding), strict=True))
    scales = torch.linspace(0.5, 2, 37)
    layer = low_bit.Linear(
        values_of(coded, (37, k)), a=a, w=w, encoding=encoding, activation_scale=0.25, weight_scale=scales,
        bias=torch.linspace(-1, 1, 37),
    )  # fmt: skip
    values = values_of(acts, (2, 3, k), 1)
    found = layer(values * 0.25)
    assert found.shape == (2, 3, 37)
    assert torch.equal(found, scaled(layer, values.long() @ layer.weight.long().T))
    assert layer(torch.zeros(0, k)).shape == (0, 37)


@pytest.mark.parametrize(
    ("window", "groups", "encoding"),
    [
        ({"padding": 1, "stride": (2, 1)}, 1, "hybrid"),
        ({"padding": "same", "dilation": (1, 3)}, 2, "twos/twos"),
        ({"padding": (0, 2)}, 6, "twos"),
        ({"stride": 3}, 3, "bipolar"),
    ],
)
@pytest.mark.parametrize("compiled", [True, False])
def test_conv2d_is_the_convolution_of_integers(
    window: Any, groups: int, encoding: str, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By operators that are compiled for the shape, and by prepared products where TVM is not installed."""
    if not compiled:
        monkeypatch.setattr(operators, "find_spec", lambda name: None)
    float_layer = nn.Conv2d(6, 12, (4, 2), groups=groups, **window)
    given = {"a": 2, "w": 2, "encoding": encoding, "activation_scale": 0.5}
    layer = low_bit.Conv2d.from_float(float_layer, **given)
    values = values_of(layer.activations, (2, 6, 9, 11))
    names = ("stride", "padding", "dilation", "groups")
    exact = nn.functional.conv2d(
        values.double(), layer.weight.double(), **{name: getattr(float_layer, name) for name in names}
    )
    x = values * 0.5
    expected = scaled(layer, exact, 2)
    assert torch.equal(layer(x), expected)
    assert layer(x).is_contiguous(memory_format=torch.channels_last)
    assert torch.equal(layer(x.contiguous(memory_format=torch.channels_last)), expected)
    assert torch.equal(layer(x.half()), expected.half())


def test_the_quantizers_round_as_they_say() -> None:
    nan, far = float("nan"), float("inf")
    x = torch.tensor([-far, -3.1, -2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 99.0, far, nan])
    half_even = [-4, -3, -2, -1, 0, 0, 0, 1, 2, 2, 2, 3, 3, -4]
    assert low_bit.quantize(x, torch.tensor(1.0), Operand(3, "twos")).tolist() == half_even
    assert low_bit.quantize(x, torch.tensor(1.0), Operand(2, "unsigned")).tolist() == [
        *[0] * 7, 1, 2, 2, 2, 3, 3, 0,
    ]  # fmt: skip
    assert low_bit.quantize(x, torch.tensor(1.0), Operand(1, "bipolar")).tolist() == [*[-1] * 5, *[1] * 8, -1]
    odd = [-3, -3, -1, -1, -1, 1, 1, 1, 1, 3, 3, 3, 3, -3]
    assert low_bit.quantize(x, torch.tensor(1.0), Operand(2, "bipolar")).tolist() == odd
    wide = low_bit.quantize(torch.tensor([300.0, -300.0]), torch.tensor(1.0), Operand(8, "bipolar"))
    assert wide.tolist() == [255, -255]
    rows = torch.tensor([[1.0, -3.0], [0.0, 0.0]])
    assert low_bit.weight_scales(rows, Operand(1, "bipolar")).tolist() == [2.0, 1.0]
    assert low_bit.weight_scales(rows, Operand(3, "twos")).tolist() == [1.0, 1.0]


def compiled_cheaply(model: Any) -> Any:
    """``torch.compile`` with its usual backend, less what only saves time in later runs."""
    import torch._inductor.config as inductor

    inductor.cpp_cache_precompile_headers, inductor.cpp.vec_isa_ok, inductor.compile_threads = False, True, 1
    return torch.compile(model, fullgraph=True)


def test_compiled_models_give_the_same() -> None:
    model = low_bit.replace_(network(), a=2, w=2, encoding="twos", data=[torch.rand(2, 3, 8, 8)])
    x = torch.randn(2, 3, 8, 8)
    x[0, 0, 0, 0] = float("nan")
    with torch.no_grad():
        expected = model(x)
        traced = torch.compile(model, backend="aot_eager", fullgraph=True, dynamic=True)
        assert torch.equal(traced(x), expected)
        assert torch.equal(traced(torch.cat([x, x])), torch.cat([expected, expected]))
        exported = torch.export.export(model, (x,)).module()
        assert torch.equal(exported(x), expected)
        if shutil.which("g++"):  # which the backend calls
            layer, rows = model[5], x[:, 0, :2].repeat(1, 5, 1)[:, :9].reshape(2, 72)
            assert torch.equal(compiled_cheaply(layer)(rows), layer(rows))


def test_the_operators_are_what_pytorch_asks_of_them() -> None:
    image, kernel = torch.ones(2, 4, 5, 5, dtype=torch.int8), torch.ones(6, 2, 3, 3, dtype=torch.int8)
    given = ([1, 2], [1, 0, 1, 2], [1, 1], 2, 2, 2, "twos")
    torch.library.opcheck(torch.ops.synth.conv2d.default, (image, kernel, *given))
    torch.library.opcheck(torch.ops.synth.linear.default, (image[0, 0], image[0, 1], 2, 2, "twos"))


def test_state_is_saved_loaded_and_copied() -> None:
    data = [torch.rand(2, 3, 8, 8)]
    model = low_bit.replace_(network(), a=2, w=2, encoding="twos", data=data)
    expected = model(data[0])
    file = io.BytesIO()
    torch.save(model.state_dict(), file)
    file.seek(0)
    floats = network()
    for value in floats.parameters():
        nn.init.uniform_(value, -1, 1)
    other = low_bit.replace_(floats, a=2, w=2, encoding="twos", activation_scale=1.0)
    before = other(data[0])
    other.load_state_dict(torch.load(file))  # weights are written in place: what was packed of them is old
    assert not torch.equal(before, expected) and torch.equal(other(data[0]), expected)
    assert torch.equal(copy.deepcopy(model)(data[0]), expected)
    with torch.inference_mode():
        assert torch.equal(model(data[0]), expected)


def test_weights_are_packed_once_for_as_long_as_they_live_and_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    count, load = [], operators.load_here
    monkeypatch.setattr(operators, "load_here", lambda *bits: count.append(bits) or load(*bits))
    acts, before = torch.ones(1, 8, dtype=torch.int8), len(operators._KEPT)
    memory = np.empty((4, 8), np.int8)
    for number in range(4):  # each lies where the one before lay
        memory[...] = 1 if number % 2 else -1
        weights = torch.from_numpy(memory)
        for _ in range(2):
            assert operators.linear(acts, weights, 2, 1, "hybrid").tolist() == [[8 if number % 2 else -8] * 4]
        assert len(count) == number + 1
        del weights
    assert len(operators._KEPT) <= before + 1


def wrong_state() -> None:
    layer = linear()
    layer.weight.fill_(2)
    layer(torch.ones(1, 3))


ONES = torch.ones(2, 3, dtype=torch.int8)
BITS_2_1: Any = {"a": 2, "w": 1}


def linear(weights: Any = ONES, **given: Any) -> Any:
    return low_bit.Linear(weights, **BITS_2_1 | {"activation_scale": 1} | given)


def conv2d(**given: Any) -> Any:
    return low_bit.Conv2d(ONES[..., None, None], **BITS_2_1 | {"activation_scale": 1} | given)


def replace(model: Any, **given: Any) -> Any:
    return low_bit.replace_(model, **BITS_2_1 | given)


NAN = torch.tensor([[1.0, float("nan")]])


class _Named(nn.Module):
    """A model that passes a layer's input by name."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = nn.Linear(2, 2)

    def forward(self, x: Any) -> Any:
        return self.inner(input=x)


def _nan() -> Any:
    layer = nn.Linear(2, 2)
    layer.weight.data[0, 0] = float("nan")
    return layer


WRONG: list[tuple[Callable[[], Any], str]] = [
    (lambda: linear(ONES * 2), "weights: 2 is not a 1-bit bipolar value"),
    (lambda: linear(ONES.float()), "not an integer type"),
    (lambda: linear(ONES[0]), r"weights \[3\]"),
    (lambda: linear(activation_scale=0), "activation_scale=0: .* greater than zero"),
    (lambda: linear(bias=[1.0] * 3), r"bias of shape \[3\]"),
    (lambda: linear(encoding="odd"), "unknown encoding 'odd'"),
    (lambda: linear()(torch.ones(2, 4)), r"takes \[\.\.\., 3\]"),
    (wrong_state, "weights: 2 is not"),
    (lambda: conv2d(groups=3), "groups=3"),
    (lambda: conv2d(stride=0), "stride=0"),
    (lambda: conv2d(padding="odd"), "padding=odd"),
    (lambda: conv2d(a=1, encoding="bipolar", padding=1), "no value 0 for padding"),
    (lambda: conv2d()(torch.ones(1, 2, 4, 4)), r"takes \[B, 3, H, W\]"),
    (
        lambda: low_bit.Conv2d.from_float(
            nn.Conv2d(1, 1, 3, padding_mode="reflect"), **BITS_2_1, activation_scale=1
        ),
        "padding_mode='reflect'",
    ),
    (lambda: replace(nn.Linear(2, 2), activation_scale=1.0), "is itself the layer"),
    (lambda: replace(nn.ReLU(), activation_scale=1.0), "no Linear or Conv2d"),
    (lambda: replace(network()), "give either data"),
    (lambda: replace(network(), activation_scale={"0": 1.0}), "none for layer '2'"),
    (lambda: replace(network(), activation_scale=1.0, skip=["x"]), "skip 'x'"),
    (lambda: replace(network(), data=[torch.zeros(1, 3, 8, 8)]), "layer '0' gets no number"),
    *[
        (lambda data=data: replace(nn.Sequential(nn.Linear(2, 2)), data=data), "layer '0' gets no .* not fin")
        for data in ([NAN, torch.ones(1, 2)], [torch.ones(1, 2), NAN])
    ],
    (lambda: replace(_Named(), data=[torch.ones(1, 2)]), "layer 'inner': is called with input=; pass"),
    (
        lambda: low_bit.Linear.from_float(_nan(), a=2, w=2, encoding="twos", activation_scale=1),
        "scale=nan: .*",
    ),
    (
        lambda: low_bit.Linear.from_float(_nan(), **BITS_2_1, activation_scale=1),
        "weight_scale=nan: .* finite",
    ),
]


@pytest.mark.parametrize(("call", "says"), WRONG, ids=[says for _, says in WRONG])
def test_what_is_wrong_is_one_line(call: Callable[[], Any], says: str) -> None:
    with pytest.raises((UserError, EncodingError), match=says) as caught:
        call()
    assert "\n" not in str(caught.value)


def test_layers_that_are_to_stay_and_layers_used_twice() -> None:
    twice = nn.Linear(4, 4)
    model = nn.ModuleDict(
        {"a": nn.Sequential(twice, nn.ReLU()), "b": nn.Sequential(twice), "c": nn.Linear(4, 4)}
    )
    made = low_bit.replace_(model, a=2, w=1, activation_scale=1.0, skip=["c"])
    assert made is model and isinstance(model["a"][0], low_bit.Linear)
    assert model["b"][0] is model["a"][0] and type(model["c"]) is nn.Linear
    both = nn.Sequential(twice, nn.ReLU(), twice)
    low_bit.replace_(both, a=2, w=1, activation_scale=1.0)
    assert both[0] is both[2] and isinstance(both[2], low_bit.Linear)
    chain = network()
    low_bit.replace_(chain, a=2, w=2, encoding="twos", data=[torch.full((1, 3, 8, 8), 6.0)])
    assert float(chain[0].activation_scale) == 2.0 and chain[0].training
