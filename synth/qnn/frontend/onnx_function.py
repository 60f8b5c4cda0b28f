"""Operators of the standard domain that are defined by others: the package onnx has the nodes of the definition.

One that has no converter of its own is converted by its definition (Attention, RotaryEmbedding, Celu, ...).
"""

from __future__ import annotations

from typing import Any

from synth.qnn.frontend.onnx_model import domain_of, foreign, onnx, title
from synth.qnn.frontend.onnx_node import Node
from synth.qnn.frontend.onnx_schema import type_code


def is_defined(proto: Any, opset: int) -> bool:
    """Whether the standard defines the node's operator by others, in this version of the operator set."""
    if domain_of(proto):
        return False
    try:
        schema: Any = onnx.defs.get_schema(proto.op_type, opset, "")
    except onnx.defs.SchemaError:
        return False
    return bool(schema.has_function or schema.has_context_dependent_function)


def definition(node: Node) -> tuple[Any, dict[str, int]]:
    """The FunctionProto that defines the node, its attributes filled in, and the operator sets of its nodes.

    A definition may depend on which inputs there are and on their types.
    """
    with foreign(title(node.proto, node.opsets)):
        schema: Any = onnx.defs.get_schema(node.op, node.opset, "")
        function = onnx.FunctionProto()
        if schema.has_context_dependent_function:
            types = [_type(value).SerializeToString() for value in node.inputs]
            versions = schema.context_dependent_function_opset_versions
            text = schema.get_context_dependent_function_with_opset_version(
                _latest(versions, node.opset), node.proto.SerializeToString(), types
            )
        else:
            text = schema.get_function_with_opset_version(_latest(schema.function_opset_versions, node.opset))
        function.ParseFromString(text)
    opsets = {domain_of(entry): entry.version for entry in function.opset_import}
    defaults = [a.default_value for a in schema.attributes.values() if a.default_value.name]
    return _filled(node, function, defaults), {**node.opsets, **opsets}


def _latest(versions: Any, opset: int) -> int:
    """The version of a definition that holds for this version of the operator set."""
    return int(max([v for v in versions if v <= opset], default=min(versions)))


def _type(value: Any) -> Any:
    if value is None:
        return onnx.TypeProto()
    return onnx.helper.make_tensor_type_proto(type_code(value.dtype), value.shape)


def _filled(node: Node, function: Any, defaults: list[Any]) -> Any:
    """The definition with attributes that refer to the node's replaced by these, or by what they are by default."""
    known = (*defaults, *function.attribute_proto, *node.proto.attribute)
    given = {attribute.name: attribute for attribute in known}
    name = node.proto.name or next(filter(None, node.proto.output), "")
    for inner in function.node:
        inner.name = name
        attributes = list(inner.attribute)
        del inner.attribute[:]
        for attribute in attributes:
            found = given.get(attribute.ref_attr_name) if attribute.ref_attr_name else attribute
            if found is not None:
                copied = inner.attribute.add()
                copied.CopyFrom(found)
                copied.name = attribute.name
    return function
