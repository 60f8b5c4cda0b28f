"""Whole models whose layers all have one precision: milliseconds, and kilobytes of stored constants.

    python -m bench.stored_bits [--target x86-64-v3] [--configurations A8W8,A8W4,A4W4,A2W2]
        [--networks convolutions] [--seconds 20]

A small network of convolutions (32 x 32 pixels, four layers of 3 x 3 and 1 x 1, a dense layer), a dense
network whose weights stay in a cache, and one whose weights do not. Their weights are random,
so that accuracy is not shown. One thread, batch 1, in turns in one run.
"""

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np
from onnx import TensorProto, helper, numpy_helper

import synth
from bench.harness import TARGET, benchmark, grid, listed, machine_text, say, screen, value
from bench.timing import measure, ratio
from synth.model.precision import parse_precision

CONFIGURATIONS = ("A8W8", "A8W4", "A4W4", "A8W2", "A2W2")


def convolutions() -> tuple[Any, np.ndarray]:
    """Return a network of convolutions as ONNX, and 16 images."""
    shapes = ((32, 3, 3, 3), (64, 32, 3, 3), (64, 64, 1, 1), (128, 64, 3, 3))
    nodes, weights, last = [], {}, "x"
    for number, shape in enumerate(shapes):
        weights[f"w{number}"] = shape
        pads, strides = [shape[2] // 2] * 4, [1 + number % 2] * 2
        name = f"conv{number}"
        nodes += [
            helper.make_node("Conv", [last, f"w{number}"], [name], name, pads=pads, strides=strides),
            helper.make_node("Relu", [name], [last := f"relu{number}"]),
        ]
    nodes.append(helper.make_node("GlobalAveragePool", [last], ["pooled"]))
    nodes.append(helper.make_node("Flatten", ["pooled"], ["flat"]))
    nodes.append(helper.make_node("MatMul", ["flat", "fc_w"], ["y"], "fc"))
    return network(nodes, weights | {"fc_w": (128, 100)}, (1, 3, 32, 32), 100)


def dense(*sizes: int) -> tuple[Any, np.ndarray]:
    """Return a network of dense layers as ONNX, and 16 rows."""
    nodes, weights, last = [], {}, "x"
    for number, shape in enumerate(itertools.pairwise(sizes)):
        weights[f"w{number}"] = shape
        end = "y" if number == len(sizes) - 2 else f"sum{number}"
        nodes.append(helper.make_node("MatMul", [last, f"w{number}"], [end], f"fc{number}"))
        if end != "y":
            nodes.append(helper.make_node("Relu", [end], [last := f"relu{number}"]))
    return network(nodes, weights, (1, sizes[0]), sizes[-1])


def network(
    nodes: Sequence[Any], weights: dict[str, tuple[int, ...]], shape: tuple[int, ...], outputs: int
) -> tuple[Any, np.ndarray]:
    """Return ``nodes`` from x to y with random weights, and 16 inputs."""
    rng = np.random.default_rng(1)
    constants = [
        numpy_helper.from_array(rng.normal(0, np.prod(size) ** -0.25, size).astype(np.float32), name)
        for name, size in weights.items()
    ]
    ends = [
        helper.make_tensor_value_info(name, TensorProto.FLOAT, size)
        for name, size in (("x", shape), ("y", (1, outputs)))
    ]
    graph = helper.make_graph(nodes, "network", ends[:1], ends[1:], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    return model, np.abs(rng.normal(size=(16, *shape[1:]))).astype(np.float32)


NETWORKS = {
    "convolutions": convolutions,
    "dense 784-512-256-10": lambda: dense(784, 512, 256, 10),
    "dense 2048-2048-10": lambda: dense(2048, 2048, 10),
}


@benchmark(
    TARGET,
    value("--configurations", ",".join(CONFIGURATIONS), "Bits of all layers, with commas."),
    value("--networks", "all", "Names, with commas."),
    value("--seconds", 20.0, "Wall time per network."),
)
def main(target: str, configurations: str, networks: str, seconds: float) -> None:
    """Time whole models at one precision each, and print what they store."""
    console, names = screen(110), listed(configurations, "--configurations", CONFIGURATIONS)
    for name in listed(networks, "--networks", NETWORKS):
        model, data = NETWORKS[name]()
        compiled = {}
        for each in names:
            say(f"{name}: compiling {each}")
            text = f"[default]\nactivations = {each[1]}\nweights = {each[3]}"
            compiled[each] = synth.compile(
                model, target=target, precision=parse_precision(text), calibration={"x": data}
            )
        times = measure({each: one.runner(data[:1]) for each, one in compiled.items()}, seconds)
        table = grid(name, ["precision"], ["ms", "time / first", "kB stored", "layers run as"])
        for each, one in compiled.items():
            kinds = ", ".join(dict.fromkeys(f"{layer.precision}" for layer in one.layers))
            against = ratio(times[each], times[names[0]])
            table.add_row(
                each, times[each].text(), f"{against[0]:.2f}", f"{one.weight_bytes / 1000:.0f}", kinds
            )
        console.print(table)
    console.print(machine_text())


if __name__ == "__main__":
    main()
