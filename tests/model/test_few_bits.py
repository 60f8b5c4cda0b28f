"""Whole models with weights of 2 to 6 bits: which kernels run, what is stored, that integers are exact."""

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import synth
from synth.compiler.export import run_emulated, run_native
from synth.compiler.operators import bitserial_dense
from synth.emit.features import host_features
from synth.model.calibrate import apply_precision
from synth.model.compiled import CompiledModel, build
from synth.model.deploy import export_model
from synth.model.pipeline import compile_target, import_model, integer_model, to_functions
from synth.model.precision import parse_precision
from synth.model.widths import LowBitWarning
from synth.qnn.passes import canonicalize
from tests.needs import Need, import_or_skip, skip_where
from tests.qnn.onnx_models import Graph
from tests.qnn.tflite_cases import IMAGE, SAME, Cases

here = skip_where(Need.PROCESSOR, "avx2" not in host_features(), "runs x86-64-v3 code")
SHAPE = (1, 20, 14, 14)
u8 = np.uint8


def reference(source: Any) -> CompiledModel:
    """The model's own operators on integers, without kernels and fusion."""
    return build(to_functions(canonicalize(integer_model(import_model(source)))), compile_target("x86-64-v3"))


def qdq(signed: bool, activations: int, weights: str) -> Any:
    """Convolutions, one with groups, and a dense layer: QDQ with weights of a type below 8 bits."""
    g, rng = Graph(25), np.random.default_rng(5)
    low = {"int4": -8, "int2": -1, "uint4": 0, "uint2": 0, "int8": -20}[weights]
    high = {"int4": 7, "int2": 1, "uint4": 15, "uint2": 3, "int8": 20}[weights]
    narrow = "int4" if signed else "uint4"
    dtype = narrow if activations == 4 else "int8" if signed else "uint8"

    def values(x: str) -> str:
        point = g.constant((3 if activations == 4 else 100) - signed * (1 << (activations - 1)), dtype)
        step = g.constant(np.float32(0.4 if activations == 4 else 0.03))
        return g.node("DequantizeLinear", [g.node("QuantizeLinear", [x, step, point]), step, point])

    def constant(*shape: int) -> str:
        codes = rng.integers(low, high + 1, shape)
        codes.flat[:2] = low, high
        step = (rng.uniform(0.16, 0.48, shape[0]) / (high - low + 1)).astype(np.float32)
        point = g.constant(np.full(shape[0], low + high + 1 >> 1), weights)
        return g.node("DequantizeLinear", [g.constant(codes, weights), step, point], axis=0)

    x = values(g.input("x", SHAPE))
    y = g.node("Conv", [x, constant(24, 20, 1, 1)], name="one")
    y = g.node("Conv", [values(y), constant(15, 8, 3, 3)], name="grouped", group=3, strides=[2, 2])
    y = g.node("Conv", [values(y), constant(33, 15, 5, 5)], name="five", pads=[2, 2, 2, 2])
    five = values(y)
    y = g.node("Gemm", [values(g.node("Flatten", [five])), constant(11, 33 * 36)], name="fc", transB=1)
    ends = [(five, 0.03), (y, 0.1)]
    g.output(*(g.node("QuantizeLinear", [end, np.float32(step), np.uint8(128)]) for end, step in ends))
    return g.model()


def image(high: float = 4) -> NDArray[np.float32]:
    made = np.random.default_rng(9).uniform(-3, high, SHAPE).astype(np.float32)
    made[0, 0] = 1e6
    return made


def check(model: Any, folder: Path, *inputs: NDArray[Any]) -> CompiledModel:
    """Compare the compiled model, in Python and in C, with its own operators bit for bit, and return it."""
    compiled = synth.compile(model, target="x86-64-v3")
    want, found = (
        made if isinstance(made, tuple) else (made,)
        for made in (reference(model)(*inputs), compiled(*inputs))
    )
    assert all(len(np.unique(values)) > 4 for values in want)
    exported = export_model(compiled, "net", folder)
    for got in (found, run_native(exported, inputs)):
        for values, wanted in zip(got, want, strict=True):
            assert np.array_equal(values, wanted)
    return compiled


