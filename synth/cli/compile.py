"""``synth-compile``: its options, help text and exit codes, and the table of ``--list-targets``."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import click

from synth.cli import options
from synth.cli.compile_run import Options, run
from synth.cli.interrupts import COMPILE
from synth.cli.options import (
    Answering,
    Checked,
    answer,
    flag,
    option,
    valued,
    version_option,
    whole_numbers,
    within,
)
from synth.cli.screen import print_json, print_table
from synth.emit.identifiers import is_identifier
from synth.emit.processors import ARCHITECTURES, AUTO, NATIVE, PROCESSORS
from synth.errors import UserError
from synth.processes import MOST_THREADS

if TYPE_CHECKING:
    from synth.compiler.machines import CompileTarget

#: Most letters of a C function's name, which file names contain: file systems allow 255 bytes.
MOST_LETTERS = 200
TARGETS = f"{', '.join(PROCESSORS)}, {NATIVE} (this very processor)"
RPC_HELP = "Run, check and time the model on a device of a TVM RPC tracker."
CALIBRATION_HELP = "Typical inputs, from which activation scales follow: .npz, .npy or a folder of .npy."
DATA_HELP = (
    "Inputs for times and accuracy: .npz (its array 'labels' has the right classes), .npy or a folder of "
    ".npy.  [default: random]"
)
EPILOG = """\b
Examples:
  synth-compile model.onnx
  synth-compile model.onnx --target rpi4 -o build --name net
  synth-compile model.onnx --target rpi4 --rpc 192.168.1.2:9190:pi4 --report
  synth-compile model.onnx --target x86-64 --features auto
  synth-compile model.onnx --target rpi3 --small
  synth-compile model.onnx --precision layers.toml --calibration images.npz --report
  synth-compile model.onnx --report --data digits.npz --labels labels.npy
  synth-compile model.onnx --shape input:1,3,224,224
  synth-compile model.onnx --for onnxruntime
  synth-compile explore model.onnx --calibration images.npz --data labelled.npz

\b
Exit codes:
  0    fine
  1    a kernel's certificate does not hold: nothing was written
  2    bad input, said in one line: nothing was written
  130  interrupted: no file is half written, the same command again goes on
