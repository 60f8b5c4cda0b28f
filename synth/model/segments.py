"""Segments: the parts of an ONNX model around its low-bit layers, cut out as models of their own.

A segment is a connected part of the graph. It has low-bit layers and operators next to them that work on each
sample separately (quantizers, activations, normalization, pooling, sums). A segment begins behind a quantizer
and ends with one, unless a layer's result stays float. Other layers thus keep their quantizers. No path leads
out of a segment and back into it.
"""

from collections.abc import Collection, Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from typing import Any

import numpy as np

from synth.errors import UserError
from synth.model.onnx_graph import OnnxGraph
from synth.model.onnx_session import refill
from synth.qnn.frontend.onnx_model import onnx

_QUANTIZERS = ("QuantizeLinear", "Quant", "IntQuant", "BipolarQuant")
#: Operators that work on each sample separately: the first axis of operands and results counts samples.
_BETWEEN = frozenset(
    (
        *_QUANTIZERS, "DequantizeLinear", "Clip", "Relu", "LeakyRelu", "BatchNormalization", "Add", "Sub",
        "Mul", "Div", "Min", "Max", "Neg", "Abs", "Sigmoid", "HardSigmoid", "HardSwish", "Tanh", "MaxPool",
        "AveragePool", "GlobalAveragePool", "Identity", "Trunc",
    )
)  # fmt: skip


@dataclass(frozen=True)
class SegmentTensor:
    """An input or output of a segment: ``shape`` in the segment's own model, ``kind`` ONNX's type number."""

    name: str
    shape: tuple[int, ...]
    kind: int


@dataclass(frozen=True)
class Segment:
    """A part of an ONNX model that becomes one operator ``name``. ``nodes``: indices in the model's graph.

    ``layers``: low-bit layers. ``model``: the part alone. ``batched``: the whole model leaves the number of
    samples open, the part has 1.
    """

    name: str
    nodes: frozenset[int]
    layers: tuple[str, ...]
    inputs: tuple[SegmentTensor, ...]
    outputs: tuple[SegmentTensor, ...]
    batched: bool
    model: Any


def find_segments(model: Any, low_bit: Collection[str]) -> tuple[Segment, ...]:
    """Return the segments of a ModelProto with inferred shapes, in the order of its nodes.

    ``low_bit``: names of low-bit layers, as in ``LayerInfo.name``. Raises UserError if a segment's input or
    output has an unknown shape, or a shape that is open in more than the number of samples.
    """
    view = _View(model)
    reading = {number: node for number, node in enumerate(view.nodes) if view.reads[number]}
    between = {number for number, node in reading.items() if node.op_type in _BETWEEN}
    seeds = {number for number, node in reading.items() if {node.name, node.output[0]} & {*low_bit}} - between
    inside = view.ending(view.beginning(between | seeds), seeds)
    segments: list[Segment] = []
    for part in view.joined(inside):
        names = tuple(view.nodes[n].name or view.nodes[n].output[0] for n in sorted(part & seeds))
        if names:
            segments.append(_segment(f"Segment{len(segments)}", model, view, part, names))
    return tuple(segments)


