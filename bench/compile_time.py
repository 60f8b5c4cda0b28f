"""How long compiling a model to C takes, by phase, and how much work it does.

    python -m bench.compile_time [--only NAME ...] [--repeat 3] [--target x86-64-v3] [--cold] [--counts]

Each model is compiled by a process of its own, as ``synth-compile`` does it (without a report): what is shown
is the median over ``--repeat`` processes. ``start`` is Python and TVM being loaded. The compiler's cache of
microkernels as LLVM IR is warm, but for ``--cold``. The counts do not depend on the computer: TVMScript texts
parsed, layers scheduled, intrinsics registered with TVM, and functions that LLVM compiles. ``--counts``
prints them alone, as JSON, and compiles no machine code; a golden file in the tests keeps them.
"""

import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import click
import numpy as np
import onnx
from rich.table import Table

from bench import resnet18_models
from bench.harness import AT_LEAST_ONE, benchmark, flag, grid, machine_text, say, screen, value
from bench.onnx_models import Graph

PHASES = ("start", "import", "integers", "layers", "lower", "build", "export")
GOALS = {
    "4 layers alike": 5,
    "4 layers different": 5,
    "64 layers alike": 8,
    "64 layers different": 20,
    "ResNet-18 A2W2": 12,
    "53 QLinearConv": 10,
}
"""Seconds, on a quiet computer of two cores."""


SIZE = 14
"""Height and width of the image in a chain."""
QUANT: dict[str, Any] = {"narrow": 0, "rounding_mode": "ROUND"}


def low_bit_chain(layers: int, alike: bool) -> onnx.ModelProto:
    """QONNX: A2W2 convolutions of 3 x 3, each with a scale and ReLU behind it, on 14 x 14 pixels.

    ``alike``: all have 64 channels and filters, and differ in their weights; else each has 4 channels more
    than the one before.
    """
    channels = [64 if alike else 16 + 4 * number for number in range(layers + 1)]
    random = np.random.default_rng(0)
    made = Graph()
    zero, bits = made.constant("zero", np.float32(0)), made.constant("bits", np.float32(2))
    x = "x"
    for number, (before, after) in enumerate(itertools.pairwise(channels)):
        step = made.constant(f"step{number}", np.float32(0.5))
        x = made.node("Quant", [x, step, zero, bits], f"codes{number}", signed=0, **QUANT)
        weights = random.standard_normal((after, before, 3, 3)).astype(np.float32)
        plain = made.constant(f"weights{number}", weights)
        scale = made.constant(f"scale{number}", np.full((after, 1, 1, 1), 0.6, np.float32))
        held = made.node("Quant", [plain, scale, zero, bits], f"weight_codes{number}", signed=1, **QUANT)
        x = made.node("Conv", [x, held], f"sums{number}", pads=[1] * 4, kernel_shape=[3, 3])
        gain = np.full((1, after, 1, 1), 1 / np.sqrt(9 * before), np.float32)
        x = made.node("Mul", [x, made.constant(f"gain{number}", gain)], f"scaled{number}")
        x = made.node("Relu", [x], f"relu{number}")
    return made.model("x", [1, channels[0], SIZE, SIZE], x, [1, channels[-1], SIZE, SIZE])


