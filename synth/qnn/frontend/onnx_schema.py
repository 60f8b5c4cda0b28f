"""What the package onnx says of a node: accepted types, inferred result types, definition, constant result.

ONNX's shape inference runs on a node only after the converter has checked the attributes' ranges. The
inferred types must match the converted results. An operator without a converter that the standard defines by
other operators is converted by its definition (Attention, RotaryEmbedding, Celu, ...).

Constant nodes are evaluated at import: exporters' arithmetic on shapes, and moved weights. Shapes are static
here, so that Shape and everything computed from it is constant. Only operators with exact results (integers,
movements, single IEEE operations) are folded, and none that would turn quantized weights into floats.
"""

import itertools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from onnx import inliner, numpy_helper
from onnx.reference import ReferenceEvaluator

from synth.errors import UserError, foreign
from synth.qnn.frontend.onnx_model import (
    STORAGE,
    DeclaredType,
    Type,
    declared,
    domain_of,
    onnx,
    tensor_array,
    title,
    type_code,
)
from synth.qnn.frontend.onnx_node import Node, OnnxOperator, OnnxValue, Result, constant_value, elements
from synth.qnn.ops.rounding import INTEGRAL, truncated_array

MOST_DATA = 4096
"""Most elements of a constant that shape inference sees. A larger constant is no shape or list of axes."""


def check_types(node: Node) -> None:
    """Raise UserError if an input has an element type that the operator's schema does not accept. The inputs
    that share a type parameter of the schema must have equal types."""
    schema = _schema(node)
    if schema is None:
        return
    formal = list(schema.inputs)
    bound: dict[str, str] = {}
    for index, value in enumerate(node.inputs):
        if value is None:
            continue
        several = onnx.defs.OpSchema.FormalParameterOption.Variadic
        if index >= len(formal) and not (formal and formal[-1].option == several):
            raise node.error(f"{len(node.inputs)} inputs: it has {len(formal)}; remove the others")
        parameter = formal[min(index, len(formal) - 1)]
        name = f"tensor({onnx.TensorProto.DataType.Name(type_code(value.dtype)).lower()})"
        if name not in parameter.types:
            accepted = ", ".join(sorted(parameter.types)[:6])
            raise node.error(f"input {index} has type {value.dtype}; its types are {accepted}; cast it")
        if parameter.is_homogeneous and bound.setdefault(parameter.type_str, value.dtype) != value.dtype:
            raise node.error(f"input {index}: type {value.dtype}, not {bound[parameter.type_str]}; cast one")


def check_results(node: Node, results: list[OnnxValue]) -> None:
    """Raise UserError if a result's element type or shape differs from what ONNX infers for it."""
    types = inferred(node)
    for name, value in zip(node.outputs, results, strict=False):
        kind = types.get(name)
        if kind is not None and not kind.admits(Type(value.dtype, value.shape)):
            raise node.error(f"{name!r} is {value.dtype} {value.dims}; ONNX infers {kind}; export again")


def inferred(node: Node) -> dict[str, DeclaredType]:
    """Return the types that ONNX infers for the outputs, by name. Custom domains have none."""
    schema = _schema(node)
    if schema is None:
        return {}
    types, data = {}, {}
    for name, value in zip(node.proto.input, node.inputs, strict=True):
        if value is None:
            continue
        types[name] = onnx.helper.make_tensor_type_proto(type_code(value.dtype), value.shape)
        if value.array is not None and value.array.size <= MOST_DATA and not value.narrow:
            data[name] = numpy_helper.from_array(value.array, name)
    imports = [onnx.helper.make_opsetid(domain, version) for domain, version in node.opsets.items()]
    with foreign(title(node.proto, node.opsets)):
        kinds = onnx.shape_inference.infer_node_outputs(schema, node.proto, types, data, None, imports)
    return {name: declared(kind.tensor_type) for name, kind in kinds.items()}


def _schema(node: Node) -> Any:
    if domain_of(node.proto):
        return None
    with foreign(title(node.proto, node.opsets)):
        return onnx.defs.get_schema(node.op, node.opset, "")


