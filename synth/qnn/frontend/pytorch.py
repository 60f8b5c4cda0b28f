"""The PyTorch front end (torch.export): TVM's importer for float operators, the dialect for quantized ones.

A model quantized by PT2E (prepare_pt2e, convert_pt2e; torch.ao or torchao) has integers only between the
operators quantize_per_* and dequantize_per_* of the library quantized_decomposed. These become qnn.quantize
and qnn.dequantize. Passes later replace the float operators in between by integer operators.

PyTorch multiplies by the reciprocal of the scale, the dialect divides by the scale. The results differ only
for numbers within one float32 rounding of the middle between two steps.
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
    """Return the IRModule of a torch.export.ExportedProgram, or of the path of a .pt2 file with one.

    Parameters of ``main`` are the model's inputs under their names, with static shapes. Weights are
    constants. Results keep PyTorch's order. A binding has the path of its torch module (``features_0_conv``)
    or the node's name. Raises UserError for other files and for unsupported nodes, which it names.
    """
    if importlib.util.find_spec("torch") is None:
        raise UserError("PyTorch models need PyTorch: pip install 'synth-kernel[torch]'")
    importer = importlib.import_module("synth.qnn.frontend.pytorch_importer")
    program = _load(model) if isinstance(model, (str, os.PathLike)) else model
    export = importlib.import_module("torch.export")
    if not isinstance(program, export.ExportedProgram):
        raise UserError(
            f"{type(program).__name__} is no exported PyTorch model; give torch.export.export(...)"
        )
    with said_once():
        return importer.imported(program)


@contextlib.contextmanager
def said_once() -> Iterator[None]:
    """Suppress all logs and warnings in a with block: PyTorch logs and warns of errors that it raises."""
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
    # torch.export.load needs the quantized operators registered.
    importlib.import_module("torch.ao.quantization.fx._decomposed")
    try:
        with said_once():
            return importlib.import_module("torch.export").load(name)
    except Exception as e:  # A damaged archive raises many types of errors of zip, JSON and pickle.
        why = line_of(e)
        if "warnings above" in why:  # said_once suppresses these warnings
            why = "damaged, or no archive of an exported program"
        raise UserError(f"PyTorch model {name!r}: {why}; write it by torch.export.save") from e
