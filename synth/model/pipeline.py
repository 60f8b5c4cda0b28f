"""From a model file to a program for a target: ``synth.compile``.

>>> model = synth.compile("model.onnx", target="x86-64-v3")
>>> logits = model(x)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import tvm
from tvm import relax

from synth.compiler.machines import MachineTarget, machine_target
from synth.compiler.values import whole
from synth.model.compiled import CompiledModel, build
from synth.model.layers import LayerInfo
from synth.model.legalize import legalize
from synth.model.names import FuseNamedOps
from synth.model.native import use_instructions
from synth.model.special import LEGALIZED, special_values
from synth.qnn.passes import canonicalize, fake_quant_to_integer, fold_constants, prepare

Progress = Callable[[str, int, int, str], None]
"""``progress(phase, done, total, detail)``; phases: import, integers, layers, lower, build."""


def compile_model(
    source: Any,
    *,
    target: Any = None,
    threads: int = 1,
    precision: Any = None,
    calibration: Mapping[str, Any] | None = None,
    shapes: Mapping[str, Sequence[int]] | None = None,
    progress: Progress | None = None,
) -> CompiledModel:
    """Compile a quantized (or float) model.

    ``source``: a path (.onnx, .tflite, .pt2), bytes of a TFLite model, an ``onnx.ModelProto``, a
    ``torch.export.ExportedProgram`` or a Relax module of the front ends. ``target``: x86-64-v3, x86-64-v4, rpi3, rpi4,
    aarch64, armv7 or a TVM target, default this computer. ``precision``: a ``Precision`` or the path of its
    TOML file, applied to an ONNX model with ``calibration`` data (input name to array [N, ...]). ``shapes``:
    shapes of inputs that the model leaves open. Raises UserError (one line) on whatever cannot be compiled.
    """
    machine = machine_target(target)
    threads = whole("threads", threads, 1)
    tell = progress if progress is not None else _silent
    tell("import", 0, 1, "")
    module = import_model(source, shapes, precision, calibration)
    module, layers = lower_model(module, machine, threads, tell)
    tell("build", 0, 1, "")
    built = build(
        module,
        machine,
        threads,
        output_names=_names(module),
        layer_info={layer.name: layer for layer in layers},
    )
    tell("build", 1, 1, "")
    return built


def import_model(
    source: Any,
    shapes: Mapping[str, Sequence[int]] | None = None,
    precision: Any = None,
    calibration: Mapping[str, Any] | None = None,
) -> Any:
    """The Relax module of a model, by what the source is."""
    from synth.model.source import read_model

    return read_model(source, shapes, precision, calibration)


def integer_model(module: Any) -> Any:
    """The model with integer arithmetic between its quantizers: the dialect, before any machine is chosen."""
    return fold_constants(fake_quant_to_integer(prepare(module)))


def lower_model(
    module: Any, machine: MachineTarget, threads: int = 1, progress: Progress | None = None
) -> tuple[Any, tuple[LayerInfo, ...]]:
    """A front end's module as calls of TIR functions for ``machine``, and its layers."""
    tell = progress if progress is not None else _silent
    tell("integers", 0, 1, "")
    integers = integer_model(module)
    tell("integers", 1, 1, "")
    legal, layers = legalize(
        integers, machine, threads, lambda done, total, name: tell("layers", done, total, name)
    )
    tell("layers", len(layers), len(layers), "")
    tell("lower", 0, 1, "")
    lowered = to_functions(canonicalize(use_instructions(legal, machine)))
    tell("lower", 1, 1, "")
    return lowered, layers


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


__all__ = ["CompiledModel", "LayerInfo", "compile_model", "import_model", "integer_model", "lower_model"]
