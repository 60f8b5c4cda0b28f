"""The TFLite (LiteRT) front end: int8 and uint8 models in the dialect's operators, float32 models in Relax's.

Integers flow through the whole graph, as in TFLite's interpreter. Callers choose the arithmetic:

* "float": sums are rescaled in float32 and rounded half to even, as XNNPACK does, TFLite's default for int8.
  The scale is (data scale * weight scale) / result scale, computed as XNNPACK does.
* "fixed_point": sums are rescaled by an integer multiplier and a shift, as TFLite's reference kernels do.
  These kernels round twice (to 31 bits, then to the result). The dialect rounds once, half away from zero.
"""

import math
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from tvm import relax

from synth.errors import UserError, foreign, line_of

# The import of these modules registers their operators.
from synth.qnn.frontend import tflite_linear, tflite_moves, tflite_pointwise  # noqa: F401
from synth.qnn.frontend.naming import NamedBuilder
from synth.qnn.frontend.tflite_importer import Importer, TfliteValue, VariableKey, identity
from synth.qnn.frontend.tflite_model import LARGEST, TfliteGraph, TfliteOperator, TfliteTensor, read
from synth.qnn.frontend.tflite_schema import OPERATORS
from synth.qnn.graph import FunctionBuilder

ARITHMETICS = ("float", "fixed_point")
INPUTS = ("float32", "int8", "uint8", "int32", "int64", "bool")
"""Element types that an input of a model may have."""


def from_tflite(
    model: bytes | str | os.PathLike[str], shapes: Mapping[str, Sequence[int]] | None = None, *,
    arithmetic: str = "float",
) -> Any:  # fmt: skip
    """Return a TFLite model as an IRModule with one function ``main``. Inputs and outputs keep the layout
    NHWC. Variables are further parameters and results (``tflite_variables``).

    ``model`` is a path or the file's bytes. ``shapes`` maps an input's name to its shape, in place of the
    file's shape, which has 1 for open dimensions. ``arithmetic``: "float" rescales sums in float32 like
    XNNPACK, "fixed_point" by an integer multiplier and a shift. Raises UserError, which names the operator,
    for a damaged file and for everything unsupported.
    """
    if arithmetic not in ARITHMETICS:
        raise UserError(f"arithmetic {arithmetic!r}: one of {', '.join(ARITHMETICS)} is needed")
    data = _bytes(model)
    with foreign("damaged TFLite model", "export or download it again"):
        graph = read(data)
    builder = NamedBuilder(FunctionBuilder())
    c = Importer(graph, builder, checked=shapes is None, fixed_point=arithmetic == "fixed_point")
    parameters = _parameters(c, graph, shapes or {})
    states = _states(c)
    parameters += [c.variables[key].expr for key in states]
    ends = (*graph.inputs, *graph.outputs)
    attributes: dict[str, Any] = {"output_names": [graph.tensors[i].name for i in graph.outputs]}
    attributes |= {"scales": [_scale(graph.tensors[i]) for i in ends]}
    attributes |= {"states": [relax.const(first) for first in states.values()]} if states else {}
    with builder.function("main", parameters, attributes):
        with builder.dataflow():
            for operator in graph.operators:
                try:
                    _convert(c, operator)
                except UserError as error:
                    raise UserError(f"{error}{_open_input(graph, shapes or {})}") from error
            values = [c.variables[key] for key in states]
            results = [c.plain(value) for value in (*map(c.value, graph.outputs), *values)]
            result = builder.emit_output(results[0] if len(results) == 1 else relax.Tuple(results))
        builder.emit_func_output(result)
    return builder.named(builder.get())


def _scale(tensor: TfliteTensor) -> list[Any]:
    """Return [scale, zero point] of a tensor of integers with one scale, otherwise []."""
    q = tensor.quantization
    single = q is not None and q.axis is None and tensor.dtype != "float32"
    return [float(q.scale[0]), int(q.zero_point[0])] if q is not None and single else []


