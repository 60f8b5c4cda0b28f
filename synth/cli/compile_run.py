"""The work of ``synth-compile``: compile a model file to C, measure it, write its files and report."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from synth.cli.marks import add_mark, check_replaced
from synth.cli.screen import ProgressDisplay, board, note_threads
from synth.emit.levels import module_files
from synth.emit.processors import ARCHITECTURE_OF, AUTO
from synth.emit.targets import get_target
from synth.errors import UserError
from synth.files import prepare_folder, write_atomically
from synth.processes import finish, interrupts_blocked, processors

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from synth.cli.compile_report import CompileReport
    from synth.compiler.export import Exported
    from synth.compiler.export_link import Footprint
    from synth.compiler.machines import CompileTarget
    from synth.model.compiled import CompiledModel
    from synth.model.levels import LeveledModel
    from synth.model.precision import Precision
    from synth.model.report import Accuracy, MeasuredTimes, OutputCheck, RuntimeBaseline
    from synth.model.web import WebPackage

    Results = tuple[MeasuredTimes | None, Accuracy | None, tuple[RuntimeBaseline, ...], OutputCheck | None]

FORMATS = (".onnx", ".tflite", ".pt2")
#: What reads files of language models, by ending.
ELSEWHERE = {
    ".gguf": "`synth-generate MODEL TEXT` continues a text with it; BlockLinear.from_gguf (docs/linear.md) "
    "and `import synth.llama` (docs/llama.md) read its matrices",
    ".safetensors": "BlockLinear.from_safetensors (docs/linear.md) reads its matrices, and "
    "synth.torch.load_quantized (docs/pytorch.md) whole models in transformers",
}


@dataclass(frozen=True)
class Options:
    """The options of ``synth-compile``, with ``runtime`` for --for. ``data``, ``labels``, ``calibration`` and
    ``precision`` are files."""

    model: Path
    out: Path
    name: str
    target: str | None = None
    features: str | None = None
    precision: Path | None = None
    calibration: Path | None = None
    shapes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    threads: int = 1
    report: bool = False
    data: Path | None = None
    labels: Path | None = None
    repeat: int = 20
    rpc: str | None = None
    force: bool = False
    as_json: bool = False
    verbose: bool = False
    runtime: str | None = None
    small: bool = False

    @property
    def modules(self) -> tuple[str, ...]:
        """The files of WebAssembly modules if the target's programs are modules, else ()."""
        architecture = ARCHITECTURE_OF.get(self.target or "")
        if architecture is None or not get_target(architecture).modules:
            return ()
        kinds = (False, True) if self.threads > 1 else (False,)
        return tuple(file for kind in kinds for file in module_files(self.name, architecture, kind).values())

    @property
    def levels(self) -> str | None:
        """The micro-architecture levels to compile for (--features). Modules are made for all by default."""
        return self.features or (AUTO if self.modules else None)

    @property
    def files(self) -> tuple[Path, ...]:
        """The paths of all files that the command may write."""
        name = self.name
        files = [f"{name}.o", f"{name}.h", f"lib{name}.so", f"{name}_example.c", f"{name}_benchmark.c"]
        if self.runtime:
            files = [f"{name}_{self.runtime}.onnx", f"lib{name}_{self.runtime}.so"]
        elif self.modules:
            files = [f"{name}.js", f"{name}.d.ts", "index.html", "package.json", *self.modules]
            files += [f"{name}.worker.js"] if self.threads > 1 else []
        files += [f"{name}.html"] if self.report and not self.runtime else []
        return tuple(self.out / file for file in files)


def run(options: Options, execute: Callable[[Callable[[], int]], int] | None = None) -> int:
    """Check the options, then compile, measure, write and report; return the exit code. Raises UserError.
    ``execute`` calls the work, for example in a child process, and returns its exit code; None: call it
    here."""
    _check_files(options)
    work = _nodes if options.runtime else _work
    if execute is None:
        with _staged(options.out) as stage:
            return work(options, stage, 1)
    with interrupts_blocked(), _staged(options.out) as stage:  # the child handles Ctrl-C
        return execute(partial(work, options, stage, processors()))


