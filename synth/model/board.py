"""A compiled model elsewhere: its exported C on a device behind TVM's RPC tracker, or in an emulator.

The C is run and compared with this computer's outputs. On a device it is also timed, in an emulator counted.
"""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
import tvm
from numpy.typing import NDArray

from synth.compiler.export import Emulated, Exported, emulate
from synth.compiler.export_link import link_library
from synth.compiler.export_text import MODULE_FUNCTIONS, module_text
from synth.compiler.remote import RPC, session
from synth.emit.machine import emulators
from synth.errors import UserError, VerificationError, line_of
from synth.files import scratch_folder
from synth.model.compiled import CompiledModel
from synth.model.legalize import Progress
from synth.model.report import Accuracy, MeasuredTimes, OutputCheck, accuracy, measured_times
from synth.model.web import WebPackage

#: Most seconds that a model may occupy a device.
HELD = 600.0
#: Most difference between two machines, as a fraction of an output's largest number. Integers between layers
#: differ only if a float layer's number is next to a rounding boundary.
TOLERANCE = 0.05


@dataclass(frozen=True)
class RemoteBoard:
    """A model that is loaded on the device ``name``. A call runs it there."""

    name: str
    compiled: CompiledModel
    module: Any
    device: Any

    def __call__(self, *inputs: NDArray[Any]) -> tuple[NDArray[Any], ...]:
        """Return the outputs for the inputs in order. Raises RuntimeError if the model returns an error."""
        tensors = self._tensors(inputs)
        self._run(tensors)
        outputs = zip(self.compiled.outputs, tensors[len(inputs) :], strict=True)
        return tuple(tensor.numpy().view(buffer.dtype).reshape(buffer.shape) for buffer, tensor in outputs)

    def measure(self, inputs: Sequence[NDArray[Any]], repeat: int) -> MeasuredTimes:
        """Time ``repeat`` runs on the device after a warm-up run, then each step in as many further runs. The
        steps' seconds are scaled so that they add up to the median of the whole runs."""
        tensors, steps = self._tensors(inputs), self.compiled.plan.steps
        self._run(tensors)
        timer = self.module.time_evaluator("run", self.device, number=1, repeat=repeat)
        median, low, high = map(float, np.percentile(timer(*tensors).results, (50, 25, 75)))
        ticks = tvm.runtime.tensor(np.zeros(len(steps), np.int64), self.device)
        self.module["profile"](ticks)
        for _ in range(repeat):
            self._run(tensors)
        self.module["profile"]()
        return measured_times((median, low, high), repeat, steps, ticks.numpy().tolist(), self.name)

    def _tensors(self, inputs: Sequence[NDArray[Any]]) -> list[Any]:
        outputs = [np.zeros(buffer.shape, buffer.dtype) for buffer in self.compiled.outputs]
        plain = (a.view(np.uint8) if a.dtype == bool else a for a in (*inputs, *outputs))
        return [tvm.runtime.tensor(np.ascontiguousarray(array), self.device) for array in plain]

    def _run(self, tensors: Sequence[Any]) -> None:
        if status := int(self.module["run"](*tensors)):
            raise RuntimeError(f"the model returned {status}")


@contextmanager
def on_board(compiled: CompiledModel, exported: Exported, rpc: RPC) -> Iterator[RemoteBoard]:
    """Load the exported model on a free device, for the body of a ``with`` statement.
    Raises UserError if the device has other instructions or fewer threads, or if it disconnects."""
    name, threads = exported.name, compiled.threads
    header = exported.header.read_text(encoding="utf-8")
    text = module_text(name, header, exported.entry, exported.arguments)
    image = exported.object.read_bytes()
    library = link_library(name, exported.machine, threads > 1, [image], text, MODULE_FUNCTIONS)
    try:
        with session(rpc, HELD) as remote, scratch_folder("synth-rpc-") as folder:
            path = folder / f"{name}.so"
            path.write_bytes(library)
            remote.upload(str(path))
            module = remote.load_module(path.name)
            if (processors := int(module["set_threads"](threads))) < threads:
                raise RuntimeError(f"{processors} processors for {threads} threads")
            yield RemoteBoard(str(rpc), compiled, module, remote.cpu())
    except (UserError, VerificationError):
        raise
    except Exception as error:  # TVM's errors have no common class. Their last line says what happened.
        raise UserError(f"--rpc {rpc}: {line_of(error, -1)}; was the model made for this device?") from error


