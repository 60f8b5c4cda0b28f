"""Instructions and static cycles of ResNet-18's convolutions on AArch64, executed in the emulator.

    python -m bench.arm_layers [--layers C2,C12] [--configurations A1W1,A2W1,A2W2] [--cores cortex-a53]

Our operators for a Cortex-A53, packing included, beside TVM's own code for the same layer and target: fp32
(topi's conv2d_NCHWc with a register tile) and generated bit-serial code without microkernels (topi, uint32
words), of TVM's schedules the best by each measure. Instructions are no time; cycles are those of
``bench.arm_cycles``, which says what is not in them. Ours is compared with numpy; so is TVM's.
"""

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from rich.table import Table

from bench import tvm_bitserial, tvm_convolutions
from bench.arm_cycles import MODELS, Model, cycles, disassembly, legend, ran_blocks, usable_models
from bench.harness import benchmark, configurations_of, listed, machine_text, say, screen, value
from bench.layers import LAYERS, Layer, convolve, find_layer
from bench.resnet18_layers import operands, operator
from bench.timing import geometric_mean
from isa_specs.cores import core
from synth.emit.emulator import Emulator
from synth.errors import UserError

TARGET = "rpi3"
#: Register tiles of TVM's fp32 code: rows and columns of outputs by 16 filters, four vectors each.
FP32_TILES = ((1, 7), (1, 4), (1, 2), (1, 1))
FP32_BLOCK = 16
BIT_SCHEDULES = tuple(choice for choice in tvm_bitserial.BIT_SCHEDULES if choice.word == 32)


CORES = tuple(dict.fromkeys(model.core for model in MODELS))
#: What is measured first; the others are models.
INSTRUCTIONS = "instructions"
#: Measure -> how many.
Work: TypeAlias = Mapping[str, float]


def _work(exported: Any, arrays: Sequence[Any], models: Sequence[Model]) -> tuple[Any, Work]:
    """The output of an exported layer, its executed instructions and its cycles by ``models``."""
    from synth.compiler.export import emulate

    loaded = emulate(exported, count=True)
    if not isinstance(loaded.emulator, Emulator):
        raise UserError(
            f"{exported.name}: qemu runs {', '.join(exported.features)} and counts no instructions"
        )
    outputs, instructions = loaded([np.ascontiguousarray(array) for array in arrays])
    assert instructions is not None
    found = {INSTRUCTIONS: float(instructions)}
    if models:
        ran = ran_blocks(disassembly(loaded.image), dict(loaded.emulator.blocks))
        found |= {model.name: cycles(ran, model) for model in models}
    return outputs[0], found


def _tvm_work(
    module: Any, target: Any, arrays: Sequence[Any], folder: Path, models: Sequence[Model]
) -> tuple[Any, Work]:
    """``_work`` of TVM's code; the last of ``arrays`` is the output."""
    from synth.compiler.export import CodeTarget, Parameter, export_levels

    *inputs, out = arrays
    parameters = [Parameter(f"in{n}", array.shape, str(array.dtype)) for n, array in enumerate(inputs)]
    parameters.append(Parameter("out", out.shape, str(out.dtype), output=True))
    part = CodeTarget(target, "aarch64"), module, parameters
    made = export_levels([part], "layer", folder, shared=False)
    return _work(made, inputs, models)


def _best(works: Sequence[Work]) -> Work:
    """The least of every measure."""
    return {name: min(work[name] for work in works) for name in works[0]}


def ours(layer: Layer, a: int, w: int, folder: Path, models: Sequence[Model] = ()) -> Work:
    """Our operator. Raises AssertionError where an integer is wrong."""
    made = operator(layer, a, w, 1, target=TARGET)
    x, weights = operands(layer, a, w)
    got, work = _work(made.export("layer", folder, shared=False), [made.check_input(x)], models)
    want = convolve(x[0].transpose(2, 0, 1), weights.transpose(0, 3, 1, 2), layer)
    if not np.array_equal(got.reshape(made.output_shape)[0].transpose(2, 0, 1), want):
        raise AssertionError(f"A{a}W{w} on {layer.name}: wrong integers")
    return work


def tvm_fp32(layer: Layer, target: Any, folder: Path, models: Sequence[Model] = ()) -> Work:
    """TVM's fp32 code, the best of FP32_TILES."""
    random = np.random.default_rng(2)
    x = random.integers(-4, 5, (layer.channels, layer.height, layer.height)).astype(np.float32)
    w = random.integers(-4, 5, (layer.filters, layer.channels, layer.kernel, layer.kernel)).astype(np.float32)
    want = convolve(x, w, layer)
    works = []
    tiles = [tile for tile in FP32_TILES if layer.out % tile[1] == 0]
    for tile in tiles[:2]:
        schedule, arrays = tvm_convolutions.fp32_case(layer, (FP32_BLOCK, *tile), x, w, target)
        got, work = _tvm_work(schedule.mod, target, arrays, folder, models)
        if not np.array_equal(tvm_convolutions.unblocked(got), want):
            raise AssertionError(f"TVM fp32 on {layer.name}: wrong numbers")
        works.append(work)
    return _best(works)


