"""Functions of one byte as tables: the same bytes, and only where it is one function of one tensor."""

from typing import Any

import numpy as np
import pytest
from tvm import relax

from synth.compiler.machines import compile_target
from synth.model import tabulate
from synth.model.compiled import CompiledModel, build
from synth.model.pipeline import lower_model
from synth.qnn import ops as qnn
from tests.qnn.relax_model import F, Model

SHAPE = (1, 3, 11, 9)
V3 = "x86-64-v3"


def dequantized(x: Any, scale: Any = F(0.05), zero: int = 131) -> Any:
    return qnn.dequantize(x, np.asarray(scale, np.float32), np.int32(zero))


def quantized(x: Any, dtype: str = "uint8", scale: Any = F(0.02), zero: int = 3) -> Any:
    info = np.iinfo(dtype)
    bounds = {"qmin": int(info.min), "qmax": int(info.max), "out_dtype": dtype}
    return qnn.quantize(x, np.asarray(scale, np.float32), np.int32(zero), **bounds)


def swish(m: Model, x: Any) -> Any:
    """A product of a tensor with a function of itself, quantized twice on the way."""
    real = m(dequantized(x))
    gate = m(dequantized(m(quantized(m(relax.op.sigmoid(real)), "int8", F(1 / 255), -128)), F(1 / 255), -128))
    return m(quantized(m(relax.op.multiply(real, gate)), "int8"), "swish")


def model(body: Any, *, inputs: int = 1) -> Any:
    names = ("x", "y")[:inputs]
    return Model(**dict.fromkeys(names, (SHAPE, "uint8"))).build(lambda m, *xs: list(body(m, *xs)))


def compiled(module: Any, target: str = V3) -> CompiledModel:
    machine = compile_target(target)
    return build(lower_model(module, machine).module, machine)


def kinds(found: CompiledModel) -> list[str]:
    return [step.kind for step in found.plan.steps]


def every_byte() -> Any:
    return (np.arange(np.prod(SHAPE)) * 5 % 256).astype(np.uint8).reshape(SHAPE)


def per_channel(m: Model, x: Any) -> Any:
    scales = np.array([0.01, 0.02, 0.03], np.float32).reshape(3, 1, 1)
    return [m(quantized(m(relax.op.multiply(m(dequantized(x)), relax.const(scales)))), "out")]


def rescaled(m: Model, x: Any) -> Any:
    return m(quantized(m(dequantized(m(quantized(m(dequantized(x)), "int8", F(0.2), 7)), F(0.2), 7))))


def summed(m: Model, x: Any, y: Any) -> Any:
    return m(quantized(m(relax.op.add(m(dequantized(x)), m(dequantized(y))))), "sum")


#: What is computed, of how many inputs, and how many tables that makes.
CASES: dict[str, tuple[Any, int, int]] = {
    "swish": (lambda m, x: [swish(m, x)], 1, 1),
    "rescaled-twice": (lambda m, x: [rescaled(m, x)], 1, 1),
    "two-results": (lambda m, x: [swish(m, x), m(quantized(m(relax.op.exp(m(dequantized(x))))), "e")], 1, 2),
    "a-float-result-stays": (lambda m, x: [m(relax.op.exp(m(dequantized(x))))], 1, 0),
    "per-channel-stays": (per_channel, 1, 0),
    "a-sum-of-two-stays": (lambda m, x, y: [summed(m, x, y)], 2, 0),
    "a-sum-of-two-functions": (lambda m, x, y: [summed(m, swish(m, x), y)], 2, 1),
    "after-a-move": (lambda m, x: [swish(m, m(relax.op.permute_dims(x, [0, 2, 3, 1])))], 1, 1),
}


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("name", CASES)
def test_the_same_bytes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    body, inputs, tables = CASES[name]
    module = model(body, inputs=inputs)
    found = compiled(module)
    assert kinds(found).count("table") == tables
    arrays = [every_byte(), np.roll(every_byte(), 11)][:inputs]
    got = found(*arrays)
    monkeypatch.setattr(tabulate, "choose_lookup", lambda machine: None)
    plain = compiled(module)
    assert "table" not in kinds(plain)
    want = plain(*arrays)
    for one, other in zip(*(r if isinstance(r, tuple) else (r,) for r in (got, want)), strict=True):
        assert one.dtype == other.dtype
        np.testing.assert_array_equal(one, other)


def test_a_machine_without_tables_keeps_the_operators() -> None:
    assert "table" not in kinds(compiled(model(lambda m, x: [swish(m, x)]), "armv7"))


def test_one_table_of_all_values() -> None:
    """The entries, from a formula of its own."""
    found = compiled(model(lambda m, x: [swish(m, x)]))
    (table,) = [b for b in found.plan.buffers if b.dtype == "int8" and b.role == "constant"]
    assert np.prod(table.shape) == 16 * 32
    x = np.arange(256).astype(np.uint8)
    real = (x.astype(np.float32) - 131) * np.float32(0.05)
    gate = np.clip(np.rint(1 / (1 + np.exp(-real.astype(np.float64))) * 255) - 128, -128, 127)
    product = real * ((gate + 128).astype(np.float32) * np.float32(1 / 255))
    want = np.clip(np.rint(product / np.float32(0.02)) + 3, -128, 127)
    values = np.resize(x, SHAPE)
    np.testing.assert_array_equal(found(values), want[values])


@pytest.mark.parametrize("shape", [(), (1, 255)])
def test_fewer_elements_than_entries_keep_the_operators(shape: tuple[int, ...]) -> None:
    module = Model(x=(shape, "uint8")).build(lambda m, x: [swish(m, x)])
    assert "table" not in kinds(compiled(module))
