"""From a model file to a program for a target: ``synth.compile``.

>>> model = synth.compile("model.onnx", target="x86-64-v3")
>>> logits = model(x)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import tvm
from tvm import relax

from synth.compiler.machines import MachineTarget, machine_target
from synth.compiler.values import whole
from synth.model.compiled import CompiledModel, build
from synth.model.layers import LayerInfo
from synth.model.legalize import legalize
from synth.model.names import FuseNamedOps
from synth.model.native import use_instructions
from synth.model.source import import_model
from synth.model.special import LEGALIZED, special_values
from synth.model.widths import folded_weights, lost
from synth.processes import MOST_THREADS
from synth.qnn.passes import canonicalize, fake_quant_to_integer, fold_constants, prepare

Progress = Callable[[str, int, int, str], None]
"""``progress(phase, done, total, detail)``; phases: import, integers, layers, lower, build."""


class Lowered(NamedTuple):
    """A module of TIR functions, the model's layers, and a line for each low-bit one without a low-bit kernel."""

    module: Any
    layers: tuple[LayerInfo, ...]
    notes: tuple[str, ...]


def compile_model(
    source: Any,
    *,
    target: Any = None,
    threads: int = 1,
    precision: Any = None,
    calibration: Mapping[str, Any] | str | Path | None = None,
    shapes: Mapping[str, Sequence[int]] | None = None,
    progress: Progress | None = None,
) -> CompiledModel:
    """Compile a quantized (or float) model.

    ``source``: a path (.onnx, .tflite, .pt2), bytes of a TFLite model, an ``onnx.ModelProto``, a
    ``torch.export.ExportedProgram`` or a Relax module of the front ends. ``target``: x86-64-v3, x86-64-v4, rpi3, rpi4,
    aarch64, armv7 or a TVM target, default this computer. ``precision``: a ``Precision`` or the path of its
    TOML file, applied to an ONNX model with ``calibration`` data (input name to array [N, ...], or the path of a
    .npz, a .npy or a folder of .npy). ``shapes``: shapes of inputs that the model leaves open. Raises UserError (one line) on whatever cannot be compiled.
    """
    machine = machine_target(target)
    threads = whole("threads", threads, 1, MOST_THREADS)
    tell = progress if progress is not None else _silent
    tell("import", 0, 1, "")
    module = import_model(source, shapes, precision, calibration)
    module, layers, notes = lower_model(module, machine, threads, tell)
    tell("build", 0, 1, "")
    built = build(
        module,
        machine,
        threads,
        output_names=_names(module),
        layer_info={layer.name: layer for layer in layers},
        notes=notes,
    )
    tell("build", 1, 1, "")
    return built


def integer_model(module: Any) -> Any:
    """The model with integer arithmetic between its quantizers: the dialect, before any machine is chosen."""
    return fold_constants(_between_quantizers(module))


def _between_quantizers(module: Any) -> Any:
    """The integer model whose dequantized weights are not yet float constants."""
    return fake_quant_to_integer(prepare(module))


def lower_model(
    module: Any, machine: MachineTarget, threads: int = 1, progress: Progress | None = None
) -> Lowered:
    """A front end's module as calls of TIR functions for ``machine``, and its layers."""
    tell = progress if progress is not None else _silent
    tell("integers", 0, 1, "")
    integers = _between_quantizers(module)
    folded = folded_weights(integers)
    integers = fold_constants(integers)
    tell("integers", 1, 1, "")

    def layer_by_layer(done: int, total: int, name: str) -> None:
        tell("layers", done, total, name)

    legal, layers, others = legalize(integers, machine, threads, layer_by_layer, folded)
    tell("layers", len(layers), len(layers), "")
    tell("lower", 0, 1, "")
    lowered = to_functions(canonicalize(use_instructions(legal, machine)))
    tell("lower", 1, 1, "")
    few = [layer for layer in layers if layer.few_bits and layer.kernel is None]
    notes = [lost(layer.name, layer.precision, layer.reason) for layer in few]
    return Lowered(lowered, layers, (*notes, *others))


def to_functions(module: Any) -> Any:
    """Every Relax operator as a TIR function, elementwise neighbours fused."""
    passes = [
        relax.transform.FoldConstant(),
        relax.transform.LegalizeOps(LEGALIZED),
        special_values,
        relax.transform.AnnotateTIROpPattern(),
        relax.transform.FoldConstant(),
        FuseNamedOps(),
        relax.transform.FuseTIR(),
        relax.transform.DeadCodeElimination(["main"]),
    ]
    return tvm.ir.transform.Sequential(passes)(module)


def _names(module: Any) -> list[str] | None:
    """The outputs' names, where the front end noted them."""
    attrs = module["main"].attrs
    found = attrs.get("output_names") if attrs is not None else None
    return None if found is None else [str(name) for name in found]


def _silent(phase: str, done: int, total: int, detail: str) -> None:
    """Progress that nobody watches."""
