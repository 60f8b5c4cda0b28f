"""Layers become kernels: the compiled model against the same integer graph in TVM's own lowering."""

from functools import partial
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax

from sketches.encoding import Operand
from synth.compiler.machines import compile_target
from synth.errors import UserError
from synth.model import layers as layers_of_models
from synth.model.kernel_choice import Cost
from synth.model.legalize import legalize
from synth.model.pipeline import compile_model, integer_model, lower_model
from synth.model.widths import choose, fitting
from synth.qnn import ops as qnn
from synth.qnn.graph import bindings, op_name
from synth.qnn.passes import canonicalize
from synth.qnn.values import ValueRange
from tests.needs import Need, skip
from tests.qnn.onnx_models import compiled as plainly_compiled
from tests.qnn.relax_model import F, Model, run


def scaled(m: Model, r: np.random.Generator, y: Any, channels: int) -> Any:
    """``y`` times a random number and plus one, per channel."""
    for step in (relax.op.multiply, relax.op.add):
        y = m(step(y, relax.const(F(r.normal(size=(1, channels, 1, 1))))))
    return y


def check_against(integers: Any, compiled: Any, inputs: list[np.ndarray]) -> None:
    """The compiled model gives what TVM's own lowering of the integer graph gives."""
    reference = plainly_compiled(canonicalize(integers))
    for x in inputs:
        for got, want in zip(compiled(x), reference(x), strict=True):
            np.testing.assert_array_equal(got, want)


def mixed(m: Model, x: Any) -> list[Any]:
    """8-bit, A2W2, A2W1, packed A1W1, grouped and dense layers; a residual; float ends."""
    r = np.random.default_rng(5)
    norm = partial(scaled, m, r)

    def conv(y: Any, integers: np.ndarray, name: str, **options: Any) -> Any:
        return m(relax.op.nn.conv2d(y, m.weight(integers.astype("int8"), 0.25), **options), name)

    y = m.fake(x, 2**-5, 4, -128, 127, "int8")
    first = conv(y, r.integers(-127, 128, (24, 3, 3, 3)), "first", padding=(1, 1, 1, 1), strides=(2, 2))
    y = m.fake(m(relax.op.nn.relu(norm(first, 24))), 1.0, 0, 0, 3, "uint8")
    wide = conv(y, r.integers(-2, 2, (40, 24, 3, 3)), "wide", padding=(1, 1, 1, 1))
    y = m.fake(m(relax.op.nn.relu(norm(wide, 40))), 2.0, 0, 0, 3, "uint8")
    ones = conv(y, r.integers(0, 2, (32, 40, 1, 1)) * 2 - 1, "ones", padding=(0, 0, 0, 0))
    signs = m.fake(norm(ones, 32), 1.0, 0, -1, 1, "int8", bipolar=True)
    binary = conv(signs, r.integers(0, 2, (32, 32, 3, 3)) * 2 - 1, "binary", padding=(1, 1, 1, 1))
    added = m(relax.op.add(norm(binary, 32), norm(ones, 32)))
    y = m.fake(m(relax.op.nn.relu(added)), 0.5, 0, 0, 7, "uint8")
    grouped = conv(y, r.integers(-1, 2, (32, 8, 3, 3)), "grouped", groups=4, dilation=(1, 1))
    y = m.fake(m(relax.op.mean(grouped, [2, 3])), 0.5, 0, -128, 127, "int8")
    weights = m.weight(r.integers(-127, 128, (10, 32)).astype("int8"), 2**-6)
    dense = m(relax.op.matmul(y, m(relax.op.permute_dims(weights, [1, 0]))), "dense")
    low = m.fake(dense, 16.0, 0, -2, 1, "int8")
    last = m(relax.op.permute_dims(m.weight(r.integers(-1, 2, (7, 10)).astype("int8"), 0.5), [1, 0]))
    return [m(relax.op.matmul(low, last), "last"), dense]


