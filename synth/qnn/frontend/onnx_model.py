"""Reading of ONNX files into a checked ``Model``. Faults of a file are reported before any node is converted.

The reader checks the container (a protobuf) and the graph: versions, names, order, cycles, element types and
sizes. ONNX's own checker checks inputs and attributes of every node. Shapes are inferred node by node
(`synth.qnn.frontend.onnx_schema`): ONNX's inference of a whole graph reads beyond arrays for a wrong axis.
"""

import collections
import graphlib
import heapq
import math
import os
from collections.abc import Container, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from synth.errors import UserError, foreign

try:
    import onnx
    from onnx import TensorProto, numpy_helper
except ImportError:
    raise UserError("ONNX models need the package onnx: pip install 'synth-kernel[compile]'") from None

OPSETS = range(7, 29)
"""Supported versions of the standard operator set. Version 7 introduced broadcasting as in numpy."""
MOST_ELEMENTS = 1 << 28
"""Most elements of a tensor: 1 GiB in float32. A larger tensor is a mistake in a shape."""
STORAGE = {
    "float16": "float16", "float32": "float32", "float64": "float64", "bool": "bool",
    "int8": "int8", "int16": "int16", "int32": "int32", "int64": "int64",
    "uint8": "uint8", "uint16": "uint16", "uint32": "uint32", "uint64": "uint64",
    "int4": "int8", "int2": "int8", "uint4": "uint8", "uint2": "uint8",
}  # fmt: skip
"""The numpy type that stores each element type, by name. A value of 4 or 2 bits takes a whole byte."""
CUSTOM_DOMAINS = ("com.microsoft", "qonnx.custom_op.general", "finn.custom_op.general", "onnx.brevitas")
"""Domains whose version exporters often leave out. A missing version of these domains is taken as 1."""
_NAMES = {"float": "float32", "double": "float64"}
Constant = tuple[np.ndarray, str]
"""The values of a constant in the storage type, and its element type (a key of STORAGE)."""


@dataclass(frozen=True)
class Type:
    """The element type (a key of STORAGE) and static shape of a tensor."""

    dtype: str
    shape: tuple[int, ...]


@dataclass(frozen=True)
class DeclaredType:
    """The type that a model declares for a tensor. None stands for a property that is left open."""

    dtype: str | None
    shape: tuple[int | None, ...] | None

    def admits(self, kind: Type) -> bool:
        """Return whether ``found`` agrees with the element type and the sizes that are declared."""
        pairs = zip(self.shape or (), kind.shape, strict=False)
        fits = self.shape is None or len(self.shape) == len(kind.shape)
        fits = fits and all(a in (None, b) for a, b in pairs)
        return fits and self.dtype in (None, kind.dtype)

    def __str__(self) -> str:
        dims = "" if self.shape is None else f" {['?' if d is None else d for d in self.shape]}"
        return f"{self.dtype or 'any type'}{dims}"


@dataclass(frozen=True)
class Model:
    """A checked graph. ``nodes`` (protos) are sorted topologically. ``opsets``: versions by domain."""

    nodes: tuple[Any, ...]
    opsets: Mapping[str, int]
    inputs: Mapping[str, Type]
    constants: Mapping[str, Constant]
    """The initializers by name."""
    outputs: Mapping[str, DeclaredType]


def domain_of(node: Any) -> str:
    """Return the domain of a node proto, "" for the standard domain, which is also spelled "ai.onnx"."""
    return "" if node.domain == "ai.onnx" else str(node.domain)


def title(node: Any, opsets: Mapping[str, int]) -> str:
    """Return how messages name a node: name, operator, domain and version of the operator set."""
    name = node.name or (node.output[0] if node.output else "")
    domain = domain_of(node)
    return f"node {name!r} ({node.op_type}, domain {domain or 'ai.onnx'}, opset {opsets.get(domain, 1)})"


def element_type(code: int, what: str) -> str:
    """Return the name of an ONNX element type: a key of STORAGE.
    ``what`` names the tensor in messages. Raises UserError for an unknown or unsupported type."""
    try:
        name = str(TensorProto.DataType.Name(code)).lower()
    except ValueError:
        raise UserError(f"{what}: element type {code} is not one of ONNX's") from None
    name = _NAMES.get(name, name)
    if name not in STORAGE:
        raise UserError(f"{what}: element type {name} is not supported; use float32 or integers")
    return name


