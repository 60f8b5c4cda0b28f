"""Instructions and static cycles of ResNet-18's convolutions on AArch64, executed in the emulator.

    python -m bench.arm_layers [--layers C2,C12] [--configurations A1W1,A2W1,A2W2] [--cores cortex-a53]

Our operators for a Cortex-A53, packing included, beside TVM's own code for the same layer and target: fp32
(topi's conv2d_NCHWc with a register tile) and generated bit-serial code without microkernels (topi, uint32
words), of TVM's schedules the best by each measure. Instructions are no time; cycles are those of
those of executed basic blocks (LEGEND says what is not in them). Ours is compared with numpy; so is TVM's.
"""

import re
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import geometric_mean
from typing import Any, TypeAlias

import numpy as np
from rich.table import Table

from bench import tvm_convolutions
from bench.harness import benchmark, configurations_of, expect, machine_text, output_of, say, screen, value
from bench.layers import Layer, convolve, layers_of
from bench.neon_models import llvm_mca, mca_cycles_each, osaca_bounds, table_bounds
from bench.resnet18_layers import operands, operator
from isa_specs.cores import core
from synth.emit.emulator import Emulator
from synth.errors import UserError


@dataclass(frozen=True)
class Model:
    """Prices blocks for ``core``. ``tool``: ``llvm-mca`` simulates, ``OSACA`` bounds by pipes, front end and
    chains, ``pipes`` by pipes and front end alone."""

    core: str
    tool: str

    @property
    def name(self) -> str:
        return f"{self.core} ({self.tool})"


MODELS = (
    Model("cortex-a53", "llvm-mca"),
    Model("cortex-a53", "pipes"),
    Model("cortex-a72", "OSACA"),
    Model("neoverse-n1", "OSACA"),
)
#: Blocks with more instructions, or with a smaller part of all executed ones, are too dear for OSACA: the
#: same pipes and the front end bound them, without the chain from round to round.
LONG, SELDOM = 160, 1e-3
LEGEND = """\
Static cycles: executed basic blocks times what a block takes where it runs again and again. All cores price
one and the same code, ours with the form and tiles that suit {target}.
llvm-mca: simulates the block in its order; to it nothing on a Cortex-A53 ends before what was issued earlier,
which our loops are ordered for and compiled code is not: that flatters us. pipes: what vector pipe, memory
pipe and two instructions per cycle allow code in the best order: that flatters compiled code. Without misses,
what a code takes lies between.
OSACA: the largest of pipes, front end and the chain from round to round, vector instructions by
isa_specs/cores_arm.py; without the chain in blocks of more than {long} instructions and where a block is less
than {seldom:.1%} of all that is executed.
Not modelled: misses of caches and TLBs, wrong predictions, what one block waits for from the block before."""


@dataclass(frozen=True)
class RanBlock:
    """A basic block: its instructions without addresses, and how often it ran."""

    lines: tuple[str, ...]
    times: int


def objdump() -> str | None:
    """The command of the newest llvm-objdump on the PATH."""
    names = ["llvm-objdump", *(f"llvm-objdump-{version}" for version in range(30, 10, -1))]
    return next((path for name in names if (path := shutil.which(name))), None)


def usable_models(cores: Sequence[str]) -> list[Model]:
    """The models of ``cores`` whose tools are here. Raises UserError for a core without a model."""
    known = list(dict.fromkeys(model.core for model in MODELS))
    if unknown := [name for name in cores if name not in known]:
        raise UserError(f"--cores {unknown[0]}: choose from {', '.join(known)}")
    if objdump() is None:
        return []
    return [m for m in MODELS if m.core in cores and (m.tool != "llvm-mca" or llvm_mca() is not None)]