class _View:
    """The nodes' data dependencies, without constants."""

    def __init__(self, model: Any) -> None:
        self.nodes = list(model.graph.node)
        constants = {tensor.name for tensor in model.graph.initializer}
        self.maker: dict[str, int] = {}
        self.reads: list[list[str]] = []
        for number, node in enumerate(self.nodes):  # in topological order
            self.reads.append([name for name in node.input if name and name not in constants])
            if not self.reads[-1]:
                constants.update(node.output)
            self.maker |= {name: number for name in node.output if name}
        self.before = [{self.maker[name] for name in names if name in self.maker} for names in self.reads]
        self.after: list[set[int]] = [set() for _ in self.nodes]
        for number, makers in enumerate(self.before):
            for maker in makers:
                self.after[maker].add(number)

    def on_integers(self, number: int) -> bool:
        """Return whether a node reads the integers of a quantizer."""
        node = self.nodes[number]
        if node.op_type == "DequantizeLinear":
            return True
        maker = self.maker.get(node.input[0]) if node.op_type == "Clip" else None
        return maker is not None and self.nodes[maker].op_type == "QuantizeLinear"

    def beginning(self, inside: set[int]) -> set[int]:
        """Return the nodes whose inputs all come from quantizers or from such nodes."""
        nodes: set[int] = set()
        for number in sorted(inside):  # in topological order
            quantizer = self.nodes[number].op_type in _QUANTIZERS[1:]  # QONNX quantizers give floats
            before = self.before[number]
            if quantizer or self.on_integers(number) or (before and before <= nodes):
                nodes.add(number)
        return nodes

    def ending(self, inside: set[int], seeds: set[int]) -> set[int]:
        """Return the nodes that a quantizer or a layer follows, or that turn a layer's floats into floats."""
        tail: set[int] = set()
        for number in sorted(inside):
            floats = self.nodes[number].op_type != "DequantizeLinear" and self.before[number] & tail
            if number in seeds or floats:
                tail.add(number)
        head: set[int] = set()
        for number in sorted(inside, reverse=True):
            operator = self.nodes[number].op_type
            closes = operator in _QUANTIZERS or (operator == "Clip" and self.on_integers(number))
            if closes or number in seeds or self.after[number] & head:
                head.add(number)
        return inside & (head | tail)

    def joined(self, inside: set[int]) -> list[set[int]]:
        """Return the largest connected parts of ``inside`` that no path leaves and enters again."""
        parts = {number: {number} for number in inside}
        for number in sorted(inside):
            for maker in sorted(self.before[number] & inside):
                both = parts[maker] | parts[number]
                if parts[maker] is not parts[number] and self._is_apart(both, parts.values()):
                    parts |= dict.fromkeys(both, both)
        return [part for number, part in sorted(parts.items()) if number == min(part)]

    def _is_apart(self, both: set[int], parts: Iterable[set[int]]) -> bool:
        """Return whether all parts can run one after the other if ``both`` is one of them."""
        place = {number: min(part) for part in [*parts, both] for number in part}
        sorter: TopologicalSorter[int] = TopologicalSorter()
        for number, makers in enumerate(self.before):
            here = place.get(number, number)
            sorter.add(here, *({place.get(maker, maker) for maker in makers} - {here}))
        try:
            sorter.prepare()
        except CycleError:
            return False
        return True


def _segment(name: str, model: Any, view: _View, part: set[int], layers: tuple[str, ...]) -> Segment:
    results = {name for number in part for name in view.nodes[number].output if name}
    inputs = list(dict.fromkeys(n for number in sorted(part) for n in view.reads[number] if n not in results))
    rest = (node for number, node in enumerate(view.nodes) if number not in part)
    outside = {name for node in rest for name in node.input if name}
    outside |= {value.name for value in model.graph.output}
    outputs = [name for number in sorted(part) for name in view.nodes[number].output if name in outside]
    tensors, open_batch = _border(model, (*inputs, *outputs), layers[0])
    ends = tuple(tensors[name] for name in inputs), tuple(tensors[name] for name in outputs)
    return Segment(name, frozenset(part), layers, *ends, open_batch, _alone(model, *ends))


def _border(model: Any, names: Iterable[str], layer: str) -> tuple[dict[str, SegmentTensor], bool]:
    """Return the tensors between ``layer``'s segment and the model by name, for one sample, and whether the
    number of samples is open. Raises UserError for shapes that are unknown or open otherwise."""
    values = (*model.graph.input, *model.graph.value_info, *model.graph.output)
    declarations = {value.name: value for value in values}
    sizes = {name: _sizes(declarations, name) for name in names}
    open_batch = {size[0] is None for size, _ in sizes.values() if size}
    for border, (size, _) in sizes.items():
        if None in size[1:] or len(open_batch) > 1 or not size:
            shape = ["?" if extent is None else extent for extent in size]
            what = f"tensor {border!r} beside layer {layer!r} has the shape {shape}"
            raise UserError(f"{what}: only the number of samples may be open; give the inputs' shapes")
    tensors = (SegmentTensor(n, tuple(e or 1 for e in size), kind) for n, (size, kind) in sizes.items())
    return {tensor.name: tensor for tensor in tensors}, True in open_batch