def type_code(dtype: str) -> int:
    """Return ONNX's number of an element type that ``element_type`` returns."""
    name = next((name for name, title in _NAMES.items() if title == dtype), dtype)
    return int(TensorProto.DataType.Value(name.upper()))


def read_model(source: Any, shapes: Mapping[str, Sequence[int]] | None = None) -> Model:
    """Return the checked model of a path, a file's bytes or an ``onnx.ModelProto``, which is not changed.
    ``shapes`` maps an input's name to its shape, for inputs whose dimensions the model leaves open. Raises
    UserError for a model that is damaged or unsupported."""
    model = load_proto(source)
    graph = model.graph
    _readable(model)
    opsets = _opsets(model)
    _unsupported_parts(model)
    constants = {tensor.name: initializer(tensor) for tensor in graph.initializer}
    nodes = _ordered(graph, constants)
    inputs = _fix_inputs(graph, constants, dict(shapes or {}))
    for output in graph.output:
        if output.type.tensor_type.elem_type:
            element_type(output.type.tensor_type.elem_type, f"output {output.name!r}")
    outputs = {output.name: declared(output.type.tensor_type) for output in graph.output}
    del graph.node[:]
    graph.node.extend(nodes)
    # ONNX's checker demands a shape for every output, but some writers leave the shape to inference.
    del graph.output[:]
    with foreign("not a valid ONNX model"):
        onnx.checker.check_model(model)
    return Model(tuple(graph.node), opsets, inputs, constants, outputs)


def load_proto(source: Any) -> Any:
    """Return the ModelProto of a path or of a file's bytes, or a copy of a given ModelProto. Raises UserError
    if the source is no ONNX model or cannot be read."""
    if isinstance(source, onnx.ModelProto):
        return deepcopy(source)
    if isinstance(source, (bytes, bytearray)):
        return _parsed(bytes(source))
    if not isinstance(source, (str, Path)):
        raise UserError(f"{type(source).__name__} is no ONNX model; give a path, bytes or an onnx.ModelProto")
    path = Path(source)
    if not os.path.isfile(path):
        raise UserError(f"{path}: no such file; give the path of an ONNX model")
    try:
        data = path.read_bytes()
    except OSError as error:
        raise UserError(f"{path}: cannot be read ({error.strerror}); give a readable file") from None
    model = _parsed(data, f"{path}: ")
    with foreign(f"{path}: values in other files"):
        onnx.load_external_data_for_model(model, str(path.parent))
    return model


def _parsed(data: bytes, where: str = "") -> Any:
    if not data:
        raise UserError(f"{where or 'the model '}is empty, no ONNX model; export or download it again")
    with foreign(f"{where}not a complete ONNX model", "export or download it again"):
        return onnx.load_model_from_string(data)


def _readable(model: Any) -> None:
    """Raise UserError if a name is not text: protobuf returns bytes for a string that is not UTF-8."""
    graph = model.graph
    names: list[Any] = [entry.domain for entry in model.opset_import]
    names += [tensor.name for tensor in graph.initializer]
    for value in (*graph.input, *graph.output):
        names += [value.name, *(d.dim_param for d in value.type.tensor_type.shape.dim)]
    for node in graph.node:
        names += [node.name, node.op_type, node.domain, *node.input, *node.output]
        names += [attribute.name for attribute in node.attribute]
    for name in names:
        if not isinstance(name, str):
            raise UserError(f"name {name!r} is not UTF-8; export the model again")


def _opsets(model: Any) -> dict[str, int]:
    """Return the operator sets' versions by domain. Add missing versions of CUSTOM_DOMAINS to the model."""
    opsets: dict[str, int] = {}
    for entry in model.opset_import:
        domain = "" if entry.domain == "ai.onnx" else entry.domain
        if domain in opsets:
            raise UserError(f"operator set {domain or 'ai.onnx'!r} is imported twice; keep one import")
        opsets[domain] = entry.version
    if opsets.get("", 0) not in OPSETS:
        version = f"version {opsets['']}" if "" in opsets else "no version"
        what = f"{version} of the operator set ai.onnx: {OPSETS[0]} to {OPSETS[-1]} are supported"
        raise UserError(f"{what}; convert the model with onnx.version_converter")
    for domain in sorted({domain_of(node) for node in model.graph.node} & set(CUSTOM_DOMAINS) - set(opsets)):
        opsets[domain] = 1
        model.opset_import.add(domain=domain, version=1)
    return opsets


