"""The ONNX front end: checks a model, folds constants, and converts node by node to a Relax module.

>>> from synth.qnn.frontend.onnx import from_onnx
>>> module = from_onnx("model.onnx", shapes={"input": (1, 3, 224, 224)})

The module has one function ``main`` whose parameters are the model's inputs. Float operators become Relax
operators, quantized operators those of the dialect (`synth.qnn.ops`). Unknown operators raise UserError.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
import tvm
from tvm import relax

from synth.errors import UserError
from synth.qnn.frontend.naming import identifier
from synth.qnn.frontend.onnx_arithmetic import ARITHMETIC, ELEMENTWISE
from synth.qnn.frontend.onnx_fused import FUSED
from synth.qnn.frontend.onnx_microsoft import MICROSOFT
from synth.qnn.frontend.onnx_model import (
    MOST_ELEMENTS,
    STORAGE,
    Model,
    Type,
    domain_of,
    initializer,
    read_model,
    tensors_read,
    title,
)
from synth.qnn.frontend.onnx_node import Builder, Node, OnnxOperator, OnnxValue, Result, constant_value
from synth.qnn.frontend.onnx_quantized import STANDARD
from synth.qnn.frontend.onnx_recurrent import RECURRENT, RECURRENT_MICROSOFT
from synth.qnn.frontend.onnx_schema import CONSTANTS, check_results, check_types, definition, fold, is_defined
from synth.qnn.frontend.onnx_shape import INDEXING, MOVEMENTS
from synth.qnn.frontend.onnx_window import LAYERS
from synth.qnn.frontend.qonnx import QONNX, QONNX_DOMAINS
from synth.qnn.graph import FunctionBuilder, Renaming

_TABLES = (CONSTANTS, ELEMENTWISE, ARITHMETIC, MOVEMENTS, INDEXING, RECURRENT, LAYERS, STANDARD)
OPERATORS: dict[str, dict[str, OnnxOperator]] = {
    "": {name: operator for table in _TABLES for name, operator in table.items()},
    "com.microsoft": {**MICROSOFT, **FUSED, **RECURRENT_MICROSOFT},
    **dict.fromkeys(QONNX_DOMAINS, QONNX),
}
"""All supported operators by domain and name. A new operator needs one row."""
MOST_NAMED = 6
"""Most operators that one message names."""


def from_onnx(model: Any, shapes: Mapping[str, Sequence[int]] | None = None) -> tvm.IRModule:
    """Return the Relax module of an ONNX model, given as a path, a file's bytes or an ``onnx.ModelProto``.

    ``shapes`` maps an input's name to its shape, for inputs with open dimensions, the batch included.
    ``main`` keeps the inputs' names. Its attributes ``input_names`` and ``output_names`` list the names in
    order. Types below 8 bits become int8 or uint8 tensors. Raises UserError for a wrong or unsupported model.
    """
    read = read_model(model, shapes)
    _known_operators(read)
    builder = FunctionBuilder()
    types = {n: relax.TensorType(x.shape, STORAGE[x.dtype]) for n, x in read.inputs.items()}
    parameters = {name: relax.Var(name, kind) for name, kind in types.items()}
    attributes = {"input_names": list(read.inputs), "output_names": list(read.outputs)}
    with builder.function("main", list(parameters.values()), attrs=attributes):
        with builder.dataflow():
            naming = Builder(builder)
            values = _convert(read, parameters, naming)
            ends = list(zip(read.outputs, values, strict=True))
            outputs = [builder.emit_output(value.expr, name_hint=identifier(name)) for name, value in ends]
        builder.emit_func_output(outputs[0] if len(outputs) == 1 else relax.Tuple(outputs))
    module = naming.named(builder.finalize())
    # An output gets the name of the node that computes it, as every other result does.
    names = {
        output: str(value.expr.name)
        for output, value in zip(outputs, values, strict=True)
        if isinstance(value.expr, relax.DataflowVar) and isinstance(output, relax.Var)
    }
    module["main"] = relax.analysis.remove_all_unused(Renaming(names).visit_expr(module["main"]))
    return module


def _known_operators(model: Model) -> None:
    """Raise UserError, with the nodes' titles, if the model has operators without a converter."""
    opset = model.opsets.get("", 1)
    missing = [
        title(node, model.opsets) for node in model.nodes
        if node.op_type not in {"If", *OPERATORS.get(domain_of(node), {})} and not is_defined(node, opset)
    ]  # fmt: skip
    if missing:
        rest = f" and {len(missing) - MOST_NAMED} more" if len(missing) > MOST_NAMED else ""
        titles = ", ".join(missing[:MOST_NAMED])
        raise UserError(f"{titles}{rest}: not supported; export the model with other operators")


