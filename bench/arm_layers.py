"""Instructions that ResNet-18's convolutions execute on AArch64, counted in the emulator.

    python -m bench.arm_layers [--layers C2,C12] [--configurations A1W1,A2W1,A2W2]

Our operators for a Cortex-A53, packing included, beside TVM's own code for the same layer and target: fp32
(topi's conv2d_NCHWc with a register tile) and generated bit-serial code without microkernels (topi, uint32
words, the best of its schedules). Instructions are no time: they say nothing of latencies, caches or issue
slots. Ours is compared with numpy; so is TVM's.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import numpy as np
from rich.console import Console
from rich.table import Table

from bench import tvm_convolutions
from bench.layers import LAYERS, Layer
from bench.peers import convolve, machine_text
from bench.resnet18_layers import bits_of, operands, operator
from bench.timing import geometric_mean
from synth.errors import UserError

TARGET = "rpi3"
#: Register tiles of TVM's fp32 code: rows and columns of outputs by 16 filters, four vectors each.
FP32_TILES = ((1, 7), (1, 4), (1, 2), (1, 1))
FP32_BLOCK = 16
BIT_SCHEDULES = tuple(choice for choice in tvm_convolutions.BIT_SCHEDULES if choice.word == 32)


def _count(module: Any, target: Any, arrays: Sequence[Any], folder: Path) -> tuple[Any, int]:
    """The last of ``arrays`` is the output: (output, executed instructions)."""
    from synth.compiler.export import Parameter, export_c, run_emulated

    *inputs, out = arrays
    parameters = [Parameter(f"in{n}", array.shape, str(array.dtype)) for n, array in enumerate(inputs)]
    parameters.append(Parameter("out", out.shape, str(out.dtype), output=True))
    made = export_c(module, target, "aarch64", "layer", parameters, folder, shared=False)
    outputs, instructions = run_emulated(made, *(np.ascontiguousarray(array) for array in inputs))
    return outputs[0], instructions


def ours(layer: Layer, a: int, w: int, folder: Path) -> int:
    """Instructions of our operator. Raises AssertionError where an integer is wrong."""
    from synth.compiler.export import run_emulated

    made = operator(layer, a, w, 1, target=TARGET)
    x, weights = operands(layer, a, w)
    exported = made.export("layer", folder, shared=False)
    outputs, instructions = run_emulated(exported, made.check_input(x))
    want = convolve(x[0].transpose(2, 0, 1), weights.transpose(0, 3, 1, 2), layer)
    if not np.array_equal(outputs[0].reshape(made.output_shape)[0].transpose(2, 0, 1), want):
        raise AssertionError(f"A{a}W{w} on {layer.name}: wrong integers")
    return instructions


def tvm_fp32(layer: Layer, target: Any, folder: Path) -> int:
    """The fewest instructions of TVM's fp32 code over FP32_TILES."""
    random = np.random.default_rng(2)
    x = random.integers(-4, 5, (layer.channels, layer.height, layer.height)).astype(np.float32)
    w = random.integers(-4, 5, (layer.filters, layer.channels, layer.kernel, layer.kernel)).astype(np.float32)
    want = convolve(x, w, layer)
    best = 0
    tiles = [tile for tile in FP32_TILES if layer.out % tile[1] == 0]
    for rows, columns in tiles[:2]:
        schedule = tvm_convolutions.new_schedule(tvm_convolutions.fp32_function(layer, FP32_BLOCK, target))
        tvm_convolutions.schedule_fp32(schedule, rows, columns)
        shape = (1, layer.filters // FP32_BLOCK, layer.out, layer.out, FP32_BLOCK)
        operands_ = tvm_convolutions.fp32_operands(x, w, FP32_BLOCK)
        got, count = _count(schedule.mod, target, [*operands_, np.zeros(shape, np.float32)], folder)
        if not np.array_equal(tvm_convolutions.unblocked(got), want):
            raise AssertionError(f"TVM fp32 on {layer.name}: wrong numbers")
        best = min(best or count, count)
    return best


def tvm_bits(layer: Layer, a: int, w: int, target: Any, folder: Path) -> int:
    """The fewest instructions of TVM's generated bit-serial code over BIT_SCHEDULES that are right."""
    random = np.random.default_rng(3)
    x = random.integers(0, 1 << a, (layer.channels, layer.height, layer.height), dtype=np.uint8)
    shape = (w, layer.filters, layer.channels, layer.kernel, layer.kernel)
    bits = random.integers(0, 2, shape, dtype=np.uint8)
    values = sum(
        (plane << i for i, plane in enumerate(2 * bits.astype(np.int64) - 1)), np.zeros(shape[1:], np.int64)
    )
    want = convolve(x, values, layer)
    best = 0
    for choice in BIT_SCHEDULES:
        schedule = tvm_convolutions.new_schedule(tvm_convolutions.bit_function(layer, choice, a, w, True))
        tvm_convolutions.schedule_bits(schedule, choice)
        got, count = _count(
            schedule.mod, target, tvm_convolutions.bit_operands(x, bits, choice, layer), folder
        )
        read = got[0] if choice.layout == "NCHW" else got[0].transpose(2, 0, 1)
        if np.array_equal(read, want):
            best = min(best or count, count)
    if not best:
        raise UserError(f"TVM bit-serial on {layer.name}: every schedule gives wrong integers")
    return best


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--configurations", default="A1W1,A2W1,A2W2", show_default=True, help="A1W1 to A3W3, with commas."
)
@click.option("--layers", default="all", show_default=True, help="C2 to C12, with commas.")
def main(configurations: str, layers: str) -> None:
    """Executed AArch64 instructions per layer, ours beside TVM's fp32 and generated bit-serial code."""
    console, say = Console(), Console(stderr=True)
    console.width = max(console.width, 130)
    try:
        from synth.compiler.machines import machine_target

        chosen = [name.strip() for name in configurations.split(",")]
        table = {layer.name: layer for layer in LAYERS}
        names = list(table) if layers == "all" else [name.strip() for name in layers.split(",")]
        unknown = [name for name in names if name not in table]
        if unknown:
            raise UserError(f"--layers {unknown[0]}: choose from {', '.join(table)}")
        target = machine_target(TARGET).tvm
        heads = [head for c in chosen for head in (c, f"{c}: fp32 / ours", f"{c}: bit-serial / ours")]
        shown = Table("layer", "TVM fp32", *heads, title="Million AArch64 instructions executed")
        ratios: dict[str, list[float]] = {head: [] for head in heads if "/" in head}
        with tempfile.TemporaryDirectory(prefix="synth-bench-") as name:
            folder = Path(name)
            for layer in (table[name] for name in names):
                say.print(f"{layer.name}: TVM fp32", highlight=False)
                floats = tvm_fp32(layer, target, folder)
                cells = [f"{floats / 1e6:.1f}"]
                for c in chosen:
                    a, w = bits_of(c)
                    say.print(f"{layer.name}: {c}", highlight=False)
                    mine, generated = ours(layer, a, w, folder), tvm_bits(layer, a, w, target, folder)
                    ratios[f"{c}: fp32 / ours"].append(floats / mine)
                    ratios[f"{c}: bit-serial / ours"].append(generated / mine)
                    cells += [f"{mine / 1e6:.2f}", f"{floats / mine:.1f}", f"{generated / mine:.2f}"]
                shown.add_row(layer.name, *cells)
        means = [f"{geometric_mean(ratios[head]):.2f}" if head in ratios else "" for head in heads]
        shown.add_row("geometric mean", "", *means)
        console.print(machine_text(), highlight=False)
        console.print(shown)
    except UserError as error:
        raise click.ClickException(str(error)) from None


if __name__ == "__main__":
    main()