def _sizes(declarations: Mapping[str, Any], name: str) -> tuple[tuple[int | None, ...], int]:
    """Return shape (None: open) and type number of a tensor. Raises UserError if they are unknown."""
    kind = declarations[name].type.tensor_type if name in declarations else None
    if kind is None or not kind.HasField("shape") or not kind.elem_type:
        raise UserError(f"tensor {name!r}: its shape is not known; run onnx.shape_inference on the model")
    return tuple(d.dim_value if d.HasField("dim_value") else None for d in kind.shape.dim), kind.elem_type


def _alone(model: Any, inputs: Iterable[SegmentTensor], outputs: Iterable[SegmentTensor]) -> Any:
    extractor = onnx.utils.Extractor(model)
    for t in (*inputs, *outputs):
        extractor.value_infos[t.name] = onnx.helper.make_tensor_value_info(t.name, t.kind, t.shape)
    part = extractor.extract_model([tensor.name for tensor in inputs], [tensor.name for tensor in outputs])
    del part.graph.value_info[:]  # these shapes have the whole model's number of samples
    return _quantized_again(part, {tensor.name: tensor.kind for tensor in inputs})


def _quantized_again(model: Any, inputs: Mapping[str, int]) -> Any:
    """Insert a quantizer with scale 1 before each Clip of an integer input, and return the model. The front
    end derives the integers' range from it. The values do not change."""
    nodes: list[Any] = []
    for node in model.graph.node:
        name = node.input[0] if node.input else ""
        if node.op_type == "Clip" and name in inputs:
            dtype = onnx.helper.tensor_dtype_to_np_dtype(inputs[name])
            step = [f"{name}_one", f"{name}_zero"]
            if not any(tensor.name == step[0] for tensor in model.graph.initializer):
                for word, value in zip(step, (np.float32(1), np.zeros((), dtype)), strict=True):
                    tensor = onnx.numpy_helper.from_array(np.asarray(value), word)
                    model.graph.initializer.append(tensor)
                names = [f"{name}_real", f"{name}_again"]
                nodes.append(onnx.helper.make_node("DequantizeLinear", [name, *step], names[:1]))
                nodes.append(onnx.helper.make_node("QuantizeLinear", [names[0], *step], names[1:]))
            node.input[0] = f"{name}_again"
        nodes.append(node)
    refill(model.graph.node, nodes)
    return model


def without_segments(model: Any, segments: Iterable[Segment], domain: str) -> Any:
    """Return a copy of the model with each segment as one node of ``domain`` that has the segment's name."""
    copy = deepcopy(model)
    nodes = []
    for segment in segments:
        names = ([t.name for t in segment.inputs], [t.name for t in segment.outputs])
        words = (f"{segment.name}: {segment.layers[0]}", "\n".join(segment.layers))
        nodes.append(onnx.helper.make_node(segment.name, *names, *words, domain=domain))
    inside = {place for segment in segments for place in segment.nodes}
    nodes += [node for place, node in enumerate(copy.graph.node) if place not in inside]
    maker = {name: place for place, node in enumerate(nodes) for name in node.output if name}
    order = {p: {maker[name] for name in node.input if name in maker} for p, node in enumerate(nodes)}
    refill(copy.graph.node, [nodes[place] for place in TopologicalSorter(order).static_order()])
    copy.opset_import.append(onnx.helper.make_opsetid(domain, 1))
    return OnnxGraph(copy).finished()