"""


class Command(Answering):
    """The click command ``synth-compile``. One of ``subcommands`` may stand in the place of MODEL."""

    subcommands: ClassVar[dict[str, str]] = {"explore": "synth.cli.explore"}

    def main(self, args: Sequence[str] | None = None, *rest: Any, **settings: Any) -> Any:
        words = sys.argv[1:] if args is None else list(args)
        if not words or words[0] not in self.subcommands:
            return super().main(words, *rest, **settings)
        settings["prog_name"] = f"{COMPILE} {words[0]}"
        return importlib.import_module(self.subcommands[words[0]]).cli.main(words[1:], *rest, **settings)


def _shape(text: str) -> tuple[str, tuple[int, ...]]:
    """Return (name, sizes) of ``NAME:1,3,224,224``. The name may contain colons. Raises ValueError."""
    name, _, sizes = text.rpartition(":")
    numbers = whole_numbers(sizes)
    if not name or 0 in numbers:
        raise ValueError(text)
    return name, numbers


def _name(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", text) or len(text) > MOST_LETTERS:
        raise ValueError(text)
    return text


SHAPE = Checked("NAME:N,N,...", _shape, "give an input's name and its sizes, such as input:1,3,224,224")
LETTERS = f"letters, digits and _, no digit first, at most {MOST_LETTERS} of them"
NAME = Checked("NAME", _name, f"is the name of a C function: {LETTERS}")
THREADS = Checked("N", within(1, MOST_THREADS), f"give a number from 1 to {MOST_THREADS}")
RUNS = Checked("N", within(1, 10**9), "give a number from 1 to a thousand million")


@click.command(cls=Command, program=COMPILE, epilog=EPILOG + options.ENVIRONMENT)
@click.argument("model", type=options.FILE, metavar="MODEL", required=False)
@option("--target", metavar="TARGET", help=f"Machine: {TARGETS}.  [default: this computer]")
@flag(
    "--list-targets",
    "Show every TARGET, its processor, the instruction set of its kernels, and LEVELS; compile nothing.",
)
@option(
    "--features",
    metavar="LEVELS",
    help="Compile several levels into the same files; the best one that the processor has runs. "
    f"'{AUTO}' means all levels of TARGET ({' or '.join(ARCHITECTURES)}); else give names with commas.",
)
@option(
    "--for",
    "runtime",
    type=click.Choice(["onnxruntime"]),
    help="Write for a runtime instead of C. NAME_onnxruntime.onnx is MODEL with custom operators in place of "
    "low-bit layers or MatMulNBits; libNAME_onnxruntime.so has these operators.",
)
@option("--precision", type=options.FILE, help="TOML file: bits and encoding per layer.")
@option("--calibration", type=options.FILE, help=CALIBRATION_HELP)
@option("--shape", "shapes", type=SHAPE, multiple=True, help="Shape of an input that the model does not fix.")
@option("-o", "--out", type=options.FOLDER, default=".", show_default=True, help="Folder of the files.")
@option("--name", type=NAME, help="Name of the C function and the files.  [default: from the model's file]")
@valued("--threads", THREADS, "Threads that the compiled model uses.", "1")
@option("--rpc", metavar=options.DEVICE, help=RPC_HELP)
@flag("--small", "Few bytes of weights come before speed: no Winograd filtering, little padding.")
@flag("--report", "Write NAME.html: layers, kernels, times, memory, accuracy.")
@option("--data", type=options.FILE, help=DATA_HELP)
@option("--labels", type=options.FILE, help="Right class of each sample of --data: .npy.")
@valued("--repeat", RUNS, "Runs to measure; the time is their median.", "20")
@flag("--force", "Also replace files that the command did not write, or that were edited since.")
@options.JSON_OPTION
@options.VERBOSE_OPTION
@version_option(COMPILE)
def cli(
    model: Path | None, shapes: Sequence[tuple[str, tuple[int, ...]]], out: Path, name: str | None,
    list_targets: bool, **given: Any,
) -> int:  # fmt: skip
    """Compile a model to C for a target: low-bit layers on synthesized kernels, the rest by TVM.

    MODEL is a .onnx, .tflite or .pt2 file. OUT gets NAME.o, NAME.h, libNAME.so and NAME_example.c, which need
    neither Python nor TVM. `synth-compile explore MODEL` finds how many bits each layer needs.
    """
    if list_targets:
        return show_targets(given["as_json"])
    if model is None:
        raise UserError(f"MODEL: missing; see {COMPILE} --help")
    names = [name for name, _ in shapes]
    if (twice := next((n for i, n in enumerate(names) if n in names[:i]), None)) is not None:
        raise UserError(f"--shape {twice}: given twice; give it once")
    options = Options(model, out, name or c_name(model), shapes=dict(shapes), **given)
    execute = click.get_current_context().obj
    return run(options, execute and (lambda work: execute(partial(answer, COMPILE, work))))


def c_name(model: Path) -> str:
    """Return the stem of the model's file as a C identifier of at most ``MOST_LETTERS`` letters."""
    words = re.sub(r"\W+", "_", model.stem, flags=re.ASCII).strip("_")
    name = words if is_identifier(words) else f"model_{words}".rstrip("_")
    return name[:MOST_LETTERS]


def show_targets(as_json: bool) -> int:
    """Print all targets, and the micro-architecture levels of each architecture; return 0. Raises UserError
    for an unknown name in SYNTH_FEATURES."""
    from synth.compiler.machines import compile_target, levels

    described = {NATIVE: "this very processor"} | {name: one.description for name, one in PROCESSORS.items()}
    targets: list[dict[str, Any]] = []
    for name, description in described.items():
        targets.append({"target": name, "processor": description})
        try:
            machine = compile_target(name)
            targets[-1] |= _kernels(machine) | {"features": list(machine.features)}
        except UserError as error:
            targets[-1]["unusable"] = str(error)
    rows = [
        {"target": name, "level": level.name} | _kernels(level) | {"processor": level.code_target.processor}
        for name in ARCHITECTURES
        for level in levels(name, AUTO)
    ]
    if as_json:
        print_json({"targets": targets, "levels": rows})
        return 0
    last = (row.get("unusable") or " ".join(row["features"]) for row in targets)
    first = ((row["target"], row["processor"], *_words(row)) for row in targets)
    cells = [(*row, text) for row, text in zip(first, last, strict=True)]
    print_table("Targets", cells, ("--target", "processor"), ("bits",), ("kernels of", "features"))
    title = f"Levels (--features {AUTO}, or some with commas), the best first"
    cells = [(row["target"], row["level"], *_words(row), row["processor"]) for row in rows]
    print_table(title, cells, ("--target", "level"), ("bits",), ("kernels of", "processor"))
    return 0


def _kernels(machine: CompileTarget) -> dict[str, Any]:
    """Return the target's instruction set and register bits, both None for portable C."""
    if machine.portable:
        return {"kernels": None, "register_bits": None}
    return {"kernels": f"{machine.isa}/{machine.target}", "register_bits": machine.table.vector_bits}


def _words(row: dict[str, Any]) -> tuple[str, str]:
    if "unusable" in row:
        return "", ""
    return str(row["register_bits"] or ""), row["kernels"] or "portable C"