@pytest.mark.exhaustive("models", every=2)
@pytest.mark.isa("avx2")
@pytest.mark.parametrize("threads", [1, 2])
def test_the_compiled_model_is_its_integer_graph(threads: int) -> None:
    module = Model(x=((1, 3, 9, 11), "float32")).build(mixed)
    integers = integer_model(module)
    compiled = compile_model(module, target="x86-64-v3", threads=threads)
    layers = {layer.name: layer for layer in compiled.layers}
    kernels = {name: layer.precision for name, layer in layers.items()}
    assert kernels == {
        "first": "int8", "wide": "A2W2 twos", "ones": "A2W1 hybrid", "binary": "A1W1 bipolar",
        "grouped": "A3W2 twos", "dense": "int8", "last": "A2W2 twos/twos",
    }  # fmt: skip
    assert layers["wide"].macs == 40 * 24 * 9 * 5 * 6 and layers["first"].kernel is None
    r = np.random.default_rng(6)
    extremes = [np.full((1, 3, 9, 11), F(v)) for v in (100, -100)]
    check_against(integers, compiled, [F(r.normal(size=(1, 3, 9, 11))), *extremes])


def residual(m: Model, x: Any) -> list[Any]:
    """An 8-bit layer whose BatchNorm ends in 8 bits, pooled; a low-bit block around which those are added."""
    r = np.random.default_rng(7)
    norm = partial(scaled, m, r)

    def conv(y: Any, integers: np.ndarray, scale: float, name: str, **options: Any) -> Any:
        return m(relax.op.nn.conv2d(y, m.weight(integers.astype("int8"), scale), **options), name)

    y = m.fake(x, 0.03, 2, -128, 127, "int8")
    wide = r.integers(-127, 128, (24, 3, 7, 7))
    first = conv(y, wide, 0.003, "first", padding=(3, 3, 3, 3), strides=(2, 2))
    y = m(relax.op.nn.relu(norm(first, 24)))
    stream = m(relax.op.nn.max_pool2d(m.fake(y, 0.0127, 3, 0, 255, "uint8"), (3, 3), (2, 2), (1, 1, 1, 1)))
    ternary = r.integers(-1, 2, (24, 24, 3, 3))
    inner = conv(m.fake(stream, 0.7, 0, 0, 3, "uint8"), ternary, 0.05, "inner", padding=(1, 1, 1, 1))
    branch = m.fake(norm(inner, 24), 0.0243, 0, -128, 127, "int8")
    total = m.fake(m(relax.op.nn.relu(m(relax.op.add(branch, stream)))), 0.0209, 0, 0, 255, "uint8")
    low = m.fake(total, 0.9, 0, 0, 1, "uint8")
    return [
        conv(low, r.integers(-1, 2, (8, 24, 1, 1)), 0.5, "left"),
        conv(low, r.integers(-1, 2, (9, 24, 1, 1)), 0.5, "right"),
        total,
    ]


@pytest.mark.isa("avx2")
def test_what_stands_between_layers_keeps_its_bits() -> None:
    module = Model(x=((1, 3, 33, 30), "float32")).build(residual)
    integers = integer_model(module)
    compiled = compile_model(module, target="x86-64-v3")
    steps = {step.name: compiled.plan.buffers[step.writes[0]] for step in compiled.plan.steps}
    assert (steps["first"].dtype, steps["first"].shape) == ("uint8", (1, 17, 15, 24)), "fused, channels last"
    r, shape = np.random.default_rng(6), (1, 3, 33, 30)
    inputs = [F(r.normal(size=shape)), F(r.normal(size=shape) * 9), np.full(shape, F(-100))]
    check_against(integers, compiled, inputs)


