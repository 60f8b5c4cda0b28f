"""TVM's importer of exported PyTorch programs, extended by quantized operators and by names of layers."""

import importlib
import math
import re
from functools import partial
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax.frontend.torch.exported_program_translator import ExportedProgramImporter

from synth.errors import UserError, line_of
from synth.qnn import ops as qnn
from synth.qnn.frontend.naming import NamedBuilder
from synth.qnn.frontend.pytorch_operators import (
    CHECKED,
    ONE_RESULT,
    REPLACED,
    Conversion,
    Convert,
    TvmConverter,
    refusal,
)
from synth.qnn.graph import FunctionBuilder
from synth.qnn.values import INTEGERS

torch: Any = importlib.import_module("torch")


def imported(program: Any) -> Any:
    """Return the IRModule of an exported program, after decomposition to PyTorch's core operators."""
    _check_inputs(program)
    try:
        program = program.run_decompositions()
    except Exception as e:
        raise UserError(f"PyTorch model: not decomposed: {line_of(e, -1)}; export it again") from e
    _check_stateless(program)
    importer = ProgramImporter(_stored(program))
    _check_operators(program, set(importer.create_convert_map()))
    try:
        module = importer.from_exported_program(program, False, True, False, None)
    except UserError as e:
        raise e if str(e).startswith("PyTorch") else refusal(importer.node, str(e)) from e
    except Exception as e:  # TVM's converters raise many types of errors for unsupported arguments
        raise refusal(importer.node, f"{line_of(e, -1)}; it is not supported in this form") from e
    # TVM's max pooling also returns indices that nothing uses.
    module = relax.transform.CanonicalizeBindings()(module)
    module = relax.transform.DeadCodeElimination(["main"])(module)
    names = [str(name) for name in program.graph_signature.user_outputs]
    module["main"] = module["main"].with_attr("output_names", names)
    return importer.block_builder.named(module)


class ProgramImporter(ExportedProgramImporter):
    """State of one import: the current node, and the torch tensors known at import (``stored``) by their
    nodes' names. These are weights, buffers, constants and weights quantized at import."""

    convert_map: Any

    def __init__(self, stored: dict[str, Any]) -> None:
        self.node: Any = None
        self.stored = stored
        self._builder: Any = None
        super().__init__()

    @property
    def block_builder(self) -> Any:
        """The builder of bindings: a ``FunctionBuilder`` in place of TVM's, or a wrapper that names them."""
        return self._builder

    @block_builder.setter
    def block_builder(self, builder: Any) -> None:
        """Store a new ``FunctionBuilder`` in place of any ``relax.BlockBuilder``, others as they are."""
        self._builder = FunctionBuilder() if isinstance(builder, relax.BlockBuilder) else builder

    def create_convert_map(self) -> dict[str, TvmConverter]:
        """Return a converter for each supported operator: TVM's converter or its replacement."""
        of_tvm = super().create_convert_map()
        own = {**REPLACED, **QUANTIZED}

        def converter(name: str) -> TvmConverter:
            return lambda node: own[name](Conversion(self, node, of_tvm.get(name)))

        return {name: converter(name) if name in own else of_tvm[name] for name in (*CHECKED, *QUANTIZED)}

    def _translate_fx_graph(
        self, graph_module: Any, nodes: Any, inputs_vars: Any, custom_ops: Any = None
    ) -> Any:
        """Translate as TVM does, with names of nodes, and with stored integers as constants at once."""
        known = {
            k: v.detach().numpy() for k, v in self.stored.items() if v.dtype in (torch.int32, torch.int64)
        }
        inputs_vars |= {name: relax.const(array, str(array.dtype)) for name, array in known.items()}
        self.block_builder = _Named(self.block_builder, self)
        self.convert_map = {name: partial(self._noted, one) for name, one in self.convert_map.items()}
        return super()._translate_fx_graph(graph_module, nodes, inputs_vars, custom_ops)

    def _noted(self, convert: TvmConverter, node: Any) -> Any:
        self.node = node
        return convert(node)


class _Named(NamedBuilder):
    """A block builder that names variables after the current node."""

    def __init__(self, builder: Any, importer: ProgramImporter) -> None:
        super().__init__(builder)
        self._importer = importer

    def emit(self, expr: Any, name_hint: str = "") -> Any:
        return super().emit(expr, name_hint or _layer(self._importer.node))


def _quantize(c: Conversion) -> Any:
    """Convert quantize_per_tensor and quantize_per_channel. PyTorch itself quantizes a known float weight."""
    dtype = _dtype(c)
    if _is_stored(c, c.arguments["input"]):
        known = {k: _tensor(c, v) if isinstance(v, torch.fx.Node) else v for k, v in c.arguments.items()}
        c.importer.stored[c.node.name] = c.node.target(**known)
        return relax.const(c.importer.stored[c.node.name].numpy(), dtype)
    low, high = (int(_tensor(c, c.arguments[k])) for k in ("quant_min", "quant_max"))
    return c.emit(qnn.quantize(c.x, *_parameters(c), qmin=low, qmax=high, out_dtype=dtype))


def _dequantize(c: Conversion) -> Any:
    """Convert dequantize_per_tensor and dequantize_per_channel."""
    if c.arguments.get("out_dtype") not in (None, torch.float32):
        raise c.refused(f"a result of {c.arguments['out_dtype']} is not supported; use torch.float32")
    _dtype(c)
    return c.emit(qnn.dequantize(c.x, *_parameters(c)))


