"""ONNX Runtime sessions, with integer products that are exact on every processor.

On x86 processors without VNNI, ONNX Runtime multiplies uint8 and int8 by ``vpmaddubsw``, which adds pairs of
products in 16 bits and saturates. Large values give wrong results. Products of two unsigned or two signed
operands are exact. An exact session therefore runs a rewritten model on such a processor. The rewrite adds
128 to the signed operand and to its zero point, which changes no result.

ONNX Runtime's own session option ``session.x64quantprecision`` does the same to constant weights. It is set
too, for int8 weights that ONNX Runtime makes of float weights between quantizers. It is not enough (version
1.32). It does nothing at optimization level none or basic. It leaves some QLinearMatMul wrong (opset 21, or
weights that are not constant). QDQ models with a weight scale per filter fail unless weights are unsigned.
"""

import importlib
import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

import numpy as np

from synth.errors import UserError

#: ONNX Runtime's graph optimizations: all, those that keep each operator's results, or none.
Optimize = Literal["all", "basic", "none"]
_LEVELS = {"all": "ORT_ENABLE_ALL", "basic": "ORT_ENABLE_BASIC", "none": "ORT_DISABLE_ALL"}

#: For each operator, the inputs of the uint8 operand and its zero point, then those of the int8 operand. In
#: ConvInteger, signed data next to unsigned weights are wrong. Input -1 stands for a uint8 operand that the
#: operator quantizes itself.
_PRODUCTS: dict[str, tuple[tuple[int, int, int, int], ...]] = {
    "MatMulInteger": ((0, 2, 1, 3),), "ConvInteger": ((1, 3, 0, 2),), "QLinearMatMul": ((0, 2, 3, 5),),
    "QLinearConv": ((0, 2, 3, 5),), "QGemm": ((0, 2, 3, 5),), "QAttention": ((0, 6, 1, 7),),
    "MatMulIntegerToFloat": ((0, 4, 1, 5),), "DynamicQuantizeMatMul": ((-1, -1, 1, 3),),
    "DynamicQuantizeLSTM": ((-1, -1, 1, 9), (-1, -1, 2, 11)),
}  # fmt: skip
#: Operators that ONNX Runtime computes in integers if their operands are dequantized.
_FUSED = ("Conv", "ConvTranspose", "Gemm", "MatMul")
_TO_UNSIGNED = 128
LARGEST_PROTO = (1 << 31) - 1
"""Most bytes of a serialized model, by protobuf's limit."""


def open_session(
    model: bytes | str | Path, *, exact: bool = True, threads: int | None = None, optimize: Optimize = "all",
    profile: Path | None = None, libraries: Sequence[Path] = (),
    settings: Mapping[str, str] = MappingProxyType({}),
) -> Any:  # fmt: skip
    """Return an onnxruntime.InferenceSession on the CPU for a serialized ``model`` or a file's path.

    ``exact``: integer products are exact. Otherwise they are ONNX Runtime's fastest, which are wrong if
    ``saturates()``. ``threads``: None leaves the number to ONNX Runtime. ``optimize``: "basic" graph
    optimizations keep each operator's results, "all" may not. ``profile``: prefix of its profiler's files.
    ``libraries``: of custom operators. ``settings``: session configuration entries. Raises UserError without
    onnxruntime, and ONNX Runtime's own errors.
    """
    runtime = required("onnxruntime")
    options = runtime.SessionOptions()
    options.log_severity_level = 4  # a log would repeat errors, which are raised
    options.graph_optimization_level = getattr(runtime.GraphOptimizationLevel, _LEVELS[optimize])
    if threads is not None:
        options.intra_op_num_threads = threads
        options.inter_op_num_threads = 1
    if profile is not None:
        options.enable_profiling = True
        options.profile_file_prefix = str(profile)
    for entry in settings.items():
        options.add_session_config_entry(*entry)
    for library in libraries:
        options.register_custom_ops_library(str(library))
    source: bytes | str = model if isinstance(model, bytes) else str(model)
    if exact and saturates():
        source, remedy = _rewritten(source)
        if remedy:
            options.add_session_config_entry("session.x64quantprecision", "1")
    return runtime.InferenceSession(source, options, providers=["CPUExecutionProvider"])


