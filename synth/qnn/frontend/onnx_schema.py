"""What ONNX's operator schemas say of a node: accepted types, inferred result types, and its definition.

ONNX's shape inference runs on a node only after the converter has checked the attributes' ranges. The
inferred types must match the converted results. An operator without a converter that the standard defines by
other operators is converted by its definition (Attention, RotaryEmbedding, Celu, ...).
"""

from typing import Any

from onnx import inliner, numpy_helper

from synth.errors import foreign
from synth.qnn.frontend.onnx_model import DeclaredType, Type, declared, domain_of, onnx, title, type_code
from synth.qnn.frontend.onnx_node import Node, OnnxValue

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
            known = ", ".join(sorted(parameter.types)[:6])
            raise node.error(f"input {index} has type {value.dtype}; its types are {known}; cast it")
        if parameter.is_homogeneous and bound.setdefault(parameter.type_str, value.dtype) != value.dtype:
            raise node.error(f"input {index}: type {value.dtype}, not {bound[parameter.type_str]}; cast one")


def check_results(node: Node, results: list[OnnxValue]) -> None:
    """Raise UserError if a result's element type or shape differs from what ONNX infers for it."""
    known = inferred(node)
    for name, value in zip(node.outputs, results, strict=False):
        wanted = known.get(name)
        if wanted is not None and not wanted.admits(Type(value.dtype, value.shape)):
            raise node.error(f"{name!r} is {value.dtype} {value.dims}; ONNX infers {wanted}; export again")


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
        found = onnx.shape_inference.infer_node_outputs(schema, node.proto, types, data, None, imports)
    return {name: declared(kind.tensor_type) for name, kind in found.items()}


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
            given = node.proto.SerializeToString(), [kind.SerializeToString() for kind in types]
            text = schema.get_context_dependent_function_with_opset_version(opset, *given)
        else:
            text = schema.get_function_with_opset_version(opset)
        model.functions.add().ParseFromString(text)
        found = inliner.inline_local_functions(model).graph.node
    for inner in found:
        inner.name = node.proto.name or next(filter(None, node.proto.output), "")
    return found, {**node.opsets, "": opset}


def alone(node: Node, opset: int) -> Any:
    """Return a ModelProto with only this node. Its version of the standard domain is ``opset``."""
    names = [dict.fromkeys(filter(None, ends)) for ends in (node.proto.input, node.proto.output)]
    inputs, outputs = ([onnx.ValueInfoProto(name=name) for name in end] for end in names)
    graph = onnx.helper.make_graph([node.proto], node.op, inputs, outputs)
    return onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", opset)])
