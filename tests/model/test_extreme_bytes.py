"""Models of 8 bits with weights and inputs at their ends: pairs of products that saturate elsewhere.

In Python and as exported C, for AVX2 and for this processor, all equal the integers by numpy; those of uint8
ONNX Runtime's exact mode too, which takes no QLinearConv of int8 data by weights that are not rewritten.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import helper

import synth
from synth.compiler.export import run_native
from synth.compiler.geometry import Geometry
from synth.model.deploy import export_model
from synth.model.onnx_session import open_session
from tests.compiler.reference import conv2d
from tests.model.onnx_graphs import info, onnx_model

SHAPE = (1, 12, 10, 9)


def network(data: str, zero: int, kernel: int, strides: int) -> tuple[Any, dict[str, Any]]:
    """Two convolutions and their constants; every pair of weights of the first filters is one that the
    instruction gets wrong."""
    rng = np.random.default_rng(kernel)
    ends = np.array([-128, 127, 0, 3], np.int8)
    first, second = rng.choice(ends, (20, 12, kernel, kernel)), rng.choice(ends, (9, 20, 1, 1))
    first[0], first[1] = 127, -128
    point, byte = np.array(zero, data), np.dtype(data).type
    constants = {
        "w1": first, "w2": second, "xs": np.float32(1), "xz": point, "ws": np.float32(1), "wz": np.int8(0),
        "ys": np.float32(300), "yz": byte(50), "zs": np.float32(9000), "zz": byte(50), "wz2": np.int8(0),
        "hs": np.float32(300), "hz": byte(50), "ws2": np.float32(1), "b": rng.integers(-9, 9, 20, np.int32),
    }  # fmt: skip
    around = {"pads": [kernel // 2] * 4, "strides": [strides] * 2}
    nodes = [
        helper.make_node(
            "QLinearConv", ["x", "xs", "xz", "w1", "ws", "wz", "ys", "yz", "b"], ["h"], **around
        ),
        helper.make_node("QLinearConv", ["h", "hs", "hz", "w2", "ws2", "wz2", "zs", "zz"], ["y"]),
    ]
    outputs = [info("y", np.zeros((), data), None)]
    return onnx_model(nodes, {"x": np.zeros(SHAPE, data)}, outputs, constants), constants


def expected(x: Any, constants: dict[str, Any], kernel: int, strides: int) -> Any:
    """QLinearConv by ONNX's definition, its sums on int64."""
    for weights, bias, zero, scale in (("w1", "b", "xz", 300), ("w2", "", "hz", 9000 / 300)):
        w = np.transpose(constants[weights], (0, 2, 3, 1))
        size, step = (kernel, strides) if weights == "w1" else (1, 1)
        g = Geometry(1, *x.shape[2:], w.shape[3], w.shape[0], (size, size), (step, step), (size // 2,) * 4)
        sums = conv2d(np.transpose(x, (0, 2, 3, 1)), w, g, (int(constants[zero]), 0))
        sums = sums + (constants[bias] if bias else 0)
        limits = np.iinfo(x.dtype)
        real = np.rint(sums.astype(np.float32) * (np.float32(1) / np.float32(scale)))
        x = np.transpose(np.clip(real + 50, limits.min, limits.max), (0, 3, 1, 2)).astype(x.dtype)
    return x


@pytest.mark.isa("avx2")
@pytest.mark.parametrize(("kernel", "strides"), [(3, 1), (3, 2), (1, 1), (5, 1)])
@pytest.mark.parametrize(("data", "zero"), [("uint8", 0), ("uint8", 255), ("int8", -128), ("int8", 127)])
def test_extreme_bytes(data: str, zero: int, kernel: int, strides: int, tmp_path: Path) -> None:
    model, constants = network(data, zero, kernel, strides)
    session = open_session(model.SerializeToString()) if data == "uint8" else None
    limits, rng = np.iinfo(data), np.random.default_rng(2)
    ends = np.array([limits.min, limits.max], data)
    images = [np.full(SHAPE, end, data) for end in ends] + [rng.choice(ends, SHAPE)]
    for target in ("x86-64-v3", "native"):
        compiled = synth.compile(model, target=target)
        exported = export_model(compiled, "extremes", tmp_path / target)
        for image in images:
            want = expected(image, constants, kernel, strides)
            if session is not None:
                np.testing.assert_array_equal(session.run(None, {"x": image})[0], want)
            np.testing.assert_array_equal(compiled(image), want)
            (got,) = run_native(exported, [image])
            np.testing.assert_array_equal(got, want)


def test_weights_that_are_an_input_take_no_rule() -> None:
    """What is known only when it runs is multiplied in int32: nothing of the constants' ways is taken."""
    shapes = {"x": (1, 12, 6, 6), "w": (8, 12, 3, 3)}
    constants = {"xs": np.float32(1), "xz": np.uint8(0), "ws": np.float32(1), "wz": np.int8(0)}
    constants |= {"ys": np.float32(16000), "yz": np.uint8(128)}
    node = helper.make_node(
        "QLinearConv", ["x", "xs", "xz", "w", "ws", "wz", "ys", "yz"], ["y"], pads=[1, 1, 1, 1]
    )
    inputs = {"x": np.zeros(shapes["x"], np.uint8), "w": np.zeros(shapes["w"], np.int8)}
    compiled = synth.compile(
        onnx_model([node], inputs, [info("y", np.zeros((), np.uint8), None)], constants), target="x86-64-v3"
    )
    assert not compiled.layers
    rng = np.random.default_rng(0)
    for ends in ([255], [0, 255]):
        x = rng.choice(np.array(ends, np.uint8), shapes["x"])
        w = rng.choice(np.array([127, -128] if len(ends) > 1 else [127], np.int8), shapes["w"])
        g = Geometry(1, 6, 6, 12, 8, (3, 3), padding=(1, 1, 1, 1))
        sums = conv2d(np.transpose(x, (0, 2, 3, 1)), np.transpose(w, (0, 2, 3, 1)), g, (0, 0))
        want = np.clip(np.rint(sums.astype(np.float32) / np.float32(16000)) + 128, 0, 255).astype(np.uint8)
        np.testing.assert_array_equal(compiled(x, w), want.transpose(0, 3, 1, 2))