def disassembly(image: bytes) -> dict[int, str]:
    """Address -> instruction of an AArch64 ELF image, without the symbols of addresses.

    Raises UserError without llvm-objdump.
    """
    tool = objdump()
    if tool is None:
        raise UserError("llvm-objdump is not installed (Debian package llvm)")

    with tempfile.TemporaryDirectory(prefix="synth-image-") as name:
        file = Path(name) / "image.elf"
        file.write_bytes(image)
        text = output_of([tool, "-d", "--no-show-raw-insn", str(file)], "llvm-objdump")
    lines = re.findall(r"^\s*([0-9a-f]+):\s+(\S.*)", text, re.MULTILINE)
    return {int(a, 16): " ".join(re.sub(r"//.*| <.*>", "", line).split()) for a, line in lines}


def ran_blocks(code: Mapping[int, str], ran: Mapping[tuple[int, int], int]) -> tuple[RanBlock, ...]:
    """The basic blocks of ``code`` (address -> instruction) that ran, in the order of their addresses.

    ``ran``: how often stretches of code ran, by address and size in bytes; stretches may overlap and may end
    within a block. Raises LookupError where one executed what is not in ``code``.
    """
    times: dict[int, int] = {}
    for (start, size), count in ran.items():
        for address in range(start, start + size, 4):
            times[address] = times.get(address, 0) + count
    starts = {int(target, 16) for line in code.values() if (target := _target(line)) is not None}
    blocks: list[tuple[list[str], int]] = []
    last = -4
    for address, count in sorted(times.items()):
        if address not in code:
            raise LookupError(f"executed at {address:#x}, where the image has no code")
        fresh = address != last + 4 or address in starts or _jumps(code[last]) or count != blocks[-1][1]
        if fresh:
            blocks.append(([], count))
        blocks[-1][0].append(_placeless(code[address]))
        last = address
    return tuple(RanBlock(tuple(lines), count) for lines, count in blocks)


def cycles(blocks: Sequence[RanBlock], model: Model) -> float:
    """Cycles of all that ran. Raises UserError without the model's tool, LookupError for an instruction that
    the core's table lacks."""
    texts = list(dict.fromkeys(block.lines for block in blocks))
    fresh = [text for text in texts if (model, text) not in _PRICES]
    if model.tool == "llvm-mca":
        simulated = mca_cycles_each(fresh, model.core)
        if simulated is None:
            raise UserError("llvm-mca is not installed (Debian package llvm)")
        _PRICES.update({(model, text): price for text, price in zip(fresh, simulated, strict=True)})
        return sum(_PRICES[model, block.lines] * block.times for block in blocks)
    total = sum(len(block.lines) * block.times for block in blocks)
    share = dict.fromkeys(texts, 0.0)
    for block in blocks:
        share[block.lines] += len(block.lines) * block.times / total
    price = {}
    for text in texts:
        if model.tool == "pipes" or len(text) > LONG or share[text] < SELDOM:
            price[text] = table_bounds(text, model.core).cycles
        else:
            if (model, text) not in _PRICES:
                _PRICES[model, text] = osaca_bounds(text, model.core).cycles
            price[text] = _PRICES[model, text]
    return sum(price[block.lines] * block.times for block in blocks)


#: What a block takes: the same ones come again in every layer.
_PRICES: dict[tuple[Model, tuple[str, ...]], float] = {}


def legend(target: str) -> str:
    """What the numbers are and what is not in them; ``target``: whose code was executed."""
    return LEGEND.format(target=target, long=LONG, seldom=SELDOM)


def _jumps(line: str) -> bool:
    return re.fullmatch(r"b(\..*)?|bl|blr|br|cbn?z|tbn?z|ret", line.split()[0]) is not None


def _target(line: str) -> str | None:
    """The address that an instruction may jump to, in hexadecimal digits."""
    found = re.search(r"\b0x([0-9a-f]+)$", line)
    return found[1] if found is not None and _jumps(line) else None


def _placeless(line: str) -> str:
    """An instruction without addresses of the image, and calls as jumps: tools take a call for code of its
    own."""
    name = line.split()[0]
    if name in ("bl", "b"):
        return "b .L0"
    if name in ("blr", "br", "ret"):
        return "br x30"
    if _jumps(line) or name in ("adr", "adrp"):
        return re.sub(r"#?(0x)?[0-9a-f]+$", ".L0", line)
    return line


