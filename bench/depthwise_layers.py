"""Depthwise layers of 8 bits: the library's kernel channels last, loops over planes, ONNX Runtime, OpenVINO.

    python -m bench.depthwise_layers [--target native] [--seconds 1] [--json FILE]

The shapes are those of MobileNet (3 x 3) and of MobileNetV3 and PP-OCR (5 x 5), uint8 activations, int8
weights, output uint8 by one scale per filter. Every side runs one convolution from ready memory to ready
memory, one thread, each in the order of channels that it takes: ONNX Runtime and OpenVINO have ONNX's
QLinearConv in planes, and turn where they need to. "planes" are our loops over rows of planes, "kernel" those
by the library's depthwise kernel, where the target has one. Ratios over "ours", the faster of the two, with
quartiles. All results are compared with numpy's integers before anything is timed.
"""

import functools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench import openvino_peer
from bench.harness import JSON, benchmark, expect, grid, machine_text, say, screen, text_of, value, write_json
from bench.onnx_models import FAST, one_node_session, qdq_convolution
from bench.timing import measure, ratio
from synth.compiler.built import tensor
from synth.compiler.direct.depthwise import Depthwise
from synth.compiler.direct.operators import candidate_methods, direct_operator
from synth.compiler.direct.spec import DirectLayerSpec, LayerOptions, checked_layer
from synth.compiler.epilogue import Output8
from synth.compiler.geometry import Geometry
from synth.compiler.machines import CompileTarget, compile_target
from synth.compiler.threads import load
from synth.qnn.dialect import TO_NHWC

Array = NDArray[Any]
#: Height and width of the image, channels, kernel, stride.
SHAPES = (
    *((112, 112, 32, 3, 1), (112, 112, 64, 3, 2), (56, 56, 128, 3, 1), (28, 28, 256, 3, 1)),
    *((14, 14, 512, 3, 1), (14, 14, 512, 3, 2), (7, 7, 1024, 3, 1), (80, 80, 96, 3, 1)),
    *((28, 28, 120, 5, 1), (14, 14, 480, 5, 1), (14, 14, 672, 5, 2), (7, 7, 960, 5, 1), (12, 48, 240, 5, 1)),
)
KERNEL, PLANES = "kernel", "planes"
ZERO, SCALE = 117, 1 / 900
TO_NCHW = (0, 3, 1, 2)


def wanted(x: Array, weights: Array, g: Geometry) -> Array:
    """Return the layer's output [1, OH, OW, C] by numpy."""
    (top, left, bottom, right), (down, across) = g.padding, g.strides
    real = np.pad(x.astype(np.int64) - ZERO, ((0, 0), (top, bottom), (left, right), (0, 0)))
    sums = np.zeros((1, g.out_height, g.out_width, g.groups), np.int64)
    for y, column in np.ndindex(*g.kernel):
        here = real[:, y : y + (g.out_height - 1) * down + 1 : down]
        here = here[:, :, column : column + (g.out_width - 1) * across + 1 : across]
        sums += here * weights[:, y, column, 0].astype(np.int64)
    scaled = np.rint(sums.astype(np.float32) * np.float32(SCALE))
    return np.clip(scaled + ZERO, 0, 255).astype(np.uint8)


def ours(
    layer: DirectLayerSpec, machine: CompileTarget, x: Array, want: Array
) -> dict[str, Callable[[], None]]:
    """Our loops by name. Raises VerificationError where one is wrong."""
    runs: dict[str, Callable[[], None]] = {}
    for order in ("NHWC", "NCHW"):
        methods = candidate_methods(replace(layer, layout=order, out_layout=order), machine)
        kernels = [method for method in methods if isinstance(method, Depthwise)]
        for method in kernels[:1] if order == "NHWC" else [min(methods, key=lambda method: method.cost)]:
            name = KERNEL if kernels else PLANES
            operator, is_last = direct_operator(method, machine), name == KERNEL
            image = x if is_last else np.ascontiguousarray(x.transpose(TO_NCHW))
            out = np.zeros(operator.output_shape, operator.output_dtype)
            arrays = [tensor(array) for array in (image, *operator.constants.values(), out)]
            runs[name] = functools.partial(load(operator.module, machine.tvm)["main"], *arrays)
            runs[name]()
            y = arrays[-1].numpy()
            expect(name, y if is_last else y.transpose(TO_NHWC), want)
    return runs