def _convert(model: Model, parameters: Mapping[str, Any], builder: Builder) -> list[OnnxValue]:
    values = {name: constant_value(*constant) for name, constant in model.constants.items()}
    for name, kind in model.inputs.items():
        values[name] = OnnxValue(kind.dtype, kind.shape, parameters[name])
    outputs = _run(model.nodes, model.opsets, values, list(model.outputs), builder)
    for (name, declared), value in zip(model.outputs.items(), outputs, strict=True):
        if not declared.admits(Type(value.dtype, value.shape)):
            what = f"output {name!r} is {value.dtype} {value.dims}, but the model says {declared}"
            raise UserError(f"{what}; export the model again")
    return outputs


def _run(
    nodes: Iterable[Any], opsets: Mapping[str, int], values: dict[str, OnnxValue], outputs: Sequence[str],
    builder: Builder,
) -> list[OnnxValue]:  # fmt: skip
    """Convert the nodes, which read tensors in ``values``, and return the tensors named ``outputs``."""
    nodes = list(nodes)
    read = set(outputs).union(*map(tensors_read, nodes))
    for proto in nodes:
        builder.enter(proto, opsets)
        inputs = tuple(map(values.get, proto.input))
        used = tuple(name if name in read else "" for name in proto.output)
        node = Node(proto, opsets, inputs, builder, used)
        results = _branch(node, values) if node.op == "If" else _results(node)
        if any(node.outputs[len(results) :]):
            raise node.error(f"{len(node.outputs)} outputs: it has {len(results)}; remove the others")
        if node.op != "If":
            check_results(node, results)
        for name, value in zip(node.outputs, results, strict=False):
            if name:
                values[name] = _sized(node, name, value)
    return [values[name] for name in outputs]


def _branch(node: Node, values: Mapping[str, OnnxValue]) -> list[OnnxValue]:
    """Return the outputs of an If with a constant condition. Its branches may read ``values``."""
    graph = node.attributes["then_branch" if node.array(0).all() else "else_branch"]
    constants = {tensor.name: constant_value(*initializer(tensor)) for tensor in graph.initializer}
    outputs = [output.name for output in graph.output]
    return _run(graph.node, node.opsets, {**values, **constants}, outputs, node.builder)


def _results(node: Node) -> list[OnnxValue]:
    """Return the node's outputs. Every UserError names the node."""
    try:
        check_types(node)
        operator = OPERATORS[domain_of(node.proto)].get(node.op)
        if operator is not None:
            results = fold(node, operator)
            return _converted(node, operator) if results is None else results
        if not is_defined(node.proto, node.opsets.get("", 1)):
            raise node.error("not supported; export the model with other operators")
        return _expanded(node)
    except UserError as error:
        if str(error).startswith("node "):
            raise
        raise node.error(str(error)) from error


def _expanded(node: Node) -> list[OnnxValue]:
    """Return the node's outputs, converted from the nodes that define its operator in the ONNX standard."""
    nodes, opsets = definition(node)
    values = {name: v for name, v in zip(node.proto.input, node.inputs, strict=True) if v is not None}
    names = list(filter(None, node.outputs)) or [node.proto.output[0]]
    try:
        results = dict(zip(names, _run(nodes, opsets, values, names, node.builder), strict=True))
    except UserError as error:
        raise node.error(f"in its definition, {error}") from error
    # An output that nothing reads still needs a value: the first wanted output stands in.
    return [results.get(name, results[names[0]]) for name in node.outputs]


def _converted(node: Node, operator: OnnxOperator) -> list[OnnxValue]:
    if operator.convert is None:
        raise node.error("it is supported on constants only; export the model with fixed shapes")
    names = {
        name for name, attribute in node.attributes.items() if name not in operator.unsupported or attribute
    }
    if names & operator.unsupported:
        raise node.error(f"{min(names & operator.unsupported)} is not supported; export the model without it")
    if operator.attributes is not None and not names <= operator.attributes:
        raise node.error(f"attribute {min(names - operator.attributes)} is not known; remove it")
    if operator.inputs is not None and len(node.inputs) > operator.inputs:
        raise node.error(f"{len(node.inputs)} inputs: {operator.inputs} at most are known; remove the others")
    for index, value in enumerate(node.inputs):
        if value is not None and value.narrow and not (operator.narrow or operator.moves):
            raise node.error(f"input {index} has type {value.dtype}; dequantize it first")
    return _values(node, operator.convert(node))


def _values(node: Node, result: Result) -> list[OnnxValue]:
    if isinstance(result, OnnxValue):
        return [result]
    if isinstance(result, np.ndarray):
        return [constant_value(result)]
    if isinstance(result, list):
        return [value for part in result for value in _values(node, part)]
    return [node.value(result)]


def _sized(node: Node, name: str, value: OnnxValue) -> OnnxValue:
    count = math.prod(value.shape)
    if value.array is None and not 0 < count <= MOST_ELEMENTS:
        many = f"more than {MOST_ELEMENTS} elements" if count > 0 else "no elements can be"
        raise node.error(f"result {name!r} of shape {value.dims}: {many}")
    return value
