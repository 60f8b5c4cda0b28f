"""Whole models whose layers all have one precision: milliseconds, and kilobytes of stored constants.

    python -m bench.stored_bits [--target x86-64-v3] [--configurations A8W8,A8W4,A4W4,A2W2]
        [--networks convolutions] [--seconds 20]

A small network of convolutions (32 x 32 pixels, four layers of 3 x 3 and 1 x 1, a dense layer), a dense
network whose weights stay in a cache, and one whose weights do not. Their weights are random,
so that accuracy is not shown. One thread, batch 1, in turns in one run.
"""

import itertools
from typing import Any

import numpy as np

import synth
from bench.harness import TARGET, benchmark, grid, listed, machine_text, say, screen, value
from bench.onnx_models import Graph
from bench.timing import measure, ratio
from synth.model.precision import parse_precision

CONFIGURATIONS = ("A8W8", "A8W4", "A4W4", "A8W2", "A2W2")


def convolutions() -> tuple[Any, np.ndarray]:
    """Return a network of convolutions as ONNX, and 16 images."""
    shapes = ((32, 3, 3, 3), (64, 32, 3, 3), (64, 64, 1, 1), (128, 64, 3, 3))
    graph, random, x = Graph(), np.random.default_rng(1), "x"
    for number, shape in enumerate(shapes):
        inputs = [x, _weights(graph, f"w{number}", shape, random)]
        pads, strides = [shape[2] // 2] * 4, [1 + number % 2] * 2
        x = graph.node("Conv", inputs, f"conv{number}", pads=pads, strides=strides)
        x = graph.node("Relu", [x], f"relu{number}")
    x = graph.node("Flatten", [graph.node("GlobalAveragePool", [x], "pooled")], "flat")
    graph.node("MatMul", [x, _weights(graph, "fc_w", (128, 100), random)], "y", name="fc")
    return graph.model("x", (1, 3, 32, 32), "y", (1, 100)), _inputs(random, 3, 32, 32)


def dense(*sizes: int) -> tuple[Any, np.ndarray]:
    """Return a network of dense layers as ONNX, and 16 rows."""
    graph, random, x = Graph(), np.random.default_rng(1), "x"
    for number, shape in enumerate(itertools.pairwise(sizes)):
        is_last = number == len(sizes) - 2
        inputs = [x, _weights(graph, f"w{number}", shape, random)]
        x = graph.node("MatMul", inputs, "y" if is_last else f"sum{number}", name=f"fc{number}")
        x = x if is_last else graph.node("Relu", [x], f"relu{number}")
    return graph.model("x", (1, sizes[0]), "y", (1, sizes[-1])), _inputs(random, sizes[0])


def _weights(graph: Graph, name: str, shape: tuple[int, ...], random: np.random.Generator) -> str:
    return graph.constant(name, random.normal(0, np.prod(shape) ** -0.25, shape).astype(np.float32))


def _inputs(random: np.random.Generator, *shape: int) -> np.ndarray:
    return np.abs(random.normal(size=(16, *shape))).astype(np.float32)


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
    for network in listed(networks, "--networks", NETWORKS):
        model, data = NETWORKS[network]()
        compiled = {}
        for name in names:
            say(f"{network}: compiling {name}")
            precision = parse_precision(f"[default]\nactivations = {name[1]}\nweights = {name[3]}")
            compiled[name] = synth.compile(model, target=target, precision=precision, calibration={"x": data})
        times = measure({name: program.runner(data[:1]) for name, program in compiled.items()}, seconds)
        table = grid(network, ["precision"], ["ms", "time / first", "kB stored", "layers run as"])
        for name, program in compiled.items():
            kinds = ", ".join(dict.fromkeys(f"{layer.precision}" for layer in program.layers))
            over, size = ratio(times[name], times[names[0]])[0], program.weight_bytes
            table.add_row(name, times[name].text(), f"{over:.2f}", f"{size / 1000:.0f}", kinds)
        console.print(table)
    console.print(machine_text())
