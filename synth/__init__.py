"""synth-kernel: synthesized SIMD microkernels for ultra-low-bit neural networks, and a compiler on top of
them.

>>> import synth
>>> model = synth.compile("model.onnx", target="x86-64-v3")  # needs the extra "compile"
>>> logits = model(x)
"""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing would be most of the time that importing this package takes
if TYPE_CHECKING:
    import os
    from collections.abc import Mapping, Sequence
    from typing import Any, overload

    from numpy.typing import ArrayLike

    from synth.model.compiled import CompiledModel, LeveledModel
    from synth.model.legalize import Progress
    from synth.model.mixed_precision import Exploration
    from synth.model.precision import Precision
    from synth.model.report import ModelReport

    __version__: str
else:

    def overload(declared: object) -> object:
        """Return ``declared``; only type checkers read overloads."""
        return declared

    def __getattr__(name: str) -> object:
        if name == "__version__":
            from importlib.metadata import version

            return version("synth-kernel")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["__version__", "compile", "explore", "report"]


@overload
def compile(
    source: object,
    *,
    target: object = None,
    features: None = None,
    threads: int = 1,
    precision: Precision | Mapping[str, object] | str | os.PathLike[str] | None = None,
    calibration: Mapping[str, ArrayLike] | ArrayLike | str | os.PathLike[str] | None = None,
    shapes: Mapping[str, Sequence[int]] | None = None,
    progress: Progress | None = None,
    small: bool = False,
) -> CompiledModel: ...
@overload
def compile(  # noqa: F811
    source: object,
    *,
    target: str | None = None,
    features: str,
    threads: int = 1,
    precision: Precision | Mapping[str, object] | str | os.PathLike[str] | None = None,
    calibration: Mapping[str, ArrayLike] | ArrayLike | str | os.PathLike[str] | None = None,
    shapes: Mapping[str, Sequence[int]] | None = None,
    progress: Progress | None = None,
    small: bool = False,
) -> LeveledModel: ...
def compile(  # noqa: F811
    source: object,
    *,
    target: object = None,
    features: str | None = None,
    threads: int = 1,
    precision: Precision | Mapping[str, object] | str | os.PathLike[str] | None = None,
    calibration: Mapping[str, ArrayLike] | ArrayLike | str | os.PathLike[str] | None = None,
    shapes: Mapping[str, Sequence[int]] | None = None,
    progress: Progress | None = None,
    small: bool = False,
) -> CompiledModel | LeveledModel:
    """Compile a quantized or float model for a CPU, and return a callable of its input arrays.

    ``source``: a path (.onnx, .tflite, .pt2), the bytes of an ONNX or TFLite model, an ``onnx.ModelProto`` or
    a ``torch.export.ExportedProgram``. ``target``: a name of ``synth-compile --list-targets``; None: the
    default of this computer's architecture (x86-64-v3 on x86-64). ``features``: "auto", or names of
    micro-architecture levels with commas. The result is then a LeveledModel for the architecture ``target``,
    of which the best level that the processor has runs. ``precision``: a precision file, its tables as a
    dict, or a dict such as {"conv*": "A2W1", "fc": "int8"}. ``calibration``: an array of inputs, arrays by
    input name, or a file. The other options are those of ``synth.model.compile_model``.

    Raises UserError. Warns (LowBitWarning) of each low-bit layer of the model that gets no low-bit kernel.
    """
    import warnings

    from synth.model.kernel_choice import LowBitWarning
    from synth.model.pipeline import compile_levels, compile_model

    model: CompiledModel | LeveledModel
    options: dict[str, Any] = {
        **{"target": target, "threads": threads, "precision": precision, "calibration": calibration},
        **{"shapes": shapes, "progress": progress, "small": small},
    }
    if features is None:
        model = compile_model(source, **options)
    else:
        model = compile_levels(source, features=features, **options)
    for line in model.notes:
        warnings.warn(line, LowBitWarning, stacklevel=2)
    return model


def explore(
    source: object,
    *,
    calibration: Mapping[str, ArrayLike] | ArrayLike | str | os.PathLike[str],
    data: Mapping[str, ArrayLike] | ArrayLike | str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> Exploration:
    """Find how many bits each layer of a float network needs: ``synth-compile explore`` as a function.

    ``source``, ``calibration`` and ``progress``: as for ``compile``. ``data``: samples that decide, perhaps
    with the classes as ``labels``; None: those of ``calibration``. ``options``: fields of
    ``synth.model.explore.ExploreOptions``, such as ``target``, ``threads``, ``samples`` and ``results``, the
    file from which an interrupted exploration goes on. ``picture``: a function that gets what is known so
    far, again and again.

    The result has the sensitivity of each layer (``alone``) and the Pareto front (``points``). A point's
    ``settings`` are the bits by layer, and ``toml()`` is its precision file. Raises UserError.
    """
    from synth.model.explore import explore as explored

    return explored(source, calibration=calibration, data=data, progress=progress, **options)


def report(
    model: CompiledModel | LeveledModel,
    path: str | os.PathLike[str],
    *,
    data: Mapping[str, ArrayLike] | ArrayLike | str | os.PathLike[str] | None = None,
    labels: ArrayLike | None = None,
    repeat: int = 20,
) -> ModelReport:
    """Measure a compiled model on this computer, and write its layers, times and memory as one HTML page.

    ``data``: samples, as for ``CompiledModel.over``; None: random ones. ``labels``: their classes, for Top-1.
    The result has the numbers of the page: ``layers``, ``measured`` and ``accuracy``. Raises UserError.
    """
    from synth.cli.model_report import write_report

    return write_report(model, path, data, labels, repeat)
