"""Compilation of a model file to a program for a target: ``synth.compile``.

>>> model = synth.compile("model.onnx", target="x86-64-v3")
>>> logits = model(x)
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import tvm
from tvm import relax

from synth.compiler.machines import CompileTarget, compile_target, levels
from synth.compiler.values import whole
from synth.emit.processors import AUTO, NATIVE
from synth.errors import UserError
from synth.model.calibrate import CalibrationCache, apply_precision
from synth.model.compiled import CompiledModel, LayerInfo, LeveledModel, build
from synth.model.kernel_choice import ValueRange, folded_weights, lost
from synth.model.legalize import Progress, legalize
from synth.model.module_precision import apply_to_module
from synth.model.names import FuseNamedOps
from synth.model.nan_handling import LEGALIZED, handle_nan
from synth.model.native import use_instructions
from synth.model.observe import samples_of
from synth.model.precision import Precision, load_precision, precision_from
from synth.model.precision_effect import PrecisionEffect, precision_effect
from synth.model.tabulate import by_tables
from synth.processes import MOST_THREADS
from synth.qnn.frontend.onnx_model import load_proto
from synth.qnn.graph import boundary_scales
from synth.qnn.passes import canonicalize, fake_quant_to_integer, fold_constants, plain_convolutions, prepare

FORMATS = {".onnx": "onnx", ".tflite": "tflite", ".pt2": "pytorch"}
"""The front end for each ending of model files."""
_FIXED = {"relax": "a Relax module", "pytorch": "a PyTorch model"}
"""Sources that have fixed shapes."""


def import_model(
    source: Any, shapes: Mapping[str, Sequence[int]] | None = None, precision: Any = None,
    calibration: Any = None,
) -> Any:  # fmt: skip
    """Return the Relax module of a model. Arguments are as for ``compile_model``. Raises UserError."""
    return _imported(source, shapes, precision, calibration).module


class _Imported(NamedTuple):
    """A front end's module, and the effect of a precision that was applied to calibration data."""

    module: Any
    effect: PrecisionEffect | None = None


def _imported(
    source: Any, shapes: Mapping[str, Sequence[int]] | None, precision: Any, calibration: Any
) -> _Imported:
    shapes = _sizes(shapes)
    if calibration is not None and precision is None:
        raise UserError("calibration: is used with precision only; give both or none")
    kind = "relax" if isinstance(source, tvm.IRModule) else model_kind(source)
    if shapes and kind in _FIXED:
        fixed = f"shape of {next(iter(shapes))!r}: {_FIXED[kind]} has fixed shapes"
        raise UserError(f"{fixed}; leave it out, or export the model with it")
    module, effect = source, None
    if kind == "onnx":
        from synth.qnn.frontend.onnx import from_onnx

        if precision is not None:
            source, effect = _quantized(source, *_read(precision, calibration))
        return _Imported(from_onnx(source, shapes), effect)
    if kind == "tflite":
        from synth.qnn.frontend.tflite import from_tflite

        module = from_tflite(source, shapes)
    elif kind == "pytorch":
        from synth.qnn.frontend.pytorch import from_pytorch

        module = from_pytorch(source)
    if precision is None:
        return _Imported(module)
    if "states" in (module["main"].attrs or {}):
        raise UserError("precision: a model with states (TFLite's variables) cannot be quantized anew")
    return _Imported(*apply_to_module(module, *_read(precision, calibration), compile_model))


def model_kind(source: Any) -> str:
    """Return the front end (a value of ``FORMATS``) of a path, bytes, an ``onnx.ModelProto`` or an
    ``ExportedProgram``. Raises UserError for a path without a model."""
    if isinstance(source, (str, Path)):
        path = Path(source)
        if not os.path.isfile(path):  # Path.is_file raises OSError for a name that is too long
            problem = "is a folder" if os.path.isdir(path) else "no such file"
            raise UserError(f"{path}: {problem}; give the path of a model ({', '.join(FORMATS)})")
        kind = FORMATS.get(path.suffix.lower())
        if kind is None:
            raise UserError(f"{path}: unknown kind of model; the ending must be one of {', '.join(FORMATS)}")
        try:
            with path.open("rb") as file:
                empty = not file.read(1)
        except OSError as error:
            raise UserError(f"{path}: cannot be read ({error.strerror}); give a readable file") from None
        if empty:
            raise UserError(f"{path}: is empty; export or download the model again")
        return kind
    if isinstance(source, (bytes, bytearray)) and source[4:8] == b"TFL3":
        return "tflite"
    return "pytorch" if type(source).__name__ == "ExportedProgram" else "onnx"


