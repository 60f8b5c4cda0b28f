"""Layers of 8 bits: the library's proved A8W8 kernel beside every direct method that can compute the layer.

    python -m bench.byte_methods [--target native] [--layers C2,fc] [--seconds 2]

The layers are the convolutions of ResNet-18 (C1 is its first layer), its last layer fc, and dense layers of
16 and 128 rows. Activations are uint8, weights int8, the output is uint8 with one scale. One thread. Methods
read and write channels last; "planes" is the fastest method by estimate that reads and writes planes. All
results are compared before anything is timed. A cell is a method's time over the library kernel's time, the
median of ratios within a round with quartiles: below 1 the direct method is faster. "*" marks the method of
the fewest estimated cycles.
"""

import functools
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from bench.harness import TARGET, benchmark, grid, listed, machine_text, say, screen, text_of, value
from bench.layers import LAYERS
from bench.timing import measure, ratio
from synth.compiler.built import tensor
from synth.compiler.direct.operators import DirectOperator, Method, candidate_methods, direct_operator
from synth.compiler.direct.spec import DirectLayerSpec, LayerOptions, checked_layer
from synth.compiler.direct.tiles import Blocking
from synth.compiler.direct.winograd import Winograd
from synth.compiler.epilogue import Epilogue, Output8
from synth.compiler.geometry import Geometry, as_dense
from synth.compiler.machines import CompileTarget, compile_target
from synth.compiler.operators import Operator, OperatorOptions, make_operator
from synth.errors import UserError, VerificationError
from synth.model.widths import byte_kernel

LIBRARY, PLANES, ZERO = "library", "planes", 117
GEOMETRIES = {
    "C1": Geometry(1, 224, 224, 3, 64, (7, 7), (2, 2), (3,) * 4),
    **{
        layer.name: Geometry(
            1,
            layer.height,
            layer.height,
            layer.channels,
            layer.filters,
            (layer.kernel,) * 2,
            (layer.stride,) * 2,
            (layer.padding,) * 4,
        )
        for layer in LAYERS
    },
    **{f"dense {rows}": as_dense(rows, 768, 768) for rows in (16, 128)},
    "fc": as_dense(1, 512, 1000),
}


def methods_by_name(layer: DirectLayerSpec, machine: CompileTarget) -> dict[str, Method]:
    """Return the methods of a layer, the one of the fewest estimated cycles first. A name says how a method
    multiplies, and whether it reads rows of few channels as runs."""
    methods: dict[str, Method] = {}
    for method in sorted(candidate_methods(layer, machine), key=lambda method: method.cost):
        if isinstance(method, Winograd):
            name = f"Winograd {method.filtering.outputs}"
        else:
            assert isinstance(method, Blocking)
            a, runs = method.arithmetic, ", runs" if method.runs is not None else ""
            name = (f"pairs {a.chain}" if a.limited else "dot" if a.values == 4 else "words") + runs
        methods.setdefault(name, method)
    return methods


def operators(g: Geometry, machine: CompileTarget) -> Iterator[tuple[str, Operator | DirectOperator, bool]]:
    """Yield every way to compute a layer: name, operator, and whether it reads and writes planes."""
    random = np.random.default_rng(1).normal(size=(g.filters, *g.kernel, g.channels))
    weights = np.rint(random / np.abs(random).max() * 127).astype(np.int8)
    scale = 1 / (800 * np.sqrt(g.taps * g.channels))
    output = Output8(np.full(g.filters, scale, np.float32), ZERO, 0, 255, "uint8")
    kernel = byte_kernel(("uint8", "int8"), machine)
    if kernel is None:
        raise UserError(f"--target {machine.name}: the library has no A8W8 kernel for it")
    options = OperatorOptions(
        activation_zero_point=ZERO, epilogue=Epilogue(last=output), kernel=kernel, data_dtype="uint8",
        target=machine, tuned=False,
    )  # fmt: skip
    yield LIBRARY, make_operator(weights, g, 8, 8, kernel.spec.encoding, options), False
    layer = checked_layer(weights, g, "NHWC", "NHWC", LayerOptions("uint8", ZERO, output=output))
    for number, (name, method) in enumerate(methods_by_name(layer, machine).items()):
        yield name + ("" if number else "*"), direct_operator(method, machine), False
    planes = methods_by_name(replace(layer, layout="NCHW", out_layout="NCHW"), machine)
    yield PLANES, direct_operator(next(iter(planes.values())), machine), True


def timed(name: str, machine: CompileTarget) -> dict[str, Callable[[], None]]:
    """Return every way to compute a layer as a function. Raises VerificationError if two results differ."""
    g = GEOMETRIES[name]
    image = np.random.default_rng(2).integers(0, 256, (1, g.height, g.width, g.channels)).astype(np.uint8)
    runs: dict[str, Callable[[], None]] = {}
    want: Any = None
    for who, operator, planes in operators(g, machine):
        x = np.ascontiguousarray(image.transpose(0, 3, 1, 2) if planes else image)
        stored = operator.problem.stored_shape if isinstance(operator, Operator) else operator.output_shape
        tensors = [tensor(array) for array in (x, *operator.constants.values(), np.zeros(stored, np.uint8))]
        runs[who] = functools.partial(operator.executable, *tensors)
        runs[who]()
        y = tensors[-1].numpy().reshape(operator.output_shape)
        y = y.transpose(0, 2, 3, 1) if planes else y
        want = y if want is None else want
        if not np.array_equal(y, want):
            raise VerificationError(f"{name}, {who}: another result than the library kernel's")
    return runs


@benchmark(
    TARGET,
    value("--layers", "all", f"{', '.join(GEOMETRIES)}, with commas."),
    value("--seconds", 2.0, "For each layer."),
)
def main(target: str, layers: str, seconds: float) -> None:
    """Layers of 8 bits: direct methods beside the library's kernel."""
    machine = compile_target(target)
    title = f"Direct methods / library's kernel, {machine.isa}/{machine.target}, one thread"
    table = grid(title, ["layer"], ["library ms", "method / library"])
    for name in listed(layers, "--layers", GEOMETRIES):
        say(name)
        times = measure(timed(name, machine), seconds)
        library = times.pop(LIBRARY)
        cells = [f"{who} {text_of(ratio(timing, library))}" for who, timing in times.items()]
        table.add_row(name, library.text(), "\n".join(cells), end_section=True)
    screen(110).print(table, machine_text(()), sep="\n")
