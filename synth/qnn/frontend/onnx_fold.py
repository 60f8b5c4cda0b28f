"""Evaluation of constant nodes at import: exporters' arithmetic on shapes, and moved weights.

Shapes are static here, so that Shape and everything computed from it is constant. ONNX's reference evaluator
computes the results. Only operators with exact results (integers, movements, single IEEE operations) are
folded, and none that would turn quantized weights into floats.
"""

import itertools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from onnx.reference import ReferenceEvaluator

from synth.errors import UserError, foreign
from synth.qnn.frontend.onnx_model import STORAGE, onnx, tensor_array, title
from synth.qnn.frontend.onnx_node import Node, OnnxOperator, OnnxValue, Result, constant_value, elements
from synth.qnn.frontend.onnx_schema import alone
from synth.qnn.ops.rounding import INTEGRAL, truncated_array

MOST_FOLDED = 1 << 24
"""Most elements of a folded result, unless the inputs have more."""


def fold(node: Node, operator: OnnxOperator) -> list[OnnxValue] | None:
    """Return the outputs of a node whose inputs are all constants. None for other nodes and for an operator
    that is not folded. Raises UserError for a result that is too large or undefined."""
    if not operator.folds or all(v is None for v in node.inputs):
        return None
    there = [v for v in node.inputs if v is not None]
    if any(v.array is None or (v.narrow and not operator.moves) for v in there):
        return None
    arrays = [None if v is None else v.array for v in node.inputs]
    given = [a for a in arrays if a is not None]
    with foreign(title(node.proto, node.opsets)):
        most = (operator.most or _broadcast_size)(*given)
    limit = max(MOST_FOLDED, sum(a.size for a in given))
    if not most <= limit:
        raise node.error(f"its result has more than {limit:.0f} elements; mend the shapes")
    _defined(node, arrays)
    results = _evaluate(node, arrays)
    first_input = node.optional(0)
    narrow = first_input.dtype if first_input is not None and first_input.narrow else None
    return [constant_value(array, narrow) for array in results]


def _broadcast_size(*arrays: np.ndarray) -> int:
    """Return the elements of the largest shape that arrays can be broadcast to."""
    met = itertools.zip_longest(*(a.shape[::-1] for a in arrays), fillvalue=1)
    return math.prod(max(sizes) for sizes in met)


def _shape(node: Node) -> Result:
    shape = node[0].shape
    first = node.integer("start", 0) if node.opset >= 15 else 0
    last = node.integer("end", len(shape)) if node.opset >= 15 else len(shape)
    return np.array(shape[slice(first, last)], np.int64)


def _constant(node: Node) -> OnnxValue:
    """Return the value of a Constant node."""
    if len(node.attributes) != 1:
        raise node.error(f"{len(node.attributes)} attributes; exactly one value is needed")
    name, found = next(iter(node.attributes.items()))
    if name == "value":
        what = f"{title(node.proto, node.opsets)}: value"
        array = tensor_array(found, what)
        dtype = onnx.helper.tensor_dtype_to_string(found.data_type).rsplit(".", 1)[-1].lower()
        return constant_value(array, dtype if dtype in STORAGE and STORAGE[dtype] != dtype else None)
    if name in ("value_int", "value_ints"):
        return constant_value(np.array(found, np.int64))
    if name in ("value_float", "value_floats"):
        return constant_value(np.array(found, np.float32))
    raise node.error(f"attribute {name} is not supported; use value")


def _steps(*bounds: np.ndarray) -> float:
    """Return how many numbers a Range has."""
    values = [float(v) for bound in bounds for v in bound.reshape(-1)[:1]]
    if len(values) != 3 or values[2] == 0 or not np.isfinite(values).all():
        raise UserError("start, limit and a delta that is not 0 are needed")
    return abs((values[1] - values[0]) / values[2])


def _defined(node: Node, arrays: Sequence[np.ndarray | None]) -> None:
    """Raise UserError for arithmetic on constants whose result is undefined, such as a division by 0."""
    last = arrays[-1]
    if node.op in ("Div", "Mod") and last is not None and last.dtype.kind in "iu" and not last.all():
        raise node.error("an integer constant is divided by 0; use another divisor")
    if node.op == "Cast" and last is not None and last.dtype.kind == "f" and last.size:
        to = _target(node)
        if to.kind in "iu" and to.name not in INTEGRAL:
            limits = np.iinfo(to)
            if not (np.isfinite(last).all() and limits.min <= last.min() and last.max() <= limits.max):
                raise node.error(f"a value from {last.min()} to {last.max()} does not fit {to}")


def _target(node: Node) -> np.dtype[Any]:
    """Return the type that a Cast casts to."""
    return np.dtype(onnx.helper.tensor_dtype_to_np_dtype(node.integer("to")))


def _evaluate(node: Node, arrays: Sequence[np.ndarray | None]) -> list[np.ndarray]:
    first = arrays[0]
    if node.op == "Cast" and first is not None and first.dtype.kind == "f" and _target(node).name in INTEGRAL:
        return [truncated_array(first, _target(node).name)]
    feeds = {name: array for name, array in zip(node.proto.input, arrays, strict=True) if array is not None}
    with foreign(title(node.proto, node.opsets)), np.errstate(all="ignore"):
        found = [np.asarray(array) for array in ReferenceEvaluator(alone(node, node.opset)).run(None, feeds)]
    for array in found:
        if array.dtype.name not in STORAGE:
            raise node.error(f"its result has type {array.dtype}; it is not supported")
    return found


CONSTANTS: dict[str, OnnxOperator] = {
    "Constant": OnnxOperator(_constant), "Shape": OnnxOperator(_shape, narrow=True),
    "Size": OnnxOperator(lambda node: np.array(math.prod(node[0].shape), np.int64), narrow=True),
    "ConstantOfShape": OnnxOperator(folds=True, most=elements),
    "Range": OnnxOperator(folds=True, most=_steps),
}  # fmt: skip