TARGET = "rpi3"
#: Register tiles of TVM's fp32 code: rows and columns of outputs by 16 filters, four vectors each.
FP32_TILES = ((1, 7), (1, 4), (1, 2), (1, 1))
FP32_BLOCK = 16
BIT_SCHEDULES = tuple(choice for choice in tvm_convolutions.BIT_SCHEDULES if choice.word == 32)


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
    work = {INSTRUCTIONS: float(instructions)}
    if models:
        blocks = ran_blocks(disassembly(loaded.image), dict(loaded.emulator.blocks))
        work |= {model.name: cycles(blocks, model) for model in models}
    return outputs[0], work


def _tvm_work(
    module: Any, target: Any, arrays: Sequence[Any], folder: Path, models: Sequence[Model]
) -> tuple[Any, Work]:
    """``_work`` of TVM's code; the last of ``arrays`` is the output."""
    from synth.compiler.export import CodeTarget, Parameter, export_levels

    *inputs, out = arrays
    parameters = [Parameter(f"in{n}", array.shape, str(array.dtype)) for n, array in enumerate(inputs)]
    parameters.append(Parameter("out", out.shape, str(out.dtype), output=True))
    part = CodeTarget(target, "aarch64"), module, parameters
    return _work(export_levels([part], "layer", folder, shared=False), inputs, models)


def _best(works: Sequence[Work]) -> Work:
    """The least of every measure."""
    return {name: min(work[name] for work in works) for name in works[0]}


def ours(layer: Layer, a: int, w: int, folder: Path, models: Sequence[Model] = ()) -> Work:
    """Our operator. Raises VerificationError where an integer is wrong."""
    convolution = operator(layer, a, w, 1, target=TARGET)
    x, weights = operands(layer, a, w)
    exported = convolution.export("layer", folder, shared=False)
    output, work = _work(exported, [convolution.check_input(x)], models)
    want = convolve(x[0].transpose(2, 0, 1), weights.transpose(0, 3, 1, 2), layer)
    expect(f"A{a}W{w} on {layer.name}", output.reshape(convolution.output_shape)[0].transpose(2, 0, 1), want)
    return work


def tvm_fp32(layer: Layer, target: Any, folder: Path, models: Sequence[Model] = ()) -> Work:
    """TVM's fp32 code, the best of FP32_TILES."""
    random = np.random.default_rng(2)
    x, w = (random.integers(-4, 5, shape).astype(np.float32) for shape in (layer.image, layer.weights))
    want = convolve(x, w, layer)
    works = []
    tiles = [tile for tile in FP32_TILES if layer.out % tile[1] == 0]
    for tile in tiles[:2]:
        schedule, arrays = tvm_convolutions.fp32_case(layer, (FP32_BLOCK, *tile), x, w, target)
        output, work = _tvm_work(schedule.mod, target, arrays, folder, models)
        expect(f"TVM fp32 on {layer.name}", tvm_convolutions.unblocked(output), want)
        works.append(work)
    return _best(works)


def tvm_bits(layer: Layer, a: int, w: int, target: Any, folder: Path, models: Sequence[Model] = ()) -> Work:
    """TVM's generated bit-serial code, the best of those of BIT_SCHEDULES that are right."""
    x, bits, want = tvm_convolutions.bit_problem(layer, a, w, True)
    works = []
    for choice in BIT_SCHEDULES:
        schedule = tvm_convolutions.bit_schedule(layer, choice, a, w, True)
        arrays = tvm_convolutions.bit_operands(x, bits, choice, layer)
        output, work = _tvm_work(schedule.mod, target, arrays, folder, models)
        if np.array_equal(choice.read(output), want):
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
    convolutions = layers_of(layers)
    wanted = {"all": list(CORES), "none": []}.get(cores, cores.split(","))
    models, target = usable_models(wanted), compile_target(TARGET)
    found: dict[str, dict[str, Work]] = {}
    with tempfile.TemporaryDirectory(prefix="synth-bench-") as name:
        folder = Path(name)
        for layer in convolutions:
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
