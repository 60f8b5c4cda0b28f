"""The one way to a session of ONNX Runtime, and what makes its integer products exact on every processor.

On x86 processors without VNNI, ONNX Runtime's products of uint8 and int8 add pairs of products in 16 bits,
which saturate (``vpmaddubsw``): with large values they are wrong. Its products of two unsigned or two signed
operands are right there. So an exact session runs a rewritten model on such a processor: the signed operand
and its zero point move up by 128, which changes no result.

ONNX Runtime has a remedy of its own, the session option ``session.x64quantprecision``, which does the same to
constant weights. It is set as well, for the int8 weights that ONNX Runtime makes itself of float ones between
quantizers, but it is not enough (tried with 1.32): without optimizations, or with basic ones alone, it does
nothing; a QLinearMatMul of operator set 21, or one whose weights are no constants, stays wrong; and a QDQ
model with a weight scale per filter is refused or fails unless its weights are unsigned before.
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

#: How much ONNX Runtime changes a graph first: everything, what keeps each operator's results, nothing.
Optimize = Literal["all", "basic", "none"]
_LEVELS = {"all": "ORT_ENABLE_ALL", "basic": "ORT_ENABLE_BASIC", "none": "ORT_DISABLE_ALL"}

#: Operator -> number of the uint8 operand's input and of its zero point's, then the same of the int8 operand.
#: Of convolutions of integers it is the data that must not be signed beside unsigned weights. A uint8 operand
#: of number -1 the operator makes itself.
_PRODUCTS: dict[str, tuple[tuple[int, int, int, int], ...]] = {
    "MatMulInteger": ((0, 2, 1, 3),),
    "ConvInteger": ((1, 3, 0, 2),),
    "QLinearMatMul": ((0, 2, 3, 5),),
    "QLinearConv": ((0, 2, 3, 5),),
    "QGemm": ((0, 2, 3, 5),),
    "QAttention": ((0, 6, 1, 7),),
    "MatMulIntegerToFloat": ((0, 4, 1, 5),),
    "DynamicQuantizeMatMul": ((-1, -1, 1, 3),),
    "DynamicQuantizeLSTM": ((-1, -1, 1, 9), (-1, -1, 2, 11)),
}
#: Operators that ONNX Runtime makes integer products of, where their operands are dequantized.
_FUSED = ("Conv", "ConvTranspose", "Gemm", "MatMul")
_TO_UNSIGNED = 128
_LARGEST = (1 << 31) - 1
"""Bytes of a serialized model: protobuf takes no more."""


def open_session(
    model: bytes | str | Path, *, exact: bool = True, threads: int | None = None, optimize: Optimize = "all",
    profile: Path | None = None, libraries: Sequence[Path] = (),
    settings: Mapping[str, str] = MappingProxyType({}),
) -> Any:  # fmt: skip
    """An onnxruntime.InferenceSession on the CPU for a serialized ``model`` or a file's path.

    ``exact``: integer products are right on every processor; without, they are ONNX Runtime's fastest, which
    saturate where ``saturates()``. ``threads``: None leaves their number to it. ``profile``: how the names of
    its profiler's files begin. ``libraries``: of custom operators. ``settings``: entries of its
    configuration. Raises UserError without onnxruntime, and ONNX Runtime's own errors.
    """
    runtime = required("onnxruntime")
    options = runtime.SessionOptions()
    options.log_severity_level = 4  # errors are raised as well
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
    """Whether ONNX Runtime's products of uint8 and int8 are wrong on this processor: it is asked for one."""
    x, w = np.full((1, 64), 255, np.uint8), np.full((64, 16), 127, np.int8)
    text = (
        '<ir_version: 8, opset_import: ["": 17]>'
        "product (uint8[1, 64] x, int8[64, 16] w) => (int32[1, 16] y) { y = MatMulInteger(x, w) }"
    )
    model = required("onnx").parser.parse_model(text).SerializeToString()
    session = open_session(model, exact=False, threads=1)
    return bool((session.run(None, {"x": x, "w": w})[0] != 255 * 127 * 64).any())


def _rewritten(source: bytes | str) -> tuple[bytes | str, bool]:
    """The model without products of uint8 and int8, ``source`` itself where it has none; and whether ONNX
    Runtime may have its own remedy, which gives a QGemm of signed data unsigned weights, for which it has no
    kernel (1.32)."""
    onnx = required("onnx")
    model = onnx.load_from_string(source) if isinstance(source, bytes) else onnx.load(source)
    if model.functions:
        model = required("onnx.inliner").inline_local_functions(model)
        if model.functions:
            raise UserError(
                f"function {model.functions[0].name!r} of the model: its products cannot be made exact "
                "on this processor; inline it (onnx.inliner)"
            )
    if model.ByteSize() > _LARGEST:
        raise UserError(
            f"the model has {model.ByteSize() >> 20} MiB: ONNX Runtime's exact products need a "
            "rewritten model on this processor, and one above 2 GiB cannot be handed over"
        )
    rewritten = bytes(model.SerializeToString()) if unsigned_products(model) else source
    nodes = [node for graph in every_graph(model.graph) for node in graph.node if node.op_type == "QGemm"]
    types = _types(onnx.shape_inference.infer_shapes(model).graph) if nodes else {}
    return rewritten, all(types.get(node.input[2]) != onnx.TensorProto.INT8 for node in nodes)