@cache
def saturates() -> bool:
    """Return whether ONNX Runtime's products of uint8 and int8 saturate here. The test runs one product."""
    x, w = np.full((1, 64), 255, np.uint8), np.full((64, 16), 127, np.int8)
    text = (
        '<ir_version: 8, opset_import: ["": 17]>'
        "product (uint8[1, 64] x, int8[64, 16] w) => (int32[1, 16] y) { y = MatMulInteger(x, w) }"
    )
    model = required("onnx").parser.parse_model(text).SerializeToString()
    session = open_session(model, exact=False, threads=1)
    return bool((session.run(None, {"x": x, "w": w})[0] != 255 * 127 * 64).any())


def _rewritten(source: bytes | str) -> tuple[bytes | str, bool]:
    """Return the model without products of uint8 and int8, or ``source`` itself if it has none.

    The bool says whether ONNX Runtime may use its own remedy. The remedy gives a QGemm of signed data
    unsigned weights, for which ONNX Runtime has no kernel (1.32).
    """
    onnx = required("onnx")
    model = onnx.load_from_string(source) if isinstance(source, bytes) else onnx.load(source)
    if model.functions:
        model = required("onnx.inliner").inline_local_functions(model)
        if model.functions:
            raise UserError(
                f"function {model.functions[0].name!r} of the model: its products cannot be made exact "
                "on this processor; inline it (onnx.inliner)"
            )
    if model.ByteSize() > LARGEST_PROTO:
        raise UserError(
            f"the model has {model.ByteSize() >> 20} MiB: ONNX Runtime's exact products need a "
            "rewritten model on this processor, and one above 2 GiB cannot be handed over"
        )
    rewritten = bytes(model.SerializeToString()) if unsigned_products(model) else source
    nodes = [node for graph in every_graph(model.graph) for node in graph.node if node.op_type == "QGemm"]
    types = _types(onnx.shape_inference.infer_shapes(model).graph) if nodes else {}
    return rewritten, all(types.get(node.input[2]) != onnx.TensorProto.INT8 for node in nodes)


def unsigned_products(model: Any) -> int:
    """Make the int8 operand of every product with uint8 a uint8 operand, and return the number of changes.

    ``model``: an onnx.ModelProto, changed in place. Operands of integer operators change (``_PRODUCTS``). In
    QDQ models constant weights change; ONNX Runtime itself changes int8 activations. Results stay as ONNX
    defines them. Raises UserError if an operand's type is unknown.
    """
    onnx = required("onnx")
    operators = {node.op_type for graph in every_graph(model.graph) for node in graph.node}
    if operators.isdisjoint({*_PRODUCTS, "DequantizeLinear"}):
        return 0
    types = _types(onnx.shape_inference.infer_shapes(model).graph)
    numbers = itertools.count()
    return sum(_rewrite(graph, types, numbers) for graph in list(every_graph(model.graph)))


def every_graph(graph: Any) -> Iterator[Any]:
    """Yield the graph and the graphs of its nodes' branches and loops."""
    yield graph
    for node in graph.node:
        for attribute in node.attribute:
            for inner in (attribute.g, *attribute.graphs):
                if inner.node:
                    yield from every_graph(inner)


def _types(graph: Any) -> dict[str, int]:
    types: dict[str, int] = {}
    for inner in every_graph(graph):
        for value in (*inner.input, *inner.value_info, *inner.output):
            types[value.name] = value.type.tensor_type.elem_type
        types |= {value.name: value.data_type for value in inner.initializer}
    return {name: kind for name, kind in types.items() if kind}