def _read(precision: Any, calibration: Any) -> tuple[Precision, Mapping[str, Any] | None]:
    """Return a precision and calibration arrays from what ``compile_model`` takes. Raises UserError."""
    if isinstance(precision, Mapping):
        precision = precision_from(precision)
    elif isinstance(precision, (str, Path)):
        precision = load_precision(precision)
    if not isinstance(precision, Precision):
        remedy = "give a dict, the path of a file or a synth.model.precision.Precision"
        raise UserError(f"precision={type(precision).__name__}: {remedy}")
    return precision, None if calibration is None else samples_of(calibration, "calibration")


def _quantized(
    source: Any, precision: Precision, calibration: Mapping[str, Any] | None
) -> tuple[Any, PrecisionEffect | None]:
    """Return an ONNX model with ``precision``, and the effect on the calibration data, if there are any."""
    model = load_proto(source)
    cache, method = CalibrationCache(), precision.calibration
    quantized = apply_precision(model, precision, calibration, cache)
    if calibration is None:
        return quantized, None
    effect = precision_effect(model, quantized, calibration, method.samples)
    plain = replace(precision, calibration=replace(method, rounding="nearest", bias_correction=False))
    nearest = apply_precision(model, plain, calibration, cache)
    if nearest != quantized:
        effect.nearest = precision_effect(model, nearest, calibration, method.samples)
    return quantized, effect


def _sizes(shapes: Any) -> dict[str, tuple[int, ...]] | None:
    """Return the shapes by input name as tuples of integers. Raises UserError for other values."""
    if shapes is None:
        return None
    if not isinstance(shapes, Mapping):
        raise UserError(f"shapes={shapes!r}: give a mapping of input names to sizes")
    read: dict[str, tuple[int, ...]] = {}
    for name, sizes in shapes.items():
        if isinstance(sizes, (str, bytes)) or not isinstance(sizes, Iterable):
            raise UserError(f"shape of {name!r}: {sizes!r}: give as many whole numbers as it has axes")
        read[name] = tuple(whole(f"shape of {name!r}: size", size, 1) for size in sizes)
    return read


class Lowered(NamedTuple):
    """A module of TIR functions, its layers, and a line for each low-bit layer without a low-bit kernel."""

    module: Any
    layers: tuple[LayerInfo, ...]
    notes: tuple[str, ...]


def compile_model(
    source: Any, *, target: Any = None, threads: int = 1, precision: Any = None, calibration: Any = None,
    shapes: Mapping[str, Sequence[int]] | None = None, progress: Progress | None = None, small: bool = False,
) -> CompiledModel:  # fmt: skip
    """Compile a quantized (or float) model for one target.

    * ``source``: a path (.onnx, .tflite, .pt2), the bytes of an ONNX or TFLite model, an ``onnx.ModelProto``,
      a ``torch.export.ExportedProgram`` or a Relax module of the front ends.
    * ``target``: x86-64-v3, x86-64-v4, rpi3, rpi4, aarch64, armv7, native or a TVM target. The default runs
      on any computer of this one's kind (x86-64-v3 on x86-64).
    * ``threads``: the most that a run uses. ``progress(phase, done, total, detail)`` is called as it goes.
    * ``precision``: a ``Precision``, the path of its TOML file, its tables as a dict, or a dict such as
      {"conv*": "A2W1", "fc": "int8"}. ``calibration``: data for activation scales. It is an array [N, ...]
      for the only input, a mapping of input names to arrays, or the path of a .npz, a .npy or a folder of
      .npy.
    * ``shapes``: shapes by name of inputs that the model leaves open.
    * ``small``: 8-bit weights take few bytes rather than little time: no Winograd filtering, little padding.

    Raises UserError (one line) for a model that cannot be compiled.
    """
    machine = replace(compile_target(target), small=small)
    (model,) = _compiled(source, (machine,), threads, progress, shapes, precision, calibration)
    return model


