"""Models whose depthwise layers, sums, means, selections and joined tensors are channels last: the bytes of
the same model in planes, and of ONNX Runtime's exact mode."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import helper

import synth
from synth.compiler.export import run_native
from synth.compiler.machines import compile_target
from synth.model import layers as layers_of_models
from synth.model.deploy import export_model
from synth.model.onnx_session import open_session
from tests.model.onnx_graphs import info, onnx_model
from tests.needs import Need, skip

SHAPE, CHANNELS = (1, 3, 12, 14), 24


def network() -> Any:
    """Convolution, depthwise convolution, then what follows the order of channels: a mean of each plane by
    which the planes are multiplied, rows and columns repeated, tensors joined, the last layer."""
    rng = np.random.default_rng(8)
    one, point, flat = np.float32(1), np.uint8(120), np.int8(0)
    constants: dict[str, Any] = {
        "s": one, "z": point, "ws": one, "wz": flat, "big": np.float32(400), "mean": np.float32(300),
        "large": np.float32(200), "huge": np.float32(2500), "sizes": np.array([1, 1, 2, 2], np.float32),
        "w1": rng.integers(-128, 128, (CHANNELS, 3, 1, 1)).astype(np.int8),
        "w2": rng.choice(np.array([-128, 127, 3], np.int8), (CHANNELS, 1, 5, 5)),
        "w3": rng.integers(-128, 128, (20, 2 * CHANNELS, 1, 1)).astype(np.int8),
        "b2": rng.integers(-999, 999, CHANNELS, np.int32),
    }  # fmt: skip
    own, twice = {"domain": "com.microsoft"}, {"mode": "nearest", "nearest_mode": "floor"}
    twice["coordinate_transformation_mode"] = "asymmetric"
    node = helper.make_node
    nodes = [
        node("QLinearConv", ["x", "s", "z", "w1", "ws", "wz", "big", "z"], ["h"]),
        node(
            "QLinearConv", ["h", "s", "z", "w2", "ws", "wz", "large", "z", "b2"], ["d"],
            group=CHANNELS, pads=[2] * 4,
        ),
        node("QLinearGlobalAveragePool", ["d", "s", "z", "s", "z"], ["m"], **own),
        node("QLinearMul", ["d", "s", "z", "m", "s", "z", "mean", "z"], ["e"], **own),
        node("Resize", ["e", "", "sizes"], ["r"], **twice),
        node("Resize", ["d", "", "sizes"], ["q"], **twice),
        node("QLinearConcat", ["s", "z", "r", "s", "z", "q", "large", "z"], ["c"], axis=1, **own),
        node("QLinearConv", ["c", "s", "z", "w3", "ws", "wz", "huge", "z"], ["y"]),
    ]  # fmt: skip
    outputs = [info("y", np.zeros((), np.uint8), None)]
    return onnx_model(nodes, {"x": np.zeros(SHAPE, np.uint8)}, outputs, constants)


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("target", ["cascadelake", "alderlake", "x86-64-v3"])
def test_either_order_gives_the_same_bytes(
    target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a target without a depthwise kernel such a layer reads and writes planes all the same."""
    if not compile_target(target).is_host:
        skip(Need.PROCESSOR, f"this CPU is no {target}")
    model = network()
    session = open_session(model.SerializeToString())
    compiled = {}
    for last in (True, False):
        monkeypatch.setattr(layers_of_models, "channels_last", lambda *args, last=last: last)
        compiled[last] = synth.compile(model, target=target)
    shapes = {last: {buffer.shape for buffer in one.plan.buffers} for last, one in compiled.items()}
    depthwise = (1, 12, 14, CHANNELS)
    if target != "x86-64-v3":
        kinds = [step.kind for step in compiled[True].plan.steps]
        assert depthwise in shapes[True] and not any("transpose" in kind for kind in kinds[1:]), kinds
        named = [layer.kernel for layer in compiled[True].layers if layer.operator == "depthwise conv2d"]
        assert len(named) == 1 and "a8w8_twos" in str(named[0]), "the report names the library's kernel"
    assert depthwise not in shapes[False]
    exported = export_model(compiled[True], "last", tmp_path)
    rng = np.random.default_rng(3)
    random = rng.integers(0, 256, SHAPE, np.uint8)
    for image in (np.zeros_like(random), np.full_like(random, 255), random):
        want = session.run(None, {"x": image})[0]
        for last, one in compiled.items():
            np.testing.assert_array_equal(one(image), want, err_msg=f"channels last: {last}")
        (got,) = run_native(exported, [image])
        np.testing.assert_array_equal(got, want)
        assert len(np.unique(want)) > 20 or image is not random
