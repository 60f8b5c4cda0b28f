"""Small ONNX models for the tests, and ways to run them: compiled, by ONNX Runtime, by ONNX's reference."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import onnx
import tvm
from onnx import TensorProto, helper, numpy_helper
from onnx.reference import ReferenceEvaluator
from tvm import relax

from synth.model.onnx_session import open_session
from synth.qnn.frontend.onnx import from_onnx
from tests.linked import linked, optimized_less

Arrays = dict[str, np.ndarray]
f32, i8, u8, i32, i64 = np.float32, np.int8, np.uint8, np.int32, np.int64
NARROW = {"int4": "int8", "int2": "int8", "uint4": "uint8", "uint2": "uint8"}
DOMAINS = ("com.microsoft", "qonnx.custom_op.general", "onnx.brevitas", "my.domain")


class Graph:
    """Nodes with inputs, constants and outputs, as an ONNX model. Names are given where none are asked."""

    def __init__(self, opset: int = 21) -> None:
        self.opset = opset
        self.domains = dict.fromkeys(DOMAINS, 1)
        self.nodes: list[Any] = []
        self.inputs: list[Any] = []
        self.outputs: list[Any] = []
        self.constants: list[Any] = []
        self.feeds: Arrays = {}

    def input(self, name: str, shape: Sequence[int | str | None], dtype: int = TensorProto.FLOAT) -> str:
        self.inputs.append(helper.make_tensor_value_info(name, dtype, shape))
        return name

    def feed(self, name: str, array: Any) -> str:
        """An input of this array's shape and type, for which the model is run on it."""
        self.feeds[name] = array = np.asarray(array)
        return self.input(name, array.shape, helper.np_dtype_to_tensor_dtype(array.dtype))

    def constant(self, array: Any, dtype: str | None = None, name: str = "") -> str:
        """An initializer; ``dtype`` int4, uint4, int2 or uint2 packs the values."""
        name = name or f"c{len(self.constants)}"
        array = np.asarray(array)
        if dtype in NARROW:
            code = getattr(TensorProto, dtype.upper())
            tensor = helper.make_tensor(name, code, array.shape, array.reshape(-1).tolist())
        else:
            tensor = numpy_helper.from_array(array if dtype is None else array.astype(dtype), name)
        self.constants.append(tensor)
        return name

    def node(
        self, op: str, inputs: Sequence[Any], domain: str = "", outputs: int = 1, name: str = "", **attrs: Any
    ) -> Any:
        """The output's name (a list where there are several); an input that is no name is a constant."""
        inputs = [given if isinstance(given, str) else self.constant(given) for given in inputs]
        name = name or f"{op.lower()}{len(self.nodes)}"
        names = [f"{name}_{i}" for i in range(outputs)]
        self.nodes.append(helper.make_node(op, inputs, names, name=name, domain=domain, **attrs))
        return names[0] if outputs == 1 else names

    def put(self, op: str, *args: Any, dtype: int = TensorProto.FLOAT, **how: Any) -> None:
        """A node (as ``node``) whose results are outputs (as ``output``)."""
        names = self.node(op, *args, **how)
        self.output(*([names] if isinstance(names, str) else names), dtype=dtype)

    def output(self, *names: str, dtype: int = TensorProto.FLOAT) -> None:
        """Outputs; ``dtype`` counts where ONNX cannot infer it (operators of other domains)."""
        for name in names:
            self.outputs.append(helper.make_tensor_value_info(name, dtype, None))

    def model(self, infer: bool = True) -> Any:
        """The model; the outputs' types are what ONNX infers, those of ``output`` where it cannot."""
        untyped = [onnx.ValueInfoProto(name=output.name) for output in self.outputs]
        graph = helper.make_graph(self.nodes, "graph", self.inputs, untyped, self.constants)
        imports = [helper.make_opsetid("", self.opset)]
        imports += [helper.make_opsetid(domain, version) for domain, version in self.domains.items()]
        model = helper.make_model(graph, opset_imports=imports, ir_version=13 if self.opset > 21 else 10)
        inferred = {v.name: v for v in onnx.shape_inference.infer_shapes(model).graph.output} if infer else {}
        del model.graph.output[:]
        for declared in self.outputs:
            found = inferred.get(declared.name)
            known = found is not None and found.type.tensor_type.elem_type
            model.graph.output.append(found if known else declared)
        return model


def stored(array: Any) -> np.ndarray:
    """The array with types below 8 bits as int8 or uint8."""
    array = np.asarray(array)
    return array.astype(NARROW.get(array.dtype.name, array.dtype))


def compiled(module: Any, target: Any = None) -> Any:
    """A function of the module's inputs in order that gives its outputs as numpy arrays."""
    # A plain target has no fused multiply-add, so that float results round as elsewhere; LLVM's optimizer
    # would take most of the tests' time.
    executable = tvm.compile(module, target or optimized_less(tvm.target.Target("llvm"), 0))
    machine = relax.VirtualMachine(linked(executable), tvm.cpu())

    def run(*arrays: np.ndarray) -> list[np.ndarray]:
        given = (np.ascontiguousarray(a).reshape(a.shape) for a in arrays)
        found = machine["main"](*map(tvm.runtime.tensor, given))
        return [found.numpy()] if hasattr(found, "numpy") else [f.numpy() for f in found]

    return run


def run_compiled(model: Any, feeds: Mapping[str, np.ndarray]) -> Arrays:
    """The outputs of the imported, compiled model by name."""
    module = from_onnx(model)
    attrs = module["main"].attrs
    results = compiled(module)(*[stored(feeds[str(name)]) for name in attrs["input_names"]])
    return dict(zip((str(name) for name in attrs["output_names"]), results, strict=True))


def run_runtime(model: Any, feeds: Mapping[str, np.ndarray]) -> Arrays:
    """The outputs that ONNX Runtime computes, without its graph optimizations."""
    session = open_session(model.SerializeToString(), optimize="none", threads=1)
    names = [o.name for o in session.get_outputs()]
    return dict(zip(names, session.run(names, dict(feeds)), strict=True))


def run_reference(model: Any, feeds: Mapping[str, np.ndarray]) -> Arrays:
    """The outputs that ONNX's reference evaluator computes."""
    names = [o.name for o in model.graph.output]
    with np.errstate(all="ignore"):
        found = ReferenceEvaluator(model).run(names, dict(feeds))
    return {name: stored(array) for name, array in zip(names, found, strict=True)}
