"""ONNX models of nodes, for tests; without TVM, since an emulated processor imports it too."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from onnx import helper, numpy_helper


def info(name: str, array: Any, shape: Any = ()) -> Any:
    """A value of the array's type, and of its shape if none is given."""
    code = helper.np_dtype_to_tensor_dtype(array.dtype)
    return helper.make_tensor_value_info(name, code, array.shape if shape == () else shape)


def onnx_model(
    nodes: Sequence[Any],
    inputs: Mapping[str, Any],
    outputs: Sequence[Any],
    constants: Mapping[str, Any] | Sequence[Any],
    opset: int = 17,
    ir_version: int = 10,
) -> Any:
    """``inputs``: arrays with type and shape; ``outputs``: of ``info``; ``constants``: by name, tensors."""
    if isinstance(constants, Mapping):
        constants = [numpy_helper.from_array(np.asarray(a), n) for n, a in constants.items()]
    given = [info(name, array) for name, array in inputs.items()]
    graph = helper.make_graph(nodes, "graph", given, outputs, constants)
    domains = {"": opset} | {node.domain: 1 for node in nodes if node.domain}
    opsets = [helper.make_opsetid(*pair) for pair in domains.items()]
    return helper.make_model(graph, opset_imports=opsets, ir_version=ir_version)


#: A precision file that gives the middle layer of ``three_layers`` few bits.
LAYERS = "[default]\nprecision = 'int8'\n[[layer]]\nname = 'middle'\nactivations = 2\nweights = 1\n"


def three_layers(generator: np.random.Generator) -> Any:
    """A small float network [1, 12] to [1, 6]: three products, with Relu between them."""
    nodes, x = [], "x"
    weights: dict[str, Any] = {}
    for name, shape in (("first", (12, 40)), ("middle", (40, 24)), ("last", (24, 6))):
        weights[f"{name}.w"] = generator.standard_normal(shape).astype(np.float32)
        y = "y" if name == "last" else f"{name}.y"
        nodes.append(helper.make_node("MatMul", [x, f"{name}.w"], [y], name=name))
        if name != "last":
            nodes.append(helper.make_node("Relu", [y], [x := f"{name}.relu"]))
    one = np.zeros((1, 12), np.float32)
    return onnx_model(nodes, {"x": one}, [info("y", one, (1, 6))], weights)