def quantized_chain(layers: int) -> onnx.ModelProto:
    """ONNX: QLinearConv (uint8 data, int8 weights), all of different shape, 1 x 1 and 3 x 3 in turns, 14 x 14
    pixels."""
    channels = [16 + 4 * number for number in range(layers + 1)]
    random = np.random.default_rng(1)
    made = Graph()
    point, middle = made.constant("point", np.uint8(128)), made.constant("middle", np.int8(0))
    x = "x"
    for number, (before, after) in enumerate(itertools.pairwise(channels)):
        kernel = 3 if number % 2 else 1
        shape = (after, before, kernel, kernel)
        weights = made.constant(f"weights{number}", random.integers(-127, 128, shape).astype(np.int8))
        fine = made.constant(f"fine{number}", np.float32(1 / (74 * np.sqrt(before * kernel**2))))
        step = made.constant(f"step{number}", np.float32(1 / 32))
        inputs = [x, step, point, weights, fine, middle, step, point]
        pads, size = [kernel // 2] * 4, [kernel] * 2
        x = made.node("QLinearConv", inputs, f"layer{number}", pads=pads, kernel_shape=size)
    shapes = [[1, count, SIZE, SIZE] for count in (channels[0], channels[-1])]
    return made.model("x", shapes[0], x, shapes[1], onnx.TensorProto.UINT8)


MODELS: Mapping[str, Callable[[], onnx.ModelProto]] = {
    **{f"{n} layers alike": partial(low_bit_chain, n, True) for n in (4, 16, 64)},
    **{f"{n} layers different": partial(low_bit_chain, n, False) for n in (4, 16, 64)},
    "ResNet-18 A2W2": lambda: resnet18_models.quantized_model(resnet18_models.precisions("A2W2")),
    **{f"{n} QLinearConv": partial(quantized_chain, n) for n in (8, 53)},
}
"""What is compiled, by name."""


@dataclass(frozen=True)
class Result:
    """One compilation: seconds from the start of the process, by phase, and what was counted."""

    seconds: Mapping[str, float]
    counts: Mapping[str, int]

    @property
    def total(self) -> float:
        return sum(self.seconds.values())


def compile_once(model: Path, target: str, export: bool, begun: float) -> Result:
    """Compile in this process. ``begun``: when the process was started (``time.time``)."""
    from synth.compiler.tvmscript import DONE
    from synth.model.deploy import export_model
    from synth.model.pipeline import compile_model
    from synth.processes import processors

    seconds = dict.fromkeys(PHASES, 0.0)
    current, since = "start", begun

    def enter(phase: str, *_: object) -> None:
        nonlocal current, since
        now = time.time()
        seconds[current] += now - since
        current, since = phase, now

    compiled = compile_model(str(model), target=target, progress=enter)
    with tempfile.TemporaryDirectory() as folder:
        enter("export")
        if export:
            export_model(compiled, "model", Path(folder), jobs=processors())
        enter("end")
    return Result(seconds, {**DONE, "functions": len(compiled.functions)})


def measure(name: str, target: str, export: bool = True, cold: bool = False) -> Result:
    """Compile a model of ``MODELS`` in a process of its own. Raises CalledProcessError where that fails."""
    with tempfile.TemporaryDirectory(prefix="synth-bench-") as folder:
        model = Path(folder) / "model.onnx"
        onnx.save(MODELS[name](), str(model))
        # The cache is found under this variable (Linux), so that an empty folder makes it cold.
        env = {**os.environ, "XDG_CACHE_HOME": folder} if cold else dict(os.environ)
        command = [sys.executable, "-m", "bench.compile_time", "--one", str(model), "--target", target]
        command += ["--begun", repr(time.time()), *([] if export else ["--counts"])]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=env)
        return Result(**json.loads(done.stdout))


def counts(names: Sequence[str], target: str) -> dict[str, Mapping[str, int]]:
    """What compiling each model counts."""
    return {name: measure(name, target, export=False).counts for name in names}


def _table(found: Mapping[str, Sequence[Result]]) -> Table:
    heads = (*PHASES, "all", "from-to", "goal", "texts", "layers", "intrinsics", "functions")
    table = grid("Seconds to compile (median), and what was done", ("model",), heads)
    for name, results in found.items():
        totals = sorted(result.total for result in results)
        numbers = [f"{statistics.median(r.seconds[phase] for r in results):.2f}" for phase in PHASES]
        numbers += [f"{statistics.median(totals):.1f}", f"{totals[0]:.1f}-{totals[-1]:.1f}"]
        numbers.append(str(GOALS.get(name, "")))
        numbers += [str(results[0].counts[what]) for what in ("texts", "layers", "intrinsics", "functions")]
        table.add_row(name, *numbers)
    return table


@benchmark(
    value("--only", None, "Models.  [default: all]", multiple=True, type=click.Choice(list(MODELS))),
    value("--repeat", 3, "Processes per model.", type=AT_LEAST_ONE),
    value("--target", "x86-64-v3", "What is compiled for."),
    flag("--cold", "With an empty cache."),
    flag("--counts", "Print the counts alone, as JSON.", "only_counts"),
    click.option("--one", type=Path, hidden=True),
    click.option("--begun", type=float, hidden=True),
)
def main(
    only: Sequence[str], repeat: int, target: str, cold: bool, only_counts: bool, one: Path | None,
    begun: float | None,
) -> None:  # fmt: skip
    """How long compiling a model to C takes, by phase, and how much work it does."""
    if one is not None:
        result = compile_once(one, target, not only_counts, time.time() if begun is None else begun)
        click.echo(json.dumps(asdict(result)))
        return
    names = list(only or MODELS)
    if only_counts:
        click.echo(json.dumps(counts(names, target), indent=1))
        return
    console = screen(180)
    console.print(machine_text())
    found: dict[str, list[Result]] = {name: [] for name in names}
    for name in names * repeat:
        say(f"{name}: compiling")
        found[name].append(measure(name, target, cold=cold))
    console.print(_table(found))
    middle = {name: statistics.median(r.total for r in results) for name, results in found.items()}
    late = [name for name, seconds in middle.items() if seconds > GOALS.get(name, float("inf"))]
    console.print(f"Slower than the goal: {', '.join(late) if late else 'nowhere'}")
