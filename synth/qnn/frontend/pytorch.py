"""PyTorch models (torch.export) as Relax: TVM's importer for float operators, the dialect for quantized ones.

A model quantized by PT2E (prepare_pt2e, convert_pt2e; torch.ao or torchao) holds integers between
quantize_per_* and dequantize_per_* of the library quantized_decomposed, around float operators. They become
qnn.quantize and qnn.dequantize; making integers flow is the work of the passes.

PyTorch multiplies by the reciprocal of the scale where the dialect divides by the scale: the two differ where
a number lies within one float32 rounding of the middle between two steps.
"""

import contextlib
import importlib
import importlib.util
import logging
import os
import warnings
from collections.abc import Iterator
from typing import Any

from synth.errors import UserError, line_of


def from_pytorch(model: Any) -> Any:
    """A torch.export.ExportedProgram, or the path of a .pt2 file with one, as an IRModule with ``main``.

    Parameters are the model's inputs under their names, static shapes; weights are constants; results keep
    PyTorch's order. A binding carries the path of its torch module (``features_0_conv``), or the node's name.
    Raises UserError for a file that is no exported program and, naming the node, for what is unsupported.
    """
    if importlib.util.find_spec("torch") is None:
        raise UserError("PyTorch models need PyTorch: pip install 'synth-kernel[torch]'")
    importer = importlib.import_module("synth.qnn.frontend.pytorch_importer")
    program = _load(model) if isinstance(model, (str, os.PathLike)) else model
    export = importlib.import_module("torch.export")
    if not isinstance(program, export.ExportedProgram):
        told = f"{type(program).__name__} is no exported PyTorch model"
        raise UserError(f"{told}; give torch.export.export(model, example_inputs)")
    with said_once():
        return importer.imported(program)


@contextlib.contextmanager
def said_once() -> Iterator[None]:
    """PyTorch logs tracebacks of what it raises, and warns of what it then refuses; the error is enough."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.disable(before)


def _load(path: str | os.PathLike[str]) -> Any:
    name = os.fspath(path)
    if not os.path.isfile(name):
        raise UserError(f"PyTorch model {name!r}: no such file; give the path of a .pt2 file")
    # The operators must be registered before a program that uses them is read.
    importlib.import_module("torch.ao.quantization.fx._decomposed")
    try:
        with said_once():
            return importlib.import_module("torch.export").load(name)
    except Exception as e:  # whatever a damaged archive makes of zip, JSON and pickle
        why = line_of(e)
        if "warnings above" in why:  # of which there are none (said_once)
            why = "damaged, or no archive of an exported program"
        raise UserError(f"PyTorch model {name!r}: {why}; write it by torch.export.save") from e