def compile_levels(
    source: Any, *, target: str | None = None, features: str = AUTO, threads: int = 1, precision: Any = None,
    calibration: Any = None,
    shapes: Mapping[str, Sequence[int]] | None = None, progress: Progress | None = None, small: bool = False,
) -> LeveledModel:  # fmt: skip
    """Compile a model once for each of several micro-architecture levels. A run takes the best level that the
    computer supports.

    ``target``: x86-64 or aarch64, by default this computer's. ``features``: "auto" for all levels, or names
    of levels with commas (``synth.compiler.machines.levels``). The rest is as for ``compile_model``.
    """
    machines = [replace(level, small=small) for level in levels(target, features)]
    return LeveledModel(_compiled(source, machines, threads, progress, shapes, precision, calibration))


def _compiled(
    source: Any, machines: Sequence[CompileTarget], threads: int, progress: Progress | None, *inputs: Any
) -> tuple[CompiledModel, ...]:
    threads = whole("threads", threads, 1, MOST_THREADS)
    tell = progress or _silent
    tell("import", 0, 1, "")
    imported = _imported(source, *inputs)
    integers = _integers(imported.module, tell)
    models = []
    for machine in machines:
        module, layers, notes = _lowered(integers, machine, threads, tell)
        tell("build", 0, 1, machine.level)
        built = build(module, machine, threads, layers=layers, notes=notes)
        built.effect, built.scales = imported.effect, boundary_scales(imported.module)
        models.append(built)
        tell("build", 1, 1, machine.level)
    return tuple(models)


def integer_model(module: Any) -> Any:
    """Return a front end's module with integer operators between its quantizers. It suits any target."""
    return fold_constants(fake_quant_to_integer(prepare(module)))


def _silent(*_: object) -> None:
    """Take a progress that nobody reads."""


def lower_model(module: Any, machine: CompileTarget, threads: int = 1) -> Lowered:
    """Return a front end's module as calls of TIR functions for ``machine``, and its layers."""
    return _lowered(_integers(module, _silent), machine, threads, _silent)


def described_layers(module: Any, machine: CompileTarget, threads: int) -> tuple[LayerInfo, ...]:
    """Return the layers of a front end's module as ``lower_model`` does, without lowering the other steps."""
    integers = _integers(module, _silent)
    return legalize(integers.module, machine, threads, None, integers.folded)[1]


class _Integers(NamedTuple):
    """A module with integer operators, and the integers of weights that were folded to floats, by layer."""

    module: Any
    folded: Mapping[str, ValueRange]


def _integers(module: Any, tell: Progress) -> _Integers:
    """Return a front end's module with integer operators, for any target."""
    tell("integers", 0, 1, "")
    module = fake_quant_to_integer(prepare(module))
    folded = folded_weights(module)  # before dequantized weights become float constants
    module = plain_convolutions(fold_constants(module))
    tell("integers", 1, 1, "")
    return _Integers(module, folded)


def _lowered(integers: _Integers, machine: CompileTarget, threads: int, tell: Progress) -> Lowered:
    def layer(phase: str, done: int, total: int, detail: str) -> None:
        tell(phase, done, total, f"{machine.level}: {detail}" if machine.level else detail)

    legal, layers, others = legalize(integers.module, machine, threads, layer, integers.folded)
    tell("layers", len(layers), len(layers), "")
    tell("lower", 0, 1, machine.level)
    legal = by_tables(legal, machine, threads, _on_this_computer)
    lowered = to_functions(canonicalize(use_instructions(legal, machine)))
    tell("lower", 1, 1, machine.level)
    few: dict[tuple[str, str], list[str]] = {}
    for info in layers:
        if info.few_bits:
            few.setdefault((info.precision, info.reason), []).append(info.name)
    notes = [lost(names, *why) for why, names in few.items()]
    return Lowered(lowered, layers, (*notes, *others))


def _on_this_computer(module: Any) -> CompiledModel:
    """Return a module of dialect and Relax operators as a function of arrays. It runs once, unoptimized."""
    machine = compile_target(NATIVE)
    plain = tvm.target.Target({**dict(machine.tvm.export()), "opt-level": 0})
    return build(to_functions(canonicalize(module)), replace(machine, tvm=plain))


def to_functions(module: Any) -> Any:
    """Return the module with every Relax operator as a TIR function, elementwise neighbours fused."""
    t = relax.transform
    passes = [
        t.FoldConstant(), t.LegalizeOps(LEGALIZED), handle_nan, t.AnnotateTIROpPattern(),
        t.FoldConstant(), FuseNamedOps(), t.FuseTIR(), t.DeadCodeElimination(["main"]),
    ]  # fmt: skip
    return tvm.ir.transform.Sequential(passes)(module)
