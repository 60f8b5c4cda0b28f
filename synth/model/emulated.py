"""A compiled model for another processor: its exported C runs in an emulator, is checked and counted."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.compiler.export import Emulated, Exported, emulate
from synth.emit.machine import emulators
from synth.errors import UserError
from synth.model.board import difference
from synth.model.compiled import CompiledModel
from synth.model.legalize import Progress
from synth.model.report import Accuracy, OutputCheck, accuracy
from synth.model.web import WebPackage

#: Multiply-accumulates of a model that is emulated without --data; larger models take minutes.
MOST_MACS = 1_000_000_000


def missing_emulator(machine: str) -> str:
    """Return why no emulator runs code of an architecture here, "" if one does."""
    found = [one.absent() for one in emulators(machine)]
    return "" if "" in found else "; ".join(found) or f"nothing emulates {machine}"


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
    (inputs, wanted), (data, labels) = run, samples
    progress("emulate", 0, 1, "")
    try:
        model, *others = _loaded(exported, True)
    except UserError:
        if data is None:
            return None, None
        raise
    outputs, instructions = model(inputs)
    found = [outputs, *(level(inputs)[0] for level in others)]
    check = OutputCheck(max(difference(one, wanted) for one in found), model.executor, instructions)
    if data is None or labels is None:
        return check, None
    uncounted, done = _loaded(exported, False)[0], 0
    runs = -(-len(labels) // (compiled.inputs[0].shape[0] if compiled.inputs[0].shape else 1))

    def run_one(*arrays: NDArray[Any]) -> tuple[NDArray[Any], ...]:
        nonlocal done
        if done % max(1, runs // 10) == 0:
            progress("emulate", done, runs, "")
        done += 1
        return uncounted(arrays)[0]

    return check, accuracy(compiled, data, labels, run_one)


def _loaded(exported: Exported | WebPackage, count: bool) -> list[Emulated]:
    """Return the exported model in an emulator, once for each of its modules. Raises UserError."""
    if isinstance(exported, WebPackage):
        return [exported.emulated(level) for level in exported.modules]
    return [emulate(exported, count=count)]