def _work(options: Options, stage: Path, jobs: int) -> int:
    begun = time.monotonic()
    with board(1, silent=options.as_json) as shown:
        phases = Phases(options.name, shown)
        with phases.of("load TVM"):
            load_tvm()
            importlib.import_module("synth.model.pipeline")
        given = Given.read(options)
        model, compiled = _compile(options, given, phases)
        with phases.of("export"):
            from synth.model.deploy import export_model
            from synth.model.report import layer_rows
            from synth.model.web import export_web

            export = export_web if options.modules else export_model
            exported: Exported | WebPackage = export(model, options.name, stage, jobs=jobs)
        from synth.cli.compile_report import CompileReport, print_report, print_report_json

        measured, accuracy, peers, check = results = _measure(options, compiled, exported, given, phases)
        report = CompileReport(
            compiled, options.name, options.model, tuple(exported.files), measured, accuracy, peers, None,
            phases.seconds, None, _footprint(compiled, exported, results), check, exported.levels,
            options.report, options.target is None and options.features is None,
        )  # fmt: skip
        layer_rows(compiled.layers)  # refuses damaged certificates before a file is written
        staged = [*exported.files, *([_page(options, report, phases)] if options.report else [])]
        finish()  # after this, Ctrl-C cannot leave some of the files behind
        count = sum((options.out / file.name).exists() for file in staged)
        report = replace(report, files=tuple(_move(staged, options.out)))
        machine = ", ".join(level.level for level in exported.levels) or compiled.machine.name
        more = f", replaces {count} files of an earlier run" if count else ""
        shown.end(options.name, f"compiled for {machine} in {time.monotonic() - begun:.1f} s{more}")
    if options.as_json:
        print_report_json(report)
    else:
        print_report(report, options.verbose)
    return 0


def load_tvm() -> None:
    """Import TVM without PyTorch, which TVM imports where it can: that takes twice as long as TVM itself. A
    PyTorch model imports PyTorch later."""
    hidden = "torch" not in sys.modules
    if hidden:
        sys.modules["torch"] = None  # type: ignore[assignment]
    try:
        importlib.import_module("tvm")
    finally:
        if hidden:
            del sys.modules["torch"]


def _nodes(options: Options, stage: Path, jobs: int) -> int:
    """Write an ONNX model with custom operators and their library (--for); return 0."""
    begun = time.monotonic()
    with board(1, silent=options.as_json) as shown:
        phases = Phases(options.name, shown)
        with phases.of("load TVM"):
            load_tvm()
            from synth.model.custom_nodes import export_custom_nodes
        nodes = export_custom_nodes(
            str(options.model), options.name, stage, target=options.target, features=options.features,
            threads=options.threads, shapes=options.shapes, progress=phases.progress, jobs=jobs,
        )  # fmt: skip
        phases.close()
        finish()
        written = _move(nodes.files, options.out)
        shown.end(options.name, f"written for ONNX Runtime in {time.monotonic() - begun:.1f} s")
    from synth.cli.compile_report import print_nodes

    print_nodes(options.name, nodes, written, options.as_json)
    return 0