def theirs(x: Array, weights: Array, g: Geometry, want: Array) -> dict[str, Callable[[], Any]]:
    """ONNX Runtime's session, and OpenVINO's where it is installed, which may round ties another way."""
    planes = np.ascontiguousarray(x.transpose(TO_NCHW))
    constants = {
        "xs": np.float32(1), "xz": np.uint8(ZERO), "w": np.ascontiguousarray(weights.transpose(0, 3, 1, 2)),
        "ws": np.full(g.groups, SCALE, np.float32), "wz": np.zeros(g.groups, np.int8), "ys": np.float32(1),
        "yz": np.uint8(ZERO),
    }  # fmt: skip
    shape: dict[str, Any] = {"group": g.groups, "strides": g.strides, "pads": g.padding}
    shape["kernel_shape"] = g.kernel
    out = np.zeros(want.transpose(TO_NCHW).shape, np.uint8)
    run, read = one_node_session("QLinearConv", planes, constants, out, 1, **shape)
    run()
    expect(FAST, read().transpose(TO_NHWC), want, 1)
    runs: dict[str, Callable[[], Any]] = {FAST: run}
    if openvino_peer.installed():
        model = qdq_convolution(planes, constants, out.shape, **shape)
        infer = openvino_peer.runner(openvino_peer.compiled(model.SerializeToString(), 1), {"x": planes})
        expect(openvino_peer.NAME, infer().transpose(TO_NHWC), want, 1)
        runs[openvino_peer.NAME] = infer
    return runs


@benchmark(
    value("--target", "native", "Whose code and kernels."), value("--seconds", 1.0, "For each layer."), JSON
)
def main(target: str, seconds: float, json_file: Path | None) -> None:
    """Depthwise layers of 8 bits beside ONNX Runtime and OpenVINO."""
    machine, rng = compile_target(target), np.random.default_rng(2)
    peers = [FAST, *([openvino_peer.NAME] if openvino_peer.installed() else [])]
    name = f"{machine.isa}/{machine.target}"
    title = f"Depthwise layers, uint8 by int8, one thread, {name}: microseconds; ratios"
    heads = [KERNEL, PLANES, *(f"{peer} / ours" for peer in peers)]
    table = grid(title, ["image x channels, kernel, stride"], heads)
    medians: dict[str, dict[str, float]] = {}
    slower = []
    for height, width, channels, size, stride in SHAPES:
        name = f"{height} x {width} x {channels}, {size} x {size}, {stride}"
        say(name)
        kernel, pads = (size, size), (size // 2,) * 4
        g = Geometry(1, height, width, 1, 1, kernel, (stride, stride), pads, groups=channels)
        weights = rng.integers(-127, 128, (channels, size, size, 1)).astype(np.int8)
        x = rng.integers(0, 256, (1, height, width, channels)).astype(np.uint8)
        output = Output8(np.full(channels, SCALE, np.float32), ZERO, 0, 255, "uint8")
        layer = checked_layer(weights, g, "NHWC", "NHWC", LayerOptions("uint8", ZERO, output=output))
        want = wanted(x, weights, g)
        times = measure(ours(layer, machine, x, want) | theirs(x, weights, g, want), seconds)
        medians[name] = {who: timing.median for who, timing in times.items()}
        best = min((times[who] for who in (KERNEL, PLANES) if who in times), key=lambda t: t.median)
        cells = [f"{times[who].median * 1e3:.1f}" if who in times else "-" for who in (KERNEL, PLANES)]
        table.add_row(name, *cells, *(text_of(ratio(times[peer], best)) for peer in peers))
        slower += [f"{name} ({peer})" for peer in peers if times[peer].median < best.median]
    packages = ("onnxruntime", "openvino") if openvino_peer.installed() else ("onnxruntime",)
    screen(150).print(table, machine_text(packages), sep="\n")
    say(f"Slower than a rival: {', '.join(slower) or 'nowhere'}")
    write_json(json_file, target=machine.target, milliseconds=medians)