_OVERLOADS = ("per_tensor.default", "per_tensor.tensor", "per_tensor.tensor2", "per_channel.default")
QUANTIZED: dict[str, Convert] = {
    f"{name}_{overload}": convert
    for name, convert in (("quantize", _quantize), ("dequantize", _dequantize))
    for overload in _OVERLOADS
}
"""Converters of the library quantized_decomposed, by the name of operator and overload."""


def _parameters(c: Conversion) -> tuple[Any, Any]:
    """Return scale (float32) and zero point (int32) as constants that broadcast against the input."""
    shape, axis = [int(d) for d in c.x.ty.shape], c.arguments.get("axis")
    many = "s" if axis is not None else ""
    scale = _tensor(c, c.arguments[f"scale{many}"]).to(torch.float32).numpy()
    zero = c.arguments[f"zero_point{many}"]
    point = np.zeros_like(scale) if zero is None else _tensor(c, zero).to(torch.float64).numpy()
    if not (np.isfinite(scale).all() and (scale > 0).all()):
        raise c.refused(f"scale {scale.reshape(-1)[:4]} is not positive and finite; calibrate again")
    if (point != np.rint(point)).any() or np.abs(point).max(initial=0) >= 1 << 31:
        raise c.refused(f"zero point {point.reshape(-1)[:4]}: integers are needed; calibrate the model again")
    form: list[int] = []
    if axis is not None:
        if not -len(shape) <= axis < len(shape):
            raise c.refused(f"channels along axis {axis} of shape {shape}; export the model again")
        form = [1] * len(shape)
        form[axis] = shape[axis]
    count = math.prod(form)
    if scale.size != count or point.size != count:
        raise c.refused(f"{scale.size} scales, {point.size} zero points for {shape}: {count} are needed")
    whole = point.astype(np.int32).reshape(form)
    return relax.const(scale.reshape(form), "float32"), relax.const(whole, "int32")


def _tensor(c: Conversion, argument: Any) -> Any:
    """Return a number or a known tensor as a torch tensor. Raises UserError for a computed tensor."""
    if not isinstance(argument, torch.fx.Node):
        return torch.as_tensor(argument)
    if not _is_stored(c, argument):
        raise c.refused(f"{argument.name!r} is computed at run time; quantize statically")
    return c.importer.stored[argument.name].detach()


def _is_stored(c: Conversion, argument: Any) -> bool:
    return isinstance(argument, torch.fx.Node) and argument.name in c.importer.stored


def _dtype(c: Conversion) -> str:
    """Return the type of the stored integers."""
    name = str(c.arguments["dtype"]).removeprefix("torch.")
    if name not in INTEGERS:
        raise c.refused(f"integers of {c.arguments['dtype']} are not supported; use {', '.join(INTEGERS)}")
    return name


def _stored(program: Any) -> dict[str, Any]:
    """Return parameters, buffers and constants by the names of their nodes."""
    values = {**dict(program.named_parameters()), **dict(program.named_buffers()), **program.constants}
    specs = program.graph_signature.input_specs
    return {spec.arg.name: values[spec.target] for spec in specs if spec.target in values}


def _check_inputs(program: Any) -> None:
    """Raise UserError unless all inputs are tensors of static shapes."""
    kinds = torch.export.graph_signature
    nodes = {node.name: node for node in program.graph.nodes if node.op == "placeholder"}
    for spec in program.graph_signature.input_specs:
        if spec.kind is not kinds.InputKind.USER_INPUT:
            continue
        stored = nodes[spec.arg.name].meta.get("val") if spec.arg.name in nodes else None
        if not isinstance(stored, torch.Tensor):
            raise UserError(f"PyTorch input {spec.arg.name!r}: only tensors are supported; pass one")
        if not all(isinstance(d, int) for d in stored.shape):
            told = f"PyTorch input {spec.arg.name!r} of shape {[str(d) for d in stored.shape]}"
            raise UserError(f"{told}: shapes must be static; export without dynamic_shapes")


def _check_stateless(program: Any) -> None:
    """Raise UserError for state that the model changes, which decomposition turns into an output."""
    for spec in program.graph_signature.output_specs:
        if spec.kind is not torch.export.graph_signature.OutputKind.USER_OUTPUT:
            raise UserError(f"PyTorch model: it changes {spec.target!r}; call model.eval() before its export")


def _check_operators(program: Any, known: set[str]) -> None:
    """Raise UserError for a node without a converter, and for a result without elements."""
    for node in program.graph.nodes:
        if node.op not in ("placeholder", "output", "call_function"):
            raise refusal(node, f"kind {node.op} is not supported; export the model without control flow")
        if node.op != "call_function":
            continue
        name = node.target.__name__
        if name not in known:
            dynamic = "choose_qparams" in name
            remedy = "quantize statically (is_dynamic=False)" if dynamic else "replace it in the model"
            raise refusal(node, f"this operator is not supported; {remedy}")
        result = node.meta.get("val") if name not in ONE_RESULT else None
        for value in result if isinstance(result, (list, tuple)) else [result]:
            if isinstance(value, torch.Tensor) and not value.numel():
                shape = list(value.shape)
                raise refusal(node, f"its result of shape {shape} has no elements; leave the operator out")


def _layer(node: Any) -> str:
    """Return the name for a node's variables: the path of its torch module, or the node's name."""
    if node is None:
        return "model"
    stack = list((node.meta.get("nn_module_stack") or {}).values())
    path = re.sub(r"^L\['self'\]\.?", "", str(stack[-1][0])) if stack else ""
    return path or str(node.name)
