"""An operator is one declaration: two that the package does not know, from ONNX to execution, exactly."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from onnx import helper
from tvm import relax

from synth.model.pipeline import compile_model, integer_model
from synth.qnn.dialect import DIALECT, operator
from synth.qnn.frontend.onnx import OPERATORS, from_onnx
from synth.qnn.frontend.onnx_node import OnnxOperator
from synth.qnn.graph import bindings, op_name
from synth.qnn.values import ValueRange
from tests.model.onnx_graphs import info, onnx_model

R = relax.op


@pytest.fixture
def toys() -> Iterator[None]:
    """Magnitude: min(|x|, cap) of int8. Cube: x * x * x of float32, which never falls."""
    limited = operator(
        "toy.magnitude",
        elementwise=True,
        values=lambda call, lookup: ValueRange.span(0, int(call.attrs["cap"])),
    )
    cubed = operator(
        "toy.cube", elementwise=True, apply=lambda call, x: x * x * x, direction=lambda call, i: np.int8(1)
    )

    def magnitude(x: Any, *, cap: int) -> Any:
        """The size of each element, ``cap`` at most."""
        wide = R.abs(R.astype(x, "int32"))
        return R.astype(R.minimum(wide, relax.const(cap, "int32")), "int8")

    def cube(x: Any) -> Any:
        """The third power of each element."""
        return R.multiply(R.multiply(x, x), x)

    size, third = limited(magnitude), cubed(cube)
    OPERATORS["toy"] = {
        "Magnitude": OnnxOperator(
            lambda node: size(node.typed(0, ("int8",)).expr, cap=node.integer("cap")), frozenset({"cap"}), 1
        ),
        "Cube": OnnxOperator(lambda node: third(node.floats().expr), frozenset(), 1),
    }
    yield
    del OPERATORS["toy"], DIALECT["toy.magnitude"], DIALECT["toy.cube"]


WEIGHTS = np.random.default_rng(1).choice([-1, 1], (2, 16, 16, 3, 3)).astype(np.int8)


def model() -> Any:
    """Quantize, Magnitude, convolution, Cube, Quantize to 8 bits, Magnitude, convolution."""
    node = helper.make_node
    constants = {"half": np.float32(0.5), "zero": np.int8(0), "one": np.float32(1)}
    nodes = [node("QuantizeLinear", ["x", "half", "zero"], ["q0"])]
    for i in range(2):
        constants[f"w{i}"] = WEIGHTS[i]
        nodes += [
            node("Magnitude", [f"q{i}"], [f"m{i}"], domain="toy", cap=3),
            node("DequantizeLinear", [f"m{i}", "one", "zero"], [f"a{i}"]),
            node("DequantizeLinear", [f"w{i}", "half", "zero"], [f"f{i}"]),
            node("Conv", [f"a{i}", f"f{i}"], [f"c{i}"], f"conv{i}", pads=[1, 1, 1, 1]),
        ]
        if i == 0:
            nodes += [
                node("Cube", ["c0"], ["p"], domain="toy"),
                node("QuantizeLinear", ["p", "one", "zero"], ["q1"]),
            ]
    x = np.empty((1, 16, 7, 9), np.float32)
    return onnx_model(nodes, {"x": x}, [info("c1", x)], constants)


def expected(x: np.ndarray) -> np.ndarray:
    def quantized(values: np.ndarray, step: float) -> np.ndarray:
        return np.clip(np.rint(values / np.float32(step)), -128, 127)

    def convolved(values: np.ndarray, weights: np.ndarray) -> np.ndarray:
        padded = np.pad(values, ((0, 0), (0, 0), (1, 1), (1, 1)))
        windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))
        return np.einsum("ncyxij,ocij->noyx", windows, weights * np.float32(0.5)).astype(np.float32)

    first = convolved(np.minimum(np.abs(quantized(x, 0.5)), 3), WEIGHTS[0])
    return convolved(np.minimum(np.abs(quantized(first * first * first, 1)), 3), WEIGHTS[1])


@pytest.mark.isa("avx2")
def test_operators_from_outside_are_imported_legalized_compiled_and_run(toys: None) -> None:
    found = from_onnx(model())
    names = [op_name(value) for _, value in bindings(integer_model(found)["main"])]
    assert names.count("toy.magnitude") == names.count("qnn.conv2d") == 2
    # By ``apply``, Cube and the quantizer behind it are evaluated together with what they read.
    compiled = compile_model(found, target="x86-64-v3")
    # By ``values``, both convolutions need two bits of activations; by ``elementwise``, nothing is transposed
    # between.
    assert [layer.precision for layer in compiled.layers] == ["A2W1 hybrid"] * 2
    steps = [step.name for step in compiled.plan.steps]
    between = steps[steps.index("conv0") + 1 : steps.index("conv1")]
    assert between and not any("nchw" in name or "nhwc" in name for name in between)
    x = np.random.default_rng(2).normal(scale=2, size=(1, 16, 7, 9)).astype(np.float32)
    np.testing.assert_array_equal(compiled(x), expected(x))