def _bytes(model: bytes | str | os.PathLike[str]) -> bytes:
    if isinstance(model, (bytes, bytearray, memoryview)):
        return bytes(model)
    try:
        return Path(model).read_bytes()
    except OSError as e:
        reason = f"TFLite model {os.fspath(model)!r}: {e.strerror or e}"
        raise UserError(f"{reason}; give the path of a .tflite file") from e


def _parameters(c: Importer, graph: TfliteGraph, shapes: Mapping[str, Sequence[int]]) -> list[Any]:
    """Return a variable for each input of the graph."""
    inputs = [graph.tensors[i] for i in graph.inputs]
    unknown = set(shapes) - {t.name for t in inputs}
    if unknown:
        raise UserError(f"TFLite model: no input {min(unknown)!r}; it has {[t.name for t in inputs]}")
    parameters = []
    for index, tensor in zip(graph.inputs, inputs, strict=True):
        shape = _input_shape(tensor, shapes.get(tensor.name))
        if tensor.dtype not in INPUTS:
            raise UserError(f"TFLite input {tensor.name!r} of {tensor.dtype}: use {', '.join(INPUTS)}")
        variable = relax.Var(tensor.name or f"input_{index}", relax.TensorType(shape, tensor.dtype))
        c.values[index] = TfliteValue(tensor, variable, shape, identity(len(shape)))
        parameters.append(variable)
    return parameters


def _states(c: Importer) -> dict[VariableKey, np.ndarray]:
    """Return the first values of the variables that the graph assigns, which become Relax variables."""
    for graph in c.graph.once.values():
        once = Importer(graph, c.builder, c.checked, c.fixed_point)
        for operator in graph.operators:
            _convert(once, operator)
        c.variables |= once.variables
    handles = {o.outputs[:1]: o.options["shared_name"] for o in c.graph.operators if o.name == "VAR_HANDLE"}
    assigned = {handles.get(o.inputs[:1]) for o in c.graph.operators if o.name == "ASSIGN_VARIABLE"}
    states = {}
    for key, value in c.variables.items():
        if value.constant is None:
            raise UserError(f"TFLite variable {key[1]!r}: its first value is no constant; convert it anew")
        if key[1] in assigned:
            states[key] = value.constant
            variable = relax.Var(key[1] or "state", relax.TensorType(value.shape, value.dtype))
            c.variables[key] = TfliteValue(value.tensor, variable, value.shape, value.order)
    return states


def _input_shape(tensor: TfliteTensor, sizes: Sequence[int] | None) -> tuple[int, ...]:
    shape = tensor.shape if sizes is None else tuple(int(d) for d in sizes)
    if min(shape, default=1) < 1 or math.prod(shape) > LARGEST:
        raise UserError(f"TFLite input {tensor.name!r} of shape {list(shape)}: sizes of 1 or more are needed")
    if len(shape) != len(tensor.shape):
        raise UserError(f"TFLite input {tensor.name!r}: give {len(tensor.shape)} sizes, not {len(shape)}")
    return shape


def _open_input(graph: TfliteGraph, shapes: Mapping[str, Sequence[int]]) -> str:
    """Return the end of an error's text for a model with an input whose sizes are open and not given."""
    for tensor in (graph.tensors[index] for index in graph.inputs):
        if -1 in tensor.signature[1:] and tensor.name not in shapes:
            letters = [f"D{axis}" if axis else "1" for axis in range(len(tensor.signature))]
            sizes = (str(d) if d > 0 else name for d, name in zip(tensor.signature, letters, strict=True))
            what = f"input {tensor.name!r} has open sizes, and {list(tensor.shape)} in the file"
            return f"; {what}; give its shape: --shape {tensor.name}:{','.join(sizes)}, with numbers"
    return ""


def _convert(c: Importer, operator: TfliteOperator) -> None:
    try:
        c.op = operator
        OPERATORS[operator.name].convert(c)
    except UserError as e:
        # Errors of the dialect's operators do not name the operator of the file yet.
        if str(e).startswith("TFLite"):
            raise
        raise operator.error(str(e)) from e
    except Exception as e:  # Relax raises many types of errors for arguments that do not fit
        raise operator.error(f"{line_of(e, -1)}; the file is damaged") from e