def _unsupported_parts(model: Any) -> None:
    if len(model.functions):
        what = f"function {model.functions[0].name!r} is defined in the model"
        raise UserError(f"{what}; inline functions with onnx.inliner.inline_local_functions first")
    graph = model.graph
    if len(graph.sparse_initializer):
        raise UserError(f"initializer {graph.sparse_initializer[0].values.name!r} is sparse; use a dense one")
    for parts in ("node", "output"):
        if not getattr(graph, parts):
            raise UserError(f"the graph has no {parts}s; export the model again")


def initializer(tensor: Any) -> Constant:
    """Return the values and the element type of an initializer. Raises UserError."""
    what = f"initializer {tensor.name!r}"
    if not tensor.name:
        raise UserError("an initializer has no name; export the model again")
    return tensor_array(tensor, what), element_type(tensor.data_type, what)


def tensor_array(tensor: Any, what: str) -> np.ndarray:
    """Return the values of a TensorProto in their storage type. ``what`` names the tensor in messages. Raises
    UserError for external data, an impossible shape, or values that do not fit the shape."""
    dtype = element_type(tensor.data_type, what)
    if tensor.data_location == TensorProto.EXTERNAL:
        raise UserError(f"{what}: its values lie in another file; give the model's path instead")
    dims = [int(d) for d in tensor.dims]
    if any(d < 0 for d in dims) or math.prod(dims) > MOST_ELEMENTS:
        raise UserError(f"{what} of shape {dims}: 0 to {MOST_ELEMENTS} elements are possible; mend the shape")
    with foreign(f"{what} of shape {dims} and type {dtype}"):
        array = np.asarray(numpy_helper.to_array(tensor))
    if array.shape != tuple(dims):
        raise UserError(f"{what} of shape {dims}: {array.size} values are stored; export the model again")
    return np.ascontiguousarray(array.astype(STORAGE[dtype])).reshape(dims)


def _ordered(graph: Any, constants: Mapping[str, Constant]) -> list[Any]:
    """Return the nodes sorted topologically, and in the file's order where the graph allows both orders."""
    inputs = [i.name for i in graph.input]
    _distinct("initializer", [t.name for t in graph.initializer])
    _distinct("input", inputs)
    _distinct("output", [o.name for o in graph.output])
    tensors = set(inputs) | set(constants)
    produced: dict[str, int] = {}
    for index, node in enumerate(graph.node):
        for name in filter(None, node.output):
            if name in produced or name in tensors:
                raise UserError(f"tensor {name!r} is given twice, the second time by {_short(node)}")
            produced[name] = index
    for node in graph.node:
        for name in filter(None, node.input):
            if name not in produced and name not in tensors:
                raise UserError(f"{_short(node)} reads {name!r}, which no input or node gives; add it")
    tensors |= set(produced)
    for output in graph.output:
        if output.name not in tensors:
            raise UserError(f"output {output.name!r} is given by no node; remove it or add its node")
    before = {i: {produced[n] for n in tensors_read(node) & {*produced}} for i, node in enumerate(graph.node)}
    return [graph.node[i] for i in _topological(graph, before)]


def _topological(graph: Any, before: Mapping[int, set[int]]) -> list[int]:
    """Return the indices of nodes, each behind those ``before`` it. Raises UserError for a cycle."""
    sorter = graphlib.TopologicalSorter(before)
    try:
        sorter.prepare()
    except graphlib.CycleError as error:
        stuck = ", ".join(_short(graph.node[i]) for i in sorted(set(error.args[1]))[:4])
        raise UserError(f"the graph has a cycle: {stuck} wait for each other; break it") from None
    ready: list[int] = []
    order: list[int] = []
    while sorter.is_active():
        for index in sorter.get_ready():
            heapq.heappush(ready, index)
        order.append(heapq.heappop(ready))
        sorter.done(order[-1])
    return order


def tensors_read(node: Any) -> set[str]:
    """Return the names of the tensors that a node reads, and that the nodes of its branches read."""
    inner = [graph for attribute in node.attribute for graph in (attribute.g, *attribute.graphs)]
    ends = {output.name for graph in inner for output in graph.output}
    return ends.union(node.input, *(tensors_read(inside) for graph in inner for inside in graph.node))


def _distinct(what: str, names: Sequence[str]) -> None:
    for name, count in collections.Counter(names).items():
        if count > 1:
            raise UserError(f"{what} {name!r} occurs twice; rename one")


