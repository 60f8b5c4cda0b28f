"""Which front end reads a model: told by the object's type, or by a file's ending and first bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import tvm

from synth.errors import UserError

FORMATS = {".onnx": "onnx", ".tflite": "tflite", ".pt2": "pytorch"}
"""Endings of model files and the front end that reads them."""


def read_model(
    source: Any,
    shapes: Mapping[str, Sequence[int]] | None = None,
    precision: Any = None,
    calibration: Mapping[str, Any] | None = None,
) -> Any:
    """The Relax module of a model. Raises UserError on what is no model."""
    if isinstance(source, tvm.IRModule):
        _only_onnx("a Relax module", precision)
        return source
    if isinstance(source, (str, Path)):
        path = Path(source)
        if not path.is_file():
            raise UserError(f"{path}: no such file; give the path of a model ({', '.join(FORMATS)})")
        kind = FORMATS.get(path.suffix.lower())
        if kind is None:
            raise UserError(f"{path}: unknown kind of model; the ending must be one of {', '.join(FORMATS)}")
        return _read(kind, path, shapes, precision, calibration)
    if isinstance(source, (bytes, bytearray)):
        return _read("tflite" if source[4:8] == b"TFL3" else "onnx", source, shapes, precision, calibration)
    if type(source).__name__ == "ExportedProgram":
        return _read("pytorch", source, shapes, precision, calibration)
    return _read("onnx", source, shapes, precision, calibration)


def _read(
    kind: str, source: Any, shapes: Mapping[str, Sequence[int]] | None, precision: Any,
    calibration: Mapping[str, Any] | None,
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
    from synth.qnn.frontend.pytorch import from_pytorch

    return from_pytorch(source)


def _chosen(source: Any, precision: Any, calibration: Mapping[str, Any] | None) -> Any:
    """An ONNX model with the layers that a precision file names quantized as it says."""
    from synth.model.calibrate import apply_precision
    from synth.model.precision import Precision, load_precision
    from synth.qnn.frontend.onnx_model import load_proto

    wanted = precision if isinstance(precision, Precision) else load_precision(precision)
    return apply_precision(load_proto(source), wanted, calibration)


def _only_onnx(what: str, precision: Any) -> None:
    if precision is not None:
        raise UserError(f"precision of {what}: layers are chosen in ONNX models; export the model to ONNX")