def tvm_bits(layer: Layer, a: int, w: int, target: Any, folder: Path, models: Sequence[Model] = ()) -> Work:
    """TVM's generated bit-serial code, the best of those of BIT_SCHEDULES that are right."""
    x, bits, want = tvm_bitserial.bit_problem(layer, a, w, True)
    works = []
    for choice in BIT_SCHEDULES:
        schedule = tvm_bitserial.bit_schedule(layer, choice, a, w, True)
        arrays = tvm_bitserial.bit_operands(x, bits, choice, layer)
        got, work = _tvm_work(schedule.mod, target, arrays, folder, models)
        if np.array_equal(choice.read(got), want):
            works.append(work)
    if not works:
        raise UserError(f"TVM bit-serial on {layer.name}: every schedule gives wrong integers")
    return _best(works)


# ---- tables -----------------------------------------------------------------------------------------------

#: Layer -> who -> work: FP32, and per configuration ours under its name and TVM's under ``bit-serial`` +
#: name.
Found: TypeAlias = Mapping[str, Mapping[str, Work]]
FP32 = "TVM fp32"
BITS = "bit-serial "


def table_of(found: Found, chosen: Sequence[str], measure: str, title: str) -> Table:
    """One measure, ours and the ratios to TVM's code, with geometric means."""
    heads = [head for c in chosen for head in (c, f"{c}: fp32 / ours", f"{c}: bit-serial / ours")]
    shown = Table("layer", FP32, *heads, title=title)
    ratios: dict[str, list[float]] = {head: [] for head in heads if "/" in head}
    for name, row in found.items():
        cells = [f"{row[FP32][measure] / 1e6:.1f}"]
        for c in chosen:
            mine = row[c][measure]
            floats, generated = row[FP32][measure] / mine, row[BITS + c][measure] / mine
            ratios[f"{c}: fp32 / ours"].append(floats)
            ratios[f"{c}: bit-serial / ours"].append(generated)
            cells += [f"{mine / 1e6:.2f}", f"{floats:.1f}", f"{generated:.2f}"]
        shown.add_row(name, *cells)
    means = [f"{geometric_mean(ratios[head]):.2f}" if head in ratios else "" for head in heads]
    shown.add_row("geometric mean", "", *means)
    return shown


def losses(found: Found, chosen: Sequence[str], measures: Sequence[str]) -> list[str]:
    """A line per layer, measure and configuration in which TVM's code needs less than ours."""
    return [
        f"{name}, {c}, {measure}: {who.strip()} needs {row[peer][measure] / row[c][measure]:.2f} of ours"
        for measure in measures
        for name, row in found.items()
        for c in chosen
        for who, peer in ((FP32, FP32), (f"TVM {BITS}", BITS + c))
        if row[peer][measure] < row[c][measure]
    ]


def at_worst(found: Found, chosen: Sequence[str], models: Sequence[Model]) -> list[str]:
    """A line per core with two models: geometric means of TVM's code by the model that is kinder to it over
    ours by the one that is less kind to ours, layer by layer."""
    lines = []
    for machine in dict.fromkeys(model.core for model in models):
        names = [model.name for model in models if model.core == machine]
        if len(names) < 2:
            continue
        means = []
        for c in chosen:
            both = []
            for who in (FP32, BITS + c):
                ratios = [
                    min(row[who][n] for n in names) / max(row[c][n] for n in names) for row in found.values()
                ]
                both.append(geometric_mean(ratios))
            means.append(f"{c} fp32 / ours {both[0]:.2f}, bit-serial / ours {both[1]:.2f}")
        lines.append(f"{machine}, TVM's code by the kinder model, ours by the other: {'; '.join(means)}")
    return lines


# ---- command line -----------------------------------------------------------------------------------------


@benchmark(
    value("--configurations", "A1W1,A2W1,A2W2", "A1W1 to A3W3, with commas."),
    value("--layers", "all", "C2 to C12, with commas."),
    value("--cores", "all", f"{', '.join(CORES)}, with commas, all or none."),
)
def main(configurations: str, layers: str, cores: str) -> None:
    """Executed AArch64 instructions and static cycles per layer, ours beside TVM's fp32 and generated
    bit-serial code."""
    from synth.compiler.machines import compile_target

    console = screen(130)
    pairs = configurations_of(configurations)
    chosen = list(pairs)
    picked = [find_layer(name) for name in listed(layers, "--layers", [layer.name for layer in LAYERS])]
    wanted = {"all": list(CORES), "none": []}.get(cores, cores.split(","))
    models, target = usable_models(wanted), compile_target(TARGET)
    found: dict[str, dict[str, Work]] = {}
    with tempfile.TemporaryDirectory(prefix="synth-bench-") as name:
        folder = Path(name)
        for layer in picked:
            say(f"{layer.name}: {FP32}")
            row = found[layer.name] = {FP32: tvm_fp32(layer, target.tvm, folder, models)}
            for c, (a, w) in pairs.items():
                say(f"{layer.name}: {c}")
                row[c] = ours(layer, a, w, folder, models)
                row[BITS + c] = tvm_bits(layer, a, w, target.tvm, folder, models)
    console.print(machine_text())
    console.print(table_of(found, chosen, INSTRUCTIONS, "Million AArch64 instructions executed"))
    for model in models:
        title = f"Million static cycles, {core(model.core).description}, {model.tool}"
        console.print(table_of(found, chosen, model.name, title))
    for model in MODELS:
        if model.core in wanted and model not in models:
            console.print(f"{model.name}: needs llvm-objdump and llvm-mca (Debian package llvm)")
    measures = [INSTRUCTIONS, *(model.name for model in models)]
    lost = losses(found, chosen, measures) or ["TVM's code is nowhere ahead."]
    for line in [*at_worst(found, chosen, models), *lost, *([legend(target.core.name)] if models else [])]:
        console.print(line)


if __name__ == "__main__":
    main()