@pytest.mark.exhaustive("models", every=3)
@here
@pytest.mark.parametrize(
    ("activations", "weights", "name", "bits", "signed"),
    [(8, "int4", "A8W4 twos", 4, False), (8, "uint4", "A8W4 twos", 4, True),
     (4, "int4", "A4W4 twos", 4, True), (4, "uint4", "A4W4 twos", 4, False),
     (8, "int2", "A8W2 twos", 2, True), (8, "int8", "int8", 6, False)],
)  # fmt: skip
def test_qdq_models(
    activations: int, weights: str, name: str, bits: int, signed: bool, tmp_path: Path
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore" if name == "int8" else "error", LowBitWarning)
        compiled = check(qdq(signed, activations, weights), tmp_path, image())
    assert {layer.precision for layer in compiled.layers} == {name}
    if name != "int8":
        (five,) = (layer for layer in compiled.layers if layer.name == "five")
        assert five.kernel is not None and five.weight_bytes == 40 * 16 * 25 * bits // 8


def test_a_model_in_the_emulator(tmp_path: Path) -> None:
    """Arm's int8 products take codes that begin at another number."""
    import_or_skip("unicorn")
    model = qdq(True, 8, "int4")
    compiled = synth.compile(model, target="rpi4")
    assert any(layer.kernel for layer in compiled.layers)
    got, _ = run_emulated(export_model(compiled, "net", tmp_path, False), [image()])
    for values, wanted in zip(got, reference(model)(image()), strict=True):
        assert np.array_equal(values, wanted)


@here
def test_tflite_models_are_exact(tmp_path: Path) -> None:
    m, rng = Cases("int8", 7), np.random.default_rng(3)
    m.conv("conv", (3, 3), 24, (1, 1), SAME, "NONE", bits=4)
    m.dense("dense", m.rows, (3, 10), bits=4, per_channel=True)
    shapes = (IMAGE, IMAGE, (3, 24))
    compiled = check(
        m.bytes(), tmp_path, *(rng.integers(-128, 128, shape).astype(np.int8) for shape in shapes)
    )
    assert {layer.precision for layer in compiled.layers} == {"A8W4 twos"}


@pytest.mark.exhaustive("models", every=2)
@here
@pytest.mark.parametrize(
    ("activations", "weights", "names"),
    [(8, 4, {"A8W4 twos"}), (4, 4, {"A4W4 twos"}), (8, 2, {"A8W3 twos"}), (5, 6, {"int8"})],
)
def test_any_width_may_be_chosen(activations: int, weights: int, names: set[str], tmp_path: Path) -> None:
    """The input is negative too, for which activations of four bits and more have a zero point."""
    g, rng = Graph(17), np.random.default_rng(4)
    shapes, last = ((24, 20, 3, 3), (16, 24, 1, 1), (32, 16, 3, 3)), g.input("x", SHAPE)
    for shape in shapes:
        made = g.node("Conv", [last, rng.normal(size=shape).astype(np.float32)], pads=[shape[2] // 2] * 4)
        last = g.node("Relu", [made])
    g.output(last)
    data = rng.normal(size=(4, *SHAPE[1:])).astype(np.float32)
    chosen = parse_precision(f"[default]\nactivations = {activations}\nweights = {weights}")
    model = apply_precision(g.model(), chosen, {"x": data})
    with warnings.catch_warnings():
        warnings.simplefilter("ignore" if weights > 4 else "error", LowBitWarning)
        compiled = check(model, tmp_path, data[:1])
    assert {layer.precision for layer in compiled.layers} == names


@here
@pytest.mark.parametrize("bits", [2, 3, 4])
def test_a_dense_layer_in_c_unpacks_one_block_at_a_time(bits: int, tmp_path: Path) -> None:
    rng = np.random.default_rng(bits)
    weights = rng.integers(-(1 << bits - 1), 1 << bits - 1, (203, 517))
    x = rng.integers(0, 256, (1, 1, 1, 517))
    x[..., :300] = 255
    made = bitserial_dense(
        weights.astype(np.int8), 1, 8, bits, "twos", target="x86-64-v3", data_dtype="uint8"
    )
    assert made.plan.row_tiles == 1
    (out,) = run_native(made.export("dense", tmp_path), [made.check_input(x)])
    assert np.array_equal(out.reshape(-1), weights @ x.reshape(-1))
