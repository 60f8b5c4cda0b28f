"""A low-bit convolution by each integration beside the direct call of its C: what ONNX Runtime and PyTorch
add.

    python -m bench.integrations [--channels 64] [--size 56] [--a 2] [--w 2] [--seconds 2] [--json FILE]

"direct": the compiled layer's functions on arrays that are ready, from an image's integers to the next
layer's. "session": one run of an ONNX Runtime session of the same layer as a custom operator; "node": that
operator alone within it, by the session's profiler. "ONNX Runtime": its own operators for the same model.
"module": ``synth.torch.Conv2d`` on floats, which quantizes, makes columns and multiplies; "operator": without
quantizing and scaling. One thread; results are compared. Microseconds with quartiles, and ratios to "direct".
"""

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx

from bench import harness
from bench.prepared import timed
from synth.errors import VerificationError
from synth.model import compile_model
from synth.model.custom_nodes import CustomNodes, export_custom_nodes
from synth.model.onnx_session import open_session

DIRECT, SESSION, NODE, OWN, MODULE, OPERATOR = (
    "direct", "session", "node", "ONNX Runtime", "module", "operator"
)  # fmt: skip


def layer(channels: int, size: int, a: int, w: int) -> Any:
    """A convolution of 3 x 3 between quantizers of a bits, weights of w bits; scales are powers of two."""
    most = (1 << (w - 1)) - 1 or 1
    weights = np.random.default_rng(0).integers(-most, most + 1, (channels, channels, 3, 3), dtype=np.int8)
    shape = f"[1, {channels}, {size}, {size}]"
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["": 17]>
      layer (uint8{shape} x) => (uint8{shape} y) {{
        r = DequantizeLinear(x, one, zero)
        q = QuantizeLinear(r, one, zero)
        c = Clip(q, zero, most)
        d = DequantizeLinear(c, one, zero)
        wd = DequantizeLinear(w, one, signed)
        [conv] f = Conv <pads = [1, 1, 1, 1]> (d, wd)
        t = Relu(f)
        q2 = QuantizeLinear(t, eight, zero)
        y = Clip(q2, zero, most)
      }}""")
    constants = {"one": np.float32(1), "eight": np.float32(8), "zero": np.uint8(0), "signed": np.int8(0)}
    for name, array in {**constants, "most": np.uint8((1 << a) - 1), "w": weights}.items():
        model.graph.initializer.append(onnx.numpy_helper.from_array(np.asarray(array), name))
    return model


def node_times(nodes: CustomNodes, x: Any, repeat: int = 100) -> list[float]:
    """Microseconds of the custom operators together, for each run."""
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "profile"
        session = open_session(nodes.model, libraries=[nodes.library], threads=1, profile=profile)
        for _ in range(repeat + 1):
            session.run(None, {"x": x})
        events = json.loads(Path(session.end_profiling()).read_text(encoding="utf-8"))
    names = {segment.name for segment in nodes.segments}
    of_nodes = [e for e in events if e.get("cat") == "Node" and e["args"].get("op_name") in names]
    return [e["dur"] for e in of_nodes if e["name"].endswith("_kernel_time")][1:]


def torch_ways(model: Any, x: Any, a: int, w: int) -> dict[str, Callable[[], Any]]:
    """PyTorch's ways to the same convolution; none where PyTorch is not installed."""
    try:
        import torch

        import synth.torch
        from synth.torch.operators import conv2d
    except ImportError:
        harness.say("PyTorch is not installed: it is left out")
        return {}
    torch.set_num_threads(1)
    weights = next(onnx.numpy_helper.to_array(t) for t in model.graph.initializer if t.name == "w")
    module = synth.torch.Conv2d(weights, padding=1, a=a, w=w, encoding="twos", activation_scale=1.0)
    floats, values = torch.from_numpy(x.astype(np.float32)), torch.from_numpy(x.astype(np.int8))
    window = ([1, 1], [1, 1, 1, 1], [1, 1], 1, a, w, "twos")
    return {MODULE: lambda: module(floats), OPERATOR: lambda: conv2d(values, module.weight, *window)}


@harness.benchmark(
    harness.value("--channels", 64, "Channels and filters."),
    harness.value("--size", 56, "Height and width."),
    harness.value("--a", 2, "Bits of activations."),
    harness.value("--w", 2, "Bits of weights."),
    harness.value("--seconds", 2.0, "Seconds for all ways together."),
    harness.JSON,
)
def main(channels: int, size: int, a: int, w: int, seconds: float, json_file: Path | None) -> None:
    """A low-bit convolution through ONNX Runtime and PyTorch beside the direct call."""
    model = layer(channels, size, a, w)
    x = np.random.default_rng(1).integers(0, 1 << a, (1, channels, size, size), dtype=np.uint8)
    with tempfile.TemporaryDirectory() as folder:
        nodes = export_custom_nodes(model, "layer", Path(folder), target="native")
        (segment,) = nodes.segments
        compiled = compile_model(segment.model, target="native")
        session = open_session(nodes.model, libraries=[nodes.library], threads=1)
        own = open_session(model.SerializeToString(), exact=False, threads=1)
        expected = open_session(model.SerializeToString(), optimize="none").run(None, {"x": x})[0]
        if not (session.run(None, {"x": x})[0] == expected).all() or not (compiled(x) == expected).all():
            raise VerificationError("the integrations give other integers than ONNX Runtime")
        ways: dict[str, Callable[[], Any]] = {
            DIRECT: compiled.runner(x),
            SESSION: lambda: session.run(None, {"x": x}),
            OWN: lambda: own.run(None, {"x": x}),
            **torch_ways(model, x, a, w),
        }
        times = timed(ways, seconds)
        times[NODE] = node_times(nodes, x)
    table = harness.grid(f"{channels} x {size} x {size}, A{a}W{w}", ["way"], ["microseconds", "to direct"])
    medians = {name: float(np.median(of)) for name, of in times.items()}
    for name in (DIRECT, NODE, SESSION, OPERATOR, MODULE, OWN):
        if name in times:
            ratio = f"{medians[name] / medians[DIRECT]:.2f}"
            table.add_row(name, harness.spread_text(times[name], 1), ratio)
    harness.screen(100).print(table, harness.machine_text(), sep="\n")
    harness.write_json(json_file, layer=[channels, size, a, w], microseconds=times)