def _compile(
    options: Options, given: Given, phases: Phases
) -> tuple[CompiledModel | LeveledModel, CompiledModel]:
    """Return the compiled model, and the model to report. With --features the latter is the best
    micro-architecture level that this computer runs, else the best level. Raises UserError."""
    from synth.cli.options import device
    from synth.compiler.export_text import check_identifiers
    from synth.compiler.machines import compile_target, levels
    from synth.compiler.remote import devices
    from synth.model.pipeline import compile_levels, compile_model

    if options.levels is None:
        machines: tuple[CompileTarget, ...] = (compile_target(options.target),)
    else:
        machines = levels(options.target, options.levels)
    check_identifiers(options.name, [])
    if options.rpc is not None:
        devices(device(options.rpc))  # before the compilation, which takes longer
    elif given.data is not None and not any(machine.is_host for machine in machines):
        from synth.model.emulated import missing_emulator

        if missing := missing_emulator(machines[0].machine):
            refusal = f"--data: target {machines[0].name} is not this computer, and {missing}"
            raise UserError(f"{refusal}; remove it, or give --rpc")
    requested: dict[str, Any] = {
        "threads": options.threads, "precision": given.precision, "calibration": given.calibration,
        "shapes": dict(options.shapes) or None, "progress": phases.progress, "small": options.small,
    }  # fmt: skip
    path, model = str(options.model), None
    if options.levels is None:
        shown = compile_model(path, target=machines[0].name, **requested)
    else:
        model = compile_levels(path, target=options.target, features=options.levels, **requested)
        shown = model.here or model.levels[0]
    phases.close()
    return model or shown, shown


def _check_files(options: Options) -> None:
    for what, path in (("MODEL", options.model), ("--precision", options.precision)):
        # os.path also answers for a name that is too long for a file system.
        if path and not os.path.isfile(path):
            kind = "is no file" if os.path.exists(path) else "no such file"
            kind = "is a folder" if os.path.isdir(path) else kind
            raise UserError(f"{what} {path}: {kind}; give the path of a file")
    arrays = {"--calibration": options.calibration, "--data": options.data, "--labels": options.labels}
    check_existence(arrays)
    _check_format(options.model)
    runtime, modules, rpc = options.runtime, options.modules, options.rpc is not None
    if runtime:
        _check_runtime(options)
    uncalibrated = options.calibration and not options.precision
    unlabelled = options.labels and not options.data
    no_jinja = options.report and importlib.util.find_spec("jinja2") is None
    for wrong, message in (
        (modules and runtime, f"--for {runtime}: has no modules of WebAssembly; choose another --target"),
        (modules and rpc, "--rpc: a device runs no modules of WebAssembly; remove it"),
        (uncalibrated, "--calibration: is used with --precision only; give both or none"),
        (rpc and options.features is not None, "--rpc: runs a model for one target; remove --features"),
        (unlabelled, "--labels: needs the samples that they belong to; give --data too"),
        (no_jinja, "--report: needs Jinja2: pip install jinja2"),
    ):
        if wrong:
            raise UserError(message)
    prepare_folder(options.out)
    check_replaced(options.files, options.force)


def check_existence(paths: Mapping[str, Path | None]) -> None:
    """Raise UserError for a path without a file or folder. ``paths``: by the names of their options."""
    for what, path in paths.items():
        if path is not None and not os.path.exists(path):
            raise UserError(f"{what} {path}: no such file; give the path of a file")


def _check_format(model: Path) -> None:
    kind = model.suffix.lower()
    if kind in ELSEWHERE:
        raise UserError(f"MODEL {model}: weights of a language model, no graph; {ELSEWHERE[kind]}")
    if kind not in FORMATS:
        raise UserError(f"MODEL {model}: no kind of model; its ending is one of {', '.join(FORMATS)}")
    if not os.access(model, os.R_OK):
        raise UserError(f"MODEL {model}: cannot be read (Permission denied)")


def _check_runtime(options: Options) -> None:
    if options.model.suffix.lower() != ".onnx":
        raise UserError(f"--for {options.runtime}: MODEL {options.model} is no .onnx file, which that runs")
    for name in ("precision", "report", "data", "rpc", "small"):
        if getattr(options, name):
            raise UserError(f"--{name}: is for a whole model as C; leave it out with --for {options.runtime}")


