"""A node of the standard domain against its operator's definition: types before, results after conversion.

The definitions are those of the package onnx. Its inference of a node's results runs only once the node is
converted, so with attributes that are known to be in range, and what it says must be what was built.
"""

from __future__ import annotations

from typing import Any

from onnx import TensorProto, numpy_helper

from synth.qnn.frontend.onnx_model import Declared, Type, domain_of, foreign, onnx, title
from synth.qnn.frontend.onnx_node import Node, Value

_CODES = {"float32": TensorProto.FLOAT, "float64": TensorProto.DOUBLE}
_NAMES = {"float32": "float", "float64": "double"}
MOST_DATA = 4096
"""Larger constants are no shapes or axes, and inference need not see them."""


def check_types(node: Node) -> None:
    """Refuse inputs whose element types the operator does not have, or that should be equal and are not."""
    schema = _schema(node)
    if schema is None:
        return
    formal = list(schema.inputs)
    bound: dict[str, str] = {}
    for index, value in enumerate(node.inputs):
        if value is None:
            continue
        if index >= len(formal) and not (formal and _variadic(formal[-1])):
            raise node.error(f"{len(node.inputs)} inputs: it has {len(formal)}; remove the others")
        parameter = formal[min(index, len(formal) - 1)]
        name = f"tensor({_NAMES.get(value.dtype, value.dtype)})"
        if name not in parameter.types:
            known = ", ".join(sorted(parameter.types)[:6])
            raise node.error(f"input {index} has type {value.dtype}; its types are {known}; cast it")
        if parameter.is_homogeneous and bound.setdefault(parameter.type_str, value.dtype) != value.dtype:
            raise node.error(
                f"input {index} has type {value.dtype}, but it must be {bound[parameter.type_str]} as another has"
            )


def check_results(node: Node, results: list[Value]) -> None:
    """Refuse results that are not of the type that ONNX infers for them."""
    schema = _schema(node)
    if schema is None:
        return
    types, data = {}, {}
    for name, value in zip(node.proto.input, node.inputs, strict=True):
        if value is None:
            continue
        types[name] = onnx.helper.make_tensor_type_proto(type_code(value.dtype), value.shape)
        if value.array is not None and value.array.size <= MOST_DATA and not value.narrow:
            data[name] = numpy_helper.from_array(value.array, name)
    imports = [onnx.helper.make_opsetid(domain, version) for domain, version in node.opsets.items()]
    with foreign(title(node.proto, node.opsets)):
        inferred = onnx.shape_inference.infer_node_outputs(schema, node.proto, types, data, None, imports)
    for name, value in zip(node.outputs, results, strict=False):
        if name and name in inferred:
            wanted = _declared(inferred[name])
            if not wanted.admits(Type(value.dtype, value.shape)):
                raise node.error(
                    f"result {name!r} is {value.dtype} {list(value.shape)}, but ONNX infers {wanted}; "
                    "export the model again"
                )


def _schema(node: Node) -> Any:
    if domain_of(node.proto):
        return None
    with foreign(title(node.proto, node.opsets)):
        return onnx.defs.get_schema(node.op, node.opset, "")


def _variadic(parameter: Any) -> bool:
    return bool(parameter.option == onnx.defs.OpSchema.FormalParameterOption.Variadic)


def type_code(dtype: str) -> int:
    """The number that ONNX has for an element type."""
    return int(_CODES.get(dtype) or getattr(TensorProto, dtype.upper()))


def _declared(found: Any) -> Declared:
    tensor = found.tensor_type
    dtype = str(TensorProto.DataType.Name(tensor.elem_type)).lower() if tensor.elem_type else None
    dtype = {"float": "float32", "double": "float64"}.get(dtype or "", dtype)
    if not tensor.HasField("shape"):
        return Declared(dtype, None)
    return Declared(
        dtype,
        tuple(int(d.dim_value) if d.WhichOneof("value") == "dim_value" else None for d in tensor.shape.dim),
    )
