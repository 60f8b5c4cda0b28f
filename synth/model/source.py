"""Which front end reads a model: told by the object's type, or by a file's ending and first bytes."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import tvm

from synth.compiler.values import whole
from synth.errors import UserError

FORMATS = {".onnx": "onnx", ".tflite": "tflite", ".pt2": "pytorch"}
"""Endings of model files and the front end that reads them."""

_KINDS = {
    "precision": "a synth.model.precision.Precision",
    "calibration": "a mapping of input names to arrays [N, ...]",
}


def import_model(
    source: Any,
    shapes: Mapping[str, Sequence[int]] | None = None,
    precision: Any = None,
    calibration: Mapping[str, Any] | str | Path | None = None,
) -> Any:
    """The Relax module of a model, by what the source is; arguments as of ``compile_model``. Raises UserError."""
    shapes = _sizes(shapes)
    if calibration is not None and precision is None:
        raise UserError("calibration: is used with precision only; give both or none")
    if isinstance(source, tvm.IRModule):
        _only_onnx("a Relax module", precision)
        _no_shapes("a Relax module", shapes)
        return source
    if isinstance(source, (str, Path)):
        path = Path(source)
        if not os.path.isfile(path):  # also where the name is too long for a file
            found = "is a folder" if os.path.isdir(path) else "no such file"
            raise UserError(f"{path}: {found}; give the path of a model ({', '.join(FORMATS)})")
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
        return _read(kind, path, shapes, precision, calibration)
    if isinstance(source, (bytes, bytearray)):
        return _read("tflite" if source[4:8] == b"TFL3" else "onnx", source, shapes, precision, calibration)
    if type(source).__name__ == "ExportedProgram":
        return _read("pytorch", source, shapes, precision, calibration)
    return _read("onnx", source, shapes, precision, calibration)


def _read(
    kind: str, source: Any, shapes: Mapping[str, Sequence[int]] | None, precision: Any,
    calibration: Mapping[str, Any] | str | Path | None,
) -> Any:  # fmt: skip
    if kind == "onnx":
        from synth.qnn.frontend.onnx import from_onnx

        if precision is not None:
            source = _chosen(source, precision, calibration)
        return from_onnx(source, shapes)
    _only_onnx(f"a {kind} model", precision)
    if kind == "tflite":
        from synth.qnn.frontend.tflite import from_tflite

        return from_tflite(source, shapes)
    _no_shapes("a PyTorch model", shapes)
    from synth.qnn.frontend.pytorch import from_pytorch

    return from_pytorch(source)


def _chosen(source: Any, precision: Any, calibration: Mapping[str, Any] | str | Path | None) -> Any:
    """An ONNX model with the layers that a precision file names quantized as it says."""
    from synth.model.calibrate import apply_precision
    from synth.model.observe import load_arrays
    from synth.model.precision import Precision, load_precision
    from synth.qnn.frontend.onnx_model import load_proto

    for name, given, allowed in (
        ("precision", precision, (Precision, str, Path)),
        ("calibration", calibration, (Mapping, str, Path, type(None))),
    ):
        if not isinstance(given, allowed):
            raise UserError(f"{name}={type(given).__name__}: give {_KINDS[name]}, or the path of a file")
    wanted = precision if isinstance(precision, Precision) else load_precision(precision)
    if isinstance(calibration, (str, Path)):
        calibration = load_arrays(calibration)
    return apply_precision(load_proto(source), wanted, calibration)


def _only_onnx(what: str, precision: Any) -> None:
    if precision is not None:
        raise UserError(f"precision of {what}: layers are chosen in ONNX models; export the model to ONNX")


def _no_shapes(what: str, shapes: Mapping[str, Sequence[int]] | None) -> None:
    if shapes:
        raise UserError(
            f"shape of {next(iter(shapes))!r}: {what} has fixed shapes; leave it out, or export the model with it"
        )


def _sizes(shapes: Any) -> dict[str, tuple[int, ...]] | None:
    """Shapes by input, as whole numbers. Raises UserError."""
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
