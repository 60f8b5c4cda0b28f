"""Integer products of ONNX Runtime and of a kernel of ours on this processor, beside numpy: how far each is
off.

    python -m tests.model.products_elsewhere

prints a dictionary in JSON. ``tests/model/test_onnx_session.py`` runs it in an emulator of a processor
without VNNI.
"""

import json
from typing import Any

import numpy as np
from onnx import helper

from synth.emit.features import host_features, level_of
from synth.emit.targets import get_target
from synth.library import kernels as library
from synth.model.onnx_session import Optimize, open_session, saturates
from tests.model.onnx_graphs import info, onnx_model

K, N, M = 1152, 4, 16


def product(
    operator: str, feeds: dict[str, Any], constants: dict[str, Any], out: Any, opset: int = 17
) -> Any:
    """A model of one node, whose operands have the names and the order of ``feeds`` and ``constants``."""
    order = [n for n in ("x", "xs", "xz", "w", "ws", "wz", "ys", "yz") if n in feeds or n in constants]
    node = helper.make_node(operator, order, ["y"])
    return onnx_model([node], feeds, [info("y", out)], constants, opset)


def operands() -> tuple[Any, Any]:
    """Activations uint8 [N, K] and weights int8 [K, M] over their whole ranges."""
    random = np.random.default_rng(13)
    return random.integers(0, 256, (N, K), np.uint8), random.integers(-128, 128, (K, M)).astype(np.int8)


def measured() -> dict[str, Any]:
    """What is off by how much; ``level``: of x86-64, as this project finds it."""
    x, w = operands()
    want = x.astype(np.int64) @ w
    integer = product("MatMulInteger", {"x": x}, {"w": w}, want.astype(np.int32))
    scale = np.float32(np.abs(want).max() / 127)
    steps = {"xs": np.float32(1), "xz": np.uint8(0), "w": w, "ws": np.float32(1), "wz": np.int8(0),
             "ys": scale,
             "yz": np.uint8(128)}  # fmt: skip
    # Weights that are no constants, of an operator set that ONNX Runtime's own remedy does not know.
    quantized = product(
        "QLinearMatMul", {"x": x, "w": w}, {n: v for n, v in steps.items() if n != "w"}, x[:, :M], 21
    )
    rounded = np.clip(np.rint(want / scale) + 128, 0, 255)

    def off(model: Any, feed: dict[str, Any], wanted: Any, exact: bool, optimize: Optimize) -> float:
        session = open_session(model.SerializeToString(), exact=exact, threads=1, optimize=optimize)
        return float(np.abs(session.run(None, feed)[0].astype(np.float64) - wanted).max())

    kernel = library.load("avx2", 3, 2, "hybrid", "x86_64")
    random = np.random.default_rng(5)
    activations, weights = random.integers(0, 8, (N, K)), random.choice([-3, -1, 1, 3], (M, K))
    ours = {}
    for layout in ("bitplanes", "tables", "bytes"):
        got = kernel.run_form(weights, activations, form=layout).astype(np.int64)
        ours[layout] = float(np.abs(got - weights @ activations.T).max())
    return {
        "saturates": saturates(),
        "level": level_of(host_features(), get_target("x86_64").features)[0],
        "fast": off(integer, {"x": x}, want, False, "all"),
        "exact": {level: off(integer, {"x": x}, want, True, level) for level in ("all", "basic", "none")},
        "fast of 255": off(quantized, {"x": x, "w": w}, rounded, False, "none"),
        "exact of 255": off(quantized, {"x": x, "w": w}, rounded, True, "none"),
        "ours": ours,
        "ours runs as": kernel.machine,
    }


if __name__ == "__main__":
    print(json.dumps(measured()))