def zero_points_apart(m: Model, x: Any) -> list[Any]:
    """A layer of 8 bits whose filters have a zero point each."""
    r = np.random.default_rng(8)
    weights = r.integers(-128, 128, (12, 3, 3, 3)).astype("int8")
    points = r.integers(-128, 128, (12, 1, 1, 1)).astype("int32")
    y = m.fake(x, 2**-5, 4, -128, 127, "int8")
    return [m(relax.op.nn.conv2d(y, m(qnn.dequantize(weights, F(0.25), points))), "conv")] * 2


@pytest.mark.isa("avx2")
def test_filters_with_a_zero_point_each() -> None:
    module, r = Model(x=((1, 3, 9, 11), "float32")).build(zero_points_apart), np.random.default_rng(9)
    compiled = compile_model(module, target="x86-64-v3")
    assert [layer.precision for layer in compiled.layers] == ["int8"]
    check_against(integer_model(module), compiled, [F(r.normal(size=(1, 3, 9, 11), scale=3))])


def test_thresholds_are_passed_on_as_bitplanes() -> None:
    """wide's thresholds are read by one low-bit layer only, ones' by none, so just the former are packed."""
    module = Model(x=((1, 3, 9, 11), "float32")).build(mixed)
    legal, *_ = legalize(integer_model(module), compile_target("x86-64-v3"))
    packed = [v for v, _ in bindings(legal["main"]) if str(getattr(v.ty, "dtype", "")) == "uint32"]
    assert [str(variable.name) for variable in packed] == ["wide"]


@pytest.mark.exhaustive("models", every=2)
@pytest.mark.parametrize("target", ["aarch64", "armv7"])
def test_layers_of_boards_take_neon_kernels(target: str) -> None:
    module = Model(x=((1, 3, 9, 11), "float32")).build(mixed)
    layers = lower_model(module, compile_target(target)).layers
    named = {layer.name: layer.kernel for layer in layers}
    assert str(named["wide"]).startswith("neon/a2w2_twos") and named["first"] is None


def three_bits(m: Model, x: Any) -> list[Any]:
    """Two convolutions of A3W3 with thresholds between them, and one of A1W1 behind."""
    r = np.random.default_rng(6)
    y = m.fake(x, 0.25, 0, 0, 7, "uint8")
    for name, filters in (("first", 64), ("second", 64), ("ones", 32)):
        low, high = (-4, 4) if name != "ones" else (0, 2)
        integers = r.integers(low, high, (filters, 64, 3, 3))
        integers = integers if name != "ones" else 2 * integers - 1
        y = m(relax.op.nn.conv2d(y, m.weight(integers.astype("int8"), 0.25), padding=(1, 1, 1, 1)), name)
        if name != "ones":
            steps = (8.0, 0, 0, 7, "uint8") if name == "first" else (64.0, 0, 0, 1, "uint8")
            y = m.fake(m(relax.op.nn.relu(scaled(m, r, y, filters))), *steps)
    return [y, m(relax.op.nn.relu(y))]


@pytest.mark.isa("avx2")
def test_direct_kernels_compute_few_bits_where_they_are_faster() -> None:
    """On AVX2 for 3 x 3 and many pixels; not for one bit, few pixels, or on Arm with its one multiplier."""
    for target, size, faster in (("znver3", 40, True), ("znver3", 5, False), ("rpi4", 40, False)):
        integers = integer_model(Model(x=((1, 64, size, size), "float32")).build(three_bits))
        legal, layers, notes = legalize(integers, compile_target(target))
        named = {layer.name: layer for layer in layers}
        assert [named[name].kernel is None for name in ("first", "second", "ones")] == [faster] * 2 + [False]
        assert named["first"].precision == "A3W3 twos" and not notes
        assert ("times as fast" in named["first"].reason) == faster and not named["first"].few_bits
        assert "qnn.threshold" not in {op_name(call) for _, call in bindings(legal["main"])}