def unsigned_products(model: Any) -> int:
    """Make the int8 operand of every product with uint8 a uint8 one, in an onnx.ModelProto.

    Of integer operators (see the table) whatever the operand is; of QDQ models, constant weights: int8
    activations ONNX Runtime makes unsigned itself. Returns how many products were changed; every result stays
    what ONNX defines. Raises UserError where the type of an operand cannot be told.
    """
    onnx = required("onnx")
    operators = {node.op_type for graph in every_graph(model.graph) for node in graph.node}
    if operators.isdisjoint({*_PRODUCTS, "DequantizeLinear"}):
        return 0
    types = _types(onnx.shape_inference.infer_shapes(model).graph)
    numbers = itertools.count()
    return sum(_rewrite(graph, types, numbers) for graph in list(every_graph(model.graph)))


def every_graph(graph: Any) -> Iterator[Any]:
    """The graph and those of its nodes' branches and loops."""
    yield graph
    for node in graph.node:
        for attribute in node.attribute:
            for inner in (attribute.g, *attribute.graphs):
                if inner.node:
                    yield from every_graph(inner)


def _types(graph: Any) -> dict[str, int]:
    found: dict[str, int] = {}
    for inner in every_graph(graph):
        for value in (*inner.input, *inner.value_info, *inner.output):
            found[value.name] = value.type.tensor_type.elem_type
        found |= {value.name: value.data_type for value in inner.initializer}
    return {name: kind for name, kind in found.items() if kind}


def _dequantized_weights(graph: Any) -> set[str]:
    """Of the dequantizers whose results are multiplied, the outputs of those of constants."""
    constant = {value.name for value in graph.initializer}
    multiplied: set[str] = set()
    for node in graph.node:  # each after those that it reads
        if node.op_type == "Constant" or (node.input and constant.issuperset(filter(None, node.input))):
            constant |= set(node.output)
        if node.op_type in _FUSED:
            multiplied |= set(node.input)
    dequantizers = (node for node in graph.node if node.op_type == "DequantizeLinear")
    return {node.output[0] for node in dequantizers if node.input[0] in constant} & multiplied


def _rewrite(graph: Any, types: dict[str, int], numbers: Iterator[int]) -> int:
    onnx = required("onnx")
    made: list[Any] = []
    moved: dict[str, str] = {}
    count = 0

    def kind(node: Any, place: int, zero: int) -> int:
        """A zero point's type is that of its tensor, and is known more often."""
        names = [node.input[n] for n in (zero, place) if n < len(node.input) and node.input[n]]
        known = [types[name] for name in names if name in types]
        if not known:
            raise UserError(
                f"ONNX Runtime multiplies {node.op_type} of uint8 and int8 wrongly on this processor, and "
                f"the type of {node.input[place]!r} is not known: give it a zero point or a value_info in "
                "the model"
            )
        return known[0]

    def node_of(operator: str, inputs: list[str], **attributes: Any) -> str:
        name = f"unsigned_products_{next(numbers)}"
        made.append(onnx.helper.make_node(operator, inputs, [name], name=name, **attributes))
        return name

    def constant(value: Any) -> str:
        tensor = onnx.numpy_helper.from_array(np.asarray(value))
        return node_of("Constant", [], value=tensor)

    def unsigned(name: str) -> str:
        """``name``, of int8, plus 128 as uint8; ONNX Runtime folds it where it is constant and it may."""
        if name not in moved:
            wide = node_of("Cast", [name], to=onnx.TensorProto.INT32)
            sums = node_of("Add", [wide, constant(np.int32(_TO_UNSIGNED))])
            moved[name] = node_of("Cast", [sums], to=onnx.TensorProto.UINT8)
        return moved[name]

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
        for one, one_zero, other, other_zero in _PRODUCTS.get(node.op_type, ()):
            if kind(node, other, other_zero) == onnx.TensorProto.INT8 and (
                one < 0 or kind(node, one, one_zero) == onnx.TensorProto.UINT8
            ):
                while len(node.input) <= other_zero:
                    node.input.append("")
                node.input[other] = unsigned(node.input[other])
                zero = node.input[other_zero]
                node.input[other_zero] = unsigned(zero) if zero else constant(np.uint8(_TO_UNSIGNED))
                count += 1
        made.append(node)
    refill(graph.node, made)
    return count


def refill(member: Any, messages: Iterable[Any]) -> None:
    """Let a repeated field of a protobuf message have these, some of which it may have already."""
    copies = list(map(deepcopy, messages))
    del member[:]
    member.extend(copies)


def required(name: str, what: str = "{} is not installed") -> Any:
    """The module ``name``. Raises UserError with the command that installs it, after ``what`` of the name."""
    try:
        return importlib.import_module(name)
    except ImportError:
        raise UserError(f"{what.format(name)}: pip install onnx onnxruntime") from None
