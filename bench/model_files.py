"""Model files as they are, small and float ones too: our outputs and time beside those of the runtime that
reads them, LiteRT (.tflite) or ONNX Runtime (.onnx), each with one call and as Python calls them.

A call from Python also checks and copies the inputs and the outputs, in all programs. Inputs are random:
standard normal floats, and integers from 0 to 127.
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.table import Table

from bench import harness
from bench.harness import text_of
from bench.timing import Timing, measure, ratio
from synth.errors import UserError
from synth.model.onnx_session import open_session, required

Arrays = Sequence[NDArray[Any]]


@dataclass(frozen=True)
class Peer:
    """A program of a file: ``run`` makes one call on inputs that were given before, ``call`` one from Python
    with inputs and outputs, ``outputs`` are the results by name."""

    name: str
    run: Callable[[], None]
    call: Callable[[], Any]
    outputs: Mapping[str, NDArray[Any]]


@dataclass(frozen=True)
class FileResult:
    """``largest``: the largest difference of an output, as a part of the output's largest value."""

    file: str
    peer: str
    largest: float
    times: Mapping[str, Timing]

    def row(self) -> list[str]:
        one, python = (
            (self.times[f"ours{how}"], self.times[f"theirs{how}"]) for how in ("", ", from Python")
        )
        cells = [self.file, self.peer, f"{self.largest:.1e}", one[0].text(4), one[1].text(4)]
        return [*cells, text_of(ratio(one[1], one[0])), text_of(ratio(python[1], python[0]))]


def litert(path: Path, inputs: Arrays, threads: int) -> Peer:
    """The file in LiteRT with XNNPACK."""
    runtime = required("ai_edge_litert.interpreter", "{} is not installed (package ai-edge-litert)")
    program = runtime.Interpreter(model_path=str(path), num_threads=threads)
    given, made = program.get_input_details(), program.get_output_details()
    for entry, array in zip(given, inputs, strict=True):
        program.resize_tensor_input(entry["index"], array.shape)
    program.allocate_tensors()

    def call() -> list[NDArray[Any]]:
        for entry, array in zip(given, inputs, strict=True):
            program.set_tensor(entry["index"], array)
        program.invoke()
        return [program.get_tensor(entry["index"]) for entry in made]

    names = [entry["name"] for entry in made]
    return Peer("LiteRT", program.invoke, call, dict(zip(names, call(), strict=True)))


def onnxruntime(path: Path, names: Sequence[str], inputs: Arrays, threads: int) -> Peer:
    """The file in ONNX Runtime."""
    session, runtime = open_session(path, threads=threads), required("onnxruntime")
    binding, feeds = session.io_binding(), dict(zip(names, inputs, strict=True))
    for name, array in feeds.items():
        binding.bind_ortvalue_input(name, runtime.OrtValue.ortvalue_from_numpy(array))
    made = [value.name for value in session.get_outputs()]
    for name in made:
        binding.bind_output(name)
    run = functools.partial(session.run_with_iobinding, binding)
    call = functools.partial(session.run, None, feeds)
    return Peer("ONNX Runtime", run, call, dict(zip(made, call(), strict=True)))


def random_inputs(specs: Sequence[Any]) -> Arrays:
    """Arrays for a model's input specifications, the same in each call."""
    random = np.random.default_rng(0)
    shaped = ((spec.shape, np.dtype(spec.dtype)) for spec in specs)
    return [
        random.standard_normal(shape).astype(dtype)
        if dtype.kind == "f"
        else random.integers(0, 2 if dtype.kind == "b" else 128, shape).astype(dtype)
        for shape, dtype in shaped
    ]


def compared(
    path: Path, shapes: Mapping[str, tuple[int, ...]], threads: int, target: str, seconds: float
) -> FileResult:
    """Compile the file and time it in turns with its runtime. Raises UserError for a file that is not there
    or that is of another kind, and VerificationError for no outputs in common."""
    import synth

    if not path.is_file() or path.suffix not in (".onnx", ".tflite"):
        raise UserError(f"--files {path}: give .onnx and .tflite files, with commas")
    harness.say(f"{path.name}: compiling")
    compiled = synth.compile(path, target=target, threads=threads, shapes=shapes or None)
    specs = compiled.input_specs
    inputs = random_inputs(specs)
    if path.suffix == ".tflite":
        peer = litert(path, inputs, threads)
    else:
        peer = onnxruntime(path, [spec.name for spec in specs], inputs, threads)
    results = compiled(*inputs)
    ours = results if isinstance(results, tuple) else (results,)
    largest = max(map(_apart, ours, _in_order(ours, list(peer.outputs.values()))))
    harness.say(f"{path.name}: timing")
    callables: dict[str, Callable[[], Any]] = {"ours": compiled.runner(*inputs), "theirs": peer.run}
    callables |= {"ours, from Python": functools.partial(compiled, *inputs), "theirs, from Python": peer.call}
    return FileResult(path.name, peer.name, largest, measure(callables, seconds))


def _in_order(ours: Arrays, theirs: Arrays) -> Arrays:
    """Their outputs in the order of ours: LiteRT lists them in another order than the file's signature."""
    left = list(theirs)
    found = []
    for array in ours:
        fitting = [other for other in left if other.shape == array.shape]
        if not fitting:
            raise UserError(f"outputs of shapes {[o.shape for o in ours]} and {[o.shape for o in theirs]}")
        best = min(fitting, key=functools.partial(_apart, array))
        left = [other for other in left if other is not best]
        found.append(best)
    return found


def _apart(got: NDArray[Any], want: NDArray[Any]) -> float:
    wide = want.astype(np.float64)
    return float(np.abs(got - wide).max() / max(np.abs(wide).max(), np.finfo(np.float32).tiny))


def table(results: Sequence[FileResult], threads: int) -> Table:
    """One row per file; ratios above 1: ours is faster."""
    heads = ["apart", "ours ms", "theirs ms", "theirs / ours", "the same from Python"]
    made = harness.grid(f"model files; {threads} thread(s)", ("file", "beside"), heads)
    for result in results:
        made.add_row(*result.row())
    return made
