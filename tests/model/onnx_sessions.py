"""Which session of ONNX Runtime the results of a quantized model are those of, counted on small random
networks:

    python -m tests.model.onnx_sessions

Each network is quantized by ONNX Runtime's own tool. A row is the output for one image; compared are our
program, ONNX Runtime's session with all its optimizations and its session without any, both exact
(``synth.model.onnx_session``). Then the same for values of single operators between quantizers (QDQ), which
shows where sessions and programs part.
"""

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import onnx

import synth
from synth.model.onnx_session import open_session
from tests.model.dead_channels import (
    CLASSES,
    DEAD,
    SIZE,
    WIDTH,
    Graph,
    images,
    model_of,
    quantized,
    small_resnet,
)

SEEDS, IMAGES = 2, 10


def small_mobile_network(seed: int = 0) -> Any:
    """Depthwise convolutions, HardSwish, a gate by a sigmoid, average pooling and softmax, in float."""
    r, g = np.random.default_rng(seed), Graph()

    def conv(x: str, name: str, channels: int, size: int, group: int = 1, **attributes: Any) -> str:
        shape = (WIDTH, channels // group, size, size)
        w = r.normal(0, np.sqrt(2 / (shape[1] * size * size)), shape).astype(np.float32)
        held = [
            g.constant(f"{name}.w", w),
            g.constant(f"{name}.b", r.normal(0, 0.3, WIDTH).astype(np.float32)),
        ]
        return g.node("Conv", [x, *held], name, group=group, pads=[size // 2] * 4, **attributes)

    y = g.node("HardSwish", [conv("x", "stem", 3, 3, strides=[2, 2])], "stem.swish")
    inner = g.node("Relu", [conv(y, "depthwise", WIDTH, 3, WIDTH)], "depthwise.relu")
    gate = g.node(
        "Sigmoid", [conv(g.node("GlobalAveragePool", [inner], "mean"), "gate", WIDTH, 1)], "gate.sigmoid"
    )
    y = g.node("Add", [conv(g.node("Mul", [inner, gate], "gated"), "point", WIDTH, 1), y], "sum")
    y = g.node("AveragePool", [y], "pool", kernel_shape=[2, 2], strides=[2, 2])
    y = g.node("Flatten", [g.node("GlobalAveragePool", [y], "average")], "flat")
    w, b = r.normal(0, 0.6, (WIDTH, CLASSES)), r.normal(0, 0.3, CLASSES)
    y = g.node("Gemm", [y, g.constant("fc.w", np.float32(w)), g.constant("fc.b", np.float32(b))], "fc")
    g.node("Softmax", [y], "y")
    return model_of(g, (1, 3, SIZE, SIZE), (1, CLASSES))


NETWORKS: dict[str, Callable[[int], Any]] = {
    "ResNet": lambda seed: small_resnet(seed, {}),
    "ResNet, dead channels": lambda seed: small_resnet(seed, DEAD),
    "mobile": small_mobile_network,
}
FORMATS = ("QOperator", "QDQ")


@dataclass
class Count:
    """Rows that are equal bit for bit, of ``rows``; ``top``: of ours and the optimized session's top."""

    rows: int = 0
    optimized: int = 0
    unoptimized: int = 0
    theirs: int = 0
    top: int = 0


def counted(network: Callable[[int], Any], kind: str, seeds: int = SEEDS, count: int = IMAGES) -> Count:
    """Of networks of the first ``seeds`` seeds, each on ``count`` images."""
    found = Count()
    for seed in range(seeds):
        with tempfile.TemporaryDirectory() as folder:
            model = quantized(network(seed), Path(folder), kind, True, "QUInt8")
        ours = synth.compile(model)
        data = model.SerializeToString()
        sessions = [open_session(data, optimize=level, threads=1) for level in ("all", "none")]
        for x in images(count, 100 + seed):
            y = ours(x)
            best, plain = (session.run(None, {"x": x})[0] for session in sessions)
            found.rows += 1
            found.optimized += np.array_equal(y, best)
            found.unoptimized += np.array_equal(y, plain)
            found.theirs += np.array_equal(best, plain)
            found.top += int(y.argmax() == best.argmax())
    return found


SIDE = (1, 32, 12, 12)
OPERATORS: dict[str, tuple[int, dict[str, Any]]] = {
    "Conv": (1, {"pads": [1, 1, 1, 1]}),
    "Gemm": (1, {}),
    "Add": (2, {}),
    "Mul": (2, {}),
    "Concat": (2, {"axis": 1}),
    "MaxPool": (1, {"kernel_shape": [2, 2], "strides": [2, 2]}),
    "AveragePool": (1, {"kernel_shape": [2, 2], "strides": [2, 2]}),
    "GlobalAveragePool": (1, {}),
    "LeakyRelu": (1, {}),
    "Sigmoid": (1, {}),
    "HardSwish": (1, {}),
    "Softmax": (1, {"axis": 1}),
}
"""Operator -> how many tensors it takes from quantizers, attributes."""


def single(operator: str, seed: int = 0) -> tuple[Any, dict[str, Any]]:
    """A model of one operator between quantizers, and data for it."""
    inputs, attributes = OPERATORS[operator]
    r, g = np.random.default_rng(seed), Graph()
    shape = (32, 128) if operator == "Gemm" else SIDE
    feeds = {name: r.normal(0, 1, shape).astype(np.float32) for name in ("x", "x2")[:inputs]}

    def quantizers(x: str, name: str, scale: float, zero: int) -> str:
        held = [g.constant(f"{name}.s", np.float32(scale)), g.constant(f"{name}.z", np.uint8(zero))]
        return g.node("DequantizeLinear", [g.node("QuantizeLinear", [x, *held], f"{name}.q"), *held], name)

    given = [quantizers(name, f"{name}.d", 0.023 + 0.004 * n, 128 - 7 * n) for n, name in enumerate(feeds)]
    if operator in ("Conv", "Gemm"):
        w = r.integers(-127, 128, (16, 32, 3, 3) if operator == "Conv" else (128, 16)).astype(np.int8)
        scale, b = r.uniform(0.001, 0.002, 16).astype(np.float32), r.integers(-999, 999, 16).astype(np.int32)
        step, axis = g.constant("w.s", scale), 0 if operator == "Conv" else 1
        given.append(g.node("DequantizeLinear", [g.constant("w.c", w), step, g.constant("w.z", np.zeros(16,
                     np.int8))],
                            "w", axis=axis))  # fmt: skip
        given.append(g.node("DequantizeLinear", [g.constant("b.c", b), g.constant("b.s",
                     np.float32(0.023) * scale)],
                            "b", axis=0))  # fmt: skip
    y = g.node(operator, given, "result", **attributes)
    bounded = operator in ("Sigmoid", "Softmax")
    quantizers(y, "y", 1 / 255 if bounded else 0.031, 0 if bounded else 121)
    model = model_of(g, shape, ())
    for name in list(feeds)[1:]:
        model.graph.input.append(onnx.helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, shape))
    model.graph.output[0].CopyFrom(onnx.ValueInfoProto(name="y"))
    return onnx.shape_inference.infer_shapes(model), feeds


def equal_values(operator: str) -> tuple[int, float, float, float]:
    """The number of values, equal shares: ours and the optimized session's, ours and the other's, both."""
    model, feeds = single(operator)
    ours = synth.compile(model)(**feeds)
    data = model.SerializeToString()
    best, plain = (
        open_session(data, optimize=level, threads=1).run(None, feeds)[0] for level in ("all", "none")
    )
    pairs = ((ours, best), (ours, plain), (best, plain))
    # Dequantized values: the same integer may differ in the last bit of the float.
    return ours.size, *(float(np.isclose(a, b, rtol=1e-5, atol=1e-6).mean()) for a, b in pairs)


def table() -> Iterator[str]:
    equal = "ours = optimized | ours = unoptimized | optimized = unoptimized |"
    yield f"| network, format | rows | {equal} top-1 equal |"
    yield "|---|---|---|---|---|---|"
    for name, network in NETWORKS.items():
        for kind in FORMATS:
            c = counted(network, kind)
            yield f"| {name}, {kind} | {c.rows} | {c.optimized} | {c.unoptimized} | {c.theirs} | {c.top} |"
    yield ""
    yield f"| operator between quantizers | values | {equal}"
    yield "|---|---|---|---|---|"
    for operator in OPERATORS:
        size, *shares = equal_values(operator)
        yield f"| {operator} | {size} | {' | '.join(f'{share:.2%}' for share in shares)} |"


if __name__ == "__main__":
    for line in table():
        print(line, flush=True)