def difference(outputs: Sequence[NDArray[Any]], reference: Sequence[NDArray[Any]]) -> float:
    """Return the largest difference of outputs from those of this computer, as a fraction of the largest
    magnitude in the same output. Raises VerificationError if it exceeds TOLERANCE."""
    worst = 0.0
    for number, (ours, theirs) in enumerate(zip(outputs, reference, strict=True)):
        a, b = ours.astype(np.float64), theirs.astype(np.float64)
        if np.array_equal(a, b, equal_nan=True):
            continue
        part = float(np.abs(a - b).max() / (np.abs(b).max() or 1.0))
        if not part <= TOLERANCE:  # also true for NaN
            raise VerificationError(
                f"output {number}: the device's numbers differ from this computer's by {part:.1%} of the "
                "largest one"
            )
        worst = max(worst, part)
    return worst


#: Multiply-accumulates of a model that is emulated without --data; larger models take minutes.
MOST_MACS = 1_000_000_000


def missing_emulator(machine: str) -> str:
    """Return why no emulator runs code of an architecture here, "" if one does."""
    reasons = [emulator.absent() for emulator in emulators(machine)]
    return "" if "" in reasons else "; ".join(reasons) or f"nothing emulates {machine}"


def worth_emulating(compiled: CompiledModel) -> bool:
    """Return whether an emulator runs the model, and in less than some minutes."""
    large = sum(info.macs for info in compiled.layers) > MOST_MACS
    return not large and not missing_emulator(compiled.machine.machine)


def emulated(
    compiled: CompiledModel, exported: Exported | WebPackage,
    run: tuple[Sequence[NDArray[Any]], tuple[NDArray[Any], ...]],
    samples: tuple[Mapping[str, NDArray[Any]] | None, NDArray[np.int64] | None], progress: Progress,
) -> tuple[OutputCheck | None, Accuracy | None]:  # fmt: skip
    """Run a model in an emulator; return its check, and its accuracy on ``samples`` with labels.

    ``run``: inputs, and the outputs of this computer. ``samples``: arrays by input name and labels, or None.
    Raises VerificationError if the outputs differ by too much. Raises UserError if there are samples but no
    emulator that runs the code; without samples, returns None.
    """
    (inputs, reference), (data, labels) = run, samples
    progress("emulate", 0, 1, "")
    try:
        model, *others = _loaded(exported, True)
    except UserError:
        if data is None:
            return None, None
        raise
    first, instructions = model(inputs)
    outputs = [first, *(level(inputs)[0] for level in others)]
    check = OutputCheck(max(difference(o, reference) for o in outputs), model.executor, instructions)
    if data is None or labels is None:
        return check, None
    uncounted, numbers = _loaded(exported, False)[0], itertools.count()
    runs = -(-len(labels) // (compiled.inputs[0].shape[0] if compiled.inputs[0].shape else 1))

    def run_one(*arrays: NDArray[Any]) -> tuple[NDArray[Any], ...]:
        if (number := next(numbers)) % max(1, runs // 10) == 0:
            progress("emulate", number, runs, "")
        return uncounted(arrays)[0]

    return check, accuracy(compiled, data, labels, run_one)


def _loaded(exported: Exported | WebPackage, count: bool) -> list[Emulated]:
    """Return the exported model in an emulator, once for each of its modules. Raises UserError."""
    if isinstance(exported, WebPackage):
        return [exported.emulated(level) for level in exported.modules]
    return [emulate(exported, count=count)]