@pytest.mark.exhaustive("models", every=2)
@pytest.mark.isa("avx2")
@pytest.mark.parametrize("build", [mixed, three_bits])
def test_direct_kernels_give_what_the_low_bit_ones_give(build: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every encoding, groups, dense layers and thresholds on the way that a layer would not take."""
    shape = (1, 3, 9, 11) if build is mixed else (1, 64, 10, 9)
    integers, r = integer_model(Model(x=(shape, "float32")).build(build)), np.random.default_rng(1)
    monkeypatch.setattr(layers_of_models, "kernel_cost", lambda *args: Cost(2.0, 1.0))
    compiled = compile_model(Model(x=(shape, "float32")).build(build), target="x86-64-v3")
    assert not any(layer.kernel for layer in compiled.layers)
    check_against(
        integers, compiled, [F(r.uniform(-2, 2, shape)), np.full(shape, F(9)), np.full(shape, F(-9))]
    )


def test_float_layers_take_batch_norm_and_relu_in() -> None:
    r = np.random.default_rng(8)

    def body(m: Model, x: Any) -> list[Any]:
        y = m(
            relax.op.nn.conv2d(x, relax.const(F(r.normal(size=(6, 4, 3, 3)))), padding=(1, 1, 1, 1)), "conv"
        )
        y = m(relax.op.add(y, relax.const(F(r.normal(size=(6, 1, 1))))))
        parts = [F(r.normal(size=6)), F(r.normal(size=6)), F(r.normal(size=6)), F(r.uniform(0.5, 2, 6))]
        norm = m(relax.op.nn.batch_norm(y, *(relax.const(p) for p in parts), axis=1, training=False))
        y = m(relax.op.nn.relu(m(tvm.ir.TupleGetItem(norm, 0))))
        weights = F(r.normal(size=(6, 6, 1, 1)))
        y = m(relax.op.maximum(m(relax.op.nn.conv2d(y, relax.const(weights)), "one"), relax.const(F(0))))
        y = m(relax.op.reshape(y, (2, 6 * 25)))
        return [m(relax.op.matmul(y, relax.const(F(r.normal(size=(150, 5))))), "fc")]

    module = Model(x=((2, 4, 5, 5), "float32")).build(body)
    if compile_target(None).name != "x86-64-v3":
        skip(Need.PROCESSOR, "needs an x86-64-v3 computer")
    compiled = compile_model(module, target="x86-64-v3")
    kinds = {step.name: step.kind for step in compiled.plan.steps}
    assert kinds.pop("conv") == kinds.pop("one") == kinds.pop("fc") == "DirectOperator"
    assert all("transpose" in kind or "reshape" in kind for kind in kinds.values()), "nothing else computes"
    x = F(r.normal(size=(2, 4, 5, 5)))
    np.testing.assert_allclose(compiled(x), run(module, x)[0], rtol=2e-5, atol=2e-4)


def test_operands_that_fit() -> None:
    assert fitting(ValueRange.of((0, 1)))[0] == Operand(1, "unsigned")
    assert fitting(ValueRange.of((-1, 1)))[0] == Operand(1, "bipolar")
    assert fitting(ValueRange.of((-1, 0, 1)))[0] == Operand(2, "twos")
    assert fitting(ValueRange.of((-3, 1)))[0] == Operand(2, "bipolar")
    assert fitting(ValueRange.of((0, 8))) == () and fitting(ValueRange(0, 255)) == () and fitting(None) == ()
    machine = compile_target("x86-64-v3")
    chosen = choose(ValueRange.of((-1, 1)), ValueRange.of((-1, 0, 1)), machine)
    # The library has no bipolar/twos pair.
    assert chosen is not None and chosen.spec.precision == "A2W2 twos/twos"
    assert choose(ValueRange.of((0, 1)), ValueRange(-127, 127), machine) is None


def test_a_missing_kernel_is_an_error(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYNTH_KERNELS", str(tmp_path))
    module = Model(x=((1, 3, 9, 11), "float32")).build(mixed)
    with pytest.raises(UserError, match=r"is not in .*; write it with: synth-kernel --isa avx2 --a 2 --w 2"):
        compile_model(module, target="x86-64-v3")