@dataclass(frozen=True)
class Given:
    """The contents of the files beside the model: bits per layer, calibration inputs, test inputs, labels."""

    precision: Precision | None
    calibration: Mapping[str, NDArray[Any]] | None
    data: Mapping[str, NDArray[Any]] | None
    labels: NDArray[Any] | None

    @classmethod
    def read(cls, options: Options) -> Given:
        """Read the files that the options name. Raises UserError."""
        from synth.model.observe import LABELS, load_arrays
        from synth.model.precision import load_precision

        data, labels = load_arrays(options.data) if options.data else None, read_labels(options.labels)
        labels = data.get(LABELS) if data is not None and labels is None else labels
        precision = load_precision(options.precision) if options.precision else None
        calibration = load_arrays(options.calibration) if options.calibration else None
        return cls(precision, calibration, data, labels)


def read_labels(path: Path | None) -> NDArray[Any] | None:
    """Return the array of --labels, None for None. Raises UserError."""
    from synth.model.observe import LABELS, load_arrays

    if path is None:
        return None
    arrays = load_arrays(path)
    if LABELS not in arrays and len(arrays) != 1:
        raise UserError(f"--labels {path}: has arrays {', '.join(arrays)}; name one labels")
    return arrays[LABELS] if LABELS in arrays else next(iter(arrays.values()))


class Phases:
    """Shows the phases of a command on a progress display, and stores the seconds of each phase."""

    WORDS: Mapping[str, str] = {"import": "import", "integers": "integer passes", "layers": "lower layer"}

    def __init__(self, name: str, shown: ProgressDisplay) -> None:
        self._name, self._board = name, shown
        self._phase, self._begun = "", time.monotonic()
        self.seconds: dict[str, float] = {}

    def progress(self, phase: str, done: int, total: int, detail: str) -> None:
        """Show that step ``done`` (from 0) of ``total`` in a phase begins. ``compile_model`` calls this."""
        words = self.WORDS.get(phase, phase)
        is_new = words != self._phase
        if is_new:
            self.close()
            self._phase, self._begun = words, time.monotonic()
        if done < total if total > 1 else is_new:
            count = f" {done + 1} of {total}" if total > 1 else ""
            self._board.phase(self._name, f"{words}{count}{f': {detail}' if detail else ''}")

    def close(self) -> None:
        """End the current phase and add its seconds."""
        if self._phase:
            self.seconds[self._phase] = self.seconds.get(self._phase, 0.0) + time.monotonic() - self._begun
        self._phase = ""

    @contextmanager
    def of(self, words: str) -> Iterator[None]:
        """Show the phase ``words`` for the duration of the block, and store its seconds under ``words``."""
        self.progress(words, 0, 1, "")
        yield
        self.close()


@contextmanager
def _writing(folder: Path) -> Iterator[None]:
    """Turn an OSError of the block into a UserError that names ``folder``."""
    try:
        yield
    except OSError as error:
        raise UserError(f"{folder}: cannot be written ({error.strerror}); choose another --out") from error


@contextmanager
def _staged(folder: Path) -> Iterator[Path]:
    """Make a temporary folder in ``folder`` or its first parent that exists; remove it after the block."""
    existing = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    with _writing(folder):
        stage = tempfile.TemporaryDirectory(prefix=".synth-compile-", dir=existing)
    with stage as name:
        yield Path(name)


def _move(files: Sequence[Path], folder: Path) -> list[Path]:
    """Mark each file, move it into ``folder`` by one rename, and return the new paths. Raises UserError."""
    with _writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for file in files:
            add_mark(file)
            os.replace(file, folder / file.name)
    return [folder / file.name for file in files]