def _short(node: Any) -> str:
    return f"node {node.name or (node.output[0] if node.output else '')!r} ({node.op_type})"


def _fix_inputs(graph: Any, constants: Container[str], shapes: dict[str, Sequence[int]]) -> dict[str, Type]:
    """Return the types of the inputs that are not initializers. Fix their dimensions in the proto too."""
    fixed: dict[str, Type] = {}
    symbols: dict[str, int] = {}
    names = [value.name for value in graph.input if value.name not in constants]
    if unknown := sorted(set(shapes) - set(names)):
        raise UserError(f"shape of {unknown[0]!r}: no such input; the inputs are {', '.join(names)}")
    for value in graph.input:
        if value.name in constants:
            continue
        name, what = value.name, f"input {value.name!r}"
        if not name or not value.type.HasField("tensor_type"):
            raise UserError(f"{what}: only named tensors can be inputs; export the model again")
        tensor = value.type.tensor_type
        dtype = element_type(tensor.elem_type, what)
        sizes = shapes.pop(name, None)
        if not tensor.HasField("shape"):
            if sizes is None:
                raise UserError(f"{what}: its rank is unknown; give its shape: --shape {name}:1,3,224,224")
            for _ in sizes:
                tensor.shape.dim.add()
        dims = _fixed_dims(what, name, tensor.shape.dim, sizes, symbols)
        if math.prod(dims) > MOST_ELEMENTS:
            raise UserError(f"{what} of shape {dims}: more than {MOST_ELEMENTS} elements; mend the shape")
        fixed[name] = Type(dtype, tuple(dims))
    del graph.value_info[:]
    return fixed


def _fixed_dims(
    what: str, name: str, dims: Any, sizes: Sequence[int] | None, symbols: dict[str, int]
) -> list[int]:
    # Some exporters write -1 for an open dimension.
    known_sizes = [int(d.dim_value) if d.HasField("dim_value") and d.dim_value >= 0 else None for d in dims]
    if sizes is not None and len(sizes) != len(known_sizes):
        rank = len(known_sizes)
        raise UserError(f"{what}: shape {list(sizes)} was given, but its rank is {rank}; give {rank} sizes")
    if sizes is None and None in known_sizes:
        raise UserError(f"{what}: {_open_dims(name, dims, known_sizes)}")
    fixed = []
    for axis, (dim, size) in enumerate(zip(dims, known_sizes, strict=True)):
        request = None if sizes is None else int(sizes[axis])
        if size is not None and request not in (None, size):
            raise UserError(f"{what}: dimension {axis} is {size} in the model, not {request}; export it anew")
        size = size if size is not None else request
        assert size is not None
        if size < 1:
            raise UserError(f"{what}: dimension {axis} is {size}; it must be 1 or more")
        if dim.dim_param and symbols.setdefault(dim.dim_param, size) != size:
            first = symbols[dim.dim_param]
            raise UserError(f"{what}: {dim.dim_param} is {size}, in another input {first}; give one size")
        dim.dim_value = size
        fixed.append(size)
    return fixed


def _open_dims(name: str, dims: Any, known_sizes: Sequence[int | None]) -> str:
    """Return a message that names the open dimensions of an input and the option that fixes them. The option
    has 1 for an open batch, because any batch works, and letters for other open sizes."""
    labels = {axis: str(dims[axis].dim_param) for axis, size in enumerate(known_sizes) if size is None}
    axes = ", ".join(f"{axis} ({label})" if label else str(axis) for axis, label in labels.items())
    are = f"dimensions {axes} are" if len(labels) > 1 else f"dimension {axes} is"
    letters = {axis: word if word.isidentifier() else f"D{axis}" for axis, word in labels.items() if axis}
    sizes = [str(letters.get(axis, 1 if size is None else size)) for axis, size in enumerate(known_sizes)]
    how = f", with numbers for {', '.join(letters.values())}" if letters else ""
    return f"{are} not fixed; give its shape: --shape {name}:{','.join(sizes)}{how}"


def declared(tensor: Any) -> DeclaredType:
    """Return the declaration in a TypeProto.Tensor. A size of 0 or less counts as open."""
    name = str(TensorProto.DataType.Name(tensor.elem_type)).lower() if tensor.elem_type else None
    sizes = None
    if tensor.HasField("shape"):
        sizes = tuple(int(d.dim_value) if d.dim_value > 0 else None for d in tensor.shape.dim)
    return DeclaredType(_NAMES.get(name or "", name), sizes)
