"""What ``synth-compile`` checks of an exported model: outputs and accuracy in an emulator if its processor is
another one, and the memory that it takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from synth.errors import UserError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from synth.cli.compile_run import Given, Options, Phases, Results
    from synth.compiler.export import Exported
    from synth.compiler.footprint import Footprint
    from synth.model.compiled import CompiledModel
    from synth.model.report import Accuracy, OutputCheck


def emulated(
    options: Options, compiled: CompiledModel, exported: Exported, given: Given, phases: Phases,
    work: tuple[Sequence[NDArray[Any]], Mapping[str, NDArray[Any]] | None, NDArray[Any] | None],
) -> tuple[OutputCheck | None, Accuracy | None]:  # fmt: skip
    """Return the check and the accuracy of a model for another processor in an emulator. ``work``: inputs of
    a run, data, labels. Without data, None if there is no emulator or the model is large."""
    from synth.model.emulated import MOST_MACS, emulated_accuracy, emulated_check, missing_emulator

    inputs, arrays, labels = work
    large = sum(info.macs for info in compiled.layers) > MOST_MACS
    if given.data is None and (large or missing_emulator(compiled.machine.machine)):
        return None, None
    with phases.of("compare"):
        ours = outputs_here(options, compiled, given, inputs)
    with phases.of("emulate"):
        try:
            check = emulated_check(exported, inputs, ours)
        except UserError:  # an emulator that lacks a feature of the code
            if given.data is None:
                return None, None
            raise
    if labels is None:
        return check, None
    found = emulated_accuracy(
        compiled, exported, arrays or {}, labels, lambda run, runs: phases.progress("emulate", run, runs, "")
    )
    phases.close()
    return check, found


def outputs_here(
    options: Options, compiled: CompiledModel, given: Given, inputs: Sequence[NDArray[Any]]
) -> tuple[NDArray[Any], ...]:
    """Return the outputs of the model compiled for this computer."""
    from synth.model.pipeline import compile_model

    requested: dict[str, Any] = {"precision": given.precision, "calibration": given.calibration}
    if not compiled.machine.is_host:
        compiled = compile_model(str(options.model), shapes=dict(options.shapes) or None, **requested)
    found = compiled(*inputs)
    return found if isinstance(found, tuple) else (found,)


def footprint_of(compiled: CompiledModel, exported: Exported, found: Results) -> Footprint | None:
    """Return flash and RAM of the exported model, with the stack if the model has run here or in an
    emulator."""
    (measured, _, _, check), footprint = found, exported.footprint
    on_device = measured is not None and check is not None
    if footprint is None or on_device or (measured is None and check is None):
        return footprint
    from synth.compiler.stack import stack_bytes
    from synth.model.report import random_inputs

    return replace(footprint, stack=stack_bytes(exported, random_inputs(compiled), compiled.machine.is_host))
