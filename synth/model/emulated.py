"""A compiled model for another processor: its exported C runs in an emulator, is checked and counted."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.compiler.export import HEAP, Emulated, Exported, emulate
from synth.emit.emulator import Emulator
from synth.emit.machine import emulators
from synth.model.board import difference
from synth.model.compiled import CompiledModel
from synth.model.report import Accuracy, OutputCheck, accuracy

#: Multiply-accumulates of a model that is emulated without being told to: more take minutes.
MOST_MACS = 1_000_000_000


def missing_emulator(machine: str) -> str:
    """Return why no emulator runs code of an architecture here, "" if one does."""
    found = [one.absent() for one in emulators(machine)]
    return "" if "" in found else "; ".join(found) or f"nothing emulates {machine}"


def loaded(exported: Exported, count: bool) -> Emulated:
    """Return the exported model in an emulator whose heap holds its workspaces. Raises UserError."""
    size = exported.footprint.workspaces if exported.footprint else 0
    # The emulator's heap does not join free blocks, so that replaced workspaces stay beside their successors.
    return emulate(exported, max(HEAP, 4 * size), count)


def emulated_check(
    exported: Exported, inputs: Sequence[NDArray[Any]], wanted: tuple[NDArray[Any], ...]
) -> OutputCheck:
    """Run once, and compare the outputs with those of this computer. Raises VerificationError if they differ
    by too much, UserError if no emulator runs the code."""
    model = loaded(exported, True)
    outputs, instructions = model(inputs)
    place = "unicorn" if isinstance(model.emulator, Emulator) else "qemu-user"
    return OutputCheck(difference(outputs, wanted), place, instructions)


def emulated_accuracy(
    compiled: CompiledModel, exported: Exported, data: Mapping[str, NDArray[Any]],
    labels: NDArray[np.int64], tell: Callable[[int, int], None],
) -> Accuracy:  # fmt: skip
    """Return the top-1 accuracy of the emulated model. ``tell(run, runs)`` is called about ten times."""
    model, done = loaded(exported, False), 0
    batch = compiled.inputs[0].shape[0] if compiled.inputs[0].shape else 1
    runs = -(-len(labels) // batch)

    def run(*arrays: NDArray[Any]) -> tuple[NDArray[Any], ...]:
        nonlocal done
        if done % max(1, runs // 10) == 0:
            tell(done, runs)
        done += 1
        return model(arrays)[0]

    return accuracy(compiled, data, labels, run)