def is_defined(proto: Any, opset: int) -> bool:
    """Return whether the standard defines the node's operator by other operators in version ``opset``."""
    if domain_of(proto) or not onnx.defs.has(proto.op_type, opset, ""):
        return False
    schema: Any = onnx.defs.get_schema(proto.op_type, opset, "")
    return bool(schema.has_function or schema.has_context_dependent_function)


def definition(node: Node) -> tuple[Any, dict[str, int]]:
    """Return nodes that compute the node's outputs from its inputs by its operator's definition, and versions
    of operator sets by domain. A definition may depend on which inputs there are and on their types."""
    with foreign(title(node.proto, node.opsets)):
        schema: Any = onnx.defs.get_schema(node.op, node.opset, "")
        versions = schema.context_dependent_function_opset_versions or schema.function_opset_versions
        opset = max([v for v in versions if v <= node.opset], default=min(versions))
        model = alone(node, opset)
        defaults = [attribute.default_value for attribute in schema.attributes.values()]
        model.graph.node[0].attribute.extend(d for d in defaults if d.name not in ("", *node.attributes))
        if schema.has_context_dependent_function:
            kinds = [() if v is None else (type_code(v.dtype), v.shape) for v in node.inputs]
            types = [onnx.helper.make_tensor_type_proto(*k) if k else onnx.TypeProto() for k in kinds]
            arguments = node.proto.SerializeToString(), [kind.SerializeToString() for kind in types]
            text = schema.get_context_dependent_function_with_opset_version(opset, *arguments)
        else:
            text = schema.get_function_with_opset_version(opset)
        model.functions.add().ParseFromString(text)
        nodes = inliner.inline_local_functions(model).graph.node
    for inner in nodes:
        inner.name = node.proto.name or next(filter(None, node.proto.output), "")
    return nodes, {**node.opsets, "": opset}


def alone(node: Node, opset: int) -> Any:
    """Return a ModelProto with only this node. Its version of the standard domain is ``opset``."""
    names = [dict.fromkeys(filter(None, ends)) for ends in (node.proto.input, node.proto.output)]
    inputs, outputs = ([onnx.ValueInfoProto(name=name) for name in end] for end in names)
    graph = onnx.helper.make_graph([node.proto], node.op, inputs, outputs)
    return onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", opset)])


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
    operands = [a for a in arrays if a is not None]
    with foreign(title(node.proto, node.opsets)):
        most = (operator.most or _broadcast_size)(*operands)
    limit = max(MOST_FOLDED, sum(a.size for a in operands))
    node.demand(most <= limit, f"its result has more than {limit:.0f} elements; mend the shapes")
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
    node.demand(len(node.attributes) == 1, f"{len(node.attributes)} attributes; exactly one value is needed")
    name, value = next(iter(node.attributes.items()))
    if name == "value":
        what = f"{title(node.proto, node.opsets)}: value"
        array = tensor_array(value, what)
        dtype = onnx.helper.tensor_dtype_to_string(value.data_type).rsplit(".", 1)[-1].lower()
        return constant_value(array, dtype if dtype in STORAGE and STORAGE[dtype] != dtype else None)
    if name in ("value_int", "value_ints"):
        return constant_value(np.array(value, np.int64))
    if name in ("value_float", "value_floats"):
        return constant_value(np.array(value, np.float32))
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
        values = [np.asarray(array) for array in ReferenceEvaluator(alone(node, node.opset)).run(None, feeds)]
    for array in values:
        node.demand(array.dtype.name in STORAGE, f"its result has type {array.dtype}; it is not supported")
    return values


CONSTANTS: dict[str, OnnxOperator] = {
    "Constant": OnnxOperator(_constant), "Shape": OnnxOperator(_shape, narrow=True),
    "Size": OnnxOperator(lambda node: np.array(math.prod(node[0].shape), np.int64), narrow=True),
    "ConstantOfShape": OnnxOperator(folds=True, most=elements),
    "Range": OnnxOperator(folds=True, most=_steps),
}  # fmt: skip