def _dequantized_weights(graph: Any) -> set[str]:
    """Return the outputs of the DequantizeLinear nodes of constants that convolutions and products read."""
    constant = {value.name for value in graph.initializer}
    multiplied: set[str] = set()
    for node in graph.node:  # in topological order
        if node.op_type == "Constant" or (node.input and constant.issuperset(filter(None, node.input))):
            constant |= set(node.output)
        if node.op_type in _FUSED:
            multiplied |= set(node.input)
    dequantizers = (node for node in graph.node if node.op_type == "DequantizeLinear")
    return {node.output[0] for node in dequantizers if node.input[0] in constant} & multiplied


def _rewrite(graph: Any, types: dict[str, int], numbers: Iterator[int]) -> int:
    onnx = required("onnx")
    nodes: list[Any] = []
    casts: dict[str, str] = {}
    count = 0

    def kind(node: Any, place: int, zero: int) -> int:
        """Return an operand's type number, from its zero point if possible: that type is known more often."""
        names = [node.input[n] for n in (zero, place) if n < len(node.input) and node.input[n]]
        codes = [types[name] for name in names if name in types]
        if not codes:
            raise UserError(
                f"ONNX Runtime multiplies {node.op_type} of uint8 and int8 wrongly on this processor, and "
                f"the type of {node.input[place]!r} is not known: give it a zero point or a value_info in "
                "the model"
            )
        return codes[0]

    def node_of(operator: str, inputs: list[str], **attributes: Any) -> str:
        name = f"unsigned_products_{next(numbers)}"
        nodes.append(onnx.helper.make_node(operator, inputs, [name], name=name, **attributes))
        return name

    def constant(value: Any) -> str:
        tensor = onnx.numpy_helper.from_array(np.asarray(value))
        return node_of("Constant", [], value=tensor)

    def unsigned(name: str) -> str:
        """Return int8 ``name`` plus 128 as uint8. ONNX Runtime may fold the nodes of a constant."""
        if name not in casts:
            wide = node_of("Cast", [name], to=onnx.TensorProto.INT32)
            sums = node_of("Add", [wide, constant(np.int32(_TO_UNSIGNED))])
            casts[name] = node_of("Cast", [sums], to=onnx.TensorProto.UINT8)
        return casts[name]

    weights = _dequantized_weights(graph)
    for node in graph.node:
        if node.output and node.output[0] in weights and kind(node, 0, 2) == onnx.TensorProto.INT8:
            if len(node.input) > 2 and node.input[2]:
                zero = unsigned(node.input[2])
            else:
                shape = node_of("Shape", [node.input[1]])
                filled = onnx.numpy_helper.from_array(np.full(1, _TO_UNSIGNED, np.uint8))
                zero = node_of("ConstantOfShape", [shape], value=filled)
            node.input[0] = unsigned(node.input[0])
            node.input[2:] = [zero]
            count += 1
        for uint8_at, one_zero, int8_at, other_zero in _PRODUCTS.get(node.op_type, ()):
            if kind(node, int8_at, other_zero) == onnx.TensorProto.INT8 and (
                uint8_at < 0 or kind(node, uint8_at, one_zero) == onnx.TensorProto.UINT8
            ):
                while len(node.input) <= other_zero:
                    node.input.append("")
                node.input[int8_at] = unsigned(node.input[int8_at])
                zero = node.input[other_zero]
                node.input[other_zero] = unsigned(zero) if zero else constant(np.uint8(_TO_UNSIGNED))
                count += 1
        nodes.append(node)
    refill(graph.node, nodes)
    return count


def refill(member: Any, messages: Iterable[Any]) -> None:
    """Replace the elements of a protobuf message's repeated field. ``messages`` may be elements of it."""
    copies = list(map(deepcopy, messages))
    del member[:]
    member.extend(copies)


def required(name: str, what: str = "{} is not installed") -> Any:
    """Return the module ``name``. UserError has ``what``, with {} replaced, and a command to install it."""
    try:
        return importlib.import_module(name)
    except ImportError:
        raise UserError(f"{what.format(name)}: pip install onnx onnxruntime") from None