def _measure(
    options: Options, compiled: CompiledModel, exported: Exported | WebPackage, given: Given, phases: Phases
) -> Results:
    """Return the measurements that the options request. An entry is None or () without a request, or if
    neither this computer nor a device runs the target."""
    from synth.cli.options import device
    from synth.model import report

    what = f"--data {options.data}"
    inputs, arrays, labels = report.given_samples(compiled, given.data, given.labels, what)
    if arrays is not None and labels is not None:
        _measure_before(options, compiled, arrays, labels, phases)
    if options.rpc is not None:
        from synth.model.board import difference, on_board

        with phases.of("board"), on_board(compiled, cast("Exported", exported), device(options.rpc)) as board:
            measured = board.measure(inputs, options.repeat)
            accuracy = None if labels is None else report.accuracy(compiled, arrays or {}, labels, board)
            outputs = board(*inputs)
        with phases.of("compare"):
            largest = difference(outputs, _here(options, compiled, given, inputs))
        return measured, accuracy, (), report.OutputCheck(largest, "the device")
    if not (options.report or given.data is not None):
        return None, None, (), None
    if not compiled.machine.is_host:
        from synth.model.emulated import emulated, worth_emulating

        if arrays is None and not worth_emulating(compiled):
            return None, None, (), None
        with phases.of("compare"):
            outputs = _here(options, compiled, given, inputs)
        check, accuracy = emulated(compiled, exported, (inputs, outputs), (arrays, labels), phases.progress)
        phases.close()
        return None, accuracy, (), check
    note_threads(options.threads)
    with phases.of("measure"):
        measured = report.measure(compiled, inputs, options.repeat)
        accuracy = None if labels is None else report.accuracy(compiled, arrays or {}, labels)
    peers: tuple[RuntimeBaseline, ...] = ()
    if options.report:
        from synth.model.baselines import Workload, onnx_baselines

        with phases.of("measure ONNX Runtime"):
            changed = options.precision is not None
            work = Workload(inputs, options.repeat, arrays, labels, given.calibration, changed)
            peers = onnx_baselines(options.model, compiled, work)
    return measured, accuracy, peers, None


def _measure_before(
    options: Options, compiled: CompiledModel, arrays: dict[str, NDArray[Any]], labels: NDArray[Any],
    phases: Phases,
) -> None:  # fmt: skip
    """Note the Top-1 accuracy of a model before it was quantized, if it was."""
    from synth.model.baselines import float_accuracy

    if compiled.effect is not None:
        with phases.of("accuracy before quantization"):
            before = float_accuracy(options.model, compiled, arrays, labels, dict(options.shapes) or None)
            compiled.effect.top1_before = before.top1


def _here(
    options: Options, compiled: CompiledModel, given: Given, inputs: Sequence[NDArray[Any]]
) -> tuple[NDArray[Any], ...]:
    """Return the outputs of the model compiled for this computer."""
    from synth.model.pipeline import compile_model

    requested: dict[str, Any] = {"precision": given.precision, "calibration": given.calibration}
    if not compiled.machine.is_host:
        compiled = compile_model(str(options.model), shapes=dict(options.shapes) or None, **requested)
    outputs = compiled(*inputs)
    return outputs if isinstance(outputs, tuple) else (outputs,)


def _footprint(compiled: CompiledModel, exported: Exported | WebPackage, runs: Results) -> Footprint | None:
    """Return flash and RAM, with the stack if the model has run here or in an emulator."""
    (measured, _, _, check), footprint = runs, exported.footprint
    if footprint is None or (measured is None) == (check is None):  # not run, or on a device
        return footprint
    from synth.compiler.export import stack_bytes
    from synth.model.report import random_inputs

    inputs, here = random_inputs(compiled), compiled.machine.is_host
    return replace(footprint, stack=stack_bytes(cast("Exported", exported), inputs, here))


def _page(options: Options, report: CompileReport, phases: Phases) -> Path:
    """Write the HTML page beside the staged files of ``report``, and return its path."""
    from synth.cli.model_report import html
    from synth.model.float_reference import float_activation_bytes

    machine, shapes = report.compiled.machine, options.shapes or None
    with phases.of("fp32 memory"):
        size = float_activation_bytes(str(options.model), machine, shapes, options.threads)
    with phases.of("report"):
        text = options.precision.read_text(encoding="utf-8") if options.precision else None
        path = report.files[0].with_name(f"{options.name}.html")
        write_atomically(path, html(replace(report, precision=text, float_activation_bytes=size)))
    return path
