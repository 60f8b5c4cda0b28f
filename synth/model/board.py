"""A compiled model on a device behind TVM's RPC tracker: its exported C is sent, run, checked and timed."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
import tvm
from numpy.typing import NDArray

from synth.compiler.export import Exported
from synth.compiler.export_link import link_library
from synth.compiler.export_text import MODULE_FUNCTIONS, module_text
from synth.compiler.remote import RPC, session
from synth.errors import UserError, VerificationError, line_of
from synth.files import scratch_folder
from synth.model.compiled import CompiledModel
from synth.model.report import MeasuredTimes

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
        taken = ticks.numpy()
        share = median / taken.sum() if taken.any() else 0.0
        seconds = {step.name: float(time * share) for step, time in zip(steps, taken, strict=True)}
        kinds = {step.name: step.kind for step in steps}
        nodes = {step.name: step.node for step in steps}
        return MeasuredTimes(median, low, high, repeat, seconds, kinds, self.name, nodes)

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
        with session(rpc, HELD) as held, scratch_folder("synth-rpc-") as folder:
            path = folder / f"{name}.so"
            path.write_bytes(library)
            held.upload(str(path))
            module = held.load_module(path.name)
            if (taken := int(module["set_threads"](threads))) < threads:
                raise RuntimeError(f"{taken} processors for {threads} threads")
            yield RemoteBoard(str(rpc), compiled, module, held.cpu())
    except (UserError, VerificationError):
        raise
    except Exception as error:  # TVM's errors have no common class. Their last line says what happened.
        raise UserError(f"--rpc {rpc}: {line_of(error, -1)}; was the model made for this device?") from error


def difference(found: Sequence[NDArray[Any]], wanted: Sequence[NDArray[Any]]) -> float:
    """Return the largest difference of ``found`` from ``wanted``, as a fraction of the largest magnitude in
    the same wanted output. Raises VerificationError if it exceeds TOLERANCE."""
    worst = 0.0
    for number, (ours, theirs) in enumerate(zip(found, wanted, strict=True)):
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
